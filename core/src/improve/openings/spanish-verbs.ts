import { type ActionVerb, actionVerbs } from '../../catalog';

/** A Spanish verb in the forms a CV needs. Null: not known for sure. */
export interface SpanishVerb {
  /** "colaborar en": with its preposition, if it needs one. */
  readonly infinitive: string;
  readonly preterite: string;
  readonly present: string | null;
  readonly noun: string | null;
}

/** First person of the present where it is not simply stem + o. */
const PRESENTS: Readonly<Record<string, string>> = Object.fromEntries(
  `probar pruebo|concertar concierto|comprobar compruebo|demostrar demuestro|soldar sueldo|reforzar refuerzo|cerrar cierro|recomendar recomiendo|desplegar despliego|regar riego|empezar empiezo|comenzar comienzo|contar cuento|mostrar muestro|encontrar encuentro|calentar caliento|acertar acierto|apostar apuesto|renovar renuevo|guiar guío|ampliar amplío|fotografiar fotografío|inventariar inventarío|comisariar comisarío|enviar envío|variar varío|evaluar evalúo|actuar actúo|continuar continúo|efectuar efectúo|situar sitúo|producir produzco|reducir reduzco|traducir traduzco|conducir conduzco|introducir introduzco|establecer establezco|ofrecer ofrezco|conocer conozco|fortalecer fortalezco|abastecer abastezco|favorecer favorezco|mantener mantengo|obtener obtengo|tener tengo|componer compongo|proponer propongo|reponer repongo|interponer interpongo|poner pongo|exponer expongo|disponer dispongo|hacer hago|rehacer rehago|satisfacer satisfago|dirigir dirijo|exigir exijo|proteger protejo|recoger recojo|escoger escojo|construir construyo|distribuir distribuyo|instruir instruyo|concluir concluyo|contribuir contribuyo|incluir incluyo|atender atiendo|defender defiendo|entender entiendo|encender enciendo|resolver resuelvo|devolver devuelvo|mover muevo|promover promuevo|prever preveo|medir mido|pedir pido|servir sirvo|repetir repito|concebir concibo|corregir corrijo|elegir elijo|conseguir consigo|seguir sigo|convencer convenzo|ejercer ejerzo|prevenir prevengo|intervenir intervengo|venir vengo|adquirir adquiero|invertir invierto|convertir convierto|sugerir sugiero|transferir transfiero|requerir requiero|dar doy|estar estoy|ser soy|ir voy|ver veo|decir digo|traer traigo|saber sé|salir salgo|poder puedo|querer quiero|volver vuelvo|leer leo|oír oigo|caer caigo|valer valgo|forzar fuerzo|negar niego|plegar pliego|sembrar siembro|tender tiendo|extender extiendo|verter vierto|moler muelo|cocer cuezo|hervir hiervo|freír frío|vestir visto|despedir despido|impedir impido|subir subo|cumplir cumplo|vender vendo|responder respondo|aprender aprendo|recibir recibo|impartir imparto|difundir difundo|descubrir descubro|cubrir cubro|abrir abro|escribir escribo|prescribir prescribo|suscribir suscribo|transcribir transcribo|compartir comparto|presidir presido|asistir asisto|permitir permito|emitir emito|definir defino|unir uno|reunir reúno|asumir asumo|suplir suplo|coser coso|barrer barro|comer como|correr corro|recorrer recorro|acceder accedo|conceder concedo|cometer cometo|meter meto|prender prendo|suspender suspendo|emprender emprendo`
    .split('|')
    .map((pair) => pair.split(' ')),
);

/** First person of the preterite where the rules do not lead to it; compounds go with their root. */
const PRETERITES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[a-z])decir$/, 'dije'],
  [/ducir$/, 'duje'],
  [/(?:^|[a-z])poner$/, 'puse'],
  [/(?:^|man|ob|sos|con|de|re|entre)tener$/, 'tuve'],
  [/(?:^|re|des)hacer$/, 'hice'],
  [/satisfacer$/, 'satisfice'],
  [/(?:^|pre|inter|con|pro)venir$/, 'vine'],
  [/(?:^|a|dis|con|ex|sus)traer$/, 'traje'],
  [/^estar$/, 'estuve'],
  [/^andar$/, 'anduve'],
  [/^dar$/, 'di'],
  [/^(?:ser|ir)$/, 'fui'],
  [/^ver$/, 'vi'],
  [/^poder$/, 'pude'],
  [/^querer$/, 'quise'],
  [/^saber$/, 'supe'],
];
const ROOTS: Readonly<Record<string, string>> = {
  dije: 'decir',
  duje: 'ducir',
  puse: 'poner',
  tuve: 'tener',
  hice: 'hacer',
  vine: 'venir',
  traje: 'traer',
};

/** Nouns that end like an infinitive. */
const NOUNS: ReadonlySet<string> = new Set(
  'taller bar hogar lugar mar líder alquiler mujer carácter placer deber poder máster póster dólar par militar escolar familiar celular hospitalar particular regular titular similar auxiliar azúcar bienestar malestar pilar solar ejemplar exterior interior superior servidor sector color valor error tutor motor super router server ayer ser haber parecer amanecer pesar militar nuclear lunar altar hangar telar collar tambor'.split(
    ' ',
  ),
);

