/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const salesAndPeoplePhrases = `
outbound telesales	televenta de emisión	es	shows	120 llamadas diarias a puerta fría con 9 altas por jornada
outbound telesales	televenta de emisión	es	shows	Teleoperadora de captación para Endesa y Vodafone
outbound telesales	televenta de emisión	es	shows	Marcador predictivo, guion y cierre de contratos grabados
outbound telesales	televenta de emisión	es	shows	Ofrecía seguros por teléfono con conversión del 6%
outbound telesales	televenta de emisión	en	shows	120 dials a day with nine sign-ups
outbound telesales	televenta de emisión	en	shows	Cold rang households and closed broadband deals on recorded line
outbound telesales	televenta de emisión	en	shows	Worked a predictive dialler selling energy contracts
outbound telesales	televenta de emisión	en	shows	Phone-based rep, 6% conversion on bought-in lists
outbound telesales	televenta de emisión	es	near	Recepción de llamadas y avisos de averías
outbound telesales	televenta de emisión	es	near	Encuestas telefónicas de satisfacción
outbound telesales	televenta de emisión	es	near	Dependiente en tienda de telefonía móvil
outbound telesales	televenta de emisión	en	near	Answered inbound calls about faults
outbound telesales	televenta de emisión	en	near	Sold handsets in a phone shop
B2B prospecting	prospección comercial B2B	es	shows	30 visitas semanales sin cita en polígonos industriales
B2B prospecting	prospección comercial B2B	es	shows	Abrí 65 clientes nuevos en un año partiendo de cero
B2B prospecting	prospección comercial B2B	es	shows	Listas en Sales Navigator y secuencias de correo a directores de planta
B2B prospecting	prospección comercial B2B	es	shows	Búsqueda de distribuidores en ferias y concertación de primeras reuniones
B2B prospecting	prospección comercial B2B	en	shows	Opened 65 new business customers from a blank territory
B2B prospecting	prospección comercial B2B	en	shows	Booked 15 first meetings a month through LinkedIn outreach
B2B prospecting	prospección comercial B2B	en	shows	SDR, qualified leads for account executives
B2B prospecting	prospección comercial B2B	en	shows	Walked trading estates knocking on doors
B2B prospecting	prospección comercial B2B	es	near	Prospección geológica y sondeos mineros
B2B prospecting	prospección comercial B2B	es	near	Atención a clientes que entraban en tienda
B2B prospecting	prospección comercial B2B	es	near	Prospecto de medicamentos, revisión de textos
B2B prospecting	prospección comercial B2B	en	near	Geological survey and drilling of prospects
B2B prospecting	prospección comercial B2B	en	near	Served walk-in customers
CRM use (Salesforce)	manejo de CRM (Salesforce)	es	shows	Registro de visitas, oportunidades y embudo en Dynamics
CRM use (Salesforce)	manejo de CRM (Salesforce)	es	shows	Pipeline al día en HubSpot con previsión semanal
CRM use (Salesforce)	manejo de CRM (Salesforce)	es	shows	Paneles de seguimiento de clientes y limpieza de 9.000 fichas en Sales Cloud
CRM use (Salesforce)	manejo de CRM (Salesforce)	es	shows	Alta de leads, tareas y ofertas en Zoho tras cada llamada
CRM use (Salesforce)	manejo de CRM (Salesforce)	en	shows	Logged every call, deal stage and next step in HubSpot
CRM use (Salesforce)	manejo de CRM (Salesforce)	en	shows	Built pipeline dashboards in Sales Cloud
CRM use (Salesforce)	manejo de CRM (Salesforce)	en	shows	Cleaned 9,000 contact records in Dynamics 365
CRM use (Salesforce)	manejo de CRM (Salesforce)	es	near	Agenda de teléfonos en papel
CRM use (Salesforce)	manejo de CRM (Salesforce)	es	near	Fuerza de ventas a pie de calle sin herramientas digitales
CRM use (Salesforce)	manejo de CRM (Salesforce)	es	near	Uso de CRM (Crew Resource Management) en cabina de vuelo
CRM use (Salesforce)	manejo de CRM (Salesforce)	en	near	Kept customer numbers in a paper diary
CRM use (Salesforce)	manejo de CRM (Salesforce)	en	near	Crew resource management training for cabin crew
commercial negotiation and closing	negociación y cierre de ventas	es	shows	Firmé 38 contratos de mantenimiento por 900.000 €
commercial negotiation and closing	negociación y cierre de ventas	es	shows	Rebatía objeciones de precio y salía con el pedido
commercial negotiation and closing	negociación y cierre de ventas	es	shows	Ratio de ofertas ganadas del 41%
commercial negotiation and closing	negociación y cierre de ventas	es	shows	Defensa de margen ante compradores de gran distribución
commercial negotiation and closing	negociación y cierre de ventas	en	shows	Signed 38 service contracts worth £800k
commercial negotiation and closing	negociación y cierre de ventas	en	shows	Handled price objections and walked out with the order
commercial negotiation and closing	negociación y cierre de ventas	en	shows	Won 41% of quotations issued
commercial negotiation and closing	negociación y cierre de ventas	en	shows	Held margin against hard-nosed retail buyers
commercial negotiation and closing	negociación y cierre de ventas	es	near	Cierre de caja y alarma en tienda
commercial negotiation and closing	negociación y cierre de ventas	es	near	Entrega de presupuestos elaborados por el comercial
commercial negotiation and closing	negociación y cierre de ventas	es	near	Liquidación por cierre del negocio
commercial negotiation and closing	negociación y cierre de ventas	en	near	Locked up the store at night
commercial negotiation and closing	negociación y cierre de ventas	en	near	Delivered quotes prepared by the sales team
sales target achievement	consecución de objetivos de venta	es	shows	117% de la cuota anual tres años seguidos
sales target achievement	consecución de objetivos de venta	es	shows	Primera del ranking nacional entre 42 comerciales
sales target achievement	consecución de objetivos de venta	es	shows	Bonus máximo por superar facturación prevista
sales target achievement	consecución de objetivos de venta	es	shows	De 300.000 € a 1,2 M€ en mi zona
sales target achievement	consecución de objetivos de venta	en	shows	117% of quota three years running
sales target achievement	consecución de objetivos de venta	en	shows	Ranked first of 42 reps nationwide
sales target achievement	consecución de objetivos de venta	en	shows	President's Club 2022 and 2023
sales target achievement	consecución de objetivos de venta	en	shows	Took territory revenue from £300k to £1.2m
sales target achievement	consecución de objetivos de venta	es	near	Objetivo profesional: crecer en ventas
sales target achievement	consecución de objetivos de venta	es	near	Tiro al blanco con objetivo fotográfico
sales target achievement	consecución de objetivos de venta	es	near	Fijación de metas personales con coaching
sales target achievement	consecución de objetivos de venta	en	near	Objective: to obtain a sales position
sales target achievement	consecución de objetivos de venta	en	near	Target shooting club member
route and territory sales	gestión de ruta y zona comercial	es	shows	Autoventa con furgoneta por 45 bares al día
route and territory sales	gestión de ruta y zona comercial	es	shows	Planificación de visitas a 220 puntos de venta de Andalucía oriental
route and territory sales	gestión de ruta y zona comercial	es	shows	Preventista de bebidas en Granada y Jaén
route and territory sales	gestión de ruta y zona comercial	es	shows	Delegado de Levante con 1.500 km semanales
route and territory sales	gestión de ruta y zona comercial	en	shows	Van sales to 45 cafés a day
route and territory sales	gestión de ruta y zona comercial	en	shows	Planned call cycles over 220 outlets in the North West
route and territory sales	gestión de ruta y zona comercial	en	shows	Field rep covering the M62 corridor, 40k miles a year
route and territory sales	gestión de ruta y zona comercial	es	near	Rutas de senderismo y guía de montaña
route and territory sales	gestión de ruta y zona comercial	es	near	Conductor de autobús de línea
route and territory sales	gestión de ruta y zona comercial	es	near	Vendedora en mostrador, zona de caja
route and territory sales	gestión de ruta y zona comercial	en	near	Led hiking routes
route and territory sales	gestión de ruta y zona comercial	en	near	Drove a fixed bus route
customer retention	fidelización de clientes	es	shows	Recuperé un 46% de las solicitudes de portabilidad
customer retention	fidelización de clientes	es	shows	Contraofertas a quien llamaba para darse de baja
customer retention	fidelización de clientes	es	shows	Bajé la tasa de abandono del 14% al 8%
customer retention	fidelización de clientes	es	shows	Departamento de fidelización: descuentos y permanencia
customer retention	fidelización de clientes	en	shows	Saved 46% of cancelling callers
customer retention	fidelización de clientes	en	shows	Cut churn from 14% to 8%
customer retention	fidelización de clientes	en	shows	Loyalty desk, counter-offers to leavers
customer retention	fidelización de clientes	es	near	Retención de líquidos y drenaje linfático
customer retention	fidelización de clientes	es	near	Cálculo de retenciones de IRPF en nómina
customer retention	fidelización de clientes	es	near	Retenciones de tráfico por obras
customer retention	fidelización de clientes	en	near	Calculated tax withholdings
customer retention	fidelización de clientes	en	near	Water retention massage treatments
quotation and offer preparation	elaboración de ofertas comerciales	es	shows	60 presupuestos al mes con escandallo y plazo
quotation and offer preparation	elaboración de ofertas comerciales	es	shows	Memorias y precios para concursos de suministro
quotation and offer preparation	elaboración de ofertas comerciales	es	shows	Cálculo de tarifas netas y descuentos para instaladores
quotation and offer preparation	elaboración de ofertas comerciales	es	shows	Propuesta económica a medida tras visita técnica
quotation and offer preparation	elaboración de ofertas comerciales	en	shows	Priced 60 jobs a month with costings and lead time
quotation and offer preparation	elaboración de ofertas comerciales	en	shows	Wrote proposals after site visits
quotation and offer preparation	elaboración de ofertas comerciales	en	shows	Configured machines and issued prices in CPQ
quotation and offer preparation	elaboración de ofertas comerciales	es	near	Folleto de ofertas de la semana en supermercado
quotation and offer preparation	elaboración de ofertas comerciales	es	near	Búsqueda de ofertas de empleo
quotation and offer preparation	elaboración de ofertas comerciales	es	near	Colocación de carteles de descuento
quotation and offer preparation	elaboración de ofertas comerciales	en	near	Put up discount signs in store
quotation and offer preparation	elaboración de ofertas comerciales	en	near	Browsed job offers daily
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	es	shows	Cabeceras de góndola y exhibiciones negociadas con jefes de tienda
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	es	shows	Gestora de punto de venta: planograma, roturas y PLV
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	es	shows	Ganaba metros de lineal para la marca en hipermercados
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	es	shows	Activaciones con azafatas y degustaciones en 80 centros
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	en	shows	Won gondola ends and secondary displays with store managers
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	en	shows	Checked planograms, gaps and POS in 90 supermarkets
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	en	shows	Ran tasting activations across 80 outlets
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	es	near	Reponedora de lácteos en supermercado
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	es	near	Trader de divisas en cuenta propia
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	es	near	Cliente misterioso en restaurantes
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	en	near	Forex trading as a hobby
trade marketing and in-store execution	trade marketing y ejecución en punto de venta	en	near	Night shelf filler
cross-selling and upselling	venta cruzada	es	shows	Añadía fibra y televisión a quien llamaba por móvil
cross-selling and upselling	venta cruzada	es	shows	Subí el ticket medio de 32 a 47 €
cross-selling and upselling	venta cruzada	es	shows	Ofrecía ampliación de garantía y accesorios en cada operación
cross-selling and upselling	venta cruzada	es	shows	1,8 productos por cliente en la campaña
cross-selling and upselling	venta cruzada	en	shows	Lifted average basket from £32 to £47
cross-selling and upselling	venta cruzada	en	shows	Added warranties and accessories to each deal
cross-selling and upselling	venta cruzada	en	shows	Moved customers to premium plans on service calls
cross-selling and upselling	venta cruzada	es	near	Crucigramas y pasatiempos
cross-selling and upselling	venta cruzada	es	near	Cobro de artículos en caja sin labor comercial
cross-selling and upselling	venta cruzada	es	near	Carreras de cross y atletismo
cross-selling and upselling	venta cruzada	en	near	Scanned items at the checkout
sales team leadership	dirección de equipos de ventas	es	shows	Jefe de ventas de 14 comerciales con ruta
sales team leadership	dirección de equipos de ventas	es	shows	Salidas a calle con cada vendedor, objetivos y comisiones
sales team leadership	dirección de equipos de ventas	es	shows	Coordinadora de plataforma de 25 teleoperadores de captación
sales team leadership	dirección de equipos de ventas	es	shows	Contraté y formé a ocho delegados en el norte
sales team leadership	dirección de equipos de ventas	en	shows	Field sales manager of 14 reps, ride-alongs and commission plans
sales team leadership	dirección de equipos de ventas	en	shows	Ran a floor of 25 phone agents
sales team leadership	dirección de equipos de ventas	en	shows	Hired and coached eight territory reps
sales team leadership	dirección de equipos de ventas	es	near	Miembro de un equipo de ventas de 14 personas
sales team leadership	dirección de equipos de ventas	es	near	Entrenador de fútbol infantil
sales team leadership	dirección de equipos de ventas	es	near	Reportaba al director de ventas
sales team leadership	dirección de equipos de ventas	en	near	Part of a 14-strong sales team
sales team leadership	dirección de equipos de ventas	en	near	Reported to the head of sales
distributor network development	desarrollo de red de distribuidores	es	shows	Firmé 17 concesionarios en Portugal y Marruecos
distributor network development	desarrollo de red de distribuidores	es	shows	Formación y visitas a mayoristas para mover la marca
distributor network development	desarrollo de red de distribuidores	es	shows	Contratos de exclusividad por zona con almacenes de fontanería
distributor network development	desarrollo de red de distribuidores	es	shows	Export area manager: 22 importadores en LATAM
distributor network development	desarrollo de red de distribuidores	en	shows	Appointed 17 dealers in Portugal and Morocco
distributor network development	desarrollo de red de distribuidores	en	shows	Trained wholesalers' counter staff on our range
distributor network development	desarrollo de red de distribuidores	en	shows	Export manager with 22 importers across LATAM
distributor network development	desarrollo de red de distribuidores	es	near	Reparto y distribución de folletos
distributor network development	desarrollo de red de distribuidores	es	near	Instalación de redes eléctricas de distribución
distributor network development	desarrollo de red de distribuidores	es	near	Compra a distribuidores de alimentación
distributor network development	desarrollo de red de distribuidores	en	near	Distributed flyers in the street
distributor network development	desarrollo de red de distribuidores	en	near	Bought stock from distributors
SEO	SEO	es	shows	De 4.000 a 38.000 visitas orgánicas en doce meses
SEO	SEO	es	shows	Palabras clave con Ahrefs y corrección de errores de rastreo en Search Console
SEO	SEO	es	shows	46 términos en primera página de Google
SEO	SEO	es	shows	Enlazado interno, metas y velocidad de carga de una web de 2.000 URL
SEO	SEO	es	shows	Linkbuilding con medios locales
SEO	SEO	en	shows	Grew organic traffic from 4k to 38k visits
SEO	SEO	en	shows	Fixed crawl errors in Screaming Frog and Search Console
SEO	SEO	en	shows	Put 46 keywords on Google page one
SEO	SEO	en	shows	Earned backlinks from trade press
SEO	SEO	es	near	Campañas de pago por clic en Google
SEO	SEO	es	near	Posicionamiento de piezas en máquina
SEO	SEO	es	near	Búsquedas en Google para trabajos académicos
SEO	SEO	en	near	Managed pay-per-click bids
SEO	SEO	en	near	Reported directly to the CEO
Google Ads / SEM	Google Ads / SEM	es	shows	25.000 € al mes en campañas de búsqueda y Shopping con ROAS 5,2
Google Ads / SEM	Google Ads / SEM	es	shows	Pujas, concordancias y palabras negativas para e-commerce
Google Ads / SEM	Google Ads / SEM	es	shows	Bajé el CPC de 0,90 a 0,55 €
Google Ads / SEM	Google Ads / SEM	es	shows	Performance Max y remarketing para cadena de clínicas
Google Ads / SEM	Google Ads / SEM	en	shows	Spent £25k a month on search and Shopping at ROAS 5.2
Google Ads / SEM	Google Ads / SEM	en	shows	Cut CPC from 90p to 55p with negative keywords
Google Ads / SEM	Google Ads / SEM	en	shows	Performance Max and remarketing for a clinic chain
Google Ads / SEM	Google Ads / SEM	en	shows	PPC executive at an agency with 12 clients
Google Ads / SEM	Google Ads / SEM	es	near	Redacción de anuncios clasificados en prensa
Google Ads / SEM	Google Ads / SEM	es	near	Posicionamiento orgánico y contenidos
Google Ads / SEM	Google Ads / SEM	es	near	Clic en anuncios como usuario
Google Ads / SEM	Google Ads / SEM	en	near	Wrote classifieds for the local paper
Google Ads / SEM	Google Ads / SEM	en	near	Organic content and backlinks
social media management	gestión de redes sociales	es	shows	Community de cinco marcas: calendario, respuestas y crisis
social media management	gestión de redes sociales	es	shows	Llevaba el Instagram y TikTok de un hotel, de 2.000 a 41.000 seguidores
social media management	gestión de redes sociales	es	shows	Programación en Metricool y Hootsuite
social media management	gestión de redes sociales	es	shows	Reels semanales con 200.000 reproducciones de media
social media management	gestión de redes sociales	es	shows	Contestaba comentarios y privados en menos de una hora
social media management	gestión de redes sociales	en	shows	Took a hotel's Instagram from 2k to 41k followers
social media management	gestión de redes sociales	en	shows	Scheduled posts in Hootsuite and replied to DMs
social media management	gestión de redes sociales	en	shows	Ran TikTok and LinkedIn for five brands
social media management	gestión de redes sociales	en	shows	Weekly reels averaging 200k views
social media management	gestión de redes sociales	es	near	Usuario activo de Instagram y TikTok
social media management	gestión de redes sociales	es	near	Administrador de redes informáticas LAN
social media management	gestión de redes sociales	es	near	Trabajadora social con redes de apoyo vecinal
social media management	gestión de redes sociales	en	near	Personal Instagram with 500 friends
social media management	gestión de redes sociales	en	near	Network engineer, routers and switches
content creation and copywriting	creación de contenidos y copywriting	es	shows	Cuatro artículos de blog por semana y guiones de vídeo
content creation and copywriting	creación de contenidos y copywriting	es	shows	Textos de fichas, landings y correos para una marca de cosmética
content creation and copywriting	creación de contenidos y copywriting	es	shows	Redactora publicitaria: eslóganes y cuñas de radio
content creation and copywriting	creación de contenidos y copywriting	es	shows	Ebook descargado 3.000 veces
content creation and copywriting	creación de contenidos y copywriting	en	shows	Wrote four blog posts a week and video scripts
content creation and copywriting	creación de contenidos y copywriting	en	shows	Landing pages and product descriptions for a cosmetics brand
content creation and copywriting	creación de contenidos y copywriting	en	shows	Penned taglines and radio spots
content creation and copywriting	creación de contenidos y copywriting	en	shows	Ebook that brought in 3,000 downloads
content creation and copywriting	creación de contenidos y copywriting	es	near	Copista de planos en reprografía
content creation and copywriting	creación de contenidos y copywriting	es	near	Redacción de actas de reuniones
content creation and copywriting	creación de contenidos y copywriting	es	near	Contenido de palés verificado en almacén
content creation and copywriting	creación de contenidos y copywriting	en	near	Photocopied drawings in a print shop
content creation and copywriting	creación de contenidos y copywriting	en	near	Checked contents of pallets
email marketing automation	email marketing y automatización	es	shows	Flujos de bienvenida y carrito abandonado en Klaviyo
email marketing automation	email marketing y automatización	es	shows	Newsletter a 60.000 suscriptores con apertura del 34%
email marketing automation	email marketing y automatización	es	shows	Segmentación y test A/B de asuntos en Mailchimp
email marketing automation	email marketing y automatización	es	shows	Lead nurturing con ActiveCampaign, 900 oportunidades al año
email marketing automation	email marketing y automatización	en	shows	Welcome and abandoned-cart flows in Klaviyo
email marketing automation	email marketing y automatización	en	shows	Newsletter to 60k subscribers, 34% opens
email marketing automation	email marketing y automatización	en	shows	Split-tested subject lines in Mailchimp
email marketing automation	email marketing y automatización	en	shows	Nurture sequences in Marketo feeding 900 leads
email marketing automation	email marketing y automatización	es	near	Respuesta a correos de clientes en Outlook
email marketing automation	email marketing y automatización	es	near	Automatización de líneas de envasado
email marketing automation	email marketing y automatización	es	near	Envío de currículos por correo
email marketing automation	email marketing y automatización	en	near	Answered customer emails
email marketing automation	email marketing y automatización	en	near	Automated packing lines with PLCs
paid social advertising	publicidad en redes sociales (Meta Ads)	es	shows	Inversión de 12.000 €/mes en Facebook e Instagram con CPL de 4 €
paid social advertising	publicidad en redes sociales (Meta Ads)	es	shows	Públicos similares, píxel y creatividades en Business Manager
paid social advertising	publicidad en redes sociales (Meta Ads)	es	shows	Anuncios en TikTok y LinkedIn para captar alumnos
paid social advertising	publicidad en redes sociales (Meta Ads)	es	shows	Escalé campañas de conversión a ROAS 6
paid social advertising	publicidad en redes sociales (Meta Ads)	en	shows	£12k a month on Facebook and Instagram at £4 per lead
paid social advertising	publicidad en redes sociales (Meta Ads)	en	shows	Lookalikes, pixel and creative testing in Business Manager
paid social advertising	publicidad en redes sociales (Meta Ads)	en	shows	TikTok and LinkedIn campaigns for student recruitment
paid social advertising	publicidad en redes sociales (Meta Ads)	es	near	Publicaciones orgánicas en Facebook
paid social advertising	publicidad en redes sociales (Meta Ads)	es	near	Reparto de publicidad en buzones
paid social advertising	publicidad en redes sociales (Meta Ads)	es	near	Compra por anuncios de Wallapop
paid social advertising	publicidad en redes sociales (Meta Ads)	en	near	Organic Facebook posts only
paid social advertising	publicidad en redes sociales (Meta Ads)	en	near	Leaflet drops through letterboxes
web analytics	analítica web	es	shows	Etiquetado con Tag Manager y embudos en GA4
web analytics	analítica web	es	shows	Informe mensual de conversiones en Looker Studio
web analytics	analítica web	es	shows	Detecté la fuga del checkout y subió la conversión al 2,4%
web analytics	analítica web	es	shows	Mapas de calor en Hotjar y modelos de atribución
web analytics	analítica web	en	shows	Tagged events in GTM and built GA4 funnels
web analytics	analítica web	en	shows	Monthly Looker Studio conversion reports
web analytics	analítica web	en	shows	Found the checkout leak, conversion up to 2.4%
web analytics	analítica web	es	near	Analítica de sangre en laboratorio
web analytics	analítica web	es	near	Creación de páginas web con plantillas
web analytics	analítica web	es	near	Navegación por internet a nivel usuario
web analytics	analítica web	en	near	Blood analysis in a lab
web analytics	analítica web	en	near	Built websites from templates
brand management	gestión de marca	es	shows	Lanzamiento de una gama de yogures con 4% de cuota
brand management	gestión de marca	es	shows	Manual de identidad y relanzamiento de logotipo en 12 países
brand management	gestión de marca	es	shows	Product manager de detergentes, P&L de 9 M€
brand management	gestión de marca	es	shows	Posicionamiento, packaging y briefings a agencia
brand management	gestión de marca	en	shows	Launched a yoghurt range to 4% share
brand management	gestión de marca	en	shows	Repositioned a spirits label across 12 countries
brand management	gestión de marca	en	shows	Owned the P&L and agency briefs for a detergent line
brand management	gestión de marca	es	near	Marcado de piezas por láser
brand management	gestión de marca	es	near	Vendedora en tienda de marcas de lujo
brand management	gestión de marca	es	near	Registro de marca de ganado
brand management	gestión de marca	en	near	Sales assistant in a designer brand store
brand management	gestión de marca	en	near	Laser-marked metal parts
market research	investigación de mercados	es	shows	Encuestas a 1.200 consumidores y focus groups
market research	investigación de mercados	es	shows	Estudios Nielsen y Kantar para decidir precio
market research	investigación de mercados	es	shows	Análisis de competidores en tres países antes de entrar
market research	investigación de mercados	es	shows	Cuestionarios, trabajo de campo y tabulación en SPSS
market research	investigación de mercados	en	shows	Surveyed 1,200 shoppers and moderated focus groups
market research	investigación de mercados	en	shows	Read Nielsen and Kantar panels to set price
market research	investigación de mercados	en	shows	Sized competitors in three countries before launch
market research	investigación de mercados	en	shows	Questionnaires, fieldwork and SPSS tabulation
market research	investigación de mercados	es	near	Puesto en mercado municipal de frutas
market research	investigación de mercados	es	near	Investigador en biología molecular
market research	investigación de mercados	es	near	Participante pagada en grupos de consumo
market research	investigación de mercados	en	near	Fruit stall at a street market
market research	investigación de mercados	en	near	Paid participant in focus groups
graphic design for marketing	diseño gráfico para marketing	es	shows	Creatividades, folletos y banners en Illustrator y Photoshop
graphic design for marketing	diseño gráfico para marketing	es	shows	Maquetación de catálogo de 120 páginas en InDesign
graphic design for marketing	diseño gráfico para marketing	es	shows	Piezas en Canva y Figma para redes y ferias
graphic design for marketing	diseño gráfico para marketing	es	shows	Roll-ups, cartelería y PLV listos para imprenta
graphic design for marketing	diseño gráfico para marketing	en	shows	Made brochures and banners in Illustrator
graphic design for marketing	diseño gráfico para marketing	en	shows	Laid out a 120-page catalogue in InDesign
graphic design for marketing	diseño gráfico para marketing	en	shows	Print-ready exhibition panels and ad creatives in Figma
graphic design for marketing	diseño gráfico para marketing	es	near	Encargos a un estudio de diseño externo
graphic design for marketing	diseño gráfico para marketing	es	near	Diseño de uñas y nail art
graphic design for marketing	diseño gráfico para marketing	es	near	Cálculo gráfico de estructuras
graphic design for marketing	diseño gráfico para marketing	en	near	Commissioned an outside design studio
graphic design for marketing	diseño gráfico para marketing	en	near	Nail art designs
influencer and PR management	relaciones con influencers y prensa	es	shows	60 colaboraciones con microinfluencers y envío de producto
influencer and PR management	relaciones con influencers y prensa	es	shows	Notas de prensa y 140 impactos en medios
influencer and PR management	relaciones con influencers y prensa	es	shows	Negociación de caché y contratos con creadores de YouTube
influencer and PR management	relaciones con influencers y prensa	es	shows	Dossier y clipping para lanzamientos de moda
influencer and PR management	relaciones con influencers y prensa	en	shows	Struck 60 micro-creator deals and seeded product
influencer and PR management	relaciones con influencers y prensa	en	shows	Press releases with 140 pieces of coverage
influencer and PR management	relaciones con influencers y prensa	en	shows	Negotiated fees with YouTubers
influencer and PR management	relaciones con influencers y prensa	es	near	Sigo a influencers de moda
influencer and PR management	relaciones con influencers y prensa	es	near	Operario de prensa hidráulica
influencer and PR management	relaciones con influencers y prensa	es	near	Relaciones públicas de discoteca repartiendo entradas
influencer and PR management	relaciones con influencers y prensa	en	near	Hydraulic press operator
influencer and PR management	relaciones con influencers y prensa	en	near	Aspiring influencer with 900 followers
e-commerce management	gestión de tienda online	es	shows	Catálogo de 3.000 fichas en PrestaShop y Amazon Seller Central
e-commerce management	gestión de tienda online	es	shows	De 20 a 150 pedidos diarios en la web
e-commerce management	gestión de tienda online	es	shows	Shopify: pasarelas, promociones y devoluciones
e-commerce management	gestión de tienda online	es	shows	Ventas en marketplaces de 1,3 M€
e-commerce management	gestión de tienda online	en	shows	3,000 listings on Shopify and Amazon Seller Central
e-commerce management	gestión de tienda online	en	shows	From 20 to 150 web orders a day
e-commerce management	gestión de tienda online	en	shows	Payments, promotions and returns in WooCommerce
e-commerce management	gestión de tienda online	en	shows	£1.1m through marketplaces
e-commerce management	gestión de tienda online	es	near	Compras habituales en Amazon
e-commerce management	gestión de tienda online	es	near	Empaquetado de pedidos de internet en almacén
e-commerce management	gestión de tienda online	es	near	Encargada de tienda física de calzado
e-commerce management	gestión de tienda online	en	near	Shops online regularly
e-commerce management	gestión de tienda online	en	near	Packed internet orders in a depot
video editing	edición de vídeo	es	shows	Montaje de reels y spots en Premiere y DaVinci
video editing	edición de vídeo	es	shows	Subtitulado, etalonaje y cabeceras en After Effects
video editing	edición de vídeo	es	shows	15 piezas semanales en CapCut para TikTok
video editing	edición de vídeo	en	shows	Cut reels and spots in Premiere
video editing	edición de vídeo	en	shows	Graded and subtitled clips in DaVinci
video editing	edición de vídeo	en	shows	Fifteen CapCut shorts a week for TikTok
video editing	edición de vídeo	es	near	Visionado de cámaras de videovigilancia
video editing	edición de vídeo	es	near	Aparezco en vídeos promocionales de la empresa
video editing	edición de vídeo	en	near	Monitored CCTV footage
marketing campaign planning	planificación de campañas de marketing	es	shows	Plan de medios de 400.000 € para Navidad y rebajas
marketing campaign planning	planificación de campañas de marketing	es	shows	Calendario de acciones, briefing y medición por canal
marketing campaign planning	planificación de campañas de marketing	es	shows	Lanzamiento 360 en radio, exterior y digital
marketing campaign planning	planificación de campañas de marketing	en	shows	£400k media plan for Christmas and sales
marketing campaign planning	planificación de campañas de marketing	en	shows	Briefed agencies and timed launches across radio, outdoor and digital
marketing campaign planning	planificación de campañas de marketing	en	shows	Set up the yearly promo calendar and measured each channel
marketing campaign planning	planificación de campañas de marketing	es	near	Campaña de recogida de aceituna
marketing campaign planning	planificación de campañas de marketing	es	near	Reparto de octavillas en campaña electoral
marketing campaign planning	planificación de campañas de marketing	es	near	Operaria en campaña de Navidad, envoltorio de regalos
marketing campaign planning	planificación de campañas de marketing	en	near	Fruit-picking campaign in Huelva
marketing campaign planning	planificación de campañas de marketing	en	near	Wrapped gifts over the Christmas season
recruitment and selection	reclutamiento y selección	es	shows	Cubrí 180 vacantes al año, de mozo a jefe de planta
recruitment and selection	reclutamiento y selección	es	shows	Publicación en InfoJobs, criba de CV y entrevistas
recruitment and selection	reclutamiento y selección	es	shows	Consultora en Randstad: 25 incorporaciones mensuales
recruitment and selection	reclutamiento y selección	es	shows	Preseleccionaba candidatos y presentaba terna al responsable
recruitment and selection	reclutamiento y selección	es	shows	Contratación de 300 temporeros para campaña en seis semanas
recruitment and selection	reclutamiento y selección	en	shows	Filled 180 vacancies a year from warehouse to plant manager
recruitment and selection	reclutamiento y selección	en	shows	Posted ads, screened CVs and interviewed shortlists
recruitment and selection	reclutamiento y selección	en	shows	Agency consultant at Hays, 20 placements a month
recruitment and selection	reclutamiento y selección	en	shows	Hired 300 seasonal pickers in six weeks
recruitment and selection	reclutamiento y selección	es	near	Participante en procesos de selección de grandes empresas
recruitment and selection	reclutamiento y selección	es	near	Selección de fruta por calibre en cinta
recruitment and selection	reclutamiento y selección	es	near	Banco de reclutamiento: servicio militar cumplido
recruitment and selection	reclutamiento y selección	en	near	Selected fruit by size on a line
recruitment and selection	reclutamiento y selección	en	near	Army recruit, basic training
competency-based interviewing	entrevistas por competencias	es	shows	Preguntas STAR y rúbrica de puntuación a 15 candidatos semanales
competency-based interviewing	entrevistas por competencias	es	shows	Dinámicas de grupo y assessment center para puestos comerciales
competency-based interviewing	entrevistas por competencias	es	shows	Incidentes críticos e informe de cada finalista
competency-based interviewing	entrevistas por competencias	es	shows	Más de 1.000 candidatos evaluados cara a cara con guion de conductas
competency-based interviewing	entrevistas por competencias	en	shows	STAR questions and score sheets with 15 candidates a week
competency-based interviewing	entrevistas por competencias	en	shows	Ran assessment centres for graduate intake
competency-based interviewing	entrevistas por competencias	en	shows	Over 1,000 applicants assessed face to face against behaviours
competency-based interviewing	entrevistas por competencias	es	near	Superé varias entrevistas de trabajo
competency-based interviewing	entrevistas por competencias	es	near	Entrevistas a vecinos para periódico local
competency-based interviewing	entrevistas por competencias	es	near	Competencias digitales básicas
competency-based interviewing	entrevistas por competencias	en	near	Interviewed by local radio about my shop
competency-based interviewing	entrevistas por competencias	en	near	Completed interview skills workshop as a jobseeker
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	es	shows	Headhunting de perfiles IT con Recruiter y búsquedas booleanas
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	es	shows	InMails a candidatos pasivos con 38% de respuesta
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	es	shows	Mapeo de ingenieros en competencia para puesto confidencial
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	en	shows	Boolean strings in Recruiter to reach passive engineers
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	en	shows	InMails with 38% reply rate
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	en	shows	Mapped competitors' teams for confidential searches
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	en	shows	Headhunter for niche tech roles
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	es	near	Perfil de LinkedIn actualizado
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	es	near	Publicación de posts de empresa en LinkedIn
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	es	near	Concurso de talentos musicales
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	en	near	Keeps an updated LinkedIn profile
talent sourcing on LinkedIn	búsqueda de talento en LinkedIn	en	near	Posted company news on LinkedIn
onboarding of new hires	acogida e incorporación de empleados	es	shows	Plan de los primeros 90 días y asignación de mentor
onboarding of new hires	acogida e incorporación de empleados	es	shows	Welcome pack, equipos y visita a planta a cada nuevo
onboarding of new hires	acogida e incorporación de empleados	es	shows	Rotación en periodo de prueba del 22% al 9%
onboarding of new hires	acogida e incorporación de empleados	es	shows	Preparaba contrato, alta y formación inicial de quien entraba
onboarding of new hires	acogida e incorporación de empleados	en	shows	90-day plans and buddy scheme for starters
onboarding of new hires	acogida e incorporación de empleados	en	shows	First-day tours, kit and paperwork for joiners
onboarding of new hires	acogida e incorporación de empleados	en	shows	Probation leavers down from 22% to 9%
onboarding of new hires	acogida e incorporación de empleados	es	near	Acogida de familias en centro social
onboarding of new hires	acogida e incorporación de empleados	es	near	Embarque de pasajeros en puerta
onboarding of new hires	acogida e incorporación de empleados	es	near	Recibí formación al entrar en la empresa
onboarding of new hires	acogida e incorporación de empleados	en	near	Boarded passengers at the gate
onboarding of new hires	acogida e incorporación de empleados	en	near	Completed the company induction
performance management	gestión del desempeño	es	shows	Evaluaciones semestrales de 400 personas con objetivos y feedback
performance management	gestión del desempeño	es	shows	Calibración de notas con directores y plan de mejora
performance management	gestión del desempeño	es	shows	Diseño de formulario de evaluación anual y formación a mandos
performance management	gestión del desempeño	en	shows	Rolled out half-yearly appraisals for 400 staff
performance management	gestión del desempeño	en	shows	Calibrated ratings with directors and wrote improvement plans
performance management	gestión del desempeño	en	shows	Coached managers through capability meetings
performance management	gestión del desempeño	es	near	Buen desempeño en mi puesto según mi jefe
performance management	gestión del desempeño	es	near	Ajuste de rendimiento de motores
performance management	gestión del desempeño	es	near	Artista de performance en sala alternativa
performance management	gestión del desempeño	en	near	Received outstanding appraisals
performance management	gestión del desempeño	en	near	Tuned engine performance
training plan management	gestión de planes de formación	es	shows	Detección de necesidades y 9.000 horas anuales bonificadas por FUNDAE
training plan management	gestión de planes de formación	es	shows	Calendario de cursos PRL, idiomas y técnicos con proveedores
training plan management	gestión de planes de formación	es	shows	Moodle corporativo con 60 módulos
training plan management	gestión de planes de formación	es	shows	Medición de satisfacción y transferencia tras cada curso
training plan management	gestión de planes de formación	en	shows	Surveyed needs and scheduled 9,000 learning hours a year
training plan management	gestión de planes de formación	en	shows	Ran the LMS with 60 modules and outside providers
training plan management	gestión de planes de formación	en	shows	Spent the apprenticeship levy in full
training plan management	gestión de planes de formación	es	near	Asistencia a numerosos cursos de formación
training plan management	gestión de planes de formación	es	near	Ciclo formativo de grado medio
training plan management	gestión de planes de formación	es	near	Entrenador personal en gimnasio
training plan management	gestión de planes de formación	en	near	Attended many training courses
training plan management	gestión de planes de formación	en	near	Trained for a marathon
labour law	derecho laboral	es	shows	Despidos, sanciones y modificaciones sustanciales con cobertura jurídica
labour law	derecho laboral	es	shows	Aplicación del Estatuto de los Trabajadores y de cinco convenios
labour law	derecho laboral	es	shows	Preparación de papeletas y asistencia al SMAC por la empresa
labour law	derecho laboral	es	shows	Tramitación de un ERTE de 220 personas
labour law	derecho laboral	en	shows	Handled dismissals, grievances and redundancies under ACAS code
labour law	derecho laboral	en	shows	Prepared tribunal bundles with solicitors
labour law	derecho laboral	en	shows	TUPE transfer of 140 staff
labour law	derecho laboral	es	near	Afiliada a un sindicato
labour law	derecho laboral	es	near	Experiencia laboral en derecho de familia
labour law	derecho laboral	es	near	Demandé a mi empresa por despido
labour law	derecho laboral	en	near	Won an unfair dismissal claim against employer
labour relations and collective bargaining	relaciones laborales y negociación colectiva	es	shows	Firma del convenio de empresa con CCOO y UGT sin huelga
labour relations and collective bargaining	relaciones laborales y negociación colectiva	es	shows	Interlocución mensual con el comité
labour relations and collective bargaining	relaciones laborales y negociación colectiva	es	shows	Acuerdo de turnos y calendario con los delegados
labour relations and collective bargaining	relaciones laborales y negociación colectiva	en	shows	Agreed a three-year pay deal with Unite
labour relations and collective bargaining	relaciones laborales y negociación colectiva	en	shows	Met shop stewards monthly and settled disputes
labour relations and collective bargaining	relaciones laborales y negociación colectiva	en	shows	Avoided strike over shift pattern change
labour relations and collective bargaining	relaciones laborales y negociación colectiva	es	near	Buena relación con compañeros
labour relations and collective bargaining	relaciones laborales y negociación colectiva	es	near	Delegado sindical elegido por mis compañeros
labour relations and collective bargaining	relaciones laborales y negociación colectiva	es	near	Participación en huelga general
labour relations and collective bargaining	relaciones laborales y negociación colectiva	en	near	Got on well with colleagues
labour relations and collective bargaining	relaciones laborales y negociación colectiva	en	near	Joined picket lines
compensation and benefits	compensación y beneficios	es	shows	Bandas salariales con Hay y benchmark Mercer
compensation and benefits	compensación y beneficios	es	shows	Retribución flexible: tickets, guardería y seguro médico
compensation and benefits	compensación y beneficios	es	shows	Revisión anual de sueldos de 900 puestos
compensation and benefits	compensación y beneficios	es	shows	Diseño de bonus comercial y registro retributivo
compensation and benefits	compensación y beneficios	en	shows	Pay bands with Hay and Mercer data
compensation and benefits	compensación y beneficios	en	shows	Yearly salary review for 900 roles
compensation and benefits	compensación y beneficios	en	shows	Launched flex perks and a sales bonus scheme
compensation and benefits	compensación y beneficios	es	near	Indemnización recibida por accidente
compensation and benefits	compensación y beneficios	es	near	Compensación de cheques en banca
compensation and benefits	compensación y beneficios	es	near	Disfruté de seguro médico de empresa
compensation and benefits	compensación y beneficios	en	near	Received a compensation payout
compensation and benefits	compensación y beneficios	en	near	Enjoyed company healthcare
HR information systems	sistemas de información de RRHH	es	shows	Migración de 1.500 fichas a Workday
HR information systems	sistemas de información de RRHH	es	shows	SuccessFactors y portal del empleado: permisos e informes
HR information systems	sistemas de información de RRHH	es	shows	Administradora de Factorial y Sesame
HR information systems	sistemas de información de RRHH	en	shows	Moved 1,500 records to Workday
HR information systems	sistemas de información de RRHH	en	shows	SuccessFactors superuser, reports and permissions
HR information systems	sistemas de información de RRHH	en	shows	Admin of BambooHR and leave workflows
HR information systems	sistemas de información de RRHH	es	near	Fichaba con la app de la empresa
HR information systems	sistemas de información de RRHH	es	near	Soporte de sistemas informáticos en hospital
HR information systems	sistemas de información de RRHH	es	near	Solicitud de vacaciones por el portal
HR information systems	sistemas de información de RRHH	en	near	Clocked in through an app
HR information systems	sistemas de información de RRHH	en	near	IT support technician for servers
employment contracts administration	tramitación de contratos de trabajo	es	shows	Comunicación por Contrat@ y prórrogas de 500 personas
employment contracts administration	tramitación de contratos de trabajo	es	shows	Indefinidos, fijos discontinuos y sustituciones redactados a diario
employment contracts administration	tramitación de contratos de trabajo	es	shows	Llamamientos de fijos discontinuos y copias básicas
employment contracts administration	tramitación de contratos de trabajo	es	shows	Expedientes de personal: altas, prórrogas y ceses
employment contracts administration	tramitación de contratos de trabajo	en	shows	Drew up offer letters and terms for 500 staff
employment contracts administration	tramitación de contratos de trabajo	en	shows	Right-to-work checks and variations of terms
employment contracts administration	tramitación de contratos de trabajo	en	shows	Kept starters' and leavers' files audit-ready
employment contracts administration	tramitación de contratos de trabajo	es	near	Tuve contrato de obra y servicio
employment contracts administration	tramitación de contratos de trabajo	es	near	Contratos de luz y gas a clientes
employment contracts administration	tramitación de contratos de trabajo	es	near	Contratación de proveedores de catering
employment contracts administration	tramitación de contratos de trabajo	en	near	Worked on zero-hours contract
employment contracts administration	tramitación de contratos de trabajo	en	near	Sold energy contracts
people analytics and HR metrics	indicadores y analítica de RRHH	es	shows	Cuadro mensual de absentismo, rotación y coste por contratación
people analytics and HR metrics	indicadores y analítica de RRHH	es	shows	Power BI con plantilla, horas y bajas por centro
people analytics and HR metrics	indicadores y analítica de RRHH	es	shows	Absentismo del 8,5% al 5,9% tras analizar causas
people analytics and HR metrics	indicadores y analítica de RRHH	en	shows	Dashboards of turnover, absence and cost per hire
people analytics and HR metrics	indicadores y analítica de RRHH	en	shows	Power BI over headcount and leavers
people analytics and HR metrics	indicadores y analítica de RRHH	en	shows	Cut absence from 8.5% to 5.9% by reading the causes
people analytics and HR metrics	indicadores y analítica de RRHH	es	near	Control de mi propio horario
people analytics and HR metrics	indicadores y analítica de RRHH	es	near	Métricas de redes sociales
people analytics and HR metrics	indicadores y analítica de RRHH	es	near	Análisis de orina en salud laboral
people analytics and HR metrics	indicadores y analítica de RRHH	en	near	Tracked Instagram metrics
people analytics and HR metrics	indicadores y analítica de RRHH	en	near	Recorded my own hours
equality and diversity plans	planes de igualdad y diversidad	es	shows	Diagnóstico y registro en REGCON de medidas para 400 trabajadores
equality and diversity plans	planes de igualdad y diversidad	es	shows	Auditoría retributiva por sexo y protocolo de acoso
equality and diversity plans	planes de igualdad y diversidad	es	shows	Contratación del 3% de personas con discapacidad según LGD
equality and diversity plans	planes de igualdad y diversidad	en	shows	Published gender pay gap report and action plan
equality and diversity plans	planes de igualdad y diversidad	en	shows	Set up harassment policy and inclusive hiring panels
equality and diversity plans	planes de igualdad y diversidad	en	shows	Disability Confident level 2 achieved
equality and diversity plans	planes de igualdad y diversidad	es	near	Trato igualitario en la atención al cliente
equality and diversity plans	planes de igualdad y diversidad	es	near	Igualación de alturas en pavimento
equality and diversity plans	planes de igualdad y diversidad	es	near	Charla de diversidad como asistente
equality and diversity plans	planes de igualdad y diversidad	en	near	Treats everyone equally
equality and diversity plans	planes de igualdad y diversidad	en	near	Diversified crops on a family farm
temp agency staffing	gestión de trabajo temporal (ETT)	es	shows	Puestas a disposición diarias de 90 operarios para logística
temp agency staffing	gestión de trabajo temporal (ETT)	es	shows	Guardia de fin de semana cubriendo faltas en fábricas cliente
temp agency staffing	gestión de trabajo temporal (ETT)	es	shows	Oficina de Adecco: altas, horas y facturación de cesiones
temp agency staffing	gestión de trabajo temporal (ETT)	en	shows	Sent out 90 agency workers a day to warehouses
temp agency staffing	gestión de trabajo temporal (ETT)	en	shows	Out-of-hours desk covering no-shows at client sites
temp agency staffing	gestión de trabajo temporal (ETT)	en	shows	Branch consultant at Manpower, timesheets and client billing
temp agency staffing	gestión de trabajo temporal (ETT)	es	near	Trabajé por ETT en varias fábricas
temp agency staffing	gestión de trabajo temporal (ETT)	es	near	Empleo temporal de verano
temp agency staffing	gestión de trabajo temporal (ETT)	es	near	Registro temporal de datos
temp agency staffing	gestión de trabajo temporal (ETT)	en	near	Worked through an agency in warehouses
temp agency staffing	gestión de trabajo temporal (ETT)	en	near	Temporary summer job
diary management	gestión de agenda	es	shows	Coordinaba las citas de tres directores en cuatro husos horarios
diary management	gestión de agenda	es	shows	Calendario del CEO en Outlook con prioridades y huecos
diary management	gestión de agenda	es	shows	Cuadraba reuniones de consejo con 11 vocales
diary management	gestión de agenda	es	shows	Filtro de visitas y reprogramación de compromisos del presidente
diary management	gestión de agenda	en	shows	Juggled three directors' calendars across time zones
diary management	gestión de agenda	en	shows	Outlook calendar of the CEO, clashes resolved before he saw them
diary management	gestión de agenda	en	shows	Fixed board dates with 11 members
diary management	gestión de agenda	en	shows	Gatekeeper for the chairman's appointments
diary management	gestión de agenda	es	near	Diario personal y blog de viajes
diary management	gestión de agenda	es	near	Venta de agendas y papelería
diary management	gestión de agenda	es	near	Agenda cultural del ayuntamiento, reparto de programas
diary management	gestión de agenda	en	near	Wrote a daily diary
diary management	gestión de agenda	en	near	Worked on a dairy farm
travel arrangement for executives	organización de viajes de directivos	es	shows	Vuelos, hoteles y visados de ocho directivos, 120 salidas al año
travel arrangement for executives	organización de viajes de directivos	es	shows	Itinerarios por Asia con traslados y cambios de última hora
travel arrangement for executives	organización de viajes de directivos	es	shows	Reservas en Concur y control de política de gastos
travel arrangement for executives	organización de viajes de directivos	en	shows	Booked flights, visas and hotels, 120 trips a year
travel arrangement for executives	organización de viajes de directivos	en	shows	Built Asia itineraries with transfers and last-minute changes
travel arrangement for executives	organización de viajes de directivos	en	shows	Concur bookings within policy for eight VPs
travel arrangement for executives	organización de viajes de directivos	es	near	Viajé con directivos a ferias
travel arrangement for executives	organización de viajes de directivos	es	near	Chófer de dirección
travel arrangement for executives	organización de viajes de directivos	es	near	Viajes de placer por Europa
travel arrangement for executives	organización de viajes de directivos	en	near	Travelled with executives to fairs
travel arrangement for executives	organización de viajes de directivos	en	near	Chauffeur to the board
minute taking	redacción de actas	es	shows	Secretaria del comité: acuerdos, asistentes y envío en 24 horas
minute taking	redacción de actas	es	shows	Transcripción de reuniones de junta y libro firmado
minute taking	redacción de actas	es	shows	Tomaba nota de los acuerdos y hacía seguimiento de tareas
minute taking	redacción de actas	en	shows	Recorded decisions and actions of the monthly board
minute taking	redacción de actas	en	shows	Circulated notes within 24 hours and chased actions
minute taking	redacción de actas	en	shows	Clerk to the governors
minute taking	redacción de actas	es	near	Llamadas atendidas en menos de tres minutos
minute taking	redacción de actas	es	near	Asistente a reuniones semanales
minute taking	redacción de actas	es	near	Actas de defunción archivadas en parroquia
minute taking	redacción de actas	en	near	Took only minutes to answer calls
minute taking	redacción de actas	en	near	Attended weekly meetings
front desk reception	recepción de visitas	es	shows	Acreditaciones, registro y acompañamiento de 90 personas diarias
front desk reception	recepción de visitas	es	shows	Cara visible de la sede: bienvenida, café y aviso al anfitrión
front desk reception	recepción de visitas	es	shows	Mostrador de entrada de clínica con 70 pacientes por turno
front desk reception	recepción de visitas	es	shows	Entrega de tarjetas de acceso y control de salas en lobby corporativo
front desk reception	recepción de visitas	en	shows	Greeted and badged 90 visitors a day
front desk reception	recepción de visitas	en	shows	First face of head office, coffee and host calls
front desk reception	recepción de visitas	en	shows	Checked in 70 patients a shift
front desk reception	recepción de visitas	en	shows	Lobby desk, passes and meeting room keys
front desk reception	recepción de visitas	es	near	Recepción de mercancía en muelle
front desk reception	recepción de visitas	es	near	Recepción de señal de antena y televisión
front desk reception	recepción de visitas	es	near	Visitas comerciales a clientes
front desk reception	recepción de visitas	en	near	Goods-in clerk at a dock
front desk reception	recepción de visitas	en	near	Catered wedding receptions
switchboard and call handling	centralita telefónica	es	shows	200 llamadas al día transferidas a 12 departamentos
switchboard and call handling	centralita telefónica	es	shows	Telefonista con consola Avaya
switchboard and call handling	centralita telefónica	es	shows	Toma de recados, filtro y desvío en tres idiomas
switchboard and call handling	centralita telefónica	en	shows	Put through 200 calls a day to 12 departments
switchboard and call handling	centralita telefónica	en	shows	Avaya console operator
switchboard and call handling	centralita telefónica	en	shows	Screened callers and took messages in three languages
switchboard and call handling	centralita telefónica	es	near	Central térmica, operario de sala
switchboard and call handling	centralita telefónica	es	near	Venta telefónica a puerta fría
switchboard and call handling	centralita telefónica	es	near	Instalación de centralitas electrónicas de coche
switchboard and call handling	centralita telefónica	en	near	Cold called homeowners
switchboard and call handling	centralita telefónica	en	near	Replaced ECU units in cars
document management and filing	gestión documental y archivo	es	shows	Digitalización y codificación de 15.000 expedientes
document management and filing	gestión documental y archivo	es	shows	SharePoint ordenado por clientes con permisos y versiones
document management and filing	gestión documental y archivo	es	shows	Registro de entrada y salida y custodia de escrituras
document management and filing	gestión documental y archivo	es	shows	Expurgo y cajas con Iron Mountain
document management and filing	gestión documental y archivo	en	shows	Scanned and indexed 15,000 case files
document management and filing	gestión documental y archivo	en	shows	Reordered SharePoint with versions and permissions
document management and filing	gestión documental y archivo	en	shows	Retention schedule and off-site boxes with Iron Mountain
document management and filing	gestión documental y archivo	es	near	Limado de piezas metálicas
document management and filing	gestión documental y archivo	es	near	Archivero de muebles en venta
document management and filing	gestión documental y archivo	es	near	Película documental de fin de carrera
document management and filing	gestión documental y archivo	en	near	Filed metal edges by hand
document management and filing	gestión documental y archivo	en	near	Shot a documentary film
Microsoft Office suite	paquete Microsoft Office	es	shows	Presentaciones en PowerPoint, cartas combinadas y tablas
Microsoft Office suite	paquete Microsoft Office	es	shows	Combinación de correspondencia para 2.000 socios
Microsoft Office suite	paquete Microsoft Office	es	shows	Informes en Word con estilos e índices y hojas con filtros
Microsoft Office suite	paquete Microsoft Office	en	shows	Mail merges for 2,000 members and slide decks
Microsoft Office suite	paquete Microsoft Office	en	shows	Long reports in Word with styles and contents pages
Microsoft Office suite	paquete Microsoft Office	en	shows	PowerPoint, Outlook rules and Access database upkeep
Microsoft Office suite	paquete Microsoft Office	es	near	Limpieza de oficinas y despachos
Microsoft Office suite	paquete Microsoft Office	es	near	Oficina técnica de obra, reparto de planos
Microsoft Office suite	paquete Microsoft Office	es	near	Uso de LibreOffice ocasional en casa
Microsoft Office suite	paquete Microsoft Office	en	near	Office cleaning in business parks
Microsoft Office suite	paquete Microsoft Office	en	near	Office building security patrols
confidentiality	confidencialidad	es	shows	Acceso a nóminas, fusiones y expedientes disciplinarios sin una sola filtración
confidentiality	confidencialidad	es	shows	NDA firmado, custodia de actas del consejo
confidentiality	confidencialidad	es	shows	Trataba historias de pacientes y documentos sellados
confidentiality	confidencialidad	en	shows	Trusted with merger papers and salary data
confidentiality	confidencialidad	en	shows	Held sealed board papers under NDA
confidentiality	confidencialidad	en	shows	Handled celebrity guests' records without a leak
confidentiality	confidencialidad	es	near	Confianza en mí misma
confidentiality	confidencialidad	es	near	Compartía información del sector en mi blog
confidentiality	confidencialidad	es	near	Confidente de mis amistades
confidentiality	confidencialidad	en	near	Confident public speaker
confidentiality	confidencialidad	en	near	Shared industry gossip on a podcast
expense reporting	gestión de notas de gastos	es	shows	Liquidación mensual de dietas y kilometraje de doce comerciales
expense reporting	gestión de notas de gastos	es	shows	Tickets y tarjetas corporativas cuadrados en SAP Concur
expense reporting	gestión de notas de gastos	es	shows	Revisión de justificantes y reembolsos según política
expense reporting	gestión de notas de gastos	en	shows	Squared corporate cards and receipts in Concur
expense reporting	gestión de notas de gastos	en	shows	Claimed back mileage for 12 reps monthly
expense reporting	gestión de notas de gastos	en	shows	Checked receipts against policy and approved reimbursements
expense reporting	gestión de notas de gastos	es	near	Notas altas en bachillerato
expense reporting	gestión de notas de gastos	es	near	Presentaba mis tickets cada mes
expense reporting	gestión de notas de gastos	es	near	Gastos de comunidad de vecinos pagados puntualmente
expense reporting	gestión de notas de gastos	en	near	Submitted my own receipts
expense reporting	gestión de notas de gastos	en	near	Top marks in final exams
office supplies and facilities coordination	gestión de oficina y suministros	es	shows	Pedidos de papelería, agua y tóner con 15% menos de coste
office supplies and facilities coordination	gestión de oficina y suministros	es	shows	Avisos a mantenimiento, limpieza y mensajería de la sede
office supplies and facilities coordination	gestión de oficina y suministros	es	shows	Office manager de 80 puestos: mudanza y contratos de servicios
office supplies and facilities coordination	gestión de oficina y suministros	en	shows	Ordered stationery and toner, 15% cheaper
office supplies and facilities coordination	gestión de oficina y suministros	en	shows	Office manager for 80 desks, moves and service contracts
office supplies and facilities coordination	gestión de oficina y suministros	en	shows	Called out cleaners, couriers and lift engineers
office supplies and facilities coordination	gestión de oficina y suministros	es	near	Mozo en almacén de suministros industriales
office supplies and facilities coordination	gestión de oficina y suministros	es	near	Dependienta de papelería
office supplies and facilities coordination	gestión de oficina y suministros	es	near	Suministro eléctrico en baja tensión
office supplies and facilities coordination	gestión de oficina y suministros	en	near	Stationery shop assistant
office supplies and facilities coordination	gestión de oficina y suministros	en	near	Electricity supply meter reader
correspondence drafting in English	redacción de correspondencia en inglés	es	shows	Cartas y correos a la matriz de Londres en nombre del director
correspondence drafting in English	redacción de correspondencia en inglés	es	shows	Contestaba en la lengua de Shakespeare a clientes de EE. UU. y Australia
correspondence drafting in English	redacción de correspondencia en inglés	es	shows	C1 Cambridge, emails diarios con proveedores británicos
correspondence drafting in English	redacción de correspondencia en inglés	en	shows	Wrote letters to shareholders for the MD's signature
correspondence drafting in English	redacción de correspondencia en inglés	en	shows	Proofread and answered overseas emails on the director's behalf
correspondence drafting in English	redacción de correspondencia en inglés	en	shows	Bilingual PA writing to the London parent daily
correspondence drafting in English	redacción de correspondencia en inglés	es	near	Inglés A2, lectura básica
correspondence drafting in English	redacción de correspondencia en inglés	es	near	Reparto de correspondencia por plantas
correspondence drafting in English	redacción de correspondencia en inglés	es	near	Estancia de dos semanas en Dublín
correspondence drafting in English	redacción de correspondencia en inglés	en	near	Delivered internal mail
correspondence drafting in English	redacción de correspondencia en inglés	en	near	Learning English at beginner level
meeting and board logistics	organización de reuniones y consejos	es	shows	Sala, catering, videoconferencia y dossier para juntas de 40 consejeros
meeting and board logistics	organización de reuniones y consejos	es	shows	Preparación de convocatorias, orden del día y quórum
meeting and board logistics	organización de reuniones y consejos	es	shows	Comité mensual listo: presentaciones, conexiones Teams y almuerzo
meeting and board logistics	organización de reuniones y consejos	en	shows	Rooms, lunch, Teams links and packs for 40 directors
meeting and board logistics	organización de reuniones y consejos	en	shows	Sent notices, agendas and quorum checks
meeting and board logistics	organización de reuniones y consejos	en	shows	AGM logistics for 200 shareholders
meeting and board logistics	organización de reuniones y consejos	es	near	Asistente pasivo a reuniones
meeting and board logistics	organización de reuniones y consejos	es	near	Consejos de belleza a clientas
meeting and board logistics	organización de reuniones y consejos	es	near	Logística de almacén y carretilla
meeting and board logistics	organización de reuniones y consejos	en	near	Sat in on meetings
meeting and board logistics	organización de reuniones y consejos	en	near	Ran a board game café
multi-tasking under pressure	trabajo bajo presión y multitarea	es	shows	Teléfono, visitas y paquetería a la vez en edificio de 600 personas
multi-tasking under pressure	trabajo bajo presión y multitarea	es	shows	Tres jefes, dos cierres el mismo día y nada fuera de plazo
multi-tasking under pressure	trabajo bajo presión y multitarea	es	shows	Sola en mostrador con 150 entradas en hora punta
multi-tasking under pressure	trabajo bajo presión y multitarea	en	shows	Phones, visitors and couriers at once in a 600-person tower
multi-tasking under pressure	trabajo bajo presión y multitarea	en	shows	Two deadlines on one day for three bosses, none missed
multi-tasking under pressure	trabajo bajo presión y multitarea	en	shows	Alone on desk at peak with 150 arrivals
multi-tasking under pressure	trabajo bajo presión y multitarea	es	near	Lavado a presión de fachadas
multi-tasking under pressure	trabajo bajo presión y multitarea	es	near	Prefiero tareas de una en una y sin prisas
multi-tasking under pressure	trabajo bajo presión y multitarea	es	near	Control de tensión arterial
multi-tasking under pressure	trabajo bajo presión y multitarea	en	near	Prefers a calm, single-task setting
contract drafting	redacción de contratos	es	shows	Preparaba compraventas, arrendamientos y acuerdos de accionistas desde cero
contract drafting	redacción de contratos	es	shows	Clausulado de distribución y agencia para empresa exportadora
contract drafting	redacción de contratos	es	shows	Modelos tipo de prestación de servicios adaptados a cada cliente
contract drafting	redacción de contratos	es	shows	Pactos parasociales y SPA negociados línea a línea con la otra parte
contract drafting	redacción de contratos	es	shows	Adendas, NDA y condiciones generales para un e-commerce
contract drafting	redacción de contratos	en	shows	Drew up share purchase and lease agreements from scratch
contract drafting	redacción de contratos	en	shows	Turned heads of terms into signed agreements within a week
contract drafting	redacción de contratos	en	shows	Marked up NDAs and distribution terms against the other side
contract drafting	redacción de contratos	en	shows	Wrote the house templates for SaaS and consultancy terms
contract drafting	redacción de contratos	es	near	Firma de contratos de telefonía con clientes en tienda
contract drafting	redacción de contratos	es	near	Lectura y archivo de contratos ya firmados
contract drafting	redacción de contratos	es	near	Contratación de personal para bares
contract drafting	redacción de contratos	en	near	Filed signed agreements in date order
contract drafting	redacción de contratos	en	near	Signed up customers to phone contracts
`;
