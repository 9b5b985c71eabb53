/** Safety, media, culture, travel, sport, care and school: more that can be counted. */
export const peopleThings = `
[noun]
agresor ; aggressor
orden de alejamiento ; restraining order
agente forestal ; forest ranger
guardia civil ; Civil Guard officer
militar ; soldier
cabo ; corporal
sargento ; sergeant
capitán ; captain
misión ; mission
misión internacional ; international mission
operativo ; operation
dispositivo de seguridad ; security operation
arma ; weapon
chaleco ; vest
casco ; helmet
linterna ; flashlight
radio ; radio
emisora ; radio station
cadena de televisión ; television network
plató de televisión ; television studio
micrófono ; microphone
altavoz ; speaker
mesa de mezclas ; mixing desk
foco ; spotlight
cámara de vídeo ; video camera
objetivo fotográfico ; camera lens
trípode ; tripod
retrato ; portrait
paisaje ; landscape
álbum ; album
portada ; cover
titular ; headline ; doubt
reportero ; reporter
corresponsal ; correspondent
lectora ; reader
cuento infantil ; children's story
poemario ; poetry collection
traducción literaria ; literary translation
doblaje ; dubbing
subtitulado ; subtitling
guía de viaje ; travel guide
folleto turístico ; tourist brochure
ruta guiada ; guided tour
visita teatralizada ; theatrical tour
mirador ; viewpoint
castillo ; castle
catedral ; cathedral
iglesia ; church
monasterio ; monastery
yacimiento arqueológico ; archaeological site
excavación arqueológica ; archaeological excavation
archivo histórico ; historical archive
fondo documental ; document collection
colección permanente ; permanent collection
sala de exposiciones ; exhibition hall
sala de lectura ; reading room
sala de espera ; waiting room
sala de profesores ; staff room
sala de ventas ; sales floor
sala de máquinas ; engine room
sala de control ; control room
sala de operaciones ; operations room
despacho de pan ; bread shop
horno de pan ; bread oven
obrador artesanal ; artisan bakery
vinoteca ; wine shop
discoteca ; nightclub
pub ; pub
casa rural ; country house
apartamento turístico ; vacation apartment
aerolínea ; airline
azafata de vuelo ; flight attendant
auxiliar de vuelo ; flight attendant
piloto ; pilot
mozo de equipajes ; porter
botones ; bellhop
conserje ; concierge
portero ; doorman ; doubt
socorrista ; lifeguard
monitor de natación ; swimming instructor
monitor de esquí ; ski instructor
entrenador personal ; personal trainer
árbitro ; referee
récord ; record
pista ; court ; doubt
polideportivo ; sports center
estadio ; stadium
vestuario deportivo ; locker room
lesión muscular ; muscle injury
esguince ; sprain
contractura ; muscle contracture
prótesis dental ; dental prosthesis
ortodoncia invisible ; invisible orthodontics treatment
empaste ; filling
caries ; cavity
limpieza dental ; dental cleaning
revisión ocular ; eye exam
revisión médica ; medical checkup
reconocimiento médico ; medical examination
informe médico ; medical report
parte de baja ; sick note
lista de pacientes ; patient list
alta médica ; discharge
alta hospitalaria ; hospital discharge
traslado sanitario ; patient transfer
transporte sanitario ; medical transport service
camilla ; stretcher
bata ; lab coat
guante ; glove
mascarilla ; mask
jeringuilla ; syringe
termómetro ; thermometer
tensiómetro ; blood pressure monitor
desfibrilador ; defibrillator
respirador ; ventilator
incubadora ; incubator
bomba de insulina ; insulin pump
ayuda técnica ; assistive device
grúa geriátrica ; patient hoist
pañal ; diaper
comida triturada ; puréed meal
paseo ; walk
manualidad ; craft
actividad manual ; craft activity
actividad al aire libre ; outdoor activity
juego cooperativo ; cooperative game
fiesta escolar ; school party
fiesta infantil ; children's party
obra escolar ; school play
coro infantil ; children's choir
banda de música ; music band
instrumento musical ; musical instrument
guitarra ; guitar
piano ; piano
violín ; violin
batería musical ; drum kit
partitura ; score
clase de música ; music lesson
clase de baile ; dance class
clase de yoga ; yoga class
clase de cocina ; cooking class
clase de español ; Spanish class
clase de inglés ; English class
clase de matemáticas ; math class
clase online ; online class
clase presencial ; in-person class
examen oficial ; official exam
examen final ; final exam
prueba de nivel ; placement test
prueba de acceso ; entrance exam
prueba escrita ; written test
prueba oral ; oral test
tutor de empresa ; workplace tutor
tutor legal ; legal guardian
comunidad educativa ; school community
consejo escolar ; school board
equipo de orientación ; guidance team
departamento de orientación ; guidance department
departamento de lengua ; language department
ruta escolar ; school route
monitor de comedor ; lunchtime supervisor
profesor de apoyo ; support teacher
auxiliar de conversación ; language assistant
logopeda ; speech therapist
psicopedagogo ; educational psychologist
orientador ; guidance counselor
mediador ; mediator
trabajadora social ; social worker
animador sociocultural ; community activities coordinator
dinamizador ; facilitator
`;
