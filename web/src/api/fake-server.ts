import type { ErrorCode, Profile, Session, User } from '@trayecto/core/contract';
import { errorTable } from '@trayecto/core/contract';

const USER: User = {
  id: '0b9f6f4e-7a52-4a39-9d8c-0d6f3f6f2c11',
  email: 'ana@example.com',
  role: 'user',
};

const PROFILE: Profile = {
  id: USER.id,
  email: USER.email,
  role: 'user',
  display_name: 'Ana',
  bio: '',
  avatar_url: null,
  notification_preferences: { email: true, desktop: false, updates: true, marketing: false },
  preferred_language: null,
  updated_at: '2026-01-01T00:00:00.000Z',
};

const LASTS_SECONDS = 600;

/** For tests: answers as the server does, for one person, with tokens that rotate. Its clock is its own. */
export class FakeServer {
  nowMs = Date.parse('2026-03-10T12:00:00Z');
  /** No answer at all, as while the process restarts. */
  isAway = false;
  /** Answers 503 to everything, as while the database restarts. */
  isBusy = false;
  profile: Profile | null = PROFILE;
  /** A missing profile is answered with null instead of a refusal. */
  isNullTold = false;
  readonly requests: string[] = [];
  /** Whose session it hands out. */
  sessionId = 'session-1';
  #issued = 0;
  #access = new Map<string, number>();
  #refresh = new Set<string>();

  issueSession(): Session {
    this.#issued += 1;
    const claims = btoa(JSON.stringify({ sid: this.sessionId, n: this.#issued }));
    const session: Session = {
      access_token: `head.${claims}.sign`,
      refresh_token: `refresh-${this.#issued}`,
      expires_in: LASTS_SECONDS,
      expires_at: Math.floor(this.nowMs / 1000) + LASTS_SECONDS,
      token_type: 'bearer',
      user: USER,
    };
    this.#access.set(session.access_token, this.nowMs + LASTS_SECONDS * 1000);
    this.#refresh.add(session.refresh_token);
    return session;
  }

  endAllSessions() {
    this.#access.clear();
    this.#refresh.clear();
  }

  countOf(path: string): number {
    return this.requests.filter((request) => request.endsWith(path)).length;
  }

  fetch: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'https://app.test'), init);
    const { pathname } = new URL(request.url);
    this.requests.push(`${request.method} ${pathname}`);
    if (this.isAway) throw new TypeError('Failed to fetch');
    if (this.isBusy) return this.#refuse('unavailable', { 'Retry-After': '1' });
    return this.#route(request, pathname);
  };

  async #route(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/api/auth/refresh') {
      const { refresh_token } = await request.json();
      if (!this.#refresh.delete(refresh_token)) return this.#refuse('session_ended');
      return this.#answer(200, this.issueSession());
    }
    if (pathname === '/api/auth/sign-in') {
      const { password } = await request.json();
      return password === 'camino largo'
        ? this.#answer(200, this.issueSession())
        : this.#refuse('invalid_credentials');
    }
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if ((this.#access.get(token) ?? 0) <= this.nowMs) return this.#refuse('not_signed_in');
    if (pathname === '/api/auth/sign-out') {
      this.endAllSessions();
      return new Response(null, { status: 204 });
    }
    if (pathname === '/api/auth/user') {
      if (!this.profile && !this.isNullTold) return this.#refuse('not_found');
      return this.#answer(200, { user: USER, profile: this.profile });
    }
    return this.#refuse('unknown_route');
  }

  #answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
    return Response.json(body, {
      status,
      headers: { Date: new Date(this.nowMs).toUTCString(), ...headers },
    });
  }

  #refuse(code: ErrorCode, headers: Record<string, string> = {}): Response {
    const { status, message } = errorTable[code];
    return this.#answer(
      status,
      { success: false, error: message, code, request_id: 'request-1' },
      headers,
    );
  }
}
