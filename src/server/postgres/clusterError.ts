// The refusals of the embedded cluster: sentences for the person at the keyboard.

/** Its message is a sentence for the person at the keyboard: print it without a stack. */
export class ClusterError extends Error {
  override name = 'ClusterError';
}

/** Runs work on a data folder; an error of the file system becomes a sentence that names the folder. */
export async function explainFileErrors<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    const reason = code && reasons[code];
    if (!reason) throw error;
    throw new ClusterError(
      `The data folder ${dataDir} cannot be used: ${reason} (${code} at ${path ?? dataDir}). ` +
        'Fix that, or choose another folder (DATA_DIR).',
      { cause: error },
    );
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not change it',
  EROFS: 'it lies on a disk that cannot be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a file of that name is in the way',
};

/** The code of a system error, such as ENOENT. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? String(error);
}
