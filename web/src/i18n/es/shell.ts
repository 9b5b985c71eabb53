import { auth } from './auth';
import { common } from './common';
import { errors } from './errors';
import { landing } from './landing';
import { nav } from './nav';
import { start } from './start';
import { status } from './status';

/** What every page may need from the first moment on. */
export const shell = { auth, common, errors, landing, nav, start, status };
