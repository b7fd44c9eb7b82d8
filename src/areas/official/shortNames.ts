// How the plays of a group are named beneath the name of their group.

/** 后三直选复式 under 后三 is 直选复式, in any language; where a lone figure would be left (任选一), all keep their names. */
export function shortNames(names: readonly string[], group: string): readonly string[] {
  const short = names.map((name) =>
    name.startsWith(group) && name !== group ? name.slice(group.length).trim() : name,
  );
  return short.some(({ length }) => length < 2) ? names : short;
}
