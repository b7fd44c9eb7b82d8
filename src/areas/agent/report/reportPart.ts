// What every part of the reports is passed.

export interface ReportPartProps {
  request: { account?: string; startDate?: string; endDate?: string };
  /** Of the export, without its ending. */
  fileName: string;
}
