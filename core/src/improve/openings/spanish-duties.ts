import type { DutyRow } from './duty-row';

/** What may be before an opening. */
export const spanishBefore =
  '(?:(?:actualmente|además|también|asimismo|principalmente|fundamentalmente|básicamente|diariamente|habitualmente|posteriormente|después|allí|aquí|yo|en este puesto|durante este (?:tiempo|periodo)),? )*';
const ES_BEARER =
  '(?:como )?(?:el |la |persona |únic[oa] |máxim[oa] |principal )*(?:responsable|encargad[oa]|responsabilizad[oa])(?: principal| direct[oa]| últim[oa]| general| únic[oa]| también)? (?:de|del|en)';
export const ES_DUTIES =
  '(?:entre )?(?:(?:mis|las|sus|algunas de mis) )?(?:principales |diversas |otras |diferentes )?(?:funciones|tareas|labores|responsabilidades|cometidos|obligaciones|competencias)(?: y (?:funciones|tareas|responsabilidades))?(?: principales| diarias| habituales| más destacadas| realizadas| desempeñadas| desarrolladas| en el puesto| del puesto| en este puesto| a realizar| a mi cargo)*';
const ES_ARE =
  '(?:son|eran|fueron|han sido|incluyen|incluían|incluyeron|consisten en|consistían en|consistieron en|se centraban en|se centran en|comprendían|comprenden|abarcaban|está|estaba|están|estaban|figura|figuraba|figuran|figuraban|se encontraban|se encuentran|destacan|destacaban)';
export const ES_WORK =
  'mi (?:trabajo|labor|función|tarea|rol|papel|cometido|puesto|día a día|responsabilidad|ocupación)(?: principal| diari[oa]| allí| aquí)*';
export const ES_DO =
  '(?:realización de|desempeño de|ejecución de|desarrollo de|realizar|realizando|realicé|realizaba|realizo|hacer|haciendo|hice|hacía|hago|desempeñar|desempeñando|desempeñé|desempeñaba|desempeño|desarrollar|desarrollé|desarrollaba|ejecutar|ejecuté|llevar a cabo|llevé a cabo|llevaba a cabo|efectuar|efectué|efectuaba)';
const ES_TASKS =
  '(?:todo tipo de |toda clase de |diversas |varias |distintas |diferentes |las |otras |múltiples )*(?:tareas|funciones|labores|trabajos|actividades|gestiones)(?: propias| habituales| varias| diversas| generales| básicas)* (?:de|del|como|relacionadas con|relativas a|relacionados con)';

export const spanishDuties: readonly DutyRow[] = [
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
    'past',
    'own',
    'noun, infinitive',
    'manage, supervise',
    '(?:asumí|asumía|he asumido|tuve|tenía|llevaba|llevé) (?:toda |plena )?(?:la )?(?:plena |total )?responsabilidad(?: total| completa| directa| última| íntegra| general)? (?:de|del)',
  ],
  [
    'past',
    'own',
    'noun',
    'manage, supervise',
    '(?:(?:tuve|tenía|llevaba) bajo mi (?:responsabilidad|cargo|mando|supervisión|tutela)(?: a)?|bajo mi (?:responsabilidad|cargo|mando|supervisión|tutela) (?:estaba|estaban|estuvo|estuvieron|quedaba|quedaban|tenía|tuve)(?: a)?)',
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
    '(?:ayudé|ayudaba|apoyé|apoyaba|participé|participaba|participó|eché una mano|echaba una mano|asistí|tomé parte)(?: activamente| puntualmente| también)? (?:en|con)',
  ],
  [
    'present',
    'shared',
    'noun, infinitive',
    'collaborate',
    '(?:ayudo|apoyo|participo)(?: activamente| también)? (?:en|con)',
  ],
  [
    'untensed',
    'shared',
    'noun, infinitive',
    'collaborate',
    '(?:ayudar|apoyar|participar|ayudando|apoyando|participando|echar una mano)(?: activamente| puntualmente)? (?:en|con)',
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
