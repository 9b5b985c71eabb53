import type { AskedAs, CefrLevel, OpenQuestion } from '../assistant';
import { type Cv, nameEntry } from '../cv';
import { foldText, type Language } from '../language';
import { addNamed, chooseSection, isHeld, type NamedSection } from './place-named';

/** The interview should take two minutes, so we only ask the most useful questions. */
export const MOST_CARDS = 8;
/** Fewer are not worth sitting down for. */
const FEWEST_CARDS = 5;
const MOST_SKILL_CARDS = 5;
const MOST_PER_ENTRY = 3;

type Code = Exclude<OpenQuestion['code'], 'missing-contact' | 'missing-dates' | 'vague-skill'>;
type CardKind = 'skill' | Code;

/** One question: is it true, and where? */
export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  /** The skill the job asks for, as the CV would name it; empty in other cards. */
  readonly skill: string;
  /** The same as the question names it. */
  readonly asked: string;
  /** How to ask about that skill, and how well a language is to be spoken. */
  readonly askedAs: AskedAs;
  readonly askedLevel: CefrLevel | null;
  readonly shownAs: string;
  /** The job it is about, as the CV names it; empty where the person chooses one. */
  readonly entry: string;
  /** The line it is about, as it is in the CV. */
  readonly quote: string;
  /** How that line would read after a yes. */
  readonly suggestion: string;
  /** Which entry of work_experience it belongs to; null where the person chooses. */
  readonly job: number | null;
}

export interface Answer {
  readonly verdict: 'yes' | 'little' | 'no';
  /** What they did, in their own words. */
  readonly text: string;
  /** The entry of work_experience it was in. */
  readonly job: number | null;
}

/** Where an answer goes, to be shown before anything is saved. */
export interface PlacedLine {
  readonly cv: Cv;
  readonly job: number | null;
  /** The line as it will be; empty where only the list of skills grows. */
  readonly line: string;
  /** The line it takes the place of; empty for a new one. */
  readonly instead: string;
  /** What comes into a list by its name; empty for nothing. */
  readonly skill: string;
  readonly section: NamedSection;
}

interface Wanted {
  readonly name: string;
  readonly importance: 'critical' | 'important' | 'optional';
  readonly askedAs?: AskedAs;
  readonly askedLevel?: CefrLevel | null;
  readonly shownAs?: string;
  readonly names?: Readonly<Record<Language, string>> | null;
}

/** Skills a job asks for come first, then open questions about lines of the CV, the most useful of each. */
export function makeCards(
  cv: Cv,
  {
    skills = [],
    questions = [],
  }: { skills?: readonly Wanted[]; questions?: readonly OpenQuestion[] },
  language?: Language,
): readonly Card[] {
  const weight = { critical: 0, important: 1, optional: 2 };
  const asked = skills
    .filter(({ name }, at) => skills.findIndex((other) => other.name === name) === at)
    .toSorted((a, b) => weight[a.importance] - weight[b.importance])
    .slice(0, MOST_SKILL_CARDS)
    .map(({ name, askedAs = 'used', askedLevel = null, shownAs = '', names = null }) => {
      const skill = (language && names?.[language]) || name;
      const own = { askedAs, askedLevel, shownAs };
      return makeCard({ id: `skill:${name}`, kind: 'skill', skill, asked: name, ...own });
    });
  const open = questions
    .flatMap((question) => readQuestion(cv, question))
    .toSorted((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind));
  const perEntry = new Map<number | null, number>();
  const spread = open.filter(({ job }) => {
    const count = (perEntry.get(job) ?? 0) + 1;
    perEntry.set(job, count);
    return count <= MOST_PER_ENTRY;
  });
  const cards = [...asked, ...spread].slice(0, MOST_CARDS);
  return [...cards, ...askForResults(cv, cards)];
}

/** What came of the latest actions: those without a number first, since no line says it yet. */
function askForResults(cv: Cv, cards: readonly Card[]): readonly Card[] {
  const asked = new Set(cards.map(({ quote }) => quote));
  const lines = cv.work_experience.flatMap((entry, job) =>
    entry.achievements
      .map((quote, at) => ({ quote, at, job, entry: nameEntry(entry) }))
      .filter(({ quote }) => quote.trim() !== '' && !asked.has(quote) && !quote.includes('%')),
  );
  const isCounted = ({ quote }: { quote: string }) => Number(/\d/.test(quote));
  return lines
    .toSorted((a, b) => isCounted(a) - isCounted(b))
    .slice(0, Math.max(0, FEWEST_CARDS - cards.length))
    .map(({ quote, at, job, entry }) =>
      makeCard({
        id: `missing-result:/work_experience/${job}/achievements/${at}`,
        ...{ kind: 'missing-result', entry, quote, job },
      }),
    );
}

const RANKS: readonly CardKind[] = [
  'skill',
  'who-did-it',
  'missing-number',
  'missing-result',
  'what-exactly',
  'your-part',
  'prove-it',
];

function readQuestion(cv: Cv, question: OpenQuestion): Card[] {
  const { code, id, entry, quote, suggestion = '' } = question;
  if (code === 'missing-contact' || code === 'missing-dates' || code === 'vague-skill') return [];
  const job = findJob(cv, question);
  if (job === undefined) return [];
  return [makeCard({ id, kind: code, entry, quote, suggestion, job })];
}

