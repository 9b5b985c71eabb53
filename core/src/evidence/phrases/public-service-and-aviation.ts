/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const publicServiceAndAviationPhrases = `
administrative procedure	procedimiento administrativo común	es	shows	Instruía expedientes según la Ley 39/2015, plazos y notificaciones
administrative procedure	procedimiento administrativo común	es	shows	Requerimientos de subsanación, trámite de audiencia y resolución
administrative procedure	procedimiento administrativo común	es	shows	Auxiliar administrativo C2 en ayuntamiento, licencias de obra menor
administrative procedure	procedimiento administrativo común	es	shows	Recursos de reposición informados y elevados a la alcaldía
administrative procedure	procedimiento administrativo común	es	shows	Tramitador de subvenciones en la consejería desde 2016
administrative procedure	procedimiento administrativo común	en	shows	Handled files from application to decision within statutory deadlines
administrative procedure	procedimiento administrativo común	en	shows	Served notices and drafted rulings for a council
administrative procedure	procedimiento administrativo común	en	shows	Processed appeals against local authority decisions
administrative procedure	procedimiento administrativo común	en	shows	Licensing officer, 900 applications a year
administrative procedure	procedimiento administrativo común	es	near	Procedimiento de calidad en fábrica
administrative procedure	procedimiento administrativo común	es	near	Presenté una instancia en el ayuntamiento como vecino
administrative procedure	procedimiento administrativo común	es	near	Administrativo de facturación en gestoría
administrative procedure	procedimiento administrativo común	en	near	Admin assistant filing invoices
administrative procedure	procedimiento administrativo común	en	near	Applied for a building permit for my house
public procurement	contratación pública	es	shows	Pliegos PCAP y PPT según la LCSP, mesa y adjudicación
public procurement	contratación pública	es	shows	Secretaria de mesa de contratación en diputación
public procurement	contratación pública	es	shows	Publicaba licitaciones en PLACSP y resolvía aclaraciones
public procurement	contratación pública	es	shows	Contratos menores, prórrogas y garantías definitivas
public procurement	contratación pública	en	shows	Ran OJEU tenders from spec to award
public procurement	contratación pública	en	shows	Scored bids and wrote contract award reports
public procurement	contratación pública	en	shows	Council buyer under PCR 2015, 60 tenders
public procurement	contratación pública	en	shows	Published notices on Contracts Finder
public procurement	contratación pública	es	near	Contratación de personal en restaurante
public procurement	contratación pública	es	near	Personal laboral contratado por el ayuntamiento
public procurement	contratación pública	es	near	Mi empresa ganó una licitación de limpieza
public procurement	contratación pública	en	near	Hired seasonal staff
public procurement	contratación pública	en	near	Public relations contractor
civil service competitive exam	oposición aprobada	es	shows	Funcionaria de carrera, subgrupo A2, turno libre 2019
civil service competitive exam	oposición aprobada	es	shows	Plaza en propiedad de administrativo del Estado
civil service competitive exam	oposición aprobada	es	shows	Nombrada interina por bolsa tras superar el primer ejercicio
civil service competitive exam	oposición aprobada	es	shows	Número 14 de 300 en el proceso de Tramitación Procesal
civil service competitive exam	oposición aprobada	en	shows	Civil servant by national competition, ranked 14th
civil service competitive exam	oposición aprobada	en	shows	Permanent post won through Fast Stream assessment
civil service competitive exam	oposición aprobada	en	shows	Passed the EPSO concours, on reserve list
civil service competitive exam	oposición aprobada	es	near	Opositando desde 2022, sin plaza
civil service competitive exam	oposición aprobada	es	near	Partido de la oposición, concejal
civil service competitive exam	oposición aprobada	es	near	Preparador de opositores sin haber aprobado
civil service competitive exam	oposición aprobada	en	near	Studying for state exams
civil service competitive exam	oposición aprobada	en	near	Opposition councillor
municipal registry	registro de entrada y OAC	es	shows	Sellaba instancias y digitalizaba en ORVE y GEISER
municipal registry	registro de entrada y OAC	es	shows	Mostrador OAC: cita previa, compulsas y volantes
municipal registry	registro de entrada y OAC	es	shows	Cl@ve y certificado digital dados a 40 vecinos al día
municipal registry	registro de entrada y OAC	es	shows	Clasificaba y repartía lo presentado a cada área
municipal registry	registro de entrada y OAC	en	shows	Logged and scanned incoming applications at the town hall
municipal registry	registro de entrada y OAC	en	shows	One-stop shop counter issuing certificates to residents
municipal registry	registro de entrada y OAC	en	shows	Routed citizens' paperwork to departments
municipal registry	registro de entrada y OAC	es	near	Registradora de la propiedad, oficial
municipal registry	registro de entrada y OAC	es	near	Caja registradora en súper
municipal registry	registro de entrada y OAC	es	near	Registro de horas de entrada y salida
municipal registry	registro de entrada y OAC	en	near	Cash register operator
municipal registry	registro de entrada y OAC	en	near	Checked staff in and out
population register	padrón municipal	es	shows	Altas, bajas y cambios de domicilio de 60.000 habitantes
population register	padrón municipal	es	shows	Certificados de empadronamiento y ficheros mensuales al INE
population register	padrón municipal	es	shows	Inscripción de extranjeros y caducidades ENCSARP
population register	padrón municipal	en	shows	Registered residents' addresses and monthly census files
population register	padrón municipal	en	shows	Updated 60,000 inhabitants' records
population register	padrón municipal	en	shows	Issued certificates of residence
population register	padrón municipal	es	near	Empadronado en Getafe
population register	padrón municipal	es	near	Encuestadora del censo agrario
population register	padrón municipal	en	near	Local resident since 2010
population register	padrón municipal	en	near	Parish register volunteer
local taxation	gestión tributaria local	es	shows	Liquidaba plusvalías, IBI y tasas de basura
local taxation	gestión tributaria local	es	shows	Recaudación ejecutiva: apremio y embargos
local taxation	gestión tributaria local	es	shows	Beneficios fiscales y fraccionamientos en el SUMA
local taxation	gestión tributaria local	es	shows	Padrón del IVTM y atención en periodo voluntario
local taxation	gestión tributaria local	en	shows	Billed council tax for 30,000 homes
local taxation	gestión tributaria local	en	shows	Business rates reliefs and recovery
local taxation	gestión tributaria local	en	shows	Enforced arrears through attachment orders
local taxation	gestión tributaria local	es	near	Pago el IBI de mi vivienda
local taxation	gestión tributaria local	es	near	Declaraciones de IVA de autónomos en asesoría
local taxation	gestión tributaria local	es	near	Tributo musical a Queen
local taxation	gestión tributaria local	en	near	Pays council tax by direct debit
local taxation	gestión tributaria local	en	near	VAT returns for shops
electronic administration	administración electrónica	es	shows	Gestiona de esPublico y Sedipualb@ en todos los expedientes
electronic administration	administración electrónica	es	shows	Portafirmas, sede y notificaciones por DEHú
electronic administration	administración electrónica	es	shows	Implantamos el expediente sin papel en 14 departamentos
electronic administration	administración electrónica	en	shows	Moved 14 departments to paperless case files
electronic administration	administración electrónica	en	shows	Citizen portal, e-signatures and digital notices
electronic administration	administración electrónica	en	shows	Trained clerks on the council's online forms
electronic administration	administración electrónica	es	near	Administración de una tienda de electrónica
electronic administration	administración electrónica	es	near	Pido citas por la sede electrónica
electronic administration	administración electrónica	en	near	Electronics shop manager
electronic administration	administración electrónica	en	near	Files own taxes online
public budgeting	contabilidad y presupuesto público	es	shows	Fases ADO, modificaciones y remanentes en SicalWin
public budgeting	contabilidad y presupuesto público	es	shows	Intervención: fiscalización previa de gastos
public budgeting	contabilidad y presupuesto público	es	shows	Cuenta General y liquidación anual de municipio de 20.000
public budgeting	contabilidad y presupuesto público	en	shows	Committed and paid under public accounting phases
public budgeting	contabilidad y presupuesto público	en	shows	Pre-audit of municipal spending
public budgeting	contabilidad y presupuesto público	en	shows	Year-end accounts for a town of 20,000
public budgeting	contabilidad y presupuesto público	es	near	Contable de pyme con Contaplus
public budgeting	contabilidad y presupuesto público	es	near	Presupuestos participativos, voté como vecino
public budgeting	contabilidad y presupuesto público	en	near	SME bookkeeper
public budgeting	contabilidad y presupuesto público	en	near	Voted in a participatory budget
administrative law	derecho administrativo	es	shows	TAG: informes jurídicos sobre licencias y personal
administrative law	derecho administrativo	es	shows	Defensa de la administración en contencioso
administrative law	derecho administrativo	es	shows	Responsabilidad patrimonial por caídas en vía pública
administrative law	derecho administrativo	en	shows	Legal opinions on permits and disciplinary files
administrative law	derecho administrativo	en	shows	Defended a council in judicial review
administrative law	derecho administrativo	en	shows	Handled pothole liability claims
administrative law	derecho administrativo	es	near	Divorcios y herencias en despacho
administrative law	derecho administrativo	es	near	Curso de derecho en primero de carrera
administrative law	derecho administrativo	en	near	Divorce lawyer
administrative law	derecho administrativo	en	near	Legal secretary
urban planning permits	licencias y gestión urbanística	es	shows	Informes técnicos de obra mayor y primera ocupación
urban planning permits	licencias y gestión urbanística	es	shows	Inspección de obras y disciplina urbanística
urban planning permits	licencias y gestión urbanística	es	shows	Declaraciones responsables de apertura de locales
urban planning permits	licencias y gestión urbanística	en	shows	Assessed planning applications and site notices
urban planning permits	licencias y gestión urbanística	en	shows	Enforcement visits on unauthorised builds
urban planning permits	licencias y gestión urbanística	en	shows	Change-of-use consents for shops
urban planning permits	licencias y gestión urbanística	es	near	Licencia de armas
urban planning permits	licencias y gestión urbanística	es	near	Solicité licencia para reformar mi baño
urban planning permits	licencias y gestión urbanística	en	near	Driving licence category C
urban planning permits	licencias y gestión urbanística	en	near	Builder on housing sites
public human resources	gestión de personal público	es	shows	RPT, trienios y nóminas de 400 funcionarios
public human resources	gestión de personal público	es	shows	Bases de bolsas de empleo y tribunales de selección
public human resources	gestión de personal público	es	shows	Comisiones de servicio y permutas en GINPIX
public human resources	gestión de personal público	en	shows	Payroll and grades for 400 civil servants
public human resources	gestión de personal público	en	shows	Drafted recruitment calls and sat on boards
public human resources	gestión de personal público	en	shows	Managed secondments and job catalogue
public human resources	gestión de personal público	es	near	RRHH en cadena de hoteles
public human resources	gestión de personal público	es	near	Relaciones públicas en discoteca
public human resources	gestión de personal público	en	near	Hotel HR assistant
public human resources	gestión de personal público	en	near	PR for nightclubs
grants to associations	gestión de subvenciones públicas	es	shows	Bases, valoración y justificación de ayudas a asociaciones
grants to associations	gestión de subvenciones públicas	es	shows	Alta en la BDNS y reintegros por falta de facturas
grants to associations	gestión de subvenciones públicas	es	shows	Comprobé cuentas de 200 beneficiarios deportivos y culturales
grants to associations	gestión de subvenciones públicas	en	shows	Drew up calls and scored community grant bids
grants to associations	gestión de subvenciones públicas	en	shows	Checked spending of 200 funded clubs
grants to associations	gestión de subvenciones públicas	en	shows	Clawed back unspent awards
grants to associations	gestión de subvenciones públicas	es	near	Recibí ayuda para autónomos
grants to associations	gestión de subvenciones públicas	es	near	Tesorera de peña que pidió ayuda
grants to associations	gestión de subvenciones públicas	en	near	Received a start-up grant
grants to associations	gestión de subvenciones públicas	en	near	Wrote one bid as applicant
transparency and citizen participation	transparencia y participación ciudadana	es	shows	Publicaba contratos y sueldos en el portal y contestaba solicitudes
transparency and citizen participation	transparencia y participación ciudadana	es	shows	Consejos de barrio y procesos con 3.000 vecinos
transparency and citizen participation	transparencia y participación ciudadana	es	shows	Datos abiertos del ayuntamiento
transparency and citizen participation	transparencia y participación ciudadana	en	shows	Answered FOI requests within 20 days
transparency and citizen participation	transparencia y participación ciudadana	en	shows	Ran ward forums and consultations with 3,000 residents
transparency and citizen participation	transparencia y participación ciudadana	en	shows	Open data portal editor
transparency and citizen participation	transparencia y participación ciudadana	es	near	Papel vegetal transparente
transparency and citizen participation	transparencia y participación ciudadana	es	near	Fui vocal de mi comunidad de vecinos
transparency and citizen participation	transparencia y participación ciudadana	en	near	Transparent communicator
transparency and citizen participation	transparencia y participación ciudadana	en	near	Attended a residents' meeting
local event and culture management	gestión de fiestas y cultura municipal	es	shows	Fiestas patronales: permisos, escenarios y 40 actuaciones
local event and culture management	gestión de fiestas y cultura municipal	es	shows	Casa de cultura: programación y taquilla
local event and culture management	gestión de fiestas y cultura municipal	es	shows	Técnica de juventud, semana joven y ludotecas
local event and culture management	gestión de fiestas y cultura municipal	en	shows	Town festival licences, stages and 40 acts
local event and culture management	gestión de fiestas y cultura municipal	en	shows	Arts centre programming for a council
local event and culture management	gestión de fiestas y cultura municipal	en	shows	Youth officer, summer programme
local event and culture management	gestión de fiestas y cultura municipal	es	near	Camarera en fiestas del pueblo
local event and culture management	gestión de fiestas y cultura municipal	es	near	Cultura general amplia
local event and culture management	gestión de fiestas y cultura municipal	en	near	Bar staff at festivals
local event and culture management	gestión de fiestas y cultura municipal	en	near	Company culture fan
firefighting	extinción de incendios	es	shows	Bombero de parque, 300 salidas al año entre fuego y tráfico
firefighting	extinción de incendios	es	shows	Ataque interior con ERA y línea de 25
firefighting	extinción de incendios	es	shows	BRIF de Daroca, campañas de verano en monte
firefighting	extinción de incendios	es	shows	Sofoqué fuegos de vivienda y nave como jefe de dotación
firefighting	extinción de incendios	es	shows	Conductor de autobomba forestal nodriza
firefighting	extinción de incendios	en	shows	Retained firefighter, 250 shouts a year
firefighting	extinción de incendios	en	shows	BA wearer on house and factory blazes
firefighting	extinción de incendios	en	shows	Wildland hotshot crew, four seasons
firefighting	extinción de incendios	en	shows	Watch manager leading appliance crews
firefighting	extinción de incendios	es	near	Recarga y venta de extintores
firefighting	extinción de incendios	es	near	Curso de extintores de dos horas en la empresa
firefighting	extinción de incendios	es	near	Extinción de contratos y finiquitos
firefighting	extinción de incendios	en	near	Sold fire extinguishers
firefighting	extinción de incendios	en	near	Workplace fire marshal
emergency medical transport	transporte sanitario urgente	es	shows	TES en SVB del SUMMA, avisos de 112
emergency medical transport	transporte sanitario urgente	es	shows	Conductor de UVI móvil con señales prioritarias
emergency medical transport	transporte sanitario urgente	es	shows	Inmovilización con tablero y collarín en accidentes
emergency medical transport	transporte sanitario urgente	es	shows	Ambulancia asistencial, 12 horas, Zaragoza
emergency medical transport	transporte sanitario urgente	en	shows	EMT-B on 911 calls, 12-hour shifts
emergency medical transport	transporte sanitario urgente	en	shows	Blue-light ambulance technician
emergency medical transport	transporte sanitario urgente	en	shows	Collared and boarded crash casualties
emergency medical transport	transporte sanitario urgente	en	shows	Paramedic on a double-crewed ambulance
emergency medical transport	transporte sanitario urgente	es	near	Ambulancia colectiva programada a rehabilitación
emergency medical transport	transporte sanitario urgente	es	near	Reparto urgente de paquetes
emergency medical transport	transporte sanitario urgente	es	near	Chófer de taxi adaptado
emergency medical transport	transporte sanitario urgente	en	near	Non-emergency patient minibus driver
emergency medical transport	transporte sanitario urgente	en	near	Urgent parcel courier
law enforcement patrol	patrullaje policial	es	shows	Policía Local, GAC nocturno y seguridad ciudadana
law enforcement patrol	patrullaje policial	es	shows	Agente de la Guardia Civil, puesto rural y correrías
law enforcement patrol	patrullaje policial	es	shows	Zeta de noche en Vallecas, requerimientos del 091
law enforcement patrol	patrullaje policial	es	shows	Identificaciones, actas y detenciones en vía pública
law enforcement patrol	patrullaje policial	en	shows	Response constable, night shift, inner city
law enforcement patrol	patrullaje policial	en	shows	Neighbourhood PC on foot and car beats
law enforcement patrol	patrullaje policial	en	shows	State trooper covering 80 miles of interstate
law enforcement patrol	patrullaje policial	en	shows	Stopped, searched and arrested offenders
law enforcement patrol	patrullaje policial	es	near	Vigilante de seguridad en supermercado
law enforcement patrol	patrullaje policial	es	near	Patrulla canina de dibujos, merchandising
law enforcement patrol	patrullaje policial	es	near	Boy scout, jefe de patrulla
law enforcement patrol	patrullaje policial	en	near	Mall security guard
law enforcement patrol	patrullaje policial	en	near	Scout patrol leader
police reports	redacción de atestados	es	shows	Diligencias por alcoholemia y juicios rápidos
police reports	redacción de atestados	es	shows	Denuncias en SIDENPOL, 15 por turno
police reports	redacción de atestados	es	shows	Croquis, manifestaciones y remisión al juzgado
police reports	redacción de atestados	en	shows	Case files and witness statements for CPS
police reports	redacción de atestados	en	shows	Wrote collision and DUI paperwork for court
police reports	redacción de atestados	en	shows	Took crime statements at front counter
police reports	redacción de atestados	es	near	Puse una denuncia por robo
police reports	redacción de atestados	es	near	Partes amistosos de seguros
police reports	redacción de atestados	en	near	Reported a stolen bike
police reports	redacción de atestados	en	near	Wrote crime fiction
traffic control and accident investigation	tráfico y accidentes	es	shows	Agrupación de la Guardia Civil, motorista
traffic control and accident investigation	tráfico y accidentes	es	shows	Controles de alcohol y drogas, radar y tacógrafo
traffic control and accident investigation	tráfico y accidentes	es	shows	Reconstruía siniestros con croquis y huellas de frenada
traffic control and accident investigation	tráfico y accidentes	es	shows	Regulaba cruces y cortes en eventos
traffic control and accident investigation	tráfico y accidentes	en	shows	Roads policing unit, motorcycle
traffic control and accident investigation	tráfico y accidentes	en	shows	Breath tests, speed guns and tacho checks
traffic control and accident investigation	tráfico y accidentes	en	shows	Reconstructed fatal collisions
traffic control and accident investigation	tráfico y accidentes	es	near	Trafficker de campañas digitales
traffic control and accident investigation	tráfico y accidentes	es	near	Sin accidentes en 20 años de carné
traffic control and accident investigation	tráfico y accidentes	es	near	Señalista en obra de carretera
traffic control and accident investigation	tráfico y accidentes	en	near	Web traffic growth
traffic control and accident investigation	tráfico y accidentes	en	near	Clean driving record
rescue operations	rescate y salvamento	es	shows	Excarcelación con separador y cizalla en autovía
rescue operations	rescate y salvamento	es	shows	GREIM, rescates en barranco y nieve
rescue operations	rescate y salvamento	es	shows	Socorrista en playa, 40 salidas al agua
rescue operations	rescate y salvamento	es	shows	Bajé a trabajadores atrapados con técnicas verticales
rescue operations	rescate y salvamento	en	shows	Cut casualties out of cars with spreaders
rescue operations	rescate y salvamento	en	shows	Mountain team, canyon and snow call-outs
rescue operations	rescate y salvamento	en	shows	RNLI crew, 40 launches
rescue operations	rescate y salvamento	en	shows	Rope access evacuations
rescue operations	rescate y salvamento	es	near	Rescate de perros abandonados
rescue operations	rescate y salvamento	es	near	Rescate financiero de empresa
rescue operations	rescate y salvamento	es	near	Me rescataron en una excursión
rescue operations	rescate y salvamento	en	near	Animal rescue fosterer
rescue operations	rescate y salvamento	en	near	Financial bailout analyst
emergency call handling	atención de llamadas de emergencia	es	shows	Operadora del 112, tipificación y geolocalización
emergency call handling	atención de llamadas de emergencia	es	shows	Teleoperadora de sala: guiaba RCP por teléfono
emergency call handling	atención de llamadas de emergencia	es	shows	150 comunicaciones por turno, envío de recursos con SENECA
emergency call handling	atención de llamadas de emergencia	en	shows	999 operator, 150 calls a shift
emergency call handling	atención de llamadas de emergencia	en	shows	Coached CPR over the phone to callers
emergency call handling	atención de llamadas de emergencia	en	shows	CAD dispatcher for police and fire
emergency call handling	atención de llamadas de emergencia	es	near	Llamé al 112 tras un accidente
emergency call handling	atención de llamadas de emergencia	es	near	Teleoperador de ventas
emergency call handling	atención de llamadas de emergencia	en	near	Telesales
emergency call handling	atención de llamadas de emergencia	en	near	Dialled 911 once
crowd control and public order	control de masas y orden público	es	shows	UIP, dispositivos en fútbol y manifestaciones
crowd control and public order	control de masas y orden público	es	shows	Antidisturbios con escudo y línea de contención
crowd control and public order	control de masas y orden público	es	shows	Coordinador de aforo en conciertos de 20.000 personas
crowd control and public order	control de masas y orden público	en	shows	Riot-trained, football and protest deployments
crowd control and public order	control de masas y orden público	en	shows	Level 2 public order officer
crowd control and public order	control de masas y orden público	en	shows	Stewarding lead at 20,000-capacity gigs
crowd control and public order	control de masas y orden público	es	near	Asistí a manifestaciones
crowd control and public order	control de masas y orden público	es	near	Masas de pan y bollería
crowd control and public order	control de masas y orden público	en	near	Bakery dough maker
crowd control and public order	control de masas y orden público	en	near	Ordered goods for public office
firearms handling	manejo de armas de fuego	es	shows	Tiro semestral con HK USP y licencia A
firearms handling	manejo de armas de fuego	es	shows	Vigilante con licencia C, transporte de fondos
firearms handling	manejo de armas de fuego	es	shows	Instructor de tiro en academia de Ávila
firearms handling	manejo de armas de fuego	en	shows	Authorised firearms officer, Glock and MP5
firearms handling	manejo de armas de fuego	en	shows	Range instructor for recruits
firearms handling	manejo de armas de fuego	en	shows	Armed cash-in-transit guard
firearms handling	manejo de armas de fuego	es	near	Jugador de airsoft
firearms handling	manejo de armas de fuego	es	near	Coleccionista de espadas
firearms handling	manejo de armas de fuego	en	near	Paintball
firearms handling	manejo de armas de fuego	en	near	Drawn to crime films
civil protection and evacuation planning	protección civil y planes de evacuación	es	shows	Redacté autoprotección y simulacros de 30 colegios
civil protection and evacuation planning	protección civil y planes de evacuación	es	shows	Jefe de agrupación de voluntarios, DANA de 2019
civil protection and evacuation planning	protección civil y planes de evacuación	es	shows	PLATERCAM y puesto de mando avanzado
civil protection and evacuation planning	protección civil y planes de evacuación	en	shows	Wrote evacuation schemes and drills for 30 schools
civil protection and evacuation planning	protección civil y planes de evacuación	en	shows	Resilience officer, flood response lead
civil protection and evacuation planning	protección civil y planes de evacuación	en	shows	Incident command post liaison
civil protection and evacuation planning	protección civil y planes de evacuación	es	near	Ingeniero civil de caminos
civil protection and evacuation planning	protección civil y planes de evacuación	es	near	Participé en el simulacro de mi oficina
civil protection and evacuation planning	protección civil y planes de evacuación	en	near	Civil engineer
civil protection and evacuation planning	protección civil y planes de evacuación	en	near	Took part in a fire drill
criminal investigation	investigación criminal	es	shows	Grupo de estupefacientes: vigilancias y entradas
criminal investigation	investigación criminal	es	shows	Policía judicial, homicidios y seguimiento de teléfonos
criminal investigation	investigación criminal	es	shows	Inspección ocular y huellas en escenas de robo
criminal investigation	investigación criminal	es	shows	Esclarecí una red de estafas con 200 víctimas
criminal investigation	investigación criminal	en	shows	Detective on burglary and fraud squads
criminal investigation	investigación criminal	en	shows	Surveillance and search warrants in drugs unit
criminal investigation	investigación criminal	en	shows	Dusted scenes and lifted prints
criminal investigation	investigación criminal	en	shows	Cracked a scam with 200 victims
criminal investigation	investigación criminal	es	near	Máster en Criminología
criminal investigation	investigación criminal	es	near	Investigador en biología
criminal investigation	investigación criminal	en	near	Criminology degree
criminal investigation	investigación criminal	en	near	True crime podcaster
first aid	primeros auxilios	es	shows	Maniobra de Heimlich y RCP en vestuario de piscina
first aid	primeros auxilios	es	shows	Atendí cortes, mareos y golpes en el botiquín de la plaza
first aid	primeros auxilios	es	shows	Instructor de DEA en Cruz Roja
first aid	primeros auxilios	es	shows	Sanitario en carreras populares
first aid	primeros auxilios	en	shows	Red Cross DEA and CPR instructor
first aid	primeros auxilios	en	shows	St John cadet treating cuts and faints at events
first aid	primeros auxilios	en	shows	Saved a choking swimmer with abdominal thrusts
first aid	primeros auxilios	es	near	Botiquín revisado por la empresa
first aid	primeros auxilios	es	near	Primer empleo en auxiliar de almacén
first aid	primeros auxilios	en	near	First job, kitchen aid
first aid	primeros auxilios	en	near	Ordered plasters for the office
prison service	servicio penitenciario	es	shows	Ayudante de Instituciones Penitenciarias, módulo de preventivos
prison service	servicio penitenciario	es	shows	Recuentos, cacheos y vis a vis en Soto del Real
prison service	servicio penitenciario	es	shows	Contuve peleas entre internos y redacté partes
prison service	servicio penitenciario	en	shows	Wing officer, Category B, 120 inmates
prison service	servicio penitenciario	en	shows	Searches, roll checks and visits
prison service	servicio penitenciario	en	shows	Broke up fights between inmates and logged them
prison service	servicio penitenciario	es	near	Alumno interno en colegio
prison service	servicio penitenciario	es	near	Médico interno residente
prison service	servicio penitenciario	en	near	Intern at a law firm
prison service	servicio penitenciario	en	near	Visited a prison as a student
fire prevention inspection	inspección de prevención de incendios	es	shows	Revisión de BIE, rociadores y CTE DB-SI en locales
fire prevention inspection	inspección de prevención de incendios	es	shows	Informes de bomberos previos a apertura
fire prevention inspection	inspección de prevención de incendios	es	shows	Pruebas trimestrales de detección según RIPCI
fire prevention inspection	inspección de prevención de incendios	en	shows	Audited premises under the Fire Safety Order
fire prevention inspection	inspección de prevención de incendios	en	shows	Checked sprinklers, alarms and exits before opening
fire prevention inspection	inspección de prevención de incendios	en	shows	Quarterly alarm tests to BS 5839
fire prevention inspection	inspección de prevención de incendios	es	near	Inspección técnica de vehículos
fire prevention inspection	inspección de prevención de incendios	es	near	Barbacoas y leña
fire prevention inspection	inspección de prevención de incendios	en	near	Vehicle inspection
fire prevention inspection	inspección de prevención de incendios	en	near	Fired for lateness
volunteer coordination	coordinación de voluntariado	es	shows	Llevaba los turnos de 120 personas en el banco de alimentos
volunteer coordination	coordinación de voluntariado	es	shows	Acogida, formación y despedida de colaboradores en Cáritas
volunteer coordination	coordinación de voluntariado	es	shows	Cuadrantes y reuniones con los que dan su tiempo los sábados
volunteer coordination	coordinación de voluntariado	es	shows	Plan de captación: de 30 a 140 en dos años
volunteer coordination	coordinación de voluntariado	es	shows	Responsable del equipo de acompañantes de mayores solos
volunteer coordination	coordinación de voluntariado	en	shows	Rostered 120 unpaid helpers at a food bank
volunteer coordination	coordinación de voluntariado	en	shows	Recruited, inducted and thanked weekend helpers
volunteer coordination	coordinación de voluntariado	en	shows	Grew the team from 30 to 140 people
volunteer coordination	coordinación de voluntariado	en	shows	Befriender matching and monthly supervision
volunteer coordination	coordinación de voluntariado	es	near	Voluntaria en comedor social los domingos
volunteer coordination	coordinación de voluntariado	es	near	Bajas voluntarias y excedencias tramitadas
volunteer coordination	coordinación de voluntariado	es	near	Coordinación motora fina en niños
volunteer coordination	coordinación de voluntariado	en	near	Volunteered at a soup kitchen
volunteer coordination	coordinación de voluntariado	en	near	Processed voluntary redundancies
fundraising	captación de fondos	es	shows	200.000 € en donativos con campaña de Navidad
fundraising	captación de fondos	es	shows	Socios en calle y telemarketing para Médicos Sin Fronteras
fundraising	captación de fondos	es	shows	Grandes donantes, legados y cena benéfica
fundraising	captación de fondos	es	shows	Convenios con empresas por 90.000 € anuales
fundraising	captación de fondos	en	shows	Raised £180k at a gala and Christmas appeal
fundraising	captación de fondos	en	shows	Face-to-face sign-ups for regular giving
fundraising	captación de fondos	en	shows	Major donors, legacies and corporate partners
fundraising	captación de fondos	en	shows	Trust applications worth £90k a year
fundraising	captación de fondos	es	near	Dono a Unicef cada mes
fundraising	captación de fondos	es	near	Fondos de inversión, comercial
fundraising	captación de fondos	es	near	Limpieza de fondos marinos
fundraising	captación de fondos	en	near	Monthly donor to Oxfam
fundraising	captación de fondos	en	near	Investment fund sales
grant proposal writing	formulación de proyectos y subvenciones	es	shows	Marco lógico y presupuesto para AECID y convocatoria IRPF
grant proposal writing	formulación de proyectos y subvenciones	es	shows	Once propuestas presentadas, siete aprobadas
grant proposal writing	formulación de proyectos y subvenciones	es	shows	Obra Social La Caixa y Fundación ONCE, 150.000 €
grant proposal writing	formulación de proyectos y subvenciones	es	shows	Memoria, indicadores y cronograma para la UE
grant proposal writing	formulación de proyectos y subvenciones	en	shows	Logframes and budgets for ECHO and USAID
grant proposal writing	formulación de proyectos y subvenciones	en	shows	Eleven bids in, seven funded
grant proposal writing	formulación de proyectos y subvenciones	en	shows	National Lottery application, £150k won
grant proposal writing	formulación de proyectos y subvenciones	es	near	Fórmula química de pinturas
grant proposal writing	formulación de proyectos y subvenciones	es	near	Escritor de discursos
grant proposal writing	formulación de proyectos y subvenciones	es	near	Beneficiario de beca
grant proposal writing	formulación de proyectos y subvenciones	en	near	Granted leave of absence
grant proposal writing	formulación de proyectos y subvenciones	en	near	Marriage proposal planner
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	es	shows	Línea de base, indicadores y visitas a terreno
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	es	shows	KoBo y encuestas a 900 hogares beneficiarios
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	es	shows	Informes semestrales al financiador con lecciones
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	en	shows	Baselines, indicators and field visits
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	en	shows	KoBo surveys of 900 households
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	en	shows	Donor reports with lessons and outcome data
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	es	near	Monitor de gimnasio
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	es	near	Seguía la actualidad social en prensa
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	en	near	Watched monitors in a control room
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	en	near	Followed social trends
grant financial reporting	justificación económica de subvenciones	es	shows	Facturas, estampillado y cuenta justificativa sin reintegros
grant financial reporting	justificación económica de subvenciones	es	shows	Auditoría ROAC y reparto de costes por proyecto
grant financial reporting	justificación económica de subvenciones	es	shows	Cierre de fondos AECID en tres países
grant financial reporting	justificación económica de subvenciones	en	shows	Receipts, cost allocation and clean donor audit
grant financial reporting	justificación económica de subvenciones	en	shows	Closed EU funds in three countries with no clawback
grant financial reporting	justificación económica de subvenciones	en	shows	Burn rates and final accounts to funders
grant financial reporting	justificación económica de subvenciones	es	near	Justificante médico
grant financial reporting	justificación económica de subvenciones	es	near	Pedí una subvención para mi negocio
grant financial reporting	justificación económica de subvenciones	en	near	Sick note filed
grant financial reporting	justificación económica de subvenciones	en	near	Expense claims of my own
refugee and migrant support	atención a refugiados y migrantes	es	shows	Acogida en CEAR, protección internacional y piso puente
refugee and migrant support	atención a refugiados y migrantes	es	shows	Arraigo, NIE y reagrupación con usuarios en Accem
refugee and migrant support	atención a refugiados y migrantes	es	shows	Recibía pateras en puerto con Cruz Roja
refugee and migrant support	atención a refugiados y migrantes	es	shows	Intérprete y acompañamiento a citas de asilo
refugee and migrant support	atención a refugiados y migrantes	en	shows	Asylum casework, housing and school places
refugee and migrant support	atención a refugiados y migrantes	en	shows	Met boat arrivals at port with the Red Cross
refugee and migrant support	atención a refugiados y migrantes	en	shows	Helped newcomers with papers and GP sign-up
refugee and migrant support	atención a refugiados y migrantes	en	shows	Ran a drop-in for people seeking asylum
refugee and migrant support	atención a refugiados y migrantes	es	near	Migración de servidores
refugee and migrant support	atención a refugiados y migrantes	es	near	Emigré a Alemania en 2012
refugee and migrant support	atención a refugiados y migrantes	es	near	Refugio de montaña, guarda
refugee and migrant support	atención a refugiados y migrantes	en	near	Data migration
refugee and migrant support	atención a refugiados y migrantes	en	near	Mountain refuge warden
humanitarian logistics	logística humanitaria	es	shows	Kits de higiene y tiendas a 3.000 familias tras el terremoto
humanitarian logistics	logística humanitaria	es	shows	Almacén, aduanas y flota en Sudán del Sur con MSF
humanitarian logistics	logística humanitaria	es	shows	Cadena de frío de vacunas en zona remota
humanitarian logistics	logística humanitaria	es	shows	Reparto de alimentos con listas y tarjetas en campo saharaui
humanitarian logistics	logística humanitaria	en	shows	Tents and kits to 3,000 families after the quake
humanitarian logistics	logística humanitaria	en	shows	Fleet, customs and stores for MSF in South Sudan
humanitarian logistics	logística humanitaria	en	shows	Vaccine cold chain in the bush
humanitarian logistics	logística humanitaria	en	shows	Food distribution lists in a camp
humanitarian logistics	logística humanitaria	es	near	Operador logístico en Amazon
humanitarian logistics	logística humanitaria	es	near	Humanidades, grado universitario
humanitarian logistics	logística humanitaria	es	near	Doné ropa para damnificados
humanitarian logistics	logística humanitaria	en	near	Warehouse picker
humanitarian logistics	logística humanitaria	en	near	Donated clothes
cooperation field work	trabajo en terreno en cooperación	es	shows	Dos años de expatriada en Guatemala, pozos y letrinas
cooperation field work	trabajo en terreno en cooperación	es	shows	Coordinador país en Mali con 25 locales
cooperation field work	trabajo en terreno en cooperación	es	shows	Proyectos de mujeres productoras en Bolivia
cooperation field work	trabajo en terreno en cooperación	en	shows	Two years posted in Guatemala, wells and latrines
cooperation field work	trabajo en terreno en cooperación	en	shows	Country lead in Mali, 25 national staff
cooperation field work	trabajo en terreno en cooperación	en	shows	Women's farming groups in Bolivia
cooperation field work	trabajo en terreno en cooperación	es	near	Viajé de mochilero por África
cooperation field work	trabajo en terreno en cooperación	es	near	Trabajo cooperativo en clase
cooperation field work	trabajo en terreno en cooperación	es	near	Venta de terrenos
cooperation field work	trabajo en terreno en cooperación	en	near	Backpacked across Africa
cooperation field work	trabajo en terreno en cooperación	en	near	Land sales
community outreach	trabajo comunitario	es	shows	Mediadora de barrio: asociaciones, parroquia y AMPA en una mesa
community outreach	trabajo comunitario	es	shows	Salidas nocturnas con personas sin hogar
community outreach	trabajo comunitario	es	shows	Educador de calle con jóvenes en parques
community outreach	trabajo comunitario	es	shows	Huerto vecinal y red de apoyo en pandemia
community outreach	trabajo comunitario	en	shows	Brought residents, church and school round one table
community outreach	trabajo comunitario	en	shows	Night walks with rough sleepers
community outreach	trabajo comunitario	en	shows	Detached youth worker in parks
community outreach	trabajo comunitario	en	shows	Mutual aid network during lockdown
community outreach	trabajo comunitario	es	near	Presidente de la comunidad de propietarios
community outreach	trabajo comunitario	es	near	Community manager
community outreach	trabajo comunitario	en	near	Online community manager
community outreach	trabajo comunitario	en	near	Owner of a community flat
awareness campaigns	campañas de sensibilización	es	shows	Charlas en 60 institutos sobre trata y racismo
awareness campaigns	campañas de sensibilización	es	shows	Exposición y vídeo vistos por 100.000 personas
awareness campaigns	campañas de sensibilización	es	shows	Mesas informativas en el Día del Sida
awareness campaigns	campañas de sensibilización	en	shows	Talks in 60 schools on trafficking
awareness campaigns	campañas de sensibilización	en	shows	Exhibition and video reaching 100,000 people
awareness campaigns	campañas de sensibilización	en	shows	World AIDS Day stalls
awareness campaigns	campañas de sensibilización	es	near	Campaña de la aceituna
awareness campaigns	campañas de sensibilización	es	near	Sensible y empática
awareness campaigns	campañas de sensibilización	en	near	Olive-picking season
awareness campaigns	campañas de sensibilización	en	near	Sensitive person
advocacy	incidencia política	es	shows	Reuniones con diputados y enmiendas a la ley de vivienda
advocacy	incidencia política	es	shows	Coordinadora de ONGD, manifiesto firmado por seis partidos
advocacy	incidencia política	es	shows	Recogí 50.000 firmas y comparecí en el parlamento
advocacy	incidencia política	en	shows	Briefed MPs and won two amendments
advocacy	incidencia política	en	shows	Petition of 50,000 handed to parliament
advocacy	incidencia política	en	shows	Coalition lead on housing reform
advocacy	incidencia política	es	near	Incidencias técnicas cerradas
advocacy	incidencia política	es	near	Concejal de un partido
advocacy	incidencia política	en	near	Advocate in criminal trials
advocacy	incidencia política	en	near	Technical incidents closed
social inclusion employment programmes	inserción sociolaboral	es	shows	Itinerarios y prospección: 70 contratos al año
social inclusion employment programmes	inserción sociolaboral	es	shows	Currículos y simulacros con parados de larga duración
social inclusion employment programmes	inserción sociolaboral	es	shows	Empresa de reciclaje con personas en exclusión
social inclusion employment programmes	inserción sociolaboral	es	shows	Técnica Incorpora de La Caixa
social inclusion employment programmes	inserción sociolaboral	en	shows	Got 70 long-term jobless people into work a year
social inclusion employment programmes	inserción sociolaboral	en	shows	CV clinics and mock interviews
social inclusion employment programmes	inserción sociolaboral	en	shows	Job coach for ex-offenders
social inclusion employment programmes	inserción sociolaboral	es	near	Inserción de anuncios en prensa
social inclusion employment programmes	inserción sociolaboral	es	near	Me dieron trabajo en una empresa de inserción
social inclusion employment programmes	inserción sociolaboral	en	near	Inserted leaflets in papers
social inclusion employment programmes	inserción sociolaboral	en	near	Used a job centre
disability support	apoyo a personas con discapacidad	es	shows	Monitora de ocio con adultos con síndrome de Down
disability support	apoyo a personas con discapacidad	es	shows	Piso tutelado de Plena Inclusión, apoyo en la vida diaria
disability support	apoyo a personas con discapacidad	es	shows	Lectura fácil y viajes con usuarios en silla
disability support	apoyo a personas con discapacidad	es	shows	Preparadora laboral en centro especial de empleo
disability support	apoyo a personas con discapacidad	en	shows	Support worker in a flat for adults with Down's
disability support	apoyo a personas con discapacidad	en	shows	Holidays with wheelchair users
disability support	apoyo a personas con discapacidad	en	shows	Easy-read leaflets and self-advocacy groups
disability support	apoyo a personas con discapacidad	es	near	Tengo un 33 % de discapacidad
disability support	apoyo a personas con discapacidad	es	near	Venta de plazas de aparcamiento
disability support	apoyo a personas con discapacidad	en	near	Registered disabled
disability support	apoyo a personas con discapacidad	en	near	Disabled alarms as engineer
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	es	shows	Campamento en Gredos con 40 niños, veladas y gymkanas
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	es	shows	Título de la escuela de animación, scout mayor ocho años
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	es	shows	Ludoteca y colonias urbanas en julio
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	en	shows	Camp counsellor for 40 kids, campfires and games
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	en	shows	Scout leader for eight years
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	en	shows	Holiday club playworker
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	es	near	Fui de campamento de pequeño
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	es	near	Trabajo a tiempo parcial
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	en	near	Camper as a child
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	en	near	Leisure centre receptionist
commercial pilot licence	licencia de piloto comercial	es	shows	ATPL(A) con habilitación A320 y 3.200 horas
commercial pilot licence	licencia de piloto comercial	es	shows	Primer oficial en Vueling desde 2018
commercial pilot licence	licencia de piloto comercial	es	shows	Comandante de B737, línea de medio radio
commercial pilot licence	licencia de piloto comercial	es	shows	CPL, IR multimotor y MCC en escuela de Cuatro Vientos
commercial pilot licence	licencia de piloto comercial	es	shows	Avión anfibio de extinción, 43 Grupo
commercial pilot licence	licencia de piloto comercial	en	shows	ATPL, A320 type rated, 3,200 hours
commercial pilot licence	licencia de piloto comercial	en	shows	First officer at Ryanair since 2018
commercial pilot licence	licencia de piloto comercial	en	shows	Captain, B737-800, 6,000 hrs TT
commercial pilot licence	licencia de piloto comercial	en	shows	CPL/ME/IR with MCC and UPRT
commercial pilot licence	licencia de piloto comercial	es	near	Piloto de drones, categoría abierta
commercial pilot licence	licencia de piloto comercial	es	near	Prueba piloto de un proyecto educativo
commercial pilot licence	licencia de piloto comercial	es	near	Licencia de piloto privado en trámite
commercial pilot licence	licencia de piloto comercial	en	near	Pilot scheme coordinator
commercial pilot licence	licencia de piloto comercial	en	near	Drone hobbyist
flight planning	planificación de vuelo	es	shows	Combustible, alternativos, NOTAM y METAR antes de cada salida
flight planning	planificación de vuelo	es	shows	Despachador: OFP, masa y centrado para 12 aviones
flight planning	planificación de vuelo	es	shows	Rutas ETOPS calculadas en Jeppesen
flight planning	planificación de vuelo	en	shows	Fuel, alternates, NOTAMs and weather briefings
flight planning	planificación de vuelo	en	shows	Dispatcher issuing OFPs and loadsheets
flight planning	planificación de vuelo	en	shows	ETOPS routes in Jeppesen
flight planning	planificación de vuelo	es	near	Compra de vuelos para directivos
flight planning	planificación de vuelo	es	near	Planificación de vacaciones
flight planning	planificación de vuelo	en	near	Booked flights for executives
flight planning	planificación de vuelo	en	near	Holiday planning
cabin crew attestation	certificado TCP	es	shows	Tripulante en Iberia Express, cuatro años y sobrecargo
cabin crew attestation	certificado TCP	es	shows	Curso inicial AESA y médico clase 2 en vigor
cabin crew attestation	certificado TCP	es	shows	Habilitada en A320 y B737 por easyJet
cabin crew attestation	certificado TCP	es	shows	Azafata de vuelo en chárter de largo radio
cabin crew attestation	certificado TCP	en	shows	Flight attendant at easyJet, four years
cabin crew attestation	certificado TCP	en	shows	EASA initial training and class medical current
cabin crew attestation	certificado TCP	en	shows	Senior purser on A330 long haul
cabin crew attestation	certificado TCP	en	shows	Wings from Emirates, A380 and 777
cabin crew attestation	certificado TCP	es	near	Azafata de congresos y ferias
cabin crew attestation	certificado TCP	es	near	Protocolo TCP/IP
cabin crew attestation	certificado TCP	es	near	Personal de facturación en tierra
cabin crew attestation	certificado TCP	en	near	Trade show hostess
cabin crew attestation	certificado TCP	en	near	TCP/IP troubleshooting
in-flight safety procedures	procedimientos de seguridad a bordo	es	shows	Demostración, chequeo de cinturones y armado de rampas
in-flight safety procedures	procedimientos de seguridad a bordo	es	shows	Evacué un avión por humo en 80 segundos
in-flight safety procedures	procedimientos de seguridad a bordo	es	shows	Refresco anual CRM, fuego y despresurización
in-flight safety procedures	procedimientos de seguridad a bordo	en	shows	Armed slides, demo and cabin secure checks
in-flight safety procedures	procedimientos de seguridad a bordo	en	shows	Evacuated a smoke-filled jet in 80 seconds
in-flight safety procedures	procedimientos de seguridad a bordo	en	shows	Yearly recurrent in fire and decompression
in-flight safety procedures	procedimientos de seguridad a bordo	es	near	Vigilante en control de aeropuerto
in-flight safety procedures	procedimientos de seguridad a bordo	es	near	Miedo a volar superado
in-flight safety procedures	procedimientos de seguridad a bordo	en	near	Airport screening guard
in-flight safety procedures	procedimientos de seguridad a bordo	en	near	Frequent flyer
passenger service on board	atención al pasajero a bordo	es	shows	Servicio de comidas y bar a 180 personas por trayecto
passenger service on board	atención al pasajero a bordo	es	shows	Business: cena emplatada y bienvenida por su nombre
passenger service on board	atención al pasajero a bordo	es	shows	Calmé a un viajero agresivo sin desviar el avión
passenger service on board	atención al pasajero a bordo	es	shows	Menores solos, sillas de ruedas y bebés en cabina
passenger service on board	atención al pasajero a bordo	en	shows	Meals and bar for 180 people a sector
passenger service on board	atención al pasajero a bordo	en	shows	Business class plated dining
passenger service on board	atención al pasajero a bordo	en	shows	Calmed a drunk traveller without diversion
passenger service on board	atención al pasajero a bordo	en	shows	Looked after unaccompanied minors and wheelchairs
passenger service on board	atención al pasajero a bordo	es	near	Camarera en cafetería de estación
passenger service on board	atención al pasajero a bordo	es	near	Conductor de autobús
passenger service on board	atención al pasajero a bordo	en	near	Station café waiter
passenger service on board	atención al pasajero a bordo	en	near	Bus driver
on-board duty-free sales	venta a bordo	es	shows	Récord de perfumes y rascas en ruta Canarias
on-board duty-free sales	venta a bordo	es	shows	Carrito duty free, cierre de caja y bote de comisiones
on-board duty-free sales	venta a bordo	es	shows	Ventas de 900 € por salto
on-board duty-free sales	venta a bordo	en	shows	Top scratchcard and perfume seller on the route
on-board duty-free sales	venta a bordo	en	shows	Duty-free trolley and cash-up
on-board duty-free sales	venta a bordo	en	shows	£800 average takings per sector
on-board duty-free sales	venta a bordo	es	near	Dependienta en tienda de aeropuerto
on-board duty-free sales	venta a bordo	es	near	Vendí mi barco
on-board duty-free sales	venta a bordo	en	near	Airport shop assistant
on-board duty-free sales	venta a bordo	en	near	Sold my boat
airline crew resource management	CRM de tripulaciones	es	shows	Briefings cabina-pilotos y escucha en emergencias
airline crew resource management	CRM de tripulaciones	es	shows	Facilitador de factores humanos para 300 tripulantes
airline crew resource management	CRM de tripulaciones	es	shows	Debriefing tras incidente sin culpas
airline crew resource management	CRM de tripulaciones	en	shows	Human factors facilitator for 300 crew
airline crew resource management	CRM de tripulaciones	en	shows	Joint briefings and speaking up on the flight deck
airline crew resource management	CRM de tripulaciones	en	shows	No-blame debriefs after incidents
airline crew resource management	CRM de tripulaciones	es	near	Salesforce y HubSpot para ventas
airline crew resource management	CRM de tripulaciones	es	near	Recursos humanos de aerolínea
airline crew resource management	CRM de tripulaciones	en	near	Salesforce CRM admin
airline crew resource management	CRM de tripulaciones	en	near	Airline HR clerk
STCW certification	certificados STCW	es	shows	Formación básica, balsas y botes rápidos en vigor
STCW certification	certificados STCW	es	shows	Libreta marítima y lucha contra incendios avanzada
STCW certification	certificados STCW	es	shows	Título de Patrón de Altura con refrendo
STCW certification	certificados STCW	es	shows	Marinero de puente, buques de pasaje
STCW certification	certificados STCW	en	shows	Basic safety, PSCRB and advanced fire in date
STCW certification	certificados STCW	en	shows	Seaman's book and ENG1
STCW certification	certificados STCW	en	shows	Able seaman on passenger ferries
STCW certification	certificados STCW	en	shows	Officer of the watch, unlimited
STCW certification	certificados STCW	es	near	PER y licencia de navegación de recreo
STCW certification	certificados STCW	es	near	Crucero por el Mediterráneo de vacaciones
STCW certification	certificados STCW	en	near	Holidayed on cruises
STCW certification	certificados STCW	en	near	RYA day skipper for leisure
navigation watchkeeping	guardia de navegación	es	shows	Tercer oficial de 8 a 12 en petroleros
navigation watchkeeping	guardia de navegación	es	shows	ECDIS, ARPA y COLREG en el Estrecho
navigation watchkeeping	guardia de navegación	es	shows	Puente de 0 a 4 en portacontenedores
navigation watchkeeping	guardia de navegación	en	shows	Third mate, 8-12 on tankers
navigation watchkeeping	guardia de navegación	en	shows	ECDIS, ARPA and COLREGs in the Channel
navigation watchkeeping	guardia de navegación	en	shows	Bridge 0-4 on container ships
navigation watchkeeping	guardia de navegación	es	near	Navegación por internet
navigation watchkeeping	guardia de navegación	es	near	Guardia de seguridad en puerto
navigation watchkeeping	guardia de navegación	en	near	Web browsing
navigation watchkeeping	guardia de navegación	en	near	Watchmaker
ship engine maintenance	mantenimiento de máquinas marinas	es	shows	Segundo maquinista, motores MAN y Wärtsilä
ship engine maintenance	mantenimiento de máquinas marinas	es	shows	Purificadoras, bombas y generadores en mercante
ship engine maintenance	mantenimiento de máquinas marinas	es	shows	Mecánico naval, cambio de camisas en varada
ship engine maintenance	mantenimiento de máquinas marinas	es	shows	Engrasador en pesquero de Gran Sol
ship engine maintenance	mantenimiento de máquinas marinas	en	shows	Second engineer on MAN and Wärtsilä mains
ship engine maintenance	mantenimiento de máquinas marinas	en	shows	Purifiers, pumps and gensets at sea
ship engine maintenance	mantenimiento de máquinas marinas	en	shows	Pulled liners in dry dock
ship engine maintenance	mantenimiento de máquinas marinas	en	shows	Motorman on a trawler
ship engine maintenance	mantenimiento de máquinas marinas	es	near	Mecánico de coches
ship engine maintenance	mantenimiento de máquinas marinas	es	near	Máquinas de vending en puerto
ship engine maintenance	mantenimiento de máquinas marinas	en	near	Car mechanic
ship engine maintenance	mantenimiento de máquinas marinas	en	near	Marine biology lab
mooring and deck work	maniobras de cubierta y amarre	es	shows	Cabos, estachas y molinete en entradas a puerto
mooring and deck work	maniobras de cubierta y amarre	es	shows	Pintado, picado y baldeo como marinero
mooring and deck work	maniobras de cubierta y amarre	es	shows	Contramaestre con seis hombres en proa
mooring and deck work	maniobras de cubierta y amarre	es	shows	Gruero de a bordo y trincaje de contenedores
mooring and deck work	maniobras de cubierta y amarre	en	shows	Lines, winches and windlass in port calls
mooring and deck work	maniobras de cubierta y amarre	en	shows	Chipped, painted and washed down as AB
mooring and deck work	maniobras de cubierta y amarre	en	shows	Bosun with six men forward
mooring and deck work	maniobras de cubierta y amarre	en	shows	Lashed containers and ran ship's cranes
mooring and deck work	maniobras de cubierta y amarre	es	near	Camarero en cubierta de crucero
mooring and deck work	maniobras de cubierta y amarre	es	near	Alquilé amarre para mi velero
mooring and deck work	maniobras de cubierta y amarre	en	near	Poolside waiter on a cruise
mooring and deck work	maniobras de cubierta y amarre	en	near	Rented a marina berth
cargo operations at sea	operaciones de carga en buques	es	shows	Plan de estiba y lastre como primer oficial
cargo operations at sea	operaciones de carga en buques	es	shows	Descarga de crudo, gas inerte y lavado de tanques
cargo operations at sea	operaciones de carga en buques	es	shows	Ro-ro: trincado de camiones y mercancías IMDG
cargo operations at sea	operaciones de carga en buques	en	shows	Stowage and ballast as chief mate
cargo operations at sea	operaciones de carga en buques	en	shows	Crude discharge, inerting and tank cleaning
cargo operations at sea	operaciones de carga en buques	en	shows	Ro-ro lashing and IMDG segregation
cargo operations at sea	operaciones de carga en buques	es	near	Mozo de carga en almacén
cargo operations at sea	operaciones de carga en buques	es	near	Carga aérea, administrativo
cargo operations at sea	operaciones de carga en buques	en	near	Loaded vans
cargo operations at sea	operaciones de carga en buques	en	near	Air cargo clerk
aircraft maintenance licence	licencia de mantenimiento de aeronaves	es	shows	Parte 66 B1.1 con habilitación CFM56
aircraft maintenance licence	licencia de mantenimiento de aeronaves	es	shows	TMA en línea, firmaba CRS en Barajas
aircraft maintenance licence	licencia de mantenimiento de aeronaves	es	shows	Revisiones C en hangar de Iberia
aircraft maintenance licence	licencia de mantenimiento de aeronaves	en	shows	Part-66 B1.1 with A320 type
aircraft maintenance licence	licencia de mantenimiento de aeronaves	en	shows	Line engineer releasing aircraft at Gatwick
aircraft maintenance licence	licencia de mantenimiento de aeronaves	en	shows	C-checks in a hangar, A&P holder
aircraft maintenance licence	licencia de mantenimiento de aeronaves	es	near	Limpieza de cabinas de avión
aircraft maintenance licence	licencia de mantenimiento de aeronaves	es	near	Maquetas de aviones
aircraft maintenance licence	licencia de mantenimiento de aeronaves	en	near	Aircraft cleaner
aircraft maintenance licence	licencia de mantenimiento de aeronaves	en	near	Model planes
GMDSS radio operation	operador de radio GMDSS	es	shows	Título de operador general y guardia en canal 16
GMDSS radio operation	operador de radio GMDSS	es	shows	Socorro por DSC, Inmarsat y NAVTEX
GMDSS radio operation	operador de radio GMDSS	es	shows	Centro de Salvamento Marítimo, comunicaciones
GMDSS radio operation	operador de radio GMDSS	en	shows	GOC holder keeping watch on channel 16
GMDSS radio operation	operador de radio GMDSS	en	shows	DSC distress, Inmarsat and NAVTEX
GMDSS radio operation	operador de radio GMDSS	en	shows	Coastguard radio room
GMDSS radio operation	operador de radio GMDSS	es	near	Locutor de emisora musical
GMDSS radio operation	operador de radio GMDSS	es	near	Walkie-talkie en obra
GMDSS radio operation	operador de radio GMDSS	en	near	Radio presenter
GMDSS radio operation	operador de radio GMDSS	en	near	Walkie-talkies on site
population register	padrón municipal	es	shows	Depuraba duplicados y bajas por inclusión indebida
population register	padrón municipal	es	near	Pedí un volante para matricular a mis hijos
electronic administration	administración electrónica	es	shows	Decretos firmados con certificado y archivo único en red
electronic administration	administración electrónica	es	near	Atendía el papel en ventanilla
public budgeting	contabilidad y presupuesto público	es	shows	Retenciones de crédito y bolsas de vinculación en el ayuntamiento
public budgeting	contabilidad y presupuesto público	es	near	Facturaba servicios al ayuntamiento como autónomo
administrative law	derecho administrativo	es	shows	Contesté demandas y preparé el expediente para el TSJ
administrative law	derecho administrativo	es	near	Aprobé Derecho Administrativo I
urban planning permits	licencias y gestión urbanística	es	shows	Revisaba proyectos contra el PGOU y firmaba el informe
urban planning permits	licencias y gestión urbanística	es	near	Arquitecta que presentaba proyectos de sus clientes
public human resources	gestión de personal público	es	shows	Convocatorias, bolsas y trienios del personal laboral y funcionario
public human resources	gestión de personal público	es	near	Fui vocal sindical
grants to associations	gestión de subvenciones públicas	es	shows	Puntué proyectos vecinales y revisé sus facturas
grants to associations	gestión de subvenciones públicas	es	near	Presenté la solicitud de mi club
transparency and citizen participation	transparencia y participación ciudadana	es	shows	Respondía al derecho de acceso y moderaba asambleas de distrito
transparency and citizen participation	transparencia y participación ciudadana	es	near	Publicaba fotos del ayuntamiento en redes
local event and culture management	gestión de fiestas y cultura municipal	es	shows	Cabalgata, verano cultural y certamen de teatro, 90.000 € de caché
local event and culture management	gestión de fiestas y cultura municipal	es	near	Actor en la compañía invitada
police reports	redacción de atestados	es	shows	Instructor de diligencias por robo con fuerza
police reports	redacción de atestados	es	near	Vigilante que rellenaba el parte de turno
emergency call handling	atención de llamadas de emergencia	es	shows	Tranquilizaba al alertante, sacaba la dirección y movía ambulancias
emergency call handling	atención de llamadas de emergencia	es	near	Recepción de llamadas de un taller de grúas
crowd control and public order	control de masas y orden público	es	shows	Cordones y desalojos en estadio y fiestas mayores
crowd control and public order	control de masas y orden público	es	near	Controlador de entradas en discoteca pequeña
firearms handling	manejo de armas de fuego	es	shows	Prácticas de tiro y custodia de arma corta reglamentaria
firearms handling	manejo de armas de fuego	es	near	Vigilante sin arma en centro comercial
civil protection and evacuation planning	protección civil y planes de evacuación	es	shows	Dirigí el desalojo de 400 vecinos por riada
civil protection and evacuation planning	protección civil y planes de evacuación	es	near	Suplente de equipo de evacuación en mi planta
prison service	servicio penitenciario	es	shows	Funcionario de vigilancia interior, ocho años en Picassent
prison service	servicio penitenciario	es	near	Voluntario que daba talleres en la cárcel
fire prevention inspection	inspección de prevención de incendios	es	shows	Levantaba actas de salidas bloqueadas y extintores caducados
fire prevention inspection	inspección de prevención de incendios	es	near	Instalaba detectores según plano
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	es	shows	Medí resultados a los doce meses con grupo de comparación
project monitoring and evaluation	seguimiento y evaluación de proyectos sociales	es	near	Impartía los talleres del proyecto
grant financial reporting	justificación económica de subvenciones	es	shows	Cuadré 300 facturas con las partidas concedidas
grant financial reporting	justificación económica de subvenciones	es	near	Recogía los tickets de los voluntarios
awareness campaigns	campañas de sensibilización	es	shows	Teatro y debate en centros cívicos sobre salud mental
awareness campaigns	campañas de sensibilización	es	near	Repartía folletos comerciales
advocacy	incidencia política	es	shows	Presenté alegaciones y logré una moción en el pleno
advocacy	incidencia política	es	near	Afiliado a un sindicato
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	es	shows	Raids, canciones y botiquín con 60 chavales en Pirineos
summer camp and youth leisure leadership	monitor de ocio y tiempo libre	es	near	Cocinera de campamento
flight planning	planificación de vuelo	es	shows	Elegía nivel, alternativo y fuel según viento y carga
flight planning	planificación de vuelo	es	near	Embarque de pasajeros en puerta
in-flight safety procedures	procedimientos de seguridad a bordo	es	shows	Comprobaba extintores, oxígeno y salidas antes del embarque
in-flight safety procedures	procedimientos de seguridad a bordo	es	near	Leía el folleto de seguridad como pasajera
on-board duty-free sales	venta a bordo	es	shows	Superé el objetivo de caja por trayecto tres meses seguidos
on-board duty-free sales	venta a bordo	es	near	Servía el agua y el menú incluido
airline crew resource management	CRM de tripulaciones	es	shows	Comunicación cerrada y reparto de tareas en simulador con fallo de motor
airline crew resource management	CRM de tripulaciones	es	near	Cuadraba turnos de tripulación en oficina
navigation watchkeeping	guardia de navegación	es	shows	Alumno de puente y luego oficial, rumbo, radar y VHF en solitario
navigation watchkeeping	guardia de navegación	es	near	Marinero que hacía de serviola
cargo operations at sea	operaciones de carga en buques	es	shows	Calculé estabilidad y supervisé la descarga de grano
cargo operations at sea	operaciones de carga en buques	es	near	Estibador de puerto con carretilla
aircraft maintenance licence	licencia de mantenimiento de aeronaves	es	shows	Certificaba puesta en servicio tras revisión diaria de A320
aircraft maintenance licence	licencia de mantenimiento de aeronaves	es	near	Ayudante de taller aeronáutico sin firma
GMDSS radio operation	operador de radio GMDSS	es	shows	Escucha permanente y pruebas diarias de radiobaliza y MF/HF
GMDSS radio operation	operador de radio GMDSS	es	near	VHF portátil en velero de recreo
`;
