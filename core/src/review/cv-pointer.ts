import { type Cv, cvSchema } from '../cv';

/** How a field is typed: one line, running text, or a list with one entry a line. */
export type FieldKind = 'line' | 'text' | 'list';

export function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function splitPointer(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function getIn(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (part, step) => (isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined),
    value,
  );
}

function setIn(value: unknown, [step, ...rest]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const changed = items.map((item, at) => (String(at) === step ? setIn(item, rest, next) : item));
    return Number(step) === items.length ? [...items, setIn({}, rest, next)] : changed;
  }
  const record = isRecord(value) ? value : {};
  const current = Object.hasOwn(record, step) ? record[step] : undefined;
  return { ...record, [step]: setIn(current, rest, next) };
}

/** What is in a field, as it is typed. */
export function readField(cv: Cv, pointer: string): string {
  const value = getIn(cv, splitPointer(pointer));
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

/** The CV with one field changed; every other part is the same. */
export function writeField(cv: Cv, pointer: string, kind: FieldKind, text: string): Cv {
  const value = kind === 'list' ? (text === '' ? [] : text.split('\n')) : text;
  return cvSchema.parse(setIn(cv, splitPointer(pointer), value));
}

/** Adds a line to what is in a field already. */
export function appendToField(cv: Cv, pointer: string, kind: FieldKind, line: string): Cv {
  const before = readField(cv, pointer).trim();
  return writeField(cv, pointer, kind, before === '' ? line : `${before}\n${line}`);
}
