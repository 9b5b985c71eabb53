import { readSkills } from './skill';

export const cultureSkills = readSkills(`
[journalism]
journalism ; h ; periodismo, redacción periodística, labor periodística ; journalism, journalistic writing, reporting news ; news-writing, journalistic-interviewing
news-writing ; h ; redacción de noticias, elaboración de noticias, redacción de reportajes, crónicas periodísticas, redacción de artículos, cobertura de noticias ; news writing, news reporting, feature writing, writing articles, article writing, news coverage ; journalism, investigative-journalism
investigative-journalism ; h ; periodismo de investigación, fact-checking, verificación de datos periodísticos ; investigative journalism, fact-checking ; journalism, data-journalism
data-journalism ; h ; periodismo de datos ; data journalism ; journalism
digital-journalism ; h ; periodismo digital, edición de medios digitales, redacción para medios digitales ; digital journalism, online journalism, web editing of news ; journalism, web-content-writing
sports-journalism ; h ; periodismo deportivo, narración deportiva, locución deportiva ; sports journalism, sports commentary ; journalism
cultural-journalism ; h ; periodismo cultural, crítica cultural, crítica de cine, crítica musical ; cultural journalism, arts criticism, film criticism, music criticism ; journalism
science-communication ; h ; divulgación científica, periodismo científico, comunicación científica, comunicación de la ciencia ; science communication, science journalism, science outreach, scientific outreach ; journalism, academic-research
photojournalism ; h ; fotoperiodismo, fotografía de prensa, reportero gráfico ; photojournalism, press photography ; journalism
journalistic-interviewing ; h ; entrevistas periodísticas, realización de entrevistas en medios ; journalistic interviewing, conducting media interviews ; journalism
radio-broadcasting ; h ; locución de radio, producción radiofónica, guion de radio, programas de radio, locución radiofónica ; radio broadcasting, radio presenting, radio production, radio hosting ; voice-over, podcasting
tv-presenting ; h ; presentación de televisión, presentador de televisión, conducción de programas, reportero de televisión ; TV presenting, television presenting, on-camera presenting, TV reporting, news anchoring ; radio-broadcasting
tv-production ; h ; producción de televisión, producción de programas, redacción de informativos, escaleta de informativos ; TV production, television production, news production, programme production ; audiovisual-production-management
editorial-coordination ; h ; coordinación editorial, jefatura de redacción, edición periodística, edición de contenidos editoriales ; editorial coordination, editorial management, news editing, editing of publications ; publishing, proofreading
editorial-style ; h ; libro de estilo, manual de estilo, línea editorial ; style guide, AP style, house style, editorial guidelines ; editorial-coordination, proofreading
newspaper-layout-flow ; h ; cierre de edición, planificación editorial de revistas, edición de revistas ; magazine editing, editorial planning, print deadlines ; editorial-coordination

[publishing-and-writing]
publishing ; h ; edición de libros, edición editorial, sector editorial, gestión editorial ; publishing, book publishing, book editing ; proofreading, editorial-coordination
proofreading ; h ; corrección de textos, corrección ortotipográfica, corrección de estilo, corrección de pruebas, corrección ortográfica ; proofreading, copyediting, copy editing, text correction ; publishing, spelling-and-grammar
spelling-and-grammar ; h ; ortografía, buena ortografía, ortografía y redacción, excelente ortografía, gramática, ortografía y gramática ; spelling and grammar, grammar, good grammar, spelling ; proofreading, written-communication
creative-writing ; h ; escritura creativa, narrativa, escritura literaria, taller de escritura ; creative writing, fiction writing, literary writing ; scriptwriting
scriptwriting ; h ; guion, escritura de guiones, guionista, guion audiovisual, guionización ; scriptwriting, screenwriting, script writing, screenplay writing ; creative-writing, audiovisual-production-management
playwriting ; h ; dramaturgia, escritura teatral ; playwriting, dramaturgy ; scriptwriting, theatre-directing
poetry-writing ; h ; poesía, escritura poética ; poetry writing ; creative-writing
technical-documentation-editing ; h ; edición técnica de textos, corrección de textos científicos ; technical editing, scientific copyediting ; proofreading
literary-criticism ; h ; crítica literaria, informes de lectura editorial, lectura de manuscritos ; literary criticism, manuscript evaluation, book reviewing ; publishing
rights-management-publishing ; h ; gestión de derechos editoriales, agencia literaria, cesión de derechos ; publishing rights management, literary agency, foreign rights ; publishing, intellectual-property
self-publishing ; h ; autopublicación, Kindle Direct Publishing ; self-publishing, Kindle Direct Publishing, KDP ; publishing
humanities-research ; h ; filología, filología hispánica, filología inglesa, lingüística, análisis de textos ; philology, linguistics, text analysis of literature ; academic-research
history-research ; h ; investigación histórica, historiografía, paleografía, genealogía ; historical research, historiography, palaeography, genealogy ; archival-science

[translation-and-interpreting]
translation ; h ; traducción, traducción de textos, traducciones, traducción de documentos ; translation, text translation, translating texts, document translation ; machine-translation-postediting, cat-tools ; interpreting
sworn-translation ; h ; traducción jurada, traductor jurado, traducción oficial, traducción pública ; sworn translation, certified translation, official translation ; translation, legal-translation
legal-translation ; h ; traducción jurídica, traducción económica, traducción financiera, traducción de contratos ; legal translation, financial translation ; translation, sworn-translation
technical-translation ; h ; traducción técnica, traducción científica, traducción de manuales ; technical translation, scientific translation ; translation
medical-translation ; h ; traducción médica, traducción biosanitaria ; medical translation, pharmaceutical translation ; translation, medical-terminology
literary-translation ; h ; traducción literaria, traducción editorial ; literary translation, book translation ; translation, publishing
audiovisual-translation ; h ; traducción audiovisual, traducción para doblaje, traducción de guiones ; audiovisual translation, translation for dubbing ; subtitling, localisation
localisation ; h ; localización de software, localización de videojuegos, localización lingüística, localización de contenidos, localización web ; localisation, localization, software localization, game localization, website localization ; translation, transcreation ; internationalization
transcreation ; h ; transcreación, traducción publicitaria, traducción creativa ; transcreation, marketing translation ; translation, copywriting
subtitling ; h ; subtitulado, subtitulación, subtitulado para sordos, subtítulos ; subtitling, captioning, closed captioning, subtitles ; audiovisual-translation
audio-description ; h ; audiodescripción ; audio description ; subtitling
translation-revision ; h ; revisión de traducciones, control de calidad lingüística ; translation revision, linguistic quality assurance, LQA, bilingual editing ; translation, proofreading
machine-translation-postediting ; h ; posedición de traducción automática, posedición, MTPE ; machine translation post-editing, post-editing, MTPE ; translation
cat-tools ; h ; herramientas TAO, traducción asistida por ordenador, memorias de traducción, herramientas de traducción asistida ; CAT tools, computer-assisted translation, translation memories ; sdl-trados, memoq
sdl-trados ; t ; SDL Trados, Trados Studio, Trados ; ; cat-tools
memoq ; t ; memoQ ; ; cat-tools
wordfast ; t ; Wordfast, OmegaT, Phrase TMS, Memsource, Smartcat, Déjà Vu X3 ; Wordfast, OmegaT, Phrase TMS, Memsource, Smartcat, Déjà Vu X3 ; cat-tools
subtitle-editors ; t ; Subtitle Edit, Aegisub, Subtitle Workshop ; ; subtitling
terminology-management ; h ; gestión terminológica, elaboración de glosarios, bases terminológicas, gestión de terminología, control terminológico ; terminology management, glossary creation ; translation
translation-project-management ; h ; gestión de proyectos de traducción ; translation project management, localization project management ; translation, project-management
interpreting ; h ; interpretación de idiomas, interpretación lingüística, intérprete, servicios de interpretación ; language interpreting, professional interpreting, interpretation services ; simultaneous-interpreting, consecutive-interpreting ; acting, instrumental-performance, translation
simultaneous-interpreting ; h ; interpretación simultánea, traducción simultánea, interpretación de conferencias ; simultaneous interpreting, conference interpreting, simultaneous interpretation ; interpreting
consecutive-interpreting ; h ; interpretación consecutiva, interpretación bilateral, interpretación de enlace ; consecutive interpreting, liaison interpreting, consecutive interpretation ; interpreting
court-interpreting ; h ; interpretación judicial, intérprete judicial ; court interpreting, legal interpreting ; interpreting, sworn-translation
community-interpreting ; h ; interpretación en servicios públicos, interpretación sanitaria, interpretación social ; community interpreting, medical interpreting, public service interpreting, healthcare interpreting ; interpreting, cultural-mediation
remote-interpreting ; h ; interpretación telefónica, interpretación remota ; remote interpreting, telephone interpreting, over-the-phone interpreting ; interpreting
sign-language-interpreting ; h ; interpretación de lengua de signos, intérprete de lengua de signos, intérprete de lengua de señas ; sign language interpreting, ASL interpreting, BSL interpreting ; interpreting, hearing-impairment-support
deafblind-guiding ; h ; guía-interpretación para sordociegos, mediación comunicativa ; deafblind interpreting, communication mediation for deaf people ; sign-language-interpreting
lexicography ; h ; lexicografía, planificación lingüística, normalización lingüística, dinamización lingüística ; lexicography, language planning, language revitalisation ; humanities-research

[libraries-archives-museums]
library-services ; h ; biblioteconomía, gestión de bibliotecas, servicios bibliotecarios, atención en biblioteca, préstamo bibliotecario, préstamo interbibliotecario, préstamo de libros ; library services, librarianship, library science, library management, circulation desk, library management systems, interlibrary loans ; cataloguing, reference-services
cataloguing ; h ; catalogación, catalogación bibliográfica, MARC 21, clasificación decimal universal, catalogación de fondos ; cataloguing, cataloging, MARC 21, Dewey Decimal Classification, bibliographic cataloguing ; library-services, koha
reference-services ; h ; referencia bibliográfica, búsquedas bibliográficas, información bibliográfica, formación de usuarios de biblioteca ; reference services, bibliographic searches, information literacy instruction, reference desk ; library-services
collection-development ; h ; desarrollo de colecciones, expurgo de fondos, adquisición bibliográfica ; collection development, library acquisitions, weeding collections ; library-services
koha ; t ; Koha, AbsysNet, Alma Ex Libris, Aleph biblioteca ; Koha, AbsysNet, Alma Ex Libris, Sierra library system ; library-services
archival-science ; h ; archivística, gestión de archivos, archivo histórico, descripción archivística, ISAD(G) ; archival science, archives management, archival description, archiving of records, ISAD(G), EAD ; records-management, historical-archives
historical-archives ; h ; archivos históricos, fondos documentales, fondo antiguo, documentación histórica ; historical archives, rare books, special collections ; archival-science
documentation-science ; h ; documentación e información, gestión de la información, documentalista, servicios de documentación ; information science, information management, documentation services ; archival-science, cataloguing
digital-libraries ; h ; bibliotecas digitales, repositorios institucionales, DSpace, preservación digital ; digital libraries, institutional repositories, DSpace, digital preservation ; library-services, document-digitisation
reference-managers ; t ; gestores bibliográficos, Mendeley, Zotero, EndNote, RefWorks ; reference managers, Mendeley, Zotero, EndNote, RefWorks ; academic-writing, bibliometrics
bibliometrics ; h ; bibliometría, análisis bibliométrico, índices de impacto ; bibliometrics, bibliometric analysis, citation analysis ; academic-research
museology ; h ; museología, gestión de museos, museografía ; museology, museum studies, museum management ; exhibition-curating, museum-education
exhibition-curating ; h ; comisariado de exposiciones, curaduría, comisariado, curaduría de exposiciones ; exhibition curating, curatorship, curation of exhibitions, curating exhibitions ; museology, exhibition-mounting
exhibition-mounting ; h ; montaje de exposiciones, manipulación de obras de arte, producción de exposiciones ; exhibition mounting, art handling, exhibition installation, exhibition production ; exhibition-curating
museum-education ; h ; educación en museos, mediación cultural en museos, visitas a museos guiadas, talleres didácticos de museo ; museum education, gallery education, museum outreach ; museology, tour-guiding
art-conservation ; h ; conservación y restauración, restauración de obras de arte, conservación preventiva, restauración de bienes culturales ; art conservation, art restoration, preventive conservation, conservation and restoration ; museology ; restaurant-management
heritage-management ; h ; gestión del patrimonio cultural, patrimonio histórico, patrimonio cultural, gestión patrimonial cultural ; heritage management, cultural heritage, historic preservation ; museology, cultural-management
archaeology ; h ; arqueología, excavación arqueológica, excavaciones arqueológicas ; archaeology, archeology, archaeological excavation, archaeological survey ; heritage-management, museology
art-history ; h ; historia del arte, tasación de arte, peritaje de arte ; art history, art appraisal ; museology
art-gallery ; h ; gestión de galerías de arte, venta de arte, mercado del arte ; gallery management, art sales, art market ; exhibition-curating
cultural-management ; h ; gestión cultural, gestión de proyectos culturales, producción cultural, programación cultural ; cultural management, arts management, arts administration, cultural programming, cultural projects ; heritage-management, event-organisation
cultural-policy ; h ; políticas culturales, industrias creativas, industrias culturales ; cultural policy, creative industries ; cultural-management
`);
