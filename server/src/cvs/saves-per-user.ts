import type { Limit } from '../auth/throttle';

/** Two a second: nobody types or clicks as fast, and a script can wait. The window is short, so that they come spread out. */
export const savesPerUser: Limit = {
  name: 'save-user',
  most: 40,
  windowSeconds: 20,
  isForLoad: true,
};
