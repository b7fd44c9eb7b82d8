// The log of a server: JSON lines without what a player entered.
import { type DestinationStream, pino } from 'pino';

/** An error as the log has it. The values of a query are left out: an error of the database quotes values in its detail. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { name, message, ...(code !== undefined && { code }), stack };
}

/** Log lines go to `to`, to standard output when it is left out, nowhere with null; each with the fields of `every`. */
export function createLog(
  to: DestinationStream | null | undefined,
  every?: Readonly<Record<string, unknown>>,
) {
  const options = {
    level: to === null ? 'silent' : (process.env.LOG_LEVEL ?? 'info'),
    serializers: { error: loggedError },
    redact: {
      paths: ['req.headers', 'headers', 'cookies', 'body', 'query', '*.password', '*.token', '*.cookie'],
      censor: '[kept back]',
    },
  };
  const log = to ? pino(options, to) : pino(options);
  return every ? log.child(every) : log;
}

export type Log = ReturnType<typeof createLog>;
