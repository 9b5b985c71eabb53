/** Health, care, sport and beauty: what can be counted. */
export const healthThings = `
[noun]
urgencia ; emergency
planta de hospitalización ; inpatient ward
uci ; ICU
ambulatorio ; outpatient clinic
consulta externa ; outpatient clinic
hospital de día ; day hospital
historial clínico ; medical record
historia clínica electrónica ; electronic medical record
receta médica ; prescription
receta electrónica ; electronic prescription
valoración inicial ; initial assessment
valoración geriátrica ; geriatric assessment
valoración nutricional ; nutritional assessment
valoración funcional ; functional assessment
plan nutricional ; nutrition plan
plan de entrenamiento ; training plan
prueba complementaria ; additional test
prueba de laboratorio ; laboratory test
prueba de esfuerzo ; stress test
caso clínico ; clinical case
guardia ; on-call shift ; doubt
guardia médica ; on-call shift
signo vital ; vital sign
infección nosocomial ; hospital-acquired infection
úlcera ; ulcer
úlcera por presión ; pressure ulcer
quemadura ; burn
herida quirúrgica ; surgical wound
herida crónica ; chronic wound
cura ; wound dressing ; doubt
sutura ; suture
punción ; puncture
vía ; line ; doubt
vía venosa ; intravenous line
vía periférica ; peripheral line
sonda ; tube ; doubt
catéter ; catheter
inyección ; injection
inyectable ; injection
transfusión ; transfusion
extracción de sangre ; blood draw
muestra biológica ; biological sample
electrocardiograma ; electrocardiogram
tomografía ; CT scan
mamografía ; mammogram
endoscopia ; endoscopy
colonoscopia ; colonoscopy
biopsia ; biopsy
embarazada ; pregnant woman
mujer embarazada ; pregnant woman
gestante ; pregnant woman
lactante ; infant
cirujano ; surgeon
anestesista ; anesthetist
médico especialista ; specialist doctor
médico de familia ; family doctor
personal sanitario ; healthcare staff
profesional sanitario ; healthcare professional
equipo multidisciplinar ; multidisciplinary team
equipo de enfermería ; nursing team
auxiliar de enfermería ; nursing assistant
interacción ; interaction
interacción farmacológica ; drug interaction
efecto secundario ; side effect
efecto adverso ; adverse effect
reacción adversa ; adverse reaction
dosis ; dose
comprimido ; tablet
crema ; cream
fórmula magistral ; compounded formula
botica ; pharmacy
audífono ; hearing aid
lentilla ; contact lens
gafas graduadas ; prescription glasses
silla de ruedas ; wheelchair
andador ; walker
grúa de traslado ; patient hoist
actividad básica de la vida diaria ; basic activity of daily living
actividad de la vida diaria ; activity of daily living
persona mayor dependiente ; dependent older person
persona en situación de dependencia ; dependent person
cuidador ; caregiver
familiar ; relative ; doubt
usuario del servicio ; service user
deportista de élite ; elite athlete
equipo deportivo ; sports team
club deportivo ; sports club
entrenamiento personal ; personal training session
rutina ; routine
ejercicio terapéutico ; therapeutic exercise
articulación ; joint
rodilla ; knee
hombro ; shoulder
espalda ; back
columna ; spine
cadera ; hip
tobillo ; ankle
cuello ; neck
mano ; hand
pie ; foot
brazo ; arm
pierna ; leg
cabeza ; head
ojo ; eye
oído ; ear
boca ; mouth
encía ; gum
muela ; molar
pulmón ; lung
riñón ; kidney
hígado ; liver
tumor ; tumor
cáncer ; cancer
ictus ; stroke
infarto ; heart attack
diabetes ; diabetes
hipertensión ; hypertension
demencia ; dementia
trastorno ; disorder
trastorno alimentario ; eating disorder
trastorno del lenguaje ; language disorder
trastorno mental ; mental disorder
adicción ; addiction
toxicómano ; drug user
terapeuta ; therapist
sesión grupal ; group session
sesión individual ; individual session
taller de memoria ; memory workshop
taller de lectura ; reading workshop
corte de pelo ; haircut
tinte ; hair dye
mecha ; highlight
recogido ; updo
uña ; nail
tratamiento facial ; facial treatment
tratamiento corporal ; body treatment
clienta habitual ; regular client
barbería ; barbershop
spa ; spa
balneario ; spa
cría ; breeding ; doubt
granja ; farm
ganado ; cattle
vaca ; cow
cerdo ; pig
oveja ; sheep
ave ; bird
clínica veterinaria ; veterinary clinic
animal de compañía ; pet
vacunación infantil ; childhood vaccination
campaña de vacunación ; vaccination campaign
brote ; outbreak
tecnología sanitaria ; health technology
`;
