import { families as columns } from './html-columns.mjs';
import { families as exports_ } from './html-exports.mjs';
import { families as lists } from './html-lists.mjs';
import { families as single } from './html-single.mjs';
import { families as classes } from './tex-classes.mjs';
import { families as drawn } from './tex-drawn.mjs';
import { families as word } from './word.mjs';

/** Layouts that people really use, each drawn with the tool they draw it with. */
export const families = [
  ...single,
  ...lists,
  ...columns,
  ...exports_,
  ...classes,
  ...drawn,
  ...word,
];
