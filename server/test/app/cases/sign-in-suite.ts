import type { DatabaseContext, TestPlace } from '../../database';
import type { Answer, TestApp } from '../start-test-app';

/** One server for all that is tried with signing in. */
export interface SignInSuite {
  readonly app: TestApp;
  readonly place: TestPlace;
  readonly context: DatabaseContext;
  readonly me: (token: string) => Promise<Answer>;
  readonly refresh: (refreshToken: string) => Promise<Answer>;
}
