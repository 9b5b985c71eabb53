import { readSkills } from './skill';

export const financeSkills = readSkills(`
[corporate-finance]
corporate-finance ; h ; finanzas corporativas, finanzas empresariales, gestión financiera, administración financiera, dirección financiera ; corporate finance, financial management, business finance ; financial-analysis, treasury
financial-analysis ; h ; análisis financiero, análisis de estados financieros, ratios financieros, análisis de balances ; financial analysis, financial statement analysis, financial ratios, ratio analysis ; financial-modelling, corporate-finance
financial-planning-analysis ; h ; planificación financiera, planeación financiera, FP&A, proyecciones financieras, presupuestos y proyecciones ; financial planning and analysis, FP&A, financial planning, financial forecasting, financial projections ; budget-management, financial-modelling
financial-modelling ; h ; modelización financiera, modelos financieros, modelado financiero ; financial modelling, financial modeling, financial models ; business-valuation, financial-analysis
business-valuation ; h ; valoración de empresas, valuación de empresas, descuento de flujos de caja, DCF ; business valuation, company valuation, discounted cash flow, DCF ; mergers-and-acquisitions, financial-modelling
mergers-and-acquisitions ; h ; fusiones y adquisiciones, M&A, compraventa de empresas ; mergers and acquisitions, M&A ; due-diligence, business-valuation
due-diligence ; h ; due diligence, due diligence financiera, debida diligencia ; due diligence, financial due diligence ; mergers-and-acquisitions
private-equity ; h ; capital riesgo, capital privado, private equity, venture capital ; private equity, venture capital ; mergers-and-acquisitions, fundraising-rounds
fundraising-rounds ; h ; rondas de financiación, levantamiento de capital, captación de inversores ; funding rounds, capital raising, raising capital, investor fundraising ; investor-relations, private-equity
investor-relations ; h ; relación con inversores, relaciones con inversionistas ; investor relations ; financial-reporting
treasury ; h ; tesorería, gestión de tesorería, previsión de tesorería, gestión de liquidez ; treasury, treasury management, cash management, liquidity management ; cash-flow-management, bank-reconciliation
cash-flow-management ; h ; flujo de caja, flujo de efectivo, cash flow, gestión del flujo de caja, previsiones de cash flow ; cash flow management, cash flow, cash flow forecasting, cashflow ; treasury
working-capital ; h ; capital circulante, capital de trabajo, gestión del circulante ; working capital management, working capital ; cash-flow-management
project-finance ; h ; financiación de proyectos, project finance ; project finance, project financing ; corporate-finance
corporate-financing ; h ; financiación empresarial, negociación con bancos, negociación bancaria, pólizas de crédito, relación con bancos ; business financing, bank negotiations, credit lines, banking relationships ; treasury, factoring
factoring ; h ; factoring y confirming, factoring, confirming bancario, descuento comercial ; factoring, invoice discounting, reverse factoring, supply chain finance ; corporate-financing
leasing ; h ; leasing financiero, renting y leasing, arrendamiento financiero ; leasing finance, finance leases, equipment leasing ; corporate-financing ; property-lettings
investment-analysis ; h ; análisis de inversiones, evaluación de inversiones, TIR y VAN ; investment analysis, investment appraisal, capital budgeting, NPV and IRR ; financial-analysis
profitability-analysis ; h ; análisis de rentabilidad, umbral de rentabilidad, punto de equilibrio, márgenes de rentabilidad ; profitability analysis, break-even analysis, margin analysis ; management-control
risk-management ; h ; gestión de riesgos, gestión del riesgo, administración de riesgos, riesgos financieros, gestión integral de riesgos ; risk management, managing risk, financial risk management, enterprise risk management, ERM ; credit-risk, market-risk
financial-regulation ; h ; regulación financiera, normativa bancaria, MiFID, MiFID II, Solvencia II, Basilea III ; financial regulation, MiFID II, Solvency II, Basel III, FCA regulation ; compliance, banking
spend-control ; h ; control de gastos, control del gasto ; expense control, spend control, spending control ; budget-management, cost-reduction

[banking]
banking ; h ; banca, sector bancario, productos bancarios, operativa bancaria, operaciones bancarias ; banking, banking operations, banking products, banking services ; retail-banking, lending
retail-banking ; h ; banca comercial, banca minorista, banca de particulares, asesoramiento bancario ; retail banking, personal banking, branch banking ; banking, bank-teller-work ; retail-sales
private-banking ; h ; banca privada, banca personal, gestión patrimonial, asesoramiento patrimonial ; private banking, wealth management, high-net-worth clients ; investment-advice, financial-advice
corporate-banking ; h ; banca de empresas, banca corporativa, banca empresarial ; corporate banking, business banking, commercial banking ; lending, corporate-financing
investment-banking ; h ; banca de inversión ; investment banking ; mergers-and-acquisitions, capital-markets
bank-teller-work ; h ; caja bancaria, cajero de banco, operaciones de ventanilla, ventanilla bancaria ; bank teller work, teller operations, bank counter service ; cash-handling, retail-banking
branch-management ; h ; dirección de oficina bancaria, gestión de sucursal, gerencia de agencia bancaria, dirección de sucursal ; bank branch management, branch management ; retail-banking, team-supervision
lending ; h ; concesión de créditos, préstamos, colocación de créditos, otorgamiento de créditos, evaluación crediticia, préstamos personales ; lending, loan origination, loan processing, consumer loans, loans ; credit-risk, mortgages
mortgages ; h ; hipotecas, préstamos hipotecarios, asesoría hipotecaria, créditos hipotecarios, financiación hipotecaria ; mortgages, mortgage advice, mortgage lending, mortgage processing, home loans ; lending, real-estate-sales
microfinance ; h ; microfinanzas, microcréditos, microcrédito ; microfinance, microcredit, microlending ; lending
credit-risk ; h ; riesgo de crédito, análisis de riesgos, análisis crediticio, análisis de crédito, scoring crediticio, riesgo crediticio ; credit risk, credit analysis, credit assessment, underwriting loans ; lending, risk-management ; credit-control
market-risk ; h ; riesgo de mercado, valor en riesgo ; market risk, value at risk ; risk-management, capital-markets
operational-risk ; h ; riesgo operacional, riesgo operativo ; operational risk ; risk-management, internal-control
payment-methods ; h ; medios de pago, gestión de medios de pago, tarjetas de crédito y débito, SEPA, transferencias internacionales SWIFT ; payment methods, payment processing, SEPA, SWIFT payments, card payments ; banking, cash-handling
letters-of-credit ; h ; créditos documentarios, cartas de crédito, financiación de comercio exterior, avales bancarios ; letters of credit, documentary credits, trade finance, bank guarantees ; banking, export-documentation
foreign-exchange ; h ; divisas, cambio de divisas, mercado de divisas, compraventa de divisas ; foreign exchange, forex, FX, currency exchange ; capital-markets, treasury
know-your-customer ; h ; conocimiento del cliente KYC, KYC, identificación de clientes KYC ; know your customer, KYC, customer due diligence ; anti-money-laundering
fintech ; h ; fintech, banca digital ; fintech, digital banking, open banking ; banking
remote-banking ; h ; atención bancaria remota, banca a distancia, banca telefónica ; telephone banking, remote banking service ; retail-banking

[investment]
investment-advice ; h ; asesoramiento de inversiones, asesoría de inversiones, asesoramiento en inversión ; investment advice, investment advisory ; financial-advice, investment-portfolio-management
financial-advice ; h ; asesoramiento financiero, asesoría financiera, planificación financiera personal, asesor financiero ; financial advice, financial advisory, personal financial planning, financial planning for clients ; investment-advice, pension-plans
investment-portfolio-management ; h ; gestión de carteras, gestión de carteras de inversión, gestión de portafolios de inversión, gestión de activos ; investment portfolio management, asset management, fund management ; capital-markets ; portfolio-management
capital-markets ; h ; mercados financieros, mercado de valores, bolsa y mercados, renta variable, renta fija, mercado de capitales ; capital markets, financial markets, equities, fixed income, securities, stock market ; trading, derivatives
trading ; h ; trading bursátil, mesa de operaciones financieras, intermediación bursátil, operativa bursátil ; securities trading, stock trading, brokerage, trading desk ; capital-markets
derivatives ; h ; derivados financieros, futuros y opciones, swaps, instrumentos derivados ; financial derivatives, options and futures, swaps ; capital-markets
technical-analysis ; h ; análisis técnico bursátil, análisis chartista ; technical analysis of markets, charting of markets ; trading
fundamental-analysis ; h ; análisis fundamental, análisis de valores ; fundamental analysis, equity research ; financial-analysis, capital-markets
investment-funds ; h ; fondos de inversión, fondos mutuos, IIC ; mutual funds, investment funds, ETFs, hedge funds ; investment-portfolio-management
fund-administration ; h ; administración de fondos, cálculo del valor liquidativo, fideicomisos ; fund administration, fund accounting NAV, trust administration, NAV calculation ; investment-funds
pension-plans ; h ; planes de pensiones, previsión social complementaria ; pensions advice, retirement planning, pension administration ; financial-advice, life-insurance
bloomberg-terminal ; t ; Bloomberg, terminal Bloomberg, Refinitiv Eikon ; Bloomberg Terminal, Bloomberg, Refinitiv Eikon, FactSet, Capital IQ ; capital-markets
metatrader ; t ; MetaTrader, MetaTrader 4, MetaTrader 5, TradingView ; ; trading
cryptocurrencies ; h ; criptomonedas, criptoactivos, inversión en criptomonedas ; cryptocurrencies, cryptocurrency, crypto trading, digital assets ; trading, fintech

[insurance]
insurance ; h ; productos de seguros, sector asegurador, ramo de seguros, mercado asegurador, seguros ; insurance products, insurance sector, insurance industry ; insurance-sales, claims-handling
insurance-sales ; h ; venta de seguros, comercialización de seguros, producción de seguros, agente de seguros ; insurance sales, selling insurance, insurance agency ; insurance, sales
insurance-brokerage ; h ; correduría de seguros, mediación de seguros, corretaje de seguros ; insurance brokerage, insurance broking ; insurance-sales
claims-handling ; h ; tramitación de siniestros, gestión de siniestros, siniestros, apertura de siniestros, expedientes de siniestros, tramitación de partes ; claims handling, insurance claims, claims processing, claims management, motor claims ; loss-adjusting, insurance ; complaint-handling
loss-adjusting ; h ; peritación de siniestros, peritaje de seguros, ajuste de siniestros, liquidación de siniestros, peritaciones ; loss adjusting, claims adjusting, claims adjustment ; claims-handling
insurance-underwriting ; h ; suscripción de riesgos, suscripción de seguros, suscripción de pólizas ; insurance underwriting, underwriting, risk underwriting ; insurance, actuarial-modeling
reinsurance ; h ; reaseguro ; reinsurance ; insurance-underwriting
life-insurance ; h ; seguros de vida, seguros de vida y ahorro, seguro de decesos, seguros de personas ; life insurance products, selling life insurance, life and savings products, annuities ; insurance
motor-insurance ; h ; seguros de automóvil, seguros de autos, seguros de coche ; motor insurance, auto insurance, car insurance ; insurance
home-insurance ; h ; seguros de hogar, seguros multirriesgo, seguros de comunidades ; home insurance, property insurance, household insurance, homeowners insurance ; insurance
health-insurance ; h ; gestión de seguros de salud, venta de seguros médicos, autorizaciones médicas de aseguradora ; health insurance administration, medical insurance verification, insurance verification, health insurance claims ; insurance, medical-billing
liability-insurance ; h ; seguros de responsabilidad civil, seguros de empresas, seguros patrimoniales ; liability insurance, commercial insurance, commercial lines ; insurance
policy-issuance ; h ; emisión de pólizas, renovación de pólizas, gestión de pólizas, endosos de pólizas ; policy issuance, policy administration, policy renewals ; insurance
`);
