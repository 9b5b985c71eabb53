import { defineEndpoint } from '@trayecto/core/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { z } from 'zod';
import { call } from '../../api/browser-api';
import { languageStore } from '../../i18n';

/** `listApplications` without the schema of one: the first page asks whether there are any, and loads the board only then. */
const countApplications = defineEndpoint({
  id: 'listApplications',
  method: 'GET',
  path: '/api/applications',
  access: 'user',
  summary: 'How many applications there are.',
  query: z.object({ which: z.literal('all'), limit: z.literal(1) }),
  status: 200,
  output: z.object({ total: z.number() }),
});

const Board = lazy(async () => {
  const [module] = await Promise.all([
    import('../../applications/board/board'),
    languageStore.addAreas('applications'),
  ]);
  return module;
});

/** The board of someone who has applications, or has just deleted the last one; nothing for a newcomer. */
export function YourBoard() {
  const [hasAny, setHasAny] = useState(() => window.location.search.includes('removed='));
  useEffect(() => {
    const leaving = new AbortController();
    call(countApplications, { query: { which: 'all', limit: 1 } }, { signal: leaving.signal }).then(
      ({ total }) => setHasAny((now) => now || total > 0),
      // A failure is left to the connection banner.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (!hasAny) return null;
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <Board />
    </Suspense>
  );
}
