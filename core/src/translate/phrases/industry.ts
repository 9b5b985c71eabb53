/** Building, industry, maintenance, logistics, driving, farming, kitchens and hotels. */
export const industryPhrases = `
[noun]
obra ; construction project
obra nueva ; new build
obra de reforma ; renovation project
reforma ; renovation
vivienda unifamiliar ; single-family home
bloque de viviendas ; apartment block
edificio de oficinas ; office building
edificio residencial ; residential building
subcontrata ; subcontractor
contratista ; contractor
promotor ; developer
cimentación ; foundation
estructura ; structure
estructura metálica ; metal structure
fachada ; facade
cubierta ; roof
tabique ; partition wall
muro ; wall
andamio ; scaffold
grúa ; crane
carretera ; road
puente ; bridge
licencia de obra ; building permit
proyecto básico ; basic design
proyecto de ejecución ; detailed design
medición ; measurement
certificación de obra ; work certification
memoria ; report ; doubt
cuadro eléctrico ; electrical panel
instalación eléctrica ; electrical installation
avería ; fault
fuga ; leak
fuga de agua ; water leak
tubería ; pipe
caldera ; boiler
bomba ; pump
motor ; engine
válvula ; valve
cable ; cable
sensor ; sensor
autómata ; programmable controller
panel solar ; solar panel
aire acondicionado ; air conditioner
sistema de climatización ; air-conditioning system
sistema de riego ; irrigation system
sistema de inventario ; inventory system
equipo industrial ; industrial machine
línea de producción ; production line
línea de montaje ; assembly line
cadena de montaje ; assembly line
cadena de producción ; production line
proceso productivo ; production process
proceso de fabricación ; manufacturing process
planta de producción ; production plant
máquina de control numérico ; numerical control machine
torno ; lathe
fresadora ; milling machine
prensa hidráulica ; hydraulic press
molde ; mold
pieza ; part
repuesto ; spare part
parada ; stoppage
parada de planta ; plant shutdown
orden de trabajo ; work order
parte de trabajo ; work report
parte de incidencias ; incident report
norma de calidad ; quality standard
norma de seguridad ; safety standard
norma de higiene ; hygiene standard
norma de higiene alimentaria ; food hygiene standard
control de calidad ; quality control
plan de mantenimiento ; maintenance plan
equipo de protección individual ; personal protective equipment item
carretilla ; forklift
carretilla elevadora ; forklift
transpaleta ; pallet truck
palé ; pallet
palet ; pallet
estantería ; shelf
camión ; truck
furgoneta ; van
flota ; fleet
flota de vehículos ; vehicle fleet
ruta ; route
ruta de reparto ; delivery route
albarán ; delivery note
paquete ; parcel
envío ; shipment
carga ; load ; doubt
instalador ; installer
contenedor ; container
materia prima ; raw material
electrodoméstico ; household appliance

escaparate ; shop window
devolución ; return
dependiente ; shop assistant
puerto ; port
agente de aduanas ; customs agent
transportista ; carrier
muelle ; dock
muelle de carga ; loading dock
pistola de radiofrecuencia ; radio-frequency scanner
lector de códigos de barras ; barcode scanner
inventario ; inventory
mozo de almacén ; warehouse operative
operario ; operator
cadena de suministro ; supply chain
supermercado ; supermarket
cocina ; kitchen
cocinero ; cook
camarero ; waiter
menú ; menu
menú diario ; daily menu
carta de vinos ; wine list
plato ; dish
postre ; dessert
bebida ; drink
ingrediente ; ingredient
comensal ; diner
mesa ; table
barra ; bar
comedor ; dining room
banquete ; banquet
boda ; wedding
huésped ; guest
cliente del hotel ; hotel guest
habitación ; room
reserva ; booking
recepción ; reception
alojamiento ; accommodation
turista ; tourist
excursión ; excursion
caja ; till
caja registradora ; cash register
tractor ; tractor
cosechadora ; harvester
explotación ; farm
explotación agrícola ; farm
explotación ganadera ; livestock farm
finca ; estate
invernadero ; greenhouse
huerto ; vegetable garden
jardín ; garden
cultivo ; crop
árbol ; tree
animal ; animal
vino ; wine
bodega ; winery
incendio ; fire
alarma ; alarm
cámara de seguridad ; security camera
control de accesos ; access control
uniforme ; uniform
peluquería ; hair salon
salón de belleza ; beauty salon
corte ; cut ; doubt
peinado ; hairstyle
prenda ; garment
[mass]
hormigón ; concrete
hormigón armado ; reinforced concrete
acero ; steel
madera ; wood
albañilería ; masonry
fontanería ; plumbing
carpintería ; carpentry
electricidad ; electricity
climatización ; air conditioning
calefacción ; heating
pintura ; painting
soldadura ; welding
baja tensión ; low voltage
alta tensión ; high voltage
media tensión ; medium voltage
control numérico ; numerical control
mantenimiento preventivo ; preventive maintenance
mantenimiento correctivo ; corrective maintenance
mantenimiento industrial ; industrial maintenance
producción ; production
fabricación ; manufacturing
montaje ; assembly
embalaje ; packaging
seguridad laboral ; occupational safety
seguridad alimentaria ; food safety
higiene alimentaria ; food hygiene
manipulación de alimentos ; food handling
fruta ; fruit
verdura ; vegetables
carne ; meat
pescado ; fish
pan ; bread
alta cocina ; haute cuisine
cocina mediterránea ; Mediterranean cuisine
hostelería ; hospitality
restauración ; catering
turismo ; tourism
logística ; logistics
almacenaje ; storage
almacenamiento ; storage
distribución ; distribution
reparto ; delivery
transporte de mercancías ; freight transport
preparación de pedidos ; order picking
gestión de almacén ; warehouse management
gestión de residuos ; waste management
ganadería ; livestock farming
agricultura ; agriculture
jardinería ; gardening
riego ; irrigation
recolección ; harvesting
maquinaria agrícola ; agricultural machinery
maquinaria industrial ; industrial machinery
clientela ; clientele
lavandería ; laundry
costura ; sewing
radiofrecuencia ; radio frequency
[plural]
existencias de almacén ; warehouse stock
equipos industriales ; industrial equipment
equipos informáticos ; computer equipment
equipos de protección individual ; personal protective equipment
residuos ; waste
alimentos ; food
energías renovables ; renewable energy
riesgos laborales ; occupational risks
averías eléctricas ; electrical faults
`;
