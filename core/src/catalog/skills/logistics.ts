import { readSkills } from './skill';

export const logisticsSkills = readSkills(`
[warehouse]
warehouse-operations ; h ; trabajo de almacén, operaciones de almacén, mozo de almacén, tareas de almacén, almacenaje, almacén, operario de almacén, bodega ; warehouse operations, warehouse work, warehousing, warehouse operative, warehouse worker, warehouse tasks, warehouse ; picking, forklift, stock-control ; data-warehousing
warehouse-management ; h ; gestión de almacén, gestión de almacenes, jefe de almacén, organización de almacén, administración de bodegas, dirección de almacén ; warehouse management, warehouse supervision, managing warehouses, warehouse organisation ; wms, stock-control ; data-warehousing
warehouse-storage ; h ; almacenamiento de mercancías, ubicación de mercancías, almacenamiento, estanterías y ubicaciones, colocación de mercancía ; goods storage, put-away, putaway, storage of goods, racking systems ; warehouse-operations ; storage-systems
picking ; h ; picking, preparación de pedidos, preparador de pedidos, recogida de pedidos, preparación de pedidos con radiofrecuencia, surtido de pedidos ; order picking, picking, order preparation, order fulfilment, order fulfillment, picking and packing, pick and pack ; packing-orders, rf-scanner ;
packing-orders ; h ; packing, empaquetado de pedidos, embalaje de pedidos ; order packing, packing orders, packing parcels ; picking, packaging ;
goods-receipt ; h ; recepción de mercancías, recepción de mercancía, recepción de materiales, descarga de mercancías, recepción y control de mercancía ; goods receipt, goods-in, receiving goods, goods receiving, inbound logistics ; warehouse-operations, stock-control ;
goods-dispatch ; h ; expedición de mercancías, expediciones, despacho de mercancías, salida de mercancías, despacho de pedidos ; goods dispatch, goods-out, dispatch, shipping and dispatch, outbound logistics, despatch ; warehouse-operations ;
loading-unloading ; h ; carga y descarga, carga y descarga de mercancías, carga y descarga de camiones, estiba de cargas, descarga de camiones ; loading and unloading, unloading trucks, loading trucks, loading and unloading goods ; manual-handling ;
manual-handling ; h ; manipulación manual de cargas, manejo manual de cargas, levantamiento de cargas, manipulación de cargas ; manual handling, heavy lifting, lifting heavy objects, safe lifting techniques ; loading-unloading ;
stock-control ; h ; control de stock, control de existencias, gestión de stocks, gestión de inventario, control de inventarios, gestión de existencias, control de inventario, gestión de inventarios, manejo de inventarios, gestión de stock, inventarios ; stock control, inventory control, inventory management, stock management, inventory, managing inventory ; stocktaking, wms ;
stocktaking ; h ; inventario físico, recuento de inventario, toma de inventario, realización de inventarios, conteo cíclico, inventarios cíclicos, conteo de inventario ; stocktaking, stock take, inventory counting, cycle counting, stock counts, physical inventory ; stock-control ;
inventory-optimization ; h ; optimización de inventarios, rotación de stock, FIFO, análisis ABC de inventario, punto de pedido, PEPS, stock de seguridad ; inventory optimization, stock rotation, FIFO, ABC inventory analysis, reorder point, safety stock ; stock-control ;
wms ; h ; SGA, sistema de gestión de almacenes, WMS, software de gestión de almacén, sistemas de gestión de almacén ; WMS, warehouse management system, warehouse management systems, warehouse management software ; warehouse-management, sap-ewm ;
rf-scanner ; t ; pistola de radiofrecuencia, radiofrecuencia en almacén, PDA de almacén, lector de código de barras, terminal de radiofrecuencia, lectores de códigos de barras, pistola RF, manejo de PDA ; RF scanner, RF scanners, barcode scanner, handheld scanner, RF gun, barcode scanning ; picking ;
rfid ; h ; RFID, identificación por radiofrecuencia ; RFID, radio frequency identification ; rf-scanner ;
voice-picking ; h ; picking por voz, voice picking ; voice picking, pick by voice, pick-to-light ; picking ;
cross-docking ; h ; cross-docking, crossdocking ; ; goods-receipt ;
automated-warehouses ; h ; almacenes automáticos, almacenes automatizados, transelevadores, silos automáticos ; automated warehouses, warehouse automation, automated storage and retrieval systems, ASRS ; wms, agv ;
reverse-logistics ; h ; logística inversa, gestión de devoluciones de mercancía ; reverse logistics, returns management, returns processing ; warehouse-operations ;
kitting ; h ; kitting, montaje de kits, manipulados, copacking, co-packing ; kitting, kit assembly, co-packing ; packaging ;
material-replenishment ; h ; reposición de almacén, reposición de mercancías, abastecimiento de líneas ; material replenishment, line feeding, replenishing stock ; warehouse-operations ; merchandising
forklift ; h ; carretilla elevadora, manejo de carretilla elevadora, carretillas elevadoras, carretillero, carnet de carretillero, toro mecánico, montacargas, carnet de carretilla elevadora, operador de montacargas, carretilla frontal, manejo de montacargas ; forklift, forklift driving, forklift operation, forklift truck, forklift operator, forklift licence, forklift license, FLT, counterbalance forklift, forklift certified ; reach-truck, pallet-truck ;
reach-truck ; h ; carretilla retráctil, retráctil, carretillas retráctiles ; reach truck, reach truck operation, reach forklift ; forklift ;
pallet-truck ; h ; transpaleta, transpaleta eléctrica, transpaleta manual, manejo de transpaleta, traspaleta, apilador, patín hidráulico ; pallet truck, pallet jack, electric pallet jack, powered pallet truck, stacker, hand pallet truck ; forklift ;
order-picker-truck ; h ; recogepedidos, preparadora de pedidos, carretilla trilateral ; order picker truck, cherry picker forklift, VNA truck ; forklift ;
tow-tractor ; h ; tractora de arrastre, tren logístico, milkrun ; tow tractor, tugger train, milk run ; warehouse-operations ;

[supply-chain]
logistics ; h ; logística, gestión logística, operaciones logísticas, coordinación logística, logística y transporte, procesos logísticos ; logistics, logistics management, logistics operations, logistics coordination, logistics and transport ; supply-chain, transport-planning ;
supply-chain ; h ; cadena de suministro, gestión de la cadena de suministro, supply chain, supply chain management, SCM, cadena de abastecimiento ; supply chain, supply chain management, SCM, supply chain operations ; logistics, demand-planning, procurement ;
demand-planning ; h ; planificación de la demanda, previsión de la demanda, pronóstico de demanda, planeación de la demanda ; demand planning, demand forecasting ; forecasting, supply-planning ;
supply-planning ; h ; planificación de aprovisionamiento, aprovisionamiento, abastecimiento, planificación de suministros, aprovisionamientos, planificación de materiales ; supply planning, replenishment planning, material planning, materials planning, materials management ; mrp, stock-control ;
sop-planning ; h ; planificación de ventas y operaciones, S&OP, IBP ; sales and operations planning, S&OP, integrated business planning ; demand-planning ;
distribution-management ; h ; gestión de la distribución, distribución física, centros de distribución, distribución de mercancías ; distribution management, physical distribution, distribution centers, distribution centres, distribution operations ; logistics ;
last-mile ; h ; última milla, reparto de última milla, logística de última milla ; last-mile delivery, last mile, last mile logistics ; parcel-delivery ;
logistics-costs ; h ; costes logísticos, control de costes logísticos, costos logísticos ; logistics costs, logistics cost control, freight cost control ; logistics ;
logistics-kpis ; h ; indicadores logísticos, KPI logísticos, nivel de servicio logístico, OTIF ; logistics KPIs, OTIF, on-time in-full ; logistics ;
third-party-logistics ; h ; operadores logísticos, 3PL, externalización logística, operador logístico ; third-party logistics, 3PL, 4PL ; logistics ;
scor-model ; h ; modelo SCOR, SCOR ; SCOR model, SCOR ; supply-chain ;
import-export ; h ; importación y exportación, comercio exterior, operaciones de importación y exportación, import-export, exportaciones, importaciones ; import and export, import/export, import-export, imports, exports ; customs, incoterms ;
customs ; h ; aduanas, despacho de aduanas, gestión aduanera, trámites aduaneros, despacho aduanero, DUA, clasificación arancelaria, legislación aduanera, trámites de aduanas ; customs, customs clearance, customs procedures, customs declarations, customs brokerage, tariff classification, customs compliance, customs documentation ; import-export, incoterms ;
incoterms ; h ; Incoterms, Incoterms 2020, términos Incoterms ; Incoterms, Incoterms 2020 ; import-export ;
freight-forwarding ; h ; tránsito internacional, transitario, transitarios, agente de carga, consignación de buques, consolidación de carga, grupaje, transitaria, negociación de fletes ; freight forwarding, freight forwarder, groupage, freight consolidation, shipping agency, freight booking, book freight ; import-export ;
maritime-transport ; h ; transporte marítimo, transporte marítimo de mercancías, flete marítimo, FCL y LCL, conocimiento de embarque ; maritime transport, sea freight, ocean freight, FCL, LCL, bill of lading, bills of lading ; freight-forwarding ;
air-freight ; h ; transporte aéreo de mercancías, carga aérea, AWB, conocimiento aéreo ; air freight, air cargo, AWB, air waybill ; freight-forwarding ;
rail-freight ; h ; transporte ferroviario de mercancías, transporte multimodal, transporte intermodal, transporte ferroviario ; rail freight, multimodal transport, intermodal transport ; freight-forwarding ;
shipping-containers ; h ; contenedores marítimos, gestión de contenedores, carga de contenedores, llenado de contenedores ; shipping containers, container loading, container handling, container stuffing ; maritime-transport ; containers
port-operations ; h ; operaciones portuarias, estiba portuaria, estibador, logística portuaria, terminales portuarias ; port operations, stevedoring, dock work, port terminals, longshoreman ; maritime-transport ;
airport-handling ; h ; handling aeroportuario, operaciones en rampa, facturación de equipajes, operaciones aeroportuarias ; airport ground handling, ground handling, ramp operations, baggage handling, airport operations, ramp agent ; air-freight ;
dangerous-goods ; h ; mercancías peligrosas, transporte de mercancías peligrosas, ADR, consejero de seguridad ADR, IMDG, carnet ADR ; dangerous goods, transport of dangerous goods, ADR regulations, ADR licence, IMDG, IATA DGR, dangerous goods regulations, hazmat transport ; hazardous-substances ;

[transport]
transport-planning ; h ; planificación de transporte, gestión del transporte, tráfico y transporte, gestión de transporte, jefe de tráfico, coordinación de transporte, organización del transporte ; transport planning, transport management, transportation management, transport coordination, transportation planning, traffic office, transport scheduling ; route-planning, fleet-management ; traffic-engineering
route-planning ; h ; planificación de rutas, optimización de rutas, diseño de rutas, organización de rutas ; route planning, route optimization, route optimisation ; transport-planning ;
fleet-management ; h ; gestión de flotas, gestión de flota de vehículos, control de flota, gestión de flota, control de flotas ; fleet management, vehicle fleet management, fleet operations ; transport-planning, tachograph ;
tms ; h ; TMS (transporte), sistema de gestión de transporte ; TMS, transportation management system, transport management system ; transport-planning ;
tachograph ; h ; tacógrafo, tacógrafo digital, tiempos de conducción y descanso, manejo de tacógrafo ; tachograph, digital tachograph, driving time regulations, drivers hours, hours of service, ELD ; lorry-driving ;
driving ; h ; conducción, conducción de vehículos, manejo de vehículos, conducción segura, chófer, conductor ; driving, vehicle driving, safe driving, defensive driving ; delivery-driving, driving-licence-b ;
driving-licence-b ; h ; carnet de conducir, permiso de conducir, carnet B, permiso B, carnet de conducir B, carné de conducir, licencia de conducir, permiso de conducir B, brevete, licencia de manejo, registro de conducir ; driving licence, driver's license, full driving licence, category B licence, valid driving licence, clean driving licence, driver's licence, driving license ; driving ;
driving-licence-c ; h ; carnet C, permiso C, permiso de conducir C, carnet de camión, carné C, carnet de conducir C, carné de conducir C ; category C licence, HGV licence, LGV licence, Class 2 licence, Class 2 HGV, CDL, commercial driver's license ; lorry-driving, cap-driver ;
driving-licence-d ; h ; carnet D, permiso D, permiso de conducir D, carnet de autobús, carnet de conducir D, carné de conducir D ; category D licence, PCV licence, bus licence, CDL Class B ; bus-driving ;
motorcycle-licence ; h ; carnet A, carnet de moto, permiso A2, permiso de conducir A ; motorcycle licence, motorcycle license, category A licence ; motorcycle-courier ;
cap-driver ; h ; CAP, certificado de aptitud profesional, CAP mercancías, CAP viajeros, tarjeta CAP ; driver CPC, Certificate of Professional Competence, driver qualification card ; lorry-driving ;
lorry-driving ; h ; conducción de camiones, camionero, conductor de camión, conducción de tráiler, conducción de vehículos pesados, transporte por carretera, manejo de camiones ; lorry driving, truck driving, HGV driving, trucking, articulated lorry driving, tractor-trailer driving, heavy vehicle driving, road haulage ; tachograph, driving-licence-c ;
van-driving ; h ; conducción de furgoneta, conducción de furgonetas, furgoneta ; van driving, van driver ; parcel-delivery ;
delivery-driving ; h ; reparto, reparto de mercancías, repartidor, entrega de mercancías, reparto a domicilio, repartos ; delivery driving, delivery of goods, deliveries, delivery driver, goods delivery, home delivery ; route-planning ;
parcel-delivery ; h ; paquetería, reparto de paquetería, mensajería, entrega de paquetes ; parcel delivery, courier services, package delivery, courier work ; last-mile ;
motorcycle-courier ; h ; reparto en moto, mensajería en moto, repartidor en moto, rider ; motorcycle delivery, bike courier, bicycle delivery ; parcel-delivery ;
bus-driving ; h ; conducción de autobuses, conductor de autobús, transporte de viajeros, transporte escolar, transporte de pasajeros ; bus driving, coach driving, passenger transport, bus driver, school bus driving ; driving-licence-d ;
taxi-driving ; h ; taxi, conducción de taxi, VTC, conductor VTC, taxista ; taxi driving, private hire driving, ride-hailing, rideshare driving, chauffeur services ; driving ;
refrigerated-transport ; h ; transporte frigorífico, transporte refrigerado, transporte a temperatura controlada ; refrigerated transport, reefer transport, temperature-controlled transport ; cold-chain ;
special-transport ; h ; transportes especiales, transporte especial, góndola ; abnormal load transport, oversized load transport, heavy haulage ; lorry-driving ;
tanker-driving ; h ; conducción de cisternas, cisterna ; tanker driving, tank truck driving ; dangerous-goods ;
livestock-transport ; h ; transporte de animales vivos, transporte de ganado ; livestock transport, live animal transport ; lorry-driving ;
crane-truck ; h ; camión grúa, camión pluma, manejo de camión grúa, grúa de asistencia en carretera ; crane truck, HIAB, truck-mounted crane, tow truck operation, roadside recovery ; crane-operation ;
removals ; h ; mudanzas, transporte de muebles, mozo de mudanzas ; removals, house moving, furniture moving, moving services ; manual-handling ;
train-driving ; h ; conducción de trenes, maquinista de tren, conducción ferroviaria, conducción de metro ; train driving, train driver, rail operations, locomotive operation ; rail-freight ;
load-securing ; h ; sujeción de cargas, estiba y sujeción, trincaje de cargas, aseguramiento de carga ; load securing, cargo securing, load restraint, lashing ; loading-unloading ;
waybills ; h ; CMR, carta de porte, documentación de transporte, cartas de porte ; CMR, waybills, consignment notes, transport documents, transport documentation, shipping documents ; transport-planning ;
gps-navigation ; t ; navegación GPS, GPS, navegador GPS, localización de flotas por GPS ; GPS navigation, GPS, sat nav, vehicle tracking ; route-planning ;
traffic-control-vehicles ; h ; regulación del tráfico en obra, señalización vial, señalista ; traffic marshalling, traffic control flagging, road signage, banksman ; construction-safety ;
parking-attendance ; h ; gestión de aparcamientos, control de aparcamiento ; parking attendance, car park management ; driving ;

[maritime-and-aviation]
seamanship ; h ; navegación marítima, maniobra de buques, marinería, guardia de navegación, náutica ; seamanship, maritime navigation, ship handling, deck work, navigational watchkeeping, boat handling ; ship-maintenance ;
boat-licence ; h ; titulación náutica, patrón de embarcaciones de recreo, patrón de yate, licencia náutica, patrón portuario ; boating licence, boat licence, yacht master, skipper licence ; seamanship ;
stcw ; h ; STCW, formación básica en seguridad marítima, certificados STCW ; STCW, basic safety training STCW, STCW certificates ; seamanship ;
gmdss ; h ; GMDSS, SMSSM, operador de radio marítima ; GMDSS, marine radio operation ; seamanship ;
ship-engine-room ; h ; sala de máquinas, mecánico naval de buques, guardia de máquinas ; engine room operations, marine engine operation ; ship-maintenance ;
diving-professional ; h ; buceo profesional, trabajos subacuáticos, soldadura subacuática ; commercial diving, underwater work, underwater welding ; welding ;
aircraft-piloting ; h ; pilotaje de aviones, piloto comercial, pilotaje, vuelo instrumental, ATPL, CPL ; aircraft piloting, flying aircraft, commercial pilot, instrument flying, ATPL, flight operations ; drone-piloting ;
helicopter-piloting ; h ; pilotaje de helicópteros ; helicopter piloting, helicopter flying ; aircraft-piloting ;
air-traffic-control ; h ; control de tráfico aéreo, control aéreo, AFIS ; air traffic control, ATC ; aircraft-piloting ;
flight-dispatch ; h ; despacho de vuelos, planificación de vuelos ; flight dispatch, flight planning ; airport-handling ;
aviation-safety ; h ; seguridad aérea, seguridad operacional aeronáutica, AVSEC ; aviation safety, AVSEC, safety management system (aviation) ; airport-handling ;
drone-piloting ; h ; pilotaje de drones, drones, piloto de drones, operación de drones, RPAS, UAV, vuelo de drones, UAS ; drone piloting, drones, drone pilot, drone operation, RPAS, UAV, UAS, drone flying ; photogrammetry, aerial-photography ;
drone-maintenance ; h ; mantenimiento de drones, reparación de drones ; drone maintenance, drone repair ; drone-piloting ;
`);
