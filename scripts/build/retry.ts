// Owns how often the site is bundled: once more where the bundler has fallen over itself.

/** What wyw-in-js says, once in some forty runs, when it meets a module again that it is still at work on. */
const fellOverItself = /AbortError: superseded/;
const most = 3;

/** Runs `bundle`, and again where it failed by chance: nothing but a fresh process helps then. Rejects as the last run does. */
export async function bundled<Result>(bundle: () => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1)
    try {
      return await bundle();
    } catch (error) {
      if (run === most || !fellOverItself.test(String(error))) throw error;
    }
}
