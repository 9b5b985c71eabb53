/** Fields of work and study, which cannot be counted. */
export const fieldsOfWork = `
[mass]
graduación de la vista ; eye testing
señalización ; signage
señalización vial ; road signage
señalización de obras ; roadworks signage
compraventa de inmuebles ; buying and selling of property
daño cerebral ; brain damage
entorno doméstico ; home environment
escritura creativa ; creative writing
pérdida de datos ; data loss
resistencia de materiales ; strength of materials
chocolate artesanal ; artisan chocolate
asfaltado ; paving
alumbrado público ; street lighting
saneamiento ; sanitation
abastecimiento de agua ; water supply
fontanería y calefacción ; plumbing and heating
mampostería ; masonry
ebanistería ; cabinetmaking
tapicería ; upholstery
orfebrería ; goldsmithing
relojería ; watchmaking
encuadernación ; bookbinding
imprenta ; printing
serigrafía ; screen printing
rotulación ; sign making
floristería ; floristry
peletería ; fur trade
zapatería ; shoemaking
lencería ; lingerie
bisutería ; costume jewelry
perfumería ; perfumery
droguería ; household goods
ferretería ; hardware
alimentación infantil ; infant nutrition
alta costura ; haute couture
moda sostenible ; sustainable fashion
ilustración infantil ; children's illustration
animación 3D ; 3D animation
modelado 3D ; 3D modeling
impresión 3D ; 3D printing
fotografía de bodas ; wedding photography
edición de sonido ; sound editing
realización audiovisual ; audiovisual production
producción musical ; music production
composición musical ; musical composition
danza contemporánea ; contemporary dance
arte contemporáneo ; contemporary art
historia contemporánea ; contemporary history
arqueología ; archaeology
restauración de obras de arte ; art restoration
conservación ; conservation
conservación del patrimonio ; heritage conservation
biblioteconomía ; library science
archivística ; archival science
gestión de archivos ; records management
documentación clínica ; clinical documentation
codificación ; coding
codificación clínica ; clinical coding
electrónica industrial ; industrial electronics
instrumentación ; instrumentation
metrología ; metrology
ensayos no destructivos ; non-destructive testing
tratamiento de aguas ; water treatment
tratamiento de residuos ; waste treatment
tratamiento térmico ; heat treatment
pintura industrial ; industrial painting
galvanizado ; galvanizing
embalaje de mercancía ; packing of goods
manipulado ; handling
preparación de mezclas ; mixing
dosificación ; dosing
pasteurización ; pasteurization
fermentación ; fermentation
envasado al vacío ; vacuum packing
despiece ; butchering
charcutería ; charcuterie
pescadería y marisco ; fish and seafood
cata de vinos ; wine tasting
viticultura ecológica ; organic viticulture
ganadería extensiva ; extensive livestock farming
apicultura ; beekeeping
acuicultura ; aquaculture
pesca ; fishing
silvicultura ; forestry
jardinería y paisajismo ; gardening and landscaping
fertilización ; fertilization
control biológico ; biological control
meteorología ; meteorology
hidrología ; hydrology
oceanografía ; oceanography
astronomía ; astronomy
bioquímica ; biochemistry
microbiología ; microbiology
genética ; genetics
inmunología ; immunology
farmacología ; pharmacology
toxicología ; toxicology
epidemiología ; epidemiology
bioestadística ; biostatistics
neurociencia ; neuroscience
educación emocional ; emotional education
educación sexual ; sex education
educación musical ; music education
educación plástica ; art education
estimulación temprana ; early stimulation
apego ; attachment
crianza ; parenting
conciliación familiar ; work-life balance
acogimiento familiar ; foster care
protección de menores ; child protection
justicia juvenil ; juvenile justice
reinserción social ; social reintegration
prevención de adicciones ; addiction prevention
reducción de daños ; harm reduction
ayuda mutua ; mutual support
economía social ; social economy
comercio justo ; fair trade
turismo accesible ; accessible tourism
turismo gastronómico ; food tourism
turismo activo ; adventure tourism
restauración hotelera ; hotel catering
facturación de equipajes ; baggage check-in
embarque ; boarding
tráfico aéreo ; air traffic
navegación aérea ; air navigation
seguridad aérea ; aviation security
seguridad marítima ; maritime safety
salvamento marítimo ; maritime rescue
defensa nacional ; national defense
inteligencia militar ; military intelligence
extinción ; extinction
rescate acuático ; water rescue
primeros auxilios psicológicos ; psychological first aid
atención a víctimas ; victim support
atención al contribuyente ; taxpayer services
atención al alumnado ; student support
atención a familias ; family support
atención a la infancia ; childcare
atención a mayores ; elderly care
administración electrónica ; e-government
contratación electrónica ; electronic procurement
hacienda pública ; public finance
recaudación de impuestos ; tax collection
inspección tributaria ; tax inspection
derecho urbanístico ; planning law
derecho comunitario ; EU law
derecho procesal ; procedural law
derecho constitucional ; constitutional law
derecho concursal ; insolvency law
derecho digital ; digital law
prevención del blanqueo de capitales ; anti-money laundering
cumplimiento normativo ; regulatory compliance
gobierno corporativo ; corporate governance
control interno ; internal control
consolidación contable ; accounting consolidation
contabilidad pública ; public accounting
gestión presupuestaria ; budget management
gestión patrimonial ; wealth management
banca de inversión ; investment banking
capital riesgo ; venture capital
mercado de valores ; stock market
seguros de vida ; life insurance
seguros de salud ; health insurance
seguros de coche ; car insurance
venta online ; online sales
venta al por mayor ; wholesale
venta al por menor ; retail
venta puerta a puerta ; door-to-door sales
venta ambulante ; street vending
animación en punto de venta ; in-store promotion
escaparatismo ; window dressing
gestión de tienda ; store management
gestión de categorías ; category management
fijación de precios ; pricing
investigación y desarrollo ; research and development
`;
