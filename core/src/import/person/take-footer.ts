import type { CvLine } from '../lines/cv-line';
import type { Section } from '../sections/split-sections';
import { cutOut, isContactLine } from './contact-pieces';
import { findContactValues } from './read-contact-values';
import { isPlace, isPostalAddress, isTownShaped } from './recognise-place';

const MOST_FOOTER_LINES = 4;
/** Their lines tell how to reach the person anyway. */
const OF_CONTACT: ReadonlySet<Section['kind']> = new Set(['header', 'personal', 'profiles']);

/**
 * At the foot of a single page is how to reach the person, and it would fall into the last section. Lines that offer
 * nothing new stay where they are: they may be about someone else.
 */
export function takeFooter(sections: readonly Section[]): {
  readonly sections: readonly Section[];
  readonly footer: readonly CvLine[];
} {
  const last = sections.at(-1);
  if (last === undefined || OF_CONTACT.has(last.kind)) return { sections, footer: [] };
  let count = 0;
  while (count < MOST_FOOTER_LINES) {
    const line = last.lines[last.lines.length - count - 1];
    if (line === undefined || !(isContactLine(line) || isAddressed(line, count > 0))) break;
    count += 1;
  }
  const footer = last.lines.slice(last.lines.length - count);
  const known = new Set(
    sections
      .filter(({ kind }) => OF_CONTACT.has(kind))
      .flatMap(({ lines }) => lines.flatMap(kindsIn)),
  );
  const isNew = footer.flatMap(kindsIn).some((kind) => REACH.has(kind) && !known.has(kind));
  if (!isNew) return { sections, footer: [] };
  const rest = { ...last, lines: last.lines.slice(0, last.lines.length - count) };
  return { sections: [...sections.slice(0, -1), rest], footer };
}

/** "(404) 555-0126 • Decatur, GA 30030": where they live beside how to reach them, or in the line above that. */
function isAddressed({ text, bullet }: CvLine, isAbove: boolean): boolean {
  const values = bullet || text.length > 200 ? [] : findContactValues(text);
  if (bullet || (values.length === 0 && !isAbove)) return false;
  const rest = cutOut(text, values)
    .split(/¶|\s[•·|]\s/)
    .map((part) => part.replace(/^[\s•·|,–-]+|[\s•·|,–-]+$/g, ''))
    .filter((part) => part !== '');
  const isWhere = (part: string) =>
    isPlace(part) || isPostalAddress(part) || STATE_AND_CODE.test(part);
  const isTown = (part: string) => values.length > 1 && isTownShaped(part);
  return rest.length <= 1 && rest.every((part) => isWhere(part) || isTown(part));
}

const STATE_AND_CODE = /^\p{Lu}[\p{L} .'’-]+, \p{Lu}{2} \d{5}$/u;

const REACH: ReadonlySet<string> = new Set(['email', 'phone']);

function kindsIn({ text }: CvLine): readonly string[] {
  return text.length > 300 ? [] : findContactValues(text).map(({ kind }) => kind);
}
