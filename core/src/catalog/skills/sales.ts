import { readSkills } from './skill';

export const salesSkills = readSkills(`
[sales]
sales ; h ; ventas, gestión comercial, acción comercial, gestión de ventas, labor comercial, actividad comercial, técnicas de venta, técnicas de ventas ; sales, selling, sales skills, sales experience, sales techniques ; sales-closing, prospecting
b2b-sales ; h ; venta B2B, ventas B2B, venta a empresas, ventas corporativas, venta consultiva B2B, B2B ; B2B sales, business-to-business sales, corporate sales, B2B, selling to businesses ; key-account-management, consultative-selling ; b2c-sales
b2c-sales ; h ; venta B2C, ventas B2C, venta a particulares, venta a consumidor final, B2C ; B2C sales, business-to-consumer sales, B2C, consumer sales ; retail-sales ; b2b-sales
b2g-sales ; h ; venta a administraciones públicas, ventas a gobierno, B2G ; government sales, public sector sales, B2G ; public-tenders, b2b-sales
consultative-selling ; h ; venta consultiva, venta por soluciones, venta de soluciones ; consultative selling, consultative sales, solution selling, solution sales ; b2b-sales, needs-analysis
spin-selling ; h ; SPIN Selling, método SPIN, Challenger Sale, MEDDIC ; SPIN Selling, Challenger Sale, MEDDIC, Sandler sales method ; consultative-selling
needs-analysis ; h ; detección de necesidades del cliente, análisis de necesidades del cliente, identificación de necesidades del cliente ; customer needs analysis, needs assessment, identifying customer needs ; consultative-selling
prospecting ; h ; prospección comercial, prospección de clientes, captación de clientes, búsqueda de clientes, captación de nuevos clientes, apertura de nuevos clientes ; prospecting, sales prospecting, customer acquisition, client acquisition, finding new customers, new client acquisition ; lead-generation, cold-calling
cold-calling ; h ; llamada en frío, llamadas en frío, puerta fría, cold calling, venta en frío, visita en frío ; cold calling, cold calls, outbound calling ; telemarketing, prospecting
door-to-door-sales ; h ; venta puerta a puerta, venta a domicilio, venta ambulante, cambaceo ; door-to-door sales, door to door, field canvassing, canvassing ; cold-calling
telemarketing ; h ; telemarketing, televenta, venta telefónica, teleoperación, ventas por teléfono, emisión de llamadas ; telemarketing, telesales, phone sales, telephone sales, outbound sales ; call-centre, cold-calling ; telephone-handling
inside-sales ; h ; inside sales, venta interna, ventas internas ; inside sales, internal sales ; telemarketing, sales-development
sales-development ; h ; desarrollo de ventas SDR, calificación de leads, cualificación de leads, SDR, BDR ; sales development, SDR, BDR, lead qualification, qualifying leads ; lead-generation, inside-sales
field-sales ; h ; venta en campo, visitas comerciales, comercial de calle, visitas a clientes, ventas en ruta, gestión de rutas comerciales ; field sales, outside sales, client visits, customer visits, sales visits, territory sales ; territory-management, b2b-sales
van-sales ; h ; autoventa, preventa, preventista, venta por ruta ; van sales, route sales, pre-sales route ; field-sales
territory-management ; h ; gestión de zona comercial, gestión de territorio, desarrollo de zona, cartera de zona ; territory management, sales territory management, sales territory ; field-sales
key-account-management ; h ; gestión de grandes cuentas, gestión de cuentas clave, key account management, KAM, cuentas clave, grandes cuentas ; key account management, KAM, strategic account management, major accounts, key accounts ; account-management, b2b-sales
account-management ; h ; gestión de cuentas, gestión de cartera de clientes, cartera de clientes, mantenimiento de cartera, gestión de clientes, fidelización de cartera ; account management, client portfolio management, managing accounts, client management, managing client accounts ; key-account-management, customer-loyalty
sales-negotiation ; h ; negociación comercial, negociación con clientes, negociación de tarifas, negociación de ventas ; sales negotiation, negotiating with clients, commercial negotiation, price negotiation ; negotiation, sales-closing
sales-closing ; h ; cierre de ventas, cierre de ventas y acuerdos, cierre comercial, cierre de operaciones comerciales ; closing sales, sales closing, closing deals, deal closing ; sales-negotiation, objection-handling
objection-handling ; h ; manejo de objeciones, tratamiento de objeciones, gestión de objeciones ; objection handling, overcoming objections, handling objections ; sales-closing
cross-selling ; h ; venta cruzada, cross-selling, upselling, venta adicional, up-selling ; cross-selling, upselling, up-selling, suggestive selling, add-on sales ; sales, customer-loyalty
product-demonstration ; h ; demostración de productos, demostraciones de producto, presentación de productos, demos comerciales ; product demonstration, product demonstrations, product demos, product presentations, demonstrating products ; sales, in-store-promotion
sales-planning ; h ; planificación de ventas, plan de ventas, plan comercial, estrategia comercial, estrategias de venta ; sales planning, sales strategy, sales plan, commercial strategy, go-to-market, sales strategies ; sales-forecasting, sales-management
sales-forecasting ; h ; previsión de ventas, pronóstico de ventas, proyección de ventas ; sales forecasting, sales forecast, sales forecasts ; sales-planning, sales-pipeline
sales-pipeline ; h ; embudo de ventas, pipeline de ventas, gestión de pipeline, funnel de ventas, seguimiento de oportunidades ; sales pipeline, pipeline management, sales funnel, opportunity management ; crm-use, sales-forecasting
sales-targets ; h ; cumplimiento de objetivos de venta, consecución de objetivos comerciales, orientación a objetivos comerciales, cuotas de venta, metas de ventas ; meeting sales targets, sales targets, achieving sales targets, sales quotas, quota attainment, sales goals ; sales, sales-management
sales-management ; h ; dirección comercial, dirección de ventas, gerencia comercial, gerencia de ventas, jefatura de ventas ; sales management, commercial management, managing sales ; sales-team-management, sales-planning
sales-team-management ; h ; gestión de equipos comerciales, liderazgo de equipos de venta, supervisión de vendedores, gestión de red comercial, red de agentes comerciales ; sales team management, sales leadership, managing sales teams, supervising sales staff ; sales-management, team-supervision
sales-training ; h ; formación comercial, formación en ventas, capacitación de vendedores ; sales training, sales coaching, sales enablement ; sales-management, training-delivery
sales-reporting ; h ; informes de ventas, reporte de ventas, análisis de ventas, análisis de resultados comerciales ; sales reporting, sales analysis, sales reports ; sales-forecasting
pricing-strategy ; h ; política de precios, fijación de precios, estrategia de precios, pricing ; pricing strategy, pricing, price setting, pricing analysis ; revenue-management, product-marketing
trade-marketing ; h ; trade marketing, marketing en el punto de venta, ejecución en punto de venta ; trade marketing, shopper marketing, point-of-sale marketing ; merchandising, in-store-promotion
channel-sales ; h ; canal de distribución, ventas por canal, gestión de canales de venta, gestión de distribuidores, venta indirecta ; channel sales, indirect sales, distributor management, channel management, reseller management ; strategic-alliances, b2b-sales
export-sales ; h ; ventas de exportación, ventas internacionales, comercio internacional de ventas, export area manager ; export sales, international sales, exporting goods ; international-expansion, export-documentation
mass-consumption-sales ; h ; gran consumo, canal moderno, canal tradicional, canal HORECA, ventas canal alimentación, FMCG ; FMCG, FMCG sales, consumer packaged goods, CPG, fast-moving consumer goods ; key-account-management, trade-marketing
saas-sales ; h ; venta de SaaS, venta de software, ventas de tecnología, venta de servicios digitales ; SaaS sales, software sales, technology sales, tech sales ; b2b-sales, presales-technical
presales-technical ; h ; preventa técnica, ingeniería de preventa, soporte preventa, consultoría preventa ; technical presales, pre-sales, presales, sales engineering, pre-sales support ; saas-sales, proposal-writing
energy-sales ; h ; venta de energía, comercial de energía, venta de luz y gas, venta de placas solares, venta de fotovoltaica ; energy sales, utility sales, solar sales ; field-sales
telecom-sales ; h ; venta de telefonía, venta de telecomunicaciones, venta de planes móviles ; telecom sales, mobile phone sales, wireless sales ; b2c-sales, retail-sales
car-sales ; h ; venta de vehículos, venta de automóviles, venta de coches, ventas de concesionario, venta de autos ; car sales, vehicle sales, automotive sales, auto sales ; b2c-sales
luxury-sales ; h ; venta de lujo, venta de productos de lujo, sector lujo ; luxury sales, luxury retail, high-end retail ; retail-sales, client-relationship
advertising-sales ; h ; venta de publicidad, venta de espacios publicitarios, comercialización publicitaria ; advertising sales, ad sales, media sales ; media-planning, b2b-sales
fundraising-face-to-face ; h ; captación de socios, captación de donantes en calle, captador de socios ; face-to-face fundraising, street fundraising ; fundraising, field-sales
networking-events ; h ; asistencia a ferias comerciales, ferias comerciales, networking comercial, ferias sectoriales ; trade shows, trade fairs, business networking, trade show attendance, networking events ; event-organisation, business-development
client-relationship ; h ; relación con clientes, trato con clientes, relaciones comerciales, gestión de relaciones con clientes ; client relations, client relationship management, customer relations, client relationships, customer relationship management, building client relationships ; customer-loyalty, account-management

[crm]
crm-use ; h ; CRM, manejo de CRM, gestión de CRM, uso de CRM, herramientas CRM, sistemas CRM ; CRM, CRM software, CRM systems, CRM tools, CRM use ; salesforce, sales-pipeline
salesforce ; t ; Salesforce, Salesforce CRM, Salesforce Sales Cloud, SFDC ; Salesforce, Salesforce CRM, Salesforce Sales Cloud, SFDC, Salesforce.com ; crm-use ; salesforce-development
hubspot ; t ; HubSpot, HubSpot CRM, HubSpot Sales ; HubSpot, HubSpot CRM, HubSpot Sales, HubSpot Marketing Hub ; crm-use, inbound-marketing
zoho-crm ; t ; Zoho CRM, Zoho ; ; crm-use
pipedrive ; t ; Pipedrive ; ; crm-use
sugarcrm ; t ; SugarCRM, SuiteCRM, vTiger ; ; crm-use
close-crm ; t ; Close CRM, Copper CRM, Freshsales, Bitrix24, amoCRM, Kommo ; ; crm-use
linkedin-sales-navigator ; t ; LinkedIn Sales Navigator, Sales Navigator ; ; prospecting, social-selling
social-selling ; h ; social selling, venta en redes sociales ; social selling, selling on social media ; linkedin-sales-navigator
sales-engagement-tools ; t ; Apollo.io, ZoomInfo, Outreach.io, SalesLoft, Lusha ; ; prospecting, sales-development

[customer-service]
customer-service ; h ; atención al cliente, servicio al cliente, atención a clientes, atención al público, orientación al servicio, trato al público, trato con el público, servicio de atención al cliente, trato al cliente ; customer service, client service, customer care, serving customers, customer support, customer assistance, dealing with the public ; complaint-handling, customer-focus
call-centre ; h ; call center, contact center, centro de llamadas, centro de contacto, teleoperador, call centre ; call centre, call center, contact centre, contact center ; telemarketing, customer-service
inbound-calls ; h ; atención de llamadas entrantes, llamadas entrantes, recepción de llamadas de clientes, atención telefónica al cliente ; inbound calls, inbound call handling, taking inbound calls, phone support ; call-centre, telephone-handling ; inbound-marketing
complaint-handling ; h ; gestión de reclamaciones, gestión de quejas, resolución de reclamaciones, atención de reclamos, manejo de quejas, quejas y reclamos, gestión de quejas y reclamaciones, PQRS ; complaint handling, complaints management, handling complaints, resolving complaints, customer complaints, complaint resolution, resolving customer complaints ; customer-service, customer-incident-management ; claims-handling
customer-incident-management ; h ; gestión de incidencias de clientes, resolución de incidencias de clientes, resolución de problemas de clientes ; customer issue resolution, resolving customer issues, customer problem solving, customer inquiries, customer enquiries ; complaint-handling, customer-service
after-sales-service ; h ; servicio posventa, posventa, postventa, servicio postventa, atención posventa, gestión posventa ; after-sales service, aftersales, after-sales support, post-sales support ; customer-service, returns-handling
returns-handling ; h ; gestión de devoluciones, cambios y devoluciones, devoluciones de clientes, gestión de garantías ; returns handling, returns and exchanges, processing returns, refunds, warranty claims ; after-sales-service, cashier-work
customer-loyalty ; h ; fidelización de clientes, retención de clientes, programas de fidelización, fidelización ; customer loyalty, customer retention, loyalty programmes, loyalty programs, client retention ; customer-experience, account-management
win-back ; h ; recuperación de clientes, retención telefónica, portabilidades y retención ; customer win-back, churn prevention, retention calls ; customer-loyalty
customer-experience ; h ; experiencia de cliente, experiencia del cliente, customer experience, satisfacción del cliente, CX ; customer experience, customer satisfaction, guest satisfaction, CX, client satisfaction ; nps, customer-journey
customer-success ; h ; customer success, éxito del cliente, gestión del éxito del cliente ; customer success, customer success management, customer onboarding ; customer-experience, account-management
customer-journey ; h ; customer journey, mapa de experiencia del cliente, viaje del cliente ; customer journey, customer journey mapping ; customer-experience
nps ; h ; Net Promoter Score, NPS, encuestas de satisfacción, CSAT, medición de la satisfacción ; Net Promoter Score, NPS, customer satisfaction surveys, CSAT ; customer-experience, survey-design
chat-support ; h ; atención por chat, atención al cliente por WhatsApp, soporte por chat y correo, atención omnicanal ; chat support, live chat, email support, WhatsApp customer support, omnichannel support ; customer-service, zendesk
zendesk ; t ; Zendesk ; ; chat-support
freshdesk ; t ; Freshdesk, Intercom (soporte), LiveChat, Gorgias ; Freshdesk, Intercom support, LiveChat, Gorgias, Help Scout ; chat-support
contact-centre-software ; t ; Five9, Aircall, Presence Suite, Talkdesk ; ; call-centre
service-level-contact-centre ; h ; tiempo medio de operación, nivel de servicio de call center, TMO ; average handling time, AHT, call centre service levels, first call resolution ; call-centre, call-quality
call-quality ; h ; monitoreo de llamadas, calidad de llamadas, auditoría de llamadas, control de calidad de llamadas ; call quality monitoring, call monitoring, call auditing ; call-centre
citizen-service ; h ; atención al ciudadano, atención ciudadana, información al ciudadano ; citizen service, public enquiries, constituent services ; customer-service, public-administration
multichannel-retail ; h ; omnicanalidad, venta omnicanal, click and collect ; omnichannel, omnichannel retail, click and collect, multichannel retail ; e-commerce, retail-sales

[retail]
retail-sales ; h ; venta en tienda, dependiente de comercio, ventas retail, atención en tienda, ventas de mostrador, venta al detalle, venta de mostrador, asesoramiento en tienda, retail ; retail sales, in-store sales, shop assistant work, retail, over-the-counter sales, sales floor, counter service ; cashier-work, customer-service ; retail-banking
cashier-work ; h ; manejo de caja registradora, cobro en caja, labores de cajero, caja registradora, cobro a clientes, línea de cajas ; cashier work, cashiering, cashier duties, operating cash register, supermarket checkout, processing payments, cash register operation ; cash-handling, retail-sales
shelf-stocking ; h ; reposición de mercancía, reposición, reposición de estanterías, reposición de lineales, surtido de anaqueles, reponedor, reposición de producto ; shelf stocking, stocking shelves, shelf filling, restocking, replenishment, merchandise stocking ; merchandising, product-rotation
product-rotation ; h ; rotación de productos, control de caducidades, control de fechas de caducidad, sistema PEPS en tienda, rotación de mercadería ; product rotation, expiry date checks, FIFO rotation ; shelf-stocking
merchandising ; h ; merchandising, implantación de lineales, colocación de producto, animación del punto de venta, exhibición de producto ; merchandising, product placement in store, product displays, merchandise displays, retail merchandising ; visual-merchandising, planograms ; marketing
visual-merchandising ; h ; visual merchandising, escaparatismo, montaje de escaparates, decoración de vitrinas ; visual merchandising, window dressing, window displays, shop displays ; merchandising
planograms ; h ; planogramas, elaboración de planogramas ; planograms, planogram ; merchandising, category-management
stocktaking-retail ; h ; inventario de tienda, recuento de existencias, inventarios de tienda, toma de inventario en tienda ; store inventory counts, store stocktaking, shop stock counts ; shelf-stocking, retail-management
labelling-and-alarming ; h ; etiquetado y alarmado, alarmado de prendas, etiquetado de precios ; price labelling, tagging merchandise, security tagging, price tagging ; shelf-stocking
fitting-room-service ; h ; atención en probadores, doblado de ropa, probadores ; fitting room service, folding clothes ; fashion-retail
fashion-retail ; h ; venta de moda, moda retail, asesoramiento de moda, venta de calzado y ropa ; fashion retail, clothing sales, apparel retail ; retail-sales, personal-shopping
personal-shopping ; h ; personal shopper, asesoría de imagen, estilismo personal ; personal shopping, personal styling, image consulting, wardrobe styling ; fashion-retail
retail-management ; h ; gestión de tienda, gestión de tiendas, dirección de tienda, encargado de tienda, gestión de punto de venta, gerencia de tienda, apertura y cierre de tienda ; retail management, store management, shop management, store operations, opening and closing the store ; team-supervision, stocktaking-retail
loss-prevention ; h ; prevención de pérdidas, control de pérdida desconocida, control de mermas, prevención de hurtos ; loss prevention, shrinkage control, theft prevention, asset protection retail ; retail-management, security-guarding
in-store-promotion ; h ; promoción en punto de venta, degustaciones, promotor de ventas, azafata promotora, impulsación de ventas, activaciones en punto de venta ; in-store promotion, product sampling, in-store demonstrations, brand promotion ; brand-ambassador, product-demonstration
brand-ambassador ; h ; embajador de marca, imagen de marca en eventos, promoción de marca ; brand ambassador work, brand ambassador, brand representation ; in-store-promotion
gift-wrapping ; h ; empaquetado de regalos, envoltura de regalos ; gift wrapping ; retail-sales
mystery-shopping ; h ; cliente misterioso, mystery shopper, comprador misterioso ; mystery shopping ; customer-experience
fresh-food-counters ; h ; venta en charcutería, corte de jamón y embutidos, sección de frescos, mostrador de charcutería, fiambrería ; deli counter work, fresh food counters, deli slicing ; butchery, fishmongery
butchery ; h ; carnicería, despiece de carne, corte de carne, deshuesado, despiece ; butchery, meat cutting, butchering, boning meat ; fresh-food-counters, fishmongery
fishmongery ; h ; pescadería, limpieza y corte de pescado, limpieza de pescado ; fishmongery, fish filleting, fish cutting ; fresh-food-counters
greengrocery ; h ; frutería, venta de frutas y verduras ; greengrocery, produce department ; fresh-food-counters
floristry ; h ; floristería, arte floral, arreglos florales, composición floral, ramos de flores ; floristry, floral design, flower arranging, flower arrangements ; visual-merchandising
bookselling ; h ; venta de libros, atención en librería ; bookselling, bookshop work ; retail-sales
fuel-station-service ; h ; expendedor de combustible, atención en gasolinera, estación de servicio ; fuel station service, petrol station work, gas station attendant work ; cashier-work
jewellery-sales ; h ; venta de joyería, venta de joyería y relojería ; jewellery sales, jewelry sales, watch sales ; luxury-sales
perfumery-sales ; h ; venta de perfumería, venta de cosmética, consejera de belleza, perfumería ; perfume sales, beauty retail, cosmetics sales, beauty advisor work ; cosmetics-advice, retail-sales
home-appliance-sales ; h ; venta de electrodomésticos, venta de electrónica de consumo ; home appliance sales, consumer electronics sales, appliance sales ; retail-sales
furniture-sales ; h ; venta de muebles, venta de muebles de cocina, venta de decoración ; furniture sales, kitchen sales, home furnishing sales ; retail-sales
market-stall ; h ; venta en mercadillo, puesto de mercado, venta en ferias ; market stall trading, street vending ; retail-sales

[e-commerce]
e-commerce ; h ; comercio electrónico, e-commerce, ecommerce, venta online, ventas online, tienda online, tiendas online ; e-commerce, ecommerce, online sales, online retail, electronic commerce, online store management ; marketplaces, conversion-optimisation
marketplaces ; h ; gestión de marketplaces, marketplaces, venta en marketplaces, Mercado Libre, eBay ; marketplace management, online marketplaces, Mercado Libre, eBay, Etsy ; e-commerce, amazon-seller
amazon-seller ; t ; Amazon Seller Central, Amazon FBA, Amazon Vendor Central, Amazon Marketplace ; ; marketplaces, amazon-ads
dropshipping ; h ; dropshipping ; ; e-commerce
product-catalogue-online ; h ; gestión de catálogo online, gestión de fichas de producto, carga de productos en tienda online, fichas de producto ; online catalogue management, product listings, product catalog management, product uploads ; e-commerce, marketplaces
e-commerce-strategy ; h ; estrategia de e-commerce, estrategia de venta digital ; e-commerce strategy, digital commerce strategy ; e-commerce
conversion-optimisation ; h ; optimización de la conversión, CRO, tasa de conversión ; conversion rate optimisation, conversion rate optimization, CRO, conversion optimization ; e-commerce, landing-pages
`);
