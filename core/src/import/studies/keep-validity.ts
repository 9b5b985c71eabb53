import { trimSeparators } from '../dates/dated-lines';
import { onlyDates } from '../dates/read-dates';
import { type CvLine, joinLines } from '../lines/cv-line';

/** The words of a certificate before its name and its issuer are known. */
export interface CertificateDraft {
  readonly texts: { text: string; numbers: readonly number[] }[];
  readonly date: string;
  readonly dateNumbers: readonly number[];
}

const STATE =
  'valid (?:to|until|through)|exp\\.?|expires(?: on| in)?|expiry|v[áa]lid[oa] hasta|vigente hasta|caduca(?: en)?|vence(?: en| el)?|good (?:thru|through|until)|renewed(?: in)?|renovad[oa](?: en)?|amended(?: in)?';
const BEFORE_DATE = new RegExp(`[\\s,(–—-]*(?<!\\p{L})((?:${STATE})(?: ?:)?)\\s*$`, 'iu');
const AFTER_DATE = new RegExp(`^(?:${STATE}):? (.+)$`, 'iu');

/** "Registered nurse | LSBN | exp." over "01/31/2026": the words wait for their date. */
export function joinValidity(lines: readonly CvLine[]): readonly CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isAwaited =
      above !== undefined &&
      !line.bullet &&
      onlyDates(line.text) !== null &&
      BEFORE_DATE.test(above.text);
    if (isAwaited) joined[joined.length - 1] = joinLines([above, line]);
    else joined.push(line);
  }
  return joined;
}

/** "ADR, valid to 2027", "18th Edition (2019, amended 2022)": such a year isn't when it was given, so the words belong to it. */
export function keepValidity(draft: CertificateDraft): CertificateDraft {
  if (draft.date === '') return draft;
  const dates = [draft.date];
  const texts = draft.texts.map(({ text, numbers }) => {
    const later = trimSeparators(text).replace(/\)$/, '');
    const year = AFTER_DATE.exec(later)?.[1];
    if (year !== undefined && onlyDates(year) !== null) {
      dates.push(later);
      return { text: '', numbers };
    }
    const state = BEFORE_DATE.exec(text);
    if (state === null || dates[0] !== draft.date) return { text, numbers };
    // The stop of "exp." was taken for one between two parts.
    dates[0] = `${state[1]?.replace(/^exp$/i, '$&.')} ${draft.date}`;
    return { text: text.slice(0, state.index), numbers };
  });
  return { ...draft, texts: texts.filter(({ text }) => text !== ''), date: dates.join(', ') };
}
