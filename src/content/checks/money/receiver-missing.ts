// The rule that a pay method that is open has an account to pay to.
import { contentRule } from '../rule.ts';

const method = '"key": "a", "kind": "bank", "payType": "bank", "name": "A", "least": "100", "most": "500"';

export const receiverMissing = contentRule({
  name: 'receiver-missing',
  severity: 'error',
  page: 'A transfer needs the bank, the receiver and the number of the account, a scanned code what it holds. This method is open without them, so players would be asked to pay to nobody. Fill in your account, or leave the method closed ("open": false) until you have one.',
  kinds: ['pay-methods'],
  good: `{ "items": [{ ${method}, "open": false }] }`,
  bad: `{ "items": [{ ${method} }] }`,
  *check({ file }) {
    for (const [at, { kind, open, bank, receiver, cardNo, qrContent }] of file.items.entries()) {
      if (open === false || kind === 'online') continue;
      const lacking =
        kind === 'fast'
          ? qrContent
            ? []
            : ['qrContent']
          : Object.entries({ bank, receiver, cardNo }).flatMap(([name, value]) => (value ? [] : [name]));
      if (lacking.length === 0) continue;
      yield {
        path: ['items', at],
        at: 'value',
        message: `The method is open, and has no ${lacking.join(' and no ')}.`,
        consequence: 'Players are asked to pay to nobody.',
        fix: {
          description: 'Close it',
          safe: false,
          changes: [
            open === undefined
              ? { kind: 'insert', path: ['items', at, 'open'], value: false }
              : { kind: 'set', path: ['items', at, 'open'], value: false },
          ],
        },
      };
    }
  },
});
