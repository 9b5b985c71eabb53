import { readSkills } from './skill';

export const designMediaSkills = readSkills(`
[graphic-design]
graphic-design ; h ; diseño gráfico, diseño gráfico publicitario, creatividad gráfica, grafismo ; graphic design, graphic arts, visual design ; photoshop, illustrator, indesign ; interior-design
photoshop ; t ; Adobe Photoshop, Photoshop, Photoshop CC ; ; photo-retouching, illustrator, lightroom ;
illustrator ; t ; Adobe Illustrator, Illustrator, Illustrator CC ; Adobe Illustrator, Illustrator, Illustrator CC ; vector-graphics, photoshop ; illustration
indesign ; t ; Adobe InDesign, InDesign, In Design ; ; page-layout, photoshop ;
adobe-creative-cloud ; t ; Adobe Creative Cloud, Adobe Creative Suite, Creative Suite, suite de Adobe, Adobe CC, paquete Adobe, Adobe Suite ; Adobe Creative Cloud, Adobe Creative Suite, Creative Suite, Adobe Suite, Adobe CC, Creative Cloud ; photoshop, illustrator, indesign ;
coreldraw ; t ; CorelDRAW, Corel Draw, Corel ; ; vector-graphics ;
gimp ; t ; GIMP ; ; photo-retouching ;
inkscape ; t ; Inkscape ; ; vector-graphics ;
affinity-designer ; t ; Affinity Designer ; ; vector-graphics ;
affinity-photo ; t ; Affinity Photo ; ; photo-retouching ;
affinity-publisher ; t ; Affinity Publisher ; ; page-layout ;
quarkxpress ; t ; QuarkXPress, Quark Xpress ; ; page-layout ;
freehand ; t ; Macromedia FreeHand, Adobe FreeHand ; ; vector-graphics ;
canva ; t ; Canva, Canva Pro ; ; graphic-design ;
adobe-express ; t ; Adobe Express, Adobe Spark ; ; canva ;
procreate ; t ; Procreate ; ; digital-illustration ;
krita ; t ; Krita ; ; digital-illustration ;
clip-studio ; t ; Clip Studio Paint ; ; digital-illustration ;
page-layout ; h ; maquetación, maquetación editorial, diseño editorial, maquetación de revistas, diagramación ; page layout, editorial design, desktop publishing, DTP, layout design, publication design ; indesign, typography ;
typography ; h ; tipografía, diseño tipográfico, diseño de tipografías ; typography, type design, typesetting ; page-layout ;
lettering ; h ; lettering, caligrafía, rotulación a mano ; lettering, calligraphy, hand lettering ; typography ;
colour-theory ; h ; teoría del color, gestión del color, colorimetría gráfica ; colour theory, color theory, colour management, color management ; graphic-design ;
vector-graphics ; h ; diseño vectorial, gráficos vectoriales, vectorización, ilustración vectorial ; vector graphics, vector design, vector illustration ; illustrator ;
branding-design ; h ; diseño de logotipos, identidad visual, diseño de marca, identidad visual corporativa, diseño de identidad corporativa, logotipos ; logo design, visual identity, brand identity design, logos, brand design ; graphic-design ;
packaging-design ; h ; diseño de packaging, diseño de envases, diseño de embalajes ; packaging design, package design ; graphic-design ; packaging
advertising-design ; h ; diseño publicitario, diseño de carteles, cartelería, diseño de folletos, diseño de flyers ; advertising design, poster design, flyer design, brochure design, banner design, ad design ; graphic-design ;
art-direction ; h ; dirección de arte, director de arte ; art direction, art director ; graphic-design ;
illustration ; h ; ilustración, dibujo, dibujo artístico, ilustración editorial, ilustración infantil, dibujo a mano ; illustration, drawing, artistic drawing, editorial illustration, sketching, hand drawing ; digital-illustration ; illustrator
digital-illustration ; h ; ilustración digital, pintura digital, dibujo digital, tableta gráfica ; digital illustration, digital painting, digital art, digital drawing, graphics tablet ; procreate ;
comics ; h ; cómic, historieta, novela gráfica ; comics, comic art, graphic novels, cartooning ; illustration ;
infographics ; h ; infografía, infografías, diseño de infografías ; infographics, infographic design, information design ; data-visualization ;
presentation-design ; h ; diseño de presentaciones, presentaciones visuales, diseño de diapositivas ; presentation design, slide design, pitch deck design ; powerpoint ;
prezi ; t ; Prezi ; ; presentation-design ;
icon-design ; h ; diseño de iconos, iconografía, pictogramas ; icon design, iconography, pictograms ; vector-graphics ;
signage-making ; h ; rotulación, rotulación de vehículos, señalética, instalación de vinilos, rótulos, vinilos, vinilado ; sign making, signage, vehicle wrapping, vinyl application, wayfinding, vinyl wrapping ; large-format-printing ;
fine-arts ; h ; bellas artes, pintura artística, artes plásticas, pintura al óleo, acuarela ; fine arts, fine art painting, visual arts, oil painting, watercolour, watercolor ; illustration ;
sculpture ; h ; escultura, modelado en barro, talla escultórica, vaciado de moldes ; sculpture, sculpting, clay modelling, clay modeling ; fine-arts ;
engraving ; h ; grabado artístico, grabado, grabado láser, linograbado, litografía ; engraving, printmaking, laser engraving, linocut, lithography ; fine-arts ;
exhibition-design ; h ; diseño de exposiciones, diseño de stands, diseño expositivo ; exhibition design, museum display, stand design, booth design ; interior-design ;
textile-design ; h ; diseño textil, diseño de estampados, diseño de patrones textiles ; textile design, print design for textiles, surface pattern design ; fashion-design ;
furniture-design ; h ; diseño de mobiliario, diseño de muebles ; furniture design ; cabinetmaking ;

[ux-and-web-design]
ux-design ; h ; diseño UX, experiencia de usuario, UX, diseño de experiencia de usuario, UX/UI, diseño UX/UI, UX design ; UX design, user experience, UX, user experience design, UX/UI, UX/UI design ; ui-design, user-research, wireframing ; ux-writing
ui-design ; h ; diseño UI, diseño de interfaces, interfaz de usuario, diseño de interfaces de usuario, UI design, diseño de interfaz ; UI design, user interface design, interface design, user interface, user interfaces ; ux-design, figma ;
user-research ; h ; investigación de usuarios, UX research, entrevistas con usuarios, user research ; user research, UX research, user interviews ; ux-design, usability-testing ;
usability-testing ; h ; pruebas de usabilidad, test de usabilidad, usabilidad, test con usuarios ; usability testing, usability tests, usability, user testing ; user-research ; uat
wireframing ; h ; wireframes, wireframing, prototipos de baja fidelidad, bocetos de pantallas ; wireframing, wireframes, low-fidelity prototypes ; ui-prototyping ;
ui-prototyping ; h ; prototipado de interfaces, prototipos interactivos, mockups, prototipado UX ; interactive prototyping, mockups, mock-ups, UI prototyping, interactive prototypes ; figma ; rapid-prototyping
interaction-design ; h ; diseño de interacción, interacción persona-ordenador, IPO (interacción), microinteracciones ; interaction design, human-computer interaction, HCI (interaction), IxD, microinteractions ; ux-design ;
information-architecture ; h ; arquitectura de la información, card sorting, mapas de sitio ; information architecture, card sorting, site maps, sitemaps ; ux-design ;
user-personas ; h ; user personas, mapas de empatía, arquetipos de usuario ; user personas, empathy mapping, empathy maps ; user-research ;
design-systems ; h ; sistemas de diseño, design systems, guías de estilo, librerías de componentes, atomic design ; design systems, design system, style guides, component libraries, atomic design ; ui-design ;
digital-product-design ; h ; diseño de producto digital, product design, diseño de productos digitales ; digital product design, product design ; ux-design ; product-design-engineering
service-design ; h ; diseño de servicios, service design, service blueprint ; service design, service blueprint, service blueprinting ; ux-design ;
web-design ; h ; diseño web, diseño de páginas web, diseño de sitios web ; web design, website design ; html, css, figma ; web-development
accessibility-design ; h ; diseño accesible, diseño inclusivo, diseño universal ; inclusive design, universal design, accessible UX design ; web-accessibility ;
material-design ; t ; Material Design, Google Material Design ; ; ui-design ; material-ui
figma ; t ; Figma, FigJam ; ; ui-design, ui-prototyping ;
sketch-app ; t ; Sketch (diseño), Sketch App ; Sketch (design), Sketch App ; ui-design ; sketchup
adobe-xd ; t ; Adobe XD, XD ; ; ui-design ;
invision ; t ; InVision, InVision Studio ; ; ui-prototyping ;
zeplin ; t ; Zeplin ; ; ui-design ;
axure ; t ; Axure, Axure RP ; ; wireframing ;
balsamiq ; t ; Balsamiq ; ; wireframing ;
principle-app ; t ; ProtoPie ; ; ui-prototyping ;
framer ; t ; Framer ; ; ui-prototyping ;
maze-tool ; t ; Maze (pruebas con usuarios) ; Maze (user testing) ; usability-testing ;
usertesting ; t ; UserTesting ; UserTesting.com ; usability-testing ;
dreamweaver ; t ; Adobe Dreamweaver, Dreamweaver ; ; web-design ;

[photography]
photography ; h ; fotografía, fotografía digital, toma de fotografías, fotógrafo, técnica fotográfica ; photography, digital photography, photographer, taking photographs ; photo-retouching, lightroom ;
photo-retouching ; h ; retoque fotográfico, edición fotográfica, edición de fotografías, edición de fotos, retoque digital, edición de imágenes, edición de imagen ; photo retouching, photo editing, image editing, image retouching, editing photos, photo manipulation ; photoshop, lightroom ;
lightroom ; t ; Adobe Lightroom, Lightroom, Lightroom Classic ; ; photo-retouching ;
capture-one ; t ; Capture One ; ; photo-retouching ;
camera-raw ; t ; Camera Raw, revelado RAW, Adobe Camera Raw ; Camera Raw, RAW processing, Adobe Camera Raw ; lightroom ;
product-photography ; h ; fotografía de producto, fotografía publicitaria, bodegón fotográfico ; product photography, commercial photography, advertising photography, food photography, still life photography ; studio-lighting ;
event-photography ; h ; fotografía de eventos, fotografía de bodas, reportaje fotográfico, fotografía social ; event photography, wedding photography, reportage photography ; photography ;
portrait-photography ; h ; fotografía de retrato, fotografía de moda, retrato fotográfico ; portrait photography, fashion photography ; studio-lighting ;
architectural-photography ; h ; fotografía de arquitectura, fotografía inmobiliaria, fotografía de interiores ; architectural photography, real estate photography, interior photography ; photography ;
aerial-photography ; h ; fotografía aérea, vídeo aéreo, grabación con drones, fotografía con dron ; aerial photography, aerial videography, drone photography, drone videography ; drone-piloting ;
studio-lighting ; h ; iluminación fotográfica, iluminación de estudio, fotografía de estudio ; photographic lighting, studio lighting, studio photography ; photography ;
analogue-photography ; h ; fotografía analógica, revelado fotográfico, cuarto oscuro ; film photography, analogue photography, darkroom, film developing ; photography ;

[video-and-animation]
video-editing ; h ; edición de vídeo, montaje de vídeo, montaje audiovisual, edición de vídeos, edición audiovisual, montaje y edición de vídeo ; video editing, editing video, film editing, video post-production editing, video editor ; premiere, final-cut, davinci-resolve ;
premiere ; t ; Adobe Premiere Pro, Premiere Pro, Adobe Premiere, Premiere ; Adobe Premiere Pro, Premiere Pro, Adobe Premiere, Premiere ; video-editing, after-effects ;
final-cut ; t ; Final Cut Pro, Final Cut, Final Cut Pro X, FCPX ; ; video-editing ;
davinci-resolve ; t ; DaVinci Resolve, DaVinci ; ; video-editing, colour-grading ;
avid-media-composer ; t ; Avid Media Composer, Avid ; ; video-editing ;
sony-vegas ; t ; Sony Vegas, Vegas Pro ; ; video-editing ;
capcut ; t ; CapCut ; ; video-editing ;
filmora ; t ; Filmora, Wondershare Filmora ; ; video-editing ;
imovie ; t ; iMovie ; ; video-editing ;
camtasia ; t ; Camtasia, grabación de pantalla ; Camtasia, screen recording ; video-editing ;
after-effects ; t ; Adobe After Effects, After Effects ; ; motion-graphics, premiere ;
motion-graphics ; h ; motion graphics, grafismo animado, animación gráfica, gráficos en movimiento, grafismo audiovisual ; motion graphics, motion design, animated graphics ; after-effects ;
adobe-animate ; t ; Adobe Animate ; ; 2d-animation ;
adobe-flash ; t ; Adobe Flash, Macromedia Flash ; ; adobe-animate ;
2d-animation ; h ; animación 2D, animación tradicional, animación ; 2D animation, traditional animation, animation, frame-by-frame animation ; toon-boom ;
toon-boom ; t ; Toon Boom Harmony, Toon Boom ; ; 2d-animation ;
3d-animation ; h ; animación 3D, animación de personajes ; 3D animation, character animation ; maya, blender ;
stop-motion ; h ; stop motion, animación stop motion ; stop motion, stop-motion animation ; 2d-animation ;
maya ; t ; Autodesk Maya, Maya ; Autodesk Maya, Maya, Maya 3D ; 3d-animation ;
3ds-max ; t ; 3ds Max, 3D Studio Max, Autodesk 3ds Max, 3D Max ; ; 3d-rendering, v-ray ;
cinema-4d ; t ; Cinema 4D, C4D, Maxon Cinema 4D ; ; 3d-animation ;
blender ; t ; Blender, Blender 3D ; ; 3d-modeling, 3d-animation ;
zbrush ; t ; ZBrush, escultura digital ; ZBrush, digital sculpting ; 3d-modeling ;
mudbox ; t ; Mudbox, Autodesk Mudbox ; ; 3d-modeling ;
houdini ; t ; Houdini, SideFX Houdini ; ; visual-effects ;
substance-painter ; t ; Substance Painter, Adobe Substance 3D, Substance 3D ; ; texturing ;
keyshot ; t ; KeyShot ; ; 3d-rendering ;
texturing ; h ; texturizado 3D, texturizado, shading, mapeado UV ; 3D texturing, texturing, UV mapping ; substance-painter ;
3d-rigging ; h ; rigging 3D, rigging de personajes ; 3D rigging, character rigging ; 3d-animation ; rigging
3d-rendering ; h ; renderizado 3D, renderizado, renders 3D, iluminación 3D, renders ; 3D rendering, 3D lighting, 3D visualization, 3D visualisation ; v-ray ;
visual-effects ; h ; efectos visuales, VFX, composición digital, efectos especiales digitales ; visual effects, VFX, compositing, digital compositing ; nuke, houdini ;
nuke ; t ; Foundry Nuke, Nuke (VFX) ; ; visual-effects ;
motion-capture ; h ; captura de movimiento, mocap ; motion capture, mocap ; 3d-animation ;
colour-grading ; h ; etalonaje, corrección de color, colorista ; colour grading, color grading, color correction, colour correction, colorist ; davinci-resolve ;
video-production ; h ; producción audiovisual, producción de vídeo, realización audiovisual, realización de vídeo, producción de contenidos audiovisuales ; video production, audiovisual production, producing videos, video content production ; camera-operation, video-editing ;
post-production ; h ; posproducción, postproducción, postproducción de vídeo, posproducción audiovisual ; post-production, postproduction, video post-production ; video-editing ;
camera-operation ; h ; operación de cámara, operador de cámara, manejo de cámara, grabación de vídeo, cámara de vídeo, manejo de cámaras, camarógrafo, grabación audiovisual ; camera operation, camera operator, operating cameras, videography, video recording, filming, video camera ; video-production ; cctv-monitoring
cinematography ; h ; dirección de fotografía, cinematografía, fotografía cinematográfica ; cinematography, director of photography, DoP ; camera-operation ;
film-production ; h ; producción cinematográfica, producción de cine, rodajes ; film production, movie production, on-set production, film shoots ; video-production ;
live-production ; h ; realización en directo, realización multicámara, mezclador de vídeo, retransmisiones en directo ; live production, multi-camera production, vision mixing, video switching, live broadcast ; live-streaming ;
vmix ; t ; vMix ; ; live-production ;
live-streaming ; h ; retransmisión por streaming, streaming en directo, streaming, emisiones en directo ; live streaming, livestreaming, streaming, live stream production ; obs-studio ; stream-processing
obs-studio ; t ; OBS Studio, Open Broadcaster Software ; ; live-streaming ;
streamlabs ; t ; Streamlabs ; ; live-streaming ;
broadcast-engineering ; h ; ingeniería de broadcast, técnicas de radiodifusión, control central de televisión, sistemas de emisión ; broadcast engineering, broadcasting systems, broadcast technology, master control ; tv-production ;
storyboarding ; h ; storyboard, guion gráfico, storyboards ; storyboarding, storyboards, storyboard ; 2d-animation ; storybook
video-projection-mapping ; h ; videomapping, video mapping, visuales en directo ; projection mapping, video mapping, VJing ; stage-lighting ;
resolume ; t ; Resolume, Resolume Arena ; ; video-projection-mapping ;
chroma-key ; h ; croma, chroma key, pantalla verde ; chroma key, green screen ; visual-effects ;
media-asset-management ; h ; gestión de archivos audiovisuales, documentación audiovisual, catalogación audiovisual ; digital asset management, media asset management, video archiving ; video-production ;

[audio-and-stage]
audio-production ; h ; producción de audio, producción musical, producción de sonido, edición de audio, edición de sonido ; audio production, music production, sound production, audio editing, sound editing ; pro-tools, audio-mixing ;
audio-mixing ; h ; mezcla de audio, mezcla y masterización, masterización, mezcla de sonido ; audio mixing, mixing and mastering, sound mixing ; audio-production ;
sound-recording ; h ; grabación de sonido, grabación de audio, sonido directo, técnico de sonido, microfonía, grabación en estudio ; sound recording, audio recording, location sound, studio recording, microphone techniques, sound engineering, audio engineering ; audio-mixing ;
live-sound ; h ; sonido en directo, sonorización de eventos, sonido en vivo, mesa de sonido, mesas de mezcla, refuerzo sonoro ; live sound, live sound engineering, PA systems, mixing desk, mixing console, sound reinforcement, sound desk ; stage-lighting ;
sound-design ; h ; diseño de sonido, efectos de sonido, foley, diseño sonoro ; sound design, sound effects, Foley ; audio-production ;
pro-tools ; t ; Pro Tools, Avid Pro Tools, ProTools ; ; audio-production ;
ableton-live ; t ; Ableton Live, Ableton ; ; audio-production ;
logic-pro ; t ; Logic Pro, Logic Pro X ; ; audio-production ;
cubase ; t ; Cubase, Steinberg Cubase ; ; audio-production ;
fl-studio ; t ; FL Studio, Fruity Loops ; ; audio-production ;
reaper ; t ; Reaper (DAW), Cockos Reaper ; ; audio-production ;
audacity ; t ; Audacity ; ; audio-production ;
adobe-audition ; t ; Adobe Audition ; ; audio-production ;
wwise ; t ; Wwise ; ; sound-design, game-development ;
fmod ; t ; FMOD ; ; sound-design ;
serato ; t ; Serato, Serato DJ ; ; dj-skills ;
traktor ; t ; Traktor, Traktor Pro ; ; dj-skills ;
music-notation-software ; t ; Finale (notación musical) ; Finale (music notation) ; music-composition ;
sibelius ; t ; Sibelius ; ; music-composition ;
musescore ; t ; MuseScore ; ; music-composition ;
stage-lighting ; h ; iluminación escénica, técnico de iluminación, iluminación de espectáculos, luminotecnia, mesa de luces, DMX ; stage lighting, lighting technician, theatre lighting, theatrical lighting, lighting desk, DMX, lighting design for events ; grandma ; lighting-installation
grandma ; t ; grandMA, MA Lighting, grandMA2, grandMA3 ; ; stage-lighting ;
avolites ; t ; Avolites ; ; stage-lighting ;

[journalism-and-publishing]
ebook-production ; h ; edición de libros electrónicos, EPUB, libros electrónicos, maquetación de ebooks ; ebook production, EPUB, e-books, ebook formatting ; page-layout ;
teleprompter ; t ; teleprónter, teleprompter ; teleprompter, autocue ; tv-presenting ;
news-production-systems ; t ; iNews, Avid iNEWS ; ; journalism, tv-production ;
dalet ; t ; Dalet ; ; tv-production ;
enps ; t ; ENPS ; ; journalism ;

[printing]
offset-printing ; h ; impresión offset, artes gráficas, offset, maquinista offset ; offset printing, printing trade, lithographic printing, offset press ; prepress ;
digital-printing ; h ; impresión digital, impresión láser, imprenta digital ; digital printing, digital press ; offset-printing ;
large-format-printing ; h ; impresión de gran formato, plotter de impresión, plotter de corte, plotters ; large format printing, wide format printing, plotter, vinyl cutter, cutting plotter ; signage-making ;
screen-printing ; h ; serigrafía, serigrafía textil, estampación serigráfica, impresión serigráfica ; screen printing, silkscreen printing, serigraphy, silk screening ; sublimation-printing ; textile-finishing
flexography ; h ; flexografía, impresión flexográfica, huecograbado, rotograbado ; flexography, flexographic printing, rotogravure, gravure printing ; offset-printing ;
sublimation-printing ; h ; sublimación, impresión por sublimación, transfer textil, DTF, vinilo textil ; sublimation printing, heat transfer printing, DTF printing, heat press ; screen-printing ;
pad-printing ; h ; tampografía ; pad printing, tampography ; screen-printing ;
prepress ; h ; preimpresión, preparación de artes finales, arte final, artes finales, imposición, fotomecánica ; prepress, pre-press, artwork preparation, final artwork, imposition, artworking ; offset-printing ;
print-finishing ; h ; posimpresión, acabados de imprenta, guillotina de papel, plegado y encuadernado, manipulado gráfico, troquelado de papel ; print finishing, post-press, paper guillotine, folding and binding, bindery ; bookbinding ;
printing-press ; h ; manejo de máquinas de imprenta, impresor, imprenta, máquina de imprimir ; printing press operation, press operator (printing), printing machines, printing press ; offset-printing ; printer-support

[games]
game-development ; h ; desarrollo de videojuegos, programación de videojuegos, videojuegos, creación de videojuegos ; game development, video game development, game programming, video games ; unity, unreal-engine ;
game-design ; h ; diseño de videojuegos, diseño de juegos, game design, diseño de niveles, level design ; game design, video game design, level design, game mechanics ; game-development ;
unity ; t ; Unity 3D, Unity, Unity3D, motor Unity ; Unity 3D, Unity, Unity engine, Unity3D, Unity game engine ; csharp, game-development ;
unreal-engine ; t ; Unreal Engine, Unreal Engine 4, Unreal Engine 5, UE4, UE5, Unreal, Blueprints de Unreal ; Unreal Engine, Unreal Engine 4, Unreal Engine 5, UE4, UE5, Unreal, Unreal Blueprints ; cpp, game-development ;
godot ; t ; Godot, Godot Engine ; ; game-development ;
gamemaker ; t ; GameMaker, GameMaker Studio ; ; game-development ;
rpg-maker ; t ; RPG Maker ; ; game-development ;
construct-engine ; t ; Construct 3 ; ; game-development ;
roblox-studio ; t ; Roblox Studio, Roblox ; ; lua, game-development ;
game-art ; h ; arte para videojuegos, concept art, pixel art, diseño de personajes, arte conceptual ; game art, concept art, pixel art, character design ; digital-illustration ;
game-testing ; h ; pruebas de videojuegos, QA de videojuegos, testing de videojuegos, betatester ; game testing, game QA, playtesting, beta testing ; software-testing ;
game-narrative ; h ; narrativa de videojuegos, guion de videojuegos, narrativa interactiva ; game writing, narrative design, interactive storytelling ; scriptwriting ;
opengl ; t ; OpenGL ; OpenGL ; computer-graphics ; opencl
vulkan ; t ; Vulkan (API gráfica) ; Vulkan (graphics API), Vulkan API ; computer-graphics ;
directx ; t ; DirectX, Direct3D ; ; computer-graphics ;
computer-graphics ; h ; gráficos por ordenador, informática gráfica, shaders, HLSL, GLSL ; computer graphics, shaders, HLSL, GLSL, graphics programming ; opengl ;
gamification ; h ; gamificación, ludificación ; gamification ; game-design ;
`);
