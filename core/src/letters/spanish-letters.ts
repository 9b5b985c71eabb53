import type { LetterKind } from '../assistant/letters-task';
import type { LetterAchievement, LetterFacts } from './letter-facts';
import {
  capitalise,
  chooseSubject,
  endSentence,
  groupByEmployer,
  joinParagraphs,
  joinTold,
  type LetterText,
  listItem,
  listOtherSkills,
  nameEmployersOnce,
  withEmployer,
  writeSignature,
} from './letter-layout';

const list = new Intl.ListFormat('es');

export function writeSpanishLetter(kind: LetterKind, facts: LetterFacts): LetterText {
  const writers = { formal: writeFormal, startup: writeStartup, creative: writeCreative };
  return writers[kind](facts);
}

const atCompany = ({ company }: LetterFacts) => (company === '' ? '' : ` en ${company}`);
const ofRole = ({ role }: LetterFacts) => (role === '' ? '' : ` de ${role}`);

/** Usted, whole sentences, the order of a letter on paper. */
function writeFormal(facts: LetterFacts): LetterText {
  const { company, name, skills, education } = facts;
  const subject = `Candidatura al puesto${ofRole(facts)}${atCompany(facts)}`;
  const asked = facts.isAskedFor ? 'Entre lo que solicitan, puedo aportar' : 'Puedo aportar';
  return {
    subject: name === '' ? subject : `${subject}: ${name}`,
    body: joinParagraphs([
      company === '' ? 'Estimado equipo de selección:' : `Estimado equipo de ${company}:`,
      joinTold([
        `Me dirijo a ustedes para presentar mi candidatura al puesto${ofRole(facts)} que han publicado.`,
        tellPost(facts),
      ]),
      ...tellDeeds(facts),
      joinTold([
        skills.length === 0 ? '' : endSentence(`${asked} ${list.format(skills)}`),
        education === '' ? '' : endSentence(`Mi formación: ${education}`),
      ]),
      'Adjunto mi currículum y quedo a su disposición para una entrevista en la que ampliar cualquiera de estos puntos. Les agradezco de antemano su atención.',
      writeSignature('Atentamente,', facts),
    ]),
  };
}

function tellPost({ post: { title, employer, isCurrent } }: LetterFacts): string {
  if (title !== '' && employer !== '') {
    return isCurrent
      ? endSentence(`En la actualidad trabajo en ${employer}, en el puesto de ${title}`)
      : endSentence(`Mi puesto más reciente ha sido el de ${title}, en ${employer}`);
  }
  if (employer !== '')
    return isCurrent
      ? endSentence(`En la actualidad trabajo en ${employer}`)
      : endSentence(`Mi experiencia más reciente es en ${employer}`);
  return title === '' ? '' : endSentence(`Mi experiencia es en el puesto de ${title}`);
}

/** One after the other, where it was when it changes; what is not told with a verb goes into a list. */
function tellDeeds({ achievements }: LetterFacts): readonly string[] {
  const told = groupByEmployer(achievements.filter(({ clause }) => clause !== null));
  const listed = achievements.filter(({ clause }) => clause === null);
  const sentences = told.map(({ clause, employer }, at) => {
    const isSame = at > 0 && told[at - 1]?.employer === employer;
    if (isSame) return endSentence(at === 1 ? `Además, ${clause}` : `También ${clause}`);
    return endSentence(employer === '' ? capitalise(clause ?? '') : `En ${employer}, ${clause}`);
  });
  const also = told.length === 0 ? 'lo siguiente' : 'también';
  const lines = nameEmployersOnce(listed).map((one) => listItem(withEmployer(one)));
  return [
    joinTold(sentences),
    lines.length === 0 ? '' : [`De mi trayectoria destaco ${also}:`, ...lines].join('\n'),
  ];
}

