import { runServer } from '../server/src/run-server';

/** The server as people run it, without the work done ahead or made slow on purpose: no journey is about either. */
await runServer({ readersAhead: false, passwordCost: { memoryCost: 8, timeCost: 1 } });
