import { readSkills } from './skill';

export const softwarePracticeSkills = readSkills(`
[software-engineering]
software-development ; h ; desarrollo de software, programación, programación informática, desarrollo de aplicaciones, ingeniería de software, ingeniería del software, desarrollo informático ; software development, software engineering, programming, computer programming, coding, application development, developing software ; object-oriented-programming, git, software-testing ; cnc-programming
object-oriented-programming ; h ; programación orientada a objetos, POO, orientación a objetos, OOP ; object-oriented programming, OOP, object oriented design, OOD ; design-patterns, java ;
functional-programming ; h ; programación funcional ; functional programming ; scala, haskell ;
concurrent-programming ; h ; programación concurrente, concurrencia, multihilo, programación multihilo, programación paralela, multithreading ; concurrent programming, concurrency, multithreading, multi-threading, parallel programming, parallel computing ; distributed-systems ;
algorithms ; h ; algoritmos, algoritmia, estructuras de datos, algoritmos y estructuras de datos, diseño de algoritmos ; algorithms, data structures, algorithms and data structures, algorithm design, data structures and algorithms ; software-development ;
design-patterns ; h ; patrones de diseño, patrones de software ; design patterns, software design patterns ; object-oriented-programming, clean-code ;
mvc ; h ; MVC, modelo vista controlador ; MVC, model-view-controller ; design-patterns ;
mvvm ; h ; MVVM ; ; design-patterns ;
solid-principles ; h ; principios SOLID, SOLID ; SOLID principles, SOLID ; clean-code, design-patterns ; solidjs
clean-code ; h ; código limpio, clean code, buenas prácticas de programación ; clean code, coding standards, coding best practices ; refactoring, solid-principles ;
clean-architecture ; h ; arquitectura limpia, clean architecture, arquitectura hexagonal, puertos y adaptadores ; clean architecture, hexagonal architecture, ports and adapters ; domain-driven-design ;
domain-driven-design ; h ; diseño guiado por el dominio, DDD, domain driven design ; domain-driven design, DDD ; clean-architecture, microservices ;
cqrs ; h ; CQRS ; ; domain-driven-design ;
event-sourcing ; h ; event sourcing ; ; event-driven-architecture ;
software-architecture ; h ; arquitectura de software, arquitectura del software, diseño de software, arquitectura de aplicaciones, arquitectura de sistemas ; software architecture, software design, application architecture, system architecture, systems architecture, system design ; microservices, design-patterns ; building-architecture
enterprise-architecture ; h ; arquitectura empresarial, arquitectura de soluciones ; enterprise architecture, solution architecture, solutions architecture ; software-architecture ;
togaf ; h ; TOGAF ; ; enterprise-architecture ;
archimate ; h ; ArchiMate ; ; enterprise-architecture ;
microservices ; h ; microservicios, arquitectura de microservicios, arquitecturas de microservicios, micro servicios ; microservices, microservice architecture, microservices architecture, micro services ; docker, rest-apis, kubernetes ;
soa ; h ; arquitectura orientada a servicios, SOA ; service-oriented architecture, SOA ; soap, enterprise-integration ;
event-driven-architecture ; h ; arquitectura orientada a eventos, arquitectura dirigida por eventos, EDA (arquitectura) ; event-driven architecture, event driven systems, event-driven design ; apache-kafka, microservices ;
distributed-systems ; h ; sistemas distribuidos, computación distribuida ; distributed systems, distributed computing ; microservices, concurrent-programming ;
refactoring ; h ; refactorización, refactoring, refactorización de código, deuda técnica ; refactoring, code refactoring, technical debt ; clean-code ;
debugging ; h ; depuración, depuración de código, depuración de errores, debugging, resolución de bugs, corrección de errores de software ; debugging, bug fixing, code debugging, debug ; software-development ;
code-review ; h ; revisión de código, revisiones de código, code review, pull requests ; code review, code reviews, peer code review, pull requests ; git ;
pair-programming ; h ; programación en pareja, pair programming, mob programming ; pair programming, mob programming ; agile ;
uml ; h ; UML, diagramas UML, lenguaje unificado de modelado, modelado UML ; UML, UML diagrams, Unified Modeling Language, UML modelling ; software-architecture ;
requirements-analysis ; h ; análisis de requisitos, toma de requisitos, análisis de requerimientos, levantamiento de requerimientos, ingeniería de requisitos, especificación de requisitos, análisis funcional, gestión de requisitos ; requirements analysis, requirements gathering, requirements engineering, requirement elicitation, functional analysis, functional specifications, requirements management ; uml, user-stories ;
user-stories ; h ; historias de usuario, backlog, gestión del backlog, product backlog, casos de uso ; user stories, backlog management, product backlog, backlog refinement, backlog grooming, use cases ; scrum ;
sdlc ; h ; ciclo de vida del software, SDLC, ciclo de vida de desarrollo ; software development life cycle, SDLC, software development lifecycle, application lifecycle management ; software-development ;
technical-documentation ; h ; documentación técnica, redacción técnica, elaboración de manuales técnicos, manuales de usuario, redacción de documentación técnica ; technical documentation, technical writing, user manuals, software documentation, writing technical documentation ; confluence ;
legacy-modernization ; h ; modernización de aplicaciones, migración de sistemas heredados, sistemas legacy ; legacy modernization, application modernization, legacy migration, legacy systems ; refactoring ;
internationalization ; h ; internacionalización de software, i18n ; internationalization, internationalisation, i18n, software localisation ; frontend-development ;
open-source ; h ; software libre, código abierto, open source, contribución a código abierto ; open source, open source software, free software, open-source development ; git, linux ;
real-time-systems ; h ; sistemas en tiempo real, RTOS, sistemas operativos en tiempo real ; real-time systems, RTOS, real-time operating systems ; embedded-systems ;
freertos ; t ; FreeRTOS ; ; real-time-systems ;
vxworks ; t ; VxWorks ; ; real-time-systems ;
compilers ; h ; compiladores, diseño de compiladores ; compilers, compiler design, compiler construction ; cpp ;
llvm ; t ; LLVM ; ; compilers ;
parallel-hpc ; h ; computación de alto rendimiento, supercomputación, HPC, MPI ; high-performance computing, HPC, supercomputing, MPI ; cuda, scientific-computing ;
mpi ; t ; MPI (paralelismo), OpenMPI ; MPI (parallel computing), OpenMPI ; parallel-hpc ;
openmp ; t ; OpenMP ; ; parallel-hpc ;
blockchain ; h ; blockchain, cadena de bloques, tecnología blockchain ; blockchain, blockchain technology, distributed ledger ; smart-contracts, ethereum ;
hyperledger ; t ; Hyperledger, Hyperledger Fabric ; ; blockchain ;
web3 ; h ; Web3 ; ; blockchain ;
smart-contracts ; h ; contratos inteligentes, smart contracts ; smart contracts ; solidity ;
ethereum ; t ; Ethereum, EVM ; ; blockchain, solidity ;
augmented-reality ; h ; realidad aumentada, realidad mixta ; augmented reality, mixed reality ; virtual-reality, unity ;
arkit ; t ; ARKit ; ; augmented-reality ;
arcore ; t ; ARCore ; ; augmented-reality ;
virtual-reality ; h ; realidad virtual, VR, Oculus, experiencias inmersivas ; virtual reality, VR, Oculus, immersive experiences, XR ; augmented-reality, unity ;
iot ; h ; internet de las cosas, IoT, dispositivos conectados, IIoT ; Internet of Things, IoT, connected devices, IIoT, industrial IoT ; embedded-systems, mqtt ;
mqtt ; h ; MQTT ; ; iot ;
coap ; t ; CoAP ; ; iot ;
e-signature ; h ; firma electrónica, firma digital, certificados digitales ; electronic signature, e-signature, digital signature, digital certificates ; docusign ;
docusign ; t ; DocuSign ; ; e-signature ;

[version-control-and-teamwork-tools]
git ; t ; Git, Git Flow, Gitflow, control de versiones Git ; Git, Git Flow, Gitflow, Git version control ; github, gitlab, version-control ; github, gitlab
github ; t ; GitHub, Git Hub ; ; git, github-actions ; git, gitlab
gitlab ; t ; GitLab, Git Lab ; ; git, ci-cd ; git, github
bitbucket ; t ; Bitbucket, Bit Bucket ; ; git, jira ;
svn ; t ; Subversion, SVN, Apache Subversion, TortoiseSVN ; ; version-control ;
mercurial ; t ; Mercurial ; ; version-control ;
perforce ; t ; Perforce, Helix Core ; ; version-control ;
version-control ; h ; control de versiones, sistemas de control de versiones, gestión de versiones, VCS ; version control, version control systems, source control, VCS, revision control ; git, svn ;
jira ; t ; Jira, Atlassian Jira, Jira Software ; ; confluence, agile, scrum ;
jira-service-management ; t ; Jira Service Management, Jira Service Desk ; ; jira, itsm ;
confluence ; t ; Confluence, Atlassian Confluence ; ; jira ;
azure-devops ; t ; Azure DevOps, VSTS, Azure Pipelines, Azure Boards ; ; ci-cd, azure ; azure
tfs ; t ; Team Foundation Server, TFS ; ; azure-devops ;
redmine ; t ; Redmine ; ; jira ;
mantis ; t ; Mantis, MantisBT ; ; redmine ;
bugzilla ; t ; Bugzilla ; ; redmine ;
youtrack ; t ; YouTrack ; ; jira ;
visual-studio ; t ; Visual Studio, Microsoft Visual Studio ; ; csharp, dotnet ; vs-code
vs-code ; t ; Visual Studio Code, VS Code, VSCode ; ; javascript ; visual-studio
intellij ; t ; IntelliJ IDEA, IntelliJ, JetBrains ; ; java ;
pycharm ; t ; PyCharm ; ; python ;
webstorm ; t ; WebStorm ; ; javascript ;
phpstorm ; t ; PhpStorm ; ; php ;
eclipse ; t ; Eclipse, Eclipse IDE ; ; java ;
netbeans ; t ; NetBeans, Apache NetBeans ; ; java ;
jupyter ; t ; Jupyter, Jupyter Notebook, JupyterLab, notebooks de Jupyter ; Jupyter, Jupyter Notebook, Jupyter Notebooks, JupyterLab ; python, data-science ;
google-colab ; t ; Google Colab, Colaboratory ; ; jupyter ;

[agile-methods]
agile ; h ; metodologías ágiles, agile, metodología ágil, métodos ágiles, desarrollo ágil, agile methodologies, entornos ágiles, marcos ágiles ; agile, agile methodologies, agile methodology, agile development, agile methods, agile software development, agile environment, agile frameworks ; scrum, kanban, jira ;
scrum ; h ; Scrum, metodología Scrum, marco Scrum, Scrum Master ; Scrum, Scrum methodology, Scrum framework, Scrum Master ; agile, kanban, user-stories ;
kanban ; h ; Kanban, metodología Kanban, tableros Kanban ; Kanban, Kanban boards, Kanban methodology ; agile, scrum, lean-manufacturing ;
safe-agile ; h ; SAFe, Scaled Agile Framework, agilidad a escala ; SAFe, Scaled Agile Framework, scaled agile ; agile ;
less-agile ; h ; LeSS (Large-Scale Scrum), Large-Scale Scrum ; LeSS (Large-Scale Scrum), Large-Scale Scrum ; agile ;
extreme-programming ; h ; programación extrema, extreme programming, XP (programación extrema) ; extreme programming, eXtreme Programming (XP) ; agile, tdd ;
waterfall ; h ; metodología en cascada, modelo en cascada, waterfall ; waterfall, waterfall methodology, waterfall model ; sdlc ;
sprint-planning ; h ; planificación de sprints, sprint planning, ceremonias ágiles, retrospectivas ; sprint planning, sprints, agile ceremonies, retrospectives ; scrum ;

[testing]
software-testing ; h ; pruebas de software, testing, testing de software, control de calidad de software, QA de software, aseguramiento de la calidad de software, pruebas funcionales ; software testing, testing, software QA, software quality assurance, QA testing, functional testing, software quality ; test-automation, unit-testing, jira ;
api-testing ; h ; pruebas de API, pruebas de APIs, testing de APIs ; API testing, API tests, testing APIs ; software-testing, postman ;
manual-testing ; h ; pruebas manuales, testing manual ; manual testing, manual tests ; software-testing ;
test-automation ; h ; automatización de pruebas, pruebas automatizadas, testing automatizado, QA automation, pruebas automáticas ; test automation, automated testing, QA automation, automated tests, automation testing ; selenium, cypress, playwright ;
unit-testing ; h ; pruebas unitarias, tests unitarios, test unitarios, unit testing ; unit testing, unit tests, unit test ; tdd, junit, jest ;
integration-testing ; h ; pruebas de integración, tests de integración ; integration testing, integration tests ; unit-testing ;
e2e-testing ; h ; pruebas de extremo a extremo, pruebas end-to-end, pruebas E2E, tests E2E ; end-to-end testing, E2E testing, E2E tests, end-to-end tests ; cypress, playwright ;
regression-testing ; h ; pruebas de regresión ; regression testing, regression tests ; software-testing ;
performance-testing ; h ; pruebas de rendimiento, pruebas de carga, pruebas de estrés, test de carga ; performance testing, load testing, stress testing ; jmeter ;
uat ; h ; pruebas de aceptación, pruebas de aceptación de usuario, UAT ; user acceptance testing, UAT, acceptance testing ; software-testing ;
test-planning ; h ; planes de prueba, casos de prueba, diseño de casos de prueba, plan de pruebas ; test planning, test plans, test cases, test case design, test strategy ; software-testing, istqb-methods ;
istqb-methods ; h ; metodología ISTQB, ISTQB ; ISTQB methodology, ISTQB ; software-testing ;
tdd ; h ; TDD, desarrollo guiado por pruebas, test driven development ; test-driven development, TDD ; unit-testing, bdd ;
bdd ; h ; BDD, desarrollo guiado por comportamiento, behaviour driven development ; behaviour-driven development, behavior-driven development, BDD ; cucumber-tool, tdd ;
selenium ; t ; Selenium, Selenium WebDriver, Selenium IDE ; ; test-automation ;
cypress ; t ; Cypress, Cypress.io ; ; e2e-testing ;
playwright ; t ; Playwright ; ; e2e-testing ;
puppeteer ; t ; Puppeteer ; ; playwright ;
appium ; t ; Appium ; ; test-automation, mobile-development ;
espresso-testing ; t ; Espresso (Android) ; ; android-development ;
xcuitest ; t ; XCUITest, XCTest ; ; ios-development ;
cucumber-tool ; t ; Cucumber (pruebas), Cucumber ; Cucumber (testing), Cucumber ; bdd ;
gherkin ; h ; Gherkin ; ; bdd ;
specflow ; t ; SpecFlow ; ; bdd, csharp ;
junit ; t ; JUnit, JUnit 5 ; ; java, unit-testing ;
mockito ; t ; Mockito ; ; java ;
testng ; t ; TestNG ; ; java ;
nunit ; t ; NUnit ; ; csharp, unit-testing ; junit
xunit ; t ; xUnit, xUnit.net ; ; csharp ;
mstest ; t ; MSTest ; ; csharp ;
jest ; t ; Jest ; ; javascript, unit-testing ;
vitest ; t ; Vitest ; ; jest ;
mocha ; t ; Mocha, Mocha.js, Chai ; ; jest ;
jasmine ; t ; Jasmine (pruebas), Karma/Jasmine ; Jasmine (testing), Karma/Jasmine ; angular ;
testing-library ; t ; Testing Library, React Testing Library ; ; react ;
pytest ; t ; pytest, unittest (Python) ; ; python, unit-testing ;
robot-framework ; t ; Robot Framework ; ; test-automation ;
jmeter ; t ; JMeter, Apache JMeter ; ; performance-testing ;
loadrunner ; t ; LoadRunner ; ; performance-testing ;
gatling ; t ; Gatling ; ; performance-testing ;
k6 ; t ; k6, Grafana k6 ; ; performance-testing ;
testrail ; t ; TestRail ; ; test-planning ;
xray-jira ; t ; Xray (Jira) ; ; jira ;
zephyr-testing ; t ; Zephyr (Jira), Zephyr Scale ; ; jira ;
testlink ; t ; TestLink ; ; test-planning ;
hp-alm ; t ; HP ALM, Quality Center, HP Quality Center ; ; test-planning ;
tosca ; t ; Tricentis Tosca, Tosca ; ; test-automation ;
katalon ; t ; Katalon, Katalon Studio ; ; test-automation ;
ranorex ; t ; Ranorex ; ; test-automation ;
sonarqube ; t ; SonarQube, Sonar, SonarCloud, análisis estático de código ; SonarQube, SonarCloud, static code analysis ; clean-code ;
browserstack ; t ; BrowserStack ; ; test-automation ;
sauce-labs ; t ; Sauce Labs ; ; test-automation ;
ab-testing ; h ; test A/B, pruebas A/B, A/B testing, experimentación A/B ; A/B testing, A/B tests, split testing, AB testing ; statistics ;
`);
