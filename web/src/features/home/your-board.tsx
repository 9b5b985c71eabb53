import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { z } from 'zod';
import { call } from '../../api/browser-api';
import { countCvs } from './count-cvs';

/** Whether there are any, without the schema of one: the board is loaded only then. */
const countApplications = {
  ...countCvs,
  path: '/api/applications',
  query: z.object({ which: z.string(), limit: z.number() }),
};

/** The board of someone who has applications, or has just deleted the last one; nothing for a newcomer. */
export function YourBoard({ Board }: { Board: ComponentType }) {
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
