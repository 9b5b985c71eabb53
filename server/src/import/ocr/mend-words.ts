import type { RecognisedLine } from './ocr-engine';

type Word = RecognisedLine['words'][number];

/** What OCR is known to take for something else, by what is beside it. */
export function mendWords(words: readonly Word[]): readonly Word[] {
  return mendOrdinals(joinSpans(joinAddresses(words))).map((word) => ({
    ...word,
    text: mendAddress(word.text),
  }));
}

const MISREAD_AT =
  /^([a-z\d][a-z\d._+-]{2,63})(?:[Q©®]|\([DQOaE]\)?)([a-z\d-]{2,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,10})$/;

/** "ana.ruizQexample.com": the sign of an address is often taken for the letter it looks most like. */
function mendAddress(word: string): string {
  return word.replace(MISREAD_AT, '$1@$2');
}

const LOCAL = /^[a-z\d][a-z\d._+-]{2,63}$/;
const AT = /^(?:[@QOG©®€]|\([DQOaE]\)?)$/;
const DOMAIN = /^[a-z\d-]{2,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,10}$/;
const AT_DOMAIN = /^[@Q©®]([a-z\d-]{2,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,10})$/;

/** "ana.ruiz", "Q", "example.com": the same, with room around the sign or before it. */
function joinAddresses(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, sign, domain] = words.slice(at, at + 3);
    if (word === undefined) break;
    const name = LOCAL.test(word.text) ? word : undefined;
    const glued = AT_DOMAIN.exec(sign?.text ?? '')?.[1];
    if (name !== undefined && sign !== undefined && glued !== undefined) {
      joined.push(span(name, sign, `${name.text}@${glued}`));
      at += 1;
    } else if (
      name !== undefined &&
      AT.test(sign?.text ?? '') &&
      domain !== undefined &&
      DOMAIN.test(domain.text)
    ) {
      joined.push(span(name, domain, `${name.text}@${domain.text}`));
      at += 2;
    } else joined.push(word);
  }
  return joined;
}

function span(from: Word, to: Word, text: string): Word {
  const { x0, y0, y1 } = from.bbox;
  return { ...from, text, bbox: { x0, x1: to.bbox.x1, y0, y1 } };
}

const POINT = /^(?:\d{1,2}[./-])?(?:19|20)\d\d$/;
const END =
  /^(?:(?:\d{1,2}[./-])?(?:19|20)\d\d|present[e.]?|actualidad|actualmente|actual|hoy|now|today)$/i;
const DASH = /^[-–—]$/;
/** Of the height of a word: the room that a dash between two years takes, and that is left beside one. */
const DASH_ROOM = { least: 0.9, most: 4.5, beside: 2.2 };

/**
 * "2015   present": of all signs, a dash is the easiest to pass over. A span stays in one piece, as a typewriter's wide
 * letters leave as much room around a dash as there is between columns.
 */
function joinSpans(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [from, next, after] = words.slice(at, at + 3);
    if (from === undefined) break;
    const height = from.bbox.y1 - from.bbox.y0;
    const isSpan = POINT.test(from.text) && next !== undefined;
    const isParted =
      isSpan &&
      after !== undefined &&
      DASH.test(next.text) &&
      END.test(after.text) &&
      gap(from, next) + gap(next, after) <= 2 * DASH_ROOM.beside * height;
    const isLost =
      isSpan &&
      END.test(next.text) &&
      gap(from, next) >= DASH_ROOM.least * height &&
      gap(from, next) <= DASH_ROOM.most * height;
    if (isParted) joined.push(span(from, after, `${from.text} ${next.text} ${after.text}`));
    else if (isLost) joined.push(span(from, next, `${from.text} - ${next.text}`));
    else joined.push(from);
    at += isParted ? 2 : isLost ? 1 : 0;
  }
  return joined;
}

function gap(left: Word, right: Word): number {
  return right.bbox.x0 - left.bbox.x1;
}

const RANKED = /^(?:oficial[ae]?|categor[ií]a|clase|jef[ae]|conductora?|mec[áa]nic[oa])$/i;
const MISREAD_ORDINAL = /^([1-3])[2*"”?]([.,;)]?)$/;
const LEAST_BEFORE = 2;

/** "Oficial de 12": the small letter of "1ª" is taken for a figure. */
function mendOrdinals(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => {
    const [rank, of] = words.slice(Math.max(0, at - LEAST_BEFORE), at);
    const isOrdinal = of?.text === 'de' && RANKED.test(rank?.text ?? '');
    return isOrdinal ? { ...word, text: word.text.replace(MISREAD_ORDINAL, '$1ª$2') } : word;
  });
}
