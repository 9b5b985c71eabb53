import { readSkills } from './skill';

export const energyEnvironmentSkills = readSkills(`
[energy]
renewable-energy ; h ; energías renovables, energía renovable, renovables, transición energética, energías limpias ; renewable energy, renewables, clean energy, renewable energies, energy transition, green energy ; photovoltaics, wind-energy ;
photovoltaics ; h ; energía solar fotovoltaica, fotovoltaica, placas solares, paneles solares, instalaciones fotovoltaicas, energía solar, instalación de placas solares, paneles fotovoltaicos, instalación de paneles solares ; solar photovoltaics, photovoltaics, solar PV, solar panels, solar panel installation, solar energy, PV systems, solar installation, solar power ; pvsyst, self-consumption ; solar-thermal
self-consumption ; h ; autoconsumo, autoconsumo fotovoltaico, legalización de instalaciones fotovoltaicas, comunidades energéticas ; solar self-consumption, net metering, energy communities, distributed generation ; photovoltaics ;
pvsyst ; t ; PVsyst ; ; photovoltaics ;
pvsol ; t ; PV*SOL ; ; photovoltaics ;
helioscope ; t ; HelioScope ; ; photovoltaics ;
homer-energy ; t ; HOMER Energy, HOMER Pro ; ; renewable-energy ;
solar-trackers ; h ; seguidores solares, montaje de seguidores solares, hincado de estructuras solares, montaje de estructuras fotovoltaicas ; solar trackers, tracker installation, PV mounting structures ; photovoltaics ;
wind-energy ; h ; energía eólica, parques eólicos, aerogeneradores, mantenimiento de aerogeneradores, eólica marina ; wind energy, wind farms, wind turbines, wind turbine maintenance, wind power, offshore wind ; renewable-energy, gwo ;
gwo ; h ; GWO, formación GWO, GWO BST ; GWO, GWO training, GWO Basic Safety Training ; wind-energy, working-at-height ;
windpro ; t ; WindPRO ; ; wind-energy ;
wasp ; t ; WAsP (eólica) ; WAsP (wind) ; wind-energy ;
hydropower ; h ; energía hidroeléctrica, centrales hidroeléctricas, hidroeléctrica ; hydropower, hydroelectric power, hydroelectric plants ; renewable-energy ;
biomass ; h ; biomasa, calderas de biomasa, biogás, biocombustibles, biometano ; biomass, biomass boilers, biogas, biofuels, biomethane ; renewable-energy ;
green-hydrogen ; h ; hidrógeno verde, hidrógeno, pilas de combustible, electrolizadores ; green hydrogen, hydrogen, fuel cells, electrolysers, hydrogen technologies ; renewable-energy ;
geothermal-energy ; h ; energía geotérmica ; geothermal energy, geothermal power ; heat-pumps ;
csp ; h ; energía termosolar, centrales termosolares ; concentrated solar power, CSP plants, solar thermal power plants ; renewable-energy ;
energy-storage ; h ; almacenamiento de energía, baterías, baterías de litio, sistemas de baterías, BESS ; energy storage, battery storage, lithium-ion batteries, battery systems, BESS, batteries ; photovoltaics ;
energy-efficiency ; h ; eficiencia energética, ahorro energético, rehabilitación energética, medidas de ahorro energético ; energy efficiency, energy saving, energy retrofit, energy savings ; energy-audits, iso-50001 ;
energy-audits ; h ; auditorías energéticas, auditoría energética, auditor energético ; energy audits, energy audit, energy auditing ; energy-efficiency ;
energy-management ; h ; gestión energética, gestor energético, monitorización energética, gestión de la energía ; energy management, energy monitoring, energy manager ; energy-efficiency ;
energy-markets ; h ; mercado eléctrico, mercados energéticos, OMIE, comercialización de energía, mercado mayorista de electricidad ; energy markets, electricity market, energy trading, power markets ; power-systems ;
energy-tariffs ; h ; tarifas eléctricas, optimización de facturas de luz, facturación eléctrica ; electricity tariffs, utility bill analysis, electricity billing ; energy-markets ;
power-systems ; h ; sistemas eléctricos de potencia, redes eléctricas, transmisión y distribución eléctrica, distribución eléctrica, flujos de carga ; power systems, electrical grids, power transmission and distribution, power distribution, load flow analysis, electric power systems ; substations, electrical-engineering ;
substations ; h ; subestaciones eléctricas, subestaciones, centros de transformación, transformadores, subestaciones de alta tensión ; electrical substations, substations, transformers, transformer stations ; medium-high-voltage ;
electrical-protection ; h ; protecciones eléctricas, relés de protección, coordinación de protecciones ; electrical protection, protection relays, relay coordination, power system protection ; substations ;
smart-grids ; h ; redes inteligentes, smart grids, telemedida, contadores inteligentes, IEC 61850 ; smart grids, smart metering, smart meters, IEC 61850, advanced metering infrastructure ; power-systems ;
psse ; t ; PSS/E, PSSE ; ; power-systems ;
powerfactory ; t ; DIgSILENT PowerFactory, DIgSILENT, PowerFactory ; ; power-systems ;
power-plants ; h ; centrales eléctricas, operación de centrales eléctricas, centrales térmicas, ciclo combinado, cogeneración, generación eléctrica ; power plants, power plant operation, thermal power plants, combined cycle, cogeneration, CHP, power generation ; power-systems ;
nuclear-power ; h ; centrales nucleares, energía nuclear, operación de centrales nucleares ; nuclear power, nuclear plants, nuclear power plant operation, nuclear energy ; radiation-protection ;
oil-and-gas ; h ; petróleo y gas, oil and gas, industria petrolera, hidrocarburos, sector oil & gas ; oil and gas, oil & gas, petroleum industry, hydrocarbons, O&G ; petroleum-engineering ;
petroleum-engineering ; h ; ingeniería petrolera, ingeniería de petróleo, ingeniería de yacimientos, perforación petrolera, completación de pozos ; petroleum engineering, reservoir engineering, oil drilling, well completion, drilling engineering ; oil-and-gas ;
petrel ; t ; Petrel (geociencias), Schlumberger Petrel ; Petrel (geoscience), Schlumberger Petrel ; petroleum-engineering ;
gas-networks ; h ; redes de gas, distribución de gas, gasoductos, GNL ; gas networks, gas distribution, gas pipelines, LNG ; oil-and-gas ;
district-heating ; h ; redes de calor, calefacción de distrito ; district heating, heat networks ; heating ;
o-and-m-renewables ; h ; operación y mantenimiento de plantas fotovoltaicas, O&M de renovables, operación y mantenimiento de parques eólicos ; O&M of renewable plants, operation and maintenance of solar plants, operation and maintenance of wind farms ; photovoltaics, wind-energy ;

[environment]
environmental-management ; h ; gestión ambiental, gestión medioambiental, medio ambiente, gestión del medio ambiente, sistemas de gestión ambiental ; environmental management, environmental protection, environmental management systems, EMS (environmental), environment ; iso-14001, waste-management ;
iso-14001 ; h ; ISO 14001, ISO14001, norma ISO 14001, UNE-EN ISO 14001 ; ISO 14001, ISO14001, ISO 14001 standard ; environmental-management, emas ; iso-9001
emas ; h ; EMAS, reglamento EMAS ; EMAS, EMAS regulation ; iso-14001 ;
environmental-impact-assessment ; h ; evaluación de impacto ambiental, estudios de impacto ambiental, impacto ambiental, EIA ; environmental impact assessment, EIA, environmental impact studies, environmental impact ; environmental-management ;
environmental-monitoring ; h ; vigilancia ambiental, seguimiento ambiental, monitoreo ambiental, control ambiental, vigilancia ambiental de obras ; environmental monitoring, environmental surveillance, environmental compliance monitoring ; environmental-impact-assessment ;
environmental-permits ; h ; autorización ambiental integrada, licencias ambientales, permisos ambientales, autorizaciones ambientales ; environmental permits, environmental permitting, environmental licensing ; environmental-management ;
environmental-engineering ; h ; ingeniería ambiental, ingeniería medioambiental ; environmental engineering ; environmental-management ;
sustainability ; h ; sostenibilidad, desarrollo sostenible, sustentabilidad, sostenibilidad ambiental ; sustainability, sustainable development, environmental sustainability ; carbon-footprint, circular-economy ;
carbon-footprint ; h ; huella de carbono, cálculo de huella de carbono, gases de efecto invernadero, emisiones de GEI, inventario de emisiones ; carbon footprint, carbon footprinting, greenhouse gas emissions, GHG Protocol, carbon accounting, GHG emissions, GHG inventory ; climate-change ;
iso-14064 ; h ; ISO 14064 ; ; carbon-footprint ;
life-cycle-assessment ; h ; análisis de ciclo de vida, ACV, ecodiseño ; life cycle assessment, LCA, life cycle analysis, ecodesign ; circular-economy ;
simapro ; t ; SimaPro ; ; life-cycle-assessment ;
circular-economy ; h ; economía circular ; circular economy ; waste-management ;
climate-change ; h ; cambio climático, adaptación al cambio climático, mitigación del cambio climático, descarbonización ; climate change, climate adaptation, climate change mitigation, decarbonization, decarbonisation, net zero ; carbon-footprint ;
waste-management ; h ; gestión de residuos, tratamiento de residuos, residuos peligrosos, gestión de residuos peligrosos, gestión de residuos sólidos, manejo de residuos ; waste management, waste treatment, hazardous waste, hazardous waste management, waste disposal, solid waste management ; recycling ;
recycling ; h ; reciclaje, planta de reciclaje, separación de residuos, clasificación de residuos, triaje de residuos ; recycling, recycling plant, waste sorting, waste separation ; waste-management ;
waste-collection ; h ; recogida de basuras, recogida de residuos, recolección de residuos ; waste collection, refuse collection, garbage collection ; waste-management ;
water-treatment ; h ; tratamiento de aguas, potabilización, ETAP (potabilizadora), tratamiento de agua potable, plantas potabilizadoras, ósmosis inversa, desalación ; water treatment, drinking water treatment, water purification, reverse osmosis, desalination ; wastewater-treatment ;
wastewater-treatment ; h ; depuración de aguas residuales, EDAR, tratamiento de aguas residuales, depuradoras, PTAR, estación depuradora ; wastewater treatment, sewage treatment, wastewater treatment plant, effluent treatment, WWTP ; water-treatment ;
water-analysis ; h ; análisis de aguas, calidad del agua, análisis de agua potable ; water analysis, water quality, water testing, water quality monitoring ; water-treatment ;
legionella-control ; h ; control de legionela, prevención de legionelosis, mantenimiento higiénico-sanitario, legionella ; legionella control, legionella prevention, legionella risk assessment ; water-treatment ;
pest-control ; h ; control de plagas, desinfección desinsectación y desratización, fumigación, desratización, desinsectación, saneamiento ambiental de plagas ; pest control, fumigation, disinfestation, rodent control, extermination ; pesticide-application ;
air-quality ; h ; calidad del aire, emisiones atmosféricas, contaminación atmosférica, medición de emisiones ; air quality, atmospheric emissions, air pollution, emissions monitoring, air quality monitoring ; environmental-monitoring ;
noise-control ; h ; contaminación acústica, medición de ruido, sonometría, control de ruido ; noise pollution, noise monitoring, noise control, sound level measurement ; acoustics ;
contaminated-soil ; h ; suelos contaminados, descontaminación de suelos, remediación ambiental ; contaminated land, soil remediation, environmental remediation, site remediation ; environmental-engineering ;
nature-conservation ; h ; conservación de la naturaleza, espacios naturales protegidos, gestión de espacios naturales, restauración ecológica, conservación ambiental ; nature conservation, wildlife conservation, protected areas management, habitat restoration, ecological restoration, environmental conservation ; ecology ;
environmental-law-compliance ; h ; legislación ambiental, normativa ambiental, requisitos legales ambientales ; environmental legislation, environmental regulations, environmental compliance, EPA regulations ; environmental-management ;
invasive-species ; h ; control de especies invasoras, especies exóticas invasoras ; invasive species control, invasive species management ; nature-conservation ;
`);
