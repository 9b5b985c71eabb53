const NUMBERED = /^([^\S\n]*)((?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])(?=[^\S\n]+\S)/gim;

/** The numbers of a list as dashes, each as long as it was: "3." is neither a sentence nor a part of what is asked for. */
export function hideNumbers(text: string): string {
  if ([...text.matchAll(NUMBERED)].length < 2) return text;
  return text.replace(
    NUMBERED,
    (_, space: string, number: string) => `${space}-${' '.repeat(number.length - 1)}`,
  );
}
