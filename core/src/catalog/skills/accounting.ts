import { readSkills } from './skill';

export const accountingSkills = readSkills(`
[accounting]
accounting ; h ; contabilidad, contabilidad general, contabilidad financiera, gestión contable, registros contables ; accounting, accountancy, financial accounting, general accounting ; bookkeeping, financial-statements
bookkeeping ; h ; teneduría de libros, asientos contables, registro de asientos contables, contabilización, contabilización de facturas, registro contable ; bookkeeping, journal entries, posting journal entries, book-keeping ; accounting, general-ledger
general-ledger ; h ; libro mayor, libro diario, libros contables, mayor general ; general ledger, GL accounting, ledger management, general ledger accounting ; bookkeeping, account-reconciliation
chart-of-accounts ; h ; plan contable, Plan General Contable, PGC, plan de cuentas, catálogo de cuentas ; chart of accounts, Spanish GAAP, Plan General Contable ; accounting, gaap
financial-statements ; h ; estados financieros, cuentas anuales, elaboración de estados financieros, balances y cuentas de resultados, formulación de cuentas anuales ; financial statements, annual accounts, preparing financial statements, balance sheets, statutory accounts ; accounting, month-end-closing
month-end-closing ; h ; cierre contable, cierres contables, cierre mensual, cierres mensuales, cierre contable mensual ; month-end closing, month-end close, monthly close, month-end accounts, period-end close ; year-end-closing, accounting
year-end-closing ; h ; cierre anual, cierre fiscal, cierre de ejercicio, cierre del ejercicio ; year-end closing, year-end close, year-end accounts, annual close ; month-end-closing, financial-statements
account-reconciliation ; h ; conciliación de cuentas, conciliaciones contables, conciliación contable, cuadre de cuentas, análisis de cuentas contables ; account reconciliation, reconciling accounts, account reconciliations, balance sheet reconciliation ; bank-reconciliation, general-ledger
bank-reconciliation ; h ; conciliación bancaria, conciliaciones bancarias ; bank reconciliation, bank reconciliations, bank recs ; account-reconciliation, treasury
accounts-payable ; h ; cuentas a pagar, cuentas por pagar, pagos a proveedores, gestión de pagos, contabilidad de proveedores, programación de pagos ; accounts payable, AP processing, supplier payments, vendor payments, purchase ledger ; accounts-receivable, invoicing ; accounts-receivable
accounts-receivable ; h ; cuentas a cobrar, cuentas por cobrar, gestión de cobros, contabilidad de clientes, gestión de cobro ; accounts receivable, AR processing, sales ledger, collections from customers ; debt-collection, invoicing ; accounts-payable
fixed-assets ; h ; activos fijos, inmovilizado material, amortizaciones, gestión de inmovilizado, depreciaciones ; fixed assets, fixed asset accounting, depreciation, fixed asset register ; accounting
accruals ; h ; periodificaciones, provisiones contables, devengos, ajustes contables ; accruals, prepayments, accruals and prepayments, adjusting entries ; month-end-closing
intercompany-accounting ; h ; contabilidad intercompañía, operaciones intercompañía, conciliación intercompañía, intercompany ; intercompany accounting, intercompany reconciliation, intercompany transactions ; financial-consolidation
financial-consolidation ; h ; consolidación contable, consolidación de estados financieros, consolidación financiera ; financial consolidation, consolidated accounts, group consolidation, consolidated financial statements ; intercompany-accounting, ifrs
cost-accounting ; h ; contabilidad de costes, contabilidad de costos, contabilidad analítica, análisis de costes, análisis de costos ; cost accounting, cost analysis, management accounting, product costing, standard costing ; management-control
government-accounting ; h ; contabilidad pública, contabilidad gubernamental, contabilidad presupuestaria pública ; government accounting, public sector accounting, fund accounting ; public-budgeting
project-accounting ; h ; contabilidad de proyectos, contabilidad analítica por proyectos ; project accounting, job costing ; cost-accounting
ifrs ; h ; NIIF, normas internacionales de información financiera, NIC, IFRS ; IFRS, International Financial Reporting Standards ; gaap, financial-reporting
gaap ; h ; US GAAP, principios de contabilidad generalmente aceptados, normas de información financiera mexicanas ; GAAP, US GAAP, UK GAAP, generally accepted accounting principles, FRS 102 ; ifrs
financial-reporting ; h ; información financiera, reporte financiero, informes financieros, elaboración de informes financieros, reporting financiero ; financial reporting, financial reports, preparing financial reports, statutory reporting ; financial-statements, management-control
accounting-legalisation ; h ; legalización de libros, depósito de cuentas en el Registro Mercantil, presentación de cuentas anuales ; filing of annual accounts, Companies House filings, legalisation of books ; financial-statements
small-business-accounting ; h ; contabilidad de pymes, contabilidad de autónomos, gestión de autónomos y pymes ; small business accounting, self-employed accounts, sole trader accounts ; bookkeeping, tax-returns
cash-handling ; h ; arqueo de caja, cuadre de caja, manejo de efectivo, cierre de caja, corte de caja, manejo de caja, manejo de dinero ; cash handling, cash management at till, cashing up, balancing the till, handling cash, cash register, till operation, handle cash, handling payments ; cashier-work
debt-collection ; h ; gestión de impagados, recobro, recobros, cobranzas, cobranza, gestión de cobranza, reclamación de deudas, recuperación de cartera, gestión de morosidad ; debt collection, collections calls, debt recovery, credit collection, chasing overdue payments ; credit-control, accounts-receivable
credit-control ; h ; control de crédito, gestión de crédito a clientes, análisis de crédito a clientes ; credit control, credit management, customer credit ; debt-collection, credit-risk ; credit-risk
inventory-accounting ; h ; valoración de existencias, contabilidad de inventarios, valoración de inventarios ; inventory accounting, stock valuation, inventory valuation ; cost-accounting

[audit-and-control]
auditing ; h ; auditoría, auditoría contable, auditoría financiera, auditoría de cuentas, auditoría externa ; auditing, financial audit, external audit, statutory audit, audit ; internal-audit, audit-standards
internal-audit ; h ; auditoría interna, auditorías internas ; internal audit, internal auditing, internal audits ; auditing, internal-control
audit-standards ; h ; normas internacionales de auditoría, NIA, normas de auditoría generalmente aceptadas, ROAC ; international standards on auditing, GAAS, auditing standards ; auditing
audit-planning ; h ; papeles de trabajo de auditoría, planificación de auditorías, programas de auditoría ; audit planning, audit working papers, audit programmes, audit fieldwork ; auditing
internal-control ; h ; control interno, sistemas de control interno, COSO, control interno financiero ; internal control, internal controls, COSO framework, ICFR ; sox-compliance, internal-audit
sox-compliance ; h ; Sarbanes-Oxley, cumplimiento SOX, controles SOX ; SOX compliance, Sarbanes-Oxley, SOX, SOX controls ; internal-control
forensic-accounting ; h ; auditoría forense, peritaje contable, contabilidad forense, perito contable ; forensic accounting, fraud examination, forensic audit ; fraud-prevention, auditing
management-control ; h ; control de gestión, controlling de gestión, control financiero, controlling financiero ; management control, financial controlling, financial control, controllership ; budget-management, variance-analysis
variance-analysis ; h ; análisis de desviaciones, desviaciones presupuestarias, análisis de variaciones ; variance analysis, budget variance analysis, budget vs actual ; management-control, budget-management
subsidy-auditing ; h ; auditoría de subvenciones, revisión de cuentas justificativas ; grant audits, single audit ; auditing, subsidies-administration

[tax]
taxation ; h ; fiscalidad, tributación, gestión fiscal, área fiscal, gestión tributaria, gestión de impuestos ; taxation, tax management, tax accounting ; tax-returns, tax-advice
tax-advice ; h ; asesoría fiscal, asesoramiento fiscal, asesoría tributaria, planificación fiscal, consultoría fiscal, asesoría contable y fiscal ; tax advice, tax advisory, tax planning, tax consulting ; taxation, tax-law
tax-returns ; h ; declaraciones de impuestos, presentación de impuestos, liquidación de impuestos, declaración de la renta, declaraciones tributarias, declaraciones fiscales, modelos fiscales, impuestos trimestrales, campaña de renta ; tax returns, tax preparation, tax filing, filing tax returns, preparing tax returns ; vat, personal-income-tax
vat ; h ; IVA, impuesto sobre el valor añadido, liquidación de IVA, declaración de IVA, modelo 303, impuesto al valor agregado, IGV, IGIC ; VAT, value added tax, VAT returns, IVA returns ; tax-returns, sales-tax
sales-tax ; h ; impuesto a las ventas, ingresos brutos, impuesto sobre ingresos brutos ; sales tax, sales and use tax ; vat
personal-income-tax ; h ; IRPF, impuesto sobre la renta de las personas físicas, retenciones de IRPF, modelo 111, modelo 190, ISR, impuesto a la renta, impuesto a las ganancias ; personal income tax, income tax, individual tax returns, Form 1040, self-assessment tax return ; tax-returns
corporate-tax ; h ; impuesto de sociedades, impuesto sobre sociedades, modelo 200, modelo 202, renta corporativa ; corporate tax, corporation tax, corporate income tax, Form 1120 ; tax-returns, taxation
tax-withholding ; h ; retenciones fiscales, retenciones e ingresos a cuenta, retención en la fuente, retenciones y percepciones ; tax withholding, withholding tax, PAYE, W-2 and 1099 forms ; personal-income-tax, payroll
international-taxation ; h ; fiscalidad internacional, tributación internacional, precios de transferencia, convenios de doble imposición ; international taxation, transfer pricing, international tax, double taxation treaties ; corporate-tax
local-taxes ; h ; tributos locales, impuestos locales, IBI e impuestos municipales, plusvalía municipal ; local taxes, property tax, council tax, business rates ; taxation
inheritance-tax ; h ; impuesto de sucesiones y donaciones, impuesto de sucesiones, impuesto sobre el patrimonio, ITP y AJD ; inheritance tax, estate tax, wealth tax, stamp duty ; succession-law, taxation
intrastat ; h ; Intrastat, modelo 349, operaciones intracomunitarias, declaración Intrastat ; Intrastat, EC sales list, intra-community transactions ; vat
sii-vat ; h ; Suministro Inmediato de Información, SII de la AEAT, SII IVA ; Immediate Supply of Information VAT, Making Tax Digital ; vat
tax-authority-dealings ; h ; inspecciones tributarias, requerimientos de Hacienda, recursos ante la Agencia Tributaria, trámites ante la AEAT, atención de requerimientos SAT, trámites ante SUNAT ; dealings with tax authorities, tax inspections, tax audits, HMRC enquiries, IRS audits ; tax-advice
tax-rulings-and-credits ; h ; deducciones por I+D+i, incentivos fiscales, beneficios fiscales a la innovación ; R&D tax credits, tax incentives, tax credits ; corporate-tax
sunat-dian-sat ; h ; normativa SUNAT, normativa DIAN, normativa SAT, normativa AFIP, normativa SII Chile, medios magnéticos DIAN ; Latin American tax compliance ; tax-returns
tax-software ; t ; Renta Web, A3Soc, A3Ren, programas de ayuda de la AEAT, PDT SUNAT ; TurboTax, Drake Tax, ProSeries, UltraTax, Lacerte, TaxAct ; tax-returns
`);
