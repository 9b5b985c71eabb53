import { givenNames } from '../../catalog';
import { jobTitles } from '../../catalog/titles';
import { foldInPlace, foldText, wordList } from '../../language';

/** Groups and people that no list of titles has. Those who are served are not here: "patients recover" is the person's work. */
const COLLECTIVE = new Set(
  wordList(
    'team, group, crew, squad, department, agency, contractor, subcontractor, vendor, supplier, consultancy, bureau, desk, office, firm, staff, unit, equipo, grupo, cuadrilla, departamento, agencia, gestoría, asesoría, contrata, subcontrata, consultora, proveedor, empresa, laboratorio, gente, personal, taller',
  ),
);
const PEOPLE = new Set(
  wordList(
    'colleague, boss, guy, lad, folk, mate, peer, senior, colega, compañero, compañera, muchacho, muchacha, chico, chica, jefe, jefa, encargado, encargada, titular, dueño, dueña, socio, socia, someone, somebody, alguien, seniors, fabricante, manufacturer, inspector, gente, people',
  ),
);
/** Ends of titles that are things: "head of engineering", "Chief Data". */
const THINGS = new Set(
  wordList(
    'engineering, data, product, studies, design, works, photography, hand, layer, master, model, monitor, lead, tax, risk, payroll, legal, public, court, finance, accounting, treasury, maintenance, manufacturing, compliance, acquisition, protocol, administration, creative, principal, extra, server, mixer, setter, caster, liner, processor, student, resident, witness, office, ux, guest, relaciones, growth, account, qa, hr, document, facility, segundo, segunda, modelo, estudiante, sad, tasoc, au, canguro, nana, cliente, client, customer, comercial, química, física, óptica, mecánica, electromecánica, productora, controladora, cosechadora, perforadora, compositora, cabo, expert, domestic, judge, counsel, guide, pair, member, d, rang, partie, lady, scout, trainee, junior, entertainment, escort, runner, host, coach, cook, groom, nurse, model, pilot, guard, porter',
  ),
);

let heads: ReadonlySet<string> | null = null;

/** The word of a title that names the person: "quantity surveyor", "ingeniera de procesos". */
function openHeads(): ReadonlySet<string> {
  heads ??= new Set(
    jobTitles
      .flatMap(({ es, en }) => [
        ...es.map((name) => name.split(/[ ,(/]/)[0] ?? ''),
        ...en.map((name) => name.split(/[ ,(/]/).at(-1) ?? ''),
      ])
      .map((name) => foldInPlace(name).toLowerCase())
      .filter((name) => name.length > 2 && !THINGS.has(name)),
  );
  return heads;
}

export type PeopleNumber = 'one' | 'many' | 'group';

/** Somebody, or a group, by the word for them. */
export function readPeople(word: string): PeopleNumber | null {
  if (COLLECTIVE.has(word)) return 'group';
  const known = (one: string): boolean => PEOPLE.has(one) || openHeads().has(one);
  if (word.endsWith('s')) {
    const single = [word.slice(0, -1), word.slice(0, -2)];
    if (single.some((one) => COLLECTIVE.has(one))) return 'many';
    // "Nurses", "cooks": as a plural it is people, whatever the word is alone.
    if (single.some((one) => known(one) || (THINGS_OR_PEOPLE.has(one) && one !== word)))
      return 'many';
  }
  return known(word) ? 'one' : null;
}
const THINGS_OR_PEOPLE = new Set(wordList('nurse, cook, guard, porter, pilot, coach, judge'));

/** Those who are called by what they are, without an article: "Owner does the costing". */
export const CALLED = new Set(
  wordList(
    'owner, boss, foreman, landlord, landlady, colleague, manager, uncle, aunt, brother, sister, cousin, husband, wife, dad, mum, father, mother, jefe, jefa, dueño, dueña',
  ),
);
let names: ReadonlySet<string> | null = null;

/** Given names, folded. */
export function openNames(): ReadonlySet<string> {
  names ??= new Set(givenNames.map(foldText));
  return names;
}
