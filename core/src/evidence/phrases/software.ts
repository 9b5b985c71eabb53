/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const softwarePhrases = `
React	React	es	shows	Hooks, Redux Toolkit y Next.js en la web de una aseguradora
React	React	es	shows	Componentes funcionales con useState y context, SPA de reservas
React	React	es	shows	Migré de clases a hooks un panel de 60 pantallas
React	React	es	shows	JSX y Testing Library en equipo de 5
React	React	en	shows	Built a Next.js storefront with server components
React	React	en	shows	Moved a Redux codebase to hooks and Zustand
React	React	en	shows	Reusable JSX component library used by 8 squads
React	React	en	shows	TanStack Query and context for a booking SPA
React	React	es	near	Reacciono bien bajo presión
React	React	es	near	Proyecto en Angular y RxJS
React	React	es	near	Reactivos químicos, control de stock
React	React	en	near	Reacted fast to incidents
React	React	en	near	Vue 3 and Pinia dashboard
TypeScript	TypeScript	es	shows	Tipado estricto, genéricos y zod en todo el monorepo
TypeScript	TypeScript	es	shows	Pasé 80.000 líneas de JS a .ts sin parar entregas
TypeScript	TypeScript	es	shows	Angular 16, interfaces y decoradores
TypeScript	TypeScript	en	shows	Migrated a JS monorepo to strict typing
TypeScript	TypeScript	en	shows	Wrote .d.ts files and generics for an SDK
TypeScript	TypeScript	en	shows	Angular 17 services with typed forms
TypeScript	TypeScript	en	shows	Enforced tsc strict in CI
TypeScript	TypeScript	es	near	Mecanografía 300 ppm
TypeScript	TypeScript	es	near	jQuery y JavaScript para formularios
TypeScript	TypeScript	en	near	Vanilla JavaScript widgets
TypeScript	TypeScript	en	near	Typing speed 80 wpm
CSS layout	maquetación CSS	es	shows	Flexbox, Grid y Sass a partir de Figma
CSS layout	maquetación CSS	es	shows	Pasaba diseños de Zeplin a HTML pixel perfect
CSS layout	maquetación CSS	es	shows	Tailwind y BEM en e-commerce
CSS layout	maquetación CSS	es	shows	Maquetador web, plantillas y newsletters
CSS layout	maquetación CSS	en	shows	Turned Figma files into pixel-perfect pages with Grid
CSS layout	maquetación CSS	en	shows	Sass, BEM and Tailwind across four sites
CSS layout	maquetación CSS	en	shows	HTML email templates tested in Litmus
CSS layout	maquetación CSS	es	near	Maquetación de revistas en InDesign
CSS layout	maquetación CSS	es	near	Maquetas de arquitectura
CSS layout	maquetación CSS	en	near	Magazine layouts in InDesign
CSS layout	maquetación CSS	en	near	Store layout and shelving
web accessibility	accesibilidad web	es	shows	WCAG 2.1 AA, lectores de pantalla NVDA y VoiceOver
web accessibility	accesibilidad web	es	shows	Roles ARIA, foco de teclado y contraste en formularios
web accessibility	accesibilidad web	es	shows	Auditoría con axe y corrección de 200 incidencias para AAPP
web accessibility	accesibilidad web	en	shows	Fixed 150 axe violations to reach WCAG AA
web accessibility	accesibilidad web	en	shows	Tested with NVDA, JAWS and keyboard only
web accessibility	accesibilidad web	en	shows	ARIA live regions and focus traps in modals
web accessibility	accesibilidad web	es	near	Accesibilidad de edificios: rampas
web accessibility	accesibilidad web	es	near	Web muy fácil de usar para mi tienda
web accessibility	accesibilidad web	en	near	Installed wheelchair ramps
web accessibility	accesibilidad web	en	near	Accessible and friendly colleague
responsive design	diseño responsive	es	shows	Mobile first, breakpoints y media queries en tienda online
responsive design	diseño responsive	es	shows	La web pasó a verse bien en móvil, 60 % del tráfico
responsive design	diseño responsive	es	shows	Imágenes srcset y menús adaptados a tablet
responsive design	diseño responsive	en	shows	Mobile-first rebuild, bounce on phones down 25%
responsive design	diseño responsive	en	shows	Fluid grids and container queries
responsive design	diseño responsive	en	shows	One codebase from 320px to 4K
responsive design	diseño responsive	es	near	Respuesta rápida a clientes
responsive design	diseño responsive	es	near	App nativa en Swift
responsive design	diseño responsive	en	near	Responsive to customer emails
responsive design	diseño responsive	en	near	Native Android screens
web performance optimisation	optimización de rendimiento web	es	shows	LCP de 5 s a 1,8 s con lazy loading y code splitting
web performance optimisation	optimización de rendimiento web	es	shows	Core Web Vitals en verde, Lighthouse 95
web performance optimisation	optimización de rendimiento web	es	shows	Bajé el bundle de 2 MB a 400 KB
web performance optimisation	optimización de rendimiento web	en	shows	Cut bundle size 70% with code splitting
web performance optimisation	optimización de rendimiento web	en	shows	LCP under 2s, Lighthouse 98
web performance optimisation	optimización de rendimiento web	en	shows	Preloading, image CDN and critical CSS
web performance optimisation	optimización de rendimiento web	es	near	Optimicé el rendimiento del equipo comercial
web performance optimisation	optimización de rendimiento web	es	near	Webmaster que actualizaba noticias
web performance optimisation	optimización de rendimiento web	en	near	Sales performance tracking
web performance optimisation	optimización de rendimiento web	en	near	Performed in theatre
frontend testing	testing frontend	es	shows	Jest y Cypress, cobertura del 85 %
frontend testing	testing frontend	es	shows	Pruebas de componentes con Vitest y Storybook
frontend testing	testing frontend	es	shows	Playwright en cada PR contra regresiones visuales
frontend testing	testing frontend	en	shows	Jest, RTL and Cypress on every pull request
frontend testing	testing frontend	en	shows	Visual regression with Chromatic
frontend testing	testing frontend	en	shows	Vitest coverage from 20% to 80%
frontend testing	testing frontend	es	near	Test de embarazo, venta en farmacia
frontend testing	testing frontend	es	near	Probaba a mano la web antes de entregar
frontend testing	testing frontend	en	near	Taste testing
frontend testing	testing frontend	en	near	Clicked through pages before launch
Angular	Angular	es	shows	RxJS, NgRx y lazy modules en banca online
Angular	Angular	es	shows	Intranet con PrimeNG y formularios reactivos
Angular	Angular	es	shows	Subí la app de AngularJS a la versión 15
Angular	Angular	en	shows	NgRx store and RxJS streams for a trading app
Angular	Angular	en	shows	Upgraded AngularJS to v16 with standalone components
Angular	Angular	en	shows	Nx monorepo, Ionic and Material
Angular	Angular	es	near	Amoladora angular, corte de metal
Angular	Angular	es	near	Rectángulos y geometría en clase
Angular	Angular	en	near	Angle grinder operator
Angular	Angular	en	near	React dashboards
state management	gestión del estado en frontend	es	shows	Redux con thunks y selectores memorizados
state management	gestión del estado en frontend	es	shows	Pinia y Vuex en aplicación de logística
state management	gestión del estado en frontend	es	shows	Normalicé el store y eliminé renders innecesarios
state management	gestión del estado en frontend	en	shows	Redux slices and memoised selectors
state management	gestión del estado en frontend	en	shows	Replaced prop drilling with Zustand
state management	gestión del estado en frontend	en	shows	NgRx effects with optimistic updates
state management	gestión del estado en frontend	es	near	Gestión con organismos del Estado
state management	gestión del estado en frontend	es	near	Estado civil: casada
state management	gestión del estado en frontend	en	near	State government liaison
state management	gestión del estado en frontend	en	near	Managed three states as sales rep
API integration on frontend	consumo de APIs REST desde frontend	es	shows	Axios, tokens JWT y paginación contra el back
API integration on frontend	consumo de APIs REST desde frontend	es	shows	Conecté pasarela Redsys y Google Maps en la web
API integration on frontend	consumo de APIs REST desde frontend	es	shows	Apollo Client con GraphQL y caché
API integration on frontend	consumo de APIs REST desde frontend	en	shows	Hooked up Stripe and Mapbox in checkout
API integration on frontend	consumo de APIs REST desde frontend	en	shows	Apollo Client queries and cache policies
API integration on frontend	consumo de APIs REST desde frontend	en	shows	Axios interceptors with token refresh
API integration on frontend	consumo de APIs REST desde frontend	es	near	Restaurante con API de reservas, camarera de sala
API integration on frontend	consumo de APIs REST desde frontend	es	near	Apicultura como afición
API integration on frontend	consumo de APIs REST desde frontend	en	near	Rest breaks monitored
API integration on frontend	consumo de APIs REST desde frontend	en	near	Active pharmaceutical ingredient handling
Vue.js	Vue.js	es	shows	Nuxt 3 y Composition API en un marketplace
Vue.js	Vue.js	es	shows	Single file components, Vuetify y Pinia
Vue.js	Vue.js	es	shows	Plantillas v-for y mixins migrados a la versión 3
Vue.js	Vue.js	en	shows	Nuxt SSR storefront with Pinia
Vue.js	Vue.js	en	shows	Composition API rewrite of an admin panel
Vue.js	Vue.js	en	shows	Vuetify component kit and Vite builds
Vue.js	Vue.js	es	near	Vuelos nacionales, auxiliar
Vue.js	Vue.js	es	near	React con hooks
Vue.js	Vue.js	en	near	Room with a sea view, receptionist
Vue.js	Vue.js	en	near	Svelte side project
design system implementation	implementación de sistemas de diseño	es	shows	Librería Storybook con tokens usada por 12 equipos
design system implementation	implementación de sistemas de diseño	es	shows	Publiqué en npm los botones y formularios comunes del grupo
design system implementation	implementación de sistemas de diseño	es	shows	Sincronicé variables de Figma con CSS
design system implementation	implementación de sistemas de diseño	en	shows	Shipped a Storybook kit adopted by 12 squads
design system implementation	implementación de sistemas de diseño	en	shows	Design tokens from Figma to code
design system implementation	implementación de sistemas de diseño	en	shows	Versioned UI package with changelogs
design system implementation	implementación de sistemas de diseño	es	near	Diseño de sistemas de riego
design system implementation	implementación de sistemas de diseño	es	near	Usé Bootstrap tal cual
design system implementation	implementación de sistemas de diseño	en	near	Irrigation system design
design system implementation	implementación de sistemas de diseño	en	near	Interior decorator
Java Spring Boot	Java Spring Boot	es	shows	Microservicios con JPA, Hibernate y Maven en banca
Java Spring Boot	Java Spring Boot	es	shows	@RestController, WebFlux y Actuator en producción
Java Spring Boot	Java Spring Boot	es	shows	Backend JVM de seguros, paso de monolito Struts
Java Spring Boot	Java Spring Boot	es	shows	Cinco años con J2EE y después Boot 3
Java Spring Boot	Java Spring Boot	en	shows	JVM services with Hibernate and WebFlux
Java Spring Boot	Java Spring Boot	en	shows	Migrated a Struts monolith to REST services on JDK 17
Java Spring Boot	Java Spring Boot	en	shows	Spring Security, Data JPA and Flyway in payments
Java Spring Boot	Java Spring Boot	es	near	JavaScript y Node en una startup
Java Spring Boot	Java Spring Boot	es	near	Temporada de primavera en hotel
Java Spring Boot	Java Spring Boot	en	near	JavaScript bootcamp
Java Spring Boot	Java Spring Boot	en	near	Barista, Java coffee roasts
REST API design	diseño de APIs REST	es	shows	Endpoints versionados y contrato OpenAPI para terceros
REST API design	diseño de APIs REST	es	shows	Documenté en Swagger 80 recursos para partners
REST API design	diseño de APIs REST	es	shows	Códigos HTTP, paginación y idempotencia en pagos
REST API design	diseño de APIs REST	en	shows	Versioned endpoints documented in OpenAPI
REST API design	diseño de APIs REST	en	shows	Public developer platform, 40 partner integrations
REST API design	diseño de APIs REST	en	shows	Idempotent payment resources with rate limits
REST API design	diseño de APIs REST	es	near	Consumía servicios ajenos desde Excel
REST API design	diseño de APIs REST	es	near	Diseño gráfico de carteles
REST API design	diseño de APIs REST	en	near	Designed rest areas for offices
REST API design	diseño de APIs REST	en	near	Called a weather API in a toy app
SQL databases	bases de datos SQL	es	shows	Joins, índices y procedimientos en PostgreSQL y Oracle
SQL databases	bases de datos SQL	es	shows	Bajé una query de 40 s a 300 ms
SQL databases	bases de datos SQL	es	shows	Modelo entidad-relación y migraciones Flyway
SQL databases	bases de datos SQL	es	shows	PL/SQL para facturación nocturna
SQL databases	bases de datos SQL	en	shows	Tuned Postgres queries from 30s to 200ms
SQL databases	bases de datos SQL	en	shows	Stored procedures and indexes in Oracle
SQL databases	bases de datos SQL	en	shows	Modelled schemas and wrote migrations
SQL databases	bases de datos SQL	es	near	Base de datos de clientes en Excel
SQL databases	bases de datos SQL	es	near	MongoDB con documentos anidados
SQL databases	bases de datos SQL	en	near	Excel customer database
SQL databases	bases de datos SQL	en	near	Typed records into a CRM
microservices architecture	arquitectura de microservicios	es	shows	Troceé un monolito en 14 servicios con Kafka
microservices architecture	arquitectura de microservicios	es	shows	DDD, sagas y circuit breaker en retail
microservices architecture	arquitectura de microservicios	es	shows	Eureka, gateway y contratos entre equipos
microservices architecture	arquitectura de microservicios	en	shows	Broke a monolith into 20 deployable services
microservices architecture	arquitectura de microservicios	en	shows	Event-driven design with sagas and outbox
microservices architecture	arquitectura de microservicios	en	shows	Service boundaries by DDD contexts
microservices architecture	arquitectura de microservicios	es	near	Microempresa de servicios
microservices architecture	arquitectura de microservicios	es	near	Arquitecta de viviendas
microservices architecture	arquitectura de microservicios	en	near	Microfinance services
microservices architecture	arquitectura de microservicios	en	near	Building architect
Python backend	Python backend	es	shows	Django y Celery para una plataforma de citas
Python backend	Python backend	es	shows	FastAPI con pydantic y SQLAlchemy, 2M peticiones diarias
Python backend	Python backend	es	shows	Flask, pytest y poetry en scoring de crédito
Python backend	Python backend	en	shows	Django REST and Celery behind a booking site
Python backend	Python backend	en	shows	FastAPI services at 3k rps
Python backend	Python backend	en	shows	Async workers with SQLAlchemy and pytest
Python backend	Python backend	es	near	Scripts de pandas para informes
Python backend	Python backend	es	near	Cuidador de reptiles
Python backend	Python backend	en	near	Jupyter notebooks for class
Python backend	Python backend	en	near	Zoo reptile keeper
message queues	colas de mensajería	es	shows	Kafka con 30 topics y consumidores idempotentes
message queues	colas de mensajería	es	shows	RabbitMQ para desacoplar pedidos y almacén
message queues	colas de mensajería	es	shows	SQS y reintentos con dead letter
message queues	colas de mensajería	en	shows	Kafka consumers at 50k events a second
message queues	colas de mensajería	en	shows	Decoupled ordering with RabbitMQ
message queues	colas de mensajería	en	shows	SQS with dead-letter handling
message queues	colas de mensajería	es	near	Mensajero en moto
message queues	colas de mensajería	es	near	Atención en cola de caja
message queues	colas de mensajería	en	near	Queue management at a theme park
message queues	colas de mensajería	en	near	Messenger courier
Node.js	Node.js	es	shows	Express y NestJS con Mongo para app de delivery
Node.js	Node.js	es	shows	Backend en JS con TypeORM y websockets
Node.js	Node.js	es	shows	Lambdas en TypeScript y paquetes npm propios
Node.js	Node.js	en	shows	NestJS and Express services with Prisma
Node.js	Node.js	en	shows	Socket.io chat server, 20k users
Node.js	Node.js	en	shows	Serverless TypeScript handlers
Node.js	Node.js	es	near	Nodo logístico de Zaragoza
Node.js	Node.js	es	near	jQuery en el navegador
Node.js	Node.js	en	near	Logistics node supervisor
Node.js	Node.js	en	near	Browser-only JavaScript
unit testing	pruebas unitarias	es	shows	JUnit y Mockito, TDD a diario
unit testing	pruebas unitarias	es	shows	Cobertura del 40 al 85 % en Sonar
unit testing	pruebas unitarias	es	shows	pytest con fixtures y mocks antes de cada merge
unit testing	pruebas unitarias	en	shows	TDD with JUnit and Mockito
unit testing	pruebas unitarias	en	shows	Coverage from 35% to 88%
unit testing	pruebas unitarias	en	shows	pytest fixtures gate every merge
unit testing	pruebas unitarias	es	near	Prueba unitaria de precio en compras
unit testing	pruebas unitarias	es	near	Superé las pruebas de acceso
unit testing	pruebas unitarias	en	near	Unit manager in a factory
unit testing	pruebas unitarias	en	near	Passed the entry test
PHP Laravel	PHP Laravel	es	shows	Eloquent, Blade y Artisan en ERP a medida
PHP Laravel	PHP Laravel	es	shows	Symfony y Composer, portal inmobiliario
PHP Laravel	PHP Laravel	es	shows	Módulos PrestaShop y plugins WordPress propios
PHP Laravel	PHP Laravel	en	shows	Eloquent models and queues in a CRM
PHP Laravel	PHP Laravel	en	shows	Symfony bundles and Composer packages
PHP Laravel	PHP Laravel	en	shows	Custom WordPress plugins and hooks
PHP Laravel	PHP Laravel	es	near	Entradas de blog en WordPress
PHP Laravel	PHP Laravel	es	near	Laravel: curso gratuito a medias
PHP Laravel	PHP Laravel	en	near	Posted articles in WordPress
PHP Laravel	PHP Laravel	en	near	PHP, personal hygiene products rep
.NET development	desarrollo .NET	es	shows	C# con Entity Framework para gestión hospitalaria
.NET development	desarrollo .NET	es	shows	WPF y WinForms migrados a Core 8
.NET development	desarrollo .NET	es	shows	API en ASP con Dapper y Azure
.NET development	desarrollo .NET	en	shows	C# services with EF Core and MediatR
.NET development	desarrollo .NET	en	shows	Ported WinForms to Blazor
.NET development	desarrollo .NET	en	shows	ASP MVC portals for a council
.NET development	desarrollo .NET	es	near	Compré un dominio .net
.NET development	desarrollo .NET	es	near	Redes y cableado
.NET development	desarrollo .NET	en	near	Owns a .net domain
.NET development	desarrollo .NET	en	near	Fishing net repair
code review	revisión de código	es	shows	Aprobaba PR de seis compañeros y dejaba comentarios
code review	revisión de código	es	shows	Guías de estilo y SonarQube en cada merge request
code review	revisión de código	es	shows	Referente técnico, pair programming con juniors
code review	revisión de código	en	shows	Reviewed 15 pull requests a week
code review	revisión de código	en	shows	Mentored juniors through PR comments
code review	revisión de código	en	shows	Set linting and merge rules
code review	revisión de código	es	near	Revisión de códigos de barras
code review	revisión de código	es	near	Código deontológico
code review	revisión de código	en	near	Building code inspector
code review	revisión de código	en	near	Dress code policy
legacy modernisation	modernización de sistemas legacy	es	shows	Pasé un AS/400 con RPG a servicios web sin parar producción
legacy modernisation	modernización de sistemas legacy	es	shows	Reescribí por partes un monolito PHP 5 de quince años
legacy modernisation	modernización de sistemas legacy	es	shows	COBOL a Java en core bancario, patrón estrangulador
legacy modernisation	modernización de sistemas legacy	en	shows	Strangled a 15-year-old monolith piece by piece
legacy modernisation	modernización de sistemas legacy	en	shows	Ported COBOL batches to Java
legacy modernisation	modernización de sistemas legacy	en	shows	Retired an AS/400 with zero downtime
legacy modernisation	modernización de sistemas legacy	es	near	Legado familiar: herencias y testamentos
legacy modernisation	modernización de sistemas legacy	es	near	Modernización de oficinas
legacy modernisation	modernización de sistemas legacy	en	near	Legacy giving fundraiser
legacy modernisation	modernización de sistemas legacy	en	near	Maintained COBOL as is
Android development	desarrollo Android	es	shows	Kotlin, Jetpack Compose y Room en app de banca
Android development	desarrollo Android	es	shows	Publiqué seis apps en Play Store, 500k descargas
Android development	desarrollo Android	es	shows	Coroutines, Retrofit y Dagger Hilt
Android development	desarrollo Android	es	shows	Programador Java móvil, APK para repartidores
Android development	desarrollo Android	en	shows	Kotlin and Compose app with 1M installs
Android development	desarrollo Android	en	shows	Room, Retrofit and Hilt in a delivery app
Android development	desarrollo Android	en	shows	Shipped to Google Play every two weeks
Android development	desarrollo Android	es	near	Usuario de móvil Android
Android development	desarrollo Android	es	near	Venta de smartphones en tienda
Android development	desarrollo Android	es	near	App híbrida con WordPress embebido
Android development	desarrollo Android	en	near	Sold Samsung phones
Android development	desarrollo Android	en	near	Android tablet for taking orders
iOS development	desarrollo iOS	es	shows	SwiftUI, Combine y Core Data
iOS development	desarrollo iOS	es	shows	App en App Store con 4,8 de valoración, UIKit
iOS development	desarrollo iOS	es	shows	Objective-C migrado a Swift en medios
iOS development	desarrollo iOS	en	shows	SwiftUI app featured by Apple
iOS development	desarrollo iOS	en	shows	UIKit to SwiftUI migration, Core Data
iOS development	desarrollo iOS	en	shows	TestFlight releases for a health startup
iOS development	desarrollo iOS	es	near	Reparación de pantallas de iPhone
iOS development	desarrollo iOS	es	near	Manejo de Mac e iPad
iOS development	desarrollo iOS	en	near	Repaired iPhones at a kiosk
iOS development	desarrollo iOS	en	near	iPad till user
flutter and React Native	flutter y React Native	es	shows	Una sola base Dart para las dos tiendas
flutter and React Native	flutter y React Native	es	shows	Bloc y Firebase en app de fidelización
flutter and React Native	flutter y React Native	es	shows	Expo y módulos nativos puente para pagos
flutter and React Native	flutter y React Native	en	shows	One Dart codebase for both stores
flutter and React Native	flutter y React Native	en	shows	Expo app with native bridges
flutter and React Native	flutter y React Native	en	shows	Bloc pattern loyalty app
flutter and React Native	flutter y React Native	es	near	App nativa solo en Swift
flutter and React Native	flutter y React Native	es	near	Nativo de Colombia
flutter and React Native	flutter y React Native	en	near	Native Swift only
flutter and React Native	flutter y React Native	en	near	Native Portuguese speaker
test automation	automatización de pruebas	es	shows	Selenium y Cucumber integrados en Jenkins
test automation	automatización de pruebas	es	shows	Pasé 600 casos manuales a Playwright
test automation	automatización de pruebas	es	shows	Appium en granja de dispositivos
test automation	automatización de pruebas	es	shows	Framework en Java con TestNG y Page Object
test automation	automatización de pruebas	en	shows	Selenium grid and Page Objects from scratch
test automation	automatización de pruebas	en	shows	Turned 600 manual cases into Playwright suites
test automation	automatización de pruebas	en	shows	Appium on BrowserStack nightly
test automation	automatización de pruebas	es	near	Automatización industrial con PLC Siemens
test automation	automatización de pruebas	es	near	Pruebas manuales siguiendo guion
test automation	automatización de pruebas	en	near	PLC automation technician
test automation	automatización de pruebas	en	near	Manual checks following a script
manual testing	pruebas manuales	es	shows	Exploratorias y regresión antes de cada release
manual testing	pruebas manuales	es	shows	Ejecutaba planes en TestRail y abría bugs en Jira
manual testing	pruebas manuales	es	shows	Tester funcional en proyecto de la Seguridad Social
manual testing	pruebas manuales	en	shows	Exploratory sessions and regression before releases
manual testing	pruebas manuales	en	shows	Executed TestRail runs, logged 900 bugs
manual testing	pruebas manuales	en	shows	UAT support with business users
manual testing	pruebas manuales	es	near	Manual de usuario del software
manual testing	pruebas manuales	es	near	Trabajos manuales en fábrica
manual testing	pruebas manuales	en	near	Manual labourer
manual testing	pruebas manuales	en	near	Wrote user manuals
bug reporting and tracking	gestión de incidencias y bugs	es	shows	Pasos, capturas y severidad en Jira hasta el cierre
bug reporting and tracking	gestión de incidencias y bugs	es	shows	Comité diario de defectos con desarrollo
bug reporting and tracking	gestión de incidencias y bugs	es	shows	Bajé los fallos en producción de 30 a 5 por versión
bug reporting and tracking	gestión de incidencias y bugs	en	shows	Clear repro steps and logs in Jira
bug reporting and tracking	gestión de incidencias y bugs	en	shows	Ran daily defect calls
bug reporting and tracking	gestión de incidencias y bugs	en	shows	Escaped defects down 80%
bug reporting and tracking	gestión de incidencias y bugs	es	near	Plagas e insectos: fumigación
bug reporting and tracking	gestión de incidencias y bugs	es	near	Notifiqué una incidencia de la lavadora
bug reporting and tracking	gestión de incidencias y bugs	en	near	Pest control
bug reporting and tracking	gestión de incidencias y bugs	en	near	Reported a broken lift
test case design	diseño de casos de prueba	es	shows	Particiones, valores límite y trazabilidad con requisitos
test case design	diseño de casos de prueba	es	shows	Escribía escenarios Gherkin con negocio
test case design	diseño de casos de prueba	es	shows	ISTQB Foundation aplicado en plan de 800 casos
test case design	diseño de casos de prueba	en	shows	Boundary values and equivalence classes per story
test case design	diseño de casos de prueba	en	shows	Wrote Gherkin scenarios with product
test case design	diseño de casos de prueba	en	shows	Traceability matrix for a medical device
test case design	diseño de casos de prueba	es	near	Diseño de moda, pruebas de vestuario
test case design	diseño de casos de prueba	es	near	Casos clínicos
test case design	diseño de casos de prueba	en	near	Display case design
test case design	diseño de casos de prueba	en	near	Legal case files
API testing	pruebas de API	es	shows	Colecciones Postman y Newman en el pipeline
API testing	pruebas de API	es	shows	RestAssured y Karate contra servicios REST
API testing	pruebas de API	es	shows	SoapUI para WSDL de aseguradora
API testing	pruebas de API	en	shows	Postman and Newman in CI
API testing	pruebas de API	en	shows	Karate suites on 70 endpoints
API testing	pruebas de API	en	shows	Contract checks with Pact
API testing	pruebas de API	es	near	Pruebas de apicultura
API testing	pruebas de API	es	near	Probador de videojuegos
API testing	pruebas de API	en	near	Game tester
API testing	pruebas de API	en	near	Tested pills in pharma QC
performance testing	pruebas de rendimiento y carga	es	shows	JMeter con 5.000 usuarios concurrentes antes del Black Friday
performance testing	pruebas de rendimiento y carga	es	shows	Gatling y k6, informe de cuellos de botella
performance testing	pruebas de rendimiento y carga	es	shows	Simulé la venta de entradas con LoadRunner
performance testing	pruebas de rendimiento y carga	en	shows	k6 scripts at 10k virtual users
performance testing	pruebas de rendimiento y carga	en	shows	JMeter soak runs found a memory leak
performance testing	pruebas de rendimiento y carga	en	shows	Gatling before Black Friday
performance testing	pruebas de rendimiento y carga	es	near	Prueba de esfuerzo en cinta
performance testing	pruebas de rendimiento y carga	es	near	Carga y descarga de camiones
performance testing	pruebas de rendimiento y carga	en	near	Treadmill stress test
performance testing	pruebas de rendimiento y carga	en	near	Load testing of cranes
app store release	publicación en tiendas de aplicaciones	es	shows	Fastlane, certificados y fichas en Play Console
app store release	publicación en tiendas de aplicaciones	es	shows	Subía versiones quincenales y respondía rechazos de Apple
app store release	publicación en tiendas de aplicaciones	es	shows	Despliegue gradual al 10 % con Crashlytics
app store release	publicación en tiendas de aplicaciones	en	shows	Fastlane lanes and signing for both stores
app store release	publicación en tiendas de aplicaciones	en	shows	Staged rollouts watched in Crashlytics
app store release	publicación en tiendas de aplicaciones	en	shows	Got rejected builds through Apple review
app store release	publicación en tiendas de aplicaciones	es	near	Dependienta de tienda
app store release	publicación en tiendas de aplicaciones	es	near	Descargaba apps para uso propio
app store release	publicación en tiendas de aplicaciones	en	near	Store opening team
app store release	publicación en tiendas de aplicaciones	en	near	App reviewer on a blog
push notifications and Firebase	notificaciones push y Firebase	es	shows	FCM con segmentos y deep links
push notifications and Firebase	notificaciones push y Firebase	es	shows	Remote Config y Analytics en app de retail
push notifications and Firebase	notificaciones push y Firebase	es	shows	Avisos en tiempo real del pedido al móvil
push notifications and Firebase	notificaciones push y Firebase	en	shows	FCM topics and deep links
push notifications and Firebase	notificaciones push y Firebase	en	shows	Remote Config experiments and Crashlytics
push notifications and Firebase	notificaciones push y Firebase	en	shows	APNs silent updates
push notifications and Firebase	notificaciones push y Firebase	es	near	Notificaciones judiciales
push notifications and Firebase	notificaciones push y Firebase	es	near	Push ups en clase de fitness
push notifications and Firebase	notificaciones push y Firebase	en	near	Notified residents by post
push notifications and Firebase	notificaciones push y Firebase	en	near	Fire safety base warden
quality assurance leadership	liderazgo de QA	es	shows	Monté el equipo de pruebas desde cero, seis testers
quality assurance leadership	liderazgo de QA	es	shows	Estrategia de calidad, métricas y criterio de salida
quality assurance leadership	liderazgo de QA	es	shows	Test lead en proyecto de 14 meses
quality assurance leadership	liderazgo de QA	en	shows	Built a team of eight testers
quality assurance leadership	liderazgo de QA	en	shows	Owned release go/no-go and strategy
quality assurance leadership	liderazgo de QA	en	shows	Test manager on a core banking switch
quality assurance leadership	liderazgo de QA	es	near	Responsable de calidad alimentaria APPCC
quality assurance leadership	liderazgo de QA	es	near	Tester junior en equipo de QA
quality assurance leadership	liderazgo de QA	en	near	Food quality manager
quality assurance leadership	liderazgo de QA	en	near	Junior tester reporting to lead
Kubernetes	Kubernetes	es	shows	Clúster EKS de 80 nodos, Helm y ArgoCD
Kubernetes	Kubernetes	es	shows	Deployments, ingress y HPA en producción
Kubernetes	Kubernetes	es	shows	CKA y operador de OpenShift en banca
Kubernetes	Kubernetes	en	shows	Ran 60-node EKS and GKE clusters
Kubernetes	Kubernetes	en	shows	Helm charts, ArgoCD and autoscaling pods
Kubernetes	Kubernetes	en	shows	CKA holder, OpenShift migrations
Kubernetes	Kubernetes	en	shows	Wrote operators and network policies
Kubernetes	Kubernetes	es	near	Docker Compose en local
Kubernetes	Kubernetes	es	near	Clúster empresarial de automoción
Kubernetes	Kubernetes	en	near	Docker on a laptop
Kubernetes	Kubernetes	en	near	Shipping container yard
Terraform	Terraform	es	shows	Toda la infra en HCL, módulos y estado remoto
Terraform	Terraform	es	shows	Aprovisioné tres cuentas AWS como código con Atlantis
Terraform	Terraform	es	shows	De consola a IaC en seis meses
Terraform	Terraform	en	shows	HCL modules for 40 teams with Atlantis
Terraform	Terraform	en	shows	Moved click-ops to infrastructure as code
Terraform	Terraform	en	shows	Remote state, workspaces and policy checks
Terraform	Terraform	es	near	Ansible para parchear servidores
Terraform	Terraform	es	near	Movimiento de tierras, terraplenes
Terraform	Terraform	en	near	Landscaping earthworks
Terraform	Terraform	en	near	Clicked resources in the console
CI/CD pipelines	integración y despliegue continuos	es	shows	Jenkinsfile, GitLab runners y despliegue con un clic
CI/CD pipelines	integración y despliegue continuos	es	shows	De una subida al mes a diez diarias
CI/CD pipelines	integración y despliegue continuos	es	shows	GitHub Actions con tests, Sonar y despliegue azul-verde
CI/CD pipelines	integración y despliegue continuos	es	shows	Azure DevOps: build, release y aprobaciones
CI/CD pipelines	integración y despliegue continuos	en	shows	GitHub Actions from commit to prod in 12 minutes
CI/CD pipelines	integración y despliegue continuos	en	shows	Moved releases from monthly to daily
CI/CD pipelines	integración y despliegue continuos	en	shows	Jenkins shared libraries for 90 repos
CI/CD pipelines	integración y despliegue continuos	en	shows	Blue-green and canary rollouts
CI/CD pipelines	integración y despliegue continuos	es	near	Integración de inmigrantes
CI/CD pipelines	integración y despliegue continuos	es	near	Subía ficheros por FTP a mano
CI/CD pipelines	integración y despliegue continuos	en	near	Pipeline welder
CI/CD pipelines	integración y despliegue continuos	en	near	Sales pipeline reviews
AWS	AWS	es	shows	EC2, S3, RDS y Lambda para 3M de usuarios
AWS	AWS	es	shows	Solutions Architect Associate en activo
AWS	AWS	es	shows	IAM, VPC y CloudFront, landing zone multicuenta
AWS	AWS	en	shows	EC2, RDS and Lambda for 4M users
AWS	AWS	en	shows	Solutions Architect Professional
AWS	AWS	en	shows	VPC peering, IAM and Control Tower
AWS	AWS	es	near	Compras en Amazon
AWS	AWS	es	near	Mozo en centro Amazon
AWS	AWS	en	near	Amazon warehouse picker
AWS	AWS	en	near	Azure-only estate
Azure	Azure	es	shows	AKS, App Service y Entra ID en aseguradora
Azure	Azure	es	shows	AZ-104 y AZ-400, Bicep y DevOps
Azure	Azure	es	shows	Migré 120 máquinas de VMware al cloud de Microsoft
Azure	Azure	en	shows	AKS, App Service and Entra ID
Azure	Azure	en	shows	AZ-305, landing zones in Bicep
Azure	Azure	en	shows	Lifted 150 VMs into Microsoft's cloud
Azure	Azure	es	near	Office 365 a nivel usuario
Azure	Azure	es	near	Azulejos y alicatado
Azure	Azure	en	near	Microsoft Word user
Azure	Azure	en	near	Everything on GCP
Linux administration	administración de Linux	es	shows	300 servidores Red Hat y Debian, parches y systemd
Linux administration	administración de Linux	es	shows	Bash, LVM, SELinux y Apache en producción
Linux administration	administración de Linux	es	shows	RHCSA, guardias de sistemas
Linux administration	administración de Linux	en	shows	Patched 400 RHEL and Ubuntu hosts
Linux administration	administración de Linux	en	shows	Bash, systemd, LVM and SELinux daily
Linux administration	administración de Linux	en	shows	RHCE, on-call sysadmin
Linux administration	administración de Linux	es	near	Ubuntu instalado en mi portátil
Linux administration	administración de Linux	es	near	Administración de fincas
Linux administration	administración de Linux	en	near	Ubuntu at home
Linux administration	administración de Linux	en	near	Windows Server admin
monitoring and observability	monitorización y observabilidad	es	shows	Prometheus, Grafana y alertas por SLO
monitoring and observability	monitorización y observabilidad	es	shows	ELK con 2 TB diarios de logs
monitoring and observability	monitorización y observabilidad	es	shows	Datadog y trazas OpenTelemetry, de 40 a 8 minutos de MTTR
monitoring and observability	monitorización y observabilidad	en	shows	Grafana dashboards and SLO alerts
monitoring and observability	monitorización y observabilidad	en	shows	ELK at 3 TB a day
monitoring and observability	monitorización y observabilidad	en	shows	Datadog traces cut MTTR from 45 to 9 minutes
monitoring and observability	monitorización y observabilidad	es	near	Monitor de tiempo libre
monitoring and observability	monitorización y observabilidad	es	near	Observación astronómica
monitoring and observability	monitorización y observabilidad	en	near	Baby monitor sales
monitoring and observability	monitorización y observabilidad	en	near	Watched CCTV screens
Docker	Docker	es	shows	Imágenes multi-stage y registro privado Harbor
Docker	Docker	es	shows	Contenericé 25 aplicaciones heredadas
Docker	Docker	es	shows	docker-compose para entornos de desarrollo
Docker	Docker	en	shows	Containerised 30 legacy apps
Docker	Docker	en	shows	Multi-stage images, Harbor registry
Docker	Docker	en	shows	Slimmed images from 1.2 GB to 90 MB
Docker	Docker	es	near	Contenedores marítimos, estiba
Docker	Docker	es	near	Máquinas virtuales en VirtualBox
Docker	Docker	en	near	Dock worker
Docker	Docker	en	near	VirtualBox labs
configuration management	gestión de la configuración	es	shows	Playbooks Ansible para 500 nodos
configuration management	gestión de la configuración	es	shows	Puppet y Chef con roles por entorno
configuration management	gestión de la configuración	es	shows	Servidores idénticos desde Git, cero cambios a mano
configuration management	gestión de la configuración	en	shows	Ansible playbooks for 500 hosts
configuration management	gestión de la configuración	en	shows	Puppet manifests and Hiera
configuration management	gestión de la configuración	en	shows	Removed drift with nightly Chef runs
configuration management	gestión de la configuración	es	near	Configuré el router de casa
configuration management	gestión de la configuración	es	near	Gestión de almacén
configuration management	gestión de la configuración	en	near	Configured office printers
configuration management	gestión de la configuración	en	near	Kitchen configurator sales
incident response on-call	guardias e incidentes de sistemas	es	shows	PagerDuty una semana al mes, caídas de producción
incident response on-call	guardias e incidentes de sistemas	es	shows	Postmortem sin culpables y runbooks
incident response on-call	guardias e incidentes de sistemas	es	shows	Busca 24x7 de la plataforma de pagos
incident response on-call	guardias e incidentes de sistemas	en	shows	Primary pager for payments, one week in five
incident response on-call	guardias e incidentes de sistemas	en	shows	Incident commander, blameless postmortems
incident response on-call	guardias e incidentes de sistemas	en	shows	Wrote runbooks that halved outages
incident response on-call	guardias e incidentes de sistemas	es	near	Guardia civil en prácticas
incident response on-call	guardias e incidentes de sistemas	es	near	Abría tickets cuando fallaba el correo
incident response on-call	guardias e incidentes de sistemas	en	near	Night guard
incident response on-call	guardias e incidentes de sistemas	en	near	Logged tickets for printer faults
cloud cost optimisation	optimización de costes cloud	es	shows	Reduje la factura de AWS un 35 % con spot y reservas
cloud cost optimisation	optimización de costes cloud	es	shows	FinOps: etiquetado, apagado nocturno y presupuestos
cloud cost optimisation	optimización de costes cloud	es	shows	Limpieza de discos huérfanos, 8.000 € menos al mes
cloud cost optimisation	optimización de costes cloud	en	shows	Cut the AWS bill by $400k a year
cloud cost optimisation	optimización de costes cloud	en	shows	Savings plans, rightsizing and tag policy
cloud cost optimisation	optimización de costes cloud	en	shows	FinOps practitioner, showback per team
cloud cost optimisation	optimización de costes cloud	es	near	Reducción de costes en compras de oficina
cloud cost optimisation	optimización de costes cloud	es	near	Previsión de nubes y lluvia
cloud cost optimisation	optimización de costes cloud	en	near	Cut stationery costs
cloud cost optimisation	optimización de costes cloud	en	near	Cloud storage subscriber
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	Veeam, política 3-2-1 y simulacros semestrales
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	RPO de 15 minutos con réplica en segundo CPD
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Veeam jobs and quarterly restore drills
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Rebuilt a site after ransomware in 9 hours
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	shows	Second region failover, RTO under an hour
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	near	Fotocopias y encuadernación
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	near	Recuperación de deudas
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	near	Backup singer
backup and disaster recovery	copias de seguridad y recuperación ante desastres	en	near	Debt recovery agent
Power BI	Power BI	es	shows	Cuadros de mando con DAX y Power Query para dirección
Power BI	Power BI	es	shows	Modelo en estrella y publicación en el service con RLS
Power BI	Power BI	es	shows	PL-300 y 40 informes .pbix en producción
Power BI	Power BI	en	shows	DAX measures and star schemas for the board
Power BI	Power BI	en	shows	PL-300, row-level security and gateways
Power BI	Power BI	en	shows	Replaced 60 spreadsheets with pbix dashboards
Power BI	Power BI	es	near	Consultaba los informes que enviaba BI
Power BI	Power BI	es	near	Electricidad de potencia
Power BI	Power BI	en	near	Viewed dashboards weekly
Power BI	Power BI	en	near	Power plant operator
advanced Excel	Excel avanzado	es	shows	Tablas dinámicas, BUSCARX y macros VBA
advanced Excel	Excel avanzado	es	shows	Libros con Power Query que ahorran dos días al mes
advanced Excel	Excel avanzado	es	shows	Matriciales y Solver para presupuestos
advanced Excel	Excel avanzado	en	shows	Pivot tables, XLOOKUP and VBA macros
advanced Excel	Excel avanzado	en	shows	Automated month-end workbooks
advanced Excel	Excel avanzado	en	shows	Solver models and nested formulas
advanced Excel	Excel avanzado	es	near	Ofimática básica, hojas de cálculo sencillas
advanced Excel	Excel avanzado	es	near	Excelente presencia
advanced Excel	Excel avanzado	en	near	Basic spreadsheets
advanced Excel	Excel avanzado	en	near	Excellent communicator
SQL querying	consultas SQL	es	shows	CTE, ventanas y joins sobre BigQuery
SQL querying	consultas SQL	es	shows	Sacaba datos a medida del warehouse para marketing
SQL querying	consultas SQL	es	shows	Vistas y extracciones diarias en Snowflake y Redshift
SQL querying	consultas SQL	en	shows	Window functions and CTEs on Snowflake
SQL querying	consultas SQL	en	shows	Pulled ad hoc cuts from the warehouse
SQL querying	consultas SQL	en	shows	Wrote 200 BigQuery views for finance
SQL querying	consultas SQL	es	near	Consultas médicas de pediatría
SQL querying	consultas SQL	es	near	Pedía los datos a informática
SQL querying	consultas SQL	en	near	Answered customer queries
SQL querying	consultas SQL	en	near	Asked IT for extracts
dashboard design	diseño de cuadros de mando	es	shows	Tableau con KPIs de venta por tienda, 300 usuarios
dashboard design	diseño de cuadros de mando	es	shows	Looker Studio para campañas, actualizado al día
dashboard design	diseño de cuadros de mando	es	shows	Panel de Qlik que sustituyó el informe semanal
dashboard design	diseño de cuadros de mando	en	shows	Tableau views used by 400 store managers
dashboard design	diseño de cuadros de mando	en	shows	Looker boards for marketing
dashboard design	diseño de cuadros de mando	en	shows	One-page KPI view replaced the weekly deck
dashboard design	diseño de cuadros de mando	es	near	Cuadros eléctricos de baja tensión
dashboard design	diseño de cuadros de mando	es	near	Salpicaderos de coche
dashboard design	diseño de cuadros de mando	en	near	Car dashboard fitter
dashboard design	diseño de cuadros de mando	en	near	Electrical panels
ETL processes	procesos ETL	es	shows	SSIS y Pentaho de SAP al almacén cada noche
ETL processes	procesos ETL	es	shows	Airflow y dbt, 120 modelos
ETL processes	procesos ETL	es	shows	Integraba CSV de 15 países en una sola tabla
ETL processes	procesos ETL	en	shows	SSIS packages from SAP nightly
ETL processes	procesos ETL	en	shows	Airflow and dbt with 120 models
ETL processes	procesos ETL	en	shows	Talend jobs merging 15 country files
ETL processes	procesos ETL	es	near	Procesos de selección
ETL processes	procesos ETL	es	near	Carga manual de datos en ficha
ETL processes	procesos ETL	en	near	Manual data typing
ETL processes	procesos ETL	en	near	Loaded trucks
data cleaning	depuración de datos	es	shows	Unifiqué 200.000 fichas de cliente repetidas en el CRM
data cleaning	depuración de datos	es	shows	Corregía nulos y formatos en OpenRefine y pandas
data cleaning	depuración de datos	es	shows	Normalización de direcciones para el CRM
data cleaning	depuración de datos	en	shows	Deduplicated 250k customer records
data cleaning	depuración de datos	en	shows	Fixed nulls and formats in OpenRefine
data cleaning	depuración de datos	en	shows	Address standardisation before CRM switch
data cleaning	depuración de datos	es	near	Limpieza de oficinas
data cleaning	depuración de datos	es	near	Depuradoras de piscina
data cleaning	depuración de datos	en	near	Cleaner in data centre
data cleaning	depuración de datos	en	near	Car cleaning
KPI reporting	reporting de KPIs	es	shows	Informe mensual a comité con desviaciones y causas
KPI reporting	reporting de KPIs	es	shows	Seguimiento diario de conversión, ticket y rotación
KPI reporting	reporting de KPIs	es	shows	Cuadro semanal de nivel de servicio del call center
KPI reporting	reporting de KPIs	en	shows	Monthly board pack with variances
KPI reporting	reporting de KPIs	en	shows	Daily conversion and basket numbers to 50 stores
KPI reporting	reporting de KPIs	en	shows	Weekly SLA figures for the contact centre
KPI reporting	reporting de KPIs	es	near	Cumplí mis objetivos de venta
KPI reporting	reporting de KPIs	es	near	Reportero de televisión
KPI reporting	reporting de KPIs	en	near	Hit my own KPIs
KPI reporting	reporting de KPIs	en	near	News reporter
statistical analysis	análisis estadístico	es	shows	Regresiones y contraste de hipótesis en R y SPSS
statistical analysis	análisis estadístico	es	shows	Muestreo y significación de encuestas a 3.000 hogares
statistical analysis	análisis estadístico	es	shows	Series temporales de demanda con ARIMA
statistical analysis	análisis estadístico	en	shows	Regression and hypothesis tests in R
statistical analysis	análisis estadístico	en	shows	Survey weighting and significance, n=3,000
statistical analysis	análisis estadístico	en	shows	Forecasted demand with ARIMA
statistical analysis	análisis estadístico	es	near	Grabador de encuestas
statistical analysis	análisis estadístico	es	near	Análisis clínicos
statistical analysis	análisis estadístico	en	near	Survey interviewer
statistical analysis	análisis estadístico	en	near	Blood analysis
Google Analytics	Google Analytics	es	shows	GA4, GTM y embudos de compra en e-commerce
Google Analytics	Google Analytics	es	shows	Etiquetado de eventos y UTM para campañas
Google Analytics	Google Analytics	es	shows	Analista digital, caída de checkout detectada y corregida
Google Analytics	Google Analytics	en	shows	GA4 events and GTM containers
Google Analytics	Google Analytics	en	shows	Funnels found a 20% checkout drop
Google Analytics	Google Analytics	en	shows	UTM governance for paid campaigns
Google Analytics	Google Analytics	es	near	Búsquedas en Google
Google Analytics	Google Analytics	es	near	Google Maps para repartir
Google Analytics	Google Analytics	en	near	Googled suppliers
Google Analytics	Google Analytics	en	near	Gmail user
data modelling	modelado de datos	es	shows	Hechos y dimensiones según Kimball
data modelling	modelado de datos	es	shows	Data vault en Snowflake para retail
data modelling	modelado de datos	es	shows	Esquema de estrella de ventas y stock
data modelling	modelado de datos	en	shows	Kimball facts and dimensions
data modelling	modelado de datos	en	shows	Data vault on Snowflake
data modelling	modelado de datos	en	shows	Star schema for sales and stock
data modelling	modelado de datos	es	near	Modelo de pasarela
data modelling	modelado de datos	es	near	Modelado 3D en Blender
data modelling	modelado de datos	en	near	Fashion model
data modelling	modelado de datos	en	near	3D modelling
requirements gathering with business	toma de requisitos con negocio	es	shows	Entrevistaba a finanzas y ventas antes de cada informe
requirements gathering with business	toma de requisitos con negocio	es	shows	Talleres con usuarios para acordar definiciones de margen
requirements gathering with business	toma de requisitos con negocio	es	shows	Traducía la pregunta del director a métricas
requirements gathering with business	toma de requisitos con negocio	en	shows	Interviewed finance and sales before each report
requirements gathering with business	toma de requisitos con negocio	en	shows	Workshops to agree metric definitions
requirements gathering with business	toma de requisitos con negocio	en	shows	Turned vague asks into specs
requirements gathering with business	toma de requisitos con negocio	es	near	Cumplo los requisitos de la oferta
requirements gathering with business	toma de requisitos con negocio	es	near	Negocio propio de hostelería
requirements gathering with business	toma de requisitos con negocio	en	near	Meets all job requirements
requirements gathering with business	toma de requisitos con negocio	en	near	Ran a small business
report automation	automatización de informes	es	shows	Lo que tardaba tres días ahora sale solo a las 7:00
report automation	automatización de informes	es	shows	Macros y Python que envían 60 PDF cada lunes
report automation	automatización de informes	es	shows	Power Automate con refresco y correo a delegaciones
report automation	automatización de informes	en	shows	Three days of manual work now runs at 7am
report automation	automatización de informes	en	shows	Python sends 60 PDFs every Monday
report automation	automatización de informes	en	shows	Power Automate refresh and mail-out
report automation	automatización de informes	es	near	Copiaba y pegaba los datos cada semana
report automation	automatización de informes	es	near	Venta de automóviles
report automation	automatización de informes	en	near	Copy-pasted weekly numbers
report automation	automatización de informes	en	near	Automotive sales
web accessibility	accesibilidad web	es	shows	Subtítulos, textos alternativos y navegación sin ratón según EN 301 549
web accessibility	accesibilidad web	es	near	Hice la web adaptable a pantallas pequeñas
responsive design	diseño responsive	es	shows	Rehice las plantillas para que no hubiera scroll horizontal en ningún teléfono
responsive design	diseño responsive	en	near	Desktop-only intranet at fixed width
web performance optimisation	optimización de rendimiento web	es	shows	Fuentes, imágenes WebP y caché: de 6 a 2 segundos de carga
web performance optimisation	optimización de rendimiento web	es	near	Optimicé textos para posicionar en Google
frontend testing	testing frontend	es	shows	Mocks con MSW y snapshots antes de cada merge
frontend testing	testing frontend	es	near	Desarrollo backend con JUnit
Angular	Angular	es	shows	Guards, pipes y signals en el portal del empleado
Angular	Angular	es	near	Retoques de HTML generado por otro equipo
state management	gestión del estado en frontend	es	shows	Pasé de eventos sueltos a un store único con acciones tipadas
state management	gestión del estado en frontend	es	near	Maquetación estática sin lógica
API integration on frontend	consumo de APIs REST desde frontend	es	shows	Fetch con reintentos, spinners y errores del servidor bien mostrados
API integration on frontend	consumo de APIs REST desde frontend	en	near	Wrote the server endpoints in Java
Vue.js	Vue.js	es	shows	Directivas, slots y router en backoffice de hoteles
Vue.js	Vue.js	es	near	Tema de Shopify configurado sin código
design system implementation	implementación de sistemas de diseño	es	shows	Documenté y versioné 70 componentes con sus variantes
design system implementation	implementación de sistemas de diseño	es	near	Seguí la guía de estilo que daba marketing
REST API design	diseño de APIs REST	es	shows	Definí recursos, verbos y errores que usan 30 integradores
REST API design	diseño de APIs REST	es	near	Llamaba a la API de Correos desde el front
microservices architecture	arquitectura de microservicios	es	shows	Separé pedidos, pagos y stock con base de datos propia cada uno
microservices architecture	arquitectura de microservicios	en	near	Maintained one large monolith
Python backend	Python backend	es	shows	Tareas Celery, ORM y endpoints asíncronos para reservas
Python backend	Python backend	es	near	Notebooks para análisis exploratorio
message queues	colas de mensajería	es	shows	Productores y consumidores con reintentos y orden garantizado por partición
message queues	colas de mensajería	es	near	Bandeja de correo compartida del equipo
Node.js	Node.js	es	shows	Middlewares, JWT y sockets para un chat con 10.000 conectados
Node.js	Node.js	es	near	npm install y poco más para compilar CSS
unit testing	pruebas unitarias	es	shows	Escribía el test antes que la función, 1.200 casos en verde
unit testing	pruebas unitarias	es	near	Pruebas de aceptación con el cliente
PHP Laravel	PHP Laravel	es	shows	Migraciones, colas Horizon y paneles con Filament
PHP Laravel	PHP Laravel	es	near	Instalaba temas y plugins de WordPress
.NET development	desarrollo .NET	es	shows	LINQ, Web API y colas en Azure para un operador logístico
.NET development	desarrollo .NET	en	near	Wrote VBA macros in Access
code review	revisión de código	es	shows	Ningún merge sin mis comentarios en el módulo de pagos
code review	revisión de código	es	near	Subía mis cambios para que los aprobara el lead
legacy modernisation	modernización de sistemas legacy	es	shows	Saqué la lógica de procedimientos Oracle de los noventa a servicios nuevos
legacy modernisation	modernización de sistemas legacy	es	near	Mantenimiento correctivo de un Visual Basic 6
iOS development	desarrollo iOS	es	shows	Widgets, WidgetKit y compras integradas en StoreKit
iOS development	desarrollo iOS	en	near	Tested iPhone builds by hand
flutter and React Native	flutter y React Native	es	shows	Mismo código para iPhone y Android en app de gimnasios
flutter and React Native	flutter y React Native	es	near	Web adaptable empaquetada por un tercero
manual testing	pruebas manuales	es	shows	Recorría los flujos de compra en cinco navegadores antes de subir
manual testing	pruebas manuales	es	near	Programaba scripts de Selenium sin ejecutar pruebas a mano
bug reporting and tracking	gestión de incidencias y bugs	es	shows	Reproducía el fallo, adjuntaba logs y verificaba la corrección
bug reporting and tracking	gestión de incidencias y bugs	es	near	Corregía los defectos que abría QA
test case design	diseño de casos de prueba	es	shows	Tablas de decisión y caminos negativos para el alta de pólizas
test case design	diseño de casos de prueba	es	near	Ejecutaba los casos que me pasaban
API testing	pruebas de API	es	shows	Comprobaba códigos, esquemas JSON y permisos de cada endpoint
API testing	pruebas de API	es	near	Documentaba endpoints en Swagger
performance testing	pruebas de rendimiento y carga	es	shows	Busqué el punto de rotura: 3.200 sesiones y caía el pool
performance testing	pruebas de rendimiento y carga	es	near	Pruebas funcionales de regresión
app store release	publicación en tiendas de aplicaciones	es	shows	Firma, capturas, notas de versión y revisión de Apple superada
app store release	publicación en tiendas de aplicaciones	en	near	Handed builds to a release manager
push notifications and Firebase	notificaciones push y Firebase	es	shows	Segmenté avisos por idioma y subió la reapertura un 18 %
push notifications and Firebase	notificaciones push y Firebase	es	near	Enviaba newsletters con Mailchimp
quality assurance leadership	liderazgo de QA	es	shows	Repartía el trabajo de cinco testers y firmaba la salida a producción
quality assurance leadership	liderazgo de QA	en	near	Audited ISO 9001 paperwork
Terraform	Terraform	es	shows	Plan y apply desde pipeline, sin nadie tocando la consola
Terraform	Terraform	es	near	Scripts de bash para crear máquinas
AWS	AWS	es	shows	Route 53, ECS Fargate y alarmas CloudWatch en tres regiones
AWS	AWS	es	near	Subía archivos al S3 que montó otro equipo
Azure	Azure	es	shows	Suscripciones, Key Vault y redes hub-spoke
Azure	Azure	es	near	Agente de puesto con Teams y OneDrive
Linux administration	administración de Linux	es	shows	Cron, permisos, Nginx y parches de kernel en 120 máquinas
Linux administration	administración de Linux	es	near	Usaba la terminal para lanzar mis programas
monitoring and observability	monitorización y observabilidad	es	shows	Nagios y Zabbix con umbrales y aviso al móvil
monitoring and observability	monitorización y observabilidad	en	near	Read dashboards built by the SRE team
Docker	Docker	es	shows	Dockerfile y compose para que el equipo arranque en cinco minutos
Docker	Docker	en	near	Deployed WAR files straight onto Tomcat
configuration management	gestión de la configuración	es	shows	Roles y variables por entorno, servidor nuevo listo en diez minutos
configuration management	gestión de la configuración	es	near	Documentaba los cambios a mano en una wiki
incident response on-call	guardias e incidentes de sistemas	es	shows	Me despertaba la alerta, restablecía y escribía el análisis al día siguiente
incident response on-call	guardias e incidentes de sistemas	es	near	Horario de oficina, sin localización
cloud cost optimisation	optimización de costes cloud	es	shows	Redimensioné instancias y pasé logs a almacenamiento frío
cloud cost optimisation	optimización de costes cloud	es	near	Pasaba las facturas del proveedor a contabilidad
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	shows	Probaba cada trimestre el arranque en el centro secundario
backup and disaster recovery	copias de seguridad y recuperación ante desastres	es	near	Guardaba mis documentos en un disco externo
Power BI	Power BI	es	shows	Medidas DAX de margen y previsión con refresco horario
Power BI	Power BI	es	near	Exportaba a Excel el informe que hacía otro departamento
advanced Excel	Excel avanzado	es	shows	Plantilla con macros que cierra 40 centros de coste
advanced Excel	Excel avanzado	es	near	Rellenaba hojas con sumas y filtros
SQL querying	consultas SQL	es	shows	SELECT con ventanas para cohortes y recompra
SQL querying	consultas SQL	es	near	Administraba permisos y copias de la base Oracle
dashboard design	diseño de cuadros de mando	es	shows	Una pantalla con semáforos que dirección abre cada mañana
dashboard design	diseño de cuadros de mando	es	near	Consultaba los indicadores en la tele de la oficina
ETL processes	procesos ETL	es	shows	Cargas incrementales con control de errores y reproceso
ETL processes	procesos ETL	es	near	Importaba un CSV al mes a mano
data cleaning	depuración de datos	es	shows	Detecté 12 % de emails inválidos y los corregí por reglas
data cleaning	depuración de datos	es	near	Introducía fichas nuevas de cliente
KPI reporting	reporting de KPIs	es	shows	Explicaba cada lunes por qué caía el margen por región
KPI reporting	reporting de KPIs	en	near	Read out the numbers finance prepared
statistical analysis	análisis estadístico	es	shows	ANOVA y chi cuadrado en un estudio de 1.200 pacientes
statistical analysis	análisis estadístico	es	near	Medias y porcentajes en una hoja
Google Analytics	Google Analytics	es	shows	Embudos y audiencias en GA4 para bajar el abandono de carrito
Google Analytics	Google Analytics	es	near	Gestionaba anuncios en Google Ads
data modelling	modelado de datos	es	shows	Diseñé claves, granularidad y dimensiones lentas del DWH
data modelling	modelado de datos	es	near	Consultas sobre tablas ya montadas
requirements gathering with business	toma de requisitos con negocio	es	shows	Reuniones con jefes de tienda hasta definir qué es una venta neta
requirements gathering with business	toma de requisitos con negocio	es	near	Desarrollaba con el documento cerrado
report automation	automatización de informes	es	shows	Script nocturno que genera y envía los 45 informes de delegación
report automation	automatización de informes	es	near	Maquetaba a mano el PowerPoint mensual
`;
