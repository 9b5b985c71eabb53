/** More of what an English verb means first, from English to Spanish only. */
export const englishMoreVerbs = `
[verb]
convertir ; ; convert
convertir ; ; turn
adaptar ; ; adapt
modificar ; ; modify
rediseñar ; ; redesign
reestructurar ; ; restructure
reorganizar ; ; reorganize
estandarizar ; ; standardize
centralizar ; ; centralize
monitorizar pacientes ; ; monitor patients
controlar ; ; control
rastrear ; ; track
hacer seguimiento de ; ; follow up on
priorizar ; ; prioritize
definir ; ; define
especificar ; ; specify
diseñar pruebas ; ; design tests
moderar ; ; moderate
defender ; ; defend
litigar ; ; litigate
argumentar ; ; argue
redactar contratos ; ; draft contracts
certificar ; ; certify
autorizar ; ; authorize
aprobar ; ; approve
rechazar ; ; reject
firmar ; ; sign
emitir ; ; issue
llamar ; ; call
contactar con ; ; contact
visitar ; ; visit
viajar ; ; travel
acompañar ; ; accompany
recibir ; ; welcome
saludar ; ; greet
apoyar ; ; support
apoyar ; ; back
animar a ; ; encourage
inspirar ; ; inspire
empoderar ; ; empower
fomentar ; ; foster
concienciar sobre ; ; raise awareness of
facilitar ; ; facilitate
permitir ; ; enable
permitir ; ; allow
proporcionar ; ; provide
ofrecer ; ; offer
suministrar ; ; supply
equipar ; ; equip
incluir ; ; include
contener ; ; contain
cubrir ; ; cover
requerir ; ; require
necesitar ; ; need
disfrutar de ; ; enjoy
buscar ; ; seek
aprender ; ; learn
dominar ; ; master
especializarse en ; ; specialize in
centrarse en ; ; focus on
graduarse ; ; graduate
liderar ; ; spearhead
liderar ; ; champion
encabezar ; ; chair
presidir ; ; preside over
compartir ; ; share
intercambiar ; ; exchange
conectar ; ; connect
vincular ; ; link
combinar ; ; combine
dividir ; ; divide
separar ; ; separate
mezclar ; ; mix
pesar ; ; weigh
contar ; ; count
inventariar ; ; inventory
etiquetar productos ; ; label products
decorar ; ; decorate
arreglar ; ; fix
coser ; ; sew
peinar ; ; style
maquillar ; ; apply makeup to
masajear ; ; massage
entrenar ; ; coach
arbitrar ; ; referee
competir ; ; compete
rescatar ; ; rescue
evacuar ; ; evacuate
detener ; ; arrest
interrogar ; ; question
multar ; ; fine
optimizar el uso de ; ; optimize the use of
validar ; ; validate
simular ; ; simulate
codificar ; ; code
programar ; ; program
compilar ; ; compile
alojar ; ; host
cifrar ; ; encrypt
respaldar ; ; back up
escalar ; ; scale
parchear ; ; patch
desarrollar ; ; build out
mapear ; ; map
indexar ; ; index
consultar ; ; query
consultar ; ; consult
fusionar ; ; merge
clonar ; ; clone
dotar de personal ; ; staff
reubicar ; ; relocate
trasladar ; ; move
trasladar ; ; transfer
derivar ; ; refer
dar de alta ; ; discharge
triar ; ; triage
medicar ; ; medicate
recetar ; ; prescribe
dispensar ; ; dispense
extraer ; ; extract
inyectar ; ; inject
suturar ; ; suture
vendar ; ; bandage
mediar en ; ; mediate
responder a ; ; respond to
verter ; ; pour
teñir ; ; color
teñir ; ; dye
comunicar ; ; report
llevar a cabo ; ; undertake
coordinar ; ; liaise
actuar de enlace con ; ; liaise with
preparar ; ; brew
limpiar ; ; wipe
barrer ; ; sweep
fregar ; ; mop
pulir ; ; polish
lijar ; ; sand
taladrar ; ; drill
atornillar ; ; screw
perforar ; ; bore
excavar ; ; dig
nivelar ; ; level
alicatar ; ; tile
enlucir ; ; plaster
aislar ; ; insulate
impermeabilizar ; ; waterproof
desatascar ; ; unclog
cablear ; ; wire
conectar ; ; plug in
arrancar ; ; start
iniciar ; ; initiate
comenzar ; ; begin
detener ; ; stop
continuar ; ; continue
pausar ; ; pause
ascender ; ; be promoted
superar ; ; overcome
afrontar ; ; face
abordar ; ; tackle
examinar ; ; examine
explorar ; ; explore
observar ; ; observe
escuchar ; ; listen to
hablar ; ; speak
hablar con ; ; talk to
conversar ; ; chat
debatir ; ; discuss
acordar ; ; agree
decidir ; ; decide
elegir ; ; choose
seleccionar ; ; select
nombrar ; ; appoint
ascender a ; ; promote to
premiar ; ; reward
reconocer ; ; recognize
agradecer ; ; thank
celebrar ; ; celebrate
entretener ; ; entertain
jugar con ; ; play with
cantar ; ; sing
bailar ; ; dance
actuar ; ; act
tocar ; ; play
esculpir ; ; sculpt
dibujar ; ; sketch
bordar ; ; embroider
tejer ; ; knit
hilar ; ; spin
tapizar ; ; upholster
remolcar ; ; tow
aparcar ; ; park
pilotar ; ; fly
navegar ; ; sail
repostar ; ; refuel
engrasar ; ; grease
afilar ; ; sharpen
apilar ; ; stack
paletizar ; ; palletize
envolver ; ; wrap
sellar ; ; seal
pegar ; ; glue
doblar ; ; fold
plegar ; ; bend
moldear ; ; mold
fundir ; ; melt
hervir ; ; boil
freír ; ; fry
asar ; ; grill
asar ; ; roast
picar ; ; chop
pelar ; ; peel
emplatar ; ; plate
sazonar ; ; season
degustar ; ; taste
catar ; ; sample wines
sembrar ; ; sow
fumigar ; ; spray
ordeñar ; ; milk
esquilar ; ; shear
herrar ; ; shoe
adiestrar ; ; train dogs
sacrificar ; ; slaughter
pescar ; ; fish
cazar ; ; hunt
talar ; ; fell
desbrozar ; ; clear
compostar ; ; compost
reciclar ; ; recycle
reutilizar ; ; reuse
ahorrar ; ; economize
amortizar ; ; amortize
auditar ; ; examine accounts
subcontratar ; ; outsource
externalizar ; ; subcontract
licitar ; ; bid
licitar ; ; tender
adjudicar ; ; award
financiar ; ; finance
subvencionar ; ; subsidize
avalar ; ; guarantee loans
asegurar ; ; insure
tasar ; ; appraise
valorar ; ; value
hipotecar ; ; mortgage
liquidar ; ; liquidate
cotizar ; ; quote
vender más ; ; upsell
prospectar ; ; prospect
persuadir ; ; persuade
convencer ; ; convince
influir en ; ; influence
impresionar ; ; impress
atraer ; ; draw in
sensibilizar ; ; sensitize
educar ; ; educate
alfabetizar ; ; teach literacy
examinar alumnos ; ; test students
suspender ; ; fail
aprobar ; ; pass exams
matricular ; ; enroll
inscribir ; ; register students
tutelar ; ; supervise children
adoptar ; ; adopt
acoger ; ; foster children
rehabilitar ; ; refurbish
urbanizar ; ; develop land
parcelar ; ; subdivide
topografiar ; ; survey land
delinear ; ; draft plans
maquetar ; ; lay out
encuadernar ; ; bind
imprimir ; ; publish prints
digitalizar ; ; scan documents
transcribir ; ; transcribe
subtitular ; ; subtitle
doblar películas ; ; dub
narrar ; ; narrate
retransmitir ; ; broadcast
emitir ; ; air
entrevistar ; ; poll
verificar datos ; ; fact-check
corregir textos ; ; proofread
revisar textos ; ; copyedit
`;
