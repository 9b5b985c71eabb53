import type { EnglishNoun } from './english-lexicon';
import { spanishLexicon } from './lexicon';
import { pluraliseSpanishPhrase } from './spanish-forms';
import { agree, articleFor } from './spanish-gender';

/** Nouns that Spanish turns into an adjective when they stand before another noun. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  bank: 'bancario',
  court: 'judicial',
  family: 'familiar',
  business: 'empresarial',
  school: 'escolar',
  hospital: 'hospitalario',
  government: 'gubernamental',
  energy: 'energético',
  retail: 'minorista',
  tax: 'fiscal',
  labor: 'laboral',
  sports: 'deportivo',
  health: 'sanitario',
  healthcare: 'sanitario',
  industry: 'sectorial',
  city: 'municipal',
  police: 'policial',
  community: 'comunitario',
  music: 'musical',
  university: 'universitario',
  property: 'inmobiliario',
  'real estate': 'inmobiliario',
  computer: 'informático',
  it: 'informático',
  phone: 'telefónico',
  telephone: 'telefónico',
  customs: 'aduanero',
  climate: 'climático',
  food: 'alimentario',
  hotel: 'hotelero',
  accounting: 'contable',
  metal: 'metálico',
  livestock: 'ganadero',
  youth: 'juvenil',
  rail: 'ferroviario',
  salary: 'salarial',
  budget: 'presupuestario',
  forest: 'forestal',
  prison: 'penitenciario',
  group: 'grupal',
  state: 'estatal',
  surgery: 'quirúrgico',
};
/** Things that take a name without "de": "máquinas CNC", "el sistema SAP". */
const TAKES_NAMES =
  /^(?:máquina|sistema|software|norma|certificación|metodología|plataforma|servidor|red|programa|torno|aplicación|licencia|estándar|protocolo|herramienta|contenedor|clúster|cámara|impresora|tecnología)/;
/** Heads that speak of many at once: "gestión de proyectos", "solicitudes de permisos". */
const OF_MANY = /(?:ción|sión|miento|gestión|control|análisis|desarrollo|venta|compra|diseño|aje)$/;

/** Places and bodies that everyone in the sentence knows: "las ventas de la tienda". */
const KNOWN_PLACES = /^(?:company|store|shop|website|site|restaurant|hotel|city|bank|clinic)$/;
/** "new market opportunities": new markets, or new opportunities? */
const STARTS_WITH_ADJECTIVE =
  /^(?:new|small|large|high|low|old|young|early|long|short|local|foreign|public|private|social|first|second|full|good|best) /;

let complements: ReadonlySet<string> | undefined;

/** Whether some phrase of ours has this noun behind a "de": "de reparto", "de ventas". */
function isKnownComplement(es: string): boolean {
  complements ??= new Set(
    [...spanishLexicon().entries.keys()].flatMap((form) => {
      const [, after = ''] = / de (\S+)/.exec(form) ?? [];
      return after === '' ? [] : [after, after.replace(/(?<=[aeiou])s$|es$/, '')];
    }),
  );
  const [first = ''] = es.split(' ');
  return complements.has(first) || complements.has(first.replace(/(?<=[aeiou])s$|es$/, ''));
}

/** Nouns that mean little before another: "home accessories", "field staff". */
const VAGUE =
  /^(?:home|house|hand|body|field|ground|floor|head|back|side|site|time|people|road|life)$/;
/** Spanish nouns that take any field or thing behind a "de". */
const TAKES_MANY =
  /^(?:sistema|equipo|departamento|servicio|curso|centro|línea|plan|programa|informe|fábrica|empresa|taller|clase|proyecto|contrato|coste|gasto|precio|tienda|agencia|sector|mercado|muestra|prueba|proceso|política|estrategia|campaña|cartera|reunión|sesión|máquina|producto|tiempo|error|objetivo|dato|solicitud|formación|análisis|gestión|control|mantenimiento|reparación|puesto|zona|área|planta|ruta|camión|furgoneta|registro|lista|libro|revista|artículo|tasa|nivel|volumen|presupuesto|problema|producción|venta|compra|red|modelo|herramienta|plataforma|profesor|feria|evento|trabajo|experiencia|norma|seguro|línea|nómina|servidor|motor|costes?|espectáculo|residuo|técnica|material|horario|pieza|tren|tendencia|procedimiento|precisión)(?:e?s)?$/;

let pairs: ReadonlySet<string> | undefined;

/** Whether a phrase of ours has just this noun behind that one: "accesorio de moda". */
function isKnownPair(head: string, es: string): boolean {
  const bare = (word: string) => word.replace(/(?<=[aeiou])s$|es$/, '');
  pairs ??= new Set(
    [...spanishLexicon().entries.keys()].flatMap((form) => {
      const [, one = '', two = ''] = /^(\S+) de (\S+)/.exec(form) ?? [];
      return one === '' ? [] : [`${bare(one)} ${bare(two)}`];
    }),
  );
  return pairs.has(`${bare(head)} ${bare(es.split(' ', 1)[0] ?? '')}`);
}

interface Modifier {
  readonly text: string;
  readonly isAdjective: boolean;
  readonly isSure: boolean;
}

/** What comes before a noun in English, as it is behind it in Spanish. */
export function modify(modifier: EnglishNoun | string, head: EnglishNoun): Modifier {
  if (typeof modifier === 'string') {
    const isAcronym = modifier === modifier.toUpperCase();
    const isPlain = TAKES_NAMES.test(head.es) || isAcronym;
    return { text: isPlain ? modifier : `de ${modifier}`, isAdjective: false, isSure: true };
  }
  const adjective = ADJECTIVES[modifier.en];
  if (adjective !== undefined && modifier.from === 'words')
    return { text: agree(adjective, head.gender, head.isPlural), isAdjective: true, isSure: true };
  const isShared = modifier.es.toLowerCase() === modifier.en.toLowerCase();
  if (modifier.from === 'skills' && isShared && /^[A-Z\d]/.test(modifier.es))
    return modify(modifier.es, head);
  if (KNOWN_PLACES.test(modifier.en) && !modifier.isPlural)
    return {
      text: `de ${articleFor('definite', modifier.gender, false)} ${modifier.es}`,
      isAdjective: false,
      isSure: true,
    };
  const [first = ''] = head.es.split(' ');
  const isMany =
    modifier.isCount &&
    !modifier.isPlural &&
    (!head.isCount || OF_MANY.test(first) || (head.isPlural && modifier.isPerson));
  const es = modifier.from === 'skills' ? modifier.es.toLowerCase() : modifier.es;
  return {
    text: `de ${isMany ? pluraliseSpanishPhrase(es) : es}`,
    isAdjective: false,
    isSure:
      modifier.from !== 'titles' &&
      !STARTS_WITH_ADJECTIVE.test(modifier.en) &&
      !(modifier.isPerson && head.isPerson) &&
      !VAGUE.test(modifier.en) &&
      isKnownComplement(es) &&
      (TAKES_MANY.test(first) || isKnownPair(first, es)),
  };
}
