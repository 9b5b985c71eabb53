import { readResources } from './learning-resource';

/** Design, media, culture, stage and music, science and research. */
export const cultureAndScienceResources = readResources(`
[design]
adobe-tutorials-photoshop ; Tutoriales de Photoshop ; Adobe ; video ; beginner ; ; es ; free ; https://helpx.adobe.com/es/photoshop/tutorials.html ; photoshop, photo-retouching, *graphic-design, *photography
adobe-tutorials-illustrator ; Tutoriales de Illustrator ; Adobe ; video ; beginner ; ; es ; free ; https://helpx.adobe.com/es/illustrator/tutorials.html ; illustrator, vector-graphics, *graphic-design
adobe-tutorials-indesign ; InDesign tutorials ; Adobe ; video ; beginner ; ; en ; free ; https://helpx.adobe.com/indesign/tutorials.html ; indesign, page-layout
adobe-tutorials-premiere ; Tutoriales de Premiere Pro ; Adobe ; video ; beginner ; ; es ; free ; https://helpx.adobe.com/es/premiere-pro/tutorials.html ; premiere, video-editing, *video-and-animation
adobe-tutorials-aftereffects ; After Effects tutorials ; Adobe ; video ; intermediate ; ; en ; free ; https://helpx.adobe.com/after-effects/tutorials.html ; after-effects, motion-graphics, visual-effects
adobe-tutorials-lightroom ; Lightroom tutorials ; Adobe ; video ; beginner ; ; en ; free ; https://helpx.adobe.com/lightroom-cc/tutorials.html ; lightroom, photography, photo-retouching, *photography
calarts-graphic ; Graphic Design Specialization ; CalArts · Coursera ; course ; beginner ; 60 ; en ; paid ; https://www.coursera.org/specializations/graphic-design ; graphic-design, typography, branding-design, *graphic-design
domestika ; Cursos de diseño, ilustración, foto y artesanía ; Domestika ; course ; beginner ; ; es ; paid ; https://www.domestika.org/es/courses ; illustration, graphic-design, photography, digital-illustration, lettering, jewellery-making, textile-design, motion-graphics, handicrafts, *graphic-design, *photography, *textile-leather-and-crafts
canva-design-school ; Canva Design School ; Canva ; course ; beginner ; 5 ; es ; free ; https://www.canva.com/es_es/design-school/ ; canva, presentation-design, social-media-content
todofp-artes-graficas ; Ciclos de Artes Gráficas ; TodoFP · Ministerio de Educación ; course ; beginner ; 2000 ; es ; free ; https://www.todofp.es/que-estudiar/familias-profesionales/artes-graficas.html ; digital-printing, offset-printing, prepress, print-finishing, page-layout, *printing, *journalism-and-publishing
printing-uk-bpif ; Print training ; BPIF ; course ; beginner ; ; en ; paid ; https://www.britishprint.com/ ; offset-printing, digital-printing, print-finishing, *printing
google-ux ; Google UX Design Professional Certificate ; Google · Coursera ; course ; beginner ; 200 ; en ; paid ; https://www.coursera.org/professional-certificates/google-ux-design ; ux-design, user-research, wireframing, ui-prototyping, figma, *ux-and-web-design
interaction-design-foundation ; UX courses ; Interaction Design Foundation ; course ; intermediate ; ; en ; paid ; https://www.interaction-design.org/courses ; ux-design, interaction-design, usability-testing, information-architecture, service-design, accessibility-design
nng-ux ; UX certification ; Nielsen Norman Group ; certification ; advanced ; 40 ; en ; paid ; https://www.nngroup.com/ux-certification/ ; ux-design, user-research, usability-testing
figma-learn ; Figma Learn ; Figma ; course ; beginner ; 8 ; en ; free ; https://help.figma.com/ ; figma, ui-design, ui-prototyping, design-systems
material-design ; Material Design guidelines ; Google ; documentation ; intermediate ; ; en ; free ; https://m3.material.io/ ; material-design, ui-design, design-systems
accesibilidad-w3c-es ; Introducción a la accesibilidad web ; W3C WAI ; documentation ; beginner ; 6 ; es ; free ; https://www.w3.org/WAI/fundamentals/accessibility-intro/es ; web-accessibility, accessibility-design, ux-design, *ux-and-web-design
blender-manual-es ; Manual de Blender ; Blender Foundation ; documentation ; beginner ; ; es ; free ; https://docs.blender.org/manual/es/latest/ ; blender, 3d-animation, texturing, 3d-rendering, *video-and-animation
blender-studio ; Blender Studio training ; Blender Institute ; course ; intermediate ; ; en ; paid ; https://studio.blender.org/training/ ; blender, 3d-animation, 3d-rigging, *video-and-animation
davinci-training ; DaVinci Resolve training ; Blackmagic Design ; course ; beginner ; 30 ; en ; free ; https://www.blackmagicdesign.com/products/davinciresolve/training ; davinci-resolve, colour-grading, video-editing, post-production
avid-learning ; Avid learning and certification ; Avid ; certification ; intermediate ; 40 ; en ; paid ; https://www.avid.com/learning ; avid-media-composer, pro-tools, audio-mixing, sibelius
krita-docs ; Manual de Krita ; KDE ; documentation ; beginner ; ; es ; free ; https://docs.krita.org/es/ ; krita, digital-illustration
msu-photography ; Photography Basics and Beyond ; Michigan State University · Coursera ; course ; beginner ; 80 ; en ; paid ; https://www.coursera.org/specializations/photography-basics ; photography, studio-lighting, portrait-photography
todofp-imagen-sonido ; Ciclos de Imagen y Sonido ; TodoFP · Ministerio de Educación ; course ; beginner ; 2000 ; es ; free ; https://www.todofp.es/que-estudiar/familias-profesionales/imagen-sonido.html ; video-production, sound-recording, camera-operation, live-sound, photography, 3d-animation, dj-skills, stage-lighting, *video-and-animation, *audio-and-stage, *photography
[sound-and-stage]
berklee-music-production ; Music Production Specialization ; Berklee · Coursera ; course ; beginner ; 60 ; en ; paid ; https://www.coursera.org/specializations/music-production ; audio-production, audio-mixing, sound-recording, music-production-creative, *audio-and-stage
ableton-learning-es ; Aprende música ; Ableton ; practice ; beginner ; 4 ; es ; free ; https://learningmusic.ableton.com/es/ ; music-theory, music-composition, ableton-live, *music
ableton-learning ; Learning Music ; Ableton ; practice ; beginner ; 4 ; en ; free ; https://learningmusic.ableton.com/ ; music-theory, music-composition, ableton-live, *music
berklee-online ; Music courses ; Berklee Online ; course ; intermediate ; 120 ; en ; paid ; https://online.berklee.edu/ ; singing, guitar, piano, music-industry, orchestration, jazz-music, music-composition
musescore-handbook-es ; Manual de MuseScore Studio ; MuseScore ; documentation ; beginner ; ; es ; free ; https://musescore.org/es/handbook ; musescore, music-notation-software
abrsm ; Graded music exams ; ABRSM ; certification ; beginner ; ; en ; paid ; https://www.abrsm.org/ ; piano, instrumental-performance, music-theory, string-instruments, wind-instruments, singing
trinity-performing ; Music, drama and dance exams ; Trinity College London ; certification ; beginner ; ; en ; paid ; https://www.trinitycollege.com/ ; acting, musical-theatre, instrumental-performance, dance, public-speaking, *theatre-and-film, *dance
rad-dance ; Dance exams and teacher training ; Royal Academy of Dance ; certification ; intermediate ; ; en ; paid ; https://www.royalacademyofdance.org/ ; ballet, dance-teaching, dance, *dance
ensenanzas-artisticas ; Enseñanzas artísticas: música, danza y arte dramático ; Ministerio de Educación ; course ; intermediate ; ; es ; paid ; https://www.educacionfpydeportes.gob.es/contenidos/estudiantes/ensenanzas-artisticas.html ; dance, acting, instrumental-performance, choreography, theatre-directing, singing, scenography, *dance, *music, *theatre-and-film
inaem-tecnico ; Centro de Tecnología del Espectáculo ; INAEM ; course ; intermediate ; ; es ; free ; https://www.inaem.gob.es/ ; stage-management, stagehand-work, stage-lighting, live-sound, costume-for-stage, theatre-management, *theatre-and-film
ecam ; Cursos de cine ; ECAM ; course ; intermediate ; ; es ; paid ; https://ecam.es/ ; film-directing, cinematography, scriptwriting, film-production, video-editing, audiovisual-production-management
[culture]
wesleyan-writing ; Creative Writing Specialization ; Wesleyan University · Coursera ; course ; beginner ; 60 ; en ; paid ; https://www.coursera.org/specializations/creative-writing ; creative-writing, storytelling, *publishing-and-writing
fundeu ; Recomendaciones y consultas sobre español ; FundéuRAE ; documentation ; beginner ; ; es ; free ; https://www.fundeu.es/ ; spelling-and-grammar, proofreading, editorial-style, written-communication, news-writing, *publishing-and-writing
rae-recursos ; Diccionarios, gramática y ortografía ; Real Academia Española ; documentation ; beginner ; ; es ; free ; https://www.rae.es/ ; spelling-and-grammar, proofreading, written-communication, lexicography
unico-correccion ; Formación y recursos de corrección ; UniCo, Unión de Correctores ; course ; intermediate ; ; es ; paid ; https://www.uniondecorrectores.org/ ; proofreading, translation-revision, publishing
escuela-escritores ; Cursos de escritura ; Escuela de Escritores ; course ; beginner ; ; es ; paid ; https://escueladeescritores.com/ ; creative-writing, scriptwriting, poetry-writing, copywriting, *publishing-and-writing
ciep-editing ; Editing and proofreading training ; Chartered Institute of Editing and Proofreading ; course ; intermediate ; 30 ; en ; paid ; https://www.ciep.uk/ ; proofreading, publishing, editorial-style, ebook-production, *journalism-and-publishing
knight-center-es ; Cursos de periodismo ; Centro Knight para el Periodismo en las Américas ; course ; intermediate ; ; es ; free ; https://journalismcourses.org/es/ ; journalism, data-journalism, investigative-journalism, digital-journalism, *journalism, *journalism-and-publishing
knight-center ; Journalism courses ; Knight Center for Journalism in the Americas ; course ; intermediate ; 20 ; en ; free ; https://journalismcourses.org/ ; journalism, data-journalism, investigative-journalism, digital-journalism, podcasting, *journalism
google-news-initiative ; Google News Initiative training ; Google ; course ; beginner ; ; en ; free ; https://newsinitiative.withgoogle.com/ ; digital-journalism, data-journalism, google-trends
asetrad ; Formación en traducción e interpretación ; Asetrad ; course ; intermediate ; ; es ; paid ; https://asetrad.org/ ; translation, legal-translation, interpreting, audiovisual-translation, translation-revision, *translation-and-interpreting
trados-learning ; Trados training and certification ; RWS ; certification ; beginner ; 20 ; en ; paid ; https://www.trados.com/learning/ ; sdl-trados, cat-tools, terminology-management, *translation-and-interpreting
europarl-interpreting ; Speech Repository and interpreting resources ; European Commission, DG Interpretation ; practice ; advanced ; ; en ; free ; https://speech-repository.webcloud.ec.europa.eu/ ; interpreting, simultaneous-interpreting, consecutive-interpreting
sedic ; Formación en documentación y bibliotecas ; SEDIC ; course ; intermediate ; ; es ; paid ; https://sedic.es/ ; documentation-science, library-services, archival-science, records-management, cataloguing, digital-libraries, *libraries-archives-museums
ifla-learning ; Library resources and learning ; IFLA ; documentation ; intermediate ; ; en ; free ; https://www.ifla.org/ ; library-services, cataloguing, digital-libraries, *libraries-archives-museums
moma-courses ; Museum courses on art ; MoMA · Coursera ; course ; beginner ; 30 ; en ; paid ; https://www.coursera.org/moma ; art-history, museum-education, exhibition-curating
ipce-patrimonio ; Formación y publicaciones sobre patrimonio ; Instituto del Patrimonio Cultural de España ; documentation ; intermediate ; ; es ; free ; https://ipce.cultura.gob.es/ ; heritage-management, art-conservation, heritage-restoration, archaeology, cultural-management
[science]
openlearn-science ; OpenLearn: Science, Maths & Technology courses ; The Open University ; course ; beginner ; ; en ; free ; https://www.open.edu/openlearn/science-maths-technology ; physics, chemistry, biology, mathematics, geology, astronomy, *chemistry, *biology-and-biotechnology, *physics-earth-and-mathematics, *laboratory
khan-ciencia-es ; Ciencias: biología, química y física ; Khan Academy ; course ; beginner ; ; es ; free ; https://es.khanacademy.org/science ; biology, chemistry, physics, organic-chemistry, genetics, *biology-and-biotechnology, *chemistry, *physics-earth-and-mathematics
mit-ocw-bio ; MIT OpenCourseWare: Biology ; MIT ; course ; intermediate ; ; en ; free ; https://ocw.mit.edu/search/?d=Biology ; biology, molecular-biology, genetics, biochemistry, *biology-and-biotechnology
labxchange ; LabXchange: virtual lab simulations ; Harvard University ; practice ; beginner ; ; en ; free ; https://www.labxchange.org/ ; laboratory-techniques, pipetting, pcr, molecular-biology, electrophoresis, *laboratory
labxchange-es ; LabXchange en español ; Harvard University ; practice ; beginner ; ; es ; free ; https://www.labxchange.org/?lang=es ; laboratory-techniques, pipetting, pcr, molecular-biology, *laboratory
galaxy-training ; Galaxy Training Network ; Galaxy Project ; practice ; intermediate ; ; en ; free ; https://training.galaxyproject.org/ ; bioinformatics, galaxy-bio, genomics, dna-sequencing, proteomics
rosalind ; Rosalind: bioinformatics problems ; Rosalind ; practice ; intermediate ; 40 ; en ; free ; https://rosalind.info/ ; bioinformatics, python, genomics
waters-hplc ; Chromatography education ; Waters ; documentation ; intermediate ; ; en ; free ; https://www.waters.com/nextgen/us/en/education.html ; hplc, chromatography, mass-spectrometry, lc-ms
enac-formacion ; Formación en acreditación de laboratorios ; ENAC ; course ; intermediate ; ; es ; paid ; https://www.enac.es/ ; iso-17025, iso-15189, method-validation, good-laboratory-practice
stanford-sciwrite ; Writing in the Sciences ; Stanford University · Coursera ; course ; intermediate ; 30 ; en ; free ; https://www.coursera.org/learn/sciwrite ; scientific-writing, scientific-writing-health, academic-writing, peer-review, *research
fecyt-formacion ; Formación en recursos científicos (WoS y Scopus) ; FECYT ; video ; beginner ; 6 ; es ; free ; https://www.recursoscientificos.fecyt.es/ ; web-of-science, scopus, scientific-databases, bibliometrics, literature-review, *research
pubmed-learn ; PubMed online training ; National Library of Medicine ; video ; beginner ; 2 ; en ; free ; https://learn.nlm.nih.gov/ ; pubmed, scientific-databases, literature-review
elsevier-researcher ; Researcher Academy ; Elsevier ; course ; intermediate ; ; en ; free ; https://researcheracademy.elsevier.com/ ; scientific-writing, peer-review, grant-writing-research, research-ethics, conference-presentation
igme-geologia ; Publicaciones y cursos de geología ; IGME-CSIC ; documentation ; intermediate ; ; es ; free ; https://www.igme.es/ ; geology, hydrogeology, mining, soil-science
aemet-recursos ; Recursos de meteorología ; AEMET ; documentation ; beginner ; ; es ; free ; https://www.aemet.es/ ; meteorology, climate-change
`);
