/** Schools, language academies and social services. */
export const educationAndCareSamples = `
@ primary-madrid-bilingue | Maestra o maestro de primaria bilingüe | Colegio Arboleda | Madrid | ES | es | 5
= Tutoría de tercero, con la mitad de las clases en inglés.
- Programación y evaluación por competencias; tutoría con familias; proyectos con otras clases
! Grado en Educación Primaria; inglés C1 acreditado; gestión del aula
+ Habilitación bilingüe; experiencia con Google Classroom
@ primary-monterrey | Docente de primaria | Instituto Sierra Alta | Monterrey | MX | es | 14
= Grupo de cuarto grado con 24 alumnos y apoyo de una psicopedagoga.
- Planeación de clases; evaluación del aprendizaje; juntas con padres de familia
! Licenciatura en Educación Primaria; 2 años frente a grupo; manejo del aula
+ Inglés B2
@ primary-manchester | Primary School Teacher (Year 4) | St Aldate's Primary | Manchester | GB | en | 8
= A two-form-entry school where staff actually leave before five on Fridays.
- Plan and teach a broad curriculum; assess progress; work closely with parents and teaching assistants
! Qualified Teacher Status; classroom management; safeguarding awareness
+ Phonics training; music or sport
@ primary-dublin | Primary Teacher, Special Class | Scoil na Coille | Dublin | IE | en | 22
= A class of six children with autism, with two assistants.
- Plan individual lessons; keep progress records; meet families every term
! Registration with the Teaching Council; degree in Primary Education; patience
+ Training in autism; Irish
@ primary-santiago | Profesora o profesor de educación básica | Colegio Los Espinos | Santiago de Chile | CL | es | 10
= Jefatura de segundo básico, jornada completa.
- Clases de lenguaje y matemática; evaluación diferenciada; reuniones de apoderados
! Título de profesor de educación básica; manejo del aula; trabajo en equipo
+ Mención en matemática
@ english-barcelona-academy | Profesor de inglés para adultos | Academia Puente | Barcelona | ES | es | 6
= Grupos de seis personas y clases en empresa, con material propio.
- Clases de conversación y preparación de exámenes Cambridge; seguimiento del alumnado
! Inglés C2; certificado CELTA o equivalente; 1 año de experiencia docente
+ Francés; experiencia con clases en línea
@ english-remote-online | Online English Teacher | Lingo Harbour | Remote | ES | en remote | 1
= Teach adults one to one from wherever you live. You choose your hours.
- Prepare and teach 45 minute lessons; give written feedback; track progress
! Native or C2 English; TEFL certificate; stable internet connection
+ Business English; Spanish
@ english-bogota | Docente de inglés | Centro Idiomas Candelaria | Bogotá | CO | es | 16
= Cursos sabatinos para jóvenes y adultos.
- Planeación de clases por niveles; evaluación oral y escrita; reporte de notas
! Licenciatura en lenguas modernas; inglés C1; paciencia y claridad
+ Preparación de IELTS o TOEFL
@ english-buenosaires | Profesora/o de inglés para empresas | Talleres del Plata | Buenos Aires | AR | es | 27
= Clases en oficinas de Microcentro y Palermo.
- Clases de inglés de negocios; diseño de material; informes trimestrales
! Profesorado o traductorado de inglés; 2 años de experiencia
+ Conocimiento de vocabulario financiero
@ english-london-esol | ESOL Teacher | Thames Community College | London | GB | en | 12
= Evening classes for people who have just arrived in the country.
- Teach mixed-level groups; assess learners; adapt materials
! DELTA or CELTA; teaching qualification; empathy
+ Another language such as Arabic or Spanish
@ social-sevilla | Trabajadora o trabajador social | Asociación Umbral | Sevilla | ES | es | 4
= Programa de vivienda para familias con menores.
- Valoración social y planes de intervención; coordinación con servicios sociales; informes
! Grado en Trabajo Social y colegiación; mediación; carné de conducir
+ Experiencia con menores; inglés o francés
@ social-cdmx | Trabajador social de campo | Fundación Raíces | Ciudad de México | MX | es | 19
= Proyecto con mujeres que salen de situaciones de violencia.
- Entrevistas y estudios socioeconómicos; canalización a servicios; talleres comunitarios
! Licenciatura en Trabajo Social; perspectiva de género; disponibilidad para viajar
+ Lengua indígena
@ social-newyork | Social Worker, Family Services | Brightwater Community Center | New York | US | en | 7
= Caseload of twenty families in the Bronx, with weekly supervision.
- Case management and home visits; crisis intervention; connect families with benefits
! LMSW licence; experience with families; fluent Spanish and English
+ Trauma-informed care training
@ social-edinburgh | Children's Social Worker | Lothian Family Support | Edinburgh | GB | en | 24
= Small team, protected caseloads and a good laptop.
- Assess needs and write care plans; safeguarding; court reports
! SSSC registration; degree in Social Work; driving licence
+ Experience of fostering
@ social-lima | Trabajadora/o social de hospital | Clínica San Blas | Lima | PE | es | 33
= Acompañamiento de pacientes y sus familias durante el ingreso.
- Evaluación social; orientación sobre seguros; coordinación del alta
! Título y colegiatura en Trabajo Social; experiencia en salud
+ Manejo de Excel
@ childcare-malaga | Educadora o educador infantil | Escuela Infantil La Cometa | Málaga | ES | es | 2
= Aula de dos a tres años, con patio y huerto.
- Actividades de juego y lenguaje; rutinas de comida y sueño; comunicación diaria con familias
! Técnico Superior en Educación Infantil; primeros auxilios; paciencia
+ Inglés B2; cuentacuentos
@ childcare-auckland | Early Childhood Teacher | Kōwhai Kids | Auckland | NZ | en | 11
= A garden, a music corner and eight children per teacher.
- Plan play-based learning; keep learning stories; talk with families every day
! Full teacher registration; first aid certificate; teamwork
+ Te reo Māori
@ childcare-madrid-english | Nursery Assistant (English speaking) | Little Olive Nursery | Madrid | ES | en | 17
= British nursery in the north of the city for children from one to three.
- Care for babies and toddlers; sing, read and play in English; help with meals
! Native-level English; childcare qualification; patience
+ Some Spanish; paediatric first aid
@ childcare-quito | Parvularia | Centro Infantil Guayacán | Quito | EC | es | 29
= Grupo de doce niños de tres años en el norte de la ciudad.
- Planificación lúdica; acompañamiento emocional; reportes a familias
! Licenciatura en educación inicial; vocación; primeros auxilios
+ Estimulación temprana
@ childcare-montevideo | Educadora en primera infancia | Jardín Benteveo | Montevideo | UY | es | 40
= Media jornada de mañana en un jardín cooperativo.
- Juego y psicomotricidad; cambio y alimentación; entrevistas con familias
! Título de educador en primera infancia; carné de salud vigente
+ Música
`;
