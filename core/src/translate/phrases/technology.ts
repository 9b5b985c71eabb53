/** Software, data, design and communication. */
export const technologyPhrases = `
[noun]
aplicación ; application
aplicación web ; web application
aplicación móvil ; mobile application
aplicación de escritorio ; desktop application
página web ; website
página ; page
sitio web ; website
plataforma ; platform
plataforma en línea ; online platform
portal ; portal
interfaz ; interface
interfaz de usuario ; user interface
servicio web ; web service
microservicio ; microservice
arquitectura ; architecture
arquitectura de microservicios ; microservice architecture
servidor ; server
red ; network
nube ; cloud
base de datos relacional ; relational database
consulta SQL ; SQL query
petición ; request
petición por segundo ; request per second
desarrollador ; developer
programador ; programmer
ingeniero ; engineer
diseñador ; designer
analista ; analyst
equipo técnico ; technical team
ciclo de vida ; life cycle
entorno de pruebas ; test environment
entorno de producción ; production environment
prueba unitaria ; unit test
prueba automatizada ; automated test
prueba de rendimiento ; performance test
código ; code
repositorio ; repository
biblioteca ; library
librería ; library
módulo ; module
componente ; component
funcionalidad ; feature
versión ; version
lenguaje ; language
lenguaje de programación ; programming language
algoritmo ; algorithm
modelo de datos ; data model
modelo predictivo ; predictive model
modelo de predicción ; forecasting model
modelo estadístico ; statistical model
conjunto de datos ; data set
flujo de datos ; data flow
flujo de trabajo ; workflow
almacén de datos ; data warehouse
visualización ; visualization
gráfico ; chart
panel ; dashboard
panel de control ; control panel
informe automatizado ; automated report
métrica ; metric
requisito funcional ; functional requirement
historia de usuario ; user story
metodología ágil ; agile methodology
despliegue ; deployment
copia de seguridad ; backup
cortafuegos ; firewall
incidente ; incident
incidencia técnica ; technical issue
incidente de seguridad ; security incident
vulnerabilidad ; vulnerability
contraseña ; password
dispositivo ; device
ordenador ; computer
impresora ; printer
licencia de software ; software license
tecnología ; technology
herramienta informática ; software tool
herramienta de gestión ; management tool
identidad visual ; visual identity
identidad corporativa ; corporate identity
imagen de marca ; brand image
logotipo ; logo
cartel ; poster
folleto ; brochure
envase ; package
maqueta ; mock-up
prototipo ; prototype
boceto ; sketch
ilustración ; illustration
tipografía ; typeface
color ; color
pieza gráfica ; graphic piece
experiencia de usuario ; user experience
prueba de usabilidad ; usability test
blog ; blog
blog corporativo ; corporate blog
boletín ; newsletter
suscriptor ; subscriber
seguidor ; follower
visitante ; visitor
visita web ; web visit
anuncio ; ad
palabra clave ; keyword
motor de búsqueda ; search engine
nota de prensa ; press release
rueda de prensa ; press conference
reportaje ; feature
noticia ; news story
periódico ; newspaper
periodista ; journalist
edición ; edition
edición digital ; digital edition
programa de radio ; radio show
guion ; script
cámara ; camera
rodaje ; shoot
película ; film
exposición ; exhibition
obra de arte ; work of art
obra de teatro ; play
canción ; song
concierto ; concert
biblioteca pública ; public library
material promocional ; promotional material
público objetivo ; target audience
embudo de ventas ; sales funnel
batería ; battery
[mass]
tráfico web ; web traffic
tráfico orgánico ; organic traffic
posicionamiento web ; search engine optimization
marketing digital ; digital marketing
analítica web ; web analytics
código abierto ; open source
integración continua ; continuous integration
entrega continua ; continuous delivery
control de versiones ; version control
inteligencia artificial ; artificial intelligence
aprendizaje automático ; machine learning
aprendizaje profundo ; deep learning
procesamiento de datos ; data processing
análisis de datos ; data analysis
ciencia de datos ; data science
minería de datos ; data mining
introducción de datos ; data entry
entrada de datos ; data entry
calidad del dato ; data quality
calidad de los datos ; data quality
seguridad informática ; IT security
ciberseguridad ; cybersecurity
tecnología de la información ; information technology
infraestructura ; infrastructure
conectividad ; connectivity
programación ; programming
desarrollo web ; web development
desarrollo de software ; software development
desarrollo de producto ; product development
diseño gráfico ; graphic design
diseño web ; web design
diseño de producto ; product design
diseño de interiores ; interior design
diseño industrial ; industrial design
edición de vídeo ; video editing
fotografía ; photography
maquetación ; layout
correo electrónico ; email
internet ; the internet
contenido ; content
contenido digital ; digital content
contenido audiovisual ; audiovisual content
deuda técnica ; technical debt
tiempo de inactividad ; downtime
ofimática ; office software
documentación técnica ; technical documentation
periodismo ; journalism
[plural]
sistemas informáticos ; IT systems
tecnologías de la información ; information technology
artes gráficas ; graphic arts
bellas artes ; fine arts
pruebas automatizadas ; automated testing
estadísticas ; statistics
paradas ; downtime
necesidades de los usuarios ; user needs
necesidades de los clientes ; customer needs
necesidades del cliente ; customer needs
`;
