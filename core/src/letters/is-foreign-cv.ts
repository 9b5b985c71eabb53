import type { Cv } from '../cv';
import { readTokens } from '../language';
import { detectPostingLanguage, listCvFields } from '../skill-gap';

const MOST_READ = 20_000;

/** A CV in neither of the two languages: its names can be used, its sentences can't. */
export function isForeignCv(cv: Cv): boolean {
  const text = listCvFields(cv)
    .map((field) => field.text)
    .join('\n')
    .slice(0, MOST_READ);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return true;
  return detectPostingLanguage(readTokens(text)) === 'other';
}
