export interface Formats {
  number(value: number): string;
  percent(share: number): string;
  date(moment: Date): string;
  /** Day and time of day. */
  dateTime(moment: Date): string;
  shortDate(moment: Date): string;
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

export function createFormats(locale: string): Formats {
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return {
    number: (value) => new Intl.NumberFormat(locale).format(value),
    percent: (share) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    date: (moment) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(moment),
    dateTime: (moment) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment),
    shortDate: (moment) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(moment),
    month: (moment) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(moment),
    relativeTime(moment, now) {
      const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
      const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      const step = STEPS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
      return step
        ? format.format(Math.trunc(seconds / step.seconds), step.unit)
        : format.format(seconds, 'second');
    },
    bytes(count) {
      const step = [
        { unit: 'gigabyte', size: 2 ** 30 },
        { unit: 'megabyte', size: 2 ** 20 },
        { unit: 'kilobyte', size: 2 ** 10 },
      ].find(({ size }) => count >= size);
      const text = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: step?.unit ?? 'byte',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }).format(count / (step?.size ?? 1));
      return text.replaceAll(' ', '\u00a0');
    },
    wait(seconds) {
      const whole = Math.max(1, Math.ceil(seconds));
      return whole < 60 ? unit(whole, 'second') : unit(Math.ceil(whole / 60), 'minute');
    },
  };
}
