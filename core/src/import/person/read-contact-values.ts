import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { rememberByText } from '../../language';

export interface ContactValue {
  readonly kind: 'email' | 'phone' | 'linkedin' | 'github' | 'website';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu;
const URL =
  /(?:https?:\/\/|www\.)[^\s|<>()·•,;]{3,200}|(?<![@\p{L}\d.-])[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|net|org|es|io|dev|me|co|uk|mx|ar|cl|pe|info|eu|cat|app|ie|ca|us|edu|design|art|blog|tech|site|online|page|xyz|gal|eus|test|example|ai|cv|pro|studio|works|biz|de|fr|it|pt|au|nz|za|br|ch|nl|se|dk|pl|ec|uy|py|ve|cr|gt)(?:\/[^\s|<>()·•,;]{0,200})?(?![\p{L}\d@])/giu;
const PROFILE =
  /(?<![\p{L}\d])(linkedin|github)(?:\.com)?\/(?:in\/)?([\p{L}\d][\p{L}\d._-]{1,60})|(?<![\p{L}\d])in\/([\p{L}\d][\p{L}\d._-]{3,60})/giu;
const NAMED_PROFILE = /(?<![\p{L}\d@./])([\p{L}\d][\p{L}\d._-]{2,60}) \((linkedin|github)\)/giu;
const PHONE =
  /(?<![\p{L}\d/.])(?:\(?(?:\+|00)\d{1,3}\)?[\s.:-]{0,2})?\(?\d{1,5}\)?(?:[\s./-]{0,2}\(?\d{1,5}\)?){1,8}(?!\d|%|[\p{L}])/gu;

/** "2021 2018": the dates of two things beside each other. */
const YEARS = /^(?:(?:19|20)\d\d\s+)+(?:19|20)\d\d$/;

/** "12345678-Z": Spain's identity numbers end in a letter. */
const OF_IDENTITY = /^\d{8} ?- ?\p{Lu}(?![\p{L}\d])/u;

/** Email addresses, links and phone numbers in a text, left to right and never overlapping. */
export const findContactValues = rememberByText(readContactValues);

function readContactValues(text: string): readonly ContactValue[] {
  if (text.length > 2000) return [];
  const found: ContactValue[] = [];
  const add = (value: ContactValue) => {
    if (!found.some((other) => value.start < other.end && other.start < value.end))
      found.push(value);
  };
  if (text.includes('@'))
    for (const match of text.matchAll(EMAIL)) add(at(match, 'email', trimEnd(match[0]), 1));
  for (const match of text.includes('/') ? text.matchAll(PROFILE) : []) {
    const name = match[1]?.toLowerCase();
    add(at(match, name === 'github' ? 'github' : 'linkedin', trimEnd(match[0]), 0.9));
  }
  for (const match of text.includes('(') ? text.matchAll(NAMED_PROFILE) : []) {
    const kind = match[2]?.toLowerCase() === 'github' ? 'github' : 'linkedin';
    add(at(match, kind, match[1] ?? '', 0.85));
  }
  const links: ContactValue[] = [];
  for (const match of text.includes('.') ? text.matchAll(URL) : [])
    links.push(at(match, linkKind(match[0]), trimEnd(match[0]), 0.95));
  for (const link of links) {
    const inner = found.findIndex(
      (other) => other.kind !== 'email' && other.start >= link.start && other.end <= link.end + 1,
    );
    if (inner >= 0) found.splice(inner, 1);
    add(link);
  }
  for (const match of /\d\D{0,3}\d/.test(text) ? text.matchAll(PHONE) : []) {
    const phone = trimPhone(match[0]);
    const isOther = YEARS.test(phone) || OF_IDENTITY.test(text.slice(match.index));
    const confidence = isOther ? 0 : scorePhone(phone);
    if (confidence > 0) add(at(match, 'phone', phone, confidence));
  }
  return found.sort((a, b) => a.start - b.start);
}

export function hasContactData(text: string): boolean {
  return text.length < 300 && findContactValues(text).length > 0;
}

export function linkKind(url: string): 'linkedin' | 'github' | 'website' | 'email' {
  if (/^mailto:/i.test(url)) return 'email';
  const host = url
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '');
  if (/(?:^|\.)linkedin\.[a-z]{2,}$/.test(host)) return 'linkedin';
  // What is published under "github.io" is somebody's website.
  if (/(?:^|\.)github\.(?!io$)[a-z]{2,}$/.test(host)) return 'github';
  return 'website';
}

function at(
  match: RegExpExecArray,
  kind: ContactValue['kind'],
  text: string,
  confidence: number,
): ContactValue {
  const start = match.index + Math.max(match[0].indexOf(text), 0);
  return { kind, text, start, end: start + text.length, confidence };
}

function trimEnd(text: string): string {
  return text.replace(/[.,;:/]+$/, (tail) => (tail === '/' ? '/' : ''));
}

function trimPhone(text: string): string {
  const trimmed = text.replace(/[\s./-]+$/, '').trim();
  const opened = trimmed.split('(').length;
  return opened < trimmed.split(')').length ? trimmed.replace(/^\)|\)$/, '') : trimmed;
}

/** Fictional and local numbers must pass, dates and postcodes must not; so validity only raises the confidence. */
function scorePhone(text: string): number {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return 0;
  if (
    /(?:19|20)\d\d\s*[-–/.]\s*(?:(?:19|20)\d\d|\d{1,2}\b)/.test(text) ||
    /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(text) ||
    /^\d{1,2}[/.-](?:19|20)\d\d/.test(text)
  )
    return 0;
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text)) return /^\d{3}\.\d{3}\.\d{3}$/.test(text) ? 0.6 : 0;
  const international = /^\(?(?:\+|00)/.test(text);
  if (!international && digits.length < 9 && !/[\s.-]/.test(text)) return 0.3;
  const parsed = parsePhoneNumberFromString(
    international ? text.replace(/^\(?00/, '+').replace(/\(0\)/, '') : `+34${digits}`,
  );
  if (international) return parsed?.isPossible() === true ? 0.98 : 0.85;
  return digits.length >= 9 ? 0.9 : 0.6;
}
