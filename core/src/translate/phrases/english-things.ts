/** What an English word means first, from English to Spanish only: more things of work. */
export const englishThings = `
[noun]
correo electrónico ; email
carta ; letter
mensaje ; message
informe ; report
documento ; document
archivo ; file ; doubt
expediente ; case file
caso ; case
vista judicial ; court hearing
vista ; hearing
juicio ; trial
demanda ; lawsuit
conflicto ; dispute
conflicto laboral ; labor dispute
queja ; complaint
queja de clientes ; customer complaint
reclamación ; claim
pregunta ; question
respuesta ; answer
solicitud ; request
solicitud ; application ; doubt
aplicación web ; web application
aplicación móvil ; mobile application
solicitud de empleo ; job application
permiso ; permit
solicitud de permiso ; permit application
licencia ; license
certificado ; certificate
formulario ; form
encuesta ; survey
entrevista ; interview
clase ; class
curso ; course
clase ; lesson
plan de clase ; lesson plan
plan de estudios ; curriculum
asignatura ; subject
examen ; exam
calificación ; grade
semestre ; semester
curso escolar ; school year
sesión de formación ; training session
curso de formación ; training course
habilidad ; skill
objetivo ; goal
objetivo ; target
objetivo de ventas ; sales target
objetivo ; objective
plazo ; deadline
horario ; schedule
resultado ; result
logro ; achievement
premio ; award
error ; error
error de facturación ; billing error
error ; mistake
problema ; issue
problema ; problem
error ; bug
defecto ; defect
fallo ; failure
solución ; solution
idea ; idea
iniciativa ; initiative
estrategia ; strategy
campaña ; campaign
campaña de correo electrónico ; email campaign
campaña en redes sociales ; social media campaign
cliente potencial ; lead
marca ; brand
logotipo ; logo
folleto ; brochure
cartel ; poster
sitio web ; website
página ; page
artículo ; article
entrada de blog ; blog post
noticia ; news story
historia ; story ; doubt
libro ; book
revista científica ; journal
revista ; magazine
periódico ; newspaper
boletín ; newsletter
vídeo ; video
imagen ; image
imagen ; picture
foto ; photo
película ; film
canción ; song
espectáculo ; show
concierto ; concert
exposición ; exhibition
museo ; museum
biblioteca ; library
funcionalidad ; feature ; doubt
cuadro de mando ; dashboard
base de datos ; database
conjunto de datos ; dataset
servidor ; server
red ; network
juego de herramientas ; tool kit
biblioteca de componentes ; library of components
servicio ; service
microservicio ; microservice
lista de verificación ; checklist
lista de verificación de despliegue ; deployment checklist
revisión de código ; code review
solicitud de cambios ; pull request
versión ; release ; doubt
proceso ; process
flujo de trabajo ; workflow
política ; policy ; doubt
siniestro ; insurance claim
norma ; rule
norma ; regulation
ley ; law
norma ; standard
directriz ; guideline
riesgo ; risk
peligro ; hazard
accidente ; accident
incidente ; incident
inspección de seguridad ; safety inspection
inspección ; inspection
auditoría ; audit
revisión ; review
evaluación del desempeño ; performance review
mejora ; improvement
aumento ; increase
disminución ; decrease
reducción ; reduction
ahorro ; saving
relación ; relationship
relación a largo plazo ; long-term relationship
alianza ; partnership
red de contactos ; network of contacts
cadena de suministro ; supply chain
línea de producción ; production line
línea de montaje ; assembly line
cartera de clientes ; customer base
cartera ; portfolio
mercado ; market
sector ; sector
sector ; industry
ámbito ; field ; doubt
zona ; area ; doubt
cuadrilla ; crew ; doubt
cuadrilla de obra ; construction crew
tripulación ; flight crew
cultivo ; crop
granja ; farm
animal ; animal
perro ; dog
gato ; cat
caballo ; horse
especie vegetal ; plant species
jardín ; garden
parque ; park
árbol ; tree
día ; day
semana ; week
mes ; month
trimestre ; quarter
año ; year
hora ; hour
minuto ; minute
segundo ; second
temporada ; season
tesis ; thesis
tesis doctoral ; doctoral thesis
subvención ; grant
beca ; scholarship
donación ; donation
donante ; donor
fondo ; fund
inversión ; investment
inversor ; investor
activo ; asset
modelo de aprendizaje automático ; machine learning model
modelo ; model
algoritmo ; algorithm
componente ; component
prototipo ; prototype
circuito ; circuit
sensor ; sensor
motor ; engine
sistema hidráulico ; hydraulic system
sistema eléctrico ; electrical system
azulejo ; wall tile
soldadura ; weld
junta ; joint ; doubt
cierre mensual ; month-end close
cierre anual ; year-end close
estado financiero ; financial statement
informe mensual ; monthly report
informe de progreso ; progress report
informe de incidencias ; incident report
caja registradora ; cash register
tarjeta regalo ; gift card
escaparate ; window display
probador ; fitting room
peluquería ; hair salon
corte de pelo ; haircut
chaleco salvavidas ; life jacket
piscina ; swimming pool
visita guiada ; tour
guía turístico ; tour guide
reserva ; reservation
reserva ; booking
reserva de habitación ; room reservation
reserva de hotel ; hotel reservation
vuelo ; flight
entrada ; ticket ; doubt
incidencia ; support ticket
lista de espera ; waiting list
lista de correo ; mailing list
lista de precios ; price list
campamento de verano ; summer camp
programa extraescolar ; after-school program
centro comunitario ; community center
grupo de apoyo ; support group
programa de apoyo ; support program
plan de apoyo ; support plan
mentor ; mentor
líder ; leader
jefe de equipo ; team leader
miembro del equipo ; team member
miembro del personal ; staff member
miembro del consejo ; board member
socio ; partner
socio comercial ; business partner
gobierno ; government
ayuntamiento ; city council
policía ; police officer
bombero ; firefighter
vigilante de seguridad ; security guard
emergencia ; emergency
incendio ; fire
patrulla ; patrol
delito ; crime
víctima ; victim
testigo ; witness
delincuente ; offender
trabajador social ; social worker
gestor de casos ; case manager
`;
