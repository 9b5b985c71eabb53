/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const financeAndPurchasingPhrases = `
bank reconciliation	conciliación bancaria	es	shows	Punteo diario de extractos de 14 cuentas contra el mayor 572
bank reconciliation	conciliación bancaria	es	shows	Cuadraba los saldos de Santander y BBVA con los libros cada mañana
bank reconciliation	conciliación bancaria	es	shows	Conciliaba los movimientos del banco con la contabilidad, sin partidas abiertas a cierre
bank reconciliation	conciliación bancaria	es	shows	Localización de cargos sin identificar y cobros duplicados en las cuentas corrientes de la empresa
bank reconciliation	conciliación bancaria	es	shows	Importación de la Norma 43 en A3 y casado de apuntes
bank reconciliation	conciliación bancaria	en	shows	Matched daily statements against the cash ledger for nine entities
bank reconciliation	conciliación bancaria	en	shows	Cleared unmatched receipts older than 30 days on the Lloyds and Barclays accounts
bank reconciliation	conciliación bancaria	en	shows	Reconciled three current accounts and the PayPal wallet weekly
bank reconciliation	conciliación bancaria	en	shows	Ticked statement lines to Xero feeds and chased every unexplained difference
bank reconciliation	conciliación bancaria	es	near	Plan de conciliación de la vida laboral y familiar
bank reconciliation	conciliación bancaria	es	near	Apertura de cuentas bancarias a clientes particulares
bank reconciliation	conciliación bancaria	es	near	Letrada en actos de conciliación ante el SMAC
bank reconciliation	conciliación bancaria	en	near	Opened current accounts for retail customers at the branch
bank reconciliation	conciliación bancaria	en	near	Took part in truth and reconciliation community workshops
accounts payable	cuentas por pagar	es	shows	Registro de 600 facturas de proveedores al mes y remesas quincenales
accounts payable	cuentas por pagar	es	shows	Preparaba las transferencias a acreedores los días 10 y 25
accounts payable	cuentas por pagar	es	shows	Casaba albarán, pedido y factura antes de autorizar el abono al suministrador
accounts payable	cuentas por pagar	es	shows	Gestión de confirming y vencimientos de proveedores en SAP FI
accounts payable	cuentas por pagar	es	shows	Atención a reclamaciones de proveedores por facturas vencidas y retenciones mal aplicadas
accounts payable	cuentas por pagar	en	shows	Processed 400 supplier invoices a week with three-way matching
accounts payable	cuentas por pagar	en	shows	Ran fortnightly BACS payment runs to 250 vendors
accounts payable	cuentas por pagar	en	shows	Purchase ledger clerk, coding and posting invoices to Sage 200
accounts payable	cuentas por pagar	en	shows	Resolved supplier statement queries and cut overdue balances by 40%
accounts payable	cuentas por pagar	es	near	Emisión de facturas a clientes y envío de recordatorios de cobro
accounts payable	cuentas por pagar	es	near	Negociación de precios con proveedores de embalaje
accounts payable	cuentas por pagar	es	near	Pago de la compra con tarjeta de empresa en tienda
accounts payable	cuentas por pagar	en	near	Issued sales invoices and sent statements to customers
accounts payable	cuentas por pagar	en	near	Negotiated raw material prices with vendors
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	shows	Bajé el periodo medio de cobro de 74 a 51 días
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	shows	Llamadas semanales a clientes con facturas vencidas y acuerdos de pago aplazado
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	shows	Reclamación de impagados por burofax y preparación de monitorios con el abogado
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	shows	Seguimiento de riesgo con Crédito y Caución y bloqueo de pedidos a morosos
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	shows	Facturación a 300 clientes y aplicación de sus transferencias en el mayor 430
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	en	shows	Brought DSO down from 62 to 44 days
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	en	shows	Chased overdue customer balances by phone and agreed instalment plans
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	en	shows	Sales ledger clerk, allocating receipts and issuing dunning letters
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	en	shows	Kept the aged debtors report under 5% beyond 90 days
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	near	Cobro en caja y arqueo al cierre del supermercado
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	near	Registro de facturas recibidas de proveedores
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	es	near	Recogida de firmas y donativos en la calle
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	en	near	Paid vendor invoices through weekly BACS runs
accounts receivable and debt collection	cuentas a cobrar y gestión de cobros	en	near	Collected tickets at the cinema entrance
month-end close	cierre contable mensual	es	shows	Balance y cuenta de resultados listos el quinto día hábil
month-end close	cierre contable mensual	es	shows	Periodificaciones, amortizaciones y provisiones al terminar cada mes
month-end close	cierre contable mensual	es	shows	Reporting a la matriz alemana en WD+4 con todos los ajustes hechos
month-end close	cierre contable mensual	es	shows	Revisión de saldos y asientos de regularización antes de bloquear el periodo en SAP
month-end close	cierre contable mensual	es	shows	Cerraba el mes de cinco sociedades del grupo
month-end close	cierre contable mensual	en	shows	Posted accruals, prepayments and depreciation and locked the period by day five
month-end close	cierre contable mensual	en	shows	Delivered the P&L and balance sheet pack to HQ on WD3
month-end close	cierre contable mensual	en	shows	Cut the reporting calendar from ten working days to six
month-end close	cierre contable mensual	en	shows	Closed the books for four legal entities every month
month-end close	cierre contable mensual	es	near	Encargada del cierre de tienda y cuadre de caja
month-end close	cierre contable mensual	es	near	Cierre de ventas por encima del objetivo mensual
month-end close	cierre contable mensual	es	near	Archivo mensual de facturas en el departamento
month-end close	cierre contable mensual	en	near	Closed the shop each night and cashed up
month-end close	cierre contable mensual	en	near	Exceeded the monthly sales closing target
annual accounts preparation	elaboración de cuentas anuales	es	shows	Memoria, balance y PyG de 40 pymes depositados en el Registro Mercantil
annual accounts preparation	elaboración de cuentas anuales	es	shows	Depósito en el Registro con D2 y legalización de libros
annual accounts preparation	elaboración de cuentas anuales	es	shows	Formulaba los estados financieros del ejercicio para firma del administrador
annual accounts preparation	elaboración de cuentas anuales	es	shows	Redacción de la memoria abreviada y del estado de cambios en el patrimonio neto
annual accounts preparation	elaboración de cuentas anuales	en	shows	Drafted statutory financial statements under FRS 102 and filed at Companies House
annual accounts preparation	elaboración de cuentas anuales	en	shows	Produced year-end sets for 60 limited companies from trial balance to notes
annual accounts preparation	elaboración de cuentas anuales	en	shows	Wrote disclosure notes and cash flow statement for the auditors
annual accounts preparation	elaboración de cuentas anuales	en	shows	Lodged yearly filings with the Registrar, no late penalties in six years
annual accounts preparation	elaboración de cuentas anuales	es	near	Presentación del plan anual de ventas al comité
annual accounts preparation	elaboración de cuentas anuales	es	near	Archivo de las cuentas anuales de años anteriores
annual accounts preparation	elaboración de cuentas anuales	es	near	Encuadernación y reparto de la memoria anual de la fundación
annual accounts preparation	elaboración de cuentas anuales	en	near	Read company annual reports as an equity investor
annual accounts preparation	elaboración de cuentas anuales	en	near	Maintained the yearly calendar of company events
VAT returns	declaraciones de IVA	es	shows	Modelos 303, 390 y 349 de una cartera de 80 clientes
VAT returns	declaraciones de IVA	es	shows	Envío de libros de facturas al SII en plazo de cuatro días
VAT returns	declaraciones de IVA	es	shows	Cálculo de la prorrata y regularización de bienes de inversión
VAT returns	declaraciones de IVA	es	shows	Presentación trimestral del 303 y gestión de devoluciones mensuales REDEME
VAT returns	declaraciones de IVA	es	shows	Liquidación de impuestos indirectos de autónomos en la sede electrónica de la AEAT
VAT returns	declaraciones de IVA	en	shows	Filed quarterly MTD submissions to HMRC for 70 clients
VAT returns	declaraciones de IVA	en	shows	Completed EC sales lists and partial exemption calculations
VAT returns	declaraciones de IVA	en	shows	Checked input and output tax codes before each quarterly submission
VAT returns	declaraciones de IVA	en	shows	Prepared the Intrastat and OSS filings for an online retailer
VAT returns	declaraciones de IVA	es	near	Emisión de tickets con IVA incluido en caja
VAT returns	declaraciones de IVA	es	near	Presentación de la renta de particulares
VAT returns	declaraciones de IVA	es	near	Informar a turistas del reembolso tax free
VAT returns	declaraciones de IVA	en	near	Handed out tax-free shopping forms to tourists
VAT returns	declaraciones de IVA	en	near	Cleaned wine vats and fermentation tanks
payroll processing	elaboración de nóminas	es	shows	Cálculo mensual de los recibos de salario de 450 trabajadores con A3NOM
payroll processing	elaboración de nóminas	es	shows	Introducción de variables, horas extra, embargos y anticipos antes del día 25
payroll processing	elaboración de nóminas	es	shows	Cálculo de finiquitos, pagas extra y atrasos de convenio
payroll processing	elaboración de nóminas	es	shows	Cartera de 60 empresas en gestoría laboral: altas, IT y pago de sueldos
payroll processing	elaboración de nóminas	es	shows	Técnico laboral con Meta4, plantilla de 1.200 personas y 8 convenios
payroll processing	elaboración de nóminas	en	shows	Paid 900 weekly and monthly staff through Sage Payroll, RTI submitted on time
payroll processing	elaboración de nóminas	en	shows	Calculated statutory sick pay, overtime and pension deductions for 350 employees
payroll processing	elaboración de nóminas	en	shows	Ran end-to-end ADP cycles for five countries
payroll processing	elaboración de nóminas	en	shows	Produced P45s, P60s and year-end reconciliations to HMRC
payroll processing	elaboración de nóminas	es	near	Firmaba la recepción de mi nómina cada mes
payroll processing	elaboración de nóminas	es	near	Domiciliación de nómina: captación de clientes en sucursal bancaria
payroll processing	elaboración de nóminas	es	near	Registro de la jornada de los compañeros en hoja de firmas
payroll processing	elaboración de nóminas	en	near	Received wages through the company portal
payroll processing	elaboración de nóminas	en	near	Had forty people on my payroll as a restaurant owner, payslips done by an outside bureau
social Security contributions	cotizaciones a la Seguridad Social	es	shows	Envío de seguros sociales por SILTRA y confirmación de RNT y RLC
social Security contributions	cotizaciones a la Seguridad Social	es	shows	Altas, bajas y variaciones en Sistema RED
social Security contributions	cotizaciones a la Seguridad Social	es	shows	Cálculo de bases y tipos por contingencias comunes y aplicación de bonificaciones
social Security contributions	cotizaciones a la Seguridad Social	es	shows	Tramitación de partes de IT y accidentes por Delt@
social Security contributions	cotizaciones a la Seguridad Social	es	shows	Regularizaciones de liquidaciones complementarias L03 por atrasos de convenio
social Security contributions	cotizaciones a la Seguridad Social	en	shows	Submitted monthly TC filings through SILTRA for 90 employers
social Security contributions	cotizaciones a la Seguridad Social	en	shows	Registered starters and leavers in the RED system before day one
social Security contributions	cotizaciones a la Seguridad Social	en	shows	Worked out employer and employee National Insurance on irregular pay
social Security contributions	cotizaciones a la Seguridad Social	es	near	12 años cotizados según vida laboral
social Security contributions	cotizaciones a la Seguridad Social	es	near	Vigilante en una oficina de la Tesorería de la Seguridad Social
social Security contributions	cotizaciones a la Seguridad Social	es	near	Seguimiento de cotizaciones en bolsa de valores del IBEX
social Security contributions	cotizaciones a la Seguridad Social	en	near	Guarded the entrance of a social security office
social Security contributions	cotizaciones a la Seguridad Social	en	near	Tracked daily stock quotations for clients
general ledger bookkeeping	contabilidad general	es	shows	Asientos diarios, libro mayor y balance de sumas y saldos en Contaplus
general ledger bookkeeping	contabilidad general	es	shows	Llevaba los libros de 35 autónomos y pymes en asesoría
general ledger bookkeeping	contabilidad general	es	shows	Contabilización de facturas, bancos, inmovilizado y préstamos según el PGC
general ledger bookkeeping	contabilidad general	es	shows	Aplicación del Plan General Contable y cuadre de saldos de todas las masas
general ledger bookkeeping	contabilidad general	es	shows	Administrativa contable en A3ECO, de la factura al balance
general ledger bookkeeping	contabilidad general	en	shows	Kept full books to trial balance for 30 sole traders
general ledger bookkeeping	contabilidad general	en	shows	Posted journals and maintained nominal codes in QuickBooks
general ledger bookkeeping	contabilidad general	en	shows	Looked after the nominal ledger of a £6m distributor
general ledger bookkeeping	contabilidad general	en	shows	Took a shoebox of receipts to a clean trial balance for small businesses
general ledger bookkeeping	contabilidad general	es	near	Bibliotecaria, registro y ordenación de libros
general ledger bookkeeping	contabilidad general	es	near	Contabilización de votos en mesa electoral
general ledger bookkeeping	contabilidad general	es	near	Entrega de las facturas del negocio a la gestoría
general ledger bookkeeping	contabilidad general	en	near	Kept the hotel booking diary
general ledger bookkeeping	contabilidad general	en	near	Handed receipts over to our external accountant
fixed assets accounting	gestión contable del inmovilizado	es	shows	Fichas de amortización de 2.000 elementos y bajas por venta
fixed assets accounting	gestión contable del inmovilizado	es	shows	Alta de maquinaria en el módulo FI-AA y cálculo de dotaciones
fixed assets accounting	gestión contable del inmovilizado	es	shows	Inventario físico de equipos contra registro y etiquetado con código
fixed assets accounting	gestión contable del inmovilizado	es	shows	Capitalización de obra en curso y control del capex por proyecto
fixed assets accounting	gestión contable del inmovilizado	en	shows	Maintained the register of 3,000 items and posted monthly depreciation
fixed assets accounting	gestión contable del inmovilizado	en	shows	Capitalised project spend and wrote off disposals in SAP FI-AA
fixed assets accounting	gestión contable del inmovilizado	en	shows	Tagged and counted plant and IT equipment against the books
fixed assets accounting	gestión contable del inmovilizado	en	shows	Moved leases onto the balance sheet under IFRS 16
fixed assets accounting	gestión contable del inmovilizado	es	near	Gestor de activos inmobiliarios en alquiler
fixed assets accounting	gestión contable del inmovilizado	es	near	Mantenimiento mecánico de la maquinaria de planta
fixed assets accounting	gestión contable del inmovilizado	es	near	Grúa de retirada de vehículos inmovilizados
fixed assets accounting	gestión contable del inmovilizado	en	near	Repaired plant machinery on the shop floor
fixed assets accounting	gestión contable del inmovilizado	en	near	Asset manager for a residential lettings portfolio
cash flow forecasting	previsión de tesorería	es	shows	Hoja de cobros y pagos a 13 semanas para la dirección financiera
cash flow forecasting	previsión de tesorería	es	shows	Anticipaba tensiones de caja y negociaba pólizas de crédito con antelación
cash flow forecasting	previsión de tesorería	es	shows	Posición diaria de bancos y calendario de vencimientos a tres meses
cash flow forecasting	previsión de tesorería	es	shows	Estimación mensual de entradas y salidas de dinero por línea de negocio
cash flow forecasting	previsión de tesorería	en	shows	Built the 13-week liquidity model used with the lenders
cash flow forecasting	previsión de tesorería	en	shows	Predicted weekly inflows and outflows within 3% accuracy
cash flow forecasting	previsión de tesorería	en	shows	Updated the daily cash position and planned drawdowns on the revolver
cash flow forecasting	previsión de tesorería	en	shows	Warned the board of the March shortfall two months ahead
cash flow forecasting	previsión de tesorería	es	near	Previsión de ventas por tienda y temporada
cash flow forecasting	previsión de tesorería	es	near	Arqueo de caja al final del turno
cash flow forecasting	previsión de tesorería	es	near	Auxiliar en la Tesorería General, mostrador de registro
cash flow forecasting	previsión de tesorería	en	near	Forecast demand by SKU for the warehouse
cash flow forecasting	previsión de tesorería	en	near	Counted the till float at the end of each shift
budgeting and variance analysis	presupuestos y análisis de desviaciones	es	shows	Comparativa mensual de real contra plan por centro de coste
budgeting and variance analysis	presupuestos y análisis de desviaciones	es	shows	Explicaba al comité por qué cada departamento se salía de lo previsto
budgeting and variance analysis	presupuestos y análisis de desviaciones	es	shows	Elaboración del budget anual de 12 M€ con los jefes de área
budgeting and variance analysis	presupuestos y análisis de desviaciones	es	shows	Controller: forecast trimestral y cuadro de gasto por delegación
budgeting and variance analysis	presupuestos y análisis de desviaciones	en	shows	Compared actuals with plan by cost centre and explained the gaps to managers
budgeting and variance analysis	presupuestos y análisis de desviaciones	en	shows	Built the annual plan for 14 departments and reforecast every quarter
budgeting and variance analysis	presupuestos y análisis de desviaciones	en	shows	Spotted a £90k overspend in freight by March
budgeting and variance analysis	presupuestos y análisis de desviaciones	en	shows	Management accountant, monthly actual versus plan commentary
budgeting and variance analysis	presupuestos y análisis de desviaciones	es	near	Elaboración de presupuestos de reforma para clientes
budgeting and variance analysis	presupuestos y análisis de desviaciones	es	near	Gestión del dinero de la excursión del colegio
budgeting and variance analysis	presupuestos y análisis de desviaciones	es	near	Desviaciones de tráfico por obras en carretera
budgeting and variance analysis	presupuestos y análisis de desviaciones	en	near	Quoted kitchen refits for homeowners
budgeting and variance analysis	presupuestos y análisis de desviaciones	en	near	Managed traffic diversions around roadworks
SAP FI	SAP FI	es	shows	Transacciones FB60, F-28 y FBL1N a diario
SAP FI	SAP FI	es	shows	Contabilización y compensación de partidas en S/4HANA Finance
SAP FI	SAP FI	es	shows	Usuaria clave en la migración de los módulos financieros a S/4HANA
SAP FI	SAP FI	es	shows	Programa de pagos F110 y bloqueo de periodos con OB52
SAP FI	SAP FI	en	shows	Daily user of FB50, F-53 and FBL5N
SAP FI	SAP FI	en	shows	Key user for the finance stream of an S/4HANA rollout
SAP FI	SAP FI	en	shows	Ran F110 payment proposals and GR/IR clearing with MR11
SAP FI	SAP FI	es	near	Consulta de stock en SAP MM con MMBE
SAP FI	SAP FI	es	near	Formación básica de 4 horas sobre qué es SAP
SAP FI	SAP FI	es	near	Contabilidad en Sage 50 y Contasol
SAP FI	SAP FI	en	near	Checked stock levels in SAP WM
SAP FI	SAP FI	en	near	Bookkeeping in Xero and FreeAgent
Excel for finance	Excel avanzado para finanzas	es	shows	Tablas dinámicas y BUSCARV cruzando mayor y facturación
Excel for finance	Excel avanzado para finanzas	es	shows	Modelo de costes con Power Query y macros que ahorra dos días al mes
Excel for finance	Excel avanzado para finanzas	es	shows	Hojas de cálculo con SUMAR.SI.CONJUNTO para el cuadro de mando
Excel for finance	Excel avanzado para finanzas	es	shows	Automaticé el reporting en VBA
Excel for finance	Excel avanzado para finanzas	en	shows	Built pivot tables and INDEX-MATCH models over 200k ledger lines
Excel for finance	Excel avanzado para finanzas	en	shows	Automated the monthly pack with Power Query and VBA
Excel for finance	Excel avanzado para finanzas	en	shows	Wrote spreadsheets with SUMIFS and scenario switches for pricing
Excel for finance	Excel avanzado para finanzas	es	near	Anotaba las entradas de material en una hoja Excel
Excel for finance	Excel avanzado para finanzas	es	near	Ofimática a nivel usuario: Word y correo
Excel for finance	Excel avanzado para finanzas	es	near	Curso de iniciación a Excel, 10 horas
Excel for finance	Excel avanzado para finanzas	en	near	Typed visitor names into a spreadsheet
Excel for finance	Excel avanzado para finanzas	en	near	Excelled at customer service in a busy shop
mortgage advice	asesoramiento hipotecario	es	shows	Estudio de viabilidad y firma en notaría de 9 préstamos de vivienda al mes
mortgage advice	asesoramiento hipotecario	es	shows	Comparaba tipo fijo, variable y mixto con las familias y explicaba la FEIN
mortgage advice	asesoramiento hipotecario	es	shows	Acreditación LCCI y cartera de compradores de primera vivienda
mortgage advice	asesoramiento hipotecario	es	shows	Tramitación de subrogaciones y novaciones de préstamos sobre inmuebles
mortgage advice	asesoramiento hipotecario	es	shows	Cálculo de la tasa de esfuerzo y del porcentaje sobre tasación para compradores
mortgage advice	asesoramiento hipotecario	en	shows	CeMAP qualified, arranged home loans for 120 families a year
mortgage advice	asesoramiento hipotecario	en	shows	Compared fixed and tracker deals for first-time buyers and submitted to lenders
mortgage advice	asesoramiento hipotecario	en	shows	Took remortgage cases from fact-find to completion
mortgage advice	asesoramiento hipotecario	en	shows	Packaged buy-to-let applications with a 92% approval rate
mortgage advice	asesoramiento hipotecario	es	near	Visitas a pisos con posibles compradores
mortgage advice	asesoramiento hipotecario	es	near	Titular de una hipoteca desde 2015
mortgage advice	asesoramiento hipotecario	es	near	Limpieza en la oficina de un tasador hipotecario
mortgage advice	asesoramiento hipotecario	en	near	Showed flats to prospective buyers
mortgage advice	asesoramiento hipotecario	en	near	Paid off my own mortgage early
cash handling in branch	operativa de caja en sucursal	es	shows	Ingresos, reintegros y pago de recibos en ventanilla con arqueo diario
cash handling in branch	operativa de caja en sucursal	es	shows	Cajera de Caja Rural: 120 operaciones por mañana sin descuadres
cash handling in branch	operativa de caja en sucursal	es	shows	Carga y cuadre de cajeros automáticos y dispensador
cash handling in branch	operativa de caja en sucursal	es	shows	Detección de billetes falsos y remesas de efectivo a Prosegur
cash handling in branch	operativa de caja en sucursal	en	shows	Teller serving 100 customers a day, drawer balanced to the penny
cash handling in branch	operativa de caja en sucursal	en	shows	Processed deposits, withdrawals and bankers' drafts at the counter
cash handling in branch	operativa de caja en sucursal	en	shows	Loaded and balanced two ATMs and ordered notes from the cash centre
cash handling in branch	operativa de caja en sucursal	en	shows	Vault co-custodian, daily dual-control counts
cash handling in branch	operativa de caja en sucursal	es	near	Cajera de supermercado con cobro en línea de cajas
cash handling in branch	operativa de caja en sucursal	es	near	Mozo de almacén moviendo cajas en palés
cash handling in branch	operativa de caja en sucursal	es	near	Ingresaba la recaudación de la tienda en el banco
cash handling in branch	operativa de caja en sucursal	en	near	Supermarket checkout operator
cash handling in branch	operativa de caja en sucursal	en	near	Deposited the shop takings at the bank
financial product sales	comercialización de productos financieros	es	shows	Objetivos trimestrales de fondos, planes de pensiones y tarjetas superados al 115%
financial product sales	comercialización de productos financieros	es	shows	Certificación MiFID II (EFPA EIP) y contratación de fondos a clientes
financial product sales	comercialización de productos financieros	es	shows	Gestor comercial de particulares: 40 planes de pensiones y 60 seguros al trimestre
financial product sales	comercialización de productos financieros	es	shows	Ofrecía préstamos consumo y tarjetas revolving a la clientela de la oficina
financial product sales	comercialización de productos financieros	en	shows	Beat quarterly targets on funds, cards and personal loans
financial product sales	comercialización de productos financieros	en	shows	Placed 45 investment ISAs and 30 pension transfers a quarter
financial product sales	comercialización de productos financieros	en	shows	Cross-sold savings accounts and credit cards to walk-in customers
financial product sales	comercialización de productos financieros	es	near	Venta de productos de limpieza a empresas
financial product sales	comercialización de productos financieros	es	near	Contraté un fondo de inversión como cliente
financial product sales	comercialización de productos financieros	es	near	Contable de la entidad en servicios centrales
financial product sales	comercialización de productos financieros	en	near	Sold cleaning products to businesses
financial product sales	comercialización de productos financieros	en	near	Personal interest in stock investing
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	shows	Revisión de titularidad real y origen de fondos en altas de empresas
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	shows	Comunicaciones al SEPBLAC de operativa sospechosa
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	shows	Analista de alertas de transacciones inusuales, 40 expedientes al día
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	shows	Contraste de clientes contra listas de sanciones y PEP
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	shows	Diligencia debida reforzada a clientes de países de riesgo según Ley 10/2010
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	en	shows	Reviewed beneficial ownership and source of funds at onboarding
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	en	shows	Filed SARs with the NCA and documented the rationale
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	en	shows	Cleared sanctions and PEP screening hits in World-Check
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	en	shows	Transaction monitoring analyst, 35 alerts a day
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	near	Blanqueo dental en clínica odontológica
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	near	Dejar fotocopia del DNI al abrir cuenta propia
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	es	near	Prevención de riesgos laborales, curso básico
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	en	near	Counted and bagged cash in a laundromat
anti-money laundering and KYC	prevención de blanqueo de capitales y KYC	en	near	Teeth whitening treatments in a dental clinic
credit risk assessment	análisis de riesgo de crédito	es	shows	Estudio de balances y CIRBE para conceder líneas a pymes
credit risk assessment	análisis de riesgo de crédito	es	shows	Scoring de préstamos consumo y propuesta al comité de la territorial
credit risk assessment	análisis de riesgo de crédito	es	shows	Sancionaba operaciones hasta 150.000 € por delegación
credit risk assessment	análisis de riesgo de crédito	es	shows	Análisis de solvencia de empresas mediante ratios y consulta a ASNEF
credit risk assessment	análisis de riesgo de crédito	en	shows	Underwrote SME loans up to £500k from accounts and cash flow
credit risk assessment	análisis de riesgo de crédito	en	shows	Read financial statements and bureau data to approve or decline lending
credit risk assessment	análisis de riesgo de crédito	en	shows	Presented lending proposals to the regional committee
credit risk assessment	análisis de riesgo de crédito	en	shows	Set exposure limits for trade customers from Dun & Bradstreet data
credit risk assessment	análisis de riesgo de crédito	es	near	Evaluación de riesgos laborales del puesto
credit risk assessment	análisis de riesgo de crédito	es	near	Solicité un crédito para montar mi negocio
credit risk assessment	análisis de riesgo de crédito	es	near	Deportes de riesgo y montañismo
credit risk assessment	análisis de riesgo de crédito	en	near	Recharged phone credit at the kiosk
credit risk assessment	análisis de riesgo de crédito	en	near	Carried out manual handling risk assessments
insurance policy underwriting	suscripción de pólizas de seguros	es	shows	Aceptación o rechazo de riesgos de RC y multirriesgo empresa según normas de la compañía
insurance policy underwriting	suscripción de pólizas de seguros	es	shows	Tarificación de flotas y comercios y emisión con recargos o exclusiones
insurance policy underwriting	suscripción de pólizas de seguros	es	shows	Delegación de firma hasta 2 M€ en daños patrimoniales
insurance policy underwriting	suscripción de pólizas de seguros	es	shows	Revisión de cuestionarios de salud y fijación de sobreprimas en vida
insurance policy underwriting	suscripción de pólizas de seguros	en	shows	Priced and bound commercial property risks within a £3m authority
insurance policy underwriting	suscripción de pólizas de seguros	en	shows	Accepted, loaded or declined motor fleet proposals
insurance policy underwriting	suscripción de pólizas de seguros	en	shows	Read survey reports and set terms, exclusions and premium
insurance policy underwriting	suscripción de pólizas de seguros	es	near	Captación de suscripciones a revistas y prensa
insurance policy underwriting	suscripción de pólizas de seguros	es	near	Renovación de la póliza de mi coche por internet
insurance policy underwriting	suscripción de pólizas de seguros	es	near	Grabación de datos de tomadores en la aplicación
insurance policy underwriting	suscripción de pólizas de seguros	en	near	Sold magazine subscriptions door to door
insurance policy underwriting	suscripción de pólizas de seguros	en	near	Keyed policyholder addresses into the database
insurance claims handling	tramitación de siniestros	es	shows	Apertura de partes de hogar y auto, encargo de perito y pago de indemnización
insurance claims handling	tramitación de siniestros	es	shows	Cartera viva de 250 expedientes de agua y daños eléctricos
insurance claims handling	tramitación de siniestros	es	shows	Aplicación del convenio CIDE/ASCIDE y reclamación al contrario
insurance claims handling	tramitación de siniestros	es	shows	Tramitadora de partes en Mapfre, reservas y recobros
insurance claims handling	tramitación de siniestros	es	shows	Negociación de indemnizaciones por lesiones según baremo de tráfico
insurance claims handling	tramitación de siniestros	en	shows	Logged first notifications, appointed adjusters and settled losses up to £25k
insurance claims handling	tramitación de siniestros	en	shows	Carried a live file load of 180 motor cases
insurance claims handling	tramitación de siniestros	en	shows	Set reserves and pursued recoveries from third-party insurers
insurance claims handling	tramitación de siniestros	en	shows	Negotiated whiplash settlements with solicitors
insurance claims handling	tramitación de siniestros	es	near	Di parte al seguro tras accidente con vehículo de empresa
insurance claims handling	tramitación de siniestros	es	near	Reparación de daños por agua como fontanero de asistencia
insurance claims handling	tramitación de siniestros	es	near	Atención de quejas de clientes de una tienda
insurance claims handling	tramitación de siniestros	en	near	Repaired water-damaged ceilings for insurers
insurance claims handling	tramitación de siniestros	en	near	Claimed expenses monthly through the portal
insurance brokerage and sales	correduría y venta de seguros	es	shows	Cartera propia de 600 asegurados en auto, hogar y decesos
insurance brokerage and sales	correduría y venta de seguros	es	shows	Agente exclusivo de Ocaso, 15 pólizas nuevas al mes
insurance brokerage and sales	correduría y venta de seguros	es	shows	Mediador inscrito en la DGSFP, comparaba ofertas de seis compañías para cada cliente
insurance brokerage and sales	correduría y venta de seguros	es	shows	Retención de anulaciones y renovaciones al vencimiento con mejora de prima
insurance brokerage and sales	correduría y venta de seguros	en	shows	Placed cover for SMEs across eight carriers
insurance brokerage and sales	correduría y venta de seguros	en	shows	Grew a personal lines book to 700 clients and 91% retention
insurance brokerage and sales	correduría y venta de seguros	en	shows	Cert CII broker, remarketed renewals every year
insurance brokerage and sales	correduría y venta de seguros	en	shows	Wrote 20 new life and income protection plans a month
insurance brokerage and sales	correduría y venta de seguros	es	near	Contratación de seguro de viaje para mis vacaciones
insurance brokerage and sales	correduría y venta de seguros	es	near	Vigilante de seguridad en compañía aseguradora
insurance brokerage and sales	correduría y venta de seguros	es	near	Venta de coches de ocasión con entrega de documentación
insurance brokerage and sales	correduría y venta de seguros	en	near	Bought travel cover online
insurance brokerage and sales	correduría y venta de seguros	en	near	Security guard at an insurer's headquarters
portfolio management of retail clients	gestión de cartera de clientes particulares	es	shows	400 familias asignadas y revisión anual de sus posiciones
portfolio management of retail clients	gestión de cartera de clientes particulares	es	shows	Gestora de banca personal: llamadas, citas y vinculación de clientes con más de 60.000 €
portfolio management of retail clients	gestión de cartera de clientes particulares	es	shows	Crecí un 12% en recursos de los clientes asignados
portfolio management of retail clients	gestión de cartera de clientes particulares	es	shows	Agenda de ocho entrevistas diarias con titulares de la oficina
portfolio management of retail clients	gestión de cartera de clientes particulares	en	shows	Looked after 350 affluent households with yearly reviews
portfolio management of retail clients	gestión de cartera de clientes particulares	en	shows	Personal banker, grew assets per household by 14%
portfolio management of retail clients	gestión de cartera de clientes particulares	en	shows	Held eight appointments a day with assigned account holders
portfolio management of retail clients	gestión de cartera de clientes particulares	es	near	Portfolio de fotografía y diseño
portfolio management of retail clients	gestión de cartera de clientes particulares	es	near	Venta de carteras y bolsos en marroquinería
portfolio management of retail clients	gestión de cartera de clientes particulares	es	near	Atención esporádica a clientes en mostrador de pan
portfolio management of retail clients	gestión de cartera de clientes particulares	en	near	Art portfolio available on request
portfolio management of retail clients	gestión de cartera de clientes particulares	en	near	Sold handbags and wallets in a boutique
investment advice	asesoramiento en inversiones	es	shows	European Financial Advisor (EFA), propuestas de fondos según test de idoneidad
investment advice	asesoramiento en inversiones	es	shows	Diseño de carteras de renta fija y variable para patrimonios de más de 300.000 €
investment advice	asesoramiento en inversiones	es	shows	Revisión trimestral de rentabilidades y rebalanceo con cada cliente
investment advice	asesoramiento en inversiones	es	shows	Explicación de folletos, comisiones y riesgo antes de contratar fondos o notas
investment advice	asesoramiento en inversiones	en	shows	DipPFS qualified, recommended fund mixes after suitability tests
investment advice	asesoramiento en inversiones	en	shows	Rebalanced client holdings quarterly and explained performance
investment advice	asesoramiento en inversiones	en	shows	Wrote suitability reports for pension drawdown cases
investment advice	asesoramiento en inversiones	en	shows	Chartered wealth planner for 90 high-net-worth families
investment advice	asesoramiento en inversiones	es	near	Inversión propia en criptomonedas desde 2020
investment advice	asesoramiento en inversiones	es	near	Asesora de imagen y estilismo
investment advice	asesoramiento en inversiones	es	near	Telefonista en centralita de una gestora de fondos
investment advice	asesoramiento en inversiones	en	near	Traded crypto as a hobby
investment advice	asesoramiento en inversiones	en	near	Switchboard operator at an asset manager
solvency II and insurance regulation	solvencia II y normativa aseguradora	es	shows	Cálculo del SCR y reporting cuantitativo QRT a la DGSFP
solvency II and insurance regulation	solvencia II y normativa aseguradora	es	shows	Redacción del informe ORSA y SFCR de la entidad
solvency II and insurance regulation	solvencia II y normativa aseguradora	es	shows	Adaptación de la red de mediadores a la IDD y control de su formación anual
solvency II and insurance regulation	solvencia II y normativa aseguradora	es	shows	Responsable de cumplimiento de la mutua: información previa, IPID y reclamaciones
solvency II and insurance regulation	solvencia II y normativa aseguradora	en	shows	Produced QRTs and the ORSA for the regulator
solvency II and insurance regulation	solvencia II y normativa aseguradora	en	shows	Calculated capital requirement under the standard formula
solvency II and insurance regulation	solvencia II y normativa aseguradora	en	shows	Rolled out IDD product oversight and IPIDs across brokers
solvency II and insurance regulation	solvencia II y normativa aseguradora	es	near	Cliente solvente con referencias bancarias
solvency II and insurance regulation	solvencia II y normativa aseguradora	es	near	Normativa de uso del gimnasio y piscina
solvency II and insurance regulation	solvencia II y normativa aseguradora	es	near	Charla de una hora sobre el sector asegurador
solvency II and insurance regulation	solvencia II y normativa aseguradora	en	near	Read one article on insurance law for a class essay
digital banking support to customers	acompañamiento en banca digital	es	shows	Enseñaba a mayores a usar la app y Bizum
digital banking support to customers	acompañamiento en banca digital	es	shows	Migré al 70% de los usuarios de libreta a la aplicación móvil
digital banking support to customers	acompañamiento en banca digital	es	shows	Alta de claves, firma electrónica y bloqueo de tarjetas desde el móvil del cliente
digital banking support to customers	acompañamiento en banca digital	es	shows	Talleres en la oficina para operar desde casa sin caer en phishing
digital banking support to customers	acompañamiento en banca digital	en	shows	Moved 60% of passbook holders onto the mobile app
digital banking support to customers	acompañamiento en banca digital	en	shows	Showed older customers how to pay bills and block cards online
digital banking support to customers	acompañamiento en banca digital	en	shows	Digital champion of the branch, app activation up 30 points
digital banking support to customers	acompañamiento en banca digital	es	near	Uso habitual de Bizum y banca móvil
digital banking support to customers	acompañamiento en banca digital	es	near	Desarrollo backend de aplicaciones Android
digital banking support to customers	acompañamiento en banca digital	es	near	Soporte de impresoras y redes en oficina
digital banking support to customers	acompañamiento en banca digital	en	near	Comfortable using mobile banking myself
digital banking support to customers	acompañamiento en banca digital	en	near	Fixed printers and cables in branch offices
actuarial calculation	cálculo actuarial	es	shows	Provisiones matemáticas de vida y tablas PERM/F
actuarial calculation	cálculo actuarial	es	shows	Tarifas de salud con modelos GLM en R
actuarial calculation	cálculo actuarial	es	shows	Estimación de IBNR por Chain Ladder
actuarial calculation	cálculo actuarial	es	shows	Valoración de compromisos por pensiones según NIC 19
actuarial calculation	cálculo actuarial	en	shows	Reserved motor lines with chain ladder and Bornhuetter-Ferguson
actuarial calculation	cálculo actuarial	en	shows	Built GLM pricing for home cover in Emblem
actuarial calculation	cálculo actuarial	en	shows	Valued defined benefit pension liabilities
actuarial calculation	cálculo actuarial	es	near	Auxiliar administrativa en departamento de actuarios
actuarial calculation	cálculo actuarial	es	near	Cálculo de primas de producción de operarios
actuarial calculation	cálculo actuarial	es	near	Licenciada en Estadística, sin experiencia en el sector
actuarial calculation	cálculo actuarial	en	near	Filed documents for the actuarial team
actuarial calculation	cálculo actuarial	en	near	Calculated production bonuses for operatives
statutory financial audit	auditoría de cuentas	es	shows	Inscrito en el ROAC, firma de informes de 25 sociedades
statutory financial audit	auditoría de cuentas	es	shows	Senior en Deloitte: circularizaciones, pruebas sustantivas y papeles de trabajo
statutory financial audit	auditoría de cuentas	es	shows	Revisión de estados financieros de grupos industriales según NIA-ES
statutory financial audit	auditoría de cuentas	es	shows	Emisión de opinión con salvedades por existencias no verificadas
statutory financial audit	auditoría de cuentas	es	shows	Tres campañas en una Big Four con clientes del sector retail
statutory financial audit	auditoría de cuentas	en	shows	Led fieldwork on 12 listed and private clients at PwC
statutory financial audit	auditoría de cuentas	en	shows	Sent third-party confirmations, sampled transactions and signed off working papers
statutory financial audit	auditoría de cuentas	en	shows	ACA trained, substantive testing under ISAs across manufacturing clients
statutory financial audit	auditoría de cuentas	en	shows	Drafted opinions and management letters for owner-managed businesses
statutory financial audit	auditoría de cuentas	es	near	Preparaba la documentación que pedían los auditores
statutory financial audit	auditoría de cuentas	es	near	Auditor interno ISO 9001 en planta
statutory financial audit	auditoría de cuentas	es	near	Auditorio municipal, acomodadora de sala
statutory financial audit	auditoría de cuentas	en	near	Supplied invoices requested by the external auditors
statutory financial audit	auditoría de cuentas	en	near	Audited SEO of small websites
internal audit	auditoría interna	es	shows	Revisión de procesos de compras, ventas y tesorería para el comité de control
internal audit	auditoría interna	es	shows	Plan anual de 18 revisiones y seguimiento de recomendaciones con los directores
internal audit	auditoría interna	es	shows	Certificación CIA, pruebas de controles en filiales de México y Perú
internal audit	auditoría interna	es	shows	Visitas sorpresa a tiendas para verificar caja, stock y permisos de usuario
internal audit	auditoría interna	en	shows	CIA holder, reviewed procure-to-pay and payroll across six subsidiaries
internal audit	auditoría interna	en	shows	Reported control failings to the board committee and tracked remediation
internal audit	auditoría interna	en	shows	Executed an annual programme of 20 risk-based reviews
internal audit	auditoría interna	en	shows	Surprise visits to branches checking cash, stock and access rights
internal audit	auditoría interna	es	near	Mi departamento fue auditado con resultado favorable
internal audit	auditoría interna	es	near	Auxiliar de contabilidad en despacho de auditores externos
internal audit	auditoría interna	es	near	Promoción interna a encargada tras dos años
internal audit	auditoría interna	en	near	Our team passed its internal review with no findings
internal audit	auditoría interna	en	near	Moved up through internal promotion
corporate income tax	impuesto de sociedades	es	shows	Modelo 200 y pagos fraccionados 202 de 70 empresas
corporate income tax	impuesto de sociedades	es	shows	Ajustes extracontables, bases negativas y deducción por I+D
corporate income tax	impuesto de sociedades	es	shows	Consolidación fiscal del grupo y modelo 220
corporate income tax	impuesto de sociedades	es	shows	Cálculo del gasto por impuesto y diferencias temporarias al cierre
corporate income tax	impuesto de sociedades	en	shows	Prepared CT600 returns and computations for 80 companies
corporate income tax	impuesto de sociedades	en	shows	Worked out deferred balances and the effective rate reconciliation
corporate income tax	impuesto de sociedades	en	shows	Claimed R&D relief worth £1.2m for manufacturing clients
corporate income tax	impuesto de sociedades	en	shows	Completed Form 1120 with state filings
corporate income tax	impuesto de sociedades	es	near	Constitución de sociedades limitadas en notaría
corporate income tax	impuesto de sociedades	es	near	Estudios de sociología e impacto en la sociedad
corporate income tax	impuesto de sociedades	es	near	Presentación del IRPF de trabajadores por cuenta ajena
corporate income tax	impuesto de sociedades	en	near	Incorporated limited companies online
corporate income tax	impuesto de sociedades	en	near	Filed my own personal self-assessment
personal income tax returns	declaraciones de la renta	es	shows	Campaña de IRPF: 350 borradores revisados y presentados por Renta Web
personal income tax returns	declaraciones de la renta	es	shows	Modelo 100 y 714 de patrimonios familiares
personal income tax returns	declaraciones de la renta	es	shows	Cálculo de ganancias por venta de pisos y fondos para contribuyentes
personal income tax returns	declaraciones de la renta	es	shows	Refuerzo de abril a junio en asesoría haciendo rentas y 130 de autónomos
personal income tax returns	declaraciones de la renta	en	shows	Completed 250 self-assessments each January
personal income tax returns	declaraciones de la renta	en	shows	Prepared Form 1040 with schedules C and E for freelancers
personal income tax returns	declaraciones de la renta	en	shows	Worked out capital gains on property disposals and share sales for individuals
personal income tax returns	declaraciones de la renta	en	shows	Seasonal preparer at H&R Block, 300 filers
personal income tax returns	declaraciones de la renta	es	near	Cobro de rentas de alquiler de viviendas
personal income tax returns	declaraciones de la renta	es	near	Perceptor de renta mínima de inserción
personal income tax returns	declaraciones de la renta	es	near	Tramitación de declaraciones responsables de obra
personal income tax returns	declaraciones de la renta	en	near	Collected rental income from tenants
personal income tax returns	declaraciones de la renta	en	near	Filled in customs declarations at the post office
tax inspections and appeals	inspecciones y recursos tributarios	es	shows	Defensa de contribuyentes ante la AEAT y reclamaciones al TEAR
tax inspections and appeals	inspecciones y recursos tributarios	es	shows	Contestación de requerimientos, alegaciones y firma de actas en conformidad
tax inspections and appeals	inspecciones y recursos tributarios	es	shows	Logré anular una liquidación de 180.000 € en vía económico-administrativa
tax inspections and appeals	inspecciones y recursos tributarios	es	shows	Recursos de reposición y aplazamientos ante Hacienda
tax inspections and appeals	inspecciones y recursos tributarios	en	shows	Represented taxpayers in HMRC enquiries and tribunal hearings
tax inspections and appeals	inspecciones y recursos tributarios	en	shows	Overturned a £200k assessment on appeal
tax inspections and appeals	inspecciones y recursos tributarios	en	shows	Drafted replies to information notices and negotiated settlements
tax inspections and appeals	inspecciones y recursos tributarios	es	near	Inspección técnica de vehículos en línea ITV
tax inspections and appeals	inspecciones y recursos tributarios	es	near	Recursos humanos en asesoría fiscal
tax inspections and appeals	inspecciones y recursos tributarios	en	near	MOT inspection of light vehicles
tax inspections and appeals	inspecciones y recursos tributarios	en	near	Appealed a parking fine successfully
transfer pricing	precios de transferencia	es	shows	Local file y master file del grupo para 14 países
transfer pricing	precios de transferencia	es	shows	Benchmark en Amadeus para justificar el margen de la filial distribuidora
transfer pricing	precios de transferencia	es	shows	Documentación de operaciones vinculadas y modelo 232
transfer pricing	precios de transferencia	es	shows	Valoración a mercado de préstamos y servicios intragrupo
transfer pricing	precios de transferencia	en	shows	Prepared local and master files for a 20-country group
transfer pricing	precios de transferencia	en	shows	Ran comparables searches in Orbis to support arm's length margins
transfer pricing	precios de transferencia	en	shows	Supported an APA on intercompany royalties
transfer pricing	precios de transferencia	en	shows	Documented intra-group loans and management fees under OECD guidelines
transfer pricing	precios de transferencia	es	near	Comisiones por transferencias bancarias
transfer pricing	precios de transferencia	es	near	Fijación de precios de venta en tienda
transfer pricing	precios de transferencia	es	near	Transferencia de vehículos en gestoría de tráfico
transfer pricing	precios de transferencia	en	near	Transferred stock between shops at cost price
transfer pricing	precios de transferencia	en	near	Set retail prices on the shelf
internal control and SOX	control interno y SOX	es	shows	Matriz de riesgos y controles de 120 procesos con pruebas semestrales
internal control and SOX	control interno y SOX	es	shows	Implantación del SCIIF en empresa cotizada
internal control and SOX	control interno y SOX	es	shows	Segregación de funciones en SAP GRC y revisión de accesos
internal control and SOX	control interno y SOX	es	shows	Narrativas, flujogramas y test de eficacia para la sección 404
internal control and SOX	control interno y SOX	en	shows	Tested 90 key controls a quarter for section 404
internal control and SOX	control interno y SOX	en	shows	Documented walkthroughs and fixed segregation-of-duties conflicts in SAP GRC
internal control and SOX	control interno y SOX	en	shows	Remediated two material weaknesses before filing
internal control and SOX	control interno y SOX	es	near	Control de accesos y rondas internas como vigilante
internal control and SOX	control interno y SOX	es	near	Autocontrol y gestión emocional
internal control and SOX	control interno y SOX	es	near	Control de plagas en el interior de naves
internal control and SOX	control interno y SOX	en	near	Access control officer in an office lobby
IFRS	NIIF / IFRS	es	shows	Aplicación de la NIIF 16 a 300 contratos de alquiler
IFRS	NIIF / IFRS	es	shows	Conversión de cuentas locales a normas internacionales para salida a bolsa
IFRS	NIIF / IFRS	es	shows	Cálculo de pérdidas esperadas según NIC/NIIF 9
IFRS	NIIF / IFRS	es	shows	Notas de ingresos por contratos con clientes conforme a NIIF 15
IFRS	NIIF / IFRS	en	shows	Converted local GAAP books for a stock exchange listing
IFRS	NIIF / IFRS	en	shows	Applied the leases and revenue standards across 300 contracts
IFRS	NIIF / IFRS	en	shows	Wrote technical accounting papers on business combinations and impairment
IFRS	NIIF / IFRS	en	shows	DipIFR holder, group reporting for listed parent
IFRS	NIIF / IFRS	es	near	Contabilidad según PGC pymes únicamente
IFRS	NIIF / IFRS	es	near	Cambio del NIF de la empresa en ficheros de clientes
IFRS	NIIF / IFRS	es	near	Normas internacionales de calidad ISO
IFRS	NIIF / IFRS	en	near	UK FRS 105 micro-entity accounts only
IFRS	NIIF / IFRS	en	near	Knowledge of international trade rules
group consolidation	consolidación contable de grupos	es	shows	Eliminación de saldos intercompany de 22 filiales
group consolidation	consolidación contable de grupos	es	shows	Paquetes de reporting de las participadas y conversión de divisas en HFM
group consolidation	consolidación contable de grupos	es	shows	Puesta en equivalencia, socios externos y fondo de comercio del grupo
group consolidation	consolidación contable de grupos	es	shows	Estados agregados de 9 países en Tagetik
group consolidation	consolidación contable de grupos	en	shows	Eliminated intercompany balances across 22 subsidiaries in HFM
group consolidation	consolidación contable de grupos	en	shows	Translated foreign entities and calculated minority interests
group consolidation	consolidación contable de grupos	en	shows	Combined monthly packs from nine countries in OneStream
group consolidation	consolidación contable de grupos	es	near	Consolidación de equipos comerciales jóvenes
group consolidation	consolidación contable de grupos	es	near	Consolidación de mercancía en grupaje marítimo
group consolidation	consolidación contable de grupos	es	near	Refuerzo y consolidación de estructuras de hormigón
group consolidation	consolidación contable de grupos	en	near	Consolidated freight into full containers
group consolidation	consolidación contable de grupos	en	near	Consolidated my skills in customer service
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	es	shows	Informe pericial sobre desvío de fondos de 1,4 M€ por un directivo
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	es	shows	Rastreo de facturas falsas y sociedades pantalla para un juzgado mercantil
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	es	shows	Certificación CFE, entrevistas a empleados y análisis de correos
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	es	shows	Ratificación en juicio de dictamen contable sobre daños económicos
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	en	shows	CFE, traced £2m diverted through shell suppliers
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	en	shows	Expert witness reports on lost profits and misappropriation
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	en	shows	Interviewed staff and mined ledgers to expose fake invoices
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	es	near	Auxiliar de autopsias en instituto de medicina forense
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	es	near	Víctima de fraude online, gestión de denuncia propia
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	es	near	Lector de novela negra e investigación policial
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	en	near	Forensic lab assistant handling DNA samples
forensic accounting and fraud investigation	auditoría forense e investigación de fraude	en	near	Reported a phishing email to IT
audit sampling and data analytics	muestreo y análisis de datos en auditoría	es	shows	Extracción de 2 millones de asientos con ACL para detectar apuntes anómalos
audit sampling and data analytics	muestreo y análisis de datos en auditoría	es	shows	Selección de partidas por unidad monetaria y extrapolación de errores
audit sampling and data analytics	muestreo y análisis de datos en auditoría	es	shows	Pruebas masivas de diario en IDEA por usuario, fecha e importe redondo
audit sampling and data analytics	muestreo y análisis de datos en auditoría	es	shows	Scripts en Alteryx para cruzar proveedores con empleados
audit sampling and data analytics	muestreo y análisis de datos en auditoría	en	shows	Journal entry testing over 2m lines in IDEA
audit sampling and data analytics	muestreo y análisis de datos en auditoría	en	shows	Monetary unit selections and projection of misstatements
audit sampling and data analytics	muestreo y análisis de datos en auditoría	en	shows	Alteryx workflows matching vendors to staff bank details
audit sampling and data analytics	muestreo y análisis de datos en auditoría	es	near	Toma de muestras de agua para laboratorio
audit sampling and data analytics	muestreo y análisis de datos en auditoría	es	near	Reparto de muestras gratuitas de perfume
audit sampling and data analytics	muestreo y análisis de datos en auditoría	es	near	Analista de datos de tráfico web
audit sampling and data analytics	muestreo y análisis de datos en auditoría	en	near	Handed out free product samples in store
audit sampling and data analytics	muestreo y análisis de datos en auditoría	en	near	Took soil samples for lab testing
inventory count observation	asistencia a recuento de existencias	es	shows	Presencia en el inventario físico de fin de año de ocho clientes
inventory count observation	asistencia a recuento de existencias	es	shows	Pruebas de lista a estantería y de estantería a lista en almacenes de terceros
inventory count observation	asistencia a recuento de existencias	es	shows	Comprobación de corte de operaciones con los últimos albaranes
inventory count observation	asistencia a recuento de existencias	es	shows	Revisión de obsoletos y valoración a coste o mercado
inventory count observation	asistencia a recuento de existencias	en	shows	Attended year-end stocktakes at eight client warehouses
inventory count observation	asistencia a recuento de existencias	en	shows	Floor-to-sheet and sheet-to-floor tests with cut-off checks
inventory count observation	asistencia a recuento de existencias	en	shows	Checked slow-moving stock provisions against later sales
inventory count observation	asistencia a recuento de existencias	es	near	Reponedor con recuento de huecos en lineal
inventory count observation	asistencia a recuento de existencias	es	near	Inventario de muebles en mudanzas
inventory count observation	asistencia a recuento de existencias	es	near	Observación de aves y censos de fauna
inventory count observation	asistencia a recuento de existencias	en	near	Stocked shelves and counted gaps
inventory count observation	asistencia a recuento de existencias	en	near	Bird count volunteer
tax planning	planificación fiscal	es	shows	Estructura holding para familia empresaria con ahorro en la sucesión
tax planning	planificación fiscal	es	shows	Diseño de donaciones, pactos y reducción por empresa familiar
tax planning	planificación fiscal	es	shows	Estudio previo del coste impositivo de compraventas y fusiones con régimen FEAC
tax planning	planificación fiscal	es	shows	Optimización de retribución de socios y dividendos antes de fin de año
tax planning	planificación fiscal	en	shows	Designed holding structures that saved a family firm £300k on succession
tax planning	planificación fiscal	en	shows	Advised founders on salary, dividend and share scheme mix
tax planning	planificación fiscal	en	shows	Structured deals for rollover relief before exchange
tax planning	planificación fiscal	es	near	Planificación de turnos del equipo de tienda
tax planning	planificación fiscal	es	near	Presentación de modelos trimestrales sin asesorar
tax planning	planificación fiscal	es	near	Entrega de documentación fiscal en ventanilla
tax planning	planificación fiscal	en	near	Planned weekly rotas for shop staff
tax planning	planificación fiscal	en	near	Data entry of tax forms in a processing centre
supplier negotiation	negociación con proveedores	es	shows	Rebajé un 9% el coste de envases tras renegociar con tres fabricantes
supplier negotiation	negociación con proveedores	es	shows	Conseguí pago a 90 días y rappel del 3% por volumen
supplier negotiation	negociación con proveedores	es	shows	Acuerdos marco anuales con 25 fabricantes de componentes
supplier negotiation	negociación con proveedores	es	shows	Cerré tarifas de transporte con bonificación por camión completo
supplier negotiation	negociación con proveedores	es	shows	Mesa de compras: regateo de precio, plazo y mínimos con fábricas chinas
supplier negotiation	negociación con proveedores	en	shows	Took 9% out of packaging spend by playing three mills against each other
supplier negotiation	negociación con proveedores	en	shows	Won 90-day terms and a 3% volume rebate from key vendors
supplier negotiation	negociación con proveedores	en	shows	Agreed annual frame contracts with 25 component makers
supplier negotiation	negociación con proveedores	en	shows	Bargained freight rates down £120k a year
supplier negotiation	negociación con proveedores	es	near	Negociación de convenio con el comité de empresa
supplier negotiation	negociación con proveedores	es	near	Recepción de proveedores en muelle y firma de albaranes
supplier negotiation	negociación con proveedores	es	near	Proveedor de servicios de fontanería a comunidades
supplier negotiation	negociación con proveedores	en	near	Checked in vendor deliveries at the dock
supplier negotiation	negociación con proveedores	en	near	Negotiated pay with the trade union
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	es	shows	RFQ a 12 fabricantes, matriz de comparación y adjudicación
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	es	shows	Búsqueda de fuentes alternativas en Turquía y Marruecos
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	es	shows	Subastas inversas en Ariba con 1,5 M€ de ahorro
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	es	shows	Mapa de categorías y homologación de segundas fuentes para piezas críticas
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	en	shows	Ran RFQs with 12 bidders and scored awards on total cost
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	en	shows	Reverse auctions in Ariba that saved £1.3m
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	en	shows	Dual-sourced critical castings from Turkey and Poland
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	en	shows	Category lead for indirect spend of £20m
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	es	near	Preparación de ofertas para ganar concursos públicos
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	es	near	Compra diaria de fruta en Mercamadrid para mi tienda
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	es	near	Estrategia de ventas en canal online
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	en	near	Wrote bids to win council contracts
strategic sourcing and tendering	compras estratégicas y licitaciones a proveedores	en	near	Did the weekly shopping for a household
purchase order management	gestión de pedidos de compra	es	shows	Emisión de 80 pedidos semanales en SAP ME21N y seguimiento de fechas
purchase order management	gestión de pedidos de compra	es	shows	Reclamaba entregas atrasadas y confirmaciones a los fabricantes
purchase order management	gestión de pedidos de compra	es	shows	Conversión de solicitudes de los departamentos en órdenes al suministrador
purchase order management	gestión de pedidos de compra	es	shows	Lanzamiento de necesidades del MRP y ajuste de cantidades
purchase order management	gestión de pedidos de compra	en	shows	Raised 80 POs a week and expedited late deliveries
purchase order management	gestión de pedidos de compra	en	shows	Turned requisitions into orders and chased acknowledgements
purchase order management	gestión de pedidos de compra	en	shows	Cleaned the open order book weekly against MRP messages
purchase order management	gestión de pedidos de compra	es	near	Preparación de pedidos de clientes con PDA
purchase order management	gestión de pedidos de compra	es	near	Toma de pedidos en mesa como camarero
purchase order management	gestión de pedidos de compra	es	near	Reparto de pedidos a domicilio en moto
purchase order management	gestión de pedidos de compra	en	near	Picked customer orders with a scanner
purchase order management	gestión de pedidos de compra	en	near	Took food orders at tables
customs clearance	despacho de aduanas	es	shows	Presentación de DUA de importación y exportación ante la AEAT
customs clearance	despacho de aduanas	es	shows	Representante aduanero, 30 expedientes diarios en puerto de Valencia
customs clearance	despacho de aduanas	es	shows	Gestión de levantes, canales rojos e inspecciones en el PIF
customs clearance	despacho de aduanas	es	shows	Liquidación de aranceles e IVA a la importación y régimen de perfeccionamiento
customs clearance	despacho de aduanas	en	shows	Lodged import and export entries on CDS
customs clearance	despacho de aduanas	en	shows	Customs broker at Felixstowe, 30 entries a day
customs clearance	despacho de aduanas	en	shows	Released held containers and answered red-lane queries
customs clearance	despacho de aduanas	en	shows	Handled inward processing and bonded warehouse regimes
customs clearance	despacho de aduanas	es	near	Despacho de pan y bollería al público
customs clearance	despacho de aduanas	es	near	Paso frecuente por aduanas como viajero
customs clearance	despacho de aduanas	es	near	Vigilancia en la terminal de cruceros
customs clearance	despacho de aduanas	en	near	Declared my luggage at customs
customs clearance	despacho de aduanas	en	near	Served customers at a bakery counter
Incoterms	Incoterms	es	shows	Contratación FOB Shanghái y venta DAP con reparto claro de costes y riesgos
Incoterms	Incoterms	es	shows	Decidía si comprar EXW, FCA o CIF según flete
Incoterms	Incoterms	es	shows	Revisión de cláusulas de entrega y transmisión del riesgo en contratos internacionales
Incoterms	Incoterms	es	shows	Pasé de CIF a FOB con todos los proveedores asiáticos y bajé el flete un 15%
Incoterms	Incoterms	en	shows	Switched Asian vendors from CIF to FOB and cut freight 15%
Incoterms	Incoterms	en	shows	Quoted EXW, FCA and DDP prices to overseas customers
Incoterms	Incoterms	en	shows	Settled who pays freight, duty and insurance on each overseas sale
Incoterms	Incoterms	es	near	Condiciones de entrega a domicilio en tienda online
Incoterms	Incoterms	es	near	Términos médicos en inglés
Incoterms	Incoterms	es	near	Uso de FOB y llaves de acceso al edificio
Incoterms	Incoterms	en	near	Issued key fobs to building residents
Incoterms	Incoterms	en	near	Knows common business terms in English
tariff classification	clasificación arancelaria	es	shows	Asignación de códigos TARIC a 4.000 referencias
tariff classification	clasificación arancelaria	es	shows	Solicitud de IAV para productos textiles
tariff classification	clasificación arancelaria	es	shows	Revisión de partidas HS y derechos antidumping
tariff classification	clasificación arancelaria	es	shows	Corrección de partidas erróneas que generaban un 6% de sobrecoste en derechos
tariff classification	clasificación arancelaria	en	shows	Assigned HS codes to 4,000 SKUs
tariff classification	clasificación arancelaria	en	shows	Obtained binding rulings for composite textiles
tariff classification	clasificación arancelaria	en	shows	Found wrong commodity codes and reclaimed £80k duty
tariff classification	clasificación arancelaria	es	near	Clasificación de residuos y reciclaje
tariff classification	clasificación arancelaria	es	near	Clasificación de paquetes por código postal
tariff classification	clasificación arancelaria	es	near	Comparación de tarifas de luz y teléfono
tariff classification	clasificación arancelaria	en	near	Sorted parcels by postcode
tariff classification	clasificación arancelaria	en	near	Compared energy tariffs for households
letters of credit and documentary payments	créditos documentarios	es	shows	Revisión de discrepancias antes de presentar documentos al banco emisor
letters of credit and documentary payments	créditos documentarios	es	shows	Cobros asegurados con L/C irrevocable en Argelia y Egipto
letters of credit and documentary payments	créditos documentarios	es	shows	Preparación de B/L, factura, packing y certificado según UCP 600
letters of credit and documentary payments	créditos documentarios	es	shows	Remesas documentarias y garantías para ventas a Oriente Medio
letters of credit and documentary payments	créditos documentarios	en	shows	Checked shipping documents for discrepancies under UCP 600
letters of credit and documentary payments	créditos documentarios	en	shows	Presented clean documents to the issuing bank within 21 days
letters of credit and documentary payments	créditos documentarios	en	shows	Secured payment from Egyptian buyers with confirmed L/Cs
letters of credit and documentary payments	créditos documentarios	es	near	Préstamo personal para compra de vehículo
letters of credit and documentary payments	créditos documentarios	es	near	Cartas de presentación para empleo
letters of credit and documentary payments	créditos documentarios	es	near	Documentalista en archivo de cine documental
letters of credit and documentary payments	créditos documentarios	en	near	Wrote cover letters for job applicants
letters of credit and documentary payments	créditos documentarios	en	near	Applied for a store credit card
certificates of origin and export documentation	documentación de exportación y certificados de origen	es	shows	EUR.1, ATR y legalización en Cámara de Comercio
certificates of origin and export documentation	documentación de exportación y certificados de origen	es	shows	Packing list, factura comercial y BL de 40 embarques mensuales
certificates of origin and export documentation	documentación de exportación y certificados de origen	es	shows	Visados en consulados para envíos a Argelia
certificates of origin and export documentation	documentación de exportación y certificados de origen	es	shows	Fitosanitarios y declaración REX para cítricos a Canadá
certificates of origin and export documentation	documentación de exportación y certificados de origen	en	shows	Prepared EUR.1s, commercial invoices and packing lists for 40 shipments a month
certificates of origin and export documentation	documentación de exportación y certificados de origen	en	shows	Got chamber-stamped and embassy-legalised papers for Gulf buyers
certificates of origin and export documentation	documentación de exportación y certificados de origen	en	shows	Issued phytosanitary and REX statements for fruit to Canada
certificates of origin and export documentation	documentación de exportación y certificados de origen	es	near	Certificado de nacimiento y empadronamiento
certificates of origin and export documentation	documentación de exportación y certificados de origen	es	near	Documentación de vehículos en gestoría
certificates of origin and export documentation	documentación de exportación y certificados de origen	es	near	Empaquetado de producto para envío nacional
certificates of origin and export documentation	documentación de exportación y certificados de origen	en	near	Packed boxes for domestic delivery
certificates of origin and export documentation	documentación de exportación y certificados de origen	en	near	Translated birth certificates
international freight forwarding	transporte internacional y transitarios	es	shows	Reservas de contenedores con Maersk y MSC y seguimiento hasta destino
international freight forwarding	transporte internacional y transitarios	es	shows	Cotización de fletes marítimos, aéreos y camión a Marruecos
international freight forwarding	transporte internacional y transitarios	es	shows	Operativa en transitaria: grupajes, prealertas y entregas
international freight forwarding	transporte internacional y transitarios	es	shows	Coordinación de 60 TEU semanales entre Ningbo y Algeciras
international freight forwarding	transporte internacional y transitarios	en	shows	Booked FCL and LCL space with Maersk and MSC and tracked to door
international freight forwarding	transporte internacional y transitarios	en	shows	Quoted sea, air and road rates across 30 lanes
international freight forwarding	transporte internacional y transitarios	en	shows	Ops clerk at Kuehne+Nagel, air imports desk
international freight forwarding	transporte internacional y transitarios	en	shows	Moved 60 TEU a week from Ningbo to Southampton
international freight forwarding	transporte internacional y transitarios	es	near	Chófer de reparto local en furgoneta
international freight forwarding	transporte internacional y transitarios	es	near	Viajes internacionales por turismo
international freight forwarding	transporte internacional y transitarios	es	near	Carga de contenedores en muelle como mozo
international freight forwarding	transporte internacional y transitarios	en	near	Loaded containers on the dock by hand
international freight forwarding	transporte internacional y transitarios	en	near	Drove a local delivery van
supplier evaluation and approval	homologación y evaluación de proveedores	es	shows	Visitas a fábricas y puntuación de calidad, plazo y servicio
supplier evaluation and approval	homologación y evaluación de proveedores	es	shows	Cuestionario, muestras y auditoría antes de dar de alta a un fabricante
supplier evaluation and approval	homologación y evaluación de proveedores	es	shows	Cuadro OTD y PPM de los 50 principales suministradores
supplier evaluation and approval	homologación y evaluación de proveedores	es	shows	Panel de proveedores ISO 9001 con planes de mejora
supplier evaluation and approval	homologación y evaluación de proveedores	en	shows	Scored 50 key vendors on OTIF and PPM each quarter
supplier evaluation and approval	homologación y evaluación de proveedores	en	shows	Visited factories and approved new sources after sample trials
supplier evaluation and approval	homologación y evaluación de proveedores	en	shows	Put failing vendors on improvement plans
supplier evaluation and approval	homologación y evaluación de proveedores	es	near	Homologación de título universitario extranjero
supplier evaluation and approval	homologación y evaluación de proveedores	es	near	Evaluación de alumnos de primaria
supplier evaluation and approval	homologación y evaluación de proveedores	es	near	Descarga de mercancía de proveedores autorizados
supplier evaluation and approval	homologación y evaluación de proveedores	en	near	Had my foreign degree recognised
supplier evaluation and approval	homologación y evaluación de proveedores	en	near	Graded pupils' homework
procurement cost savings	reducción de costes de compras	es	shows	1,1 M€ de ahorro anual en gasto indirecto
procurement cost savings	reducción de costes de compras	es	shows	Análisis de desglose de costes por pieza y cambio de materia prima
procurement cost savings	reducción de costes de compras	es	shows	Agrupación de volúmenes de cuatro fábricas para bajar precio unitario
procurement cost savings	reducción de costes de compras	es	shows	Recorté la factura eléctrica y de telefonía un 18%
procurement cost savings	reducción de costes de compras	en	shows	Delivered £1.1m yearly off indirect spend
procurement cost savings	reducción de costes de compras	en	shows	Should-cost models on castings, 7% off unit price
procurement cost savings	reducción de costes de compras	en	shows	Pooled volumes of four plants to get better pricing
procurement cost savings	reducción de costes de compras	es	near	Ahorro personal y finanzas domésticas
procurement cost savings	reducción de costes de compras	es	near	Reducción de plantilla sufrida en ERE
procurement cost savings	reducción de costes de compras	es	near	Compras semanales para comedor escolar sin capacidad de decisión
procurement cost savings	reducción de costes de compras	en	near	Was made redundant in a cost-cutting plan
procurement cost savings	reducción de costes de compras	en	near	Good at saving money at home
contract management with suppliers	gestión de contratos con proveedores	es	shows	Seguimiento de SLA, penalizaciones y vencimientos de 80 acuerdos de servicio
contract management with suppliers	gestión de contratos con proveedores	es	shows	Revisión de cláusulas con legal y firma de renovaciones
contract management with suppliers	gestión de contratos con proveedores	es	shows	Aplicaba penalidades al subcontratista de limpieza por incumplimiento
contract management with suppliers	gestión de contratos con proveedores	es	shows	Repositorio de acuerdos y avisos de preaviso
contract management with suppliers	gestión de contratos con proveedores	en	shows	Tracked SLAs, penalties and renewals on 80 service agreements
contract management with suppliers	gestión de contratos con proveedores	en	shows	Redlined terms with legal and managed change notices
contract management with suppliers	gestión de contratos con proveedores	en	shows	Enforced service credits on an outsourcing deal
contract management with suppliers	gestión de contratos con proveedores	es	near	Contrato indefinido a jornada completa
contract management with suppliers	gestión de contratos con proveedores	es	near	Gestión de contrataciones y altas de personal
contract management with suppliers	gestión de contratos con proveedores	es	near	Firma de mi contrato de alquiler
contract management with suppliers	gestión de contratos con proveedores	en	near	Permanent full-time contract
contract management with suppliers	gestión de contratos con proveedores	en	near	Hired seasonal staff on short contracts
import regulatory compliance	cumplimiento normativo en importación	es	shows	Marcado CE, REACH y etiquetado revisados antes de embarcar
import regulatory compliance	cumplimiento normativo en importación	es	shows	Sanidad exterior, SOIVRE y licencias de importación
import regulatory compliance	cumplimiento normativo en importación	es	shows	Expediente OEA (AEO) de la empresa
import regulatory compliance	cumplimiento normativo en importación	es	shows	Trazabilidad EUDR y control de doble uso
import regulatory compliance	cumplimiento normativo en importación	en	shows	Checked CE marking, REACH and labelling before shipment
import regulatory compliance	cumplimiento normativo en importación	en	shows	Gained AEO status for the company
import regulatory compliance	cumplimiento normativo en importación	en	shows	Screened dual-use goods and import licences
import regulatory compliance	cumplimiento normativo en importación	es	near	Importación de datos desde Excel a CRM
import regulatory compliance	cumplimiento normativo en importación	es	near	Licencia de armas tipo E
import regulatory compliance	cumplimiento normativo en importación	es	near	Productos importados en tienda gourmet
import regulatory compliance	cumplimiento normativo en importación	en	near	Imported CSV files into the CRM
import regulatory compliance	cumplimiento normativo en importación	en	near	Sold imported cheese in a deli
key account management	gestión de grandes cuentas	es	shows	Interlocutor único de Mercadona, Carrefour y Dia, 14 M€ de facturación
key account management	gestión de grandes cuentas	es	shows	Plantillas anuales y planes promocionales con centrales de compra
key account management	gestión de grandes cuentas	es	shows	KAM del canal horeca con 8 cadenas nacionales
key account management	gestión de grandes cuentas	es	shows	Crecimiento del 18% en los cinco clientes que suponen el 60% de la venta
key account management	gestión de grandes cuentas	es	shows	Reuniones trimestrales con la dirección de compras de los clientes estratégicos
key account management	gestión de grandes cuentas	en	shows	Owned the Tesco and Asda relationships, £12m turnover
key account management	gestión de grandes cuentas	en	shows	Wrote joint business plans with head-office buyers
key account management	gestión de grandes cuentas	en	shows	Grew the five biggest customers by 18%
key account management	gestión de grandes cuentas	en	shows	NAM for grocery multiples, range reviews and promo slots
key account management	gestión de grandes cuentas	es	near	Gestión de cuentas bancarias personales
key account management	gestión de grandes cuentas	es	near	Creación de cuentas de usuario en Active Directory
key account management	gestión de grandes cuentas	es	near	Dependienta en Carrefour, sección textil
key account management	gestión de grandes cuentas	en	near	Created user accounts in Active Directory
key account management	gestión de grandes cuentas	en	near	Shop assistant at Tesco
`;
