/** Second English words for what other files name already; they serve from English to Spanish only. */
export const englishWords = `
[noun]
cliente ; customer
director ; director
niño ; kid
vivienda ; house
alumno ; pupil
alumno ; learner
empresa ; business
empresa ; firm
tienda ; shop
pedido ; purchase order
proveedor ; vendor
expediente ; record
historia clínica ; patient record
reunión ; appointment
compañero ; coworker
lección ; session
objetivo ; objective
objetivo ; goal
presupuesto ; quote
reclamación ; claim
incidencia ; incident
problema ; bug
página web ; webpage
aplicación ; app
aplicación móvil ; mobile app
tienda ; retail store
campaña de publicidad ; ad campaign
ley ; act
puesto ; role
puesto ; post
plantilla ; template
requisito ; need
herramienta ; instrument
camión ; lorry
almacén ; storeroom
fallo ; defect
ahorro ; saving
ingreso ; earning
plazo ; timeline
calendario ; calendar
agenda ; schedule
agenda ; agenda
curso ; training program
proceso de selección ; hiring process
proceso de selección ; recruitment process
prueba ; trial
zona ; zone
habilidad ; ability
norma ; norm
norma de seguridad ; safety regulation
procedimiento de seguridad ; safety procedure
procedimiento ; process step
[mass]
personal ; personnel
facturación ; turnover
ingresos ; revenue
contratación ; hiring
contratación ; recruiting
formación ; coaching sessions
cumplimiento ; adherence
asistencia ; support service
limpieza ; cleanliness
ciencia ; science
[plural]
ciencias ; science lessons
personas ; people
niños ; children
mercancías ; freight
instalaciones ; facilities
ingresos ; revenues
contenidos ; contents
estudios ; studies
[adjective]
preciso ; accurate
sólido ; strong
sólido ; robust
excelente ; great
profesional ; professional
exitoso ; successful
diario ; everyday
intensivo ; intensive
oportuno ; timely
interfuncional ; cross-team
mensual ; month-end
detallado ; detailed
claro ; clear
crítico ; mission-critical
seguro ; secure
escalable ; scalable
moderno ; modern
interactivo ; interactive
fiable ; dependable
estrecho ; close
[fixed]
estrechamente ; closely
con eficacia ; effectively
de forma continua ; on an ongoing basis
cada día ; daily basis
a diario ; on a daily basis
dentro del presupuesto ; within budget
por debajo del presupuesto ; under budget
puntualmente ; promptly
con ; using
incluyendo ; including
a tiempo ; in a timely manner
así como ; and also
[verb]
atender reclamaciones ; ; handle complaints
atender llamadas ; ; answer calls
atender llamadas telefónicas ; ; answer telephone calls
crear ; ; build up
ayudar a ; ; assist
hacer ; hice, hizo ; make
llevar a cabo ; llevé a cabo, llevó a cabo ; conduct
llevar a cabo ; llevé a cabo, llevó a cabo ; perform
realizar ; ; complete
garantizar ; ; guarantee
proporcionar ; ; supply
mejorar ; ; enhance
aumentar ; ; boost
aumentar ; ; grow
reducir ; ; cut
crear ; ; set up
dirigir ; ; run
trabajar ; ; collaborate
graduarse ; me gradué, se graduó ; graduate
apoyar ; ; back
desarrollar ; ; engineer
desarrollar ; ; code
contratar ; ; hire
comprobar ; ; inspect
gestionar ; ; administer
resolver ; resolví, resolvió ; fix
resolver ; resolví, resolvió ; troubleshoot
atender ; ; serve
ampliar ; ; expand
impartir ; ; lecture
`;
