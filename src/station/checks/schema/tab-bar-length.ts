// The rule that a tab bar has two to five entries.
import { placeName } from '../../read/schemaPlace.ts';
import type { SchemaRule } from '../rule.ts';
import { lengthMessage } from './out-of-range.ts';

export const tabBarLength: SchemaRule = {
  name: 'tab-bar-length',
  severity: 'error',
  page: 'The bar at the foot of the screen holds two to five entries: with more, none is wide enough for a thumb or its own name; with one, it leads nowhere. Move the others to the home grid or the member centre.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "tabBar": ["/index", "/userCenter"] } }',
  bad: '{ "code": "demo", "name": "Demo", "menus": { "tabBar": ["/index"] } }',
  detect({ node, schema, path }) {
    if (path.join('.') !== 'menus.tabBar') return undefined;
    const message = lengthMessage(placeName(path), node.items.length, schema);
    return message === undefined ? undefined : { path, at: 'value', message };
  },
};
