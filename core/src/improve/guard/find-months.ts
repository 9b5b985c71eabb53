import { monthNames } from '../../catalog';
import { foldText } from '../../language';
import { ownValue } from '../../text';

interface NamedMonth {
  readonly word: string;
  /** From 1 to 12. */
  readonly month: number;
}

/** Months by their full names. Short forms are often other words, and so is "may". */
export function findMonths(text: string): readonly NamedMonth[] {
  return [...text.matchAll(/\p{L}{3,}/gu)].flatMap(([word], at) => {
    const month = ownValue(monthNames, foldText(word));
    const isName = word.length > 3 || (word === 'May' && at > 0);
    return month === undefined || !isName ? [] : [{ word, month }];
  });
}
