-- Who may take part in an activity beside the levels: members, agents, or both where the list is empty.
ALTER TABLE activity ADD COLUMN roles text[] NOT NULL DEFAULT '{}' CHECK (roles <@ '{member,agent}');
