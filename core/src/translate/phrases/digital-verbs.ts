/** Software, data, design, marketing and science: what is done. */
export const digitalVerbs = `
[verb]
captar clientes ; ; win clients
captar cuentas ; ; win accounts
captar socios ; ; attract members
captar alumnos ; ; attract students
captar donantes ; ; attract donors
reunir requisitos ; ; gather requirements
desplegar ; ; deploy
compilar ; ; compile
versionar ; ; version
testear ; ; test
parchear ; ; patch
cifrar ; ; encrypt
encriptar ; ; encrypt
virtualizar ; ; virtualize
contenerizar ; ; containerize
orquestar ; ; orchestrate
indexar ; ; index
parametrizar ; ; parameterize
dockerizar ; ; dockerize
escalar ; ; scale
monitorear ; ; monitor
formatear ; ; format
respaldar ; ; back up
sincronizar ; ; synchronize
clonar ; ; clone
enrutar ; ; route
documentar ; ; document
dimensionar ; ; size
prototipar ; ; prototype
bocetar ; ; sketch
esbozar ; ; sketch
ilustrar ; ; illustrate
retocar ; ; retouch
renderizar ; ; render
maquetar páginas ; ; lay out pages
diagramar ; ; lay out
imprimir ; ; print
encuadernar ; ; bind
filmar ; ; film
producir ; ; produce
coproducir ; ; co-produce
dirigir ; ; direct
ensayar ; ; rehearse
componer ; ; compose
viralizar ; ; make viral
segmentar ; ; segment
posicionar ; ; position
monetizar ; ; monetize
analizar ; ; analyze
visualizar ; ; visualize
extraer datos ; ; extract data
limpiar datos ; ; clean data
modelar ; ; model
predecir ; ; predict
entrenar modelos ; ; train models
muestrear ; ; sample
cuantificar ; ; quantify
medir ; ; measure
cartografiar ; ; map
georreferenciar ; ; georeference
transformar ; ; transform
evolucionar ; ; evolve
innovar ; ; innovate
experimentar ; ; experiment
explorar opciones ; ; explore options
imaginar ; ; imagine
soñar ; ; dream
resumir ; ; summarize
sintetizar ; ; summarize
detallar ; ; detail
describir ; ; describe
ilustrar libros ; ; illustrate books
explicar ; ; explain
aclarar ; ; clarify
demostrar ; ; demonstrate
mostrar ; ; show
enseñar a ; ; teach
guiar ; ; guide
aconsejar ; ; advise
recomendar ; ; recommend
sugerir ; ; suggest
convencer ; ; convince
influir en ; ; influence
liderar ; ; lead
integrar ; ; integrate
combinar ; ; combine
unir ; ; join
vincular ; ; link
relacionar ; ; relate
asociar ; ; associate
agrupar ; ; group
dividir ; ; divide
distribuir ; ; distribute
ordenar ; ; sort
organizar ; ; organize
reubicar ; ; relocate
desplazar ; ; move
acelerar ; ; speed up
ralentizar ; ; slow down
frenar ; ; curb
paralizar ; ; halt
reanudar ; ; resume
continuar ; ; continue
prolongar ; ; extend
extender ; ; extend
ampliar ; ; expand
restringir ; ; restrict
prohibir ; ; prohibit
impedir ; ; prevent
prevenir ; ; prevent
anticipar ; ; anticipate
afrontar ; ; face
enfrentar ; ; face
abordar ; ; tackle
encarar ; ; tackle
solventar ; ; resolve
remediar ; ; remedy
subsanar ; ; correct
rectificar errores ; ; correct errors
revisar ; ; review
repasar ; ; go over
comprobar ; ; check
averiguar ; ; find out
aprender ; ; learn
estudiar ; ; study
practicar ; ; practice
perfeccionar ; ; perfect
especializarse en ; ; specialize in
formarse en ; ; train in
dedicarse a ; ; work in
encargarse de ; ; be in charge of
ocuparse de ; ; be in charge of
adaptarse a ; ; adapt to
incorporarse a ; ; join
integrarse en ; ; join
centrarse en ; ; focus on
enfocarse en ; ; focus on
comprometerse con ; ; commit to
responsabilizarse de ; ; take responsibility for
relacionarse con ; ; deal with
comunicarse con ; ; communicate with
reunirse con ; ; meet with
coordinarse con ; ; coordinate with
desplazarse a ; ; travel to
trabajar para ; ; work for
invertir en ; ; invest in
basarse en ; ; be based on
consistir en ; ; consist of
convertirse en ; ; become
participar como ; ; take part as
asistir como ; ; attend as
vivir en ; ; live in
residir en ; ; live in
nacer en ; ; be born in
crecer en ; ; grow up in
soler ; ; usually
existir ; ; exist
aparecer ; ; appear
desaparecer ; ; disappear
quedar ; ; remain
permanecer ; ; remain
esperar ; ; wait for
observar ; ; observe
mirar ; ; look at
escuchar ; ; listen to
oír ; ; hear
entender ; ; understand
comprender ; ; understand
saber ; ; know
recordar ; ; remember
olvidar ; ; forget
preguntar ; ; ask
contestar ; ; answer
contestar a ; ; answer
responder a ; ; answer
llamar ; ; call
llamar a ; ; call
saludar ; ; greet
agradecer ; ; thank
felicitar ; ; congratulate
disfrutar de ; ; enjoy
sentir ; ; feel
querer ; ; want
desear ; ; wish
preferir ; ; prefer
elegir ; ; choose
escoger ; ; choose
optar por ; ; opt for
probar ; ; test
comprobar el funcionamiento de ; ; check the operation of
poner a punto ; ; fine-tune
poner a prueba ; ; test
poner en valor ; ; showcase
poner ; ; put
sacar ; ; take out
meter ; ; put in
traer ; ; bring
remitir ; ; send
devolver llamadas ; ; return calls
cumplir con ; ; comply with
cumplir los objetivos de ; ; meet the targets of
cumplir objetivos ; ; meet targets
cumplir plazos ; ; meet deadlines
garantizar el cumplimiento de ; ; ensure compliance with
asegurar el cumplimiento de ; ; ensure compliance with
velar por el cumplimiento de ; ; ensure compliance with
asegurar la calidad de ; ; ensure the quality of
asegurarse de ; ; make sure of
contribuir a ; ; contribute to
ayudar con ; ; help with
colaborar con ; ; collaborate with
colaborar en ; ; collaborate on
cooperar con ; ; cooperate with
apoyar a ; ; support
acompañar a ; ; accompany
cuidar de ; ; care for
cuidar a ; ; care for
atender a ; ; serve
enfrentarse a ; ; face
aplicar ; ; apply
alternar ; ; alternate
rotar ; ; rotate
simular ; ; simulate
tantear ; ; sound out
gestionar el presupuesto de ; ; manage the budget of
`;
