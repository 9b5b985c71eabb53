import type { Messages } from '../message-types';

export const engine: Messages['engine'] = {
  builtin: 'Built-in engine',
  doneBy: 'Done by',
  retry: 'Try again',
  useBuiltin: 'Use the built-in engine',
  seeKey: 'See your key',
  refused:
    'The model wrote things your CV doesn’t support ({quotes}). We used the built-in engine’s text instead.',
};
