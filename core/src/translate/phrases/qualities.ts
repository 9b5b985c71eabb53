/** What cannot be counted: support, safety, knowledge, and what people are praised for. */
export const qualityPhrases = `
[mass]
ingeniería ; engineering
trabajo ; work
uso ; use ; of
mejora de procesos ; process improvement
tiempo ; time
tiempo de ejecución ; execution time
tiempo de carga ; loading time
tiempo de desarrollo ; development time
ayuda ; help
apoyo ; support
soporte ; support
soporte técnico ; technical support
asesoramiento ; advice
asesoramiento jurídico ; legal advice
asesoramiento fiscal ; tax advice
orientación ; guidance
experiencia laboral ; work experience
experiencia profesional ; professional experience
formación ; training
formación continua ; ongoing training
aprendizaje ; learning
conocimiento ; knowledge
información ; information
seguimiento ; monitoring
seguridad ; safety
higiene ; hygiene
limpieza ; cleaning
mantenimiento ; maintenance
trabajo a distancia ; remote work
teletrabajo ; remote work
disponibilidad ; availability
movilidad geográfica ; geographical mobility
incorporación inmediata ; immediate start
responsabilidad ; responsibility
liderazgo ; leadership
capacidad de liderazgo ; leadership skills
capacidad de análisis ; analytical skills
capacidad de comunicación ; communication skills
capacidad de organización ; organizational skills
motivación ; motivation
compromiso ; commitment
creatividad ; creativity
innovación ; innovation
confianza ; trust
confidencialidad ; confidentiality
precisión ; accuracy
flexibilidad ; flexibility
puntualidad ; punctuality
cooperación ; cooperation
colaboración ; collaboration
coordinación ; coordination
cumplimiento ; compliance
planificación ; planning
organización ; organization
gestión ; management
gestión del tiempo ; time management
gestión de proyectos ; project management
gestión de equipos ; team management
control ; control
supervisión ; supervision
evaluación ; evaluation
análisis ; analysis
desarrollo ; development
desarrollo profesional ; professional development
implantación ; implementation
elaboración ; preparation
creación ; creation
investigación ; research
enseñanza ; teaching
docencia ; teaching
educación ; education
salud ; health
medio ambiente ; environment
energía ; energy
agua ; water
dinero ; money
comida ; food
ropa ; clothing
transporte ; transport
transporte público ; public transport
tráfico ; traffic
vigilancia ; surveillance
igualdad ; equality
diversidad ; diversity
sostenibilidad ; sustainability
transparencia ; transparency
excelencia ; excellence
maquinaria ; machinery
software ; software
hardware ; hardware
informática ; computing
[plural]
capacidad de trabajo en equipo ; teamwork skills
trabajos ; work
personas mayores ; elderly people
datos ; data
datos personales ; personal data
grandes volúmenes de datos ; large volumes of data
noticias ; news
deportes ; sports
idiomas ; languages
conocimientos ; knowledge
amplios conocimientos ; extensive knowledge
conocimientos avanzados ; advanced knowledge
contenidos ; content
tareas domésticas ; household chores
altas y bajas ; registrations and deregistrations
compras ; purchasing
logística y compras ; logistics and purchasing
prácticas ; internship
habilidades comunicativas ; communication skills
habilidades sociales ; social skills
dotes de mando ; leadership skills
dotes de comunicación ; communication skills
`;
