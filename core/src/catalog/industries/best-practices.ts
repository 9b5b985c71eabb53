import { readIndustryNotes } from './industry';

/** What readers of CVs in a field look for. `título ; descripción ; title ; description` */
export const bestPractices = readIndustryNotes(`
[software]
Nombra la tecnología junto a lo que hiciste con ella ; Una lista de lenguajes dice poco. «Migré el pago de PHP a Go» dice qué sabes y para qué lo usaste. ; Name the technology next to what you did with it ; A list of languages says little. “Moved payments from PHP to Go” says what you know and what you used it for.
Enlaza código o producto que se pueda ver ; Un repositorio cuidado o una aplicación en marcha valen más que diez adjetivos. Enlaza solo lo que quieras que se lea. ; Link to code or a product people can see ; One tidy repository or a running app is worth more than ten adjectives. Only link to what you want people to read.
[data]
Cuenta la decisión, no solo el modelo ; Di qué pregunta había, qué datos usaste y qué se hizo con la respuesta. ; Explain the decision, not just the model ; Say what the question was, which data you used and what was done with the answer.
Separa herramientas de métodos ; Quien lee busca primero SQL, Python o Power BI y luego si sabes diseñar un experimento o un cuadro de mando. ; Keep tools and methods apart ; Readers look for SQL, Python or Power BI first, then for whether you can design an experiment or a dashboard.
[engineering]
Da normas, programas y magnitudes ; La norma aplicada, el programa de cálculo y el tamaño de lo proyectado dejan claro tu nivel. ; Give standards, software and magnitudes ; The standard applied, the software used and the size of what you designed make your level clear.
Di en qué fase trabajaste ; Diseño, cálculo, prototipo, puesta en marcha o mantenimiento son trabajos distintos. ; Say which phase you worked in ; Design, analysis, prototype, commissioning and maintenance are different jobs.
[energy]
Pon la potencia, el caudal o la superficie si los conoces ; Una planta se entiende por su tamaño. Usa la unidad que usa el sector. ; Give capacity, flow or area if you know it ; A plant is understood by its size. Use the unit the sector uses.
Nombra permisos y normativa ; Tramitación, evaluación ambiental y seguridad eléctrica se buscan por su nombre. ; Name permits and regulation ; Permitting, environmental assessment and electrical safety are searched for by name.
[manufacturing]
Nombra máquinas, procesos y turnos ; La máquina, el control y el turno que has llevado dicen si puedes empezar mañana. ; Name machines, processes and shifts ; The machine, the control system and the shift you ran show whether you could start tomorrow.
Seguridad y calidad con hechos ; Un plan de cinco eses, una auditoría o una mejora de averías pesan más que «comprometido con la calidad». ; Safety and quality as facts ; A 5S plan, an audit or fewer breakdowns count for more than “committed to quality”.
[construction]
Lista las obras como proyectos ; Tipo de obra, presupuesto si es público, fase y tu papel. ; List sites as projects ; Type of work, budget if it’s public, phase and your part in it.
Carnés y formación de prevención a la vista ; La tarjeta profesional, los carnés de maquinaria y la formación en riesgos se miran antes que el resumen. ; Licences and safety training in plain sight ; Site cards, machine licences and safety training are checked before the profile.
[health]
Especialidad, unidad y tipo de centro ; Urgencias de un hospital y una consulta son trabajos distintos: dilo en la primera línea de cada puesto. ; Specialty, unit and type of centre ; A hospital emergency department and a GP practice are different jobs. Say which in the first line of each one.
Colegiación y formación al día ; Pon el colegio y los cursos acreditados con su año. No pongas datos de pacientes. ; Registration and training up to date ; Give your professional body and accredited courses, with the year. Never give patient data.
[laboratory]
Técnicas y equipos por su nombre ; HPLC, PCR o citometría se buscan literalmente. Di en qué los usaste. ; Techniques and equipment by name ; HPLC, PCR or cytometry are searched for literally. Say what you used them for.
Normas de calidad que has aplicado ; Las buenas prácticas de laboratorio o de fabricación solo cuentan si dices dónde las aplicaste. ; Quality standards you applied ; Good laboratory or manufacturing practice only counts if you say where you applied it.
[care]
A quién y en qué situación acompañas ; Mayores, infancia, discapacidad o inclusión piden cosas distintas. ; Who you support, and in what situation ; Older people, children, disability and inclusion call for different skills.
Respeta la intimidad ; Describe el tipo de caso y tu tarea, nunca a la persona. ; Respect privacy ; Describe the kind of case and your task, never the person.
[education]
Etapa, materia y metodología ; Di curso, materia y cómo enseñas, con un ejemplo de lo que hizo tu clase. ; Stage, subject and method ; Say which year and subject you teach and how, with one example of what your class did.
Acreditaciones y nivel de idiomas ; Habilitación, máster de profesorado y nivel certificado de idioma suelen ser requisito. ; Accreditations and language level ; A teaching qualification, teacher training and a certified language level are often required.
[catering]
Tipo de casa, cubiertos y partida ; Menú del día, carta o banquetes, y la partida o rango que llevas. ; Type of restaurant, covers and station ; Set menu, à la carte or banquets, and the station or section you run.
Manipulación de alimentos y horarios ; El certificado, la disponibilidad y los idiomas se miran primero. ; Food hygiene and hours ; Your certificate, availability and languages are checked first.
[tourism]
Categoría del hotel y programa de gestión ; Estrellas, habitaciones y el programa de reservas que manejas sitúan tu experiencia. ; Hotel category and management system ; Stars, rooms and the booking system you use put your experience in context.
Idiomas con nivel real ; Di para qué los usas: recepción, quejas, contratos. ; Languages with their real level ; Say what you use them for: front desk, complaints, contracts.
[retail]
Superficie, equipo y familia de producto ; Una tienda de barrio y una sección de gran superficie no se llevan igual. ; Floor space, team and product family ; A corner shop and a department in a large store aren’t run the same way.
Lo que medías ; Ticket medio, conversión o inventario: pon la cifra solo si la recuerdas bien. ; What you measured ; Average sale, conversion or stock: give the number only if you remember it well.
[sales]
Qué vendías, a quién y cómo de largo era el ciclo ; Sin eso, un porcentaje de objetivo no dice nada. ; What you sold, to whom and how long the cycle was ; Without that, a percentage of target says nothing.
Cartera y captación por separado ; Cuidar clientes y abrirlos son oficios distintos. ; Keep accounts and new business apart ; Keeping customers and winning them are different skills.
[marketing]
Canal, presupuesto y resultado en una frase ; Di el canal que llevabas, con qué recursos y qué cambió. ; Channel, budget and result in one sentence ; Say which channel you ran, with what resources and what changed.
Enseña piezas ; Un enlace a una campaña o a tres textos propios explica tu estilo mejor que un adjetivo. ; Show your work ; A link to a campaign or three texts you wrote explains your style better than an adjective.
[finance]
Norma contable, programa y tamaño de la empresa ; Plan contable, consolidación o cierre mensual con el programa que usas. ; Accounting standard, software and company size ; Standards, consolidation or month-end close, with the software you use.
Di qué parte del cierre es tuya ; Cuentas a pagar, impuestos o informes: la frontera de tu trabajo da confianza. ; Say which part of the close is yours ; Payables, tax or reporting: clear limits to your work build trust.
[banking]
Producto, segmento y normativa ; Hipotecas, pymes o banca privada, y la certificación que exige tu puesto. ; Product, segment and regulation ; Mortgages, small businesses or private banking, and the certificate your role requires.
Riesgo y cumplimiento con ejemplos ; Un control que diseñaste dice más que «conocimientos de cumplimiento». ; Risk and compliance by example ; One control you designed says more than “knowledge of compliance”.
[law]
Área, tipo de cliente y tipo de asunto ; Mercantil para pymes y penal de oficio son perfiles distintos. Sin nombres de clientes. ; Area, type of client and type of matter ; Corporate work for small firms and criminal defence are different profiles. No client names.
Colegiación e idiomas jurídicos ; Número de colegiado solo si lo piden, idioma y en qué redactas. ; Bar admission and legal languages ; Bar number only on request, your languages and what you draft in them.
[people]
Plantilla, convenio y proceso ; Cuántas personas, qué convenio y qué parte del ciclo llevas. ; Headcount, agreement and process ; How many people, which agreement and which part of the cycle is yours.
Herramientas de selección y de nóminas ; Nómbralas: son lo primero que filtra quien busca. ; Recruiting and payroll tools ; Name them. They’re the first thing recruiters filter by.
[office]
Programas y volumen ; Qué programas manejas y cuánto pasa por tu mesa en un día normal. ; Software and volume ; Which programs you use and how much crosses your desk on a normal day.
De qué te ocupas sin que nadie lo pida ; Agenda, archivo, facturas o viajes: los encargos completos muestran confianza. ; What you look after without being asked ; Diary, filing, invoices or travel: complete responsibilities show that people trust you.
[logistics]
Almacén, flota y sistema ; Metros, referencias, vehículos y el sistema de gestión con el que trabajas. ; Warehouse, fleet and system ; Floor space, stock lines, vehicles and the management system you work with.
Carnés con su clase y fecha ; Carretilla, permiso C, mercancías peligrosas: con la caducidad. ; Licences with class and date ; Forklift, lorry licence, dangerous goods: with the expiry date.
[design]
El portfolio manda ; Tres trabajos con el encargo, tu papel y el resultado. El CV solo lleva hasta él. ; The portfolio leads ; Three pieces with the brief, your part and the outcome. The CV just leads people there.
Programas al final, criterio al principio ; Explica una decisión tuya antes de listar herramientas. ; Software last, judgement first ; Explain one of your decisions before you list tools.
[public]
Cuerpo, grupo y procedimiento ; Usa los nombres oficiales: quien bareme los buscará así. ; Body, grade and procedure ; Use the official names. Assessors will look for them.
Méritos con su documento ; Cursos con horas y año, y servicios prestados con fechas exactas. ; Merits with proof ; Courses with hours and year, and service with exact dates.
[science]
Publicaciones y métodos en listas aparte ; Artículos con tu lugar entre los autores, y las técnicas que dominas. ; Publications and methods in separate lists ; Papers with your place among the authors, and the techniques you know well.
Financiación y divulgación ; Becas, proyectos y charlas muestran que otros confiaron en tu trabajo. ; Funding and outreach ; Grants, projects and talks show that others trusted your work.
[agriculture]
Cultivo o cabaña, superficie y campaña ; Hectáreas, especie y meses de campaña sitúan tu experiencia. ; Crop or herd, area and season ; Hectares, species and months of the season put your experience in context.
Carnés de fitosanitarios y maquinaria ; Pónlos con su nivel: suelen ser obligatorios. ; Pesticide and machinery licences ; Give them with their level. They’re often mandatory.
[sport]
Titulación y público ; Di con qué edades y niveles trabajas y qué título te habilita. ; Qualification and audience ; Say which ages and levels you work with and which qualification lets you.
Primeros auxilios y seguridad ; Con su fecha, porque caducan. ; First aid and safety ; Give the date, because they expire.
[management]
Alcance antes que adjetivos ; Personas, presupuesto y países que dependían de ti, si los puedes decir. ; Scope before adjectives ; The people, budget and countries you were responsible for, if you may say so.
Una decisión difícil por puesto ; Qué estaba en juego, qué decidiste y qué pasó. ; One hard decision per job ; What was at stake, what you decided and what happened.
`);

