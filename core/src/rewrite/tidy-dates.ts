import type { Cv } from '../cv/cv-schema';
import type { DocumentLanguage } from '../document/document-words';
import { type DatePoint, isSameSpan, readSpan } from './read-span';

type DateForm = 'long' | 'short' | 'number';

const MONTHS: Readonly<
  Record<DocumentLanguage, Readonly<Record<'long' | 'short', readonly string[]>>>
> = {
  es: {
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
    short: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
  },
  en: {
    long: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
};
const PRESENT: Readonly<Record<DocumentLanguage, string>> = { es: 'actualidad', en: 'Present' };

/** The way of writing months that most dates of the CV have; null if all are written alike and may stay. */
export function pickDateForm(cv: Cv): DateForm | null {
  const texts = [...cv.work_experience, ...cv.education].map(({ dates }) => dates);
  const spans = texts.flatMap((text) => readSpan(text) ?? []);
  const points = spans.flatMap(({ start, end }) => [start, end]);
  const forms: readonly DateForm[] = ['short', 'long', 'number'];
  const counts = forms.map(
    (form) =>
      points.filter((point) => point !== null && point !== 'present' && point.written === form)
        .length,
  );
  const isAlike =
    counts.filter((count) => count > 0).length <= 1 &&
    countKinds(spans.map(({ link }) => link.trim())) <= 1 &&
    countKinds(spans.map(({ now }) => now)) <= 1;
  return isAlike ? null : (forms[counts.indexOf(Math.max(...counts))] ?? null);
}

const countKinds = (texts: readonly string[]) => new Set(texts.filter((text) => text !== '')).size;

/** The same dates, written as the others of the CV; what is not understood to the last letter stays. */
export function tidyDate(text: string, form: DateForm | null, language: DocumentLanguage): string {
  const span = readSpan(text);
  if (span === null || form === null) return text;
  const { start, end } = span;
  if (hasDay(start) || (end !== null && end !== 'present' && hasDay(end))) return text;
  const points = [start, ...(end === null ? [] : [end])];
  const written = points
    .map((point) => (point === 'present' ? PRESENT[language] : writePoint(point, form, language)))
    .join(' – ');
  const reread = readSpan(written);
  return reread !== null && isSameSpan(span, reread) ? written : text;
}

const hasDay = ({ day }: DatePoint) => day !== null;

function writePoint(
  { month, year }: DatePoint,
  form: DateForm,
  language: DocumentLanguage,
): string {
  if (month === null) return String(year);
  if (form === 'number') return `${String(month).padStart(2, '0')}/${year}`;
  return `${MONTHS[language][form][month - 1] ?? ''} ${year}`;
}
