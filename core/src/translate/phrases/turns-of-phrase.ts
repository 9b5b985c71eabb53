/** What CVs say again and again: when, how and for whom. */
export const turnsOfPhrase = `
[fixed]
mujeres víctimas de violencia de género ; women who are victims of gender violence
kg ; kg
km ; km
m² ; m²
m2 ; m2
kw ; kW
mw ; MW
mm ; mm
cm ; cm
desde hace ; for
desde entonces ; since then
hoy en día ; nowadays
hasta ahora ; so far
al mismo tiempo ; at the same time
a la vez ; at the same time
a menudo ; often
siempre ; always
nunca ; never
frecuentemente ; frequently
normalmente ; normally
generalmente ; generally
habitualmente ; regularly
ocasionalmente ; occasionally
puntualmente ; on time
posteriormente ; later
anteriormente ; previously
previamente ; previously
inicialmente ; initially
finalmente ; finally
inmediatamente ; immediately
constantemente ; constantly
continuamente ; continuously
progresivamente ; gradually
gradualmente ; gradually
paulatinamente ; gradually
automáticamente ; automatically
manualmente ; manually
personalmente ; personally
profesionalmente ; professionally
técnicamente ; technically
legalmente ; legally
económicamente ; financially
internamente ; internally
externamente ; externally
localmente ; locally
internacionalmente ; internationally
globalmente ; globally
estrechamente ; closely
activamente ; actively
positivamente ; positively
negativamente ; negatively
drásticamente ; drastically
sustancialmente ; substantially
claramente ; clearly
fácilmente ; easily
perfectamente ; perfectly
plenamente ; fully
fluidamente ; fluently
trimestralmente ; quarterly
a corto plazo ; in the short term
a medio plazo ; in the medium term
a largo plazo ; in the long term
a gran escala ; on a large scale
a pequeña escala ; on a small scale
a pie de obra ; on site
a pleno rendimiento ; at full capacity
a mano ; by hand
a máquina ; by machine
a demanda ; on demand
a petición de ; at the request of
a nombre de ; in the name of
a favor de ; in favor of
a pesar de ; despite
a raíz de ; as a result of
a lo largo del año ; throughout the year
al cabo de ; after
al margen de ; apart from
al servicio de ; at the service of
en beneficio de ; for the benefit of
en contacto con ; in contact with
en contacto directo con ; in direct contact with
en nombre de ; on behalf of
en representación de ; on behalf of
en cumplimiento de ; in compliance with
en situación de riesgo ; at risk
en situación de emergencia ; in emergency situations
en situación de dependencia ; with care needs
en riesgo ; at risk
en peligro ; in danger
en prácticas ; on an internship
en plantilla ; on staff
en función del ; depending on the
en un plazo de ; within
en un tiempo récord ; in record time
en tiempo récord ; in record time
en tiempo y forma ; on time and as required
en fecha ; on time
en horario de mañana ; in the mornings
en horario de tarde ; in the afternoons
en horario nocturno ; at night
en fines de semana ; on weekends
los fines de semana ; on weekends
en temporada alta ; in high season
en verano ; in summer
en invierno ; in winter
en el domicilio ; at home
en domicilios ; in private homes
en domicilios particulares ; in private homes
en altura ; at height
en frío ; cold
en caliente ; hot
en línea con ; in line with
en paralelo ; in parallel
en exclusiva ; exclusively
en persona ; in person
en solitario ; alone
en vivo ; live
en serie ; in series
en cadena ; on an assembly line
en obra ; on site
en campo ; in the field
en sala ; in the dining room
en cocina ; in the kitchen
en almacén ; in the warehouse
en oficina ; in the office
en planta ; on the ward
en tienda ; in store
en atención al cliente ; in customer service
en casa ; at home
en bicicleta ; by bicycle
en barco ; by boat
en tren ; by train
en avión ; by plane
en equipos multidisciplinares ; in multidisciplinary teams
por todo el mundo ; around the world
por todo el país ; throughout the country
por toda España ; throughout Spain
por toda Europa ; throughout Europe
por carretera ; by road
por vía telefónica ; by phone
por vía telemática ; online
por vía oral ; orally
por vía intravenosa ; intravenously
por lo que ; so
por lo cual ; so
por eso ; that is why
por ello ; for this reason
por cuenta ajena ; as an employee
por horas ; by the hour
por turnos ; in shifts
por proyectos ; on a project basis
por objetivos ; by objectives
por pedido ; per order
por kilómetro ; per kilometer
por unidad ; per unit
por empleado ; per employee
por cliente ; per client
por habitación ; per room
por sesión ; per session
por jornada ; per day
por paciente ; per patient
por alumno ; per student
por clase ; per class
por primera vez en ; for the first time in
sin ánimo de lucro ; non-profit
sin interrupciones ; without interruptions
sin interrupción ; without interruption
sin bajas ; with no sick leave
sin parar ; nonstop
sin coste ; at no cost
sin recursos ; without resources
sin quejas ; without complaints
sin retrasos ; without delays
sin coste adicional ; at no additional cost
con atención al detalle ; with attention to detail
con ayuda de ; with the help of
con la ayuda de ; with the help of
con la colaboración de ; in collaboration with
con el apoyo de ; with the support of
con el fin de que ; so that
con motivo de ; on the occasion of
con facilidad para ; with an aptitude for
con formación en ; trained in
con certificación en ; certified in
con titulación en ; qualified in
con capacidad de ; with the ability to
con nivel avanzado de ; with an advanced level of
con nivel medio de ; with an intermediate level of
con fluidez ; fluently
con soltura ; fluently
con rapidez ; quickly
con eficacia ; effectively
con autonomía ; independently
con cuidado ; carefully
con frecuencia ; frequently
con puntualidad ; on time
con precisión ; accurately
con resultados ; with results
con vistas a ; with a view to
de nueva creación ; newly created
`;
