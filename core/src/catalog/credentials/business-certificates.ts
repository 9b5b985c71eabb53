import { readCertificates } from './credential';

/** Certificates of management, money, law, marketing and office work. */
export const businessCertificates = readCertificates(`
[management]
pmp ; Project Management Institute ; PMP, Project Management Professional ; ; project-management, pmbok
capm ; Project Management Institute ; CAPM, Certified Associate in Project Management ; ; project-management, pmbok
pmi-acp ; Project Management Institute ; PMI-ACP, PMI Agile Certified Practitioner ; ; agile, project-management
pmi-rmp ; Project Management Institute ; PMI-RMP, PMI Risk Management Professional ; ; project-risk-management
pgmp ; Project Management Institute ; PgMP, Program Management Professional ; ; programme-management
pmi-pba ; Project Management Institute ; PMI-PBA, PMI Professional in Business Analysis ; ; business-analysis
prince2-foundation ; PeopleCert ; PRINCE2 Foundation ; ; prince2, project-management
prince2-practitioner ; PeopleCert ; PRINCE2 Practitioner ; ; prince2, project-management
prince2-agile ; PeopleCert ; PRINCE2 Agile, PRINCE2 Agile Practitioner ; ; prince2, agile
msp-foundation ; PeopleCert ; MSP Foundation, Managing Successful Programmes ; ; programme-management
ipma-d ; IPMA ; IPMA Level D, IPMA Nivel D ; IPMA Level D, Certified Project Management Associate ; project-management
ipma-b ; IPMA ; IPMA Level B, IPMA Nivel B ; IPMA Level B, Certified Senior Project Manager ; project-management
pm2-essentials ; European Commission ; PM² Essentials, Certificación PM² ; PM² Essentials, PM² Certification ; pm2-method
google-project-management ; Google ; Google Project Management Professional Certificate, Certificado profesional de Google en gestión de proyectos ; Google Project Management Professional Certificate ; project-management
psm-i ; Scrum.org ; PSM I, Professional Scrum Master I ; ; scrum
psm-ii ; Scrum.org ; PSM II, Professional Scrum Master II ; ; scrum
pspo-i ; Scrum.org ; PSPO I, Professional Scrum Product Owner I ; ; scrum, user-stories
psd-i ; Scrum.org ; PSD I, Professional Scrum Developer I ; ; scrum, software-development
csm ; Scrum Alliance ; CSM, Certified ScrumMaster ; ; scrum
cspo ; Scrum Alliance ; CSPO, Certified Scrum Product Owner ; ; scrum, user-stories
safe-agilist ; Scaled Agile ; SAFe Agilist, Certified SAFe Agilist, Leading SAFe ; ; safe-agile
safe-scrum-master ; Scaled Agile ; SAFe Scrum Master, Certified SAFe Scrum Master ; ; safe-agile, scrum
kanban-kmp ; Kanban University ; KMP, Kanban Management Professional ; ; kanban
management-3-0 ; Management 3.0 ; Management 3.0 ; ; agile
cbap ; IIBA ; CBAP, Certified Business Analysis Professional ; ; business-analysis, requirements-analysis
ecba ; IIBA ; ECBA, Entry Certificate in Business Analysis ; ; business-analysis
prosci ; Prosci ; Prosci Certified Change Practitioner, Certificación Prosci ADKAR ; Prosci Certified Change Practitioner ; change-management
lean-six-sigma-yellow ; ASQ ; Six Sigma Yellow Belt, Lean Six Sigma Yellow Belt ; ; six-sigma, lean-manufacturing
lean-six-sigma-green ; ASQ ; Six Sigma Green Belt, Lean Six Sigma Green Belt, CSSGB ; ; six-sigma, lean-manufacturing
lean-six-sigma-black ; ASQ ; Six Sigma Black Belt, Lean Six Sigma Black Belt, CSSBB ; ; six-sigma, lean-manufacturing
iso-9001-lead-auditor ; IRCA ; Auditor jefe ISO 9001, Auditor líder ISO 9001, ISO 9001 Lead Auditor ; ISO 9001 Lead Auditor ; iso-9001, quality-audits
iso-9001-internal-auditor ; AENOR ; Auditor interno ISO 9001, Auditora interna ISO 9001 ; ISO 9001 Internal Auditor ; iso-9001, quality-audits
iso-14001-lead-auditor ; IRCA ; Auditor jefe ISO 14001, Auditor líder ISO 14001 ; ISO 14001 Lead Auditor ; iso-14001, quality-audits
iso-45001-lead-auditor ; IRCA ; Auditor jefe ISO 45001, Auditor líder ISO 45001 ; ISO 45001 Lead Auditor ; iso-45001, quality-audits
iso-50001-lead-auditor ; PECB ; Auditor líder ISO 50001 ; ISO 50001 Lead Auditor ; iso-50001, energy-audits
iatf-16949-auditor ; TÜV Rheinland ; Auditor interno IATF 16949 ; IATF 16949 Internal Auditor ; iatf-16949, quality-audits
iso-17025-auditor ; Entidad formadora ; Auditor interno ISO/IEC 17025 ; ISO/IEC 17025 Internal Auditor ; iso-17025, quality-audits
apics-cpim ; ASCM ; CPIM, Certified in Planning and Inventory Management ; ; supply-planning, stock-control
apics-cscp ; ASCM ; CSCP, Certified Supply Chain Professional ; ; supply-chain
apics-cltd ; ASCM ; CLTD, Certified in Logistics Transportation and Distribution ; ; logistics
cips-diploma ; CIPS ; CIPS Diploma in Procurement and Supply, MCIPS ; ; procurement, strategic-sourcing
cpsm ; Institute for Supply Management ; CPSM, Certified Professional in Supply Management ; ; procurement, supply-chain
[finance]
acca ; ACCA ; ACCA, Association of Chartered Certified Accountants Qualification ; ; accounting, ifrs, auditing
aca ; ICAEW ; ACA, ICAEW Chartered Accountant ; ; accounting, auditing
cima ; CIMA ; CIMA, Chartered Global Management Accountant, CGMA ; ; management-control, cost-accounting
aat ; AAT ; AAT Level 4 Diploma in Professional Accounting, AAT Qualification ; ; bookkeeping, accounting
us-cpa ; AICPA ; CPA, US CPA, Certified Public Accountant (US) ; ; accounting, gaap, auditing
cma-us ; Institute of Management Accountants ; CMA, Certified Management Accountant ; ; management-control, cost-accounting
roac ; ICAC ; ROAC, Registro Oficial de Auditores de Cuentas ; ROAC, Official Register of Auditors of Spain ; auditing, audit-standards
cia ; The Institute of Internal Auditors ; CIA, Certified Internal Auditor, Auditor interno certificado ; CIA, Certified Internal Auditor ; internal-audit, internal-control
cfe ; ACFE ; CFE, Certified Fraud Examiner, Examinador de fraude certificado ; CFE, Certified Fraud Examiner ; forensic-accounting, fraud-prevention
cfa ; CFA Institute ; CFA, Chartered Financial Analyst ; ; investment-analysis, financial-analysis, investment-portfolio-management
cfa-investment-foundations ; CFA Institute ; CFA Investment Foundations ; ; capital-markets
caia ; CAIA Association ; CAIA, Chartered Alternative Investment Analyst ; ; investment-analysis, private-equity
frm ; GARP ; FRM, Financial Risk Manager ; ; market-risk, credit-risk, risk-management
prm ; PRMIA ; PRM, Professional Risk Manager ; ; risk-management
efpa-eia ; EFPA ; EIA, European Investment Assistant ; ; financial-advice
efpa-eip ; EFPA ; EIP, European Investment Practitioner ; ; financial-advice, investment-advice
efpa-efa ; EFPA ; EFA, European Financial Advisor ; ; investment-advice, investment-funds
efpa-efp ; EFPA ; EFP, European Financial Planner ; ; investment-advice, pension-plans
mifid-ii ; Entidad reconocida por la CNMV ; Certificación MiFID II, MiFID II ; MiFID II Certification ; investment-advice, financial-regulation
lcci ; EFPA ; LCCI, Certificación en la Ley de Crédito Inmobiliario ; LCCI, Spanish Mortgage Credit Act Certification ; mortgages, lending
insurance-mediation-level-2 ; Entidad formadora ; Mediador de seguros nivel 2, Certificado IDD nivel 2, Formación en distribución de seguros ; Insurance Distribution Certificate Level 2, IDD Certificate ; insurance-sales, insurance
acams-cams ; ACAMS ; CAMS, Certified Anti-Money Laundering Specialist ; ; anti-money-laundering
bloomberg-bmc ; Bloomberg ; Bloomberg Market Concepts, BMC ; ; bloomberg-terminal, capital-markets
fmva ; Corporate Finance Institute ; FMVA, Financial Modeling & Valuation Analyst ; ; financial-modelling, business-valuation
sage-certification ; Sage ; Certificación Sage 50, Sage 50 Certified ; Sage 50 Certification ; sage-50
quickbooks-proadvisor ; Intuit ; QuickBooks ProAdvisor, QuickBooks Certified ProAdvisor ; ; quickbooks
xero-advisor ; Xero ; Xero Advisor Certification ; ; xero
[human-resources]
shrm-cp ; SHRM ; SHRM-CP, SHRM Certified Professional ; ; human-resources
shrm-scp ; SHRM ; SHRM-SCP, SHRM Senior Certified Professional ; ; human-resources, talent-management
phr ; HRCI ; PHR, Professional in Human Resources ; ; human-resources
cipd-level-5 ; CIPD ; CIPD Level 5 Associate Diploma in People Management, CIPD Level 5 ; ; human-resources
cipd-level-7 ; CIPD ; CIPD Level 7 Advanced Diploma in Strategic People Management, CIPD Level 7 ; ; human-resources, talent-management
icf-acc ; International Coaching Federation ; ACC, Associate Certified Coach ; ; executive-coaching
icf-pcc ; International Coaching Federation ; PCC, Professional Certified Coach ; ; executive-coaching
everything-disc ; Wiley ; Everything DiSC Workplace Certified Practitioner, Certificación DISC ; Everything DiSC Workplace Certified Practitioner, DISC Certification ; candidate-assessment
linkedin-certified-recruiter ; LinkedIn ; LinkedIn Certified Professional – Recruiter ; ; linkedin-recruiter
[law]
spanish-bar-admission ; Consejo General de la Abogacía Española ; Examen de acceso a la abogacía, Colegiación como abogado ejerciente, Colegiación como abogada ejerciente ; Spanish Bar Admission, Bar Admission in Spain ; legal-advice, litigation
sqe ; Solicitors Regulation Authority ; SQE, Solicitors Qualifying Examination ; ; legal-advice
us-bar-exam ; State bar examiners (US) ; Bar Exam, Examen del Colegio de Abogados de Estados Unidos ; US Bar Admission, Bar Exam ; legal-advice
cipp-e ; IAPP ; CIPP/E, Certified Information Privacy Professional/Europe ; ; data-protection
cipm ; IAPP ; CIPM, Certified Information Privacy Manager ; ; data-protection
dpo-aepd ; AEPD ; Certificación DPD según el esquema AEPD, Delegado de Protección de Datos certificado ; AEPD-DPD Certified Data Protection Officer ; data-protection, dpo-role
cescom ; ASCOM ; CESCOM, Certificación en compliance CESCOM ; CESCOM Compliance Certification ; compliance
mediator-register ; Ministerio de Justicia ; Mediador inscrito en el Registro de Mediadores, Mediadora inscrita en el Registro de Mediadores ; Registered Mediator (Spain) ; legal-mediation
[marketing]
google-ads-search ; Google ; Certificación de Google Ads Búsqueda, Google Ads Search Certification ; Google Ads Search Certification ; google-ads, sem
google-ads-display ; Google ; Certificación de Google Ads Display ; Google Ads Display Certification ; google-ads, display-advertising
google-analytics-certification ; Google ; Certificación de Google Analytics, Google Analytics IQ ; Google Analytics Certification, Google Analytics Individual Qualification ; google-analytics, web-analytics
google-digital-garage ; Google ; Fundamentos de Marketing Digital, Google Actívate ; Fundamentals of Digital Marketing, Google Digital Garage ; digital-marketing
google-ux-design ; Google ; Google UX Design Professional Certificate, Certificado profesional de Google en diseño UX ; Google UX Design Professional Certificate ; ux-design
hubspot-inbound ; HubSpot Academy ; HubSpot Inbound Marketing Certification, Certificación Inbound Marketing de HubSpot ; HubSpot Inbound Marketing Certification ; inbound-marketing, hubspot
hubspot-content-marketing ; HubSpot Academy ; HubSpot Content Marketing Certification ; ; content-marketing
hubspot-email-marketing ; HubSpot Academy ; HubSpot Email Marketing Certification ; ; email-marketing
hubspot-sales ; HubSpot Academy ; HubSpot Sales Software Certification ; ; hubspot, crm-use
meta-digital-marketing-associate ; Meta ; Meta Certified Digital Marketing Associate, Facebook Blueprint ; ; meta-ads, social-ads
meta-media-buying ; Meta ; Meta Certified Media Buying Professional ; ; meta-ads, paid-media
hootsuite-platform ; Hootsuite ; Hootsuite Platform Certification ; ; hootsuite, social-media-management
semrush-seo ; Semrush Academy ; Semrush SEO Toolkit Certification ; ; semrush, seo
tiktok-media-buying ; TikTok ; TikTok Media Buying Certification ; ; tiktok-ads
cim-diploma ; Chartered Institute of Marketing ; CIM Diploma in Professional Marketing ; ; marketing
adobe-certified-photoshop ; Adobe ; Adobe Certified Professional in Visual Design using Adobe Photoshop, ACA Photoshop ; ; photoshop
adobe-certified-illustrator ; Adobe ; Adobe Certified Professional in Graphic Design and Illustration using Adobe Illustrator ; ; illustrator
adobe-certified-indesign ; Adobe ; Adobe Certified Professional in Print and Digital Media Publication using Adobe InDesign ; ; indesign
adobe-certified-premiere ; Adobe ; Adobe Certified Professional in Digital Video using Adobe Premiere Pro ; ; premiere
nng-ux ; Nielsen Norman Group ; UX Certification NN/g, NN/g UX Certificate ; ; ux-design, user-research
shopify-partner ; Shopify ; Shopify Partner Certification ; ; shopify
[office]
mos-excel ; Microsoft ; MOS Excel, Microsoft Office Specialist: Excel Associate, Microsoft Office Specialist Excel ; ; excel
mos-excel-expert ; Microsoft ; MOS Excel Expert, Microsoft Office Specialist: Excel Expert ; ; excel, pivot-tables
mos-word ; Microsoft ; MOS Word, Microsoft Office Specialist: Word Associate ; ; word
mos-powerpoint ; Microsoft ; MOS PowerPoint, Microsoft Office Specialist: PowerPoint Associate ; ; powerpoint
mos-access ; Microsoft ; MOS Access, Microsoft Office Specialist: Access Expert ; ; access
icdl ; ICDL Foundation ; ECDL, ICDL, Acreditación europea de manejo del ordenador ; ICDL, ECDL, International Certification of Digital Literacy ; office-computing
actic ; Generalitat de Catalunya ; ACTIC, Acreditación de competencias en TIC ; ACTIC, Catalan ICT Skills Accreditation ; digital-competence
ic3 ; Certiport ; IC3 Digital Literacy Certification ; ; digital-competence
google-workspace-administrator ; Google ; Associate Google Workspace Administrator, Professional Google Workspace Administrator ; ; google-workspace
`);
