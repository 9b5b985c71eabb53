/** More things that people make, sell, mend, look after and take part in. */
export const thingPhrases = `
[noun]
sugerencia ; suggestion
agente ; agent
clienta ; client
estado ; condition ; doubt
temperatura ; temperature
cereal ; cereal
recomendación ; recommendation
comentario ; comment
opinión ; opinion
duda ; question
ejercicio ; exercise
ejemplo ; example
pregunta ; question
respuesta ; answer
orden del día ; agenda
sesión de formación ; training session
accidente de tráfico ; traffic accident
velocidad ; speed
distancia ; distance
altura ; height
peso ; weight
presión ; pressure
entrada ; ticket ; doubt
propietario ; owner
inquilino ; tenant
inmueble ; property
alquiler ; rental
contrato de alquiler ; rental contract
solar ; plot
parcela ; plot
patrocinador ; sponsor
donante ; donor
beneficiario ; beneficiary
festival ; festival
espectáculo ; show
escenario ; stage
obra maestra ; masterpiece
coro ; choir
orquesta ; orchestra
banda ; band
disco ; album
club ; club
club de lectura ; book club
parque ; park
plaza ; square ; doubt
museo ; museum
galería ; gallery
colección ; collection
fondo ; collection ; doubt
tejido ; fabric
tela ; fabric
patrón ; pattern
zapato ; shoe
joya ; jewel
tarta ; cake
pastel ; cake
bocadillo ; sandwich
café ; coffee
cerveza ; beer
salsa ; sauce
nevera ; fridge
horno ; oven
cuchillo ; knife
freno ; brake
rueda ; wheel
neumático ; tire
carrocería ; bodywork
chasis ; chassis
sistema de frenado ; braking system
sistema eléctrico ; electrical system
sistema operativo ; operating system
sistema de alarma ; alarm system
sistema de riego automático ; automatic irrigation system
placa ; plate
tornillo ; screw
tubo ; tube
rodamiento ; bearing
robot ; robot
impresora 3d ; 3D printer
circuito ; circuit
turbina ; turbine
transformador ; transformer
generador ; generator
interruptor ; switch
enchufe ; socket
bombilla ; bulb
lámpara ; lamp
nave industrial ; industrial building
polígono industrial ; industrial estate
instalación solar ; solar installation
instalación ; installation
implante ; implant
diente ; tooth
prótesis ; prosthesis
hueso ; bone
músculo ; muscle
corazón ; heart
síntoma ; symptom
dolor ; pain
infección ; infection
fractura ; fracture
embarazo ; pregnancy
parto ; birth
recién nacido ; newborn
donación ; donation
trasplante ; transplant
radiografía ; X-ray
ecografía ; ultrasound scan
resonancia magnética ; MRI scan
virus ; virus
bacteria ; bacterium
célula ; cell
gen ; gene
proteína ; protein
reactivo ; reagent
compuesto ; compound
microscopio ; microscope
sustancia ; substance
ensayo ; test
parámetro ; parameter
variable ; variable
ecuación ; equation
simulación ; simulation
[mass]
bollería ; pastries
repostería ; pastry making
artesanía ; crafts
cerámica ; ceramics
confección ; dressmaking
ortodoncia ; orthodontics
odontología ; dentistry
medicina preventiva ; preventive medicine
extinción de incendios ; firefighting
retención de clientes ; customer retention
retención ; retention
retención de talento ; talent retention
venta de entradas ; ticket sales
don de gentes ; people skills
interpretación simultánea ; simultaneous interpreting
seguimiento posventa ; after-sales follow-up
equipaje ; luggage
senderismo ; hiking
deporte ; sport
natación ; swimming
fútbol ; soccer
baloncesto ; basketball
gimnasia ; gymnastics
yoga ; yoga
ajedrez ; chess
lluvia ; rain
papel ; paper
plástico ; plastic
vidrio ; glass
aluminio ; aluminum
cobre ; copper
gas ; gas
gasóleo ; diesel
combustible ; fuel
aceite ; oil
sal ; salt
azúcar ; sugar
arroz ; rice
leche ; milk
queso ; cheese
reciclaje ; recycling
compostaje ; composting
biodiversidad ; biodiversity
cambio climático ; climate change
economía circular ; circular economy
eficiencia energética ; energy efficiency
ahorro energético ; energy savings
autonomía ; independence
bienestar ; well-being
estrés ; stress
ansiedad ; anxiety
depresión ; depression
inteligencia emocional ; emotional intelligence
autoestima ; self-esteem
empatía ; empathy
respeto ; respect
tolerancia ; tolerance
integración social ; social integration
escolarización ; schooling
absentismo escolar ; school absenteeism
acoso escolar ; bullying
alfabetización ; literacy
[plural]
mercancías ; goods
equipos de laboratorio ; laboratory equipment
equipos médicos ; medical equipment
equipos electrónicos ; electronic equipment
equipos eléctricos ; electrical equipment
equipos de medida ; measuring equipment
equipos de frío ; refrigeration equipment
equipos de climatización ; air-conditioning equipment
equipos de protección ; protective equipment
equipos de seguridad ; safety equipment
vacaciones ; holidays
horas extra ; overtime
horas extras ; overtime
bajas médicas ; sick leave
muebles a medida ; custom furniture
relaciones institucionales ; institutional relations
artes plásticas ; visual arts
artes escénicas ; performing arts
ciencias de la salud ; health sciences
[adjective]
cosmético ; cosmetic
virtual ; virtual
urbano ; urban
interurbano ; intercity
artesanal ; artisan
casero ; homemade
ecológico ; organic
autóctono ; native
silvestre ; wild
diésel ; diesel
híbrido ; hybrid
inalámbrico ; wireless
inteligente ; smart
simultáneo ; simultaneous
consecutivo ; consecutive
dental ; dental
óseo ; bone
muscular ; muscular
respiratorio ; respiratory
cardíaco ; cardiac
oncológico ; oncology
materno ; maternal
neonatal ; neonatal
posventa ; after-sales
inmobiliario ; real estate
hipotecario ; mortgage
bursátil ; stock market
contractual ; contractual
civil ; civil
penal ; criminal
sindical ; trade union
político ; political
electoral ; electoral
institucional ; institutional
comunitario ; community
vecinal ; neighborhood
solidario ; charity
benéfico ; charity
religioso ; religious
militar ; military
policial ; police
penitenciario ; prison
fluvial ; river
marino ; marine
forestal ; forestry
vegetal ; plant
mineral ; mineral
textil ; textile
teatral ; theater
cinematográfico ; film
literario ; literary
periodístico ; journalistic
fotográfico ; photographic
radiofónico ; radio
televisivo ; television
[fixed]
en caja ; at the till
por encargo ; to order
a la carta ; à la carte
al aire libre ; outdoors
de segunda mano ; second-hand
`;
