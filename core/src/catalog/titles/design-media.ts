import { readJobTitles } from './job-title';

/** Design, audiovisual work, press, languages, stage and music. */
export const designMediaTitles = readJobTitles(`
[design-media]
graphic-designer ; 3 ; diseñadora gráfica, diseñador gráfico, grafista ; graphic designer ; graphic-design, photoshop, illustrator, indesign, typography, corporate-identity, page-layout
junior-graphic-designer ; 2 ; diseñadora gráfica júnior, diseñador gráfico júnior ; junior graphic designer ; graphic-design, photoshop, illustrator, canva, indesign
senior-graphic-designer ; 4 ; diseñadora gráfica sénior, diseñador gráfico sénior ; senior graphic designer ; graphic-design, corporate-identity, art-direction, illustrator, indesign, typography
design-intern ; 1 ; becaria de diseño, becario de diseño ; design intern ; graphic-design, photoshop, illustrator, canva, figma
web-designer ; 3 ; diseñadora web, diseñador web ; web designer ; web-design, figma, html, css, wordpress, responsive-design, photoshop
ux-designer ; 3 ; diseñadora UX/UI, diseñador UX/UI, diseñadora UX, diseñador UX, diseñadora de experiencia de usuario, diseñador de experiencia de usuario ; UX designer, UX/UI designer, user experience designer ; ux-design, user-research, wireframing, ui-prototyping, figma, usability-testing
ui-designer ; 3 ; diseñadora UI, diseñador UI, diseñadora de interfaces, diseñador de interfaces ; UI designer, user interface designer, interface designer ; ui-design, figma, design-systems, ui-prototyping, typography, adobe-xd
product-designer ; 4 ; diseñadora de producto digital, diseñador de producto digital, product designer ; product designer, digital product designer ; digital-product-design, ux-design, ui-design, figma, user-research, design-systems
ux-researcher ; 4 ; investigadora UX, investigador UX, UX researcher ; UX researcher, user researcher ; user-research, usability-testing, qualitative-research, survey-design, customer-journey
ux-writer ; 3 ; UX writer, redactora de experiencia de usuario, redactor de experiencia de usuario ; UX writer, content designer ; ux-writing, copywriting, web-content-writing, user-research, figma
design-manager ; 5 ; responsable de diseño, directora de diseño, director de diseño, design lead ; design manager, head of design, design director, design lead ; leadership, ux-design, design-systems, art-direction, design-thinking
art-director ; 5 ; directora de arte, director de arte ; art director ; art-direction, graphic-design, advertising-creativity, photoshop, corporate-identity
creative-director ; 6 ; directora creativa, director creativo ; creative director ; advertising-creativity, art-direction, leadership, storytelling, marketing-campaigns
advertising-creative ; 3 ; creativa publicitaria, creativo publicitario ; advertising creative, creative ; advertising-creativity, copywriting, storytelling, art-direction, marketing-campaigns
illustrator ; 3 ; ilustradora, ilustrador ; illustrator ; illustration, procreate, photoshop, illustrator, storyboarding
industrial-designer ; 3 ; diseñadora industrial, diseñador industrial, diseñadora de producto, diseñador de producto ; industrial designer, physical product designer ; product-design-engineering, 3d-modeling, solidworks, rapid-prototyping, rhino, 3d-rendering
fashion-designer ; 3 ; diseñadora de moda, diseñador de moda, diseñadora de indumentaria, diseñador de indumentaria ; fashion designer ; fashion-design, pattern-making, illustrator, trend-research, sewing
packaging-designer ; 3 ; diseñadora de packaging, diseñador de packaging ; packaging designer ; packaging-design, illustrator, graphic-design, prepress, corporate-identity
editorial-designer ; 3 ; diseñadora editorial, diseñador editorial, maquetadora, maquetador ; editorial designer, layout artist, typesetter ; page-layout, indesign, typography, prepress, graphic-design
motion-designer ; 3 ; diseñadora de motion graphics, diseñador de motion graphics, motion designer ; motion designer, motion graphics designer ; motion-graphics, after-effects, 2d-animation, illustrator, video-editing
animator ; 3 ; animadora 2D, animador 2D, animadora, animador ; animator, 2D animator ; 2d-animation, after-effects, toon-boom, storyboarding, illustration
3d-artist ; 3 ; animadora 3D, animador 3D, artista 3D, modeladora 3D, modelador 3D ; 3D artist, 3D animator, 3D modeller, 3D modeler ; 3d-modeling, blender, maya, 3ds-max, 3d-rendering, 2d-animation
vfx-artist ; 3 ; artista de efectos visuales, técnica de VFX, técnico de VFX, compositora digital, compositor digital ; VFX artist, compositor, visual effects artist ; visual-effects, nuke, after-effects, 3d-modeling, post-production
game-designer ; 3 ; diseñadora de videojuegos, diseñador de videojuegos, game designer ; game designer, level designer ; game-design, unity, unreal-engine, storytelling, game-narrative
exhibition-designer ; 3 ; diseñadora de exposiciones, diseñador de exposiciones, museógrafa, museógrafo ; exhibition designer ; exhibition-design, 3d-modeling, graphic-design, interior-design, autocad
set-designer ; 3 ; escenógrafa, escenógrafo, decoradora de escenarios, decorador de escenarios ; set designer, scenographer, production designer ; scenography, illustration, sketchup, interior-design, art-history
photographer ; 3 ; fotógrafa, fotógrafo ; photographer ; photography, lightroom, photoshop, photo-retouching, studio-lighting
photography-assistant ; 2 ; ayudante de fotografía, asistente de fotografía ; photography assistant, photographer's assistant ; photography, studio-lighting, photo-retouching, lightroom, teamwork
photo-retoucher ; 3 ; retocadora fotográfica, retocador fotográfico ; photo retoucher, photo editor ; photo-retouching, photoshop, lightroom, prepress, attention-to-detail
photojournalist ; 3 ; fotoperiodista, reportera gráfica, reportero gráfico ; photojournalist, press photographer ; photography, photojournalism, photo-retouching, journalism, lightroom
videographer ; 3 ; videógrafa, videógrafo, filmmaker ; videographer, filmmaker ; video-production, video-editing, camera-operation, premiere, studio-lighting
video-editor ; 3 ; editora de vídeo, editor de vídeo, montadora de vídeo, montador de vídeo, montadora audiovisual, montador audiovisual ; video editor, film editor ; video-editing, premiere, after-effects, davinci-resolve, colour-grading
camera-operator ; 3 ; operadora de cámara, operador de cámara, cámara, camarógrafa, camarógrafo ; camera operator, cameraman, camerawoman ; camera-operation, video-production, studio-lighting, live-production, photography
director-of-photography ; 4 ; directora de fotografía, director de fotografía ; director of photography, cinematographer ; cinematography, studio-lighting, camera-operation, colour-grading, team-supervision
television-director ; 4 ; realizadora, realizador, realizadora de televisión, realizador de televisión ; television director, TV director, vision mixer ; tv-production, live-production, video-production, camera-operation, team-supervision
film-director ; 5 ; directora de cine, director de cine, cineasta ; film director, movie director ; film-directing, scriptwriting, storytelling, leadership, video-production
first-assistant-director ; 3 ; ayudante de dirección cinematográfica ; first assistant director ; film-production, project-scheduling, team-supervision, communication, event-logistics
producer ; 4 ; productora audiovisual, productor audiovisual, productora de televisión, productor de televisión, productora de cine, productor de cine ; producer, film producer, television producer ; film-production, budget-management, project-management, contract-negotiation, team-supervision
production-assistant ; 2 ; ayudante de producción audiovisual, auxiliar de producción ; production assistant, production runner ; film-production, event-logistics, driving-licence-b, communication, teamwork
screenwriter ; 3 ; guionista ; screenwriter, scriptwriter ; scriptwriting, storytelling, creative-writing, proofreading, research-methodology
sound-technician ; 3 ; técnica de sonido, técnico de sonido, sonidista, ingeniera de sonido, ingeniero de sonido ; sound technician, sound engineer, audio engineer ; sound-recording, live-sound, pro-tools, audio-mixing, audio-production
lighting-technician ; 3 ; técnica de iluminación, técnico de iluminación, luminotécnica, luminotécnico, iluminadora, iluminador ; lighting technician, lighting designer ; stage-lighting, grandma, electrical-installations, working-at-height, event-logistics
audiovisual-technician ; 3 ; técnica audiovisual, técnico audiovisual, técnica de medios audiovisuales, técnico de medios audiovisuales ; audiovisual technician, AV technician ; audiovisual-support, live-sound, stage-lighting, video-production, event-logistics
streaming-technician ; 3 ; operadora de vídeo y streaming, operador de vídeo y streaming, técnica de streaming, técnico de streaming ; streaming technician, broadcast technician ; live-production, obs-studio, video-production, networking, audiovisual-support
stagehand ; 2 ; tramoyista, maquinista de teatro, utilera, utilero ; stagehand, stage technician, props handler ; stagehand-work, scenography, working-at-height, manual-handling, teamwork
stage-manager ; 4 ; regidora de escena, regidor de escena, jefa de escenario, jefe de escenario ; stage manager ; stage-management, team-supervision, project-scheduling, communication, event-logistics
journalist ; 3 ; periodista, reportera, reportero ; journalist, reporter ; journalism, news-writing, journalistic-interviewing, investigative-journalism, social-media-management, media-relations
staff-writer ; 3 ; redactora, redactor, redactora de prensa, redactor de prensa ; staff writer, news writer ; news-writing, journalism, proofreading, seo, investigative-journalism
editor-in-chief ; 4 ; redactora jefa, redactor jefe, jefa de redacción, jefe de redacción ; editor-in-chief, managing editor, news editor ; journalism, news-writing, team-supervision, editorial-coordination, proofreading
correspondent ; 3 ; corresponsal, enviada especial, enviado especial ; correspondent, foreign correspondent ; journalism, news-writing, journalistic-interviewing, english, live-production
radio-presenter ; 3 ; locutora, locutor, locutora de radio, locutor de radio, radialista ; radio presenter, radio announcer, radio host ; radio-broadcasting, voice-over, public-speaking, scriptwriting, sound-recording
television-presenter ; 3 ; presentadora de televisión, presentador de televisión, conductora de televisión, conductor de televisión ; television presenter, TV host, news anchor ; tv-presenting, public-speaking, journalism, journalistic-interviewing, live-production
voice-actor ; 3 ; actor de doblaje, actriz de doblaje, locutora comercial, locutor comercial ; voice actor, voice-over artist, dubbing actor ; voice-over, dubbing, acting, sound-recording, diction
podcaster ; 3 ; podcaster, productora de podcast, productor de podcast ; podcaster, podcast producer ; podcasting, audio-production, storytelling, journalistic-interviewing, content-creation
book-editor ; 4 ; editora, editor, editora de libros, editor de libros, editora literaria, editor literario ; book editor, editor, publishing editor ; publishing, proofreading, editorial-coordination, copywriting, project-management
proofreader ; 3 ; correctora de textos, corrector de textos, correctora ortotipográfica, corrector ortotipográfico, correctora de estilo, corrector de estilo ; proofreader, copy editor ; proofreading, editorial-style, spelling-and-grammar, attention-to-detail, word
writer ; 3 ; escritora, escritor, novelista, poeta, autora, autor ; writer, author, novelist, poet ; creative-writing, storytelling, proofreading, research-methodology, publishing
translator ; 3 ; traductora, traductor, traductora técnica, traductor técnico, traductora literaria, traductor literario ; translator, technical translator, literary translator ; translation, cat-tools, sdl-trados, proofreading, terminology-management, localisation
interpreter ; 4 ; intérprete, intérprete de conferencias, traductora e intérprete, traductor e intérprete ; interpreter, conference interpreter ; simultaneous-interpreting, consecutive-interpreting, translation, terminology-management, public-speaking
sign-language-interpreter ; 3 ; intérprete de lengua de signos, intérprete de lengua de señas, ILSE ; sign language interpreter ; sign-language, consecutive-interpreting, hearing-impairment-support, simultaneous-interpreting, inclusive-education
subtitler ; 3 ; subtituladora, subtitulador, traductora audiovisual, traductor audiovisual ; subtitler, audiovisual translator ; subtitling, translation, audiovisual-translation, proofreading, audio-typing
localisation-specialist ; 3 ; localizadora de software, localizador de software, especialista en localización ; localisation specialist, localization specialist ; localisation, translation, cat-tools, internationalization, quality-control
translation-project-manager ; 4 ; gestora de proyectos de traducción, gestor de proyectos de traducción ; translation project manager, localization project manager ; project-management, cat-tools, localisation, client-relationship, quality-control
actor ; 3 ; actor, actriz ; actor, actress ; acting, vocal-technique, improvisation-theatre, stage-movement, memory
dancer ; 3 ; bailarín, bailarina ; dancer, professional dancer ; dance, ballet, contemporary-dance, physical-stamina, stage-movement
choreographer ; 4 ; coreógrafa, coreógrafo ; choreographer ; choreography, dance, teaching, creativity, team-supervision
theatre-director ; 4 ; directora de teatro, director de teatro, directora escénica, director escénico ; theatre director, theater director, stage director ; theatre-directing, acting, leadership, storytelling, project-management
musician ; 3 ; música, músico, instrumentista musical, concertista ; musician, instrumentalist, session musician ; instrumental-performance, music-theory, music-teaching, teamwork, orchestral-playing
singer ; 3 ; cantante, vocalista ; singer, vocalist ; singing, choral-singing, vocal-technique, stage-movement, music-theory
composer ; 4 ; compositora, compositor, compositora musical, compositor musical ; composer, music composer ; music-composition, music-theory, music-production-creative, logic-pro, orchestration
orchestra-conductor ; 4 ; directora de orquesta, director de orquesta, directora de coro, director de coro ; orchestra conductor, choir director, choirmaster ; orchestral-conducting, music-theory, leadership, instrumental-performance, teaching
music-producer ; 3 ; productora musical, productor musical ; music producer ; music-production-creative, ableton-live, audio-mixing, sound-recording, logic-pro
dj ; 3 ; DJ, pinchadiscos ; DJ, disc jockey ; dj-skills, music-production-creative, live-sound, event-hosting, audio-mixing
visual-artist ; 3 ; artista plástica, artista plástico, pintora artística, pintor artístico, artista visual ; visual artist, fine artist ; fine-arts, illustration, art-history, exhibition-design, creativity
sculptor ; 3 ; escultora, escultor ; sculptor ; sculpture, illustration, handicrafts, art-history, creativity
craftsperson ; 3 ; artesana, artesano ; craftsperson, artisan, craft maker ; handicrafts, market-stall, creativity, hand-tools, retail-sales
exhibition-curator ; 4 ; comisaria de exposiciones, comisario de exposiciones, curadora de arte, curador de arte ; exhibition curator, art curator ; exhibition-curating, art-history, cultural-management, academic-writing, cataloguing
gallerist ; 4 ; galerista, gestora de galería de arte, gestor de galería de arte ; gallerist, art gallery manager, art dealer ; art-gallery, art-history, sales, exhibition-curating, client-relationship
talent-agent ; 4 ; representante artística, representante artístico, manager artística, manager artístico, agente de artistas ; talent agent, artist manager, booking manager ; artist-management, contract-negotiation, event-organisation, public-relations, client-relationship
model ; 3 ; modelo, modelo de pasarela ; model, fashion model ; modelling-fashion, stage-movement, physical-stamina, photography, communication
film-extra ; 2 ; figurante, extra de cine ; film extra, background actor ; acting, punctuality, teamwork, stage-movement, communication
usher ; 2 ; acomodadora, acomodador, taquillera, taquillero, personal de sala de espectáculos ; usher, box office assistant, ticket clerk ; ticketing-events, customer-service, cash-handling, telephone-handling, access-control-guarding
live-events-technician ; 3 ; técnica de luces y sonido, técnico de luces y sonido, técnica de espectáculos en vivo, técnico de espectáculos en vivo, roadie ; live events technician, roadie, stage lighting and sound technician ; live-sound, stage-lighting, working-at-height, event-logistics, electrical-installations
`);
