import { type CvRecord, updateCv } from '@trayecto/core/contract';
import { type Design, designSchema } from '@trayecto/core/document';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/browser-api';
import { logProblem } from '../api/log-problem';
import { waitingDesigns } from './waiting-designs';

export type { Design };

const PLAIN_DESIGN: Design = designSchema.parse({});
export const ACCENTS = [
  '#b4472e',
  '#1f6f78',
  '#1f3a5f',
  '#4b6b2f',
  '#8a6a2f',
  '#6b3f73',
  '#1e2430',
];

const KEEP_AFTER_MS = 600;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
/** What was chosen on this page: an answer already on its way still has the previous design. */
const chosen = new Map<string, Design>();

export interface DesignChoiceState {
  readonly design: Design;
  readonly change: (changes: Partial<Design>) => void;
  /** Where steps can be undone: takes back what was chosen, as one of them if it was the last. */
  readonly takeBack?: (changes: Partial<Design>) => void;
}

/** The look that is kept with a stored CV. It is shown at once and written down a moment later. */
export function useDesign(
  record: CvRecord,
  onChange: (record: CvRecord) => void,
): DesignChoiceState {
  const design = takeWaiting(record.id) ?? record.metadata.design ?? PLAIN_DESIGN;
  useEffect(() => resumeWaiting(record.id), [record.id]);
  const latest = useRef({ record, onChange });
  latest.current = { record, onChange };
  useEffect(
    () =>
      waitingDesigns.listen(record.id, (elsewhere) => {
        // The other tab had what was chosen here, and writes down both.
        clearTimeout(waiting.get(record.id));
        waiting.delete(record.id);
        chosen.set(record.id, elsewhere);
        const { record: now, onChange: show } = latest.current;
        show({ ...now, metadata: { ...now.metadata, design: elsewhere } });
      }),
    [record.id],
  );
  return {
    design,
    change(changes) {
      const next = designSchema.parse({ ...design, ...changes });
      chosen.set(record.id, next);
      waitingDesigns.write(record.id, next);
      onChange({ ...record, metadata: { ...record.metadata, design: next } });
      keepSoon(record.id, next);
    },
  };
}

/** What a former visit chose in its last moment. */
function takeWaiting(id: string): Design | undefined {
  const known = chosen.get(id) ?? waitingDesigns.read(id);
  if (known) chosen.set(id, known);
  return known;
}

function resumeWaiting(id: string): void {
  const design = waitingDesigns.read(id);
  if (design && !waiting.has(id)) keepSoon(id, design);
}

/** For a CV that is not stored, and for a look that is only tried. */
export function useLocalDesign(): DesignChoiceState {
  const [design, setDesign] = useState(PLAIN_DESIGN);
  return { design, change: (changes) => setDesign({ ...design, ...changes }) };
}

/** Someone trying out colours means the last one. */
function keepSoon(id: string, design: Design): void {
  clearTimeout(waiting.get(id));
  waiting.set(
    id,
    setTimeout(() => {
      waiting.delete(id);
      // A look that couldn't be written down is still shown; the next choice writes it again.
      call(updateCv, { params: { id }, body: { design } }).then(
        () => {
          if (!waiting.has(id)) waitingDesigns.forget(id, design);
        },
        (error: unknown) => logProblem('The look of a CV could not be kept.', error),
      );
    }, KEEP_AFTER_MS),
  );
}
