/** Teaching, research, law, public service and the press: what cannot be counted, adjectives and verbs. */
export const learnWords = `
[mass]
educación vial ; road safety education
educación ambiental ; environmental education
educación de adultos ; adult education
formación ocupacional ; occupational training
bachillerato internacional ; International Baccalaureate
aprendizaje cooperativo ; cooperative learning
aprendizaje basado en proyectos ; project-based learning
aprendizaje basado en el juego ; play-based learning
docencia universitaria ; university teaching
pedagogía ; education studies
lectoescritura ; literacy
comprensión lectora ; reading comprehension
expresión oral ; oral expression
rendimiento académico ; academic performance
fracaso escolar ; school failure
abandono escolar ; school dropout
atención a la diversidad ; attention to diversity
apoyo escolar ; learning support
apoyo educativo ; learning support
orientación laboral ; career guidance
orientación profesional ; career guidance
orientación académica ; academic guidance
orientación familiar ; family guidance
inclusión ; inclusion
exclusión social ; social exclusion
igualdad de género ; gender equality
igualdad de oportunidades ; equal opportunities
mediación familiar ; family mediation
mediación intercultural ; intercultural mediation
cooperación internacional ; international cooperation
ayuda humanitaria ; humanitarian aid
acción social ; social work
servicio a la comunidad ; community service
participación ciudadana ; citizen participation
protección civil ; civil protection
seguridad ciudadana ; public safety
seguridad vial ; road safety
seguridad privada ; private security
policía local ; local police
policía nacional ; national police
derecho administrativo ; administrative law
derecho de familia ; family law
derecho bancario ; banking law
derecho internacional ; international law
derecho de extranjería ; immigration law
extranjería ; immigration
asesoría jurídica ; legal advice
asistencia jurídica gratuita ; legal aid
contratación pública ; public procurement
contratación administrativa ; public procurement
legislación ; legislation
legislación laboral ; labor law
normativa vigente ; current regulations
jurisprudencia ; case law
investigación científica ; scientific research
investigación aplicada ; applied research
biología molecular ; molecular biology
historia del arte ; art history
geografía ; geography
filosofía ; philosophy
economía ; economics
inglés técnico ; technical English
lengua de signos ; sign language
comunicación institucional ; institutional communications
[adjective]
pedagógico ; educational
psicopedagógico ; educational psychology
formativo ; training
lectivo ; teaching
extraescolar ; extracurricular
lúdico ; recreational
preescolar ; preschool
intercultural ; intercultural
inclusivo ; inclusive
participativo ; participatory
cooperativo ; cooperative
colaborativo ; collaborative
investigador ; research
predoctoral ; predoctoral
posdoctoral ; postdoctoral
postdoctoral ; postdoctoral
experimental ; experimental
cualitativo ; qualitative
cuantitativo ; quantitative
teórico ; theoretical
práctico ; practical
informativo ; informative
jurado ; sworn
pericial ; expert
notarial ; notarial
procesal ; procedural
concursal ; insolvency
contencioso ; contentious
extrajudicial ; out-of-court
societario ; corporate
provincial ; provincial
gubernamental ; government
ciudadano ; citizen
humanitario ; humanitarian
migrante ; migrant
tutelado ; supervised
desfavorecido ; disadvantaged
discapacitado ; disabled
arqueológico ; archaeological
patrimonial ; heritage
museístico ; museum
[verb]
tutorizar ; ; tutor
tutorar ; ; tutor
alfabetizar ; ; teach literacy to
examinar ; ; examine
suspender ; ; fail
dar clase de ; ; teach
dar clases a ; ; teach
dar clase a ; ; teach
dar clases particulares de ; ; tutor
motivar ; ; motivate
coordinar actividades ; ; coordinate activities
codirigir ; ; co-direct
coeditar ; ; co-edit
coescribir ; ; co-write
investigar ; ; research
demandar ; ; sue
litigar ; ; litigate
recurrir ; ; appeal
alegar ; ; argue
testificar ; ; testify
defender ; ; defend
asesorar jurídicamente a ; ; give legal advice to
tramitar ; ; process
resolver expedientes ; ; resolve cases
sancionar ; ; penalize
multar ; ; fine
regular el tráfico ; ; direct traffic
evacuar ; ; evacuate
sofocar ; ; put out
extinguir ; ; put out
socorrer ; ; assist
empadronar ; ; register
subvencionar ; ; subsidize
adjudicar ; ; award
licitar ; ; tender for
entrevistar ; ; interview
redactar ; ; write
corregir ; ; correct
maquetar ; ; lay out
divulgar ; ; disseminate
catalogar ; ; catalog
restaurar ; ; restore
exhibir ; ; exhibit
`;
