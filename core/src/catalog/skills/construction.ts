import { readSkills } from './skill';

export const constructionSkills = readSkills(`
[building-trades]
construction ; h ; construcción, obra civil y edificación, trabajos de construcción, obras de construcción, edificación, sector de la construcción ; construction, construction work, building work, building construction ; masonry, site-supervision ;
masonry ; h ; albañilería, albañil, trabajos de albañilería, mampostería, levantamiento de muros, fábrica de ladrillo ; masonry, bricklaying, brickwork, stonemasonry, block laying, blockwork ; plastering, concrete-work ;
plastering ; h ; enyesado, enlucido, revoco, yeso, enfoscado, yesero, revoque, repello ; plastering, rendering walls, stucco ; masonry, drywall ;
drywall ; h ; pladur, tabiquería seca, placa de yeso laminado, montaje de pladur, drywall, durlock, tablaroca, tabiquería de pladur ; drywall, plasterboard, drywall installation, dry lining, drywalling, sheetrock ; plastering, false-ceilings ;
false-ceilings ; h ; falsos techos, techos técnicos, techos desmontables, cielorrasos ; suspended ceilings, false ceilings, drop ceilings ; drywall ;
tiling ; h ; alicatado, solado, alicatado y solado, colocación de azulejos, colocación de baldosas, alicatador, colocación de cerámica, enchapado ; tiling, tile laying, floor tiling, wall tiling, tile setting ; masonry, flooring ;
flooring ; h ; colocación de suelos, pavimentos, suelos laminados, pulido de suelos ; flooring, floor laying, laminate flooring, floor installation, carpet fitting ; tiling ;
parquet-laying ; h ; parquet, colocación de parquet, tarima flotante, acuchillado de parquet ; parquet, hardwood flooring, parquet laying, floor sanding ; flooring ;
house-painting ; h ; pintura de edificios, pintura de interiores, pintura de paredes, pintura decorativa, pintor de brocha, pintura y decoración, pintura y empapelado ; painting and decorating, house painting, interior painting, wall painting, decorating, wallpapering ; plastering ; industrial-painting, car-painting
roofing ; h ; tejados, reparación de tejados, techado, techumbres, montaje de cubiertas ; roofing, roof repair, roof installation, roofer ; waterproofing ;
waterproofing ; h ; impermeabilización, impermeabilizaciones, tela asfáltica, impermeabilización de cubiertas ; waterproofing, damp proofing, roof waterproofing ; roofing ;
thermal-insulation ; h ; aislamiento térmico, aislamientos, aislamiento de fachadas ; thermal insulation, insulation, insulation installation ; energy-efficiency ;
ventilated-facades ; h ; fachadas ventiladas, SATE ; ventilated facades, external wall insulation, EIFS ; thermal-insulation ;
formwork ; h ; encofrado, encofrados, encofrador, encofrado de madera ; formwork, shuttering, formwork carpentry ; concrete-work, rebar-work ;
rebar-work ; h ; ferralla, ferrallista, armado de hierro, fierrería ; rebar work, steel fixing, reinforcing steel, rebar installation ; formwork ;
concrete-work ; h ; hormigonado, trabajos de hormigón, hormigón, vertido de hormigón, hormigón armado, concreto, vaciado de concreto ; concrete work, concreting, concrete pouring, reinforced concrete, concrete finishing, concrete ; formwork, rebar-work ;
paving ; h ; pavimentación, adoquinado, colocación de bordillos ; paving, block paving, kerb laying ; road-construction ;
asphalting ; h ; asfaltado, extendido de asfalto ; asphalt paving, asphalting ; paving ;
demolition ; h ; demolición, demoliciones, derribos, desescombro ; demolition, demolition work, rubble removal ; construction ;
scaffolding ; h ; andamios, montaje de andamios, andamiero, montaje y desmontaje de andamios ; scaffolding, scaffold erection, scaffolder, erecting scaffolding ; working-at-height ;
structural-steel-erection ; h ; montaje de estructuras metálicas, montador de estructuras metálicas, montaje de naves industriales ; structural steel erection, steel erecting, ironworking, steel frame erection ; metal-fabrication ;
prefabricated-construction ; h ; construcción prefabricada, construcción modular, construcción industrializada, prefabricados de hormigón ; prefabricated construction, modular construction, offsite construction, precast concrete ; construction ;
timber-construction ; h ; construcción en madera, estructuras de madera, entramado ligero ; timber construction, timber framing, timber frame, wood framing ; carpentry ;
renovation ; h ; reformas, reformas integrales, rehabilitación de edificios, rehabilitación, reformas de viviendas, remodelación, reforma de interiores ; renovation, building refurbishment, remodeling, remodelling, home renovation, building renovation, home improvement ; construction ;
heritage-restoration ; h ; restauración de edificios, restauración de patrimonio, restauración monumental, conservación de patrimonio arquitectónico ; heritage building restoration, historic building conservation, building conservation ; renovation ; art-conservation
glazing ; h ; cristalería, acristalamiento, colocación de vidrios, cristalero ; glazing, glass fitting, glass installation, glazier ; aluminium-carpentry ;
carpentry ; h ; carpintería, carpintería de madera, trabajos de carpintería, carpintero ; carpentry, woodworking, joinery, wood work ; cabinetmaking, hand-tools ;
cabinetmaking ; h ; ebanistería, fabricación de muebles, ebanista, muebles a medida ; cabinetmaking, cabinet making, furniture making, bespoke furniture, fine woodworking ; carpentry ;
woodturning ; h ; torneado de madera, talla de madera ; wood turning, woodturning, wood carving ; carpentry ; lathe-operation
wood-machinery ; h ; maquinaria de carpintería, sierra de cinta, escuadradora, manejo de sierra circular, seccionadora ; woodworking machinery, band saw, table saw, panel saw, circular saw ; carpentry ;
wood-finishing ; h ; barnizado, lacado de madera, acabados de madera, barnizado y lacado ; wood finishing, varnishing, wood lacquering, wood staining ; cabinetmaking ;
furniture-assembly ; h ; montaje de muebles, montaje de cocinas, montador de muebles, montaje de mobiliario, instalación de muebles ; furniture assembly, kitchen fitting, furniture installation, flat pack assembly, kitchen installation ; carpentry ;
door-installation ; h ; instalación de puertas, colocación de puertas ; door installation, door hanging, garage doors ; carpentry ;
automatic-doors ; h ; puertas automáticas, instalación de puertas automáticas ; automatic doors, automatic gates ; door-installation ;
shutters ; h ; persianas, instalación de persianas, reparación de persianas ; shutters and blinds, blind installation ; door-installation ;
awnings-installation ; h ; instalación de toldos, toldos, instalación de persianas y toldos, carpas ; awning installation, awnings, marquee erection ; door-installation ;
signage-installation ; h ; instalación de rótulos, rotulistas, montaje de rótulos luminosos ; sign installation, exhibition stand building, sign fitting ; signage-making ;
labouring ; h ; peonaje, peón de obra, ayudante de albañil, carga y descarga de materiales de obra, peón de construcción ; labouring, general labour, general labor, construction labourer, manual labor, manual labour ; construction ;

[electrical-trades]
electrical-installations ; h ; instalaciones eléctricas, electricidad, electricista, instalación eléctrica, instalaciones eléctricas de baja tensión, montaje eléctrico, instalaciones eléctricas en viviendas ; electrical installations, electrical work, electrical installation, electrical wiring, electrician, wiring, electrical systems ; electrical-panels, low-voltage ;
low-voltage ; h ; baja tensión, BT, REBT, reglamento electrotécnico de baja tensión, instalador de baja tensión ; low voltage, low-voltage systems, low voltage installations, 18th edition wiring regulations, BS 7671, NEC code, National Electrical Code ; electrical-installations ; medium-high-voltage
medium-high-voltage ; h ; alta tensión, media tensión, alta y media tensión, líneas de alta tensión, instalaciones de alta tensión, media y alta tensión ; high voltage, medium voltage, high-voltage systems, high voltage installations, HV ; substations ; low-voltage
electrical-panels ; h ; cuadros eléctricos, montaje de cuadros eléctricos, tableros eléctricos, cuadros de maniobra, armarios eléctricos, cuadros de distribución ; electrical panels, electrical panel assembly, switchboards, distribution boards, control panels, panel building, switchgear ; electrical-schematics ; switchboard
electrical-schematics ; h ; esquemas eléctricos, interpretación de esquemas eléctricos, lectura de esquemas eléctricos, planos eléctricos, esquemas unifilares, diagramas eléctricos ; electrical schematics, reading electrical schematics, wiring diagrams, electrical drawings, single-line diagrams, electrical diagrams ; electrical-installations, eplan ;
lighting-installation ; h ; instalación de iluminación, alumbrado, iluminación LED, alumbrado público, instalación de luminarias ; lighting installation, LED lighting, street lighting, light fitting installation ; dialux ; stage-lighting
dialux ; t ; DIALux, Dialux evo ; ; lighting-installation ;
relux ; t ; Relux ; ; lighting-installation ;
electrical-testing ; h ; mediciones eléctricas, verificación de instalaciones eléctricas, telurómetro, megado, ensayos eléctricos ; electrical testing, electrical inspection and testing, PAT testing, insulation testing, inspection and testing of electrical installations ; multimeter ;
grounding ; h ; puesta a tierra, protección contra sobretensiones, pararrayos, tomas de tierra ; earthing, electrical grounding, surge protection, lightning protection ; electrical-installations ;
electrical-design ; h ; diseño eléctrico, cálculo eléctrico, proyectos eléctricos, proyectos de baja tensión, cálculos eléctricos ; electrical design, electrical calculations, electrical engineering design ; electrical-schematics, etap ;
etap ; t ; ETAP ; ; electrical-design ;
ecodial ; t ; Ecodial ; ; electrical-design ;
dmelect ; t ; dmELECT ; ; electrical-design ;
cypelec ; t ; CYPELEC ; ; electrical-design ;
home-automation ; h ; domótica, inmótica, instalaciones domóticas, hogar inteligente, automatización de viviendas ; home automation, smart home, building automation, smart home installation ; electrical-installations ;
knx ; h ; KNX, instalaciones KNX ; KNX ; home-automation ;
bms ; h ; sistemas de gestión técnica de edificios, BMS ; building management systems, BMS, building automation systems ; home-automation ;
alarm-systems ; h ; sistemas de alarma, instalación de alarmas, alarmas, sistemas de seguridad electrónica, alarmas de intrusión, sistemas electrónicos de seguridad ; alarm systems, alarm installation, burglar alarms, intruder alarms, electronic security systems, security system installation ; cctv-installation ;
cctv-installation ; h ; instalación de CCTV, instalación de cámaras de seguridad, instalación de videovigilancia, CCTV, cámaras IP, circuito cerrado de televisión ; CCTV installation, security camera installation, CCTV systems, IP cameras, CCTV ; alarm-systems ; cctv-monitoring
access-control-systems ; h ; sistemas de control de accesos, instalación de control de accesos, porteros automáticos, videoporteros ; access control systems, access control installation, intercoms, video intercoms, door entry systems ; alarm-systems ;
fire-detection-systems ; h ; detección de incendios, sistemas de detección de incendios, rociadores, instalaciones contra incendios, BIE ; fire alarm systems, fire detection systems, sprinkler systems, fire alarms, fire suppression systems ; fire-safety ;
ev-charging ; h ; puntos de recarga, instalación de puntos de recarga, cargadores de vehículo eléctrico, instalación de cargadores, puntos de recarga de vehículo eléctrico ; EV charging points, EV charger installation, EV charging, charging stations, EV chargers ; electric-vehicles, electrical-installations ;
overhead-lines ; h ; líneas eléctricas aéreas, tendido de líneas eléctricas, tendido eléctrico, liniero, tendido de cables ; overhead power lines, power line work, lineman work, lineworker, cable laying, overhead lines ; medium-high-voltage ;

[hvac-and-plumbing]
hvac ; h ; climatización, aire acondicionado, HVAC, instalaciones de climatización, instalación de aire acondicionado, calefacción y climatización, sistemas de climatización, refrigeración y climatización, CVAC ; HVAC, heating ventilation and air conditioning, air conditioning, air conditioning installation, HVAC systems, HVAC installation, HVACR, climate control ; refrigeration, heating, ventilation-systems ;
refrigeration ; h ; refrigeración, refrigeración industrial, refrigeración comercial, cámaras frigoríficas, frío industrial, frigorista, gases refrigerantes, gases fluorados ; refrigeration, industrial refrigeration, commercial refrigeration, cold rooms, refrigerants, F-gas, refrigerant handling ; hvac ;
heating ; h ; calefacción, instalación de calefacción, calefactor, radiadores ; heating, heating systems, central heating, radiators ; plumbing, gas-fitting ;
underfloor-heating ; h ; suelo radiante, instalación de suelo radiante ; underfloor heating, radiant floor heating ; heating ;
boiler-installation ; h ; calderas, instalación de calderas, calderas de gas, mantenimiento de calderas ; boilers, boiler installation, gas boilers, boiler servicing ; heating ;
ventilation-systems ; h ; sistemas de ventilación, ventilación, conductos de ventilación, montaje de conductos, ventilación industrial ; ventilation systems, ventilation, ductwork, duct installation, industrial ventilation, air handling units ; hvac ; mechanical-ventilation
heat-pumps ; h ; bombas de calor, aerotermia, geotermia, instalación de aerotermia ; heat pumps, air source heat pumps, geothermal heat pumps, ground source heat pumps, heat pump installation ; hvac, energy-efficiency ;
rite ; h ; RITE, reglamento de instalaciones térmicas, instalaciones térmicas en edificios ; building thermal installations ; hvac ;
hvac-design ; h ; diseño de climatización, cálculo de cargas térmicas, cargas térmicas ; HVAC design, thermal load calculation, heat load calculations ; hvac, cype ;
plumbing ; h ; fontanería, plomería, fontanero, gasfitería, instalaciones sanitarias, instalaciones de fontanería, instalaciones de agua, reparación de fugas ; plumbing, plumber, plumbing installation, plumbing systems, pipework, leak repair, plumbing repairs ; heating, brazing ;
drainage ; h ; desatascos, saneamiento, redes de saneamiento, alcantarillado, instalaciones de desagüe ; drainage, drain unblocking, sewer systems, sewerage, drainage systems ; plumbing ;
gas-fitting ; h ; instalaciones de gas, instalador de gas, gas natural, instalación de gas, inspección de gas ; gas fitting, gas installations, gas fitter, gas engineering, gas safety, Gas Safe ; heating ;
bathroom-fitting ; h ; reforma de baños, instalación de sanitarios, montaje de baños ; bathroom fitting, bathroom installation, sanitary ware installation ; plumbing, tiling ;
irrigation-installation ; h ; instalación de riego, sistemas de riego automático, riego automático, instalación de riego por goteo ; irrigation installation, automatic irrigation systems, sprinkler irrigation installation ; irrigation ;
pool-construction ; h ; construcción de piscinas, instalación de piscinas ; swimming pool construction, pool installation ; plumbing ;
solar-thermal ; h ; energía solar térmica, instalaciones solares térmicas, paneles solares térmicos ; solar thermal, solar thermal installations, solar water heating ; heating, photovoltaics ; photovoltaics

[construction-machinery]
excavator-operation ; h ; retroexcavadora, manejo de retroexcavadora, excavadora, manejo de excavadora, operador de retroexcavadora, retropala ; excavator operation, backhoe operation, excavator, backhoe, digger driving, excavator operator ; earthmoving ;
earthmoving ; h ; movimiento de tierras, maquinaria de movimiento de tierras, excavación ; earthmoving, excavation, earthworks ; excavator-operation ;
bulldozer ; h ; bulldozer, topadora ; bulldozer, bulldozer operation, dozer ; earthmoving ;
wheel-loader ; h ; pala cargadora, cargador frontal ; wheel loader, front-end loader ; earthmoving ;
motor-grader ; h ; motoniveladora ; motor grader, grader operation ; earthmoving ;
crane-operation ; h ; manejo de grúa, gruista, operador de grúa, operación de grúas ; crane operation, crane operator, operating cranes ; rigging ; crane-truck
tower-crane ; h ; grúa torre, operador de grúa torre ; tower crane, tower crane operation ; crane-operation ;
mobile-crane ; h ; grúa móvil, grúa autopropulsada, grúa móvil autopropulsada ; mobile crane, mobile crane operation ; crane-operation ;
overhead-crane ; h ; puente grúa, manejo de puente grúa, puentes grúa ; overhead crane, bridge crane, overhead cranes ; crane-operation ;
rigging ; h ; eslingado de cargas, izado de cargas, rigger, maniobras de izado, estrobado ; rigging, slinging, lifting operations, load rigging, slinger signaller, hoisting ; crane-operation ; 3d-rigging
dumper-operation ; h ; dumper, manejo de dumper, camión volquete de obra ; dumper operation, dumper, dump truck operation ; earthmoving ;
road-roller ; h ; compactadora, rodillo compactador, apisonadora ; road roller, compactor operation, roller compactor ; road-construction ;
concrete-pump ; h ; bomba de hormigón, camión hormigonera, manejo de hormigonera ; concrete pump, concrete mixer truck, concrete mixer ; concrete-work ;
aerial-work-platforms ; h ; plataformas elevadoras, plataformas elevadoras móviles de personal, PEMP, plataforma elevadora, manejo de plataformas elevadoras ; aerial work platforms, MEWP, boom lift, cherry picker, IPAF, aerial lifts ; working-at-height ;
scissor-lift ; h ; tijera elevadora, plataforma de tijera ; scissor lift, scissor lifts ; aerial-work-platforms ;
telehandler ; h ; manipuladora telescópica, manitou, manipulador telescópico, telehandler ; telehandler, telescopic handler ; forklift ;
tunnelling ; h ; excavación de túneles, tuneladora, túneles ; tunnelling, tunneling, tunnel boring machine, TBM ; civil-engineering ;
heavy-machinery ; h ; maquinaria pesada, operador de maquinaria pesada, manejo de maquinaria pesada, maquinaria de obra, operación de maquinaria pesada ; heavy machinery, heavy equipment operation, heavy equipment, plant operation, construction machinery, operating heavy machinery ; excavator-operation ;
`);
