/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const landAndBuildingPhrases = `
pesticide application	aplicación de fitosanitarios	es	shows	Carné cualificado y manejo de atomizador y cuba
pesticide application	aplicación de fitosanitarios	es	shows	Curaba la viña contra mildiu y oídio
pesticide application	aplicación de fitosanitarios	es	shows	Echaba herbicida con mochila de 16 litros y EPI completo
pesticide application	aplicación de fitosanitarios	es	shows	Anotaba dosis, lote y plazo de seguridad en el cuaderno de campo
pesticide application	aplicación de fitosanitarios	es	shows	Fumigaba olivar contra el repilo y la mosca
pesticide application	aplicación de fitosanitarios	en	shows	PA1, PA2 and PA6 certified, boom and knapsack
pesticide application	aplicación de fitosanitarios	en	shows	Sprayed winter wheat for septoria with a 24 m boom
pesticide application	aplicación de fitosanitarios	en	shows	Calibrated nozzles, mixed tanks and logged harvest intervals
pesticide application	aplicación de fitosanitarios	en	shows	Knapsack weedkilling along fence lines and orchards
pesticide application	aplicación de fitosanitarios	es	near	Dependiente en tienda de abonos y fitosanitarios
pesticide application	aplicación de fitosanitarios	es	near	Control de plagas urbanas: cebos para ratas
pesticide application	aplicación de fitosanitarios	es	near	Agricultura ecológica sin uso de químicos
pesticide application	aplicación de fitosanitarios	en	near	Sold crop protection products by phone
pesticide application	aplicación de fitosanitarios	en	near	Bait stations for rats in restaurants
irrigation management	gestión del riego	es	shows	Goteo y programadores en 40 hectáreas de almendro
irrigation management	gestión del riego	es	shows	Leía tensiómetros y ajustaba turnos de agua
irrigation management	gestión del riego	es	shows	Regaba por inundación según tandas de la comunidad de regantes
irrigation management	gestión del riego	es	shows	Reparaba goteros, electroválvulas y filtros de anillas
irrigation management	gestión del riego	es	shows	Fertirrigación con inyectores, control de pH y CE
irrigation management	gestión del riego	en	shows	Scheduled drip lines from tensiometer and ET readings
irrigation management	gestión del riego	en	shows	Moved pivots and reels, 200 acres of potatoes
irrigation management	gestión del riego	en	shows	Flushed filters, mended emitters and solenoid valves
irrigation management	gestión del riego	en	shows	Set fertigation dosing by EC and pH
irrigation management	gestión del riego	es	near	Gestión de riesgos en aseguradora
irrigation management	gestión del riego	es	near	Regaba macetas en la floristería
irrigation management	gestión del riego	es	near	Fontanero de tuberías de edificios
irrigation management	gestión del riego	en	near	Flushed sinus irrigation for patients
irrigation management	gestión del riego	en	near	Watered pot plants in an office lobby
pruning	poda	es	shows	Formaba en vaso los frutales cada invierno
pruning	poda	es	shows	Tijera eléctrica Felco en viñedo, cordón y pulgares
pruning	poda	es	shows	Desvareto y corta del olivo con motosierra
pruning	poda	es	shows	Cortaba ramas bajas y chupones en cítricos
pruning	poda	es	shows	Podador en finca de almendros, cuadrilla de seis
pruning	poda	en	shows	Spur and cane work on 20 ha of vines each winter
pruning	poda	en	shows	Cut back orchard trees to open centre
pruning	poda	en	shows	Secateurs and pole saw in apple blocks
pruning	poda	en	shows	Removed suckers and dead wood, shaped young cherries
pruning	poda	es	near	Recortes de plantilla en la empresa agrícola
pruning	poda	es	near	Recogía la leña y la llevaba con la carretilla
pruning	poda	es	near	Poda de ramas en árboles de decisión con Python
pruning	poda	en	near	Decision-tree pruning in machine learning coursework
pruning	poda	en	near	Hauled branches to the chipper
livestock care	manejo de ganado	es	shows	Ordeño de 120 vacas frisonas, dos turnos diarios
livestock care	manejo de ganado	es	shows	Pastor con rebaño de 600 ovejas en trashumancia
livestock care	manejo de ganado	es	shows	Partos, crotales y vacunas en granja de cebo
livestock care	manejo de ganado	es	shows	Daba de comer y limpiaba naves de 2.000 cerdos
livestock care	manejo de ganado	es	shows	Vaquero en explotación extensiva de Extremadura
livestock care	manejo de ganado	en	shows	Milked 180 Holsteins twice daily in a herringbone parlour
livestock care	manejo de ganado	en	shows	Lambed 500 ewes, tagged and dosed
livestock care	manejo de ganado	en	shows	Stockman on a beef unit, calving and feeding
livestock care	manejo de ganado	en	shows	Fed, bedded and moved finishing pigs, 1,500 places
livestock care	manejo de ganado	es	near	Carnicero en supermercado: despiece de vacuno
livestock care	manejo de ganado	es	near	Premio ganado en concurso de relatos
livestock care	manejo de ganado	es	near	Paseador de perros en el barrio
livestock care	manejo de ganado	en	near	Butchered beef carcasses in a meat plant
livestock care	manejo de ganado	en	near	Tracked live stock levels in a shop system
crop nutrition and fertilisation	nutrición vegetal y abonado	es	shows	Calculaba unidades de NPK a partir del análisis de suelo
crop nutrition and fertilisation	nutrición vegetal y abonado	es	shows	Planes de abono para 60 explotaciones cerealistas
crop nutrition and fertilisation	nutrición vegetal y abonado	es	shows	Interpretaba foliares y corregía carencias de hierro con quelatos
crop nutrition and fertilisation	nutrición vegetal y abonado	es	shows	Repartía estiércol y urea con abonadora centrífuga
crop nutrition and fertilisation	nutrición vegetal y abonado	es	shows	Abonaba en cobertera según estado del cultivo
crop nutrition and fertilisation	nutrición vegetal y abonado	en	shows	Built NPK plans from soil and leaf tests
crop nutrition and fertilisation	nutrición vegetal y abonado	en	shows	Corrected iron chlorosis with chelates in citrus
crop nutrition and fertilisation	nutrición vegetal y abonado	en	shows	Spread urea and slurry by variable-rate map
crop nutrition and fertilisation	nutrición vegetal y abonado	en	shows	Recommended foliar feeds across 3,000 ha
crop nutrition and fertilisation	nutrición vegetal y abonado	es	near	Nutricionista: dietas vegetarianas
crop nutrition and fertilisation	nutrición vegetal y abonado	es	near	Abonaba las facturas a proveedores por transferencia
crop nutrition and fertilisation	nutrición vegetal y abonado	es	near	Tratamientos de fertilidad en clínica
crop nutrition and fertilisation	nutrición vegetal y abonado	en	near	Feed adviser writing rations for dairy cows
crop nutrition and fertilisation	nutrición vegetal y abonado	en	near	Vegetarian diet planning for clients
agronomic field advice	asesoramiento agronómico en campo	es	shows	Visitaba treinta fincas al mes y dejaba hoja de recomendaciones
agronomic field advice	asesoramiento agronómico en campo	es	shows	Técnico de cooperativa: pauté tratamientos a 200 socios
agronomic field advice	asesoramiento agronómico en campo	es	shows	Ingeniero agrícola de zona, pie de parcela
agronomic field advice	asesoramiento agronómico en campo	es	shows	Asesor GIP inscrito en el ROPO
agronomic field advice	asesoramiento agronómico en campo	es	shows	Decidía con el agricultor fechas de siembra, dosis y cosecha
agronomic field advice	asesoramiento agronómico en campo	en	shows	Walked crops weekly for 25 growers and wrote recommendations
agronomic field advice	asesoramiento agronómico en campo	en	shows	BASIS and FACTS qualified, 6,000 ha portfolio
agronomic field advice	asesoramiento agronómico en campo	en	shows	Field technician for a co-op of 200 members
agronomic field advice	asesoramiento agronómico en campo	en	shows	Advised growers on drilling dates, varieties and spray timing
agronomic field advice	asesoramiento agronómico en campo	es	near	Recibía al técnico y seguía sus instrucciones
agronomic field advice	asesoramiento agronómico en campo	es	near	Asesor comercial de seguros en el medio rural
agronomic field advice	asesoramiento agronómico en campo	es	near	Estudiante de tercero de ingeniería agronómica
agronomic field advice	asesoramiento agronómico en campo	en	near	Followed the agronomist's spray sheet
agronomic field advice	asesoramiento agronómico en campo	en	near	Field sales of tractors to farmers
pest and disease scouting	monitoreo de plagas y enfermedades	es	shows	Contaba trips y mosca blanca en placas cromotrópicas
pest and disease scouting	monitoreo de plagas y enfermedades	es	shows	Trampas de feromona revisadas cada semana en olivar
pest and disease scouting	monitoreo de plagas y enfermedades	es	shows	Reconocía mildiu, botritis y araña roja a simple vista
pest and disease scouting	monitoreo de plagas y enfermedades	es	shows	Soltaba Orius y Amblyseius según conteos
pest and disease scouting	monitoreo de plagas y enfermedades	es	shows	Muestreo de cien hojas por parcela y umbral de tratamiento
pest and disease scouting	monitoreo de plagas y enfermedades	en	shows	Checked sticky traps and counted aphids per leaf
pest and disease scouting	monitoreo de plagas y enfermedades	en	shows	Walked W patterns and flagged blight hot spots
pest and disease scouting	monitoreo de plagas y enfermedades	en	shows	Released predatory mites based on weekly counts
pest and disease scouting	monitoreo de plagas y enfermedades	en	shows	Identified botrytis, thrips and red spider in glasshouses
pest and disease scouting	monitoreo de plagas y enfermedades	es	near	Auxiliar de enfermería en planta
pest and disease scouting	monitoreo de plagas y enfermedades	es	near	Explorador scout de monte, monitor de tiempo libre
pest and disease scouting	monitoreo de plagas y enfermedades	es	near	Desinsectación de cocinas de restaurante
pest and disease scouting	monitoreo de plagas y enfermedades	en	near	Talent scouting for a football club
pest and disease scouting	monitoreo de plagas y enfermedades	en	near	Infectious disease ward assistant
greenhouse production	producción en invernadero	es	shows	Entutorado, destallado y deshojado de tomate bajo plástico
greenhouse production	producción en invernadero	es	shows	Controlaba ventanas cenitales y pantalla térmica
greenhouse production	producción en invernadero	es	shows	Semillero: siembra en bandeja y trasplante de pimiento
greenhouse production	producción en invernadero	es	shows	Tres campañas en El Ejido con pepino y calabacín
greenhouse production	producción en invernadero	es	shows	Blanqueo de cubiertas y sustrato de fibra de coco
greenhouse production	producción en invernadero	en	shows	Layered and deleafed tomatoes under glass
greenhouse production	producción en invernadero	en	shows	Set vents, screens and CO2 on a Priva computer
greenhouse production	producción en invernadero	en	shows	Pricked out and potted on 50,000 bedding plants
greenhouse production	producción en invernadero	en	shows	Grew cucumbers on coir slabs in heated tunnels
greenhouse production	producción en invernadero	es	near	Inventario de gases de efecto invernadero
greenhouse production	producción en invernadero	es	near	Montador de estructuras metálicas de naves
greenhouse production	producción en invernadero	es	near	Agricultor de cereal de secano
greenhouse production	producción en invernadero	en	near	Calculated greenhouse gas inventories
greenhouse production	producción en invernadero	en	near	Planted wheat in open fields
grafting and propagation	injerto y multiplicación de plantas	es	shows	Púa y yema en patrones de almendro, 400 al día
grafting and propagation	injerto y multiplicación de plantas	es	shows	Viverista: esquejes, acodos y estaquillas
grafting and propagation	injerto y multiplicación de plantas	es	shows	Enraizaba con hormona en mesa de niebla
grafting and propagation	injerto y multiplicación de plantas	es	shows	Injertaba vid en campo, mesa y omega
grafting and propagation	injerto y multiplicación de plantas	es	shows	Semillas estratificadas y repicado en alveolo
grafting and propagation	injerto y multiplicación de plantas	en	shows	Budded roses and T-budded stone fruit
grafting and propagation	injerto y multiplicación de plantas	en	shows	Rooted cuttings under mist with IBA
grafting and propagation	injerto y multiplicación de plantas	en	shows	Nursery bench, whip-and-tongue on apple rootstock
grafting and propagation	injerto y multiplicación de plantas	en	shows	Took 1,000 softwood cuttings a day
grafting and propagation	injerto y multiplicación de plantas	es	near	Injertos capilares en clínica de Estambul
grafting and propagation	injerto y multiplicación de plantas	es	near	Tablas de multiplicar en clases de refuerzo
grafting and propagation	injerto y multiplicación de plantas	es	near	Venta de plantas en vivero, caja
grafting and propagation	injerto y multiplicación de plantas	en	near	Skin graft nursing care
grafting and propagation	injerto y multiplicación de plantas	en	near	Sold plants at a garden centre till
farm record keeping	cuaderno de explotación	es	shows	Apuntaba parcelas, tratamientos y cosechas para la inspección de la PAC
farm record keeping	cuaderno de explotación	es	shows	Trazabilidad de lotes desde finca a central en GlobalGAP
farm record keeping	cuaderno de explotación	es	shows	Cumplimentaba el SIEX y la solicitud única
farm record keeping	cuaderno de explotación	es	shows	Registros de medicamentos y movimientos en el libro ganadero
farm record keeping	cuaderno de explotación	es	shows	Pasé la auditoría de producción integrada sin reparos
farm record keeping	cuaderno de explotación	en	shows	Logged sprays, fields and yields for Red Tractor audits
farm record keeping	cuaderno de explotación	en	shows	Kept the herd register and medicine book up to date
farm record keeping	cuaderno de explotación	en	shows	Filed BPS claims and field maps on Gatekeeper
farm record keeping	cuaderno de explotación	en	shows	Passed GlobalGAP inspection with full lot traceability
farm record keeping	cuaderno de explotación	es	near	Escribía un cuaderno de viaje
farm record keeping	cuaderno de explotación	es	near	Encuadernaba cuadernos en imprenta
farm record keeping	cuaderno de explotación	es	near	Contable de una explotación hotelera
farm record keeping	cuaderno de explotación	en	near	Typed farm invoices for an accountant
farm record keeping	cuaderno de explotación	en	near	Kept a personal gardening diary
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	shows	Triaba pimientos por calibre y color en cinta
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	shows	Central de fruta: mallas, flowpack y paletizado
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	shows	Apartaba piezas con golpe o mancha antes de encajar
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	shows	Manipuladora en almacén de cítricos, carné al día
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	shows	Envasaba tomate cherry en tarrina para exportación
packing and grading of produce	clasificación y envasado de hortofrutícolas	en	shows	Sorted apples by size and blemish on the line
packing and grading of produce	clasificación y envasado de hortofrutícolas	en	shows	Packhouse operative, punnets, flow-wrap and pallets
packing and grading of produce	clasificación y envasado de hortofrutícolas	en	shows	Pulled bruised fruit before boxing for supermarkets
packing and grading of produce	clasificación y envasado de hortofrutícolas	en	shows	Graded potatoes to retailer spec, 12 tonnes an hour
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	near	Corregía y clasificaba exámenes
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	near	Empaquetaba regalos en campaña de Navidad
packing and grading of produce	clasificación y envasado de hortofrutícolas	es	near	Producía vídeos de recetas con verduras
packing and grading of produce	clasificación y envasado de hortofrutícolas	en	near	Graded student essays
packing and grading of produce	clasificación y envasado de hortofrutícolas	en	near	Packed parcels for an online clothing store
farm crew leadership	encargado de cuadrilla agrícola	es	shows	Manijero de veinte jornaleros en la aceituna
farm crew leadership	encargado de cuadrilla agrícola	es	shows	Repartía filas, anotaba jornales y llevaba la furgoneta
farm crew leadership	encargado de cuadrilla agrícola	es	shows	Capataz de finca de cítricos, 35 temporeros
farm crew leadership	encargado de cuadrilla agrícola	es	shows	Enseñaba a los nuevos a cortar sin dañar la planta
farm crew leadership	encargado de cuadrilla agrícola	es	shows	Controlaba rendimiento por persona y agua y sombra en verano
farm crew leadership	encargado de cuadrilla agrícola	en	shows	Gangmaster's foreman for 30 seasonal pickers
farm crew leadership	encargado de cuadrilla agrícola	en	shows	Set rows, kept tally sheets and drove the minibus
farm crew leadership	encargado de cuadrilla agrícola	en	shows	Showed new starters how to cut without bruising
farm crew leadership	encargado de cuadrilla agrícola	en	shows	Ran two picking teams and met daily crate targets
farm crew leadership	encargado de cuadrilla agrícola	es	near	Temporero en cuadrilla de recogida
farm crew leadership	encargado de cuadrilla agrícola	es	near	Encargada de tienda de productos agrícolas
farm crew leadership	encargado de cuadrilla agrícola	es	near	Capataz de cofradía en Semana Santa
farm crew leadership	encargado de cuadrilla agrícola	en	near	Seasonal picker in a gang of 30
farm crew leadership	encargado de cuadrilla agrícola	en	near	Crew member at a fast-food restaurant
furniture assembly and installation	montaje de muebles	es	shows	Cocinas y armarios a medida colocados en domicilio del cliente
furniture assembly and installation	montaje de muebles	es	shows	Montador de IKEA, seis servicios al día
furniture assembly and installation	montaje de muebles	es	shows	Nivelaba módulos, colgaba altos y ajustaba bisagras
furniture assembly and installation	montaje de muebles	es	shows	Instalaba vestidores y tapetas en obra nueva
furniture assembly and installation	montaje de muebles	es	shows	Montaba estanterías y mostradores en tiendas
furniture assembly and installation	montaje de muebles	en	shows	Fitted kitchens and wardrobes in customers' homes
furniture assembly and installation	montaje de muebles	en	shows	Flat-pack installer, six jobs a day for IKEA partner
furniture assembly and installation	montaje de muebles	en	shows	Levelled carcasses, hung doors and set hinges
furniture assembly and installation	montaje de muebles	en	shows	Put up shop counters and display units overnight
furniture assembly and installation	montaje de muebles	es	near	Montaje de vídeo para redes
furniture assembly and installation	montaje de muebles	es	near	Vendedor de muebles con diseño en 3D
furniture assembly and installation	montaje de muebles	es	near	Transporte de muebles en mudanzas
furniture assembly and installation	montaje de muebles	en	near	Sold sofas on commission
furniture assembly and installation	montaje de muebles	en	near	Carried wardrobes for a removals firm
cabinet making	ebanistería	es	shows	Cómodas y mesas de nogal con ensambles a cola de milano
cabinet making	ebanistería	es	shows	Oficial de taller, chapado y marquetería
cabinet making	ebanistería	es	shows	Ebanista autónomo: librerías macizas por encargo
cabinet making	ebanistería	es	shows	Restauraba escritorios del XIX con goma laca
cabinet making	ebanistería	es	shows	Cajeado y espiga en roble, acabado a muñequilla
cabinet making	ebanistería	en	shows	Hand-cut dovetails and veneered tops in walnut
cabinet making	ebanistería	en	shows	Bespoke bench joiner, freestanding pieces to drawing
cabinet making	ebanistería	en	shows	Made oak dressers and bookcases to commission
cabinet making	ebanistería	en	shows	Inlaid marquetry and French polished antiques
cabinet making	ebanistería	es	near	Montaba muebles de kit con llave Allen
cabinet making	ebanistería	es	near	Secretario de gabinete de prensa
cabinet making	ebanistería	es	near	Barnizaba puertas en cadena
cabinet making	ebanistería	en	near	Cabinet office civil servant
cabinet making	ebanistería	en	near	Assembled self-build shelving units
woodworking machinery	maquinaria de carpintería	es	shows	Escuadradora, cepillo y tupí en taller de quince operarios
woodworking machinery	maquinaria de carpintería	es	shows	Cambiaba sierras y cuchillas y ponía topes
woodworking machinery	maquinaria de carpintería	es	shows	Regruesaba tablones y cortaba tablero en seccionadora
woodworking machinery	maquinaria de carpintería	es	shows	Canteadora Homag y prensa de platos
woodworking machinery	maquinaria de carpintería	es	shows	Manejé la sierra de cinta y la fresadora doce años
woodworking machinery	maquinaria de carpintería	en	shows	Ran panel saw, spindle moulder and thicknesser
woodworking machinery	maquinaria de carpintería	en	shows	Set fences and changed tooling on four-siders
woodworking machinery	maquinaria de carpintería	en	shows	Ripped, planed and moulded hardwood stock
woodworking machinery	maquinaria de carpintería	en	shows	Edgebander and beam saw operator in a kitchen factory
woodworking machinery	maquinaria de carpintería	es	near	Maquinaria de movimiento de tierras
woodworking machinery	maquinaria de carpintería	es	near	Comercial de máquinas para la madera
woodworking machinery	maquinaria de carpintería	es	near	Herramienta manual de bricolaje en casa
woodworking machinery	maquinaria de carpintería	en	near	Sold woodworking machines at trade fairs
woodworking machinery	maquinaria de carpintería	en	near	Operated excavators on a building site
CNC wood machining	mecanizado CNC de madera	es	shows	Programaba Biesse Rover con bSolid y nesting
CNC wood machining	mecanizado CNC de madera	es	shows	Centro de tres ejes: taladrado y fresado de tablero
CNC wood machining	mecanizado CNC de madera	es	shows	Pasaba planos de AutoCAD a Alphacam
CNC wood machining	mecanizado CNC de madera	es	shows	Preparaba útiles y ventosas y lanzaba lotes de frentes
CNC wood machining	mecanizado CNC de madera	es	shows	Ajusté parámetros de avance y bajé el desperdicio un 8 %
CNC wood machining	mecanizado CNC de madera	en	shows	Nested sheets and ran a Biesse router
CNC wood machining	mecanizado CNC de madera	en	shows	Wrote toolpaths in Alphacam from CAD drawings
CNC wood machining	mecanizado CNC de madera	en	shows	Set pods and cutters for batch-drilled panels
CNC wood machining	mecanizado CNC de madera	en	shows	Operated a Homag Weeke, 300 doors a shift
CNC wood machining	mecanizado CNC de madera	es	near	Torno CNC de metal con control Fanuc
CNC wood machining	mecanizado CNC de madera	es	near	Corte a mano con caladora
CNC wood machining	mecanizado CNC de madera	es	near	Alimentaba tablero a la máquina que preparaba otro
CNC wood machining	mecanizado CNC de madera	en	near	Metal lathe programming on Fanuc
CNC wood machining	mecanizado CNC de madera	en	near	Stacked panels coming off the router
door and window fitting	colocación de puertas y ventanas	es	shows	Colgaba hojas y premarcos en promoción de 60 viviendas
door and window fitting	colocación de puertas y ventanas	es	shows	Puso cercos, tapajuntas y manillas en obra
door and window fitting	colocación de puertas y ventanas	es	shows	Ajuste de blindadas y correderas con Krona
door and window fitting	colocación de puertas y ventanas	es	shows	Colocador de carpintería exterior con espuma y silicona
door and window fitting	colocación de puertas y ventanas	es	shows	Cepillaba y bisagraba a medida en reformas
door and window fitting	colocación de puertas y ventanas	en	shows	Hung 30 internals a week on new builds
door and window fitting	colocación de puertas y ventanas	en	shows	Fitted frames, architrave, locks and closers
door and window fitting	colocación de puertas y ventanas	en	shows	Second-fix joiner, fire sets certified FD30
door and window fitting	colocación de puertas y ventanas	en	shows	Replaced rotten sashes and eased sticking leaves
door and window fitting	colocación de puertas y ventanas	es	near	Portero de finca urbana
door and window fitting	colocación de puertas y ventanas	es	near	Venta puerta a puerta
door and window fitting	colocación de puertas y ventanas	es	near	Abría las ventanas y ventilaba aulas
door and window fitting	colocación de puertas y ventanas	en	near	Door-to-door sales of glazing
door and window fitting	colocación de puertas y ventanas	en	near	Nightclub door staff
timber floor laying	instalación de tarima y parqué	es	shows	Acuchillado y barnizado de suelos de roble
timber floor laying	instalación de tarima y parqué	es	shows	Flotante clic con base acústica y rodapié, 40 m² al día
timber floor laying	instalación de tarima y parqué	es	shows	Parquetista: pegado en espiga sobre mortero
timber floor laying	instalación de tarima y parqué	es	shows	Clavaba rastreles y lamas de exterior en terrazas
timber floor laying	instalación de tarima y parqué	es	shows	Sacaba niveles y humedad antes de tender lamas
timber floor laying	instalación de tarima y parqué	en	shows	Laid engineered oak and herringbone blocks
timber floor laying	instalación de tarima y parqué	en	shows	Sanded and lacquered boards in period houses
timber floor laying	instalación de tarima y parqué	en	shows	Floated click laminate with underlay and trims
timber floor laying	instalación de tarima y parqué	en	shows	Decking on joists, hidden fixings
timber floor laying	instalación de tarima y parqué	es	near	Alicatador y solador de gres
timber floor laying	instalación de tarima y parqué	es	near	Enceraba suelos de madera en oficinas
timber floor laying	instalación de tarima y parqué	es	near	Tarima de escenario: actuaciones en directo
timber floor laying	instalación de tarima y parqué	en	near	Mopped and polished wooden floors
timber floor laying	instalación de tarima y parqué	en	near	Tiled bathrooms in porcelain
roof carpentry	carpintería de cubierta	es	shows	Cerchas, pares y correas de pino en cubiertas a dos aguas
roof carpentry	carpintería de cubierta	es	shows	Monté estructuras laminadas con grúa en polideportivo
roof carpentry	carpintería de cubierta	es	shows	Sustituía vigas podridas en casas de pueblo
roof carpentry	carpintería de cubierta	es	shows	Entablado y rastrelado previo a la teja
roof carpentry	carpintería de cubierta	es	shows	Artesonados y aleros con canes tallados
roof carpentry	carpintería de cubierta	en	shows	Pitched trusses and cut rafters on site
roof carpentry	carpintería de cubierta	en	shows	Framed gable and hip sections, purlins and ridge boards
roof carpentry	carpintería de cubierta	en	shows	Raised glulam portals with a crane crew
roof carpentry	carpintería de cubierta	en	shows	Swapped rotten joists and wall plates in barns
roof carpentry	carpintería de cubierta	es	near	Tejador: colocación de teja y canalón
roof carpentry	carpintería de cubierta	es	near	Marinero de cubierta en ferry
roof carpentry	carpintería de cubierta	es	near	Hacía puertas y cajones en taller
roof carpentry	carpintería de cubierta	en	near	Deckhand on a ferry
roof carpentry	carpintería de cubierta	en	near	Slated and felted by a roofing gang
reading joinery drawings	interpretación de planos de carpintería	es	shows	Sacaba despieces y cotas de las láminas del arquitecto
reading joinery drawings	interpretación de planos de carpintería	es	shows	Del alzado y la sección hacía la lista de corte
reading joinery drawings	interpretación de planos de carpintería	es	shows	Comprobaba medidas en obra contra el proyecto
reading joinery drawings	interpretación de planos de carpintería	es	shows	Detecté errores de cota antes de cortar
reading joinery drawings	interpretación de planos de carpintería	es	shows	Replanteaba a tamaño real en tablero
reading joinery drawings	interpretación de planos de carpintería	en	shows	Took cut lists off the architect's sections
reading joinery drawings	interpretación de planos de carpintería	en	shows	Set out full-size rods from elevations
reading joinery drawings	interpretación de planos de carpintería	en	shows	Checked site dimensions against drawings before machining
reading joinery drawings	interpretación de planos de carpintería	en	shows	Spotted clashes in details and raised RFIs
reading joinery drawings	interpretación de planos de carpintería	es	near	Intérprete de actores en primer plano
reading joinery drawings	interpretación de planos de carpintería	es	near	Pinto y dibujo en mi tiempo libre
reading joinery drawings	interpretación de planos de carpintería	es	near	Cepillaba tablas hasta dejarlas planas
reading joinery drawings	interpretación de planos de carpintería	en	near	Drew cartoons for a local paper
reading joinery drawings	interpretación de planos de carpintería	en	near	Filed drawings in the site office
wood finishing and varnishing	barnizado y acabado de madera	es	shows	Cabina de pistola con poliuretano y lacas al agua
wood finishing and varnishing	barnizado y acabado de madera	es	shows	Lijaba entre manos y daba fondo y terminación
wood finishing and varnishing	barnizado y acabado de madera	es	shows	Lacador de frentes de cocina, brillo y mate
wood finishing and varnishing	barnizado y acabado de madera	es	shows	Patinas, decapados y ceras en mueble rústico
wood finishing and varnishing	barnizado y acabado de madera	es	shows	Barnizaba pasamanos y escaleras in situ
wood finishing and varnishing	barnizado y acabado de madera	en	shows	Sprayed PU lacquer and water-based coats in booth
wood finishing and varnishing	barnizado y acabado de madera	en	shows	Sanded through grits, sealed, denibbed and top-coated
wood finishing and varnishing	barnizado y acabado de madera	en	shows	French polisher, shellac and wax on antiques
wood finishing and varnishing	barnizado y acabado de madera	en	shows	Stained oak to match samples
wood finishing and varnishing	barnizado y acabado de madera	es	near	Pintor de fachadas al silicato
wood finishing and varnishing	barnizado y acabado de madera	es	near	Barniz de uñas y manicura
wood finishing and varnishing	barnizado y acabado de madera	es	near	Acabado de textos y maquetación
wood finishing and varnishing	barnizado y acabado de madera	en	near	Nail varnish application in a salon
wood finishing and varnishing	barnizado y acabado de madera	en	near	Painted exterior masonry
furniture restoration	restauración de muebles	es	shows	Tratamiento de carcoma y consolidación con Paraloid
furniture restoration	restauración de muebles	es	shows	Devolvía a la vida sillas y consolas de anticuario
furniture restoration	restauración de muebles	es	shows	Reponía chapas perdidas y encolaba uniones flojas
furniture restoration	restauración de muebles	es	shows	Decapado, injertos de madera y goma laca
furniture restoration	restauración de muebles	es	shows	Restauré la sillería de un coro del siglo XVII
furniture restoration	restauración de muebles	en	shows	Repaired loose joints and replaced missing veneer
furniture restoration	restauración de muebles	en	shows	Treated woodworm and consolidated with resin
furniture restoration	restauración de muebles	en	shows	Brought Georgian chests back for auction houses
furniture restoration	restauración de muebles	en	shows	Stripped, patched and reshellacked period chairs
furniture restoration	restauración de muebles	es	near	Camarero en el sector de la restauración
furniture restoration	restauración de muebles	es	near	Compraventa de antigüedades en rastro
furniture restoration	restauración de muebles	es	near	Montaje de muebles nuevos de oficina
furniture restoration	restauración de muebles	en	near	Restaurant floor manager
furniture restoration	restauración de muebles	en	near	Dealt in antiques at weekend markets
upholstery	tapicería	es	shows	Cinchas, muelles y espuma nueva en sofás y butacas
upholstery	tapicería	es	shows	Cosía fundas y capitoné para hostelería
upholstery	tapicería	es	shows	Grapadora y tachuelas en cabeceros a medida
upholstery	tapicería	es	shows	Renové asientos de coches clásicos en polipiel
upholstery	tapicería	es	shows	Tapizaba 20 sillas por semana en taller propio
upholstery	tapicería	en	shows	Webbed, sprung and covered armchairs
upholstery	tapicería	en	shows	Deep-buttoned headboards and banquettes for pubs
upholstery	tapicería	en	shows	Stripped old hide and refitted car seats
upholstery	tapicería	en	shows	Cut and sewed fabric covers, patterned matched
upholstery	tapicería	es	near	Lavado de tapicerías con inyección-extracción
upholstery	tapicería	es	near	Vendedora de telas por metros
upholstery	tapicería	es	near	Tapices y bordados como afición
upholstery	tapicería	en	near	Shampooed sofas for a cleaning firm
upholstery	tapicería	en	near	Sold curtain fabric by the metre
measuring and quoting on site	toma de medidas y presupuesto	es	shows	Iba a casa del cliente con láser y salía con el precio
measuring and quoting on site	toma de medidas y presupuesto	es	shows	Valoraba material y horas para armarios y cocinas
measuring and quoting on site	toma de medidas y presupuesto	es	shows	Croquis acotado y oferta en 48 horas
measuring and quoting on site	toma de medidas y presupuesto	es	shows	Cerraba cuatro de cada diez encargos tras la visita
measuring and quoting on site	toma de medidas y presupuesto	es	shows	Calculaba tablero, herrajes y mano de obra por encargo
measuring and quoting on site	toma de medidas y presupuesto	en	shows	Surveyed kitchens with a laser and priced them next day
measuring and quoting on site	toma de medidas y presupuesto	en	shows	Worked out sheet, ironmongery and labour per job
measuring and quoting on site	toma de medidas y presupuesto	en	shows	Sketched and costed wardrobes at the client's home
measuring and quoting on site	toma de medidas y presupuesto	en	shows	Won 40% of jobs after the home visit
measuring and quoting on site	toma de medidas y presupuesto	es	near	Tomó medidas disciplinarias con el equipo
measuring and quoting on site	toma de medidas y presupuesto	es	near	Presupuestos generales del Estado: análisis
measuring and quoting on site	toma de medidas y presupuesto	es	near	Seguía la hoja de medidas que me daban
measuring and quoting on site	toma de medidas y presupuesto	en	near	Followed cut lists prepared by the surveyor
measuring and quoting on site	toma de medidas y presupuesto	en	near	Quoted sources in newspaper articles
formwork carpentry	encofrado	es	shows	Tableros y puntales para forjados y muros de hormigón
formwork carpentry	encofrado	es	shows	Oficial 1ª en estructura, paneles Doka y Peri
formwork carpentry	encofrado	es	shows	Replanteaba y apuntalaba pilares y vigas
formwork carpentry	encofrado	es	shows	Desencofraba a los siete días y limpiaba chapas
formwork carpentry	encofrado	es	shows	Montaba mesas y trepas en torres de doce plantas
formwork carpentry	encofrado	en	shows	Shuttered walls, columns and slabs with Peri panels
formwork carpentry	encofrado	en	shows	Carpenter on concrete frames, climbing systems
formwork carpentry	encofrado	en	shows	Set props, beams and ply decks for pours
formwork carpentry	encofrado	en	shows	Struck and cleaned shutters after curing
formwork carpentry	encofrado	es	near	Ferralla: atado de armaduras
formwork carpentry	encofrado	es	near	Vertía hormigón con cubilote
formwork carpentry	encofrado	es	near	Fabricaba formularios impresos en imprenta
formwork carpentry	encofrado	en	near	Fixed steel reinforcement cages
formwork carpentry	encofrado	en	near	Filled in forms at a site office
workshop safety	seguridad en taller de carpintería	es	shows	Protectores de disco y empujadores siempre puestos, cero accidentes en nueve años
workshop safety	seguridad en taller de carpintería	es	shows	Curso PRL de 20 h específico de la madera
workshop safety	seguridad en taller de carpintería	es	shows	Aspiración de polvo y gafas, exigidas a los aprendices
workshop safety	seguridad en taller de carpintería	es	shows	Revisaba resguardos y paros de emergencia cada lunes
workshop safety	seguridad en taller de carpintería	es	shows	Inspección de Trabajo sin requerimientos en el obrador
workshop safety	seguridad en taller de carpintería	en	shows	Checked guards, push sticks and e-stops before each run
workshop safety	seguridad en taller de carpintería	en	shows	Nine years on saws without a reportable injury
workshop safety	seguridad en taller de carpintería	en	shows	Dust extraction and RPE enforced with apprentices
workshop safety	seguridad en taller de carpintería	en	shows	Wrote risk assessments for the spindle and bandsaw
workshop safety	seguridad en taller de carpintería	es	near	Vigilante de seguridad en polígono
workshop safety	seguridad en taller de carpintería	es	near	Taller de teatro sobre la seguridad en uno mismo
workshop safety	seguridad en taller de carpintería	es	near	Baja por accidente con la sierra
workshop safety	seguridad en taller de carpintería	en	near	Security guard at a timber yard
workshop safety	seguridad en taller de carpintería	en	near	Attended a self-confidence workshop
interior painting	pintura de interiores	es	shows	Plástico mate en paredes y techos de pisos de alquiler
interior painting	pintura de interiores	es	shows	Encintaba, daba fondo y dos manos con rodillo
interior painting	pintura de interiores	es	shows	Quitaba gotelé y dejaba paredes lisas listas para color
interior painting	pintura de interiores	es	shows	Esmaltaba puertas, rodapiés y radiadores
interior painting	pintura de interiores	es	shows	Pinté 30 viviendas para una inmobiliaria en un año
interior painting	pintura de interiores	en	shows	Cut in, rolled and glossed rooms in occupied homes
interior painting	pintura de interiores	en	shows	Emulsion on walls and ceilings, two coats, masked and dusted
interior painting	pintura de interiores	en	shows	Decorator refreshing rental flats between tenants
interior painting	pintura de interiores	en	shows	Filled cracks, undercoated and finished woodwork
interior painting	pintura de interiores	es	near	Óleos y acuarelas expuestos en galería local
interior painting	pintura de interiores	es	near	Interiorista: elección de paletas y textiles
interior painting	pintura de interiores	es	near	Vendía pintura en mostrador de Leroy Merlin
interior painting	pintura de interiores	en	near	Exhibited oil paintings at a community gallery
interior painting	pintura de interiores	en	near	Mixed tins at a paint shop counter
façade painting and coating	pintura de fachadas	es	shows	Revestimiento acrílico desde andamio en bloques de ocho plantas
façade painting and coating	pintura de fachadas	es	shows	Trabajos verticales: repaso de grietas y siloxano
façade painting and coating	pintura de fachadas	es	shows	Hidrolavado, imprimación y dos manos de liso exterior
façade painting and coating	pintura de fachadas	es	shows	Colgado de cuerda pintando medianeras
façade painting and coating	pintura de fachadas	es	shows	Impermeabilizaba y daba color a patios de luces
façade painting and coating	pintura de fachadas	en	shows	Masonry coats from scaffold on a terrace of 12 houses
façade painting and coating	pintura de fachadas	en	shows	Rope access decorator on tower blocks
façade painting and coating	pintura de fachadas	en	shows	Pressure-washed, stabilised and rolled render
façade painting and coating	pintura de fachadas	en	shows	Filled cracks and applied silicone topcoat outdoors
façade painting and coating	pintura de fachadas	es	near	Fachadismo y diseño de escaparates
façade painting and coating	pintura de fachadas	es	near	Grafitero con murales en festivales
façade painting and coating	pintura de fachadas	es	near	Limpieza de fachadas con chorro
façade painting and coating	pintura de fachadas	en	near	Street mural artist at festivals
façade painting and coating	pintura de fachadas	en	near	Cleaned stone fronts with pressure washer
plastering	enlucido y yeso	es	shows	Guarnecido maestreado y perlita a mano
plastering	enlucido y yeso	es	shows	Oficial yesista con máquina de proyectar
plastering	enlucido y yeso	es	shows	Tendía y fratasaba techos con llana
plastering	enlucido y yeso	es	shows	Escayolista: molduras, fosas y cornisas
plastering	enlucido y yeso	es	shows	Maestras, reglas y remate de aristas en 40 pisos
plastering	enlucido y yeso	en	shows	Skimmed ceilings and boarded walls to a flat finish
plastering	enlucido y yeso	en	shows	Float and set, bonding and multi-finish
plastering	enlucido y yeso	en	shows	Ran cornice and patched lime on listed houses
plastering	enlucido y yeso	en	shows	Spray-applied gypsum with a PFT machine
plastering	enlucido y yeso	es	near	Auxiliar que ponía yesos en urgencias de traumatología
plastering	enlucido y yeso	es	near	Vendía sacos de yeso en almacén de construcción
plastering	enlucido y yeso	es	near	Amasaba y acercaba material al oficial
plastering	enlucido y yeso	en	near	Put casts on fractures in A&E
plastering	enlucido y yeso	en	near	Mixed buckets for the plasterer as a labourer
plasterboard and dry lining	tabiquería de pladur	es	shows	Perfilaba y atornillaba placa de yeso laminado con lana de roca
plasterboard and dry lining	tabiquería de pladur	es	shows	Trasdosados y techos continuos en oficinas
plasterboard and dry lining	tabiquería de pladur	es	shows	Pladurista: montantes, canales y encintado de juntas
plasterboard and dry lining	tabiquería de pladur	es	shows	Falso techo registrable 60x60 y foseados
plasterboard and dry lining	tabiquería de pladur	es	shows	Levantaba divisiones ligeras en locales comerciales
plasterboard and dry lining	tabiquería de pladur	en	shows	Metal stud partitions, boarded both sides and taped
plasterboard and dry lining	tabiquería de pladur	en	shows	MF ceilings and grid tiles in offices
plasterboard and dry lining	tabiquería de pladur	en	shows	Dryliner, jointed and sanded ready for decoration
plasterboard and dry lining	tabiquería de pladur	en	shows	Boxed in pipes and built bulkheads with Gyproc
plasterboard and dry lining	tabiquería de pladur	es	near	Tabiques de ladrillo hueco doble
plasterboard and dry lining	tabiquería de pladur	es	near	Ayudante que descargaba palés de placas
plasterboard and dry lining	tabiquería de pladur	es	near	Cirugía de tabique nasal: instrumentista
plasterboard and dry lining	tabiquería de pladur	en	near	Unloaded board pallets for the gang
plasterboard and dry lining	tabiquería de pladur	en	near	Built block partitions in mortar
bricklaying	albañilería	es	shows	Cara vista a una llaga, 500 piezas por jornada
bricklaying	albañilería	es	shows	Oficial 1ª: tabiques, cerramientos y arquetas
bricklaying	albañilería	es	shows	Levantaba muros de termoarcilla con mortero y plomada
bricklaying	albañilería	es	shows	Citaras, cargaderos y remates de huecos
bricklaying	albañilería	es	shows	Replanteaba, tiraba miras y enrasaba hiladas
bricklaying	albañilería	en	shows	Laid 600 a day, face work and English bond
bricklaying	albañilería	en	shows	Brickie on housing sites, footings to gables
bricklaying	albañilería	en	shows	Built garden walls, piers and arches to line
bricklaying	albañilería	en	shows	Raised blockwork cavities with ties and insulation
bricklaying	albañilería	es	near	Peón: subía ladrillos y hacía masa
bricklaying	albañilería	es	near	Fabricación de ladrillos en horno de cerámica
bricklaying	albañilería	es	near	Construía piezas de Lego en talleres infantiles
bricklaying	albañilería	en	near	Hod carrier serving two gangs
bricklaying	albañilería	en	near	Brick factory kiln operative
tiling	alicatado y solado	es	shows	Azulejos de baño y cocina con cemento cola y crucetas
tiling	alicatado y solado	es	shows	Gres porcelánico gran formato con ventosas y doble encolado
tiling	alicatado y solado	es	shows	Solador de terrazas con pendiente y junta
tiling	alicatado y solado	es	shows	Cortaba ingletes y enlechaba en reformas
tiling	alicatado y solado	es	shows	Mosaico de vaso y gresite en piscinas
tiling	alicatado y solado	en	shows	Set porcelain on walls and wet-room floors
tiling	alicatado y solado	en	shows	Large-format slabs, levelling clips, grouted and sealed
tiling	alicatado y solado	en	shows	Cut mitres and niches in bathroom refits
tiling	alicatado y solado	en	shows	Mosaic in pools and spas
tiling	alicatado y solado	es	near	Vendía azulejos en exposición de materiales
tiling	alicatado y solado	es	near	Tarima flotante y rodapié
tiling	alicatado y solado	es	near	Limpieza de juntas con vapor
tiling	alicatado y solado	en	near	Showroom sales of ceramic ranges
tiling	alicatado y solado	en	near	Steam-cleaned tiles and grout in kitchens
rendering and mortar work	revoco y enfoscado	es	shows	Mortero monocapa proyectado y raspado
rendering and mortar work	revoco y enfoscado	es	shows	Enfoscaba patios y medianeras con regla
rendering and mortar work	revoco y enfoscado	es	shows	Cal hidráulica y estuco en casas rurales
rendering and mortar work	revoco y enfoscado	es	shows	SATE: malla, adhesivo y acabado acrílico
rendering and mortar work	revoco y enfoscado	es	shows	Talochado fino en muros de bloque
rendering and mortar work	revoco y enfoscado	en	shows	Sand and cement scratch and top coats outdoors
rendering and mortar work	revoco y enfoscado	en	shows	Monocouche sprayed, scraped and beaded
rendering and mortar work	revoco y enfoscado	en	shows	EWI boards, mesh and silicone finish
rendering and mortar work	revoco y enfoscado	en	shows	Lime coats on stone barns
rendering and mortar work	revoco y enfoscado	es	near	Renderizado 3D de fachadas
rendering and mortar work	revoco y enfoscado	es	near	Pintaba paredes con rodillo
rendering and mortar work	revoco y enfoscado	es	near	Preparaba el cemento para otros oficiales
rendering and mortar work	revoco y enfoscado	en	near	3D rendering with V-Ray
rendering and mortar work	revoco y enfoscado	en	near	Rendered accounts to the board quarterly
scaffolding work	trabajo en andamios	es	shows	Montaba torres y plataformas tubulares con certificado
scaffolding work	trabajo en andamios	es	shows	Curso de 20 horas y arnés en fachadas de diez alturas
scaffolding work	trabajo en andamios	es	shows	Subía diagonales, rodapiés y mordazas con la cuadrilla
scaffolding work	trabajo en andamios	es	shows	Trabajé sobre borriquetas y colgados motorizados
scaffolding work	trabajo en andamios	es	shows	Revisaba anclajes y husillos cada mañana
scaffolding work	trabajo en andamios	en	shows	CISRS Part 2, tube and fitting up to 30 m
scaffolding work	trabajo en andamios	en	shows	Erected and struck towers, PASMA
scaffolding work	trabajo en andamios	en	shows	Fixed ledgers, toe boards and ties
scaffolding work	trabajo en andamios	en	shows	Tagged and inspected lifts weekly
scaffolding work	trabajo en andamios	es	near	Andamiaje pedagógico en aula de primaria
scaffolding work	trabajo en andamios	es	near	Alquiler de andamios: administrativa
scaffolding work	trabajo en andamios	es	near	Trabajo en andenes de estación
scaffolding work	trabajo en andamios	en	near	Scaffolded lessons for slow readers
scaffolding work	trabajo en andamios	en	near	Hired out scaffold as office clerk
surface preparation	preparación de superficies	es	shows	Lijado, emplastecido y sellado antes de dar color
surface preparation	preparación de superficies	es	shows	Rascaba pintura vieja y humedades con espátula
surface preparation	preparación de superficies	es	shows	Imprimación antióxido tras chorreo
surface preparation	preparación de superficies	es	shows	Tapaba con cinta y plástico todo lo que no se pintaba
surface preparation	preparación de superficies	es	shows	Aguaplast en grietas y lija fina entre manos
surface preparation	preparación de superficies	en	shows	Scraped, filled and sanded before any coat
surface preparation	preparación de superficies	en	shows	Grit-blasted and primed steelwork
surface preparation	preparación de superficies	en	shows	Stripped wallpaper and sealed stains
surface preparation	preparación de superficies	en	shows	Masked, degreased and keyed old gloss
surface preparation	preparación de superficies	es	near	Preparación de oposiciones a policía
surface preparation	preparación de superficies	es	near	Cálculo de superficies en geometría
surface preparation	preparación de superficies	es	near	Preparaba pedidos en un almacén de pinturas
surface preparation	preparación de superficies	en	near	Prepared orders in a paint warehouse
surface preparation	preparación de superficies	en	near	Surface design for textiles
wallpapering	empapelado	es	shows	Colocaba vinílicos y murales a caso perfecto
wallpapering	empapelado	es	shows	Encolaba tiras y cortaba encuentros con cúter
wallpapering	empapelado	es	shows	Revestí cien habitaciones de hotel con fibra y papel
wallpapering	empapelado	es	shows	Arrancaba capas viejas con vaporizador y ponía nuevas
wallpapering	empapelado	es	shows	Empapelé dormitorios casando dibujo
wallpapering	empapelado	en	shows	Hung vinyl and grasscloth, pattern matched
wallpapering	empapelado	en	shows	Pasted and butted drops in 100 hotel bedrooms
wallpapering	empapelado	en	shows	Steamed off old layers and lined walls
wallpapering	empapelado	en	shows	Papered feature walls and stairwells
wallpapering	empapelado	es	near	Archivo de papeles en oficina
wallpapering	empapelado	es	near	Fondos de pantalla diseñados para móvil
wallpapering	empapelado	es	near	Envolvía regalos con papel
wallpapering	empapelado	en	near	Designed phone wallpapers
wallpapering	empapelado	en	near	Sold wallpaper and paste in a decorating shop
decorative finishes	acabados decorativos	es	shows	Estuco veneciano y tadelakt en restaurantes
decorative finishes	acabados decorativos	es	shows	Efectos óxido, arena y cemento pulido
decorative finishes	acabados decorativos	es	shows	Microcemento en baños y encimeras
decorative finishes	acabados decorativos	es	shows	Imitaba mármoles y maderas con pincel
decorative finishes	acabados decorativos	es	shows	Pan de oro y pátinas en techos
decorative finishes	acabados decorativos	en	shows	Venetian polished plaster in hotel lobbies
decorative finishes	acabados decorativos	en	shows	Marbling, graining and gilding
decorative finishes	acabados decorativos	en	shows	Microcement on floors and showers
decorative finishes	acabados decorativos	en	shows	Sponge, stencil and metallic effects for retail
decorative finishes	acabados decorativos	es	near	Decoración de tartas con fondant
decorative finishes	acabados decorativos	es	near	Acabado de grado en diseño de interiores
decorative finishes	acabados decorativos	es	near	Pintura plástica lisa blanca
decorative finishes	acabados decorativos	en	near	Chose sofas and curtains for show flats
decorative finishes	acabados decorativos	en	near	Plain magnolia emulsion throughout
damp treatment and waterproofing	impermeabilización y humedades	es	shows	Tela asfáltica soldada a soplete en azoteas
damp treatment and waterproofing	impermeabilización y humedades	es	shows	Inyecciones contra capilaridad en planta baja
damp treatment and waterproofing	impermeabilización y humedades	es	shows	Caucho y malla en terrazas con goteras
damp treatment and waterproofing	impermeabilización y humedades	es	shows	Sellado de juntas de sótano con mortero hidrófugo
damp treatment and waterproofing	impermeabilización y humedades	es	shows	Impermeabilicé cubiertas planas con lámina EPDM
damp treatment and waterproofing	impermeabilización y humedades	en	shows	Torched felt and liquid membranes on flat roofs
damp treatment and waterproofing	impermeabilización y humedades	en	shows	Injected DPC and tanked basements
damp treatment and waterproofing	impermeabilización y humedades	en	shows	EPDM and GRP on garage roofs, leak-free
damp treatment and waterproofing	impermeabilización y humedades	en	shows	Diagnosed rising moisture with meter and replastered
damp treatment and waterproofing	impermeabilización y humedades	es	near	Vendía chubasqueros y ropa impermeable
damp treatment and waterproofing	impermeabilización y humedades	es	near	Deshumidificadores: venta en tienda
damp treatment and waterproofing	impermeabilización y humedades	es	near	Humedad relativa medida en cámara de maduración
damp treatment and waterproofing	impermeabilización y humedades	en	near	Sold waterproof jackets
damp treatment and waterproofing	impermeabilización y humedades	en	near	Mopped up after leaks
minor building refurbishment	reformas de vivienda	es	shows	Baños completos: demolición, fontanería, azulejo y remate
minor building refurbishment	reformas de vivienda	es	shows	Pisos integrales de 80 m² entregados en seis semanas
minor building refurbishment	reformas de vivienda	es	shows	Tiraba tabiques, hacía rozas y dejaba terminado
minor building refurbishment	reformas de vivienda	es	shows	Adecuación de locales con licencia de obra menor
minor building refurbishment	reformas de vivienda	es	shows	Multioficio: un poco de todo en casas antiguas
minor building refurbishment	reformas de vivienda	en	shows	Full bathroom strip-outs through to sealant
minor building refurbishment	reformas de vivienda	en	shows	Knocked through kitchens and made good
minor building refurbishment	reformas de vivienda	en	shows	Turned tired flats around in six weeks
minor building refurbishment	reformas de vivienda	en	shows	Multi-skilled handyman on void properties
minor building refurbishment	reformas de vivienda	es	near	Reforma laboral: análisis jurídico
minor building refurbishment	reformas de vivienda	es	near	Reformé el temario de la asignatura
minor building refurbishment	reformas de vivienda	es	near	Contraté a una empresa para mi cocina
minor building refurbishment	reformas de vivienda	en	near	Reformed the procurement policy
minor building refurbishment	reformas de vivienda	en	near	Hired builders for my own home extension
estimating materials and labour	medición y cálculo de materiales	es	shows	Sacaba sacos, metros y jornales antes de cada obra
estimating materials and labour	medición y cálculo de materiales	es	shows	Sobraba menos del 5 % de azulejo en mis encargos
estimating materials and labour	medición y cálculo de materiales	es	shows	Hacía el pedido de ladrillo y arena según plano
estimating materials and labour	medición y cálculo de materiales	es	shows	Calculaba litros por rendimiento y número de manos
estimating materials and labour	medición y cálculo de materiales	es	shows	Presupuestaba por m² con mi tabla de rendimientos
estimating materials and labour	medición y cálculo de materiales	en	shows	Worked out bags, blocks and days from drawings
estimating materials and labour	medición y cálculo de materiales	en	shows	Ordered tiles with under 5% waste
estimating materials and labour	medición y cálculo de materiales	en	shows	Priced per square metre from own output rates
estimating materials and labour	medición y cálculo de materiales	en	shows	Took off quantities for small extensions
estimating materials and labour	medición y cálculo de materiales	es	near	Recogía el material en el almacén
estimating materials and labour	medición y cálculo de materiales	es	near	Mediciones de ruido en obra
estimating materials and labour	medición y cálculo de materiales	es	near	Ensayo de materiales en laboratorio
estimating materials and labour	medición y cálculo de materiales	en	near	Collected materials from the merchant
estimating materials and labour	medición y cálculo de materiales	en	near	Tested concrete cubes in a lab
pipework installation	instalación de tuberías	es	shows	Multicapa, cobre y PEX en 60 viviendas de nueva planta
pipework installation	instalación de tuberías	es	shows	Soldaba cobre con estaño y tiraba montantes
pipework installation	instalación de tuberías	es	shows	Tendía ramales de agua fría y caliente por falso techo
pipework installation	instalación de tuberías	es	shows	Termofusión de PPR en hospital
pipework installation	instalación de tuberías	es	shows	Prensaba accesorios y hacía la prueba de presión
pipework installation	instalación de tuberías	en	shows	Ran copper and PEX first fix on 60 plots
pipework installation	instalación de tuberías	en	shows	Soldered and press-fitted hot and cold runs
pipework installation	instalación de tuberías	en	shows	Bent 22 mm tube and clipped risers
pipework installation	instalación de tuberías	en	shows	Pressure-tested mains to 10 bar before boarding
pipework installation	instalación de tuberías	es	near	Pipeline de datos en Airflow
pipework installation	instalación de tuberías	es	near	Ventas de tubería en almacén de suministros
pipework installation	instalación de tuberías	es	near	Limpieza de tubos de ensayo
pipework installation	instalación de tuberías	en	near	Built sales pipeline reports
pipework installation	instalación de tuberías	en	near	Merchant counter selling fittings
boiler installation and servicing	instalación y mantenimiento de calderas	es	shows	Cambiaba murales por condensación con su legalización
boiler installation and servicing	instalación y mantenimiento de calderas	es	shows	Revisión anual de Junkers y Vaillant, analizador de humos
boiler installation and servicing	instalación y mantenimiento de calderas	es	shows	SAT oficial: placas, sondas y vasos de expansión
boiler installation and servicing	instalación y mantenimiento de calderas	es	shows	Puesta en marcha y regulación de quemadores de gasóleo
boiler installation and servicing	instalación y mantenimiento de calderas	es	shows	Purgaba, limpiaba cuerpo y ajustaba CO2
boiler installation and servicing	instalación y mantenimiento de calderas	en	shows	Swapped combis and registered with Gas Safe
boiler installation and servicing	instalación y mantenimiento de calderas	en	shows	Annual services on Worcester and Vaillant, flue gas analysed
boiler installation and servicing	instalación y mantenimiento de calderas	en	shows	Replaced PCBs, fans and expansion vessels
boiler installation and servicing	instalación y mantenimiento de calderas	en	shows	Commissioned condensing units and filled benchmark
boiler installation and servicing	instalación y mantenimiento de calderas	es	near	Vendía calderas y estufas en exposición
boiler installation and servicing	instalación y mantenimiento de calderas	es	near	Caldero de cocina: preparación de guisos
boiler installation and servicing	instalación y mantenimiento de calderas	es	near	Llamaba al técnico cuando fallaba la calefacción
boiler installation and servicing	instalación y mantenimiento de calderas	en	near	Booked engineers for tenants' boiler services
boiler installation and servicing	instalación y mantenimiento de calderas	en	near	Sold central heating cover plans by phone
gas installation certification	carné de instalador de gas	es	shows	Habilitado categoría B por la Comunidad de Madrid
gas installation certification	carné de instalador de gas	es	shows	Firmaba boletines y certificados IRG-3
gas installation certification	carné de instalador de gas	es	shows	Inspecciones periódicas y pruebas de estanqueidad
gas installation certification	carné de instalador de gas	es	shows	Instalaciones receptoras individuales autorizadas por industria
gas installation certification	carné de instalador de gas	es	shows	Instalador A: ERM y colectivas
gas installation certification	carné de instalador de gas	en	shows	Gas Safe registered, CCN1, CENWAT, CKR1
gas installation certification	carné de instalador de gas	en	shows	Issued CP12 landlord certificates
gas installation certification	carné de instalador de gas	en	shows	ACS renewed 2024, domestic natural
gas installation certification	carné de instalador de gas	en	shows	Tightness tests and purging, signed off
gas installation certification	carné de instalador de gas	es	near	Repartidor de butano
gas installation certification	carné de instalador de gas	es	near	Lector de contadores a domicilio
gas installation certification	carné de instalador de gas	es	near	Preparándome para el examen de gas
gas installation certification	carné de instalador de gas	en	near	Delivered LPG bottles
gas installation certification	carné de instalador de gas	en	near	Studying for ACS next year
air conditioning installation	instalación de aire acondicionado	es	shows	Splits y conductos: vacío, carga y puesta en marcha
air conditioning installation	instalación de aire acondicionado	es	shows	Abocardaba, tiraba líneas y colgaba unidades exteriores
air conditioning installation	instalación de aire acondicionado	es	shows	VRV Daikin en hoteles y oficinas
air conditioning installation	instalación de aire acondicionado	es	shows	Montador de cassettes y fancoils
air conditioning installation	instalación de aire acondicionado	es	shows	Colocaba 2x1 en viviendas, tres por día en verano
air conditioning installation	instalación de aire acondicionado	en	shows	Hung splits, flared lines, vacuumed and charged
air conditioning installation	instalación de aire acondicionado	en	shows	VRF systems for Daikin in offices
air conditioning installation	instalación de aire acondicionado	en	shows	Fitted ducted and cassette units, commissioned
air conditioning installation	instalación de aire acondicionado	en	shows	Three wall units a day in peak season
air conditioning installation	instalación de aire acondicionado	es	near	Vendía climatizadores portátiles
air conditioning installation	instalación de aire acondicionado	es	near	Acondicionamiento físico en gimnasio
air conditioning installation	instalación de aire acondicionado	es	near	Limpieza de filtros en oficina
air conditioning installation	instalación de aire acondicionado	en	near	Sold portable coolers in store
air conditioning installation	instalación de aire acondicionado	en	near	Wiped down air vents in offices
refrigerant handling	manipulación de gases fluorados	es	shows	Certificado RITE con carga superior a 3 kg
refrigerant handling	manipulación de gases fluorados	es	shows	Recuperaba R-410A con máquina y báscula
refrigerant handling	manipulación de gases fluorados	es	shows	Detección de fugas y registro en libro de equipo
refrigerant handling	manipulación de gases fluorados	es	shows	Carnet de frigorista, R-32 y R-290
refrigerant handling	manipulación de gases fluorados	es	shows	Trasvase a botella y entrega a gestor autorizado
refrigerant handling	manipulación de gases fluorados	en	shows	F-Gas Category 1, recovery and leak checks
refrigerant handling	manipulación de gases fluorados	en	shows	Reclaimed R410A and weighed in charge
refrigerant handling	manipulación de gases fluorados	en	shows	EPA 608 Universal
refrigerant handling	manipulación de gases fluorados	en	shows	Logged leak tests under F-gas rules
refrigerant handling	manipulación de gases fluorados	es	near	Bebidas gaseosas: línea de envasado
refrigerant handling	manipulación de gases fluorados	es	near	Transporte de botellas de oxígeno
refrigerant handling	manipulación de gases fluorados	es	near	Reponía cámaras frigoríficas de supermercado
refrigerant handling	manipulación de gases fluorados	en	near	Filled supermarket fridges
refrigerant handling	manipulación de gases fluorados	en	near	Delivered bottled gas to restaurants
leak detection and repair	detección y reparación de fugas	es	shows	Geófono y cámara térmica para no romper de más
leak detection and repair	detección y reparación de fugas	es	shows	Urgencias de agua 24 h para aseguradoras
leak detection and repair	detección y reparación de fugas	es	shows	Localizaba escapes con gas trazador
leak detection and repair	detección y reparación de fugas	es	shows	Cambiaba el tramo picado y dejaba seco el vecino de abajo
leak detection and repair	detección y reparación de fugas	es	shows	Atendía avisos de filtraciones de Mapfre y Axa
leak detection and repair	detección y reparación de fugas	en	shows	Acoustic gear and tracer dye to find bursts
leak detection and repair	detección y reparación de fugas	en	shows	24h emergency calls for home insurers
leak detection and repair	detección y reparación de fugas	en	shows	Thermal imaging of underfloor loops, fixed same visit
leak detection and repair	detección y reparación de fugas	en	shows	Stopped drips, replaced pinholed copper
leak detection and repair	detección y reparación de fugas	es	near	Fuga de talento: informe de RR. HH.
leak detection and repair	detección y reparación de fugas	es	near	Filtración de documentos a la prensa
leak detection and repair	detección y reparación de fugas	es	near	Perito que valora daños por agua
leak detection and repair	detección y reparación de fugas	en	near	Data leak investigations
leak detection and repair	detección y reparación de fugas	en	near	Loss adjuster for escape of water
drain clearing	desatascos	es	shows	Camión cuba y manguera a presión en bajantes
drain clearing	desatascos	es	shows	Máquina de muelles en fregaderos y arquetas
drain clearing	desatascos	es	shows	Inspección con cámara de saneamiento
drain clearing	desatascos	es	shows	Vaciaba fosas sépticas y limpiaba colectores
drain clearing	desatascos	es	shows	Desatascaba comunidades, guardias de fin de semana
drain clearing	desatascos	en	shows	High-pressure jetting and rods for blockages
drain clearing	desatascos	en	shows	CCTV surveys of sewers
drain clearing	desatascos	en	shows	Unblocked sinks, stacks and gullies on call
drain clearing	desatascos	en	shows	Emptied septic tanks with a vac tanker
drain clearing	desatascos	es	near	Agilicé expedientes atascados en la administración
drain clearing	desatascos	es	near	Conductor parado en atascos de la M-30
drain clearing	desatascos	es	near	Venta de sosa y ambientadores
drain clearing	desatascos	en	near	Mopped floors after a blocked drain
drain clearing	desatascos	en	near	Cleared backlog of tickets
bathroom fitting	instalación de sanitarios	es	shows	Platos de ducha, inodoros y mamparas en un día
bathroom fitting	instalación de sanitarios	es	shows	Cambiaba bañera por ducha para mayores
bathroom fitting	instalación de sanitarios	es	shows	Colocaba lavabos suspendidos y cisternas empotradas
bathroom fitting	instalación de sanitarios	es	shows	Grifería, sifones y latiguillos en 200 hoteles
bathroom fitting	instalación de sanitarios	es	shows	Conectaba bidé, váter y termo y sellaba
bathroom fitting	instalación de sanitarios	en	shows	Swapped tubs for walk-in showers
bathroom fitting	instalación de sanitarios	en	shows	Hung basins, set WCs and concealed cisterns
bathroom fitting	instalación de sanitarios	en	shows	Second fix: taps, traps and shower screens
bathroom fitting	instalación de sanitarios	en	shows	Wet rooms for disabled adaptations
bathroom fitting	instalación de sanitarios	es	near	Personal sanitario en urgencias
bathroom fitting	instalación de sanitarios	es	near	Limpieza de aseos públicos
bathroom fitting	instalación de sanitarios	es	near	Venta de muebles de baño
bathroom fitting	instalación de sanitarios	en	near	Healthcare assistant on wards
bathroom fitting	instalación de sanitarios	en	near	Cleaned hotel bathrooms and restocked towels
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	shows	Tendía serpentines de PEX sobre tetones y equilibraba colectores
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	shows	Purgaba, añadía elementos y cambiaba llaves termostáticas
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	shows	Bitubo con cobre en edificio de 24 pisos
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	shows	Ajuste de caudales por circuito y curva climática
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	shows	Repartidores de costes y válvulas en comunidades
underfloor and radiator heating	calefacción por radiadores y suelo radiante	en	shows	Looped PEX on panels and balanced manifolds
underfloor and radiator heating	calefacción por radiadores y suelo radiante	en	shows	Added rads, TRVs and power-flushed sludge
underfloor and radiator heating	calefacción por radiadores y suelo radiante	en	shows	Two-pipe systems in a 24-flat block
underfloor and radiator heating	calefacción por radiadores y suelo radiante	en	shows	Zoned circuits with weather compensation
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	near	Radiadores de coche: sustitución
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	near	Encendía la estufa del local cada mañana
underfloor and radiator heating	calefacción por radiadores y suelo radiante	es	near	Suelo laminado compatible
underfloor and radiator heating	calefacción por radiadores y suelo radiante	en	near	Replaced car radiators
underfloor and radiator heating	calefacción por radiadores y suelo radiante	en	near	Sold electric heaters
heat pumps	aerotermia	es	shows	Monobloc y bibloc con depósito de inercia
heat pumps	aerotermia	es	shows	Altherma y Ecodan: montaje y parametrización
heat pumps	aerotermia	es	shows	Sustituí gasóleo por equipos aire-agua en 35 chalés
heat pumps	aerotermia	es	shows	Calculaba potencia y volumen de ACS para split hidráulico
heat pumps	aerotermia	es	shows	Puesta en marcha de bombas de calor con suelo radiante
heat pumps	aerotermia	en	shows	Air-source units, cylinders and buffer tanks
heat pumps	aerotermia	en	shows	MCS-accredited, 35 oil boilers replaced
heat pumps	aerotermia	en	shows	Commissioned Ecodan and Altherma
heat pumps	aerotermia	en	shows	Sized ASHP from heat loss survey
heat pumps	aerotermia	es	near	Bombas de piscina y filtros
heat pumps	aerotermia	es	near	Gestionaba subvenciones de eficiencia
heat pumps	aerotermia	es	near	Curso online de energías renovables sin práctica
heat pumps	aerotermia	en	near	Pool pump maintenance
heat pumps	aerotermia	en	near	Processed grant paperwork for green homes
solar thermal	energía solar térmica	es	shows	Captadores planos en cubierta con acumulador de 200 litros
solar thermal	energía solar térmica	es	shows	Vaso, glicol y grupo de bombeo del primario
solar thermal	energía solar térmica	es	shows	Revisaba sobrecalentamientos y reponía anticongelante
solar thermal	energía solar térmica	es	shows	Termosifones en viviendas de Andalucía
solar thermal	energía solar térmica	es	shows	Mantenía campos de captadores de un polideportivo
solar thermal	energía solar térmica	en	shows	Flat-plate collectors and twin-coil cylinders
solar thermal	energía solar térmica	en	shows	Topped up glycol and purged primary loop
solar thermal	energía solar térmica	en	shows	Thermosyphon units on rooftops
solar thermal	energía solar térmica	en	shows	Evacuated tube arrays on leisure centres
solar thermal	energía solar térmica	es	near	Paneles fotovoltaicos e inversores
solar thermal	energía solar térmica	es	near	Crema de protección solar: promotora
solar thermal	energía solar térmica	es	near	Medía sensaciones térmicas en encuestas
solar thermal	energía solar térmica	en	near	PV panels and inverters
solar thermal	energía solar térmica	en	near	Door-to-door sales of solar panels
ductwork and ventilation	conductos y ventilación	es	shows	Fibra Climaver: corte a inglete, grapado y cinta
ductwork and ventilation	conductos y ventilación	es	shows	Chapa helicoidal, rejillas y difusores en centro comercial
ductwork and ventilation	conductos y ventilación	es	shows	Montaba recuperadores y extracción de cocinas
ductwork and ventilation	conductos y ventilación	es	shows	Medía caudales con anemómetro y equilibraba bocas
ductwork and ventilation	conductos y ventilación	es	shows	Limpieza y cambio de filtros en UTA
ductwork and ventilation	conductos y ventilación	en	shows	Fabricated spiral runs, grilles and VCDs
ductwork and ventilation	conductos y ventilación	en	shows	Installed MVHR and kitchen extract
ductwork and ventilation	conductos y ventilación	en	shows	Balanced airflows with anemometer
ductwork and ventilation	conductos y ventilación	en	shows	AHU filter and belt changes
ductwork and ventilation	conductos y ventilación	es	near	Ventilación mecánica en UCI: enfermera
ductwork and ventilation	conductos y ventilación	es	near	Conductos auditivos: audiometrías
ductwork and ventilation	conductos y ventilación	es	near	Abría ventanas para airear aulas
ductwork and ventilation	conductos y ventilación	en	near	ICU ventilator nurse
ductwork and ventilation	conductos y ventilación	en	near	Cleaned vent covers in bathrooms
HVAC fault diagnosis	diagnóstico de averías de climatización	es	shows	Leía presiones, recalentamiento y códigos de error
HVAC fault diagnosis	diagnóstico de averías de climatización	es	shows	Con polímetro y manómetros sacaba el fallo en la primera visita
HVAC fault diagnosis	diagnóstico de averías de climatización	es	shows	Guardias de frío y clima en supermercados
HVAC fault diagnosis	diagnóstico de averías de climatización	es	shows	Compresores, placas y ventiladores: buscaba la causa
HVAC fault diagnosis	diagnóstico de averías de climatización	es	shows	Reducí reavisos del 18 al 6 %
HVAC fault diagnosis	diagnóstico de averías de climatización	en	shows	Read pressures, superheat and error codes on site
HVAC fault diagnosis	diagnóstico de averías de climatización	en	shows	First-visit fix 88% on chillers and splits
HVAC fault diagnosis	diagnóstico de averías de climatización	en	shows	Traced failed compressors, contactors and sensors
HVAC fault diagnosis	diagnóstico de averías de climatización	en	shows	On-call for supermarket cooling
HVAC fault diagnosis	diagnóstico de averías de climatización	es	near	Atendía el teléfono de averías y asignaba técnicos
HVAC fault diagnosis	diagnóstico de averías de climatización	es	near	Diagnóstico por imagen en hospital
HVAC fault diagnosis	diagnóstico de averías de climatización	es	near	Cambio de clima laboral: encuestas
HVAC fault diagnosis	diagnóstico de averías de climatización	en	near	Logged fault calls and dispatched engineers
HVAC fault diagnosis	diagnóstico de averías de climatización	en	near	Diagnosed car engines
technical regulations for building services	normativa RITE y CTE	es	shows	Memorias técnicas y legalización ante industria
technical regulations for building services	normativa RITE y CTE	es	shows	Cumplía IT 1.1 y exigencias de eficiencia en cada montaje
technical regulations for building services	normativa RITE y CTE	es	shows	Libro de mantenimiento y medición de rendimiento cada año
technical regulations for building services	normativa RITE y CTE	es	shows	DB-HS4 y HE aplicados al diseño de redes
technical regulations for building services	normativa RITE y CTE	es	shows	Pasaba inspecciones de OCA sin defectos
technical regulations for building services	normativa RITE y CTE	en	shows	Worked to Part L and G, notified building control
technical regulations for building services	normativa RITE y CTE	en	shows	Filled commissioning logs and compliance packs
technical regulations for building services	normativa RITE y CTE	en	shows	Water Regs and unvented G3 ticket
technical regulations for building services	normativa RITE y CTE	en	shows	Passed third-party inspections with no defects
technical regulations for building services	normativa RITE y CTE	es	near	Reglamento interno de la comunidad de vecinos
technical regulations for building services	normativa RITE y CTE	es	near	Citas de inspección de instalaciones: administrativa
technical regulations for building services	normativa RITE y CTE	es	near	Opositor a técnico de hacienda
technical regulations for building services	normativa RITE y CTE	en	near	School building rules prefect
technical regulations for building services	normativa RITE y CTE	en	near	HR regulations advisor
vehicle fault diagnosis	diagnosis de averías del automóvil	es	shows	Conectaba Bosch KTS y Launch y leía códigos OBD
vehicle fault diagnosis	diagnosis de averías del automóvil	es	shows	Sacaba la causa de testigos encendidos con osciloscopio
vehicle fault diagnosis	diagnosis de averías del automóvil	es	shows	Buscaba fallos intermitentes en CAN bus y sensores
vehicle fault diagnosis	diagnosis de averías del automóvil	es	shows	Jefe de máquina de diagnosis en concesionario Renault
vehicle fault diagnosis	diagnosis de averías del automóvil	es	shows	Borraba y comprobaba errores con VCDS y Autocom
vehicle fault diagnosis	diagnosis de averías del automóvil	en	shows	Read OBD codes with Snap-on and traced root cause
vehicle fault diagnosis	diagnosis de averías del automóvil	en	shows	Scoped sensors to find intermittent misfires
vehicle fault diagnosis	diagnosis de averías del automóvil	en	shows	Master tech for warning lights nobody else could fix
vehicle fault diagnosis	diagnosis de averías del automóvil	en	shows	Used ISTA and VCDS for CAN faults
vehicle fault diagnosis	diagnosis de averías del automóvil	es	near	Recibía al cliente y anotaba lo que decía que fallaba
vehicle fault diagnosis	diagnosis de averías del automóvil	es	near	Diagnóstico médico en consulta
vehicle fault diagnosis	diagnosis de averías del automóvil	es	near	Lavado y aspirado de coches
vehicle fault diagnosis	diagnosis de averías del automóvil	en	near	Took down customers' complaints at the service desk
vehicle fault diagnosis	diagnosis de averías del automóvil	en	near	Diagnosed printer faults
engine repair	reparación de motores	es	shows	Juntas de culata, segmentos y distribución
engine repair	reparación de motores	es	shows	Desmontaba y rectificaba bloques diésel
engine repair	reparación de motores	es	shows	Cambié turbos, inyectores y cadena en 1.6 HDi
engine repair	reparación de motores	es	shows	Ajuste de válvulas y montaje de cigüeñal
engine repair	reparación de motores	es	shows	Motorista en taller de vehículo industrial
engine repair	reparación de motores	en	shows	Rebuilt heads, rings and timing sets
engine repair	reparación de motores	en	shows	Stripped diesels and replaced turbos and injectors
engine repair	reparación de motores	en	shows	Head gaskets and cam chains on BMW N47
engine repair	reparación de motores	en	shows	Reconditioned blocks and set valve clearances
engine repair	reparación de motores	es	near	Motor de búsqueda: posicionamiento SEO
engine repair	reparación de motores	es	near	Vendía aceites y recambios de motor
engine repair	reparación de motores	es	near	Piloto de motos amateur
engine repair	reparación de motores	en	near	Search engine optimisation
engine repair	reparación de motores	en	near	Cold-called engine oil buyers
brake and suspension work	frenos y suspensión	es	shows	Pastillas, discos y purgado de líquido
brake and suspension work	frenos y suspensión	es	shows	Cambiaba amortiguadores, rótulas y silentblocks
brake and suspension work	frenos y suspensión	es	shows	Latiguillos, pinzas y bombines en furgonetas
brake and suspension work	frenos y suspensión	es	shows	Frenómetro y banco de holguras a diario
brake and suspension work	frenos y suspensión	es	shows	Muelles, copelas y paralelo después
brake and suspension work	frenos y suspensión	en	shows	Pads, discs, calipers and bleeding
brake and suspension work	frenos y suspensión	en	shows	Shocks, ball joints and bushes
brake and suspension work	frenos y suspensión	en	shows	Replaced drums and handbrake cables on vans
brake and suspension work	frenos y suspensión	en	shows	Roller test then alignment
brake and suspension work	frenos y suspensión	es	near	Suspensión de pagos: procedimiento concursal
brake and suspension work	frenos y suspensión	es	near	Guardafrenos de tren turístico
brake and suspension work	frenos y suspensión	es	near	Conducía con frenado eficiente
brake and suspension work	frenos y suspensión	en	near	Suspended staff after a disciplinary
brake and suspension work	frenos y suspensión	en	near	Drove economically as a rep
`;
