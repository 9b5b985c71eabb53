import type { ContactKind, Cv } from '@trayecto/core/cv';
import type {
  DocumentLanguage,
  DocumentLetter,
  DocumentOptions,
  Photo,
  TemplateName,
} from '@trayecto/core/document';
import type { Coding } from '../http/pick-coding';

/** What is to be written, and how it should look. */
export interface WriteTask {
  /**
   * `svg`: the pages as a picture, in which every letter is drawn.
   * `measure` and `fit` are answered in JSON: how much room it takes, and what would make it end a page sooner. `shown`:
   * what is left to see of it, and its language, as `ShownCv`.
   */
  readonly format: 'pdf' | 'docx' | 'svg' | 'txt' | 'json' | 'measure' | 'fit' | 'shown';
  readonly cv: Cv;
  /** What is left out of it, wherever it is said. */
  readonly hidden?: readonly ContactKind[];
  readonly template: TemplateName;
  /** Undefined: the one the CV is written in. */
  readonly language?: DocumentLanguage | undefined;
  readonly options?: DocumentOptions;
  readonly photo?: Photo | null;
  /** For `svg`: how it is packed; as it is if nothing is said. */
  readonly coding?: Coding | undefined;
  /** For `svg`: the names of pages that need not be drawn again. */
  readonly known?: readonly string[] | undefined;
  /** For `fit`: how many pages it should have. */
  readonly target?: number | undefined;
  /** A letter with the head of the CV instead of the CV itself. */
  readonly letter?: DocumentLetter | undefined;
}

export interface ShownCv {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
}

export type WrittenDocument =
  | {
      readonly outcome: 'written';
      readonly bytes: Uint8Array;
      /** What a file of it is called after the person, without its ending; undefined where no name is given. */
      readonly name: string | undefined;
    }
  /** There is nothing to print. */
  | { readonly outcome: 'blank' }
  | { readonly outcome: 'too-long' };
