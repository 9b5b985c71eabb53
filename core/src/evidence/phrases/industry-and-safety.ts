/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const industryAndSafetyPhrases = `
HACCP	APPCC	es	shows	Puntos críticos vigilados: cocción a 75 °C y detector de metales
HACCP	APPCC	es	shows	Rediseño del plan de peligros en fábrica de quesos
HACCP	APPCC	es	shows	Registros de temperatura y medidas correctoras firmados cada hora
HACCP	APPCC	es	shows	Diagrama de flujo y límites para loncheados
HACCP	APPCC	es	shows	Requisitos previos, verificación y acta sanitaria sin desviaciones
HACCP	APPCC	en	shows	Critical points watched, core temp and metal detector
HACCP	APPCC	en	shows	Rewrote the hazard plan of a cheese dairy
HACCP	APPCC	en	shows	Hourly logs and corrective actions signed
HACCP	APPCC	en	shows	Level 4 team leader, flow diagrams and limits
HACCP	APPCC	es	near	Manipuladora con carné de alimentos
HACCP	APPCC	es	near	Críticas de restaurantes en blog
HACCP	APPCC	es	near	Peligrosidad, plus cobrado
HACCP	APPCC	en	near	Food hygiene level 1 only
HACCP	APPCC	en	near	Restaurant critic blog
ISO 9001 quality management	gestión de calidad ISO 9001	es	shows	Manual, procedimientos y auditoría de AENOR sin no conformidades mayores
ISO 9001 quality management	gestión de calidad ISO 9001	es	shows	Responsable del SGC de fundición con 150 personas
ISO 9001 quality management	gestión de calidad ISO 9001	es	shows	Revisión por dirección, indicadores y mapa de procesos
ISO 9001 quality management	gestión de calidad ISO 9001	es	shows	Renovación del certificado tres ciclos seguidos
ISO 9001 quality management	gestión de calidad ISO 9001	en	shows	QMS lead at a foundry, no majors from BSI
ISO 9001 quality management	gestión de calidad ISO 9001	en	shows	Process maps, KPIs and management review
ISO 9001 quality management	gestión de calidad ISO 9001	en	shows	Kept certification through three cycles
ISO 9001 quality management	gestión de calidad ISO 9001	en	shows	Wrote procedures and ran document control
ISO 9001 quality management	gestión de calidad ISO 9001	es	near	Trabajé en empresa certificada
ISO 9001 quality management	gestión de calidad ISO 9001	es	near	Productos de calidad en tienda
ISO 9001 quality management	gestión de calidad ISO 9001	en	near	Worked for a certified firm
BRC and IFS food standards	Normas BRC e IFS	es	shows	Grado AA conseguido en planta de conservas
BRC and IFS food standards	Normas BRC e IFS	es	shows	Preparación de auditoría no anunciada para MDD
BRC and IFS food standards	Normas BRC e IFS	es	shows	Food defense, fraude y autenticidad documentados
BRC and IFS food standards	Normas BRC e IFS	es	shows	Higher Level al 98% en precocinados
BRC and IFS food standards	Normas BRC e IFS	en	shows	Grade AA at a cannery
BRC and IFS food standards	Normas BRC e IFS	en	shows	Unannounced audit ready every day
BRC and IFS food standards	Normas BRC e IFS	en	shows	Food defence and vulnerability papers
BRC and IFS food standards	Normas BRC e IFS	en	shows	98% Higher Level on ready meals
BRC and IFS food standards	Normas BRC e IFS	es	near	Carné de manipulador
BRC and IFS food standards	Normas BRC e IFS	es	near	Normas de vestuario en fábrica seguidas
BRC and IFS food standards	Normas BRC e IFS	en	near	Followed hygiene rules on the line
BRC and IFS food standards	Normas BRC e IFS	en	near	Accounting audit trainee
root cause analysis and 8D	análisis de causa raíz y 8D	es	shows	Ishikawa y cinco porqués por rechazo de cliente
root cause analysis and 8D	análisis de causa raíz y 8D	es	shows	Informes en 48 h a fabricantes de coche
root cause analysis and 8D	análisis de causa raíz y 8D	es	shows	Eliminé la fuga de sellado que generaba 300 quejas
root cause analysis and 8D	análisis de causa raíz y 8D	es	shows	Contención, acción y verificación de eficacia
root cause analysis and 8D	análisis de causa raíz y 8D	en	shows	Fishbone and five whys on rejects
root cause analysis and 8D	análisis de causa raíz y 8D	en	shows	Reports to OEMs in 48 hours
root cause analysis and 8D	análisis de causa raíz y 8D	en	shows	Killed a sealing leak behind 300 complaints
root cause analysis and 8D	análisis de causa raíz y 8D	en	shows	Containment, fix and proof it held
root cause analysis and 8D	análisis de causa raíz y 8D	es	near	Cuidado de raíces y plantas
root cause analysis and 8D	análisis de causa raíz y 8D	es	near	Comunicaba defectos al encargado
root cause analysis and 8D	análisis de causa raíz y 8D	en	near	Reported faults to the supervisor
root cause analysis and 8D	análisis de causa raíz y 8D	en	near	Plant root pruning
statistical process control	control estadístico de procesos (SPC)	es	shows	Cartas X-R y Cpk 1,67 en pesos
statistical process control	control estadístico de procesos (SPC)	es	shows	Minitab para capacidad y R&R
statistical process control	control estadístico de procesos (SPC)	es	shows	Parar línea por tendencia antes de salir de límites
statistical process control	control estadístico de procesos (SPC)	es	shows	Sobrepeso de envases del 3 al 0,8%
statistical process control	control estadístico de procesos (SPC)	en	shows	X-bar charts, Cpk 1.67 on weights
statistical process control	control estadístico de procesos (SPC)	en	shows	Minitab capability and gauge R&R
statistical process control	control estadístico de procesos (SPC)	en	shows	Stopped on trends before limits
statistical process control	control estadístico de procesos (SPC)	en	shows	Giveaway from 3% to 0.8%
statistical process control	control estadístico de procesos (SPC)	es	near	Estadística de fútbol
statistical process control	control estadístico de procesos (SPC)	es	near	Instituto de estadística, encuestador
statistical process control	control estadístico de procesos (SPC)	es	near	Proceso de selección
food microbiology lab analysis	análisis microbiológico	es	shows	Siembra de Listeria y Salmonella, lectura a 48 h
food microbiology lab analysis	análisis microbiológico	es	shows	Placas, hisopos de superficie y agua
food microbiology lab analysis	análisis microbiológico	es	shows	VIDAS y PCR en laboratorio de cárnica
food microbiology lab analysis	análisis microbiológico	es	shows	ISO 17025 con intercomparativos
food microbiology lab analysis	análisis microbiológico	en	shows	Plated Listeria and Salmonella
food microbiology lab analysis	análisis microbiológico	en	shows	Swabs, water and air plates
food microbiology lab analysis	análisis microbiológico	en	shows	VIDAS and PCR in a meat lab
food microbiology lab analysis	análisis microbiológico	en	shows	UKAS bench work and ring trials
food microbiology lab analysis	análisis microbiológico	es	near	Análisis de sangre de empresa
food microbiology lab analysis	análisis microbiológico	es	near	Siembra de hortalizas
food microbiology lab analysis	análisis microbiológico	es	near	Limpieza de laboratorio
traceability and lot recall	trazabilidad y retirada de lotes	es	shows	Simulacro: del palet al proveedor en 90 minutos
traceability and lot recall	trazabilidad y retirada de lotes	es	shows	Etiquetas GS1 y registro de materia prima por lote
traceability and lot recall	trazabilidad y retirada de lotes	es	shows	Retiré 4.000 tarros del mercado en 24 h
traceability and lot recall	trazabilidad y retirada de lotes	es	shows	Seguimiento hacia atrás de alérgeno mal declarado
traceability and lot recall	trazabilidad y retirada de lotes	en	shows	Mock exercise, pallet to farm in 90 minutes
traceability and lot recall	trazabilidad y retirada de lotes	en	shows	GS1 labels and batch logs
traceability and lot recall	trazabilidad y retirada de lotes	en	shows	Pulled 4,000 jars in a day
traceability and lot recall	trazabilidad y retirada de lotes	en	shows	Tracked back an undeclared allergen
traceability and lot recall	trazabilidad y retirada de lotes	es	near	Lotes de Navidad, montaje
traceability and lot recall	trazabilidad y retirada de lotes	es	near	Retirada de carné
traceability and lot recall	trazabilidad y retirada de lotes	en	near	Christmas hampers packed
production line supervision	supervisión de línea de producción	es	shows	Jefe de turno de 35 operarios en envasado
production line supervision	supervisión de línea de producción	es	shows	OEE del 61 al 78% en bollería
production line supervision	supervisión de línea de producción	es	shows	Parte de paradas, relevos y reparto de puestos
production line supervision	supervisión de línea de producción	es	shows	Encargada de sala de despiece
production line supervision	supervisión de línea de producción	en	shows	Shift lead of 35 on packing
production line supervision	supervisión de línea de producción	en	shows	OEE from 61 to 78% in bakery
production line supervision	supervisión de línea de producción	en	shows	Stops, handovers and job allocation
production line supervision	supervisión de línea de producción	en	shows	Cutting room chargehand
production line supervision	supervisión de línea de producción	es	near	Operaria de línea
production line supervision	supervisión de línea de producción	es	near	Supervisada por jefe de turno
production line supervision	supervisión de línea de producción	en	near	Supervised by a shift lead
allergen management	gestión de alérgenos	es	shows	Secuencia con gluten al final y validación de limpiezas
allergen management	gestión de alérgenos	es	shows	ELISA negativo tras leche y almacén separado
allergen management	gestión de alérgenos	es	shows	Matriz de 14 sustancias y etiquetas revisadas
allergen management	gestión de alérgenos	es	shows	Utensilios por color para evitar contaminación cruzada
allergen management	gestión de alérgenos	en	shows	Gluten last, validated clean-downs
allergen management	gestión de alérgenos	en	shows	ELISA swabs after milk runs
allergen management	gestión de alérgenos	en	shows	Matrix of 14 and label sign-off
allergen management	gestión de alérgenos	en	shows	Colour-coded tools and segregated stores
allergen management	gestión de alérgenos	es	near	Soy alérgico al polen
allergen management	gestión de alérgenos	es	near	Consulta de alergología
allergen management	gestión de alérgenos	es	near	Camarero informando de la carta
allergen management	gestión de alérgenos	en	near	Hay fever sufferer
allergen management	gestión de alérgenos	en	near	Allergy clinic clerk
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	shows	Sosa, ácido y enjuague de tanques lácteos
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	shows	Concentración y conductividad anotadas por ciclo
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	shows	Equipo nocturno con espuma y peracético
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	shows	Desmontaje de loncheadora y ATP menor de 30
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	en	shows	Caustic, acid and rinse on dairy tanks
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	en	shows	Conductivity logged each cycle
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	en	shows	Night hygiene crew, foam and peracetic
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	en	shows	Stripped slicers, ATP under 30
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	near	Limpieza de oficinas
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	near	Desinfección de heridas
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	near	Camarera de pisos
packaging machinery operation	manejo de maquinaria de envasado	es	shows	Termoformadora Multivac, bobina y vacío
packaging machinery operation	manejo de maquinaria de envasado	es	shows	Ulma flow pack y cambio de formato
packaging machinery operation	manejo de maquinaria de envasado	es	shows	Etiquetadora, encajadora y codificador Videojet
packaging machinery operation	manejo de maquinaria de envasado	es	shows	Embotelladora de 12.000 por hora
packaging machinery operation	manejo de maquinaria de envasado	en	shows	Multivac thermoformer, film and vacuum
packaging machinery operation	manejo de maquinaria de envasado	en	shows	Ulma flow wrap changeovers
packaging machinery operation	manejo de maquinaria de envasado	en	shows	Labeller, case packer and Videojet
packaging machinery operation	manejo de maquinaria de envasado	en	shows	Bottler at 12,000 an hour
packaging machinery operation	manejo de maquinaria de envasado	es	near	Embolsado manual de fruta
packaging machinery operation	manejo de maquinaria de envasado	es	near	Máquina de vending, reposición
packaging machinery operation	manejo de maquinaria de envasado	en	near	Vending refill round
lean manufacturing and 5S	lean manufacturing y 5S	es	shows	Kaizen semanales y tableros de turno
lean manufacturing and 5S	lean manufacturing y 5S	es	shows	VSM con 40% menos de espera
lean manufacturing and 5S	lean manufacturing y 5S	es	shows	Etiquetas rojas y orden de puestos puntuado
lean manufacturing and 5S	lean manufacturing y 5S	es	shows	TPM con operarios en prensas
lean manufacturing and 5S	lean manufacturing y 5S	en	shows	Weekly kaizen and shift boards
lean manufacturing and 5S	lean manufacturing y 5S	en	shows	Value streams with 40% less wait
lean manufacturing and 5S	lean manufacturing y 5S	en	shows	Red tags and scored workplaces
lean manufacturing and 5S	lean manufacturing y 5S	en	shows	TPM with press operators
lean manufacturing and 5S	lean manufacturing y 5S	es	near	Persona ordenada y limpia
lean manufacturing and 5S	lean manufacturing y 5S	es	near	Carne magra, corte
lean manufacturing and 5S	lean manufacturing y 5S	en	near	Lean meat cutter
supplier quality assurance	calidad de proveedores	es	shows	Recepción con AQL y reclamación de partidas
supplier quality assurance	calidad de proveedores	es	shows	Auditoría de granjas y mataderos suministradores
supplier quality assurance	calidad de proveedores	es	shows	PPM de fundidores de 900 a 120
supplier quality assurance	calidad de proveedores	es	shows	Fichas técnicas y homologación de ingredientes
supplier quality assurance	calidad de proveedores	en	shows	AQL goods-in and reject claims
supplier quality assurance	calidad de proveedores	en	shows	Audited farms and abattoirs
supplier quality assurance	calidad de proveedores	en	shows	Castings from 900 to 120 PPM
supplier quality assurance	calidad de proveedores	en	shows	Spec sheets and ingredient approval
supplier quality assurance	calidad de proveedores	es	near	Negociación de precio con proveedores
supplier quality assurance	calidad de proveedores	es	near	Vendedor a supermercados
supplier quality assurance	calidad de proveedores	es	near	Descarga de camiones
supplier quality assurance	calidad de proveedores	en	near	Price deals with vendors
sensory and final product inspection	inspección y cata de producto final	es	shows	Panel de aceite: frutado, amargo y defectos
sensory and final product inspection	inspección y cata de producto final	es	shows	Color, textura y peso antes de expedir
sensory and final product inspection	inspección y cata de producto final	es	shows	Liberación de lotes de galleta
sensory and final product inspection	inspección y cata de producto final	es	shows	Muros de calidad con rechazo de piezas rayadas
sensory and final product inspection	inspección y cata de producto final	en	shows	Olive oil panel taster
sensory and final product inspection	inspección y cata de producto final	en	shows	Colour, texture and weight before dispatch
sensory and final product inspection	inspección y cata de producto final	en	shows	Batch release of biscuits
sensory and final product inspection	inspección y cata de producto final	en	shows	Quality wall, scratched parts out
sensory and final product inspection	inspección y cata de producto final	es	near	Catas de vino por afición
sensory and final product inspection	inspección y cata de producto final	es	near	Inspector de autobús
sensory and final product inspection	inspección y cata de producto final	es	near	Degustaciones como cliente
sensory and final product inspection	inspección y cata de producto final	en	near	Wine tasting hobby
occupational risk assessment	evaluación de riesgos laborales	es	shows	Informe por puesto en 60 empresas, INSST
occupational risk assessment	evaluación de riesgos laborales	es	shows	Medidas priorizadas tras visita a talleres y oficinas
occupational risk assessment	evaluación de riesgos laborales	es	shows	Técnica superior en servicio ajeno, metal y agro
occupational risk assessment	evaluación de riesgos laborales	es	shows	Planificación preventiva y revisión por cambio de máquina
occupational risk assessment	evaluación de riesgos laborales	es	shows	Detección de caídas, atrapamientos y ergonomía
occupational risk assessment	evaluación de riesgos laborales	en	shows	Walked shops and offices scoring hazards
occupational risk assessment	evaluación de riesgos laborales	en	shows	NEBOSH diploma, job-by-job reports for 60 firms
occupational risk assessment	evaluación de riesgos laborales	en	shows	Ranked controls and review after new machinery
occupational risk assessment	evaluación de riesgos laborales	en	shows	COSHH and manual handling sheets written
occupational risk assessment	evaluación de riesgos laborales	es	near	Curso básico de PRL de 60 horas
occupational risk assessment	evaluación de riesgos laborales	es	near	Riesgo de crédito de clientes
occupational risk assessment	evaluación de riesgos laborales	es	near	Firmé la evaluación de mi puesto
occupational risk assessment	evaluación de riesgos laborales	en	near	Signed my job's assessment
occupational risk assessment	evaluación de riesgos laborales	en	near	Credit risk clerk
safety coordination on construction sites	coordinación de seguridad en obra	es	shows	Aprobación de planes y libro de incidencias en 45 obras
safety coordination on construction sites	coordinación de seguridad en obra	es	shows	CSS en ejecución según RD 1627/97
safety coordination on construction sites	coordinación de seguridad en obra	es	shows	Paré un andamio sin barandilla
safety coordination on construction sites	coordinación de seguridad en obra	es	shows	Reuniones con subcontratas por tajos solapados
safety coordination on construction sites	coordinación de seguridad en obra	en	shows	CDM coordinator on 45 jobs
safety coordination on construction sites	coordinación de seguridad en obra	en	shows	Approved phase plans and stopped bad scaffold
safety coordination on construction sites	coordinación de seguridad en obra	en	shows	Met trades over clashing tasks
safety coordination on construction sites	coordinación de seguridad en obra	en	shows	Principal designer pre-construction packs
safety coordination on construction sites	coordinación de seguridad en obra	es	near	Vigilante nocturno de obra
safety coordination on construction sites	coordinación de seguridad en obra	es	near	TPC y curso de 20 horas
safety coordination on construction sites	coordinación de seguridad en obra	es	near	Albañil con casco y arnés
safety coordination on construction sites	coordinación de seguridad en obra	en	near	Night watchman on site
safety coordination on construction sites	coordinación de seguridad en obra	en	near	CSCS labourer card
accident investigation	investigación de accidentes	es	shows	Árbol de causas y testigos tras amputación
accident investigation	investigación de accidentes	es	shows	30 informes con medidas, baja del índice a la mitad
accident investigation	investigación de accidentes	es	shows	Parte Delt@ y visita con inspector
accident investigation	investigación de accidentes	es	shows	Fotos, croquis y lecciones difundidas
accident investigation	investigación de accidentes	en	shows	Cause tree and witnesses after an amputation
accident investigation	investigación de accidentes	en	shows	RIDDOR reports and HSE visits
accident investigation	investigación de accidentes	en	shows	30 reports, rate halved
accident investigation	investigación de accidentes	en	shows	Photos, sketches and lessons shared
accident investigation	investigación de accidentes	es	near	Sufrí un accidente in itinere
accident investigation	investigación de accidentes	es	near	Parte amistoso de coche
accident investigation	investigación de accidentes	es	near	Periodista de sucesos
accident investigation	investigación de accidentes	en	near	Had a car accident claim
safety training delivery	formación en prevención	es	shows	2.400 trabajadores en altura, carretillas y extintores
safety training delivery	formación en prevención	es	shows	Charlas de cinco minutos a pie de máquina
safety training delivery	formación en prevención	es	shows	Docente TPC segundo ciclo
safety training delivery	formación en prevención	es	shows	Diseño de cursos por convenio del metal
safety training delivery	formación en prevención	en	shows	2,400 taught in heights, trucks and fire
safety training delivery	formación en prevención	en	shows	Toolbox talks at the machine
safety training delivery	formación en prevención	en	shows	IOSH Managing Safely tutor
safety training delivery	formación en prevención	en	shows	Wrote metal trade courses
safety training delivery	formación en prevención	es	near	Asistí a cursos PRL
safety training delivery	formación en prevención	es	near	Profesor de primaria
safety training delivery	formación en prevención	es	near	Formación en prevención pendiente
safety training delivery	formación en prevención	en	near	Attended safety courses
safety training delivery	formación en prevención	en	near	Primary school teacher
emergency and evacuation plans	planes de emergencia y evacuación	es	shows	Autoprotección de hotel de 400 camas
emergency and evacuation plans	planes de emergencia y evacuación	es	shows	Simulacros con cronómetro y equipos EPI/ESI
emergency and evacuation plans	planes de emergencia y evacuación	es	shows	Planos "usted está aquí" y puntos de reunión
emergency and evacuation plans	planes de emergencia y evacuación	es	shows	Desalojo de 1.100 alumnos en 4 minutos
emergency and evacuation plans	planes de emergencia y evacuación	en	shows	Self-protection file for a 400-bed hotel
emergency and evacuation plans	planes de emergencia y evacuación	en	shows	Timed drills with fire wardens
emergency and evacuation plans	planes de emergencia y evacuación	en	shows	Muster points and you-are-here maps
emergency and evacuation plans	planes de emergencia y evacuación	en	shows	1,100 pupils out in four minutes
emergency and evacuation plans	planes de emergencia y evacuación	es	near	Participé en un simulacro
emergency and evacuation plans	planes de emergencia y evacuación	es	near	Enfermera de urgencias
emergency and evacuation plans	planes de emergencia y evacuación	es	near	Plan de pensiones
emergency and evacuation plans	planes de emergencia y evacuación	en	near	Took part in a drill
industrial hygiene measurements	higiene industrial	es	shows	Dosímetros de ruido y bombas de sílice
industrial hygiene measurements	higiene industrial	es	shows	Mediciones de estrés térmico y disolventes
industrial hygiene measurements	higiene industrial	es	shows	Isocianatos en cabina y extracción
industrial hygiene measurements	higiene industrial	es	shows	Informe UNE-EN 689
industrial hygiene measurements	higiene industrial	en	shows	Noise dosimeters and silica pumps
industrial hygiene measurements	higiene industrial	en	shows	Solvent and heat stress readings
industrial hygiene measurements	higiene industrial	en	shows	Isocyanate booths and LEV tests
industrial hygiene measurements	higiene industrial	en	shows	Face-fit and exposure reports
industrial hygiene measurements	higiene industrial	es	near	Higiene personal en geriatría
ergonomics	ergonomía	es	shows	REBA y NIOSH en líneas de montaje
ergonomics	ergonomía	es	shows	Bajas lumbares un 35% menos con mesas elevadoras
ergonomics	ergonomía	es	shows	Estudio de PVD en 300 puestos
ergonomics	ergonomía	es	shows	Rotación por tareas repetitivas, OCRA
ergonomics	ergonomía	en	shows	REBA and NIOSH on assembly
ergonomics	ergonomía	en	shows	Back strain down 35% with lift tables
ergonomics	ergonomía	en	shows	300 DSE reviews
ergonomics	ergonomía	en	shows	OCRA for repetitive jobs
ergonomics	ergonomía	es	near	Silla ergonómica en venta
ergonomics	ergonomía	es	near	Economía de empresa
ergonomics	ergonomía	es	near	Fisioterapeuta de lesiones
ergonomics	ergonomía	en	near	Sold office chairs
ergonomics	ergonomía	en	near	Physio for injuries
ISO 45001 management system	sistema ISO 45001	es	shows	Transición desde OHSAS y certificado Lloyd's
ISO 45001 management system	sistema ISO 45001	es	shows	Objetivos, consulta a trabajadores y requisitos legales
ISO 45001 management system	sistema ISO 45001	es	shows	Auditor líder de seguridad y salud
ISO 45001 management system	sistema ISO 45001	es	shows	Procedimientos y KPIs LTIFR de grupo químico
ISO 45001 management system	sistema ISO 45001	en	shows	Moved from OHSAS, certified by Lloyd's
ISO 45001 management system	sistema ISO 45001	en	shows	Legal register and worker consultation
ISO 45001 management system	sistema ISO 45001	en	shows	Lead auditor for OH&S
ISO 45001 management system	sistema ISO 45001	en	shows	LTIFR and procedures in chemicals
ISO 45001 management system	sistema ISO 45001	es	near	ISO 9001 únicamente
ISO 45001 management system	sistema ISO 45001	es	near	Sistema de alarmas doméstico
ISO 45001 management system	sistema ISO 45001	es	near	Gestor de ventas
ISO 45001 management system	sistema ISO 45001	en	near	ISO 9001 only
ISO 45001 management system	sistema ISO 45001	en	near	House alarm fitter
business activity coordination	coordinación de actividades empresariales (CAE)	es	shows	Validación de 4.000 documentos en CTAIMA y Metacontratas
business activity coordination	coordinación de actividades empresariales (CAE)	es	shows	Bloqueo de contratas sin TC ni formación
business activity coordination	coordinación de actividades empresariales (CAE)	es	shows	Reuniones de concurrencia en fábrica
business activity coordination	coordinación de actividades empresariales (CAE)	es	shows	Permisos de entrada de 90 empresas
business activity coordination	coordinación de actividades empresariales (CAE)	en	shows	4,000 contractor papers checked in e-coordina
business activity coordination	coordinación de actividades empresariales (CAE)	en	shows	Blocked firms lacking training proof
business activity coordination	coordinación de actividades empresariales (CAE)	en	shows	Joint meetings where firms overlapped
business activity coordination	coordinación de actividades empresariales (CAE)	en	shows	Gate clearance for 90 contractors
business activity coordination	coordinación de actividades empresariales (CAE)	es	near	Subí mis papeles a la plataforma
business activity coordination	coordinación de actividades empresariales (CAE)	en	near	Uploaded my own certificates
work permits and lockout-tagout	permisos de trabajo y LOTO	es	shows	Candados, etiquetas y energía cero antes de intervenir
work permits and lockout-tagout	permisos de trabajo y LOTO	es	shows	Firmaba caliente, altura y confinado en refinería
work permits and lockout-tagout	permisos de trabajo y LOTO	es	shows	Bloqueo de 120 máquinas documentado
work permits and lockout-tagout	permisos de trabajo y LOTO	es	shows	Descargo eléctrico y consignación
work permits and lockout-tagout	permisos de trabajo y LOTO	en	shows	Locks, tags and zero energy first
work permits and lockout-tagout	permisos de trabajo y LOTO	en	shows	Issued hot, height and entry tickets
work permits and lockout-tagout	permisos de trabajo y LOTO	en	shows	Wrote isolation sheets for 120 machines
work permits and lockout-tagout	permisos de trabajo y LOTO	en	shows	Authorised issuer at a refinery
work permits and lockout-tagout	permisos de trabajo y LOTO	es	near	Permiso de residencia y trabajo
work permits and lockout-tagout	permisos de trabajo y LOTO	es	near	Cerrajero de puertas
work permits and lockout-tagout	permisos de trabajo y LOTO	es	near	Candado de bici
work permits and lockout-tagout	permisos de trabajo y LOTO	en	near	Right to work in UK
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	shows	Adecuación de 70 prensas con barreras y paros
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	shows	Marcado CE, manuales y expediente
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	shows	PL d verificado según ISO 13849
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	shows	Resguardos y enclavamientos exigidos antes de arrancar
machinery safety and RD 1215	seguridad de máquinas y RD 1215	en	shows	70 presses guarded, stops added
machinery safety and RD 1215	seguridad de máquinas y RD 1215	en	shows	CE files and manuals
machinery safety and RD 1215	seguridad de máquinas y RD 1215	en	shows	PL d checks to ISO 13849
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	near	Maquinista de tren
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	near	Guarda de seguridad
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	near	Manejo de prensa con dos manos
psychosocial risk evaluation	riesgos psicosociales	es	shows	CoPsoQ y FPSICO a 800 empleados
psychosocial risk evaluation	riesgos psicosociales	es	shows	Protocolo de acoso y mediación en hospital
psychosocial risk evaluation	riesgos psicosociales	es	shows	Carga, turnos y apoyo medidos por encuesta
psychosocial risk evaluation	riesgos psicosociales	en	shows	Stress survey for 800 staff
psychosocial risk evaluation	riesgos psicosociales	en	shows	HSE management standards focus groups
psychosocial risk evaluation	riesgos psicosociales	en	shows	Bullying protocol at a hospital
psychosocial risk evaluation	riesgos psicosociales	es	near	Psicóloga clínica infantil
psychosocial risk evaluation	riesgos psicosociales	es	near	Sufrí estrés laboral
psychosocial risk evaluation	riesgos psicosociales	en	near	Felt stressed at work
fire protection	protección contra incendios	es	shows	Revisión de BIES, extintores y detección
fire protection	protección contra incendios	es	shows	Sectores, cargas de fuego y RSCIEI
fire protection	protección contra incendios	es	shows	Bomberos de empresa, turno en petroquímica
fire protection	protección contra incendios	es	shows	Legalización de rociadores en nave
fire protection	protección contra incendios	en	shows	Hoses, extinguishers and panels checked
fire protection	protección contra incendios	en	shows	Fire load and compartment studies
fire protection	protección contra incendios	en	shows	Works fire crew at a chemical site
fire protection	protección contra incendios	es	near	Incendios forestales en prensa
fire protection	protección contra incendios	en	near	Sun cream promoter
safety leadership and culture	liderazgo en seguridad	es	shows	Observaciones preventivas y 500 días sin baja
safety leadership and culture	liderazgo en seguridad	es	shows	Convencí a mandos de parar línea por riesgo
safety leadership and culture	liderazgo en seguridad	es	shows	Comité de seguridad y salud presidido
safety leadership and culture	liderazgo en seguridad	en	shows	Behaviour walks, 500 days without lost time
safety leadership and culture	liderazgo en seguridad	en	shows	Got managers to stop the line
safety leadership and culture	liderazgo en seguridad	en	shows	Chaired the safety committee
safety leadership and culture	liderazgo en seguridad	es	near	Líder de ventas
safety leadership and culture	liderazgo en seguridad	es	near	Cultura general amplia
safety leadership and culture	liderazgo en seguridad	es	near	Seguridad en mí mismo
wastewater treatment plant operation	explotación de EDAR	es	shows	Fangos activos, purgas y oxígeno de 50.000 habitantes
wastewater treatment plant operation	explotación de EDAR	es	shows	Jefe de planta depuradora con tratamiento terciario
wastewater treatment plant operation	explotación de EDAR	es	shows	Centrífugas, polielectrolito y deshidratación
wastewater treatment plant operation	explotación de EDAR	es	shows	DBO y sólidos dentro de vertido todo el año
wastewater treatment plant operation	explotación de EDAR	es	shows	Desbaste, decantadores y reactor en ronda diaria
wastewater treatment plant operation	explotación de EDAR	en	shows	Activated sludge for 50,000 people
wastewater treatment plant operation	explotación de EDAR	en	shows	Works manager with tertiary stage
wastewater treatment plant operation	explotación de EDAR	en	shows	Centrifuges, polymer and cake
wastewater treatment plant operation	explotación de EDAR	en	shows	BOD and solids in consent all year
wastewater treatment plant operation	explotación de EDAR	es	near	Limpieza de alcantarillado
wastewater treatment plant operation	explotación de EDAR	es	near	Tratamientos de spa con agua
wastewater treatment plant operation	explotación de EDAR	es	near	Visita escolar a depuradora
wastewater treatment plant operation	explotación de EDAR	en	near	Spa water treatments
drinking water treatment	potabilización de agua (ETAP)	es	shows	Cloración, coagulación y filtros de arena
drinking water treatment	potabilización de agua (ETAP)	es	shows	Jar test y turbidez menor de 0,5
drinking water treatment	potabilización de agua (ETAP)	es	shows	Desaladora de ósmosis de 60.000 m³/día
drinking water treatment	potabilización de agua (ETAP)	es	shows	SINAC al día y cloro residual en red
drinking water treatment	potabilización de agua (ETAP)	en	shows	Chlorine, coagulant and sand filters
drinking water treatment	potabilización de agua (ETAP)	en	shows	Jar tests, turbidity below 0.5
drinking water treatment	potabilización de agua (ETAP)	en	shows	60 MLD reverse osmosis
drinking water treatment	potabilización de agua (ETAP)	en	shows	DWI samples and residuals
drinking water treatment	potabilización de agua (ETAP)	es	near	Venta de agua embotellada
drinking water treatment	potabilización de agua (ETAP)	es	near	Socorrista de piscina
drinking water treatment	potabilización de agua (ETAP)	es	near	Fontanero de grifería
drinking water treatment	potabilización de agua (ETAP)	en	near	Bottled water sales
environmental impact assessment	evaluación de impacto ambiental	es	shows	Estudios para parques eólicos y líneas de 220 kV
environmental impact assessment	evaluación de impacto ambiental	es	shows	DIA favorable de cantera y medidas compensatorias
environmental impact assessment	evaluación de impacto ambiental	es	shows	Inventario de fauna, ruido y paisaje
environmental impact assessment	evaluación de impacto ambiental	es	shows	Alegaciones y tramitación ante la Junta
environmental impact assessment	evaluación de impacto ambiental	es	shows	Vigilancia durante construcción de autovía
environmental impact assessment	evaluación de impacto ambiental	en	shows	ES chapters for wind farms
environmental impact assessment	evaluación de impacto ambiental	en	shows	Scoping, consultation and mitigation
environmental impact assessment	evaluación de impacto ambiental	en	shows	Baselines of wildlife, noise and landscape
environmental impact assessment	evaluación de impacto ambiental	en	shows	Ecological clerk of works on a bypass
environmental impact assessment	evaluación de impacto ambiental	es	near	Impacto de campañas en redes
environmental impact assessment	evaluación de impacto ambiental	es	near	Ambientación de fiestas
environmental impact assessment	evaluación de impacto ambiental	en	near	Media impact reports
ISO 14001	ISO 14001	es	shows	Aspectos, requisitos legales y objetivos de fábrica de papel
ISO 14001	ISO 14001	es	shows	Certificación y EMAS renovados
ISO 14001	ISO 14001	es	shows	Auditor interno de gestión ambiental
ISO 14001	ISO 14001	es	shows	Responsable del SGA con 12% menos de consumo
ISO 14001	ISO 14001	en	shows	Aspects and legal register at a paper mill
ISO 14001	ISO 14001	en	shows	Kept certificate and EMAS
ISO 14001	ISO 14001	en	shows	Internal auditor for the EMS
ISO 14001	ISO 14001	en	shows	Cut site usage 12% through EMS targets
ISO 14001	ISO 14001	es	near	Reciclo en casa
ISO 14001	ISO 14001	es	near	Trabajé en empresa verde
ISO 14001	ISO 14001	es	near	ISO 9001 auditor
ISO 14001	ISO 14001	en	near	Recycles at home
ISO 14001	ISO 14001	en	near	Quality auditor only
hazardous waste management	gestión de residuos peligrosos	es	shows	LER, etiquetas y almacén menos de seis meses
hazardous waste management	gestión de residuos peligrosos	es	shows	DI y notificaciones de traslado en SIRA
hazardous waste management	gestión de residuos peligrosos	es	shows	Gestor autorizado de aceites y disolventes
hazardous waste management	gestión de residuos peligrosos	es	shows	Memoria anual de productor y minimización
hazardous waste management	gestión de residuos peligrosos	es	shows	ADR y bidones enviados a tratamiento
hazardous waste management	gestión de residuos peligrosos	en	shows	EWC codes, labels and consignment notes
hazardous waste management	gestión de residuos peligrosos	en	shows	Solvent and oil carrier
hazardous waste management	gestión de residuos peligrosos	en	shows	Hazardous returns to the EA
hazardous waste management	gestión de residuos peligrosos	en	shows	Drums sent off under ADR
hazardous waste management	gestión de residuos peligrosos	es	near	Recogida de basura en planta
hazardous waste management	gestión de residuos peligrosos	es	near	Plus de peligrosidad
hazardous waste management	gestión de residuos peligrosos	en	near	Emptied office bins
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	es	shows	Expediente de cerámica y PRTR anual
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	es	shows	Modificación sustancial y MTD de vidrio
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	es	shows	Vertidos y emisiones autorizados en Confederación
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	es	shows	Condicionado cumplido y actas de inspección
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	en	shows	Permit variations and BAT reviews
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	en	shows	E-PRTR and annual returns
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	en	shows	Discharge consents with the EA
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	en	shows	Site inspections passed
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	es	near	Permiso de pesca
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	es	near	Carné de conducir
sampling and water analysis	muestreo y análisis de aguas	es	shows	Toma en ríos, pozos y arquetas con cadena de custodia
sampling and water analysis	muestreo y análisis de aguas	es	shows	DQO, nitratos y pH en laboratorio
sampling and water analysis	muestreo y análisis de aguas	es	shows	Legionela en torres y ACS
sampling and water analysis	muestreo y análisis de aguas	es	shows	Sonda multiparamétrica y caudal en 80 puntos
sampling and water analysis	muestreo y análisis de aguas	en	shows	Grabs in rivers, wells and manholes
sampling and water analysis	muestreo y análisis de aguas	en	shows	COD, nitrate and pH bench
sampling and water analysis	muestreo y análisis de aguas	en	shows	Legionella in towers
sampling and water analysis	muestreo y análisis de aguas	en	shows	Multi-probe and flow at 80 points
sampling and water analysis	muestreo y análisis de aguas	es	near	Muestras de perfume
sampling and water analysis	muestreo y análisis de aguas	es	near	Análisis de orina
sampling and water analysis	muestreo y análisis de aguas	es	near	Aguador en campo
water network maintenance	mantenimiento de redes de agua	es	shows	Fugas con geófono y reparación de fundición
water network maintenance	mantenimiento de redes de agua	es	shows	Acometidas, válvulas y contadores en barrio
water network maintenance	mantenimiento de redes de agua	es	shows	Cortes programados y turnos de guardia
water network maintenance	mantenimiento de redes de agua	es	shows	Rendimiento de la red del 68 al 81%
water network maintenance	mantenimiento de redes de agua	en	shows	Leaks by correlator, iron repairs
water network maintenance	mantenimiento de redes de agua	en	shows	Services, valves and meters
water network maintenance	mantenimiento de redes de agua	en	shows	Planned shut-offs and standby
water network maintenance	mantenimiento de redes de agua	en	shows	Leakage cut from 32 to 19%
water network maintenance	mantenimiento de redes de agua	es	near	Redes de ordenadores
water network maintenance	mantenimiento de redes de agua	es	near	Jardinero con riego
water network maintenance	mantenimiento de redes de agua	es	near	Administrador de redes sociales
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	es	shows	Alcances 1, 2 y 3 registrados en MITECO
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	es	shows	GRI y CSRD de grupo textil
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	es	shows	Plan de descarbonización con 30% menos en 2030
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	es	shows	Factores de emisión y verificación externa
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	en	shows	Scopes 1 to 3 with factors
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	en	shows	CSRD and GRI report for textiles
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	en	shows	SBTi plan, 30% by 2030
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	en	shows	External assurance passed
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	es	near	Redacción de memorias personales
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	es	shows	Capas de hábitats y cuencas en shapefile
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	es	shows	Modelos de inundación con MDT y HEC-RAS
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	es	shows	Mapas temáticos y análisis espacial de vertidos
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	es	shows	PostGIS de redes de saneamiento
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	en	shows	Habitat and catchment layers
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	en	shows	Flood models from LiDAR
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	en	shows	Spatial analysis of outfalls
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	en	shows	PostGIS of sewer assets
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	es	near	Google Maps para reparto
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	en	near	Google Maps for delivery
hydraulic modelling	modelización hidráulica	es	shows	EPANET para presiones de red
hydraulic modelling	modelización hidráulica	es	shows	Infoworks y SWMM de colectores
hydraulic modelling	modelización hidráulica	es	shows	Golpe de ariete en impulsiones
hydraulic modelling	modelización hidráulica	es	shows	Zonas inundables T500
hydraulic modelling	modelización hidráulica	en	shows	Surge in rising mains
hydraulic modelling	modelización hidráulica	en	shows	1-in-100 flood extents
hydraulic modelling	modelización hidráulica	es	near	Gato hidráulico de taller
contaminated land remediation	descontaminación de suelos	es	shows	Sondeos y TPH en gasolineras
contaminated land remediation	descontaminación de suelos	es	shows	Bombeo, SVE y retirada a vertedero
contaminated land remediation	descontaminación de suelos	es	shows	Análisis de riesgos RBCA
contaminated land remediation	descontaminación de suelos	es	shows	Informe RD 9/2005
contaminated land remediation	descontaminación de suelos	en	shows	Boreholes and TPH at fuel sites
contaminated land remediation	descontaminación de suelos	en	shows	Pump and treat, SVE
contaminated land remediation	descontaminación de suelos	en	shows	CLEA risk models
contaminated land remediation	descontaminación de suelos	en	shows	Dig and dump validated
contaminated land remediation	descontaminación de suelos	es	near	Fregado de suelos
contaminated land remediation	descontaminación de suelos	es	near	Contaminación acústica denunciada
forestry and biodiversity surveys	censos de fauna y flora	es	shows	Transectos de aves y quirópteros en parques eólicos
forestry and biodiversity surveys	censos de fauna y flora	es	shows	Anillador y cámaras trampa de lince
forestry and biodiversity surveys	censos de fauna y flora	es	shows	Inventario botánico y hábitats de interés
forestry and biodiversity surveys	censos de fauna y flora	en	shows	Bird and bat transects at wind farms
forestry and biodiversity surveys	censos de fauna y flora	en	shows	Ringer, camera traps for lynx
forestry and biodiversity surveys	censos de fauna y flora	en	shows	Phase 1 botany
air emissions control	control de emisiones atmosféricas	es	shows	Medición en chimenea de NOx y partículas
air emissions control	control de emisiones atmosféricas	es	shows	Filtros de mangas y lavador de gases
air emissions control	control de emisiones atmosféricas	es	shows	ECMCA con isocinéticos
air emissions control	control de emisiones atmosféricas	es	shows	AMS calibrados EN 14181
air emissions control	control de emisiones atmosféricas	en	shows	Stack NOx and dust
air emissions control	control de emisiones atmosféricas	en	shows	Bag filters and scrubbers
air emissions control	control de emisiones atmosféricas	en	shows	CEMS to EN 14181
air emissions control	control de emisiones atmosféricas	es	near	Emisión de radio
air emissions control	control de emisiones atmosféricas	es	near	Emisión de facturas
air emissions control	control de emisiones atmosféricas	en	near	Air con fitter
HACCP	APPCC	es	near	Lavado de manos y gorro según normas de planta
HACCP	APPCC	en	near	Wore hairnet and washed hands as told
ISO 9001 quality management	gestión de calidad ISO 9001	es	near	Rellenaba los registros que pedía calidad
ISO 9001 quality management	gestión de calidad ISO 9001	en	near	Filled in forms the quality team asked for
BRC and IFS food standards	Normas BRC e IFS	es	near	Estuve en línea el día de la auditoría BRC
BRC and IFS food standards	Normas BRC e IFS	en	near	Was on shift when the BRC auditor came
root cause analysis and 8D	análisis de causa raíz y 8D	es	near	Separaba piezas malas en caja roja
root cause analysis and 8D	análisis de causa raíz y 8D	en	near	Put bad parts in the red bin
statistical process control	control estadístico de procesos (SPC)	es	near	Apuntaba pesos en papel sin interpretarlos
statistical process control	control estadístico de procesos (SPC)	en	near	Wrote weights on a sheet for others to plot
food microbiology lab analysis	análisis microbiológico	es	near	Llevaba las muestras en nevera al laboratorio externo
food microbiology lab analysis	análisis microbiológico	en	near	Drove samples to the outside lab
food microbiology lab analysis	análisis microbiológico	en	near	Washed glassware in a micro lab
traceability and lot recall	trazabilidad y retirada de lotes	es	near	Pegaba etiquetas con fecha en cajas
traceability and lot recall	trazabilidad y retirada de lotes	en	near	Stuck date labels on cases
production line supervision	supervisión de línea de producción	es	near	Sustituí un día al encargado por enfermedad
production line supervision	supervisión de línea de producción	en	near	Covered one break for the line leader
allergen management	gestión de alérgenos	es	near	Preguntaba a comensales si tenían alergias
allergen management	gestión de alérgenos	en	near	Asked diners about allergies when taking orders
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	es	near	Barrido de nave y vaciado de cubos en fábrica
cleaning in place (CIP) and sanitation	limpieza CIP y desinfección industrial	en	near	Swept factory floors and emptied bins
packaging machinery operation	manejo de maquinaria de envasado	es	near	Formaba cajas a mano al final de línea
packaging machinery operation	manejo de maquinaria de envasado	en	near	Made up boxes by hand at line end
lean manufacturing and 5S	lean manufacturing y 5S	es	near	Pasé una jornada de sensibilización lean
lean manufacturing and 5S	lean manufacturing y 5S	en	near	Sat through a lean awareness day
supplier quality assurance	calidad de proveedores	es	near	Contaba bultos a la llegada del camión
supplier quality assurance	calidad de proveedores	en	near	Counted pallets on arrival
sensory and final product inspection	inspección y cata de producto final	es	near	Ofrecía catas de queso a clientes en supermercado
sensory and final product inspection	inspección y cata de producto final	en	near	Offered cheese samples to shoppers
occupational risk assessment	evaluación de riesgos laborales	es	near	Delegado de prevención sin formación técnica
occupational risk assessment	evaluación de riesgos laborales	en	near	Read the hazard sheet before starting work
safety coordination on construction sites	coordinación de seguridad en obra	es	near	Firmé el plan de seguridad como trabajador
safety coordination on construction sites	coordinación de seguridad en obra	en	near	Signed the site induction as an operative
accident investigation	investigación de accidentes	es	near	Testigo de un accidente en el taller
accident investigation	investigación de accidentes	en	near	Witnessed a workplace accident
safety training delivery	formación en prevención	es	near	Reservaba aulas para los cursos de PRL
safety training delivery	formación en prevención	en	near	Booked rooms for safety courses
emergency and evacuation plans	planes de emergencia y evacuación	es	near	Conozco la salida de emergencia de mi planta
emergency and evacuation plans	planes de emergencia y evacuación	en	near	Knew the way out in a fire drill
industrial hygiene measurements	higiene industrial	es	near	Llevé un dosímetro puesto durante un turno
industrial hygiene measurements	higiene industrial	en	near	Wore a noise meter for one shift
ergonomics	ergonomía	es	near	Recibí consejos para levantar cargas
ergonomics	ergonomía	en	near	Was shown how to lift safely
ISO 45001 management system	sistema ISO 45001	es	near	Empleado en empresa con sistema de seguridad certificado
ISO 45001 management system	sistema ISO 45001	en	near	Employed at a firm certified for safety
business activity coordination	coordinación de actividades empresariales (CAE)	es	near	Entregaba mi TC2 y reconocimiento en la garita
business activity coordination	coordinación de actividades empresariales (CAE)	es	shows	Requería formación, aptitud médica y REA antes de dar acceso
business activity coordination	coordinación de actividades empresariales (CAE)	en	near	Handed my papers in at the gatehouse
work permits and lockout-tagout	permisos de trabajo y LOTO	es	near	Esperaba a que mantenimiento bloquease la máquina
work permits and lockout-tagout	permisos de trabajo y LOTO	en	near	Waited while maintenance isolated the machine
machinery safety and RD 1215	seguridad de máquinas y RD 1215	es	near	Usaba la prensa con resguardo cerrado
machinery safety and RD 1215	seguridad de máquinas y RD 1215	en	shows	PUWER inspections of 200 machine tools
machinery safety and RD 1215	seguridad de máquinas y RD 1215	en	near	Ran a guarded press as an operator
psychosocial risk evaluation	riesgos psicosociales	es	near	Contesté la encuesta de clima y estrés
psychosocial risk evaluation	riesgos psicosociales	es	shows	Grupos de discusión y plan contra el burnout en residencias
psychosocial risk evaluation	riesgos psicosociales	en	shows	Risk of burnout scored ward by ward, with action plan
psychosocial risk evaluation	riesgos psicosociales	en	near	Filled in the stress questionnaire
fire protection	protección contra incendios	es	near	Sé usar un extintor, curso de dos horas
fire protection	protección contra incendios	en	shows	Got sprinkler designs approved by the insurer
fire protection	protección contra incendios	en	near	Two-hour extinguisher course attended
safety leadership and culture	liderazgo en seguridad	es	near	Siempre uso mis EPI y cumplo normas
safety leadership and culture	liderazgo en seguridad	es	shows	Saqué adelante el programa "yo paro" con 300 tarjetas al mes
safety leadership and culture	liderazgo en seguridad	en	shows	Launched a stop-card scheme with 300 cards a month
safety leadership and culture	liderazgo en seguridad	en	near	Always wears PPE and follows rules
wastewater treatment plant operation	explotación de EDAR	es	near	Conductor de camión cuba que descargaba en la depuradora
wastewater treatment plant operation	explotación de EDAR	en	near	Tanker driver delivering to sewage works
drinking water treatment	potabilización de agua (ETAP)	es	near	Mantenía el cloro de la piscina de la urbanización
drinking water treatment	potabilización de agua (ETAP)	en	near	Kept chlorine right in a hotel pool
environmental impact assessment	evaluación de impacto ambiental	es	near	Voluntario en jornadas de reforestación
environmental impact assessment	evaluación de impacto ambiental	en	near	Volunteered at tree-planting days
ISO 14001	ISO 14001	es	near	Separaba cartón y plástico en mi puesto
ISO 14001	ISO 14001	en	near	Sorted card and plastic at my station
hazardous waste management	gestión de residuos peligrosos	es	near	Vaciaba papeleras y sacaba contenedores de la oficina
hazardous waste management	gestión de residuos peligrosos	en	near	Took bins out at an office block
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	es	near	Archivé la licencia de actividad del bar
environmental permits (IPPC/AAI)	autorizaciones ambientales (AAI)	en	near	Displayed the café licence on the wall
sampling and water analysis	muestreo y análisis de aguas	es	near	Repartía garrafas de agua a oficinas
sampling and water analysis	muestreo y análisis de aguas	en	near	Delivered water coolers to offices
water network maintenance	mantenimiento de redes de agua	es	near	Lector de contadores de agua en domicilios
water network maintenance	mantenimiento de redes de agua	en	near	Read household water meters
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	es	near	Voy al trabajo en bici para contaminar menos
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	es	near	Maqueté la portada de la memoria de sostenibilidad
carbon footprint and sustainability reporting	huella de carbono y memorias de sostenibilidad	en	near	Cycles to work to cut emissions
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	es	near	Navegador GPS para llegar a los clientes
GIS mapping (QGIS, ArcGIS)	SIG (QGIS, ArcGIS)	en	near	Used satnav to find addresses
hydraulic modelling	modelización hidráulica	es	shows	Simulación de redes malladas y caudales punta para dimensionar tuberías
hydraulic modelling	modelización hidráulica	en	shows	EPANET runs to find low-pressure streets
hydraulic modelling	modelización hidráulica	en	shows	InfoWorks sewer model of a 40,000-person catchment
hydraulic modelling	modelización hidráulica	es	near	Instalaba las tuberías que salían del modelo
hydraulic modelling	modelización hidráulica	es	near	Leía niveles de embalse en ronda diaria
hydraulic modelling	modelización hidráulica	en	near	Laid the mains sized by consultants
hydraulic modelling	modelización hidráulica	en	near	Read reservoir levels on rounds
contaminated land remediation	descontaminación de suelos	es	shows	Caracterización de una antigua fábrica de gas y plan de saneamiento
contaminated land remediation	descontaminación de suelos	en	shows	Cleaned up a former gasworks for housing
contaminated land remediation	descontaminación de suelos	es	near	Conductor de camión que llevaba tierras al vertedero
contaminated land remediation	descontaminación de suelos	en	near	Hauled spoil to landfill by lorry
forestry and biodiversity surveys	censos de fauna y flora	es	shows	Conteo de nidos de cernícalo primilla y seguimiento de mortandad
forestry and biodiversity surveys	censos de fauna y flora	es	shows	Muestreo de anfibios y macroinvertebrados en 30 charcas
forestry and biodiversity surveys	censos de fauna y flora	en	shows	Great crested newt licence, bottle traps and eDNA
forestry and biodiversity surveys	censos de fauna y flora	en	shows	Carcass searches under turbines and nest counts
forestry and biodiversity surveys	censos de fauna y flora	es	near	Aficionado a pasear por el campo y ver pájaros
forestry and biodiversity surveys	censos de fauna y flora	es	near	Peón de desbroce en monte público
forestry and biodiversity surveys	censos de fauna y flora	en	near	Likes walking in nature reserves
forestry and biodiversity surveys	censos de fauna y flora	en	near	Cleared scrub in public woodland
air emissions control	control de emisiones atmosféricas	es	shows	Cálculo de COV y plan de gestión de disolventes en imprenta
air emissions control	control de emisiones atmosféricas	en	shows	MCERTS isokinetic tests on 30 stacks
air emissions control	control de emisiones atmosféricas	es	near	Cambio de filtros de aire acondicionado en oficinas
air emissions control	control de emisiones atmosféricas	en	near	Changed air-con filters in offices
`;
