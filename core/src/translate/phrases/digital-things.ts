/** Software, data, design, marketing and science: what can be counted. */
export const digitalThings = `
[noun]
error crítico ; critical error
error de código ; coding error
fallo de seguridad ; security flaw
brecha de seguridad ; security breach
incidencia de seguridad ; security incident
parche ; patch
nueva versión ; new version
rama ; branch ; doubt
prueba de regresión ; regression test
prueba de integración ; integration test
prueba de carga ; load test
prueba de aceptación ; acceptance test
prueba funcional ; functional test
prueba manual ; manual test
caso de prueba ; test case
lista de tareas ; to-do list
lista de precios ; price list
requisito técnico ; technical requirement
requisito legal ; legal requirement
prototipo interactivo ; interactive prototype
aplicación interna ; internal application
aplicación empresarial ; business application
aplicación monolítica ; monolithic application
aplicación nativa ; native application
aplicación bancaria ; banking application
monolito ; monolith
servicio en la nube ; cloud service
servidor web ; web server
servidor en la nube ; cloud server
proveedor de servicios ; service provider
centro de datos ; data center
clúster ; cluster
contenedor docker ; Docker container
entorno de desarrollo ; development environment
entorno multicultural ; multicultural environment
entorno internacional ; international environment
entorno ágil ; agile environment
infraestructura en la nube ; cloud infrastructure
sistema informático ; IT system
sistema de recomendación ; recommendation system
sistema de reservas ; booking system
sistema de seguridad ; security system
sistema de control ; control system
sistema hidráulico ; hydraulic system
sistema de gestión de calidad ; quality management system
sistema de ventilación ; ventilation system
dato ; piece of data
datos de clientes ; customer data
fuente de datos ; data source
lago de datos ; data lake
modelo de aprendizaje automático ; machine learning model
red neuronal ; neural network
consulta a la base de datos ; database query
procedimiento almacenado ; stored procedure
panel interactivo ; interactive dashboard
informe interactivo ; interactive report
indicador clave de rendimiento ; key performance indicator
tiempo medio ; average time
tiempo de contratación ; hiring time
tiempo de resolución ; resolution time
interrupción ; interruption
interrupción del servicio ; service interruption
caída del servicio ; outage
llamada a la API ; API call
punto de acceso ; access point
portátil ; laptop
periférico ; peripheral
teléfono ; phone
tableta ; tablet
pantalla ; screen
teclado ; keyboard
dispositivo móvil ; mobile device
sensor IoT ; IoT sensor
dron ; drone
usuario activo ; active user
usuario registrado ; registered user
cuenta de usuario ; user account
permiso de acceso ; access permission
acceso remoto ; remote access
red local ; local network
red corporativa ; corporate network
red privada virtual ; virtual private network
red social ; social network
perfil en redes sociales ; social media profile
comunidad en línea ; online community
sitio web corporativo ; corporate website
tienda virtual ; online store
boletín informativo ; newsletter
boletín semanal ; weekly newsletter
entrada de blog ; blog post
calendario editorial ; editorial calendar
calendario de publicaciones ; publishing calendar
estrategia digital ; digital strategy
estrategia de marketing ; marketing strategy
estrategia de contenidos ; content strategy
estrategia de precios ; pricing strategy
estrategia de comunicación ; communication strategy
campaña de marketing ; marketing campaign
campaña de comunicación ; communication campaign
campaña de sensibilización ; awareness campaign
campaña digital ; digital campaign
campaña de navidad ; Christmas campaign ; doubt
tasa de apertura ; open rate
tasa de clics ; click-through rate
tasa de rebote ; bounce rate
tasa de ocupación ; occupancy rate
tasa de rechazo ; rejection rate
coste por clic ; cost per click
coste por adquisición ; cost per acquisition
marca de moda ; fashion brand
marca blanca ; private label
marca registrada ; registered trademark
imagen corporativa ; corporate image
identidad de marca ; brand identity
tarjeta de visita ; business card
ilustrador ; illustrator
paleta de colores ; color palette
infografía ; infographic
animación ; animation
vídeo corporativo ; corporate video
cortometraje ; short film
largometraje ; feature film
documental ; documentary
guion técnico ; shooting script
fotografía de producto ; product photograph
sesión de fotos ; photo shoot
sesión fotográfica ; photo shoot
fotógrafo ; photographer
plató ; film set
escenografía ; stage design
vestuario ; wardrobe ; doubt
obra musical ; musical work
gira ; tour
función teatral ; theater performance
actor ; actor
director de arte ; art director
interfaz gráfica ; graphical interface
test de usuario ; user test
sistema de diseño ; design system
componente reutilizable ; reusable component
maqueta interactiva ; interactive mock-up
diseño de envases ; packaging design
espacio ; space
espacio comercial ; retail space
espacio interior ; interior space
plan urbanístico ; urban plan
levantamiento topográfico ; topographic survey
estudio geotécnico ; geotechnical study
estudio de impacto ambiental ; environmental impact study
cálculo estructural ; structural calculation
impacto ambiental ; environmental impact
parque natural ; nature reserve
especie protegida ; protected species
cadena de valor ; value chain
sprint ; sprint
guía de estilo ; style guide
documento técnico ; technical document
manual de procedimientos ; procedures manual
manual técnico ; technical manual
biblioteca de componentes ; component library
línea de código ; line of code
revisión de código ; code review
ingeniero de software ; software engineer
desarrollador web ; web developer
desarrollador junior ; junior developer
equipo ágil ; agile team
cliente externo ; external client
mesa de ayuda ; help desk
`;
