/** Hospitals, clinics and pharmacies. */
export const healthSamples = `
@ nurse-madrid-urgencias | Enfermera o enfermero de urgencias | Clínica Ribalta | Madrid | ES | es | 2
= Ampliamos el equipo de urgencias de nuestra clínica del centro, con unas 120 visitas al día.
- Triaje y clasificación de pacientes; administración de medicación y cuidado de heridas; registro de cada intervención en la historia clínica electrónica
! Grado en Enfermería y colegiación; 2 años de experiencia en urgencias; soporte vital avanzado
+ Inglés B1; experiencia en pediatría
@ nurse-sevilla-primaria | Enfermera/o de atención primaria | Centro de Salud Los Olmos | Sevilla | ES | es | 9
= Plaza estable en consulta de adultos, de lunes a viernes por la mañana.
- Seguimiento de pacientes crónicos con diabetes e hipertensión; vacunación; educación para la salud en grupos pequeños
! Grado en Enfermería; experiencia en atención primaria; manejo de historia clínica electrónica
+ Formación en curas complejas; carné de conducir B para visitas a domicilio
@ nurse-london-ward | Staff Nurse, Acute Medical Ward | Harrowfield Hospital | London | GB | en | 4
= A friendly 28-bed ward is looking for a nurse who stays calm when the day does not go to plan.
- Assess, plan and deliver patient care; give medicines and monitor vital signs; hand over clearly at the end of each shift
! NMC registration; degree in Nursing; teamwork and clear communication
+ IV therapy training; experience of mentoring students
@ nurse-dublin-homecare | Community Nurse | Liffey Home Care | Dublin | IE | en | 15
= You visit older people in their own homes across the north of the city.
- Wound care and medication reviews; patient education for families; keep records up to date on a tablet
! Registered nurse with NMBI; driving licence; 1 year of experience in the community
+ Palliative care training; Spanish or Polish
@ nurse-bogota-uci | Enfermera jefe de cuidados intensivos | Hospital San Telmo de la Sabana | Bogotá | CO | es | 6
= Buscamos a quien coordine el turno de noche de una unidad de doce camas.
- Cuidado del paciente crítico y ventilación mecánica; coordinación de auxiliares; control de infecciones
! Título profesional en Enfermería; 3 años de experiencia en cuidados intensivos; soporte vital avanzado vigente
+ Especialización en cuidado crítico; inglés básico
@ assistant-valencia-noche | Auxiliar de enfermería, turno de noche | Residencia Vista Azahar | Valencia | ES | es | 3
= Residencia familiar de 60 plazas. Contrato indefinido y cuadrante fijo.
- Higiene y movilización de las personas residentes; control de constantes; acompañamiento nocturno
! Título de Técnico en Cuidados Auxiliares de Enfermería; empatía; trabajo en equipo
+ Experiencia con personas con demencia; manejo de grúa
@ assistant-cdmx-domicilio | Auxiliar de enfermería a domicilio | Cuidados Nopal | Ciudad de México | MX | es | 11
= Atendemos en casa a personas recién operadas y a mayores que viven solos.
- Apoyo en higiene y alimentación; administración de medicación indicada; reporte diario a la familia
! Carrera técnica en enfermería; 1 año de experiencia; primeros auxilios
+ Curso de geriatría; disponibilidad de fin de semana
@ assistant-manchester-care | Healthcare Assistant | Oakbridge Care Homes | Manchester | GB | en | 7
= No two days are the same in our dementia unit, and you will never work a shift alone.
- Help residents wash, dress and eat; take observations; write short notes after every visit
! Patience and empathy; good spoken English; willingness to work weekends
+ NVQ level 2 in Health and Social Care; dementia care experience
@ assistant-cork-hospital | Nursing Assistant, Surgical Unit | Lee Valley Hospital | Cork | IE | en | 18
= Support our nurses before and after operations.
- Prepare patients for theatre; infection control and stock of supplies; move patients safely
! QQI level 5 healthcare support; manual handling certificate; teamwork
+ Experience in a surgical ward
@ assistant-santiago-clinica | Técnica o técnico en enfermería (TENS) | Clínica Cerro Claro | Santiago de Chile | CL | es | 5
= Sumamos dos personas al pabellón de hospitalización médico quirúrgica.
- Control de signos vitales; toma de muestras; registro en ficha clínica electrónica
! Título de TENS con registro en la Superintendencia de Salud; 1 año de experiencia hospitalaria
+ Curso de infecciones asociadas a la atención en salud
@ physio-barcelona-deporte | Fisioterapeuta deportivo | Centro Muévete | Barcelona | ES | es | 8
= Trabajarás con corredores y con un club de baloncesto de categoría júnior.
- Valoración y tratamiento de lesiones; terapia manual y ejercicio terapéutico; planes de readaptación
! Grado en Fisioterapia y colegiación; 2 años de experiencia; terapia manual
+ Catalán; formación en punción seca
@ physio-bilbao-neuro | Fisioterapeuta neurológica/o | Fundación Abra | Bilbao | ES | es | 20
= Unidad de daño cerebral con un equipo de terapia ocupacional y logopedia.
- Rehabilitación neurológica de personas adultas; valoración funcional; trabajo con familias
! Grado en Fisioterapia; formación en rehabilitación neurológica; trabajo en equipo
+ Euskera; concepto Bobath
@ physio-sydney-clinic | Physiotherapist | Bondi Junction Movement Clinic | Sydney | AU | en | 10
= Private practice with generous appointment times and weekly case reviews.
- Musculoskeletal assessment; manual therapy and exercise prescription; clear notes and letters to doctors
! AHPRA registration; degree in Physiotherapy; communication skills
+ Pilates training; interest in running injuries
@ physio-edinburgh-hospital | Band 6 Physiotherapist, Respiratory | Calton Royal Infirmary | Edinburgh | GB | en | 13
= Rotate between intensive care and the respiratory wards.
- Treat patients with acute and chronic breathing problems; supervise junior staff; plan safe discharge
! HCPC registration; 2 years of experience; on-call competence
+ Interest in research
@ physio-lima-rehab | Licenciada/o en terapia física | Centro Kallpa | Lima | PE | es | 25
= Atención de mañana en consultorio con pacientes de traumatología.
- Evaluación fisioterapéutica; ejercicio terapéutico y electroterapia; seguimiento de la evolución
! Título de terapia física y colegiatura; 1 año de experiencia; atención al paciente
+ Quechua; curso de vendaje neuromuscular
@ pharmacist-zaragoza | Farmacéutica/o adjunta/o | Farmacia Portal del Ebro | Zaragoza | ES | es | 12
= Farmacia de barrio con laboratorio propio y horario de 8 a 20 en turnos.
- Dispensación y consejo farmacéutico; seguimiento farmacoterapéutico; pedidos y control de caducidades
! Grado en Farmacia y colegiación; atención al cliente; receta electrónica
+ Dermofarmacia; formulación magistral
@ pharmacist-guadalajara-mx | Químico farmacobiólogo responsable | Boticas Tapatías | Guadalajara | MX | es | 17
= Responsable sanitario para dos sucursales del poniente.
- Supervisión de medicamentos controlados; capacitación del personal de mostrador; control de inventario
! Licenciatura QFB con cédula; 2 años de experiencia; conocimiento de la normativa COFEPRIS
+ Inglés intermedio
@ pharmacist-toronto | Community Pharmacist | Maple & Main Pharmacy | Toronto | CA | en | 3
= Independent pharmacy with a loyal neighbourhood and no night shifts.
- Dispense prescriptions and check interactions; give vaccinations; counsel patients
! Licensed with the Ontario College of Pharmacists; degree in Pharmacy; customer service
+ Spanish or Portuguese; smoking cessation training
@ pharmacist-dublin | Support Pharmacist | Greenhill Pharmacy Group | Dublin | IE | en | 30
= Cover three branches on the south side on a fixed rota.
- Dispensing and medication reviews; advise customers; support the pharmacy technicians
! PSI registration; attention to detail; full driving licence
+ Vaccination training
@ pharmacist-buenosaires | Farmacéutica/o de hospital | Sanatorio Plaza Mitre | Buenos Aires | AR | es | 21
= Área de farmacia con dosis unitaria y preparación de citostáticos.
- Validación de prescripciones; preparación de mezclas intravenosas; control de stock
! Título de farmacéutico con matrícula; experiencia en farmacia hospitalaria
+ Residencia completa; inglés técnico
`;
