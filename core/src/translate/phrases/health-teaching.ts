/** Health, care, teaching, research, social work, law and public service. */
export const healthTeachingPhrases = `
[noun]
paciente ; patient
paciente crítico ; critical patient
paciente hospitalizado ; inpatient
enfermo ; sick person
enfermedad ; disease
lesión ; injury
lesión deportiva ; sports injury
herida ; wound
caída ; fall
cirugía ; surgery
intervención quirúrgica ; surgical procedure
quirófano ; operating room
diagnóstico ; diagnosis
tratamiento ; treatment
terapia ; therapy
sesión ; session
sesión de terapia ; therapy session
medicamento ; medicine
fármaco ; drug
vacuna ; vaccine
prueba ; test
prueba diagnóstica ; diagnostic test
analítica ; lab test
análisis de sangre ; blood test
muestra de sangre ; blood sample
historia clínica ; medical record
historial médico ; medical record
constante vital ; vital sign
cama ; bed
ambulancia ; ambulance
consulta médica ; medical appointment
cita ; appointment
cita médica ; medical appointment
clínica ; clinic
farmacia ; pharmacy
residencia ; care home
residencia de mayores ; care home
residencia de ancianos ; care home
centro de salud ; health center
centro de día ; day center
servicio de urgencias ; emergency department
unidad de cuidados intensivos ; intensive care unit
unidad ; unit
plan de cuidados ; care plan
plan de rehabilitación ; rehabilitation plan
plan de intervención ; intervention plan
plan de tratamiento ; treatment plan
plan de emergencia ; emergency plan
protocolo de actuación ; action protocol
protocolo clínico ; clinical protocol
ensayo clínico ; clinical trial
estudio ; study
estudio clínico ; clinical study
alumno ; student
alumna ; student
estudiante ; student
alumno de secundaria ; secondary school student
alumno de primaria ; primary school student
aula ; classroom
asignatura ; subject
lección ; lesson
examen ; exam
nota ; grade
curso académico ; academic year
unidad didáctica ; teaching unit
programación didáctica ; syllabus
material didáctico ; teaching material
recurso educativo ; educational resource
actividad educativa ; educational activity
actividad extraescolar ; extracurricular activity
actividad de ocio ; leisure activity
salida ; outing ; doubt
tutoría ; tutorial
claustro ; teaching staff
centro educativo ; school
centro escolar ; school
escuela infantil ; nursery school
necesidad educativa ; educational need
dificultad de aprendizaje ; learning difficulty
familia de acogida ; foster family
madre ; mother
padre ; parent
tesis ; thesis
tesis doctoral ; doctoral thesis
trabajo de fin de grado ; final degree project
trabajo fin de grado ; final degree project
trabajo fin de máster ; master's thesis
artículo científico ; scientific article
revista científica ; scientific journal
revista internacional ; international journal
publicación ; publication
ponencia ; talk
beca ; scholarship
línea de investigación ; line of research
grupo de investigación ; research group
proyecto de investigación ; research project
experimento ; experiment
hipótesis ; hypothesis
investigador ; researcher
informe social ; social report
ayuda social ; social benefit
ayuda ; grant
prestación ; benefit
subvención ; grant
colectivo ; group
colectivo vulnerable ; vulnerable group
intervención ; intervention
intervención social ; social intervention
caso ; case
recurso social ; social resource
ciudadano ; citizen
vecino ; resident
ayuntamiento ; city council
ministerio ; ministry
administración pública ; public administration
organismo público ; public body
institución ; institution
procedimiento administrativo ; administrative procedure
expediente administrativo ; administrative file
juzgado ; court
juzgado de lo social ; labor court
tribunal ; court
juicio ; trial
demanda judicial ; lawsuit
recurso ; resource
sentencia ; ruling
sentencia favorable ; favorable ruling
escrito ; brief
contrato mercantil ; commercial contract
abogado ; lawyer
asunto ; matter
asunto legal ; legal matter
litigio ; dispute
despido ; dismissal
negociación colectiva ; collective bargaining
derecho ; right
fiscal ; prosecutor
[mass]
medicación ; medication
sangre ; blood
atención ; care
atención primaria ; primary care
atención domiciliaria ; home care
atención sanitaria ; health care
atención pediátrica ; pediatric care
atención directa ; direct care
atención al paciente ; patient care
atención al paciente crítico ; critical patient care
atención al ciudadano ; citizen services
atención temprana ; early intervention
cuidado ; care
cuidado de personas mayores ; elderly care
prevención ; prevention
prevención de caídas ; fall prevention
rehabilitación ; rehabilitation
geriatría ; geriatrics
pediatría ; pediatrics
neurología ; neurology
enfermería ; nursing
fisioterapia ; physiotherapy
psicología ; psychology
medicina ; medicine
salud mental ; mental health
salud pública ; public health
aseo personal ; personal hygiene
higiene personal ; personal hygiene
movilización de pacientes ; patient handling
educación infantil ; early childhood education
educación primaria ; primary education
educación secundaria ; secondary education
educación especial ; special education
educación física ; physical education
formación profesional ; vocational training
refuerzo escolar ; remedial teaching
refuerzo educativo ; learning support
enseñanza de idiomas ; language teaching
convivencia escolar ; school coexistence
lengua castellana ; Spanish language
literatura ; literature
historia ; history
física ; physics
química ; chemistry
biología ; biology
derecho laboral ; employment law
derecho mercantil ; commercial law
derecho civil ; civil law
derecho penal ; criminal law
derecho fiscal ; tax law
inclusión social ; social inclusion
inserción laboral ; job placement
violencia de género ; gender-based violence
protección de datos ; data protection
propiedad intelectual ; intellectual property
lectura ; reading
escritura ; writing
voluntariado ; volunteering
trabajo social ; social work
[plural]
cuidados ; care
cuidados intensivos ; intensive care
cuidados paliativos ; palliative care
cuidados básicos ; basic care
curas ; wound care
urgencias ; emergencies
primeros auxilios ; first aid
constantes vitales ; vital signs
matemáticas ; mathematics
ciencias ; sciences
ciencias naturales ; natural sciences
ciencias sociales ; social sciences
clases ; classes
clases particulares ; private lessons
clases de inglés ; English classes
clases de matemáticas ; mathematics classes
aprobados ; passes
servicios sociales ; social services
relaciones con proveedores ; supplier relations
`;
