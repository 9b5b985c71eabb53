import { foldText } from '../language';
import { spellAs } from '../spelling';
import type { Direction, Translated } from './direction';
import { toMasculine } from './names/spanish-gender';
import { translateCertificate, translateSkill } from './translate-credentials';
import { translateDegree } from './translate-degree';
import { translateTitle } from './translate-title';

type TranslateName = (name: string, direction: Direction) => Translated;

const kinds: readonly TranslateName[] = [
  (name, direction) => translateTitle(name, direction, undefined),
  translateDegree,
  translateCertificate,
  translateSkill,
];

/** Whether our tables say that one name is the other in the other language, of a woman or a man. */
export function isKnownName(was: string, is: string, direction: Direction): boolean {
  if (was.trim() === '' || is.trim() === '') return false;
  const bare = (name: string) =>
    foldText(direction.to === 'es' ? toMasculine(name) : spellAs(name, 'british'));
  return kinds.some((translate) => {
    const { text, unknown, nearness, frame } = translate(was, direction);
    const isWhole = unknown === undefined && nearness === undefined && frame === undefined;
    return isWhole && text !== was && bare(text) === bare(is);
  });
}
