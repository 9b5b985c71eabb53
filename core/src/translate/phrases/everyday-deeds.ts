/** Verbs of every CV with their usual objects, and actions told as nouns. */
export const everydayDeeds = `
[verb]
colocar ; ; place
sustentar ; ; support
retransmitir ; ; broadcast
incrementar las ventas de ; ; increase the sales of
reducir a la mitad ; ; halve
reducir costes ; ; reduce costs
doblar la facturación ; ; double revenue
ascender a ; ; rise to
promover a ; ; promote
compaginar ; ; combine
desenvolverse en ; ; operate in
aportar valor a ; ; add value to
aportar soluciones ; ; provide solutions
aportar ideas ; ; contribute ideas
tener experiencia en ; ; have experience in
poseer ; ; have
disponer de ; ; have
carecer de ; ; lack
prepararse para ; ; prepare for
aspirar a ; ; aspire to
luchar contra ; ; fight against
luchar por ; ; fight for
apostar por ; ; commit to
fijar ; ; set
fijar objetivos ; ; set targets
marcar objetivos ; ; set targets
establecer objetivos ; ; set targets
establecer relaciones ; ; build relationships
establecer alianzas ; ; form alliances
establecer protocolos ; ; establish protocols
crear contenido ; ; create content
crear contenidos ; ; create content
generar informes ; ; generate reports
generar ingresos ; ; generate revenue
reunir a ; ; bring together
hacer fotos ; ; take photos
hacer fotografías ; ; take photos
hacer guardias ; ; work on-call shifts
hacer seguimiento de ; ; monitor
hacer seguimiento a ; ; monitor
hacer reformas ; ; carry out renovations
hacer camas ; ; make beds
hacer horas extra ; ; work overtime
hacer cumplir ; ; enforce
tener a mi cargo ; ; be in charge of
llevar el mantenimiento de ; ; handle the maintenance of
llevar la gestión de ; ; handle the management of
llevar clientes ; ; manage clients
llevar cuentas ; ; manage accounts
llevar proyectos ; ; manage projects
realizar tareas ; ; carry out tasks
realizar labores ; ; carry out tasks
realizar trabajos ; ; carry out jobs
realizar obras ; ; carry out construction projects
realizar reformas ; ; carry out renovations
realizar mediciones ; ; take measurements
realizar ensayos ; ; run tests
realizar análisis ; ; carry out analyses
realizar evaluaciones ; ; carry out assessments
realizar valoraciones ; ; carry out assessments
realizar ecografías ; ; perform ultrasound scans
realizar cirugías ; ; perform surgeries
realizar intervenciones ; ; perform procedures
realizar masajes ; ; give massages
realizar presentaciones ; ; give presentations
realizar traducciones ; ; do translations
realizar fotografías ; ; take photographs
realizar vídeos ; ; make videos
realizar campañas ; ; run campaigns
realizar entregas ; ; make deliveries
realizar envíos ; ; send shipments
realizar gestiones ; ; handle procedures
realizar trámites ; ; handle procedures
realizar inspecciones ; ; carry out inspections
realizar actividades ; ; run activities
realizar eventos ; ; organize events
realizar seguimientos ; ; carry out follow-ups
realizar proyectos ; ; carry out projects
atender pedidos ; ; handle orders
atender solicitudes ; ; handle requests
atender reclamaciones ; ; handle complaints
atender quejas ; ; handle complaints
atender incidencias ; ; handle issues
atender urgencias ; ; attend to emergencies
atender emergencias ; ; respond to emergencies
atender partos ; ; attend births
atender llamadas ; ; answer calls
atender mostrador ; ; serve at the counter
dar masajes ; ; give massages
dar presentaciones ; ; give presentations
impartir sesiones ; ; deliver sessions
impartir asignaturas ; ; teach subjects
impartir seminarios ; ; give seminars
impartir conferencias ; ; give lectures
presentar informes ; ; present reports
presentar demandas ; ; file lawsuits
presentar recursos ; ; file appeals
presentar proyectos ; ; present projects
presentar ponencias ; ; give talks
presentar impuestos ; ; file taxes
presentar declaraciones ; ; file returns
montar muebles ; ; assemble furniture
montar estructuras ; ; assemble structures
montar piezas ; ; assemble parts
montar escaparates ; ; set up window displays
montar eventos ; ; set up events
montar andamios ; ; erect scaffolding
montar máquinas ; ; assemble machines
montar ventanas ; ; fit windows
montar instalaciones ; ; install systems
levantar muros ; ; build walls
levantar tabiques ; ; build partition walls
levantar actas ; ; take minutes
colocar azulejos ; ; lay tiles
colocar productos ; ; place products
colocar suelos ; ; lay floors
colocar ladrillos ; ; lay bricks
conducir autobuses ; ; drive buses
conducir camiones ; ; drive trucks
dirigir obras ; ; manage construction projects
dirigir equipos ; ; lead teams
dirigir proyectos ; ; lead projects
dirigir tesis ; ; supervise theses
dirigir películas ; ; direct films
interpretar planos ; ; read drawings
interpretar papeles ; ; play roles
servir bebidas ; ; serve drinks
servir comidas ; ; serve meals
pedir materiales ; ; order materials
pedir presupuestos ; ; request quotes
firmar contratos ; ; sign contracts
cerrar contratos ; ; close contracts
cerrar operaciones ; ; close deals
abrir tiendas ; ; open stores
abrir cuentas ; ; open accounts
guardar documentos ; ; file documents
pasar consulta ; ; see patients
pasar inspecciones ; ; pass inspections
cubrir noticias ; ; cover news
cubrir eventos ; ; cover events
cubrir vacantes ; ; fill vacancies
cubrir turnos ; ; cover shifts
cubrir bajas ; ; cover absences
cubrir puestos ; ; fill positions
asegurar plazos ; ; ensure deadlines are met
[deed]
colocación ; colocar
levantamiento ; levantar
elevación ; elevar
lectura ; leer
escritura ; escribir
corte ; cortar
pintado ; pintar
lavado ; lavar
planchado ; planchar
siembra ; sembrar
plantación ; plantar
riego ; regar
cría ; criar
patrullaje ; patrullar
extracción ; extraer
valoración ; valorar
derivación ; derivar
sensibilización ; sensibilizar
aplicación ; aplicar
retirada ; retirar
desinfección ; desinfectar
ensamblaje ; ensamblar
empaquetado ; empaquetar
apilado ; apilar
traslado ; trasladar
acondicionamiento ; acondicionar
modificación ; modificar
ajuste ; ajustar
promoción ; promocionar
contestación ; contestar a
modelado ; modelar
visualización ; visualizar
impresión ; imprimir
encuadernación ; encuadernar
filmación ; filmar
descripción ; describir
agrupación ; agrupar
reubicación ; reubicar
extensión ; extender
anticipación ; anticipar
observación ; observar
simulación ; simular
transcripción ; transcribir
cumplimentación ; cumplimentar
aislamiento ; aislar
impermeabilización ; impermeabilizar
lijado ; lijar
barnizado ; barnizar
pulido ; pulir
torneado ; tornear
fresado ; fresar
taladrado ; taladrar
desmontaje ; desmontar
engrase ; engrasar
lubricación ; lubricar
paletizado ; paletizar
expedición ; expedir
embotellado ; embotellar
congelación ; congelar
emplatado ; emplatar
amasado ; amasar
desbroce ; desbrozar
vendimia ; vendimiar
fumigación ; fumigar
siega ; segar
tala ; talar
bordado ; bordar
tapizado ; tapizar
alfabetización ; alfabetizar
evacuación ; evacuar
extinción ; extinguir
adjudicación ; adjudicar
exhibición ; exhibir
vendaje ; vendar
inyección ; inyectar
compilación ; compilar
indexación ; indexar
cifrado ; cifrar
orquestación ; orquestar
parametrización ; parametrizar
virtualización ; virtualizar
sincronización ; sincronizar
fusión ; fusionar
diversificación ; diversificar
patrocinio ; patrocinar
subtitulación ; subtitular
retransmisión ; retransmitir
retoque ; retocar
solicitud ; solicitar
devolución ; devolver
alquiler ; alquilar
resumen ; resumir
separación ; separar
mezcla ; mezclar
capacitación ; capacitar
estimulación ; estimular
tutelaje ; tutelar
acreditación ; acreditar
homologación ; homologar
refactorización ; refactorizar
reutilización ; reutilizar
externalización ; externalizar
subcontratación ; subcontratar
apertura ; abrir
cambio ; cambiar
sustentación ; sustentar
notificación ; notificar
consulta ; consultar
`;
