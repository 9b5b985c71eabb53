/** Stuff, qualities and actions of building sites, farms, kitchens, wards and counters. */
export const siteWords = `
[mass]
acceso ; access
pelo ; hair
apoyo emocional ; emotional support
regulación del tráfico ; traffic control
gres ; stoneware
cabello ; hair
tenis ; tennis
señalética ; signage
televisión ; television
edad ; age
stock ; stock
cera ; wax
basura ; garbage
ropa de cama ; bed linen
lencería de cama ; bed linen
menaje ; kitchenware
trigo ; wheat
heno ; hay
paja ; straw
leña ; firewood
abono orgánico ; organic fertilizer
comportamiento ; behavior
alzhéimer ; Alzheimer's disease
parkinson ; Parkinson's disease
drenaje linfático ; lymphatic drainage
material escolar ; school supplies
ropa de trabajo ; work clothes
mármol ; marble
granito ; granite
silicona ; silicone
espuma ; foam
papel pintado ; wallpaper
ganado ovino ; sheep
ganado porcino ; pigs
leche fresca ; fresh milk
comida para llevar ; takeaway food
limpieza en seco ; dry cleaning
transporte de viajeros ; passenger transport
medicina de familia ; family medicine
pruebas de acceso a la universidad ; university entrance exams
inglés para niños ; English for children
música en vivo ; live music
[plural]
accesos ; entrances
quesos ; cheeses
masajes ; massages
fotografías ; photographs
ultrasonidos ; ultrasound
estatutos ; bylaws
escombros ; rubble
ahorros ; savings
pedicuras ; pedicures
humedades ; damp problems
soldaduras ; welds
tareas del hogar ; housework
labores de limpieza ; cleaning tasks
[adjective]
perdido ; lost
alimenticio ; food
japonés ; Japanese
chino ; Chinese
mexicano ; Mexican
argentino ; Argentinian
colombiano ; Colombian
peruano ; Peruvian
marroquí ; Moroccan
andaluz ; Andalusian
catalán ; Catalan
vasco ; Basque
gallego ; Galician
relajante ; relaxing
terapéutico ; therapeutic
ordinario ; ordinary
plástico ; plastic
agotado ; sold-out
seguido ; consecutive
normal ; normal
complicado ; complicated
acabado ; finished
roto ; broken
parroquial ; parish
ocular ; eye
motriz ; motor
psíquico ; mental
prematuro ; premature
encamado ; bedridden
unifamiliar ; single-family
adosado ; semi-detached
amueblado ; furnished
[verb]
cotejar ; ; check
tatuar a ; ; tattoo
tatuar ; ; tattoo
arbitrar ; ; referee
avisar a ; ; notify
regentar ; ; run
desempolvar ; ; dust
recoger la basura ; ; collect the garbage
vaciar ; ; empty
llenar ; ; fill
rociar ; ; spray
trasplantar ; ; transplant
cebar ; ; fatten
ensillar ; ; saddle
afeitar ; ; shave
rasurar ; ; shave
exfoliar ; ; exfoliate
alisar ; ; straighten
rizar ; ; curl
cachear ; ; search
escoltar ; ; escort
alertar ; ; alert
embarcar ; ; board
desembalar ; ; unpack
desempaquetar ; ; unpack
encolar ; ; glue
desoldar ; ; unsolder
bobinar ; ; wind
teclear ; ; type
recepcionar ; ; receive
remozar ; ; renovate

`;
