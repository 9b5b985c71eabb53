import type { Demand } from '../../assistant';
import { chooseKind, type LineKind, weighBlock, weighHeading } from './line-kinds';
import { BULLET } from './posting-cues';

/** What a heading says of the lines under it. */
export type Heading = Demand | 'tasks' | 'list' | 'ignored' | 'neutral';

const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  [
    'required',
    /^(?:what )?(?:the|this|our|el|la|este|esta) (?:role|job|post|position|work|puesto|plaza|trabajo|vacante|cargo|oferta) (?:asks?|requires?|needs?|calls? for|demands?|pide|requiere|exige|necesita|precisa)\b|^(?:lo )?que (?:pide|exige|requiere|necesita) (?:el|la|este|esta) |^who (?:we are|we.re) looking|^what we(?:.d| would) like|^what we(?: are|.re) looking|^you(?:.ll| will) (?:have|need|bring|be (?:able|an?)\b)|^(?:a bit )?about you\b|^(?:lo )?que (?:te )?(?:pedimos|pediremos|necesitas|esperamos|buscamos)|^nos gustaria que|^(?:the|our|your|an?) (?:ideal|right|successful|perfect) (?:\p{L}+ ?){1,3}$|^(?:el|la|nuestr[oa]|tu) (?:\p{L}+ ){1,3}(?:ideal|perfect[oa]|idone[oa])$/u,
  ],
  [
    'optional',
    /^[^()]{3,30}\(no excluyentes?\)|^no (?:es|son) (?:obligatori|imprescindible|necesari)\w*(?:,|:|$)|^(?:(?:(?:lo )?que )?(?:muy )?(?:se )?valora(?:ble|ra|mos|remos|ran)?\b|deseables?\b|(?:requisitos |conocimientos )?deseables|nice[- ]to[- ]haves?|desirable|preferred|preferable|suma(?:n|ra)? puntos|puntuara|meritos\b|sera un plus|se tendra en cuenta|(?:also|very) useful|useful\b|helpful\b|it (?:helps|would (?:be great|help))|also good|bonus(?: points?| skills?)?(?=:|$| if| for)|we.d love|it.s great if|great if|(?:nos )?encantaria|si ademas|ademas,? si|te valoraremos|se considerara|(?:a |big )?plus\b|pluses|(?:an |it would be an )?advantage|advantageous|good to have|(?:un )?plus|extra points?|what would be|additional skills)/,
  ],
  [
    'ignored',
    /^(?:(?:que )?(?:te )?ofrecemos|se ofrece|(?:que|lo que) (?:te )?(?:llevas|encontraras|damos|espera)|por que (?:nosotros|unirte|trabajar)|beneficios|condiciones|salario|retribucion|ventajas de|sobre (?:nosotros|la empresa|el (?:proyecto|despacho|centro|grupo))|quienes somos|nuestra (?:empresa|cultura|mision)|la empresa|descripcion de la empresa|como (?:aplicar|inscribirse)|(?:job |our |the |company )?benefits|perks|(?:what|things)? ?we offer|what'?s in it|we can offer|about (?:us|the company|our)|company (?:description|size|type|overview|profile|culture)|who we are|our (?:company|culture|values|mission|story|offer|client)|how to apply|to apply|application|apply|equal opportunit|diversity|compensation|salary|package|date posted|job type|experience level|employment type|location|contact|further information|why (?:join|work|us|you)|what you.?ll get|what you get|in return|more about|rewards?\b|terms\b|(?:lo que )?te (?:damos|ofrecemos)|we pay\b|benefits include)/,
  ],
  [
    'required',
    /^(?:a quien(?:es)? (?:buscamos|necesitamos)|we(?: are|.re) (?:looking for|seeking)|pedimos|se pide|se busca|necesitamos|se necesita|precisamos|we want|we need|we.re after|requisitos|requerimientos|(?:muy )?imprescindible|indispensable|obligatori|necesario|se requiere|requerimos|que (?:buscamos|pedimos|necesitas|necesitamos)|buscamos|perfil|tu perfil|minimum|required|requirements?|essential|must|mandatory|we require|you (?:must|have|need|bring|are|should)|we ask\b|what (?:you(?:'ll| will)? (?:need|bring|have)|we(?:'re| are) looking|we need|we look)|who (?:you are|we are looking|we.re looking)|basic qualif|qualific|(?:your )?profile|(?:the )?(?:ideal|successful) candidate|about you|education|experience\b|job requirements|key requirements|skills? (?:and|&|required|needed)|your (?:skills|background|experience|qualif))/,
  ],
  [
    'list',
    /^(?:technolog|tecnolog|(?:the |our |tech )?stack|skills\b|competenc|habilidades|aptitudes|conocimientos|herramientas|tools|industry|languages?\b|idiomas|role\b)/,
  ],
  [
    'tasks',
    /^(?:el puesto\b|as an? .{3,45} you will|tu (?:dia a dia|mision|trabajo)|cual sera tu|te encargaras|lo que haras|en que consiste|dia a dia|what the (?:job|role)|main duties|duties|the post\b|(?:what )?(?:an? |the |your )?(?:typical |average |normal )?(?:day|week)\b|funciones|tareas|responsabilidades|tus funciones|que haras|mision|(?:key |main |your |primary |the )?(?:responsibilit|duties|tasks)|what you.?ll (?:do|be doing)|what you will|you will|the role|your role|role and|(?:job )?description|the job|day to day|descripcion|about the (?:role|job|position))/,
  ],
];

