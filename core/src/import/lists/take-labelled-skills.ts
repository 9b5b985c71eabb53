import { type CvLine, countWords, withText } from '../lines/cv-line';
import { isListItem, joinParagraphs } from '../lines/join-paragraphs';
import { guessKind, matchHeading } from '../sections/match-heading';
import type { Section } from '../sections/split-sections';
import { isKnownSkill } from './known-skills';
import { splitList } from './split-list';

const MOST_ITEM_WORDS = 6;
const LABELLED = /^([^:]{2,30}): (.+)$/;

/**
 * "Good at: sight-reading, arranging" among other things: where no section is about skills, a list whose label says that
 * it is of skills is taken out of the section it is in. So is a sentence that lists skills and says nothing else.
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

/** The label and its list, parted by a colon, each in its own cell, or as one sentence. */
function partLabel(line: CvLine): readonly [label: string, list: string] {
  const { text, cells } = line;
  const sentence = partSentence(line);
  if (sentence !== null) return sentence;
  const [first = '', second = '', ...others] = cells;
  if (second !== '' && others.length === 0) return [first.replace(/ ?:$/, ''), second];
  const [, label = '', list = ''] = cells.length > 1 ? [] : (LABELLED.exec(text) ?? []);
  return [label, list];
}

const SENTENCE = /^([^.:;!?]+)\.?$/;
const LAST_TWO = / (?:y|e|and) (?=\S+(?: \S+)?$)/;
const LEAST_LISTED = 3;
const MOST_LEAD_WORDS = 4;

/** "I work with Word, Canva and InDesign.": what is before the first known skill leads to a list of them. */
function partSentence({ text, cells }: CvLine): readonly [lead: string, list: string] | null {
  const [, said = ''] = cells.length > 1 ? [] : (SENTENCE.exec(text) ?? []);
  const items = splitList(said.replace(LAST_TWO, ', '));
  const [first = '', ...others] = items;
  const words = first.split(' ');
  const at = words.findIndex((_, from) => isKnownSkill(words.slice(from).join(' ')));
  const lead = words.slice(0, at).join(' ');
  if (at < 1 || at > MOST_LEAD_WORDS || !/^\p{Lu}[^\p{Lu}]*$/u.test(lead)) return null;
  const known = others.filter(isKnownSkill).length + 1;
  if (items.length < LEAST_LISTED || known * 2 < items.length) return null;
  return [lead, [words.slice(at).join(' '), ...others].join(', ')];
}

function listsSkills(line: CvLine): boolean {
  if (partSentence(line) !== null) return true;
  const [label, list] = partLabel(line);
  if ((matchHeading(label) ?? guessKind(label)) !== 'skills') return false;
  const items = splitList(list);
  const short = items.filter((item) => countWords(item) <= MOST_ITEM_WORDS);
  return items.length > 1 && short.length * 4 >= items.length * 3;
}
