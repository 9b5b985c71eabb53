import type { ChangeReason } from '../assistant';
import type { Cv } from '../cv';
import { foldText, joinSentences, type Language, splitSentences } from '../language';
import { beginWithSmallLetter } from '../text';
import { cutFiller } from './cut-filler';
import { cutPraise, cutTraits } from './cut-traits';
import { type EditPlan, LONGEST_TEXT } from './edit-plan';
import { capitaliseSentences } from './end-sentences';
import { listEmployers } from './list-employers';
import { nameTerms } from './name-terms';
import { orderEntries } from './order-by-focus';
import { readSpan } from './read-span';
import { findSkills } from './skill-index';
import { addToSummary, dropAdditions } from './summary-additions';
import { tidyTypography } from './tidy-typography';
import { trimList } from './trim-list';

const SENTENCES_WHEN_SHORT = 2;
/** What is left of a summary must say more than a job title. */
const FEW_WORDS = 3;
const MOST_SKILLS = { few: 3, many: 6 };

/** The summary without empty words; one made of nothing but them is written again from the CV. */
export function improveSummary(
  cv: Cv,
  plan: EditPlan,
): { summary: string; reasons: readonly ChangeReason[] } {
  const ordered = inOrder(cv);
  const own = dropAdditions(cv.summary, ordered, plan.language);
  const { summary, reasons } = rewriteSummary({ ...cv, summary: own }, plan);
  if (summary === '' || !plan.hasSummary) return { summary, reasons };
  const whole = addToSummary(summary, ordered, plan);
  if (whole === cv.summary) return { summary: whole, reasons: [] };
  return { summary: whole, reasons: whole === summary ? reasons : [...reasons, 'order-by-focus'] };
}

function rewriteSummary(
  cv: Cv,
  plan: EditPlan,
): { summary: string; reasons: readonly ChangeReason[] } {
  if (!plan.hasSummary) return { summary: '', reasons: ['summary-tightened'] };
  const reasons = new Set<ChangeReason>();
  const kept = tighten(cv.summary, plan, reasons);
  const isEnough =
    kept !== '' && (kept.length >= cv.summary.length / 2 || kept.split(' ').length > FEW_WORDS);
  if (isEnough) return { summary: kept, reasons: [...reasons] };
  const written = writeSummary(inOrder(cv), plan);
  if (written === null || !tellsAll(written, kept))
    return kept === ''
      ? { summary: cv.summary, reasons: [] }
      : { summary: kept, reasons: [...reasons] };
  return { summary: written, reasons: ['summary-written'] };
}

/** Whether the new summary keeps everything the old one still said. */
function tellsAll(written: string, kept: string): boolean {
  const told = foldText(written);
  return foldText(kept)
    .split(' ')
    .every((word) => told.includes(word));
}

/** The newest entries first, as they will be when the order is accepted. */
function inOrder(cv: Cv): Cv {
  return {
    ...cv,
    work_experience: orderEntries(cv, 'work_experience').flatMap(
      (at) => cv.work_experience[at] ?? [],
    ),
    education: orderEntries(cv, 'education').flatMap((at) => cv.education[at] ?? []),
  };
}

function tighten(summary: string, plan: EditPlan, reasons: Set<ChangeReason>): string {
  if (summary.length > LONGEST_TEXT) return summary;
  const tidy = tidyTypography(summary, plan.language).trim();
  if (tidy !== summary) reasons.add('typography');
  const named = nameTerms(tidy, plan.language);
  if (named !== tidy) reasons.add('spelling');
  const sentences = splitSentences(named);
  const meaningful = sentences
    .map(({ text, gap }) => ({ text: cutSelfPraise(text, plan.language), gap }))
    .filter(({ text }) => text !== '');
  const few = plan.isShort ? meaningful.slice(0, SENTENCES_WHEN_SHORT) : meaningful;
  const cut = few.map(({ text, gap }) => ({ text: cutFiller(text, plan.language), gap }));
  if (few.length < sentences.length || joinSentences(cut) !== joinSentences(sentences))
    reasons.add('summary-tightened');
  const capital = capitaliseSentences(joinSentences(cut));
  if (capital !== joinSentences(cut)) reasons.add('punctuation');
  return capital;
}

/** What the sentence tells besides praise; a sentence that would break stays whole, and is asked about. */
function cutSelfPraise(sentence: string, language: Language): string {
  const plain = cutPraise(trimList(sentence, language), language);
  const cut = cutTraits(plain, language);
  return cut === null || losesName(plain, cut) ? plain : cut;
}

const NAME = /(?<=[\p{Ll}\d][,;]? \(?)(?!I(?![\p{L}\d]))\p{Lu}[\p{L}\d]*/gu;

/** "A passion for teaching Pilates": praise that names something says more than praise. */
const losesName = (before: string, after: string): boolean =>
  [...before.matchAll(NAME)].some(([name]) => !after.includes(name));

/** From the CV's own words only. It names years and never counts them, because this function doesn't know today's date. */
function writeSummary(cv: Cv, plan: EditPlan): string | null {
  const title = cv.personal.title.trim() || cv.work_experience[0]?.title.trim() || '';
  const years = findYears(cv);
  const employers = endSafely(
    listEmployers(cv).slice(0, plan.focusArea === 'experience' ? 3 : 2),
    years !== null,
  );
  const skills = pickSkills(cv).slice(
    0,
    plan.focusArea === 'skills' ? MOST_SKILLS.many : MOST_SKILLS.few,
  );
  if (title === '' || (employers.length === 0 && skills.length === 0)) return null;
  const parts = {
    title: title.replace(/\s*\([^)]*\)$/, '').replace(/\.$/, ''),
    employers,
    skills,
    years,
    study: findStudy(cv),
  };
  return plan.language === 'es' ? sayInSpanish(parts, plan) : sayInEnglish(parts, plan);
}

