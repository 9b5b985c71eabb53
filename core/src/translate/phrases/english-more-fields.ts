/** More English words for what cannot be counted, from English to Spanish only. */
export const englishMoreFields = `
[mass]
divulgación ; outreach
defensa de derechos ; advocacy
diversidad ; diversity
inclusión ; inclusion
sostenibilidad ; sustainability
control de accesos ; access control
vigilancia ; surveillance
colaboración ; collaboration
cabello ; hair
piel ; skin
maquillaje ; makeup
álgebra ; algebra
geometría ; geometry
economía ; economics
filosofía ; philosophy
psicología ; psychology
sociología ; sociology
ingeniería ; engineering
informática ; computer science
política ; politics
política local ; local politics
noticias locales ; local news
combustible ; fuel
gasolina ; gasoline
gas ; gas
aceite ; oil
pintura ; paint
yeso ; plaster
papel ; paper
plástico ; plastic
metal ; metal
hierro ; iron
cobre ; copper
cuero ; leather
algodón ; cotton
caucho ; rubber
pan ; bread
arroz ; rice
carne ; meat
leche ; milk
queso ; cheese
azúcar ; sugar
alojamiento web ; hosting
pérdida de clientes ; churn
pérdida de clientes ; customer churn
retención de clientes ; customer retention
fidelidad de los clientes ; customer loyalty
interacción ; engagement
notoriedad de marca ; brand awareness
publicidad ; publicity
contenido ; content
creación de contenidos ; content creation
redacción publicitaria ; copywriting
investigación de usuarios ; user research
diseño de interiores ; interior design
diseño web ; web design
arquitectura ; architecture
automatización ; automation
robótica ; robotics
ciberseguridad ; cybersecurity
computación en la nube ; cloud computing
pruebas ; testing
pruebas automatizadas ; automated testing
monitorización ; monitoring
disponibilidad ; uptime
almacenamiento ; storage
consumo de combustible ; fuel consumption
consumo energético ; energy consumption
consumo de agua ; water consumption
eficiencia energética ; energy efficiency
reciclaje ; recycling
contaminación ; pollution
biodiversidad ; biodiversity
fauna silvestre ; wildlife
ganado ; livestock
agricultura ; farming
pesca ; fishing
silvicultura ; forestry
minería ; mining
aviación ; aviation
envíos ; shipping
comercio ; trade
comercio exterior ; foreign trade
compras ; procurement
compras ; purchasing
elaboración de presupuestos ; budgeting
previsión ; forecasting
auditoría ; auditing
fiscalidad ; taxation
litigios ; litigation
mediación ; mediation
derecho de extranjería ; immigration law
derecho fiscal ; tax law
derecho mercantil ; commercial law
propiedad intelectual ; intellectual property
asesoramiento jurídico ; legal advice
asesoramiento ; advice
orientación ; guidance
orientación profesional ; career guidance
asesoramiento psicológico ; counseling
terapia ; therapy
logopedia ; speech therapy
terapia ocupacional ; occupational therapy
cura de heridas ; wound care
apoyo emocional ; emotional support
cuidados paliativos ; palliative care
cuidados intensivos ; intensive care
atención a personas mayores ; elderly care
cuidado de niños ; childcare
atención domiciliaria ; home care
administración de medicación ; medication administration
nutrición ; nutrition
alimentación ; diet
ejercicio ; exercise
deporte ; sport
deportes ; sports
yoga ; yoga
natación ; swimming
danza ; dance
teatro ; theater
cine ; film
moda ; fashion
joyería ; jewelry
costura ; sewing
bordado ; embroidery
técnica pictórica ; painting technique
prevención de delitos ; crime prevention
seguridad ciudadana ; public safety
control del tráfico ; traffic control
prevención de incendios ; fire prevention
extinción de incendios ; firefighting
rescate ; rescue
defensa personal ; self-defense
derechos humanos ; human rights
igualdad ; equality
igualdad de género ; gender equality
trabajo comunitario ; community work
trabajo social ; social work
voluntariado ; volunteer work
trabajo de campo ; field work
trabajo de campo ; fieldwork
trabajo de laboratorio ; lab work
trabajo de oficina ; office work
trabajo administrativo ; administrative work
trabajo duro ; hard work
honestidad ; honesty
paciencia ; patience
empatía ; empathy
entusiasmo ; enthusiasm
flexibilidad ; flexibility
fiabilidad ; reliability
puntualidad ; punctuality
compromiso ; commitment
pasión ; passion
interés ; interest
confianza ; confidence
confianza ; trust
respeto ; respect
éxito ; success
asistencia ; attendance
puntualidad ; punctual attendance
comentarios ; feedback
pruebas ; evidence
espacio ; space
luz ; light
sonido ; sound
ruido ; noise
calor ; heat
control de temperatura ; temperature control
control de existencias ; stock control
control de costes ; cost control
sistemas de control de accesos ; access control systems
`;
