import table from '../../data/proofread/right-phrases.tsv' with { type: 'text' };
import type { Language } from '../language';
import { readRows } from '../tables';

const rows = readRows(table, ['language', 'phrase']);
const patterns = new Map<Language, RegExp>();

/** Where a text has phrases that are right though the model would change them: "involved with", "among them". */
export function listRightPhrases(
  text: string,
  language: Language,
): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(openPattern(language))].map(({ 0: phrase, index }) => ({
    from: index,
    to: index + phrase.length,
  }));
}

function openPattern(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const phrases = rows.filter((row) => row.language === language).map(({ phrase }) => phrase);
  const made = new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases.join('|')})(?![\p{L}\d])`, 'giu');
  patterns.set(language, made);
  return made;
}
