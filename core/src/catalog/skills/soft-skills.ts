import { readSkills } from './skill';

export const softSkills = readSkills(`
[communication]
communication ; s ; comunicación, habilidades comunicativas, habilidades de comunicación, comunicación efectiva, capacidad de comunicación, buena comunicación, dotes de comunicación ; communication, communication skills, effective communication, strong communication skills, good communication skills, excellent communication skills ; verbal-communication, active-listening
verbal-communication ; s ; comunicación oral, comunicación verbal, expresión oral, fluidez verbal, facilidad de palabra ; verbal communication, oral communication, spoken communication, verbal communication skills ; communication, public-speaking
written-communication ; s ; comunicación escrita, expresión escrita, redacción, buena redacción, capacidad de redacción, habilidades de redacción ; written communication, writing skills, written communication skills, strong writing skills ; communication, spelling-and-grammar
public-speaking ; s ; hablar en público, oratoria, comunicación en público, exposición en público ; public speaking, speaking in public, oratory ; presentation-skills, communication
presentation-skills ; s ; habilidades de presentación, capacidad de presentación, presentaciones eficaces, dotes de presentación ; presentation skills, delivering presentations, giving presentations ; public-speaking, executive-presentations
active-listening ; s ; escucha activa, capacidad de escucha ; active listening, listening skills, good listener ; empathy, communication
assertiveness ; s ; asertividad, comunicación asertiva ; assertiveness, assertive communication ; communication, conflict-resolution
persuasion ; s ; persuasión, capacidad de persuasión, capacidad de convicción, poder de convencimiento ; persuasion, persuasiveness, influencing skills, influencing, persuasive communication ; negotiation, communication
negotiation ; s ; negociación, habilidades de negociación, capacidad de negociación, capacidad negociadora ; negotiation, negotiation skills, negotiating, negotiating skills ; persuasion, conflict-resolution
intercultural-communication ; s ; comunicación intercultural, sensibilidad intercultural, competencia intercultural, adaptación multicultural ; intercultural communication, cross-cultural communication, cultural awareness, cultural sensitivity, cultural competence ; communication, diversity-awareness
giving-feedback ; s ; dar y recibir feedback, retroalimentación constructiva, feedback constructivo ; giving feedback, constructive feedback, giving and receiving feedback ; communication, mentoring
nonverbal-communication ; s ; comunicación no verbal, lenguaje corporal ; non-verbal communication, body language ; communication
diplomacy-soft ; s ; diplomacia en el trato, mano izquierda, tacto y diplomacia ; tact and diplomacy, tactfulness, tact, diplomatic skills ; discretion, interpersonal-skills
stakeholder-communication ; s ; comunicación con stakeholders, comunicación con la dirección, interlocución con distintos niveles ; stakeholder communication, communicating with senior management, communicating at all levels ; communication, stakeholder-management
simplifying-complexity ; s ; capacidad de síntesis, capacidad didáctica, explicar con claridad, poder de síntesis ; explaining complex ideas simply, clear communication, ability to synthesise ; communication

[teamwork]
teamwork ; s ; trabajo en equipo, trabajar en equipo, capacidad de trabajo en equipo, espíritu de equipo, colaboración en equipo ; teamwork, team work, working in a team, team player, team spirit, teamworking ; collaboration, interpersonal-skills
collaboration ; s ; trabajo colaborativo, espíritu colaborativo, capacidad de colaboración, actitud colaborativa ; collaboration, collaborative work, collaborative attitude, working collaboratively ; teamwork, cross-functional-work
cross-functional-work ; s ; trabajo interdisciplinar, equipos multidisciplinares, trabajo transversal, trabajo multidisciplinar ; cross-functional teamwork, multidisciplinary teams, cross-functional teams, cross-functional collaboration, interdisciplinary work ; teamwork, collaboration
interpersonal-skills ; s ; habilidades interpersonales, relaciones interpersonales, don de gentes, habilidades sociales, facilidad de trato, trato cordial ; interpersonal skills, people skills, social skills, relationship skills ; empathy, communication
empathy ; s ; empatía, capacidad empática, trato empático ; empathy, empathic, empathetic, compassion ; active-listening, emotional-intelligence
emotional-intelligence ; s ; inteligencia emocional, gestión emocional, gestión de las emociones ; emotional intelligence, emotional awareness ; self-control, empathy
conflict-resolution ; s ; resolución de conflictos, gestión de conflictos, manejo de conflictos, mediación en conflictos ; conflict resolution, conflict management, resolving conflicts, handling conflict ; negotiation, assertiveness
relationship-building ; s ; construcción de relaciones, generación de confianza, capacidad de relación, establecimiento de relaciones ; relationship building, building relationships, rapport building, building rapport, building trust ; interpersonal-skills, professional-networking
professional-networking ; s ; creación de redes de contactos, capacidad de networking, red de contactos ; professional networking, networking skills, building networks ; relationship-building ; networking
diversity-awareness ; s ; respeto a la diversidad, actitud inclusiva, sensibilidad hacia la diversidad ; respect for diversity, inclusive attitude, diversity awareness, inclusiveness ; intercultural-communication
companionship-at-work ; s ; compañerismo, solidaridad con los compañeros ; camaraderie, supportive colleague, supportiveness ; teamwork
patience ; s ; paciencia, trato paciente ; patience, being patient with people ; empathy, self-control
kindness ; s ; amabilidad, trato amable, simpatía, cordialidad, calidez humana, trato humano ; kindness, friendliness, friendly manner, warm personality, approachability ; interpersonal-skills, service-vocation
sense-of-humour ; s ; sentido del humor, buen humor ; sense of humour, sense of humor, good humour ; positive-attitude

[leadership]
leadership ; s ; liderazgo, capacidad de liderazgo, liderazgo de equipos, dotes de mando, habilidades de liderazgo, don de mando ; leadership, leadership skills, team leadership, leading teams, leading a team ; team-motivation, decision-making
team-motivation ; s ; motivación de equipos, motivar equipos, capacidad de motivación, motivación de personas ; team motivation, motivating others, motivating teams, motivational skills ; leadership, mentoring
delegation ; s ; delegación de tareas, capacidad de delegar, delegar responsabilidades ; delegation, delegating, delegating tasks ; leadership, prioritisation
mentoring ; s ; mentoría, mentoring, acompañamiento y desarrollo de personas, tutelaje de compañeros, mentoricé, mentorizar ; mentoring, mentorship, coaching others, developing others, mentored ; leadership, giving-feedback
decision-making ; s ; toma de decisiones, capacidad de decisión, capacidad de toma de decisiones ; decision making, decision-making skills, making decisions ; leadership, problem-solving
strategic-thinking ; s ; pensamiento estratégico, visión estratégica, mentalidad estratégica ; strategic thinking, strategic vision, strategic mindset ; strategic-planning, business-acumen
business-acumen ; s ; visión de negocio, orientación al negocio, visión comercial, perspicacia empresarial ; business acumen, commercial awareness, business sense, commercial acumen ; strategic-thinking
entrepreneurship ; s ; espíritu emprendedor, mentalidad emprendedora, actitud emprendedora, capacidad emprendedora ; entrepreneurship, entrepreneurial spirit, entrepreneurial mindset, entrepreneurial ; initiative, start-up-management
vision ; s ; visión global, visión de conjunto, visión holística ; big-picture thinking, seeing the big picture, global vision ; strategic-thinking
servant-leadership ; s ; liderazgo servicial, liderazgo participativo, liderazgo inclusivo ; servant leadership, participative leadership, inclusive leadership ; leadership

[thinking]
problem-solving ; s ; resolución de problemas, solución de problemas, capacidad de resolución, resolución de incidencias y problemas, capacidad resolutiva, resolutivo, resolutiva ; problem solving, problem-solving skills, solving problems, problem solver, problem resolution ; analytical-thinking, decision-making
analytical-thinking ; s ; pensamiento analítico, capacidad analítica, capacidad de análisis, mentalidad analítica, habilidades analíticas, análisis y síntesis ; analytical thinking, analytical skills, analytical mindset, analytical ability, strong analytical skills ; critical-thinking, problem-solving
critical-thinking ; s ; pensamiento crítico, espíritu crítico, razonamiento crítico ; critical thinking, critical thinking skills, critical reasoning ; analytical-thinking
logical-reasoning ; s ; razonamiento lógico, pensamiento lógico, capacidad lógica ; logical reasoning, logical thinking ; analytical-thinking
numerical-skills ; s ; habilidad numérica, agilidad numérica, capacidad numérica, cálculo mental, habilidades numéricas ; numerical skills, numeracy, numerical ability, mental arithmetic, basic math skills, number skills ; analytical-thinking
creativity ; s ; creatividad, capacidad creativa, pensamiento creativo, persona creativa ; creativity, creative thinking, creative mindset, creative skills, creative eye ; innovation-mindset
innovation-mindset ; s ; mentalidad innovadora, espíritu innovador, capacidad de innovación, actitud innovadora ; innovative mindset, innovative thinking, innovativeness, innovative spirit ; creativity
curiosity ; s ; curiosidad, curiosidad intelectual, inquietud por aprender ; curiosity, intellectual curiosity, inquisitiveness ; willingness-to-learn
willingness-to-learn ; s ; ganas de aprender, aprendizaje continuo, capacidad de aprendizaje, aprendizaje rápido, ganas de crecer, aprendizaje autónomo, facilidad de aprendizaje, afán de aprendizaje ; willingness to learn, eagerness to learn, continuous learning, fast learner, quick learner, ability to learn quickly, lifelong learning, learning agility, eager to learn ; curiosity, adaptability
memory ; s ; buena memoria, capacidad de memorización ; good memory, memorisation skills ; concentration
concentration ; s ; capacidad de concentración, concentración en la tarea ; ability to concentrate, ability to focus, staying focused ; attention-to-detail
observation ; s ; capacidad de observación, dotes de observación ; observation skills, observational skills, powers of observation ; attention-to-detail
research-skills ; s ; capacidad de investigación, habilidades de investigación, búsqueda y análisis de información ; research skills, information gathering, researching information ; analytical-thinking, curiosity
aesthetic-sense ; s ; sentido estético, gusto estético, sensibilidad artística, buen gusto ; aesthetic sense, eye for design, artistic sensibility, sense of style ; creativity

[self-management]
organisation ; s ; capacidad de organización, organización y planificación, habilidades organizativas, dotes de organización, organización personal, capacidad organizativa, persona organizada ; organisational skills, organizational skills, organisation skills, strong organizational skills, well organised, well organized, organization skills ; time-management, planning
planning ; s ; capacidad de planificación, planificación y organización, habilidad para planificar ; planning skills, planning and organising, planning and organizing, planning ability ; organisation, prioritisation
time-management ; s ; gestión del tiempo, manejo del tiempo, administración del tiempo, organización del tiempo ; time management, time management skills, managing time ; prioritisation, punctuality
prioritisation ; s ; gestión de prioridades, priorización, capacidad de priorizar, priorización de tareas ; prioritisation, prioritization, prioritising, setting priorities, ability to prioritize, prioritizing ; time-management, multitasking
multitasking ; s ; multitarea, capacidad multitarea, gestión simultánea de tareas, multitasking ; multitasking, multi-tasking, handling multiple tasks, ability to multitask, juggling priorities ; prioritisation
meeting-deadlines ; s ; cumplimiento de plazos, cumplimiento de fechas de entrega, trabajo con plazos ajustados, trabajo con fechas límite ; meeting deadlines, deadline-driven, working to deadlines, tight deadlines, deadline management ; time-management, pressure-tolerance
attention-to-detail ; s ; atención al detalle, minuciosidad, meticulosidad, precisión y detalle, atención a los detalles, meticuloso, detallista ; attention to detail, detail-oriented, detail oriented person, meticulousness, accuracy and attention to detail, eye for detail, thoroughness ; rigour, concentration
rigour ; s ; rigor, rigurosidad, rigor en el trabajo, trabajo riguroso ; rigour, rigor, accuracy at work ; attention-to-detail, responsibility
autonomy ; s ; autonomía, trabajo autónomo, capacidad de trabajo autónomo, autonomía en el trabajo, trabajar de forma independiente ; autonomy, working independently, independent work, ability to work independently, self-sufficiency, self-direction ; initiative, responsibility
initiative ; s ; iniciativa, capacidad de iniciativa, iniciativa propia, persona con iniciativa ; taking initiative, own initiative, self-starter, self starter attitude ; proactivity, autonomy
proactivity ; s ; proactividad, actitud proactiva, proactivo, proactiva, persona proactiva ; proactivity, proactive attitude, proactive, proactive approach ; initiative
dynamism ; s ; dinamismo, persona dinámica, energía y dinamismo, dinámica y activa ; dynamism, energetic, high energy, energetic personality ; proactivity, positive-attitude
adaptability ; s ; adaptabilidad, capacidad de adaptación, adaptación al cambio, facilidad de adaptación, adaptación a nuevos entornos ; adaptability, adaptable, adapting to change, ability to adapt, adapting quickly ; flexibility, resilience
flexibility ; s ; flexibilidad, versatilidad, actitud flexible, polivalencia, persona polivalente ; flexibility, versatility, flexible attitude, versatile ; adaptability
resilience ; s ; resiliencia, capacidad de superación, afán de superación, superación personal ; resilience, resilient person, bouncing back, self-improvement ; pressure-tolerance, perseverance
pressure-tolerance ; s ; trabajo bajo presión, tolerancia a la presión, gestión del estrés, manejo del estrés, trabajar bajo presión, tolerancia al estrés, control del estrés, resistencia al estrés, resistencia a la presión, capacidad de trabajo bajo presión ; working under pressure, stress management, handling pressure, stress tolerance, ability to work under pressure, work under pressure, coping with stress ; resilience, self-control
frustration-tolerance ; s ; tolerancia a la frustración ; frustration tolerance, tolerance of frustration ; resilience
perseverance ; s ; perseverancia, constancia, tenacidad, espíritu perseverante, tesón ; perseverance, being persistent, tenacity, determined attitude ; resilience, commitment
self-control ; s ; autocontrol, autorregulación, templanza, control emocional ; self-control, self-regulation, composure, calm under pressure, staying calm ; pressure-tolerance, emotional-intelligence
self-discipline ; s ; autodisciplina, persona disciplinada ; self-discipline, discipline at work, disciplined ; perseverance, responsibility
self-motivation ; s ; automotivación, motivación propia, persona motivada ; self-motivation, self-motivated, intrinsic motivation, highly motivated ; initiative, commitment
self-confidence ; s ; confianza en uno mismo, seguridad en sí mismo, autoconfianza ; self-confidence, self-assurance, confidence in oneself ; assertiveness
self-knowledge ; s ; autoconocimiento, autocrítica, capacidad de autocrítica ; self-awareness, self-reflection, ability to take criticism, self-criticism ; emotional-intelligence, humility
responsibility ; s ; sentido de la responsabilidad, responsabilidad y compromiso, alto sentido de la responsabilidad, persona responsable, sentido de responsabilidad, responsabilidad ; sense of responsibility, responsible attitude, accountability, ownership mindset, taking responsibility, taking ownership ; commitment, reliability
reliability ; s ; fiabilidad personal, formalidad, persona de confianza, seriedad en el trabajo, persona fiable, confiabilidad ; dependability, personal reliability, reliable worker, dependable, trustworthiness, trustworthy, reliability ; punctuality, responsibility
punctuality ; s ; puntualidad, persona puntual ; punctuality, punctual, timekeeping skills, being on time ; reliability
commitment ; s ; compromiso, implicación, compromiso con la empresa, capacidad de compromiso, entrega y compromiso, persona comprometida, alto nivel de compromiso ; commitment, dedication, dedicated worker ; responsibility, work-ethic
work-ethic ; s ; ética de trabajo, ética laboral, capacidad de trabajo, persona trabajadora, cultura del esfuerzo ; work ethic, strong work ethic, hard-working, hardworking, hard worker, diligence ; commitment, perseverance
professionalism ; s ; profesionalidad, profesionalismo, trato profesional ; professionalism, professional demeanour, professional demeanor, professional manner ; work-ethic, professional-ethics
professional-ethics ; s ; ética profesional, integridad, deontología, honradez, honestidad ; professional ethics, integrity, honesty, ethical conduct, ethics ; discretion, professionalism
discretion ; s ; discreción, discreción y confidencialidad, prudencia ; discretion, discreetness, discreet ; professional-ethics, confidential-information
humility ; s ; humildad ; humility, humble attitude ; self-knowledge
loyalty ; s ; lealtad, fidelidad a la empresa ; loyalty, loyal ; commitment
positive-attitude ; s ; actitud positiva, optimismo, entusiasmo, actitud entusiasta, buena actitud ; positive attitude, optimism, enthusiasm, enthusiastic, can-do attitude, good attitude ; dynamism, self-motivation
results-orientation ; s ; orientación a resultados, orientación a objetivos, enfoque a resultados, orientado a resultados, orientación al logro ; results orientation, results-oriented, results-driven, goal-oriented, goal orientation, achievement orientation, target-driven ; sales-targets, perseverance
ambition ; s ; ambición profesional, ambición, ganas de progresar ; ambition, ambitious, career drive ; results-orientation
customer-focus ; s ; orientación al cliente, enfoque al cliente, orientado al cliente, foco en el cliente ; customer focus, customer orientation, client focus, customer-oriented, customer-centric, customer-focused, customer service orientation ; customer-service, service-vocation
service-vocation ; s ; vocación de servicio, actitud de servicio, espíritu de servicio ; service vocation, service-minded, service attitude, helpfulness ; customer-focus, kindness
quality-orientation ; s ; orientación a la calidad, orientación a la excelencia, búsqueda de la excelencia ; quality orientation, commitment to quality, commitment to excellence, quality focus ; attention-to-detail
safety-consciousness ; s ; conciencia de la seguridad, actitud preventiva, cultura de seguridad ; safety consciousness, safety awareness, safety-minded, safety conscious ; occupational-risk-prevention
environmental-awareness ; s ; conciencia ambiental, conciencia ecológica, sensibilidad medioambiental ; environmental awareness, eco-consciousness ; sdg-agenda
agility ; s ; rapidez y agilidad, agilidad en el trabajo, rapidez de ejecución, ritmo rápido de trabajo ; working at pace, fast-paced environment, fast-paced work, speed of execution ; dynamism, meeting-deadlines
manual-dexterity ; s ; destreza manual, habilidad manual, habilidades manuales, motricidad fina, destrezas manuales ; manual dexterity, hand-eye coordination, good with hands, fine motor skills ; attention-to-detail
physical-stamina ; s ; resistencia física, buena condición física, fortaleza física, buena forma física ; physical stamina, physical fitness, physical strength, stamina ; manual-dexterity
personal-presentation ; s ; buena presencia, imagen cuidada, buena imagen personal, presentación personal ; personal presentation, professional appearance, well-groomed appearance, smart appearance ; professionalism
availability-to-travel ; s ; disponibilidad para viajar, disponibilidad geográfica, movilidad geográfica, disponible para viajar, disponibilidad total para viajar ; willingness to travel, availability to travel, ability to travel ; schedule-flexibility
schedule-flexibility ; s ; disponibilidad horaria, disponibilidad para turnos, disponibilidad para trabajar a turnos, disponibilidad en fines de semana, disponibilidad fines de semana, disponibilidad para fines de semana, disponibilidad para trabajar fines de semana, disponibilidad para turno de noche, disponibilidad para turnos de noche, disponibilidad para turno rotatorio, turnos rotativos, turno rotatorio, turnos de noche, turno de noche, correturnos, fines de semana y festivos, flexibilidad horaria, disponibilidad para trabajar en turnos rotativos ; flexible schedule availability, availability to work shifts, ability to work weekends, flexible availability, weekend availability, alternate weekends, work weekends, night shifts, rotating shifts, shift work, on-call availability, on call, on-call rota ; flexibility
own-vehicle ; s ; vehículo propio, coche propio, disponer de vehículo, tengo coche, dispongo de coche, dispongo de vehículo, vehículo disponible ; own vehicle, own car, access to a car ; availability-to-travel
remote-working ; s ; experiencia en teletrabajo, autonomía en remoto, experiencia en trabajo remoto ; remote work experience, experience working remotely, self-managed remote work ; autonomy, time-management
digital-mindset ; s ; mentalidad digital, cultura digital, manejo de nuevas tecnologías, soltura con las nuevas tecnologías ; digital mindset, tech-savvy, tech savviness, comfortable with technology ; willingness-to-learn, digital-competence
learning-from-mistakes ; s ; aprender de los errores, mentalidad de crecimiento, receptividad a la crítica ; growth mindset, learning from mistakes, open to feedback, openness to feedback ; willingness-to-learn
uncertainty-tolerance ; s ; gestión de la incertidumbre, tolerancia a la incertidumbre, manejo de la ambigüedad ; dealing with ambiguity, tolerance for ambiguity, handling uncertainty ; adaptability
systems-thinking-soft ; s ; pensamiento sistémico, visión sistémica ; systems thinking, holistic thinking ; analytical-thinking, strategic-thinking
resourcefulness ; s ; capacidad de improvisación, persona recursiva, ingenio, inventiva ; resourcefulness, resourceful, thinking on your feet, ingenuity ; problem-solving, creativity
`);
