import type { Cv } from '../cv';
import type { Language as CvLanguage } from '../language';

/** Where a field came from: line numbers (1-based, in the source document) and how sure the parser is (0 to 1). */
export interface FieldSource {
  readonly lines: readonly number[];
  readonly confidence: number;
}

export interface UnplacedLine {
  readonly line: number;
  readonly text: string;
  /** Page numbers and the like are listed too, so that nothing is lost without a word. */
  readonly reason: 'not-understood' | 'page-furniture';
}

export interface ParseWarning {
  readonly code:
    | 'no-name'
    | 'no-contact'
    | 'no-sections'
    | 'unplaced-lines'
    | 'unsure-field'
    | 'read-from-image'
    | 'empty-document';
  readonly pointer?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface ParsedCv {
  readonly cv: Cv;
  readonly language: CvLanguage;
  /** By JSON pointer into `cv`. */
  readonly provenance: Readonly<Record<string, FieldSource>>;
  readonly unplaced: readonly UnplacedLine[];
  readonly warnings: readonly ParseWarning[];
}
