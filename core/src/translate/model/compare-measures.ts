import table from '../../../data/translation/measures.tsv' with { type: 'text' };
import { smallNumbers } from '../../language';
import { readNames, readRows } from '../../tables';
import type { Direction } from '../direction';

const NUMBER = String.raw`(?:\d|(?<!\p{L})(?:${Object.keys(smallNumbers).join('|')}))`;

/** One way of measuring, as a language says it. */
const readMeasure = (cell: string) => {
  const words = String.raw`(?:${readNames(cell).join('|')})(?!\p{L})`;
  return {
    counted: new RegExp(String.raw`${NUMBER}[\s-]?${words}`, 'iu'),
    named: new RegExp(String.raw`(?<!\p{L})${words}`, 'iu'),
  };
};

const MEASURES = readRows(table, ['es', 'en']).map(({ es, en }) => ({
  es: readMeasure(es),
  en: readMeasure(en),
}));

/** Whether what a number is of is on the other side too: "15 años" that became "15" is no length of time. */
export const hasSameMeasures = (source: string, text: string, { from, to }: Direction): boolean =>
  MEASURES.every((measure) => !measure[from].counted.test(source) || measure[to].named.test(text));
