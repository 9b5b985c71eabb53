/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const sportStageAndImagePhrases = `
crowd and event security	seguridad en eventos	es	shows	Festivales de 30.000 personas, foso y aforo
crowd and event security	seguridad en eventos	es	shows	Contaba entradas y cortaba al llegar al máximo
crowd and event security	seguridad en eventos	es	shows	Cacheos y objetos prohibidos en estadio
crowd and event security	seguridad en eventos	es	shows	Pulseras, backstage y salida de artistas
crowd and event security	seguridad en eventos	es	shows	Equipo de 40 en concierto, canal de radio propio
crowd and event security	seguridad en eventos	en	shows	Pit and gates at 30,000 festivals
crowd and event security	seguridad en eventos	en	shows	Clickered capacity and held the line
crowd and event security	seguridad en eventos	en	shows	Bag searches at a football ground
crowd and event security	seguridad en eventos	en	shows	Led 40 stewards on match days
crowd and event security	seguridad en eventos	es	near	Público asistente a conciertos
crowd and event security	seguridad en eventos	es	near	Organizaba catering de eventos
crowd and event security	seguridad en eventos	es	near	Eventos de Windows: seguridad informática
crowd and event security	seguridad en eventos	en	near	SIEM event analyst
crowd and event security	seguridad en eventos	en	near	Ran the bar at summer festivals
water rescue	rescate acuático	es	shows	Saqué a tres bañistas en bandera amarilla
water rescue	rescate acuático	es	shows	Boya, aletas y tabla en playa con oleaje
water rescue	rescate acuático	es	shows	Moto de agua y paddle en dispositivo de costa
water rescue	rescate acuático	es	shows	Remolcaba víctimas y extraía con tablero
water rescue	rescate acuático	es	shows	Temporadas en torre de vigilancia de Gandía
water rescue	rescate acuático	en	shows	Pulled three swimmers from a rip
water rescue	rescate acuático	en	shows	Tube, fins and board in surf
water rescue	rescate acuático	en	shows	Jet ski crew on a beach patrol
water rescue	rescate acuático	en	shows	Spinal extraction with board in pool
water rescue	rescate acuático	es	near	Nadador de competición
water rescue	rescate acuático	es	near	Rescate financiero de empresas
water rescue	rescate acuático	es	near	Monitor de aquagym
water rescue	rescate acuático	en	near	Swam 200 m freestyle for the county
water rescue	rescate acuático	en	near	Bailout policy researcher
lifeguard qualification	título de socorrista	es	shows	Federación de Salvamento, piscina y espacios naturales
lifeguard qualification	título de socorrista	es	shows	Certificado de profesionalidad AFDP0109 y registro autonómico
lifeguard qualification	título de socorrista	es	shows	Tres veranos en piscina comunitaria de Alcorcón
lifeguard qualification	título de socorrista	es	shows	Vigilante de vaso en parque acuático
lifeguard qualification	título de socorrista	es	shows	Renovación bienal superada: 200 metros y remolque
lifeguard qualification	título de socorrista	en	shows	NPLQ valid to 2026
lifeguard qualification	título de socorrista	en	shows	Red Cross certified, three summers poolside
lifeguard qualification	título de socorrista	en	shows	RLSS open water and beach
lifeguard qualification	título de socorrista	en	shows	Poolside at a water park, rota of eight
lifeguard qualification	título de socorrista	es	near	Voluntario de Cruz Roja en reparto de alimentos
lifeguard qualification	título de socorrista	es	near	Me estoy preparando las pruebas
lifeguard qualification	título de socorrista	es	near	Socio de un club de natación
lifeguard qualification	título de socorrista	en	near	Studying for the test
lifeguard qualification	título de socorrista	en	near	Pool cleaner, skimming and vacuuming
first aid and CPR	primeros auxilios y RCP	es	shows	Reanimé a un hombre con DEA hasta llegar la ambulancia
first aid and CPR	primeros auxilios y RCP	es	shows	Curaba cortes, picaduras y golpes de calor
first aid and CPR	primeros auxilios y RCP	es	shows	SVB y desfibrilación renovado cada dos años
first aid and CPR	primeros auxilios y RCP	es	shows	Posición lateral, Heimlich y oxígeno en botiquín
first aid and CPR	primeros auxilios y RCP	es	shows	Atendí 140 incidencias leves en un verano
first aid and CPR	primeros auxilios y RCP	en	shows	Used an AED until paramedics arrived
first aid and CPR	primeros auxilios y RCP	en	shows	Treated cuts, stings and heatstroke
first aid and CPR	primeros auxilios y RCP	en	shows	BLS renewed every two years
first aid and CPR	primeros auxilios y RCP	en	shows	Logged 140 minor injuries one summer
first aid and CPR	primeros auxilios y RCP	es	near	Compraba material para el botiquín
first aid and CPR	primeros auxilios y RCP	es	near	Recibí los auxilios tras un accidente
first aid and CPR	primeros auxilios y RCP	es	near	Administrativa que tramitaba partes de accidente
first aid and CPR	primeros auxilios y RCP	en	near	First prize at a raffle
first aid and CPR	primeros auxilios y RCP	en	near	Restocked the medicine cabinet
pool water quality checks	control del agua de piscina	es	shows	Cloro, pH y turbidez dos veces al día en libro
pool water quality checks	control del agua de piscina	es	shows	Dosificaba hipoclorito y lavaba filtros
pool water quality checks	control del agua de piscina	es	shows	Cerré vaso por fecal y avisé a mantenimiento
pool water quality checks	control del agua de piscina	es	shows	Fotómetro y registro sanitario
pool water quality checks	control del agua de piscina	es	shows	Ajustaba ácido hasta 7,4
pool water quality checks	control del agua de piscina	en	shows	Tested chlorine and pH twice daily
pool water quality checks	control del agua de piscina	en	shows	Backwashed filters and dosed hypo
pool water quality checks	control del agua de piscina	en	shows	Closed pool after fouling, logged it
pool water quality checks	control del agua de piscina	en	shows	Photometer readings, PPO certified
pool water quality checks	control del agua de piscina	es	near	Nado tres veces por semana
pool water quality checks	control del agua de piscina	es	near	Control de agua en lavadora
pool water quality checks	control del agua de piscina	es	near	Vendía hamacas y entradas
pool water quality checks	control del agua de piscina	en	near	Sold pool tickets
pool water quality checks	control del agua de piscina	en	near	Swam with the club three mornings a week
bathing area supervision	vigilancia de zona de baño	es	shows	No apartaba la vista del vaso, relevo cada hora
bathing area supervision	vigilancia de zona de baño	es	shows	Hacía salir a los que corrían y a niños sin adulto
bathing area supervision	vigilancia de zona de baño	es	shows	Cambiaba banderas según corriente
bathing area supervision	vigilancia de zona de baño	es	shows	Prevenía más que sacaba: silbato y aviso
bathing area supervision	vigilancia de zona de baño	es	shows	Escaneo 10/20 en parque con toboganes
bathing area supervision	vigilancia de zona de baño	en	shows	10/20 scanning, rotated each hour
bathing area supervision	vigilancia de zona de baño	en	shows	Stopped runners and unattended kids
bathing area supervision	vigilancia de zona de baño	en	shows	Swapped flags as currents shifted
bathing area supervision	vigilancia de zona de baño	en	shows	Slide top dispatch in a water park
bathing area supervision	vigilancia de zona de baño	es	near	Limpiaba vestuarios y duchas
bathing area supervision	vigilancia de zona de baño	es	near	Supervisaba reformas de baños
bathing area supervision	vigilancia de zona de baño	es	near	Tomaba el sol en temporada baja
bathing area supervision	vigilancia de zona de baño	en	near	Cleaned showers and changing rooms at a lido
bathing area supervision	vigilancia de zona de baño	en	near	Cleaned changing rooms
personal training	entrenamiento personal	es	shows	Sesiones uno a uno en sala, 25 clientes fijos
personal training	entrenamiento personal	es	shows	Anamnesis, objetivo y rutina adaptada a lesión
personal training	entrenamiento personal	es	shows	Entrenaba a domicilio a mayores y posparto
personal training	entrenamiento personal	es	shows	Mis clientes perdieron de media 7 kilos en tres meses
personal training	entrenamiento personal	es	shows	Cartera propia en McFit, 90 horas mensuales
personal training	entrenamiento personal	en	shows	One-to-one clients, 25 a week on the gym floor
personal training	entrenamiento personal	en	shows	Screened, set goals and wrote tailored programmes
personal training	entrenamiento personal	en	shows	Trained pre- and post-natal women at home
personal training	entrenamiento personal	en	shows	Level 3 PT, 90 paid hours a month
personal training	entrenamiento personal	es	near	Entrenaba cada día por mi cuenta
personal training	entrenamiento personal	es	near	Formación de personal en atención al cliente
personal training	entrenamiento personal	es	near	Recepción y altas en gimnasio
personal training	entrenamiento personal	en	near	I work out five days a week
personal training	entrenamiento personal	en	near	Staff training administrator
group fitness classes	clases colectivas	es	shows	Zumba, body pump y GAP, 18 horas semanales
group fitness classes	clases colectivas	es	shows	Spinning con 30 bicis y lista de espera
group fitness classes	clases colectivas	es	shows	Coreografías y micro ante 40 alumnas
group fitness classes	clases colectivas	es	shows	Instructora Les Mills certificada
group fitness classes	clases colectivas	es	shows	Aquagym y mantenimiento para tercera edad
group fitness classes	clases colectivas	en	shows	Spin, HIIT and pump, 18 slots a week
group fitness classes	clases colectivas	en	shows	Les Mills BodyCombat certified, 40 in the room
group fitness classes	clases colectivas	en	shows	Aqua aerobics for seniors, mic'd up
group fitness classes	clases colectivas	en	shows	Waiting list for my Saturday circuits
group fitness classes	clases colectivas	es	near	Asistía a spinning tres veces por semana
group fitness classes	clases colectivas	es	near	Clases particulares de matemáticas
group fitness classes	clases colectivas	es	near	Trabajos en grupo en la universidad
group fitness classes	clases colectivas	en	near	Attended spin class for years
group fitness classes	clases colectivas	en	near	Taught maths to groups
team coaching	entrenamiento de equipos deportivos	es	shows	Míster del juvenil, 22 fichas y ascenso a División de Honor
team coaching	entrenamiento de equipos deportivos	es	shows	Sesiones, convocatorias y charla de vestuario
team coaching	entrenamiento de equipos deportivos	es	shows	UEFA B, cantera del Levante
team coaching	entrenamiento de equipos deportivos	es	shows	Segundo en balonmano femenino, tres títulos
team coaching	entrenamiento de equipos deportivos	es	shows	Planificaba microciclos y partidos de fin de semana
team coaching	entrenamiento de equipos deportivos	en	shows	Under-16s gaffer, promoted twice
team coaching	entrenamiento de equipos deportivos	en	shows	Ran drills, picked squads and gave team talks
team coaching	entrenamiento de equipos deportivos	en	shows	UEFA B licence, academy phase
team coaching	entrenamiento de equipos deportivos	en	shows	Assistant on a women's handball bench, three cups
team coaching	entrenamiento de equipos deportivos	es	near	Jugador federado de balonmano
team coaching	entrenamiento de equipos deportivos	es	near	Coaching ejecutivo a directivos
team coaching	entrenamiento de equipos deportivos	es	near	Delegado que llevaba agua y fichas
team coaching	entrenamiento de equipos deportivos	en	near	Executive coaching for managers
team coaching	entrenamiento de equipos deportivos	en	near	Played club football
exercise programming	prescripción de ejercicio	es	shows	Series, cargas y progresión por bloques de cuatro semanas
exercise programming	prescripción de ejercicio	es	shows	Periodizaba con RPE y test de 1RM
exercise programming	prescripción de ejercicio	es	shows	Rutinas en Trainingym para 200 socios
exercise programming	prescripción de ejercicio	es	shows	Adaptaba fuerza a hipertensos y diabéticos
exercise programming	prescripción de ejercicio	es	shows	Macrociclo de maratón con picos y descarga
exercise programming	prescripción de ejercicio	en	shows	Sets, loads and four-week blocks
exercise programming	prescripción de ejercicio	en	shows	Periodised by RPE and 1RM testing
exercise programming	prescripción de ejercicio	en	shows	Wrote plans in TrueCoach for 200 members
exercise programming	prescripción de ejercicio	en	shows	Strength work for hypertensive and diabetic clients
exercise programming	prescripción de ejercicio	es	near	Programación en Java
exercise programming	prescripción de ejercicio	es	near	Recetas y prescripciones médicas en farmacia
exercise programming	prescripción de ejercicio	es	near	Seguía la rutina que me daba el monitor
exercise programming	prescripción de ejercicio	en	near	Software programming exercises
exercise programming	prescripción de ejercicio	en	near	Followed my trainer's plan
fitness assessment	valoración física	es	shows	Bioimpedancia, flexibilidad y test de Cooper al alta
fitness assessment	valoración física	es	shows	Perímetros, pliegues y fotos cada mes
fitness assessment	valoración física	es	shows	FMS y salto con plataforma a jugadores
fitness assessment	valoración física	es	shows	VO2 máximo y umbrales en cinta
fitness assessment	valoración física	es	shows	Medía tensión y pulso antes de empezar
fitness assessment	valoración física	en	shows	InBody, sit-and-reach and Cooper at joining
fitness assessment	valoración física	en	shows	Skinfolds, girths and photos monthly
fitness assessment	valoración física	en	shows	FMS screens and jump tests for players
fitness assessment	valoración física	en	shows	Treadmill VO2 and lactate thresholds
fitness assessment	valoración física	es	near	Tasación y valoración de inmuebles
fitness assessment	valoración física	es	near	Pasé reconocimiento médico apto
fitness assessment	valoración física	es	near	Evaluaba exámenes de educación física teórica
fitness assessment	valoración física	en	near	Assessed written coursework in PE
fitness assessment	valoración física	en	near	Passed a company medical
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	shows	Reparto de macros e hidratación según carga
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	shows	Pautas de geles y sales para ironman
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	shows	Bajé grasa del equipo dos puntos en pretemporada
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	shows	Menús de viaje y recuperación pospartido
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	shows	Dietista del club, consulta semanal
nutrition guidance for athletes	asesoramiento nutricional deportivo	en	shows	Macros and hydration matched to load
nutrition guidance for athletes	asesoramiento nutricional deportivo	en	shows	Race-day gels and sodium for triathletes
nutrition guidance for athletes	asesoramiento nutricional deportivo	en	shows	Trimmed squad body fat two points in pre-season
nutrition guidance for athletes	asesoramiento nutricional deportivo	en	shows	Travel menus and post-match recovery
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	near	Vendía batidos y barritas
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	near	Cocinero de comedor escolar
nutrition guidance for athletes	asesoramiento nutricional deportivo	es	near	Sigo dieta keto
nutrition guidance for athletes	asesoramiento nutricional deportivo	en	near	Sold protein shakes
nutrition guidance for athletes	asesoramiento nutricional deportivo	en	near	Followed a sports diet for my own marathon
yoga and pilates instruction	yoga y pilates	es	shows	RYT 200, hatha y vinyasa en estudio
yoga and pilates instruction	yoga y pilates	es	shows	Reformer y suelo con grupos de ocho
yoga and pilates instruction	yoga y pilates	es	shows	Corregía asanas y respiración con ajustes manuales
yoga and pilates instruction	yoga y pilates	es	shows	Hipopresivos y suelo pélvico
yoga and pilates instruction	yoga y pilates	es	shows	Retiros de fin de semana con meditación
yoga and pilates instruction	yoga y pilates	en	shows	RYT 200, vinyasa and yin
yoga and pilates instruction	yoga y pilates	en	shows	Reformer and mat, groups of eight
yoga and pilates instruction	yoga y pilates	en	shows	Cued breath and adjusted postures
yoga and pilates instruction	yoga y pilates	en	shows	Prenatal flow and weekend retreats
yoga and pilates instruction	yoga y pilates	es	near	Practico yoga desde hace años
yoga and pilates instruction	yoga y pilates	es	near	Recepcionista en un centro de pilates
yoga and pilates instruction	yoga y pilates	es	near	Vendía esterillas y mallas
yoga and pilates instruction	yoga y pilates	en	near	Practised yoga for years
yoga and pilates instruction	yoga y pilates	en	near	Sold mats and leggings
swimming instruction	enseñanza de natación	es	shows	Bebés, niños con miedo y técnica de crol para adultos
swimming instruction	enseñanza de natación	es	shows	Monitor acuático con ocho alumnos por calle
swimming instruction	enseñanza de natación	es	shows	Niveles, burbujas, patada y brazada
swimming instruction	enseñanza de natación	es	shows	Cursillos intensivos municipales
swimming instruction	enseñanza de natación	es	shows	Entrené a másteres con series y virajes
swimming instruction	enseñanza de natación	en	shows	Babies, nervous adults and stroke correction
swimming instruction	enseñanza de natación	en	shows	ASA Level 2, eight kids per lane
swimming instruction	enseñanza de natación	en	shows	Learn-to-swim stages 1 to 7
swimming instruction	enseñanza de natación	en	shows	Masters squad, sets and turns
swimming instruction	enseñanza de natación	es	near	Socorrista que vigilaba el vaso
swimming instruction	enseñanza de natación	es	near	Nadaba en el equipo del colegio
swimming instruction	enseñanza de natación	es	near	Mantenimiento de depuradora
swimming instruction	enseñanza de natación	en	near	Lifeguard watching lanes
swimming instruction	enseñanza de natación	en	near	Swam for my school
youth sports activities	actividades deportivas infantiles	es	shows	Extraescolares de multideporte en tres colegios
youth sports activities	actividades deportivas infantiles	es	shows	Campus de verano, 80 niños de 6 a 12
youth sports activities	actividades deportivas infantiles	es	shows	Juegos, psicomotricidad y miniolimpiadas
youth sports activities	actividades deportivas infantiles	es	shows	Delitos sexuales negativo y monitor de tiempo libre
youth sports activities	actividades deportivas infantiles	es	shows	Escuela de tenis base, pelota roja y naranja
youth sports activities	actividades deportivas infantiles	en	shows	After-school multisports in three primaries
youth sports activities	actividades deportivas infantiles	en	shows	Summer camp, 80 kids aged 6 to 12
youth sports activities	actividades deportivas infantiles	en	shows	Mini games, fundamentals and relays
youth sports activities	actividades deportivas infantiles	en	shows	DBS checked, red-ball tennis
youth sports activities	actividades deportivas infantiles	es	near	Madre que llevaba niños a entrenar
youth sports activities	actividades deportivas infantiles	es	near	Ropa infantil deportiva: dependienta
youth sports activities	actividades deportivas infantiles	es	near	Entrenador de adultos
youth sports activities	actividades deportivas infantiles	en	near	Drove my kids to training
youth sports activities	actividades deportivas infantiles	en	near	Sold kids' sportswear
injury prevention and rehabilitation exercise	readaptación de lesiones	es	shows	Vuelta a campo tras cruzado en siete meses
injury prevention and rehabilitation exercise	readaptación de lesiones	es	shows	Excéntricos, propiocepción y alta con fisio
injury prevention and rehabilitation exercise	readaptación de lesiones	es	shows	Readaptador en club de Segunda
injury prevention and rehabilitation exercise	readaptación de lesiones	es	shows	Lesiones musculares un 30 % menos con fuerza previa
injury prevention and rehabilitation exercise	readaptación de lesiones	es	shows	Ejercicio terapéutico en lumbalgia
injury prevention and rehabilitation exercise	readaptación de lesiones	en	shows	ACL return-to-play in seven months
injury prevention and rehabilitation exercise	readaptación de lesiones	en	shows	Eccentrics, balance and sign-off with physio
injury prevention and rehabilitation exercise	readaptación de lesiones	en	shows	Cut hamstring strains 30% with Nordics
injury prevention and rehabilitation exercise	readaptación de lesiones	en	shows	Exercise referral for back pain
injury prevention and rehabilitation exercise	readaptación de lesiones	es	near	Me recuperé de una rotura de ligamento
injury prevention and rehabilitation exercise	readaptación de lesiones	es	near	Adaptación de novelas al cine
injury prevention and rehabilitation exercise	readaptación de lesiones	es	near	Seguro de accidentes deportivos
injury prevention and rehabilitation exercise	readaptación de lesiones	en	near	Recovered from a torn ligament
injury prevention and rehabilitation exercise	readaptación de lesiones	en	near	Physio receptionist booking rehab slots
sports facility management	gestión de instalaciones deportivas	es	shows	Dirigí polideportivo municipal con 4.000 abonados
sports facility management	gestión de instalaciones deportivas	es	shows	Cuadrante de pistas, socorristas y limpieza
sports facility management	gestión de instalaciones deportivas	es	shows	Licitación, tarifas y memoria anual
sports facility management	gestión de instalaciones deportivas	es	shows	Coordinador de centro con 22 monitores
sports facility management	gestión de instalaciones deportivas	es	shows	Reduje consumo eléctrico de piscina un 15 %
sports facility management	gestión de instalaciones deportivas	en	shows	Ran a leisure centre with 4,000 members
sports facility management	gestión de instalaciones deportivas	en	shows	Court rota, staffing and cleaning contracts
sports facility management	gestión de instalaciones deportivas	en	shows	Set fees and reported to council
sports facility management	gestión de instalaciones deportivas	en	shows	Duty manager, 22 instructors
sports facility management	gestión de instalaciones deportivas	es	near	Socio abonado de un polideportivo
sports facility management	gestión de instalaciones deportivas	es	near	Mozo que montaba porterías
sports facility management	gestión de instalaciones deportivas	es	near	Instalación eléctrica de gimnasio
sports facility management	gestión de instalaciones deportivas	en	near	Member of a leisure centre
sports facility management	gestión de instalaciones deportivas	en	near	Wired a gym's lighting
competition organisation	organización de competiciones	es	shows	Carrera popular de 1.500 dorsales con permisos
competition organisation	organización de competiciones	es	shows	Calendario, árbitros y actas de liga local
competition organisation	organización de competiciones	es	shows	Torneo de pádel con patrocinadores
competition organisation	organización de competiciones	es	shows	Cronometraje, voluntarios y avituallamiento
competition organisation	organización de competiciones	es	shows	Inscripciones y cuadros en Excel
competition organisation	organización de competiciones	en	shows	10K with 1,500 runners and road permits
competition organisation	organización de competiciones	en	shows	Fixtures, referees and result sheets
competition organisation	organización de competiciones	en	shows	Padel open with sponsors
competition organisation	organización de competiciones	en	shows	Timing, marshals and aid stations
competition organisation	organización de competiciones	es	near	Participé en maratones
competition organisation	organización de competiciones	es	near	Análisis de la competencia en mercado
competition organisation	organización de competiciones	es	near	Voluntario que daba agua en una carrera
competition organisation	organización de competiciones	en	near	Ran 12 marathons, best 2h58
competition organisation	organización de competiciones	en	near	Competed in regional judo championships
membership sales and retention in gyms	captación y retención de socios	es	shows	Altas de 45 al mes tras visita guiada
membership sales and retention in gyms	captación y retención de socios	es	shows	Llamaba a los que llevaban diez días sin venir
membership sales and retention in gyms	captación y retención de socios	es	shows	Bajas del 6 al 3,8 %
membership sales and retention in gyms	captación y retención de socios	es	shows	Vendía bonos y matrícula en mostrador
membership sales and retention in gyms	captación y retención de socios	es	shows	Sesión de bienvenida y seguimiento a 30 días
membership sales and retention in gyms	captación y retención de socios	en	shows	45 sign-ups a month after tours
membership sales and retention in gyms	captación y retención de socios	en	shows	Rang no-shows at ten days
membership sales and retention in gyms	captación y retención de socios	en	shows	Cut churn from 6 to 3.8%
membership sales and retention in gyms	captación y retención de socios	en	shows	Induction and 30-day follow-up
membership sales and retention in gyms	captación y retención de socios	es	near	Socio de una cooperativa
membership sales and retention in gyms	captación y retención de socios	es	near	Retención de IRPF en nóminas
membership sales and retention in gyms	captación y retención de socios	es	near	Cancelé mi cuota del gimnasio
membership sales and retention in gyms	captación y retención de socios	en	near	Joined a cooperative
membership sales and retention in gyms	captación y retención de socios	en	near	Member of a gym for ten years
motivation and adherence coaching	motivación y adherencia al ejercicio	es	shows	Retos semanales y grupo de WhatsApp, 85 % de asistencia
motivation and adherence coaching	motivación y adherencia al ejercicio	es	shows	Celebraba pequeñas marcas y nadie abandonaba
motivation and adherence coaching	motivación y adherencia al ejercicio	es	shows	Entrevista para sacar el porqué de cada alumno
motivation and adherence coaching	motivación y adherencia al ejercicio	es	shows	Sedentarios que hoy corren 10K conmigo
motivation and adherence coaching	motivación y adherencia al ejercicio	es	shows	Metas cortas y seguimiento por app
motivation and adherence coaching	motivación y adherencia al ejercicio	en	shows	Weekly challenges, 85% attendance
motivation and adherence coaching	motivación y adherencia al ejercicio	en	shows	Couch to 10K group, few dropped out
motivation and adherence coaching	motivación y adherencia al ejercicio	en	shows	Found each client's why and set small wins
motivation and adherence coaching	motivación y adherencia al ejercicio	en	shows	App check-ins and milestones
motivation and adherence coaching	motivación y adherencia al ejercicio	es	near	Muy motivado y con ganas
motivation and adherence coaching	motivación y adherencia al ejercicio	es	near	Carta de motivación para máster
motivation and adherence coaching	motivación y adherencia al ejercicio	es	near	Frases motivadoras en Instagram
motivation and adherence coaching	motivación y adherencia al ejercicio	en	near	Highly motivated self-starter
motivation and adherence coaching	motivación y adherencia al ejercicio	en	near	Wrote motivation letters for students
live musical performance	interpretación musical en directo	es	shows	Violín tutti en temporada de abono, 60 conciertos al año
live musical performance	interpretación musical en directo	es	shows	Gira de salas con banda propia, 40 fechas
live musical performance	interpretación musical en directo	es	shows	Pianista de hotel y bodas, repertorio de 300 temas
live musical performance	interpretación musical en directo	es	shows	Cantaba en orquesta de verbenas cada verano
live musical performance	interpretación musical en directo	es	shows	Solista con la joven orquesta en el Auditorio
live musical performance	interpretación musical en directo	en	shows	Second violin, 60 concerts a season
live musical performance	interpretación musical en directo	en	shows	Toured clubs with own band, 40 dates
live musical performance	interpretación musical en directo	en	shows	Lounge pianist, 300-song book
live musical performance	interpretación musical en directo	en	shows	Sang with a function band every weekend
live musical performance	interpretación musical en directo	es	near	Público habitual de conciertos
live musical performance	interpretación musical en directo	es	near	DJ que pincha listas en casa
live musical performance	interpretación musical en directo	es	near	Intérprete simultáneo en congresos musicales
live musical performance	interpretación musical en directo	en	near	Concert-goer and vinyl collector
live musical performance	interpretación musical en directo	en	near	Booked bands for a live venue
instrument teaching	enseñanza de instrumento	es	shows	Treinta alumnos de guitarra en escuela municipal
instrument teaching	enseñanza de instrumento	es	shows	Profesor de piano a domicilio, audiciones cada trimestre
instrument teaching	enseñanza de instrumento	es	shows	Preparaba pruebas de acceso al conservatorio
instrument teaching	enseñanza de instrumento	es	shows	Iniciación Suzuki con niños de cuatro años
instrument teaching	enseñanza de instrumento	es	shows	Lenguaje y trompeta en banda de pueblo
instrument teaching	enseñanza de instrumento	en	shows	30 guitar pupils at a council service
instrument teaching	enseñanza de instrumento	en	shows	Private piano tutor, termly recitals
instrument teaching	enseñanza de instrumento	en	shows	Prepped ABRSM grades, 98% passed
instrument teaching	enseñanza de instrumento	en	shows	Suzuki starters aged four
instrument teaching	enseñanza de instrumento	es	near	Estudié ocho años de piano
instrument teaching	enseñanza de instrumento	es	near	Instrumentista de quirófano
instrument teaching	enseñanza de instrumento	es	near	Vendía guitarras en tienda
instrument teaching	enseñanza de instrumento	en	near	Took piano lessons for eight years
instrument teaching	enseñanza de instrumento	en	near	Theatre scrub nurse instruments
music theory and sight reading	lectura musical y solfeo	es	shows	Repentizaba particella en bolos sin ensayo
music theory and sight reading	lectura musical y solfeo	es	shows	Grado profesional con matrícula en armonía
music theory and sight reading	lectura musical y solfeo	es	shows	Transportaba a vista para cantantes
music theory and sight reading	lectura musical y solfeo	es	shows	Leía cifrado y partitura en foso de musical
music theory and sight reading	lectura musical y solfeo	es	shows	Dictado y análisis en conservatorio: profesor
music theory and sight reading	lectura musical y solfeo	en	shows	Depped in pits with no rehearsal
music theory and sight reading	lectura musical y solfeo	en	shows	Transposed at the keyboard for singers
music theory and sight reading	lectura musical y solfeo	en	shows	Read charts and dots on sessions
music theory and sight reading	lectura musical y solfeo	en	shows	Grade 8 theory with distinction
music theory and sight reading	lectura musical y solfeo	es	near	Toco de oído canciones sencillas
music theory and sight reading	lectura musical y solfeo	es	near	Lectora de novelas
music theory and sight reading	lectura musical y solfeo	es	near	Vista cansada corregida
music theory and sight reading	lectura musical y solfeo	en	near	Play by ear only
music theory and sight reading	lectura musical y solfeo	en	near	Read music magazines
music composition and arranging	composición y arreglos	es	shows	Banda sonora de tres cortos y un documental
music composition and arranging	composición y arreglos	es	shows	Escribía cuerdas para cantautores en Sibelius
music composition and arranging	composición y arreglos	es	shows	Sintonías y jingles para radio
music composition and arranging	composición y arreglos	es	shows	Adapté pasodobles a quinteto
music composition and arranging	composición y arreglos	es	shows	Autor SGAE con 25 obras registradas
music composition and arranging	composición y arreglos	en	shows	Scored three shorts and a documentary
music composition and arranging	composición y arreglos	en	shows	Wrote string parts in Sibelius for singers
music composition and arranging	composición y arreglos	en	shows	Jingles and idents for radio
music composition and arranging	composición y arreglos	en	shows	Reworked pop tunes for brass quintet
music composition and arranging	composición y arreglos	es	near	Redacciones y composición escrita
music composition and arranging	composición y arreglos	es	near	Arreglos de costura y bajos
music composition and arranging	composición y arreglos	es	near	Arreglos florales para bodas
music composition and arranging	composición y arreglos	en	near	Arranged sheet music in folders for the choir
music composition and arranging	composición y arreglos	en	near	Played covers as written in a wedding band
acting	interpretación actoral	es	shows	Papel protagonista en Lorca, 80 funciones
acting	interpretación actoral	es	shows	Capitulares en series de Antena 3
acting	interpretación actoral	es	shows	Compañía de calle y clown
acting	interpretación actoral	es	shows	RESAD, especialidad textual
acting	interpretación actoral	es	shows	Meisner y cámara con directora de casting
acting	interpretación actoral	en	shows	Lead in a Lorca tour, 80 shows
acting	interpretación actoral	en	shows	Featured parts in TV drama
acting	interpretación actoral	en	shows	RADA trained, rep seasons
acting	interpretación actoral	en	shows	Street clown and improv nights
acting	interpretación actoral	es	near	Traducción e interpretación de lenguas
acting	interpretación actoral	es	near	Actualización de bases de datos
acting	interpretación actoral	es	near	Figurante sin frase en un anuncio
acting	interpretación actoral	en	near	Acting manager for three months
acting	interpretación actoral	en	near	Background extra, no lines
voice acting and dubbing	doblaje y locución	es	shows	Take y sincronía en estudio, 40 películas
voice acting and dubbing	doblaje y locución	es	shows	Cuñas de radio y audiolibros con cabina en casa
voice acting and dubbing	doblaje y locución	es	shows	Puse voz a videojuegos y e-learning
voice acting and dubbing	doblaje y locución	es	shows	Narraba documentales para La 2
voice acting and dubbing	doblaje y locución	es	shows	Locutora de centralitas y anuncios en tres acentos
voice acting and dubbing	doblaje y locución	en	shows	Lip-synced 40 films in a booth
voice acting and dubbing	doblaje y locución	en	shows	Radio spots and audiobooks from home studio
voice acting and dubbing	doblaje y locución	en	shows	Game characters and e-learning narration
voice acting and dubbing	doblaje y locución	en	shows	Read station promos in three accents
voice acting and dubbing	doblaje y locución	es	near	Doblaba ropa en tienda
voice acting and dubbing	doblaje y locución	es	near	Doble de luces en rodaje
voice acting and dubbing	doblaje y locución	es	near	Atendía centralita en voz
voice acting and dubbing	doblaje y locución	en	near	Folded clothes in store
voice acting and dubbing	doblaje y locución	en	near	Sang backing vocals in studio sessions
sound engineering (live)	sonido en directo	es	shows	FOH con Yamaha CL5 en salas y festivales
sound engineering (live)	sonido en directo	es	shows	Microfonaba bandas y ecualizaba monitores
sound engineering (live)	sonido en directo	es	shows	Ajuste de line array con Smaart
sound engineering (live)	sonido en directo	es	shows	Técnico de mesa en gira de 30 bolos
sound engineering (live)	sonido en directo	es	shows	Inalámbricas, rider y prueba a las cinco
sound engineering (live)	sonido en directo	en	shows	FOH on a CL5 for clubs and festivals
sound engineering (live)	sonido en directo	en	shows	Mic'd bands and rang out wedges
sound engineering (live)	sonido en directo	en	shows	Tuned arrays with Smaart
sound engineering (live)	sonido en directo	en	shows	Monitor desk on a 30-date tour
sound engineering (live)	sonido en directo	es	near	Cantante en grupo amateur
sound engineering (live)	sonido en directo	es	near	Sonometrías para licencias
sound engineering (live)	sonido en directo	es	near	Escucho música en alta fidelidad
sound engineering (live)	sonido en directo	en	near	Noise surveys for permits
sound engineering (live)	sonido en directo	en	near	Singer in a covers band
stage lighting	iluminación escénica	es	shows	GrandMA2, cabezas móviles y escenas grabadas
stage lighting	iluminación escénica	es	shows	Colgaba focos, dirigía y enfocaba
stage lighting	iluminación escénica	es	shows	Diseñé luces de doce montajes
stage lighting	iluminación escénica	es	shows	Cañón de seguimiento en musical
stage lighting	iluminación escénica	es	shows	DMX, dimmers y filtros en teatro municipal
stage lighting	iluminación escénica	en	shows	GrandMA2, movers and cue stacks
stage lighting	iluminación escénica	en	shows	Rigged, focused and gelled fresnels
stage lighting	iluminación escénica	en	shows	Designed 12 plays, cue to cue
stage lighting	iluminación escénica	en	shows	Followspot on a West End musical
stage lighting	iluminación escénica	es	near	Electricista de alumbrado público
stage lighting	iluminación escénica	es	near	Venta de lámparas
stage lighting	iluminación escénica	es	near	Iluminaba vídeos con aro de luz en casa
stage lighting	iluminación escénica	en	near	Street lamp maintenance
stage lighting	iluminación escénica	en	near	Sold theatrical lamps and cable by phone
stage rigging and get-ins	montaje y tramoya	es	shows	Peine, varas y contrapesos en teatro a la italiana
stage rigging and get-ins	montaje y tramoya	es	shows	Truss, motores y puntos de cuelgue
stage rigging and get-ins	montaje y tramoya	es	shows	Descarga, montaje y gira con camión
stage rigging and get-ins	montaje y tramoya	es	shows	Maquinista: cambios de decorado a oscuras
stage rigging and get-ins	montaje y tramoya	es	shows	Trabajo en altura con arnés y polipastos
stage rigging and get-ins	montaje y tramoya	en	shows	Flyman on counterweights and hemp
stage rigging and get-ins	montaje y tramoya	en	shows	Truss, motors and hang points
stage rigging and get-ins	montaje y tramoya	en	shows	Load-ins at 6 a.m., out by 2
stage rigging and get-ins	montaje y tramoya	en	shows	Scene changes in blackout
stage rigging and get-ins	montaje y tramoya	es	near	Montaje de vídeo
stage rigging and get-ins	montaje y tramoya	es	near	Montaba sillas y vallas para el público
stage rigging and get-ins	montaje y tramoya	es	near	Cargador de muebles en mudanzas
stage rigging and get-ins	montaje y tramoya	en	near	Climbing wall hobbyist
stage rigging and get-ins	montaje y tramoya	en	near	Bid rigging compliance
stage management	regiduría	es	shows	Daba pies y entradas por intercom
stage management	regiduría	es	shows	Libro de dirección, horarios y relevos
stage management	regiduría	es	shows	Atrezo en su sitio y actores prevenidos
stage management	regiduría	es	shows	Gira de nueve meses sin retrasar una función
stage management	regiduría	es	shows	Regidor en ópera con coro de 60
stage management	regiduría	en	shows	Called cues on cans from the book
stage management	regiduría	en	shows	Props set, half-hour calls given
stage management	regiduría	en	shows	DSM on a nine-month tour
stage management	regiduría	en	shows	Opera with chorus of 60, no late curtains
stage management	regiduría	es	near	Concejal y regidor municipal
stage management	regiduría	es	near	Gestión por etapas de proyecto
stage management	regiduría	es	near	Espectadora de ópera
stage management	regiduría	en	near	Project stage gates
stage management	regiduría	en	near	Front-of-house manager taking tickets
props and set construction	construcción de decorados y atrezo	es	shows	Forillos, practicables y pintura de telón
props and set construction	construcción de decorados y atrezo	es	shows	Fabricaba objetos en porexpán y resina
props and set construction	construcción de decorados y atrezo	es	shows	Envejecía muebles para época
props and set construction	construcción de decorados y atrezo	es	shows	Taller de escenografía, ocho óperas
props and set construction	construcción de decorados y atrezo	es	shows	Busqué y alquilé attrezzo para serie
props and set construction	construcción de decorados y atrezo	en	shows	Built flats, treads and rostra
props and set construction	construcción de decorados y atrezo	en	shows	Carved foam and cast resin pieces
props and set construction	construcción de decorados y atrezo	en	shows	Aged furniture for period drama
props and set construction	construcción de decorados y atrezo	en	shows	Sourced and hired set dressing
props and set construction	construcción de decorados y atrezo	es	near	Decoración de pisos para venta
props and set construction	construcción de decorados y atrezo	es	near	Construcción de viviendas
props and set construction	construcción de decorados y atrezo	es	near	Vendía telas y pinturas para decorados
props and set construction	construcción de decorados y atrezo	en	near	React props and state
props and set construction	construcción de decorados y atrezo	en	near	Sold tickets and programmes at the set designer's show
audition and casting process	audiciones y casting	es	shows	Selftapes, separatas y agente propio
audition and casting process	audiciones y casting	es	shows	Convoqué y filtré a 300 actores para serie
audition and casting process	audiciones y casting	es	shows	Pruebas con atril y dirección de actores
audition and casting process	audiciones y casting	es	shows	Pasé a finales en tres musicales
audition and casting process	audiciones y casting	es	shows	Ayudante de dirección de reparto
audition and casting process	audiciones y casting	en	shows	Self-tapes, sides and representation
audition and casting process	audiciones y casting	en	shows	Called and screened 300 for a series
audition and casting process	audiciones y casting	en	shows	Read opposite actors in recalls
audition and casting process	audiciones y casting	en	shows	Assistant to a casting director
audition and casting process	audiciones y casting	es	near	Selección de personal administrativo
audition and casting process	audiciones y casting	es	near	Fundición y casting de metales
audition and casting process	audiciones y casting	es	near	Acomodador en sala durante los castings
audition and casting process	audiciones y casting	en	near	Die casting operator
audition and casting process	audiciones y casting	en	near	Court hearings clerk
music production and recording	producción y grabación musical	es	shows	Pro Tools, edición y mezcla de 14 discos
music production and recording	producción y grabación musical	es	shows	Grabé bandas con 24 pistas y afiné voces
music production and recording	producción y grabación musical	es	shows	Beats en Ableton para raperos
music production and recording	producción y grabación musical	es	shows	Masterizaba para plataformas a −14 LUFS
music production and recording	producción y grabación musical	es	shows	Estudio propio con cabina
music production and recording	producción y grabación musical	en	shows	Tracked and mixed 14 albums in Pro Tools
music production and recording	producción y grabación musical	en	shows	Comped vocals and tuned in Melodyne
music production and recording	producción y grabación musical	en	shows	Beats in Ableton for rappers
music production and recording	producción y grabación musical	en	shows	Mastered to −14 LUFS for streaming
music production and recording	producción y grabación musical	es	near	Producción en cadena
music production and recording	producción y grabación musical	es	near	Grababa cintas para amigos
music production and recording	producción y grabación musical	es	near	Grabación de datos en administración
music production and recording	producción y grabación musical	en	near	Data entry recorder
music production and recording	producción y grabación musical	en	near	Production line worker
stage electrics and power	electricidad y potencia en escenario	es	shows	Cuadros de 125 A, generadores y balance de fases
stage electrics and power	electricidad y potencia en escenario	es	shows	Tiraba mangueras y comprobaba diferenciales en recinto
stage electrics and power	electricidad y potencia en escenario	es	shows	Boletín de espectáculo temporal
stage electrics and power	electricidad y potencia en escenario	es	shows	Reparaba dimmers y focos quemados en taller
stage electrics and power	electricidad y potencia en escenario	es	shows	Distribución trifásica para gira
stage electrics and power	electricidad y potencia en escenario	en	shows	125 A distro, gensets and phase balancing
stage electrics and power	electricidad y potencia en escenario	en	shows	Ran feeder and tested RCDs on site
stage electrics and power	electricidad y potencia en escenario	en	shows	Fixed dimmers and blown lamps
stage electrics and power	electricidad y potencia en escenario	en	shows	Three-phase for touring shows
stage electrics and power	electricidad y potencia en escenario	es	near	Potencia de voz y proyección
stage electrics and power	electricidad y potencia en escenario	es	near	Recibo de la luz: atención al cliente
stage electrics and power	electricidad y potencia en escenario	es	near	Guitarrista eléctrico en festivales, potencia de 100 W
stage electrics and power	electricidad y potencia en escenario	en	near	Changed light bulbs in the dressing rooms
stage electrics and power	electricidad y potencia en escenario	en	near	Utility bill helpdesk
brand identity design	diseño de identidad corporativa	es	shows	Logotipo, paleta y tipografías para 20 pymes valencianas
brand identity design	diseño de identidad corporativa	es	shows	Redacté el manual de marca de una cadena de clínicas
brand identity design	diseño de identidad corporativa	es	shows	Renové la imagen de una bodega: símbolo, papelería y furgonetas
brand identity design	diseño de identidad corporativa	es	shows	Versiones del logo en negativo, monocromo y tamaño mínimo
brand identity design	diseño de identidad corporativa	es	shows	Naming y universo gráfico de una startup de reparto
brand identity design	diseño de identidad corporativa	en	shows	Drew logos, palettes and type systems for 20 small firms
brand identity design	diseño de identidad corporativa	en	shows	Wrote the guidelines for a clinic chain's new look
brand identity design	diseño de identidad corporativa	en	shows	Rebranded a winery from mark to van livery
brand identity design	diseño de identidad corporativa	en	shows	Supplied lockups, mono versions and clear-space rules
brand identity design	diseño de identidad corporativa	es	near	Documento de identidad: expedición en comisaría
brand identity design	diseño de identidad corporativa	es	near	Aplicaba el logo existente a tarjetas de visita
brand identity design	diseño de identidad corporativa	es	near	Embajadora de marca en redes
brand identity design	diseño de identidad corporativa	en	near	Placed an existing logo on business cards
page layout and editorial design	maquetación y diseño editorial	es	shows	Revista mensual de 80 páginas en InDesign, retícula y estilos
page layout and editorial design	maquetación y diseño editorial	es	shows	Compuse catálogos de 200 fichas con combinación de datos
page layout and editorial design	maquetación y diseño editorial	es	shows	Cuidaba viudas, huérfanas y jerarquía en libros de texto
page layout and editorial design	maquetación y diseño editorial	es	shows	Diseñé colección de poesía, interiores y cubierta
page layout and editorial design	maquetación y diseño editorial	es	shows	Cierre semanal de periódico local en QuarkXPress
page layout and editorial design	maquetación y diseño editorial	en	shows	80-page monthly in InDesign with grids and paragraph styles
page layout and editorial design	maquetación y diseño editorial	en	shows	Data-merged a 200-product catalogue
page layout and editorial design	maquetación y diseño editorial	en	shows	Set textbooks, fixing widows and rivers
page layout and editorial design	maquetación y diseño editorial	en	shows	Typeset a poetry series, covers and inners
page layout and editorial design	maquetación y diseño editorial	es	near	Maquetas de arquitectura en cartón pluma
page layout and editorial design	maquetación y diseño editorial	es	near	Maquetador web con CSS y Flexbox
page layout and editorial design	maquetación y diseño editorial	es	near	Escribía artículos que otro componía
page layout and editorial design	maquetación y diseño editorial	en	near	Built scale models from foamboard
page layout and editorial design	maquetación y diseño editorial	en	near	Wrote copy that someone else laid out
vector illustration	ilustración vectorial	es	shows	Iconos y personajes en Illustrator con pluma y máscaras
vector illustration	ilustración vectorial	es	shows	Infografías limpias para un banco, todo con trazados
vector illustration	ilustración vectorial	es	shows	Set de 120 pictogramas para señalética de hospital
vector illustration	ilustración vectorial	es	shows	Mascotas para apps exportadas a SVG
vector illustration	ilustración vectorial	es	shows	Redibujaba logos borrosos a curvas
vector illustration	ilustración vectorial	en	shows	Icons and characters in Illustrator, pen tool throughout
vector illustration	ilustración vectorial	en	shows	120 pictograms for hospital wayfinding
vector illustration	ilustración vectorial	en	shows	App mascots exported as SVG
vector illustration	ilustración vectorial	en	shows	Redrew fuzzy logos as clean curves
vector illustration	ilustración vectorial	es	near	Vectores y matrices en clases de álgebra
vector illustration	ilustración vectorial	es	near	Retoque fotográfico por píxeles
vector illustration	ilustración vectorial	es	near	Vectores de transmisión de enfermedades
vector illustration	ilustración vectorial	en	near	Disease vector ecology
vector illustration	ilustración vectorial	en	near	Painted in watercolours
photo retouching	retoque fotográfico	es	shows	Piel, fondos y color en Photoshop para catálogo de moda
photo retouching	retoque fotográfico	es	shows	Recortaba 150 productos al día con trazado y sombra
photo retouching	retoque fotográfico	es	shows	Quitaba cables y turistas de fotos de hotel
photo retouching	retoque fotográfico	es	shows	Restauré retratos antiguos rotos
photo retouching	retoque fotográfico	es	shows	Separación de frecuencias y dodge and burn en belleza
photo retouching	retoque fotográfico	en	shows	Skin, backgrounds and colour for fashion catalogues
photo retouching	retoque fotográfico	en	shows	Clipped 150 products a day with drop shadow
photo retouching	retoque fotográfico	en	shows	Removed wires and passers-by from hotel shots
photo retouching	retoque fotográfico	en	shows	Frequency separation for beauty campaigns
photo retouching	retoque fotográfico	es	near	Retocaba el maquillaje entre tomas
photo retouching	retoque fotográfico	es	near	Filtros de Instagram en fotos propias
photo retouching	retoque fotográfico	es	near	Retoques de pintura en carrocería
photo retouching	retoque fotográfico	en	near	Put Instagram filters on my photos
photo retouching	retoque fotográfico	en	near	Touched up make-up on set
prepress and print production	preimpresión y producción gráfica	es	shows	PDF/X con sangres, marcas y sobreimpresión revisada
prepress and print production	preimpresión y producción gráfica	es	shows	Pruebas de color y visita a imprenta en tirada
prepress and print production	preimpresión y producción gráfica	es	shows	Pasaba RGB a CMYK y tintas planas Pantone
prepress and print production	preimpresión y producción gráfica	es	shows	Troqueles y plegados para 40 referencias de packaging
prepress and print production	preimpresión y producción gráfica	es	shows	Preflight y trapping antes de plancha
prepress and print production	preimpresión y producción gráfica	en	shows	PDF/X with bleed, crops and overprint checked
prepress and print production	preimpresión y producción gráfica	en	shows	Passed proofs and stood on press for approval
prepress and print production	preimpresión y producción gráfica	en	shows	Converted RGB to CMYK and spot inks
prepress and print production	preimpresión y producción gráfica	en	shows	Dielines and folds for 40 packs
prepress and print production	preimpresión y producción gráfica	es	near	Imprimía documentos en la fotocopiadora
prepress and print production	preimpresión y producción gráfica	es	near	Prensa y comunicación: notas
prepress and print production	preimpresión y producción gráfica	es	near	Primera impresión en entrevistas
prepress and print production	preimpresión y producción gráfica	en	near	Ran the office photocopier
prepress and print production	preimpresión y producción gráfica	en	near	Press officer printing media packs
packaging design	diseño de packaging	es	shows	Etiquetas de aceite premiadas y cajas de regalo
packaging design	diseño de packaging	es	shows	Desarrollo plano, troquel y mockup para lineal
packaging design	diseño de packaging	es	shows	Rediseñé gama de yogures y subió la rotación un 9 %
packaging design	diseño de packaging	es	shows	Botella, estuche y precinto de una ginebra
packaging design	diseño de packaging	es	shows	Textos legales, código de barras y alérgenos colocados
packaging design	diseño de packaging	en	shows	Award-winning olive oil labels and gift cartons
packaging design	diseño de packaging	en	shows	Flat dielines and shelf mock-ups
packaging design	diseño de packaging	en	shows	Redesigned a yoghurt range, sales up 9%
packaging design	diseño de packaging	en	shows	Gin bottle, carton and seal
packaging design	diseño de packaging	es	near	Envasaba productos en línea
packaging design	diseño de packaging	es	near	Diseño de cajas registradoras
packaging design	diseño de packaging	es	near	Compra de cartón y precinto
packaging design	diseño de packaging	en	near	Packed goods on a line
packaging design	diseño de packaging	en	near	Bought boxes and tape
UI design	diseño de interfaces	es	shows	Pantallas de app bancaria en Figma con componentes
UI design	diseño de interfaces	es	shows	Librería de botones, estados y variantes
UI design	diseño de interfaces	es	shows	Wireframes a alta fidelidad y entrega a desarrollo
UI design	diseño de interfaces	es	shows	Rediseñé el checkout y bajó el abandono un 14 %
UI design	diseño de interfaces	es	shows	Contraste AA y tamaños táctiles revisados
UI design	diseño de interfaces	en	shows	Banking app screens in Figma with variants
UI design	diseño de interfaces	en	shows	Component library of buttons and states
UI design	diseño de interfaces	en	shows	Wireframes to hi-fi and dev handoff
UI design	diseño de interfaces	en	shows	Reworked checkout, abandonment down 14%
UI design	diseño de interfaces	es	near	Usuario avanzado de aplicaciones
UI design	diseño de interfaces	es	near	Interfaz cerebro-ordenador: lecturas
UI design	diseño de interfaces	es	near	Programaba pantallas ya diseñadas
UI design	diseño de interfaces	en	near	Coded screens others had drawn
UI design	diseño de interfaces	en	near	Heavy app user
motion graphics	motion graphics	es	shows	Cabeceras y rótulos en After Effects
motion graphics	motion graphics	es	shows	Logos que se mueven para YouTube y pantallas de metro
motion graphics	motion graphics	es	shows	Keyframes, expresiones y Lottie para app
motion graphics	motion graphics	es	shows	Explicativos de 60 segundos con personajes
motion graphics	motion graphics	es	shows	Plantillas animadas de historias para marca
motion graphics	motion graphics	en	shows	Openers and lower thirds in After Effects
motion graphics	motion graphics	en	shows	Logo stings for YouTube and metro screens
motion graphics	motion graphics	en	shows	Keyframes, expressions and Lottie exports
motion graphics	motion graphics	en	shows	60-second explainers with rigged characters
motion graphics	motion graphics	es	near	Transparencias de PowerPoint con efectos
motion graphics	motion graphics	es	near	Gráficos de Excel
motion graphics	motion graphics	en	near	Holiday club entertainer
motion graphics	motion graphics	en	near	Added transitions to PowerPoint slides
social media graphics	creatividades para redes sociales	es	shows	Carruseles, stories y portadas en lote semanal
social media graphics	creatividades para redes sociales	es	shows	Adaptaba piezas a nueve formatos de anuncios
social media graphics	creatividades para redes sociales	es	shows	Kit de plantillas en Canva para el equipo de contenidos
social media graphics	creatividades para redes sociales	es	shows	Banners HTML5 y display para campañas
social media graphics	creatividades para redes sociales	es	shows	30 publicaciones gráficas al mes para seis marcas
social media graphics	creatividades para redes sociales	en	shows	Carousels, stories and covers in weekly batches
social media graphics	creatividades para redes sociales	en	shows	Resized ads to nine placements
social media graphics	creatividades para redes sociales	en	shows	Canva kit for a content team
social media graphics	creatividades para redes sociales	en	shows	HTML5 banners for campaigns
social media graphics	creatividades para redes sociales	es	near	Programaba publicaciones que hacía la agencia
social media graphics	creatividades para redes sociales	es	near	Red social con amigos y ocio
social media graphics	creatividades para redes sociales	es	near	Gestionaba comentarios y mensajes
social media graphics	creatividades para redes sociales	en	near	Scheduled posts made by an agency
social media graphics	creatividades para redes sociales	en	near	Answered comments and DMs
typography	tipografía	es	shows	Elegía familias, interlineado y pares para cada encargo
typography	tipografía	es	shows	Dibujé una fuente display de 240 glifos
typography	tipografía	es	shows	Lettering a mano para menús y murales
typography	tipografía	es	shows	Kerning de titulares y OpenType
typography	tipografía	es	shows	Glyphs y exportación variable
typography	tipografía	en	shows	Chose typefaces, leading and pairings per brief
typography	tipografía	en	shows	Drew a 240-glyph display face
typography	tipografía	en	shows	Hand lettering for menus and walls
typography	tipografía	en	shows	Kerned headlines and OpenType features
typography	tipografía	es	near	Mecanografía a 300 pulsaciones
typography	tipografía	es	near	Topografía con estación total
typography	tipografía	es	near	Uso Arial y Calibri en informes
typography	tipografía	en	near	Typing speed 60 wpm
typography	tipografía	en	near	Typed letters at 70 words a minute
editorial and children's illustration	ilustración editorial e infantil	es	shows	Álbum de 32 páginas publicado por Kalandraka
editorial and children's illustration	ilustración editorial e infantil	es	shows	Acuarela y lápiz para cuentos, storyboard incluido
editorial and children's illustration	ilustración editorial e infantil	es	shows	Viñeta semanal en suplemento dominical
editorial and children's illustration	ilustración editorial e infantil	es	shows	Cubiertas de novela juvenil para tres sellos
editorial and children's illustration	ilustración editorial e infantil	es	shows	Boceto, color y entrega de 40 láminas de libro de texto
editorial and children's illustration	ilustración editorial e infantil	en	shows	32-page picture book published
editorial and children's illustration	ilustración editorial e infantil	en	shows	Watercolour and pencil for stories
editorial and children's illustration	ilustración editorial e infantil	en	shows	Weekly cartoon in a Sunday supplement
editorial and children's illustration	ilustración editorial e infantil	en	shows	YA jackets for three imprints
editorial and children's illustration	ilustración editorial e infantil	es	near	Cuentacuentos en bibliotecas
editorial and children's illustration	ilustración editorial e infantil	es	near	Editora que encargaba láminas a ilustradores
editorial and children's illustration	ilustración editorial e infantil	es	near	Dibujo por afición sin encargos
editorial and children's illustration	ilustración editorial e infantil	en	near	Read stories at libraries
editorial and children's illustration	ilustración editorial e infantil	en	near	Doodle as a hobby
creative direction and briefing	dirección de arte	es	shows	Concepto, referencias y selección de fotógrafo y estilista
creative direction and briefing	dirección de arte	es	shows	Revisaba el trabajo de cuatro diseñadores
creative direction and briefing	dirección de arte	es	shows	Presenté rutas al cliente y defendí la elegida
creative direction and briefing	dirección de arte	es	shows	Responsable visual de campaña nacional
creative direction and briefing	dirección de arte	es	shows	Moodboards y supervisión en rodaje
creative direction and briefing	dirección de arte	en	shows	Set concept, refs and picked photographer and stylist
creative direction and briefing	dirección de arte	en	shows	Reviewed four designers' work
creative direction and briefing	dirección de arte	en	shows	Pitched three routes and defended one
creative direction and briefing	dirección de arte	en	shows	Visual lead on a national campaign
creative direction and briefing	dirección de arte	es	near	Director de escuela de arte
creative direction and briefing	dirección de arte	es	near	Ejecutaba lo que pedía el director creativo
creative direction and briefing	dirección de arte	es	near	Historia del arte: guía
creative direction and briefing	dirección de arte	en	near	Followed the creative director's layouts
creative direction and briefing	dirección de arte	en	near	Art history tour guide
client briefs and revisions	gestión de encargos y revisiones con clientes	es	shows	Reunión inicial, plazos y dos rondas de cambios pactadas
client briefs and revisions	gestión de encargos y revisiones con clientes	es	shows	Freelance con 35 cuentas recurrentes
client briefs and revisions	gestión de encargos y revisiones con clientes	es	shows	Traducía "que llame más" a propuestas concretas
client briefs and revisions	gestión de encargos y revisiones con clientes	es	shows	Cerraba presupuesto y entrega por contrato
client briefs and revisions	gestión de encargos y revisiones con clientes	es	shows	Nunca pasé de tercera versión para aprobar
client briefs and revisions	gestión de encargos y revisiones con clientes	en	shows	Kick-off, deadlines and two agreed change rounds
client briefs and revisions	gestión de encargos y revisiones con clientes	en	shows	Freelance, 35 repeat accounts
client briefs and revisions	gestión de encargos y revisiones con clientes	en	shows	Turned vague wishes into concrete options
client briefs and revisions	gestión de encargos y revisiones con clientes	en	shows	Signed quotes and delivered finals
client briefs and revisions	gestión de encargos y revisiones con clientes	es	near	Cliente de una agencia de diseño
client briefs and revisions	gestión de encargos y revisiones con clientes	es	near	Revisión médica de empresa
client briefs and revisions	gestión de encargos y revisiones con clientes	es	near	Recibía encargos ya filtrados por la ejecutiva
client briefs and revisions	gestión de encargos y revisiones con clientes	en	near	Client of a design agency
client briefs and revisions	gestión de encargos y revisiones con clientes	en	near	Legal brief writer
large format and signage	gran formato y rotulación	es	shows	Lonas, vinilos y rótulos luminosos a escala
large format and signage	gran formato y rotulación	es	shows	Rotulé flotas y escaparates con plotter de corte
large format and signage	gran formato y rotulación	es	shows	Señalética de parking de 900 plazas
large format and signage	gran formato y rotulación	es	shows	Stands de feria con impresión en tela
large format and signage	gran formato y rotulación	es	shows	Preparaba archivos a 150 ppp y mosaicos para valla
large format and signage	gran formato y rotulación	en	shows	Banners, vinyls and lightboxes to scale
large format and signage	gran formato y rotulación	en	shows	Wrapped vans and shopfronts with a cutter
large format and signage	gran formato y rotulación	en	shows	Wayfinding for a 900-space car park
large format and signage	gran formato y rotulación	en	shows	Exhibition graphics on tension fabric
large format and signage	gran formato y rotulación	es	near	Repartía lonas y carteles en furgoneta
large format and signage	gran formato y rotulación	es	near	Formateaba discos duros grandes
large format and signage	gran formato y rotulación	es	near	Firma de documentos
large format and signage	gran formato y rotulación	en	near	Document signing clerk
large format and signage	gran formato y rotulación	en	near	Road sign driver awareness
event and wedding photography	fotografía de eventos y bodas	es	shows	Reportaje completo de 35 enlaces por temporada
event and wedding photography	fotografía de eventos y bodas	es	shows	Congresos y galas con entrega la misma noche
event and wedding photography	fotografía de eventos y bodas	es	shows	Preboda, ceremonia y álbum maquetado
event and wedding photography	fotografía de eventos y bodas	es	shows	Cubría conciertos con dos cuerpos y sin flash
event and wedding photography	fotografía de eventos y bodas	es	shows	Segundo disparador en fincas de Sevilla
event and wedding photography	fotografía de eventos y bodas	en	shows	Shot 35 weddings a season, prep to first dance
event and wedding photography	fotografía de eventos y bodas	en	shows	Conferences and galas, same-night delivery
event and wedding photography	fotografía de eventos y bodas	en	shows	Two bodies, no flash, gig coverage
event and wedding photography	fotografía de eventos y bodas	en	shows	Second shooter and album layout
event and wedding photography	fotografía de eventos y bodas	es	near	Novia que organizó su boda
event and wedding photography	fotografía de eventos y bodas	es	near	Camarero en bodas
event and wedding photography	fotografía de eventos y bodas	es	near	Posaba como invitado en photocall
event and wedding photography	fotografía de eventos y bodas	en	near	Planned weddings and hired photographers
event and wedding photography	fotografía de eventos y bodas	en	near	Guest in a photo booth
studio lighting photography	iluminación de estudio	es	shows	Flashes Profoto, ventanas y fondos de papel
studio lighting photography	iluminación de estudio	es	shows	Bodegón de producto con banderas y polarizador
studio lighting photography	iluminación de estudio	es	shows	Esquema Rembrandt y mariposa para retrato
studio lighting photography	iluminación de estudio	es	shows	Plató de ecommerce, 90 referencias al día
studio lighting photography	iluminación de estudio	es	shows	Medía con fotómetro y mezclaba temperaturas
studio lighting photography	iluminación de estudio	en	shows	Profoto heads, softboxes and seamless
studio lighting photography	iluminación de estudio	en	shows	Product still life with flags and gels
studio lighting photography	iluminación de estudio	en	shows	Rembrandt and butterfly set-ups for portraits
studio lighting photography	iluminación de estudio	en	shows	E-commerce set, 90 items a day
studio lighting photography	iluminación de estudio	es	near	Estudio sobre alumbrado LED en calles
studio lighting photography	iluminación de estudio	es	near	Encendía las luces del plató por orden del técnico
studio lighting photography	iluminación de estudio	es	near	Fotografía de calle con luz natural
studio lighting photography	iluminación de estudio	en	near	Street lighting energy study
studio lighting photography	iluminación de estudio	en	near	Natural-light street shots only
DSLR and camera operation	manejo de cámara	es	shows	Sony A7 y FX6, exposición y foco manual
DSLR and camera operation	manejo de cámara	es	shows	Gimbal Ronin y planos en movimiento
DSLR and camera operation	manejo de cámara	es	shows	Operador en multicámara de plató
DSLR and camera operation	manejo de cámara	es	shows	Réflex Canon, apertura y velocidad según escena
DSLR and camera operation	manejo de cámara	es	shows	Steadicam en dos largometrajes
DSLR and camera operation	manejo de cámara	en	shows	Sony A7 and FX6, manual exposure and pulls
DSLR and camera operation	manejo de cámara	en	shows	Ronin gimbal and moving shots
DSLR and camera operation	manejo de cámara	en	shows	Multicam studio operator
DSLR and camera operation	manejo de cámara	en	shows	Steadicam on two features
DSLR and camera operation	manejo de cámara	es	near	Cámara frigorífica: control
DSLR and camera operation	manejo de cámara	es	near	Secretaria de la Cámara de Comercio
DSLR and camera operation	manejo de cámara	es	near	Fotos con el móvil en vacaciones
DSLR and camera operation	manejo de cámara	en	near	Chamber of commerce clerk
DSLR and camera operation	manejo de cámara	en	near	Phone snaps on holiday
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	shows	Lightroom: 2.000 disparos seleccionados y ajustados por boda
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	shows	Perfiles ICC y pantalla calibrada con sonda
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	shows	Capture One con sesiones atadas al cable
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	shows	Presets propios y piel consistente en toda la serie
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	shows	Balance, curvas y exportación para imprenta
RAW processing and colour correction	revelado RAW y etalonaje de foto	en	shows	Culled and graded 2,000 frames per wedding in Lightroom
RAW processing and colour correction	revelado RAW y etalonaje de foto	en	shows	Calibrated monitors and ICC profiles
RAW processing and colour correction	revelado RAW y etalonaje de foto	en	shows	Tethered Capture One sessions
RAW processing and colour correction	revelado RAW y etalonaje de foto	en	shows	Consistent skin across a set with own presets
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	near	Revelado de secretos empresariales
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	near	Imprimía fotos de carné en tienda
RAW processing and colour correction	revelado RAW y etalonaje de foto	es	near	Impresión de fotos en quiosco
RAW processing and colour correction	revelado RAW y etalonaje de foto	en	near	Raw food chef
RAW processing and colour correction	revelado RAW y etalonaje de foto	en	near	Photo kiosk assistant
video editing	edición de vídeo	es	shows	Premiere y DaVinci, piezas de 30 segundos a 50 minutos
video editing	edición de vídeo	es	shows	Cortaba entrevistas, ponía recursos y subtítulos
video editing	edición de vídeo	es	shows	Montador de dos documentales y cuarenta spots
video editing	edición de vídeo	es	shows	Multicámara sincronizado y entrega en ProRes
video editing	edición de vídeo	es	shows	Reels verticales, cuatro diarios para un medio
video editing	edición de vídeo	en	shows	Premiere and Resolve, 30-second spots to 50-minute films
video editing	edición de vídeo	en	shows	Cut interviews with B-roll and captions
video editing	edición de vídeo	en	shows	Assembled multicam and delivered ProRes
video editing	edición de vídeo	en	shows	Four vertical reels a day for a newsroom
video editing	edición de vídeo	es	near	Editora de libros de texto
video editing	edición de vídeo	es	near	Editaba contratos en Word
video editing	edición de vídeo	es	near	Veía y puntuaba películas
video editing	edición de vídeo	en	near	Edited manuscripts for a publishing house
video editing	edición de vídeo	en	near	Edited contracts in Word
colour grading	corrección de color	es	shows	Nodos en DaVinci, igualaba planos y creaba el look
colour grading	corrección de color	es	shows	Etaloné un largo y doce cortos en sala
colour grading	corrección de color	es	shows	LUTs para log de Arri y Sony
colour grading	corrección de color	es	shows	Scopes, skin tone y entrega Rec.709 y HDR
colour grading	corrección de color	es	shows	Colorista en posproductora de publicidad
colour grading	corrección de color	en	shows	Resolve nodes, matched shots and built looks
colour grading	corrección de color	en	shows	Finished a feature and 12 shorts in suite
colour grading	corrección de color	en	shows	LUTs for Arri and Sony log
colour grading	corrección de color	en	shows	Scopes, skin line, Rec.709 and HDR deliverables
colour grading	corrección de color	es	near	Corrección de exámenes con bolígrafo rojo
colour grading	corrección de color	es	near	Colorista de pelo
colour grading	corrección de color	es	near	Notas por colores en agenda
colour grading	corrección de color	en	near	Graded exam papers
colour grading	corrección de color	en	near	Coloured comic pages by hand
audio editing and mixing for video	posproducción de sonido	es	shows	Limpiaba diálogos con RX y sincronizaba
audio editing and mixing for video	posproducción de sonido	es	shows	Foley, ambientes y mezcla 5.1
audio editing and mixing for video	posproducción de sonido	es	shows	Podcast: cortes, niveles y cortinillas
audio editing and mixing for video	posproducción de sonido	es	shows	Ajustaba loudness EBU R128 para tele
audio editing and mixing for video	posproducción de sonido	es	shows	Pro Tools en serie de ocho capítulos
audio editing and mixing for video	posproducción de sonido	en	shows	Cleaned dialogue in RX and synced
audio editing and mixing for video	posproducción de sonido	en	shows	Foley, atmos and 5.1 mix
audio editing and mixing for video	posproducción de sonido	en	shows	Podcast cuts, levels and stings
audio editing and mixing for video	posproducción de sonido	en	shows	R128 loudness for broadcast
audio editing and mixing for video	posproducción de sonido	es	near	Oyente de podcasts
audio editing and mixing for video	posproducción de sonido	es	near	Audioprótesis y audífonos
audio editing and mixing for video	posproducción de sonido	es	near	DJ en fiestas privadas
audio editing and mixing for video	posproducción de sonido	en	near	Listened to and reviewed podcasts for a blog
audio editing and mixing for video	posproducción de sonido	en	near	Hearing-aid fitting
shooting and filming on location	rodaje en exteriores	es	shows	Grabé reportajes en doce pueblos con equipo de dos
shooting and filming on location	rodaje en exteriores	es	shows	Permisos, plan de luz y sonido directo en calle
shooting and filming on location	rodaje en exteriores	es	shows	ENG para informativos, dúplex incluido
shooting and filming on location	rodaje en exteriores	es	shows	Corbata, trípode y entrevistas en fábrica
shooting and filming on location	rodaje en exteriores	es	shows	Documental en Marruecos, 21 jornadas
shooting and filming on location	rodaje en exteriores	en	shows	Two-person crew round 12 villages
shooting and filming on location	rodaje en exteriores	en	shows	ENG for news, live links too
shooting and filming on location	rodaje en exteriores	en	shows	Permits, daylight plan and direct sound
shooting and filming on location	rodaje en exteriores	en	shows	Documentary in Morocco, 21 days
shooting and filming on location	rodaje en exteriores	es	near	Extra en un rodaje en la calle
shooting and filming on location	rodaje en exteriores	es	near	Tiro deportivo al aire libre
shooting and filming on location	rodaje en exteriores	es	near	Localizaba rutas turísticas
shooting and filming on location	rodaje en exteriores	en	near	Clay shooting outdoors
shooting and filming on location	rodaje en exteriores	en	near	Tour location scout for travellers
drone operation	pilotaje de drones	es	shows	AESA STS-01 y operador registrado
drone operation	pilotaje de drones	es	shows	Mavic 3 para inmobiliarias y bodas
drone operation	pilotaje de drones	es	shows	Planos aéreos de vuelta ciclista
drone operation	pilotaje de drones	es	shows	Plan de vuelo, NOTAM y coordinación con torre
drone operation	pilotaje de drones	es	shows	400 horas y sin incidentes
drone operation	pilotaje de drones	en	shows	A2 CofC and GVC, insured
drone operation	pilotaje de drones	en	shows	Mavic 3 for estate agents and weddings
drone operation	pilotaje de drones	en	shows	Flight plans, NOTAM and tower liaison
drone operation	pilotaje de drones	en	shows	400 logged hours, no incidents
drone operation	pilotaje de drones	es	near	Vendía drones de juguete
drone operation	pilotaje de drones	es	near	Piloto de avioneta
drone operation	pilotaje de drones	es	near	Monté y vendí drones en tienda de electrónica
drone operation	pilotaje de drones	en	near	Beekeeper: drones and queens
drone operation	pilotaje de drones	en	near	Sold toy quadcopters
live streaming	realización en streaming	es	shows	OBS y vMix, cuatro cámaras y rótulos
live streaming	realización en streaming	es	shows	Emití congresos a YouTube con 3.000 conectados
live streaming	realización en streaming	es	shows	ATEM Mini, retorno y chat moderado
live streaming	realización en streaming	es	shows	Realicé misas y plenos municipales en directo por internet
live streaming	realización en streaming	es	shows	Backup de bonding 4G sin cortes
live streaming	realización en streaming	en	shows	OBS and vMix, four cams and graphics
live streaming	realización en streaming	en	shows	Webcast conferences to 3,000 viewers
live streaming	realización en streaming	en	shows	ATEM switching with returns
live streaming	realización en streaming	en	shows	4G bonding backup, no drops
live streaming	realización en streaming	es	near	Espectador de Twitch
live streaming	realización en streaming	es	near	Suscriptor de Netflix
live streaming	realización en streaming	es	near	Reuniones por Zoom como asistente
live streaming	realización en streaming	en	near	Watched and moderated Twitch chats
live streaming	realización en streaming	en	near	Attended Zoom calls
photo archive and metadata	archivo y metadatos fotográficos	es	shows	Palabras clave IPTC en 40.000 imágenes
photo archive and metadata	archivo y metadatos fotográficos	es	shows	Copia 3-2-1 y nombres normalizados
photo archive and metadata	archivo y metadatos fotográficos	es	shows	Photo Mechanic para agencia, pies y créditos
photo archive and metadata	archivo y metadatos fotográficos	es	shows	Digitalicé negativos de un periódico
photo archive and metadata	archivo y metadatos fotográficos	es	shows	DAM con permisos y derechos
photo archive and metadata	archivo y metadatos fotográficos	en	shows	IPTC keywords on 40,000 images
photo archive and metadata	archivo y metadatos fotográficos	en	shows	3-2-1 backups and naming rules
photo archive and metadata	archivo y metadatos fotográficos	en	shows	Captions and credits in Photo Mechanic
photo archive and metadata	archivo y metadatos fotográficos	en	shows	Scanned a newspaper's negatives
photo archive and metadata	archivo y metadatos fotográficos	es	near	Archivaba facturas y albaranes por cliente
photo archive and metadata	archivo y metadatos fotográficos	es	near	Colección de fotos familiares
photo archive and metadata	archivo y metadatos fotográficos	es	near	Meta de ventas y datos
photo archive and metadata	archivo y metadatos fotográficos	en	near	Filed invoices and contracts by client
photo archive and metadata	archivo y metadatos fotográficos	en	near	Family snapshot albums
scriptwriting and storyboarding	guion y storyboard	es	shows	Escaleta y diálogos de vídeo corporativo
scriptwriting and storyboarding	guion y storyboard	es	shows	Dibujaba plano a plano antes del rodaje
scriptwriting and storyboarding	guion y storyboard	es	shows	Escribí serie web de seis capítulos
scriptwriting and storyboarding	guion y storyboard	es	shows	Tratamiento y biblia para productora
scriptwriting and storyboarding	guion y storyboard	es	shows	Shot list y animatic con tiempos
scriptwriting and storyboarding	guion y storyboard	en	shows	Outline and dialogue for corporate films
scriptwriting and storyboarding	guion y storyboard	en	shows	Drew frames shot by shot before filming
scriptwriting and storyboarding	guion y storyboard	en	shows	Wrote a six-part web series
scriptwriting and storyboarding	guion y storyboard	en	shows	Animatics with timings for agency
scriptwriting and storyboarding	guion y storyboard	es	near	Guion de teleoperadora
scriptwriting and storyboarding	guion y storyboard	es	near	Scripts de Bash
scriptwriting and storyboarding	guion y storyboard	es	near	Leía guiones para actuar
scriptwriting and storyboarding	guion y storyboard	en	near	Wrote Bash scripts for backups
scriptwriting and storyboarding	guion y storyboard	en	near	Call-centre script reader
photo and video client delivery	entrega y trato con cliente audiovisual	es	shows	Galería online, contrato y derechos de imagen firmados
photo and video client delivery	entrega y trato con cliente audiovisual	es	shows	Presupuesto, señal y plazo de 30 días cumplido
photo and video client delivery	entrega y trato con cliente audiovisual	es	shows	Masters y versiones por plataforma con visto bueno
photo and video client delivery	entrega y trato con cliente audiovisual	es	shows	Revisiones en Frame.io y cierre en dos rondas
photo and video client delivery	entrega y trato con cliente audiovisual	es	shows	Cesiones y autorizaciones de menores
photo and video client delivery	entrega y trato con cliente audiovisual	en	shows	Online gallery, contract and releases
photo and video client delivery	entrega y trato con cliente audiovisual	en	shows	Deposits, quotes and 30-day turnaround
photo and video client delivery	entrega y trato con cliente audiovisual	en	shows	Masters and cut-downs approved by platform
photo and video client delivery	entrega y trato con cliente audiovisual	en	shows	Frame.io notes closed in two rounds
photo and video client delivery	entrega y trato con cliente audiovisual	es	near	Reparto de paquetes a clientes
photo and video client delivery	entrega y trato con cliente audiovisual	es	near	Contraté a un fotógrafo
photo and video client delivery	entrega y trato con cliente audiovisual	es	near	Alquilaba películas en videoclub
photo and video client delivery	entrega y trato con cliente audiovisual	en	near	Hired a photographer
photo and video client delivery	entrega y trato con cliente audiovisual	en	near	Couriered memory cards between sets
`;