/** What one can do comes before the programs everyone has, and both before traits of character. */
function pickSkills(cv: Cv): readonly string[] {
  const rank = (text: string) => {
    const skill = findSkills(text)[0]?.skill;
    if (skill === undefined) return 0;
    if (skill.kind === 'soft' || skill.kind === 'language') return 2;
    return skill.category === 'office-tools' ? 1 : 0;
  };
  return cv.skills
    .filter(
      (text) => text.trim() !== '' && text.length <= 40 && !/ (?:y|e|and|&) |[,;:]/.test(text),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .map(lowerCommonName);
}

/** "lectura de planos" inside a sentence, but "Power BI". */
function lowerCommonName(text: string): string {
  const name = findSkills(text)[0]?.name ?? '';
  return /^\p{Ll}/u.test(name) && /^\p{Lu}[\p{Ll}\s]+$/u.test(text)
    ? beginWithSmallLetter(text)
    : text;
}

/** "S.L." at the end of a sentence would run into the next one: another name goes last, or none. */
function endSafely(names: readonly string[], hasYears: boolean): readonly string[] {
  if (hasYears || names.at(-1)?.endsWith('.') !== true) return names;
  const other = names.findLast((name) => !name.endsWith('.'));
  return other === undefined ? [] : [...names.filter((name) => name !== other), other];
}

interface SummaryParts {
  readonly title: string;
  readonly employers: readonly string[];
  readonly skills: readonly string[];
  readonly years: Years | null;
  readonly study: string;
}

interface Years {
  readonly from: number;
  /** Null where a job goes on. */
  readonly to: number | null;
}

/** From the first job to the last, if every job says when. */
function findYears(cv: Cv): Years | null {
  const spans = cv.work_experience.map(({ dates }) => readSpan(dates));
  const known = spans.filter((span) => span !== null);
  if (known.length === 0 || known.length < spans.length) return null;
  const ends = known.map(({ start, end }) => (end === 'present' ? null : (end ?? start).year));
  return {
    from: Math.min(...known.map(({ start }) => start.year)),
    to: ends.includes(null) ? null : Math.max(...ends.map(Number)),
  };
}

function findStudy(cv: Cv): string {
  const [first] = cv.education;
  if (first === undefined || first.degree.trim() === '') return '';
  return [first.degree.trim(), first.institution.trim()].filter((part) => part !== '').join(', ');
}

function sayInSpanish(
  { title, employers, skills, years, study }: SummaryParts,
  plan: EditPlan,
): string {
  const places = list(employers, 'y');
  const abilities = list(skills, 'y');
  const from = years === null ? '' : sayYears(years, 'es');
  const worked = places === '' ? '' : ` en ${places}`;
  const opening = {
    formal: worked + from === '' ? `${title}.` : `${title} con experiencia${worked}${from}.`,
    startup: worked === '' ? `${title}.` : `${title}. He trabajado${worked}${from}.`,
    academic: study === '' ? `${title}.` : `${title}. Formación: ${study}.`,
    executive: worked + from === '' ? `${title}.` : `${title} con trayectoria${worked}${from}.`,
  }[plan.style];
  const closing = {
    formal: 'Competencias principales',
    startup: 'Lo que hago',
    academic: 'Áreas de trabajo',
    executive: 'Especialidades',
  }[plan.style];
  return finish(opening, closing, abilities, plan, study === '' ? '' : `Formación: ${study}.`);
}

function sayInEnglish(
  { title, employers, skills, years, study }: SummaryParts,
  plan: EditPlan,
): string {
  const places = list(employers, 'and');
  const abilities = list(skills, 'and');
  const from = years === null ? '' : sayYears(years, 'en');
  const worked = places === '' ? '' : ` at ${places}`;
  const opening = {
    formal: worked + from === '' ? `${title}.` : `${title} with experience${worked}${from}.`,
    startup:
      worked === ''
        ? `${title}.`
        : `${title}. ${years?.to === null ? 'Has worked' : 'Worked'}${worked}${from}.`,
    academic: study === '' ? `${title}.` : `${title}. Education: ${study}.`,
    executive: worked + from === '' ? `${title}.` : `${title}. Career${worked}${from}.`,
  }[plan.style];
  const closing = {
    formal: 'Main skills',
    startup: 'What I do',
    academic: 'Areas of work',
    executive: 'Areas of expertise',
  }[plan.style];
  return finish(opening, closing, abilities, plan, study === '' ? '' : `Education: ${study}.`);
}

function sayYears({ from, to }: Years, language: Language): string {
  if (to === from) return language === 'es' ? ` en ${from}` : ` in ${from}`;
  if (to === null) return language === 'es' ? ` desde ${from}` : ` since ${from}`;
  return language === 'es' ? ` entre ${from} y ${to}` : ` from ${from} to ${to}`;
}

function finish(
  opening: string,
  closing: string,
  abilities: string,
  plan: EditPlan,
  study: string,
): string {
  const skills = abilities === '' ? '' : `${closing}: ${abilities}.`;
  const needsStudy = plan.focusArea === 'education' && plan.style !== 'academic';
  const parts =
    plan.focusArea === 'skills' ? [skills, opening] : [opening, needsStudy ? study : '', skills];
  return parts.filter((part) => part !== '').join(' ');
}

function list(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const word = and === 'y' && /^h?i(?![ae])/i.test(last) ? 'e' : and;
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
