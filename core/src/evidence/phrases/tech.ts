/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const techPhrases = `
REST API development	desarrollo de API REST	es	shows	Endpoints en Spring Boot documentados con Swagger
REST API development	desarrollo de API REST	es	shows	Servicios web JSON en Express consumidos por la app móvil
REST API development	desarrollo de API REST	es	shows	Desarrollé con FastAPI los endpoints de pedidos y facturas
REST API development	desarrollo de API REST	es	shows	Rutas y controladores en Laravel protegidos con JWT
REST API development	desarrollo de API REST	es	shows	Definición de contratos OpenAPI y versionado de endpoints
REST API development	desarrollo de API REST	es	near	Instalación de un plugin de pagos ya hecho en PrestaShop
REST API development	desarrollo de API REST	es	near	Mantenimiento de procesos batch nocturnos en COBOL
REST API development	desarrollo de API REST	en	shows	Built 40+ endpoints in Spring Boot, documented in Swagger
REST API development	desarrollo de API REST	en	shows	Shipped JSON web services in Express for the mobile team
REST API development	desarrollo de API REST	en	shows	Wrote FastAPI handlers with OAuth2 and pagination
REST API development	desarrollo de API REST	en	shows	Designed OpenAPI contracts shared by three client teams
REST API development	desarrollo de API REST	en	shows	Developed ASP.NET Core controllers secured with bearer tokens
REST API development	desarrollo de API REST	en	near	Pulled exchange rates from a public API into a spreadsheet
REST API development	desarrollo de API REST	en	near	Embedded a Google Maps widget in the company site
SQL	SQL	es	shows	Consultas sobre PostgreSQL para informes de ventas
SQL	SQL	es	shows	Optimicé índices y joins en Oracle, de 40 s a 2 s
SQL	SQL	es	shows	Procedimientos almacenados y triggers en PL para facturación
SQL	SQL	es	shows	Extracción de datos de BigQuery con consultas propias
SQL	SQL	es	shows	Administrador de bases de datos MariaDB (12 instancias)
SQL	SQL	es	near	Altas de clientes en la base de datos de la empresa
SQL	SQL	es	near	Gestión de documentos en MongoDB con Mongoose
SQL	SQL	en	shows	Tuned slow PostgreSQL queries, cutting report time by 70%
SQL	SQL	en	shows	Wrote stored procedures and views in Oracle
SQL	SQL	en	shows	Joined 15 tables in Snowflake to build churn extracts
SQL	SQL	en	shows	Modelled transformations in dbt on top of Redshift
SQL	SQL	en	shows	Database administrator for a 2 TB Oracle RAC cluster
SQL	SQL	en	near	Entered customer records into the company database
SQL	SQL	en	near	Stored session data in Redis and MongoDB
Git	Git	es	shows	Revisión diaria de pull requests en GitHub
Git	Git	es	shows	Trabajo con ramas, rebase y resolución de conflictos de merge
Git	Git	es	shows	Merge requests diarios con revisión por pares en Bitbucket
Git	Git	es	shows	Ramas feature, develop y release en un equipo de 8 programadores
Git	Git	es	shows	Contribuciones a proyectos open source con más de 60 commits aceptados
Git	Git	es	near	Control de versiones de planos en carpetas compartidas
Git	Git	es	near	Migración de documentos de Word a SharePoint
Git	Git	en	shows	Reviewed 10+ pull requests a week on GitHub
Git	Git	en	shows	Set trunk-based branching rules and merge policies for 12 developers
Git	Git	en	shows	Rebased and merged feature branches before each release
Git	Git	en	shows	Migrated 200 repositories from SVN to Bitbucket Cloud
Git	Git	en	shows	Maintainer of an open source package with 90 forks
Git	Git	en	near	Kept numbered versions of contracts on a shared drive
Git	Git	en	near	Shared source files with colleagues by FTP
object-oriented programming	programación orientada a objetos	es	shows	Desarrollo de clases e interfaces en C# para el módulo de nóminas
object-oriented programming	programación orientada a objetos	es	shows	Apliqué patrones de diseño Factory y Observer en Java
object-oriented programming	programación orientada a objetos	es	shows	Refactorización según principios SOLID
object-oriented programming	programación orientada a objetos	es	shows	Desarrollador .NET durante cinco años
object-oriented programming	programación orientada a objetos	es	shows	Diagramas UML de clases y herencia para el backend en Java
object-oriented programming	programación orientada a objetos	es	near	Macros de VBA grabadas para dar formato a informes
object-oriented programming	programación orientada a objetos	es	near	Scripts en Bash para limpiar ficheros de log
object-oriented programming	programación orientada a objetos	en	shows	Refactored a legacy C# codebase following SOLID principles
object-oriented programming	programación orientada a objetos	en	shows	Designed class hierarchies and interfaces in Java
object-oriented programming	programación orientada a objetos	en	shows	Applied Strategy and Repository patterns in a .NET application
object-oriented programming	programación orientada a objetos	en	shows	Wrote C++ classes for the trading engine
object-oriented programming	programación orientada a objetos	en	shows	Drew UML class diagrams before coding Kotlin modules
object-oriented programming	programación orientada a objetos	en	near	Wrote PL/I routines for mainframe batch jobs
object-oriented programming	programación orientada a objetos	en	near	Catalogued museum objects in an Access form
microservices architecture	arquitectura de microservicios	es	shows	Partí un monolito en 14 servicios independientes con Spring Cloud
microservices architecture	arquitectura de microservicios	es	shows	Servicios desplegables por separado comunicados por gRPC y Kafka
microservices architecture	arquitectura de microservicios	es	shows	API gateway, service discovery con Eureka y circuit breaker
microservices architecture	arquitectura de microservicios	es	shows	División por bounded contexts (DDD) con despliegue por equipo
microservices architecture	arquitectura de microservicios	es	shows	Trazas distribuidas entre 30 servicios con Istio
microservices architecture	arquitectura de microservicios	es	near	Mantenimiento de una aplicación monolítica en Struts
microservices architecture	arquitectura de microservicios	es	near	Microsoldadura y servicio técnico de móviles
microservices architecture	arquitectura de microservicios	en	shows	Split a monolith into 20 independently deployed services
microservices architecture	arquitectura de microservicios	en	shows	Introduced an API gateway and circuit breakers with Spring Cloud
microservices architecture	arquitectura de microservicios	en	shows	Connected bounded contexts through Kafka events and gRPC
microservices architecture	arquitectura de microservicios	en	shows	Ran 45 small Go services behind an Istio mesh
microservices architecture	arquitectura de microservicios	en	shows	Applied the saga pattern across order, payment and stock services
microservices architecture	arquitectura de microservicios	en	near	Maintained a single PHP application on one server
microservices architecture	arquitectura de microservicios	en	near	Drafted service contracts with suppliers
unit testing	pruebas unitarias	es	shows	Cobertura del 85 % con JUnit y Mockito
unit testing	pruebas unitarias	es	shows	TDD en todos los módulos nuevos
unit testing	pruebas unitarias	es	shows	Escribí pruebas con pytest y mocks para cada función
unit testing	pruebas unitarias	es	shows	Subí la cobertura de código del 20 al 75 % con Jest
unit testing	pruebas unitarias	es	shows	Suites de xUnit ejecutadas en cada commit
unit testing	pruebas unitarias	es	near	Pruebas manuales de la web antes de cada entrega
unit testing	pruebas unitarias	es	near	Ensayos de resistencia por unidad de producto
unit testing	pruebas unitarias	en	shows	Raised code coverage from 30% to 88% with JUnit and Mockito
unit testing	pruebas unitarias	en	shows	Practised TDD on every new module
unit testing	pruebas unitarias	en	shows	Wrote pytest fixtures and mocks for the billing package
unit testing	pruebas unitarias	en	shows	Added Jest specs for 120 React components
unit testing	pruebas unitarias	en	shows	Blocked merges under 80% coverage in SonarQube
unit testing	pruebas unitarias	en	near	Clicked through the site before each release to spot errors
unit testing	pruebas unitarias	en	near	Tested finished units on the assembly line
database design	diseño de bases de datos	es	shows	Modelo entidad-relación de 60 tablas para la gestión de almacén
database design	diseño de bases de datos	es	shows	Normalicé el esquema hasta tercera forma normal
database design	diseño de bases de datos	es	shows	Definición de claves, índices y particiones en PostgreSQL
database design	diseño de bases de datos	es	shows	Creación de esquemas relacionales con ERwin
database design	diseño de bases de datos	es	shows	Rediseñé las tablas de facturación para evitar duplicados
database design	diseño de bases de datos	es	near	Mecanización de datos de socios en Access
database design	diseño de bases de datos	es	near	Diseño de folletos con datos de producto
database design	diseño de bases de datos	en	shows	Drew the entity-relationship model for a 70-table ERP
database design	diseño de bases de datos	en	shows	Normalised the customer schema to 3NF
database design	diseño de bases de datos	en	shows	Defined keys, indexes and partitions in PostgreSQL
database design	diseño de bases de datos	en	shows	Modelled collections and sharding keys in MongoDB
database design	diseño de bases de datos	en	shows	Wrote Flyway migrations for every schema change
database design	diseño de bases de datos	en	near	Updated client addresses in the database daily
database design	diseño de bases de datos	en	near	Ran ready-made reports from the reservation system
Java	Java	es	shows	Desarrollo backend con Spring Boot e Hibernate
Java	Java	es	shows	Aplicaciones J2EE sobre WebLogic para banca
Java	Java	es	shows	Certificación Oracle OCP SE 11
Java	Java	es	shows	Migré de Struts a Spring MVC con Maven
Java	Java	es	shows	Pantallas JSF y EJB para la administración pública
Java	Java	es	near	Animaciones de menú en JavaScript
Java	Java	es	near	Programación de páginas en PHP y jQuery
Java	Java	en	shows	Built order services with Spring Boot and Hibernate
Java	Java	en	shows	Maintained EJB and JSF modules on WebSphere
Java	Java	en	shows	Tuned JVM heap and garbage collection on Tomcat
Java	Java	en	shows	Oracle Certified Professional SE 17
Java	Java	en	shows	Managed Maven builds and JUnit suites for a bank's backend
Java	Java	en	near	Coded form validation in JavaScript
Java	Java	en	near	Six months in Java, Indonesia, as a volunteer
Python	Python	es	shows	Backend en Django con Celery y PostgreSQL
Python	Python	es	shows	Limpieza de datos con pandas y NumPy
Python	Python	es	shows	Entrené modelos con scikit-learn en cuadernos Jupyter
Python	Python	es	shows	Microservicio en Flask para validar direcciones
Python	Python	es	shows	Scraping de portales con BeautifulSoup y Scrapy
Python	Python	es	near	Análisis de encuestas en SPSS
Python	Python	es	near	Modelos estadísticos programados en R
Python	Python	en	shows	Built a booking backend in Django with Celery workers
Python	Python	en	shows	Cleaned 5 million rows with pandas and NumPy
Python	Python	en	shows	Wrote Airflow DAGs and pytest suites
Python	Python	en	shows	Trained scikit-learn models in Jupyter notebooks
Python	Python	en	shows	Scraped property listings with Scrapy
Python	Python	en	near	Ran regression models in Stata
Python	Python	en	near	Wrote Perl scripts for log parsing
HTML and CSS	HTML y CSS	es	shows	Componentes en React con Sass y Tailwind
HTML and CSS	HTML y CSS	es	shows	Maquetación de landings con Bootstrap
HTML and CSS	HTML y CSS	es	shows	Desarrollo de interfaces en Vue con estilos propios
HTML and CSS	HTML y CSS	es	shows	Plantillas de correo maquetadas a mano para 12 campañas
HTML and CSS	HTML y CSS	es	shows	Temas de WordPress programados desde cero a partir de Figma
HTML and CSS	HTML y CSS	es	near	Carga de noticias en el gestor de contenidos
HTML and CSS	HTML y CSS	es	near	Diseño de carteles en Illustrator
HTML and CSS	HTML y CSS	en	shows	Built React components styled with Sass modules
HTML and CSS	HTML y CSS	en	shows	Turned Figma mockups into pixel-perfect Bootstrap pages
HTML and CSS	HTML y CSS	en	shows	Developed Vue interfaces with Tailwind
HTML and CSS	HTML y CSS	en	shows	Hand-coded responsive newsletters for Outlook and Gmail
HTML and CSS	HTML y CSS	en	shows	Wrote Angular templates and SCSS themes for a bank
HTML and CSS	HTML y CSS	en	near	Uploaded articles to the company blog
HTML and CSS	HTML y CSS	en	near	Designed page layouts in InDesign
JavaScript	JavaScript	es	shows	Interfaz de reservas en React con Redux
JavaScript	JavaScript	es	shows	Backend en Node con Express
JavaScript	JavaScript	es	shows	Desarrollador Angular en proyecto de seguros
JavaScript	JavaScript	es	shows	Validación de formularios y llamadas AJAX con jQuery
JavaScript	JavaScript	es	shows	Componentes tipados en TypeScript con Vue 3
JavaScript	JavaScript	es	near	Aplicaciones de escritorio en Java Swing
JavaScript	JavaScript	es	near	Maquetación estática de páginas con HTML
JavaScript	JavaScript	en	shows	Built a checkout flow in React and Redux
JavaScript	JavaScript	en	shows	Wrote Node and Express services for chat
JavaScript	JavaScript	en	shows	Angular developer on an insurance portal
JavaScript	JavaScript	en	shows	Converted jQuery widgets to Vue 3 components
JavaScript	JavaScript	en	shows	Shipped typed front-end code in TypeScript with Next.js
JavaScript	JavaScript	en	near	Wrote Java applets for an intranet in 2004
JavaScript	JavaScript	en	near	Laid out static pages in Dreamweaver
responsive design	diseño responsive	es	shows	Web que se ve igual de bien en móvil, tableta y escritorio
responsive design	diseño responsive	es	shows	Media queries y rejilla flexible para cinco tamaños de pantalla
responsive design	diseño responsive	es	shows	Maquetación mobile first con Bootstrap y flexbox
responsive design	diseño responsive	es	shows	Adapté la tienda a móviles y subió la conversión un 18 %
responsive design	diseño responsive	es	shows	Puntuación 95 en Lighthouse móvil tras rehacer la maqueta
responsive design	diseño responsive	es	near	Diseño de folletos en tres tamaños para imprenta
responsive design	diseño responsive	es	near	Respuesta rápida a encargos de diseño gráfico
responsive design	diseño responsive	en	shows	Made the store usable on phones, tablets and desktop
responsive design	diseño responsive	en	shows	Wrote media queries and fluid grids for five breakpoints
responsive design	diseño responsive	en	shows	Coded mobile-first pages with flexbox and CSS grid
responsive design	diseño responsive	en	shows	Cut mobile bounce rate 22% by reworking small-screen layouts
responsive design	diseño responsive	en	shows	Checked layouts on 15 devices with BrowserStack
responsive design	diseño responsive	en	near	Designed posters and flyers in several print sizes
responsive design	diseño responsive	en	near	Responsible for a fast reply to design requests
web accessibility	accesibilidad web	es	shows	Adaptación del portal a WCAG 2.1 nivel AA
web accessibility	accesibilidad web	es	shows	Revisé contraste, foco y navegación por teclado con axe
web accessibility	accesibilidad web	es	shows	Etiquetas ARIA y textos alternativos para lectores de pantalla
web accessibility	accesibilidad web	es	shows	Auditoría según UNE-EN 301549 y RD 1112/2018
web accessibility	accesibilidad web	es	shows	Pruebas con NVDA y VoiceOver en formularios
web accessibility	accesibilidad web	es	near	Instalación de rampas y ascensores para sillas de ruedas
web accessibility	accesibilidad web	es	near	Publicación de contenidos en la web municipal
web accessibility	accesibilidad web	en	shows	Brought the portal to WCAG 2.1 AA
web accessibility	accesibilidad web	en	shows	Fixed contrast, focus order and keyboard traps found by axe
web accessibility	accesibilidad web	en	shows	Added ARIA roles and alt text for screen readers
web accessibility	accesibilidad web	en	shows	Tested forms with NVDA and VoiceOver
web accessibility	accesibilidad web	en	shows	Wrote the VPAT and Section 508 report for a public body
web accessibility	accesibilidad web	en	near	Assisted wheelchair users at museum entrances
web accessibility	accesibilidad web	en	near	Improved access speed of the company website
Android development	desarrollo Android	es	shows	App en Kotlin con Jetpack Compose publicada en Google Play
Android development	desarrollo Android	es	shows	Fragments, Room y Retrofit con compilación en Gradle
Android development	desarrollo Android	es	shows	100.000 descargas en Play Store con la app de taxis
Android development	desarrollo Android	es	shows	Migré de RxJava a corrutinas y ViewModel
Android development	desarrollo Android	es	shows	Notificaciones con Firebase y firma de APK para versiones
Android development	desarrollo Android	es	near	Reparación de pantallas de móviles Samsung y Xiaomi
Android development	desarrollo Android	es	near	Atención a usuarios de la app por chat
Android development	desarrollo Android	en	shows	Shipped a Kotlin app with Jetpack Compose to Google Play
Android development	desarrollo Android	en	shows	Reached 500k installs on the Play Store
Android development	desarrollo Android	en	shows	Used Room, Retrofit and Hilt in an MVVM app
Android development	desarrollo Android	en	shows	Cut crashes 40% with Crashlytics and Kotlin coroutines
Android development	desarrollo Android	en	shows	Released signed app bundles through Google Play Console
Android development	desarrollo Android	en	near	Repaired cracked Samsung and Xiaomi phones
Android development	desarrollo Android	en	near	Sold Android phones and tablets in a retail shop
iOS development	desarrollo iOS	es	shows	App en Swift y SwiftUI publicada en App Store
iOS development	desarrollo iOS	es	shows	Pantallas con UIKit y Auto Layout en Xcode
iOS development	desarrollo iOS	es	shows	Migración de Objective-C a Swift 5
iOS development	desarrollo iOS	es	shows	Distribución de betas por TestFlight a 300 usuarios
iOS development	desarrollo iOS	es	shows	Persistencia con Core Data y pagos con StoreKit
iOS development	desarrollo iOS	es	near	Venta de iPhone y accesorios en tienda Apple
iOS development	desarrollo iOS	es	near	Configuración de correo en los iPad de la empresa
iOS development	desarrollo iOS	en	shows	Published a SwiftUI app on the App Store, rated 4.8
iOS development	desarrollo iOS	en	shows	Built UIKit screens with Auto Layout in Xcode
iOS development	desarrollo iOS	en	shows	Ported Objective-C modules to Swift
iOS development	desarrollo iOS	en	shows	Ran TestFlight betas with 500 testers
iOS development	desarrollo iOS	en	shows	Added Apple Pay and HealthKit to a fitness app
iOS development	desarrollo iOS	en	near	Sold iPhones and accessories in an Apple reseller
iOS development	desarrollo iOS	en	near	Set up company iPads with Jamf
test automation	automatización de pruebas	es	shows	Suite de 400 casos en Selenium WebDriver con Java
test automation	automatización de pruebas	es	shows	Regresión nocturna con Cypress en Jenkins
test automation	automatización de pruebas	es	shows	Escenarios Gherkin ejecutados con Cucumber
test automation	automatización de pruebas	es	shows	Scripts de Playwright que sustituyeron 3 días de regresión a mano
test automation	automatización de pruebas	es	shows	Validé servicios con colecciones de Postman y Newman
test automation	automatización de pruebas	es	near	Ejecución manual de casos de prueba en TestLink
test automation	automatización de pruebas	es	near	Automatización de líneas de envasado con PLC
test automation	automatización de pruebas	en	shows	Wrote 350 Selenium WebDriver scripts in Java
test automation	automatización de pruebas	en	shows	Ran nightly Cypress regression on Jenkins
test automation	automatización de pruebas	en	shows	Turned Gherkin scenarios into Cucumber steps
test automation	automatización de pruebas	en	shows	Replaced three days of manual regression with Playwright
test automation	automatización de pruebas	en	shows	Scripted mobile checks in Appium for 12 devices
test automation	automatización de pruebas	en	near	Executed test cases by hand and logged the results
test automation	automatización de pruebas	en	near	Automated invoice entry with UiPath
manual testing	pruebas manuales	es	shows	Diseño y ejecución de casos de prueba en TestRail
manual testing	pruebas manuales	es	shows	Exploré la aplicación en busca de fallos antes de cada versión
manual testing	pruebas manuales	es	shows	Más de 900 incidencias registradas en Jira con pasos para reproducir
manual testing	pruebas manuales	es	shows	Apoyo a usuarios en las UAT y firma de aceptación
manual testing	pruebas manuales	es	shows	Plan de pruebas y matriz de trazabilidad para la app bancaria
manual testing	pruebas manuales	es	near	Revisión de manuales de usuario y ortografía
manual testing	pruebas manuales	es	near	Corrección de exámenes y pruebas de acceso
manual testing	pruebas manuales	en	shows	Designed and ran 600 test cases in TestRail
manual testing	pruebas manuales	en	shows	Logged defects in Jira with steps to reproduce
manual testing	pruebas manuales	en	shows	Ran exploratory sessions before each release
manual testing	pruebas manuales	en	shows	Coordinated UAT rounds with 15 business users
manual testing	pruebas manuales	en	shows	Verified fixes and signed off regression checklists
manual testing	pruebas manuales	en	near	Fixed defects reported by the QA team
manual testing	pruebas manuales	en	near	Translated user manuals for medical devices
Linux administration	administración de Linux	es	shows	Servidores Ubuntu y Red Hat en producción (80 máquinas)
Linux administration	administración de Linux	es	shows	Certificación RHCSA
Linux administration	administración de Linux	es	shows	Configuré Apache, systemd y cron en Debian
Linux administration	administración de Linux	es	shows	Gestión de usuarios, permisos y LVM en CentOS
Linux administration	administración de Linux	es	shows	Parcheo mensual de servidores RHEL con Ansible
Linux administration	administración de Linux	es	near	Instalación de Windows 11 en 200 equipos
Linux administration	administración de Linux	es	near	Usuario de Ubuntu en el portátil personal
Linux administration	administración de Linux	en	shows	Patched 120 Ubuntu and Red Hat servers monthly
Linux administration	administración de Linux	en	shows	RHCE certified
Linux administration	administración de Linux	en	shows	Configured systemd units, cron and SELinux on CentOS
Linux administration	administración de Linux	en	shows	Managed LVM volumes, sudo rules and SSH keys on Debian
Linux administration	administración de Linux	en	shows	Ran Nginx and Postfix on bare-metal SUSE hosts
Linux administration	administración de Linux	en	near	Administered Windows Server and IIS sites
Linux administration	administración de Linux	en	near	Used an Ubuntu laptop for office work
Docker	Docker	es	shows	Contenedores para cada servicio con compose en local y en producción
Docker	Docker	es	shows	Reduje imágenes de 1,2 GB a 180 MB con builds multietapa
Docker	Docker	es	shows	Contenerización de aplicaciones heredadas y registro privado en Harbor
Docker	Docker	es	shows	Despliegue en Kubernetes de imágenes propias
Docker	Docker	es	shows	Empaqueté la aplicación en contenedores sobre ECS Fargate
Docker	Docker	es	near	Carga y descarga de contenedores en el puerto de Valencia
Docker	Docker	es	near	Máquinas virtuales en VirtualBox para pruebas
Docker	Docker	en	shows	Containerised 25 legacy services and pushed images to Harbor
Docker	Docker	en	shows	Cut image size from 1.1 GB to 150 MB with multi-stage builds
Docker	Docker	en	shows	Ran local stacks with compose files for new starters
Docker	Docker	en	shows	Deployed container images to ECS Fargate
Docker	Docker	en	shows	Scanned container images with Trivy in the pipeline
Docker	Docker	en	near	Loaded containers at the port terminal
Docker	Docker	en	near	Created virtual machines in VirtualBox
Kubernetes	Kubernetes	es	shows	Clústeres EKS con 60 nodos y autoescalado
Kubernetes	Kubernetes	es	shows	Charts de Helm para 30 servicios
Kubernetes	Kubernetes	es	shows	Certificación CKA
Kubernetes	Kubernetes	es	shows	Administración de OpenShift en entorno bancario
Kubernetes	Kubernetes	es	shows	Despliegue con ArgoCD, ingress y HPA sobre AKS
Kubernetes	Kubernetes	es	near	Ejecución de contenedores sueltos con docker run
Kubernetes	Kubernetes	es	near	Despliegue de la web por FTP en hosting compartido
Kubernetes	Kubernetes	en	shows	Operated EKS clusters with 200 pods and autoscaling
Kubernetes	Kubernetes	en	shows	Wrote Helm charts for 40 services
Kubernetes	Kubernetes	en	shows	CKA and CKAD certified
Kubernetes	Kubernetes	en	shows	Administered OpenShift for an insurance company
Kubernetes	Kubernetes	en	shows	Debugged ingress, node drains and failing pods on GKE
Kubernetes	Kubernetes	en	near	Ran single Docker containers on one server
Kubernetes	Kubernetes	en	near	Managed a cluster of retail shops
CI/CD	integración y despliegue continuos	es	shows	Pipelines en Jenkins de la compilación a producción
CI/CD	integración y despliegue continuos	es	shows	Cada commit se compila, prueba y publica con GitHub Actions
CI/CD	integración y despliegue continuos	es	shows	Pasé de una entrega al mes a cinco al día con GitLab
CI/CD	integración y despliegue continuos	es	shows	Puertas de calidad con SonarQube y despliegue automático en Azure DevOps
CI/CD	integración y despliegue continuos	es	shows	Entregas blue-green y rollback automático con ArgoCD
CI/CD	integración y despliegue continuos	es	near	Mejora continua en planta con Kaizen
CI/CD	integración y despliegue continuos	es	near	Subida manual de ficheros al servidor por FTP
CI/CD	integración y despliegue continuos	en	shows	Built Jenkins pipelines from commit to production
CI/CD	integración y despliegue continuos	en	shows	Automated build, test and release with GitHub Actions
CI/CD	integración y despliegue continuos	en	shows	Moved from monthly releases to ten a day on GitLab
CI/CD	integración y despliegue continuos	en	shows	Set up blue-green rollouts with ArgoCD and automatic rollback
CI/CD	integración y despliegue continuos	en	shows	Wrote Azure DevOps YAML pipelines with SonarQube gates
CI/CD	integración y despliegue continuos	en	near	Copied release files to the server by FTP
CI/CD	integración y despliegue continuos	en	near	Led continuous improvement workshops on the shop floor
infrastructure as code	infraestructura como código	es	shows	Módulos de Terraform para tres entornos
infrastructure as code	infraestructura como código	es	shows	Aprovisionamiento de servidores con playbooks de Ansible
infrastructure as code	infraestructura como código	es	shows	Plantillas CloudFormation para VPC, subredes y RDS
infrastructure as code	infraestructura como código	es	shows	Levanté entornos completos en 20 minutos con Pulumi
infrastructure as code	infraestructura como código	es	shows	Ficheros Bicep versionados para recursos de Azure
infrastructure as code	infraestructura como código	es	near	Creación de máquinas a mano desde la consola de AWS
infrastructure as code	infraestructura como código	es	near	Obras de infraestructura y canalizaciones
infrastructure as code	infraestructura como código	en	shows	Wrote Terraform modules for 3 AWS accounts
infrastructure as code	infraestructura como código	en	shows	Provisioned 150 servers with Ansible playbooks
infrastructure as code	infraestructura como código	en	shows	Defined VPCs and databases in CloudFormation templates
infrastructure as code	infraestructura como código	en	shows	Rebuilt staging from scratch in 15 minutes with Pulumi
infrastructure as code	infraestructura como código	en	shows	Kept Puppet manifests for the whole server fleet
infrastructure as code	infraestructura como código	en	near	Created virtual machines by hand in the AWS console
infrastructure as code	infraestructura como código	en	near	Inspected road infrastructure against the building code
monitoring and observability	monitorización y observabilidad	es	shows	Paneles en Grafana y alertas en Prometheus
monitoring and observability	monitorización y observabilidad	es	shows	Centralicé logs de 90 servidores en ELK
monitoring and observability	monitorización y observabilidad	es	shows	Trazas distribuidas con Jaeger y OpenTelemetry
monitoring and observability	monitorización y observabilidad	es	shows	Alertas en Zabbix y Nagios para 400 equipos
monitoring and observability	monitorización y observabilidad	es	shows	Instrumentación con Datadog y definición de SLO
monitoring and observability	monitorización y observabilidad	es	near	Monitor de sala en gimnasio
monitoring and observability	monitorización y observabilidad	es	near	Videovigilancia de accesos en un centro comercial
monitoring and observability	monitorización y observabilidad	en	shows	Set up Prometheus alerts and Grafana boards
monitoring and observability	monitorización y observabilidad	en	shows	Centralised logs of 90 hosts in the ELK stack
monitoring and observability	monitorización y observabilidad	en	shows	Instrumented services with OpenTelemetry and Jaeger
monitoring and observability	monitorización y observabilidad	en	shows	Defined SLOs and error budgets in Datadog
monitoring and observability	monitorización y observabilidad	en	shows	Kept Nagios and Zabbix checks for 500 devices
monitoring and observability	monitorización y observabilidad	en	near	Watched CCTV screens in a shopping centre
monitoring and observability	monitorización y observabilidad	en	near	Tracked staff attendance in a spreadsheet
on-call incident response	respuesta a incidencias en guardia	es	shows	Disponibilidad 24x7 rotatoria con PagerDuty
on-call incident response	respuesta a incidencias en guardia	es	shows	Restablecí el servicio de pagos caído en 18 minutos
on-call incident response	respuesta a incidencias en guardia	es	shows	Postmortems sin culpables tras cada caída
on-call incident response	respuesta a incidencias en guardia	es	shows	Reduje el MTTR de 90 a 25 minutos
on-call incident response	respuesta a incidencias en guardia	es	shows	Coordinación de war room en caídas de producción con Opsgenie
on-call incident response	respuesta a incidencias en guardia	es	near	Vigilante de seguridad en turno de noche
on-call incident response	respuesta a incidencias en guardia	es	near	Redacción de partes de accidentes de tráfico
on-call incident response	respuesta a incidencias en guardia	en	shows	Carried the PagerDuty rotation one week in four
on-call incident response	respuesta a incidencias en guardia	en	shows	Restored the payment platform within 18 minutes of an outage
on-call incident response	respuesta a incidencias en guardia	en	shows	Wrote blameless postmortems for Sev1 outages
on-call incident response	respuesta a incidencias en guardia	en	shows	Cut MTTR from 90 to 25 minutes
on-call incident response	respuesta a incidencias en guardia	en	shows	Led war rooms during production outages
on-call incident response	respuesta a incidencias en guardia	en	near	Night security guard at an office building
on-call incident response	respuesta a incidencias en guardia	en	near	Answered customer complaints by phone in the evening
shell scripting	scripting en shell	es	shows	Tareas programadas en Bash y cron para rotar logs
shell scripting	scripting en shell	es	shows	Automatización de altas de usuarios con PowerShell
shell scripting	scripting en shell	es	shows	Procesé ficheros de 2 GB con awk y sed
shell scripting	scripting en shell	es	shows	Cmdlets propios para inventariar 600 equipos
shell scripting	scripting en shell	es	shows	Bash para copias nocturnas y limpieza de servidores Linux
shell scripting	scripting en shell	es	near	Guiones para vídeos corporativos
shell scripting	scripting en shell	es	near	Dependiente en gasolinera Shell
shell scripting	scripting en shell	en	shows	Automated log rotation with Bash and cron
shell scripting	scripting en shell	en	shows	Wrote PowerShell to onboard 50 users a month
shell scripting	scripting en shell	en	shows	Parsed 3 GB text files with awk and sed
shell scripting	scripting en shell	en	shows	Replaced manual backups with Bash jobs
shell scripting	scripting en shell	en	shows	Built cmdlets to inventory 600 Windows machines
shell scripting	scripting en shell	en	near	Wrote scripts for radio commercials
shell scripting	scripting en shell	en	near	Cashier at a Shell petrol station
AWS	AWS	es	shows	Despliegue en EC2, S3 y RDS
AWS	AWS	es	shows	Funciones Lambda con API Gateway y DynamoDB
AWS	AWS	es	shows	Certificación Solutions Architect Associate
AWS	AWS	es	shows	Plantillas CloudFormation y políticas IAM en 4 cuentas
AWS	AWS	es	shows	Ahorro del 30 % en la factura de Amazon con instancias reservadas de EC2
AWS	AWS	es	near	Mozo de almacén en Amazon San Fernando
AWS	AWS	es	near	Máquinas virtuales en Azure
AWS	AWS	en	shows	Ran workloads on EC2, S3 and RDS
AWS	AWS	en	shows	Built Lambda functions behind API Gateway and DynamoDB
AWS	AWS	en	shows	Certified Solutions Architect Professional
AWS	AWS	en	shows	Cut the EC2 bill 35% with reserved and spot instances
AWS	AWS	en	shows	Set up CloudWatch alarms and Route 53 failover
AWS	AWS	en	near	Picker at an Amazon fulfilment centre
AWS	AWS	en	near	Sold products as an Amazon marketplace seller
Microsoft Azure	Microsoft Azure	es	shows	Certificaciones AZ-104 y AZ-900
Microsoft Azure	Microsoft Azure	es	shows	Máquinas y redes virtuales bajo Entra ID con plantillas Bicep
Microsoft Azure	Microsoft Azure	es	shows	Clústeres AKS y App Service para la web de clientes
Microsoft Azure	Microsoft Azure	es	shows	Flujos de datos en Synapse y Data Factory
Microsoft Azure	Microsoft Azure	es	shows	Administré suscripciones, grupos de recursos y Log Analytics
Microsoft Azure	Microsoft Azure	es	near	Administración de Windows Server en sala propia
Microsoft Azure	Microsoft Azure	es	near	Uso diario de Microsoft Word y Outlook
Microsoft Azure	Microsoft Azure	en	shows	AZ-104 and AZ-305 certified
Microsoft Azure	Microsoft Azure	en	shows	Deployed Bicep templates and AKS clusters
Microsoft Azure	Microsoft Azure	en	shows	Ran App Service and Cosmos DB for a retail client
Microsoft Azure	Microsoft Azure	en	shows	Built Data Factory and Synapse pipelines
Microsoft Azure	Microsoft Azure	en	shows	Managed subscriptions, resource groups and Entra ID policies
Microsoft Azure	Microsoft Azure	en	near	Maintained Windows Server in an on-site server room
Microsoft Azure	Microsoft Azure	en	near	Used Microsoft Office and Teams daily
ETL pipelines	procesos ETL	es	shows	Cargas nocturnas desde 12 orígenes con Airflow
ETL pipelines	procesos ETL	es	shows	Flujos en Talend y Pentaho hacia el almacén de datos
ETL pipelines	procesos ETL	es	shows	Ingesta de CSV y APIs a Snowflake con dbt
ETL pipelines	procesos ETL	es	shows	Paquetes SSIS para mover datos de tiendas a central
ETL pipelines	procesos ETL	es	shows	Volcado diario de SAP a BigQuery con limpieza y validación
ETL pipelines	procesos ETL	es	near	Carga y descarga de camiones en almacén
ETL pipelines	procesos ETL	es	near	Introducción manual de datos en Excel
ETL pipelines	procesos ETL	en	shows	Wrote Airflow DAGs loading 12 sources overnight
ETL pipelines	procesos ETL	en	shows	Built SSIS packages moving shop data to head office
ETL pipelines	procesos ETL	en	shows	Ingested CSV and API feeds into Snowflake with dbt
ETL pipelines	procesos ETL	en	shows	Maintained Informatica PowerCenter mappings for a bank
ETL pipelines	procesos ETL	en	shows	Moved 300 GB a day into BigQuery with Dataflow
ETL pipelines	procesos ETL	en	near	Keyed survey answers into a spreadsheet
ETL pipelines	procesos ETL	en	near	Inspected gas pipelines for leaks
data warehousing	almacenes de datos	es	shows	Modelo en estrella con hechos y dimensiones en Snowflake
data warehousing	almacenes de datos	es	shows	Datamarts de ventas y compras sobre Redshift
data warehousing	almacenes de datos	es	shows	Metodología Kimball y dimensiones lentamente cambiantes
data warehousing	almacenes de datos	es	shows	Capas bronce, plata y oro en Synapse
data warehousing	almacenes de datos	es	shows	Cubos OLAP alimentados desde Teradata
data warehousing	almacenes de datos	es	near	Gestión de almacén y ubicaciones con SGA
data warehousing	almacenes de datos	es	near	Archivo de documentos en papel
data warehousing	almacenes de datos	en	shows	Designed star schemas in Snowflake
data warehousing	almacenes de datos	en	shows	Built sales and finance data marts on Redshift
data warehousing	almacenes de datos	en	shows	Applied Kimball dimensions and slowly changing types
data warehousing	almacenes de datos	en	shows	Migrated Teradata marts to BigQuery
data warehousing	almacenes de datos	en	shows	Fed OLAP cubes for 200 analysts
data warehousing	almacenes de datos	en	near	Warehouse supervisor using a WMS
data warehousing	almacenes de datos	en	near	Filed paper records in the archive
big data processing	procesamiento de big data	es	shows	Trabajos en Spark sobre 4 TB diarios
big data processing	procesamiento de big data	es	shows	Administración de clúster Hadoop con Hive y HDFS
big data processing	procesamiento de big data	es	shows	Streaming de sensores con Kafka y Flink
big data processing	procesamiento de big data	es	shows	Notebooks en Databricks con PySpark y Delta Lake
big data processing	procesamiento de big data	es	shows	Reescribí en Scala agregados que tardaban 9 horas en EMR
big data processing	procesamiento de big data	es	near	Tablas dinámicas con 20.000 filas en Excel
big data processing	procesamiento de big data	es	near	Tratamiento de datos personales según RGPD
big data processing	procesamiento de big data	en	shows	Ran Spark jobs over 4 TB a day
big data processing	procesamiento de big data	en	shows	Administered a 40-node Hadoop cluster with Hive
big data processing	procesamiento de big data	en	shows	Streamed sensor events through Kafka and Flink
big data processing	procesamiento de big data	en	shows	Wrote PySpark notebooks on Databricks and Delta Lake
big data processing	procesamiento de big data	en	shows	Cut EMR job time from 9 hours to 50 minutes
big data processing	procesamiento de big data	en	near	Sorted large spreadsheets for monthly reports
big data processing	procesamiento de big data	en	near	Processed a high volume of customer forms
data visualization dashboards	cuadros de mando y visualización de datos	es	shows	Informes interactivos en Power BI para dirección
data visualization dashboards	cuadros de mando y visualización de datos	es	shows	Paneles de ventas en Tableau actualizados cada hora
data visualization dashboards	cuadros de mando y visualización de datos	es	shows	Medidas DAX y gráficos de KPI por delegación
data visualization dashboards	cuadros de mando y visualización de datos	es	shows	Publiqué 25 paneles en Looker Studio para marketing
data visualization dashboards	cuadros de mando y visualización de datos	es	shows	Seguimiento de indicadores en Qlik Sense para 80 usuarios
data visualization dashboards	cuadros de mando y visualización de datos	es	near	Montaje de cuadros eléctricos
data visualization dashboards	cuadros de mando y visualización de datos	es	near	Presentaciones de PowerPoint para reuniones
data visualization dashboards	cuadros de mando y visualización de datos	en	shows	Published 30 Power BI reports for the board
data visualization dashboards	cuadros de mando y visualización de datos	en	shows	Built Tableau views refreshed hourly for sales
data visualization dashboards	cuadros de mando y visualización de datos	en	shows	Wrote DAX measures and drill-through KPI pages
data visualization dashboards	cuadros de mando y visualización de datos	en	shows	Replaced weekly spreadsheets with Looker Studio panels
data visualization dashboards	cuadros de mando y visualización de datos	en	shows	Charted plant KPIs in Grafana and Qlik
data visualization dashboards	cuadros de mando y visualización de datos	en	near	Prepared PowerPoint slides for weekly meetings
data visualization dashboards	cuadros de mando y visualización de datos	en	near	Fitted car dashboards on the assembly line
statistical analysis	análisis estadístico	es	shows	Regresión logística y ANOVA en R para ensayo clínico
statistical analysis	análisis estadístico	es	shows	Contraste de hipótesis e intervalos de confianza con SPSS
statistical analysis	análisis estadístico	es	shows	Series temporales ARIMA para prever la demanda
statistical analysis	análisis estadístico	es	shows	Diseño muestral de una encuesta a 3.000 hogares
statistical analysis	análisis estadístico	es	shows	Bioestadístico en unidad de investigación hospitalaria
statistical analysis	análisis estadístico	es	near	Encuestador a pie de calle
statistical analysis	análisis estadístico	es	near	Recuento mensual de visitas a la oficina
statistical analysis	análisis estadístico	en	shows	Fitted logistic regression and mixed models in R
statistical analysis	análisis estadístico	en	shows	Ran ANOVA and hypothesis tests in SPSS
statistical analysis	análisis estadístico	en	shows	Forecast demand with ARIMA, 6% MAPE
statistical analysis	análisis estadístico	en	shows	Calculated sample size and power for a clinical trial
statistical analysis	análisis estadístico	en	shows	Survival curves and Cox models in Stata
statistical analysis	análisis estadístico	en	near	Handed out questionnaires at the station
statistical analysis	análisis estadístico	en	near	Counted daily visitors at the museum
A/B testing	test A/B	es	shows	Comparé dos versiones de la ficha de producto, +12 % de conversión
A/B testing	test A/B	es	shows	Experimentos con grupo de control en Optimizely
A/B testing	test A/B	es	shows	Variantes de asunto de correo con significación del 95 %
A/B testing	test A/B	es	shows	Experimentación en VWO sobre la página de pago
A/B testing	test A/B	es	shows	Pruebas de variantes de landing con Firebase Remote Config
A/B testing	test A/B	es	near	Test de COVID en centro de salud
A/B testing	test A/B	es	near	Segunda versión de la web sin medir resultados
A/B testing	test A/B	en	shows	Compared two checkout variants, lifting conversion 9%
A/B testing	test A/B	en	shows	Ran controlled experiments in Optimizely
A/B testing	test A/B	en	shows	Tested email subject variants to 95% significance
A/B testing	test A/B	en	shows	Set up VWO experiments on landing pages
A/B testing	test A/B	en	shows	Split users into control and treatment to measure uplift
A/B testing	test A/B	en	near	Tested blood samples for groups A and B
A/B testing	test A/B	en	near	Redesigned the homepage without measuring results
machine learning	aprendizaje automático	es	shows	Modelo de abandono con XGBoost, AUC 0,87
machine learning	aprendizaje automático	es	shows	Clasificadores en scikit-learn para detectar fraude
machine learning	aprendizaje automático	es	shows	Motor de recomendación con filtrado colaborativo
machine learning	aprendizaje automático	es	shows	Segmentación de clientes con k-means y random forest
machine learning	aprendizaje automático	es	shows	Entrené redes en PyTorch para prever consumo eléctrico
machine learning	aprendizaje automático	es	near	Aprendizaje del manejo de máquina CNC
machine learning	aprendizaje automático	es	near	Uso de ChatGPT para redactar correos
machine learning	aprendizaje automático	en	shows	Trained an XGBoost churn model, AUC 0.87
machine learning	aprendizaje automático	en	shows	Built fraud classifiers in scikit-learn
machine learning	aprendizaje automático	en	shows	Shipped a collaborative-filtering recommender to 2M users
machine learning	aprendizaje automático	en	shows	Tuned gradient boosting hyperparameters with Optuna
machine learning	aprendizaje automático	en	shows	Deployed PyTorch forecasting networks with MLflow
machine learning	aprendizaje automático	en	near	Learned to operate three packaging machines
machine learning	aprendizaje automático	en	near	Used ChatGPT to draft emails
computer vision	visión artificial	es	shows	Detección de defectos en piezas con YOLO y cámaras industriales
computer vision	visión artificial	es	shows	Segmentación de radiografías con U-Net
computer vision	visión artificial	es	shows	Lectura de matrículas con OpenCV
computer vision	visión artificial	es	shows	Reconocimiento facial para control de accesos con redes convolucionales
computer vision	visión artificial	es	shows	Cognex y Keyence para inspección de etiquetas en línea
computer vision	visión artificial	es	near	Óptico optometrista en graduación de la vista
computer vision	visión artificial	es	near	Retoque de fotos de producto en Photoshop
computer vision	visión artificial	en	shows	Detected weld defects with YOLO on line cameras
computer vision	visión artificial	en	shows	Segmented MRI scans with U-Net
computer vision	visión artificial	en	shows	Read number plates using OpenCV
computer vision	visión artificial	en	shows	Trained convolutional networks on 200k labelled images
computer vision	visión artificial	en	shows	Set up Cognex cameras for label inspection
computer vision	visión artificial	en	near	Fitted glasses and contact lenses for customers
computer vision	visión artificial	en	near	Retouched product photos in Photoshop
natural language processing	procesamiento del lenguaje natural	es	shows	Clasificación de reclamaciones con BERT en español
natural language processing	procesamiento del lenguaje natural	es	shows	Chatbot con Rasa e intenciones propias
natural language processing	procesamiento del lenguaje natural	es	shows	Extracción de entidades en contratos con spaCy
natural language processing	procesamiento del lenguaje natural	es	shows	Análisis de sentimiento de 100.000 opiniones
natural language processing	procesamiento del lenguaje natural	es	shows	Búsqueda semántica con embeddings y LLM (RAG)
natural language processing	procesamiento del lenguaje natural	es	near	Profesora de lengua y literatura
natural language processing	procesamiento del lenguaje natural	es	near	Traducción de textos jurídicos con Trados
natural language processing	procesamiento del lenguaje natural	en	shows	Fine-tuned BERT to sort customer complaints
natural language processing	procesamiento del lenguaje natural	en	shows	Extracted entities from contracts with spaCy
natural language processing	procesamiento del lenguaje natural	en	shows	Built a Rasa chatbot covering 80 intents
natural language processing	procesamiento del lenguaje natural	en	shows	Scored sentiment on 100k reviews
natural language processing	procesamiento del lenguaje natural	en	shows	Set up retrieval over documents with embeddings and LLMs
natural language processing	procesamiento del lenguaje natural	en	near	Taught Spanish as a foreign language
natural language processing	procesamiento del lenguaje natural	en	near	Answered live chat with customers
penetration testing	pruebas de penetración	es	shows	Certificación OSCP
penetration testing	pruebas de penetración	es	shows	Exploté inyecciones y XSS con Burp Suite e informé al cliente
penetration testing	pruebas de penetración	es	shows	Auditoría ofensiva de 30 aplicaciones web según OWASP
penetration testing	pruebas de penetración	es	shows	Ejercicios de red team con Metasploit y Cobalt Strike
penetration testing	pruebas de penetración	es	shows	Escalada de privilegios en el dominio del cliente e informe de hallazgos
penetration testing	pruebas de penetración	es	near	Ensayo de líquidos penetrantes en soldaduras
penetration testing	pruebas de penetración	es	near	Administración del antivirus corporativo
penetration testing	pruebas de penetración	en	shows	OSCP certified
penetration testing	pruebas de penetración	en	shows	Exploited SQL injection and XSS with Burp Suite under contract
penetration testing	pruebas de penetración	en	shows	Ran red team exercises with Cobalt Strike
penetration testing	pruebas de penetración	en	shows	Reported 12 critical flaws through bug bounty programmes
penetration testing	pruebas de penetración	en	shows	Attacked 30 web applications within agreed scope following OWASP
penetration testing	pruebas de penetración	en	near	Dye penetrant testing of welds
penetration testing	pruebas de penetración	en	near	Rolled out antivirus to 300 laptops
security monitoring with SIEM	monitorización de seguridad con SIEM	es	shows	Analista SOC nivel 2 en turnos 24x7
security monitoring with SIEM	monitorización de seguridad con SIEM	es	shows	Reglas de correlación en QRadar y Splunk
security monitoring with SIEM	monitorización de seguridad con SIEM	es	shows	Investigación de alertas de phishing y malware en Sentinel
security monitoring with SIEM	monitorización de seguridad con SIEM	es	shows	Casos de uso de detección mapeados a MITRE ATT&CK
security monitoring with SIEM	monitorización de seguridad con SIEM	es	shows	Triaje de 60 alertas diarias de CrowdStrike y ArcSight
security monitoring with SIEM	monitorización de seguridad con SIEM	es	near	Control de cámaras en central receptora de alarmas
security monitoring with SIEM	monitorización de seguridad con SIEM	es	near	Instalación de alarmas en domicilios
security monitoring with SIEM	monitorización de seguridad con SIEM	en	shows	Tier 2 SOC analyst on 24/7 shifts
security monitoring with SIEM	monitorización de seguridad con SIEM	en	shows	Wrote correlation rules in QRadar and Splunk
security monitoring with SIEM	monitorización de seguridad con SIEM	en	shows	Triaged 60 phishing and malware alerts a day
security monitoring with SIEM	monitorización de seguridad con SIEM	en	shows	Mapped detections to MITRE ATT&CK in Sentinel
security monitoring with SIEM	monitorización de seguridad con SIEM	en	shows	Hunted lateral movement in Elastic and CrowdStrike logs
security monitoring with SIEM	monitorización de seguridad con SIEM	en	near	Watched cameras in an alarm receiving centre
security monitoring with SIEM	monitorización de seguridad con SIEM	en	near	Fitted burglar alarms in homes
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	es	shows	Implantación de un SGSI y declaración de aplicabilidad
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	es	shows	Adecuación al Esquema Nacional de Seguridad, nivel alto
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	es	shows	Análisis de riesgos con MAGERIT y PILAR
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	es	shows	Auditor líder de SGSI por BSI
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	es	shows	Políticas de clasificación de activos y auditorías internas como CISO
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	es	near	Implantación de ISO 9001 en taller mecánico
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	es	near	Auxiliar de seguridad y control de accesos
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	en	shows	Built an ISMS and its statement of applicability
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	en	shows	ISMS Lead Auditor certificate from BSI
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	en	shows	Ran risk assessments and control reviews against Annex A
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	en	shows	CISM holder, owner of asset and access policies
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	en	shows	Took the company through SOC 2 Type II and surveillance audits
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	en	near	Kept ISO 9001 records for the workshop
ISO 27001 information security management	gestión de la seguridad de la información ISO 27001	en	near	Security officer at the reception desk
identity and access management	gestión de identidades y accesos	es	shows	Inicio de sesión único con Okta para 2.000 empleados
identity and access management	gestión de identidades y accesos	es	shows	Altas, bajas y permisos por rol en SailPoint
identity and access management	gestión de identidades y accesos	es	shows	Doble factor obligatorio con Entra ID y acceso condicional
identity and access management	gestión de identidades y accesos	es	shows	Custodia de cuentas privilegiadas en CyberArk
identity and access management	gestión de identidades y accesos	es	shows	Integré OAuth2, SAML y Keycloak en 15 aplicaciones
identity and access management	gestión de identidades y accesos	es	near	Entrega de tarjetas de visita en recepción
identity and access management	gestión de identidades y accesos	es	near	Tramitación de DNI y pasaportes
identity and access management	gestión de identidades y accesos	en	shows	Rolled out Okta single sign-on to 2,000 staff
identity and access management	gestión de identidades y accesos	en	shows	Recertified user roles quarterly in SailPoint
identity and access management	gestión de identidades y accesos	en	shows	Vaulted privileged accounts in CyberArk
identity and access management	gestión de identidades y accesos	en	shows	Enforced MFA and conditional policies in Entra ID
identity and access management	gestión de identidades y accesos	en	shows	Integrated SAML and OAuth2 logins with Keycloak
identity and access management	gestión de identidades y accesos	en	near	Issued visitor badges at the front desk
identity and access management	gestión de identidades y accesos	en	near	Checked passports at the boarding gate
active Directory	directorio Activo	es	shows	Usuarios, OU y GPO en dominio Windows de 800 puestos
active Directory	directorio Activo	es	shows	Promoción de controladores de dominio y replicación entre sedes
active Directory	directorio Activo	es	shows	Políticas de grupo para bloqueo de USB y fondos de escritorio
active Directory	directorio Activo	es	shows	Restablecimiento de cuentas y grupos de seguridad del dominio
active Directory	directorio Activo	es	shows	Migré el dominio de Server 2012 a 2022
active Directory	directorio Activo	es	near	Actualización del directorio telefónico de la empresa
active Directory	directorio Activo	es	near	Instalación de Office en equipos sueltos
active Directory	directorio Activo	en	shows	Managed OUs, users and GPOs for an 800-seat domain
active Directory	directorio Activo	en	shows	Promoted domain controllers and fixed replication between sites
active Directory	directorio Activo	en	shows	Rolled out group policies blocking USB drives
active Directory	directorio Activo	en	shows	Upgraded domain controllers from Server 2012 to 2022
active Directory	directorio Activo	en	shows	Synced on-prem accounts to Entra ID with AD Connect
active Directory	directorio Activo	en	near	Updated the staff phone directory
active Directory	directorio Activo	en	near	Installed Office on standalone laptops
routing and switching	enrutamiento y conmutación de redes	es	shows	Certificación CCNA vigente
routing and switching	enrutamiento y conmutación de redes	es	shows	Configuración de VLAN, OSPF y trunking en equipos Cisco
routing and switching	enrutamiento y conmutación de redes	es	shows	Enlaces MPLS y BGP entre 14 sedes
routing and switching	enrutamiento y conmutación de redes	es	shows	Sustitución de 60 switches HP Aruba en campus
routing and switching	enrutamiento y conmutación de redes	es	shows	Resolví bucles de spanning tree y ACL en capa 3
routing and switching	enrutamiento y conmutación de redes	es	near	Planificación de rutas de reparto
routing and switching	enrutamiento y conmutación de redes	es	near	Gestión de redes sociales de la empresa
routing and switching	enrutamiento y conmutación de redes	en	shows	CCNP Enterprise certified
routing and switching	enrutamiento y conmutación de redes	en	shows	Configured VLANs, OSPF and trunks on Cisco Catalyst
routing and switching	enrutamiento y conmutación de redes	en	shows	Ran BGP and MPLS links between 14 sites
routing and switching	enrutamiento y conmutación de redes	en	shows	Replaced 60 Aruba switches across the campus
routing and switching	enrutamiento y conmutación de redes	en	shows	Traced spanning tree loops and layer 3 ACL faults
routing and switching	enrutamiento y conmutación de redes	en	near	Planned delivery routes for ten vans
routing and switching	enrutamiento y conmutación de redes	en	near	Switchboard operator at a hotel
firewall management	gestión de cortafuegos	es	shows	Reglas, NAT y VPN en FortiGate para 20 sedes
firewall management	gestión de cortafuegos	es	shows	Administración de Palo Alto con Panorama
firewall management	gestión de cortafuegos	es	shows	Certificación NSE4 de Fortinet
firewall management	gestión de cortafuegos	es	shows	Segmenté la DMZ y publiqué servicios con pfSense
firewall management	gestión de cortafuegos	es	shows	Túneles IPsec y filtrado web en Check Point
firewall management	gestión de cortafuegos	es	near	Instalación de puertas cortafuegos en edificios
firewall management	gestión de cortafuegos	es	near	Brigada de extinción de incendios forestales
firewall management	gestión de cortafuegos	en	shows	Maintained FortiGate rules, NAT and VPNs for 20 sites
firewall management	gestión de cortafuegos	en	shows	Administered Palo Alto through Panorama
firewall management	gestión de cortafuegos	en	shows	NSE4 certified by Fortinet
firewall management	gestión de cortafuegos	en	shows	Segmented the DMZ with pfSense
firewall management	gestión de cortafuegos	en	shows	Cleaned up 1,200 obsolete rules on Check Point gateways
firewall management	gestión de cortafuegos	en	near	Fitted fire doors and partition walls
firewall management	gestión de cortafuegos	en	near	Updated antivirus signatures on office PCs
virtualization	virtualización	es	shows	Administración de VMware vSphere con 12 hosts ESXi
virtualization	virtualización	es	shows	Consolidé 40 servidores físicos en 5 con Hyper-V
virtualization	virtualización	es	shows	Clúster Proxmox con alta disponibilidad
virtualization	virtualización	es	shows	Migraciones en caliente con vMotion y DRS
virtualization	virtualización	es	shows	Escritorios remotos Citrix para 300 usuarios
virtualization	virtualización	es	near	Clases virtuales por Zoom
virtualization	virtualización	es	near	Montaje de experiencias de realidad virtual en ferias
virtualization	virtualización	en	shows	Ran vSphere with 12 ESXi hosts
virtualization	virtualización	en	shows	Consolidated 40 physical servers onto five Hyper-V hosts
virtualization	virtualización	en	shows	Built a high-availability Proxmox cluster
virtualization	virtualización	en	shows	VCP-DCV certified
virtualization	virtualización	en	shows	Delivered Citrix desktops to 300 users
virtualization	virtualización	en	near	Taught virtual classes over Zoom
virtualization	virtualización	en	near	Demonstrated VR headsets at trade fairs
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	Políticas 3-2-1 con Veeam y cinta LTO
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	Restauré 4 TB tras un ransomware en 9 horas
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	Simulacros anuales de contingencia con RTO de 2 horas
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	Replicación de CPD a un segundo centro con Zerto
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	Trabajos nocturnos de Acronis y verificación de restauraciones
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	near	Fotocopias y archivo de expedientes
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	near	Voluntario de Protección Civil en inundaciones
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Ran Veeam jobs following the 3-2-1 rule
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Restored 4 TB after a ransomware attack in nine hours
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Tested failover to the second data centre twice a year
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Met a two-hour RTO with Zerto replication
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Verified nightly LTO tape jobs and restores
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	near	Photocopied and filed case records
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	near	Backup goalkeeper and team captain
help desk user support	soporte técnico a usuarios	es	shows	Resolución de 35 tickets diarios en GLPI
help desk user support	soporte técnico a usuarios	es	shows	Conexión remota con TeamViewer para arreglar impresoras y correo
help desk user support	soporte técnico a usuarios	es	shows	Técnico de CAU nivel 1 y 2
help desk user support	soporte técnico a usuarios	es	shows	Atención de averías informáticas de 400 empleados
help desk user support	soporte técnico a usuarios	es	shows	Desbloqueo de cuentas, altas de equipos y primer nivel en ServiceNow
help desk user support	soporte técnico a usuarios	es	near	Atención telefónica de reclamaciones de seguros
help desk user support	soporte técnico a usuarios	es	near	Desarrollo de aplicaciones para usuarios internos
help desk user support	soporte técnico a usuarios	en	shows	Closed 35 Jira Service Management tickets a day
help desk user support	soporte técnico a usuarios	en	shows	Fixed printer and Outlook faults remotely with TeamViewer
help desk user support	soporte técnico a usuarios	en	shows	First-line technician for 400 employees
help desk user support	soporte técnico a usuarios	en	shows	Reset passwords and imaged laptops for new starters
help desk user support	soporte técnico a usuarios	en	shows	92% first-call resolution on IT faults in ServiceNow
help desk user support	soporte técnico a usuarios	en	near	Handled insurance complaints by phone
help desk user support	soporte técnico a usuarios	en	near	Helped shoppers find products in store
ITIL service management	gestión de servicios ITIL	es	shows	Comité de cambios (CAB) y catálogo de peticiones en ServiceNow
ITIL service management	gestión de servicios ITIL	es	shows	Análisis de causa raíz de problemas recurrentes y base de errores conocidos
ITIL service management	gestión de servicios ITIL	es	shows	Seguimiento de SLA y priorización de incidencias por impacto y urgencia
ITIL service management	gestión de servicios ITIL	es	shows	CMDB de 5.000 elementos de configuración
ITIL service management	gestión de servicios ITIL	es	shows	Procesos de incidencias, problemas y cambios en BMC Remedy
ITIL service management	gestión de servicios ITIL	es	near	Servicio de sala en restaurante
ITIL service management	gestión de servicios ITIL	es	near	Gestor de servicios de limpieza de oficinas
ITIL service management	gestión de servicios ITIL	en	shows	Chaired the change advisory board weekly
ITIL service management	gestión de servicios ITIL	en	shows	Kept the CMDB of 5,000 configuration items accurate
ITIL service management	gestión de servicios ITIL	en	shows	Separated incident, problem and change processes in BMC Remedy
ITIL service management	gestión de servicios ITIL	en	shows	Reported SLA breaches and major incidents to clients
ITIL service management	gestión de servicios ITIL	en	shows	Ran root cause reviews and the known-error base in ServiceNow
ITIL service management	gestión de servicios ITIL	en	near	Restaurant service manager for 60 covers
ITIL service management	gestión de servicios ITIL	en	near	Changed passwords for office staff
PC hardware repair	reparación de equipos informáticos	es	shows	Sustitución de placas, discos y memorias en portátiles
PC hardware repair	reparación de equipos informáticos	es	shows	Diagnóstico de fuentes y cambio de pasta térmica
PC hardware repair	reparación de equipos informáticos	es	shows	Montaje de ordenadores a medida en tienda
PC hardware repair	reparación de equipos informáticos	es	shows	Clonado de discos a SSD y cambio de pantallas
PC hardware repair	reparación de equipos informáticos	es	shows	Técnico de SAT de HP y Lenovo en garantía
PC hardware repair	reparación de equipos informáticos	es	near	Venta de ordenadores y accesorios
PC hardware repair	reparación de equipos informáticos	es	near	Reparación de lavadoras y frigoríficos
PC hardware repair	reparación de equipos informáticos	en	shows	Replaced motherboards, disks and memory in laptops
PC hardware repair	reparación de equipos informáticos	en	shows	Diagnosed dead power supplies and overheating CPUs
PC hardware repair	reparación de equipos informáticos	en	shows	Assembled custom desktops in store
PC hardware repair	reparación de equipos informáticos	en	shows	Swapped laptop screens and cloned drives to SSD
PC hardware repair	reparación de equipos informáticos	en	shows	CompTIA A+ bench technician for Dell warranty jobs
PC hardware repair	reparación de equipos informáticos	en	near	Sold computers and accessories
PC hardware repair	reparación de equipos informáticos	en	near	Repaired washing machines at customers' homes
Microsoft 365 administration	administración de Microsoft 365	es	shows	Buzones y reglas en Exchange Online para 500 cuentas
Microsoft 365 administration	administración de Microsoft 365	es	shows	Permisos de SharePoint y equipos de Teams de toda la empresa
Microsoft 365 administration	administración de Microsoft 365	es	shows	Políticas de Intune para portátiles y móviles
Microsoft 365 administration	administración de Microsoft 365	es	shows	Migré el correo de Gmail a Exchange Online en un fin de semana
Microsoft 365 administration	administración de Microsoft 365	es	shows	Asignación de licencias E3 y retención en Purview
Microsoft 365 administration	administración de Microsoft 365	es	near	Uso de Word, Excel y PowerPoint a diario
Microsoft 365 administration	administración de Microsoft 365	es	near	Administrativo con manejo de correo electrónico
Microsoft 365 administration	administración de Microsoft 365	en	shows	Managed Exchange Online mailboxes for 500 accounts
Microsoft 365 administration	administración de Microsoft 365	en	shows	Enrolled laptops and phones in Intune
Microsoft 365 administration	administración de Microsoft 365	en	shows	Set SharePoint permissions and Teams policies company-wide
Microsoft 365 administration	administración de Microsoft 365	en	shows	Migrated mail from Google to Exchange Online
Microsoft 365 administration	administración de Microsoft 365	en	shows	Assigned E3 licences and Purview retention rules
Microsoft 365 administration	administración de Microsoft 365	en	near	Used Word, Excel and Outlook every day
Microsoft 365 administration	administración de Microsoft 365	en	near	Office administrator at a law firm
SAP	SAP	es	shows	Consultor MM y SD con parametrización de pedidos
SAP	SAP	es	shows	Transacciones ME21N, MIGO y MIRO a diario
SAP	SAP	es	shows	Programador ABAP de informes y user exits
SAP	SAP	es	shows	Key user en el paso a S/4HANA
SAP	SAP	es	shows	Apuntes en FB60 y cierres en módulo FI/CO
SAP	SAP	es	near	Contabilidad en A3 y Sage
SAP	SAP	es	near	Gestión de almacén con Navision
SAP	SAP	en	shows	Configured MM and SD pricing procedures
SAP	SAP	en	shows	Posted goods receipts in MIGO and invoices in MIRO
SAP	SAP	en	shows	ABAP developer of reports and enhancements
SAP	SAP	en	shows	Key user in an S/4HANA rollout across 3 plants
SAP	SAP	en	shows	Ran month-end closing in FI/CO modules
SAP	SAP	en	near	Kept the books in Sage 50
SAP	SAP	en	near	Used Oracle NetSuite for purchase orders
CRM systems	sistemas CRM	es	shows	Seguimiento de oportunidades y embudo en HubSpot
CRM systems	sistemas CRM	es	shows	Configuración de flujos y objetos en Salesforce
CRM systems	sistemas CRM	es	shows	Administrador certificado ADM-201
CRM systems	sistemas CRM	es	shows	Registro de visitas y ofertas en Dynamics 365 Sales
CRM systems	sistemas CRM	es	shows	Migré 20.000 contactos a Zoho y depuré duplicados
CRM systems	sistemas CRM	es	near	Archivo de fichas de clientes en papel
CRM systems	sistemas CRM	es	near	Relaciones públicas en discoteca
CRM systems	sistemas CRM	en	shows	Tracked opportunities and pipeline in HubSpot
CRM systems	sistemas CRM	en	shows	Built Salesforce flows, objects and validation rules
CRM systems	sistemas CRM	en	shows	Certified ADM-201 administrator
CRM systems	sistemas CRM	en	shows	Logged visits and quotes in Dynamics 365 Sales
CRM systems	sistemas CRM	en	shows	Cleaned 20,000 duplicate contacts in Zoho
CRM systems	sistemas CRM	en	near	Kept customer cards in a filing cabinet
CRM systems	sistemas CRM	en	near	Public relations host at a nightclub
requirements gathering	toma de requisitos	es	shows	Entrevistas a usuarios clave y documento funcional de 80 páginas
requirements gathering	toma de requisitos	es	shows	Análisis funcional y casos de uso para el módulo de compras
requirements gathering	toma de requisitos	es	shows	Talleres con negocio para definir el alcance de la aplicación
requirements gathering	toma de requisitos	es	shows	Historias de usuario con criterios de aceptación acordados con el cliente
requirements gathering	toma de requisitos	es	shows	Diagramas BPMN as-is y to-be de 15 procesos
requirements gathering	toma de requisitos	es	near	Comprobación de requisitos de los candidatos en selección
requirements gathering	toma de requisitos	es	near	Programación según especificación recibida
requirements gathering	toma de requisitos	en	shows	Interviewed key users and wrote the functional specification
requirements gathering	toma de requisitos	en	shows	Ran scoping workshops with business and IT
requirements gathering	toma de requisitos	en	shows	Drew as-is and to-be BPMN diagrams for 15 processes
requirements gathering	toma de requisitos	en	shows	Agreed use cases and acceptance criteria with the client
requirements gathering	toma de requisitos	en	shows	Business analyst between finance and the developers
requirements gathering	toma de requisitos	en	near	Coded modules from a given specification
requirements gathering	toma de requisitos	en	near	Checked that applicants met visa requirements
ERP implementation	implantación de ERP	es	shows	Puesta en marcha de Odoo en cuatro empresas
ERP implementation	implantación de ERP	es	shows	Parametrización y arranque de Business Central con migración de maestros
ERP implementation	implantación de ERP	es	shows	Consultor funcional de Navision en clientes industriales
ERP implementation	implantación de ERP	es	shows	Formé a 60 usuarios y di soporte al arranque de S/4HANA
ERP implementation	implantación de ERP	es	shows	Blueprint, cutover y go-live de Oracle Fusion
ERP implementation	implantación de ERP	es	near	Introducción de albaranes en el ERP
ERP implementation	implantación de ERP	es	near	Venta de licencias de software de facturación
ERP implementation	implantación de ERP	en	shows	Took four companies live on Odoo
ERP implementation	implantación de ERP	en	shows	Configured Business Central and migrated master data
ERP implementation	implantación de ERP	en	shows	Led blueprint, cutover and go-live of Oracle Fusion
ERP implementation	implantación de ERP	en	shows	Functional consultant on S/4HANA rollouts
ERP implementation	implantación de ERP	en	shows	Trained 60 users before the NetSuite go-live
ERP implementation	implantación de ERP	en	near	Entered delivery notes in the ERP
ERP implementation	implantación de ERP	en	near	Sold invoicing software licences
Scrum	Scrum	es	shows	Sprints de dos semanas con dailies y retrospectivas
Scrum	Scrum	es	shows	Certificación PSM I
Scrum	Scrum	es	shows	Facilité plannings y reviews de tres squads en Jira
Scrum	Scrum	es	shows	Estimación en puntos de historia y seguimiento de velocidad
Scrum	Scrum	es	shows	Product Owner con CSPO en equipo de 9 personas
Scrum	Scrum	es	near	Reunión semanal de planificación del turno
Scrum	Scrum	es	near	Gestión de proyectos en cascada con MS Project
Scrum	Scrum	en	shows	Worked in two-week sprints with daily stand-ups and retros
Scrum	Scrum	en	shows	PSM II certified
Scrum	Scrum	en	shows	Facilitated planning and reviews for three squads
Scrum	Scrum	en	shows	Tracked velocity and burndown charts in Jira
Scrum	Scrum	en	shows	Product Owner (CSPO) for a nine-person team
Scrum	Scrum	en	near	Ran weekly shift planning meetings
Scrum	Scrum	en	near	Delivered waterfall projects in MS Project
product backlog management	gestión del backlog de producto	es	shows	Priorización de historias de usuario con RICE y MoSCoW
product backlog management	gestión del backlog de producto	es	shows	Product owner de la app de clientes
product backlog management	gestión del backlog de producto	es	shows	Refinamiento semanal de épicas en Jira con criterios de aceptación
product backlog management	gestión del backlog de producto	es	shows	Ordené 200 peticiones de negocio por valor y esfuerzo
product backlog management	gestión del backlog de producto	es	shows	Decidí qué entraba en cada sprint según el valor para el cliente
product backlog management	gestión del backlog de producto	es	near	Gestión de pedidos pendientes en almacén
product backlog management	gestión del backlog de producto	es	near	Jefe de producto en lineal de supermercado
product backlog management	gestión del backlog de producto	en	shows	Prioritised user stories with RICE and MoSCoW
product backlog management	gestión del backlog de producto	en	shows	Product owner of the customer app
product backlog management	gestión del backlog de producto	en	shows	Groomed epics weekly in Jira with acceptance criteria
product backlog management	gestión del backlog de producto	en	shows	Ranked 200 business requests by value and effort
product backlog management	gestión del backlog de producto	en	shows	Decided sprint scope with engineers and stakeholders
product backlog management	gestión del backlog de producto	en	near	Cleared a backlog of unpaid invoices
product backlog management	gestión del backlog de producto	en	near	Restocked products on supermarket shelves
stakeholder management	gestión de stakeholders	es	shows	Alineé a dirección, legal y negocio sobre el alcance
stakeholder management	gestión de stakeholders	es	shows	Comités de seguimiento quincenales con el cliente y tres proveedores
stakeholder management	gestión de stakeholders	es	shows	Interlocución con directores de área y patrocinador del proyecto
stakeholder management	gestión de stakeholders	es	shows	Negocié prioridades entre marketing, ventas y tecnología
stakeholder management	gestión de stakeholders	es	shows	Informe mensual de avance al comité de dirección
stakeholder management	gestión de stakeholders	es	near	Gestión de accionistas y pago de dividendos
stakeholder management	gestión de stakeholders	es	near	Atención a clientes en mostrador
stakeholder management	gestión de stakeholders	en	shows	Aligned legal, finance and sales on project scope
stakeholder management	gestión de stakeholders	en	shows	Chaired fortnightly steering committees with client and vendors
stakeholder management	gestión de stakeholders	en	shows	Reported progress monthly to the executive board
stakeholder management	gestión de stakeholders	en	shows	Negotiated priorities between marketing and engineering
stakeholder management	gestión de stakeholders	en	shows	Main contact for the sponsor and five department heads
stakeholder management	gestión de stakeholders	en	near	Served customers at the counter
stakeholder management	gestión de stakeholders	en	near	Worked alone on assigned coding tasks
user research	investigación de usuarios	es	shows	Entrevistas en profundidad a 25 clientes y mapas de empatía
user research	investigación de usuarios	es	shows	Test de usabilidad moderados con 12 participantes
user research	investigación de usuarios	es	shows	Card sorting y encuestas para rehacer el menú
user research	investigación de usuarios	es	shows	Personas y customer journey a partir de observación en tienda
user research	investigación de usuarios	es	shows	Sesiones con Hotjar y Maze para encontrar fricciones
user research	investigación de usuarios	es	near	Investigador privado en bajas laborales
user research	investigación de usuarios	es	near	Soporte a usuarios del sistema de nóminas
user research	investigación de usuarios	en	shows	Interviewed 25 customers and built empathy maps
user research	investigación de usuarios	en	shows	Moderated usability sessions with 12 participants
user research	investigación de usuarios	en	shows	Ran card sorting to rebuild the menu
user research	investigación de usuarios	en	shows	Turned field observation into personas and journey maps
user research	investigación de usuarios	en	shows	Found friction points with Maze and Hotjar recordings
user research	investigación de usuarios	en	near	Supported users of the payroll system
user research	investigación de usuarios	en	near	Literature research for a history thesis
wireframing and prototyping	wireframes y prototipado	es	shows	Maquetas navegables en Figma antes de programar
wireframing and prototyping	wireframes y prototipado	es	shows	Bocetos de baja fidelidad en Balsamiq para 40 pantallas
wireframing and prototyping	wireframes y prototipado	es	shows	Flujos clicables en Adobe XD validados con clientes
wireframing and prototyping	wireframes y prototipado	es	shows	Diseñadora UX/UI de app bancaria en Sketch
wireframing and prototyping	wireframes y prototipado	es	shows	Pantallas interactivas en Axure para la licitación
wireframing and prototyping	wireframes y prototipado	es	near	Prototipos de piezas en impresora 3D
wireframing and prototyping	wireframes y prototipado	es	near	Programación de pantallas ya diseñadas
wireframing and prototyping	wireframes y prototipado	en	shows	Clickable Figma mockups tested before coding
wireframing and prototyping	wireframes y prototipado	en	shows	Sketched low-fidelity screens in Balsamiq
wireframing and prototyping	wireframes y prototipado	en	shows	Designed 40 app screens and flows in Adobe XD
wireframing and prototyping	wireframes y prototipado	en	shows	Built interactive Axure screens for a tender
wireframing and prototyping	wireframes y prototipado	en	shows	UX/UI designer of a banking app in Sketch
wireframing and prototyping	wireframes y prototipado	en	near	Machined metal prototypes on a lathe
wireframing and prototyping	wireframes y prototipado	en	near	Bent wire frames for jewellery
design systems	sistemas de diseño	es	shows	Biblioteca de componentes en Figma con tokens y variantes
design systems	sistemas de diseño	es	shows	Storybook compartido por cinco equipos de producto
design systems	sistemas de diseño	es	shows	Guía de botones, tipografías y colores para todas las apps
design systems	sistemas de diseño	es	shows	Unifiqué 12 interfaces con una librería común de componentes
design systems	sistemas de diseño	es	shows	Documentación de patrones de interfaz con atomic design
design systems	sistemas de diseño	es	near	Diseño de sistemas de climatización
design systems	sistemas de diseño	es	near	Diseño de carteles para fiestas locales
design systems	sistemas de diseño	en	shows	Maintained a Figma component library with tokens and variants
design systems	sistemas de diseño	en	shows	Ran a Storybook used by five product teams
design systems	sistemas de diseño	en	shows	Documented interface patterns following atomic design
design systems	sistemas de diseño	en	shows	Unified 12 products with one shared component library
design systems	sistemas de diseño	en	shows	Versioned UI tokens and guidelines for web and mobile
design systems	sistemas de diseño	en	near	Designed irrigation installations for farms
design systems	sistemas de diseño	en	near	Drew posters for local festivals
Adobe Creative Suite	paquete Adobe	es	shows	Maquetación de revistas en InDesign y retoque en Photoshop
Adobe Creative Suite	paquete Adobe	es	shows	Ilustración vectorial en Illustrator para packaging
Adobe Creative Suite	paquete Adobe	es	shows	Montaje en Premiere y cabeceras en After Effects
Adobe Creative Suite	paquete Adobe	es	shows	Fotomontajes con Photoshop y Lightroom para catálogo
Adobe Creative Suite	paquete Adobe	es	shows	Artes finales en Illustrator e InDesign
Adobe Creative Suite	paquete Adobe	es	near	Lectura de PDF con Acrobat Reader
Adobe Creative Suite	paquete Adobe	es	near	Diseño de publicaciones con plantillas de Canva
Adobe Creative Suite	paquete Adobe	en	shows	Laid out magazines in InDesign and retouched in Photoshop
Adobe Creative Suite	paquete Adobe	en	shows	Drew vector packaging in Illustrator
Adobe Creative Suite	paquete Adobe	en	shows	Cut in Premiere and animated titles in After Effects
Adobe Creative Suite	paquete Adobe	en	shows	Processed catalogue shots in Lightroom and Photoshop
Adobe Creative Suite	paquete Adobe	en	shows	Delivered final artwork from Illustrator and InDesign
Adobe Creative Suite	paquete Adobe	en	near	Opened and signed PDF files in Acrobat Reader
Adobe Creative Suite	paquete Adobe	en	near	Made social posts from Canva templates
prepress and print production	preimpresión y producción gráfica	es	shows	Artes finales con sangrado, marcas de corte y CMYK
prepress and print production	preimpresión y producción gráfica	es	shows	Imposición y salida de planchas CTP
prepress and print production	preimpresión y producción gráfica	es	shows	Pruebas de color contractuales y Pantone con imprenta
prepress and print production	preimpresión y producción gráfica	es	shows	Trapping y separación de colores para flexografía
prepress and print production	preimpresión y producción gráfica	es	shows	Control de tirada en máquina offset con densitómetro
prepress and print production	preimpresión y producción gráfica	es	near	Impresión de documentos y encuadernación en copistería
prepress and print production	preimpresión y producción gráfica	es	near	Diseño de banners para redes sociales
prepress and print production	preimpresión y producción gráfica	en	shows	Prepared final artwork with bleed, crop marks and CMYK
prepress and print production	preimpresión y producción gráfica	en	shows	Imposed pages and output CTP plates
prepress and print production	preimpresión y producción gráfica	en	shows	Checked Pantone proofs with the printer
prepress and print production	preimpresión y producción gráfica	en	shows	Handled trapping and colour separations for flexo
prepress and print production	preimpresión y producción gráfica	en	shows	Preflighted PDF/X files with PitStop
prepress and print production	preimpresión y producción gráfica	en	near	Printed and bound documents at a copy shop
prepress and print production	preimpresión y producción gráfica	en	near	Produced animated banners for websites
brand identity design	diseño de identidad corporativa	es	shows	Creación de logotipo y manual de marca para 15 pymes
brand identity design	diseño de identidad corporativa	es	shows	Rebranding completo de cadena hotelera
brand identity design	diseño de identidad corporativa	es	shows	Naming, paleta y tipografías de una nueva línea de cosmética
brand identity design	diseño de identidad corporativa	es	shows	Papelería, rotulación y guía de usos del logo
brand identity design	diseño de identidad corporativa	es	shows	Normas de aplicación de marca en 40 tiendas
brand identity design	diseño de identidad corporativa	es	near	Control de identidad en accesos
brand identity design	diseño de identidad corporativa	es	near	Promotor de marcas de bebidas en eventos
brand identity design	diseño de identidad corporativa	en	shows	Created logos and brand books for 15 small firms
brand identity design	diseño de identidad corporativa	en	shows	Led the full rebrand of a hotel chain
brand identity design	diseño de identidad corporativa	en	shows	Chose naming, palette and typefaces for a cosmetics line
brand identity design	diseño de identidad corporativa	en	shows	Wrote logo usage guidelines for 40 stores
brand identity design	diseño de identidad corporativa	en	shows	Designed stationery, signage and livery around a new logo
brand identity design	diseño de identidad corporativa	en	near	Brand ambassador handing out samples
brand identity design	diseño de identidad corporativa	en	near	Checked customer identity documents
video editing	edición de vídeo	es	shows	Montaje de reportajes en Premiere y DaVinci Resolve
video editing	edición de vídeo	es	shows	Etalonaje y mezcla de audio de 30 piezas
video editing	edición de vídeo	es	shows	Reels semanales cortados y subtitulados en CapCut
video editing	edición de vídeo	es	shows	Montador en Avid para informativos
video editing	edición de vídeo	es	shows	Posproducción de un documental de 52 minutos en Final Cut
video editing	edición de vídeo	es	near	Edición de libros y corrección de textos
video editing	edición de vídeo	es	near	Operador de cámara en partidos de fútbol
video editing	edición de vídeo	en	shows	Cut weekly reports in Premiere and DaVinci Resolve
video editing	edición de vídeo	en	shows	Colour graded and mixed 30 corporate pieces
video editing	edición de vídeo	en	shows	Assembled news packages on Avid
video editing	edición de vídeo	en	shows	Post-produced a 52-minute documentary in Final Cut
video editing	edición de vídeo	en	shows	Trimmed and captioned reels in CapCut
video editing	edición de vídeo	en	near	Copy-edited books for a publisher
video editing	edición de vídeo	en	near	Operated cameras at football matches
photography	fotografía	es	shows	Reportajes de boda con Canon R6 y revelado en Lightroom
photography	fotografía	es	shows	Bodegones de producto en estudio con flashes Profoto
photography	fotografía	es	shows	Retratos corporativos y cobertura de eventos con réflex
photography	fotografía	es	shows	Sesiones de catálogo de moda e iluminación con softbox
photography	fotografía	es	shows	Imágenes de viviendas en HDR para inmobiliaria
photography	fotografía	es	near	Revelado de carretes y venta en tienda de cámaras
photography	fotografía	es	near	Fotocopias y escaneado de planos
photography	fotografía	en	shows	Shot 60 weddings on Canon R6
photography	fotografía	en	shows	Lit product still lifes in studio with Profoto flashes
photography	fotografía	en	shows	Corporate headshots and event coverage with a Nikon DSLR
photography	fotografía	en	shows	Directed fashion catalogue shoots with softbox lighting
photography	fotografía	en	shows	Captured HDR interiors for estate agents
photography	fotografía	en	near	Sold cameras and lenses in a shop
photography	fotografía	en	near	Photocopied and scanned drawings
motion graphics	motion graphics	es	shows	Cabeceras animadas en After Effects
motion graphics	motion graphics	es	shows	Vídeos explicativos con ilustraciones en movimiento
motion graphics	motion graphics	es	shows	Logotipos animados en Cinema 4D
motion graphics	motion graphics	es	shows	Rótulos y faldones animados para televisión
motion graphics	motion graphics	es	shows	Infografía animada con Lottie para la app
motion graphics	motion graphics	es	near	Diseño de carteles estáticos para eventos
motion graphics	motion graphics	es	near	Animador sociocultural en hoteles
motion graphics	motion graphics	en	shows	Animated titles and lower thirds in After Effects
motion graphics	motion graphics	en	shows	Produced illustrated explainer clips with keyframed characters
motion graphics	motion graphics	en	shows	Logo animations in Cinema 4D
motion graphics	motion graphics	en	shows	Exported Lottie animations for the app
motion graphics	motion graphics	en	shows	Rigged and keyframed 2D infographics for TV
motion graphics	motion graphics	en	near	Designed static posters for events
motion graphics	motion graphics	en	near	Kids' entertainer in holiday resorts
copywriting	redacción publicitaria	es	shows	Textos de venta para landings y correos con +20 % de clics
copywriting	redacción publicitaria	es	shows	Eslóganes y guiones de cuñas de radio para agencia
copywriting	redacción publicitaria	es	shows	Fichas persuasivas de 800 productos para tienda online
copywriting	redacción publicitaria	es	shows	Asuntos y secuencias de email para lanzamientos
copywriting	redacción publicitaria	es	shows	Creativo de textos en campañas de gran consumo
copywriting	redacción publicitaria	es	near	Transcripción de actas y dictados
copywriting	redacción publicitaria	es	near	Gestión de derechos de autor y copias
copywriting	redacción publicitaria	en	shows	Wrote landing page text that lifted sign-ups 20%
copywriting	redacción publicitaria	en	shows	Taglines and radio spots for an ad agency
copywriting	redacción publicitaria	en	shows	Drafted 800 product descriptions for an online shop
copywriting	redacción publicitaria	en	shows	Email sequences and subject lines for product launches
copywriting	redacción publicitaria	en	shows	Penned ad headlines for Google and Meta campaigns
copywriting	redacción publicitaria	en	near	Registered copyright for published works
copywriting	redacción publicitaria	en	near	Typed up minutes and dictated letters
journalism	periodismo	es	shows	Redactora de local en diario provincial
journalism	periodismo	es	shows	Crónicas, entrevistas y reportajes para la agencia EFE
journalism	periodismo	es	shows	Cobertura de plenos y ruedas de prensa con cierre diario
journalism	periodismo	es	shows	Contraste de fuentes y piezas para informativos de radio
journalism	periodismo	es	shows	Presentador y reportero en televisión autonómica
journalism	periodismo	es	near	Repartidor de periódicos
journalism	periodismo	es	near	Redacción de contratos y cartas comerciales
journalism	periodismo	en	shows	Staff reporter on a regional daily
journalism	periodismo	en	shows	Filed court and council stories to daily deadline
journalism	periodismo	en	shows	Interviewed sources and checked facts for investigations
journalism	periodismo	en	shows	Produced radio news bulletins every hour
journalism	periodismo	en	shows	Wire correspondent covering two general elections
journalism	periodismo	en	near	Delivered newspapers door to door
journalism	periodismo	en	near	Kept a daily log of ward activity
SEO	SEO	es	shows	Palabras clave y enlaces con Ahrefs, primera página en 40 términos
SEO	SEO	es	shows	Auditorías con Screaming Frog y Search Console
SEO	SEO	es	shows	Tráfico orgánico de 10.000 a 80.000 visitas al mes
SEO	SEO	es	shows	Metadatos, enlazado interno y datos estructurados de la tienda
SEO	SEO	es	shows	Redacción de artículos según estudio de búsquedas en Semrush
SEO	SEO	es	near	Campañas de pago en Google Ads
SEO	SEO	es	near	Secretaría del director general (CEO)
SEO	SEO	en	shows	Ranked 40 keywords on page one of Google
SEO	SEO	en	shows	Grew organic traffic from 10k to 80k visits a month
SEO	SEO	en	shows	Crawled sites with Screaming Frog and fixed indexing
SEO	SEO	en	shows	Keyword research and link building with Ahrefs
SEO	SEO	en	shows	Wrote meta titles, schema markup and internal links
SEO	SEO	en	near	Bought keywords in Google Ads campaigns
SEO	SEO	en	near	Searched databases for legal precedents
content management systems	gestores de contenidos (CMS)	es	shows	Páginas y entradas en WordPress con Elementor
content management systems	gestores de contenidos (CMS)	es	shows	Mantenimiento de portal en Drupal para ayuntamiento
content management systems	gestores de contenidos (CMS)	es	shows	Carga de noticias y productos en Joomla y PrestaShop
content management systems	gestores de contenidos (CMS)	es	shows	Editora web con publicación diaria en Liferay
content management systems	gestores de contenidos (CMS)	es	shows	Plantillas y plugins a medida para WordPress
content management systems	gestores de contenidos (CMS)	es	near	Redacción de contenidos entregados en Word
content management systems	gestores de contenidos (CMS)	es	near	Gestión del contenedor de residuos en obra
content management systems	gestores de contenidos (CMS)	en	shows	Published daily pages in WordPress with Elementor
content management systems	gestores de contenidos (CMS)	en	shows	Maintained a council portal in Drupal
content management systems	gestores de contenidos (CMS)	en	shows	Modelled content types in Contentful and Strapi
content management systems	gestores de contenidos (CMS)	en	shows	Edited web sections in Adobe Experience Manager
content management systems	gestores de contenidos (CMS)	en	shows	Built custom WordPress themes and plugins
content management systems	gestores de contenidos (CMS)	en	near	Delivered articles to the editor as Word files
content management systems	gestores de contenidos (CMS)	en	near	Managed contents insurance claims
social media management	gestión de redes sociales	es	shows	Community manager de tres marcas en Instagram y TikTok
social media management	gestión de redes sociales	es	shows	Calendario editorial y programación con Hootsuite
social media management	gestión de redes sociales	es	shows	Crecimiento de 5.000 a 40.000 seguidores en un año
social media management	gestión de redes sociales	es	shows	Respuesta a comentarios y crisis de reputación en X y Facebook
social media management	gestión de redes sociales	es	shows	Informe mensual de alcance e interacción por publicación
social media management	gestión de redes sociales	es	near	Administración de redes de área local
social media management	gestión de redes sociales	es	near	Trabajadora de asistencia social en barrio
social media management	gestión de redes sociales	en	shows	Grew an Instagram account from 5k to 40k followers
social media management	gestión de redes sociales	en	shows	Planned and scheduled posts with Hootsuite and Buffer
social media management	gestión de redes sociales	en	shows	Community manager for three fashion brands
social media management	gestión de redes sociales	en	shows	Replied to comments and handled a Twitter backlash
social media management	gestión de redes sociales	en	shows	Reported reach and engagement on TikTok and LinkedIn
social media management	gestión de redes sociales	en	near	Administered local area networks
social media management	gestión de redes sociales	en	near	Bought TV and radio media space for brands
fibre optic installation	instalación de fibra óptica	es	shows	Altas FTTH en domicilio con ONT y roseta
fibre optic installation	instalación de fibra óptica	es	shows	Fusionadora Fujikura y medidas con OTDR
fibre optic installation	instalación de fibra óptica	es	shows	Empalmes en cajas CTO y arquetas de Telefónica
fibre optic installation	instalación de fibra óptica	es	shows	Tendido de cable de 64 hilos por fachada y canalización
fibre optic installation	instalación de fibra óptica	es	shows	Fusión y reflectometría en red troncal
fibre optic installation	instalación de fibra óptica	es	near	Venta a puerta fría de internet y móvil
fibre optic installation	instalación de fibra óptica	es	near	Laminado de piezas en fibra de vidrio
fibre optic installation	instalación de fibra óptica	en	shows	Spliced with a Fujikura fusion splicer
fibre optic installation	instalación de fibra óptica	en	shows	Read OTDR traces and located breaks on backbone cable
fibre optic installation	instalación de fibra óptica	en	shows	Connected 8 FTTH homes a day, ONT included
fibre optic installation	instalación de fibra óptica	en	shows	Blew 96-core cable through ducts and closures
fibre optic installation	instalación de fibra óptica	en	shows	Terminated SC/APC pigtails in street cabinets
fibre optic installation	instalación de fibra óptica	en	near	Sold broadband contracts door to door
fibre optic installation	instalación de fibra óptica	en	near	Laminated fibreglass boat hulls
structured cabling	cableado estructurado	es	shows	Tendido de UTP categoría 6A y crimpado de RJ45
structured cabling	cableado estructurado	es	shows	Montaje de racks y paneles de parcheo en oficinas
structured cabling	cableado estructurado	es	shows	Certificación de 600 puntos de red con Fluke
structured cabling	cableado estructurado	es	shows	Peinado de armarios de comunicaciones e identificación de tomas
structured cabling	cableado estructurado	es	shows	Instalador de ICT con tomas de datos en viviendas
structured cabling	cableado estructurado	es	near	Cableado de cuadros de maniobra de ascensores
structured cabling	cableado estructurado	es	near	Configuración de routers a distancia
structured cabling	cableado estructurado	en	shows	Pulled Cat6A and terminated RJ45 outlets
structured cabling	cableado estructurado	en	shows	Certified 600 data points with a Fluke tester
structured cabling	cableado estructurado	en	shows	Mounted racks and patch panels in offices
structured cabling	cableado estructurado	en	shows	Dressed and labelled communication cabinets
structured cabling	cableado estructurado	en	shows	Installed network drops and ceiling access points for 3 buildings
structured cabling	cableado estructurado	en	near	Wired lift control panels
structured cabling	cableado estructurado	en	near	Configured routers remotely by SSH
mobile radio networks	redes de radio móviles	es	shows	Puesta en servicio de estaciones base LTE y 5G de Ericsson
mobile radio networks	redes de radio móviles	es	shows	Ajuste de tilt y azimut de antenas y drive tests
mobile radio networks	redes de radio móviles	es	shows	Mantenimiento de nodos B y radioenlaces en emplazamientos
mobile radio networks	redes de radio móviles	es	shows	Optimización RF de celdas con TEMS y Atoll
mobile radio networks	redes de radio móviles	es	shows	Trabajo en torres con BTS Huawei y Nokia
mobile radio networks	redes de radio móviles	es	near	Locutor en emisora de radio
mobile radio networks	redes de radio móviles	es	near	Desarrollo de aplicaciones móviles
mobile radio networks	redes de radio móviles	en	shows	Commissioned Ericsson LTE and 5G base stations
mobile radio networks	redes de radio móviles	en	shows	Tuned antenna tilt and azimuth after drive tests
mobile radio networks	redes de radio móviles	en	shows	Maintained microwave links and NodeB sites
mobile radio networks	redes de radio móviles	en	shows	RF planning of 120 cells in Atoll
mobile radio networks	redes de radio móviles	en	shows	Swapped Huawei RRUs on rooftop towers
mobile radio networks	redes de radio móviles	en	near	Hosted a morning show on local radio
mobile radio networks	redes de radio móviles	en	near	Sold mobile phones and contracts
3D CAD design	diseño CAD 3D	es	shows	Modelado de piezas y conjuntos en SolidWorks
3D CAD design	diseño CAD 3D	es	shows	Moldes y superficies en CATIA V5
3D CAD design	diseño CAD 3D	es	shows	Planos de fabricación y ensamblajes de 400 componentes en Inventor
3D CAD design	diseño CAD 3D	es	shows	Chapa y soldadura diseñadas en Solid Edge
3D CAD design	diseño CAD 3D	es	shows	Delineante proyectista de maquinaria con Creo
3D CAD design	diseño CAD 3D	es	near	Diseño de logotipos en Illustrator
3D CAD design	diseño CAD 3D	es	near	Lectura de planos en taller de mecanizado
3D CAD design	diseño CAD 3D	en	shows	Modelled parts and assemblies in SolidWorks
3D CAD design	diseño CAD 3D	en	shows	Surfaced body panels in CATIA V5
3D CAD design	diseño CAD 3D	en	shows	Detailed 400-component assemblies in Inventor
3D CAD design	diseño CAD 3D	en	shows	Designed sheet metal frames with Solid Edge
3D CAD design	diseño CAD 3D	en	shows	Released drawings and models from Creo to Windchill
3D CAD design	diseño CAD 3D	en	near	Read drawings at the machining centre
3D CAD design	diseño CAD 3D	en	near	Edited flat brochures in Illustrator
embedded firmware development	desarrollo de firmware embebido	es	shows	Programación en C de microcontroladores STM32
embedded firmware development	desarrollo de firmware embebido	es	shows	Drivers de SPI, I2C y CAN sobre FreeRTOS
embedded firmware development	desarrollo de firmware embebido	es	shows	Bootloader y bajo consumo en ESP32
embedded firmware development	desarrollo de firmware embebido	es	shows	Depuración con JTAG y osciloscopio en placas propias
embedded firmware development	desarrollo de firmware embebido	es	shows	Control de motor en dsPIC según MISRA C
embedded firmware development	desarrollo de firmware embebido	es	near	Actualización del firmware de impresoras de oficina
embedded firmware development	desarrollo de firmware embebido	es	near	Aplicaciones de escritorio en C#
embedded firmware development	desarrollo de firmware embebido	en	shows	Programmed STM32 microcontrollers in C
embedded firmware development	desarrollo de firmware embebido	en	shows	Wrote SPI, I2C and CAN drivers on FreeRTOS
embedded firmware development	desarrollo de firmware embebido	en	shows	Brought up custom boards with JTAG and oscilloscope
embedded firmware development	desarrollo de firmware embebido	en	shows	Cut battery drain 60% on an nRF52 sensor
embedded firmware development	desarrollo de firmware embebido	en	shows	Motor control code in MISRA C for automotive ECUs
embedded firmware development	desarrollo de firmware embebido	en	near	Updated printer firmware in the office
embedded firmware development	desarrollo de firmware embebido	en	near	Wrote desktop applications in C#
PCB design	diseño de PCB	es	shows	Esquemas y ruteado de placas de 6 capas en Altium
PCB design	diseño de PCB	es	shows	Gerbers y lista de materiales para fabricación en KiCad
PCB design	diseño de PCB	es	shows	Layout de tarjetas con impedancia controlada y EMC
PCB design	diseño de PCB	es	shows	Tarjetas de control del esquema al prototipo en OrCAD y Eagle
PCB design	diseño de PCB	es	shows	Selección de componentes SMD y revisión DFM de placas
PCB design	diseño de PCB	es	near	Soldadura manual de placas en línea de montaje
PCB design	diseño de PCB	es	near	Sustitución de placas base en portátiles
PCB design	diseño de PCB	en	shows	Routed 6-layer boards in Altium
PCB design	diseño de PCB	en	shows	Drew schematics and exported Gerbers from KiCad
PCB design	diseño de PCB	en	shows	Laid out controlled-impedance DDR traces in Allegro
PCB design	diseño de PCB	en	shows	Chose SMD parts and ran DFM reviews for new boards
PCB design	diseño de PCB	en	shows	Passed EMC after redoing board layout and ground planes
PCB design	diseño de PCB	en	near	Hand-soldered boards on the assembly line
PCB design	diseño de PCB	en	near	Swapped motherboards in customers' laptops
finite element analysis	análisis por elementos finitos	es	shows	Cálculo estructural de chasis en Ansys
finite element analysis	análisis por elementos finitos	es	shows	Simulación de fatiga y modal con Abaqus
finite element analysis	análisis por elementos finitos	es	shows	Mallado en HyperMesh y correlación con galgas
finite element analysis	análisis por elementos finitos	es	shows	Comprobé tensiones de un soporte en SolidWorks Simulation
finite element analysis	análisis por elementos finitos	es	shows	Ensayos de choque virtuales con LS-DYNA
finite element analysis	análisis por elementos finitos	es	near	Análisis de elementos químicos por espectrometría
finite element analysis	análisis por elementos finitos	es	near	Modelado de piezas sin cálculo en AutoCAD
finite element analysis	análisis por elementos finitos	en	shows	Stress and fatigue calculations in Ansys
finite element analysis	análisis por elementos finitos	en	shows	Meshed chassis models in HyperMesh
finite element analysis	análisis por elementos finitos	en	shows	Ran modal and thermal simulations in Abaqus
finite element analysis	análisis por elementos finitos	en	shows	Correlated strain gauge data with Nastran results
finite element analysis	análisis por elementos finitos	en	shows	Virtual crash tests in LS-DYNA
finite element analysis	análisis por elementos finitos	en	near	Analysed trace elements in water samples
finite element analysis	análisis por elementos finitos	en	near	Drew parts in AutoCAD without calculations
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	es	shows	Cadenas de cotas y ajustes ISO 286 en planos de fabricación
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	es	shows	Planos según ASME Y14.5 con planitud, posición y concentricidad
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	es	shows	Verificación en tridimensional (CMM) de posición y paralelismo según plano
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	es	shows	Asigné H7/g6 y referencias datum en 200 planos
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	es	shows	Informe dimensional PPAP con perfil de superficie y perpendicularidad
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	es	near	Medición de viviendas para presupuestos de reforma
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	es	near	Tolerancia a la presión y trabajo en equipo
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	en	shows	Applied ASME Y14.5 datums and position callouts on drawings
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	en	shows	Ran tolerance stack-ups for a gearbox assembly
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	en	shows	Measured flatness and true position on a Zeiss CMM
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	en	shows	Set ISO 286 fits and surface finish on 200 drawings
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	en	shows	Reported profile and runout in PPAP dimensional layouts
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	en	near	Measured rooms for kitchen quotations
geometric dimensioning and tolerancing	tolerancias geométricas y acotación	en	near	High tolerance for stress and tight deadlines
PCR and molecular biology techniques	PCR y técnicas de biología molecular	es	shows	Extracción de ADN y amplificación en termociclador
PCR and molecular biology techniques	PCR y técnicas de biología molecular	es	shows	Amplificación en tiempo real de SARS-CoV-2 con QuantStudio
PCR and molecular biology techniques	PCR y técnicas de biología molecular	es	shows	Electroforesis en gel de agarosa y clonación en plásmidos
PCR and molecular biology techniques	PCR y técnicas de biología molecular	es	shows	Preparación de librerías NGS para Illumina
PCR and molecular biology techniques	PCR y técnicas de biología molecular	es	shows	Genotipado de 2.000 muestras con cebadores propios
PCR and molecular biology techniques	PCR y técnicas de biología molecular	es	near	Toma de muestras nasofaríngeas en centro de salud
PCR and molecular biology techniques	PCR y técnicas de biología molecular	es	near	Profesora de biología en instituto
PCR and molecular biology techniques	PCR y técnicas de biología molecular	en	shows	Extracted DNA and ran thermocycler amplifications
PCR and molecular biology techniques	PCR y técnicas de biología molecular	en	shows	Real-time amplification of 500 samples a day on QuantStudio
PCR and molecular biology techniques	PCR y técnicas de biología molecular	en	shows	Cloned inserts into plasmids and ran agarose gels
PCR and molecular biology techniques	PCR y técnicas de biología molecular	en	shows	Prepared NGS libraries for Illumina
PCR and molecular biology techniques	PCR y técnicas de biología molecular	en	shows	Designed primers and CRISPR guides for knockouts
PCR and molecular biology techniques	PCR y técnicas de biología molecular	en	near	Took nasal swabs at a testing centre
PCR and molecular biology techniques	PCR y técnicas de biología molecular	en	near	Taught biology at secondary school
HPLC chromatography	cromatografía HPLC	es	shows	Cuantificación de principios activos en equipo Agilent 1260
HPLC chromatography	cromatografía HPLC	es	shows	Preparación de fases móviles y cambio de columnas C18
HPLC chromatography	cromatografía HPLC	es	shows	Validación de métodos con UPLC-MS/MS
HPLC chromatography	cromatografía HPLC	es	shows	Integración de picos en Empower y curvas de calibrado
HPLC chromatography	cromatografía HPLC	es	shows	Residuos de pesticidas por LC-MS
HPLC chromatography	cromatografía HPLC	es	near	Medición de pH y conductividad en agua
HPLC chromatography	cromatografía HPLC	es	near	Limpieza de material de vidrio en laboratorio
HPLC chromatography	cromatografía HPLC	en	shows	Quantified actives on an Agilent 1260
HPLC chromatography	cromatografía HPLC	en	shows	Prepared mobile phases and conditioned C18 columns
HPLC chromatography	cromatografía HPLC	en	shows	Integrated peaks in Empower and built calibration curves
HPLC chromatography	cromatografía HPLC	en	shows	Validated UPLC-MS/MS methods to ICH Q2
HPLC chromatography	cromatografía HPLC	en	shows	Ran LC-MS pesticide residues, 60 samples a day
HPLC chromatography	cromatografía HPLC	en	near	Measured pH and conductivity of water
HPLC chromatography	cromatografía HPLC	en	near	Washed laboratory glassware
cell culture	cultivo celular	es	shows	Mantenimiento de líneas HeLa y HEK293 en cabina de flujo laminar
cell culture	cultivo celular	es	shows	Pases, recuento en Neubauer y congelación en nitrógeno líquido
cell culture	cultivo celular	es	shows	Transfección con lipofectamina e incubador de CO2
cell culture	cultivo celular	es	shows	Ensayos MTT y citotoxicidad en placas de 96 pocillos
cell culture	cultivo celular	es	shows	Expansión de mesenquimales en sala blanca
cell culture	cultivo celular	es	near	Cultivo de hortalizas en invernadero
cell culture	cultivo celular	es	near	Gestor cultural en biblioteca municipal
cell culture	cultivo celular	en	shows	Passaged HeLa and HEK293 lines under laminar flow
cell culture	cultivo celular	en	shows	Froze and thawed CHO lines in liquid nitrogen
cell culture	cultivo celular	en	shows	Transfected with Lipofectamine and checked for mycoplasma
cell culture	cultivo celular	en	shows	Ran MTT cytotoxicity assays in 96-well plates
cell culture	cultivo celular	en	shows	Expanded iPSCs and organoids in CO2 incubators
cell culture	cultivo celular	en	near	Grew vegetables in a greenhouse
cell culture	cultivo celular	en	near	Organised cultural events at the library
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	es	shows	Auditorías de ENAC y mantenimiento de la acreditación
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	es	shows	Cálculo de incertidumbre y participación en intercomparaciones
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	es	shows	Calibración de equipos, PNT y cuaderno de laboratorio trazable
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	es	shows	Gestión de no conformidades y validación de métodos en ensayos acreditados
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	es	shows	Estudios preclínicos auditados por la unidad de garantía de calidad
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	es	near	Control de calidad visual en línea de envasado
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	es	near	ISO 14001 en empresa de limpieza
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	en	shows	Prepared the lab for UKAS accreditation visits
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	en	shows	Calculated measurement uncertainty and ran proficiency tests
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	en	shows	Wrote SOPs and traceable records for preclinical studies
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	en	shows	Kept calibration schedules for balances and pipettes, zero audit findings
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	en	shows	Quality assurance unit auditor of toxicology studies
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	en	near	Visual checks on a packing line
laboratory quality standards (ISO 17025, GLP)	Normas de calidad de laboratorio (ISO 17025, BPL)	en	near	ISO 14001 records for a cleaning company
scientific writing	redacción científica	es	shows	Primer autor de 6 artículos en revistas Q1
scientific writing	redacción científica	es	shows	Tesis doctoral defendida con mención internacional
scientific writing	redacción científica	es	shows	Memorias de proyectos para el Plan Nacional y Horizonte Europa
scientific writing	redacción científica	es	shows	Ponencias y pósteres en congresos de la especialidad
scientific writing	redacción científica	es	shows	Revisión por pares y respuesta a evaluadores de revistas JCR
scientific writing	redacción científica	es	near	Redacción de noticias en un diario local
scientific writing	redacción científica	es	near	Préstamo de revistas en biblioteca universitaria
scientific writing	redacción científica	en	shows	First author of six papers in Q1 journals
scientific writing	redacción científica	en	shows	Defended a PhD thesis with two published chapters
scientific writing	redacción científica	en	shows	Drafted Horizon Europe and ERC grant proposals
scientific writing	redacción científica	en	shows	Replied to peer reviewers and resubmitted manuscripts
scientific writing	redacción científica	en	shows	Presented posters and abstracts at 9 conferences
scientific writing	redacción científica	en	near	Wrote news stories for a local paper
scientific writing	redacción científica	en	near	Shelved journals in the university library
IT degree or diploma	titulación en informática	es	shows	Técnico Superior en Desarrollo de Aplicaciones Web (DAW)
IT degree or diploma	titulación en informática	es	shows	Ingeniero de software por la Politécnica de Valencia
IT degree or diploma	titulación en informática	es	shows	CFGS ASIR, promoción 2019
IT degree or diploma	titulación en informática	es	shows	Máster en inteligencia artificial y grado en ingeniería del software
IT degree or diploma	titulación en informática	es	shows	Ciclo superior DAM con prácticas en Indra
IT degree or diploma	titulación en informática	es	near	Curso de ofimática de 60 horas
IT degree or diploma	titulación en informática	es	near	Grado en Administración de Empresas
IT degree or diploma	titulación en informática	en	shows	BSc Software Engineering, University of Leeds
IT degree or diploma	titulación en informática	en	shows	MEng Computing, Imperial College London
IT degree or diploma	titulación en informática	en	shows	HND in Software Development
IT degree or diploma	titulación en informática	en	shows	Master's in Artificial Intelligence after BEng in Software
IT degree or diploma	titulación en informática	en	shows	BTech Information Technology, first class
IT degree or diploma	titulación en informática	en	near	Short course in Word and Excel
IT degree or diploma	titulación en informática	en	near	BA Business Administration
English	inglés	es	shows	First Certificate de Cambridge (B2)
English	inglés	es	shows	TOEIC 915 puntos
English	inglés	es	shows	IELTS 7,5 en 2022
English	inglés	es	shows	Tres años de ingeniero en oficina de Londres
English	inglés	es	shows	Máster cursado en la University of Edinburgh
English	inglés	es	near	Reuniones semanales con equipos extranjeros
English	inglés	es	near	Viajes a ferias en Alemania e Italia
English	inglés	en	shows	Cambridge C1 Advanced, grade A
English	inglés	en	shows	TOEFL iBT 105
English	inglés	en	shows	IELTS 7.5, taken in 2022
English	inglés	en	shows	Three years as an engineer in the Manchester office
English	inglés	en	shows	MSc taught at University College Dublin
English	inglés	en	near	Weekly meetings with offshore teams
English	inglés	en	near	One year as an au pair in Lyon
`;
