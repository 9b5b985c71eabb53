import { readTokens } from '../../language';
import { ASKING, DUTY, LINE_ASKS, OPTIONAL, REQUIRED } from './posting-cues';
import { countTelling } from './trim-clause';

interface Sentence {
  readonly text: string;
  readonly index: number;
  /** Why the next one asks for something. */
  readonly isReason: boolean;
}

/** A semicolon ends one here too. */
const SENTENCE = /(?:[^.;!?]|[.;!?](?!\s|$))+[.;!?]*\s*|[.;!?]+\s*/g;
/** "We are a commercial firm, so you should …", "cargamos productos químicos y por eso pedimos …". */
const FOLLOWS =
  /,? (?=(?:and |y )?(?:so(?! that\b| far\b)|therefore|hence|which is why|that is why|that's why|asi que|de modo que|de manera que|por lo que|por eso|por ello|de ahi que)\b)/g;
/** "Because half of our traffic goes to Britain you must …", "Como somos colegio diocesano, …". */
const LEADS =
  /^\W*(?:because|since|as (?:the|our|we|this|you|it|most|many|some|half|part)|como|dado que|puesto que|ya que|porque)\b/;
const MAIN =
  /(?:,\s|\s)(?=(?:you (?:must|will|should|need|have to|would|.ll|.d)|applicants|candidates|hace falta|pedimos|exigimos|necesitamos|buscamos|es (?:necesari|imprescindible|indispensable|obligatori)|se (?:requiere|pide|exige|valora)|(?:tiene|tienes|tendra|tendras|hay|debe|debes|debera|deberas)\b))/g;
/** It takes up what was said before it: "…, por lo que su dominio es imprescindible". */
const TAKES_UP =
  /\b(?:it|them|this|that|these|those|ello|ellos|su (?:dominio|conocimiento|manejo|uso)|\p{L}+(?:rlo|rla|rlos|rlas))\b/u;
const FEWEST_TELLING = 2;
const SHORTEST_REASON = 12;

const asks = (clause: string): boolean =>
  [REQUIRED, OPTIONAL, ASKING].some((cue) => cue.test(clause)) ||
  LINE_ASKS.test(clause.replace(/^[^\p{L}]+/u, ''));

/** The sentences of a folded line. What only says why something is asked for is a separate one. */
export function splitSentences(line: string): readonly Sentence[] {
  return [...line.matchAll(SENTENCE)].flatMap(({ 0: text, index }) => {
    const at = findTurn(text);
    const why = at === null ? findWhy(text) : null;
    if (why !== null)
      return [
        { text: text.slice(0, why), index, isReason: false },
        { text: text.slice(why), index: index + why, isReason: true },
      ];
    if (at === null) return [{ text, index, isReason: false }];
    return [
      { text: text.slice(0, at), index, isReason: true },
      { text: text.slice(at), index: index + at, isReason: false },
    ];
  });
}

/** "Inglés básico, pues parte de la tripulación no habla español": what is asked for, and behind it why. */
const WHY =
  /, (?=(?:pues|ya que|dado que|puesto que|porque|because|since (?:we|our|the|most|many|some|half|part)|as (?:we|our|the|most|many|some|half|part))\b)/g;

function findWhy(sentence: string): number | null {
  for (const { index, 0: stop } of sentence.matchAll(WHY)) {
    const at = index + stop.length;
    const rest = sentence.slice(at);
    if (!asks(rest) && !DUTY.test(rest)) return at;
  }
  return null;
}

function findTurn(sentence: string): number | null {
  const turns = [...sentence.matchAll(LEADS.test(sentence) ? MAIN : FOLLOWS)].map(
    (turn) => turn.index + turn[0].length,
  );
  for (const at of turns) {
    const [reason, rest] = [sentence.slice(0, at), sentence.slice(at)];
    const isWhy = reason.trim().length >= SHORTEST_REASON && !asks(reason) && !DUTY.test(reason);
    if (
      isWhy &&
      asks(rest) &&
      !TAKES_UP.test(rest) &&
      countTelling(readTokens(rest)) >= FEWEST_TELLING
    )
      return at;
  }
  return null;
}
