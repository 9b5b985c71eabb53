import type { Session } from '@trayecto/core/contract';
import type { DatabaseContext, TestPlace } from '../../database';
import type { FakeMailServer } from '../../mail/fake-mail-server';
import type { TestApp } from '../start-test-app';

/** One server for all that is tried with accounts. */
export interface AccountSuite {
  readonly app: TestApp;
  readonly mail: FakeMailServer;
  readonly place: TestPlace;
  readonly context: DatabaseContext;
  readonly signIn: (email?: string) => Promise<Person>;
  readonly readBytes: (
    path: string,
    token?: string,
  ) => Promise<{ answer: Response; bytes: Uint8Array<ArrayBuffer> }>;
  /** Names of what is kept for someone. */
  readonly filesOf: (userId: string) => readonly string[];
}

interface Person {
  readonly email: string;
  readonly session: Session;
  readonly token: string;
  readonly userId: string;
}
