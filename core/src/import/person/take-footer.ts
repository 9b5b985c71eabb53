import { findDates } from '../dates/read-dates';
import { scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords } from '../lines/cv-line';
import { isBareLabel } from '../lines/split-label';
import { matchHeading } from '../sections/match-heading';
import type { Section } from '../sections/split-sections';
import { cutOut, isContactLine, trimPiece } from './contact-pieces';
import { findContactValues } from './read-contact-values';
import { isPlace, isPostalAddress, isTownShaped } from './recognise-place';

const MOST_FOOTER_LINES = 6;
/** Their lines tell how to reach the person anyway. */
const OF_CONTACT: ReadonlySet<Section['kind']> = new Set(['header', 'personal', 'profiles']);

/**
 * At the foot of a single page is how to reach the person, and it would fall into the last section, with the words over
 * it. Lines that offer nothing new stay where they are: they may be about someone else.
 */
export function takeFooter(sections: readonly Section[]): readonly Section[] {
  const last = sections.at(-1);
  if (last === undefined || OF_CONTACT.has(last.kind)) return sections;
  const count = countFooterLines(last.lines);
  const at = last.lines.length - count;
  const footer = last.lines.slice(at);
  const known = new Set(
    sections
      .filter(({ kind }) => OF_CONTACT.has(kind))
      .flatMap(({ lines }) => lines.flatMap(kindsIn)),
  );
  const isNew = footer.flatMap(kindsIn).some((kind) => REACH.has(kind) && !known.has(kind));
  if (!isNew) return sections;
  const others = sections.slice(0, -1);
  // "Find me" heads nothing else.
  if (at === 0 && matchHeading(last.label) === null)
    return [...others, { ...last, kind: 'personal' }];
  const above = last.lines[at - 1];
  const isHeaded = at > 1 && above !== undefined && isOwnHeading(above, footer);
  const label = isHeaded ? above.text : '';
  const headingNumbers = isHeaded ? above.numbers : [];
  return [
    ...others,
    { ...last, lines: last.lines.slice(0, isHeaded ? at - 1 : at) },
    { kind: 'personal', label, headingNumbers, lines: footer },
  ];
}

function countFooterLines(lines: readonly CvLine[]): number {
  let count = 0;
  while (count < MOST_FOOTER_LINES) {
    const line = lines[lines.length - count - 1];
    if (line === undefined) break;
    const isReach = isContactLine(line) || isOnlyLabelled(line) || isWhere(line.text);
    if (!isReach && !isAddressed(line, count > 0)) break;
    count += 1;
  }
  // A town shaped like any name, where all else under the heading is how to reach the person.
  const isTownLeft = count > 0 && count === lines.length - 1 && isTownShaped(lines[0]?.text ?? '');
  return isTownLeft ? lines.length : count;
}

/** "Móvil 612 345 678", or the label alone over its number. */
function isOnlyLabelled({ text, bullet }: CvLine): boolean {
  if (bullet || text.length > LONGEST_LABELLED) return false;
  const values = findContactValues(text);
  const [first = '', ...others] = cutOut(text, values).split('¶');
  return isBareLabel(first.trim()) && others.every((rest) => trimPiece(rest) === '');
}

const LONGEST_LABELLED = 80;

/** "(404) 555-0126 • Decatur, GA 30030": where they live beside how to reach them, or in the line above that. */
function isAddressed({ text, bullet }: CvLine, isAbove: boolean): boolean {
  const values = bullet || text.length > 200 ? [] : findContactValues(text);
  if (bullet || (values.length === 0 && !isAbove)) return false;
  const rest = cutOut(text, values)
    .split(/¶|\s[•·|]\s/)
    .map((part) => part.replace(/^[\s•·|,–-]+|[\s•·|,–-]+$/g, ''))
    .filter((part) => part !== '');
  const isTown = (part: string) => values.length > 1 && isTownShaped(part);
  return rest.length <= 1 && rest.every((part) => isWhere(part) || isTown(part));
}

function isWhere(text: string): boolean {
  return isPlace(text) || isPostalAddress(text) || STATE_AND_CODE.test(text);
}

const STATE_AND_CODE = /^\p{Lu}[\p{L} .'’-]+, \p{Lu}{2} \d{5}$/u;

const REACH: ReadonlySet<string> = new Set(['email', 'phone']);

function kindsIn({ text }: CvLine): readonly string[] {
  return text.length > 300 ? [] : findContactValues(text).map(({ kind }) => kind);
}

const MOST_HEADING_WORDS = 4;

/** A few words after a gap, right over what tells how to reach the person: they belong to it, and to nothing above. */
function isOwnHeading(line: CvLine, [first]: readonly CvLine[]): boolean {
  const { text, bullet, cells, gapBefore } = line;
  if (!gapBefore || first?.gapBefore !== false || bullet || cells.length > 1) return false;
  const isShort = /^\p{Lu}\D*$/u.test(text) && countWords(text) <= MOST_HEADING_WORDS;
  return isShort && !/[.,;]$/.test(text) && scoreTitle(text) === 0 && findDates(text).length === 0;
}