/** What holds for everyone on a platform, and at a level. */
export const generalPractices = readIndustryNotes(`
[linkedin]
Titular con oficio y dos o tres palabras clave ; El titular va con tu nombre a todas partes. Di qué haces antes que dónde. ; Headline with your profession and two or three keywords ; The headline travels with your name. Say what you do before where.
Acerca de en primera persona ; Las primeras líneas se ven sin abrir el texto: empieza por lo que haces y para quién. ; About in the first person ; The first lines show without opening the text, so start with what you do and for whom.
[cv]
Una columna y títulos corrientes ; Experiencia, Formación, Habilidades: los programas de selección leen mejor lo sencillo. ; One column and ordinary headings ; Experience, Education, Skills: recruiting software reads plain headings best.
Lo más reciente, con más detalle ; De los puestos antiguos basta una línea. ; Most detail on what’s most recent ; One line is enough for old jobs.
[entry]
Estudios, prácticas y proyectos cuentan como experiencia ; Escríbelos igual: qué hiciste, con qué y qué salió. ; Education, internships and projects count as experience ; Write them the same way: what you did, with what and what came of it.
[mid]
Menos tareas y más resultados ; Tres o cuatro frases por puesto, cada una con un verbo y lo que cambió. ; Fewer duties, more results ; Three or four sentences per job, each with a verb and what changed.
[senior]
Enseña alcance y criterio ; Equipo, presupuesto y decisiones pesan más que la lista de herramientas. ; Show scope and judgement ; Team, budget and decisions count for more than a list of tools.
`);
