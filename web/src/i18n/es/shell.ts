import { common } from './common';
import { errors } from './errors';
import { nav } from './nav';
import { status } from './status';

/** What every page may need from the first moment on. */
export const shell = { common, errors, nav, status };
