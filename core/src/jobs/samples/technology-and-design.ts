/** Software, data, design, marketing and engineering. */
export const technologyAndDesignSamples = `
@ frontend-madrid | Desarrolladora o desarrollador frontend | Plaza Digital | Madrid | ES | es | 3
= Equipo de seis personas que mantiene una tienda en línea con dos millones de visitas al mes.
- Interfaces con React y TypeScript; pruebas automáticas; mejora del rendimiento y la accesibilidad
! 3 años de experiencia con JavaScript; React; HTML y CSS
+ Next.js; inglés B2
@ frontend-barcelona-english | Frontend Engineer (React) | Tidepool Travel | Barcelona | ES | en | 5
= International team of 25 people, English in the office, sea at lunch.
- Build booking flows in React and TypeScript; review code; work with designers
! React; TypeScript; 3 years of experience; fluent English
+ GraphQL; Spanish
@ frontend-remote-vue | Vue.js Developer | Parcelbird | Remote | GB | en remote | 2
= Fully remote team across Europe, core hours from 10 to 15.
- Develop our customer dashboard in Vue.js; write tests; improve accessibility
! Vue.js; JavaScript; Git
+ TypeScript; Tailwind CSS
@ frontend-bogota | Desarrollador frontend Angular | Fintua | Bogotá | CO | es | 14
= Banca móvil para pequeños comercios.
- Desarrollo con Angular; integración de API REST; revisión de código
! Angular; TypeScript; 2 años de experiencia
+ Inglés B1; RxJS
@ frontend-toronto | Senior Front-End Developer | Cedarline Media | Toronto | CA | en | 20
= Lead the rebuild of a news site read by a million people.
- Set up the front-end architecture; mentor juniors; performance budgets
! 5 years of experience; React; accessibility
+ French
@ backend-madrid-java | Desarrollador/a backend Java | Segurvía | Madrid | ES | es | 4
= Microservicios para una aseguradora, dos días de oficina a la semana.
- Desarrollo con Java y Spring Boot; diseño de API REST; pruebas e integración continua
! Java; Spring Boot; SQL; 3 años de experiencia
+ Kafka; Docker
@ backend-remote-python | Backend Developer (Python) | Fieldnote Labs | Remote | US | en remote | 1
= Small remote company that makes software for farmers.
- Build APIs with Python and Django; design PostgreSQL schemas; on-call once a month
! Python; Django or FastAPI; PostgreSQL; fluent English
+ AWS; Spanish
@ backend-buenosaires | Desarrollador Node.js | Mercado Ceibo | Buenos Aires | AR | es | 8
= Plataforma de pagos con alto tráfico.
- Servicios en Node.js y TypeScript; bases de datos PostgreSQL; monitoreo
! Node.js; SQL; 2 años de experiencia
+ AWS; inglés B2
@ backend-dublin-go | Software Engineer, Go | Kestrel Payments | Dublin | IE | en | 10
= You will own services that move money, so we test a lot.
- Design and run services in Go; PostgreSQL and Kafka; incident reviews
! 4 years of experience as software engineer; Go or Java; Kubernetes
+ Payments knowledge
@ backend-cdmx-php | Programador PHP | Estudio Jacal | Ciudad de México | MX | es | 17
= Sitios y tiendas en línea para comercios medianos.
- Desarrollo en PHP y Laravel; MySQL; mantenimiento de sitios
! PHP; Laravel; MySQL; Git
+ JavaScript
@ data-madrid | Analista de datos | Energía Clarión | Madrid | ES | es | 6
= Equipo de analítica de clientes de una comercializadora de electricidad.
- Consultas SQL y cuadros de mando en Power BI; análisis de bajas; presentación de resultados
! SQL; Power BI; Excel; 2 años de experiencia
+ Python; inglés B2
@ data-london | Data Analyst | Meridian Buses | London | GB | en | 9
= Help us decide where buses should go.
- Write SQL; build dashboards in Tableau; explain findings to planners
! SQL; Tableau or Power BI; degree in a numerate subject
+ Python; GIS
@ data-remote-engineer | Ingeniera o ingeniero de datos (remoto) | Cauce Analytics | Remoto | ES | es remote | 3
= Construimos los datos de veinte periódicos regionales.
- Tuberías de datos con Python y Airflow; modelado en BigQuery; calidad de datos
! Python; SQL; 3 años de experiencia en ingeniería de datos
+ dbt; inglés
@ data-austin-scientist | Data Scientist | Hill Country Health | Austin | US | en | 12
= Predict which patients miss appointments, and do something kind about it.
- Build and validate models; work with clinicians; explain results
! Python; machine learning; statistics; Master's degree
+ R; Spanish
@ data-santiago | Analista de business intelligence | Retail Cordillera | Santiago de Chile | CL | es | 22
= Reportes para 60 tiendas.
- Modelos y paneles en Power BI; consultas SQL; automatización de informes
! Power BI; SQL; ingeniería comercial o informática
+ Inglés técnico
@ systems-valencia | Administradora o administrador de sistemas | Puerto Datos | Valencia | ES | es | 7
= Infraestructura híbrida de un operador logístico.
- Administración de Linux y Windows Server; copias de seguridad; redes y cortafuegos
! Linux; Windows Server; 2 años de experiencia; virtualización con VMware
+ Azure; inglés B1
@ systems-remote-devops | DevOps Engineer | Cloudmason | Remote | IE | en remote | 2
= Remote within European time zones, four weeks a year together in Cork.
- Run Kubernetes clusters on AWS; infrastructure as code with Terraform; improve CI/CD
! Kubernetes; AWS; Terraform; Linux
+ Go; Prometheus
@ systems-monterrey-soporte | Técnico de soporte a usuarios | Grupo Regia | Monterrey | MX | es | 5
= Mesa de ayuda de 400 usuarios.
- Atención de tickets; configuración de equipos; Active Directory y Microsoft 365
! Soporte técnico; Windows; atención al usuario
+ Inglés; ITIL
@ systems-edinburgh-support | IT Support Technician | Firth Legal Services | Edinburgh | GB | en | 11
= First and second line for 120 solicitors.
- Resolve tickets; set up laptops; manage Microsoft 365
! IT support experience; Windows; customer service
+ ITIL foundation
@ systems-madrid-ciberseguridad | Analista de ciberseguridad | Centinela SOC | Madrid | ES | es | 15
= Turnos en un centro de operaciones de seguridad.
- Monitorización con SIEM; respuesta a incidentes; análisis de vulnerabilidades
! SIEM; redes TCP/IP; 1 año de experiencia
+ Certificación CompTIA Security+; inglés B2
@ design-barcelona-ux | Diseñadora/diseñador UX/UI | Estudi Marea | Barcelona | ES | es | 4
= Estudio de doce personas con clientes culturales.
- Investigación con usuarios; prototipos en Figma; sistemas de diseño
! Figma; 3 años de experiencia en UX; portafolio
+ Catalán; accesibilidad
@ design-london-product | Product Designer | Fernly | London | GB | en | 6
= Design a savings app that people open without fear.
- User research; interaction design in Figma; usability testing
! 4 years of experience in product design; Figma; portfolio
+ Design systems; motion design
@ design-cdmx-grafico | Diseñador gráfico | Agencia Colibrí | Ciudad de México | MX | es | 9
= Agencia con marcas de alimentos y bebidas.
- Empaque e identidad visual; redes sociales; artes finales
! Adobe Illustrator y Photoshop; 2 años de experiencia; portafolio
+ Animación con After Effects
@ design-remote-graphic | Graphic Designer | Brightkite Education | Remote | US | en remote | 18
= Workbooks and posters for schools, fully remote.
- Layout in InDesign; illustrations; prepare files for print
! Adobe InDesign; Illustrator; portfolio
+ Spanish
@ design-lima | Diseñadora web y gráfica | Taller Algarrobo | Lima | PE | es | 26
= Medio tiempo, con posibilidad de jornada completa.
- Páginas en WordPress; piezas para redes; identidad visual
! Photoshop; Illustrator; WordPress
+ Fotografía
@ marketing-madrid | Especialista en marketing digital | Olivar Directo | Madrid | ES | es | 5
= Marca de aceite que vende por internet en seis países.
- Campañas en Google Ads y redes; SEO; correo y automatización
! Google Ads; Google Analytics; 2 años de experiencia
+ Inglés C1; Shopify
@ marketing-bogota-community | Community manager | Café Nevado | Bogotá | CO | es | 7
= Tres marcas de café, mucha foto y poco texto genérico.
- Calendario de contenidos; atención en redes; informes mensuales
! Redes sociales; redacción; Canva o Photoshop
+ Edición de video
@ marketing-newyork-seo | SEO Specialist | Beacon Street Media | New York | US | en | 13
= Grow organic traffic for publishers.
- Technical audits; keyword research; content briefs
! 3 years of experience in SEO; Google Search Console; Excel
+ Python; Spanish
@ marketing-dublin | Digital Marketing Executive | Saltmarsh Seafood | Dublin | IE | en | 16
= One-person marketing team with a real budget.
- Paid campaigns; newsletters; website updates
! Google Ads; copywriting; 1 year of experience
+ Photography
@ marketing-remote-content | Redactora o redactor de contenidos (remoto) | Tinta Clara | Remoto | MX | es remote | 4
= Artículos para sectores de salud y finanzas, con editora propia.
- Redacción SEO; investigación de fuentes; edición en WordPress
! Redacción impecable en español; SEO; 1 año de experiencia
+ Inglés lectura
@ civil-sevilla | Ingeniera o ingeniero civil | Puentes del Sur Ingeniería | Sevilla | ES | es | 8
= Proyectos de carreteras y obras hidráulicas para administraciones públicas.
- Cálculo de estructuras; redacción de proyectos; dirección de obra
! Grado en Ingeniería Civil; AutoCAD y Civil 3D; 3 años de experiencia
+ Inglés B2; BIM
@ civil-santiago | Ingeniero civil de obras | Constructora Aconcagua Sur | Santiago de Chile | CL | es | 15
= Ampliación de una planta de tratamiento de agua.
- Programación de obra; control de avance; gestión de subcontratos
! Título de ingeniero civil; 4 años de experiencia; MS Project
+ Primavera P6
@ civil-melbourne | Civil Engineer, Water | Murrumbeena Consulting | Melbourne | AU | en | 6
= Pipelines, pump stations and reasonable hours.
- Design water networks; prepare drawings in Civil 3D; site visits
! Degree in Civil Engineering; 2 years of experience; AutoCAD
+ Hydraulic modelling
@ civil-manchester | Graduate Civil Engineer | Roundhay Structures | Manchester | GB | en | 10
= Two-year graduate scheme towards chartership.
- Support structural design; prepare drawings; visit sites
! Degree in Civil Engineering; AutoCAD; driving licence
+ Revit
@ civil-lima | Ingeniera/o residente | Vías del Rímac | Lima | PE | es | 29
= Mejoramiento de 18 kilómetros de carretera en Huarochirí.
- Dirección técnica; valorizaciones; seguridad en obra
! Título y colegiatura de ingeniero civil; 5 años de experiencia; S10
+ AutoCAD Civil 3D
@ project-madrid-it | Jefa o jefe de proyecto TI | Consultora Trébol | Madrid | ES | es | 9
= Implantaciones de ERP en empresas medianas.
- Planificación y seguimiento; gestión del cliente; presupuesto y riesgos
! 3 años de experiencia en gestión de proyectos; metodologías ágiles; inglés B2
+ PMP; SAP
@ project-london | Project Manager | Heathside Housing Trust | London | GB | en | 7
= Refurbish 600 homes and keep the tenants on your side.
- Plan and track works; manage budgets and contractors; report to the board
! Project management experience; stakeholder management; MS Project
+ PRINCE2
@ project-remote-scrum | Scrum Master (remote) | Nimbus Library Systems | Remote | CA | en remote | 5
= Two teams, libraries as customers, no weekend releases.
- Facilitate ceremonies; remove obstacles; coach the team
! Scrum; 2 years of experience; Jira
+ French; Kanban
@ project-bogota | Coordinador de proyectos sociales | Corporación Semilla | Bogotá | CO | es | 12
= Proyectos de empleo juvenil en cuatro municipios.
- Planeación y presupuesto; informes a donantes; coordinación del equipo
! Profesional en ciencias sociales o administración; 3 años de experiencia; gestión de proyectos
+ Inglés B2
@ project-sydney | Construction Project Manager | Blue Mountains Build | Sydney | AU | en | 24
= Schools and libraries, from design to handover.
- Manage programme, cost and quality; lead site meetings; contracts
! Degree in Construction Management or Engineering; 5 years of experience
+ Procore
`;
