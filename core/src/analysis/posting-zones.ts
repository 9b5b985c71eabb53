import type { Demand } from '../assistant';
import { foldInPlace } from '../language';

/** A stretch of the posting and what its place or its words say of the things named there. */
export interface Zone {
  readonly start: number;
  readonly end: number;
  readonly demand: Demand;
  /** Said of the company or of what it offers: nothing is asked for here. */
  readonly isIgnored: boolean;
  /** Under a heading such as "Requisitos" or "Technologies", or with its own cue. */
  readonly isAsking: boolean;
  /** Under a heading such as "Funciones": what is named is done there, but not every word of it is a skill. */
  readonly isTask: boolean;
  /** Under a heading that tells what is asked for or done. */
  readonly isHeaded: boolean;
  /** A line of a list, or a short line such as an unknown heading. */
  readonly endsIntroduction: boolean;
}

type Heading = Demand | 'tasks' | 'list' | 'ignored' | 'neutral';

const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  [
    'required',
    /^who (?:we are|we.re) looking|^what we(?: are|.re) looking|^you(?:.ll| will) (?:have|need|bring|be (?:able|an?)\b)|^(?:a bit )?about you\b|^(?:lo )?que (?:te )?(?:pedimos|pediremos|necesitas|esperamos|buscamos)|^nos gustaria que/,
  ],
  [
    'optional',
    /^(?:(?:muy )?(?:se )?valora(?:ble|ra|mos|remos|ran)?\b|deseables?\b|(?:requisitos |conocimientos )?deseables|nice[- ]to[- ]haves?|desirable|preferred|preferable|suma(?:n|ra)? puntos|puntuara|meritos\b|sera un plus|se tendra en cuenta|(?:also|very) useful|useful\b|helpful\b|it (?:helps|would (?:be great|help))|also good|bonus(?: points?| skills?)?(?=:|$| if| for)|we.d love|it.s great if|great if|(?:nos )?encantaria|si ademas|ademas,? si|te valoraremos|se considerara|(?:a |big )?plus\b|pluses|(?:an |it would be an )?advantage|advantageous|good to have|(?:un )?plus|extra points?|what would be|additional skills)/,
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
    /^(?:el puesto\b|as an? .{3,45} you will|tu (?:dia a dia|mision|trabajo)|cual sera tu|te encargaras|lo que haras|en que consiste|dia a dia|what the (?:job|role)|main duties|duties|the post\b|your (?:day|week)\b|funciones|tareas|responsabilidades|tus funciones|que haras|mision|(?:key |main |your |primary |the )?(?:responsibilit|duties|tasks)|what you.?ll (?:do|be doing)|what you will|you will|the role|your role|role and|(?:job )?description|the job|day to day|descripcion|about the (?:role|job|position))/,
  ],
];

/** Words that tell what a heading is about wherever they stand in it: "Person specification – Essential". */
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

const REQUIRED =
  /\b(?:(?:necesitamos|buscamos|queremos) (?:a )?alguien (?:con|que)|(?:candidate|person) will (?:hold|have|be)|(?:is|are) expected|you(?:.ll| will) have|deb(?:es|eras|e|era)(?: de)? (?:saber|tener|contar|poder|manejar|ser|estar|conocer|dominar|acreditar|poseer)|(?:tienes|tiene|tendras|hay) que (?:saber|tener|conocer|interpretar|poder|contar|manejar|ser|estar)|hace falta|you(?:.ll| will)? need|you should (?:have|be)|imprescindibles?|indispensables?|requerid[oa]s?|se requieren?|obligatori[oa]s?|necesari[oa]s?|se exige|exigimos|required|requires?|must(?:[- ]have)?|mandatory|essential|needed|necessary)\b/;
const OPTIONAL =
  /\b(?:se valora(?:ra|n|ran)?|valora(?:ble|bles|remos|mos|ndose)|(?:se )?tendr(?:a|an|emos) en cuenta|puntua(?:ra|n)|suma(?:ra)? puntos|(?:it.s |it is |would be )?(?:helpful|useful)|(?:we.d|would) love|nos (?:gustar\w+|encantar\w+)|si (?:sabes|tienes|hablas|ademas)|nice if|even better|great if|a nice extra|welcome but|mejor si|deseables?|seria (?:un plus|ideal)|(?:a|an|un|added|big|huge|definite) (?:plus|advantage|bonus|asset)|nice[- ]to[- ]have|desirable|preferred|preferabl[ey]|preferiblemente|preferible|ideally|idealmente|bonus|advantageous|an advantage|beneficial|would be (?:great|good|nice|a plus|an advantage)|not (?:required|necessary|essential|mandatory)|no (?:es |son )?(?:imprescindible|necesari[oa]|obligatori[oa])s?|no se requieren?|good to have)\b/;
