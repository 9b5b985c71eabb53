import blocks from './blocks.typ';
import document from './document.typ';
import header from './header.typ';
import look from './look.typ';
import sections from './sections.typ';
import text from './text.typ';

/** The engine's program: what sets a document, and what it uses for that, worked out once for all documents of one look. */
export interface TypstSource {
  readonly main: string;
  readonly common: string;
}

/** Where the one finds the other. */
export const COMMON = '/common.typ';

/** Each part uses what those before it define. */
export const typstSource: TypstSource = {
  main: document,
  common: [look, text, header, blocks, sections].join('\n'),
};
