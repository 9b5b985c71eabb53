import { readJobTitles } from './job-title';

/** Farms, forests, gardens, fishing and animals. */
export const agricultureTitles = readJobTitles(`
[agriculture]
farmer ; 3 ; agricultora, agricultor, productora agrícola, productor agrícola ; farmer, crop farmer, grower ; crop-production, irrigation, tractor-driving, harvesting, pesticide-application, soil-science
farm-worker ; 2 ; peón agrícola, trabajadora agrícola, trabajador agrícola, jornalera agrícola, jornalero agrícola, temporera, temporero, bracera, bracero ; farm worker, agricultural labourer, farmhand, agricultural laborer, seasonal farm worker ; harvesting, crop-production, manual-handling, irrigation, pruning
fruit-picker ; 2 ; recolectora de fruta, recolector de fruta, recolectora, recolector, cosechadora, cosechador ; fruit picker, harvest worker ; harvesting, manual-handling, post-harvest, teamwork, fruit-growing
tractor-driver ; 3 ; tractorista, operadora de maquinaria agrícola, operador de maquinaria agrícola ; tractor driver, agricultural machinery operator ; tractor-driving, heavy-machinery, crop-production, soil-science, preventive-maintenance
farm-foreman ; 4 ; capataz agrícola, encargada de finca, encargado de finca, mayordomo de campo, capataz de campo ; farm foreman, farm supervisor, estate manager ; crop-production, team-supervision, irrigation, heavy-machinery, harvesting
farm-manager ; 5 ; gerente de explotación agraria, directora de finca agrícola, director de finca agrícola, administradora de campo, administrador de campo ; farm manager, agricultural manager ; farm-management, crop-production, budget-management, leadership, livestock
livestock-farmer ; 3 ; ganadera, ganadero, criadora de ganado, criador de ganado ; livestock farmer, cattle farmer, rancher, stock breeder ; livestock, animal-feeding, animal-health, animal-reproduction, milking
livestock-worker ; 2 ; peón ganadera, peón ganadero, pastora, pastor, vaquera, vaquero ; livestock worker, shepherd, herdsperson, dairy worker, stockman ; livestock, animal-feeding, milking, animal-handling, cleaning
poultry-farmer ; 3 ; avicultora, avicultor, granjera avícola, granjero avícola ; poultry farmer ; poultry, animal-feeding, animal-health, cleaning, livestock
pig-farmer ; 3 ; porcicultora, porcicultor, encargada de granja porcina, encargado de granja porcina ; pig farmer, swine farm manager ; pig-farming, animal-feeding, animal-health, animal-reproduction, zoonosis-control
beekeeper ; 3 ; apicultora, apicultor ; beekeeper ; beekeeping, animal-health, food-hygiene, sales, agriculture
agronomist ; 3 ; ingeniera agrónoma, ingeniero agrónomo, ingeniera técnica agrícola, ingeniero técnico agrícola, perita agrícola, perito agrícola ; agronomist, agricultural engineer ; agronomy, pesticide-application, soil-science, irrigation, crop-production, gis
agricultural-technician ; 3 ; técnica agrícola, técnico agrícola, técnica de campo, técnico de campo, asesora agronómica, asesor agronómico ; agricultural technician, field technician, crop adviser ; pesticide-application, integrated-pest-management, fertilization, irrigation, precision-agriculture
irrigation-technician ; 3 ; técnica de riego, técnico de riego, regadora, regador ; irrigation technician ; irrigation, pump-maintenance, crop-production, plumbing, irrigation-installation
pesticide-applicator ; 3 ; aplicadora de productos fitosanitarios, aplicador de productos fitosanitarios ; pesticide applicator, crop sprayer ; pesticide-application, tractor-driving, hazardous-substances, integrated-pest-management, agronomy
winegrower ; 3 ; viticultora, viticultor, viñatera, viñatero ; winegrower, viticulturist, vineyard worker ; viticulture, pruning, harvesting, pesticide-application, tractor-driving
oenologist ; 4 ; enóloga, enólogo ; oenologist, winemaker, enologist ; winemaking, sensory-analysis, quality-control, sampling, viticulture
cellar-hand ; 2 ; bodeguera, bodeguero, operaria de bodega, operario de bodega ; cellar hand, winery worker, cellar worker ; winemaking, cleaning, bottling, food-hygiene, sampling
olive-oil-miller ; 3 ; oleicultora, oleicultor, maestra de almazara, maestro de almazara, maestra almazarera, maestro almazarero ; olive oil miller, olive grower ; olive-oil-production, harvesting, quality-control, pruning, food-hygiene
greenhouse-worker ; 2 ; operaria de invernadero, operario de invernadero, invernaderista ; greenhouse worker, greenhouse operative ; greenhouse-growing, crop-production, irrigation, harvesting, pesticide-application
nursery-grower ; 3 ; viverista, floricultora, floricultor ; nursery grower, plant nursery worker, horticulturist ; nursery-plants, horticulture, irrigation, sales, gardening
gardener ; 3 ; jardinera, jardinero, jardinera paisajista, jardinero paisajista ; gardener, landscape gardener, landscaper, groundskeeper ; gardening, pruning, turf-management, irrigation, pesticide-application, brush-cutter
gardening-assistant ; 2 ; peón de jardinería, ayudante de jardinería, auxiliar de jardinería ; gardening assistant, groundsman assistant, landscaping labourer ; gardening, turf-management, manual-handling, pruning, brush-cutter
head-gardener ; 4 ; encargada de jardinería, encargado de jardinería, capataz de jardinería ; head gardener, grounds supervisor ; gardening, team-supervision, landscape-architecture, pesticide-application, rota-planning
arborist ; 3 ; arborista, podadora, podador, podadora en altura, podador en altura ; arborist, tree surgeon, tree pruner ; tree-surgery, pruning, chainsaw, rope-access, working-at-height
greenkeeper ; 3 ; greenkeeper, encargada de campo de golf, encargado de campo de golf ; greenkeeper, golf course superintendent ; turf-management, irrigation, brush-cutter, pesticide-application, gardening
forestry-engineer ; 3 ; ingeniera forestal, ingeniero forestal, ingeniera de montes, ingeniero de montes, técnica forestal, técnico forestal ; forestry engineer, forester, forestry technician ; forestry, gis, forest-firefighting, nature-conservation, timber-harvesting
forestry-worker ; 2 ; peón forestal, trabajadora forestal, trabajador forestal, motoserrista, leñadora, leñador ; forestry worker, logger, lumberjack, chainsaw operator ; chainsaw, forestry, brush-cutter, manual-handling, forest-firefighting
fisherman ; 3 ; pescadora, pescador, marinera pescadora, marinero pescador ; fisherman, fisher, fishing boat crew ; fishing, stcw, seamanship, fish-processing, manual-handling
aquaculture-technician ; 3 ; mariscadora, mariscador, acuicultora, acuicultor, técnica de acuicultura, técnico de acuicultura ; aquaculture technician, fish farmer, shellfish gatherer ; aquaculture, water-analysis, animal-health, diving-professional, fish-processing
fishing-skipper ; 4 ; patrón de pesca, patrona de pesca ; fishing skipper, trawler skipper ; fishing, seamanship, stcw, team-supervision, gmdss
groom ; 3 ; mozo de cuadra, moza de cuadra, cuidadora de caballos, cuidador de caballos, petisera, petisero ; groom, stable hand, stable worker ; horse-care, animal-feeding, animal-care, cleaning, animal-handling
farrier ; 3 ; herradora, herrador ; farrier ; farriery, horse-care, forging, animal-handling, hand-tools
animal-scientist ; 4 ; ingeniera zootecnista, ingeniero zootecnista, zootecnista ; animal scientist, zootechnician, animal production engineer ; animal-feeding, livestock, animal-reproduction, animal-health, farm-management
artificial-insemination-technician ; 3 ; inseminadora, inseminador ; artificial insemination technician ; animal-reproduction, livestock, animal-handling, animal-health, records-management
organic-farming-inspector ; 3 ; certificadora de agricultura ecológica, certificador de agricultura ecológica, inspectora de agricultura ecológica, inspector de agricultura ecológica ; organic farming inspector, organic certification inspector ; organic-farming, globalgap, auditing, traceability, business-writing
`);
