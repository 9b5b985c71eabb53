/** English turns of phrase, from English to Spanish only. */
export const englishTurns = `
[fixed]
con experiencia en ; experienced in
con dominio de ; skilled in
con dominio de ; proficient in
con dominio de ; fluent in
con amplios conocimientos de ; well versed in
con conocimientos de ; knowledgeable about
con experiencia en ; with experience in
con amplia experiencia en ; with extensive experience in
con más de ; with over
antes de lo previsto ; ahead of schedule
según lo previsto ; on schedule
a tiempo ; on time
dentro del presupuesto ; on budget
a tiempo y dentro del presupuesto ; on time and within budget
dentro del presupuesto ; within budget
por debajo del presupuesto ; under budget
un historial de conducción sin incidencias ; a clean driving record
como ; such as
así como ; as well as
para ; in order to
en nombre de ; on behalf of
a cargo de ; in charge of
responsable de ; responsible for
con sede en ; based in
de acuerdo con ; in accordance with
según ; according to
en línea con ; in line with
en cumplimiento de ; in compliance with
en colaboración con ; in collaboration with
en colaboración con ; in partnership with
en cooperación con ; in cooperation with
en coordinación con ; in coordination with
junto con ; together with
junto con ; along with
además de ; in addition to
en lugar de ; instead of
gracias a ; thanks to
debido a ; due to
debido a ; because of
porque ; because
mientras ; while
cuando ; when
donde ; where
pero ; but
también ; also
incluyendo ; including
con ; using
con la ayuda de ; with the help of
con especial atención a ; with a focus on
con pasión por ; with a passion for
con pasión por ; passionate about
con interés en ; interested in
con compromiso con ; committed to
con ganas de aprender ; eager to learn
capaz de ; able to
con disponibilidad para viajar ; willing to travel
con disponibilidad para viajar ; available to travel
con capacidad de trabajo en equipo ; team player
desde cero ; from scratch
de principio a fin ; from start to finish
de principio a fin ; end to end
a diario ; on a daily basis
semanalmente ; on a weekly basis
mensualmente ; on a monthly basis
con regularidad ; on a regular basis
a diario ; daily
semanalmente ; weekly
mensualmente ; monthly
anualmente ; annually
con regularidad ; regularly
actualmente ; currently
anteriormente ; previously
con éxito ; successfully
con eficacia ; effectively
con eficiencia ; efficiently
con rapidez ; quickly
con precisión ; accurately
de forma segura ; safely
de forma autónoma ; independently
a distancia ; remotely
en todo el mundo ; worldwide
en todo el país ; nationwide
en el extranjero ; abroad
en persona ; in person
por teléfono ; by phone
por teléfono ; over the phone
por correo electrónico ; by email
por escrito ; in writing
en español ; in Spanish
en inglés ; in English
en inglés y español ; in both English and Spanish
en tiempo real ; in real time
in situ ; on site
en la nube ; in the cloud
ante los tribunales ; in court
en casa ; at home
en riesgo ; at risk
en riesgo de exclusión ; at risk of exclusion
bajo presión ; under pressure
bajo supervisión ; under supervision
bajo la supervisión de ; under the supervision of
con poca supervisión ; with minimal supervision
sin supervisión ; without supervision
sin accidentes ; with no accidents
sin accidentes ; without accidents
de forma gratuita ; free of charge
per cápita ; per capita
al menos ; at least
más de ; more than
menos de ; less than
menos de ; fewer than
hasta ; up to
una media de ; an average of
un total de ; a total of
una amplia gama de ; a wide range of
una gama de ; a range of
una serie de ; a series of
como parte de ; as part of
como resultado de ; as a result of
en el primer año ; in the first year
en menos de ; in less than
en más de ; in more than
respecto al año anterior ; year over year
respecto al año anterior ; compared with the previous year
respecto al año anterior ; compared to the previous year
en urgencias ; in the emergency department
en urgencias ; in the emergency room
en el aula ; in the classroom
sobre el terreno ; in the field
en la cocina ; in the kitchen
por valor de ; worth
no solo ; not only
en busca de ; looking for
en busca de ; seeking
en busca de un puesto ; seeking a position
soy ; I am
tengo ; I have
años ; years of age
renta per cápita ; per capita income
et al ; et al
`;
