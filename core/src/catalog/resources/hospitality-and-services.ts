import { readResources } from './learning-resource';

/** Hotels, kitchens, tourism, beauty, sport, security and public service. */
export const hospitalityAndServicesResources = readResources(`
[hospitality]
todofp-hosteleria ; Ciclos de Hostelería y Turismo ; TodoFP · Ministerio de Educación ; course ; beginner ; 2000 ; es ; free ; https://www.todofp.es/que-estudiar/familias-profesionales/hosteleria-turismo.html ; cooking, table-service, hotel-reception, pastry, housekeeping, travel-agency, event-organisation, tour-guiding, *cooking, *table-service, *hotel, *tourism, *bar, *events
basque-culinary ; Cursos de cocina, sala y gestión gastronómica ; Basque Culinary Center ; course ; intermediate ; ; es ; paid ; https://www.bculinary.com/ ; cooking, haute-cuisine, restaurant-management, menu-design, pastry, recipe-development, kitchen-management, fine-dining-service, *cooking, *table-service
rouxbe ; Online culinary courses ; Rouxbe ; course ; beginner ; ; en ; paid ; https://rouxbe.com/ ; cooking, knife-skills, sauces-and-stocks, vegetarian-cooking, plating, *cooking
callebaut-academy ; Chocolate Academy: tutorials and courses ; Barry Callebaut ; video ; intermediate ; ; en ; free ; https://www.chocolate-academy.com/ ; chocolate-making, pastry, ice-cream-making, cake-decorating
ehl-hospitality ; Hospitality courses ; EHL Hospitality Business School ; course ; intermediate ; ; en ; paid ; https://www.ehl.edu/ ; hotel-management, food-and-beverage-management, revenue-management, guest-service, *hotel, *table-service
ahlei ; Hospitality certifications ; American Hotel & Lodging Educational Institute ; certification ; beginner ; ; en ; paid ; https://www.ahlei.org/ ; hotel-reception, housekeeping, guest-service, hotel-management, housekeeping-supervision, restaurant-management
typsy ; Hospitality video training ; Typsy ; video ; beginner ; ; en ; paid ; https://www.typsy.com/ ; table-service, bartending, guest-service, restaurant-management, menu-recommendation, complaint-handling, *bar, *table-service
wset ; WSET qualifications in wine, spirits and beer ; WSET ; certification ; beginner ; 30 ; en ; paid ; https://www.wsetglobal.com/ ; sommelier, wine-list, craft-beer-knowledge, *bar
sca-coffee ; Coffee Skills Program ; Specialty Coffee Association ; certification ; beginner ; 20 ; en ; paid ; https://sca.coffee/education ; coffee-making, coffee-roasting, coffee-cupping
iba-bartending ; IBA official cocktails and training ; International Bartenders Association ; documentation ; beginner ; ; en ; free ; https://iba-world.com/ ; cocktails, bartending, flair-bartending
union-sumilleres ; Formación de sumillería ; Unión de Asociaciones Españolas de Sumilleres ; course ; intermediate ; ; es ; paid ; https://www.uaes.es/ ; sommelier, wine-list, beer-pouring, wine-tourism, *bar
diageo-bar-academy ; Diageo Bar Academy ; Diageo ; course ; beginner ; 10 ; es ; free ; https://www.diageobaracademy.com/es-es/ ; bartending, cocktails, responsible-alcohol-service, nightlife-service
ithotelero ; Publicaciones y formación hotelera ; Instituto Tecnológico Hotelero ; documentation ; intermediate ; ; es ; free ; https://www.ithotelero.com/ ; hotel-management, revenue-management, pms-hotels, sustainable-tourism, channel-manager, *hotel
segittur ; Formación y recursos para destinos y empresas turísticas ; SEGITTUR ; course ; intermediate ; ; es ; free ; https://www.segittur.es/ ; tourism, destination-marketing, sustainable-tourism, tourist-information, *tourism
un-tourism-academy ; UN Tourism Online Academy ; UN Tourism ; course ; beginner ; ; en ; free ; https://www.tourismonlineacademy.com/ ; tourism, destination-marketing, sustainable-tourism, *tourism
amadeus-training ; Amadeus travel training ; Amadeus ; course ; beginner ; ; en ; paid ; https://amadeus.com/en ; gds-amadeus, airline-ticketing, travel-agency
booking-partner ; Partner Hub: guías para alojamientos ; Booking.com ; documentation ; beginner ; ; es ; free ; https://partner.booking.com/es ; holiday-rentals, channel-manager, hotel-reservations, revenue-management, booking-engines
[beauty-and-sport]
todofp-imagen-personal ; Ciclos de Imagen Personal ; TodoFP · Ministerio de Educación ; course ; beginner ; 2000 ; es ; free ; https://www.todofp.es/que-estudiar/familias-profesionales/imagen-personal.html ; hairdressing, hair-cutting, hair-colouring, beauty-treatments, makeup, manicure, waxing, facial-treatments, massage, *hairdressing, *beauty
loreal-access ; L'Oréal Access: formación para profesionales de la peluquería ; L'Oréal ; course ; beginner ; ; es ; free ; https://es.lorealaccess.com/ ; hair-colouring, hair-cutting, highlights-and-balayage, salon-management, hair-treatments, *hairdressing
wella-education ; Wella education ; Wella ; course ; intermediate ; ; en ; paid ; https://education.wella.com/ ; hair-colouring, hair-cutting, hair-styling-updos, *hairdressing
cidesco ; CIDESCO beauty and spa qualifications ; CIDESCO ; certification ; intermediate ; ; en ; paid ; https://cidesco.com/ ; beauty-treatments, facial-treatments, spa-treatments, makeup, aesthetic-equipment, *beauty
todofp-deporte ; Ciclos de Actividades Físicas y Deportivas ; TodoFP · Ministerio de Educación ; course ; beginner ; 2000 ; es ; free ; https://www.todofp.es/que-estudiar/familias-profesionales/actividades-fisicas-deportivas.html ; fitness-instruction, sports-coaching, outdoor-sports-instruction, group-classes, personal-training, *fitness, *sports
nsca ; NSCA certifications: CPT and CSCS ; NSCA ; certification ; intermediate ; 120 ; en ; paid ; https://www.nsca.com/certification/ ; personal-training, strength-training, athletic-preparation, *fitness
nsca-spain ; Certificaciones de entrenamiento ; NSCA Spain ; certification ; intermediate ; ; es ; paid ; https://nscaspain.com/ ; personal-training, strength-training, athletic-preparation, workout-planning
csd-formacion ; Enseñanzas y formación deportiva ; Consejo Superior de Deportes ; certification ; beginner ; ; es ; paid ; https://www.csd.gob.es/ ; sports-coaching, football-coaching, refereeing, sports-management, *sports
uefa-coaching ; UEFA coaching licences ; UEFA ; certification ; intermediate ; 120 ; en ; paid ; https://www.uefa.com/development/coaches/ ; football-coaching, sports-coaching
padi ; Certificaciones de buceo ; PADI ; certification ; beginner ; ; es ; paid ; https://www.padi.com/es ; diving-instruction, diving-professional
socorrismo-rfess ; Formación en salvamento y socorrismo ; Real Federación Española de Salvamento y Socorrismo ; certification ; beginner ; ; es ; paid ; https://rfess.es/ ; lifeguarding, water-rescue-diving, swimming-instruction
yoga-alliance ; Yoga teacher registration ; Yoga Alliance ; certification ; intermediate ; 200 ; en ; paid ; https://www.yogaalliance.org/ ; yoga-teaching
[public-service]
inap-formacion ; Formación de empleados públicos ; INAP ; course ; intermediate ; ; es ; free ; https://www.inap.es/ ; public-administration, administrative-procedures, public-policy, electronic-administration, public-procurement, open-government, administrative-law, citizen-service, *public-administration
administracion-gob ; Punto de acceso general: empleo público y trámites ; administracion.gob.es ; documentation ; beginner ; ; es ; free ; https://administracion.gob.es/ ; public-administration, electronic-administration, administrative-procedures, oposiciones-coaching
fondos-europeos ; Guías de fondos europeos ; Ministerio de Hacienda ; documentation ; intermediate ; ; es ; free ; https://www.fondoseuropeos.hacienda.gob.es/ ; european-funds, subsidies-administration, subsidy-auditing
eu-academy ; EU Academy ; European Commission ; course ; intermediate ; ; en ; free ; https://academy.europa.eu/ ; european-institutions, european-funds, open-data, public-policy, eu-law, *public-administration
un-unitar ; UNITAR courses ; UNITAR ; course ; intermediate ; ; en ; paid ; https://unitar.org/ ; diplomacy, public-policy, sdg-agenda
policia-nacional ; Acceso y formación ; Policía Nacional ; documentation ; beginner ; ; es ; free ; https://www.policia.es/ ; policing, crime-investigation, border-control, criminalistics, *police-and-justice
guardia-civil ; Acceso y formación ; Guardia Civil ; documentation ; beginner ; ; es ; free ; https://www.guardiacivil.es/ ; policing, traffic-policing, community-policing
cepol ; CEPOL training ; European Union Agency for Law Enforcement Training ; course ; advanced ; ; en ; free ; https://www.cepol.europa.eu/ ; crime-investigation, intelligence-analysis, policing, border-control
proteccion-civil-enpc ; Escuela Nacional de Protección Civil ; Dirección General de Protección Civil y Emergencias ; course ; intermediate ; ; es ; free ; https://www.proteccioncivil.es/ ; civil-protection, emergency-dispatch, rescue-operations, hazmat-response, emergency-plans, firefighting, *fire-and-rescue
fema-emi ; Emergency management independent study ; FEMA ; course ; beginner ; 4 ; en ; free ; https://training.fema.gov/is/ ; civil-protection, hazmat-response, emergency-dispatch, crisis-management, *fire-and-rescue
nfpa-training ; NFPA training and certification ; NFPA ; certification ; intermediate ; ; en ; paid ; https://www.nfpa.org/ ; fire-safety, firefighting, fire-detection-systems
interior-seguridad-privada ; Habilitación de vigilantes y personal de seguridad privada ; Ministerio del Interior ; certification ; beginner ; 180 ; es ; paid ; https://www.interior.gob.es/ ; security-guarding, access-control-guarding, close-protection, prison-work, private-investigation, *security
sia-licence ; SIA licence training ; Security Industry Authority ; certification ; beginner ; 40 ; en ; paid ; https://www.gov.uk/government/organisations/security-industry-authority ; security-guarding, door-supervision, cctv-monitoring, event-security, *security
asis-cert ; CPP and PSP certifications ; ASIS International ; certification ; advanced ; 120 ; en ; paid ; https://www.asisonline.org/certification/ ; security-management, security-risk-assessment
ejercito-reclutamiento ; Acceso y formación en las Fuerzas Armadas ; Ministerio de Defensa ; documentation ; beginner ; ; es ; free ; https://reclutamiento.defensa.gob.es/ ; military-service, military-operations
`);
