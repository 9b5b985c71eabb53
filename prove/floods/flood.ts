import type { BuiltServer } from '../../server/test/app/run-built-server';
import type { TestApp } from '../../server/test/app/start-test-app';

/** Someone signed in. */
export interface Flooder {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}

/** The server that a flood is let loose on: as people run it, with its usual limits and little memory. */
export interface FloodTarget {
  readonly url: string;
  readonly server: BuiltServer;
  readonly call: TestApp['call'];
  /** Someone new, by the usual way in. */
  addPerson(): Promise<Flooder>;
  makeAdmin(person: Flooder): Promise<void>;
}

/**
 * One thing a stranger or a person can send too much of. While it runs the server must live, answer /api/health in
 * time and serve someone else; afterwards its memory comes back. `run` checks what is particular to it.
 */
export interface Flood {
  /** The number in docs/reliability.md. */
  readonly promise: number;
  readonly name: string;
  /** What is made before anybody looks at the clock: accounts, large CVs. */
  prepare?(target: FloodTarget): Promise<void>;
  /** Tells what was seen, for the list at the end. */
  run(target: FloodTarget): Promise<string>;
}
