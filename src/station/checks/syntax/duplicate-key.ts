// The rule that a key is given once.
import type { JsonMember, JsonNode, TextEdit } from '../../read/json/jsonTree.ts';
import type { SyntaxIssue, TextRule } from '../rule.ts';

export const duplicateKey: TextRule & {
  /** `earlier` is the place of the first member of that key in the object. */
  detect(text: string, object: JsonNode, earlier: number, member: JsonMember): SyntaxIssue;
} = {
  name: 'duplicate-key',
  severity: 'error',
  page: 'The same key is given twice in one object. JSON takes the last and says nothing, so what the first one says is lost. Keep the one that is meant.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", "name": "Demonstration" }',
  consequence: 'Only the last one counts; which one was meant, nobody can know.',
  detect(text, { members }, earlier, member) {
    const first = members[earlier]!;
    const written = ({ value }: JsonMember): string => text.slice(value.start, value.end);
    const isSame = written(first) === written(member);
    const line = text.slice(0, first.keyStart).split('\n').length;
    const removal = (start: number, end: number): TextEdit[] => [{ start, end, newText: '' }];
    return {
      rule: duplicateKey,
      start: member.keyStart,
      end: member.keyEnd,
      key: member.key,
      message: `The key ${JSON.stringify(member.key)} is given twice; the first time in line ${line}${isSame ? '' : ', with another value'}.`,
      fix: isSame
        ? {
            description: 'Remove the repetition',
            safe: true,
            edits: removal(members.at(-1)!.end, member.end),
          }
        : {
            description: `Remove the one in line ${line}, which never counted`,
            safe: false,
            edits: removal(first.start, members[earlier + 1]?.start ?? member.start),
          },
    };
  },
};
