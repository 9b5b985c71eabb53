import { readSkills } from './skill';

export const hospitalitySkills = readSkills(`
[table-service]
table-service ; h ; servicio de mesa, atención de mesas, atención en sala, servicio en sala, servicio de sala, camarero de sala, atención a mesas, mesero ; table service, waiting tables, waiting on tables, serving food, food service, waitressing, serving food and beverages ; tray-carrying, order-taking
order-taking ; h ; toma de comandas, comandas, toma de pedidos en mesa, toma de órdenes en restaurante ; taking orders, order taking, taking food orders, taking customer orders ; table-service
tray-carrying ; h ; manejo de bandeja, porte de bandejas, transporte de bandeja ; tray carrying, tray service, carrying trays, plate carrying ; table-service
dining-room-setup ; h ; montaje de mesas, montaje de sala, montaje de comedor, puesta a punto de la sala ; dining room setup, table setting, setting tables, laying tables ; table-service
banquet-service ; h ; servicio de banquetes, servicio de bodas y banquetes, camarero de banquetes, servicio de eventos en hostelería ; banquet service, banquet serving, function service ; catering, table-service
terrace-service ; h ; atención en terraza, servicio de terraza, barra y terraza, sala y terraza ; terrace service, outdoor dining service ; table-service
tableside-service ; h ; servicio a la inglesa, servicio de gueridón, trinchado y flambeado ante el cliente, emplatado en sala, servicio en gueridón ; tableside service, gueridon service, silver service, flambé at table ; table-service, fine-dining-service
fine-dining-service ; h ; servicio de alta restauración, protocolo de mesa, servicio de restaurante gastronómico ; fine dining service, formal table service ; tableside-service, sommelier
maitre-duties ; h ; jefatura de sala, maître, jefe de rango, gestión de sala ; maître d'hôtel duties, head waiting, dining room management, front of house management, front of house ; table-service, restaurant-reservations
restaurant-reservations ; h ; gestión de reservas de restaurante, reservas de mesas, acomodo de comensales, CoverManager, hostess de restaurante ; restaurant reservations, table bookings, OpenTable, CoverManager, restaurant hosting, seating guests ; maitre-duties
restaurant-management ; h ; gestión de restaurantes, dirección de restaurantes, gerencia de restaurante, gestión de bares y restaurantes, hostelería y restauración ; restaurant management, restaurant operations, managing a restaurant ; food-and-beverage-management, team-supervision ; art-conservation
food-and-beverage-management ; h ; gestión de alimentos y bebidas, alimentos y bebidas, dirección de F&B, food and beverage ; food and beverage management, F&B management, food and beverage, F&B operations ; restaurant-management, bar-stock
fast-food-service ; h ; atención en restaurante de comida rápida, mostrador de comida rápida, drive-thru, autoservicio de comida ; fast food service, drive-thru service, crew member work, counter service in fast food ; fast-food, cashier-work
bill-settlement ; h ; cobro de cuentas en mesa, cierre de caja en hostelería, facturación en restaurante ; settling bills, cashing out tables, processing bills in restaurants ; table-service, cash-handling
menu-recommendation ; h ; recomendación de platos, sugerencia de menú, maridajes, recomendación de vinos ; menu recommendations, wine pairing, recommending dishes, food and wine pairing ; sommelier, table-service
responsible-alcohol-service ; h ; dispensación responsable de alcohol, venta responsable de alcohol ; responsible alcohol service, responsible beverage service, TIPS certified service, alcohol service laws ; bartending
hospitality-pos ; t ; TPV de hostelería, Ágora TPV, ICG FrontRest, Revo XEF, Last.app ; Toast POS, Micros POS, Aloha POS, Lightspeed Restaurant, Square for Restaurants ; table-service, cash-handling

[bar]
bartending ; h ; servicio de barra, atención en barra, camarero de barra, barman, bartending, trabajo en barra, bármanes, bartender ; bartending, bar service, bar work, tending bar, barkeeping, bar tending ; cocktails, beer-pouring
cocktails ; h ; coctelería, cócteles, elaboración de cócteles, combinados y cócteles, preparación de cócteles ; cocktails, mixology, cocktail making, cocktail preparation ; bartending, flair-bartending
flair-bartending ; h ; coctelería acrobática, flair bartending ; flair bartending ; cocktails
coffee-making ; h ; barismo, barista, cafés de especialidad, preparación de cafés, cafetería de especialidad, latte art, manejo de cafetera ; barista skills, coffee making, latte art, espresso machine, specialty coffee, coffee preparation ; cafe-service
cafe-service ; h ; atención en cafetería, servicio de cafetería, cafetería y desayunos ; café service, coffee shop work, breakfast service in café ; coffee-making, table-service
beer-pouring ; h ; tiraje de cerveza, tirada de cerveza, cambio de barriles, grifo de cerveza ; beer pouring, pulling pints, changing kegs, draught beer ; bartending
craft-beer-knowledge ; h ; cervezas artesanas, cata de cervezas, cultura cervecera ; craft beer knowledge, beer tasting, Cicerone ; beer-pouring
sommelier ; h ; sumillería, sommelier, cata de vinos, servicio de vinos, enología en sala, sumiller ; sommelier skills, wine tasting, wine service, wine knowledge ; wine-list, menu-recommendation
wine-list ; h ; elaboración de cartas de vinos, gestión de bodega de restaurante, carta de vinos ; wine list creation, wine cellar management, wine lists ; sommelier
bar-stock ; h ; control de stock de barra, reposición de cámaras y neveras, inventario de bebidas, reposición de barra ; bar stock control, bar inventory, restocking the bar, beverage inventory ; bartending, beverage-cost
beverage-cost ; h ; escandallo de bebidas, control de costes de bebidas ; beverage cost control, pour cost ; bar-stock
nightlife-service ; h ; ocio nocturno, camarero de discoteca, sala de fiestas, coctelería nocturna ; nightclub service, nightlife, nightclub bar work ; bartending
tea-and-infusions ; h ; sumillería de té, ceremonia del té, té e infusiones ; tea sommelier skills, afternoon tea service ; cafe-service

[hotel]
hotel-reception ; h ; recepción hotelera, recepción de hotel, recepcionista de hotel, front desk de hotel, front office, atención en recepción de hotel ; hotel reception, hotel front desk, front office, front desk operations ; check-in-check-out, hotel-reservations ; reception-work
check-in-check-out ; h ; check-in y check-out, check in, check out, entrada y salida de huéspedes, registro de huéspedes ; check-in and check-out, guest check-in, guest check-out, checking in guests, guest registration at hotel ; hotel-reception
hotel-reservations ; h ; gestión de reservas hoteleras, reservas de hotel, central de reservas, gestión de reservas ; hotel reservations, reservations management, room reservations, taking reservations, booking reservations ; hotel-reception, booking-engines
guest-service ; h ; atención al huésped, atención a huéspedes, servicio al huésped, guest relations, relaciones públicas de hotel ; guest service, guest services, guest relations, guest experience, hospitality service ; concierge, customer-service
concierge ; h ; conserjería de hotel, concierge, servicio de conserjería hotelera, Llaves de Oro ; concierge, concierge services, Les Clefs d'Or ; guest-service
bell-service ; h ; botones de hotel, maletero de hotel, aparcacoches, bell boy, portería de hotel ; bell service, bellhop duties, luggage handling at hotel, valet parking, porter service ; concierge
night-audit ; h ; auditoría nocturna de hotel, night audit, recepción nocturna, auditor nocturno ; night audit, night auditing ; hotel-reception
housekeeping ; h ; limpieza de habitaciones, camarera de pisos, pisos y lavandería, ama de llaves, recamarista, arreglo de habitaciones, housekeeping, mucama de hotel ; housekeeping, room cleaning, hotel housekeeping, cleaning guest rooms, room attendant work ; bed-making, laundry
housekeeping-supervision ; h ; gobernanta, gobernantía, supervisión de pisos, revisión de habitaciones ; housekeeping supervision, executive housekeeping, room inspection ; housekeeping
bed-making ; h ; cambio de sábanas, hacer camas, lencería y cambio de ropa de cama ; bed making, making beds, changing linen, linen change ; housekeeping
minibar-replenishment ; h ; reposición de minibar, reposición de amenities ; minibar replenishment, amenities restocking ; housekeeping
hotel-breakfast ; h ; servicio de desayunos, desayunos de hotel, camarera de desayunos ; hotel breakfast service, breakfast service ; buffet, table-service
room-service ; h ; servicio de habitaciones, room service ; room service, in-room dining ; table-service
hotel-management ; h ; dirección hotelera, gestión hotelera, administración hotelera, dirección de hotel, hotelería, gerencia hotelera ; hotel management, hotel operations, hotel administration, hospitality management, hospitality ; revenue-management, hotel-reception
revenue-management ; h ; revenue management, gestión de ingresos hoteleros, yield management, RevPAR y ADR, RevPAR ; revenue management, yield management, RevPAR ; hotel-management, pricing-strategy
hotel-sales ; h ; ventas hoteleras, comercial hotelero, ventas de grupos y eventos en hotel ; hotel sales, group sales in hotels, room sales ; hotel-management, sales
rural-accommodation ; h ; gestión de alojamientos rurales, casas rurales, turismo rural ; rural accommodation management, bed and breakfast management, rural tourism ; hotel-management
hostel-management ; h ; gestión de albergues, recepción de albergue, gestión de hostales ; hostel management, hostel reception ; hotel-management
pms-opera ; t ; Opera PMS, Oracle Opera, Opera Hospitality, Micros Fidelio ; Opera PMS, Oracle Opera, Micros Fidelio, Opera Cloud ; hotel-reception
pms-hotels ; t ; Protel, Mews PMS, Cloudbeds, Avirato, Tesipro, Ulyses Cloud, Front Hotel, Navihotel, PMS hotelero ; Protel, Mews PMS, Cloudbeds, hotel PMS, property management system ; hotel-reception
channel-manager ; t ; channel manager, SiteMinder, Booking.com Extranet, gestión de OTAs, OTAs ; channel manager, SiteMinder, Booking.com Extranet, OTA management, OTAs ; hotel-reservations, revenue-management
booking-engines ; t ; motores de reservas, motor de reservas hotelero ; hotel booking engines, booking engine ; hotel-reservations
spa-reception ; h ; recepción de spa, atención en balneario ; spa reception ; hotel-reception, spa-treatments
campsite-work ; h ; recepción de camping, gestión de campings, campamento turístico ; campsite reception, campground management ; hotel-reception
cruise-ship-work ; h ; trabajo en cruceros, tripulación de crucero, hostelería en cruceros ; cruise ship work, cruise hospitality ; guest-service
casino-dealing ; h ; crupier, crupier de casino, juegos de casino, sala de juegos ; casino dealing, croupier work, table games dealing, blackjack dealing ; customer-service
hotel-entertainment ; h ; animación hotelera, animación turística, espectáculos de animación, mini club ; hotel entertainment, holiday animation, kids club, resort entertainment ; sociocultural-animation, childrens-entertainment
lifeguarding ; h ; socorrismo acuático, socorrista de piscina, salvamento y socorrismo, salvavidas, socorrista acuático, guardavidas ; lifeguarding, lifeguard duties, water rescue, pool lifeguarding ; first-aid, swimming-instruction

[tourism]
tourism ; h ; turismo, sector turístico, gestión turística, actividades turísticas ; tourism, tourism management, travel and tourism, tourism sector ; tour-guiding, travel-agency
tour-guiding ; h ; guía turístico, guiado de grupos, visitas guiadas, guía de turismo, guianza turística, tours guiados, guía oficial de turismo, guiar visitas, guiar grupos ; tour guiding, guided tours, leading tours, tour guide work ; tourist-information, heritage-interpretation
tour-leading ; h ; guía acompañante, tour leader, coordinación de grupos turísticos, transferista, asistencia en destino ; tour leading, tour escorting, group travel coordination, airport transfers assistance ; tour-guiding
tourist-information ; h ; información turística, oficina de turismo, informador turístico, atención al turista ; tourist information, visitor information, visitor centre work, visitor services ; tourism
travel-agency ; h ; agencia de viajes, venta de viajes, venta de paquetes turísticos, asesoría de viajes, agente de viajes ; travel agency work, selling travel packages, travel agency, travel consulting, holiday sales ; gds-amadeus, travel-packages
travel-packages ; h ; diseño de paquetes turísticos, creación de productos turísticos, diseño de circuitos turísticos, operación turística, diseño de itinerarios ; tour package design, tour operations, itinerary planning, tourism product development ; travel-agency
gds-amadeus ; t ; Amadeus GDS, sistema Amadeus, Galileo GDS, Sabre GDS, Worldspan, GDS turístico ; Amadeus GDS, Sabre GDS, Galileo GDS, Travelport, Worldspan, GDS ; airline-ticketing, travel-agency
airline-ticketing ; h ; emisión de billetes aéreos, emisión de boletos aéreos, billetaje, reservas aéreas, tarifas aéreas IATA ; airline ticketing, air ticketing, flight bookings, IATA fares ; gds-amadeus
airport-check-in ; h ; facturación de pasajeros, agente de handling, embarque de pasajeros, asistencia en tierra, agente de pasajeros ; airport check-in, passenger handling, passenger service, boarding passengers, ground handling of passengers ; cabin-crew ; invoicing
cabin-crew ; h ; tripulante de cabina de pasajeros, título de TCP, auxiliar de vuelo, sobrecargo, azafata de vuelo, tripulación de cabina ; cabin crew, flight attendant duties, in-flight service, cabin safety ; airport-check-in, guest-service
heritage-interpretation ; h ; interpretación del patrimonio, interpretación ambiental, turismo cultural ; heritage interpretation, cultural tourism, nature interpretation ; tour-guiding, museum-education
active-tourism ; h ; turismo activo, turismo de aventura, guía de montaña, ecoturismo, turismo de naturaleza ; adventure tourism, active tourism, ecotourism, mountain guiding, outdoor guiding ; tour-guiding, outdoor-sports-instruction
destination-marketing ; h ; promoción turística, marketing turístico, marketing de destinos, promoción de destinos ; destination marketing, tourism marketing, tourism promotion ; tourism, marketing-plan
sustainable-tourism ; h ; turismo sostenible, turismo responsable, planificación turística ; sustainable tourism, responsible tourism, tourism planning ; tourism
wine-tourism ; h ; enoturismo, turismo gastronómico, oleoturismo ; wine tourism, food tourism, gastronomic tourism ; tour-guiding, sommelier
free-tours ; h ; free tours, visitas teatralizadas, rutas turísticas ; walking tours, theatrical tours, free walking tours ; tour-guiding
theme-park-operations ; h ; parques temáticos, operador de atracciones, parques de ocio, operación de juegos mecánicos ; theme park operations, ride operation, amusement park work, attractions operation ; customer-service
vehicle-rental ; h ; alquiler de coches, rent a car, alquiler de vehículos sin conductor ; car rental, vehicle rental desk, car hire ; customer-service
`);
