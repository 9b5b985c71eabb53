import { FACT_WORDS } from './fact-words';

/** What a page has around its job description comes before this. */
const MOST_LINES_ABOVE = 14;

/** Pictures around the words: "📍 Cambados", "🚨 VACANTE: SOLDADORA 🚨". */
const PICTURES =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/gu;

/** "Inicio > Ofertas > Hostelería". */
const TRAIL = /^[^.>›»]{2,40}(?:\s[>›»]\s[^.>›»]{2,40}){2,}$/u;
/** "3,8", "3.6 out of 5 stars", "4,1 (12 evaluaciones)". */
const RATING = new RegExp(
  `^(?:[0-5][.,]\\d|.*(?<![\\d.,])[0-5][.,]\\d\\b.{0,24}\\b${FACT_WORDS.rated}\\)?)$`,
  'iu',
);
const FURNITURE = new RegExp(`^${FACT_WORDS.furniture}(?!\\p{L})`, 'iu');

const SUBJECT = new RegExp(`^${FACT_WORDS.subject}\\s*:\\s*(?:(?:re|rv|fwd?|fw)\\s*:\\s*)*`, 'iu');
const MAIL_FIELD = new RegExp(`^${FACT_WORDS['mail field']}\\s*:`, 'iu');

/** "Posted 3 November by Larch Recruitment": only the name. */
const POSTED_BY = /^(?:[Pp]osted|[Pp]ublicad[oa])(?!\p{L}).{0,40} (?:by|por) (?=\p{Lu})/u;

/** "Empleo en Sarria, Lugo": only the town. */
const JOB_IN = /^(?:[Ee]mpleo|[Tt]rabajo|[Jj]obs?) (?:en|in) (?=\p{Lu})/u;
/** "NHS Jobs": the site itself. */
const SITE = /^(?:\p{Lu}[\p{L}\d]+ ){1,3}(?:Jobs|Empleo)$/u;

/** A line of the page, and not of the job on it. */
export const isFurniture = (line: string) =>
  [TRAIL, RATING, FURNITURE, SITE].some((pattern) => pattern.test(line));

/** The lines without what pages, pictures and mails put around a job description. */
export function withoutFurniture(lines: readonly string[]): readonly string[] {
  const plain = lines.map((line) => line.replace(PICTURES, '')).filter((line) => line !== '');
  const above = plain.slice(0, MOST_LINES_ABOVE);
  const isMail = above.some((line) => SUBJECT.test(line));
  const isAround = (line: string) => isFurniture(line) || (isMail && MAIL_FIELD.test(line));
  return [
    ...above
      .filter((line) => !isAround(line))
      .map((line) =>
        (isMail ? line.replace(SUBJECT, '') : line).replace(POSTED_BY, '').replace(JOB_IN, ''),
      ),
    ...plain.slice(MOST_LINES_ABOVE),
  ];
}
