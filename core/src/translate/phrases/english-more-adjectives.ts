/** More English adjectives, from English to Spanish only. */
export const englishMoreAdjectives = `
[adjective]
resolutivo ; resourceful
con capacidad de adaptación ; adaptable
metódico ; methodical
orientado al cliente ; customer-oriented
orientado al cliente ; customer-focused
con mucha actividad ; busy
concurrido ; crowded
tranquilo ; quiet
abierto ; open
cerrado ; closed
gratuito ; free
remunerado ; paid
voluntario ; voluntary
temporal ; temporary
permanente ; permanent
fijo ; fixed
variable ; variable
medio ; average
total ; total
global ; overall
neto ; net
bruto ; gross
constante ; consistent
significativo ; significant
considerable ; substantial
considerable ; considerable
positivo ; positive
negativo ; negative
excelente ; outstanding
excepcional ; exceptional
único ; unique
especial ; special
específico ; specific
general ; general
común ; common
típico ; typical
normal ; normal
habitual ; regular
frecuente ; frequent
poco frecuente ; rare
reciente ; recent
futuro ; future
antiguo ; former
tardío ; late ; doubt
largo ; long
corto ; short
amplio ; wide
estrecho ; narrow
fino ; thin
grueso ; thick
duro ; hard
blando ; soft
liso ; smooth
áspero ; rough
húmedo ; wet
seco ; dry
sucio ; dirty
vacío ; empty
crudo ; raw
cocinado ; cooked
casero ; homemade
sin gluten ; gluten-free
picante ; spicy
dulce ; sweet
mediterráneo ; Mediterranean
español ; Spanish
inglés ; English
francés ; French
alemán ; German
italiano ; Italian
europeo ; European
americano ; American
latinoamericano ; Latin American
asiático ; Asian
africano ; African
nativo español ; native Spanish
de madera ; wooden
inoxidable ; stainless
de plástico ; plastic
inalámbrico ; wireless
portátil ; portable
robótico ; robotic
térmico ; thermal
nuclear ; nuclear
químico ; chemical
biológico ; biological
farmacéutico ; pharmaceutical
genético ; genetic
molecular ; molecular
óptico ; optical
magnético ; magnetic
acústico ; acoustic
geológico ; geological
marino ; marine
forestal ; forest
ecológico ; ecological
ecológico ; green
ecológico certificado ; certified organic
promocional ; promotional
comercial y residencial ; commercial and residential
editorial ; editorial
literario ; literary
teatral ; theatrical
fotográfico ; photographic
contemporáneo ; contemporary
clásico ; classical
religioso ; religious
político ; political
económico ; economic
judicial ; judicial
normativo ; regulatory
contractual ; contractual
departamental ; departmental
organizativo ; organizational
interpersonal ; interpersonal
directivo ; managerial
ejecutivo ; executive
profesional ; professional
profesional ; vocational
extraescolar ; extracurricular
de refuerzo ; remedial
inclusivo ; inclusive
colaborativo ; collaborative
cooperativo ; cooperative
competitivo ; competitive
rentable ; profitable
rentable ; cost-effective
asequible ; affordable
prémium ; premium
de alto rendimiento ; high-performance
de bajo coste ; low-cost
a gran escala ; large-scale
a pequeña escala ; small-scale
de última generación ; state-of-the-art
puntero ; cutting-edge
de nueva generación ; next-generation
basado en datos ; data-driven
en la nube ; cloud-based
web ; web-based
multicanal ; multi-channel
para toda la empresa ; company-wide
intercultural ; cross-cultural
puerta a puerta ; door-to-door
presencial ; face-to-face
individual ; one-on-one
individual ; one-to-one
en profundidad ; in-depth
conocido ; well-known
de renombre ; renowned
prestigioso ; prestigious
independiente ; independent
familiar ; family-owned
familiar ; family-run
sin ánimo de lucro ; non-profit
sin ánimo de lucro ; nonprofit
`;
