import { readResources } from './learning-resource';

/** Teaching, languages, and the skills of working with others. */
export const educationAndLanguagesResources = readResources(`
[teaching]
intef-formacion ; Cursos en línea para docentes ; INTEF ; course ; beginner ; ; es ; free ; https://intef.es/formacion/ ; educational-technology, active-methodologies, digital-literacy-teaching, teaching-materials, gamification-in-education, project-based-learning, *teaching-methods, *education-technology, *teaching-levels
intef-enlinea ; MOOC y NOOC para docentes ; INTEF ; course ; beginner ; ; es ; free ; https://enlinea.intef.es/ ; educational-technology, flipped-classroom, stem-education, coeducation, anti-bullying, inclusive-education, *school-life, *teaching-subjects
educagob ; Situaciones de aprendizaje y currículo LOMLOE ; educagob · Ministerio de Educación ; documentation ; intermediate ; ; es ; free ; https://educagob.educacionfpydeportes.gob.es/ ; learning-situations, curriculum-design, lesson-planning, competency-based-education, student-assessment, primary-education, secondary-education, *teaching-levels, *school-life
cedec ; Recursos educativos abiertos EDIA ; CEDEC ; practice ; intermediate ; ; es ; free ; https://cedec.intef.es/ ; project-based-learning, rubrics, teaching-materials, learning-situations, *teaching-methods, *teaching-subjects
cidead-adultos ; Educación de personas adultas: Aula Mentor ; Ministerio de Educación ; course ; beginner ; 60 ; es ; paid ; https://www.aulamentor.es/ ; adult-education, spreadsheets, web-design, accounting, digital-competence
openlearn-education ; OpenLearn: Education & Development courses ; The Open University ; course ; beginner ; ; en ; free ; https://www.open.edu/openlearn/education-development ; teaching, inclusive-education, early-childhood-education, learning-support, *teaching-levels, *teaching-methods, *school-life, *special-education
futurelearn-teaching ; Teaching courses ; FutureLearn ; course ; beginner ; ; en ; paid ; https://www.futurelearn.com/subjects/teaching-courses ; classroom-management, formative-assessment, stem-education, english-language-teaching, differentiated-instruction, *teaching-methods, *teaching-subjects
khan-teachers ; Khan Academy for teachers ; Khan Academy ; course ; beginner ; 8 ; en ; free ; https://www.khanacademy.org/teachers ; maths-teaching, educational-technology, differentiated-instruction
google-teacher-center-es ; Centro para profesores ; Google for Education ; course ; beginner ; 15 ; es ; free ; https://edu.google.com/intl/ALL_es/ ; google-classroom, educational-technology, *education-technology
microsoft-educator ; Learn Educator Center ; Microsoft Learn ; course ; beginner ; ; en ; free ; https://learn.microsoft.com/en-us/training/educator-center/ ; educational-technology, blended-learning, digital-literacy-teaching, *education-technology
moodle-academy ; Moodle Academy ; Moodle ; course ; beginner ; 10 ; en ; free ; https://moodle.academy/ ; moodle, learning-management-systems, e-learning
moodle-docs-es ; Documentación de Moodle ; Moodle ; documentation ; beginner ; ; es ; free ; https://docs.moodle.org/all/es/ ; moodle, learning-management-systems, virtual-tutoring, e-learning
cast-udl ; UDL Guidelines ; CAST ; documentation ; intermediate ; 6 ; en ; free ; https://udlguidelines.cast.org/ ; universal-design-for-learning, inclusive-education, differentiated-instruction
cambridge-celta ; CELTA ; Cambridge English ; certification ; intermediate ; 120 ; en ; paid ; https://www.cambridgeenglish.org/teaching-english/teaching-qualifications/celta/ ; english-language-teaching, communicative-approach, lesson-planning
asu-tesol ; TESOL Certificate, Part 1 ; Arizona State University · Coursera ; course ; beginner ; 90 ; en ; paid ; https://www.coursera.org/specializations/arizona-state-university-tesol ; english-language-teaching, lesson-planning, foreign-language-teaching
british-council-teaching ; TeachingEnglish ; British Council ; course ; beginner ; ; en ; free ; https://www.teachingenglish.org.uk/ ; english-language-teaching, clil, communicative-approach, phonics
cervantes-profesores ; Formación de profesores de español ; Instituto Cervantes ; course ; intermediate ; ; es ; paid ; https://cfp.cervantes.es/ ; spanish-as-foreign-language, foreign-language-teaching, communicative-approach
ami-montessori ; AMI Montessori training ; Association Montessori Internationale ; certification ; intermediate ; ; en ; paid ; https://montessori-ami.org/ ; montessori, early-childhood-education
positive-discipline ; Positive Discipline certifications ; Positive Discipline Association ; certification ; beginner ; 16 ; en ; paid ; https://www.positivediscipline.org/ ; positive-discipline, classroom-management, family-school-liaison
once-educacion ; Recursos educativos sobre discapacidad visual ; ONCE ; documentation ; intermediate ; ; es ; free ; https://educacion.once.es/ ; visual-impairment-support, braille, inclusive-education
fundacion-cadah ; Recursos y formación sobre TDAH ; Fundación CADAH ; documentation ; beginner ; ; es ; free ; https://www.fundacioncadah.org/ ; adhd-support, learning-support, behavioural-disorders-support
british-dyslexia ; Dyslexia training and accreditation ; British Dyslexia Association ; course ; intermediate ; ; en ; paid ; https://www.bdadyslexia.org.uk/ ; dyslexia-support, learning-support
sepie-erasmus ; Guía y formación Erasmus+ ; SEPIE ; documentation ; intermediate ; ; es ; free ; https://www.sepie.es/ ; erasmus-projects, european-funds, grant-applications
atd-learning ; ATD: instructional design and talent development ; Association for Talent Development ; certification ; intermediate ; ; en ; paid ; https://www.td.org/ ; instructional-design, training-delivery, training-management, scorm-authoring
sepe-docencia ; Certificado de docencia de la formación profesional para el empleo (SSCE0110) ; SEPE ; certification ; intermediate ; 380 ; es ; free ; https://www.sepe.es/HomeSepe/ ; training-delivery, vocational-education, instructional-design, workplace-mentoring, adult-education
raspberry-teach ; Teach computing with Raspberry Pi Foundation ; Raspberry Pi Foundation ; course ; beginner ; ; en ; free ; https://www.raspberrypi.org/teach/ ; technology-teaching, educational-robotics, stem-education
tutor-matematicas ; Matemáticas: cursos y ejercicios ; Khan Academy ; practice ; beginner ; ; es ; free ; https://es.khanacademy.org/math ; mathematics, maths-teaching, numerical-skills, homework-support, *physics-earth-and-mathematics
[languages]
british-council-learn ; LearnEnglish ; British Council ; course ; beginner ; ; en ; free ; https://learnenglish.britishcouncil.org/ ; english, business-english
cambridge-exams ; Certificados de inglés: de A2 Key a C2 Proficiency ; Cambridge English ; certification ; intermediate ; 200 ; es ; paid ; https://www.cambridgeenglish.org/es/exams-and-tests/ ; english, business-english
ielts ; IELTS: preparation and test ; IELTS ; certification ; intermediate ; 60 ; en ; paid ; https://ielts.org/ ; english
toefl ; TOEFL iBT: preparation and test ; ETS ; certification ; intermediate ; 60 ; en ; paid ; https://www.ets.org/toefl.html ; english
eoi-idiomas ; Escuelas Oficiales de Idiomas ; Ministerio de Educación ; course ; beginner ; ; es ; paid ; https://www.educacionfpydeportes.gob.es/ ; english, french, german, italian, portuguese, catalan, basque, galician, arabic, mandarin-chinese, japanese, russian, *european-languages
duolingo-es ; Cursos de idiomas ; Duolingo ; practice ; beginner ; ; es ; free ; https://es.duolingo.com/ ; english, french, german, italian, portuguese, catalan, guarani, *european-languages
duolingo ; Language courses ; Duolingo ; practice ; beginner ; ; en ; free ; https://www.duolingo.com/courses ; english, spanish, french, german, italian, portuguese, japanese, korean, mandarin-chinese, arabic, swahili, navajo, hawaiian, zulu, welsh, irish, haitian-creole, *european-languages, *languages-of-asia, *languages-of-africa, *languages-of-america
penn-business-english ; Business English Communication Skills ; University of Washington · Coursera ; course ; intermediate ; 60 ; en ; paid ; https://www.coursera.org/specializations/business-english ; business-english, english, business-writing
dele ; Diplomas de Español DELE ; Instituto Cervantes ; certification ; intermediate ; ; es ; paid ; https://examenes.cervantes.es/es/dele/que-es ; spanish, *languages-of-spain
ave-cervantes ; AVE Global: cursos de español en línea ; Instituto Cervantes ; course ; beginner ; 30 ; es ; paid ; https://ave.cervantes.es/ ; spanish
siele ; SIELE ; Instituto Cervantes, UNAM, USAL y UBA ; certification ; intermediate ; ; es ; paid ; https://siele.org/ ; spanish
spanishdict ; SpanishDict lessons ; SpanishDictionary.com ; practice ; beginner ; ; en ; free ; https://www.spanishdict.com/learn ; spanish, *languages-of-spain
delf-dalf ; DELF and DALF ; France Éducation international ; certification ; intermediate ; ; en ; paid ; https://www.france-education-international.fr/en/ ; french
tv5monde ; Apprendre le français ; TV5MONDE ; practice ; beginner ; ; es ; free ; https://apprendre.tv5monde.com/es ; french
goethe ; Exámenes y cursos de alemán ; Goethe-Institut ; certification ; beginner ; 150 ; es ; paid ; https://www.goethe.de/ins/es/es/ ; german
dw-german ; Aprende alemán con DW ; Deutsche Welle ; course ; beginner ; ; es ; free ; https://learngerman.dw.com/es ; german
camoes ; Portuguese courses ; Camões, Instituto da Cooperação e da Língua ; course ; beginner ; ; en ; paid ; https://www.instituto-camoes.pt/ ; portuguese
parla-cat ; Parla.cat: aprender catalán en línea ; Generalitat de Catalunya ; course ; beginner ; 90 ; es ; free ; https://www.parla.cat/ ; catalan, valencian, *languages-of-spain
habe ; Euskera: cursos y certificados ; HABE ; course ; beginner ; ; es ; paid ; https://www.habe.euskadi.eus/ ; basque
lingua-gal ; Celga y cursos de gallego ; Xunta de Galicia ; certification ; intermediate ; ; es ; free ; https://www.lingua.gal/ ; galician
casa-arabe ; Cursos de lengua árabe ; Casa Árabe ; course ; beginner ; ; es ; paid ; https://www.casaarabe.es/ ; arabic, *languages-of-africa
casa-asia ; Cursos de lenguas asiáticas ; Casa Asia ; course ; beginner ; ; es ; paid ; https://www.casaasia.es/ ; mandarin-chinese, japanese, korean, hindi, *languages-of-asia
marugoto ; JF Japanese e-Learning Minato ; Japan Foundation ; course ; beginner ; ; es ; free ; https://minato-jf.jp/ ; japanese
inali ; Lenguas indígenas nacionales: materiales ; INALI ; documentation ; beginner ; ; es ; free ; https://www.inali.gob.mx/ ; nahuatl, mayan, mixtec-zapotec, *languages-of-america
cnse-lse ; Cursos de lengua de signos española ; CNSE ; course ; beginner ; ; es ; paid ; https://www.cnse.es/ ; spanish-sign-language, sign-language, sign-language-interpreting, *signed-and-classical-languages
lifeprint-asl ; ASL University ; Lifeprint ; course ; beginner ; ; en ; free ; https://www.lifeprint.com/ ; american-sign-language, sign-language, *signed-and-classical-languages
[soft-skills]
learning-how-to-learn-es ; Aprendiendo a aprender ; Deep Teaching Solutions · Coursera ; course ; beginner ; 15 ; es ; paid ; https://www.coursera.org/learn/aprendiendo-a-aprender ; willingness-to-learn, concentration, memory, time-management, *thinking, *self-management
learning-how-to-learn ; Learning How to Learn ; Deep Teaching Solutions · Coursera ; course ; beginner ; 15 ; en ; paid ; https://www.coursera.org/learn/learning-how-to-learn ; willingness-to-learn, concentration, memory, *thinking, *self-management
yale-negotiation ; Introduction to Negotiation ; Yale University · Coursera ; course ; beginner ; 29 ; en ; paid ; https://www.coursera.org/learn/negotiation ; negotiation, persuasion, sales-negotiation, supplier-negotiation
michigan-negotiation ; Successful Negotiation: Essential Strategies and Skills ; University of Michigan · Coursera ; course ; beginner ; 17 ; en ; paid ; https://www.coursera.org/learn/negotiation-skills ; negotiation, persuasion, contract-negotiation
toastmasters ; Pathways: public speaking and leadership ; Toastmasters International ; practice ; beginner ; ; en ; paid ; https://www.toastmasters.org/ ; public-speaking, presentation-skills, giving-feedback, leadership, verbal-communication, *communication
toastmasters-es ; Clubes de oratoria en español ; Toastmasters International ; practice ; beginner ; ; es ; paid ; https://www.toastmasters.org/find-a-club ; public-speaking, presentation-skills, verbal-communication, nonverbal-communication, *communication
mindtools ; Management and leadership skills library ; MindTools ; documentation ; beginner ; ; en ; paid ; https://www.mindtools.com/ ; leadership, delegation, decision-making, problem-solving, time-management, team-supervision, team-motivation, conflict-resolution, prioritisation, *leadership, *teamwork
skillsyouneed ; Skills You Need ; SkillsYouNeed ; documentation ; beginner ; ; en ; free ; https://www.skillsyouneed.com/ ; active-listening, assertiveness, empathy, emotional-intelligence, interpersonal-skills, organisation, stakeholder-communication, *communication, *teamwork
open-edu-leadership ; Leadership and management free courses ; Alison ; course ; beginner ; ; en ; free ; https://alison.com/courses/management ; leadership, team-supervision, delegation, team-motivation, mentoring
santander-open-academy ; Cursos de liderazgo, comunicación e inglés ; Santander Open Academy ; course ; beginner ; ; es ; free ; https://www.santanderopenacademy.com/es/ ; leadership, communication, teamwork, english, emotional-intelligence, problem-solving, public-speaking, team-supervision, *leadership, *teamwork, *thinking, *communication
conecta-empleo ; Conecta Empleo: cursos digitales y de competencias ; Fundación Telefónica ; course ; beginner ; ; es ; free ; https://conectaempleo-formacion.fundaciontelefonica.com/ ; digital-competence, adaptability, teamwork, time-management, web-development, data-analysis, initiative, *self-management, *leadership
miriadax ; Miríadax: cursos abiertos en español ; Telefónica Educación Digital ; course ; beginner ; ; es ; free ; https://miriadax.net/ ; entrepreneurship, decision-making, team-motivation, conflict-resolution, organisation, digital-transformation, *teamwork, *self-management
aprende-org ; Aprende.org: formación gratuita ; Fundación Carlos Slim ; course ; beginner ; ; es ; free ; https://aprende.org/ ; numerical-skills, written-communication, logical-reasoning, planning, *thinking
getting-things-done ; Getting Things Done (GTD) ; David Allen Company ; book ; beginner ; 10 ; en ; paid ; https://gettingthingsdone.com/ ; time-management, organisation, prioritisation, planning
openlearn-catalogue ; OpenLearn: full catalogue of free courses ; The Open University ; course ; beginner ; 8 ; en ; free ; https://www.open.edu/openlearn/free-courses/full-catalogue ; critical-thinking, analytical-thinking, problem-solving, creativity, research-skills
`);
