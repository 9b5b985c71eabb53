/** `{skill}` is what is practised, `{place}` where. Two for every field, so that two gaps do not get one text. */
export interface ProjectText {
  readonly title: string;
  readonly description: string;
}

type Texts = Readonly<Record<string, readonly ProjectText[]>>;

const text = (title: string, description: string): ProjectText => ({ title, description });

const es: Texts = {
  administration: [
    text(
      'Ordena un trámite con {skill}',
      'Elige un trámite que se repita {place}, escríbelo paso a paso aplicando {skill} y mide cuántos días tardaba antes y cuántos tarda después.',
    ),
    text(
      'Una guía de {skill} para tu oficina',
      'Prepara {place} una guía de dos páginas sobre {skill} con plantillas, pruébala con una compañera o un compañero y corrígela con sus dudas.',
    ),
  ],
  agriculture: [
    text(
      'Una parcela de prueba para {skill}',
      'Reserva {place} una parte pequeña para aplicar {skill} toda una campaña y compara rendimiento, agua y coste con el resto.',
    ),
    text(
      'Cuaderno de campo de {skill}',
      'Lleva durante ocho semanas un cuaderno con fechas, fotos y resultados de lo que haces {place} en {skill}.',
    ),
  ],
  'care-services': [
    text(
      'Un plan de apoyo centrado en {skill}',
      'Con permiso y sin datos personales, escribe {place} el plan de apoyo de una persona donde {skill} sea lo principal y revísalo a las cuatro semanas.',
    ),
    text(
      'Una sesión práctica de {skill}',
      'Prepara y da {place} una sesión de una hora sobre {skill} para el equipo o las familias, y recoge qué cambiarían.',
    ),
  ],
  construction: [
    text(
      'Documenta una obra con {skill}',
      'Elige un tajo {place} en el que intervenga {skill}: mide, haz fotos antes, durante y después, y anota materiales, horas y lo que repetirías.',
    ),
    text(
      'Ficha de ejecución de {skill}',
      'Escribe una ficha de una página sobre {skill} con pasos, controles y riesgos, úsala {place} y corrígela con quien más sepa.',
    ),
  ],
  data: [
    text(
      'Un análisis abierto con {skill}',
      'Toma un conjunto de datos de datos.gob.es, responde con {skill} a una pregunta concreta y publica el cuaderno con tus decisiones.',
    ),
    text(
      'Un informe que alguien use, hecho con {skill}',
      'Pregunta {place} qué cifra se busca cada semana, constrúyela con {skill} de principio a fin y entrégala con una página de explicación.',
    ),
  ],
  'design-media': [
    text(
      'Una pieza de porfolio con {skill}',
      'Hazte un encargo realista, resuélvelo con {skill} y enseña en el porfolio el proceso: encargo, pruebas, descartes y resultado.',
    ),
    text(
      'Rediseña algo que existe con {skill}',
      'Elige una pieza pública que mejorarías, rehazla aplicando {skill} y explica cada decisión en una página.',
    ),
  ],
  education: [
    text(
      'Una unidad didáctica con {skill}',
      'Diseña una unidad de dos semanas en la que {skill} sea el centro, llévala al aula {place} y recoge con una rúbrica qué aprendió el grupo.',
    ),
    text(
      'Observa y prueba {skill}',
      'Observa a alguien que domine {skill}, prueba {place} una sola cosa suya durante un mes y apunta qué funciona y qué no.',
    ),
  ],
  engineering: [
    text(
      'Un cálculo completo con {skill}',
      'Elige un equipo o una pieza {place}, desarrolla con {skill} el cálculo o el modelo entero y pide a alguien con experiencia que lo revise.',
    ),
    text(
      'Mejora medible con {skill}',
      'Busca {place} una pérdida de tiempo, material o energía, propón un cambio apoyado en {skill} y mide antes y después.',
    ),
  ],
  finance: [
    text(
      'Un caso completo de {skill}',
      'Con las cuentas públicas de una empresa, resuelve un caso de {skill} de principio a fin y redacta una página con conclusiones y dudas.',
    ),
    text(
      'Revisa un proceso con {skill}',
      'Elige {place} un cierre, una conciliación o un informe, rehazlo aplicando {skill} y anota errores evitados y horas ahorradas.',
    ),
  ],
  health: [
    text(
      'Sesión clínica sobre {skill}',
      'Prepara {place} una sesión de 30 minutos sobre {skill} a partir de una guía actual, preséntala al equipo y recoge acuerdos.',
    ),
    text(
      'Pequeño proyecto de mejora: {skill}',
      'Mide durante dos semanas {place} un indicador ligado a {skill}, acuerda un cambio y vuelve a medirlo dos semanas después, sin datos de pacientes.',
    ),
  ],
  hospitality: [
    text(
      'Una semana de prueba con {skill}',
      'Elige {place} un servicio y aplica {skill} durante una semana: anota tiempos, mermas o comentarios, y compara con la anterior.',
    ),
    text(
      'Una propuesta para la carta o el servicio con {skill}',
      'Prepara {place} una propuesta en la que se vea {skill}, con escandallo o pasos, pruébala con el equipo y ajústala.',
    ),
  ],
  'human-resources': [
    text(
      'Un proceso de personas con {skill}',
      'Diseña un proceso pequeño {place} (una acogida, una selección, una evaluación) donde {skill} sea lo principal y pregunta a quien lo vivió.',
    ),
    text(
      'Un informe corto de {skill}',
      'Reúne datos {place}, sin nombres, analízalos con {skill} y propone dos decisiones en una página.',
    ),
  ],
  industry: [
    text(
      'Una pieza o un trabajo de muestra: {skill}',
      'Haz {place} un trabajo de muestra en el que se vea {skill}, con medidas, tiempos y fotos, y pide una valoración a quien más sepa.',
    ),
    text(
      'Una mejora de puesto con {skill}',
      'Elige {place} un puesto, aplica {skill} para reducir paradas, defectos o riesgos y enseña las cifras de antes y después.',
    ),
  ],
  law: [
    text(
      'Un dictamen sobre {skill}',
      'Toma un supuesto publicado, redacta un dictamen de cuatro páginas de {skill} con norma y jurisprudencia, y pide que alguien del despacho lo corrija.',
    ),
    text(
      'Modelos y lista de control de {skill}',
      'Prepara {place} un modelo y una lista de control de {skill}, úsalos en tres asuntos y mejóralos con lo que falló.',
    ),
  ],
  logistics: [
    text(
      'Mide un flujo con {skill}',
      'Sigue {place} un pedido o una ruta de punta a punta, aplica {skill} y calcula qué cambiarías en tiempo, kilómetros o errores.',
    ),
    text(
      'Prueba piloto de {skill}',
      'Acuerda {place} una prueba de dos semanas con {skill} en una zona pequeña y presenta los resultados en una página.',
    ),
  ],
  management: [
    text(
      'Un proyecto pequeño con {skill}',
      'Pide {place} un proyecto de seis semanas con objetivo, presupuesto y fecha, llévalo aplicando {skill} y cierra con una página de lecciones.',
    ),
    text(
      'Un plan de {skill} para un área',
      'Escribe {place} un plan de un trimestre centrado en {skill}, con tres indicadores, y revísalo cada mes con quien decide.',
    ),
  ],
  'public-service': [
    text(
      'Un expediente de práctica: {skill}',
      'Resuelve sobre papel un expediente o un supuesto de {skill} con la norma vigente y compáralo con una resolución publicada.',
    ),
    text(
      'Mejora de un servicio con {skill}',
      'Elige {place} un servicio a la ciudadanía, aplica {skill} para hacerlo más claro o más rápido y mide el cambio.',
    ),
  ],
  'sales-marketing': [
    text(
      'Una campaña pequeña con {skill}',
      'Prepara {place} una campaña o una acción de cuatro semanas con {skill}, con objetivo, presupuesto mínimo y cifras al final.',
    ),
    text(
      'Un caso contado con {skill}',
      'Elige un producto real, trabaja con {skill} su cliente, su mensaje y su precio, y preséntalo en cinco diapositivas.',
    ),
  ],
  science: [
    text(
      'Un protocolo propio de {skill}',
      'Escribe y valida {place} un protocolo de {skill}, repítelo tres veces y documenta la variación.',
    ),
    text(
      'Reproduce un resultado con {skill}',
      'Elige un artículo con datos abiertos, reproduce con {skill} una figura y publica qué coincide y qué no.',
    ),
  ],
  software: [
    text(
      'Una aplicación pequeña con {skill}',
      'Construye con {skill} una herramienta que resuelva algo {place}, con pruebas, un README y una versión que otra persona pueda usar.',
    ),
    text(
      'Una aportación abierta con {skill}',
      'Busca un proyecto de código abierto que use {skill}, arregla una incidencia para principiantes y cuenta qué aprendiste en la revisión.',
    ),
  ],
  sport: [
    text(
      'Un ciclo de entrenamiento con {skill}',
      'Planifica seis semanas para una persona o un grupo aplicando {skill}, registra cargas y sensaciones y evalúa al final.',
    ),
    text(
      'Una sesión grabada de {skill}',
      'Da {place} una sesión de {skill}, grábala con permiso y revísala con alguien con experiencia.',
    ),
  ],
  communication: [
    text(
      'Una presentación al mes: {skill}',
      'Ofrécete {place} a contar un tema en diez minutos tres veces, pide a dos personas una cosa que mejorar y trabájala hasta la siguiente: {skill}.',
    ),
  ],
  teamwork: [
    text(
      'Un encargo compartido: {skill}',
      'Propón {place} un encargo con alguien de otra área y acordad al final, por escrito, qué hizo bien cada parte en {skill}.',
    ),
  ],
  leadership: [
    text(
      'Dirige algo pequeño: {skill}',
      'Pide {place} coordinar durante dos meses una tarea con dos o tres personas, con reunión semanal y reparto claro, y pide su opinión sobre tu {skill}.',
    ),
    text(
      'Acompaña a alguien nuevo: {skill}',
      'Ofrécete {place} a acompañar dos meses a quien empieza, con objetivos escritos, y usa ese tiempo para practicar {skill}.',
    ),
  ],
  thinking: [
    text(
      'Un problema bien contado: {skill}',
      'Elige un problema que se repita {place}, escribe causas, opciones y datos en una página y decide con quien corresponda: así se ve {skill}.',
    ),
  ],
  'self-management': [
    text(
      'Ocho semanas de registro: {skill}',
      'Planifica cada lunes tus tres tareas principales {place}, revisa el viernes qué salió y ajusta; al final tendrás ejemplos de {skill} para una entrevista.',
    ),
  ],
  language: [
    text(
      'Trabaja una parte en {skill}',
      'Pasa a {skill} una parte de tu trabajo: un correo, un informe o una visita por semana durante tres meses, con corrección de alguien nativo.',
    ),
  ],
};

