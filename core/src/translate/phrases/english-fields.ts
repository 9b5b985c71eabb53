/** What an English word means first, from English to Spanish only: what cannot be counted, and plurals. */
export const englishFields = `
[plural]
ventas ; sales
ventas anuales ; annual sales
ventas online ; online sales
dotes de comunicación ; communication skills
dotes de liderazgo ; leadership skills
capacidad de organización ; organizational skills
habilidades interpersonales ; interpersonal skills
don de gentes ; people skills
capacidad de resolución de problemas ; problem-solving skills
conocimientos de informática ; computer skills
capacidad de análisis ; analytical skills
relaciones públicas ; public relations
recursos humanos ; human resources
cuentas a pagar ; accounts payable
cuentas a cobrar ; accounts receivable
operaciones ; operations
niños ; children
personas ; people
personas mayores ; older people
personas mayores ; elderly people
jóvenes ; young people
personas con discapacidad ; people with disabilities
niños con necesidades especiales ; children with special needs
padres ; parents
suministros ; supplies
material de oficina ; office supplies
material sanitario ; medical supplies
mercancías ; goods
electrónica ; electronics
noticias ; news
finanzas ; finances
instalaciones ; facilities
instalaciones ; premises
ahorros ; savings
ingresos ; earnings
procedimientos judiciales ; proceedings
operaciones logísticas ; logistics operations
alumnos de secundaria ; middle school students
alumnos de bachillerato ; high school students
alumnos de primaria ; primary school students
alumnos de primaria ; elementary school students
estudiantes universitarios ; college students
estudiantes universitarios ; university students
doctorandos ; doctoral students
partes interesadas ; stakeholders
nuevas incorporaciones ; new hires
miles ; thousands
[mass]
maquinaria de envasado ; packaging machinery
personal ; staff
personal ; personnel
equipamiento ; equipment ; doubt
equipos de producción ; production equipment
equipos médicos ; medical equipment
equipos de oficina ; office equipment
equipos de laboratorio ; laboratory equipment
equipos eléctricos ; electrical equipment
equipos de cocina ; kitchen equipment
equipos de protección ; protective equipment
equipos de seguridad ; safety equipment
equipos informáticos ; computer equipment
maquinaria ; machinery
software ; software
hardware ; hardware
código ; code
código heredado ; legacy code
datos ; data
información ; information
conocimientos ; knowledge
experiencia ; experience
experiencia ; expertise
trabajo ; work
trabajo en equipo ; teamwork
comunicación ; communication
liderazgo ; leadership
gestión ; management
formación ; training
educación ; education
docencia ; teaching
aprendizaje ; learning
investigación ; research
desarrollo ; development
desarrollo web ; web development
desarrollo de software ; software development
diseño ; design
diseño gráfico ; graphic design
apoyo ; support
soporte técnico ; technical support
atención al cliente ; customer support
atención al cliente ; customer service
satisfacción del cliente ; customer satisfaction
atención al cliente ; customer care
cuidados ; care ; doubt
atención al paciente ; patient care
atención sanitaria ; health care
atención sanitaria ; healthcare
cuidados de enfermería ; nursing care
enfermería ; nursing
medicación ; medication
medicación intravenosa ; intravenous medication
primeros auxilios ; first aid
higiene ; hygiene
higiene personal ; personal hygiene
control de infecciones ; infection control
seguridad ; safety
seguridad alimentaria ; food safety
seguridad laboral ; workplace safety
seguridad ; security
seguridad y salud ; health and safety
cumplimiento normativo ; compliance
calidad ; quality
control de calidad ; quality control
control de calidad ; quality assurance
precisión ; accuracy
productividad ; productivity
eficiencia ; efficiency
rendimiento ; performance
ingresos ; revenue
ingresos ; income
beneficios ; profit
facturación ; turnover ; doubt
rotación de personal ; staff turnover
crecimiento ; growth
dinero ; money
efectivo ; cash
manejo de efectivo ; cash handling
flujo de caja ; cash flow
contabilidad ; accounting
contabilidad ; bookkeeping
nóminas ; payroll
facturación ; billing
facturación ; invoicing
seguros ; insurance
marketing ; marketing
publicidad ; advertising
redes sociales ; social media
tráfico ; traffic
tráfico web ; web traffic
envases ; packaging
comida ; food
desperdicio de alimentos ; food waste
residuos ; waste
agua ; water
energía ; energy
electricidad ; electricity
cableado ; wiring
cableado eléctrico ; electrical wiring
fontanería ; plumbing
carpintería ; carpentry
albañilería ; masonry
soldadura ; welding
hormigón ; concrete
acero ; steel
acero inoxidable ; stainless steel
aluminio ; aluminum
madera ; wood
vidrio ; glass
muebles ; furniture
ropa ; clothing
documentación ; paperwork
documentación ; documentation
correspondencia ; correspondence
mercancías ; freight
carga ; cargo
existencias ; stock
inventario ; inventory
control de inventario ; inventory control
mercancía ; merchandise
logística ; logistics
transporte ; transport
transporte ; transportation
mantenimiento ; maintenance
mantenimiento preventivo ; preventive maintenance
construcción ; construction
fabricación ; manufacturing
producción ; production
agricultura ; agriculture
turismo ; tourism
hostelería ; hospitality
comercio minorista ; retail
banca ; banking
finanzas ; finance
derecho ; law
derecho de familia ; family law
derecho laboral ; labor law
derecho penal ; criminal law
matemáticas ; mathematics
matemáticas ; math
ciencias ; science
biología ; biology
química ; chemistry
física ; physics
historia ; history
arte ; art
música ; music
literatura ; literature
educación física ; physical education
lectura ; reading
escritura ; writing
deberes ; homework
comportamiento ; behavior
progreso ; progress
motivación ; motivation
creatividad ; creativity
planificación ; planning
programación de horarios ; scheduling
coordinación ; coordination
gestión del tiempo ; time management
gestión de proyectos ; project management
gestión de riesgos ; risk management
gestión de la cadena de suministro ; supply chain management
resolución de problemas ; problem solving
toma de decisiones ; decision making
atención al detalle ; attention to detail
tiempo de carga de la página ; page load time
tiempo de carga ; load time
tiempo de inactividad ; downtime
tiempo ; time
introducción de datos ; data entry
análisis de datos ; data analysis
aprendizaje automático ; machine learning
inteligencia artificial ; artificial intelligence
infraestructura en la nube ; cloud infrastructure
infraestructura ; infrastructure
cobertura de pruebas ; test coverage
experiencia de usuario ; user experience
fotografía ; photography
edición de vídeo ; video editing
ortodoncia ; orthodontics
cirugía oral ; oral surgery
fisioterapia ; physiotherapy
fisioterapia ; physical therapy
rehabilitación ; rehabilitation
salud mental ; mental health
salud pública ; public health
desarrollo infantil ; child development
educación especial ; special education
educación infantil ; early childhood education
limpieza ; housekeeping
limpieza ; cleaning
lavandería ; laundry
cocina ; cooking
panadería ; baking
jardinería ; gardening
jardinería ; landscaping
riego ; irrigation
recaudación de fondos ; fundraising
voluntariado ; volunteering
`;
