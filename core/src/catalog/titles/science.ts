import { readJobTitles } from './job-title';

/** Laboratories, field work, the environment and the humanities. */
export const scienceTitles = readJobTitles(`
[science]
researcher ; 3 ; investigadora, investigador, investigadora científica, investigador científico, científica, científico ; researcher, research scientist, scientist ; academic-research, research-methodology, data-analysis, academic-writing, statistics
phd-student ; 2 ; investigadora predoctoral, investigador predoctoral, doctoranda, doctorando, becaria de investigación, becario de investigación ; PhD student, doctoral researcher, PhD candidate ; academic-research, research-methodology, academic-writing, statistics, public-speaking
postdoctoral-researcher ; 4 ; investigadora postdoctoral, investigador postdoctoral, postdoc ; postdoctoral researcher, postdoc, research fellow ; academic-research, academic-writing, research-methodology, mentoring, grant-writing-research
principal-investigator ; 5 ; investigadora principal, investigador principal, jefa de grupo de investigación, jefe de grupo de investigación ; principal investigator, research group leader ; academic-research, grant-writing-research, leadership, thesis-supervision, academic-writing
research-assistant ; 2 ; ayudante de investigación, auxiliar de investigación, asistente de investigación ; research assistant, research technician ; research-methodology, data-analysis, data-entry, academic-writing, literature-review
research-manager ; 3 ; gestora de investigación, gestor de investigación, gestora de I+D+i, gestor de I+D+i, técnica de transferencia, técnico de transferencia ; research manager, research administrator, technology transfer officer ; grant-writing-research, project-management, proposal-writing, subsidies-administration, intellectual-property
biologist ; 3 ; bióloga, biólogo ; biologist ; biology, laboratory-techniques, sampling, data-analysis, business-writing
molecular-biologist ; 3 ; bióloga molecular, biólogo molecular, biotecnóloga, biotecnólogo, ingeniera en biotecnología, ingeniero en biotecnología ; molecular biologist, biotechnologist, biotechnology engineer ; molecular-biology, pcr, cell-culture, laboratory-techniques, gmp
biochemist ; 3 ; bioquímica, bioquímico ; biochemist ; biochemistry, laboratory-techniques, chromatography, protein-purification, data-analysis
microbiologist ; 3 ; microbióloga, microbiólogo ; microbiologist ; microbiology, laboratory-techniques, cell-culture, sampling, quality-control
geneticist ; 4 ; genetista, genómica, genómico ; geneticist, genomics scientist ; genetics, dna-sequencing, pcr, bioinformatics, molecular-biology
bioinformatician ; 4 ; bioinformática, bioinformático ; bioinformatician, computational biologist ; bioinformatics, python, r-language, genomics, linux, statistics
immunologist ; 4 ; inmunóloga, inmunólogo, farmacóloga, farmacólogo, toxicóloga, toxicólogo ; immunologist, pharmacologist, toxicologist ; pharmacology, cell-culture, laboratory-techniques, academic-research, immunology
neuroscientist ; 4 ; neurocientífica, neurocientífico ; neuroscientist ; academic-research, statistics, matlab, laboratory-techniques, academic-writing
chemist ; 3 ; química, químico, analista química, analista químico ; chemist, analytical chemist ; analytical-chemistry, chromatography, laboratory-techniques, sampling, quality-control, spectroscopy
laboratory-technician ; 3 ; técnica de laboratorio, técnico de laboratorio, analista de laboratorio, laborante, laboratorista ; laboratory technician, lab technician, laboratory analyst ; laboratory-techniques, sampling, titration, quality-control, good-laboratory-practice, calibration
laboratory-assistant ; 2 ; auxiliar de laboratorio, ayudante de laboratorio ; laboratory assistant, lab assistant ; laboratory-techniques, sample-preparation, good-laboratory-practice, cleaning, records-management
laboratory-manager ; 5 ; jefa de laboratorio, jefe de laboratorio, responsable de laboratorio, directora técnica de laboratorio, director técnico de laboratorio ; laboratory manager, lab manager ; laboratory-information-system, iso-17025, team-supervision, quality-control, laboratory-techniques
pharmaceutical-quality-technician ; 3 ; técnica de control de calidad farmacéutico, técnico de control de calidad farmacéutico, técnica de garantía de calidad, técnico de garantía de calidad ; pharmaceutical quality technician, pharma QA specialist ; gmp, quality-assurance, chromatography, process-validation, sampling
regulatory-affairs-specialist ; 4 ; técnica de registros, técnico de registros, especialista en asuntos regulatorios ; regulatory affairs specialist, regulatory affairs officer ; regulatory-compliance-product, gmp, technical-documentation, medical-devices, clinical-trials
validation-specialist ; 4 ; técnica de validaciones, técnico de validaciones ; validation specialist, GMP validation technician ; process-validation, gmp, computer-system-validation, technical-documentation, quality-assurance
physicist ; 3 ; física, físico ; physicist ; physics, mathematical-modeling, python, data-analysis, academic-research, matlab
medical-physicist ; 4 ; física médica, físico médico, radiofísica, radiofísico ; medical physicist, radiation physicist ; radiation-protection, radiotherapy, medical-devices, calibration, physics
astronomer ; 4 ; astrónoma, astrónomo, astrofísica, astrofísico ; astronomer, astrophysicist ; astronomy, python, data-analysis, academic-research, academic-writing
mathematician ; 3 ; matemática, matemático ; mathematician ; mathematical-modeling, statistics, algorithms, python, academic-research
geologist ; 3 ; geóloga, geólogo ; geologist ; geology, gis, foundations-geotechnics, fieldwork, business-writing
geophysicist ; 3 ; geofísica, geofísico ; geophysicist ; geophysics, geology, matlab, fieldwork, data-analysis
hydrogeologist ; 3 ; hidrogeóloga, hidrogeólogo, hidróloga, hidrólogo ; hydrogeologist, hydrologist ; hydrology, geology, gis, fieldwork, business-writing
meteorologist ; 3 ; meteoróloga, meteorólogo ; meteorologist, weather forecaster ; meteorology, mathematical-modeling, data-analysis, python, business-writing
oceanographer ; 3 ; oceanógrafa, oceanógrafo, bióloga marina, biólogo marino ; oceanographer, marine biologist ; marine-biology, fieldwork, sampling, gis, diving-professional
ecologist ; 3 ; ecóloga, ecólogo, técnica de biodiversidad, técnico de biodiversidad ; ecologist, biodiversity officer ; ecology, nature-conservation, fieldwork, gis, environmental-impact-assessment
environmental-scientist ; 3 ; ambientóloga, ambientólogo, técnica de medio ambiente, técnico de medio ambiente, técnica ambiental, técnico ambiental, licenciada en ciencias ambientales, licenciado en ciencias ambientales ; environmental scientist, environmental technician, environmental officer, environmental consultant ; environmental-management, environmental-impact-assessment, iso-14001, waste-management, business-writing, gis
environmental-manager ; 5 ; responsable de medio ambiente, jefa de medio ambiente, jefe de medio ambiente ; environmental manager, head of environment ; environmental-management, iso-14001, leadership, environmental-law, waste-management
waste-management-officer ; 3 ; técnica de residuos, técnico de residuos, gestora de residuos, gestor de residuos ; waste management officer, waste manager ; waste-management, environmental-law, hazardous-substances, business-writing, transport-planning
carbon-consultant ; 3 ; consultora de huella de carbono, consultor de huella de carbono, técnica de cambio climático, técnico de cambio climático ; carbon consultant, climate change officer ; carbon-footprint, esg-reporting, energy-efficiency, excel, business-writing
zoologist ; 3 ; zoóloga, zoólogo, botánica, botánico ; zoologist, botanist ; biology, fieldwork, zoology, academic-research, nature-conservation
archaeologist ; 3 ; arqueóloga, arqueólogo ; archaeologist, archeologist ; archaeology, fieldwork, business-writing, heritage-management, museology
historian ; 3 ; historiadora, historiador, historiadora del arte, historiador del arte ; historian, art historian ; history-research, academic-writing, archival-science, art-history, teaching
anthropologist ; 3 ; antropóloga, antropólogo ; anthropologist ; anthropology, qualitative-research, academic-writing, fieldwork, sociology
sociologist ; 3 ; socióloga, sociólogo ; sociologist ; sociology, quantitative-research, qualitative-research, survey-design, spss
geographer ; 3 ; geógrafa, geógrafo, cartógrafa, cartógrafo ; geographer, cartographer ; gis, cartography, arcgis, remote-sensing, urban-planning
linguist ; 3 ; lingüista, filóloga, filólogo ; linguist, philologist ; lexicography, academic-writing, proofreading, teaching, research-methodology
philosopher ; 3 ; filósofa, filósofo ; philosopher ; academic-writing, critical-thinking, teaching, research-methodology, public-speaking
theologian ; 3 ; teóloga, teólogo, sacerdote, pastora religiosa, pastor religioso, capellán ; theologian, priest, pastor, chaplain ; spiritual-care, public-speaking, counselling, teaching, active-listening
science-communicator ; 3 ; divulgadora científica, divulgador científico, comunicadora científica, comunicador científico ; science communicator, science writer ; science-communication, content-creation, public-speaking, copywriting, social-media-management
`);
