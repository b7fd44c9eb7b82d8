-- Removes the packets of an activity that have not opened, so that they are split again by the terms of today. Returns how many. What has opened stays:
-- members may have seen it, or hold a part.
CREATE OR REPLACE FUNCTION red_packets_withdraw(activity integer, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  gone integer[];
BEGIN
  gone := ARRAY(SELECT k.id FROM red_packet k WHERE k.station = current_station() AND k.activity_id = activity AND k.opens_at > moment
    AND NOT EXISTS (SELECT FROM red_packet_part p WHERE p.packet_id = k.id AND p.award_id IS NOT NULL));
  DELETE FROM red_packet_part p WHERE p.station = current_station() AND p.packet_id = ANY (gone);
  DELETE FROM red_packet k WHERE k.station = current_station() AND k.id = ANY (gone);
  RETURN cardinality(gone);
END $$;
REVOKE ALL ON FUNCTION red_packets_withdraw FROM PUBLIC;
GRANT EXECUTE ON FUNCTION red_packets_withdraw TO house_app, office_content;
