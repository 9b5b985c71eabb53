/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const vehiclesAndWarehousePhrases = `
routine vehicle servicing	mantenimiento y revisiones periódicas	es	shows	Aceite, filtros y niveles según plan del fabricante
routine vehicle servicing	mantenimiento y revisiones periódicas	es	shows	Ocho coches diarios en servicio rápido Midas
routine vehicle servicing	mantenimiento y revisiones periódicas	es	shows	Correa y bomba a los 120.000 km
routine vehicle servicing	mantenimiento y revisiones periódicas	es	shows	Puesta a cero del intervalo y sello en libro
routine vehicle servicing	mantenimiento y revisiones periódicas	es	shows	Cambiaba bujías, limpiaparabrisas y batería
routine vehicle servicing	mantenimiento y revisiones periódicas	en	shows	Oil and filters to manufacturer schedule, 8 cars a day
routine vehicle servicing	mantenimiento y revisiones periódicas	en	shows	Quick-fit bay, plugs, wipers and batteries
routine vehicle servicing	mantenimiento y revisiones periódicas	en	shows	Timing belts at 70k and book stamped
routine vehicle servicing	mantenimiento y revisiones periódicas	en	shows	Interim and full jobs on fleet vans
routine vehicle servicing	mantenimiento y revisiones periódicas	es	near	Revisiones de texto y galeradas
routine vehicle servicing	mantenimiento y revisiones periódicas	es	near	Llevaba el coche de empresa al taller
routine vehicle servicing	mantenimiento y revisiones periódicas	es	near	Mantenimiento de ascensores
routine vehicle servicing	mantenimiento y revisiones periódicas	en	near	Took the company car to the garage
routine vehicle servicing	mantenimiento y revisiones periódicas	en	near	Serviced lifts in office blocks
tyres and wheel alignment	neumáticos y alineación	es	shows	Desmontaba, montaba y equilibraba cubiertas
tyres and wheel alignment	neumáticos y alineación	es	shows	Paralelo en máquina Hunter 3D
tyres and wheel alignment	neumáticos y alineación	es	shows	Reparaba pinchazos con seta y parche
tyres and wheel alignment	neumáticos y alineación	es	shows	Norauto: 25 juegos por turno en invierno
tyres and wheel alignment	neumáticos y alineación	es	shows	Ruedas de camión y agrícola en carretera
tyres and wheel alignment	neumáticos y alineación	en	shows	Fitted and balanced 100 covers a day
tyres and wheel alignment	neumáticos y alineación	en	shows	Four-wheel geometry on a Hunter rig
tyres and wheel alignment	neumáticos y alineación	en	shows	Puncture plugs and TPMS resets
tyres and wheel alignment	neumáticos y alineación	en	shows	Roadside truck wheel changes
tyres and wheel alignment	neumáticos y alineación	es	near	Alineación de dientes: ortodoncia
tyres and wheel alignment	neumáticos y alineación	es	near	Alineación de objetivos entre departamentos
tyres and wheel alignment	neumáticos y alineación	es	near	Operario de prensa en fábrica de caucho
tyres and wheel alignment	neumáticos y alineación	en	near	Aligned goals between teams
tyres and wheel alignment	neumáticos y alineación	en	near	Rubber press operator
auto electrics	electricidad del automóvil	es	shows	Alternadores, motores de arranque y mazos de cables
auto electrics	electricidad del automóvil	es	shows	Leía esquemas y reparaba cortocircuitos en centralitas
auto electrics	electricidad del automóvil	es	shows	Instalé alarmas, bolas de remolque y radios
auto electrics	electricidad del automóvil	es	shows	Electricista de coches y autobuses
auto electrics	electricidad del automóvil	es	shows	Luces, elevalunas y cierres con polímetro
auto electrics	electricidad del automóvil	en	shows	Starters, alternators and loom repairs
auto electrics	electricidad del automóvil	en	shows	Chased shorts with a multimeter and wiring diagrams
auto electrics	electricidad del automóvil	en	shows	Retrofitted tow bars, cameras and immobilisers
auto electrics	electricidad del automóvil	en	shows	Autoelectrician on buses
auto electrics	electricidad del automóvil	es	near	Electricista de viviendas, boletines
auto electrics	electricidad del automóvil	es	near	Venta de coches eléctricos
auto electrics	electricidad del automóvil	es	near	Recargaba mi vehículo eléctrico en empresa
auto electrics	electricidad del automóvil	en	near	Rewired houses and fitted consumer units
auto electrics	electricidad del automóvil	en	near	Sold EVs in a showroom
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	shows	Corte de alta tensión y verificación de ausencia con guantes clase 0
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	shows	Sustituí módulos de batería de Toyota Prius
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	shows	Formado por Tesla en drive unit e inversores
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	shows	Certificado HV nivel 2 en servicio oficial
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	shows	Reparaba cargadores de a bordo y baterías de tracción
hybrid and electric vehicles	vehículos híbridos y eléctricos	en	shows	IMI Level 3 high-voltage, isolated and proved dead
hybrid and electric vehicles	vehículos híbridos y eléctricos	en	shows	Swapped Prius cells and inverters
hybrid and electric vehicles	vehículos híbridos y eléctricos	en	shows	Tesla service tech, drive units and HV packs
hybrid and electric vehicles	vehículos híbridos y eléctricos	en	shows	Fixed onboard chargers and isolation faults
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	near	Comercial de renting de coches ecológicos
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	near	Trabajo híbrido, dos días en casa
hybrid and electric vehicles	vehículos híbridos y eléctricos	es	near	Conducía un taxi Prius
hybrid and electric vehicles	vehículos híbridos y eléctricos	en	near	Hybrid working pattern
hybrid and electric vehicles	vehículos híbridos y eléctricos	en	near	Drove a Prius cab
body repair and spray painting	chapa y pintura	es	shows	Sacabollos, estirado en bancada y masilla
body repair and spray painting	chapa y pintura	es	shows	Cabina: aparejo, base bicapa y barniz
body repair and spray painting	chapa y pintura	es	shows	Oficial 1ª chapista en siniestros
body repair and spray painting	chapa y pintura	es	shows	Igualaba color con espectro y difuminaba
body repair and spray painting	chapa y pintura	es	shows	Cambiaba aletas, soldaba largueros y pulía
body repair and spray painting	chapa y pintura	en	shows	Panel beater, jig pulls and filler
body repair and spray painting	chapa y pintura	en	shows	Booth sprayer, basecoat and lacquer blends
body repair and spray painting	chapa y pintura	en	shows	Dent removal and MIG on sills
body repair and spray painting	chapa y pintura	en	shows	Colour-matched with camera and polished
body repair and spray painting	chapa y pintura	es	near	Perito que tasaba golpes
body repair and spray painting	chapa y pintura	es	near	Pintor de brocha gorda en pisos
body repair and spray painting	chapa y pintura	es	near	Chapas publicitarias y merchandising
body repair and spray painting	chapa y pintura	en	near	Insurance assessor for crash damage
body repair and spray painting	chapa y pintura	en	near	Painted walls and ceilings in new homes
gearbox and clutch	caja de cambios y embrague	es	shows	Kits con volante bimasa en 4 horas
gearbox and clutch	caja de cambios y embrague	es	shows	Abría transmisiones manuales y cambiaba sincros
gearbox and clutch	caja de cambios y embrague	es	shows	Automáticas: aceite, mecatrónica y convertidor
gearbox and clutch	caja de cambios y embrague	es	shows	Bajaba el cambio con gato y bancada
gearbox and clutch	caja de cambios y embrague	es	shows	DSG: adaptación de discos y reprogramado
gearbox and clutch	caja de cambios y embrague	en	shows	Dual-mass swaps and slave cylinders
gearbox and clutch	caja de cambios y embrague	en	shows	Rebuilt manual boxes, synchros and bearings
gearbox and clutch	caja de cambios y embrague	en	shows	ATF flush and mechatronic on DSG
gearbox and clutch	caja de cambios y embrague	en	shows	Dropped transmissions on a two-post lift
gearbox and clutch	caja de cambios y embrague	es	near	Cambio de divisas en ventanilla
gearbox and clutch	caja de cambios y embrague	es	near	Conduzco coche manual
gearbox and clutch	caja de cambios y embrague	es	near	Cajero de cambios y devoluciones
gearbox and clutch	caja de cambios y embrague	en	near	Foreign exchange cashier
gearbox and clutch	caja de cambios y embrague	en	near	Drove manual vans with a heavy clutch
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	shows	Preparaba los coches y los pasaba por la línea con favorable
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	shows	Inspector en estación Applus: gases, luces y holguras
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	shows	Pre-revisión y corrección de defectos leves y graves
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	shows	Opacímetro, regloscopio y frenómetro
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	shows	Llevaba las furgonetas de la flota y volvían con pegatina
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	en	shows	Nominated tester, classes 4 and 7
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	en	shows	Checked emissions, lights and play to DVSA manual
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	en	shows	Prepped vans so 96% got through first time
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	en	shows	Station inspector, 20 vehicles a day
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	near	Inspector de Hacienda
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	near	Pedía cita online para el coche familiar
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	es	near	Control de calidad en cadena textil
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	en	near	Booked cars in for testing by phone
vehicle inspection (ITV/MOT)	inspección técnica de vehículos	en	near	Took the company van for its MOT each year
parts ordering	pedido de recambios	es	shows	Buscaba referencias por bastidor en catálogo TecDoc
parts ordering	pedido de recambios	es	shows	Llamaba a tres proveedores y pedía la pieza al mejor precio
parts ordering	pedido de recambios	es	shows	Recambista: mostrador, albarán y devoluciones
parts ordering	pedido de recambios	es	shows	Tenía en casa el kit antes de que entrara el coche
parts ordering	pedido de recambios	es	shows	Compraba filtros y correas para seis elevadores
parts ordering	pedido de recambios	en	shows	Looked up VIN on TecDoc and rang factors
parts ordering	pedido de recambios	en	shows	Had kits on the shelf before the car came in
parts ordering	pedido de recambios	en	shows	Parts advisor for a six-bay workshop
parts ordering	pedido de recambios	en	shows	Sourced aftermarket items 20% cheaper
parts ordering	pedido de recambios	es	near	Pedía comida a domicilio por aplicación
parts ordering	pedido de recambios	es	near	Comandas de sala en restaurante
parts ordering	pedido de recambios	es	near	Reparto de recambios en furgoneta
parts ordering	pedido de recambios	en	near	Delivered auto spares by van
parts ordering	pedido de recambios	en	near	Took food orders
welding in workshop	soldadura en taller mecánico	es	shows	Hilo MIG en bajos y soportes de escape
welding in workshop	soldadura en taller mecánico	es	shows	TIG en aluminio y culatas
welding in workshop	soldadura en taller mecánico	es	shows	Reparaba chasis y remolques con electrodo
welding in workshop	soldadura en taller mecánico	es	shows	Puntos y cordones en chapa fina
welding in workshop	soldadura en taller mecánico	es	shows	Soldaba colectores y silenciosos a medida
welding in workshop	soldadura en taller mecánico	en	shows	MIG on sills, arches and brackets
welding in workshop	soldadura en taller mecánico	en	shows	TIG'd aluminium sumps and manifolds
welding in workshop	soldadura en taller mecánico	en	shows	Stick repairs to trailer frames
welding in workshop	soldadura en taller mecánico	en	shows	Fabricated exhausts from tube
welding in workshop	soldadura en taller mecánico	es	near	Soldadura de placas electrónicas con estaño
welding in workshop	soldadura en taller mecánico	es	near	Pegado de espejos con adhesivo
welding in workshop	soldadura en taller mecánico	es	near	Compañero del soldador que sujetaba piezas
welding in workshop	soldadura en taller mecánico	en	near	Soldered circuit boards
welding in workshop	soldadura en taller mecánico	en	near	Held parts for the welder
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	shows	Enseñaba la pieza rota y pedía visto bueno antes de seguir
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	shows	Valoraba con GT Motive y llamaba al dueño
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	shows	Asesor de servicio: hoja de encargo y entrega
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	shows	Contaba la avería sin tecnicismos, 4,8 en Google
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	shows	Aceptación del 85 % de trabajos adicionales
customer explanation of repairs	explicación y presupuesto al cliente de taller	en	shows	Showed worn parts and got authorisation before going on
customer explanation of repairs	explicación y presupuesto al cliente de taller	en	shows	Service advisor writing job cards and estimates
customer explanation of repairs	explicación y presupuesto al cliente de taller	en	shows	Sent video of leaks to owners, 85% approvals
customer explanation of repairs	explicación y presupuesto al cliente de taller	en	shows	Talked owners through bills in plain words
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	near	Regateaba el precio como cliente
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	near	Explicaba ejercicios a alumnos de mecánica
customer explanation of repairs	explicación y presupuesto al cliente de taller	es	near	Presupuesto anual del departamento
customer explanation of repairs	explicación y presupuesto al cliente de taller	en	near	Taught mechanics theory at college
customer explanation of repairs	explicación y presupuesto al cliente de taller	en	near	Paid for repairs to my own car
air conditioning in vehicles	aire acondicionado de vehículos	es	shows	Estación de carga R134a y 1234yf
air conditioning in vehicles	aire acondicionado de vehículos	es	shows	Cambiaba compresores, condensadores y válvula
air conditioning in vehicles	aire acondicionado de vehículos	es	shows	Trazador UV para fugas en el circuito del habitáculo
air conditioning in vehicles	aire acondicionado de vehículos	es	shows	Certificado para manipular fluorados en coches
air conditioning in vehicles	aire acondicionado de vehículos	es	shows	Filtros de polen y tratamiento de ozono del climatizador
air conditioning in vehicles	aire acondicionado de vehículos	en	shows	Regassed R134a and 1234yf with Texa station
air conditioning in vehicles	aire acondicionado de vehículos	en	shows	Replaced compressors and condensers in cars
air conditioning in vehicles	aire acondicionado de vehículos	en	shows	UV dye for cabin circuit losses
air conditioning in vehicles	aire acondicionado de vehículos	en	shows	Refrigerant ticket for automotive
air conditioning in vehicles	aire acondicionado de vehículos	es	near	Instalaba splits en casas
air conditioning in vehicles	aire acondicionado de vehículos	es	near	Ambientadores para coche: venta
air conditioning in vehicles	aire acondicionado de vehículos	es	near	Limpiaba interiores y salpicaderos
air conditioning in vehicles	aire acondicionado de vehículos	en	near	Domestic split fitting
air conditioning in vehicles	aire acondicionado de vehículos	en	near	Valeted car interiors
heavy goods vehicle driving	conducción de camión articulado	es	shows	Tráiler de 40 t, ruta España-Alemania, carnet C+E
heavy goods vehicle driving	conducción de camión articulado	es	shows	Bañera y góndola para áridos y maquinaria
heavy goods vehicle driving	conducción de camión articulado	es	shows	Camionero internacional con frigo y ADR
heavy goods vehicle driving	conducción de camión articulado	es	shows	Dormía en cabina, 12.000 km al mes sin partes
heavy goods vehicle driving	conducción de camión articulado	es	shows	Chófer de tauliner entre Valencia y Lyon
heavy goods vehicle driving	conducción de camión articulado	en	shows	Class 1 artic, tramping, 2,500 miles a week
heavy goods vehicle driving	conducción de camión articulado	en	shows	C+E with fridge trailer to Rotterdam
heavy goods vehicle driving	conducción de camión articulado	en	shows	Trucker, CDL A, 48 states, clean record
heavy goods vehicle driving	conducción de camión articulado	en	shows	Tipper and low-loader work on quarries
heavy goods vehicle driving	conducción de camión articulado	es	near	Carretillero en muelle cargando tráileres
heavy goods vehicle driving	conducción de camión articulado	es	near	Coordinador de tráfico en oficina
heavy goods vehicle driving	conducción de camión articulado	es	near	Sacando el carnet C en autoescuela
heavy goods vehicle driving	conducción de camión articulado	en	near	Loaded trailers with a forklift
heavy goods vehicle driving	conducción de camión articulado	en	near	Transport clerk booking loads
bus and coach driving	conducción de autobús	es	shows	Línea urbana EMT, articulado de 18 metros
bus and coach driving	conducción de autobús	es	shows	Discrecional y excursiones, D+E en vigor
bus and coach driving	conducción de autobús	es	shows	Ruta escolar con acompañante, 52 plazas
bus and coach driving	conducción de autobús	es	shows	Chófer de autocar de larga distancia Alsa
bus and coach driving	conducción de autobús	es	shows	Cobraba billete y cumplía horario en interurbano
bus and coach driving	conducción de autobús	en	shows	PCV licence, city route 38, double-decker
bus and coach driving	conducción de autobús	en	shows	School run and private hire coach work
bus and coach driving	conducción de autobús	en	shows	Drove 53-seat tours round Andalusia
bus and coach driving	conducción de autobús	en	shows	Took fares and kept timetable on rural service
bus and coach driving	conducción de autobús	es	near	Guía turístico que viajaba en el autocar
bus and coach driving	conducción de autobús	es	near	Bus de datos en microcontroladores
bus and coach driving	conducción de autobús	es	near	Revisor de billetes en tren
bus and coach driving	conducción de autobús	en	near	Coach of an under-12 team
bus and coach driving	conducción de autobús	en	near	Tour guide riding along
parcel delivery	reparto de paquetería	es	shows	120 paradas diarias con furgoneta para Seur
parcel delivery	reparto de paquetería	es	shows	Última milla Amazon: escáner, firma y foto
parcel delivery	reparto de paquetería	es	shows	Mensajero en moto por Barcelona
parcel delivery	reparto de paquetería	es	shows	Entregaba bultos en domicilio con ruta propia
parcel delivery	reparto de paquetería	es	shows	Correos Express, zona sur, 98 % en primera visita
parcel delivery	reparto de paquetería	en	shows	150 drops a day, own van, DPD
parcel delivery	reparto de paquetería	en	shows	Last-mile for Amazon Flex, scan and photo
parcel delivery	reparto de paquetería	en	shows	Motorbike courier, legal documents same day
parcel delivery	reparto de paquetería	en	shows	Doorstep drop-offs, 98% first time
parcel delivery	reparto de paquetería	es	near	Empaquetaba pedidos en almacén
parcel delivery	reparto de paquetería	es	near	Reparto de papeles en obra de teatro
parcel delivery	reparto de paquetería	es	near	Paquete Office nivel medio
parcel delivery	reparto de paquetería	en	near	Packed parcels on a bench
parcel delivery	reparto de paquetería	en	near	Delivered training sessions
tachograph and driving hours	tacógrafo y tiempos de conducción	es	shows	Tarjeta de conductor, descansos 45 min y 11 h
tachograph and driving hours	tacógrafo y tiempos de conducción	es	shows	Descargaba datos cada 28 días y sin sanciones
tachograph and driving hours	tacógrafo y tiempos de conducción	es	shows	Control de jornadas de 22 chóferes según 561/2006
tachograph and driving hours	tacógrafo y tiempos de conducción	es	shows	Anotaba manualmente al reverso cuando fallaba el digital
tachograph and driving hours	tacógrafo y tiempos de conducción	es	shows	Planificaba paradas para no pasar de nueve horas
tachograph and driving hours	tacógrafo y tiempos de conducción	en	shows	Digi card, 45-minute breaks, no infringements
tachograph and driving hours	tacógrafo y tiempos de conducción	en	shows	Downloaded units and fixed WTD breaches
tachograph and driving hours	tacógrafo y tiempos de conducción	en	shows	Planned stops to stay under nine behind the wheel
tachograph and driving hours	tacógrafo y tiempos de conducción	en	shows	Analysed drivers' cards for 22 trucks
tachograph and driving hours	tacógrafo y tiempos de conducción	es	near	Fichaje de entrada y salida en oficina
tachograph and driving hours	tacógrafo y tiempos de conducción	es	near	Fichaba en tienda con horario partido
tachograph and driving hours	tacógrafo y tiempos de conducción	es	near	Cronometrador en carreras
tachograph and driving hours	tacógrafo y tiempos de conducción	en	near	Clocked in at a factory
tachograph and driving hours	tacógrafo y tiempos de conducción	en	near	Timekeeper at athletics meets
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	shows	Cisterna de combustible a gasolineras, carné en vigor
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	shows	Bombonas y bidones con paneles naranja y carta de porte
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	shows	Descargaba ácido con EPI y toma de tierra
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	shows	Básico + cisternas, renovado 2023
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	shows	Repartía butano y propano a granel
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	en	shows	Fuel tanker to forecourts, ticket in date
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	en	shows	Orange plates, instructions in writing, spill kit
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	en	shows	Drums of acid, classes 3 and 8
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	en	shows	Hazmat endorsement, bulk propane
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	near	Almacenaba pinturas en tienda de bricolaje
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	near	Curso básico de prevención de riesgos
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	es	near	Conducción peligrosa: formador de seguridad vial
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	en	near	Sold solvents at a DIY store
dangerous goods transport (ADR)	transporte de mercancías peligrosas (ADR)	en	near	Hazard perception instructor
load securing	estiba y sujeción de la carga	es	shows	Cinchas, trincas y cantoneras en cada viaje
load securing	estiba y sujeción de la carga	es	shows	Repartía pesos por ejes y comprobaba tara
load securing	estiba y sujeción de la carga	es	shows	Trincaba bobinas y maquinaria sobre góndola
load securing	estiba y sujeción de la carga	es	shows	Ni un palé volcado en seis años
load securing	estiba y sujeción de la carga	es	shows	Certificado EN 12195, antideslizantes y barras
load securing	estiba y sujeción de la carga	en	shows	Ratchet straps, chains and edge boards every trip
load securing	estiba y sujeción de la carga	en	shows	Balanced axles and checked gross weight
load securing	estiba y sujeción de la carga	en	shows	Chained plant on low-loaders
load securing	estiba y sujeción de la carga	en	shows	No shifted pallets in six years
load securing	estiba y sujeción de la carga	es	near	Cargaba la compra en el maletero de clientes
load securing	estiba y sujeción de la carga	es	near	Sujeto pasivo del IVA
load securing	estiba y sujeción de la carga	es	near	Carga de datos en ERP
load securing	estiba y sujeción de la carga	en	near	Loaded data into SAP
load securing	estiba y sujeción de la carga	en	near	Secured funding for a charity
route planning	planificación de rutas	es	shows	Ordenaba las paradas por zona antes de salir y ahorraba 40 km
route planning	planificación de rutas	es	shows	Asignaba reparto a 18 furgonetas con Routific
route planning	planificación de rutas	es	shows	Elegía itinerario por altura, peajes y horarios de descarga
route planning	planificación de rutas	es	shows	Reordené la zona y bajamos gasóleo un 12 %
route planning	planificación de rutas	es	shows	GPS profesional, restricciones de ZBE y ventanas horarias
route planning	planificación de rutas	en	shows	Sequenced stops to shave 25 miles a day
route planning	planificación de rutas	en	shows	Assigned drops to 18 vans in Paragon
route planning	planificación de rutas	en	shows	Picked roads round low bridges and delivery windows
route planning	planificación de rutas	en	shows	Cut fuel 12% by redrawing areas
route planning	planificación de rutas	es	near	Rutas de senderismo los domingos
route planning	planificación de rutas	es	near	Planificaba menús semanales
route planning	planificación de rutas	es	near	Seguía la ruta que daba la aplicación
route planning	planificación de rutas	en	near	Followed the app's preset route
route planning	planificación de rutas	en	near	Router and switch configuration
vehicle checks	comprobación diaria del vehículo	es	shows	Luces, ruedas, niveles y frenos antes de arrancar
vehicle checks	comprobación diaria del vehículo	es	shows	Parte de defectos firmado cada mañana
vehicle checks	comprobación diaria del vehículo	es	shows	Avisaba al taller de ruidos y testigos
vehicle checks	comprobación diaria del vehículo	es	shows	Cambiaba bombillas y miraba presión en ruta
vehicle checks	comprobación diaria del vehículo	es	shows	Ninguna inmovilización en controles de la Guardia Civil
vehicle checks	comprobación diaria del vehículo	en	shows	Walkround at 5 a.m., lights, tyres, fluids
vehicle checks	comprobación diaria del vehículo	en	shows	Signed defect book daily
vehicle checks	comprobación diaria del vehículo	en	shows	No roadside prohibitions in ten years
vehicle checks	comprobación diaria del vehículo	en	shows	Reported warning lights and changed bulbs on road
vehicle checks	comprobación diaria del vehículo	es	near	Verificaba facturas de combustible
vehicle checks	comprobación diaria del vehículo	es	near	Comprobación de antecedentes
vehicle checks	comprobación diaria del vehículo	es	near	Vehículo propio disponible
vehicle checks	comprobación diaria del vehículo	en	near	Background checks on tenants
vehicle checks	comprobación diaria del vehículo	en	near	Own car available
professional driver certificate (CAP/CPC)	CAP de conductor	es	shows	Formación continua 35 h renovada este año
professional driver certificate (CAP/CPC)	CAP de conductor	es	shows	Tarjeta de cualificación para mercancías y viajeros
professional driver certificate (CAP/CPC)	CAP de conductor	es	shows	280 horas de inicial y examen aprobado
professional driver certificate (CAP/CPC)	CAP de conductor	es	shows	Código 95 en el permiso hasta 2028
professional driver certificate (CAP/CPC)	CAP de conductor	es	shows	Reciclaje quinquenal al día
professional driver certificate (CAP/CPC)	CAP de conductor	en	shows	Code 95 valid to 2028
professional driver certificate (CAP/CPC)	CAP de conductor	en	shows	DQC held, 35 hours periodic done
professional driver certificate (CAP/CPC)	CAP de conductor	en	shows	Modules 1 to 4 passed
professional driver certificate (CAP/CPC)	CAP de conductor	en	shows	Qualification card for goods and passengers
professional driver certificate (CAP/CPC)	CAP de conductor	es	near	Capataz de obra
professional driver certificate (CAP/CPC)	CAP de conductor	es	near	Curso de aptitud pedagógica para profesor
professional driver certificate (CAP/CPC)	CAP de conductor	es	near	Pendiente de matricularme en la autoescuela
professional driver certificate (CAP/CPC)	CAP de conductor	en	near	Cap and uniform provided
professional driver certificate (CAP/CPC)	CAP de conductor	en	near	Planning to take modules next year
proof of delivery and paperwork	albaranes y documentación de transporte	es	shows	CMR firmado y sellado en cada descarga
proof of delivery and paperwork	albaranes y documentación de transporte	es	shows	Recogía firma y anotaba bultos faltantes
proof of delivery and paperwork	albaranes y documentación de transporte	es	shows	PDA con foto y DNI del receptor
proof of delivery and paperwork	albaranes y documentación de transporte	es	shows	Carta de porte, aduana y T1 en frontera
proof of delivery and paperwork	albaranes y documentación de transporte	es	shows	Entregaba las hojas de ruta en oficina sin huecos
proof of delivery and paperwork	albaranes y documentación de transporte	en	shows	CMR notes signed and stamped at each tip
proof of delivery and paperwork	albaranes y documentación de transporte	en	shows	Captured signatures and noted shortages
proof of delivery and paperwork	albaranes y documentación de transporte	en	shows	Handheld scans with recipient ID
proof of delivery and paperwork	albaranes y documentación de transporte	en	shows	T1s and customs papers at Calais
proof of delivery and paperwork	albaranes y documentación de transporte	es	near	Documentalista de televisión
proof of delivery and paperwork	albaranes y documentación de transporte	es	near	Archivaba facturas en gestoría
proof of delivery and paperwork	albaranes y documentación de transporte	es	near	Recibía paquetes y firmaba en portería
proof of delivery and paperwork	albaranes y documentación de transporte	en	near	Signed for parcels at reception
proof of delivery and paperwork	albaranes y documentación de transporte	en	near	Documentary film researcher
cash on delivery and fares	cobro a bordo y contra reembolso	es	shows	Cuadraba la recaudación al final de cada ruta
cash on delivery and fares	cobro a bordo y contra reembolso	es	shows	Cobraba en efectivo y datáfono en la puerta
cash on delivery and fares	cobro a bordo y contra reembolso	es	shows	Vendía billetes y liquidaba en cocheras
cash on delivery and fares	cobro a bordo y contra reembolso	es	shows	Diferencias de caja: cero en dos años
cash on delivery and fares	cobro a bordo y contra reembolso	es	shows	Llevaba cambio y hacía recibos a clientes
cash on delivery and fares	cobro a bordo y contra reembolso	en	shows	Took cash and card on the doorstep, balanced nightly
cash on delivery and fares	cobro a bordo y contra reembolso	en	shows	Sold tickets on board and paid in at depot
cash on delivery and fares	cobro a bordo y contra reembolso	en	shows	Two years without a shortage in my waybill
cash on delivery and fares	cobro a bordo y contra reembolso	en	shows	Gave change and receipts to passengers
cash on delivery and fares	cobro a bordo y contra reembolso	es	near	Recobro telefónico de morosos
cash on delivery and fares	cobro a bordo y contra reembolso	es	near	Pagaba el taxi y pedía recibo
cash on delivery and fares	cobro a bordo y contra reembolso	es	near	Cobraba nómina por horas
cash on delivery and fares	cobro a bordo y contra reembolso	en	near	Debt collection calls
cash on delivery and fares	cobro a bordo y contra reembolso	en	near	Paid fares as a commuter
passenger assistance	atención al viajero	es	shows	Bajaba la rampa y anclaba sillas de ruedas
passenger assistance	atención al viajero	es	shows	Ayudaba a mayores a subir y con maletas
passenger assistance	atención al viajero	es	shows	Informaba de transbordos y calmaba retrasos
passenger assistance	atención al viajero	es	shows	Transporte adaptado de personas con discapacidad
passenger assistance	atención al viajero	es	shows	Felicitaciones de usuarios en el buzón de la línea
passenger assistance	atención al viajero	en	shows	Lowered ramp and secured wheelchairs
passenger assistance	atención al viajero	en	shows	Helped elderly riders up with bags
passenger assistance	atención al viajero	en	shows	Explained diversions and calmed delays
passenger assistance	atención al viajero	en	shows	Community transport for disabled users
passenger assistance	atención al viajero	es	near	Viajero frecuente con tarjeta oro
passenger assistance	atención al viajero	es	near	Vendía billetes por internet
passenger assistance	atención al viajero	es	near	Atención al detalle en pintura
passenger assistance	atención al viajero	en	near	Frequent traveller abroad
passenger assistance	atención al viajero	en	near	Copilot in a rally car
tail lift and manual unloading	trampilla y descarga manual	es	shows	Bajaba palés con transpaleta y plataforma trasera
tail lift and manual unloading	trampilla y descarga manual	es	shows	Descargaba lavadoras y las subía a pisos
tail lift and manual unloading	trampilla y descarga manual	es	shows	Bultos de 30 kilos en doce tiendas por día
tail lift and manual unloading	trampilla y descarga manual	es	shows	Reparto de bebidas con carretilla de mano
tail lift and manual unloading	trampilla y descarga manual	es	shows	Ayudaba en muelle sin grúa, todo a brazo
tail lift and manual unloading	trampilla y descarga manual	en	shows	Lowered pallets by hydraulic platform and pump truck
tail lift and manual unloading	trampilla y descarga manual	en	shows	Carried white goods upstairs
tail lift and manual unloading	trampilla y descarga manual	en	shows	30 kg cartons to 12 shops a day
tail lift and manual unloading	trampilla y descarga manual	en	shows	Hand-balled beer kegs to cellars
tail lift and manual unloading	trampilla y descarga manual	es	near	Descarga de archivos por FTP
tail lift and manual unloading	trampilla y descarga manual	es	near	Recepcionista de mercancía con ordenador
tail lift and manual unloading	trampilla y descarga manual	es	near	Ascensorista en edificio
tail lift and manual unloading	trampilla y descarga manual	en	near	Downloaded large files
tail lift and manual unloading	trampilla y descarga manual	en	near	Serviced passenger lifts in office blocks
eco and defensive driving	conducción eficiente y segura	es	shows	Primer puesto del ranking de consumo de la flota
eco and defensive driving	conducción eficiente y segura	es	shows	Cero siniestros con culpa en 900.000 km
eco and defensive driving	conducción eficiente y segura	es	shows	Bajé de 33 a 29 litros a los cien
eco and defensive driving	conducción eficiente y segura	es	shows	Bonus anual por no dar partes
eco and defensive driving	conducción eficiente y segura	es	shows	Puntos intactos y bonificación del seguro
eco and defensive driving	conducción eficiente y segura	en	shows	Top of the MPG league three years running
eco and defensive driving	conducción eficiente y segura	en	shows	600,000 miles, no at-fault accidents
eco and defensive driving	conducción eficiente y segura	en	shows	Microlise score 96, green band
eco and defensive driving	conducción eficiente y segura	en	shows	Safe driver bonus every quarter
eco and defensive driving	conducción eficiente y segura	es	near	Perito de accidentes de tráfico
eco and defensive driving	conducción eficiente y segura	es	near	Conducía reuniones de equipo
eco and defensive driving	conducción eficiente y segura	es	near	Multado y con curso de recuperación de puntos
eco and defensive driving	conducción eficiente y segura	en	near	Drove sales growth in the region
eco and defensive driving	conducción eficiente y segura	en	near	Accident claims handler
forklift operation	manejo de carretilla elevadora	es	shows	Toro frontal y retráctil con carné renovado en 2023
forklift operation	manejo de carretilla elevadora	es	shows	Bajaba palés de la quinta altura con retráctil Linde
forklift operation	manejo de carretilla elevadora	es	shows	Carretillero en plataforma de Mercadona, tres turnos
forklift operation	manejo de carretilla elevadora	es	shows	Cargaba y descargaba tráileres en muelle con frontal de 2,5 t
forklift operation	manejo de carretilla elevadora	es	shows	Toritero en cervecera, cinco años sin golpes en estantería
forklift operation	manejo de carretilla elevadora	en	shows	Counterbalance and reach truck, RTITB in date
forklift operation	manejo de carretilla elevadora	en	shows	Put pallets away to 10 m with a reach truck
forklift operation	manejo de carretilla elevadora	en	shows	FLT driver on nights, loading artics
forklift operation	manejo de carretilla elevadora	en	shows	Moved 200 pallets a shift with a Linde gas truck
forklift operation	manejo de carretilla elevadora	es	near	Transpaleta manual en trastienda de supermercado
forklift operation	manejo de carretilla elevadora	es	near	Vendía carretillas de obra en ferretería
forklift operation	manejo de carretilla elevadora	es	near	Alquiler de elevadoras: comercial de zona
forklift operation	manejo de carretilla elevadora	en	near	Pushed a hand pallet truck in a stockroom
forklift operation	manejo de carretilla elevadora	en	near	Hired out lift trucks as a sales rep
order picking	preparación de pedidos	es	shows	Picking por voz, 180 líneas a la hora
order picking	preparación de pedidos	es	shows	Pistola y carro por pasillos, error inferior al 0,2 %
order picking	preparación de pedidos	es	shows	Recogía artículos de balda y los dejaba en caja por tienda
order picking	preparación de pedidos	es	shows	Mozo en Inditex, prendas colgadas y dobladas para cada tienda
order picking	preparación de pedidos	es	shows	Pick-to-light en farmacia mayorista
order picking	preparación de pedidos	en	shows	Voice pick, 180 lines an hour at 99.8% accuracy
order picking	preparación de pedidos	en	shows	Walked aisles with RF gun filling totes
order picking	preparación de pedidos	en	shows	Selector at an Asda depot, ambient and chill
order picking	preparación de pedidos	en	shows	Put-to-light for online fashion
order picking	preparación de pedidos	es	near	Hacía pedidos a proveedores por correo
order picking	preparación de pedidos	es	near	Camarero: tomaba comandas en terraza
order picking	preparación de pedidos	es	near	Recogía mi pedido en tienda como cliente
order picking	preparación de pedidos	en	near	Placed purchase orders with suppliers
order picking	preparación de pedidos	en	near	Picked apples in season
inventory control and stocktaking	control de inventario	es	shows	Recuentos cíclicos y regularización de diferencias en SAP
inventory control and stocktaking	control de inventario	es	shows	Fiabilidad de existencias del 92 al 99,3 %
inventory control and stocktaking	control de inventario	es	shows	Contaba ubicaciones a diario y buscaba descuadres
inventory control and stocktaking	control de inventario	es	shows	Cierre anual de 14.000 referencias en un fin de semana
inventory control and stocktaking	control de inventario	es	shows	Inventariaba el almacén de recambios cada trimestre
inventory control and stocktaking	control de inventario	en	shows	Cycle counted 200 locations a day and chased variances
inventory control and stocktaking	control de inventario	en	shows	Raised record accuracy from 92 to 99.3%
inventory control and stocktaking	control de inventario	en	shows	Led the year-end count of 14,000 SKUs
inventory control and stocktaking	control de inventario	en	shows	Investigated missing pallets and posted adjustments
inventory control and stocktaking	control de inventario	es	near	Inventé juegos para el campamento
inventory control and stocktaking	control de inventario	es	near	Inventario forestal de pinares
inventory control and stocktaking	control de inventario	es	near	Hacía la lista de la compra de la oficina
inventory control and stocktaking	control de inventario	en	near	Drew up a personality inventory for students
inventory control and stocktaking	control de inventario	en	near	Bought stocks as a private investor
goods receipt	recepción de mercancías	es	shows	Cotejaba albarán con bultos y anotaba roturas
goods receipt	recepción de mercancías	es	shows	Abría muelle, descargaba y daba entrada en el SGA
goods receipt	recepción de mercancías	es	shows	Rechazaba camiones con temperatura fuera de rango
goods receipt	recepción de mercancías	es	shows	Etiquetaba palés de proveedor y proponía ubicación
goods receipt	recepción de mercancías	es	shows	Comprobaba lotes y caducidades a la llegada del camión
goods receipt	recepción de mercancías	en	shows	Checked deliveries against PO and noted damages
goods receipt	recepción de mercancías	en	shows	Booked trailers onto bays and posted GRNs
goods receipt	recepción de mercancías	en	shows	Turned away chilled loads over temperature
goods receipt	recepción de mercancías	en	shows	Labelled inbound pallets with batch and expiry
goods receipt	recepción de mercancías	es	near	Recepcionista de hotel, entradas y salidas
goods receipt	recepción de mercancías	es	near	Salidas: carga de camiones ya preparados
goods receipt	recepción de mercancías	es	near	Recibía paquetes personales de los empleados
goods receipt	recepción de mercancías	en	near	Hotel receptionist checking guests in
goods receipt	recepción de mercancías	en	near	Received goods at home as an online shopper
warehouse management systems	sistemas de gestión de almacén (SGA)	es	shows	Ubicaciones, olas y reposiciones en SAP EWM
warehouse management systems	sistemas de gestión de almacén (SGA)	es	shows	Usuario clave en la puesta en marcha de Mecalux Easy
warehouse management systems	sistemas de gestión de almacén (SGA)	es	shows	Liberaba oleadas y seguía tareas en Manhattan
warehouse management systems	sistemas de gestión de almacén (SGA)	es	shows	Daba de alta referencias y huecos por radiofrecuencia
warehouse management systems	sistemas de gestión de almacén (SGA)	es	shows	Configuré reglas de slotting en Generix
warehouse management systems	sistemas de gestión de almacén (SGA)	en	shows	Released waves and replens in Manhattan
warehouse management systems	sistemas de gestión de almacén (SGA)	en	shows	Super user for the Blue Yonder go-live
warehouse management systems	sistemas de gestión de almacén (SGA)	en	shows	Created bins and tasks in SAP EWM
warehouse management systems	sistemas de gestión de almacén (SGA)	en	shows	Trained 40 pickers on the new RF screens
warehouse management systems	sistemas de gestión de almacén (SGA)	es	near	Gestión de almacenamiento en la nube
warehouse management systems	sistemas de gestión de almacén (SGA)	es	near	Encargado de local con libreta y sin ordenador
warehouse management systems	sistemas de gestión de almacén (SGA)	es	near	Base de datos Access para una biblioteca
warehouse management systems	sistemas de gestión de almacén (SGA)	en	near	Cloud storage administrator
warehouse management systems	sistemas de gestión de almacén (SGA)	en	near	Kept a paper ledger of keys
packing and dispatch	embalaje y expedición	es	shows	Cajas, film y etiqueta de agencia, 70 envíos a la hora
packing and dispatch	embalaje y expedición	es	shows	Retractilaba palés y los dejaba en playa por ruta
packing and dispatch	embalaje y expedición	es	shows	Cerraba manifiesto y avisaba a Seur y MRW
packing and dispatch	embalaje y expedición	es	shows	Elegía caja y relleno para que no llegara nada roto
packing and dispatch	embalaje y expedición	es	shows	Cargaba el camión de las 18 h sin faltar un bulto
packing and dispatch	embalaje y expedición	en	shows	Boxed, taped and labelled 70 consignments an hour
packing and dispatch	embalaje y expedición	en	shows	Shrink-wrapped pallets and staged by route
packing and dispatch	embalaje y expedición	en	shows	Closed carrier manifests for DHL and UPS
packing and dispatch	embalaje y expedición	en	shows	Cut breakages by half with better void fill
packing and dispatch	embalaje y expedición	es	near	Expedición de títulos en secretaría
packing and dispatch	embalaje y expedición	es	near	Expedición de montaña al Aneto
packing and dispatch	embalaje y expedición	es	near	Compraba cajas y cinta para la oficina
packing and dispatch	embalaje y expedición	en	near	Mountain expedition leader
packing and dispatch	embalaje y expedición	en	near	Emergency dispatcher taking 999 calls
import and export logistics	logística de importación y exportación	es	shows	Reservaba contenedores desde Shanghái y seguía ETA
import and export logistics	logística de importación y exportación	es	shows	DUA, factura comercial y certificados de origen EUR.1
import and export logistics	logística de importación y exportación	es	shows	Incoterms FOB y DAP con transitarios en Algeciras
import and export logistics	logística de importación y exportación	es	shows	Coordinaba aduanas y último tramo de 60 contenedores al mes
import and export logistics	logística de importación y exportación	es	shows	Transitario: marítimo FCL y grupaje LCL
import and export logistics	logística de importación y exportación	en	shows	Booked containers ex-Shanghai and tracked ETAs
import and export logistics	logística de importación y exportación	en	shows	Prepared commercial invoices, C88s and EUR.1s
import and export logistics	logística de importación y exportación	en	shows	FOB and DAP shipments through forwarders at Felixstowe
import and export logistics	logística de importación y exportación	en	shows	Freight forwarder handling LCL and air consolidations
import and export logistics	logística de importación y exportación	es	near	Importaba ficheros CSV a la base de datos
import and export logistics	logística de importación y exportación	es	near	Vendía productos importados en tienda gourmet
import and export logistics	logística de importación y exportación	es	near	Exportar presentaciones a PDF
import and export logistics	logística de importación y exportación	en	near	Exported reports to Excel
import and export logistics	logística de importación y exportación	en	near	Sold imported wines in a shop
returns processing	gestión de devoluciones	es	shows	Abría retornos de ecommerce, revisaba y volvía a stock
returns processing	gestión de devoluciones	es	shows	Decidía si la prenda era reventa, outlet o destrucción
returns processing	gestión de devoluciones	es	shows	Abonaba al cliente tras comprobar el artículo
returns processing	gestión de devoluciones	es	shows	Logística inversa de electrónica: test y regrado
returns processing	gestión de devoluciones	es	shows	Bajé de 6 a 2 días el reingreso a ubicación
returns processing	gestión de devoluciones	en	shows	Opened RMAs, inspected and put back to stock
returns processing	gestión de devoluciones	en	shows	Graded items as resale, outlet or scrap
returns processing	gestión de devoluciones	en	shows	Cut turnaround from six days to two
returns processing	gestión de devoluciones	en	shows	Reverse flow of electronics, tested and relabelled
returns processing	gestión de devoluciones	es	near	Devolvía compras que no me gustaban
returns processing	gestión de devoluciones	es	near	Declaración de la renta con devolución
returns processing	gestión de devoluciones	es	near	Retornaba llamadas de clientes
returns processing	gestión de devoluciones	en	near	Prepared tax returns
returns processing	gestión de devoluciones	en	near	Returned calls to customers
slotting and layout optimisation	optimización de ubicaciones y layout	es	shows	Puse las referencias A junto a muelle y bajó el recorrido un 20 %
slotting and layout optimisation	optimización de ubicaciones y layout	es	shows	Análisis ABC y rediseño de pasillos
slotting and layout optimisation	optimización de ubicaciones y layout	es	shows	Dibujé la nave en AutoCAD con huecos para 6.000 palés
slotting and layout optimisation	optimización de ubicaciones y layout	es	shows	Cambié convencional por drive-in y gané un 30 % de sitio
slotting and layout optimisation	optimización de ubicaciones y layout	es	shows	Medía pasos por línea y movía artículos cada mes
slotting and layout optimisation	optimización de ubicaciones y layout	en	shows	Moved fast movers to the golden zone, 20% less walking
slotting and layout optimisation	optimización de ubicaciones y layout	en	shows	ABC analysis and aisle redesign
slotting and layout optimisation	optimización de ubicaciones y layout	en	shows	Drew a 6,000-pallet racking plan in CAD
slotting and layout optimisation	optimización de ubicaciones y layout	en	shows	Re-profiled pick faces every month
slotting and layout optimisation	optimización de ubicaciones y layout	es	near	Maquetación de revistas en InDesign
slotting and layout optimisation	optimización de ubicaciones y layout	es	near	Colocaba cajas donde decía la pantalla
slotting and layout optimisation	optimización de ubicaciones y layout	es	near	Optimización de campañas de anuncios
slotting and layout optimisation	optimización de ubicaciones y layout	en	near	Magazine layout artist
slotting and layout optimisation	optimización de ubicaciones y layout	en	near	Put boxes where the scanner told me
carrier management	gestión de transportistas	es	shows	Negocié tarifas con ocho agencias y ahorré un 9 %
carrier management	gestión de transportistas	es	shows	Repartía cargas entre flotas y medía puntualidad
carrier management	gestión de transportistas	es	shows	Reclamaba a Seur y TNT los bultos perdidos
carrier management	gestión de transportistas	es	shows	Concurso anual de transporte, 2 M€
carrier management	gestión de transportistas	es	shows	Contrataba camiones en Wtransnet para picos
carrier management	gestión de transportistas	en	shows	Tendered £2m of haulage and saved 9%
carrier management	gestión de transportistas	en	shows	Scored hauliers on on-time and damage
carrier management	gestión de transportistas	en	shows	Claimed lost consignments from couriers
carrier management	gestión de transportistas	en	shows	Bought spot loads on freight exchanges
carrier management	gestión de transportistas	es	near	Conductor autónomo para varias agencias
carrier management	gestión de transportistas	es	near	Recogía los paquetes que traía el mensajero
carrier management	gestión de transportistas	es	near	Gestión de carreras profesionales
carrier management	gestión de transportistas	en	near	Owner-driver for several agencies
carrier management	gestión de transportistas	en	near	Career management coach
logistics KPIs	indicadores logísticos	es	shows	OTIF, coste por bulto y rotación en cuadro mensual
logistics KPIs	indicadores logísticos	es	shows	Power BI con productividad por operario
logistics KPIs	indicadores logísticos	es	shows	Presentaba cada lunes servicio, mermas y horas extra
logistics KPIs	indicadores logísticos	es	shows	Detecté con datos el cuello de botella en salidas
logistics KPIs	indicadores logísticos	es	shows	Seguía roturas de stock y días de cobertura
logistics KPIs	indicadores logísticos	en	shows	Reported OTIF, cost per case and turns monthly
logistics KPIs	indicadores logísticos	en	shows	Built Power BI of lines per man-hour
logistics KPIs	indicadores logísticos	en	shows	Spotted the outbound bottleneck from data
logistics KPIs	indicadores logísticos	en	shows	Tracked stock cover and fill rate weekly
logistics KPIs	indicadores logísticos	es	near	Cumplía el objetivo que marcaba el jefe
logistics KPIs	indicadores logísticos	es	near	Indicador de señales en obra
logistics KPIs	indicadores logísticos	es	near	Estadísticas de jugadores de fútbol
logistics KPIs	indicadores logísticos	en	near	Hit the pick rate set for me
logistics KPIs	indicadores logísticos	en	near	Traffic signal operative
warehouse team leadership	mando de equipo de almacén	es	shows	Jefe de turno con 28 mozos y carretilleros
warehouse team leadership	mando de equipo de almacén	es	shows	Repartía muelles y pasillos en el briefing de las seis
warehouse team leadership	mando de equipo de almacén	es	shows	Cuadrantes, vacaciones y polivalencia de dos turnos
warehouse team leadership	mando de equipo de almacén	es	shows	Bajé el absentismo del 11 al 6 % hablando con cada uno
warehouse team leadership	mando de equipo de almacén	es	shows	Formaba a las ETT en campaña de Black Friday
warehouse team leadership	mando de equipo de almacén	en	shows	Shift manager over 28 pickers and drivers
warehouse team leadership	mando de equipo de almacén	en	shows	Ran the 6 a.m. briefing and allocated bays
warehouse team leadership	mando de equipo de almacén	en	shows	Inducted agency staff for peak
warehouse team leadership	mando de equipo de almacén	en	shows	Cut absence from 11 to 6% through one-to-ones
warehouse team leadership	mando de equipo de almacén	es	near	Mozo en equipo de almacén de doce personas
warehouse team leadership	mando de equipo de almacén	es	near	Capitán de equipo de fútbol sala
warehouse team leadership	mando de equipo de almacén	es	near	Recibía instrucciones del jefe de turno
warehouse team leadership	mando de equipo de almacén	en	near	Warehouse operative in a team of twelve
warehouse team leadership	mando de equipo de almacén	en	near	Took orders from the shift manager
cold chain handling	cadena de frío	es	shows	Cámaras a −20 con ropa térmica y termógrafo
cold chain handling	cadena de frío	es	shows	Registraba grados a la carga y no rompía los 4
cold chain handling	cadena de frío	es	shows	Vacunas y biológicos en cajas isotermas con datalogger
cold chain handling	cadena de frío	es	shows	Frigoríficos de fruta: control de atmósfera y humedad
cold chain handling	cadena de frío	es	shows	Congelado del barco a cámara en menos de 15 minutos
cold chain handling	cadena de frío	en	shows	Minus 20 store, probes logged at each load
cold chain handling	cadena de frío	en	shows	Vaccines packed with gel and data loggers
cold chain handling	cadena de frío	en	shows	Chilled dock, never above 5 degrees
cold chain handling	cadena de frío	en	shows	Reefer checks and thermograph downloads
cold chain handling	cadena de frío	es	near	Técnico frigorista: reparación de compresores
cold chain handling	cadena de frío	es	near	Llamadas en frío a clientes
cold chain handling	cadena de frío	es	near	Cadena de montaje de neveras
cold chain handling	cadena de frío	en	near	Cold calling prospects
cold chain handling	cadena de frío	en	near	Fridge assembly line operative
pallet racking and load safety	seguridad en estanterías y cargas	es	shows	Revisaba largueros y puntales golpeados y bloqueaba huecos
pallet racking and load safety	seguridad en estanterías y cargas	es	shows	Inspección EN 15635 semanal con semáforo
pallet racking and load safety	seguridad en estanterías y cargas	es	shows	Marcaba pasillos peatonales y frenaba prisas de toros
pallet racking and load safety	seguridad en estanterías y cargas	es	shows	Apilaba sin pasar la carga máxima por nivel
pallet racking and load safety	seguridad en estanterías y cargas	es	shows	Investigaba casi accidentes y corregía pasillos
pallet racking and load safety	seguridad en estanterías y cargas	en	shows	SEMA-approved inspections, tagged damaged uprights
pallet racking and load safety	seguridad en estanterías y cargas	en	shows	Segregated walkways from truck aisles
pallet racking and load safety	seguridad en estanterías y cargas	en	shows	Kept bays under posted weights
pallet racking and load safety	seguridad en estanterías y cargas	en	shows	Looked into near misses and fixed causes
pallet racking and load safety	seguridad en estanterías y cargas	es	near	Vigilante nocturno de nave
pallet racking and load safety	seguridad en estanterías y cargas	es	near	Montaba estanterías de libros en casa
pallet racking and load safety	seguridad en estanterías y cargas	es	near	Racks de servidores: cableado
pallet racking and load safety	seguridad en estanterías y cargas	en	near	Server rack cabling
pallet racking and load safety	seguridad en estanterías y cargas	en	near	Night watchman at a depot
`;
