import type { OptimizationResult, OptimizeInput } from '@trayecto/core/assistant';
import { LONGEST_ABOUT, LONGEST_HEADLINE } from '@trayecto/core/assistant';
import { z } from 'zod';
import { delimitData } from './delimit-data';
import type { ModelQuestion } from './model-client';
import { type ModelCv, modelCv, writeModelCv } from './model-cv';
import { improvedShape } from './model-questions';
import { languageNames, saidText, toShape } from './question-parts';

const shape = improvedShape.extend({
  headline: z.string(),
  about: z.string(),
  overview: z.string(),
});
const answer = modelCv.extend({ headline: saidText, about: saidText, overview: saidText });

type SaidOptimization = ModelCv & {
  readonly headline: string;
  readonly about: string;
  readonly overview: string;
};

const levels: Readonly<Record<OptimizeInput['level'], string>> = {
  entry: 'someone at the start of their career',
  mid: 'someone with some years of experience',
  senior: 'someone senior, whose decisions and responsibility for people count',
};

/** The code computes the score, so the model isn't given it as a goal. It only writes better texts and two for the profile. */
export function askForOptimization(
  input: OptimizeInput,
  measured: OptimizationResult,
): ModelQuestion<SaidOptimization> {
  const { cv, cvLanguage, language, level, platform } = input;
  const data = delimitData({
    cv: writeModelCv(cv),
    industry: input.industry,
    weak_points: measured.checks
      .filter(({ before }) => before < 1)
      .map(({ name, fix, pointers }) => ({ name, fix, places: pointers })),
    keywords: measured.keywordOptimizations.map(({ keyword, status }) => ({ keyword, status })),
  });
  const own = languageNames[cvLanguage];
  const system = [
    `You edit CVs and profiles for ${platform === 'linkedin' ? 'LinkedIn' : 'applications'}, for the industry in the part "industry" and for ${levels[level]}.`,
    `Rewrite the texts of the CV in ${own}, the language it is written in, with the parts "weak_points" and "keywords" in mind. Use a keyword only where the CV shows the skill; a keyword whose status is "missing" must not be used.`,
    'Begin sentences about work with strong verbs, cut filler, keep every fact. Never add or change an employer, job title, school, degree, certificate, date, number, name or skill: what the CV does not say must not be in the answer.',
    'Keep the id of each entry, the order of the entries, and the headings. Give each text back even where you change nothing; an empty text stays empty, except for the summary, which you may write from facts of the CV.',
    platform === 'linkedin'
      ? `"headline": a LinkedIn headline in ${own}, at most ${LONGEST_HEADLINE} characters. "about": the "About" text of the profile in ${own}, in the first person, at most ${LONGEST_ABOUT} characters. Both from facts of the CV only.`
      : '"headline" and "about" stay empty.',
    `"overview": one to three sentences in ${languageNames[language]}, to the person, on what is good about their profile and what to work on first. No scores and no numbers.`,
    data.rule,
  ].join('\n');
  return { system, user: data.text, shape: toShape('optimized_cv', shape), answer };
}
