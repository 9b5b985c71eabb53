import { andLists, beginWithCapital, beginWithSmallLetter } from '../text';
import type { LetterFacts } from './letter-facts';
import { sayTitle } from './letter-layout';
import type { LetterWords } from './letter-words';
import { inOrganisation, ofOrganisation } from './name-organisation';

const atCompany = ({ company }: LetterFacts) =>
  company === '' ? '' : ` ${inOrganisation(company)}`;
const ofRole = ({ role }: LetterFacts) => (role === '' ? '' : ` de ${sayTitle(role)}`);

const NOUN =
  /^(?:\p{L}+(?:ción|ciones|sión|miento|mientos|aje|tión|encia|ancia|idad|tura|anza)|cero|apoyo|control|cuidado|manejo|desarrollo|diseño|análisis|limpieza|ventas?|reparto|uso|soporte|responsable|encargad[oa]|cierre|registro|trabajo|cobro|pago|alta|mejora|compra|servicios?|toma|carga|trato|tareas|reparaciones|cobros|pagos|pedidos|inventario|apertura)\s/iu;

/** Usted in the formal one, tú in the other two. */
export const spanishWords: LetterWords = {
  list: andLists.es,
  quote: (text) => `«${text}»`,
  lowerNoun: (line) => (NOUN.test(line) ? beginWithSmallLetter(line) : line),

  formal: {
    subject: (facts) => `Candidatura al puesto${ofRole(facts)}${atCompany(facts)}`,
    greeting: ({ company }) =>
      company === ''
        ? 'Estimado equipo de selección:'
        : `Estimado equipo ${ofOrganisation(company)}:`,
    opening: (facts) =>
      `Me dirijo a ustedes para presentar mi candidatura al puesto${ofRole(facts)} que han publicado`,
    post({ title, employer, isCurrent }) {
      const as = title === '' ? '' : ` como ${sayTitle(title)}`;
      if (employer === '')
        return title === '' ? '' : `Mi experiencia es en el puesto de ${sayTitle(title)}`;
      if (isCurrent) return `En la actualidad trabajo${as} ${inOrganisation(employer)}`;
      return title === ''
        ? `Mi experiencia más reciente es ${inOrganisation(employer)}`
        : `Mi puesto más reciente ha sido el de ${sayTitle(title)}, ${inOrganisation(employer)}`;
    },
    did: beginWithCapital,
    didAt: (employer, clause) => `${beginWithCapital(inOrganisation(employer))}, ${clause}`,
    didThere: (clause) => `Allí ${clause}`,
    didToo: (clause) => `Además, ${clause}`,
    didBesides: (clause) => `También ${clause}`,
    addOne: (line, employer) =>
      employer === ''
        ? `A ello se añade lo siguiente: ${line}`
        : `A ello se añade, de mi etapa ${inOrganisation(employer)}: ${line}`,
    addMany: (isFirst) => `De mi trayectoria destaco ${isFirst ? 'lo siguiente' : 'también'}:`,
    quotes: 'Cito literalmente de mi currículum, en el idioma en que está escrito:',
    skills: (names, isAskedFor) =>
      `${isAskedFor ? 'Entre lo que solicitan, puedo aportar' : 'Puedo aportar'} ${names}`,
    education: (education) => `En cuanto a mi formación: ${education}`,
    closing:
      'Adjunto mi currículum y quedo a su disposición para una entrevista en la que ampliar cualquiera de estos puntos. Les agradezco de antemano su atención.',
    farewell: 'Atentamente,',
  },

  startup: {
    subject: (facts) =>
      facts.role === '' ? `Mi candidatura${atCompany(facts)}` : `${facts.role}${atCompany(facts)}`,
    invitation: '¿hablamos?',
    greeting: () => 'Hola:',
    opening: (facts) =>
      facts.role === '' && facts.company === ''
        ? 'Te escribo por tu oferta'
        : `Te escribo por el puesto${ofRole(facts)}${atCompany(facts)}`,
    lead: (isMatch) =>
      isMatch
        ? 'Voy al grano. Esto es lo que ya he hecho y tiene que ver con lo que buscas:'
        : 'Voy al grano. Esto es parte de lo que he hecho:',
    quotes: 'Tal como está en mi CV:',
    skills(names, isAskedFor, isAlone) {
      const also = isAlone ? '' : ' además';
      return isAskedFor ? `De lo que pides, traigo${also} ${names}` : `Traigo${also} ${names}`;
    },
    education: (education) => `Mi base: ${education}`,
    closing: 'El detalle está en el CV que adjunto. Si te encaja, ¿hablamos un rato esta semana?',
    farewell: 'Un saludo,',
  },

  creative: {
    subject: (facts) =>
      `Un capítulo nuevo${atCompany(facts)}${facts.role === '' ? '' : `: ${facts.role}`}`,
    hookSubject: (hook) => `«${hook}»: así empieza esto`,
    hook: beginWithCapital,
    chapter: (employer) => `Es mi capítulo ${inOrganisation(employer)}`,
    next: (facts, isPlaced) =>
      `${isPlaced ? 'Lo siguiente' : 'El siguiente'} me gustaría escribirlo desde el puesto${ofRole(facts)}${atCompany(facts)}`,
    wish: (wish) => `De tu oferta me quedo con una frase: «${wish}». Por ahí va lo mío.`,
    beginWithWish: (facts) =>
      `Empiezo por tu oferta y no por mí: «${facts.wish}». Por eso quiero el puesto${ofRole(facts)}${atCompany(facts)}`,
    beginWithWill: (facts) =>
      `Empiezo por lo que quiero: el puesto${ofRole(facts)}${atCompany(facts)}. Y sigo por lo que traigo`,
    more: (told) => `Hay más: ${told}`,
    moreDone: (clause) => `Y hay más: ${clause}`,
    quotes: 'En el idioma de mi CV:',
    skills: (names, isAskedFor) =>
      isAskedFor
        ? `Aquí coinciden tu lista y mi experiencia: ${names}`
        : `Esto es lo que traigo: ${names}`,
    education: (education) => `Mi punto de partida: ${education}`,
    closing: 'La historia completa está en el CV que adjunto. ¿Por qué capítulo empiezo?',
    farewell: 'Hasta pronto,',
  },
};
