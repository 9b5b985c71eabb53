/**
 * Spanish verbs whose first English meaning holds only for some objects: verb ; beginnings of these objects.
 * With any other object the sentence is a draft, unless a verb with its object in the other files says what it means there.
 */
export const verbObjects = `
renovar ; contrat, licencia, póliza, suscripci, certificad, acuerdo, permiso
pilotar ; avi, dron, proyect
realizar ; inventari, tarea, tratamiento, trabajos de, trabajo de campo, labor, mantenimiento, control, inspecci, auditor, análisis, estudio, evaluaci, investigaci, reparaci, limpieza, seguimiento, revisi, prueba, reforma, actividad, medici, encuesta, simulacro, ronda, comprobaci, experiment, valoraci, procedimient, funcion, intervenci, diagnóstic, proyecto
dar ; charla, masaje, conferencia, presentaci, consejo, discurso, instrucci, concierto
tomar ; muestra, nota, decisi, foto, pedido, constante, temperatura, comanda
asumir ; responsabilidad, funci, tarea, proyecto, gestión, dirección, coordinación
servir ; comida, bebida, desayuno, cena, café, plato, cliente, menú, comensal, cóctel, cerveza, vino, almuerzo, postre, tapa, banquete, helado
elaborar ; presupuesto, informe, plan, planes, menú, documentaci, memoria, contrato, material, propuesta, dieta, programa, factura, nómina, comida, plato, presentaci, horario, expediente, estadística, listado, cuadrante, salsa, ensalada, muestra
confeccionar ; nómina, informe, menú, presupuesto, listado, horario
emitir ; factura, informe, certificad, licencia, billete, recibo, permiso
recoger ; aceituna, dato, muestra, residuo, paquete, donaci, informaci, firma, pedido, equipaje, opini, basura, fruta, uva, fresa, verdura, hortaliza, tomate
cumplir ; objetiv, plazo, requisito, meta, fecha, estándar, cuota, expectativa
ajustar ; máquina, parámetro, precio, presupuest, temperatura, horario, dosis, maquinaria, plan, tratamiento
cambiar ; pañal, enchufe, interruptor, lámpara, cerradura, pila, batería, molde, aceite, rueda, neumático, pieza, sábana, vendaje, filtro, bombilla, cama
abrir ; cuenta, tienda, oficina, sucursal, delegaci, restaurante, mercado, filial, clínica, hotel, franquicia
cortar ; carne, madera, pieza, tela, chapa, jamón, verdura, fruta, patrón, patrones, cristal, pelo, cabello
manipular ; alimento, mercancía, producto, material, residuo, paquete, sustancia, maquinaria
vigilar ; edificio, recinto, perímetro, polígono, entrada, almac, acceso, centro comercial, nave, museo, banco, hotel, fábrica, puerta
extraer ; dato, información, muestra, mineral, sangre, diente, muela
operar ; máquina, maquinaria, grúa, prensa, torno, carretilla, dron, fresadora, horno
curar ; herida, úlcera, lesi, paciente, quemadura
valorar ; riesgo, paciente, necesidad, estado, alumn, resultado, candidat, daño, caso, impacto, usuari, situaci
derivar ; paciente, caso, usuari, alumn, persona, cliente
corregir ; error, fallo, defecto, texto, desviaci, dato, postura, deficiencia, anomalía
tratar ; paciente, enferm, lesi, herida, residuo, agua, animal, caso, trastorno, adicci
manejar ; efectivo, dinero, queja, situaci, conflicto, mercancía, producto, informaci
orientar ; alumn, usuari, estudiante, turista, visitante, famili, viajero, ciudadan, joven, jóvenes
programar ; autómata, web, aplicaci, máquina, robot, software, plc, módulo, página, juego, videojuego, sistema, microservicio, torno, interfaz, funcionalidad, api, servicio web
lanzar ; producto, nuevo, campaña, web, aplicaci, marca, tienda, línea, servicio, programa, plataforma, colecci, proyecto, iniciativa, libro, revista, canal, página web, boletín
grabar ; vídeo, video, audio, programa, canci, entrevista, anuncio, pódcast, podcast, sesi
exponer ; producto, fotograf, escultura, cuadro
proyectar ;
cubrir ;
presentar ; resultado, informe, proyecto, propuesta, producto, programa, plan, planes, comunicaci, conclusi, colecci, idea, diseño, trabajo
difundir ; informaci, resultado, contenido
trasladar ; mercancía, material, mueble, mobiliario, palé, palet, máquina, maquinaria
atender ; ciudadan, cliente, client, público, comensal, huésped, visitante, turista, clienta, consumidor
atender a ; ciudadan, cliente, client, público, comensal, huésped, visitante, turista, clienta, consumidor
resolver ; reclamaci, incidencia, conflicto, caso, queja, disputa, problema, incidente, duda
entregar ; paquete, pedido, proyecto, mercancía, producto, comida, material
despachar ; pedido
impartir ; formaci, programa, taller, sesi, curso
formar ; emplead, trabajador, alumn, compañer, operari, personal, voluntari, técnic, docente, profesor, vendedor, comercial, usuari, person, joven, jóvenes, camarer, monitor, profesional, enfermer, equipo comercial, nuev, médic, mujer, estudiante, dependient, client, cocin, conductor, agricultor, becari, aprendi, recepcionist
asistir a ; reuni, curso, congreso, feria, evento, clase, formaci, juicio, taller, seminario, conferenci
asistir ; cirujan, paciente, cliente, client, médic, director, veterinari, dentista, abogad
administrar ; medic, tratamiento, fármaco, vacuna, inyecci, inyectable, servidor, sistema, base de datos, bases de datos, red, redes, prueba, anestesia
arreglar ; avería, máquina, electrodoméstico, motor, bicicleta, coche, fuga
mantener ; cinta, relaci, cuadro, equipos de, índice, nivel, tasa, máquina, maquinaria, red, redes, sistema, jardín, jardines, parque, contacto, web, página, base de datos, bases de datos, registro, servidor, infraestructura, inventario, calidad, piscina, vehículo, flota, confidencialidad, ascensor, caldera, instalaciones eléctricas, aplicaci, código, zona, motor, comunicaci, equipos informáticos, plataforma
reformar ; oficina, edificio, vivienda, local, cocina, baño, casa, piso, tienda, cuarto de baño, habitaci
conducir ; cami, autob, furgoneta, vehículo, carretilla, tractor, tráiler, taxi, ambulancia, coche, moto, grúa, tranvía, tren, maquinaria, retroexcavadora, excavadora
cargar ; mercancía, cami, contenedor, furgoneta, material, vehículo, palé, palet, paquete, tráiler, remolque, buque, barco
clasificar ; documento, dato, informaci, producto, muestra, expediente, material
registrar ; entrada, dato, accidente, venta, resultado, constante, incidencia, factura, pago, informaci, temperatura, operaci, movimiento, gasto, cobro, observaci
ejecutar ; plan, planes, proyecto, tarea, prueba, proceso
establecer ; objetivo, relaci, protocolo, contacto, procedimiento, sistema, red, alianza, norma, criterio, acuerdo, colaboraci, vínculo
reponer ; producto, estanter, lineal, mercancía, stock, nevera, género, existencia, estante, artículo
conseguir ; cliente, nuev, client, contrato, financiaci, subvenci, patrocini, acuerdo, inversi, cuenta
obtener ; euro, dólar, resultado, certificaci, certificado, financiaci, subvenci, licencia, permiso, informaci, dato, muestra, título
ganar ; premio, cliente, client, concurso, licitaci, torneo, caso, juicio, partido, campeonato, medalla, contrato, cuenta, liga
lograr ; objetivo, aumento, reducci, mejora, resultado, ahorro, certificaci, incremento, crecimiento, meta, satisfacci
comunicar ; resultado, decisi, informaci, cambio
recaudar ; fondo, dinero, donaci, euro, dólar
facturar ; cliente, servicio, pedido
conciliar ; cuenta, saldo, movimiento, extracto
suscribir ; contrato, acuerdo, convenio
revisar ; contrato, estado, documento, documentaci, informe, código, trabajo, factura, cuenta, expediente, texto, historia, historial, plan, planes, proyecto, procedimiento, protocolo, solicitud, presupuesto, proceso, manual, artículo, normativa
probar ; software, producto, máquina, aplicaci, circuito, prototipo, sistema, equipos, motor, funcionalidad
controlar ; acceso, calidad, gasto, coste, plaga, stock, tráfico, temperatura, presupuesto, inventario, proceso, riesgo, peso, presi, producci, nivel, calidad de
dirigir ; película, corto, cortometraje, documental, coro, orquesta, campaña, tesis, teatro
interpretar ; resultado, dato, texto, ley, leyes, imagen, imágenes, análisis, norma
acompañar ; paciente, cliente, client, visitante, mayor, persona, turista, grupo, delegaci, anciano, famili, residente
acompañar a ; paciente, cliente, client, visitante, mayor, persona, turista, grupo, delegaci, anciano, famili, residente
enseñar ; inglés, español, francés, alemán, matemática, música, informática, lengua, historia, yoga, natación, técnica, baile, guitarra, piano
enseñar a ; niñ, alumn, adult, estudiante, joven, jóvenes
prestar ; servicio, apoyo, asistencia, atenci, ayuda, soporte, cuidado, asesoramiento
facilitar ; proceso, comunicaci, acceso, sesi, taller, integraci, aprendizaje
repartir ; paquete, pedido, comida, mercancía, correo, pizza, correspondencia, paquetería
solicitar ; presupuesto, informaci, documentaci, permiso, material, cita, licencia
cerrar ; venta, contrato, acuerdo, operaci, cuenta, tienda, trato
ampliar ; cartera, negocio, red, oferta, gama, mercado, plantilla, catálogo, conocimiento
superar ; objetivo, expectativa, meta, previsi, cifra, cuota, venta
tramitar ; solicitud, documento, licencia, permiso, pedido, expediente, ayuda, subvenci, visado, beca, pago, reclamaci, denuncia, documentaci, baja, alta, contrato, factura, siniestro, prestaci, pensi, devoluci, pasaporte, multa, impuesto, matrícula
investigar ; tendencia, mercado, tema, tecnolog, método, causa, enfermedad, cáncer, material, tratamiento, efecto
tutorizar ; alumn, estudiante
tutorizar a ; alumn, estudiante
entrenar ; equipo, jugador, deportista, atleta, niñ, joven, jóvenes, modelo, perro
criar ; cerdo, oveja, gallina, vaca, pollo, ganado, conejo, caballo, perro, cabra, ave
pintar ; interior, edificio, fachada, pared, vivienda, techo, casa, coche, vehículo, mural, local, retrato, puerta, barco, pieza, piso, habitaci, valla
sustituir ; pieza, componente, tubería, ventana, neumático, filtro, equipo, caldera, máquina, cable, compañer
adaptar ; contenido, material, menú, programa, método, puesto, espacio, producto, curso, plan, planes, actividad, ejercicio, texto, página, vivienda, entorno
ascender ;
intervenir en ; situaci, emergencia, incidente, conflicto, accidente, rescate
contratar ; dependient, cajer, conductor, enfermer, docente, profesor, albañil, emplead, personal, trabajador, vendedor, comercial, técnic, camarer, person, profesional, operari, cociner, desarrollador
contratar a ; dependient, cajer, conductor, enfermer, docente, profesor, albañil, emplead, personal, trabajador, vendedor, comercial, técnic, camarer, person, profesional, operari, cociner, desarrollador
subir ; precio, venta, nota, productividad, satisfacci, nivel
bajar ; precio, coste, gasto, tasa, fiebre, absentismo, rotaci
informar ; turista, cliente, client, usuari, famili, paciente, ciudadan, visitante, alumn, viajero, pasajero, trabajador, emplead, vecin
aplicar ; tratamiento, norma, técnica, crema, protocolo, tinte, metodolog, pintura, medida, descuento, pesticida, herbicida, producto, inyecci, vacuna, mascarilla, método
proporcionar ; apoyo, informaci, asesoramiento, servicio, soporte, asistencia, formaci, atenci, material, cuidado, ayuda
incorporar ; tecnolog, funcionalidad, técnica, criterio, herramienta, mejora
alimentar ; ganado, animal, cerdo, vaca, oveja, gallina, caballo, perro, bebé, paciente, ave, pollo
alimentar a ; ganado, animal, cerdo, vaca, oveja, gallina, caballo, perro, bebé, paciente, ave, niñ
`;
