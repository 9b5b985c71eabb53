import { readSkills } from './skill';

export const lawSkills = readSkills(`
[law]
legal-advice ; h ; asesoramiento jurídico, asesoría jurídica, asesoría legal, asesoramiento legal, consultoría jurídica ; legal advice, legal counsel, legal advisory, legal consulting, legal counselling ; legal-drafting, legal-research
litigation ; h ; litigación, litigios, derecho procesal, procedimientos judiciales, defensa letrada, representación en juicio ; litigation, dispute resolution, court proceedings, legal proceedings, court representation ; civil-procedure, oral-advocacy
oral-advocacy ; h ; oratoria forense, asistencia a juicios, audiencias orales, intervención en vistas ; oral advocacy, courtroom advocacy, trial advocacy, court hearings ; litigation, public-speaking
legal-drafting ; h ; redacción jurídica, redacción de escritos judiciales, redacción de demandas, escritos procesales, redacción de escritos jurídicos, elaboración de dictámenes jurídicos ; legal drafting, drafting legal documents, legal writing, drafting pleadings, legal documents ; contract-drafting, legal-research
legal-research ; h ; investigación jurídica, búsqueda de jurisprudencia, estudio de jurisprudencia, análisis jurídico ; legal research, case law research, legal analysis ; legal-databases, legal-drafting
legal-databases ; t ; bases de datos jurídicas, Aranzadi, vLex, La Ley Digital, Tirant Online, Lefebvre ; legal databases, Westlaw, LexisNexis, vLex, PACER court records ; legal-research
contract-drafting ; h ; redacción de contratos, elaboración de contratos, revisión de contratos, redacción y revisión de contratos ; contract drafting, drafting contracts, contract review, reviewing contracts ; contract-law, contract-negotiation
contract-law ; h ; derecho contractual, derecho de contratos, derecho de obligaciones y contratos ; contract law, law of obligations ; civil-law, contract-drafting
civil-law ; h ; derecho civil ; civil law ; family-law, contract-law
civil-procedure ; h ; derecho procesal civil, Ley de Enjuiciamiento Civil, juicios monitorios, procedimiento monitorio ; civil procedure, civil litigation, small claims ; litigation, civil-law
criminal-law ; h ; derecho penal, defensa penal, procesos penales ; criminal law, criminal defence, criminal defense, penal law ; criminal-procedure, litigation
criminal-procedure ; h ; derecho procesal penal, proceso penal acusatorio, asistencia al detenido ; criminal procedure, adversarial criminal procedure ; criminal-law
labour-law ; h ; derecho laboral, derecho del trabajo, normativa laboral, legislación laboral, Estatuto de los Trabajadores, Ley Federal del Trabajo ; labour law, labor law, employment law, employment legislation ; labour-relations, social-security-law
labour-consultancy ; h ; asesoría laboral, asesoramiento laboral a empresas, graduado social ; employment consultancy, labour consultancy ; labour-law, payroll
social-security-law ; h ; derecho de la Seguridad Social, prestaciones de la Seguridad Social, incapacidades permanentes, jubilaciones y pensiones ; social security law, disability benefits law, pensions law ; labour-law
company-law ; h ; derecho mercantil, derecho societario, derecho corporativo, derecho comercial, derecho de sociedades ; company law, corporate law, commercial law, business law ; company-incorporation, corporate-governance
company-incorporation ; h ; constitución de sociedades, constitución de empresas, estatutos sociales, operaciones societarias ; company incorporation, company formation, business incorporation, articles of association ; company-law, notarial-practice
insolvency-law ; h ; derecho concursal, concurso de acreedores, Ley de la Segunda Oportunidad, quiebras ; insolvency law, bankruptcy law, bankruptcy ; company-law, restructuring
banking-law ; h ; derecho bancario, derecho financiero, derecho del mercado de valores ; banking law, finance law, securities law ; financial-regulation
tax-law ; h ; derecho tributario, derecho fiscal, derecho financiero y tributario ; tax law, tax litigation ; tax-advice, taxation
administrative-law ; h ; derecho administrativo, contencioso-administrativo, recursos administrativos, procedimiento administrativo ; administrative law, administrative appeals, judicial review ; public-procurement, public-administration
constitutional-law ; h ; derecho constitucional, recurso de amparo, juicio de amparo ; constitutional law, constitutional appeals, amparo proceedings ; human-rights
urban-planning-law ; h ; derecho urbanístico, licencias urbanísticas, gestión urbanística ; planning law, zoning law, land use law ; administrative-law, real-estate-law
real-estate-law ; h ; derecho inmobiliario, ley de arrendamientos urbanos, LAU, desahucios, derecho hipotecario ; real estate law, property law, conveyancing, landlord and tenant law, evictions ; real-estate-sales, land-registry
condominium-law ; h ; Ley de Propiedad Horizontal, propiedad horizontal ; condominium law, commonhold law, HOA law ; property-administration, real-estate-law
family-law ; h ; derecho de familia, divorcios, separaciones y divorcios, custodia de menores, pensiones alimenticias ; family law, divorce law, child custody, matrimonial law ; civil-law, family-mediation
succession-law ; h ; derecho sucesorio, herencias, herencias y testamentos, derecho de sucesiones, particiones hereditarias ; succession law, inheritance law, wills and probate, probate, estate planning ; civil-law, inheritance-tax
immigration-law ; h ; derecho de extranjería, extranjería, derecho migratorio, trámites migratorios, arraigo y nacionalidad ; immigration law, immigration paperwork, visa applications, nationality applications ; administrative-law, refugee-support
intellectual-property ; h ; propiedad intelectual, derechos de autor, propiedad industrial, registro de marcas, marcas y patentes, derecho de patentes ; intellectual property, IP law, copyright law, trademarks, patent law, trademark registration ; contract-law ; copywriting
it-law ; h ; derecho digital, derecho de las nuevas tecnologías, derecho de las TIC, derecho informático ; IT law, technology law, cyber law, internet law ; data-protection, intellectual-property
consumer-law ; h ; derecho de consumo, derecho del consumidor, defensa del consumidor, cláusulas abusivas ; consumer law, consumer protection, consumer rights ; civil-law
competition-law ; h ; derecho de la competencia, libre competencia, defensa de la competencia ; competition law, antitrust, antitrust law ; company-law, eu-law
eu-law ; h ; derecho de la Unión Europea, derecho comunitario, normativa europea ; European Union law, EU law, EU regulations ; international-law
international-law ; h ; derecho internacional, derecho internacional privado, derecho internacional público ; international law, private international law, public international law ; human-rights, eu-law
human-rights ; h ; derechos humanos, derecho internacional humanitario, DD. HH. ; human rights, human rights law, international humanitarian law ; international-law, advocacy
environmental-law ; h ; derecho ambiental, derecho medioambiental, derecho del medio ambiente ; environmental law ; administrative-law
health-law ; h ; derecho sanitario, responsabilidad médica, negligencias médicas ; health law, medical malpractice, clinical negligence ; civil-law, bioethics
insurance-law ; h ; derecho de seguros, responsabilidad civil, reclamación de accidentes de tráfico, derecho de daños ; insurance law, tort law, personal injury, civil liability ; civil-law, claims-handling
maritime-law ; h ; derecho marítimo, derecho del transporte ; maritime law, shipping law, transport law ; international-law
sports-law ; h ; derecho deportivo ; sports law ; contract-law
energy-law ; h ; derecho de la energía, regulación energética ; energy law, energy regulation ; administrative-law
agrarian-law ; h ; derecho agrario, derecho minero ; agrarian law, agricultural law, mining law ; administrative-law
juvenile-justice-law ; h ; derecho de menores, responsabilidad penal del menor ; juvenile law, youth justice law ; criminal-law, juvenile-offenders
gender-violence-law ; h ; asistencia jurídica en violencia de género, ley integral contra la violencia de género ; legal aid in domestic violence, domestic abuse law ; criminal-law, gender-violence-support
pro-bono-and-legal-aid ; h ; turno de oficio, asistencia jurídica gratuita, defensoría pública ; legal aid, duty solicitor scheme, public defence, pro bono work ; litigation
military-law ; h ; derecho militar, derecho aeronáutico ; military law, aviation law ; administrative-law
art-and-entertainment-law ; h ; derecho del entretenimiento, derecho audiovisual, derecho de la moda ; entertainment law, media law, fashion law ; intellectual-property
arbitration ; h ; arbitraje, arbitraje internacional, arbitraje comercial, métodos alternativos de resolución de conflictos, MASC ; arbitration, international arbitration, commercial arbitration, alternative dispute resolution ; legal-mediation, litigation ; refereeing
legal-mediation ; h ; mediación civil y mercantil, mediación, conciliación extrajudicial, mediación de conflictos ; legal mediation, civil and commercial mediation, mediation, dispute mediation ; arbitration, family-mediation ; cultural-mediation
legal-negotiation ; h ; negociación extrajudicial, acuerdos extrajudiciales, transacciones extrajudiciales ; out-of-court settlements, settlement negotiation ; arbitration, negotiation
debt-claims-law ; h ; reclamación de cantidad, reclamaciones judiciales de deuda, ejecuciones hipotecarias ; debt litigation, foreclosure, mortgage enforcement ; civil-procedure, debt-collection
court-procedure-agent ; h ; procurador de los tribunales, procuraduría judicial ; court agency work, process serving ; lexnet, litigation
lexnet ; t ; LexNET, LexNET Abogacía ; ; court-procedure-agent, legal-drafting
judicial-office ; h ; tramitación procesal, oficina judicial, gestión procesal, Minerva judicial, auxilio judicial ; court administration, court clerk work, judicial office, docketing ; litigation, administrative-procedures
paralegal-work ; h ; asistencia jurídica paralegal, procuración jurídica, apoyo a abogados, pasantía jurídica ; paralegal work, paralegal support, legal assistance to attorneys, case preparation ; legal-research, legal-secretarial
case-file-management ; h ; gestión de expedientes jurídicos, control de plazos procesales, seguimiento de expedientes judiciales ; case file management, legal case management, docket management, caseload management ; paralegal-work
e-discovery ; h ; revisión documental legal, e-discovery ; e-discovery, eDiscovery, document review legal ; litigation
legal-operations ; h ; legal operations, legaltech, legal tech ; legal operations, legal tech, legal project management ; contract-management
clio-legal-software ; t ; Clio abogados, Kmaleon, MN Program ; Clio legal software, MyCase, PracticePanther ; case-file-management

[compliance-and-privacy]
compliance ; h ; cumplimiento normativo, compliance, compliance penal, programa de cumplimiento, compliance corporativo ; compliance, regulatory compliance, compliance programmes, corporate compliance, compliance management ; regulatory-affairs-law, anti-money-laundering
regulatory-affairs-law ; h ; asuntos regulatorios, regulación sectorial, asuntos normativos ; regulatory affairs, regulatory submissions, regulatory requirements ; compliance
anti-money-laundering ; h ; prevención del blanqueo de capitales, PBC, prevención de lavado de activos, prevención de lavado de dinero, PLD, SARLAFT ; anti-money laundering, AML, AML compliance, counter-terrorist financing ; know-your-customer, compliance
fraud-prevention ; h ; prevención del fraude, detección de fraude, investigación de fraudes, prevención de fraudes ; fraud prevention, fraud detection, fraud investigation, anti-fraud ; anti-money-laundering, forensic-accounting
data-protection ; h ; protección de datos, RGPD, LOPD, LOPDGDD, protección de datos personales, reglamento general de protección de datos, habeas data ; data protection, GDPR, General Data Protection Regulation, data privacy, CCPA, privacy law ; privacy-impact-assessment, dpo-role
dpo-role ; h ; delegado de protección de datos, DPD, funciones de DPO ; data protection officer, DPO duties ; data-protection
privacy-impact-assessment ; h ; evaluación de impacto en protección de datos, EIPD, registro de actividades de tratamiento ; privacy impact assessment, DPIA, records of processing activities ; data-protection
anti-corruption ; h ; anticorrupción, ISO 37001, prevención de la corrupción, transparencia e integridad ; anti-corruption, anti-bribery, FCPA, UK Bribery Act, ISO 37001 ; compliance
whistleblowing-channel ; h ; canal de denuncias, canal ético, código ético ; whistleblowing channel, ethics hotline, code of ethics management ; compliance
regulatory-reporting ; h ; reporting regulatorio, reportes regulatorios, informes al supervisor ; regulatory reporting, regulatory filings, SEC filings ; financial-regulation, compliance
sanctions-screening ; h ; control de listas de sanciones, sanciones internacionales ; sanctions screening, OFAC screening, sanctions compliance ; anti-money-laundering
trade-compliance-law ; h ; cumplimiento en comercio exterior, control de exportaciones de doble uso ; trade compliance, export control, export controls ; compliance

[notarial-and-registry]
notarial-practice ; h ; derecho notarial, notaría, oficial de notaría, escrituras notariales, otorgamiento de escrituras, práctica notarial ; notarial practice, notary public services, notarisation, notarial deeds, notarization ; land-registry, powers-of-attorney
land-registry ; h ; Registro de la Propiedad, derecho registral, inscripción registral, registros públicos, notas simples ; land registry, property registration, title search, land titles, registry filings ; notarial-practice, real-estate-law
companies-registry ; h ; Registro Mercantil, inscripción en el Registro Mercantil, trámites registrales ; commercial registry, companies registry, company registration ; company-incorporation
civil-registry ; h ; Registro Civil, certificaciones del Registro Civil, apostilla, legalización de documentos ; civil registry, vital records, apostille, document legalisation ; notarial-practice, immigration-law
powers-of-attorney ; h ; poderes notariales, otorgamiento de poderes ; powers of attorney, power of attorney drafting ; notarial-practice

[real-estate]
real-estate-sales ; h ; venta inmobiliaria, ventas inmobiliarias, asesoría inmobiliaria, intermediación inmobiliaria, agente inmobiliario, comercialización de inmuebles, bienes raíces, corretaje de propiedades ; real estate sales, real estate, property sales, real estate brokerage, estate agency, realtor work ; property-viewings, property-valuation
property-lettings ; h ; alquiler de viviendas, gestión de alquileres, arrendamientos, gestión de arrendamientos, alquileres ; property lettings, lettings, rental management, residential leasing, apartment leasing ; property-management, real-estate-sales ; leasing
property-management ; h ; gestión de inmuebles, gestión patrimonial inmobiliaria, property management, administración de inmuebles, administración de propiedades ; property management, real estate management, managing properties, tenant relations ; property-lettings, property-administration
property-administration ; h ; administración de fincas, administración de comunidades, administrador de fincas, administración de consorcios, administración de condominios, gestión de comunidades de propietarios ; block management, community association management, HOA management, condominium management ; condominium-law, property-management ; community-management
property-valuation ; h ; tasación de inmuebles, tasaciones inmobiliarias, valoración inmobiliaria, avalúos, tasaciones, valoración de inmuebles ; property valuation, real estate appraisal, property appraisal, real estate valuation ; real-estate-sales, real-estate-investment
property-viewings ; h ; visitas a inmuebles, enseñar viviendas, muestra de propiedades ; property viewings, property showings, open houses, apartment tours ; real-estate-sales
property-listing ; h ; captación de inmuebles, captación inmobiliaria, captación de exclusivas, captación de viviendas ; property listing, listing acquisition, MLS, obtaining listings ; real-estate-sales, idealista
idealista ; t ; Idealista, Fotocasa, Inmovilla, Habitaclia, portales inmobiliarios ; Idealista, Rightmove, Zillow, Zoopla, property portals ; property-listing
real-estate-investment ; h ; inversión inmobiliaria, inversiones inmobiliarias, rentabilidad inmobiliaria ; real estate investment, property investment, REITs ; property-valuation, investment-analysis
real-estate-development ; h ; promoción inmobiliaria, desarrollo inmobiliario, gestión de suelo ; real estate development, property development, land acquisition ; real-estate-investment
home-staging ; h ; home staging, puesta en escena inmobiliaria ; home staging ; real-estate-sales
commercial-real-estate ; h ; inmuebles comerciales, oficinas y locales comerciales, retail inmobiliario ; commercial real estate, commercial property, commercial leasing ; real-estate-sales
holiday-rentals ; h ; alquiler vacacional, gestión de apartamentos turísticos, pisos turísticos, viviendas turísticas, alquiler turístico ; holiday rentals, vacation rentals, short-term rentals, holiday lets, serviced apartments ; airbnb-management, property-lettings
airbnb-management ; t ; Airbnb, gestión de anuncios en Airbnb, Vrbo ; Airbnb, Airbnb hosting, Airbnb management, Vrbo ; holiday-rentals
coworking-management ; h ; gestión de coworking, gestión de espacios de coworking ; coworking management, coworking space management ; property-management
social-housing ; h ; vivienda social, vivienda pública, gestión de vivienda protegida ; social housing, affordable housing, housing association work ; property-lettings, social-services
`);
