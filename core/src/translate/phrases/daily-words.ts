/** Plain words that turn up in CVs of every trade, and the short forms of offices. */
export const dailyPhrases = `
[noun]
ong ; NGO
academia ; academy
estrella ; star
estrella michelin ; Michelin star
pandemia ; pandemic
comida ; meal
desayuno ; breakfast
cena ; dinner
tarjeta ; card
llave ; key
puerta ; door
ventana ; window
piso ; apartment
calle ; street
terraza ; terrace
cámara frigorífica ; cold storage room
caducidad ; expiry date
acta ; minute
finiquito ; severance payment
alergia ; allergy
dieta ; diet
receta ; recipe
herida leve ; minor wound
carpeta ; folder
gráfica ; chart
tabla ; table
fórmula ; formula
diapositiva ; slide
mensaje ; message
charla ; talk
debate ; debate
conferencia ; lecture
mesa redonda ; round table
competición ; competition
torneo ; tournament
partido ; match
entrenador ; coach
jugador ; player
socio fundador ; founding partner
fundador ; founder
cofundador ; co-founder
líder ; leader
subordinado ; subordinate
supervisor ; supervisor
vocal ; board member
presidente ; president
secretario ; secretary
tesorero ; treasurer
delegado ; delegate
representante ; representative
mentor ; mentor
tutor ; tutor
docente ; teacher
monitor ; instructor
alrededor ; surrounding area
extranjero ; foreigner
inmigrante ; immigrant
refugiado ; refugee
persona con discapacidad ; person with a disability
persona dependiente ; dependent person
persona sin hogar ; homeless person
adolescente ; teenager
bebé ; baby
anciano ; elderly person ; es
mascota ; pet
perro ; dog
gato ; cat
caballo ; horse
pájaro ; bird
planta de producción ; production plant
nave ; industrial unit
obra pública ; public works project
aparcamiento ; parking lot
ascensor ; elevator
escalera ; staircase
baño ; bathroom
suelo ; floor
techo ; ceiling
pared ; wall
tejado ; roof
puerta de embarque ; boarding gate
vuelo ; flight
tren ; train
autobús ; bus
coche ; car
moto ; motorcycle
bicicleta ; bicycle
barco ; ship
avión ; plane
aeropuerto ; airport
estación ; station
[mass]
experiencia ; experience
evolución ; progress
orden ; order
paquetería ; parcels
personal de nueva incorporación ; newly hired staff
discapacidad ; disability
dependencia ; dependency
soledad ; loneliness
convivencia ; coexistence
alimentación ; nutrition
sueño ; sleep
ocio ; leisure
cultura ; culture
música ; music
teatro ; theater
danza ; dance
cine ; film
arte ; art
moda ; fashion
belleza ; beauty
pobreza ; poverty
desempleo ; unemployment
empleo ; employment
vivienda social ; social housing
justicia ; justice
paz ; peace
libertad ; freedom
código limpio ; clean code
rrhh ; HR
i+d ; R&D
i+d+i ; R&D and innovation
iva ; VAT
irpf ; personal income tax
[plural]
deberes ; homework
muebles ; furniture
alrededores ; surrounding area
instalaciones ; facilities
zonas comunes ; common areas
medios ; means
ingresos ; revenue
estudios ; studies
[adjective]
profesional ; professional
recurrente ; recurring
frigorífico ; refrigerated
fitosanitario ; plant health
marcado ; set
fijado ; set
vocacional ; vocational
empresarial ; business
cercano ; close
lejano ; distant
limpio ; clean
sucio ; dirty
fresco ; fresh
caliente ; hot
frío ; cold
grave ; serious
leve ; minor
crónico ; chronic
agudo ; acute
real ; real
conocido ; well-known
prestigioso ; prestigious
exclusivo ; exclusive
gratuito ; free
adicional ; additional
extra ; extra
suficiente ; sufficient
exitoso ; successful
satisfactorio ; satisfactory
detallado ; detailed
claro ; clear
preciso ; precise
riguroso ; rigorous
estricto ; strict
cordial ; friendly
amable ; friendly
paciente ; patient
honesto ; honest
discreto ; discreet
entusiasta ; enthusiastic
ambicioso ; ambitious
curioso ; curious
[fixed]
me encargué de ; was in charge of
me encargaba de ; was in charge of
me encargo de ; in charge of
me ocupé de ; was in charge of
me ocupo de ; in charge of
como parte de ; as part of
como consecuencia de ; as a result of
a lo largo de ; throughout
al frente de ; leading
en el marco de ; within the framework of
en calidad de ; as
en caso de ; in case of
en lugar de ; instead of
en relación con ; in relation to
en cuanto a ; as regards
en general ; in general
en particular ; in particular
en total ; in total
en concreto ; specifically
en conjunto ; as a whole
por último ; finally
`;
