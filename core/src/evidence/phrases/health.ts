/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const healthPhrases = `
intravenous cannulation	canalización de vías venosas	es	shows	Cogía Abbocath y Drum a diario en la planta de medicina interna
intravenous cannulation	canalización de vías venosas	es	shows	Referente del equipo de accesos vasculares, PICC ecoguiados
intravenous cannulation	canalización de vías venosas	es	shows	Extracciones y colocación de catéteres periféricos en urgencias
intravenous cannulation	canalización de vías venosas	es	shows	Punción venosa difícil con ecógrafo en pacientes oncológicos
intravenous cannulation	canalización de vías venosas	es	shows	Canalizaba accesos periféricos del 18 al 22 en box de críticos
intravenous cannulation	canalización de vías venosas	en	shows	Placed peripheral lines on up to 20 patients a shift
intravenous cannulation	canalización de vías venosas	en	shows	Inserted PICCs and midlines under ultrasound guidance
intravenous cannulation	canalización de vías venosas	en	shows	Go-to nurse for difficult venous access on the ward
intravenous cannulation	canalización de vías venosas	en	shows	Cannulated walk-in patients in the majors area of A&E
intravenous cannulation	canalización de vías venosas	es	near	Canalización de quejas de familiares hacia dirección
intravenous cannulation	canalización de vías venosas	es	near	Reposición de catéteres y agujas en el almacén de planta
intravenous cannulation	canalización de vías venosas	es	near	Curso online de accesos vasculares, pendiente de prácticas
intravenous cannulation	canalización de vías venosas	en	near	Escorted patients with drips to the X-ray department
intravenous cannulation	canalización de vías venosas	en	near	Took fingertip blood glucose readings
triage	triaje	es	shows	Clasificaba a los pacientes a su llegada con sistema Manchester
triage	triaje	es	shows	Asignación de nivel de prioridad I-V según SET en urgencias
triage	triaje	es	shows	Primera valoración en la puerta de urgencias, 180 visitas al día
triage	triaje	es	shows	Enfermera de recepción y clasificación (RAC)
triage	triaje	es	shows	Decidía a qué box o sala de espera iba cada paciente
triage	triaje	en	shows	Front-door assessment nurse, assigning ESI levels 1 to 5
triage	triaje	en	shows	Prioritised arrivals in a 300-attendance-a-day A&E using Manchester
triage	triaje	en	shows	Streamed walk-ins to majors, minors or resus
triage	triaje	en	shows	Triaged emergency calls as a nurse at NHS 111
triage	triaje	es	near	Cita y registro administrativo de pacientes en admisión de urgencias
triage	triaje	es	near	Triaje de residuos en planta de reciclaje
triage	triaje	es	near	Clasificación de historias clínicas en archivo
triage	triaje	en	near	Bug triage with the development team every Monday
triage	triaje	en	near	Greeted patients and handed out waiting-room forms
mechanical ventilation	ventilación mecánica	es	shows	Manejo de respiradores Dräger y Servo-i en UCI polivalente
mechanical ventilation	ventilación mecánica	es	shows	Cuidados del paciente intubado, prono y destete
mechanical ventilation	ventilación mecánica	es	shows	Ajuste de PEEP y FiO2 según gasometría con el intensivista
mechanical ventilation	ventilación mecánica	es	shows	Aplicación de VMNI y alto flujo en la unidad de semicríticos
mechanical ventilation	ventilación mecánica	es	shows	Protocolo Neumonía Zero en pacientes con tubo orotraqueal
mechanical ventilation	ventilación mecánica	en	shows	Cared for intubated and sedated patients, one-to-one ratio
mechanical ventilation	ventilación mecánica	en	shows	Managed BiPAP, CPAP and weaning on a 16-bed ICU
mechanical ventilation	ventilación mecánica	en	shows	Proned COVID patients and titrated PEEP with the team
mechanical ventilation	ventilación mecánica	en	shows	Looked after long-term tracheostomy patients on home vents
mechanical ventilation	ventilación mecánica	es	near	Instalación de conductos de ventilación mecánica en viviendas
mechanical ventilation	ventilación mecánica	es	near	Charla sobre respiradores para estudiantes
mechanical ventilation	ventilación mecánica	en	near	Maintained HVAC ventilation units in a hospital building
mechanical ventilation	ventilación mecánica	en	near	Changed nebuliser masks in a respiratory clinic
wound care	cura de heridas	es	shows	Tratamiento de úlceras por presión grado III y IV con apósitos de plata
wound care	cura de heridas	es	shows	Retirada de puntos, grapas y drenajes tras cirugía
wound care	cura de heridas	es	shows	Terapia VAC y desbridamiento en consulta de pie diabético
wound care	cura de heridas	es	shows	Vendajes compresivos en úlcera venosa, centro de salud
wound care	cura de heridas	es	shows	Curaba quemaduras y lesiones crónicas a domicilio
wound care	cura de heridas	en	shows	Dressed pressure ulcers and diabetic feet on home visits
wound care	cura de heridas	en	shows	Tissue viability link nurse for a 28-bed ward
wound care	cura de heridas	en	shows	Applied negative pressure therapy and compression bandaging
wound care	cura de heridas	en	shows	Removed sutures and drains post-op, debrided leg ulcers
wound care	cura de heridas	es	near	Curado de jamones en secadero
wound care	cura de heridas	es	near	Colocaba tiritas y agua oxigenada en el botiquín del campamento
wound care	cura de heridas	es	near	Venta de apósitos y material de curas a clínicas
wound care	cura de heridas	en	near	Stocked dressing trolleys at the start of each shift
wound care	cura de heridas	en	near	Self-care blog on healing emotional wounds
medication administration	administración de medicación	es	shows	Preparaba y repartía los tratamientos de 14 pacientes por turno
medication administration	administración de medicación	es	shows	Bombas de perfusión, antibióticos IV y insulinas según pauta médica
medication administration	administración de medicación	es	shows	Doble chequeo de estupefacientes y registro en el libro de opiáceos
medication administration	administración de medicación	es	shows	Carro unidosis y validación con pulsera del paciente
medication administration	administración de medicación	es	shows	Perfusión de citostáticos en hospital de día
medication administration	administración de medicación	en	shows	Completed drug rounds for 12 patients, including IV antibiotics
medication administration	administración de medicación	en	shows	Gave controlled drugs with second-nurse check
medication administration	administración de medicación	en	shows	Ran syringe drivers and insulin sliding scales
medication administration	administración de medicación	en	shows	Administered chemotherapy in a day unit
medication administration	administración de medicación	es	near	Administración de fincas y cobro de recibos
medication administration	administración de medicación	es	near	Entrega de medicamentos a farmacias con furgoneta
medication administration	administración de medicación	es	near	Recordaba a los residentes la hora de sus pastillas
medication administration	administración de medicación	en	near	Invoiced drug suppliers for a pharmacy chain
medication administration	administración de medicación	en	near	Clinical trials data entry on medication adherence
advanced life support	soporte vital avanzado	es	shows	Certificado SVA por la ERC vigente hasta 2027
advanced life support	soporte vital avanzado	es	shows	Miembro del equipo de parada del hospital, carro y desfibrilador manual
advanced life support	soporte vital avanzado	es	shows	Enfermera de UVI móvil, reanimación en vía pública
advanced life support	soporte vital avanzado	es	shows	Instructor del Plan Nacional de RCP avanzada
advanced life support	soporte vital avanzado	es	shows	Atención a PCR con manejo de vía aérea y adrenalina
advanced life support	soporte vital avanzado	en	shows	ALS provider, renewed 2024
advanced life support	soporte vital avanzado	en	shows	Carried the crash bleep and ran the resus trolley
advanced life support	soporte vital avanzado	en	shows	ACLS and PALS certified, code blue team member
advanced life support	soporte vital avanzado	en	shows	Resuscitation officer teaching defib and airway drills
advanced life support	soporte vital avanzado	es	near	Curso de SVB y DEA de 8 horas para socorristas
advanced life support	soporte vital avanzado	es	near	Soporte técnico avanzado nivel 2
advanced life support	soporte vital avanzado	es	near	Avisaba al 112 en caso de emergencia
advanced life support	soporte vital avanzado	en	near	Basic first aid at work certificate
advanced life support	soporte vital avanzado	en	near	Observed a cardiac arrest simulation as a student
nursing documentation	registros de enfermería	es	shows	Evolutivos, constantes y balance hídrico en Gacela Care
nursing documentation	registros de enfermería	es	shows	Planes de cuidados NANDA-NIC-NOC en SAP y Selene
nursing documentation	registros de enfermería	es	shows	Anotaba cada turno en Diraya la evolución de mis pacientes
nursing documentation	registros de enfermería	es	shows	Relevo escrito y gráfica de UCI completada cada hora
nursing documentation	registros de enfermería	es	shows	Escalas Norton, Barthel y Downton al ingreso
nursing documentation	registros de enfermería	en	shows	Charted vitals, fluid balance and care plans in Epic
nursing documentation	registros de enfermería	en	shows	Wrote SBAR handovers and discharge summaries for every patient
nursing documentation	registros de enfermería	en	shows	Completed Waterlow, MUST and falls assessments on admission
nursing documentation	registros de enfermería	en	shows	Audited ward charts for missing NEWS2 scores
nursing documentation	registros de enfermería	es	near	Inscripción de nacimientos en el Registro Civil
nursing documentation	registros de enfermería	es	near	Archivo de carpetas en el colegio de enfermería
nursing documentation	registros de enfermería	en	near	Filed patient records in the basement archive
nursing documentation	registros de enfermería	en	near	Nursing documentary screened at a local festival
infection control	control de infecciones	es	shows	Aislamientos de contacto y aéreos, EPI y cribado de SARM
infection control	control de infecciones	es	shows	Auditorías de higiene de manos, los cinco momentos de la OMS
infection control	control de infecciones	es	shows	Proyecto Bacteriemia Zero en UCI
infection control	control de infecciones	es	shows	Enfermera de medicina preventiva: vigilancia de brotes de Clostridium
infection control	control de infecciones	es	shows	Cohorte de pacientes COVID y circuitos limpio-sucio
infection control	control de infecciones	en	shows	Led hand hygiene audits and MRSA screening
infection control	control de infecciones	en	shows	Barrier-nursed C. diff and norovirus patients
infection control	control de infecciones	en	shows	Reduced central line bloodstream events by 40%
infection control	control de infecciones	en	shows	Link nurse for isolation precautions and PPE fit testing
infection control	control de infecciones	es	near	Eliminación de virus informáticos en los equipos del hospital
infection control	control de infecciones	es	near	Limpieza de habitaciones de hotel con lejía
infection control	control de infecciones	en	near	Installed antivirus to stop malware infections
infection control	control de infecciones	en	near	Sold hand sanitiser to hospitals
arterial blood gas sampling	gasometría arterial	es	shows	Punción radial y lectura de pH, pCO2 y lactato en UCI
arterial blood gas sampling	gasometría arterial	es	shows	Extracción de muestras de la línea arterial y paso por el analizador
arterial blood gas sampling	gasometría arterial	es	shows	Seguimiento de EPOC con pinchazo arterial y ajuste de O2
arterial blood gas sampling	gasometría arterial	en	shows	Drew radial artery samples and read pH and lactate
arterial blood gas sampling	gasometría arterial	en	shows	Sampled from art lines hourly on ventilated patients
arterial blood gas sampling	gasometría arterial	en	shows	Performed ABGs in respiratory high care
arterial blood gas sampling	gasometría arterial	es	near	Revisión de instalaciones de gas y botellas de butano
arterial blood gas sampling	gasometría arterial	es	near	Pulsioximetría de dedo en consulta
arterial blood gas sampling	gasometría arterial	en	near	Ran venous bloods to the lab
arterial blood gas sampling	gasometría arterial	en	near	Serviced blood gas analysers for the manufacturer
patient education	educación sanitaria al paciente	es	shows	Enseñaba a diabéticos debutantes a pincharse insulina
patient education	educación sanitaria al paciente	es	shows	Talleres de ostomía para pacientes y cuidadores antes del alta
patient education	educación sanitaria al paciente	es	shows	Charlas de lactancia y cuidados del recién nacido en maternidad
patient education	educación sanitaria al paciente	es	shows	Consejo antitabaco en consulta de enfermería de primaria
patient education	educación sanitaria al paciente	en	shows	Taught newly diagnosed diabetics to inject and count carbs
patient education	educación sanitaria al paciente	en	shows	Coached families on PEG feeding before discharge
patient education	educación sanitaria al paciente	en	shows	Ran stoma self-care sessions
patient education	educación sanitaria al paciente	es	near	Educación Sanitaria, asignatura cursada en segundo de grado
patient education	educación sanitaria al paciente	es	near	Formación de nuevas enfermeras en el uso del software
patient education	educación sanitaria al paciente	en	near	Educational background in patient-centred design
patient education	educación sanitaria al paciente	en	near	Handed out the hospital car park leaflet
haemodialysis	hemodiálisis	es	shows	Conexión y desconexión de pacientes renales en Fresenius 5008
haemodialysis	hemodiálisis	es	shows	Punción de fístula arteriovenosa y cuidado de catéter tunelizado
haemodialysis	hemodiálisis	es	shows	Seis años en centro renal concertado, turnos de 4-5 pacientes
haemodialysis	hemodiálisis	es	shows	Terapias continuas Prismaflex en UCI
haemodialysis	hemodiálisis	en	shows	Needled AV fistulas and ran Fresenius machines
haemodialysis	hemodiálisis	en	shows	Renal unit nurse, four chairs per shift
haemodialysis	hemodiálisis	en	shows	Managed CRRT circuits on ICU
haemodialysis	hemodiálisis	es	near	Conductor de ambulancia que trasladaba a pacientes a diálisis
haemodialysis	hemodiálisis	es	near	Trabajo de fin de grado sobre calidad de vida del paciente renal
haemodialysis	hemodiálisis	en	near	Prepared low-potassium meals for renal patients
haemodialysis	hemodiálisis	en	near	Drove patients to the dialysis centre
shift leadership on ward	supervisión de turno de enfermería	es	shows	Responsable de noche de 32 camas, 3 enfermeras y 4 TCAE
shift leadership on ward	supervisión de turno de enfermería	es	shows	Adjunta a la supervisora: cuadrantes, bajas e incidencias
shift leadership on ward	supervisión de turno de enfermería	es	shows	Repartía pacientes y decidía ingresos con el jefe de guardia
shift leadership on ward	supervisión de turno de enfermería	es	shows	Supervisora de unidad en funciones durante 10 meses
shift leadership on ward	supervisión de turno de enfermería	en	shows	Nurse in charge of a 30-bed ward on nights
shift leadership on ward	supervisión de turno de enfermería	en	shows	Allocated staff, managed beds and escalated safe-staffing issues
shift leadership on ward	supervisión de turno de enfermería	en	shows	Deputy ward sister, rota for 22 nurses
shift leadership on ward	supervisión de turno de enfermería	en	shows	Charge nurse, ED, 12-hour shifts
shift leadership on ward	supervisión de turno de enfermería	es	near	Trabajé bajo supervisión de la enfermera tutora en todos los turnos
shift leadership on ward	supervisión de turno de enfermería	es	near	Encargada de turno en restaurante de comida rápida
shift leadership on ward	supervisión de turno de enfermería	en	near	Worked rotating shifts including nights
shift leadership on ward	supervisión de turno de enfermería	en	near	Supernumerary student shadowing the ward sister
personal hygiene assistance	aseo e higiene personal de dependientes	es	shows	Duchaba, vestía y afeitaba a 10 residentes cada mañana
personal hygiene assistance	aseo e higiene personal de dependientes	es	shows	Baño en cama y cambio de pañal a grandes dependientes
personal hygiene assistance	aseo e higiene personal de dependientes	es	shows	Auxiliar de ayuda a domicilio: levantar, lavar y vestir a señora con Alzheimer
personal hygiene assistance	aseo e higiene personal de dependientes	es	shows	Cuidado de boca, uñas y piel en residencia de la tercera edad
personal hygiene assistance	aseo e higiene personal de dependientes	es	shows	Aseaba a encamados con ayuda de compañera y grúa
personal hygiene assistance	aseo e higiene personal de dependientes	en	shows	Washed, dressed and shaved residents each morning
personal hygiene assistance	aseo e higiene personal de dependientes	en	shows	Bed baths, pad changes and mouth care on nights
personal hygiene assistance	aseo e higiene personal de dependientes	en	shows	Helped elderly clients shower and get ready in their own homes
personal hygiene assistance	aseo e higiene personal de dependientes	en	shows	Intimate care for bed-bound clients with dignity
personal hygiene assistance	aseo e higiene personal de dependientes	es	near	Limpieza de aseos y baños en centro comercial
personal hygiene assistance	aseo e higiene personal de dependientes	es	near	Reparto de kits de higiene en albergue
personal hygiene assistance	aseo e higiene personal de dependientes	es	near	Cumplo las normas de higiene y presencia personal
personal hygiene assistance	aseo e higiene personal de dependientes	en	near	Cleaned residents' bathrooms and mopped corridors
personal hygiene assistance	aseo e higiene personal de dependientes	en	near	Sold personal care products in a drugstore
patient moving and handling	movilización de pacientes	es	shows	Pasaba de cama a silla con grúa y disco giratorio
patient moving and handling	movilización de pacientes	es	shows	Cambios posturales cada tres horas en encamados
patient moving and handling	movilización de pacientes	es	shows	Transferencias con bipedestador y sábana deslizante
patient moving and handling	movilización de pacientes	es	shows	Ayuda a levantarse y caminar a ancianos tras fractura de cadera
patient moving and handling	movilización de pacientes	en	shows	Used hoists, slide sheets and stand aids daily
patient moving and handling	movilización de pacientes	en	shows	Repositioned bed-bound residents every two hours
patient moving and handling	movilización de pacientes	en	shows	Transferred stroke patients from bed to wheelchair
patient moving and handling	movilización de pacientes	en	shows	Hoisted clients double-handed in the community
patient moving and handling	movilización de pacientes	es	near	Movilización de recursos y captación de socios
patient moving and handling	movilización de pacientes	es	near	Mozo de almacén, carga y descarga de palés
patient moving and handling	movilización de pacientes	es	near	Conducía la furgoneta de transporte escolar
patient moving and handling	movilización de pacientes	en	near	Completed warehouse manual handling training
patient moving and handling	movilización de pacientes	en	near	Moved patient records to a new archive
dementia care	cuidado de personas con demencia	es	shows	Cuidé cuatro años a un matrimonio, ella con Alzheimer avanzado
dementia care	cuidado de personas con demencia	es	shows	Unidad psicogeriátrica: manejo de deambulación y agitación nocturna
dementia care	cuidado de personas con demencia	es	shows	Talleres de reminiscencia y orientación a la realidad
dementia care	cuidado de personas con demencia	es	shows	Centro de día AFA, acompañamiento a usuarios desorientados
dementia care	cuidado de personas con demencia	es	shows	Redirigía con calma a residentes que querían marcharse a casa
dementia care	cuidado de personas con demencia	en	shows	Worked on a locked memory unit with wandering residents
dementia care	cuidado de personas con demencia	en	shows	Live-in carer for a gentleman with late-stage Alzheimer's
dementia care	cuidado de personas con demencia	en	shows	Ran reminiscence sessions and calmed sundowning
dementia care	cuidado de personas con demencia	en	shows	Wrote life-story books for confused residents
dementia care	cuidado de personas con demencia	es	near	Cuidé de mi abuela sana durante los veranos
dementia care	cuidado de personas con demencia	es	near	Monografía universitaria sobre la demencia senil
dementia care	cuidado de personas con demencia	es	near	Donante y socia de la asociación de Alzheimer
dementia care	cuidado de personas con demencia	en	near	Lab assistant in a dementia drug study
dementia care	cuidado de personas con demencia	en	near	Served meals in the general dining room
assisted feeding	alimentación asistida	es	shows	Daba de comer a residentes con disfagia, con espesante
assisted feeding	alimentación asistida	es	shows	Preparación de túrmix y vigilancia de atragantamientos
assisted feeding	alimentación asistida	es	shows	Nutrición por sonda nasogástrica y PEG según pauta
assisted feeding	alimentación asistida	es	shows	Control de ingesta y líquidos en el comedor asistido
assisted feeding	alimentación asistida	en	shows	Spoon-fed residents with swallowing difficulties
assisted feeding	alimentación asistida	en	shows	Thickened fluids and followed SALT guidelines at mealtimes
assisted feeding	alimentación asistida	en	shows	Gave PEG feeds and recorded intake
assisted feeding	alimentación asistida	es	near	Dependienta en tienda de alimentación
assisted feeding	alimentación asistida	es	near	Camarera de comedor en colegio, servir y recoger
assisted feeding	alimentación asistida	en	near	Retail assistant in a food store
assisted feeding	alimentación asistida	en	near	Fed horses and cleaned stables
home care	atención domiciliaria	es	shows	Auxiliar SAD del ayuntamiento, cinco usuarios al día
home care	atención domiciliaria	es	shows	Iba por casas de mayores: aseo, comida y compra
home care	atención domiciliaria	es	shows	Interna con señora de 92 años, fines de semana libres
home care	atención domiciliaria	es	shows	Acompañaba a usuarios al médico y les hacía la compra y la casa
home care	atención domiciliaria	es	shows	Servicio de la Ley de Dependencia, ruta de barrio con llaves
home care	atención domiciliaria	en	shows	Domiciliary carer with 8 calls a day across Leeds
home care	atención domiciliaria	en	shows	Drove between clients for morning and bedtime visits
home care	atención domiciliaria	en	shows	Lone worker supporting service users in their flats
home care	atención domiciliaria	es	near	Reparto de comida a domicilio en moto
home care	atención domiciliaria	es	near	Limpieza de pisos turísticos por horas
home care	atención domiciliaria	es	near	Teletrabajo desde casa con ayuda económica de la empresa
home care	atención domiciliaria	en	near	Delivered furniture to customers' homes
home care	atención domiciliaria	en	near	Home office setup and remote working
end-of-life care	cuidados paliativos	es	shows	Acompañé a residentes y familias en los últimos días
end-of-life care	cuidados paliativos	es	shows	Medidas de confort y control de síntomas en unidad de terminales
end-of-life care	cuidados paliativos	es	shows	Cuidé a enfermo oncológico en casa hasta su fallecimiento
end-of-life care	cuidados paliativos	es	shows	Equipo ESAD, apoyo al duelo de la familia
end-of-life care	cuidados paliativos	en	shows	Hospice carer, comfort and mouth care for dying patients
end-of-life care	cuidados paliativos	en	shows	Sat with residents in their final hours and supported relatives
end-of-life care	cuidados paliativos	en	shows	Followed DNACPR and anticipatory care plans
end-of-life care	cuidados paliativos	es	near	Cuidados paliativos a la crisis: ayudas económicas
end-of-life care	cuidados paliativos	es	near	Auxiliar en tanatorio, recepción de familias
end-of-life care	cuidados paliativos	en	near	Sold funeral plans by phone
end-of-life care	cuidados paliativos	en	near	Interested in hospice work in the future
vital signs monitoring	toma de constantes	es	shows	Tensión, temperatura y saturación de 20 residentes por turno
vital signs monitoring	toma de constantes	es	shows	Medía glucemias y pulso y avisaba a enfermería si había alteración
vital signs monitoring	toma de constantes	es	shows	Control de TA y peso semanal anotado en ResiPlus
vital signs monitoring	toma de constantes	en	shows	Took BP, temperature, pulse and sats each shift
vital signs monitoring	toma de constantes	en	shows	Recorded obs and flagged high NEWS scores to the nurse
vital signs monitoring	toma de constantes	en	shows	Checked blood sugars before meals
vital signs monitoring	toma de constantes	es	near	Constante y puntual en el trabajo
vital signs monitoring	toma de constantes	es	near	Revisaba los monitores de seguridad del edificio
vital signs monitoring	toma de constantes	en	near	Monitored vital KPIs for the sales floor
vital signs monitoring	toma de constantes	en	near	Checked freezer temperatures in the kitchen
recreational activities for the elderly	animación sociocultural con mayores	es	shows	Bingo, gimnasia suave y memoria por las tardes en el centro de día
recreational activities for the elderly	animación sociocultural con mayores	es	shows	Organizaba fiestas, salidas y meriendas con los abuelos
recreational activities for the elderly	animación sociocultural con mayores	es	shows	TASOC en residencia, programación mensual de talleres
recreational activities for the elderly	animación sociocultural con mayores	es	shows	Manualidades y canto con residentes de 80 a 100 años
recreational activities for the elderly	animación sociocultural con mayores	en	shows	Ran bingo, chair exercise and sing-alongs in a care home
recreational activities for the elderly	animación sociocultural con mayores	en	shows	Planned outings and birthday parties for residents
recreational activities for the elderly	animación sociocultural con mayores	en	shows	Activities coordinator, 45-bed home
recreational activities for the elderly	animación sociocultural con mayores	es	near	Animador infantil en hotel de playa
recreational activities for the elderly	animación sociocultural con mayores	es	near	Película de animación: intercalador digital
recreational activities for the elderly	animación sociocultural con mayores	en	near	Kids' club entertainer at a resort
recreational activities for the elderly	animación sociocultural con mayores	en	near	Enjoys board games with grandparents
care worker certification	certificado de profesionalidad sociosanitario	es	shows	Título de TCAE, IES Virgen de la Paloma
care worker certification	certificado de profesionalidad sociosanitario	es	shows	Técnico en Atención a Personas en Situación de Dependencia
care worker certification	certificado de profesionalidad sociosanitario	es	shows	SSCS0208, 450 horas con prácticas en residencia
care worker certification	certificado de profesionalidad sociosanitario	es	shows	Habilitación excepcional como gerocultora por la Xunta
care worker certification	certificado de profesionalidad sociosanitario	en	shows	NVQ Level 3 in Health and Social Care
care worker certification	certificado de profesionalidad sociosanitario	en	shows	Completed all 15 Care Certificate standards
care worker certification	certificado de profesionalidad sociosanitario	en	shows	QCF Level 2 Diploma in Adult Care
care worker certification	certificado de profesionalidad sociosanitario	es	near	Certificado de profesionalidad en atención al cliente
care worker certification	certificado de profesionalidad sociosanitario	es	near	Matriculada en el primer curso de auxiliar, sin finalizar
care worker certification	certificado de profesionalidad sociosanitario	en	near	Certified dog groomer
care worker certification	certificado de profesionalidad sociosanitario	en	near	Planning to enrol on a care course
challenging behaviour management	manejo de conductas disruptivas	es	shows	Contención verbal a usuarios agresivos en residencia de discapacidad
challenging behaviour management	manejo de conductas disruptivas	es	shows	Desescalada con jóvenes con autismo y registro ABC
challenging behaviour management	manejo de conductas disruptivas	es	shows	Calmaba episodios de agitación sin recurrir a sujeciones
challenging behaviour management	manejo de conductas disruptivas	es	shows	Cuidadora en centro de salud mental, crisis y autolesiones
challenging behaviour management	manejo de conductas disruptivas	en	shows	De-escalated aggressive residents without restraint
challenging behaviour management	manejo de conductas disruptivas	en	shows	PBS plans for adults with autism who self-injure
challenging behaviour management	manejo de conductas disruptivas	en	shows	Trained in MAPA and used it on a secure unit
challenging behaviour management	manejo de conductas disruptivas	es	near	Conducta alimentaria: charla en el instituto
challenging behaviour management	manejo de conductas disruptivas	es	near	Innovación disruptiva en startups
challenging behaviour management	manejo de conductas disruptivas	en	near	Thrives in a challenging environment
challenging behaviour management	manejo de conductas disruptivas	en	near	Good behaviour bonus three years running
household tasks for dependants	tareas domésticas con mayores	es	shows	Cocinaba, planchaba y hacía la compra para señora mayor
household tasks for dependants	tareas domésticas con mayores	es	shows	Interna: casa, comida y compañía
household tasks for dependants	tareas domésticas con mayores	es	shows	Mantenía limpio y ordenado el hogar del usuario
household tasks for dependants	tareas domésticas con mayores	en	shows	Cooked, laundered and shopped for an elderly client
household tasks for dependants	tareas domésticas con mayores	en	shows	Kept the client's flat tidy and changed the bedding
household tasks for dependants	tareas domésticas con mayores	en	shows	Collected prescriptions and paid bills on the client's behalf
household tasks for dependants	tareas domésticas con mayores	es	near	Camarera de pisos en hotel de cuatro estrellas
household tasks for dependants	tareas domésticas con mayores	es	near	Venta de electrodomésticos para el hogar
household tasks for dependants	tareas domésticas con mayores	en	near	Hotel room attendant
household tasks for dependants	tareas domésticas con mayores	en	near	Sorted domestic flights for business travellers
safeguarding vulnerable adults	protección de adultos vulnerables	es	shows	Notificaba hematomas y sospechas de maltrato a la trabajadora social
safeguarding vulnerable adults	protección de adultos vulnerables	es	shows	Comuniqué a dirección un abuso económico por parte de un familiar
safeguarding vulnerable adults	protección de adultos vulnerables	es	shows	Aplicaba el protocolo de buen trato y sin sujeciones
safeguarding vulnerable adults	protección de adultos vulnerables	en	shows	Raised concerns about neglect with the local authority
safeguarding vulnerable adults	protección de adultos vulnerables	en	shows	Body-mapped bruises and reported to the manager
safeguarding vulnerable adults	protección de adultos vulnerables	en	shows	Whistleblew on poor practice at a previous home
safeguarding vulnerable adults	protección de adultos vulnerables	es	near	Vigilante de seguridad en residencia, control de accesos
safeguarding vulnerable adults	protección de adultos vulnerables	es	near	Equipos de protección individual para obra
safeguarding vulnerable adults	protección de adultos vulnerables	en	near	Adult education tutor, evening classes
safeguarding vulnerable adults	protección de adultos vulnerables	en	near	Data protection training completed
clinical diagnosis	diagnóstico clínico	es	shows	Pasaba consulta de 35 pacientes al día en centro de salud
clinical diagnosis	diagnóstico clínico	es	shows	Anamnesis, exploración y petición de pruebas en urgencias
clinical diagnosis	diagnóstico clínico	es	shows	Sesiones de casos complejos en medicina interna, juicio clínico razonado
clinical diagnosis	diagnóstico clínico	es	shows	Diagnosticaba y trataba patología aguda en PAC rural
clinical diagnosis	diagnóstico clínico	es	shows	Vía MIR medicina familiar, cuarto año con agenda propia
clinical diagnosis	diagnóstico clínico	en	shows	Saw 30 patients a session in general practice
clinical diagnosis	diagnóstico clínico	en	shows	Worked up chest pain and breathlessness in the medical take
clinical diagnosis	diagnóstico clínico	en	shows	Took histories, examined and ordered investigations as SHO
clinical diagnosis	diagnóstico clínico	en	shows	Diagnosed rare autoimmune disease missed by two previous teams
clinical diagnosis	diagnóstico clínico	es	near	Diagnóstico de averías en vehículos con máquina OBD
clinical diagnosis	diagnóstico clínico	es	near	Diagnóstico organizativo de la empresa
clinical diagnosis	diagnóstico clínico	es	near	Registro de pacientes en el mostrador de consultas
clinical diagnosis	diagnóstico clínico	en	near	Diagnosed network faults remotely
clinical diagnosis	diagnóstico clínico	en	near	Diagnosed with asthma as a child
on-call duty	guardias médicas	es	shows	Cinco turnos de 24 horas al mes en urgencias hospitalarias
on-call duty	guardias médicas	es	shows	Localizada de cirugía uno de cada cuatro fines de semana
on-call duty	guardias médicas	es	shows	Médico de PAC, noches y festivos
on-call duty	guardias médicas	es	shows	R1 a R4 con puerta de urgencias y busca de planta
on-call duty	guardias médicas	en	shows	Covered the night bleep for 120 inpatients
on-call duty	guardias médicas	en	shows	One-in-six weekend registrar cover
on-call duty	guardias médicas	en	shows	24-hour resident cover in obstetrics
on-call duty	guardias médicas	es	near	Vigilante de noche en polígono industrial
on-call duty	guardias médicas	es	near	Guarda de finca y perros guardianes
on-call duty	guardias médicas	en	near	On-call plumber for boiler breakdowns
on-call duty	guardias médicas	en	near	Called patients to confirm appointments
surgical procedures	procedimientos quirúrgicos	es	shows	Primer operador en 120 colecistectomías laparoscópicas
surgical procedures	procedimientos quirúrgicos	es	shows	Hernias, apendicitis y pared abdominal en CMA
surgical procedures	procedimientos quirúrgicos	es	shows	Ayudante en prótesis de rodilla y cadera, 300 casos
surgical procedures	procedimientos quirúrgicos	es	shows	Operaba cataratas por facoemulsificación, dos quirófanos semanales
surgical procedures	procedimientos quirúrgicos	en	shows	Logbook of 450 cases, 180 as primary operator
surgical procedures	procedimientos quirúrgicos	en	shows	Performed laparoscopic appendicectomies independently
surgical procedures	procedimientos quirúrgicos	en	shows	Fellowship-trained in arthroscopic shoulder repair
surgical procedures	procedimientos quirúrgicos	en	shows	Operated two lists a week in day-case theatre
surgical procedures	procedimientos quirúrgicos	es	near	Limpieza de quirófanos entre intervenciones
surgical procedures	procedimientos quirúrgicos	es	near	Comercial de material quirúrgico, visita a hospitales
surgical procedures	procedimientos quirúrgicos	es	near	Me operaron de menisco en 2015
surgical procedures	procedimientos quirúrgicos	en	near	Sterilised instrument trays in CSSD
surgical procedures	procedimientos quirúrgicos	en	near	Sold surgical staplers across the north-west
prescribing	prescripción de fármacos	es	shows	Receta electrónica y ajuste de antihipertensivos y anticoagulantes
prescribing	prescripción de fármacos	es	shows	Revisión de polimedicados y deprescripción en mayores
prescribing	prescripción de fármacos	es	shows	Pautaba antibiótico según antibiograma con el PROA
prescribing	prescripción de fármacos	en	shows	Started and titrated insulin, statins and anticoagulants
prescribing	prescripción de fármacos	en	shows	Signed repeat scripts and ran medication reviews
prescribing	prescripción de fármacos	en	shows	Stopped 200 inappropriate PPIs in a deprescribing project
prescribing	prescripción de fármacos	es	near	Prescripción de plazos administrativos
prescribing	prescripción de fármacos	es	near	Dispensaba recetas en mostrador de farmacia
prescribing	prescripción de fármacos	es	near	Prescriptor de tendencias en redes sociales
prescribing	prescripción de fármacos	en	near	Dispensed prescriptions at a pharmacy counter
prescribing	prescripción de fármacos	en	near	Collected own parents' medication
ultrasound scanning	ecografía	es	shows	POCUS pulmonar y FAST en sala de paradas
ultrasound scanning	ecografía	es	shows	Exploración con sonda de abdomen y tiroides en consulta
ultrasound scanning	ecografía	es	shows	Seguimiento fetal de 12, 20 y 34 semanas
ultrasound scanning	ecografía	es	shows	Ecocardio transtorácico, 1.500 estudios informados
ultrasound scanning	ecografía	en	shows	Bedside FAST and lung POCUS in resus
ultrasound scanning	ecografía	en	shows	Reported 1,200 echocardiograms
ultrasound scanning	ecografía	en	shows	Performed dating and anomaly scans
ultrasound scanning	ecografía	es	near	Citaba a embarazadas para sus pruebas de imagen
ultrasound scanning	ecografía	es	near	Venta de ecógrafos a clínicas veterinarias
ultrasound scanning	ecografía	en	near	Document scanning and indexing
ultrasound scanning	ecografía	en	near	Booked ultrasound appointments
clinical research	investigación clínica	es	shows	Subinvestigadora en dos ensayos fase III de anticoagulantes
clinical research	investigación clínica	es	shows	Autor de 14 artículos indexados en PubMed
clinical research	investigación clínica	es	shows	Reclutamiento de pacientes y CRD según buenas prácticas (BPC)
clinical research	investigación clínica	es	shows	Tesis doctoral cum laude sobre sepsis
clinical research	investigación clínica	en	shows	Sub-investigator on three phase III oncology trials
clinical research	investigación clínica	en	shows	First author in BMJ Open and two case series
clinical research	investigación clínica	en	shows	GCP-certified, recruited 84 patients
clinical research	investigación clínica	es	near	Investigación de mercado en el sector sanitario
clinical research	investigación clínica	es	near	Participé como voluntaria sana en un ensayo
clinical research	investigación clínica	en	near	Market research interviews with doctors
clinical research	investigación clínica	en	near	Reads journals to keep up to date
medical licence	colegiación y homologación de médico	es	shows	Colegiada nº 28/28 del ICOMEM desde 2014
medical licence	colegiación y homologación de médico	es	shows	Título de Medicina cubano reconocido por el Ministerio en 2021
medical licence	colegiación y homologación de médico	es	shows	Especialista vía MIR, BOE 2018
medical licence	colegiación y homologación de médico	es	shows	Inscrita en el Colegio de Médicos de Valencia
medical licence	colegiación y homologación de médico	en	shows	Full GMC registration, on the specialist register
medical licence	colegiación y homologación de médico	en	shows	USMLE steps completed, licensed in Texas
medical licence	colegiación y homologación de médico	en	shows	PLAB 2 passed, practising in the UK since 2020
medical licence	colegiación y homologación de médico	es	near	Homologación del título en trámite, sin resolución
medical licence	colegiación y homologación de médico	es	near	Permiso de conducir B
medical licence	colegiación y homologación de médico	en	near	Studying for PLAB 1
medical licence	colegiación y homologación de médico	en	near	Licensed software administrator
ward rounds	pase de visita en planta	es	shows	Veía cada mañana a mis 12 ingresados y ajustaba tratamiento
ward rounds	pase de visita en planta	es	shows	Responsable de 16 camas de geriatría, altas incluidas
ward rounds	pase de visita en planta	es	shows	Visitaba a los hospitalizados con residentes y enfermería
ward rounds	pase de visita en planta	en	shows	Reviewed 20 inpatients every morning with juniors
ward rounds	pase de visita en planta	en	shows	Led the post-take review with the consultant
ward rounds	pase de visita en planta	en	shows	Ran board rounds and discharged by noon
ward rounds	pase de visita en planta	es	near	Guía de visitas en museo
ward rounds	pase de visita en planta	es	near	Pase de prensa y acreditaciones
ward rounds	pase de visita en planta	en	near	Security patrols of hospital wards
ward rounds	pase de visita en planta	en	near	Visited a ward as a volunteer reader
occupational health surveillance	vigilancia de la salud laboral	es	shows	Reconocimientos de empresa y aptitudes en servicio de prevención ajeno
occupational health surveillance	vigilancia de la salud laboral	es	shows	Protocolos de ruido, PVD y carretilleros, emisión de apto o no apto
occupational health surveillance	vigilancia de la salud laboral	es	shows	Médico del trabajo para 2.000 empleados
occupational health surveillance	vigilancia de la salud laboral	en	shows	Fitness-for-work medicals for drivers and crane operators
occupational health surveillance	vigilancia de la salud laboral	en	shows	Audiometry and spirometry programmes for factory staff
occupational health surveillance	vigilancia de la salud laboral	en	shows	Ran sickness absence reviews and return-to-work advice
occupational health surveillance	vigilancia de la salud laboral	es	near	Pasé el reconocimiento médico anual de mi empresa
occupational health surveillance	vigilancia de la salud laboral	es	near	Técnico PRL especialidad seguridad
occupational health surveillance	vigilancia de la salud laboral	en	near	Attended a yearly company check-up
occupational health surveillance	vigilancia de la salud laboral	en	near	CCTV surveillance of a workplace
teaching residents	docencia de residentes	es	shows	Tutor MIR de cuatro promociones
teaching residents	docencia de residentes	es	shows	Profesor asociado de prácticas clínicas en la facultad
teaching residents	docencia de residentes	es	shows	Sesiones semanales para R1 y estudiantes de sexto
teaching residents	docencia de residentes	en	shows	Educational supervisor for two foundation doctors
teaching residents	docencia de residentes	en	shows	Delivered bedside teaching to final-year students
teaching residents	docencia de residentes	en	shows	OSCE examiner
teaching residents	docencia de residentes	es	near	Residí en colegio mayor durante la carrera
teaching residents	docencia de residentes	es	near	Profesor particular de matemáticas
teaching residents	docencia de residentes	en	near	Taught at a residential summer camp
teaching residents	docencia de residentes	en	near	Attended grand rounds as a trainee
critical patient management	manejo del paciente crítico	es	shows	Intubaciones, vías centrales y drogas vasoactivas en UCI
critical patient management	manejo del paciente crítico	es	shows	Médico de SAMUR, politraumas y códigos ictus
critical patient management	manejo del paciente crítico	es	shows	Sala de paradas: sepsis, shock y IAM
critical patient management	manejo del paciente crítico	es	shows	Intensivista, unidad de 18 camas
critical patient management	manejo del paciente crítico	en	shows	Intubated and lined septic patients in resus
critical patient management	manejo del paciente crítico	en	shows	Registrar on an 18-bed intensive care unit
critical patient management	manejo del paciente crítico	en	shows	HEMS doctor, major trauma
critical patient management	manejo del paciente crítico	es	near	Paciente y crítico conmigo mismo
critical patient management	manejo del paciente crítico	es	near	Transporte sanitario no urgente
critical patient management	manejo del paciente crítico	en	near	Managed critical accounts for a pharma firm
critical patient management	manejo del paciente crítico	en	near	Patient and able to take criticism
teleconsultation	telemedicina	es	shows	Videoconsultas con Doctoralia y Savia, 20 al día
teleconsultation	telemedicina	es	shows	Atención por chat y teléfono a asegurados de mutua
teleconsultation	telemedicina	es	shows	Seguimiento remoto de crónicos con tensiómetro conectado
teleconsultation	telemedicina	en	shows	Video and phone appointments for Babylon, 25 daily
teleconsultation	telemedicina	en	shows	Remote monitoring of heart failure patients
teleconsultation	telemedicina	en	shows	Answered e-consults within 24 hours
teleconsultation	telemedicina	es	near	Teleoperadora de citas médicas
teleconsultation	telemedicina	es	near	Venta por teléfono de seguros de salud
teleconsultation	telemedicina	en	near	Call centre agent for a health insurer
teleconsultation	telemedicina	en	near	Set up video calls for office meetings
dental restorations	obturaciones dentales	es	shows	Empastes en composite, reconstrucciones y carillas directas
dental restorations	obturaciones dentales	es	shows	Eliminación de caries y sellado en niños y adultos
dental restorations	obturaciones dentales	es	shows	Unas 15 reconstrucciones con resina a la semana
dental restorations	obturaciones dentales	en	shows	Placed composite fillings and bonded veneers
dental restorations	obturaciones dentales	en	shows	Treated caries under rubber dam, adults and children
dental restorations	obturaciones dentales	en	shows	Inlays and onlays with CEREC
dental restorations	obturaciones dentales	es	near	Restauración de muebles antiguos
dental restorations	obturaciones dentales	es	near	Aspiración y ayuda al dentista durante el empaste
dental restorations	obturaciones dentales	en	near	Restored classic cars as a hobby
dental restorations	obturaciones dentales	en	near	Suctioned and passed instruments chairside
endodontics	endodoncia	es	shows	Conductos con rotatorio y localizador de ápices, incluidos molares
endodontics	endodoncia	es	shows	Retratamientos con microscopio y MTA
endodontics	endodoncia	es	shows	Máster en tratamiento de nervios, 600 molares
endodontics	endodoncia	es	shows	Pulpotomías y pulpectomías en urgencias
endodontics	endodoncia	en	shows	Root canals on molars with rotary files and apex locator
endodontics	endodoncia	en	shows	Retreatments under microscope
endodontics	endodoncia	en	shows	Specialist referral list for pulp therapy
endodontics	endodoncia	es	near	Pedía limas y puntas de gutapercha al depósito
endodontics	endodoncia	es	near	Asistí a un congreso de la AEDE como público
endodontics	endodoncia	en	near	Ordered files and gutta-percha for the practice
endodontics	endodoncia	en	near	Scheduled root canal patients
dental implants	implantología	es	shows	Colocación de más de 400 fijaciones Straumann y Nobel
dental implants	implantología	es	shows	Elevaciones de seno y regeneración ósea guiada
dental implants	implantología	es	shows	Cirugía guiada con férula y carga inmediata All-on-4
dental implants	implantología	en	shows	Placed and restored over 300 fixtures, incl. All-on-4
dental implants	implantología	en	shows	Sinus lifts and guided bone regeneration
dental implants	implantología	en	shows	Surgical guides planned in coDiagnostiX
dental implants	implantología	es	near	Implantación de un ERP en clínica dental
dental implants	implantología	es	near	Presupuestaba implantes a pacientes en recepción
dental implants	implantología	en	near	Presented implant quotes to patients at front desk
dental implants	implantología	en	near	Implemented booking software
orthodontics	ortodoncia	es	shows	Invisalign Diamond, 150 casos cerrados
orthodontics	ortodoncia	es	shows	Brackets, arcos y disyuntores en niños y adultos
orthodontics	ortodoncia	es	shows	Cementado y revisiones mensuales de aparatos
orthodontics	ortodoncia	es	shows	Estudio cefalométrico y planificación con ClinCheck
orthodontics	ortodoncia	en	shows	Fixed braces and aligners, 200 completed cases
orthodontics	ortodoncia	en	shows	Bonded brackets and changed archwires
orthodontics	ortodoncia	en	shows	Planned ClinChecks as an Invisalign provider
orthodontics	ortodoncia	es	near	Llevé brackets de adolescente
orthodontics	ortodoncia	es	near	Vaciado de modelos en escayola para el laboratorio
orthodontics	ortodoncia	en	near	Wore clear aligners
orthodontics	ortodoncia	en	near	Poured study models in plaster
dental prophylaxis	higiene bucodental	es	shows	Tartrectomías con ultrasonidos y pulido, 10 pacientes al día
dental prophylaxis	higiene bucodental	es	shows	Raspado y alisado radicular por cuadrantes
dental prophylaxis	higiene bucodental	es	shows	Higienista: limpiezas, fluoraciones y selladores
dental prophylaxis	higiene bucodental	es	shows	Enseñaba cepillado e hilo dental a pacientes periodontales
dental prophylaxis	higiene bucodental	en	shows	Scaled and polished ten patients a day
dental prophylaxis	higiene bucodental	en	shows	Root surface debridement and 6-point pocket charts
dental prophylaxis	higiene bucodental	en	shows	Fluoride varnish and fissure sealants in schools
dental prophylaxis	higiene bucodental	es	near	Limpieza y desinfección de gabinetes
dental prophylaxis	higiene bucodental	es	near	Venta de cepillos y pasta en parafarmacia
dental prophylaxis	higiene bucodental	en	near	Cleaned the surgery at close of day
dental prophylaxis	higiene bucodental	en	near	Oral presentation skills
chairside assistance	asistencia en gabinete dental	es	shows	Auxiliar a cuatro manos en cirugía y ortodoncia
chairside assistance	asistencia en gabinete dental	es	shows	Preparaba bandejas, aspiraba y mezclaba alginato
chairside assistance	asistencia en gabinete dental	es	shows	Instrumentaba en implantes y extracciones
chairside assistance	asistencia en gabinete dental	en	shows	Four-handed dental nurse for two associates
chairside assistance	asistencia en gabinete dental	en	shows	Set up trays, suctioned and mixed impression material
chairside assistance	asistencia en gabinete dental	en	shows	Nursed for implant surgery lists
chairside assistance	asistencia en gabinete dental	es	near	Gabinete de prensa del ayuntamiento
chairside assistance	asistencia en gabinete dental	es	near	Recepcionista de clínica: agenda y cobros
chairside assistance	asistencia en gabinete dental	en	near	Receptionist taking payments at a dental practice
chairside assistance	asistencia en gabinete dental	en	near	Chair of the parents' association
instrument sterilisation	esterilización de material	es	shows	Autoclave clase B, embolsado y test Helix diario
instrument sterilisation	esterilización de material	es	shows	Cuba de ultrasonidos, termosellado y trazabilidad de cajas
instrument sterilisation	esterilización de material	es	shows	Auxiliar de central: lavado, empaquetado y óxido de etileno
instrument sterilisation	esterilización de material	en	shows	Ran autoclave cycles with daily Helix tests
instrument sterilisation	esterilización de material	en	shows	Bagged, dated and logged trays to HTM 01-05
instrument sterilisation	esterilización de material	en	shows	Decontamination lead in a four-surgery practice
instrument sterilisation	esterilización de material	es	near	Esterilización de gatos callejeros, campaña CES
instrument sterilisation	esterilización de material	es	near	Afinación de instrumentos musicales
instrument sterilisation	esterilización de material	en	near	Neutered cats at a shelter
instrument sterilisation	esterilización de material	en	near	Washed glassware in a bar
dental radiography	radiología dental	es	shows	Periapicales, ortopantomografías y CBCT
dental radiography	radiología dental	es	shows	Licencia de director de instalaciones de rayos X dentales
dental radiography	radiología dental	es	shows	Hacía aletas de mordida y panorámicas digitales
dental radiography	radiología dental	en	shows	Took bitewings, OPGs and CBCT scans
dental radiography	radiología dental	en	shows	Dental nurse with IR(ME)R radiography certificate
dental radiography	radiología dental	en	shows	Shot periapicals with Rinn holders and sensors
dental radiography	radiología dental	es	near	Locutora de radio local
dental radiography	radiología dental	es	near	Archivaba las placas en la historia del paciente
dental radiography	radiología dental	en	near	Mailed X-rays to insurers
dental radiography	radiología dental	en	near	Radio producer
dental prosthetics	prótesis dental	es	shows	Encerado, metal-cerámica y zirconio en laboratorio
dental prosthetics	prótesis dental	es	shows	Diseño de coronas con Exocad y fresado
dental prosthetics	prótesis dental	es	shows	Montaje de dientes en completas y esqueléticos
dental prosthetics	prótesis dental	es	shows	Compostura de dentaduras en el día
dental prosthetics	prótesis dental	en	shows	Waxed up and layered crowns in a dental lab
dental prosthetics	prótesis dental	en	shows	Designed bridges in exocad and milled zirconia
dental prosthetics	prótesis dental	en	shows	Set up full dentures and chrome partials
dental prosthetics	prótesis dental	es	near	Prótesis de rodilla: rehabilitación tras cirugía
dental prosthetics	prótesis dental	es	near	Mensajero que recogía trabajos del laboratorio
dental prosthetics	prótesis dental	en	near	Fitted prosthetic legs
dental prosthetics	prótesis dental	en	near	Courier for dental labs
treatment plan presentation	presentación de presupuestos dentales	es	shows	Cerraba el 60 % de los planes con financiación
treatment plan presentation	presentación de presupuestos dentales	es	shows	Explicaba opciones y plazos de pago al paciente tras el diagnóstico
treatment plan presentation	presentación de presupuestos dentales	es	shows	Asesora en Vitaldent: firma de tratamientos de 3.000 € de media
treatment plan presentation	presentación de presupuestos dentales	en	shows	Treatment coordinator, 65% case acceptance
treatment plan presentation	presentación de presupuestos dentales	en	shows	Walked patients through options, costs and finance
treatment plan presentation	presentación de presupuestos dentales	en	shows	Followed up unsigned quotes by phone
treatment plan presentation	presentación de presupuestos dentales	es	near	Elaboré los presupuestos anuales de la clínica
treatment plan presentation	presentación de presupuestos dentales	es	near	Presentación de tesis ante tribunal
treatment plan presentation	presentación de presupuestos dentales	en	near	Prepared the practice's annual budget
treatment plan presentation	presentación de presupuestos dentales	en	near	PowerPoint presentations on dental anatomy
dental practice software	software de gestión dental	es	shows	Gesden y Klinikare para agenda, odontogramas y cobros
dental practice software	software de gestión dental	es	shows	Llevaba las citas y fichas en Clinic Cloud
dental practice software	software de gestión dental	es	shows	Migré 4.000 fichas de papel a Dentidesk
dental practice software	software de gestión dental	en	shows	Booked and billed in Dentrix and Eaglesoft
dental practice software	software de gestión dental	en	shows	SOE Exact and R4 user for charting
dental practice software	software de gestión dental	en	shows	Migrated records to Dentally
dental practice software	software de gestión dental	es	near	Jugaba con el simulador dental de la facultad
dental practice software	software de gestión dental	es	near	Agenda en papel en consulta pequeña
dental practice software	software de gestión dental	en	near	Kept a paper diary for appointments
dental practice software	software de gestión dental	en	near	Built a game about teeth
tooth extraction	exodoncia	es	shows	Cordales incluidos con osteotomía y sutura
tooth extraction	exodoncia	es	shows	Sacaba piezas y restos radiculares en urgencias odontológicas
tooth extraction	exodoncia	es	shows	Extracciones simples y quirúrgicas, 20 por semana
tooth extraction	exodoncia	en	shows	Removed impacted wisdom teeth with flap and suture
tooth extraction	exodoncia	en	shows	Exodontia clinic, simple and surgical
tooth extraction	exodoncia	en	shows	Pulled hopeless teeth under sedation
tooth extraction	exodoncia	es	near	Extracción de datos de la historia clínica
tooth extraction	exodoncia	es	near	Me quitaron las muelas del juicio
tooth extraction	exodoncia	en	near	Extraction of data from patient files
tooth extraction	exodoncia	en	near	Recovered from wisdom tooth surgery
manual therapy	terapia manual	es	shows	Masoterapia, movilizaciones articulares y estiramientos en mutua
manual therapy	terapia manual	es	shows	Manipulación vertebral y punción seca en cervicalgias
manual therapy	terapia manual	es	shows	Maitland, Mulligan y Kaltenborn en consulta privada
manual therapy	terapia manual	es	shows	Camilla todo el día: contracturas, lumbalgias, tendinopatías
manual therapy	terapia manual	en	shows	Maitland mobilisations and soft tissue release
manual therapy	terapia manual	en	shows	Hands-on treatment of necks and lower backs
manual therapy	terapia manual	en	shows	Manipulated spines and trigger-pointed athletes
manual therapy	terapia manual	es	near	Taller de manualidades terapéuticas
manual therapy	terapia manual	es	near	Redacción del manual de terapia
manual therapy	terapia manual	en	near	Wrote the therapy manual
manual therapy	terapia manual	en	near	Handled manual gearbox repairs
neurological rehabilitation	rehabilitación neurológica	es	shows	Bobath y reeducación de la marcha tras ictus
neurological rehabilitation	rehabilitación neurológica	es	shows	Fisio en unidad de daño cerebral adquirido
neurological rehabilitation	rehabilitación neurológica	es	shows	Perfetti y terapia en espejo con hemipléjicos
neurological rehabilitation	rehabilitación neurológica	es	shows	Equilibrio y espasticidad en Parkinson y esclerosis múltiple
neurological rehabilitation	rehabilitación neurológica	en	shows	Gait re-education with stroke survivors
neurological rehabilitation	rehabilitación neurológica	en	shows	Bobath-trained, brain injury unit
neurological rehabilitation	rehabilitación neurológica	en	shows	Worked on balance with MS and Parkinson's patients
neurological rehabilitation	rehabilitación neurológica	es	near	Rehabilitación de edificios y fachadas
neurological rehabilitation	rehabilitación neurológica	es	near	Recepcionista de consulta de neurología
neurological rehabilitation	rehabilitación neurológica	en	near	Refurbished neuroscience lab
neurological rehabilitation	rehabilitación neurológica	en	near	Drug rehab centre night porter
exercise prescription	prescripción de ejercicio terapéutico	es	shows	Diseñaba tablas de fuerza y readaptación tras LCA
exercise prescription	prescripción de ejercicio terapéutico	es	shows	Grupos de espalda y de suelo pélvico en sala
exercise prescription	prescripción de ejercicio terapéutico	es	shows	Progresión de cargas y vuelta al campo de futbolistas
exercise prescription	prescripción de ejercicio terapéutico	en	shows	Built graded loading programmes for tendon pain
exercise prescription	prescripción de ejercicio terapéutico	en	shows	Return-to-play plans after ACL repair
exercise prescription	prescripción de ejercicio terapéutico	en	shows	Home programmes through Physitrack
exercise prescription	prescripción de ejercicio terapéutico	es	near	Hago ejercicio tres veces por semana
exercise prescription	prescripción de ejercicio terapéutico	es	near	Recetas médicas gestionadas en mostrador
exercise prescription	prescripción de ejercicio terapéutico	en	near	Fit and active, marathon runner
exercise prescription	prescripción de ejercicio terapéutico	en	near	Filled prescriptions at a chemist
electrotherapy	electroterapia	es	shows	TENS, magneto y onda corta en sala de rehabilitación
electrotherapy	electroterapia	es	shows	EPI y ondas de choque en fascitis plantar
electrotherapy	electroterapia	es	shows	Aplicación de ultrasonidos, láser y corrientes
electrotherapy	electroterapia	en	shows	Applied TENS, interferential and shockwave
electrotherapy	electroterapia	en	shows	Therapeutic ultrasound and laser for tendons
electrotherapy	electroterapia	en	shows	NMES on quads after knee surgery
electrotherapy	electroterapia	es	near	Electricista de mantenimiento en hospital
electrotherapy	electroterapia	es	near	Diseño de placas electrónicas
electrotherapy	electroterapia	en	near	Hospital electrician
electrotherapy	electroterapia	en	near	Electro music producer
respiratory physiotherapy	fisioterapia respiratoria	es	shows	Drenaje autógeno y Cough Assist en fibrosis quística
respiratory physiotherapy	fisioterapia respiratoria	es	shows	Bronquiolitis en lactantes: técnicas de espiración lenta
respiratory physiotherapy	fisioterapia respiratoria	es	shows	Incentivador y tos dirigida tras cirugía torácica
respiratory physiotherapy	fisioterapia respiratoria	en	shows	Chest clearance on ITU, on-call weekends
respiratory physiotherapy	fisioterapia respiratoria	en	shows	Airway clearance for cystic fibrosis patients
respiratory physiotherapy	fisioterapia respiratoria	en	shows	Pulmonary rehab classes for COPD
respiratory physiotherapy	fisioterapia respiratoria	es	near	Clases de respiración y relajación en gimnasio
respiratory physiotherapy	fisioterapia respiratoria	es	near	Mascarillas y respiradores: venta
respiratory physiotherapy	fisioterapia respiratoria	en	near	Yoga breathing classes
respiratory physiotherapy	fisioterapia respiratoria	en	near	Cardiac nurse
pelvic floor rehabilitation	rehabilitación de suelo pélvico	es	shows	Biofeedback e hipopresivos con mujeres en posparto
pelvic floor rehabilitation	rehabilitación de suelo pélvico	es	shows	Tratamiento de incontinencia y diástasis
pelvic floor rehabilitation	rehabilitación de suelo pélvico	es	shows	Consulta de uroginecología, valoración intracavitaria
pelvic floor rehabilitation	rehabilitación de suelo pélvico	en	shows	Women's health physio treating incontinence and prolapse
pelvic floor rehabilitation	rehabilitación de suelo pélvico	en	shows	Postnatal diastasis and biofeedback clinic
pelvic floor rehabilitation	rehabilitación de suelo pélvico	en	shows	Internal assessment and bladder training
pelvic floor rehabilitation	rehabilitación de suelo pélvico	es	near	Instalación de suelos laminados
pelvic floor rehabilitation	rehabilitación de suelo pélvico	es	near	Matrona en paritorio
pelvic floor rehabilitation	rehabilitación de suelo pélvico	en	near	Laid laminate floors
pelvic floor rehabilitation	rehabilitación de suelo pélvico	en	near	Postnatal ward clerk
geriatric rehabilitation	rehabilitación geriátrica	es	shows	Fisioterapeuta en residencia: marcha, caídas y gerontogimnasia
geriatric rehabilitation	rehabilitación geriátrica	es	shows	Recuperación funcional tras fractura de cadera en mayores de 80
geriatric rehabilitation	rehabilitación geriátrica	es	shows	Tinetti, Barthel y paralelas cada mañana
geriatric rehabilitation	rehabilitación geriátrica	en	shows	Got hip fracture patients back on their feet
geriatric rehabilitation	rehabilitación geriátrica	en	shows	Falls prevention classes in care homes
geriatric rehabilitation	rehabilitación geriátrica	en	shows	Community rehab with frail over-80s
geriatric rehabilitation	rehabilitación geriátrica	es	near	Acompañamiento y paseos con mayores
geriatric rehabilitation	rehabilitación geriátrica	es	near	Reforma de una residencia de ancianos
geriatric rehabilitation	rehabilitación geriátrica	en	near	Befriending visits to older people
geriatric rehabilitation	rehabilitación geriátrica	en	near	Care home maintenance man
activities of daily living training	entrenamiento en AVD	es	shows	Enseñaba a vestirse y comer con una mano tras ictus
activities of daily living training	entrenamiento en AVD	es	shows	Terapeuta ocupacional: ducha, cocina y compra con usuarios
activities of daily living training	entrenamiento en AVD	es	shows	Autonomía en casa para lesionados medulares
activities of daily living training	entrenamiento en AVD	en	shows	Kitchen and washing assessments on a stroke ward
activities of daily living training	entrenamiento en AVD	en	shows	Retrained one-handed dressing and meal prep
activities of daily living training	entrenamiento en AVD	en	shows	Bathing practice with adaptive aids
activities of daily living training	entrenamiento en AVD	es	near	Entrenador personal en gimnasio
activities of daily living training	entrenamiento en AVD	es	near	Línea de AVE: formación de tripulantes
activities of daily living training	entrenamiento en AVD	en	near	Daily training of sales staff
activities of daily living training	entrenamiento en AVD	en	near	Did residents' laundry and cooking for them
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	es	shows	Visitas domiciliarias: barras, plato de ducha y grúa
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	es	shows	Prescripción de sillas de ruedas y cojines antiescaras
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	es	shows	Informes para ayudas de eliminación de barreras
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	en	shows	Ordered grab rails, raised toilets and ramps
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	en	shows	Wheelchair seating assessments
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	en	shows	Home visits before discharge, DFG reports
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	es	near	Decoración de interiores de viviendas
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	es	near	Adaptación al cambio
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	en	near	Home improvement salesman
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	en	near	Adapted quickly to new homes
hand therapy and splinting	terapia de mano y férulas	es	shows	Ortesis termoplásticas a medida tras tendones flexores
hand therapy and splinting	terapia de mano y férulas	es	shows	Reeducación de la pinza y cicatriz en cirugía de mano
hand therapy and splinting	terapia de mano y férulas	es	shows	Cinco años en mutua con amputaciones digitales
hand therapy and splinting	terapia de mano y férulas	en	shows	Made thermoplastic splints for flexor repairs
hand therapy and splinting	terapia de mano y férulas	en	shows	Scar and grip work after Dupuytren's surgery
hand therapy and splinting	terapia de mano y férulas	en	shows	CHT working with plastics team
hand therapy and splinting	terapia de mano y férulas	es	near	Mano de obra en construcción
hand therapy and splinting	terapia de mano y férulas	es	near	Manicurista, cuidado de manos
hand therapy and splinting	terapia de mano y férulas	en	near	Nail technician
hand therapy and splinting	terapia de mano y férulas	en	near	Second-hand furniture shop
sensory integration therapy	integración sensorial	es	shows	Sala Snoezelen y columpios con niños TEA
sensory integration therapy	integración sensorial	es	shows	Valoración de perfil sensorial en atención temprana
sensory integration therapy	integración sensorial	es	shows	Formación Ayres aplicada en centro infantil
sensory integration therapy	integración sensorial	en	shows	Ayres-trained paediatric OT using swings and weighted play
sensory integration therapy	integración sensorial	en	shows	Sensory diets for autistic pupils
sensory integration therapy	integración sensorial	en	shows	Sensory Profile 2 assessments
sensory integration therapy	integración sensorial	es	near	Integración laboral de inmigrantes
sensory integration therapy	integración sensorial	es	near	Análisis sensorial de vinos
sensory integration therapy	integración sensorial	en	near	Wine sensory panel
sensory integration therapy	integración sensorial	en	near	Sensor integration in robotics
patient assessment and reports	valoración funcional e informes	es	shows	Balance articular y muscular, goniometría y redacción para inspección
patient assessment and reports	valoración funcional e informes	es	shows	Historia de fisioterapia, pruebas ortopédicas y objetivos
patient assessment and reports	valoración funcional e informes	es	shows	Escalas FIM, Lawton y Berg al ingreso y al alta
patient assessment and reports	valoración funcional e informes	en	shows	Goniometry, muscle testing and goal letters to GPs
patient assessment and reports	valoración funcional e informes	en	shows	Wrote medico-legal opinions for insurers
patient assessment and reports	valoración funcional e informes	en	shows	FIM and Berg scores on admission and discharge
patient assessment and reports	valoración funcional e informes	es	near	Informe de ventas mensual
patient assessment and reports	valoración funcional e informes	es	near	Valoración de inmuebles
patient assessment and reports	valoración funcional e informes	en	near	Property valuation reports
patient assessment and reports	valoración funcional e informes	en	near	Patient satisfaction survey forms
psychological assessment	evaluación psicológica	es	shows	Aplicación de WISC-V, MMPI-2 y BDI con informe
psychological assessment	evaluación psicológica	es	shows	Pasaba tests y entrevistas a menores derivados por el colegio
psychological assessment	evaluación psicológica	es	shows	Peritajes en juzgados de familia
psychological assessment	evaluación psicológica	es	shows	Valoraba cuadros de ansiedad y depresión en primera consulta
psychological assessment	evaluación psicológica	en	shows	Administered WAIS-IV and PAI and wrote up findings
psychological assessment	evaluación psicológica	en	shows	Court-appointed expert in custody cases
psychological assessment	evaluación psicológica	en	shows	Intake interviews and risk formulation in CMHT
psychological assessment	evaluación psicológica	es	near	Evaluación del desempeño de empleados
psychological assessment	evaluación psicológica	es	near	Hice el psicotécnico para el carné de conducir
psychological assessment	evaluación psicológica	en	near	Took a personality test at work
psychological assessment	evaluación psicológica	en	near	Assessed coursework in psychology
cognitive behavioural therapy	terapia cognitivo-conductual	es	shows	Exposición, reestructuración y registros de pensamientos con fobias
cognitive behavioural therapy	terapia cognitivo-conductual	es	shows	Tratamiento de TOC con EPR en consulta privada
cognitive behavioural therapy	terapia cognitivo-conductual	es	shows	Máster PGS, pacientes con pánico y ansiedad social
cognitive behavioural therapy	terapia cognitivo-conductual	es	shows	Activación conductual en depresión
cognitive behavioural therapy	terapia cognitivo-conductual	en	shows	High-intensity IAPT therapist, 18 contacts a week
cognitive behavioural therapy	terapia cognitivo-conductual	en	shows	ERP for OCD and graded exposure for phobias
cognitive behavioural therapy	terapia cognitivo-conductual	en	shows	BABCP-accredited
cognitive behavioural therapy	terapia cognitivo-conductual	es	near	Acudí a terapia durante un año
cognitive behavioural therapy	terapia cognitivo-conductual	es	near	Modelos cognitivos computacionales
cognitive behavioural therapy	terapia cognitivo-conductual	en	near	Read CBT self-help books
cognitive behavioural therapy	terapia cognitivo-conductual	en	near	Behavioural economics research
crisis intervention	intervención en crisis	es	shows	Atendía llamadas de riesgo suicida en el Teléfono de la Esperanza
crisis intervention	intervención en crisis	es	shows	Primeros auxilios psicológicos tras accidente, equipo ERIE
crisis intervention	intervención en crisis	es	shows	Psicóloga de urgencias con intentos autolíticos
crisis intervention	intervención en crisis	es	shows	Apoyo a víctimas de agresión en las primeras 24 horas
crisis intervention	intervención en crisis	en	shows	Answered Samaritans-style calls from suicidal people
crisis intervention	intervención en crisis	en	shows	Home treatment team, safety planning after overdose
crisis intervention	intervención en crisis	en	shows	Psychological first aid after the floods
crisis intervention	intervención en crisis	es	near	Comité de crisis reputacional en agencia de comunicación
crisis intervention	intervención en crisis	es	near	Reestructuración de empresas durante la crisis de 2008
crisis intervention	intervención en crisis	en	near	Crisis PR for brands
crisis intervention	intervención en crisis	en	near	Sold during the financial crisis
family mediation	mediación familiar	es	shows	Acuerdos de divorcio y custodia entre progenitores
family mediation	mediación familiar	es	shows	Sentaba a padres e hijos adolescentes a pactar normas
family mediation	mediación familiar	es	shows	Punto de encuentro familiar: intercambios y visitas tuteladas
family mediation	mediación familiar	en	shows	Helped separating couples agree on contact and finances
family mediation	mediación familiar	en	shows	Brokered parenting plans outside court
family mediation	mediación familiar	en	shows	FMC-registered, 90 completed cases
family mediation	mediación familiar	es	near	Empresa familiar de transporte
family mediation	mediación familiar	es	near	Mediador de seguros del ramo hogar
family mediation	mediación familiar	en	near	Media planner in family business
family mediation	mediación familiar	en	near	Social media for families brand
social benefits processing	tramitación de prestaciones sociales	es	shows	Gestionaba IMV, RMI y dependencia para usuarios
social benefits processing	tramitación de prestaciones sociales	es	shows	Ayudas de emergencia, comedor y luz en servicios sociales
social benefits processing	tramitación de prestaciones sociales	es	shows	Solicitudes de PNC y grado de discapacidad
social benefits processing	tramitación de prestaciones sociales	en	shows	Emergency grants and food vouchers caseworker
social benefits processing	tramitación de prestaciones sociales	en	shows	Won 70% of benefit appeals
social benefits processing	tramitación de prestaciones sociales	es	near	Cobré la prestación por desempleo
social benefits processing	tramitación de prestaciones sociales	es	near	Beneficios sociales para empleados: seguro y guardería
social benefits processing	tramitación de prestaciones sociales	en	near	Received housing benefit
social benefits processing	tramitación de prestaciones sociales	en	near	Employee benefits broker
social casework	atención social individualizada	es	shows	Trabajadora social de base con 80 expedientes
social casework	atención social individualizada	es	shows	Citas, visitas a casa y plan de intervención con familias en exclusión
social casework	atención social individualizada	es	shows	UTS de barrio, SIUSS al día
social casework	atención social individualizada	en	shows	Held 25 open cases in a children's team
social casework	atención social individualizada	en	shows	Home visits and support plans with families in need
social casework	atención social individualizada	en	shows	Named social worker for 30 adults
social casework	atención social individualizada	es	near	Social media manager
social casework	atención social individualizada	es	near	Graduado social: nóminas y seguros sociales
social casework	atención social individualizada	en	near	Social events organiser
social casework	atención social individualizada	en	near	Customer cases in Zendesk
arterial blood gas sampling	gasometría arterial	es	shows	Test de Allen y pinchazo en radial antes de la espirometría
arterial blood gas sampling	gasometría arterial	es	near	Extraía analíticas venosas y hemocultivos en planta
vital signs monitoring	toma de constantes	es	shows	Rondas de TA y saturación cada cuatro horas en la unidad
vital signs monitoring	toma de constantes	es	near	Limpiaba y cargaba los tensiómetros y termómetros
household tasks for dependants	tareas domésticas con mayores	es	shows	Hacía la comida sin sal y dejaba la ropa lista a mi señora
household tasks for dependants	tareas domésticas con mayores	es	near	Limpieza por horas en casa de un matrimonio joven
safeguarding vulnerable adults	protección de adultos vulnerables	es	shows	Testigo en expediente por trato vejatorio a una residente
safeguarding vulnerable adults	protección de adultos vulnerables	en	near	Looked after residents' valuables at reception
ward rounds	pase de visita en planta	es	shows	Decidía altas y pruebas de mis ingresados antes de las once
ward rounds	pase de visita en planta	es	near	Administrativa de planta, preparaba las historias para el médico
occupational health surveillance	vigilancia de la salud laboral	es	shows	Espirometrías y audiometrías a plantilla de fundición
occupational health surveillance	vigilancia de la salud laboral	en	near	Scheduled staff medicals with an outside provider
teaching residents	docencia de residentes	es	shows	Acompañaba a los R1 en sus primeras guardias y corregía sus informes
teaching residents	docencia de residentes	es	near	Rotación externa como R3 en Toronto
teleconsultation	telemedicina	es	shows	Resolvía dudas de pacientes por videollamada desde casa
teleconsultation	telemedicina	es	near	Citaba por teléfono las consultas del especialista
dental restorations	obturaciones dentales	es	shows	Incrustaciones y grandes reconstrucciones con poste de fibra
dental restorations	obturaciones dentales	es	near	Preparaba el composite y la lámpara para la doctora
dental implants	implantología	es	shows	Segunda fase, toma de impresión y corona sobre fijación
dental implants	implantología	es	near	Mantenimiento higiénico de portadores de implantes
chairside assistance	asistencia en gabinete dental	es	shows	Aspiración, bandeja y relleno del odontograma al dictado
chairside assistance	asistencia en gabinete dental	es	near	Llevaba la caja y la agenda de la clínica
instrument sterilisation	esterilización de material	es	shows	Lavadora termodesinfectadora y control de esporas semanal
instrument sterilisation	esterilización de material	es	near	Reponía guantes y vasos en los gabinetes
dental radiography	radiología dental	es	shows	Escáner intraoral y telerradiografía para estudio de ortodoncia
dental radiography	radiología dental	en	near	Explained X-ray findings drawn up by the dentist to patients
treatment plan presentation	presentación de presupuestos dentales	es	shows	Entrevista de cierre y firma de financiación con Cetelem
treatment plan presentation	presentación de presupuestos dentales	es	near	Cobraba los plazos ya firmados en recepción
dental practice software	software de gestión dental	es	shows	Odontograma, presupuestos y recordatorios SMS desde Gesden G5
dental practice software	software de gestión dental	en	near	Excel list of patients for a small clinic
tooth extraction	exodoncia	es	shows	Raíces retenidas y frenillos bajo anestesia local
tooth extraction	exodoncia	es	near	Daba las instrucciones postoperatorias tras sacar la muela
exercise prescription	prescripción de ejercicio terapéutico	es	shows	Progresiones de excéntricos para tendón rotuliano
exercise prescription	prescripción de ejercicio terapéutico	es	near	Vigilaba la sala de máquinas del gimnasio
electrotherapy	electroterapia	es	shows	Corrientes interferenciales y microondas, 30 pacientes por mañana
electrotherapy	electroterapia	es	near	Limpiaba electrodos y cambiaba fundas en la sala
respiratory physiotherapy	fisioterapia respiratoria	es	shows	Grupo de EPOC: reentrenamiento, flutter y ahorro de energía
respiratory physiotherapy	fisioterapia respiratoria	en	near	Handed out inhalers and spacers
pelvic floor rehabilitation	rehabilitación de suelo pélvico	es	shows	Electroestimulación y conos vaginales tras prostatectomía o parto
pelvic floor rehabilitation	rehabilitación de suelo pélvico	es	near	Clases de pilates para embarazadas
geriatric rehabilitation	rehabilitación geriátrica	es	shows	Recuperé la marcha con andador a residentes tras meses encamados
geriatric rehabilitation	rehabilitación geriátrica	es	near	Gerocultora que acompañaba al gimnasio a los residentes
activities of daily living training	entrenamiento en AVD	es	shows	Practicábamos abrochar botones, cubiertos adaptados y la ducha sentado
activities of daily living training	entrenamiento en AVD	es	near	Auxiliar que vestía y duchaba a los residentes
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	es	shows	Recomendé cama articulada y asiento giratorio y enseñé a usarlos
home adaptation and assistive devices	adaptación del hogar y productos de apoyo	es	near	Dependiente en ortopedia, alquiler de muletas
hand therapy and splinting	terapia de mano y férulas	es	shows	Confeccioné férulas de reposo y de Kleinert
hand therapy and splinting	terapia de mano y férulas	es	near	Colocaba yesos y vendajes en urgencias
sensory integration therapy	integración sensorial	es	shows	Hamaca, texturas y presión profunda con pequeños hiperreactivos
sensory integration therapy	integración sensorial	es	near	Monitora de sala de bolas y parque infantil
patient assessment and reports	valoración funcional e informes	es	shows	Primera visita de 45 minutos con EVA, test y plan escrito
patient assessment and reports	valoración funcional e informes	es	near	Recogía los volantes y las firmas de asistencia
family mediation	mediación familiar	es	shows	Pactos de régimen de visitas sin llegar a juicio
family mediation	mediación familiar	es	near	Abogada de familia en divorcios contenciosos
social benefits processing	tramitación de prestaciones sociales	es	shows	Rellenaba con los vecinos la solicitud del bono social y la renta valenciana
social benefits processing	tramitación de prestaciones sociales	es	near	Derivaba a servicios sociales a quien preguntaba
social casework	atención social individualizada	es	shows	Referente de 60 familias, entrevistas y coordinación con colegio y salud
social casework	atención social individualizada	es	near	Recepcionista del centro de servicios sociales
`;
