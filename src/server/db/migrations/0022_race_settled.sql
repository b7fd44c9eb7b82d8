-- When the prizes of a race were given by themselves; earlier than its end where it was prolonged afterwards and ends again.
ALTER TABLE activity ADD COLUMN settled_at timestamptz;
