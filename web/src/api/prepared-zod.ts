import { config } from 'zod/v4';

// Compiling schemas needs `eval`, which the content policy forbids. The build puts this file in zod's place, so that it
// runs before the first schema is made, whichever part of the app is fetched first.
config({ jitless: true });

export * from 'zod/v4';
