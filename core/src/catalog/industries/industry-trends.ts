import { readIndustryNotes } from './industry';

/** What is moving in a field, without numbers that cannot be checked. `tendencia ; por qué importa ; trend ; why it matters` */
export const industryTrends = readIndustryNotes(`
[software]
Asistentes de IA en el trabajo diario ; Se pregunta cada vez más cómo los usas y cómo revisas lo que proponen. ; AI assistants in daily work ; More and more interviews ask how you use them and how you check what they propose.
Seguridad desde el diseño ; La cadena de suministro del software y las dependencias son asunto de todo el equipo. ; Security by design ; The software supply chain and its dependencies concern the whole team.
[data]
De modelos sueltos a productos con IA ; Pesan la evaluación, el coste y el control de calidad de lo que responde un modelo. ; From single models to products with AI ; Evaluation, cost and quality control of a model’s answers matter.
Gobierno del dato y normativa europea de IA ; Saber documentar datos y modelos deja de ser un extra. ; Data governance and the European AI rules ; Knowing how to document data and models is no longer an extra.
[engineering]
Gemelos digitales y simulación ; Quien une cálculo y datos de planta trabaja en más fases del proyecto. ; Digital twins and simulation ; People who combine analysis with plant data work in more phases of a project.
Electrificación y eficiencia ; Cambian productos y procesos en casi todas las ramas. ; Electrification and efficiency ; They’re changing products and processes in nearly every branch.
[energy]
Almacenamiento y redes ; Junto a generar, importa cuándo y cómo se entrega la energía. ; Storage and grids ; Generating energy is not enough: when and how it’s delivered matters too.
Autoconsumo y rehabilitación energética ; Crea trabajo de instalación, tramitación y mantenimiento cerca de casa. ; Self-consumption and energy refurbishment ; It creates installation, permitting and maintenance work close to home.
[manufacturing]
Automatización y robots colaborativos ; Programar, ajustar y mantener la línea vale tanto como operarla. ; Automation and collaborative robots ; Programming, setting up and maintaining the line is worth as much as running it.
Mantenimiento predictivo ; Leer datos de máquina acerca los oficios de taller y de oficina técnica. ; Predictive maintenance ; Reading machine data brings the workshop and the engineering office closer.
[construction]
Modelado BIM en más obras ; Leer y actualizar el modelo se pide también fuera del estudio. ; BIM on more sites ; Employers outside the design office also ask for people who can read and update the model.
Rehabilitación y eficiencia ; Aislamiento, aerotermia y materiales con menor huella ganan sitio frente a la obra nueva. ; Refurbishment and efficiency ; Insulation, heat pumps and lower-impact materials gain ground on new build.
[health]
Atención a distancia e historia digital ; Registrar bien y comunicar por pantalla es parte del trabajo clínico. ; Remote care and digital records ; Recording well and communicating on screen are part of clinical work.
Cronicidad y cuidados en casa ; Crecen los puestos que coordinan hospital, primaria y domicilio. ; Chronic conditions and care at home ; More roles coordinate hospital, primary care and home.
[laboratory]
Automatización del laboratorio ; Manejar equipos conectados y trazar muestras se da por sabido. ; Laboratory automation ; Handling connected equipment and tracing samples is taken for granted.
Integridad de datos ; Auditorías e inspecciones miran cómo se registra cada resultado. ; Data integrity ; Audits and inspections look at how each result is recorded.
[care]
Atención centrada en la persona ; Los planes individuales y la participación de la familia guían el trabajo. ; Person-centred care ; Individual plans and family involvement guide the work.
Tecnología de apoyo en casa ; Teleasistencia y avisos piden saber explicarlos a quien los usa. ; Assistive technology at home ; Telecare and alerts need someone who can explain them to the people using them.
[education]
IA en el aula ; Se busca criterio para usarla, enseñarla y evaluarla. ; AI in the classroom ; Schools want people with the judgement to use, teach and assess it.
Competencias y evaluación continua ; Programar por competencias pide mostrar evidencias del alumnado. ; Competences and continuous assessment ; Planning by competences calls for evidence of pupils’ work.
[catering]
Producto de cercanía y menos desperdicio ; Escandallos y compras ajustadas se valoran en cualquier cocina. ; Local produce and less waste ; Costing and tight purchasing are valued in any kitchen.
Reservas y comandas digitales ; Manejar el programa de sala es parte del oficio. ; Digital bookings and orders ; Using the front-of-house software is part of the job.
[tourism]
Viajes fuera de temporada y por experiencias ; Idiomas, producto local y organización de grupos ganan peso. ; Off-season and experience travel ; Languages, local products and group planning gain weight.
Venta directa y precios dinámicos ; Entender canales y tarifas acerca recepción y ventas. ; Direct sales and dynamic prices ; Understanding channels and rates brings front desk and sales closer.
[retail]
Tienda y web como un solo comercio ; Preparar pedidos, devoluciones y atención por mensaje entra en el puesto. ; Shop and web as one business ; Picking orders, returns and chat support are part of the job.
Cajas y existencias conectadas ; El inventario al momento pide rigor en cada movimiento. ; Connected tills and stock ; Real-time stock calls for care in every movement.
[sales]
Venta consultiva con datos ; Preparar la reunión con el CRM y cuidar el dato se mira tanto como la labia. ; Consultative selling with data ; Preparing with the CRM and keeping its data clean count as much as being a good talker.
Comprador informado ; Quien compra llega con la comparación hecha: se pide saber de producto. ; Informed buyers ; Buyers have already compared by the time they arrive, so product knowledge matters.
[marketing]
Contenido con IA y voz propia ; Producir es fácil. Decidir qué merece publicarse es el trabajo. ; Content with AI and your own voice ; Producing is easy. Deciding what’s worth publishing is the job.
Datos propios y privacidad ; Menos seguimiento de terceros: suben la analítica propia y el correo. ; First-party data and privacy ; With less third-party tracking, your own analytics and email matter more.
[finance]
Factura electrónica y cierre continuo ; Automatizar asientos deja tiempo para explicar las cifras. ; Electronic invoicing and continuous close ; Automating entries leaves time to explain the numbers.
Informes de sostenibilidad ; Contabilidad y datos no financieros se piden juntos. ; Sustainability reporting ; Employers ask for accounting and non-financial data together.
[banking]
Atención digital con asesor ; Explicar bien un producto a distancia es ya parte del puesto. ; Digital service with an adviser ; Explaining a product well remotely is now part of the job.
Fraude y resiliencia digital ; Los controles y la continuidad del servicio ocupan más puestos. ; Fraud and digital resilience ; More roles deal with controls and continuity of service.
[law]
Revisión de documentos con IA ; Se valora saber comprobar citas y fuentes. ; Document review with AI ; Employers value people who can verify citations and sources.
Cumplimiento y protección de datos ; La norma digital crece y pide explicarla al negocio. ; Compliance and data protection ; Digital regulation is growing, and the business needs it explained.
[people]
Selección por competencias ; Pruebas y entrevistas estructuradas ganan sitio al currículum solo. ; Skills-based hiring ; Tests and structured interviews gain ground on the CV alone.
Transparencia salarial ; Ordenar bandas y puestos ocupa a más equipos de personas. ; Pay transparency ; More HR teams are busy sorting out pay bands and roles.
[office]
Trámites sin papel ; Certificado digital, firma y sedes electrónicas son herramienta diaria. ; Paperless procedures ; Digital certificates, signatures and online offices are daily tools.
Automatizar lo repetido ; Hojas de cálculo y formularios conectados distinguen un perfil. ; Automating what repeats ; Connected spreadsheets and forms make a profile stand out.
[logistics]
Última milla y entregas en ciudad ; Rutas, ventanas horarias y vehículos limpios cambian el reparto. ; Last mile and city delivery ; Routes, time windows and clean vehicles are changing delivery.
Almacenes automatizados ; Leer el sistema y resolver incidencias pesa más que la fuerza. ; Automated warehouses ; Reading the system and solving problems count for more than strength.
[design]
Sistemas de diseño y accesibilidad ; Se pide trabajar con componentes y para todo el mundo. ; Design systems and accessibility ; Teams want people who work with components and design for everyone.
Imagen y vídeo generados ; El criterio, los derechos y la edición son lo que distingue. ; Generated image and video ; Judgement, rights and editing are what sets people apart.
[public]
Administración digital ; Procedimientos en línea y atención sin cita piden claridad al escribir. ; Digital administration ; Online procedures and walk-in service call for clear writing.
Relevo generacional ; Las jubilaciones abren plazas y promoción interna. ; A new generation ; Retirements open up vacancies and internal promotion.
[science]
Datos abiertos y reproducibles ; Compartir código y datos se valora junto al artículo. ; Open and reproducible data ; Sharing code and data is valued alongside the paper.
IA como instrumento ; Se busca quien la use con rigor y sepa decir sus límites. ; AI as an instrument ; Labs look for people who use it rigorously and can state its limits.
[agriculture]
Agricultura de precisión ; Sensores, riego y drones piden leer datos en el campo. ; Precision farming ; Sensors, irrigation and drones mean reading data in the field.
Producción ecológica y trazabilidad ; El registro de cada paso llega hasta quien compra. ; Organic production and traceability ; The record of each step reaches the buyer.
[sport]
Ejercicio y salud ; Trabajar con personas mayores o en recuperación abre puestos. ; Exercise and health ; Working with older or recovering people opens up jobs.
Entrenamiento en línea y presencial ; Programar y seguir a distancia completa la sala. ; Online and on-site coaching ; Planning and following up remotely complement the gym floor.
[management]
Adoptar IA con método ; Se pide dirigir el cambio y medirlo, más que conocer la herramienta. ; Adopting AI with method ; Leading and measuring the change matters more than knowing the tool.
Equipos híbridos ; Objetivos claros y confianza sustituyen a la presencia. ; Hybrid teams ; Clear goals and trust replace presence.
`);
