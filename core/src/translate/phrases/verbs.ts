/** Verbs that the catalogue's action verbs do not have: infinitive ; first and third person past (where irregular) ; English. */
export const verbPhrases = `
[verb]
reorganizar ; ; reorganize
redistribuir ; ; redistribute
renovar ; ; renew
reutilizar ; ; reuse
reciclar ; ; recycle
acreditar ; ; accredit
cualificar ; ; qualify
capacitar ; ; train
inspirar ; ; inspire
limitar ; ; limit
separar ; ; separate
mezclar ; ; mix
hornear ; ; bake
intervenir en ; intervine en, intervino en ; intervene in
suponer ; supuse, supuso ; represent
realizar ; ; carry out
recibir ; ; receive
incorporar ; ; incorporate
adquirir ; adquirí, adquirió ; acquire
pilotar ; ; pilot
velar por ; ; ensure
poner en marcha ; puse en marcha, puso en marcha ; launch
recibir a ; ; welcome
incrementar ; ; increase
disminuir ; ; decrease
rebajar ; ; lower
bajar ; ; lower
subir ; ; raise
elevar ; ; raise
recortar ; ; cut
crecer ; ; grow
triplicar ; ; triple
trabajar ; ; work
participar en ; ; take part in
participar ; ; take part
obtener ; obtuve, obtuvo ; obtain
ganar ; ; win
generar ; ; generate
implementar ; ; implement
introducir ; introduje, introdujo ; introduce
definir ; ; define
procesar ; ; process
prestar ; ; provide
ofrecer ; ; offer
proporcionar ; ; provide
proveer ; ; provide
brindar ; ; provide
dar ; di, dio ; give
dar soporte a ; di soporte a, dio soporte a ; support
dar apoyo a ; di apoyo a, dio apoyo a ; support
dar clases de ; di clases de, dio clases de ; teach
dar respuesta a ; di respuesta a, dio respuesta a ; respond to
impartir clases de ; ; teach
impartir clase de ; ; teach
impartir clases a ; ; teach
impartir formación a ; ; train
realizar el seguimiento de ; ; monitor
hacer un seguimiento de ; hice un seguimiento de, hizo un seguimiento de ; monitor
hacer ; hice, hizo ; do
tener ; tuve, tuvo ; have
tomar ; ; take
tomar decisiones ; ; make decisions
tomar muestras ; ; take samples
tomar nota de ; ; take note of
llevar ; ; handle
llevar la contabilidad de ; ; keep the accounts of
llevar el control de ; ; monitor
asumir ; ; take on
escribir ; ; write
leer ; ; read
hablar ; ; speak
atender al público ; ; serve the public
servir ; serví, sirvió ; serve
cocinar ; ; cook
elaborar ; ; prepare
confeccionar ; ; prepare
emitir ; ; issue
enviar ; ; send
recoger ; ; collect
buscar ; ; search for
encontrar ; ; find
seguir ; seguí, siguió ; follow
cumplir ; ; meet
respetar ; ; comply with
lograr ; ; achieve
permitir ; ; allow
ayudar a ; ; help
ayudar ; ; help
fomentar ; ; encourage
promover ; promoví, promovió ; promote
favorecer ; ; foster
estimular ; ; stimulate
potenciar ; ; boost
adaptar ; ; adapt
ajustar ; ; adjust
modificar ; ; modify
cambiar ; ; change
crear ; ; create
abrir ; ; open
iniciar ; ; start
comenzar ; comencé, comenzó ; begin
empezar ; empecé, empezó ; begin
finalizar ; ; complete
terminar ; ; finish
evitar ; ; avoid
interrumpir ; ; interrupt
detener ; detuve, detuvo ; stop
pasar ; ; rise
pasar de ; ; rise from
llegar a ; ; reach
captar fondos ; ; raise funds
gestionar ; ; manage
subcontratar ; ; outsource
externalizar ; ; outsource
delegar ; ; delegate
dinamizar ; ; energize
animar ; ; encourage
moderar ; ; moderate
acordar ; ; agree
pactar ; ; agree
firmar ; ; sign
aprobar ; ; approve
autorizar ; ; authorize
denunciar ; ; report
notificar ; ; notify
informar ; ; inform
reportar ; ; report
reportar a ; ; report to
depender de ; ; report to
consultar ; ; consult
contactar con ; ; contact
contactar a ; ; contact
visitar ; ; visit
viajar ; ; travel
exportar ; ; export
importar ; ; import
almacenar ; ; store
descargar ; ; unload
apilar ; ; stack
etiquetar ; ; label
empaquetar ; ; package
envasar ; ; package
repartir ; ; deliver
trasladar ; ; move
mover ; moví, movió ; move
levantar ; ; raise
excavar ; ; excavate
pintar ; ; paint
cortar ; ; cut
coser ; ; sew
lavar ; ; wash
planchar ; ; iron
ensamblar ; ; assemble
sustituir ; ; replace
reemplazar ; ; replace
conectar ; ; connect
cablear ; ; wire
manipular ; ; handle
podar ; ; prune
plantar ; ; plant
sembrar ; ; sow
recolectar ; ; harvest
regar ; ; water
criar ; ; breed
alimentar ; ; feed
vigilar ; ; guard
patrullar ; ; patrol
custodiar ; ; guard
rescatar ; ; rescue
extraer ; extraje, extrajo ; extract
operar ; ; operate
curar ; ; treat
valorar ; ; assess
derivar ; ; refer
dispensar ; ; dispense
esterilizar ; ; sterilize
movilizar ; ; mobilize
bañar ; ; bathe
jugar ; ; play
corregir exámenes ; ; grade exams
evaluar ; ; assess
enseñar ; ; teach
incluir ; ; include
contener ; contuve, contuvo ; contain
requerir ; requerí, requirió ; require
necesitar ; ; need
usar ; ; use
emplear ; ; use
manejar ; ; handle
dominar ; ; master
conocer ; ; know
dedicar ; ; dedicate
trabajar en equipo ; ; work as part of a team
especializar ; ; specialize
orientar ; ; guide
enfocar ; ; focus
centrar ; ; focus
basar ; ; base
comparar ; ; compare
contrastar ; ; check
rellenar ; ; fill in
introducir datos ; ; enter data
descubrir ; ; discover
convertir ; convertí, convirtió ; convert
posibilitar ; ; enable
facilitar ; ; facilitate
contribuir ; ; contribute
colaborar ; ; collaborate
cooperar ; ; cooperate
competir ; competí, compitió ; compete
destacar ; ; highlight
responder ; ; respond
reclutar ; ; recruit
despedir ; despedí, despidió ; dismiss
retener ; retuve, retuvo ; retain
premiar ; ; reward
galardonar ; ; award
nombrar ; ; appoint
seleccionar ; ; select
ascender ; ; promote
programar ; ; program
depurar ; ; debug
desarrollar ; ; develop
refactorizar ; ; refactor
alojar ; ; host
publicar ; ; publish
lanzar ; ; launch
rodar ; ; shoot
grabar ; ; record
interpretar ; ; interpret
traducir ; ; translate
subtitular ; ; subtitle
locutar ; ; narrate
exponer ; expuse, expuso ; exhibit
acondicionar ; ; fit out
rehabilitar ; ; refurbish
demoler ; ; demolish
alicatar ; ; tile
nivelar ; ; level
replantear ; ; stake out
homologar ; ; approve
tutelar ; ; tutor
intervenir ; intervine, intervino ; intervene
mediar ; ; mediate
sensibilizar ; ; raise awareness among
acoger ; ; welcome
reservar ; ; book
reclamar ; ; claim
recuperar ; ; recover
rentabilizar ; ; make profitable
cuadrar la caja ; ; balance the till
fichar ; ; file
asistir a ; ; attend
acudir a ; ; attend
aprovechar ; ; take advantage of
cubrir ; ; cover
ejercer de ; ; work as
ejercer como ; ; work as
trabajar como ; ; work as
desempeñar funciones de ; ; work as
negociar con ; ; negotiate with
coordinar con ; ; coordinate with
trabajar con ; ; work with
tratar con ; ; deal with
lidiar con ; ; deal with
contar con ; ; have
`;
