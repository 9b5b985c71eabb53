/** How summaries and lines begin, and how their parts are joined. */
export const openingPhrases = `
[fixed]
de nueva apertura ; newly opened
de gran formato ; large-format
de gran consumo ; consumer
de lujo ; luxury
de alta gama ; high-end
de gama alta ; high-end
de alto rendimiento ; high-performance
de bajo coste ; low-cost
de alto nivel ; high-level
de primer nivel ; top-level
de élite ; elite
de prestigio ; prestigious
de renombre ; renowned
de uso interno ; for internal use
de ámbito nacional ; nationwide
de ámbito internacional ; international
de manera autónoma ; independently
de manera eficaz ; effectively
de manera continua ; continuously
de manera proactiva ; proactively
de forma proactiva ; proactively
de forma presencial ; in person
de forma gratuita ; free of charge
de forma individual ; individually
de forma conjunta ; jointly
de forma simultánea ; simultaneously
de forma habitual ; regularly
de forma periódica ; regularly
de forma personalizada ; on a personalized basis
de forma responsable ; responsibly
de forma rápida ; quickly
de forma sostenible ; sustainably
de forma voluntaria ; voluntarily
de inicio a fin ; from start to finish
de extremo a extremo ; end to end
de año en año ; year on year
de cara a ; ahead of
durante todo el proceso ; throughout the process
durante el embarazo ; during pregnancy
durante la pandemia ; during the pandemic
desde el primer día ; from day one
dos veces al año ; twice a year
una vez al mes ; once a month
una vez a la semana ; once a week
cada trimestre ; every quarter
cada hora ; every hour
ante los tribunales ; in court
ante el juzgado ; in court
ante la administración ; before the authorities
ante notario ; before a notary
bajo estrictas normas de seguridad ; under strict safety standards
bajo normativa ; in accordance with regulations
según plan ; according to plan
según normativa ; in accordance with regulations
según necesidades ; according to needs
según las necesidades de ; according to the needs of
tanto a nivel nacional como internacional ; both nationally and internationally
a nivel local ; locally
a nivel regional ; regionally
a nivel usuario ; at user level
a nivel nativo ; at native level
a nivel profesional ; professionally
aparte de ; apart from
acerca de ; about
respecto al año anterior ; compared with the previous year
respecto del año anterior ; compared with the previous year
frente al año anterior ; compared with the previous year
en el último año ; in the last year
en el primer año ; in the first year
en el primer trimestre ; in the first quarter
en los dos primeros años ; in the first two years
en los últimos tres años ; in the last three years
en un año ; in one year
en la nube ; in the cloud
en el aula ; in the classroom
en el hogar ; at home
en la empresa ; in the company
en la calle ; on the street
en el centro ; at the center
en prensa ; in the press
en radio ; on the radio
en televisión ; on television
capaz de trabajar bajo presión ; able to work under pressure
con experiencia demostrable en ; with proven experience in
con sólida experiencia en ; with solid experience in
con experiencia previa en ; with previous experience in
con experiencia internacional en ; with international experience in
con dominio del ; with a command of
con conocimiento de ; with knowledge of
con conocimientos en ; with knowledge of
con conocimientos avanzados de ; with advanced knowledge of
con interés en ; with an interest in
con interés por ; with an interest in
con pasión por ; with a passion for
con trayectoria en ; with a track record in
con una trayectoria de ; with a track record of
experiencia demostrable en ; proven experience in
experiencia previa en ; previous experience in
experiencia en ; experience in
amplia experiencia en ; extensive experience in
amplios conocimientos de ; extensive knowledge of
amplio conocimiento de ; extensive knowledge of
sólidos conocimientos de ; solid knowledge of
conocimientos de ; knowledge of
conocimientos avanzados de ; advanced knowledge of
conocimientos en ; knowledge of
dominio de ; command of
dominio avanzado de ; advanced command of
manejo avanzado de ; advanced command of
nivel alto de ; high level of
nivel avanzado de ; advanced level of
nivel medio de ; intermediate level of
nivel nativo ; native level
formación en ; training in
interés por ; interest in
pasión por ; passion for
vocación por ; vocation for
habilidad para ; ability to
facilidad para ; aptitude for
gusto por ; taste for
comprometida con ; committed to
comprometido con ; committed to
interesado en ; interested in
interesada en ; interested in
enfocado en ; focused on
enfocada en ; focused on
enfocado a ; focused on
enfocada a ; focused on
centrado en ; focused on
centrada en ; focused on
dedicado a ; dedicated to
dedicada a ; dedicated to
dirigido a ; aimed at
dirigida a ; aimed at
dirigidos a ; aimed at
dirigidas a ; aimed at
destinado a ; intended for
destinada a ; intended for
destinados a ; intended for
destinadas a ; intended for
basado en ; based on
basada en ; based on
basados en ; based on
basadas en ; based on
ubicado en ; located in
ubicada en ; located in
situado en ; located in
situada en ; located in
adaptado a ; adapted to
adaptada a ; adapted to
adaptados a ; adapted to
adaptadas a ; adapted to
formado por ; made up of
formada por ; made up of
compuesto por ; made up of
compuesta por ; made up of
integrado por ; made up of
integrada por ; made up of
habituado a ; used to
habituada a ; used to
dispuesto a ; willing to
dispuesta a ; willing to
certificado en ; certified in
certificada en ; certified in
diplomado en ; graduate in
diplomada en ; graduate in
doctor en ; PhD in
doctora en ; PhD in
colegiado en ; registered in
afincado en ; based in
afincada en ; based in
orgulloso de ; proud of
orgullosa de ; proud of
motivado por ; motivated by
motivada por ; motivated by
entre las que destacan ; including
entre los que destacan ; including
entre ellos ; among them
entre ellas ; among them
tales como ; such as
como por ejemplo ; such as
siempre que ; whenever
aunque ; although
porque ; because
ya que ; since
puesto que ; since
dado que ; given that
si ; if
cuyo ; whose
cuya ; whose
`;
