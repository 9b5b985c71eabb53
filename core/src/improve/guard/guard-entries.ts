import type { GuardFinding } from '../../assistant';
import { alignEntries, type Cv, type EntryList, nameEntry, readField } from '../../cv';

type Code = GuardFinding['code'];

/** Looks at one entry beside the one it was made from, and gives back what may stay. */
export type EntryGuard<T> = (
  original: T,
  proposed: T,
  pointer: string,
) => { readonly entry: T; readonly findings: readonly GuardFinding[] };

/** What a made-up entry of a list is called. */
const addedCodes: Readonly<Record<EntryList, Code>> = {
  work_experience: 'new-employer',
  education: 'new-degree',
  certifications: 'new-certificate',
  languages: 'new-language',
};

/** Added entries are removed, removed ones are put back in their place. */
export function guardEntries<L extends EntryList>(
  list: L,
  original: readonly Cv[L][number][],
  proposed: readonly Cv[L][number][],
  guard: EntryGuard<Cv[L][number]>,
): { entries: Cv[L][number][]; findings: GuardFinding[] } {
  const findings: GuardFinding[] = [];
  const entries: { entry: Cv[L][number]; from: number }[] = [];
  const places = new Map(original.map((entry, at) => [entry, at]));
  const pairs = pairEntries(original, proposed);
  for (const { before, after } of pairs) {
    if (after !== undefined && before === undefined) {
      const pointer = `/${list}`;
      const quote = nameEntry(after);
      findings.push({ code: addedCodes[list], pointer, quote, reverted: true });
      findings.push({ code: 'entry-added', pointer, quote, reverted: true });
    } else if (before !== undefined && after !== undefined) {
      const from = places.get(before) ?? entries.length;
      const guarded = guard(before, after, `/${list}/${entries.length}`);
      entries.push({ entry: guarded.entry, from });
      findings.push(...guarded.findings);
    }
  }
  for (const { before, after } of pairs) {
    if (before === undefined || after !== undefined) continue;
    const from = places.get(before) ?? entries.length;
    findings.push({
      code: 'entry-lost',
      pointer: `/${list}/${from}`,
      quote: nameEntry(before),
      reverted: true,
    });
    const next = entries.findIndex((other) => other.from > from);
    entries.splice(next === -1 ? entries.length : next, 0, { entry: before, from });
  }
  return { entries: entries.map(({ entry }) => entry), findings };
}

/** Same length and mostly similar: the entries kept their places, whatever was rewritten in them. */
function pairEntries<T extends object>(original: readonly T[], proposed: readonly T[]) {
  const pairs = alignEntries(original.map(toRecord), proposed.map(toRecord));
  return pairs.map(({ from, at }) => ({ before: original[from], after: proposed[at] }));
}

function toRecord(entry: object): Record<string, unknown> {
  return { ...entry };
}

/** Checks some one-line fields of an entry, each by its own rule. */
export function guardFields<T extends object>(
  original: T,
  proposed: T,
  pointer: string,
  rules: readonly (readonly [keyof T & string, Code, (was: string, is: string) => boolean])[],
): { entry: T; findings: GuardFinding[] } {
  const findings: GuardFinding[] = [];
  let entry = proposed;
  for (const [field, code, isAllowed] of rules) {
    const was = String(readField(original, field));
    const is = String(readField(proposed, field));
    if (was === is || isAllowed(was, is)) continue;
    findings.push({ code, pointer: `${pointer}/${field}`, quote: is || was, reverted: true });
    entry = { ...entry, [field]: was };
  }
  return { entry, findings };
}
