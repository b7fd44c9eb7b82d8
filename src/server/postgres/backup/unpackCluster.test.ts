// A backup that somebody else made writes nothing beside its folder.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeArchive } from './archive.ts';
import { unpackCluster } from './unpackCluster.ts';

test.each(['pgdata/../outside', 'pgdata/../../outside', '../outside', '/outside', 'outside'])(
  'an archive that holds %s is refused',
  async (name) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lottery-unpack-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'backup.tar.zst');
    const archive = writeArchive(file);
    await archive.addBytes(name, Buffer.from('anything'));
    await archive.close();
    const target = path.join(folder, 'data');
    await expect(unpackCluster(file, target, () => {})).rejects.toThrow('which no backup of ours does');
    for (const place of [folder, target]) expect(existsSync(path.join(place, 'outside'))).toBe(false);
  },
);
