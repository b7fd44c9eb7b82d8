// Faults of the back office.
import type { Fault } from '../fault.ts';

export const office: readonly Fault[] = [
  {
    name: 'figures',
    file: 'src/server/office/figures/read.ts',
    from: 'THEN -1 ELSE 1 END',
    to: 'THEN 1 ELSE 1 END',
    says: 'The figures of most of a month count the days beside it as well.',
    tests: ['tests/server/office/figures/figures.test.ts'],
  },
  {
    name: 'office-hints',
    file: 'src/server/db/functions/trail_append.sql',
    from: "IF source <> 'read' THEN",
    to: "IF source = 'station' THEN",
    says: 'A colleague sees a change of content or of an agent only once the page is loaded again.',
    tests: ['tests/server/office/twoEditors.test.ts'],
  },
  {
    name: 'agent-rates',
    file: 'src/server/office/agents/stands.ts',
    from: '  await holdVersion(db, request, text);\n',
    to: '',
    says: 'Of two who give an agent rates the second undoes what the first did, and neither knows.',
    tests: ['tests/server/office/twoEditors.test.ts'],
  },
  {
    name: 'exposure',
    file: 'src/server/office/play/exposure.ts',
    from: " AND book = 'real' GROUP BY 1, 2, 3",
    to: ' GROUP BY 1, 2, 3',
    says: 'Risk stops a sale for what trial players stake with play money.',
    tests: ['tests/server/office/play.test.ts'],
  },
  {
    name: 'trail',
    file: 'src/server/db/functions/trail_refuse.sql',
    from: "RAISE EXCEPTION 'the trail is append only: % refused', TG_OP USING ERRCODE = 'LE002';",
    to: 'RETURN coalesce(NEW, OLD);',
    says: 'Somebody in the office changes what the trail says of them.',
    tests: ['tests/server/office/trail.test.ts'],
  },
  {
    name: 'exported-formulas',
    file: 'src/values/csv.ts',
    from: '!isNumber(cell) && formula.test(cell)',
    to: 'isNumber(cell) && formula.test(cell)',
    says: 'A name that a member chose runs as a formula on the computer of a clerk.',
    tests: ['src/values/csv.test.ts'],
  },
];
