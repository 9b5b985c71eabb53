import { readSkills } from './skill';

export const softwareSkills = readSkills(`
[frontend]
frontend-development ; h ; desarrollo frontend, desarrollo front-end, frontend, front-end, programación frontend, maquetación web, desarrollo de interfaces web ; front-end development, frontend development, frontend, front-end, front end web development, UI development ; javascript, html, css, react ; backend-development
web-development ; h ; desarrollo web, programación web, desarrollo de páginas web, creación de páginas web, diseño y desarrollo web, aplicaciones web ; web development, web programming, website development, web application development, web applications, web apps ; frontend-development, backend-development, html ; web-design
react ; t ; React, React.js, React JS, React Hooks ; ; javascript, redux, nextjs, typescript ; react-native
redux ; t ; Redux, Redux Toolkit, React Redux ; ; react ;
nextjs ; t ; Next.js, Next JS ; ; react, node-js ; nestjs, nuxt
remix-framework ; t ; Remix (framework), Remix.run ; ; react ;
react-router ; t ; React Router ; ; react ;
gatsby ; t ; Gatsby, GatsbyJS ; ; react, jamstack ;
angular ; t ; Angular, Angular 2+, Angular CLI, Angular 17 ; ; typescript, rxjs ; angularjs
angularjs ; t ; AngularJS, Angular 1 ; ; javascript ; angular
rxjs ; t ; RxJS, programación reactiva ; RxJS, reactive programming ; angular ;
ngrx ; t ; NgRx ; ; angular, rxjs ;
vue ; t ; Vue.js, Vue, Vue 3, Vue 2 ; ; javascript, nuxt ;
vuex ; t ; Vuex ; ; vue ;
pinia ; t ; Pinia ; ; vue ;
nuxt ; t ; Nuxt.js, Nuxt ; ; vue ; nextjs
svelte ; t ; Svelte, SvelteKit ; ; javascript ;
solidjs ; t ; SolidJS ; ; javascript ; solid-principles
astro-framework ; t ; Astro (framework), Astro.js ; ; javascript, jamstack ;
ember ; t ; Ember.js, Ember ; ; javascript ;
backbone ; t ; Backbone.js ; ; javascript ;
jquery ; t ; jQuery ; ; javascript ;
ajax ; h ; AJAX ; ; javascript ;
jquery-ui ; t ; jQuery UI ; ; jquery ;
alpinejs ; t ; Alpine.js ; ; javascript ;
htmx ; t ; htmx ; ; html ;
web-components ; h ; componentes web, Web Components ; web components ; javascript ;
lit ; t ; Lit (web components), LitElement ; ; web-components ;
stencil ; t ; Stencil.js ; ; web-components ;
bootstrap ; t ; Bootstrap, Bootstrap 4, Bootstrap 5, Twitter Bootstrap ; ; css, responsive-design ;
tailwind ; t ; Tailwind CSS, Tailwind, TailwindCSS ; ; css ;
material-ui ; t ; Material UI, MUI ; ; react ; material-design
angular-material ; t ; Angular Material ; ; angular ;
vuetify ; t ; Vuetify ; ; vue ;
styled-components ; t ; styled-components, CSS-in-JS ; ; react, css ;
emotion-css ; t ; Emotion CSS ; ; styled-components ;
threejs ; t ; Three.js ; ; javascript, webgl ;
webgl ; t ; WebGL ; ; threejs, opengl ;
webgpu ; t ; WebGPU ; ; webgl ;
d3js ; t ; D3.js, D3 ; ; data-visualization, javascript ;
chartjs ; t ; Chart.js ; ; data-visualization ;
highcharts ; t ; Highcharts ; ; chartjs ;
echarts ; t ; ECharts, Apache ECharts ; ; chartjs ;
storybook ; t ; Storybook ; ; react, design-systems ; storyboarding
webpack ; t ; webpack ; ; javascript, vite ;
vite ; t ; Vite, ViteJS ; ; javascript ;
rollup ; t ; Rollup, Rollup.js ; ; vite ;
esbuild ; t ; esbuild ; ; vite ;
babel ; t ; Babel, BabelJS ; ; javascript ;
npm ; t ; npm, gestores de paquetes ; npm, package managers ; node-js ;
yarn ; t ; Yarn ; ; npm ;
pnpm ; t ; pnpm ; ; npm ;
gulp ; t ; Gulp, Gulp.js ; ; javascript ;
grunt ; t ; Grunt ; ; gulp ;
responsive-design ; h ; diseño responsive, diseño responsivo, diseño web adaptable, responsive, responsive web design, mobile first ; responsive design, responsive web design, responsive, mobile first, mobile-first design ; css, html ;
web-accessibility ; h ; accesibilidad web, WCAG, WAI-ARIA, accesibilidad digital, WCAG 2.1, pruebas de accesibilidad ; web accessibility, WCAG, WAI-ARIA, digital accessibility, WCAG 2.1, a11y, accessibility testing ; html, ux-design ; building-accessibility
web-performance ; h ; rendimiento web, optimización de rendimiento web, Core Web Vitals, WPO ; web performance, web performance optimization, web performance optimisation, Core Web Vitals ; frontend-development ;
lighthouse ; t ; Lighthouse, Google Lighthouse ; ; web-performance ;
pwa ; h ; aplicaciones web progresivas, PWA, progressive web apps ; progressive web apps, PWA, progressive web app ; frontend-development ;
spa ; h ; aplicaciones de página única, single page applications, SPA (aplicación web) ; single-page applications, single page apps, SPA development ; frontend-development ;
micro-frontends ; h ; micro frontends, microfrontends ; ; frontend-development, microservices ;
cross-browser ; h ; compatibilidad entre navegadores, cross-browser ; cross-browser compatibility, cross-browser ; frontend-development ;

[backend]
backend-development ; h ; desarrollo backend, desarrollo back-end, backend, back-end, programación backend, desarrollo del lado del servidor ; back-end development, backend development, backend, back-end, server-side development ; rest-apis, sql, microservices ; frontend-development
full-stack-development ; h ; desarrollo full stack, full stack, fullstack, stack MERN, stack MEAN, MERN, LAMP ; full-stack development, full stack, fullstack, MERN stack, MEAN stack, MERN, LAMP, LAMP stack ; frontend-development, backend-development ;
node-js ; t ; Node.js, Node JS, Node ; ; javascript, express-js, npm ;
express-js ; t ; Express.js, Express JS ; ; node-js ;
fastify ; t ; Fastify ; ; node-js ;
koa ; t ; Koa, Koa.js ; ; node-js ;
nestjs ; t ; NestJS ; ; node-js, typescript ; nextjs
deno ; t ; Deno ; Deno ; typescript, node-js ;
bun ; t ; Bun (entorno JavaScript) ; Bun (JavaScript runtime) ; node-js ;
spring ; t ; Spring Framework, Spring ; ; java, spring-boot ;
spring-mvc ; t ; Spring MVC ; ; spring ;
spring-security ; t ; Spring Security ; ; spring ;
spring-data ; t ; Spring Data ; ; spring ;
spring-cloud ; t ; Spring Cloud ; ; spring, microservices ;
spring-batch ; t ; Spring Batch ; ; spring ;
spring-boot ; t ; Spring Boot, SpringBoot ; ; java, spring, microservices ;
hibernate ; t ; Hibernate ; ; java, orm ;
jpa ; t ; JPA, Java Persistence API, Spring Data JPA ; ; java, hibernate ;
mybatis ; t ; MyBatis, iBATIS ; ; java ;
jakarta-ee ; t ; Jakarta EE, Java EE, JavaEE, J2EE, Java Enterprise Edition ; ; java ;
ejb ; t ; EJB, Enterprise JavaBeans ; ; jakarta-ee ;
jsp ; t ; JSP, JavaServer Pages, Servlets, Java Servlets ; ; jakarta-ee ;
jsf ; t ; JSF, JavaServer Faces, PrimeFaces ; ; jakarta-ee ;
struts ; t ; Struts, Apache Struts, Struts 2 ; ; java ;
quarkus ; t ; Quarkus ; ; java, microservices ;
micronaut ; t ; Micronaut ; ; java ;
vaadin ; t ; Vaadin ; ; java ;
apache-camel ; t ; Apache Camel ; ; java, enterprise-integration ;
tomcat ; t ; Apache Tomcat, Tomcat ; ; java, jboss ;
jetty ; t ; Jetty ; ; tomcat ;
jboss ; t ; JBoss, WildFly, JBoss EAP ; ; java, tomcat ;
weblogic ; t ; WebLogic, Oracle WebLogic, WebLogic Server ; ; java, websphere ;
websphere ; t ; WebSphere, IBM WebSphere, WebSphere Application Server ; ; java, weblogic ;
ibm-mq ; t ; IBM MQ, WebSphere MQ, MQSeries ; ; websphere ;
maven ; t ; Maven, Apache Maven ; ; java, gradle ;
gradle ; t ; Gradle ; ; java, android-development ;
dotnet ; t ; .NET, DotNet, .NET Core, .NET Framework, .NET 6, .NET 8, Microsoft .NET, plataforma .NET ; .NET, DotNet, .NET Core, .NET Framework, .NET 6, .NET 8, Microsoft .NET, .NET platform ; csharp, asp-net, entity-framework ;
asp-net ; t ; ASP.NET, ASP.NET Core, ASP.NET MVC, ASP NET, Web API .NET ; ; dotnet, csharp ; classic-asp
web-forms ; t ; Web Forms, ASP.NET Web Forms ; ; asp-net ;
razor ; t ; Razor, Razor Pages ; ; asp-net ;
classic-asp ; t ; ASP clásico, Active Server Pages ; classic ASP, Active Server Pages ; visual-basic ; asp-net
entity-framework ; t ; Entity Framework, EF Core, Entity Framework Core ; ; dotnet, orm ;
linq ; t ; LINQ ; ; csharp ;
dapper ; t ; Dapper ; ; dotnet ;
blazor ; t ; Blazor ; ; dotnet, csharp ;
wpf ; t ; WPF, Windows Presentation Foundation ; ; csharp, dotnet ;
winforms ; t ; WinForms, Windows Forms ; ; csharp ;
xaml ; t ; XAML ; ; wpf ;
wcf ; t ; WCF, Windows Communication Foundation ; ; dotnet, soap ; wpf
django ; t ; Django, Django REST Framework, DRF ; ; python, postgresql ;
flask ; t ; Flask, Python Flask ; ; python ;
fastapi ; t ; FastAPI, Fast API ; ; python, rest-apis ;
sqlalchemy ; t ; SQLAlchemy ; ; python, orm ;
celery-python ; t ; Celery (Python), colas Celery ; Celery (Python), Celery task queue ; python, rabbitmq ;
laravel ; t ; Laravel, Lumen ; ; php, mysql ;
lumen-php ; t ; Lumen (PHP), Laravel Lumen ; ; laravel ;
eloquent ; t ; Eloquent ORM, Eloquent ; ; laravel ;
livewire ; t ; Livewire, Laravel Livewire ; ; laravel ;
symfony ; t ; Symfony, Symfony 5, Symfony 6 ; ; php ;
doctrine ; t ; Doctrine ORM, Doctrine ; ; symfony ;
twig ; t ; Twig ; ; symfony ;
codeigniter ; t ; CodeIgniter ; ; php ;
zend ; t ; Zend Framework, Laminas, Zend ; ; php ;
yii ; t ; Yii, Yii2 ; ; php ;
cakephp ; t ; CakePHP ; ; php ;
composer-php ; t ; Composer (PHP) ; ; php ;
phpunit ; t ; PHPUnit ; ; php, unit-testing ;
ruby-on-rails ; t ; Ruby on Rails, Rails, RoR ; ; ruby, postgresql ; ruby
phoenix-framework ; t ; Phoenix (Elixir), Phoenix LiveView ; ; elixir ;
gin-go ; t ; Gin (Go), Gin Gonic ; ; go-language ;
echo-go ; t ; Echo (Go) ; ; go-language ;
akka ; t ; Akka ; ; scala, java ;
play-framework ; t ; Play Framework ; ; scala ;
qt ; t ; Qt, Qt Creator ; ; cpp ;
qml ; t ; QML, Qt Quick ; ; qt ;
pyqt ; t ; PyQt, PySide ; ; qt, python ;
gtk ; t ; GTK, GTK+ ; ; c-language ;
mfc ; t ; MFC, Microsoft Foundation Classes ; ; cpp ;
win32 ; t ; Win32 API, Win32 ; ; cpp ;
electron ; t ; Electron, Electron.js ; ; javascript, node-js ;
tauri ; t ; Tauri ; ; electron ;
desktop-development ; h ; desarrollo de aplicaciones de escritorio, aplicaciones de escritorio ; desktop application development, desktop applications ; csharp, qt ;
orm ; h ; ORM, mapeo objeto-relacional ; ORM, object-relational mapping ; hibernate, entity-framework ;
rest-apis ; h ; API REST, APIs REST, REST, RESTful, servicios REST, API RESTful, desarrollo de API, desarrollo de APIs, diseño de API, servicios web REST ; REST APIs, REST API, REST, RESTful, RESTful APIs, RESTful services, RESTful web services, API development, API design, web APIs ; backend-development, openapi, json ;
openapi ; t ; OpenAPI, Swagger, OpenAPI/Swagger ; ; rest-apis ;
soap ; h ; SOAP, servicios web SOAP, servicios web, WSDL, web services ; SOAP, SOAP web services, web services, WSDL ; xml, rest-apis ;
grpc ; t ; gRPC, Protocol Buffers, protobuf ; ; microservices ;
apollo-graphql ; t ; Apollo GraphQL, Apollo Client, Apollo Server ; ; graphql ;
hasura ; t ; Hasura ; ; graphql ;
websockets ; h ; WebSockets, WebSocket ; ; backend-development ;
socket-io ; t ; Socket.IO ; ; websockets ;
webrtc ; t ; WebRTC ; ; websockets ;
signalr ; t ; SignalR ; ; dotnet ;
oauth ; h ; OAuth, OAuth2, OAuth 2.0 ; ; application-security, identity-management ;
openid-connect ; t ; OpenID Connect, OIDC ; ; oauth ;
jwt ; t ; JWT, JSON Web Tokens, JSON Web Token ; ; oauth ;
api-integration ; h ; integración de API, integración de APIs, integraciones API, integración con terceros ; API integration, API integrations, third-party integrations, third-party API integration ; rest-apis, enterprise-integration ;
postman ; t ; Postman ; ; rest-apis ;
insomnia-api ; t ; Insomnia (API), Insomnia REST ; ; postman ;
soapui ; t ; SoapUI, ReadyAPI ; ; soap ;
rabbitmq ; t ; RabbitMQ ; ; message-queues ;
activemq ; t ; ActiveMQ, Apache ActiveMQ ; ; message-queues ;
zeromq ; t ; ZeroMQ ; ; message-queues ;
message-queues ; h ; colas de mensajes, mensajería asíncrona ; message queues, message brokers, asynchronous messaging ; rabbitmq, apache-kafka ;
jms ; t ; JMS, Java Message Service ; ; java ;
enterprise-integration ; h ; integración de sistemas, integración empresarial, EAI, ESB, bus de servicios ; systems integration, system integration, enterprise integration, EAI, ESB, enterprise service bus ; mulesoft, soap ;
mulesoft ; t ; MuleSoft, Mule ESB, Anypoint ; ; enterprise-integration ;
biztalk ; t ; BizTalk, BizTalk Server ; ; enterprise-integration ;
tibco ; t ; TIBCO, TIBCO BusinessWorks ; ; enterprise-integration ;

[mobile]
mobile-development ; h ; desarrollo móvil, desarrollo de aplicaciones móviles, aplicaciones móviles, desarrollo de apps, apps móviles, programación móvil ; mobile development, mobile app development, mobile application development, mobile apps, mobile applications ; android-development, ios-development, flutter ;
android-development ; h ; desarrollo Android, programación Android, Android SDK, Android ; Android development, Android programming, Android SDK, Android ; kotlin, java ;
android-studio ; t ; Android Studio ; ; android-development ;
ios-development ; h ; desarrollo iOS, programación iOS, iOS SDK, iOS ; iOS development, iOS programming, iOS SDK, iOS ; swift-language, objective-c ; cisco-ios
xcode ; t ; Xcode ; ; ios-development ;
uikit ; t ; UIKit, Cocoa Touch ; ; ios-development ;
swiftui ; t ; SwiftUI ; ; swift-language, ios-development ;
jetpack-compose ; t ; Jetpack Compose, Android Jetpack ; ; android-development, kotlin ;
react-native ; t ; React Native, ReactNative ; ; mobile-development, react ; react
expo ; t ; Expo (React Native) ; ; react-native ;
flutter ; t ; Flutter ; ; dart, mobile-development ;
ionic ; t ; Ionic, Ionic Framework, Capacitor ; ; mobile-development, angular ;
cordova ; t ; Apache Cordova, Cordova, PhoneGap ; ; mobile-development ;
capacitor ; t ; Capacitor (Ionic), CapacitorJS ; ; ionic ;
xamarin ; t ; Xamarin, Xamarin Forms ; ; csharp, mobile-development ;
dotnet-maui ; t ; .NET MAUI, MAUI ; ; csharp, mobile-development ;
kotlin-multiplatform ; t ; Kotlin Multiplatform, KMM, KMP ; ; kotlin ;
firebase ; t ; Firebase, Google Firebase ; ; mobile-development, google-cloud ;
firestore ; t ; Firestore, Cloud Firestore ; ; firebase ;
crashlytics ; t ; Crashlytics, Firebase Crashlytics ; ; firebase ;
app-store-publishing ; h ; publicación en App Store, publicación en Google Play, publicación de apps ; app store publishing, Google Play publishing, App Store deployment ; mobile-development ;

[cms-and-ecommerce]
wordpress ; t ; WordPress, Word Press, WordPress CMS ; ; php, cms, woocommerce ;
elementor ; t ; Elementor ; ; wordpress ;
divi ; t ; Divi, Divi Builder ; ; wordpress ;
woocommerce ; t ; WooCommerce ; ; wordpress ;
drupal ; t ; Drupal ; ; php, cms ;
joomla ; t ; Joomla ; ; php, cms ;
prestashop ; t ; PrestaShop, Presta Shop ; ; php, woocommerce ;
magento ; t ; Magento, Magento 2, Adobe Commerce ; ; php ;
shopify ; t ; Shopify, Shopify Liquid, Shopify Plus ; ; woocommerce ;
salesforce-commerce-cloud ; t ; Salesforce Commerce Cloud, SFCC, Demandware ; ; magento ;
sap-commerce ; t ; SAP Commerce, SAP Hybris, Hybris ; ; sap ;
vtex ; t ; VTEX ; ; shopify ;
aem ; t ; Adobe Experience Manager, AEM ; ; cms ;
sitecore ; t ; Sitecore ; ; cms, dotnet ;
umbraco ; t ; Umbraco ; ; cms ;
kentico ; t ; Kentico ; ; cms ;
typo3 ; t ; TYPO3 ; ; cms ;
liferay ; t ; Liferay, Liferay DXP ; ; java, cms ;
contentful ; t ; Contentful ; ; cms ;
strapi ; t ; Strapi ; ; headless-cms ;
sanity ; t ; Sanity CMS, Sanity.io ; ; headless-cms ;
headless-cms ; h ; headless CMS, CMS headless ; headless CMS, headless content management ; cms ;
cms ; h ; gestores de contenidos, gestor de contenidos, CMS, sistemas de gestión de contenidos, gestión de contenidos web ; content management systems, CMS, content management system, web content management ; wordpress, drupal ;
webflow ; t ; Webflow ; ; web-design ;
wix ; t ; Wix ; ; web-design ;
squarespace ; t ; Squarespace ; ; web-design ;
jimdo ; t ; Jimdo ; ; web-design ;
jamstack ; h ; Jamstack ; Jamstack, static site generators ; gatsby ;
payment-gateways ; h ; pasarelas de pago, pasarela de pago, integración de pagos ; payment gateways, payment gateway, payment integration ; rest-apis ;
stripe ; t ; Stripe ; ; payment-gateways ;
redsys ; t ; Redsys ; ; payment-gateways ;

[low-code-and-automation]
low-code ; h ; desarrollo low-code, low-code, no-code ; low-code development, low-code, no-code ; power-apps, outsystems ;
power-apps ; t ; Power Apps, PowerApps, Microsoft Power Apps ; ; power-platform, power-automate ;
power-automate ; t ; Power Automate, Microsoft Flow, Microsoft Power Automate ; ; power-platform, rpa ;
power-platform ; t ; Power Platform, Microsoft Power Platform, Dataverse ; ; power-apps, power-bi ;
outsystems ; t ; OutSystems, Out Systems ; ; low-code ;
mendix ; t ; Mendix ; ; low-code ;
appian ; t ; Appian ; ; low-code, bpm ;
pega ; t ; Pega, Pegasystems, Pega PRPC ; ; low-code, bpm ;
bonita ; t ; Bonita BPM, BonitaSoft ; ; bpm ;
rpa ; h ; RPA, automatización robótica de procesos, robotización de procesos ; RPA, robotic process automation ; uipath, blue-prism ; robotics
uipath ; t ; UiPath, Ui Path ; ; rpa ;
blue-prism ; t ; Blue Prism, BluePrism ; ; rpa ;
automation-anywhere ; t ; Automation Anywhere ; ; rpa ;
zapier ; t ; Zapier ; ; low-code ;
make-integromat ; t ; Make (Integromat), Integromat ; ; zapier ;
n8n ; t ; n8n ; ; zapier ;
airtable ; t ; Airtable ; ; low-code ;
bubble ; t ; Bubble.io ; ; low-code ;
glide-apps ; t ; Glide Apps ; ; low-code ;
flutterflow ; t ; FlutterFlow ; ; low-code, flutter ;
bpm ; h ; BPM, gestión de procesos de negocio, modelado de procesos de negocio ; BPM, business process management, business process modelling, business process modeling ; appian ;
camunda ; t ; Camunda ; ; bpm ;
bpmn ; h ; BPMN, BPMN 2.0 ; ; bpm ;
web-scraping ; h ; web scraping, scraping, extracción de datos web ; web scraping, scraping, web crawling ; python ;
beautifulsoup ; t ; BeautifulSoup, Beautiful Soup ; ; web-scraping, python ;
scrapy ; t ; Scrapy ; ; web-scraping, python ;
chatbot-development ; h ; desarrollo de chatbots, chatbots, chatbot, asistentes virtuales conversacionales ; chatbot development, chatbots, chatbot, conversational AI ; natural-language-processing ;
dialogflow ; t ; Dialogflow ; ; chatbot-development ;
rasa ; t ; Rasa (chatbots), Rasa ; Rasa (chatbots), Rasa NLU ; chatbot-development ;
salesforce-development ; h ; desarrollo Salesforce, Salesforce Lightning ; Salesforce development, Salesforce Lightning ; apex ;
lwc ; t ; Lightning Web Components, LWC ; ; salesforce-development ;
visualforce ; t ; Visualforce ; ; salesforce-development ;
sharepoint-development ; h ; desarrollo SharePoint, SPFx, SharePoint Framework ; SharePoint development, SPFx, SharePoint Framework ; sharepoint ;
`);
