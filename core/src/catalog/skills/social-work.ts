import { readSkills } from './skill';

export const socialWorkSkills = readSkills(`
[social-work]
social-work ; h ; trabajo social, intervención social, asistencia social, servicio social profesional ; social work, social intervention, social casework ; social-services, social-assessment
social-services ; h ; servicios sociales, atención social, prestaciones sociales, ayudas sociales, servicios sociales comunitarios ; social services, human services, social benefits, welfare services, social welfare ; social-work, social-assessment
social-assessment ; h ; valoración social, informes sociales, diagnóstico social, estudio socioeconómico de familias, elaboración de informes sociales ; social assessment, social reports, needs assessment in social work, social diagnosis ; social-work, case-management-social
case-management-social ; h ; gestión de casos sociales, seguimiento de casos, planes de intervención social, plan individualizado de intervención ; social case management, case management, case work, casework, individual intervention plans ; social-work
socio-educational-intervention ; h ; intervención socioeducativa, educación social, educador social, acompañamiento socioeducativo ; socio-educational intervention, social education, social pedagogy ; social-work, minors-protection
minors-protection ; h ; protección de menores, centros de menores, atención a menores en riesgo, protección a la infancia, menores tutelados, protección de la niñez ; child protection, looked-after children, children at risk, child protective services, child welfare ; safeguarding, foster-care
safeguarding ; h ; protección de la infancia y adolescencia frente a la violencia, LOPIVI, salvaguarda infantil ; safeguarding, child safeguarding, safeguarding children ; minors-protection
foster-care ; h ; acogimiento familiar, adopción y acogimiento, adopción internacional ; foster care, fostering, adoption services, adoption work ; minors-protection
family-intervention ; h ; intervención familiar, orientación familiar, apoyo a familias, preservación familiar, terapia y orientación familiar ; family intervention, family support work, family support, family counselling, family counseling ; social-work, systemic-therapy
family-mediation ; h ; mediación familiar, punto de encuentro familiar ; family mediation, contact centre supervision ; family-law, conflict-resolution
gender-violence-support ; h ; atención a víctimas de violencia de género, violencia de género, atención a mujeres víctimas, violencia intrafamiliar, violencia machista ; domestic violence support, gender-based violence, support for victims of domestic abuse, domestic abuse, GBV ; gender-equality, victim-support
victim-support ; h ; atención a víctimas, apoyo a víctimas del delito, acompañamiento a víctimas ; victim support, victim advocacy, support for victims of crime ; gender-violence-support, psychological-first-aid
gender-equality ; h ; igualdad de género, promoción de la igualdad, perspectiva de género, agente de igualdad, enfoque de género, igualdad de oportunidades entre mujeres y hombres ; gender equality, gender mainstreaming, gender perspective, gender studies ; equality-plans, gender-violence-support
lgbti-support ; h ; diversidad sexual y de género, atención a personas LGTBI, colectivo LGTBI ; LGBTQ+ support, LGBTI inclusion, sexual and gender diversity ; gender-equality
homelessness-support ; h ; atención a personas sin hogar, sinhogarismo, albergues sociales, intervención en calle ; homelessness support, support for homeless people, shelter work, outreach to homeless people, street outreach ; social-services, social-exclusion-work
social-exclusion-work ; h ; exclusión social, inclusión social, colectivos vulnerables, personas en riesgo de exclusión social, población vulnerable ; social exclusion, social inclusion, vulnerable groups, vulnerable populations, at-risk populations ; social-services, job-placement
refugee-support ; h ; atención a refugiados, protección internacional, asilo y refugio, acogida de personas refugiadas, personas solicitantes de asilo ; refugee support, asylum seekers, refugee resettlement, asylum support ; immigrant-integration, humanitarian-aid
immigrant-integration ; h ; integración de inmigrantes, atención a personas migrantes, acogida de inmigrantes, población migrante ; immigrant integration, migrant support, working with migrants ; refugee-support, cultural-mediation
unaccompanied-minors ; h ; menores extranjeros no acompañados, menores migrantes no acompañados ; unaccompanied minors, unaccompanied migrant children ; minors-protection, refugee-support
cultural-mediation ; h ; mediación intercultural, mediación social, mediación comunitaria, interculturalidad ; intercultural mediation, cultural mediation, community mediation, cultural brokering ; immigrant-integration, intercultural-education
community-development ; h ; desarrollo comunitario, trabajo comunitario, intervención comunitaria, organización comunitaria ; community development, community work, community organising, community organizing, community outreach, community engagement ; social-work, local-development
youth-work ; h ; trabajo con jóvenes, dinamización juvenil, intervención con adolescentes, información juvenil, juventud y ocio ; youth work, working with young people, youth development, youth programmes, youth programs ; leisure-time-monitoring, socio-educational-intervention
sociocultural-animation ; h ; animación sociocultural, dinamización sociocultural, animación comunitaria, TASOC, gestión de centros cívicos ; sociocultural animation, community activity leadership, community centre activities ; leisure-time-monitoring, youth-work
street-education ; h ; educación de calle, educador de calle, medio abierto ; detached youth work, street education ; youth-work
drug-harm-reduction ; h ; reducción de daños, prevención de drogodependencias, prevención de adicciones, centro de atención a drogodependientes ; harm reduction, drug prevention, substance abuse prevention ; addiction-counselling
hiv-aids-support ; h ; atención a personas con VIH, prevención del VIH ; HIV support, HIV prevention ; sexual-health
anti-trafficking ; h ; lucha contra la trata de personas, atención a víctimas de trata, prevención de la trata ; anti-trafficking, human trafficking victims support ; victim-support
roma-community-work ; h ; intervención con comunidad gitana, trabajo con pueblos indígenas, pueblos originarios ; work with Roma community, work with indigenous peoples ; community-development
dependency-law ; h ; ley de dependencia, valoración de la dependencia, grados de dependencia y discapacidad, trámites de dependencia ; dependency assessment, disability assessment for benefits, benefits advice, welfare rights advice ; social-services, dependent-care
day-centre-coordination ; h ; coordinación de recursos sociales, dirección de centros sociales, coordinación de programas sociales, gestión de programas sociales ; social programme coordination, social program management, social services management ; social-services
spiritual-care ; h ; asistencia espiritual, capellanía, acompañamiento espiritual, pastoral social ; spiritual care, chaplaincy, pastoral ministry ; bereavement-support
funeral-services ; h ; servicios funerarios, tanatopraxia, asesoría funeraria, tanatoestética ; funeral services, embalming, funeral directing, mortuary work ; bereavement-support

[ngo-and-cooperation]
development-cooperation ; h ; cooperación internacional, cooperación al desarrollo, proyectos de cooperación, cooperación internacional para el desarrollo ; international development, development cooperation, international cooperation, development projects ; humanitarian-aid, logical-framework
humanitarian-aid ; h ; ayuda humanitaria, acción humanitaria, asistencia humanitaria, emergencias humanitarias ; humanitarian aid, humanitarian action, humanitarian relief, emergency relief, disaster relief ; development-cooperation, refugee-support
ngo-management ; h ; gestión de ONG, gestión de entidades sin ánimo de lucro, tercer sector, organizaciones sin fines de lucro, gestión de fundaciones, entidades sociales ; NGO management, nonprofit management, non-profit management, charity management, third sector ; fundraising, volunteer-management
fundraising ; h ; captación de fondos, recaudación de fondos, fundraising, procuración de fondos, búsqueda de financiación para ONG ; fundraising, fund raising, charity fundraising, donor development ; donor-relations, grant-applications
donor-relations ; h ; fidelización de donantes, relación con donantes, gestión de socios y donantes ; donor relations, donor management, donor stewardship, major gifts ; fundraising
grant-applications ; h ; solicitud de subvenciones, redacción de proyectos para subvenciones, convocatorias de subvenciones, formulación de proyectos sociales ; grant applications, grant writing, writing grants, grant proposals ; fundraising, subsidies-administration
programme-evaluation ; h ; evaluación de programas, monitoreo y evaluación, seguimiento y evaluación de proyectos, evaluación de impacto social, M&E ; programme evaluation, program evaluation, monitoring and evaluation, M&E, impact evaluation, social impact measurement ; logical-framework, development-cooperation
volunteer-management ; h ; gestión de voluntariado, coordinación de voluntarios, gestión del voluntariado, captación de voluntarios ; volunteer management, volunteer coordination, coordinating volunteers, recruiting volunteers ; ngo-management, volunteering
volunteering ; h ; voluntariado, acción voluntaria, voluntariado social, labores de voluntariado ; volunteering, volunteer work, voluntary work ; volunteer-management
advocacy ; h ; incidencia política, incidencia social, defensa de derechos, activismo social ; social advocacy, policy advocacy, rights advocacy, activism, advocacy work ; public-affairs, human-rights
awareness-campaigns ; h ; sensibilización social, campañas de sensibilización, campañas de concienciación, talleres de sensibilización ; awareness campaigns, awareness raising, public awareness, public awareness campaigns ; advocacy, health-education
sdg-agenda ; h ; Agenda 2030, objetivos de desarrollo sostenible, ODS ; 2030 Agenda, Sustainable Development Goals, SDGs ; development-cooperation, corporate-social-responsibility
global-citizenship-education ; h ; educación para el desarrollo, educación para la ciudadanía global ; global citizenship education, development education ; values-education, development-cooperation
fair-trade ; h ; comercio justo, consumo responsable ; fair trade, responsible consumption ; ngo-management
food-bank-work ; h ; banco de alimentos, comedor social, reparto de alimentos a familias ; food bank work, soup kitchen, food pantry ; volunteering, social-services
wash-programmes ; h ; agua y saneamiento en emergencias, WASH, seguridad alimentaria y nutrición ; WASH programmes, water sanitation and hygiene, food security programmes ; humanitarian-aid
results-based-management ; h ; gestión orientada a resultados, gestión basada en resultados, teoría del cambio ; results-based management, theory of change, results framework ; programme-evaluation
sphere-standards ; h ; normas Esfera, enfoque basado en derechos humanos, enfoque de derechos, acción sin daño ; Sphere standards, human rights-based approach, do no harm ; humanitarian-aid
`);