/** Words that tell what a heading is about wherever they are in it: "Person specification – Essential". */
const HEADING_WORDS: readonly (readonly [Heading, RegExp])[] = [
  [
    'optional',
    /\b(?:desirable|deseables?|nice|plus|bonus|ademas|valora\w*|preferred|preferible\w*|sumar?|puntos|extras?|meritos|genial|encanta\w+|gustari?a|mejor|helpful|useful|advantage\w*|ideal(?:ly|mente)?)\b/,
  ],
  [
    'ignored',
    /\b(?:ofrecemos|ofrece|offer|benefits?|beneficios|perks|salario|salary|condiciones|nosotros|about us|apply|llevas)\b/,
  ],
  [
    'required',
    /\b(?:essential|imprescindibles?|indispensables?|requisitos?|requirements?|required|requerid\w+|pedimos|pide|necesit\w+|need(?:ed)?|must|buscamos|looking for|perfil|profile|specification|bring|exig\w+|esperamos|qualifications?|after|pedir\w*|traer|candidat\w+)\b/,
  ],
  [
    'tasks',
    /\b(?:duties|responsab\w+|responsib\w+|funciones|tareas|tasks|haras|mision|dia a dia|day to day|job|puesto|trabajo|te encargar\w+|seras responsable|you(?:.ll| will)(?:\W*$| be doing| do\b))/,
  ],
];

const LABEL = /^(?:escolaridad|formacion|titulacion|estudios|experiencia)$/;

interface HeadingPlace {
  /** A list begins under it. */
  readonly isTop: boolean;
  /** It is before a colon. */
  readonly isLabel: boolean;
  /** Before a colon, and nothing else on its line. */
  readonly isOpen: boolean;
  /** Something was asked for before. */
  readonly hasAsked: boolean;
  /** The first lines of the list under it. */
  readonly under: () => readonly string[];
}

export const NO_LIST: HeadingPlace = {
  isTop: false,
  isLabel: false,
  isOpen: false,
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

/** An item of a list. What begins with another sign than the list below it is its heading: "✅ You'll need" over "• SQL". */
export function isBulletLine(line: string, content: string, next: string): boolean {
  const signOf = (text: string) => /^\s*(\S+)\s/.exec(text)?.[1];
  const isOverList = BULLET.test(next) && signOf(line) !== signOf(next);
  return BULLET.test(line) && !(isOverList && isKnownHeading(content));
}

/** By the words that headings have, and else by the headings and lines of the table. */
export function matchHeading(
  content: string,
  { isTop, isLabel, isOpen, hasAsked, under }: HeadingPlace,
): Heading | null {
  if (isLabel && LABEL.test(content)) return 'required';
  const named = content.replace(/^lo (?:mas )?(?!que\b)/, '');
  for (const [heading, pattern] of HEADINGS) if (pattern.test(named)) return heading;
  if (!isTop && !isLabel) {
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
