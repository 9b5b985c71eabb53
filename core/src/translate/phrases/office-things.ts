/** Money, selling, offices and people: what can be counted. */
export const officeThings = `
[noun]
sociedad ; company ; doubt
sociedad mercantil ; company
sociedad limitada ; limited company
empresa familiar ; family business
empresa cotizada ; listed company
empresa líder ; leading company
empresa constructora ; construction company
empresa tecnológica ; technology company
empresa de servicios ; services company
grupo empresarial ; business group
grupo internacional ; international group
asesoría fiscal ; tax consultancy
asesoría contable ; accounting firm
consultoría ; consulting firm
agencia inmobiliaria ; real estate agency
agencia de comunicación ; communications agency
agencia de publicidad ; advertising agency
agencia de seguros ; insurance agency
compañía de seguros ; insurance company
caja de ahorros ; savings bank
persona física ; individual
persona jurídica ; legal entity
impuesto trimestral ; quarterly tax
impuesto de sociedades ; corporate tax
impuesto sobre sociedades ; corporate tax
declaración fiscal ; tax return
declaración de impuestos ; tax return
modelo 303 ; VAT return (form 303)
liquidación de impuestos ; tax settlement
inspección fiscal ; tax inspection
inspección de trabajo ; labor inspection
asiento ; entry ; doubt
apunte contable ; accounting entry
libro mayor ; ledger
libro diario ; journal
plan contable ; chart of accounts
plan general contable ; Spanish general chart of accounts
cierre mensual ; month-end close
cierre anual ; year-end close
cierre trimestral ; quarter-end close
cierre de caja ; cash-up
cuenta de resultados ; income statement
cuenta bancaria ; bank account
cuenta corriente ; checking account
balance de situación ; balance sheet
flujo de caja ; cash flow
factura impagada ; unpaid invoice
factura electrónica ; electronic invoice
impagado ; unpaid bill
pago a proveedores ; supplier payment
transferencia bancaria ; bank transfer
préstamo personal ; personal loan
préstamo hipotecario ; mortgage loan
línea de crédito ; credit line
seguro ; insurance policy
seguro de vida ; life insurance policy
seguro de hogar ; home insurance policy
prima ; premium ; doubt
aval ; guarantee
fondo de pensiones ; pension fund
cartera de inversión ; investment portfolio
activo fijo ; fixed asset
saldo ; balance
saldo pendiente ; outstanding balance
importe ; amount
precio de venta ; selling price
precio de compra ; purchase price
gasto de viaje ; travel expense
gasto fijo ; fixed cost
gasto operativo ; operating cost
coste operativo ; operating cost
coste laboral ; labor cost
coste de producción ; production cost
coste logístico ; logistics cost
coste unitario ; unit cost
coste medio ; average cost
coste fijo ; fixed cost
coste de personal ; staff cost
estructura de costes ; cost structure
ahorro anual ; annual saving
presupuesto anual ; annual budget
partida presupuestaria ; budget item
desviación ; deviation
desviación presupuestaria ; budget variance
informe mensual ; monthly report
informe anual ; annual report
informe de gestión ; management report
informe de auditoría ; audit report
informe de resultados ; results report
informe técnico ; technical report
cuadro de mandos ; dashboard
tabla dinámica ; pivot table
base de datos de clientes ; customer database
alta ; registration ; doubt
baja ; leave ; doubt
baja laboral ; sick leave
baja por maternidad ; maternity leave
turno de mañana ; morning shift
turno de tarde ; afternoon shift
acuerdo marco ; framework agreement
acuerdo de colaboración ; partnership agreement
alianza ; alliance
alianza estratégica ; strategic alliance
oferta comercial ; commercial offer
proceso de contratación ; hiring process
proceso de incorporación ; onboarding process
entrevista personal ; personal interview
entrevista por competencias ; competency-based interview
nueva incorporación ; new hire
contratación indefinida ; permanent hire
evaluación de desempeño ; performance review
plan de trabajo ; work plan
plan comercial ; sales plan
plan de mejora ; improvement plan
plan de viabilidad ; feasibility plan
comité de empresa ; works council
directora ; director
jefe ; manager
jefa ; manager
gerente ; manager
director general ; CEO
director comercial ; sales director
director financiero ; CFO
equipo de ventas ; sales team
equipo de proyecto ; project team
equipo de desarrollo ; development team
equipo de marketing ; marketing team
equipo de soporte ; support team
equipo humano ; team
miembro del equipo ; team member
red de ventas ; sales network
red de distribución ; distribution network
objetivo anual ; annual target
objetivo mensual ; monthly target
objetivo trimestral ; quarterly target
objetivo estratégico ; strategic goal
objetivo de facturación ; revenue target
venta cruzada ; cross-sell
venta telefónica ; telephone sale
operación de venta ; sale
operación inmobiliaria ; real estate transaction
operación comercial ; commercial transaction
operación bancaria ; banking transaction
visita a clientes ; client visit
cita comercial ; sales appointment
cliente nuevo ; new client
nuevo cliente ; new client
cliente final ; end customer
cliente internacional ; international client
cliente vip ; VIP client
cliente habitual ; regular customer
cliente interno ; internal client
cliente insatisfecho ; dissatisfied customer
tienda de ropa ; clothing store
tienda de electrodomésticos ; appliance store
tienda de alimentación ; food store
tienda física ; physical store
hipermercado ; hypermarket
gran superficie ; superstore
grandes almacenes ; department store
probador ; fitting room
cajero ; cashier
dependienta ; shop assistant
reponedor ; shelf stacker
lineal ; shelf
góndola ; shelf
estante ; shelf
etiqueta ; label
ticket ; ticket
producto nuevo ; new product
producto financiero ; financial product
producto bancario ; banking product
producto terminado ; finished product
producto ecológico ; organic product
producto alimentario ; food product
producto sanitario ; medical device
producto químico ; chemical
producto de limpieza ; cleaning product
catálogo de productos ; product catalog
teléfono móvil ; mobile phone
inmueble de lujo ; luxury property
finca rústica ; rural property
arrendador ; landlord
arrendatario ; tenant
vendedor ; seller
firma ; signature ; doubt
firma electrónica ; electronic signature
secretaría ; secretary's office
centralita ; switchboard
llamada entrante ; incoming call
llamada saliente ; outgoing call
agenda de dirección ; executive calendar
viaje de empresa ; business trip
sala de juntas ; boardroom
material de oficina ; office supply item
documento oficial ; official document
documento legal ; legal document
archivo físico ; paper archive
archivo digital ; digital archive
base legal ; legal basis
procedimiento interno ; internal procedure
política interna ; internal policy
proceso interno ; internal process
proceso administrativo ; administrative process
proceso de compra ; purchasing process
proceso de producción ; production process
proceso de venta ; sales process
ventaja ; advantage
necesidad del cliente ; customer need
expectativa ; expectation
queja de clientes ; customer complaint
reclamación de clientes ; customer complaint
consulta de clientes ; customer query
solicitud de permiso ; permit application
solución a medida ; tailor-made solution
decisión estratégica ; strategic decision
decisión de negocio ; business decision
propuesta comercial ; commercial proposal
proyecto internacional ; international project
cambio organizativo ; organizational change
inauguración ; opening
expansión ; expansion
fusión ; merger
adquisición de empresas ; business acquisition
invitado ; guest
azafata ; hostess
patrocinio ; sponsorship
`;
