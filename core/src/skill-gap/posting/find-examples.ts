import type { Token } from '../../language';
import type { Mention } from '../names/find-mentions';
import { listRelated } from '../names/skill-names';

const LINKS = new Set(['con', 'with', 'using', 'mediante', 'usando']);

/** "Control de versiones con Git", "agile methods (Scrum)": by id, what the job description itself names as meant. */
export function findExamples(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): ReadonlyMap<string, string> {
  const examples = new Map<string, string>();
  mentions.forEach((mention, index) => {
    const next = mentions[index + 1];
    if (next === undefined || mention.isProperName) return;
    if (isRelated(mention.thing.id, next.thing.id) && isLinked(tokens, mention.last, next.first))
      examples.set(mention.thing.id, next.thing.id);
  });
  return examples;
}

function isRelated(a: string, b: string): boolean {
  return listRelated(a).includes(b) || listRelated(b).includes(a);
}

function isLinked(tokens: readonly Token[], last: number, first: number): boolean {
  if (first === last + 1) return (tokens[first]?.gap ?? '').trim() === '(';
  const link = tokens[last + 1];
  return first === last + 2 && link !== undefined && LINKS.has(link.word) && link.gap.trim() === '';
}
