// Owns the process that decodes pictures: it answers one file after the other over the channel of redrawing.ts, and ends with the server.
import { setPriority } from 'node:os';
import { redrawn } from './redraw.ts';

// Players' calls come first where processors are scarce.
setPriority(10);
// An interrupt in a terminal reaches the whole group; the server decides when pictures end.
process.on('SIGINT', () => {});
// At once: an ordinary exit would wait for the decoder's thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (file: Uint8Array) => {
  void redrawn(Buffer.from(file)).then((picture) => process.send!(picture));
});
process.send!('ready');
