/** skill, habilidad, language of the phrase, shows or near, phrase: parted by tabs. */
export const wordsAndResearchPhrases = `
portrait photography	fotografía de retrato	es	shows	Dirigía poses y sacaba expresión a gente tímida
portrait photography	fotografía de retrato	es	shows	Headshots para actores y LinkedIn, 200 al año
portrait photography	fotografía de retrato	es	shows	Recién nacidos con seguridad y cunas
portrait photography	fotografía de retrato	es	shows	Ensayos de familia y embarazo
portrait photography	fotografía de retrato	es	shows	Orlas de 40 colegios
portrait photography	fotografía de retrato	en	shows	Directed shy sitters to relax
portrait photography	fotografía de retrato	en	shows	200 headshots a year for actors and LinkedIn
portrait photography	fotografía de retrato	en	shows	Newborn sessions with safe posing
portrait photography	fotografía de retrato	en	shows	School year groups at 40 schools
portrait photography	fotografía de retrato	es	near	Modelo de retratos
portrait photography	fotografía de retrato	es	near	Retrato robot: policía
portrait photography	fotografía de retrato	es	near	Paisaje y fauna salvaje
portrait photography	fotografía de retrato	en	near	Landscape and wildlife shots
portrait photography	fotografía de retrato	en	near	Sat as a model
news writing	redacción de noticias	es	shows	Pirámide invertida, cuatro piezas diarias para el digital
news writing	redacción de noticias	es	shows	Redactor de local en La Voz de Galicia
news writing	redacción de noticias	es	shows	Teletipos de agencia reescritos en diez minutos
news writing	redacción de noticias	es	shows	Cubrí plenos, sucesos y tribunales para la edición de papel
news writing	redacción de noticias	es	shows	Titular, entradilla y cierre a las once de la noche
news writing	redacción de noticias	en	shows	Four stories a day for the website, inverted pyramid
news writing	redacción de noticias	en	shows	Local paper staffer on courts and council
news writing	redacción de noticias	en	shows	Turned wire copy round in ten minutes
news writing	redacción de noticias	en	shows	Filed to deadline for the morning edition
news writing	redacción de noticias	es	near	Lector de prensa diaria
news writing	redacción de noticias	es	near	Redactaba contratos e informes jurídicos
news writing	redacción de noticias	es	near	Repartía periódicos de madrugada
news writing	redacción de noticias	en	near	Newspaper delivery round
news writing	redacción de noticias	en	near	Drafted legal contracts
interviewing sources	entrevistas y fuentes	es	shows	Hablé con 60 afectados para un serial de vivienda
interviewing sources	entrevistas y fuentes	es	shows	Contactos propios en comisaría y ayuntamiento
interviewing sources	entrevistas y fuentes	es	shows	Conseguí la primera declaración del alcalde tras la dimisión
interviewing sources	entrevistas y fuentes	es	shows	Grababa, transcribía y contrastaba con dos voces
interviewing sources	entrevistas y fuentes	es	shows	Preguntas y respuestas a escritores para contraportada
interviewing sources	entrevistas y fuentes	en	shows	Spoke to 60 tenants for a housing series
interviewing sources	entrevistas y fuentes	en	shows	Own contacts in police and town hall
interviewing sources	entrevistas y fuentes	en	shows	Landed the mayor's first words after resigning
interviewing sources	entrevistas y fuentes	en	shows	Recorded, transcribed and cross-checked with two voices
interviewing sources	entrevistas y fuentes	es	near	Entrevistas de selección de personal
interviewing sources	entrevistas y fuentes	es	near	Me entrevistaron en la radio
interviewing sources	entrevistas y fuentes	es	near	Fuentes de alimentación: electrónica
interviewing sources	entrevistas y fuentes	en	near	Job interviews with candidates
interviewing sources	entrevistas y fuentes	en	near	Was interviewed on radio
fact-checking	verificación de datos	es	shows	Comprobaba cifras, citas y bulos antes de publicar
fact-checking	verificación de datos	es	shows	Maldita.es: desmentidos con búsqueda inversa
fact-checking	verificación de datos	es	shows	Contrasté discursos con INE y BOE
fact-checking	verificación de datos	es	shows	Detecté vídeos manipulados por geolocalización
fact-checking	verificación de datos	es	shows	Sin una rectificación en cuatro años
fact-checking	verificación de datos	en	shows	Checked figures, quotes and hoaxes pre-publication
fact-checking	verificación de datos	en	shows	Debunks with reverse image search at Full Fact
fact-checking	verificación de datos	en	shows	Tested speeches against official statistics
fact-checking	verificación de datos	en	shows	Geolocated doctored videos
fact-checking	verificación de datos	es	near	Verificación en dos pasos de cuentas
fact-checking	verificación de datos	es	near	Introducía datos en formularios
fact-checking	verificación de datos	es	near	Creo que los hechos son importantes
fact-checking	verificación de datos	en	near	Two-step verification support
fact-checking	verificación de datos	en	near	Keyed data into forms
copywriting	redacción publicitaria	es	shows	Eslóganes, cuñas y vallas para cerveza y banca
copywriting	redacción publicitaria	es	shows	Landing que convirtió un 4,2 % con titular nuevo
copywriting	redacción publicitaria	es	shows	Correos de venta con 38 % de apertura
copywriting	redacción publicitaria	es	shows	Textos de producto para 800 fichas con tono de marca
copywriting	redacción publicitaria	es	shows	Creativa de textos en agencia, pareja con arte
copywriting	redacción publicitaria	en	shows	Taglines, spots and billboards for beer and banks
copywriting	redacción publicitaria	en	shows	Landing page headline lifted sign-ups to 4.2%
copywriting	redacción publicitaria	en	shows	Sales emails opened by 38%
copywriting	redacción publicitaria	en	shows	800 product blurbs in brand voice
copywriting	redacción publicitaria	es	near	Derechos de autor: registro
copywriting	redacción publicitaria	es	near	Copiaba textos a ordenador
copywriting	redacción publicitaria	es	near	Publicitario de medios: compra de espacios
copywriting	redacción publicitaria	en	near	Copyright registration clerk
copywriting	redacción publicitaria	en	near	Typed up handwritten notes
SEO content writing	redacción SEO	es	shows	Artículos con Ahrefs que suman 90.000 visitas al mes
SEO content writing	redacción SEO	es	shows	Palabras clave, encabezados y enlaces internos en blog
SEO content writing	redacción SEO	es	shows	Puse 40 entradas en primera página de Google
SEO content writing	redacción SEO	es	shows	Intención de búsqueda, FAQs y meta descripciones
SEO content writing	redacción SEO	es	shows	Actualicé contenidos viejos y recuperé el tráfico
SEO content writing	redacción SEO	en	shows	Posts from Ahrefs research, 90k visits a month
SEO content writing	redacción SEO	en	shows	Keywords, headings and internal links
SEO content writing	redacción SEO	en	shows	40 pages on Google's first page
SEO content writing	redacción SEO	en	shows	Refreshed old posts and won traffic back
SEO content writing	redacción SEO	es	near	Campañas de Google Ads
SEO content writing	redacción SEO	es	near	Diario personal sin publicar
SEO content writing	redacción SEO	es	near	Compartía en redes artículos de otros
SEO content writing	redacción SEO	en	near	Paid search ads
SEO content writing	redacción SEO	en	near	Kept a private diary and poems
proofreading and copyediting	corrección de textos	es	shows	Tildes, comas y estilo en 60 novelas
proofreading and copyediting	corrección de textos	es	shows	Marcas en PDF y libro de estilo de la casa
proofreading and copyediting	corrección de textos	es	shows	Correctora UniCo, ortotipográfica y de estilo
proofreading and copyediting	corrección de textos	es	shows	Unificaba citas, cursivas y bibliografía
proofreading and copyediting	corrección de textos	es	shows	Segundas galeradas antes de imprenta
proofreading and copyediting	corrección de textos	en	shows	Commas, spelling and house style on 60 novels
proofreading and copyediting	corrección de textos	en	shows	PDF mark-up to BS 5261
proofreading and copyediting	corrección de textos	en	shows	Unified citations, italics and bibliography
proofreading and copyediting	corrección de textos	en	shows	Second proofs before press
proofreading and copyediting	corrección de textos	es	near	Corrección de exámenes de matemáticas
proofreading and copyediting	corrección de textos	es	near	Centro correccional: funcionario
proofreading and copyediting	corrección de textos	es	near	Corrección de errores de código
proofreading and copyediting	corrección de textos	en	near	Marked maths exams
proofreading and copyediting	corrección de textos	en	near	Edited code and fixed bugs
social media for newsrooms	redes sociales en medios	es	shows	Llevaba X e Instagram del diario, 300.000 seguidores
social media for newsrooms	redes sociales en medios	es	shows	Hilos y vídeos cortos que doblaron el alcance
social media for newsrooms	redes sociales en medios	es	shows	Titulares adaptados a cada plataforma y alertas push
social media for newsrooms	redes sociales en medios	es	shows	Tiktoks explicando la actualidad
social media for newsrooms	redes sociales en medios	es	shows	Respondía y moderaba comentarios de lectores
social media for newsrooms	redes sociales en medios	en	shows	Ran X and Instagram of a daily, 300k followers
social media for newsrooms	redes sociales en medios	en	shows	Threads and shorts that doubled reach
social media for newsrooms	redes sociales en medios	en	shows	Push alerts and platform headlines
social media for newsrooms	redes sociales en medios	en	shows	Explainer TikToks on the day's events
social media for newsrooms	redes sociales en medios	es	near	Perfil personal con 900 seguidores
social media for newsrooms	redes sociales en medios	es	near	Redes de pesca
social media for newsrooms	redes sociales en medios	es	near	Trabajo social con familias
social media for newsrooms	redes sociales en medios	en	near	Personal profile with 900 followers
social media for newsrooms	redes sociales en medios	en	near	Social worker in a family centre
radio and podcast presenting	presentación de radio y podcast	es	shows	Magacín matinal de tres horas en SER Málaga
radio and podcast presenting	presentación de radio y podcast	es	shows	Escaleta, invitados y micro abierto
radio and podcast presenting	presentación de radio y podcast	es	shows	Conducía boletines cada hora
radio and podcast presenting	presentación de radio y podcast	es	shows	Entrevistas semanales con 20.000 descargas
radio and podcast presenting	presentación de radio y podcast	es	shows	Noche de domingo con llamadas de oyentes
radio and podcast presenting	presentación de radio y podcast	en	shows	Three-hour morning show on local station
radio and podcast presenting	presentación de radio y podcast	en	shows	Running order, guests and open mic
radio and podcast presenting	presentación de radio y podcast	en	shows	Hourly bulletins on air
radio and podcast presenting	presentación de radio y podcast	en	shows	Weekly interviews, 20k downloads
radio and podcast presenting	presentación de radio y podcast	es	near	Presentaciones de PowerPoint
radio and podcast presenting	presentación de radio y podcast	es	near	Oyente fiel de Radio 3
radio and podcast presenting	presentación de radio y podcast	es	near	Técnico de repetidores
radio and podcast presenting	presentación de radio y podcast	en	near	Presented sales figures with PowerPoint
radio and podcast presenting	presentación de radio y podcast	en	near	Maintained transmitters for a radio network
investigative reporting	periodismo de investigación	es	shows	Ocho meses con contratos públicos hasta destapar el amaño
investigative reporting	periodismo de investigación	es	shows	Peticiones de transparencia y registro mercantil
investigative reporting	periodismo de investigación	es	shows	Filtración analizada con consorcio internacional
investigative reporting	periodismo de investigación	es	shows	Reportaje que acabó en fiscalía
investigative reporting	periodismo de investigación	es	shows	Documentos, cruces de datos y abogados antes de publicar
investigative reporting	periodismo de investigación	en	shows	Eight months on public contracts exposed bid-rigging
investigative reporting	periodismo de investigación	en	shows	FOIs and company filings
investigative reporting	periodismo de investigación	en	shows	Leak worked with an international consortium
investigative reporting	periodismo de investigación	en	shows	Story that led to a prosecution
investigative reporting	periodismo de investigación	es	near	Investigación de mercados
investigative reporting	periodismo de investigación	es	near	Investigación de fraudes para una aseguradora
investigative reporting	periodismo de investigación	es	near	Becaria de investigación en biología
investigative reporting	periodismo de investigación	en	near	Market research on newspaper readers
investigative reporting	periodismo de investigación	en	near	Researcher who booked studio guests
data journalism	periodismo de datos	es	shows	Raspé 8.000 esquelas y saqué el mapa de exceso de muertes
data journalism	periodismo de datos	es	shows	Gráficos en Datawrapper y Flourish
data journalism	periodismo de datos	es	shows	Python y hojas del INE para contar el alquiler
data journalism	periodismo de datos	es	shows	Mapa interactivo de resultados por sección censal
data journalism	periodismo de datos	es	shows	Limpieza de ficheros del BOE para un especial
data journalism	periodismo de datos	en	shows	Scraped 8,000 records and mapped excess deaths
data journalism	periodismo de datos	en	shows	Datawrapper and Flourish charts
data journalism	periodismo de datos	en	shows	Python on census sheets to tell the rent story
data journalism	periodismo de datos	en	shows	Interactive results by ward
data journalism	periodismo de datos	es	near	Analista de datos de ventas
data journalism	periodismo de datos	es	near	Introducción de datos
data journalism	periodismo de datos	es	near	Tarifa de datos móviles
data journalism	periodismo de datos	en	near	Sales data analyst
data journalism	periodismo de datos	en	near	Data entry clerk
press releases and media relations	notas de prensa y relación con medios	es	shows	Convocaba ruedas y llamaba a redacciones
press releases and media relations	notas de prensa y relación con medios	es	shows	120 impactos por lanzamiento y dossier
press releases and media relations	notas de prensa y relación con medios	es	shows	Gabinete de comunicación de universidad
press releases and media relations	notas de prensa y relación con medios	es	shows	Embargos, portavoces y argumentario
press releases and media relations	notas de prensa y relación con medios	es	shows	Clipping diario y respuestas a periodistas
press releases and media relations	notas de prensa y relación con medios	en	shows	Called newsdesks and set up conferences
press releases and media relations	notas de prensa y relación con medios	en	shows	120 clippings from one launch
press releases and media relations	notas de prensa y relación con medios	en	shows	University comms office
press releases and media relations	notas de prensa y relación con medios	en	shows	Embargoes, spokespeople and Q&As
press releases and media relations	notas de prensa y relación con medios	es	near	Recibía notas como redactora
press releases and media relations	notas de prensa y relación con medios	es	near	Operario de prensa offset en imprenta
press releases and media relations	notas de prensa y relación con medios	es	near	Compraba espacios publicitarios en medios
press releases and media relations	notas de prensa y relación con medios	en	near	Hydraulic press operator
press releases and media relations	notas de prensa y relación con medios	en	near	Received releases as a reporter
content management systems for media	gestores de contenido (CMS) de medios	es	shows	Publicaba en WordPress con fotos, tags y portada
content management systems for media	gestores de contenido (CMS) de medios	es	shows	Maquetaba home en Arc y Xalok
content management systems for media	gestores de contenido (CMS) de medios	es	shows	Programaba, actualizaba y enlazaba piezas
content management systems for media	gestores de contenido (CMS) de medios	es	shows	Drupal y newsletters en Mailchimp
content management systems for media	gestores de contenido (CMS) de medios	es	shows	Editora de cierre digital: portada cada diez minutos
content management systems for media	gestores de contenido (CMS) de medios	en	shows	Published in WordPress with pics, tags and fronts
content management systems for media	gestores de contenido (CMS) de medios	en	shows	Ran the homepage in Arc
content management systems for media	gestores de contenido (CMS) de medios	en	shows	Drupal and Mailchimp newsletters
content management systems for media	gestores de contenido (CMS) de medios	en	shows	Refreshed the front every ten minutes
content management systems for media	gestores de contenido (CMS) de medios	es	near	Visitaba páginas web de noticias
content management systems for media	gestores de contenido (CMS) de medios	es	near	Contenedores y logística
content management systems for media	gestores de contenido (CMS) de medios	es	near	Desarrollaba plugins PHP
content management systems for media	gestores de contenido (CMS) de medios	en	near	Read news sites
content management systems for media	gestores de contenido (CMS) de medios	en	near	Developed PHP plugins
brand tone and storytelling	tono de marca y storytelling	es	shows	Guía de voz con ejemplos de sí y no
brand tone and storytelling	tono de marca y storytelling	es	shows	Historias de clientes que cerraban ventas
brand tone and storytelling	tono de marca y storytelling	es	shows	Reescribí la web de un banco en lenguaje claro
brand tone and storytelling	tono de marca y storytelling	es	shows	Microtextos de app y errores amables
brand tone and storytelling	tono de marca y storytelling	es	shows	Relato anual de fundación en 30 páginas
brand tone and storytelling	tono de marca y storytelling	en	shows	Voice guide with dos and don'ts
brand tone and storytelling	tono de marca y storytelling	en	shows	Customer stories sales teams used
brand tone and storytelling	tono de marca y storytelling	en	shows	Plain-English rewrite of a bank's site
brand tone and storytelling	tono de marca y storytelling	en	shows	App microcopy and kind errors
brand tone and storytelling	tono de marca y storytelling	es	near	Cuentacuentos en colegios los viernes
brand tone and storytelling	tono de marca y storytelling	es	near	Tono muscular y fitness
brand tone and storytelling	tono de marca y storytelling	es	near	Afinador de pianos
brand tone and storytelling	tono de marca y storytelling	en	near	Children's storyteller
brand tone and storytelling	tono de marca y storytelling	en	near	Recorded brand jingles as a session singer
working to newsroom deadlines	trabajo bajo cierre diario	es	shows	Cierre a las 23:30 y nunca llegué tarde
working to newsroom deadlines	trabajo bajo cierre diario	es	shows	Última hora en dos párrafos en cinco minutos
working to newsroom deadlines	trabajo bajo cierre diario	es	shows	Guardias de fin de semana con atentados y elecciones
working to newsroom deadlines	trabajo bajo cierre diario	es	shows	Doble edición, web y papel, el mismo día
working to newsroom deadlines	trabajo bajo cierre diario	es	shows	Cambié apertura con rotativa esperando
working to newsroom deadlines	trabajo bajo cierre diario	en	shows	Copy in by 11:30 every night
working to newsroom deadlines	trabajo bajo cierre diario	en	shows	Breaking lines up in five minutes
working to newsroom deadlines	trabajo bajo cierre diario	en	shows	Weekend shifts with elections and attacks
working to newsroom deadlines	trabajo bajo cierre diario	en	shows	Re-did the splash with presses waiting
working to newsroom deadlines	trabajo bajo cierre diario	es	near	Cierre de tienda a las diez
working to newsroom deadlines	trabajo bajo cierre diario	es	near	Sin estrés, ritmo tranquilo
working to newsroom deadlines	trabajo bajo cierre diario	es	near	Diario de clases
working to newsroom deadlines	trabajo bajo cierre diario	en	near	Shop closing time
working to newsroom deadlines	trabajo bajo cierre diario	en	near	Relaxed working pace
written translation	traducción escrita	es	shows	Manuales del inglés al español, 2.500 palabras diarias
written translation	traducción escrita	es	shows	Contratos y pólizas de FR a ES para despacho
written translation	traducción escrita	es	shows	Pasé al castellano 14 novelas negras
written translation	traducción escrita	es	shows	Autónoma con agencias: web, farma y turismo
written translation	traducción escrita	es	shows	Combinación DE>ES, 3 millones de palabras entregadas
written translation	traducción escrita	en	shows	Rendered manuals from German into English, 2,500 words a day
written translation	traducción escrita	en	shows	French contracts and policies into English for a law firm
written translation	traducción escrita	en	shows	Put 14 crime novels into Spanish
written translation	traducción escrita	en	shows	Freelance ES>EN, 3 million words delivered
written translation	traducción escrita	es	near	Interpreté en reuniones de enlace
written translation	traducción escrita	es	near	Transcribía audios en el mismo idioma
written translation	traducción escrita	es	near	Encargaba textos a agencias de idiomas
written translation	traducción escrita	en	near	Transcribed audio in the same language
written translation	traducción escrita	en	near	Outsourced documents to an agency
simultaneous interpreting	interpretación simultánea	es	shows	Cabina en congresos médicos, relevo cada media hora
simultaneous interpreting	interpretación simultánea	es	shows	Acreditado por la UE, combinación EN/FR>ES
simultaneous interpreting	interpretación simultánea	es	shows	Susurrado para consejos de administración
simultaneous interpreting	interpretación simultánea	es	shows	RSI por Kudo e Interprefy
simultaneous interpreting	interpretación simultánea	es	shows	180 jornadas de conferencia
simultaneous interpreting	interpretación simultánea	en	shows	Booth work at medical congresses, half-hour turns
simultaneous interpreting	interpretación simultánea	en	shows	EU-accredited, EN and FR into ES
simultaneous interpreting	interpretación simultánea	en	shows	Whispered for board meetings
simultaneous interpreting	interpretación simultánea	en	shows	180 conference days, RSI on Kudo
simultaneous interpreting	interpretación simultánea	es	near	Traducción de folletos
simultaneous interpreting	interpretación simultánea	es	near	Asistente a congresos con auriculares de traducción
simultaneous interpreting	interpretación simultánea	es	near	Escuchaba por auriculares como asistente
simultaneous interpreting	interpretación simultánea	en	near	Translated conference leaflets at home
simultaneous interpreting	interpretación simultánea	en	near	Wore a headset as delegate
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	shows	Toma de notas y discursos de seis minutos
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	shows	Acompañé delegaciones chinas en fábricas
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	shows	Juzgados y comisarías: detenidos y juicios
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	shows	Médico-paciente en urgencias en árabe
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	shows	Visitas comerciales bilaterales entre ferias
consecutive and liaison interpreting	interpretación de enlace y consecutiva	en	shows	Notes and six-minute speeches
consecutive and liaison interpreting	interpretación de enlace y consecutiva	en	shows	Accompanied Chinese delegations round plants
consecutive and liaison interpreting	interpretación de enlace y consecutiva	en	shows	Courts and police stations, DPSI
consecutive and liaison interpreting	interpretación de enlace y consecutiva	en	shows	Doctor and patient in A&E, Arabic
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	near	Oficial de enlace entre dos departamentos
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	near	Números consecutivos de factura
consecutive and liaison interpreting	interpretación de enlace y consecutiva	es	near	Hablaba idiomas con clientes en tienda
consecutive and liaison interpreting	interpretación de enlace y consecutiva	en	near	Union liaison officer
consecutive and liaison interpreting	interpretación de enlace y consecutiva	en	near	Chatted with customers in French
sworn translation	traducción jurada	es	shows	Nombrada por Exteriores, sello y firma
sworn translation	traducción jurada	es	shows	Partidas, títulos y antecedentes con certificación
sworn translation	traducción jurada	es	shows	Nº del MAEC para inglés
sworn translation	traducción jurada	es	shows	Expedientes de adopción con apostilla
sworn translation	traducción jurada	es	shows	Sentencias de divorcio certificadas para registro civil
sworn translation	traducción jurada	en	shows	Court-certified, stamp and signature
sworn translation	traducción jurada	en	shows	Birth certs and diplomas certified for immigration
sworn translation	traducción jurada	en	shows	NAATI accredited, official documents
sworn translation	traducción jurada	en	shows	Adoption files with apostille
sworn translation	traducción jurada	es	near	Entregaba documentos a la traductora jurada
sworn translation	traducción jurada	es	near	Traductor sin nombramiento
sworn translation	traducción jurada	es	near	Juramento de cargo público
sworn translation	traducción jurada	en	near	Had my diploma certified by a sworn translator
sworn translation	traducción jurada	en	near	Uncertified bilingual helper
CAT tools	herramientas TAO	es	shows	Trados Studio, memoQ y glosarios
CAT tools	herramientas TAO	es	shows	Memorias de 2 millones de segmentos y alineaciones
CAT tools	herramientas TAO	es	shows	Phrase y Wordfast, paquetes y LQA
CAT tools	herramientas TAO	es	shows	Configuraba proyectos y control de etiquetas en memoQ
CAT tools	herramientas TAO	es	shows	Multiterm y QA con Xbench
CAT tools	herramientas TAO	en	shows	Trados Studio, memoQ and termbases
CAT tools	herramientas TAO	en	shows	Aligned files into 2m-segment memories
CAT tools	herramientas TAO	en	shows	Phrase packages and Xbench QA
CAT tools	herramientas TAO	en	shows	Set up projects, tags and pre-translation
CAT tools	herramientas TAO	es	near	Diccionario online y bloc de notas
CAT tools	herramientas TAO	es	near	Usaba Word y diccionarios en papel
CAT tools	herramientas TAO	es	near	Google Translate para correos
CAT tools	herramientas TAO	en	near	Looked up words in online dictionaries
CAT tools	herramientas TAO	en	near	Google Translate for emails
machine translation post-editing	posedición de traducción automática	es	shows	Revisaba DeepL a 6.000 palabras al día
machine translation post-editing	posedición de traducción automática	es	shows	Light y full según cliente, ISO 18587
machine translation post-editing	posedición de traducción automática	es	shows	Clasificaba errores de motor y daba retroalimentación
machine translation post-editing	posedición de traducción automática	es	shows	MTPE de fichas de ecommerce en tres idiomas
machine translation post-editing	posedición de traducción automática	es	shows	Corregía género y terminología que el motor fallaba
machine translation post-editing	posedición de traducción automática	en	shows	Fixed DeepL output at 6,000 words a day
machine translation post-editing	posedición de traducción automática	en	shows	Light and full edits to ISO 18587
machine translation post-editing	posedición de traducción automática	en	shows	Tagged engine errors for retraining
machine translation post-editing	posedición de traducción automática	en	shows	E-commerce MTPE in three languages
machine translation post-editing	posedición de traducción automática	es	near	Editaba vídeo tras el rodaje
machine translation post-editing	posedición de traducción automática	es	near	Máquina de tornear y automática
machine translation post-editing	posedición de traducción automática	es	near	Usaba traductores automáticos de viaje
machine translation post-editing	posedición de traducción automática	en	near	Video post-production
machine translation post-editing	posedición de traducción automática	en	near	Used translation apps on trips
localisation	localización de software y videojuegos	es	shows	Cadenas con variables y límites de caracteres
localisation	localización de software y videojuegos	es	shows	Adapté chistes y fechas para México y España
localisation	localización de software y videojuegos	es	shows	LQA en consola, 300 bugs lingüísticos
localisation	localización de software y videojuegos	es	shows	Apps al catalán con Crowdin
localisation	localización de software y videojuegos	es	shows	Juego de rol de 400.000 palabras con doblaje
localisation	localización de software y videojuegos	en	shows	Strings with placeholders and length limits
localisation	localización de software y videojuegos	en	shows	Adapted jokes and dates for Mexico and Spain
localisation	localización de software y videojuegos	en	shows	LQA on console, 300 linguistic bugs
localisation	localización de software y videojuegos	en	shows	Apps in Crowdin, RTL checked
localisation	localización de software y videojuegos	es	near	Localización de fincas por GPS
localisation	localización de software y videojuegos	es	near	Buscaba localizaciones de rodaje
localisation	localización de software y videojuegos	es	near	Tester funcional sin idiomas
localisation	localización de software y videojuegos	en	near	Film location scout
localisation	localización de software y videojuegos	en	near	Used GPS to locate vehicles for a fleet
subtitling	subtitulado	es	shows	Netflix: 42 caracteres por línea y 17 cps
subtitling	subtitulado	es	shows	Subtitle Edit y Aegisub, pautado incluido
subtitling	subtitulado	es	shows	SPS para sordos con etiquetas de sonido
subtitling	subtitulado	es	shows	Festivales: 30 largos con plantilla
subtitling	subtitulado	es	shows	Sobretítulos de ópera lanzados en vivo
subtitling	subtitulado	en	shows	42 characters a line, 17 cps for Netflix
subtitling	subtitulado	en	shows	Spotted in Subtitle Edit
subtitling	subtitulado	en	shows	SDH with sound labels
subtitling	subtitulado	en	shows	Surtitles cued live at opera
subtitling	subtitulado	es	near	Veo series en versión original
subtitling	subtitulado	es	near	Título y subtítulo de noticias
subtitling	subtitulado	es	near	Transcripción sin tiempos
subtitling	subtitulado	en	near	Watch films with captions on
subtitling	subtitulado	en	near	Newspaper sub-heads
terminology management	gestión terminológica	es	shows	Glosario médico EN-ES de 4.000 entradas
terminology management	gestión terminológica	es	shows	Investigaba corpus y acordaba con ingenieros
terminology management	gestión terminológica	es	shows	Base de términos vivos en MultiTerm
terminology management	gestión terminológica	es	shows	Fichas IATE y validación con expertos
terminology management	gestión terminológica	es	shows	Unifiqué nombres de producto en nueve idiomas
terminology management	gestión terminológica	en	shows	4,000-entry EN-ES medical glossary
terminology management	gestión terminológica	en	shows	Mined corpora and agreed with engineers
terminology management	gestión terminológica	en	shows	Kept termbases in MultiTerm
terminology management	gestión terminológica	en	shows	Unified product names across nine languages
terminology management	gestión terminológica	es	near	Fecha de término de contrato
terminology management	gestión terminológica	es	near	Alumna que memorizaba listas de vocabulario
terminology management	gestión terminológica	es	near	Consultaba el diccionario
terminology management	gestión terminológica	en	near	Contract term dates
terminology management	gestión terminológica	en	near	Port terminal clerk
translation revision and QA	revisión y control de calidad lingüístico	es	shows	Bilingüe según ISO 17100 con informe LISA
translation revision and QA	revisión y control de calidad lingüístico	es	shows	Comparaba original y meta y devolvía comentarios
translation revision and QA	revisión y control de calidad lingüístico	es	shows	Segundo par de ojos en 200 proyectos
translation revision and QA	revisión y control de calidad lingüístico	es	shows	Mantuve guía de estilo y puntué proveedores
translation revision and QA	revisión y control de calidad lingüístico	es	shows	Errores graves del 4 al 1 %
translation revision and QA	revisión y control de calidad lingüístico	en	shows	Bilingual check to ISO 17100 with LISA scores
translation revision and QA	revisión y control de calidad lingüístico	en	shows	Compared source and target, gave feedback
translation revision and QA	revisión y control de calidad lingüístico	en	shows	Second pair of eyes on 200 jobs
translation revision and QA	revisión y control de calidad lingüístico	en	shows	Vendor scores and style guide owner
translation revision and QA	revisión y control de calidad lingüístico	es	near	Control de calidad en fábrica
translation revision and QA	revisión y control de calidad lingüístico	es	near	Revisión de gas
translation revision and QA	revisión y control de calidad lingüístico	es	near	Me revisaban los textos
translation revision and QA	revisión y control de calidad lingüístico	en	near	Checked finished garments for faults
translation revision and QA	revisión y control de calidad lingüístico	en	near	My work was checked by a senior
translation project management	gestión de proyectos de traducción	es	shows	Repartía a 30 freelance y entregaba en 12 idiomas
translation project management	gestión de proyectos de traducción	es	shows	Presupuestos por palabra y plazos en XTRF
translation project management	gestión de proyectos de traducción	es	shows	PM en agencia, 90 pedidos al mes
translation project management	gestión de proyectos de traducción	es	shows	Seleccionaba proveedores y resolvía quejas
translation project management	gestión de proyectos de traducción	es	shows	Prep de archivos y entrega a cliente
translation project management	gestión de proyectos de traducción	en	shows	Farmed out to 30 freelancers in 12 languages
translation project management	gestión de proyectos de traducción	en	shows	Per-word quotes in XTRF
translation project management	gestión de proyectos de traducción	en	shows	90 jobs a month at an LSP
translation project management	gestión de proyectos de traducción	en	shows	Vendor selection and client deliveries
translation project management	gestión de proyectos de traducción	es	near	Recibía encargos de un gestor
translation project management	gestión de proyectos de traducción	es	near	Proyectos de obra civil
translation project management	gestión de proyectos de traducción	es	near	Voluntario en proyecto social
translation project management	gestión de proyectos de traducción	en	near	Got jobs from a PM
translation project management	gestión de proyectos de traducción	en	near	Managed construction projects with foreign crews
legal and financial translation	traducción jurídica y financiera	es	shows	Escrituras, poderes y estatutos EN-ES
legal and financial translation	traducción jurídica y financiera	es	shows	Cuentas anuales y folletos de fondos
legal and financial translation	traducción jurídica y financiera	es	shows	Demandas y laudos para bufetes
legal and financial translation	traducción jurídica y financiera	es	shows	Normativa europea para Bruselas
legal and financial translation	traducción jurídica y financiera	es	shows	Contratos de préstamo sindicado y avales
legal and financial translation	traducción jurídica y financiera	en	shows	Deeds, powers of attorney and bylaws
legal and financial translation	traducción jurídica y financiera	en	shows	Annual reports and fund prospectuses
legal and financial translation	traducción jurídica y financiera	en	shows	Pleadings and awards for law firms
legal and financial translation	traducción jurídica y financiera	en	shows	EU directives for Brussels
legal and financial translation	traducción jurídica y financiera	es	near	Abogado con inglés
legal and financial translation	traducción jurídica y financiera	es	near	Traducción de cuentos
legal and financial translation	traducción jurídica y financiera	es	near	Abogada que leía contratos en inglés
legal and financial translation	traducción jurídica y financiera	en	near	Lawyer with some Spanish
legal and financial translation	traducción jurídica y financiera	en	near	Translated fairy tales
medical translation	traducción médica	es	shows	Protocolos, consentimientos y fichas técnicas
medical translation	traducción médica	es	shows	Historias clínicas para segundas opiniones
medical translation	traducción médica	es	shows	Artículos de oncología para revistas
medical translation	traducción médica	es	shows	Prospectos con plantilla EMA
medical translation	traducción médica	es	shows	Dispositivos: instrucciones de uso y MDR
medical translation	traducción médica	en	shows	Protocols, consents and SmPCs
medical translation	traducción médica	en	shows	Case records for second opinions
medical translation	traducción médica	en	shows	Oncology papers for journals
medical translation	traducción médica	en	shows	PILs on EMA templates
medical translation	traducción médica	es	near	Médico bilingüe en consulta privada
medical translation	traducción médica	es	near	Leía prospectos en alemán en la farmacia
medical translation	traducción médica	es	near	Radióloga que interpretaba placas
medical translation	traducción médica	en	near	Bilingual doctor seeing English patients
medical translation	traducción médica	en	near	Read X-rays
sign language interpreting	interpretación de lengua de signos	es	shows	ILSE en aula de secundaria con tres alumnos sordos
sign language interpreting	interpretación de lengua de signos	es	shows	Signaba informativos y plenos
sign language interpreting	interpretación de lengua de signos	es	shows	Guía de sordociegos con dactilología
sign language interpreting	interpretación de lengua de signos	es	shows	Consultas y notaría con usuarios sordos
sign language interpreting	interpretación de lengua de signos	es	shows	SVIsual: llamadas por videointerpretación
sign language interpreting	interpretación de lengua de signos	en	shows	BSL in secondary classrooms
sign language interpreting	interpretación de lengua de signos	en	shows	Signed news and council meetings
sign language interpreting	interpretación de lengua de signos	en	shows	Deafblind hands-on
sign language interpreting	interpretación de lengua de signos	en	shows	VRS calls and notary visits
sign language interpreting	interpretación de lengua de signos	es	near	Colocaba señales de tráfico en obras
sign language interpreting	interpretación de lengua de signos	es	near	Nivel A1 de signos en curso
sign language interpreting	interpretación de lengua de signos	es	near	Logopeda de niños con implante coclear
sign language interpreting	interpretación de lengua de signos	en	near	Designed signage in two languages
sign language interpreting	interpretación de lengua de signos	en	near	Beginner's signing course
library cataloguing	catalogación bibliográfica	es	shows	Registros MARC 21 y CDU para 12.000 volúmenes
library cataloguing	catalogación bibliográfica	es	shows	Fichas en Koha y AbsysNet con autoridades normalizadas
library cataloguing	catalogación bibliográfica	es	shows	Asignaba signatura, materias y tejuelo a novedades
library cataloguing	catalogación bibliográfica	es	shows	Describí fondo antiguo según RDA
library cataloguing	catalogación bibliográfica	es	shows	Depuré duplicados del OPAC de tres sucursales
library cataloguing	catalogación bibliográfica	en	shows	MARC 21 and Dewey records for 12,000 volumes
library cataloguing	catalogación bibliográfica	en	shows	Original entries in Koha with name authorities
library cataloguing	catalogación bibliográfica	en	shows	Assigned call numbers, subjects and spine labels
library cataloguing	catalogación bibliográfica	en	shows	Described rare books to RDA
library cataloguing	catalogación bibliográfica	es	near	Elaboré el catálogo de muebles de una tienda
library cataloguing	catalogación bibliográfica	es	near	Buscaba libros en el OPAC como usuaria
library cataloguing	catalogación bibliográfica	es	near	Colocaba libros en baldas por orden
library cataloguing	catalogación bibliográfica	en	near	Produced a furniture sales catalogue
library cataloguing	catalogación bibliográfica	en	near	Shelved books in call-number order
archival description and classification	descripción y clasificación archivística	es	shows	Cuadro de clasificación e inventario ISAD(G) de fondo municipal
archival description and classification	descripción y clasificación archivística	es	shows	Identifiqué series y fechas extremas en 900 cajas
archival description and classification	descripción y clasificación archivística	es	shows	Instrumentos de consulta subidos a PARES y AtoM
archival description and classification	descripción y clasificación archivística	es	shows	Ordené el legado de un notario del XIX
archival description and classification	descripción y clasificación archivística	es	shows	Signaturas, unidades de instalación y regesta de pergaminos
archival description and classification	descripción y clasificación archivística	en	shows	ISAD(G) finding aids for a town's fonds
archival description and classification	descripción y clasificación archivística	en	shows	Arranged 900 boxes into series with covering dates
archival description and classification	descripción y clasificación archivística	en	shows	Encoded EAD and published in AtoM
archival description and classification	descripción y clasificación archivística	en	shows	Listed a nineteenth-century solicitor's papers
archival description and classification	descripción y clasificación archivística	es	near	Archivaba albaranes por fecha en la oficina
archival description and classification	descripción y clasificación archivística	es	near	Clasificación de residuos
archival description and classification	descripción y clasificación archivística	es	near	Consulté archivos para mi tesis
archival description and classification	descripción y clasificación archivística	en	near	Filed delivery notes by date
archival description and classification	descripción y clasificación archivística	en	near	Used record offices for my dissertation
conservation and preventive care of collections	conservación preventiva de colecciones	es	shows	Dataloggers de humedad y trampas de insectos en almacén
conservation and preventive care of collections	conservación preventiva de colecciones	es	shows	Carpetas libres de ácido y cajas a medida para planos
conservation and preventive care of collections	conservación preventiva de colecciones	es	shows	Limpieza en seco de libros con brocha y aspirador HEPA
conservation and preventive care of collections	conservación preventiva de colecciones	es	shows	Informes de estado antes y después de préstamo
conservation and preventive care of collections	conservación preventiva de colecciones	es	shows	Anoxia contra carcoma en tallas y plan de salvaguarda
conservation and preventive care of collections	conservación preventiva de colecciones	en	shows	RH loggers and pest traps in stores
conservation and preventive care of collections	conservación preventiva de colecciones	en	shows	Acid-free folders and made-to-measure boxes
conservation and preventive care of collections	conservación preventiva de colecciones	en	shows	Condition reports before and after loans
conservation and preventive care of collections	conservación preventiva de colecciones	en	shows	HEPA dry cleaning of bindings and salvage plan
conservation and preventive care of collections	conservación preventiva de colecciones	es	near	Conservas vegetales en fábrica
conservation and preventive care of collections	conservación preventiva de colecciones	es	near	Limpieza de vitrinas y suelos de sala
conservation and preventive care of collections	conservación preventiva de colecciones	es	near	Conservación de espacios naturales
conservation and preventive care of collections	conservación preventiva de colecciones	en	near	Nature reserve conservation
conservation and preventive care of collections	conservación preventiva de colecciones	en	near	Dusted display cases with spray
exhibition installation	montaje de exposiciones	es	shows	Colgaba cuadros con láser y sistemas antirrobo
exhibition installation	montaje de exposiciones	es	shows	Abría cajas, peanas y vitrinas con guante
exhibition installation	montaje de exposiciones	es	shows	Coordiné a enmarcadores, transportistas y pintores antes de inaugurar
exhibition installation	montaje de exposiciones	es	shows	Cartelas, iluminación a 50 lux y altura de ojos
exhibition installation	montaje de exposiciones	es	shows	Correo de obra en Bilbao y Lisboa
exhibition installation	montaje de exposiciones	en	shows	Hung canvases with laser and security fixings
exhibition installation	montaje de exposiciones	en	shows	Unpacked crates, set plinths and mounts
exhibition installation	montaje de exposiciones	en	shows	Labels, 50 lux lighting and eye-line heights
exhibition installation	montaje de exposiciones	en	shows	Art handler and courier to Lisbon
exhibition installation	montaje de exposiciones	es	near	Visité exposiciones internacionales
exhibition installation	montaje de exposiciones	es	near	Stands comerciales en ferias de alimentación
exhibition installation	montaje de exposiciones	es	near	Expuse mis cuadros en un bar
exhibition installation	montaje de exposiciones	en	near	Showed my paintings in a café
exhibition installation	montaje de exposiciones	en	near	Trade fair stand builder
curating	comisariado	es	shows	Tesis, selección de obras y textos de catálogo de cinco muestras
curating	comisariado	es	shows	Elegí 60 piezas y negocié préstamos con el Prado
curating	comisariado	es	shows	Discurso expositivo sobre mujeres fotógrafas
curating	comisariado	es	shows	Programa anual de una sala municipal
curating	comisariado	es	shows	Propuse artistas emergentes y coordiné la bienal
curating	comisariado	en	shows	Concept, works list and catalogue essays for five shows
curating	comisariado	en	shows	Chose 60 pieces and negotiated loans
curating	comisariado	en	shows	Exhibition narrative on women photographers
curating	comisariado	en	shows	Annual programme of a municipal gallery
curating	comisariado	es	near	Comisario de policía
curating	comisariado	es	near	Curas y vendajes en ambulatorio
curating	comisariado	es	near	Selección de contenidos para redes
curating	comisariado	en	near	Invigilated a gallery someone else curated
curating	comisariado	en	near	Curated playlists at home
guided tours	visitas guiadas	es	shows	Grupos de 25 por la colección en inglés y francés
guided tours	visitas guiadas	es	shows	Explicaba la catedral a escolares y jubilados
guided tours	visitas guiadas	es	shows	Guía oficial de Andalucía, habilitación vigente
guided tours	visitas guiadas	es	shows	Recorridos teatralizados nocturnos
guided tours	visitas guiadas	es	shows	Contaba la obra sin leer, dos pases diarios
guided tours	visitas guiadas	en	shows	Took groups of 25 round the galleries in two languages
guided tours	visitas guiadas	en	shows	Explained the cathedral to pupils and pensioners
guided tours	visitas guiadas	en	shows	Blue Badge holder
guided tours	visitas guiadas	en	shows	Costumed evening walks
guided tours	visitas guiadas	es	near	Asistí a visitas de museos
guided tours	visitas guiadas	es	near	Vendía las entradas del monumento
guided tours	visitas guiadas	es	near	Vendía audioguías y planos a la entrada
guided tours	visitas guiadas	en	near	Sold tickets at the monument
guided tours	visitas guiadas	en	near	Joined tours as a visitor
museum education programmes	talleres didácticos de museo	es	shows	Diseñé cuaderno y juego de pistas para primaria
museum education programmes	talleres didácticos de museo	es	shows	Sábados en familia con arcilla y mosaico
museum education programmes	talleres didácticos de museo	es	shows	Programa de memoria con enfermos de alzhéimer
museum education programmes	talleres didácticos de museo	es	shows	9.000 escolares al año, maletas pedagógicas
museum education programmes	talleres didácticos de museo	es	shows	Formé a docentes para venir con su clase
museum education programmes	talleres didácticos de museo	en	shows	Trail sheets and games for primary visits
museum education programmes	talleres didácticos de museo	en	shows	Family Saturdays with clay and mosaic
museum education programmes	talleres didácticos de museo	en	shows	Dementia sessions using objects
museum education programmes	talleres didácticos de museo	en	shows	9,000 pupils a year, loan boxes
museum education programmes	talleres didácticos de museo	es	near	Maestra que llevaba a su clase al museo
museum education programmes	talleres didácticos de museo	es	near	Vigilaba las salas durante los talleres
museum education programmes	talleres didácticos de museo	es	near	Máster en museología en curso
museum education programmes	talleres didácticos de museo	en	near	Teacher who took pupils to museums
museum education programmes	talleres didácticos de museo	en	near	Enrolled in a museum studies MA
digitisation of documents	digitalización de fondos	es	shows	Escáner cenital, TIFF a 400 ppp y METS
digitisation of documents	digitalización de fondos	es	shows	60.000 imágenes de prensa histórica con OCR
digitisation of documents	digitalización de fondos	es	shows	Control de calidad y nombres de fichero normalizados
digitisation of documents	digitalización de fondos	es	shows	Carta de color, recorte y copia de preservación
digitisation of documents	digitalización de fondos	es	shows	Subí manuscritos a Hispana y Europeana
digitisation of documents	digitalización de fondos	en	shows	Overhead scanner, 400 dpi TIFF and METS
digitisation of documents	digitalización de fondos	en	shows	60,000 newspaper pages with OCR
digitisation of documents	digitalización de fondos	en	shows	Colour targets, crops and master files
digitisation of documents	digitalización de fondos	en	shows	Put manuscripts on Europeana
digitisation of documents	digitalización de fondos	es	near	Transformación digital de una pyme
digitisation of documents	digitalización de fondos	es	near	Escaneaba tickets de gastos
digitisation of documents	digitalización de fondos	es	near	Relojes digitales: reparación
digitisation of documents	digitalización de fondos	en	near	Scanned expense receipts
digitisation of documents	digitalización de fondos	en	near	SME digital transformation consultant
library user services	atención a usuarios de biblioteca	es	shows	Préstamos, carnés y reservas en mostrador
library user services	atención a usuarios de biblioteca	es	shows	Enseñaba a buscar en Dialnet y bases de datos
library user services	atención a usuarios de biblioteca	es	shows	Interbibliotecario: 400 peticiones resueltas
library user services	atención a usuarios de biblioteca	es	shows	Sala infantil, recomendaciones y clubes de lectura
library user services	atención a usuarios de biblioteca	es	shows	Ayudaba a mayores con trámites e internet
library user services	atención a usuarios de biblioteca	en	shows	Loans, cards and holds at the desk
library user services	atención a usuarios de biblioteca	en	shows	Taught students JSTOR and databases
library user services	atención a usuarios de biblioteca	en	shows	400 inter-library requests filled
library user services	atención a usuarios de biblioteca	en	shows	Children's room and reading groups
library user services	atención a usuarios de biblioteca	es	near	Usuaria habitual de bibliotecas
library user services	atención a usuarios de biblioteca	es	near	Soporte a usuarios de informática
library user services	atención a usuarios de biblioteca	es	near	Bibliotecas de funciones en Python
library user services	atención a usuarios de biblioteca	en	near	Regular borrower at the town library
library user services	atención a usuarios de biblioteca	en	near	Answered users of a software helpdesk
collection development and weeding	desarrollo y expurgo de la colección	es	shows	Compré novedades con 18.000 € y desideratas de lectores
collection development and weeding	desarrollo y expurgo de la colección	es	shows	Retiré 4.000 títulos obsoletos con método CREW
collection development and weeding	desarrollo y expurgo de la colección	es	shows	Revisé suscripciones de revistas y paquetes electrónicos
collection development and weeding	desarrollo y expurgo de la colección	es	shows	Donaciones valoradas y aceptadas o no
collection development and weeding	desarrollo y expurgo de la colección	es	shows	Analicé préstamos para decidir compras
collection development and weeding	desarrollo y expurgo de la colección	en	shows	Bought titles with £18k and reader requests
collection development and weeding	desarrollo y expurgo de la colección	en	shows	Withdrew 4,000 dated items using CREW
collection development and weeding	desarrollo y expurgo de la colección	en	shows	Reviewed journal subscriptions and e-packages
collection development and weeding	desarrollo y expurgo de la colección	en	shows	Used loan figures to steer purchases
collection development and weeding	desarrollo y expurgo de la colección	es	near	Desarrollo de software
collection development and weeding	desarrollo y expurgo de la colección	es	near	Coleccionista de sellos
collection development and weeding	desarrollo y expurgo de la colección	es	near	Quitaba malas hierbas de jardín
collection development and weeding	desarrollo y expurgo de la colección	en	near	Weeded flower beds
collection development and weeding	desarrollo y expurgo de la colección	en	near	Collected stamps and weeded doubles as a hobby
records management	gestión documental	es	shows	Calendario de conservación y eliminación aprobada por comisión
records management	gestión documental	es	shows	Transferencias de oficinas a archivo central
records management	gestión documental	es	shows	Política de documento electrónico y metadatos ENI
records management	gestión documental	es	shows	Alfresco y expedientes con firma
records management	gestión documental	es	shows	ISO 15489 en un hospital
records management	gestión documental	en	shows	Retention schedules and signed disposals
records management	gestión documental	en	shows	Transfers from departments to central store
records management	gestión documental	en	shows	Metadata policy and SharePoint file plan
records management	gestión documental	en	shows	ISO 15489 at a hospital trust
records management	gestión documental	es	near	Documental de naturaleza
records management	gestión documental	es	near	Récord de ventas
records management	gestión documental	es	near	Guardaba documentos en mi escritorio
records management	gestión documental	en	near	Broke sales records
records management	gestión documental	en	near	Nature documentary runner
cultural programming	programación cultural	es	shows	Cine fórum, recitales y ciclo de otoño con 40 actos
cultural programming	programación cultural	es	shows	Presupuesto, contratación de artistas y permisos
cultural programming	programación cultural	es	shows	Noche de los museos con 3.000 asistentes
cultural programming	programación cultural	es	shows	Subvenciones autonómicas y memoria
cultural programming	programación cultural	es	shows	Club de lectura con autores invitados
cultural programming	programación cultural	en	shows	Film nights, recitals and an autumn season of 40
cultural programming	programación cultural	en	shows	Budgeted, booked artists and permits
cultural programming	programación cultural	en	shows	Museum Late with 3,000 people
cultural programming	programación cultural	en	shows	Arts council grants and reports
cultural programming	programación cultural	es	near	Programaba en Java para un centro cultural
cultural programming	programación cultural	es	near	Vendía entradas del festival en taquilla
cultural programming	programación cultural	es	near	Público de teatro
cultural programming	programación cultural	en	near	Programmed lights for a cultural centre
cultural programming	programación cultural	en	near	Handed out programmes at a theatre
collections databases	bases de datos de colecciones	es	shows	DOMUS y MuseumPlus: altas, movimientos y fotos
collections databases	bases de datos de colecciones	es	shows	Ficha completa de 7.000 piezas arqueológicas
collections databases	bases de datos de colecciones	es	shows	Corregí ubicaciones erróneas en almacén
collections databases	bases de datos de colecciones	es	shows	Exporté a Ceres y web
collections databases	bases de datos de colecciones	es	shows	Campos Spectrum y números de inventario
collections databases	bases de datos de colecciones	en	shows	TMS and MuseumPlus, moves and images
collections databases	bases de datos de colecciones	en	shows	Full entries for 7,000 finds
collections databases	bases de datos de colecciones	en	shows	Fixed wrong store locations
collections databases	bases de datos de colecciones	en	shows	Spectrum fields, exported online
collections databases	bases de datos de colecciones	es	near	Administrador de Oracle
collections databases	bases de datos de colecciones	es	near	Colección de moda otoño
collections databases	bases de datos de colecciones	es	near	Consultaba la web del museo
collections databases	bases de datos de colecciones	en	near	Administered Oracle databases for a bank
collections databases	bases de datos de colecciones	en	near	Autumn fashion collection sales
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	shows	Cuidaba que nadie tocara las piezas y orientaba al público
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	shows	Conteo, taquilla y audioguías
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	shows	Auxiliar de sala en el Reina Sofía
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	shows	Ayudaba a sillas de ruedas y familias
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	shows	Avisaba de mochilas y flash con educación
gallery attendance and visitor care	vigilancia de sala y atención al visitante	en	shows	Kept hands off exhibits and answered questions
gallery attendance and visitor care	vigilancia de sala y atención al visitante	en	shows	Ticket desk, clicker counts and audio guides
gallery attendance and visitor care	vigilancia de sala y atención al visitante	en	shows	Invigilator at a contemporary gallery
gallery attendance and visitor care	vigilancia de sala y atención al visitante	en	shows	Helped wheelchair users and families
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	near	Visitadora médica en hospitales
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	near	Vigilante armado de banco
gallery attendance and visitor care	vigilancia de sala y atención al visitante	es	near	Sala de máquinas
gallery attendance and visitor care	vigilancia de sala y atención al visitante	en	near	Medical sales visits
gallery attendance and visitor care	vigilancia de sala y atención al visitante	en	near	Armed bank guard
scientific publishing	publicación de artículos científicos	es	shows	Doce papers, siete en Q1, índice h 9
scientific publishing	publicación de artículos científicos	es	shows	Primera autora en PLOS ONE y Nature Communications
scientific publishing	publicación de artículos científicos	es	shows	Respondí a revisores y pasé dos rondas hasta la aceptación
scientific publishing	publicación de artículos científicos	es	shows	ORCID con 18 trabajos indexados en Scopus
scientific publishing	publicación de artículos científicos	es	shows	Coautor de tres capítulos en Springer
scientific publishing	publicación de artículos científicos	en	shows	12 papers, seven in Q1, h-index 9
scientific publishing	publicación de artículos científicos	en	shows	First author in PLOS ONE
scientific publishing	publicación de artículos científicos	en	shows	Answered referees over two rounds to acceptance
scientific publishing	publicación de artículos científicos	en	shows	18 outputs indexed in Scopus
scientific publishing	publicación de artículos científicos	es	near	Publicaba en Instagram curiosidades de ciencia
scientific publishing	publicación de artículos científicos	es	near	Leía artículos para clase
scientific publishing	publicación de artículos científicos	es	near	Repartidor de publicaciones impresas
scientific publishing	publicación de artículos científicos	en	near	Read papers for coursework
scientific publishing	publicación de artículos científicos	en	near	Posted science trivia online
research grant writing	captación de fondos de investigación	es	shows	IP de proyecto del Plan Nacional, 140.000 €
research grant writing	captación de fondos de investigación	es	shows	Redacté memoria ERC, presupuesto y paquetes de trabajo
research grant writing	captación de fondos de investigación	es	shows	Beca Marie Curie concedida, 94 puntos
research grant writing	captación de fondos de investigación	es	shows	Conseguí 300.000 € de fundaciones en tres años
research grant writing	captación de fondos de investigación	es	shows	Coordiné consorcio de seis países para Horizonte Europa
research grant writing	captación de fondos de investigación	en	shows	PI on a £140k UKRI award
research grant writing	captación de fondos de investigación	en	shows	Wrote the ERC case, budget and work packages
research grant writing	captación de fondos de investigación	en	shows	Marie Curie fellow, scored 94
research grant writing	captación de fondos de investigación	en	shows	Brought in $300k from foundations
research grant writing	captación de fondos de investigación	es	near	Disfruté de beca de estudios general
research grant writing	captación de fondos de investigación	es	near	Justificaba gastos de viaje
research grant writing	captación de fondos de investigación	es	near	Investigación de fondos de inversión
research grant writing	captación de fondos de investigación	en	near	Held a student bursary
research grant writing	captación de fondos de investigación	en	near	Investment fund research
statistical analysis in research	análisis estadístico en investigación	es	shows	Modelos mixtos y regresión logística en R
statistical analysis in research	análisis estadístico en investigación	es	shows	ANOVA, post hoc y tamaño muestral con G*Power
statistical analysis in research	análisis estadístico en investigación	es	shows	SPSS y Stata para encuesta de 4.000 casos
statistical analysis in research	análisis estadístico en investigación	es	shows	Supervivencia y curvas de Kaplan-Meier
statistical analysis in research	análisis estadístico en investigación	es	shows	Scripts reproducibles y gráficos en ggplot2
statistical analysis in research	análisis estadístico en investigación	en	shows	Mixed models and logistic regression in R
statistical analysis in research	análisis estadístico en investigación	en	shows	ANOVA, post hocs and power in G*Power
statistical analysis in research	análisis estadístico en investigación	en	shows	Stata on a 4,000-case survey
statistical analysis in research	análisis estadístico en investigación	en	shows	Kaplan-Meier and Cox, reproducible scripts
statistical analysis in research	análisis estadístico en investigación	es	near	Encuestador a pie de calle
statistical analysis in research	análisis estadístico en investigación	es	near	Introducía cuestionarios en Excel
statistical analysis in research	análisis estadístico en investigación	es	near	Estadísticas de visitas de mi blog
statistical analysis in research	análisis estadístico en investigación	en	near	Street survey interviewer
statistical analysis in research	análisis estadístico en investigación	en	near	Keyed questionnaires into Excel
university teaching	docencia universitaria	es	shows	Asociada: 180 horas de Derecho Mercantil en grado
university teaching	docencia universitaria	es	shows	Prácticas de laboratorio con 60 de primero
university teaching	docencia universitaria	es	shows	Guías docentes, exámenes y evaluación Docentia excelente
university teaching	docencia universitaria	es	shows	Acreditada a contratado doctor por ANECA
university teaching	docencia universitaria	es	shows	Seminarios de máster en inglés
university teaching	docencia universitaria	en	shows	180 hours of undergraduate lectures in commercial law
university teaching	docencia universitaria	en	shows	Lab practicals for 60 first years
university teaching	docencia universitaria	en	shows	Module leader, exams and FHEA
university teaching	docencia universitaria	en	shows	Master's seminars in Spanish and English
university teaching	docencia universitaria	es	near	Profesora de instituto
university teaching	docencia universitaria	es	near	Estudié en la universidad
university teaching	docencia universitaria	es	near	Clases de apoyo en academia
university teaching	docencia universitaria	en	near	Secondary school teacher
university teaching	docencia universitaria	en	near	University student rep
thesis supervision	dirección de tesis y trabajos académicos	es	shows	Tutoricé 25 TFG y ocho TFM
thesis supervision	dirección de tesis y trabajos académicos	es	shows	Tres doctorandos defendidos con cum laude
thesis supervision	dirección de tesis y trabajos académicos	es	shows	Reuniones quincenales y correcciones de capítulos
thesis supervision	dirección de tesis y trabajos académicos	es	shows	Miembro de tribunales de grado
thesis supervision	dirección de tesis y trabajos académicos	es	shows	Acompañé a alumnas desde la idea hasta la defensa
thesis supervision	dirección de tesis y trabajos académicos	en	shows	Tutored 25 dissertations and eight masters
thesis supervision	dirección de tesis y trabajos académicos	en	shows	Three PhDs through viva with no corrections
thesis supervision	dirección de tesis y trabajos académicos	en	shows	Fortnightly meetings and chapter comments
thesis supervision	dirección de tesis y trabajos académicos	en	shows	Internal examiner on four doctoral vivas
thesis supervision	dirección de tesis y trabajos académicos	es	near	Escribí mi tesis doctoral
thesis supervision	dirección de tesis y trabajos académicos	es	near	Supervisé la cadena de montaje
thesis supervision	dirección de tesis y trabajos académicos	es	near	Director de sucursal
thesis supervision	dirección de tesis y trabajos académicos	en	near	Wrote my own PhD
thesis supervision	dirección de tesis y trabajos académicos	en	near	Production line supervisor
literature review	revisión bibliográfica	es	shows	PRISMA, 2.300 referencias cribadas en Rayyan
literature review	revisión bibliográfica	es	shows	Cochrane y metaanálisis con 31 estudios
literature review	revisión bibliográfica	es	shows	Estado del arte en PubMed, Scopus y WoS
literature review	revisión bibliográfica	es	shows	Zotero con 1.200 entradas comentadas
literature review	revisión bibliográfica	es	shows	Alcance y lagunas de la evidencia sobre sueño
literature review	revisión bibliográfica	en	shows	PRISMA, 2,300 hits screened in Rayyan
literature review	revisión bibliográfica	en	shows	Cochrane-style meta-analysis of 31 trials
literature review	revisión bibliográfica	en	shows	State of the art from PubMed and WoS
literature review	revisión bibliográfica	en	shows	1,200 annotated items in Zotero
literature review	revisión bibliográfica	es	near	Crítica literaria en prensa
literature review	revisión bibliográfica	es	near	Revisión de cuentas
literature review	revisión bibliográfica	es	near	Lector de novela histórica
literature review	revisión bibliográfica	en	near	Book reviews for a newspaper
literature review	revisión bibliográfica	en	near	Avid novel reader
conference presentation	comunicaciones en congresos	es	shows	Póster premiado en Viena y charla en Boston
conference presentation	comunicaciones en congresos	es	shows	Ponente invitada en doce jornadas
conference presentation	comunicaciones en congresos	es	shows	15 orales y nueve pósteres
conference presentation	comunicaciones en congresos	es	shows	Expuse resultados ante 300 investigadores
conference presentation	comunicaciones en congresos	es	shows	Mesa redonda y turno de preguntas en inglés
conference presentation	comunicaciones en congresos	en	shows	Prize poster in Vienna and talk in Boston
conference presentation	comunicaciones en congresos	en	shows	Invited speaker at 12 meetings
conference presentation	comunicaciones en congresos	en	shows	15 orals and nine posters
conference presentation	comunicaciones en congresos	en	shows	Faced 300 researchers and Q&A
conference presentation	comunicaciones en congresos	es	near	Asistente a congresos del sector
conference presentation	comunicaciones en congresos	es	near	Azafata en palacio de congresos
conference presentation	comunicaciones en congresos	es	near	Departamento de comunicación
conference presentation	comunicaciones en congresos	en	near	Attended conferences as a delegate
conference presentation	comunicaciones en congresos	en	near	Conference centre hostess
qualitative research methods	métodos cualitativos	es	shows	Codifiqué 40 entrevistas en Atlas.ti
qualitative research methods	métodos cualitativos	es	shows	Grupos de discusión con jóvenes migrantes
qualitative research methods	métodos cualitativos	es	shows	Etnografía de un año en una fábrica
qualitative research methods	métodos cualitativos	es	shows	Análisis temático y teoría fundamentada
qualitative research methods	métodos cualitativos	es	shows	Guiones, transcripciones y triangulación
qualitative research methods	métodos cualitativos	en	shows	Coded 40 interviews in NVivo
qualitative research methods	métodos cualitativos	en	shows	Focus groups with migrant teens
qualitative research methods	métodos cualitativos	en	shows	Year-long factory ethnography
qualitative research methods	métodos cualitativos	en	shows	Thematic analysis and grounded theory
qualitative research methods	métodos cualitativos	es	near	Control de calidad
qualitative research methods	métodos cualitativos	es	near	Participé en un grupo de discusión pagado
qualitative research methods	métodos cualitativos	es	near	Encuestas de sí o no
qualitative research methods	métodos cualitativos	en	near	Inspected parts for quality on a line
qualitative research methods	métodos cualitativos	en	near	Paid focus group participant
experimental design	diseño experimental	es	shows	Aleatoricé, cegué y calculé n antes de empezar
experimental design	diseño experimental	es	shows	Factorial de dos por tres con controles
experimental design	diseño experimental	es	shows	Piloto, variables y protocolo prerregistrado en OSF
experimental design	diseño experimental	es	shows	Ensayo de campo en bloques con cuatro repeticiones
experimental design	diseño experimental	es	shows	Definí hipótesis y criterios de exclusión
experimental design	diseño experimental	en	shows	Randomised, blinded and set n up front
experimental design	diseño experimental	en	shows	Two-by-three factorial with controls
experimental design	diseño experimental	en	shows	Preregistered protocol on OSF after pilot
experimental design	diseño experimental	en	shows	Field plots in four blocks
experimental design	diseño experimental	es	near	Diseño gráfico experimental
experimental design	diseño experimental	es	near	Ejecutaba el protocolo que me daban
experimental design	diseño experimental	es	near	Técnico que pasaba placas según protocolo ajeno
experimental design	diseño experimental	en	near	Experimental jewellery design
experimental design	diseño experimental	en	near	Ran steps I was handed
research data management	gestión de datos de investigación	es	shows	Plan FAIR y depósito en Zenodo
research data management	gestión de datos de investigación	es	shows	Anonimicé, documenté y versioné conjuntos
research data management	gestión de datos de investigación	es	shows	REDCap para cohorte de 900 pacientes
research data management	gestión de datos de investigación	es	shows	Diccionario de variables y copias cifradas
research data management	gestión de datos de investigación	es	shows	Repositorio abierto con DOI
research data management	gestión de datos de investigación	en	shows	FAIR plan and Zenodo deposits
research data management	gestión de datos de investigación	en	shows	Anonymised, documented and versioned sets
research data management	gestión de datos de investigación	en	shows	REDCap for a 900-patient cohort
research data management	gestión de datos de investigación	en	shows	Codebook and encrypted backups
research data management	gestión de datos de investigación	es	near	Base de clientes comerciales
research data management	gestión de datos de investigación	es	near	Consumo de datos móviles
research data management	gestión de datos de investigación	es	near	Investigué precios por internet
research data management	gestión de datos de investigación	en	near	Customer mailing lists
research data management	gestión de datos de investigación	en	near	Mobile data plans
research ethics	ética de la investigación	es	shows	Consentimientos y aprobación del comité
research ethics	ética de la investigación	es	shows	Enmiendas y hoja de información para menores
research ethics	ética de la investigación	es	shows	Protocolo animal con 3R autorizado
research ethics	ética de la investigación	es	shows	Vocal del CEIm del hospital
research ethics	ética de la investigación	es	shows	Anonimato y custodia de grabaciones según RGPD
research ethics	ética de la investigación	en	shows	Consent forms and IRB approval
research ethics	ética de la investigación	en	shows	Amendments and child information sheets
research ethics	ética de la investigación	en	shows	Home Office licence, 3Rs
research ethics	ética de la investigación	en	shows	Sat on the university panel
research ethics	ética de la investigación	es	near	Ética profesional y puntualidad
research ethics	ética de la investigación	es	near	Asignatura de filosofía
research ethics	ética de la investigación	es	near	Código ético de la tienda
research ethics	ética de la investigación	en	near	Strong work ethic
research ethics	ética de la investigación	en	near	Took a module in moral philosophy
peer review	revisión por pares	es	shows	Evaluadora de 30 manuscritos para Elsevier
peer review	revisión por pares	es	shows	Editor asociado, asignaba árbitros
peer review	revisión por pares	es	shows	Informes para convocatorias de la AEI
peer review	revisión por pares	es	shows	Comité de programa de ACM
peer review	revisión por pares	es	shows	Dictámenes ciegos para revista de pedagogía
peer review	revisión por pares	en	shows	Refereed 30 manuscripts for Elsevier
peer review	revisión por pares	en	shows	Associate editor, assigned referees
peer review	revisión por pares	en	shows	Panel member for grant calls
peer review	revisión por pares	en	shows	Programme committee at ACM
peer review	revisión por pares	es	near	Mis compañeros me evaluaban cada año
peer review	revisión por pares	es	near	Enviaba mi manuscrito a los revisores
peer review	revisión por pares	es	near	Respondí a evaluadores como autor
peer review	revisión por pares	en	near	360 appraisal by colleagues
peer review	revisión por pares	en	near	Code reviews with a colleague
public engagement and science communication	divulgación científica	es	shows	Charlas en institutos y Pint of Science
public engagement and science communication	divulgación científica	es	shows	Blog con 5.000 lectores y columna en The Conversation
public engagement and science communication	divulgación científica	es	shows	Taller de ADN de fresa en feria
public engagement and science communication	divulgación científica	es	shows	Vídeos de tres minutos, finalista Famelab
public engagement and science communication	divulgación científica	es	shows	Once entrevistas en radio sobre volcanes
public engagement and science communication	divulgación científica	en	shows	School talks and Pint of Science
public engagement and science communication	divulgación científica	en	shows	Column in The Conversation
public engagement and science communication	divulgación científica	en	shows	Strawberry DNA stall at fairs
public engagement and science communication	divulgación científica	en	shows	Famelab finalist, three-minute videos
public engagement and science communication	divulgación científica	es	near	Revelación de secretos
public engagement and science communication	divulgación científica	es	near	Fan de documentales
public engagement and science communication	divulgación científica	es	near	Comunicaciones por fibra
public engagement and science communication	divulgación científica	en	near	Watch science documentaries and read magazines
public engagement and science communication	divulgación científica	en	near	Fibre communications engineer
international research collaboration	colaboración internacional en investigación	es	shows	Estancia de seis meses en Lovaina y dos artículos conjuntos
international research collaboration	colaboración internacional en investigación	es	shows	Red COST con 14 grupos
international research collaboration	colaboración internacional en investigación	es	shows	Intercambio de muestras y cotutela con Chile
international research collaboration	colaboración internacional en investigación	es	shows	Reuniones mensuales con socios de Bonn y Turín
international research collaboration	colaboración internacional en investigación	es	shows	Coordiné tareas de cuatro laboratorios europeos
international research collaboration	colaboración internacional en investigación	en	shows	Six-month stay at Leuven, two joint papers
international research collaboration	colaboración internacional en investigación	en	shows	COST action with 14 groups
international research collaboration	colaboración internacional en investigación	en	shows	Shared samples and cotutelle with Chile
international research collaboration	colaboración internacional en investigación	en	shows	Monthly calls with partners in Bonn and Turin
international research collaboration	colaboración internacional en investigación	es	near	Erasmus de grado en Italia
international research collaboration	colaboración internacional en investigación	es	near	Viajes de ocio por quince países
international research collaboration	colaboración internacional en investigación	es	near	ONG de colaboración internacional
international research collaboration	colaboración internacional en investigación	en	near	Erasmus year abroad
international research collaboration	colaboración internacional en investigación	en	near	NGO volunteer abroad
PCR and molecular biology	PCR y biología molecular	es	shows	Diseñé cebadores y corrí qPCR en placas de 384
PCR and molecular biology	PCR y biología molecular	es	shows	Extraía ADN y ARN y medía en Nanodrop
PCR and molecular biology	PCR y biología molecular	es	shows	Clonaba, transformaba E. coli y hacía minipreps
PCR and molecular biology	PCR y biología molecular	es	shows	Geles de agarosa y secuenciación Sanger
PCR and molecular biology	PCR y biología molecular	es	shows	Diagnóstico de covid: 2.000 muestras diarias con termociclador
PCR and molecular biology	PCR y biología molecular	en	shows	Designed primers and ran 384-well qPCR
PCR and molecular biology	PCR y biología molecular	en	shows	Extracted DNA and RNA, Nanodrop checks
PCR and molecular biology	PCR y biología molecular	en	shows	Cloned, transformed E. coli and miniprepped
PCR and molecular biology	PCR y biología molecular	en	shows	Ran agarose gels and Sanger sequencing
PCR and molecular biology	PCR y biología molecular	es	near	Tomaba hisopos a pacientes sin analizar
PCR and molecular biology	PCR y biología molecular	es	near	Me hicieron pruebas para viajar
PCR and molecular biology	PCR y biología molecular	es	near	Biología de segundo de bachillerato
PCR and molecular biology	PCR y biología molecular	en	near	Swabbed patients at a test centre
PCR and molecular biology	PCR y biología molecular	en	near	Took a PCR test before travel
cell culture	cultivo celular	es	shows	Pases de HEK y HeLa en cabina de flujo
cell culture	cultivo celular	es	shows	Descongelaba, contaba con Neubauer y crioconservaba
cell culture	cultivo celular	es	shows	Líneas primarias y organoides de intestino
cell culture	cultivo celular	es	shows	Transfección con lipofectamina y test de micoplasma
cell culture	cultivo celular	es	shows	Biorreactor CHO de 5 litros
cell culture	cultivo celular	en	shows	Passaged HEK and HeLa in a hood
cell culture	cultivo celular	en	shows	Thawed, counted and cryopreserved lines
cell culture	cultivo celular	en	shows	Primary cells and gut organoids
cell culture	cultivo celular	en	shows	Lipofections and mycoplasma tests
cell culture	cultivo celular	es	near	Cultivo de hortalizas
cell culture	cultivo celular	es	near	Reparación de móviles y celulares
cell culture	cultivo celular	es	near	Cultura general amplia
cell culture	cultivo celular	en	near	Cell phone repairs
microbiology techniques	técnicas de microbiología	es	shows	Siembra en placa, Gram y antibiograma
microbiology techniques	técnicas de microbiología	es	shows	Recuentos de aerobios y Legionella por ISO
microbiology techniques	técnicas de microbiología	es	shows	Identificación en MALDI-TOF
microbiology techniques	técnicas de microbiología	es	shows	Urocultivos y hemocultivos en hospital
microbiology techniques	técnicas de microbiología	es	shows	Preparaba medios y autoclavaba
microbiology techniques	técnicas de microbiología	en	shows	Streaked plates, Gram stains and sensitivities
microbiology techniques	técnicas de microbiología	en	shows	Aerobic counts and Legionella to ISO
microbiology techniques	técnicas de microbiología	en	shows	MALDI-TOF identification
microbiology techniques	técnicas de microbiología	en	shows	Urine and blood cultures in a hospital
microbiology techniques	técnicas de microbiología	es	near	Limpiaba material de vidrio
microbiology techniques	técnicas de microbiología	es	near	Vendía yogures probióticos
microbiology techniques	técnicas de microbiología	es	near	Vendía kits de microbiología a hospitales
microbiology techniques	técnicas de microbiología	en	near	Washed glassware and filled the autoclave
microbiology techniques	técnicas de microbiología	en	near	Prepared coffee and trays for lab meetings
clinical sample analysis	análisis de muestras clínicas	es	shows	Hematología y bioquímica en Cobas y Sysmex
clinical sample analysis	análisis de muestras clínicas	es	shows	Validaba resultados técnicos y avisaba críticos
clinical sample analysis	análisis de muestras clínicas	es	shows	Coagulación, orinas y gasometrías de urgencias
clinical sample analysis	análisis de muestras clínicas	es	shows	TSLAC en laboratorio de 3.000 tubos al día
clinical sample analysis	análisis de muestras clínicas	es	shows	Frotis y recuento diferencial a microscopio
clinical sample analysis	análisis de muestras clínicas	en	shows	Haematology and biochemistry on Cobas and Sysmex
clinical sample analysis	análisis de muestras clínicas	en	shows	Validated results and phoned criticals
clinical sample analysis	análisis de muestras clínicas	en	shows	Clotting, urines and gases for A&E
clinical sample analysis	análisis de muestras clínicas	en	shows	Read smears and differentials
clinical sample analysis	análisis de muestras clínicas	es	near	Análisis de balances
clinical sample analysis	análisis de muestras clínicas	es	near	Repartía muestras gratuitas
clinical sample analysis	análisis de muestras clínicas	es	near	Acudía a hacerme analíticas
clinical sample analysis	análisis de muestras clínicas	en	near	Gave out free samples
clinical sample analysis	análisis de muestras clínicas	en	near	Financial statement analysis
blood collection	extracción sanguínea	es	shows	Pinchaba 70 pacientes cada mañana con vacutainer
blood collection	extracción sanguínea	es	shows	Vías difíciles en niños y mayores
blood collection	extracción sanguínea	es	shows	Flebotomista en unidad móvil de donación
blood collection	extracción sanguínea	es	shows	Orden de tubos, etiquetado y torniquete
blood collection	extracción sanguínea	es	shows	Punción capilar y talón a recién nacidos
blood collection	extracción sanguínea	en	shows	Drew 70 patients each morning by vacutainer
blood collection	extracción sanguínea	en	shows	Difficult veins, kids and elderly
blood collection	extracción sanguínea	en	shows	Phlebotomist on a donor van
blood collection	extracción sanguínea	en	shows	Heel pricks on newborns
blood collection	extracción sanguínea	es	near	Donante habitual de sangre y plasma
blood collection	extracción sanguínea	es	near	Transportaba neveras con bolsas
blood collection	extracción sanguínea	es	near	Extracción de muelas
blood collection	extracción sanguínea	en	near	Regular blood and platelet donor
blood collection	extracción sanguínea	en	near	Drove cool boxes of bags
histology and pathology techniques	técnicas de anatomía patológica	es	shows	Tallaba, incluía en parafina y cortaba a 4 micras
histology and pathology techniques	técnicas de anatomía patológica	es	shows	Hematoxilina-eosina e inmunohistoquímica en Benchmark
histology and pathology techniques	técnicas de anatomía patológica	es	shows	Criostato en intraoperatorias
histology and pathology techniques	técnicas de anatomía patológica	es	shows	Citologías cervicales cribadas
histology and pathology techniques	técnicas de anatomía patológica	es	shows	Ayudaba en necropsias y macros
histology and pathology techniques	técnicas de anatomía patológica	en	shows	Embedded in paraffin and cut 4-micron sections
histology and pathology techniques	técnicas de anatomía patológica	en	shows	H&E and IHC on a Benchmark
histology and pathology techniques	técnicas de anatomía patológica	en	shows	Frozens during surgery
histology and pathology techniques	técnicas de anatomía patológica	en	shows	Screened smears, helped at post-mortems
histology and pathology techniques	técnicas de anatomía patológica	es	near	Historia clínica y archivo
histology and pathology techniques	técnicas de anatomía patológica	es	near	Talla de madera
histology and pathology techniques	técnicas de anatomía patológica	es	near	Patología de la edificación
histology and pathology techniques	técnicas de anatomía patológica	en	near	Typed pathology reports from dictation
histology and pathology techniques	técnicas de anatomía patológica	en	near	Building pathology surveyor
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	shows	PNT, calibraciones y auditoría de ENAC superada
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	shows	Intercomparaciones y cartas de control
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	shows	Validé métodos: linealidad, repetibilidad e incertidumbre
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	shows	No conformidades cerradas con causa raíz
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	shows	Libro de equipos, balanzas y pipetas verificadas
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	en	shows	SOPs, calibrations and passed UKAS visit
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	en	shows	Proficiency rounds and control charts
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	en	shows	Validated linearity, precision and uncertainty
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	en	shows	Closed NCs with root cause, GLP archive
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	near	Calidad de vida
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	near	Laboratorio de idiomas
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	es	near	Inspeccionaba la calidad de costuras en taller textil
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	en	near	Language lab assistant
laboratory quality and GLP	calidad en laboratorio (BPL/ISO 17025)	en	near	Checked seams in a factory
fieldwork and species sampling	muestreo de campo y especies	es	shows	Transectos de aves y anillamiento en Doñana
fieldwork and species sampling	muestreo de campo y especies	es	shows	Pesca eléctrica y macroinvertebrados en ríos
fieldwork and species sampling	muestreo de campo y especies	es	shows	Redes de niebla, trampas Sherman y fototrampeo
fieldwork and species sampling	muestreo de campo y especies	es	shows	Inventario de flora con parcelas y GPS
fieldwork and species sampling	muestreo de campo y especies	es	shows	Buceo científico en posidonia
fieldwork and species sampling	muestreo de campo y especies	en	shows	Bird transects and ringing
fieldwork and species sampling	muestreo de campo y especies	en	shows	Electrofishing and kick samples
fieldwork and species sampling	muestreo de campo y especies	en	shows	Mist nets, Sherman traps and camera traps
fieldwork and species sampling	muestreo de campo y especies	en	shows	Quadrats and scientific diving
fieldwork and species sampling	muestreo de campo y especies	es	near	Senderismo y observación de aves por ocio
fieldwork and species sampling	muestreo de campo y especies	es	near	Trabajo en campo agrícola
fieldwork and species sampling	muestreo de campo y especies	es	near	Muestras de tejidos para moda
fieldwork and species sampling	muestreo de campo y especies	en	near	Birdwatching at weekends with a local club
fieldwork and species sampling	muestreo de campo y especies	en	near	Farm field labourer
environmental impact assessment	evaluación de impacto ambiental	es	shows	Estudios para parques eólicos y líneas
environmental impact assessment	evaluación de impacto ambiental	es	shows	Medidas correctoras y plan de vigilancia en autovía
environmental impact assessment	evaluación de impacto ambiental	es	shows	Alegaciones y tramitación ante consejería
environmental impact assessment	evaluación de impacto ambiental	es	shows	Valoré afección a Red Natura 2000
environmental impact assessment	evaluación de impacto ambiental	es	shows	Conteo de colisiones y paradas de aerogenerador
environmental impact assessment	evaluación de impacto ambiental	en	shows	Studies for wind farms and power lines
environmental impact assessment	evaluación de impacto ambiental	en	shows	Mitigation and monitoring on a bypass
environmental impact assessment	evaluación de impacto ambiental	en	shows	Natura 2000 screening
environmental impact assessment	evaluación de impacto ambiental	en	shows	Turbine collision counts and shutdown rules
environmental impact assessment	evaluación de impacto ambiental	es	near	Campaña de impacto en redes
environmental impact assessment	evaluación de impacto ambiental	es	near	Reciclo en casa
environmental impact assessment	evaluación de impacto ambiental	es	near	Evaluación de alumnos
environmental impact assessment	evaluación de impacto ambiental	en	near	Social media impact reports
environmental impact assessment	evaluación de impacto ambiental	en	near	Recycle at home
microscopy	microscopía	es	shows	Confocal, z-stacks y FIJI
microscopy	microscopía	es	shows	SEM con metalizado de polen
microscopy	microscopía	es	shows	Fluorescencia y conteo de núcleos
microscopy	microscopía	es	shows	TEM: ultracortes y contraste
microscopy	microscopía	es	shows	Identificaba fitoplancton a 400 aumentos
microscopy	microscopía	en	shows	Confocal z-stacks and FIJI
microscopy	microscopía	en	shows	SEM of coated pollen
microscopy	microscopía	en	shows	Fluorescence and nuclei counts
microscopy	microscopía	en	shows	TEM ultrathins and staining
microscopy	microscopía	es	near	Óptica: venta de gafas
microscopy	microscopía	es	near	Limpiaba y tapaba microscopios del aula
microscopy	microscopía	es	near	Telescopios y astronomía
microscopy	microscopía	en	near	Sold microscopes to schools
microscopy	microscopía	en	near	Astronomy club member with own telescope
protein techniques	técnicas de proteínas	es	shows	Western, ELISA y SDS-PAGE
protein techniques	técnicas de proteínas	es	shows	Purifiqué por FPLC con histidina
protein techniques	técnicas de proteínas	es	shows	Cuantificación BCA y espectro de masas
protein techniques	técnicas de proteínas	es	shows	Inmunoprecipitaciones y anticuerpos
protein techniques	técnicas de proteínas	es	shows	Expresión en levadura y diálisis
protein techniques	técnicas de proteínas	en	shows	Westerns, ELISA and SDS-PAGE
protein techniques	técnicas de proteínas	en	shows	His-tag purification on an ÄKTA
protein techniques	técnicas de proteínas	en	shows	BCA and mass spec prep
protein techniques	técnicas de proteínas	en	shows	Co-IPs with antibodies
protein techniques	técnicas de proteínas	es	near	Batidos de proteína
protein techniques	técnicas de proteínas	es	near	Pautaba dietas altas en proteínas a deportistas
protein techniques	técnicas de proteínas	es	near	Carnes y legumbres en cocina
protein techniques	técnicas de proteínas	en	near	Sold protein shakes in a gym
protein techniques	técnicas de proteínas	en	near	Meal plans rich in protein for gym clients
bioinformatics	bioinformática	es	shows	RNA-seq con DESeq2 y STAR en clúster
bioinformatics	bioinformática	es	shows	Ensamblaje de genomas bacterianos
bioinformatics	bioinformática	es	shows	Variantes con GATK y anotación
bioinformatics	bioinformática	es	shows	Filogenias en RAxML y BEAST
bioinformatics	bioinformática	es	shows	Snakemake y R para metagenómica 16S
bioinformatics	bioinformática	en	shows	RNA-seq with STAR and DESeq2 on a cluster
bioinformatics	bioinformática	en	shows	Assembled bacterial genomes
bioinformatics	bioinformática	en	shows	GATK variants and annotation
bioinformatics	bioinformática	en	shows	16S metagenomics in Snakemake
bioinformatics	bioinformática	es	near	Ofimática de oficina
bioinformatics	bioinformática	es	near	Informática de sistemas
bioinformatics	bioinformática	es	near	Biografía y redacción
bioinformatics	bioinformática	en	near	Installed office software on lab computers
bioinformatics	bioinformática	en	near	Sysadmin for a hospital's email servers
animal handling in research	manejo de animales de experimentación	es	shows	Acreditación A, B y C, colonia de 800 ratones
animal handling in research	manejo de animales de experimentación	es	shows	Inyección intraperitoneal y sangrado de cola
animal handling in research	manejo de animales de experimentación	es	shows	Cruces, genotipado y destete
animal handling in research	manejo de animales de experimentación	es	shows	Pez cebra: puestas y tanques
animal handling in research	manejo de animales de experimentación	es	shows	Eutanasia y necropsia según RD 53/2013
animal handling in research	manejo de animales de experimentación	en	shows	Personal licence, 800-mouse colony
animal handling in research	manejo de animales de experimentación	en	shows	IP injections and tail bleeds
animal handling in research	manejo de animales de experimentación	en	shows	Breeding, genotyping and weaning
animal handling in research	manejo de animales de experimentación	en	shows	Zebrafish spawning and tanks
animal handling in research	manejo de animales de experimentación	es	near	Paseaba perros y cuidaba gatos del barrio
animal handling in research	manejo de animales de experimentación	es	near	Domador de caballos
animal handling in research	manejo de animales de experimentación	es	near	Voluntario en protectora
animal handling in research	manejo de animales de experimentación	en	near	Walked dogs for neighbours
animal handling in research	manejo de animales de experimentación	en	near	Animal shelter volunteer at weekends
biosafety and waste	bioseguridad y residuos biológicos	es	shows	NCB3: doble guante, cabina II y descontaminación
biosafety and waste	bioseguridad y residuos biológicos	es	shows	Contenedores de punzantes y citotóxicos rotulados
biosafety and waste	bioseguridad y residuos biológicos	es	shows	Derrame de cultivo contenido sin contagios
biosafety and waste	bioseguridad y residuos biológicos	es	shows	Fichas de OMG notificadas
biosafety and waste	bioseguridad y residuos biológicos	es	shows	Formación a recién llegados en nivel 2
biosafety and waste	bioseguridad y residuos biológicos	en	shows	BSL-3, double gloves and class II cabinets
biosafety and waste	bioseguridad y residuos biológicos	en	shows	Sharps and cytotoxic bins labelled
biosafety and waste	bioseguridad y residuos biológicos	en	shows	Contained a culture spill
biosafety and waste	bioseguridad y residuos biológicos	en	shows	GMO notifications and level 2 inductions
biosafety and waste	bioseguridad y residuos biológicos	es	near	Basura orgánica de casa
biosafety and waste	bioseguridad y residuos biológicos	es	near	Vigilante en la puerta de un laboratorio
biosafety and waste	bioseguridad y residuos biológicos	es	near	Huerto biológico con compost propio
biosafety and waste	bioseguridad y residuos biológicos	en	near	Composted organic waste in my garden
biosafety and waste	bioseguridad y residuos biológicos	en	near	Home food waste
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	shows	Agilent 1260 y Empower, impurezas y pureza de lote
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	shows	Columnas C18, gradientes y adecuación del sistema
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	shows	Plaguicidas por GC-MS en fruta
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	shows	Integraba picos y calculaba contra patrón interno
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	shows	Puse a punto método de cafeína en 6 minutos
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	en	shows	Agilent 1260 and Empower, impurities per batch
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	en	shows	C18 columns, gradients and system suitability
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	en	shows	Pesticides on GC-MS in fruit
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	en	shows	Integrated peaks against internal standard
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	near	Teoría del color y cromática
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	near	Llevaba viales al laboratorio
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	es	near	Prácticas vistas en clase sin equipo
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	en	near	Taught colour theory and pigments
chromatography (HPLC/GC)	cromatografía (HPLC/GC)	en	near	Carried vials to the lab
titration and wet chemistry	volumetrías y química húmeda	es	shows	Acidez, cloruros y dureza con bureta
titration and wet chemistry	volumetrías y química húmeda	es	shows	Karl Fischer y valorador Metrohm
titration and wet chemistry	volumetrías y química húmeda	es	shows	Preparaba disoluciones patrón y factor
titration and wet chemistry	volumetrías y química húmeda	es	shows	Kjeldahl y grasas en pienso
titration and wet chemistry	volumetrías y química húmeda	es	shows	Gravimetrías de sulfatos y cenizas
titration and wet chemistry	volumetrías y química húmeda	en	shows	Acidity, chlorides and hardness by burette
titration and wet chemistry	volumetrías y química húmeda	en	shows	Karl Fischer and Metrohm titrator
titration and wet chemistry	volumetrías y química húmeda	en	shows	Standard solutions and factors
titration and wet chemistry	volumetrías y química húmeda	en	shows	Kjeldahl nitrogen and ash gravimetrics
titration and wet chemistry	volumetrías y química húmeda	es	near	Titulación en química, sin prácticas
titration and wet chemistry	volumetrías y química húmeda	es	near	Humedades en paredes
titration and wet chemistry	volumetrías y química húmeda	es	near	Medía volumen de ventas
titration and wet chemistry	volumetrías y química húmeda	en	near	University titles and degrees
titration and wet chemistry	volumetrías y química húmeda	en	near	Sales volume tracking
spectroscopy	espectroscopía	es	shows	UV-Vis, FTIR y absorción atómica
spectroscopy	espectroscopía	es	shows	RMN de protón y asignación de estructuras
spectroscopy	espectroscopía	es	shows	ICP-MS de metales en agua
spectroscopy	espectroscopía	es	shows	Rectas de calibrado y límite de detección
spectroscopy	espectroscopía	es	shows	NIR para proteína en trigo
spectroscopy	espectroscopía	en	shows	UV-Vis, FTIR and AAS daily
spectroscopy	espectroscopía	en	shows	Proton NMR and structure assignment
spectroscopy	espectroscopía	en	shows	ICP-MS metals in water
spectroscopy	espectroscopía	en	shows	NIR protein in wheat with calibration curves
spectroscopy	espectroscopía	es	near	Espectáculos en vivo
spectroscopy	espectroscopía	es	near	Espectro autista: apoyo educativo
spectroscopy	espectroscopía	es	near	Radiofrecuencias y espectro
spectroscopy	espectroscopía	en	near	Autism spectrum support
spectroscopy	espectroscopía	en	near	Radio spectrum licensing
organic synthesis	síntesis orgánica	es	shows	Rutas de nueve pasos, Schlenk y columna
organic synthesis	síntesis orgánica	es	shows	Acoplamientos Suzuki y Grignard a escala gramo
organic synthesis	síntesis orgánica	es	shows	Escalé un intermedio a 5 kg en planta piloto
organic synthesis	síntesis orgánica	es	shows	TLC, rotavapor y recristalización
organic synthesis	síntesis orgánica	es	shows	Biblioteca de 80 compuestos para cribado
organic synthesis	síntesis orgánica	en	shows	Nine-step routes, Schlenk and columns
organic synthesis	síntesis orgánica	en	shows	Suzuki and Grignard at gram scale
organic synthesis	síntesis orgánica	en	shows	Scaled an intermediate to 5 kg
organic synthesis	síntesis orgánica	en	shows	Made 80 compounds for screening
organic synthesis	síntesis orgánica	es	near	Ventas de productos de huerta orgánica
organic synthesis	síntesis orgánica	es	near	Resumía y sintetizaba informes
organic synthesis	síntesis orgánica	es	near	Sintetizadores y teclado
organic synthesis	síntesis orgánica	en	near	Sold organic vegetables at markets
organic synthesis	síntesis orgánica	en	near	Synth keyboard player
pharmaceutical quality control	control de calidad farmacéutico	es	shows	Ensayos de farmacopea: disolución, dureza y valoración
pharmaceutical quality control	control de calidad farmacéutico	es	shows	OOS investigados y liberación de lotes
pharmaceutical quality control	control de calidad farmacéutico	es	shows	Estabilidades ICH y cámaras climáticas
pharmaceutical quality control	control de calidad farmacéutico	es	shows	Materias primas por IR y pérdida por desecación
pharmaceutical quality control	control de calidad farmacéutico	es	shows	Boletines firmados en LIMS
pharmaceutical quality control	control de calidad farmacéutico	en	shows	Pharmacopoeia tests: dissolution, hardness, assay
pharmaceutical quality control	control de calidad farmacéutico	en	shows	OOS investigations and batch release
pharmaceutical quality control	control de calidad farmacéutico	en	shows	ICH stability chambers
pharmaceutical quality control	control de calidad farmacéutico	en	shows	Raw materials by IR, signed in LIMS
pharmaceutical quality control	control de calidad farmacéutico	es	near	Control de tensión en botica
pharmaceutical quality control	control de calidad farmacéutico	es	near	Envasaba blísteres en línea de producción
pharmaceutical quality control	control de calidad farmacéutico	es	near	Dependienta de parafarmacia, cremas y pañales
pharmaceutical quality control	control de calidad farmacéutico	en	near	Packed blisters and cartons on the line
pharmaceutical quality control	control de calidad farmacéutico	en	near	Worked the till in a pharmacy
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	shows	Guías de lote, despeje de línea y sala limpia
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	shows	Inspección de AEMPS sin críticas
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	shows	Desviaciones, CAPA y control de cambios
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	shows	Vestuario grado B y media fill
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	shows	Cualifiqué autoclave y granuladora IQ/OQ/PQ
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	en	shows	Batch records, line clearance and cleanrooms
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	en	shows	MHRA inspection with no criticals
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	en	shows	Deviations, CAPA and change control
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	en	shows	Grade B gowning and media fills
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	near	Fábrica de muebles
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	near	Norma ISO 9001 en oficina
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	es	near	GPS y mapas
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	en	near	Assembled cupboards in a furniture factory
GMP manufacturing	normas de correcta fabricación (GMP/NCF)	en	near	Office ISO 9001
medicine dispensing	dispensación de medicamentos	es	shows	Receta electrónica, cupones y comprobación de interacciones
medicine dispensing	dispensación de medicamentos	es	shows	Preguntaba alergias y explicaba posología
medicine dispensing	dispensación de medicamentos	es	shows	Detecté dosis duplicada y llamé al médico
medicine dispensing	dispensación de medicamentos	es	shows	Auxiliar en botica de barrio, 300 recetas al día
medicine dispensing	dispensación de medicamentos	es	shows	Psicótropos y estupefacientes con libro
medicine dispensing	dispensación de medicamentos	en	shows	Checked e-scripts for interactions, 300 a day
medicine dispensing	dispensación de medicamentos	en	shows	Asked allergies and explained doses
medicine dispensing	dispensación de medicamentos	en	shows	Caught a double dose and rang the GP
medicine dispensing	dispensación de medicamentos	en	shows	Controlled drugs register kept
medicine dispensing	dispensación de medicamentos	es	near	Repartía cajas a farmacias
medicine dispensing	dispensación de medicamentos	es	near	Tomo medicación crónica
medicine dispensing	dispensación de medicamentos	es	near	Dispensadores de agua
medicine dispensing	dispensación de medicamentos	en	near	Delivered boxes to chemists
medicine dispensing	dispensación de medicamentos	en	near	Collected my parents' prescriptions each month
pharmaceutical care and counselling	atención farmacéutica	es	shows	SPD semanales a 60 mayores
pharmaceutical care and counselling	atención farmacéutica	es	shows	Seguimiento de hipertensos con MAPA
pharmaceutical care and counselling	atención farmacéutica	es	shows	Cesación tabáquica: 40 % sin fumar al año
pharmaceutical care and counselling	atención farmacéutica	es	shows	Conciliación al alta y avisos al centro de salud
pharmaceutical care and counselling	atención farmacéutica	es	shows	Consejo en tos, fiebre y ardor sin receta
pharmaceutical care and counselling	atención farmacéutica	en	shows	Blister packs for 60 elderly patients
pharmaceutical care and counselling	atención farmacéutica	en	shows	NMS and blood pressure follow-up
pharmaceutical care and counselling	atención farmacéutica	en	shows	Stop smoking clinic, 40% quit
pharmaceutical care and counselling	atención farmacéutica	en	shows	Minor ailments advice over the counter
pharmaceutical care and counselling	atención farmacéutica	es	near	Atención telefónica a socios
pharmaceutical care and counselling	atención farmacéutica	es	near	Cajera en farmacia, solo cobro
pharmaceutical care and counselling	atención farmacéutica	es	near	Pedía consejo a mi boticario
pharmaceutical care and counselling	atención farmacéutica	en	near	Call-centre agent
pharmaceutical care and counselling	atención farmacéutica	en	near	Counselled pupils at a secondary school
compounding	formulación magistral	es	shows	Cápsulas de minoxidil y cremas en mortero
compounding	formulación magistral	es	shows	Fichas, pesadas y cálculo de excipiente
compounding	formulación magistral	es	shows	Jarabes pediátricos y colirios estériles
compounding	formulación magistral	es	shows	Campana, capsuladora y etiquetado
compounding	formulación magistral	es	shows	Fórmulas para dermatólogos y veterinarios
compounding	formulación magistral	en	shows	Minoxidil capsules and creams by mortar
compounding	formulación magistral	en	shows	Worksheets, weighings and excipient sums
compounding	formulación magistral	en	shows	Paediatric syrups and sterile drops
compounding	formulación magistral	en	shows	Fume hood, capsule filler and labels
compounding	formulación magistral	es	near	Fórmulas de Excel
compounding	formulación magistral	es	near	Preparaba biberones y fórmulas infantiles en guardería
compounding	formulación magistral	es	near	Interés compuesto en banca
compounding	formulación magistral	en	near	Sold baby formula and vitamins
pharmacy stock and ordering	pedidos y almacén de farmacia	es	shows	Cofares y Hefame dos veces al día, bolsa y encargos
pharmacy stock and ordering	pedidos y almacén de farmacia	es	shows	Caducidades y devoluciones a laboratorio
pharmacy stock and ordering	pedidos y almacén de farmacia	es	shows	Robot Rowa y mínimos en Farmatic
pharmacy stock and ordering	pedidos y almacén de farmacia	es	shows	Faltas de suministro y alternativas
pharmacy stock and ordering	pedidos y almacén de farmacia	es	shows	Negocié directos de genéricos con 12 % más de margen
pharmacy stock and ordering	pedidos y almacén de farmacia	en	shows	Wholesaler runs twice daily, owings kept low
pharmacy stock and ordering	pedidos y almacén de farmacia	en	shows	Expiry checks and returns
pharmacy stock and ordering	pedidos y almacén de farmacia	en	shows	Rowa robot and reorder levels
pharmacy stock and ordering	pedidos y almacén de farmacia	en	shows	Shortages and alternatives, generics deals
pharmacy stock and ordering	pedidos y almacén de farmacia	es	near	Almacén de cosmética
pharmacy stock and ordering	pedidos y almacén de farmacia	es	near	Pedía en restaurantes
pharmacy stock and ordering	pedidos y almacén de farmacia	es	near	Repartidor de Cofares
pharmacy stock and ordering	pedidos y almacén de farmacia	en	near	Wholesaler's van driver
pharmacy stock and ordering	pedidos y almacén de farmacia	en	near	Ordered food online
hospital pharmacy	farmacia hospitalaria	es	shows	Unidosis, carros y Pyxis
hospital pharmacy	farmacia hospitalaria	es	shows	Citostáticos en cabina con sistema cerrado
hospital pharmacy	farmacia hospitalaria	es	shows	Nutriciones parenterales de neonatos
hospital pharmacy	farmacia hospitalaria	es	shows	Pacientes externos con VIH y biológicos
hospital pharmacy	farmacia hospitalaria	es	shows	FIR en tercer año, validaba tratamientos de planta
hospital pharmacy	farmacia hospitalaria	en	shows	Unit dose, ward carts and Pyxis
hospital pharmacy	farmacia hospitalaria	en	shows	Chemo in isolators
hospital pharmacy	farmacia hospitalaria	en	shows	TPN for neonates
hospital pharmacy	farmacia hospitalaria	en	shows	Ward rounds, screened charts and HIV outpatients
hospital pharmacy	farmacia hospitalaria	es	near	Oficina de farmacia de barrio
hospital pharmacy	farmacia hospitalaria	es	near	Celador de hospital
hospital pharmacy	farmacia hospitalaria	es	near	Ingresado en hospital
hospital pharmacy	farmacia hospitalaria	en	near	High-street chemist
hospital pharmacy	farmacia hospitalaria	en	near	Hospital porter taking boxes to wards
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	shows	CRA: visitas, CRF y verificación de fuente
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	shows	Notifiqué reacciones graves en 24 horas
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	shows	TMF, comité y consentimientos en fase III
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	shows	Argus y codificación MedDRA
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	shows	Coordiné 14 centros de oncología
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	en	shows	CRA visits, CRFs and source checks
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	en	shows	Reported SAEs within 24 hours
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	en	shows	TMF and consents in phase III
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	en	shows	Argus, MedDRA coding, 14 oncology sites
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	near	Ensayos de teatro
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	near	Voluntario sano en un ensayo
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	es	near	Vigilante de hospital
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	en	near	Took part in a drug trial as a healthy volunteer
clinical trials and pharmacovigilance	ensayos clínicos y farmacovigilancia	en	near	Booked trial rooms and couriers for a clinic
regulatory affairs	asuntos regulatorios	es	shows	CTD, variaciones y renovaciones ante AEMPS
regulatory affairs	asuntos regulatorios	es	shows	Textos de ficha técnica y material promocional revisado
regulatory affairs	asuntos regulatorios	es	shows	Registro de cosméticos en CPNP
regulatory affairs	asuntos regulatorios	es	shows	Marcado CE de producto sanitario MDR
regulatory affairs	asuntos regulatorios	es	shows	Contesté requerimientos sin parar el reloj
regulatory affairs	asuntos regulatorios	en	shows	CTDs, variations and renewals with MHRA
regulatory affairs	asuntos regulatorios	en	shows	SmPC texts and promo copy review
regulatory affairs	asuntos regulatorios	en	shows	CPNP cosmetic notifications
regulatory affairs	asuntos regulatorios	en	shows	CE marking under MDR
regulatory affairs	asuntos regulatorios	es	near	Administrativa en asuntos sociales del ayuntamiento
regulatory affairs	asuntos regulatorios	es	near	Regulador de voltaje
regulatory affairs	asuntos regulatorios	es	near	Tráfico y reglas de circulación
regulatory affairs	asuntos regulatorios	en	near	Social affairs desk
regulatory affairs	asuntos regulatorios	en	near	Followed shop regulations on opening hours
chemical risk and storage	seguridad química y almacenamiento	es	shows	APQ, cubetos e incompatibilidades por armario
chemical risk and storage	seguridad química y almacenamiento	es	shows	Etiquetas CLP y fichas de 16 secciones
chemical risk and storage	seguridad química y almacenamiento	es	shows	Ducha, lavaojos y simulacro de derrame
chemical risk and storage	seguridad química y almacenamiento	es	shows	Gestor autorizado y libro de residuos de laboratorio
chemical risk and storage	seguridad química y almacenamiento	es	shows	REACH: inventario y usos
chemical risk and storage	seguridad química y almacenamiento	en	shows	COSHH assessments and segregated cabinets
chemical risk and storage	seguridad química y almacenamiento	en	shows	CLP labels and 16-section SDS
chemical risk and storage	seguridad química y almacenamiento	en	shows	Eyewash checks and spill drills
chemical risk and storage	seguridad química y almacenamiento	en	shows	Licensed waste contractor, REACH inventory
chemical risk and storage	seguridad química y almacenamiento	es	near	Guardaba detergente en armario
chemical risk and storage	seguridad química y almacenamiento	es	near	Química entre compañeros
chemical risk and storage	seguridad química y almacenamiento	es	near	Mozo en almacén de productos textiles
chemical risk and storage	seguridad química y almacenamiento	en	near	Good chemistry with colleagues
chemical risk and storage	seguridad química y almacenamiento	en	near	Stacked paint tins in a DIY store
product formulation and R&D	formulación y desarrollo de producto	es	shows	Cremas O/A, estabilidad a 40 grados y test de reto
product formulation and R&D	formulación y desarrollo de producto	es	shows	Lancé gel sin sulfatos que vende 90.000 unidades
product formulation and R&D	formulación y desarrollo de producto	es	shows	Reduje coste de pintura un 8 % cambiando carga
product formulation and R&D	formulación y desarrollo de producto	es	shows	DOE y pruebas piloto de 50 kilos
product formulation and R&D	formulación y desarrollo de producto	es	shows	Comprimidos de liberación prolongada
product formulation and R&D	formulación y desarrollo de producto	en	shows	O/W creams, 40-degree stability and challenge tests
product formulation and R&D	formulación y desarrollo de producto	en	shows	Launched a sulphate-free gel, 90k units
product formulation and R&D	formulación y desarrollo de producto	en	shows	Cut paint cost 8% by swapping filler
product formulation and R&D	formulación y desarrollo de producto	en	shows	DOE and 50 kg pilots, slow-release tablets
product formulation and R&D	formulación y desarrollo de producto	es	near	Comercial que presentaba productos nuevos a droguerías
product formulation and R&D	formulación y desarrollo de producto	es	near	Panelista que probaba cremas en casa
product formulation and R&D	formulación y desarrollo de producto	es	near	Comercial de cosmética
product formulation and R&D	formulación y desarrollo de producto	en	near	Tested shampoos at home as a panellist
product formulation and R&D	formulación y desarrollo de producto	en	near	Cosmetics sales rep
`;
