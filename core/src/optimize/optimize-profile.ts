import {
  type ExplainedCheck,
  type FieldChange,
  LONGEST_ABOUT,
  LONGEST_HEADLINE,
  type OptimizationResult,
  type OptimizeInput,
  type ProfileCheck,
  type SectionImprovement,
} from '../assistant';
import {
  bestPractices,
  generalPractices,
  INDUSTRIES_WRITTEN,
  type IndustryNote,
  industryTrends,
} from '../catalog/industries';
import type { Cv } from '../cv';
import { capitalise } from '../improve';
import type { Language } from '../language';
import { ownValue } from '../text';
import { checkWords } from './check-words';
import { writeAbout, writeHeadline } from './linkedin-texts';
import { listAskable } from './list-askable';
import { type OptimizeWords, optimizeWords } from './optimize-words';
import { placeKeywords } from './place-keywords';
import { applyAll, type Proposal, proposeChanges } from './propose-changes';
import { readContext, type ScoreContext } from './score-context';
import { scoreContext } from './score-profile';

const MOST_NAMED = 3;

/** The CV's score, what would raise it, and the score the same rules give once it is done. */
export function optimizeProfile(input: OptimizeInput): OptimizationResult {
  const words = optimizeWords[input.language];
  const { cv, platform, industry, level, cvLanguage, today } = input;
  const context = readContext({ cv, platform, industry, level, language: cvLanguage, today });
  const proposals = proposeChanges(context);
  const better = readContext({
    ...context,
    cv: applyAll(
      cv,
      proposals.map(({ change }) => change),
    ),
  });
  const before = scoreContext(context);
  const after = scoreContext(better);
  const found = context.field.industry;
  return {
    overallScore: { before: before.score, after: after.score },
    summary: summarise(input, context, words, before.score, after, proposals.length),
    sectionImprovements: [
      ...(platform === 'linkedin' ? writeProfile(cv, better, words) : []),
      ...proposals.map((proposal) => describeProposal(proposal, words)),
    ],
    keywordOptimizations: placeKeywords(context, words, input.language),
    bestPractices: [
      ...pickNotes(bestPractices, found?.id ?? ''),
      ...pickNotes(generalPractices, platform),
      ...pickNotes(generalPractices, level),
    ].map((note) => ({ title: note[input.language].head, description: note[input.language].text })),
    industryTrends: pickNotes(industryTrends, found?.id ?? '').map((note) => ({
      trend: note[input.language].head,
      relevance: note[input.language].text,
    })),
    checks: explainChecks(before.checks, after.checks, input.language),
    industry:
      found === null
        ? null
        : { id: found.id, name: capitalise(found[input.language][0] ?? found.id) },
    writtenIn: INDUSTRIES_WRITTEN,
    isOtherLanguage: context.isOtherLanguage,
    askable: listAskable(context, input.language),
  };
}

const pickNotes = (notes: readonly IndustryNote[], group: string) =>
  notes.filter((note) => note.group === group);

/** Texts for the profile's own fields: they are copied there, not put into the CV. */
function writeProfile(cv: Cv, better: ScoreContext, words: OptimizeWords): SectionImprovement[] {
  const { keywords, language, isOtherLanguage } = better;
  const headline = writeHeadline(better.cv, keywords);
  const about = isOtherLanguage ? '' : writeAbout(better.cv, keywords, language);
  const texts = [
    {
      id: 'linkedin:headline',
      title: words.headline,
      before: cv.personal.title,
      after: headline,
      mostCharacters: LONGEST_HEADLINE,
      reason: 'headline-made',
    },
    {
      id: 'linkedin:about',
      title: words.about,
      before: cv.summary,
      after: about,
      mostCharacters: LONGEST_ABOUT,
      reason: 'about-made',
    },
  ] as const;
  return texts
    .filter(({ after }) => after !== '')
    .map(({ reason, ...text }) => ({
      ...text,
      reason: `${words.reasons[reason]}.`,
      reasons: [reason],
      target: 'linkedin',
      change: null,
    }));
}

function describeProposal({ change, reasons }: Proposal, words: OptimizeWords): SectionImprovement {
  return {
    id: change.id,
    title: nameChange(change, words),
    before: writeValue(change.before),
    after: writeValue(change.after),
    reason: reasons.map((reason) => `${words.reasons[reason]}.`).join(' '),
    target: 'cv',
    mostCharacters: null,
    reasons: [...reasons],
    change,
  };
}

function nameChange({ section, field, entry, pointer }: FieldChange, words: OptimizeWords): string {
  if (section === 'personal')
    return field === 'linkedin' ? words.address : (words.sections.title ?? field);
  const name = ownValue(words.sections, section) ?? section;
  if (field === 'order') return words.order(name);
  if ((field === 'dates' || field === 'date') && entry !== '') return words.dates(entry);
  if (pointer.startsWith('/additional/')) return section;
  return entry === '' ? name : `${name} · ${entry}`;
}

const writeValue = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join('\n');

function explainChecks(
  before: readonly ProfileCheck[],
  after: readonly ProfileCheck[],
  language: Language,
): ExplainedCheck[] {
  return before.map(({ code, weight, share, pointers }) => ({
    code,
    weight,
    before: share,
    after: after.find((check) => check.code === code)?.share ?? share,
    pointers,
    ...checkWords[language][code],
  }));
}

/** What is still open when every proposal is accepted, the most points first. */
function summarise(
  { language }: OptimizeInput,
  context: ScoreContext,
  words: OptimizeWords,
  before: number,
  after: { readonly score: number; readonly checks: readonly ProfileCheck[] },
  proposals: number,
): string {
  const open = after.checks
    .filter(({ share }) => share < 1)
    .toSorted((a, b) => b.weight * (1 - b.share) - a.weight * (1 - a.share))
    .slice(0, MOST_NAMED)
    .map(({ code }) => checkWords[language][code].name);
  return [
    words.summary(before, after.score, proposals, open),
    context.isOtherLanguage ? words.otherLanguage : '',
    context.field.industry === null ? words.unknownIndustry : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
