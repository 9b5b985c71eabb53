/** More English things, from English to Spanish only: people, tools, food, papers. */
export const englishMoreThings = `
[noun]
noche ; night
mañana ; morning
tarde ; afternoon
noche ; evening
fin de semana ; weekend
verano ; summer
invierno ; winter
bar ; bar
cartera de casos ; caseload
persona ; individual
pareja ; couple
mujer ; woman
hombre ; man
niña ; girl
niño ; boy
bebé ; baby
recién nacido ; newborn
niño pequeño ; toddler
bebé ; infant
abuelo ; grandparent
cuidador ; caregiver
familiar ; relative
vecino ; neighbor
amigo ; friend
compañero de clase ; classmate
compañero ; peer
superior ; superior
directivo ; executive
mando intermedio ; middle manager
supervisor ; supervisor
capataz ; foreman
aprendiz ; apprentice
peón ; laborer
electricista ; electrician
fontanero ; plumber
pintor ; painter
carpintero ; carpenter
albañil ; bricklayer
albañil ; mason
soldador ; welder
mecánico ; mechanic
mecanizador ; machinist
agricultor ; farmer
jardinero ; gardener
cocinero ; cook
chef ; chef
camarero ; waiter
camarero de barra ; bartender
recepcionista ; receptionist
camarero de piso ; housekeeper
limpiador ; cleaner
cajero ; cashier
vendedor ; salesperson
comercial ; sales representative
comercial ; sales rep
jefe de ventas ; sales manager
gestor de cuentas ; account manager
contable ; accountant
auditor ; auditor
analista ; analyst
analista de datos ; data analyst
consultor ; consultant
secretario ; secretary
auxiliar administrativo ; administrative assistant
bibliotecario ; librarian
traductor ; translator
intérprete ; interpreter
fotógrafo ; photographer
ilustrador ; illustrator
arquitecto ; architect
topógrafo ; surveyor
científico ; scientist
investigador ; researcher
químico ; chemist
biólogo ; biologist
farmacéutico ; pharmacist
dentista ; dentist
psicólogo ; psychologist
terapeuta ; therapist
fisioterapeuta ; physiotherapist
técnico de emergencias ; paramedic
equipo de cuidadores ; caregiver team
veterinario ; veterinarian
militar ; soldier
inspector ; inspector
peluquero ; hairdresser
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
tractor ; tractor
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
`;
