import type { ProposedChange } from '../assistant';
import { type Cv, cvSchema, type EntryList, entryLists, nameEntry, readField } from '../cv';

type OrderedList = EntryList | 'additional';

/** Applies the accepted changes. Pointers refer to `cv` as it was, whatever else is accepted. */
export function applyChanges(
  cv: Cv,
  changes: readonly ProposedChange[],
  acceptedIds: Iterable<string>,
): Cv {
  const accepted = new Set(acceptedIds);
  const chosen = changes.filter(({ id }) => accepted.has(id));
  const isOrder = (change: ProposedChange) => readOrderedList(change.pointer) !== null;
  const written = chosen
    .filter((change) => !isOrder(change))
    .reduce<unknown>((state, { pointer, after }) => writeAt(state, readSteps(pointer), after), cv);
  return chosen
    .filter(isOrder)
    .reduce((state, change) => reorder(cv, state, change), cvSchema.parse(written));
}

export function readOrderedList(pointer: string): OrderedList | null {
  const name = pointer.slice(1);
  return name === 'additional' ? name : (entryLists.find((list) => list === name) ?? null);
}

/** A unique name for each entry of a list, so that names can describe an order. */
export function labelEntries(cv: Cv, list: OrderedList): readonly string[] {
  if (list === 'additional') return Object.keys(cv.additional);
  const seen = new Map<string, number>();
  return cv[list].map((entry) => {
    const place = ['company', 'institution', 'issuer'].map((field) => readField(entry, field));
    const label = [nameEntry(entry), ...place]
      .filter((part, at, parts) => part !== '' && parts.indexOf(part) === at)
      .join(' · ');
    const times = (seen.get(label) ?? 0) + 1;
    seen.set(label, times);
    return times === 1 ? label : `${label} (${times})`;
  });
}

function reorder(original: Cv, state: Cv, change: ProposedChange): Cv {
  const list = readOrderedList(change.pointer);
  if (list === null || typeof change.after === 'string') return state;
  const labels = labelEntries(original, list);
  const placeOf = new Map(labels.map((label, at) => [label, at]));
  const order = new Set(change.after.flatMap((label) => placeOf.get(label) ?? []));
  const places = [...order, ...[...labels.keys()].filter((at) => !order.has(at))];
  if (list === 'additional') {
    const sections = Object.entries(state.additional);
    return { ...state, additional: Object.fromEntries(places.flatMap((at) => pick(sections, at))) };
  }
  return { ...state, [list]: places.flatMap((at) => pick<unknown>(state[list], at)) };
}

function pick<T>(items: readonly T[], at: number): T[] {
  const item = items[at];
  return item === undefined ? [] : [item];
}

function readSteps(pointer: string): readonly string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A pointer that leads nowhere changes nothing. */
function writeAt(state: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(state))
    return state.map((item: unknown, at) =>
      String(at) === step ? writeAt(item, rest, value) : item,
    );
  if (typeof state !== 'object' || state === null || !Object.hasOwn(state, step)) return state;
  return Object.fromEntries(
    Object.entries(state).map(([key, part]) => [
      key,
      key === step ? writeAt(part, rest, value) : part,
    ]),
  );
}
