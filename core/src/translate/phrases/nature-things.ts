/** Clothes, kitchens, farms, nature, laboratories and papers: more that can be counted. */
export const natureThings = `
[noun]
lavavajillas ; dishwasher
congelador ; freezer
microondas ; microwave
batidora ; blender
sartén ; frying pan
olla ; pot
bandeja ; tray
vajilla ; set of dishes
cubertería ; set of cutlery
mantel ; tablecloth
servilleta ; napkin
copa de vino ; glass of wine
botella ; bottle
lata ; can
tarro ; jar
caja de cartón ; cardboard box
bolsa de plástico ; plastic bag
envoltorio ; wrapper
fruto seco ; nut
legumbre ; legume
aceituna ; olive
tomate ; tomato
patata ; potato
cebolla ; onion
zanahoria ; carrot
lechuga ; lettuce
manzana ; apple
naranja ; orange
plátano ; banana
uva ; grape
fresa ; strawberry
almendra ; almond
pollo ; chicken
ternera ; veal dish
cordero ; lamb dish
jamón ; ham
chorizo ; chorizo
embutido ; cold cut
atún ; tuna
gamba ; shrimp
mejillón ; mussel
pizza ; pizza
hamburguesa ; hamburger
helado ; ice cream
chocolate ; chocolate
galleta ; cookie
bizcocho ; sponge cake
mermelada ; jam
zumo ; juice
infusión ; herbal tea
té ; tea
licor ; liqueur
cóctel de autor ; signature cocktail
menú vegetariano ; vegetarian menu
intolerancia ; intolerance
intolerancia alimentaria ; food intolerance
alergia alimentaria ; food allergy
alimento ; food item
ingrediente local ; local ingredient
producto de temporada ; seasonal product
producto local ; local product
huerta ; vegetable garden
regadío ; irrigated land
secano ; dry land
abono ; fertilizer
estiércol ; manure
pesticida ; pesticide
herbicida ; herbicide
rebaño ; flock
pastor ; shepherd
establo ; stable
corral ; pen ; doubt
gallina ; hen
cabra ; goat
conejo ; rabbit
abeja ; bee
yegua ; mare
perro guía ; guide dog
especie invasora ; invasive species
fauna ; fauna
flora ; flora
ecosistema ; ecosystem
humedal ; wetland
litoral ; coastline
inundación ; flood
terremoto ; earthquake
temporal ; storm ; doubt
nieve ; snow
sequía ; drought
emisión de CO2 ; CO2 emission
residuo orgánico ; organic waste product
punto limpio ; recycling center
contenedor de reciclaje ; recycling bin
energía limpia ; clean energy source
parque eólico ; wind farm
parque solar ; solar farm
central eléctrica ; power plant
central nuclear ; nuclear power plant
refinería ; refinery
gasoducto ; gas pipeline
mina ; mine
cantera ; quarry
pozo ; well
perforación ; drilling job
mineral ; mineral
muestra geológica ; geological sample
mapa ; map
plano topográfico ; topographic map
coordenada ; coordinate
dron de vigilancia ; surveillance drone
satélite ; satellite
telescopio ; telescope
microscopio electrónico ; electron microscope
probeta ; test tube
cultivo celular ; cell culture
enzima ; enzyme
molécula ; molecule
compuesto químico ; chemical compound
reacción química ; chemical reaction
ensayo de laboratorio ; laboratory test
ensayo de materiales ; materials test
ensayo de resistencia ; strength test
ensayo no destructivo ; non-destructive test
patente europea ; European patent
congreso internacional ; international conference
comité científico ; scientific committee
becario de investigación ; research fellow
grupo focal ; focus group
cuestionario ; questionnaire
muestra representativa ; representative sample
variable estadística ; statistical variable
gráfico interactivo ; interactive chart
tabla de datos ; data table
hoja de datos ; data sheet
copia ; copy
fotocopia ; photocopy
fotocopiadora ; photocopier
impreso ; form
sello ; stamp
sobre ; envelope
carpeta digital ; digital folder
buzón ; mailbox
burofax ; registered letter
acuse de recibo ; acknowledgment of receipt
acta de reunión ; meeting minutes
cita previa ; appointment
turno de atención ; service slot
tiempo de atención ; service time
usuario nuevo ; new user
abonado ; subscriber
patrono ; trustee
mecenas ; patron
subvención europea ; European grant
fondo europeo ; European fund
proyecto solidario ; charity project
mercadillo ; street market
rastrillo solidario ; charity sale
campaña de donación ; donation campaign
donación de sangre ; blood donation
casa de acogida ; shelter
centro de acogida ; shelter
centro ocupacional ; occupational center
centro de rehabilitación ; rehabilitation center
centro penitenciario ; prison
interno ; inmate ; doubt
recluso ; inmate
menor infractor ; young offender
adopción ; adoption
tutela ; guardianship
maltrato ; abuse
denunciante ; complainant
`;
