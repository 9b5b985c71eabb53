import type { Session } from '@trayecto/core/contract';
import { z } from 'zod';

const claims = z.object({ sid: z.string().min(1) });

/** What the tabs of one session have in common: the session id in the token, or at least the refresh token. */
export function sessionKey(session: Session): string {
  try {
    const payload = session.access_token.split('.')[1] ?? '';
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return claims.parse(JSON.parse(text)).sid;
  } catch {
    return session.refresh_token;
  }
}
