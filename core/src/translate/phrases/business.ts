/** Companies, money, sales and people at work. `es ; en`; [noun] can be counted, [mass] cannot, [plural] has no singular. */
export const businessPhrases = `
[noun]
empresa ; company
compañía ; company
pequeña empresa ; small business
pyme ; SME
multinacional ; multinational
startup ; startup
negocio ; business
unidad de negocio ; business unit
modelo de negocio ; business model
plan de negocio ; business plan
oportunidad de negocio ; business opportunity
línea de negocio ; business line
sector ; sector
mercado ; market
estudio de mercado ; market study
cuota de mercado ; market share
departamento ; department
área ; area
sede ; head office
oficina ; office
delegación ; branch office
sucursal ; branch
filial ; subsidiary
tienda ; store
tienda en línea ; online store
tienda online ; online store
punto de venta ; point of sale
establecimiento ; establishment
centro ; center
centro comercial ; shopping center
centro de trabajo ; workplace
puesto ; position
puesto de trabajo ; job
cliente ; client
cliente potencial ; lead
cliente particular ; individual customer
gran cuenta ; key account
cuenta clave ; key account
cuenta ; account
cartera ; portfolio
cartera de clientes ; client portfolio
consumidor ; consumer
comprador ; buyer
usuario ; user
proveedor ; supplier
distribuidor ; distributor
socio ; partner
accionista ; shareholder
competidor ; competitor
empleado ; employee
trabajador ; worker
trabajador autónomo ; freelancer
autónomo ; freelancer
plantilla ; workforce
equipo ; team
equipo de trabajo ; work team
equipo comercial ; sales team
equipo directivo ; management team
compañero ; colleague
candidato ; candidate
becario ; intern
directivo ; executive
mando intermedio ; middle manager
responsable ; manager ; doubt
comité de dirección ; management committee
consejo de administración ; board of directors
junta directiva ; board
reunión ; meeting
agenda ; diary
viaje ; trip
viaje de negocios ; business trip
evento ; event
feria ; trade fair
feria internacional ; international trade fair
congreso ; conference
jornada ; workshop ; doubt
acto ; event ; doubt
`;
