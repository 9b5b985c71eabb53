/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const hospitalityAndSecurityPhrases = `
menu design and planning	elaboración de cartas y menús	es	shows	Cambiaba la oferta cada estación con producto de lonja y huerta
menu design and planning	elaboración de cartas y menús	es	shows	Menú del día distinto cada semana, 11 platos y tres postres
menu design and planning	elaboración de cartas y menús	es	shows	Diseñé el degustación de doce pases
menu design and planning	elaboración de cartas y menús	es	shows	Creé propuestas para celíacos y veganos en colegio de 400 comensales
menu design and planning	elaboración de cartas y menús	es	shows	Propuse platos nuevos y quité los que no salían
menu design and planning	elaboración de cartas y menús	en	shows	Rewrote dishes each season around market produce
menu design and planning	elaboración de cartas y menús	en	shows	Built a 12-course tasting with wine pairing
menu design and planning	elaboración de cartas y menús	en	shows	Planned school lunches for 400 with allergen swaps
menu design and planning	elaboración de cartas y menús	en	shows	Dropped slow sellers and added six specials a month
menu design and planning	elaboración de cartas y menús	es	near	Repartía cartas del menú en las mesas
menu design and planning	elaboración de cartas y menús	es	near	Cartas de presentación y cartas comerciales
menu design and planning	elaboración de cartas y menús	es	near	Diseño de menús desplegables en web
menu design and planning	elaboración de cartas y menús	en	near	Handed out menus at the door
menu design and planning	elaboración de cartas y menús	en	near	Dropdown menu UX design
hot kitchen line cooking	cocina caliente y partidas	es	shows	Jefe de partida de carnes y salsas, 140 cubiertos
hot kitchen line cooking	cocina caliente y partidas	es	shows	Fogones y plancha en pase de noche
hot kitchen line cooking	cocina caliente y partidas	es	shows	Saqué arroces y guisos en casa de comidas
hot kitchen line cooking	cocina caliente y partidas	es	shows	Pescados a la sal, fondos y guarniciones al momento
hot kitchen line cooking	cocina caliente y partidas	es	shows	Cocinero en hotel de costa con buffet y show cooking
hot kitchen line cooking	cocina caliente y partidas	en	shows	Chef de partie, sauce and grill, 140 covers
hot kitchen line cooking	cocina caliente y partidas	en	shows	Worked the pass on Friday nights
hot kitchen line cooking	cocina caliente y partidas	en	shows	Fish section in a one-star brasserie
hot kitchen line cooking	cocina caliente y partidas	en	shows	Pan-work and garnish to order
hot kitchen line cooking	cocina caliente y partidas	es	near	Calentaba platos precocinados en microondas
hot kitchen line cooking	cocina caliente y partidas	es	near	Línea caliente de atención telefónica
hot kitchen line cooking	cocina caliente y partidas	es	near	Fregaplatos que ayudaba en emplatado
hot kitchen line cooking	cocina caliente y partidas	en	near	Kept the hot buffet topped up for guests
hot kitchen line cooking	cocina caliente y partidas	en	near	Microwaved ready meals at a petrol station
cold kitchen and garde manger	cuarto frío	es	shows	Ensaladas, escabeches y terrinas para buffet
cold kitchen and garde manger	cuarto frío	es	shows	Limpiaba pescado y marinaba ceviches
cold kitchen and garde manger	cuarto frío	es	shows	Montaba canapés para 300 personas
cold kitchen and garde manger	cuarto frío	es	shows	Fiambres, vinagretas y entrantes emplatados
cold kitchen and garde manger	cuarto frío	es	shows	Partida de entrantes fríos con tartares y carpaccios
cold kitchen and garde manger	cuarto frío	en	shows	Larder section: terrines, cures and dressings
cold kitchen and garde manger	cuarto frío	en	shows	Canapés for 300 at drinks receptions
cold kitchen and garde manger	cuarto frío	en	shows	Starters and salads on the pass
cold kitchen and garde manger	cuarto frío	en	shows	Filleted, cured and plated raw fish
cold kitchen and garde manger	cuarto frío	es	near	Reponía cámaras frigoríficas
cold kitchen and garde manger	cuarto frío	es	near	Mozo en almacén congelador
cold kitchen and garde manger	cuarto frío	es	near	Manipulaba helados en heladería
cold kitchen and garde manger	cuarto frío	en	near	Freezer store picker
cold kitchen and garde manger	cuarto frío	en	near	Salad bar attendant topping up bowls
pastry and dessert making	pastelería y postres	es	shows	Hojaldre, pasta choux y cremas de base
pastry and dessert making	pastelería y postres	es	shows	Tartas de boda con fondant y buttercream
pastry and dessert making	pastelería y postres	es	shows	Partida dulce en restaurante con dos soles Repsol
pastry and dessert making	pastelería y postres	es	shows	Templaba chocolate y hacía bombones
pastry and dessert making	pastelería y postres	es	shows	Obrador de confitería: milhojas, roscones y yemas
pastry and dessert making	pastelería y postres	en	shows	Laminated doughs, choux and custards from scratch
pastry and dessert making	pastelería y postres	en	shows	Wedding cakes, sugar flowers and tiers
pastry and dessert making	pastelería y postres	en	shows	Tempered chocolate and moulded truffles
pastry and dessert making	pastelería y postres	en	shows	Sweet section in a hotel, petit fours for 200
pastry and dessert making	pastelería y postres	es	near	Despachaba bollos en mostrador
pastry and dessert making	pastelería y postres	es	near	Servía los postres que llegaban congelados
pastry and dessert making	pastelería y postres	es	near	Repostaje de combustible en pista
pastry and dessert making	pastelería y postres	en	near	Served cakes behind a café counter
pastry and dessert making	pastelería y postres	en	near	Thawed frozen desserts
bread baking	panadería	es	shows	Masa madre y fermentaciones de 24 horas
bread baking	panadería	es	shows	Hornero de madrugada, 800 barras
bread baking	panadería	es	shows	Amasaba, heñía y formaba hogazas
bread baking	panadería	es	shows	Horno de suela y cortes con cuchilla
bread baking	panadería	es	shows	Panadero artesano: chapata, candeal y centeno
bread baking	panadería	en	shows	Sourdough, 24-hour retarded, deck oven
bread baking	panadería	en	shows	Night shift, 800 loaves mixed and scaled
bread baking	panadería	en	shows	Shaped baguettes and batards by hand
bread baking	panadería	en	shows	Fed starters and adjusted hydration
bread baking	panadería	es	near	Dependienta de panadería, caja y bolsas
bread baking	panadería	es	near	Horneaba tostadas en cafetería
bread baking	panadería	es	near	Horno de fundición
bread baking	panadería	en	near	Bakery till and slicing
bread baking	panadería	en	near	Metal furnace operator
food hygiene and HACCP	higiene alimentaria y APPCC	es	shows	Registraba cámaras, cloro y cocciones dos veces al día
food hygiene and HACCP	higiene alimentaria y APPCC	es	shows	Etiquetaba tápers con fecha y rotaba FIFO
food hygiene and HACCP	higiene alimentaria y APPCC	es	shows	Separaba crudo y cocinado, tablas por color
food hygiene and HACCP	higiene alimentaria y APPCC	es	shows	Inspección de Sanidad sin incidencias tres años
food hygiene and HACCP	higiene alimentaria y APPCC	es	shows	Abatía a 3 grados antes de hora y media
food hygiene and HACCP	higiene alimentaria y APPCC	en	shows	Probe logs, date labels and FIFO twice daily
food hygiene and HACCP	higiene alimentaria y APPCC	en	shows	Five-star rating from environmental health
food hygiene and HACCP	higiene alimentaria y APPCC	en	shows	Colour boards, raw below cooked
food hygiene and HACCP	higiene alimentaria y APPCC	en	shows	Blast-chilled within 90 minutes and recorded
food hygiene and HACCP	higiene alimentaria y APPCC	es	near	Higiene bucodental en clínica
food hygiene and HACCP	higiene alimentaria y APPCC	es	near	Fregaba suelos del comedor
food hygiene and HACCP	higiene alimentaria y APPCC	es	near	Cursé dietética por afición
food hygiene and HACCP	higiene alimentaria y APPCC	en	near	Dental hygiene assistant
food hygiene and HACCP	higiene alimentaria y APPCC	en	near	Ate out as a restaurant critic
allergen management	gestión de alérgenos	es	shows	Fichas de los 14 por plato y utensilios aparte para celíacos
allergen management	gestión de alérgenos	es	shows	Avisaba en comanda de frutos secos y lactosa y cambiaba de sartén
allergen management	gestión de alérgenos	es	shows	Sin gluten certificado FACE en mi cocina
allergen management	gestión de alérgenos	es	shows	Formé al personal en contaminación cruzada
allergen management	gestión de alérgenos	es	shows	Ningún susto con intolerancias en 90.000 menús escolares
allergen management	gestión de alérgenos	en	shows	Matrix of the 14 for each dish, separate fryers
allergen management	gestión de alérgenos	en	shows	Nut-free prep area and clean-down between orders
allergen management	gestión de alérgenos	en	shows	Natasha's Law labels on grab-and-go
allergen management	gestión de alérgenos	en	shows	Briefed servers on what each dish contained
allergen management	gestión de alérgenos	es	near	Consulta de alergología: pruebas cutáneas
allergen management	gestión de alérgenos	es	near	Soy celíaca y conozco productos
allergen management	gestión de alérgenos	es	near	Servía lo que pedían sin preguntar en barra de copas
allergen management	gestión de alérgenos	en	near	Allergy clinic nurse
allergen management	gestión de alérgenos	en	near	I follow a gluten-free diet
stock rotation and food cost	control de mermas y escandallos	es	shows	Fichas técnicas con gramaje y coste del plato al 28 %
stock rotation and food cost	control de mermas y escandallos	es	shows	Pesaba desperdicio y lo bajé a la mitad
stock rotation and food cost	control de mermas y escandallos	es	shows	Inventario de cámaras los domingos y pedido ajustado
stock rotation and food cost	control de mermas y escandallos	es	shows	Subí margen renegociando aceite y pescado
stock rotation and food cost	control de mermas y escandallos	es	shows	Escandallaba cada plato antes de ponerle precio
stock rotation and food cost	control de mermas y escandallos	en	shows	Costed recipes to 28% and set prices
stock rotation and food cost	control de mermas y escandallos	en	shows	Halved bin waste by weighing it daily
stock rotation and food cost	control de mermas y escandallos	en	shows	Sunday counts and tight orders
stock rotation and food cost	control de mermas y escandallos	en	shows	GP up four points on the same menu
stock rotation and food cost	control de mermas y escandallos	es	near	Compraba la comida de casa con oferta
stock rotation and food cost	control de mermas y escandallos	es	near	Coste de vida: estudio económico
stock rotation and food cost	control de mermas y escandallos	es	near	Rotación de personal en hostelería
stock rotation and food cost	control de mermas y escandallos	en	near	Staff turnover analysis
stock rotation and food cost	control de mermas y escandallos	en	near	Rotated stock on clothing rails each season
kitchen brigade management	dirección de equipo de cocina	es	shows	Jefe con nueve cocineros y dos pinches
kitchen brigade management	dirección de equipo de cocina	es	shows	Cantaba comandas y marcaba tiempos en el pase
kitchen brigade management	dirección de equipo de cocina	es	shows	Turnos, vacaciones y fichajes de la brigada
kitchen brigade management	dirección de equipo de cocina	es	shows	Enseñé a aprendices que hoy llevan partida
kitchen brigade management	dirección de equipo de cocina	es	shows	Segundo: sustituía al chef y mandaba en servicio
kitchen brigade management	dirección de equipo de cocina	en	shows	Head chef over nine cooks and two porters
kitchen brigade management	dirección de equipo de cocina	en	shows	Called the pass and set timings
kitchen brigade management	dirección de equipo de cocina	en	shows	Rotas, hiring and training for the brigade
kitchen brigade management	dirección de equipo de cocina	en	shows	Sous, ran service in chef's absence
kitchen brigade management	dirección de equipo de cocina	es	near	Ayudante en cocina de un gran equipo
kitchen brigade management	dirección de equipo de cocina	es	near	Vendía equipos de cocina industrial
kitchen brigade management	dirección de equipo de cocina	es	near	Dirección de cine y equipo técnico
kitchen brigade management	dirección de equipo de cocina	en	near	Commis under a head chef
kitchen brigade management	dirección de equipo de cocina	en	near	Sold catering equipment
banquet and volume catering	catering y grandes volúmenes	es	shows	Bodas de 350 invitados con emplatado en cadena
banquet and volume catering	catering y grandes volúmenes	es	shows	Comedor de hospital: 1.200 bandejas en cinta
banquet and volume catering	catering y grandes volúmenes	es	shows	Línea fría y regeneración para colegios
banquet and volume catering	catering y grandes volúmenes	es	shows	Montaba office de campaña en fincas
banquet and volume catering	catering y grandes volúmenes	es	shows	Producía rancho para 500 en base militar
banquet and volume catering	catering y grandes volúmenes	en	shows	Plated weddings for 350 in 20 minutes
banquet and volume catering	catering y grandes volúmenes	en	shows	Hospital belt line, 1,200 trays a meal
banquet and volume catering	catering y grandes volúmenes	en	shows	Cook-chill for schools
banquet and volume catering	catering y grandes volúmenes	en	shows	Field kitchens at festivals, 2,000 meals
banquet and volume catering	catering y grandes volúmenes	es	near	Camarero extra en banquetes
banquet and volume catering	catering y grandes volúmenes	es	near	Cocinaba para mi familia numerosa
banquet and volume catering	catering y grandes volúmenes	es	near	Banca de grandes clientes
banquet and volume catering	catering y grandes volúmenes	en	near	Waited on banquet tables
banquet and volume catering	catering y grandes volúmenes	en	near	Cooked for a family of six
meat and fish butchery	despiece de carnes y pescados	es	shows	Deshuesaba corderos y porcionaba solomillos
meat and fish butchery	despiece de carnes y pescados	es	shows	Desescamaba, evisceraba y sacaba lomos
meat and fish butchery	despiece de carnes y pescados	es	shows	Limpieza de sepia, pulpo y marisco en lonja
meat and fish butchery	despiece de carnes y pescados	es	shows	Piezas enteras de vaca madurada a corte
meat and fish butchery	despiece de carnes y pescados	es	shows	Fileteaba merluza a cuchillo, 60 kilos al día
meat and fish butchery	despiece de carnes y pescados	en	shows	Boned lambs and portioned fillets
meat and fish butchery	despiece de carnes y pescados	en	shows	Scaled, gutted and filleted whole fish
meat and fish butchery	despiece de carnes y pescados	en	shows	Broke down aged sides on the block
meat and fish butchery	despiece de carnes y pescados	en	shows	Prepped shellfish and squid
meat and fish butchery	despiece de carnes y pescados	es	near	Vendía bandejas ya envasadas
meat and fish butchery	despiece de carnes y pescados	es	near	Despiece de coches en desguace
meat and fish butchery	despiece de carnes y pescados	es	near	Pescador aficionado de río
meat and fish butchery	despiece de carnes y pescados	en	near	Sold pre-packed trays
meat and fish butchery	despiece de carnes y pescados	en	near	Car breaker's yard
grill and charcoal cooking	parrilla y brasa	es	shows	Chuletones y besugos en Josper y carbón de encina
grill and charcoal cooking	parrilla y brasa	es	shows	Asador: lechazo en horno de leña
grill and charcoal cooking	parrilla y brasa	es	shows	Parrillero de asado argentino para 100
grill and charcoal cooking	parrilla y brasa	es	shows	Regulaba altura y puntos según corte
grill and charcoal cooking	parrilla y brasa	es	shows	Brasas de sarmiento y verduras a la llama
grill and charcoal cooking	parrilla y brasa	en	shows	Josper and lumpwood, steaks to temp
grill and charcoal cooking	parrilla y brasa	en	shows	Pitmaster, brisket smoked 14 hours
grill and charcoal cooking	parrilla y brasa	en	shows	Open fire, whole turbot over embers
grill and charcoal cooking	parrilla y brasa	en	shows	Flipped 400 burgers a night on chargrill
grill and charcoal cooking	parrilla y brasa	es	near	Parrilla televisiva: programación
grill and charcoal cooking	parrilla y brasa	es	near	Vendía barbacoas y carbón
grill and charcoal cooking	parrilla y brasa	es	near	Plancha de ropa en hotel
grill and charcoal cooking	parrilla y brasa	en	near	Set tables on a grill restaurant terrace
grill and charcoal cooking	parrilla y brasa	en	near	Waited tables in a steakhouse
dietary and special diets cooking	cocina de dietas especiales	es	shows	Túrmix y texturas para disfagia en residencia
dietary and special diets cooking	cocina de dietas especiales	es	shows	Sin sal, diabéticos y blandas en hospital
dietary and special diets cooking	cocina de dietas especiales	es	shows	Vegano y crudivegano en restaurante de autor
dietary and special diets cooking	cocina de dietas especiales	es	shows	Halal y kosher para catering aéreo
dietary and special diets cooking	cocina de dietas especiales	es	shows	Adaptaba bandejas según hoja de la nutricionista
dietary and special diets cooking	cocina de dietas especiales	en	shows	IDDSI levels 4 to 6 for care home residents
dietary and special diets cooking	cocina de dietas especiales	en	shows	Low-salt, diabetic and renal trays
dietary and special diets cooking	cocina de dietas especiales	en	shows	Plant-based chef, all from scratch
dietary and special diets cooking	cocina de dietas especiales	en	shows	Halal and kosher for airline meals
dietary and special diets cooking	cocina de dietas especiales	es	near	Hacía dieta y ayuno intermitente
dietary and special diets cooking	cocina de dietas especiales	es	near	Dietas y kilometraje: liquidación de gastos
dietary and special diets cooking	cocina de dietas especiales	es	near	Repartía bandejas por las habitaciones
dietary and special diets cooking	cocina de dietas especiales	en	near	Claimed travel per diems
dietary and special diets cooking	cocina de dietas especiales	en	near	Carried trays to wards
modern cooking techniques	técnicas de cocina moderna	es	shows	Ronner, vacío y baja temperatura
modern cooking techniques	técnicas de cocina moderna	es	shows	Esferas, aires y sifón de nitrógeno
modern cooking techniques	técnicas de cocina moderna	es	shows	Fermentados, koji y garum caseros
modern cooking techniques	técnicas de cocina moderna	es	shows	Roner a 64 grados y marcado final
modern cooking techniques	técnicas de cocina moderna	es	shows	Texturas con agar, xantana y gellan
modern cooking techniques	técnicas de cocina moderna	en	shows	Sous-vide, water bath and vac-pack
modern cooking techniques	técnicas de cocina moderna	en	shows	Spheres, foams and siphons
modern cooking techniques	técnicas de cocina moderna	en	shows	Koji, garum and house ferments
modern cooking techniques	técnicas de cocina moderna	en	shows	Rotavap and dehydrator in a test kitchen
modern cooking techniques	técnicas de cocina moderna	es	near	Vacié cámaras en cierre de local
modern cooking techniques	técnicas de cocina moderna	es	near	Gastronomía molecular: leí varios libros
modern cooking techniques	técnicas de cocina moderna	es	near	Baile moderno y contemporáneo
modern cooking techniques	técnicas de cocina moderna	en	near	Read books on molecular gastronomy
modern cooking techniques	técnicas de cocina moderna	en	near	Took a one-day sous-vide class as a gift
kitchen porter duties	limpieza de cocina y office	es	shows	Tren de lavado, cazuelas y campana
kitchen porter duties	limpieza de cocina y office	es	shows	Fregaba perolas y sacaba basuras al cierre
kitchen porter duties	limpieza de cocina y office	es	shows	Pinche: pelaba patatas y recogía partidas
kitchen porter duties	limpieza de cocina y office	es	shows	Desengrase de planchas y filtros cada noche
kitchen porter duties	limpieza de cocina y office	es	shows	Plonge en hotel, 400 servicios
kitchen porter duties	limpieza de cocina y office	en	shows	Pot wash, bins and floors nightly
kitchen porter duties	limpieza de cocina y office	en	shows	Deep-cleaned extractor filters and fryers
kitchen porter duties	limpieza de cocina y office	en	shows	Peeled veg and kept chefs in clean pans
kitchen porter duties	limpieza de cocina y office	en	shows	Ran the dish machine for 400 covers
kitchen porter duties	limpieza de cocina y office	es	near	Botones y portero de hotel
kitchen porter duties	limpieza de cocina y office	es	near	Paquete Office avanzado
kitchen porter duties	limpieza de cocina y office	es	near	Limpieza de oficinas
kitchen porter duties	limpieza de cocina y office	en	near	Hotel luggage porter
kitchen porter duties	limpieza de cocina y office	en	near	Microsoft Office user
table service	servicio de mesa	es	shows	Rango de ocho mesas en terraza, bandeja y comanda
table service	servicio de mesa	es	shows	Desbarasaba, marcaba cubiertos y servía por la derecha
table service	servicio de mesa	es	shows	Camarera de sala en restaurante de 90 plazas
table service	servicio de mesa	es	shows	Llevaba tres platos por viaje en bodas
table service	servicio de mesa	es	shows	Atendía turnos de 60 comensales con dos compañeros
table service	servicio de mesa	en	shows	Section of eight, plates, refills and clearing
table service	servicio de mesa	en	shows	Silver and gueridon in a hotel dining room
table service	servicio de mesa	en	shows	Waited on 60 diners a shift with two colleagues
table service	servicio de mesa	en	shows	Three-plate carry at weddings
table service	servicio de mesa	es	near	Mesa de ayuda informática
table service	servicio de mesa	es	near	Vendía mesas y sillas de terraza
table service	servicio de mesa	es	near	Comensal y crítico gastronómico en blog
table service	servicio de mesa	en	near	IT service desk agent
table service	servicio de mesa	en	near	Ping-pong table supplier
order taking and POS	toma de comandas y TPV	es	shows	PDA con Ágora y marcha a cocina por tiempos
order taking and POS	toma de comandas y TPV	es	shows	Apuntaba modificaciones y alergias y cobraba en Revo
order taking and POS	toma de comandas y TPV	es	shows	Dividía cuentas y cerraba turno con Z
order taking and POS	toma de comandas y TPV	es	shows	Marchaba segundos y controlaba tickets
order taking and POS	toma de comandas y TPV	es	shows	Tablet con Glop, 40 mesas por noche
order taking and POS	toma de comandas y TPV	en	shows	Punched tickets into Toast and fired courses
order taking and POS	toma de comandas y TPV	en	shows	Split bills and closed out on Lightspeed
order taking and POS	toma de comandas y TPV	en	shows	Handheld on the terrace, mods and allergies noted
order taking and POS	toma de comandas y TPV	en	shows	Ran end-of-night Z reads
order taking and POS	toma de comandas y TPV	es	near	Ponía pedidos a proveedores
order taking and POS	toma de comandas y TPV	es	near	Órdenes de trabajo en taller
order taking and POS	toma de comandas y TPV	es	near	Ordenaba comida por aplicación
order taking and POS	toma de comandas y TPV	en	near	Raised work orders
order taking and POS	toma de comandas y TPV	en	near	Kitchen runner carrying plates to the pass
cocktail making	coctelería	es	shows	Negronis, sours y mojitos, 150 por noche
cocktail making	coctelería	es	shows	Carta propia de doce combinados de autor
cocktail making	coctelería	es	shows	Siropes caseros, clarificados y shrubs
cocktail making	coctelería	es	shows	Bartender de hotel con flair y mixología
cocktail making	coctelería	es	shows	Agitaba, removía y decoraba en barra de discoteca
cocktail making	coctelería	en	shows	Shook and stirred 150 drinks a night
cocktail making	coctelería	en	shows	Wrote a 12-drink signature list
cocktail making	coctelería	en	shows	House syrups, clarified punches and infusions
cocktail making	coctelería	en	shows	Mixologist at a speakeasy, World Class finalist
cocktail making	coctelería	es	near	Abría cervezas y servía refrescos
cocktail making	coctelería	es	near	Cóctel de bienvenida: camarera de bandeja
cocktail making	coctelería	es	near	Pasaba bandejas en cócteles de empresa
cocktail making	coctelería	en	near	Carried trays at drinks receptions
cocktail making	coctelería	en	near	Poured pints only
coffee preparation and barista	barista y café	es	shows	Espresso, latte art y molienda ajustada cada mañana
coffee preparation and barista	barista y café	es	shows	V60, Aeropress y Chemex en tienda de especialidad
coffee preparation and barista	barista y café	es	shows	300 cortados y capuchinos antes de las doce
coffee preparation and barista	barista y café	es	shows	Texturizaba leche y calibraba molino
coffee preparation and barista	barista y café	es	shows	Título SCA Intermediate, campeón autonómico
coffee preparation and barista	barista y café	en	shows	Dialled in grinders and poured latte art
coffee preparation and barista	barista y café	en	shows	Pour-overs and batch brew in a roastery
coffee preparation and barista	barista y café	en	shows	300 flat whites before noon
coffee preparation and barista	barista y café	en	shows	SCA Intermediate, steamed and tamped all day
coffee preparation and barista	barista y café	es	near	Camarera que recogía tazas
coffee preparation and barista	barista y café	es	near	Comercial de cápsulas
coffee preparation and barista	barista y café	es	near	Consumidor de cafés del mundo
coffee preparation and barista	barista y café	en	near	Cleared tables and washed cups in a coffee shop
coffee preparation and barista	barista y café	en	near	Sold capsule machines
beer cellar and draught	barriles y tirada de cerveza	es	shows	Cambiaba barriles, CO2 y limpiaba líneas cada semana
beer cellar and draught	barriles y tirada de cerveza	es	shows	Doble tirada con dos dedos de espuma
beer cellar and draught	barriles y tirada de cerveza	es	shows	Certificado Mahou de maestro tirador
beer cellar and draught	barriles y tirada de cerveza	es	shows	Rotaba bodega y controlaba merma de grifo
beer cellar and draught	barriles y tirada de cerveza	es	shows	Diez surtidores artesanos y maridaje
beer cellar and draught	barriles y tirada de cerveza	en	shows	Changed kegs, gas and cleaned lines weekly
beer cellar and draught	barriles y tirada de cerveza	en	shows	Cask Marque cellar, vented and tapped
beer cellar and draught	barriles y tirada de cerveza	en	shows	Ten craft taps, yield 98%
beer cellar and draught	barriles y tirada de cerveza	en	shows	Pulled pints and kept the cooler at 11
beer cellar and draught	barriles y tirada de cerveza	es	near	Bebía y puntuaba cervezas en Untappd
beer cellar and draught	barriles y tirada de cerveza	es	near	Barriles de petróleo: análisis de precios
beer cellar and draught	barriles y tirada de cerveza	es	near	Repartidor de bebidas
beer cellar and draught	barriles y tirada de cerveza	en	near	Home-brew hobbyist
beer cellar and draught	barriles y tirada de cerveza	en	near	Oil barrel price analyst
wine service and knowledge	servicio y conocimiento de vinos	es	shows	Decantaba, presentaba botella y aconsejaba maridaje
wine service and knowledge	servicio y conocimiento de vinos	es	shows	WSET 3 y 350 referencias en bodega
wine service and knowledge	servicio y conocimiento de vinos	es	shows	Sumiller en restaurante con estrella
wine service and knowledge	servicio y conocimiento de vinos	es	shows	Compraba añadas y mantenía la carta
wine service and knowledge	servicio y conocimiento de vinos	es	shows	Catas guiadas de Rioja, Jerez y Priorat
wine service and knowledge	servicio y conocimiento de vinos	en	shows	Decanted, presented and paired bottles
wine service and knowledge	servicio y conocimiento de vinos	en	shows	WSET Level 3, 350-bin list
wine service and knowledge	servicio y conocimiento de vinos	en	shows	Sommelier at a starred restaurant
wine service and knowledge	servicio y conocimiento de vinos	en	shows	Ran tastings of Burgundy and sherry
wine service and knowledge	servicio y conocimiento de vinos	es	near	Vendimiador en bodega
wine service and knowledge	servicio y conocimiento de vinos	es	near	Encargado de etiquetas en embotelladora
wine service and knowledge	servicio y conocimiento de vinos	es	near	Me gustan los vinos del mundo
wine service and knowledge	servicio y conocimiento de vinos	en	near	Picked grapes for two harvests in Rioja
wine service and knowledge	servicio y conocimiento de vinos	en	near	Bottle line labeller
bar opening and closing	apertura y cierre de bar	es	shows	Montaba terraza a las siete y encendía máquinas
bar opening and closing	apertura y cierre de bar	es	shows	Último en salir: caja, alarma y persiana
bar opening and closing	apertura y cierre de bar	es	shows	Llaves del local y cuadre nocturno
bar opening and closing	apertura y cierre de bar	es	shows	Reponía cámaras y hielo antes de abrir
bar opening and closing	apertura y cierre de bar	es	shows	Hacía el arqueo y dejaba la barra para el turno siguiente
bar opening and closing	apertura y cierre de bar	en	shows	First in: machines on, terrace out, ice filled
bar opening and closing	apertura y cierre de bar	en	shows	Keyholder, cashed up and set the alarm
bar opening and closing	apertura y cierre de bar	en	shows	Locked up after stocktake of spirits
bar opening and closing	apertura y cierre de bar	en	shows	Restocked fridges and handed over to next shift
bar opening and closing	apertura y cierre de bar	es	near	Apertura de cuentas bancarias
bar opening and closing	apertura y cierre de bar	es	near	Cierre contable mensual
bar opening and closing	apertura y cierre de bar	es	near	Cliente habitual del bar
bar opening and closing	apertura y cierre de bar	en	near	Month-end close
bar opening and closing	apertura y cierre de bar	en	near	Opened bank accounts
guest complaint handling	gestión de quejas de clientes	es	shows	Cambiaba el plato, invitaba al postre y salían contentos
guest complaint handling	gestión de quejas de clientes	es	shows	Mesas enfadadas por esperas: daba la cara
guest complaint handling	gestión de quejas de clientes	es	shows	Bajé reseñas de una estrella a la mitad
guest complaint handling	gestión de quejas de clientes	es	shows	Hablaba a solas con el huésped y buscaba solución el mismo día
guest complaint handling	gestión de quejas de clientes	es	shows	Hojas de reclamación resueltas antes de 48 h
guest complaint handling	gestión de quejas de clientes	en	shows	Replaced dishes, comped dessert, won them back
guest complaint handling	gestión de quejas de clientes	en	shows	Took angry tables and turned them round
guest complaint handling	gestión de quejas de clientes	en	shows	Answered every one-star review within a day
guest complaint handling	gestión de quejas de clientes	en	shows	Fixed room issues before checkout
guest complaint handling	gestión de quejas de clientes	es	near	Redacté mi propia reclamación a la compañía
guest complaint handling	gestión de quejas de clientes	es	near	Invitados y protocolo en bodas
guest complaint handling	gestión de quejas de clientes	es	near	Puse hojas de reclamaciones a la vista
guest complaint handling	gestión de quejas de clientes	en	near	Filed a complaint as a consumer
guest complaint handling	gestión de quejas de clientes	en	near	Compiled a guest list
upselling in hospitality	venta sugestiva en hostelería	es	shows	Ticket medio de 22 a 26 € ofreciendo entrantes y vinos
upselling in hospitality	venta sugestiva en hostelería	es	shows	Colocaba postres y copas al final
upselling in hospitality	venta sugestiva en hostelería	es	shows	Recomendaba fuera de carta y salía todo
upselling in hospitality	venta sugestiva en hostelería	es	shows	Premio al camarero con más venta de vino
upselling in hospitality	venta sugestiva en hostelería	es	shows	Pasaba de estándar a suite en mostrador por 30 €
upselling in hospitality	venta sugestiva en hostelería	en	shows	Average spend from $22 to $26 via starters and wine
upselling in hospitality	venta sugestiva en hostelería	en	shows	Desserts and digestifs on most tables
upselling in hospitality	venta sugestiva en hostelería	en	shows	Pushed specials until sold out
upselling in hospitality	venta sugestiva en hostelería	en	shows	Sold room upgrades at check-in
upselling in hospitality	venta sugestiva en hostelería	es	near	Venta de muebles de hostelería
upselling in hospitality	venta sugestiva en hostelería	es	near	Sugerencias en buzón interno
upselling in hospitality	venta sugestiva en hostelería	es	near	Pedía siempre el plato del día
upselling in hospitality	venta sugestiva en hostelería	en	near	Suggestion box coordinator
upselling in hospitality	venta sugestiva en hostelería	en	near	Wholesale of bar stools
banqueting and event service	servicio de banquetes	es	shows	Extra en bodas de 300, montaje y desmontaje
banqueting and event service	servicio de banquetes	es	shows	Cócteles y galas con Paradís, bandeja en mano
banqueting and event service	servicio de banquetes	es	shows	Jefe de rango en convenciones
banqueting and event service	servicio de banquetes	es	shows	Vestía mesas redondas y sincronizaba pases
banqueting and event service	servicio de banquetes	es	shows	Coffee breaks y cenas de empresa en hotel
banqueting and event service	servicio de banquetes	en	shows	Set rounds of ten and synchronised plates
banqueting and event service	servicio de banquetes	en	shows	Receptions and galas, tray service
banqueting and event service	servicio de banquetes	en	shows	Conference coffee breaks and dinners
banqueting and event service	servicio de banquetes	en	shows	Captain for 300-cover weddings
banqueting and event service	servicio de banquetes	es	near	Invitada a muchas bodas
banqueting and event service	servicio de banquetes	es	near	Cocinaba en banquetes
banqueting and event service	servicio de banquetes	es	near	Cocinero de banquetes en hotel
banqueting and event service	servicio de banquetes	en	near	Banking events analyst
banqueting and event service	servicio de banquetes	en	near	Wedding guest photographer
dining room management	jefatura de sala	es	shows	Maître: reservas, rangos y equipo de once
dining room management	jefatura de sala	es	shows	Distribuía mesas y recibía en puerta
dining room management	jefatura de sala	es	shows	Cuadrantes, propinas y formación de sala
dining room management	jefatura de sala	es	shows	Responsable de turno y cierre en local de 120
dining room management	jefatura de sala	es	shows	Coordinaba pase con cocina y tiempos de mesas
dining room management	jefatura de sala	en	shows	Maître d', bookings, stations and eleven staff
dining room management	jefatura de sala	en	shows	Ran the floor and the door on Saturdays
dining room management	jefatura de sala	en	shows	Rotas, tips and training front of house
dining room management	jefatura de sala	en	shows	Paced tables with the kitchen
dining room management	jefatura de sala	es	near	Vigilaba sala de museo
dining room management	jefatura de sala	es	near	Camarero en sala grande
dining room management	jefatura de sala	es	near	Moderaba sala de chat
dining room management	jefatura de sala	en	near	Gallery room attendant
dining room management	jefatura de sala	en	near	Waiter in a large dining room
reservations and seating	reservas y acomodo de clientes	es	shows	CoverManager y TheFork: doblaba turnos sin colas
reservations and seating	reservas y acomodo de clientes	es	shows	Recibía en puerta y acompañaba a mesa
reservations and seating	reservas y acomodo de clientes	es	shows	Hostess en restaurante de playa
reservations and seating	reservas y acomodo de clientes	es	shows	Lista de espera y confirmaciones por teléfono
reservations and seating	reservas y acomodo de clientes	es	shows	Reduje no presentados pidiendo tarjeta
reservations and seating	reservas y acomodo de clientes	en	shows	Hostess, greeted and walked guests to tables
reservations and seating	reservas y acomodo de clientes	en	shows	OpenTable, turned 90 covers twice
reservations and seating	reservas y acomodo de clientes	en	shows	Waitlist texts and confirmations
reservations and seating	reservas y acomodo de clientes	en	shows	Took card holds and cut no-shows
reservations and seating	reservas y acomodo de clientes	es	near	Reservaba restaurante para el jefe
reservations and seating	reservas y acomodo de clientes	es	near	Reserva natural: guía
reservations and seating	reservas y acomodo de clientes	es	near	Reserva del ejército
reservations and seating	reservas y acomodo de clientes	en	near	Booked restaurants and flights for executives
reservations and seating	reservas y acomodo de clientes	en	near	Booked tables for my boss
responsible alcohol service	venta responsable de alcohol	es	shows	Pedía DNI y no servía a quien ya iba pasado
responsible alcohol service	venta responsable de alcohol	es	shows	Llamaba taxis y cortaba rondas a tiempo
responsible alcohol service	venta responsable de alcohol	es	shows	Sin sanciones por menores en seis años de noche
responsible alcohol service	venta responsable de alcohol	es	shows	Ofrecía agua y comida a clientes perjudicados
responsible alcohol service	venta responsable de alcohol	es	shows	Formado en dispensación por la consejería
responsible alcohol service	venta responsable de alcohol	en	shows	Challenge 25, refused the drunk
responsible alcohol service	venta responsable de alcohol	en	shows	Personal licence holder
responsible alcohol service	venta responsable de alcohol	en	shows	Called cabs and cut people off
responsible alcohol service	venta responsable de alcohol	en	shows	TIPS certified, no violations in six years
responsible alcohol service	venta responsable de alcohol	es	near	Educador en adicciones
responsible alcohol service	venta responsable de alcohol	es	near	Compraba licores al mayor
responsible alcohol service	venta responsable de alcohol	es	near	No bebo alcohol
responsible alcohol service	venta responsable de alcohol	en	near	Supported people in alcohol recovery
responsible alcohol service	venta responsable de alcohol	en	near	I am teetotal
bar stock and ordering	pedidos y stock de bar	es	shows	Conté botellas y pedí a Coca-Cola y cerveceras cada lunes
bar stock and ordering	pedidos y stock de bar	es	shows	Mermas de destilados por debajo del 2 %
bar stock and ordering	pedidos y stock de bar	es	shows	Negocié rappel con distribuidor de bebidas
bar stock and ordering	pedidos y stock de bar	es	shows	Pesaba botellas y cuadraba con ventas
bar stock and ordering	pedidos y stock de bar	es	shows	Bodega y cámaras por FIFO
bar stock and ordering	pedidos y stock de bar	en	shows	Weekly counts and brewery orders
bar stock and ordering	pedidos y stock de bar	en	shows	Spirit variance under 2%
bar stock and ordering	pedidos y stock de bar	en	shows	Weighed bottles against till sales
bar stock and ordering	pedidos y stock de bar	en	shows	Negotiated pouring deals with suppliers
bar stock and ordering	pedidos y stock de bar	es	near	Bolsa y acciones: inversor particular
bar stock and ordering	pedidos y stock de bar	es	near	Servía lo que pedían los clientes
bar stock and ordering	pedidos y stock de bar	es	near	Limpieza de barra y suelos de bar
bar stock and ordering	pedidos y stock de bar	en	near	Stock market day trader
bar stock and ordering	pedidos y stock de bar	en	near	Delivered kegs to bars as a drayman
foreign-language guest service	atención en idiomas a turistas	es	shows	Explicaba la carta en inglés y alemán en Mallorca
foreign-language guest service	atención en idiomas a turistas	es	shows	Temporadas en Benidorm con clientela británica
foreign-language guest service	atención en idiomas a turistas	es	shows	Recomendaba excursiones a franceses en su lengua
foreign-language guest service	atención en idiomas a turistas	es	shows	B2 de inglés usado cada día en terraza
foreign-language guest service	atención en idiomas a turistas	es	shows	Llamadas y correos de huéspedes extranjeros
foreign-language guest service	atención en idiomas a turistas	en	shows	Described dishes in Spanish and German
foreign-language guest service	atención en idiomas a turistas	en	shows	Summer seasons with British and Dutch visitors
foreign-language guest service	atención en idiomas a turistas	en	shows	Took calls in French at reception
foreign-language guest service	atención en idiomas a turistas	en	shows	Switched between three tongues on one shift
foreign-language guest service	atención en idiomas a turistas	es	near	Viajé por Europa de turista
foreign-language guest service	atención en idiomas a turistas	es	near	Estudio alemán por mi cuenta
foreign-language guest service	atención en idiomas a turistas	es	near	Guía de museo solo en castellano
foreign-language guest service	atención en idiomas a turistas	en	near	Backpacked across Spain
foreign-language guest service	atención en idiomas a turistas	en	near	Studied French at school
check-in and check-out	entradas y salidas de huéspedes	es	shows	Asignaba habitación, escaneaba DNI y entregaba llave
check-in and check-out	entradas y salidas de huéspedes	es	shows	Cobraba extras y minibar a la partida
check-in and check-out	entradas y salidas de huéspedes	es	shows	120 llegadas los sábados de agosto en mostrador
check-in and check-out	entradas y salidas de huéspedes	es	shows	Grupos de autocar registrados en quince minutos
check-in and check-out	entradas y salidas de huéspedes	es	shows	Preparaba las cartelas de los que llegaban de madrugada
check-in and check-out	entradas y salidas de huéspedes	en	shows	Registered 120 arrivals on peak Saturdays
check-in and check-out	entradas y salidas de huéspedes	en	shows	Issued keycards and settled folios
check-in and check-out	entradas y salidas de huéspedes	en	shows	Coach parties keyed in within 15 minutes
check-in and check-out	entradas y salidas de huéspedes	en	shows	Late-night arrivals and early departures at the desk
check-in and check-out	entradas y salidas de huéspedes	es	near	Entradas y salidas de almacén
check-in and check-out	entradas y salidas de huéspedes	es	near	Me alojaba en hoteles por trabajo
check-in and check-out	entradas y salidas de huéspedes	es	near	Facturación de equipajes en aeropuerto
check-in and check-out	entradas y salidas de huéspedes	en	near	Airport bag drop agent
check-in and check-out	entradas y salidas de huéspedes	en	near	Frequent hotel guest
property management systems	PMS hotelero	es	shows	Opera y Protel a diario, perfiles y tarifas
property management systems	PMS hotelero	es	shows	Cargaba reservas y bloqueos en Opera Cloud
property management systems	PMS hotelero	es	shows	Migré de Tesipro a Mews sin perder histórico
property management systems	PMS hotelero	es	shows	Cerraba el día y sacaba informes de ocupación en Ulyses
property management systems	PMS hotelero	es	shows	Formé a cinco compañeros en Cloudbeds
property management systems	PMS hotelero	en	shows	Opera and Protel daily, profiles and rates
property management systems	PMS hotelero	en	shows	Moved from Fidelio to Mews with full history
property management systems	PMS hotelero	en	shows	Ran occupancy and pick-up reports in Cloudbeds
property management systems	PMS hotelero	en	shows	Blocked allotments and posted charges in Opera
property management systems	PMS hotelero	es	near	Gestión de alquileres y comunidades
property management systems	PMS hotelero	es	near	Project Management con MS Project
property management systems	PMS hotelero	es	near	Reservaba por Booking como viajero
property management systems	PMS hotelero	en	near	Residential lettings administrator
property management systems	PMS hotelero	en	near	Managed rental flats for landlords
night audit	auditoría nocturna	es	shows	Turno de 23 a 7: cierre del día y cuadre de cajas
night audit	auditoría nocturna	es	shows	Recepción de noche en solitario, informes para dirección
night audit	auditoría nocturna	es	shows	Pasaba cargos y corregía descuadres de TPV
night audit	auditoría nocturna	es	shows	Conserje de noche con rondas y cierre contable
night audit	auditoría nocturna	es	shows	Sacaba producción y no-shows antes del cambio de fecha
night audit	auditoría nocturna	en	shows	11 to 7 shift, rolled the day and balanced tills
night audit	auditoría nocturna	en	shows	Lone overnight desk, manager's report by 5
night audit	auditoría nocturna	en	shows	Posted room and tax and fixed variances
night audit	auditoría nocturna	en	shows	Ran no-show charges before date change
night audit	auditoría nocturna	es	near	Auditoría de cuentas en firma Big Four
night audit	auditoría nocturna	es	near	Vigilante nocturno en hotel
night audit	auditoría nocturna	es	near	Camarero en discoteca de noche
night audit	auditoría nocturna	en	near	Big Four audit trainee
night audit	auditoría nocturna	en	near	Night porter, doors and luggage only
online travel agencies and channel management	OTAs y channel manager	es	shows	Subía precios y cupos a Booking y Expedia con SiteMinder
online travel agencies and channel management	OTAs y channel manager	es	shows	Sin sobreventas desde que llevé las extranets
online travel agencies and channel management	OTAs y channel manager	es	shows	Respondía reseñas y mantenía fotos en Airbnb
online travel agencies and channel management	OTAs y channel manager	es	shows	Cerraba ventas en portales y abría web propia
online travel agencies and channel management	OTAs y channel manager	es	shows	Paridad de tarifas revisada cada mañana
online travel agencies and channel management	OTAs y channel manager	en	shows	Loaded rates in SiteMinder for Booking and Expedia
online travel agencies and channel management	OTAs y channel manager	en	shows	No overbookings after I took the extranets
online travel agencies and channel management	OTAs y channel manager	en	shows	Kept Airbnb listings and photos fresh
online travel agencies and channel management	OTAs y channel manager	en	shows	Checked parity each morning
online travel agencies and channel management	OTAs y channel manager	es	near	Canal de YouTube con 2.000 suscriptores
online travel agencies and channel management	OTAs y channel manager	es	near	Gestioné canales de riego
online travel agencies and channel management	OTAs y channel manager	es	near	Compraba viajes por internet
online travel agencies and channel management	OTAs y channel manager	en	near	YouTube channel owner
online travel agencies and channel management	OTAs y channel manager	en	near	Booked my own trips online
reservations management	gestión de reservas hoteleras	es	shows	Respondía peticiones de grupos y confirmaba con depósito
reservations management	gestión de reservas hoteleras	es	shows	Central de 40 hoteles: 90 llamadas al día
reservations management	gestión de reservas hoteleras	es	shows	Controlaba releases y cupos de turoperador
reservations management	gestión de reservas hoteleras	es	shows	Modificaba y cancelaba según política de tarifa
reservations management	gestión de reservas hoteleras	es	shows	Reservista en resort, 300 correos semanales
reservations management	gestión de reservas hoteleras	en	shows	Quoted groups and took deposits
reservations management	gestión de reservas hoteleras	en	shows	Central office, 90 calls a day for 40 hotels
reservations management	gestión de reservas hoteleras	en	shows	Watched tour operator allotments and releases
reservations management	gestión de reservas hoteleras	en	shows	Amended and cancelled by rate rules
reservations management	gestión de reservas hoteleras	es	near	Reservas de balón y partido en club
reservations management	gestión de reservas hoteleras	es	near	Reservaba vuelos para viajes propios
reservations management	gestión de reservas hoteleras	es	near	Reservas contables y provisiones
reservations management	gestión de reservas hoteleras	en	near	Expressed reservations about the plan
reservations management	gestión de reservas hoteleras	en	near	Accounting reserves and provisions
revenue management	revenue management hotelero	es	shows	Movía precios según pick-up y competencia
revenue management	revenue management hotelero	es	shows	RevPAR +14 % en un año con tarifas dinámicas
revenue management	revenue management hotelero	es	shows	Previsión a 90 días y restricciones de estancia mínima
revenue management	revenue management hotelero	es	shows	Comparaba compset en OTA Insight
revenue management	revenue management hotelero	es	shows	Decidía cuándo cerrar canales baratos
revenue management	revenue management hotelero	en	shows	RevPAR up 14% by flexing rates on pick-up
revenue management	revenue management hotelero	en	shows	90-day forecast and min-stay rules
revenue management	revenue management hotelero	en	shows	Compset checks in OTA Insight
revenue management	revenue management hotelero	en	shows	Closed discount channels on high-demand dates
revenue management	revenue management hotelero	es	near	Inspector de ingresos tributarios
revenue management	revenue management hotelero	es	near	Daba la tarifa que salía en pantalla
revenue management	revenue management hotelero	es	near	Cobraba la tarifa fijada por dirección
revenue management	revenue management hotelero	en	near	Tax revenue office clerk
revenue management	revenue management hotelero	en	near	Quoted the rate on screen
concierge services	conserjería	es	shows	Conseguía mesa, entradas y taxis a cualquier hora
concierge services	conserjería	es	shows	Llaves de Oro, hotel de lujo en Madrid
concierge services	conserjería	es	shows	Organizaba traslados, flores y sorpresas
concierge services	conserjería	es	shows	Recomendaba ruta por la ciudad con mapa en mano
concierge services	conserjería	es	shows	Paquetes, mensajes y peticiones imposibles de huéspedes VIP
concierge services	conserjería	en	shows	Got sold-out tickets, tables and cars
concierge services	conserjería	en	shows	Clefs d'Or at a luxury hotel
concierge services	conserjería	en	shows	Planned day trips and airport transfers
concierge services	conserjería	en	shows	Handled packages and VIP odd requests
concierge services	conserjería	es	near	Conserje de colegio: abrir y cerrar
concierge services	conserjería	es	near	Conserje de finca: limpieza y buzones
concierge services	conserjería	es	near	Tickets de soporte informático
concierge services	conserjería	en	near	School caretaker, keys and boiler room
concierge services	conserjería	en	near	Apartment block doorman
switchboard	centralita telefónica	es	shows	Desviaba 200 llamadas diarias a 60 extensiones
switchboard	centralita telefónica	es	shows	Despertador, mensajes y línea exterior de huéspedes
switchboard	centralita telefónica	es	shows	Telefonista de clínica, consola Alcatel
switchboard	centralita telefónica	es	shows	Filtraba y anotaba recados para dirección
switchboard	centralita telefónica	es	shows	Atendía seis líneas a la vez en tres idiomas
switchboard	centralita telefónica	en	shows	Routed 200 calls to 60 extensions
switchboard	centralita telefónica	en	shows	Wake-ups, messages and outside lines
switchboard	centralita telefónica	en	shows	Console operator at a clinic
switchboard	centralita telefónica	en	shows	Screened and took notes for directors
switchboard	centralita telefónica	es	near	Cuadro eléctrico: montaje
switchboard	centralita telefónica	es	near	Teleoperador de venta saliente
switchboard	centralita telefónica	es	near	Instalador de redes y telefonía
switchboard	centralita telefónica	en	near	Electrical switchgear fitter
switchboard	centralita telefónica	en	near	Outbound telesales, 150 dials a day
invoicing and cashiering	facturación y caja de recepción	es	shows	Emitía facturas a empresas y agencias y cobraba depósitos
invoicing and cashiering	facturación y caja de recepción	es	shows	Fondo de 300 € cuadrado cada turno
invoicing and cashiering	facturación y caja de recepción	es	shows	Preautorizaciones y cobros con datáfono virtual
invoicing and cashiering	facturación y caja de recepción	es	shows	Cambio de divisa y caja fuerte
invoicing and cashiering	facturación y caja de recepción	es	shows	Bonos de agencia revisados y enviados a cobro
invoicing and cashiering	facturación y caja de recepción	en	shows	Billed companies and agencies, took deposits
invoicing and cashiering	facturación y caja de recepción	en	shows	Float balanced every shift
invoicing and cashiering	facturación y caja de recepción	en	shows	Pre-auths and virtual card charges
invoicing and cashiering	facturación y caja de recepción	en	shows	Currency exchange and safe drops
invoicing and cashiering	facturación y caja de recepción	es	near	Facturación de equipaje
invoicing and cashiering	facturación y caja de recepción	es	near	Pagaba facturas de casa
invoicing and cashiering	facturación y caja de recepción	es	near	Cajas de cartón: embalador
invoicing and cashiering	facturación y caja de recepción	en	near	Baggage check-in
invoicing and cashiering	facturación y caja de recepción	en	near	Boxed goods packer
guest registration and legal reporting	registro de viajeros y parte de policía	es	shows	Enviaba fichas a SES.Hospedajes cada noche
guest registration and legal reporting	registro de viajeros y parte de policía	es	shows	Escaneaba pasaportes y firmaba contrato
guest registration and legal reporting	registro de viajeros y parte de policía	es	shows	Partes a Guardia Civil antes de 24 horas
guest registration and legal reporting	registro de viajeros y parte de policía	es	shows	Libro de viajeros sin sanciones
guest registration and legal reporting	registro de viajeros y parte de policía	es	shows	Consentimientos y RGPD en admisión
guest registration and legal reporting	registro de viajeros y parte de policía	en	shows	Uploaded passports to police portal nightly
guest registration and legal reporting	registro de viajeros y parte de policía	en	shows	Signed cards and ID scans for every arrival
guest registration and legal reporting	registro de viajeros y parte de policía	en	shows	No fines at registry inspections
guest registration and legal reporting	registro de viajeros y parte de policía	en	shows	Sent traveller forms within 24 hours
guest registration and legal reporting	registro de viajeros y parte de policía	es	near	Opositor a Policía Nacional
guest registration and legal reporting	registro de viajeros y parte de policía	es	near	Registro mercantil: depósito de cuentas
guest registration and legal reporting	registro de viajeros y parte de policía	es	near	Viajero con pasaporte en regla
guest registration and legal reporting	registro de viajeros y parte de policía	en	near	Police cadet applicant
guest registration and legal reporting	registro de viajeros y parte de policía	en	near	Company registry filings
loyalty programme enrolment	fidelización de huéspedes	es	shows	Alta de 60 socios al mes en Meliá Rewards
loyalty programme enrolment	fidelización de huéspedes	es	shows	Recordaba nombres y preferencias de repetidores
loyalty programme enrolment	fidelización de huéspedes	es	shows	Detalles en habitación por cumpleaños
loyalty programme enrolment	fidelización de huéspedes	es	shows	Mejoras a clientes oro y seguimiento
loyalty programme enrolment	fidelización de huéspedes	es	shows	35 % de repetición en temporada
loyalty programme enrolment	fidelización de huéspedes	en	shows	60 sign-ups a month to Bonvoy
loyalty programme enrolment	fidelización de huéspedes	en	shows	Remembered returning guests' rooms and pillows
loyalty programme enrolment	fidelización de huéspedes	en	shows	Birthday treats and gold upgrades
loyalty programme enrolment	fidelización de huéspedes	en	shows	35% repeat stays
loyalty programme enrolment	fidelización de huéspedes	es	near	Tengo tarjeta de puntos de aerolínea
loyalty programme enrolment	fidelización de huéspedes	es	near	Fidelidad y compromiso con la empresa
loyalty programme enrolment	fidelización de huéspedes	es	near	Programa de televisión
loyalty programme enrolment	fidelización de huéspedes	en	near	Loyal employee of 10 years
loyalty programme enrolment	fidelización de huéspedes	en	near	Airline gold card holder
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	shows	Bloqueaba vistas al mar y familias según peticiones
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	shows	Con gobernanta por walkie para liberar a las doce
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	shows	Planning del día sin cambios a última hora
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	shows	Avisaba de averías y sacaba de venta cuartos
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	shows	Repartía grupos por planta
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	en	shows	Blocked sea views and family units by request
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	en	shows	Radioed floors to free units by noon
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	en	shows	Took faulty units off sale with maintenance
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	en	shows	Spread groups by floor
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	near	Hacía camas y baños
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	near	Compañera de pisos que recibía el listado de cuartos por hacer
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	es	near	Compartía habitación en residencia
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	en	near	Made beds from the list the supervisor gave me
room allocation and housekeeping liaison	asignación de habitaciones y coordinación con pisos	en	near	University room-mate coordinator
VIP and special requests	atención VIP	es	shows	Cava, flores y carta firmada antes de la llegada
VIP and special requests	atención VIP	es	shows	Famosos por entrada de servicio, discreción total
VIP and special requests	atención VIP	es	shows	Seguía preferencias en perfil y avisaba a departamentos
VIP and special requests	atención VIP	es	shows	Guest relations en suites
VIP and special requests	atención VIP	es	shows	Acompañaba a habitación y explicaba todo
VIP and special requests	atención VIP	en	shows	Champagne and handwritten cards pre-arrival
VIP and special requests	atención VIP	en	shows	Celebrities through the back, total discretion
VIP and special requests	atención VIP	en	shows	Guest relations for suites
VIP and special requests	atención VIP	en	shows	Logged preferences and briefed teams
VIP and special requests	atención VIP	es	near	Entrada VIP a festivales
VIP and special requests	atención VIP	es	near	Portero de zona reservada
VIP and special requests	atención VIP	es	near	Fotógrafo de famosos en alfombra roja
VIP and special requests	atención VIP	en	near	VIP ticket holder
VIP and special requests	atención VIP	en	near	Bouncer at VIP area
emergency and safety at hotel	emergencias y evacuación en hotel	es	shows	Evacué 90 huéspedes por alarma a las tres
emergency and safety at hotel	emergencias y evacuación en hotel	es	shows	Central de incendios: comprobaba planta y silenciaba
emergency and safety at hotel	emergencias y evacuación en hotel	es	shows	Desfibrilador y llamada al 112
emergency and safety at hotel	emergencias y evacuación en hotel	es	shows	Simulacros semestrales y listado de movilidad reducida
emergency and safety at hotel	emergencias y evacuación en hotel	es	shows	Plan de autoprotección conocido por todo el turno
emergency and safety at hotel	emergencias y evacuación en hotel	en	shows	Cleared 90 guests at 3 a.m.
emergency and safety at hotel	emergencias y evacuación en hotel	en	shows	Checked panel zone and called brigade
emergency and safety at hotel	emergencias y evacuación en hotel	en	shows	AED used on a guest, survived
emergency and safety at hotel	emergencias y evacuación en hotel	en	shows	Ran drills and kept the disabled list
emergency and safety at hotel	emergencias y evacuación en hotel	es	near	Médico de urgencias
emergency and safety at hotel	emergencias y evacuación en hotel	es	near	Vendía señales y luces de emergencia a hoteles
emergency and safety at hotel	emergencias y evacuación en hotel	es	near	Viví un simulacro como empleado
emergency and safety at hotel	emergencias y evacuación en hotel	en	near	A&E doctor
emergency and safety at hotel	emergencias y evacuación en hotel	en	near	Took part in a drill as staff
cash register operation	manejo de caja	es	shows	Cobraba en efectivo y tarjeta y cuadraba al céntimo
cash register operation	manejo de caja	es	shows	Cajera en Carrefour, 25 artículos por minuto
cash register operation	manejo de caja	es	shows	Arqueo diario y fondo de cambio de 200 €
cash register operation	manejo de caja	es	shows	Escaneaba, embolsaba y aplicaba cupones en línea de supermercado
cash register operation	manejo de caja	es	shows	Hacía tickets regalo, abonos y cierre Z
cash register operation	manejo de caja	en	shows	Rang up sales, bagged and balanced the drawer
cash register operation	manejo de caja	en	shows	Front-end checkout at Tesco, 20 items a minute
cash register operation	manejo de caja	en	shows	Counted the float and cashed up nightly
cash register operation	manejo de caja	en	shows	Processed refunds, vouchers and gift cards at the till
cash register operation	manejo de caja	es	near	Cajas de cartón y paletizado en almacén
cash register operation	manejo de caja	es	near	Cajera sustituta en prácticas de observación, sin cobrar a clientes
cash register operation	manejo de caja	es	near	Caja de cambios: reparación mecánica
cash register operation	manejo de caja	en	near	Registered new members at a gym
cash register operation	manejo de caja	en	near	Carried boxes to the checkout area
visual merchandising	escaparatismo	es	shows	Vestía maniquíes y montaba escaparate cada quincena
visual merchandising	escaparatismo	es	shows	Planogramas de zona y mesas por color y look
visual merchandising	escaparatismo	es	shows	Cambié la implantación de planta y subió la venta un 11 %
visual merchandising	escaparatismo	es	shows	Coordinaba prendas en paredes según guía de la marca
visual merchandising	escaparatismo	es	shows	Ambienté la tienda para rebajas y Navidad con presupuesto propio
visual merchandising	escaparatismo	en	shows	Dressed mannequins and changed windows fortnightly
visual merchandising	escaparatismo	en	shows	Followed planograms and reset fixtures overnight
visual merchandising	escaparatismo	en	shows	Re-laid the floor and lifted sales 11%
visual merchandising	escaparatismo	en	shows	Styled rails by colour story to brand guidelines
visual merchandising	escaparatismo	es	near	Limpieza de escaparates por fuera
visual merchandising	escaparatismo	es	near	Diseñaba merchandising de camisetas para un grupo
visual merchandising	escaparatismo	es	near	Miraba escaparates para inspirar mi blog de moda
visual merchandising	escaparatismo	en	near	Designed band T-shirts and mugs
visual merchandising	escaparatismo	en	near	Visual arts student
shelf replenishment	reposición de lineales	es	shows	Sacaba palés a tienda y llenaba baldas antes de abrir
shelf replenishment	reposición de lineales	es	shows	Facing, caducidades y etiquetas de precio en pasillo de lácteos
shelf replenishment	reposición de lineales	es	shows	Reponedora nocturna en hipermercado
shelf replenishment	reposición de lineales	es	shows	Rotaba lo viejo delante y retiraba lo caducado
shelf replenishment	reposición de lineales	es	shows	Gestor de punto de venta: huecos cubiertos en 15 tiendas
shelf replenishment	reposición de lineales	en	shows	Night filler, worked cages and faced up
shelf replenishment	reposición de lineales	en	shows	Rotated dates and swapped price tickets in dairy
shelf replenishment	reposición de lineales	en	shows	Filled gaps before opening across six aisles
shelf replenishment	reposición de lineales	en	shows	Kept ambient aisle full during peak trade
shelf replenishment	reposición de lineales	es	near	Repuestos de automóvil en mostrador
shelf replenishment	reposición de lineales	es	near	Fabricaba estanterías metálicas
shelf replenishment	reposición de lineales	es	near	Compraba lo que faltaba en casa
shelf replenishment	reposición de lineales	en	near	Built wooden shelves
shelf replenishment	reposición de lineales	en	near	Replaced batteries in price tags only
retail sales advice	venta asistida en tienda	es	shows	Preguntaba para qué lo querían y enseñaba dos opciones
retail sales advice	venta asistida en tienda	es	shows	Mejor conversión del equipo, 34 % de visitas con compra
retail sales advice	venta asistida en tienda	es	shows	Asesoraba talla, tejido y combinación en probador
retail sales advice	venta asistida en tienda	es	shows	Explicaba diferencias entre móviles y cerraba con seguro y funda
retail sales advice	venta asistida en tienda	es	shows	Dependiente de colchones, 40.000 € mensuales
retail sales advice	venta asistida en tienda	en	shows	Asked about needs, showed two options, closed
retail sales advice	venta asistida en tienda	en	shows	Highest conversion on the team at 34%
retail sales advice	venta asistida en tienda	en	shows	Advised on fit and fabric in the fitting rooms
retail sales advice	venta asistida en tienda	en	shows	Sold phones with case and insurance attached
retail sales advice	venta asistida en tienda	es	near	Clienta misteriosa en tiendas de ropa
retail sales advice	venta asistida en tienda	es	near	Vigilaba la puerta de la tienda
retail sales advice	venta asistida en tienda	es	near	Televenta de seguros desde casa
retail sales advice	venta asistida en tienda	en	near	Mystery shopper rating fashion stores
retail sales advice	venta asistida en tienda	en	near	Telesales agent working from home
store opening and key holding	apertura y cierre de tienda	es	shows	Llave, alarma y caja fuerte los domingos
store opening and key holding	apertura y cierre de tienda	es	shows	Levantaba persiana a las 9:45 con equipo y cambio listos
store opening and key holding	apertura y cierre de tienda	es	shows	Última en salir: recuento, basura y conexión con central de alarmas
store opening and key holding	apertura y cierre de tienda	es	shows	Adjunta responsable cuando no estaba la encargada
store opening and key holding	apertura y cierre de tienda	es	shows	Ingresaba la recaudación en banco tras el cierre
store opening and key holding	apertura y cierre de tienda	en	shows	Keyholder, alarm codes and safe on Sundays
store opening and key holding	apertura y cierre de tienda	en	shows	Up and trading by 9, float and team in place
store opening and key holding	apertura y cierre de tienda	en	shows	Locked up, banked takings and set alarm
store opening and key holding	apertura y cierre de tienda	en	shows	Covered for the manager three days a week
store opening and key holding	apertura y cierre de tienda	es	near	Monté la inauguración de una tienda como azafata
store opening and key holding	apertura y cierre de tienda	es	near	Cierre de ventas telefónicas
store opening and key holding	apertura y cierre de tienda	es	near	Vendía cerraduras y llaves
store opening and key holding	apertura y cierre de tienda	en	near	Hosted a shop launch party
store opening and key holding	apertura y cierre de tienda	en	near	Cut keys in a kiosk
retail stock management	gestión de stock de tienda	es	shows	Pedía tallas rotas y hacía traspasos entre centros
retail stock management	gestión de stock de tienda	es	shows	Pérdida desconocida del 1,9 al 0,8 %
retail stock management	gestión de stock de tienda	es	shows	Recibía cajas los martes y las daba de alta con PDA
retail stock management	gestión de stock de tienda	es	shows	Almacén de trastienda ordenado por talla y temporada
retail stock management	gestión de stock de tienda	es	shows	Bajaba rebajas con antigüedad de más de 90 días
retail stock management	gestión de stock de tienda	en	shows	Reordered broken sizes and moved units between branches
retail stock management	gestión de stock de tienda	en	shows	Brought shrink down from 1.9 to 0.8%
retail stock management	gestión de stock de tienda	en	shows	Booked in Tuesday deliveries by handheld
retail stock management	gestión de stock de tienda	en	shows	Cleared lines older than 90 days through markdowns
retail stock management	gestión de stock de tienda	es	near	Operaciones en bolsa para clientes
retail stock management	gestión de stock de tienda	es	near	Buscaba la talla que pedía el cliente
retail stock management	gestión de stock de tienda	es	near	Fotografía de stock para bancos de imágenes
retail stock management	gestión de stock de tienda	en	near	Stock photography contributor
retail stock management	gestión de stock de tienda	en	near	Stockbroker's assistant
returns and exchanges at till	cambios y devoluciones en tienda	es	shows	Revisaba etiqueta y ticket y ofrecía vale o abono
returns and exchanges at till	cambios y devoluciones en tienda	es	shows	Mostrador posventa en El Corte Inglés
returns and exchanges at till	cambios y devoluciones en tienda	es	shows	Explicaba el plazo de 30 días sin perder al cliente
returns and exchanges at till	cambios y devoluciones en tienda	es	shows	Gestionaba garantías de pequeño electrodoméstico con el SAT
returns and exchanges at till	cambios y devoluciones en tienda	es	shows	Convertía tres de cada diez abonos en otra compra
returns and exchanges at till	cambios y devoluciones en tienda	en	shows	Checked tags and receipts, gave credit or refund
returns and exchanges at till	cambios y devoluciones en tienda	en	shows	Customer service desk at a department store
returns and exchanges at till	cambios y devoluciones en tienda	en	shows	Saved three in ten refunds as swaps
returns and exchanges at till	cambios y devoluciones en tienda	en	shows	Logged warranty claims with makers
returns and exchanges at till	cambios y devoluciones en tienda	es	near	Cambio de divisas en aeropuerto
returns and exchanges at till	cambios y devoluciones en tienda	es	near	Devolvía ropa comprada por internet
returns and exchanges at till	cambios y devoluciones en tienda	es	near	Intercambio universitario en Lisboa
returns and exchanges at till	cambios y devoluciones en tienda	en	near	Exchange student in Lisbon
returns and exchanges at till	cambios y devoluciones en tienda	en	near	Currency exchange booth
loss prevention	prevención de pérdida desconocida	es	shows	Alarmas duras, arcos y probador contado
loss prevention	prevención de pérdida desconocida	es	shows	Detecté a descuideros y avisé a seguridad
loss prevention	prevención de pérdida desconocida	es	shows	Inventarios sorpresa en caja y zona de perfumería
loss prevention	prevención de pérdida desconocida	es	shows	Cámaras y patrón de devoluciones falsas
loss prevention	prevención de pérdida desconocida	es	shows	Reduje el robo de cuchillas cambiándolas de sitio
loss prevention	prevención de pérdida desconocida	en	shows	Tagged goods and counted garments into fitting rooms
loss prevention	prevención de pérdida desconocida	en	shows	Spotted lifters and radioed guards
loss prevention	prevención de pérdida desconocida	en	shows	Surprise counts on fragrance and razors
loss prevention	prevención de pérdida desconocida	en	shows	Caught refund fraud from CCTV and receipts
loss prevention	prevención de pérdida desconocida	es	near	Objetos perdidos en estación
loss prevention	prevención de pérdida desconocida	es	near	Prevención de riesgos en obra
loss prevention	prevención de pérdida desconocida	es	near	Fui víctima de un robo en la tienda
loss prevention	prevención de pérdida desconocida	en	near	Weight-loss coaching
loss prevention	prevención de pérdida desconocida	en	near	Lost property office clerk
store team management	dirección de equipo de tienda	es	shows	Encargada de nueve dependientas y 1,2 M€
store team management	dirección de equipo de tienda	es	shows	Cuadrantes por tráfico y horas pico
store team management	dirección de equipo de tienda	es	shows	Seleccioné y formé a siete, tres ya son responsables
store team management	dirección de equipo de tienda	es	shows	Reunión de cinco minutos con objetivo del día
store team management	dirección de equipo de tienda	es	shows	Feedback individual y plan para quien no llegaba
store team management	dirección de equipo de tienda	en	shows	Store manager, nine staff and £1m turnover
store team management	dirección de equipo de tienda	en	shows	Rotas matched to footfall
store team management	dirección de equipo de tienda	en	shows	Hired and trained seven, three promoted
store team management	dirección de equipo de tienda	en	shows	Morning huddle with the day's number
store team management	dirección de equipo de tienda	es	near	Formaba parte de un equipo de diez dependientas
store team management	dirección de equipo de tienda	es	near	Gestora de equipos informáticos de tienda
store team management	dirección de equipo de tienda	es	near	La encargada me asignaba las tareas
store team management	dirección de equipo de tienda	en	near	One of ten sales assistants
store team management	dirección de equipo de tienda	en	near	Looked after store IT kit
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	shows	Ticket medio, UPT y conversión cada mañana
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	shows	108 % sobre presupuesto tres años
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	shows	Tienda número dos de 64 en la zona
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	shows	Analizaba ventas por hora y reforzaba turnos
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	shows	Cuenta de explotación: margen y gasto de personal
sales targets and KPIs in retail	objetivos e indicadores de tienda	en	shows	ATV, UPT and conversion reviewed daily
sales targets and KPIs in retail	objetivos e indicadores de tienda	en	shows	108% to budget three years running
sales targets and KPIs in retail	objetivos e indicadores de tienda	en	shows	Ranked second of 64 branches
sales targets and KPIs in retail	objetivos e indicadores de tienda	en	shows	P&L owner: margin and wage cost
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	near	Indicaba a los clientes dónde estaba la caja
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	near	Objetivos fotográficos: venta de lentes
sales targets and KPIs in retail	objetivos e indicadores de tienda	es	near	Deseo marcarme metas nuevas
sales targets and KPIs in retail	objetivos e indicadores de tienda	en	near	Camera lens salesman
sales targets and KPIs in retail	objetivos e indicadores de tienda	en	near	Pointed customers to the right aisle
pricing and promotions execution	etiquetado y promociones	es	shows	Cambiaba precios de madrugada en arranque de rebajas
pricing and promotions execution	etiquetado y promociones	es	shows	Cartelería de 3x2 y cabeceras montadas a tiempo
pricing and promotions execution	etiquetado y promociones	es	shows	Etiqueta electrónica y comprobación en caja
pricing and promotions execution	etiquetado y promociones	es	shows	Sin diferencias entre lineal y ticket en inspección de consumo
pricing and promotions execution	etiquetado y promociones	es	shows	Colocaba folleto y stoppers cada jueves
pricing and promotions execution	etiquetado y promociones	en	shows	Swapped tickets overnight for sale launch
pricing and promotions execution	etiquetado y promociones	en	shows	Built 3-for-2 ends with the right signage
pricing and promotions execution	etiquetado y promociones	en	shows	Scanned shelves against till, no mismatches
pricing and promotions execution	etiquetado y promociones	en	shows	Leaflet changeover every Thursday
pricing and promotions execution	etiquetado y promociones	es	near	Promoción interna a jefe
pricing and promotions execution	etiquetado y promociones	es	near	Azafata promocional en feria
pricing and promotions execution	etiquetado y promociones	es	near	Etiqueta y protocolo en mesa
pricing and promotions execution	etiquetado y promociones	en	near	Promoted to supervisor
pricing and promotions execution	etiquetado y promociones	en	near	Handed out flyers for a promotion in a mall
fresh counter service	atención en mostrador de frescos	es	shows	Cortaba jamón y fiambre a máquina y a cuchillo
fresh counter service	atención en mostrador de frescos	es	shows	Despachaba pescado, limpio y fileteado al gusto
fresh counter service	atención en mostrador de frescos	es	shows	Turno, báscula y envasado en charcutería
fresh counter service	atención en mostrador de frescos	es	shows	Frutera: escogía piezas y aconsejaba punto
fresh counter service	atención en mostrador de frescos	es	shows	Carnicería: picaba, fileteaba y montaba vitrina
fresh counter service	atención en mostrador de frescos	en	shows	Sliced hams and cheeses to order at the deli
fresh counter service	atención en mostrador de frescos	en	shows	Cleaned and filleted fish for shoppers
fresh counter service	atención en mostrador de frescos	en	shows	Weighed, wrapped and priced meat
fresh counter service	atención en mostrador de frescos	en	shows	Dressed the ice display each morning
fresh counter service	atención en mostrador de frescos	es	near	Mostrador de información en estación
fresh counter service	atención en mostrador de frescos	es	near	Repartía fruta a comercios
fresh counter service	atención en mostrador de frescos	es	near	Cámaras y congelado en almacén
fresh counter service	atención en mostrador de frescos	en	near	Information desk at a station
fresh counter service	atención en mostrador de frescos	en	near	Delivered fruit to shops
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	shows	Preparaba pedidos web y avisaba por SMS
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	shows	Localizaba en otra tienda y enviaba a casa desde el iPad
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	shows	80 recogidas diarias en menos de tres minutos
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	shows	Daba de alta el cliente y vendía lo que no había en sala
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	shows	Ship-from-store en Navidad, 120 bultos al día
omnichannel and click and collect	venta omnicanal y recogida en tienda	en	shows	Packed web orders and texted shoppers
omnichannel and click and collect	venta omnicanal y recogida en tienda	en	shows	Found sizes elsewhere and shipped from an iPad
omnichannel and click and collect	venta omnicanal y recogida en tienda	en	shows	80 pickups a day, under three minutes
omnichannel and click and collect	venta omnicanal y recogida en tienda	en	shows	Boxed 120 ship-from-store parcels at peak
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	near	Compro online y recojo en punto
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	near	Recogía cartón y basura
omnichannel and click and collect	venta omnicanal y recogida en tienda	es	near	Canal de televisión local
omnichannel and click and collect	venta omnicanal y recogida en tienda	en	near	Collected rubbish from stores
omnichannel and click and collect	venta omnicanal y recogida en tienda	en	near	Local TV channel runner
customer queue and peak handling	atención en horas punta	es	shows	Black Friday con cuatro cajas y sin quejas
customer queue and peak handling	atención en horas punta	es	shows	Atendía a tres clientes a la vez sin perder la sonrisa
customer queue and peak handling	atención en horas punta	es	shows	Abría caja y repartía números al ver cola
customer queue and peak handling	atención en horas punta	es	shows	Rebajas de enero, 900 tickets en un día
customer queue and peak handling	atención en horas punta	es	shows	Mantenía orden en probadores con veinte esperando
customer queue and peak handling	atención en horas punta	en	shows	Black Friday with four tills and no complaints
customer queue and peak handling	atención en horas punta	en	shows	Juggled three shoppers at once
customer queue and peak handling	atención en horas punta	en	shows	Opened a till when the line hit five
customer queue and peak handling	atención en horas punta	en	shows	900 transactions on Boxing Day
customer queue and peak handling	atención en horas punta	es	near	Hacía cola de madrugada por un concierto
customer queue and peak handling	atención en horas punta	es	near	Punta de diamante: corte de vidrio
customer queue and peak handling	atención en horas punta	es	near	Turno tranquilo de mañana con poca clientela
customer queue and peak handling	atención en horas punta	en	near	Queued data jobs on a server
customer queue and peak handling	atención en horas punta	en	near	Quiet weekday mornings only
access control	control de accesos	es	shows	Pedía acreditación, anotaba matrículas y daba pases en garita
access control	control de accesos	es	shows	Tornos y lista de visitas en sede de multinacional
access control	control de accesos	es	shows	Auxiliar en puerta de hospital, turnos de 12 h
access control	control de accesos	es	shows	Revisaba bolsos con arco y escáner en juzgados
access control	control de accesos	es	shows	Dejaba pasar solo a proveedores citados
access control	control de accesos	en	shows	Gatehouse, visitor badges and number plates
access control	control de accesos	en	shows	Checked passes at turnstiles of an HQ
access control	control de accesos	en	shows	X-ray and arch at a courthouse
access control	control de accesos	en	shows	Only let booked contractors through
access control	control de accesos	es	near	Gestión de permisos de usuario en Active Directory
access control	control de accesos	es	near	Accesos directos de escritorio
access control	control de accesos	es	near	Visitaba empresas como comercial
access control	control de accesos	en	near	Managed user permissions in Azure AD
access control	control de accesos	en	near	Built access ramps for shops
CCTV monitoring	videovigilancia	es	shows	Sala de pantallas con 64 cámaras, turno de noche
CCTV monitoring	videovigilancia	es	shows	Detecté intrusión y guié a la patrulla por radio
CCTV monitoring	videovigilancia	es	shows	Extraía grabaciones para denuncias con cadena de custodia
CCTV monitoring	videovigilancia	es	shows	Operador de CRA: verificaba saltos de alarma
CCTV monitoring	videovigilancia	es	shows	Seguía a sospechosos por monitores en centro comercial
CCTV monitoring	videovigilancia	en	shows	Control room with 64 screens on nights
CCTV monitoring	videovigilancia	en	shows	Spotted break-in and steered patrol by radio
CCTV monitoring	videovigilancia	en	shows	Burned footage for police with statements
CCTV monitoring	videovigilancia	en	shows	SIA public space surveillance licence
CCTV monitoring	videovigilancia	es	near	Instalador de cámaras y cableado
CCTV monitoring	videovigilancia	es	near	Operador de cámara en televisión
CCTV monitoring	videovigilancia	es	near	Videos de seguridad para redes
CCTV monitoring	videovigilancia	en	near	Camera operator for TV
CCTV monitoring	videovigilancia	en	near	Fitted domes and cabling
patrols and rounds	rondas de vigilancia	es	shows	Recorría polígono cada dos horas con marcajes
patrols and rounds	rondas de vigilancia	es	shows	Puertas, luces y extintores revisados de noche
patrols and rounds	rondas de vigilancia	es	shows	Pareja con perro en obra
patrols and rounds	rondas de vigilancia	es	shows	Vehículo rotulado, seis clientes por turno
patrols and rounds	rondas de vigilancia	es	shows	Encontré fuga de agua y cerraduras forzadas en perímetro
patrols and rounds	rondas de vigilancia	en	shows	Walked the estate every two hours, tag points
patrols and rounds	rondas de vigilancia	en	shows	Checked doors, lights and extinguishers overnight
patrols and rounds	rondas de vigilancia	en	shows	Mobile officer, six sites per shift
patrols and rounds	rondas de vigilancia	en	shows	Dog handler round a building site
patrols and rounds	rondas de vigilancia	es	near	Rondas de inversión para startups
patrols and rounds	rondas de vigilancia	es	near	Pagaba la ronda a los compañeros
patrols and rounds	rondas de vigilancia	es	near	Turno fijo en mostrador sin moverse
patrols and rounds	rondas de vigilancia	en	near	Funding rounds analyst
patrols and rounds	rondas de vigilancia	en	near	Static desk post only
conflict de-escalation	gestión de conflictos y contención	es	shows	Calmaba a agresivos hablando bajo y dando salida
conflict de-escalation	gestión de conflictos y contención	es	shows	Separé una pelea sin usar defensa
conflict de-escalation	gestión de conflictos y contención	es	shows	Familias alteradas en urgencias: mediaba hasta que bajaban
conflict de-escalation	gestión de conflictos y contención	es	shows	Nunca fui denunciado en nueve años de noche
conflict de-escalation	gestión de conflictos y contención	es	shows	Acompañaba fuera a quien molestaba, sin forcejeo
conflict de-escalation	gestión de conflictos y contención	en	shows	Talked down drunks and gave them a way out
conflict de-escalation	gestión de conflictos y contención	en	shows	Broke up a fight with no force used
conflict de-escalation	gestión de conflictos y contención	en	shows	A&E waiting room, calmed upset relatives
conflict de-escalation	gestión de conflictos y contención	en	shows	Walked troublemakers out without a struggle
conflict de-escalation	gestión de conflictos y contención	es	near	Conflictos de versiones en Git
conflict de-escalation	gestión de conflictos y contención	es	near	Tuve un conflicto laboral con la empresa
conflict de-escalation	gestión de conflictos y contención	es	near	Contención de gastos
conflict de-escalation	gestión de conflictos y contención	en	near	Resolved Git merge conflicts
conflict de-escalation	gestión de conflictos y contención	en	near	Containment of budget overrun
security guard licence (TIP)	habilitación de vigilante de seguridad	es	shows	Tarjeta de Identidad Profesional en vigor
security guard licence (TIP)	habilitación de vigilante de seguridad	es	shows	Número profesional del Ministerio del Interior
security guard licence (TIP)	habilitación de vigilante de seguridad	es	shows	Reciclaje anual de 20 horas hecho
security guard licence (TIP)	habilitación de vigilante de seguridad	es	shows	Aprobado el examen de la Dirección General de la Policía
security guard licence (TIP)	habilitación de vigilante de seguridad	es	shows	Ejercí uniformado en Prosegur y Securitas
security guard licence (TIP)	habilitación de vigilante de seguridad	en	shows	SIA door supervisor badge to 2027
security guard licence (TIP)	habilitación de vigilante de seguridad	en	shows	State guard card and 40-hour course
security guard licence (TIP)	habilitación de vigilante de seguridad	en	shows	Front-line SIA, close protection too
security guard licence (TIP)	habilitación de vigilante de seguridad	en	shows	Uniformed officer for G4S, vetted BS7858
security guard licence (TIP)	habilitación de vigilante de seguridad	es	near	Auxiliar de servicios sin habilitación
security guard licence (TIP)	habilitación de vigilante de seguridad	es	near	Licencia de armas para caza
security guard licence (TIP)	habilitación de vigilante de seguridad	es	near	Cursando la formación, aún sin presentarme a las pruebas
security guard licence (TIP)	habilitación de vigilante de seguridad	en	near	Concierge without SIA badge
security guard licence (TIP)	habilitación de vigilante de seguridad	en	near	Hunting firearms certificate
armed security	vigilancia con arma	es	shows	Escolta de fondos en blindado con revólver
armed security	vigilancia con arma	es	shows	Licencia C y tiro semestral superado
armed security	vigilancia con arma	es	shows	Vigilante de explosivos en cantera
armed security	vigilancia con arma	es	shows	Protección de embajada con arma corta
armed security	vigilancia con arma	es	shows	Tirada anual apta con 38 especial
armed security	vigilancia con arma	en	shows	Cash-in-transit crew with sidearm
armed security	vigilancia con arma	en	shows	Range qualified twice a year
armed security	vigilancia con arma	en	shows	Embassy detail carrying a Glock
armed security	vigilancia con arma	en	shows	Nuclear site officer, firearms authorised
armed security	vigilancia con arma	es	near	Armador de muebles de cocina
armed security	vigilancia con arma	es	near	Caza mayor los fines de semana
armed security	vigilancia con arma	es	near	Armado de ferralla en obra
armed security	vigilancia con arma	en	near	Clay pigeon shooting hobby
armed security	vigilancia con arma	en	near	Fixed rebar on sites
incident reporting	redacción de partes de incidencias	es	shows	Anotaba hora, hechos y testigos y lo firmaba al relevo
incident reporting	redacción de partes de incidencias	es	shows	Mis hojas sirvieron de prueba en juicio
incident reporting	redacción de partes de incidencias	es	shows	Novedades del turno en libro y app
incident reporting	redacción de partes de incidencias	es	shows	Describía daños y matrículas con fotos
incident reporting	redacción de partes de incidencias	es	shows	Elaboraba denuncias y daba traslado a Policía
incident reporting	redacción de partes de incidencias	en	shows	Wrote times, facts and witnesses, signed at handover
incident reporting	redacción de partes de incidencias	en	shows	My statements stood up in court
incident reporting	redacción de partes de incidencias	en	shows	Daily occurrence book and Trackforce app
incident reporting	redacción de partes de incidencias	en	shows	Photos and plates with each write-up
incident reporting	redacción de partes de incidencias	es	near	Periodista de sucesos
incident reporting	redacción de partes de incidencias	es	near	Di parte al seguro del coche
incident reporting	redacción de partes de incidencias	es	near	Ticket de incidencias informáticas
incident reporting	redacción de partes de incidencias	en	near	Reported on crime for a local paper
incident reporting	redacción de partes de incidencias	en	near	Logged IT tickets
fire alarm response	actuación ante incendios	es	shows	Usé extintor y BIE en conato y evacué planta
fire alarm response	actuación ante incendios	es	shows	Central de detección: ubicaba zona y rearmaba
fire alarm response	actuación ante incendios	es	shows	Equipo de segunda intervención
fire alarm response	actuación ante incendios	es	shows	Curso con fuego real cada año
fire alarm response	actuación ante incendios	es	shows	Revisaba mangueras, puertas RF y salidas
fire alarm response	actuación ante incendios	en	shows	Put out a bin fire with CO2 and cleared the floor
fire alarm response	actuación ante incendios	en	shows	Read panel zone, investigated, reset
fire alarm response	actuación ante incendios	en	shows	Marshal trained, live extinguisher practice
fire alarm response	actuación ante incendios	en	shows	Checked hoses, doors and exits each shift
fire alarm response	actuación ante incendios	es	near	Bombero aspirante, opositando
fire alarm response	actuación ante incendios	es	near	Incendios forestales: voluntario de reforestación posterior
fire alarm response	actuación ante incendios	es	near	Comercial de extintores y señalización
fire alarm response	actuación ante incendios	en	near	Sold extinguishers and alarm panels to shops
fire alarm response	actuación ante incendios	en	near	Fired underperforming staff
`;
