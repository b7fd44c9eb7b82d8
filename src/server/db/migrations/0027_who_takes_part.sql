-- Who may take part in an activity of any kind, and how often, beside levels and roles.
ALTER TABLE activity
  -- Whether a deposit of the member's has to have been paid already, or must not have been.
  ADD COLUMN first_deposit text NOT NULL DEFAULT 'any' CHECK (first_deposit IN ('any', 'made', 'notMade')),
  -- One member for each device.
  ADD COLUMN once_per_device boolean NOT NULL DEFAULT false,
  -- Only members with a card, whose number no other member of the station has.
  ADD COLUMN once_per_card boolean NOT NULL DEFAULT false,
  -- How many times a member may take part during the whole activity; 0 for no limit.
  ADD COLUMN limit_in_all integer NOT NULL DEFAULT 0 CHECK (limit_in_all >= 0);

-- The first deposit gift had two of them as terms of its own.
UPDATE activity SET
    once_per_device = coalesce((terms ->> 'oncePerDevice')::boolean, false),
    once_per_card = coalesce((terms ->> 'oncePerCard')::boolean, false),
    terms = terms - 'oncePerDevice' - 'oncePerCard'
  WHERE kind = 'firstRecharge' AND terms <> '{}';
