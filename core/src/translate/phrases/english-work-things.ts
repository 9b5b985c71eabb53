/** More English things, from English to Spanish only: health, school, places, ideas. */
export const englishWorkThings = `
[noun]
menú degustación ; tasting menu
plato principal ; main course
entrante ; starter
desayuno ; breakfast
almuerzo ; lunch
cena ; dinner
banquete ; banquet
evento de catering ; catering event
recepción ; front desk
recepción ; reception desk
suite ; suite
pasaporte ; passport
solicitud de pasaporte ; passport application
visado ; visa
solicitud de visado ; visa application
certificado de nacimiento ; birth certificate
formulario de impuestos ; tax form
impuesto ; tax
gasto ; expense
informe de gastos ; expense report
balance ; balance sheet
cuenta de resultados ; income statement
libro mayor ; general ledger
libro mayor ; ledger
asiento contable ; journal entry
conciliación bancaria ; bank reconciliation
extracto bancario ; bank statement
tarjeta de crédito ; credit card
deuda ; debt
acuerdo extrajudicial ; settlement
caso de divorcio ; divorce case
caso de custodia ; custody case
caso judicial ; court case
caso penal ; criminal case
informe judicial ; court report
documento legal ; legal document
testamento ; will
escritura ; deed
cláusula ; clause
negociación de contratos ; contract negotiation
patente ; patent
marca registrada ; trademark
fusión ; merger
adquisición ; acquisition
startup ; startup
franquicia ; franchise
equipo de ventas ; sales team
llamada comercial ; sales call
dependiente ; sales assistant
oportunidad de mercado ; market opportunity
oportunidad de negocio ; business opportunity
plan de negocio ; business plan
viaje de trabajo ; business trip
competidor ; competitor
cuota de mercado ; market share
seguidor ; follower
suscriptor ; subscriber
publicación ; post
hashtag ; hashtag
influencer ; influencer
público ; audience
público objetivo ; target audience
página de aterrizaje ; landing page
palabra clave ; keyword
anuncio ; ad
anuncio ; advertisement
banner ; banner
catálogo ; catalog
folleto ; flyer
tarjeta de visita ; business card
ilustración ; illustration
libro infantil ; children's book
animación ; animation
cortometraje ; short film
documental ; documentary
vídeo promocional ; promotional video
pódcast ; podcast
álbum ; album
cuadro ; painting
escultura ; sculpture
vestuario ; costume
escenografía ; stage set
obra de teatro ; play
novela ; novel
poema ; poem
guion ; script
nota de prensa ; press release
rueda de prensa ; press conference
entrevistado ; interviewee
programa de radio ; radio show
programa de televisión ; tv show
editorial ; editorial
columna ; column
API ; api
API REST ; rest api
endpoint ; endpoint
consulta ; query
consulta SQL ; sql query
backend ; backend
frontend ; frontend
repositorio ; repository
pipeline ; pipeline
despliegue ; deployment
ciclo de publicación ; release cycle
sprint ; sprint
historia de usuario ; user story
backlog ; backlog
base de código ; code base
base de código ; codebase
página web ; web page
servicio web ; web service
tienda online ; online store
chatbot ; chatbot
complemento ; plugin
framework ; framework
servicio en la nube ; cloud service
centro de datos ; data center
flujo de datos ; data pipeline
almacén de datos ; data warehouse
hoja de cálculo ; spreadsheet
tabla dinámica ; pivot table
gráfico ; chart
previsión ; forecast
previsión de ventas ; sales forecast
tendencia ; trend
conclusión ; insight
métrica ; metric
KPI ; kpi
indicador ; indicator
referencia ; benchmark ; doubt
incidente de seguridad ; security incident
vulnerabilidad ; vulnerability
cortafuegos ; firewall
copia de seguridad ; backup
contraseña ; password
portátil ; laptop
ordenador ; computer
impresora ; printer
teléfono ; phone
tableta ; tablet
cámara ; camera
dron ; drone
robot ; robot
impresora 3D ; 3d printer
máquina CNC ; cnc machine
torno ; lathe
fresadora ; milling machine
prensa ; press
molde ; mold
componente electrónico ; electronic component
placa de circuito ; circuit board
batería ; battery
motor ; motor
turbina ; turbine
aerogenerador ; wind turbine
central eléctrica ; power plant
subestación ; substation
red de tuberías ; pipeline network
fuga de agua ; water leak
fuga de gas ; gas leak
quemadura ; burn
fractura ; fracture
radiografía ; x-ray
exploración ; scan ; doubt
ecografía ; ultrasound
muestra de sangre ; blood sample
receta ; prescription
medicamento ; drug
dosis ; dose
efecto secundario ; side effect
alergia ; allergy
discapacidad ; disability
dificultad de aprendizaje ; learning disability
enfermedad mental ; mental illness
adicción ; addiction
historia clínica ; patient file
planta de hospitalización ; hospital ward
planta ; ward ; doubt
unidad de cuidados intensivos ; intensive care unit
quirófano ; operating room
servicio de urgencias ; emergency department
servicio de urgencias ; emergency room
`;