export function isInfinitive(word: string): boolean {
  return /^\p{Ll}{2,}[aei]r$/u.test(word) && !NOUNS.has(word);
}

/** "contesté" for "contestar": regular in the first person for nearly all verbs. */
export function toPreterite(infinitive: string): string | null {
  for (const [ending, form] of PRETERITES) {
    if (!ending.test(infinitive)) continue;
    const root = ROOTS[form];
    return root === undefined ? form : infinitive.slice(0, -root.length) + form;
  }
  if (infinitive.endsWith('prever')) return 'preví';
  const stem = infinitive.slice(0, -2);
  if (!infinitive.endsWith('ar')) return `${stem}í`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`;
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}üé`;
  if (stem.endsWith('g')) return `${stem}ué`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}cé`;
  return `${stem}é`;
}

function toPresent(infinitive: string): string | null {
  if (Object.hasOwn(PRESENTS, infinitive)) return PRESENTS[infinitive] ?? null;
  return infinitive.endsWith('ar') ? `${infinitive.slice(0, -2)}o` : null;
}

function readVerb({ es }: ActionVerb): SpanishVerb {
  const [head = '', ...rest] = es.infinitive.split(' ');
  const present = toPresent(head);
  return {
    infinitive: es.infinitive,
    preterite: es.firstPerson,
    present: present === null ? null : [present, ...rest].join(' '),
    noun: es.noun,
  };
}

const verbs = actionVerbs.map(readVerb);
const byId = new Map(actionVerbs.map((verb, at) => [verb.id, verbs[at]]));
/** Verbs of one word: those that need a preposition are only found as a whole. */
const single = verbs.filter(({ infinitive }) => !infinitive.includes(' '));
const byInfinitive = new Map(single.map((verb) => [verb.infinitive, verb]));
const byPreterite = new Map(verbs.map((verb) => [verb.preterite, verb]));
const byThird = new Map(actionVerbs.map(({ es }, at) => [es.thirdPerson, verbs[at]]));
const byPresent = new Map(
  verbs.flatMap((verb) => (verb.present === null ? [] : [[verb.present, verb]])),
);
const byImperfect = new Map(single.map((verb) => [toImperfect(verb.infinitive), verb]));
const byNoun = new Map(actionVerbs.map(({ es }, at) => [es.noun, verbs[at]]));

function toImperfect(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  if (infinitive === 'prever') return 'preveía';
  return infinitive.endsWith('ar') ? `${stem}aba` : `${stem}ía`;
}

export const findVerbById = (id: string): SpanishVerb | null => byId.get(id) ?? null;
export const findVerbByPreterite = (form: string): SpanishVerb | null =>
  byPreterite.get(form) ?? null;
export const findVerbByThird = (form: string): SpanishVerb | null => byThird.get(form) ?? null;
export const findVerbByPresent = (form: string): SpanishVerb | null => byPresent.get(form) ?? null;
export const findVerbByImperfect = (form: string): SpanishVerb | null =>
  byImperfect.get(form) ?? null;
export const findVerbByNoun = (form: string): SpanishVerb | null => byNoun.get(form) ?? null;
export const isCatalogueInfinitive = (word: string): boolean => byInfinitive.has(word);

/** Any infinitive: of the catalogue, or conjugated by rule. */
export function findVerbByInfinitive(infinitive: string): SpanishVerb | null {
  const known = byInfinitive.get(infinitive);
  if (known !== undefined) return known;
  if (!isInfinitive(infinitive)) return null;
  const preterite = toPreterite(infinitive);
  if (preterite === null) return null;
  const isRegular = infinitive.endsWith('ar') && !/(?:uar|iar)$/.test(infinitive);
  const present = Object.hasOwn(PRESENTS, infinitive) || isRegular ? toPresent(infinitive) : null;
  return { infinitive, preterite, present: isStemUnsure(infinitive) ? null : present, noun: null };
}

const REGULAR: ReadonlySet<string> = new Set(
  'contestar tomar colocar ordenar llenar vaciar rellenar llevar elevar sacar donar revelar tocar cortar coser podar bordar armar formular enfocar provocar invocar evocar rotar votar anotar dotar fomentar aumentar orientar implementar complementar alimentar comentar intentar representar experimentar cimentar pavimentar fregar planchar desinfectar proyectar conectar detectar redactar contactar aceptar adoptar adaptar interceptar completar respetar secar pesar procesar ingresar regresar expresar desmontar remontar exportar importar aportar reportar soportar portar transportar valorar mejorar elaborar colaborar explorar decorar asesorar incorporar perforar enfermar transformar informar conformar reformar deformar operar cooperar liderar moderar recuperar acelerar generar ponderar considerar numerar esperar preparar seleccionar gestionar'.split(
    ' ',
  ),
);

/** "acordar", "apretar": e and o in the last syllable may change, and only a dictionary knows. */
function isStemUnsure(infinitive: string): boolean {
  if (Object.hasOwn(PRESENTS, infinitive) || REGULAR.has(infinitive)) return false;
  return /[eo][^aeiouáéíóú]+ar$/.test(infinitive) && !/(?:ion|iz|if)ar$/.test(infinitive);
}
