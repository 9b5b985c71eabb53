/** Shops, customers, offices, money and people. */
export const shopsAndOfficesSamples = `
@ shop-madrid-moda | Dependienta o dependiente de moda | Almacenes Telar | Madrid | ES | es | 3
= Tienda de barrio con ropa de marcas pequeñas, de lunes a sábado.
- Atención al cliente en tienda; cobro en TPV; reposición y escaparate
! Experiencia en venta; trato amable; disponibilidad los sábados
+ Inglés B1; costura básica
@ shop-monterrey | Vendedor de piso | Electrohogar Norte | Monterrey | MX | es | 12
= Departamento de línea blanca con comisiones claras.
- Asesoría al cliente; demostración de productos; control de inventario
! Preparatoria terminada; atención al cliente; gusto por las ventas
+ Experiencia en crédito al consumo
@ shop-london | Sales Assistant, Bookshop | Paper Lantern Books | London | GB | en | 5
= You read, you recommend, you lift boxes.
- Serve customers; work the till; unpack and display stock
! Customer service; good knowledge of books; weekend availability
+ Events experience
@ shop-dublin | Retail Assistant | Marigold Garden Centre | Dublin | IE | en | 20
= Outdoor work half of the day, whatever the sky says.
- Help customers; water and display plants; operate the cash register
! Customer service; physical fitness
+ Knowledge of plants; forklift licence
@ shop-montevideo | Vendedora de local comercial | Casa Lumbre | Montevideo | UY | es | 15
= Local de iluminación en Pocitos.
- Venta al público; facturación; armado de pedidos
! Experiencia en ventas; secundaria completa
+ Manejo de redes sociales
@ storemanager-barcelona | Encargada o encargado de tienda | Deportes Sendero | Barcelona | ES | es | 7
= Tienda de montaña con ocho personas en el equipo.
- Gestión del equipo y horarios; control de stock y ventas; formación de nuevas incorporaciones
! 2 años como responsable de tienda; liderazgo; Excel
+ Catalán; pasión por la montaña
@ storemanager-bogota | Administrador de punto de venta | Panadería Trigo Dorado | Bogotá | CO | es | 11
= Dos locales en Chapinero abiertos desde las seis de la mañana.
- Manejo de caja e inventario; programación de turnos; cumplimiento de metas
! Experiencia administrando punto de venta; liderazgo; Excel intermedio
+ Curso de manipulación de alimentos
@ storemanager-manchester | Store Manager | Northlight Outdoor | Manchester | GB | en | 9
= Lead a team of ten in our newest shop.
- Hit sales targets; plan rotas; coach the team; stock control
! 3 years of experience in retail management; leadership
+ Visual merchandising
@ storemanager-austin | Assistant Store Manager | Bluebonnet Hardware | Austin | US | en | 22
= Family-owned hardware store with customers who know your name.
- Open and close the store; supervise staff; order stock
! Retail experience; team supervision; weekend availability
+ Spanish
@ storemanager-lima | Jefe de tienda | Tiendas Andariego | Lima | PE | es | 17
= Tienda de calzado en centro comercial de San Miguel.
- Gestión de indicadores de venta; liderazgo de equipo; control de mermas
! 2 años de experiencia como jefe de tienda; liderazgo; Excel
+ Estudios de administración
@ sales-madrid-b2b | Comercial B2B de software | Nubarea | Madrid | ES | es | 2
= Vendemos un programa de facturación a pymes; la cartera de leads ya existe.
- Prospección y demostraciones; negociación y cierre; seguimiento en CRM
! 2 años de experiencia en ventas B2B; CRM (HubSpot o Salesforce); comunicación
+ Inglés B2
@ sales-guadalajara | Ejecutivo de ventas | Agrofértil de Jalisco | Guadalajara | MX | es | 13
= Zona de Los Altos, con coche de la empresa.
- Visita a clientes; cotizaciones; cobranza
! Experiencia en ventas de campo; licencia de conducir; negociación
+ Carrera de agronomía
@ sales-newyork | Account Executive | Ledgerleaf | New York | US | en | 4
= Sell accounting software to mid-sized companies. Average deal: 40,000 dollars.
- Run the full sales cycle; product demonstrations; forecast in Salesforce
! 3 years of experience in B2B sales; negotiation; Salesforce
+ Spanish; finance background
@ sales-remote-latam | Representante de ventas remoto (LatAm) | Cursera Viva | Remoto | CO | es remote | 1
= Venta consultiva de cursos en línea por videollamada.
- Llamadas a interesados; seguimiento en CRM; cumplimiento de objetivos mensuales
! Experiencia en ventas; español nativo; buena conexión a internet
+ Portugués
@ sales-melbourne | Sales Representative, Medical Devices | Yarra Medical | Melbourne | AU | en | 26
= You visit clinics and hospitals across Victoria.
- Manage a territory; train clinicians; negotiate tenders
! Sales experience in healthcare; driver licence; communication skills
+ Science degree
@ support-remote-es | Agente de atención al cliente en remoto | Telvia | Remoto | ES | es remote | 3
= Atención por chat y teléfono para una tienda en línea. Te enviamos el equipo a casa.
- Resolver incidencias de pedidos; gestionar devoluciones; registrar cada caso en Zendesk
! Atención al cliente; buena redacción; conexión estable
+ Catalán o inglés; experiencia con Zendesk
@ support-bogota-bilingual | Agente de servicio al cliente bilingüe | Contacto Andino | Bogotá | CO | es | 6
= Campaña de una aerolínea, 70 % de llamadas en inglés.
- Atención telefónica; cambios de reserva; manejo de quejas
! Inglés C1; servicio al cliente; bachillerato
+ Experiencia en call center
@ support-cork | Customer Support Specialist (Spanish) | Harbourline Software | Cork | IE | en | 10
= Help Spanish-speaking customers get the most out of our booking tool.
- Answer tickets and calls; write help articles; report bugs
! Fluent Spanish and English; customer service; clear writing
+ Zendesk; SQL basics
@ support-toronto | Customer Service Representative | Evergreen Utilities | Toronto | CA | en | 14
= Hybrid role, two days a week in the office.
- Answer billing questions; set up payment plans; update accounts
! Customer service; patience; data entry
+ French
@ support-sanjose | Especialista de soporte al cliente | Quetzal Digital | San José | CR | es | 8
= Soporte a comercios que usan nuestros terminales de pago.
- Atención por chat; diagnóstico básico de equipos; seguimiento de casos
! Servicio al cliente; inglés B2; resolución de problemas
+ Conocimiento de medios de pago
@ admin-valencia | Auxiliar administrativa/o | Gestoría Turia | Valencia | ES | es | 4
= Oficina de siete personas, jornada de 8 a 15.
- Archivo y gestión documental; atención telefónica; introducción de facturas
! Ciclo de grado medio de gestión administrativa; Excel; organización
+ Valenciano; A3
@ admin-cdmx | Asistente administrativo | Despacho Alameda | Ciudad de México | MX | es | 9
= Apoyo a tres socios de un despacho contable.
- Agenda y correspondencia; control de archivo; trámites bancarios
! Microsoft Office; redacción y ortografía; 1 año de experiencia
+ Inglés intermedio
@ admin-london | Office Administrator | Fernwick Architects | London | GB | en | 7
= The person who knows where everything is. Full time, in the studio.
- Manage calendars and travel; order supplies; process invoices
! Microsoft Office; organisation; friendly phone manner
+ Experience in a design studio
@ admin-remote-va | Virtual Assistant | Deskmates | Remote | US | en remote | 2
= Support two founders in US time zones.
- E-mail and diary management; travel arrangements; simple bookkeeping
! 2 years of experience as an assistant; Google Workspace; excellent written English
+ Spanish; QuickBooks
@ admin-quito | Asistente administrativa | Importadora Chimborazo | Quito | EC | es | 24
= Apoyo al área de importaciones.
- Elaboración de documentos; archivo; atención a proveedores
! Excel intermedio; redacción; organización
+ Conocimientos de comercio exterior
@ accountant-madrid | Contable | Asesoría Lindero | Madrid | ES | es | 3
= Cartera de veinte pymes, teletrabajo dos días por semana.
- Contabilidad general y conciliación bancaria; IVA, IRPF e impuesto de sociedades; cuentas anuales
! Grado en ADE o Economía; 3 años de experiencia en asesoría; A3 o Sage
+ Inglés B1
@ accountant-santiago | Contador auditor | Viñedos Quilamuta | Santiago de Chile | CL | es | 16
= Cierre mensual de un grupo de tres sociedades.
- Conciliaciones; declaraciones mensuales de IVA; análisis de cuentas
! Título de contador auditor; 2 años de experiencia; Excel avanzado
+ SAP; normas IFRS
@ accountant-toronto | Staff Accountant | Birchmount Foods | Toronto | CA | en | 5
= Month-end in five days and a manager who explains things.
- General ledger and reconciliations; prepare tax returns; support the annual audit
! Degree in Accounting; 2 years of experience; advanced Excel
+ CPA in progress; SAP
@ accountant-manchester | Management Accountant | Pennine Textiles | Manchester | GB | en | 18
= Report to the finance director and improve how we forecast.
- Monthly management accounts; budgets and forecasts; cost analysis
! Part-qualified ACCA or CIMA; Excel; attention to detail
+ Power BI
@ accountant-buenosaires | Analista contable | Frigorífico Las Lomas | Buenos Aires | AR | es | 28
= Equipo de administración de ocho personas en Pilar.
- Imputación contable; liquidación de impuestos; conciliaciones bancarias
! Estudiante avanzado o contador público; Excel; Tango Gestión
+ Inglés
@ hr-barcelona | Técnica/o de selección de personal | Grupo Aldaba | Barcelona | ES | es | 6
= Procesos de perfiles industriales y de oficina, unos quince a la vez.
- Publicación de ofertas y criba curricular; entrevistas; seguimiento de incorporaciones
! Grado en Psicología o Relaciones Laborales; entrevistas por competencias; LinkedIn Recruiter
+ Catalán; inglés B2
@ hr-monterrey | Generalista de recursos humanos | Aceros del Bravo | Monterrey | MX | es | 15
= Planta de 300 personas.
- Reclutamiento; nómina y prestaciones; clima laboral
! Licenciatura en administración o psicología; 3 años de experiencia; Ley Federal del Trabajo
+ Inglés
@ hr-dublin-recruiter | Technical Recruiter | Quayside Talent | Dublin | IE | en | 8
= Hire engineers for start-ups you will actually like.
- Source candidates; screen and interview; manage offers
! 2 years of experience in recruitment; sourcing; communication skills
+ Spanish; knowledge of software roles
@ hr-chicago | HR Generalist | Lakeshore Packaging | Chicago | US | en | 21
= You look after 180 people on two shifts.
- Onboarding and benefits; employee relations; payroll support
! Degree in Human Resources or similar; employment law; Spanish
+ SHRM-CP
@ hr-bogota | Analista de nómina y selección | Flores del Sumapaz | Bogotá | CO | es | 30
= Empresa de flores con temporada alta en febrero y mayo.
- Liquidación de nómina; afiliaciones; selección de personal operativo
! Tecnólogo en gestión humana; nómina electrónica; Excel
+ Conocimientos en SST
@ lawyer-madrid-laboral | Abogada o abogado laboralista | Bufete Salvatierra | Madrid | ES | es | 5
= Despacho mediano con defensa de empresas y de comités.
- Asesoramiento en despidos y negociación colectiva; redacción de demandas; juicios
! Grado en Derecho y colegiación; 3 años de experiencia en derecho laboral; negociación
+ Inglés jurídico
@ lawyer-cdmx-corporativo | Abogado corporativo | Ferrer y Tapia Abogados | Ciudad de México | MX | es | 12
= Operaciones de inversión extranjera.
- Contratos y gobierno corporativo; due diligence; asesoría a consejo
! Licenciatura en Derecho con cédula; 4 años de experiencia; inglés avanzado
+ Maestría
@ lawyer-london-solicitor | Commercial Solicitor | Wren & Calloway LLP | London | GB | en | 9
= Technology and media clients, sensible targets.
- Draft and negotiate contracts; advise on data protection; manage client relationships
! Qualified solicitor in England and Wales; 2 years of experience in commercial law; drafting
+ Spanish or French
@ lawyer-newyork-paralegal | Immigration Paralegal | Ellis Harbor Law | New York | US | en | 3
= Small firm, bilingual clients, meaningful cases.
- Prepare visa petitions; interview clients; keep deadlines
! Paralegal certificate or 2 years of experience; fluent Spanish; attention to detail
+ Notary public
@ lawyer-buenosaires | Abogada/o de familia | Estudio Jacarandá | Buenos Aires | AR | es | 23
= Estudio de cuatro profesionales en Tribunales.
- Divorcios y alimentos; mediación; escritos y audiencias
! Título de abogado con matrícula; derecho de familia; empatía
+ Formación en mediación
`;
