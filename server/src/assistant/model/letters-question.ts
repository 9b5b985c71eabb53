import { type LettersInput, type LettersResult, letterKinds } from '@trayecto/core/assistant';
import { z } from 'zod';
import type { LettersWords } from '../weave/weave-letters';
import { delimitData } from './delimit-data';
import type { ModelQuestion } from './model-client';
import { writeModelCv } from './model-cv';
import { cutPosting, languageNames, toShape } from './question-parts';

const letter = z.object({ type: z.enum(letterKinds), subject: z.string(), body: z.string() });
const shape = z.object({ letters: z.array(letter) });

/** `refused` are words of an earlier answer that had no ground: it is asked for once more, without them. */
export function askForLetters(
  { cv, job }: LettersInput,
  { language }: LettersResult,
  refused: readonly string[] = [],
): ModelQuestion<LettersWords> {
  const { title, company, description } = job;
  const data = delimitData({
    cv: writeModelCv(cv),
    job: { title, company, description: cutPosting(description) },
    ...(refused.length === 0 ? {} : { not_in_the_cv: refused }),
  });
  const system = [
    'You write applications for job seekers: short emails that someone would be glad to read.',
    `Write three emails in ${languageNames[language]} for the job in the part "job", one of each type: "formal" for a traditional company, "startup" short and direct for a young one, "creative" with an original opening. They must differ in tone and in structure, not only in words.`,
    'Each has a subject of at most 90 characters and a body of 90 to 220 words: a greeting, two to four paragraphs with a blank line between them, and a sentence that offers to talk. No farewell, no name, no contact data, no placeholders in brackets: they are added afterwards.',
    'Say of the person only what the CV says, in the first person. No number, employer, school, degree, certificate, language or skill that the CV does not have, not even where the job asks for it. You may quote words of the job description between quotation marks, letter by letter.',
    ...(refused.length === 0
      ? []
      : [
          'The part "not_in_the_cv" lists words of an earlier attempt that are nowhere in the CV. Write without them and without anything like them.',
        ]),
    data.rule,
  ].join('\n');
  return { system, user: data.text, shape: toShape('letters', shape), answer: shape };
}
