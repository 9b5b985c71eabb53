import { keepMade } from '../text/keep-made';

export interface Formats {
  number(value: number): string;
  percent(share: number): string;
  date(moment: Date): string;
  /** Day and time of day. */
  dateTime(moment: Date): string;
  shortDate(moment: Date): string;
  /** The same without the year, where that is this one. */
  listDate(moment: Date, now: Date): string;
  /** "noviembre de 2026" */
  month(moment: Date): string;
  /** "hace 3 minutos", measured from `now`. */
  relativeTime(moment: Date, now: Date): string;
  /** "40 segundos", "2 minutos": rounded up, so that a wait is never longer than announced. */
  wait(seconds: number): string;
  /** "1,4 MB": in the same megabytes as the limits, never broken over two lines. */
  bytes(count: number): string;
}

const STEPS = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

const numberStyles = {
  plain: {},
  percent: { style: 'percent' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const dateStyles = {
  date: { dateStyle: 'long' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  shortDate: { dateStyle: 'medium' },
  listDate: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function createFormats(locale: string): Formats {
  const numbers = keepMade(
    (style: keyof typeof numberStyles) => new Intl.NumberFormat(locale, numberStyles[style]),
  );
  const dates = keepMade(
    (style: keyof typeof dateStyles) => new Intl.DateTimeFormat(locale, dateStyles[style]),
  );
  const units = keepMade(
    (unit: string) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  const sizes = keepMade(
    (unit: string) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }),
  );
  const passed = keepMade((numeric: 'auto') => new Intl.RelativeTimeFormat(locale, { numeric }));
  return {
    number: (value) => numbers('plain').format(value),
    percent: (share) => numbers('percent').format(share),
    date: (moment) => dates('date').format(moment),
    dateTime: (moment) => dates('dateTime').format(moment),
    shortDate: (moment) => dates('shortDate').format(moment),
    listDate: (moment, now) =>
      dates(moment.getFullYear() === now.getFullYear() ? 'listDate' : 'shortDate').format(moment),
    month: (moment) => dates('month').format(moment),
    relativeTime(moment, now) {
      const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
      const step = STEPS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
      return step
        ? passed('auto').format(Math.trunc(seconds / step.seconds), step.unit)
        : passed('auto').format(seconds, 'second');
    },
    bytes(count) {
      const step = [
        { unit: 'gigabyte', size: 2 ** 30 },
        { unit: 'megabyte', size: 2 ** 20 },
        { unit: 'kilobyte', size: 2 ** 10 },
      ].find(({ size }) => count >= size);
      const text = sizes(step?.unit ?? 'byte').format(count / (step?.size ?? 1));
      return text.replaceAll(' ', '\u00a0');
    },
    wait(seconds) {
      const whole = Math.max(1, Math.ceil(seconds));
      return whole < 60
        ? units('second').format(whole)
        : units('minute').format(Math.ceil(whole / 60));
    },
  };
}
