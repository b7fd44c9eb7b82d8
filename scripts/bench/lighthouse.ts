// The Lighthouse runs: mobile, simulated throttling, a fresh profile each time, nothing but this machine reachable.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { median, rounded } from './figures.ts';
import { loadLighthouse, type Report } from './lighthousePackage.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

/** One run; times in ms. */
interface Run {
  performance: number;
  accessibility: number;
  bestPractices: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  speedIndexMs: number;
  criticalRequests: number;
  criticalDepth: number;
  benchmarkIndex: number;
}

export interface LighthouseFigures {
  version: string;
  runs: number;
  median: Run;
  /** Lowest performance score of the runs. */
  worstPerformance: number;
  /** Audits that the last run failed outright. */
  failed: string[];
  /** Addresses of scripts and styles loaded until the network was quiet. */
  loaded: string[];
}

interface Chain {
  children?: Record<string, Chain>;
}

/** How many requests the chains hold, and how long the longest is. */
function measured(chains: Record<string, Chain> | undefined, depth = 1): { count: number; depth: number } {
  return Object.values(chains ?? {}).reduce(
    (total, { children }) => {
      const below = measured(children, depth + 1);
      return { count: total.count + 1 + below.count, depth: Math.max(total.depth, depth, below.depth) };
    },
    { count: 0, depth: 0 },
  );
}

/** Medians of some runs after one that only warms up. */
export async function runLighthouse(url: string, runs: number): Promise<LighthouseFigures> {
  const [{ lighthouse, launch }, chromePath] = await Promise.all([loadLighthouse(), ensureChromium()]);
  const once = async (): Promise<Report> => {
    const profile = await mkdtemp(path.join(tmpdir(), 'lottery-bench-'));
    const chrome = await launch({
      chromePath,
      ignoreDefaultFlags: true,
      chromeFlags: [...flags, `--user-data-dir=${profile}`],
      userDataDir: false,
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
      });
      if (!result || result.lhr.runtimeError)
        throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing.');
      return result.lhr;
    } finally {
      chrome.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  };
  const figuresOf = ({ audits, categories, environment }: Report): Run => {
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string): number => (categories[id]?.score ?? 0) * 100;
    const details = audits['critical-request-chains']?.details as
      | { chains?: Record<string, Chain> }
      | undefined;
    const { count, depth } = measured(details?.chains);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      fcpMs: value('first-contentful-paint'),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      speedIndexMs: value('speed-index'),
      criticalRequests: count,
      criticalDepth: depth,
      benchmarkIndex: environment.benchmarkIndex,
    };
  };

  await once();
  const reports: Report[] = [];
  for (let at = 0; at < runs; at++) reports.push(await once());
  const all = reports.map(figuresOf);
  const last = reports.at(-1)!;
  const names = Object.keys(all[0]!) as (keyof Run)[];
  const middle = Object.fromEntries(
    names.map((name) => [name, rounded(median(all.map((run) => run[name])), name === 'cls' ? 3 : 0)]),
  ) as unknown as Run;
  const items = (
    last.audits['network-requests']?.details as { items?: { url: string; resourceType?: string }[] }
  )?.items;
  return {
    version: last.lighthouseVersion,
    runs,
    median: middle,
    worstPerformance: rounded(Math.min(...all.map(({ performance }) => performance))),
    failed: Object.values(last.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
    loaded: [
      ...new Set(
        (items ?? [])
          .filter(({ resourceType }) => /^(?:Script|Stylesheet)$/.test(resourceType ?? ''))
          .map((item) => item.url),
      ),
    ],
  };
}
