/** Whole phrases for words that mean something else by themselves; they come first, so they win. */
export const precisePhrases = `
[noun]
planta de medicina interna ; internal medicine ward
planta de hospitalización ; inpatient ward
planta de cirugía ; surgical ward
planta de pediatría ; pediatric ward
planta de producción ; production plant
planta de envasado ; packaging plant
planta química ; chemical plant
planta industrial ; industrial plant
planta baja ; ground floor
agente de la policía local ; local police officer
agente de policía local ; local police officer
agente de policía ; police officer
oferta de empleo ; job posting
oferta de trabajo ; job posting
oferta laboral ; job posting
traslado de pacientes ; patient transfer
solicitud de información ; information request
solicitud de ayuda ; aid application
vendedor ; sales representative ; es
finca ; farm ; es
librería ; bookshop ; es
comunidad de propietarios ; homeowners' association
comunidad de vecinos ; homeowners' association
plazo de entrega ; delivery deadline
plazo de pago ; payment term
visita a domicilio ; home visit
visita domiciliaria ; home visit
junta de vecinos ; residents' meeting
centro de salud ; health center
centro de día ; day center
centro educativo ; school
centro escolar ; school
centro de mayores ; senior center
centro de menores ; juvenile center
centro de acogida ; shelter
centro penitenciario ; prison
sala de reuniones ; meeting room
sala de espera ; waiting room
sala de fiestas ; nightclub
sala de juntas ; boardroom
sala de máquinas ; engine room
nave industrial ; industrial building
intento de robo ; attempted theft
intento de hurto ; attempted theft
código de barras ; barcode
lector de códigos de barras ; barcode scanner
zona común ; common area
zona urbana ; urban area
zona rural ; rural area
zona verde ; green area
parte de incidencias ; incident report
parte de trabajo ; work report
parte diario ; daily report
copia de seguridad ; backup
línea de envasado ; packaging line
máquina de inyección ; injection molding machine
carro de limpieza ; cleaning cart
cita médica ; medical appointment
prenda de vestir ; garment
sesión de fotos ; photo shoot
sesión fotográfica ; photo shoot
horario de apertura ; opening time
escuela de idiomas ; language school
academia de idiomas ; language school
escuela infantil ; nursery school
aula de informática ; computer lab
ensayo clínico ; clinical trial
historia clínica ; medical record
dificultad económica ; financial difficulty
oficina de turismo ; tourist office
oficina de correos ; post office
monitor de comedor ; lunchtime supervisor
monitora de comedor ; lunchtime supervisor
patio del colegio ; school playground
comedor escolar ; school canteen
comedor social ; soup kitchen
alumno en prácticas ; intern
persona dependiente ; dependent person
base de datos ; database
casco antiguo ; old town
casco histórico ; old town
piso de estudiantes ; student apartment
declaración de IVA ; VAT return
declaración de la renta ; income tax return
cinta transportadora ; conveyor belt
caja registradora ; cash register
tienda en línea ; online store
tienda online ; online store
página web ; website
tarjeta de crédito ; credit card
almendro ; almond tree
frambuesa ; raspberry
traslado en ambulancia ; ambulance transfer
[mass]
gestión de agenda ; calendar management
gestión de agendas ; calendar management
atención telefónica ; telephone customer service
aire acondicionado ; air conditioning
mercancías peligrosas ; dangerous goods
suelo radiante ; underfloor heating
suelo de parqué ; parquet flooring
[plural]
descargas ; downloads
trabajos de los alumnos ; students' work
datos de ventas ; sales data
materias primas ; raw materials
residuos peligrosos ; hazardous waste
[verb]
criar ; ; raise
curar heridas ; ; dress wounds
[fixed]
de forma artesanal ; using traditional methods
de manera artesanal ; using traditional methods
de forma autónoma ; independently
de manera autónoma ; independently
de forma eficiente ; efficiently
de forma segura ; safely
de manera eficaz ; effectively
de forma eficaz ; effectively
de forma remota ; remotely
de forma presencial ; in person
en caso necesario ; when necessary
en caso de emergencia ; in an emergency
en materia fiscal y laboral ; on tax and employment matters
en materia laboral y fiscal ; on employment and tax matters
en materia fiscal ; on tax matters
en materia laboral ; on employment matters
en temporada alta ; in high season
en turno de noche ; on the night shift
en turno de tarde ; on the evening shift
en turno de mañana ; on the morning shift
`;
