/** Turns of phrase that go over as they stand: adverbs, connectors, amounts, and what summaries say. */
export const fixedPhrases = `
[fixed]
estado civil ; marital status
soltero ; single
soltera ; single
casado ; married
casada ; married
nacionalidad ; nationality
fecha de nacimiento ; date of birth
además ; in addition
además de ; in addition to
así como ; as well as
asimismo ; also
también ; also
tanto ; both
no solo ; not only
sino también ; but also
pero ; but
sin embargo ; however
por lo tanto ; therefore
por tanto ; therefore
es decir ; that is
por ejemplo ; for example
entre otros ; among others
entre otras ; among others
entre otras cosas ; among other things
etc ; etc.
etcétera ; etc.
a través de ; through
a partir de ; from
a nivel nacional ; nationally
a nivel internacional ; internationally
a nivel mundial ; worldwide
a nivel europeo ; at European level
a tiempo completo ; full-time
a tiempo parcial ; part-time
a jornada completa ; full-time
a media jornada ; part-time
a medida ; tailor-made
a distancia ; remotely
a domicilio ; at home
a la mitad ; by half
a diario ; daily
a tiempo ; on time
a cargo de ; in charge of
a bordo ; on board
al año ; per year
al mes ; per month
al día ; per day
a la semana ; per week
anualmente ; annually
mensualmente ; monthly
semanalmente ; weekly
diariamente ; daily
regularmente ; regularly
periódicamente ; periodically
actualmente ; currently
en la actualidad ; currently
recientemente ; recently
directamente ; directly
especialmente ; especially
principalmente ; mainly
exclusivamente ; exclusively
aproximadamente ; approximately
correctamente ; correctly
adecuadamente ; appropriately
rápidamente ; quickly
eficazmente ; effectively
eficientemente ; efficiently
considerablemente ; considerably
significativamente ; significantly
notablemente ; notably
exitosamente ; successfully
con éxito ; successfully
íntegramente ; entirely
totalmente ; fully
completamente ; completely
conjuntamente ; jointly
simultáneamente ; simultaneously
individualmente ; individually
de forma autónoma ; independently
de forma independiente ; independently
de manera independiente ; independently
de forma eficaz ; effectively
de forma eficiente ; efficiently
de manera eficiente ; efficiently
de forma segura ; safely
de forma remota ; remotely
de principio a fin ; end to end
de acuerdo con ; in accordance with
de cara al público ; facing the public
de alta calidad ; high-quality
de última generación ; state-of-the-art
de larga duración ; long-term
de forma continua ; continuously
de lunes a viernes ; from Monday to Friday
bajo presión ; under pressure
bajo la supervisión de ; under the supervision of
bajo demanda ; on demand
con el fin de ; in order to
con el objetivo de ; with the aim of
con el objeto de ; with the aim of
a fin de ; in order to
con respecto a ; with respect to
respecto a ; compared with
con base en ; based on
conforme a ; in accordance with
conforme a la normativa vigente ; in accordance with current regulations
según la normativa vigente ; in accordance with current regulations
debido a ; due to
gracias a ; thanks to
frente a ; compared with
junto a ; alongside
junto con ; together with
dentro de ; within
fuera de ; outside
cerca de ; nearly
alrededor de ; around
en torno a ; around
en función de ; depending on
en base a ; based on
en colaboración con ; in collaboration with
en coordinación con ; in coordination with
en cooperación con ; in cooperation with
en estrecha colaboración con ; in close collaboration with
en equipo ; as part of a team
en línea ; online
en español ; in Spanish
en inglés ; in English
en francés ; in French
en directo ; live
en tiempo real ; in real time
en producción ; in production
en plazo ; on time
en el extranjero ; abroad
en remoto ; remotely
en el ámbito de ; in the field of
en el sector de ; in the sector of
en el área de ; in the area of
en materia de ; on
en materia laboral ; on employment law
en redes sociales ; on social media
sin accidentes ; with no accidents
en materia fiscal ; on tax matters
en materia de seguridad ; on safety
en situación de vulnerabilidad ; in vulnerable situations
en riesgo de exclusión social ; at risk of social exclusion
en riesgo de exclusión ; at risk of exclusion
en grupo ; in groups
en turnos rotativos ; on rotating shifts
en turno de noche ; on the night shift
en presencia de ; in the presence of
en condiciones de ; in conditions of
en menos de ; in less than
en más de ; in more than
en función de las necesidades ; according to needs
en los últimos años ; in recent years
en la zona ; in the area
en el mercado ; in the market
en ventas ; in sales
hasta la fecha ; to date
por teléfono ; by phone
por correo electrónico ; by email
por escrito ; in writing
por valor de ; worth
por un importe de ; for an amount of
por cuenta propia ; self-employed
por encima de ; above
por debajo de ; below
por turno ; per shift
por parte de ; by
por primera vez ; for the first time
tras ; after
desde el inicio ; from the start
desde cero ; from scratch
sin incidencias ; without incident
sin errores ; without errors
sin experiencia previa ; with no previous experience
sin supervisión ; without supervision
una media de ; an average of
un promedio de ; an average of
un total de ; a total of
más de ; more than
menos de ; less than
hasta un ; up to
al menos ; at least
como mínimo ; at least
cada año ; every year
cada mes ; every month
cada semana ; every week
cada día ; every day
dos veces ; twice
responsable de ; responsible for
encargado de ; in charge of
encargada de ; in charge of
especializado en ; specialized in
especializada en ; specialized in
especialista en ; specialist in
experto en ; expert in
experta en ; expert in
licenciado en ; graduate in
licenciada en ; graduate in
graduado en ; graduate in
graduada en ; graduate in
titulado en ; qualified in
titulada en ; qualified in
apasionado por ; passionate about
apasionada por ; passionate about
apasionado de ; passionate about
apasionada de ; passionate about
orientado a resultados ; results-oriented
orientada a resultados ; results-oriented
orientado al cliente ; customer-oriented
orientada al cliente ; customer-oriented
orientado a ; focused on
orientada a ; focused on
acostumbrado a ; used to
acostumbrada a ; used to
con capacidad para ; with the ability to
capacidad para ; ability to
con ganas de aprender ; eager to learn
con ganas de ; eager to
con dominio de ; with a command of
con conocimientos de ; with knowledge of
con experiencia en ; with experience in
con amplia experiencia en ; with extensive experience in
con más de ; with more than
con vocación de servicio ; service-minded
con nivel alto de ; with a high level of
con disponibilidad para viajar ; available to travel
disponibilidad para viajar ; availability to travel
disponibilidad inmediata ; immediate availability
disponibilidad horaria ; flexible availability
disponibilidad geográfica ; willingness to relocate
vehículo propio ; own vehicle
carné de conducir b ; category B driving license
carnet de conducir b ; category B driving license
permiso de conducir b ; category B driving license
permiso b ; category B license
busco ; I am looking for
busco un puesto ; I am looking for a position
en búsqueda de ; seeking
en busca de ; seeking
cuento con ; I have
soy ; I am
me apasiona ; I am passionate about
me gusta ; I enjoy
me considero ; I consider myself
mi objetivo es ; my aim is to
sector público ; public sector
sector privado ; private sector
persona responsable ; responsible person

enero ; January
febrero ; February
marzo ; March
abril ; April
mayo ; May
junio ; June
julio ; July
agosto ; August
septiembre ; September
octubre ; October
noviembre ; November
diciembre ; December
lunes ; Monday
martes ; Tuesday
miércoles ; Wednesday
jueves ; Thursday
viernes ; Friday
sábado ; Saturday
sábados ; Saturdays
domingo ; Sunday
domingos ; Sundays
ante ; before
contra ; against
hacia ; towards
según ; according to
entre ; between
mientras ; while
muy ; very
bien ; well
mejor que ; better than
donde ; where
cuando ; when
`;
