import type { SectionKind } from '../catalog';
import type { CvLine } from './cv-line';
import { findHeading } from './find-headings';
import { learnHeadingStyle, looksLikeHeading } from './heading-look';
import { guessKind, plainLabel } from './match-heading';

export interface Section {
  readonly kind: SectionKind;
  /** The heading as written; empty for the block at the top. */
  readonly label: string;
  readonly headingNumbers: readonly number[];
  readonly lines: readonly CvLine[];
}

/** Cuts the CV at its headings. What stands before the first is the header; so is what follows the name in a sidebar layout. */
export function splitSections(
  lines: readonly CvLine[],
  nameLine: CvLine | null,
): readonly Section[] {
  const style = learnHeadingStyle(lines);
  const sections: OpenSection[] = [{ kind: 'header', label: '', headingNumbers: [], lines: [] }];
  lines.forEach((line, index) => {
    const current = sections.at(-1);
    if (current === undefined) return;
    if (line === nameLine && current.kind !== 'header') {
      sections.push({ kind: 'header', label: '', headingNumbers: [], lines: [line] });
      return;
    }
    const heading = line === nameLine ? null : findHeading(lines, index, current.kind, style);
    if (heading !== null && heading.kind === 'frame') {
      current.headingNumbers.push(...line.numbers);
      return;
    }
    if (heading !== null) {
      const own = heading.rest === null ? [] : [heading.rest];
      sections.push({
        kind: heading.kind,
        label: heading.label,
        headingNumbers: [...line.numbers],
        lines: own,
      });
      return;
    }
    const isUnknown =
      style !== null &&
      current.kind !== 'header' &&
      line !== nameLine &&
      looksLikeHeading(line, style);
    if (isUnknown)
      sections.push({
        kind: guessKind(line.text),
        label: plainLabel(line.text),
        headingNumbers: [...line.numbers],
        lines: [],
      });
    else current.lines.push(line);
  });
  return sections;
}

interface OpenSection {
  kind: SectionKind;
  label: string;
  headingNumbers: number[];
  lines: CvLine[];
}
