import { bodyLabels, deedWords } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { type CvLine, countWords } from '../lines/cv-line';
import { joinParagraphs } from '../lines/join-paragraphs';

export interface ReadBody {
  readonly description: string;
  readonly descriptionNumbers: readonly number[];
  readonly achievements: readonly { readonly text: string; readonly numbers: readonly number[] }[];
  readonly labelNumbers: readonly number[];
}

/** A paragraph of a body, and what it is by itself, before the other entries are asked. */
interface Paragraph {
  readonly line: CvLine;
  readonly kind: 'label' | 'marked' | 'action' | 'short' | 'row' | 'lead-in' | 'prose';
}

const labels = new Lexicon(bodyLabels);
const deeds = new Lexicon(deedWords);

/**
 * The texts of a section's entries. Bullets and what is under "Logros" are achievements; prose is the description. Where
 * nothing is bulleted, lines one below the other are a list, and then a single line of another entry is one too.
 */
export function readBodies(bodies: readonly (readonly CvLine[])[]): readonly ReadBody[] {
  const read = bodies.map(readParagraphs);
  const isBulleted = bodies.flat().some(({ bullet }) => bullet);
  const lists = read.filter((body) => isList(body, isBulleted));
  const singles = read.filter((body) => isSingle(body, isBulleted));
  const areLists = lists.length > 1 && lists.length > singles.length;
  return read.map((body) =>
    writeBody(body, lists.includes(body) || (areLists && singles.includes(body))),
  );
}

function readParagraphs(lines: readonly CvLine[]): readonly Paragraph[] {
  let isAnnounced = false;
  return joinParagraphs(lines, beginsAction).map((line) => {
    const kind = kindOf(line);
    isAnnounced ||= kind === 'lead-in';
    // Below "Clients:", what has a name before a colon is an item too.
    return { line, kind: isAnnounced && kind === 'row' ? 'short' : kind };
  });
}

/** At most this many words for a line to be an item of a list if it doesn't begin with what was done. */
const MOST_ITEM_WORDS = 14;
const MOST_ACTION_WORDS = 40;
const ROW = /^\p{Lu}[\p{L} /&]{2,30}: /u;

function kindOf(line: CvLine): Paragraph['kind'] {
  if (isLabel(line.text)) return 'label';
  if (line.bullet) return 'marked';
  if (isAction(line.text)) return 'action';
  if (line.cells.length > 1 || ROW.test(line.text)) return 'row';
  if (line.text.endsWith(':')) return 'lead-in';
  const isShort = isOneSentence(line.text) && countWords(line.text) <= MOST_ITEM_WORDS;
  return isShort ? 'short' : 'prose';
}

const isItem = ({ kind }: Paragraph) => kind === 'action' || kind === 'short';

/** Several lines without a sign, and hardly any prose among them. Where others have signs, each must begin with what was done. */
function isList(body: readonly Paragraph[], isBulleted: boolean): boolean {
  if (body.some(({ kind }) => kind === 'label' || kind === 'marked')) return false;
  const items = body.filter(isItem);
  const prose = body.filter(({ kind }) => kind === 'prose');
  if (isBulleted) return items.length > 1 && body.every(({ kind }) => kind === 'action');
  return items.length > Math.max(1, prose.length);
}

/** One line, beside nothing but labelled rows. */
function isSingle(body: readonly Paragraph[], isBulleted: boolean): boolean {
  const others = body.filter(({ kind }) => kind !== 'row' && kind !== 'lead-in');
  return !isBulleted && others.length === 1 && others.every(isItem);
}

function writeBody(body: readonly Paragraph[], isPlainList: boolean): ReadBody {
  const description: CvLine[] = [];
  const achievements: { text: string; numbers: readonly number[] }[] = [];
  const labelNumbers: number[] = [];
  const intro = isPlainList ? introOf(body) : null;
  let afterLabel = false;
  for (const paragraph of body) {
    const { line, kind } = paragraph;
    if (kind === 'label') {
      labelNumbers.push(...line.numbers);
      afterLabel = true;
      continue;
    }
    const isListed = isPlainList && isItem(paragraph) && paragraph !== intro;
    if (kind === 'marked' || afterLabel || isListed)
      achievements.push({ text: line.cells.join(' '), numbers: line.numbers });
    else description.push(line);
  }
  return {
    description: description.map(({ text }) => text).join('\n'),
    descriptionNumbers: description.flatMap(({ numbers }) => numbers),
    achievements,
    labelNumbers,
  };
}

/** "Cadena de 40 tiendas." above nothing but actions tells about the employer. */
function introOf(body: readonly Paragraph[]): Paragraph | null {
  const [first, ...others] = body.filter(isItem);
  if (first?.kind !== 'short' || others.length < 2) return null;
  return others.every(({ kind }) => kind === 'action') ? first : null;
}

const LEADING_LABEL = /^\p{Lu}[\p{Lu} &/]{2,30}: /u;

/** One sentence that begins with what was done: "Coordinación de …", "Reduje …", "Managed …". */
function isAction(text: string): boolean {
  if (countWords(text) > MOST_ACTION_WORDS || !isOneSentence(text)) return false;
  return isActionWord(text.replace(LEADING_LABEL, ''));
}

function isActionWord(text: string): boolean {
  const [word = ''] = text.split(' ', 1);
  return (
    deeds.startsWith(text) ||
    /(?:[cst]ion|miento|aje|ncia|ando|iendo|ed|ing|ar|er|ir)$/.test(foldText(word)) ||
    /[éí]$/.test(word)
  );
}

/** A line that opens with an action below one without a stop: the next of a list, however wide the one above is. */
function beginsAction(line: CvLine, above: CvLine): boolean {
  if (line.bullet || above.bullet || !/^\p{Lu}/u.test(line.text)) return false;
  return !/[,(&–—-]$/.test(above.text) && !ENDS_OPEN.test(above.text) && isActionWord(line.text);
}

const ENDS_OPEN =
  /(?:[.!?…]| (?:de|del|la|el|los|las|un|una|en|y|e|o|con|para|por|a|al|of|and|the|in|for|with|to|at|on|from|by|an|or|as))$/i;

function isOneSentence(text: string): boolean {
  return !/[.!?] \p{Lu}/u.test(text);
}

function isLabel(text: string): boolean {
  return labels.has(text.replace(/ ?:$/, ''));
}
