/** What an English verb means first, from English to Spanish only. */
export const englishVerbs = `
[verb]
asesorar ; ; counsel
llenar ; ; fill
participar en ; ; take part in
atender ; ; attend to
monitorizar ; ; monitor
asesorar ; ; advise
formar ; ; train
instruir ; ; instruct
ayudar ; ; help
ayudar ; ; assist
realizar ; ; perform
realizar ; ; conduct
conciliar ; ; reconcile
identificar ; ; identify
detectar ; ; spot
recuperar ; ; recover
recuperar ; ; retrieve
redactar ; ; draft
representar ; ; represent
programar ; ; schedule
organizar ; ; organize
organizar ; ; arrange
superar ; ; exceed
superar ; ; surpass
superar ; ; outperform
construir ; ; build
establecer ; ; establish
crear ; ; create
manejar ; ; handle
reponer ; ; restock
resolver ; ; resolve
resolver ; ; solve
registrar ; ; check in
registrar ; ; record
registrar ; ; register
reservar ; ; book
supervisar ; ; supervise
supervisar ; ; oversee
completar ; ; complete
terminar ; ; finish
leer ; ; read
pedir ; ; order
instalar ; ; install
reparar ; ; repair
negociar ; ; negotiate
ahorrar ; ; save
preparar ; ; pick
embalar ; ; pack
empaquetar ; ; package
conducir ; ; drive
operar ; ; operate
medir ; ; measure
sustituir ; ; replace
cambiar ; ; change
diseñar ; ; design
fotografiar ; ; photograph
editar ; ; edit
responder ; ; respond
responder a ; ; answer
tramitar ; ; process
coordinar ; ; coordinate
refactorizar ; ; refactor
escribir ; ; write
lanzar ; ; launch
contratar ; ; recruit
contratar ; ; hire
incorporar ; ; onboard
entrevistar ; ; interview
publicar ; ; publish
mantener ; ; maintain
mantener ; ; keep
informar ; ; inform
actualizar ; ; update
aumentar ; ; increase
aumentar ; ; boost
reducir ; ; reduce
reducir ; ; decrease
reducir ; ; lower
disminuir ; ; diminish
mejorar ; ; improve
mejorar ; ; enhance
optimizar ; ; optimize
optimizar ; ; streamline
automatizar ; ; automate
implantar ; ; implement
introducir ; ; introduce
desarrollar ; ; develop
probar ; ; test
depurar ; ; debug
desplegar ; ; deploy
migrar ; ; migrate
integrar ; ; integrate
configurar ; ; configure
documentar ; ; document
analizar ; ; analyze
analizar ; ; analyse
evaluar ; ; evaluate
evaluar ; ; assess
revisar ; ; review
revisar ; ; revise
comprobar ; ; check
verificar ; ; verify
inspeccionar ; ; inspect
auditar ; ; audit
garantizar ; ; ensure
garantizar ; ; guarantee
cumplir ; ; meet
cumplir con ; ; comply with
seguir ; ; follow
aplicar ; ; apply
utilizar ; ; use
utilizar ; ; utilize
enseñar ; ; teach
impartir ; ; lecture
tutorizar ; ; tutor
tutorizar ; ; mentor
orientar ; ; guide
motivar ; ; motivate
evaluar exámenes ; ; grade exams
calificar ; ; grade
planificar ; ; plan
diseñar planes ; ; design plans
colaborar ; ; collaborate
colaborar con ; ; collaborate with
trabajar ; ; work
trabajar con ; ; work with
participar ; ; participate
participar en ; ; participate in
asistir a ; ; attend
contribuir a ; ; contribute to
dirigir ; ; lead
dirigir ; ; head
dirigir ; ; direct
dirigir ; ; run
gestionar ; ; manage
administrar ; ; administer
coordinar equipos ; ; coordinate teams
delegar ; ; delegate
asignar ; ; assign
distribuir ; ; distribute
entregar ; ; deliver
repartir ; ; distribute leaflets
enviar ; ; send
enviar ; ; ship
recibir ; ; receive
recoger ; ; collect
transportar ; ; transport
cargar ; ; load
descargar ; ; unload
almacenar ; ; store
clasificar ; ; sort
clasificar ; ; classify
etiquetar ; ; label
archivar ; ; file
digitalizar ; ; digitize
escanear ; ; scan
imprimir ; ; print
fotocopiar ; ; photocopy
traducir ; ; translate
interpretar ; ; interpret
presentar ; ; present
explicar ; ; explain
demostrar ; ; demonstrate
comunicar ; ; communicate
informar de ; ; report on
notificar ; ; notify
recomendar ; ; recommend
proponer ; ; propose
sugerir ; ; suggest
promover ; ; promote
promocionar ; ; market
vender ; ; sell
comprar ; ; buy
comprar ; ; purchase
adquirir ; ; acquire
alquilar ; ; rent
cobrar ; ; charge
pagar ; ; pay
facturar ; ; invoice
presupuestar ; ; budget
calcular ; ; calculate
estimar ; ; estimate
prever ; ; forecast
invertir ; ; invest
financiar ; ; fund
recaudar ; ; raise
donar ; ; donate
cocinar ; ; cook
hornear ; ; bake
servir ; ; serve
limpiar ; ; clean
desinfectar ; ; disinfect
esterilizar ; ; sterilize
lavar ; ; wash
planchar ; ; iron
cortar ; ; cut
pintar ; ; paint
soldar ; ; weld
montar ; ; assemble
desmontar ; ; dismantle
fabricar ; ; manufacture
producir ; ; produce
ensamblar ; ; put together
calibrar ; ; calibrate
ajustar ; ; adjust
lubricar ; ; lubricate
diagnosticar ; ; diagnose
tratar ; ; treat
cuidar ; ; care for
cuidar de ; ; look after
cuidar de ; ; take care of
bañar ; ; bathe
vestir ; ; dress
alimentar ; ; feed
vacunar ; ; vaccinate
operar pacientes ; ; operate on patients
rehabilitar ; ; rehabilitate
vigilar ; ; guard
patrullar ; ; patrol
proteger ; ; protect
prevenir ; ; prevent
evitar ; ; avoid
investigar ; ; investigate
investigar ; ; research
estudiar ; ; study
descubrir ; ; discover
experimentar ; ; experiment
recopilar ; ; gather
encuestar ; ; survey
muestrear ; ; sample
modelar ; ; model
predecir ; ; predict
visualizar ; ; visualize
ilustrar ; ; illustrate
animar ; ; animate
filmar ; ; film
componer ; ; compose
interpretar obras ; ; perform plays
ensayar ; ; rehearse
dirigir obras ; ; direct plays
cultivar ; ; grow
cosechar ; ; harvest
podar ; ; prune
plantar ; ; plant
regar ; ; water
criar ; ; raise animals
excavar ; ; excavate
demoler ; ; demolish
renovar ; ; renovate
reformar ; ; remodel
restaurar ; ; restore
construir casas ; ; build houses
fundar ; ; found
cofundar ; ; co-found
abrir ; ; open
cerrar ; ; close
ampliar ; ; expand
extender ; ; extend
duplicar ; ; double
triplicar ; ; triple
generar ; ; generate
obtener ; ; obtain
obtener ; ; secure
conseguir ; ; achieve
lograr ; ; attain
ganar ; ; win
captar ; ; attract
retener ; ; retain
fidelizar ; ; build loyalty among
reforzar ; ; strengthen
consolidar ; ; consolidate
simplificar ; ; simplify
acelerar ; ; accelerate
acelerar ; ; speed up
eliminar ; ; eliminate
eliminar ; ; remove
corregir ; ; correct
solucionar ; ; troubleshoot
modernizar ; ; modernize
transformar ; ; transform
`;
