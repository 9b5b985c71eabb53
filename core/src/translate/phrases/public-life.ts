/** School, office, the law, trade, nature, travel, sport and projects. */
export const publicLifePhrases = `
[noun]
escolar ; schoolchild
universitario ; university student
opositor ; civil service exam candidate
oposición ; civil service exam
plaza fija ; permanent post
funcionario ; civil servant
alcalde ; mayor
concejal ; councilor
diputado ; member of parliament
elección ; election
partido político ; political party
sindicato ; trade union
huelga ; strike
protesta ; protest
denuncia ; complaint
delito ; crime
robo ; theft
testigo ; witness
víctima ; victim
preso ; prisoner
prisión ; prison
policía ; police officer
bombero ; firefighter
soldado ; soldier
rescate ; rescue
emergencia ; emergency
simulacro ; drill
evacuación ; evacuation
catástrofe ; disaster
barrera ; barrier
estereotipo ; stereotype
asamblea ; assembly
red de contactos ; network of contacts
intermediario ; intermediary
mayorista ; wholesaler
minorista ; retailer
distribuidora ; distributor
franquiciado ; franchisee
cupón ; coupon
promoción ; promotion ; doubt
rebaja ; sale
suscripción ; subscription
renovación ; renewal
devolución de dinero ; refund
garantía ; warranty
cheque ; check
transferencia ; transfer
recibo ; receipt
albarán de entrega ; delivery note
cuota ; fee
multa ; fine
bono ; bond
activo ; asset
pasivo ; liability
patrimonio ; asset
tipo de interés ; interest rate
tipo de cambio ; exchange rate
bolsa ; stock market ; doubt
cotización ; quote
póliza de seguro ; insurance policy
perito ; expert assessor
peritaje ; expert report
escritura ; deed ; doubt
herencia ; inheritance
testamento ; will
divorcio ; divorce
juez ; judge
procurador ; court representative
vista ; hearing ; doubt
apelación ; appeal
sanción ; penalty
auditoría energética ; energy audit
certificado energético ; energy certificate
huella de carbono ; carbon footprint
emisión ; emission
vertido ; spill
especie ; species
espacio natural ; natural area
sendero ; trail
bosque ; forest
río ; river
playa ; beach
montaña ; mountain
isla ; island
crucero ; cruise
camping ; campsite
hostal ; guesthouse
albergue ; hostel
agencia de viajes ; travel agency
itinerario ; itinerary
billete ; ticket
pasajero ; passenger
viajero ; traveler
equipaje de mano ; piece of hand luggage
tripulación ; crew
cabina ; cabin
ruta turística ; tourist route
deportista ; athlete
atleta ; athlete
liga ; league
campeonato ; championship
medalla ; medal
carrera popular ; fun run
gimnasio ; gym
piscina ; swimming pool
campamento ; camp
campamento de verano ; summer camp
juego ; game
videojuego ; video game
juguete ; toy
cuento ; story
poema ; poem
novela ; novel
diccionario ; dictionary
glosario ; glossary
subtítulo ; subtitle
pódcast ; podcast
podcast ; podcast
canal de youtube ; YouTube channel
seguidora ; follower
publicación en redes sociales ; social media post
página de aterrizaje ; landing page
formulario web ; web form
pasarela de pago ; payment gateway
carrito de compra ; shopping cart
caso de uso ; use case
prueba de concepto ; proof of concept
producto mínimo viable ; minimum viable product
hito ; milestone
entregable ; deliverable
cuello de botella ; bottleneck
punto de mejora ; area for improvement
acción correctiva ; corrective action
no conformidad ; non-conformity
lista de verificación ; checklist
ficha técnica ; data sheet
ficha ; record
hoja de vida ; résumé
currículum ; résumé
vacante ; vacancy
oferta de empleo ; job offer
oferta de trabajo ; job offer
periodo de prueba ; trial period
jornada de puertas abiertas ; open day
plan de acogida ; onboarding plan
evaluación del desempeño ; performance review
encuesta de satisfacción ; satisfaction survey
encuesta de clima ; climate survey
conflicto ; conflict
baja médica ; sick leave
vacación ; holiday
hora extra ; overtime hour
`;
