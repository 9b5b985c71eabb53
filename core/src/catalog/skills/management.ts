import { readSkills } from './skill';

export const managementSkills = readSkills(`
[project-management]
project-management ; h ; gestión de proyectos, dirección de proyectos, administración de proyectos, gerencia de proyectos, coordinación de proyectos, project management ; project management, managing projects, project coordination, project delivery ; pmbok, project-scheduling
project-scheduling ; h ; planificación de proyectos, cronogramas, diagramas de Gantt, Gantt, programación de proyectos, planificación temporal ; project scheduling, Gantt charts, Gantt, project planning, project timelines ; microsoft-project, primavera ;
programme-management ; h ; gestión de programas, dirección de programas ; programme management, program management ; project-management, portfolio-management
portfolio-management ; h ; gestión de portafolio de proyectos, gestión de cartera de proyectos ; project portfolio management, PPM ; programme-management, pmo ; investment-portfolio-management
pmo ; h ; PMO, oficina de proyectos, oficina de gestión de proyectos ; PMO, project management office ; project-management, portfolio-management
pmbok ; h ; PMBOK, metodología PMI, estándar del PMI, buenas prácticas del PMI ; PMBOK, PMI methodology, PMI standards, PMBOK Guide ; project-management, prince2
prince2 ; h ; PRINCE2, metodología PRINCE2 ; PRINCE2, PRINCE2 methodology ; project-management, pmbok
pm2-method ; h ; metodología PM², PM2 de la Comisión Europea ; PM² methodology, PM2 of the European Commission ; project-management
hybrid-project-management ; h ; gestión híbrida de proyectos, metodologías híbridas ; hybrid project management ; project-management, agile
critical-path ; h ; ruta crítica, camino crítico, método PERT, PERT y CPM ; critical path method, critical path, PERT ; project-scheduling, project-management
project-budgeting ; h ; presupuestos de proyecto, control de costes de proyectos, control presupuestario de proyectos ; project budgeting, project cost control, project budgets ; budget-management, earned-value
earned-value ; h ; valor ganado, gestión del valor ganado ; earned value management, earned value ; project-budgeting
project-risk-management ; h ; gestión de riesgos de proyectos, matriz de riesgos, plan de contingencia ; project risk management, risk register, risk matrix, contingency planning ; project-management, risk-management
scope-management ; h ; gestión del alcance, definición del alcance, control de cambios de proyecto ; scope management, scope definition, project change control ; project-management
stakeholder-management ; h ; gestión de stakeholders, gestión de grupos de interés, gestión de interesados, relación con grupos de interés ; stakeholder management, stakeholder engagement, managing stakeholders, stakeholder relations ; project-management, stakeholder-communication
project-monitoring ; h ; seguimiento de proyectos, seguimiento y control de proyectos, informes de avance ; project monitoring, project tracking, progress reports, status reporting, project status reports ; project-management, kpis
project-closing ; h ; cierre de proyectos, lecciones aprendidas ; project closure, lessons learned, post-implementation review ; project-management
resource-planning ; h ; planificación de recursos, asignación de recursos ; resource planning, resource allocation, capacity planning of teams ; project-management, workforce-planning
agile-coaching ; h ; facilitación ágil, agile coaching, transformación ágil ; agile coaching, agile transformation, agile facilitation ; scrum, agile, change-management
work-breakdown-structure ; h ; estructura de desglose del trabajo, EDT ; work breakdown structure, WBS ; project-scheduling, scope-management
logical-framework ; h ; marco lógico, enfoque del marco lógico, EML ; logical framework, logframe, logical framework approach ; development-cooperation, project-formulation
project-formulation ; h ; formulación de proyectos, formulación y evaluación de proyectos, evaluación de proyectos de inversión ; project formulation, project appraisal, project proposal writing ; logical-framework, feasibility-studies

[business-management]
business-administration ; h ; administración de empresas, gestión empresarial, dirección de empresas, gestión de empresas ; business administration, business management, running a business ; strategic-planning, operations-management
general-management ; h ; dirección general, gerencia general ; general management, managing director role, executive management ; business-administration, p-and-l-responsibility
strategic-planning ; h ; planificación estratégica, planeación estratégica, plan estratégico, estrategia empresarial, dirección estratégica ; strategic planning, business strategy, corporate strategy, strategy development, strategic management ; business-development, swot-analysis
operations-management ; h ; gestión de operaciones, dirección de operaciones, administración de operaciones, gestión operativa ; operations management, managing operations, business operations, operational management ; business-process-improvement, p-and-l-responsibility
p-and-l-responsibility ; h ; cuenta de resultados, gestión de la cuenta de explotación, responsabilidad sobre P&L, cuenta de pérdidas y ganancias ; P&L responsibility, P&L management, profit and loss responsibility, profit and loss, P&L ; budget-management, general-management
budget-management ; h ; gestión de presupuestos, elaboración de presupuestos, control presupuestario, manejo de presupuestos, gestión presupuestaria, presupuestación ; budget management, budgeting, budget control, budget planning, budget preparation, managing budgets ; management-control, p-and-l-responsibility
balanced-scorecard ; h ; cuadro de mando integral, seguimiento de indicadores, indicadores de rendimiento ; balanced scorecard, performance indicators, KPI monitoring ; kpis, objective-setting
objective-setting ; h ; dirección por objetivos, definición de objetivos, gestión por objetivos, OKR ; objective setting, management by objectives, OKRs, OKR, goal setting for teams ; kpis, performance-appraisal
swot-analysis ; h ; análisis DAFO, análisis FODA, DAFO, FODA ; SWOT analysis, SWOT ; strategic-planning, competitor-analysis
business-planning ; h ; plan de negocio, planes de negocio, elaboración de planes de negocio, plan de empresa ; business planning, business plan, business plans, writing business plans ; entrepreneurship, financial-modelling
business-model-design ; h ; modelos de negocio, modelo Canvas, lienzo de modelo de negocio, Business Model Canvas ; business model design, business models, Business Model Canvas ; business-planning, lean-startup
lean-startup ; h ; Lean Startup, producto mínimo viable ; Lean Startup, minimum viable product ; business-model-design, entrepreneurship
business-development ; h ; desarrollo de negocio, desarrollo de nuevos negocios, desarrollo comercial, nuevas oportunidades de negocio ; business development, new business development, developing new business, identifying business opportunities ; prospecting, strategic-planning
strategic-alliances ; h ; alianzas estratégicas, gestión de partners, gestión de alianzas, desarrollo de partnerships ; strategic alliances, strategic partnerships, partnership management, partnership development, partner management ; business-development
international-expansion ; h ; internacionalización de empresas, expansión internacional, apertura de mercados, desarrollo de mercados internacionales ; international expansion, market entry, international business development, global expansion ; export-sales, business-development
franchise-management ; h ; gestión de franquicias, expansión de franquicias, franquicias ; franchise management, franchising, franchise development ; retail-management
change-management ; h ; gestión del cambio, gestión del cambio organizacional ; change management, organisational change, organizational change, managing change ; organisational-development, digital-transformation
innovation-management ; h ; gestión de la innovación, innovación empresarial, innovación abierta ; innovation management, open innovation, corporate innovation ; design-thinking, digital-transformation
design-thinking ; h ; design thinking, pensamiento de diseño ; design thinking ; innovation-management
business-process-improvement ; h ; mejora de procesos, optimización de procesos, reingeniería de procesos, mejora de procesos de negocio ; business process improvement, process improvement, process optimisation, process optimization, business process reengineering, process improvements ; process-mapping, operations-management
process-mapping ; h ; levantamiento de procesos, mapeo de procesos, modelado de procesos ; business process mapping, process modelling, process flowcharts ; business-process-improvement
procedure-manuals ; h ; manuales de procedimientos, elaboración de procedimientos, procedimientos operativos estándar, redacción de procedimientos ; procedure manuals, standard operating procedures, SOPs, writing procedures ; process-mapping
multi-site-management ; h ; gestión multicentro, gestión de varias sedes, supervisión de zona, gestión regional de tiendas ; multi-site management, multi-unit management, area management, regional management ; operations-management, retail-management
start-up-management ; h ; creación de empresas, puesta en marcha de negocios, emprendimiento, apertura de negocios ; start-up creation, business start-up, launching a business, start-up management ; entrepreneurship, business-planning
crisis-management ; h ; gestión de crisis, manejo de crisis ; crisis management, managing crises ; business-continuity, crisis-communication
corporate-governance ; h ; gobierno corporativo, consejo de administración, secretaría del consejo ; corporate governance, board governance, board secretary duties, company secretarial work ; compliance, company-law
corporate-social-responsibility ; h ; responsabilidad social corporativa, RSC, responsabilidad social empresarial, RSE, voluntariado corporativo ; corporate social responsibility, corporate citizenship, CSR programmes ; esg-reporting, stakeholder-management
esg-reporting ; h ; informes de sostenibilidad, memoria de sostenibilidad, estado de información no financiera, EINF, criterios ESG, ESG ; ESG reporting, sustainability reporting, non-financial reporting, CSRD, GRI standards, ESG ; corporate-social-responsibility
cooperative-management ; h ; gestión de cooperativas, economía social, economía social y solidaria ; cooperative management, social economy, social enterprise ; entrepreneurship
meeting-facilitation ; h ; facilitación de reuniones, facilitación de grupos, facilitación de talleres, dinamización de grupos ; meeting facilitation, workshop facilitation, facilitating workshops, group facilitation, facilitation ; design-thinking, training-delivery
team-supervision ; h ; supervisión de equipos, gestión de equipos, coordinación de equipos, supervisión de personal, dirección de equipos, manejo de personal, personal a cargo ; team supervision, team management, staff supervision, supervising staff, managing teams, people management, staff management, line management ; leadership, rota-planning
remote-team-management ; h ; gestión de equipos remotos, gestión de equipos en remoto, liderazgo de equipos distribuidos ; remote team management, managing remote teams, distributed team leadership ; team-supervision
knowledge-management ; h ; gestión del conocimiento ; knowledge management, knowledge sharing systems ; training-management

[consulting]
business-consulting ; h ; consultoría de negocio, consultoría empresarial, consultoría de gestión, asesoría empresarial, consultoría estratégica ; business consulting, management consulting, strategy consulting, business advisory ; strategic-planning, business-process-improvement
business-analysis ; h ; análisis de negocio, análisis funcional de negocio, business analysis ; business analysis, business requirements analysis, business requirements ; process-mapping, business-consulting
feasibility-studies ; h ; estudios de viabilidad, análisis de viabilidad, estudios de factibilidad ; feasibility studies, feasibility analysis, viability studies ; business-planning, financial-modelling
benchmarking-study ; h ; benchmarking, análisis comparativo de mercado ; benchmarking, benchmarking studies ; competitor-analysis
organisational-consulting ; h ; consultoría organizacional, consultoría de recursos humanos, consultoría organizativa ; organisational consulting, HR consulting ; organisational-development, business-consulting
post-merger-integration ; h ; integración posfusión, integración de empresas adquiridas ; post-merger integration, PMI integration ; mergers-and-acquisitions
restructuring ; h ; reestructuración de empresas, reflotamiento de empresas, reestructuración empresarial ; business restructuring, corporate turnaround, turnaround management ; change-management, insolvency-law
executive-presentations ; h ; presentaciones ejecutivas, presentaciones a comité de dirección, presentaciones a clientes ; executive presentations, client presentations, board presentations, presentations to senior management ; public-speaking, presentation-skills
proposal-writing ; h ; redacción de propuestas, elaboración de propuestas técnicas, elaboración de propuestas, propuestas comerciales, elaboración de ofertas ; proposal writing, writing proposals, bid writing, RFP responses ; public-tenders, grant-applications

[procurement]
procurement ; h ; compras, gestión de compras, aprovisionamiento y compras, adquisiciones, gestión de adquisiciones, departamento de compras ; procurement, purchasing, buying for a company, procurement management, purchasing management ; supplier-management, supplier-negotiation
strategic-sourcing ; h ; compras estratégicas, abastecimiento estratégico, strategic sourcing ; strategic sourcing, global sourcing, category management in procurement ; procurement, supplier-selection
supplier-management ; h ; gestión de proveedores, relación con proveedores, administración de proveedores, trato con proveedores ; supplier management, vendor management, supplier relations, supplier relationship management, managing vendors ; procurement, supplier-evaluation
supplier-selection ; h ; selección de proveedores, búsqueda de proveedores, homologación de proveedores, desarrollo de proveedores ; supplier selection, vendor selection, finding suppliers, supplier approval, supplier qualification ; supplier-management
supplier-negotiation ; h ; negociación con proveedores, negociación de compras, negociación de precios con proveedores ; supplier negotiation, negotiating with suppliers, vendor negotiation, negotiating with vendors ; procurement, negotiation
supplier-evaluation ; h ; evaluación de proveedores, auditoría de proveedores ; supplier evaluation, supplier audits, vendor evaluation, supplier performance ; supplier-management
purchase-orders ; h ; órdenes de compra, gestión de órdenes de compra, pedidos a proveedores, solicitudes de compra, emisión de órdenes de compra ; purchase orders, purchase order processing, purchase requisitions, issuing purchase orders ; procurement, order-processing
request-for-proposal ; h ; solicitud de ofertas, solicitudes de cotización, comparativa de ofertas, RFP, RFQ, cuadros comparativos de ofertas ; request for proposal, request for quotation, RFP, RFQ, RFPs, bid comparison ; procurement, public-tenders
public-tenders ; h ; licitaciones, licitaciones públicas, concursos públicos, licitación pública, preparación de licitaciones ; public tenders, tendering, bid management, tender preparation, government bids ; public-procurement, proposal-writing
public-procurement ; h ; contratación pública, contratación del sector público, compras públicas, Ley de Contratos del Sector Público, ChileCompra, CompraNet, SECOP ; public procurement, government procurement, government contracting ; public-tenders, administrative-law
contract-management ; h ; gestión de contratos, administración de contratos, seguimiento de contratos ; contract management, contract administration, managing contracts ; procurement, contract-drafting
contract-negotiation ; h ; negociación de contratos, negociación contractual ; contract negotiation, negotiating contracts, contract negotiations ; contract-management, negotiation
cost-reduction ; h ; reducción de costes, reducción de costos, ahorro de costes, optimización de costes, optimización de costos ; cost reduction, cost savings, cost saving, reducing costs, cost optimisation, cost control ; procurement, cost-accounting
category-management ; h ; category management, gestión por categorías, gestión de categorías de producto ; category management, product category management ; retail-buying, procurement
retail-buying ; h ; compras de retail, compras de moda, planificación de surtido, gestión de surtido ; retail buying, fashion buying, assortment planning, range planning, merchandise planning ; category-management, merchandising
indirect-procurement ; h ; compras indirectas, compra de servicios generales ; indirect procurement, indirect purchasing, services procurement ; procurement
sustainable-procurement ; h ; compras sostenibles, compra pública responsable ; sustainable procurement, responsible sourcing, ethical sourcing ; procurement, corporate-social-responsibility
`);
