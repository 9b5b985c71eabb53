import type { PostingRequirement } from '../../assistant';
import { foldText } from '../../language';
import { homeCountries } from '../names/term-words';
import { foldAccents } from './fold-accents';
import { openLivedSigns } from './lived-signs';

const OF_DAYS =
  /\b(?:disponib\w+|availab\w+|willing\w*|able to work|flexib\w+|turnos?|shifts?|horari\w+|movilidad|dormir|guardias?|on[- ]call|out[- ]of[- ]hours|rota|trabaj\w+|work|working|fine with|ok with|happy (?:with|to)|starts?|madrug\w+)\b/;

const LIVING =
  /\b(?:viv(?:ir|as?|es)|resid(?:ir|a|as|encia|ente)|empadronad[oa]|liv(?:e|ing)|based|domiciled)\b/;
const SHORTEST_TOWN = 4;
/** Near the place of work, wherever that is: "vivir cerca", "residencia en la zona". */
const HEREABOUTS =
  /\b(?:(?:la|misma) zona|en l[ao]s (?:alrededores|cercanias|proximidades)(?! de)|cerca(?! de (?!la |el |nuestr))|nearby|close by|near(?= (?:the|our|us|by|work)\b)|the (?:local )?area|locally|commut(?:able|ing) distance)\b/u;

/** "Residencia en la isla": no work shows it. */
export function asksWhereOneLives(asked: string): boolean {
  return /^\W*(?:\p{L}+ ){0,2}(?:resid|viv)/u.test(foldText(asked)) && LIVING.test(foldText(asked));
}

/** "Vivir cerca de Miranda de Ebro" of somebody who lives there, or "en la zona" where the whole text names their town. What is asked for is folded. */
export function livesWhereAsked(asked: string, home: string, whole = ''): boolean {
  if (!LIVING.test(asked)) return false;
  const spread = (text: string) => ` ${text.replace(/[^\p{L}\d]+/gu, ' ').trim()} `;
  const towns = foldAccents(home)
    .split(/[,;()/·|–]+/)
    .map((part) => spread(part).trim())
    .filter((town) => town.length >= SHORTEST_TOWN && !homeCountries.has(town));
  if (towns.some((town) => spread(asked).includes(` ${town} `))) return true;
  if (!HEREABOUTS.test(asked)) return false;
  const near = spread(foldAccents(whole));
  // "O Barco de Valdeorras" is in the valley of its last word.
  return towns.some((town) =>
    [town, town.split(' ').at(-1) ?? town].some(
      (name) => name.length >= SHORTEST_TOWN && near.includes(` ${name} `),
    ),
  );
}

/** A clause with more words says more than that. */
const MOST_WORDS = 14;
const MOST_OF_TRAIT = 7;

interface LivedPatterns {
  readonly patterns: readonly RegExp[];
  readonly isChoice: boolean;
  /** Had or not: no likeness shows it. */
  readonly isStrict: boolean;
}

/** Nights, weekends, a car of one's own: few words say enough. The text is folded. */
export function asksForHours(text: string): boolean {
  return openLivedSigns().some(
    ({ kind, asked }) =>
      kind !== 'trait' && asked?.test(text) === true && (kind !== 'days' || OF_DAYS.test(text)),
  );
}

/** The patterns that show it: all of them, or any if the job description says "or" or asks for a trait. Null for other requirements. */
export function findLivedPatterns({
  id,
  kind,
  asked,
  evidence,
}: Pick<PostingRequirement, 'id' | 'kind' | 'asked' | 'evidence'>): LivedPatterns | null {
  const quote = foldText(evidence[0]?.quote ?? '');
  const clause = asked === '' ? quote : foldText(asked);
  const isOfPerson = kind === 'soft' || kind === 'unknown';
  const isName = quote.split(' ').length <= MOST_OF_TRAIT;
  const isShort = clause.split(' ').length <= MOST_WORDS;
  const found = openLivedSigns().filter((sign) => {
    if (sign.ids.includes(id)) return true;
    if (!isOfPerson) return false;
    if (sign.kind === 'trait') return isName && sign.asked?.test(quote) === true;
    if (!isShort || sign.asked?.test(clause) !== true) return false;
    return sign.kind !== 'days' || OF_DAYS.test(clause);
  });
  if (found.length === 0) return null;
  const strict = found.filter((sign) => sign.kind !== 'trait');
  const patterns = (strict.length > 0 ? strict : found).map(({ lived }) => lived);
  const isChoice = strict.length === 0 || /\s(?:o|u|or)\s/.test(clause);
  return { patterns, isChoice, isStrict: strict.length > 0 };
}
