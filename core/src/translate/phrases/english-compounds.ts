/** English compounds with their Spanish, from English to Spanish only. */
export const englishCompounds = `
[noun]
portátil ; laptop
ordenador ; computer
impresora ; printer
teléfono ; phone
tableta ; tablet
cámara ; camera
dron ; drone
robot ; robot
impresora 3D ; 3d printer
máquina CNC ; cnc machine
torno ; lathe
fresadora ; milling machine
prensa ; press
molde ; mold
componente electrónico ; electronic component
placa de circuito ; circuit board
batería ; battery
motor ; motor
turbina ; turbine
aerogenerador ; wind turbine
central eléctrica ; power plant
subestación ; substation
red de tuberías ; pipeline network
fuga de agua ; water leak
fuga de gas ; gas leak
quemadura ; burn
fractura ; fracture
radiografía ; x-ray
exploración ; scan ; doubt
ecografía ; ultrasound
muestra de sangre ; blood sample
receta ; prescription
medicamento ; drug
dosis ; dose
efecto secundario ; side effect
alergia ; allergy
discapacidad ; disability
dificultad de aprendizaje ; learning disability
enfermedad mental ; mental illness
adicción ; addiction
historia clínica ; patient file
planta de hospitalización ; hospital ward
planta ; ward ; doubt
unidad de cuidados intensivos ; intensive care unit
quirófano ; operating room
servicio de urgencias ; emergency department
servicio de urgencias ; emergency room
llamada de emergencia ; emergency call
ambulancia ; ambulance
curso de primeros auxilios ; first aid course
campaña de vacunación ; vaccination campaign
ensayo clínico ; clinical trial
artículo de investigación ; research paper
proyecto de investigación ; research project
laboratorio ; lab
laboratorio ; laboratory
experimento ; experiment
hipótesis ; hypothesis
hallazgo ; finding
publicación ; publication
libro de texto ; textbook
aula ; classroom
excursión escolar ; school trip
excursión ; field trip
boletín de notas ; report card
reunión con las familias ; parent-teacher meeting
clase de idiomas ; language class
clase de inglés ; english class
clase de matemáticas ; math class
tarea ; assignment
redacción ; essay
serie de talleres ; workshop series
seminario ; seminar
seminario web ; webinar
programa de formación ; training program
manual de formación ; training manual
sesión de acogida ; onboarding session
programa de acogida ; onboarding program
proceso de acogida ; onboarding process
oferta de empleo ; job posting
oferta de empleo ; job offer
entrevista de trabajo ; job interview
vacante ; vacancy
currículum ; résumé
currículum ; resume
beneficio ; benefit
salario ; salary
salario ; wage
prima ; bonus
aumento de sueldo ; raise
ascenso ; promotion ; doubt
manual de políticas ; policy manual
norma de seguridad ; safety standard
procedimiento de seguridad ; safety procedure
formación en seguridad ; safety training
simulacro de incendio ; fire drill
evaluación de riesgos ; risk assessment
estudio ambiental ; environmental study
estudio de impacto ; impact study
programa de reciclaje ; recycling program
reducción de residuos ; waste reduction
evento comunitario ; community event
evento de recaudación de fondos ; fundraising event
evento benéfico ; charity event
evento deportivo ; sports event
equipo deportivo ; sports team
torneo ; tournament
partido ; match
campeonato ; championship
clase de natación ; swimming lesson
clase de fitness ; fitness class
gimnasio ; gym
spa ; spa
uña ; nail
tratamiento facial ; facial
peinado ; hairstyle
cartera de clientes ; client base
programa de fidelización ; loyalty program
tienda de regalos ; gift shop
turista ; tourist
grupo de turistas ; tour group
agencia de viajes ; travel agency
itinerario ; itinerary
zona residencial ; residential area
zona rural ; rural area
zona urbana ; urban area
barrio ; neighborhood
inmueble ; property
inmueble en alquiler ; rental property
edificio de viviendas ; apartment building
edificio de oficinas ; office building
centro comercial ; shopping mall
centro comercial ; shopping center
aparcamiento ; parking lot
edificio residencial ; residential building
edificio comercial ; commercial building
reforma de vivienda ; house renovation
reforma ; renovation
reforma de vivienda ; home renovation
reforma de cocina ; kitchen renovation
licencia de obras ; building permit
zona verde ; green area
césped ; lawn
valla ; fence
paso ; step
fase ; stage
fase ; phase
tarea ; task
función ; duty
responsabilidad ; responsibility
puesto ; role
puesto ; position
trabajo ; job
trayectoria ; career
formación ; background ; doubt
entorno ; setting
entorno ; environment
entorno de trabajo ; work environment
cultura ; culture
valor ; value
misión ; mission
visión ; vision
necesidad ; need
demanda ; demand
requisito ; requirement
expectativa ; expectation
oportunidad ; opportunity
reto ; challenge
cambio ; change
diferencia ; difference
impacto ; impact
efecto ; effect
causa ; cause
motivo ; reason
manera ; way
método ; method
técnica ; technique
enfoque ; approach
práctica ; practice
buena práctica ; best practice
manual de procedimientos ; procedure manual
protocolo ; protocol
instrucción ; instruction
recomendación ; recommendation
sugerencia ; suggestion
comentario ; comment
opinión ; opinion
decisión ; decision
debate ; discussion
presentación ; presentation
discurso ; speech
charla ; talk
idioma ; language
tema ; topic
ejemplo ; example
lista ; list
número ; number
porcentaje ; percentage
media ; average
total ; total
unidad ; unit
nivel ; level
tamaño ; size
peso ; weight
altura ; height
longitud ; length
color ; color
forma ; shape
tipo ; type
grupo ; group
grupo de alumnos ; class of students
generación ; generation
miembro ; member
comité ; committee
consejo ; council
consejo de administración ; board of directors
asociación ; association
sindicato ; union
fundación infantil ; foundation for children
instituto ; institute
academia ; academy
universidad ; college
título ; degree
diploma ; diploma
certificación ; certification
medalla ; medal
premio ; prize
concurso ; contest
concurso ; competition ; doubt
`;
