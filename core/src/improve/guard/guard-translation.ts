import type { GuardFinding } from '../../assistant';
import { certificates, degrees } from '../../catalog/credentials';
import { jobTitles } from '../../catalog/titles';
import type { Cv, EntryList } from '../../cv';
import { type Language, tellsOtherwise } from '../../language';
import { findSkillMentions, findSkills, isNamedTool } from '../skill-index';
import { idsOf, type Named } from './catalogue-ids';
import { collectFacts, listCvTexts } from './cv-facts';
import { type GuardedCv, isSameDate, isSameText } from './guard-against-invention';
import { type EntryGuard, guardEntries, guardFields } from './guard-entries';
import { indexNumbers, isKnownNumber, readNumbers } from './read-numbers';

/** Whether one name is known to be the other in the other language. */
type IsKnownName = (was: string, is: string) => boolean;

/** The same facts in another language: what is not the same is put back in the words of the original. */
export function guardTranslation(
  original: Cv,
  translated: Cv,
  { from, to }: { readonly from: Language; readonly to: Language },
  isKnownName: IsKnownName,
): GuardedCv {
  const findings: GuardFinding[] = [];
  const known = collectFacts(listCvTexts(original));
  const text = (was: string, is: string, pointer: string): string => {
    const found = compareTexts(was, is, known.skillIds).map((one) => ({
      ...one,
      pointer,
      reverted: true,
    }));
    findings.push(...found);
    return found.length === 0 ? is : was;
  };
  const texts = (was: readonly string[], is: readonly string[], pointer: string): string[] => {
    if (was.length === is.length)
      return is.map((line, at) => text(was[at] ?? '', line, `${pointer}/${at}`));
    const whole = text(was.join('\n'), is.join('\n'), pointer);
    if (is.length > 0 && whole === is.join('\n')) return [...is];
    if (is.length === 0)
      findings.push({ code: 'text-lost', pointer, quote: was.join(' '), reverted: true });
    return [...was];
  };
  const entries = <L extends EntryList>(
    list: L,
    guard: EntryGuard<Cv[L][number]>,
  ): Cv[L][number][] => {
    const guarded = guardEntries(
      list,
      original[list],
      placeEntries(original, translated, list),
      guard,
    );
    findings.push(...guarded.findings);
    return guarded.entries;
  };
  const isOneOf = (things: readonly Named[]) => (was: string, is: string) =>
    isSameThing(things, was, is, from, to) || isKnownName(was, is);
  const isTitle = isOneOf(jobTitles);
  const guards = { findings, text, texts, entries, isTitle, isOneOf };
  const cv: Cv = {
    personal: guardPersonal(original.personal, translated.personal, guards),
    summary: text(original.summary, translated.summary, '/summary'),
    ...guardEntryLists(guards),
    skills: guardTranslatedSkills(original.skills, translated.skills, findings, isKnownName),
    additional: guardAdditional(original.additional, translated.additional, guards),
  };
  return { cv, findings };
}

interface Guards {
  readonly findings: GuardFinding[];
  readonly text: (was: string, is: string, pointer: string) => string;
  readonly texts: (was: readonly string[], is: readonly string[], pointer: string) => string[];
  readonly entries: <L extends EntryList>(
    list: L,
    guard: EntryGuard<Cv[L][number]>,
  ) => Cv[L][number][];
  readonly isTitle: IsKnownName;
  readonly isOneOf: (things: readonly Named[]) => IsKnownName;
}

function guardPersonal(
  was: Cv['personal'],
  is: Cv['personal'],
  { findings, isTitle }: Guards,
): Cv['personal'] {
  const personal = guardFields(was, is, '/personal', [
    ...(['name', 'email', 'phone', 'linkedin', 'github', 'website'] as const).map(
      (field) => [field, 'changed-contact', () => false] as const,
    ),
    ['location', 'changed-contact', haveSameNumbers],
    ['title', 'new-title', isTitle],
  ]);
  findings.push(...personal.findings);
  return personal.entry;
}

function guardEntryLists(guards: Guards): Pick<Cv, EntryList> {
  const { text, texts, entries, isTitle, isOneOf } = guards;
  return {
    work_experience: entries('work_experience', (was, is, at) => {
      const fields = guardFields(was, is, at, [
        ['company', 'new-employer', isSameText],
        ['title', 'new-title', isTitle],
        ['dates', 'changed-date', isSameDate],
        ['location', 'new-employer', haveSameNumbers],
      ]);
      const entry = {
        ...fields.entry,
        description: text(was.description, is.description, `${at}/description`),
        achievements: texts(was.achievements, is.achievements, `${at}/achievements`),
      };
      return { entry, findings: fields.findings };
    }),
    education: entries('education', (was, is, at) => {
      const fields = guardFields(was, is, at, [
        ['degree', 'new-degree', isOneOf(degrees)],
        ['institution', 'new-institution', isSameText],
        ['dates', 'changed-date', isSameDate],
        ['location', 'new-institution', haveSameNumbers],
        ['field_of_study', 'new-degree', haveSameNumbers],
      ]);
      const entry = {
        ...fields.entry,
        description: text(was.description, is.description, `${at}/description`),
      };
      return { entry, findings: fields.findings };
    }),
    certifications: entries('certifications', (was, is, at) =>
      guardFields(was, is, at, [
        ['name', 'new-certificate', isOneOf(certificates)],
        ['issuer', 'new-certificate', isSameText],
        ['date', 'changed-date', isSameDate],
      ]),
    ),
    languages: entries('languages', (was, is, at) =>
      guardFields(was, is, at, [
        ['language', 'new-language', isSameLanguage],
        ['proficiency', 'new-language', hasSameGrade],
      ]),
    ),
  };
}

