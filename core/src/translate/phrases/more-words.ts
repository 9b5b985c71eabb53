/** Words of everyday trades that the other files do not have. */
export const morePhrases = `
[noun]
traslado ; move
bachillerato ; upper secondary school
arrendamiento ; lease
contrato de arrendamiento ; lease agreement
dificultad ; difficulty
verano ; summer
invierno ; winter
ronda ; round
calibre ; caliper
micrómetro ; micrometer
olivo ; olive tree
campaña de recogida de fondos ; fundraising campaign
descanso ; rest
tiempo de descanso ; rest time
camión rígido ; rigid truck
web corporativa ; corporate website
persona mayor ; older person
mercancía peligrosa ; dangerous good
comedor escolar ; school canteen
local comercial ; commercial premises
[mass]
recogida de fondos ; fundraising
movilidad reducida ; reduced mobility
[adjective]
pagado ; paid
puntual ; punctual
limpio ; clean
automatizado ; automated
[fixed]
en urgencias ; in the emergency department ; es
capaz de ; able to ; es
por la noche ; at night ; es
por la mañana ; in the morning ; es
por la tarde ; in the afternoon ; es
cada dos horas ; every two hours ; es
hasta hoy ; to date ; es
sin parar la actividad ; without stopping operations ; es
en su domicilio ; at home ; es
a domicilio ; at home ; es
con ganas de aprender ; eager to learn ; es
busco un puesto a jornada completa ; I am looking for a full-time position ; es
busco un puesto a media jornada ; I am looking for a part-time position ; es
cuento con carné de conducir y vehículo propio ; I have a driving license and my own vehicle ; es
carné de conducir y vehículo propio ; driving license and own vehicle ; es
por mi cuenta ; on my own ; es
al cabo de un año ; after one year ; es
en casa de los clientes ; at customers’ homes ; es
[verb]
podar ; ; prune
peinar ; ; style
`;