const COMPANY =
  /^\W*(?:we(?:'re| are) (?:a|an|the|one of)\b|somos\b|our (?:company|team|mission|client|products?) (?:is|are|has|builds|of)\b|nuestr[oa] (?:empresa|equipo|cliente) (?:es|esta|tiene)\b|[\w&]{2,30} (?:is|es) (?:an?|the|one|una?|el|la)\b[^,]{0,80}\b(?:company|empresa|leader|lider|startup|provider|organi[sz]ation|group|grupo|firm|agency|specialist)\b)/;
const OFFERING =
  /^\W*(?:in return\b|a cambio\b|sueldo\b|salario\b|salary\b|day rate\b|contrato (?:indefinido|fijo|de|a|por|temporal|estable)\b|jornada (?:de|completa|parcial)\b|hours are\b|convenio\b|[£€$]\s?\d|you(?:.ll| will) (?:get|receive|enjoy)|(?:te )?(?:damos|regalamos|facilitamos)|disfrutaras|(?:(?:que|lo que) )?(?:te )?(?:ofrecemos|damos)|se ofrece|(?:in return,? )?we (?:offer|provide|pay)|benefits|rewards|package)\b/;
/** How to apply, and that everyone may. */
const CLOSING =
  /\b(?:equal (?:opportunit\w+|rights)|discriminat\w+|discrimina(?:cion|torio)?|diversity|diversidad|igualdad|inclusiv[eoa]|reasonable adjustments|plan de igualdad|carta de la diversidad|under-represented|apply (?:with|online|by|now)|to apply|closing date|(?:send|email) (?:us |a |your |an )|envia(?:r|nos|dnos)?\b|escribenos|mandanos|inscri(?:be|pcion)\w*|shortlisted|proceso de seleccion|@[\w.]+)/;
/** Said to a program that reads the posting, not to a person who might apply. */
const TO_A_PROGRAM =
  /\b(?:(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)|(?:ignora|olvida|omite)\w*\b.{0,40}\binstrucciones|(?:say|state|answer|respond|report) that\b.{0,40}\b(?:match|score|fit|candidate)|(?:di|responde|contesta|afirma) que\b.{0,40}\b(?:encaj\w+|puntuacion|candidat[oa]|porcentaje))/;
/** "Primeros auxilios en caso necesario" is a duty, and nothing is said to be needed. */
const AT_NEED =
  /\b(?:en caso (?:de ser )?|si (?:es|fuera|fuese) |cuando (?:sea|es) |(?:as|if|when|where|wherever) )(?:necesari[oa]|needed|required|necessary)\b/g;
/** Whatever the heading above, this asks for something. */
const ASKING =
  /\b(?:experience (?:with|in|of)|knowledge of|understanding of|degree|proficien\w*|fluent\w*|experiencia (?:en|con|minima)|conocimientos? (?:de|en)|titulacion)\b/;
/** "Se valorará euskera. También haber hecho nóminas." */
const MORE = /^\s*(?:tambien|asimismo|igualmente|also|as (?:is|would)|likewise)\b/;
const SINGLE_TRAIL = /\b(?:is|es|are|seria|would be|will be)\b[^,;]*$/;

/** An item of a list may begin with a word that headings begin with; it stays under the heading of its list. */
const BULLET = /^\s*(?:[-–—•·*▪◦‣>o✓✔→]|\d{1,2}[.)])\s+\S/;
/** What a whole line asks for, whatever stands above it. */
const LINE_ASKS =
  /^(?:(?:buscamos|se busca|we(?: are|.re) (?:looking for|after|seeking)) .{0,60}\b(?:titulad|con |with |que (?:sepa|tenga|hable|domine)|experien|who (?:has|have|can))|(?:buscamos|queremos) tambien|pedimos|necesitamos|precisamos|requerimos|exigimos|se (?:pide|requiere|necesita|exige|precisa)|es (?:imprescindible|necesario|indispensable)|we (?:need|require|ask for)|applicants? (?:must|should|need)|candidates? (?:must|should|need)|the (?:ideal|successful) candidate (?:will )?ha(?:ve|s))\b/;
const ITEM =
  /^(?:experience|experiencia|conocimientos?|knowledge|habilidades|skills|competencias?|education|languages?|idiomas)\s+(?:with|in|of|de|en|con|using|working|para)\b/;

const LONGEST_HEADING = 60;
const SHORTEST_HEADING = 6;
/** Titles, places and tags stand before the first heading too. */
const SHORTEST_SENTENCE = 60;
const LONGEST_TRAIL = 200;

/** Goes through the lines once; each gets one zone or several, in order and without gaps. */
export function readZones(text: string): readonly Zone[] {
  const zones: Zone[] = [];
  let current: Heading = 'neutral';
  let afterBullet = false;
  let start = 0;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = foldInPlace(text.slice(start, end));
    const lead = /^[^\p{L}]*/u.exec(line)?.[0].length ?? 0;
    const content = line.slice(lead);
    const colon = findLabelEnd(content);
    const isLabel = colon > 0 && content.slice(0, colon).split(' ').length <= 7;
    const isBullet = BULLET.test(line);
    const isWhole = content.length <= LONGEST_HEADING && !/(?:[^.]\.|[;,])\s*$/.test(content);
    const isItem: boolean = isBullet || (current !== 'neutral' && ITEM.test(content));
    const isTop: boolean =
      isWhole && !isItem && content !== '' && BULLET.test(lineAfter(text, end));
    const heading: Heading | null =
      isLabel || (isWhole && !isItem)
        ? matchHeading(isLabel ? content.slice(0, colon) : content, isTop || isLabel, isLabel)
        : null;
    const hasContent = isLabel && content.slice(colon + 1).trim() !== '';
    const isShort = content.split(' ').length <= (heading === null ? 6 : 9);
    // A list is over where a line of prose follows it; "Con:" goes on with it.
    const goesOn = isTop && content.length <= SHORTEST_HEADING;
    if (afterBullet && !isItem && content !== '' && heading === null && !goesOn)
      current = 'neutral';
    let here: Heading = current;
    if (heading !== null) {
      here = heading;
      const isPassing =
        hasContent && (heading === 'optional' || heading === 'ignored' || heading === 'list');
      // The first line is the title: "Se busca electricista".
      if (!isPassing && (isLabel || isShort) && (start > 0 || isTop || isLabel)) current = heading;
    } else if (OFFERING.test(line)) {
      here = 'ignored';
    } else if (!isBullet && LINE_ASKS.test(content)) {
      here = 'required';
      if (/:\s*$/.test(content)) current = here;
    } else if (current === 'ignored' && /:\s*$/.test(content) && isWhole) {
      current = 'neutral';
      here = current;
    }
    if (content !== '') afterBullet = isBullet;
    const isHeadingLine = heading !== null && !hasContent && isShort;
    addZones(
      line,
      start,
      here,
      isHeadingLine,
      start > 0 && (isItem || (isWhole && content !== '' && here !== 'ignored')),
      zones,
    );
    start = end + 1;
  }
  return ignoreIntroduction(zones, text);
}

