import type { Limit } from '../auth/throttle';

/** Two a second, for minutes: nobody types or clicks as fast, and a script can wait. */
export const savesPerUser: Limit = { name: 'save-user', most: 120, windowSeconds: 60 };
