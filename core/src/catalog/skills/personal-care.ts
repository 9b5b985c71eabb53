import { readSkills } from './skill';

export const personalCareSkills = readSkills(`
[hairdressing]
hairdressing ; h ; peluquería, peluquería y estética, servicios de peluquería, estilismo capilar ; hairdressing, hair styling, hairstyling, hair salon work ; hair-cutting, hair-colouring
hair-cutting ; h ; corte de pelo, corte de cabello, cortes de señora y caballero, técnicas de corte de cabello, técnicas de corte y color, corte de señora, corte de caballero ; hair cutting, haircuts, haircutting ; hairdressing, barbering
hair-colouring ; h ; coloración capilar, tintes, tinte y coloración, colorimetría capilar, coloración del cabello, tinturación, coloración, corte y color, técnicas de color ; hair colouring, hair coloring, hair dyeing, hair color, colour correction of hair, colour correction for hair ; highlights-and-balayage
highlights-and-balayage ; h ; mechas y balayage, mechas de color, balayage, mechas balayage, decoloración de cabello, babylights, mechas ; hair highlights, balayage, ombré hair, hair bleaching, highlights and balayage ; hair-colouring
barbering ; h ; barbería, arreglo de barba, corte degradado, afeitado clásico, fade y degradados ; barbering, beard trimming, fade haircuts, wet shaving ; hair-cutting
hair-styling-updos ; h ; peinados y recogidos, recogidos de novia, peinados de novia, peinados, recogidos ; updos, bridal hair, hair updos, special occasion hairstyles ; hairdressing
blow-drying ; h ; secado y peinado, lavado y peinado, planchado de cabello ; blow-drying, blow dry, washing and styling hair ; hairdressing
hair-straightening ; h ; alisados, alisado de keratina, alisado japonés, permanentes de cabello, tratamientos de keratina ; hair straightening treatments, keratin treatment, perms, chemical straightening ; hairdressing
hair-treatments ; h ; tratamientos capilares, hidratación capilar, botox capilar, tricología ; hair treatments, scalp treatments, trichology ; hairdressing
hair-extensions ; h ; extensiones de cabello, extensiones capilares, trenzas africanas, trenzado, extensiones de pelo ; hair extensions, braiding, hair braiding ; hairdressing
wigs-and-hairpieces ; h ; posticería, pelucas y postizos, prótesis capilares ; wig making, wigs and hairpieces ; hairdressing, theatrical-makeup
salon-management ; h ; gestión de salón de belleza, gestión de peluquería, dirección de centro de estética ; salon management, beauty salon management ; hairdressing, beauty-treatments
salon-booking ; t ; Treatwell, Booksy, Fresha, agenda de peluquería ; Treatwell, Booksy, Fresha, Vagaro ; salon-management

[beauty]
beauty-treatments ; h ; estética integral, estética y belleza, tratamientos estéticos, tratamientos de belleza, estética y cosmetología ; beauty treatments, beauty therapy, aesthetics treatments, esthetician services ; facial-treatments, body-treatments
facial-treatments ; h ; tratamientos faciales, limpieza facial, limpieza de cutis, higiene facial, limpiezas faciales ; facial treatments, facials, facial cleansing, skincare treatments ; cosmetology, beauty-treatments
body-treatments ; h ; tratamientos corporales, tratamientos reductores, envolturas corporales, exfoliación corporal ; body treatments, body wraps, body scrubs ; beauty-treatments, aesthetic-equipment
cosmetology ; h ; cosmetología, cosmiatría, peelings químicos, peeling químico ; cosmetology, chemical peels ; facial-treatments
cosmetics-advice ; h ; asesoramiento cosmético, consejo dermocosmético, asesoría de belleza ; cosmetics advice, skincare advice, beauty advice ; dermocosmetics, perfumery-sales
aesthetic-equipment ; h ; aparatología estética, cavitación estética, presoterapia, criolipólisis, radiofrecuencia facial y corporal, Indiba ; aesthetic equipment, radiofrequency treatments, ultrasonic cavitation treatments, cryolipolysis, pressotherapy ; body-treatments
waxing ; h ; depilación con cera, depilación, depilación con hilo, cera tibia ; waxing, hair removal, threading hair removal, body waxing ; laser-hair-removal, eyebrow-design
laser-hair-removal ; h ; depilación láser, depilación láser de diodo, fotodepilación, láser alejandrita, IPL ; laser hair removal, IPL hair removal, diode laser ; waxing
manicure ; h ; manicura, manicure, esmaltado permanente, esmaltado semipermanente, manicura y pedicura, manicurista ; manicure, manicures, gel polish, nail care, manicures and pedicures ; pedicure, nail-art
pedicure ; h ; pedicura, pedicure spa ; pedicure, pedicures ; manicure
nail-art ; h ; uñas acrílicas, uñas de gel, nail art, uñas esculpidas, decoración de uñas ; nail art, acrylic nails, gel nails, nail extensions ; manicure
eyebrow-design ; h ; diseño de cejas, laminado de cejas, perfilado de cejas, henna de cejas ; eyebrow design, brow lamination, brow shaping, eyebrow shaping ; eyelash-extensions, micropigmentation
eyelash-extensions ; h ; extensiones de pestañas, lifting de pestañas, permanente de pestañas, pestañas pelo a pelo ; eyelash extensions, lash lift, lash extensions, lash tinting ; eyebrow-design
micropigmentation ; h ; micropigmentación, microblading, micropigmentación de cejas ; micropigmentation, microblading, permanent makeup ; eyebrow-design
makeup ; h ; maquillaje, maquillaje social, automaquillaje, maquillaje profesional, maquillaje de novia ; makeup, make-up artistry, bridal makeup, makeup application, professional makeup ; theatrical-makeup, beauty-treatments
theatrical-makeup ; h ; caracterización de personajes, maquillaje de caracterización, maquillaje de efectos especiales, maquillaje artístico, maquillaje FX ; theatrical makeup, special effects makeup, SFX makeup, character makeup ; makeup
tattooing ; h ; tatuaje, tatuajes, tatuador ; tattooing, tattoo artistry ; body-piercing
body-piercing ; h ; piercing, perforaciones corporales, anillado corporal ; body piercing, piercing ; tattooing
massage ; h ; masaje, masajes, quiromasaje, masaje terapéutico, masaje relajante, masoterapia, masaje descontracturante ; massage, massage therapy, relaxing massage, therapeutic massage, Swedish massage, deep tissue massage ; sports-massage, lymphatic-drainage
sports-massage ; h ; masaje deportivo, masaje de descarga ; sports massage ; massage, sports-physiotherapy
thai-massage ; h ; masaje tailandés, shiatsu, masaje ayurvédico, masaje balinés, masaje con piedras calientes ; Thai massage, shiatsu, Ayurvedic massage, Balinese massage, hot stone massage ; massage ; thai
facial-massage ; h ; masaje facial, masaje Kobido, maderoterapia ; facial massage, Kobido, wood therapy massage ; massage, facial-treatments
spa-treatments ; h ; tratamientos de spa, spa y wellness, circuito termal, terapias de spa ; spa treatments, spa therapy, wellness treatments, spa services ; massage, hydrotherapy
aromatherapy ; h ; aromaterapia, cromoterapia ; aromatherapy ; spa-treatments
tanning ; h ; bronceado artificial, bronceado con caña, solárium ; spray tanning, tanning treatments ; beauty-treatments
beauty-product-sales ; h ; venta de tratamientos estéticos, venta de bonos y tratamientos, retail de cosmética en salón ; selling beauty treatments, salon retail sales ; beauty-treatments, cross-selling

[childcare]
childcare ; h ; cuidado de niños, cuidado infantil, cuidado de menores, canguro, niñera, cuidado de bebés, atención de niños, cuidado de niños y bebés ; childcare, child care, babysitting, nannying, looking after children, baby care, caring for children, nanny work ; early-childhood-education, infant-first-aid
newborn-home-care ; h ; cuidado de recién nacidos a domicilio, enfermera salus, cuidado nocturno de bebés, doula posparto ; newborn care at home, night nanny, maternity nursing at home, postpartum doula ; childcare
nursery-assistance ; h ; auxiliar de jardín de infancia, auxiliar de educación infantil, asistente de párvulos, auxiliar de guardería, apoyo en guardería ; nursery assistance, daycare assistance, preschool assistance, daycare ; childcare, early-childhood-education ; nursing-care
au-pair ; h ; au pair, estancia como au pair ; au pair, au pair experience ; childcare
diapering-and-feeding ; h ; cambio de pañales, alimentación de bebés, preparación de biberones, rutinas de higiene infantil ; diaper changing, nappy changing, bottle feeding, infant routines ; childcare
infant-first-aid ; h ; primeros auxilios pediátricos, primeros auxilios infantiles ; paediatric first aid, pediatric first aid, infant CPR ; first-aid, childcare
childrens-play ; h ; juegos infantiles, actividades lúdicas, juego educativo, ludoteca, actividades lúdicas infantiles, estimulación a través del juego ; children's play, play activities, play leadership, playwork, play-based learning ; childcare, leisure-time-monitoring
leisure-time-monitoring ; h ; monitor de ocio y tiempo libre, ocio y tiempo libre, monitor de tiempo libre, educación en el tiempo libre, actividades de ocio educativo ; youth leisure monitoring, leisure activities for children, activity leading, recreation leadership ; summer-camps, youth-work
summer-camps ; h ; campamentos de verano, monitor de campamento, colonias de verano, campamentos infantiles, campamentos urbanos ; summer camps, camp counselling, camp counselor experience, holiday camps ; leisure-time-monitoring
childrens-entertainment ; h ; animación infantil, animador infantil, fiestas infantiles, globoflexia, pintacaras, animación de cumpleaños ; children's entertainment, face painting, children's parties, balloon twisting, kids entertainment ; leisure-time-monitoring
crafts-with-children ; h ; manualidades infantiles, talleres de manualidades, manualidades con niños ; arts and crafts with children, children's crafts, craft workshops ; childrens-play
school-run ; h ; recogida de niños del colegio, llevar y recoger niños del colegio, acompañamiento escolar ; school pick-up, school run, school drop-off ; childcare
toilet-training ; h ; control de esfínteres, adquisición de hábitos infantiles, hábitos y rutinas infantiles, periodo de adaptación infantil ; toilet training, potty training, establishing routines with children ; childcare, early-childhood-education
special-needs-childcare ; h ; cuidado de niños con discapacidad, cuidado de niños con necesidades especiales ; special needs childcare, caring for children with disabilities ; childcare, disability-support

[cleaning-and-home]
cleaning ; h ; limpieza, tareas de limpieza, labores de limpieza, servicio de limpieza, limpieza general, aseo y limpieza ; cleaning, cleaning duties, general cleaning, janitorial work, cleaning services ; office-cleaning, domestic-cleaning
domestic-cleaning ; h ; limpieza del hogar, limpieza doméstica, limpieza de casas, empleada de hogar, tareas domésticas, servicio doméstico, tareas del hogar, labores del hogar ; domestic cleaning, house cleaning, household chores, home cleaning, domestic work, light housekeeping ; ironing, laundry
office-cleaning ; h ; limpieza de oficinas, limpieza de despachos, limpieza de locales ; office cleaning, commercial cleaning ; cleaning, building-cleaning
building-cleaning ; h ; limpieza de edificios, limpieza de comunidades, limpieza de portales, limpieza de zonas comunes, limpieza viaria ; building cleaning, cleaning common areas, communal area cleaning, custodial work ; office-cleaning
window-cleaning ; h ; limpieza de cristales, limpieza de vidrios, limpieza de fachadas ; window cleaning, glass cleaning, facade cleaning ; building-cleaning
industrial-cleaning ; h ; limpieza industrial, limpieza de naves, limpieza técnica, limpieza a presión, limpieza de final de obra ; industrial cleaning, pressure washing, post-construction cleaning, power washing ; floor-polishing
hospital-cleaning ; h ; limpieza hospitalaria, limpieza sanitaria, limpieza de centros sanitarios, limpieza de quirófanos ; hospital cleaning, healthcare cleaning, clinical cleaning, environmental services cleaning ; disinfection, infection-control
disinfection ; h ; desinfección, desinfección de superficies, limpieza y desinfección, sanitización, higienización ; disinfection, sanitising, sanitizing, surface disinfection, sanitation, cleaning and disinfection ; hospital-cleaning
floor-polishing ; h ; abrillantado de suelos, cristalizado de suelos, fregadora industrial, rotativa y fregadora ; floor polishing, floor buffing, floor scrubber operation, floor waxing, floor care ; industrial-cleaning ; polish
carpet-cleaning ; h ; limpieza de alfombras y tapicerías, limpieza de moquetas, limpieza de tapicerías ; carpet cleaning, upholstery cleaning ; cleaning
pool-maintenance-hygiene ; h ; limpieza de piscinas, mantenimiento higiénico de piscinas ; pool cleaning, swimming pool hygiene ; cleaning
cleaning-products ; h ; manejo de productos químicos de limpieza, productos de limpieza, dosificación de productos de limpieza ; cleaning products, cleaning chemicals, COSHH for cleaners ; disinfection
laundry ; h ; lavandería, lavado de ropa, lavandería industrial, lavado y planchado, tintorería ; laundry, laundry services, washing clothes, dry cleaning, industrial laundry ; ironing
ironing ; h ; planchado, plancha de ropa, planchado de ropa, planchado industrial ; ironing, clothes ironing, garment pressing ; laundry
home-organising ; h ; organización del hogar, orden y organización del hogar, organizadora profesional ; home organising, home organizing, decluttering, professional organizing ; domestic-cleaning
household-management ; h ; gestión del hogar, administración del hogar, mayordomía, ama de llaves privada ; household management, butler service, house management, private service ; domestic-cleaning
family-cooking ; h ; cocina doméstica, cocina familiar, comidas caseras ; home cooking, family cooking, cooking for families ; domestic-cleaning
cleaning-team-supervision ; h ; supervisión de limpieza, encargada de limpieza, coordinación de equipos de limpieza ; cleaning supervision, custodial supervision ; cleaning, team-supervision
`);
