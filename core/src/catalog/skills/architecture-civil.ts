import { readSkills } from './skill';

export const architectureCivilSkills = readSkills(`
[architecture]
building-architecture ; h ; arquitectura, proyectos arquitectónicos, diseño arquitectónico, proyectos de arquitectura, proyecto básico y de ejecución ; architecture, architectural design, architectural projects, building design ; revit, urban-planning ; software-architecture, enterprise-architecture
interior-design ; h ; diseño de interiores, interiorismo, decoración de interiores, decoración ; interior design, interior decoration, interior decorating, interior architecture ; sketchup, building-architecture ;
urban-planning ; h ; urbanismo, planeamiento urbanístico, ordenación del territorio, planificación urbana, disciplina urbanística ; urban planning, town planning, city planning, land use planning, spatial planning ; gis ;
landscape-architecture ; h ; arquitectura del paisaje, diseño de paisajes, paisajismo ; landscape architecture, landscape design ; gardening ;
bim ; h ; BIM, metodología BIM, modelado BIM, coordinación BIM, building information modeling, BIM management ; BIM, building information modelling, building information modeling, BIM modelling, BIM coordination, BIM methodology ; revit, navisworks ; bpm
revit ; t ; Revit, Autodesk Revit, Revit Architecture, Revit MEP, Revit Structure ; ; bim, autocad ;
archicad ; t ; ArchiCAD, Graphisoft ArchiCAD ; ; bim ;
allplan ; t ; Allplan ; ; bim ;
vectorworks ; t ; Vectorworks ; ; cad ;
navisworks ; t ; Navisworks, Autodesk Navisworks ; ; bim ;
dynamo-bim ; t ; Dynamo (Revit), Dynamo BIM ; ; revit ; dynamodb
bim-360 ; t ; BIM 360, Autodesk Construction Cloud, BIM Collaborate ; ; bim ;
solibri ; t ; Solibri ; ; bim ;
ifc-openbim ; h ; formato IFC, openBIM, ISO 19650 ; IFC format, openBIM, ISO 19650 ; bim ;
sketchup ; t ; SketchUp, Google SketchUp, Sketch Up, Trimble SketchUp ; ; 3d-modeling, v-ray ;
lumion ; t ; Lumion ; ; architectural-visualization ;
twinmotion ; t ; Twinmotion ; ; architectural-visualization ;
enscape ; t ; Enscape ; ; architectural-visualization ;
v-ray ; t ; V-Ray, VRay, Chaos V-Ray ; ; 3d-rendering ;
architectural-visualization ; h ; infografía arquitectónica, visualización arquitectónica, renders arquitectónicos ; architectural visualization, architectural visualisation, archviz, architectural rendering ; v-ray, lumion ;
scale-models ; h ; maquetas, construcción de maquetas, maquetismo, maquetas de arquitectura ; scale models, model making, architectural models, physical models ; building-architecture ;
building-codes ; h ; código técnico de la edificación, CTE, normativa de edificación, normativa urbanística, normativa técnica de construcción ; building codes, building regulations, construction regulations, planning regulations, International Building Code ; building-architecture ;
building-accessibility ; h ; accesibilidad en la edificación, eliminación de barreras arquitectónicas ; building accessibility, ADA compliance, accessible design ; building-codes ; web-accessibility
building-permits ; h ; licencias de obra, tramitación de licencias, licencias de actividad, tramitación de licencias urbanísticas ; building permits, planning applications, planning permission, permit applications ; building-codes ;
building-inspection ; h ; inspección técnica de edificios, patología de la edificación, informes periciales de edificación, patologías constructivas ; building inspection, building surveying, building pathology, building surveys, home inspection ; building-codes ;
energy-certification ; h ; certificación energética, certificados energéticos, certificación energética de edificios ; energy performance certificates, building energy certification, EPC assessment, energy certification ; energy-efficiency ;
ce3x ; t ; CE3X ; ; energy-certification ;
hulc ; t ; HULC, Herramienta Unificada LIDER-CALENER ; ; energy-certification ;
sustainable-building ; h ; construcción sostenible, arquitectura bioclimática, bioconstrucción, edificación sostenible ; sustainable building, green building, bioclimatic architecture, sustainable construction ; energy-efficiency ;
leed ; h ; LEED, certificación LEED ; LEED, LEED certification ; sustainable-building ;
breeam ; h ; BREEAM, certificación BREEAM ; BREEAM ; sustainable-building ;
passivhaus ; h ; Passivhaus, casas pasivas ; Passive House, Passivhaus ; sustainable-building ;
cadastre ; h ; catastro, gestión catastral, parcelarios ; cadastre, land registry mapping, cadastral surveying ; surveying ;

[civil-engineering]
civil-engineering ; h ; ingeniería civil, obra civil, infraestructuras civiles, obras públicas, ingeniería de caminos ; civil engineering, civil works, public works, civil infrastructure ; structural-calculation, road-construction ;
structural-calculation ; h ; cálculo de estructuras, cálculo estructural, diseño estructural, análisis estructural, ingeniería estructural ; structural calculation, structural engineering, structural design, structural analysis, structural calculations ; cype, sap2000 ;
seismic-design ; h ; diseño sismorresistente, cálculo sísmico, ingeniería sísmica ; seismic design, earthquake engineering, seismic analysis ; structural-calculation ;
steel-structures ; h ; cálculo de estructuras metálicas, estructuras de acero ; steel structures, structural steel design, steel design ; structural-calculation ;
concrete-structures ; h ; cálculo de estructuras de hormigón, estructuras de hormigón, estructuras de concreto ; concrete structures, reinforced concrete design, concrete design ; structural-calculation ;
eurocodes ; h ; Eurocódigos, EHE, Código Estructural, Eurocódigo ; Eurocodes, Eurocode ; structural-calculation ;
foundations-geotechnics ; h ; geotecnia, cimentaciones, estudios geotécnicos, mecánica de suelos, ingeniería geotécnica ; geotechnics, foundations, geotechnical engineering, geotechnical studies, soil mechanics ; civil-engineering ;
hydraulic-engineering ; h ; ingeniería hidráulica, obras hidráulicas, hidráulica, redes de abastecimiento ; hydraulic engineering, water infrastructure, water supply networks, water distribution networks ; hydrology ; hydraulics-industrial
road-construction ; h ; construcción de carreteras, trazado de carreteras, firmes y pavimentos, obras viales, carreteras, ingeniería vial ; road construction, road design, highway engineering, highway construction, highway design, pavement design ; paving, civil-3d ;
bridge-engineering ; h ; diseño de puentes, cálculo de puentes ; bridge engineering, bridge design ; structural-calculation ;
railway-engineering ; h ; ingeniería ferroviaria, infraestructura ferroviaria, obras ferroviarias ; railway engineering, rail engineering, rail infrastructure ; railway-maintenance ;
port-engineering ; h ; ingeniería portuaria, obras marítimas, ingeniería de costas ; port engineering, maritime works, coastal engineering ; civil-engineering ;
traffic-engineering ; h ; ingeniería de tráfico, estudios de tráfico, movilidad urbana, planes de movilidad ; traffic engineering, traffic studies, transport planning studies, urban mobility, traffic modelling ; urban-planning ;
urbanization-works ; h ; obras de urbanización, urbanización, proyectos de urbanización ; site development works, urban development works, land development ; civil-engineering ;
cype ; t ; CYPE, CYPECAD, Cype Ingenieros, CYPE 3D ; ; structural-calculation ;
tricalc ; t ; Tricalc ; ; structural-calculation ;
sap2000 ; t ; SAP2000, SAP 2000 ; ; structural-calculation ; sap
etabs ; t ; ETABS ; ; structural-calculation ;
robot-structural ; t ; Robot Structural Analysis, Autodesk Robot ; ; structural-calculation ; robotics
tekla ; t ; Tekla Structures, Tekla ; ; steel-structures, bim ;
staad-pro ; t ; STAAD.Pro, STAAD ; ; structural-calculation ;
midas-civil ; t ; Midas Civil, midas Gen ; ; structural-calculation ;
safe-csi ; t ; CSI SAFE ; ; etabs ;
csi-bridge ; t ; CSI Bridge, CSiBridge ; ; bridge-engineering ;
plaxis ; t ; PLAXIS ; ; foundations-geotechnics ;
geostudio ; t ; GeoStudio ; ; foundations-geotechnics ;
civil-3d ; t ; Civil 3D, AutoCAD Civil 3D, Autodesk Civil 3D ; ; road-construction, autocad ;
istram ; t ; Istram, Istram Ispol ; ; road-construction ;
clip-software ; t ; Clip (trazado) ; ; surveying ;
mdt-topography ; t ; MDT (topografía) ; MDT (topography) ; surveying ;
protopo ; t ; Protopo ; ; surveying ;
epanet ; t ; EPANET ; ; hydraulic-engineering ;
hec-ras ; t ; HEC-RAS ; ; hydrology ;
hec-hms ; t ; HEC-HMS ; ; hydrology ;
ptv-visum ; t ; PTV Visum ; ; traffic-engineering ;
vissim ; t ; PTV Vissim, Vissim ; ; traffic-engineering ;
aimsun ; t ; Aimsun ; ; traffic-engineering ;

[site-management]
site-supervision ; h ; supervisión de obra, encargado de obra, control de obra, jefe de obra, seguimiento de obra, dirección de obra, gestión de obra, residencia de obra, dirección facultativa ; site supervision, site management, construction supervision, construction site management, construction management, site manager, supervising construction works ; building-measurement, construction-safety ;
building-measurement ; h ; mediciones y presupuestos, mediciones de obra, presupuestos de obra, presupuestación de obra, certificaciones de obra, metrados, cubicaciones, costos y presupuestos ; quantity surveying, construction cost estimating, bill of quantities, quantity take-off, quantity takeoff, construction estimating, cost estimation, cost estimating ; presto-budget, arquimedes ;
arquimedes ; t ; Arquímedes (presupuestos), CYPE Arquímedes ; Arquímedes (construction budgets), CYPE Arquímedes ; building-measurement ;
menfis ; t ; Menfis ; ; building-measurement ;
tcq ; t ; TCQ ; ; building-measurement ;
s10-costs ; t ; S10 Costos y Presupuestos, S10 (presupuestos) ; S10 (construction budgets) ; building-measurement ;
opus-neodata ; t ; Neodata ; Neodata ; building-measurement ;
opus-prices ; t ; Opus (precios unitarios) ; Opus (unit prices) ; building-measurement ;
unit-price-analysis ; h ; análisis de precios unitarios, APU, precios descompuestos ; unit price analysis, unit cost breakdown ; building-measurement ;
procore ; t ; Procore ; ; site-supervision ;
plangrid ; t ; PlanGrid ; ; site-supervision ;
buildertrend ; t ; Buildertrend ; ; site-supervision ;
construction-scheduling ; h ; planificación de obra, programación de obra, plan de obra ; construction scheduling, construction planning, works programme ; project-scheduling, primavera ;
subcontractor-management ; h ; gestión de subcontratas, coordinación de subcontratas, gestión de subcontratistas, coordinación de gremios ; subcontractor management, subcontractor coordination, managing subcontractors, contractor management ; site-supervision ;
construction-quality ; h ; control de calidad en obra, ensayos de hormigón, control de calidad de obras, ensayos de suelos ; construction quality control, concrete testing, soil testing, construction materials testing ; quality-control ;
last-planner ; h ; Last Planner System ; ; construction-scheduling, lean-manufacturing ;
lean-construction ; h ; Lean Construction, construcción lean ; Lean Construction ; lean-manufacturing ;
contract-claims-construction ; h ; reclamaciones de obra ; construction claims, JCT contracts ; site-supervision ;
fidic ; h ; FIDIC, contratos FIDIC ; FIDIC, FIDIC contracts ; contract-claims-construction ;
nec-contracts ; h ; contratos NEC ; NEC contracts, NEC3, NEC4 ; contract-claims-construction ;
site-stakeout ; h ; replanteo de obra, replanteo, replanteos, nivelación ; site setting out, stakeout, setting out ; surveying ;

[surveying-and-mapping]
surveying ; h ; topografía, levantamientos topográficos, topógrafo, levantamiento topográfico ; land surveying, topography, topographic surveys, surveyor, topographic surveying, topographical surveys ; total-station, gnss, site-stakeout ; survey-design
total-station ; t ; estación total, manejo de estación total, nivel topográfico ; total station, total stations, theodolite ; surveying ;
leica-survey ; t ; Leica (topografía), equipos Leica ; Leica survey equipment ; surveying ;
trimble ; t ; Trimble ; ; surveying ;
gnss ; t ; GPS topográfico, GNSS, GPS RTK, GPS diferencial ; GNSS, survey GPS, GPS RTK, differential GPS, GPS surveying ; surveying ;
photogrammetry ; h ; fotogrametría, restitución fotogramétrica, fotogrametría con drones ; photogrammetry, aerial photogrammetry, drone photogrammetry ; drone-piloting, pix4d ;
pix4d ; t ; Pix4D, Pix4Dmapper ; ; photogrammetry ;
metashape ; t ; Agisoft Metashape, Agisoft PhotoScan ; ; photogrammetry ;
lidar ; h ; LiDAR, tecnología LiDAR ; LiDAR, LiDAR data ; photogrammetry ;
cartography ; h ; cartografía, elaboración de mapas, cartografía digital ; cartography, map making, digital mapping ; gis ;
geodesy ; h ; geodesia ; geodesy ; surveying ;
gis ; h ; sistemas de información geográfica, SIG, GIS, análisis espacial, geomática, tecnologías de la información geográfica ; geographic information systems, GIS, spatial analysis, geospatial analysis, geomatics, geospatial data ; arcgis, qgis ;
arcgis ; t ; ArcGIS, ArcMap, ArcGIS Pro, ArcGIS Online, Esri ; ; gis, qgis ;
qgis ; t ; QGIS, Quantum GIS ; ; gis, arcgis ;
gvsig ; t ; gvSIG ; ; gis ;
mapinfo ; t ; MapInfo ; ; gis ;
global-mapper ; t ; Global Mapper ; ; gis ;
geoserver ; t ; GeoServer ; ; gis, web-development ;
leaflet ; t ; Leaflet, Leaflet.js ; ; gis ;
openlayers ; t ; OpenLayers ; ; gis ;
mapbox ; t ; Mapbox ; ; gis ;
remote-sensing ; h ; teledetección, percepción remota, imágenes satelitales, imágenes de satélite ; remote sensing, satellite imagery, earth observation ; gis, google-earth-engine ;
google-earth-engine ; t ; Google Earth Engine ; Google Earth Engine ; remote-sensing ;
envi ; t ; ENVI (teledetección) ; ENVI (remote sensing) ; remote-sensing ;
erdas ; t ; ERDAS Imagine, ERDAS ; ; remote-sensing ;
google-earth ; t ; Google Earth, Google Earth Pro ; ; cartography ;
google-maps ; t ; Google Maps, Google Maps API ; ; gis ;
`);
