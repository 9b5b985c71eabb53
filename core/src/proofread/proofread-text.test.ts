import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import { proofreadText } from './proofread-text';

const lexicons = openLexicons();

/** The text with each finding in brackets: what is there, an arrow, the first suggestion. */
function mark(text: string, language: 'es' | 'en', known: readonly string[] = []): string {
  const findings = proofreadText({ text, language, known: new Set(known) }, lexicons);
  return findings.reduceRight(
    (marked, { from, to, suggestions }) =>
      `${marked.slice(0, from)}[${text.slice(from, to)}→${suggestions[0] ?? ''}]${marked.slice(to)}`,
    text,
  );
}

describe('proofreadText, Spanish', () => {
  it.each([
    'Tengo [experencia→experiencia] en [atencion→atención] al [cleinte→cliente].',
    'Encargada de la [gestion→gestión] de [pedidos pedidos→pedidos] y [provedores→proveedores].',
    '[e→he] trabajado de cajera en un supermercado.',
    'Persona [responsavle→responsable][ ,→,] con ganas de aprender.',
    '[Gestione→Gestioné] un equipo de 5 personas.',
    'Nivel alto de [ingles→inglés] y [mas→más] de diez años de oficio.',
    'Limpieza de las [areas→áreas] comunes.',
    'Carné de conducir[ ,→,] vehículo propio.',
    'Apertura y cierre de caja[.→. ]Ayudaba cuando [hacia→hacía] falta.',
    'Trabajé [apartir→a partir] de 2019 en el almacén.',
    'Organicé [la→el] equipo de ventas desde [Diciembre→diciembre].',
    'GESTION DE ALMACEN Y [RECPECION→RECEPCIÓN] DE PEDIDOS',
    'Cobré recibos durante siete [mes→meses] y reparé [los motor→los motores] del taller.',
    'Los clientes me [felicitó→felicitaron] por la decoración [moderno→moderna] del local.',
    'Me gusta la montaña, [aun que→aunque] llueva.',
    'La mejor operaria [de el→del] módulo, [aveces→a veces] con 15 ventas [ala→a la] semana; no [hubieron→hubo] quejas.',
    'Repartí [las→los] folletos y coloqué [unos→unas] 4000 baldosas en [una→un] proyecto de obra.',
    'Firmé 30 contratos [nuevo→nuevos] con [barios→varios] clientes.',
    'Mi contrato se [prorrogo→prorrogó] dos veces y las ventas de pan [subió→subieron] un 20 %.',
    'Leer novela [histórico→histórica]; atendía al público, [hacia→hacía] los escaparates y cobraba.',
    'Las colas son más [corta→cortas] y estoy dispuesta a hacer [unaprueba→una prueba].',
    'Estoy acostumbrada [en→a] trabajar de noche y dispuesto [de→a] viajar.',
    'Atendí la tienda y el almacén[,→.] Tengo carné de conducir.',
    'Leer novelas, tejer[,→] y caminar con mis perros.',
    'Quería que todos [sabieran→supieran] usarla, y el chófer [condució→condujo] bien.',
    'Guardé una ficha con [sus carácter→su carácter].',
    'Nos dimos cuenta [que→de que] faltaba género en la [Tienda→tienda].',
    'Atendía en español e [Inglés→inglés], y el jefe me [encargo→encargó] otra tienda.',
    '[Devuelví→Devolví] 3 carteras, y el registro [reducio→redujo] el papeleo un 40 %.',
    'Encargada de coser redes y de [prepara→preparar] los aparejos.',
    'Cuento con 11 años frente a grupo y [manejó→manejo] los programas.',
    'Apoyé en 11 cosechas, las cuales [salió→salieron] sin fugas.',
    'Las ventas[,→] subieron de 4,2 a 5,1 millones.',
    'Hice una encuesta [quetuvo→que tuvo] muchas respuestas de los 40 socios[(→ (]todos del barrio).',
  ])('%s', (expected) => {
    const text = expected.replace(/\[([^→\]]*)→[^\]]*\]/g, '$1');
    expect(mark(text, 'es')).toBe(expected);
  });

  it.each([
    'Responsable de tienda en Mercadona (Getafe), con 12 personas a cargo: apertura, cierre y arqueo de caja.',
    'Desarrollo de microservicios en Node.js, React y TypeScript; despliegue con Docker y GitHub Actions.',
    'Community manager: campañas en Instagram, newsletter y SEO on page.',
    'Auxiliar de geriatría en la residencia Sant Jordi de l’Hospitalet y en Donostia.',
    'Atendí a 40 pacientes/día; RCP, DESA y curas de úlceras por presión.',
    'Manejo de carretilla, transpaleta, PDA y SAP. Disponibilidad horaria.',
    '«Cuadros de mando que se leen», revista Datos y Oficio, 2022',
    'Socorrista de El Ejido y El Puerto, con el ala oeste a mi cargo; a él le hubieran dado otra.',
    'Coordiné con mis compañeros/as a los niños y niñas del comedor.',
    'Mesero y cajero en Guadalajara: checar pedidos, abarrotes y tienditas.',
    'Escríbeme a ana.perez@example.com o mira www.example.com/cv_ana.',
    'Calculo costes, publico ofertas y gestiono el stock.',
    'La central de Aboño y el puerto de O Porriño.',
    'Formación: a) primeros auxilios; b) manipulación de alimentos.',
    'Los fines de semana llevaba también la caja, al frente de un equipo.',
    'Aparcaba las motos clásicas, abrí una segunda aula y firmé el parte de trabajo.',
    'Vaig treballar a Girona i a Reus durant molts anys amb gent gran.',
  ])('has nothing to say about: %s', (text) => {
    expect(mark(text, 'es')).toBe(text);
  });

  it('takes names with their capital, and the words of the person in any form', () => {
    expect(mark('En Gestion Ruiz llevé la gestion.', 'es', ['Gestion', 'Ruiz'])).toBe(
      'En Gestion Ruiz llevé la [gestion→gestión].',
    );
    expect(mark('Llevé la gestion.', 'es', ['gestion'])).toBe('Llevé la gestion.');
  });

  it.each([
    [
      'Refuerzos los lunes (ferias y conciertos.',
      'Refuerzos los lunes [(ferias y conciertos→(ferias y conciertos)].',
    ],
    ['Despliegue en la nube (ECS, RDS, S3', 'Despliegue en la nube [(ECS, RDS, S3→(ECS, RDS, S3)]'],
    [
      'Viña (goteo y tela antigranizo, plantada en 2020.',
      'Viña [(goteo y tela antigranizo→(goteo y tela antigranizo)], plantada en 2020.',
    ],
    ['Un taller sobre «código limpio', 'Un taller sobre [«código limpio→«código limpio»]'],
    ['Un taller sobre "código limpio', 'Un taller sobre ["código limpio→"código limpio"]'],
    ['Un "taller" de tubo de 12" y 8"', 'Un "taller" de tubo de 12" y 8"'],
  ])('tells where a bracket was to be closed: %s', (text, wanted) => {
    expect(mark(text, 'es')).toBe(wanted);
  });

  it('finds the other half of a bracket after a sign that takes two places', () => {
    const text = '🙂 Llevé la caja (y el almacén) de la tienda.';
    expect(mark(text, 'es')).toBe(text);
  });
});

