/** Words that stay plural before another noun: "sales planning". */
const PLURAL =
  /(?:ss|us|is|ics|accounts|affairs|arms|claims|clothes|communications|complaints|customs|facilities|glasses|goods|logistics|materials|news|operations|parts|payments|relations|resources|rights|sales|savings|services|sports|systems|telecommunications|thermals|works)$/i;

/** "solar panels" → "solar panel": one is named before a noun, "solar panel installation". */
export function writeAttribute(text: string): string {
  if (PLURAL.test(text) || !/s$/.test(text)) return text;
  return text
    .replace(/(?<=(?:cal|hal|lea|loa|shel|wol))ves$/u, 'f')
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=ch|sh|x|[sz]s)es$/u, '')
    .replace(/(?<![su])s$/u, '');
}
