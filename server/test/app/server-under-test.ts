import { runServer } from '../../src/run-server';
import { quickOptions } from './quick-options';

/** The server as people run it, but for the work done ahead or made slow on purpose. */
await runServer(quickOptions);