/** Tú, short, what is asked for against what was done. */
function writeStartup(facts: LetterFacts): LetterText {
  const { role, company, skills, achievements, education } = facts;
  const plain = role === '' ? `Mi candidatura${atCompany(facts)}` : `${role}${atCompany(facts)}`;
  const best = list.format(skills.slice(0, 3));
  const wanted = best === '' ? `${plain}: ¿hablamos?` : `${plain}: ${best}`;
  const isMatch = achievements.some(({ shows }) => shows !== '');
  return {
    subject: chooseSubject(wanted, plain),
    body: joinParagraphs([
      'Hola:',
      joinTold([
        role === '' && company === ''
          ? 'Te escribo por tu oferta.'
          : endSentence(`Te escribo por el puesto${ofRole(facts)}${atCompany(facts)}`),
        achievements.length === 0
          ? ''
          : isMatch
            ? 'Voy al grano: esto es lo que ya he hecho y tiene que ver con lo que buscas.'
            : 'Voy al grano, con hechos:',
      ]),
      nameEmployersOnce(groupByEmployer(achievements))
        .map((one) => listItem(labelDeed(one)))
        .join('\n'),
      joinTold([
        tellOtherSkills(facts),
        achievements.length === 0 && education !== '' ? endSentence(`Mi base: ${education}`) : '',
      ]),
      'El detalle está en el CV que adjunto. Si te encaja, ¿hablamos un rato esta semana?',
      writeSignature('Un saludo,', facts),
    ]),
  };
}

function tellOtherSkills(facts: LetterFacts): string {
  const others = listOtherSkills(facts);
  if (others.length === 0) return '';
  const also = facts.achievements.length === 0 ? '' : ' además';
  const asked = facts.isAskedFor ? `De lo que pides, traigo${also}` : `Traigo${also}`;
  return endSentence(`${asked} ${list.format(others)}`);
}

function labelDeed(deed: LetterAchievement): string {
  const { clause, line, shows } = deed;
  const told = withEmployer({ ...deed, line: clause ?? line });
  const isSaid = shows === '' || line.toLowerCase().startsWith(shows.toLowerCase());
  return isSaid ? capitalise(told) : `${capitalise(shows)}: ${told}`;
}

/** Tú, begins with a deed or with the posting's own words, ends with a question. */
function writeCreative(facts: LetterFacts): LetterText {
  const { role, achievements, education, wish } = facts;
  const hook = achievements.find(({ clause }) => clause !== null);
  const [, second] = nameEmployersOnce([
    ...(hook === undefined ? [] : [hook]),
    ...achievements.filter((one) => one !== hook),
  ]);
  const plain = `Un capítulo nuevo${atCompany(facts)}${role === '' ? '' : `: ${role}`}`;
  const wanted =
    hook === undefined ? plain : `«${capitalise(hook.clause ?? '')}»: así empieza esto`;
  return {
    subject: chooseSubject(wanted, plain),
    body: joinParagraphs([
      hook === undefined ? openWithPosting(facts) : openWithDeed(hook, facts),
      hook !== undefined && wish !== ''
        ? `De tu oferta me quedo con una frase: «${wish}». Es la razón de que te escriba.`
        : '',
      second === undefined
        ? ''
        : endSentence(
            `Hay más: ${withEmployer({ ...second, line: second.clause ?? second.line })}`,
          ),
      joinTold([
        drawMap(facts),
        achievements.length === 0 && education !== ''
          ? endSentence(`Mi punto de partida: ${education}`)
          : '',
      ]),
      'La historia completa está en el CV que adjunto. ¿Por qué capítulo empiezo?',
      writeSignature('Hasta pronto,', facts),
    ]),
  };
}

function drawMap({ skills, isAskedFor }: LetterFacts): string {
  if (skills.length < 2) return '';
  if (!isAskedFor) return endSentence(`En la mochila llevo ${list.format(skills)}`);
  return endSentence(
    `Si esto fuera un mapa, estos serían los puntos en común: ${list.format(skills)}`,
  );
}

function openWithDeed({ clause, employer }: LetterAchievement, facts: LetterFacts): string {
  const isPlaced = employer === '' || clause?.includes(employer) === true;
  return joinTold([
    endSentence(capitalise(clause ?? '')),
    isPlaced ? '' : endSentence(`Es mi capítulo en ${employer}`),
    endSentence(
      `${isPlaced ? 'Lo siguiente' : 'El siguiente'} me gustaría escribirlo desde el puesto${ofRole(facts)}${atCompany(facts)}`,
    ),
  ]);
}

function openWithPosting(facts: LetterFacts): string {
  const { wish } = facts;
  const place = `el puesto${ofRole(facts)}${atCompany(facts)}`;
  return wish === ''
    ? `${endSentence(`Empiezo por lo que quiero: ${place}`)} Y sigo por lo que traigo.`
    : endSentence(`Empiezo por tu oferta y no por mí: «${wish}». Por eso quiero ${place}`);
}
