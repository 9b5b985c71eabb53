import { describe, expect, it } from 'vitest';
import { type ProseContext, translateProse } from './translate-prose';

const past: ProseContext = { deeds: 'past', names: [] };
const toEnglish = (text: string, context = past) =>
  translateProse(text, { from: 'es', to: 'en' }, context);
const toSpanish = (text: string) => translateProse(text, { from: 'en', to: 'es' }, past);

describe('Spanish to English', () => {
  it.each([
    // A change and its amount, before or behind the object.
    ['Reduje un 20 % los costes de transporte.', 'Reduced transport costs by 20%.'],
    ['Aumenté las ventas anuales en un 15 %.', 'Increased annual sales by 15%.'],
    [
      'Mejoré la satisfacción del cliente del 75 % al 90 %.',
      'Improved customer satisfaction from 75% to 90%.',
    ],
    [
      'Logré reducir los costes en 1,5 millones de euros.',
      'Managed to reduce costs by 1.5 million euros.',
    ],
    // Figures and money.
    ['Gestioné un presupuesto de 1.250.000 €.', 'Managed a budget of €1,250,000.'],
    ['Ahorré 300.000 € anuales.', 'Saved €300,000 per year.'],
    // Noun phrases: order, "de" chains, articles.
    [
      'Optimicé las rutas de reparto nacionales e internacionales.',
      'Optimized national and international delivery routes.',
    ],
    ['Implanté un sistema de gestión de calidad.', 'Implemented a quality management system.'],
    [
      'Creé el departamento de recursos humanos de la empresa.',
      "Created the company's human resources department.",
    ],
    ['Coordiné un proyecto de tres años.', 'Coordinated a three-year project.'],
    ['Gestioné un hotel de cuatro estrellas.', 'Managed a four-star hotel.'],
    [
      'Supervisé un almacén automatizado en Getafe.',
      'Supervised an automated warehouse in Getafe.',
    ],
    // Who does it comes last, and is no object.
    [
      'Desarrollé una aplicación móvil que usan 12.000 personas.',
      'Developed a mobile application used by 12,000 people.',
    ],
    ['Formé a los empleados en el uso de SAP.', 'Trained employees in the use of SAP.'],
    // Actions told as nouns.
    ['Instalación y mantenimiento de calderas.', 'Installed and maintained boilers.'],
    [
      'Coordinación con las familias y seguimiento individual de cada alumno.',
      'Coordination with families and individual monitoring of each student.',
    ],
    // "se", gerunds, infinitives, relatives.
    ['Se implantó un nuevo sistema de citas.', 'A new appointment system was implemented.'],
    [
      'Automaticé los informes, ahorrando 10 horas a la semana.',
      'Automated reports, saving 10 hours per week.',
    ],
    [
      'Trabajé con el equipo comercial para lanzar nuevos productos.',
      'Worked with the sales team to launch new products.',
    ],
    [
      'Mejoré el servicio mediante la automatización de los pedidos.',
      'Improved the service by automating orders.',
    ],
    [
      'Desarrollé microservicios que procesan 500 peticiones por segundo.',
      'Developed microservices that process 500 requests per second.',
    ],
    // Forms by rule, rates, ages, places, prepositions by their verb, and the object that tells what a verb means.
    ['Depuré errores críticos en producción.', 'Debugged critical errors in production.'],
    ['Atendí 80 llamadas diarias.', 'Answered 80 calls per day.'],
    [
      'Organicé talleres para niños de 6 a 12 años.',
      'Organized workshops for children aged 6 to 12.',
    ],
    ['Abrí tiendas de Alemania y Francia.', 'Opened stores in Germany and France.'],
    ['Convertí datos en decisiones de negocio.', 'Converted data into business decisions.'],
    ['Mantuve reuniones trimestrales con proveedores.', 'Held quarterly meetings with suppliers.'],
    ['Traduje textos jurídicos y financieros.', 'Translated legal and financial texts.'],
    [
      'Desarrollé un sistema de reservas que usan 80 restaurantes.',
      'Developed a booking system used by 80 restaurants.',
    ],
    [
      'Traducción de documentos técnicos del inglés al español.',
      'Translated technical documents from English to Spanish.',
    ],
    // What a verb means by its object, also where several are joined.
    ['Hice pedidos semanales.', 'Placed weekly orders.'],
    ['Manejé una prensa hidráulica de 400 toneladas.', 'Operated a 400-ton hydraulic press.'],
    ['Atendí la centralita.', 'Operated the switchboard.'],
    ['Elaboré quesos y postres.', 'Made cheeses and desserts.'],
    // Where something is done.
    ['Hice fotos en bodas.', 'Took photos at weddings.'],
    ['Coseché cereales en una finca familiar.', 'Harvested cereals on a family farm.'],
    // Whose something is, and how many stories it has.
    ['Gestioné las redes sociales de la tienda.', "Managed the store's social media."],
    ['Vendí un edificio de cinco plantas.', 'Sold a five-story building.'],
    ['Controlé la temperatura de los hornos.', 'Controlled the temperature of the ovens.'],
    ['Visité a clientes del sector alimentario.', 'Visited clients in the food sector.'],
    ['Ahorré 30.000 € en electricidad.', 'Saved €30,000 on electricity.'],
    ['Traduje novelas al inglés.', 'Translated novels into English.'],
    ['Informé a los clientes sobre los precios.', 'Informed clients about prices.'],
  ])('%s', (es, en) => expect(toEnglish(es)).toEqual({ text: en, isSure: true }));

  it('works at an employer, not in one', () => {
    const { text } = toEnglish('Formé a tres personas en Talleres Luna.', {
      deeds: 'past',
      names: ['Talleres Luna'],
    });
    expect(text).toBe('Trained three people at Talleres Luna.');
  });

  it('tells a deed of today in the present', () => {
    const { text } = toEnglish('Gestión de nóminas.', { deeds: 'present', names: [] });
    expect(text).toBe('Manage payroll.');
  });

  it('leaves names alone', () => {
    const { text, isSure } = toEnglish(
      'Coordiné la apertura de cinco tiendas de Banco Sol en Sevilla.',
      {
        deeds: 'past',
        names: ['Banco Sol'],
      },
    );
    expect(text).toBe('Coordinated the opening of five stores of Banco Sol in Sevilla.');
    expect(isSure).toBe(true);
  });

  it.each([
    ['an unknown word', 'Gestioné los trampantojos de la empresa.'],
    ['a word of two meanings', 'Gestioné la facturación.'],
    [
      'an "and" that can be read two ways',
      'Trabajé en el departamento de calidad y medio ambiente.',
    ],
    ['a capital where none is due', 'Trabajé en el departamento de Química.'],
    [
      'a chain with "and of"',
      'Encargado de la recepción de mercancía y del control de caducidades.',
    ],
    ['a range without a verb', 'Organicé eventos para 500 asistentes, del presupuesto al montaje.'],
    ['quotes or budgets', 'Preparé presupuestos para los clientes.'],
    ['a word whose meaning depends on the trade', 'Revisé la placa.'],
    ['equipment that may be teams', 'Realicé el mantenimiento de los equipos.'],
    ['a "su" without an owner', 'Creé un plan de formación y medí su impacto.'],
    ['a compound that nobody says', 'Organicé el festival de la empresa de colmenas.'],
    ['an organisation in capitals', 'Banco de Alimentos de Zaragoza.'],
    ['two names before a noun', 'Asistí a ferias internacionales de Alemania y Francia.'],
    ['an object that is new to its verb', 'Realicé instalaciones de fontanería.'],
    ['two objects that ask for two verbs', 'Revisé contratos y extintores.'],
    ['a verb of many meanings without an object', 'Administré durante dos años.'],
    ['a participle before the object', 'Mantuve actualizado el inventario.'],
    ['a place whose preposition is unknown', 'Preparé documentos en la aduana.'],
    ['issues of users', 'Resolví incidencias informáticas de 200 usuarios.'],
    ['what belongs to somebody, without an article', 'Preparé informes de los clientes.'],
    ['a chain of nouns', 'Trabajé en una fábrica de moldes de piezas.'],
    ['a list that may belong to its first word', 'Preparé informes de ventas, riesgo y clientes.'],
    ['a committee that may be the subject', 'Diseñé el informe que consulta el comité.'],
    ['an adjective inside a phrase', 'Transporte de mercancías peligrosas por carretera.'],
    ['a long name before a long name', 'Decoré escaparates de tiendas de ropa.'],
    ['a post with two fields', 'Responsable de compras y proveedores.'],
    ['verb and noun of one stem', 'Archivé archivos y expedientes.'],
    ['people of a place', 'Informé a turistas de varios países.'],
    ['a lone thing behind a compound', 'Presenté declaraciones de IVA e impuesto de sociedades.'],
  ])('doubts %s', (_reason, es) => expect(toEnglish(es).isSure).toBe(false));

  it('leaves a sentence it cannot read as it was', () => {
    const sentence = 'Abracadabrante retahíla de zarandajas y pamplinas.';
    expect(toEnglish(sentence)).toEqual({ text: sentence, isSure: false });
  });

  it('keeps lines, bullets and sentences in their places', () => {
    const { text } = toEnglish('- Gestioné pedidos. Preparé informes.\n- Vendí productos.');
    expect(text).toBe('- Managed orders. Prepared reports.\n- Sold products.');
  });
});

