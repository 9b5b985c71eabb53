/** How a Spanish word is stressed, counted from its end, by the accent that is written on it. */
interface WrittenStress {
  /** 1 is the last syllable. */
  readonly fromEnd: number;
  readonly syllables: number;
  /** The accent separates two vowels ("oí", "baúl"), whatever the ending. */
  readonly isApart: boolean;
}

/** Written by other rules: two accents, or letters that Spanish has not. */
const FOREIGN = /[^a-zñáéíóúü]|[wk]|[áéíóú].*[áéíóú]|ée|ç|lh[aeo]|ss|(?:nn|tt|pp|mm|ff)/;
const VOWELS = /[aeiouáéíóúü](?:h?[aeiouáéíóúü])*/g;

/** Null where no accent is written, or where the word isn't of Spanish make. */
function readStress(word: string): WrittenStress | null {
  if (!/[áéíóú]/.test(word) || FOREIGN.test(word)) return null;
  const syllables = listNuclei(word);
  const at = syllables.findIndex((nucleus) => /[áéíóú]/.test(nucleus));
  return {
    fromEnd: syllables.length - at,
    syllables: syllables.length,
    isApart: isApart(word),
  };
}

/** The vowels of each syllable. */
function listNuclei(word: string): readonly string[] {
  // The u of "que" and "gui" is not heard; a y at the end is.
  const heard = word.replace(/([qg])u(?=[eiéí])/g, '$1').replace(/y$/, 'i');
  return [...heard.matchAll(VOWELS)].flatMap(([run]) => splitRun(run.replaceAll('h', '')));
}

/** "ia" is one syllable, "ía" and "eo" are two. */
function splitRun(run: string): readonly string[] {
  const nuclei: string[] = [];
  for (const vowel of run) {
    const last = nuclei.at(-1);
    if (last === undefined || isHiatus(last.at(-1) ?? '', vowel)) nuclei.push(vowel);
    else nuclei[nuclei.length - 1] = last + vowel;
  }
  return nuclei;
}

const STRONG = /[aeoáéó]/;

function isHiatus(one: string, other: string): boolean {
  if (STRONG.test(one) && STRONG.test(other)) return true;
  return (/[íú]/.test(one) && STRONG.test(other)) || (STRONG.test(one) && /[íú]/.test(other));
}

const isApart = (word: string): boolean => /[aeo]h?[íú]|[íú]h?[aeo]/.test(word);

const ENDS_OPEN = /(?:[aeiouáéíóúü]|[aeiouáéíóúü][ns])$/;

/** Whether the accent must not be there: "hematocrítos", "estufónes", "facíl". Words of one syllable have it to tell them from others. */
export function hasIdleAccent(word: string): boolean {
  const adverb = /^(.{3,})mente$/.exec(word)?.[1];
  if (adverb !== undefined && /[áéíóú]/.test(adverb)) return hasIdleAccent(adverb);
  const stress = readStress(word);
  if (stress === null || stress.isApart || stress.syllables === 1) return false;
  if (stress.fromEnd === 1) return !ENDS_OPEN.test(word);
  return stress.fromEnd === 2 && ENDS_OPEN.test(word);
}

/** Whether it is on a syllable that only verbs with two pronouns stress: "hematólogicos". */
export function hasFarAccent(word: string): boolean {
  const stress = readStress(word);
  return stress !== null && stress.fromEnd > 3 && !/mente$|(?:[mts]e|n?os)l[aeo]s?$/.test(word);
}
