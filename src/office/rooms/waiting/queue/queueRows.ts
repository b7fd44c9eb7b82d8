// What the list of a queue holds, and what may be done with its orders.

/** What every row of a queue has. */
export interface Row {
  orderNo: string;
  account: string;
  level: number;
  amount: string;
  createdAt: string;
  lease?: { by: string; isOwn: boolean };
}

export interface Page<R extends Row> {
  decides: 'office' | 'desk';
  /** A demonstration decides by itself on what nobody takes, after so long. */
  ruleSeconds?: number;
  list: R[];
  next?: string;
}

/** What may be done with orders. */
export interface QueueActs<R extends Row> {
  claim(rows: readonly R[]): void;
  approve(rows: readonly R[]): void;
  refuse(rows: readonly R[]): void;
}
