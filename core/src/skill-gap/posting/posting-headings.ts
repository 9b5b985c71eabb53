import table from '../../../data/cues/posting-headings.tsv' with { type: 'text' };
import type { Demand } from '../../assistant';
import { readCues } from '../../tables';
import { chooseKind, type LineKind, weighBlock, weighHeading } from './line-kinds';
import { BULLET } from './posting-cues';

/** What a heading says of the lines under it. */
export type Heading = Demand | 'tasks' | 'list' | 'ignored' | 'neutral';

const CUES = readCues(table, [
  'required',
  'optional',
  'ignored',
  'list',
  'tasks',
  'required word',
  'optional word',
  'ignored word',
  'tasks word',
  'site required',
  'site ignored',
]);

/** Over the fields of job sites: "Estudios mínimos", and below it which. */
const SITE_FIELDS: readonly (readonly [Heading, RegExp])[] = [
  ['required', new RegExp(`^${CUES['site required']}:?$`)],
  ['ignored', new RegExp(`^${CUES['site ignored']}:?$`)],
];

const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  [
    'required',
    /^(?:what )?(?:the|this|our|el|la|este|esta) (?:role|job|post|position|work|puesto|plaza|trabajo|vacante|cargo|oferta) (?:asks?|requires?|needs?|calls? for|demands?|pide|requiere|exige|necesita|precisa)\b|^(?:lo )?que (?:pide|exige|requiere|necesita) (?:el|la|este|esta) |^who (?:we are|we.re) looking|^what we(?:.d| would) like|^what we(?: are|.re) looking|^you(?:.ll| will) (?:have|need|bring|be (?:able|an?)\b)|^(?:a bit )?about you\b|^(?:lo )?que (?:te )?(?:pedimos|pediremos|necesitas|esperamos|buscamos)|^nos gustaria que|^(?:the|our|your|an?) (?:ideal|right|successful|perfect) (?:\p{L}+ ?){1,3}$|^(?:el|la|nuestr[oa]|tu) (?:\p{L}+ ){1,3}(?:ideal|perfect[oa]|idone[oa])$/u,
  ],
  [
    'optional',
    new RegExp(
      String.raw`^[^()]{3,30}\(no excluyentes?\)|^no (?:es|son) (?:obligatori|imprescindible|necesari)\w*(?:,|:|$)|^(?:and |y )?(?:what |lo que |que )(?:else |mas |ya |tambien )?(?:would (?!you\b|your\b|the\b|a\b|we\b)|(?:nos |te |os )?(?:mas )?\p{L}+(?:aria|eria|haria)n?\b)|^(?:${CUES.optional}|(?:(?:lo )?que )?(?:muy )?(?:se )?valora(?:ble|ra|mos|remos|ran)?\b|bonus(?: points?| skills?)?(?=:|$| if| for))`,
      'u',
    ),
  ],
  ['ignored', new RegExp(`^${CUES.ignored}`)],
  ['required', new RegExp(`^(?:${CUES.required}|skills? (?:and|&|required|needed))`)],
  ['list', new RegExp(`^${CUES.list}`)],
  [
    'tasks',
    new RegExp(
      String.raw`^(?:${CUES.tasks}|as an? .{3,45} you will|(?:what )?(?:an? |the |your )?(?:typical |average |normal )?(?:day|week)\b)`,
    ),
  ],
];

/** Words that tell what a heading is about wherever they are in it: "Person specification – Essential". */
const HEADING_WORDS: readonly (readonly [Heading, RegExp])[] = [
  ['optional', new RegExp(String.raw`\b${CUES['optional word']}`)],
  ['ignored', new RegExp(String.raw`\b${CUES['ignored word']}`)],
  ['required', new RegExp(String.raw`\b${CUES['required word']}`)],
  [
    'tasks',
    new RegExp(String.raw`\b(?:${CUES['tasks word']}|you(?:.ll| will)(?:\W*$| be doing| do\b))`),
  ],
];

/** "No es imprescindible, pero ayuda", "not essential but". */
const NOT_NEEDED =
  /^(?:no (?:es |son )?(?:imprescindibles?|obligatori[oa]s?|necesari[oa]s?|indispensables?)|not (?:essential|required|mandatory|necessary|a must))\b,? ?(?:pero|but|aunque|though)?/;
