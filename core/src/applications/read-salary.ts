const AMOUNT =
  "\\d{1,3}(?:[.,’' ]\\d{3})+(?:,\\d{2})?|\\d{4,6}|\\d{1,3}(?:[.,]\\d{1,2})?(?= ?k\\b)|\\d{1,3}(?:[.,]\\d{2})?";
const THOUSAND = '(?: ?k\\b)?';
const MONEY = '(?:€|eur(?:os?)?\\b|£|gbp\\b|\\$|usd\\b)';
const PERIOD =
  '(?: ?(?:brut[oa]s?|net[oa]s?|gross|net))?(?: ?(?:/ ?|al? |por |per |an? )?(?:año|anual(?:es)?|mes|mensual(?:es)?|hora|year|annum|month|hour|annually|a year|p\\.?a\\.?)\\b)?(?: ?(?:brut[oa]s?|net[oa]s?|gross|net)\\b)?';

/** "38.000–44.000 € brutos anuales", "£32k - £38k per year", "1.450 €/mes". */
const PAY = new RegExp(
  `(?:${MONEY} ?)?(?:${AMOUNT})${THOUSAND}(?: ?${MONEY})?(?: ?(?:-|–|—|a|y|to|and|hasta) ?(?:${MONEY} ?)?(?:${AMOUNT})${THOUSAND}(?: ?${MONEY})?)?${PERIOD}`,
  'giu',
);
const HAS_MONEY = new RegExp(MONEY, 'iu');
const ABOUT_PAY =
  /\b(?:salario|sueldo|retribuci[oó]n|remuneraci[oó]n|banda salarial|rango salarial|salary|pay|compensation|wage|brut[oa]s?|anual(?:es)?|per year|per annum|per hour|\/ ?(?:año|mes|hora|year|month|hour)|al mes|por hora)\b/iu;
/** Money of the business, not of the person. */
const ABOUT_BUSINESS =
  /\b(?:factura\w*|ventas|presupuesto|ingresos|revenue|budget|turnover|sales of|inversi[oó]n|funding|millon\w*|million|clientes|tickets?|bonus de|cheque|descuento|kilometraje)\b/iu;
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
