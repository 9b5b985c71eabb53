/** Things of building sites, farms, kitchens, wards and counters. */
export const siteThings = `
[noun]
cinturón de piel ; leather belt
producto cárnico ; meat product
paquete postal ; parcel
terreno ; plot of land
defunción ; death
nacimiento ; birth
situación de crisis ; crisis situation
estudiante de bachillerato ; upper secondary student
urgencia pediátrica ; pediatric emergency
prueba automática ; automated test
retraso ; delay
equipaje perdido ; lost luggage
urbanización ; residential development
comanda ; order
gemelo ; twin
constructora ; construction company
cervecería ; brewery
patinete eléctrico ; electric scooter
patinete ; scooter
club de tenis ; tennis club
web ; website ; es
chatbot ; chatbot
app ; app
newsletter ; newsletter ; es
dashboard ; dashboard ; es
médico ; doctor ; es
médica ; doctor ; es
frigorífico ; refrigerator
merienda ; afternoon snack
parroquia ; parish
categoría ; category
puerta de madera ; wooden door
campo de golf ; golf course
campo de fútbol ; soccer field
serie de televisión ; television series
programa de televisión ; television program
asociación de vecinos ; residents' association
obra de teatro ; play
clase de guitarra ; guitar lesson
clase de piano ; piano lesson
taller de cocina ; cooking workshop
clase de cocina ; cooking class
curso de cocina ; cooking course
producto agotado ; sold-out product
matrimonio ; marriage
paciente ambulatorio ; outpatient
cuarto de baño ; bathroom
canalón ; gutter
papelera ; litter bin
herido ; injured person
vendaje ; bandage
objeto de valor ; valuable item
barba ; beard
superficie ; surface
objeto ; object
principiante ; beginner
península ; peninsula
cisterna ; tanker
director ; director
buscador ; search engine
comisaría ; police station
audición ; hearing
rodapié ; baseboard
electrodo ; electrode
sábana ; sheet
toalla ; towel
almohada ; pillow
anciana ; elderly woman
chica ; girl
chico ; boy
bufé ; buffet
bufet ; buffet
barril ; barrel
vaso ; glass
cubierto ; piece of cutlery
escoba ; broom
contenedor de basura ; garbage container
trapo ; cloth
moqueta ; carpet
garaje ; garage
trastero ; storage room
jardín de infancia ; kindergarten
cámara de vigilancia ; surveillance camera
detector de metales ; metal detector
ladrón ; thief
pelea ; fight
perímetro ; perimeter
recinto ; site
maleta ; suitcase
mochila ; backpack
reserva de vuelo ; flight booking
monumento ; monument
hamaca ; sun lounger
sombrilla ; sunshade
bañista ; swimmer
olivar ; olive grove
naranjo ; orange tree
cereza ; cherry
melocotón ; peach
limón ; lemon
pimiento ; pepper
pepino ; cucumber
espárrago ; asparagus spear
seta ; mushroom
champiñón ; mushroom
maíz ; corn
cebada ; barley
girasol ; sunflower
colza ; rapeseed plant
remolacha ; beet
cosecha de uva ; grape harvest
vaca lechera ; dairy cow
ternero ; calf
cochinillo ; piglet
cuadra ; stable
pienso ; feed
manguera ; hose
aspersor ; sprinkler
tijera de podar ; pruning shear
apero ; farm implement
remolque agrícola ; farm trailer
vivero ; plant nursery
pulidora ; polisher
amoladora ; angle grinder
taladradora ; drill
atornillador ; screwdriver
nivel láser ; laser level
pavimento ; floor
tarima ; wooden floor
parqué ; parquet floor
ladrillo visto ; exposed brick
teja ; roof tile
chimenea ; chimney
puerta corredera ; sliding door
bisagra ; hinge
pomo ; doorknob
encimera ; countertop
fregadero ; sink
lavabo ; washbasin
inodoro ; toilet
ducha ; shower
bañera ; bathtub
plato de ducha ; shower tray
radiador eléctrico ; electric radiator
contador eléctrico ; electricity meter
contador de agua ; water meter
toma de corriente ; electrical outlet
aerogenerador ; wind turbine
línea de alta tensión ; high-voltage line
escáner ; scanner
lector de tarjetas ; card reader
disco duro ; hard drive
memoria usb ; USB drive
tarjeta gráfica ; graphics card
correo no deseado ; spam email
ataque informático ; cyberattack
incidencia informática ; IT issue
ticket de soporte ; support ticket
prueba de software ; software test
página de inicio ; home page
presentación de powerpoint ; PowerPoint presentation
informe semanal ; weekly report
extracto bancario ; bank statement
movimiento bancario ; bank transaction
tarjeta de fidelización ; loyalty card
programa de fidelización ; loyalty program
base de clientes ; customer base
maniquí ; mannequin
etiqueta de precio ; price tag
paciente ingresado ; inpatient
paciente mayor ; elderly patient
paciente quirúrgico ; surgical patient
paciente oncológico ; cancer patient
paciente encamado ; bedridden patient
tubo de ensayo ; test tube
muleta ; crutch
botiquín ; first aid kit
centro médico ; medical center
urgencia médica ; medical emergency
cuidado básico ; basic care
necesidad especial ; special need
alumna de primaria ; primary school student
estudiante universitario ; university student
clase de conversación ; conversation class
curso de verano ; summer course
evaluación inicial ; initial assessment
recreo ; recess
pizarra ; blackboard
bebé prematuro ; premature baby
persona con demencia ; person with dementia
víctima de violencia ; victim of violence
solicitante de asilo ; asylum seeker
pensión de jubilación ; retirement pension
permiso de trabajo ; work permit
permiso de residencia ; residence permit
partida de nacimiento ; birth certificate
certificado de nacimiento ; birth certificate
licencia de apertura ; opening permit
multa de tráfico ; traffic fine
recurso de multa ; fine appeal
escrito judicial ; court document
testigo protegido ; protected witness
piso turístico ; vacation apartment
apartamento ; apartment
catálogo de moda ; fashion catalog
sesión de maquillaje ; makeup session
tratamiento capilar ; hair treatment
corte de cabello ; haircut
peinado de novia ; bridal hairstyle
maquillaje de novia ; bridal makeup
centro de estética ; beauty salon
centro de belleza ; beauty salon
cosmético ; cosmetic product
secador ; hairdryer
uña acrílica ; acrylic nail
uña de gel ; gel nail
carta certificada ; registered letter
camión articulado ; articulated truck
orden de carga ; loading order
orden de compra ; purchase order
producto perecedero ; perishable product
producto congelado ; frozen product
producto fresco ; fresh product
producto lácteo ; dairy product
producto alimenticio ; food product
producto caducado ; expired product
producto acabado ; finished product
producto defectuoso ; defective product
pieza acabada ; finished part
pieza de plástico ; plastic part
componente electrónico ; electronic component
placa electrónica ; circuit board
máquina de envasado ; packaging machine
máquina etiquetadora ; labeling machine
máquina herramienta ; machine tool
parada de máquina ; machine stoppage
defecto de calidad ; quality defect
bolso de piel ; leather bag
zapato de piel ; leather shoe
revista infantil ; children's magazine
portada de libro ; book cover
cartel publicitario ; advertising poster
anuncio de televisión ; television ad
vídeo promocional ; promotional video
lluvia de ideas ; brainstorming session
`;
