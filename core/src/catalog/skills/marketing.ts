import { readSkills } from './skill';

export const marketingSkills = readSkills(`
[marketing]
marketing ; h ; marketing, mercadotecnia, mercadeo ; marketing, marketing activities ; marketing-plan, digital-marketing ; merchandising
marketing-plan ; h ; plan de marketing, planes de marketing, estrategia de marketing, estrategias de marketing, marketing estratégico, plan de mercadeo ; marketing plan, marketing strategy, marketing planning, marketing plans, strategic marketing, marketing strategies ; marketing, market-segmentation
marketing-campaigns ; h ; campañas de marketing, gestión de campañas, campañas publicitarias, planificación de campañas, campañas promocionales ; marketing campaigns, campaign management, advertising campaigns, campaign planning, promotional campaigns ; marketing-plan, advertising
product-marketing ; h ; marketing de producto, lanzamiento de productos, lanzamientos de producto, lanzamiento de nuevos productos ; product marketing, product launches, product launch, launching products ; brand-management, product-strategy
product-strategy ; h ; gestión de producto, product management, estrategia de producto, hoja de ruta de producto, product owner ; product management, product strategy, product roadmap, product roadmaps, product ownership, product owner ; product-marketing, user-stories
brand-management ; h ; gestión de marca, branding, brand management, construcción de marca, estrategia de marca, posicionamiento de marca ; brand management, branding, brand strategy, brand building, brand positioning ; marketing-plan, corporate-identity
corporate-identity ; h ; identidad corporativa, imagen corporativa, manual de marca, identidad de marca ; corporate identity, corporate image, brand guidelines, brand identity ; brand-management
market-segmentation ; h ; segmentación de mercado, segmentación de clientes, definición de buyer persona, buyer persona, público objetivo ; market segmentation, customer segmentation, buyer personas, target audience definition ; market-research, marketing-plan
b2b-marketing ; h ; marketing B2B, marketing industrial, account based marketing ; B2B marketing, business marketing, account-based marketing, industrial marketing ; lead-generation
field-marketing ; h ; marketing promocional, field marketing, marketing de guerrilla, marketing experiencial, BTL, activaciones de marca ; field marketing, experiential marketing, guerrilla marketing, brand activations, BTL marketing ; in-store-promotion, event-organisation
direct-marketing ; h ; marketing directo, mailing, buzoneo, marketing relacional ; direct marketing, direct mail, relationship marketing, leaflet distribution ; email-marketing, customer-loyalty
neuromarketing ; h ; neuromarketing ; ; market-research
sports-marketing ; h ; marketing deportivo, patrocinio deportivo ; sports marketing ; sponsorship
sponsorship ; h ; patrocinios, gestión de patrocinios, mecenazgo, captación de patrocinadores ; sponsorship, sponsorship management, sponsor acquisition, sponsorships ; event-organisation, fundraising
promotional-materials ; h ; material promocional, materiales publicitarios, elaboración de folletos, catálogos comerciales, material PLV ; promotional materials, marketing materials, marketing collateral, brochures and flyers, sales collateral ; marketing-campaigns, copywriting
marketing-budget ; h ; presupuesto de marketing, gestión del presupuesto de marketing ; marketing budget, marketing budget management ; budget-management, marketing-plan
marketing-roi ; h ; retorno de la inversión en marketing, ROI de campañas, ROAS, métricas de marketing ; marketing ROI, ROAS, marketing metrics, campaign performance, marketing performance ; marketing-campaigns

[digital-marketing]
digital-marketing ; h ; marketing digital, marketing online, mercadotecnia digital, marketing en internet, estrategia digital ; digital marketing, online marketing, internet marketing, digital marketing strategy ; seo, sem
seo ; h ; SEO, posicionamiento web, posicionamiento en buscadores, posicionamiento orgánico, optimización para buscadores, SEO on page ; SEO, search engine optimisation, search engine optimization, organic search, on-page SEO, search optimization ; sem, keyword-research ; sem
technical-seo ; h ; SEO técnico, auditoría SEO, indexación web ; technical SEO, SEO audit, SEO audits ; seo
local-seo ; h ; SEO local, Google Business Profile, Google My Business ; local SEO, Google Business Profile, Google My Business ; seo
link-building ; h ; link building, linkbuilding, SEO off page ; link building, backlink building, off-page SEO, backlinks ; seo
keyword-research ; h ; investigación de palabras clave, keyword research, estudio de palabras clave, búsqueda de keywords ; keyword research, keyword analysis ; seo, sem
sem ; h ; SEM, publicidad en buscadores, marketing en buscadores, PPC, pago por clic, campañas SEM ; SEM, search engine marketing, PPC, pay-per-click, paid search ; google-ads, seo ; seo
paid-media ; h ; paid media, publicidad digital, publicidad online, campañas de pago, medios pagados, performance marketing ; paid media, digital advertising, online advertising, paid advertising, performance marketing, paid campaigns ; sem, social-ads
google-ads ; t ; Google Ads, Google AdWords, AdWords ; Google Ads, Google AdWords, AdWords ; sem
social-ads ; h ; publicidad en redes sociales, social ads, campañas en redes sociales, publicidad en Facebook e Instagram ; social media advertising, paid social, social ads, social media ads ; meta-ads, paid-media
meta-ads ; t ; Meta Ads, Facebook Ads, Instagram Ads, Meta Business Suite, Facebook Business Manager ; Meta Ads, Facebook Ads, Instagram Ads, Meta Business Suite, Facebook Business Manager, Facebook Ads Manager ; social-ads
tiktok-ads ; t ; TikTok Ads, TikTok for Business, Snapchat Ads, Pinterest Ads, Twitter Ads ; ; social-ads
linkedin-ads ; t ; LinkedIn Ads, LinkedIn Campaign Manager ; ; social-ads, b2b-marketing
amazon-ads ; t ; Amazon Ads, Amazon Advertising, Amazon PPC ; ; amazon-seller, paid-media
bing-ads ; t ; Microsoft Advertising, Bing Ads, Microsoft Ads ; ; sem
programmatic-advertising ; h ; publicidad programática, compra programática, RTB, DV360, Display & Video 360 ; programmatic advertising, programmatic buying, real-time bidding, DV360, The Trade Desk ; display-advertising
display-advertising ; h ; publicidad display, banners publicitarios, remarketing, retargeting ; display advertising, banner ads, remarketing, retargeting ; paid-media
affiliate-marketing ; h ; marketing de afiliación, marketing de afiliados, programas de afiliados ; affiliate marketing, affiliate programmes, affiliate programs ; digital-marketing
influencer-marketing ; h ; marketing de influencers, gestión de influencers, campañas con influencers ; influencer marketing, influencer campaigns, influencer outreach ; social-media-management
email-marketing ; h ; email marketing, campañas de correo electrónico, newsletters, boletines electrónicos, mailing masivo, e-mail marketing ; email marketing, email campaigns, newsletters, e-mail campaigns, email newsletters ; mailchimp, marketing-automation
mailchimp ; t ; Mailchimp, Mail Chimp ; ; email-marketing
email-platforms ; t ; Brevo, Sendinblue, Acumbamail, Klaviyo, ActiveCampaign, Mailjet, Constant Contact, Doppler email ; Brevo, Sendinblue, Klaviyo, ActiveCampaign, Mailjet, Constant Contact, Campaign Monitor ; email-marketing
marketing-automation ; h ; automatización de marketing, marketing automation, flujos de automatización de marketing, nutrición de leads ; marketing automation, lead nurturing, automated campaigns ; email-marketing, hubspot
marketing-automation-platforms ; t ; Marketo, Pardot, Salesforce Marketing Cloud, Eloqua, RD Station, Adobe Campaign ; Marketo, Pardot, Salesforce Marketing Cloud, Eloqua, Adobe Campaign, Braze platform ; marketing-automation
inbound-marketing ; h ; inbound marketing, marketing de atracción ; inbound marketing ; content-marketing, lead-generation ; inbound-calls
lead-generation ; h ; generación de leads, captación de leads, generación de demanda, captación de prospectos ; lead generation, generating leads, demand generation, lead gen ; prospecting, inbound-marketing
landing-pages ; h ; landing pages, páginas de aterrizaje, creación de landing pages ; landing pages, landing page optimization, landing page creation ; conversion-optimisation
growth-marketing ; h ; growth marketing, growth hacking, crecimiento de usuarios ; growth marketing, growth hacking, user acquisition ; digital-marketing, conversion-optimisation
mobile-marketing ; h ; marketing móvil, SMS marketing, ASO, notificaciones push de marketing ; mobile marketing, SMS marketing, app store optimization, ASO ; digital-marketing
whatsapp-business ; t ; WhatsApp Business, marketing por WhatsApp ; WhatsApp Business, WhatsApp marketing ; chat-support
web-analytics ; h ; analítica web, analítica digital, medición web, métricas web ; web analytics, digital analytics, website analytics, website traffic analysis ; google-analytics, marketing-roi
google-analytics ; t ; Google Analytics, GA4, Google Analytics 4 ; ; web-analytics
google-tag-manager ; t ; Google Tag Manager, GTM ; ; google-analytics
google-search-console ; t ; Google Search Console, Search Console, Google Webmaster Tools ; ; seo
google-trends ; t ; Google Trends ; ; keyword-research
semrush ; t ; Semrush ; ; seo, keyword-research
ahrefs ; t ; Ahrefs ; ; seo, link-building
sistrix ; t ; Sistrix, Screaming Frog, Moz Pro, Ubersuggest, Majestic SEO ; Screaming Frog, Moz Pro, Ubersuggest, Majestic SEO, Sistrix ; technical-seo
hotjar ; t ; Hotjar, Crazy Egg, Microsoft Clarity, mapas de calor web ; Hotjar, Crazy Egg, Microsoft Clarity, website heatmaps ; conversion-optimisation
adobe-analytics ; t ; Adobe Analytics, Omniture ; ; web-analytics

[content-and-social-media]
social-media-management ; h ; gestión de redes sociales, redes sociales, social media, manejo de redes sociales, administración de redes sociales, social media management ; social media management, social media, managing social media, social media marketing, social media accounts ; community-management, social-media-content
community-management ; h ; community management, gestión de comunidades online, dinamización de comunidades digitales, community manager ; community management, online community management, online communities ; social-media-management, online-reputation ; property-administration
social-media-strategy ; h ; estrategia de redes sociales, plan de social media, calendario editorial, estrategia en redes sociales ; social media strategy, social media planning, editorial calendar, content calendar ; social-media-management, content-strategy
social-media-content ; h ; creación de contenido para redes sociales, contenidos para redes, creación de reels, reels y stories, diseño de publicaciones para redes ; social media content, social media content creation, creating reels, short-form video content, social media posts ; social-media-management, content-creation
social-media-analytics ; h ; métricas de redes sociales, análisis de redes sociales, escucha social, social listening ; social media analytics, social listening, social media metrics, social media reporting ; social-media-management
instagram ; t ; Instagram, Instagram Business ; ; social-media-management
facebook ; t ; Facebook, páginas de Facebook, fan page de Facebook ; Facebook, Facebook pages ; social-media-management
tiktok ; t ; TikTok ; ; social-media-management
linkedin ; t ; gestión de LinkedIn, LinkedIn para empresas ; LinkedIn page management, LinkedIn for business ; social-media-management
youtube ; t ; YouTube, gestión de canal de YouTube, YouTube Studio ; YouTube, YouTube channel management, YouTube Studio ; social-media-management
twitter ; t ; Twitter, X (Twitter) ; ; social-media-management
pinterest ; t ; Pinterest ; ; social-media-management
twitch ; t ; Twitch, streaming en Twitch, Discord para comunidades ; Twitch, Twitch streaming, Discord communities ; social-media-management
hootsuite ; t ; Hootsuite, Buffer redes sociales, Metricool, Sprout Social ; Hootsuite, Metricool, Sprout Social, Buffer social media ; social-media-management
content-marketing ; h ; marketing de contenidos, content marketing ; content marketing ; content-strategy, copywriting
content-strategy ; h ; estrategia de contenidos, plan de contenidos, planificación de contenidos ; content strategy, content planning ; content-marketing
content-creation ; h ; creación de contenido, creación de contenidos, generación de contenidos, producción de contenidos, contenido digital ; content creation, creating content, digital content, content production, content development ; copywriting, social-media-content
web-content-writing ; h ; redacción de contenidos web, redacción web, redacción digital, redacción SEO, redacción de blogs, redacción de artículos para blog ; web content writing, web copy, blog writing, SEO writing, writing blog posts, blogging, SEO copywriting ; copywriting, seo
copywriting ; h ; copywriting, redacción publicitaria, redacción persuasiva, redacción creativa, copy publicitario ; copywriting, advertising copy, persuasive writing, ad copy, marketing copy ; content-creation, advertising-creativity ; intellectual-property
ux-writing ; h ; UX writing, redacción para interfaces, microcopy ; UX writing, microcopy, content design ; copywriting
ghostwriting ; h ; escritura por encargo, redacción fantasma ; ghostwriting ; copywriting
podcasting ; h ; podcasting, producción de podcasts, creación de podcasts ; podcasting, podcast production, podcast hosting ; content-creation, radio-broadcasting
video-marketing ; h ; videomarketing, vídeo marketing, vídeos promocionales ; video marketing, promotional videos ; content-creation
online-reputation ; h ; reputación online, gestión de la reputación online, gestión de reseñas ; online reputation management, online reviews management, reputation management ; community-management, public-relations
storytelling ; h ; storytelling, narrativa de marca, storytelling de marca ; brand storytelling, storytelling ; copywriting

[advertising-and-pr]
advertising ; h ; publicidad, agencia de publicidad, comunicación publicitaria ; advertising, advertising agency work ; marketing-campaigns, media-planning
advertising-creativity ; h ; creatividad publicitaria, dirección creativa, conceptualización creativa, ideación de campañas ; advertising creativity, creative direction, concept development, campaign ideation ; advertising, copywriting
media-planning ; h ; planificación de medios, compra de medios, plan de medios ; media planning, media buying, media plans ; advertising, paid-media
account-servicing-agency ; h ; ejecutivo de cuentas de agencia, gestión de cuentas publicitarias, briefing creativo ; agency account management, creative briefing, client servicing in agency ; advertising, account-management
public-relations ; h ; relaciones públicas, PR ; public relations, PR ; media-relations, corporate-communication
media-relations ; h ; relaciones con los medios, relación con medios, gabinete de prensa, gabinete de comunicación, relación con periodistas ; media relations, press office, press relations, dealing with the press ; press-releases, public-relations
press-releases ; h ; notas de prensa, redacción de notas de prensa, comunicados de prensa, boletines de prensa, ruedas de prensa ; press releases, writing press releases, press conferences, media releases ; media-relations
corporate-communication ; h ; comunicación corporativa, comunicación empresarial, comunicación institucional, comunicación externa, plan de comunicación, comunicación estratégica ; corporate communication, corporate communications, external communications, communications strategy, communication plan, strategic communications ; internal-communication, public-relations
internal-communication ; h ; comunicación interna, comunicación organizacional ; internal communication, internal communications, employee communications ; corporate-communication, work-climate
crisis-communication ; h ; comunicación de crisis ; crisis communication, crisis communications ; corporate-communication, crisis-management
political-communication ; h ; comunicación política, campañas electorales, marketing político ; political communication, political campaigns, election campaigns, political marketing ; corporate-communication, public-affairs
public-affairs ; h ; asuntos públicos, relaciones institucionales, lobbying, relaciones gubernamentales, cabildeo ; public affairs, government relations, lobbying, institutional relations, government affairs ; political-communication, advocacy
spokesperson-work ; h ; portavocía, formación de portavoces, vocería institucional ; spokesperson work, media training, acting as spokesperson ; public-relations, public-speaking
press-clipping ; h ; clipping de prensa, seguimiento de medios, monitoreo de medios, resumen de prensa ; press clipping, media monitoring, media tracking ; media-relations
speechwriting ; h ; redacción de discursos ; speechwriting, writing speeches ; corporate-communication

[events]
event-organisation ; h ; organización de eventos, gestión de eventos, planificación de eventos, coordinación de eventos, producción de eventos, eventos corporativos ; event organisation, event management, event planning, event coordination, organising events, event production, corporate events, organizing events ; event-logistics, congress-organisation
congress-organisation ; h ; organización de congresos, congresos y convenciones, organización de ferias, turismo MICE ; conference organisation, conference planning, congresses and conventions, trade fair organisation, MICE events, exhibition management ; event-organisation
event-logistics ; h ; logística de eventos, montaje de eventos, montaje y desmontaje de eventos, montaje de stands ; event logistics, event setup, event set-up and breakdown, stand assembly ; event-organisation
wedding-planning ; h ; organización de bodas, wedding planner, coordinación de bodas ; wedding planning, wedding coordination ; event-organisation, event-decoration
event-decoration ; h ; decoración de eventos, ambientación de eventos, globoflexia decorativa ; event decoration, event styling, balloon decoration ; event-organisation
event-hosting ; h ; azafata de eventos, azafato de congresos, acreditaciones de eventos, recepción de invitados, edecán ; event hosting, event hostess work, guest registration, usher work ; event-organisation, brand-ambassador
virtual-events ; h ; eventos virtuales, organización de webinars, webinars, eventos en streaming ; virtual events, webinars, online events, hosting webinars ; event-organisation
master-of-ceremonies ; h ; presentación de eventos, maestro de ceremonias, animación de eventos, conducción de eventos, speaker de eventos ; master of ceremonies, event presenting, MC work, emceeing ; public-speaking
ticketing-events ; h ; venta de entradas, atención en taquilla, gestión de taquillas, boletería ; ticket sales, box office, ticketing for events ; cashier-work, event-organisation

[market-research]
market-research ; h ; investigación de mercados, estudios de mercado, investigación de mercado, análisis de mercado, estudio de mercado ; market research, market studies, market analysis, market research studies ; survey-design, competitor-analysis
competitor-analysis ; h ; análisis de la competencia, análisis competitivo, inteligencia de mercado, inteligencia competitiva, vigilancia competitiva ; competitor analysis, competitive analysis, competitive intelligence, market intelligence ; market-research, swot-analysis
survey-interviewing ; h ; realización de encuestas, aplicación de encuestas, trabajo de campo de encuestas, encuestador, encuestas telefónicas, CATI, encuestas a pie de calle ; survey interviewing, conducting surveys, telephone surveys, CATI, field interviewing, door-to-door surveys ; survey-design
qualitative-research ; h ; investigación cualitativa, entrevistas en profundidad, análisis cualitativo ; qualitative research, in-depth interviews, qualitative analysis ; focus-groups, quantitative-research
quantitative-research ; h ; investigación cuantitativa, análisis cuantitativo ; quantitative research ; qualitative-research, survey-design
focus-groups ; h ; grupos focales, focus group, grupos de discusión ; focus groups, focus group moderation ; qualitative-research
consumer-behaviour ; h ; comportamiento del consumidor, consumer insights, análisis del consumidor ; consumer behaviour, consumer behavior, consumer insights ; market-research, neuromarketing
trend-research ; h ; análisis de tendencias, coolhunting, investigación de tendencias ; trend research, trend analysis of consumers, coolhunting, trendspotting ; market-research
opinion-polling ; h ; estudios de opinión, sondeos de opinión, demoscopia ; opinion polling, opinion polls, public opinion research ; survey-design, political-communication
survey-software ; t ; SurveyMonkey, Typeform, Qualtrics, LimeSurvey ; ; survey-design
retail-panels ; t ; Nielsen, Kantar, paneles de consumidores, Scantrack ; Nielsen, Kantar Worldpanel, consumer panels, IRI data ; market-research, category-management
`);