describe('proofreadText, English', () => {
  it.each([
    'I [recieved→received] an award for [costumer→customer] service.',
    'Helped customers with [there→their] orders and worked [wirh→with] the [managment→management] team.',
    'Restaurant [manger→manager] with [a→an] eye for detail.',
    'My duties [was→were] cleaning [and and→and] tidying.',
    "The site had [it's→its] own desk and I helped out [their→there] on Sundays.",
    'Fluent in [english→English] and Spanish.',
    "Ran a club for six boys, [who's→whose] marks went up, and carried [brick's→bricks] up the scaffold.",
    'The shed is open, and [its→it’s] now on the map; we [past→passed] the audit.'.replace(
      '’',
      "'",
    ),
    'I started [call→calling] customers first, and checked each van before I [leave→left].',
    'Eight years in pubs, and the last two [has→have] been as a head barman.',
    'Wrote a [hand over→handover] sheet and worked more [closly→closely] with the ward.',
    'Saved the firm money in three [month→months] and the auditors [was→were] pleased.',
    "The firm grew in [it's→its] third year and we were paid [form→from] the start.",
    'Stopped the [out break→outbreak] at the end [off→of] May.',
    'Responsible for [teh→the] content [calender→calendar].',
    "[Im→I'm] a nurse on [an→a] 28-bed ward who worked on [wednesdays→Wednesdays] in the [womens→women's] unit.",
    "I can drive and mend most [fence's→fences], so nobody [have→has] to call the farmer.",
    'Trained four porters, and two of them now [runs→run] a shift; three other teams [uses→use] it.',
    'Was responsible [of→for] the rota and could [managed→manage] the till.',
    'Won a prize and [choose→chose] the new tables with the members.',
    "Sold fruit to [familys→families] in the area[.→. ]I cut [it's→its] cost by a third.",
    'Watered the garden, swept the yard and [refill→refilled] the tank in ten [weaks→weeks].',
    "Didn't [loose→lose] a single pallet, so a release check now [take→takes] 25 minutes.",
    'Finished two weeks [a head→ahead] of the date and sent the files [of→off] to the archive.',
  ])('%s', (expected) => {
    const text = expected.replace(/\[([^→\]]*)→[^\]]*\]/g, '$1');
    expect(mark(text, 'en')).toBe(expected);
  });

  it.each([
    'Led a team of 12 across three sites, cutting onboarding from six weeks to two.',
    'Organised rotas, timesheets and payroll in Sage; organized the stockroom.',
    'Built dashboards in Power BI for the NHS trust and an MBA project.',
    'An hour a week with a European client; a one-off user study.',
    'The pupils’ progress, the company’s website and its customers.',
    'Administrativo at Gestoría Ruiz, Zaragoza.',
    "Set up a fathers' group, bought flowers at the florist's and took a bachelor's in law.",
    'Gave oral and written reports, was chosen to train staff and one of the teams uses it.',
  ])('has nothing to say about: %s', (text) => {
    expect(mark(text, 'en')).toBe(text);
  });

  it('reads a Spanish line of an English CV as Spanish', () => {
    expect(mark('Curso de atencion al cliente y ventas', 'en')).toBe(
      'Curso de [atencion→atención] al cliente y ventas',
    );
  });
});

