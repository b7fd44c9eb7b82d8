-- Owns the role by which jobs ask where something is due, over all stations at once: it sees by which moment or state something waits, and little else; the work
-- itself is done within a station, as ever.

-- Roles belong to the whole PostgreSQL server: another database may have created it already, or be creating it right now.
DO $$
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'job_due') THEN
      CREATE ROLE job_due NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  BEGIN
    SET LOCAL ROLE job_due;
    RESET ROLE;
  EXCEPTION WHEN insufficient_privilege THEN
    EXECUTE format('GRANT job_due TO %I', current_user);
  END;
  GRANT USAGE ON SCHEMA public TO job_due;
END $$;

-- Of every station, but only these columns. Whoever may take the role inherits its policies: without a station the owner of the tables sees nothing still.
DO $$
DECLARE
  shown record;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('account', 'station, id, level, play_blocked_until'),
    ('activity', 'station, id, kind, terms, starts_at, ends_at, settled_at'),
    ('application_setting', 'station, donation_seconds, charge_seconds'),
    ('bet_order', 'station, lot_code, qi_hao, status'),
    ('break_recall', 'station, due_at, ended_at'),
    ('central_deposit', 'station, due_at'),
    ('chase_back', 'station'),
    ('chase_rest', 'station, account_id, opens_at, halted_at'),
    ('commission', 'station, paid_at'),
    ('content_schedule', 'station, state, begins_at, ends_at'),
    ('deposit_order', 'station, status, expires_at, ask_at'),
    ('direct_charge', 'station, status, created_at'),
    ('donation', 'station, status, created_at'),
    ('figure_progress', 'station, through, counted_at'),
    ('game_cursor', 'station, platform, read_at'),
    ('game_member', 'station, platform, opened_at'),
    ('game_round', 'station, platform, state'),
    ('interest_day', 'station, day, paid_at'),
    ('interest_rate', 'station, from_day'),
    ('interest_run', 'station, day'),
    ('ledger_account', 'station, owner_id, kind, book, part, balance'),
    ('ledger_transaction', 'station, id'),
    ('level_entry', 'station, at'),
    ('level_gift', 'station, paid_at'),
    ('level_setting', 'station, is_kept'),
    ('level_settled', 'station'),
    ('level_standing', 'station, account_id, month'),
    ('limit_kept', 'station, since'),
    ('member_level', 'station, level'),
    ('operator_problem', 'station, kind, ref, resolved_at'),
    ('outgoing_message', 'station, state, send_at'),
    ('platform', 'station, code, kind, day_back_most'),
    ('push_notice', 'station, state, send_at'),
    ('rebate_bet', 'station, done_at'),
    ('rebate_run', 'station, day'),
    ('rebate_setting', 'station, from_day'),
    ('recommendation', 'station, at'),
    ('red_packet', 'station, activity_id, opens_at, closes_at'),
    ('session', 'station, seen_at, ended_at'),
    ('studio_schedule', 'station, state, due_at'),
    ('team_entry', 'station'),
    ('team_online_member', 'station'),
    ('transfer_hold', 'station, ended_at'),
    ('transfer_order', 'station, ask_at'),
    ('withdrawal', 'station, status, ask_at')) AS x (name, columns)
  LOOP
    EXECUTE format('CREATE POLICY of_all ON %I FOR SELECT TO job_due USING (current_station() = ''all'')', shown.name);
    EXECUTE format('GRANT SELECT (%s) ON %I TO job_due', shown.columns, shown.name);
  END LOOP;
END $$;
GRANT SELECT (lot_code, qi_hao, state) ON lottery_period TO job_due;

-- That stations in which nothing happened are counted is written down for all of them at once.
CREATE POLICY of_all_kept ON figure_progress FOR UPDATE TO job_due USING (current_station() = 'all');
GRANT UPDATE (through, counted_at) ON figure_progress TO job_due;

-- By which what is due is found over all stations.
CREATE INDEX interest_run_day ON interest_run (day);
CREATE INDEX rebate_run_day ON rebate_run (day);
CREATE INDEX activity_packets ON activity (ends_at) WHERE kind = 'redPacket';
CREATE INDEX activity_races ON activity (ends_at) WHERE kind = 'dragonBoat' AND (settled_at IS NULL OR settled_at < ends_at);
CREATE INDEX figure_progress_again ON figure_progress (station) WHERE counted_at = '-infinity';
