-- Owns lotteries of a station's own: what their rows say of their draws, and what all servers draw them by.

ALTER TABLE lottery
  -- Mark, draws, seal, numbers and who draws it; null for a lottery of the catalogue. A code of one's own ends with that of its station, so that no two stations share its draws.
  ADD COLUMN own jsonb,
  ADD CONSTRAINT lottery_own_code CHECK (CASE WHEN own IS NULL THEN strpos(code, '-') = 0 ELSE code ~ '^[A-Z0-9]{2,12}-' AND split_part(code, '-', 2) = station END);

-- Every lottery that a station ever had of its own, as draws are made and read by: bets and results of one that was removed keep their rules and its name.
-- Rows of `lottery` write it (own_lottery_keep()); like periods it is not of a station, and each station sees its own.
CREATE TABLE own_lottery (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9]{2,12}-[a-z][a-z0-9]{1,15}$'),
  family text NOT NULL,
  name jsonb NOT NULL,
  own jsonb NOT NULL,
  -- No period begins any more; those that have begun are drawn.
  is_ended boolean NOT NULL DEFAULT false
);
ALTER TABLE own_lottery ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_station ON own_lottery FOR SELECT USING (split_part(code, '-', 2) = current_station() OR current_station() = 'all');
GRANT SELECT ON own_lottery TO house_app, office_read, office_support, office_content, office_money;

-- Draws of the catalogue are for every station, those of a lottery of one's own for its station alone, and for what is done for all stations together ('all').
ALTER TABLE lottery_period ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_station ON lottery_period FOR SELECT USING (strpos(lot_code, '-') = 0 OR split_part(lot_code, '-', 2) = current_station() OR current_station() = 'all');
