/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const buildingAndEngineeringPhrases = `
site management	jefatura de obra	es	shows	Dirigí la construcción de 84 viviendas, 9 M€, del vaciado a la entrega
site management	jefatura de obra	es	shows	Subcontratas, certificaciones y plazo de una nave de 12.000 m²
site management	jefatura de obra	es	shows	Al frente de un tramo de autovía con 60 operarios
site management	jefatura de obra	es	shows	Encargado general en rehabilitación de hospital en funcionamiento
site management	jefatura de obra	es	shows	Planning semanal, compras y producción de edificio de oficinas
site management	jefatura de obra	en	shows	Ran an 84-home build from dig to handover
site management	jefatura de obra	en	shows	Ran subcontractors, programme and spend on a 12,000 m² shed
site management	jefatura de obra	en	shows	Agent on a dual carriageway section, 60 men
site management	jefatura de obra	en	shows	SMSTS holder in charge of a hospital refurb
site management	jefatura de obra	es	near	Peón en obra de viviendas
site management	jefatura de obra	es	near	Gestión de sitio web
site management	jefatura de obra	es	near	Visitas de obra como comercial de ventanas
site management	jefatura de obra	en	near	Labourer on a housing job
structural calculation	cálculo de estructuras	es	shows	Forjados, pilares y muros dimensionados en CYPE
structural calculation	cálculo de estructuras	es	shows	Nave metálica en Robot según Eurocódigo 3
structural calculation	cálculo de estructuras	es	shows	Armado de losas y cimentación con EHE y Código Estructural
structural calculation	cálculo de estructuras	es	shows	Comprobación a flexión y flecha de vigas de 22 m
structural calculation	cálculo de estructuras	es	shows	Modelo SAP2000 de pasarela peatonal
structural calculation	cálculo de estructuras	en	shows	Sized slabs and columns in ETABS
structural calculation	cálculo de estructuras	en	shows	Steel portal frames to EC3 in Robot
structural calculation	cálculo de estructuras	en	shows	Rebar design for rafts and retaining walls
structural calculation	cálculo de estructuras	en	shows	Checked bending and deflection on 22 m beams
structural calculation	cálculo de estructuras	es	near	Encofrador de pilares y vigas
structural calculation	cálculo de estructuras	es	near	Cálculo de nóminas
structural calculation	cálculo de estructuras	es	near	Reestructuración de plantilla
surveying and setting out	topografía y replanteo	es	shows	Estación total Leica, ejes y cotas de zapatas
surveying and setting out	topografía y replanteo	es	shows	Levantamiento con GPS y curvas de nivel
surveying and setting out	topografía y replanteo	es	shows	Marcaba alineaciones de viales y pozos antes de excavar
surveying and setting out	topografía y replanteo	es	shows	Cubicación de tierras con dron y Cartomap
surveying and setting out	topografía y replanteo	es	shows	Nivelación de rasantes y control de asientos
surveying and setting out	topografía y replanteo	en	shows	Total station lines and levels for footings
surveying and setting out	topografía y replanteo	en	shows	GPS surveys and contour models
surveying and setting out	topografía y replanteo	en	shows	Pegged road centre lines and manholes before dig
surveying and setting out	topografía y replanteo	en	shows	Drone volumes of stockpiles
surveying and setting out	topografía y replanteo	es	near	Encuestas a pie de calle
surveying and setting out	topografía y replanteo	es	near	Lectura básica de mapas
surveying and setting out	topografía y replanteo	es	near	Replanteo de horarios
surveying and setting out	topografía y replanteo	en	near	Customer surveys by phone
surveying and setting out	topografía y replanteo	en	near	Set out tables in a hall
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	shows	Gantt de 900 actividades, camino crítico y retrasos
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	shows	Recuperé cinco semanas reordenando tajos
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	shows	P6 con recursos y curvas S para cliente
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	shows	Informe mensual de avance real contra previsto
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	shows	Programa de trabajos por fases con hitos de entrega
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	en	shows	900-line Gantt with critical path
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	en	shows	Clawed back five weeks by resequencing trades
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	en	shows	P6 baselines and S-curves for client
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	en	shows	Monthly progress against programme and EOT claims
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	near	Proyecto fin de grado
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	near	Planning semanal de turnos de tienda
earthworks and drainage	movimiento de tierras y saneamiento	es	shows	Desmontes, terraplenes y colectores de PVC 400
earthworks and drainage	movimiento de tierras y saneamiento	es	shows	180.000 m³ excavados y compactados al 98% Próctor
earthworks and drainage	movimiento de tierras y saneamiento	es	shows	Zanjas, pozos y pendientes de red separativa
earthworks and drainage	movimiento de tierras y saneamiento	es	shows	Explanada y drenaje de polígono
earthworks and drainage	movimiento de tierras y saneamiento	en	shows	Cut and fill of 180,000 m³, 98% Proctor
earthworks and drainage	movimiento de tierras y saneamiento	en	shows	Laid 400 mm sewers, manholes and falls
earthworks and drainage	movimiento de tierras y saneamiento	en	shows	Site strip, formation and French drains
earthworks and drainage	movimiento de tierras y saneamiento	en	shows	Attenuation tanks and outfalls on a housing plot
earthworks and drainage	movimiento de tierras y saneamiento	es	near	Jardinero con abonado de tierra
earthworks and drainage	movimiento de tierras y saneamiento	es	near	Desatasco de fregaderos
earthworks and drainage	movimiento de tierras y saneamiento	es	near	Movimiento vecinal por la tierra
earthworks and drainage	movimiento de tierras y saneamiento	en	near	Gardened with compost
concrete works control	control de ejecución de hormigón	es	shows	Probetas, cono de Abrams y rechazo de cubas
concrete works control	control de ejecución de hormigón	es	shows	Revisión de armados y recubrimientos antes de verter
concrete works control	control de ejecución de hormigón	es	shows	Vertidos de 300 m³ con bomba y curado
concrete works control	control de ejecución de hormigón	es	shows	Plan de ensayos y resistencias a 28 días
concrete works control	control de ejecución de hormigón	en	shows	Cubes, slump tests and rejected loads
concrete works control	control de ejecución de hormigón	en	shows	Checked rebar and cover before each pour
concrete works control	control de ejecución de hormigón	en	shows	300 m³ pumped pours and curing
concrete works control	control de ejecución de hormigón	en	shows	28-day strengths tracked against spec
concrete works control	control de ejecución de hormigón	es	near	Conductor de camión hormigonera
concrete works control	control de ejecución de hormigón	es	near	Fabricación de bloques y baldosas
concrete works control	control de ejecución de hormigón	es	near	Ideas concretas y claras
concrete works control	control de ejecución de hormigón	en	near	Ready-mix truck driver
concrete works control	control de ejecución de hormigón	en	near	Gave concrete examples in class
work certification and measurement	certificaciones y mediciones de obra	es	shows	Relaciones valoradas mensuales cobradas a origen
work certification and measurement	certificaciones y mediciones de obra	es	shows	Presto al día: partidas ejecutadas y contradictorios
work certification and measurement	certificaciones y mediciones de obra	es	shows	Cubicaba a pie de obra lo hecho por cada subcontrata
work certification and measurement	certificaciones y mediciones de obra	es	shows	Liquidación final y reclamación de modificados
work certification and measurement	certificaciones y mediciones de obra	en	shows	Monthly valuations and applications for payment
work certification and measurement	certificaciones y mediciones de obra	en	shows	Measured subcontract work on the ground
work certification and measurement	certificaciones y mediciones de obra	en	shows	Variations priced and agreed
work certification and measurement	certificaciones y mediciones de obra	en	shows	Final account settled with client
work certification and measurement	certificaciones y mediciones de obra	es	near	Certificado B2 de inglés
work certification and measurement	certificaciones y mediciones de obra	es	near	Toma de medidas en sastrería
work certification and measurement	certificaciones y mediciones de obra	es	near	Medición de tensión arterial
work certification and measurement	certificaciones y mediciones de obra	en	near	B2 language certificate
work certification and measurement	certificaciones y mediciones de obra	en	near	Took clothing measurements
roads and paving	firmes y pavimentación	es	shows	Extendido de mezclas bituminosas con control de temperatura
roads and paving	firmes y pavimentación	es	shows	14 km de carretera refundidos, zahorra y riego
roads and paving	firmes y pavimentación	es	shows	Jefe de tajo de aglomerado y fresado
roads and paving	firmes y pavimentación	es	shows	Adoquinado y bordillos en casco urbano
roads and paving	firmes y pavimentación	en	shows	Laid asphalt over 14 km, temperature checked
roads and paving	firmes y pavimentación	en	shows	Milling and surfacing ganger
roads and paving	firmes y pavimentación	en	shows	Sub-base, kerbs and block paving in a town centre
roads and paving	firmes y pavimentación	en	shows	Night resurfacing under lane closures
roads and paving	firmes y pavimentación	es	near	Conductor con 10 años de carretera
roads and paving	firmes y pavimentación	es	near	Solador de baños
roads and paving	firmes y pavimentación	es	near	Firme y decidido en negociaciones
roads and paving	firmes y pavimentación	en	near	Long-haul lorry driver
AutoCAD Civil 3D	AutoCAD Civil 3D	es	shows	Alineaciones, perfiles y volúmenes de viales en Autodesk
AutoCAD Civil 3D	AutoCAD Civil 3D	es	shows	Superficies y redes de tuberías para urbanización
AutoCAD Civil 3D	AutoCAD Civil 3D	es	shows	Modelos de carretera también en ISTRAM
AutoCAD Civil 3D	AutoCAD Civil 3D	es	shows	Rasantes y secciones transversales listas para obra
AutoCAD Civil 3D	AutoCAD Civil 3D	en	shows	Alignments, corridors and volumes in Autodesk
AutoCAD Civil 3D	AutoCAD Civil 3D	en	shows	Surfaces and pipe networks for housing estates
AutoCAD Civil 3D	AutoCAD Civil 3D	en	shows	Cross sections issued for construction
AutoCAD Civil 3D	AutoCAD Civil 3D	en	shows	Dwg road models shared with surveyors
AutoCAD Civil 3D	AutoCAD Civil 3D	es	near	Dibujo artístico en 3D Blender
AutoCAD Civil 3D	AutoCAD Civil 3D	es	near	Planos leídos en obra
AutoCAD Civil 3D	AutoCAD Civil 3D	es	near	Registro civil, tramitación
AutoCAD Civil 3D	AutoCAD Civil 3D	en	near	3D character art in Blender
AutoCAD Civil 3D	AutoCAD Civil 3D	en	near	Read drawings on site
bridge and tunnel works	puentes y túneles	es	shows	Viaducto de dovelas, tablero de 420 m
bridge and tunnel works	puentes y túneles	es	shows	Avance con rozadora y gunitado en el AVE
bridge and tunnel works	puentes y túneles	es	shows	Lanzamiento de vigas y postesado
bridge and tunnel works	puentes y túneles	es	shows	Impermeabilización y dovelas con tuneladora
bridge and tunnel works	puentes y túneles	en	shows	Segmental viaduct, 420 m deck
bridge and tunnel works	puentes y túneles	en	shows	NATM drives with sprayed concrete
bridge and tunnel works	puentes y túneles	en	shows	Beam launch and post-tensioning
bridge and tunnel works	puentes y túneles	en	shows	TBM rings on Crossrail
bridge and tunnel works	puentes y túneles	es	near	Puentes dentales en laboratorio
bridge and tunnel works	puentes y túneles	es	near	Trabajo en días de puente
bridge and tunnel works	puentes y túneles	es	near	Túnel de lavado, operario
bridge and tunnel works	puentes y túneles	en	near	Dental bridges in a lab
bridge and tunnel works	puentes y túneles	en	near	Car wash tunnel attendant
subcontractor coordination	coordinación de subcontratas	es	shows	18 gremios en marcha sin pisarse, reunión de lunes
subcontractor coordination	coordinación de subcontratas	es	shows	Contratación, planos y entradas de fontanero, pladur y electricista
subcontractor coordination	coordinación de subcontratas	es	shows	Papeles REA y TC en plataforma antes de entrar
subcontractor coordination	coordinación de subcontratas	es	shows	Penalicé retrasos y sustituí a un alicatador en 48 h
subcontractor coordination	coordinación de subcontratas	en	shows	18 trades on one job, Monday meetings
subcontractor coordination	coordinación de subcontratas	en	shows	Let packages to plumbers, dryliners and sparks
subcontractor coordination	coordinación de subcontratas	en	shows	Swapped a late tiler in 48 hours
subcontractor coordination	coordinación de subcontratas	en	shows	RAMS and inductions cleared for each gang
subcontractor coordination	coordinación de subcontratas	es	near	Trabajé para una subcontrata
subcontractor coordination	coordinación de subcontratas	es	near	Autónomo subcontratado de pladur
subcontractor coordination	coordinación de subcontratas	es	near	Coordinación de guardería
subcontractor coordination	coordinación de subcontratas	en	near	Employed by a subcontractor
geotechnical works	geotecnia y cimentaciones especiales	es	shows	Sondeos, SPT e informe del terreno
geotechnical works	geotecnia y cimentaciones especiales	es	shows	Pantallas, pilotes CPI-8 y micropilotes
geotechnical works	geotecnia y cimentaciones especiales	es	shows	Anclajes y taludes con inclinómetros
geotechnical works	geotecnia y cimentaciones especiales	es	shows	Mejora de suelos con jet grouting
geotechnical works	geotecnia y cimentaciones especiales	en	shows	Boreholes, SPTs and ground reports
geotechnical works	geotecnia y cimentaciones especiales	en	shows	CFA piles, diaphragm walls and micropiles
geotechnical works	geotecnia y cimentaciones especiales	en	shows	Anchors and slopes with inclinometers
geotechnical works	geotecnia y cimentaciones especiales	en	shows	Jet grouting under a live railway
geotechnical works	geotecnia y cimentaciones especiales	es	near	Geografía e historia
geotechnical works	geotecnia y cimentaciones especiales	es	near	Sondeos de opinión
geotechnical works	geotecnia y cimentaciones especiales	es	near	Peón en zapatas y hormigón de limpieza
public works tendering	licitación de obra pública	es	shows	Ofertas técnicas y memorias, 11 adjudicaciones de ADIF y ayuntamientos
public works tendering	licitación de obra pública	es	shows	Estudio de pliegos, visitas y baja económica
public works tendering	licitación de obra pública	es	shows	Clasificación C-2-4 y sobres en la Plataforma de Contratación
public works tendering	licitación de obra pública	es	shows	Programa, procedimientos y mejoras para puntuar
public works tendering	licitación de obra pública	en	shows	Method statements and bids, 11 council awards
public works tendering	licitación de obra pública	en	shows	PQQs, site visits and priced BoQs
public works tendering	licitación de obra pública	en	shows	Won framework places with National Highways
public works tendering	licitación de obra pública	es	near	Opositor a administración pública
public works tendering	licitación de obra pública	es	near	Operario municipal de obras
public works tendering	licitación de obra pública	es	near	Suministro de material licitado a tienda
public works tendering	licitación de obra pública	en	near	Civil service exam candidate
public works tendering	licitación de obra pública	en	near	Council road labourer
site team leadership	mando de equipos en obra	es	shows	45 personas entre capataces, oficiales y gruistas a mi cargo
site team leadership	mando de equipos en obra	es	shows	Reparto de tajos a las siete y parte diario
site team leadership	mando de equipos en obra	es	shows	Sin una hora de huelga en dos años de obra
site team leadership	mando de equipos en obra	en	shows	45 under me, foremen to crane drivers
site team leadership	mando de equipos en obra	en	shows	Morning briefings and daily diaries
site team leadership	mando de equipos en obra	en	shows	Two years without a stoppage
site team leadership	mando de equipos en obra	es	near	Parte de una cuadrilla de cinco
site team leadership	mando de equipos en obra	es	near	Equipo de obra alquilado: grupos y bombas
site team leadership	mando de equipos en obra	es	near	Mando a distancia de grúa
site team leadership	mando de equipos en obra	en	near	One of a five-man gang
site team leadership	mando de equipos en obra	en	near	Hired site equipment
basic and detailed design projects	proyecto básico y de ejecución	es	shows	22 viviendas unifamiliares visadas en el COAM
basic and detailed design projects	proyecto básico y de ejecución	es	shows	Planos, memoria y detalles constructivos hasta licencia
basic and detailed design projects	proyecto básico y de ejecución	es	shows	De la idea a los planos de obra de un colegio
basic and detailed design projects	proyecto básico y de ejecución	es	shows	Secciones, carpinterías y mediciones listas para contratar
basic and detailed design projects	proyecto básico y de ejecución	es	shows	Reforma integral de hotel de 60 habitaciones, documentación completa
basic and detailed design projects	proyecto básico y de ejecución	en	shows	RIBA stages 2 to 4 on 22 houses
basic and detailed design projects	proyecto básico y de ejecución	en	shows	Planning drawings through to construction packages
basic and detailed design projects	proyecto básico y de ejecución	en	shows	School scheme from sketch to tender set
basic and detailed design projects	proyecto básico y de ejecución	en	shows	Details, door schedules and specs ready to build
basic and detailed design projects	proyecto básico y de ejecución	es	near	Proyecto de vida en el extranjero
basic and detailed design projects	proyecto básico y de ejecución	es	near	Ejecución de tabiques según planos
basic and detailed design projects	proyecto básico y de ejecución	es	near	Maquetas de estudiante en primer curso
basic and detailed design projects	proyecto básico y de ejecución	en	near	Built partitions from drawings
basic and detailed design projects	proyecto básico y de ejecución	en	near	Project assistant in an NGO
Revit and BIM modelling	modelado Revit y BIM	es	shows	Familias paramétricas y LOD 300 de hospital
Revit and BIM modelling	modelado Revit y BIM	es	shows	Detección de interferencias en Navisworks
Revit and BIM modelling	modelado Revit y BIM	es	shows	BIM manager: EIR, BEP y nube de puntos
Revit and BIM modelling	modelado Revit y BIM	es	shows	Coordinación IFC de arquitectura e instalaciones
Revit and BIM modelling	modelado Revit y BIM	es	shows	Tablas y planos salidos del modelo central
Revit and BIM modelling	modelado Revit y BIM	en	shows	Parametric families at LOD 300 for a hospital
Revit and BIM modelling	modelado Revit y BIM	en	shows	Clash runs in Navisworks
Revit and BIM modelling	modelado Revit y BIM	en	shows	BEP, CDE and ISO 19650 lead
Revit and BIM modelling	modelado Revit y BIM	en	shows	IFC coordination with MEP
Revit and BIM modelling	modelado Revit y BIM	es	near	Modelo de pasarela
Revit and BIM modelling	modelado Revit y BIM	es	near	Dibujo 2D a mano
Revit and BIM modelling	modelado Revit y BIM	es	near	Visor de planos en tablet
Revit and BIM modelling	modelado Revit y BIM	en	near	Viewed PDFs on a tablet
AutoCAD drafting	delineación en AutoCAD	es	shows	Delineante: plantas, alzados y detalles a escala
AutoCAD drafting	delineación en AutoCAD	es	shows	Pasaba a dwg los croquis del arquitecto
AutoCAD drafting	delineación en AutoCAD	es	shows	Bloques, capas y láminas de 300 planos
AutoCAD drafting	delineación en AutoCAD	es	shows	As built de instalaciones tras toma de datos
AutoCAD drafting	delineación en AutoCAD	es	shows	Planos de carpintería metálica para taller
AutoCAD drafting	delineación en AutoCAD	en	shows	Draughtsman, plans and elevations to scale
AutoCAD drafting	delineación en AutoCAD	en	shows	Turned architects' sketches into dwg sheets
AutoCAD drafting	delineación en AutoCAD	en	shows	300 sheets with blocks and layer standards
AutoCAD drafting	delineación en AutoCAD	en	shows	As-built drawings after site measure
AutoCAD drafting	delineación en AutoCAD	es	near	Delineado de ojos y labios
AutoCAD drafting	delineación en AutoCAD	es	near	Lectura de planos en obra
AutoCAD drafting	delineación en AutoCAD	es	near	Dibujo artístico al carboncillo
AutoCAD drafting	delineación en AutoCAD	en	near	Eyeliner and make-up
AutoCAD drafting	delineación en AutoCAD	en	near	Read plans on site
building regulations (CTE)	normativa de edificación (CTE)	es	shows	Justificación DB-SI, DB-SUA y DB-HE en memorias
building regulations (CTE)	normativa de edificación (CTE)	es	shows	Recorridos de evacuación y sectores de incendio en centro comercial
building regulations (CTE)	normativa de edificación (CTE)	es	shows	Limitación de demanda con HULC
building regulations (CTE)	normativa de edificación (CTE)	es	shows	Accesibilidad y ordenanzas municipales comprobadas en cada licencia
building regulations (CTE)	normativa de edificación (CTE)	en	shows	Part B, L and M compliance statements
building regulations (CTE)	normativa de edificación (CTE)	en	shows	Escape routes and compartmentation in a mall
building regulations (CTE)	normativa de edificación (CTE)	en	shows	SAP calcs and U-values for warrants
building regulations (CTE)	normativa de edificación (CTE)	en	shows	Building control queries closed first time
building regulations (CTE)	normativa de edificación (CTE)	es	near	Normas de convivencia del edificio
building regulations (CTE)	normativa de edificación (CTE)	es	near	Conserje de edificio
building regulations (CTE)	normativa de edificación (CTE)	en	near	House rules in a block of flats
construction supervision by architect	dirección de obra	es	shows	Visitas semanales, libro de órdenes y certificado final
construction supervision by architect	dirección de obra	es	shows	Dirección facultativa de 120 viviendas
construction supervision by architect	dirección de obra	es	shows	Aparejador: control de materiales y ejecución
construction supervision by architect	dirección de obra	es	shows	Resolvía dudas de los encargados con croquis en el andamio
construction supervision by architect	dirección de obra	en	shows	Weekly inspections and instructions to contractor
construction supervision by architect	dirección de obra	en	shows	Contract administrator on 120 homes
construction supervision by architect	dirección de obra	en	shows	Snags, practical completion certificates
construction supervision by architect	dirección de obra	en	shows	Answered RFIs with sketches on scaffold
construction supervision by architect	dirección de obra	es	near	Dirección postal de la obra
construction supervision by architect	dirección de obra	es	near	Actor en obra de teatro dirigida
construction supervision by architect	dirección de obra	es	near	Repartidor en obras
construction supervision by architect	dirección de obra	en	near	Directed a school play
construction supervision by architect	dirección de obra	en	near	Delivered to building sites
bills of quantities and measurement	mediciones y presupuesto de obra	es	shows	Presto y Arquímedes, 1.400 partidas con descompuestos
bills of quantities and measurement	mediciones y presupuesto de obra	es	shows	Cubicación sobre plano y precios de la BCCA
bills of quantities and measurement	mediciones y presupuesto de obra	es	shows	Estimación de PEM por capítulos
bills of quantities and measurement	mediciones y presupuesto de obra	es	shows	Comparativo de ofertas de constructoras
bills of quantities and measurement	mediciones y presupuesto de obra	es	shows	Lista de partidas para licitar rehabilitación de 30 edificios
bills of quantities and measurement	mediciones y presupuesto de obra	en	shows	Take-off in CostX to NRM2
bills of quantities and measurement	mediciones y presupuesto de obra	en	shows	1,400 priced items with build-ups
bills of quantities and measurement	mediciones y presupuesto de obra	en	shows	Elemental cost plans at stage 2
bills of quantities and measurement	mediciones y presupuesto de obra	en	shows	Tender comparison of five contractors
bills of quantities and measurement	mediciones y presupuesto de obra	es	near	Presupuesto familiar mensual
bills of quantities and measurement	mediciones y presupuesto de obra	es	near	Factura de luz y consumos
bills of quantities and measurement	mediciones y presupuesto de obra	es	near	Cantidad de pedidos preparados
bills of quantities and measurement	mediciones y presupuesto de obra	en	near	Quantity of parcels sorted
construction cost control	control económico de obra	es	shows	Desviación del 1,2% sobre 8 M€ a fin de obra
construction cost control	control económico de obra	es	shows	Previsión a cierre por capítulo cada mes
construction cost control	control económico de obra	es	shows	Coste, producción y margen por unidad
construction cost control	control económico de obra	es	shows	Contuve contradictorios y revisión de precios
construction cost control	control económico de obra	en	shows	Final cost within 1.2% of £7m
construction cost control	control económico de obra	en	shows	Monthly CVRs and forecast to completion
construction cost control	control económico de obra	en	shows	Held back claims and fluctuations
construction cost control	control económico de obra	en	shows	Margin by package reported to directors
construction cost control	control económico de obra	es	near	Control de acceso a obra
construction cost control	control económico de obra	en	near	Site gate control
construction cost control	control económico de obra	en	near	Home economics class
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	shows	Reclamaciones, ampliaciones de plazo y notificaciones bajo Libro Rojo
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	shows	Órdenes de cambio y avisos tempranos
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	shows	Penalidades y retenciones negociadas con la constructora
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	shows	Arbitraje por sobrecostes en planta fotovoltaica
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	en	shows	Early warnings and compensation events
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	en	shows	Extensions of time and loss and expense under JCT
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	en	shows	Payment and pay-less notices on time
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	en	shows	Adjudication bundle for a £2m dispute
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	near	Contrato de obra y servicio
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	near	Firma de alquiler de maquinaria
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	near	Gestión administrativa de altas
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	en	near	Fixed-term employment contract
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	en	near	Plant hire tickets signed
urban planning permits	licencias y gestión urbanística	es	shows	Tramitación ante urbanismo, requerimientos y primera ocupación
urban planning permits	licencias y gestión urbanística	es	shows	Plan parcial y reparcelación de sector de 14 ha
urban planning permits	licencias y gestión urbanística	es	shows	Cédulas, informes de compatibilidad y declaraciones responsables
urban planning permits	licencias y gestión urbanística	es	shows	Cambio de uso de 30 locales a vivienda
urban planning permits	licencias y gestión urbanística	es	shows	Alegaciones al PGOU
urban planning permits	licencias y gestión urbanística	en	shows	Full and outline consents with councils
urban planning permits	licencias y gestión urbanística	en	shows	Discharge of conditions and S106
urban planning permits	licencias y gestión urbanística	en	shows	Change of use on 30 shops
urban planning permits	licencias y gestión urbanística	en	shows	Pre-app talks and design statements
urban planning permits	licencias y gestión urbanística	es	near	Licencia de taxi
urban planning permits	licencias y gestión urbanística	es	near	Huerto urbano vecinal
urban planning permits	licencias y gestión urbanística	es	near	Conductor de autobús urbano
urban planning permits	licencias y gestión urbanística	en	near	Urban bus driver
interior design	interiorismo	es	shows	Distribución, materiales y mobiliario de 18 restaurantes
interior design	interiorismo	es	shows	Selección de telas, luz y acabados para apartamentos de lujo
interior design	interiorismo	es	shows	Reforma de clínicas y tiendas con imagen de marca
interior design	interiorismo	es	shows	Moodboards y compra de muebles a medida
interior design	interiorismo	en	shows	Layouts, finishes and furniture for 18 restaurants
interior design	interiorismo	en	shows	FF&E schedules for hotels
interior design	interiorismo	en	shows	Fabrics and lighting for luxury flats
interior design	interiorismo	en	shows	Shop fit-outs on brand
interior design	interiorismo	es	near	Jugador de fútbol, posición interior
interior design	interiorismo	es	near	Pintor de interiores
interior design	interiorismo	es	near	Montador de muebles
3D rendering and visualisation	renders e infografía	es	shows	Imágenes en V-Ray y Lumion para comercializar promociones
3D rendering and visualisation	renders e infografía	es	shows	Recorridos virtuales desde SketchUp
3D rendering and visualisation	renders e infografía	es	shows	Fotomontajes de concursos
3D rendering and visualisation	renders e infografía	es	shows	Enscape en vivo ante el cliente
3D rendering and visualisation	renders e infografía	en	shows	V-Ray stills for off-plan brochures
3D rendering and visualisation	renders e infografía	en	shows	SketchUp and Lumion walkthroughs
3D rendering and visualisation	renders e infografía	en	shows	Live Enscape sessions with clients
3D rendering and visualisation	renders e infografía	es	near	Enlucido y raspado de fachadas
3D rendering and visualisation	renders e infografía	es	near	Impresora 3D doméstica
3D rendering and visualisation	renders e infografía	en	near	Rendered and plastered walls
building surveys and pathology	patologías e inspección de edificios	es	shows	ITE e IEE de 90 comunidades
building surveys and pathology	patologías e inspección de edificios	es	shows	Informe pericial por humedades y grietas
building surveys and pathology	patologías e inspección de edificios	es	shows	Testigos de yeso, catas y diagnóstico de aluminosis
building surveys and pathology	patologías e inspección de edificios	es	shows	Propuesta de refuerzo de forjados de madera
building surveys and pathology	patologías e inspección de edificios	en	shows	Level 3 home surveys
building surveys and pathology	patologías e inspección de edificios	en	shows	Diagnosed damp and cracks with tell-tales
building surveys and pathology	patologías e inspección de edificios	en	shows	Condition reports on 90 blocks
building surveys and pathology	patologías e inspección de edificios	es	near	Patología médica, auxiliar
building surveys and pathology	patologías e inspección de edificios	es	near	Vigilancia de edificios
building surveys and pathology	patologías e inspección de edificios	es	near	ITV de vehículos
building surveys and pathology	patologías e inspección de edificios	en	near	Hospital pathology porter
historic building restoration	rehabilitación de patrimonio	es	shows	Iglesia del XVI: cubiertas, cantería y artesonado
historic building restoration	rehabilitación de patrimonio	es	shows	BIC con informe de Comisión de Patrimonio
historic building restoration	rehabilitación de patrimonio	es	shows	Morteros de cal y consolidación de muros de tapial
historic building restoration	rehabilitación de patrimonio	es	shows	Palacio convertido en parador
historic building restoration	rehabilitación de patrimonio	en	shows	Grade II* church roof and stonework
historic building restoration	rehabilitación de patrimonio	en	shows	Listed building consent obtained
historic building restoration	rehabilitación de patrimonio	en	shows	Lime mortar repairs to a rammed-earth keep
historic building restoration	rehabilitación de patrimonio	es	near	Rehabilitación de rodilla
historic building restoration	rehabilitación de patrimonio	es	near	Gestión de patrimonios en banca
energy efficiency in buildings	eficiencia energética en edificación	es	shows	Passivhaus Designer, blower door 0,5
energy efficiency in buildings	eficiencia energética en edificación	es	shows	SATE y ventanas con fondos Next Generation
energy efficiency in buildings	eficiencia energética en edificación	es	shows	Pasé un bloque de letra F a B
energy efficiency in buildings	eficiencia energética en edificación	es	shows	LEED Gold en oficinas
energy efficiency in buildings	eficiencia energética en edificación	en	shows	Passivhaus designer, 0.5 ach
energy efficiency in buildings	eficiencia energética en edificación	en	shows	EWI and glazing grants
energy efficiency in buildings	eficiencia energética en edificación	en	shows	Block lifted from F to B
energy efficiency in buildings	eficiencia energética en edificación	en	shows	LEED Gold offices
energy efficiency in buildings	eficiencia energética en edificación	es	near	Persona enérgica y eficiente
energy efficiency in buildings	eficiencia energética en edificación	es	near	Bombillas cambiadas en casa
energy efficiency in buildings	eficiencia energética en edificación	es	near	Comercial de luz y gas
energy efficiency in buildings	eficiencia energética en edificación	en	near	Sold gas tariffs
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	shows	Oficial 1ª electricista en viviendas y locales, REBT
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	shows	Boletines y memorias como instalador autorizado
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	shows	Tirado de líneas, cuadros y tomas en 40 naves
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	shows	Acometidas, CGP y puesta a tierra
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	shows	Cableado y mecanismos de hotel de 200 habitaciones
low-voltage electrical installation	instalaciones eléctricas de baja tensión	en	shows	JIB approved electrician, homes and shops
low-voltage electrical installation	instalaciones eléctricas de baja tensión	en	shows	First and second fix on 200 hotel rooms
low-voltage electrical installation	instalaciones eléctricas de baja tensión	en	shows	18th Edition, boards and containment
low-voltage electrical installation	instalaciones eléctricas de baja tensión	en	shows	Wired 40 warehouses from mains to sockets
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	near	Dependiente en ferretería, sección eléctrica
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	near	Cambio de bombillas en mi comunidad
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	near	Lectura de contadores de luz
low-voltage electrical installation	instalaciones eléctricas de baja tensión	en	near	Sold sockets in a DIY store
low-voltage electrical installation	instalaciones eléctricas de baja tensión	en	near	Read electricity meters
PLC programming	programación de PLC	es	shows	TIA Portal, S7-1500 y escaleras de 400 segmentos
PLC programming	programación de PLC	es	shows	Secuencias de paletizado en Studio 5000
PLC programming	programación de PLC	es	shows	Lógica GRAFCET de línea de embotellado
PLC programming	programación de PLC	es	shows	Arranque en Brasil con cambios online en CPU
PLC programming	programación de PLC	es	shows	Omron Sysmac y Codesys para maquinaria a medida
PLC programming	programación de PLC	en	shows	Ladder and SCL on S7-1500
PLC programming	programación de PLC	en	shows	Studio 5000 sequences for palletisers
PLC programming	programación de PLC	en	shows	Online edits at start-up in Brazil
PLC programming	programación de PLC	en	shows	Codesys and Sysmac for special machines
PLC programming	programación de PLC	es	near	Pulsar marcha y paro de línea
PLC programming	programación de PLC	es	near	Programación web en PHP
PLC programming	programación de PLC	es	near	Cambio de baterías del autómata
PLC programming	programación de PLC	en	near	Pressed start and stop on a line
SCADA and HMI	SCADA y HMI	es	shows	Pantallas WinCC y alarmas de depuradora
SCADA and HMI	SCADA y HMI	es	shows	Ignition con históricos en SQL
SCADA and HMI	SCADA y HMI	es	shows	Sinópticos y recetas en panel Proface
SCADA and HMI	SCADA y HMI	es	shows	Telecontrol de 60 bombeos
SCADA and HMI	SCADA y HMI	en	shows	WinCC screens and alarms for a water plant
SCADA and HMI	SCADA y HMI	en	shows	Ignition tags and historian
SCADA and HMI	SCADA y HMI	en	shows	Recipes on Proface panels
SCADA and HMI	SCADA y HMI	en	shows	Telemetry for 60 pump stations
SCADA and HMI	SCADA y HMI	es	near	Visualizaba pantallas de producción
SCADA and HMI	SCADA y HMI	es	near	Diseño de interfaces móviles
SCADA and HMI	SCADA y HMI	es	near	Vigilancia de monitores CCTV
SCADA and HMI	SCADA y HMI	en	near	Watched line screens as operator
SCADA and HMI	SCADA y HMI	en	near	Mobile UI design
electrical panel building	montaje de cuadros eléctricos	es	shows	Mecanizado de placa, cableado y etiquetado según esquema
electrical panel building	montaje de cuadros eléctricos	es	shows	25 armarios de potencia al mes en taller
electrical panel building	montaje de cuadros eléctricos	es	shows	Prensado de terminales, embarrados y pruebas antes de expedir
electrical panel building	montaje de cuadros eléctricos	es	shows	Cuadrista de CCM hasta 1.600 A
electrical panel building	montaje de cuadros eléctricos	en	shows	Drilled, wired and ferruled from schematics
electrical panel building	montaje de cuadros eléctricos	en	shows	25 enclosures a month in the shop
electrical panel building	montaje de cuadros eléctricos	en	shows	Busbars, crimping and dead tests
electrical panel building	montaje de cuadros eléctricos	en	shows	MCCs up to 1,600 A
electrical panel building	montaje de cuadros eléctricos	es	near	Montaje de cuadros y marcos en galería
electrical panel building	montaje de cuadros eléctricos	es	near	Rearmar diferenciales en oficina
electrical panel building	montaje de cuadros eléctricos	es	near	Cuadro de mando en Excel
electrical panel building	montaje de cuadros eléctricos	en	near	Reset a breaker at work
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	shows	Proyectos P8 de 300 páginas con lista de bornes
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	shows	SEE Electrical: unifilares y multifilares
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	shows	Interpretaba unifilares para localizar averías
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	shows	Ingeniería eléctrica de maquinaria: macros y listados
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	en	shows	300-page P8 projects with terminal plans
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	en	shows	Single-lines and multi-lines in SEE Electrical
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	en	shows	Traced faults from prints
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	en	shows	Cable lists and macros for machine builds
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	near	Esquemas mentales de estudio
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	near	Montaje siguiendo indicaciones verbales
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	near	Planos de arquitectura
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	en	near	Wired by verbal direction
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	en	near	Mind maps for study
industrial electrical maintenance	mantenimiento eléctrico industrial	es	shows	Turno de averías en fábrica de cemento, 380 V
industrial electrical maintenance	mantenimiento eléctrico industrial	es	shows	Motores, contactores y variadores sustituidos en caliente de línea
industrial electrical maintenance	mantenimiento eléctrico industrial	es	shows	Preventivo de CT y termografías
industrial electrical maintenance	mantenimiento eléctrico industrial	es	shows	Paradas bajaron de 9 a 3 horas al mes
industrial electrical maintenance	mantenimiento eléctrico industrial	es	shows	Correctivo en prensas y hornos
industrial electrical maintenance	mantenimiento eléctrico industrial	en	shows	Shift sparks at a cement works
industrial electrical maintenance	mantenimiento eléctrico industrial	en	shows	Swapped motors, contactors and drives
industrial electrical maintenance	mantenimiento eléctrico industrial	en	shows	Thermal imaging and PPM on switchgear
industrial electrical maintenance	mantenimiento eléctrico industrial	en	shows	Downtime from nine to three hours a month
industrial electrical maintenance	mantenimiento eléctrico industrial	es	near	Limpieza industrial de naves
industrial electrical maintenance	mantenimiento eléctrico industrial	es	near	Avisos al electricista externo
industrial electrical maintenance	mantenimiento eléctrico industrial	es	near	Mantenimiento de jardines
industrial electrical maintenance	mantenimiento eléctrico industrial	en	near	Called in outside electricians
variable speed drives and motors	variadores de frecuencia y motores	es	shows	Parametrización de Altivar y Danfoss en bombeos
variable speed drives and motors	variadores de frecuencia y motores	es	shows	Rampas, autotuning y par en ABB ACS880
variable speed drives and motors	variadores de frecuencia y motores	es	shows	Servos Sinamics sincronizados
variable speed drives and motors	variadores de frecuencia y motores	es	shows	Sustitución de arrancadores por inverter con 20% menos consumo
variable speed drives and motors	variadores de frecuencia y motores	en	shows	Parameterised Altivar and Danfoss units
variable speed drives and motors	variadores de frecuencia y motores	en	shows	Ramp and torque tuning on ACS880
variable speed drives and motors	variadores de frecuencia y motores	en	shows	Synchronised Sinamics servos
variable speed drives and motors	variadores de frecuencia y motores	en	shows	Replaced starters with inverters, 20% less power
variable speed drives and motors	variadores de frecuencia y motores	es	near	Motores de combustión de coche
variable speed drives and motors	variadores de frecuencia y motores	es	near	Frecuencia de visitas a clientes
variable speed drives and motors	variadores de frecuencia y motores	es	near	Limpieza de motores
variable speed drives and motors	variadores de frecuencia y motores	en	near	Car engine mechanic
industrial instrumentation	instrumentación industrial	es	shows	Calibración de transmisores 4-20 mA y válvulas
industrial instrumentation	instrumentación industrial	es	shows	Lazos de presión y caudal en refinería
industrial instrumentation	instrumentación industrial	es	shows	Sustitución de sondas PT100 y caudalímetros con HART
industrial instrumentation	instrumentación industrial	es	shows	Hojas de calibración con Fluke y trazabilidad
industrial instrumentation	instrumentación industrial	en	shows	Calibrated 4-20 mA transmitters
industrial instrumentation	instrumentación industrial	en	shows	Loop checks in a refinery
industrial instrumentation	instrumentación industrial	en	shows	PT100s, flowmeters and HART set-up
industrial instrumentation	instrumentación industrial	en	shows	Positioners stroked and certified
industrial instrumentation	instrumentación industrial	es	near	Lectura de manómetros en ronda
medium and high voltage	media y alta tensión	es	shows	Maniobras en centros de 20 kV con cinco reglas de oro
medium and high voltage	media y alta tensión	es	shows	Empalmes y botellas de cable seco
medium and high voltage	media y alta tensión	es	shows	Líneas aéreas de 66 kV, trabajos en altura
medium and high voltage	media y alta tensión	es	shows	Celdas SF6 y protecciones ensayadas con Omicron
medium and high voltage	media y alta tensión	en	shows	11 kV switching, authorised person
medium and high voltage	media y alta tensión	en	shows	Jointed and terminated XLPE
medium and high voltage	media y alta tensión	en	shows	66 kV overhead lines
medium and high voltage	media y alta tensión	en	shows	SF6 gear and relay injection with Omicron
medium and high voltage	media y alta tensión	es	near	Tensión alta controlada con medicación
medium and high voltage	media y alta tensión	es	near	Instalador de enchufes en viviendas
medium and high voltage	media y alta tensión	es	near	Vigilante en subestación
medium and high voltage	media y alta tensión	en	near	High blood pressure clinic
medium and high voltage	media y alta tensión	en	near	House socket wiring
photovoltaic installation	instalación fotovoltaica	es	shows	300 tejados de autoconsumo con inversor Huawei
photovoltaic installation	instalación fotovoltaica	es	shows	Strings, CC y legalización con compensación
photovoltaic installation	instalación fotovoltaica	es	shows	Planta de 50 MW: hincado, módulos y conexionado
photovoltaic installation	instalación fotovoltaica	es	shows	Baterías y monitorización
photovoltaic installation	instalación fotovoltaica	en	shows	300 roofs with Huawei inverters
photovoltaic installation	instalación fotovoltaica	en	shows	Strung and commissioned 50 MW farm
photovoltaic installation	instalación fotovoltaica	en	shows	MCS installer, DNO papers
photovoltaic installation	instalación fotovoltaica	en	shows	Batteries and monitoring
photovoltaic installation	instalación fotovoltaica	es	near	Vendedor de placas a puerta fría
photovoltaic installation	instalación fotovoltaica	es	near	Tengo placas en casa
photovoltaic installation	instalación fotovoltaica	en	near	Door-to-door solar sales
photovoltaic installation	instalación fotovoltaica	en	near	Has panels at home
industrial robotics programming	programación de robots industriales	es	shows	Trayectorias KUKA KRL en célula de soldadura
industrial robotics programming	programación de robots industriales	es	shows	ABB RobotStudio y paletizado de 40 ciclos/min
industrial robotics programming	programación de robots industriales	es	shows	Fanuc con visión para bin picking
industrial robotics programming	programación de robots industriales	es	shows	Universal Robots integrado con pinza
industrial robotics programming	programación de robots industriales	en	shows	KRL paths in weld cells
industrial robotics programming	programación de robots industriales	en	shows	RobotStudio palletising at 40 a minute
industrial robotics programming	programación de robots industriales	en	shows	Fanuc with vision
industrial robotics programming	programación de robots industriales	en	shows	UR cobot with gripper integration
industrial robotics programming	programación de robots industriales	es	near	Robot de cocina, demostradora
industrial robotics programming	programación de robots industriales	es	near	Carga de piezas a célula
industrial robotics programming	programación de robots industriales	es	near	Robótica infantil extraescolar
industrial robotics programming	programación de robots industriales	en	near	Loaded parts into a cell
industrial robotics programming	programación de robots industriales	en	near	Kitchen robot demonstrator
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	shows	Nodos remotos ET200 y diagnosis de bus
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	shows	Pasarelas RTU a TCP entre contadores y autómata
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	shows	Anillo de switches Scalance con fibra
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	shows	OPC UA hacia MES
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	en	shows	ET200 nodes and bus diagnosis
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	en	shows	Scalance ring on fibre
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	en	shows	OPC UA up to MES
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	near	Redes sociales de empresa
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	near	Cableado de oficina RJ45
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	near	Redes de pesca industrial
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	en	near	Office LAN cabling
commissioning of machinery	puesta en marcha de maquinaria	es	shows	SAT y FAT de 18 líneas en Europa y México
commissioning of machinery	puesta en marcha de maquinaria	es	shows	Ajuste de tiempos, sensores y seguridades en casa de cliente
commissioning of machinery	puesta en marcha de maquinaria	es	shows	Desplazado seis meses al año arrancando plantas
commissioning of machinery	puesta en marcha de maquinaria	es	shows	Señales probadas una a una y entrega con formación
commissioning of machinery	puesta en marcha de maquinaria	en	shows	FAT and SAT on 18 lines
commissioning of machinery	puesta en marcha de maquinaria	en	shows	Tuned sensors and safeties at customer plants
commissioning of machinery	puesta en marcha de maquinaria	en	shows	Six months a year abroad on start-ups
commissioning of machinery	puesta en marcha de maquinaria	en	shows	I/O checked point by point, operators trained
commissioning of machinery	puesta en marcha de maquinaria	es	near	Encendido diario de la máquina
commissioning of machinery	puesta en marcha de maquinaria	es	near	Puesta a punto de coches
commissioning of machinery	puesta en marcha de maquinaria	es	near	Comisiones por venta de maquinaria
commissioning of machinery	puesta en marcha de maquinaria	en	near	Switched on the machine daily
commissioning of machinery	puesta en marcha de maquinaria	en	near	Sales commission on machinery
electrical testing and verification	mediciones y verificación eléctrica	es	shows	Aislamiento, tierra y disparo de diferenciales con Megger
electrical testing and verification	mediciones y verificación eléctrica	es	shows	OCA pasada sin defectos en 60 locales
electrical testing and verification	mediciones y verificación eléctrica	es	shows	Analizador de redes y corrección de factor de potencia
electrical testing and verification	mediciones y verificación eléctrica	en	shows	Insulation, earth and RCD trip times with Megger
electrical testing and verification	mediciones y verificación eléctrica	en	shows	EICRs on 600 rentals, 2391
electrical testing and verification	mediciones y verificación eléctrica	en	shows	Network analyser and power factor fixes
electrical testing and verification	mediciones y verificación eléctrica	es	near	Pruebas de nivel de inglés
electrical testing and verification	mediciones y verificación eléctrica	es	near	Medición para cortinas
electrical testing and verification	mediciones y verificación eléctrica	es	near	Busca polos de uso doméstico
electrical testing and verification	mediciones y verificación eléctrica	en	near	Level test in English
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	shows	Conjuntos de 800 piezas con planos y lista de materiales
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	shows	Chapa plegada y desarrollos para láser
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	shows	Diseñador de maquinaria de envasado en Inventor
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	shows	Superficies y moldes en Catia V5
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	shows	Utillajes y bastidores modelados desde croquis
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	en	shows	800-part assemblies with drawings and BOM
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	en	shows	Sheet metal flats ready for laser
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	en	shows	Packaging machines in Inventor
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	en	shows	Surfaces and moulds in Catia V5
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	near	Impresión 3D de figuras descargadas
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	near	Delineación 2D de viviendas
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	near	Trabajos sólidos y constantes
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	en	near	Printed downloaded figures
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	en	near	Two-dimensional house plans
CNC milling	fresado CNC	es	shows	Centro de mecanizado de 5 ejes Hermle, titanio aeronáutico
CNC milling	fresado CNC	es	shows	Oficial de Haas: preparación y primera pieza
CNC milling	fresado CNC	es	shows	Bloques de molde a 0,02 mm
CNC milling	fresado CNC	es	shows	Fresador con Fanuc y Heidenhain, ISO 6
CNC milling	fresado CNC	en	shows	Five-axis Hermle, titanium parts
CNC milling	fresado CNC	en	shows	Set Haas VMCs and proved first-offs
CNC milling	fresado CNC	en	shows	Mould blocks to 0.02 mm
CNC milling	fresado CNC	en	shows	Machinist on Heidenhain iTNC
CNC milling	fresado CNC	es	near	Fresas de Huelva, recolección
CNC milling	fresado CNC	es	near	Pulsar ciclo y descargar piezas
CNC milling	fresado CNC	es	near	Torno manual de prácticas
CNC milling	fresado CNC	en	near	Loaded parts, no setting
CNC turning	torneado CNC	es	shows	Tornero en Mazak y Doosan con barra
CNC turning	torneado CNC	es	shows	Ejes y casquillos a h6
CNC turning	torneado CNC	es	shows	Cabezal móvil Citizen para piezas médicas
CNC turning	torneado CNC	es	shows	Roscas y ranuras en inox, series de 5.000
CNC turning	torneado CNC	en	shows	Mazak and Doosan bar-fed lathes
CNC turning	torneado CNC	en	shows	Shafts and bushes to h6
CNC turning	torneado CNC	en	shows	Citizen sliding head, medical parts
CNC turning	torneado CNC	en	shows	Threads and grooves in stainless, 5,000-offs
CNC turning	torneado CNC	es	near	Controlador de tornos en el metro
CNC turning	torneado CNC	es	near	Torneo de pádel organizado
CNC turning	torneado CNC	es	near	Carpintero de torno de madera
g-code programming	programación ISO / G-code	es	shows	Ciclos fijos, subrutinas y macros a pie de máquina
g-code programming	programación ISO / G-code	es	shows	Corrección de avances y compensación de radio
g-code programming	programación ISO / G-code	es	shows	Edición G54 y paramétrica en Fagor
g-code programming	programación ISO / G-code	es	shows	Programaba en control conversacional Mazatrol
g-code programming	programación ISO / G-code	en	shows	Canned cycles, subs and macros at the control
g-code programming	programación ISO / G-code	en	shows	Cutter comp and feed edits
g-code programming	programación ISO / G-code	en	shows	Parametric code on Fagor
g-code programming	programación ISO / G-code	en	shows	Mazatrol conversational jobs
g-code programming	programación ISO / G-code	es	near	ISO 9001, lectura del manual
g-code programming	programación ISO / G-code	es	near	Programación en Python
g-code programming	programación ISO / G-code	es	near	Cargar programas ya hechos
g-code programming	programación ISO / G-code	en	near	Loaded proven programs only
CAM software (Mastercam)	software CAM (Mastercam)	es	shows	Trayectorias de desbaste y acabado en PowerMill
CAM software (Mastercam)	software CAM (Mastercam)	es	shows	HyperMill y postprocesado de 5 ejes
CAM software (Mastercam)	software CAM (Mastercam)	es	shows	Simulación contra colisiones en Vericut
CAM software (Mastercam)	software CAM (Mastercam)	es	shows	De sólido a programa en Fusion para 30 moldes
CAM software (Mastercam)	software CAM (Mastercam)	en	shows	Roughing and finishing paths in PowerMill
CAM software (Mastercam)	software CAM (Mastercam)	en	shows	HyperMill with five-axis post
CAM software (Mastercam)	software CAM (Mastercam)	en	shows	Vericut collision checks
CAM software (Mastercam)	software CAM (Mastercam)	en	shows	Solid to code in Fusion for 30 moulds
CAM software (Mastercam)	software CAM (Mastercam)	es	near	Cámara de vídeo profesional
CAM software (Mastercam)	software CAM (Mastercam)	es	near	Diseño sin mecanizar en AutoCAD
CAM software (Mastercam)	software CAM (Mastercam)	es	near	Webcam de oficina
dimensional metrology	metrología dimensional	es	shows	Micrómetros, alexómetros y tridimensional Mitutoyo
dimensional metrology	metrología dimensional	es	shows	Informes PPAP con Zeiss Calypso
dimensional metrology	metrología dimensional	es	shows	Comparador y mármol para planitudes de 5 micras
dimensional metrology	metrología dimensional	es	shows	Calibres pasa/no pasa en línea cada 20 piezas
dimensional metrology	metrología dimensional	en	shows	Micrometers, bore gauges and Mitutoyo CMM
dimensional metrology	metrología dimensional	en	shows	Calypso reports for PPAP
dimensional metrology	metrología dimensional	en	shows	5-micron flatness on granite
dimensional metrology	metrología dimensional	en	shows	Go/no-go checks every 20 parts
dimensional metrology	metrología dimensional	es	near	Pie de rey en catálogo, vendedor
dimensional metrology	metrología dimensional	es	near	Cinta métrica para muebles
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	shows	Cotas con datum, posición y perfil según ISO 1101
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	shows	Cadena de cotas de ensamblajes y ajustes H7/g6
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	shows	Acotaba planos para que el taller no dudase
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	shows	Stack-up de bisagra con 0,3 mm de juego
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	en	shows	Datums, position and profile to ASME Y14.5
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	en	shows	Stack-ups for hinge gap
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	en	shows	H7/g6 fits on drawings
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	en	shows	Read feature control frames and inspected to them
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	near	Tolerancia a la frustración
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	near	Geometría de bachillerato
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	near	Intolerancias alimentarias en carta
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	en	near	Tolerant team player
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	en	near	Food intolerance menus
finite element analysis	análisis por elementos finitos	es	shows	Ansys: tensiones y fatiga de soportes
finite element analysis	análisis por elementos finitos	es	shows	Mallado y contactos en Abaqus
finite element analysis	análisis por elementos finitos	es	shows	Bajé 18% el peso de un chasis sin superar límite elástico
finite element analysis	análisis por elementos finitos	es	shows	Modal y vibraciones en Nastran
finite element analysis	análisis por elementos finitos	en	shows	Stress and fatigue in Ansys
finite element analysis	análisis por elementos finitos	en	shows	Abaqus meshes with contact
finite element analysis	análisis por elementos finitos	en	shows	18% lighter chassis under yield
finite element analysis	análisis por elementos finitos	en	shows	Modal runs in Nastran
finite element analysis	análisis por elementos finitos	es	near	Elementos químicos, tabla periódica
finite element analysis	análisis por elementos finitos	es	near	Recursos finitos: ecologismo
finite element analysis	análisis por elementos finitos	en	near	Periodic table tutor
mechanical drawing interpretation	interpretación de planos mecánicos	es	shows	Montaba reductoras a partir del despiece
mechanical drawing interpretation	interpretación de planos mecánicos	es	shows	Acabados, cotas y simbología de taller sin ayuda
mechanical drawing interpretation	interpretación de planos mecánicos	es	shows	Preparaba pieza única viendo solo el papel
mechanical drawing interpretation	interpretación de planos mecánicos	es	shows	Cortes, vistas y roscas leídos a pie de máquina
mechanical drawing interpretation	interpretación de planos mecánicos	en	shows	Assembled gearboxes from exploded views
mechanical drawing interpretation	interpretación de planos mecánicos	en	shows	Finish marks, limits and threads read unaided
mechanical drawing interpretation	interpretación de planos mecánicos	en	shows	One-offs made straight from print
mechanical drawing interpretation	interpretación de planos mecánicos	en	shows	Worked from customer prints, first and third angle
mechanical drawing interpretation	interpretación de planos mecánicos	es	near	Planos de metro para turistas
mechanical drawing interpretation	interpretación de planos mecánicos	es	near	Mapas de reparto
mechanical drawing interpretation	interpretación de planos mecánicos	en	near	Metro map leaflets
mechanical drawing interpretation	interpretación de planos mecánicos	en	near	Acting and interpretation
hydraulics and pneumatics	hidráulica y neumática	es	shows	Cilindros, electroválvulas y grupos de presión reparados
hydraulics and pneumatics	hidráulica y neumática	es	shows	Esquemas Festo y detección de fugas
hydraulics and pneumatics	hidráulica y neumática	es	shows	Centrales Rexroth a 250 bar
hydraulics and pneumatics	hidráulica y neumática	es	shows	Latiguillos prensados y bombas de engranajes
hydraulics and pneumatics	hidráulica y neumática	en	shows	Rebuilt cylinders, valves and power packs
hydraulics and pneumatics	hidráulica y neumática	en	shows	Festo circuits and leak hunts
hydraulics and pneumatics	hidráulica y neumática	en	shows	Rexroth units at 250 bar
hydraulics and pneumatics	hidráulica y neumática	en	shows	Crimped hoses and gear pumps
hydraulics and pneumatics	hidráulica y neumática	es	near	Neumáticos cambiados en taller
hydraulics and pneumatics	hidráulica y neumática	es	near	Hidratación de piel
hydraulics and pneumatics	hidráulica y neumática	es	near	Fontanería de baño
machine setting and tool change	preparación y ajuste de máquinas	es	shows	SMED: de 70 a 22 minutos por cambio
machine setting and tool change	preparación y ajuste de máquinas	es	shows	Cero pieza, correctores y mordazas blandas
machine setting and tool change	preparación y ajuste de máquinas	es	shows	Preparador de prensas y troqueles
machine setting and tool change	preparación y ajuste de máquinas	es	shows	Reglaje de inyectoras y molde
machine setting and tool change	preparación y ajuste de máquinas	en	shows	Changeovers from 70 to 22 minutes
machine setting and tool change	preparación y ajuste de máquinas	en	shows	Work offsets, tool lengths and soft jaws
machine setting and tool change	preparación y ajuste de máquinas	en	shows	Press and die setter
machine setting and tool change	preparación y ajuste de máquinas	en	shows	Moulding machine set-ups
machine setting and tool change	preparación y ajuste de máquinas	es	near	Operario alimentando máquina
machine setting and tool change	preparación y ajuste de máquinas	es	near	Ajuste de precios
machine setting and tool change	preparación y ajuste de máquinas	en	near	Fed parts to a machine
plastic injection moulding	inyección de plástico	es	shows	Parámetros de Arburg y Engel: presión, temperatura, ciclo
plastic injection moulding	inyección de plástico	es	shows	Rechupes y rebabas corregidos en arranque
plastic injection moulding	inyección de plástico	es	shows	Moldes de 8 cavidades y colada caliente
plastic injection moulding	inyección de plástico	es	shows	Turno de 12 máquinas con robots
plastic injection moulding	inyección de plástico	en	shows	Pressure, heat and cycle on Arburg and Engel
plastic injection moulding	inyección de plástico	en	shows	Cured sinks and flash at start-up
plastic injection moulding	inyección de plástico	en	shows	Eight-cavity hot runner tools
plastic injection moulding	inyección de plástico	en	shows	Ran 12 presses on nights
plastic injection moulding	inyección de plástico	es	near	Poner inyecciones, enfermería
plastic injection moulding	inyección de plástico	es	near	Reciclaje de envases
plastic injection moulding	inyección de plástico	es	near	Envasado de piezas en bolsas
plastic injection moulding	inyección de plástico	en	near	Gave injections as a nurse
plastic injection moulding	inyección de plástico	en	near	Bagged finished parts
new product development	desarrollo de nuevos productos	es	shows	Prototipo, ensayo y serie de una bicicleta de carga
new product development	desarrollo de nuevos productos	es	shows	AMFE de diseño y validación con cliente
new product development	desarrollo de nuevos productos	es	shows	14 lanzamientos, de concepto a SOP
new product development	desarrollo de nuevos productos	es	shows	Dos patentes de mecanismo de cierre
new product development	desarrollo de nuevos productos	en	shows	Prototype, test and series of a cargo bike
new product development	desarrollo de nuevos productos	en	shows	DFMEA and customer validation
new product development	desarrollo de nuevos productos	en	shows	14 launches, concept to SOP
new product development	desarrollo de nuevos productos	en	shows	Two latch patents
new product development	desarrollo de nuevos productos	es	near	Promotora de novedades en súper
new product development	desarrollo de nuevos productos	es	near	Reposición de productos nuevos
new product development	desarrollo de nuevos productos	es	near	Desarrollo personal y yoga
new product development	desarrollo de nuevos productos	en	near	Stocked new products
new product development	desarrollo de nuevos productos	en	near	Personal development reader
grinding and surface finishing	rectificado y acabado superficial	es	shows	Planeadora y cilíndrica, Ra 0,2
grinding and surface finishing	rectificado y acabado superficial	es	shows	Pulido de moldes a espejo
grinding and surface finishing	rectificado y acabado superficial	es	shows	Afilado de fresas y brocas
grinding and surface finishing	rectificado y acabado superficial	en	shows	Surface and cylindrical, Ra 0.2
grinding and surface finishing	rectificado y acabado superficial	en	shows	Tool and cutter sharpening
grinding and surface finishing	rectificado y acabado superficial	es	near	Rectificar facturas erróneas
grinding and surface finishing	rectificado y acabado superficial	es	near	Molinillo de café, barista
grinding and surface finishing	rectificado y acabado superficial	es	near	Acabados de pintura en casa
grinding and surface finishing	rectificado y acabado superficial	en	near	Ground coffee beans
grinding and surface finishing	rectificado y acabado superficial	en	near	House painting finishes
MIG/MAG welding	soldadura MIG/MAG	es	shows	Semiautomática en estructura y remolques, hilo 1,2
MIG/MAG welding	soldadura MIG/MAG	es	shows	Cordones en ángulo PB y PF con tubular
MIG/MAG welding	soldadura MIG/MAG	es	shows	136 homologado en acero S355
MIG/MAG welding	soldadura MIG/MAG	es	shows	Oficial 1ª de hilo en calderería de tolvas
MIG/MAG welding	soldadura MIG/MAG	es	shows	Chasis y plataformas unidos con gas mezcla
MIG/MAG welding	soldadura MIG/MAG	en	shows	Wire-fed fabrication of trailers, 1.2 mm
MIG/MAG welding	soldadura MIG/MAG	en	shows	Fillets PB and PF with flux core
MIG/MAG welding	soldadura MIG/MAG	en	shows	Coded 135/136 on S355
MIG/MAG welding	soldadura MIG/MAG	en	shows	Skips and hoppers joined on mixed gas
MIG/MAG welding	soldadura MIG/MAG	es	near	Soldaba con estaño placas electrónicas
MIG/MAG welding	soldadura MIG/MAG	es	near	Ayudante pasando radial
MIG/MAG welding	soldadura MIG/MAG	es	near	Vendedor de equipos de soldar
MIG/MAG welding	soldadura MIG/MAG	en	near	Soldered circuit boards
MIG/MAG welding	soldadura MIG/MAG	en	near	Sold welding sets
TIG welding	soldadura TIG	es	shows	Inox alimentario, tubería sanitaria con purga
TIG welding	soldadura TIG	es	shows	141 en aluminio y chapa de 1 mm
TIG welding	soldadura TIG	es	shows	Raíz con aporte en tubo de 2 pulgadas, radiografiado
TIG welding	soldadura TIG	es	shows	Depósitos vinícolas AISI 316 sin color
TIG welding	soldadura TIG	en	shows	Sanitary stainless with purge
TIG welding	soldadura TIG	en	shows	141 on aluminium and 1 mm sheet
TIG welding	soldadura TIG	en	shows	Root runs on 2-inch pipe, X-rayed
TIG welding	soldadura TIG	en	shows	316 wine tanks, no discoloration
TIG welding	soldadura TIG	es	near	Soldadura por puntos en carrocería
TIG welding	soldadura TIG	es	near	Electrodo básico en vallas
TIG welding	soldadura TIG	es	near	Curso de iniciación de soldadura de 20 horas
TIG welding	soldadura TIG	en	near	Spot welding on car bodies
TIG welding	soldadura TIG	en	near	Stick welded fences
stick electrode welding	soldadura con electrodo	es	shows	111 con rutilo y básico en montaje
stick electrode welding	soldadura con electrodo	es	shows	Reparación de cazos y cuchillas en mina
stick electrode welding	soldadura con electrodo	es	shows	Uniones en posición PE en altura con E7018
stick electrode welding	soldadura con electrodo	es	shows	Tubería de oleoducto vertical descendente con celulósico
stick electrode welding	soldadura con electrodo	en	shows	111 with rutile and basic on site
stick electrode welding	soldadura con electrodo	en	shows	Bucket and blade repairs at a quarry
stick electrode welding	soldadura con electrodo	en	shows	Overhead E7018 up on steelwork
stick electrode welding	soldadura con electrodo	en	shows	Downhand cellulosic on pipelines
stick electrode welding	soldadura con electrodo	es	near	Electrodos de ECG en clínica
stick electrode welding	soldadura con electrodo	es	near	Palitos y manualidades
stick electrode welding	soldadura con electrodo	es	near	Hilo continuo en taller solamente
stick electrode welding	soldadura con electrodo	en	near	ECG electrodes in a clinic
stick electrode welding	soldadura con electrodo	en	near	Wire-feed shop work only
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	shows	Probetas 6G aprobadas por TÜV en vigor
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	shows	Carnés 141 y 111 en carbono e inox, H-L045
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	shows	Renovación bianual por Bureau Veritas
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	shows	Certificado ASME IX para tubería de proceso
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	en	shows	6G coupons passed, TÜV, in date
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	en	shows	Coded tickets 141/111 carbon and stainless
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	en	shows	ASME IX papers for process pipe
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	en	shows	Prolonged every six months by Lloyd's
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	near	Pendiente de examinarme de soldadura
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	near	Homologación de título de otro país
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	near	Diploma de asistencia a taller de metal
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	en	near	Hoping to get coded soon
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	en	near	Certificate of attendance, metalwork club
pipe fitting	tubería industrial	es	shows	Isométricas, spools y prefabricado en refinería
pipe fitting	tubería industrial	es	shows	Tubero de 2 a 24 pulgadas, bridas y codos
pipe fitting	tubería industrial	es	shows	Montaje de líneas de vapor y prueba hidrostática
pipe fitting	tubería industrial	es	shows	Corte, biselado y punteo según isométrico
pipe fitting	tubería industrial	en	shows	Isometrics, spools and prefab in a refinery
pipe fitting	tubería industrial	en	shows	Pipefitter from 2 to 24 inch
pipe fitting	tubería industrial	en	shows	Steam lines and hydro tests
pipe fitting	tubería industrial	en	shows	Cut, bevelled and tacked to iso
pipe fitting	tubería industrial	es	near	Fontanero de cocinas y baños
pipe fitting	tubería industrial	es	near	Vídeos en YouTube
boiler making and plate work	calderería	es	shows	Virolas, conos y depósitos de 60 m³
boiler making and plate work	calderería	es	shows	Desarrollos, trazado y curvado en rodillo
boiler making and plate work	calderería	es	shows	Calderero en astillero, bloques y refuerzos
boiler making and plate work	calderería	es	shows	Tolvas y ciclones de chapa de 12 mm
boiler making and plate work	calderería	es	shows	Intercambiadores y bafles montados en taller
boiler making and plate work	calderería	en	shows	Rolled shells, cones and 60 m³ tanks
boiler making and plate work	calderería	en	shows	Plater, marking out and developments
boiler making and plate work	calderería	en	shows	Shipyard blocks and stiffeners
boiler making and plate work	calderería	en	shows	Hoppers and cyclones in 12 mm plate
boiler making and plate work	calderería	es	near	Reparación de calderas de gas domésticas
boiler making and plate work	calderería	es	near	Calderos y cocina tradicional
boiler making and plate work	calderería	es	near	Carrocero de chapa fina
boiler making and plate work	calderería	en	near	Gas boiler servicing
boiler making and plate work	calderería	en	near	Car body panels
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	shows	Soplete y pantógrafo en chapa de 80 mm
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	shows	Hypertherm y anidado de piezas
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	shows	Desguace de buques con oxígeno y propano
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	shows	Biseles manuales a 30°
oxy-fuel and plasma cutting	oxicorte y corte por plasma	en	shows	Torch and profile burner on 80 mm plate
oxy-fuel and plasma cutting	oxicorte y corte por plasma	en	shows	Hypertherm tables and nesting
oxy-fuel and plasma cutting	oxicorte y corte por plasma	en	shows	Broke up ships with oxy-propane
oxy-fuel and plasma cutting	oxicorte y corte por plasma	en	shows	Hand bevels at 30 degrees
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	near	Donante de plasma
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	near	Corte y confección
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	near	Televisor de plasma
metal structure assembly	montaje de estructura metálica	es	shows	Naves atornilladas con plataforma y grúa
metal structure assembly	montaje de estructura metálica	es	shows	Montador de pórticos, correas y cubiertas
metal structure assembly	montaje de estructura metálica	es	shows	Apriete de pernos a par y nivelado de placas
metal structure assembly	montaje de estructura metálica	es	shows	Torres eléctricas izadas por tramos
metal structure assembly	montaje de estructura metálica	en	shows	Erected portal sheds with crane and MEWP
metal structure assembly	montaje de estructura metálica	en	shows	Purlins, frames and cladding
metal structure assembly	montaje de estructura metálica	en	shows	Torqued bolts and plumbed columns
metal structure assembly	montaje de estructura metálica	en	shows	Lattice towers section by section
metal structure assembly	montaje de estructura metálica	es	near	Montador de muebles de cocina
metal structure assembly	montaje de estructura metálica	es	near	Estructura de ventas
metal structure assembly	montaje de estructura metálica	es	near	Montaje de vídeo
metal structure assembly	montaje de estructura metálica	en	near	Kitchen unit fitter
weld inspection and NDT	inspección de soldadura y END	es	shows	Líquidos penetrantes y partículas nivel II
weld inspection and NDT	inspección de soldadura y END	es	shows	CSWIP 3.1, visual y dossier de calidad
weld inspection and NDT	inspección de soldadura y END	es	shows	Ultrasonidos y placas radiográficas interpretadas
weld inspection and NDT	inspección de soldadura y END	es	shows	WPS, PQR y rechazo de poros
weld inspection and NDT	inspección de soldadura y END	en	shows	Dye pen and mag particle level II
weld inspection and NDT	inspección de soldadura y END	en	shows	CSWIP 3.1 visual and dossiers
weld inspection and NDT	inspección de soldadura y END	en	shows	UT scans and film reading
weld inspection and NDT	inspección de soldadura y END	en	shows	WPS, PQR and porosity rejects
weld inspection and NDT	inspección de soldadura y END	es	near	Mis soldaduras pasaron inspección
weld inspection and NDT	inspección de soldadura y END	es	near	Inspector de trabajo
weld inspection and NDT	inspección de soldadura y END	en	near	My welds were inspected
weld inspection and NDT	inspección de soldadura y END	en	near	Ultrasound clinic receptionist
sheet metal bending	plegado de chapa	es	shows	Plegadora Amada, 3 mm inox
sheet metal bending	plegado de chapa	es	shows	Programación de ángulos y tope en Trumpf
sheet metal bending	plegado de chapa	es	shows	Punzonadora y cizalla, series cortas
sheet metal bending	plegado de chapa	es	shows	Cajas y armarios desde desarrollo plano
sheet metal bending	plegado de chapa	en	shows	Amada press brake, 3 mm stainless
sheet metal bending	plegado de chapa	en	shows	Angles and back gauge on Trumpf
sheet metal bending	plegado de chapa	en	shows	Punch and guillotine, short runs
sheet metal bending	plegado de chapa	en	shows	Cabinets from flat blanks
sheet metal bending	plegado de chapa	es	near	Plegado de ropa en lavandería
sheet metal bending	plegado de chapa	es	near	Chapas y pins publicitarios
sheet metal bending	plegado de chapa	es	near	Chapa y pintura de coches
sheet metal bending	plegado de chapa	en	near	Car body and paint
grinding and dressing of welds	repasado y amolado	es	shows	Radial y fresa para dejar uniones enrasadas
grinding and dressing of welds	repasado y amolado	es	shows	Pulido de inox grano 320
grinding and dressing of welds	repasado y amolado	es	shows	Eliminar proyecciones y rebabas antes de pintura
grinding and dressing of welds	repasado y amolado	en	shows	Angle grinder, flush joints
grinding and dressing of welds	repasado y amolado	en	shows	320 grit on stainless
grinding and dressing of welds	repasado y amolado	en	shows	Spatter and burrs off before paint
grinding and dressing of welds	repasado y amolado	es	near	Molienda de café
grinding and dressing of welds	repasado y amolado	es	near	Repaso escolar a niños
grinding and dressing of welds	repasado y amolado	es	near	Afilador de cuchillos ambulante
work at height and confined spaces	trabajos en altura y espacios confinados	es	shows	Arnés y línea de vida en torres y chimeneas
work at height and confined spaces	trabajos en altura y espacios confinados	es	shows	Interior de tanques con medidor y recurso preventivo
work at height and confined spaces	trabajos en altura y espacios confinados	es	shows	Cursos 8 h altura y permiso de entrada en silos
work at height and confined spaces	trabajos en altura y espacios confinados	es	shows	Paradas de petroquímica dentro de columnas
work at height and confined spaces	trabajos en altura y espacios confinados	en	shows	Harness and lifeline on stacks
work at height and confined spaces	trabajos en altura y espacios confinados	en	shows	Inside tanks with gas monitor and top man
work at height and confined spaces	trabajos en altura y espacios confinados	en	shows	IPAF and entry tickets
work at height and confined spaces	trabajos en altura y espacios confinados	en	shows	Shutdown work inside vessels
work at height and confined spaces	trabajos en altura y espacios confinados	es	near	Confinamiento en pandemia
shutdown and plant turnaround work	paradas de planta	es	shows	Repsol Cartagena y Cepsa, 12 h por turno
shutdown and plant turnaround work	paradas de planta	es	shows	Cambio de haces y juntas en 21 días
shutdown and plant turnaround work	paradas de planta	es	shows	Desplazado en nucleares durante la recarga
shutdown and plant turnaround work	paradas de planta	es	shows	Equipo de noche en la revisión general de Petronor
shutdown and plant turnaround work	paradas de planta	en	shows	Grangemouth and Stanlow, 12-hour shifts
shutdown and plant turnaround work	paradas de planta	en	shows	Bundle pulls and gaskets in 21 days
shutdown and plant turnaround work	paradas de planta	en	shows	Nuclear outage crews
shutdown and plant turnaround work	paradas de planta	en	shows	Nights on a cat cracker overhaul
shutdown and plant turnaround work	paradas de planta	es	near	Parada de autobús
shutdown and plant turnaround work	paradas de planta	es	near	En paro desde junio
shutdown and plant turnaround work	paradas de planta	es	near	Cierre de planta por ERE
shutdown and plant turnaround work	paradas de planta	en	near	Bus stop cleaner
shutdown and plant turnaround work	paradas de planta	en	near	Laid off when plant closed
overhead crane and slinging	puente grúa y eslingado	es	shows	Volteo de virolas de 20 t con mando
overhead crane and slinging	puente grúa y eslingado	es	shows	Eslingas, grilletes y señales al gruista
overhead crane and slinging	puente grúa y eslingado	es	shows	Carné operador de 2022, carga de chapa
overhead crane and slinging	puente grúa y eslingado	en	shows	Turned 20 t shells by pendant
overhead crane and slinging	puente grúa y eslingado	en	shows	Slinger signaller, chains and shackles
overhead crane and slinging	puente grúa y eslingado	en	shows	Loaded plate by gantry
overhead crane and slinging	puente grúa y eslingado	es	near	Días de puente libres
overhead crane and slinging	puente grúa y eslingado	es	near	Grúa de asistencia en carretera
overhead crane and slinging	puente grúa y eslingado	es	near	Puente de mando de barco
overhead crane and slinging	puente grúa y eslingado	en	near	Tow truck driver
overhead crane and slinging	puente grúa y eslingado	en	near	Bridge on a ship
site management	jefatura de obra	es	near	Ayudante del jefe de obra archivando albaranes y partes
site management	jefatura de obra	en	near	Shadowed the site agent on a two-week placement
structural calculation	cálculo de estructuras	es	near	Montaje de pilares y vigas calculados por la ingeniería
structural calculation	cálculo de estructuras	en	near	Fixed rebar to the engineer's bending schedule
structural calculation	cálculo de estructuras	en	near	Formwork carpenter on columns and slabs
surveying and setting out	topografía y replanteo	es	near	Sujetaba el prisma y clavaba estacas para el topógrafo
surveying and setting out	topografía y replanteo	en	near	Held the staff for the site engineer
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	es	near	Consultaba el Gantt impreso en la caseta para saber mi tajo
MS Project / Primavera scheduling	planificación de obra con MS Project / Primavera	en	near	Followed the programme pinned up in the site cabin
earthworks and drainage	movimiento de tierras y saneamiento	es	near	Conductor de dúmper en una excavación
earthworks and drainage	movimiento de tierras y saneamiento	en	near	Drove a dumper on a cut and fill job
concrete works control	control de ejecución de hormigón	es	near	Peón de vibrador en el vertido de forjados
concrete works control	control de ejecución de hormigón	en	near	Poured and levelled slabs as a labourer
work certification and measurement	certificaciones y mediciones de obra	es	near	Enviaba por correo las certificaciones que hacía el aparejador
work certification and measurement	certificaciones y mediciones de obra	en	near	Filed the QS's monthly valuations
roads and paving	firmes y pavimentación	es	near	Señalista de tráfico en cortes por asfaltado
roads and paving	firmes y pavimentación	en	near	Stop-and-go board operative at resurfacing works
AutoCAD Civil 3D	AutoCAD Civil 3D	es	near	Curso introductorio de 15 horas de dibujo vial por ordenador
AutoCAD Civil 3D	AutoCAD Civil 3D	en	near	Opened dwg files in a free viewer
bridge and tunnel works	puentes y túneles	es	near	Peaje y vigilancia en el túnel del Cadí
bridge and tunnel works	puentes y túneles	en	near	Collected tolls at the Severn crossing
subcontractor coordination	coordinación de subcontratas	es	near	Recibía órdenes del encargado de la contrata principal
subcontractor coordination	coordinación de subcontratas	en	near	Worked under the main contractor as a gang member
geotechnical works	geotecnia y cimentaciones especiales	es	near	Conductor del camión que llevaba la pilotadora
geotechnical works	geotecnia y cimentaciones especiales	en	near	Drove the low-loader for piling rigs
public works tendering	licitación de obra pública	es	near	Escaneaba los pliegos para el departamento de estudios
public works tendering	licitación de obra pública	en	near	Photocopied bid documents for the estimating team
site team leadership	mando de equipos en obra	es	near	A las órdenes del capataz durante tres años
site team leadership	mando de equipos en obra	es	shows	Formé y repartí dos cuadrillas de encofrado en obra hospitalaria
site team leadership	mando de equipos en obra	en	shows	Built two formwork gangs and kept them busy on a hospital job
basic and detailed design projects	proyecto básico y de ejecución	es	near	Plegado y encuadernación de proyectos para visado
basic and detailed design projects	proyecto básico y de ejecución	en	near	Printed and bound drawing sets for submission
Revit and BIM modelling	modelado Revit y BIM	es	near	Charla introductoria sobre metodología BIM de dos horas
Revit and BIM modelling	modelado Revit y BIM	en	near	Attended a BIM awareness webinar
AutoCAD drafting	delineación en AutoCAD	es	near	Imprimía planos a escala en el plotter
AutoCAD drafting	delineación en AutoCAD	en	near	Plotted drawings for the design office
building regulations (CTE)	normativa de edificación (CTE)	es	near	Colocación de extintores donde marcaba el plano
building regulations (CTE)	normativa de edificación (CTE)	en	near	Hung fire doors where the drawings showed
construction supervision by architect	dirección de obra	es	near	Acompañé al arquitecto en visitas durante las prácticas
construction supervision by architect	dirección de obra	en	near	Tagged along on the architect's site visits as a student
bills of quantities and measurement	mediciones y presupuesto de obra	es	near	Pedía precios a almacenes por teléfono para el aparejador
bills of quantities and measurement	mediciones y presupuesto de obra	en	near	Rang merchants for prices on the QS's behalf
construction cost control	control económico de obra	es	near	Archivo de albaranes de material por proveedor
construction cost control	control económico de obra	en	near	Filed delivery tickets in the site office
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	es	near	Leí el pliego de condiciones como oficial de la subcontrata
contract administration (JCT/NEC)	gestión contractual de obra (FIDIC/NEC)	en	near	Site clerk posting contractual letters
urban planning permits	licencias y gestión urbanística	es	near	Pedí licencia para reformar mi cocina
urban planning permits	licencias y gestión urbanística	en	near	Applied for consent to extend my own house
interior design	interiorismo	es	near	Montaje de mobiliario según plano del decorador
interior design	interiorismo	en	near	Fitted kitchens drawn up by the designer
interior design	interiorismo	en	near	Painted walls in the designer's chosen colours
3D rendering and visualisation	renders e infografía	es	near	Enseñaba a compradores los renders de la promoción
3D rendering and visualisation	renders e infografía	en	shows	Photomontages that helped win two competitions
3D rendering and visualisation	renders e infografía	en	near	Showed buyers the developer's CGI images
building surveys and pathology	patologías e inspección de edificios	es	near	Reparación de grietas indicadas por el técnico
building surveys and pathology	patologías e inspección de edificios	en	shows	Drew up dilapidations schedules at lease end
building surveys and pathology	patologías e inspección de edificios	en	near	Filled cracks listed by the surveyor
historic building restoration	rehabilitación de patrimonio	es	near	Guía turística en la catedral
historic building restoration	rehabilitación de patrimonio	en	shows	SPAB scholar, six months with masons and thatchers
historic building restoration	rehabilitación de patrimonio	en	near	Tour guide in a listed castle
energy efficiency in buildings	eficiencia energética en edificación	es	near	Instalador de aislamiento siguiendo al encargado
energy efficiency in buildings	eficiencia energética en edificación	en	near	Rolled out loft insulation as a labourer
low-voltage electrical installation	instalaciones eléctricas de baja tensión	es	near	Ayudante abriendo rozas para el electricista
low-voltage electrical installation	instalaciones eléctricas de baja tensión	en	near	Chased walls for the electrician
PLC programming	programación de PLC	es	near	Cambiaba tarjetas de entrada sin tocar el programa
PLC programming	programación de PLC	en	near	Replaced I/O cards, no software changes
SCADA and HMI	SCADA y HMI	es	near	Operador de sala de control siguiendo alarmas
SCADA and HMI	SCADA y HMI	en	near	Control room operator acknowledging alarms
electrical panel building	montaje de cuadros eléctricos	es	near	Transporte de armarios eléctricos a cliente
electrical panel building	montaje de cuadros eléctricos	en	near	Delivered finished enclosures to customers
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	es	near	Impresión y archivo de esquemas para taller
electrical schematics (EPLAN)	esquemas eléctricos (EPLAN)	en	near	Printed wiring diagrams for the workshop
industrial electrical maintenance	mantenimiento eléctrico industrial	es	near	Mecánico de planta sin intervención en cuadros
industrial electrical maintenance	mantenimiento eléctrico industrial	en	near	Mechanical fitter, no electrical work
variable speed drives and motors	variadores de frecuencia y motores	es	near	Engrase de motores en ronda de mantenimiento
variable speed drives and motors	variadores de frecuencia y motores	en	near	Greased motors on a weekly round
industrial instrumentation	instrumentación industrial	es	near	Anotaba caudales y presiones en la hoja de turno
industrial instrumentation	instrumentación industrial	en	near	Wrote gauge readings on the shift log
medium and high voltage	media y alta tensión	es	near	Desbroce bajo líneas de alta tensión
medium and high voltage	media y alta tensión	en	near	Tree cutting under power lines
photovoltaic installation	instalación fotovoltaica	es	near	Limpieza de paneles en huerto solar
photovoltaic installation	instalación fotovoltaica	en	near	Washed panels on a solar farm
industrial robotics programming	programación de robots industriales	es	near	Operario de célula que rearmaba el robot tras paro
industrial robotics programming	programación de robots industriales	en	near	Reset the robot after stops as an operator
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	es	near	Tendido de bandeja para cable de comunicaciones
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	en	shows	RTU-to-TCP gateways between meters and controller
industrial networks (Profinet, Modbus)	redes industriales (Profinet, Modbus)	en	near	Pulled data cable through trunking
commissioning of machinery	puesta en marcha de maquinaria	es	near	Recibí el curso de manejo del técnico del fabricante
commissioning of machinery	puesta en marcha de maquinaria	en	near	Was trained by the maker's engineer at start-up
electrical testing and verification	mediciones y verificación eléctrica	es	near	Acompañé al inspector de la OCA abriendo cuadros
electrical testing and verification	mediciones y verificación eléctrica	es	shows	Telurómetro, tensión de paso y acta de comprobación periódica en quirófanos
electrical testing and verification	mediciones y verificación eléctrica	en	near	Opened boards for the visiting inspector
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	es	near	Abría modelos en visor para sacar medidas
SolidWorks / 3D CAD design	diseño 3D en SolidWorks	en	near	Viewed models in eDrawings to check sizes
CNC milling	fresado CNC	es	near	Operario cargando piezas en centro de mecanizado preparado por otro
CNC milling	fresado CNC	en	near	Button-pusher on pre-set machining centres
CNC turning	torneado CNC	es	near	Rebabado de ejes a la salida del torno
CNC turning	torneado CNC	en	near	Deburred shafts off the lathe
g-code programming	programación ISO / G-code	es	near	Llamaba al programador para cualquier cambio
g-code programming	programación ISO / G-code	en	near	Called the programmer for any edit
CAM software (Mastercam)	software CAM (Mastercam)	es	near	Recibía los programas de oficina técnica por USB
CAM software (Mastercam)	software CAM (Mastercam)	en	near	Received finished programs on a USB stick
dimensional metrology	metrología dimensional	es	near	Contaba y embalaba piezas ya verificadas
dimensional metrology	metrología dimensional	en	near	Packed parts already checked by inspection
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	es	near	Medía solo longitudes con flexómetro
geometric tolerancing (GD&T)	tolerancias geométricas (GD&T)	en	near	Measured lengths with a tape only
finite element analysis	análisis por elementos finitos	es	near	Preparaba probetas para ensayo destructivo
finite element analysis	análisis por elementos finitos	en	near	Prepared test coupons for the analysts
mechanical drawing interpretation	interpretación de planos mecánicos	es	near	Montaba siguiendo la pieza de muestra, sin plano
mechanical drawing interpretation	interpretación de planos mecánicos	en	near	Copied a sample part without prints
hydraulics and pneumatics	hidráulica y neumática	es	near	Rellenaba aceite en carretillas
hydraulics and pneumatics	hidráulica y neumática	en	near	Topped up oil on forklifts
machine setting and tool change	preparación y ajuste de máquinas	es	near	Avisaba al preparador cuando tocaba cambio de referencia
machine setting and tool change	preparación y ajuste de máquinas	en	near	Called the setter at changeover
plastic injection moulding	inyección de plástico	es	near	Cortaba coladas y encajaba piezas a pie de inyectora
plastic injection moulding	inyección de plástico	en	near	Trimmed sprues beside the press
new product development	desarrollo de nuevos productos	es	near	Presentaba novedades de catálogo a clientes
new product development	desarrollo de nuevos productos	en	near	Presented new catalogue items to customers
grinding and surface finishing	rectificado y acabado superficial	es	near	Desbaste con radial en obra
grinding and surface finishing	rectificado y acabado superficial	en	shows	Mirror-polished mould cavities by hand
grinding and surface finishing	rectificado y acabado superficial	en	near	Cut rebar with an angle grinder
MIG/MAG welding	soldadura MIG/MAG	es	near	Cambiaba bobinas y botellas para los soldadores
MIG/MAG welding	soldadura MIG/MAG	en	near	Changed wire reels for the welders
TIG welding	soldadura TIG	es	near	Decapado y limpieza de cordones ya hechos en inox
TIG welding	soldadura TIG	en	near	Pickled finished stainless joints
stick electrode welding	soldadura con electrodo	es	near	Repartía varillas desde la estufa de almacén
stick electrode welding	soldadura con electrodo	en	near	Issued rods from the store oven
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	es	near	Carné caducado en 2016 sin renovar
welder qualification (ISO 9606)	homologación de soldador (ISO 9606)	en	near	Ticket expired years ago, not renewed
pipe fitting	tubería industrial	es	near	Carga de tubos y bridas en almacén de obra
pipe fitting	tubería industrial	en	near	Stacked pipes and flanges in the yard
boiler making and plate work	calderería	es	near	Pintado de depósitos en taller de calderería
boiler making and plate work	calderería	en	near	Painted tanks in a plate shop
oxy-fuel and plasma cutting	oxicorte y corte por plasma	es	near	Retiraba recortes de la mesa de corte
oxy-fuel and plasma cutting	oxicorte y corte por plasma	en	near	Cleared scrap from the burning table
metal structure assembly	montaje de estructura metálica	es	near	Chófer de góndola con vigas para montaje
metal structure assembly	montaje de estructura metálica	en	near	Drove steel beams to site
weld inspection and NDT	inspección de soldadura y END	es	near	Limpiaba las uniones para que el inspector las revisara
weld inspection and NDT	inspección de soldadura y END	en	near	Cleaned joints ready for the inspector
sheet metal bending	plegado de chapa	es	near	Apilaba piezas a la salida de la plegadora
sheet metal bending	plegado de chapa	en	near	Stacked parts off the press brake
grinding and dressing of welds	repasado y amolado	es	near	Venta de discos de corte en suministro industrial
grinding and dressing of welds	repasado y amolado	es	shows	Discos de láminas y lija de banda en barandillas de inox
grinding and dressing of welds	repasado y amolado	en	shows	Flap discs and linishers on stainless handrails
grinding and dressing of welds	repasado y amolado	en	near	Sold abrasive discs over a trade counter
work at height and confined spaces	trabajos en altura y espacios confinados	es	near	Trabajos a nivel de suelo, vértigo
work at height and confined spaces	trabajos en altura y espacios confinados	en	near	Ground-level work only, afraid of heights
shutdown and plant turnaround work	paradas de planta	es	near	Catering para contratas durante la parada de refinería
shutdown and plant turnaround work	paradas de planta	en	near	Served meals to outage crews
overhead crane and slinging	puente grúa y eslingado	es	near	Guiaba peatones fuera de la zona de carga
overhead crane and slinging	puente grúa y eslingado	es	shows	Izado de bobinas de 12 t con balancín y útil de volteo
overhead crane and slinging	puente grúa y eslingado	en	shows	Lifted 12 t coils with spreader beam and C-hook
overhead crane and slinging	puente grúa y eslingado	en	near	Kept walkways clear during lifts
`;
