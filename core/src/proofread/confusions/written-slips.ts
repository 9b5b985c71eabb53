import needed from '../../../data/proofread/needed-words.tsv' with { type: 'text' };
import english from '../../../data/proofread/slips-en.tsv' with { type: 'text' };
import spanish from '../../../data/proofread/slips-es.tsv' with { type: 'text' };
import sure from '../../../data/proofread/sure-slips.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { readRows } from '../../tables';
import type { Confusion } from './check-confusions';

/** A mark, or the end, follows a word at once; anything else after a blank. */
const AT_ONCE = /^(?:\[|$)/;

const columns = ['before', 'slip', 'after', 'meant'] as const;
type Slip = Readonly<Record<(typeof columns)[number], string>>;

const toConfusion = ({ before, slip, after, meant }: Slip): Confusion => [
  before === '' || before === '^' ? before : `${before} `,
  slip,
  AT_ONCE.test(after) ? `(?:${after})` : ` ${after}`,
  meant,
];

const readSlips = (table: string): readonly Confusion[] =>
  readRows(table, columns).map(toConfusion);

/** Slips that can be nothing else where they are: "learnt two trainees how". */
export const listSureSlips = (language: Language): readonly Confusion[] =>
  readRows(sure, ['language', ...columns])
    .filter((row) => row.language === language)
    .map(toConfusion);

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
