/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const teachingPhrases = `
child protection	protección de menores	es	shows	Declaraciones de riesgo y propuestas de tutela a la Comisión
child protection	protección de menores	es	shows	Educadora en centro de acogida, menores tutelados
child protection	protección de menores	es	shows	Detección de maltrato y coordinación con fiscalía
child protection	protección de menores	es	shows	Seguimiento de acogimientos familiares
child protection	protección de menores	en	shows	Section 47 enquiries and case conferences
child protection	protección de menores	en	shows	Removed two siblings under emergency order
child protection	protección de menores	en	shows	Residential worker for looked-after young people
child protection	protección de menores	es	near	Instalación de protecciones infantiles en piscinas
child protection	protección de menores	es	near	Canguro de fines de semana
child protection	protección de menores	en	near	Childminder for neighbours
child protection	protección de menores	en	near	Parental control software tester
group facilitation	dinamización de grupos	es	shows	Grupo de mujeres víctimas de violencia, sesiones semanales
group facilitation	dinamización de grupos	es	shows	Talleres de habilidades sociales con jóvenes en riesgo
group facilitation	dinamización de grupos	es	shows	Conducía sesiones de duelo con ocho participantes
group facilitation	dinamización de grupos	en	shows	Ran weekly anger management groups in prison
group facilitation	dinamización de grupos	en	shows	Led bereavement circles of ten
group facilitation	dinamización de grupos	en	shows	Co-led parenting courses, 12 weeks
group facilitation	dinamización de grupos	es	near	Grupo empresarial líder del sector
group facilitation	dinamización de grupos	es	near	Miembro de un grupo de teatro
group facilitation	dinamización de grupos	en	near	Member of a support group
group facilitation	dinamización de grupos	en	near	Group bookings agent
gender violence support	atención a víctimas de violencia de género	es	shows	Psicóloga en PMORVG y piso de acogida
gender violence support	atención a víctimas de violencia de género	es	shows	Acompañaba a mujeres a poner la denuncia y pedir la orden
gender violence support	atención a víctimas de violencia de género	es	shows	Teléfono 016, turnos de noche
gender violence support	atención a víctimas de violencia de género	en	shows	Refuge worker supporting women fleeing abusive partners
gender violence support	atención a víctimas de violencia de género	en	shows	IDVA at MARAC meetings
gender violence support	atención a víctimas de violencia de género	en	shows	Accompanied survivors to court
gender violence support	atención a víctimas de violencia de género	es	near	Manifestante del 8M
gender violence support	atención a víctimas de violencia de género	es	near	Estudio estadístico de género y mercado laboral
gender violence support	atención a víctimas de violencia de género	en	near	Gender pay gap analyst
gender violence support	atención a víctimas de violencia de género	en	near	Attended a talk on domestic abuse
social reports	informes sociales	es	shows	Redactaba la situación familiar y económica para el juzgado
social reports	informes sociales	es	shows	PIA y valoración BVD a domicilio, 15 al mes
social reports	informes sociales	es	shows	Propuestas técnicas para vivienda de emergencia
social reports	informes sociales	en	shows	Wrote pre-sentence and court statements on families
social reports	informes sociales	en	shows	Chronologies and genograms for panel
social reports	informes sociales	en	shows	Section 7 write-ups for family court
social reports	informes sociales	es	near	Informe de redes sociales con métricas
social reports	informes sociales	es	near	Informes de gasto de viaje
social reports	informes sociales	en	near	Monthly social media report
social reports	informes sociales	en	near	Corporate social responsibility brochure
addiction counselling	atención en drogodependencias	es	shows	Terapeuta en Proyecto Hombre, fase de acogida
addiction counselling	atención en drogodependencias	es	shows	CAD: programa de metadona y prevención de recaídas
addiction counselling	atención en drogodependencias	es	shows	Reducción de daños con consumidores de calle
addiction counselling	atención en drogodependencias	en	shows	Keyworker in a methadone clinic
addiction counselling	atención en drogodependencias	en	shows	Relapse prevention with drinkers in recovery
addiction counselling	atención en drogodependencias	en	shows	Needle exchange outreach
addiction counselling	atención en drogodependencias	es	near	Exfumador desde 2012
addiction counselling	atención en drogodependencias	es	near	Camarero en bar de copas
addiction counselling	atención en drogodependencias	en	near	Bartender
addiction counselling	atención en drogodependencias	en	near	In recovery and sober since 2019
early childhood intervention	atención temprana	es	shows	Estimulación de bebés prematuros de 0 a 3
early childhood intervention	atención temprana	es	shows	CDIAT, tratamiento de retrasos madurativos hasta 6 años
early childhood intervention	atención temprana	es	shows	Psicomotricidad y juego con niños con síndrome de Down
early childhood intervention	atención temprana	en	shows	Worked with toddlers with developmental delay
early childhood intervention	atención temprana	en	shows	Portage home visitor, under-fives with SEN
early childhood intervention	atención temprana	en	shows	Play-based sessions for premature babies
early childhood intervention	atención temprana	es	near	Atención al público en turno de mañana temprana
early childhood intervention	atención temprana	es	near	Jubilación anticipada
early childhood intervention	atención temprana	en	near	Early shift at nursery kitchen
early childhood intervention	atención temprana	en	near	Early-stage startup investor
early years teaching	educación infantil 0-3	es	shows	Tutora de aula de bebés, ocho niños de 4 a 12 meses
early years teaching	educación infantil 0-3	es	shows	Técnico Superior, clase de 2-3 años en escuela infantil municipal
early years teaching	educación infantil 0-3	es	shows	Asambleas, rincones y control de esfínteres
early years teaching	educación infantil 0-3	es	shows	Período de adaptación y cesto de los tesoros
early years teaching	educación infantil 0-3	en	shows	Room leader for two-year-olds
early years teaching	educación infantil 0-3	en	shows	Key person for toddlers, EYFS observations
early years teaching	educación infantil 0-3	en	shows	Potty training, circle time and messy play
early years teaching	educación infantil 0-3	es	near	Monitora de piscina con adolescentes
early years teaching	educación infantil 0-3	es	near	Ropa infantil 0-3 años, dependienta
early years teaching	educación infantil 0-3	en	near	Sold baby clothes
early years teaching	educación infantil 0-3	en	near	Babysat cousins at weekends
lesson planning	programación didáctica	es	shows	Elaboré las situaciones de aprendizaje LOMLOE de todo el ciclo
lesson planning	programación didáctica	es	shows	Unidades, objetivos y rúbricas para segundo de primaria
lesson planning	programación didáctica	es	shows	Preparaba el cuaderno de aula y adaptaba materiales cada semana
lesson planning	programación didáctica	en	shows	Wrote weekly schemes of work for Year 3
lesson planning	programación didáctica	en	shows	Built units with differentiated outcomes
lesson planning	programación didáctica	en	shows	Designed a whole-term topic on the Romans
lesson planning	programación didáctica	es	near	Programación en Python para niños
lesson planning	programación didáctica	es	near	Parrilla de programación televisiva
lesson planning	programación didáctica	en	near	Planned less spending
lesson planning	programación didáctica	en	near	Followed lesson plans given by head office
literacy instruction	lectoescritura	es	shows	Enseñé a leer a 25 niños de primero con método fonético
literacy instruction	lectoescritura	es	shows	Letrilandia y conciencia fonológica en 5 años
literacy instruction	lectoescritura	es	shows	Dictados, copia y comprensión con refuerzo
literacy instruction	lectoescritura	en	shows	Taught phonics with Read Write Inc
literacy instruction	lectoescritura	en	shows	Got 92% of Year 1 through the screening check
literacy instruction	lectoescritura	en	shows	Guided reading in small groups
literacy instruction	lectoescritura	es	near	Escritora de cuentos infantiles
literacy instruction	lectoescritura	es	near	Lectura de contadores de agua
literacy instruction	lectoescritura	en	near	Published poet
literacy instruction	lectoescritura	en	near	Financial literacy app user
special educational needs support	atención a alumnado NEE	es	shows	PT con ACIs significativas, TEA y TDAH
special educational needs support	atención a alumnado NEE	es	shows	Auxiliar técnico educativo con alumno motórico
special educational needs support	atención a alumnado NEE	es	shows	Pictogramas, agendas visuales y TEACCH en aula
special educational needs support	atención a alumnado NEE	es	shows	Aula abierta, cinco niños con autismo
special educational needs support	atención a alumnado NEE	en	shows	Teaching assistant 1:1 with an autistic boy
special educational needs support	atención a alumnado NEE	en	shows	SENCO, wrote 22 EHCP reviews
special educational needs support	atención a alumnado NEE	en	shows	Used PECS and visual timetables
special educational needs support	atención a alumnado NEE	es	near	Necesidades formativas especiales de la plantilla
special educational needs support	atención a alumnado NEE	es	near	Educación especial en protocolo y etiqueta
special educational needs support	atención a alumnado NEE	en	near	Special offers and sales support
special educational needs support	atención a alumnado NEE	en	near	Specialist in education recruitment
classroom management	gestión del aula	es	shows	Tutor de 27 alumnos de quinto, normas y asamblea semanal
classroom management	gestión del aula	es	shows	Grupo muy movido que acabó el curso sin partes
classroom management	gestión del aula	es	shows	Economía de fichas y contratos de conducta
classroom management	gestión del aula	en	shows	Turned around a difficult Year 5 with clear routines
classroom management	gestión del aula	en	shows	Behaviour lead, exclusions down to nil
classroom management	gestión del aula	en	shows	Kept 30 seven-year-olds on task
classroom management	gestión del aula	es	near	Gestión del alquiler de aulas
classroom management	gestión del aula	es	near	Limpieza de aulas por las tardes
classroom management	gestión del aula	en	near	Class representative at university
classroom management	gestión del aula	en	near	Booked classrooms and projectors
parent communication	comunicación con familias	es	shows	Tutorías mensuales y agenda diaria con los padres
parent communication	comunicación con familias	es	shows	Reuniones trimestrales y entrega de notas
parent communication	comunicación con familias	es	shows	Mensajes diarios por TokApp y ClassDojo
parent communication	comunicación con familias	en	shows	Parents' evenings and weekly newsletters home
parent communication	comunicación con familias	en	shows	Daily handover at pick-up and Tapestry posts
parent communication	comunicación con familias	en	shows	Resolved a complaint from a worried mum
parent communication	comunicación con familias	es	near	Padre de familia numerosa
parent communication	comunicación con familias	es	near	Comunicación empresarial de marca familiar
parent communication	comunicación con familias	en	near	Parent of three
parent communication	comunicación con familias	en	near	Parent company communications
student assessment	evaluación del alumnado	es	shows	Rúbricas, boletines y sesiones de junta por trimestre
student assessment	evaluación del alumnado	es	shows	Corregía pruebas y ponía notas en Séneca
student assessment	evaluación del alumnado	es	shows	Evaluaba con portfolio y observación en 4 años
student assessment	evaluación del alumnado	en	shows	Marked, levelled and reported three times a year
student assessment	evaluación del alumnado	en	shows	Moderated KS2 writing
student assessment	evaluación del alumnado	en	shows	Tracked progress with Arbor data
student assessment	evaluación del alumnado	es	near	Me evaluaron con sobresaliente
student assessment	evaluación del alumnado	es	near	Evaluación de proveedores
student assessment	evaluación del alumnado	en	near	Achieved top marks in assessment
student assessment	evaluación del alumnado	en	near	Supplier assessments
numeracy teaching	enseñanza de matemáticas en primaria	es	shows	Método ABN y Singapur de primero a tercero
numeracy teaching	enseñanza de matemáticas en primaria	es	shows	Tablas, fracciones y problemas con regletas
numeracy teaching	enseñanza de matemáticas en primaria	es	shows	Subió el resultado de cálculo del grupo un 20 %
numeracy teaching	enseñanza de matemáticas en primaria	en	shows	White Rose scheme, Year 4 set
numeracy teaching	enseñanza de matemáticas en primaria	en	shows	Taught times tables and fractions with manipulatives
numeracy teaching	enseñanza de matemáticas en primaria	en	shows	Maths lead, KS2 results up 15 points
numeracy teaching	enseñanza de matemáticas en primaria	es	near	Contable con buen manejo de números
numeracy teaching	enseñanza de matemáticas en primaria	es	near	Sobresaliente en matemáticas en primaria
numeracy teaching	enseñanza de matemáticas en primaria	en	near	Good with figures, cashier
numeracy teaching	enseñanza de matemáticas en primaria	en	near	Counted stock
physical education teaching	educación física	es	shows	Juegos predeportivos y psicomotricidad con primaria
physical education teaching	educación física	es	shows	Especialista EF, patio y pabellón de 3º a 6º
physical education teaching	educación física	es	shows	Organicé las miniolimpiadas del cole
physical education teaching	educación física	en	shows	Taught PE across two primaries
physical education teaching	educación física	en	shows	Ran sports day and after-school athletics
physical education teaching	educación física	en	shows	Coached gymnastics and games to juniors
physical education teaching	educación física	es	near	Jugador federado de balonmano
physical education teaching	educación física	es	near	Abonado a gimnasio
physical education teaching	educación física	en	near	Plays football weekly
physical education teaching	educación física	en	near	Physics education graduate
school lunch supervision	monitor de comedor escolar	es	shows	Vigilaba patio y mesa de 60 niños al mediodía
school lunch supervision	monitor de comedor escolar	es	shows	Ayudaba a los pequeños a cortar y comer, control de alérgicos
school lunch supervision	monitor de comedor escolar	es	shows	Cuidadora de 13 a 15 h en colegio público
school lunch supervision	monitor de comedor escolar	en	shows	Midday supervisor, dinner hall and playground
school lunch supervision	monitor de comedor escolar	en	shows	Watched 50 infants at lunchtime
school lunch supervision	monitor de comedor escolar	en	shows	Helped Reception children with trays and cutlery
school lunch supervision	monitor de comedor escolar	es	near	Cocinero de comedor de empresa
school lunch supervision	monitor de comedor escolar	es	near	Monitor de ordenador de 27 pulgadas
school lunch supervision	monitor de comedor escolar	en	near	School cook
school lunch supervision	monitor de comedor escolar	en	near	Lunch break receptionist cover
bilingual teaching	docencia bilingüe	es	shows	Science y Arts en inglés en colegio de la Comunidad de Madrid
bilingual teaching	docencia bilingüe	es	shows	Habilitación lingüística C1 y metodología CLIL
bilingual teaching	docencia bilingüe	es	shows	Natural Science a tercero, con auxiliar de conversación
bilingual teaching	docencia bilingüe	en	shows	Taught Science and Art in English in Spain
bilingual teaching	docencia bilingüe	en	shows	CLIL classes alongside Spanish co-tutor
bilingual teaching	docencia bilingüe	en	shows	Immersion kindergarten, half day each language
bilingual teaching	docencia bilingüe	es	near	Soy bilingüe español-catalán
bilingual teaching	docencia bilingüe	es	near	Secretaria con inglés y francés
bilingual teaching	docencia bilingüe	en	near	Raised bilingual
bilingual teaching	docencia bilingüe	en	near	Bilingual customer agent
school transition and settling-in	período de adaptación	es	shows	Recibía a los de tres años por grupos en septiembre
school transition and settling-in	período de adaptación	es	shows	Consolaba a bebés en sus primeros días de guardería
school transition and settling-in	período de adaptación	es	shows	Entrevistas iniciales y entradas escalonadas
school transition and settling-in	período de adaptación	en	shows	Settled new babies in with short visits and comforters
school transition and settling-in	período de adaptación	en	shows	Staggered starts and home visits for Reception
school transition and settling-in	período de adaptación	en	shows	Eased Year 6 children into secondary
school transition and settling-in	período de adaptación	es	near	Período de prueba superado
school transition and settling-in	período de adaptación	es	near	Adaptación cinematográfica de una novela
school transition and settling-in	período de adaptación	en	near	Settled invoices
school transition and settling-in	período de adaptación	en	near	Adapted quickly to new schools as pupil
secondary teaching qualification	Máster de profesorado de secundaria	es	shows	Máster MAES, especialidad Física y Química, UNED
secondary teaching qualification	Máster de profesorado de secundaria	es	shows	CAP obtenido en la Complutense, 2006
secondary teaching qualification	Máster de profesorado de secundaria	es	shows	Formación pedagógica habilitante del RD 1834/2008 superada
secondary teaching qualification	Máster de profesorado de secundaria	es	shows	Funcionaria del cuerpo 590, destino definitivo
secondary teaching qualification	Máster de profesorado de secundaria	es	shows	Interina en lista de Lengua desde 2018
secondary teaching qualification	Máster de profesorado de secundaria	en	shows	PGCE Secondary Science with QTS
secondary teaching qualification	Máster de profesorado de secundaria	en	shows	Completed ECT induction at an academy
secondary teaching qualification	Máster de profesorado de secundaria	en	shows	Postgraduate diploma in Education, licensed to teach grades 7-12
secondary teaching qualification	Máster de profesorado de secundaria	en	shows	Fully qualified, TRN held
secondary teaching qualification	Máster de profesorado de secundaria	es	near	Máster en Dirección de Marketing
secondary teaching qualification	Máster de profesorado de secundaria	es	near	Preinscrito en el máster de formación del profesorado
secondary teaching qualification	Máster de profesorado de secundaria	es	near	Alumno de secundaria con matrícula de honor
secondary teaching qualification	Máster de profesorado de secundaria	en	near	Applying for a PGCE next year
secondary teaching qualification	Máster de profesorado de secundaria	en	near	Teaching assistant without QTS
form tutoring	tutoría de ESO	es	shows	Responsable de 2º B: faltas, familias y plan de acción
form tutoring	tutoría de ESO	es	shows	Junta de evaluación y seguimiento de 28 adolescentes
form tutoring	tutoría de ESO	es	shows	Hora semanal de orientación y convivencia con mi grupo
form tutoring	tutoría de ESO	es	shows	Cinco cursos llevando un grupo de 4º y su viaje fin de etapa
form tutoring	tutoría de ESO	en	shows	Pastoral lead for a Year 9 group of 30
form tutoring	tutoría de ESO	en	shows	Took registers, rang home and mentored my form
form tutoring	tutoría de ESO	en	shows	Head of Year 8, attendance up to 96%
form tutoring	tutoría de ESO	en	shows	Homeroom teacher, grade 10
form tutoring	tutoría de ESO	es	near	Tutoriales de maquillaje en YouTube
form tutoring	tutoría de ESO	es	near	Tutela legal de un familiar
form tutoring	tutoría de ESO	es	near	Tutor de prácticas en empresa
form tutoring	tutoría de ESO	en	near	Tutored one student in maths privately
form tutoring	tutoría de ESO	en	near	Filled in forms for parents
baccalaureate exam preparation	preparación de EBAU	es	shows	98 % de aptos en Selectividad, Historia de España
baccalaureate exam preparation	preparación de EBAU	es	shows	Segundo de bachillerato, simulacros y comentarios de texto
baccalaureate exam preparation	preparación de EBAU	es	shows	Academia: repaso intensivo de PAU en junio
baccalaureate exam preparation	preparación de EBAU	es	shows	Corrector de pruebas de acceso a la universidad
baccalaureate exam preparation	preparación de EBAU	en	shows	A-level Chemistry, 70% A*-B
baccalaureate exam preparation	preparación de EBAU	en	shows	Ran revision clinics for final-year students
baccalaureate exam preparation	preparación de EBAU	en	shows	IB examiner and DP Biology teacher
baccalaureate exam preparation	preparación de EBAU	en	shows	Coached seniors for AP and SAT
baccalaureate exam preparation	preparación de EBAU	es	near	Aprobé la Selectividad con un 12,4
baccalaureate exam preparation	preparación de EBAU	es	near	Bachiller por el IES Cervantes
baccalaureate exam preparation	preparación de EBAU	es	near	Preparación de pedidos
baccalaureate exam preparation	preparación de EBAU	en	near	Sat three A-levels
baccalaureate exam preparation	preparación de EBAU	en	near	Prepared exam rooms and invigilated
science laboratory teaching	prácticas de laboratorio escolar	es	shows	Disecciones, pH y circuitos con alumnos de 3º ESO
science laboratory teaching	prácticas de laboratorio escolar	es	shows	Montaba las experiencias de química del departamento
science laboratory teaching	prácticas de laboratorio escolar	es	shows	Feria de la Ciencia con proyectos de mis grupos
science laboratory teaching	prácticas de laboratorio escolar	en	shows	Ran required practicals for GCSE Physics
science laboratory teaching	prácticas de laboratorio escolar	en	shows	Demonstrated reactions and supervised dissections
science laboratory teaching	prácticas de laboratorio escolar	en	shows	Led the STEM club and science fair entries
science laboratory teaching	prácticas de laboratorio escolar	en	shows	Risk-assessed and taught titrations to Year 11
science laboratory teaching	prácticas de laboratorio escolar	es	near	Analista en laboratorio de aguas
science laboratory teaching	prácticas de laboratorio escolar	es	near	Prácticas en laboratorio farmacéutico durante la carrera
science laboratory teaching	prácticas de laboratorio escolar	en	near	Lab analyst in a dairy
science laboratory teaching	prácticas de laboratorio escolar	en	near	Cleaned glassware as school lab technician
secondary mathematics teaching	docencia de matemáticas en secundaria	es	shows	Álgebra, funciones y estadística de 1º a 4º ESO
secondary mathematics teaching	docencia de matemáticas en secundaria	es	shows	Clases con GeoGebra y olimpiada matemática
secondary mathematics teaching	docencia de matemáticas en secundaria	es	shows	Desdobles y refuerzo de ecuaciones en diversificación
secondary mathematics teaching	docencia de matemáticas en secundaria	es	shows	Profesor del departamento de Mates, IES de Vallecas
secondary mathematics teaching	docencia de matemáticas en secundaria	en	shows	Taught GCSE algebra and geometry to mixed sets
secondary mathematics teaching	docencia de matemáticas en secundaria	en	shows	Grades 8-10 algebra teacher
secondary mathematics teaching	docencia de matemáticas en secundaria	en	shows	UKMT challenge coordinator
secondary mathematics teaching	docencia de matemáticas en secundaria	en	shows	Core Maths and statistics to sixth formers
secondary mathematics teaching	docencia de matemáticas en secundaria	es	near	Grado en Matemáticas, sin experiencia docente
secondary mathematics teaching	docencia de matemáticas en secundaria	es	near	Sacaba buenas notas en mates
secondary mathematics teaching	docencia de matemáticas en secundaria	en	near	Maths graduate working in insurance
secondary mathematics teaching	docencia de matemáticas en secundaria	en	near	Taught counting to preschoolers
educational guidance	orientación educativa	es	shows	Orientadora de instituto: itinerarios, FP y universidad
educational guidance	orientación educativa	es	shows	Dictámenes de escolarización y evaluación psicopedagógica
educational guidance	orientación educativa	es	shows	Plan de acción tutorial y charla de salidas tras 4º ESO
educational guidance	orientación educativa	es	shows	EOEP de zona, atención a ocho centros
educational guidance	orientación educativa	en	shows	School counsellor advising on college and courses
educational guidance	orientación educativa	en	shows	Careers adviser, Gatsby benchmarks met
educational guidance	orientación educativa	en	shows	UCAS statements and options evenings lead
educational guidance	orientación educativa	es	near	Carreras de orientación en montaña
educational guidance	orientación educativa	es	near	Orientación a resultados
educational guidance	orientación educativa	es	near	Turismo: orientación a visitantes
educational guidance	orientación educativa	en	near	Results-oriented
educational guidance	orientación educativa	en	near	Campus tour guide
digital classroom tools	herramientas TIC educativas	es	shows	Google Classroom, Kahoot y Genially en todas mis clases
digital classroom tools	herramientas TIC educativas	es	shows	Coordinador #CompDigEdu, formé al claustro en Moodle
digital classroom tools	herramientas TIC educativas	es	shows	Competencia digital docente B2 acreditada
digital classroom tools	herramientas TIC educativas	es	shows	Clases grabadas y aula virtual durante el confinamiento
digital classroom tools	herramientas TIC educativas	en	shows	Set and marked work in Google Classroom
digital classroom tools	herramientas TIC educativas	en	shows	Flipped lessons with Edpuzzle and Nearpod
digital classroom tools	herramientas TIC educativas	en	shows	Moodle admin and e-learning lead for staff
digital classroom tools	herramientas TIC educativas	es	near	Usuario de Netflix y redes sociales
digital classroom tools	herramientas TIC educativas	es	near	Técnico de redes en colegio
digital classroom tools	herramientas TIC educativas	es	near	Cursé mi grado a través de Moodle
digital classroom tools	herramientas TIC educativas	en	near	Studied online via Canvas
digital classroom tools	herramientas TIC educativas	en	near	Repaired classroom projectors
behaviour and conflict mediation at school	convivencia y mediación escolar	es	shows	Coordinador de bienestar, protocolo de acoso activado en tres casos
behaviour and conflict mediation at school	convivencia y mediación escolar	es	shows	Formé alumnos mediadores y círculos restaurativos
behaviour and conflict mediation at school	convivencia y mediación escolar	es	shows	Jefatura de estudios: partes, expulsiones y acuerdos con familias
behaviour and conflict mediation at school	convivencia y mediación escolar	es	shows	Aula de reflexión y contratos con alumnos expulsados
behaviour and conflict mediation at school	convivencia y mediación escolar	en	shows	Restorative conversations after fights and bullying
behaviour and conflict mediation at school	convivencia y mediación escolar	en	shows	Anti-bullying lead, trained peer mentors
behaviour and conflict mediation at school	convivencia y mediación escolar	en	shows	On-call behaviour support for lessons in trouble
behaviour and conflict mediation at school	convivencia y mediación escolar	es	near	Piso compartido, buena convivencia
behaviour and conflict mediation at school	convivencia y mediación escolar	es	near	Abogado mediador mercantil
behaviour and conflict mediation at school	convivencia y mediación escolar	en	near	Played for the school team
behaviour and conflict mediation at school	convivencia y mediación escolar	en	near	School bus driver
extracurricular trips organisation	organización de salidas y viajes escolares	es	shows	Intercambio con Francia, 40 alumnos y diez días
extracurricular trips organisation	organización de salidas y viajes escolares	es	shows	Erasmus+ KA1, movilidades a Italia y Polonia
extracurricular trips organisation	organización de salidas y viajes escolares	es	shows	Llevé a cuarto a esquiar: permisos, seguros y autobuses
extracurricular trips organisation	organización de salidas y viajes escolares	en	shows	Led a ski week for 44 teenagers
extracurricular trips organisation	organización de salidas y viajes escolares	en	shows	EVC, approved risk assessments for visits
extracurricular trips organisation	organización de salidas y viajes escolares	en	shows	Took Year 10 to the battlefields
extracurricular trips organisation	organización de salidas y viajes escolares	en	shows	Erasmus+ mobility lead
extracurricular trips organisation	organización de salidas y viajes escolares	es	near	Estudiante Erasmus en Bolonia
extracurricular trips organisation	organización de salidas y viajes escolares	es	near	Agente de viajes en mostrador
extracurricular trips organisation	organización de salidas y viajes escolares	en	near	Erasmus year in Lyon
extracurricular trips organisation	organización de salidas y viajes escolares	en	near	Sold holiday packages
vocational training teaching	docencia en formación profesional	es	shows	Profesor de FP en ciclo de SMR, módulo de redes
vocational training teaching	docencia en formación profesional	es	shows	Taller de soldadura en FP Básica y seguimiento de FCT
vocational training teaching	docencia en formación profesional	es	shows	Técnica docente de grado medio de peluquería
vocational training teaching	docencia en formación profesional	es	shows	Módulos de Administración en un CIFP, FP dual con empresas
vocational training teaching	docencia en formación profesional	en	shows	BTEC Level 3 Engineering lecturer
vocational training teaching	docencia en formación profesional	en	shows	FE college tutor and assessor for electricians
vocational training teaching	docencia en formación profesional	en	shows	Workshop instructor on T Level Construction
vocational training teaching	docencia en formación profesional	es	near	Titulado en FP de Electricidad
vocational training teaching	docencia en formación profesional	es	near	FCT realizada en taller mecánico
vocational training teaching	docencia en formación profesional	en	near	Completed a BTEC in Business
vocational training teaching	docencia en formación profesional	en	near	Apprenticeship graduate
head of department	jefatura de departamento didáctico	es	shows	Coordiné a seis compañeros y el presupuesto de Biología
head of department	jefatura de departamento didáctico	es	shows	Memoria, actas y reparto de horas de Lengua
head of department	jefatura de departamento didáctico	es	shows	Representaba a Ciencias en la CCP
head of department	jefatura de departamento didáctico	en	shows	Led a team of seven English teachers
head of department	jefatura de departamento didáctico	en	shows	Curriculum leader, Humanities, budget £12k
head of department	jefatura de departamento didáctico	en	shows	Observed lessons and line-managed four staff
head of department	jefatura de departamento didáctico	es	near	Jefe de departamento comercial
head of department	jefatura de departamento didáctico	es	near	Miembro del departamento de Inglés
head of department	jefatura de departamento didáctico	en	near	Department store supervisor
head of department	jefatura de departamento didáctico	en	near	Sat in on department meetings
history and social sciences teaching	docencia de geografía e historia	es	shows	Clases de la Revolución Francesa y mapas a 4º ESO
history and social sciences teaching	docencia de geografía e historia	es	shows	Historia de España en bachillerato nocturno
history and social sciences teaching	docencia de geografía e historia	es	shows	Profesora de Sociales, salidas a yacimientos y museos
history and social sciences teaching	docencia de geografía e historia	en	shows	Taught the Tudors and Cold War to GCSE
history and social sciences teaching	docencia de geografía e historia	en	shows	World history, grades 9 and 10
history and social sciences teaching	docencia de geografía e historia	en	shows	Humanities teacher, KS3 geography and RE
history and social sciences teaching	docencia de geografía e historia	es	near	Guía turístico del casco histórico
history and social sciences teaching	docencia de geografía e historia	es	near	Historial médico y archivo
history and social sciences teaching	docencia de geografía e historia	en	near	Museum attendant
history and social sciences teaching	docencia de geografía e historia	en	near	Employment history available
TEFL certification	certificación TEFL/CELTA	es	shows	CELTA Pass B, International House Barcelona
TEFL certification	certificación TEFL/CELTA	es	shows	Trinity CertTESOL, 130 horas con prácticas observadas
TEFL certification	certificación TEFL/CELTA	es	shows	Título de profesor de inglés de Cambridge, 2017
TEFL certification	certificación TEFL/CELTA	en	shows	Cambridge CELTA, Pass A
TEFL certification	certificación TEFL/CELTA	en	shows	Trinity CertTESOL with six observed hours
TEFL certification	certificación TEFL/CELTA	en	shows	DELTA Modules 1 and 2
TEFL certification	certificación TEFL/CELTA	en	shows	120-hour TESOL with practicum in Hanoi
TEFL certification	certificación TEFL/CELTA	es	near	Certificado C1 de inglés por Trinity
TEFL certification	certificación TEFL/CELTA	es	near	Teleformación en ofimática
TEFL certification	certificación TEFL/CELTA	en	near	Cambridge CAE, grade B
TEFL certification	certificación TEFL/CELTA	en	near	Interested in doing a CELTA
English teaching	enseñanza de inglés	es	shows	Clases a niños y adultos en academia, niveles A1-C1
English teaching	enseñanza de inglés	es	shows	Profesora de EOI, grupos de B2
English teaching	enseñanza de inglés	es	shows	Auxiliar de conversación en colegio de Getafe
English teaching	enseñanza de inglés	es	shows	In-company en Repsol y BBVA, business y conversación
English teaching	enseñanza de inglés	en	shows	Taught EFL to teens and adults in Madrid
English teaching	enseñanza de inglés	en	shows	ESOL tutor for refugees, entry levels 1-3
English teaching	enseñanza de inglés	en	shows	VIPKid and Preply tutor, 2,000 lessons
English teaching	enseñanza de inglés	en	shows	Language assistant in a Spanish primary
English teaching	enseñanza de inglés	es	near	Inglés nivel alto, estancia en Dublín
English teaching	enseñanza de inglés	es	near	Recibí clases de inglés en la empresa
English teaching	enseñanza de inglés	es	near	Traductora de inglés jurídico
English teaching	enseñanza de inglés	en	near	Native English speaker
English teaching	enseñanza de inglés	en	near	Learned English in Malta
Spanish as a foreign language	enseñanza de ELE	es	shows	Profesora en Instituto Cervantes de Varsovia
Spanish as a foreign language	enseñanza de ELE	es	shows	Grupos de extranjeros en Salamanca, A1 a C1
Spanish as a foreign language	enseñanza de ELE	es	shows	Examinadora DELE acreditada
Spanish as a foreign language	enseñanza de ELE	es	shows	Máster y aulas con erasmus recién llegados
Spanish as a foreign language	enseñanza de ELE	en	shows	Taught Spanish to American study-abroad students
Spanish as a foreign language	enseñanza de ELE	en	shows	Instituto Cervantes teacher, Manchester
Spanish as a foreign language	enseñanza de ELE	en	shows	DELE examiner, A1-B2
Spanish as a foreign language	enseñanza de ELE	es	near	Español nativo
Spanish as a foreign language	enseñanza de ELE	es	near	Español, asignatura troncal cursada
Spanish as a foreign language	enseñanza de ELE	en	near	Fluent in Spanish
Spanish as a foreign language	enseñanza de ELE	en	near	Lived in Spain for two years
language exam preparation	preparación de exámenes oficiales de idiomas	es	shows	First y Advanced, 90 % de aprobados
language exam preparation	preparación de exámenes oficiales de idiomas	es	shows	Speaking examiner de Cambridge B2
language exam preparation	preparación de exámenes oficiales de idiomas	es	shows	Grupos intensivos de TOEFL, IELTS y Aptis
language exam preparation	preparación de exámenes oficiales de idiomas	es	shows	Simulacros y writing semanal para el B1
language exam preparation	preparación de exámenes oficiales de idiomas	en	shows	IELTS bands raised from 5.5 to 7
language exam preparation	preparación de exámenes oficiales de idiomas	en	shows	Cambridge speaking examiner
language exam preparation	preparación de exámenes oficiales de idiomas	en	shows	Coached groups for FCE and CAE
language exam preparation	preparación de exámenes oficiales de idiomas	es	near	Aprobé el First en 2015
language exam preparation	preparación de exámenes oficiales de idiomas	es	near	Examen médico oficial de empresa
language exam preparation	preparación de exámenes oficiales de idiomas	en	near	Scored 110 in TOEFL
language exam preparation	preparación de exámenes oficiales de idiomas	en	near	Invigilated university exams
corporate training delivery	impartición de formación a empresas	es	shows	Formé a 400 comerciales en técnicas de negociación
corporate training delivery	impartición de formación a empresas	es	shows	Formador de Excel y ventas para plantillas, FUNDAE
corporate training delivery	impartición de formación a empresas	es	shows	Sesiones de onboarding presenciales y por Teams
corporate training delivery	impartición de formación a empresas	es	shows	Roleplays y talleres de liderazgo con mandos
corporate training delivery	impartición de formación a empresas	en	shows	Delivered workshops to 600 managers across Europe
corporate training delivery	impartición de formación a empresas	en	shows	Facilitated onboarding for 30 new starters a month
corporate training delivery	impartición de formación a empresas	en	shows	Stand-up trainer on negotiation and sales
corporate training delivery	impartición de formación a empresas	en	shows	Rolled out SAP sessions to end users
corporate training delivery	impartición de formación a empresas	es	near	Asistí a cursos de formación de la empresa
corporate training delivery	impartición de formación a empresas	es	near	Contraté cursos para la plantilla con proveedor externo
corporate training delivery	impartición de formación a empresas	en	near	Attended corporate training
corporate training delivery	impartición de formación a empresas	en	near	Booked trainers and rooms
instructional design	diseño instruccional	es	shows	Guionicé cursos e-learning en Articulate Storyline
instructional design	diseño instruccional	es	shows	Módulos SCORM con Rise y vídeos para Moodle
instructional design	diseño instruccional	es	shows	Objetivos, storyboard y cuestionarios según ADDIE
instructional design	diseño instruccional	en	shows	Storyboarded and built Storyline modules
instructional design	diseño instruccional	en	shows	Used ADDIE to turn SME notes into courses
instructional design	diseño instruccional	en	shows	Published SCORM packages to Cornerstone
instructional design	diseño instruccional	es	near	Diseño de instrucciones de montaje
instructional design	diseño instruccional	es	near	Alumno de curso e-learning
instructional design	diseño instruccional	en	near	Graphic designer of instruction leaflets
instructional design	diseño instruccional	en	near	Took LinkedIn Learning courses
training needs analysis	detección de necesidades formativas	es	shows	Entrevistaba a mandos y cruzaba evaluaciones para el plan anual
training needs analysis	detección de necesidades formativas	es	shows	Encuesta de brechas de competencias a 900 empleados
training needs analysis	detección de necesidades formativas	es	shows	Propuse itinerarios tras auditar desempeño por puesto
training needs analysis	detección de necesidades formativas	en	shows	Surveyed managers to find skill gaps
training needs analysis	detección de necesidades formativas	en	shows	Built the yearly L&D plan from appraisal data
training needs analysis	detección de necesidades formativas	en	shows	Interviewed team leads before designing courses
training needs analysis	detección de necesidades formativas	es	near	Necesito formación en Excel
training needs analysis	detección de necesidades formativas	es	near	Análisis de necesidades hídricas
training needs analysis	detección de necesidades formativas	en	near	Needs analysis for house buyers
training needs analysis	detección de necesidades formativas	en	near	Trained for a marathon
certificate for training for employment	docencia de la formación profesional para el empleo	es	shows	Certificado SSCE0110 completo
certificate for training for employment	docencia de la formación profesional para el empleo	es	shows	Docente de cursos SEPE para desempleados, 1.200 horas
certificate for training for employment	docencia de la formación profesional para el empleo	es	shows	CAP y acreditación para impartir certificados nivel 2
certificate for training for employment	docencia de la formación profesional para el empleo	en	shows	PTLLS and Level 4 teaching award
certificate for training for employment	docencia de la formación profesional para el empleo	en	shows	AET qualified, taught adult unemployed learners
certificate for training for employment	docencia de la formación profesional para el empleo	en	shows	Certified assessor, Level 3 TAQA
certificate for training for employment	docencia de la formación profesional para el empleo	es	near	Desempleada, alumna de curso del SEPE
certificate for training for employment	docencia de la formación profesional para el empleo	es	near	Certificado de empresa para el paro
certificate for training for employment	docencia de la formación profesional para el empleo	en	near	Job seeker on a training scheme
certificate for training for employment	docencia de la formación profesional para el empleo	en	near	Certificate of employment from last employer
online tutoring	clases online	es	shows	Alumnos por Zoom y pizarra Miro, 20 horas semanales
online tutoring	clases online	es	shows	Profesora en Italki con 4,9 estrellas
online tutoring	clases online	es	shows	Di clase en remoto durante la pandemia con Meet
online tutoring	clases online	en	shows	1,500 lessons over Zoom on Preply
online tutoring	clases online	en	shows	Taught remote one-to-ones with interactive whiteboard
online tutoring	clases online	en	shows	Rated 4.95 on italki
online tutoring	clases online	es	near	Compras en línea
online tutoring	clases online	es	near	Curso online de nutrición
online tutoring	clases online	en	near	Online shop assistant
online tutoring	clases online	en	near	Watched online lectures
curriculum development	desarrollo curricular	es	shows	Creé el sílabo de B1 y B2 de la academia
curriculum development	desarrollo curricular	es	shows	Coautora de manual de francés para ESO
curriculum development	desarrollo curricular	es	shows	Secuencié contenidos y tests de nivel MCER
curriculum development	desarrollo curricular	en	shows	Wrote the school's A2-B2 syllabus
curriculum development	desarrollo curricular	en	shows	Co-authored a coursebook for teens
curriculum development	desarrollo curricular	en	shows	Mapped units to CEFR descriptors
curriculum development	desarrollo curricular	es	near	Redacción de currículum vitae
curriculum development	desarrollo curricular	es	near	Prácticas curriculares en bufete
curriculum development	desarrollo curricular	en	near	Curriculum vitae writing service
curriculum development	desarrollo curricular	en	near	Web development intern
training evaluation	evaluación de la formación	es	shows	Encuestas de satisfacción y test previo y posterior
training evaluation	evaluación de la formación	es	shows	Kirkpatrick nivel 3 con seguimiento a los tres meses
training evaluation	evaluación de la formación	es	shows	Medía el impacto en ventas de los cursos impartidos
training evaluation	evaluación de la formación	en	shows	Kirkpatrick level 3 follow-ups
training evaluation	evaluación de la formación	en	shows	Measured error rates before and after workshops
training evaluation	evaluación de la formación	en	shows	Reported NPS 62 across 40 sessions
training evaluation	evaluación de la formación	es	near	Puntué el curso con cinco estrellas
training evaluation	evaluación de la formación	es	near	Evaluación de riesgos laborales
training evaluation	evaluación de la formación	en	near	Gave feedback after a course
training evaluation	evaluación de la formación	en	near	Performance review by manager
placement testing	pruebas de nivel de idiomas	es	shows	Entrevista oral y test para asignar grupo a cada matrícula
placement testing	pruebas de nivel de idiomas	es	shows	Clasificaba a 300 alumnos en septiembre según MCER
placement testing	pruebas de nivel de idiomas	es	shows	Creación de banco de preguntas A1-C2
placement testing	pruebas de nivel de idiomas	en	shows	Interviewed new students and assigned groups
placement testing	pruebas de nivel de idiomas	en	shows	Oxford test administrator, 300 learners
placement testing	pruebas de nivel de idiomas	en	shows	Graded entry writing samples to CEFR
placement testing	pruebas de nivel de idiomas	es	near	Prueba de nivel de aceite
placement testing	pruebas de nivel de idiomas	es	near	Hice la prueba y entré en B2
placement testing	pruebas de nivel de idiomas	en	near	Product placement in films
placement testing	pruebas de nivel de idiomas	en	near	Work placement at a bank
student enrolment	matriculación de estudiantes	es	shows	Campaña de julio: 1.200 altas de primer curso en SIGMA
student enrolment	matriculación de estudiantes	es	shows	Tramitaba preinscripciones, anulaciones y cambios de grupo
student enrolment	matriculación de estudiantes	es	shows	Ventanilla de secretaría con automatrícula y pagos
student enrolment	matriculación de estudiantes	en	shows	Registered 900 freshers in SITS each September
student enrolment	matriculación de estudiantes	en	shows	Processed withdrawals, transfers and late registrations
student enrolment	matriculación de estudiantes	en	shows	Admissions clerk, UCAS confirmations and clearing
student enrolment	matriculación de estudiantes	es	near	Matriculación de vehículos en la DGT
student enrolment	matriculación de estudiantes	es	near	Matriculada en Derecho por la UNED
student enrolment	matriculación de estudiantes	es	near	Matrícula de honor en tercero
student enrolment	matriculación de estudiantes	en	near	Enrolled in evening classes
student enrolment	matriculación de estudiantes	en	near	Vehicle registration clerk
academic records management	gestión de expedientes académicos	es	shows	Actas, convalidaciones y certificaciones en Universitas XXI
academic records management	gestión de expedientes académicos	es	shows	Negociado de títulos: expedición y registro
academic records management	gestión de expedientes académicos	es	shows	Revisión de créditos para la solicitud del título
academic records management	gestión de expedientes académicos	es	shows	Reconocimiento de asignaturas de traslados
academic records management	gestión de expedientes académicos	en	shows	Issued transcripts and degree certificates
academic records management	gestión de expedientes académicos	en	shows	Degree audit in Banner, 3,000 files
academic records management	gestión de expedientes académicos	en	shows	Processed credit transfers and grade changes
academic records management	gestión de expedientes académicos	es	near	Expedientes sancionadores de tráfico
academic records management	gestión de expedientes académicos	es	near	Buen expediente académico, media de 8,7
academic records management	gestión de expedientes académicos	en	near	Excellent academic record
academic records management	gestión de expedientes académicos	en	near	Vinyl records collector
international mobility management	gestión de movilidad internacional	es	shows	Oficina Erasmus: learning agreements y becas de 300 salientes
international mobility management	gestión de movilidad internacional	es	shows	Convenios bilaterales con 80 universidades
international mobility management	gestión de movilidad internacional	es	shows	Acogida y papeles de alumnos entrantes
international mobility management	gestión de movilidad internacional	en	shows	Erasmus officer, 400 outgoing students a year
international mobility management	gestión de movilidad internacional	en	shows	Managed bilateral agreements and nominations
international mobility management	gestión de movilidad internacional	en	shows	Visa letters and welcome week for incoming students
international mobility management	gestión de movilidad internacional	es	near	Estudiante Erasmus en Cracovia
international mobility management	gestión de movilidad internacional	es	near	Disponibilidad para movilidad internacional
international mobility management	gestión de movilidad internacional	es	near	Movilidad urbana sostenible
international mobility management	gestión de movilidad internacional	en	near	Willing to relocate abroad
international mobility management	gestión de movilidad internacional	en	near	Exchange semester in Ghent
grants and scholarships administration	gestión de becas	es	shows	Revisaba solicitudes MEC, umbrales y alegaciones
grants and scholarships administration	gestión de becas	es	shows	Resolución y pago de ayudas al estudio, 2.000 expedientes
grants and scholarships administration	gestión de becas	es	shows	Atendía dudas de renta y requisitos de convocatoria
grants and scholarships administration	gestión de becas	en	shows	Awarded £1.2m in bursaries and hardship funds
grants and scholarships administration	gestión de becas	en	shows	Checked household income for aid applications
grants and scholarships administration	gestión de becas	en	shows	FAFSA verification and award letters
grants and scholarships administration	gestión de becas	es	near	Disfruté de beca MEC toda la carrera
grants and scholarships administration	gestión de becas	es	near	Becario en departamento de compras
grants and scholarships administration	gestión de becas	en	near	Scholarship recipient
grants and scholarships administration	gestión de becas	en	near	Granted access rights to users
research project administration	gestión de proyectos de investigación	es	shows	Justificación económica de H2020 y Plan Nacional
research project administration	gestión de proyectos de investigación	es	shows	OTRI: convenios, contratos art. 83 y auditorías
research project administration	gestión de proyectos de investigación	es	shows	Imputaba gastos, dietas y timesheets de 25 grupos
research project administration	gestión de proyectos de investigación	es	shows	Preparación de propuestas Marie Curie en el portal europeo
research project administration	gestión de proyectos de investigación	en	shows	Managed budgets on 30 UKRI awards
research project administration	gestión de proyectos de investigación	en	shows	Pre-award costings in Worktribe
research project administration	gestión de proyectos de investigación	en	shows	Submitted Horizon Europe financial statements
research project administration	gestión de proyectos de investigación	es	near	Doctorando en proyecto nacional
research project administration	gestión de proyectos de investigación	es	near	Investigador privado
research project administration	gestión de proyectos de investigación	en	near	Research assistant running assays
research project administration	gestión de proyectos de investigación	en	near	Project engineer on construction sites
public counter service	atención al público en secretaría	es	shows	Ventanilla del campus, 100 estudiantes al día en matrícula
public counter service	atención al público en secretaría	es	shows	Respondía CAU, correos y teléfono de la facultad
public counter service	atención al público en secretaría	es	shows	Conserjería e información en la escuela de ingenieros
public counter service	atención al público en secretaría	en	shows	Student hub front desk, 90 enquiries a day
public counter service	atención al público en secretaría	en	shows	Answered emails and walk-ins in faculty office
public counter service	atención al público en secretaría	en	shows	First contact for applicants and parents
public counter service	atención al público en secretaría	es	near	Hablar en público, torneos de debate
public counter service	atención al público en secretaría	es	near	Dependiente en tienda de campus
public counter service	atención al público en secretaría	en	near	Public speaking champion
public counter service	atención al público en secretaría	en	near	Bar counter staff in students' union
timetabling	planificación de horarios y aulas	es	shows	Encajaba 400 grupos en 60 espacios con Untis
timetabling	planificación de horarios y aulas	es	shows	Calendario de exámenes y reserva de salas de grado
timetabling	planificación de horarios y aulas	es	shows	Asignación docente del departamento por créditos
timetabling	planificación de horarios y aulas	en	shows	Scheduled 1,100 modules in Syllabus Plus
timetabling	planificación de horarios y aulas	en	shows	Built exam sittings for 8,000 candidates
timetabling	planificación de horarios y aulas	en	shows	Allocated rooms and resolved clashes
timetabling	planificación de horarios y aulas	es	near	Flexibilidad de horarios
timetabling	planificación de horarios y aulas	es	near	Horario de autobuses, informador
timetabling	planificación de horarios y aulas	en	near	Flexible with working hours
timetabling	planificación de horarios y aulas	en	near	Railway timetable app user
quality accreditation in higher education	acreditación y calidad universitaria	es	shows	Autoinformes para ANECA y seguimiento de títulos
quality accreditation in higher education	acreditación y calidad universitaria	es	shows	Verifica y Modifica de ocho grados
quality accreditation in higher education	acreditación y calidad universitaria	es	shows	Encuestas docentes y SGIC con AUDIT
quality accreditation in higher education	acreditación y calidad universitaria	en	shows	Wrote self-evaluations for QAA review
quality accreditation in higher education	acreditación y calidad universitaria	en	shows	Programme validation and annual monitoring
quality accreditation in higher education	acreditación y calidad universitaria	en	shows	Coordinated AACSB submission
quality accreditation in higher education	acreditación y calidad universitaria	es	near	Acreditado por ANECA como ayudante doctor
quality accreditation in higher education	acreditación y calidad universitaria	es	near	Control de calidad de piezas
quality accreditation in higher education	acreditación y calidad universitaria	en	near	Press accreditation
quality accreditation in higher education	acreditación y calidad universitaria	en	near	Quality inspector in a plant
committee servicing	secretaría de órganos colegiados	es	shows	Convocatorias y actas de junta de facultad
committee servicing	secretaría de órganos colegiados	es	shows	Preparaba la documentación del consejo de departamento
committee servicing	secretaría de órganos colegiados	es	shows	Certificaba acuerdos de la comisión de doctorado
committee servicing	secretaría de órganos colegiados	en	shows	Minuted Senate and exam boards
committee servicing	secretaría de órganos colegiados	en	shows	Secretary to the ethics panel, agendas and papers
committee servicing	secretaría de órganos colegiados	en	shows	Drafted terms of reference and action logs
committee servicing	secretaría de órganos colegiados	es	near	Secretaria de dirección en constructora
committee servicing	secretaría de órganos colegiados	es	near	Representante de alumnos en junta
committee servicing	secretaría de órganos colegiados	en	near	Student rep on a committee
committee servicing	secretaría de órganos colegiados	en	near	Served drinks at committee dinners
doctoral programme support	gestión de doctorado	es	shows	Depósito de tesis, tribunales y RAPI
doctoral programme support	gestión de doctorado	es	shows	Escuela de posgrado: admisión, CAPD y becas FPU
doctoral programme support	gestión de doctorado	es	shows	Tramitaba viajes y pagos de tribunales de lectura
doctoral programme support	gestión de doctorado	en	shows	Arranged vivas and examiner expenses
doctoral programme support	gestión de doctorado	en	shows	PGR administrator, 350 candidates
doctoral programme support	gestión de doctorado	en	shows	Thesis submissions and upgrade panels
doctoral programme support	gestión de doctorado	es	near	Doctora en Química
doctoral programme support	gestión de doctorado	es	near	Consulta del doctor Pérez, recepción
doctoral programme support	gestión de doctorado	en	near	Holds a PhD
doctoral programme support	gestión de doctorado	en	near	Doctor's receptionist
student recruitment events	captación de estudiantes	es	shows	Stand en AULA y visitas a 50 institutos
student recruitment events	captación de estudiantes	es	shows	Jornadas de puertas abiertas con 3.000 asistentes
student recruitment events	captación de estudiantes	es	shows	Seguimiento en CRM de interesados en másteres
student recruitment events	captación de estudiantes	en	shows	Open days and UCAS fairs, 60 schools a year
student recruitment events	captación de estudiantes	en	shows	Nurtured applicants in Salesforce to deposit
student recruitment events	captación de estudiantes	en	shows	Agent visits in India and China
student recruitment events	captación de estudiantes	es	near	Selección de personal becario
student recruitment events	captación de estudiantes	es	near	Asistí a feria de empleo
student recruitment events	captación de estudiantes	en	near	Graduate hiring for a bank
student recruitment events	captación de estudiantes	en	near	Student ambassador applicant
academic budget management	gestión económica universitaria	es	shows	Caja fija, reservas de crédito y facturas en UXXI-EC
academic budget management	gestión económica universitaria	es	shows	Administrador de centro de gasto de la escuela
academic budget management	gestión económica universitaria	es	shows	Dietas, ADO y anticipos del departamento
academic budget management	gestión económica universitaria	en	shows	Faculty finance officer, Agresso purchase orders
academic budget management	gestión económica universitaria	en	shows	Tracked departmental spend of £2m
academic budget management	gestión económica universitaria	en	shows	Processed expenses and visiting lecturer fees
academic budget management	gestión económica universitaria	es	near	Grado en Economía
academic budget management	gestión económica universitaria	es	near	Economía doméstica
academic budget management	gestión económica universitaria	en	near	Economics lecturer
academic budget management	gestión económica universitaria	en	near	Lived on a student budget
group facilitation	dinamización de grupos	es	shows	Escuela de padres, diez sesiones con veinte participantes
group facilitation	dinamización de grupos	es	near	Observadora en prácticas de un grupo terapéutico
gender violence support	atención a víctimas de violencia de género	es	shows	Plan de seguridad y búsqueda de alojamiento para madres huidas
gender violence support	atención a víctimas de violencia de género	es	near	Curso de igualdad de 60 horas
social reports	informes sociales	es	shows	Genograma, ingresos y vivienda por escrito para la adopción
social reports	informes sociales	es	near	Archivaba los informes de las trabajadoras sociales
addiction counselling	atención en drogodependencias	es	shows	Seguimiento de abstinencia y urinocontroles en comunidad terapéutica
addiction counselling	atención en drogodependencias	es	near	Talleres de prevención de tabaco en un colegio
early childhood intervention	atención temprana	es	shows	Logopedia y estimulación con bebés de riesgo y sus padres
early childhood intervention	atención temprana	es	near	Educadora en guardería con niños sin dificultades
lesson planning	programación didáctica	es	shows	Secuencia semanal por competencias con tres niveles en la misma clase
lesson planning	programación didáctica	es	near	Seguía la guía de la editorial sin cambios
literacy instruction	lectoescritura	es	shows	Del trazo a la frase: mi grupo de primero leía en marzo
literacy instruction	lectoescritura	es	near	Bibliotecaria escolar, préstamo de cuentos
classroom management	gestión del aula	es	shows	Asambleas, roles y silencio activo con 26 alumnos muy inquietos
classroom management	gestión del aula	es	near	Apoyo puntual en clase con la tutora presente
parent communication	comunicación con familias	es	shows	Entrevistas difíciles con padres separados y acuerdos por escrito
parent communication	comunicación con familias	en	near	Filed the parent contact forms in the school office
student assessment	evaluación del alumnado	es	shows	Registros de observación y notas por criterios en Raíces
student assessment	evaluación del alumnado	es	near	Vigilaba exámenes como suplente
numeracy teaching	enseñanza de matemáticas en primaria	es	shows	Sumas con palillos y problemas orales en primero y segundo
numeracy teaching	enseñanza de matemáticas en primaria	es	near	Clases particulares de contabilidad a adultos
physical education teaching	educación física	es	shows	Circuitos, relevos y cooperación con grupos de 25 en el patio
physical education teaching	educación física	es	near	Entrenador de mi hijo los sábados
school lunch supervision	monitor de comedor escolar	es	shows	Comedor de infantil: lavado de manos, siesta y juegos de patio
school lunch supervision	monitor de comedor escolar	es	near	Office de comedor, lavado de bandejas
bilingual teaching	docencia bilingüe	es	shows	Impartía Social Science íntegramente en inglés a cuarto
bilingual teaching	docencia bilingüe	es	near	Profesora de inglés como asignatura
school transition and settling-in	período de adaptación	es	shows	Primera semana con padres dentro del aula y retirada poco a poco
school transition and settling-in	período de adaptación	es	near	Visita guiada en la jornada de puertas abiertas
head of department	jefatura de departamento didáctico	es	shows	Coordinaba la programación común y los libros con ocho docentes
head of department	jefatura de departamento didáctico	es	near	Tutor de grupo sin cargo directivo
history and social sciences teaching	docencia de geografía e historia	es	shows	Línea del tiempo, debates y comentario de mapas en 3º ESO
history and social sciences teaching	docencia de geografía e historia	es	near	Investigador en archivo histórico
instructional design	diseño instruccional	es	shows	Convertí manuales de 200 páginas en píldoras interactivas
instructional design	diseño instruccional	es	near	Subía al Moodle los PDF que me daban
training needs analysis	detección de necesidades formativas	es	shows	Matriz de polivalencia por puesto y plan anual de cursos
training needs analysis	detección de necesidades formativas	es	near	Inscribía a los empleados en los cursos ya decididos
certificate for training for employment	docencia de la formación profesional para el empleo	es	shows	Formadora acreditada, 900 horas a parados en certificados de nivel 3
certificate for training for employment	docencia de la formación profesional para el empleo	es	near	Alumno con certificado de profesionalidad de soldadura
online tutoring	clases online	es	shows	Quince alumnos fijos por Skype en cuatro husos horarios
online tutoring	clases online	es	near	Moderaba el chat de los webinars
curriculum development	desarrollo curricular	es	shows	Rehíce los contenidos por nivel y los exámenes de toda la escuela
curriculum development	desarrollo curricular	es	near	Impartía el temario de la central
training evaluation	evaluación de la formación	es	shows	Comparé errores de caja antes y después del curso
training evaluation	evaluación de la formación	es	near	Recogía las hojas de firmas del curso
placement testing	pruebas de nivel de idiomas	es	shows	Entrevistas de diez minutos y redacción para colocar en A2 o B1
placement testing	pruebas de nivel de idiomas	es	near	Vendía los cursos y cobraba la matrícula
grants and scholarships administration	gestión de becas	es	shows	Baremaba las solicitudes de ayudas de comedor y transporte
grants and scholarships administration	gestión de becas	es	near	Informaba en ferias de que existían becas
public counter service	atención al público en secretaría	es	shows	Resolvía en ventanilla dudas de convalidaciones y plazos
public counter service	atención al público en secretaría	es	near	Trabajo interno sin trato con alumnos
timetabling	planificación de horarios y aulas	es	shows	Cuadraba las clases de doble grado sin solapes
timetabling	planificación de horarios y aulas	es	near	Imprimía y colgaba los horarios en el tablón
quality accreditation in higher education	acreditación y calidad universitaria	es	shows	Evidencias y audiencias con el panel externo de la agencia
quality accreditation in higher education	acreditación y calidad universitaria	en	near	Filled in student satisfaction surveys
committee servicing	secretaría de órganos colegiados	es	shows	Levantaba acta y seguía los acuerdos del consejo de gobierno
committee servicing	secretaría de órganos colegiados	es	near	Reservaba sala y café para las reuniones
doctoral programme support	gestión de doctorado	es	shows	Convocaba tribunales y tramitaba la mención internacional
doctoral programme support	gestión de doctorado	es	near	Auxiliar de biblioteca que catalogaba tesis
student recruitment events	captación de estudiantes	es	shows	Visitaba institutos con charlas y captaba datos de interesados
student recruitment events	captación de estudiantes	es	near	Azafata en la jornada de puertas abiertas
academic budget management	gestión económica universitaria	es	shows	Repartía la dotación entre áreas y cerraba el año sin remanente
academic budget management	gestión económica universitaria	es	near	Recogía albaranes y los pasaba al gerente
`;
