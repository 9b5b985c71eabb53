import { stopWords, wordList } from '../language';

/** "experience with …": the last two words before what is asked for. */
export const triggers = new Set(
  `experience with, experience in, experience of, experience using, experienced in, experienced with, knowledge of, knowledge in, understanding of, proficiency in, proficiency with, proficient in, proficient with, proficient at, familiarity with, familiar with, expertise in, expertise with, background in, background on, skilled in, skills in, specialised in, specialized in, trained in, certified in, certification in, training in, degree in, grounding in, comfortable with, mastery of, command of, exposure to, versed in, competence in, interest in, passionate about, passion for, expert in, awareness of, fluent in, master in, phd in, working with,
conocimientos de, conocimientos en, conocimiento de, conocimiento en, conocimiento del, conocimientos del, experiencia en, experiencia con, manejo de, manejo del, dominio de, dominio del, experto en, experta en, especialista en, formación en, nociones de, certificación en, familiaridad con, familiarizado con, experiencia de`
    .split(/,\s*/)
    .map((pair) => pair.normalize('NFD').replace(/\p{M}/gu, '').trim()),
);

/** "… skills": what comes before is asked for. */
export const closers = new Set([
  'skills',
  'understanding',
  'insight',
  'expertise',
  'background',
  'awareness',
]);

/** Words that end a term: what follows is said about it, not part of it. */
export const enders = new Set(
  wordList(`
to, as, for, that, which, who, when, where, while, is, are, was, be, will, would, has, have, can, must, should, you, we, they, our, your, their, at, from, by, on, with, within, through, including, such, like, e.g, eg, ie, etc, preferred, preferably, required, desirable, essential, plus, using, across, into, both, because, also, if, but, not, than, this, these, nice, i,
para, que, como, cuando, donde, es, son, ser, sera, con, por, desde, hasta, sobre, entre, durante, si, pero, no, se, nuestro, nuestra, tu, su, sus, mediante, incluyendo, tales, tipo, imprescindible, valorable, deseable, preferiblemente, sin, será, ante`),
);
/** Words that say how much or which, before a term. */
export const openers = new Set(
  wordList(`
a, an, the, some, any, all, other, various, different, several, relevant, proven, strong, good, solid, excellent, deep, basic, advanced, extensive, working, practical, hands, similar, modern, related, least, one, two, more, at, or, and, of, in, with, following, professional, previous, prior, new, general, great, broad, high, level, demonstrable, demonstrated, either, prepared, technical, both, common, most, latest, comparable, cutting, edge, specific,
el, la, los, las, un, una, unos, unas, otros, otras, otro, otra, diversos, diversas, diferentes, distintas, avanzados, avanzado, básicos, básico, sólidos, buenos, buen, buena, nivel, alto, medio, previa, demostrable, similares, similar, puestos, puesto, de, del, en, con, y, o, cualquier, alguna, algún, al, menos, usuario`),
);
/** Words that by themselves name no skill. */
export const empties = new Set([
  ...stopWords.es,
  ...stopWords.en,
  ...wordList(`
role, roles, position, positions, field, fields, area, areas, environment, environments, industry, sector, team, teams, people, company, similar, relevant, equivalent, related, similares, equivalente, following, plus, etc, years, experience, knowledge, work, working, job, business, time, way, range, variety, world, day, month, months, level, high, areas, problem, others, other, someone, something, what, how, candidate, candidates, client, clients, things, tools, technologies, systems, language, languages, skills, subject, topics, discipline, disciplines, one, more, least, part, data, process, processes, products, product, projects, project,
puesto, puestos, sector, área, entorno, entornos, funciones, función, empresa, empresas, equipo, equipos, clientes, tareas, posición, cargo, mínima, mínimo, años, trabajo, herramientas, tecnologías, sistemas, idiomas, idioma, nivel, persona, personas, proyectos, proyecto, productos, producto, platforms, frameworks, approaches, categories, market, countries, organisation, organization, students, form, here, perhaps, ideally, written, excellence, founded, drive, colleagues, environments, challenging, users, company, opportunity, opportunities, advantage, desired, interview, interviews, interested, about, conditions, information, additional, personal, qualifications, requirements, assessment,
ideal, sería, extra, mérito, méritos, otros, otras, pues, mejor, valorar, salidas, además, ganas, persona, buen, ambiente, similar, plazo, plazos, requisitos, condiciones, oferta, ofertas, ámbito, campo, servicio, servicios, gestión, materia, mismo, misma, disponibilidad`),
]);
/** Capitals that are no skills: places, forms, ranks and the boilerplate of job descriptions. */
export const notNames = new Set(
  wordList(`
cv, eu, ue, us, usa, uk, hr, rrhh, ceo, cto, cfo, sl, sa, slu, gmbh, inc, ltd, llc, eur, usd, gbp, k, ok, faq, id, am, pm, tbd, asap, etc, ii, iii, iv, nd, st, covid, covid19, h, m, f, d, x, n, b, c, r, organization, location, name, address, contact, description, profession, url, email, www, http, https, com, org, net, madrid, barcelona, valencia, sevilla, españa, spain, london, europe, europa, i, no, and, or, the, not, all, you, we, our, a1, a2, b1, b2, c1, c2`),
);

/** What companies give, not what they ask for. */
export const offerWords = new Set(
  wordList(`
insurance, bonus, allowance, pension, ticket, holiday, holidays, vacation, salary, salaries, discount, discounts, please, apply, lunch, canteen, relocation, referral, perks, programs, contribution, dental, gym, snacks, free,
seguro, vacaciones, sueldo, salario, contrato, jornada, horario, cheque, descuentos, teletrabajo, incorporación, plus, retribución`),
);

/** Without "may" and "march", which are other words too. */
export const months = new Set(
  wordList(
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, january, february, april, june, july, august, september, october, november, december',
  ),
);
