import { config } from 'zod';

// Compiling schemas needs `eval`, which the content policy forbids; must run before the first schema is made.
config({ jitless: true });
