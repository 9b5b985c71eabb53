import type { SkillGapInput, SkillGapResult } from '@trayecto/core/assistant';
import { demands } from '@trayecto/core/assistant';
import { z } from 'zod';
import type { SkillGapWords } from '../weave/weave-skill-gap';
import { delimitData } from './delimit-data';
import type { ModelQuestion } from './model-client';
import { writeModelCv } from './model-cv';
import { cutPosting, languageNames, saidList, saidText, toShape } from './question-parts';

const shape = z.object({
  summary: z.string(),
  advice: z.array(z.object({ id: z.string(), action: z.string() })),
  other_requirements: z.array(z.object({ phrase: z.string(), demand: z.enum(demands) })),
  evidence: z.array(z.object({ id: z.string(), quote: z.string() })),
});

const answer = z.object({
  summary: z.string(),
  advice: saidList(z.object({ id: z.string(), action: saidText })),
  other_requirements: saidList(
    z.object({ phrase: saidText, demand: z.enum(demands).catch('expected') }),
  ),
  evidence: saidList(z.object({ id: z.string(), quote: saidText })),
});

/** The comparison is already made. The model explains it, and finds requirements in words the code doesn't know. */
export function askForGapWords(
  { cv, jobTitle, language }: SkillGapInput,
  measured: SkillGapResult,
): ModelQuestion<SkillGapWords> {
  const data = delimitData({
    cv: writeModelCv(cv),
    posting: { title: jobTitle, text: cutPosting(measured.posting.text) },
    comparison: {
      match_percentage: measured.matchPercentage,
      shown: measured.matchedSkills.map(({ id, name, relevance }) => ({ id, name, relevance })),
      missing: measured.missingSkills.map(({ id, name, importance, related }) => ({
        id,
        name,
        importance,
        near: related.map((one) => one.name),
      })),
    },
  });
  const system = [
    'You advise job seekers. A program has compared a CV with a job description. The part "comparison" is its result. Its numbers are right, but it may have overlooked a line.',
    `Write in ${languageNames[language]}, to the person, kindly and plainly.`,
    '"summary": two to four sentences on how the CV fits the job, what speaks for the person and what is missing first. Only facts of the CV, the job description and the comparison; no percentage but the one in the comparison.',
    '"advice": for each entry of "missing", by its id, one sentence on what to do about it, built on what the CV shows. No names of courses, schools or web addresses, and no numbers.',
    '"other_requirements": skills or knowledge the job description asks for and the comparison names neither as shown nor as missing: the shortest phrase of the job description that names each, copied letter by letter, one to five words. Leave out benefits, company facts and anything the comparison has already.',
    '"evidence": for an entry of "missing" that a line of the CV shows in other words, its id and that line or part of it, copied letter by letter. Only what the person did; nothing wished for, studied, denied or done by others. The person will be asked to confirm it.',
    data.rule,
  ].join('\n');
  return { system, user: data.text, shape: toShape('skill_gap_words', shape), answer };
}
