import { readSkills } from './skill';

export const medicineSkills = readSkills(`
[medical-specialities]
general-medicine ; h ; medicina general, consulta de medicina general ; general medicine, general practice medicine ; family-medicine, primary-care
family-medicine ; h ; medicina familiar, medicina de familia, medicina familiar y comunitaria ; family medicine, family practice, general practice ; primary-care, general-medicine
primary-care ; h ; atención primaria, atención primaria de salud ; primary care, primary healthcare, primary health care ; family-medicine, community-nursing
internal-medicine ; h ; medicina interna ; internal medicine ; clinical-diagnosis, hospital-medicine
hospital-medicine ; h ; atención hospitalaria, medicina hospitalaria, pase de visita en planta ; hospital medicine, inpatient care, ward rounds, acute care ; internal-medicine
emergency-medicine ; h ; medicina de urgencias, urgencias y emergencias, medicina de emergencias, urgencias hospitalarias ; emergency medicine, accident and emergency, emergency care ; triage, advanced-life-support
intensive-care ; h ; medicina intensiva, cuidados intensivos, UCI, UTI, unidad de cuidados intensivos ; intensive care, ICU, critical care, intensive care medicine ; mechanical-ventilation, critical-care-nursing
paediatrics ; h ; pediatría, atención pediátrica ; paediatrics, pediatrics, paediatric care, pediatric care ; neonatology, paediatric-nursing
neonatology ; h ; neonatología ; neonatology, neonatal medicine ; paediatrics, neonatal-care
obstetrics ; h ; obstetricia, control del embarazo ; obstetrics, prenatal care, antenatal care ; gynaecology, midwifery
gynaecology ; h ; ginecología, salud de la mujer ; gynaecology, gynecology, women's health ; obstetrics, reproductive-medicine
reproductive-medicine ; h ; reproducción asistida, medicina reproductiva, fecundación in vitro, FIV ; reproductive medicine, assisted reproduction, IVF, fertility treatment ; gynaecology
sexual-health ; h ; salud sexual y reproductiva, planificación familiar, salud sexual ; sexual health, reproductive health, family planning ; gynaecology, health-education
cardiology ; h ; cardiología ; cardiology, cardiac care ; echocardiography, electrocardiogram
haemodynamics ; h ; hemodinámica, cardiología intervencionista, cateterismo cardíaco ; interventional cardiology, cardiac catheterisation, cardiac catheterization, cath lab, haemodynamics ; cardiology
dermatology ; h ; dermatología ; dermatology, skin care medicine ; aesthetic-medicine, dermoscopy
endocrinology ; h ; endocrinología, endocrinología y nutrición ; endocrinology ; diabetes-care, clinical-nutrition
gastroenterology ; h ; gastroenterología, aparato digestivo, digestología ; gastroenterology ; endoscopy, hepatology
hepatology ; h ; hepatología ; hepatology ; gastroenterology ; haematology
haematology ; h ; hematología, hemoterapia, hematología y hemoterapia ; haematology, hematology ; blood-transfusion, clinical-laboratory ; hepatology
immunology ; h ; inmunología clínica, inmunología ; immunology, clinical immunology ; allergology, rheumatology
allergology ; h ; alergología, pruebas de alergia ; allergology, allergy medicine, allergy testing ; immunology
infectious-diseases ; h ; enfermedades infecciosas, infectología ; infectious diseases, infectious disease medicine ; infection-control, epidemiology
nephrology ; h ; nefrología ; nephrology, renal medicine ; dialysis-nursing ; neurology
neurology ; h ; neurología ; neurology ; electroencephalography, neurorehabilitation ; urology, nephrology
neurosurgery ; h ; neurocirugía ; neurosurgery ; neurology, surgery
oncology ; h ; oncología, oncología médica ; oncology, medical oncology, cancer care ; oncology-nursing, radiotherapy
ophthalmology ; h ; oftalmología ; ophthalmology ; optometry, eye-surgery
eye-surgery ; h ; cirugía ocular, cirugía refractiva, cirugía de cataratas ; eye surgery, refractive surgery, cataract surgery ; ophthalmology
otolaryngology ; h ; otorrinolaringología, ORL, otorrino ; otolaryngology, ENT, ear nose and throat ; audiology
psychiatry ; h ; psiquiatría ; psychiatry ; psychopharmacology, mental-health-nursing
child-psychiatry ; h ; psiquiatría infantil, psiquiatría infantojuvenil ; child psychiatry, child and adolescent psychiatry, CAMHS ; psychiatry, child-psychology
psychopharmacology ; h ; psicofarmacología ; psychopharmacology ; psychiatry, pharmacology
pulmonology ; h ; neumología ; pulmonology, respiratory medicine, pulmonary medicine ; spirometry, oxygen-therapy
rheumatology ; h ; reumatología ; rheumatology ; joint-infiltration
traumatology ; h ; traumatología, cirugía ortopédica y traumatología, ortopedia y traumatología ; orthopaedics, orthopedics, trauma and orthopaedics, orthopaedic surgery, orthopedic surgery ; surgery, plaster-casting ; orthodontics
urology ; h ; urología ; urology ; nephrology, surgery ; neurology
geriatrics ; h ; geriatría, medicina geriátrica ; geriatrics, geriatric medicine ; elderly-care, geriatric-nursing
physical-medicine ; h ; medicina física y rehabilitación, medicina rehabilitadora ; physical medicine and rehabilitation, rehabilitation medicine, physiatry ; physiotherapy
sports-medicine ; h ; medicina deportiva, medicina del deporte ; sports medicine, sport and exercise medicine ; sports-physiotherapy
occupational-medicine ; h ; medicina del trabajo, salud laboral, vigilancia de la salud laboral, medicina laboral ; occupational medicine, occupational health, employee health surveillance ; occupational-nursing
preventive-medicine ; h ; medicina preventiva ; preventive medicine, preventative medicine ; public-health, vaccination
public-health ; h ; salud pública, salud comunitaria ; public health, community health ; epidemiology, health-education
epidemiology ; h ; epidemiología, vigilancia epidemiológica, estudios epidemiológicos ; epidemiology, epidemiological surveillance, disease surveillance ; public-health, biostatistics-in-health
biostatistics-in-health ; h ; bioestadística, estadística sanitaria, estadística médica ; biostatistics, health statistics, medical statistics ; epidemiology, clinical-trials
forensic-medicine ; h ; medicina legal y forense, medicina forense, medicina legal ; forensic medicine, legal medicine ; autopsy, criminalistics
aesthetic-medicine ; h ; medicina estética ; aesthetic medicine, cosmetic medicine ; botulinum-toxin, dermal-fillers
anti-ageing-medicine ; h ; medicina antienvejecimiento ; anti-ageing medicine, anti-aging medicine ; aesthetic-medicine
plastic-surgery ; h ; cirugía plástica, cirugía estética, cirugía reparadora ; plastic surgery, cosmetic surgery, reconstructive surgery ; surgery, aesthetic-medicine
vascular-surgery ; h ; cirugía vascular, angiología y cirugía vascular, flebología ; vascular surgery, angiology ; surgery
cardiac-surgery ; h ; cirugía cardiovascular, cirugía cardíaca ; cardiac surgery, cardiovascular surgery, cardiothoracic surgery ; surgery, cardiology
thoracic-surgery ; h ; cirugía torácica ; thoracic surgery ; surgery, pulmonology
paediatric-surgery ; h ; cirugía pediátrica ; paediatric surgery, pediatric surgery ; surgery, paediatrics
anaesthesiology ; h ; anestesiología, anestesia y reanimación, anestesiología y reanimación ; anaesthesiology, anesthesiology, anaesthetics ; sedation, airway-management
pain-management ; h ; tratamiento del dolor, manejo del dolor, unidad del dolor ; pain management, pain medicine, pain relief ; palliative-care, anaesthesiology
clinical-genetics ; h ; genética clínica, consejo genético, asesoramiento genético ; clinical genetics, genetic counselling, genetic counseling ; obstetrics
tropical-medicine ; h ; medicina tropical, medicina del viajero ; tropical medicine, travel medicine ; infectious-diseases
addiction-medicine ; h ; medicina de las adicciones, tratamiento de adicciones, drogodependencias ; addiction medicine, addiction treatment, substance abuse treatment ; psychiatry, addiction-counselling
nuclear-medicine ; h ; medicina nuclear ; nuclear medicine ; pet-scan, radiology
acupuncture ; h ; acupuntura ; acupuncture ; traditional-chinese-medicine, dry-needling
traditional-chinese-medicine ; h ; medicina tradicional china, MTC ; traditional Chinese medicine ; acupuncture
homeopathy ; h ; homeopatía ; homeopathy ; naturopathy
naturopathy ; h ; naturopatía, fitoterapia, terapias naturales ; naturopathy, herbal medicine, natural therapies ; homeopathy

[medical-practice]
medical-history-taking ; h ; anamnesis, elaboración de historias clínicas, entrevista clínica ; medical history taking, history taking, patient history, clinical interview ; clinical-assessment, clinical-records
physical-examination ; h ; exploración física, examen físico, auscultación ; physical examination, physical exams, auscultation ; clinical-assessment, clinical-diagnosis
clinical-diagnosis ; h ; diagnóstico clínico, diagnóstico médico, diagnóstico diferencial ; clinical diagnosis, differential diagnosis, medical diagnosis, diagnosing patients ; physical-examination, medical-history-taking
treatment-planning ; h ; plan de tratamiento médico, planes terapéuticos, pauta de tratamiento ; treatment planning, treatment plans, therapeutic plans ; clinical-diagnosis
prescribing ; h ; prescripción de medicamentos, prescripción médica, receta electrónica ; prescribing, medication prescribing, e-prescribing, electronic prescription ; pharmacology, treatment-planning
clinical-guidelines ; h ; guías de práctica clínica, protocolos clínicos, protocolos médicos ; clinical guidelines, clinical protocols, care pathways ; evidence-based-medicine
evidence-based-medicine ; h ; medicina basada en la evidencia, práctica basada en la evidencia ; evidence-based medicine, evidence-based practice ; clinical-guidelines, clinical-research
clinical-research ; h ; investigación clínica, investigación médica ; clinical research, medical research ; clinical-trials, good-clinical-practice
clinical-trials ; h ; ensayos clínicos, estudios clínicos ; clinical trials, clinical studies ; clinical-research, good-clinical-practice
clinical-trial-monitoring ; h ; monitorización de ensayos clínicos, CRA ; clinical trial monitoring, clinical monitoring, site monitoring visits ; clinical-trials, good-clinical-practice
good-clinical-practice ; h ; buenas prácticas clínicas, BPC, ICH-GCP ; good clinical practice, ICH GCP, GCP guidelines ; clinical-trials
pharmacovigilance ; h ; farmacovigilancia ; pharmacovigilance, drug safety ; clinical-trials, pharmacology
medical-writing ; h ; redacción médica, redacción de textos médicos ; medical writing ; clinical-research, scientific-writing-health
scientific-writing-health ; h ; publicación de artículos médicos ; medical publications, peer-reviewed medical papers ; medical-writing
medical-terminology ; h ; terminología médica, terminología sanitaria ; medical terminology ; medical-writing, clinical-coding
clinical-coding ; h ; codificación clínica, codificación CIE-10, CIE-10, codificación diagnóstica ; clinical coding, medical coding, ICD-10, CPT coding ; medical-billing, medical-terminology
medical-billing ; h ; facturación médica, facturación sanitaria, facturación a mutuas ; medical billing, healthcare billing, insurance claims billing ; clinical-coding
clinical-records ; h ; historia clínica, gestión de historias clínicas, registros clínicos, documentación clínica ; clinical records, medical records, patient records, clinical documentation, patient charting, clinical notes ; electronic-health-records
electronic-health-records ; h ; historia clínica electrónica, historia clínica digital, HCE ; electronic health records, EHR, electronic medical records, EMR ; clinical-records
epic-ehr ; t ; Epic Systems, Epic EHR ; Epic Systems, Epic EHR, Epic EMR, EpicCare ; electronic-health-records
cerner ; t ; Cerner, Oracle Health, Cerner Millennium ; ; electronic-health-records
selene-his ; t ; Selene HCIS, HP HCIS, Selene historia clínica ; ; electronic-health-records
systmone ; t ; SystmOne, EMIS Web ; ; electronic-health-records, primary-care
multidisciplinary-team-care ; h ; equipo multidisciplinar sanitario, comité multidisciplinar, sesiones clínicas ; multidisciplinary team meetings, MDT, interdisciplinary care team ; case-management-health
patient-safety ; h ; seguridad del paciente, notificación de eventos adversos ; patient safety, adverse event reporting ; healthcare-quality
healthcare-quality ; h ; calidad asistencial, acreditación hospitalaria, calidad sanitaria ; healthcare quality, quality of care, Joint Commission standards ; patient-safety, health-services-management
health-services-management ; h ; gestión sanitaria, gestión hospitalaria, administración hospitalaria, gestión de servicios de salud ; healthcare management, hospital administration, health services management, healthcare administration ; healthcare-quality, medical-reception
medical-reception ; h ; admisión de pacientes, recepción de clínica, admisión hospitalaria, gestión de citas médicas ; medical reception, patient registration, patient admission, patient scheduling, clinic reception ; appointment-scheduling, clinical-records
bioethics ; h ; bioética, ética médica, consentimiento informado ; bioethics, medical ethics, informed consent ; patient-safety, hipaa
hipaa ; h ; HIPAA, confidencialidad de datos clínicos ; HIPAA, patient confidentiality, HIPAA compliance ; data-protection, bioethics
medical-expert-reports ; h ; peritaje médico, valoración del daño corporal, informes médico-legales ; medical expert reports, personal injury assessment, independent medical examination ; forensic-medicine
medical-visiting ; h ; visita médica, visitador médico, delegado médico, promoción farmacéutica ; medical sales, pharmaceutical sales, medical representative work, detailing to physicians ; b2b-sales
medical-devices ; h ; productos sanitarios, dispositivos médicos, equipos médicos ; medical devices, medical equipment ; medical-visiting

[medical-procedures]
surgery ; h ; cirugía, cirugía general, procedimientos quirúrgicos ; surgery, general surgery, surgical procedures ; minimally-invasive-surgery, suturing
minor-surgery ; h ; cirugía menor, cirugía menor ambulatoria ; minor surgery, minor surgical procedures ; suturing, surgery
minimally-invasive-surgery ; h ; laparoscopia, cirugía laparoscópica, cirugía mínimamente invasiva ; laparoscopy, laparoscopic surgery, minimally invasive surgery, keyhole surgery ; surgery, robotic-surgery
robotic-surgery ; h ; cirugía robótica, cirugía Da Vinci ; robotic surgery, Da Vinci surgery ; minimally-invasive-surgery
bariatric-surgery ; h ; cirugía bariátrica ; bariatric surgery ; surgery, clinical-nutrition
transplant-coordination ; h ; coordinación de trasplantes, trasplante de órganos ; transplant coordination, organ transplantation ; surgery
surgical-assistance ; h ; ayudantía quirúrgica, asistencia en quirófano, asistencia quirúrgica, asistencia en cirugía, ayuda en cirugía ; surgical assistance, assisting in surgery, first assist ; surgery, operating-theatre-nursing
suturing ; h ; suturas, suturas quirúrgicas, retirada de puntos ; suturing, sutures, suture removal ; minor-surgery, wound-care
airway-management ; h ; manejo de la vía aérea, intubación orotraqueal, intubación endotraqueal ; airway management, endotracheal intubation, intubation ; mechanical-ventilation, advanced-life-support
mechanical-ventilation ; h ; ventilación mecánica, ventilación mecánica no invasiva, manejo de ventiladores ; mechanical ventilation, ventilator management, non-invasive ventilation ; intensive-care, airway-management
ecmo ; h ; ECMO, oxigenación por membrana extracorpórea ; ECMO, extracorporeal membrane oxygenation ; mechanical-ventilation ;
central-line-placement ; h ; vía central, catéter venoso central, PICC, catéter central de inserción periférica ; central line placement, central venous catheter, PICC line, PICC ; iv-therapy, intensive-care
arterial-blood-gas ; h ; gasometría, gasometría arterial ; arterial blood gas, ABG, arterial puncture ; intensive-care, pulmonology
lumbar-puncture ; h ; punción lumbar ; lumbar puncture, spinal tap ; neurology
thoracentesis ; h ; toracocentesis, drenaje torácico, paracentesis ; thoracentesis, chest drain, chest tube insertion, paracentesis ; surgery, pulmonology
sedation ; h ; sedación, sedación consciente ; sedation, conscious sedation ; anaesthesiology
regional-anaesthesia ; h ; anestesia regional, epidural, bloqueos nerviosos, anestesia local ; regional anaesthesia, regional anesthesia, epidural, nerve blocks, local anaesthesia ; anaesthesiology
endoscopy ; h ; endoscopia, endoscopia digestiva, gastroscopia, colonoscopia ; endoscopy, gastroscopy, colonoscopy ; gastroenterology
bronchoscopy ; h ; broncoscopia, fibrobroncoscopia ; bronchoscopy ; pulmonology, endoscopy
biopsy ; h ; biopsia, biopsias, punción aspiración con aguja fina, PAAF ; biopsy, biopsies, fine needle aspiration ; pathology, surgery
cytology-sampling ; h ; toma de citologías, Papanicolaou, cribado de cérvix ; cervical smear, Pap smear, cervical screening ; gynaecology, cytology
joint-infiltration ; h ; infiltraciones articulares, infiltraciones de corticoides ; joint injections, joint infiltration, steroid injections ; rheumatology, pain-management
plaster-casting ; h ; vendajes y escayolas, colocación de yesos, escayolas, inmovilización con férulas ; plaster casting, casting and splinting, cast application ; traumatology
botulinum-toxin ; h ; toxina botulínica, bótox ; botulinum toxin, Botox injections, Botox ; aesthetic-medicine, dermal-fillers
dermal-fillers ; h ; rellenos faciales, ácido hialurónico, rellenos dérmicos ; dermal fillers, hyaluronic acid fillers ; botulinum-toxin
medical-laser ; h ; láser médico, láser dermatológico ; medical laser treatments, laser dermatology ; dermatology, laser-hair-removal
dermoscopy ; h ; dermatoscopia ; dermoscopy, dermatoscopy ; dermatology
echocardiography ; h ; ecocardiografía, ecocardiograma ; echocardiography, echocardiogram, cardiac ultrasound ; cardiology, ultrasound-imaging
electroencephalography ; h ; electroencefalografía, electroencefalograma, neurofisiología clínica, electromiografía ; electroencephalography, EEG, electromyography, EMG, clinical neurophysiology ; neurology
stress-testing ; h ; ergometría, prueba de esfuerzo ; cardiac stress test, treadmill test, exercise stress testing ; cardiology, electrocardiogram
hair-transplant ; h ; trasplante capilar, injerto capilar, técnica FUE ; hair transplant, hair transplantation, FUE technique ; aesthetic-medicine

[medical-imaging]
radiology ; h ; radiología, radiodiagnóstico, imagen para el diagnóstico ; radiology, diagnostic imaging, medical imaging ; x-ray-imaging, ct-scan
x-ray-imaging ; h ; radiografía, rayos X, radiografías, radiología convencional ; X-ray imaging, radiography, X-rays, X-ray ; radiology, radiation-protection
ct-scan ; h ; tomografía computarizada, TAC, tomografía axial computarizada ; CT scan, computed tomography, CT scans, CT imaging ; radiology, mri-scan
mri-scan ; h ; resonancia magnética, RMN, resonancia magnética nuclear ; MRI, magnetic resonance imaging, MRI scans ; radiology, ct-scan
ultrasound-imaging ; h ; ecografía, ecografías, ultrasonografía, ecografía clínica ; ultrasound imaging, sonography, ultrasonography, diagnostic ultrasound, point-of-care ultrasound ; radiology, echocardiography
mammography ; h ; mamografía, mamografías ; mammography, mammograms ; radiology, gynaecology
bone-densitometry ; h ; densitometría ósea ; bone densitometry, DEXA scan, bone density scan ; radiology
interventional-radiology ; h ; radiología intervencionista ; interventional radiology ; radiology
pet-scan ; h ; tomografía por emisión de positrones, PET-TAC ; PET scan, positron emission tomography, PET-CT ; nuclear-medicine
radiotherapy ; h ; radioterapia, oncología radioterápica, dosimetría clínica ; radiotherapy, radiation therapy, radiation oncology, clinical dosimetry ; oncology, radiation-protection
radiation-protection ; h ; protección radiológica, dosímetro ; radiation protection, radiation safety ; x-ray-imaging, radiotherapy
pacs-imaging ; t ; PACS radiología, DICOM, RIS PACS ; PACS, DICOM, RIS/PACS ; radiology

[clinical-laboratory]
clinical-laboratory ; h ; laboratorio clínico, análisis clínicos, laboratorio de análisis clínicos ; clinical laboratory, medical laboratory, clinical lab, clinical analysis ; haematology, clinical-biochemistry
clinical-biochemistry ; h ; bioquímica clínica ; clinical biochemistry, clinical chemistry ; clinical-laboratory
clinical-microbiology ; h ; microbiología clínica, cultivos microbiológicos, antibiograma ; clinical microbiology, microbiological cultures, antibiogram, antibiotic susceptibility testing ; infectious-diseases, clinical-laboratory
parasitology ; h ; parasitología ; parasitology ; clinical-microbiology
urinalysis ; h ; análisis de orina, uroanálisis, sedimento urinario ; urinalysis, urine analysis ; clinical-laboratory
blood-count ; h ; hemograma, frotis sanguíneo, coagulación sanguínea ; blood count, CBC, blood smear, coagulation testing ; haematology, clinical-laboratory
immunohaematology ; h ; inmunohematología, banco de sangre, grupo sanguíneo y Rh ; immunohaematology, blood bank, blood banking, blood typing ; blood-transfusion
pathology ; h ; anatomía patológica, patología médica ; pathology, anatomical pathology, histopathology ; biopsy, histology
histology ; h ; histología, cortes histológicos, microtomo, tinción hematoxilina-eosina ; histology, tissue sectioning, microtomy, H&E staining ; pathology ; cytology
immunohistochemistry ; h ; inmunohistoquímica ; immunohistochemistry, IHC ; histology, pathology
cytology ; h ; citología, citodiagnóstico ; cytology, cytopathology ; pathology, cytology-sampling ; histology
autopsy ; h ; autopsias, autopsia clínica, necropsias humanas ; autopsy, autopsies, post-mortem examination ; forensic-medicine, pathology
rapid-diagnostic-tests ; h ; pruebas rápidas de diagnóstico, test de antígenos, pruebas de antígenos ; rapid diagnostic tests, antigen testing, COVID-19 testing, point-of-care testing ; clinical-laboratory
`);
