import type { GuardFinding } from '../../assistant';
import { degrees } from '../../catalog/credentials';
import { jobTitles } from '../../catalog/titles';
import type { Cv, EducationItem, WorkItem } from '../../cv';
import { foldText, type Language } from '../../language';
import { ownValue } from '../../text';
import { isSameSpan, readSpan } from '../read-span';
import { collectFacts, type Facts, includesText, listCvTexts, listTexts } from './cv-facts';
import { guardEntries, guardFields } from './guard-entries';
import { findLostTexts, guardList, guardSkills } from './guard-lists';
import { guardText } from './guard-texts';

export interface GuardedCv {
  readonly cv: Cv;
  readonly findings: GuardFinding[];
}

/** Makes sure `proposed` says nothing the original doesn't, whether a model or our rules wrote it. Anything extra is undone and reported. */
export function guardAgainstInvention(original: Cv, proposed: Cv, language: Language): GuardedCv {
  const known = collectFacts(listCvTexts(original));
  const findings: GuardFinding[] = [];
  const keep = <T>(guarded: { findings: readonly GuardFinding[] } & T): T => {
    findings.push(...guarded.findings);
    return guarded;
  };
  const cv: Cv = {
    personal: keep(guardPersonal(original, proposed, known, language)).entry,
    summary: keep(guardSummary(original, proposed, known)).text,
    work_experience: keep(
      guardEntries(
        'work_experience',
        original.work_experience,
        proposed.work_experience,
        (was, is, at) => guardWork(was, is, at, known, language),
      ),
    ).entries,
    education: keep(
      guardEntries('education', original.education, proposed.education, (was, is, at) =>
        guardEducation(was, is, at, known, language),
      ),
    ).entries,
    skills: keep(guardSkills(original.skills, proposed.skills, known)).texts,
    certifications: keep(
      guardEntries(
        'certifications',
        original.certifications,
        proposed.certifications,
        (was, is, at) => {
          const { entry, findings } = guardFields(was, is, at, [
            ['name', 'new-certificate', isSameText],
            ['issuer', 'new-certificate', (_, now) => now !== '' && includesText(known, now)],
            ['date', 'changed-date', isSameDate],
          ]);
          return { entry: { ...entry, date: was.date }, findings };
        },
      ),
    ).entries,
    languages: keep(
      guardEntries('languages', original.languages, proposed.languages, (was, is, at) =>
        guardFields(was, is, at, [
          ['language', 'new-language', isSameText],
          ['proficiency', 'new-language', isSameText],
        ]),
      ),
    ).entries,
    additional: keep(guardAdditional(original, proposed, known)).additional,
  };
  return { cv, findings };
}

export const isSameText = (was: string, is: string) => foldText(was) === foldText(is);

export function isSameDate(was: string, is: string): boolean {
  if (isSameText(was, is)) return true;
  const before = readSpan(was);
  const after = readSpan(is);
  return before !== null && after !== null && isSameSpan(before, after);
}

/** Contact details are never rewritten, but a missing one may come from elsewhere in the CV. */
function guardPersonal(original: Cv, proposed: Cv, known: Facts, language: Language) {
  const isUnchanged = (was: string, is: string) =>
    was === '' ? includesText(known, is) : was.trim() === is.trim();
  const isName = (was: string, is: string) => was !== '' && isSameText(was, is);
  return guardFields(original.personal, proposed.personal, '/personal', [
    ['name', 'changed-contact', isName],
    ['email', 'changed-contact', isUnchanged],
    ['phone', 'changed-contact', isUnchanged],
    ['linkedin', 'changed-contact', isUnchanged],
    ['github', 'changed-contact', isUnchanged],
    ['website', 'changed-contact', isUnchanged],
    ['location', 'changed-contact', isName],
    ['title', 'new-title', (was, is) => isSameTitle(was, is, language) || includesText(known, is)],
  ]);
}

function guardSummary(original: Cv, proposed: Cv, known: Facts) {
  const source = { texts: [original.summary], scope: known, known };
  const guarded = guardText(proposed.summary, source, '/summary');
  return {
    text: guarded.text,
    findings: [
      ...guarded.findings,
      ...findLostTexts([original.summary], [guarded.text], '/summary'),
    ],
  };
}

