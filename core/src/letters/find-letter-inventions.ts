import type { EmailTemplate, LetterJob } from '../assistant';
import type { Cv } from '../cv';
import { collectFacts, findInventions, type Invention, listCvTexts } from '../improve';
import { splitSentences } from '../language';

/** Words of our own that the guard would take for names. */
const OWN_WORD = 'CV';

/**
 * Numbers, employers, schools, skills and addresses of an email that are neither in the CV nor in the job description.
 * `more` is what may be said besides: the CV in the other language.
 */
export function findLetterInventions(
  { subject, body }: Pick<EmailTemplate, 'subject' | 'body'>,
  cv: Cv,
  job: LetterJob,
  more: readonly string[] = [],
): readonly Invention[] {
  const known = collectFacts([
    ...listCvTexts(cv),
    job.title,
    job.company,
    job.description,
    OWN_WORD,
    ...more,
  ]);
  return [subject, ...splitSentences(body).map(({ text }) => text)].flatMap((sentence) =>
    findInventions(sentence, known, known),
  );
}
