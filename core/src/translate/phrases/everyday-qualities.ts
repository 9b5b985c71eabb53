/** Words of every CV that no trade owns: what cannot be counted, and adjectives. */
export const everydayQualities = `
[plural]
aduana ; customs
aduanas ; customs
[mass]
código heredado ; legacy code
control de inventario ; inventory control
control de inventarios ; inventory control
progreso ; progress
orina ; urine
edificación ; building construction
edificación residencial ; residential construction
recolección ; harvesting
prensa escrita ; print media
enseñanza de idiomas ; language teaching
tintorería ; dry cleaning
fontanería industrial ; industrial plumbing
agricultura sostenible ; sustainable agriculture
miel ; honey
lactancia materna ; breastfeeding
lactancia ; breastfeeding
jubilación ; retirement
movimiento ; movement
ubicación ; location
replanteo ; setting out
rescate en montaña ; mountain rescue
videovigilancia ; video surveillance
ajuste ; adjustment
recuperación ; recovery
colocación ; placement
introducción ; introduction
disminución ; decrease
búsqueda ; search
búsqueda de empleo ; job seeking
descarga ; unloading
carga y descarga ; loading and unloading
custodia ; custody
fomento ; promotion
esterilización ; sterilization
acogida ; reception
conexión ; connection
excavación ; excavation
reclutamiento ; recruitment
reorganización ; reorganization
instrucción ; instruction
exploración ; exploration
demostración ; demonstration
presidencia ; presidency
refuerzo ; reinforcement
dibujo ; drawing
dibujo técnico ; technical drawing
cuantificación ; quantification
superación personal ; self-improvement
sensibilización ; awareness raising
retirada ; removal
desinfección ; disinfection
ensamblaje ; assembly
acondicionamiento ; conditioning
aplicación de técnicas ; application of techniques
modelado ; modeling
expedición ; dispatch
congelación ; freezing
capacitación ; training
estimulación ; stimulation
homologación ; approval
estabilidad laboral ; job stability
permanencia ; retention
asistencia técnica ; technical assistance
asistencia sanitaria ; healthcare
asistencia social ; social assistance
ayuda a domicilio ; home help
ayuda a la dependencia ; dependency care
enseñanza secundaria ; secondary education
primaria ; primary school
secundaria ; secondary school
infantil ; preschool
eso ; compulsory secondary education
recolección de fruta ; fruit picking
recolección de aceituna ; olive picking
crecimiento profesional ; professional growth
esfuerzo ; effort
éxito ; success
calidad asistencial ; quality of care
calidad de vida ; quality of life
cantidad de trabajo ; workload
carga de trabajo ; workload
ritmo de trabajo ; pace of work
ambiente de trabajo ; working environment
ambiente laboral ; working environment
luz natural ; natural light
consumo ; consumption
consumo de agua ; water consumption
contaminación ; pollution
ruido ; noise
polvo ; dust
humedad ; humidity
calor ; heat
frío industrial ; industrial refrigeration
tiempo libre ; free time
ocio y tiempo libre ; leisure
actividad física ; physical activity
fútbol base ; youth football
pintura al óleo ; oil painting
marketing de influencers ; influencer marketing
actualidad ; current affairs
información local ; local news
información económica ; economic news
investigación de mercados ; market research
cultura general ; general knowledge
gastronomía ; gastronomy
enología ; oenology
asesoramiento técnico ; technical advice
asesoramiento a clientes ; advice to clients
trato con el público ; dealing with the public
trato con clientes ; dealing with clients
trato al cliente ; customer care
trato personalizado ; personalized service
mano de obra ; labor
puesta a punto ; fine-tuning
puesta en escena ; staging
puesta en valor ; promotion
seguimiento de proyectos ; project monitoring
seguimiento de pedidos ; order tracking
seguimiento de obra ; site monitoring
seguimiento personalizado ; individual follow-up
dirección de proyectos ; project management
dirección de equipos ; team management
dirección de personas ; people management
dirección de empresas ; business administration
dirección artística ; artistic direction
dirección comercial ; sales management
dirección financiera ; financial management
dirección técnica ; technical management
ejecución de obra ; construction work
ejecución de proyectos ; project execution
recepción de mercancía ; goods receiving
recepción de pedidos ; order receiving
recepción de llamadas ; call answering
recepción de clientes ; client reception
recepción de huéspedes ; guest reception
prestación de servicios ; service provision
captación de fondos ; fundraising
captación de alumnos ; student recruitment
toma de muestras ; sampling
toma de datos ; data collection
toma de constantes ; taking vital signs
toma de decisiones estratégicas ; strategic decision making
recogida de datos ; data collection
recogida de residuos ; waste collection
administración de medicación ; administration of medication
administración de medicamentos ; administration of medicines
valoración de riesgos ; risk assessment
valoración de daños ; damage assessment
realización de inventarios ; stocktaking
elaboración de informes ; report writing
elaboración de presupuestos ; quote preparation
elaboración de nóminas ; payroll preparation
elaboración de menús ; menu planning
acompañamiento a pacientes ; patient accompaniment
control de acceso ; access control
control de producción ; production control
control de temperatura ; temperature control
control de tiempos ; time control
control de almacén ; warehouse control
control financiero ; financial control
control de alérgenos ; allergen control
[adjective]
natural ; natural
materno ; maternal
dimensional ; dimensional
correspondiente ; corresponding
independiente ; independent
abdominal ; abdominal
norte ; northern
sur ; southern
interesante ; interesting
frecuente ; frequent
brillante ; brilliant
abundante ; abundant
ambiente ; ambient
corto ; short
largo ; long
ancho ; wide
estrecho ; close
lleno ; full
vacío ; empty
duro ; hard
blando ; soft
fuerte ; strong
débil ; weak
lento ; slow
caro ; expensive
barato ; cheap
rico ; rich
bonito ; beautiful
feo ; ugly
malo ; bad
peor ; worse
viejo ; old
moderno ; modern
contemporáneo ; contemporary
clásico ; classic
diurno ; daytime
matinal ; morning
vespertino ; afternoon
estival ; summer
invernal ; winter
navideño ; Christmas
festivo ; public holiday
laborable ; working
definitivo ; final
provisional ; provisional
temprano ; early
tardío ; late
prioritario ; priority
secundario ; secondary
primario ; primary
terciario ; tertiary
universal ; universal
multilingüe ; multilingual
trilingüe ; trilingual
interpersonal ; interpersonal
comunicativo ; communication
negociador ; negotiating
organizador ; organizing
alegre ; cheerful
optimista ; optimistic
serio ; reliable
formal ; formal
informal ; informal
aplicado ; diligent
hábil ; skilled
capaz ; capable
competente ; competent
solvente ; solvent
viable ; viable
medible ; measurable
hablado ; spoken
leído ; read
vendido ; sold
comprado ; bought
producido ; produced
fabricado ; manufactured
instalado ; installed
reparado ; repaired
atendido ; served
gestionado ; managed
asignado ; assigned
realizado ; completed
obtenido ; obtained
publicado ; published
traducido ; translated
diseñado ; designed
desarrollado ; developed
adaptado ; adapted
especializado ; specialized
certificado ; certified
acreditado ; accredited
reconocido ; renowned
premiado ; award-winning
galardonado ; award-winning
consolidado ; established
acordado ; agreed
establecido ; established
previsto ; planned
programado ; scheduled
solicitado ; requested
requerido ; required
exigido ; required
contratado ; contracted
subcontratado ; subcontracted
externalizado ; outsourced
informatizado ; computerized
digitalizado ; digitized
conectado ; connected
integrado ; integrated
compartido ; shared
anciano ; elderly
femenino ; women's
masculino ; men's
nocivo ; harmful
tóxico ; toxic
inflamable ; flammable
reciclable ; recyclable
biodegradable ; biodegradable
potable ; drinking
comestible ; edible
dulce ; sweet
salado ; savory
crudo ; raw
cocinado ; cooked
asado ; roast
frito ; fried
horneado ; baked
ahumado ; smoked
selecto ; select
remunerado ; paid
no remunerado ; unpaid
colectivo ; collective
mutuo ; mutual
recíproco ; reciprocal
excepcional ; exceptional
extraordinario ; extraordinary
inigualable ; unmatched
creciente ; growing
decreciente ; declining
ascendente ; rising
descendente ; falling
sostenido ; sustained
`;
