import table from '../../../data/regular-verbs.tsv' with { type: 'text' };
import { readRows } from '../../tables';

interface VerbForms {
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
}

function conjugate(marked: string): VerbForms {
  const base = marked.replace('+', '');
  const stem = marked.endsWith('+') ? base + base.slice(-1) : base;
  if (/[^aeiou]y$/.test(base))
    return { base, past: `${base.slice(0, -1)}ied`, gerund: `${base}ing` };
  if (/ie$/.test(base)) return { base, past: `${base}d`, gerund: `${base.slice(0, -2)}ying` };
  if (/[^eo]e$|ee$/.test(base))
    return {
      base,
      past: `${base}d`,
      gerund: /ee$/.test(base) ? `${base}ing` : `${base.slice(0, -1)}ing`,
    };
  return { base, past: `${stem}ed`, gerund: `${stem}ing` };
}

/** Verbs of everyday work whose forms follow the rules; those that double the last letter are marked with `+`. */
export const regularVerbs: readonly VerbForms[] = readRows(table, ['verb']).map(({ verb }) =>
  conjugate(verb),
);
