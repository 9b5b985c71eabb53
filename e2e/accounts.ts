import { randomUUID } from 'node:crypto';
import { type Session, session } from '@trayecto/core/contract';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export function inventAccount(): Account {
  return { email: `ana.${randomUUID()}@example.test`, password: 'tres tristes tigres tragan' };
}

/** The API as another program would use it. */
export class ApiCaller {
  constructor(private readonly baseURL: string) {}

  async createAccount(account = inventAccount()): Promise<Account> {
    await this.call('POST', '/api/auth/sign-up', { body: account });
    return account;
  }

  async signIn({ email, password }: Account): Promise<Session> {
    return session.parse(
      await this.call('POST', '/api/auth/sign-in', { body: { email, password } }),
    );
  }

  async call(
    method: string,
    path: string,
    { body, token, version }: { body?: unknown; token?: string; version?: number } = {},
  ): Promise<unknown> {
    const answer = await fetch(new URL(path, this.baseURL), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