it('answers for any text, with findings that lie in it and apart', () => {
  const odd = [
    '',
    ' ',
    '((((',
    '“”»',
    'a'.repeat(9_900),
    '('.repeat(9_000),
    '🙂🙂 palabra 🙂',
    'ﬁnal ñ́',
    '\u0000\n\t',
    '9,,..;;',
  ];
  for (const text of odd)
    for (const language of ['es', 'en'] as const) {
      let end = 0;
      for (const { from, to } of proofreadText({ text, language, known: new Set() }, lexicons)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        end = to;
      }
    }
});

describe('proofreadText, a long CV', () => {
  it('looks into each word once, in however many lines it is', () => {
    let asked = 0;
    const has = (word: string) => {
      asked += 1;
      return lexicons.es.has(word);
    };
    const counting = { ...lexicons, es: { ...lexicons.es, has } };
    const count = (text: string) => {
      asked = 0;
      proofreadText({ text, language: 'es', known: new Set() }, counting);
      return asked;
    };
    const first = count('Coordiné la atención de pacientes y formé a doce personas nuevas.');
    const second = count('Formé a doce personas nuevas y coordiné la atención de pacientes.');
    expect(second).toBeLessThan(first / 4);
  });
});

describe('proofreadText, what nobody writes', () => {
  it.each(['breakfast', 'responsable', "d'a", 'bien-'])(
    'a row of “%s” without end is no word',
    (part) => {
      const row = part.repeat(Math.floor(9_000 / part.length));
      for (const language of ['es', 'en'] as const)
        expect(proofreadText({ text: row, language, known: new Set() }, lexicons)).toEqual([]);
    },
  );

  it('what is around such a row is read all the same', () => {
    const text = `Fui encargado de ${'solicitud'.repeat(20)} y responsable de la limpiesa`;
    const [finding] = proofreadText({ text, language: 'es', known: new Set() }, lexicons);
    expect(text.slice(finding?.from, finding?.to)).toBe('limpiesa');
  });
});
