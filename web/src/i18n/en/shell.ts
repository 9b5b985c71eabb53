import { common } from './common';
import { firstErrors } from './first-errors';
import { nav } from './nav';
import { status } from './status';

/** What every page may need from the first moment on. */
export const shell = { common, errors: firstErrors, nav, status };
