import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { z } from 'zod';
import { call } from '../../api/browser-api';
import { WaitingBoard } from '../../applications/board/waiting-board';
import { countCvs } from './count-cvs';

/** Whether there are any, without the schema of one: the board is loaded only then. */
const countApplications = {
  ...countCvs,
  path: '/api/applications',
  query: z.object({ which: z.string(), limit: z.number() }),
};

interface YourBoardProps {
  readonly Board: ComponentType<{ onDue: (words: string) => void }>;
  readonly onDue: (words: string) => void;
  /** What someone sees who has none. */
  readonly first: ReactNode;
}

/** The board of someone who has applications, or has just deleted the last one; for a newcomer the way to the first. */
export function YourBoard({ Board, onDue, first }: YourBoardProps) {
  const [hasAny, setHasAny] = useState<boolean | null>(() =>
    window.location.search.includes('removed=') ? true : null,
  );
  useEffect(() => {
    const leaving = new AbortController();
    call(countApplications, { query: { which: 'all', limit: 1 } }, { signal: leaving.signal }).then(
      ({ total }) => setHasAny((now) => now || total > 0),
      // A failure is left to the connection banner.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  // About as high as what comes: the rest of the page stays where it is.
  const room = <div className="min-h-56" />;
  if (hasAny === null) return room;
  if (!hasAny) return <Suspense fallback={room}>{first}</Suspense>;
  return (
    <Suspense fallback={<WaitingBoard />}>
      <Board onDue={onDue} />
    </Suspense>
  );
}
