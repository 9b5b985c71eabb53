import type { WeakPhrase } from '../catalog/weak-phrases';
import type { DocumentLanguage } from '../document/document-words';

/** An opening by its parts, where the table of phrases has it only in some persons and tenses. */
export interface DutyOpening {
  readonly phrase: WeakPhrase;
  readonly pattern: RegExp;
}

type Row = readonly [
  tense: WeakPhrase['tense'],
  deed: WeakPhrase['deed'],
  continuations: string,
  verbs: string,
  pattern: string,
];

const ES_BEFORE =
  '(?:(?:actualmente|además|también|asimismo|principalmente|fundamentalmente|básicamente|diariamente|habitualmente|posteriormente|después|allí|aquí|yo|en este puesto|durante este (?:tiempo|periodo)),? )*';
const ES_BEARER =
  '(?:como )?(?:el |la |(?:la )?persona |únic[oa] |máxim[oa] |principal )*(?:responsable|encargad[oa]|responsabilizad[oa])(?: principal| direct[oa]| últim[oa]| general| únic[oa]| también)? (?:de|del|en)';
const ES_DUTIES =
  '(?:entre )?(?:(?:mis|las|sus|algunas de mis) )?(?:principales |diversas |otras |diferentes )?(?:funciones|tareas|labores|responsabilidades|cometidos|obligaciones|competencias)(?: y (?:funciones|tareas|responsabilidades))?(?: principales| diarias| habituales| más destacadas| realizadas| desempeñadas| desarrolladas| en el puesto| del puesto| en este puesto| a realizar| a mi cargo)*';
const ES_ARE =
  '(?:son|eran|fueron|han sido|incluyen|incluían|incluyeron|consisten en|consistían en|consistieron en|se centraban en|se centran en|comprendían|comprenden|abarcaban|están|estaban|se encontraban|se encuentran|destacan|destacaban)';
const ES_WORK =
  'mi (?:trabajo|labor|función|tarea|rol|papel|cometido|puesto|día a día|responsabilidad|ocupación)(?: principal| diari[oa]| allí| aquí)*';
const ES_DO =
  '(?:realización de|desempeño de|ejecución de|desarrollo de|realizar|realizando|realicé|realizaba|realizo|hacer|haciendo|hice|hacía|hago|desempeñar|desempeñando|desempeñé|desempeñaba|desempeño|desarrollar|desarrollé|desarrollaba|ejecutar|ejecuté|llevar a cabo|llevé a cabo|llevaba a cabo|efectuar|efectué|efectuaba)';
const ES_TASKS =
  '(?:todo tipo de |toda clase de |diversas |varias |distintas |diferentes |las |otras |múltiples )*(?:tareas|funciones|labores|trabajos|actividades|gestiones)(?: propias| habituales| varias| diversas| generales| básicas)* (?:de|del|como|relacionadas con|relativas a|relacionados con)';

