import type { GuardFinding } from '../../assistant';
import { certificates, degrees } from '../../catalog/credentials';
import { jobTitles } from '../../catalog/titles';
import { findSkills, idsOf, isSameDate, isSameText, type Named } from '../../improve';
import { foldText, type Language } from '../../language';
import type { Problem, Told, TranslationGround } from './translation-ground';

/** The objections to a model's text for one field. */
export type Judge = (told: Told) => readonly Problem[];

const catalogued: readonly (readonly [readonly Named[], GuardFinding['code']])[] = [
  [jobTitles, 'new-title'],
  [degrees, 'new-degree'],
  [certificates, 'new-certificate'],
];

export type FieldJudges = ReturnType<typeof createJudges>;

export function createJudges(ground: TranslationGround, from: Language, to: Language) {
  const isOurs = ({ is, was, ours }: Told) => isSameText(is, ours) || isSameText(is, was);
  const refuse =
    (code: GuardFinding['code'], isAllowed: (told: Told) => boolean): Judge =>
    (told) =>
      isAllowed(told) ? [] : [{ code, quote: told.is }];
  const name: Judge = (told) => (isOurs(told) ? [] : ground.findInName(told));
  /** A skill must not become a title, nor a title a degree. */
  const findOtherKind = (own: readonly Named[] | undefined, { is, was }: Told): Problem[] =>
    catalogued.flatMap(([things, code]): Problem[] => {
      const after = things === own ? [] : [...idsOf(things, is, to)];
      const before = idsOf(things, was, from);
      const isOther = after.length > 0 && !after.some((id) => before.has(id));
      return isOther ? [{ code, quote: is }] : [];
    });
  /** A name of the catalogue must be a name of the same thing; one it does not know is read for what it claims. */
  const named = (things: readonly Named[], code: GuardFinding['code']): Judge => {
    return (told) => {
      const after = idsOf(things, told.is, to);
      const before = new Set([...idsOf(things, told.was, from), ...idsOf(things, told.ours, to)]);
      const isOther = after.size > 0 && ![...after].some((id) => before.has(id));
      if (isOurs(told)) return [];
      if (isOther) return [{ code, quote: told.is }];
      return [...findOtherKind(things, told), ...name(told)];
    };
  };
  const skill: Judge = (told) => {
    const after = findSkills(told.is).map(({ skill: { id } }) => id);
    const before = [...findSkills(told.was), ...findSkills(told.ours)].map(
      ({ skill: { id } }) => id,
    );
    const isOther = after.length > 0 && !after.some((id) => before.includes(id));
    if (isOurs(told)) return [];
    if (isOther) return [{ code: 'new-skill', quote: told.is }];
    return [...findOtherKind(undefined, told), ...name(told)];
  };
  return {
    name,
    skill,
    heading: ((told) =>
      isOurs(told) ? [] : [...findOtherKind(undefined, told), ...name(told)]) satisfies Judge,
    prose: ((told) => ground.findInProse(told)) satisfies Judge,
    same: refuse('new-employer', ({ was, is }) => isSameText(was, is)),
    date: refuse(
      'changed-date',
      ({ was, is, ours }) => isSameDate(was, is) || isSameText(ours, is),
    ),
    /** Towns keep their names; words that neither has are another place. */
    place: refuse('changed-contact', ({ was, is, ours }) => {
      const known = new Set(foldText(`${was} ${ours}`).split(/[ /]/));
      return foldText(is)
        .split(/[ /]/)
        .every((word) => known.has(word));
    }),
    /** Fields with a small set of known values. */
    listed: refuse('new-language', isOurs),
    title: named(jobTitles, 'new-title'),
    degree: named(degrees, 'new-degree'),
    certificate: named(certificates, 'new-certificate'),
  };
}
