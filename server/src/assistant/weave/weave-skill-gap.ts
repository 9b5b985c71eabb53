import type {
  Demand,
  PlanItem,
  Posting,
  PostingRequirement,
  SkillGapInput,
  SkillGapResult,
} from '@trayecto/core/assistant';
import { createTextCheck, listCvTexts } from '@trayecto/core/improve';
import { foldText } from '@trayecto/core/language';
import { compareWithPosting, planHorizons } from '@trayecto/core/skill-gap';
import { beginWithCapital } from '@trayecto/core/text';
import { addClaims, type EvidenceClaim } from './add-claims';
import { createTaker, type Taker } from './take-text';
import { weaveWords } from './weave-words';

export interface SkillGapWords {
  readonly summary: string;
  readonly advice: readonly { readonly id: string; readonly action: string }[];
  readonly other_requirements: readonly { readonly phrase: string; readonly demand: Demand }[];
  readonly evidence: readonly EvidenceClaim[];
}

const LONGEST_SUMMARY = 1_200;
const LONGEST_ACTION = 400;
const MOST_EXTRAS = 8;
const LONGEST_PHRASE = 60;
const MOST_WORDS = 5;

/** The model's words around the measured comparison. The percentage and its parts are never touched. */
export function weaveSkillGap(
  input: SkillGapInput,
  measured: SkillGapResult,
  words: SkillGapWords,
): SkillGapResult {
  const asked = addRequirements(input, measured, readExtras(words, measured.posting));
  const wider = addClaims(input, asked, words.evidence);
  const taker = createTaker();
  const summary = takeSummary(input, wider, words, taker);
  const advise = createAdviser(input, wider, words, taker);
  const adviseItem = (item: PlanItem) => ({ ...item, action: advise(item.skillId, item.action) });
  const { actionablePlan: plan, recommendations } = wider;
  const idOf = new Map(wider.missingSkills.map(({ id, name }) => [name, id]));
  return {
    ...wider,
    summary,
    ...(plan && {
      actionablePlan: {
        shortTerm: plan.shortTerm.map(adviseItem),
        mediumTerm: plan.mediumTerm.map(adviseItem),
        longTerm: plan.longTerm.map(adviseItem),
      },
    }),
    ...(recommendations && {
      recommendations: recommendations.map((one) => ({
        ...one,
        description: advise(idOf.get(one.title), one.description),
      })),
    }),
    refused: taker.refused(),
    byBuiltin: taker.byBuiltin(),
  };
}

function takeSummary(
  { cv, jobTitle }: SkillGapInput,
  wider: SkillGapResult,
  { summary }: SkillGapWords,
  taker: Taker,
): string {
  const numbers = [...listCvTexts(cv), ...listMeasured(wider)];
  const check = createTextCheck({ names: [wider.posting.text, jobTitle], numbers });
  const isRead = wider.posting.outcome === 'read';
  // A text that asks for nothing has one answer, and a model's would be another.
  if (!isRead && wider.posting.requirements.length === 0) return wider.summary;
  // Why a job description couldn't be read is kept, whatever a model answers.
  const caution = isRead ? '' : wider.summary;
  return taker.take({
    place: 'summary',
    said: summary === '' ? '' : `${caution} ${summary}`.trim(),
    otherwise: wider.summary,
    most: LONGEST_SUMMARY,
    problems: [
      ...check(summary).map(({ quote }) => quote),
      ...findOtherMatches(summary, wider.matchPercentage),
    ],
  });
}

function createAdviser(
  { cv, jobTitle }: SkillGapInput,
  wider: SkillGapResult,
  { advice }: SkillGapWords,
  taker: Taker,
): (id: string | undefined, otherwise: string) => string {
  const check = createTextCheck({
    names: [...listCvTexts(cv), wider.posting.text, jobTitle, ...listMeasured(wider)],
    numbers: [],
    free: ['new-skill'],
  });
  const said = new Map(advice.map(({ id, action }) => [id, action]));
  const nameOf = new Map(wider.missingSkills.map(({ id, name }) => [id, name]));
  return (id = '', otherwise) => {
    const action = nameIn(said.get(id) ?? '', nameOf.get(id) ?? '');
    const problems = check(action).map(({ quote }) => quote);
    return taker.take({ place: id, said: action, otherwise, most: LONGEST_ACTION, problems });
  };
}

