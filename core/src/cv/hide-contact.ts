import { type Cv, cvSchema } from './cv-schema';

/** What a person may keep to themselves of a CV that others see. */
export const contactKinds = ['email', 'phone', 'location', 'links'] as const;
export type ContactKind = (typeof contactKinds)[number];

const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 255;
const LEAST_DIGITS = 9;
const inLocal = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const inDomain = /[\p{L}\p{N}.-]/u;
/** Bounded, so that a text of nothing but digits takes no longer than any other. */
const phoneLike = /\+?\(?\d[\d ().\u00a0/-]{7,24}\d/g;
/** Written where a sentence said it: “write to … or call …” reads as something left out, “write to or call” as a mistake. */
const LEFT_OUT = '…';
/** At an end of a row the separator goes with what it set apart. */
const atAnEnd = /^…\s*[·•|,;–-]\s*|\s*[·•|,;–-]\s*…$/g;
const labels =
  /(?<!\p{L})(?:e-?mail|correo(?: electr[oó]nico)?|tel[eé]fono|tel|tlf|m[oó]vil|phone|mobile|cell|contacto|contact|direcci[oó]n|address)(?!\p{L})/giu;
const says = /[^\s·•|,;.:()…-]/;

/**
 * The CV without what is named, wherever it is said: people repeat their address in a summary or a footer, and one
 * that is hidden at the top and printed at the bottom is not hidden.
 */
export function hideContact(cv: Cv, hidden: readonly ContactKind[]): Cv {
  const hide = new Set(hidden);
  const { phone, location } = cv.personal;
  const steps: ((text: string) => string)[] = [];
  if (hide.has('email')) steps.push(withoutEmails);
  if (hide.has('phone')) steps.push((text) => withoutPhones(text, phone));
  // A town is also where one has worked; a street is where one lives.
  if (hide.has('location') && /\d/.test(location)) {
    steps.push((text) => text.replaceAll(location, LEFT_OUT));
  }
  const clean = (text: string): string => {
    const left = steps.reduce((rest, step) => step(rest), text);
    if (left === text) return text;
    if (!says.test(left.replace(labels, ''))) return '';
    return left
      .replace(/[^\S\n]{2,}/g, ' ')
      .trim()
      .replace(atAnEnd, '');
  };
  const shown = cvSchema.parse(cleanAll(cv, clean));
  return {
    ...shown,
    personal: {
      ...shown.personal,
      ...(hide.has('email') && { email: '' }),
      ...(hide.has('phone') && { phone: '' }),
      ...(hide.has('location') && { location: '' }),
      ...(hide.has('links') && { linkedin: '', github: '', website: '' }),
    },
  };
}

function cleanAll(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const cleaned = cleanAll(item, clean);
      // A line that said nothing else goes; one that was blank before is the person's own.
      return cleaned === '' && item !== '' ? [] : [cleaned];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [clean(key) || key[0], cleanAll(inner, clean)]),
  );
}

/** Searches outwards from each @, because a pattern that starts before it would be slow on text without one. */
function withoutEmails(text: string): string {
  const kept: string[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > done && at - from < LONGEST_LOCAL && inLocal.test(text[from - 1] ?? ''))
      from -= 1;
    let to = at + 1;
    while (to < text.length && to - at < LONGEST_DOMAIN && inDomain.test(text[to] ?? '')) to += 1;
    // The text before may already belong to the previous address.
    if (to === at + 1 || (from === at && (done === 0 || from > done))) continue;
    kept.push(text.slice(done, from).replace(/mailto:$/i, ''), LEFT_OUT);
    done = to;
  }
  return kept.join('') + text.slice(done);
}

/** The person's own, however it is spaced, and whatever is written like one. Years and amounts are not. */
function withoutPhones(text: string, own: string): string {
  const owned = own.split(' / ').map((number) => digitsOf(number).slice(-LEAST_DIGITS));
  return text.replace(phoneLike, (found) => {
    const digits = digitsOf(found);
    const isOwn = owned.some((number) => number.length >= 6 && digits.endsWith(number));
    const isInternational = found.startsWith('+') && digits.length >= LEAST_DIGITS;
    const isSpanish = /^[6789]\d{8}$/.test(digits);
    return isOwn || isInternational || isSpanish ? LEFT_OUT : found;
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