const spanish: readonly Row[] = [
  [
    'present',
    'own',
    'noun, infinitive',
    'manage, coordinate, supervise',
    `(?:soy|estoy) ${ES_BEARER}`,
  ],
  [
    'past',
    'own',
    'noun, infinitive',
    'manage, coordinate, supervise',
    `(?:era|fui|estaba|estuve|he sido|había sido|quedé) ${ES_BEARER}`,
  ],
  ['untensed', 'own', 'noun, infinitive', 'manage, coordinate, supervise', ES_BEARER],
  [
    'past',
    'own',
    'noun, infinitive',
    'manage, supervise',
    '(?:me|se) (?:encargu?[éó]|encargaba|ocup[éó]|ocupaba|dediqu?[éó]|dedicó|dedicaba|responsabilic[éó]|responsabilizaba|ha encargado|he encargado|he ocupado|ha ocupado|he dedicado) (?:de|del|al?|en)',
  ],
  [
    'present',
    'own',
    'noun, infinitive',
    'manage, supervise',
    '(?:me|se) (?:encarg[oa]|ocup[oa]|dedic[oa]|responsabiliz[oa]) (?:de|del|al?|en)',
  ],
  [
    'untensed',
    'own',
    'noun, infinitive',
    'manage, supervise',
    '(?:encargarse|encargarme|ocuparse|ocuparme|encargándome|encargándose) (?:de|del)',
  ],
  [
    'untensed',
    'own',
    'noun, infinitive',
    'manage, carry-out',
    `${ES_DUTIES} ${ES_ARE}(?: tales como| las siguientes| la| las| los| el)?(?: de(?= \\p{L}+(?:[aei]r|ción)\\b))?:?`,
  ],
  ['untensed', 'own', 'noun, infinitive', 'manage, carry-out', `${ES_DUTIES}(?: de(?= .*:))?:`],
  [
    'untensed',
    'own',
    'noun, infinitive',
    'manage, carry-out',
    `${ES_WORK} (?:es|era|fue|ha sido|consiste en|consistía en|consistió en|se centraba en|se centra en|incluía|incluye):?`,
  ],
  ['untensed', 'own', 'noun, infinitive', 'carry-out', `${ES_DO} ${ES_TASKS}`],
  [
    'past',
    'own',
    'infinitive',
    'carry-out',
    '(?:tenía la (?:obligación|responsabilidad|tarea|función|oportunidad)|tuve la (?:oportunidad|suerte|responsabilidad|ocasión)|he tenido la oportunidad|tenía|tuve|debía|solía|me tocaba|me tocó|me hacían|me mandaban|me permitió|pude|podía|se me (?:encargó|asignó|encomendó)|procedí a)(?: que| de| a)?',
  ],
  [
    'present',
    'own',
    'infinitive',
    'carry-out',
    '(?:tengo que|debo|suelo|me toca|tengo la (?:responsabilidad|tarea|función) de)',
  ],
  [
    'untensed',
    'own',
    'noun, infinitive',
    'manage, supervise',
    '(?:a|al) (?:cargo|frente|mando) (?:de|del)',
  ],
  [
    'past',
    'own',
    'noun, infinitive',
    'manage, supervise',
    '(?:estuve|estaba) (?:a|al) (?:cargo|frente|mando) (?:de|del)',
  ],
  ['past', 'own', 'noun', 'manage', '(?:llevaba|llevé|gestionaba|gestioné)(?: todo)? el tema de'],
  ['untensed', 'own', 'noun', 'manage', '(?:llevar|gestionar)(?: todo)? el tema de'],
  [
    'untensed',
    'own',
    'noun',
    'manage',
    'todo lo (?:relacionado con|referente a|relativo a|que tenía que ver con)',
  ],
  [
    'untensed',
    'own',
    'noun',
    'serve, liaise',
    '(?:trato|contacto|relación|comunicación|interlocución)(?: direct[oa]| diari[oa]| continu[oa]| constante| permanente| fluid[oa])+ con',
  ],
  ['past', 'own', 'noun', 'undertake', '(?:llevé|llevaba) a cabo'],
  ['untensed', 'own', 'noun', 'undertake', '(?:llevar a cabo|efectuar|efectuando|llevando a cabo)'],
  ['past', 'own', 'noun', 'undertake', '(?:efectué|efectuaba)'],
  [
    'untensed',
    'shared',
    'noun, infinitive',
    'collaborate',
    '(?:apoyo|ayuda|colaboración|participación|soporte|implicación)(?: activa| directa| puntual| continua| constante| diaria| ocasional| general)? (?:en|con)',
  ],
  [
    'past',
    'shared',
    'noun, infinitive',
    'collaborate',
    '(?:ayudé|ayudaba|apoyé|apoyaba|participé|participaba|participó|intervine|eché una mano|echaba una mano|asistí|tomé parte)(?: activamente| puntualmente| también)? (?:en|con)',
  ],
  [
    'present',
    'shared',
    'noun, infinitive',
    'collaborate',
    '(?:ayudo|apoyo|participo|intervengo)(?: activamente| también)? (?:en|con)',
  ],
  [
    'untensed',
    'shared',
    'noun, infinitive',
    'collaborate',
    '(?:ayudar|apoyar|participar|intervenir|ayudando|apoyando|participando|echar una mano)(?: activamente| puntualmente)? (?:en|con)',
  ],
  ['untensed', 'shared', 'infinitive', 'contribute', '(?:ayuda|ayudar|ayudando|apoyo) a'],
  ['past', 'shared', 'infinitive', 'contribute', '(?:ayudé|ayudaba) a'],
  [
    'untensed',
    'shared',
    'noun',
    'support',
    '(?:apoyo|ayuda|asistencia|soporte|dar apoyo|dando apoyo|dar soporte|dando soporte|dar ayuda|prestar apoyo|prestar ayuda|prestar soporte|ofrecer apoyo|brindar apoyo|brindar soporte|ayudar|ayudando)(?: administrativo| técnico| logístico| general)? a',
  ],
  [
    'past',
    'shared',
    'noun',
    'support',
    '(?:di|daba|presté|prestaba|brindé|brindaba|ofrecí|ofrecía) (?:apoyo|soporte|ayuda|asistencia) a',
  ],
  ['past', 'shared', 'noun', 'support', '(?:ayudé|ayudaba) a'],
];

const EN_BEFORE =
  '(?:(?:currently|also|mainly|primarily|additionally|there|here|in this role|in this position),? )*';
const EN_BEARER =
  '(?:currently |also |solely |fully |directly |mainly |primarily |ultimately |personally |partly |jointly |the person |(?:the )?one )*(?:responsible for|in charge of|accountable for|tasked with|charged with|entrusted with)';
