/** Building, industry, transport, farming, kitchens and hotels: what can be counted. */
export const tradeThings = `
[noun]
planta baja ; ground floor
primera planta ; first floor
segunda planta ; second floor
enfermera de planta ; ward nurse
enfermero de planta ; ward nurse
plan de obra ; construction schedule
obra civil ; civil works project
obra residencial ; residential project
reforma integral ; full renovation
reforma de vivienda ; home renovation
reforma de cocina ; kitchen renovation
reforma de baño ; bathroom renovation
vivienda de protección oficial ; social housing unit
vivienda nueva ; new home
chalé ; detached house
chalet ; detached house
edificio histórico ; historic building
edificio público ; public building
edificio de viviendas ; apartment building
comunidad de vecinos ; residential building
comunidad de propietarios ; homeowners' association
comunidad autónoma ; autonomous community
zona común ; common area
rehabilitación de edificios ; building renovation
rehabilitación energética ; energy renovation
rehabilitación de fachadas ; facade renovation
certificado de eficiencia energética ; energy efficiency certificate
plano técnico ; technical drawing
plano de obra ; construction drawing
plano eléctrico ; electrical drawing
licencia de obras ; building permit
dirección facultativa ; site management team
pie de obra ; construction site
visita de obra ; site visit
acta de obra ; site meeting record
cuadrilla ; crew
brigada ; brigade
brigada de obra ; construction crew
peón ; laborer
albañil ; bricklayer
encofrador ; formwork carpenter
ferrallista ; rebar worker
fontanero ; plumber
electricista ; electrician
pintor ; painter
carpintero ; carpenter
soldador ; welder
ladrillo ; brick
azulejo ; tile
baldosa ; tile
viga ; beam
pilar ; pillar
forjado ; floor slab
zanja ; trench
ventana de aluminio ; aluminum window
puerta cortafuegos ; fire door
mueble ; piece of furniture
mueble de cocina ; kitchen unit
mueble a medida ; custom-made piece of furniture
placa solar ; solar panel
panel fotovoltaico ; photovoltaic panel
placa fotovoltaica ; photovoltaic panel
placa de yeso ; plasterboard
instalación fotovoltaica ; photovoltaic system
instalación de climatización ; air conditioning system
instalación de fontanería ; plumbing system
instalación industrial ; industrial installation
punto de recarga ; charging point
punto de luz ; light fitting
vehículo eléctrico ; electric vehicle
coche eléctrico ; electric car
vehículo industrial ; industrial vehicle
taller mecánico ; repair shop
chapa ; sheet metal
embrague ; clutch
caja de cambios ; gearbox
bomba de calor ; heat pump
radiador ; radiator
termo ; water heater
grifo ; faucet
desagüe ; drain
atasco ; blockage
red eléctrica ; power grid
red de agua ; water network
línea eléctrica ; power line
centro de transformación ; transformer substation
compresor ; compressor
cinta transportadora ; conveyor belt
línea de envasado ; packaging line
línea automática ; automatic line
cadena de frío ; cold chain
planta de fabricación ; manufacturing plant
planta química ; chemical plant
planta embotelladora ; bottling plant
fábrica de muebles ; furniture factory
fábrica de automóviles ; car factory
operario de producción ; production operator
operario de fábrica ; factory worker
jefe de turno ; shift supervisor
jefe de planta ; plant manager
jefe de línea ; line manager
jefe de equipo ; team leader
jefe de obra ; site manager
encargado de obra ; site foreman
pieza de automóvil ; car part
pieza de repuesto ; spare part
pieza defectuosa ; defective part
pieza metálica ; metal part
automóvil ; car
molde de inyección ; injection mold
torno CNC ; CNC lathe
troquel ; die
herramienta de medición ; measuring tool
herramienta manual ; hand tool
herramienta eléctrica ; power tool
máquina de coser ; sewing machine
máquina industrial ; industrial machine
centro de mecanizado ; machining center
defecto ; defect
rechazo ; reject
merma ; loss ; doubt
parada no programada ; unplanned stoppage
tiempo de parada ; downtime
tiempo de ciclo ; cycle time
tiempo de cambio ; changeover time
orden de fabricación ; production order
parte de producción ; production report
auditoría externa ; external audit
accidente de trabajo ; workplace accident
riesgo laboral ; occupational risk
evaluación de riesgos ; risk assessment
plan de prevención ; prevention plan
plan de evacuación ; evacuation plan
plan de seguridad ; safety plan
equipo de protección ; protective equipment
extintor ; fire extinguisher
residuo ; waste product
residuo peligroso ; hazardous waste product
mercancía refrigerada ; refrigerated good
mercancía perecedera ; perishable good
bulto ; package
hueco ; slot
transpaleta eléctrica ; electric pallet jack
apilador ; stacker
retráctil ; reach truck
recogepedidos ; order picker
terminal de radiofrecuencia ; RF scanner
código de barras ; barcode
centro logístico ; logistics center
centro de distribución ; distribution center
plataforma logística ; logistics hub
operador logístico ; logistics provider
empresa de transporte ; transport company
agencia de transporte ; freight agency
empresa de mensajería ; courier company
flota de camiones ; truck fleet
furgoneta de reparto ; delivery van
remolque ; trailer
tráiler ; articulated truck
camión frigorífico ; refrigerated truck
camión cisterna ; tanker truck
conductor ; driver
repartidor ; delivery driver
mensajero ; courier
ruta internacional ; international route
trayecto ; route
tacógrafo ; tachograph
carta de porte ; waybill
declaración aduanera ; customs declaration
despacho de aduanas ; customs clearance process
flete ; freight
terminal ; terminal
buque ; ship
tripulante ; crew member
reserva de hotel ; hotel booking
paquete turístico ; tour package
excursión guiada ; guided excursion
oficina de turismo ; tourist office
guía turístico ; tour guide
habitación doble ; double room
recepción de hotel ; hotel reception
camarera de piso ; room attendant
gobernanta ; housekeeping manager
minibar ; minibar
salón ; hall ; doubt
sala de reuniones ; meeting room
salón de banquetes ; banquet hall
bautizo ; baptism
comunión ; first communion
cumpleaños ; birthday
celebración ; celebration
cóctel ; cocktail
cocktail ; cocktail
menú degustación ; tasting menu
menú del día ; set menu
menú infantil ; children's menu
plato principal ; main course
plato típico ; traditional dish
aperitivo ; appetizer
tapa ; tapa
ración ; portion
sopa ; soup
ensalada ; salad
hortaliza ; vegetable
huevo ; egg
refresco ; soft drink
pasta ; pastry ; doubt
bollo ; pastry
cocina industrial ; industrial kitchen
cocina central ; central kitchen
partida ; station ; doubt
partida de carnes ; meat station
ayudante de cocina ; kitchen assistant
bar ; bar
cafetería ; café
panadería ; bakery
pastelería ; pastry shop
carnicería ; butcher's shop
pescadería ; fish shop
frutería ; greengrocer's
obrador ; bakery workshop
cata ; tasting
viña ; vineyard
viñedo ; vineyard
almazara ; olive oil mill
semilla ; seed
plaga ; pest
fertilizante ; fertilizer
riego por goteo ; drip irrigation system
zona verde ; green area
césped ; lawn
seto ; hedge
poda ; pruning job ; doubt
prenda de vestir ; garment
arreglo ; alteration ; doubt
cristal ; window pane ; doubt
oficina bancaria ; bank branch
`;
