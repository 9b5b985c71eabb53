import type { Confusion } from './check-confusions';

const PARTICIPLE = String.raw`(?:\p{L}{2,}(?:ado|ido|ído)|hecho|visto|escrito|puesto|abierto|vuelto|cubierto|resuelto)`;
const INFINITIVE = String.raw`\p{L}{2,}[aei]r`;
const FEW = String.raw`(?:\d+|un|una|dos|tres|cuatro|cinco|diez|veinte|cien|mil)`;
const ARTICLE = '(?:el|la|los|las)';
const STATE = `(?:compuest|situad|ubicad|orientad|enfocad|dirigid|basad|especializad|acostumbrad|preparad|capacitad|relacionad|formad|integrad)[oa]s?`;
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';

/** What comes before, the slip, what comes after, what was meant. */
export const spanishConfusions: readonly Confusion[] = [
  // "Haber" without its h, or with one too many.
  // "Diseñado e implementado" joins two.
  ['', 'e', ` (?!h?i)${PARTICIPLE}`, 'he'],
  ['(?:que|se|me|nos|le|les) ', 'a', ` ${PARTICIPLE}`, 'ha'],
  [
    '',
    'ha',
    ` (?:cargo|través|nivel|partir|tiempo|jornada|domicilio|diario|veces|clientes|todos|todas|mis|mi|su|sus|un|una|personas|otros|otras|${ARTICLE}|${INFINITIVE})`,
    'a',
  ],
  ['(?:he|ha|has|han|hemos|había|habían|haber|sin|tengo) ', 'echo', '', 'hecho'],
  ['', 'hecho', ' (?:de menos|una mano)', 'echo'],
  ['', 'haber', ' (?:si|qué|cómo) ', 'a ver'],
  ['(?:puede|pueda|podría|debe|tiene que|suele) ', 'a ver', '', 'haber'],
  // "Se halla situado": where it is.
  ['(?<!se )', 'halla', ` ${PARTICIPLE}`, 'haya'],
  ['', 'a[yh]', ' (?:que|muchos|muchas|personas|clientes)', 'hay'],
  ['', 'ahí', ` (?:que ${INFINITIVE}|muchos|muchas)`, 'hay'],
  ['', 'hubieron', ` (?!${PARTICIPLE})\\p{L}`, 'hubo'],
  // Two words that are written as one, and one that is two.
  ['', 'h?a[vb]eces', '', 'a veces'],
  ['', 'as[ií]como', '', 'así como'],
  ['', 'de el', ' [\\p{L}\\d]+', 'del'],
  ['', 'a el', ' [\\p{L}\\d]+', 'al'],
  [
    '',
    'ala',
    ' (?:vez|hora|semana|vista|venta|perfección|altura|espera|limpieza|atención)',
    'a la',
  ],
  // Accents that make another word.
  ['', 'mas', ` (?:de|que|tarde|adelante|importantes?|grandes?|${FEW})`, 'más'],
  [
    `(?:nada|algo|mucho|cada vez|lo|los|las|la|el|un poco|una vez|otra vez|años|meses|personas|entre otros y|y|mucho|es|${FEW}) `,
    'mas',
    '',
    'más',
  ],
  [
    '',
    'se',
    ' (?:hablar|manejar|conducir|cocinar|trabajar|usar|utilizar|escuchar|tratar|leer|escribir|programar|coser|organizarme|adaptarme|inglés|informática)',
    'sé',
  ],
  ['', 'esta', ` ${STATE}`, 'está'],
  ['', 'aun', ' (?:no|hoy|queda|sigo)', 'aún'],
  ['(?:a|para|con|de|por|sobre|entre) ', 'mi', ' mism[oa]', 'mí'],
  ['', 'tu', ' (?:eres|tienes|puedes|sabes)', 'tú'],
  [
    '',
    'hacia',
    ` (?:falta|pedidos|inventarios?|turnos|guardias|camas|compras|facturas|informes|cafés|de todo|(?:la|las|el|los) (?:comida|compra|compras|limpieza|camas|habitaciones|inventario|pedidos|caja|cuentas))`,
    'hacía',
  ],
  ['\\p{L}+(?:aba|ía)[^.;]{0,60}, ', 'hacia', ` (?:${ARTICLE}|un|una|unos|unas|\\d+) `, 'hacía'],
  ['(?:con|una|de|mi|la|muy) ', 'amplía', '', 'amplia'],
  [
    '',
    'carne',
    ' (?:de (?:conducir|carretill|manipulador|camión|moto|instalador)|B\\b)\\p{L}*',
    'carné',
  ],
  ['(?:el|un|mi|del) ', 'carne', ' de ', 'carné'],
  // One word for another that sounds alike.
  ['', 'así mismo', '', 'asimismo'],
  ['(?<!(?:el|un|del|al|su|mi) )', 'sobretodo', '', 'sobre todo'],
  ['', 'a demás', '', 'además'],
  ['', 'a parte', ' de (?:eso|esto|mi|mis|lo)', 'aparte'],
  // "Adaptar el entorno a los niños": a noun has its article or adjective.
  [
    '(?<!(?:el|un|del|al|su|mi|este|ese|nuestro|cada|otro|propio|buen|nuevo|mismo|o|y|de|en) )',
    'entorno',
    ' a ',
    'en torno',
  ],
  ['', 'con migo', '', 'conmigo'],
  ['', 'por que', ' (?:soy|me|tengo|creo|quiero|necesito|he)', 'porque'],
  ['', 'sino', ' (?:se|hay|es|está|tengo|tiene|puedo) ', 'si no'],
  ['(?:cada|alguna|una|otra|tal|primera|la) ', 'ves', '', 'vez'],
  ['', 'asta', ` (?:${ARTICLE}|que|hoy|ahora|fin|finales|${MONTH}|${FEW})`, 'hasta'],
  ['', 'asia', ` ${ARTICLE} `, 'hacia'],
  ['', 'iva', ' (?:a|al|por|con|haciendo)', 'iba'],
  ['', 'tubo', ' (?:que|lugar|mucho|muchos|éxito)', 'tuvo'],
  ['', 'valla', ' (?:a|bien|al) ', 'vaya'],
  ['', 'vasta', ' con ', 'basta'],
  ['', 'cocer', ' (?:ropa|a máquina|prendas|botones)', 'coser'],
  ['', 'deshecho', 's? (?:peligrosos?|orgánicos?|hospitalarios?|industriales?)', 'desecho'],
  ['', 'savia', ' que ', 'sabía'],
  ['(?:buen|gran|mucho|con|de) ', 'ávito', '', 'hábito'],
];
