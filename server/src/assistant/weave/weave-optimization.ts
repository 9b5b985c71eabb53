import type {
  FieldChange,
  OptimizationResult,
  OptimizeInput,
  ProposedChange,
  SectionImprovement,
} from '@trayecto/core/assistant';
import { LONGEST_ABOUT, LONGEST_HEADLINE } from '@trayecto/core/assistant';
import type { Cv } from '@trayecto/core/cv';
import { documentWords } from '@trayecto/core/document';
import { applyChanges, createTextCheck, listCvTexts } from '@trayecto/core/improve';
import { type ProfileScore, scoreProfile } from '@trayecto/core/optimize';
import { ownValue } from '@trayecto/core/text';
import { proposeChanges } from '../model/propose-changes';
import { createTaker, type Taker } from './take-text';
import { weaveWords } from './weave-words';

export interface OptimizationWords {
  /** The CV in the model's words; the guard has been over it. */
  readonly draft: Cv;
  readonly headline: string;
  readonly about: string;
  readonly overview: string;
}

const LONGEST_OVERVIEW = 800;
const MOST_OPEN = 3;

/** The model's texts beside the built-in proposals, each scored by the same rules; one that costs points is not taken. */
export function weaveOptimization(
  input: OptimizeInput,
  measured: OptimizationResult,
  words: OptimizationWords,
): OptimizationResult {
  const taker = createTaker();
  const own = measured.sectionImprovements.filter(({ change }) => change !== null);
  const texts = measured.sectionImprovements.filter(({ change }) => change === null);
  const said = measured.isOtherLanguage ? [] : proposeChanges(input.cv, words.draft);
  const { improvements, after } = chooseImprovements(input, own, said);
  const scores =
    improvements === own
      ? measured.summary
      : tellScores(input, measured, after, improvements.length);
  for (const one of improvements.filter((kept) => own.includes(kept))) taker.passOver(one.id);
  return {
    ...measured,
    overallScore: { before: measured.overallScore.before, after: after.score },
    summary: `${takeOverview(input, measured, words, taker)} ${scores}`.trim(),
    sectionImprovements: [...takeTexts(input, texts, words, taker), ...improvements],
    checks: measured.checks.map((check) => ({
      ...check,
      after: after.checks.find(({ code }) => code === check.code)?.share ?? check.after,
    })),
    refused: taker.refused(),
    byBuiltin: taker.byBuiltin(),
  };
}

/** All of the model's texts at once where that costs nothing, else each that costs none. */
function chooseImprovements(
  input: OptimizeInput,
  own: readonly SectionImprovement[],
  said: readonly ProposedChange[],
): { readonly improvements: readonly SectionImprovement[]; readonly after: ProfileScore } {
  const score = (improvements: readonly SectionImprovement[]) =>
    scoreProfile({
      cv: applyImprovements(input.cv, improvements),
      platform: input.platform,
      industry: input.industry,
      level: input.level,
      language: input.cvLanguage,
      today: input.today,
    });
  const described = said.map((change) => describeChange(change, own, input));
  let improvements = own;
  let after = score(own);
  if (described.length === 0) return { improvements, after };
  const whole = described.reduce(place, own);
  const together = score(whole);
  if (together.points >= after.points) return { improvements: whole, after: together };
  for (const one of described) {
    const next = place(improvements, one);
    const reached = score(next);
    if (reached.points < after.points) continue;
    improvements = next;
    after = reached;
  }
  return { improvements, after };
}

/** In the place of the proposal for the same field, or before the changes of order, which come last. */
function place(
  improvements: readonly SectionImprovement[],
  one: SectionImprovement,
): readonly SectionImprovement[] {
  const at = improvements.findIndex(({ id }) => id === one.id);
  return at < 0 ? [one, ...improvements] : improvements.with(at, one);
}

function applyImprovements(cv: Cv, improvements: readonly SectionImprovement[]): Cv {
  const changes = improvements.flatMap(({ change }): ProposedChange[] =>
    change === null ? [] : [{ ...change, reasons: [] }],
  );
  return applyChanges(
    cv,
    changes,
    changes.map(({ id }) => id),
  );
}

function describeChange(
  { reasons, ...change }: ProposedChange,
  own: readonly SectionImprovement[],
  { language }: OptimizeInput,
): SectionImprovement {
  return {
    id: change.id,
    title: own.find(({ id }) => id === change.id)?.title ?? nameChange(change, language),
    before: writeValue(change.before),
    after: writeValue(change.after),
    reason: weaveWords[language].modelWording,
    target: 'cv',
    mostCharacters: null,
    reasons: [...reasons],
    change,
  };
}

function nameChange({ section, entry }: FieldChange, language: OptimizeInput['language']): string {
  const headings: Readonly<Record<string, string>> = documentWords[language].headings;
  const name = ownValue(headings, section) ?? section;
  return entry === '' ? name : `${name} · ${entry}`;
}

const writeValue = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join('\n');

/** Headline and "About": copied by hand, so nothing else would ever check them. */
function takeTexts(
  { cv, language }: OptimizeInput,
  texts: readonly SectionImprovement[],
  words: OptimizationWords,
  taker: Taker,
): readonly SectionImprovement[] {
  const check = createTextCheck({ names: [], numbers: listCvTexts(cv) });
  const saidFor: Readonly<Record<string, { readonly said: string; readonly most: number }>> = {
    'linkedin:headline': { said: words.headline, most: LONGEST_HEADLINE },
    'linkedin:about': { said: words.about, most: LONGEST_ABOUT },
  };
  return texts.map((text) => {
    const { said = '', most = 0 } = saidFor[text.id] ?? {};
    const problems = check(said).map(({ quote }) => quote);
    const after = taker.take({ place: text.id, said, otherwise: text.after, most, problems });
    if (after === text.after) return text;
    return {
      ...text,
      after,
      reason: weaveWords[language].modelWording,
      reasons: ['model-rewrite'],
    };
  });
}

/** Code gives the scores and open points; the model explains them. */
function tellScores(
  { language }: OptimizeInput,
  measured: OptimizationResult,
  after: ProfileScore,
  proposals: number,
): string {
  const words = weaveWords[language];
  const nameOf = new Map(measured.checks.map(({ code, name }) => [code, name]));
  const open = after.checks
    .filter(({ share }) => share < 1)
    .toSorted((a, b) => b.weight * (1 - b.share) - a.weight * (1 - a.share))
    .slice(0, MOST_OPEN)
    .map(({ code }) => nameOf.get(code) ?? code);
  return [
    words.scores(measured.overallScore.before, after.score, proposals),
    open.length === 0 ? '' : words.open(open),
    measured.industry === null ? words.unknownIndustry : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function takeOverview(
  { cv, industry }: OptimizeInput,
  measured: OptimizationResult,
  { overview }: OptimizationWords,
  taker: Taker,
): string {
  const check = createTextCheck({
    names: [
      ...listCvTexts(cv),
      industry,
      ...measured.checks.map(({ name }) => name),
      ...measured.keywordOptimizations.map(({ keyword }) => keyword),
    ],
    numbers: [],
  });
  return taker.take({
    place: 'summary',
    said: overview,
    otherwise: '',
    most: LONGEST_OVERVIEW,
    problems: check(overview).map(({ quote }) => quote),
  });
}
