import { nameClass, textAt } from '../context/context-tokens';
import { functionWords } from '../words/function-words';
import { isCapital } from '../words/known-forms';
import { wordSet } from '../words/word-set';
import { plurals, singles, TIME } from './spanish-clause-words';
import type { Count, Ground } from './subject-frame';

/** How many do it, or are liked, where they come after the verb: "se revisó los extintores", "me gusta los niños". */
export const countAfter = (ground: Ground, at: number): Count | undefined =>
  countDone(ground, at) ?? countTargets(ground, at) ?? countLiked(ground, at);

/** After these nobody has been named who does it. */
const beginnings = wordSet('donde cuando porque mientras aunque además también luego así');

/** "Se revisó los extintores": what was done to many comes after. */
function countDone({ text, tokens, lexicon }: Ground, at: number): Count | undefined {
  const before = tokens[at - 2];
  if (tokens[at - 1]?.text !== 'se') return undefined;
  if (before?.isWord === true && !beginnings.has(before.text)) return undefined;
  if (!/(?:ó|aba|ía|a|e)$/.test(tokens[at]?.text ?? '')) return undefined;
  const [mark, noun] = [tokens[at + 1], tokens[at + 2]];
  // "Se realizaba inventarios".
  const isBare = lexicon.has(mark?.text ?? '') && !TIME.test(mark?.text ?? '');
  if (isBare && /^N.p$/.test(nameClass(mark?.text ?? '', lexicon))) return 'many';
  const isMany = plurals.has(mark?.text ?? '') || /^\d{2,3}$/.test(mark?.text ?? '');
  if (!isMany || noun === undefined || TIME.test(noun.text)) return undefined;
  if (isCapital(text.slice(noun.from, noun.to)) || functionWords.es.has(noun.text))
    return undefined;
  return /^[AN].p/.test(nameClass(noun.text, lexicon)) ? 'many' : undefined;
}

/** "Se vigilaban a las visitas", "se abrían una ficha": of a person, or of one thing, it is done once. */
function countTargets({ tokens, lexicon }: Ground, at: number): Count | undefined {
  if (textAt(tokens, at - 1) !== 'se' || !/(?:aban|ían|aron|ieron|an|en)$/.test(textAt(tokens, at)))
    return undefined;
  const before = tokens[at - 2];
  if (before?.isWord === true && !beginnings.has(before.text)) return undefined;
  const [next, noun, end] = [1, 2, 3].map((step) => textAt(tokens, at + step));
  const isEnd = (text: string) => /^(?:|[.,;:]|de|del|para|por|en|con|a|al|y)$/.test(text);
  if (next === 'a') {
    const isLast = isEnd(textAt(tokens, at + 4));
    return plurals.has(noun ?? '') && isLast ? 'one' : undefined;
  }
  const isOne = /^(?:una?|el|la)$/.test(next ?? '') && /^N.s/.test(nameClass(noun ?? '', lexicon));
  return isOne && end !== 'y' && isEnd(end ?? '') ? 'one' : undefined;
}

/** Of what is liked or missing. */
export const LIKED =
  /^(?:gust|encant|interes|apasion|import|falt|sobr|cuest|motiv|atra)(?:a|e|an|en|aba|aban|aron|ó|ían|ía|aría|arían)$/;

/** "Me gusta los niños", "nos faltaba manos": what is liked comes after. */
function countLiked({ tokens, lexicon }: Ground, at: number): Count | undefined {
  if (!/^(?:me|te|le|nos|les)$/.test(textAt(tokens, at - 1)) || !LIKED.test(textAt(tokens, at)))
    return undefined;
  const before = textAt(tokens, at - 2);
  if (!/^(?:|[.,;:(]|no|que|y|ya|también|siempre|cuando|donde|porque)$/.test(before))
    return undefined;
  let place = at + 1;
  while (/^(?:mucho|también|más|especialmente|muchísimo|sobre|tanto)$/.test(textAt(tokens, place)))
    place++;
  const [mark, noun, next] = [0, 1, 2].map((step) => textAt(tokens, place + step));
  const isThing = /^[AN].([ps])/.exec(nameClass(noun ?? '', lexicon))?.[1];
  if (plurals.has(mark ?? '')) return isThing === 'p' ? 'many' : undefined;
  const isOne = singles.has(mark ?? '') && isThing === 's' && !/^(?:y|,|e)$/.test(next ?? '');
  // "Me gustan trabajar con gente".
  const isDeed = /[aei]r$/.test(mark ?? '') && /i/.test(nameClass(mark ?? '', lexicon));
  return isOne || isDeed ? 'one' : undefined;
}
