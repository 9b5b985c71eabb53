/** `{skill}` is what is practised, `{place}` where. Two for every field, so that two gaps do not get one text. */
interface ProjectText {
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
      'Elige un problema que se repita {place}, escribe causas, opciones y datos en una página y decide con quien corresponda. Así se ve {skill}.',
    ),
  ],
  'self-management': [
    text(
      'Ocho semanas de registro: {skill}',
      'Planifica cada lunes tus tres tareas principales {place}, revisa el viernes qué salió y ajusta. Al final tendrás ejemplos de {skill} para una entrevista.',
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
      'Choose a procedure that gets repeated {place}, write it down step by step using {skill} and measure how many days it took before and after.',
    ),
    text(
      'A guide to {skill} for the office',
      'Prepare a two-page guide to {skill} {place}, with templates. Try it with a colleague and improve it with their questions.',
    ),
  ],
  agriculture: [
    text(
      'A test plot for {skill}',
      'Set aside a small plot {place} for {skill} over a whole season and compare yield, water and cost with the rest.',
    ),
    text(
      'A field notebook on {skill}',
      'For eight weeks keep a notebook with dates, photos and the results of what you do {place} in {skill}.',
    ),
  ],
  'care-services': [
    text(
      'A support plan based on {skill}',
      'With permission and no personal data, write a support plan {place} in which {skill} comes first and review it after four weeks.',
    ),
    text(
      'A hands-on session on {skill}',
      'Prepare and give a one-hour session on {skill} {place} for the team or the families and ask what they’d change.',
    ),
  ],
  construction: [
    text(
      'Document a job with {skill}',
      'Choose a job {place} that needs {skill}: measure, take photos before, during and after, and note the materials, the hours and what you’d do again.',
    ),
    text(
      'A method sheet for {skill}',
      'Write one page on {skill} with steps, checks and risks, use it {place} and ask the most experienced person to correct it.',
    ),
  ],
  data: [
    text(
      'An open analysis with {skill}',
      'Take a public data set, answer one precise question with {skill} and publish the notebook with your decisions.',
    ),
    text(
      'A report someone uses, made with {skill}',
      'Ask {place} which number people look for every week, build it with {skill} from start to finish and hand it over with a one-page explanation.',
    ),
  ],
  'design-media': [
    text(
      'A portfolio piece with {skill}',
      'Set yourself a realistic brief, solve it with {skill} and show the process in your portfolio: the brief, what you tried, what you dropped and the result.',
    ),
    text(
      'Redesign something that already exists with {skill}',
      'Pick a public piece you’d improve, redo it with {skill} and explain every decision on one page.',
    ),
  ],
  education: [
    text(
      'A teaching unit with {skill}',
      'Design a two-week unit with {skill} at its centre, teach it {place} and use a rubric to see what the group learnt.',
    ),
    text(
      'Watch and try {skill}',
      'Watch someone who is good at {skill}, try just one of their methods {place} for a month and note what works and what doesn’t.',
    ),
  ],
  engineering: [
    text(
      'A complete calculation with {skill}',
      'Choose a machine or a part {place}, work out the whole calculation or model with {skill} and ask someone experienced to review it.',
    ),
    text(
      'A measured improvement with {skill}',
      'Find a loss of time, material or energy {place}, propose a change based on {skill} and measure before and after.',
    ),
  ],
  finance: [
    text(
      'A complete {skill} case',
      'Using a company’s public accounts, work through a {skill} case from start to finish and write one page of conclusions and open questions.',
    ),
    text(
      'Review a process with {skill}',
      'Choose a month-end close, a reconciliation or a report {place}, redo it with {skill} and note the errors avoided and the hours saved.',
    ),
  ],
  health: [
    text(
      'A clinical session on {skill}',
      'Prepare a 30-minute session on {skill} {place} from a current guideline, present it to the team and write down what you agree on.',
    ),
    text(
      'A small improvement project: {skill}',
      'For two weeks, measure one indicator of {skill} {place}. Agree on a change and measure again two weeks later, without patient data.',
    ),
  ],
  hospitality: [
    text(
      'A trial week with {skill}',
      'Choose a service {place} and use {skill} for a week. Note times, waste or comments and compare them with the week before.',
    ),
    text(
      'A menu or service proposal with {skill}',
      'Prepare a proposal {place} that shows {skill}, with costs or steps. Try it with the team and adjust it.',
    ),
  ],
  'human-resources': [
    text(
      'A people process with {skill}',
      'Design a small process {place} (an onboarding, a selection, a review) in which {skill} comes first and ask the people who went through it what they thought.',
    ),
    text(
      'A short report with {skill}',
      'Gather data {place}, without names, study it with {skill} and propose two decisions on one page.',
    ),
  ],
  industry: [
    text(
      'A sample piece: {skill}',
      'Make a sample piece {place} that shows {skill}, with measurements, times and photos, and ask the most experienced person to assess it.',
    ),
    text(
      'Improve a workstation with {skill}',
      'Choose a workstation {place}, use {skill} to reduce stoppages, defects or risks and show the numbers before and after.',
    ),
  ],
  law: [
    text(
      'An opinion on {skill}',
      'Take a published case, write a four-page opinion on {skill} citing statute and case law, and ask a colleague to correct it.',
    ),
    text(
      'Templates and a checklist for {skill}',
      'Prepare a template and a checklist for {skill} {place}, use them on three matters and fix what didn’t work.',
    ),
  ],
  logistics: [
    text(
      'Measure a flow with {skill}',
      'Follow an order or a route {place} from end to end, use {skill} and work out what you’d change in time, miles or errors.',
    ),
    text(
      'A pilot of {skill}',
      'Agree on a two-week trial of {skill} {place} in one small area and present the results on one page.',
    ),
  ],
  management: [
    text(
      'A small project with {skill}',
      'Ask for a six-week project {place} with a goal, a budget and a date, run it with {skill} and finish with a page of lessons.',
    ),
    text(
      'A plan for {skill} in one area',
      'Write a three-month plan {place} based on {skill}, with three indicators, and review it every month with the person who decides.',
    ),
  ],
  'public-service': [
    text(
      'A practice case: {skill}',
      'Work through a mock case in {skill} on paper, under the rules in force, and compare it with a published decision.',
    ),
    text(
      'Improve a service with {skill}',
      'Choose a public service {place}, use {skill} to make it clearer or faster and measure the change.',
    ),
  ],
  'sales-marketing': [
    text(
      'A small campaign with {skill}',
      'Prepare a four-week campaign or action {place} with {skill}: a goal, a minimal budget and the numbers at the end.',
    ),
    text(
      'A case study with {skill}',
      'Choose a real product, work on its customer, message and price with {skill} and present it in five slides.',
    ),
  ],
  science: [
    text(
      'Your own protocol: {skill}',
      'Write and validate a protocol for {skill} {place}, repeat it three times and document the variation.',
    ),
    text(
      'Reproduce a result with {skill}',
      'Choose an article with open data, reproduce one of its charts with {skill} and publish what matches and what doesn’t.',
    ),
  ],
  software: [
    text(
      'A small application with {skill}',
      'Build a tool with {skill} that solves something {place}, with tests, a README and a version someone else can use.',
    ),
    text(
      'An open-source contribution with {skill}',
      'Find an open-source project that uses {skill}, fix a beginner’s issue and write down what the review taught you.',
    ),
  ],
  sport: [
    text(
      'A training cycle with {skill}',
      'Plan six weeks for a person or a group with {skill}, record the loads and how they felt, and assess the results at the end.',
    ),
    text(
      'A recorded {skill} session',
      'Give a {skill} session {place}, record it with permission and review it with someone experienced.',
    ),
  ],
  communication: [
    text(
      'A talk a month: {skill}',
      'Offer to give three ten-minute talks {place}. After each one, ask two people for one thing to improve and work on it for the next. That shows {skill}.',
    ),
  ],
  teamwork: [
    text(
      'A shared task: {skill}',
      'Propose a task {place} with someone from another team. At the end, write down together what each of you did well in {skill}.',
    ),
  ],
  leadership: [
    text(
      'Lead something small: {skill}',
      'Ask to coordinate a task {place} with two or three people for two months, with a weekly meeting and clear roles. Then ask what they think of your {skill}.',
    ),
    text(
      'Guide someone new: {skill}',
      'Offer to guide a newcomer {place} for two months with written goals, and use the time to practise {skill}.',
    ),
  ],
  thinking: [
    text(
      'A problem well explained: {skill}',
      'Choose a recurring problem {place}. Put the causes, options and data on one page and agree a decision with the person responsible. That shows {skill}.',
    ),
  ],
  'self-management': [
    text(
      'Eight weeks of notes: {skill}',
      'Every Monday, plan your three main tasks {place}. On Friday, look at what got done and adjust. By the end you’ll have examples of {skill} for an interview.',
    ),
  ],
  language: [
    text(
      'Do part of your work in {skill}',
      'Do part of your work in {skill}: an email, a report or a visit each week for three months, corrected by a native speaker.',
    ),
  ],
};

export const projectTexts = { es, en } as const;