/** Whom a sentence of an introduction is looking for, and what they would do. */
const INVITING =
  /\b(?:busca(?:mos|ndo)?|seleccion(?:a|amos)|precisa(?:mos)?|necesita(?:mos|s)?|incorpora(?:r|mos)?|requiere|looking (?:for|to)|seek(?:s|ing)?|hiring|recruit(?:ing)?|need(?:s|ed)?|join|you|your|tu|tus|te|candidat\w+|responsib\w+|encargad\w+|experienc\w+|as an?|role|position|puesto)\b/;

/** Before the first heading a company speaks of itself, except where it says whom it looks for. */
function ignoreIntroduction(zones: readonly Zone[], text: string): readonly Zone[] {
  const first = zones.findIndex(({ isHeaded, endsIntroduction }) => isHeaded || endsIntroduction);
  return zones.map((zone, index) => {
    if (index >= first || zone.isAsking || zone.isIgnored) return zone;
    const sentence = foldInPlace(text.slice(zone.start, zone.end));
    const isShort = sentence.length < SHORTEST_SENTENCE;
    return isShort || INVITING.test(sentence) || ASKING.test(sentence)
      ? zone
      : { ...zone, isIgnored: true };
  });
}

/** "Perfil: …", and "Perfil. Grado en Derecho. …" */
function findLabelEnd(content: string): number {
  const colon = content.slice(0, LONGEST_HEADING).indexOf(':');
  if (colon > 0) return colon;
  const [, label = ''] = /^([^.,;?]{4,30})[.?]\s+\S/.exec(content) ?? [];
  return label.split(' ').length <= 3 && matchHeading(label, false) !== null ? label.length : -1;
}

