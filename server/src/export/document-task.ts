import type { Cv } from '@trayecto/core/cv';
import type {
  DocumentLanguage,
  DocumentLetter,
  DocumentOptions,
  TemplateName,
} from '@trayecto/core/document';

/** What is to be written, and how it should look. */
export interface WriteTask {
  /** `svgz`: the pages as a picture, packed, since drawn letter by letter they are twenty times as large. */
  readonly format: 'pdf' | 'docx' | 'svgz' | 'txt' | 'json';
  readonly cv: Cv;
  readonly template: TemplateName;
  /** Undefined: the one the CV is written in. */
  readonly language?: DocumentLanguage | undefined;
  readonly options?: DocumentOptions;
  /** A letter with the head of the CV instead of the CV itself. */
  readonly letter?: DocumentLetter | undefined;
}

export type WrittenDocument =
  | { readonly outcome: 'written'; readonly bytes: Uint8Array }
  /** There is nothing to print. */
  | { readonly outcome: 'blank' }
  | { readonly outcome: 'too-long' };