function guardWork(was: WorkItem, is: WorkItem, pointer: string, known: Facts, language: Language) {
  const fields = guardFields(was, is, pointer, [
    ['company', 'new-employer', isSameText],
    ['title', 'new-title', (before, after) => isSameTitle(before, after, language)],
    ['dates', 'changed-date', isSameDate],
    ['location', 'new-employer', isSameText],
  ]);
  const source = {
    texts: [was.description, ...was.achievements],
    scope: collectFacts(listTexts(was)),
    known,
  };
  const description = guardText(is.description, source, `${pointer}/description`);
  const achievements = guardList(is.achievements, source, `${pointer}/achievements`);
  const findings = [...fields.findings, ...description.findings, ...achievements.findings];
  const entry = {
    ...fields.entry,
    // Compare dates as facts: the document decides their format.
    dates: was.dates,
    description: description.text,
    achievements: achievements.texts,
  };
  const texts = [entry.description, ...entry.achievements];
  const isEmptied = texts.every((text) => text === '') && source.texts.some((text) => text !== '');
  if (isEmptied) {
    const { description: text, achievements: list } = was;
    findings.push({ code: 'text-lost', pointer, quote: text || list.join(' '), reverted: true });
    return { entry: { ...entry, description: text, achievements: list }, findings };
  }
  findings.push(...findLostTexts(source.texts, texts, pointer));
  return { entry, findings };
}

function guardEducation(
  was: EducationItem,
  is: EducationItem,
  pointer: string,
  known: Facts,
  language: Language,
) {
  const fields = guardFields(was, is, pointer, [
    ['degree', 'new-degree', (before, after) => isSameDegree(before, after, language)],
    ['institution', 'new-institution', isSameText],
    ['dates', 'changed-date', isSameDate],
    ['location', 'new-institution', isSameText],
    ['field_of_study', 'new-degree', (_, after) => after !== '' && includesText(known, after)],
  ]);
  const source = { texts: [was.description], scope: collectFacts(listTexts(was)), known };
  const description = guardText(is.description, source, `${pointer}/description`);
  return {
    entry: { ...fields.entry, dates: was.dates, description: description.text },
    findings: [
      ...fields.findings,
      ...description.findings,
      ...findLostTexts(source.texts, [description.text], pointer),
    ],
  };
}

function guardAdditional(original: Cv, proposed: Cv, known: Facts) {
  const findings: GuardFinding[] = [];
  const additional: Record<string, string[]> = {};
  for (const [heading, lines] of Object.entries(proposed.additional)) {
    const pointer = `/additional/${heading.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const own = ownValue(original.additional, heading);
    if (own === undefined && !lines.every((line) => includesText(known, line))) {
      findings.push({ code: 'entry-added', pointer, quote: heading, reverted: true });
      continue;
    }
    const texts = own ?? lines;
    const guarded = guardList(lines, { texts, scope: collectFacts(texts), known }, pointer);
    findings.push(...guarded.findings, ...findLostTexts(texts, guarded.texts, pointer));
    additional[heading] = guarded.texts;
  }
  const now = collectFacts([...Object.values(additional).flat(), ...listCvTexts(proposed)]);
  for (const [heading, lines] of Object.entries(original.additional)) {
    if (heading in additional || lines.every((line) => includesText(now, line))) continue;
    findings.push({ code: 'text-lost', pointer: '/additional', quote: heading, reverted: true });
    additional[heading] = lines;
  }
  return { additional, findings };
}

function isSameTitle(was: string, is: string, language: Language): boolean {
  return isSameText(was, is) || shareName(jobTitles, was, is, language);
}

function isSameDegree(was: string, is: string, language: Language): boolean {
  return isSameText(was, is) || shareName(degrees, was, is, language);
}

/** Two names the catalogue has for one thing. */
function shareName(
  things: readonly { readonly es: readonly string[]; readonly en: readonly string[] }[],
  was: string,
  is: string,
  language: Language,
): boolean {
  const names = [foldText(was), foldText(is)];
  return things.some((thing) => {
    const own = new Set(thing[language].map(foldText));
    return names.every((name) => own.has(name));
  });
}
