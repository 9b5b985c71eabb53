/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const hairAndCleaningPhrases = `
hair colouring	coloración capilar	es	shows	Tintes de raíz, mechas y baños de color a diario
hair colouring	coloración capilar	es	shows	Aplicaba oxidantes y mezclas de tinte según la carta de tonos
hair colouring	coloración capilar	es	shows	Especialista en balayage y babylights en salón de cuatro sillones
hair colouring	coloración capilar	es	shows	Decoloraciones y matizados con Wella y L'Oréal Professionnel
hair colouring	coloración capilar	es	shows	Hacía correcciones de color a clientas con tintes caseros fallidos
hair colouring	coloración capilar	en	shows	Mixed and applied tints, highlights and balayage for 8 clients a day
hair colouring	coloración capilar	en	shows	Senior tinter in a busy Leeds salon, regrowth and full-head foils
hair colouring	coloración capilar	en	shows	Fixed banded box-dye jobs with bleach baths and toners
hair colouring	coloración capilar	en	shows	Trained juniors on Wella Koleston mixing ratios and skin tests
hair colouring	coloración capilar	es	near	Dependienta de tintes y champús en perfumería
hair colouring	coloración capilar	es	near	Coloreado digital de ilustraciones infantiles
hair colouring	coloración capilar	es	near	Lavado de cabeza y barrido del salón durante las prácticas
hair colouring	coloración capilar	en	near	Sold boxed hair dye at a drugstore counter
hair colouring	coloración capilar	en	near	Booked clients in for their highlight appointments
haircutting	corte de pelo	es	shows	Degradados, cortes bob y flequillos, unas diez clientas por jornada
haircutting	corte de pelo	es	shows	Oficial de peluquería de caballeros, tijera y máquina
haircutting	corte de pelo	es	shows	Barbero en local de barrio: fade, navaja y perfilado
haircutting	corte de pelo	es	shows	Arreglaba puntas y hacía capas en salón unisex
haircutting	corte de pelo	es	shows	Cortaba a niños y mayores a domicilio en residencias
haircutting	corte de pelo	en	shows	Barber, skin fades and scissor work, 15 heads a day
haircutting	corte de pelo	en	shows	Restyles, layering and fringe trims in a walk-in salon
haircutting	corte de pelo	en	shows	Level 2 and 3 stylist with own column of regular clients
haircutting	corte de pelo	en	shows	Cut men's, women's and children's styles at a high-street chain
haircutting	corte de pelo	es	near	Corte de patrones y tela en taller de confección
haircutting	corte de pelo	es	near	Lavaba cabezas y preparaba toallas para las oficialas
haircutting	corte de pelo	es	near	Corte y pelado de setos en jardinería
haircutting	corte de pelo	en	near	Shampooed clients before they moved to the stylist's chair
haircutting	corte de pelo	en	near	Cut fabric lengths to order in a haberdashery
updos and event hairstyling	recogidos y peinados de fiesta	es	shows	Peiné a novias e invitadas en más de 60 bodas
updos and event hairstyling	recogidos y peinados de fiesta	es	shows	Moños bajos, trenzas y semirrecogidos para comuniones
updos and event hairstyling	recogidos y peinados de fiesta	es	shows	Fijación de postizos y tocados para madrinas y flamencas
updos and event hairstyling	recogidos y peinados de fiesta	es	shows	Ondas al agua y moño italiano para eventos
updos and event hairstyling	recogidos y peinados de fiesta	es	shows	Recogía el pelo a las bailarinas antes de cada función
updos and event hairstyling	recogidos y peinados de fiesta	en	shows	Bridal hair on location, trials and wedding-day chignons
updos and event hairstyling	recogidos y peinados de fiesta	en	shows	Pinned up braids and curls for prom season, 40 girls
updos and event hairstyling	recogidos y peinados de fiesta	en	shows	Dressed long hair with padding, pins and veils
updos and event hairstyling	recogidos y peinados de fiesta	en	shows	Did the bridesmaids' buns and plaits for a wedding planner
updos and event hairstyling	recogidos y peinados de fiesta	es	near	Recogida de material y limpieza tras la fiesta
updos and event hairstyling	recogidos y peinados de fiesta	es	near	Camarera en bodas y fiestas privadas
updos and event hairstyling	recogidos y peinados de fiesta	es	near	Alisados y secados con plancha del día a día
updos and event hairstyling	recogidos y peinados de fiesta	en	near	Planned wedding events for 150 guests
updos and event hairstyling	recogidos y peinados de fiesta	en	near	Everyday blow-dries for walk-in clients
waxing and hair removal	depilación	es	shows	Cera tibia y caliente: piernas, ingles y axilas
waxing and hair removal	depilación	es	shows	Diseño de cejas con hilo y pinzas
waxing and hair removal	depilación	es	shows	Manejaba láser diodo Soprano en centro médico-estético
waxing and hair removal	depilación	es	shows	Sesiones de fotodepilación con ficha de fototipo y consentimiento
waxing and hair removal	depilación	es	shows	Depilaba a unas doce clientas al día en cabina
waxing and hair removal	depilación	en	shows	Hot and strip wax treatments, Brazilian, legs and underarm
waxing and hair removal	depilación	en	shows	Threaded brows and upper lips at a mall kiosk
waxing and hair removal	depilación	en	shows	Ran diode laser sessions after patch tests and Fitzpatrick typing
waxing and hair removal	depilación	en	shows	Took 45-minute slots for IPL on legs and bikini line
waxing and hair removal	depilación	es	near	Encerado de suelos de mármol en portales
waxing and hair removal	depilación	es	near	Vendía máquinas de afeitar y bandas de cera en tienda
waxing and hair removal	depilación	es	near	Eliminación de pelusa en hilatura industrial
waxing and hair removal	depilación	en	near	Waxed and polished cars before delivery
waxing and hair removal	depilación	en	near	Shaved and clipped dogs at a grooming parlour
manicure and pedicure	manicura y pedicura	es	shows	Uñas de gel, acrílicas y esmaltado semipermanente
manicure and pedicure	manicura y pedicura	es	shows	Técnica de uñas en centro comercial, nail art incluido
manicure and pedicure	manicura y pedicura	es	shows	Limaba, retiraba cutículas y esmaltaba a doce clientas diarias
manicure and pedicure	manicura y pedicura	es	shows	Retirada de durezas y cuidado estético de pies
manicure and pedicure	manicura y pedicura	es	shows	Esculpidas con molde y rellenos cada tres semanas
manicure and pedicure	manicura y pedicura	en	shows	Nail technician: Shellac, acrylic infills and nail art
manicure and pedicure	manicura y pedicura	en	shows	Filed, shaped and painted hands and feet in a spa
manicure and pedicure	manicura y pedicura	en	shows	BIAB overlays and gel removals with e-file
manicure and pedicure	manicura y pedicura	en	shows	Foot soaks, callus removal and polish for cruise guests
manicure and pedicure	manicura y pedicura	es	near	Dependienta de esmaltes en perfumería Primor
manicure and pedicure	manicura y pedicura	es	near	Podóloga: quiropodias y plantillas a medida
manicure and pedicure	manicura y pedicura	es	near	Pedí cita para el curso de uñas del próximo año
manicure and pedicure	manicura y pedicura	en	near	Hammered nails and fitted skirting boards
manicure and pedicure	manicura y pedicura	en	near	Podiatry assistant handling diabetic wound dressings
facial treatments	tratamientos faciales	es	shows	Higienes de cutis con vapor y extracción de comedones
facial treatments	tratamientos faciales	es	shows	Peelings, mascarillas y radiofrecuencia en el rostro
facial treatments	tratamientos faciales	es	shows	Limpiezas de piel y masaje kobido en spa de hotel
facial treatments	tratamientos faciales	es	shows	Hacía diagnóstico de piel y aplicaba ácido glicólico
facial treatments	tratamientos faciales	es	shows	Dermapen y alta frecuencia en cabina de estética
facial treatments	tratamientos faciales	en	shows	Skin analysis, extractions and masks for acne-prone clients
facial treatments	tratamientos faciales	en	shows	Dermaplaning, microneedling and glycolic peels in clinic
facial treatments	tratamientos faciales	en	shows	Delivered Elemis and Dermalogica skin sessions at a day spa
facial treatments	tratamientos faciales	en	shows	Cleansed, steamed and massaged faces, 6 clients a shift
facial treatments	tratamientos faciales	es	near	Implanté reconocimiento facial para control de accesos
facial treatments	tratamientos faciales	es	near	Vendía cremas antiarrugas en el stand de unos grandes almacenes
facial treatments	tratamientos faciales	es	near	Masajes de espalda y piernas
facial treatments	tratamientos faciales	en	near	Worked on facial recognition software testing
facial treatments	tratamientos faciales	en	near	Promoted skincare samples at an airport duty-free
make-up	maquillaje	es	shows	Base, contorno y ojos ahumados para novias y sesiones de foto
make-up	maquillaje	es	shows	Caracterización con prótesis y sangre falsa para cortometrajes
make-up	maquillaje	es	shows	Preparaba la cara de presentadores antes de entrar en plató
make-up	maquillaje	es	shows	Aerógrafo y pestañas postizas en eventos
make-up	maquillaje	es	shows	Automaquillaje: impartí talleres a grupos de diez mujeres
make-up	maquillaje	en	shows	Foundation matching, contouring and lashes for bridal parties
make-up	maquillaje	en	shows	Backstage face artist at Madrid Fashion Week
make-up	maquillaje	en	shows	Created bruises and prosthetic wounds for a student film
make-up	maquillaje	en	shows	MAC artist doing 10 full faces per shift on counter
make-up	maquillaje	es	near	Reponía labiales y sombras en el lineal de Sephora
make-up	maquillaje	es	near	Detecté maquillaje contable en la auditoría
make-up	maquillaje	es	near	Posé como modelo para una maquilladora
make-up	maquillaje	en	near	Set make-up and teardown of the exhibition stand
make-up	maquillaje	en	near	Packed cosmetics on a production line
body massage	masaje corporal	es	shows	Quiromasajista en balneario, seis sesiones por turno
body massage	masaje corporal	es	shows	Drenaje linfático manual y maderoterapia
body massage	masaje corporal	es	shows	Descontracturante y relajante con aceites, 50 minutos
body massage	masaje corporal	es	shows	Trabajaba espalda y cervicales de corredores tras la carrera
body massage	masaje corporal	es	shows	Masajeaba a huéspedes con piedras calientes en el spa
body massage	masaje corporal	en	shows	Deep tissue and Swedish therapist at a 5-star spa
body massage	masaje corporal	en	shows	Hot stones and aromatherapy, five 60-minute clients daily
body massage	masaje corporal	en	shows	Rubbed down runners' legs at marathon finish tents
body massage	masaje corporal	en	shows	Certified in lymphatic drainage, 300 clients treated
body massage	masaje corporal	es	near	Reservaba citas de masaje en la recepción del spa
body massage	masaje corporal	es	near	Masa corporal y grasa: mediciones con báscula de bioimpedancia
body massage	masaje corporal	es	near	Vendía sillones de masaje en centro comercial
body massage	masaje corporal	en	near	Massaged dough by hand at an artisan bakery
body massage	masaje corporal	en	near	Front desk of a massage centre, bookings and payments
hair straightening treatments	alisado y permanente	es	shows	Keratinas y taninoplastia en cabello rizado
hair straightening treatments	alisado y permanente	es	shows	Ondulaba con bigudíes y líquido neutralizante
hair straightening treatments	alisado y permanente	es	shows	Planchas mechón a mechón tras aplicar formol-free
hair straightening treatments	alisado y permanente	es	shows	Japonés y brasileño: unas quince clientas al mes
hair straightening treatments	alisado y permanente	es	shows	Alisaba melenas con queratina y sellaba con plancha a 230 grados
hair straightening treatments	alisado y permanente	en	shows	Brazilian blowouts and keratin smoothing, certified
hair straightening treatments	alisado y permanente	en	shows	Wound perms on rods and applied neutraliser
hair straightening treatments	alisado y permanente	en	shows	Relaxers on Afro-textured hair with scalp protection
hair straightening treatments	alisado y permanente	en	shows	Chemically smoothed curly hair, three-hour appointments
hair straightening treatments	alisado y permanente	es	near	Alisado de paredes con yeso fino
hair straightening treatments	alisado y permanente	es	near	Plancha de ropa y doblado en tintorería
hair straightening treatments	alisado y permanente	es	near	Contrato permanente en una cadena de peluquerías
hair straightening treatments	alisado y permanente	en	near	Permanent contract as salon receptionist
hair straightening treatments	alisado y permanente	en	near	Smoothed and sanded plaster walls
salon hygiene and sterilisation	higiene y esterilización del material	es	shows	Autoclave para alicates y tijeras entre clienta y clienta
salon hygiene and sterilisation	higiene y esterilización del material	es	shows	Desinfectaba peines y brochas con Barbicide
salon hygiene and sterilisation	higiene y esterilización del material	es	shows	Bolsas selladas, testigos de control y registro de ciclos
salon hygiene and sterilisation	higiene y esterilización del material	es	shows	Cambio de guantes y fundas desechables en cada servicio
salon hygiene and sterilisation	higiene y esterilización del material	es	shows	Esterilizaba el instrumental de uñas al cierre
salon hygiene and sterilisation	higiene y esterilización del material	en	shows	Ran autoclave cycles and logged them for inspection
salon hygiene and sterilisation	higiene y esterilización del material	en	shows	Soaked combs and scissors in Barbicide between clients
salon hygiene and sterilisation	higiene y esterilización del material	en	shows	Binned single-use files and swabbed stations after each set
salon hygiene and sterilisation	higiene y esterilización del material	en	shows	Zero non-conformities on environmental health visit to the salon
salon hygiene and sterilisation	higiene y esterilización del material	es	near	Vendía productos de higiene íntima en parafarmacia
salon hygiene and sterilisation	higiene y esterilización del material	es	near	Esterilización de gatos en clínica veterinaria
salon hygiene and sterilisation	higiene y esterilización del material	es	near	Barría pelos del suelo y doblaba toallas
salon hygiene and sterilisation	higiene y esterilización del material	en	near	Swept hair from the floor between appointments
salon hygiene and sterilisation	higiene y esterilización del material	en	near	Neutering and sterilising of stray cats
beauty product retail advice	asesoramiento y venta de productos de belleza	es	shows	Recomendaba champú y tratamiento para casa tras cada servicio
beauty product retail advice	asesoramiento y venta de productos de belleza	es	shows	Cumplí 900 € mensuales de reventa en el mostrador del salón
beauty product retail advice	asesoramiento y venta de productos de belleza	es	shows	Explicaba la rutina de cremas según el tipo de piel
beauty product retail advice	asesoramiento y venta de productos de belleza	es	shows	Consejera de perfumería selectiva, marcas Lancôme y Dior
beauty product retail advice	asesoramiento y venta de productos de belleza	es	shows	Prescribía sérums y ampollas después de la higiene facial
beauty product retail advice	asesoramiento y venta de productos de belleza	en	shows	Prescribed home-care shampoo after each service, £150 retail weekly
beauty product retail advice	asesoramiento y venta de productos de belleza	en	shows	Counter consultant for Clarins, beat target by 12%
beauty product retail advice	asesoramiento y venta de productos de belleza	en	shows	Matched clients to serums after a skin questionnaire
beauty product retail advice	asesoramiento y venta de productos de belleza	en	shows	Upsold aftercare oils to half of my nail clients
beauty product retail advice	asesoramiento y venta de productos de belleza	es	near	Compradora habitual y bloguera de cosmética
beauty product retail advice	asesoramiento y venta de productos de belleza	es	near	Inventario y etiquetado de productos de belleza en almacén
beauty product retail advice	asesoramiento y venta de productos de belleza	es	near	Asesoramiento fiscal a salones de belleza
beauty product retail advice	asesoramiento y venta de productos de belleza	en	near	Unloaded pallets of cosmetics for a retailer
beauty product retail advice	asesoramiento y venta de productos de belleza	en	near	Wrote a blog reviewing beauty products I bought
appointment book management	gestión de agenda y citas	es	shows	Cuadraba los huecos de cinco peluqueras con Booksy
appointment book management	gestión de agenda y citas	es	shows	Confirmaba por WhatsApp y reducía las ausencias a la mitad
appointment book management	gestión de agenda y citas	es	shows	Llevaba el libro de horas del salón y las listas de espera
appointment book management	gestión de agenda y citas	es	shows	Atendía el teléfono y repartía clientas por cabina en Flowww
appointment book management	gestión de agenda y citas	es	shows	Recolocaba cancelaciones para que no quedara ningún sillón vacío
appointment book management	gestión de agenda y citas	en	shows	Ran the column for six stylists on Fresha
appointment book management	gestión de agenda y citas	en	shows	Cut no-shows 30% with text reminders and deposits
appointment book management	gestión de agenda y citas	en	shows	Slotted walk-ins between booked clients on Phorest
appointment book management	gestión de agenda y citas	en	shows	Took calls and rebooked clients every six weeks
appointment book management	gestión de agenda y citas	es	near	Pedía cita previa como usuaria en la administración
appointment book management	gestión de agenda y citas	es	near	Redactaba trabajos con citas bibliográficas APA
appointment book management	gestión de agenda y citas	es	near	Agenda cultural del ayuntamiento: redacción de textos
appointment book management	gestión de agenda y citas	en	near	Wrote citations and footnotes for academic papers
appointment book management	gestión de agenda y citas	en	near	Attended appointments with my own accountant
client consultation	diagnóstico y atención a la clienta	es	shows	Preguntaba alergias y antecedentes antes de cualquier tratamiento y rellenaba ficha
client consultation	diagnóstico y atención a la clienta	es	shows	Visagismo: proponía el estilo según óvalo y facciones
client consultation	diagnóstico y atención a la clienta	es	shows	Examinaba cuero cabelludo con microcámara antes de recomendar
client consultation	diagnóstico y atención a la clienta	es	shows	Escuchaba la foto que traían y explicaba qué era viable
client consultation	diagnóstico y atención a la clienta	es	shows	Clientas que repiten desde hace ocho años
client consultation	diagnóstico y atención a la clienta	en	shows	Checked allergies, scalp condition and hair history before each service
client consultation	diagnóstico y atención a la clienta	en	shows	Talked through reference photos and set realistic expectations
client consultation	diagnóstico y atención a la clienta	en	shows	Kept record cards with formulas, patch tests and contraindications
client consultation	diagnóstico y atención a la clienta	en	shows	80% rebooking rate built on a thorough first chat
client consultation	diagnóstico y atención a la clienta	es	near	Consultora de marketing para marcas de belleza
client consultation	diagnóstico y atención a la clienta	es	near	Clienta habitual de centros de estética
client consultation	diagnóstico y atención a la clienta	es	near	Diagnóstico de averías en secadores y planchas
client consultation	diagnóstico y atención a la clienta	en	near	Management consultant serving retail accounts
client consultation	diagnóstico y atención a la clienta	en	near	Visited the clinic as a consultation patient
eyelash and brow treatments	pestañas y cejas	es	shows	Extensiones pelo a pelo y volumen ruso
eyelash and brow treatments	pestañas y cejas	es	shows	Lifting y tinte en mirada, 45 minutos por clienta
eyelash and brow treatments	pestañas y cejas	es	shows	Microblading con pigmento orgánico y retoque al mes
eyelash and brow treatments	pestañas y cejas	es	shows	Laminado y henna para definir el arco
eyelash and brow treatments	pestañas y cejas	es	shows	Retiraba y rellenaba extensiones cada tres semanas
eyelash and brow treatments	pestañas y cejas	en	shows	Classic and Russian volume sets, 2-week infills
eyelash and brow treatments	pestañas y cejas	en	shows	LVL lift and tint, HD arches, patch tested
eyelash and brow treatments	pestañas y cejas	en	shows	Microbladed arches with top-up at six weeks
eyelash and brow treatments	pestañas y cejas	en	shows	Lash technician renting a chair in a beauty bar
eyelash and brow treatments	pestañas y cejas	es	near	Vendía máscaras y lápices de ojos en perfumería
eyelash and brow treatments	pestañas y cejas	es	near	Navegación con varias pestañas abiertas en el CRM
eyelash and brow treatments	pestañas y cejas	es	near	Ceja de arranque de compresión en maquinaria agrícola
eyelash and brow treatments	pestañas y cejas	en	near	Demonstrated mascara to shoppers at a counter
eyelash and brow treatments	pestañas y cejas	en	near	Wore lash extensions as a promotional model
hotel room cleaning	limpieza de habitaciones de hotel	es	shows	Camarera de pisos, 20 cuartos por jornada en resort de Benidorm
hotel room cleaning	limpieza de habitaciones de hotel	es	shows	Hacía salidas y clientes, camas y baños con carro de planta
hotel room cleaning	limpieza de habitaciones de hotel	es	shows	Reposición de amenities y cambio de sábanas en hotel 4 estrellas
hotel room cleaning	limpieza de habitaciones de hotel	es	shows	Dejaba listas las estancias antes del check-in de las 15 h
hotel room cleaning	limpieza de habitaciones de hotel	es	shows	Planta de 18 unidades a mi cargo, revisada por gobernanta
hotel room cleaning	limpieza de habitaciones de hotel	en	shows	Room attendant turning 16 checkouts a shift
hotel room cleaning	limpieza de habitaciones de hotel	en	shows	Stripped and made beds, restocked minibars and amenities
hotel room cleaning	limpieza de habitaciones de hotel	en	shows	Housekeeping in a 200-key resort, inspected daily
hotel room cleaning	limpieza de habitaciones de hotel	en	shows	Chambermaid, seasonal, guest bathrooms and linen change
hotel room cleaning	limpieza de habitaciones de hotel	es	near	Recepcionista que asignaba habitaciones a clientes
hotel room cleaning	limpieza de habitaciones de hotel	es	near	Limpieza de escaleras y portales de comunidades
hotel room cleaning	limpieza de habitaciones de hotel	es	near	Decoración de habitaciones infantiles
hotel room cleaning	limpieza de habitaciones de hotel	en	near	Assigned rooms to arriving guests at the front desk
hotel room cleaning	limpieza de habitaciones de hotel	en	near	Stayed in hotels regularly as a sales rep
office cleaning	limpieza de oficinas	es	shows	Vaciaba papeleras y repasaba mesas en edificio de cuatro plantas
office cleaning	limpieza de oficinas	es	shows	Turno de madrugada en sedes bancarias con mopa y aspirador
office cleaning	limpieza de oficinas	es	shows	Personal de contrata en Clece: despachos, salas de reuniones y aseos
office cleaning	limpieza de oficinas	es	shows	Mantenía los puestos y la cocina del coworking sin polvo
office cleaning	limpieza de oficinas	es	shows	Limpiadora en centro de negocios, 25 horas semanales
office cleaning	limpieza de oficinas	en	shows	Early morning janitor for a law firm, 3 floors
office cleaning	limpieza de oficinas	en	shows	Emptied bins, dusted desks and vacuumed carpets after hours
office cleaning	limpieza de oficinas	en	shows	Contract cleaner at a call centre with 400 workstations
office cleaning	limpieza de oficinas	en	shows	Wiped down meeting rooms and kitchenettes every evening
office cleaning	limpieza de oficinas	es	near	Auxiliar de oficina: archivo y correo
office cleaning	limpieza de oficinas	es	near	Limpieza de datos en hojas de cálculo
office cleaning	limpieza de oficinas	es	near	Limpieza de naves y maquinaria en matadero
office cleaning	limpieza de oficinas	en	near	Cleaned up mailing lists and spreadsheets
office cleaning	limpieza de oficinas	en	near	Office assistant filing and answering phones
floor care machines	máquinas de limpieza de suelos	es	shows	Manejo de fregadora rotativa y de hombre a bordo
floor care machines	máquinas de limpieza de suelos	es	shows	Abrillantado y cristalizado de mármol en portales
floor care machines	máquinas de limpieza de suelos	es	shows	Pasaba la rotativa con disco rojo y cera en pasillos
floor care machines	máquinas de limpieza de suelos	es	shows	Decapaba linóleo y aplicaba emulsión en colegios
floor care machines	máquinas de limpieza de suelos	es	shows	Conductor de barredora-fregadora Kärcher en centro comercial
floor care machines	máquinas de limpieza de suelos	en	shows	Operated ride-on scrubber-dryers in a 10,000 m² warehouse
floor care machines	máquinas de limpieza de suelos	en	shows	Stripped and sealed vinyl corridors with a rotary buffer
floor care machines	máquinas de limpieza de suelos	en	shows	Drove a Tennant sweeper round the shopping centre at night
floor care machines	máquinas de limpieza de suelos	en	shows	Crystallised marble lobbies with steel wool pads
floor care machines	máquinas de limpieza de suelos	es	near	Instalador de suelo laminado y rodapié
floor care machines	máquinas de limpieza de suelos	es	near	Barría y fregaba a mano con mopa
floor care machines	máquinas de limpieza de suelos	es	near	Mecánico de máquinas excavadoras para movimiento de suelos
floor care machines	máquinas de limpieza de suelos	en	near	Laid laminate flooring and skirting
floor care machines	máquinas de limpieza de suelos	en	near	Swept and mopped by hand in a café
window cleaning	limpieza de cristales	es	shows	Cristalero con escaleras y pértiga de agua osmotizada
window cleaning	limpieza de cristales	es	shows	Mojador y rasqueta en escaparates de la calle mayor
window cleaning	limpieza de cristales	es	shows	Lunas y mamparas de tres concesionarios cada semana
window cleaning	limpieza de cristales	es	shows	Fachadas acristaladas desde góndola y plataforma elevadora
window cleaning	limpieza de cristales	es	shows	Repaso de vidrios y persianas en fin de obra
window cleaning	limpieza de cristales	en	shows	Squeegee and applicator round of 60 shopfronts
window cleaning	limpieza de cristales	en	shows	Water-fed pole work up to four storeys
window cleaning	limpieza de cristales	en	shows	Abseiled glass façades of office towers, IRATA level 1
window cleaning	limpieza de cristales	en	shows	Own round, 120 domestic customers, inside and out panes
window cleaning	limpieza de cristales	es	near	Montaba vidrios y ventanas de aluminio
window cleaning	limpieza de cristales	es	near	Instalación de Windows y limpieza de virus
window cleaning	limpieza de cristales	es	near	Limpieza de cristalería y copas en restaurante
window cleaning	limpieza de cristales	en	near	Installed double-glazed units on site
window cleaning	limpieza de cristales	en	near	Polished wine glasses before service
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	shows	Quirófanos y UCI: doble cubo, lejía diluida y microfibra por colores
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	shows	Desinfectaba habitaciones de aislados tras el alta
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	shows	Limpiadora del SERMAS, plantas de oncología y urgencias
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	shows	Retiraba residuos del grupo III en contenedores rígidos
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	shows	Protocolo terminal después de cada intervención, con registro firmado
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	en	shows	Terminal clean of theatres between operations
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	en	shows	NHS domestic, colour-coded mops, isolation bays after C. diff
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	en	shows	Chlorine wipe-downs of ICU bed spaces and touchpoints
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	en	shows	Barrier cleaned wards during Covid, audits above 95%
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	near	Celador: traslado de pacientes en camilla
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	near	Limpieza de oficinas administrativas fuera del hospital
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	es	near	Desinfección de heridas y curas como auxiliar
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	en	near	Dressed and disinfected patients' wounds
hospital cleaning and disinfection	limpieza y desinfección hospitalaria	en	near	Hospital porter moving beds and linen trolleys
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	shows	Diluía lejía, desengrasante y desincrustante según ficha de seguridad
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	shows	Nunca mezclaba amoniaco con cloro; formé a las nuevas en ello
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	shows	Dosificadores, guantes de nitrilo y lectura de pictogramas
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	shows	Elegía ácido o alcalino según la superficie
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	shows	Guardaba garrafas etiquetadas y al día con sus FDS
handling of cleaning chemicals	manejo de productos químicos de limpieza	en	shows	COSHH trained, diluted concentrates with dosing pumps
handling of cleaning chemicals	manejo de productos químicos de limpieza	en	shows	Read safety data sheets and labelled spray bottles
handling of cleaning chemicals	manejo de productos químicos de limpieza	en	shows	Picked acid or alkaline agents to suit the surface
handling of cleaning chemicals	manejo de productos químicos de limpieza	en	shows	Stored bleach and degreaser in locked, ventilated cupboard
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	near	Química: síntesis de tensioactivos en laboratorio
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	near	Comercial de detergentes industriales
handling of cleaning chemicals	manejo de productos químicos de limpieza	es	near	Cajera en droguería
handling of cleaning chemicals	manejo de productos químicos de limpieza	en	near	Sold detergents to hotels as an account rep
handling of cleaning chemicals	manejo de productos químicos de limpieza	en	near	Studied chemistry at secondary school
laundry and ironing	lavandería y plancha	es	shows	Túneles de lavado y calandra para ropa de hotel
laundry and ironing	lavandería y plancha	es	shows	Clasificaba sábanas y toallas por color y tejido
laundry and ironing	lavandería y plancha	es	shows	Planchadora de camisas en tintorería, 80 prendas diarias
laundry and ironing	lavandería y plancha	es	shows	Dejaba la ropa de la familia lavada, doblada y en los armarios
laundry and ironing	lavandería y plancha	es	shows	Quitaba manchas y ponía lavadoras de 20 kilos en residencia
laundry and ironing	lavandería y plancha	en	shows	Pressed shirts and uniforms with steam press
laundry and ironing	lavandería y plancha	en	shows	Ran washer-extractors and flatwork ironers in a linen plant
laundry and ironing	lavandería y plancha	en	shows	Sorted, washed and folded bedding for a care home
laundry and ironing	lavandería y plancha	en	shows	Removed stains, checked care labels and steamed garments
laundry and ironing	lavandería y plancha	es	near	Cocinero de plancha en chiringuito
laundry and ironing	lavandería y plancha	es	near	Prevención del lavado de dinero en sucursal
laundry and ironing	lavandería y plancha	es	near	Cobraba en la autolavandería y daba cambio
laundry and ironing	lavandería y plancha	en	near	Anti-money-laundering checks in a branch
laundry and ironing	lavandería y plancha	en	near	Plancha grill cook at a beach bar
domestic housekeeping	empleada de hogar	es	shows	Interna con una familia de cinco: casa, compras y comidas
domestic housekeeping	empleada de hogar	es	shows	Por horas en tres domicilios: baños, cocina y ropa
domestic housekeeping	empleada de hogar	es	shows	Doce años en la misma vivienda de Chamberí, referencias disponibles
domestic housekeeping	empleada de hogar	es	shows	Llevaba la casa mientras los dueños viajaban
domestic housekeeping	empleada de hogar	es	shows	Cocinaba, recogía y hacía la compra para un matrimonio mayor
domestic housekeeping	empleada de hogar	en	shows	Live-in for a family of five, meals, tidying and shopping
domestic housekeeping	empleada de hogar	en	shows	Kept three private homes spotless on a weekly rota
domestic housekeeping	empleada de hogar	en	shows	Ran a London townhouse while the owners were abroad
domestic housekeeping	empleada de hogar	en	shows	Cleaner for families, bathrooms, kitchens, wardrobes, with references
domestic housekeeping	empleada de hogar	es	near	Ama de casa con cuatro hijos buscando primer empleo
domestic housekeeping	empleada de hogar	es	near	Venta de productos para el hogar en tienda
domestic housekeeping	empleada de hogar	es	near	Seguros de hogar: tramitación de partes
domestic housekeeping	empleada de hogar	en	near	Home insurance claims handler
domestic housekeeping	empleada de hogar	en	near	Sold homeware in a department store
housekeeping supervision	supervisión de limpieza (gobernanta)	es	shows	Repartía plantas a doce camareras y revisaba cada cuarto
housekeeping supervision	supervisión de limpieza (gobernanta)	es	shows	Subgobernanta en hotel de 300 habitaciones
housekeeping supervision	supervisión de limpieza (gobernanta)	es	shows	Encargada de contrata: partes, cuadrantes y control de calidad
housekeeping supervision	supervisión de limpieza (gobernanta)	es	shows	Firmaba el checklist antes de pasar la habitación a recepción
housekeeping supervision	supervisión de limpieza (gobernanta)	es	shows	Coordinaba a veinte limpiadoras en tres centros comerciales
housekeeping supervision	supervisión de limpieza (gobernanta)	en	shows	Inspected 60 rooms a day and released them to front office
housekeeping supervision	supervisión de limpieza (gobernanta)	en	shows	Head of floors, rota for 14 attendants and 3 porters
housekeeping supervision	supervisión de limpieza (gobernanta)	en	shows	Site lead for a contract of 25 cleaners, audits and timesheets
housekeeping supervision	supervisión de limpieza (gobernanta)	en	shows	Allocated sections, checked beds and bathrooms, retrained weak staff
housekeeping supervision	supervisión de limpieza (gobernanta)	es	near	Recibía órdenes de la gobernanta cada mañana
housekeeping supervision	supervisión de limpieza (gobernanta)	es	near	Supervisión de obra de saneamiento
housekeeping supervision	supervisión de limpieza (gobernanta)	es	near	Supervisada por la encargada durante la temporada
housekeeping supervision	supervisión de limpieza (gobernanta)	en	near	Worked under the head housekeeper's supervision
housekeeping supervision	supervisión de limpieza (gobernanta)	en	near	Supervised swimming pool bathers
linen and supplies stock control	control de lencería y suministros	es	shows	Contaba sábanas y toallas y pedía reposición a la lavandería
linen and supplies stock control	control de lencería y suministros	es	shows	Inventario mensual de celulosa, bolsas y detergente
linen and supplies stock control	control de lencería y suministros	es	shows	Lencera: entregas, bajas y mermas de ropa blanca
linen and supplies stock control	control de lencería y suministros	es	shows	Avisaba antes de que faltara papel higiénico en planta
linen and supplies stock control	control de lencería y suministros	es	shows	Cuadraba los albaranes de la lavandería externa con lo recibido
linen and supplies stock control	control de lencería y suministros	en	shows	Counted sheets and towels in and out against laundry dockets
linen and supplies stock control	control de lencería y suministros	en	shows	Monthly count of consumables, ordered before running out
linen and supplies stock control	control de lencería y suministros	en	shows	Linen keeper, tracked losses and rejects by floor
linen and supplies stock control	control de lencería y suministros	en	shows	Kept floor pantries topped up, cut amenity waste 15%
linen and supplies stock control	control de lencería y suministros	es	near	Vendedora de lencería femenina
linen and supplies stock control	control de lencería y suministros	es	near	Control de suministro eléctrico en subestación
linen and supplies stock control	control de lencería y suministros	es	near	Usaba el material que me daba la encargada
linen and supplies stock control	control de lencería y suministros	en	near	Sold lingerie in a boutique
linen and supplies stock control	control de lencería y suministros	en	near	Made beds with the linen left in the pantry
end-of-build cleaning	limpieza de fin de obra	es	shows	Quitaba restos de yeso, silicona y pintura antes de entregar pisos
end-of-build cleaning	limpieza de fin de obra	es	shows	Primera limpieza de viviendas nuevas para promotora
end-of-build cleaning	limpieza de fin de obra	es	shows	Rascaba pegotes de cemento y pegatinas de ventanas
end-of-build cleaning	limpieza de fin de obra	es	shows	Puesta a punto de locales recién reformados
end-of-build cleaning	limpieza de fin de obra	es	shows	Cuadrillas de tres para dejar chalés listos para entrega de llaves
end-of-build cleaning	limpieza de fin de obra	en	shows	Sparkle cleans on new homes before handover
end-of-build cleaning	limpieza de fin de obra	en	shows	Scraped paint, silicone and stickers off frames and tiles
end-of-build cleaning	limpieza de fin de obra	en	shows	Removed builders' dust from 40 flats ahead of snagging
end-of-build cleaning	limpieza de fin de obra	en	shows	Builders' cleans for refurbished shops, tight deadlines
end-of-build cleaning	limpieza de fin de obra	es	near	Peón de obra: retirada de escombro con carretilla
end-of-build cleaning	limpieza de fin de obra	es	near	Jefe de obra responsable de entregas
end-of-build cleaning	limpieza de fin de obra	es	near	Limpieza de mantenimiento diario en portales
end-of-build cleaning	limpieza de fin de obra	en	near	Site labourer loading skips with rubble
end-of-build cleaning	limpieza de fin de obra	en	near	Built the company's cleaning roster app
waste segregation and disposal	separación y retirada de residuos	es	shows	Vaciaba contenedores de papel, envases y orgánico por separado
waste segregation and disposal	separación y retirada de residuos	es	shows	Sacaba los cubos de la comunidad y los devolvía limpios
waste segregation and disposal	separación y retirada de residuos	es	shows	Bolsas por colores y punto limpio para pilas y fluorescentes
waste segregation and disposal	separación y retirada de residuos	es	shows	Llevaba cartón a la prensa y vidrio al iglú
waste segregation and disposal	separación y retirada de residuos	es	shows	Formé al equipo en qué va a cada cubo
waste segregation and disposal	separación y retirada de residuos	en	shows	Sorted glass, card and food scraps into colour bins
waste segregation and disposal	separación y retirada de residuos	en	shows	Baled cardboard and took bulbs to the recycling point
waste segregation and disposal	separación y retirada de residuos	en	shows	Took bins out and washed them for four blocks
waste segregation and disposal	separación y retirada de residuos	en	shows	Clinical bags tagged and moved to the locked yard
waste segregation and disposal	separación y retirada de residuos	es	near	Separación de bienes: tramitación notarial
waste segregation and disposal	separación y retirada de residuos	es	near	Compradora de bolsas de basura para la empresa
waste segregation and disposal	separación y retirada de residuos	es	near	Máster en gestión de residuos en curso
waste segregation and disposal	separación y retirada de residuos	en	near	Reduced wasted hours in the payroll department
waste segregation and disposal	separación y retirada de residuos	en	near	Interested in recycling as a volunteer cause
discretion and trust with keys	discreción y confianza con llaves	es	shows	Abría y cerraba seis viviendas sin los dueños presentes
discretion and trust with keys	discreción y confianza con llaves	es	shows	Clave de alarma y acceso a todas las plantas del banco
discretion and trust with keys	discreción y confianza con llaves	es	shows	Entregaba en objetos perdidos joyas y dinero encontrados
discretion and trust with keys	discreción y confianza con llaves	es	shows	Nunca comenté nada de la familia, diez años de referencia
discretion and trust with keys	discreción y confianza con llaves	es	shows	Responsable del llavero maestro de la comunidad
discretion and trust with keys	discreción y confianza con llaves	en	shows	Held the master set and alarm codes for a law office
discretion and trust with keys	discreción y confianza con llaves	en	shows	Logged jewellery and cash found in rooms with lost property
discretion and trust with keys	discreción y confianza con llaves	en	shows	Let myself in to eight homes while owners were away
discretion and trust with keys	discreción y confianza con llaves	en	shows	Signed NDA, worked in a public figure's residence
discretion and trust with keys	discreción y confianza con llaves	es	near	Copiaba llaves en ferretería
discretion and trust with keys	discreción y confianza con llaves	es	near	Conductor de autobús discrecional
discretion and trust with keys	discreción y confianza con llaves	es	near	Factores clave del éxito comercial
discretion and trust with keys	discreción y confianza con llaves	en	near	Cut duplicate keys in a hardware shop
discretion and trust with keys	discreción y confianza con llaves	en	near	Key account executive for hotels
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	shows	Campaña de la fresa en Huelva, tres temporadas
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	shows	Vendimia a mano en La Rioja, cuadrilla de quince
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	shows	Cogía naranjas con capazo y alicates en Valencia
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	shows	Jornalero de la aceituna en Jaén con vara y vibrador
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	shows	Recolectaba tomate y pepino en invernadero de El Ejido
fruit and vegetable harvesting	recolección de frutas y hortalizas	en	shows	Picked strawberries and raspberries to target in Kent polytunnels
fruit and vegetable harvesting	recolección de frutas y hortalizas	en	shows	Apple season in Herefordshire, ladders and picking bags
fruit and vegetable harvesting	recolección de frutas y hortalizas	en	shows	Cut lettuce and broccoli on a rig, piece rate
fruit and vegetable harvesting	recolección de frutas y hortalizas	en	shows	Grape picker at two Napa vineyards
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	near	Recolección de firmas para una ONG
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	near	Frutera en mercado municipal: venta y colocación
fruit and vegetable harvesting	recolección de frutas y hortalizas	es	near	Recolectaba datos de encuestas en la calle
fruit and vegetable harvesting	recolección de frutas y hortalizas	en	near	Collected survey responses door to door
fruit and vegetable harvesting	recolección de frutas y hortalizas	en	near	Stocked fruit and veg shelves in a supermarket
tractor driving	manejo de tractor	es	shows	Labraba con John Deere 6155 y apero de vertedera
tractor driving	manejo de tractor	es	shows	Carnet B y siete años con remolque y cuba en finca cerealista
tractor driving	manejo de tractor	es	shows	Enganchaba grada, sembradora y abonadora a la toma de fuerza
tractor driving	manejo de tractor	es	shows	Tractorista en cooperativa de 900 hectáreas
tractor driving	manejo de tractor	es	shows	Llevaba el New Holland con autoguiado GPS en siembra
tractor driving	manejo de tractor	en	shows	Ploughed and drilled with a Fendt 724 and RTK steering
tractor driving	manejo de tractor	en	shows	Ran a Massey Ferguson with baler and bale trailer
tractor driving	manejo de tractor	en	shows	Hitched PTO implements and hauled silage at harvest
tractor driving	manejo de tractor	en	shows	Cultivated 400 acres on my own each autumn
tractor driving	manejo de tractor	es	near	Vendedor de recambios de maquinaria agrícola
tractor driving	manejo de tractor	es	near	Conductor de cabeza tractora de camión
tractor driving	manejo de tractor	es	near	Ayudante de recolección a mano, sin vehículo
tractor driving	manejo de tractor	en	near	Sold farm machinery parts over the counter
tractor driving	manejo de tractor	en	near	HGV tractor unit driver on trunk routes
`;