/** An action heads its step, so it must say which skill it is about. */
function nameIn(action: string, name: string): string {
  const isNamed = action === '' || foldText(action).includes(foldText(name));
  return isNamed ? action : `${beginWithCapital(name)}: ${action}`;
}

function listMeasured(result: SkillGapResult): string[] {
  const { matchedSkills, missingSkills, scoreParts, matchPercentage } = result;
  return [
    result.summary,
    `${matchPercentage} %`,
    `${matchedSkills.length} ${missingSkills.length} ${matchedSkills.length + missingSkills.length}`,
    ...[...matchedSkills, ...missingSkills].map(({ name }) => name),
    ...missingSkills.flatMap(({ related }) => related.map(({ name }) => name)),
    ...scoreParts.flatMap(({ items }) => items.map(({ name }) => name)),
  ];
}

const ABOUT_MATCH = /encaj|coincid|ajust|compatib|adecua|punt[uú]|match|fit|suit|score/iu;
const PERCENTAGE = /(\d+(?:[.,]\d+)?)\s*(?:%|por cien|percent|per cent)/giu;

/** A percentage from an achievement, in a sentence about the match, would look like the match. */
function findOtherMatches(summary: string, counted: number): string[] {
  return summary
    .split(/(?<=[.!?])\s/u)
    .filter((sentence) => ABOUT_MATCH.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(PERCENTAGE)])
    .filter(([, digits = '']) => Number(digits.replace(',', '.')) !== counted)
    .map(([words]) => words);
}

/** What the model says the job description asks for besides, each where the job description has it, letter by letter. */
function readExtras(
  { other_requirements }: SkillGapWords,
  posting: Posting,
): readonly PostingRequirement[] {
  const known = new Set(
    posting.requirements.flatMap(({ names }) => [foldText(names.es), foldText(names.en)]),
  );
  const spans = posting.requirements.flatMap(({ evidence }) => evidence);
  const extras = new Map<string, PostingRequirement>();
  for (const { phrase, demand } of other_requirements) {
    const start = findPhrase(posting.text, phrase);
    const end = start + phrase.length;
    const folded = foldText(phrase);
    if (start < 0 || known.has(folded) || extras.has(folded)) continue;
    if (spans.some((span) => start < span.end && span.start < end)) continue;
    extras.set(folded, {
      id: `unknown:${folded}`,
      kind: 'unknown',
      names: { es: phrase, en: phrase },
      demand,
      evidence: [{ quote: phrase, start, end }],
      languageLevel: null,
      degreeLevel: null,
      acceptsSimilar: false,
      alternatives: [],
      examples: [],
      isDuty: false,
      asked: phrase,
    });
  }
  return [...extras.values()].slice(0, MOST_EXTRAS);
}

/** Where a text appears as whole words; -1 where it doesn't. */
function findPhrase(text: string, phrase: string): number {
  const isPhrase =
    phrase.length >= 2 &&
    phrase.length <= LONGEST_PHRASE &&
    phrase.split(/\s+/).length <= MOST_WORDS;
  if (!isPhrase || !/\p{L}/u.test(phrase)) return -1;
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isLetter(at - 1) && !isLetter(at + phrase.length)) return at;
  }
  return -1;
}

/** Judged like everything else, listed and planned for, and left out of the percentage. */
function addRequirements(
  { cv, language }: SkillGapInput,
  measured: SkillGapResult,
  extras: readonly PostingRequirement[],
): SkillGapResult {
  if (extras.length === 0) return measured;
  const asked = { ...measured.posting, requirements: [...extras], years: null };
  const judged = compareWithPosting(cv, asked, new Date(), language);
  const note = weaveWords[language].foundByModel;
  const mark = <T extends { readonly description: string }>(skill: T): T => ({
    ...skill,
    description: `${skill.description} ${note}`.trim(),
  });
  const { actionablePlan: _, recommendations: __, ...rest } = measured;
  const wider = {
    ...rest,
    matchedSkills: [...measured.matchedSkills, ...judged.matchedSkills.map(mark)],
    missingSkills: [...measured.missingSkills, ...judged.missingSkills.map(mark)],
    posting: {
      ...measured.posting,
      requirements: [...measured.posting.requirements, ...extras],
    },
  };
  return { ...wider, ...planHorizons(wider, language) };
}
