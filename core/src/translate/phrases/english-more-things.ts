/** More English things, from English to Spanish only: people, tools, food, papers. */
export const englishMoreThings = `
[noun]
visita a domicilio ; home visit
entrega a domicilio ; home delivery
sesión de terapia grupal ; group therapy session
tractor ; tractor
entrevista de salida ; exit interview
plazo de entrega ; delivery time
tiempo de respuesta ; response time
tiempo de espera ; waiting time
tiempo de espera ; wait time
tiempo de tramitación ; processing time
tiempo de carga ; loading time
plazo de entrega ; lead time
tiempo de ciclo ; cycle time
interior ; interior
exterior ; exterior
inundación ; flood
personaje ; character
juego ; game
videojuego ; video game
juego para móvil ; mobile game
juego de mesa ; board game
accidente de tráfico ; traffic accident
cafetería ; café
cafetería ; coffee shop
tienda de alimentación ; grocery store
tienda de ropa ; clothing store
librería ; bookstore
panadería ; bakery
gasolinera ; gas station
centro de llamadas ; call center
científico de datos ; data scientist
niño de preescolar ; preschool child
registro contable ; accounting record
registro contable ; financial record
expediente académico ; student record
calidad del agua ; water quality
calidad del aire ; air quality
calidad del producto ; product quality
calidad del servicio ; service quality
retención del personal ; staff retention
retención de empleados ; employee retention
seguridad del paciente ; patient safety
seguridad vial ; road safety
seguridad contra incendios ; fire safety
actividad al aire libre ; outdoor activity
actividad deportiva ; sports activity
actividad de ocio ; leisure activity
actividad extraescolar ; after-school activity
autoescuela ; driving school
escuela de idiomas ; language school
bufete de abogados ; law firm
empresa constructora ; construction company
compañía de seguros ; insurance company
empresa de transporte ; transport company
empresa de limpieza ; cleaning company
empresa familiar ; family business
manual de usuario ; user manual
manual de instrucciones ; instruction manual
azulejo ; ceramic tile
suelo de madera ; wooden floor
estructura metálica ; metal structure
estructura de acero ; steel structure
avería eléctrica ; electrical fault
línea eléctrica ; power line
tubería de agua ; water pipe
caldera de gas ; gas boiler
pieza de automóvil ; car part
motor diésel ; diesel engine
motor eléctrico ; electric motor
coche eléctrico ; electric car
vehículo eléctrico ; electric vehicle
repartidor ; delivery driver
mozo de almacén ; warehouse worker
operario de fábrica ; factory worker
ayudante de cocina ; kitchen assistant
auxiliar de vuelo ; flight attendant
socorrista ; lifeguard
entrenador personal ; personal trainer
escuela infantil ; nursery school
guardería ; daycare center
centro de día ; day center
centro de salud ; health center
centro de rehabilitación ; rehabilitation center
albergue para personas sin hogar ; homeless shelter
banco de alimentos ; food bank
comedor social ; soup kitchen
trastorno alimentario ; eating disorder
trastorno del lenguaje ; language disorder
dificultad de aprendizaje ; learning difficulty
demandante de empleo ; job seeker
persona desempleada ; unemployed person
familia de acogida ; foster family
menor infractor ; young offender
solicitante de asilo ; asylum seeker
colegio público ; public school
colegio privado ; private school
hospital público ; public hospital
clínica privada ; private clinic
multinacional ; multinational company
comercio local ; local business
periódico local ; local newspaper
red social ; social network
sistema operativo ; operating system
sistema de control ; control system
sistema de reservas ; booking system
sistema de pago ; payment system
sistema de alarma ; alarm system
sistema de riego ; irrigation system
sistema de inventario ; inventory system
proceso de producción ; production process
proceso de selección ; selection process
proceso de selección ; hiring process
medida de seguridad ; safety measure
norma de calidad ; quality standard
norma de higiene ; hygiene standard
tarta de boda ; wedding cake
tarta de cumpleaños ; birthday cake
refresco ; soft drink
cata de vinos ; wine tasting
clase de cocina ; cooking class
taller de lectura ; reading workshop
taller de empleo ; employment workshop
taller de programación ; coding workshop
visita guiada ; guided tour
obra de teatro escolar ; school play
orquesta sinfónica ; symphony orchestra
festival de música ; music festival
festival de cine ; film festival
feria del libro ; book fair
feria comercial ; trade fair
feria de empleo ; job fair
exposición de arte ; art exhibition
relato corto ; short story
matrimonio ; marriage
establo ; stable
bolso de cuero ; leather bag
bolso ; handbag
traje ; suit
vestido ; dress
vestido de novia ; wedding dress
uniforme ; uniform
cortina ; curtain
sofá ; sofa
colchón ; mattress
noche ; night
mañana ; morning
tarde ; afternoon
noche ; evening
fin de semana ; weekend
verano ; summer
invierno ; winter
bar ; bar
cartera de casos ; caseload
persona ; individual
pareja ; couple
mujer ; woman
hombre ; man
niña ; girl
niño ; boy
bebé ; baby
recién nacido ; newborn
niño pequeño ; toddler
bebé ; infant
abuelo ; grandparent
cuidador ; caregiver
familiar ; relative
vecino ; neighbor
amigo ; friend
compañero de clase ; classmate
compañero ; peer
superior ; superior
directivo ; executive
mando intermedio ; middle manager
supervisor ; supervisor
capataz ; foreman
aprendiz ; apprentice
peón ; laborer
electricista ; electrician
fontanero ; plumber
pintor ; painter
carpintero ; carpenter
albañil ; bricklayer
albañil ; mason
soldador ; welder
mecánico ; mechanic
mecanizador ; machinist
agricultor ; farmer
jardinero ; gardener
cocinero ; cook
chef ; chef
camarero ; waiter
camarero de barra ; bartender
recepcionista ; receptionist
camarero de piso ; housekeeper
limpiador ; cleaner
cajero ; cashier
vendedor ; salesperson
comercial ; sales representative
comercial ; sales rep
jefe de ventas ; sales manager
gestor de cuentas ; account manager
contable ; accountant
auditor ; auditor
analista ; analyst
analista de datos ; data analyst
consultor ; consultant
secretario ; secretary
auxiliar administrativo ; administrative assistant
bibliotecario ; librarian
traductor ; translator
intérprete ; interpreter
fotógrafo ; photographer
ilustrador ; illustrator
arquitecto ; architect
topógrafo ; surveyor
científico ; scientist
investigador ; researcher
químico ; chemist
biólogo ; biologist
farmacéutico ; pharmacist
dentista ; dentist
psicólogo ; psychologist
terapeuta ; therapist
fisioterapeuta ; physiotherapist
técnico de emergencias ; paramedic
equipo de cuidadores ; caregiver team
veterinario ; veterinarian
militar ; soldier
inspector ; inspector
peluquero ; hairdresser
`;
