import { readSkills } from './skill';

export const agricultureSkills = readSkills(`
[crops]
agriculture ; h ; agricultura, trabajos agrícolas, labores agrícolas, explotaciones agrícolas, labores del campo, faenas agrícolas ; agriculture, farming, agricultural work, farm work, farm operations ; crop-production, tractor-driving ;
agronomy ; h ; agronomía, ingeniería agronómica, asesoramiento agronómico, asistencia técnica agrícola ; agronomy, agricultural engineering, agronomic advice, crop science ; crop-production, soil-science ;
crop-production ; h ; producción agrícola, cultivos, cultivos extensivos, manejo de cultivos, cultivo de cereales, producción vegetal ; crop production, crops, crop management, arable farming, crop growing, plant production ; agronomy, irrigation ;
horticulture ; h ; horticultura, cultivos hortícolas, cultivo de hortalizas, huertos, huerta ; horticulture, vegetable growing, vegetable farming, market gardening ; greenhouse-growing ;
fruit-growing ; h ; fruticultura, cultivo de frutales, frutales, citricultura ; fruit growing, orchards, orchard management, fruit production, fruit farming ; pruning, harvesting ;
viticulture ; h ; viticultura, cultivo de la vid, viñedos, trabajo en viñedo ; viticulture, vineyard work, vineyards, vine growing, vineyard management ; winemaking, pruning ;
olive-growing ; h ; olivicultura, cultivo del olivo, olivar ; olive growing, olive groves ; olive-oil-production ;
greenhouse-growing ; h ; cultivo en invernadero, invernaderos, manejo de invernaderos, cultivos protegidos ; greenhouse growing, greenhouses, greenhouse management, protected cropping ; horticulture, hydroponics ;
hydroponics ; h ; hidroponía, cultivo hidropónico, acuaponía ; hydroponics, hydroponic growing, aquaponics, vertical farming ; greenhouse-growing ;
nursery-plants ; h ; viveros, producción de planta en vivero, viverismo, propagación de plantas, semilleros ; plant nursery, nursery production, plant propagation, seedlings ; horticulture ;
plant-grafting ; h ; injertos, injertado de plantas ; grafting, plant grafting ; nursery-plants ;
mushroom-growing ; h ; cultivo de setas, cultivo de champiñón, micología ; mushroom growing, mushroom cultivation, mycology ; horticulture ;
coffee-growing ; h ; caficultura, cultivo de café, beneficio del café ; coffee growing, coffee farming, coffee processing ; crop-production ;
banana-growing ; h ; cultivo de plátano, cultivo de banano ; banana growing, plantain growing ; crop-production ;
sugarcane-growing ; h ; cultivo de caña de azúcar, zafra ; sugarcane growing, sugarcane harvesting ; crop-production ;
cocoa-growing ; h ; cultivo de cacao ; cocoa growing, cacao farming ; crop-production ;
avocado-growing ; h ; cultivo de aguacate, cultivos subtropicales, cultivo de palta ; avocado growing, subtropical crops ; fruit-growing ;
organic-farming ; h ; agricultura ecológica, agricultura orgánica, producción ecológica, agroecología, agricultura regenerativa ; organic farming, organic agriculture, organic production, agroecology, regenerative agriculture ; crop-production ;
permaculture ; h ; permacultura ; permaculture ; organic-farming ;
precision-agriculture ; h ; agricultura de precisión, agricultura 4.0, agricultura inteligente, agrotech ; precision agriculture, precision farming, smart farming, agritech ; gis, drone-piloting ;
harvesting ; h ; recolección agrícola, recogida de fruta, vendimia, recolección de fruta, cosecha, recogida de aceituna, recolección de hortalizas, temporero agrícola, recogida de cosechas ; harvesting, fruit picking, grape harvest, crop harvesting, crop picking, vegetable picking, olive harvesting ; agriculture ;
sowing-planting ; h ; siembra, siembra y plantación, plantación, trasplante ; sowing, transplanting, planting ; crop-production ;
pruning ; h ; poda, poda de frutales, poda de olivos, poda de árboles, poda de viñas ; pruning, fruit tree pruning, tree pruning, vine pruning ; gardening ;
irrigation ; h ; riego, sistemas de riego, riego por goteo, gestión de riego, fertirrigación, riego agrícola, regadío ; irrigation, irrigation systems, drip irrigation, irrigation management, fertigation ; irrigation-installation ;
fertilization ; h ; fertilización, abonado, fertilizantes, nutrición vegetal, planes de abonado ; fertilization, fertilisation, fertilizers, fertilisers, plant nutrition, nutrient management ; agronomy ;
pesticide-application ; h ; aplicación de fitosanitarios, carnet de fitosanitarios, tratamientos fitosanitarios, manipulador de productos fitosanitarios, plaguicidas, aplicador de fitosanitarios, productos fitosanitarios ; pesticide application, plant protection products, crop spraying, pesticides, spraying pesticides, pesticide applicator ; integrated-pest-management ;
integrated-pest-management ; h ; gestión integrada de plagas, control integrado, sanidad vegetal, control biológico de plagas, protección de cultivos ; integrated pest management, IPM, crop protection, plant health, biological pest control ; pesticide-application ;
seed-production ; h ; producción de semillas, mejora vegetal, fitomejoramiento ; seed production, plant breeding ; agronomy ;
post-harvest ; h ; poscosecha, manejo poscosecha, postcosecha, confección y envasado de fruta, central hortofrutícola, clasificación de fruta ; post-harvest handling, postharvest, fruit packing, fruit grading, packhouse operations ; cold-chain ;
farm-management ; h ; gestión de explotaciones agrarias, administración de fincas rústicas, gestión agropecuaria, cuaderno de explotación, encargado de finca ; farm management, agribusiness management, farm record keeping, agricultural business management ; agriculture ;
cap-subsidies ; h ; ayudas de la PAC, tramitación de la PAC, PAC ; Common Agricultural Policy subsidies, farm subsidies, CAP subsidies ; farm-management ;
tractor-driving ; h ; manejo de tractor, tractorista, conducción de tractor, tractor, manejo de maquinaria agrícola, maquinaria agrícola, conducción de tractores ; tractor driving, tractor operation, agricultural machinery, farm machinery operation, tractor driver, tractors ; agriculture ;
combine-harvester ; h ; cosechadora, manejo de cosechadora ; combine harvester, combine harvester operation ; tractor-driving ;
brush-cutter ; t ; desbrozadora, manejo de desbrozadora, desbroce, motoazada ; brush cutter, strimmer, brush cutting, weed trimmer ; gardening ;
lawn-mowing ; h ; cortacésped, corte de césped, siega, siega de césped ; lawn mower, lawn mowing, ride-on mower, grass cutting ; gardening ;
composting ; h ; compostaje, elaboración de compost ; composting, compost making ; gardening ;
hedge-trimming ; h ; recorte de setos, poda de setos, cortasetos ; hedge cutting, hedge trimming, hedge trimmer ; gardening, pruning ;

[gardening-and-forestry]
gardening ; h ; jardinería, mantenimiento de jardines, jardinero, cuidado de jardines, mantenimiento de zonas verdes, zonas verdes ; gardening, garden maintenance, grounds maintenance, groundskeeping, gardener, green space maintenance, landscaping, lawn care ; pruning, brush-cutter ;
turf-management ; h ; mantenimiento de césped, céspedes deportivos, greenkeeping, campos de golf ; turf management, greenkeeping, sports turf, golf course maintenance ; gardening ;
tree-surgery ; h ; arboricultura, tala de árboles, poda en altura, poda y tala en altura, trepa de árboles ; tree surgery, arboriculture, tree felling, tree climbing, tree care ; chainsaw ;
chainsaw ; t ; motosierra, manejo de motosierra, motoserrista ; chainsaw, chainsaw operation, chainsaws ; tree-surgery ;
forestry ; h ; trabajos forestales, silvicultura, gestión forestal, ingeniería forestal, selvicultura ; forestry, forest management, silviculture, forestry work, forestry engineering ; chainsaw ;
reforestation ; h ; reforestación, repoblación forestal ; reforestation, tree planting ; forestry ;
timber-harvesting ; h ; aprovechamientos forestales, procesadora forestal, saca de madera, autocargador forestal ; timber harvesting, forest harvester, forwarder operation ; forestry ;
sawmill ; h ; aserradero, aserrado de madera, industria de la madera ; sawmill operations, sawmilling, lumber processing ; wood-machinery ;
floral-design-plants ; h ; plantas ornamentales, jardines verticales, producción de flor cortada ; ornamental plants, vertical gardens, green walls, cut flower production ; gardening ;
landscaping-installation ; h ; construcción de jardines, instalación de césped artificial, obra de jardinería ; garden construction, artificial turf installation, hard landscaping ; gardening ;

[livestock-and-fishing]
livestock ; h ; ganadería, manejo de ganado, cría de ganado, explotaciones ganaderas, producción animal, zootecnia, ganado ; livestock farming, livestock, cattle handling, livestock management, animal husbandry, animal production, animal science ; cattle-farming, animal-feeding ;
cattle-farming ; h ; ganado vacuno, ganado bovino, vacuno de leche, vacuno de carne, explotación de vacuno ; cattle farming, beef cattle, dairy cattle, cattle, dairy farming ; milking, livestock ;
milking ; h ; ordeño, sala de ordeño, ordeño mecánico ; milking, milking parlour, machine milking, milking parlor ; cattle-farming ;
pig-farming ; h ; porcicultura, ganado porcino, granjas porcinas, porcino, producción porcina ; pig farming, swine production, hog farming, pig husbandry ; livestock ;
sheep-goats ; h ; ganado ovino y caprino, pastoreo, ganado ovino, ganado caprino, pastor ; sheep and goat farming, shepherding, sheep farming, goat farming ; livestock ;
sheep-shearing ; h ; esquila, esquilado ; sheep shearing ; sheep-goats ;
poultry ; h ; avicultura, granjas avícolas, producción avícola, gallinas ponedoras ; poultry farming, poultry, egg production, poultry production ; livestock ;
farriery ; h ; herrado de caballos, herrador ; farriery, horseshoeing ; horse-care ;
beekeeping ; h ; apicultura, manejo de colmenas, producción de miel ; beekeeping, apiculture, hive management, honey production ; livestock ;
animal-feeding ; h ; alimentación animal, nutrición animal, piensos, formulación de piensos ; animal feeding, animal nutrition, feed formulation, animal feed ; livestock ;
animal-breeding ; h ; mejora genética animal, inseminación artificial de ganado, inseminación artificial animal ; animal breeding, livestock artificial insemination, genetic selection of livestock ; livestock ;
slaughterhouse ; h ; matadero, sacrificio de animales, sala de despiece, faenado, matarife ; slaughterhouse work, meat cutting plant, abattoir, animal slaughter, deboning, meat processing ; food-processing ;
aquaculture ; h ; acuicultura, piscifactoría, piscicultura, cultivo de peces ; aquaculture, fish farming, fish hatchery ; fishing ;
shellfish-farming ; h ; miticultura, bateas, cultivo de moluscos ; shellfish farming, mussel farming ; aquaculture ;
fishing ; h ; pesca, pesca de altura, pesca de bajura, marinero de pesca, pesca comercial, marisqueo ; commercial fishing, fishing, deep-sea fishing, shellfish gathering, trawling ; seamanship ;
hunting-management ; h ; gestión cinegética, guarda rural, guardería de caza ; game management, gamekeeping, wildlife management ; forestry ;

[food-industry]
food-processing ; h ; industria alimentaria, procesado de alimentos, elaboración de productos alimenticios, transformación de alimentos, procesamiento de alimentos ; food processing, food manufacturing, food production, food industry ; haccp, packaging ;
food-technology ; h ; tecnología de los alimentos, ciencia y tecnología de los alimentos, desarrollo de productos alimentarios, ingeniería de alimentos ; food technology, food science, food product development, food engineering ; food-processing ;
dairy-processing ; h ; industria láctea, pasteurización, productos lácteos ; dairy processing, pasteurization, dairy products ; food-processing ;
cheesemaking ; h ; elaboración de quesos, quesería, maestro quesero ; cheesemaking, cheese making ; dairy-processing ;
meat-processing ; h ; industria cárnica, elaboración de embutidos, charcutería industrial, productos cárnicos, curado de jamones ; meat products manufacturing, sausage making, cured meats, meat curing ; food-processing ;
fish-processing ; h ; procesado de pescado, conservas de pescado, industria conservera, fileteado de pescado, conservera ; fish processing, seafood processing, canned fish, cannery work ; food-processing ;
winemaking ; h ; enología, elaboración de vinos, vinificación, bodega de vinos, trabajo en bodega ; winemaking, oenology, enology, wine production, cellar work, wine making ; viticulture ;
brewing ; h ; elaboración de cerveza, cervecería artesanal, cerveza artesana ; brewing, beer brewing, craft brewing, beer making ; food-processing ;
distilling ; h ; destilación de bebidas, destilería, elaboración de licores ; distilling spirits, distillery operations, spirits production ; food-processing ;
olive-oil-production ; h ; almazara, elaboración de aceite de oliva, maestro de almazara, producción de aceite de oliva ; olive oil production, olive mill, olive oil making ; food-processing ;
industrial-baking ; h ; panificación industrial, industria panadera, bollería industrial ; industrial baking, industrial bakery, commercial baking ; food-processing ;
flour-milling ; h ; molinería, fabricación de harinas, molienda de cereales ; flour milling, grain milling, grain processing ; food-processing ; milling
sensory-analysis ; h ; análisis sensorial, cata de alimentos, panel de cata, evaluación sensorial ; sensory analysis, food tasting panels, sensory evaluation ; food-technology ;
coffee-roasting ; h ; tueste de café, tostado de café ; coffee roasting ; food-processing ;
coffee-cupping ; h ; catación de café, cata de café ; coffee cupping, coffee tasting ; coffee-roasting ;
frozen-food-processing ; h ; congelación industrial de alimentos, ultracongelados, liofilización ; frozen food processing, food freezing, freeze drying ; cold-chain ;
`);
