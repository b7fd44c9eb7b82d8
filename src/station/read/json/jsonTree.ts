// The tree that a text is read into: what each value is, and where it stands.

/** A stretch of the text, by offsets. */
export interface TextPlace {
  start: number;
  /** Just past the last character. */
  end: number;
}

export interface JsonMember extends TextPlace {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: JsonNode;
}

export interface JsonNode extends TextPlace {
  kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** Of a string, number or boolean. */
  value?: string | number | boolean;
  members: JsonMember[];
  items: JsonNode[];
  /** Whether the value was guessed from something that is not JSON: what else is wrong with it is not known. */
  isGuess?: true;
}

/** A tree of its own, for repairs. By hand: the platform's structuredClone takes twenty times as long, which many faulty files make felt. */
export function cloneNode(node: JsonNode): JsonNode {
  return {
    ...node,
    members: node.members.map((member) => ({ ...member, value: cloneNode(member.value) })),
    items: node.items.map(cloneNode),
  };
}

/** A replacement by offsets. */
export interface TextEdit extends TextPlace {
  newText: string;
}
