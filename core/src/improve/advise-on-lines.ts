import type { AlternativeKind, LineAdvice, ProposedChange } from '../assistant';
import type { Cv, WorkItem } from '../cv';
import { alignLines } from './align-lines';
import { editBullet, editProse } from './edit-bullet';
import type { EditedText, EditPlan, EntryTense } from './edit-plan';
import { readTense } from './improve-texts';
import { shortenBullet } from './shorten-bullet';

const MOST_ALTERNATIVES = 4;
const WORK_TEXT = /^\/work_experience\/(\d+)\/(achievements|description)$/;

type Edit = (plan: EditPlan, entry: EntryTense) => EditedText;
type Advise = (texts: {
  readonly before: string;
  readonly mended: string;
  readonly after: readonly string[];
}) => LineAdvice;

/** Explains a changed job line by line: the reason for each change, and other ways to word it. */
export function adviseOnLines(change: ProposedChange, mended: Cv, plan: EditPlan): ProposedChange {
  const [, place, field] = WORK_TEXT.exec(change.pointer) ?? [];
  const job = mended.work_experience[Number(place)];
  const { before, after } = change;
  if (job === undefined) return change;
  const advise = adviseFor(job, field === 'achievements', plan, change);
  if (typeof before === 'string' || typeof after === 'string') {
    if (typeof before !== 'string' || typeof after !== 'string') return change;
    return { ...change, lines: [advise({ before, mended: job.description, after: [after] })] };
  }
  const lines = alignLines(before, after).flatMap((pair, at): LineAdvice[] => {
    const isSame = pair.after.length === 1 && pair.after[0] === pair.before;
    if (pair.before === null || isSame) return [];
    const own = { before: pair.before, mended: job.achievements[at] ?? pair.before };
    return [advise({ ...own, after: pair.after })];
  });
  return lines.length === 0 ? change : { ...change, lines };
}

function adviseFor(
  job: WorkItem,
  isBullet: boolean,
  plan: EditPlan,
  { reasons }: ProposedChange,
): Advise {
  const tense = readTense(job);
  return ({ before, mended, after }) => {
    const edit: Edit = (as, entry) => (isBullet ? editBullet : editProse)(mended, as, entry);
    const entries: readonly EntryTense[] = [tense, { ...tense, keepsForm: true }];
    const proposed = write(after);
    const own = entries
      .map((entry) => edit(plan, entry))
      .find(({ texts }) => write(texts) === proposed);
    const typo = mended === before ? [] : (['typo'] as const);
    const why = after.length === 0 ? (['duplicate-removed'] as const) : own?.reasons;
    return {
      before,
      reasons: why === undefined ? reasons : [...new Set([...typo, ...why])],
      alternatives: listAlternatives({ before, mended, proposed }, edit, plan, tense),
    };
  };
}

const write = (texts: readonly string[]) => texts.join('\n');

function listAlternatives(
  texts: { readonly before: string; readonly mended: string; readonly proposed: string },
  edit: Edit,
  plan: EditPlan,
  entry: EntryTense,
): LineAdvice['alternatives'] {
  const { language, style } = plan;
  const as = (other: Partial<EditPlan>) => write(edit({ ...plan, ...other }, entry).texts);
  const offers: (readonly [AlternativeKind, string | null])[] = [
    ['shorter', shortenBullet(texts.proposed, language)],
    ['whole', texts.proposed.includes('\n') ? as({ keepsWhole: true }) : null],
    ['result-first', style === 'executive' ? null : sayResultFirst(as)],
    ['verb-first', language === 'es' && style === 'academic' ? as({ style: 'formal' }) : null],
    ['noun-first', language === 'es' && style !== 'academic' ? as({ style: 'academic' }) : null],
    ['other-verb', sayWithOtherVerb(texts, (as) => write(edit(plan, { ...entry, ...as }).texts))],
    ['mended', texts.mended],
  ];
  const seen = new Set([texts.before, texts.proposed, '']);
  return offers
    .flatMap(([kind, text]) => {
      if (text === null || seen.has(text)) return [];
      seen.add(text);
      return [{ kind, text }];
    })
    .slice(0, MOST_ALTERNATIVES);
}

/** "Gestioné las obras" and "Coordiné las obras": one word or two at the start, and the same after them. */
function sayWithOtherVerb(
  { mended, proposed }: { readonly mended: string; readonly proposed: string },
  say: (as: Partial<EntryTense>) => string,
): string | null {
  const other = say({ usesOtherVerb: true });
  const [words, others] = [proposed.split(' '), other.split(' ')];
  // Without another verb that fits, the line stays as it was written.
  const isNew = others[0] !== words[0] && others[0] !== mended.split(' ', 1)[0];
  const isSame = isNew && others.slice(2).join(' ') === words.slice(2).join(' ');
  return isSame && others.length > MOST_VERB_WORDS && say({}) === proposed ? other : null;
}

const MOST_VERB_WORDS = 2;

/** Line by line, this is the only difference between the executive and the formal style. */
function sayResultFirst(as: (other: Partial<EditPlan>) => string): string | null {
  const text = as({ style: 'executive' });
  return text === as({ style: 'formal' }) ? null : text;
}