function guardAdditional(
  original: Cv['additional'],
  translated: Cv['additional'],
  { findings, texts }: Guards,
): Cv['additional'] {
  const additional: Cv['additional'] = {};
  const headings = Object.keys(original);
  const translations = Object.entries(translated);
  headings.forEach((heading, at) => {
    const own = original[heading] ?? [];
    const [name, lines] = translations[at] ?? [];
    if (name === undefined || lines === undefined) {
      findings.push({ code: 'text-lost', pointer: '/additional', quote: heading, reverted: true });
      additional[heading] = own;
    } else
      additional[name] = texts(
        own,
        lines,
        `/additional/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      );
  });
  for (const [name] of translations.slice(headings.length))
    findings.push({ code: 'entry-added', pointer: '/additional', quote: name, reverted: true });
  return additional;
}

/** Titles and degrees have changed; a list of the same length keeps the places of its entries. */
function placeEntries<L extends EntryList>(original: Cv, translated: Cv, list: L): Cv[L][number][] {
  return original[list].length === 0 ? [] : [...translated[list]];
}

/** Numbers and tools that a translation has lost or made up. */
export function compareTexts(
  was: string,
  is: string,
  skillIds: ReadonlySet<string>,
): readonly Pick<GuardFinding, 'code' | 'quote'>[] {
  if (was === is) return [];
  if (is.trim() === '') return [{ code: 'text-lost', quote: was }];
  if (was.trim() === '') return [{ code: 'entry-added', quote: is }];
  const before = readNumbers(was);
  const after = readNumbers(is);
  const known = indexNumbers(before);
  const added = after.filter(
    (number) => !isKnownNumber(number, known) && !isToldOtherwise(number, was),
  );
  const values = new Set(after.map(({ value }) => value));
  const lost = before.filter(
    (number) =>
      number.unit !== 'times' && !values.has(number.value) && !isToldOtherwise(number, is),
  );
  const tools = findSkillMentions(is).filter(
    ({ words, skills }) =>
      words.length > 2 &&
      skills.every(
        (skill) => isNamedTool(skill) && skill.kind === 'tool' && !skillIds.has(skill.id),
      ),
  );
  return [
    ...added.map((number) => ({ code: 'new-number' as const, quote: number.text })),
    ...lost.map((number) => ({ code: 'text-lost' as const, quote: number.text })),
    ...tools.map(({ words }) => ({ code: 'new-skill' as const, quote: words })),
  ];
}

/** A number in words, which the other language tells without one. One in digits has to be there. */
const isToldOtherwise = (
  { text, value }: ReturnType<typeof readNumbers>[number],
  other: string,
): boolean => !/\d/.test(text) && tellsOtherwise(other, value);

function haveSameNumbers(was: string, is: string): boolean {
  return (
    was !== '' &&
    is !== '' &&
    compareTexts(was, is, new Set()).every(({ code }) => code === 'new-skill')
  );
}

/** A name the catalogue knows in one language must be a name of the same thing in the other. */
function isSameThing(
  things: readonly Named[],
  was: string,
  is: string,
  from: Language,
  to: Language,
): boolean {
  if (!haveSameNumbers(was, is)) return false;
  const before = idsOf(things, was, from);
  const after = idsOf(things, is, to);
  if (before.size === 0 || after.size === 0) return true;
  return [...before].some((id) => after.has(id));
}

function isSameLanguage(was: string, is: string): boolean {
  const before = findSkills(was).map(({ skill }) => skill.id);
  const after = findSkills(is).map(({ skill }) => skill.id);
  if (before.length === 0 || after.length === 0) return was !== '' && is !== '';
  return before.some((id) => after.includes(id));
}

const GRADE = /\b[ABC][12]\b/gi;

function hasSameGrade(was: string, is: string): boolean {
  const grades = (text: string) => (text.match(GRADE) ?? []).join(' ').toUpperCase();
  return was !== '' && is !== '' && grades(was) === grades(is);
}

function guardTranslatedSkills(
  original: readonly string[],
  translated: readonly string[],
  findings: GuardFinding[],
  isKnownName: IsKnownName,
): string[] {
  const idsOfSkill = (skill: string) => findSkills(skill).map((found) => found.skill.id);
  const known = new Set(original.flatMap(idsOfSkill));
  const isInPlace = original.length === translated.length;
  const kept: string[] = [];
  translated.forEach((skill, at) => {
    const ids = idsOfSkill(skill);
    const own = isInPlace ? (original[at] ?? '') : '';
    const ownIds = idsOfSkill(own);
    const isKnown =
      original.some((one) => isSameText(one, skill)) ||
      ids.some((id) => (ownIds.length > 0 ? ownIds : [...known]).includes(id)) ||
      (isInPlace &&
        (ids.length === 0 || ownIds.length === 0) &&
        haveSameNumbers(own, skill) &&
        !ids.some((id) => !known.has(id) && ownIds.length > 0)) ||
      isKnownName(own, skill);
    if (isKnown) {
      kept.push(skill);
      return;
    }
    findings.push({ code: 'new-skill', pointer: `/skills/${at}`, quote: skill, reverted: true });
    if (own !== '') kept.push(own);
  });
  if (isInPlace) return kept;
  const now = new Set(kept.flatMap(idsOfSkill));
  for (const skill of original) {
    const ids = idsOfSkill(skill);
    if (ids.some((id) => now.has(id)) || kept.some((one) => isSameText(one, skill))) continue;
    if (ids.length === 0 && translated.length > 0 && kept.length >= original.length) continue;
    findings.push({ code: 'text-lost', pointer: '/skills', quote: skill, reverted: true });
    kept.push(skill);
  }
  return kept;
}
