/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const lawPropertyAndEventsPhrases = `
civil litigation	litigación civil	es	shows	Demandas, contestaciones y vistas ante juzgados de primera instancia
civil litigation	litigación civil	es	shows	140 juicios ordinarios y verbales en cinco años
civil litigation	litigación civil	es	shows	Defensa en sala de consumidores por cláusulas suelo y tarjetas revolving
civil litigation	litigación civil	es	shows	Interrogatorio de testigos y peritos en audiencias y juicios
civil litigation	litigación civil	es	shows	Recursos de apelación ante la Audiencia Provincial de Sevilla
civil litigation	litigación civil	en	shows	Issued claims, pleaded defences and ran trials in the County Court
civil litigation	litigación civil	en	shows	Conducted 60 fast-track and multi-track cases to judgment
civil litigation	litigación civil	en	shows	Cross-examined witnesses in property disputes
civil litigation	litigación civil	en	shows	Obtained freezing orders and summary judgment for lenders
civil litigation	litigación civil	es	near	Testigo en un juicio civil
civil litigation	litigación civil	es	near	Ingeniería civil y obra pública
civil litigation	litigación civil	es	near	Agente judicial, entrega de notificaciones
civil litigation	litigación civil	en	near	Served as a juror
civil litigation	litigación civil	en	near	Civil engineering site experience
legal research	investigación jurídica	es	shows	Consulta de jurisprudencia en Aranzadi y vLex para dictámenes
legal research	investigación jurídica	es	shows	Notas sobre doctrina del Supremo para los socios
legal research	investigación jurídica	es	shows	Informes con citas de sentencias y normativa aplicable en La Ley Digital
legal research	investigación jurídica	es	shows	Estudio comparado de legislación de arrendamientos en tres países
legal research	investigación jurídica	es	shows	Localizaba precedentes favorables antes de cada vista
legal research	investigación jurídica	en	shows	Found authorities on Westlaw and LexisNexis for counsel
legal research	investigación jurídica	en	shows	Wrote memos on case law for the partners
legal research	investigación jurídica	en	shows	Checked statutes and precedents before each hearing
legal research	investigación jurídica	en	shows	Tracked new regulations and briefed fee earners weekly
legal research	investigación jurídica	es	near	Investigador privado, seguimientos
legal research	investigación jurídica	es	near	Búsqueda de jurisprudencia: asistencia a un seminario
legal research	investigación jurídica	es	near	Investigación científica en laboratorio
legal research	investigación jurídica	en	near	Searched the internet for holiday deals
legal research	investigación jurídica	en	near	Laboratory research assistant
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	shows	Actas de junta, nombramientos y ampliaciones de capital inscritas en el Registro
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	shows	Vicesecretaria no consejera de seis sociedades
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	shows	Fusiones, escisiones y disoluciones elevadas a público
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	shows	Libros de socios y titularidad real al día de un grupo de 30 filiales
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	shows	Constitución de SL y modificación de estatutos ante notario
company law and corporate secretarial	derecho mercantil y secretaría societaria	en	shows	Kept statutory books and filed confirmation statements for 40 entities
company law and corporate secretarial	derecho mercantil y secretaría societaria	en	shows	Prepared board resolutions, allotments and director changes
company law and corporate secretarial	derecho mercantil y secretaría societaria	en	shows	ICSA-qualified, handled share splits and buybacks
company law and corporate secretarial	derecho mercantil y secretaría societaria	en	shows	Dissolved dormant subsidiaries and updated PSC registers
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	near	Secretaria de dirección, agenda y viajes
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	near	Empleada en tienda mercantil de barrio
company law and corporate secretarial	derecho mercantil y secretaría societaria	es	near	Reparto de correo corporativo
company law and corporate secretarial	derecho mercantil y secretaría societaria	en	near	Executive secretary booking travel
company law and corporate secretarial	derecho mercantil y secretaría societaria	en	near	Company football team captain
family law	derecho de familia	es	shows	Divorcios, custodias y pensiones de alimentos en turno de oficio
family law	derecho de familia	es	shows	Convenios reguladores y liquidación de gananciales
family law	derecho de familia	es	shows	Modificación de medidas y ejecución por impago de pensión
family law	derecho de familia	es	shows	Defensa de padres en procesos de guarda y régimen de visitas
family law	derecho de familia	es	shows	Separaciones de mutuo acuerdo ratificadas en juzgado
family law	derecho de familia	en	shows	Divorce, custody and maintenance cases
family law	derecho de familia	en	shows	Form E disclosure and financial remedy hearings
family law	derecho de familia	en	shows	Drafted prenups and child arrangements orders
family law	derecho de familia	en	shows	Acted for parents in care proceedings
family law	derecho de familia	es	near	Cuidado de familiar dependiente
family law	derecho de familia	es	near	Empresa familiar de hostelería
family law	derecho de familia	es	near	Trámite de mi propio divorcio
family law	derecho de familia	en	near	Looked after family members at home
family law	derecho de familia	en	near	Family-run restaurant experience
criminal defence	defensa penal	es	shows	Asistencia al detenido y guardias de turno de oficio
criminal defence	defensa penal	es	shows	Escritos de defensa y juicios rápidos por alcoholemia
criminal defence	defensa penal	es	shows	Absoluciones en delitos contra la salud pública y estafas
criminal defence	defensa penal	es	shows	Vistas de prisión y recursos ante vigilancia penitenciaria
criminal defence	defensa penal	es	shows	Querellas y personación como acusación particular
criminal defence	defensa penal	en	shows	Duty solicitor at police stations and magistrates' court
criminal defence	defensa penal	en	shows	Defended drink-drive and assault charges to acquittal
criminal defence	defensa penal	en	shows	Prepared bail applications and pleas in mitigation
criminal defence	defensa penal	en	shows	Crown Court advocate in fraud trials
criminal defence	defensa penal	es	near	Sin antecedentes penales
criminal defence	defensa penal	es	near	Defensa personal y artes marciales
criminal defence	defensa penal	es	near	Vigilante en centro penitenciario
criminal defence	defensa penal	en	near	Clean criminal record check
conveyancing and land registry	derecho inmobiliario y registral	es	shows	Notas simples, cargas y escrituras de 300 compraventas
conveyancing and land registry	derecho inmobiliario y registral	es	shows	Due diligence de suelos y revisión urbanística antes de la firma
conveyancing and land registry	derecho inmobiliario y registral	es	shows	Subsanación de defectos calificados por el registrador
conveyancing and land registry	derecho inmobiliario y registral	es	shows	Cancelación de cargas y herencias inscritas en la propiedad
conveyancing and land registry	derecho inmobiliario y registral	es	shows	Oficial de notaría: preparación de minutas de compraventa e hipoteca
conveyancing and land registry	derecho inmobiliario y registral	en	shows	Completed 25 house purchases a month from searches to registration
conveyancing and land registry	derecho inmobiliario y registral	en	shows	Raised enquiries, reported on title and filed AP1s
conveyancing and land registry	derecho inmobiliario y registral	en	shows	Exchanged contracts and handled SDLT returns
conveyancing and land registry	derecho inmobiliario y registral	en	shows	Cleared defects on title and registered leases
conveyancing and land registry	derecho inmobiliario y registral	es	near	Registro de visitas en portería
conveyancing and land registry	derecho inmobiliario y registral	es	near	Comercial inmobiliaria enseñando pisos
conveyancing and land registry	derecho inmobiliario y registral	es	near	Compra de mi primera vivienda
conveyancing and land registry	derecho inmobiliario y registral	en	near	Showed houses to viewers
conveyancing and land registry	derecho inmobiliario y registral	en	near	Conveyor belt operator
GDPR and data protection	RGPD y protección de datos	es	shows	DPO de cuatro clínicas: registro de actividades y evaluaciones de impacto
GDPR and data protection	RGPD y protección de datos	es	shows	Contratos de encargado y cláusulas informativas
GDPR and data protection	RGPD y protección de datos	es	shows	Notificación de una brecha a la AEPD en 72 horas
GDPR and data protection	RGPD y protección de datos	es	shows	Respuesta a derechos de acceso y supresión de clientes
GDPR and data protection	RGPD y protección de datos	es	shows	Políticas de cookies y privacidad para webs de empresa
GDPR and data protection	RGPD y protección de datos	en	shows	Appointed DPO, ran DPIAs and the processing register
GDPR and data protection	RGPD y protección de datos	en	shows	Reported a breach to the ICO within 72 hours
GDPR and data protection	RGPD y protección de datos	en	shows	Answered subject access requests inside one month
GDPR and data protection	RGPD y protección de datos	en	shows	Negotiated processor agreements with cloud vendors
GDPR and data protection	RGPD y protección de datos	es	near	Firma de cláusula de privacidad al entrar en la empresa
GDPR and data protection	RGPD y protección de datos	es	near	Introducción de datos en base de clientes
GDPR and data protection	RGPD y protección de datos	es	near	Equipos de protección individual
GDPR and data protection	RGPD y protección de datos	en	near	Keyed data into spreadsheets
GDPR and data protection	RGPD y protección de datos	en	near	Wore protective equipment
court procedure and LexNET	procedimiento judicial y LexNET	es	shows	Presentación telemática de escritos y control de plazos procesales
court procedure and LexNET	procedimiento judicial y LexNET	es	shows	Notificaciones diarias, señalamientos y traslados de copias
court procedure and LexNET	procedimiento judicial y LexNET	es	shows	Procurador en partidos judiciales de Málaga
court procedure and LexNET	procedimiento judicial y LexNET	es	shows	Recogida de testimonios, mandamientos y oficios en juzgados
court procedure and LexNET	procedimiento judicial y LexNET	es	shows	Tasación de costas e impulso de ejecuciones
court procedure and LexNET	procedimiento judicial y LexNET	en	shows	Lodged documents by CE-File and tracked limitation dates
court procedure and LexNET	procedimiento judicial y LexNET	en	shows	Kept the hearings calendar and served papers in time
court procedure and LexNET	procedimiento judicial y LexNET	en	shows	Assembled trial bundles and filed at court
court procedure and LexNET	procedimiento judicial y LexNET	en	shows	Court clerk handling listings and orders
court procedure and LexNET	procedimiento judicial y LexNET	es	near	Pista de pádel, reservas y mantenimiento
court procedure and LexNET	procedimiento judicial y LexNET	es	near	Asistencia a un juicio como público
court procedure and LexNET	procedimiento judicial y LexNET	en	near	Booked tennis courts
court procedure and LexNET	procedimiento judicial y LexNET	en	near	Followed safety procedures at work
case file management for solicitors	gestión de expedientes jurídicos	es	shows	Paralegal con 90 asuntos vivos en cartera, hitos y vencimientos
case file management for solicitors	gestión de expedientes jurídicos	es	shows	Apertura de carpeta, provisión de fondos y seguimiento en Kleos
case file management for solicitors	gestión de expedientes jurídicos	es	shows	Ordenaba pruebas, poderes y minutas por cliente
case file management for solicitors	gestión de expedientes jurídicos	es	shows	Aviso a letrados de cada vencimiento y llamadas al cliente
case file management for solicitors	gestión de expedientes jurídicos	en	shows	Paralegal with 90 live matters and key dates
case file management for solicitors	gestión de expedientes jurídicos	en	shows	Opened files, took money on account and billed in Clio
case file management for solicitors	gestión de expedientes jurídicos	en	shows	Indexed evidence and disclosure by client
case file management for solicitors	gestión de expedientes jurídicos	en	shows	Kept fee earners ahead of every deadline
case file management for solicitors	gestión de expedientes jurídicos	es	near	Expediente académico brillante
case file management for solicitors	gestión de expedientes jurídicos	es	near	Expediente disciplinario archivado
case file management for solicitors	gestión de expedientes jurídicos	es	near	Gestión de archivos de imagen en Photoshop
case file management for solicitors	gestión de expedientes jurídicos	en	near	Carried cases of wine to the cellar
case file management for solicitors	gestión de expedientes jurídicos	en	near	Managed image files in Photoshop
immigration law	derecho de extranjería	es	shows	Arraigos, reagrupaciones y nacionalidades presentados en Mercurio
immigration law	derecho de extranjería	es	shows	Recursos contra denegación de residencia y expulsiones
immigration law	derecho de extranjería	es	shows	Permisos de trabajo de alta cualificación ante la UGE
immigration law	derecho de extranjería	es	shows	Citas de asilo y asistencia en frontera de Barajas
immigration law	derecho de extranjería	es	shows	Renovación de tarjetas de 200 trabajadores extranjeros
immigration law	derecho de extranjería	en	shows	Skilled worker visas and sponsor licence renewals
immigration law	derecho de extranjería	en	shows	Appealed refusals at the First-tier Tribunal
immigration law	derecho de extranjería	en	shows	Asylum interviews and detention bail
immigration law	derecho de extranjería	en	shows	OISC level 2 adviser, settlement and citizenship
immigration law	derecho de extranjería	es	near	Permiso de residencia y trabajo en vigor
immigration law	derecho de extranjería	es	near	Viajes al extranjero frecuentes
immigration law	derecho de extranjería	es	near	Trámite de mi nacionalidad española
immigration law	derecho de extranjería	en	near	Holds a valid work visa
immigration law	derecho de extranjería	en	near	Helped tourists at passport control queues
mediation and settlement negotiation	mediación y negociación extrajudicial	es	shows	Acuerdos antes de juicio en el 65% de los asuntos
mediation and settlement negotiation	mediación y negociación extrajudicial	es	shows	Mediadora inscrita en el Ministerio de Justicia, conflictos vecinales y familiares
mediation and settlement negotiation	mediación y negociación extrajudicial	es	shows	Transacciones con aseguradoras sin llegar a sala
mediation and settlement negotiation	mediación y negociación extrajudicial	es	shows	Sesiones con ambas partes hasta firma de acuerdo
mediation and settlement negotiation	mediación y negociación extrajudicial	en	shows	Settled 65% of files before trial
mediation and settlement negotiation	mediación y negociación extrajudicial	en	shows	CEDR accredited, neighbour and workplace disputes
mediation and settlement negotiation	mediación y negociación extrajudicial	en	shows	Part 36 offers and round-table talks with insurers
mediation and settlement negotiation	mediación y negociación extrajudicial	en	shows	Sat with both sides until heads were signed
mediation and settlement negotiation	mediación y negociación extrajudicial	es	near	Agente de medios y publicidad
mediation and settlement negotiation	mediación y negociación extrajudicial	es	near	Llegar a acuerdos con clientes sobre hora de entrega
mediation and settlement negotiation	mediación y negociación extrajudicial	en	near	Media buying assistant
mediation and settlement negotiation	mediación y negociación extrajudicial	en	near	Settled a personal insurance claim
legal translation and bilingual law practice	inglés jurídico	es	shows	Negociaba en Londres contratos con despachos anglosajones
legal translation and bilingual law practice	inglés jurídico	es	shows	TOLES avanzado, contratos y dictámenes para clientes británicos
legal translation and bilingual law practice	inglés jurídico	es	shows	Poderes y estatutos bilingües para inversores extranjeros
legal translation and bilingual law practice	inglés jurídico	es	shows	LLM en King's College y dos años en bufete internacional
legal translation and bilingual law practice	inglés jurídico	en	shows	Advised UK buyers in Spain in both languages
legal translation and bilingual law practice	inglés jurídico	en	shows	TOLES Higher, bilingual bylaws and powers of attorney
legal translation and bilingual law practice	inglés jurídico	en	shows	Worked across common law and Spanish law documents
legal translation and bilingual law practice	inglés jurídico	es	near	Traducción de novelas románticas
legal translation and bilingual law practice	inglés jurídico	es	near	Inglés hablado en restaurante
legal translation and bilingual law practice	inglés jurídico	es	near	Derecho romano, asignatura superada
legal translation and bilingual law practice	inglés jurídico	en	near	Translated menus into Spanish
legal translation and bilingual law practice	inglés jurídico	en	near	Waited tables for English tourists
compliance programme	programa de cumplimiento penal (compliance)	es	shows	Mapa de riesgos penales y canal de denuncias según Ley 2/2023
compliance programme	programa de cumplimiento penal (compliance)	es	shows	Código ético, protocolo de regalos y formación a 600 empleados
compliance programme	programa de cumplimiento penal (compliance)	es	shows	Oficial de cumplimiento con certificado CESCOM y UNE 19601
compliance programme	programa de cumplimiento penal (compliance)	es	shows	Investigaciones internas por denuncias y medidas al consejo
compliance programme	programa de cumplimiento penal (compliance)	en	shows	Set up the speak-up line and gift register
compliance programme	programa de cumplimiento penal (compliance)	en	shows	Bribery Act risk mapping and staff training
compliance programme	programa de cumplimiento penal (compliance)	en	shows	Investigated whistleblower reports for the board
compliance programme	programa de cumplimiento penal (compliance)	en	shows	Certified under ISO 37301
compliance programme	programa de cumplimiento penal (compliance)	es	near	Cumplimiento de horarios y normas del centro
compliance programme	programa de cumplimiento penal (compliance)	es	near	Firmé el código ético de la empresa
compliance programme	programa de cumplimiento penal (compliance)	es	near	Cumplimiento de objetivos de venta
compliance programme	programa de cumplimiento penal (compliance)	en	near	Signed the code of conduct
compliance programme	programa de cumplimiento penal (compliance)	en	near	Complied with shop opening hours
property listing acquisition	captación de inmuebles	es	shows	8 exclusivas firmadas al mes peinando el barrio
property listing acquisition	captación de inmuebles	es	shows	Convencía a propietarios particulares de Idealista para ceder la venta
property listing acquisition	captación de inmuebles	es	shows	Llamadas a carteles de se vende y red de porteros
property listing acquisition	captación de inmuebles	es	shows	Cartera propia de 45 viviendas en encargo
property listing acquisition	captación de inmuebles	es	shows	Buzoneo y puertas frías para conseguir pisos en Chamberí
property listing acquisition	captación de inmuebles	en	shows	Won eight sole-agency instructions a month
property listing acquisition	captación de inmuebles	en	shows	Turned private sellers into signed mandates
property listing acquisition	captación de inmuebles	en	shows	Door-knocked and leafleted for new stock
property listing acquisition	captación de inmuebles	en	shows	Built a book of 45 homes for sale
property listing acquisition	captación de inmuebles	es	near	Captación de socios para ONG
property listing acquisition	captación de inmuebles	es	near	Búsqueda de piso para alquilar
property listing acquisition	captación de inmuebles	es	near	Captación de agua en pozos
property listing acquisition	captación de inmuebles	en	near	Signed up charity donors
property listing acquisition	captación de inmuebles	en	near	Looked for a flat to rent
property viewings	visitas a viviendas	es	shows	Enseñaba 20 pisos por semana a posibles compradores
property viewings	visitas a viviendas	es	shows	Open house los sábados con 15 parejas
property viewings	visitas a viviendas	es	shows	Acompañamiento de inquilinos a chalets y recogida de su opinión
property viewings	visitas a viviendas	es	shows	Agenda de enseñar casas y llaves de 60 inmuebles
property viewings	visitas a viviendas	en	shows	Showed 20 flats a week to buyers
property viewings	visitas a viviendas	en	shows	Saturday open houses with 15 couples
property viewings	visitas a viviendas	en	shows	Accompanied tenants round and logged feedback
property viewings	visitas a viviendas	en	shows	Held keys and booked slots for 60 homes
property viewings	visitas a viviendas	es	near	Visitas a domicilio como auxiliar de ayuda
property viewings	visitas a viviendas	es	near	Visitas guiadas al museo
property viewings	visitas a viviendas	es	near	Limpieza de viviendas turísticas
property viewings	visitas a viviendas	en	near	Home visits as a carer
property viewings	visitas a viviendas	en	near	Gave museum tours
property valuation	valoración inmobiliaria	es	shows	Informe de precio por comparables y testigos de la zona
property valuation	valoración inmobiliaria	es	shows	Tasador homologado ECO/805
property valuation	valoración inmobiliaria	es	shows	Estudio de mercado y precio de salida para propietarios
property valuation	valoración inmobiliaria	es	shows	Fijaba el importe de venta con 3% de desvío sobre cierre
property valuation	valoración inmobiliaria	es	shows	Método residual de solares para promotores
property valuation	valoración inmobiliaria	en	shows	Priced homes from comparables, within 3% of sale
property valuation	valoración inmobiliaria	en	shows	RICS registered, Red Book reports
property valuation	valoración inmobiliaria	en	shows	Market appraisals for sellers, 60% instructed
property valuation	valoración inmobiliaria	en	shows	Residual land appraisals for developers
property valuation	valoración inmobiliaria	es	near	Alta valoración de clientes en Google
property valuation	valoración inmobiliaria	es	near	Valoración de enfermería y triaje
property valuation	valoración inmobiliaria	es	near	Tasación de joyas y empeños
property valuation	valoración inmobiliaria	en	near	Highly valued team member
property valuation	valoración inmobiliaria	en	near	Pawn shop jewellery appraisals
rental management	gestión de alquileres	es	shows	130 inquilinos: cobro, incidencias y renovaciones
rental management	gestión de alquileres	es	shows	Contratos LAU, fianzas en el IVIMA y actualización por IRAV
rental management	gestión de alquileres	es	shows	Solvencia con seguro de impago y entrega de llaves
rental management	gestión de alquileres	es	shows	Pisos de larga estancia al 98% de ocupación
rental management	gestión de alquileres	es	shows	Reclamaba recibos y coordinaba reparaciones para propietarios
rental management	gestión de alquileres	en	shows	Let and looked after 130 tenancies
rental management	gestión de alquileres	en	shows	Referencing, deposits in TDS and check-ins
rental management	gestión de alquileres	en	shows	98% occupancy on a lettings book
rental management	gestión de alquileres	en	shows	Chased arrears and sent contractors for landlords
rental management	gestión de alquileres	es	near	Mostrador de alquiler de coches
rental management	gestión de alquileres	es	near	Vivo de alquiler
rental management	gestión de alquileres	es	near	Alquiler de material de esquí
rental management	gestión de alquileres	en	near	Car hire desk agent
rental management	gestión de alquileres	en	near	Rents a flat in town
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	shows	32 operaciones firmadas en notaría en un año
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	shows	Arras, contraofertas y acuerdo de precio entre las partes
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	shows	Acercaba posturas hasta escriturar
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	shows	Seguimiento desde la reserva hasta la entrega de llaves
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	shows	3% de honorarios defendidos en cada operación
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	en	shows	32 completions in a year
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	en	shows	Carried offers back and forth until agreed
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	en	shows	Chased the chain from offer to keys
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	en	shows	Kept deals alive after bad surveys
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	near	Compraventa de coches usados
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	near	Venta de muebles para viviendas
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	es	near	Intermediador cultural en colegios
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	en	near	Used car dealing
sales negotiation between buyer and seller	intermediación en la compraventa inmobiliaria	en	near	Sold home furniture
property portals and photography	publicación en portales inmobiliarios	es	shows	Anuncios en Idealista y Fotocasa con reportaje y plano
property portals and photography	publicación en portales inmobiliarios	es	shows	Tours Matterport y home staging previo a anunciar
property portals and photography	publicación en portales inmobiliarios	es	shows	Textos y fotos gran angular de 40 pisos
property portals and photography	publicación en portales inmobiliarios	es	shows	Respuesta a 100 contactos semanales entrados por Idealista
property portals and photography	publicación en portales inmobiliarios	en	shows	Rightmove and Zoopla adverts with floor plans
property portals and photography	publicación en portales inmobiliarios	en	shows	Shot wide-angle photos and Matterport tours
property portals and photography	publicación en portales inmobiliarios	en	shows	Wrote particulars and answered 100 leads weekly
property portals and photography	publicación en portales inmobiliarios	es	near	Limpieza de portales y escaleras
property portals and photography	publicación en portales inmobiliarios	es	near	Fotografía de bodas
property portals and photography	publicación en portales inmobiliarios	es	near	Búsqueda de casa en Fotocasa
property portals and photography	publicación en portales inmobiliarios	en	near	Cleaned building entrances
community of owners administration	administración de fincas	es	shows	60 comunidades: juntas, derramas y morosos
community of owners administration	administración de fincas	es	shows	Convocatoria, actas y presupuesto anual de vecinos según LPH
community of owners administration	administración de fincas	es	shows	Administrador colegiado, contratos de ascensor y limpieza
community of owners administration	administración de fincas	es	shows	Incidencias de bajantes y siniestros de edificios
community of owners administration	administración de fincas	es	shows	Reclamación judicial de cuotas impagadas
community of owners administration	administración de fincas	en	shows	Block manager of 60 buildings, service charges and AGMs
community of owners administration	administración de fincas	en	shows	Section 20 notices and major works
community of owners administration	administración de fincas	en	shows	Collected ground rent and chased arrears
community of owners administration	administración de fincas	en	shows	Insurance claims and lift contracts for residents' associations
community of owners administration	administración de fincas	es	near	Peón en finca agrícola
community of owners administration	administración de fincas	es	near	Presidente de mi comunidad de vecinos un año
community of owners administration	administración de fincas	es	near	Comunidad online de jugadores
community of owners administration	administración de fincas	en	near	Farm worker on an estate
community of owners administration	administración de fincas	en	near	Lived in a shared community
real estate investment analysis	análisis de inversión inmobiliaria	es	shows	TIR y cap rate de edificios para fondos
real estate investment analysis	análisis de inversión inmobiliaria	es	shows	Modelo de flujos de promoción de 80 viviendas en Excel
real estate investment analysis	análisis de inversión inmobiliaria	es	shows	Búsqueda de locales con rentabilidad del 7% para family office
real estate investment analysis	análisis de inversión inmobiliaria	es	shows	Underwriting de naves logísticas en Argus
real estate investment analysis	análisis de inversión inmobiliaria	en	shows	IRR and yield models for office deals
real estate investment analysis	análisis de inversión inmobiliaria	en	shows	Argus cash flows on logistics sheds
real estate investment analysis	análisis de inversión inmobiliaria	en	shows	Sourced 7% net shops for a family office
real estate investment analysis	análisis de inversión inmobiliaria	en	shows	Appraised an 80-unit scheme for lenders
real estate investment analysis	análisis de inversión inmobiliaria	es	near	Compré un piso para alquilar
real estate investment analysis	análisis de inversión inmobiliaria	es	near	Análisis de suelos geotécnicos
real estate investment analysis	análisis de inversión inmobiliaria	es	near	Inversión en bolsa personal
real estate investment analysis	análisis de inversión inmobiliaria	en	near	Owns a buy-to-let flat
real estate investment analysis	análisis de inversión inmobiliaria	en	near	Soil analysis technician
buyer qualification and needs analysis	perfilado de compradores	es	shows	Entrevista de presupuesto, zona y financiación antes de enseñar nada
buyer qualification and needs analysis	perfilado de compradores	es	shows	Cruce de demanda y oferta en Inmovilla
buyer qualification and needs analysis	perfilado de compradores	es	shows	Filtraba curiosos y comprobaba preaprobación del banco
buyer qualification and needs analysis	perfilado de compradores	es	shows	Base de 500 demandas activas con preferencias
buyer qualification and needs analysis	perfilado de compradores	en	shows	Checked budget, area and finance before booking tours
buyer qualification and needs analysis	perfilado de compradores	en	shows	Matched applicants to stock in Reapit
buyer qualification and needs analysis	perfilado de compradores	en	shows	Weeded out time-wasters, agreed decisions in principle
buyer qualification and needs analysis	perfilado de compradores	en	shows	Kept 500 active applicants called weekly
buyer qualification and needs analysis	perfilado de compradores	es	near	Comprador de moda para cadena
buyer qualification and needs analysis	perfilado de compradores	es	near	Perfilado de cejas
buyer qualification and needs analysis	perfilado de compradores	es	near	Operario de perfiles de aluminio
buyer qualification and needs analysis	perfilado de compradores	en	near	Fashion buyer for a chain
buyer qualification and needs analysis	perfilado de compradores	en	near	Shaped eyebrows in a salon
new-build sales	venta de obra nueva	es	shows	Caseta de ventas con 96 viviendas colocadas sobre plano
new-build sales	venta de obra nueva	es	shows	Contratos de reserva, calendario de pagos y personalizaciones
new-build sales	venta de obra nueva	es	shows	Comercial de promotora en la costa, 4 promociones agotadas
new-build sales	venta de obra nueva	es	shows	Entrega de llaves y lista de repasos con adjudicatarios
new-build sales	venta de obra nueva	en	shows	Sold 96 homes off-plan from a show house
new-build sales	venta de obra nueva	en	shows	Reservations, part exchange and Help to Buy
new-build sales	venta de obra nueva	en	shows	Site sales adviser for Barratt, sold out early
new-build sales	venta de obra nueva	en	shows	Handover days and snag lists with purchasers
new-build sales	venta de obra nueva	es	near	Albañil en obra nueva
new-build sales	venta de obra nueva	es	near	Vendedor de materiales de obra
new-build sales	venta de obra nueva	es	near	Compra sobre plano de mi vivienda
new-build sales	venta de obra nueva	en	near	Bricklayer on new builds
new-build sales	venta de obra nueva	en	near	Sold building materials
holiday rental management	gestión de alquiler vacacional	es	shows	40 apartamentos en Airbnb y Booking con tarifas dinámicas
holiday rental management	gestión de alquiler vacacional	es	shows	Check-in, limpieza y parte de viajeros a la policía
holiday rental management	gestión de alquiler vacacional	es	shows	Superhost con 4,9 de media
holiday rental management	gestión de alquiler vacacional	es	shows	Licencias VUT y canal Avantio
holiday rental management	gestión de alquiler vacacional	en	shows	Ran 40 flats on Airbnb with dynamic pricing
holiday rental management	gestión de alquiler vacacional	en	shows	Check-ins, cleaners and guest registration
holiday rental management	gestión de alquiler vacacional	en	shows	Superhost at 4.9 stars
holiday rental management	gestión de alquiler vacacional	en	shows	Channel manager and licence renewals for sea-front lets
holiday rental management	gestión de alquiler vacacional	es	near	Vacaciones en apartamento alquilado
holiday rental management	gestión de alquiler vacacional	es	near	Animador turístico en hotel
holiday rental management	gestión de alquiler vacacional	es	near	Alquiler de tumbonas en playa
holiday rental management	gestión de alquiler vacacional	en	near	Stayed in many Airbnbs
holiday rental management	gestión de alquiler vacacional	en	near	Rented sunbeds on a beach
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	shows	CEE, cédula y nota simple reunidos antes de publicar
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	shows	Certificador con CE3X de 200 pisos
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	shows	Pedía ITE, último IBI y deuda de comunidad al propietario
energy certificates and property documentation	documentación y certificado energético de inmuebles	en	shows	Gathered EPCs, title and leasehold packs before launch
energy certificates and property documentation	documentación y certificado energético de inmuebles	en	shows	Accredited DEA, 200 homes assessed
energy certificates and property documentation	documentación y certificado energético de inmuebles	en	shows	AML checks and compliance packs on each sale
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	near	Certificado de profesionalidad en soldadura
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	near	Bebidas energéticas, promotor
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	near	Documentación para pedir ayuda al alquiler
energy certificates and property documentation	documentación y certificado energético de inmuebles	en	near	Energy drink promoter
energy certificates and property documentation	documentación y certificado energético de inmuebles	en	near	Applied for a rent grant
prospecting by phone for property	prospección telefónica inmobiliaria	es	shows	60 llamadas diarias a dueños con piso anunciado
prospecting by phone for property	prospección telefónica inmobiliaria	es	shows	Concertaba valoraciones gratuitas en frío
prospecting by phone for property	prospección telefónica inmobiliaria	es	shows	Recontacto con compradores antiguos para conseguir referidos
prospecting by phone for property	prospección telefónica inmobiliaria	en	shows	60 calls a day to private sellers
prospecting by phone for property	prospección telefónica inmobiliaria	en	shows	Booked free appraisals from cold lists
prospecting by phone for property	prospección telefónica inmobiliaria	en	shows	Rang past clients for referrals
prospecting by phone for property	prospección telefónica inmobiliaria	es	near	Llamadas de averías en centralita
prospecting by phone for property	prospección telefónica inmobiliaria	es	near	Prospección arqueológica en solares
prospecting by phone for property	prospección telefónica inmobiliaria	es	near	Atención de incidencias de inquilinos
prospecting by phone for property	prospección telefónica inmobiliaria	en	near	Took fault calls
prospecting by phone for property	prospección telefónica inmobiliaria	en	near	Field archaeology surveys
inbound customer service	atención telefónica de recepción	es	shows	80 llamadas entrantes por turno sobre facturas y cobertura
inbound customer service	atención telefónica de recepción	es	shows	Agente del 1004 resolviendo dudas de línea y pagos
inbound customer service	atención telefónica de recepción	es	shows	Línea 900 de una eléctrica, TMO de 4 minutos
inbound customer service	atención telefónica de recepción	es	shows	Cascos ocho horas contestando a abonados
inbound customer service	atención telefónica de recepción	es	shows	Teleoperadora de información en el 012
inbound customer service	atención telefónica de recepción	en	shows	Took 80 calls a shift on bills and coverage
inbound customer service	atención telefónica de recepción	en	shows	Helpline agent for an energy supplier, AHT four minutes
inbound customer service	atención telefónica de recepción	en	shows	Headset all day answering subscribers
inbound customer service	atención telefónica de recepción	en	shows	111 health line call taker
inbound customer service	atención telefónica de recepción	es	near	Llamadas de venta a puerta fría
inbound customer service	atención telefónica de recepción	es	near	Camarera con atención en sala
inbound customer service	atención telefónica de recepción	es	near	Llamaba al servicio técnico por averías de la oficina
inbound customer service	atención telefónica de recepción	en	near	Cold-call sales agent
inbound customer service	atención telefónica de recepción	en	near	Rang suppliers' helplines often
complaint handling	gestión de reclamaciones	es	shows	Hojas de queja respondidas en 48 horas con compensación
complaint handling	gestión de reclamaciones	es	shows	Segundo nivel para abonados enfadados, 88% resueltos sin OMIC
complaint handling	gestión de reclamaciones	es	shows	Contestación a Consumo y a la oficina del defensor
complaint handling	gestión de reclamaciones	es	shows	Abonos y disculpas por retrasos de entrega
complaint handling	gestión de reclamaciones	es	shows	Calmaba a viajeros por equipaje perdido y tramitaba su pago
complaint handling	gestión de reclamaciones	en	shows	Answered written grievances within 48 hours with redress
complaint handling	gestión de reclamaciones	en	shows	Second-line desk for angry callers, 88% kept from ombudsman
complaint handling	gestión de reclamaciones	en	shows	Issued refunds and apologies for late parcels
complaint handling	gestión de reclamaciones	en	shows	Replied to Ofgem and ombudsman referrals
complaint handling	gestión de reclamaciones	es	near	Puse una queja a mi operadora
complaint handling	gestión de reclamaciones	es	near	Recepción de hojas de reclamaciones en blanco como dependiente
complaint handling	gestión de reclamaciones	es	near	Sin quejas de mis superiores
complaint handling	gestión de reclamaciones	en	near	Complained about a faulty product
complaint handling	gestión de reclamaciones	en	near	Never received complaints from managers
first-call resolution	resolución en primera llamada	es	shows	FCR del 87%, cinco puntos sobre la plataforma
first-call resolution	resolución en primera llamada	es	shows	El cliente colgaba con el problema cerrado, sin reapertura
first-call resolution	resolución en primera llamada	es	shows	Solo un 6% de rellamadas en mis casos
first-call resolution	resolución en primera llamada	es	shows	Mejor índice de solución al primer contacto del turno
first-call resolution	resolución en primera llamada	en	shows	FCR of 87%, five points over the floor
first-call resolution	resolución en primera llamada	en	shows	Callers hung up with the issue fixed, 6% repeat contacts
first-call resolution	resolución en primera llamada	en	shows	Closed tickets without transfer in nine of ten cases
first-call resolution	resolución en primera llamada	en	shows	Top agent for one-touch fixes
first-call resolution	resolución en primera llamada	es	near	Derivaba todas las incidencias al segundo nivel
first-call resolution	resolución en primera llamada	es	near	Primer empleo tras los estudios
first-call resolution	resolución en primera llamada	es	near	Resolución de pantalla 4K en monitores
first-call resolution	resolución en primera llamada	en	near	Passed all issues to second line
first-call resolution	resolución en primera llamada	en	near	First job after school
technical support by phone	soporte técnico telefónico	es	shows	Guiaba a usuarios para configurar router y correo
technical support by phone	soporte técnico telefónico	es	shows	Nivel 1 de fibra: medidas, reinicios y avería a campo
technical support by phone	soporte técnico telefónico	es	shows	Toma remota con TeamViewer y cierre de ticket en Zendesk
technical support by phone	soporte técnico telefónico	es	shows	Diagnóstico de decodificadores y cobertura wifi por voz
technical support by phone	soporte técnico telefónico	es	shows	Mesa de ayuda de TPV para 900 tiendas
technical support by phone	soporte técnico telefónico	en	shows	Walked users through router and mail set-up
technical support by phone	soporte técnico telefónico	en	shows	Level 1 fibre desk, line tests and dispatch
technical support by phone	soporte técnico telefónico	en	shows	Remote sessions on TeamViewer, tickets in Zendesk
technical support by phone	soporte técnico telefónico	en	shows	Till helpdesk for 900 shops
technical support by phone	soporte técnico telefónico	es	near	Instalador de fibra en domicilio
technical support by phone	soporte técnico telefónico	es	near	Técnico de sonido en conciertos
technical support by phone	soporte técnico telefónico	es	near	Consultas comerciales de tarifas
technical support by phone	soporte técnico telefónico	en	near	Installed fibre in homes
technical support by phone	soporte técnico telefónico	en	near	Tariff sales enquiries
call quality monitoring	control de calidad de llamadas	es	shows	Escuchas semanales con plantilla y feedback a 30 agentes
call quality monitoring	control de calidad de llamadas	es	shows	Auditora de grabaciones: saludo, LOPD y cierre
call quality monitoring	control de calidad de llamadas	es	shows	Calibraciones con el cliente sobre 200 interacciones
call quality monitoring	control de calidad de llamadas	es	shows	Subí la nota de calidad de 78 a 91
call quality monitoring	control de calidad de llamadas	en	shows	Scored recordings weekly and fed back to 30 agents
call quality monitoring	control de calidad de llamadas	en	shows	Calibrated with the client on 200 contacts
call quality monitoring	control de calidad de llamadas	en	shows	Raised QA marks from 78 to 91
call quality monitoring	control de calidad de llamadas	en	shows	Side-by-side listening and coaching
call quality monitoring	control de calidad de llamadas	es	near	Control de calidad de piezas en fábrica
call quality monitoring	control de calidad de llamadas	es	near	Mis llamadas eran grabadas y revisadas
call quality monitoring	control de calidad de llamadas	es	near	Escucha de música y producción
call quality monitoring	control de calidad de llamadas	en	near	Factory part inspection
call quality monitoring	control de calidad de llamadas	en	near	My calls were recorded
call centre team coordination	coordinación de equipos de contact center	es	shows	Supervisora de 22 posiciones, turnos y KPIs
call centre team coordination	coordinación de equipos de contact center	es	shows	Briefing diario, NDS 80/20 y bajas cubiertas
call centre team coordination	coordinación de equipos de contact center	es	shows	Gestora de plataforma con seguimiento de TMO y ausencias
call centre team coordination	coordinación de equipos de contact center	es	shows	Pasé de agente a jefa de sala de 40 puestos
call centre team coordination	coordinación de equipos de contact center	en	shows	Team leader of 22 seats, shifts and KPIs
call centre team coordination	coordinación de equipos de contact center	en	shows	Kept 80/20 service level at peak
call centre team coordination	coordinación de equipos de contact center	en	shows	Huddles, one-to-ones and absence cover
call centre team coordination	coordinación de equipos de contact center	en	shows	From agent to floor manager of 40
call centre team coordination	coordinación de equipos de contact center	es	near	Agente en equipo de 22 personas
call centre team coordination	coordinación de equipos de contact center	es	near	Coordinación motora y fisioterapia
call centre team coordination	coordinación de equipos de contact center	es	near	Centro cívico, monitora infantil
call centre team coordination	coordinación de equipos de contact center	en	near	One of 22 agents
call centre team coordination	coordinación de equipos de contact center	en	near	Called the supervisor for help
workforce planning and forecasting	dimensionamiento y planificación de turnos	es	shows	Erlang C y previsión por franjas de 30 minutos
workforce planning and forecasting	dimensionamiento y planificación de turnos	es	shows	Cuadrantes de 150 agentes en Genesys WFM
workforce planning and forecasting	dimensionamiento y planificación de turnos	es	shows	Real time: movía pausas y colas según volumen
workforce planning and forecasting	dimensionamiento y planificación de turnos	es	shows	Adherencia del 94% tras rehacer horarios
workforce planning and forecasting	dimensionamiento y planificación de turnos	en	shows	Erlang curves and half-hour forecasts
workforce planning and forecasting	dimensionamiento y planificación de turnos	en	shows	Rotas for 150 agents in NICE IEX
workforce planning and forecasting	dimensionamiento y planificación de turnos	en	shows	Real-time desk moving breaks with queue
workforce planning and forecasting	dimensionamiento y planificación de turnos	en	shows	Adherence up to 94%
workforce planning and forecasting	dimensionamiento y planificación de turnos	es	near	Trabajaba a turnos rotativos
workforce planning and forecasting	dimensionamiento y planificación de turnos	es	near	Planificación familiar, folletos
workforce planning and forecasting	dimensionamiento y planificación de turnos	en	near	Worked rotating shifts
workforce planning and forecasting	dimensionamiento y planificación de turnos	en	near	Weather forecast presenter
chat and email customer support	atención por chat y correo	es	shows	Cuatro conversaciones simultáneas en LiveChat
chat and email customer support	atención por chat y correo	es	shows	90 tickets diarios en Zendesk con macros propias
chat and email customer support	atención por chat y correo	es	shows	Respuestas por WhatsApp Business y redes en tienda online
chat and email customer support	atención por chat y correo	es	shows	Agente no voz, CSAT 4,7
chat and email customer support	atención por chat y correo	en	shows	Four concurrent chats in Intercom
chat and email customer support	atención por chat y correo	en	shows	90 tickets a day in Zendesk
chat and email customer support	atención por chat y correo	en	shows	WhatsApp and Messenger queries for a web shop
chat and email customer support	atención por chat y correo	en	shows	Non-voice agent, CSAT 4.7
chat and email customer support	atención por chat y correo	es	near	Charla con clientes en barra
chat and email customer support	atención por chat y correo	es	near	Reparto de correo postal
chat and email customer support	atención por chat y correo	es	near	Uso de WhatsApp personal
chat and email customer support	atención por chat y correo	en	near	Friendly chat with pub customers
chat and email customer support	atención por chat y correo	en	near	Delivered post on foot
emergency call handling	atención de llamadas de emergencia	es	shows	Operadora del 112: localización, tipificación y envío
emergency call handling	atención de llamadas de emergencia	es	shows	Teleasistencia de mayores con movilización de ambulancia
emergency call handling	atención de llamadas de emergencia	es	shows	Gestor de asistencia en carretera en turno de noche
emergency call handling	atención de llamadas de emergencia	es	shows	Guiaba RCP por teléfono hasta llegar el SVB
emergency call handling	atención de llamadas de emergencia	en	shows	999 handler, triage and dispatch
emergency call handling	atención de llamadas de emergencia	en	shows	Telecare alarms for older people
emergency call handling	atención de llamadas de emergencia	en	shows	Talked callers through CPR until crew arrived
emergency call handling	atención de llamadas de emergencia	en	shows	Night roadside rescue desk
emergency call handling	atención de llamadas de emergencia	es	near	Simulacro de evacuación como empleado
emergency call handling	atención de llamadas de emergencia	es	near	Celador en urgencias
emergency call handling	atención de llamadas de emergencia	es	near	Llamé al 112 en un accidente
emergency call handling	atención de llamadas de emergencia	en	near	Hospital porter in A&E
emergency call handling	atención de llamadas de emergencia	en	near	Called 999 after an accident
collections by phone	recobro telefónico	es	shows	70 contactos diarios a morosos con promesa de pago
collections by phone	recobro telefónico	es	shows	Cartera fallida de consumo, 310.000 € recuperados en el año
collections by phone	recobro telefónico	es	shows	Planes de cuotas y quitas pactadas con deudores
collections by phone	recobro telefónico	es	shows	Gestora en Intrum, recobro amistoso de 30 a 90 días
collections by phone	recobro telefónico	en	shows	70 debtor contacts a day with promises to pay
collections by phone	recobro telefónico	en	shows	Brought back £280k of charged-off balances
collections by phone	recobro telefónico	en	shows	Agreed affordable plans under FCA rules
collections by phone	recobro telefónico	en	shows	Early-arrears agent at Lowell
collections by phone	recobro telefónico	es	near	Recogida de juguetes en parque de bolas
collections by phone	recobro telefónico	es	near	Cobro en taquilla de cine
collections by phone	recobro telefónico	es	near	Tuve deudas con mi operadora
collections by phone	recobro telefónico	en	near	Stamp collection hobby
collections by phone	recobro telefónico	en	near	Took payments in a cinema
empathy and active listening with callers	empatía y escucha activa	es	shows	Acompañaba a viudas en trámites de decesos con tacto
empathy and active listening with callers	empatía y escucha activa	es	shows	NPS de 72 en una línea de siniestros graves
empathy and active listening with callers	empatía y escucha activa	es	shows	Voluntaria del Teléfono de la Esperanza, 300 horas
empathy and active listening with callers	empatía y escucha activa	es	shows	Felicitaciones escritas de clientes por mi paciencia
empathy and active listening with callers	empatía y escucha activa	en	shows	Guided bereaved families through paperwork with tact
empathy and active listening with callers	empatía y escucha activa	en	shows	Samaritans listener, 300 hours
empathy and active listening with callers	empatía y escucha activa	en	shows	NPS of 72 on a serious-loss line
empathy and active listening with callers	empatía y escucha activa	en	shows	Written thank-yous for patience
empathy and active listening with callers	empatía y escucha activa	es	near	Escucha de grabaciones para transcribir
empathy and active listening with callers	empatía y escucha activa	es	near	Auriculares y escucha de podcasts
empathy and active listening with callers	empatía y escucha activa	es	near	Prefiero tareas sin trato con público
empathy and active listening with callers	empatía y escucha activa	en	near	Transcribed audio recordings
empathy and active listening with callers	empatía y escucha activa	en	near	Prefers work without public contact
bilingual customer service	atención al cliente en idiomas	es	shows	Cola francesa y alemana de una aerolínea
bilingual customer service	atención al cliente en idiomas	es	shows	Contestaba en inglés y catalán según entraba la llamada
bilingual customer service	atención al cliente en idiomas	es	shows	Clientes británicos y holandeses de un touroperador por teléfono
bilingual customer service	atención al cliente en idiomas	es	shows	Nativo portugués en cola ibérica de marketplace
bilingual customer service	atención al cliente en idiomas	en	shows	Took the French and German queues for an airline
bilingual customer service	atención al cliente en idiomas	en	shows	Spanish-speaking agent for US patients
bilingual customer service	atención al cliente en idiomas	en	shows	Switched between English and Catalan callers
bilingual customer service	atención al cliente en idiomas	en	shows	Portuguese queue of a marketplace
bilingual customer service	atención al cliente en idiomas	es	near	Idiomas: inglés bajo
bilingual customer service	atención al cliente en idiomas	es	near	Lengua y literatura, bachillerato
bilingual customer service	atención al cliente en idiomas	es	near	Clientes nacionales solo en castellano
bilingual customer service	atención al cliente en idiomas	en	near	Basic school French
contact centre software (Genesys, Avaya)	software de contact center	es	shows	Logado en Genesys Cloud, colas y códigos de pausa
contact centre software (Genesys, Avaya)	software de contact center	es	shows	Five9, IVR y grabación: configuraba flujos
contact centre software (Genesys, Avaya)	software de contact center	es	shows	Avaya one-X y Siebel en doble pantalla
contact centre software (Genesys, Avaya)	software de contact center	es	shows	Presence y marcador progresivo, tipificación en línea
contact centre software (Genesys, Avaya)	software de contact center	en	shows	Logged in to Five9 with wrap codes
contact centre software (Genesys, Avaya)	software de contact center	en	shows	Built IVR flows in Genesys Cloud
contact centre software (Genesys, Avaya)	software de contact center	en	shows	Avaya one-X and Siebel side by side
contact centre software (Genesys, Avaya)	software de contact center	en	shows	Amazon Connect queue changes
contact centre software (Genesys, Avaya)	software de contact center	es	near	Uso de Teams para reuniones
contact centre software (Genesys, Avaya)	software de contact center	es	near	Teléfono móvil de empresa
contact centre software (Genesys, Avaya)	software de contact center	es	near	Programación de software embebido
contact centre software (Genesys, Avaya)	software de contact center	en	near	Company mobile phone user
contact centre software (Genesys, Avaya)	software de contact center	en	near	Teams meetings only
telephone surveys	encuestas telefónicas	es	shows	40 cuestionarios CATI por jornada para el CIS
telephone surveys	encuestas telefónicas	es	shows	Entrevistadora de audiencia de medios desde casa
telephone surveys	encuestas telefónicas	es	shows	Sondeos electorales con cuotas por edad y provincia
telephone surveys	encuestas telefónicas	es	shows	Llamadas de satisfacción tras visita al taller
telephone surveys	encuestas telefónicas	en	shows	40 CATI interviews a shift for Ipsos
telephone surveys	encuestas telefónicas	en	shows	Opinion polls with age quotas
telephone surveys	encuestas telefónicas	en	shows	Satisfaction calls after garage visits
telephone surveys	encuestas telefónicas	es	near	Respondí a encuestas de clima
telephone surveys	encuestas telefónicas	es	near	Captador de socios en la calle
telephone surveys	encuestas telefónicas	es	near	Técnico de sondeos geotécnicos
telephone surveys	encuestas telefónicas	en	near	Answered a staff survey
telephone surveys	encuestas telefónicas	en	near	Land surveyor assistant
event planning and production	organización y producción de eventos	es	shows	Congreso médico de 900 delegados, de la escaleta al desmontaje
event planning and production	organización y producción de eventos	es	shows	35 bodas por temporada coordinadas de principio a fin
event planning and production	organización y producción de eventos	es	shows	Festival de tres días con dos escenarios y 40 proveedores
event planning and production	organización y producción de eventos	es	shows	Galas y convenciones de empresa con presupuesto de 250.000 €
event planning and production	organización y producción de eventos	es	shows	Jefa de producción de la feria del libro local
event planning and production	organización y producción de eventos	en	shows	Medical congress of 900 delegates from run sheet to breakdown
event planning and production	organización y producción de eventos	en	shows	35 weddings a season, start to finish
event planning and production	organización y producción de eventos	en	shows	Three-day festival with two stages and 40 vendors
event planning and production	organización y producción de eventos	en	shows	Annual conference and gala on a £200k budget
event planning and production	organización y producción de eventos	es	near	Camarera extra en bodas y banquetes
event planning and production	organización y producción de eventos	es	near	Asistente a ferias y congresos del sector
event planning and production	organización y producción de eventos	es	near	Producción en cadena de eventos de fábrica
event planning and production	organización y producción de eventos	en	near	Waited tables at weddings
event planning and production	organización y producción de eventos	en	near	Attended trade conferences
event budget control	control de presupuesto de eventos	es	shows	Escandallo por partida y cierre con 4% bajo lo previsto
event budget control	control de presupuesto de eventos	es	shows	Comparaba tres ofertas de sonido, carpa y catering
event budget control	control de presupuesto de eventos	es	shows	Liquidación final al cliente con facturas y desvíos
event budget control	control de presupuesto de eventos	es	shows	Fee, costes y margen del 22% en cada convención
event budget control	control de presupuesto de eventos	en	shows	Line-by-line costings, closed 4% under plan
event budget control	control de presupuesto de eventos	en	shows	Three quotes for marquee, sound and catering
event budget control	control de presupuesto de eventos	en	shows	Final client reconciliation with 22% margin kept
event budget control	control de presupuesto de eventos	en	shows	Tracked spend live during build-up
event budget control	control de presupuesto de eventos	es	near	Pagué mi boda sin deudas
event budget control	control de presupuesto de eventos	es	near	Control de accesos en eventos
event budget control	control de presupuesto de eventos	es	near	Presupuestos de fontanería
event budget control	control de presupuesto de eventos	en	near	Door control at gigs
event budget control	control de presupuesto de eventos	en	near	Plumbing quotes for homes
venue sourcing	búsqueda de espacios	es	shows	Visitas técnicas a fincas y hoteles y bloqueo de fechas
venue sourcing	búsqueda de espacios	es	shows	Aforos, permisos y comparativa de palacios de congresos
venue sourcing	búsqueda de espacios	es	shows	Base de 200 localizaciones en Madrid y costa
venue sourcing	búsqueda de espacios	es	shows	Negociación de salas y cupos de habitaciones
venue sourcing	búsqueda de espacios	en	shows	Scouted barns and hotels, held dates
venue sourcing	búsqueda de espacios	en	shows	Compared capacities and hire fees of conference centres
venue sourcing	búsqueda de espacios	en	shows	Database of 200 locations
venue sourcing	búsqueda de espacios	en	shows	Site inspections and room blocks agreed
venue sourcing	búsqueda de espacios	es	near	Limpieza de espacios comunes
venue sourcing	búsqueda de espacios	es	near	Búsqueda de piso compartido
venue sourcing	búsqueda de espacios	en	near	Cleaned shared spaces
supplier coordination at events	coordinación de proveedores en eventos	es	shows	Cronograma de montaje con carpas, sonido, flores y cocina
supplier coordination at events	coordinación de proveedores en eventos	es	shows	Walkie en mano dirigiendo cargas y descargas
supplier coordination at events	coordinación de proveedores en eventos	es	shows	Pliegos y llamadas de hora con doce empresas
supplier coordination at events	coordinación de proveedores en eventos	es	shows	Resolví la caída del generador a media gala con repuesto en 20 minutos
supplier coordination at events	coordinación de proveedores en eventos	en	shows	Build schedule for marquee, sound, florist and kitchen
supplier coordination at events	coordinación de proveedores en eventos	en	shows	Radio in hand running load-in and load-out
supplier coordination at events	coordinación de proveedores en eventos	en	shows	Call sheets with a dozen contractors
supplier coordination at events	coordinación de proveedores en eventos	en	shows	Got a spare generator in 20 minutes mid-gala
supplier coordination at events	coordinación de proveedores en eventos	es	near	Montador de carpas
supplier coordination at events	coordinación de proveedores en eventos	es	near	Proveedor de flores a domicilio
supplier coordination at events	coordinación de proveedores en eventos	es	near	Coordinación de voluntarios de limpieza
supplier coordination at events	coordinación de proveedores en eventos	en	near	Put up marquees
attendee registration and accreditation	registro y acreditaciones	es	shows	Inscripciones de 1.200 personas en Eventbrite y pases en puerta
attendee registration and accreditation	registro y acreditaciones	es	shows	Secretaría técnica: cuotas, certificados y alojamientos
attendee registration and accreditation	registro y acreditaciones	es	shows	Escaneo QR y colas de menos de cinco minutos
attendee registration and accreditation	registro y acreditaciones	es	shows	Base de invitados, confirmaciones y protocolo VIP
attendee registration and accreditation	registro y acreditaciones	en	shows	1,200 sign-ups on Eventbrite and badges at the door
attendee registration and accreditation	registro y acreditaciones	en	shows	QR check-in with queues under five minutes
attendee registration and accreditation	registro y acreditaciones	en	shows	Guest list, RSVPs and VIP desk
attendee registration and accreditation	registro y acreditaciones	en	shows	Delegate fees, hotels and certificates
attendee registration and accreditation	registro y acreditaciones	es	near	Registro mercantil y notarías
attendee registration and accreditation	registro y acreditaciones	es	near	Acreditación como vigilante
attendee registration and accreditation	registro y acreditaciones	es	near	Inscrita como demandante de empleo
attendee registration and accreditation	registro y acreditaciones	en	near	Accredited security guard
sponsorship acquisition	captación de patrocinadores	es	shows	Dosier y 18 marcas firmadas por 140.000 €
sponsorship acquisition	captación de patrocinadores	es	shows	Paquetes oro y plata y memoria de retorno
sponsorship acquisition	captación de patrocinadores	es	shows	Renové al banco principal del torneo tres ediciones
sponsorship acquisition	captación de patrocinadores	es	shows	Stands vendidos al completo en la feria
sponsorship acquisition	captación de patrocinadores	en	shows	Signed 18 brands worth £120k
sponsorship acquisition	captación de patrocinadores	en	shows	Gold and silver packages with exposure reports
sponsorship acquisition	captación de patrocinadores	en	shows	Renewed the title bank for three editions
sponsorship acquisition	captación de patrocinadores	en	shows	Sold out exhibitor stands
sponsorship acquisition	captación de patrocinadores	es	near	Jugador patrocinado por marca local
sponsorship acquisition	captación de patrocinadores	es	near	Apadrinamiento de niños
sponsorship acquisition	captación de patrocinadores	es	near	Venta de entradas en taquilla
sponsorship acquisition	captación de patrocinadores	en	near	Sponsored a child overseas
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	es	shows	Emisión de billetes, reemisiones y PNR en Sabre
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	es	shows	Tarifas, colas y ADM en agencia IATA
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	es	shows	Cambios y reembolsos de grupos de 40 pasajeros
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	es	shows	Comandos crípticos a diario en Galileo
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	en	shows	Issued and reissued tickets in Sabre
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	en	shows	Fare quotes, queues and ADMs in an IATA office
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	en	shows	Group PNRs of 40 passengers, changes and refunds
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	en	shows	Cryptic entries daily in Galileo
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	es	near	Compro vuelos baratos por internet
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	es	near	Reservas de restaurante por teléfono
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	en	near	Bought cheap flights online
flight booking and GDS (Amadeus)	reservas aéreas y GDS (Amadeus)	en	near	Took restaurant bookings
package tour sales	venta de paquetes turísticos	es	shows	Caribe, cruceros y circuitos vendidos en mostrador, 700.000 € al año
package tour sales	venta de paquetes turísticos	es	shows	Lunas de miel a medida por Asia
package tour sales	venta de paquetes turísticos	es	shows	Agente en Halcón Viajes: Imserso y puentes
package tour sales	venta de paquetes turísticos	es	shows	Catálogo de mayoristas y financiación al viajero
package tour sales	venta de paquetes turísticos	en	shows	Sold Caribbean, cruises and coach trips, £600k a year
package tour sales	venta de paquetes turísticos	en	shows	Tailor-made Asian honeymoons
package tour sales	venta de paquetes turísticos	en	shows	Counter agent at TUI, school holidays peak
package tour sales	venta de paquetes turísticos	en	shows	ABTA shop, deposits and balances collected
package tour sales	venta de paquetes turísticos	es	near	Reparto de paquetes a domicilio
package tour sales	venta de paquetes turísticos	es	near	Viajera por 30 países
package tour sales	venta de paquetes turísticos	es	near	Guía local en autobús turístico
package tour sales	venta de paquetes turísticos	en	near	Backpacked in 30 countries
itinerary design	diseño de itinerarios	es	shows	Rutas de 15 días por Japón con trenes, guías y ryokan
itinerary design	diseño de itinerarios	es	shows	Programas de incentivo para 120 comerciales en Marruecos
itinerary design	diseño de itinerarios	es	shows	Circuitos escolares con albergues y actividades
itinerary design	diseño de itinerarios	es	shows	Cotización por persona y documentación de viaje día a día
itinerary design	diseño de itinerarios	en	shows	15-day Japan routes with rail, guides and inns
itinerary design	diseño de itinerarios	en	shows	Incentive trip for 120 reps in Morocco
itinerary design	diseño de itinerarios	en	shows	School tours with hostels and activities
itinerary design	diseño de itinerarios	en	shows	Day-by-day travel packs priced per head
itinerary design	diseño de itinerarios	es	near	Diseño de interiores
itinerary design	diseño de itinerarios	es	near	Ruta diaria de reparto
itinerary design	diseño de itinerarios	es	near	Seguí un itinerario de prácticas
itinerary design	diseño de itinerarios	en	near	Interior design student
itinerary design	diseño de itinerarios	en	near	Fixed delivery round
crisis and incident handling for travellers	gestión de incidencias de viajeros	es	shows	Repatrié a 60 clientes por la nube volcánica
crisis and incident handling for travellers	gestión de incidencias de viajeros	es	shows	Teléfono 24 h: pérdidas de vuelo y hospitales
crisis and incident handling for travellers	gestión de incidencias de viajeros	es	shows	Recolocación de grupos por overbooking en una noche
crisis and incident handling for travellers	gestión de incidencias de viajeros	es	shows	Reclamaciones EU261 y maletas extraviadas
crisis and incident handling for travellers	gestión de incidencias de viajeros	en	shows	Brought 60 clients home in the ash cloud
crisis and incident handling for travellers	gestión de incidencias de viajeros	en	shows	24-hour line for missed flights and hospital stays
crisis and incident handling for travellers	gestión de incidencias de viajeros	en	shows	Rehoused a group overbooked at midnight
crisis and incident handling for travellers	gestión de incidencias de viajeros	en	shows	EU261 claims and lost bags
crisis and incident handling for travellers	gestión de incidencias de viajeros	es	near	Perdí un vuelo en Barajas
crisis and incident handling for travellers	gestión de incidencias de viajeros	es	near	Incidencias informáticas en tickets
crisis and incident handling for travellers	gestión de incidencias de viajeros	es	near	Vigilante de incidencias en metro
crisis and incident handling for travellers	gestión de incidencias de viajeros	en	near	Lost my luggage once
crisis and incident handling for travellers	gestión de incidencias de viajeros	en	near	IT incident tickets
tour leading	acompañamiento de grupos	es	shows	Guía acompañante de 50 jubilados por Italia
tour leading	acompañamiento de grupos	es	shows	Jefa de grupo escolar en Dublín, tres semanas
tour leading	acompañamiento de grupos	es	shows	Check-in de todos, rooming y explicaciones en autocar
tour leading	acompañamiento de grupos	es	shows	Carné de guía oficial de Andalucía
tour leading	acompañamiento de grupos	en	shows	Took 50 pensioners round Italy by coach
tour leading	acompañamiento de grupos	en	shows	School group leader in Dublin for three weeks
tour leading	acompañamiento de grupos	en	shows	Blue Badge holder
tour leading	acompañamiento de grupos	en	shows	Rooming lists, head counts and commentary on board
tour leading	acompañamiento de grupos	es	near	Pasajera en circuitos organizados
tour leading	acompañamiento de grupos	es	near	Acompañante de ancianos a domicilio
tour leading	acompañamiento de grupos	es	near	Líder de grupo de WhatsApp vecinal
tour leading	acompañamiento de grupos	en	near	Coach tour passenger
tour leading	acompañamiento de grupos	en	near	Companion carer for an elderly lady
audiovisual and stage coordination	coordinación técnica audiovisual	es	shows	Rider, pruebas de sonido y pases con regidor
audiovisual and stage coordination	coordinación técnica audiovisual	es	shows	Streaming de jornada para 3.000 conectados con vMix
audiovisual and stage coordination	coordinación técnica audiovisual	es	shows	Pantallas LED, traducción simultánea y micros en congreso
audiovisual and stage coordination	coordinación técnica audiovisual	en	shows	Riders, sound checks and cues with stage manager
audiovisual and stage coordination	coordinación técnica audiovisual	en	shows	Streamed to 3,000 viewers with vMix
audiovisual and stage coordination	coordinación técnica audiovisual	en	shows	LED walls, interpreters' booths and mics
audiovisual and stage coordination	coordinación técnica audiovisual	es	near	Visionado de películas
audiovisual and stage coordination	coordinación técnica audiovisual	es	near	Estadios de enfermedad, cuidados
audiovisual and stage coordination	coordinación técnica audiovisual	es	near	Montaje de estanterías
audiovisual and stage coordination	coordinación técnica audiovisual	en	near	Early-stage start-up intern
event permits and safety plans	permisos y plan de autoprotección de eventos	es	shows	Licencia municipal, SGAE y seguro para conciertos de 5.000
event permits and safety plans	permisos y plan de autoprotección de eventos	es	shows	Aforo, vías de evacuación y ambulancia presentados al ayuntamiento
event permits and safety plans	permisos y plan de autoprotección de eventos	es	shows	Ocupación de vía pública y Policía Local coordinados
event permits and safety plans	permisos y plan de autoprotección de eventos	en	shows	Premises licence, PRS and cover for 5,000 gigs
event permits and safety plans	permisos y plan de autoprotección de eventos	en	shows	Crowd plan and exits agreed with the council SAG
event permits and safety plans	permisos y plan de autoprotección de eventos	en	shows	Street closure and stewarding plans
event permits and safety plans	permisos y plan de autoprotección de eventos	es	near	Permiso de conducir B
event permits and safety plans	permisos y plan de autoprotección de eventos	es	near	Portero de discoteca
event permits and safety plans	permisos y plan de autoprotección de eventos	es	near	Días de permiso retribuido
corporate travel accounts	cuentas de viajes de empresa	es	shows	Business travel: 15 multinacionales, informes y políticas
corporate travel accounts	cuentas de viajes de empresa	es	shows	Implant en sede de Repsol con 90 trenes y vuelos diarios
corporate travel accounts	cuentas de viajes de empresa	es	shows	Tarifas corporativas con Iberia y NH
corporate travel accounts	cuentas de viajes de empresa	en	shows	Implant at a bank, 90 bookings a day
corporate travel accounts	cuentas de viajes de empresa	en	shows	Policies and savings reports for 15 corporates
corporate travel accounts	cuentas de viajes de empresa	en	shows	Negotiated rates with BA and Hilton
corporate travel accounts	cuentas de viajes de empresa	es	near	Viajaba por trabajo cada semana
corporate travel accounts	cuentas de viajes de empresa	es	near	Comercial con coche de empresa
corporate travel accounts	cuentas de viajes de empresa	es	near	Contabilidad de cuentas por agencia
corporate travel accounts	cuentas de viajes de empresa	en	near	Travelled weekly for work
corporate travel accounts	cuentas de viajes de empresa	en	near	Company car driver
event permits and safety plans	permisos y plan de autoprotección de eventos	es	shows	Vallado, puntos violeta y hospital de campaña negociados con Protección Civil
event permits and safety plans	permisos y plan de autoprotección de eventos	en	shows	Signed off capacities and exits with the fire officer
event permits and safety plans	permisos y plan de autoprotección de eventos	es	near	Auxiliar de control en la puerta de conciertos
event permits and safety plans	permisos y plan de autoprotección de eventos	en	near	Steward checking bags at gigs
venue sourcing	búsqueda de espacios	es	near	Conserje de un palacio de congresos
venue sourcing	búsqueda de espacios	en	near	Porter at a conference centre
audiovisual and stage coordination	coordinación técnica audiovisual	es	shows	Escaleta técnica, intercom y ensayo general con ponentes
audiovisual and stage coordination	coordinación técnica audiovisual	en	shows	Ran comms, rehearsals and speaker slides backstage
audiovisual and stage coordination	coordinación técnica audiovisual	es	near	Cargaba flight cases del camión al escenario
audiovisual and stage coordination	coordinación técnica audiovisual	en	near	Humped flight cases off the truck
corporate travel accounts	cuentas de viajes de empresa	es	shows	Travel desk de consultora con 2.000 viajeros y bonos no usados recuperados
corporate travel accounts	cuentas de viajes de empresa	en	shows	Recovered unused tickets for a 2,000-traveller consultancy
corporate travel accounts	cuentas de viajes de empresa	es	near	Entregaba mis billetes en administración
corporate travel accounts	cuentas de viajes de empresa	en	near	Handed my rail tickets to accounts
sponsorship acquisition	captación de patrocinadores	es	near	Colocaba lonas de los patrocinadores en el estadio
sponsorship acquisition	captación de patrocinadores	en	near	Hung sponsors' banners at the ground
attendee registration and accreditation	registro y acreditaciones	es	near	Recogí mi acreditación de prensa en la feria
attendee registration and accreditation	registro y acreditaciones	en	near	Collected my delegate badge at the fair
tour leading	acompañamiento de grupos	es	near	Conductor de autocar discrecional sin funciones de guía
tour leading	acompañamiento de grupos	en	near	Coach driver, no guiding
package tour sales	venta de paquetes turísticos	es	near	Reparto de folletos de viajes en la calle
package tour sales	venta de paquetes turísticos	en	near	Handed out holiday leaflets
telephone surveys	encuestas telefónicas	es	shows	Cuotas cumplidas de estudio de banca, cinco entrevistas por hora
telephone surveys	encuestas telefónicas	en	shows	Five completes an hour on a banking study
telephone surveys	encuestas telefónicas	es	near	Grababa en Excel respuestas de cuestionarios en papel
telephone surveys	encuestas telefónicas	en	near	Keyed paper questionnaires into Excel
bilingual customer service	atención al cliente en idiomas	es	near	Curso de alemán A1 en la EOI
bilingual customer service	atención al cliente en idiomas	en	near	Started evening classes in German
workforce planning and forecasting	dimensionamiento y planificación de turnos	es	near	Pedía cambios de turno a la supervisora
workforce planning and forecasting	dimensionamiento y planificación de turnos	en	near	Swapped shifts with colleagues
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	shows	Reunía planos, cédula de habitabilidad y recibos antes de notaría
energy certificates and property documentation	documentación y certificado energético de inmuebles	en	shows	Chased leasehold packs, FENSA and gas certificates from sellers
energy certificates and property documentation	documentación y certificado energético de inmuebles	es	near	Pagué el certificado energético de mi piso
energy certificates and property documentation	documentación y certificado energético de inmuebles	en	near	Paid for an EPC on my flat
prospecting by phone for property	prospección telefónica inmobiliaria	es	shows	Del teléfono a 12 citas con propietarios por semana
prospecting by phone for property	prospección telefónica inmobiliaria	es	shows	Seguía bajas de portales y herencias para llamar primero
prospecting by phone for property	prospección telefónica inmobiliaria	en	shows	Dialled withdrawn listings and won them back
prospecting by phone for property	prospección telefónica inmobiliaria	en	near	Put callers through to the sales negotiators
prospecting by phone for property	prospección telefónica inmobiliaria	es	near	Telefonista de agencia pasando llamadas a comerciales
property portals and photography	publicación en portales inmobiliarios	es	near	Conserje que limpiaba portales de fincas
property portals and photography	publicación en portales inmobiliarios	en	near	Shot weddings and christenings
`;
