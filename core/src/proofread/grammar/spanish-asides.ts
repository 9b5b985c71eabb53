import { type ContextToken, formOf, nameClass, textAt } from '../context/context-tokens';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import type { AsideRules } from './asides';

const between = wordSet(
  'se me nos le les te no ya también siempre nunca casi apenas solo sólo hoy ahora aún todavía',
);
const clitics = wordSet(
  'se me nos le les te lo la los las no ya también siempre nunca casi solo más',
);
const prepositions = wordSet(
  'de del en con para por sin sobre entre a al según desde hasta contra bajo ante tras durante mediante incluido incluida incluidos incluidas',
);
const helpers = wordSet(
  'es son era eran fue fueron soy fui está están estaba estaban ha han he hemos había habían tengo tiene tienen tenía tenían tuve tuvo hay hubo',
);
/** After these "que" begins what somebody says. */
const FIRST = /^(?:que|quien|quienes|cual|cuales|cuyo|cuya|cuyos|cuyas|donde)$/;
const PARTICIPLE = /(?:[ai]d|cid|ít|rit|iert|uest|ech|ient|ist)[oa]s?$/;

const isNoun = (text: string, lexicon: Lexicon) =>
  !functionWords.es.has(text) && /^[AN]/.test(nameClass(text, lexicon));

/** A verb that its clause needs: "atiende", "trabajaba", "ha". */
const isTold = (text: string, lexicon: Lexicon) =>
  helpers.has(text) ||
  (!functionWords.es.has(text) && /[pPbBrRfFoe4]/.test(verbalOf(text, lexicon)));

const verbalOf = (text: string, lexicon: Lexicon) =>
  nameClass(text, lexicon).replace(/^[AN][mf?][sp]|^V/, '');

function opensAside(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const first = textAt(tokens, at);
  const [second, third] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (/^(?:y|e|o|u|ni|pero|porque|cuando|si|aunque|mientras|pues)$/.test(first)) return false;
  if (FIRST.test(first)) return true;
  if (
    /^(?:incluso|además|sobre|junto|juntos|así|especialmente|tanto|también|todos|todas|casi)$/.test(
      first,
    )
  )
    return true;
  if (/^(?:el|la|los|las)$/.test(first) && /^(?:cual|cuales)$/.test(second)) return true;
  if (prepositions.has(first)) return true;
  const isDeed = /(?:ando|iendo|yendo)$/.test(first) && /g/.test(formOf(first, lexicon));
  return isDeed || (PARTICIPLE.test(first) && third !== ',');
}

function isAbout(
  tokens: readonly ContextToken[],
  at: number,
  end: number,
  lexicon: Lexicon,
): boolean {
  const before = textAt(tokens, at - 1);
  const first = textAt(tokens, at);
  // "El cliente al que atendía", "con los que trabajaba".
  const isLed =
    /^(?:a|al|de|del|con|en|por|para)$/.test(first) &&
    [1, 2].some((step) => /^(?:que|quien|quienes|cual|cuales)$/.test(textAt(tokens, at + step)));
  if (
    !isNoun(before, lexicon) ||
    (/[eo4rR]/.test(verbalOf(before, lexicon)) && !lexicon.nouns.has(before))
  )
    return false;
  let verb = at;
  if (isLed) while (!FIRST.test(textAt(tokens, verb))) verb++;
  const isRelative = FIRST.test(textAt(tokens, verb)) && (isLed || first === 'que');
  if (isRelative) verb++;
  const isToDo = !isRelative && /^(?:de|para)$/.test(first);
  if (isToDo) verb++;
  while (clitics.has(textAt(tokens, verb))) verb++;
  if (verb >= end) return false;
  const deed = textAt(tokens, verb);
  if (isRelative) return isTold(deed, lexicon);
  if (isToDo) return /i/.test(verbalOf(deed, lexicon)) && verb + 1 < end + 1;
  const isDone = verb === at && PARTICIPLE.test(deed) && /d/.test(verbalOf(deed, lexicon));
  return isDone && prepositions.has(textAt(tokens, at + 1)) && at + 1 < end;
}

export const spanishAsides: AsideRules = {
  between,
  and: /^[yeou]$/,
  articles: wordSet('el la los las un una mi mis su sus'),
  of: prepositions,
  isNoun,
  openers: wordSet(
    'que quien quienes cual cuales cuyo cuya cuyos cuyas donde porque cuando si aunque mientras pero como pues cuanto qué quién cómo cuál',
  ),
  opensAside,
  isAbout,
  leading:
    /^(?:y|e|o|u|ni|que|pero|si|cuando|porque|donde|como|quien|quienes|lo|la|los|las|el|un|una|mi|mis|su|sus|cual|cuales)$/,
};
