/** Money, reports, selling and what a company buys and owes. */
export const moneyPhrases = `
[noun]
objetivo ; target
objetivo de venta ; sales target
objetivo de ventas ; sales target
objetivo comercial ; sales target
meta ; goal
resultado ; result
logro ; achievement
reto ; challenge
indicador ; indicator
indicador clave ; key indicator
indicador de rendimiento ; performance indicator
ratio ; ratio
índice ; rate
índice de satisfacción ; satisfaction rate
tasa ; rate
tasa de conversión ; conversion rate
tasa de aprobados ; pass rate
tasa de abandono ; dropout rate
tasa de error ; error rate
tasa de retención ; retention rate
porcentaje ; percentage
cifra ; figure
cifra de negocio ; turnover figure
volumen ; volume
volumen de negocio ; turnover
volumen de ventas ; sales volume
venta ; sale
pedido ; order
compra ; purchase
oferta ; offer
presupuesto ; budget
coste ; cost
costo ; cost
gasto ; expense
ingreso ; income
beneficio ; profit
margen ; margin
precio ; price
tarifa ; rate
descuento ; discount
factura ; invoice
cobro ; payment
pago ; payment
cobro pendiente ; outstanding payment
pago pendiente ; outstanding payment
impago ; unpaid invoice
deuda ; debt
préstamo ; loan
hipoteca ; mortgage
fondo de inversión ; investment fund
inversión ; investment
inversor ; investor
impuesto ; tax
declaración de la renta ; income tax return
declaración ; statement
liquidación ; settlement
nómina ; payslip
contrato ; contract
contrato de trabajo ; employment contract
acuerdo ; agreement
acuerdo comercial ; commercial agreement
convenio ; agreement
convenio colectivo ; collective agreement
licitación ; tender
concurso público ; public tender
cláusula ; clause
póliza ; policy
siniestro ; claim
auditor externo ; external auditor
auditoría ; audit
auditoría interna ; internal audit
cierre contable ; accounting close
cierre ; close
cuenta anual ; annual account
asiento contable ; accounting entry
conciliación ; reconciliation
conciliación bancaria ; bank reconciliation
balance ; balance sheet
estado financiero ; financial statement
informe ; report
informe de gastos ; expense report
informe financiero ; financial report
informe de ventas ; sales report
cuadro de mando ; dashboard
hoja de cálculo ; spreadsheet
base de datos ; database
previsión ; forecast
previsión de ventas ; sales forecast
proceso ; process
proceso de negocio ; business process
proceso de selección ; selection process
entrevista ; interview
entrevista de trabajo ; job interview
perfil ; profile
perfil técnico ; technical profile
plan ; plan
plan de acción ; action plan
plan de formación ; training plan
plan de formación interna ; in-house training plan
plan de carrera ; career plan
plan de marketing ; marketing plan
plan de igualdad ; equality plan
plan estratégico ; strategic plan
estrategia ; strategy
estrategia comercial ; sales strategy
campaña ; campaign
campaña de publicidad ; advertising campaign
campaña publicitaria ; advertising campaign
campaña de correo electrónico ; email campaign
red comercial ; sales network
fuerza de ventas ; sales force
canal ; channel
canal de venta ; sales channel
marca ; brand
producto ; product
servicio ; service
gama ; range
gama de productos ; product range
línea de productos ; product line
catálogo ; catalog
muestra ; sample
reclamación ; complaint
queja ; complaint
incidencia ; issue
consulta ; query ; doubt
llamada ; call
llamada telefónica ; telephone call
visita ; visit
visita comercial ; sales visit
carta ; letter
correo ; email
solicitud ; application
formulario ; form
documento ; document
expediente ; file
trámite ; procedure
gestión administrativa ; administrative procedure
política ; policy
procedimiento ; procedure
protocolo ; protocol
norma ; standard
normativa ; regulation
ley ; law
certificación ; certification
certificado ; certificate
premio ; award
puesto directivo ; management position
grupo de interés ; stakeholder
parte interesada ; stakeholder
valor añadido ; added value
ventaja competitiva ; competitive advantage
ronda de financiación ; funding round
entidad ; organization
entidad financiera ; financial institution
aseguradora ; insurance company
banco ; bank
consultora ; consulting firm
despacho ; firm
asesoría ; advisory firm
gestoría ; administrative agency
bufete ; law firm
agencia ; agency
asociación ; association
fundación ; foundation
cooperativa ; cooperative
franquicia ; franchise
cadena ; chain
comisión ; commission
incentivo ; incentive
sueldo ; salary
salario ; salary
[mass]
facturación ; revenue ; doubt
facturación anual ; annual revenue
dirección general ; general management
alta dirección ; senior management
dirección ; management
administración de empresas ; business administration
gerencia ; management
liquidez ; liquidity
rentabilidad ; profitability
productividad ; productivity
eficiencia ; efficiency
eficacia ; effectiveness
rendimiento ; performance
calidad ; quality
competencia ; competition
demanda ; demand
crecimiento ; growth
satisfacción ; satisfaction
satisfacción del cliente ; customer satisfaction
satisfacción de los clientes ; customer satisfaction
fidelización de clientes ; customer loyalty
atención al cliente ; customer service
atención al público ; customer service
atención telefónica ; telephone support
servicio al cliente ; customer service
servicio posventa ; after-sales service
servicio de atención al cliente ; customer service
gestión de clientes ; client management
rotación ; turnover
rotación de personal ; staff turnover
personal ; staff
absentismo ; absenteeism
contratación de personal ; staff recruitment
formación interna ; in-house training
clima laboral ; work climate
seguridad social ; social security
prevención de riesgos laborales ; occupational risk prevention
administración de personal ; personnel administration
financiación ; funding
financiación europea ; European funding
capital ; capital
crédito ; credit
efectivo ; cash
contabilidad ; accounting
contabilidad general ; general accounting
contabilidad analítica ; cost accounting
tesorería ; treasury
control de gestión ; management control
control presupuestario ; budget control
tiempo de cierre ; closing time
tiempo de respuesta ; response time
tiempo de entrega ; delivery time
tiempo de espera ; waiting time
publicidad ; advertising
publicidad digital ; digital advertising
prensa ; press
comunicación ; communication
comunicación interna ; internal communication
comunicación corporativa ; corporate communication
comercio electrónico ; e-commerce
comercio exterior ; foreign trade
mercadotecnia ; marketing
desperdicio ; waste
ahorro ; savings
mercancía ; goods
documentación ; documentation
papeleo ; paperwork
correspondencia ; correspondence
presentación de impuestos ; tax filing
responsabilidad social corporativa ; corporate social responsibility
toma de decisiones ; decision making
mejora continua ; continuous improvement
resolución de problemas ; problem solving
resolución de conflictos ; conflict resolution
trabajo en equipo ; teamwork
[plural]
ventas ; sales
ventas anuales ; annual sales
existencias ; stock
nóminas ; payroll
seguros sociales ; social security contributions
seguros ; insurance
recursos humanos ; human resources
cuentas anuales ; annual accounts
finanzas ; finance
redes sociales ; social media
relaciones públicas ; public relations
relaciones laborales ; labor relations
medios de comunicación ; media
condiciones ; terms
condiciones de pago ; payment terms
condiciones laborales ; working conditions
bienes ; goods
cuentas por cobrar ; accounts receivable
cuentas por pagar ; accounts payable
cuentas a cobrar ; accounts receivable
cuentas a pagar ; accounts payable
activos ; assets
`;
