import { FACT_WORDS } from './fact-words';

const AMOUNT =
  "\\d{1,3}(?:[.,’' ]\\d{3})+(?:,\\d{2})?|\\d{4,6}|\\d{1,3}(?:[.,]\\d{1,2})?(?= ?k\\b)|\\d{1,3}(?:[.,]\\d{2})?";
const THOUSAND = '(?: ?k\\b)?';
const MONEY = '(?:€|eur(?:os?)?\\b|£|gbp\\b|\\$|usd\\b)';
/** "£33,366" after "SO1 " is no money that follows a 1. */
const AFTER = `(?: ?${MONEY}(?!\\d))?`;
const GROSS = `(?: ?${FACT_WORDS.gross}\\b)?`;
const PERIOD = `(?: ?${FACT_WORDS.gross})?(?: ?(?:/ ?|al? |la |por |per |an? )?${FACT_WORDS['pay period']}\\b)?${GROSS}`;

/** "38.000–44.000 € brutos anuales", "£32k - £38k per year", "1.450 €/mes". */
const PAY = new RegExp(
  `(?:${FACT_WORDS['pay limit']} )?(?:${MONEY} ?|(?<![\\p{L}\\d.,]))(?:${AMOUNT})${THOUSAND}${AFTER}${PERIOD}(?: ?(?:-|–|—|a|y|to|and|hasta) ?(?:${MONEY} ?)?(?:${AMOUNT})${THOUSAND}${AFTER}${PERIOD})?`,
  'giu',
);
const HAS_MONEY = new RegExp(MONEY, 'iu');
const ABOUT_PAY = new RegExp(
  `\\b${FACT_WORDS.pay}\\b|(?:${MONEY}|\\d|k)(?: ?/ ?| (?:al|a|la|por|per|an) )${FACT_WORDS['pay period']}(?!\\p{L})`,
  'iu',
);
/** Money of the business, not of the person. */
const ABOUT_BUSINESS = new RegExp(`\\b${FACT_WORDS['business money']}\\b`, 'iu');
/** "Salario mínimo: 1184", "40k-48k": no money needs to be named. */
const LABELLED = new RegExp(`^${FACT_WORDS.pay}(?: [^:\\d]{2,20})?\\s*:\\s*\\d`, 'iu');
const ONLY_PAY = /^\d{2,3} ?k? ?[-–—] ?\d{2,3} ?k$/iu;
const LEAST_PAY = 500;

/** As the job description writes it; empty where it names no pay. */
export function readSalary(lines: readonly string[]): string {
  const told = lines.filter(
    (line) =>
      (HAS_MONEY.test(line) || LABELLED.test(line) || ONLY_PAY.test(line)) &&
      !ABOUT_BUSINESS.test(line),
  );
  const ordered = [...told.filter((line) => ABOUT_PAY.test(line)), ...told];
  for (const line of ordered) {
    const isSaid = ABOUT_PAY.test(line);
    const isPay = LABELLED.test(line) || ONLY_PAY.test(line);
    for (const [found] of line.matchAll(PAY)) {
      const isMoney = HAS_MONEY.test(found) && (isSaid || isLargeEnough(found));
      if (isMoney || (isPay && isLargeEnough(found))) return found.trim();
    }
  }
  return '';
}

function isLargeEnough(pay: string): boolean {
  if (/\d ?k\b/iu.test(pay)) return true;
  const [first = '0'] = /\d[\d.,’' ]*/u.exec(pay) ?? [];
  return Number(first.replace(/,\d{2}$/u, '').replace(/\D/gu, '')) >= LEAST_PAY;
}
