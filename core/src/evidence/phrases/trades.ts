/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const tradesPhrases = `
low-voltage electrical installations	instalaciones eléctricas de baja tensión	es	shows	Monté puntos de luz, enchufes y diferenciales en 40 viviendas
low-voltage electrical installations	instalaciones eléctricas de baja tensión	es	shows	Tirado de líneas y conexionado de mecanismos en locales comerciales
low-voltage electrical installations	instalaciones eléctricas de baja tensión	es	shows	Boletines firmados como instalador autorizado según REBT
low-voltage electrical installations	instalaciones eléctricas de baja tensión	es	shows	Oficial 1ª electricista en obra nueva residencial
low-voltage electrical installations	instalaciones eléctricas de baja tensión	es	shows	Colocación de bandeja, tubo corrugado y cajas de registro
low-voltage electrical installations	instalaciones eléctricas de baja tensión	es	near	Vendedor de material eléctrico en mostrador
low-voltage electrical installations	instalaciones eléctricas de baja tensión	es	near	Reparé electrodomésticos de gama blanca a domicilio
low-voltage electrical installations	instalaciones eléctricas de baja tensión	en	shows	Rewired three-bed houses and fitted consumer units
low-voltage electrical installations	instalaciones eléctricas de baja tensión	en	shows	First and second fix on new-build apartments
low-voltage electrical installations	instalaciones eléctricas de baja tensión	en	shows	Ran SWA cable, trunking and socket circuits in shops
low-voltage electrical installations	instalaciones eléctricas de baja tensión	en	shows	Domestic sparky, 18th Edition, issued EICRs for landlords
low-voltage electrical installations	instalaciones eléctricas de baja tensión	en	shows	Pulled Romex and hung 200+ fixtures in tenant build-outs
low-voltage electrical installations	instalaciones eléctricas de baja tensión	en	near	Sold lighting and electrical supplies at trade counter
low-voltage electrical installations	instalaciones eléctricas de baja tensión	en	near	Assembled circuit boards on an electronics line
electrical panel wiring	cableado de cuadros eléctricos	es	shows	Monté armarios Rittal con contactores, guardamotores y bornas
electrical panel wiring	cableado de cuadros eléctricos	es	shows	Punteras, numeración de hilos y peinado de mangueras en envolventes
electrical panel wiring	cableado de cuadros eléctricos	es	shows	Taller de automatismos: ensamblaje de armarios de maniobra para 25 máquinas
electrical panel wiring	cableado de cuadros eléctricos	es	shows	Mecanizado de placa de montaje y conexionado de aparellaje Schneider
electrical panel wiring	cableado de cuadros eléctricos	es	shows	Ensayos de continuidad y rigidez antes de entregar armarios a cliente
electrical panel wiring	cableado de cuadros eléctricos	es	near	Instalé enchufes y lámparas en pisos
electrical panel wiring	cableado de cuadros eléctricos	es	near	Cableé redes de datos UTP en oficinas
electrical panel wiring	cableado de cuadros eléctricos	en	shows	Built control cabinets from EPLAN drawings for packaging machines
electrical panel wiring	cableado de cuadros eléctricos	en	shows	Crimped ferrules, labelled wires and terminated DIN-rail components
electrical panel wiring	cableado de cuadros eléctricos	en	shows	Assembled and tested MCC enclosures to UL 508A
electrical panel wiring	cableado de cuadros eléctricos	en	shows	Mounted breakers, relays and terminal blocks in Rittal enclosures
electrical panel wiring	cableado de cuadros eléctricos	en	shows	Bench-wired VFD enclosures and point-to-point tested every circuit
electrical panel wiring	cableado de cuadros eléctricos	en	near	Installed wood panels and skirting in hotel rooms
electrical panel wiring	cableado de cuadros eléctricos	en	near	Terminated Cat6 patch panels in server rooms
electrical fault finding	localización de averías eléctricas	es	shows	Con polímetro y pinza amperimétrica devolvía líneas paradas al servicio
electrical fault finding	localización de averías eléctricas	es	shows	Detecté derivaciones a tierra con el megger en motores trifásicos
electrical fault finding	localización de averías eléctricas	es	shows	Guardias 24 h por disparos de diferenciales y cortes de suministro
electrical fault finding	localización de averías eléctricas	es	shows	Seguía el esquema hasta dar con el relé o sensor dañado
electrical fault finding	localización de averías eléctricas	es	shows	Di con variadores y finales de carrera dañados en ascensores parados
electrical fault finding	localización de averías eléctricas	es	near	Atendía por teléfono avisos de cortes de luz de clientes
electrical fault finding	localización de averías eléctricas	es	near	Sustitución programada de bombillas y tubos fluorescentes
electrical fault finding	localización de averías eléctricas	en	shows	Traced short circuits and earth leaks with a multimeter and megger
electrical fault finding	localización de averías eléctricas	en	shows	On-call for tripped drives, blown fuses and dead motors
electrical fault finding	localización de averías eléctricas	en	shows	Cut line stoppages 30% by tracking down bad sensors and wiring
electrical fault finding	localización de averías eléctricas	en	shows	Used ladder logic and schematics to pinpoint failed relays
electrical fault finding	localización de averías eléctricas	en	shows	Found phase loss on pump starters during 2 a.m. call-outs
electrical fault finding	localización de averías eléctricas	en	near	Logged power outage calls for the utility's customer line
electrical fault finding	localización de averías eléctricas	en	near	Replaced lamps on a scheduled relamping round
PLC programming	programación de PLC	es	shows	Desarrollé secuencias en TIA Portal para S7-1500
PLC programming	programación de PLC	es	shows	Escribí bloques FB y lógica de contactos en Step 7
PLC programming	programación de PLC	es	shows	Puesta en marcha de autómatas Omron con CX-Programmer
PLC programming	programación de PLC	es	shows	Modifiqué la lógica de Studio 5000 en línea de envasado
PLC programming	programación de PLC	es	shows	Automatista: GRAFCET, ladder y pantallas WinCC en 12 máquinas
PLC programming	programación de PLC	es	near	Rearmaba el autómata desde el cuadro cuando saltaba una alarma
PLC programming	programación de PLC	es	near	Programé rutas de reparto semanales
PLC programming	programación de PLC	en	shows	Wrote ladder logic in RSLogix 5000 for conveyor systems
PLC programming	programación de PLC	en	shows	Developed S7-1200 function blocks in TIA Portal
PLC programming	programación de PLC	en	shows	Controls engineer: commissioned ControlLogix racks and HMI screens
PLC programming	programación de PLC	en	shows	Coded structured text in CODESYS for a bottling line
PLC programming	programación de PLC	en	shows	Reworked sequence code in GX Works to cut cycle 12%
PLC programming	programación de PLC	en	near	Pressed start and reset on automated lines from the HMI
PLC programming	programación de PLC	en	near	Replaced I/O cards under supervision of the controls engineer
vocational diploma in electromechanics	FP en electromecánica	es	shows	Técnico Superior en Mecatrónica Industrial, IES La Torreta
vocational diploma in electromechanics	FP en electromecánica	es	shows	Grado medio de Instalación y Mantenimiento de maquinaria, 2018
vocational diploma in electromechanics	FP en electromecánica	es	shows	Segundo grado, rama de electricidad y mecánica de máquinas
vocational diploma in electromechanics	FP en electromecánica	es	shows	CFGS Automatización y Robótica Industrial con prácticas en SEAT
vocational diploma in electromechanics	FP en electromecánica	es	near	Ciclo superior de Administración y Finanzas
vocational diploma in electromechanics	FP en electromecánica	es	near	Bachillerato tecnológico sin finalizar ciclo
vocational diploma in electromechanics	FP en electromecánica	en	shows	HNC in Mechatronics, Bridgend College
vocational diploma in electromechanics	FP en electromecánica	en	shows	Associate degree in Industrial Maintenance Technology
vocational diploma in electromechanics	FP en electromecánica	en	shows	Level 3 NVQ, Engineering Maintenance, apprenticeship at Nissan
vocational diploma in electromechanics	FP en electromecánica	en	shows	Completed four-year multi-skilled apprenticeship (mechanical and electrical bias)
vocational diploma in electromechanics	FP en electromecánica	en	near	Diploma in Business Administration
vocational diploma in electromechanics	FP en electromecánica	en	near	One-day toolbox talk on machine guarding
photovoltaic installation	instalación fotovoltaica	es	shows	Monté placas en cubierta e inversores Huawei de 5 kW
photovoltaic installation	instalación fotovoltaica	es	shows	Anclaje de estructura coplanar y conexionado de strings en tejados
photovoltaic installation	instalación fotovoltaica	es	shows	Autoconsumo residencial: 120 viviendas con batería y vertido cero
photovoltaic installation	instalación fotovoltaica	es	shows	Hincado y montaje de seguidores en parque de 50 MW
photovoltaic installation	instalación fotovoltaica	es	shows	Puesta en servicio de inversores Fronius y SMA en naves
photovoltaic installation	instalación fotovoltaica	es	near	Comercial puerta a puerta de placas solares
photovoltaic installation	instalación fotovoltaica	es	near	Limpieza de módulos en planta solar
photovoltaic installation	instalación fotovoltaica	en	shows	Mounted rooftop modules and wired strings to SolarEdge inverters
photovoltaic installation	instalación fotovoltaica	en	shows	NABCEP certified; 300+ residential rooftop arrays completed
photovoltaic installation	instalación fotovoltaica	en	shows	Racked, grounded and commissioned 2 MW ground-mount arrays
photovoltaic installation	instalación fotovoltaica	en	shows	Fitted panels, microinverters and Powerwall batteries on homes
photovoltaic installation	instalación fotovoltaica	en	near	Sold solar leases door to door
photovoltaic installation	instalación fotovoltaica	en	near	Cut grass and washed panels at a solar farm
plumbing	fontanería	es	shows	Tubería multicapa y PEX, montaje de sanitarios y griferías
plumbing	fontanería	es	shows	Desatasqué bajantes y sustituí grifos en comunidades de vecinos
plumbing	fontanería	es	shows	Instalé redes de agua fría, ACS y desagües de PVC en 60 viviendas
plumbing	fontanería	es	shows	Reparación de fugas, cisternas y termos a domicilio
plumbing	fontanería	es	shows	Grupos de presión, contadores y montantes en edificios
plumbing	fontanería	es	near	Dependiente en tienda de baños y azulejos
plumbing	fontanería	es	near	Limpieza de baños y aseos en oficinas
plumbing	fontanería	en	shows	Roughed in copper and PEX supply lines for new homes
plumbing	fontanería	en	shows	Unblocked drains, fixed leaks and swapped out toilets
plumbing	fontanería	en	shows	Fitted bathrooms, hot water cylinders and soil stacks
plumbing	fontanería	en	shows	Journeyman: water heaters, backflow preventers, sewer lines
plumbing	fontanería	en	shows	Sweated copper joints and set fixtures in 30 condos
plumbing	fontanería	en	near	Sold bathroom suites in a showroom
plumbing	fontanería	en	near	Cleaned washrooms in an office block
HVAC maintenance	mantenimiento de climatización	es	shows	Revisé fancoils, UTAs y enfriadoras en centro comercial
HVAC maintenance	mantenimiento de climatización	es	shows	Cambio de filtros, limpieza de baterías y control de presiones en splits
HVAC maintenance	mantenimiento de climatización	es	shows	Gamas RITE en VRV Daikin de hotel de 200 habitaciones
HVAC maintenance	mantenimiento de climatización	es	shows	Cambié compresores y recargué splits en 35 tiendas
HVAC maintenance	mantenimiento de climatización	es	shows	Equilibré caudales y revisé bombas de calor en hospital
HVAC maintenance	mantenimiento de climatización	es	near	Vendí aparatos de aire acondicionado en gran superficie
HVAC maintenance	mantenimiento de climatización	es	near	Ajustaba el termostato de la oficina a petición del personal
HVAC maintenance	mantenimiento de climatización	en	shows	Serviced rooftop units, chillers and split systems
HVAC maintenance	mantenimiento de climatización	en	shows	Changed belts, filters and compressors on 80 RTUs
HVAC maintenance	mantenimiento de climatización	en	shows	Checked superheat and subcooling, cleared condensate drains on AC units
HVAC maintenance	mantenimiento de climatización	en	shows	Quarterly PPM on AHUs, FCUs and VRF across six offices
HVAC maintenance	mantenimiento de climatización	en	shows	Balanced airflow and replaced blower motors in schools
HVAC maintenance	mantenimiento de climatización	en	near	Sold air conditioners at an electronics retailer
HVAC maintenance	mantenimiento de climatización	en	near	Booked technicians' visits for an air-con firm
f-gas certificate	carné de gases fluorados	es	shows	Habilitado para manipular R-410A y R-32 en cualquier carga
f-gas certificate	carné de gases fluorados	es	shows	Acreditación de manipulador de refrigerantes expedida por la Generalitat
f-gas certificate	carné de gases fluorados	es	shows	Certificado RD 115/2017 de cargas superiores a 3 kg
f-gas certificate	carné de gases fluorados	es	shows	Recuperación y recarga de refrigerante con registro de fugas como personal habilitado
f-gas certificate	carné de gases fluorados	es	shows	Apto para intervenir circuitos con HFC y emitir certificado de carga
f-gas certificate	carné de gases fluorados	es	near	Carné de instalador de gas categoría B
f-gas certificate	carné de gases fluorados	es	near	Transporté bombonas de oxígeno y argón
f-gas certificate	carné de gases fluorados	en	shows	City & Guilds 2079 Cat 1 holder
f-gas certificate	carné de gases fluorados	en	shows	EPA 608 Universal card
f-gas certificate	carné de gases fluorados	en	shows	Licensed to recover and charge R32 and R410A
f-gas certificate	carné de gases fluorados	en	shows	Qualified refrigerant handler, leak checks on systems over 5 t CO2e
f-gas certificate	carné de gases fluorados	en	shows	Category I engineer logging HFC top-ups in REFCOM records
f-gas certificate	carné de gases fluorados	en	near	Delivered gas bottles to restaurants
f-gas certificate	carné de gases fluorados	en	near	Gas Safe registered for domestic boilers
industrial refrigeration	frío industrial	es	shows	Mantuve compresores de tornillo y evaporadores con amoniaco
industrial refrigeration	frío industrial	es	shows	Cámaras de congelación a -25 ºC: desescarches, válvulas y centralitas
industrial refrigeration	frío industrial	es	shows	Frigorista en supermercados: centrales de CO2 y murales
industrial refrigeration	frío industrial	es	shows	Reparé túneles de congelado y bombas de NH3 en planta pesquera
industrial refrigeration	frío industrial	es	near	Preparador de pedidos en cámara de congelados
industrial refrigeration	frío industrial	es	near	Instalé splits domésticos de aire acondicionado
industrial refrigeration	frío industrial	en	shows	Overhauled ammonia screw compressors in a cold store
industrial refrigeration	frío industrial	en	shows	Supermarket rack tech: CO2 boosters, walk-ins and display cases
industrial refrigeration	frío industrial	en	shows	Serviced blast freezers and evaporative condensers at a meat plant
industrial refrigeration	frío industrial	en	shows	Repaired glycol chillers and walk-in freezers, on-call rota
industrial refrigeration	frío industrial	en	shows	RETA CARO operator on 40,000 lb ammonia plant
industrial refrigeration	frío industrial	en	near	Picked frozen orders at -22 °C
industrial refrigeration	frío industrial	en	near	Stocked fridges in a grocery store
gas installer licence	carné de instalador de gas	es	shows	Habilitación categoría B para receptoras de gas natural y GLP
gas installer licence	carné de instalador de gas	es	shows	Firmé certificados IRG-3 tras pruebas de estanqueidad
gas installer licence	carné de instalador de gas	es	shows	Inspecciones quinquenales y altas de contador para Nedgia
gas installer licence	carné de instalador de gas	es	shows	Autorizado por Industria para acometidas de propano y natural
gas installer licence	carné de instalador de gas	es	near	Repartidor de butano a domicilio
gas installer licence	carné de instalador de gas	es	near	Carné de gases fluorados
gas installer licence	carné de instalador de gas	en	shows	Gas Safe registered, CCN1, CENWAT and CKR1
gas installer licence	carné de instalador de gas	en	shows	ACS accredited for domestic boilers and cookers
gas installer licence	carné de instalador de gas	en	shows	Signed off CP12 landlord safety checks, 15 a week
gas installer licence	carné de instalador de gas	en	shows	Tightness tested and purged natural gas pipework as registered engineer
gas installer licence	carné de instalador de gas	en	near	Read gas meters for a utility company
gas installer licence	carné de instalador de gas	en	near	Plumber on cold water and drainage only
heating and boilers	calefacción y calderas	es	shows	Puesta en marcha de Vaillant y Junkers de condensación
heating and boilers	calefacción y calderas	es	shows	Suelo radiante, radiadores y circuitos hidráulicos en 30 chalets
heating and boilers	calefacción y calderas	es	shows	Purgado, cambio de vasos de expansión y análisis de combustión
heating and boilers	calefacción y calderas	es	shows	SAT oficial Saunier Duval, 8 avisos diarios
heating and boilers	calefacción y calderas	es	shows	Cambié quemadores de gasóleo y regulé centralitas en comunidades
heating and boilers	calefacción y calderas	es	near	Purgué radiadores de mi edificio como conserje
heating and boilers	calefacción y calderas	es	near	Comercial de contratos de gas y luz
heating and boilers	calefacción y calderas	en	shows	Installed combis, radiators and underfloor loops in new homes
heating and boilers	calefacción y calderas	en	shows	Swapped heat exchangers and diverter valves on Worcester combis
heating and boilers	calefacción y calderas	en	shows	Flue gas analysis, power flushing and balancing of radiators
heating and boilers	calefacción y calderas	en	shows	Ran steam plant: blowdowns, feedwater tests and burner tuning
heating and boilers	calefacción y calderas	en	shows	Converted oil burners to gas and bled systems in schools
heating and boilers	calefacción y calderas	en	near	Sold gas and electricity contracts by phone
heating and boilers	calefacción y calderas	en	near	Reset the office thermostat timer as caretaker
construction site management	jefatura de obra	es	shows	Responsable de ejecución de 84 viviendas en Getafe, 9 M€
construction site management	jefatura de obra	es	shows	Dirigí a pie de obra encargados, industriales y subcontratas
construction site management	jefatura de obra	es	shows	Llevé plazos, costes y compras de un hospital hasta su entrega
construction site management	jefatura de obra	es	shows	Encargado general en rehabilitación de edificio, 45 operarios
construction site management	jefatura de obra	es	shows	Actas semanales con dirección facultativa y entrega de llaves sin repasos
construction site management	jefatura de obra	es	near	Administrativo en caseta de obra: partes y albaranes
construction site management	jefatura de obra	es	near	Peón de construcción en reformas
construction site management	jefatura de obra	en	shows	Ran a $22M school build from groundbreaking to handover
construction site management	jefatura de obra	en	shows	Superintendent: daily logs, trades coordination, punch list close-out
construction site management	jefatura de obra	en	shows	Oversaw 60 operatives and 14 subcontractors on a housing scheme
construction site management	jefatura de obra	en	shows	SMSTS holder, led programme and short-term lookaheads on site
construction site management	jefatura de obra	en	shows	Drove three storeys a month on a concrete frame as project lead
construction site management	jefatura de obra	en	near	Site secretary handling visitor sign-in and deliveries
construction site management	jefatura de obra	en	near	Laboured on housing developments
quantity takeoff and cost estimating	mediciones y presupuestos	es	shows	Presto y Arquímedes: partidas, precios descompuestos y comparativos
quantity takeoff and cost estimating	mediciones y presupuestos	es	shows	Estudié licitaciones y preparé ofertas económicas de 40 obras
quantity takeoff and cost estimating	mediciones y presupuestos	es	shows	Cubiqué hormigón, acero y tabiquería a partir de planos
quantity takeoff and cost estimating	mediciones y presupuestos	es	shows	Técnico de estudios: banco de precios y coste de cada capítulo
quantity takeoff and cost estimating	mediciones y presupuestos	es	shows	TCQ: cuadro comparativo de tres industriales por capítulo
quantity takeoff and cost estimating	mediciones y presupuestos	es	near	Medí temperatura y humedad de probetas
quantity takeoff and cost estimating	mediciones y presupuestos	es	near	Elaboré el presupuesto anual del departamento de marketing
quantity takeoff and cost estimating	mediciones y presupuestos	en	shows	Priced tenders up to £8M using CostX
quantity takeoff and cost estimating	mediciones y presupuestos	en	shows	Measured concrete, rebar and drywall from plans in Bluebeam
quantity takeoff and cost estimating	mediciones y presupuestos	en	shows	Junior QS: bills of quantities to NRM2
quantity takeoff and cost estimating	mediciones y presupuestos	en	shows	Prepared bid packages with RSMeans unit costs
quantity takeoff and cost estimating	mediciones y presupuestos	en	shows	Won 9 of 30 bids after pricing subs' quotes
quantity takeoff and cost estimating	mediciones y presupuestos	en	near	Tracked the marketing department's annual budget
quantity takeoff and cost estimating	mediciones y presupuestos	en	near	Measured rooms for curtain fittings
progress billing of works	certificaciones de obra	es	shows	Relación valorada mensual acordada con la dirección facultativa
progress billing of works	certificaciones de obra	es	shows	Cerré cada mes con la propiedad el avance ejecutado y su importe
progress billing of works	certificaciones de obra	es	shows	Preparé a origen las unidades ejecutadas y las retenciones del 5 %
progress billing of works	certificaciones de obra	es	shows	Validé facturas de subcontratas según lo realmente ejecutado
progress billing of works	certificaciones de obra	es	near	Certificado final de obra archivado en el estudio
progress billing of works	certificaciones de obra	es	near	Facturación de material en almacén de construcción
progress billing of works	certificaciones de obra	en	shows	Submitted monthly valuations and agreed them with the client's QS
progress billing of works	certificaciones de obra	en	shows	Prepared AIA G702/G703 pay applications
progress billing of works	certificaciones de obra	en	shows	Assessed percent complete and retention for subcontractor payments
progress billing of works	certificaciones de obra	en	shows	Agreed interim payment applications on a £12M JCT contract
progress billing of works	certificaciones de obra	en	near	Issued invoices at a builders' merchant
progress billing of works	certificaciones de obra	en	near	Ordered materials against purchase requisitions on site
construction scheduling	planificación de obra	es	shows	Gantt en MS Project con camino crítico de torre de 18 plantas
construction scheduling	planificación de obra	es	shows	Primavera P6: hitos, holguras y seguimiento de desvíos
construction scheduling	planificación de obra	es	shows	Last Planner semanal con industriales en promoción de 120 viviendas
construction scheduling	planificación de obra	es	shows	Reajusté plazos de ejecución y recuperé tres semanas de retraso
construction scheduling	planificación de obra	es	shows	Histograma de recursos y curva S de avance
construction scheduling	planificación de obra	es	near	Organicé turnos de vacaciones de la cuadrilla
construction scheduling	planificación de obra	es	near	Pedía material semanal según indicaba el encargado
construction scheduling	planificación de obra	en	shows	Built and updated P6 baselines for a $40M hospital
construction scheduling	planificación de obra	en	shows	Issued three-week lookaheads and critical path reports
construction scheduling	planificación de obra	en	shows	Delay analysis and recovery plans in Asta Powerproject
construction scheduling	planificación de obra	en	shows	Ran pull-planning sessions with all trades on a high-rise
construction scheduling	planificación de obra	en	shows	Tracked float, S-curves and milestones for metro station
construction scheduling	planificación de obra	en	near	Scheduled interviews for construction recruits
construction scheduling	planificación de obra	en	near	Arranged holiday rota for site labourers
bricklaying	albañilería	es	shows	Levanté tabiques, fachadas de cara vista y muros de bloque
bricklaying	albañilería	es	shows	Alicatados, enfoscados y recrecidos en reformas de pisos
bricklaying	albañilería	es	shows	Oficial de primera: paleta en rehabilitación de fachadas
bricklaying	albañilería	es	shows	Amaestrado de mortero, colocación de ladrillo y solados
bricklaying	albañilería	es	near	Vendía ladrillos y cemento en almacén de materiales
bricklaying	albañilería	es	near	Conductor de camión hormigonera
bricklaying	albañilería	en	shows	Laid 600 facing blocks and bricks a day on new builds
bricklaying	albañilería	en	shows	Built cavity walls, piers and arches to line and level
bricklaying	albañilería	en	shows	Pointed and repaired stone and masonry facades
bricklaying	albañilería	en	shows	Trowel on housing sites, NVQ Level 2, blue CSCS card
bricklaying	albañilería	en	near	Drove a ready-mix truck
bricklaying	albañilería	en	near	Sold bricks and cement at a merchant's yard
formwork and rebar	encofrado y ferralla	es	shows	Monté paneles Peri y puntales para forjados reticulares
formwork and rebar	encofrado y ferralla	es	shows	Atado de armaduras de zapatas, pilares y muros
formwork and rebar	encofrado y ferralla	es	shows	Colocación de tableros y sopandas, retirada de puntales a los 7 días
formwork and rebar	encofrado y ferralla	es	shows	Oficial estructurista: vigas, pantallas y hormigonado con cubilote
formwork and rebar	encofrado y ferralla	es	near	Carpintero de muebles de cocina a medida
formwork and rebar	encofrado y ferralla	es	near	Chatarrero: recogida y venta de hierro
formwork and rebar	encofrado y ferralla	en	shows	Set Doka panels and shored slabs on a 12-storey frame
formwork and rebar	encofrado y ferralla	en	shows	Tied steel for footings, columns and shear walls
formwork and rebar	encofrado y ferralla	en	shows	Shuttering carpenter on bridge abutments
formwork and rebar	encofrado y ferralla	en	shows	Stripped forms, placed bars and poured suspended slabs
formwork and rebar	encofrado y ferralla	en	near	Built fitted wardrobes and kitchen cabinets
formwork and rebar	encofrado y ferralla	en	near	Sorted scrap iron at a recycling yard
setting out and surveying	replanteo y topografía	es	shows	Estación total Leica y GPS para ejes, cotas y cimentaciones
setting out and surveying	replanteo y topografía	es	shows	Levanté perfiles y curvas de nivel de 14 km de traza
setting out and surveying	replanteo y topografía	es	shows	Marcaba en obra ejes de pilares y niveles con láser rotativo
setting out and surveying	replanteo y topografía	es	shows	Cálculo de volúmenes de tierras con nube de puntos de dron
setting out and surveying	replanteo y topografía	es	near	Encuestas a pie de calle a compradores de vivienda
setting out and surveying	replanteo y topografía	es	near	Tasación de pisos para entidad bancaria
setting out and surveying	replanteo y topografía	en	shows	Operated Trimble total station to mark grid lines and levels
setting out and surveying	replanteo y topografía	en	shows	Staked roads, curbs and utilities from design coordinates
setting out and surveying	replanteo y topografía	en	shows	Ran GNSS rovers and produced as-built topographic plans
setting out and surveying	replanteo y topografía	en	shows	Controlled line and level for piling and column positions
setting out and surveying	replanteo y topografía	en	near	Conducted customer satisfaction surveys
setting out and surveying	replanteo y topografía	en	near	Valued homes for mortgage lenders
BIM modelling	modelado BIM	es	shows	Modelé en Revit arquitectura e instalaciones a LOD 350
BIM modelling	modelado BIM	es	shows	Detección de colisiones con Navisworks entre estructura y MEP
BIM modelling	modelado BIM	es	shows	Familias paramétricas, IFC y entorno común de datos ACC
BIM modelling	modelado BIM	es	shows	Mediciones extraídas del modelo de ArchiCAD
BIM modelling	modelado BIM	es	near	Renders de interiores con SketchUp para folletos
BIM modelling	modelado BIM	es	near	Dibujaba plantas en AutoCAD 2D
BIM modelling	modelado BIM	en	shows	Created Revit families and coordinated MEP at LOD 400
BIM modelling	modelado BIM	en	shows	Ran Navisworks clash detection for a hospital project
BIM modelling	modelado BIM	en	shows	Exported IFC and managed the CDE to ISO 19650
BIM modelling	modelado BIM	en	shows	Federated architecture and structure files in Autodesk Construction Cloud
BIM modelling	modelado BIM	en	shows	Issued BEP and 4D sequences from Synchro
BIM modelling	modelado BIM	en	near	Made marketing renders in SketchUp
BIM modelling	modelado BIM	en	near	Drew 2D floor plans by hand
structural calculation	cálculo de estructuras	es	shows	Dimensioné forjados, pilares y zapatas en CYPECAD
structural calculation	cálculo de estructuras	es	shows	Naves metálicas verificadas a viento y nieve según CTE DB-SE
structural calculation	cálculo de estructuras	es	shows	SAP2000 y Robot: pórticos, sismo y flechas de pasarelas
structural calculation	cálculo de estructuras	es	shows	Memoria justificativa de vigas y armados conforme al Código Estructural
structural calculation	cálculo de estructuras	es	shows	Comprobé punzonamiento y deformaciones de losas con Tekla y Tricalc
structural calculation	cálculo de estructuras	es	near	Monté andamios y estructuras metálicas en obra
structural calculation	cálculo de estructuras	es	near	Cálculo de costes de personal
structural calculation	cálculo de estructuras	en	shows	Sized beams, columns and footings in ETABS
structural calculation	cálculo de estructuras	en	shows	Checked steel frames to Eurocode 3 with Robot
structural calculation	cálculo de estructuras	en	shows	Designed retaining walls and rebar schedules to ACI 318
structural calculation	cálculo de estructuras	en	shows	Stamped load calcs for 30 residential extensions
structural calculation	cálculo de estructuras	en	shows	Finite-element checks of slabs in SAFE and RAM
structural calculation	cálculo de estructuras	en	near	Erected steel frames on site
structural calculation	cálculo de estructuras	en	near	Calculated payroll costs for a contractor
building permits and planning	licencias urbanísticas	es	shows	Tramité obra mayor, primera ocupación y actividad en el Ayuntamiento
building permits and planning	licencias urbanísticas	es	shows	Declaraciones responsables y subsanación de requerimientos municipales
building permits and planning	licencias urbanísticas	es	shows	Consulta de PGOU, cédulas y compatibilidad de usos para 30 locales
building permits and planning	licencias urbanísticas	es	shows	Técnico municipal: informes de expedientes de obra y apertura
building permits and planning	licencias urbanísticas	es	near	Gestioné licencias de software de la oficina
building permits and planning	licencias urbanísticas	es	near	Recogía cartas del Ayuntamiento y las archivaba
building permits and planning	licencias urbanísticas	en	shows	Filed plans with city hall and cleared plan-check comments
building permits and planning	licencias urbanísticas	en	shows	Obtained council consent for 25 house extensions
building permits and planning	licencias urbanísticas	en	shows	Checked zoning, setbacks and use classes for retail units
building permits and planning	licencias urbanísticas	en	shows	Submitted householder applications and discharged conditions
building permits and planning	licencias urbanísticas	en	near	Renewed software licences for the studio
building permits and planning	licencias urbanísticas	en	near	Posted permit notices at the site entrance
building energy certification	certificación energética de edificios	es	shows	CE3X: emití más de 200 etiquetas para venta y alquiler
building energy certification	certificación energética de edificios	es	shows	Simulé demanda y cumplimiento DB-HE con HULC
building energy certification	certificación energética de edificios	es	shows	Calificación A en 48 viviendas; consultor Passivhaus
building energy certification	certificación energética de edificios	es	shows	Visita, toma de datos de envolvente y registro en Industria
building energy certification	certificación energética de edificios	es	near	Lector de contadores eléctricos en edificios
building energy certification	certificación energética de edificios	es	near	Comercial de tarifas de luz para comunidades
building energy certification	certificación energética de edificios	en	shows	Lodged 500+ EPCs as an accredited DEA
building energy certification	certificación energética de edificios	en	shows	Ran SAP and SBEM assessments for new dwellings
building energy certification	certificación energética de edificios	en	shows	Blower-door tests and HERS ratings on 90 homes
building energy certification	certificación energética de edificios	en	shows	LEED AP: modelled envelope and systems for Gold rating
building energy certification	certificación energética de edificios	en	near	Read electricity meters in apartment blocks
building energy certification	certificación energética de edificios	en	near	Sold energy tariffs to landlords
CAD drafting	delineación CAD	es	shows	Planos de planta, alzado y detalle en AutoCAD
CAD drafting	delineación CAD	es	shows	Pasé a dwg croquis de obra y planos as-built
CAD drafting	delineación CAD	es	shows	Despieces y conjuntos en SolidWorks para taller
CAD drafting	delineación CAD	es	shows	Planos de instalaciones a escala, con capas y bloques normalizados
CAD drafting	delineación CAD	es	shows	Delineante proyectista: secciones y detalles constructivos en MicroStation
CAD drafting	delineación CAD	es	near	Archivaba planos en papel y hacía copias
CAD drafting	delineación CAD	es	near	Diseñé carteles con Photoshop
CAD drafting	delineación CAD	en	shows	Produced shop drawings in AutoCAD and Inventor
CAD drafting	delineación CAD	en	shows	Turned redlines into as-built dwg sets
CAD drafting	delineación CAD	en	shows	Detailed parts and assemblies in SolidWorks
CAD drafting	delineación CAD	en	shows	Drew plans, sections and elevations for planning sets
CAD drafting	delineación CAD	en	shows	Updated xrefs, layers and title blocks in MicroStation
CAD drafting	delineación CAD	en	near	Printed and filed drawings for architects
CAD drafting	delineación CAD	en	near	Designed flyers in Illustrator
preventive maintenance	mantenimiento preventivo	es	shows	Gamas semanales de engrase, revisión y cambio de filtros
preventive maintenance	mantenimiento preventivo	es	shows	Checklist mensual de inspección de equipos según manual del fabricante
preventive maintenance	mantenimiento preventivo	es	shows	Reduje paradas imprevistas un 25 % con revisiones programadas
preventive maintenance	mantenimiento preventivo	es	shows	Plan anual de revisiones de 140 máquinas
preventive maintenance	mantenimiento preventivo	es	shows	Paradas de agosto con sustitución de correas por horas de uso
preventive maintenance	mantenimiento preventivo	es	near	Acudía cuando una máquina se rompía
preventive maintenance	mantenimiento preventivo	es	near	Prevención de riesgos laborales, curso básico
preventive maintenance	mantenimiento preventivo	en	shows	Carried out PPMs on presses, conveyors and compressors
preventive maintenance	mantenimiento preventivo	en	shows	Greased bearings and replaced wear parts on fixed intervals
preventive maintenance	mantenimiento preventivo	en	shows	Set up a scheduled servicing calendar for 90 assets
preventive maintenance	mantenimiento preventivo	en	shows	Weekly inspection rounds cut unplanned stops by a fifth
preventive maintenance	mantenimiento preventivo	en	shows	Lubrication routes and filter swaps by run hours
preventive maintenance	mantenimiento preventivo	en	near	Fixed machines after they broke down
preventive maintenance	mantenimiento preventivo	en	near	Took a defensive driving course
CMMS	GMAO	es	shows	Abría y cerraba órdenes de trabajo en PRISMA
CMMS	GMAO	es	shows	SAP PM: avisos, gamas y hojas de ruta
CMMS	GMAO	es	shows	Mantuve el árbol de activos y el historial de averías en Maximo
CMMS	GMAO	es	shows	Migré fichas de equipos de Excel a Fracttal
CMMS	GMAO	es	shows	Saqué MTBF y MTTR del histórico de órdenes de trabajo
CMMS	GMAO	es	near	Introducía pedidos de venta en el ERP
CMMS	GMAO	es	near	Anotaba averías en una libreta del taller
CMMS	GMAO	en	shows	Raised and closed work orders in Maximo
CMMS	GMAO	en	shows	Loaded assets, PM frequencies and spares into Fiix
CMMS	GMAO	en	shows	SAP PM notifications and job plans for 600 assets
CMMS	GMAO	en	shows	Tracked MTTR from technicians' tickets in UpKeep
CMMS	GMAO	en	shows	Imported 1,200 equipment records and job plans into eMaint
CMMS	GMAO	en	near	Entered sales orders in the ERP
CMMS	GMAO	en	near	Wrote breakdowns on the workshop whiteboard
hydraulics and pneumatics	hidráulica y neumática	es	shows	Cambié cilindros, electroválvulas y bombas en prensas de 400 t
hydraulics and pneumatics	hidráulica y neumática	es	shows	Centrales oleohidráulicas: presión, fugas y latiguillos
hydraulics and pneumatics	hidráulica y neumática	es	shows	Circuitos de aire comprimido Festo y SMC en línea de montaje
hydraulics and pneumatics	hidráulica y neumática	es	shows	Sustitución de racores, retenes y distribuidores Rexroth
hydraulics and pneumatics	hidráulica y neumática	es	near	Fontanero: grifos y desagües
hydraulics and pneumatics	hidráulica y neumática	es	near	Montador de neumáticos en taller
hydraulics and pneumatics	hidráulica y neumática	en	shows	Rebuilt cylinders, pumps and proportional valves on presses
hydraulics and pneumatics	hidráulica y neumática	en	shows	Made up hoses and traced oil leaks on excavators
hydraulics and pneumatics	hidráulica y neumática	en	shows	Changed Festo valves and FRLs on pick-and-place units
hydraulics and pneumatics	hidráulica y neumática	en	shows	Read ISO 1219 circuits and set relief pressures
hydraulics and pneumatics	hidráulica y neumática	en	shows	Cleaned oil tanks, changed seals and reset 200-bar units
hydraulics and pneumatics	hidráulica y neumática	en	near	Fitted tyres and balanced wheels
hydraulics and pneumatics	hidráulica y neumática	en	near	Repaired household taps and drains
predictive maintenance	mantenimiento predictivo	es	shows	Medí vibraciones en ventiladores y bombas con equipo SKF
predictive maintenance	mantenimiento predictivo	es	shows	Termografías de cuadros y rodamientos con cámara FLIR
predictive maintenance	mantenimiento predictivo	es	shows	Análisis de aceites y ultrasonidos para anticipar fallos
predictive maintenance	mantenimiento predictivo	es	shows	Sensores IoT en 60 motores con alarmas por tendencia
predictive maintenance	mantenimiento predictivo	es	near	Revisión anual de extintores
predictive maintenance	mantenimiento predictivo	es	near	Cambio de aceite por horas fijas según manual
predictive maintenance	mantenimiento predictivo	en	shows	Route-based vibration readings on fans with CSI 2140
predictive maintenance	mantenimiento predictivo	en	shows	Thermal imaging of switchgear with a FLIR camera
predictive maintenance	mantenimiento predictivo	en	shows	Oil sampling and ultrasound caught bearing failures early
predictive maintenance	mantenimiento predictivo	en	shows	Fitted IoT sensors and trended alarms on 45 motors
predictive maintenance	mantenimiento predictivo	en	near	Repaired pumps after they seized
predictive maintenance	mantenimiento predictivo	en	near	Greased bearings on a fixed monthly schedule
industrial mechanics	mecánica industrial	es	shows	Cambié rodamientos, retenes y acoplamientos en bombas y reductores
industrial mechanics	mecánica industrial	es	shows	Alineación láser de motores y montaje de transportadores
industrial mechanics	mecánica industrial	es	shows	Ajustador en papelera: rodillos, cadenas y cajas de engranajes
industrial mechanics	mecánica industrial	es	shows	Desmonté y reconstruí prensas y cintas en paradas técnicas
industrial mechanics	mecánica industrial	es	near	Mecánico de coches en taller multimarca
industrial mechanics	mecánica industrial	es	near	Operario de producción en línea de envasado
industrial mechanics	mecánica industrial	en	shows	Millwright: set, levelled and laser-aligned pumps and gearboxes
industrial mechanics	mecánica industrial	en	shows	Rebuilt gearboxes, replaced bearings and conveyor chains
industrial mechanics	mecánica industrial	en	shows	Fitter on paper mill shutdowns
industrial mechanics	mecánica industrial	en	shows	Stripped and overhauled pumps, fans and couplings
industrial mechanics	mecánica industrial	en	shows	Shimmed, doweled and dial-indicated pump couplings
industrial mechanics	mecánica industrial	en	near	Serviced cars at a franchised dealer
industrial mechanics	mecánica industrial	en	near	Packed boxes on a production line
CNC machining	mecanizado CNC	es	shows	Torno Fanuc y fresadora Heidenhain: preparación y primera pieza
CNC machining	mecanizado CNC	es	shows	Ajusté correctores y cambié plaquitas en centro de 5 ejes Mazak
CNC machining	mecanizado CNC	es	shows	Piezas de titanio a ±0,01 mm en DMG Mori
CNC machining	mecanizado CNC	es	shows	Tornero-fresador con control Fagor, series de 500 piezas
CNC machining	mecanizado CNC	es	near	Taladro de columna manual en carpintería
CNC machining	mecanizado CNC	es	near	Vendedor de máquina-herramienta
CNC machining	mecanizado CNC	en	shows	Set up Haas mills and Okuma lathes, first-off to ±0.0005 in
CNC machining	mecanizado CNC	en	shows	Edited G-code offsets and swapped inserts on Mazak turning centers
CNC machining	mecanizado CNC	en	shows	Ran 5-axis DMG for aerospace brackets
CNC machining	mecanizado CNC	en	shows	Setter-operator, Fanuc and Heidenhain controls
CNC machining	mecanizado CNC	en	shows	Probed vises, touched off tools and proved out programs
CNC machining	mecanizado CNC	en	near	Operated a manual pillar drill in a joinery
CNC machining	mecanizado CNC	en	near	Swept swarf and loaded pallets in a machine shop
TIG welding	soldadura TIG	es	shows	Homologado en tubo inox 6G con varilla de aporte y argón
TIG welding	soldadura TIG	es	shows	Cordones con electrodo de tungsteno en depósitos alimentarios
TIG welding	soldadura TIG	es	shows	Procedimiento 141 en tubería de acero inoxidable
TIG welding	soldadura TIG	es	shows	Raíces de aluminio y titanio con control radiográfico
TIG welding	soldadura TIG	es	shows	Inox de 1,5 mm sin aporte en mobiliario hospitalario
TIG welding	soldadura TIG	es	near	Soldé estructuras con hilo continuo
TIG welding	soldadura TIG	es	near	Estañado de componentes electrónicos
TIG welding	soldadura TIG	en	shows	6G stainless pipe, GTAW root passes, X-ray quality
TIG welding	soldadura TIG	en	shows	Coded to ISO 9606 process 141 on thin-wall tube
TIG welding	soldadura TIG	en	shows	Purged argon root runs on sanitary dairy lines
TIG welding	soldadura TIG	en	shows	Heliarc on aluminum and titanium aerospace ducts
TIG welding	soldadura TIG	en	shows	Autogenous seams on 316L food tanks
TIG welding	soldadura TIG	en	near	Flux-core on structural beams
TIG welding	soldadura TIG	en	near	Soldered electronic boards by hand
MIG/MAG welding	soldadura MIG/MAG	es	shows	Hilo continuo en chasis y bastidores de remolques
MIG/MAG welding	soldadura MIG/MAG	es	shows	Semiautomática con CO2 en vigas y estructura metálica
MIG/MAG welding	soldadura MIG/MAG	es	shows	Homologación 135 en ángulo y a tope PF
MIG/MAG welding	soldadura MIG/MAG	es	shows	Operario de robot KUKA para cordones con hilo de 1,2 mm
MIG/MAG welding	soldadura MIG/MAG	es	shows	Rollos de 1,2 mm y gas Corgon en barandillas y pórticos
MIG/MAG welding	soldadura MIG/MAG	es	near	Soldador de tubería inox con varilla y argón
MIG/MAG welding	soldadura MIG/MAG	es	near	Pegado de piezas plásticas con adhesivo
MIG/MAG welding	soldadura MIG/MAG	en	shows	GMAW on truck frames, vertical and overhead
MIG/MAG welding	soldadura MIG/MAG	en	shows	Semi-auto wire feed on structural steel, process 135
MIG/MAG welding	soldadura MIG/MAG	en	shows	Spray transfer on trailer chassis, 3G certified
MIG/MAG welding	soldadura MIG/MAG	en	shows	Loaded and touched up robotic wire-weld cells
MIG/MAG welding	soldadura MIG/MAG	en	shows	Dual-shield wire on ship hull plates, 3G/4G
MIG/MAG welding	soldadura MIG/MAG	en	near	Stick welded farm gates with 7018 rods
MIG/MAG welding	soldadura MIG/MAG	en	near	Brazed copper pipe for air conditioning
dimensional metrology	metrología dimensional	es	shows	Medí piezas en tridimensional Mitutoyo y Zeiss con PC-DMIS
dimensional metrology	metrología dimensional	es	shows	Pie de rey, micrómetro y reloj comparador en verificación final
dimensional metrology	metrología dimensional	es	shows	Calibración de útiles y estudios R&R del sistema de medida
dimensional metrology	metrología dimensional	es	shows	Informes de cotas y tolerancias geométricas de primeras muestras
dimensional metrology	metrología dimensional	es	shows	Proyector de perfiles y rugosímetro en piezas de aeronáutica
dimensional metrology	metrología dimensional	es	near	Medí tiempos de ciclo con cronómetro
dimensional metrology	metrología dimensional	es	near	Control visual de rebabas en piezas
dimensional metrology	metrología dimensional	en	shows	Ran CMM routines in PC-DMIS and Calypso
dimensional metrology	metrología dimensional	en	shows	Inspected parts with micrometers, bore gauges and height gauges
dimensional metrology	metrología dimensional	en	shows	Completed gage R&R and calibration of 300 instruments
dimensional metrology	metrología dimensional	en	shows	First article layouts to GD&T with a FARO arm
dimensional metrology	metrología dimensional	en	shows	Optical comparator and surface roughness checks on turbine blades
dimensional metrology	metrología dimensional	en	near	Timed cycle operations with a stopwatch
dimensional metrology	metrología dimensional	en	near	Visually checked parts for burrs
technical drawing interpretation	interpretación de planos	es	shows	Fabricaba piezas a partir de croquis acotados y tolerancias ISO
technical drawing interpretation	interpretación de planos	es	shows	Montaje de tubería siguiendo isométricos y P&ID
technical drawing interpretation	interpretación de planos	es	shows	Sacaba despieces y listas de material de las hojas de taller
technical drawing interpretation	interpretación de planos	es	shows	Distinguía secciones, simbología de soldadura y acabados superficiales
technical drawing interpretation	interpretación de planos	es	near	Colgaba los planos en el tablón del taller
technical drawing interpretation	interpretación de planos	es	near	Seguía instrucciones verbales del encargado en montaje
technical drawing interpretation	interpretación de planos	en	shows	Worked from blueprints and isometrics to fit spools
technical drawing interpretation	interpretación de planos	en	shows	Built assemblies from dimensioned sketches with GD&T callouts
technical drawing interpretation	interpretación de planos	en	shows	Took off cut lists from shop prints
technical drawing interpretation	interpretación de planos	en	shows	Followed P&IDs and weld symbols during pipe fit-up
technical drawing interpretation	interpretación de planos	en	shows	Marked out plate from third-angle prints
technical drawing interpretation	interpretación de planos	en	near	Filed and copied drawings in the plan room
technical drawing interpretation	interpretación de planos	en	near	Assembled kits from pictures under supervision
sheet metal and boilermaking	calderería	es	shows	Trazado, curvado y armado de tolvas y depósitos de acero
sheet metal and boilermaking	calderería	es	shows	Plegadora, cizalla y cilindro: virolas de 2 m de diámetro
sheet metal and boilermaking	calderería	es	shows	Desarrollos de chapa para conductos y codos
sheet metal and boilermaking	calderería	es	shows	Punteado y montaje de tanques y estructuras según isométrico
sheet metal and boilermaking	calderería	es	near	Chapista de carrocerías en taller
sheet metal and boilermaking	calderería	es	near	Mantenedor de calderas de gas
sheet metal and boilermaking	calderería	en	shows	Rolled, bent and fitted plate for tanks and hoppers
sheet metal and boilermaking	calderería	en	shows	Ran Amada press brake and shear on 3–12 mm plate
sheet metal and boilermaking	calderería	en	shows	Fabricated ducts and transitions from flat layouts
sheet metal and boilermaking	calderería	en	shows	Pressure vessel fitter on refinery turnarounds
sheet metal and boilermaking	calderería	en	shows	Laid out cones and elbows, tacked 6 mm shells
sheet metal and boilermaking	calderería	en	near	Panel beater in a car body shop
sheet metal and boilermaking	calderería	en	near	Serviced domestic gas boilers
technical English	inglés técnico	es	shows	Traducía manuales Siemens y fichas de máquina del original británico
technical English	inglés técnico	es	shows	Reuniones semanales con la planta de Detroit sin intérprete
technical English	inglés técnico	es	shows	First Certificate y dos años en taller de Mánchester
technical English	inglés técnico	es	shows	Redacté informes de avería para el fabricante estadounidense
technical English	inglés técnico	es	near	Profesor de español para extranjeros
technical English	inglés técnico	es	near	Nociones de francés turístico
technical English	inglés técnico	en	shows	Two years as maintenance fitter in Coventry after moving from Spain
technical English	inglés técnico	en	shows	Wrote service reports for the UK machine builder
technical English	inglés técnico	en	shows	Trained Dublin technicians on site; native Polish speaker, C1 Cambridge
technical English	inglés técnico	en	shows	Read OEM manuals and datasheets for US equipment daily, non-native
technical English	inglés técnico	en	near	Taught Spanish to beginners
technical English	inglés técnico	en	near	A1 level English, basic greetings
Lean manufacturing	Lean manufacturing	es	shows	Lideré 14 kaizen y mapeé el flujo de valor de la línea
Lean manufacturing	Lean manufacturing	es	shows	Tarjetas kanban y supermercados: stock en curso -40 %
Lean manufacturing	Lean manufacturing	es	shows	Eliminé mudas y rebalanceé la célula al takt time
Lean manufacturing	Lean manufacturing	es	shows	SMED en prensas: cambio de 55 a 18 minutos
Lean manufacturing	Lean manufacturing	es	shows	Reuniones diarias de gemba y paneles visuales por equipo
Lean manufacturing	Lean manufacturing	es	near	Aumenté la producción contratando un segundo turno
Lean manufacturing	Lean manufacturing	es	near	Recorté costes mediante despidos en planta
Lean manufacturing	Lean manufacturing	en	shows	Led kaizen events that freed 300 m² of floor space
Lean manufacturing	Lean manufacturing	en	shows	Value stream mapped the line; lead time 12 to 5 days
Lean manufacturing	Lean manufacturing	en	shows	Introduced kanban and one-piece flow in assembly cells
Lean manufacturing	Lean manufacturing	en	shows	Cut changeovers from 50 to 15 minutes with SMED
Lean manufacturing	Lean manufacturing	en	shows	Daily gemba boards and standard work halved WIP
Lean manufacturing	Lean manufacturing	en	near	Raised output by adding a night shift
Lean manufacturing	Lean manufacturing	en	near	Assembled parts to the rate posted on the board
5S	5S	es	shows	Clasificar, ordenar y limpiar: tableros de sombras en 20 puestos
5S	5S	es	shows	Tarjetas rojas y marcado de suelo en el taller de mecanizado
5S	5S	es	shows	Auditorías mensuales de orden y limpieza, de 52 a 88 puntos
5S	5S	es	shows	Estandaricé ubicación de útiles con siluetas y etiquetas
5S	5S	es	near	Barría la nave al final del turno
5S	5S	es	near	Limpieza de máquinas con trapo al cambiar de lote
5S	5S	en	shows	Red-tagged obsolete tools and built shadow boards
5S	5S	en	shows	Scored monthly workplace organisation audits, 55% to 90%
5S	5S	en	shows	Sort, set in order, shine across six cells
5S	5S	en	shows	Floor marking, labelled locations and visual standards per station
5S	5S	en	near	Swept the workshop at end of shift
5S	5S	en	near	Kept personal tools clean and locked away
OEE improvement	mejora del OEE	es	shows	Disponibilidad, rendimiento y calidad de línea: de 61 a 78 %
OEE improvement	mejora del OEE	es	shows	Registré microparadas y ataqué las tres causas mayores
OEE improvement	mejora del OEE	es	shows	Panel diario de tiempos perdidos por línea y turno
OEE improvement	mejora del OEE	es	shows	TPM con operarios: menos paradas y menos mermas en envasado
OEE improvement	mejora del OEE	es	near	Mejoré un 10 % la eficiencia energética de la nave
OEE improvement	mejora del OEE	es	near	Contaba piezas producidas por turno
OEE improvement	mejora del OEE	en	shows	Lifted line availability and speed from 58% to 74%
OEE improvement	mejora del OEE	en	shows	Logged minor stops and attacked the top five losses
OEE improvement	mejora del OEE	en	shows	Rolled out autonomous maintenance to cut downtime and scrap
OEE improvement	mejora del OEE	en	shows	Reported availability × performance × quality per shift
OEE improvement	mejora del OEE	en	near	Counted finished parts at shift end
OEE improvement	mejora del OEE	en	near	Improved building energy efficiency by 10%
production planning	planificación de la producción	es	shows	Lanzaba órdenes de fabricación con MRP de SAP según demanda
production planning	planificación de la producción	es	shows	Secuencié semanalmente 6 líneas por capacidad y materiales
production planning	planificación de la producción	es	shows	Plan maestro mensual y ajuste con ventas en S&OP
production planning	planificación de la producción	es	shows	Reprogramaba lotes ante roturas de stock y urgencias
production planning	planificación de la producción	es	shows	Programador de planta: cargas por máquina en Preactor
production planning	planificación de la producción	es	near	Planifiqué rutas comerciales de vendedores
production planning	planificación de la producción	es	near	Operario de producción en tres líneas de envasado
production planning	planificación de la producción	en	shows	Ran MRP and released work orders for five lines
production planning	planificación de la producción	en	shows	Built the weekly master schedule against capacity
production planning	planificación de la producción	en	shows	Levelled loads and sequenced batches to hit 97% on-time
production planning	planificación de la producción	en	shows	Balanced forecast, materials and shifts in SAP PP
production planning	planificación de la producción	en	shows	Finite-capacity runs in Preactor, backlog cut by half
production planning	planificación de la producción	en	near	Planned sales visits by region
production planning	planificación de la producción	en	near	Produced TV commercials
shift supervision	supervisión de turno	es	shows	Encargado de 22 operarios en turno de noche
shift supervision	supervisión de turno	es	shows	Reparto de puestos, absentismo y relevo en envasado
shift supervision	supervisión de turno	es	shows	Jefe de equipo: objetivos por hora e incidencias de línea
shift supervision	supervisión de turno	es	shows	Team leader de montaje, formación de nuevas incorporaciones
shift supervision	supervisión de turno	es	near	Trabajé a tres turnos como operario
shift supervision	supervisión de turno	es	near	Cambiaba turnos con compañeros
shift supervision	supervisión de turno	en	shows	Team leader of 18 operators on nights
shift supervision	supervisión de turno	en	shows	Ran shift handovers, headcount and line targets
shift supervision	supervisión de turno	en	shows	Foreman: allocated stations, handled absences and stoppages
shift supervision	supervisión de turno	en	shows	Led back-shift crew of 30 in stamping
shift supervision	supervisión de turno	en	shows	Charge hand over three packing lines, 6–2 and 2–10
shift supervision	supervisión de turno	en	near	Worked rotating shifts as an assembler
shift supervision	supervisión de turno	en	near	Swapped shifts with colleagues
time and motion study	métodos y tiempos	es	shows	Cronometrajes y hojas de operación estándar de 80 puestos
time and motion study	métodos y tiempos	es	shows	MTM y Bedaux para fijar primas e incentivos
time and motion study	métodos y tiempos	es	shows	Equilibré la línea al takt tras analizar cada puesto
time and motion study	métodos y tiempos	es	shows	Estudié movimientos del operario y rediseñé el puesto
time and motion study	métodos y tiempos	es	near	Fichaba la entrada y salida del personal
time and motion study	métodos y tiempos	es	near	Cronometré carreras escolares como voluntario
time and motion study	métodos y tiempos	en	shows	Stopwatch studies and standard work sheets for 60 stations
time and motion study	métodos y tiempos	en	shows	MODAPTS/MTM analysis set labour standards
time and motion study	métodos y tiempos	en	shows	Filmed and timed each operator, then rebalanced the line
time and motion study	métodos y tiempos	en	shows	Set piece rates from observed cycle elements
time and motion study	métodos y tiempos	en	near	Recorded clock-in times for payroll
time and motion study	métodos y tiempos	en	near	Worked piece rate in garment assembly
plastic injection moulding	inyección de plástico	es	shows	Cambio de moldes en Engel y Arburg de 80 a 650 t
plastic injection moulding	inyección de plástico	es	shows	Ajusté temperaturas, presión de compactación y tiempo de enfriamiento
plastic injection moulding	inyección de plástico	es	shows	Piezas de PP y ABS sin rebabas ni rechupes
plastic injection moulding	inyección de plástico	es	shows	Preparador de máquinas KraussMaffei con robot extractor
plastic injection moulding	inyección de plástico	es	near	Empaqueté piezas de plástico a pie de máquina
plastic injection moulding	inyección de plástico	es	near	Limpieza de inyectores diésel
plastic injection moulding	inyección de plástico	en	shows	Set molds and dialed in parameters on Arburg and Engel presses
plastic injection moulding	inyección de plástico	en	shows	Fixed short shots, flash and sink marks on PP parts
plastic injection moulding	inyección de plástico	en	shows	RJG-trained process tech, 40 presses 50–800 ton
plastic injection moulding	inyección de plástico	en	shows	Hung tools, purged barrels and tuned hold pressure
plastic injection moulding	inyección de plástico	en	shows	Started up hot-runner tools and taught sprue pickers on KraussMaffei
plastic injection moulding	inyección de plástico	en	near	Trimmed and packed plastic parts next to the press
plastic injection moulding	inyección de plástico	en	near	Poured silicone moulds for craft candles
APQP and PPAP	APQP y PPAP	es	shows	Dossier de primeras muestras nivel 3 para Stellantis
APQP and PPAP	APQP y PPAP	es	shows	Plan de control, diagrama de flujo y PSW de 30 referencias
APQP and PPAP	APQP y PPAP	es	shows	Hitos de lanzamiento con cliente hasta SOP sin rechazos
APQP and PPAP	APQP y PPAP	es	shows	Capacidad, MSA e informe dimensional entregados con el dossier del cliente
APQP and PPAP	APQP y PPAP	es	near	Enviaba muestras comerciales a clientes
APQP and PPAP	APQP y PPAP	es	near	Lanzamiento de productos nuevos en tienda
APQP and PPAP	APQP y PPAP	en	shows	Submitted level 3 warrants to Ford for 25 part numbers
APQP and PPAP	APQP y PPAP	en	shows	Led launch gates from kick-off to SOP for a Tier 1
APQP and PPAP	APQP y PPAP	en	shows	Built control plan, flow chart and PSW packages
APQP and PPAP	APQP y PPAP	en	shows	Obtained customer part approval with MSA and capability data
APQP and PPAP	APQP y PPAP	en	near	Shipped sales samples to customers
APQP and PPAP	APQP y PPAP	en	near	Supported product launch events for marketing
FMEA	AMFE	es	shows	Evalué gravedad, ocurrencia y detección con equipo multidisciplinar
FMEA	AMFE	es	shows	NPR por encima de 100 reducidos en 22 modos de fallo
FMEA	AMFE	es	shows	Fichas según manual AIAG-VDA para líneas de montaje
FMEA	AMFE	es	shows	Moderé el análisis de fallos potenciales del proceso de pintura
FMEA	AMFE	es	near	Sustituía componentes tras el fallo de la máquina
FMEA	AMFE	es	near	Registraba averías en el parte diario
FMEA	AMFE	en	shows	Scored severity, occurrence and detection with cross-functional team
FMEA	AMFE	en	shows	Cut RPN on 18 risks in the stamping process
FMEA	AMFE	en	shows	Led AIAG-VDA action-priority workshops for assembly
FMEA	AMFE	en	shows	Linked failure modes to the control plan for 40 lines
FMEA	AMFE	en	shows	Facilitated DRBFM sessions on gearbox housings
FMEA	AMFE	en	near	Recorded breakdowns in the shift log
FMEA	AMFE	en	near	Replaced parts after machine failures
8D problem solving	resolución de problemas 8D	es	shows	Respuesta a reclamaciones con contención en 24 h y causa raíz
8D problem solving	resolución de problemas 8D	es	shows	Ishikawa y 5 porqués ante reclamaciones de VW
8D problem solving	resolución de problemas 8D	es	shows	Informe D0–D8 enviado a cliente con acciones permanentes
8D problem solving	resolución de problemas 8D	es	shows	PDCA de quejas reiteradas: devoluciones -60 %
8D problem solving	resolución de problemas 8D	es	shows	Grupo de trabajo por retorno de campo: causa hallada en 5 días
8D problem solving	resolución de problemas 8D	es	near	Atendía quejas de clientes en mostrador
8D problem solving	resolución de problemas 8D	es	near	Apartaba piezas malas en la caja roja
8D problem solving	resolución de problemas 8D	en	shows	Contained customer complaints in 24 hours and fixed root cause
8D problem solving	resolución de problemas 8D	en	shows	5-why and fishbone on warranty returns, PPM down 60%
8D problem solving	resolución de problemas 8D	en	shows	Filed D3 containment and D5 permanent actions in BMW portal
8D problem solving	resolución de problemas 8D	en	shows	Chaired root-cause teams for escaped defects
8D problem solving	resolución de problemas 8D	en	shows	Sorted suspect stock and verified poka-yoke after field returns
8D problem solving	resolución de problemas 8D	en	near	Handled shopper complaints at the counter
8D problem solving	resolución de problemas 8D	en	near	Put rejected parts in the red bin
SPC	control estadístico de procesos	es	shows	Gráficos X-R y Cpk de cotas críticas en Minitab
SPC	control estadístico de procesos	es	shows	Límites de control y alertas de tendencia en línea de envasado
SPC	control estadístico de procesos	es	shows	Capacidad del torneado: Cpk de 0,9 a 1,67
SPC	control estadístico de procesos	es	shows	Muestreo cada hora y cartas p por defectos
SPC	control estadístico de procesos	es	near	Informes estadísticos de ventas por región
SPC	control estadístico de procesos	es	near	Control visual de piezas al final de línea
SPC	control estadístico de procesos	en	shows	Plotted X-bar and R charts, Cpk above 1.67
SPC	control estadístico de procesos	en	shows	Set control limits and reaction plans in Minitab
SPC	control estadístico de procesos	en	shows	Sampled hourly and charted fill weights for trends
SPC	control estadístico de procesos	en	shows	Brought diameter capability from 0.8 to 1.5 Cpk
SPC	control estadístico de procesos	en	shows	Nelson rules alarms on torque data in InfinityQS
SPC	control estadístico de procesos	en	near	Sales statistics by region for management
SPC	control estadístico de procesos	en	near	Visually inspected parts at end of line
HACCP	APPCC	es	shows	Puntos críticos, límites y registros de temperatura en obrador
HACCP	APPCC	es	shows	Actualicé prerrequisitos, diagrama de flujo y peligros por producto
HACCP	APPCC	es	shows	Verifiqué detector de metales y pasteurizador como PCC
HACCP	APPCC	es	shows	Plan de autocontrol sanitario de comedor escolar
HACCP	APPCC	es	near	Fregaba utensilios en cocina
HACCP	APPCC	es	near	Inspección sanitaria visitó nuestro local
HACCP	APPCC	en	shows	Set critical limits and logged CCP temperatures on cook-chill line
HACCP	APPCC	en	shows	Verified metal detector and pasteuriser as critical points
HACCP	APPCC	en	shows	Wrote hazard analysis and prerequisite programmes for bakery
HACCP	APPCC	en	shows	Preventive Controls Qualified Individual, FSMA food safety plan
HACCP	APPCC	en	shows	Calibrated probe thermometers and signed off cooking core temps
HACCP	APPCC	en	near	Washed dishes in a hotel kitchen
HACCP	APPCC	en	near	Took part in an inspector's visit as a waiter
GMP	Normas de correcta fabricación	es	shows	Fabricación de comprimidos bajo auditoría AEMPS, guía de lotes completa
GMP	Normas de correcta fabricación	es	shows	Sala blanca grado C: vestimenta, despeje de línea y doble firma
GMP	Normas de correcta fabricación	es	shows	Registro de lote, trazabilidad y limpieza validada en sólidos orales
GMP	Normas de correcta fabricación	es	shows	Cumplimiento EudraLex vol. 4 en llenado de viales
GMP	Normas de correcta fabricación	es	shows	Dispensación de principios activos con doble comprobación y guía firmada
GMP	Normas de correcta fabricación	es	near	Reparto de medicamentos a farmacias con furgoneta
GMP	Normas de correcta fabricación	es	near	Dependiente de farmacia
GMP	Normas de correcta fabricación	en	shows	Completed batch records with line clearance in a cleanroom
GMP	Normas de correcta fabricación	en	shows	21 CFR 211 compliant tablet compression
GMP	Normas de correcta fabricación	en	shows	Aseptic gowning, ISO 7 vial filling, FDA inspection ready
GMP	Normas de correcta fabricación	en	shows	Released lots under MHRA licence with reconciled labels
GMP	Normas de correcta fabricación	en	shows	Weighed APIs with second-person check, ALCOA entries
GMP	Normas de correcta fabricación	en	near	Cashier in a pharmacy
GMP	Normas de correcta fabricación	en	near	Delivered medicines to pharmacies by van
CAPA and deviation management	gestión de desviaciones y CAPA	es	shows	Abrí e investigué no conformidades de lote en TrackWise
CAPA and deviation management	gestión de desviaciones y CAPA	es	shows	Análisis de causa raíz y comprobación de eficacia a 90 días
CAPA and deviation management	gestión de desviaciones y CAPA	es	shows	Cerré 45 investigaciones OOS dentro de 30 días
CAPA and deviation management	gestión de desviaciones y CAPA	es	shows	Clasifiqué incidencias de fabricación en menor, mayor y crítica
CAPA and deviation management	gestión de desviaciones y CAPA	es	near	Gestioné desvíos de presupuesto de compras
CAPA and deviation management	gestión de desviaciones y CAPA	es	near	Anoté incidencias de línea en el parte y avisé a calidad
CAPA and deviation management	gestión de desviaciones y CAPA	en	shows	Investigated out-of-spec batches and closed them in TrackWise
CAPA and deviation management	gestión de desviaciones y CAPA	en	shows	Root-caused nonconformances and verified effectiveness of actions
CAPA and deviation management	gestión de desviaciones y CAPA	en	shows	Closed 60 quality events in Veeva within 30 days
CAPA and deviation management	gestión de desviaciones y CAPA	en	shows	Triaged minor, major and critical events with the QA board
CAPA and deviation management	gestión de desviaciones y CAPA	en	near	Explained budget variances to finance each month
CAPA and deviation management	gestión de desviaciones y CAPA	en	near	Reported late deliveries to the driver
ISO 9001 internal audits	auditorías internas ISO 9001	es	shows	Auditor IRCA del SGC: 12 áreas al año
ISO 9001 internal audits	auditorías internas ISO 9001	es	shows	Programa anual de revisión del sistema y cierre de no conformidades
ISO 9001 internal audits	auditorías internas ISO 9001	es	shows	Entrevisté a responsables de área, recogí evidencias y redacté no conformidades
ISO 9001 internal audits	auditorías internas ISO 9001	es	shows	Auditor líder certificado por TÜV en sistemas de calidad
ISO 9001 internal audits	auditorías internas ISO 9001	es	near	Auditoría de cuentas anuales en Deloitte
ISO 9001 internal audits	auditorías internas ISO 9001	es	near	Recibí auditores como recepcionista
ISO 9001 internal audits	auditorías internas ISO 9001	en	shows	IRCA lead auditor, 15 QMS process reviews a year
ISO 9001 internal audits	auditorías internas ISO 9001	en	shows	Checked departments against procedures and raised NCRs
ISO 9001 internal audits	auditorías internas ISO 9001	en	shows	Interviewed process owners, sampled records and wrote up QMS findings
ISO 9001 internal audits	auditorías internas ISO 9001	en	shows	Built the yearly clause-by-clause review plan for the QMS
ISO 9001 internal audits	auditorías internas ISO 9001	en	near	Audited annual accounts at a Big Four
ISO 9001 internal audits	auditorías internas ISO 9001	en	near	Greeted external auditors at reception
BRC and IFS food standards	Normas BRC e IFS	es	shows	Obtuve grado AA en certificación alimentaria para la gran distribución británica
BRC and IFS food standards	Normas BRC e IFS	es	shows	Simulacros de trazabilidad y food defense exigidos por Mercadona y Lidl
BRC and IFS food standards	Normas BRC e IFS	es	shows	Higher Level en planta de conservas para distribución alemana
BRC and IFS food standards	Normas BRC e IFS	es	shows	Auditoría no anunciada de marca blanca superada con 98 %
BRC and IFS food standards	Normas BRC e IFS	es	near	Envasé fruta en planta certificada
BRC and IFS food standards	Normas BRC e IFS	es	near	Repuse productos en Lidl
BRC and IFS food standards	Normas BRC e IFS	en	shows	Grade AA site for UK retailer own-label, two years running
BRC and IFS food standards	Normas BRC e IFS	en	shows	GFSI audit lead: TACCP, allergen control and traceability mocks
BRC and IFS food standards	Normas BRC e IFS	en	shows	Passed Tesco and M&S technical audits for ready meals
BRC and IFS food standards	Normas BRC e IFS	en	shows	Technical manager through unannounced Issue 9 audits at a bakery
BRC and IFS food standards	Normas BRC e IFS	en	near	Restocked shelves at Aldi
BRC and IFS food standards	Normas BRC e IFS	en	near	Packed fruit at a certified plant
process validation and qualification	validación de procesos y cualificación	es	shows	Protocolos IQ, OQ y PQ de autoclaves y liofilizador
process validation and qualification	validación de procesos y cualificación	es	shows	Tres lotes consecutivos de comprimidos con informe final
process validation and qualification	validación de procesos y cualificación	es	shows	Mapeo térmico de cámaras y FAT/SAT de equipos
process validation and qualification	validación de procesos y cualificación	es	shows	VMP y matriz de limpieza con límites por hisopo
process validation and qualification	validación de procesos y cualificación	es	near	Limpié salas blancas siguiendo procedimiento
process validation and qualification	validación de procesos y cualificación	es	near	Cualificación profesional nivel 2 en hostelería
process validation and qualification	validación de procesos y cualificación	en	shows	Executed IQ/OQ/PQ on autoclaves and filling lines
process validation and qualification	validación de procesos y cualificación	en	shows	Ran three consecutive PPQ batches and wrote reports
process validation and qualification	validación de procesos y cualificación	en	shows	Temperature-mapped stability chambers, FAT and SAT
process validation and qualification	validación de procesos y cualificación	en	shows	Swab limits and worst-case matrix for equipment cleaning
process validation and qualification	validación de procesos y cualificación	en	near	Cleaned production rooms to written procedures
process validation and qualification	validación de procesos y cualificación	en	near	Operated autoclaves following approved instructions
forklift operation	manejo de carretilla elevadora	es	shows	Carretillero con carné en vigor, frontal y retráctil
forklift operation	manejo de carretilla elevadora	es	shows	Descarga de tráileres y ubicación de palets a 9 m de altura
forklift operation	manejo de carretilla elevadora	es	shows	Toro, fenwick y apilador en muelle de carga
forklift operation	manejo de carretilla elevadora	es	shows	UNE 58451, retráctil y trilateral, 4 años de experiencia
forklift operation	manejo de carretilla elevadora	es	shows	Moví 150 palets al día en estanterías convencionales
forklift operation	manejo de carretilla elevadora	es	near	Transpaleta manual en tienda
forklift operation	manejo de carretilla elevadora	es	near	Alquiler de carretillas: atención telefónica
forklift operation	manejo de carretilla elevadora	en	shows	Reach and counterbalance licence, unloaded 12 trailers a day
forklift operation	manejo de carretilla elevadora	en	shows	Racked pallets at 9 m with a VNA truck
forklift operation	manejo de carretilla elevadora	en	shows	RTITB counterbalance and reach, in date
forklift operation	manejo de carretilla elevadora	en	shows	OSHA-certified lift truck driver, cherry picker too
forklift operation	manejo de carretilla elevadora	en	near	Used a hand pallet jack on the shop floor
forklift operation	manejo de carretilla elevadora	en	near	Trained as banksman guiding trucks in the yard
inventory control	control de inventario	es	shows	Recuentos cíclicos diarios: diferencias por debajo del 0,3 %
inventory control	control de inventario	es	shows	Regularicé descuadres entre físico y SAP
inventory control	control de inventario	es	shows	FIFO, caducidades y rotura de stock de 6.000 referencias
inventory control	control de inventario	es	shows	Recuento anual con PDA y conciliación de mermas
inventory control	control de inventario	es	shows	Bloqueé lotes caducados y cuadré 12 M€ de existencias
inventory control	control de inventario	es	near	Ordenaba percheros en tienda
inventory control	control de inventario	es	near	Reponía lineales y frenteaba producto en tienda
inventory control	control de inventario	en	shows	Cycle counted 500 bins weekly, 99.7% accuracy
inventory control	control de inventario	en	shows	Reconciled physical counts against SAP and posted adjustments
inventory control	control de inventario	en	shows	FIFO rotation and expiry checks on 6,000 SKUs
inventory control	control de inventario	en	shows	Ran annual wall-to-wall stock take with RF guns
inventory control	control de inventario	en	shows	Shrink down to 0.4% after ABC counts
inventory control	control de inventario	en	near	Tidied clothing rails in store
inventory control	control de inventario	en	near	Unloaded deliveries and broke down pallets
order picking	preparación de pedidos	es	shows	120 líneas por hora con terminal de radiofrecuencia
order picking	preparación de pedidos	es	shows	Recogía artículos por voz y los paletizaba por cliente
order picking	preparación de pedidos	es	shows	Mozo de almacén: extracción por ubicación y embalaje
order picking	preparación de pedidos	es	shows	Completaba cestas de e-commerce guiado por luces, 900 artículos al turno
order picking	preparación de pedidos	es	near	Tomaba pedidos en mesas
order picking	preparación de pedidos	es	near	Cargaba furgonetas con bultos ya cerrados
order picking	preparación de pedidos	en	shows	Hit 140 lines an hour with voice headset
order picking	preparación de pedidos	en	shows	Pulled items by RF scanner and packed parcels
order picking	preparación de pedidos	en	shows	Batch and wave runs in an Amazon FC, 300 UPH
order picking	preparación de pedidos	en	shows	Built mixed store pallets from light-directed bays, 99.8% accurate
order picking	preparación de pedidos	en	shows	Filled totes from mezzanine bays with ring scanner
order picking	preparación de pedidos	en	near	Took food orders at tables
order picking	preparación de pedidos	en	near	Loaded sealed parcels into vans
warehouse management system	sistema de gestión de almacén	es	shows	SAP EWM: ubicaciones, oleadas y reaprovisionamientos
warehouse management system	sistema de gestión de almacén	es	shows	Mecalux Easy y Reflex para entradas, salidas y trazabilidad
warehouse management system	sistema de gestión de almacén	es	shows	Parametricé reglas de ubicación en Manhattan
warehouse management system	sistema de gestión de almacén	es	shows	Formé a 20 usuarios de radiofrecuencia en Körber
warehouse management system	sistema de gestión de almacén	es	near	Hojas de Excel para apuntar entregas
warehouse management system	sistema de gestión de almacén	es	near	Gestión de almacenes de ropa con papel
warehouse management system	sistema de gestión de almacén	en	shows	Managed waves and replenishment in Manhattan
warehouse management system	sistema de gestión de almacén	en	shows	Super-user of SAP EWM and Blue Yonder
warehouse management system	sistema de gestión de almacén	en	shows	Configured putaway rules and slotting in Körber
warehouse management system	sistema de gestión de almacén	en	shows	Received and located pallets on RF screens in RedPrairie
warehouse management system	sistema de gestión de almacén	en	shows	Printed LPN labels and closed waves in HighJump
warehouse management system	sistema de gestión de almacén	en	near	Tracked deliveries on a paper log
warehouse management system	sistema de gestión de almacén	en	near	Drove between warehouses
customs clearance	despacho de aduanas	es	shows	Presenté DUA de importación y levantes en Algeciras
customs clearance	despacho de aduanas	es	shows	Clasifiqué mercancía por TARIC y calculé aranceles
customs clearance	despacho de aduanas	es	shows	EUR.1, T1 y certificados de origen con agente y AEAT
customs clearance	despacho de aduanas	es	shows	Operador OEA: 400 expedientes de importación mensuales con la AEAT
customs clearance	despacho de aduanas	es	near	Atención al cliente sobre plazos de envíos internacionales
customs clearance	despacho de aduanas	es	near	Conductor de rutas internacionales
customs clearance	despacho de aduanas	en	shows	Filed entries in ACE and classified HTS codes
customs clearance	despacho de aduanas	en	shows	Handled T1s, C88s and duty deferment for UK imports
customs clearance	despacho de aduanas	en	shows	Licensed broker: ISF, bonds and CBP holds
customs clearance	despacho de aduanas	en	shows	Prepared EUR.1 and origin declarations for 300 shipments a month
customs clearance	despacho de aduanas	en	shows	Cleared 20 containers a week at Felixstowe via CDS
customs clearance	despacho de aduanas	en	near	Drove cross-border routes
customs clearance	despacho de aduanas	en	near	Tracked parcels and informed customers of delivery dates
route planning	planificación de rutas	es	shows	Asigné 35 camiones y ventanas horarias con Hedyla
route planning	planificación de rutas	es	shows	Tráfico: cargas, retornos y kilómetros en vacío -18 %
route planning	planificación de rutas	es	shows	Reparto de última milla optimizado por código postal
route planning	planificación de rutas	es	shows	Jefe de tráfico: conductores, descansos y cargas completas
route planning	planificación de rutas	es	shows	Cuadrante de 60 repartos diarios según peso y horario
route planning	planificación de rutas	es	near	Seguía la ruta que me marcaba la PDA
route planning	planificación de rutas	es	near	Conductor de reparto en ciudad
route planning	planificación de rutas	en	shows	Dispatched 40 trucks a day, empty miles down 15%
route planning	planificación de rutas	en	shows	Built delivery runs in Paragon with time windows
route planning	planificación de rutas	en	shows	Traffic office: loads, backhauls and drivers' hours
route planning	planificación de rutas	en	shows	Optimised last-mile drops per postcode in Descartes
route planning	planificación de rutas	en	shows	Consolidated LTL loads and sequenced stops for 22 vans
route planning	planificación de rutas	en	near	Followed the sat-nav route set by dispatch
route planning	planificación de rutas	en	near	Delivered parcels by van
C+E driving licence	carné de conducir C+E	es	shows	Conductor de tráiler de lona por Francia y Alemania
C+E driving licence	carné de conducir C+E	es	shows	8 años de tractora y semirremolque frigorífico
C+E driving licence	carné de conducir C+E	es	shows	Camionero de articulado, ruta nacional a doble conductor
C+E driving licence	carné de conducir C+E	es	shows	Permiso de vehículos articulados de más de 3.500 kg en vigor
C+E driving licence	carné de conducir C+E	es	shows	Portacoches, góndola y mega-tráiler por Benelux
C+E driving licence	carné de conducir C+E	es	near	Permiso B y vehículo propio
C+E driving licence	carné de conducir C+E	es	near	Reparto con furgoneta de 3.500 kg
C+E driving licence	carné de conducir C+E	en	shows	Class 1 artic driver, nights out, UK and Ireland
C+E driving licence	carné de conducir C+E	en	shows	CDL-A, 53-ft dry van, 600,000 safe miles
C+E driving licence	carné de conducir C+E	en	shows	Pulled curtain-siders and fridges across Europe
C+E driving licence	carné de conducir C+E	en	shows	HGV 1 tramper, walking floor and tautliner
C+E driving licence	carné de conducir C+E	en	shows	Low-loaders and car transporters, Euro trunking
C+E driving licence	carné de conducir C+E	en	near	Van driver, category B
C+E driving licence	carné de conducir C+E	en	near	Class C rigid bin lorry only
driver CPC	CAP de conductor	es	shows	Formación continua de 35 horas de mercancías en vigor hasta 2028
driver CPC	CAP de conductor	es	shows	Código 95 en el permiso y tarjeta de cualificación
driver CPC	CAP de conductor	es	shows	Curso de cualificación inicial de mercancías por carretera
driver CPC	CAP de conductor	es	shows	Renovada la capacitación profesional de viajeros en 2024
driver CPC	CAP de conductor	es	near	Curso de conducción segura de media jornada
driver CPC	CAP de conductor	es	near	Permiso B desde 2005
driver CPC	CAP de conductor	en	shows	35 hours periodic training done, DQC valid to 2029
driver CPC	CAP de conductor	en	shows	Code 95 on licence
driver CPC	CAP de conductor	en	shows	Completed Module 2 and Module 4 theory and practical for lorries
driver CPC	CAP de conductor	en	shows	DQC in date with digi card
driver CPC	CAP de conductor	en	near	Full UK car licence
driver CPC	CAP de conductor	en	near	Defensive driving half-day course
tachograph and drivers' hours	tacógrafo y tiempos de conducción	es	shows	Descargaba la tarjeta digital y controlaba descansos de 45 minutos
tachograph and drivers' hours	tacógrafo y tiempos de conducción	es	shows	Cumplimiento del Reglamento 561/2006 sin sanciones en seis años
tachograph and drivers' hours	tacógrafo y tiempos de conducción	es	shows	Revisé jornadas y pausas de 30 chóferes con Tachoscan
tachograph and drivers' hours	tacógrafo y tiempos de conducción	es	shows	Calculaba las 9 horas diarias y el descanso semanal reducido
tachograph and drivers' hours	tacógrafo y tiempos de conducción	es	near	Tasador de daños en vehículos
tachograph and drivers' hours	tacógrafo y tiempos de conducción	es	near	Apuntaba horas extra de oficina
tachograph and drivers' hours	tacógrafo y tiempos de conducción	en	shows	Downloaded digi cards and checked 45-minute breaks
tachograph and drivers' hours	tacógrafo y tiempos de conducción	en	shows	Kept EU 561 compliance with zero infringements
tachograph and drivers' hours	tacógrafo y tiempos de conducción	en	shows	Analysed infringements with TruTac for 50 drivers
tachograph and drivers' hours	tacógrafo y tiempos de conducción	en	shows	Logged ELD hours of service under FMCSA 11-hour rule
tachograph and drivers' hours	tacógrafo y tiempos de conducción	en	near	Recorded office overtime
tachograph and drivers' hours	tacógrafo y tiempos de conducción	en	near	Filled in a mileage log for a company van
ADR dangerous goods	mercancías peligrosas ADR	es	shows	Conductor de cisterna de gasóleo con certificado clase 3
ADR dangerous goods	mercancías peligrosas ADR	es	shows	Reparto de bombonas y gases con ficha de seguridad y panel naranja
ADR dangerous goods	mercancías peligrosas ADR	es	shows	Consejero de seguridad para carga de inflamables
ADR dangerous goods	mercancías peligrosas ADR	es	shows	Cargas de ácidos, UN 1789, con carta de porte y kit
ADR dangerous goods	mercancías peligrosas ADR	es	near	Reparto de muebles
ADR dangerous goods	mercancías peligrosas ADR	es	near	Carga de perecederos en camión frigo
ADR dangerous goods	mercancías peligrosas ADR	en	shows	Tanker driver, class 3 fuels, Petroleum Driver Passport
ADR dangerous goods	mercancías peligrosas ADR	en	shows	Hazmat endorsement, placarded loads of corrosives
ADR dangerous goods	mercancías peligrosas ADR	en	shows	DGSA: vetted UN numbers and segregation for drums
ADR dangerous goods	mercancías peligrosas ADR	en	shows	Hauled LPG cylinders with transport documents and orange plates
ADR dangerous goods	mercancías peligrosas ADR	en	shows	Packed class 8 and 9 drums with UN labels
ADR dangerous goods	mercancías peligrosas ADR	en	near	Delivered furniture
ADR dangerous goods	mercancías peligrosas ADR	en	near	Hauled fresh produce in a reefer
vehicle diagnostics	diagnosis de vehículos	es	shows	Conecté Bosch KTS y Launch para leer códigos de avería
vehicle diagnostics	diagnosis de vehículos	es	shows	Osciloscopio en sensores de inyección y CAN bus
vehicle diagnostics	diagnosis de vehículos	es	shows	Detecté fallos de FAP, EGR y masas con VCDS
vehicle diagnostics	diagnosis de vehículos	es	shows	Técnico de electrónica del automóvil en Renault
vehicle diagnostics	diagnosis de vehículos	es	shows	Comparé valores reales con Autel hasta apagar testigos de motor
vehicle diagnostics	diagnosis de vehículos	es	near	Cambio de aceite y neumáticos
vehicle diagnostics	diagnosis de vehículos	es	near	Lavado y aspirado de coches
vehicle diagnostics	diagnosis de vehículos	en	shows	Pulled trouble codes with Snap-on and Autel scanners
vehicle diagnostics	diagnosis de vehículos	en	shows	Scoped CAN bus faults and failed sensors
vehicle diagnostics	diagnosis de vehículos	en	shows	ASE A8, drivability and check-engine light specialist
vehicle diagnostics	diagnosis de vehículos	en	shows	VCDS and ODIS: traced DPF and EGR faults
vehicle diagnostics	diagnosis de vehículos	en	shows	Guided tests in Xentry to trace no-start and limp mode
vehicle diagnostics	diagnosis de vehículos	en	near	Changed tyres and topped up fluids
vehicle diagnostics	diagnosis de vehículos	en	near	Washed and valeted cars
brake and suspension repair	reparación de frenos y suspensión	es	shows	Sustituí discos, pastillas, latiguillos y amortiguadores
brake and suspension repair	reparación de frenos y suspensión	es	shows	Alineado, rótulas y brazos de dirección en taller rápido
brake and suspension repair	reparación de frenos y suspensión	es	shows	Purgado de circuito ABS y cambio de silentblocks
brake and suspension repair	reparación de frenos y suspensión	es	shows	Mecánico de neumático y bajos en Midas
brake and suspension repair	reparación de frenos y suspensión	es	near	Cambio de aceite, filtros y lunas en taller
brake and suspension repair	reparación de frenos y suspensión	es	near	Vendedor de recambios de coche
brake and suspension repair	reparación de frenos y suspensión	en	shows	Replaced rotors, pads, calipers and struts
brake and suspension repair	reparación de frenos y suspensión	en	shows	Bled ABS systems and fitted control arms
brake and suspension repair	reparación de frenos y suspensión	en	shows	Alignment rack, ball joints and bushings
brake and suspension repair	reparación de frenos y suspensión	en	shows	Changed discs, shocks and track rod ends, 8 cars a day
brake and suspension repair	reparación de frenos y suspensión	en	near	Parts counter salesperson
brake and suspension repair	reparación de frenos y suspensión	en	near	Parked cars as a valet
vehicle body and paint	chapa y pintura de vehículos	es	shows	Enderezado en bancada Celette y sustitución de aletas
vehicle body and paint	chapa y pintura de vehículos	es	shows	Empapelado, imprimación y barniz en cabina con pistola
vehicle body and paint	chapa y pintura de vehículos	es	shows	Golpes de siniestro, masillado y pulido de defectos
vehicle body and paint	chapa y pintura de vehículos	es	shows	Igualación de color PPG en guardabarros y puertas
vehicle body and paint	chapa y pintura de vehículos	es	near	Pintor de fachadas y pisos
vehicle body and paint	chapa y pintura de vehículos	es	near	Soldador de rejas y barandillas
vehicle body and paint	chapa y pintura de vehículos	en	shows	Straightened frames on a Celette bench after collisions
vehicle body and paint	chapa y pintura de vehículos	en	shows	Masked, primed and clear-coated in the spray booth
vehicle body and paint	chapa y pintura de vehículos	en	shows	Panel beater, filler and dent repairs for insurers
vehicle body and paint	chapa y pintura de vehículos	en	shows	I-CAR Platinum refinisher, PPG colour matching
vehicle body and paint	chapa y pintura de vehículos	en	shows	Cut in, blended and buffed quarter panels
vehicle body and paint	chapa y pintura de vehículos	en	near	Decorated houses as a painter
vehicle body and paint	chapa y pintura de vehículos	en	near	Sold cars in a showroom
safety technician qualification	técnico superior en PRL	es	shows	Máster en prevención con seguridad, higiene y ergonomía
safety technician qualification	técnico superior en PRL	es	shows	Tres especialidades preventivas, universidad UNIR 2019
safety technician qualification	técnico superior en PRL	es	shows	Titulado en las tres disciplinas de seguridad y salud laboral
safety technician qualification	técnico superior en PRL	es	shows	Habilitado para funciones de nivel superior en servicio de prevención ajeno
safety technician qualification	técnico superior en PRL	es	near	Curso básico de 50 horas de prevención
safety technician qualification	técnico superior en PRL	es	near	Delegado de prevención elegido en el comité
safety technician qualification	técnico superior en PRL	en	shows	NEBOSH National Diploma and CertIOSH member
safety technician qualification	técnico superior en PRL	en	shows	CSP, board certified since 2017
safety technician qualification	técnico superior en PRL	en	shows	Graduate diploma in occupational health and hygiene
safety technician qualification	técnico superior en PRL	en	shows	MSc in Safety, with ergonomics and industrial hygiene modules
safety technician qualification	técnico superior en PRL	en	near	Elected safety rep on the works committee
safety technician qualification	técnico superior en PRL	en	near	OSHA 10-hour card
waste management	gestión de residuos	es	shows	Libro de registro, DCS y documentos de identificación en SIR-e
waste management	gestión de residuos	es	shows	Segregué aceites usados, envases contaminados y chatarra en punto limpio
waste management	gestión de residuos	es	shows	Contraté gestores autorizados y reduje vertedero un 40 %
waste management	gestión de residuos	es	shows	Declaración anual de envases y de peligrosos de la fábrica
waste management	gestión de residuos	es	shows	Certificado Residuo Cero con 94 % de valorización
waste management	gestión de residuos	es	near	Vacié papeleras en oficinas
waste management	gestión de residuos	es	near	Conduje camión de basura en recogida nocturna
waste management	gestión de residuos	en	shows	Segregated hazardous drums and completed consignment notes
waste management	gestión de residuos	en	shows	Zero-to-landfill programme, 92% diverted
waste management	gestión de residuos	en	shows	RCRA manifests, 90-day storage areas and labelling
waste management	gestión de residuos	en	shows	Managed skips, transfer notes and licensed carriers on site
waste management	gestión de residuos	en	shows	Baled card, audited bins and halved skip lifts
waste management	gestión de residuos	en	near	Emptied office bins
waste management	gestión de residuos	en	near	Drove a bin lorry on kerbside rounds
ISO 14001 environmental management	gestión ambiental ISO 14001	es	shows	Aspectos e impactos, objetivos de vertidos y emisiones
ISO 14001 environmental management	gestión ambiental ISO 14001	es	shows	Mantuve EMAS y requisitos legales de la planta de galvanizado
ISO 14001 environmental management	gestión ambiental ISO 14001	es	shows	Seguimiento de la AAI, medición de chimeneas y E-PRTR
ISO 14001 environmental management	gestión ambiental ISO 14001	es	shows	Evaluación de aspectos significativos y simulacro de derrame
ISO 14001 environmental management	gestión ambiental ISO 14001	es	near	Sensibilización ecológica en campamentos
ISO 14001 environmental management	gestión ambiental ISO 14001	es	near	Plantación de árboles como voluntario
ISO 14001 environmental management	gestión ambiental ISO 14001	en	shows	Built aspects register and legal register for EMS
ISO 14001 environmental management	gestión ambiental ISO 14001	en	shows	Spill drills, discharge permits and stack emissions monitoring
ISO 14001 environmental management	gestión ambiental ISO 14001	en	shows	Set yearly targets; water use down 22%, verified by certifier
ISO 14001 environmental management	gestión ambiental ISO 14001	en	shows	Kept certificate through BSI surveillance of the EMS
ISO 14001 environmental management	gestión ambiental ISO 14001	en	near	Volunteered in tree planting
ISO 14001 environmental management	gestión ambiental ISO 14001	en	near	Wrote a blog on recycling at home
wind turbine maintenance	mantenimiento de aerogeneradores	es	shows	Subidas a nacelle de Vestas V90 para engrase y torqueado
wind turbine maintenance	mantenimiento de aerogeneradores	es	shows	Cambio de multiplicadora y reparación de palas en Gamesa G97
wind turbine maintenance	mantenimiento de aerogeneradores	es	shows	GWO al día, 80 góndolas revisadas al año
wind turbine maintenance	mantenimiento de aerogeneradores	es	shows	Sustituí pitch, sensores y convertidor en parque de Zaragoza
wind turbine maintenance	mantenimiento de aerogeneradores	es	near	Transporté palas eólicas en góndola de carretera
wind turbine maintenance	mantenimiento de aerogeneradores	es	near	Vigilante de parque eólico
wind turbine maintenance	mantenimiento de aerogeneradores	en	shows	Climbed towers to service Siemens Gamesa nacelles
wind turbine maintenance	mantenimiento de aerogeneradores	en	shows	GWO BST, torqued bolts and changed pitch batteries on V117
wind turbine maintenance	mantenimiento de aerogeneradores	en	shows	Blade repair by rope, 60 rotors a season
wind turbine maintenance	mantenimiento de aerogeneradores	en	shows	Troubleshot GE 1.5 converters and yaw drives
wind turbine maintenance	mantenimiento de aerogeneradores	en	shows	Bolted up hubs and changed gearbox oil on 3 MW machines
wind turbine maintenance	mantenimiento de aerogeneradores	en	near	Guarded a wind farm at night
wind turbine maintenance	mantenimiento de aerogeneradores	en	near	Hauled turbine blades on extendable trailers
wastewater treatment	tratamiento de aguas residuales	es	shows	Operador de EDAR: fangos activos, decantadores y pH
wastewater treatment	tratamiento de aguas residuales	es	shows	Dosifiqué coagulante y floculante; DQO bajo límite de vertido
wastewater treatment	tratamiento de aguas residuales	es	shows	Deshidratación de fangos con centrífuga y cloración
wastewater treatment	tratamiento de aguas residuales	es	shows	Analíticas de DBO, amonio y sólidos en depuradora
wastewater treatment	tratamiento de aguas residuales	es	near	Reparto de garrafas de agua
wastewater treatment	tratamiento de aguas residuales	es	near	Control de cloro en piscina comunitaria
wastewater treatment	tratamiento de aguas residuales	en	shows	Ran activated sludge plant, 20 MGD, Grade III operator
wastewater treatment	tratamiento de aguas residuales	en	shows	Dosed ferric and polymer, COD within permit
wastewater treatment	tratamiento de aguas residuales	en	shows	Belt press, clarifiers and chlorine contact tank rounds
wastewater treatment	tratamiento de aguas residuales	en	shows	Lab-tested BOD, ammonia and TSS at municipal plant
wastewater treatment	tratamiento de aguas residuales	en	shows	Jar tests and sludge age control in an SBR
wastewater treatment	tratamiento de aguas residuales	en	near	Delivered bottled water
wastewater treatment	tratamiento de aguas residuales	en	near	Checked chlorine in a hotel pool
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	es	shows	Tractorista con John Deere 6R, arado y sembradora
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	es	shows	Cosechadora de cereal con GPS y autoguiado, 900 ha
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	es	shows	Remolque, atomizador y grada en olivar
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	es	shows	Enganché aperos y revisé toma de fuerza en vendimia
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	es	near	Recolección manual de fresa
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	es	near	Venta de tractores en concesionario
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	en	shows	Drove New Holland with plough and drill, autosteer
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	en	shows	Combined 1,200 acres of wheat with GPS guidance
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	en	shows	Hitched mowers, balers and sprayers to PTO
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	en	shows	Operated grain carts and planters through harvest
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	en	shows	Topped, raked and baled 500 acres of hay
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	en	near	Hand-picked strawberries
tractor and farm machinery operation	manejo de tractor y maquinaria agrícola	en	near	Sold tractors at a dealer
pesticide application licence	carné de fitosanitarios	es	shows	Aplicador cualificado para herbicidas e insecticidas
pesticide application licence	carné de fitosanitarios	es	shows	Nivel cualificado de la Junta para tratamientos en frutales
pesticide application licence	carné de fitosanitarios	es	shows	Calibré boquillas y anoté plazos de seguridad en cuaderno de campo
pesticide application licence	carné de fitosanitarios	es	shows	Fumigador autorizado, manejo de EPI y envases SIGFITO
pesticide application licence	carné de fitosanitarios	es	near	Riego de macetas en vivero
pesticide application licence	carné de fitosanitarios	es	near	Carné de manipulador de alimentos
pesticide application licence	carné de fitosanitarios	en	shows	PA1, PA2 and PA6 certified sprayer
pesticide application licence	carné de fitosanitarios	en	shows	State-licensed commercial applicator, category 1A
pesticide application licence	carné de fitosanitarios	en	shows	Mixed, calibrated nozzles and logged re-entry intervals
pesticide application licence	carné de fitosanitarios	en	shows	NRoSO member, boom sprayer on 800 ha
pesticide application licence	carné de fitosanitarios	en	shows	Knapsack and boom spraying under own certificate, records kept
pesticide application licence	carné de fitosanitarios	en	near	Watered plants at a nursery
pesticide application licence	carné de fitosanitarios	en	near	Sold weedkiller at a garden centre
food handler certificate	carné de manipulador de alimentos	es	shows	Curso de higiene alimentaria superado en 2024
food handler certificate	carné de manipulador de alimentos	es	shows	Formación en alérgenos y contaminación cruzada acreditada
food handler certificate	carné de manipulador de alimentos	es	shows	Acreditación sanitaria para cocina y obrador
food handler certificate	carné de manipulador de alimentos	es	shows	Buenas prácticas de higiene: lavado de manos y cadena de frío, 10 h acreditadas
food handler certificate	carné de manipulador de alimentos	es	near	Carné de fitosanitarios
food handler certificate	carné de manipulador de alimentos	es	near	Repartidor de comida a domicilio
food handler certificate	carné de manipulador de alimentos	en	shows	ServSafe, valid until 2027
food handler certificate	carné de manipulador de alimentos	en	shows	Level 2 Food Hygiene and Safety, CIEH
food handler certificate	carné de manipulador de alimentos	en	shows	State health card for kitchens in date
food handler certificate	carné de manipulador de alimentos	en	shows	Certified in allergens, cross-contamination and safe temperatures
food handler certificate	carné de manipulador de alimentos	en	near	Delivered meals by bicycle
food handler certificate	carné de manipulador de alimentos	en	near	Stacked shelves in a supermarket
livestock and milking	manejo de ganado y ordeño	es	shows	Sala de 24 puntos, 350 vacas dos veces al día
livestock and milking	manejo de ganado y ordeño	es	shows	Partos, destete y crotalado en explotación porcina
livestock and milking	manejo de ganado y ordeño	es	shows	Alimentación con unifeed y vacunación de terneros
livestock and milking	manejo de ganado y ordeño	es	shows	Granja avícola: 30.000 pollos, ventilación y bebederos
livestock and milking	manejo de ganado y ordeño	es	near	Despiece de canales en matadero
livestock and milking	manejo de ganado y ordeño	es	near	Dependiente de carnicería y charcutería
livestock and milking	manejo de ganado y ordeño	en	shows	Herringbone parlour, 400 cows twice daily
livestock and milking	manejo de ganado y ordeño	en	shows	Lambed 600 ewes and tagged calves
livestock and milking	manejo de ganado y ordeño	en	shows	Fed TMR, vaccinated heifers and detected heats
livestock and milking	manejo de ganado y ordeño	en	shows	Broiler farm hand, 30,000 birds per house
livestock and milking	manejo de ganado y ordeño	en	shows	Bottle-fed calves, scraped sheds and minded two Lely robots
livestock and milking	manejo de ganado y ordeño	en	near	Boned carcasses at a slaughterhouse
livestock and milking	manejo de ganado y ordeño	en	near	Sold milk at a grocery
food costing and menu engineering	escandallos y control de costes de cocina	es	shows	Fichas técnicas por plato y materia prima al 28 %
food costing and menu engineering	escandallos y control de costes de cocina	es	shows	Calculé el precio de venta de 60 recetas y sus raciones
food costing and menu engineering	escandallos y control de costes de cocina	es	shows	Negocié proveedores y bajé la merma del 12 al 5 %
food costing and menu engineering	escandallos y control de costes de cocina	es	shows	Matriz de estrellas y perros para rediseñar la carta
food costing and menu engineering	escandallos y control de costes de cocina	es	shows	Precio por ración de 80 platos y coste semanal del 29 %
food costing and menu engineering	escandallos y control de costes de cocina	es	near	Pedía género a proveedores según lista cerrada
food costing and menu engineering	escandallos y control de costes de cocina	es	near	Serví platos en comedor
food costing and menu engineering	escandallos y control de costes de cocina	en	shows	Held food cost at 27% with recipe cards
food costing and menu engineering	escandallos y control de costes de cocina	en	shows	Priced 60 dishes and portion sizes from yield tests
food costing and menu engineering	escandallos y control de costes de cocina	en	shows	Cut waste and rotated menu stars and dogs
food costing and menu engineering	escandallos y control de costes de cocina	en	shows	Weekly GP% tracking and supplier price checks
food costing and menu engineering	escandallos y control de costes de cocina	en	shows	Butchery yields and plate costs for 90 dishes
food costing and menu engineering	escandallos y control de costes de cocina	en	near	Ordered ingredients from a fixed list
food costing and menu engineering	escandallos y control de costes de cocina	en	near	Carried plates in a canteen
line cooking	cocina caliente en partida	es	shows	Jefe de partida de carnes, 180 cubiertos por servicio
line cooking	cocina caliente en partida	es	shows	Mise en place, fondos, salsas y plancha en restaurante a la carta
line cooking	cocina caliente en partida	es	shows	Pase de fritos y arroces en temporada alta
line cooking	cocina caliente en partida	es	shows	Vacío, ronner y horno Rational en hotel de 4 estrellas
line cooking	cocina caliente en partida	es	shows	Cocinero de plancha y emplatado, 120 servicios de mediodía
line cooking	cocina caliente en partida	es	near	Fregador de menaje en restaurante
line cooking	cocina caliente en partida	es	near	Montaje de cocinas y muebles
line cooking	cocina caliente en partida	en	shows	Grill and sauté station, 250 covers a night
line cooking	cocina caliente en partida	en	shows	Chef de partie: sauces, fish section and pass
line cooking	cocina caliente en partida	en	shows	Prepped mise, fired tickets and plated mains
line cooking	cocina caliente en partida	en	shows	Rational ovens, sous-vide and fry station at a busy brasserie
line cooking	cocina caliente en partida	en	shows	Broke down fish and ran garnish for 140 covers
line cooking	cocina caliente en partida	en	near	Dishwasher in a bistro
line cooking	cocina caliente en partida	en	near	Fitted kitchen units in homes
table service	servicio de mesa	es	shows	Camarero de rango, 12 comensales por tramo y bandeja
table service	servicio de mesa	es	shows	Comandas con PDA, marcado de cubiertos y descorche de vino
table service	servicio de mesa	es	shows	Banquetes de 300 personas, emplatado y recogida
table service	servicio de mesa	es	shows	Jefe de sala: acomodo, recomendaciones y cobros
table service	servicio de mesa	es	shows	Sommelier de apoyo y decantado en comidas de 60 personas
table service	servicio de mesa	es	near	Repartidor de platos preparados a domicilio
table service	servicio de mesa	es	near	Cajero en cafetería autoservicio
table service	servicio de mesa	en	shows	Waited on a six-table section in fine dining
table service	servicio de mesa	en	shows	Took orders on handhelds, poured wine and cleared courses
table service	servicio de mesa	en	shows	Banquet server for 300-guest weddings
table service	servicio de mesa	en	shows	Upsold desserts and handled card payments tableside
table service	servicio de mesa	en	shows	Silver-served three courses at 400-cover banquets
table service	servicio de mesa	en	near	Delivered takeaway meals by scooter
table service	servicio de mesa	en	near	Cashier in a self-service canteen
hotel front desk	recepción de hotel	es	shows	Check-in y check-out de 90 habitaciones con Opera
hotel front desk	recepción de hotel	es	shows	Reservas, cardex y cobro de facturas en turno de tarde
hotel front desk	recepción de hotel	es	shows	Asigné habitaciones y resolví overbooking en 4 estrellas
hotel front desk	recepción de hotel	es	shows	Auditor nocturno: cierre del día y arqueo en Protel
hotel front desk	recepción de hotel	es	near	Recepcionista de clínica dental
hotel front desk	recepción de hotel	es	near	Camarera de pisos
hotel front desk	recepción de hotel	en	shows	Checked guests in and out on Opera, 120 rooms
hotel front desk	recepción de hotel	en	shows	Night auditor: closed the day and balanced folios
hotel front desk	recepción de hotel	en	shows	Allocated rooms, upsold suites and handled walk-outs
hotel front desk	recepción de hotel	en	shows	Welcomed arrivals, cut key cards and took deposits in Cloudbeds
hotel front desk	recepción de hotel	en	shows	Issued keys, pre-authorised cards and logged lost property
hotel front desk	recepción de hotel	en	near	Receptionist in a dental clinic
hotel front desk	recepción de hotel	en	near	Room attendant cleaning bedrooms
housekeeping in hotels	camarera de pisos	es	shows	18 habitaciones diarias: camas, baños y reposición de amenities
housekeeping in hotels	camarera de pisos	es	shows	Gobernanta: revisión de salidas y control de lencería
housekeeping in hotels	camarera de pisos	es	shows	Cambio de sábanas, aspirado y minibar en resort
housekeeping in hotels	camarera de pisos	es	shows	Inspección de suites y reparto de plantas en Hotel Meliá
housekeeping in hotels	camarera de pisos	es	shows	Carro de lencería, doble turno de salidas y clientes
housekeeping in hotels	camarera de pisos	es	near	Recepcionista de hotel
housekeeping in hotels	camarera de pisos	es	near	Camarero de barra
housekeeping in hotels	camarera de pisos	en	shows	Turned 16 rooms a day, beds, bathrooms and amenities
housekeeping in hotels	camarera de pisos	en	shows	Supervised linen, minibars and room inspections
housekeeping in hotels	camarera de pisos	en	shows	Stripped and made beds to five-star standard
housekeeping in hotels	camarera de pisos	en	shows	Assigned floors and checked vacant-clean rooms in Opera
housekeeping in hotels	camarera de pisos	en	shows	Deep-cleaned suites and restocked linen carts
housekeeping in hotels	camarera de pisos	en	near	Front desk agent
housekeeping in hotels	camarera de pisos	en	near	Bartender in hotel lobby
industrial cleaning	limpieza industrial	es	shows	Fregadora autopropulsada y barredora en nave de 10.000 m²
industrial cleaning	limpieza industrial	es	shows	Hidrolimpiadora y espuma en líneas cárnicas al cierre
industrial cleaning	limpieza industrial	es	shows	Decapado, abrillantado y cristales en fábrica
industrial cleaning	limpieza industrial	es	shows	CIP de depósitos y desinfección de cintas con cloro
industrial cleaning	limpieza industrial	es	near	Limpié portales y escaleras de comunidades
industrial cleaning	limpieza industrial	es	near	Quité polvo de mesas en oficinas
industrial cleaning	limpieza industrial	en	shows	Ride-on scrubber and pressure washer in factories
industrial cleaning	limpieza industrial	en	shows	Foamed and hosed meat lines overnight, swab tested
industrial cleaning	limpieza industrial	en	shows	Stripped and polished floors with single-disc machines
industrial cleaning	limpieza industrial	en	shows	Tank washing, vacuum tankers and confined-space entry
industrial cleaning	limpieza industrial	en	shows	Dry-ice blasted ovens and degreased floors at night
industrial cleaning	limpieza industrial	en	near	Dusted desks and emptied bins in offices
industrial cleaning	limpieza industrial	en	near	Cleaned private homes twice a week
hair colouring	coloración capilar	es	shows	Balayage, mechas y tintes con Wella y Schwarzkopf
hair colouring	coloración capilar	es	shows	Preparé mezclas, decoloraciones y matizados a clientas
hair colouring	coloración capilar	es	shows	Oficial de peluquería: correcciones de tono y retoque de raíz
hair colouring	coloración capilar	es	shows	Prueba de alergia y baño de color en salón
hair colouring	coloración capilar	es	shows	Babylights y alisados con ampollas en 8 clientas al día
hair colouring	coloración capilar	es	near	Corte, lavado y peinado de caballero
hair colouring	coloración capilar	es	near	Vendía champús en perfumería
hair colouring	coloración capilar	en	shows	Balayage, foils and toners with Wella Koleston
hair colouring	coloración capilar	en	shows	Mixed bleach, patch-tested and retouched roots
hair colouring	coloración capilar	en	shows	Corrected brassy blondes and applied gloss treatments
hair colouring	coloración capilar	en	shows	Level 3 stylist, full-head highlights daily
hair colouring	coloración capilar	en	shows	Pigmented grey coverage and pastel shades
hair colouring	coloración capilar	en	near	Cut, washed and blow-dried clients' hair
hair colouring	coloración capilar	en	near	Sold shampoo at a drugstore
occupational risk assessment	evaluación de riesgos laborales	es	shows	Identifiqué peligros por puesto y propuse medidas y plazos
occupational risk assessment	evaluación de riesgos laborales	es	shows	Método INSST: probabilidad y severidad de 90 puestos
occupational risk assessment	evaluación de riesgos laborales	es	shows	Mediciones de ruido, iluminación y ergonomía REBA
occupational risk assessment	evaluación de riesgos laborales	es	shows	Planes de prevención y planificación preventiva de 30 empresas
occupational risk assessment	evaluación de riesgos laborales	es	shows	Fichas por puesto con matriz de probabilidad y consecuencias
occupational risk assessment	evaluación de riesgos laborales	es	near	Evaluación de riesgos de crédito
occupational risk assessment	evaluación de riesgos laborales	es	near	Asistí a la charla anual de prevención
occupational risk assessment	evaluación de riesgos laborales	en	shows	Walked the floor, scored hazards and issued RAMS
occupational risk assessment	evaluación de riesgos laborales	en	shows	JHAs for 120 tasks with controls and owners
occupational risk assessment	evaluación de riesgos laborales	en	shows	COSHH sheets, noise surveys and DSE checks
occupational risk assessment	evaluación de riesgos laborales	en	shows	HIRA matrix and control plans per workstation
occupational risk assessment	evaluación de riesgos laborales	en	shows	Scored manual-handling tasks with RULA and set controls
occupational risk assessment	evaluación de riesgos laborales	en	near	Assessed credit risk of borrowers
occupational risk assessment	evaluación de riesgos laborales	en	near	Attended the annual safety briefing
working at height	trabajos en altura	es	shows	Arnés, líneas de vida y anclajes en fachadas
working at height	trabajos en altura	es	shows	Técnico de cuerdas IRATA nivel 2
working at height	trabajos en altura	es	shows	Montaje de andamios y plataformas elevadoras PEMP
working at height	trabajos en altura	es	shows	Formación con arnés y rescate de 8 horas en tejados
working at height	trabajos en altura	es	near	Limpieza de cristales a pie de calle con pértiga
working at height	trabajos en altura	es	near	Peón de suelo en montaje de carpas
working at height	trabajos en altura	en	shows	IRATA L2 rope access technician
working at height	trabajos en altura	en	shows	Scaffolder, CISRS advanced, harness and lanyard
working at height	trabajos en altura	en	shows	IPAF 3a/3b boom lifts on facades
working at height	trabajos en altura	en	shows	PFPE trained, anchored on steel towers
working at height	trabajos en altura	en	shows	Twin-lanyard work on telecoms masts
working at height	trabajos en altura	en	near	Ground crew passing materials to scaffolders
working at height	trabajos en altura	en	near	Cleaned ground-floor windows with a water-fed pole
contractor documentation control	coordinación de actividades empresariales	es	shows	Validé TC2, aptitudes y seguros en Nalanda y CTAIMA
contractor documentation control	coordinación de actividades empresariales	es	shows	Autorizaba entrada a planta de 60 contratas al mes
contractor documentation control	coordinación de actividades empresariales	es	shows	Reuniones con subcontratistas sobre interferencias y medios de protección
contractor documentation control	coordinación de actividades empresariales	es	shows	Permisos de trabajo y recurso preventivo en parada
contractor documentation control	coordinación de actividades empresariales	es	shows	Plataforma e-coordina: 2.000 documentos revisados al mes
contractor documentation control	coordinación de actividades empresariales	es	near	Coordiné eventos para empresas
contractor documentation control	coordinación de actividades empresariales	es	near	Recepción de visitas y entrega de tarjetas en portería
contractor documentation control	coordinación de actividades empresariales	en	shows	Vetted subcontractor insurance, RAMS and cards on Avetta
contractor documentation control	coordinación de actividades empresariales	en	shows	Cleared site access for 70 outside firms a month
contractor documentation control	coordinación de actividades empresariales	en	shows	Ran permit-to-work and inductions for visiting crews
contractor documentation control	coordinación de actividades empresariales	en	shows	ISNetworld reviews before plant shutdowns
contractor documentation control	coordinación de actividades empresariales	en	shows	Checked insurance and competency cards on Veriforce
contractor documentation control	coordinación de actividades empresariales	en	near	Coordinated corporate events
contractor documentation control	coordinación de actividades empresariales	en	near	Handed out visitor badges at the gatehouse
`;