/** `isTop`: a list begins under it, or it is a label before a colon. */
function matchHeading(content: string, isTop: boolean, isLabel = false): Heading | null {
  if (isLabel && LABEL.test(content)) return 'required';
  for (const [heading, pattern] of HEADINGS) if (pattern.test(content)) return heading;
  if (!isTop) return null;
  // Under a heading nobody knows stands a list of what counts there.
  const found = HEADING_WORDS.find(([, pattern]) => pattern.test(content))?.[0];
  return found ?? (isLabel || content.length <= SHORTEST_HEADING ? null : 'list');
}

function lineAfter(text: string, end: number): string {
  const rest = text.slice(end + 1, end + 1 + LONGEST_HEADING * 2).trimStart();
  return rest.slice(0, (rest.indexOf('\n') + 1 || rest.length + 1) - 1);
}

/** A sentence is a zone, or two where a plus follows what is asked for. A semicolon ends one here too. */
function addZones(
  line: string,
  offset: number,
  heading: Heading,
  isHeadingLine: boolean,
  endsIntroduction: boolean,
  zones: Zone[],
): void {
  let sentenceBefore = '';
  for (const match of line.matchAll(/(?:[^.;!?]|[.;!?](?!\s|$))+[.;!?]*\s*|[.;!?]+\s*/g)) {
    const [sentence] = match;
    const isPartOfMore = sentenceBefore.trimEnd().endsWith(';');
    sentenceBefore = sentence;
    const start = offset + match.index;
    const end = start + sentence.length;
    const isAboutCompany = heading === 'neutral' && COMPANY.test(sentence);
    const isOffer = OFFERING.test(sentence) || isAboutCompany;
    const isNoise = heading === 'ignored' || isOffer || CLOSING.test(sentence);
    // A heading names nothing: "Responsabilidades" asks for no sense of responsibility.
    const isIgnored =
      isHeadingLine || (isNoise && !ASKING.test(sentence)) || TO_A_PROGRAM.test(sentence);
    const zone = (from: number, to: number, demand: Demand, isAsking: boolean): void => {
      if (to <= from) return;
      zones.push({
        start: from,
        end: to,
        demand,
        isAsking: isAsking && !isHeadingLine,
        isTask: heading === 'tasks' && !isHeadingLine,
        isIgnored,
        isHeaded: heading !== 'neutral' && heading !== 'ignored',
        endsIntroduction,
      });
    };
    const plain: Demand = heading === 'required' || heading === 'optional' ? heading : 'expected';
    const isUnderHeading = heading !== 'neutral' && heading !== 'tasks' && heading !== 'ignored';
    const optional = OPTIONAL.exec(sentence);
    if (optional !== null) {
      const before = sentence.slice(0, optional.index);
      const own = REQUIRED.test(before) ? 'required' : plain;
      // "English C1, German is a plus": only what is said of German; "Docker, Kubernetes a plus": both.
      const isLast = !/\p{L}/u.test(sentence.slice(optional.index + optional[0].length));
      const trails =
        isLast || before.trim().length > 12 || SINGLE_TRAIL.test(before.slice(-LONGEST_TRAIL));
      const from =
        trails && !SINGLE_TRAIL.test(before.slice(-LONGEST_TRAIL)) && !/[,;(]/.test(before)
          ? 0
          : trails
            ? clauseStart(before)
            : optional.index;
      zone(start, start + from, own, isUnderHeading || own === 'required');
      zone(start + from, end, 'optional', true);
      continue;
    }
    // "Deseable: electricidad; híbridos; cajas automáticas": what a semicolon parts is asked for alike.
    const last = zones.at(-1);
    const goesOn = MORE.test(sentence) || isPartOfMore;
    const isMore = goesOn && last?.end === start && last.demand === 'optional';
    if (isMore) {
      zone(start, end, 'optional', true);
      continue;
    }
    const isRequired =
      (REQUIRED.test(sentence.replace(AT_NEED, '')) ||
        LINE_ASKS.test(sentence.replace(/^[^\p{L}]+/u, ''))) &&
      heading !== 'optional';
    zone(start, end, isRequired ? 'required' : plain, isRequired || isUnderHeading);
  }
}

function clauseStart(before: string): number {
  const at = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf('('));
  return at < 0 ? 0 : at + 1;
}
