import type { Finding } from '@trayecto/core/proofread';
import type { FoundByText } from './proofreader';

const NONE: readonly Finding[] = [];

/** What was found in a field: in its text, or, where a field holds a list, line by line. */
export function findInField(value: string, byText: FoundByText): readonly Finding[] {
  const whole = byText.get(value);
  if (whole || !value.includes('\n')) return whole ?? NONE;
  const findings: Finding[] = [];
  let start = 0;
  for (const line of value.split('\n')) {
    for (const finding of byText.get(line) ?? NONE)
      findings.push({ ...finding, from: finding.from + start, to: finding.to + start });
    start += line.length + 1;
  }
  return findings.length === 0 ? NONE : findings;
}

/** Findings of the text as it was, where they are still in the text as it is: before the first change and after the last. */
export function carryOver(
  findings: readonly Finding[],
  before: string,
  now: string,
): readonly Finding[] {
  if (before === now || findings.length === 0) return findings;
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const moved = now.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.to < head) return [finding];
    if (finding.from <= before.length - tail) return [];
    return [{ ...finding, from: finding.from + moved, to: finding.to + moved }];
  });
}

/** The finding the caret is in, or the next one after it, or the first. */
function pickFinding(findings: readonly Finding[], caret: number): Finding | undefined {
  return findings.find(({ to }) => to >= caret) ?? findings[0];
}

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What Ctrl or ⌘ with a full stop makes of a text; null where the key is another or nothing is suggested. */
export function mendByKey(
  { key, ctrlKey, metaKey }: PressedKey,
  { value, selectionStart }: { readonly value: string; readonly selectionStart: number | null },
  findings: readonly Finding[],
): Mended | null {
  if (key !== '.' || !(ctrlKey || metaKey)) return null;
  const finding = pickFinding(findings, selectionStart ?? 0);
  const suggestion = finding?.suggestions[0];
  if (finding === undefined || suggestion === undefined) return null;
  return mendText(value, finding, suggestion);
}

/** The text with the first suggestion in place of each thing found. */
export function mendAll(text: string, findings: readonly Finding[]): string {
  return findings.reduceRight((mended, finding) => {
    const [suggestion] = finding.suggestions;
    return suggestion === undefined ? mended : mendText(mended, finding, suggestion).text;
  }, text);
}

export interface Mended {
  readonly text: string;
  readonly caret: number;
}

/** The text with a suggestion in place of what was found, and the caret after it. */
export function mendText(text: string, { from, to }: Finding, suggestion: string): Mended {
  return {
    text: text.slice(0, from) + suggestion + text.slice(to),
    caret: from + suggestion.length,
  };
}
