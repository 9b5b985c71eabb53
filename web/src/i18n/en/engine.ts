import type { Messages } from '../message-types';

export const engine: Messages['engine'] = {
  builtin: 'Built-in engine',
  doneBy: 'Done by',
  retry: 'Retry',
  useBuiltin: 'Use the built-in engine',
  seeKey: 'See your key',
  refused:
    'Some of what the model wrote had no ground in your data ({quotes}). The built-in engine’s text stands in its place.',
};
