/** Building, industry, transport, farming, kitchens and hotels: what cannot be counted, adjectives and verbs. */
export const tradeWords = `
[mass]
carpintería metálica ; metalwork
cerrajería ; locksmithing
yeso ; plaster
escayola ; plaster
pladur ; drywall
tabiquería ; partition walls
tabiquería seca ; drywall partitions
alicatado ; tiling
solado ; flooring
enfoscado ; rendering
encofrado ; formwork
ferralla ; rebar
cemento ; cement
mortero ; mortar
hierro ; iron
acero inoxidable ; stainless steel
caucho ; rubber
cuero ; leather
algodón ; cotton
papel reciclado ; recycled paper
aislamiento térmico ; thermal insulation
aislamiento ; insulation
impermeabilización ; waterproofing
ventilación ; ventilation
refrigeración ; refrigeration
iluminación ; lighting
cableado ; wiring
cableado estructurado ; structured cabling
energía solar ; solar power
energía eólica ; wind power
energía renovable ; renewable energy
consumo energético ; energy consumption
consumo eléctrico ; electricity consumption
agua potable ; drinking water
agua residual ; wastewater
mecánica ; mechanics
mecánica industrial ; industrial mechanics
electromecánica ; electromechanics
hidráulica ; hydraulics
neumática ; pneumatics
automoción ; automotive
electrónica ; electronics
robótica ; robotics
soldadura TIG ; TIG welding
soldadura MIG ; MIG welding
mecanizado CNC ; CNC machining
inyección de plástico ; plastic injection molding
fundición ; casting
chapa y pintura ; bodywork and painting
envasado ; packaging
embotellado ; bottling
paletizado ; palletizing
producción en serie ; mass production
mantenimiento de maquinaria ; machinery maintenance
mantenimiento de equipos ; equipment maintenance
aseguramiento de la calidad ; quality assurance
maquinaria pesada ; heavy machinery
prevención de riesgos ; risk prevention
seguridad y salud ; health and safety
desperdicio de alimentos ; food waste
desperdicio alimentario ; food waste
logística inversa ; reverse logistics
transporte internacional ; international transport
transporte por carretera ; road transport
transporte escolar ; school transport
reparto a domicilio ; home delivery
última milla ; last-mile delivery
paquetería urgente ; express parcels
mensajería ; courier services
mercancía general ; general cargo
rotación de existencias ; stock rotation
restauración colectiva ; contract catering
cocina española ; Spanish cuisine
cocina tradicional ; traditional cuisine
cocina vegetariana ; vegetarian cuisine
pastelería artesanal ; artisan pastry making
panadería artesanal ; artisan baking
coctelería ; mixology
sumillería ; wine service
servicio de mesa ; table service
servicio de habitaciones ; room service
limpieza de habitaciones ; room cleaning
limpieza industrial ; industrial cleaning
limpieza de oficinas ; office cleaning
limpieza de cristales ; window cleaning
turismo rural ; rural tourism
turismo sostenible ; sustainable tourism
turismo cultural ; cultural tourism
marisco ; seafood
aceite de oliva ; olive oil
agricultura ecológica ; organic farming
paisajismo ; landscaping
viticultura ; viticulture
confección textil ; garment making
calzado ; footwear
joyería ; jewelry
[adjective]
prefabricado ; prefabricated
reforzado ; reinforced
fotovoltaico ; photovoltaic
eólico ; wind
térmico ; thermal
acústico ; acoustic
nuclear ; nuclear
petrolífero ; oil
electromecánico ; electromechanical
automotriz ; automotive
defectuoso ; defective
averiado ; faulty
desgastado ; worn
usado ; used
reciclado ; recycled
refrigerado ; refrigerated
congelado ; frozen
perecedero ; perishable
peligroso ; dangerous
pesado ; heavy
ligero ; light
frágil ; fragile
voluminoso ; bulky
portuario ; port
aduanero ; customs
aeroportuario ; airport
naval ; naval
costero ; coastal
montañoso ; mountainous
vegetariano ; vegetarian
vegano ; vegan
artesano ; artisan
tradicional ; traditional
típico ; typical
mediterráneo ; Mediterranean
gourmet ; gourmet
vinícola ; wine
oleícola ; olive oil
frutícola ; fruit
hortícola ; horticultural
siderúrgico ; steel
metalúrgico ; metal
minero ; mining
maderero ; timber
papelero ; paper
cerámico ; ceramic
soldado ; welded
mecanizado ; machined
revestido ; coated
impermeable ; waterproof
ignífugo ; fireproof
antideslizante ; non-slip
rotatorio ; rotating
intermitente ; intermittent
subterráneo ; underground
vertical ; vertical
horizontal ; horizontal
[verb]
solar ; ; floor
enfoscar ; ; render
enlucir ; ; plaster
enyesar ; ; plaster
encofrar ; ; build formwork for
hormigonar ; ; pour concrete for
impermeabilizar ; ; waterproof
aislar ; ; insulate
lijar ; ; sand
barnizar ; ; varnish
lacar ; ; lacquer
taladrar ; ; drill
atornillar ; ; screw
serrar ; ; saw
tornear ; ; turn
fresar ; ; mill
rectificar ; ; grind
pulir ; ; polish
troquelar ; ; die-cut
doblar ; ; bend
plegar ; ; fold
fundir ; ; cast
inyectar piezas ; ; inject parts
galvanizar ; ; galvanize
desmontar ; ; dismantle
desguazar ; ; scrap
engrasar ; ; grease
lubricar ; ; lubricate
purgar ; ; bleed
desatascar ; ; unblock
calefactar ; ; heat
electrificar ; ; electrify
energizar ; ; power up
remolcar ; ; tow
estibar ; ; stow
desestibar ; ; unload
paletizar ; ; palletize
embalar ; ; pack
precintar ; ; seal
expedir ; ; dispatch
despachar pedidos ; ; dispatch orders
desembarcar ; ; unload
aparcar ; ; park
navegar ; ; sail
embotellar ; ; bottle
enlatar ; ; can
congelar ; ; freeze
descongelar ; ; thaw
pelar ; ; peel
trocear ; ; chop
picar ; ; chop
freír ; ; fry
asar ; ; roast
hervir ; ; boil
emplatar ; ; plate
amasar ; ; knead
decorar ; ; decorate
servir mesas ; ; wait tables
montar mesas ; ; set tables
fregar ; ; wash up
barrer ; ; sweep
desbrozar ; ; clear
abonar ; ; fertilize
vendimiar ; ; harvest grapes
injertar ; ; graft
fumigar ; ; fumigate
segar ; ; mow
talar ; ; fell
tejer ; ; weave
bordar ; ; embroider
tapizar ; ; upholster
hilvanar ; ; tack
`;
