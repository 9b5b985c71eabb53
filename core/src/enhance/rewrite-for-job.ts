import type { CvSkill, EnhanceInput, ImprovementReason, SkillGapResult } from '../assistant';
import type { Cv } from '../cv';
import {
  applyChanges,
  capitalise,
  collectFacts,
  guardAgainstInvention,
  guardSkills,
  improveWithoutAdvice,
  listChangedFields,
  listCvTexts,
} from '../improve';
import type { Language } from '../language';
import { applyAll } from '../optimize';
import { findCvSkills } from '../skill-gap';
import { andLists } from '../text';
import { orderForJob } from './order-for-job';

type EnhanceReason = ImprovementReason | 'summary-tailored';
export type ChangeReasons = ReadonlyMap<string, ReadonlySet<EnhanceReason>>;

const MOST_ADDED = 8;
const MOST_IN_SUMMARY = 6;
const FEWEST_IN_SUMMARY = 2;
const MOST_PASSES = 4;
const DEED = /^\/work_experience\/\d+\/(?:description|achievements)/;
const keySkills = { es: 'Habilidades clave', en: 'Key skills' } as const;

/** The texts of the CV, tightened, with the job's skills that the CV shows named where a reader looks for them. */
export function rewriteForJob(
  input: EnhanceInput,
  comparison: SkillGapResult,
): { readonly cv: Cv; readonly reasons: ChangeReasons } {
  const { cv, cvLanguage } = input;
  const reasons = new Map<string, Set<EnhanceReason>>();
  const note = (pointer: string, reason: EnhanceReason) => {
    reasons.set(pointer, (reasons.get(pointer) ?? new Set()).add(reason));
  };
  // What comes first in the list is what a summary that has to be written speaks of.
  const edited = editTexts(input, orderForJob(cv, comparison), note);
  const asked = new Set(comparison.matchedSkills.map(({ id }) => id));
  const known = keepSkills(cv, guardAgainstInvention(cv, edited, cvLanguage).cv, asked);
  const changed = new Set(listChangedFields(cv, known).map(({ pointer }) => pointer));
  for (const pointer of [...reasons.keys()]) if (!changed.has(pointer)) reasons.delete(pointer);
  const named = nameShownSkills(known, comparison, cvLanguage, note);
  const summed = nameInSummary(named, comparison, cvLanguage, note);
  const kept = keepSkills(cv, guardAgainstInvention(cv, summed, cvLanguage).cv, asked);
  // Entries without names may be taken for each other: what was put back in one could then be another's.
  const { findings } = guardAgainstInvention(cv, kept, cvLanguage);
  return findings.some(({ reverted }) => reverted)
    ? { cv, reasons: new Map() }
    : { cv: kept, reasons };
}

type Note = (pointer: string, reason: EnhanceReason) => void;

function editTexts({ cv: original, draft, cvLanguage }: EnhanceInput, cv: Cv, note: Note): Cv {
  if (draft !== null) {
    for (const { pointer } of listChangedFields(original, draft)) note(pointer, 'model-rewrite');
    return draft;
  }
  const plan = { style: 'formal', focusArea: 'experience', instructions: '' } as const;
  const changes = improveWithoutAdvice({ cv, language: cvLanguage, ...plan });
  const texts = changes.filter(({ field }) => field !== 'order');
  for (const { pointer, reasons } of texts) for (const reason of reasons) note(pointer, reason);
  return applyChanges(
    cv,
    texts,
    texts.map(({ id }) => id),
  );
}

/**
 * A field whose new words show a skill the CV did not show, or hide one it did, stays as it was. Only a set phrase about
 * one's character may go, where the job does not ask for it.
 */
function keepSkills(original: Cv, edited: Cv, asked: ReadonlySet<string>): Cv {
  const was = findCvSkills(original);
  let cv = edited;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const is = findCvSkills(cv);
    const lost = listOnlyIn(was, is).filter(({ id, kind }) => kind !== 'soft' || asked.has(id));
    const wrong = [...listOnlyIn(is, was), ...lost].flatMap(({ places }) =>
      places.map(({ pointer }) => pointer),
    );
    if (wrong.length === 0) return cv;
    const back = listChangedFields(original, cv).filter(({ pointer }) =>
      wrong.some((place) => place === pointer || place.startsWith(`${pointer}/`)),
    );
    if (back.length === 0) return original;
    cv = applyAll(
      cv,
      back.map((field) => ({ ...field, id: field.pointer, after: field.before })),
    );
  }
  return original;
}

function listOnlyIn(some: readonly CvSkill[], others: readonly CvSkill[]): readonly CvSkill[] {
  const ids = new Set(others.map(({ id }) => id));
  return some.filter(({ id }) => !ids.has(id));
}

/** Skills the job description asks for that an entry of the CV tells of and the list does not name. */
function nameShownSkills(
  cv: Cv,
  { matchedSkills }: SkillGapResult,
  language: Language,
  note: Note,
): Cv {
  const shown = new Map(findCvSkills(cv).map((skill) => [skill.id, skill]));
  const names = matchedSkills.flatMap(({ id }) => {
    const skill = shown.get(id);
    if (skill === undefined || skill.kind === 'soft' || skill.kind === 'language') return [];
    if (skill.places.some(({ section }) => section === 'skills')) return [];
    const isUsed = skill.places.some(({ pointer }) => DEED.test(pointer));
    return isUsed ? [capitalise(skill.names[language])] : [];
  });
  const added = keepKnown(cv, names).slice(0, MOST_ADDED);
  if (added.length === 0) return cv;
  note('/skills', 'skills-shown');
  return { ...cv, skills: [...cv.skills, ...added] };
}

/** The catalogue's name of a skill may say more than the words it was found by. */
function keepKnown(cv: Cv, names: readonly string[]): readonly string[] {
  const known = collectFacts(listCvTexts(cv));
  return names.filter((name) => guardSkills([], [name], known).findings.length === 0);
}

/** One sentence at the end of the summary with the job's skills it does not name yet. */
function nameInSummary(
  cv: Cv,
  { matchedSkills }: SkillGapResult,
  language: Language,
  note: Note,
): Cv {
  const summary = cv.summary.trim();
  if (summary === '') return cv;
  const shown = new Map(findCvSkills(cv).map((skill) => [skill.id, skill]));
  const names = matchedSkills.flatMap(({ id }) => {
    const skill = shown.get(id);
    if (skill === undefined || skill.kind === 'soft' || skill.kind === 'language') return [];
    const isSaid = skill.places.some(({ section }) => section === 'summary');
    return isSaid ? [] : [skill.names[language]];
  });
  const added = [...new Set(keepKnown(cv, names))].slice(0, MOST_IN_SUMMARY);
  if (added.length < FEWEST_IN_SUMMARY) return cv;
  const stop = /[.!?…]$/.test(summary) ? '' : '.';
  note('/summary', 'summary-tailored');
  return {
    ...cv,
    summary: `${summary}${stop} ${keySkills[language]}: ${andLists[language].format(added)}.`,
  };
}
