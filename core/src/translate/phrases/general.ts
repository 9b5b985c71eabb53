/** Words of every trade: time, amounts, people, places, projects. */
export const generalPhrases = `
[noun]
año ; year
año académico ; academic year
año de experiencia ; year of experience
año de edad ; year of age
mes ; month
semana ; week
día ; day
hora ; hour
minuto ; minute
segundo ; second
trimestre ; quarter
semestre ; semester
temporada ; season
etapa ; stage
fase ; phase
periodo ; period
período ; period
plazo ; deadline
plazo de entrega ; delivery deadline
fecha ; date
fecha de entrega ; delivery date
calendario ; schedule
horario ; timetable
turno ; shift
turno de trabajo ; work shift
turno rotativo ; rotating shift
turno de noche ; night shift
fin de semana ; weekend
jornada laboral ; working day
persona ; person
persona mayor ; elderly person
niño ; child
joven ; young person
hombre ; man
mujer ; woman
familia ; family
grupo ; group ; of
grupo de trabajo ; working group
comunidad ; community
público ; audience
participante ; participant
asistente ; attendee
voluntario ; volunteer
miembro ; member
experto ; expert
especialista ; specialist
profesional ; professional
usuario final ; end user
país ; country
ciudad ; city
región ; region
provincia ; province
zona ; area
barrio ; neighborhood
lugar ; place
sitio ; site
edificio ; building
casa ; house
hogar ; home
vivienda ; home
local ; premises
sala ; room
almacén ; warehouse
taller ; workshop
fábrica ; factory
planta ; plant
laboratorio ; laboratory
hospital ; hospital
hotel ; hotel
restaurante ; restaurant
escuela ; school
colegio ; school
instituto ; secondary school
universidad ; university
proyecto ; project
proyecto piloto ; pilot project
proyecto europeo ; European project
programa ; program
programa de voluntariado ; volunteer program
programa de formación ; training program
programa de refuerzo ; remedial program
iniciativa ; initiative
actividad ; activity
tarea ; task
tarea administrativa ; administrative task
tarea diaria ; daily task
función ; duty
labor ; task
acción ; action
medida ; measure
medida de seguridad ; safety measure
operación ; operation
paso ; step
método ; method
metodología ; methodology
técnica ; technique
herramienta ; tool
sistema ; system
sistema de gestión ; management system
sistema de información ; information system
sistema de calidad ; quality system
modelo ; model
recurso ; resource
material ; material
equipo informático ; computer
vehículo ; vehicle
máquina ; machine
número ; number ; of
cantidad ; amount ; of
parte ; part ; of
mitad ; half ; of
total ; total ; of
media ; average ; of
promedio ; average ; of
mayoría ; majority ; of
serie ; series ; of
conjunto ; set ; of
variedad ; variety ; of
tipo ; type ; of
nivel ; level
grado ; degree
punto ; point
error ; error
fallo ; failure
problema ; problem
solución ; solution
causa ; cause
riesgo ; risk
accidente ; accident
accidente laboral ; workplace accident
necesidad ; need
idea ; idea
propuesta ; proposal
decisión ; decision
cambio ; change
mejora ; improvement
oportunidad ; opportunity
posibilidad ; possibility
relación ; relationship
contacto ; contact
cargo ; position
papel ; role
rol ; role
figura ; role
capacidad ; ability
habilidad ; skill
competencia ; skill
aptitud ; skill
carrera ; career
trayectoria ; career
curso ; course
curso de formación ; training course
clase ; class
taller práctico ; practical workshop
seminario ; seminar
título ; degree
tema ; topic
materia ; subject
campo ; field
ámbito ; field
idioma ; language
lengua ; language
libro ; book
revista ; magazine
artículo ; article
texto ; text
traducción ; translation
presentación ; presentation
encuesta ; survey
entrega ; delivery
lista ; list
lista de espera ; waiting list
guía ; guide
manual ; manual
manual de marca ; brand guideline
manual de usuario ; user manual
plano ; drawing
diseño ; design
imagen ; image
foto ; photo
vídeo ; video
video ; video
carné ; license
carné de conducir ; driving license
carnet de conducir ; driving license
permiso de conducir ; driving license
permiso ; permit
licencia ; license
licencia municipal ; municipal permit
situación ; situation
situación de emergencia ; emergency situation
entorno ; environment
entorno de trabajo ; work environment
valoración ; rating
valoración media ; average rating
valor ; value
millón ; million
kilómetro ; kilometer
metro ; meter
metro cuadrado ; square meter
tonelada ; ton
hectárea ; hectare
litro ; liter
euro ; euro
dólar ; dollar
modo ; way
forma ; way
vez ; time ; es
primera vez ; first time
segundo puesto ; second place
primer puesto ; first place
cambio de turno ; shift change
punto de vista ; point of view
hoja de ruta ; roadmap
buena práctica ; best practice
línea ; line
línea de trabajo ; line of work
origen ; origin
fuente ; source
impacto ; impact
efecto ; effect
alcance ; scope
criterio ; criterion
requisito ; requirement
especificación ; specification
puesta en marcha ; launch
reducción ; reduction
aumento ; increase
incremento ; increase
lanzamiento ; launch
apertura ; opening
inicio ; start
ingreso hospitalario ; hospital admission
`;
