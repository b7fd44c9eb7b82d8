// Noting which settings of a station are read: a value behind a proxy that says so, and how paths of settings lie in each other.

const pathOf = (parent: string, key: string, isList: boolean): string =>
  isList ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`;

/**
 * The same value, which passes the path of what is read of it to `note`, such as menus.tabBar[0].name: of each value that holds no
 * others, and of a list or section that is gone through. Two reads of one part give the same object. Takes plain data alone, such as parsed
 * JSON; `path` is where it lies.
 */
export function recordable<Value extends object>(
  value: Value,
  note: (path: string) => void,
  path = '',
  made = new WeakMap<object, object>(),
): Value {
  const known = made.get(value);
  if (known) return known as Value;
  const isList = Array.isArray(value);
  const proxy = new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      const isPart = typeof key === 'string' && (isList ? /^\d+$/.test(key) : !(key in Object.prototype));
      if (!isPart) return found;
      const own = pathOf(path, key, isList);
      if (typeof found === 'object' && found !== null) return recordable(found, note, own, made);
      note(own);
      return found;
    },
    ownKeys(target) {
      if (path !== '') note(path);
      return Reflect.ownKeys(target);
    },
  });
  made.set(value, proxy);
  return proxy;
}

/** The path of a setting by its steps, as it is noted; a number is a place in a list. */
export const settingPath = (steps: readonly (string | number)[]): string =>
  steps.reduce<string>((above, step) => pathOf(above, String(step), typeof step === 'number'), '');

/** Whether a setting is the other one or lies within it. */
export const isWithin = (path: string, of: string): boolean =>
  path === of || (path.startsWith(of) && /^[.[]/.test(path.slice(of.length)));

/** In order, without those that hold others of them: the read of a section is the read of what was taken from it. */
export function deepest(paths: Iterable<string>): string[] {
  const sorted = [...new Set(paths)].sort();
  // What begins with a path comes right behind it.
  return sorted.filter((path, at) => {
    for (let next = at + 1; sorted[next]?.startsWith(path); next += 1)
      if (isWithin(sorted[next]!, path)) return false;
    return true;
  });
}
