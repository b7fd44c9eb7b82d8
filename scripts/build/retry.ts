// How often the site is bundled: again where the bundler failed by a race of its own.

/** What wyw-in-js says, once in some forty runs, when it processes one module twice at a time. */
const raceOfItsOwn = /AbortError: superseded/;
const most = 3;

/** Runs `bundle`, and again where it failed by chance: nothing but a fresh process helps then. Rejects as the last run does. */
export async function bundled<Result>(bundle: () => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1)
    try {
      return await bundle();
    } catch (error) {
      if (run === most || !raceOfItsOwn.test(String(error))) throw error;
    }
}
