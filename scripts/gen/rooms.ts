// Generates the script and the style of each page of a game platform: one file of each, bundled from what lies beside the pages.
import path from 'node:path';
import type { Rolldown } from 'vite';
import { bundlerChecks } from '../build/bundlerChecks.ts';

const folder = 'src/counterparty/game-platform/pages';

/** By the name of its page: where its script begins, and the sheets of its kind. */
const rooms: Readonly<Record<string, { script: string; sheets: readonly string[] }>> = {
  live: { script: 'live/live.js', sheets: ['live.css'] },
  slot: { script: 'slot/slot.js', sheets: ['slot.css'] },
  erbagang: { script: 'chess/chess.js', sheets: [] },
  niuniu: { script: 'chess/niuniu.js', sheets: [] },
  fish: { script: 'fish/fish.js', sheets: [] },
  sport: { script: 'sport/sport.js', sheets: ['sport.css'] },
  history: { script: 'history/history.js', sheets: [] },
};

const entry = 'room';

/** A list of games, or of rounds, has the style of its rooms. */
const filesOf = ({ script, sheets }: (typeof rooms)[string]): string[] => [
  ...['game.css', ...sheets, 'short.css', 'lobby.css', 'history.css'],
  `client/${script}`,
];

async function bundled(root: string, files: readonly string[]): Promise<{ script: string; style: string }> {
  // Whoever generates nothing does not wait for it.
  const { build } = await import('vite');
  const at = path.join(root, folder);
  const code = files.map((file) => `import ${JSON.stringify(path.join(at, file))};`).join('\n');
  const { output } = (await build({
    root: at,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [
      {
        name: 'room',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox114'],
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { checks: bundlerChecks, input: entry, output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((each) => each.type === 'chunk').map((each) => each.code);
  const styles = output.filter((each) => each.type === 'asset').map(({ source }) => String(source));
  if (scripts.length !== 1 || styles.length !== 1)
    throw new Error(`A page has one script and one style: see ${folder}/${files.at(-1)}.`);
  return { script: scripts[0]!, style: styles[0]! };
}

export async function generateRooms(root: string): Promise<Map<string, string>> {
  const made: string[] = [];
  for (const [name, room] of Object.entries(rooms)) {
    const { script, style } = await bundled(root, filesOf(room));
    made.push(
      `  ${name}: {\n    script: ${JSON.stringify(script)},\n    style: ${JSON.stringify(style)},\n  },\n`,
    );
  }
  return new Map([
    [
      `${folder}/roomFiles.generated.ts`,
      `// Generated from ${folder} by "npm run gen". Do not edit.\n\n/** The script and the style of each page, by its name. */\nexport const roomFiles = {\n${made.join('')}} as const;\n`,
    ],
  ]);
}
