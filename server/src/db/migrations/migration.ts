export interface Migration {
  readonly id: number;
  readonly name: string;
  /** Runs whole in one transaction; never changed once released. */
  readonly sql: string;
}
