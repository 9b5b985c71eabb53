/** Money, selling, offices and people: what cannot be counted, adjectives and verbs. */
export const officeWords = `
[mass]
contabilidad financiera ; financial accounting
fiscalidad ; taxation
auditoría de cuentas ; financial auditing
gestión contable ; accounting management
gestión fiscal ; tax management
gestión laboral ; payroll and labor administration
gestión de personal ; personnel management
gestión de personas ; people management
gestión del cambio ; change management
gestión de nóminas ; payroll management
gestión de cobros ; debt collection
gestión de impagados ; debt recovery
gestión de stock ; stock management
gestión de compras ; procurement management
gestión de pedidos ; order management
gestión de reservas ; booking management
gestión de incidencias ; incident management
gestión de cuentas ; account management
gestión de redes sociales ; social media management
gestión comercial ; sales management
gestión documental ; document management
gestión cultural ; cultural management
gestión de eventos ; event management
gestión de riesgos ; risk management
control de costes ; cost control
control de stock ; stock control
control de existencias ; stock control
control de plagas ; pest control
control horario ; time tracking
análisis financiero ; financial analysis
análisis de riesgos ; risk analysis
análisis de mercado ; market analysis
planificación financiera ; financial planning
planificación estratégica ; strategic planning
planificación de la producción ; production planning
administración de fincas ; property management
desarrollo de negocio ; business development
desarrollo del talento ; talent development
atracción de talento ; talent attraction
venta consultiva ; consultative selling
venta directa ; direct sales
venta de seguros ; insurance sales
prospección comercial ; sales prospecting
cierre de ventas ; sales closing
técnicas de venta ; sales techniques
atención personalizada ; personalized service
atención posventa ; after-sales service
reposición de producto ; product restocking
reposición de productos ; product restocking
reposición de mercancía ; restocking
cobro en caja ; checkout service
manejo de caja ; cash handling
dinero en efectivo ; cash
capital social ; share capital
competitividad ; competitiveness
eficiencia operativa ; operational efficiency
morosidad ; late payment
absentismo laboral ; absenteeism
siniestralidad ; accident rate ; doubt
comercio internacional ; international trade
comercio minorista ; retail
gran consumo ; consumer goods
banca ; banking
banca privada ; private banking
banca comercial ; commercial banking
sector inmobiliario ; real estate sector
sector servicios ; service sector
documentación legal ; legal documentation
mobiliario ; furniture
mobiliario de oficina ; office furniture
paquete office ; Microsoft Office
marca personal ; personal branding
interlocución con clientes ; client liaison
dotes comerciales ; sales skills
habilidades de comunicación ; communication skills
capacidad de trabajo ; capacity for work
capacidad de adaptación ; adaptability
capacidad resolutiva ; problem-solving skills
orientación al cliente ; customer focus
orientación a resultados ; results orientation
entusiasmo ; enthusiasm
iniciativa propia ; initiative
vocación ; vocation
honestidad ; honesty
discreción ; discretion
paciencia ; patience
atención al detalle ; attention to detail
dominio ; command ; doubt
[adjective]
salarial ; salary
patronal ; employer
directivo ; management
gerencial ; management
ejecutivo ; executive
mayorista ; wholesale
minorista ; retail
asegurador ; insurance
monetario ; monetary
impagado ; unpaid
moroso ; late-paying
vencido ; overdue
abonado ; paid
facturado ; invoiced
variable ; variable
conjunto ; joint
combinado ; combined
unitario ; unit
bruto ; gross
neto ; net
acumulado ; cumulative
interanual ; year-on-year
cotizado ; listed
multinacional ; multinational
interdepartamental ; interdepartmental
telemático ; online
entrante ; incoming
saliente ; outgoing
indefinido ; permanent
eventual ; temporary
organizativo ; organizational
documentado ; documented
confidencial ; confidential
insatisfecho ; dissatisfied
satisfecho ; satisfied
fiel ; loyal
potencial ; potential
ambulante ; street
experto ; expert
sénior ; senior
senior ; senior
júnior ; junior
junior ; junior
adjunto ; assistant
suplente ; substitute
interino ; interim
[verb]
contabilizar ; ; record
cuadrar ; ; reconcile
declarar ; ; declare
tributar ; ; pay tax
liquidar ; ; settle
amortizar ; ; amortize
provisionar ; ; provision
periodificar ; ; accrue
cotizar ; ; quote
asegurar ; ; insure
invertir ; ; invest
devolver ; ; return
reembolsar ; ; refund
descontar ; ; discount
cobrar ; ; collect
domiciliar ; ; set up by direct debit
tasar ; ; appraise
subastar ; ; auction
alquilar ; ; rent
arrendar ; ; lease
vender ; ; sell
revender ; ; resell
fidelizar ; ; retain
persuadir ; ; persuade
argumentar ; ; argue
cerrar acuerdos ; ; close deals
cerrar ventas ; ; close sales
abrir mercado ; ; open up the market
abrir mercados ; ; open up new markets
captar clientes ; ; win clients
visitar clientes ; ; visit clients
agendar ; ; schedule
archivar ; ; file
fotocopiar ; ; photocopy
escanear ; ; scan
sellar ; ; stamp
mecanografiar ; ; type
transcribir ; ; transcribe
digitalizar ; ; digitize
tramitar pedidos ; ; process orders
tramitar permisos ; ; process permits
cumplimentar ; ; complete
gestionar la agenda de ; ; manage the calendar of
convocar ; ; call
citar ; ; summon
contratar ; ; hire
promocionar ; ; promote
retribuir ; ; pay
remunerar ; ; pay
indemnizar ; ; compensate
jubilar ; ; retire
afiliar ; ; register
dar de alta ; ; register
dar de baja ; ; deregister
subrogar ; ; take over
fusionar ; ; merge
absorber ; ; absorb
reflotar ; ; turn around
sanear ; ; restructure
internacionalizar ; ; take international
diversificar ; ; diversify
franquiciar ; ; franchise
patrocinar ; ; sponsor
auspiciar ; ; sponsor
decidir ; ; decide
añadir ; ; add
agregar ; ; add
sumar ; ; add
quitar ; ; remove
retirar ; ; remove
rechazar ; ; reject
aceptar ; ; accept
pedir ; ; request
solicitar ; ; request
exigir ; ; demand
prometer ; ; promise
intentar ; ; try to
conservar ; ; keep
guardar ; ; store
perder ; ; lose
ganar clientes ; ; win clients
ganar cuota de mercado ; ; gain market share
cuadruplicar ; ; quadruple
multiplicar ; ; multiply
alcanzar ; ; reach
sobrepasar ; ; exceed
rebasar ; ; exceed
igualar ; ; match
mantener reuniones ; ; hold meetings
celebrar reuniones ; ; hold meetings
celebrar ; ; hold
acompañar ; ; accompany
recibir visitas ; ; receive visitors
acoger visitas ; ; receive visitors
atender consultas ; ; answer queries
atender clientes ; ; serve customers
atender pacientes ; ; see patients
atender mesas ; ; wait tables
resolver dudas ; ; answer questions
resolver incidencias ; ; resolve issues
resolver problemas ; ; solve problems
prestar asistencia a ; ; assist
prestar apoyo a ; ; support
prestar servicio a ; ; serve
prestar atención a ; ; provide care to
realizar visitas ; ; make visits
realizar ventas ; ; make sales
realizar compras ; ; make purchases
realizar inventarios ; ; carry out stocktaking
realizar informes ; ; write reports
realizar entrevistas ; ; conduct interviews
realizar encuestas ; ; conduct surveys
realizar pruebas ; ; run tests
realizar curas ; ; dress wounds
realizar llamadas ; ; make calls
realizar pedidos ; ; place orders
realizar pagos ; ; make payments
realizar cobros ; ; collect payments
realizar reparaciones ; ; carry out repairs
realizar estudios ; ; conduct studies
realizar talleres ; ; run workshops
realizar auditorías ; ; conduct audits
hacer pedidos ; ; place orders
hacer inventario ; ; take stock
hacer entregas ; ; make deliveries
impartir talleres ; ; run workshops
impartir cursos ; ; teach courses
impartir talleres de ; ; run workshops on
impartir formación ; ; deliver training
impartir clases ; ; teach classes
impartir charlas ; ; give talks
dar charlas ; ; give talks
dar formación a ; ; train
llevar la contabilidad ; ; keep the books
llevar la agenda de ; ; manage the calendar of
llevar las redes sociales de ; ; manage the social media of
llevar la caja ; ; run the cash desk
formar parte de ; ; be part of
tomar pedidos ; ; take orders
tomar notas ; ; take notes
elaborar presupuestos ; ; prepare quotes
elaborar informes ; ; prepare reports
elaborar nóminas ; ; prepare payroll
confeccionar nóminas ; ; prepare payroll
conseguir un aumento de ; ; achieve an increase of
obtener financiación ; ; secure funding
dar soporte ; ; provide support
dar servicio a ; ; serve
`;