describe('English to Spanish', () => {
  it.each([
    ['Prepared monthly financial reports.', 'Preparé informes financieros mensuales.'],
    ['Increased annual sales by 25%.', 'Aumenté las ventas anuales un 25 %.'],
    [
      'Improved customer satisfaction from 80% to 92%.',
      'Mejoré la satisfacción del cliente del 80 % al 92 %.',
    ],
    ['Managed a budget of €1,250,000.', 'Gestioné un presupuesto de 1.250.000 €.'],
    [
      'Provided technical support to more than 200 users.',
      'Presté soporte técnico a más de 200 usuarios.',
    ],
    [
      'Installed electrical systems in residential buildings.',
      'Instalé sistemas eléctricos en edificios residenciales.',
    ],
    [
      'Launched three campaigns that generated 2,500 leads.',
      'Lancé tres campañas que generaron 2.500 clientes potenciales.',
    ],
    // Genders and plurals by rule, and the object that tells what a verb means.
    ['Wrote a deployment checklist.', 'Escribí una lista de verificación de despliegue.'],
    ['Programmed industrial robots.', 'Programé robots industriales.'],
    ['Delivered parcels and delivered training.', 'Repartí paquetes e impartí formación.'],
    ['Drove a delivery van.', 'Conduje una furgoneta de reparto.'],
    [
      'Created menus and cut food costs by 15%.',
      'Creé menús y reduje los costes de alimentos un 15 %.',
    ],
    // Rates, measures, shares, owners, passives, names.
    ['Saved €75,000 a year.', 'Ahorré 75.000 € al año.'],
    ['Managed a 120-room hotel.', 'Gestioné un hotel de 120 habitaciones.'],
    ['Packed 200 orders with 99.5% accuracy.', 'Embalé 200 pedidos con una precisión del 99,5 %.'],
    ["Answered citizens' questions.", 'Respondí a las preguntas de los ciudadanos.'],
    [
      'Created dashboards in Power BI that are used by 40 managers.',
      'Creé cuadros de mando en Power BI que son utilizados por 40 responsables.',
    ],
    ['Automated deployments with Docker.', 'Automaticé despliegues con Docker.'],
    [
      'Represented the company in labor disputes.',
      'Representé a la empresa en conflictos laborales.',
    ],
    ['Translated novels from English into Spanish.', 'Traduje novelas del inglés al español.'],
    ['Translated websites into French.', 'Traduje sitios web al francés.'],
    ['Supported nurses during night shifts.', 'Apoyé a enfermeros durante los turnos de noche.'],
    ['Guided groups of tourists.', 'Guié a grupos de turistas.'],
  ])('%s', (en, es) => expect(toSpanish(en)).toEqual({ text: es, isSure: true }));

  it.each([
    ['a verb of many meanings', 'Delivered excellence.'],
    ['two nouns joined before a third', 'Handled divorce and custody cases.'],
    ['the person’s own title', 'Registered nurse with five years of experience.'],
    ['a gerund that is no deed', 'Helped residents with bathing and meals.'],
    ['a bare verb among deeds of the past', 'Wrote articles on health and travel.'],
    ['a phrase that may be a deed', 'Automated tests and reduced errors by 40%.'],
    ['stuff that wants an article', 'Trained staff in food hygiene.'],
    ['stuff behind a preposition', 'Supported people with disabilities at work.'],
    ['a kind told like an owner', "Raised funds for a children's hospital."],
    ['two people in a row', 'Advised adult migrants.'],
    ['a pair that no phrase has', 'Sold home accessories.'],
    ['help with things that want an article', 'Helped children with homework.'],
    ['a room that is no bedroom', 'Prepared rooms for conferences.'],
    ['a phrase that loses its number', 'Processed grant applications.'],
  ])('doubts %s', (_reason, en) => expect(toSpanish(en).isSure).toBe(false));

  it('doubts pronouns it cannot resolve', () => {
    expect(toSpanish('Developed APIs and deployed them on AWS.').isSure).toBe(false);
  });
});
