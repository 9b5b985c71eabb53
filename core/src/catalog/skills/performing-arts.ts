import { readSkills } from './skill';

export const performingArtsSkills = readSkills(`
[theatre-and-film]
acting ; h ; interpretación actoral, actuación ante la cámara, actuación teatral, interpretación dramática, actor de teatro, arte dramático ; stage acting, acting performance, dramatic performance, screen acting ; improvisation-theatre, stage-movement ; interpreting
improvisation-theatre ; h ; improvisación teatral, match de improvisación ; theatre improvisation, improv theatre, improvisational theatre ; acting, clowning
stage-movement ; h ; expresión corporal, mimo, teatro físico, movimiento escénico ; stage movement, physical theatre, mime artistry, movement direction ; acting, dance
diction ; h ; dicción, técnica de verso, impostación de la voz ; diction, stage voice, accent work, dialect work ; vocal-technique, acting
voice-over ; h ; locución, voz en off, locución publicitaria, locución comercial ; voice-over, voiceover, voice acting ; dubbing, radio-broadcasting
dubbing ; h ; doblaje, actor de doblaje, ajuste de doblaje ; dubbing, dubbing acting, ADR dubbing ; voice-over, audiovisual-translation
clowning ; h ; clown, payaso, técnica de clown, payasos de hospital ; clowning, clown technique, hospital clowning ; improvisation-theatre, circus-arts
circus-arts ; h ; artes circenses, malabares, acrobacia aérea, telas aéreas, trapecio, zancos ; circus arts, juggling, aerial silks, acrobatics, stilt walking ; clowning
puppetry ; h ; títeres, marionetas, teatro de títeres ; puppetry, puppet theatre ; theatre-directing
magic-performance ; h ; magia e ilusionismo, ilusionismo, mago, espectáculo de magia ; magic performance, illusionism, stage magic ; stand-up-comedy
stand-up-comedy ; h ; monólogos cómicos, stand-up comedy, monologuista ; stand-up comedy, comedy performance ; improvisation-theatre
musical-theatre ; h ; teatro musical, canto y baile en escena ; musical theatre, musical theater ; acting, singing
theatre-directing ; h ; dirección teatral, dirección escénica, dirección de escena, puesta en escena ; theatre directing, stage directing, theater directing ; acting, playwriting
film-directing ; h ; dirección cinematográfica, dirección de cine, realización cinematográfica, dirección de actores ; film directing, film direction, directing actors ; assistant-directing
assistant-directing ; h ; ayudantía de dirección, script de rodaje, asistencia de dirección audiovisual ; assistant directing, script supervision, 1st AD duties, continuity on set ; film-directing
audiovisual-production-management ; h ; producción audiovisual ejecutiva, jefatura de producción, producción ejecutiva, plan de rodaje, producción de rodajes ; film production management, line producing, executive producing, shoot scheduling, call sheets ; film-directing
casting-direction ; h ; dirección de casting, casting de actores, búsqueda de actores ; casting direction, casting of actors ; film-directing
location-scouting ; h ; búsqueda de localizaciones, localizador de rodajes ; location scouting, location management ; audiovisual-production-management
stage-management ; h ; regiduría, regidor de escena, jefatura de escenario, regiduría de espectáculos ; stage management, stage managing, stage crew management ; stagehand-work
stagehand-work ; h ; tramoya, maquinaria escénica, utilería, auxiliar de escenario, carga y descarga de espectáculos ; stagehand work, stage crew, stage machinery, props handling ; stage-management
scenography ; h ; escenografía, diseño de escenografía, dirección de arte escénica, atrezo y escenografía ; scenography, set design, stage design, set dressing ; costume-for-stage
costume-for-stage ; h ; diseño de vestuario, vestuario teatral, vestuario escénico, figurinismo, sastrería teatral ; costume design, stage costumes, costume making, theatre wardrobe, wardrobe department ; scenography
theatre-management ; h ; gestión de artes escénicas, gestión de teatros, producción teatral, distribución de espectáculos ; theatre management, performing arts management, theatre production, show distribution ; cultural-management, stage-management
artist-management ; h ; representación artística, management artístico, booking de artistas, mánager de artistas ; artist management, talent representation, artist booking, talent agency ; music-industry
extras-work ; h ; figuración en cine, figuración en rodajes, extra de cine ; extras work, background acting ; acting
modelling-fashion ; h ; modelaje, modelo de pasarela, pasarela de moda, modelo publicitario ; fashion modelling, runway modelling, fashion modeling, photo modeling ; brand-ambassador

[dance]
dance ; h ; danza, baile profesional, bailarín profesional, danza profesional ; dance, professional dancing, dance performance ; contemporary-dance, ballet
ballet ; h ; danza clásica, ballet clásico, ballet ; ballet, classical dance, classical ballet ; dance
contemporary-dance ; h ; danza contemporánea, danza moderna ; contemporary dance, modern dance ; dance
flamenco-dance ; h ; baile flamenco, danza española, sevillanas, flamenco ; flamenco dance, Spanish dance, flamenco ; dance ; flemish
urban-dance ; h ; danza urbana, bailes urbanos, hip hop y danza urbana, breakdance ; urban dance, hip hop dance, street dance, breakdancing ; dance
latin-dances ; h ; bailes latinos, salsa y bachata, bailes de salón, tango de salón ; Latin dances, salsa dancing, ballroom dancing, bachata ; dance ; latin
folk-dance ; h ; danzas folclóricas, danza folclórica, bailes regionales ; folk dance, traditional dance ; dance
choreography ; h ; coreografía, creación coreográfica, montaje coreográfico, coreografías ; choreography, choreographing ; dance, dance-teaching
dance-teaching ; h ; clases de baile, clases de danza, profesor de baile, enseñanza de danza ; dance teaching, dance instruction, dance lessons, dance classes ; dance, choreography

[music]
singing ; h ; canto, canto lírico, canto moderno, cantante, interpretación vocal ; singing, opera singing, vocal performance, lyric singing ; vocal-technique, choral-singing
vocal-technique ; h ; técnica vocal, clases de canto, vocal coach ; vocal technique, voice coaching, vocal coaching, singing lessons ; singing
choral-singing ; h ; canto coral, coro, dirección coral, dirección de coros ; choral singing, choir singing, choral conducting, choir directing ; singing, orchestral-conducting
flamenco-singing ; h ; cante flamenco, toque flamenco, guitarra flamenca ; flamenco singing, flamenco guitar ; singing, flamenco-dance
instrumental-performance ; h ; interpretación musical, músico instrumentista, ejecución instrumental, conciertos en directo, música en directo ; musical performance, instrumental performance, live music, live performance ; piano, guitar ; interpreting
piano ; h ; piano, interpretación al piano, pianista acompañante, teclado musical ; piano, piano playing, piano accompaniment, keyboard playing ; instrumental-performance
guitar ; h ; guitarra, guitarra clásica, guitarra eléctrica, guitarra española ; guitar, guitar playing, classical guitar, electric guitar ; instrumental-performance
string-instruments ; h ; violín, violonchelo, viola (instrumento), contrabajo, instrumentos de cuerda ; violin, cello, viola instrument, double bass, string instruments ; instrumental-performance
wind-instruments ; h ; flauta travesera, clarinete, saxofón, trompeta, instrumentos de viento, trombón ; flute, clarinet, saxophone, trumpet, wind instruments, trombone ; instrumental-performance
percussion ; h ; percusión, batería musical, percusión latina, cajón flamenco ; percussion, playing drums, drumming ; instrumental-performance
bass-guitar ; h ; bajo eléctrico, bajista ; bass guitar, electric bass ; instrumental-performance
accordion-and-folk ; h ; acordeón, charango, cuatro venezolano, gaita, ukelele ; accordion, ukulele, bagpipes, charango ; instrumental-performance
music-theory ; h ; solfeo, lenguaje musical, armonía musical, teoría musical, análisis musical ; music theory, solfège, musical harmony, sight-reading music ; music-composition
music-composition ; h ; composición musical, arreglos musicales, compositor musical, bandas sonoras ; music composition, composing music, musical arrangement, film scoring, songwriting ; music-theory, orchestration
orchestration ; h ; orquestación, instrumentación musical ; orchestration, musical instrumentation ; music-composition ; orchestral-conducting
orchestral-conducting ; h ; dirección de orquesta, dirección orquestal, dirección musical, dirección de banda ; orchestral conducting, music direction, band directing, conducting orchestras ; orchestral-playing ; orchestration
orchestral-playing ; h ; orquesta sinfónica, músico de orquesta, música de cámara, banda municipal ; orchestral playing, symphony orchestra, chamber music, ensemble playing ; instrumental-performance
jazz-music ; h ; jazz, improvisación musical, combo de jazz ; jazz, musical improvisation ; instrumental-performance
early-music ; h ; música antigua, clavecín, órgano de tubos, musicología ; early music, harpsichord, pipe organ, musicology ; music-theory
dj-skills ; h ; DJ, disc jockey, pinchadiscos, mezcla de música en sesión ; DJ skills, DJing, disc jockey, deejaying ; music-industry
music-industry ; h ; industria musical, producción de conciertos, gestión de giras, promoción de conciertos ; music industry, concert production, tour management, concert promotion ; artist-management, event-organisation
music-production-creative ; h ; producción de beats, beatmaking, producción musical urbana ; beatmaking, beat production ; music-composition
`);
