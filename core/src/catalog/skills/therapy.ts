import { readSkills } from './skill';

export const therapySkills = readSkills(`
[pharmacy]
pharmacy ; h ; oficina de farmacia, atención farmacéutica, farmacia comunitaria ; pharmacy, pharmaceutical care, community pharmacy, retail pharmacy ; medication-dispensing, pharmaceutical-advice
medication-dispensing ; h ; dispensación de medicamentos, dispensación de fármacos, dispensación farmacéutica ; medication dispensing, dispensing medication, dispensing prescriptions, prescription filling ; pharmacy, prescription-verification
prescription-verification ; h ; validación de recetas, validación farmacéutica, control de recetas ; prescription verification, prescription checking, order verification pharmacy ; medication-dispensing
pharmaceutical-advice ; h ; consejo farmacéutico, indicación farmacéutica, asesoramiento farmacéutico ; pharmaceutical advice, patient counselling in pharmacy, OTC advice ; pharmacy, medication-dispensing
compounding ; h ; formulación magistral, fórmulas magistrales, preparados farmacéuticos, elaboración de fórmulas magistrales ; drug compounding, pharmaceutical compounding, magistral formulas ; pharmacy
hospital-pharmacy ; h ; farmacia hospitalaria, servicio de farmacia hospitalaria ; hospital pharmacy, clinical pharmacy, inpatient pharmacy ; unit-dose-dispensing, pharmacology
unit-dose-dispensing ; h ; dosis unitaria, unidosis, sistemas personalizados de dosificación, SPD ; unit dose dispensing, blister packing, dosette boxes ; hospital-pharmacy
pharmacology ; h ; farmacología ; pharmacology ; pharmacokinetics, prescribing
pharmacokinetics ; h ; farmacocinética ; pharmacokinetics ; pharmacology
drug-interactions ; h ; interacciones medicamentosas, conciliación de la medicación, revisión de la medicación ; drug interactions, medication reconciliation, medication review ; pharmacology
controlled-substances ; h ; control de estupefacientes, sustancias controladas, medicamentos controlados, psicotrópicos ; controlled substances, controlled drugs ; medication-dispensing
dermocosmetics ; h ; dermofarmacia, dermocosmética ; dermocosmetics, cosmetic pharmacy ; pharmacy, cosmetics-advice
parapharmacy ; h ; parafarmacia ; parapharmacy, over-the-counter products ; pharmacy
pharmacy-stock ; h ; gestión de stock de farmacia, control de caducidades de medicamentos ; pharmacy stock control, pharmacy inventory ; pharmacy
farmatic ; t ; Farmatic, Nixfarma, Unycop ; ; pharmacy

[physiotherapy]
physiotherapy ; h ; fisioterapia, kinesiología, fisiatría, kinesioterapia, rehabilitación física ; physiotherapy, physical therapy, physical rehabilitation ; manual-therapy, therapeutic-exercise ; psychotherapy
manual-therapy ; h ; terapia manual, movilización articular, manipulación articular ; manual therapy, joint mobilisation, joint mobilization ; physiotherapy, osteopathy
therapeutic-exercise ; h ; ejercicio terapéutico, ejercicios de rehabilitación ; therapeutic exercise, rehabilitation exercises, exercise prescription ; physiotherapy
sports-physiotherapy ; h ; fisioterapia deportiva, readaptación deportiva, recuperación de lesiones deportivas, rehabilitación deportiva ; sports physiotherapy, sports rehabilitation, sports injury rehabilitation ; sports-medicine, physiotherapy
neurorehabilitation ; h ; neurorrehabilitación, rehabilitación neurológica, fisioterapia neurológica, concepto Bobath ; neurorehabilitation, neurological rehabilitation, neurological physiotherapy, Bobath concept ; physiotherapy, neurology
respiratory-physiotherapy ; h ; fisioterapia respiratoria, terapia respiratoria ; respiratory physiotherapy, chest physiotherapy, respiratory therapy ; physiotherapy, pulmonology
pelvic-floor-therapy ; h ; suelo pélvico, fisioterapia de suelo pélvico, gimnasia abdominal hipopresiva, hipopresivos ; pelvic floor therapy, pelvic floor physiotherapy, hypopressives ; physiotherapy, gynaecology
paediatric-physiotherapy ; h ; fisioterapia pediátrica, fisioterapia infantil ; paediatric physiotherapy, pediatric physical therapy ; physiotherapy, early-intervention
geriatric-physiotherapy ; h ; fisioterapia geriátrica ; geriatric physiotherapy, geriatric physical therapy ; physiotherapy, elderly-care
electrotherapy ; h ; electroterapia, terapia TENS, ultrasonidos terapéuticos, magnetoterapia, diatermia ; electrotherapy, TENS therapy, therapeutic ultrasound, diathermy ; physiotherapy
hydrotherapy ; h ; hidroterapia, balneoterapia ; hydrotherapy, aquatic therapy, balneotherapy ; physiotherapy, spa-treatments
dry-needling ; h ; punción seca ; dry needling ; physiotherapy, acupuncture
kinesio-taping ; h ; kinesiotaping, vendaje neuromuscular, vendaje funcional ; kinesio taping, kinesiology taping, sports taping ; sports-physiotherapy
osteopathy ; h ; osteopatía ; osteopathy ; manual-therapy, chiropractic
chiropractic ; h ; quiropráctica, quiropraxia ; chiropractic, chiropractic adjustment ; osteopathy
lymphatic-drainage ; h ; drenaje linfático manual, drenaje linfático ; lymphatic drainage, manual lymphatic drainage ; massage, physiotherapy
gait-training ; h ; reeducación de la marcha, reeducación postural global, higiene postural ; gait training, postural re-education, posture correction ; physiotherapy
shock-wave-therapy ; h ; ondas de choque, terapia por ondas de choque ; shock wave therapy, shockwave therapy ; electrotherapy
biomechanical-assessment ; h ; estudio biomecánico de la pisada, valoración funcional, valoración biomecánica ; biomechanical assessment, gait analysis, functional assessment ; podiatry, physiotherapy

[occupational-and-speech-therapy]
occupational-therapy ; h ; terapia ocupacional ; occupational therapy ; daily-living-activities, sensory-integration
daily-living-activities ; h ; actividades de la vida diaria, entrenamiento en AVD ; activities of daily living, ADL, ADLs ; occupational-therapy, personal-care-assistance
sensory-integration ; h ; integración sensorial, estimulación multisensorial, sala Snoezelen ; sensory integration, multisensory stimulation, Snoezelen ; occupational-therapy, early-intervention
cognitive-stimulation ; h ; estimulación cognitiva, talleres de memoria, rehabilitación cognitiva ; cognitive stimulation, memory workshops, cognitive rehabilitation ; dementia-care, neuropsychology
psychomotricity ; h ; psicomotricidad, educación psicomotriz ; psychomotricity, psychomotor therapy ; early-intervention, early-childhood-education
early-intervention ; h ; atención temprana, estimulación temprana, intervención temprana ; early intervention, early stimulation ; special-education, paediatric-physiotherapy
orthotics-and-prosthetics ; h ; ortoprotésica, ortesis y prótesis, ortopedia técnica, adaptación de prótesis ; orthotics and prosthetics, orthotics, prosthetics fitting ; podiatry ; dental-prosthetics
home-adaptation ; h ; productos de apoyo, adaptación del hogar, ayudas técnicas para dependientes ; assistive products, home adaptations for disability, assistive devices ; occupational-therapy
speech-therapy ; h ; logopedia, fonoaudiología, terapia del lenguaje, terapia de lenguaje, foniatría ; speech therapy, speech and language therapy, speech-language pathology ; language-disorders, voice-therapy
language-disorders ; h ; trastornos del lenguaje, dislalia, tartamudez, trastorno específico del lenguaje, afasia ; language disorders, speech disorders, stuttering, aphasia ; speech-therapy, dyslexia-support
voice-therapy ; h ; terapia de la voz, rehabilitación vocal, disfonía ; voice therapy, vocal rehabilitation ; speech-therapy, vocal-technique
myofunctional-therapy ; h ; terapia miofuncional, terapia orofacial ; myofunctional therapy, orofacial therapy ; speech-therapy
augmentative-communication ; h ; sistemas aumentativos y alternativos de comunicación, SAAC, comunicación aumentativa, pictogramas ARASAAC ; augmentative and alternative communication, AAC, PECS ; speech-therapy, autism-support
audiology ; h ; audiología, audiometría, audioprótesis, adaptación de audífonos, audiometrías ; audiology, audiometry, hearing tests, hearing aid fitting ; otolaryngology
music-therapy ; h ; musicoterapia ; music therapy ; occupational-therapy
art-therapy ; h ; arteterapia, terapia artística ; art therapy ; psychotherapy
animal-assisted-therapy ; h ; terapia asistida con animales, intervenciones asistidas con perros, equinoterapia, hipoterapia ; animal-assisted therapy, equine therapy, hippotherapy ; occupational-therapy
reiki ; h ; reiki, terapia reiki ; reiki, reiki healing ; naturopathy
reflexology ; h ; reflexología podal, reflexología ; reflexology, foot reflexology ; massage

[psychology]
clinical-psychology ; h ; psicología clínica, psicología sanitaria, psicología general sanitaria ; clinical psychology, health psychology ; psychotherapy, psychological-assessment
psychotherapy ; h ; psicoterapia, terapia psicológica, terapia individual, terapia de adultos ; psychotherapy, psychological therapy, individual therapy, talking therapy ; clinical-psychology, cognitive-behavioural-therapy ; physiotherapy
cognitive-behavioural-therapy ; h ; terapia cognitivo-conductual, TCC ; cognitive behavioural therapy, cognitive behavioral therapy, CBT ; psychotherapy
acceptance-commitment-therapy ; h ; terapia de aceptación y compromiso, terapias contextuales, terapias de tercera generación ; acceptance and commitment therapy, third-wave therapies ; psychotherapy
dialectical-behaviour-therapy ; h ; terapia dialéctico-conductual, terapia dialéctica conductual ; dialectical behaviour therapy, dialectical behavior therapy, DBT therapy ; psychotherapy
psychoanalysis ; h ; psicoanálisis, terapia psicodinámica ; psychoanalysis, psychodynamic therapy ; psychotherapy
systemic-therapy ; h ; terapia sistémica, terapia familiar ; systemic therapy, family therapy ; couples-therapy, psychotherapy
couples-therapy ; h ; terapia de pareja ; couples therapy, marriage counselling, marriage counseling ; systemic-therapy, sexology
gestalt-therapy ; h ; terapia Gestalt, terapia humanista ; Gestalt therapy, humanistic therapy ; psychotherapy
emdr ; h ; EMDR, terapia EMDR ; EMDR, EMDR therapy ; trauma-therapy
trauma-therapy ; h ; tratamiento del trauma psicológico, terapia del trauma, estrés postraumático ; trauma therapy, PTSD treatment, trauma-informed care ; emdr, psychotherapy
group-therapy ; h ; terapia grupal, terapia de grupo, grupos terapéuticos ; group therapy, support groups facilitation ; psychotherapy
child-psychology ; h ; psicología infantil, psicología infantojuvenil, psicoterapia infantil, terapia infantil ; child psychology, child and adolescent psychology, play therapy ; psychotherapy, educational-psychology
psychological-assessment ; h ; evaluación psicológica, psicodiagnóstico, aplicación de test psicológicos, pruebas psicológicas ; psychological assessment, psychological testing, psychological evaluation, psychodiagnostics ; wisc-wais, psychometrics
wisc-wais ; t ; WISC-V, WAIS, escalas Wechsler, MMPI ; WISC, WAIS-IV, Wechsler scales, MMPI-2 ; psychological-assessment
psychometrics ; h ; psicometría, psicotécnicos, pruebas psicométricas, test psicométricos ; psychometrics, psychometric testing, psychometric tests ; psychological-assessment, candidate-assessment
neuropsychology ; h ; neuropsicología, evaluación neuropsicológica ; neuropsychology, neuropsychological assessment ; cognitive-stimulation, neurology
psychological-support ; h ; apoyo psicológico, atención psicológica, acompañamiento psicológico, orientación psicológica ; psychological support, psychological counselling, emotional support therapy ; psychotherapy, counselling
counselling ; h ; counselling, consejería psicológica, consejería ; counselling, counseling, mental health counselling, mental health counseling ; psychological-support
psychological-first-aid ; h ; primeros auxilios psicológicos, intervención en crisis, psicología de emergencias ; psychological first aid, crisis intervention, crisis counselling ; psychological-support, suicide-prevention
suicide-prevention ; h ; prevención del suicidio, conducta suicida ; suicide prevention, suicide risk assessment ; psychological-first-aid
educational-psychology ; h ; psicología educativa, psicopedagogía, orientación psicopedagógica ; educational psychology, psychopedagogy, school psychology ; special-education, psychopedagogical-assessment
organisational-psychology ; h ; psicología organizacional, psicología del trabajo, psicología laboral ; organisational psychology, organizational psychology, industrial psychology, occupational psychology ; organisational-development, candidate-assessment
sports-psychology ; h ; psicología deportiva, psicología del deporte ; sports psychology, sport psychology ; psychotherapy
forensic-psychology ; h ; psicología forense, psicología jurídica, peritaje psicológico ; forensic psychology, legal psychology ; psychological-assessment, criminology
social-psychology ; h ; psicología social, psicología comunitaria ; social psychology, community psychology ; community-development
addiction-counselling ; h ; terapia de adicciones, orientación en adicciones, deshabituación ; addiction counselling, addiction counseling, substance abuse counselling, substance abuse counseling ; addiction-medicine
eating-disorders ; h ; trastornos de la conducta alimentaria, TCA ; eating disorders treatment, eating disorders ; psychotherapy, clinical-nutrition
anxiety-management ; h ; tratamiento de la ansiedad, técnicas de relajación, manejo de la ansiedad ; anxiety treatment, relaxation techniques, anxiety management ; mindfulness, cognitive-behavioural-therapy
mindfulness ; h ; mindfulness, atención plena, meditación guiada ; mindfulness, guided meditation, MBSR ; anxiety-management, yoga-teaching
sexology ; h ; sexología, terapia sexual, educación sexual ; sexology, sex therapy, sex education ; couples-therapy
behaviour-modification ; h ; modificación de conducta, análisis funcional de la conducta, análisis conductual aplicado ; behaviour modification, behavior modification, applied behavior analysis, applied behaviour analysis ; autism-support, psychotherapy
hypnotherapy ; h ; hipnosis clínica, hipnoterapia ; hypnotherapy, clinical hypnosis ; psychotherapy
motivational-interviewing ; h ; entrevista motivacional ; motivational interviewing ; addiction-counselling, counselling

[dentistry]
dentistry ; h ; odontología, odontología general, odontología conservadora, estomatología ; dentistry, general dentistry, dental care ; dental-fillings, dental-hygiene
dental-hygiene ; h ; higiene bucodental, higiene dental, limpieza dental, profilaxis dental, tartrectomía, limpiezas dentales ; dental hygiene, teeth cleaning, dental prophylaxis, scaling and polishing, scale and polish ; dentistry, periodontics
dental-assisting ; h ; auxiliar de odontología, asistencia dental, asistente dental, técnica a cuatro manos ; dental assisting, chairside assistance, four-handed dentistry, dental nursing ; dentistry, instrument-sterilisation
dental-fillings ; h ; obturaciones dentales, empastes, operatoria dental, reconstrucciones dentales ; dental fillings, restorative dentistry, operative dentistry ; dentistry
endodontics ; h ; endodoncia, endodoncias, tratamiento de conductos ; endodontics, root canal treatment, root canals ; dentistry ; orthodontics
orthodontics ; h ; ortodoncia, brackets dentales, ortodoncia invisible ; orthodontics, dental braces, clear aligners ; dentistry, invisalign ; endodontics, traumatology
invisalign ; t ; Invisalign ; ; orthodontics
periodontics ; h ; periodoncia, curetajes dentales, raspado y alisado radicular ; periodontics, periodontology, root planing ; dental-hygiene
dental-implants ; h ; implantología dental, implantes dentales, implantología ; dental implants, implantology, implant dentistry ; oral-surgery, dental-prosthetics
oral-surgery ; h ; cirugía oral, exodoncia, extracciones dentales, cirugía maxilofacial, exodoncias ; oral surgery, tooth extraction, dental extractions, maxillofacial surgery ; dental-implants ; phlebotomy
dental-prosthetics ; h ; prótesis dental, prótesis dentales, prostodoncia, coronas y puentes, laboratorio dental ; dental prosthetics, prosthodontics, crowns and bridges, dentures, dental laboratory ; dental-impressions, dental-cad-cam ; orthotics-and-prosthetics
dental-cad-cam ; h ; CAD/CAM dental, escáner intraoral, odontología digital ; dental CAD/CAM, intraoral scanning, digital dentistry, CEREC ; dental-prosthetics
dental-impressions ; h ; toma de impresiones dentales, impresiones dentales, vaciado de modelos ; dental impressions, dental moulds ; dental-prosthetics
paediatric-dentistry ; h ; odontopediatría, odontología infantil ; paediatric dentistry, pediatric dentistry ; dentistry, paediatrics
cosmetic-dentistry ; h ; estética dental, odontología estética, carillas dentales, blanqueamiento dental, blanqueamientos dentales, blanqueamientos ; cosmetic dentistry, dental veneers, teeth whitening, tooth whitening ; dentistry
dental-radiology ; h ; radiología dental, ortopantomografía, radiografías dentales, CBCT, radiografía dental, radiografías intraorales, radiografía intraoral ; dental radiology, dental X-rays, panoramic X-ray, CBCT, intraoral X-rays ; dentistry, radiology
dental-treatment-sales ; h ; presentación de presupuestos dentales, asesoría de clínica dental ; dental treatment coordination, dental treatment plan presentation ; dentistry, consultative-selling
gesden ; t ; Gesden, Dentrix, Dentalink ; ; dentistry

[optics-nutrition-podiatry]
optometry ; h ; optometría, graduación de la vista, examen visual, óptica y optometría ; optometry, eye tests, eye exams, sight testing ; contact-lens-fitting, ophthalmology
contact-lens-fitting ; h ; contactología, adaptación de lentes de contacto, adaptación de lentillas ; contact lens fitting, contactology ; optometry
optical-dispensing ; h ; montaje de gafas, taller de óptica, adaptación de gafas, venta de gafas ; optical dispensing, eyewear dispensing, spectacle fitting ; optometry
vision-therapy ; h ; terapia visual ; vision therapy ; optometry
clinical-nutrition ; h ; nutrición clínica, dietoterapia, nutrición hospitalaria ; clinical nutrition, medical nutrition therapy, diet therapy ; dietetics, enteral-feeding
dietetics ; h ; dietética, nutrición y dietética, elaboración de dietas, planes nutricionales, asesoramiento nutricional ; dietetics, nutrition counselling, diet planning, nutrition plans, nutritional advice ; clinical-nutrition, body-composition
sports-nutrition ; h ; nutrición deportiva, suplementación deportiva ; sports nutrition, sports supplementation ; dietetics, personal-training
child-nutrition ; h ; nutrición infantil, alimentación infantil, nutrición pediátrica ; child nutrition, paediatric nutrition, infant feeding ; dietetics, paediatrics
body-composition ; h ; antropometría, composición corporal, bioimpedancia, ISAK ; body composition, anthropometry, bioimpedance, body composition analysis ; dietetics
institutional-menus ; h ; elaboración de menús escolares, menús para colectividades, planificación de menús ; menu planning for institutions, school meal planning, menu planning ; dietetics, institutional-catering
podiatry ; h ; podología, quiropodia, plantillas ortopédicas ; podiatry, chiropody, foot care ; biomechanical-assessment
`);
