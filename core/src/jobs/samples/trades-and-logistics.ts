/** Sites, workshops, warehouses and roads. */
export const tradesAndLogisticsSamples = `
@ electrician-madrid | Electricista de instalaciones | Instalaciones Voltaria | Madrid | ES | es | 2
= Obra nueva y reforma de viviendas y locales en la capital.
- Cableado y cuadros eléctricos; puesta en marcha; boletines y mediciones
! FP de instalaciones eléctricas; 2 años de experiencia; carné de conducir B
+ Carné de instalador en baja tensión; placas solares
@ electrician-barcelona-solar | Instalador de placas solares | Sol de Ponent | Barcelona | ES | es | 11
= Cubiertas de viviendas unifamiliares en toda la provincia.
- Montaje de estructuras y paneles; conexión de inversores; pruebas
! Formación eléctrica; trabajo en altura; carné de conducir
+ Curso PRL de 20 horas
@ electrician-sydney | Licensed Electrician | Coastline Electrical | Sydney | AU | en | 6
= Residential maintenance with your own van.
- Install and repair wiring; fault finding; test and tag
! NSW electrical licence; driver licence; 2 years of experience
+ Solar accreditation
@ electrician-manchester | Maintenance Electrician | Irwell Foods | Manchester | GB | en | 14
= Four on, four off in a modern bakery.
- Planned preventive maintenance; fault finding on PLC controlled lines; safety checks
! 18th Edition; apprenticeship in electrical engineering; teamwork
+ Siemens PLC
@ electrician-lima | Técnico electricista | Montajes Pachacútec | Lima | PE | es | 20
= Proyectos industriales en Lurín y Chilca.
- Instalación de tableros; canalizado y cableado; mantenimiento preventivo
! Técnico en electricidad industrial; 2 años de experiencia; lectura de planos
+ Licencia A1
@ plumber-valencia | Fontanera o fontanero | Aguas y Clima Ferrándiz | Valencia | ES | es | 4
= Averías y reformas de baños y cocinas.
- Instalación y reparación de tuberías; montaje de sanitarios; calderas de gas
! 2 años de experiencia en fontanería; carné de conducir B; trato con clientes
+ Carné de instalador de gas
@ plumber-london | Plumber | Tapwright & Sons | London | GB | en | 8
= Reactive repairs for housing associations, van and fuel card included.
- Repair leaks and boilers; install bathrooms; record jobs on a tablet
! NVQ level 2 in Plumbing; driving licence; 2 years of experience
+ Gas Safe registration
@ plumber-auckland | Certifying Plumber | Harbour Plumbing Co | Auckland | NZ | en | 17
= New homes in the north of the city.
- Drainage and pipework; hot water systems; supervise an apprentice
! Certifying plumber licence; driver licence
+ Gasfitting licence
@ plumber-cdmx | Plomero | Mantenimiento Integral Tezontle | Ciudad de México | MX | es | 13
= Mantenimiento de edificios de oficinas en Reforma.
- Reparación de fugas; instalación hidráulica y sanitaria; bombas de agua
! 2 años de experiencia; herramienta propia; disponibilidad de horario
+ Soldadura de cobre
@ plumber-santiago | Gásfiter certificado | Servicios Mapocho | Santiago de Chile | CL | es | 27
= Atención de urgencias domiciliarias.
- Reparación de cañerías; instalación de calefones; detección de fugas
! Certificación SEC; licencia de conducir clase B
+ Soldadura
@ builder-sevilla-albanil | Albañil oficial de primera | Construcciones Guadaíra | Sevilla | ES | es | 5
= Rehabilitación de casas antiguas del centro.
- Tabiquería y enfoscado; alicatado; lectura de planos
! 3 años de experiencia; curso PRL de 20 horas; trabajo en equipo
+ Carné de conducir
@ builder-madrid-jefa-obra | Jefa o jefe de obra | Edifica Norte | Madrid | ES | es | 9
= Promociones de vivienda de 40 a 90 unidades.
- Planificación y control de costes; coordinación de subcontratas; seguridad y salud
! Grado en Ingeniería de Edificación o Arquitectura Técnica; 5 años de experiencia; Presto
+ BIM; inglés
@ builder-dublin-site | Site Manager | Grangemore Construction | Dublin | IE | en | 12
= Apartment schemes on the west side of the city.
- Run the daily programme; manage subcontractors; health and safety
! 5 years of experience as site manager; degree in Construction; Safe Pass
+ MS Project
@ builder-bogota | Maestro de obra | Constructora Páramo | Bogotá | CO | es | 19
= Edificio de doce pisos en Suba.
- Dirección de cuadrillas; control de materiales; replanteo
! 5 años de experiencia; curso de trabajo en alturas; lectura de planos
+ Bachillerato
@ builder-melbourne | Bricklayer | Redbank Masonry | Melbourne | AU | en | 22
= Houses and garden walls, steady work all year.
- Lay bricks and blocks; read plans; keep the site tidy
! White Card; 2 years of experience; physical fitness
+ Driver licence
@ maintenance-bilbao | Técnica/o de mantenimiento industrial | Forjas Ibaizabal | Bilbao | ES | es | 3
= Turnos de mañana, tarde y noche en una planta de forja.
- Mantenimiento preventivo y correctivo; hidráulica y neumática; diagnóstico de averías en autómatas
! FP superior en mecatrónica o similar; 2 años de experiencia; lectura de planos
+ Euskera; programación de PLC Siemens
@ maintenance-monterrey | Técnico en mantenimiento | Plásticos Cumbres | Monterrey | MX | es | 7
= Planta de inyección de plástico con 20 máquinas.
- Mantenimiento a inyectoras; reparación eléctrica; registro de paros
! Carrera técnica en electromecánica; 2 años de experiencia; PLC
+ Inglés técnico
@ maintenance-austin | Maintenance Technician | Live Oak Apartments | Austin | US | en | 10
= Look after 220 apartments with one colleague.
- HVAC and plumbing repairs; turn apartments around; on-call rota
! EPA certification; 2 years of experience; driver's license
+ Spanish
@ maintenance-zaragoza-soldador | Soldador TIG y MIG | Calderería Moncayo | Zaragoza | ES | es | 16
= Depósitos de acero inoxidable para la industria alimentaria.
- Soldadura TIG de tubería y chapa; lectura de planos; control visual
! 3 años de experiencia en soldadura; homologación TIG
+ Carretilla elevadora
@ maintenance-chicago-welder | Welder / Fabricator | Ironbend Works | Chicago | US | en | 25
= Custom stairs and railings.
- MIG and TIG welding; read blueprints; finish and assemble
! 2 years of experience in welding; own hand tools
+ Spanish; AWS certification
@ warehouse-zaragoza | Mozo o moza de almacén | Logística Pilar | Zaragoza | ES | es | 1
= Plataforma de comercio electrónico junto a la autopista, tres turnos.
- Preparación de pedidos con radiofrecuencia; carga y descarga; inventario
! Carné de carretillero; disponibilidad de turnos
+ Experiencia con SGA
@ warehouse-madrid-carretillero | Carretillera/o | Frío Corredor | Madrid | ES | es | 8
= Almacén refrigerado en Coslada, con plus de frío.
- Manejo de carretilla retráctil; ubicación de palés; control de temperatura
! Carné de carretillero en vigor; 1 año de experiencia
+ Radiofrecuencia
@ warehouse-manchester | Warehouse Operative | Trafford Fulfilment | Manchester | GB | en | 4
= Nights or days, you pick and keep it.
- Pick and pack orders; load vehicles; cycle counts
! Physical fitness; attention to detail
+ Forklift licence
@ warehouse-chicago | Forklift Operator | Calumet Distribution | Chicago | US | en | 13
= Second shift with a premium of two dollars an hour.
- Move pallets; load trucks; scan inventory
! Forklift certification; 1 year of experience
+ Spanish
@ warehouse-guadalajara | Almacenista | Distribuidora Chapala | Guadalajara | MX | es | 18
= Centro de distribución de abarrotes.
- Surtido de pedidos; acomodo de mercancía; inventarios cíclicos
! Secundaria terminada; disponibilidad de horario
+ Manejo de montacargas
@ driver-madrid-reparto | Repartidor con furgoneta | Paquetería Veloz | Madrid | ES | es | 2
= Ruta fija en el sur de la ciudad, furgoneta eléctrica de la empresa.
- Reparto y recogida de paquetes; uso de PDA; atención al cliente
! Carné de conducir B; conocimiento de la zona
+ Experiencia en reparto
@ driver-bilbao-camion | Conductora o conductor de camión C+E | Transportes Urkiola | Bilbao | ES | es | 10
= Rutas nacionales con fines de semana en casa.
- Transporte en tráiler; carga y descarga; tacógrafo digital
! Carné C+E y CAP; tarjeta de tacógrafo; 1 año de experiencia
+ ADR
@ driver-dublin-bus | Bus Driver | Liffey Transit | Dublin | IE | en | 7
= Paid training for your category D licence.
- Drive city routes; help passengers; vehicle checks
! Category B licence for 2 years; customer service
+ Category D licence
@ driver-toronto-truck | AZ Truck Driver | Northway Haulage | Toronto | CA | en | 15
= Regional runs, home every night.
- Drive tractor trailers; pre-trip inspections; paperwork
! AZ licence; clean abstract; 1 year of experience
+ FAST card
@ driver-buenosaires | Chofer de reparto | Distribuciones Ombú | Buenos Aires | AR | es | 21
= Reparto de bebidas en zona norte con acompañante.
- Entrega a comercios; cobranza; control de remitos
! Licencia profesional; libreta sanitaria
+ Mecánica ligera
`;
