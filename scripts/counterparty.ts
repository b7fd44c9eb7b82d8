// Runs one counterparty of the demonstration as a process of its own; scripts/counterparties.ts starts it and passes it the key.
import { randomInt } from 'node:crypto';
import { programs } from '#counterparty/programs.ts';
import { type Fault, malformations } from '#counterparty/serve.ts';
import { type Clock, momentOf } from './harness/clock.ts';

const { NAME: name = '', PORT: port = '0', STORE: storeFile = '', KEY: key = '' } = process.env;
const { HOST: host, CLOCK, FAULT_PERCENT = '0' } = process.env;
const load = programs[name];
if (!load || storeFile === '' || key === '') {
  process.stderr.write(
    `NAME (${Object.keys(programs).join(', ')}), STORE (a file) and KEY have to be given. npm start does it.\n`,
  );
  process.exit(2);
}
const start = await load();
// A crash test's time runs fast, for the server and for its counterparties.
let clock = CLOCK ? (JSON.parse(CLOCK) as Clock) : undefined;
process.on('message', (message: { clock: Clock }) => {
  clock = message.clock;
});
const now = () => new Date(clock ? momentOf(clock) : Date.now());
const faults: Fault[] = [
  { losesQuestion: true },
  { losesAnswer: true },
  { isDoubled: true },
  { delayMs: 700 },
  // Whoever moves money is queried again; the registry is not, and its answer decides.
  ...(name === 'exclusion-registry' ? malformations.map((malformed) => ({ malformed })) : []),
];
const fault = (): Fault | undefined =>
  Math.random() * 100 < Number(FAULT_PERCENT) ? faults[randomInt(faults.length)] : undefined;
const options = { storeFile, key, now, fault, ...(host && { host }) };
// Its usual port keeps open pages working after a restart; another program may have taken it.
const server = await start({ ...options, port: Number(port) }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  return start({ ...options, port: 0 });
});
process.send?.({ url: server.party.url });
const end = (): void => {
  void server.close().then(() => process.exit(0));
};
process.on('SIGTERM', end);
// When the server is gone, its demonstration ends as well. Ctrl+C reaches the whole process group, and the server stops this process in its turn.
process.on('disconnect', end);
process.on('SIGINT', () => {});
