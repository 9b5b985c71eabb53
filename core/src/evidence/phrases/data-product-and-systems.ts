/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const dataProductAndSystemsPhrases = `
machine learning	aprendizaje automático	es	shows	Entrené modelos XGBoost que redujeron el fraude un 30 %
machine learning	aprendizaje automático	es	shows	Random forest y validación cruzada para predecir bajas de clientes
machine learning	aprendizaje automático	es	shows	scikit-learn en producción para scoring de hipotecas
machine learning	aprendizaje automático	es	shows	Clasificador de reclamaciones con un F1 de 0,89
machine learning	aprendizaje automático	es	shows	Recomendador de productos para 2 millones de usuarios
machine learning	aprendizaje automático	en	shows	Trained XGBoost models that cut fraud losses by a third
machine learning	aprendizaje automático	en	shows	Built a churn classifier with an AUC of 0.91
machine learning	aprendizaje automático	en	shows	Recommender serving 3M users in production
machine learning	aprendizaje automático	en	shows	Feature engineering and cross-validation in scikit-learn
machine learning	aprendizaje automático	es	near	Aprendo de forma automática y rápida
machine learning	aprendizaje automático	es	near	Lector de noticias sobre inteligencia artificial
machine learning	aprendizaje automático	es	near	Operario de máquina CNC, aprendizaje en el puesto
machine learning	aprendizaje automático	en	near	Fast learner on machines
machine learning	aprendizaje automático	en	near	Uses ChatGPT to draft emails
deep learning	aprendizaje profundo	es	shows	Redes convolucionales en PyTorch para radiografías
deep learning	aprendizaje profundo	es	shows	Ajuste fino de transformers con GPU A100
deep learning	aprendizaje profundo	es	shows	LSTM y Keras para predicción de consumo eléctrico
deep learning	aprendizaje profundo	es	shows	Detección de defectos en línea con YOLO
deep learning	aprendizaje profundo	en	shows	Fine-tuned transformers on A100s
deep learning	aprendizaje profundo	en	shows	CNNs in PyTorch for chest X-rays
deep learning	aprendizaje profundo	en	shows	YOLO detector for faults on a bottling line
deep learning	aprendizaje profundo	en	shows	Distributed training in TensorFlow and JAX
deep learning	aprendizaje profundo	es	near	Conocimiento profundo del sector
deep learning	aprendizaje profundo	es	near	Regresión lineal en Excel
deep learning	aprendizaje profundo	es	near	Neuróloga, estudio de redes neuronales biológicas
deep learning	aprendizaje profundo	en	near	Deep knowledge of retail
deep learning	aprendizaje profundo	en	near	Scuba instructor, deep dive specialty
natural language processing	procesamiento del lenguaje natural	es	shows	Extracción de entidades en contratos con spaCy y BERT
natural language processing	procesamiento del lenguaje natural	es	shows	RAG con embeddings sobre 50.000 documentos internos
natural language processing	procesamiento del lenguaje natural	es	shows	Chatbot con LangChain para atención al ciudadano
natural language processing	procesamiento del lenguaje natural	es	shows	Análisis de sentimiento de reseñas en cinco idiomas
natural language processing	procesamiento del lenguaje natural	en	shows	Named entities from contracts using spaCy and BERT
natural language processing	procesamiento del lenguaje natural	en	shows	RAG over 60k internal documents with a vector store
natural language processing	procesamiento del lenguaje natural	en	shows	Sentiment scoring of reviews in five languages
natural language processing	procesamiento del lenguaje natural	en	shows	LLM evaluation harness for a support assistant
natural language processing	procesamiento del lenguaje natural	es	near	Lenguaje de signos, nivel A2
natural language processing	procesamiento del lenguaje natural	es	near	Terapia de PNL y coaching
natural language processing	procesamiento del lenguaje natural	es	near	Traductora de lengua natural francesa
natural language processing	procesamiento del lenguaje natural	en	near	NLP life coach
natural language processing	procesamiento del lenguaje natural	en	near	Natural speaker in front of crowds
Python data stack	Python para ciencia de datos	es	shows	pandas, NumPy y Jupyter a diario sobre 100 millones de filas
Python data stack	Python para ciencia de datos	es	shows	Pasé scripts de SAS a polars y scikit
Python data stack	Python para ciencia de datos	es	shows	Notebooks reproducibles con poetry y matplotlib
Python data stack	Python para ciencia de datos	en	shows	pandas, NumPy and Jupyter on 100M-row tables
Python data stack	Python para ciencia de datos	en	shows	Ported SAS scripts to polars
Python data stack	Python para ciencia de datos	en	shows	Packaged notebooks into tested modules with poetry
Python data stack	Python para ciencia de datos	es	near	Django para páginas web
Python data stack	Python para ciencia de datos	es	near	Macros en VBA
Python data stack	Python para ciencia de datos	es	near	Curso de introducción a Python en Coursera, en curso
Python data stack	Python para ciencia de datos	en	near	Django web pages only
Python data stack	Python para ciencia de datos	en	near	Beginner's Python course, week two
A/B testing	test A/B	es	shows	Diseñé 40 experimentos de precio con grupo de control
A/B testing	test A/B	es	shows	Cálculo de tamaño muestral y significación en checkout
A/B testing	test A/B	es	shows	Dos versiones del correo, la ganadora subió un 12 % la apertura
A/B testing	test A/B	es	shows	Plataforma de experimentos con Optimizely y CUPED
A/B testing	test A/B	en	shows	Ran 40 controlled pricing experiments
A/B testing	test A/B	en	shows	Sample size and power for checkout variants
A/B testing	test A/B	en	shows	Split-tested subject lines, opens up 12%
A/B testing	test A/B	en	shows	Built an in-house experimentation platform with CUPED
A/B testing	test A/B	es	near	Grupo sanguíneo AB
A/B testing	test A/B	es	near	Plan A y plan B en logística
A/B testing	test A/B	es	near	Permisos de conducir A y B
A/B testing	test A/B	en	near	Passed driving tests A and B
A/B testing	test A/B	en	near	Lab tests on batch A and B
predictive modelling	modelos predictivos	es	shows	Pronóstico de demanda con Prophet, error del 8 %
predictive modelling	modelos predictivos	es	shows	Estimaba la probabilidad de impago de cada cliente
predictive modelling	modelos predictivos	es	shows	Anticipé averías de aerogeneradores con datos SCADA
predictive modelling	modelos predictivos	es	shows	Supervivencia y abandono de suscriptores
predictive modelling	modelos predictivos	en	shows	Forecasted demand with Prophet at 8% MAPE
predictive modelling	modelos predictivos	en	shows	Scored default probability for loan applicants
predictive modelling	modelos predictivos	en	shows	Foresaw turbine failures from SCADA data
predictive modelling	modelos predictivos	en	shows	Survival curves for subscriber lapse
predictive modelling	modelos predictivos	es	near	Texto predictivo en el móvil
predictive modelling	modelos predictivos	es	near	Modelo de fotografía
predictive modelling	modelos predictivos	es	near	Informes de lo vendido el mes anterior
predictive modelling	modelos predictivos	en	near	Reported last month's sales
predictive modelling	modelos predictivos	en	near	Predictable and reliable worker
MLOps	MLOps	es	shows	Despliegue de modelos con MLflow, Docker y SageMaker
MLOps	MLOps	es	shows	Reentrenamiento mensual y alerta de deriva de datos
MLOps	MLOps	es	shows	Feature store y registro de versiones en Vertex
MLOps	MLOps	es	shows	Servía inferencias por API con 40 ms de latencia
MLOps	MLOps	en	shows	Shipped models with MLflow and SageMaker
MLOps	MLOps	en	shows	Drift alerts and monthly retraining
MLOps	MLOps	en	shows	Feature store and model registry on Vertex
MLOps	MLOps	en	shows	Served inference at 40 ms p95
MLOps	MLOps	es	near	Modelos en mi portátil para la tesis
MLOps	MLOps	es	near	Operaciones de mayo: logística de ropa
MLOps	MLOps	en	near	Models stayed in notebooks
MLOps	MLOps	en	near	Ops manager in a call centre
big data processing	procesamiento de big data	es	shows	PySpark en Databricks, 5 TB diarios de telecom
big data processing	procesamiento de big data	es	shows	Hadoop, Hive y Kafka en clúster de 40 nodos
big data processing	procesamiento de big data	es	shows	Delta Lake y particionado, de 6 horas a 25 minutos
big data processing	procesamiento de big data	es	shows	Streaming de sensores con Flink
big data processing	procesamiento de big data	en	shows	PySpark on Databricks, 6 TB a day
big data processing	procesamiento de big data	en	shows	Hive and Kafka on a 40-node cluster
big data processing	procesamiento de big data	en	shows	Cut a Spark job from 6 hours to 25 minutes
big data processing	procesamiento de big data	en	shows	Flink streaming from vehicle sensors
big data processing	procesamiento de big data	es	near	Hoja de 20.000 filas en Excel
big data processing	procesamiento de big data	es	near	Grandes cuentas, gestor comercial
big data processing	procesamiento de big data	es	near	Asistí a la feria Big Data Madrid
big data processing	procesamiento de big data	en	near	Large spreadsheets
big data processing	procesamiento de big data	en	near	Big store supervisor
data visualisation	visualización de datos	es	shows	Gráficos en ggplot y Plotly para informes a dirección
data visualisation	visualización de datos	es	shows	Mapas interactivos de movilidad con Kepler y D3
data visualisation	visualización de datos	es	shows	Conté la historia de los datos en una sola lámina
data visualisation	visualización de datos	en	shows	ggplot and Plotly charts for executives
data visualisation	visualización de datos	en	shows	Interactive D3 maps of bike trips
data visualisation	visualización de datos	en	shows	Streamlit explorer used by 80 analysts
data visualisation	visualización de datos	es	near	Escaparatista visual
data visualisation	visualización de datos	es	near	Visualización y meditación guiada
data visualisation	visualización de datos	es	near	Técnico de montaje de pantallas LED
data visualisation	visualización de datos	en	near	Visual merchandiser
data visualisation	visualización de datos	en	near	Meditation and visualisation coach
computer vision	visión artificial	es	shows	Conteo de personas en tienda con cámaras y OpenCV
computer vision	visión artificial	es	shows	Segmentación de tumores en resonancia con U-Net
computer vision	visión artificial	es	shows	Lectura de matrículas por OCR en parkings
computer vision	visión artificial	es	shows	Inspección de botellas por cámara a 60 piezas por minuto
computer vision	visión artificial	en	shows	Counted shoppers with OpenCV and ceiling cameras
computer vision	visión artificial	en	shows	U-Net tumour segmentation on MRI
computer vision	visión artificial	en	shows	Licence plate OCR for car parks
computer vision	visión artificial	es	near	Óptico optometrista, graduación de la vista
computer vision	visión artificial	es	near	Visión estratégica de negocio
computer vision	visión artificial	es	near	Arte digital con ordenador
computer vision	visión artificial	en	near	Optician
computer vision	visión artificial	en	near	Eye strain from computers, ergonomics talk
R programming	programación en R	es	shows	tidyverse, Shiny y RMarkdown en epidemiología
R programming	programación en R	es	shows	Paquete en CRAN para series hidrológicas
R programming	programación en R	es	shows	caret y dplyr para encuestas del INE
R programming	programación en R	en	shows	tidyverse, Shiny and Quarto reports
R programming	programación en R	en	shows	Maintains a CRAN package
R programming	programación en R	en	shows	dplyr and survey packages for health data
R programming	programación en R	es	near	Rodaje de cine, programación de sala
R programming	programación en R	es	near	R que R: muy perseverante
R programming	programación en R	en	near	R&D technician
R programming	programación en R	en	near	Cinema programming
geospatial analysis	análisis geoespacial	es	shows	QGIS, PostGIS y áreas de influencia para abrir tiendas
geospatial analysis	análisis geoespacial	es	shows	Imágenes Sentinel y geopandas para cultivos
geospatial analysis	análisis geoespacial	es	shows	Isócronas de 15 minutos a hospitales
geospatial analysis	análisis geoespacial	en	shows	PostGIS catchments to site new shops
geospatial analysis	análisis geoespacial	en	shows	Sentinel imagery and geopandas for crops
geospatial analysis	análisis geoespacial	en	shows	Drive-time isochrones to hospitals
geospatial analysis	análisis geoespacial	es	near	Uso de GPS en reparto
geospatial analysis	análisis geoespacial	es	near	Profesora de geografía
geospatial analysis	análisis geoespacial	en	near	Followed sat nav on deliveries
geospatial analysis	análisis geoespacial	en	near	Geography degree
communicating insights	comunicación de resultados analíticos	es	shows	Presenté al comité hallazgos que cambiaron la política de precios
communicating insights	comunicación de resultados analíticos	es	shows	Explicaba modelos a negocio sin fórmulas
communicating insights	comunicación de resultados analíticos	es	shows	Nota de dos páginas al CEO con recomendación
communicating insights	comunicación de resultados analíticos	en	shows	Board adopted my pricing recommendation
communicating insights	comunicación de resultados analíticos	en	shows	Explained models to non-technical stakeholders
communicating insights	comunicación de resultados analíticos	en	shows	Two-page memos with a clear ask
communicating insights	comunicación de resultados analíticos	es	near	Licenciada en Comunicación Audiovisual
communicating insights	comunicación de resultados analíticos	es	near	Envío de resultados de analíticas de sangre
communicating insights	comunicación de resultados analíticos	en	near	Communications degree
communicating insights	comunicación de resultados analíticos	en	near	Emailed lab results to patients
optimisation and operations research	optimización e investigación operativa	es	shows	Rutas de reparto con OR-Tools, 14 % menos de kilómetros
optimisation and operations research	optimización e investigación operativa	es	shows	Programación lineal en Gurobi para turnos
optimisation and operations research	optimización e investigación operativa	es	shows	Algoritmo genético para cortar chapa sin desperdicio
optimisation and operations research	optimización e investigación operativa	en	shows	OR-Tools routes cut mileage 14%
optimisation and operations research	optimización e investigación operativa	en	shows	Gurobi rostering for 900 drivers
optimisation and operations research	optimización e investigación operativa	en	shows	Linear programs for refinery blending
optimisation and operations research	optimización e investigación operativa	es	near	Auxiliar de quirófano
optimisation and operations research	optimización e investigación operativa	es	near	Conductor de ruta de reparto
optimisation and operations research	optimización e investigación operativa	en	near	Operating theatre assistant
optimisation and operations research	optimización e investigación operativa	en	near	Driver on fixed routes
firewall administration	administración de firewalls	es	shows	Reglas y VPN en Fortinet y Palo Alto para 40 sedes
firewall administration	administración de firewalls	es	shows	NSE4 y migración de Checkpoint a FortiGate
firewall administration	administración de firewalls	es	shows	Abría puertos, NAT y políticas tras petición aprobada
firewall administration	administración de firewalls	es	shows	pfSense con segmentación de invitados y servidores
firewall administration	administración de firewalls	en	shows	Policies and NAT on Palo Alto for 40 sites
firewall administration	administración de firewalls	en	shows	Moved Check Point clusters to FortiGate
firewall administration	administración de firewalls	en	shows	PCNSA, quarterly rule clean-ups
firewall administration	administración de firewalls	en	shows	pfSense with segmented guest and server zones
firewall administration	administración de firewalls	es	near	Puertas cortafuegos: instalación
firewall administration	administración de firewalls	es	near	Brigada forestal, apertura de cortafuegos
firewall administration	administración de firewalls	es	near	Activé el antivirus de mi equipo
firewall administration	administración de firewalls	en	near	Fire door installer
firewall administration	administración de firewalls	en	near	Cleared firebreaks in forests
SIEM monitoring	monitorización SIEM	es	shows	Analista SOC N1, alertas de Splunk y QRadar a turnos
SIEM monitoring	monitorización SIEM	es	shows	Reglas de correlación en Sentinel y KQL
SIEM monitoring	monitorización SIEM	es	shows	Descartaba falsos positivos y escalaba al N2
SIEM monitoring	monitorización SIEM	es	shows	Casos de uso MITRE en Elastic Security
SIEM monitoring	monitorización SIEM	en	shows	SOC analyst triaging Splunk alerts on shift
SIEM monitoring	monitorización SIEM	en	shows	KQL detections in Sentinel mapped to MITRE
SIEM monitoring	monitorización SIEM	en	shows	Cut false positives by 60% in QRadar
SIEM monitoring	monitorización SIEM	es	near	Vigilante en central de alarmas
SIEM monitoring	monitorización SIEM	es	near	Sistema de monitorización de pacientes
SIEM monitoring	monitorización SIEM	es	near	Simulacros de evacuación
SIEM monitoring	monitorización SIEM	en	near	CCTV operator
SIEM monitoring	monitorización SIEM	en	near	Alarm receiving centre clerk
penetration testing	pruebas de penetración	es	shows	OSCP, hacking ético a web y red interna de bancos
penetration testing	pruebas de penetración	es	shows	Burp Suite y Metasploit con informe de hallazgos
penetration testing	pruebas de penetración	es	shows	Conseguí domain admin en 3 de 4 ejercicios de red team
penetration testing	pruebas de penetración	es	shows	Bug bounty: 12 vulnerabilidades reconocidas en HackerOne
penetration testing	pruebas de penetración	en	shows	OSCP, broke into 30 client networks legally
penetration testing	pruebas de penetración	en	shows	Burp Suite web assessments and reports
penetration testing	pruebas de penetración	en	shows	Red team: domain admin in three of four engagements
penetration testing	pruebas de penetración	en	shows	Hall of fame for two HackerOne bounties
penetration testing	pruebas de penetración	es	near	Ensayos de líquidos penetrantes en soldadura
penetration testing	pruebas de penetración	es	near	Penetración de mercado en Portugal
penetration testing	pruebas de penetración	es	near	Pasaba Nessus automático y reenviaba el PDF
penetration testing	pruebas de penetración	en	near	Dye penetrant inspection of welds
penetration testing	pruebas de penetración	en	near	Market penetration strategy
vulnerability management	gestión de vulnerabilidades	es	shows	Nessus y Qualys semanal, parches críticos en 72 horas
vulnerability management	gestión de vulnerabilidades	es	shows	CVE abiertas de 4.000 a 300 en un año
vulnerability management	gestión de vulnerabilidades	es	shows	Priorizaba por CVSS y perseguía a los dueños de cada sistema
vulnerability management	gestión de vulnerabilidades	en	shows	Weekly Qualys scans, criticals patched in 72 hours
vulnerability management	gestión de vulnerabilidades	en	shows	Open CVEs down from 4,000 to 300
vulnerability management	gestión de vulnerabilidades	en	shows	Chased asset owners by CVSS and exposure
vulnerability management	gestión de vulnerabilidades	es	near	Familias en situación de vulnerabilidad
vulnerability management	gestión de vulnerabilidades	es	near	Apoyo a colectivos vulnerables
vulnerability management	gestión de vulnerabilidades	en	near	Worked with vulnerable children
vulnerability management	gestión de vulnerabilidades	en	near	Installed updates on my PC
ISO 27001 compliance	cumplimiento ISO 27001	es	shows	Implanté el SGSI y pasamos la certificación sin no conformidades mayores
ISO 27001 compliance	cumplimiento ISO 27001	es	shows	Declaración de aplicabilidad y análisis de riesgos con MAGERIT
ISO 27001 compliance	cumplimiento ISO 27001	es	shows	Auditora líder de seguridad de la información
ISO 27001 compliance	cumplimiento ISO 27001	es	shows	Adecuación al ENS categoría alta en ayuntamiento
ISO 27001 compliance	cumplimiento ISO 27001	en	shows	Built the ISMS and passed certification first time
ISO 27001 compliance	cumplimiento ISO 27001	en	shows	Statement of Applicability and risk treatment plans
ISO 27001 compliance	cumplimiento ISO 27001	en	shows	Lead auditor for information security
ISO 27001 compliance	cumplimiento ISO 27001	es	near	ISO 9001 en fábrica de muebles
ISO 27001 compliance	cumplimiento ISO 27001	es	near	Cumplimiento de objetivos comerciales
ISO 27001 compliance	cumplimiento ISO 27001	es	near	Firmé la política de seguridad de mi empresa
ISO 27001 compliance	cumplimiento ISO 27001	en	near	ISO 9001 in furniture plant
ISO 27001 compliance	cumplimiento ISO 27001	en	near	Signed the security policy
network routing and switching	routing y switching	es	shows	OSPF, BGP y VLAN en Cisco y Aruba
network routing and switching	routing y switching	es	shows	CCNA y CCNP, core de 200 switches
network routing and switching	routing y switching	es	shows	Configuraba troncales, STP y QoS de voz
network routing and switching	routing y switching	es	shows	Operador NOC de operadora, enlaces MPLS
network routing and switching	routing y switching	en	shows	BGP, OSPF and VLANs on Cisco and Juniper
network routing and switching	routing y switching	en	shows	CCNP, 200-switch campus core
network routing and switching	routing y switching	en	shows	Trunks, spanning tree and voice QoS
network routing and switching	routing y switching	en	shows	ISP NOC engineer on MPLS links
network routing and switching	routing y switching	es	near	Red de ventas a nivel nacional
network routing and switching	routing y switching	es	near	Rutas de senderismo
network routing and switching	routing y switching	es	near	Cambié de puesto varias veces
network routing and switching	routing y switching	en	near	Sales network growth
network routing and switching	routing y switching	en	near	Switchboard operator
structured cabling	cableado estructurado	es	shows	Tirada de cat 6A, rack y certificación con Fluke
structured cabling	cableado estructurado	es	shows	Fusión de fibra y rosetas en 300 puestos
structured cabling	cableado estructurado	es	shows	Peinado de armarios y etiquetado de patch panel
structured cabling	cableado estructurado	en	shows	Pulled Cat6A and certified with Fluke
structured cabling	cableado estructurado	en	shows	Spliced fibre and terminated 300 outlets
structured cabling	cableado estructurado	en	shows	Tidied and labelled comms cabinets
structured cabling	cableado estructurado	es	near	Cables de alta tensión, tendido aéreo
structured cabling	cableado estructurado	es	near	Conectaba el cable de red de mi puesto
structured cabling	cableado estructurado	en	near	Overhead power lines
structured cabling	cableado estructurado	en	near	TV cable salesman
identity and access management	gestión de identidades y accesos	es	shows	Altas y bajas en Active Directory, MFA y roles
identity and access management	gestión de identidades y accesos	es	shows	Okta y SailPoint, recertificación trimestral
identity and access management	gestión de identidades y accesos	es	shows	CyberArk para cuentas privilegiadas
identity and access management	gestión de identidades y accesos	es	shows	SSO con Entra para 5.000 empleados
identity and access management	gestión de identidades y accesos	en	shows	Joiners-leavers in AD with MFA
identity and access management	gestión de identidades y accesos	en	shows	Okta SSO for 5,000 staff
identity and access management	gestión de identidades y accesos	en	shows	CyberArk vault for privileged accounts
identity and access management	gestión de identidades y accesos	en	shows	Quarterly access recertification in SailPoint
identity and access management	gestión de identidades y accesos	es	near	Control de accesos en portería
identity and access management	gestión de identidades y accesos	es	near	Tramitación de DNI y pasaporte
identity and access management	gestión de identidades y accesos	es	near	Identidad corporativa y logotipos
identity and access management	gestión de identidades y accesos	en	near	Door supervisor checking IDs
identity and access management	gestión de identidades y accesos	en	near	Brand identity designer
incident response and forensics	respuesta a incidentes y forense	es	shows	Contuve un ransomware y recuperé el dominio en 48 horas
incident response and forensics	respuesta a incidentes y forense	es	shows	Volatility, imágenes de disco y cadena de custodia
incident response and forensics	respuesta a incidentes y forense	es	shows	CSIRT: phishing, exfiltración y línea temporal
incident response and forensics	respuesta a incidentes y forense	es	shows	Perito informático en juzgados mercantiles
incident response and forensics	respuesta a incidentes y forense	en	shows	Contained ransomware and rebuilt AD in two days
incident response and forensics	respuesta a incidentes y forense	en	shows	Memory analysis with Volatility, chain of custody
incident response and forensics	respuesta a incidentes y forense	en	shows	CSIRT handler for phishing and data theft
incident response and forensics	respuesta a incidentes y forense	en	shows	GCFA, expert witness reports
incident response and forensics	respuesta a incidentes y forense	es	near	Médico forense en instituto anatómico
incident response and forensics	respuesta a incidentes y forense	es	near	Respuesta a incidencias de mantenimiento
incident response and forensics	respuesta a incidentes y forense	es	near	Fui víctima de un ciberataque en mi empresa
incident response and forensics	respuesta a incidentes y forense	en	near	Forensic accountant
incident response and forensics	respuesta a incidentes y forense	en	near	Responded to customer incidents
security awareness training	concienciación en ciberseguridad	es	shows	Campañas de phishing simulado: clics del 28 al 4 %
security awareness training	concienciación en ciberseguridad	es	shows	Charlas a 900 empleados sobre contraseñas y estafas
security awareness training	concienciación en ciberseguridad	es	shows	KnowBe4 y píldoras mensuales
security awareness training	concienciación en ciberseguridad	en	shows	Simulated phishing, click rate from 28% to 4%
security awareness training	concienciación en ciberseguridad	en	shows	Talks on passwords and scams to 900 staff
security awareness training	concienciación en ciberseguridad	en	shows	KnowBe4 programme owner
security awareness training	concienciación en ciberseguridad	es	near	Hice el curso obligatorio de ciberseguridad
security awareness training	concienciación en ciberseguridad	es	near	Formación a vigilantes de seguridad
security awareness training	concienciación en ciberseguridad	en	near	Completed mandatory security e-learning
security awareness training	concienciación en ciberseguridad	en	near	Trained security guards
wireless networks	redes wifi	es	shows	Estudio de cobertura con Ekahau en hotel de 300 habitaciones
wireless networks	redes wifi	es	shows	Controladoras Ruckus y UniFi, portal cautivo
wireless networks	redes wifi	es	shows	Radioenlaces y puntos de acceso en campus
wireless networks	redes wifi	en	shows	Ekahau surveys for a 300-room hotel
wireless networks	redes wifi	en	shows	Ruckus and Meraki controllers, captive portal
wireless networks	redes wifi	en	shows	Point-to-point links across a campus
wireless networks	redes wifi	es	near	Daba la clave wifi a los huéspedes
wireless networks	redes wifi	es	near	Auriculares inalámbricos, ventas
wireless networks	redes wifi	en	near	Gave guests the wifi password
wireless networks	redes wifi	en	near	Wireless retail sales
VPN and remote access	VPN y acceso remoto	es	shows	Puse a 1.200 personas a teletrabajar en una semana con AnyConnect
VPN and remote access	VPN y acceso remoto	es	shows	Túneles IPsec entre sedes y proveedores
VPN and remote access	VPN y acceso remoto	es	shows	WireGuard y doble factor para externos
VPN and remote access	VPN y acceso remoto	en	shows	Got 1,200 staff working from home in a week
VPN and remote access	VPN y acceso remoto	en	shows	IPsec tunnels to branches and vendors
VPN and remote access	VPN y acceso remoto	en	shows	WireGuard with MFA for contractors
VPN and remote access	VPN y acceso remoto	es	near	Me conectaba por VPN para teletrabajar
VPN and remote access	VPN y acceso remoto	es	near	Mando a distancia de garaje
VPN and remote access	VPN y acceso remoto	en	near	Logged in through VPN from home
VPN and remote access	VPN y acceso remoto	en	near	Remote island tour guide
data protection GDPR	protección de datos RGPD	es	shows	DPD certificada, registro de tratamientos y EIPD
data protection GDPR	protección de datos RGPD	es	shows	Contestaba derechos ARCO y brechas a la AEPD
data protection GDPR	protección de datos RGPD	es	shows	Contratos de encargado y cláusulas de consentimiento
data protection GDPR	protección de datos RGPD	en	shows	DPO, records of processing and DPIAs
data protection GDPR	protección de datos RGPD	en	shows	Answered subject access requests in 30 days
data protection GDPR	protección de datos RGPD	en	shows	Notified two breaches to the ICO
data protection GDPR	protección de datos RGPD	es	near	Firmé cláusula de confidencialidad
data protection GDPR	protección de datos RGPD	es	near	Copias de seguridad diarias
data protection GDPR	protección de datos RGPD	en	near	Signed an NDA
data protection GDPR	protección de datos RGPD	en	near	Daily tape backups
helpdesk support	soporte helpdesk	es	shows	Atendía 40 llamadas diarias de usuarios con problemas de PC
helpdesk support	soporte helpdesk	es	shows	Técnico CAU nivel 1 para 3.000 empleados
helpdesk support	soporte helpdesk	es	shows	Resolvía por teléfono el 75 % en primera llamada
helpdesk support	soporte helpdesk	es	shows	Desbloqueo de cuentas, impresoras y correo por control remoto
helpdesk support	soporte helpdesk	es	shows	Usuario contento: 4,8 de satisfacción en 6.000 tickets
helpdesk support	soporte helpdesk	en	shows	First-line analyst, 40 calls a day
helpdesk support	soporte helpdesk	en	shows	Fixed 75% of IT problems on first contact
helpdesk support	soporte helpdesk	en	shows	Unlocked accounts and sorted printers over TeamViewer
helpdesk support	soporte helpdesk	en	shows	Service desk for 3,000 seats
helpdesk support	soporte helpdesk	es	near	Soporte metálico para estanterías
helpdesk support	soporte helpdesk	es	near	Llamé a soporte cuando fallaba mi equipo
helpdesk support	soporte helpdesk	es	near	Atención telefónica de reclamaciones de luz
helpdesk support	soporte helpdesk	en	near	Rang IT when my laptop froze
helpdesk support	soporte helpdesk	en	near	Billing call agent
ticketing tools	herramientas de ticketing	es	shows	Cierre en ServiceNow y Remedy dentro de SLA
ticketing tools	herramientas de ticketing	es	shows	Configuré las colas y categorías de GLPI
ticketing tools	herramientas de ticketing	es	shows	Jira Service Management, 30 casos diarios
ticketing tools	herramientas de ticketing	es	shows	Zendesk: macros, prioridades y base de conocimiento
ticketing tools	herramientas de ticketing	en	shows	Closed 30 ServiceNow cases a day within SLA
ticketing tools	herramientas de ticketing	en	shows	Set up queues and categories in Freshdesk
ticketing tools	herramientas de ticketing	en	shows	Remedy and Jira Service Management
ticketing tools	herramientas de ticketing	es	near	Venta de entradas en Ticketmaster
ticketing tools	herramientas de ticketing	es	near	Cobro con ticket en TPV
ticketing tools	herramientas de ticketing	es	near	Tickets restaurante para empleados
ticketing tools	herramientas de ticketing	en	near	Sold concert tickets
ticketing tools	herramientas de ticketing	en	near	Parking ticket inspector
hardware repair	reparación de equipos informáticos	es	shows	Cambio de discos, pantallas y placas en portátiles
hardware repair	reparación de equipos informáticos	es	shows	Taller de microinformática, 15 máquinas al día
hardware repair	reparación de equipos informáticos	es	shows	Montaje y ampliación de torres a medida
hardware repair	reparación de equipos informáticos	es	shows	Sustituía fuentes, RAM y ventiladores en garantía HP
hardware repair	reparación de equipos informáticos	en	shows	Swapped drives, screens and boards in laptops
hardware repair	reparación de equipos informáticos	en	shows	Warranty bench tech for HP and Lenovo
hardware repair	reparación de equipos informáticos	en	shows	Built and upgraded custom PCs
hardware repair	reparación de equipos informáticos	en	shows	Diagnosed dead power supplies and RAM
hardware repair	reparación de equipos informáticos	es	near	Ferretería, dependiente
hardware repair	reparación de equipos informáticos	es	near	Reparación de equipos de aire acondicionado
hardware repair	reparación de equipos informáticos	es	near	Llevé mi portátil a reparar
hardware repair	reparación de equipos informáticos	en	near	Hardware store cashier
hardware repair	reparación de equipos informáticos	en	near	Boiler repairs
Windows and Office 365 administration	administración de Windows y Office 365	es	shows	Buzones Exchange Online, licencias y SharePoint
Windows and Office 365 administration	administración de Windows y Office 365	es	shows	GPO, dominios y Windows Server 2019
Windows and Office 365 administration	administración de Windows y Office 365	es	shows	Pasé 600 buzones a la nube de Microsoft
Windows and Office 365 administration	administración de Windows y Office 365	es	shows	Intune y Autopilot en 800 portátiles
Windows and Office 365 administration	administración de Windows y Office 365	en	shows	Exchange Online mailboxes and Teams policies
Windows and Office 365 administration	administración de Windows y Office 365	en	shows	Group policy and Server 2019 domain controllers
Windows and Office 365 administration	administración de Windows y Office 365	en	shows	Moved 600 mailboxes to Microsoft's cloud
Windows and Office 365 administration	administración de Windows y Office 365	en	shows	Intune and Autopilot for 800 laptops
Windows and Office 365 administration	administración de Windows y Office 365	es	near	Word, PowerPoint y Outlook nivel usuario
Windows and Office 365 administration	administración de Windows y Office 365	es	near	Limpieza de ventanas
Windows and Office 365 administration	administración de Windows y Office 365	en	near	Confident Word and Outlook user
Windows and Office 365 administration	administración de Windows y Office 365	en	near	Window cleaner
workstation imaging and deployment	maquetación y despliegue de puestos	es	shows	Clonado con SCCM y WDS de 1.500 PC
workstation imaging and deployment	maquetación y despliegue de puestos	es	shows	Renovación de parque: preparar, instalar y recoger equipos
workstation imaging and deployment	maquetación y despliegue de puestos	es	shows	Imagen corporativa y entrega en mesa a nuevas altas
workstation imaging and deployment	maquetación y despliegue de puestos	en	shows	SCCM images to 1,500 PCs
workstation imaging and deployment	maquetación y despliegue de puestos	en	shows	Refresh project: prep, swap and collect laptops
workstation imaging and deployment	maquetación y despliegue de puestos	en	shows	New-starter kits built and handed over
workstation imaging and deployment	maquetación y despliegue de puestos	es	near	Imagen personal cuidada
workstation imaging and deployment	maquetación y despliegue de puestos	es	near	Montaje de puestos de mercadillo
workstation imaging and deployment	maquetación y despliegue de puestos	es	near	Maquetación de catálogos
workstation imaging and deployment	maquetación y despliegue de puestos	en	near	Image consultant
workstation imaging and deployment	maquetación y despliegue de puestos	en	near	Military deployment overseas
on-site technical support	soporte técnico presencial	es	shows	Técnico de campo en 60 sucursales, furgoneta y repuestos
on-site technical support	soporte técnico presencial	es	shows	Pie de mesa a dirección y salas de videoconferencia
on-site technical support	soporte técnico presencial	es	shows	Desplazamientos a tiendas por fallos de TPV
on-site technical support	soporte técnico presencial	es	shows	Presencial en juzgados, incidencias de vistas grabadas
on-site technical support	soporte técnico presencial	en	shows	Field engineer covering 60 branches by van
on-site technical support	soporte técnico presencial	en	shows	Deskside VIP support and meeting rooms
on-site technical support	soporte técnico presencial	en	shows	Visited shops to fix tills
on-site technical support	soporte técnico presencial	es	near	Visita comercial a clientes
on-site technical support	soporte técnico presencial	es	near	Todo mi soporte era telefónico
on-site technical support	soporte técnico presencial	en	near	Phone-only support
on-site technical support	soporte técnico presencial	en	near	Sales calls on site
printer and peripheral support	soporte de impresoras y periféricos	es	shows	Atascos, fusores y tóner en multifunción Ricoh
printer and peripheral support	soporte de impresoras y periféricos	es	shows	Colas de impresión y escaneo a correo
printer and peripheral support	soporte de impresoras y periféricos	es	shows	Etiquetadoras Zebra y lectores de almacén
printer and peripheral support	soporte de impresoras y periféricos	en	shows	Jams, fusers and toner on Ricoh MFPs
printer and peripheral support	soporte de impresoras y periféricos	en	shows	Print queues and scan-to-mail
printer and peripheral support	soporte de impresoras y periféricos	en	shows	Zebra label units and handheld scanners
printer and peripheral support	soporte de impresoras y periféricos	es	near	Operario de imprenta offset
printer and peripheral support	soporte de impresoras y periféricos	es	near	Imprimía y encuadernaba informes
printer and peripheral support	soporte de impresoras y periféricos	en	near	Offset press operator
printer and peripheral support	soporte de impresoras y periféricos	en	near	Printed and bound reports
user training in IT	formación a usuarios en informática	es	shows	Enseñé Teams y OneDrive a 300 compañeros
user training in IT	formación a usuarios en informática	es	shows	Guías con capturas y vídeos cortos para la intranet
user training in IT	formación a usuarios en informática	es	shows	Sesiones de bienvenida al puesto digital
user training in IT	formación a usuarios en informática	en	shows	Taught Teams and OneDrive to 300 colleagues
user training in IT	formación a usuarios en informática	en	shows	Screenshot guides and short how-to videos
user training in IT	formación a usuarios en informática	en	shows	Induction on new laptops and passwords
user training in IT	formación a usuarios en informática	es	near	Curso de informática recibido en la academia
user training in IT	formación a usuarios en informática	es	near	Usuario de informática avanzado
user training in IT	formación a usuarios en informática	en	near	Took a computer course
user training in IT	formación a usuarios en informática	en	near	Advanced PC user
IT asset inventory	inventario de activos TI	es	shows	Etiquetas y control de 2.400 equipos en Snipe-IT
IT asset inventory	inventario de activos TI	es	shows	OCS y GLPI cuadrados con contabilidad
IT asset inventory	inventario de activos TI	es	shows	Altas, bajas y reciclaje certificado de portátiles
IT asset inventory	inventario de activos TI	en	shows	Tagged 2,400 devices in Snipe-IT
IT asset inventory	inventario de activos TI	en	shows	Audited licences and laptops against finance
IT asset inventory	inventario de activos TI	en	shows	Certified disposal of old kit
IT asset inventory	inventario de activos TI	es	near	Inventario de tienda de ropa
IT asset inventory	inventario de activos TI	es	near	Gestión de activos financieros
IT asset inventory	inventario de activos TI	en	near	Shop stocktake
IT asset inventory	inventario de activos TI	en	near	Asset manager at a fund
ITIL processes	procesos ITIL	es	shows	Foundation v4; incidencias, problemas y cambios en CAB
ITIL processes	procesos ITIL	es	shows	Acuerdos de nivel de servicio y catálogo publicado
ITIL processes	procesos ITIL	es	shows	Gestor de cambios, ventanas y marcha atrás
ITIL processes	procesos ITIL	en	shows	v4 Foundation; change board and problem reviews
ITIL processes	procesos ITIL	en	shows	Wrote SLAs and the service catalogue
ITIL processes	procesos ITIL	en	shows	Major incident manager, root cause papers
ITIL processes	procesos ITIL	es	near	Proceso productivo de tejas
ITIL processes	procesos ITIL	es	near	Procesos judiciales
ITIL processes	procesos ITIL	en	near	Legal process server
ITIL processes	procesos ITIL	en	near	Process operator
remote support tools	herramientas de soporte remoto	es	shows	Tomaba control con AnyDesk y TeamViewer de sedes en cinco países
remote support tools	herramientas de soporte remoto	es	shows	Asistencia rápida y RDP a teletrabajadores
remote support tools	herramientas de soporte remoto	es	shows	Arreglaba equipos sin moverme, 25 conexiones al día
remote support tools	herramientas de soporte remoto	en	shows	Took over screens with AnyDesk in five countries
remote support tools	herramientas de soporte remoto	en	shows	RDP and Quick Assist for homeworkers
remote support tools	herramientas de soporte remoto	en	shows	25 Bomgar sessions a day
remote support tools	herramientas de soporte remoto	es	near	Trabajo en remoto desde 2020
remote support tools	herramientas de soporte remoto	es	near	Mandos a distancia
remote support tools	herramientas de soporte remoto	en	near	Remote worker since 2020
remote support tools	herramientas de soporte remoto	en	near	Remote-controlled drones
VoIP telephony	telefonía IP	es	shows	Centralita Asterisk y 3CX con 200 extensiones
VoIP telephony	telefonía IP	es	shows	Locuciones, desvíos y grupos de salto
VoIP telephony	telefonía IP	es	shows	Terminales Yealink y Teams Phone
VoIP telephony	telefonía IP	en	shows	3CX and Asterisk for 200 extensions
VoIP telephony	telefonía IP	en	shows	IVR menus and hunt groups
VoIP telephony	telefonía IP	en	shows	Teams Phone roll-out
VoIP telephony	telefonía IP	es	near	Telefonista de centralita
VoIP telephony	telefonía IP	es	near	Venta de líneas móviles
VoIP telephony	telefonía IP	en	near	Telephonist
VoIP telephony	telefonía IP	en	near	Sold mobile contracts
mobile device management	gestión de dispositivos móviles	es	shows	Enrolaba 900 tablets en Intune y Knox
mobile device management	gestión de dispositivos móviles	es	shows	Borrado remoto y perfiles en AirWatch
mobile device management	gestión de dispositivos móviles	es	shows	iPhone de comerciales: altas, apps y bloqueo
mobile device management	gestión de dispositivos móviles	en	shows	Enrolled 900 tablets in Intune
mobile device management	gestión de dispositivos móviles	en	shows	Remote wipe and profiles in AirWatch
mobile device management	gestión de dispositivos móviles	en	shows	Jamf for sales iPhones
mobile device management	gestión de dispositivos móviles	es	near	Tienda de telefonía
mobile device management	gestión de dispositivos móviles	es	near	Movilidad geográfica
mobile device management	gestión de dispositivos móviles	en	near	Phone shop
mobile device management	gestión de dispositivos móviles	en	near	Mobile hairdresser
project planning	planificación de proyectos	es	shows	Cronograma en MS Project, hitos y camino crítico
project planning	planificación de proyectos	es	shows	Gantt de 18 meses con 40 personas y tres proveedores
project planning	planificación de proyectos	es	shows	WBS, dependencias y línea base aprobada por el cliente
project planning	planificación de proyectos	es	shows	Entregué en fecha la implantación en ocho países
project planning	planificación de proyectos	en	shows	18-month Gantt with 40 people and three vendors
project planning	planificación de proyectos	en	shows	Critical path and baseline in MS Project
project planning	planificación de proyectos	en	shows	Delivered an eight-country rollout on schedule
project planning	planificación de proyectos	en	shows	Work breakdown, milestones and dependencies
project planning	planificación de proyectos	es	near	Planificación familiar, consulta
project planning	planificación de proyectos	es	near	Ejecutaba las tareas que me asignaba el jefe de proyecto
project planning	planificación de proyectos	es	near	Proyecto fin de carrera
project planning	planificación de proyectos	en	near	Family planning clinic
project planning	planificación de proyectos	en	near	Did tasks assigned by the PM
Scrum	Scrum	es	shows	Facilitaba dailies, retros y plannings de dos equipos
Scrum	Scrum	es	shows	PSM I, sprints de dos semanas y velocidad estable
Scrum	Scrum	es	shows	Quité impedimentos y protegí al equipo de cambios
Scrum	Scrum	es	shows	CSM en banca, de cascada a sprints
Scrum	Scrum	en	shows	Facilitated stand-ups and retros for two squads
Scrum	Scrum	en	shows	PSM II, two-week sprints
Scrum	Scrum	en	shows	Cleared blockers and shielded the team
Scrum	Scrum	en	shows	CSM who took a bank off waterfall
Scrum	Scrum	es	near	Jugador de rugby, melé
Scrum	Scrum	es	near	Asistía a la daily como desarrollador
Scrum	Scrum	es	near	Curso de agilidad canina
Scrum	Scrum	en	near	Rugby forward
Scrum	Scrum	en	near	Attended daily stand-ups
product roadmap	roadmap de producto	es	shows	Decidía qué se construía cada trimestre y lo defendía ante dirección
product roadmap	roadmap de producto	es	shows	Prioricé con RICE y dije no a 200 peticiones
product roadmap	roadmap de producto	es	shows	Visión a 12 meses y objetivos por trimestre
product roadmap	roadmap de producto	es	shows	Product owner de la app, 1,5 M de usuarios
product roadmap	roadmap de producto	en	shows	Decided each quarter's bets and defended them to execs
product roadmap	roadmap de producto	en	shows	RICE scoring, turned down 200 requests
product roadmap	roadmap de producto	en	shows	Head of product, 12-month vision
product roadmap	roadmap de producto	en	shows	Sequenced releases against OKRs
product roadmap	roadmap de producto	es	near	Mapa de carreteras, reparto
product roadmap	roadmap de producto	es	near	Ficha de producto en tienda online
product roadmap	roadmap de producto	en	near	Road map reading, driver
product roadmap	roadmap de producto	en	near	Product shelf stacking
backlog management	gestión del backlog	es	shows	Historias de usuario con criterios de aceptación en Jira
backlog management	gestión del backlog	es	shows	Refinamiento semanal y orden por valor
backlog management	gestión del backlog	es	shows	CSPO, 300 ítems reducidos a 60
backlog management	gestión del backlog	en	shows	User stories with acceptance criteria in Jira
backlog management	gestión del backlog	en	shows	Weekly refinement, ordered by value
backlog management	gestión del backlog	en	shows	CSPO, trimmed 300 items to 60
backlog management	gestión del backlog	es	near	Pedidos atrasados en almacén
backlog management	gestión del backlog	es	near	Cogía tareas de la columna pendiente
backlog management	gestión del backlog	en	near	Late orders backlog in warehouse
backlog management	gestión del backlog	en	near	Picked tickets from the board
stakeholder management	gestión de stakeholders	es	shows	Comité mensual con direcciones de cinco áreas enfrentadas
stakeholder management	gestión de stakeholders	es	shows	Alineé a legal, ventas y TI antes del lanzamiento
stakeholder management	gestión de stakeholders	es	shows	Interlocutora única con el cliente y la UTE
stakeholder management	gestión de stakeholders	es	shows	Matriz de poder e interés y plan de reuniones
stakeholder management	gestión de stakeholders	en	shows	Aligned legal, sales and IT before launch
stakeholder management	gestión de stakeholders	en	shows	Ran steering committees with five directors
stakeholder management	gestión de stakeholders	en	shows	Single contact for client and consortium
stakeholder management	gestión de stakeholders	en	shows	Won over a hostile regional head
stakeholder management	gestión de stakeholders	es	near	Accionista de varias empresas
stakeholder management	gestión de stakeholders	es	near	Sujetaba estacas en topografía
stakeholder management	gestión de stakeholders	en	near	Shareholder in a startup
stakeholder management	gestión de stakeholders	en	near	Reported to one manager
budget control	control presupuestario de proyectos	es	shows	Llevé 2,3 M€ con desviación del 2 %
budget control	control presupuestario de proyectos	es	shows	EVM, certificaciones y previsión a cierre
budget control	control presupuestario de proyectos	es	shows	Renegocié proveedores y ahorré 150.000 €
budget control	control presupuestario de proyectos	en	shows	£2m spend with 2% variance
budget control	control presupuestario de proyectos	en	shows	Earned value and forecast to complete
budget control	control presupuestario de proyectos	en	shows	Renegotiated vendors, saved 150k
budget control	control presupuestario de proyectos	es	near	Pedía presupuestos a tres empresas
budget control	control presupuestario de proyectos	es	near	Control de plagas
budget control	control presupuestario de proyectos	en	near	Asked for quotes
budget control	control presupuestario de proyectos	en	near	Personal budgeting app
risk management in projects	gestión de riesgos de proyecto	es	shows	Registro con probabilidad e impacto y plan B por hito
risk management in projects	gestión de riesgos de proyecto	es	shows	Detecté a tiempo el retraso del proveedor y lo mitigué
risk management in projects	gestión de riesgos de proyecto	es	shows	Contingencias revisadas cada quincena en comité
risk management in projects	gestión de riesgos de proyecto	en	shows	RAID log reviewed every fortnight
risk management in projects	gestión de riesgos de proyecto	en	shows	Spotted a vendor slip early and worked around it
risk management in projects	gestión de riesgos de proyecto	en	shows	Contingency owner for a data centre move
risk management in projects	gestión de riesgos de proyecto	es	near	Prevención de riesgos laborales en obra
risk management in projects	gestión de riesgos de proyecto	es	near	Deportes de riesgo
risk management in projects	gestión de riesgos de proyecto	en	near	Extreme sports
risk management in projects	gestión de riesgos de proyecto	en	near	Insurance risk quotes
PMP certification	certificación PMP	es	shows	Project Management Professional, PMI 2021
PMP certification	certificación PMP	es	shows	Examen PMI aprobado, 60 PDU al día
PMP certification	certificación PMP	es	shows	PMBOK aplicado y credencial nº en vigor
PMP certification	certificación PMP	en	shows	PMI Project Management Professional since 2019
PMP certification	certificación PMP	en	shows	Credential active, 60 PDUs logged
PMP certification	certificación PMP	en	shows	PRINCE2 Practitioner and PMI certified
PMP certification	certificación PMP	es	near	CAPM, nivel de entrada
PMP certification	certificación PMP	es	near	Leyendo el PMBOK para presentarme
PMP certification	certificación PMP	en	near	Plans to sit the PMI exam
PMP certification	certificación PMP	en	near	CAPM only
user research for product	investigación de usuarios para producto	es	shows	Cinco entrevistas semanales a clientes antes de construir
user research for product	investigación de usuarios para producto	es	shows	Encuestas y NPS que cambiaron el onboarding
user research for product	investigación de usuarios para producto	es	shows	Probé hipótesis con prototipos y lista de espera
user research for product	investigación de usuarios para producto	en	shows	Five customer interviews a week
user research for product	investigación de usuarios para producto	en	shows	Surveys that rewrote onboarding
user research for product	investigación de usuarios para producto	en	shows	Fake-door tests before building
user research for product	investigación de usuarios para producto	es	near	Investigador de homicidios
user research for product	investigación de usuarios para producto	es	near	Fui usuario beta
user research for product	investigación de usuarios para producto	en	near	Beta user
user research for product	investigación de usuarios para producto	en	near	Research chemist
product metrics	métricas de producto	es	shows	Activación del 22 al 35 % con Amplitude
product metrics	métricas de producto	es	shows	North star, cohortes y retención a 30 días
product metrics	métricas de producto	es	shows	Mixpanel y decisiones de qué apagar
product metrics	métricas de producto	en	shows	Activation from 22% to 35% in Amplitude
product metrics	métricas de producto	en	shows	Cohorts, D30 retention and a north star
product metrics	métricas de producto	en	shows	Killed features using Mixpanel data
product metrics	métricas de producto	es	near	Sistema métrico decimal
product metrics	métricas de producto	es	near	Medición de productos con calibre
product metrics	métricas de producto	en	near	Metric screws
product metrics	métricas de producto	en	near	Measured products with callipers
vendor management	gestión de proveedores de proyecto	es	shows	Pliego, selección y seguimiento de tres consultoras
vendor management	gestión de proveedores de proyecto	es	shows	Penalizaciones y SLA exigidos al integrador
vendor management	gestión de proveedores de proyecto	es	shows	Coordinaba al equipo externo en India y al fabricante
vendor management	gestión de proveedores de proyecto	en	shows	RFP, selection and oversight of three consultancies
vendor management	gestión de proveedores de proyecto	en	shows	Held an integrator to its SLAs
vendor management	gestión de proveedores de proyecto	en	shows	Ran an offshore team in Pune
vendor management	gestión de proveedores de proyecto	es	near	Vendedor ambulante
vendor management	gestión de proveedores de proyecto	es	near	Proveedor de frutas
vendor management	gestión de proveedores de proyecto	en	near	Street vendor
vendor management	gestión de proveedores de proyecto	en	near	Sold to distributors
go-to-market launch	lanzamiento de producto	es	shows	Saqué la tarjeta a 5 países con precio, mensajes y formación
go-to-market launch	lanzamiento de producto	es	shows	Beta cerrada, plan de comunicación y día D
go-to-market launch	lanzamiento de producto	es	shows	10.000 altas en el primer mes tras la salida
go-to-market launch	lanzamiento de producto	en	shows	Took a card live in five countries
go-to-market launch	lanzamiento de producto	en	shows	Closed beta, pricing and sales enablement
go-to-market launch	lanzamiento de producto	en	shows	10k sign-ups in the first month
go-to-market launch	lanzamiento de producto	es	near	Lanzadora de jabalina
go-to-market launch	lanzamiento de producto	es	near	Compré el producto el día de su salida
go-to-market launch	lanzamiento de producto	en	near	Javelin thrower
go-to-market launch	lanzamiento de producto	en	near	Market trader
change management	gestión del cambio	es	shows	Acompañé a 700 usuarios del Excel al ERP
change management	gestión del cambio	es	shows	Embajadores, comunicación y resistencia en planta
change management	gestión del cambio	es	shows	Prosci y plan de adopción de Teams
change management	gestión del cambio	en	shows	Brought 700 users from Excel to an ERP
change management	gestión del cambio	en	shows	Champions network and comms plan
change management	gestión del cambio	en	shows	Prosci-certified, adoption at 92%
change management	gestión del cambio	es	near	Cambio de divisas en caja
change management	gestión del cambio	es	near	Cambio de aceite y ruedas
change management	gestión del cambio	en	near	Counted change at till
change management	gestión del cambio	en	near	Career change in progress
user interviews	entrevistas con usuarios	es	shows	Hablé con 60 clientes en sus casas para entender cómo pagan
user interviews	entrevistas con usuarios	es	shows	Guiones semiestructurados y transcripción en Dovetail
user interviews	entrevistas con usuarios	es	shows	Contextual inquiry con enfermeras en planta
user interviews	entrevistas con usuarios	es	shows	Recluté participantes y saqué patrones en un mural
user interviews	entrevistas con usuarios	en	shows	Spoke with 60 customers at home about paying bills
user interviews	entrevistas con usuarios	en	shows	Semi-structured guides coded in Dovetail
user interviews	entrevistas con usuarios	en	shows	Shadowed nurses on shift for contextual inquiry
user interviews	entrevistas con usuarios	en	shows	Recruited participants and themed the findings
user interviews	entrevistas con usuarios	es	near	Superé varias entrevistas de trabajo
user interviews	entrevistas con usuarios	es	near	Periodista, entrevistas a famosos
user interviews	entrevistas con usuarios	es	near	Entrevistaba a candidatos en RRHH
user interviews	entrevistas con usuarios	en	near	Interviewed celebrities for a magazine
user interviews	entrevistas con usuarios	en	near	Passed three job interviews
wireframing	wireframes	es	shows	Bocetos de baja fidelidad en Balsamiq antes de programar
wireframing	wireframes	es	shows	Esquemas de pantalla y flujos en papel con el equipo
wireframing	wireframes	es	shows	Estructura de 40 vistas en gris para validar
wireframing	wireframes	en	shows	Low-fi sketches in Balsamiq before code
wireframing	wireframes	en	shows	Grey-box screens for 40 views
wireframing	wireframes	en	shows	Paper flows with developers
wireframing	wireframes	es	near	Marcos de alambre y bisutería
wireframing	wireframes	es	near	Cableado de cuadros
wireframing	wireframes	en	near	Wire fencing
wireframing	wireframes	en	near	Picture framer
Figma	Figma	es	shows	Autolayout, variantes y dev mode a diario
Figma	Figma	es	shows	Archivos con componentes y variables para tres marcas
Figma	Figma	es	shows	Pasé la biblioteca de Sketch a la nueva herramienta con plugins
Figma	Figma	es	shows	Prototipos enlazados y handoff con inspección
Figma	Figma	en	shows	Auto layout, variants and dev mode daily
Figma	Figma	en	shows	Component files with variables for three brands
Figma	Figma	en	shows	Moved a Sketch library over with plugins
Figma	Figma	en	shows	FigJam workshops and linked prototypes
Figma	Figma	es	near	Figuras de cerámica
Figma	Figma	es	near	Photoshop e Illustrator para carteles
Figma	Figma	es	near	Comentaba los diseños que me pasaban
Figma	Figma	en	near	Ceramic figurines
Figma	Figma	en	near	Left comments on designers' files
usability testing	test de usabilidad	es	shows	Sesiones moderadas con ocho personas por ronda
usability testing	test de usabilidad	es	shows	Tareas, SUS y grabación en Lookback y Maze
usability testing	test de usabilidad	es	shows	Vi a jubilados intentar pedir cita y rediseñé el flujo
usability testing	test de usabilidad	es	shows	Guerrilla en cafetería, hallazgos el mismo día
usability testing	test de usabilidad	en	shows	Moderated sessions, eight people a round
usability testing	test de usabilidad	en	shows	Unmoderated Maze tasks and SUS scores
usability testing	test de usabilidad	en	shows	Watched pensioners book and reworked the flow
usability testing	test de usabilidad	en	shows	Café guerrilla sessions with same-day findings
usability testing	test de usabilidad	es	near	Test de conducción
usability testing	test de usabilidad	es	near	Participé como tester de una web
usability testing	test de usabilidad	es	near	Pruebas de carga con JMeter
usability testing	test de usabilidad	en	near	Paid tester of websites
usability testing	test de usabilidad	en	near	Load tests
information architecture	arquitectura de la información	es	shows	Card sorting y tree test de un portal con 4.000 páginas
information architecture	arquitectura de la información	es	shows	Menú y taxonomía de un e-commerce de 20.000 referencias
information architecture	arquitectura de la información	es	shows	Reordené la intranet: de 9 clics a 3
information architecture	arquitectura de la información	en	shows	Card sorts and tree tests on a 4,000-page site
information architecture	arquitectura de la información	en	shows	Taxonomy and navigation for 20k SKUs
information architecture	arquitectura de la información	en	shows	Intranet from nine clicks to three
information architecture	arquitectura de la información	es	near	Estudios de Arquitectura
information architecture	arquitectura de la información	es	near	Punto de información turística
information architecture	arquitectura de la información	en	near	Architecture student
information architecture	arquitectura de la información	en	near	Tourist information desk
interaction design	diseño de interacción	es	shows	Estados, microanimaciones y errores de formulario
interaction design	diseño de interacción	es	shows	Flujo de pago de siete a tres pasos
interaction design	diseño de interacción	es	shows	Gestos y transiciones en Protopie
interaction design	diseño de interacción	en	shows	States, micro-animations and form errors
interaction design	diseño de interacción	en	shows	Checkout from seven steps to three
interaction design	diseño de interacción	en	shows	ProtoPie gestures and transitions
interaction design	diseño de interacción	es	near	Interacción con clientes en tienda
interaction design	diseño de interacción	es	near	Interacciones medicamentosas
interaction design	diseño de interacción	en	near	Customer interaction
interaction design	diseño de interacción	en	near	Drug interactions
prototyping	prototipado	es	shows	Maqueta clicable en dos días para enseñar a inversores
prototyping	prototipado	es	shows	Axure con lógica condicional para probar con usuarios
prototyping	prototipado	es	shows	Simulé el quiosco en HTML antes de fabricarlo
prototyping	prototipado	en	shows	Clickable mock in two days for investors
prototyping	prototipado	en	shows	Axure with conditional logic
prototyping	prototipado	en	shows	Mocked a kiosk in HTML before build
prototyping	prototipado	es	near	Prototipos mecanizados en torno
prototyping	prototipado	es	near	Maquetas de tren
prototyping	prototipado	en	near	Machined metal prototypes
prototyping	prototipado	en	near	Model trains
visual interface design	diseño visual de interfaces	es	shows	UI de app de salud: color, tipografía e iconos
visual interface design	diseño visual de interfaces	es	shows	Pantallas finales premiadas en los Laus
visual interface design	diseño visual de interfaces	es	shows	Rediseñé la cara de la banca móvil
visual interface design	diseño visual de interfaces	en	shows	Colour, type and icons for a health app
visual interface design	diseño visual de interfaces	en	shows	Final screens for mobile banking
visual interface design	diseño visual de interfaces	en	shows	Award-winning look for a ticketing app
visual interface design	diseño visual de interfaces	es	near	Diseño de interiores
visual interface design	diseño visual de interfaces	es	near	Interfaz de comunicaciones RS-232
visual interface design	diseño visual de interfaces	en	near	Interior design
visual interface design	diseño visual de interfaces	en	near	Poster design only
customer journey mapping	customer journey	es	shows	Puntos de dolor desde el anuncio hasta la devolución
customer journey mapping	customer journey	es	shows	Mural con fases, emociones y canales del paciente
customer journey mapping	customer journey	es	shows	Service blueprint del alta de luz
customer journey mapping	customer journey	en	shows	Pain points from ad to refund
customer journey mapping	customer journey	en	shows	Phases, emotions and channels of a patient
customer journey mapping	customer journey	en	shows	Service blueprint for switching energy
customer journey mapping	customer journey	es	near	Viajes de clientes, agencia
customer journey mapping	customer journey	es	near	Jornada continua
customer journey mapping	customer journey	en	near	Planned clients' journeys as travel agent
customer journey mapping	customer journey	en	near	Map reading
UX writing	UX writing	es	shows	Textos de botones, errores y correos de la app
UX writing	UX writing	es	shows	Guía de tono y 600 mensajes reescritos en lenguaje claro
UX writing	UX writing	es	shows	El nuevo texto del formulario bajó las dudas un 30 %
UX writing	UX writing	en	shows	Buttons, errors and emails for a fintech
UX writing	UX writing	en	shows	Tone guide, 600 strings in plain language
UX writing	UX writing	en	shows	New form copy cut support calls 30%
UX writing	UX writing	es	near	Redactora de novelas
UX writing	UX writing	es	near	Artículos SEO para blogs
UX writing	UX writing	en	near	SEO blog articles
UX writing	UX writing	en	near	Novelist
design workshops facilitation	facilitación de talleres de diseño	es	shows	Design sprint de cinco días con dirección y operaciones
design workshops facilitation	facilitación de talleres de diseño	es	shows	Cocreación con vecinos para el portal municipal
design workshops facilitation	facilitación de talleres de diseño	es	shows	Crazy eights, votación y siguiente paso en Miro
design workshops facilitation	facilitación de talleres de diseño	en	shows	Five-day sprint with execs and ops
design workshops facilitation	facilitación de talleres de diseño	en	shows	Co-design with residents for a council site
design workshops facilitation	facilitación de talleres de diseño	en	shows	Crazy eights and dot voting in Miro
design workshops facilitation	facilitación de talleres de diseño	es	near	Taller mecánico
design workshops facilitation	facilitación de talleres de diseño	es	near	Asistí a un taller de creatividad
design workshops facilitation	facilitación de talleres de diseño	en	near	Car workshop
design workshops facilitation	facilitación de talleres de diseño	en	near	Attended a creativity workshop
quantitative UX research	investigación UX cuantitativa	es	shows	Mapas de calor de Hotjar y embudos para hallar fugas
quantitative UX research	investigación UX cuantitativa	es	shows	Encuesta a 4.000 usuarios con análisis en SPSS
quantitative UX research	investigación UX cuantitativa	es	shows	MaxDiff y tiempos de tarea entre versiones
quantitative UX research	investigación UX cuantitativa	en	shows	Hotjar heatmaps and funnels to find leaks
quantitative UX research	investigación UX cuantitativa	en	shows	4,000-user survey analysed in SPSS
quantitative UX research	investigación UX cuantitativa	en	shows	MaxDiff and time-on-task between builds
quantitative UX research	investigación UX cuantitativa	es	near	Cinco charlas con usuarios
quantitative UX research	investigación UX cuantitativa	es	near	Encuestador de calle
quantitative UX research	investigación UX cuantitativa	en	near	Street surveyor
quantitative UX research	investigación UX cuantitativa	en	near	Five user chats
developer handoff	entrega de diseño a desarrollo	es	shows	Especificaciones, redlines y sentarme con los de front
developer handoff	entrega de diseño a desarrollo	es	shows	Zeplin anotado y revisión en staging
developer handoff	entrega de diseño a desarrollo	es	shows	Casos límite documentados por pantalla
developer handoff	entrega de diseño a desarrollo	en	shows	Redlines and pairing with front-end engineers
developer handoff	entrega de diseño a desarrollo	en	shows	Annotated Zeplin and staging checks
developer handoff	entrega de diseño a desarrollo	en	shows	Edge cases written up per screen
developer handoff	entrega de diseño a desarrollo	es	near	Entrega de paquetes
developer handoff	entrega de diseño a desarrollo	es	near	Promotor inmobiliario
developer handoff	entrega de diseño a desarrollo	en	near	Parcel hand-over
developer handoff	entrega de diseño a desarrollo	en	near	Property developer
R programming	programación en R	es	shows	Shiny con purrr y lme4 para un hospital
R programming	programación en R	es	near	SPSS con menús
geospatial analysis	análisis geoespacial	es	shows	Cruces de secciones censales y rutas de recogida en QGIS
geospatial analysis	análisis geoespacial	es	near	Delineante en AutoCAD
communicating insights	comunicación de resultados analíticos	es	shows	Tres gráficos y una decisión: cerramos dos tiendas
communicating insights	comunicación de resultados analíticos	es	near	Enviaba tablas sin comentar
optimisation and operations research	optimización e investigación operativa	es	shows	Asigné 300 furgonetas a turnos con programación entera
optimisation and operations research	optimización e investigación operativa	es	near	Seguía la ruta que daba la aplicación
vulnerability management	gestión de vulnerabilidades	es	shows	Informe mensual de CVE críticas y parcheo por oleadas
vulnerability management	gestión de vulnerabilidades	es	near	Atendía correos de phishing de usuarios
structured cabling	cableado estructurado	es	shows	Armario, bandejas y crimpado de RJ45 en oficinas nuevas
structured cabling	cableado estructurado	es	near	Instalador de antenas de televisión
security awareness training	concienciación en ciberseguridad	es	shows	Simulé correos falsos y formé a quien picaba
security awareness training	concienciación en ciberseguridad	en	near	Wrote the firewall rules
wireless networks	redes wifi	es	shows	Ajusté canales y potencia en 90 puntos de acceso de un hospital
wireless networks	redes wifi	es	near	Reiniciaba el router cuando se quejaban
VPN and remote access	VPN y acceso remoto	es	shows	Monté el acceso desde casa de toda la plantilla en marzo de 2020
VPN and remote access	VPN y acceso remoto	es	near	Ayudaba a recordar la contraseña a usuarios
data protection GDPR	protección de datos RGPD	es	shows	Evaluación de impacto y contrato con cada encargado
data protection GDPR	protección de datos RGPD	es	near	Hice firmar la hoja de consentimiento en recepción
printer and peripheral support	soporte de impresoras y periféricos	es	shows	Cambiaba rodillos y configuraba escaneo a carpeta en 80 plotters y láser
printer and peripheral support	soporte de impresoras y periféricos	es	near	Pedía el tóner al proveedor
user training in IT	formación a usuarios en informática	es	shows	Di sesiones de SharePoint por grupos de doce y dejé manual
user training in IT	formación a usuarios en informática	es	near	Resolvía dudas por ticket
IT asset inventory	inventario de activos TI	es	shows	Cada portátil con su código, dueño y garantía en la CMDB
IT asset inventory	inventario de activos TI	es	near	Recuento de mobiliario de oficina
ITIL processes	procesos ITIL	es	shows	Presidía el comité semanal de cambios y medía los SLA
ITIL processes	procesos ITIL	es	near	Abría y cerraba tickets según guion
remote support tools	herramientas de soporte remoto	es	shows	Conexión al escritorio de usuarios en Canarias sin desplazarme
remote support tools	herramientas de soporte remoto	es	near	Técnico solo presencial en fábrica
VoIP telephony	telefonía IP	es	shows	Enrutamiento SIP, buzones y extensiones para tres oficinas
VoIP telephony	telefonía IP	es	near	Atendía la centralita de recepción
mobile device management	gestión de dispositivos móviles	es	shows	Políticas de PIN, apps permitidas y localización en terminales de reparto
mobile device management	gestión de dispositivos móviles	es	near	Entregaba móviles con la tarjeta SIM puesta
backlog management	gestión del backlog	es	shows	Escribía y ordenaba las historias, el equipo tiraba de arriba
backlog management	gestión del backlog	es	near	Estimaba mis tareas en planning poker
budget control	control presupuestario de proyectos	es	shows	Seguimiento mensual de coste real contra previsto y ajuste de alcance
budget control	control presupuestario de proyectos	es	near	Imputaba mis horas al proyecto
risk management in projects	gestión de riesgos de proyecto	es	shows	Anticipé la falta de chips y compré stock dos meses antes
risk management in projects	gestión de riesgos de proyecto	es	near	Rellené un registro que nadie revisaba
PMP certification	certificación PMP	es	shows	Credencial del PMI renovada en 2024
PMP certification	certificación PMP	es	near	Máster en dirección de proyectos sin certificar
user research for product	investigación de usuarios para producto	es	shows	Visitas a talleres para ver cómo usaban la herramienta antes de decidir
user research for product	investigación de usuarios para producto	es	near	Leía las reseñas que resumía soporte
product metrics	métricas de producto	es	shows	Definí activación y seguí cohortes semanales de retención
product metrics	métricas de producto	es	near	Publicaba el número de seguidores en redes
vendor management	gestión de proveedores de proyecto	es	shows	Comité quincenal con la consultora y penalización por retraso
vendor management	gestión de proveedores de proyecto	es	near	Trabajé como proveedor externo en cliente
go-to-market launch	lanzamiento de producto	es	shows	Precio, argumentario y demo listos el día que abrimos México
go-to-market launch	lanzamiento de producto	es	near	Repartía muestras en la presentación
change management	gestión del cambio	es	shows	Escuché a los turnos, formé referentes y nadie volvió al papel
change management	gestión del cambio	es	near	Me adapté al nuevo ERP
wireframing	wireframes	es	shows	Esqueletos en gris de toda la reserva antes de pintar
wireframing	wireframes	es	near	Maquetaba en HTML lo ya diseñado
information architecture	arquitectura de la información	es	shows	Agrupé con usuarios 300 trámites en nueve categorías
information architecture	arquitectura de la información	es	near	Redactaba las noticias de la web
interaction design	diseño de interacción	es	shows	Definí qué pasa al tocar, arrastrar, fallar y volver atrás
interaction design	diseño de interacción	es	near	Ilustraciones para la app
prototyping	prototipado	es	shows	Versión navegable en tres días, probada y tirada
prototyping	prototipado	en	near	Presented static mood boards
visual interface design	diseño visual de interfaces	es	shows	Rejilla, contraste y estilo de 60 pantallas en claro y oscuro
visual interface design	diseño visual de interfaces	es	near	Folletos y rótulos para tiendas
customer journey mapping	customer journey	es	shows	Seguí al cliente de la llamada a la instalación y dibujé los fallos
customer journey mapping	customer journey	es	near	Atendía reclamaciones de clientes
UX writing	UX writing	es	shows	Cambié «error 402» por una frase que dice qué hacer
UX writing	UX writing	es	near	Copys para anuncios de Facebook
design workshops facilitation	facilitación de talleres de diseño	es	shows	Dos días con negocio y TI, post-its y un prototipo votado
design workshops facilitation	facilitación de talleres de diseño	es	near	Participé en un sprint como invitado
quantitative UX research	investigación UX cuantitativa	es	shows	Tasas de éxito y tiempo con 200 participantes remotos
quantitative UX research	investigación UX cuantitativa	es	near	Entrevistas abiertas sin medición
developer handoff	entrega de diseño a desarrollo	es	shows	Medidas, estados y tokens anotados; revisaba cada pantalla programada
developer handoff	entrega de diseño a desarrollo	es	near	Enviaba un JPG al programador
`;
