// The process that decodes pictures: it answers one file after the other over the channel of redrawing.ts, and ends with the server.
import { setPriority } from 'node:os';
import { redrawn, redrawnLogo } from './redraw.ts';

// Players' calls come first where processors are scarce.
setPriority(10);
// An interrupt in a terminal reaches the whole group; the server decides when pictures end.
process.on('SIGINT', () => {});
// At once: an ordinary exit would wait for the decoder's thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ file, kind }: { file: Uint8Array; kind: 'picture' | 'logo' }) => {
  const redraw = kind === 'logo' ? redrawnLogo : redrawn;
  void redraw(Buffer.from(file)).then((picture) => process.send!(picture));
});
process.send!('ready');
