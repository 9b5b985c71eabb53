import { readPairs } from '../pair-table';

/** Headings of additional sections. */
export const headingPairs = readPairs(`
Voluntariado, Voluntariados, Experiencia de voluntariado, Labores de voluntariado, Actividades de voluntariado, Acciones de voluntariado ; Volunteering, Volunteer experience, Volunteer work, Voluntary work, Volunteer
Proyectos ; Projects
Proyectos personales, Proyectos propios ; Personal projects, Side projects
Proyectos destacados ; Selected projects, Key projects
Proyectos académicos ; Academic projects
Proyectos de investigación ; Research projects
Portafolio, Portfolio ; Portfolio
Publicaciones, Publicaciones científicas ; Publications, Selected publications, Research publications
Artículos ; Articles, Papers
Premios ; Awards
Premios y reconocimientos, Reconocimientos y premios ; Awards and recognition, Awards and honors, Honors and awards, Awards and achievements
Premios y becas, Becas y premios ; Scholarships and awards
Becas, Becas y ayudas ; Scholarships, Grants, Fellowships
Reconocimientos ; Recognition
Distinciones, Honores, Méritos ; Honors, Distinctions, Honours
Logros ; Achievements, Accomplishments
Logros destacados ; Key achievements, Key accomplishments, Selected accomplishments
Referencias, Referencias laborales, Referencias profesionales, Referencias personales ; References, Referees
Recomendaciones ; Recommendations, Testimonials
Información adicional, Información complementaria, Datos adicionales, Otra información, Más información, Datos complementarios, Otros datos, Otros datos de interés, Datos de interés, Información de interés, Otra información de interés ; Additional information, Other information, Further information, Additional info, Additional details
Otros, Otros méritos ; Other, Miscellaneous
Carné de conducir, Carnet de conducir, Permiso de conducir, Permisos de conducir, Permiso de conducción, Licencia de conducir ; Driving license, Driving licence, Driver's license
Disponibilidad ; Availability
Movilidad ; Mobility
Vehículo, Vehículo propio ; Own vehicle
Asociaciones ; Associations
Afiliaciones, Membresías, Pertenencia a asociaciones ; Memberships, Affiliations, Professional memberships, Professional affiliations
Colegiación ; Professional registration, Registrations
Patentes ; Patents
Congresos, Congresos y jornadas ; Conferences
Ponencias, Conferencias ; Talks, Presentations, Speaking engagements, Invited talks
Ponencias y congresos, Comunicaciones y ponencias ; Conferences and talks
Comunicaciones ; Conference papers
Investigación, Líneas de investigación ; Research, Research interests
Docencia ; Teaching
Organizaciones ; Organizations, Organisations
Actividades ; Activities
Actividades extracurriculares, Actividades extraescolares ; Extracurricular activities
Causas, Causas benéficas ; Causes
Exposiciones ; Exhibitions
Exposiciones individuales ; Solo exhibitions
Exposiciones colectivas ; Group exhibitions
Conciertos ; Concerts, Performances
Obras, Obra seleccionada ; Selected works, Works
Repertorio ; Repertoire
Cine ; Film
Teatro ; Theater, Theatre
Televisión ; Television
Discografía ; Discography
Servicio militar ; Military service
Eventos, Participación en eventos ; Events
Open source, Código abierto ; Open source
Estancias de investigación, Estancias ; Research stays
Estancias en el extranjero ; Stays abroad
Tesis, Tesis doctoral ; Thesis, Dissertation
Valores ; Values
Liderazgo ; Leadership
Intereses, Aficiones, Hobbies, Pasatiempos, Intereses personales, Intereses y aficiones, Aficiones e intereses, Hobbies e intereses, Tiempo libre ; Interests, Hobbies, Hobbies and interests, Personal interests, Interests and hobbies
Deportes ; Sports
Datos personales, Información personal ; Personal information, Personal details, Personal data
Fecha de nacimiento ; Date of birth
Estado civil ; Marital status
Nacionalidad ; Nationality
Cursos, Cursos realizados ; Courses
Formación complementaria, Formación adicional, Otra formación, Cursos complementarios ; Further training, Additional training
Experiencia internacional ; International experience
Competencias digitales ; Digital skills
Herramientas ; Tools
Permiso de trabajo ; Work permit, Right to work
Situación actual ; Current situation
Expectativas salariales ; Salary expectations
Incorporación, Incorporación inmediata ; Notice period
Motivaciones ; Motivation
Objetivo, Objetivo profesional ; Objective, Career objective
Experiencia, Experiencia profesional, Experiencia laboral ; Experience, Work experience, Professional experience
Formación, Formación académica, Educación ; Education
Habilidades, Competencias, Aptitudes ; Skills
Idiomas ; Languages
Certificaciones, Certificados ; Certifications
Perfil, Perfil profesional, Sobre mí, Resumen ; Profile, Summary, About me, Professional summary
`);
