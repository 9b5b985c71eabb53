/** phrase ; replacement. Without a second column the phrase is cut. */
export const spanishFillerPhrases = `
[filler]
básicamente
realmente
verdaderamente
simplemente
sencillamente
prácticamente
ciertamente
obviamente
evidentemente
lógicamente
totalmente
absolutamente
completamente
sumamente
extremadamente
increíblemente
enormemente
muy
bastante
un poco
más o menos
a grandes rasgos
en general
en gran medida
en cierta medida
en todo momento
de alguna manera
de cierta forma
de hecho
en efecto
por supuesto
como es lógico
cabe destacar que
cabe mencionar que
cabe señalar que
es importante destacar que
hay que destacar que
cabe resaltar que
vale la pena mencionar que
entre otras cosas
entre otros
entre otras
y demás
y un largo etcétera
etcétera
etc.
así como también ; y
así como ; y
además de eso
por otro lado
por otra parte
asimismo
igualmente
del mismo modo
con el objetivo de ; para
con el objeto de ; para
con el fin de ; para
con la finalidad de ; para
con el propósito de ; para
a efectos de ; para
de cara a ; para
a la hora de ; al
a nivel de ; en
en el ámbito de ; en
en el ámbito del ; en el
en el marco de ; en
en el marco del ; en el
en lo que respecta a ; sobre
en lo que respecta al ; sobre el
en lo referente a ; sobre
en relación con ; sobre
con respecto a ; sobre
por medio de ; con
mediante el uso de ; con
a través de ; mediante
a través del ; mediante el
debido al hecho de que ; porque
a pesar del hecho de que ; aunque
en el caso de que ; si
durante el transcurso de ; durante
durante el transcurso del ; durante el
en la actualidad ; hoy
a día de hoy ; hoy
hasta el día de hoy ; hasta hoy
en el día a día
del día a día
día a día
diversos tipos de
todo tipo de
una gran variedad de
un gran número de
una serie de
tanto a nivel nacional como internacional ; en el país y fuera de él
[cliche]
proactivo
proactiva
perfil dinámico
persona dinámica
persona polivalente
multitarea
resolutivo
resolutiva
apasionado por
apasionada por
pasión por
con muchas ganas de trabajar
con ganas de aprender
con ganas de crecer
ganas de superación
afán de superación
persona responsable
persona trabajadora
persona seria y responsable
trabajador incansable
trabajadora incansable
muy trabajador
muy trabajadora
gran capacidad de trabajo
gran capacidad de trabajo en equipo
capacidad de trabajo bajo presión
trabajo bien bajo presión
buena presencia
don de gentes
facilidad de palabra
facilidad para trabajar en equipo
espíritu de equipo
espíritu emprendedor
jugador de equipo
orientado a resultados
orientada a resultados
orientado al detalle
orientada al detalle
orientado al cliente
orientada al cliente
enfocado a objetivos
enfocada a objetivos
mentalidad ganadora
mentalidad abierta
fuera de la caja
pensar fuera de la caja
salir de mi zona de confort
aportar mi granito de arena
ponerme la camiseta
nuevos retos
en busca de nuevos retos
nuevos desafíos profesionales
crecer profesionalmente
crecimiento personal y profesional
altamente motivado
altamente motivada
altamente cualificado
altamente cualificada
comprometido con la excelencia
comprometida con la excelencia
perfeccionista
autodidacta nato
líder nato
líder nata
visión estratégica
visión global
valor añadido
valor agregado
sinergias
de alto impacto
a la vanguardia
amplia experiencia
amplia trayectoria
sólida experiencia
dilatada experiencia
contrastada experiencia
demostrada experiencia
gran experiencia
`;
