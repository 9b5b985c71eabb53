/** More of what an English verb means first, from English to Spanish only. */
export const englishMoreVerbs = `
[verb]
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
mediar ; ; mediate
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
`;
