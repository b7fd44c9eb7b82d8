-- Trial accounts may play at platforms with play money. Which money a transfer moves is that of its account: functions/transfer_order_book.sql.
ALTER TABLE transfer_order ADD COLUMN book text NOT NULL DEFAULT 'real';
-- Of the rows that are there already nobody has to look: each has the default.
ALTER TABLE transfer_order ADD CONSTRAINT transfer_order_book CHECK (book IN ('real', 'play')) NOT VALID;
