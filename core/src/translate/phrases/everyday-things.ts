/** Words of every CV that no trade owns: what can be counted. */
export const everydayThings = `
[noun]
municipio ; town
habitante ; inhabitant
rotura de stock ; stockout
casco histórico ; old town
casco antiguo ; old town
adulto ; adult
centro de menores ; juvenile center
fábrica de papel ; paper mill
muestra de orina ; urine sample
plantación ; plantation
menú ; menu
coche de segunda mano ; second-hand car
campaña de recogida de alimentos ; food drive
recogida de alimentos ; food collection
evento de empresa ; corporate event
cultivo ecológico ; organic crop
vacuna ; vaccine
reforma de local ; premises renovation
oficio ; trade
aula de informática ; computer room
aprobado ; pass
suspenso ; fail
excedencia ; leave of absence
relevo ; handover
incidencia técnica ; technical issue
avería eléctrica ; electrical fault
avería mecánica ; mechanical fault
parte de incidencias ; incident report
parte médico ; medical report
cuaderno ; notebook
libreta ; notebook
pedido urgente ; urgent order
pedido online ; online order
lista de la compra ; shopping list
cesta de la compra ; shopping basket
zona de trabajo ; work area
área de trabajo ; work area
área de calidad ; quality department
área de ventas ; sales department
área comercial ; sales department
área financiera ; finance department
área de recursos humanos ; human resources department
departamento comercial ; sales department
departamento financiero ; finance department
departamento técnico ; technical department
departamento jurídico ; legal department
departamento de calidad ; quality department
departamento de ventas ; sales department
departamento de compras ; purchasing department
departamento de marketing ; marketing department
departamento de producción ; production department
departamento de contabilidad ; accounting department
departamento de atención al cliente ; customer service department
revista de viajes ; travel magazine
guía de viajes ; travel guide
grupo de mejora ; improvement group
ronda de seguridad ; security round
empresa de seguridad ; security company
personal de seguridad ; security staff
examen de cambridge ; Cambridge exam
actividad de refuerzo ; remedial activity
comercio ; shop
comercio local ; local shop
colmena ; beehive
costa ; coast
novia ; bride
parámetro ; parameter
parto natural ; natural birth
cuadrante ; rota
escandallo ; cost breakdown
contestación ; reply
vendimia ; grape harvest
api ; API
api rest ; REST API
norte ; north
sur ; south
este ; east
oeste ; west
zona norte ; northern area
zona sur ; southern area
influencer ; influencer
alérgeno ; allergen
error de facturación ; billing error
proceso de facturación ; billing process
sistema de facturación ; billing system
departamento de facturación ; billing department
personal de pisos ; housekeeping staff
agente de policía ; police officer
sector del automóvil ; automotive sector
sector de la automoción ; automotive sector
sector de la alimentación ; food sector
sector de la construcción ; construction sector
sector de la salud ; health sector
sector sanitario ; health sector
sector agrícola ; agricultural sector
sector bancario ; banking sector
sector turístico ; tourism sector
sector industrial ; industrial sector
sector textil ; textile sector
sector de la moda ; fashion sector
sector del lujo ; luxury sector
sector del mueble ; furniture sector
sector del transporte ; transport sector
sector de la hostelería ; hospitality sector
sector tecnológico ; technology sector
sector energético ; energy sector
sector farmacéutico ; pharmaceutical sector
sector químico ; chemical sector
sector asegurador ; insurance sector
sector educativo ; education sector
sector naval ; shipbuilding sector
estructura naval ; ship structure
libro infantil ; children's book
vida ; life
mundo ; world
pueblo ; village
mar ; sea
domicilio ; home
habitación individual ; single room
cosa ; thing
idea creativa ; creative idea
opción ; option
opción de mejora ; improvement option
problema técnico ; technical problem
peligro ; danger
daño ; damage
pérdida ; loss
ganancia ; profit
reto técnico ; technical challenge
desafío ; challenge
fin ; end
medida correctiva ; corrective measure
medida de ahorro ; saving measure
manera ; way
detalle ; detail
regla ; rule
instrucción técnica ; technical instruction
consejo ; council
reconocimiento ; recognition
premio nacional ; national award
premio internacional ; international award
galardón ; award
diploma ; diploma
acreditación ; accreditation
curso básico ; basic course
charla informativa ; information session
sesión informativa ; information session
sesión formativa ; training session
jornada formativa ; training day
demostración de producto ; product demonstration
degustación ; tasting
feria comercial ; trade fair
mercado local ; local market
mercado internacional ; international market
mercado exterior ; foreign market
nuevo mercado ; new market
canal digital ; digital channel
proveedor local ; local supplier
proveedor extranjero ; foreign supplier
red de proveedores ; supplier network
equipo de fútbol ; football team
equipo médico ; medical team
equipo docente ; teaching team
equipo de obra ; site team
equipo de cocina ; kitchen team
equipo de sala ; front-of-house team
equipo de limpieza ; cleaning team
equipo creativo ; creative team
grupo reducido ; small group
grupo de apoyo ; support group
grupo de edad ; age group
compañero de trabajo ; coworker
persona adulta ; adult
persona a cargo ; direct report
personas a cargo ; direct reports
hijo ; child
hija ; daughter
hermano ; brother
abuelo ; grandfather
vecina ; neighbor
amigo ; friend
profesional independiente ; independent professional
trabajadora ; worker
ayudante ; assistant
aprendiz ; apprentice
oficial ; skilled tradesman ; doubt
oficial de primera ; skilled tradesman
encargado ; supervisor
encargada ; supervisor
coordinador ; coordinator
coordinadora ; coordinator
asesor ; adviser
asesora ; adviser
consultor ; consultant
formador ; trainer
formadora ; trainer
técnico ; technician
técnica de laboratorio ; laboratory technician
operador ; operator
inspector ; inspector
auditor ; auditor
gestor ; manager ; doubt
administrador ; administrator
voluntaria ; volunteer
plazo establecido ; agreed deadline
plazo acordado ; agreed deadline
informe correspondiente ; corresponding report
documento correspondiente ; corresponding document
tasa de éxito ; success rate
tasa de inserción ; placement rate
porcentaje de éxito ; success rate
horario flexible ; flexible schedule
jornada parcial ; part-time job
empleo estable ; stable job
contrato temporal ; temporary contract
contrato indefinido ; permanent contract
puesto de responsabilidad ; position of responsibility
carrera profesional ; professional career
trayectoria profesional ; professional career
perfil profesional ; professional profile
competencia digital ; digital skill
conocimiento técnico ; piece of technical knowledge
destreza ; skill
vehículo propio ; own vehicle
coche propio ; own car
lengua extranjera ; foreign language
bebida alcohólica ; alcoholic drink
bebida caliente ; hot drink
plato combinado ; combo plate
comida rápida ; fast food meal
tapa fría ; cold tapa
cuadro de luces ; lighting panel
cambio de aceite ; oil change
cambio de pañales ; diaper change
hora punta ; peak hour
temporada alta ; high season
temporada baja ; low season
temporada de verano ; summer season
campaña de verano ; summer season
campaña agrícola ; harvest season
campaña de la aceituna ; olive harvest
`;
