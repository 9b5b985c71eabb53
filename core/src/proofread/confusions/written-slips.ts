import needed from '../../../data/proofread/needed-words.tsv' with { type: 'text' };
import english from '../../../data/proofread/slips-en.tsv' with { type: 'text' };
import spanish from '../../../data/proofread/slips-es.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { readRows } from '../../tables';
import type { Confusion } from './check-confusions';

/** A mark, or the end, follows a word at once; anything else after a blank. */
const AT_ONCE = /^(?:\[|$)/;

function readSlips(table: string): readonly Confusion[] {
  return readRows(table, ['before', 'slip', 'after', 'meant']).map(
    ({ before, slip, after, meant }) => [
      before === '' || before === '^' ? before : `${before} `,
      slip,
      AT_ONCE.test(after) ? `(?:${after})` : ` ${after}`,
      meant,
    ],
  );
}

/** Words that another follows before anything else can: "listened customers", "me encargo los pedidos". */
function readNeeded(language: Language): readonly Confusion[] {
  return readRows(needed, ['language', 'word', 'needs', 'after'])
    .filter((row) => row.language === language)
    .map(({ word, needs, after }) => ['', word, ` ${after}`, `$& ${needs}`]);
}

/** Slips that people write, by what is around them. Not fixed without asking. */
export const writtenSlips: Readonly<Record<Language, readonly Confusion[]>> = {
  es: [...readSlips(spanish), ...readNeeded('es')],
  en: [...readSlips(english), ...readNeeded('en')],
};