/** The entry whose line is quoted, wherever it is by now; undefined if the line is gone. */
function findJob(cv: Cv, { pointer, quote }: OpenQuestion): number | null | undefined {
  if (!pointer.startsWith('/work_experience/')) return null;
  const at = cv.work_experience.findIndex(
    ({ description, achievements }) => description === quote || achievements.includes(quote),
  );
  return at < 0 ? undefined : at;
}

const makeCard = (card: Partial<Card> & Pick<Card, 'id' | 'kind'>): Card => ({
  skill: '',
  asked: '',
  askedAs: 'used',
  askedLevel: null,
  shownAs: '',
  entry: '',
  quote: '',
  suggestion: '',
  job: null,
  ...card,
});

/** An earlier answer about a skill, as `listAnswers` returns it. */
interface SaidOnce {
  readonly skill: string;
  readonly kind: 'yes' | 'some' | 'no';
  readonly where: string;
  readonly line: string;
}

/** The latest earlier answer to a card's question, if any. */
export function findSaidOnce<S extends SaidOnce>(card: Card, said: readonly S[]): S | undefined {
  if (card.kind !== 'skill') return undefined;
  return said.find(
    ({ skill }) =>
      skill !== '' && [card.skill, card.asked].some((name) => foldText(name) === foldText(skill)),
  );
}

/** Turns it into an answer for this CV. The employer is matched by name, because its position may differ between CVs. */
export function sayAgain(cv: Cv, { kind, where, line }: SaidOnce): Answer {
  const job = cv.work_experience.findIndex(
    ({ company }) => where !== '' && foldText(company) === foldText(where),
  );
  const verdict = kind === 'some' ? 'little' : kind;
  return { verdict, text: kind === 'no' ? '' : line, job: job === -1 ? null : job };
}

/** Whether the line that a card asks about is still there, as it was. */
export function isStillAsked(cv: Cv, { quote, job }: Card): boolean {
  if (quote === '' || job === null) return true;
  return cv.work_experience.some(
    ({ description, achievements }) => description === quote || achievements.includes(quote),
  );
}

/** "¿Cuánto?", "What changed?": the answer is a sentence, and there is no yes or no to it. */
export const isTold = ({ kind }: Card): boolean => kind !== 'skill' && kind !== 'who-did-it';

/** What the field of such a card begins with: a line to reword as it was, a new one empty. */
export function beginAnswer(card: Card, longest: number): string {
  const isReworded =
    card.kind === 'missing-number' || card.kind === 'what-exactly' || card.kind === 'your-part';
  const isSentence = card.quote.length <= longest && !/[.!?] \p{Lu}/u.test(card.quote);
  return isReworded && isSentence ? card.quote : '';
}

/** A "no" leaves the CV unchanged. Any other answer adds the person's own words to the job they named. */
export function answerCard(cv: Cv, card: Card, answer: Answer): PlacedLine | null {
  if (answer.verdict === 'no') return null;
  const text = tidy(answer.text) || (answer.verdict === 'yes' ? card.suggestion : '');
  const job = card.job ?? answer.job;
  if (card.kind === 'skill') return placeSkill(cv, card, answer, text, job);
  if (text === '' || job === null || cv.work_experience[job] === undefined) return null;
  const isInPlace = card.kind !== 'missing-result' && card.kind !== 'prove-it';
  if (isInPlace && text === card.quote) return null;
  return placeLine(cv, job, text, isInPlace ? card.quote : '');
}

function placeSkill(
  cv: Cv,
  { skill, askedAs, askedLevel, shownAs }: Card,
  { verdict }: Answer,
  text: string,
  job: number | null,
): PlacedLine | null {
  const section = chooseSection(askedAs);
  const { cv: grown, added } =
    verdict === 'yes'
      ? addNamed(cv, { name: skill, askedAs, askedLevel, shownAs })
      : { cv, added: null };
  const named = added?.name ?? '';
  const isShown = !isHeld(askedAs) && text !== '' && job !== null;
  if (!isShown || cv.work_experience[job] === undefined)
    return named === ''
      ? null
      : { cv: grown, job: null, line: '', instead: '', skill: named, section };
  const line = ` ${foldText(text)} `.includes(` ${foldText(skill)} `) ? text : nameIn(text, skill);
  const placed = placeLine(grown, job, line, '');
  return placed === null ? null : { ...placed, skill: named };
}

/** "Hice la web de reservas" becomes evidence when it says with what. */
const nameIn = (text: string, skill: string) => `${text.replace(/\.$/, '')} (${skill})`;

function placeLine(cv: Cv, job: number, line: string, quote: string): PlacedLine | null {
  const entry = cv.work_experience[job];
  if (entry === undefined) return null;
  const at = quote === '' ? -1 : entry.achievements.indexOf(quote);
  const isInText = at < 0 && quote !== '' && entry.description === quote;
  // A description of several sentences is not thrown away for an answer about one of them.
  const replacesText = isInText && !/[.!?] \p{Lu}/u.test(quote.slice(0, -1));
  const achievements =
    at >= 0
      ? entry.achievements.map((old, place) => (place === at ? line : old))
      : replacesText || entry.achievements.includes(line)
        ? entry.achievements
        : [...entry.achievements, line];
  const next = { ...entry, achievements, description: replacesText ? line : entry.description };
  return {
    cv: {
      ...cv,
      work_experience: cv.work_experience.map((old, place) => (place === job ? next : old)),
    },
    job,
    line,
    instead: at >= 0 || replacesText ? quote : '',
    skill: '',
    section: 'skills',
  };
}

/** As they wrote it, with a capital and single spaces. */
function tidy(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
