/** Software, data, design, marketing and science: what cannot be counted, and adjectives. */
export const digitalQualities = `
[mass]
desarrollo móvil ; mobile development
desarrollo de aplicaciones ; application development
desarrollo ágil ; agile development
ingeniería de datos ; data engineering
visualización de datos ; data visualization
calidad de datos ; data quality
calidad del código ; code quality
gobierno del dato ; data governance
inteligencia de negocio ; business intelligence
seguridad de la información ; information security
administración de sistemas ; systems administration
soporte informático ; IT support
soporte a usuarios ; user support
realidad virtual ; virtual reality
realidad aumentada ; augmented reality
computación en la nube ; cloud computing
código fuente ; source code
documentación de código ; code documentation
posicionamiento SEO ; SEO
publicidad online ; online advertising
marketing de contenidos ; content marketing
diseño editorial ; editorial design
diseño de moda ; fashion design
diseño centrado en el usuario ; user-centered design
producción audiovisual ; audiovisual production
posproducción ; post-production
postproducción ; post-production
retoque fotográfico ; photo retouching
usabilidad ; usability
accesibilidad ; accessibility
accesibilidad web ; web accessibility
arquitectura de software ; software architecture
urbanismo ; urban planning
topografía ; surveying
estadística ; statistics
cosmética ; cosmetics
cosmética natural ; natural cosmetics
escalabilidad ; scalability
estabilidad ; stability
disponibilidad del servicio ; service availability
[adjective]
monolítico ; monolithic
distribuido ; distributed
escalable ; scalable
reutilizable ; reusable
modular ; modular
interactivo ; interactive
intuitivo ; intuitive
responsivo ; responsive
multiplataforma ; cross-platform
heredado ; legacy
obsoleto ; obsolete
redundante ; redundant
concurrente ; concurrent
asíncrono ; asynchronous
cifrado ; encrypted
estable ; stable
robusto ; robust
neuronal ; neural
masivo ; large-scale
estructurado ; structured
geográfico ; geographic
geoespacial ; geospatial
cartográfico ; mapping
topográfico ; topographic
geológico ; geological
geotécnico ; geotechnical
hídrico ; water
urbanístico ; urban planning
paisajístico ; landscape
sintético ; synthetic
genético ; genetic
molecular ; molecular
celular ; cell
bioquímico ; biochemical
microbiológico ; microbiological
óptico ; optical
espacial ; space
animado ; animated
impreso ; printed
tipográfico ; typographic
ilustrado ; illustrated
viral ; viral
segmentado ; segmented
dirigido ; targeted
llamativo ; eye-catching
atractivo ; attractive
elegante ; elegant
original ; original
vanguardista ; cutting-edge
puntero ; cutting-edge
simple ; simple
fácil ; easy
abierto ; open
cerrado ; closed
libre ; free
público objetivo ; target
británico ; British
estadounidense ; American
africano ; African
mexicano ; Mexican
argentino ; Argentinian
colombiano ; Colombian
chileno ; Chilean
ajeno ; external
enorme ; huge
reducido ; reduced
limitado ; limited
ilimitado ; unlimited
medio-alto ; upper-intermediate
elemental ; elementary
fluido ; fluent
intensivo ; intensive
exhaustivo ; thorough
minucioso ; thorough
concreto ; specific
determinado ; certain
mixto ; mixed
doble ; double
triple ; triple
cuádruple ; quadruple
entero ; whole
restante ; remaining
sobrante ; surplus
existente ; existing
inexistente ; non-existent
futuro ; future
pasado ; past
renovado ; renewed
mejorado ; improved
innovativo ; innovative
competitivo ; competitive
motivador ; motivating
estimulante ; stimulating
gratificante ; rewarding
agradable ; pleasant
acogedor ; welcoming
ordenado ; tidy
silencioso ; quiet
tranquilo ; calm
respetuoso ; respectful
educado ; polite
sociable ; sociable
extrovertido ; outgoing
simpático ; friendly
atento ; attentive
perseverante ; persevering
disciplinado ; disciplined
decidido ; determined
emprendedor ; enterprising
observador ; observant
sensible ; sensitive
tolerante ; tolerant
multitarea ; multitasking
apasionado ; passionate
interesado ; interested
implicado ; involved
entregado ; dedicated
valioso ; valuable
útil ; useful
imprescindible ; essential
fundamental ; fundamental
básica ; basic
obligatorio ; mandatory
voluntario ; voluntary
opcional ; optional
`;
