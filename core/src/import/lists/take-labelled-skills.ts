import { type CvLine, countWords, withText } from '../lines/cv-line';
import { isListItem, joinParagraphs } from '../lines/join-paragraphs';
import { guessKind, matchHeading } from '../sections/match-heading';
import type { Section } from '../sections/split-sections';
import { splitList } from './split-list';

const MOST_ITEM_WORDS = 6;
const LABELLED = /^([^:]{2,30}): (.+)$/;

/**
 * "Good at: sight-reading, arranging" among other things: where no section is about skills, a list whose label says that
 * it is of skills is taken out of the section it is in.
 */
export function takeLabelledSkills(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind }) => kind === 'skills')) return sections;
  return sections.flatMap((section) => {
    if (section.kind !== 'additional' && section.kind !== 'languages') return [section];
    const taken = joinParagraphs(section.lines, isListItem).filter(listsSkills);
    if (taken.length === 0) return [section];
    const numbers = new Set(taken.flatMap((line) => line.numbers));
    const isLeft = (line: CvLine) => !line.numbers.some((number) => numbers.has(number));
    const rest = { ...section, lines: section.lines.filter(isLeft) };
    const lines = taken.map((line) => withText(line, partLabel(line)[1]));
    return [rest, { ...section, kind: 'skills' as const, label: '', headingNumbers: [], lines }];
  });
}

/** The label and its list, parted by a colon or each in its own cell. */
function partLabel({ text, cells }: CvLine): readonly [label: string, list: string] {
  const [first = '', second = '', ...others] = cells;
  if (second !== '' && others.length === 0) return [first.replace(/ ?:$/, ''), second];
  const [, label = '', list = ''] = cells.length > 1 ? [] : (LABELLED.exec(text) ?? []);
  return [label, list];
}

function listsSkills(line: CvLine): boolean {
  const [label, list] = partLabel(line);
  if ((matchHeading(label) ?? guessKind(label)) !== 'skills') return false;
  const items = splitList(list);
  const short = items.filter((item) => countWords(item) <= MOST_ITEM_WORDS);
  return items.length > 1 && short.length * 4 >= items.length * 3;
}
