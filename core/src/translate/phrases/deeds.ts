/** Actions told as nouns. [deed] leads a noun to a verb where the catalogue does not: "recogida de pedidos" → "collected orders". */
export const deedPhrases = `
[deed]
reorganización ; reorganizar
renovación ; renovar
reciclaje ; reciclar
horneado ; hornear
implementación ; implementar
incremento ; incrementar
disminución ; disminuir
participación en ; participar en
definición ; definir
recogida ; recoger
envío ; enviar
emisión ; emitir
búsqueda ; buscar
descarga ; descargar
etiquetado ; etiquetar
envasado ; envasar
reparto ; repartir
sustitución ; sustituir
dispensación ; dispensar
recolección ; recolectar
manipulación ; manipular
dinamización ; dinamizar
exportación ; exportar
importación ; importar
almacenamiento ; almacenar
almacenaje ; almacenar
prestación ; prestar
confección ; confeccionar
adaptación ; adaptar
vigilancia ; vigilar
custodia ; custodiar
obtención ; obtener
fomento ; fomentar
esterilización ; esterilizar
depuración ; depurar
subtitulado ; subtitular
acogida ; acoger
conexión ; conectar
cableado ; cablear
excavación ; excavar
demolición ; demoler
poda ; podar
recuperación ; recuperar
reclutamiento ; reclutar
[mass]
captación ; acquisition
captación de clientes ; client acquisition
comercialización ; marketing
posicionamiento ; positioning
fidelización ; loyalty building
prospección ; prospecting
ampliación ; expansion
resolución ; resolution
resolución de incidencias ; issue resolution
tramitación ; processing
manejo ; handling
suministro ; supply
impartición ; delivery
entrenamiento ; coaching
tutorización ; tutoring
mentoría ; mentoring
calificación ; grading
incorporación ; incorporation
asistencia ; assistance ; doubt
acompañamiento ; support
administración ; administration
prescripción ; prescription
vacunación ; vaccination
protección ; protection
mediación ; mediation
escucha activa ; active listening
construcción ; construction
reparación ; repair
mecanizado ; machining
calibración ; calibration
puesta en servicio ; commissioning
configuración ; configuration
integración ; integration
migración ; migration
automatización ; automation
cosecha ; harvest
preparación ; preparation
conducción ; driving
ideación ; ideation
composición ; composition
grabación ; recording
prototipado ; prototyping
decoración ; decoration
actuación ; performance
archivo ; filing
clasificación ; classification
registro ; registration
catalogación ; cataloging
asignación ; allocation
ejecución ; execution
realización ; completion
establecimiento de objetivos ; goal setting
centralización ; centralization
actualización ; updating
digitalización ; digitization
adquisición ; acquisition
reposición ; restocking
optimización ; optimization
potenciación ; strengthening
aceleración ; acceleration
simplificación ; simplification
agilización ; streamlining
estandarización ; standardization
modernización ; modernization
rediseño ; redesign
eliminación ; elimination
consolidación ; consolidation
corrección ; correction
minimización ; minimization
maximización ; maximization
escalado ; scaling
unificación ; unification
consecución ; achievement
obtención ; obtaining
redacción ; writing
representación ; representation
moderación ; moderation
difusión ; dissemination
divulgación ; outreach
divulgación científica ; scientific outreach
concienciación ; awareness raising
defensa ; defense
recaudación ; fundraising
contabilización ; posting
tasación ; appraisal
síntesis ; synthesis
caracterización ; characterization
experimentación ; experimentation
muestreo ; sampling
recopilación ; compilation
formulación ; formulation
contribución ; contribution
aportación ; contribution
intercambio ; exchange
aplicación práctica ; practical application
desempeño ; performance
finalización ; completion
interposición ; filing
suscripción ; signing
regulación ; regulation
autorización ; authorization
selección ; selection
selección de personal ; staff selection
contratación ; recruitment
reestructuración ; restructuring
transformación ; transformation
transformación digital ; digital transformation
medición ; measurement
identificación ; identification
detección ; detection
comparación ; comparison
cálculo ; calculation
estimación ; estimation
modelización ; modeling
priorización ; prioritization
revisión ; review
interpretación ; interpretation
segmentación ; segmentation
monitorización ; monitoring
verificación ; verification
comprobación ; checking
inspección ; inspection
validación ; validation
negociación ; negotiation
promoción ; promotion
implementación ; implementation
definición ; definition
participación ; participation
recogida ; collection
dinamización ; facilitation
exportación ; export
importación ; import
sustitución ; replacement
manipulación ; handling
dispensación ; dispensing
adaptación ; adaptation
vigilancia ; surveillance
cuidado de niños ; childcare
cuidado de mayores ; elderly care
aseo ; hygiene
traducción ; translation
interlocución ; liaison
[noun]
mejora ; improvement
avance ; advance
visita guiada ; guided tour
`;
