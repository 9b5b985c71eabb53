/** What an English word means first, from English to Spanish only: people, places and things of work. */
export const englishPeoplePlaces = `
[noun]
director ; director
dependiente ; shop assistant
director general ; ceo
abogado ; solicitor
presupuesto ; quote
análisis ; analysis
línea de envasado ; packaging line
máquina de envasado ; packaging machine
diseño de envases ; packaging design
equipo ; team
cliente ; customer
cliente ; client
paciente ; patient
alumno ; student
empleado ; employee
trabajador ; worker
responsable ; manager
proveedor ; supplier
proveedor ; vendor
huésped ; guest
residente ; resident
ciudadano ; citizen
compañero ; colleague
compañero ; coworker
padre ; parent
niño ; child
niño ; kid
adolescente ; teenager
adulto ; adult
usuario ; user
visitante ; visitor
voluntario ; volunteer
becario ; intern
aprendiz ; trainee
candidato ; candidate
candidato ; applicant
parte interesada ; stakeholder
accionista ; shareholder
propietario ; owner
empresario ; business owner
propietario de pequeñas empresas ; small business owner
arrendador ; landlord
inquilino ; tenant
pasajero ; passenger
conductor ; driver
ingeniero ; engineer
desarrollador ; developer
diseñador ; designer
técnico ; technician
operario ; operator
transportista ; carrier
contratista ; contractor
subcontratista ; subcontractor
abogado ; attorney
abogado ; lawyer
juez ; judge
enfermero ; nurse
médico ; doctor
cirujano ; surgeon
médico ; physician
profesor ; teacher
tutor ; tutor
profesor ; professor
periodista ; journalist
político ; politician
artista ; artist
músico ; musician
escritor ; writer
editor ; editor
lector ; reader
deportista ; athlete
entrenador ; coach
jugador ; player
refugiado ; refugee
migrante ; migrant
familia ; family
persona mayor ; older person
persona mayor ; elderly person
empresa ; company
empresa ; business
pequeña empresa ; small business
empresa ; firm
organización ; organization
organización benéfica ; charity
organización sin ánimo de lucro ; non-profit organization
organismo público ; government agency
filial ; subsidiary
sucursal ; branch
departamento ; department
oficina ; office
tienda ; store
tienda ; shop
supermercado ; supermarket
almacén ; warehouse
fábrica ; factory
planta ; plant
taller ; workshop
hospital ; hospital
clínica ; clinic
colegio ; school
escuela primaria ; primary school
escuela primaria ; elementary school
escuela secundaria ; middle school
instituto ; high school
instituto ; secondary school
universidad ; university
residencia de mayores ; nursing home
residencia de mayores ; care home
hotel ; hotel
restaurante ; restaurant
cocina ; kitchen
habitación ; room
edificio ; building
casa ; house
vivienda ; home
piso ; apartment
ciudad ; city
centro de la ciudad ; city center
localidad ; town
región ; region
país ; country
calle ; street
carretera ; road
obra ; site ; doubt
obra ; construction site
obra ; job site
proyecto ; project
proyecto residencial ; residential project
programa ; program
plan ; plan
presupuesto ; budget
coste ; cost
coste de alimentos ; food cost
precio ; price
tarifa ; fee
tasa ; rate ; doubt
tarifa de transporte ; freight rate
tipo de interés ; interest rate
tipo de cambio ; exchange rate
tasa de respuesta ; response rate
tasa de éxito ; success rate
tasa de crecimiento ; growth rate
pago ; payment
factura ; invoice
factura ; bill ; doubt
recibo ; receipt
préstamo ; loan
hipoteca ; mortgage
póliza de seguro ; insurance policy
declaración de impuestos ; tax return
cuenta ; account
cuenta bancaria ; bank account
cuenta clave ; key account
importe ; amount
importe ; sum
venta ; sale
acuerdo ; deal
contrato ; contract
contrato de trabajo ; employment contract
acuerdo ; agreement
pedido ; order
compra ; purchase
entrega ; delivery
furgoneta de reparto ; delivery van
camión de reparto ; delivery truck
envío ; shipment
paquete ; package
paquete ; parcel
ruta ; route
vehículo ; vehicle
coche ; car
camión ; truck
furgoneta ; van
autobús ; bus
bicicleta ; bike
carretilla elevadora ; forklift
máquina ; machine
herramienta ; tool
pieza ; part
pieza de repuesto ; spare part
dispositivo ; device
sistema ; system
bomba ; pump
tubería ; pipe
fuga ; leak
caldera ; boiler
panel ; panel
panel de control ; control panel
cuadro eléctrico ; electrical panel
plano ; blueprint
plano ; drawing
plano técnico ; technical drawing
plano de planta ; floor plan
pared ; wall
tejado ; roof
suelo ; floor
ventana ; window
puerta ; door
baño ; bathroom
estantería ; shelf
caja ; box
bolsa ; bag
producto ; product
artículo ; item
producto ; good ; doubt
material ; material
materia prima ; raw material
muestra ; sample
prueba ; test
análisis de sangre ; blood test
prueba unitaria ; unit test
tratamiento ; treatment
cirugía ; surgery
procedimiento ; procedure
vacuna ; vaccine
vacunación ; vaccination
lesión ; injury
herida ; wound
enfermedad ; disease
enfermedad ; illness
síntoma ; symptom
constante vital ; vital sign
historia clínica ; medical record
historia clínica ; patient record
plan de cuidados ; care plan
plan de tratamiento ; treatment plan
turno ; shift
turno de noche ; night shift
comida ; meal
menú ; menu
plato ; dish
bebida ; drink
cóctel ; cocktail
postre ; dessert
ingrediente ; ingredient
receta ; recipe
mesa ; table
boda ; wedding
fiesta ; party
evento ; event
congreso ; conference
feria ; trade show
reunión ; meeting
cita ; appointment
llamada ; call
llamada telefónica ; phone call
`;
