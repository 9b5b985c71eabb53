/**
 * Words that praise without telling anything, and words that hide what was done. `@` matches the endings of gender and number
 * ("proactiv@": proactivo, proactivas), `*` for the rest of the item up to the next comma or "y"; the lines are patterns.
 */
export interface EmptyWords {
  /** Adjectives of character. */
  readonly traits: readonly string[];
  /** Adjectives that praise only beside another one: "paciente" and "patient" are people too. */
  readonly shyTraits: readonly string[];
  /** Things one claims to have. */
  readonly claims: readonly string[];
  /** Degrees that are before a trait or a claim. */
  readonly degrees: readonly string[];
  /** Adjectives that go while their noun stays: "amplia experiencia". */
  readonly praise: readonly string[];
  /** Ends of a list that name nothing. */
  readonly listEnds: readonly string[];
  /** What hides the work: "tareas varias". */
  readonly vague: readonly string[];
  /** Vague amounts: "several", "varios". */
  readonly amounts: readonly string[];
  /** Adjectives that praise the work: "gestión exitosa". */
  readonly boasts: readonly string[];
  /** Words that say nothing when a sentence has no others. */
  readonly hollow: readonly string[];
}

const words = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const spanish: EmptyWords = {
  traits: words(`
proactiv@|dinámic@|trabajadora?(?! (?:social|autónom))|resolutiv@|polivalente|multitarea|multifuncional|organizad@|comprometid@(?: con *)?|motivad@|entusiasta|puntual|honest@|honrad@
sociable|empátic@|creativ@|innovador(?:a|es|as)?|versátil|flexible|adaptable|perseverante|tenaz|metódic@|meticulos@|detallista|perfeccionista|ambicios@
extrovertid@|amable|simpátic@|polifacétic@|cariños@|todoterreno|limpi@ y *|íntegr@|data-driven|team player|alegre|optimista|eficiente|eficaz|fiable|emprendedor(?:a|es|as)?|luchador(?:a|es|as)?|inquiet@|curios@|carismátic@|decidid@
comunicativ@|persuasiv@|leal|sincer@|tolerante|ordenad@|autosuficiente|disciplinad@|incansable|seri@ y responsable|cumplidor(?:a|es|as)?
apasionad@(?: (?:de|por|con) *)?|obsesiv@ del? *|siempre a la última|de total confianza|enamorad@ de *|responsable(?! del?(?![\\p{L}]))|orientad@ (?:al?|a la|a los|hacia) *|enfocad@ (?:al?|a la|a los|en|hacia) *
acostumbrad@ a (?:trabajar|la|el|los)? ?*|dispuest@ a *|con ganas de *|capaz de (?:trabajar|adaptarme|adaptarse|asumir|aprender|resolver|trabajar) *
que (?:trabaja|aprende|se adapta) (?:bien|rápido|rápidamente|fácilmente) ?*|líder nat@|jugador de equipo|currante|buen@? compañer@|no miro el reloj`),
  shyTraits: words(
    'paciente|autónom@|analític@|formal|positiv@|rápid@|implicad@|ágil|competitiv@|educad@|responsable|discret@|independiente|activ@|fuerte|limpi@|autodidacta|estratégic@|profesional|joven|abiert@|seri@|constante|cercan@|entregad@|organización|comunicación|eficacia|eficiencia|rapidez|liderazgo|motivación|autonomía|responsabilidad|flexibilidad|creatividad|gestión del tiempo|resolución de (?:problemas|conflictos)',
  ),
  claims: words(`
proactividad|dinamismo|polivalencia|puntualidad|iniciativa(?: propia)?|entusiasmo|ilusión(?: por *)?|empatía|adaptabilidad|versatilidad|constancia
perseverancia|seriedad|honestidad|compromiso(?: con *)?|sentido de la responsabilidad|sentido (?:común|de|del) ?*|paciencia(?: con *)?|vocación(?: (?:de|por|docente|comercial) ?*)?|predisposición|relaciones interpersonales|relación interpersonal|habilidades blandas|olfato (?:para|comercial) ?*|mano con *|mano izquierda|discreción|simpatía|serenidad|escucha activa|pensamiento (?:analítico|crítico|estratégico)|buen trato|presencia|mindset *|ganas de *|deseos? de *|don de gentes|don de palabra|dotes? (?:de|para) *
buena presencia|buena imagen|buen humor|facilidad (?:de|para|en) *|capacidad (?:de|para|en) *|capacidades (?:de|para|en) *|habilidad (?:de|para|en|con) *|habilidades (?:de|para|en|con|comunicativas|sociales|interpersonales) ?*
aptitud(?:es)? (?:de|para) *|afán de *|espíritu (?:de|emprendedor|crítico|innovador|joven) ?*|pasión (?:por|de) *|orientación (?:al?|a la|a los) *
trabajo en equipo|trabajar en equipo|trabajo bajo presión|trabajar bajo presión|tolerancia (?:al|a la) *|actitud positiva|actitud *|buen trato *|buena actitud *|trato (?:agradable|excelente|cercano|exquisito) ?*|(?:excelente|exquisito) trato *
mentalidad *|visión (?:estratégica|global|de negocio)|inteligencia emocional|atención al detalle
ética de trabajo|ética profesional|valores? humanos?|aprendizaje rápido|(?:aprendo|me adapto) *
compañerismo|ética(?: y valores)?|valores|autogestión|fiabilidad|integridad|saber estar|trabajo bien *|me gusta (?:el trabajo bien hecho|trabajar en equipo|aprender|el trato con la gente) ?*`),
  degrees: words(
    'muy|altamente|sumamente|totalmente|plenamente|extremadamente|bastante|gran|grandes|buen|buena|buenas|buenos|excelente|excelentes|alta|alto|amplia|fuerte|mucha|muchas|muchísimas|absoluta|elevada|total|siempre|con mucha|con muchas|con gran|más que|una|un|realmente',
  ),
  praise: words(
    '(?:amplia|dilatada|sólida|larga|contrastada|demostrada|demostrable|extensa|vasta|gran|enorme|probada|reconocida)(?= (?:y (?:amplia|dilatada|sólida|larga|contrastada|extensa) )?(?:experiencia|trayectoria))|(?:amplios|sólidos|extensos|grandes|profundos|buenos)(?= conocimientos)',
  ),
  listEnds: words(
    'etc|etcétera|un largo etcétera|demás|entre otros|entre otras|entre otros muchos|entre otras muchas|(?:entre )?otras (?:muchas )?(?:cosas|tareas|funciones|labores|responsabilidades|actividades|gestiones)(?: (?:más|varias|similares|relacionadas|del puesto|propias del puesto|administrativas))?|entre otros (?:aspectos|temas|trabajos)|otros (?:trabajos|asuntos|temas|aspectos|servicios)|más cosas|muchas cosas más|mucho más|mucho más cosas|cosas así|cosas por el estilo|cosas varias|demás (?:tareas|funciones|labores|cosas|gestiones)(?: (?:propias|del puesto|propias del puesto|relacionadas))?|lo que hiciera falta|lo que hiciese falta|lo que haga falta|lo que fuera necesario|lo que surgiera|lo que surja|similares|todo lo demás|todo eso',
  ),
  vague: words(`
(?:tareas|labores|funciones|trabajos|actividades|gestiones|cosas|temas|asuntos|proyectos) (?:\\p{Ll}+ )?(?:vari@|divers@|diferentes|divers@s?|general(?:es)?|básic@|propi@s? (?:del?|de la)|inherentes|rutinari@|diari@|habituales|asignad@|encomendad@|similares|relacionad@|administrativas?|auxiliares|de oficina|de apoyo|del puesto|del departamento|del día a día|típicas)
(?:vari@|divers@|distint@|diferentes|múltiples|much@|numeros@) (?:tareas|labores|funciones|trabajos|actividades|gestiones|cosas|temas|asuntos)
lo (?:propio|típico|normal|habitual|de siempre|usual)(?: del?)?|las cosas (?:normales|típicas)|(?:un poco|algo) de|otr@ (?:gestiones|proyectos|tareas|funciones|trabajos|labores|cosas)|(?:gran|notable|clara|importante) mejora|mejora (?:notable|considerable|importante|significativa|general)|gestión integral|buen desempeño|todo lo de|los recados|cumpliendo con mis (?:obligaciones|funciones|tareas)|de análoga naturaleza|cuando hac[ií]a falta|en lo que (?:hiciera|isiera|necesitara|hiciese) ?\\p{L}*|pequeñas \\p{Ll}+ de todo tipo|de todo tipo|todo tipo de|toda clase de|un poco de todo|de todo un poco|hac(?:ía|er|iendo|ía?mos) de todo|hice de todo|hago de todo|de todo|lo que me mandaban|lo que (?:me )?(?:mandaban|pedían|pidieran|mandaran|hiciera falta|hiciese falta|hacía falta|fuera necesario|surgiera|necesitaran|tocaba)|según necesidades|donde hiciera falta|cuando hacía falta
(?:todo|todos|todas) (?:lo|los|las)? ?(?:relacionad@|referente|relativ@|concerniente|que tenía que ver) (?:con|al?)?|(?:relacionad@|relativ@) (?:con|al?)|el tema (?:de|del)|temas de|tema de|a nivel de|cosas
apoyo (?:administrativo|general|logístico|al equipo|en general)|buen ambiente|tareas|labores|funciones|varios proyectos|diversos proyectos|varias funciones|más cosas|buen hacer|trabajo duro|trabajé duro|lo mejor de mí|dar lo mejor|ayudar en lo que|siempre dispuest@|nivel (?:de )?usuario|nivel (?:básico|medio|alto)|conocimientos (?:básicos|generales)|manejo básico|nociones`),
  amounts: words(
    'vari@|divers@|numeros@|much@|algun@s|distint@s|múltiples|multitud de|infinidad de|gran cantidad de|un gran número de|bastantes|considerables?|significativ@|notables?|importantes?',
  ),
  boasts: words(
    'exitos@|impecables?|excelentes?|óptim@|inmejorables?|innumerables|sobresalientes?|con éxito|eficaz|eficiente|muy buen@?s?|de calidad',
  ),
  hollow: words(
    'soy|me|considero|defino|una?|persona|personas|profesional|profesionales|busco|buscando|busca|deseo|deseando|quiero|quisiera|espero|pretendo|aspiro|objetivo|meta|interés|interesad@|empresa|compañía|entidad|organización|lugar|sitio|puesto|empleo|trabajo|trabajar|trabajando|oportunidad|oportunidades|reto|retos|desafío|desafíos|proyecto|proyectos|nuev@|crecer|creciendo|crecimiento|desarrollar|desarrollarme|desarrollo|evolucionar|mejorar|mejorando|superarme|superación|aportar|aportando|valor|experiencia|conocimientos|habilidades|capacidades|potencial|talento|profesionalmente|personalmente|carrera|estable|estabilidad|futuro|formar|parte|equipo|equipos|continuar|seguir|aprender|aprendiendo|aprendizaje|poder|pueda|permita|donde|cual|incorporarme|ambiente|buen|buena|gran|dar|mejor|máximo|todo|toda|cada|día|siempre|ganas|ilusión|contribuir|éxito|objetivos|integrarme|demostrar|explotar|explorar|ofrecer|ofrezco|destaco|destacar|caracterizo|gusta|gente|bien|hecho|rápido|fácilmente|rápidamente|facilidad|capacidad|presión|bajo|adaptación|adaptarme|adapto|entorno|entornos|cambios|situaciones|cualquier|tipo|ámbito|laboral|alto|alta|nivel|grado|con|sin|a|e|i|o|u|y|en|de|la|el|lo|mi|mis|que|para|por|tengo|también|además|muy|mucho|muchas|muchos',
  ),
};

