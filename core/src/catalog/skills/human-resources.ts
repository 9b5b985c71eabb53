import { readSkills } from './skill';

export const humanResourcesSkills = readSkills(`
[human-resources]
human-resources ; h ; recursos humanos, RR. HH., RRHH, gestión de recursos humanos, capital humano, gestión de personas, gestión del talento humano ; human resources, HR, human resources management, HRM, people management function, people operations, human capital management ; personnel-administration, recruitment
personnel-administration ; h ; administración de personal, gestión de personal administrativa, administración laboral, expedientes de personal ; personnel administration, HR administration, employee records, staff administration ; payroll, employment-contracts
hr-business-partnering ; h ; HR business partner, HRBP, socio estratégico de recursos humanos ; HR business partnering, HRBP, HR business partner ; human-resources, organisational-development
payroll ; h ; nóminas, gestión de nóminas, elaboración de nóminas, confección de nóminas, planilla, planillas de pago, liquidación de sueldos, planilla de remuneraciones, remuneraciones ; payroll, payroll processing, payroll management, payroll administration ; social-security-contributions, personnel-administration ; spreadsheets
payroll-closing ; h ; cierre de nóminas, incidencias de nómina, cálculo de nómina, prenómina ; payroll closing, payroll calculation, payroll reconciliation, multi-state payroll ; payroll
severance-calculation ; h ; finiquitos, cálculo de finiquitos, liquidaciones de personal, cálculo de indemnizaciones ; severance calculation, final pay calculation, termination pay ; payroll, dismissals
social-security-contributions ; h ; seguros sociales, cotizaciones a la Seguridad Social, trámites ante la Seguridad Social, gestión de Seguridad Social, altas y bajas en la Seguridad Social, afiliación a la Seguridad Social ; social security contributions, social security registrations, payroll taxes, National Insurance contributions ; payroll, sistema-red
sistema-red ; t ; Sistema RED, SILTRA, RED Directo, Sistema de Liquidación Directa, TC1 y TC2, RLC y RNT ; Sistema RED, SILTRA ; social-security-contributions
contrata ; t ; Contrat@, contrata SEPE, comunicación de contratos al SEPE ; Contrat@, Contrat@ SEPE ; employment-contracts, certificados-sepe
certificados-sepe ; t ; Certific@2, certificados de empresa SEPE, certificado de empresa ; Certific@2, SEPE employer certificates ; contrata
delta-accidents ; t ; Delt@, partes de accidente de trabajo, comunicación de accidentes laborales ; Delt@, workplace accident reporting ; sick-leave-management
imss-infonavit ; h ; IMSS, INFONAVIT, altas y bajas IMSS, SUA, cuotas obrero patronales, IDSE ; IMSS, INFONAVIT, Mexican social security ; social-security-contributions, payroll
afp-isapre ; h ; AFP, Previred, leyes sociales, AFIP cargas sociales, PLAME, AFORE ; AFP pensions, Previred, Latin American payroll contributions ; social-security-contributions, payroll
employment-contracts ; h ; contratos de trabajo, contratación laboral, elaboración de contratos laborales, gestión de contratos de trabajo, contratos laborales ; employment contracts, drafting employment contracts, contract administration HR ; personnel-administration, labour-law
dismissals ; h ; despidos, extinción de contratos, cartas de despido, bajas voluntarias ; dismissals, employee terminations, redundancy process, redundancies, offboarding terminations ; employment-contracts, severance-calculation
ere-erte ; h ; ERE, ERTE, expedientes de regulación de empleo ; collective redundancies, furlough schemes, layoffs ; dismissals, labour-relations
sick-leave-management ; h ; gestión de bajas laborales, partes de baja y alta, incapacidad temporal, gestión de IT y accidentes, licencias médicas ; sick leave management, absence management, sickness absence, leave administration, FMLA ; personnel-administration, absenteeism-control
absenteeism-control ; h ; control de absentismo, absentismo laboral, control de ausentismo, ausentismo laboral ; absenteeism control, attendance management, absenteeism reduction ; sick-leave-management, time-and-attendance
time-and-attendance ; h ; control horario, registro de jornada, control de presencia, control de asistencia, control de fichajes ; time and attendance, timekeeping, time tracking of staff, timesheets, Kronos ; rota-planning, payroll
rota-planning ; h ; planificación de turnos, cuadrantes de turnos, elaboración de cuadrantes, gestión de turnos, programación de turnos, elaboración de horarios del personal ; rota planning, staff scheduling, shift scheduling, shift planning, staff rostering, rostering, employee scheduling ; time-and-attendance, team-supervision
holiday-management ; h ; gestión de vacaciones, control de vacaciones y permisos ; holiday management, leave management, PTO administration ; personnel-administration
onboarding ; h ; onboarding, acogida de nuevos empleados, plan de acogida, inducción de personal, inducción de nuevos colaboradores ; onboarding, employee onboarding, new hire orientation, staff induction, new employee induction ; human-resources, offboarding ; offboarding
offboarding ; h ; offboarding, entrevistas de salida, desvinculación laboral ; offboarding, exit interviews, employee offboarding ; onboarding, outplacement ; onboarding
labour-relations ; h ; relaciones laborales, relaciones sindicales, negociación con sindicatos, relación con comités de empresa, comité de empresa ; labour relations, labor relations, industrial relations, employee relations, union relations, works council ; collective-bargaining, labour-law
collective-bargaining ; h ; negociación colectiva, convenios colectivos, convenio colectivo ; collective bargaining, collective agreements, union negotiations ; labour-relations
compensation-and-benefits ; h ; compensación y beneficios, política retributiva, compensaciones y beneficios, política salarial, estructura salarial ; compensation and benefits, comp and ben, total rewards, salary structure, compensation design ; flexible-remuneration, job-evaluation
flexible-remuneration ; h ; gestión de retribución flexible, gestión de beneficios sociales, plan de beneficios para empleados ; employee benefits administration, flexible remuneration, benefits administration, open enrollment ; compensation-and-benefits
job-evaluation ; h ; valoración de puestos de trabajo, descripción de puestos de trabajo, análisis de puestos, perfiles de puesto, descripciones de puesto, metodología Hay ; job evaluation, job descriptions, job analysis, Hay method, job grading ; compensation-and-benefits
salary-benchmarking ; h ; encuestas salariales, estudios retributivos, benchmarking salarial, registro retributivo, auditoría retributiva ; salary benchmarking, salary surveys, pay audit, pay gap reporting ; compensation-and-benefits
performance-appraisal ; h ; evaluación del desempeño, gestión del desempeño, evaluaciones de desempeño, evaluación 360 ; performance appraisal, performance management, performance reviews, performance evaluation, 360-degree feedback, staff appraisals ; talent-management, objective-setting
talent-management ; h ; gestión del talento, retención de talento, desarrollo del talento, atracción y retención de talento ; talent management, talent development, talent retention, employee retention, staff retention ; succession-planning, performance-appraisal
succession-planning ; h ; planes de sucesión, diseño de planes de carrera ; succession planning, career pathing, career development planning ; talent-management
training-management ; h ; gestión de la formación, plan de formación, planes de formación, detección de necesidades formativas, gestión de la capacitación, planes de capacitación ; training management, learning and development, L&D, training needs analysis, training plans, training coordination ; training-delivery, fundae
training-delivery ; h ; impartición de formación, formación de empleados, capacitación de personal, formación interna, impartición de cursos, capacitaciones, formación a equipos ; training delivery, staff training, employee training, delivering training, training staff, corporate training, training new employees, training sessions ; training-management, teacher-training
fundae ; h ; formación bonificada, FUNDAE, gestión de créditos formativos, Fundación Tripartita ; FUNDAE, subsidised training in Spain ; training-management
skills-mapping ; h ; gestión por competencias, diccionario de competencias, mapa de talento, matriz de polivalencia ; competency management, competency framework, skills mapping, skills matrix ; talent-management, performance-appraisal
organisational-development ; h ; desarrollo organizacional, desarrollo organizativo, diseño organizacional, diseño organizativo ; organisational development, organizational development, organisational design, organization design ; change-management, hr-business-partnering
work-climate ; h ; clima laboral, encuestas de clima, clima organizacional, gestión del clima laboral, bienestar laboral ; workplace climate, employee engagement surveys, engagement surveys, employee wellbeing, employee experience ; internal-communication, employee-engagement
employee-engagement ; h ; compromiso de los empleados, experiencia del empleado, gestión de la cultura organizacional ; employee engagement, staff engagement, culture building ; work-climate
equality-plans ; h ; planes de igualdad, plan de igualdad, políticas de diversidad e inclusión, protocolo de acoso laboral ; equality plans, diversity and inclusion programmes, diversity and inclusion programs, DEI initiatives, workplace harassment protocol ; gender-equality, human-resources
people-analytics ; h ; people analytics, indicadores de recursos humanos, analítica de RR. HH., KPI de recursos humanos ; people analytics, HR analytics, HR metrics, workforce analytics ; human-resources, workforce-planning
workforce-planning ; h ; planificación de plantilla, planificación de recursos humanos, dimensionamiento de plantilla, control de headcount ; workforce planning, headcount planning, manpower planning, staffing plans ; people-analytics, rota-planning
hr-policies ; h ; políticas de recursos humanos, reglamento interno de trabajo, políticas y procedimientos de personal, manual del empleado ; HR policies, employee handbook, HR policies and procedures ; human-resources, labour-law
disciplinary-procedures ; h ; procedimientos disciplinarios, expedientes disciplinarios, régimen disciplinario ; disciplinary procedures, grievance procedures, disciplinaries and grievances, workplace investigations ; labour-relations
international-mobility ; h ; movilidad internacional, expatriados, gestión de expatriados, visados de trabajo, desplazamiento de trabajadores ; global mobility, international assignments, expatriate management, work visa processing, relocation of employees ; immigration-law, human-resources
contractor-safety-coordination ; h ; coordinación de actividades empresariales, plataformas CAE, documentación CAE, e-coordina ; contractor safety coordination, contractor documentation control ; occupational-risk-prevention
employer-branding ; h ; employer branding, marca empleadora ; employer branding, employer brand ; recruitment, work-climate
a3nom ; t ; A3Nom, A3 Nómina, A3Equipo ; ; payroll
nominasol ; t ; NominaSol, NominaPlus, Sage Nóminas, Sage NominaPlus ; ; payroll
meta4 ; t ; Meta4, Cegid PeopleNet, PeopleNet ; ; payroll, human-resources
workday-hcm ; t ; Workday HCM, Workday, Workday HR ; Workday HCM, Workday, Workday HR, Workday HRIS ; human-resources
successfactors ; t ; SAP SuccessFactors, SuccessFactors ; ; talent-management
bamboohr ; t ; BambooHR, Factorial HR, Personio, Kenjo ; BambooHR, Factorial HR, Personio, Gusto payroll ; human-resources
adp-payroll ; t ; ADP nóminas, ADP Workforce Now, ADP GlobalView ; ADP payroll, ADP Workforce Now, ADP GlobalView, Paychex ; payroll
hris ; h ; sistemas de información de recursos humanos, HRIS, software de recursos humanos, HCM ; HRIS, HRIS systems, HR information systems, HR software, HCM ; workday-hcm, human-resources
buk-hr ; t ; Buk recursos humanos, Talana, Rankmi ; Buk HR, Talana, Rankmi ; human-resources

[recruitment]
recruitment ; h ; selección de personal, reclutamiento, reclutamiento y selección, procesos de selección, captación de talento, adquisición de talento ; recruitment, recruiting, talent acquisition, hiring processes, recruitment and selection, staff recruitment, full-cycle recruiting ; candidate-interviewing, candidate-sourcing
candidate-sourcing ; h ; búsqueda activa de candidatos, sourcing de candidatos, búsqueda de candidatos, hunting de candidatos ; candidate sourcing, talent sourcing, sourcing candidates ; boolean-search, headhunting
boolean-search ; h ; búsqueda booleana, búsquedas booleanas ; Boolean search, Boolean search strings, X-ray search ; candidate-sourcing
headhunting ; h ; headhunting, búsqueda directa de ejecutivos, caza de talentos, búsqueda de directivos ; headhunting, executive search ; candidate-sourcing, recruitment
candidate-interviewing ; h ; entrevistas de selección, realización de entrevistas de trabajo, entrevistas por competencias, entrevista por competencias ; candidate interviewing, interviewing candidates, job interviewing, competency-based interviews, behavioural interviewing ; recruitment, candidate-assessment
cv-screening ; h ; cribado curricular, criba curricular, filtrado de currículums, preselección de candidatos, criba de candidatos ; CV screening, resume screening, candidate screening, shortlisting ; recruitment
candidate-assessment ; h ; evaluación de candidatos, assessment center, dinámicas de grupo en selección, pruebas de selección ; candidate assessment, assessment centres, assessment centers, pre-employment testing ; psychometrics, recruitment
job-posting ; h ; publicación de ofertas de empleo, redacción de ofertas de empleo, portales de empleo, publicación de vacantes ; job posting, writing job ads, job advertisements, job boards ; recruitment, linkedin-recruiter
linkedin-recruiter ; t ; LinkedIn Recruiter, LinkedIn Talent ; LinkedIn Recruiter, LinkedIn Talent Solutions ; candidate-sourcing
infojobs ; t ; InfoJobs, Computrabajo, Bumeran, Indeed Empresas ; InfoJobs, Indeed for employers, Monster job board ; job-posting
applicant-tracking-systems ; h ; ATS de selección, software de reclutamiento, sistemas de seguimiento de candidatos ; applicant tracking systems, applicant tracking system, ATS, recruiting software ; recruitment, hris
greenhouse-ats ; t ; Greenhouse ATS, Lever ATS, Teamtailor, Workable ATS, Bizneo, SmartRecruiters ; Greenhouse ATS, Lever ATS, Teamtailor, Workable ATS, SmartRecruiters, iCIMS, Taleo ; applicant-tracking-systems
it-recruitment ; h ; selección de perfiles IT, reclutamiento IT, selección de perfiles tecnológicos ; technical recruiting, IT recruitment, tech recruiting ; recruitment, candidate-sourcing
mass-recruitment ; h ; selección masiva, reclutamiento masivo, procesos de selección masivos ; high-volume recruitment, mass recruitment, volume hiring ; recruitment
temporary-staffing ; h ; trabajo temporal, gestión de ETT, empresa de trabajo temporal, subcontratación de personal ; temporary staffing, temp staffing, staffing agency work, agency recruitment ; recruitment
campus-recruitment ; h ; reclutamiento universitario, ferias de empleo, programa de becarios, programas de prácticas ; campus recruitment, graduate recruitment, job fairs, internship programmes, career fairs ; recruitment, employer-branding
reference-checks ; h ; comprobación de referencias, verificación de referencias laborales, verificación de antecedentes, estudios socioeconómicos ; reference checks, background checks, employment verification ; recruitment
career-guidance ; h ; orientación laboral, orientación profesional, asesoramiento laboral, orientación sociolaboral, asesoría de carrera ; career guidance, career counselling, career counseling, career coaching, employment advice, vocational guidance ; job-placement, academic-guidance
outplacement ; h ; outplacement, recolocación de empleados ; outplacement, career transition services ; career-guidance
job-placement ; h ; inserción laboral, intermediación laboral, prospección empresarial para el empleo, inserción sociolaboral, bolsa de empleo, colocación laboral ; job placement, job placement services, labour market integration, employment placement, job developer work ; career-guidance, supported-employment
executive-coaching ; h ; coaching ejecutivo, coaching, coaching profesional, coaching de equipos ; executive coaching, coaching, professional coaching, business coaching, life coaching, team coaching ; mentoring, leadership-development ; sports-coaching
leadership-development ; h ; desarrollo directivo, programas de liderazgo, desarrollo de liderazgo, escuela de liderazgo ; leadership development, management development, leadership training ; executive-coaching, talent-management
team-building-activities ; h ; actividades de team building, dinámicas de team building, cohesión de equipos ; team building, team-building activities, teambuilding ; work-climate, event-organisation
`);
