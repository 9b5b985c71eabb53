import { readResources } from './learning-resource';

/** Programming, web, mobile, testing and the tools around them. */
export const softwareResources = readResources(`
[web]
mdn-learn ; MDN Curriculum: aprender desarrollo web ; MDN Web Docs ; course ; beginner ; ; es ; free ; https://developer.mozilla.org/es/docs/Learn_web_development ; html, css, javascript, web-development, *frontend
mdn-learn-en ; MDN: Learn web development ; MDN Web Docs ; course ; beginner ; ; en ; free ; https://developer.mozilla.org/en-US/docs/Learn_web_development ; html, css, javascript, web-development, *frontend
mdn-accessibility ; MDN: Accessibility ; MDN Web Docs ; documentation ; intermediate ; ; en ; free ; https://developer.mozilla.org/en-US/docs/Web/Accessibility ; web-accessibility, accessibility-design
freecodecamp-es ; freeCodeCamp en español ; freeCodeCamp ; practice ; beginner ; 300 ; es ; free ; https://www.freecodecamp.org/espanol/learn ; html, css, javascript, responsive-design, *frontend, *programming-languages
freecodecamp-rwd ; Responsive Web Design ; freeCodeCamp ; certification ; beginner ; 300 ; en ; free ; https://www.freecodecamp.org/learn/2022/responsive-web-design/ ; html, css, responsive-design
freecodecamp-backend ; Back End Development and APIs ; freeCodeCamp ; certification ; intermediate ; 300 ; en ; free ; https://www.freecodecamp.org/learn/back-end-development-and-apis/ ; node-js, express-js, rest-apis, mongodb, backend-development
javascript-info ; The Modern JavaScript Tutorial ; javascript.info ; documentation ; beginner ; 60 ; en ; free ; https://javascript.info/ ; javascript, frontend-development
javascript-info-es ; El Tutorial de JavaScript Moderno ; javascript.info ; documentation ; beginner ; 60 ; es ; free ; https://es.javascript.info/ ; javascript, frontend-development
web-dev-learn ; web.dev: Learn ; Google ; course ; intermediate ; ; en ; free ; https://web.dev/learn ; html, css, web-performance, pwa, web-accessibility, responsive-design
react-learn ; React: Quick Start and Learn ; React ; documentation ; beginner ; 30 ; en ; free ; https://react.dev/learn ; react, frontend-development
react-learn-es ; React en español: inicio rápido ; React ; documentation ; beginner ; 30 ; es ; free ; https://es.react.dev/learn ; react, frontend-development
nextjs-learn ; Learn Next.js ; Vercel ; course ; intermediate ; 15 ; en ; free ; https://nextjs.org/learn ; nextjs, react, vercel
angular-learn ; Angular tutorials ; Angular ; documentation ; beginner ; 20 ; en ; free ; https://angular.dev/tutorials ; angular, rxjs
vue-guide ; Vue.js Guide ; Vue.js ; documentation ; beginner ; 20 ; en ; free ; https://vuejs.org/guide/introduction.html ; vue, pinia
svelte-tutorial ; Svelte interactive tutorial ; Svelte ; practice ; beginner ; 12 ; en ; free ; https://svelte.dev/tutorial ; svelte
typescript-handbook ; The TypeScript Handbook ; Microsoft ; documentation ; intermediate ; 15 ; en ; free ; https://www.typescriptlang.org/docs/handbook/intro.html ; typescript
tailwind-docs ; Tailwind CSS documentation ; Tailwind Labs ; documentation ; beginner ; ; en ; free ; https://tailwindcss.com/docs ; tailwind, css
bootstrap-docs ; Bootstrap documentation ; Bootstrap ; documentation ; beginner ; ; en ; free ; https://getbootstrap.com/docs/ ; bootstrap, responsive-design
threejs-docs ; three.js manual ; three.js ; documentation ; intermediate ; ; en ; free ; https://threejs.org/manual/ ; threejs, webgl
odin-project ; The Odin Project: full stack paths ; The Odin Project ; course ; beginner ; 1000 ; en ; free ; https://www.theodinproject.com/paths ; full-stack-development, javascript, ruby-on-rails, git, web-development
full-stack-open ; Full Stack Open ; University of Helsinki ; course ; intermediate ; 250 ; en ; free ; https://fullstackopen.com/en/ ; full-stack-development, react, node-js, graphql, typescript, *backend
full-stack-open-es ; Full Stack Open en español ; University of Helsinki ; course ; intermediate ; 250 ; es ; free ; https://fullstackopen.com/es/ ; full-stack-development, react, node-js, graphql, typescript, *backend
meta-front-end ; Meta Front-End Developer Professional Certificate ; Meta · Coursera ; course ; beginner ; 150 ; en ; paid ; https://www.coursera.org/professional-certificates/meta-front-end-developer ; frontend-development, react, html, css, javascript
meta-back-end ; Meta Back-End Developer Professional Certificate ; Meta · Coursera ; course ; beginner ; 150 ; en ; paid ; https://www.coursera.org/professional-certificates/meta-back-end-developer ; backend-development, python, django, mysql, rest-apis
wai-tutorials ; Web Accessibility Tutorials ; W3C WAI ; documentation ; intermediate ; ; en ; free ; https://www.w3.org/WAI/tutorials/ ; web-accessibility, accessibility-design
[languages]
cs50 ; CS50: Introduction to Computer Science ; Harvard University ; course ; beginner ; 120 ; en ; free ; https://cs50.harvard.edu/x/ ; algorithms, c-language, python, sql, software-development, *software-engineering
python-tutorial-es ; El tutorial de Python ; Python Software Foundation ; documentation ; beginner ; 20 ; es ; free ; https://docs.python.org/es/3/tutorial/ ; python
python-tutorial ; The Python Tutorial ; Python Software Foundation ; documentation ; beginner ; 20 ; en ; free ; https://docs.python.org/3/tutorial/ ; python
python-for-everybody ; Python for Everybody ; University of Michigan · Coursera ; course ; beginner ; 80 ; en ; paid ; https://www.coursera.org/specializations/python ; python, sql, web-scraping
py4e ; PY4E: Python para todos ; Charles Severance ; course ; beginner ; 60 ; es ; free ; https://es.py4e.com/ ; python, sql
exercism ; Exercism: practise programming languages with mentors ; Exercism ; practice ; intermediate ; ; en ; free ; https://exercism.org/tracks ; python, java, go-language, rust-language, csharp, ruby, elixir, haskell, kotlin, *programming-languages
java-dev ; Learn Java ; Oracle ; documentation ; beginner ; 30 ; en ; free ; https://dev.java/learn/ ; java, object-oriented-programming
java-mooc ; Java Programming I and II ; University of Helsinki MOOC ; course ; beginner ; 280 ; en ; free ; https://java-programming.mooc.fi/ ; java, object-oriented-programming
spring-guides ; Spring Guides ; Spring ; practice ; intermediate ; ; en ; free ; https://spring.io/guides ; spring, spring-boot, rest-apis
learn-csharp ; Aprende C# ; Microsoft Learn ; documentation ; beginner ; 30 ; es ; free ; https://learn.microsoft.com/es-es/dotnet/csharp/ ; csharp, dotnet
learn-dotnet ; .NET documentation and learning paths ; Microsoft Learn ; documentation ; intermediate ; ; en ; free ; https://learn.microsoft.com/en-us/dotnet/ ; dotnet, csharp, asp-net, entity-framework, blazor
go-tour ; A Tour of Go ; Go project ; practice ; beginner ; 8 ; en ; free ; https://go.dev/tour/ ; go-language
rust-book ; The Rust Programming Language ; Rust project ; book ; intermediate ; 50 ; en ; free ; https://doc.rust-lang.org/book/ ; rust-language
kotlin-docs ; Kotlin documentation and tour ; JetBrains ; documentation ; beginner ; 15 ; en ; free ; https://kotlinlang.org/docs/home.html ; kotlin
swift-book ; The Swift Programming Language ; Apple ; book ; intermediate ; 40 ; en ; free ; https://docs.swift.org/swift-book/ ; swift-language
php-manual ; Manual de PHP ; PHP Group ; documentation ; beginner ; ; es ; free ; https://www.php.net/manual/es/ ; php
laravel-docs ; Laravel documentation ; Laravel ; documentation ; intermediate ; ; en ; free ; https://laravel.com/docs ; laravel, php
symfony-docs ; Symfony documentation ; Symfony ; documentation ; intermediate ; ; en ; free ; https://symfony.com/doc/current/index.html ; symfony, php
django-docs ; Writing your first Django app ; Django ; documentation ; beginner ; 15 ; en ; free ; https://docs.djangoproject.com/en/stable/intro/tutorial01/ ; django, python
flask-docs ; Flask documentation ; Pallets ; documentation ; intermediate ; ; en ; free ; https://flask.palletsprojects.com/ ; flask, python
fastapi-tutorial ; Tutorial de FastAPI ; FastAPI ; documentation ; intermediate ; 15 ; es ; free ; https://fastapi.tiangolo.com/es/tutorial/ ; fastapi, rest-apis, python
rails-guides ; Ruby on Rails Guides ; Ruby on Rails ; documentation ; intermediate ; ; en ; free ; https://guides.rubyonrails.org/ ; ruby-on-rails, ruby
node-learn ; Node.js: Introduction and Learn ; OpenJS Foundation ; documentation ; beginner ; 20 ; en ; free ; https://nodejs.org/en/learn ; node-js, backend-development
nestjs-docs ; NestJS documentation ; NestJS ; documentation ; intermediate ; ; en ; free ; https://docs.nestjs.com/ ; nestjs, node-js, typescript
cpp-learn ; LearnCpp tutorials ; LearnCpp.com ; documentation ; beginner ; 100 ; en ; free ; https://www.learncpp.com/ ; cpp, object-oriented-programming
sql-zoo ; SQLZoo interactive exercises ; SQLZoo ; practice ; beginner ; 10 ; en ; free ; https://sqlzoo.net/ ; sql
r4ds-es ; R para Ciencia de Datos ; H. Wickham y G. Grolemund (traducción de la comunidad) ; book ; intermediate ; 60 ; es ; free ; https://es.r4ds.hadley.nz/ ; r-language, tidyverse, ggplot2, data-analysis
r4ds ; R for Data Science ; H. Wickham, M. Çetinkaya-Rundel, G. Grolemund ; book ; intermediate ; 60 ; en ; free ; https://r4ds.hadley.nz/ ; r-language, tidyverse, ggplot2, dplyr, data-analysis
matlab-onramp ; MATLAB Onramp and self-paced courses ; MathWorks ; course ; beginner ; 2 ; en ; free ; https://matlabacademy.mathworks.com/ ; matlab, simulink, signal-processing, scientific-computing
openapi-docs ; OpenAPI documentation ; OpenAPI Initiative ; documentation ; intermediate ; ; en ; free ; https://learn.openapis.org/ ; openapi, rest-apis
graphql-learn ; Introduction to GraphQL ; GraphQL Foundation ; documentation ; intermediate ; 6 ; en ; free ; https://graphql.org/learn/ ; graphql
[engineering]
pro-git-es ; Pro Git (en español) ; Git ; book ; beginner ; 20 ; es ; free ; https://git-scm.com/book/es/v2 ; git, version-control, *version-control-and-teamwork-tools
pro-git ; Pro Git ; Git ; book ; beginner ; 20 ; en ; free ; https://git-scm.com/book/en/v2 ; git, version-control, *version-control-and-teamwork-tools
github-skills ; GitHub Skills ; GitHub ; practice ; beginner ; 10 ; en ; free ; https://skills.github.com/ ; github, git, github-actions, github-copilot
gitlab-docs ; GitLab: Learn ; GitLab ; documentation ; beginner ; ; en ; free ; https://docs.gitlab.com/tutorials/ ; gitlab, gitlab-ci
atlassian-university ; Atlassian Learning: Jira and Confluence ; Atlassian ; course ; beginner ; ; en ; free ; https://university.atlassian.com/ ; jira, confluence, jira-service-management
refactoring-guru-es ; Patrones de diseño ; Refactoring.Guru ; documentation ; intermediate ; 25 ; es ; free ; https://refactoring.guru/es/design-patterns ; design-patterns, object-oriented-programming, refactoring, *software-engineering
refactoring-guru ; Design Patterns and Refactoring ; Refactoring.Guru ; documentation ; intermediate ; 25 ; en ; free ; https://refactoring.guru/design-patterns ; design-patterns, refactoring, clean-code, solid-principles
martin-fowler-architecture ; Software Architecture Guide ; martinfowler.com ; documentation ; advanced ; ; en ; free ; https://martinfowler.com/architecture/ ; software-architecture, microservices, domain-driven-design, distributed-systems, refactoring
google-eng-practices ; Engineering practices: code review ; Google ; documentation ; intermediate ; 4 ; en ; free ; https://google.github.io/eng-practices/ ; code-review, clean-code
swe-at-google ; Software Engineering at Google ; O'Reilly · Google ; book ; advanced ; 30 ; en ; free ; https://abseil.io/resources/swe-book ; software-architecture, code-review, software-testing, software-development
togaf-cert ; TOGAF Enterprise Architecture certification ; The Open Group ; certification ; advanced ; 60 ; en ; paid ; https://www.opengroup.org/certifications/togaf-certification-portfolio ; togaf, enterprise-architecture, archimate
c4-model ; The C4 model for visualising software architecture ; Simon Brown ; documentation ; intermediate ; 4 ; en ; free ; https://c4model.com/ ; software-architecture, technical-documentation
write-the-docs ; Write the Docs guide ; Write the Docs ; documentation ; beginner ; 6 ; en ; free ; https://www.writethedocs.org/guide/ ; technical-documentation, technical-documentation-editing
google-tech-writing ; Technical Writing Courses ; Google ; course ; beginner ; 8 ; en ; free ; https://developers.google.com/tech-writing ; technical-documentation, technical-documentation-editing, written-communication
ethereum-docs ; Documentación para desarrolladores de Ethereum ; Ethereum.org ; documentation ; intermediate ; ; es ; free ; https://ethereum.org/es/developers/docs/ ; ethereum, blockchain, smart-contracts, web3, solidity
scrum-guide-es ; La Guía Scrum ; Schwaber y Sutherland ; documentation ; beginner ; 2 ; es ; free ; https://scrumguides.org/ ; scrum, agile, sprint-planning, *agile-methods
psm ; Professional Scrum Master (PSM I) ; Scrum.org ; certification ; intermediate ; 30 ; en ; paid ; https://www.scrum.org/assessments/professional-scrum-master-i-certification ; scrum, agile, *agile-methods
pspo ; Professional Scrum Product Owner (PSPO I) ; Scrum.org ; certification ; intermediate ; 30 ; en ; paid ; https://www.scrum.org/assessments/professional-scrum-product-owner-i-certification ; scrum, user-stories, product-strategy
safe-cert ; SAFe certifications ; Scaled Agile ; certification ; intermediate ; 20 ; en ; paid ; https://scaledagile.com/training/ ; safe-agile
kanban-university ; Kanban training ; Kanban University ; course ; intermediate ; 16 ; en ; paid ; https://kanban.university/ ; kanban
[testing]
istqb-foundation ; ISTQB Certified Tester Foundation Level ; ISTQB ; certification ; beginner ; 40 ; en ; paid ; https://www.istqb.org/certifications/certified-tester-foundation-level ; software-testing, istqb-methods, test-planning, manual-testing, *testing
sstqb ; Certificación ISTQB en español ; SSTQB ; certification ; beginner ; 40 ; es ; paid ; https://www.sstqb.es/ ; software-testing, istqb-methods, test-planning, *testing
test-automation-university ; Test Automation University ; Applitools ; course ; intermediate ; ; en ; free ; https://testautomationu.applitools.com/ ; test-automation, selenium, cypress, playwright, appium, e2e-testing
playwright-docs ; Playwright documentation ; Microsoft ; documentation ; intermediate ; 12 ; en ; free ; https://playwright.dev/docs/intro ; playwright, e2e-testing, test-automation
cypress-learn ; Learn Cypress ; Cypress ; course ; intermediate ; 10 ; en ; free ; https://learn.cypress.io/ ; cypress, e2e-testing
selenium-docs ; Selenium documentation ; Selenium ; documentation ; intermediate ; 15 ; en ; free ; https://www.selenium.dev/documentation/ ; selenium, test-automation
postman-academy ; Postman Academy ; Postman ; course ; beginner ; ; en ; free ; https://academy.postman.com/ ; postman, rest-apis, api-integration
[mobile]
android-basics ; Conceptos básicos de Android con Compose ; Google ; course ; beginner ; 80 ; es ; free ; https://developer.android.com/courses/android-basics-compose/course?hl=es-419 ; android-development, kotlin, jetpack-compose, *mobile
android-basics-en ; Android Basics with Compose ; Google ; course ; beginner ; 80 ; en ; free ; https://developer.android.com/courses/android-basics-compose/course ; android-development, kotlin, jetpack-compose, *mobile
apple-swiftui ; SwiftUI tutorials ; Apple ; practice ; beginner ; 12 ; en ; free ; https://developer.apple.com/tutorials/swiftui ; swiftui, ios-development, xcode
flutter-docs ; Flutter: learn and codelabs ; Google ; documentation ; beginner ; 30 ; en ; free ; https://docs.flutter.dev/get-started/learn-flutter ; flutter, dart, mobile-development
react-native-docs ; React Native documentation ; Meta ; documentation ; intermediate ; 20 ; en ; free ; https://reactnative.dev/docs/getting-started ; react-native, mobile-development
firebase-docs ; Documentación de Firebase ; Google ; documentation ; beginner ; ; es ; free ; https://firebase.google.com/docs?hl=es-419 ; firebase, firestore
[cms]
learn-wordpress ; Learn WordPress ; WordPress.org ; course ; beginner ; ; en ; free ; https://learn.wordpress.org/ ; wordpress, woocommerce, cms, *cms-and-ecommerce
wordpress-es ; Documentación de WordPress en español ; WordPress.org ; documentation ; beginner ; ; es ; free ; https://es.wordpress.org/support/ ; wordpress, cms, *cms-and-ecommerce
shopify-academy ; Shopify Academy ; Shopify ; course ; beginner ; ; en ; free ; https://www.shopifyacademy.com/ ; shopify, e-commerce, *e-commerce
prestashop-docs ; PrestaShop documentation ; PrestaShop ; documentation ; intermediate ; ; en ; free ; https://devdocs.prestashop-project.org/ ; prestashop
webflow-university ; Webflow University ; Webflow ; course ; beginner ; ; en ; free ; https://university.webflow.com/ ; webflow, web-design
stripe-docs ; Stripe documentation ; Stripe ; documentation ; intermediate ; ; en ; free ; https://docs.stripe.com/ ; stripe, payment-gateways
salesforce-trailhead ; Trailhead ; Salesforce ; course ; beginner ; ; en ; free ; https://trailhead.salesforce.com/ ; salesforce, salesforce-development, apex, lwc, crm-use, *crm
salesforce-trailhead-es ; Trailhead en español ; Salesforce ; course ; beginner ; ; es ; free ; https://trailhead.salesforce.com/es ; salesforce, crm-use, *crm
power-platform-learn ; Rutas de aprendizaje de Power Platform ; Microsoft Learn ; course ; beginner ; ; es ; free ; https://learn.microsoft.com/es-es/training/powerplatform/ ; power-apps, power-automate, power-platform, low-code, *low-code-and-automation
power-platform-learn-en ; Power Platform learning paths ; Microsoft Learn ; course ; beginner ; ; en ; free ; https://learn.microsoft.com/en-us/training/powerplatform/ ; power-apps, power-automate, power-platform, low-code, *low-code-and-automation
uipath-academy ; UiPath Academy ; UiPath ; course ; beginner ; ; en ; free ; https://academy.uipath.com/ ; uipath, rpa
outsystems-training ; OutSystems training ; OutSystems ; course ; beginner ; ; en ; free ; https://learn.outsystems.com/training ; outsystems, low-code
n8n-docs ; n8n documentation and courses ; n8n ; documentation ; beginner ; 10 ; en ; free ; https://docs.n8n.io/ ; n8n, api-integration
make-academy ; Make Academy ; Make ; course ; beginner ; 10 ; en ; free ; https://academy.make.com/ ; make-integromat
camunda-academy ; Camunda Academy ; Camunda ; course ; intermediate ; ; en ; free ; https://academy.camunda.com/ ; camunda, bpmn, bpm
[games]
unity-learn ; Unity Learn ; Unity ; course ; beginner ; ; en ; free ; https://learn.unity.com/ ; unity, game-development, game-design, *games
unreal-learn ; Unreal Engine learning library ; Epic Games ; course ; beginner ; ; en ; free ; https://dev.epicgames.com/community/unreal-engine/learning ; unreal-engine, game-development
unreal-learn-es ; Documentación de Unreal Engine en español ; Epic Games ; documentation ; beginner ; ; es ; free ; https://dev.epicgames.com/documentation/es-es/unreal-engine ; unreal-engine, game-development, *games
godot-docs-es ; Documentación de Godot ; Godot ; documentation ; beginner ; 30 ; es ; free ; https://docs.godotengine.org/es/stable/ ; godot, gdscript, game-development, *games
`);
