import type { Answer, TestApp } from '../start-test-app';

/** One server, and who administers it. */
export interface AdminSuite {
  readonly app: TestApp;
  readonly admin: { readonly token: string; readonly id: string };
  readonly get: (path: string) => Promise<Answer>;
}
