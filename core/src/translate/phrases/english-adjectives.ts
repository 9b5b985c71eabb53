/** English adjectives, from English to Spanish only. */
export const englishAdjectives = `
[adjective]
autónomo ; self-employed
nuevo ; new
pequeño ; small
gran ; large
gran ; big
alto ; high
bajo ; low
principal ; main
clave ; key
importante ; major
completo ; full
primer ; first
segundo ; second
tercer ; third
último ; last
próximo ; next
anterior ; previous
actual ; current
diario ; daily
semanal ; weekly
mensual ; monthly
trimestral ; quarterly
anual ; annual
anual ; yearly
de temporada ; seasonal
temprano ; early ; doubt
a largo plazo ; long-term
a corto plazo ; short-term
a tiempo completo ; full-time
a tiempo parcial ; part-time
práctico ; hands-on
con revisión por pares ; peer-reviewed
posoperatorio ; post-operative
intravenoso ; intravenous
quirúrgico ; surgical
médico ; medical
clínico ; clinical
dental ; dental
oral ; oral
pediátrico ; pediatric
geriátrico ; geriatric
crónico ; chronic
agudo ; acute
crítico ; critical
rutinario ; routine
preventivo ; preventive
correctivo ; corrective
eléctrico ; electrical
eléctrico ; electric
electrónico ; electronic
mecánico ; mechanical
hidráulico ; hydraulic
industrial ; industrial
agrícola ; agricultural
residencial ; residential
comercial ; commercial
financiero ; financial
legal ; legal
fiscal ; fiscal
corporativo ; corporate
interno ; internal
externo ; external
local ; local
regional ; regional
nacional ; national
internacional ; international
global ; global
extranjero ; foreign
público ; public
privado ; private
social ; social
cultural ; cultural
medioambiental ; environmental
técnico ; technical
tecnológico ; technological
digital ; digital
online ; online
móvil ; mobile
interactivo ; interactive
accesible ; accessible
escalable ; scalable
fiable ; reliable
seguro ; secure
seguro ; safe
rápido ; fast
eficiente ; efficient
eficaz ; effective
exitoso ; successful
excelente ; excellent
sólido ; strong
sólido ; solid
demostrado ; proven
amplio ; extensive
amplio ; broad
profundo ; deep
avanzado ; advanced
básico ; basic
intermedio ; intermediate
fluido ; fluent ; doubt
bilingüe ; bilingual
nativo ; native
cualificado ; qualified
certificado ; certified
titulado ; licensed
titulado ; registered ; doubt
con experiencia ; experienced
cualificado ; skilled
motivado ; motivated
muy motivado ; highly motivated
organizado ; organized
meticuloso ; detail-oriented
orientado a resultados ; results-driven
orientado a resultados ; results-oriented
amable ; friendly
paciente ; patient
creativo ; creative
proactivo ; proactive
flexible ; flexible
responsable ; responsible
trabajador ; hard-working
dedicado ; dedicated
entusiasta ; enthusiastic
polivalente ; versatile
consecutivo ; consecutive
varios ; multiple ; doubt
diferente ; different
diverso ; diverse
complejo ; complex
sencillo ; simple
difícil ; difficult
limpio ; clean
desgastado ; worn
usado ; used
roto ; broken
dañado ; damaged
defectuoso ; defective
caducado ; expired
congelado ; frozen
fresco ; fresh
caliente ; hot
frío ; cold
ecológico ; organic
vegano ; vegan
vegetariano ; vegetarian
saludable ; healthy
con discapacidad ; disabled
mayor ; elderly
joven ; young
vulnerable ; vulnerable
sin hogar ; homeless
desempleado ; unemployed
con pocos recursos ; low-income
en riesgo ; at-risk
de altas capacidades ; gifted
académico ; academic
educativo ; educational
científico ; scientific
doctoral ; doctoral
visual ; visual
gráfico ; graphic
musical ; musical
artístico ; artistic
histórico ; historic
histórico ; historical
moderno ; modern
tradicional ; traditional
innovador ; innovative
sostenible ; sustainable
renovable ; renewable
solar ; solar
estructural ; structural
arquitectónico ; architectural
urbano ; urban
rural ; rural
remoto ; remote
virtual ; virtual
automatizado ; automated
automático ; automatic
manual ; manual
a medida ; custom
personalizado ; customized
personalizado ; personalized
individual ; individual
individualizado ; individualized
semanal y mensual ; weekly and monthly
confidencial ; confidential
preciso ; accurate
puntual ; timely
urgente ; urgent
pendiente ; pending
vencido ; overdue
impagado ; unpaid
anual y mensual ; annual and monthly
júnior ; junior
sénior ; senior
multicultural ; multicultural
multidisciplinar ; multidisciplinary
multidisciplinar ; cross-functional
interdisciplinar ; interdisciplinary
dinámico ; fast-paced
dinámico ; dynamic
de alta calidad ; high-quality
de gran volumen ; high-volume
de alta gama ; high-end
de lujo ; luxury
de cinco estrellas ; five-star
de cuatro estrellas ; four-star
galardonado ; award-winning
líder ; leading
principal ; top ; doubt
financiero mensual ; monthly financial
administrativo ; administrative
operativo ; operational
estratégico ; strategic
logístico ; logistic
terapéutico ; therapeutic
psicológico ; psychological
emocional ; emotional
físico ; physical
cognitivo ; cognitive
nutricional ; nutritional
sensorial ; sensory
estadístico ; statistical
analítico ; analytical
cuantitativo ; quantitative
cualitativo ; qualitative
predictivo ; predictive
de código abierto ; open-source
adaptable ; responsive
fácil de usar ; user-friendly
integral ; end-to-end
interno ; in-house
in situ ; on-site
en tiempo real ; real-time
refrigerado ; refrigerated
peligroso ; hazardous
pesado ; heavy
ligero ; light
unifamiliar ; single-family
plurifamiliar ; multi-family
civil ; civil
penal ; criminal
municipal ; municipal
federal ; federal
financiero anual ; annual financial
prenatal ; prenatal
preescolar ; preschool
de investigación ; investigative
de alquiler ; rental
fiel ; loyal
antiguo ; old
enfermo ; ill
enfermo ; sick
terminal ; terminally ill
sordo ; deaf
ciego ; blind
con autismo ; autistic
con dislexia ; dyslexic
embarazado ; pregnant
lesionado ; injured
con obesidad ; obese
diabético ; diabetic
conductual ; behavioral
del desarrollo ; developmental
multilingüe ; multilingual
trabajador ; hard working
trabajador ; hardworking
puntual ; punctual
honesto ; honest
de confianza ; trustworthy
educado ; polite
extrovertido ; outgoing
alegre ; cheerful
tranquilo ; calm
con energía ; energetic
ambicioso ; ambitious
apasionado ; passionate
curioso ; curious
con iniciativa ; self-motivated
autodidacta ; self-taught
`;
