// Commands that read JSON lines from stdin and answer each with a JSON line: an answer with `error` makes the command end with 1.

/** An answer carries the id of its line, null where it has none. */
export type LineAnswer = { readonly id: unknown } & Readonly<Record<string, unknown>>;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Answers one line with what `answer` makes of its object; `explained` returns the message of an error that is the line's fault. */
export function answerLine(
  line: string,
  fields: string,
  answer: (given: JsonObject) => JsonObject,
  explained: (error: unknown) => string | undefined,
): LineAnswer {
  let given: JsonObject;
  try {
    given = objectIn(line, fields);
  } catch (error) {
    return { id: null, error: (error as Error).message };
  }
  const id = given.id ?? null;
  try {
    return { id, ...answer(given) };
  } catch (error) {
    const message = explained(error);
    if (message === undefined) throw error;
    return { id, error: message };
  }
}

function objectIn(line: string, fields: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new SyntaxError(`line: is not JSON (${(error as Error).message})`);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new SyntaxError(`line: must be a JSON object with ${fields}`);
  }
  return value as JsonObject;
}

/** Answers every line of stdin, in order; empty lines are passed over. */
export async function answerStdin(answer: (line: string) => LineAnswer): Promise<void> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += chunk;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const answers = lines.map(answer);
  process.stdout.write(answers.map((each) => `${JSON.stringify(each)}\n`).join(''));
  if (answers.some((each) => 'error' in each)) process.exitCode = 1;
}
