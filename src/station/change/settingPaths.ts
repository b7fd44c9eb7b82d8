// Paths of the settings that a station file may have, by its schema, such as theme.skin.

interface SchemaNode {
  properties?: Readonly<Record<string, SchemaNode>>;
}

/** Sections and what is for editors ($schema) are left out. */
export function settingPaths({ properties = {} }: SchemaNode, above = ''): string[] {
  return Object.entries(properties).flatMap(([name, inner]) => {
    if (name.startsWith('$')) return [];
    const own = above === '' ? name : `${above}.${name}`;
    return inner.properties ? settingPaths(inner, own) : [own];
  });
}
