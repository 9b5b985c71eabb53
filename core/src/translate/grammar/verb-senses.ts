import { type EnglishVerb, inflect, spanishLexicon } from './lexicon';
import type { Unit } from './read-units';

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
  [/^(?:prepare|draw up|make|produce|write|create|do)$/, /^presupuestos?$/],
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
  const objects = objectsAfter(units, at);
  const object = objects.find(({ entries }) => entries.some(({ kind }) => kind === 'noun'));
  const word = object?.key.split(' ', 1)[0] ?? '';
  const known = spanishLexicon().senses;
  const bare = infinitive.replace(/ a$/, '');
  const sense = known.get(`${bare} ${word}`) ?? known.get(`${bare} ${word}s`);
  if (sense !== undefined) return sense;
  const found = SENSES.find(
    ([base, object]) => base === verb.base && objects.some(({ key }) => object.test(key)),
  );
  return found === undefined ? verb : inflect(found[2]);
}

export function hasSecondMeaning(verb: EnglishVerb, units: readonly Unit[], at: number): boolean {
  const objects = objectsAfter(units, at);
  return SECOND_MEANINGS.some(
    ([base, object]) => base.test(verb.base) && objects.some(({ key }) => object.test(key)),
  );
}