const english: EmptyWords = {
  traits: words(`
hard-?\\s?working|motivated|self-motivated|reliable|punctual|dynamic|enthusiastic|dedicated|passionate(?: about *)?|proactive|detail[- ]oriented|detail[- ]focused|results?[- ](?:driven|oriented|focused)|goal[- ](?:driven|oriented)
customer[- ](?:focused|centric|oriented)|people[- ](?:focused|oriented)|organi[sz]ed|well[- ]organi[sz]ed|flexible|adaptable|versatile|friendly|trustworthy|honest|kind|compassionate|bubbly|well[- ]presented|well[- ]spoken|commercially minded|never late|cool under pressure|growth-oriented|responsible(?! for)|creative|innovative|energetic|outgoing|ambitious|committed(?: to *)?
driven|diligent|conscientious|meticulous|resourceful|personable|approachable|confident|loyal|determined|tenacious|talented|hands-on|forward[- ]thinking|solution[- ]oriented|multi-?tasking|methodical|dependable|eager to *|keen to *|(?:always )?willing to *
able to (?:work|multi-?task|adapt|think|learn|handle|thrive|juggle|meet|prioriti[sz]e|manage my time|communicate) ?*|capable of (?:working|handling|learning) *|comfortable (?:working|with|in) *|accustomed to *|proven|seasoned|well-rounded|easy-?going|cheerful|polite|hungry|go-getting|calm under pressure|born organi[sz]er`),
  shyTraits: words(
    'patient|positive|efficient|effective|independent|professional|skilled|experienced|qualified|young|active|strong|responsible|calm|caring|strategic|analytical|articulate|accomplished|competent|flexibility|creativity|motivation|leadership|communication|time management|problem[- ]solving|organi[sz]ation',
  ),
  claims: words(`
team[- ]player|self[- ]starter|go[- ]getter|(?:quick|fast) learner|hard worker|people person|multi-?tasker|problem[- ]solver|(?:good|great|strong|effective|clear|natural|born) (?:communicator|leader|listener|motivator)|natural leader
(?:(?:communication|interpersonal|organi[sz]ational|people|leadership|time[- ]management|problem[- ]solving|teamwork|team[- ]working|team[- ]building|analytical|verbal|written|oral|listening|customer service|social|soft|multi-?tasking|presentation|decision[- ]making|planning|written communication)(?:,? and |, | & )?)+ (?:skills|abilities)
attention to detail|eye for detail|patience|empathy|good timekeeping|timekeeping|good telephone manner|telephone manner|no job too (?:big|small) *|time management|communication skills|work ethic|can-do attitude|positive attitude|attitude *|passion for *|enthusiasm(?: for *)?|ability to *|willingness to *|desire to *|commitment to *|dedication to *|(?:works?|working|worked) (?:well|effectively) *|works? well (?:under|in|with|both|independently) *
track record(?: of| in)? ?*|sense of (?:humou?r|responsibility|urgency)|team spirit|teamwork|punctuality|reliability|adaptability|proactivity|initiative|leadership skills?|strong communicator|excellent customer service|customer service excellence
think(?:s|ing)? outside (?:of )?the box|outside the box|thrives? (?:in|on|under) *|(?:always )?go(?:es|ing)? the extra mile|fast-paced environments?|work(?:s|ing)? under pressure|like meeting people|enjoys? (?:working with people|working in a team|meeting people|a challenge) ?*|synergy|integrity|integrity and *|(?:i feel )?i would be an? (?:great |real )?asset ?*|an? (?:great |real )?asset to *|i enjoy *|love (?:working|meeting|helping) *|multitasking`),
  degrees: words(
    'very|highly|extremely|exceptionally|truly|really|excellent|strong|great|good|outstanding|exceptional|superb|superior|effective|solid|fantastic|proven|keen|sharp|high|positive|genuine|true|real|a|an|the|also|well-developed|first-class|top-notch|remarkable|demonstrated|incredibly|natural|exemplary|always|fully|totally',
  ),
  praise: words(
    '(?:extensive|vast|broad|considerable|solid|significant|wide|wide-ranging|substantial|proven|in-depth|excellent|great|strong|wealth of)(?= (?:and (?:varied|broad|deep) )?(?:experience|background|knowledge)(?![\\p{L}]))|a wealth of(?= (?:experience|knowledge))|many years of(?= experience)',
  ),
  listEnds: words(
    'etc|et cetera|so on|so forth|so on and so forth|more|much more|many more|others|among others|amongst others|among other things|amongst other things|among other (?:duties|tasks|responsibilities)|other (?:things|stuff|duties|tasks|responsibilities|admin tasks|office tasks|general duties|various tasks|jobs)(?: as (?:assigned|needed|required|directed|necessary))?|any other (?:duties|tasks|jobs)(?: as (?:assigned|needed|required|directed))?|the like|such|similar tasks|similar duties|stuff like that|things like that|that sort of thing|all that sort of thing|whatnot|what have you|anything else',
  ),
  vague: words(`
(?:various|several|miscellaneous|multiple|different|many|diverse|numerous|a variety of|a range of|a number of|all kinds of|all sorts of|general|other|routine|basic|daily|day-to-day|assorted) (?:\\p{Ll}+ )?(?:tasks|duties|things|activities|jobs|responsibilities|projects|work|issues|matters|assignments)
(?:administrative|office|general|clerical|admin|daily|household|cleaning|kitchen) (?:tasks|duties|work|stuff)|as assigned|as directed|bits and (?:bobs|pieces)|odds and ends|you name it(?:, \\p{L}+ did it)?|whatever (?:was|is|needed|came) ?(?:needed|up|along|going)?|loads of|(?:a )?bit of|general (?:admin|supervision|help|assistance|duties|work|plumbing work)|everything (?:the|my) \\p{Ll}+ asks?|cross-functionally|with stakeholders|good tips|all (?:\\p{Ll}+ )?duties|usual (?:\\p{Ll}+ )?duties|ad hoc (?:duties|tasks|work)|as and when|wherever (?:\\p{Ll}+ )?needed ?\\p{Ll}*|doing activities|other workshop jobs|whatever (?:was|is|the)? ?\\p{Ll}+|anything (?:that was )?(?:needed|asked|required)|a bit of everything|a little bit of everything|miscellaneous|gave a hand|lent a hand|everything (?:related|to do|else|in|from)|stuff|things|various|all aspects of|tasks|duties|responsibilities
gained (?:valuable |good |great |a lot of |some )?(?:experience|knowledge|exposure|insight|skills|understanding)|valuable (?:experience|knowledge|skills)|learned (?:how to|about|a lot|to)|learnt (?:how to|about|a lot|to)|success of the (?:company|team|business|store|organi[sz]ation|project)|tried to|best (?:ability|effort)|hard work|worked hard|to the fullest|was able to|got to|opportunity to|had the chance to|exposure to|familiar with|basic knowledge|some knowledge|basic|knowledge of|beginner|excellent (?:customer )?service|good relationships?|good rapport|great experience|point of contact|served as|acted as|worked with|worked in a team|working with`),
  amounts: words(
    'various|several|numerous|many|multiple|a lot of|lots of|a variety of|a range of|a number of|some|countless|a wide range of|a wide variety of|plenty of|large numbers of|significant|considerable|huge|massive',
  ),
  boasts: words(
    'successful|excellent|outstanding|exceptional|great|superb|world-class|cutting-edge|state-of-the-art|high-quality|top-notch|best-in-class|first-class|effective|efficient|good',
  ),
  hollow: words(
    "i|am|i'm|a|an|the|and|or|with|who|that|which|to|in|of|for|as|at|on|is|my|me|myself|person|individual|professional|candidate|worker|employee|looking|seeking|seek|search|searching|hoping|want|wish|would|like|love|enjoy|find|obtain|secure|gain|position|role|job|opportunity|opportunities|career|challenge|challenges|challenging|rewarding|new|next|company|organi[sz]ation|business|employer|environment|place|team|teams|grow|growth|develop|development|further|advance|improve|learn|learning|contribute|make|difference|use|utili[sz]e|apply|skills|skill|abilities|ability|experience|knowledge|talents|strengths|value|add|where|can|will|able|be|part|work|works|working|well|hard|best|success|successful|goals|potential|fast-paced|fast|paced|dynamic|stable|long-term|references|available|upon|request|both|independently|alone|under|pressure|people|others|meet|meeting|always|strive|every|great|good|excellent|strong|also|very|personal|professionally|personally|available|day|way|offer|bring|brings|possess|possesses|have|has|proud|pride|take",
  ),
};

export const emptyWords = { es: spanish, en: english } as const;
