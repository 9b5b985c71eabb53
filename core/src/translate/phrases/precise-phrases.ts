/** Whole phrases for words that mean something else by themselves; they come first, so they win. */
export const precisePhrases = `
[noun]
página web ; website
cinta transportadora ; conveyor belt
declaración de IVA ; VAT return
casco antiguo ; old town
alumno en prácticas ; intern
parte diario ; daily report
zona urbana ; urban area
centro de salud ; health center
traslado en ambulancia ; ambulance transfer
comedor escolar ; school canteen
prenda de vestir ; garment
máquina de inyección ; injection molding machine
línea de envasado ; packaging line
copia de seguridad ; backup
parte de incidencias ; incident report
lector de códigos de barras ; barcode scanner
código de barras ; barcode
sala de reuniones ; meeting room
planta química ; chemical plant
planta de medicina interna ; internal medicine ward
planta de hospitalización ; inpatient ward
planta de cirugía ; surgical ward
planta de pediatría ; pediatric ward
planta de producción ; production plant
planta de envasado ; packaging plant
planta industrial ; industrial plant
planta baja ; ground floor
clima laboral ; work environment
fábrica de piezas de automóvil ; car parts factory
plataforma de reservas ; booking platform
sistema de reservas ; booking system
jornada deportiva ; sports day
instalación eléctrica ; electrical system
agenda ; calendar ; es
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
centro de día ; day center
centro educativo ; school
centro escolar ; school
centro de mayores ; senior center
centro de menores ; juvenile center
centro de acogida ; shelter
centro penitenciario ; prison
sala de espera ; waiting room
sala de fiestas ; nightclub
sala de juntas ; boardroom
sala de máquinas ; engine room
nave industrial ; industrial building
intento de robo ; attempted theft
intento de hurto ; attempted theft
zona común ; common area
zona rural ; rural area
zona verde ; green area
parte de trabajo ; work report
carro de limpieza ; cleaning cart
cita médica ; medical appointment
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
comedor social ; soup kitchen
persona dependiente ; dependent person
base de datos ; database
casco histórico ; old town
piso de estudiantes ; student apartment
declaración de la renta ; income tax return
caja registradora ; cash register
tienda en línea ; online store
tienda online ; online store
tarjeta de crédito ; credit card
almendro ; almond tree
frambuesa ; raspberry
[mass]
mercancías peligrosas ; dangerous goods
aire acondicionado ; air conditioning
gestión de agenda ; calendar management
gestión de agendas ; calendar management
atención telefónica a clientes ; telephone customer service
atención telefónica al cliente ; telephone customer service
atención telefónica ; telephone customer service
suelo radiante ; underfloor heating
suelo de parqué ; parquet flooring
[plural]
descargas ; downloads
manicuras ; manicures
datos de ventas ; sales data
trabajos de los alumnos ; students' work
materias primas ; raw materials
residuos peligrosos ; hazardous waste
[verb]
curar heridas ; ; dress wounds
criar ; ; raise
[fixed]
por internet ; online
por las mañanas ; in the mornings
por las tardes ; in the afternoons
por la noche ; at night
por las noches ; at night
por la mañana ; in the morning
por la tarde ; in the afternoon
por toda españa ; throughout Spain
por todo el país ; throughout the country
por todo el mundo ; around the world
por cuenta propia ; on a self-employed basis
por encargo ; to order
de edad avanzada ; elderly
en caso de incendio ; in case of fire
en caso de accidente ; in the event of an accident
de baja tensión ; low-voltage
de media tensión ; medium-voltage
de alta tensión ; high-voltage
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
