import { readSkills } from './skill';

export const kitchenSkills = readSkills(`
[cooking]
cooking ; h ; cocina profesional, cocinar, preparación de alimentos, elaboración de platos, preparación de comidas, cocinero con experiencia ; cooking, professional cooking, food preparation, preparing dishes, food prep, meal preparation ; mise-en-place, food-hygiene
mise-en-place ; h ; mise en place, puesta a punto de cocina, preelaboración, preelaboraciones ; mise en place, kitchen prep, prep work in kitchen ; cooking
kitchen-management ; h ; jefatura de cocina, gestión de cocina, dirección de cocina, coordinación de cocina ; kitchen management, running a kitchen, kitchen operations, head chef duties, back of house management ; cooking, food-cost-control
kitchen-assistance ; h ; ayudante de cocina, auxiliar de cocina, apoyo en cocina, tareas de ayudante de cocina ; kitchen assistance, kitchen porter duties, kitchen helper work, kitchen hand work ; dishwashing, mise-en-place
menu-design ; h ; diseño de cartas y menús, elaboración de cartas, creación de menús, diseño de menús, planificación de cartas ; menu design, menu development, menu creation, menu engineering ; recipe-development, food-cost-control
recipe-development ; h ; fichas técnicas de cocina, creación de recetas, desarrollo de recetas, estandarización de recetas, escandallos ; recipe development, recipe creation, recipe costing, standardised recipes ; menu-design
food-cost-control ; h ; control de costes de alimentos, control de costos de alimentos y bebidas, food cost, control de mermas en cocina ; food cost control, food costing, food cost, F&B cost control, food waste control ; kitchen-management, kitchen-ordering
kitchen-ordering ; h ; pedidos de cocina, pedidos a proveedores de alimentación, recepción de materias primas, control de género ; kitchen ordering, food ordering, ordering food supplies, receiving deliveries in kitchen ; food-cost-control
plating ; h ; emplatado, presentación de platos, decoración de platos ; food plating, dish presentation, food presentation, plating dishes ; cooking, haute-cuisine
knife-skills ; h ; técnicas de corte, manejo de cuchillos, cortes de verduras ; knife skills, chopping vegetables, cutting techniques ; mise-en-place
grilling ; h ; parrilla, asados a la brasa, cocina a la brasa, asador, parrillero, plancha y parrilla ; grilling, grill cook, barbecue, char-grilling, flat-top grill ; cooking
frying ; h ; manejo de freidora, freidora y plancha, cocina de fritura ; deep frying, fryer operation, frying ; cooking
sous-vide ; h ; cocción al vacío, cocina al vacío, baja temperatura, cocción a baja temperatura ; sous vide, low-temperature cooking, vacuum cooking ; haute-cuisine
sauces-and-stocks ; h ; salsas y fondos, elaboración de salsas, fondos y caldos ; sauces and stocks, sauce making, saucier ; cooking
garde-manger ; h ; cuarto frío, cocina fría, garde manger, ensaladas y entrantes fríos ; garde manger, cold kitchen, larder section, salads and cold starters ; cooking
rice-dishes ; h ; arroces y paellas, elaboración de paellas, arrocero, arroces ; paella cooking, rice dishes ; spanish-cuisine
spanish-cuisine ; h ; cocina española, cocina tradicional española, cocina casera, tapas y raciones, cocina mediterránea ; Spanish cuisine, tapas, Mediterranean cuisine, home-style cooking ; rice-dishes, cooking
basque-cuisine ; h ; cocina vasca, pinchos y pintxos, cocina catalana, cocina gallega ; Basque cuisine, pintxos ; spanish-cuisine
italian-cuisine ; h ; cocina italiana, pasta fresca, elaboración de pizzas, pizzería, pizzero ; Italian cuisine, fresh pasta, pizza making, pizzaiolo ; cooking
french-cuisine ; h ; cocina francesa ; French cuisine ; haute-cuisine
mexican-cuisine ; h ; cocina mexicana, tacos y antojitos, taquería ; Mexican cuisine, taquería cooking ; cooking
peruvian-cuisine ; h ; cocina peruana, ceviches, cocina nikkei, cebichería ; Peruvian cuisine, ceviche, Nikkei cuisine ; cooking
argentinian-asado ; h ; asado argentino, empanadas argentinas, cocina argentina ; Argentinian asado, Argentinian cuisine ; grilling
asian-cuisine ; h ; cocina asiática, cocina oriental, cocina tailandesa, cocina china, cocina al wok ; Asian cuisine, Thai cuisine, Chinese cuisine, wok cooking ; sushi
sushi ; h ; sushi, elaboración de sushi, sushiman, cocina japonesa ; sushi, sushi making, Japanese cuisine ; asian-cuisine
indian-cuisine ; h ; cocina india, cocina árabe, cocina libanesa ; Indian cuisine, Middle Eastern cuisine, tandoor cooking ; cooking
fusion-cuisine ; h ; cocina fusión, cocina internacional ; fusion cuisine, international cuisine ; haute-cuisine
haute-cuisine ; h ; alta cocina, cocina de autor, alta gastronomía, cocina de vanguardia, estrella Michelin ; haute cuisine, fine dining, gourmet cooking, Michelin-starred kitchen, signature cuisine ; plating, sous-vide
vegetarian-cooking ; h ; cocina vegetariana, cocina vegana, cocina saludable, cocina macrobiótica ; vegetarian cooking, vegan cooking, plant-based cooking, healthy cooking ; special-diets-cooking
special-diets-cooking ; h ; dietas especiales en cocina, cocina sin gluten, menús para celíacos, dietas hospitalarias ; special diets cooking, gluten-free cooking, dietary requirements ; food-allergens, institutional-catering
seafood-cooking ; h ; cocina de pescados y mariscos, marisquería, mariscos ; seafood cooking, fish cookery, seafood ; cooking
fast-food ; h ; comida rápida, preparación de hamburguesas, hamburguesería ; fast food, quick service restaurant, QSR, burger preparation ; fast-food-service
institutional-catering ; h ; cocina de colectividades, restauración colectiva, comedores colectivos, cocina hospitalaria, casino de alimentación, comedores escolares y hospitalarios ; institutional catering, contract catering, cooking for large groups, cafeteria cooking, volume cooking ; catering, institutional-menus
catering ; h ; catering, servicio de catering, catering para eventos, banquetes ; catering, event catering, banqueting, banquets, catering services ; institutional-catering, banquet-service
buffet ; h ; buffet, montaje de buffet, bufé, desayunos bufé, showcooking ; buffet, buffet setup, breakfast buffet, live cooking, show cooking ; catering, hotel-breakfast
food-preservation ; h ; conservación de alimentos, envasado al vacío, regeneración de alimentos, abatimiento de temperatura, congelación de alimentos ; food preservation, vacuum packing food, food storage, blast chilling ; food-hygiene
pastry ; h ; pastelería, repostería, confitería, elaboración de postres, postres, pastelería y repostería ; pastry, pastry making, desserts, patisserie, confectionery, pastry arts ; bakery, cake-decorating
cake-decorating ; h ; decoración de tartas, decoración de pasteles, fondant, cupcakes, tartas personalizadas ; cake decorating, cake decoration, fondant, sugarcraft ; pastry
chocolate-making ; h ; chocolatería, elaboración de bombones, templado de chocolate, bombonería ; chocolate making, chocolatier work, chocolate tempering ; pastry
ice-cream-making ; h ; elaboración de helados, heladería, heladería artesanal ; ice cream making, gelato making ; pastry
bakery ; h ; panadería, elaboración de pan, panificación, panadería artesanal, masa madre, amasado y horneado, amasado ; bakery, bread making, baking, bread baking, sourdough, breadmaking ; pastry, dough-proofing
dough-proofing ; h ; fermentación de masas, bollería, viennoiserie, hojaldres, fermentación ; dough proofing, viennoiserie, laminated dough, croissants ; bakery
bake-off ; h ; horneado de pan precocido, terminal de cocción, punto caliente ; bake-off, in-store bakery baking ; bakery
iberian-ham-carving ; h ; corte de jamón, cortador de jamón, corte de jamón a cuchillo ; ham carving, Iberian ham carving ; fresh-food-counters
kitchen-cleaning ; h ; limpieza de cocina, limpieza de cocinas industriales, limpieza de maquinaria de cocina ; kitchen cleaning, cleaning kitchen equipment ; dishwashing, food-hygiene
dishwashing ; h ; fregado de vajilla, office y plonge, lavado de vajilla, plonge, lavaplatos, lavado de loza, friegaplatos ; dishwashing, dish washing, pot wash, washing dishes ; kitchen-cleaning
convection-ovens ; h ; manejo de hornos de convección, horno mixto, maquinaria de cocina, horno Rational ; combi ovens, commercial kitchen equipment, kitchen equipment operation ; cooking
private-chef ; h ; chef privado, chef a domicilio, cocinero de yates ; private chef work, personal chef, yacht chef ; cooking
food-styling ; h ; estilismo gastronómico, food styling, fotografía gastronómica ; food styling ; plating
delivery-kitchen ; h ; dark kitchen, cocina para delivery, comida para llevar ; dark kitchen, ghost kitchen, takeaway kitchen ; cooking

[food-hygiene]
food-hygiene ; h ; manipulación de alimentos, higiene alimentaria, manipulador de alimentos, carné de manipulador de alimentos, higiene y manipulación de alimentos, carnet de manipulador de alimentos, buenas prácticas de manipulación ; food hygiene, food handling, food handler, ServSafe, food hygiene certificate, safe food handling, food sanitation ; haccp-kitchen, food-allergens
haccp-kitchen ; h ; APPCC en cocina, autocontrol sanitario en hostelería, registros APPCC de cocina ; HACCP in kitchens, kitchen HACCP records, food safety records ; food-hygiene
food-safety-inspection ; h ; inspección sanitaria de alimentos, inspección alimentaria, inspección bromatológica ; food safety inspection, health inspections, sanitary inspection ; food-hygiene, meat-inspection
distintivo-h ; h ; Distintivo H, Punto Limpio México, normas sanitarias de hostelería ; Distintivo H, restaurant hygiene rating ; food-hygiene
`);
