import { readSkills } from './skill';

export const teachingSkills = readSkills(`
[teaching-levels]
teaching ; h ; docencia, enseñanza, impartición de clases, experiencia docente ; teaching, classroom teaching, teaching experience ; lesson-planning, classroom-management
early-childhood-education ; h ; educación infantil, educación preescolar, educación inicial, educación parvularia, nivel inicial ; early childhood education, early years education, preschool education, EYFS, nursery teaching ; childcare, psychomotricity
primary-education ; h ; enseñanza primaria, docencia en primaria, educación primaria ; primary education, primary teaching, elementary education, elementary school teaching ; early-literacy, teaching
secondary-education ; h ; enseñanza secundaria, docencia en secundaria, clases de ESO, alumnado de secundaria ; secondary school teaching, secondary teaching, high school teaching, middle school teaching ; teaching, baccalaureate-teaching
baccalaureate-teaching ; h ; enseñanza en bachillerato, docencia en bachillerato ; sixth form teaching, A-level teaching, upper secondary teaching ; secondary-education
vocational-education ; h ; docencia en formación profesional, docencia en FP, educación técnico profesional, docencia de la formación profesional para el empleo ; vocational education, vocational training, further education teaching, technical education teaching ; adult-education, workplace-mentoring
higher-education-teaching ; h ; docencia universitaria, enseñanza universitaria, profesorado universitario ; university teaching, higher education teaching, college teaching, lecturing ; academic-research, thesis-supervision
adult-education ; h ; educación de adultos, educación de personas adultas, andragogía, formación de adultos ; adult education, adult learning, andragogy ; vocational-education, adult-literacy
adult-literacy ; h ; alfabetización de adultos, alfabetización ; adult literacy, literacy teaching to adults ; adult-education
rural-school-teaching ; h ; escuela rural, aula multigrado, escuela unitaria ; rural school teaching, multigrade classroom ; primary-education
international-baccalaureate ; h ; Bachillerato Internacional, programa IB, Programa del Diploma del IB ; International Baccalaureate, IB Diploma Programme, IB programme, IB curriculum ; baccalaureate-teaching, curriculum-design
british-curriculum ; h ; currículo británico, sistema educativo británico, IGCSE ; British curriculum, UK National Curriculum, IGCSE, GCSE teaching ; curriculum-design
common-core ; h ; estándares Common Core ; Common Core, Common Core State Standards ; curriculum-design
exam-preparation ; h ; preparación de exámenes, preparación de la EvAU, preparación de selectividad, preparación para la PAES ; exam preparation, exam prep, test preparation, SAT preparation ; private-tutoring
oposiciones-coaching ; h ; preparación de oposiciones, preparador de oposiciones ; coaching for public service exams, civil service exam coaching ; exam-preparation

[teaching-subjects]
maths-teaching ; h ; enseñanza de matemáticas, didáctica de las matemáticas, clases de matemáticas, docencia en matemáticas ; mathematics teaching, maths teaching, math teaching, teaching mathematics, math tutoring ; teaching, stem-education
science-teaching ; h ; enseñanza de las ciencias, didáctica de las ciencias, clases de biología y química, clases de física y química ; science teaching, teaching science, biology teaching, chemistry teaching, physics teaching ; stem-education, teaching
spanish-language-teaching ; h ; enseñanza de lengua y literatura, lengua castellana y literatura, didáctica de la lengua ; Spanish language and literature teaching, language arts in Spanish ; teaching, reading-comprehension-teaching
spanish-as-foreign-language ; h ; español como lengua extranjera, ELE, enseñanza de español a extranjeros, profesor de español para extranjeros, español para extranjeros ; Spanish as a foreign language, teaching Spanish, Spanish teaching, ELE teaching ; foreign-language-teaching
english-language-teaching ; h ; enseñanza de inglés, clases de inglés, enseñanza del inglés como lengua extranjera, didáctica del inglés ; English language teaching, TEFL, TESOL, ESL teaching, EFL, teaching English as a foreign language, English as a second language, ELT ; foreign-language-teaching, clil
english-literature-teaching ; h ; enseñanza de literatura inglesa ; English literature teaching, English language arts, ELA teaching ; teaching
foreign-language-teaching ; h ; enseñanza de idiomas, enseñanza de lenguas extranjeras, clases de idiomas, didáctica de lenguas extranjeras ; foreign language teaching, language teaching, modern foreign languages teaching, world languages teaching ; communicative-approach, english-language-teaching
history-teaching ; h ; enseñanza de geografía e historia, enseñanza de ciencias sociales, clases de historia, didáctica de las ciencias sociales ; history teaching, geography teaching, social studies teaching, humanities teaching ; teaching
philosophy-teaching ; h ; enseñanza de filosofía, clases de filosofía, filosofía para niños ; philosophy teaching, philosophy for children, P4C ; teaching
religion-teaching ; h ; enseñanza de religión, DECA, clases de religión ; religious education teaching, RE teaching ; teaching
pe-teaching ; h ; enseñanza de educación física, educación física, clases de educación física ; physical education teaching, PE teaching, physical education ; sports-coaching, teaching
music-teaching ; h ; enseñanza de música, educación musical, clases de música, pedagogía musical ; music teaching, music education, music lessons ; instrument-teaching, music-theory
instrument-teaching ; h ; clases de piano, clases de guitarra, enseñanza instrumental, clases de instrumento ; instrumental teaching, piano lessons, guitar lessons, instrument tuition ; music-teaching
art-teaching ; h ; educación plástica, enseñanza de artes plásticas, educación artística, clases de dibujo y pintura ; art teaching, art education, arts and crafts teaching ; teaching
drama-teaching ; h ; enseñanza de teatro, clases de teatro, teatro educativo ; drama teaching, drama education, theatre workshops ; acting, teaching
technology-teaching ; h ; enseñanza de tecnología, didáctica de la tecnología, clases de tecnología ; design and technology teaching, technology teaching ; stem-education, educational-robotics
it-training-delivery ; h ; clases de informática, enseñanza de informática, formación en ofimática ; computing teaching, teaching computer science, computer literacy teaching, ICT teaching ; technology-teaching, digital-literacy-teaching
economics-teaching ; h ; enseñanza de economía, clases de economía, clases de contabilidad ; economics teaching, business studies teaching ; teaching
driving-instruction ; h ; formación vial, profesor de autoescuela, educación vial, enseñanza de la conducción ; driving instruction, driving lessons, road safety education ; teaching
stem-education ; h ; educación STEM, proyectos STEAM, educación STEAM ; STEM education, STEAM education, STEM teaching ; educational-robotics, science-teaching
educational-robotics ; h ; robótica educativa, programación para niños, pensamiento computacional en el aula ; educational robotics, coding for kids, computational thinking in the classroom ; stem-education
environmental-education ; h ; educación ambiental, educación medioambiental, huerto escolar ; environmental education, school garden ; outdoor-education
financial-literacy-teaching ; h ; educación financiera ; financial literacy education, financial education ; economics-teaching
values-education ; h ; educación en valores, educación para la paz, educación para la ciudadanía ; values education, citizenship education, civics ; teaching, emotional-education
emotional-education ; h ; educación emocional, educación socioemocional, convivencia escolar ; social and emotional learning, SEL, emotional education ; values-education, school-mediation
coeducation ; h ; coeducación, educación en igualdad ; gender-equal education, coeducation for equality ; gender-equality, values-education
homework-support ; h ; apoyo escolar, refuerzo educativo, refuerzo escolar, ayuda con los deberes ; homework support, homework help, academic support, after-school tutoring ; private-tutoring
private-tutoring ; h ; clases particulares, tutorías particulares, clases de repaso, clases de apoyo, profesor particular ; private tutoring, tutoring, private tuition, one-to-one tuition, one-on-one tutoring ; homework-support, exam-preparation
language-exchange ; h ; intercambio de idiomas, auxiliar de conversación, clases de conversación ; language exchange, conversation classes, language assistant work ; foreign-language-teaching

[teaching-methods]
lesson-planning ; h ; planificación de clases, preparación de clases, programación didáctica, programación de aula, unidades didácticas, planeación didáctica, planeación de clases ; lesson planning, lesson plans, planning lessons, schemes of work, unit planning ; curriculum-design, teaching
learning-situations ; h ; situaciones de aprendizaje, LOMLOE, secuencias didácticas ; learning situations, didactic sequences ; lesson-planning, competency-based-education
curriculum-design ; h ; diseño curricular, desarrollo curricular, elaboración de planes de estudio, adecuación curricular ; curriculum design, curriculum development, curriculum planning ; lesson-planning, instructional-design
instructional-design ; h ; diseño instruccional, diseño de contenidos formativos, modelo ADDIE, diseño de cursos ; instructional design, course design, learning design, ADDIE ; e-learning, teaching-materials
teaching-materials ; h ; elaboración de materiales didácticos, materiales didácticos, recursos didácticos, creación de material educativo ; teaching materials, developing teaching materials, educational resources, instructional materials ; lesson-planning, instructional-design
classroom-management ; h ; gestión del aula, manejo de grupo, control de grupo, manejo de aula, dinámica de aula ; classroom management, behaviour management, behavior management in the classroom, class control ; teaching, positive-discipline
positive-discipline ; h ; disciplina positiva, crianza positiva ; positive discipline, positive behaviour support, PBIS ; classroom-management
student-assessment ; h ; evaluación del alumnado, evaluación de aprendizajes, evaluación de estudiantes, corrección de exámenes, elaboración de exámenes ; student assessment, assessing students, grading papers, marking exams, assessment for learning ; rubrics, formative-assessment
formative-assessment ; h ; evaluación formativa, evaluación continua ; formative assessment, continuous assessment ; student-assessment
rubrics ; h ; rúbricas, rúbricas de evaluación ; rubrics, assessment rubrics ; student-assessment
differentiated-instruction ; h ; atención a la diversidad, enseñanza diferenciada, individualización de la enseñanza, instrucción diferenciada ; differentiated instruction, differentiation in teaching, differentiated learning ; inclusive-education, universal-design-for-learning
project-based-learning ; h ; aprendizaje basado en proyectos, ABP, trabajo por proyectos ; project-based learning, PBL ; cooperative-learning, teaching
cooperative-learning ; h ; aprendizaje cooperativo, aprendizaje colaborativo ; cooperative learning, collaborative learning ; project-based-learning
flipped-classroom ; h ; clase invertida, aula invertida ; flipped classroom, flipped learning ; e-learning, project-based-learning
gamification-in-education ; h ; gamificación educativa, gamificación en el aula, aprendizaje basado en juegos ; gamification in education, game-based learning, classroom gamification ; active-methodologies
active-methodologies ; h ; metodologías activas, metodologías innovadoras, innovación educativa, innovación pedagógica, innovación docente ; active learning, active teaching methods, educational innovation, teaching innovation ; project-based-learning, flipped-classroom
montessori ; h ; método Montessori, pedagogía Montessori, Montessori ; Montessori method, Montessori education, Montessori ; early-childhood-education, waldorf
waldorf ; h ; pedagogía Waldorf, Waldorf ; Waldorf education, Waldorf pedagogy ; montessori
reggio-emilia ; h ; Reggio Emilia, pedagogía Reggio Emilia ; Reggio Emilia approach ; early-childhood-education
inquiry-based-learning ; h ; aprendizaje por indagación, aprendizaje por descubrimiento, enseñanza por indagación ; inquiry-based learning, discovery learning ; active-methodologies, science-teaching
service-learning ; h ; aprendizaje-servicio, aprendizaje servicio ApS ; service learning ; project-based-learning
competency-based-education ; h ; enfoque por competencias, educación por competencias, evaluación por competencias ; competency-based education, competency-based learning ; learning-situations, curriculum-design
universal-design-for-learning ; h ; diseño universal para el aprendizaje ; universal design for learning, UDL ; inclusive-education, differentiated-instruction
clil ; h ; AICLE, enseñanza bilingüe, educación bilingüe, programa bilingüe, CLIL ; CLIL, content and language integrated learning, bilingual education, dual language teaching ; english-language-teaching
communicative-approach ; h ; enfoque comunicativo, método comunicativo ; communicative approach, communicative language teaching ; foreign-language-teaching
phonics ; h ; método fonético de lectoescritura, Jolly Phonics ; phonics, synthetic phonics, Jolly Phonics ; early-literacy, english-language-teaching
early-literacy ; h ; lectoescritura, enseñanza de lectoescritura, alfabetización inicial, enseñanza de la lectura ; early literacy, teaching reading and writing, literacy instruction, guided reading ; phonics, reading-comprehension-teaching
reading-comprehension-teaching ; h ; animación a la lectura, fomento de la lectura, mediación lectora, plan lector ; reading promotion, reading comprehension instruction ; early-literacy, library-services
early-numeracy ; h ; iniciación a las matemáticas, método ABN, matemáticas manipulativas ; early numeracy, numeracy teaching, manipulative maths ; maths-teaching
outdoor-education ; h ; educación al aire libre, aula en la naturaleza, bosque escuela ; outdoor education, forest school ; environmental-education
storytelling-for-children ; h ; cuentacuentos, narración oral infantil ; children's storytelling, story time ; early-childhood-education, childrens-entertainment
learning-corners ; h ; rincones de aprendizaje, rincones de juego, asamblea infantil ; learning centres, learning centers, learning corners ; early-childhood-education
dialogic-learning ; h ; grupos interactivos, tertulias dialógicas, comunidades de aprendizaje ; interactive groups, dialogic gatherings, learning communities ; cooperative-learning
peer-teaching ; h ; tutoría entre iguales, codocencia, docencia compartida ; peer tutoring, co-teaching, team teaching ; cooperative-learning, inclusive-education

[school-life]
student-tutoring-role ; h ; acción tutorial, tutoría de grupo, tutorías con familias, plan de acción tutorial ; form tutor role, pastoral care, student advising, homeroom teaching ; academic-guidance, family-school-liaison
academic-guidance ; h ; orientación educativa, orientación académica, orientación escolar, orientación vocacional ; academic guidance, academic advising, school counselling, school counseling, guidance counselling ; educational-psychology, career-guidance
family-school-liaison ; h ; reuniones con familias, atención a las familias del alumnado, comunicación con familias, relación familia-escuela, comunicación con las familias, relación con las familias ; parent-teacher conferences, parent communication, communication with parents, family engagement in school ; student-tutoring-role
school-mediation ; h ; mediación escolar, plan de convivencia, resolución de conflictos escolares ; school mediation, peer mediation in schools ; emotional-education, anti-bullying
anti-bullying ; h ; prevención del acoso escolar, acoso escolar, programa KiVa ; anti-bullying, bullying prevention ; school-mediation, safeguarding
school-leadership ; h ; dirección de centros educativos, dirección escolar, jefatura de estudios, equipo directivo escolar, gestión educativa, gestión de centros educativos ; school leadership, school management, head teaching, educational leadership, school administration ; teaching, educational-quality
educational-quality ; h ; calidad educativa, acreditación universitaria, evaluación de la calidad docente, ANECA ; educational quality, academic accreditation, Ofsted inspection, quality assurance in education ; school-leadership
educational-inspection ; h ; inspección educativa, supervisión educativa ; school inspection, educational inspection, instructional supervision ; school-leadership
academic-secretariat ; h ; secretaría académica, secretaría de centros docentes, admisión y matriculación de alumnos, gestión académica, control escolar ; academic administration, student admissions, registrar duties, enrolment administration ; school-leadership, admin-support
academic-coordination ; h ; coordinación académica, coordinación de ciclo, coordinación pedagógica, jefatura de departamento didáctico ; academic coordination, year group coordination, head of department in school, teaching coordination ; school-leadership
thesis-supervision ; h ; dirección de tesis, tutorización de TFG, dirección de TFM, tutoría de tesis ; thesis supervision, dissertation supervision ; higher-education-teaching, academic-research
academic-research ; h ; investigación académica, investigación educativa, publicaciones académicas, artículos científicos indexados ; academic research, educational research, academic publishing, academic publications ; academic-writing, research-methodology
academic-writing ; h ; escritura académica, redacción académica, normas APA ; academic writing, APA style, scholarly writing ; academic-research
research-methodology ; h ; metodología de la investigación, diseño de investigación social ; research methodology, research design, research methods ; qualitative-research, academic-research
erasmus-projects ; h ; proyectos Erasmus+, Erasmus+, eTwinning, movilidad académica ; Erasmus+ projects, Erasmus+, eTwinning, academic mobility, international student exchange ; grant-applications
school-trips ; h ; organización de salidas escolares, excursiones escolares, viajes de estudios ; school trips, field trips, educational visits ; school-canteen-supervision
school-canteen-supervision ; h ; monitor de comedor escolar, vigilancia de comedor y patio, monitor de comedor, atención en comedor escolar ; school lunch supervision, playground supervision, midday supervision ; childcare, leisure-time-monitoring
school-bus-monitoring ; h ; monitor de ruta escolar, acompañante de transporte escolar ; school bus monitoring, school bus escort ; school-canteen-supervision
workplace-mentoring ; h ; tutorización de prácticas, tutor de prácticas, FP Dual, tutorización de alumnos en prácticas ; internship supervision, apprenticeship supervision, student teacher mentoring, practicum supervision ; vocational-education, mentoring
teacher-training ; h ; formación del profesorado, formación docente, formación de formadores, capacitación docente ; teacher training, train the trainer, professional development for teachers ; teaching, training-delivery
extracurricular-activities ; h ; organización de actividades extraescolares, actividades extraescolares, actividades extracurriculares, talleres extraescolares ; extracurricular activities, after-school clubs, after-school programs ; leisure-time-monitoring

[education-technology]
e-learning ; h ; formación en línea, e-learning, teleformación, educación a distancia, formación online, aprendizaje en línea, docencia virtual ; e-learning, online learning, distance learning, online teaching, remote teaching, virtual teaching, elearning ; virtual-tutoring, moodle
virtual-tutoring ; h ; tutorización online, dinamización de aulas virtuales, tutor e-learning ; online tutoring, e-tutoring, virtual classroom facilitation ; e-learning
blended-learning ; h ; semipresencial, formación mixta, aprendizaje híbrido, b-learning ; blended learning, hybrid learning, hybrid teaching ; e-learning
educational-technology ; h ; tecnología educativa, TIC en el aula, TIC aplicadas a la educación, competencia digital docente, tecnologías educativas ; educational technology, edtech, ICT in the classroom, technology integration ; google-classroom, e-learning
digital-literacy-teaching ; h ; alfabetización digital, capacitación digital, competencias digitales para ciudadanía ; digital literacy teaching, digital inclusion training ; educational-technology
learning-management-systems ; h ; plataformas de aprendizaje, gestión de plataformas LMS, LMS, plataforma educativa ; learning management systems, LMS, learning platforms ; moodle, e-learning
moodle ; t ; Moodle ; ; learning-management-systems, e-learning
google-classroom ; t ; Google Classroom, Google Workspace for Education ; ; learning-management-systems
blackboard-learn ; t ; Blackboard Learn, Blackboard Collaborate ; Blackboard Learn, Blackboard LMS, Blackboard Collaborate ; learning-management-systems
canvas-lms ; t ; Canvas LMS, Instructure Canvas ; ; learning-management-systems
schoology ; t ; Schoology, Edmodo ; ; learning-management-systems
kahoot ; t ; Kahoot, Quizizz, Socrative ; ; gamification-in-education
genially ; t ; Genially ; ; teaching-materials
classdojo ; t ; ClassDojo, Seesaw para el aula ; ClassDojo, Seesaw learning journal ; classroom-management
nearpod ; t ; Nearpod, Edpuzzle, Padlet ; ; educational-technology
interactive-whiteboard ; t ; pizarra digital interactiva, PDI, pizarra digital ; interactive whiteboard, smartboard, SMART Board, Promethean ; educational-technology
scorm-authoring ; t ; SCORM, Articulate Storyline, eXeLearning, iSpring, Articulate 360 ; SCORM, Articulate Storyline, Articulate 360, Adobe Captivate, iSpring ; instructional-design
school-management-software ; t ; Alexia Educación, Séneca Junta de Andalucía, plataforma Educamos, iPasen, Phidias ; PowerSchool, SIMS school software, iSAMS, Infinite Campus ; academic-secretariat
turnitin ; t ; Turnitin, control de plagio ; Turnitin, plagiarism detection ; student-assessment
`);
