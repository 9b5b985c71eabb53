import { describe, expect, it } from 'vitest';
import { evidenceSkills } from '../../evidence';
import { hasOtherSubject } from './other-subjects';
import { findUnownedClauses } from './own-deeds';

const unowned = (text: string) =>
  findUnownedClauses(text).map(({ start, end }) => text.slice(start, end).replace(/^\W+/, ''));

/** Who else may do it, with the number of the verb; what is done; and how the person goes on. */
const ENGLISH_ONE = ['The finance team', 'Our payroll clerk', 'A contractor', 'The security group'];
const ENGLISH_MANY = ['Solicitors', 'Data scientists in the next team', 'Freight colleagues'];
const ENGLISH_DEEDS = [
  ['runs', 'run', 'the clusters in Azure'],
  ['prepares', 'prepare', 'the tax returns'],
  ['writes', 'write', 'the care plans'],
] as const;
const SPANISH_ONE = ['El contable', 'La nutricionista', 'La subcontrata', 'El equipo de datos'];
const SPANISH_MANY = ['Los muchachos del sector nuevo', 'Compañeras de biología', 'Las abogadas'];
const SPANISH_DEEDS = [
  ['lleva', 'llevan', 'las máquinas de diálisis'],
  ['programa', 'programan', 'los tornos Fanuc'],
  ['prepara', 'preparan', 'los modelos fiscales'],
] as const;

describe('a clause with another subject', () => {
  const others = [
    ...ENGLISH_DEEDS.flatMap(([one, many, what]) => [
      ...ENGLISH_ONE.map((who) => `${who} ${one} ${what}`),
      ...ENGLISH_MANY.map((who) => `${who} ${many} ${what}`),
    ]),
    ...SPANISH_DEEDS.flatMap(([one, many, what]) => [
      ...SPANISH_ONE.map((who) => `${who} ${one} ${what}`),
      ...SPANISH_MANY.map((who) => `${who} ${many} ${what}`),
    ]),
  ];
  it.each(others)('%s', (text) => {
    expect(hasOtherSubject(text)).toBe(true);
    expect(unowned(text)).toEqual([text]);
  });

  it.each([
    ['Worked alongside the platform team, who run our clusters', 'who run our clusters'],
    [
      'Report phishing to the security team, who investigate in Splunk',
      'who investigate in Splunk',
    ],
    ['Colaboro con el equipo de nefrología, que lleva las máquinas', 'que lleva las máquinas'],
    ['Nurses give out the medication and I witness the round', 'Nurses give out the medication'],
    ['Our Zorro writes the plans and I follow them', 'Our Zorro writes the plans'],
  ])('%s: only its part', (text, part) => {
    expect(unowned(text)).toEqual([part]);
  });

  it.each([
    'Executive chef does the ordering with suppliers',
    'Head sommelier Ferran writes the list',
    'Chief LX books and runs the casuals',
    'Informática montó la pasarela con el archivo',
    'Dirección aprobó los presupuestos',
    "I'd love to do the coaching course next year",
    'Los casos con abogado contrario pasan al equipo jurídico',
  ])('without an article, or as a wish: %s', (text) => {
    expect(unowned(text)).toEqual([text]);
  });

  it.each([
    ['Oficial electricista, el jefe firmaba los boletines', 'el jefe firmaba los boletines'],
    ['Took cash at the fair stall, uncle counted it', 'uncle counted it'],
    ['Avisaba de lo que faltaba y ella lo pedía por la tarde', 'ella lo pedía por la tarde'],
    [
      'Escribía historias que luego priorizaba el responsable',
      'que luego priorizaba el responsable',
    ],
    ['Mandaba por correo los pliegos que escribía el jefe', 'los pliegos que escribía el jefe'],
    ['Escribía entradas que otra persona publicaba', 'que otra persona publicaba'],
  ])('%s: from there on', (text, part) => {
    expect(unowned(text)).toEqual([part]);
  });

  it.each([
    'Trained the team that I lead in Kubernetes',
    'Driver checks every morning and a weekly report',
    'Unit tests with Ceedling, run on every merge',
    'Escribo los informes que presento el viernes',
    'Kitchen orders and stock, the walk-in included',
    'Apoyo al equipo que coordino en Jira',
    'Formo a los equipos para que lean los informes',
    'Engineers’ rotas and holiday cover',
    'Team plans and crew schedules',
    'Nurse with ten years in theatre',
    'Contable de cinco pymes y sus impuestos',
  ])('not in: %s', (text) => {
    expect(unowned(text)).toEqual([]);
  });

  it('is hardly ever found in what people say of their own work', () => {
    const own = evidenceSkills().flatMap(({ shows }) => shows);
    const found = own.filter((text) => hasOtherSubject(text));
    expect(own.length).toBeGreaterThan(5000);
    expect(found.length / own.length).toBeLessThan(0.002);
  });
});

describe('others without an article, in their place, or by a pronoun', () => {
  const agents = ['Sprayers', 'Scaffolders', 'Operators', 'Florists'];
  it.each(agents.map((who) => `${who} finish the work`))('is theirs: %s', (clause) => {
    expect(hasOtherSubject(clause)).toBe(true);
  });

  it.each([
    'En las unidades medicalizadas el médico intuba y pone vías',
    'In our kitchen the chefs prep the fish',
    'La encargada compra y vende fruta',
    'Freight colleagues negotiate with the carriers',
  ])('is theirs: %s', (clause) => {
    expect(hasOtherSubject(clause)).toBe(true);
  });

  it.each([
    'Orders for the bar and the kitchen',
    'In the kitchen I prep the fish',
    'En la tienda vendo fruta',
    'Covers the desk at noon',
    'Compra y venta de fruta',
    'Unit tests with Ceedling',
  ])('is one’s own: %s', (clause) => {
    expect(hasOtherSubject(clause)).toBe(false);
  });
});