const en: Texts = {
  administration: [
    text(
      'Tidy up a procedure with {skill}',
      'Choose a procedure that keeps coming back {place}, write it down step by step using {skill}, and measure how many days it took before and after.',
    ),
    text(
      'A guide to {skill} for the office',
      'Prepare a two-page guide to {skill} {place}, with templates; try it with a colleague and mend it by their questions.',
    ),
  ],
  agriculture: [
    text(
      'A test plot for {skill}',
      'Set aside a small plot {place} for {skill} over a whole season, and compare yield, water and cost with the rest.',
    ),
    text(
      'A field notebook of {skill}',
      'For eight weeks keep a notebook with dates, photos and results of what you do {place} in {skill}.',
    ),
  ],
  'care-services': [
    text(
      'A support plan built on {skill}',
      'With permission and no personal data, write a support plan {place} in which {skill} comes first, and review it after four weeks.',
    ),
    text(
      'A hands-on session on {skill}',
      'Prepare and give a one-hour session on {skill} {place} for the team or the families, and ask what they would change.',
    ),
  ],
  construction: [
    text(
      'Document a job with {skill}',
      'Choose a job {place} that needs {skill}: measure, take photos before, during and after, and note materials, hours and what you would repeat.',
    ),
    text(
      'A method sheet for {skill}',
      'Write one page on {skill} with steps, checks and risks, use it {place}, and have the most experienced person correct it.',
    ),
  ],
  data: [
    text(
      'An open analysis with {skill}',
      'Take a public data set, answer one precise question with {skill}, and publish the notebook with your decisions.',
    ),
    text(
      'A report someone uses, made with {skill}',
      'Ask {place} which figure people look for every week, build it with {skill} from end to end, and hand it over with one page of explanation.',
    ),
  ],
  'design-media': [
    text(
      'A portfolio piece with {skill}',
      'Set yourself a realistic brief, solve it with {skill}, and show the process in your portfolio: brief, trials, what you dropped, result.',
    ),
    text(
      'Redesign something that exists with {skill}',
      'Pick a public piece you would improve, redo it with {skill}, and explain every decision on one page.',
    ),
  ],
  education: [
    text(
      'A teaching unit with {skill}',
      'Design a two-week unit with {skill} at its centre, teach it {place}, and use a rubric to see what the group learnt.',
    ),
    text(
      'Watch and try {skill}',
      'Watch someone who is good at {skill}, try one single thing of theirs {place} for a month, and note what works and what does not.',
    ),
  ],
  engineering: [
    text(
      'A complete calculation with {skill}',
      'Choose a machine or a part {place}, work out the whole calculation or model with {skill}, and have someone experienced review it.',
    ),
    text(
      'A measured improvement with {skill}',
      'Find a loss of time, material or energy {place}, propose a change built on {skill}, and measure before and after.',
    ),
  ],
  finance: [
    text(
      'A complete case of {skill}',
      'With the public accounts of a company, solve a case of {skill} from end to end and write one page of conclusions and doubts.',
    ),
    text(
      'Review a process with {skill}',
      'Choose a closing, a reconciliation or a report {place}, redo it with {skill}, and note errors avoided and hours saved.',
    ),
  ],
  health: [
    text(
      'A clinical session on {skill}',
      'Prepare a 30-minute session on {skill} {place} from a current guideline, present it to the team and write down what you agree on.',
    ),
    text(
      'A small improvement project: {skill}',
      'For two weeks measure one indicator of {skill} {place}, agree on a change, and measure again two weeks later, without patient data.',
    ),
  ],
  hospitality: [
    text(
      'A trial week with {skill}',
      'Choose a service {place} and use {skill} for a week: note times, waste or comments, and compare with the week before.',
    ),
    text(
      'A proposal for menu or service with {skill}',
      'Prepare a proposal {place} that shows {skill}, with costs or steps; try it with the team and adjust it.',
    ),
  ],
  'human-resources': [
    text(
      'A people process with {skill}',
      'Design a small process {place} (an onboarding, a selection, a review) in which {skill} comes first, and ask those who went through it.',
    ),
    text(
      'A short report on {skill}',
      'Gather data {place}, without names, analyse it with {skill}, and propose two decisions on one page.',
    ),
  ],
  industry: [
    text(
      'A sample piece: {skill}',
      'Make a sample piece {place} that shows {skill}, with measures, times and photos, and ask the most experienced person to judge it.',
    ),
    text(
      'Improve a workstation with {skill}',
      'Choose a workstation {place}, use {skill} to reduce stops, defects or risks, and show the figures before and after.',
    ),
  ],
  law: [
    text(
      'An opinion on {skill}',
      'Take a published case, write a four-page opinion on {skill} with statute and case law, and have a colleague correct it.',
    ),
    text(
      'Templates and a checklist for {skill}',
      'Prepare a template and a checklist for {skill} {place}, use them on three matters and mend what failed.',
    ),
  ],
  logistics: [
    text(
      'Measure a flow with {skill}',
      'Follow an order or a route {place} from end to end, use {skill}, and work out what you would change in time, miles or errors.',
    ),
    text(
      'A pilot of {skill}',
      'Agree on a two-week trial of {skill} {place} in one small area, and present the results on one page.',
    ),
  ],
  management: [
    text(
      'A small project with {skill}',
      'Ask for a six-week project {place} with a goal, a budget and a date, run it with {skill}, and close it with a page of lessons.',
    ),
    text(
      'A plan for {skill} in one area',
      'Write a plan for a quarter {place} built on {skill}, with three indicators, and review it every month with whoever decides.',
    ),
  ],
  'public-service': [
    text(
      'A practice file: {skill}',
      'Work through a file or a mock case of {skill} on paper with the rules in force, and compare it with a published decision.',
    ),
    text(
      'Improve a service with {skill}',
      'Choose a public service {place}, use {skill} to make it clearer or faster, and measure the change.',
    ),
  ],
  'sales-marketing': [
    text(
      'A small campaign with {skill}',
      'Prepare a four-week campaign or action {place} with {skill}: a goal, a minimal budget, and figures at the end.',
    ),
    text(
      'A case told with {skill}',
      'Choose a real product, work on its customer, message and price with {skill}, and present it in five slides.',
    ),
  ],
  science: [
    text(
      'A protocol of your own: {skill}',
      'Write and validate a protocol for {skill} {place}, repeat it three times and document the variation.',
    ),
    text(
      'Reproduce a result with {skill}',
      'Choose an article with open data, reproduce one figure with {skill}, and publish what agrees and what does not.',
    ),
  ],
  software: [
    text(
      'A small application with {skill}',
      'Build a tool with {skill} that solves something {place}, with tests, a README and a version someone else can use.',
    ),
    text(
      'An open contribution with {skill}',
      'Find an open-source project that uses {skill}, fix a beginner’s issue, and tell what the review taught you.',
    ),
  ],
  sport: [
    text(
      'A training cycle with {skill}',
      'Plan six weeks for a person or a group with {skill}, record loads and how they felt, and evaluate at the end.',
    ),
    text(
      'A recorded session of {skill}',
      'Give a session of {skill} {place}, record it with permission and review it with someone experienced.',
    ),
  ],
  communication: [
    text(
      'A talk a month: {skill}',
      'Offer {place} to explain a subject in ten minutes, three times; ask two people for one thing to improve and work on it until the next: {skill}.',
    ),
  ],
  teamwork: [
    text(
      'A shared task: {skill}',
      'Propose a task {place} with someone from another area, and agree in writing at the end what each did well in {skill}.',
    ),
  ],
  leadership: [
    text(
      'Lead something small: {skill}',
      'Ask {place} to coordinate a task with two or three people for two months, with a weekly meeting and clear shares, and ask for their view of your {skill}.',
    ),
    text(
      'Guide someone new: {skill}',
      'Offer {place} to guide a newcomer for two months with written goals, and use the time to practise {skill}.',
    ),
  ],
  thinking: [
    text(
      'A problem well told: {skill}',
      'Choose a problem that keeps coming back {place}, write causes, options and data on one page and decide with whoever has to: that shows {skill}.',
    ),
  ],
  'self-management': [
    text(
      'Eight weeks of notes: {skill}',
      'Every Monday plan your three main tasks {place}, look on Friday at what came out, and adjust; in the end you have examples of {skill} for an interview.',
    ),
  ],
  language: [
    text(
      'Do a part of your work in {skill}',
      'Move a part of your work into {skill}: an e-mail, a report or a visit a week for three months, corrected by a native speaker.',
    ),
  ],
};

export const projectTexts = { es, en } as const;
