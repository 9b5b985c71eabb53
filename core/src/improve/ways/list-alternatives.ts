import type { AlternativeKind, LineAdvice } from '../../assistant';
import type { EditedText, EditPlan, EntryTense } from '../edit-plan';
import { readNumbers } from '../guard/read-numbers';
import { sayWithSameVerbs } from './same-verbs';
import { shortenBullet } from './shorten-bullet';
import { splitDeeds } from './split-deeds';
import { writeFigures } from './write-figures';

const MOST_ALTERNATIVES = 5;
const MOST_VERBS = 2;

export type EditLine = (plan: EditPlan, entry: EntryTense) => EditedText;

interface LineTexts {
  readonly before: string;
  /** Without its typing errors. */
  readonly mended: string;
  readonly proposed: string;
}

/** Other honest ways to say a line than the one proposed; none says more, and none is the line as it was. */
export function listAlternatives(
  texts: LineTexts,
  edit: EditLine,
  plan: EditPlan,
  entry: EntryTense,
): LineAdvice['alternatives'] {
  const { language } = plan;
  const { mended, proposed } = texts;
  const as = (other: Partial<EditPlan>, more: Partial<EntryTense> = {}) =>
    writeLines(edit({ ...plan, ...other }, { ...entry, ...more }).texts);
  const isOne = !proposed.includes('\n');
  const verbs = isOne ? listOtherVerbs(texts, (more) => as({}, more), language, entry) : [];
  const offers: (readonly [AlternativeKind, string | null])[] = [
    ['shorter', shortenBullet(proposed, language)],
    ['whole', isOne ? null : as({ keepsWhole: true })],
    ['result-first', plan.style === 'executive' ? null : sayResultFirst(as)],
    ...changeForm(as, plan, proposed),
    ...verbs.slice(0, MOST_VERBS).map((text) => ['other-verb', text] as const),
    ['two-lines', isOne && proposed !== '' ? splitDeeds(proposed, language) : null],
    ['figures', keepNumbers(proposed, writeFigures(proposed, language))],
    ['mended', mended],
  ];
  const seen = new Set([texts.before, proposed, '']);
  return offers
    .flatMap(([kind, text]) => {
      if (text === null || seen.has(text)) return [];
      seen.add(text);
      return [{ kind, text }];
    })
    .slice(0, MOST_ALTERNATIVES);
}

export const writeLines = (texts: readonly string[]) => texts.join('\n');

type Say = (other: Partial<EditPlan>, more?: Partial<EntryTense>) => string;

/** With a verb or with a noun; what was left as a noun for the sake of its neighbours may be a verb by itself. */
function changeForm(
  as: Say,
  { language, style }: EditPlan,
  proposed: string,
): (readonly [AlternativeKind, string | null])[] {
  if (proposed === '') return [];
  const isAcademic = language === 'es' && style === 'academic';
  if (isAcademic) return [['verb-first', as({ style: 'formal' })]];
  const own = as({});
  return [
    ['verb-first', own === as({}, { keepsForm: true }) ? null : own],
    ['noun-first', language === 'es' ? as({ style: 'academic' }) : null],
  ];
}

/** The other verbs of an opening first, then those that say the same. */
function listOtherVerbs(
  texts: LineTexts,
  say: (more: Partial<EntryTense>) => string,
  language: EditPlan['language'],
  entry: EntryTense,
): readonly string[] {
  const own = sayWithOtherVerb(texts, say);
  const same = sayWithSameVerbs(texts.proposed, language, entry);
  return own === null ? same : [own, ...same];
}

/** "Gestioné las obras" and "Coordiné las obras": one word or two at the start, and the same after them. */
function sayWithOtherVerb(
  { mended, proposed }: LineTexts,
  say: (more: Partial<EntryTense>) => string,
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
function sayResultFirst(as: Say): string | null {
  const text = as({ style: 'executive' });
  return text === as({ style: 'formal' }) ? null : text;
}

/** Null where not every number is still there. */
function keepNumbers(before: string, after: string): string | null {
  const list = (text: string) => readNumbers(text).map(({ unit, value }) => `${value} ${unit}`);
  return list(before).sort().join() === list(after).sort().join() ? after : null;
}
