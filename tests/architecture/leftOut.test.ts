// The rule that no source asks for a feature whose functions the site is built without.
import { expect, it } from 'vitest';
import { libraries } from '#scripts/build-plugins/leftOut.ts';
import { isTest, type Source, sourcesOf } from './sources.ts';

/** How a source asks for each feature: in the elements it draws, or by a name it imports or calls. */
const asksFor: Readonly<Record<string, { drawn?: RegExp; named?: RegExp }>> = {
  '<ViewTransition>': { named: /\bViewTransition\b/ },
  'a ref of a fragment': { drawn: /<Fragment\b[^>]*\bref=/ },
  'elements of the head, and fetching ahead': {
    drawn: /<(?:title|meta|link|style|script|base|html|head|body)[\s/>]/,
    named:
      /\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^;]*\bfrom 'react-dom'/,
  },
  'markup from a server': { named: /\bhydrateRoot\b/ },
  '<SuspenseList>': { named: /\bSuspenseList\b/ },
  'useActionState()': { named: /\buse(?:ActionState|FormState)\b/ },
  'custom elements': { drawn: /<[a-z]+-[a-z][\w-]*[\s/>]/ },
  'components that no source draws': {
    named:
      /import[^;]*\b(?:NavLink|Form|ScrollRestoration|(?:unstable_)?HistoryRouter)\b[^;]*\bfrom 'react-router/,
  },
  'routes that load data': {
    drawn: /<Link\b[^>]*\bprefetch=/,
    named:
      /\b(?:create(?:Browser|Hash|Memory)Router|RouterProvider|PrefetchPageLinks|useFetcher|useLoaderData)\b/,
  },
};

const features = libraries.flatMap((library) => Object.keys(library.features));
const sources = (await sourcesOf(['src'], ['.tsx', '.ts'])).filter(
  ({ file }) => !isTest(file) && !/^src\/(?:server|counterparty|lottery\/oracle)\//.test(file),
);

function asks(feature: string, { file, text }: Source): boolean {
  const { drawn, named } = asksFor[feature]!;
  const code = text
    .replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
    // The title of a part of a drawing is no element of the head, nor does React take it for one.
    .replace(text.includes('<svg') ? /<title>/g : /^$/, '');
  return (file.endsWith('.tsx') && drawn?.test(code)) || named?.test(code) || false;
}

it('each feature has a way to be asked for', () => {
  expect(Object.keys(asksFor).sort()).toEqual([...features].sort());
});

it.each(features)('no source asks for %s', (feature) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((source) => asks(feature, source)).map(({ file }) => file)).toEqual([]);
});

it.each([
  ['<ViewTransition>', "import { ViewTransition } from 'react';"],
  ['a ref of a fragment', '<Fragment key={1} ref={place}>'],
  ['elements of the head, and fetching ahead', '<title>x</title>'],
  ['elements of the head, and fetching ahead', "import { preload } from 'react-dom';"],
  ['markup from a server', 'hydrateRoot(place, app)'],
  ['<SuspenseList>', "import { unstable_SuspenseList as SuspenseList } from 'react';"],
  ['useActionState()', 'const [state] = useActionState(act, null);'],
  ['custom elements', '<my-part id="x">'],
  ['components that no source draws', "import { Link, NavLink } from 'react-router-dom';"],
  ['routes that load data', "import { createBrowserRouter } from 'react-router-dom';"],
])('%s is found where it is asked for: %s', (feature, text) => {
  expect(asks(feature, { file: 'src/areas/index/Home.tsx', text })).toBe(true);
});
