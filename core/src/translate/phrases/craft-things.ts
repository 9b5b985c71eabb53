/** Offices, money, shops, vehicles, tools and houses: more that can be counted. */
export const craftThings = `
[noun]
gafas ; pair of glasses
daño ; damage
comarca ; county
módulo formativo ; training module
compraventa ; sale and purchase
escritura de compraventa ; sale deed
señal ; sign
señal de tráfico ; traffic sign
biblioteca de aula ; classroom library
registro general ; general registry
registro civil ; civil registry
junta de vecinos ; residents' meeting
junta ; board ; doubt
comité ; committee
comisión de servicios ; secondment
pleno ; plenary session
ordenanza ; by-law ; doubt
expediente sancionador ; disciplinary file
acta notarial ; notarial deed
fianza ; deposit
aval bancario ; bank guarantee
embargo ; seizure ; doubt
subasta ; auction
concurso de acreedores ; insolvency proceeding
acreedor ; creditor
deudor ; debtor
moroso ; late payer
recibo domiciliado ; direct debit
talón ; check
tarjeta de crédito ; credit card
cajero automático ; ATM
sucursal bancaria ; bank branch
plan de pensiones ; pension plan
divisa ; currency
margen de beneficio ; profit margin
margen bruto ; gross margin
umbral de rentabilidad ; break-even point
cuenta de explotación ; operating account
libro de cuentas ; account book
gestor de cobros ; debt collector
cartera comercial ; client portfolio
argumentario ; sales script
guion de ventas ; sales script
muestrario ; sample book
expositor ; display stand
mostrador ; counter
vitrina ; display case
percha ; hanger
talla ; size
prenda de ropa ; garment
bolso ; handbag
zapatilla ; sneaker
perfume ; perfume
libro electrónico ; e-book
libro de reclamaciones ; complaints book
hoja de reclamaciones ; complaint form
recambio ; spare part
accesorio ; accessory
motor diésel ; diesel engine
cinturón ; belt
frenada ; braking
volante ; steering wheel
parabrisas ; windshield
matrícula ; license plate ; doubt
itv ; vehicle inspection
peaje ; toll
autopista ; highway
autovía ; highway
glorieta ; roundabout
cruce ; intersection
acera ; sidewalk
farola ; street lamp
alumbrado ; lighting system
alcantarilla ; sewer
depuradora ; water treatment plant
presa ; dam
túnel ; tunnel
vía férrea ; railway line
estación de tren ; train station
andén ; platform
vagón ; railcar
locomotora ; locomotive
barco de pesca ; fishing boat
red de pesca ; fishing net
lonja ; fish market
grúa torre ; tower crane
grúa móvil ; mobile crane
retroexcavadora ; backhoe
apisonadora ; road roller
hormigonera ; concrete mixer
martillo ; hammer
taladro ; drill
sierra ; saw
lijadora ; sander
soplete ; blowtorch
llave inglesa ; wrench
destornillador ; screwdriver
tuerca ; nut
clavo ; nail
cuerda ; rope
polea ; pulley
engranaje ; gear
eje ; shaft ; doubt
correa ; belt
cilindro ; cylinder
pistón ; piston
bobina ; coil
circuito impreso ; printed circuit board
circuito eléctrico ; electrical circuit
fusible ; fuse
diferencial ; circuit breaker
luminaria ; light fixture
antena ; antenna
router ; router
fibra óptica ; optical fiber
torre de telecomunicaciones ; telecommunications tower
cerradura ; lock
caja fuerte ; safe
puerta automática ; automatic door
persiana ; blind
toldo ; awning
cortina ; curtain
alfombra ; rug
sofá ; sofa
colchón ; mattress
armario ; wardrobe
estantería metálica ; metal shelf
mesa de trabajo ; work table
escritorio ; desk
silla de oficina ; office chair
espejo ; mirror
cuadro decorativo ; decorative painting
pincel ; brush
lienzo ; canvas
acuarela ; watercolor
escultura ; sculpture
mural ; mural
grabado ; engraving
cómic ; comic
personaje ; character
juego de mesa ; board game
juego educativo ; educational game
marioneta ; puppet
payaso ; clown
mago ; magician
circo ; circus
espectador ; spectator
taquilla ; box office ; doubt
aforo ; capacity
butaca ; seat
gala ; gala
alfombra roja ; red carpet
desfile ; fashion show
modelo de pasarela ; runway model
vestido ; dress
vestido de novia ; wedding dress
traje ; suit
traje a medida ; tailored suit
camisa ; shirt
pantalón ; pair of trousers
falda ; skirt
abrigo ; coat
corbata ; tie
botón ; button
cremallera ; zipper
aguja ; needle
hilo ; thread
tijera ; pair of scissors
plancha ; iron ; doubt
lavadora ; washing machine
secadora ; dryer
`;
