import { type ContextToken, nameClass, textAt } from '../context/context-tokens';
import type { Finding } from '../finding';
import { functionWords } from '../words/function-words';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';

const plain: ReadonlyMap<string, string> = new Map([
  ['dónde', 'donde'],
  ['quién', 'quien'],
  ['quiénes', 'quienes'],
  ['cuál', 'cual'],
  ['cuáles', 'cuales'],
  ['cómo', 'como'],
]);
/** After these somebody wants to know: there the accent is right. */
const ASKS =
  /^(?:[¿¡?]|s[eé]|sab\p{L}+|sup\p{L}+|apunt\p{L}+|anot\p{L}+|pregunt\p{L}+|indi[cq]\p{L}+|decid\p{L}+|dec[ií]\p{L}*|dij\p{L}+|d[ií]go|dice\p{L}*|ver|ve[oa]|vi|vio|mir\p{L}+|expli[cq]\p{L}+|averig\p{L}+|enseñ\p{L}+|mostr\p{L}+|muestr\p{L}+|aprend\p{L}+|entend\p{L}+|entiend\p{L}+|comprend\p{L}+|eleg\p{L}+|elij\p{L}+|elig\p{L}+|cont\p{L}+|cuent\p{L}+|busc\p{L}+|busqu\p{L}+|defin\p{L}+|determin\p{L}+|detall\p{L}+|describ\p{L}+|recuerd\p{L}+|record\p{L}+|import\p{L}+|conoc\p{L}+|conoz\p{L}+|descubr\p{L}+|imagin\p{L}+|investig\p{L}+|estudi\p{L}+|analiz\p{L}+|señal\p{L}+|inform\p{L}+|consult\p{L}+|avis\p{L}+|control\p{L}+|calcul\p{L}+|tengo|tiene|tenía|hay|había|sin|sobre|depend\p{L}+|prev\p{L}+|orient\p{L}+|asesor\p{L}+|gu[ií]\p{L}+|piens\p{L}+|pens\p{L}+|observ\p{L}+|demostr\p{L}+|demuestr\p{L}+|recomend\p{L}+|instru\p{L}+|capacit\p{L}+|form\p{L}+|ejempl\p{L}+|proced\p{L}+|manual\p{L}*|taller\p{L}*|guía\p{L}*|curs\p{L}+|vide\p{L}+|idea|ideas|claro|seguro|segura|según)$/u;
const POSTS =
  /^(?:trabaj(?:é|o|aba|ado|ando|ar|ó)|experiencia|ejerc(?:í|ía|iendo|er)|actu(?:é|aba|ando|ar)|empecé|comencé|contratad[oa]|así|tal)$/;

/** "La sucursal dónde trabajé", "al cuál formé": where nobody asks, these words have no accent. */
export function checkSpanishRelatives(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap(({ text: small, from, to }, at): Finding[] => {
    const meant = plain.get(small);
    if (meant === undefined || !isRelative(tokens, at, lexicon)) return [];
    const suggestions = [beginLike(text.slice(from, to), meant)];
    return [{ from, to, kind: 'accent', suggestions, isSure: false }];
  });
}

function isRelative(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const [word, before, earlier] = [0, 1, 2].map((back) => textAt(tokens, at - back));
  if (word === 'cuál' || word === 'cuáles')
    return /^(?:al|del|el|la|los|las|lo)$/.test(before ?? '');
  if (word === 'cómo') return POSTS.test(before ?? '') && tokens[at + 1]?.isNoun === true;
  const start = tokens.slice(0, at).findLastIndex(({ isStop }) => isStop) + 1;
  if (tokens.slice(Math.max(0, start - 1), at).some((token) => ASKS.test(token.text))) return false;
  const isThing = (text: string) =>
    !functionWords.es.has(text) && /^[AN]/.test(nameClass(text, lexicon));
  if (word === 'dónde') return before === ',' || isThing(before ?? '');
  // "El jefe con quién trabajé", "mi jefe, quién me".
  const isLed = /^(?:a|con|de|para|por)$/.test(before ?? '') && isThing(earlier ?? '');
  return (
    isLed || (before === ',' && isThing(earlier ?? '')) || /^(?:yo|él|ella)$/.test(before ?? '')
  );
}
