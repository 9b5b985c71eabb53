/** Teaching, research, law, public service and the press: what can be counted. */
export const learnThings = `
[noun]
centro docente ; school
guardería ; nursery
colegio público ; state school
colegio concertado ; state-funded private school
instituto de secundaria ; secondary school
escuela de idiomas ; language school
escuela oficial de idiomas ; official language school
conservatorio ; conservatory
facultad ; faculty
aula virtual ; virtual classroom
aula matinal ; breakfast club
patio ; playground ; doubt
curso escolar ; school year
curso online ; online course
clase particular ; private lesson
clase de apoyo ; support class
clase de refuerzo ; remedial class
clase práctica ; practical class
clase magistral ; lecture
materia optativa ; elective
temario ; syllabus
situación de aprendizaje ; learning scenario
recurso didáctico ; teaching resource
proyecto educativo ; educational project
proyecto de innovación educativa ; educational innovation project
adaptación curricular ; curriculum adaptation
plan de estudios ; curriculum
plan de convivencia ; coexistence plan
plan de acción tutorial ; tutoring plan
necesidad educativa especial ; special educational need
informe psicopedagógico ; educational psychology report
evaluación continua ; continuous assessment
rúbrica ; rubric
nota media ; average grade
calificación final ; final grade
boletín de notas ; report card
tutoría individual ; one-to-one tutorial
salida escolar ; school trip
excursión escolar ; school trip
actividad complementaria ; additional activity
actividad lúdica ; recreational activity
actividad deportiva ; sports activity
actividad cultural ; cultural activity
ludoteca ; toy library
biblioteca escolar ; school library
bibliotecario ; librarian
fondo bibliográfico ; library collection
préstamo interbibliotecario ; interlibrary loan
jefe de estudios ; head of studies
profesor titular ; associate professor
profesor asociado ; adjunct professor
profesor sustituto ; substitute teacher
profesor particular ; private tutor
maestro ; teacher
maestra ; teacher
profesora ; teacher
educador ; educator
educador social ; social educator
alumnado ; students
niña ; girl
niños ; children
alumno de infantil ; preschool student
alumno de bachillerato ; upper secondary school student
doctorando ; doctoral student
artículo de investigación ; research article
publicación científica ; scientific publication
revista indexada ; indexed journal
ponente ; speaker
comunicación oral ; oral presentation
póster ; poster
trabajo de fin de máster ; master's thesis
beca predoctoral ; predoctoral grant
estancia de investigación ; research stay
laboratorio de investigación ; research laboratory
hallazgo ; finding
capítulo ; chapter
libro de texto ; textbook
autor ; author
lector ; reader
editorial ; publisher ; doubt
traducción jurada ; sworn translation
traducción técnica ; technical translation
traductor jurado ; sworn translator
texto jurídico ; legal text
texto técnico ; technical text
memoria de traducción ; translation memory
comunicado de prensa ; press release
crónica ; report ; doubt
columna semanal ; weekly column
diario digital ; online newspaper
medio de comunicación ; media outlet
programa de televisión ; television show
informativo ; news program
redactor ; writer ; doubt
audiencia ; audience ; doubt
gabinete de prensa ; press office
dossier de prensa ; press kit
bufete de abogados ; law firm
despacho de abogados ; law firm
despacho profesional ; professional practice
querella ; criminal complaint
recurso de apelación ; appeal
recurso administrativo ; administrative appeal
juicio oral ; trial
vista judicial ; court hearing
procedimiento judicial ; court proceeding
procedimiento concursal ; insolvency proceeding
procedimiento penal ; criminal proceeding
pleito ; lawsuit
conflicto laboral ; labor dispute
despido improcedente ; unfair dismissal
despido objetivo ; redundancy
despido colectivo ; collective dismissal
escritura pública ; public deed
contrato laboral ; employment contract
contrato de compraventa ; sale agreement
poder notarial ; power of attorney
notaría ; notary's office
registro de la propiedad ; land registry
registro mercantil ; company registry
juzgado de familia ; family court
tribunal superior ; high court
fallo judicial ; court ruling
dictamen ; opinion ; doubt
informe jurídico ; legal report
informe pericial ; expert report
cliente corporativo ; corporate client
asunto civil ; civil matter
asunto penal ; criminal matter
infracción ; violation
delito penal ; criminal offense
detención ; arrest
detenido ; detainee
atestado ; police report
patrulla ; patrol
control de alcoholemia ; drink-driving check
incendio forestal ; forest fire
salvamento ; rescue
diputación ; provincial council
consejería ; regional ministry
administración local ; local government
servicio público ; public service
contribuyente ; taxpayer
administrado ; member of the public
subvención pública ; public grant
ayuda pública ; public grant
ayuda económica ; financial aid package ; doubt
prestación por desempleo ; unemployment benefit
prestación social ; social benefit
pliego ; tender document
pliego de condiciones ; tender document
licitación pública ; public tender
contrato público ; public contract
padrón municipal ; municipal register
licencia de actividad ; business license
ventanilla ; service desk
registro de entrada ; incoming document register
oficina de atención al ciudadano ; citizen service office
empleado público ; public employee
personal funcionario ; civil servants
trabajador social ; social worker
intervención familiar ; family intervention
menor ; minor
menor tutelado ; child in care
menor no acompañado ; unaccompanied minor
menor extranjero no acompañado ; unaccompanied foreign minor
víctima de violencia de género ; victim of gender violence
persona migrante ; migrant
migrante ; migrant
persona en riesgo de exclusión ; person at risk of exclusion
familia vulnerable ; vulnerable family
familia numerosa ; large family
asociación de vecinos ; residents' association
asociación sin ánimo de lucro ; non-profit association
entidad sin ánimo de lucro ; non-profit organization
entidad social ; non-profit organization
entidad pública ; public body
entidad bancaria ; bank
entidad cotizada ; listed company
organización benéfica ; charity
ONG internacional ; international NGO
banco de alimentos ; food bank
comedor social ; soup kitchen
piso tutelado ; supervised apartment
exposición temporal ; temporary exhibition
exposición permanente ; permanent exhibition
visita escolar ; school visit
pieza arqueológica ; archaeological find
yacimiento ; archaeological site
`;
