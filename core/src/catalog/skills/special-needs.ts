import { readSkills } from './skill';

export const specialNeedsSkills = readSkills(`
[special-education]
special-education ; h ; educación especial, pedagogía terapéutica, necesidades educativas especiales, NEE, educación diferencial, alumnado con necesidades específicas de apoyo educativo ; special education, special educational needs, SEN, SEND provision, special needs education, SPED ; inclusive-education, curricular-adaptation
inclusive-education ; h ; educación inclusiva, inclusión educativa, escuela inclusiva, integración escolar ; inclusive education, educational inclusion, inclusive classroom ; special-education, differentiated-instruction
curricular-adaptation ; h ; adaptaciones curriculares, adaptación curricular significativa, adecuaciones curriculares ; curriculum adaptation, curricular adaptations, accommodations and modifications ; special-education, individual-education-plans
individual-education-plans ; h ; planes educativos individualizados, PEI educativo, plan de trabajo individualizado, DIAC ; individualized education programs, IEP, individual education plans, IEPs, EHCP ; special-education, curricular-adaptation
psychopedagogical-assessment ; h ; evaluación psicopedagógica, informe psicopedagógico, diagnóstico psicopedagógico ; psychopedagogical assessment, psychoeducational assessment, psychoeducational evaluation ; educational-psychology, psychological-assessment
dyslexia-support ; h ; dislexia, intervención en dislexia, dificultades específicas de aprendizaje, discalculia, dificultades de aprendizaje ; dyslexia support, learning difficulties, specific learning difficulties, dyscalculia, learning disabilities ; special-education, language-disorders
adhd-support ; h ; TDAH, trastorno por déficit de atención e hiperactividad, intervención en TDAH ; ADHD support, ADHD, attention deficit hyperactivity disorder ; special-education, behaviour-modification
gifted-education ; h ; altas capacidades, alumnado con altas capacidades, superdotación ; gifted education, gifted and talented, giftedness ; special-education, differentiated-instruction
visual-impairment-support ; h ; apoyo a personas con discapacidad visual, tiflotecnología, discapacidad visual ; visual impairment support, support for the blind, mobility training for the blind ; braille, special-education
braille ; h ; braille, lectoescritura braille, transcripción a braille ; braille, braille transcription ; visual-impairment-support
hearing-impairment-support ; h ; atención a personas sordas, apoyo al alumnado con discapacidad auditiva, educación de sordos ; hearing impairment support, deaf education, support for the deaf ; sign-language-interpreting, audiology
down-syndrome-support ; h ; síndrome de Down, apoyo a personas con síndrome de Down ; Down syndrome support, Down's syndrome ; disability-support, special-education
teacch ; h ; método TEACCH, metodología TEACCH, apoyos visuales TEA ; TEACCH, visual supports for autism ; autism-support
learning-support ; h ; apoyo educativo en aula, auxiliar técnico educativo, auxiliar de educación especial, maestro sombra, apoyo en el aula ; learning support, teaching assistance, classroom assistance, paraeducator work, shadow teaching ; special-education, teaching
hospital-teaching ; h ; aula hospitalaria, pedagogía hospitalaria, atención educativa domiciliaria ; hospital teaching, homebound instruction ; special-education
intercultural-education ; h ; educación intercultural, aula de acogida, alumnado inmigrante, educación intercultural bilingüe ; intercultural education, newcomer students, English learners support, EAL, ELL ; inclusive-education, cultural-mediation
compensatory-education ; h ; educación compensatoria, prevención del absentismo escolar, abandono escolar, absentismo escolar ; compensatory education, truancy prevention, dropout prevention, at-risk students ; homework-support, socio-educational-intervention
behavioural-disorders-support ; h ; trastornos de conducta, alumnado con problemas de conducta ; behavioural disorders support, emotional and behavioural difficulties, SEMH, emotional behavioral disorders ; behaviour-modification, special-education
transition-to-adult-life ; h ; tránsito a la vida adulta, programas de vida independiente, vida autónoma ; transition to adult life, independent living skills, life skills training ; disability-support
supported-employment ; h ; empleo con apoyo, preparación laboral de personas con discapacidad, empleo protegido, centro especial de empleo ; supported employment, job coaching for people with disabilities ; disability-support, job-placement
easy-read ; h ; lectura fácil, adaptación a lectura fácil, validación de lectura fácil ; easy read, easy-to-read adaptation, plain language for accessibility ; disability-support
cognitive-accessibility ; h ; accesibilidad cognitiva, accesibilidad universal ; cognitive accessibility, universal accessibility ; easy-read
`);
