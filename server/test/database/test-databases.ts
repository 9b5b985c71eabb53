/** What the tests are told of the databases that the run has made ready. */
export interface TestDatabases {
  /** A migrated data folder to copy. */
  readonly embeddedTemplate: string;
  readonly postgres: PostgresForTests | { readonly missing: string };
}

export interface PostgresForTests {
  readonly adminUrl: string;
  readonly owner: string;
  readonly ownerPassword: string;
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/** Of the owner, who is no superuser. */
export function urlFor(postgres: PostgresForTests, database: string): string {
  const url = new URL(postgres.adminUrl);
  url.username = postgres.owner;
  url.password = postgres.ownerPassword;
  url.pathname = `/${database}`;
  return url.href;
}