const LABEL = /^(?:escolaridad|formacion|titulacion|estudios|experiencia)$/;

/** The name of a field of a job site, alone in its line. */
export const isSiteField = (line: string) => SITE_FIELDS.some(([, pattern]) => pattern.test(line));

interface HeadingPlace {
  /** A list begins under it. */
  readonly isTop: boolean;
  /** It is before a colon. */
  readonly isLabel: boolean;
  /** Before a colon, and nothing else on its line. */
  readonly isOpen: boolean;
  /** No line is right above it, or none is left blank in the whole text. */
  readonly isApart: boolean;
  /** Something was asked for before. */
  readonly hasAsked: boolean;
  /** The first lines of the list under it. */
  readonly under: () => readonly string[];
}

export const NO_LIST: HeadingPlace = {
  isTop: false,
  isLabel: false,
  isOpen: false,
  isApart: true,
  hasAsked: false,
  under: () => [],
};
export const HEADING_OF: Readonly<Record<LineKind, Heading>> = {
  must: 'required',
  nice: 'optional',
  duty: 'tasks',
  offer: 'ignored',
  about: 'ignored',
  apply: 'ignored',
};
export const LIKELY = 0.5;
export const VERY_LIKELY = 0.85;
export const SHORTEST_HEADING = 6;
const MOST_HEADING_WORDS = 4;
export const LONGEST_HEADING = 60;

/** "Requisitos mínimos (si no los cumple no se tramitará la candidatura)": what it says, without the long aside. */
export function dropAside(content: string): string {
  return content.length > LONGEST_HEADING
    ? content.replace(/^([^().;,]{4,40}?)\s*\([^()]*\)(:?)\s*$/, '$1$2')
    : content;
}

/** It has the words that headings have. */
export function isKnownHeading(content: string): boolean {
  return [...HEADINGS, ...HEADING_WORDS].some(([, pattern]) => pattern.test(content));
}

/** "Hola a todos:" is over nothing. */
export function isGreeting(heading: Heading, content: string): boolean {
  return heading === 'ignored' && !isKnownHeading(content);
}

/** An item of a list. What begins with another sign than the list below it is its heading: "✅ You'll need" over "• SQL". */
export function isBulletLine(line: string, content: string, next: string): boolean {
  const signOf = (text: string) => /^\s*(\S+)\s/.exec(text)?.[1];
  const isOverList = BULLET.test(next) && signOf(line) !== signOf(next);
  return BULLET.test(line) && !(isOverList && isKnownHeading(content));
}

/** By the words that headings have, and else by the headings and lines of the table. */
export function matchHeading(
  content: string,
  { isTop, isLabel, isOpen, isApart, hasAsked, under }: HeadingPlace,
): Heading | null {
  if (isLabel && LABEL.test(content)) return 'required';
  if (NOT_NEEDED.test(content)) return 'optional';
  for (const [heading, pattern] of SITE_FIELDS) if (pattern.test(content)) return heading;
  const named = content.replace(/^lo (?:mas )?(?!que\b)/, '');
  for (const [heading, pattern] of HEADINGS) if (pattern.test(named)) return heading;
  if (!isTop && !isLabel) {
    // "Visualización de datos" between two lines of a list without signs is one of them.
    if (!isApart) return null;
    const sure = chooseKind(weighHeading(content), VERY_LIKELY);
    const isShort = content.split(' ').length <= MOST_HEADING_WORDS;
    return sure !== null && sure !== 'must' && isShort ? HEADING_OF[sure] : null;
  }
  const found = HEADING_WORDS.find(([, pattern]) => pattern.test(content))?.[0];
  if (found !== undefined) return found;
  const weights = isTop ? weighBlock(content, under(), hasAsked) : weighHeading(content);
  const likely = chooseKind(weights, LIKELY);
  if (likely !== null) return HEADING_OF[likely];
  if ((isLabel && !isOpen) || content.length <= SHORTEST_HEADING) return null;
  // A list under an unknown heading holds requirements, or nice-to-haves if requirements came before it.
  return hasAsked ? 'optional' : 'list';
}
