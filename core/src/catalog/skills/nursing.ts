import { readSkills } from './skill';

export const nursingSkills = readSkills(`
[nursing]
nursing-care ; h ; cuidados de enfermería, atención de enfermería, cuidados enfermeros ; nursing care, nursing ; patient-care, clinical-assessment ; nursery-assistance
patient-care ; h ; atención al paciente, cuidado de pacientes, cuidados al paciente, atención a pacientes ; patient care, care of patients ; nursing-care, vital-signs
bedside-care ; h ; atención a pie de cama, cuidados a pie de cama ; bedside care, bedside nursing ; patient-care, nursing-care
vital-signs ; h ; toma de constantes vitales, toma de constantes, constantes vitales, signos vitales, toma de signos vitales, control de constantes ; vital signs, vital signs monitoring, taking vital signs, observations of vital signs ; patient-care, patient-monitoring
patient-monitoring ; h ; monitorización de pacientes, monitoreo de pacientes, monitorización hemodinámica, monitorización del paciente, monitorización de constantes ; patient monitoring, monitoring patients, hemodynamic monitoring ; vital-signs, critical-care-nursing
medication-administration ; h ; administración de medicación, administración de medicamentos, administración de fármacos ; medication administration, administering medication, administer medications, drug administration ; injections, iv-therapy
injections ; h ; administración de inyectables, inyecciones intramusculares, inyectables, inyecciones subcutáneas ; injections, giving injections, intramuscular injections, subcutaneous injections ; medication-administration, vaccination
iv-therapy ; h ; terapia intravenosa, sueroterapia, administración intravenosa, fluidoterapia ; IV therapy, intravenous therapy, infusion therapy, IV infusion ; venous-cannulation, medication-administration
venous-cannulation ; h ; canalización de vías venosas, canalización de vías, cateterización venosa, vías periféricas, venoclisis ; venous cannulation, IV insertion, peripheral cannulation, cannulation, IV starts ; iv-therapy, phlebotomy
phlebotomy ; h ; extracción de sangre, extracciones de sangre, venopunción, flebotomía, toma de muestras de sangre, extracciones sanguíneas, extracción de muestras ; phlebotomy, blood draw, blood draws, venipuncture, venepuncture, blood sampling, blood samples, taking blood ; venous-cannulation, sample-collection ; oral-surgery
sample-collection ; h ; toma de muestras clínicas, recogida de muestras biológicas, recolección de muestras clínicas ; specimen collection, clinical sample collection ; phlebotomy, clinical-laboratory
wound-care ; h ; cura de heridas, curas, cuidado de heridas, curación de heridas, curas de heridas crónicas ; wound care, wound dressing, wound management, dressing wounds ; pressure-ulcer-care, suturing
pressure-ulcer-care ; h ; cuidado de úlceras por presión, úlceras por presión, UPP, prevención de escaras ; pressure ulcer care, pressure ulcer prevention, bedsore prevention, pressure area care ; wound-care, patient-mobilisation
ostomy-care ; h ; cuidado de ostomías, estomaterapia, cuidados de colostomía ; ostomy care, stoma care, colostomy care ; wound-care
urinary-catheterisation ; h ; sondaje vesical, cateterismo vesical, colocación de sonda vesical ; urinary catheterisation, urinary catheterization, catheter care, Foley catheter, catheter insertion ; nasogastric-intubation, nursing-care
nasogastric-intubation ; h ; sondaje nasogástrico, sonda nasogástrica, colocación de sonda nasogástrica ; nasogastric intubation, NG tube, nasogastric tube insertion ; enteral-feeding, urinary-catheterisation
enteral-feeding ; h ; nutrición enteral, alimentación por sonda ; enteral feeding, tube feeding, PEG feeding ; nasogastric-intubation, clinical-nutrition
tracheostomy-care ; h ; cuidados de traqueostomía, aspiración de secreciones, cuidado de traqueotomía ; tracheostomy care, trach care, airway suctioning ; airway-management, mechanical-ventilation
oxygen-therapy ; h ; oxigenoterapia, administración de oxígeno ; oxygen therapy, oxygen administration ; mechanical-ventilation, aerosol-therapy
aerosol-therapy ; h ; aerosolterapia, nebulizaciones, terapia inhalada ; aerosol therapy, nebuliser therapy, nebulizer treatments, inhalation therapy ; oxygen-therapy
electrocardiogram ; h ; electrocardiograma, ECG, electrocardiografía, realización de electrocardiogramas, EKG ; electrocardiogram, ECG, EKG, electrocardiography, 12-lead ECG ; cardiology, vital-signs
spirometry ; h ; espirometría, espirometrías, pruebas de función pulmonar ; spirometry, pulmonary function tests, lung function testing ; pulmonology
blood-glucose-monitoring ; h ; control de glucemia, glucemia capilar, medición de glucosa ; blood glucose monitoring, glucose monitoring, capillary blood glucose ; diabetes-care
diabetes-care ; h ; educación diabetológica, cuidado del paciente diabético, control de la diabetes ; diabetes care, diabetes management, diabetes education ; blood-glucose-monitoring, endocrinology
blood-pressure-monitoring ; h ; control de la tensión arterial, toma de tensión arterial, toma de presión arterial ; blood pressure monitoring, blood pressure measurement, ABPM ; vital-signs
blood-transfusion ; h ; transfusión sanguínea, transfusiones de sangre, hemotransfusión ; blood transfusion, blood transfusions, transfusion medicine ; haematology, iv-therapy
vaccination ; h ; vacunación, administración de vacunas, inmunización, vacunas ; vaccination, immunisation, immunization, immunizations, administering vaccines ; injections, preventive-medicine
cold-chain-of-vaccines ; h ; cadena de frío de vacunas, conservación de vacunas ; vaccine cold chain, vaccine storage ; vaccination
triage ; h ; triaje, clasificación de pacientes, triage hospitalario, triaje Manchester ; triage, patient triage, Manchester triage ; emergency-nursing, emergency-medicine
emergency-nursing ; h ; enfermería de urgencias, enfermería de urgencias y emergencias, atención de urgencias ; emergency nursing, A&E nursing, ER nursing, emergency department nursing ; triage, emergency-medicine
critical-care-nursing ; h ; enfermería de cuidados intensivos, enfermería UCI, cuidados críticos de enfermería ; critical care nursing, ICU nursing, intensive care nursing ; intensive-care, mechanical-ventilation
operating-theatre-nursing ; h ; enfermería quirúrgica, instrumentación quirúrgica, enfermería de quirófano, enfermera instrumentista ; theatre nursing, perioperative nursing, operating room nursing, scrub nursing, surgical instrumentation ; surgical-asepsis, anaesthesia-support
anaesthesia-support ; h ; enfermería de anestesia, asistencia en anestesia, reanimación posanestésica, URPA, monitorización de la anestesia, monitorización anestésica ; anaesthetic nursing, anesthesia support, PACU nursing, post-anaesthesia care, anaesthesia monitoring, anesthesia monitoring ; operating-theatre-nursing, anaesthesiology
surgical-asepsis ; h ; asepsia quirúrgica, técnica aséptica, técnicas asépticas, asepsia y antisepsia ; aseptic technique, surgical asepsis, sterile technique ; instrument-sterilisation, infection-control
instrument-sterilisation ; h ; esterilización de material, esterilización de instrumental, central de esterilización, autoclave clínico, esterilización, esterilización del material, esterilización del instrumental ; instrument sterilisation, sterilisation of instruments, instrument sterilization, sterile processing, autoclaving instruments, sterilisation, sterilization ; surgical-asepsis, infection-control
infection-control ; h ; control de infecciones, prevención de infecciones, control de infecciones nosocomiales, medidas de aislamiento ; infection control, infection prevention, infection prevention and control, isolation precautions ; hand-hygiene, surgical-asepsis
hand-hygiene ; h ; higiene de manos, lavado de manos clínico ; hand hygiene, hand washing protocol ; infection-control
ppe-in-healthcare ; h ; uso de EPI sanitario, equipos de protección sanitarios ; clinical PPE, donning and doffing ; infection-control
paediatric-nursing ; h ; enfermería pediátrica, cuidados pediátricos ; paediatric nursing, pediatric nursing, children's nursing ; paediatrics, neonatal-care
neonatal-care ; h ; cuidados neonatales, enfermería neonatal, atención al recién nacido, UCI neonatal ; neonatal care, newborn care, NICU, neonatal nursing ; neonatology, paediatric-nursing
midwifery ; h ; matronería, atención al parto, asistencia al parto, partería, obstetricia para matronas ; midwifery, labour and delivery, labor and delivery, birth assistance ; obstetrics, breastfeeding-support
breastfeeding-support ; h ; asesoramiento en lactancia, lactancia materna, apoyo a la lactancia ; breastfeeding support, lactation counselling, lactation consulting ; midwifery, neonatal-care
childbirth-preparation ; h ; preparación al parto, educación maternal, psicoprofilaxis obstétrica ; antenatal education, childbirth classes, prenatal education ; midwifery
mental-health-nursing ; h ; enfermería de salud mental, enfermería psiquiátrica ; mental health nursing, psychiatric nursing ; psychiatry, de-escalation
oncology-nursing ; h ; enfermería oncológica, cuidados oncológicos ; oncology nursing, cancer nursing ; oncology, chemotherapy-administration
chemotherapy-administration ; h ; administración de quimioterapia, quimioterapia ; chemotherapy administration, chemotherapy ; oncology-nursing, oncology
dialysis-nursing ; h ; hemodiálisis, enfermería nefrológica, diálisis peritoneal, diálisis ; dialysis, haemodialysis, hemodialysis, renal nursing, peritoneal dialysis ; nephrology
geriatric-nursing ; h ; enfermería geriátrica, cuidados geriátricos ; geriatric nursing, elderly nursing, gerontological nursing ; elderly-care, geriatrics
palliative-care ; h ; cuidados paliativos, medicina paliativa, atención paliativa ; palliative care, end-of-life care, hospice care ; pain-management, bereavement-support
community-nursing ; h ; enfermería comunitaria, enfermería de familia y comunitaria, enfermería de atención primaria ; community nursing, district nursing, public health nursing, primary care nursing ; primary-care, home-nursing
home-nursing ; h ; enfermería a domicilio, hospitalización a domicilio, atención domiciliaria de enfermería ; home nursing, home health nursing, hospital at home ; community-nursing, home-care
school-nursing ; h ; enfermería escolar ; school nursing ; community-nursing, health-education
occupational-nursing ; h ; enfermería del trabajo, enfermería laboral ; occupational health nursing ; occupational-medicine
nursing-process ; h ; proceso de atención de enfermería, PAE, planes de cuidados, plan de cuidados de enfermería, diagnósticos NANDA, NANDA NIC NOC ; nursing process, nursing care plans, care planning, care plans, NANDA ; nursing-care, clinical-records
clinical-assessment ; h ; valoración clínica, valoración de enfermería, evaluación del paciente, valoración del paciente ; clinical assessment, patient assessment, physical assessment, nursing assessment ; medical-history-taking, nursing-care
shift-handover ; h ; relevo de enfermería, pase de turno, entrega de turno clínico ; nursing handover, SBAR, clinical handover, shift handover ; nursing-process, clinical-records
patient-mobilisation ; h ; movilización de pacientes, cambios posturales, traslado de pacientes, movilización de personas dependientes ; patient mobilisation, patient handling, moving and handling of patients, moving and handling, patient transfers, repositioning patients ; patient-hygiene, patient-lifting-equipment
patient-lifting-equipment ; h ; uso de grúas para pacientes, manejo de grúa de traslado, grúas de transferencia, grúa de transferencia, manejo de grúas de transferencia, movilización con grúa ; patient hoists, hoist use, patient lifts, Hoyer lift ; patient-mobilisation
patient-hygiene ; h ; higiene del paciente, aseo del paciente, aseo personal de pacientes, aseo de pacientes encamados ; patient hygiene, bed bath, patient bathing ; personal-care-assistance, patient-mobilisation
patient-feeding ; h ; alimentación de pacientes, ayuda en la alimentación, apoyo en la ingesta ; assisted feeding, feeding assistance, patient feeding ; patient-care, dysphagia-care
patient-education ; h ; educación al paciente, educación sanitaria al paciente, educación terapéutica, educación del paciente, educación de pacientes ; patient education, patient teaching, therapeutic education ; health-education
health-education ; h ; educación para la salud, promoción de la salud, educación sanitaria ; health education, health promotion ; public-health, patient-education
bereavement-support ; h ; acompañamiento en el duelo, atención al duelo ; bereavement support, grief counselling, grief counseling ; palliative-care, psychological-support
patient-discharge ; h ; gestión de altas hospitalarias, planificación del alta ; discharge planning, patient discharge ; case-management-health, nursing-process
case-management-health ; h ; enfermería gestora de casos, gestión de casos clínicos, gestión de casos sanitarios ; nurse case management, clinical case management, care coordination ; patient-discharge, chronic-disease-management ; case-management-social
chronic-disease-management ; h ; atención al paciente crónico, manejo de enfermedades crónicas, control de crónicos ; chronic disease management, long-term conditions management ; diabetes-care, primary-care
nursing-supervision ; h ; supervisión de enfermería, gestión de enfermería, dirección de enfermería ; nursing supervision, ward management, nurse management, charge nurse duties ; nursing-care, rota-planning
defibrillator-use ; h ; uso de desfibrilador, DEA, DESA, desfibrilador externo, desfibrilador ; defibrillator use, AED, defibrillation, defibrillator ; basic-life-support, cpr
basic-life-support ; h ; soporte vital básico, SVB ; basic life support, BLS ; cpr, first-aid
advanced-life-support ; h ; soporte vital avanzado, SVA, SVCA ; advanced life support, advanced cardiac life support, ACLS, ALS ; basic-life-support, emergency-medicine
paediatric-life-support ; h ; soporte vital pediátrico, reanimación neonatal ; paediatric life support, pediatric advanced life support, PALS certification, neonatal resuscitation ; advanced-life-support, paediatrics
trauma-life-support ; h ; soporte vital en trauma, atención inicial al politraumatizado ; trauma life support, ATLS, trauma care ; advanced-life-support, emergency-medicine
cpr ; h ; reanimación cardiopulmonar, RCP, maniobras de RCP ; CPR, cardiopulmonary resuscitation, resuscitation ; basic-life-support, defibrillator-use
first-aid ; h ; primeros auxilios ; first aid, emergency first aid ; basic-life-support, cpr
ambulance-care ; h ; transporte sanitario, emergencias extrahospitalarias, atención prehospitalaria, técnico en emergencias sanitarias ; ambulance care, prehospital care, pre-hospital care, patient transport, paramedicine ; emergency-medicine, patient-immobilisation
patient-immobilisation ; h ; inmovilización de pacientes, inmovilización de traumatizados, collarín cervical ; patient immobilisation, spinal immobilisation, splinting ; ambulance-care, trauma-life-support
hospital-portering ; h ; celador de hospital, funciones de celador, traslado de enfermos ; hospital portering, patient portering ; patient-mobilisation
clinical-restraint ; h ; contención mecánica, eliminación de sujeciones ; clinical restraint, physical restraint, restraint-free care ; mental-health-nursing, de-escalation
dysphagia-care ; h ; manejo de la disfagia, disfagia ; dysphagia care, dysphagia management, swallowing difficulties ; speech-therapy, patient-feeding
aesthetic-nursing ; h ; enfermería estética ; aesthetic nursing, cosmetic nursing ; aesthetic-medicine
telehealth ; h ; telemedicina, teleconsulta, telesalud, teleasistencia sanitaria ; telehealth, telemedicine, virtual consultations ; primary-care
clinical-waste-handling ; h ; gestión de residuos sanitarios, residuos biosanitarios, manejo de residuos hospitalarios ; clinical waste handling, medical waste disposal, sharps disposal ; infection-control
crash-trolley-checks ; h ; revisión del carro de paradas, carro de parada ; crash trolley checks, crash cart checks ; cpr, critical-care-nursing
`);
