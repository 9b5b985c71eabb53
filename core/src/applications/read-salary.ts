import { FACT_WORDS } from './fact-words';

const AMOUNT =
  "\\d{1,3}(?:[.,’' ]\\d{3})+(?:,\\d{2})?|\\d{4,6}|\\d{1,3}(?:[.,]\\d{1,2})?(?= ?k\\b)|\\d{1,3}(?:[.,]\\d{2})?";
const THOUSAND = '(?: ?k\\b)?';
const MONEY = '(?:€|eur(?:os?)?\\b|£|gbp\\b|\\$|usd\\b)';
const GROSS = `(?: ?${FACT_WORDS.gross}\\b)?`;
const PERIOD = `(?: ?${FACT_WORDS.gross})?(?: ?(?:/ ?|al? |por |per |an? )?${FACT_WORDS['pay period']}\\b)?${GROSS}`;

/** "38.000–44.000 € brutos anuales", "£32k - £38k per year", "1.450 €/mes". */
const PAY = new RegExp(
  `(?:${MONEY} ?)?(?:${AMOUNT})${THOUSAND}(?: ?${MONEY})?(?: ?(?:-|–|—|a|y|to|and|hasta) ?(?:${MONEY} ?)?(?:${AMOUNT})${THOUSAND}(?: ?${MONEY})?)?${PERIOD}`,
  'giu',
);
const HAS_MONEY = new RegExp(MONEY, 'iu');
const ABOUT_PAY = new RegExp(
  `\\b(?:${FACT_WORDS.pay}|/ ?(?:año|mes|hora|year|month|hour))\\b`,
  'iu',
);
/** Money of the business, not of the person. */
const ABOUT_BUSINESS = new RegExp(`\\b${FACT_WORDS['business money']}\\b`, 'iu');
const LEAST_PAY = 500;

/** As the job description writes it; empty where it names no pay. */
export function readSalary(lines: readonly string[]): string {
  const told = lines.filter((line) => HAS_MONEY.test(line) && !ABOUT_BUSINESS.test(line));
  const ordered = [...told.filter((line) => ABOUT_PAY.test(line)), ...told];
  for (const line of ordered) {
    const isSaid = ABOUT_PAY.test(line);
    for (const [found] of line.matchAll(PAY))
      if (HAS_MONEY.test(found) && (isSaid || isLargeEnough(found))) return found.trim();
  }
  return '';
}

function isLargeEnough(pay: string): boolean {
  if (/\d ?k\b/iu.test(pay)) return true;
  const [first = '0'] = /\d[\d.,’' ]*/u.exec(pay) ?? [];
  return Number(first.replace(/,\d{2}$/u, '').replace(/\D/gu, '')) >= LEAST_PAY;
}
