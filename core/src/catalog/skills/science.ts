import { readSkills } from './skill';

export const scienceSkills = readSkills(`
[laboratory]
laboratory-techniques ; h ; técnicas de laboratorio, trabajo de laboratorio, laboratorio, análisis de laboratorio, ensayos de laboratorio, manejo de material de laboratorio, técnico de laboratorio ; laboratory techniques, laboratory work, lab work, lab techniques, laboratory analysis, laboratory testing, laboratory skills, bench work ; sample-preparation, good-laboratory-practice ;
good-laboratory-practice ; h ; buenas prácticas de laboratorio, BPL ; good laboratory practice, GLP, good laboratory practices ; laboratory-techniques ;
sample-preparation ; h ; preparación de muestras, toma y preparación de muestras, procesamiento de muestras, tratamiento de muestras ; sample preparation, sample processing, sample handling, preparing samples ; laboratory-techniques ;
sampling ; h ; toma de muestras, muestreo, muestreo de campo, recogida de muestras ; sampling, sample collection, field sampling, taking samples ; sample-preparation ; sampling-statistics
solution-preparation ; h ; preparación de disoluciones, preparación de reactivos, preparación de medios de cultivo, preparación de soluciones ; solution preparation, reagent preparation, media preparation, preparing reagents, buffer preparation ; laboratory-techniques ;
pipetting ; h ; pipeteo, micropipetas, manejo de pipetas, pesada analítica ; pipetting, micropipettes, liquid handling ; laboratory-techniques ;
analytical-chemistry ; h ; química analítica, análisis químico, análisis fisicoquímico, análisis físico-químicos, análisis instrumental ; analytical chemistry, chemical analysis, physicochemical analysis, instrumental analysis, analytical methods ; chromatography, spectroscopy ;
method-validation ; h ; validación de métodos analíticos, desarrollo de métodos analíticos, validación analítica ; analytical method validation, method development, method validation, analytical method development ; analytical-chemistry ;
chromatography ; h ; cromatografía, técnicas cromatográficas ; chromatography ; gas-chromatography, mass-spectrometry ;
hplc ; h ; HPLC, cromatografía líquida, cromatografía de líquidos, UPLC, cromatografía líquida de alta eficacia ; HPLC, high-performance liquid chromatography, liquid chromatography, UPLC ; chromatography ;
gas-chromatography ; h ; cromatografía de gases, CG ; gas chromatography, GC, GC analysis ; chromatography, mass-spectrometry ;
gc-ms ; h ; GC-MS, cromatografía de gases-masas ; GC-MS ; gas-chromatography ;
mass-spectrometry ; h ; espectrometría de masas ; mass spectrometry, mass spec ; chromatography ;
lc-ms ; h ; LC-MS, LC-MS/MS ; ; mass-spectrometry ;
icp-ms ; h ; ICP-MS ; ; mass-spectrometry ;
maldi-tof ; h ; MALDI-TOF ; ; mass-spectrometry ;
spectroscopy ; h ; espectroscopia, espectrofotometría, espectroscopía UV-Vis, UV-Vis, espectrofotómetro ; spectroscopy, spectrophotometry, UV-Vis spectroscopy, UV-Vis, spectrophotometer, UV spectroscopy ; ftir, nmr ;
ftir ; h ; FTIR, espectroscopia infrarroja ; FTIR, infrared spectroscopy ; spectroscopy ;
raman ; h ; espectroscopia Raman, Raman ; Raman spectroscopy, Raman ; spectroscopy ;
nmr ; h ; resonancia magnética nuclear (química), espectroscopia de RMN ; NMR, nuclear magnetic resonance, NMR spectroscopy ; spectroscopy ; mri-scan
atomic-absorption ; h ; absorción atómica, espectroscopia de absorción atómica ; atomic absorption, atomic absorption spectroscopy, AAS ; spectroscopy ;
icp-oes ; h ; ICP-OES ; ; atomic-absorption ;
titration ; h ; valoraciones químicas, volumetrías, titulación química, gravimetría, potenciometría ; titration, titrations, gravimetric analysis, potentiometry ; analytical-chemistry ;
karl-fischer ; h ; Karl Fischer ; Karl Fischer titration, Karl Fischer ; titration ;
x-ray-diffraction ; h ; difracción de rayos X, DRX ; X-ray diffraction, XRD ; materials-science ;
xrf ; h ; fluorescencia de rayos X, FRX ; X-ray fluorescence, XRF ; x-ray-diffraction ;
electron-microscopy ; h ; microscopía electrónica, SEM (microscopía), microscopio electrónico de barrido ; electron microscopy, scanning electron microscopy, transmission electron microscopy, SEM/TEM ; microscopy ;
microscopy ; h ; microscopía, microscopía óptica, microscopio ; microscopy, optical microscopy, light microscopy ; electron-microscopy ;
confocal-microscopy ; h ; microscopía confocal, microscopía de fluorescencia ; confocal microscopy, fluorescence microscopy ; microscopy ;
thermal-analysis ; h ; análisis térmico ; thermal analysis ; materials-science ;
dsc ; h ; DSC, calorimetría diferencial de barrido ; DSC, differential scanning calorimetry ; thermal-analysis ;
tga ; h ; TGA, termogravimetría ; TGA, thermogravimetric analysis ; thermal-analysis ;
rheology ; h ; reología, viscosimetría ; rheology, viscometry ; materials-science ;
electrochemistry ; h ; electroquímica, voltamperometría ; electrochemistry, voltammetry ; analytical-chemistry ;
corrosion ; h ; corrosión, control de corrosión, protección catódica ; corrosion, corrosion engineering, cathodic protection ; electrochemistry ;
dissolution-testing ; h ; ensayos de disolución ; dissolution testing ; pharmaceutical-manufacturing ;
stability-testing ; h ; ensayos de estabilidad, estudios de estabilidad ; stability testing, stability studies ; dissolution-testing ;
lab-equipment-maintenance ; h ; mantenimiento de equipos de laboratorio, esterilización de material de laboratorio ; laboratory equipment maintenance ; calibration ;
autoclaving ; h ; autoclave, manejo de autoclave ; autoclaving, autoclave ; lab-equipment-maintenance ;
centrifugation ; h ; centrifugación, centrífugas ; centrifugation, centrifuges ; lab-equipment-maintenance ;
lab-notebook ; h ; cuaderno de laboratorio, registro de datos experimentales, cuaderno electrónico de laboratorio ; lab notebooks, laboratory notebooks, electronic lab notebook, ELN, recording experimental data ; laboratory-techniques ;
biosafety ; h ; bioseguridad, cabinas de bioseguridad, BSL-2, nivel de bioseguridad, cabinas de flujo laminar ; biosafety, biosafety cabinets, BSL-2, biosafety levels, laminar flow hoods, BSL-3 ; laboratory-techniques ;

[chemistry]
chemistry ; h ; química, conocimientos de química ; chemistry, chemistry knowledge ; organic-chemistry, analytical-chemistry ;
organic-chemistry ; h ; química orgánica, síntesis orgánica, síntesis química ; organic chemistry, organic synthesis, chemical synthesis ; chemistry ;
inorganic-chemistry ; h ; química inorgánica ; inorganic chemistry ; chemistry ;
physical-chemistry ; h ; química física, fisicoquímica, cinética química ; physical chemistry, chemical kinetics ; chemistry ;
polymer-chemistry ; h ; química de polímeros, polímeros, síntesis de polímeros ; polymer chemistry, polymers, polymer science, polymer synthesis ; plastics-processing ;
chemical-engineering ; h ; ingeniería química, operaciones unitarias, balance de materia y energía, ingeniería de procesos químicos ; chemical engineering, unit operations, mass and energy balances, reactor design, chemical process engineering ; aspen-plus ;
distillation ; h ; destilación ; distillation ; chemical-engineering ;
aspen-plus ; t ; Aspen Plus, AspenTech ; ; chemical-engineering ;
hysys ; t ; Aspen HYSYS, HYSYS ; ; chemical-engineering ;
chemdraw ; t ; ChemDraw, ChemOffice ; ; organic-chemistry ;
catalysis ; h ; catálisis, catalizadores ; catalysis, catalysts ; physical-chemistry ;
nanotechnology ; h ; nanotecnología, nanomateriales, nanopartículas ; nanotechnology, nanomaterials, nanoparticles ; materials-science ;
chemical-formulation ; h ; formulación química, desarrollo de formulaciones, formulación de pinturas, formulación de productos ; chemical formulation, formulation development, product formulation, formulations ; chemistry ;
petrochemistry ; h ; petroquímica, refino de petróleo, refinería ; petrochemistry, oil refining, refinery operations, petrochemicals ; chemical-plant-operation ;
adhesives-paints ; h ; adhesivos, pinturas y barnices, tecnología de recubrimientos ; adhesives, paints and coatings technology, adhesives and sealants ; chemical-formulation ;

[biology-and-biotechnology]
biology ; h ; biología, ciencias biológicas ; biology, biological sciences, life sciences ; molecular-biology, ecology ;
molecular-biology ; h ; biología molecular, técnicas de biología molecular ; molecular biology, molecular biology techniques, molecular techniques ; pcr, dna-sequencing ;
pcr ; h ; PCR, qPCR, RT-PCR, PCR en tiempo real, reacción en cadena de la polimerasa, RT-qPCR ; PCR, qPCR, RT-PCR, real-time PCR, polymerase chain reaction, RT-qPCR ; dna-extraction ;
dna-extraction ; h ; extracción de ADN, extracción de ARN, extracción de ácidos nucleicos, purificación de ADN ; DNA extraction, RNA extraction, nucleic acid extraction, DNA purification ; pcr ;
dna-sequencing ; h ; secuenciación de ADN, secuenciación masiva, NGS, secuenciación Sanger, secuenciación ; DNA sequencing, next-generation sequencing, NGS, Sanger sequencing, RNA-seq, sequencing ; bioinformatics ;
electrophoresis ; h ; electroforesis, electroforesis en gel, SDS-PAGE, geles de agarosa ; electrophoresis, gel electrophoresis, SDS-PAGE, agarose gel electrophoresis ; western-blot ;
western-blot ; h ; Western blot, Western blotting, inmunotransferencia ; Western blot, Western blotting, immunoblotting ; electrophoresis ;
elisa ; h ; ELISA, inmunoensayos, ensayo ELISA ; ELISA, immunoassays, immunoassay, ELISA assays ; immunology-lab ;
immunology-lab ; h ; inmunofluorescencia, inmunocitoquímica ; immunofluorescence, immunocytochemistry, immunostaining ; elisa ;
flow-cytometry ; h ; citometría de flujo, FACS ; flow cytometry, FACS ; cell-culture ;
cell-culture ; h ; cultivo celular, cultivos celulares, líneas celulares, cultivo de células ; cell culture, cell cultures, cell lines, mammalian cell culture, tissue culture ; molecular-biology ;
cloning ; h ; clonación molecular, clonación de genes ; molecular cloning, gene cloning ; molecular-biology ;
crispr ; h ; CRISPR, CRISPR-Cas9, edición genética ; CRISPR, CRISPR-Cas9, gene editing ; cloning ;
protein-purification ; h ; purificación de proteínas, expresión de proteínas ; protein purification, protein expression ; chromatography ;
proteomics ; h ; proteómica ; proteomics ; protein-purification ;
genetics ; h ; genética, ingeniería genética ; genetics, genetic engineering ; molecular-biology ;
genomics ; h ; genómica ; genomics ; genetics ;
bioinformatics ; h ; bioinformática, biología computacional, análisis de datos genómicos ; bioinformatics, computational biology, genomic data analysis ; r-language, python ;
blast-tool ; t ; BLAST ; BLAST ; bioinformatics ;
bioconductor ; t ; Bioconductor ; ; bioinformatics ;
galaxy-bio ; t ; Galaxy (bioinformática) ; Galaxy (bioinformatics) ; bioinformatics ;
imagej ; t ; ImageJ, Fiji (ImageJ) ; ; microscopy ;
microbiology ; h ; microbiología, análisis microbiológico, análisis microbiológicos, siembra de placas, recuento microbiano ; microbiology, microbiological analysis, microbiological testing, microbial counts ; culture-media ;
culture-media ; h ; medios de cultivo, cultivos bacterianos, cultivo microbiológico, tinción de Gram ; culture media, bacterial culture, bacterial cultures, Gram staining ; microbiology ;
biochemistry ; h ; bioquímica, ensayos enzimáticos ; biochemistry, enzyme assays, biochemical assays ; molecular-biology ;
biotechnology ; h ; biotecnología, bioprocesos, biorreactores, fermentación industrial ; biotechnology, bioprocessing, bioreactors, industrial fermentation, upstream processing, downstream processing ; biochemistry ;
animal-experimentation ; h ; experimentación animal, animales de laboratorio, modelos animales, animalario, manejo de animales de experimentación ; animal experimentation, laboratory animals, animal models, in vivo studies, laboratory animal handling ; biology ;
botany ; h ; botánica, identificación de especies vegetales, taxonomía vegetal ; botany, plant identification, plant taxonomy ; biology ;
zoology ; h ; zoología, identificación de fauna ; zoology, wildlife identification ; biology ;
ornithology ; h ; ornitología, anillamiento de aves ; ornithology, bird ringing ; zoology ;
entomology ; h ; entomología ; entomology ; zoology ;
marine-biology ; h ; biología marina, oceanografía ; marine biology, oceanography ; biology ;
ecology ; h ; ecología, estudios de biodiversidad, censos de fauna y flora, biodiversidad ; ecology, biodiversity, biodiversity surveys, ecological surveys, habitat surveys ; environmental-impact-assessment ;
toxicology ; h ; toxicología, ecotoxicología ; toxicology, ecotoxicology ; chemistry ;
neuroscience ; h ; neurociencia, neurociencias, electrofisiología ; neuroscience, electrophysiology ; biology ;

[physics-earth-and-mathematics]
physics ; h ; física, física aplicada ; physics, applied physics ; mathematics ;
optics ; h ; óptica, fotónica, láseres ; optics, photonics, lasers ; physics ;
nuclear-physics ; h ; física nuclear, ingeniería nuclear, física de partículas ; nuclear physics, nuclear engineering, particle physics ; physics ;
astronomy ; h ; astronomía, astrofísica ; astronomy, astrophysics ; physics ;
mathematics ; h ; matemáticas, álgebra lineal, álgebra, cálculo matemático ; mathematics, maths, math, calculus, linear algebra, algebra ; statistics, mathematical-modeling ;
probability ; h ; probabilidad, teoría de la probabilidad, procesos estocásticos ; probability, probability theory, stochastic processes ; statistics ;
geology ; h ; geología, cartografía geológica, petrología, estratigrafía ; geology, geological mapping, petrology, stratigraphy ; mining, hydrogeology ;
geophysics ; h ; geofísica, prospección geofísica, sísmica ; geophysics, geophysical surveying, seismic surveys ; geology ;
hydrogeology ; h ; hidrogeología, aguas subterráneas ; hydrogeology, groundwater ; geology, hydrology ;
hydrology ; h ; hidrología, recursos hídricos, estudios hidrológicos ; hydrology, water resources, hydrological studies ; hydraulic-engineering ;
meteorology ; h ; meteorología, climatología, predicción meteorológica ; meteorology, climatology, weather forecasting ; climate-change ;
soil-science ; h ; edafología, análisis de suelos, ciencia del suelo ; soil science, soil analysis, soil sampling ; agronomy ;
palaeontology ; h ; paleontología ; palaeontology, paleontology ; geology ;
mining ; h ; minería, explotación minera, ingeniería de minas, minería a cielo abierto, canteras ; mining, mining engineering, mining operations, open-pit mining, quarrying ; geology, explosives-handling ; data-mining
mineral-processing ; h ; procesamiento de minerales, flotación de minerales, metalurgia extractiva, concentradoras ; mineral processing, flotation, extractive metallurgy, ore processing ; mining ;
mining-software ; t ; Datamine ; Datamine ; mining ;
surpac ; t ; Surpac, GEOVIA Surpac ; ; mining ;
vulcan-mining ; t ; Vulcan (minería), Maptek Vulcan ; Vulcan (mining), Maptek Vulcan ; mining ;
minesight ; t ; MineSight ; ; mining ;
leapfrog ; t ; Leapfrog Geo ; ; mining ;
well-drilling ; h ; perforación de pozos, sondeos, perforista, perforación, sondeos geotécnicos ; well drilling, borehole drilling, drilling rigs, drilling operations, core drilling ; geology ; drilling-metal

[research]
scientific-research ; h ; investigación científica, investigación, proyectos de investigación, trabajo de investigación ; scientific research, research, research projects, conducting research ; scientific-writing, literature-review ;
scientific-writing ; h ; redacción científica, publicaciones científicas, artículos científicos, redacción de artículos científicos ; scientific writing, scientific publications, writing scientific papers, scientific papers, peer-reviewed publications ; latex, literature-review ;
literature-review ; h ; revisión bibliográfica, búsqueda bibliográfica, revisiones bibliográficas ; literature review, literature search, literature reviews ; scientific-research ;
meta-analysis ; h ; metaanálisis ; meta-analysis ; literature-review ;
systematic-review ; h ; revisión sistemática, revisiones sistemáticas ; systematic review, systematic reviews ; literature-review ;
scientific-databases ; t ; bases de datos científicas ; scientific databases ; literature-review ;
scopus ; t ; Scopus ; ; literature-review ;
web-of-science ; t ; Web of Science ; ; literature-review ;
pubmed ; t ; PubMed ; ; literature-review ;
grant-writing-research ; h ; solicitud de proyectos de investigación, captación de fondos de investigación, proyectos europeos de I+D ; research grant writing, research funding applications, research proposals ; scientific-research ;
peer-review ; h ; revisión por pares ; peer review, peer reviewing ; scientific-writing ;
conference-presentation ; h ; ponencias en congresos, comunicaciones en congresos, presentación de pósteres científicos ; conference presentations, scientific conferences, poster presentations, presenting at conferences ; scientific-research ;
technology-transfer ; h ; transferencia de tecnología, transferencia de conocimiento ; technology transfer, knowledge transfer ; research-and-development ;
research-ethics ; h ; ética de la investigación, comités de ética de investigación ; research ethics, institutional review board, ethics committee ; scientific-research ;
fieldwork ; h ; trabajo de campo, campañas de campo ; fieldwork, field work, field research ; scientific-research ;
`);
