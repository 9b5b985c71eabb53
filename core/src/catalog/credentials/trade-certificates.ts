import { readCertificates } from './credential';

/** Licences, cards and courses of trades, care and public work. */
export const tradeCertificates = readCertificates(`
[driving]
driving-licence-am ; DGT ; Permiso de conducir AM, Carné AM, Licencia de ciclomotor ; Driving Licence AM, Moped Licence ; motorcycle-licence
driving-licence-a2 ; DGT ; Permiso de conducir A2, Carné A2, Permiso A2 ; Driving Licence A2, Category A2 Licence ; motorcycle-licence
driving-licence-a ; DGT ; Permiso de conducir A, Carné de moto, Permiso A ; Driving Licence A, Motorcycle Licence, Category A Licence ; motorcycle-licence
driving-licence-b-permit ; DGT ; Permiso de conducir B, Carné de conducir B, Carnet de conducir, Permiso B, Licencia de conducir clase B ; Driving Licence B, Driving Licence, Driver's License, Category B Licence, Full Clean Driving Licence ; driving-licence-b
driving-licence-be ; DGT ; Permiso de conducir B+E, Carné B+E ; Driving Licence BE, Category B+E Licence ; driving-licence-b
driving-licence-c1 ; DGT ; Permiso de conducir C1, Carné C1 ; Driving Licence C1, Category C1 Licence ; driving-licence-c
driving-licence-c-permit ; DGT ; Permiso de conducir C, Carné de camión, Permiso C, Carné C, Carné de conducir C, Licencia profesional de camión ; Driving Licence C, HGV Licence, LGV Licence, Category C Licence ; driving-licence-c, lorry-driving
driving-licence-ce ; DGT ; Permiso de conducir C+E, Carné de tráiler, Permiso C+E, Carné C+E, Carné de conducir C+E, Carnet C+E, Carnet de conducir C+E, Carnet de tráiler, Carnet CE ; Driving Licence CE, Driving Licence C+E, C+E Licence, HGV Class 1 Licence, Category C+E Licence, CDL Class A, Class A CDL, Class 1 Licence, HGV Class 1, CE Licence ; driving-licence-c, lorry-driving
driving-licence-d-permit ; DGT ; Permiso de conducir D, Carné de autobús, Permiso D, Carné D, Carné de conducir D ; Driving Licence D, PCV Licence, Bus Driving Licence ; driving-licence-d, bus-driving
cap-goods ; Ministerio de Transportes ; CAP de mercancías, CAP mercancías, Certificado de Aptitud Profesional de mercancías ; Driver CPC Goods, Certificate of Professional Competence for Goods Drivers ; cap-driver, lorry-driving
cap-passengers ; Ministerio de Transportes ; CAP de viajeros, CAP viajeros, Certificado de Aptitud Profesional de viajeros ; Driver CPC Passengers, Certificate of Professional Competence for Passenger Drivers ; cap-driver, bus-driving
adr-basic ; DGT ; ADR, ADR básico, Carné ADR, Carné de mercancías peligrosas ; ADR Certificate, ADR Basic, Dangerous Goods Driver Certificate ; dangerous-goods
adr-tanks ; DGT ; ADR cisternas, Carné ADR cisternas ; ADR Tanks Certificate ; dangerous-goods, tanker-driving
digital-tachograph-card ; Ministerio de Transportes ; Tarjeta de tacógrafo digital, Tarjeta de conductor ; Digital Tachograph Card, Driver Card ; tachograph
transport-manager-cpc ; Ministerio de Transportes ; Competencia profesional para el transporte, Título de transportista, Certificado de competencia profesional de transporte ; Transport Manager CPC, Certificate of Professional Competence in Road Transport ; transport-planning, fleet-management
dangerous-goods-adviser ; Ministerio de Transportes ; Consejero de seguridad de mercancías peligrosas, Consejera de seguridad de mercancías peligrosas ; Dangerous Goods Safety Adviser, DGSA Certificate ; dangerous-goods
forklift-licence ; Empresa formadora acreditada ; Carné de carretillero, Carnet de carretillero, Carné de carretilla elevadora, Curso de carretillero ; Forklift Licence, Forklift Certificate, Forklift Operator Certificate ; forklift, reach-truck
rtitb-forklift ; RTITB ; RTITB Counterbalance Forklift Certificate ; ; forklift
mewp-licence ; Empresa formadora acreditada ; Carné de plataformas elevadoras, Carné PEMP, Curso de plataformas elevadoras ; MEWP Operator Certificate, Aerial Work Platform Certificate ; aerial-work-platforms
ipaf-pal ; IPAF ; PAL Card, Carné PAL de IPAF ; PAL Card, IPAF Licence ; aerial-work-platforms
crane-operator-tower ; Comunidad autónoma ; Carné de gruista, Carné de operador de grúa torre ; Tower Crane Operator Licence ; crane-operation
mobile-crane-operator ; Comunidad autónoma ; Carné de operador de grúa móvil autopropulsada, Carné de grúa móvil ; Mobile Crane Operator Licence ; crane-operation
overhead-crane ; Empresa formadora acreditada ; Curso de puente grúa, Carné de puente grúa ; Overhead Crane Certificate ; crane-operation, rigging
aircraft-cabin-crew ; AESA ; Certificado de tripulante de cabina de pasajeros, Certificado TCP ; Cabin Crew Attestation ; cabin-crew
commercial-pilot-cpl ; EASA ; Licencia de piloto comercial, CPL(A) ; Commercial Pilot Licence, CPL ; aircraft-piloting
airline-pilot-atpl ; EASA ; Licencia de piloto de transporte de línea aérea, ATPL ; Airline Transport Pilot Licence, ATPL Licence ; aircraft-piloting
drone-a1-a3 ; AESA ; Certificado de piloto de drones A1/A3, Piloto a distancia A1/A3 ; Remote Pilot Certificate A1/A3, A1/A3 Drone Certificate ; drone-piloting
drone-a2 ; AESA ; Certificado de piloto de drones A2, Piloto a distancia A2 ; Remote Pilot Certificate A2, A2 Certificate of Competency ; drone-piloting
drone-sts ; AESA ; Certificado de piloto de drones STS ; Remote Pilot STS Certificate ; drone-piloting
faa-part-107 ; FAA ; Part 107, Certificado de piloto remoto de la FAA ; Part 107 Remote Pilot Certificate ; drone-piloting
pnb ; Dirección General de la Marina Mercante ; PNB, Patrón para navegación básica ; Basic Navigation Skipper Licence ; boat-licence
per ; Dirección General de la Marina Mercante ; PER, Patrón de embarcaciones de recreo ; PER, Recreational Boat Skipper Licence ; boat-licence
capitan-yate ; Dirección General de la Marina Mercante ; Capitán de yate, Capitana de yate ; Yacht Captain Licence ; boat-licence
stcw-basic-safety ; Dirección General de la Marina Mercante ; Formación básica en seguridad STCW, Certificado de formación básica en seguridad marítima ; STCW Basic Safety Training ; stcw
gmdss-goc ; Dirección General de la Marina Mercante ; Operador general del SMSSM, GMDSS GOC ; GMDSS General Operator Certificate, GOC ; gmdss
[trades]
tpc ; Fundación Laboral de la Construcción ; TPC, Tarjeta Profesional de la Construcción ; TPC, Spanish Construction Professional Card ; construction-safety
cscs-card ; CSCS ; CSCS Card, Tarjeta CSCS ; CSCS Card ; construction-safety
low-voltage-installer-basic ; Comunidad autónoma ; Carné de instalador electricista, Instalador electricista categoría básica, Instalador de baja tensión IBTB ; Low Voltage Electrical Installer Licence, Licensed Electrician (Spain) ; low-voltage, electrical-installations
low-voltage-installer-specialist ; Comunidad autónoma ; Instalador electricista categoría especialista, Instalador de baja tensión IBTE ; Specialist Low Voltage Installer Licence ; low-voltage, electrical-installations
high-voltage-installer ; Comunidad autónoma ; Instalador de líneas de alta tensión, Carné de alta tensión ; High Voltage Lines Installer Licence ; medium-high-voltage, overhead-lines
electrical-18th-edition ; City & Guilds ; 18th Edition Wiring Regulations ; 18th Edition Wiring Regulations, BS 7671 18th Edition ; electrical-installations
rite-licence ; Comunidad autónoma ; Carné RITE, Carné profesional de instalaciones térmicas de edificios, Instalador RITE ; RITE Licence, Thermal Installations Licence (Spain) ; rite, hvac, heating
fluorinated-gases-licence ; Comunidad autónoma ; Carné de manipulador de gases fluorados, Certificado de gases fluorados ; F-Gas Certificate, Fluorinated Gas Handling Certificate ; refrigeration, hvac
gas-installer-a ; Comunidad autónoma ; Instalador de gas categoría A, Carné de gas A ; Gas Installer Licence Category A (Spain) ; gas-fitting
gas-installer-b ; Comunidad autónoma ; Instalador de gas categoría B, Carné de gas B, Carné de gas, Carné de instalador de gas, Instalador de gas ; Gas Installer Licence Category B (Spain) ; gas-fitting
gas-safe ; Gas Safe Register ; Gas Safe Register, Registro Gas Safe ; Gas Safe Registered Engineer ; gas-fitting
refrigeration-licence ; Comunidad autónoma ; Carné de instalador frigorista, Carné de frigorista ; Refrigeration Installer Licence ; refrigeration
boiler-operator ; Comunidad autónoma ; Carné de operador industrial de calderas, Operador de calderas ; Industrial Boiler Operator Licence ; pressure-equipment
telecom-installer ; Secretaría de Estado de Telecomunicaciones ; Registro de instaladores de telecomunicación, Instalador de telecomunicaciones autorizado ; Registered Telecommunications Installer ; common-telecom-infrastructure, telecommunications
welding-iso-9606 ; Organismo de certificación acreditado ; Homologación de soldador ISO 9606-1, Homologación de soldadura, Certificado de soldador ISO 9606 ; ISO 9606-1 Welder Qualification, Coded Welder Certificate ; welding, mig-mag-welding, tig-welding
welding-asme-ix ; Organismo de certificación acreditado ; Homologación de soldador ASME IX ; ASME IX Welder Qualification ; welding, asme
aws-cwi ; American Welding Society ; CWI, Certified Welding Inspector ; ; welding-inspection
international-welding-engineer ; International Institute of Welding ; IWE, Ingeniero Internacional de Soldadura, Ingeniera Internacional de Soldadura ; IWE, International Welding Engineer ; welding, welding-inspection
ndt-level-2 ; AEND ; Ensayos no destructivos nivel 2, END nivel II, ISO 9712 nivel 2 ; NDT Level 2, ISO 9712 Level 2 ; non-destructive-testing
gwo-basic-safety ; Global Wind Organisation ; GWO, GWO Basic Safety Training, Formación básica de seguridad GWO ; GWO Basic Safety Training, GWO BST ; gwo, wind-energy, working-at-height
irata-level-1 ; IRATA ; IRATA nivel 1, Trabajos verticales IRATA ; IRATA Level 1, Rope Access Level 1 ; rope-access, working-at-height
aircraft-part-66 ; EASA ; Licencia LMA Parte 66, Licencia EASA Part-66 ; EASA Part-66 Licence ; aircraft-maintenance
plant-protection-basic ; Comunidad autónoma ; Carné de aplicador de fitosanitarios nivel básico, Carné de manipulador de productos fitosanitarios básico ; Pesticide User Licence Basic ; pesticide-application
plant-protection-qualified ; Comunidad autónoma ; Carné de aplicador de fitosanitarios nivel cualificado, Carné fitosanitario cualificado ; Pesticide User Licence Qualified ; pesticide-application, integrated-pest-management
biocide-applicator ; Comunidad autónoma ; Carné de aplicador de biocidas, Aplicador de tratamientos DDD ; Biocide Applicator Licence ; pest-control
legionella-maintenance ; Comunidad autónoma ; Curso de legionela, Mantenimiento higiénico-sanitario frente a Legionella ; Legionella Prevention Certificate ; legionella-control
bim-autodesk-revit ; Autodesk ; Autodesk Certified Professional in Revit for Architectural Design, Certificación Autodesk Revit ; Autodesk Certified Professional in Revit for Architectural Design ; revit, bim
autocad-certified ; Autodesk ; Autodesk Certified Professional in AutoCAD for Design and Drafting, Certificación Autodesk AutoCAD ; Autodesk Certified Professional in AutoCAD for Design and Drafting ; autocad
solidworks-cswa ; Dassault Systèmes ; CSWA, Certified SOLIDWORKS Associate ; ; solidworks
solidworks-cswp ; Dassault Systèmes ; CSWP, Certified SOLIDWORKS Professional ; ; solidworks
leed-green-associate ; GBCI ; LEED Green Associate ; ; leed, sustainable-building
leed-ap ; GBCI ; LEED AP, LEED Accredited Professional ; ; leed, sustainable-building
breeam-assessor ; BRE Global ; BREEAM Assessor, Asesor BREEAM, Asesora BREEAM ; BREEAM Assessor ; breeam, sustainable-building
passivhaus-designer ; Passive House Institute ; Certified Passive House Designer, Passivhaus Designer ; ; passivhaus
cmvp ; Efficiency Valuation Organization ; CMVP, Certified Measurement and Verification Professional ; ; energy-efficiency
[safety]
prl-basic-60 ; Servicio de prevención acreditado ; Curso básico de PRL 60 horas, Prevención de riesgos laborales nivel básico, PRL 60 horas ; Basic Occupational Risk Prevention Course (60 hours), Health and Safety Basic Level ; occupational-risk-prevention
prl-construction-20 ; Fundación Laboral de la Construcción ; PRL 20 horas construcción, PRL 20 horas, PRL 20 h, PRL de 20 horas, Curso de PRL de 20 horas, Curso de PRL 20 horas, Curso de 20 horas de PRL, PRL construcción 20 h ; Construction Health and Safety Course (20 hours) ; construction-safety
prl-construction-6 ; Fundación Laboral de la Construcción ; PRL 6 horas por oficio, Segundo ciclo PRL construcción ; Construction Health and Safety by Trade (6 hours) ; construction-safety
prl-metal-20 ; Fundación del Metal ; PRL metal 20 horas, Curso de PRL del metal ; Metal Sector Health and Safety Course (20 hours) ; occupational-risk-prevention
prl-intermediate ; Servicio de prevención acreditado ; Técnico intermedio en PRL, Técnico de nivel intermedio en prevención de riesgos laborales ; Intermediate Occupational Risk Prevention Technician ; occupational-risk-prevention, risk-assessment-safety
prl-senior ; Universidad o entidad acreditada ; Técnico superior en PRL tres especialidades, Técnico superior en prevención de riesgos laborales con tres especialidades ; Senior Occupational Risk Prevention Technician ; occupational-risk-prevention, ergonomics, industrial-hygiene
site-safety-coordinator ; Colegio profesional ; Coordinador de seguridad y salud en obras de construcción, Coordinadora de seguridad y salud en obras de construcción ; Construction Health and Safety Coordinator Certificate ; construction-safety
nebosh-general ; NEBOSH ; NEBOSH General Certificate, Certificado NEBOSH ; NEBOSH National General Certificate, NEBOSH International General Certificate ; occupational-risk-prevention, risk-assessment-safety
iosh-managing-safely ; IOSH ; IOSH Managing Safely ; ; occupational-risk-prevention
osha-10 ; OSHA ; OSHA 10 horas, OSHA 10 ; OSHA 10-Hour, OSHA 10 Card ; occupational-risk-prevention
osha-30 ; OSHA ; OSHA 30 horas, OSHA 30 ; OSHA 30-Hour, OSHA 30 Card ; occupational-risk-prevention
working-at-height-course ; Servicio de prevención acreditado ; Curso de trabajos en altura, Trabajos en altura ; Working at Height Certificate ; working-at-height
confined-spaces-course ; Servicio de prevención acreditado ; Curso de espacios confinados ; Confined Spaces Certificate ; confined-spaces
electrical-risk ; Servicio de prevención acreditado ; Curso de riesgo eléctrico, Trabajador autorizado en riesgo eléctrico ; Electrical Risk Training, Authorised Electrical Worker ; electrical-installations, occupational-risk-prevention
fire-extinction ; Servicio de prevención acreditado ; Curso de extinción de incendios, Equipo de primera intervención ; Fire Extinguishing Training, Fire Warden Certificate ; fire-safety
[health-care]
svb-desa ; Sociedad o consejo de reanimación acreditado ; SVB y DESA, Soporte vital básico y DESA, SVB/DESA, Curso de soporte vital básico y desfibrilador ; Basic Life Support and AED, BLS/AED ; basic-life-support, defibrillator-use
bls-aha ; American Heart Association ; BLS, SVB AHA, Basic Life Support ; BLS Provider, AHA Basic Life Support ; basic-life-support, cpr
acls-aha ; American Heart Association ; ACLS, SVCA, Soporte vital cardiovascular avanzado ; ACLS Provider, Advanced Cardiovascular Life Support ; advanced-life-support
pals-aha ; American Heart Association ; PALS, Soporte vital avanzado pediátrico ; PALS Provider, Pediatric Advanced Life Support ; paediatric-life-support
erc-als ; European Resuscitation Council ; SVA ERC, Soporte vital avanzado ERC ; ERC Advanced Life Support, ERC ALS ; advanced-life-support
phtls ; NAEMT ; PHTLS, Soporte vital prehospitalario en trauma ; PHTLS, Prehospital Trauma Life Support ; trauma-life-support
atls ; American College of Surgeons ; ATLS, Soporte vital avanzado en trauma ; ATLS, Advanced Trauma Life Support ; trauma-life-support
first-aid-course ; Cruz Roja ; Curso de primeros auxilios, Primeros auxilios ; First Aid Certificate, First Aid Course ; first-aid
first-aid-at-work ; Health and Safety Executive approved provider ; First Aid at Work, FAW ; First Aid at Work Certificate, FAW ; first-aid
paediatric-first-aid-course ; Cruz Roja ; Primeros auxilios pediátricos ; Paediatric First Aid Certificate, Pediatric First Aid ; infant-first-aid
lifeguard-certificate ; Cruz Roja ; Socorrista acuático, Título de socorrista, Socorrismo en instalaciones acuáticas ; Lifeguard Certificate, Pool Lifeguard Qualification ; lifeguarding, first-aid
rlss-npla ; RLSS UK ; RLSS National Pool Lifeguard Qualification ; RLSS National Pool Lifeguard Qualification, NPLQ ; lifeguarding
good-clinical-practice-ich ; Entidad acreditada ; Buenas prácticas clínicas ICH-GCP, BPC, Certificado GCP ; ICH Good Clinical Practice, GCP Certificate ; good-clinical-practice
radiology-operator ; Consejo de Seguridad Nuclear ; Operador de instalaciones de radiodiagnóstico, Licencia de operador de rayos X, Acreditación para operar instalaciones de rayos X ; X-ray Installation Operator Accreditation ; x-ray-imaging, radiation-protection
radiology-supervisor ; Consejo de Seguridad Nuclear ; Supervisor de instalaciones radiactivas, Acreditación para dirigir instalaciones de rayos X ; Radioactive Installation Supervisor Licence ; radiation-protection
nmc-registration ; Nursing and Midwifery Council ; Registro NMC, Colegiación de enfermería en Reino Unido ; NMC Registration, NMC PIN ; nursing-care
professional-college ; Colegio profesional ; colegiación profesional, colegiación, colegiación obligatoria, número de colegiado, estar colegiado, estar colegiada, colegiado, colegiada, colegiado ejerciente, colegiada ejerciente ; Professional body registration, professional registration, GDC registration, HCPC registration ;
nclex-rn ; NCSBN ; NCLEX-RN, Licencia de enfermería de Estados Unidos ; NCLEX-RN, RN License ; nursing-care
gmc-registration ; General Medical Council ; Registro GMC ; GMC Registration, GMC Full Registration ; clinical-diagnosis
usmle ; NBME ; USMLE, United States Medical Licensing Examination ; ; clinical-diagnosis
animal-experimentation-b ; Comunidad autónoma ; Capacitación en experimentación animal, Experimentación animal función b ; Animal Experimentation Certificate, FELASA Certificate ; animal-experimentation
care-certificate ; Skills for Care ; Care Certificate ; ; personal-care-assistance
nvq-health-social-care ; City & Guilds ; NVQ Level 3 Health and Social Care ; NVQ Level 3 Health and Social Care, Level 3 Diploma in Adult Care ; dependent-care
cert-prof-sociosanitary-homes ; SEPE ; Certificado de profesionalidad de atención sociosanitaria a personas dependientes en instituciones sociales, SSCS0208 ; Certificate of Professional Competence in Social and Health Care in Institutions ; dependent-care, care-home-work
cert-prof-sociosanitary-domicile ; SEPE ; Certificado de profesionalidad de atención sociosanitaria a personas en el domicilio, SSCS0108 ; Certificate of Professional Competence in Social and Health Care at Home ; home-care, dependent-care
yoga-ryt-200 ; Yoga Alliance ; RYT 200, Formación de profesores de yoga 200 horas ; RYT 200, 200-Hour Yoga Teacher Training ; yoga-teaching
nsca-cscs ; NSCA ; NSCA CSCS, Certified Strength and Conditioning Specialist ; ; strength-training, athletic-preparation
nasm-cpt ; NASM ; NASM-CPT, Certified Personal Trainer ; ; personal-training
padi-open-water-instructor ; PADI ; Instructor PADI, PADI Open Water Scuba Instructor ; PADI Open Water Scuba Instructor, PADI Instructor ; diving-instruction
uefa-b ; UEFA ; Licencia UEFA B, UEFA B ; UEFA B Licence, UEFA B Coaching Licence ; football-coaching
uefa-a ; UEFA ; Licencia UEFA A, UEFA A ; UEFA A Licence ; football-coaching
[food-and-hospitality]
food-handler ; Entidad formadora ; Carné de manipulador de alimentos, Carnet de manipulador de alimentos, Manipulador de alimentos, Manipuladora de alimentos ; Food Handler Certificate, Food Handler's Card ; food-hygiene
food-hygiene-level-2 ; CIEH ; Food Hygiene Level 2 ; Level 2 Food Hygiene Certificate, Level 2 Award in Food Safety ; food-hygiene, food-safety
servsafe-manager ; National Restaurant Association ; ServSafe Manager ; ServSafe Food Protection Manager, ServSafe Manager ; food-safety
allergens-course ; Entidad formadora ; Curso de alérgenos, Gestión de alérgenos alimentarios ; Food Allergens Certificate ; food-allergens
haccp-course ; Entidad formadora ; Curso de APPCC, Curso de HACCP ; HACCP Certificate ; haccp
brc-auditor ; BRCGS ; Auditor BRCGS, Auditor interno BRC ; BRCGS Auditor, BRC Internal Auditor ; brc, quality-audits
wset-level-2 ; WSET ; WSET nivel 2, WSET Nivel 2 en Vinos ; WSET Level 2 Award in Wines, WSET Level 2 ; sommelier
wset-level-3 ; WSET ; WSET nivel 3, WSET Nivel 3 en Vinos ; WSET Level 3 Award in Wines, WSET Level 3 ; sommelier
sca-barista ; Specialty Coffee Association ; SCA Barista Skills ; SCA Barista Skills Certificate ; coffee-making
personal-licence ; Local council (UK) ; Licencia personal para venta de alcohol en Reino Unido ; Personal Licence, APLH ; responsible-alcohol-service
tourist-guide-licence ; Comunidad autónoma ; Habilitación de guía de turismo, Guía oficial de turismo habilitado, Carné de guía oficial ; Official Tourist Guide Licence ; tour-guiding
amadeus-certification ; Amadeus ; Certificación Amadeus, Curso de Amadeus ; Amadeus Certification ; gds-amadeus
distintivo-h-cert ; Secretaría de Turismo de México ; Distintivo H, Certificación Distintivo H ; Distintivo H, H Distinction ; distintivo-h
[security-and-public]
security-guard-tip ; Ministerio del Interior ; TIP de vigilante de seguridad, Tarjeta de identidad profesional de vigilante de seguridad, Habilitación de vigilante de seguridad ; Spanish Security Guard Licence ; security-guarding
close-protection-tip ; Ministerio del Interior ; TIP de escolta privado, Habilitación de escolta privado ; Spanish Close Protection Licence ; close-protection
security-director ; Ministerio del Interior ; Director de seguridad habilitado, Directora de seguridad habilitada, TIP de director de seguridad ; Spanish Security Director Licence ; security-management
private-detective-tip ; Ministerio del Interior ; TIP de detective privado, Habilitación de detective privado ; Spanish Private Detective Licence ; private-investigation
sia-door-supervisor ; Security Industry Authority ; Licencia SIA de portero ; SIA Door Supervisor Licence ; door-supervision
sia-security-guarding ; Security Industry Authority ; Licencia SIA de vigilante ; SIA Security Guarding Licence ; security-guarding
sia-cctv ; Security Industry Authority ; Licencia SIA de CCTV ; SIA CCTV Licence ; cctv-monitoring
asis-cpp ; ASIS International ; CPP, Certified Protection Professional ; ; security-management
airport-security-avsec ; AESA ; Certificado AVSEC, Seguridad de la aviación civil AVSEC ; AVSEC Certificate, Aviation Security Certificate ; airport-security
sexual-offences-certificate ; Ministerio de Justicia ; Certificado negativo de delitos de naturaleza sexual ; Certificate of No Sexual Offences (Spain) ; 
dbs-check ; Disclosure and Barring Service ; DBS, Certificado de antecedentes DBS ; Enhanced DBS Check, DBS Certificate ; 
real-estate-agent-register ; Comunidad autónoma ; Registro de agentes inmobiliarios, Título de API, Agente de la propiedad inmobiliaria ; Registered Real Estate Agent (Spain) ; real-estate-sales
rics ; RICS ; MRICS, RICS Chartered Surveyor ; ; property-valuation
firearms-licence ; Guardia Civil ; Licencia de armas C, Licencia de armas tipo C ; Spanish Firearms Licence C ; firearms-handling
`);
