/** Restaurants, hotels and cleaning. */
export const hospitalitySamples = `
@ waiter-madrid-terraza | Camarera o camarero de sala y terraza | Taberna El Farolillo | Madrid | ES | es | 1
= Turno partido no: entras a las 12 o a las 18 y libras dos días seguidos.
- Servicio de sala y terraza; toma de comandas con TPV; cobro y cierre de caja
! 1 año de experiencia en sala; atención al cliente; inglés B1
+ Conocimientos de vino; coctelería
@ waiter-barcelona-hotel | Camarero de restaurante de hotel | Hotel Mar de Fondo | Barcelona | ES | es | 9
= Restaurante de 80 plazas frente al puerto, desayunos y cenas.
- Servicio a la mesa; buffet de desayuno; montaje de eventos
! Experiencia en hotel; inglés B2; trabajo en equipo
+ Catalán; francés
@ waiter-dublin-bistro | Waiter / Waitress | The Copper Ladle | Dublin | IE | en | 4
= Busy bistro, fair tips, staff meal that is actually good.
- Serve tables and take orders; handle payments; help close the floor
! Customer service; good English; evening and weekend availability
+ Wine knowledge; barista skills
@ waiter-miami-spanish | Mesero bilingüe | Casa Marisol | Miami | US | es | 6
= Restaurante cubano con terraza frente al canal.
- Atención de mesas; recomendaciones del menú; manejo de caja
! Español e inglés fluidos; atención al cliente; permiso de trabajo
+ Experiencia en banquetes
@ waiter-sydney | Restaurant Server | Lantern Wharf | Sydney | AU | en | 13
= Seafood restaurant with a short menu and a long wine list.
- Table service; upselling specials; responsible service of alcohol
! RSA certificate; 1 year of experience; friendly manner
+ Sommelier course
@ cook-sevilla | Cocinera/o de cocina tradicional | Bodega Tres Naranjos | Sevilla | ES | es | 3
= Cocina de mercado y guisos de siempre, para sesenta cubiertos.
- Elaboración de fondos y guisos; control de APPCC; pedidos a proveedores
! 2 años de experiencia en cocina; manipulador de alimentos; organización
+ Pastelería básica
@ cook-cdmx | Cocinero de línea | Fonda Nueva Luz | Ciudad de México | MX | es | 10
= Servicio de comida corrida y cenas de jueves a domingo.
- Preparación de salsas y guisados; montaje de platillos; limpieza de estación
! Experiencia como cocinero; higiene de alimentos; trabajo bajo presión
+ Parrilla
@ cook-london-chef | Chef de Partie | Juniper & Salt | London | GB | en | 5
= Forty covers, open kitchen, four-day week.
- Run your section; keep food safety records; train commis chefs
! 2 years of experience; food hygiene level 2; teamwork
+ Pastry
@ cook-chicago | Line Cook | Prairie Hearth Kitchen | Chicago | US | en | 16
= Neighborhood restaurant with a wood oven and seasonal menu.
- Prep and cook on the grill; keep stations clean; follow recipes
! 1 year of experience; food handler card; reliability
+ Spanish
@ cook-valencia-colegio | Cocinero de comedor escolar | Catering Huerta Viva | Valencia | ES | es | 21
= Horario de mañana, de septiembre a junio, para 200 niñas y niños.
- Menús escolares y dietas por alergias; control de APPCC; limpieza de cocina
! Manipulador de alimentos; experiencia en colectividades; certificado de delitos sexuales
+ Carné de conducir
@ hotel-malaga | Recepcionista de hotel | Hotel Caleta Blanca | Málaga | ES | es | 2
= Hotel de 110 habitaciones a cinco minutos de la playa.
- Check-in y check-out; reservas y facturación; atención telefónica en varios idiomas
! Inglés C1; experiencia en recepción; manejo de Opera PMS
+ Alemán o francés
@ hotel-bogota | Recepcionista bilingüe | Hotel Mirador 72 | Bogotá | CO | es | 8
= Hotel de negocios en el norte, turnos rotativos.
- Registro de huéspedes; caja; solución de quejas
! Inglés B2; técnico en hotelería; servicio al cliente
+ Portugués
@ hotel-edinburgh | Hotel Receptionist | The Thistle & Key | Edinburgh | GB | en | 12
= Boutique hotel in the Old Town with a lot of stairs and stories.
- Check guests in and out; answer calls and e-mails; handle reservations
! Customer service; fluent English; shift work
+ Another language; Opera PMS
@ hotel-barcelona-night | Night Auditor | Hotel Nau Gran | Barcelona | ES | en | 19
= International team. You keep the front desk at night and close the accounts of the day.
- Front desk service; daily closing and invoicing; safety rounds
! English C1 and Spanish B2; reception experience; Excel
+ Catalan
@ hotel-cancun | Recepcionista de resort | Resort Caracol Azul | Cancún | MX | es | 14
= Resort todo incluido con huéspedes de todo el mundo.
- Bienvenida y registro; venta de mejoras de habitación; seguimiento de solicitudes
! Inglés avanzado; experiencia en hotelería; actitud de servicio
+ Francés; Opera PMS
@ cleaning-madrid-oficinas | Limpiador/a de oficinas | Limpiezas Alba Clara | Madrid | ES | es | 4
= Contrato de 30 horas semanales en dos edificios con buena conexión de metro.
- Limpieza de oficinas y baños; gestión de residuos; reposición de material
! Puntualidad; experiencia en limpieza
+ Manejo de fregadora industrial
@ cleaning-palma-hotel | Camarera de pisos | Hotel Pins del Mar | Palma | ES | es | 7
= Temporada de marzo a noviembre, con alojamiento.
- Limpieza de habitaciones; cambio de lencería; revisión de minibar
! Experiencia como camarera de pisos; trabajo en equipo
+ Inglés básico
@ cleaning-london | Office Cleaner | Brightstep Facilities | London | GB | en | 6
= Early mornings, finished by nine, paid weekly.
- Clean desks, kitchens and washrooms; empty bins; report damage
! Reliability; right to work in the UK
+ Experience with floor machines
@ cleaning-auckland | Commercial Cleaner | Tui Property Services | Auckland | NZ | en | 23
= Schools and clinics in the city centre, evenings only.
- Daily and deep cleaning; safe handling of chemicals; waste sorting
! Driver licence; attention to detail
+ First aid
@ cleaning-buenosaires | Personal de limpieza hospitalaria | Serena Servicios | Buenos Aires | AR | es | 18
= Turno tarde en una clínica de Caballito.
- Desinfección de habitaciones; manejo de residuos patogénicos; registro de tareas
! Experiencia en limpieza; secundario completo
+ Experiencia hospitalaria
`;
