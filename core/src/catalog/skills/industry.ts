import { readSkills } from './skill';

export const industrySkills = readSkills(`
[machining]
machining ; h ; mecanizado, mecanizado de piezas, mecanizado por arranque de viruta, maquinado, mecanizados ; machining, metal machining, part machining, metal cutting ; cnc-machining, lathe-operation, milling ;
cnc-machining ; h ; mecanizado CNC, CNC, control numérico, control numérico computarizado, manejo de CNC, operador CNC, máquinas CNC ; CNC machining, CNC, computer numerical control, CNC operation, CNC machines, CNC machine operation ; cnc-programming, machining ;
cnc-programming ; h ; programación CNC, código G, programación ISO CNC, programación de control numérico, G-code ; CNC programming, G-code, G code programming, M-code ; cnc-machining, cam ;
cam ; h ; CAM, fabricación asistida por ordenador, software CAM ; CAM programming, computer-aided manufacturing, CAM software ; mastercam, cnc-programming ; cad
mastercam ; t ; Mastercam ; ; cam ;
hypermill ; t ; hyperMILL ; ; cam ;
powermill ; t ; PowerMill ; ; cam ;
esprit-cam ; t ; ESPRIT CAM ; ; cam ;
gibbscam ; t ; GibbsCAM, SurfCAM ; ; cam ;
heidenhain ; t ; Heidenhain, control Heidenhain, TNC 640 ; Heidenhain, Heidenhain control, TNC 640 ; cnc-machining ;
fanuc-control ; t ; control Fanuc, Fanuc, Fanuc CNC ; Fanuc control, Fanuc, Fanuc CNC, Fanuc controls ; cnc-machining ; fanuc-robots
siemens-sinumerik ; t ; Siemens Sinumerik, Sinumerik 840D, Sinumerik ; ; cnc-machining ;
fagor-cnc ; t ; Fagor CNC, control Fagor ; Fagor CNC, Fagor control ; cnc-machining ;
mazatrol ; t ; Mazatrol, Mazak ; ; cnc-machining ;
haas ; t ; Haas, Haas CNC ; ; cnc-machining ;
lathe-operation ; h ; torno, torneado, manejo de torno, torno convencional, tornería, tornero ; lathe operation, lathe, manual lathe, lathes, CNC turning ; milling, machining ; woodturning
milling ; h ; fresado, fresadora, manejo de fresadora, fresadora convencional, fresador ; milling, milling machines, milling machine, CNC milling, manual milling ; lathe-operation ;
drilling-metal ; h ; taladrado, taladro de columna, roscado, mandrinado ; metal drilling, drill press ; machining ; well-drilling
grinding ; h ; rectificado, rectificadora, amolado, rectificado cilíndrico, esmerilado ; grinding, surface grinding, cylindrical grinding, grinders ; machining ;
edm ; h ; electroerosión, electroerosión por hilo, electroerosión por penetración ; electrical discharge machining, wire EDM, EDM, spark erosion ; machining ;
laser-cutting ; h ; corte por láser, corte láser, láser de corte ; laser cutting, laser cutter ; sheet-metal-work ;
plasma-cutting ; h ; corte por plasma, oxicorte, corte con plasma ; plasma cutting, oxy-fuel cutting, flame cutting, oxyfuel cutting ; welding ;
waterjet-cutting ; h ; corte por chorro de agua ; waterjet cutting, water jet cutting ; sheet-metal-work ;
sheet-metal-work ; h ; chapistería industrial, trabajo de chapa, calderería de chapa, plegado de chapa, plegadora, chapa metálica, cizalla y plegadora ; sheet metal work, sheet metal fabrication, sheet metal, press brake, metal bending, press brake operation ; boilermaking ; car-body-repair
stamping ; h ; estampación, troquelado, prensas, estampado de metales, prensa mecánica ; stamping, metal stamping, press operation, power press ; die-making ;
deep-drawing ; h ; embutición, embutición profunda ; deep drawing ; stamping ;
die-making ; h ; matricería, moldes y matrices, ajuste de matrices, troquelería, matricero ; die making, tool and die making, toolmaking, tool and die, mould making, mold making ; stamping ;
forging ; h ; forja, forjado, herrería, forja artística ; forging, blacksmithing, smithing ; metallurgy ;
foundry ; h ; fundición, moldeo en arena, fundición de metales ; foundry work, metal casting, sand casting ; metallurgy ;
die-casting ; h ; fundición inyectada, inyección de aluminio ; die casting, pressure die casting ; foundry ;
metallurgy ; h ; metalurgia, siderurgia, ensayos metalográficos, metalografía ; metallurgy, steelmaking, metallography ; heat-treatment ;
heat-treatment ; h ; tratamientos térmicos, temple y revenido, tratamiento térmico ; heat treatment, heat treating, hardening and tempering, annealing ; metallurgy ;
surface-treatment ; h ; tratamientos superficiales, tratamiento de superficies, recubrimientos ; surface treatment, surface finishing, coatings ; powder-coating ;
galvanizing ; h ; galvanizado, galvanizado en caliente ; galvanizing, hot-dip galvanizing ; surface-treatment ;
chrome-plating ; h ; cromado, niquelado ; chrome plating, nickel plating ; surface-treatment ;
anodizing ; h ; anodizado ; anodizing, anodising ; surface-treatment ;
electroplating ; h ; galvanotecnia, baños electrolíticos ; electroplating, plating ; surface-treatment ;
powder-coating ; h ; pintura en polvo, lacado industrial, pintura electrostática ; powder coating, electrostatic painting ; industrial-painting ;
industrial-painting ; h ; pintura industrial, pintura a pistola, aplicación de pintura a pistola, pintor industrial ; industrial painting, spray painting, paint spraying, spray gun painting ; powder-coating ; house-painting, car-painting
sandblasting ; h ; chorreado de arena, granallado, chorreado abrasivo, arenado ; sandblasting, shot blasting, abrasive blasting ; industrial-painting ;
polishing ; h ; pulido de metales, pulido, desbarbado, rebarbado ; metal polishing, polishing, deburring, buffing ; grinding ;
metal-filing-fitting ; h ; ajuste mecánico, lima y ajuste, mecánica de ajuste, ajustador ; bench fitting, mechanical fitting, fitting and turning ; mechanical-assembly ;

[welding]
welding ; h ; soldadura, soldeo, soldadura de metales, técnicas de soldadura, soldador ; welding, welder, metal welding, welding techniques ; mig-mag-welding, tig-welding, arc-welding ; soldering-electronics
mig-mag-welding ; h ; soldadura MIG/MAG, soldadura MIG, soldadura MAG, soldadura semiautomática, MIG/MAG, MIG MAG, soldadura con hilo, hilo continuo ; MIG/MAG welding, MIG welding, MAG welding, GMAW, MIG, gas metal arc welding ; welding, tig-welding ;
tig-welding ; h ; soldadura TIG, TIG, soldadura GTAW, soldadura con argón ; TIG welding, TIG, GTAW, gas tungsten arc welding ; welding, mig-mag-welding ;
arc-welding ; h ; soldadura por arco, soldadura con electrodo, electrodo revestido, soldadura eléctrica, soldadura SMAW, soldadura al arco, soldadura con electrodo revestido ; arc welding, stick welding, SMAW, shielded metal arc welding, MMA welding ; welding ;
flux-cored-welding ; h ; soldadura con hilo tubular, FCAW ; flux-cored welding, flux core welding, FCAW ; mig-mag-welding ;
submerged-arc-welding ; h ; soldadura por arco sumergido, arco sumergido ; submerged arc welding ; welding ;
spot-welding ; h ; soldadura por puntos, soldadura por resistencia ; spot welding, resistance welding ; welding ;
oxyacetylene-welding ; h ; soldadura oxiacetilénica, soldadura autógena, soldadura con soplete ; oxyacetylene welding, gas welding, oxy-acetylene ; welding, brazing ;
brazing ; h ; soldadura fuerte, soldadura de cobre, soldadura con plata ; brazing, silver soldering, copper brazing ; plumbing ;
laser-welding ; h ; soldadura láser, soldadura por láser ; laser welding ; welding ;
orbital-welding ; h ; soldadura orbital ; orbital welding ; tig-welding ;
robotic-welding ; h ; soldadura robotizada, robots de soldadura ; robotic welding, welding robots ; industrial-robotics, welding ;
pipe-welding ; h ; soldadura de tuberías, soldador de tubería, soldadura 6G ; pipe welding, pipe welder, 6G welding ; pipefitting ;
aluminium-welding ; h ; soldadura de aluminio ; aluminium welding, aluminum welding ; tig-welding ;
stainless-steel-welding ; h ; soldadura de acero inoxidable, soldadura inox ; stainless steel welding ; tig-welding ;
plastic-welding ; h ; soldadura de plásticos, soldadura por ultrasonidos, electrofusión ; plastic welding, ultrasonic welding, electrofusion ; welding ;
welding-inspection ; h ; inspección de soldadura, inspección de soldaduras, homologación de soldadores, WPS y PQR ; welding inspection, weld inspection, welding procedure qualification, welding procedure specifications ; non-destructive-testing ;
boilermaking ; h ; calderería, calderería industrial, calderero, tubería y calderería ; boilermaking, boilermaker, heavy plate fabrication ; welding, pipefitting ;
pipefitting ; h ; tubería industrial, montaje de tuberías, tubero, montaje de tubería industrial ; pipefitting, pipe fitting, pipe fabrication, industrial piping installation ; boilermaking, pipe-welding ;
metal-fabrication ; h ; construcciones metálicas, fabricación metálica, carpintería metálica, herrería y carpintería metálica, cerrajería metálica, estructuras metálicas ; metal fabrication, metalwork, metalworking, metal structures, fabrication of metal structures ; welding ;
aluminium-carpentry ; h ; carpintería de aluminio, carpintería de PVC, ventanas de aluminio, montaje de ventanas ; aluminium joinery, aluminium window fabrication, window installation, window fitting, uPVC windows ; glazing ;

[production]
production-operations ; h ; operaciones de producción, línea de producción, trabajo en línea de producción, cadena de producción, producción industrial, trabajo en cadena, producción en serie ; production line work, production operations, production line, manufacturing operations, mass production, line work ; machine-operation, packaging ;
manufacturing ; h ; fabricación, procesos de fabricación, manufactura, procesos productivos, procesos industriales ; manufacturing, manufacturing processes, production processes, industrial processes ; production-operations ;
machine-operation ; h ; manejo de maquinaria industrial, manejo de máquinas, operación de maquinaria, operador de maquinaria, operación de máquinas, manejo de maquinaria ; machine operation, operating machinery, machinery operation, machine operator, operating machines ; production-operations ;
machine-setup ; h ; ajuste de máquinas, puesta a punto de máquinas, cambio de utillaje, reglaje de máquinas, preparación de máquinas ; machine setup, machine set-up, tool changing, machine setting, setting up machines ; machine-operation, smed ;
mechanical-assembly ; h ; montaje mecánico, ensamblaje mecánico, montaje de conjuntos mecánicos, montaje de piezas, ensamblaje, montaje industrial, ensamblaje de piezas, montaje ; mechanical assembly, assembly, assembly of parts, assembling components, assembly line, product assembly, industrial assembly ; hand-tools, blueprint-reading ;
hand-tools ; h ; herramientas manuales, manejo de herramientas manuales, uso de herramientas manuales, herramientas de mano, herramientas eléctricas, manejo de herramientas, herramientas eléctricas portátiles ; hand tools, power tools, hand and power tools, use of hand tools, using tools ; mechanical-assembly ;
production-planning ; h ; planificación de la producción, planificación de producción, programación de la producción, PCP, planeación de la producción ; production planning, production scheduling, manufacturing planning, capacity planning, production planning and control ; mrp, production-control ; demand-planning
production-control ; h ; control de la producción, control de producción, seguimiento de la producción, partes de producción ; production control, production monitoring, production tracking, production reports ; production-planning, mes ;
production-management ; h ; gestión de la producción, dirección de producción, jefe de producción, supervisión de producción, gestión de planta ; production management, production supervision, manufacturing management, plant management, shop floor management ; lean-manufacturing, production-planning ;
process-engineering ; h ; ingeniería de procesos, mejora de procesos productivos, optimización de procesos industriales, industrialización, ingeniería de fabricación ; process engineering, manufacturing engineering, industrial process optimization, industrialization, production engineering ; lean-manufacturing, time-studies ;
time-studies ; h ; métodos y tiempos, estudio de métodos y tiempos, cronometraje, estudio de tiempos, MTM ; time and motion studies, methods engineering, time studies, MTM, work measurement ; process-engineering ;
line-balancing ; h ; equilibrado de líneas, balanceo de líneas ; line balancing ; process-engineering ;
plant-layout ; h ; distribución en planta, layout de planta, diseño de planta ; plant layout, factory layout, facility layout ; process-engineering ;
injection-moulding ; h ; inyección de plásticos, inyección de plástico, moldeo por inyección, inyectora de plástico ; injection moulding, injection molding, plastic injection moulding, plastic injection molding ; mould-design, plastics-processing ;
plastics-processing ; h ; transformación de plásticos ; plastics processing ; injection-moulding ;
extrusion ; h ; extrusión, extrusión de plásticos, extrusora ; extrusion, plastics extrusion, extruder operation ; plastics-processing ;
blow-moulding ; h ; soplado de plásticos, moldeo por soplado ; blow moulding, blow molding ; plastics-processing ;
thermoforming ; h ; termoconformado, termoformado ; thermoforming, vacuum forming ; plastics-processing ;
rubber-processing ; h ; transformación de caucho, vulcanizado ; rubber processing, vulcanization, rubber moulding ; plastics-processing ;
packaging ; h ; envasado, embalaje, empaquetado, envasado y embalaje, empaque, embalado, líneas de envasado ; packaging, packing, packaging operations, packaging lines, product packaging, packing goods ; production-operations, palletizing ; packaging-design
labelling ; h ; etiquetado, etiquetado de productos, etiquetadora, codificación y etiquetado ; labelling, labeling, product labelling, product labeling ; packaging ; data-annotation
palletizing ; h ; paletizado, paletización, retractilado, flejado ; palletizing, palletising, shrink wrapping ; packaging, pallet-truck ;
bottling ; h ; embotellado, líneas de embotellado, enlatado ; bottling, bottling lines, canning ; packaging, food-processing ;
electrical-wiring-harness ; h ; montaje de mazos de cables, mazos de cables, cableado de cuadros, arneses eléctricos ; wiring harness assembly, wire harnesses, cable harness assembly, panel wiring ; electrical-panels ;
aircraft-assembly ; h ; montaje de aeroestructuras, montaje aeronáutico, remachado, estructuras aeronáuticas ; aerostructure assembly, aircraft assembly, riveting, aircraft structures ; composites ;
furnace-operation ; h ; manejo de hornos industriales, operación de hornos ; furnace operation, industrial ovens, kiln operation ; heat-treatment ;
boiler-operation ; h ; operación de calderas, operador de calderas, fogonero ; boiler operation, boiler operator ; furnace-operation ;
glass-manufacturing ; h ; fabricación de vidrio, soplado de vidrio, industria del vidrio ; glass manufacturing, glassblowing, glass production ; glazing ;
ceramics-manufacturing ; h ; fabricación de cerámica, alfarería, industria cerámica, esmaltado cerámico, cerámica ; ceramics manufacturing, pottery, ceramics, ceramic glazing ; furnace-operation ;
paper-manufacturing ; h ; fabricación de papel, industria papelera, fabricación de cartón ; paper manufacturing, papermaking, paper mill operations, cardboard manufacturing ; packaging ;
chemical-plant-operation ; h ; operación de planta química, operaciones de proceso químico, operador de planta química, reactores químicos ; chemical plant operation, chemical process operations, process plant operation, chemical operator ; dcs, chemical-engineering ;
pharmaceutical-manufacturing ; h ; fabricación de medicamentos, producción farmacéutica, industria farmacéutica, fabricación farmacéutica ; pharmaceutical manufacturing, drug manufacturing, pharmaceutical production ; gmp, cleanroom ;
cleanroom ; h ; sala blanca, salas blancas, trabajo en sala blanca, zonas estériles ; cleanroom, clean room, cleanroom operations, aseptic techniques, aseptic processing ; gmp ;
cosmetics-manufacturing ; h ; fabricación de cosméticos, formulación cosmética ; cosmetics manufacturing, cosmetic formulation ; gmp ;

[textile-leather-and-crafts]
sewing ; h ; costura, coser, costura a mano, costura industrial, confección, confección textil, confección de prendas ; sewing, stitching, garment making, hand sewing, industrial sewing, garment construction ; sewing-machine, pattern-making ;
sewing-machine ; t ; máquina de coser, máquina de coser industrial, máquina plana, remalladora, overlock, máquina overlock ; sewing machine, industrial sewing machine, sewing machines, overlocker, overlock machine, serger ; sewing ;
pattern-making ; h ; patronaje, patronaje industrial, escalado de patrones, patronista ; pattern making, patternmaking, pattern cutting, pattern grading ; sewing, fashion-design ;
garment-cutting ; h ; corte de tejidos, corte de prendas, corte textil, cortador textil, marcada y corte ; fabric cutting, garment cutting, cutting fabric ; pattern-making ;
clothing-alterations ; h ; arreglos de ropa, arreglos de costura, composturas ; clothing alterations, garment alterations, alterations, mending ; sewing ;
tailoring ; h ; sastrería, sastre, alta costura, modistería ; tailoring, dressmaking, haute couture, bespoke tailoring ; sewing ;
embroidery ; h ; bordado, bordados, bordado a máquina ; embroidery, machine embroidery ; sewing ;
knitting ; h ; tejido de punto, tricotado, tejedora de punto, ganchillo, tricotosa ; knitting, knitwear production, crochet, knitting machines ; textile-production ;
textile-production ; h ; producción textil, industria textil ; textile production, textile manufacturing ; textile-finishing ;
spinning-yarn ; h ; hilatura, hilado ; yarn spinning ; textile-production ;
weaving ; h ; tejeduría, telares, tejido en telar ; weaving, looms ; textile-production ;
textile-finishing ; h ; tintorería textil, tintura, acabados textiles, estampación textil, tinte de tejidos ; textile dyeing, textile finishing, fabric dyeing, textile printing ; textile-production ; screen-printing
lectra ; t ; Lectra Modaris, Lectra ; ; pattern-making ;
gerber-accumark ; t ; Gerber AccuMark, Gerber (patronaje) ; Gerber AccuMark, Gerber (pattern making) ; pattern-making ;
clo-3d ; t ; CLO 3D, Marvelous Designer ; ; fashion-design ;
fashion-design ; h ; diseño de moda ; fashion design, clothing design ; pattern-making ;
leatherwork ; h ; marroquinería, trabajo del cuero, guarnicionería ; leatherwork, leather craft, leather goods manufacturing, saddlery ; sewing ;
leather-tanning ; h ; curtido de pieles, curtiduría ; leather tanning, tannery work ; leatherwork ;
shoemaking ; h ; fabricación de calzado, zapatería, reparación de calzado, aparado de calzado ; shoemaking, footwear manufacturing, shoe repair, cobbling ; leatherwork ;
upholstery ; h ; tapicería, tapizado, tapizado de muebles ; upholstery, upholstering, furniture upholstery ; sewing ;
jewellery-making ; h ; joyería, orfebrería, fabricación de joyas ; jewellery making, jewelry making, goldsmithing, silversmithing ; brazing ;
stone-setting ; h ; engaste de piedras, engastado ; stone setting, gem setting ; jewellery-making ;
watchmaking ; h ; relojería, reparación de relojes ; watchmaking, watch repair, horology ; jewellery-making ;
locksmithing ; h ; cerrajería, apertura de puertas, instalación de cerraduras, duplicado de llaves ; locksmithing, lock installation, key cutting, lock repair ; hand-tools ;
bookbinding ; h ; encuadernación, encuadernación artesanal ; bookbinding, book binding ; print-finishing ;
handicrafts ; h ; artesanía, manualidades, trabajos artesanales ; handicrafts, handcrafts, crafts, craftwork ; ceramics-manufacturing ;
restoration-of-furniture ; h ; restauración de muebles, restauración de mobiliario ; furniture restoration, furniture refinishing ; cabinetmaking ;
`);
