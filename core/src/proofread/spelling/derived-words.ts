import type { Language } from '../../language';
import type { Lexicon } from '../words/lexicon';
import { bareWord } from './edit-costs';

/** Endings by which any trade makes its words, longest first; what stays must be the beginning of a word that is known. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  es: 'adores adoras edores adora ador edora edor idora idor antes ante ente iente istas ista erías ería eros eras ero era icos icas ico ica miento mientos ajes aje ación aciones izado izada izar eado eada ear ados adas ado ada idos ido ida osos oso osa ales al ito ita itos itas illo illa ón ones udo uda esco esca ense enses ete eta ino ina eño eña iano iana aban aba aron ando ar'.split(
    ' ',
  ),
  en: 'ing ings ed er ers ers ist ists less ness like wise able ible ise ize ised ized ising izing ly y ies ish man men work works ware proof ship ette let lets er age'.split(
    ' ',
  ),
};
const SHORTEST_STEM = 4;
const links = {
  es: ['', 'o', 'a', 'e', 'ar', 'er', 'ir', 'ón', 'or', 'os', 'as'],
  en: ['', 'e', 's', 'y'],
} as const;

/** Learned endings, which take any stem. */
const LEARNED =
  /(?:[íóa]metros?|métric[oa]s?|gráfic[oa]s?|grafías?|scopi[oa]s?|logías?|lógic[oa]s?|tecnias?|terapias?|ícolas?|culturas?|cultor(?:es|as?)?|metry|meters?|graphy|scopes?|scopy|ology|therapy)$/;

/** Made by the rules of its language of a word that is known, though no dictionary has it: "sifónico", "telurímetro". */
export function isDerived(word: string, lexicon: Lexicon): boolean {
  if (LEARNED.test(word)) return true;
  return endings[lexicon.language].some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    if (stem.length < SHORTEST_STEM) return false;
    // "restoreing": an e goes before another vowel; "tidyed": a y becomes i before an e.
    if (lexicon.language === 'en' && stem.endsWith('e') && /^[aei]/.test(ending)) return false;
    if (lexicon.language === 'en' && /[^aeiou]y$/.test(stem) && ending.startsWith('e'))
      return false;
    const single = stem.replace(/([bdgmnprt])\1$/, '$1');
    const stems = new Set([
      stem,
      lexicon.language === 'en' && single.length >= SHORTEST_STEM - 1 ? single : stem,
      bareWord(stem),
      stem.replace(/^des|^re|^en|^a(?=.{4})/, ''),
    ]);
    return [...stems].some(
      (one) =>
        (one.length >= SHORTEST_STEM || one === single) &&
        links[lexicon.language].some(
          (link) => mayLink(link, ending, lexicon.language) && lexicon.has(one + link),
        ),
    );
  });
}

/** English drops an e before a vowel alone: "closing", not "closly". */
const mayLink = (link: string, ending: string, language: Language) =>
  language === 'es' || link !== 'e' || /^[aeiy]/.test(ending);

const prefixes: Readonly<Record<Language, RegExp>> = {
  es: /^(?:bi|tri|micro|mini|multi|semi|sobre|sub|super|auto|anti|co|inter|pre|re|des|de|ex|extra|foto|tele|termo|hidro|electro|bio|eco|geo|nano|neuro|video)(?=.{5})/,
  en: /^(?:bi|tri|micro|mini|multi|semi|over|under|up|out|sub|super|auto|anti|co|inter|pre|re|de|un|non|mis|fore|photo|tele|thermo|hydro|electro|bio|eco|geo|nano|neuro|cyber|para)(?=.{5})/,
};
const AGENT = /(?:[^e]e?rs?|ors?)$/;
const SHORTEST_VERB = 3;

/** A prefix before a word that texts of the trades have, or who does what one of them says: "repotting", "devaluation", "weigher". */
export function isMadeOfUsed(word: string, lexicon: Lexicon): boolean {
  const rest = word.replace(prefixes[lexicon.language], '');
  if (rest !== word && lexicon.step(rest) >= 1) return true;
  return lexicon.language === 'en' && AGENT.test(word) && isDoer(word, lexicon);
}

function isDoer(word: string, lexicon: Lexicon): boolean {
  const stem = word.replace(/(?:er|or)s?$/, '');
  const verbs = [stem, `${stem}e`, stem.replace(/([bdgmnprt])\1$/, '$1')];
  return (
    stem.length >= SHORTEST_VERB &&
    verbs.some((verb) => lexicon.has(verb) && [`${verb}ing`, `${stem}ing`].some(isIn))
  );
  function isIn(gerund: string): boolean {
    return lexicon.step(gerund) >= 0 || lexicon.has(gerund);
  }
}

const inflections: Readonly<Record<Language, RegExp>> = {
  es: /(?:ándo|iéndo|yéndo|ando|iendo|yendo|ado|ido|ar|er|ir|ár|ér|ír|a|e|o|é|í|ó|ió|aba|ía|aron|ieron|ará|amos|emos|imos|en|an)(?:s|n|me|se|nos|l[aeo]s?|mel[aeo]s?|sel[aeo]s?)?$/,
  en: /(?:ing|ings|ed|es|s|er|ers)$/,
};
const verbal: Readonly<Record<Language, readonly string[]>> = {
  es: ['ar', 'er', 'ir', 'ado', 'ido', 'ó', 'ió', 'é', 'í', 'a', 'o', 'e', 'ación'],
  en: ['', 'e', 's', 'es', 'ed', 'ing', 'ation', 'ion'],
};
const SHORTEST_ROOT = 4;

/** Another form of a verb that texts of the trades have: "asegurando", "ayudándoles", "mortgaged". */
export function isFormOfUsed(word: string, lexicon: Lexicon): boolean {
  const { language } = lexicon;
  const root = word.replace(inflections[language], '');
  if (root === word || root.length < SHORTEST_ROOT) return false;
  const roots = language === 'en' ? [root, root.replace(/([bdgmnprt])\1$/, '$1')] : [root];
  return roots.some((one) => verbal[language].some((ending) => lexicon.step(one + ending) >= 0));
}

const PIECE = 4;
const piecesOf = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Whether every four letters of it appear in some word in use: typing errors seldom do. */
export function isWellFormed(word: string, lexicon: Lexicon): boolean {
  const pieces = piecesOf.get(lexicon) ?? gatherPieces(lexicon);
  return listPieces(word).every((piece) => pieces.has(piece));
}

function gatherPieces(lexicon: Lexicon): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const word of lexicon.used()) for (const piece of listPieces(word)) pieces.add(piece);
  piecesOf.set(lexicon, pieces);
  return pieces;
}

function listPieces(word: string): readonly string[] {
  const text = `^${word.toLowerCase()}$`;
  return Array.from({ length: Math.max(1, text.length - PIECE + 1) }, (_, at) =>
    text.slice(at, at + PIECE),
  );
}
