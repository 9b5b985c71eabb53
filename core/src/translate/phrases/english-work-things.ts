/** More English things, from English to Spanish only: health, school, places, ideas. */
export const englishWorkThings = `
[noun]
sastre ; tailor
actor ; actor
bailarín ; dancer
cantante ; singer
grupo musical ; band
orquesta ; orchestra
coro ; choir
cargador ; charger
cargador de vehículos eléctricos ; electric vehicle charger
punto de recarga ; charging station
enchufe ; wall outlet
cable ; wire
cable ; cable
interruptor ; switch
lámpara ; lamp
luminaria ; light fixture
fusible ; fuse
contador ; meter ; doubt
manómetro ; gauge
válvula ; valve
filtro ; filter
freno ; brake
neumático ; tire
caja de cambios ; gearbox
cambio de aceite ; oil change
aparato de aire acondicionado ; air conditioner
sistema de calefacción ; heating system
sistema de ventilación ; ventilation system
bomba de calor ; heat pump
fregadero ; sink
inodoro ; toilet
ducha ; shower
bañera ; bathtub
mueble de cocina ; kitchen cabinet
muro de ladrillo ; brick wall
cimentación de hormigón ; concrete foundation
cimentación ; foundation
viga ; beam
andamio ; scaffold
escalera ; ladder
grúa ; crane
excavadora ; excavator
excavadora ; bulldozer
camionero ; truck driver
conductor de autobús ; bus driver
autobús escolar ; school bus
remolque ; trailer
contenedor ; container
palé ; pallet
código de barras ; barcode
etiqueta ; label
vida útil ; shelf life
muelle de carga ; loading dock
centro de distribución ; distribution center
flota ; fleet
flota de vehículos ; vehicle fleet
puerto ; port
aeropuerto ; airport
estación ; station
buque ; ship
barco ; boat
avión ; plane
avión ; aircraft
tren ; train
carné de conducir ; driver's license
carné de conducir ; driving license
aceituna ; olive
uva ; grape
manzana ; apple
naranja ; orange
fresa ; strawberry
tomate ; tomato
verdura ; vegetable
fruta ; fruit
árbol frutal ; fruit tree
olivo ; olive tree
viñedo ; vineyard
invernadero ; greenhouse
semilla ; seed
cosecha ; harvest
vaca ; cow
cerdo ; pig
oveja ; sheep
pollo ; chicken
huevo ; egg
pescado ; fish ; doubt
tarta ; cake
pastel ; pastry
salsa ; sauce
sopa ; soup
ensalada ; salad
carta de vinos ; wine list
vino ; wine
cerveza ; beer
café ; coffee
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
`;
