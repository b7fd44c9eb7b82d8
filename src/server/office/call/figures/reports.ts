import { ownReports } from '../../figures/reports.ts';
import { office } from '../../pipeline/handle.ts';

export default office('figures/reports', async ({ db, staff, counterparties }) => ({
  reports: await ownReports(db, staff.staffId),
  hasMail: counterparties?.mail !== undefined,
}));
