import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { z } from 'zod';
import { call } from '../../api/browser-api';
import { countCvs } from './count-cvs';

/** Whether there are any, without the schema of one: the board is loaded only then. */
const countApplications = {
  ...countCvs,
  path: '/api/applications',
  query: z.object({ which: z.string(), limit: z.number() }),
};

export interface BoardProps {
  readonly onDue: (words: string) => void;
  /** What is there until its cards are. */
  readonly waiting: ReactNode;
}

interface YourBoardProps {
  readonly Board: ComponentType<BoardProps>;
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
    <Suspense fallback={<Waiting />}>
      <Board onDue={onDue} waiting={<Waiting />} />
    </Suspense>
  );
}

const WAITING = ['abc', 'ab', 'a', ''];

/** Cards to come, three, two and one, where the columns will be. */
function Waiting() {
  return (
    <div aria-hidden className="grid min-h-96 items-start gap-5 pt-16 md:grid-cols-4">
      {WAITING.map((cards) => (
        <div key={cards} className="flex flex-col gap-3">
          {[...cards].map((card) => (
            <div key={card} className="h-36 skeleton-pulse rounded-card bg-desk" />
          ))}
        </div>
      ))}
    </div>
  );
}
