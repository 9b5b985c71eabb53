import { foldText } from '@trayecto/core/language';
import {
  type AskWordings,
  knownWords,
  listWordings,
  type TextToReword,
} from '@trayecto/core/translate';
import { openHints } from '@trayecto/core/translate/hints';
import {
  branchOut,
  encodeWritten,
  type Found,
  findDoubts,
  LONGEST_SOURCE,
  listDoubtfulPlaces,
  type PreparedSentence,
  prepareSentence,
  prepareText,
  searchTranslations,
  weighFound,
  writeSentence,
} from '@trayecto/core/translate/model';
import { listBatches } from './list-batches';
import type { Network } from './network';
import type { OpenModel } from './open-model';
import { knowsWordsOf, listUnknownIn, mendForms } from './translate-texts';

const SEARCH = { width: 2, leeway: 2 };
/** Where the person points, and where the model itself was least sure. */
const MOST_THERE = 6;
const MOST_ELSEWHERE = 3;
const MOST_PLACES = 3;
/** What is less likely than the best by more than this is no other way to say it. */
const MUCH_LESS = 5;

/** Other ways to translate a text, the likeliest first, worked out on the thread it is called on. */
export function rewordText(
  model: OpenModel,
  network: Network,
  text: TextToReword,
  isOver: () => boolean,
): readonly string[] {
  return listWordings(text, (asked) => rewordSentence(model, network, asked, isOver));
}

function rewordSentence(
  { header, vocabulary, limits }: OpenModel,
  network: Network,
  { source, text, kept, direction, names, trades }: Parameters<AskWordings>[0],
  isOver: () => boolean,
): readonly string[] {
  const sentence = prepareSentence(
    source,
    direction,
    [...names, ...listUnknownIn(source, direction)],
    vocabulary,
    {
      tellsStyle: header.tellsStyle,
      findHints: header.takesHints ? openHints(direction.from, trades) : undefined,
    },
  );
  const written = encodeWritten(text, sentence, vocabulary);
  if (sentence.tokens.length > LONGEST_SOURCE || written.length >= sentence.mostTokens) return [];
  const options = { beginning: vocabulary.beginning, end: vocabulary.end, isOver };
  const begin = () => {
    network.encode([sentence.tokens]);
    network.beginDecoding();
  };
  const advance = (rows: Parameters<Network['advance']>[0]) => network.advance(rows);

  function listPlaces(): readonly number[] {
    if (kept !== undefined) return [encodeWritten(kept, sentence, vocabulary).length];
    begin();
    const [followed = []] = network.follow(
      [{ sentence: 0, tokens: written }],
      vocabulary.beginning,
    );
    const logProbabilities = followed.map(({ logProbability }) => logProbability);
    return listDoubtfulPlaces({ tokens: written, logProbabilities }, vocabulary).slice(
      0,
      MOST_PLACES,
    );
  }

  const places = listPlaces();
  if (places.length === 0) return [];
  begin();
  const branches = branchOut(sentence, written, places, advance, {
    ...options,
    most: kept === undefined ? MOST_ELSEWHERE : MOST_THERE,
  });
  const found: Found[] = [];
  const size = { read: sentence.tokens.length, written: sentence.mostTokens };
  for (const batch of listBatches(branches, () => size, SEARCH.width, limits)) {
    begin();
    searchTranslations(
      batch.map((begun) => ({ ...sentence, begun })),
      (rows) => advance(rows.map((row) => ({ ...row, sentence: 0 }))),
      { ...SEARCH, ...options, onFound: (_, [best]) => void (best && found.push(best)) },
    );
  }
  const write = (one: Found) =>
    mendForms(writeSentence(sentence, one, vocabulary).text, direction, names);
  return chooseWordings(sentence, text, found, write);
}

/** The likely ones without faults that show, but for those that the text has as it is. */
function chooseWordings(
  sentence: PreparedSentence,
  current: string,
  found: readonly Found[],
  write: (found: Found) => string,
): readonly string[] {
  const knows = knowsWordsOf(sentence.direction.to);
  const listLeft = createListLeft(sentence, knows);
  const hidden = [...sentence.terms.values()];
  const listFaults = (text: string): readonly string[] => {
    const judged = { ...sentence, source: prepareText(sentence.source), text, hidden };
    const sure = { ...judged, trust: Number.POSITIVE_INFINITY, isParted: false };
    return [...findDoubts(sure, Number.NEGATIVE_INFINITY, knows), ...listLeft(text)];
  };
  const own = new Set(listFaults(current));
  const totalOf = ({ logProbabilities }: Found) => logProbabilities.reduce((a, b) => a + b, 0);
  const least = Math.max(...found.map(totalOf)) - MUCH_LESS;
  return found
    .filter((one) => totalOf(one) >= least)
    .sort((a, b) => weighFound(b) - weighFound(a))
    .map(write)
    .filter((text) => listFaults(text).every((fault) => own.has(fault)));
}

/** Words of the source, which only its language has, in a text. */
function createListLeft(
  { source, direction, hints, terms }: PreparedSentence,
  knows: ((word: string) => boolean) | undefined,
): (text: string) => readonly string[] {
  const given = [...hints, ...[...terms.values()].map(({ written }) => written)].join(' ');
  const words = new Set(listSmallWords(source));
  for (const word of listSmallWords(given)) words.delete(word);
  const oneLetter = direction.to === 'en' ? 'a' : 'aeouy';
  // A dictionary has words of other languages too, which people write in theirs.
  const common = knownWords(direction.to);
  const isOwn = (word: string) =>
    word.length === 1
      ? oneLetter.includes(word)
      : common.has(foldText(word)) && (knows?.(word) ?? true);
  return (text) => listSmallWords(text).filter((word) => words.has(word) && !isOwn(word));
}

const listSmallWords = (text: string): readonly string[] =>
  text.match(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu) ?? [];
