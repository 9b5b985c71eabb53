/** Verbs of crafts, farms, stages, streets and wards. */
export const moreVerbs = `
[verb]
proyectar ; ; design
graduar ; ; grade
asfaltar ; ; pave
señalizar ; ; signpost
pavimentar ; ; pave
cimentar ; ; lay the foundations of
techar ; ; roof
vallar ; ; fence
demarcar ; ; mark out
inaugurar ; ; open
estrenar ; ; premiere
protagonizar ; ; star in
guionizar ; ; script
musicalizar ; ; set to music
coreografiar ; ; choreograph
escenificar ; ; stage
ambientar ; ; set
iluminar ; ; light
sonorizar ; ; provide sound for
amenizar ; ; provide entertainment for
presentar ; ; present
moderar debates ; ; moderate debates
retransmitir ; ; broadcast
difundir ; ; disseminate
publicitar ; ; advertise
anunciar ; ; advertise
envolver ; ; wrap
regalar ; ; give
donar ; ; donate
racionar ; ; ration
abastecer ; ; supply
surtir ; ; stock
aprovisionar ; ; supply
inventariar ; ; inventory
contabilizar stocks ; ; count stock
trasegar ; ; rack
fermentar ; ; ferment
destilar ; ; distill
macerar ; ; macerate
marinar ; ; marinate
aliñar ; ; dress
condimentar ; ; season
gratinar ; ; gratin
cocer ; ; cook
escaldar ; ; blanch
filetear ; ; fillet
deshuesar ; ; bone
desplumar ; ; pluck
esquilar ; ; shear
herrar ; ; shoe
adiestrar ; ; train
domar ; ; tame
cuidar ; ; care for
pasear ; ; walk
desparasitar ; ; deworm
castrar ; ; neuter
reproducir ; ; reproduce
polinizar ; ; pollinate
repoblar ; ; reforest
reforestar ; ; reforest
desforestar ; ; deforest
monitorizar ; ; monitor
censar ; ; take a census of
anillar ; ; ring
marcar animales ; ; tag animals
rastrear ; ; track
geolocalizar ; ; geolocate
fotointerpretar ; ; interpret aerial photos of
delimitar ; ; delimit
deslindar ; ; mark the boundaries of
expropiar ; ; expropriate
urbanizar ; ; develop
edificar ; ; build
rehabilitar viviendas ; ; renovate homes
apuntalar ; ; shore up
derribar ; ; demolish
desescombrar ; ; clear rubble from
compostar ; ; compost
incinerar ; ; incinerate
depurar aguas ; ; treat water
potabilizar ; ; purify
desalinizar ; ; desalinate
canalizar aguas ; ; channel water
drenar ; ; drain
bombear ; ; pump
regular el caudal de ; ; regulate the flow of
empalmar ; ; splice
soldar ; ; weld
estañar ; ; solder
remachar ; ; rivet
roscar ; ; thread
mandrinar ; ; bore
laminar ; ; laminate
extruir ; ; extrude
moldear ; ; mold
prensar ; ; press
estampar ; ; stamp
grabar metales ; ; engrave metals
cromar ; ; chrome-plate
niquelar ; ; nickel-plate
anodizar ; ; anodize
pintar coches ; ; paint cars
pulir suelos ; ; polish floors
encerar ; ; wax
abrillantar ; ; polish
aspirar ; ; vacuum
fregar suelos ; ; mop floors
desinsectar ; ; disinsect
desratizar ; ; exterminate rodents in
higienizar ; ; sanitize
ventilar ; ; ventilate
climatizar ; ; air-condition
insonorizar ; ; soundproof
amueblar ; ; furnish
tapizar sillas ; ; upholster chairs
enmarcar ; ; frame
restaurar muebles ; ; restore furniture
barnizar muebles ; ; varnish furniture
tallar ; ; carve
esculpir ; ; sculpt
modelar arcilla ; ; model clay
hilar ; ; spin
tricotar ; ; knit
remendar ; ; mend
zurcir ; ; darn
entallar ; ; fit
patronar ; ; make patterns for
estilizar ; ; style
asesorar ; ; advise
consolar ; ; comfort
acompañar en el duelo ; ; support through grief
reconciliar ; ; reconcile
reinsertar ; ; reintegrate
empoderar ; ; empower
sensibilizar a ; ; raise awareness among
concienciar a ; ; raise awareness among
movilizar a ; ; mobilize
representar a ; ; represent
defender a ; ; defend
acusar a ; ; accuse
interrogar a ; ; question
detener a ; ; arrest
custodiar a ; ; guard
escoltar a ; ; escort
rescatar a ; ; rescue
socorrer a ; ; assist
reanimar a ; ; resuscitate
inmovilizar ; ; immobilize
entablillar ; ; splint
desfibrilar ; ; defibrillate
oxigenar ; ; oxygenate
hidratar ; ; hydrate
nutrir ; ; nourish
pautar ; ; prescribe
dosificar ; ; dose
titular ; ; title
examinar a ; ; examine
explorar a ; ; examine
diagnosticar a ; ; diagnose
tratar a ; ; treat
operar a ; ; operate on
anestesiar a ; ; anesthetize
vacunar a ; ; vaccinate
pesar a ; ; weigh
medir a ; ; measure
alimentar a ; ; feed
vestir a ; ; dress
asear a ; ; wash
movilizar pacientes ; ; mobilize patients
trasladar a ; ; transfer
derivar a ; ; refer
instruir a ; ; instruct
entrenar a ; ; coach
tutorizar a ; ; tutor
evaluar a ; ; assess
calificar a ; ; grade
premiar a ; ; reward
motivar a ; ; motivate
liderar a ; ; lead
dirigir a ; ; lead
coordinar a ; ; coordinate
supervisar a ; ; supervise
contratar a ; ; hire
entrevistar a ; ; interview
seleccionar a ; ; select
formar a ; ; train
informar a ; ; inform
atender al ciudadano ; ; serve citizens
atender al cliente ; ; serve customers
`;
