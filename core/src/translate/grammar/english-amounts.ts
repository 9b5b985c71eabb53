import { convertFigure, SPANISH_NUMBERS } from './figures';
import type { EnglishUnit } from './read-english-units';

export interface SpanishAmount {
  readonly text: string;
  readonly end: number;
  readonly kind: 'count' | 'percent' | 'money';
}

export const ENGLISH_NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SPANISH_NUMBERS).map(([es, en]) => [en, es]),
);
const CURRENCIES: Readonly<Record<string, string>> = { '€': 'euros', $: 'dólares', '£': 'libras' };

/** "€1.2 million" → "1,2 millones de euros", "20%" → "20 %", "500+" → "más de 500", "twelve" → "doce" */
export function parseEnglishAmount(
  units: readonly EnglishUnit[],
  at: number,
): SpanishAmount | undefined {
  const unit = units[at];
  const currency = CURRENCIES[unit?.text ?? ''];
  if (unit !== undefined && currency !== undefined) {
    const figure = units[at + 1];
    if (figure?.kind !== 'figure') return undefined;
    const text = convertFigure(figure.text, 'es');
    const isMillion = /^million$/.test(units[at + 2]?.key ?? '');
    if (isMillion) return { text: `${text} millones de ${currency}`, end: at + 3, kind: 'money' };
    return { text: `${text} ${unit.text}`, end: at + 2, kind: 'money' };
  }
  const spelt = unit === undefined ? undefined : ENGLISH_NUMBERS[unit.key];
  if (unit === undefined || (unit.kind !== 'figure' && spelt === undefined)) return undefined;
  const figure = spelt ?? convertFigure(unit.text, 'es');
  const next = units[at + 1];
  if (next?.text === '%' || next?.key === 'percent')
    return { text: `${figure} %`, end: at + 2, kind: 'percent' };
  if (next?.key === 'million') {
    const isMoney = /^(?:euros|dollars|pounds)$/.test(units[at + 2]?.key ?? '');
    if (isMoney)
      return {
        text: `${figure} millones de ${moneyOf(units[at + 2]?.key)}`,
        end: at + 3,
        kind: 'money',
      };
    return { text: `${figure} millones de`, end: at + 2, kind: 'count' };
  }
  if (next?.text === '+' && next.gap === '')
    return { text: `más de ${figure}`, end: at + 2, kind: 'count' };
  return { text: figure, end: at + 1, kind: 'count' };
}

const moneyOf = (word = ''): string =>
  ({ euros: 'euros', dollars: 'dólares', pounds: 'libras' })[word] ?? word;