const EN_DUTIES =
  '(?:(?:my|the|main|key|primary|core|daily|general|job|day-to-day|other|principal|typical|regular|some of my) )*(?:duties(?: and responsibilities)?|responsibilities(?: and duties)?|tasks|role|job|work|position|functions)(?: there| here)?';
const EN_ARE =
  '(?:was|were|is|are|includes?|included|involves?|involved|consists? of|consisted of|entails?|entailed|comprised|focused on|centred on|have been|has been)';

const english: readonly Row[] = [
  ['present', 'own', 'noun, gerund', 'manage, supervise', `(?:I am|I'm|am) ${EN_BEARER}`],
  [
    'past',
    'own',
    'noun, gerund',
    'manage, supervise',
    `(?:I was|was|were|I have been|have been|I had been) ${EN_BEARER}`,
  ],
  ['untensed', 'own', 'noun, gerund', 'manage, supervise', EN_BEARER],
  [
    'untensed',
    'own',
    'noun, gerund, infinitive',
    'manage, carry-out',
    `${EN_DUTIES} ${EN_ARE}(?:,? but (?:was|were|are|is)? ?not limited to)?,?:?(?: things like| such things as)?`,
  ],
  ['untensed', 'own', 'noun, gerund', 'manage, carry-out', `${EN_DUTIES}:`],
  [
    'past',
    'own',
    'noun, gerund',
    'carry-out',
    '(?:carried out|performed|undertook|did|completed|handled)(?: all| various| general| different| a variety of| several)? (?:duties|tasks|work|activities)(?: such as| including| related to| like|:)',
  ],
  [
    'past',
    'own',
    'infinitive',
    'carry-out',
    '(?:I )?(?:had to|used to|was able to|was required to|was asked to|was expected to|needed to|got to|was allowed to|was assigned to|managed to|was given the (?:opportunity|chance|task|responsibility) to|had the (?:opportunity|chance|pleasure|privilege) to|would(?! like))',
  ],
  [
    'past',
    'own',
    'gerund, noun',
    'manage',
    '(?:I )?(?:was given the (?:task|responsibility|job) of|had the (?:task|responsibility|job|pleasure) of|was given responsibility for|took responsibility for)',
  ],
  [
    'past',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:I )?(?:helped|assisted|aided|helped out|lent a hand|pitched in)(?: out)? (?:with|in|on)',
  ],
  [
    'untensed',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:help|helping|assist|assisting|helping out|help out) (?:with|in)',
  ],
  [
    'past',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:I )?(?:was |got |became )?(?:heavily |actively |closely |directly |deeply )?involved (?:in|with)',
  ],
  [
    'untensed',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:heavily |actively |closely |directly |deeply )?(?:involved (?:in|with)|involvement in)',
  ],
  [
    'past',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:I )?(?:took part in|participated in|actively participated in|was instrumental in|played an? (?:\\p{Ll}+ )?(?:part|role) in|had a (?:hand|part|role) in)',
  ],
];

function compile(
  rows: readonly Row[],
  language: DocumentLanguage,
  before: string,
): readonly DutyOpening[] {
  return rows.map(([tense, deed, continuations, verbs, source]) => {
    // "Responsable del almacén": the article is part of what follows.
    const words = source
      .replace(/\(\?:de\|del\|al\?\|en\)$/, '(?:de|a|en)(l)?')
      .replace(/\(\?:de\|del\|en\)$/, '(?:de|en)(l)?')
      .replace(/\(\?:de\|del\)$/, 'de(l)?')
      .replace(/ a$/, ' a(l)?')
      .replace(/ de$/, ' de(l)?');
    const pattern = new RegExp(
      `^${before}${words === source ? `${source}()` : words}(?: +|(?<=:))(?=\\S)`,
      'iu',
    );
    const list = (text: string) => text.split(', ');
    return {
      pattern,
      phrase: {
        phrase: nameOpening(source, deed),
        language,
        tense,
        deed,
        continuations: list(continuations).filter(
          (name) => name === 'noun' || name === 'infinitive' || name === 'gerund',
        ),
        verbs: list(verbs),
      },
    };
  });
}

/** The plainest opening of the same kind: what follows is read as it would be after that one. */
function nameOpening(source: string, deed: WeakPhrase['deed']): string {
  if (source.startsWith(EN_DUTIES) || /duties\|tasks/.test(source)) return 'Duties included';
  if (deed === 'shared') return / a$/.test(source) ? 'Apoyo a' : 'Apoyo en';
  if (/a cabo|efectu/.test(source) && !source.startsWith(ES_DO)) return 'Llevar a cabo';
  return source.startsWith(ES_DUTIES) || source.startsWith(ES_WORK) || source.startsWith(ES_DO)
    ? 'Mis funciones'
    : 'Responsable de';
}

export const dutyOpenings: Readonly<Record<DocumentLanguage, readonly DutyOpening[]>> = {
  es: compile(spanish, 'es', ES_BEFORE),
  en: compile(english, 'en', EN_BEFORE),
};
