import type { ServerOptions } from '../../src/server';

/**
 * Nothing stands ready before it is needed, and a hash is as little work as argon2 allows: tests start servers by the
 * dozen and sign people in by the hundred. What both are worth is tested where they are made.
 */
export const quickOptions: ServerOptions = {
  readersAhead: false,
  passwordCost: { memoryCost: 8, timeCost: 1 },
};
