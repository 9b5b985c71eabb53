import type { PostingRequirement } from '../../assistant';
import { foldInPlace, readTokens, type Token, wordList } from '../../language';
import { served } from '../names/term-words';
import { findTitleSpans } from '../posting/read-title';
import { readCount } from './find-led-people';
import { readPeople } from './other-people';
import { CUES } from './own-work-cues';

const LEADS = new RegExp(String.raw`\b${CUES['to lead']} `, 'gu');
const THOSE_LED = new RegExp(
  `^(?:${CUES['those led']}|${CUES['counted people']})(?![’']| (?:meeting|building|event)s?)`,
  'u',
);
/** Who works "with" somebody, or "for" them, doesn't lead them. */
const LINKS: ReadonlySet<string> = new Set(wordList('with, con, y, and, to, for, para, en, in'));
const MOST_BEFORE = 6;
const LED_SO = new RegExp(`\\b(?:${CUES['led so']})`, 'u');
const LEADS_BY_TITLE = new RegExp(`\\b(?:${CUES['leads by title']})`, 'u');
/** "Llevo a dos peones": a verb, how many, and whom. */
const LED_COUNT =
  /\b(?:llev[oe]|llevaba|mand[oe]|mandaba|dirij[oe]|dirigi|coordin\p{L}+|supervis\p{L}+|organiz\p{L}+|lead|led|leading|manag\p{L}+|run|ran|oversee\p{L}*|oversaw|head|headed) (?:a |un |una |an? |the |my )?(?:(?:equipo|cuadrilla|brigada|team|crew|squad|brigade|group) (?:de|of) )?(\d{1,3}|\p{L}+) /gu;

/** "Supervisory experience": no verb, and nobody is named. */
const IN_A_WORD =
  /^\W*(?:\p{L}+ ){0,3}?(?:supervisory|line[- ]management|people[- ]management|mando intermedio)\b(?: (?:experience|role|skills?|duties|responsibilit\p{L}+)\W*$|\W*$)/u;
/** The title of somebody who watches over children leads no one. */
const OF_CHILDREN = /\b(?:lunch\w*|midday|playground|comedor|patio|school bus|ruta escolar)\b/;

/** A job that has people to lead: "supervise mechanics", "mandar una cuadrilla". */
export function asksToLead({ id, kind, evidence, asked }: PostingRequirement): boolean {
  if (id === 'team-supervision' || id === 'leadership') return true;
  if (kind !== 'unknown' && kind !== 'hard') return false;
  const quote = evidence[0]?.quote ?? '';
  if (IN_A_WORD.test(foldInPlace(asked === '' ? quote : asked))) return true;
  const at = asked.indexOf(quote);
  // "Supervising a housekeeping | team": whom is said behind a known name.
  return leadsPeople(at < 0 ? quote : asked.slice(at), quote.length);
}

/** Says that somebody leads people; the verb is in its first letters. */
export function leadsPeople(text: string, letters = text.length): boolean {
  const found = [...foldInPlace(text).matchAll(LEADS)].filter(({ index }) => index < letters);
  return namesPeople(
    text,
    found.map(({ index, 0: { length } }) => index + length),
  );
}

/** One of these places in a text is where people are named, in its next words: "floor team", "payroll clerk". */
function namesPeople(text: string, places: readonly number[]): boolean {
  if (places.length === 0) return false;
  const folded = foldInPlace(text);
  const tokens = readTokens(text);
  const titles = findTitleSpans(tokens);
  return places.some((place) => {
    const at = tokens.findIndex(({ start }) => start >= place);
    const next = at < 0 ? [] : tokens.slice(at, at + MOST_BEFORE);
    const stop = next.findIndex(
      ({ word, gap }, on) =>
        LINKS.has(word) ||
        (on > 0 && /[^ ]/.test(gap) && !(/^[-–]$/.test(gap) && /^\d/.test(word))),
    );
    return next
      .slice(0, stop < 0 ? next.length : stop)
      .some(
        ({ start }, on) =>
          THOSE_LED.test(folded.slice(start)) || titles.has(at + on) || areCounted(next, on),
      );
  });
}

/** "20-25 associates": how many of a trade, but not of those who are served. */
function areCounted(tokens: readonly Token[], at: number): boolean {
  const [word = '', before = ''] = [tokens[at]?.word, tokens[at - 1]?.word];
  if (!/^\d{1,3}$/.test(before) || !word.endsWith('s') || served.has(word)) return false;
  return readPeople(word) === 'many' && readPeople(word.slice(0, -1)) === 'one';
}

/** Of what the person did: leading, and not only working beside others. */
export function showsLeading(text: string, isTitle: boolean): boolean {
  const folded = foldInPlace(text);
  if (isTitle) return LEADS_BY_TITLE.test(folded) && !OF_CHILDREN.test(folded);
  if (LED_SO.test(folded)) return true;
  const counted = [...folded.matchAll(LED_COUNT)].filter(([, count = '']) => readCount(count) > 0);
  return namesPeople(
    text,
    counted.map(({ index, 0: { length } }) => index + length),
  );
}
