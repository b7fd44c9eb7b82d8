-- Trial accounts may play at platforms with play money. Which money a transfer moves is that of its account: functions/transfer_order_book.sql.
ALTER TABLE transfer_order ADD COLUMN book text NOT NULL DEFAULT 'real' CHECK (book IN ('real', 'play'));
