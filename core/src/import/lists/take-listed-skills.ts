import { languageNames } from '../../catalog';
import { Lexicon } from '../../language';
import type { CvLine } from '../lines/cv-line';
import { guessByWord, matchHeading } from '../sections/match-heading';
import type { Section } from '../sections/split-sections';
import { splitList } from './split-list';

const spoken = new Lexicon(languageNames);
const LEAST_ITEMS = 3;

/** "Languages and skills": of its lines, those that list something else than languages. */
export function takeListedSkills(sections: readonly Section[]): readonly Section[] {
  return sections.flatMap((section) => {
    const listed = isMixed(section) ? section.lines.filter(listsOthers) : [];
    if (listed.length === 0) return [section];
    const lines = section.lines.filter((line) => !listed.includes(line));
    return [
      { ...section, lines },
      { ...section, kind: 'skills' as const, headingNumbers: [], lines: listed },
    ];
  });
}

function isMixed({ kind, label }: Section): boolean {
  const parts = label.split(/ (?:and|y|e|&) |, ?| ?\/ ?/i);
  const namesSkills = (part: string) => (matchHeading(part) ?? guessByWord(part)) === 'skills';
  return kind === 'languages' && parts.length > 1 && parts.some(namesSkills);
}

function listsOthers({ text }: CvLine): boolean {
  return splitList(text).length >= LEAST_ITEMS && !spoken.contains(text);
}
