import { listKinds, readStems, type Stem } from '../../evidence';
import { foldInPlace, readTokens } from '../../language';
import { notDone } from '../names/term-words';
import { isHardlyKnown } from './hardly-known';
import { isOnlyPrepared } from './helped-others';
import type { CvField } from './list-cv-fields';
import { findUnownedClauses, isUnfinished } from './own-deeds';
import type { OwnedLine } from './weigh-likeness';

export interface CvLine extends OwnedLine {
  /** The same stems, to look one up. */
  readonly held: ReadonlySet<string>;
  /** What the products, devices and acronyms in it are. */
  readonly kinds: readonly Stem[];
}

/** What was not done, or didn't happen: "sin firmar informes", "sin un percance", "no driving". */
const NEGATED =
  /(?<![\p{L}-])(?:sin|without|not|no)(?![\p{L}-]| ?\d| (?:s[oó]lo|only|conformidad|destructiv|residente|presencial|verbal))[^,:()–—]*?(?=[,:()–—]|\s(?:pero|sino|aunque|but)\s|$)/giu;
/** Not begun: "no site experience yet", "sin cargo aún". */
const NOT_YET = /\b(?:yet|aun|todavia)\b/;
/** Only a document itself shows a document. */
const WITH_KINDS = new Set(['summary', 'work_experience', 'skills', 'additional']);
const SENTENCE = /[^.;\n•]+(?:[.](?=\S)[^.;\n•]+)*/g;

/** A field's sentences, each cut where another person did it and where it was not done. One that is said again says nothing more. */
export function readCvLines({
  section,
  pointer,
  text,
  lastUsed,
  isNotHeld = false,
}: CvField): readonly CvLine[] {
  const isTitle = pointer.endsWith('/title');
  const isHardly = isHardlyKnown(section, text);
  const sentences = new Map<string, string>();
  for (const { index, 0: said } of text.matchAll(SENTENCE)) {
    const sentence = said.trim();
    if (!sentences.has(sentence)) sentences.set(sentence, text.slice(index + said.length));
  }
  const parted = [...sentences].map(([sentence, rest]) =>
    partByDeed(sentence, section, TURNS_TO_SELF.test(rest.slice(0, LONGEST_TURN))),
  );
  return parted.flatMap((parts, at) => {
    const isFirstStep = parted[at + 1]?.every(({ isOwn }) => !isOwn) === true;
    return parts.map(({ quote, isOwn, isDone, isLimited }) => {
      const tokens = readTokens(quote);
      const stems = readStems(tokens);
      const kinds = WITH_KINDS.has(section) && isOwn && isDone ? listKinds(quote, tokens) : [];
      const isDeed =
        isOwn &&
        isDone &&
        !isHardly &&
        !isNotHeld &&
        section !== 'education' &&
        !(isFirstStep && isOnlyPrepared(quote));
      const held = new Set(stems.map(({ stem }) => stem));
      const place = { section, pointer, line: text, quote, lastUsed };
      return {
        isTitle,
        place,
        stems,
        kinds,
        held,
        isDeed,
        isLimited,
        // Studies that are only begun are nobody's yet.
        isUnowned: !isOwn || isNotHeld || (section === 'education' && !isDone),
      };
    });
  });
}

/** "…; yo pongo tejuelos": the sentence before it may tell of others. */
const TURNS_TO_SELF = /^;\s*(?:y |and |but |pero )?(?:yo|nosotr[oa]s|i|we)\b/i;
const LONGEST_TURN = 20;

interface Part {
  readonly quote: string;
  readonly isOwn: boolean;
  readonly isDone: boolean;
  readonly isLimited: boolean;
}

/** "La titular hacía las fórmulas y yo limpiaba" is about two people, "Montaba cuadros, sin certificarlos" about something done and something not. */
function partByDeed(sentence: string, section: string, isBeforeOwn: boolean): readonly Part[] {
  const isOfJob = section === 'work_experience';
  const byOwner = partAt(sentence, findUnownedClauses(sentence, isOfJob, isBeforeOwn));
  return byOwner.flatMap(({ quote: clause, isInside }): readonly Part[] => {
    const folded = foldInPlace(clause);
    const isDone =
      !folded.split(/[^\p{L}]+/u).some((word) => notDone.has(word)) &&
      !isUnfinished(clause, isOfJob);
    if (isInside) return [{ quote: clause, isOwn: false, isDone, isLimited: false }];
    const negated = [...clause.matchAll(NEGATED)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
    const isBegun = negated.every(({ start, end }) => !NOT_YET.test(folded.slice(start, end)));
    return partAt(clause, negated).map((part) => ({
      quote: part.quote,
      isOwn: true,
      isDone: isDone && isBegun && !part.isInside,
      isLimited: negated.length > 0,
    }));
  });
}

/** A text cut into some of its spans and what is between them. */
function partAt(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): readonly { quote: string; isInside: boolean }[] {
  const parts: { quote: string; isInside: boolean }[] = [];
  let start = 0;
  const add = (end: number, isInside: boolean): void => {
    const quote = text.slice(start, end).replace(/^[\s,]+|[\s,]+$/g, '');
    if (quote !== '') parts.push({ quote, isInside });
    start = end;
  };
  for (const span of spans) {
    add(span.start, false);
    add(span.end, true);
  }
  add(text.length, false);
  return parts;
}
