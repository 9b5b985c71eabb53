/** Health, care, sport and beauty: what cannot be counted, adjectives and verbs. */
export const healthWords = `
[mass]
oncología ; oncology
cardiología ; cardiology
traumatología ; trauma care
psiquiatría ; psychiatry
ginecología ; gynecology
obstetricia ; obstetrics
logopedia ; speech therapy
nutrición ; nutrition
dietética ; dietetics
podología ; podiatry
óptica ; optics
radiología ; radiology
anestesia ; anesthesia
cirugía general ; general surgery
cirugía cardíaca ; cardiac surgery
cirugía oral ; oral surgery
cirugía plástica ; plastic surgery
hospitalización ; hospitalization
hospitalización a domicilio ; hospital-at-home care
atención hospitalaria ; hospital care
atención sociosanitaria ; social and health care
atención farmacéutica ; pharmaceutical care
atención psicológica ; psychological support
salud laboral ; occupational health
salud sexual ; sexual health
cuidados críticos ; critical care
cuidados de enfermería ; nursing care
rehabilitación física ; physical rehabilitation
rehabilitación cardíaca ; cardiac rehabilitation
bienestar animal ; animal welfare
higiene dental ; dental hygiene
movilización ; mobilization ; doubt
estimulación cognitiva ; cognitive stimulation
terapia ocupacional ; occupational therapy
terapia manual ; manual therapy
reanimación cardiopulmonar ; cardiopulmonary resuscitation
soporte vital básico ; basic life support
soporte vital avanzado ; advanced life support
medicación oral ; oral medication
medicación intravenosa ; intravenous medication
oxígeno ; oxygen
oxigenoterapia ; oxygen therapy
fiebre ; fever
autismo ; autism
dislexia ; dyslexia
obesidad ; obesity
envejecimiento ; aging
envejecimiento activo ; active aging
psicomotricidad ; psychomotor development
maquillaje ; makeup
manicura ; manicures
pedicura ; pedicures
depilación ; hair removal
estética ; beauty care ; doubt
peluquería canina ; dog grooming
control de infecciones ; infection control
consentimiento informado ; informed consent
material sanitario ; medical supplies
material quirúrgico ; surgical supplies
instrumental ; instruments
instrumental quirúrgico ; surgical instruments
equipamiento médico ; medical equipment
triaje ; triage
[adjective]
cardiaco ; cardiac
intravenoso ; intravenous
subcutáneo ; subcutaneous
intramuscular ; intramuscular
posoperatorio ; post-operative
postoperatorio ; post-operative
preoperatorio ; pre-operative
ambulatorio ; outpatient
hospitalizado ; hospitalized
ingresado ; hospitalized
lesionado ; injured
herido ; injured
enfermo ; sick
sano ; healthy
saludable ; healthy
terminal ; terminal
cardiovascular ; cardiovascular
neurológico ; neurological
traumatológico ; trauma
psiquiátrico ; psychiatric
cognitivo ; cognitive
emocional ; emotional
motor ; motor
sensorial ; sensory
auditivo ; hearing
bucodental ; oral
nutricional ; nutritional
dietético ; dietary
terapéutico ; therapeutic
diagnóstico ; diagnostic
asistencial ; care
sociosanitario ; social and health care
domiciliario ; home
prenatal ; prenatal
posparto ; postnatal
farmacológico ; drug
veterinario ; veterinary
bovino ; cattle
porcino ; pig
ovino ; sheep
avícola ; poultry
capilar ; hair
facial ; facial
corporal ; body
estético ; cosmetic
deportista ; athletic
grupal ; group
paliativo ; palliative
invasivo ; invasive
estéril ; sterile
infeccioso ; infectious
contagioso ; contagious
alérgico ; allergic
diabético ; diabetic
hipertenso ; hypertensive
embarazado ; pregnant
inmunodeprimido ; immunocompromised
quirófano ; operating room
[verb]
triar ; ; triage
explorar ; ; examine
auscultar ; ; auscultate
suturar ; ; suture
vendar ; ; bandage
inyectar ; ; inject
intubar ; ; intubate
canalizar ; ; insert
extraer sangre ; ; draw blood
diagnosticar ; ; diagnose
recetar ; ; prescribe
medicar ; ; medicate
asear ; ; wash
acostar ; ; put to bed
vestir ; ; dress
teñir ; ; dye
depilar ; ; wax
maquillar ; ; make up
masajear ; ; massage
vacunar ; ; vaccinate
desinfectar ; ; disinfect
hospitalizar ; ; hospitalize
trasladar pacientes ; ; transfer patients
tomar constantes ; ; take vital signs
tomar la tensión ; ; take blood pressure
pesar ; ; weigh
ordeñar ; ; milk
sacrificar ; ; slaughter
`;
