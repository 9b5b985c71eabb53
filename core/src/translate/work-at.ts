import type { Direction } from './direction';

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
  /[\p{L}\d]/u.test(whole.charAt(at - 1)) || /[\p{L}\d]/u.test(whole.charAt(at + found.length))
    ? found
    : `at ${name}`;

const hasWord = (text: string, words: string): boolean => {
  const at = text.indexOf(words);
  return at !== -1 && !/\p{L}/u.test(text.charAt(at - 1));
};
