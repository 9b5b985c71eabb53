import { readSkills } from './skill';

export const publicServiceSkills = readSkills(`
[public-administration]
public-administration ; h ; administración pública, gestión pública, sector público, función pública, gestión municipal ; public administration, public management, public sector, government administration, civil service ; public-policy, administrative-procedures
public-policy ; h ; políticas públicas, análisis de políticas públicas, diseño de políticas públicas, evaluación de políticas públicas ; public policy, policy analysis, policy development, policy making, public policy analysis ; public-administration, programme-evaluation
public-budgeting ; h ; presupuesto público, presupuestos públicos, ejecución presupuestaria pública, hacienda pública, gasto público ; public budgeting, public finance, government budgeting, public expenditure ; government-accounting, public-administration
local-government ; h ; administración local, gobierno local, trabajo en ayuntamientos, régimen local, desarrollo municipal ; local government, local authority work, municipal government, council work ; public-administration, local-development
local-development ; h ; desarrollo local, agente de desarrollo local, desarrollo rural, promoción económica local, desarrollo territorial ; local development, rural development, local economic development, economic development ; local-government, community-development
european-funds ; h ; fondos europeos, gestión de fondos europeos, Next Generation EU, FEDER, Fondo Social Europeo, proyectos europeos ; European funds, EU funding, EU projects, European projects, Horizon Europe ; grant-applications, subsidies-administration
open-government ; h ; gobierno abierto, transparencia pública, participación ciudadana, rendición de cuentas ; open government, citizen participation, public accountability, civic engagement ; public-administration
electoral-processes ; h ; procesos electorales, organización de elecciones, observación electoral ; electoral processes, election administration, election observation, poll work ; public-administration
census-and-registry ; h ; padrón municipal, empadronamiento, gestión del padrón, censo de población ; municipal register, census taking, census work ; local-government
inspection-public ; h ; inspección de trabajo, inspección municipal, inspección de consumo, fiscalización y control ; labour inspection, code enforcement, trading standards inspection ; compliance, public-administration
diplomacy ; h ; diplomacia, relaciones internacionales, servicio exterior, asuntos consulares ; diplomacy, international relations, foreign service, consular affairs ; international-law, institutional-protocol
consular-services ; h ; servicios consulares, atención consular, visados y pasaportes, trámites consulares ; consular services, passports and visas ; diplomacy, civil-registry
european-institutions ; h ; instituciones europeas, asuntos europeos ; European institutions, European affairs, EU affairs ; diplomacy, eu-law
political-science ; h ; ciencia política, análisis político, ciencias políticas ; political science, political analysis ; public-policy, political-communication
sociology ; h ; sociología, investigación social, investigación sociológica ; sociology, social research ; qualitative-research, research-methodology
anthropology ; h ; antropología, etnografía, antropología social ; anthropology, ethnography, social anthropology ; sociology
demography ; h ; demografía, estudios de población ; demography, population studies ; sociology
urban-mobility-control ; h ; control de estacionamiento regulado, zona azul, controlador de la ORA ; parking enforcement, civil enforcement ; local-government
legislative-work ; h ; técnica legislativa, asistencia parlamentaria, redacción normativa, proyectos de ley ; legislative drafting, parliamentary assistance, legislative research, bill drafting ; public-policy, constitutional-law
tax-collection-public ; h ; recaudación municipal, recaudación tributaria, recaudación ejecutiva ; public tax collection, revenue collection ; local-taxes

[police-and-justice]
policing ; h ; labores policiales, policía local, seguridad ciudadana, patrullaje, función policial, patrullaje preventivo ; policing, law enforcement, police work, police patrol, patrolling ; public-order, crime-investigation
community-policing ; h ; policía de proximidad, policía comunitaria, agente tutor ; community policing, neighbourhood policing ; policing
public-order ; h ; orden público, antidisturbios, control de masas, control de multitudes ; public order, crowd control, riot control ; policing, event-security
crime-investigation ; h ; investigación criminal, policía judicial, investigación policial, toma de declaraciones, atestados ; criminal investigation, crime investigation, police investigation, taking statements, detective work ; criminalistics, interviewing-suspects
interviewing-suspects ; h ; técnicas de interrogatorio, entrevista policial, entrevista cognitiva ; interviewing suspects, interrogation techniques, investigative interviewing ; crime-investigation
criminalistics ; h ; criminalística, policía científica, inspección ocular, dactiloscopia, balística forense, grafoscopia ; criminalistics, crime scene investigation, forensic science, fingerprinting, crime scene processing ; forensic-medicine, crime-investigation
criminology ; h ; criminología, prevención del delito, perfilación criminal ; criminology, crime prevention, criminal profiling ; criminalistics
evidence-handling ; h ; cadena de custodia, custodia de pruebas, recogida de evidencias ; chain of custody, evidence handling, evidence collection ; criminalistics
traffic-policing ; h ; control de tráfico policial, atestados de accidentes de tráfico, controles de alcoholemia, regulación del tráfico ; traffic policing, traffic control by police, accident investigation of traffic, traffic enforcement ; policing
firearms-handling ; h ; manejo de armas de fuego, uso de armas, licencia de armas, tiro policial ; firearms handling, firearms training, weapons handling, marksmanship ; policing, security-guarding
self-defence ; h ; defensa personal, defensa personal policial, intervención operativa, técnicas de reducción ; self-defence, self-defense, defensive tactics, control and restraint techniques ; martial-arts, policing
prison-work ; h ; instituciones penitenciarias, vigilancia penitenciaria, funcionario de prisiones, tratamiento penitenciario, custodia penitenciaria ; prison work, correctional work, corrections officer work, prison security, inmate supervision ; offender-rehabilitation
offender-rehabilitation ; h ; reinserción social de reclusos, reinserción social, libertad condicional, medidas penales alternativas ; offender rehabilitation, probation work, parole supervision, prisoner resettlement ; prison-work, juvenile-offenders
juvenile-offenders ; h ; intervención con menores infractores, medidas judiciales de menores, centros de reforma juvenil ; juvenile offenders, youth offending work, juvenile justice ; juvenile-justice-law, socio-educational-intervention
intelligence-analysis ; h ; análisis de inteligencia, inteligencia criminal, OSINT policial, antiterrorismo ; intelligence analysis, criminal intelligence, counter-terrorism, intelligence gathering ; crime-investigation
private-investigation ; h ; investigación privada, detective privado, informes de investigación privada ; private investigation, private detective work, surveillance investigations ; crime-investigation
border-control ; h ; control de fronteras, control de pasaportes, control migratorio ; border control, passport control, immigration control ; policing, document-fraud-detection
document-fraud-detection ; h ; documentoscopia, detección de documentos falsos ; document fraud detection, forged document detection, questioned documents ; criminalistics
military-service ; h ; fuerzas armadas, servicio militar, vida militar, mando militar, instrucción militar ; armed forces experience, military service, military training, military leadership ; firearms-handling, military-operations
military-operations ; h ; operaciones militares, misiones internacionales, misiones de paz, planificación militar ; military operations, peacekeeping, military planning ; military-service

[fire-and-rescue]
firefighting ; h ; extinción de incendios, lucha contra incendios, bombero, contra incendios, combate de incendios ; firefighting, fire suppression, fire extinguishing, fire and rescue ; rescue-operations, fire-safety
forest-firefighting ; h ; extinción de incendios forestales, brigada forestal, incendios forestales, prevención de incendios forestales ; forest firefighting, wildland firefighting, wildfire suppression, wildfire prevention ; firefighting
rescue-operations ; h ; operaciones de rescate, rescate en altura, rescate en montaña, búsqueda y rescate, excarcelación ; rescue operations, search and rescue, technical rescue, rope rescue, vehicle extrication ; firefighting, first-aid
water-rescue-diving ; h ; rescate acuático, rescate subacuático, buceo de rescate ; swift water rescue, rescue diving, underwater rescue ; rescue-operations, lifeguarding
civil-protection ; h ; protección civil, gestión de emergencias, gestión de desastres, gestión del riesgo de desastres ; civil protection, emergency management, disaster management, disaster response, disaster risk reduction ; emergency-plans, emergency-dispatch
emergency-dispatch ; h ; operador del 112, gestión de llamadas de emergencia, despacho de emergencias, sala de emergencias 911 ; emergency dispatch, 911 dispatching, 999 call handling, emergency call taking ; civil-protection
hazmat-response ; h ; emergencias con materiales peligrosos, intervención NBQ, mercancías peligrosas en emergencias ; hazmat response, hazardous materials response, CBRN ; firefighting
emergency-vehicle-driving ; h ; conducción de vehículos de emergencia, conducción de ambulancias, conducción de autobombas ; emergency vehicle driving, ambulance driving, fire engine driving, emergency vehicle operation ; ambulance-care, firefighting

[security]
security-guarding ; h ; vigilancia de seguridad, vigilante de seguridad, seguridad privada, vigilancia privada, TIP de vigilante, guardia de seguridad, custodia de instalaciones ; security guarding, private security, security guard work, guarding premises, SIA licence, SIA license ; access-control-guarding, cctv-monitoring
access-control-guarding ; h ; control de accesos, control de entradas y salidas, auxiliar de servicios, portería y control de accesos, control de ingreso de personas ; access control by guards, access control duties, entry control, gatehouse duties, controlling access, access control ; security-guarding, concierge-building
cctv-monitoring ; h ; videovigilancia, monitoreo de cámaras, control de cámaras, operador de CCTV, cámaras CCTV, vigilancia por cámaras, seguimiento de cámaras ; CCTV monitoring, video surveillance, CCTV operation, surveillance monitoring, monitoring CCTV ; security-guarding, alarm-response
security-patrols ; h ; rondas de vigilancia, rondas de seguridad, patrullas de seguridad, rondas, rondas de control, rondas de inspección ; security patrols, security rounds, patrol of premises, patrols, foot patrols ; security-guarding
alarm-response ; h ; central receptora de alarmas, servicio de acuda, atención de alarmas, operador de CRA ; alarm response, alarm monitoring, alarm receiving centre ; cctv-monitoring
event-security ; h ; seguridad en eventos, control de aforo, seguridad en conciertos ; event security, crowd management, stewarding, door supervision ; security-guarding, public-order
door-supervision ; h ; controlador de accesos en ocio nocturno, portero de discoteca, control de accesos en discotecas ; nightclub door work, bouncer work ; event-security
close-protection ; h ; escolta privado, protección de personas, guardaespaldas, protección a dignatarios ; close protection, bodyguard work, executive protection, VIP protection ; security-guarding
airport-security ; h ; seguridad aeroportuaria, control de equipajes por rayos X, escáner de seguridad, seguridad aérea AVSEC ; airport security, baggage screening, passenger screening, aviation security, TSA screening ; security-guarding
cash-in-transit ; h ; transporte de fondos, transporte de valores, custodia de valores ; cash in transit, armoured transport, valuables transport ; security-guarding
security-management ; h ; dirección de seguridad, jefatura de seguridad, gestión de la seguridad corporativa, director de seguridad ; security management, corporate security, physical security management, physical security ; security-risk-assessment
security-risk-assessment ; h ; análisis de riesgos de seguridad, planes de seguridad, auditorías de seguridad física ; security risk assessment, security surveys, security audits of premises ; security-management
k9-handling ; h ; guía canino, unidad canina, perros detectores ; K9 handling, dog handling for security, detection dogs ; security-guarding, dog-training
incident-reports-security ; h ; partes de incidencias de vigilancia, informes de novedades, bitácora de seguridad ; security incident reports, incident report writing, security logs ; security-guarding
concierge-building ; h ; conserjería, conserje de finca, portero de finca urbana, conserje, ordenanza de edificios, subalterno ; building concierge duties, caretaking, caretaker duties, doorman duties, janitorial caretaking ; access-control-guarding, building-cleaning
port-and-vessel-security ; h ; seguridad portuaria, código PBIP ; port security, ISPS Code, maritime security ; security-guarding
de-escalation ; h ; desescalada de conflictos, contención verbal, técnicas de desescalada ; de-escalation, verbal de-escalation, de-escalation techniques, crisis prevention intervention ; conflict-resolution
`);
