import type { Finding } from '../finding';

const ALSO_LATE =
  /(?<=(?:^|[^\p{L}])(?:I|we|they|he|she) )(am|is|are|was|were|have|has|had) (\p{L}{2,}(?:ing|ed)) also(?= (?:the|an?|my|our|their|all|some|\d))/gu;

/** "I was doing also the welding": in English the adverb comes before the verb, not before its object. */
export const checkOrder = (text: string): Finding[] =>
  [...text.matchAll(ALSO_LATE)].map(({ 0: typed, 1: helper, 2: verb, index }) => ({
    from: index,
    to: index + typed.length,
    kind: 'confusion',
    suggestions: [`${helper} also ${verb}`],
    isSure: false,
    isParsed: true,
  }));
