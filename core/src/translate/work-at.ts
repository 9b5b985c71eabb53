import type { Direction } from './direction';
import { isEdge } from './model/hide-terms';

/** The model doesn't see whether a name is a town or an employer: people work in the one and at the other. */
export function workAt(
  text: string,
  source: string,
  organizations: readonly string[],
  { to }: Direction,
): string {
  if (to !== 'en') return text;
  return organizations
    .filter((name) => hasWord(source, `en ${name}`))
    .reduce((told, name) => told.replaceAll(`in ${name}`, placeAt(name)), text);
}

const placeAt = (name: string) => (found: string, at: number, whole: string) =>
  isEdge(whole, at) && isEdge(whole, at + found.length) ? `at ${name}` : found;

const hasWord = (text: string, words: string): boolean => {
  const at = text.indexOf(words);
  return at !== -1 && isEdge(text, at);
};
