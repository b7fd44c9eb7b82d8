// Owns the list of the reports that the caller has sent by mail.
import { ownReports } from '../../figures/reports.ts';
import { office } from '../../pipeline/handle.ts';

export default office('figures/reports', async ({ db, staff, counterparties }) => ({
  reports: await ownReports(db, staff.staffId),
  hasMail: counterparties?.mail !== undefined,
}));
