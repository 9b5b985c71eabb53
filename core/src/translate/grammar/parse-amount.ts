import { convertFigure, SPANISH_NUMBERS } from './figures';
import type { Unit } from './read-units';

export interface Amount {
  readonly text: string;
  readonly end: number;
  /** It needs no noun: "90.000 €", "35 %". */
  readonly isWhole: boolean;
}

/** A figure before a noun, or one without a noun: "90.000 €", "35 %". */
export function parseAmount(units: readonly Unit[], at: number): Amount | undefined {
  const unit = units[at];
  const spelt = unit?.kind === 'word' ? SPANISH_NUMBERS[unit.key] : undefined;
  if (unit === undefined || (unit.kind !== 'figure' && spelt === undefined)) return undefined;
  const figure = spelt ?? convertFigure(unit.text, 'en');
  const mark = units[at + 1];
  if (mark?.text === '%') return { text: `${figure}%`, end: at + 2, isWhole: true };
  if (mark?.text === '€' || mark?.text === '$' || mark?.text === '£')
    return withRate({ text: mark.text + figure, end: at + 2, isWhole: true }, units);
  const scale = /^mill[oó]n(?:es)?$/.test(mark?.key ?? '')
    ? 'million'
    : mark?.key === 'mil'
      ? 'thousand'
      : '';
  if (scale === '') return { text: figure, end: at + 1, isWhole: false };
  const after = units[at + 2]?.key === 'de' ? at + 3 : at + 2;
  if (units[after]?.text === '€')
    return { text: `€${figure} ${scale}`, end: after + 1, isWhole: true };
  return { text: `${figure} ${scale}`, end: after, isWhole: false };
}

const RATES: Readonly<Record<string, string>> = {
  anuales: 'year',
  mensuales: 'month',
  semanales: 'week',
  diarios: 'day',
};

/** "300.000 € anuales" → "€300,000 per year" */
function withRate(amount: Amount, units: readonly Unit[]): Amount {
  const rate = RATES[units[amount.end]?.key ?? ''];
  if (rate === undefined) return amount;
  return { ...amount, text: `${amount.text} per ${rate}`, end: amount.end + 1 };
}
