import type { OpenQuestion } from '../assistant';
import { type Cv, nameEntry } from '../cv';
import type { Language } from '../language';
import {
  findWeaknesses,
  type TextPlace,
  type Weakness,
  type WeaknessKind,
} from './find-weaknesses';
import { readNumbers } from './guard/read-numbers';
import { readSpan } from './read-span';

const CODES: Readonly<Record<WeaknessKind, OpenQuestion['code']>> = {
  impersonal: 'who-did-it',
  duty: 'what-exactly',
  vague: 'what-exactly',
  shared: 'your-part',
  claim: 'prove-it',
  amount: 'missing-number',
};
/** The kind that a line is asked about first. */
const ORDER: readonly WeaknessKind[] = ['impersonal', 'duty', 'vague', 'claim', 'amount', 'shared'];

/** One question for each line that still says too little. */
export function askAboutWeakness(cv: Cv, language: Language): OpenQuestion[] {
  const ask = (text: string, pointer: string, entry: string, place: TextPlace, isCurrent = false) =>
    askAboutText(text, pointer, entry, findWeaknesses(text, language, place, isCurrent));
  return [
    ...ask(cv.summary, '/summary', '', 'summary'),
    ...cv.work_experience.flatMap((job, at) => {
      const entry = nameEntry(job);
      const isCurrent = readSpan(job.dates)?.end === 'present';
      const pointer = `/work_experience/${at}`;
      return [
        ...ask(job.description, `${pointer}/description`, entry, 'bullet', isCurrent),
        ...job.achievements.flatMap((text, line) =>
          ask(text, `${pointer}/achievements/${line}`, entry, 'bullet', isCurrent),
        ),
      ];
    }),
    ...cv.skills.flatMap((skill, at) => ask(skill, `/skills/${at}`, '', 'skill')),
  ];
}

function askAboutText(
  text: string,
  pointer: string,
  entry: string,
  weaknesses: readonly Weakness[],
): OpenQuestion[] {
  const first = ORDER.flatMap((kind) => weaknesses.find((one) => one.kind === kind) ?? [])[0];
  if (first === undefined) return [];
  const code = CODES[first.kind];
  if (code === 'missing-number' && readNumbers(text).length > 0) return [];
  return [
    {
      id: `${code}:${pointer}`,
      pointer,
      code,
      entry,
      quote: text,
      phrases: weaknesses.map(({ phrase }) => phrase),
      ...(first.suggestion === '' ? {} : { suggestion: first.suggestion }),
    },
  ];
}
