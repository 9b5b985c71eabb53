import table from '../../../data/translation/spanish-verb-senses.tsv' with { type: 'text' };
import { readNames, readRows } from '../../tables';
import { findObjects, hasObjects, takesObject } from './check-verb-object';
import { type EnglishVerb, inflect, spanishLexicon } from './lexicon';
import type { Unit } from './read-units';

let built: ReadonlyMap<string, readonly (readonly [object: string, english: string])[]> | undefined;

/** "atender" with "centralita" → "operate", for every verb and object of the table. */
function sensesOf(infinitive: string): readonly (readonly [object: string, english: string])[] {
  if (built === undefined) {
    const found = new Map<string, (readonly [string, string])[]>();
    for (const { verb, objects, en } of readRows(table, ['verb', 'objects', 'en']))
      found.set(verb, [
        ...(found.get(verb) ?? []),
        ...readNames(objects).map((object) => [object, en] as const),
      ]);
    built = found;
  }
  return built.get(infinitive) ?? [];
}

/** What a verb means by what it is done to: one answers calls, handles complaints and serves customers. */
const SENSES: readonly (readonly [verb: string, object: RegExp, english: string])[] = [
  [
    'serve',
    /^(?:llamadas?|llamadas? telefónicas?|teléfonos?|correos?|correos electrónicos)$/,
    'answer',
  ],
  [
    'serve',
    /^(?:reclamaci(?:ón|ones)|quejas?|incidencias?|pedidos?|solicitud(?:es)?|urgencias?|emergencias?)$/,
    'handle',
  ],
  ['deliver', /^clases?$/, 'teach'],
  ['prepare', /^(?:pan|bollería|queso|vino|cerveza|postres?|tartas?)$/, 'make'],
  [
    'handle',
    /^(?:tractor(?:es)?|carretillas?(?: elevadoras?)?|máquinas?|maquinaria|grúas?|cosechadoras?)$/,
    'operate',
  ],
  [
    'present',
    /^(?:impuestos?|impuestos trimestrales|declaraci(?:ón|ones)|declaraci(?:ón|ones) de la renta|cuentas anuales)$/,
    'file',
  ],
  [
    'program',
    /^(?:rutas?(?: de .+)?|vistas?(?: .+)?|actividades?|eventos?|sesi(?:ón|ones)|clases?|visitas?|citas?|turnos?|entregas?|envíos?|reuni(?:ón|ones)|cursos?)$/,
    'schedule',
  ],
  ['collect', /^(?:frutas?|verduras?|aceitunas?|uvas?|hortalizas?|fresas?)$/, 'pick'],
  ['secure', /^(?:puesto|segundo puesto|primer puesto|premios?)$/, 'win'],
];
/** Words with a second meaning beside certain verbs: one repairs equipment, not teams. */
const SECOND_MEANINGS: readonly (readonly [verb: RegExp, object: RegExp])[] = [
  [
    /^(?:maintain|repair|calibrate|install|assemble|clean|operate|handle|review|check)$/,
    /^equipos?$/,
  ],
  // A fitter's are quotes, an accountant's are budgets.
  [
    /^(?:prepare|draw up|make|produce|write|create|do|explain|present|submit|request|approve|review)$/,
    /^presupuestos?$/,
  ],
];
const FARTHEST_UNITS = 6;

/** The words after a verb up to the next verb or mark. */
function objectsAfter(units: readonly Unit[], at: number): readonly Unit[] {
  const objects: Unit[] = [];
  for (const unit of units.slice(at + 1, at + 1 + FARTHEST_UNITS)) {
    const isVerb =
      unit.entries.some((entry) => entry.kind === 'verb') &&
      !unit.entries.some((entry) => entry.kind === 'noun');
    if (unit.kind === 'mark' || isVerb) break;
    objects.push(unit);
  }
  return objects;
}

export function chooseSense(
  verb: EnglishVerb,
  units: readonly Unit[],
  at: number,
  infinitive = '',
): EnglishVerb {
  const [object] = findObjects(units, at);
  return object === undefined ? verb : (findSense(verb, infinitive, object) ?? verb);
}

function findSense(verb: EnglishVerb, infinitive: string, object: Unit): EnglishVerb | undefined {
  const word = object.key.split(' ', 1)[0] ?? '';
  const known = spanishLexicon().senses;
  const bare = infinitive.replace(/ a$/, '');
  const sense =
    known.get(`${bare} ${word}`) ??
    known.get(`${bare} ${word}s`) ??
    known.get(`${bare} ${word}es`) ??
    known.get(`${bare} ${word.replace(/ón$/, 'ones')}`);
  if (sense !== undefined) return sense;
  const listed = sensesOf(bare).find(([start]) => object.key.startsWith(start));
  if (listed !== undefined) return inflect(listed[1]);
  const found = SENSES.find(([base, test]) => base === verb.base && test.test(object.key));
  return found === undefined ? undefined : inflect(found[2]);
}

/** Whether what the verb means here is a guess: its object is new to it, or two objects ask for two meanings. */
export function isGuessedSense(
  verb: EnglishVerb,
  units: readonly Unit[],
  at: number,
  infinitive = '',
): boolean {
  const objects = findObjects(units, at);
  if (objects.length === 0) return hasObjects(infinitive);
  const senses = objects.map(
    (object) =>
      findSense(verb, infinitive, object)?.base ??
      (takesObject(infinitive, object) ? verb.base : undefined),
  );
  return senses.some((sense) => sense === undefined || sense !== senses[0]);
}

export function hasSecondMeaning(verb: EnglishVerb, units: readonly Unit[], at: number): boolean {
  const objects = objectsAfter(units, at);
  return SECOND_MEANINGS.some(
    ([base, object]) => base.test(verb.base) && objects.some(({ key }) => object.test(key)),
  );
}
