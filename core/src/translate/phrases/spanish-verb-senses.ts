/** What a Spanish verb means by what it is done to: verb ; beginnings of its objects ; English. */
export const spanishVerbSenses = `
apoyar ; famili ; support
colocar ; suelo ; lay
recoger ; aceituna ; pick
presentar ; declaraci ; file
presentar ; impuesto ; file
elaborar ; masa ; make
elaborar ; pastel ; make
elaborar ; postre ; make
atender ; urgencia ; handle
trasladar ; paciente ; transfer
apoyar ; niñ ; support
ordenar ; estanter ; tidy
controlar ; acceso ; control
preparar ; pedido ; pick
presentar ; presupuesto ; submit
programar ; reuni ; schedule
dirigir ; reforma ; manage
dirigir ; oficina ; manage
atender ; ciudadan ; assist
atender ; centralita ; operate
atender ; teléfono, llamada, correo electr ; answer
atender ; consulta ; answer
atender ; mayor, anciano, residente, bebé, enfermo, persona dependiente, persona mayor ; care for
atender ; persona, usuari, vecin, famili, viajer, pasajer, visitante, turista, víctima, refugiad, extranjer ; assist
atender ; alumn, estudiante ; support
atender ; proveedor ; deal with
administrar ; redes sociales, cuenta, presupuesto, comunidad, finca, cartera, negocio ; manage
contratar ; proveedor, servicio, seguro ; contract
apagar ; incendio, fuego ; put out
dibujar ; plano ; produce
cuidar ; jardín, jardines, piscina, parque ; maintain
clasificar ; residuo, paquete, envío, correspondencia, ropa, fruta, correo, pedido, basura, carta ; sort
dirigir ; departamento, empresa, tienda, restaurante, hotel, centro, producción, sucursal, área, clínica, negocio, almac, fábrica, obra, rehabilitaci, construcci, colegio, escuela, agencia, residencia, taller, explotaci, granja, finca ; manage
dirigir ; brigada, cuadrilla, equipo, reuni, proyecto, grupo, investigaci, taller, sesi, clase ; lead
elaborar ; pan, bollería, queso, vino, cerveza, tarta, pizza, helado, dulce, embutido, miel, jabón, joya, vela, mermelada, aceite ; make
elaborar ; estrategia, protocolo, guía, manual, procedimiento, plan estratégico, curso, temario ; develop
confeccionar ; prenda, vestido, traje, ropa, cortina, uniforme, falda, camisa ; make
controlar ; subcontrata, personal, trabajo, obra ; supervise
elaborar ; auditor ; conduct
proyectar ; reforma, edificio, vivienda, jardín, jardines ; design
impartir ; módulo, asignatura, materia, matemática, clase, lengua, inglés ; teach
realizar ; visita, venta, compra, entrega, pago, llamada, pedido de, cobro a ; make
realizar ; vídeo, video, maqueta, cortometraje ; make
realizar ; informe ; write
realizar ; masaje ; give
realizar ; ecograf, cirug, biopsia, endoscop, electrocardiogram, radiograf, resonancia ; perform
realizar ; entrevista, encuesta, estudio, auditor, investigaci, evaluaci ; conduct
realizar ; traducci ; do
realizar ; foto, fotograf, medici ; take
realizar ; manicura, pedicura, maquillaje, peinado ; do
realizar ; pedido ; place
realizar ; prueba, ensayo, campaña, taller, test ; run
realizar ; transferencia, reserva, previsi, presupuesto de ; make
realizar ; diseño, plano, logotipo, cartel ; create
hacer ; pedido ; place
hacer ; informe ; write
hacer ; foto, fotograf ; take
hacer ; entrevista ; conduct
hacer ; inventario, manicura, pedicura, peinado, maquillaje, tatuaje ; do
hacer ; visita, reserva, llamada, tarta, pan, pastel, pizza, cama, vestido, joya ; make
hacer ; control, prueba ; run
hacer ; ronda, reparaci, estudio, trabajo de mantenimiento, mantenimiento, limpieza ; carry out
manejar ; prensa, torno, excavadora, fresadora, máquina, maquinaria, carretilla, tractor, grúa, cosechadora, horno, dumper, retroexcavadora, transpaleta, sierra, desbrozadora, plataforma elevadora ; operate
manejar ; excel, office, sap, autocad, software, programa, herramienta, photoshop, power bi ; use
llevar ; contabilidad ; keep
llevar ; cuenta, proyecto, client, cartera, redes sociales, agenda, almac, tienda, departamento, pedido, inventario, comunidad ; manage
preparar ; pan, masa ; make
programar ; ruta, actividad, evento, sesi, clase, visita, cita, turno, entrega, envío, curso, mantenimiento, intervenci ; schedule
presentar ; cuenta, demanda, recurso, denuncia, reclamaci, querella ; file
presentar ; oferta, solicitud, documentaci, candidatura, factura ; submit
redactar ; contrato, demanda, acuerdo, escrito, convenio, ley, testamento, cláusula ; draft
revisar ; vehículo, máquina, maquinaria, motor, instalaci, freno, caldera, equipo, extintor, ascensor, neumático, coche, tubería, cable ; inspect
revisar ; bolso, maleta, equipaje, entrada, albarán, albaranes, pedido, mercancía, temperatura, stock ; check
corregir ; examen, exámenes, trabajo, deber, ejercicio, redacci ; grade
valorar ; inmueble, vivienda, propiedad, piso, finca, joya ; value
investigar ; robo, delito, accidente, incendio, fraude, crimen, incidente, denuncia ; investigate
repartir ; folleto, publicidad, ropa, alimento ; hand out
entregar ; premio ; present
facilitar ; informaci, documentaci, material ; provide
recoger ; fruta, uva, fresa, verdura, hortaliza, tomate, naranja, manzana ; pick
recolectar ; fruta, fresa, uva, frambuesa, tomate, naranja, manzana, hortaliza, verdura ; pick
conseguir ; premio ; win
conseguir ; aumento, mejora, ahorro, reducci, incremento, crecimiento, certificaci, objetivo, resultado ; achieve
obtener ; premio, medalla ; win
enseñar ; piso, vivienda, casa, producto, local, apartamento ; show
solicitar ; subvenci, beca, ayuda, licencia, permiso ; apply for
controlar ; parámetro, stock, existencia, inventario, asistencia, nivel ; monitor
controlar ; caducidad, fecha ; check
controlar ; tráfico, plaga, gasto, coste, presupuesto, calidad, proceso ; control
reparar ; avería, fallo, humedades ; fix
arreglar ; barba ; trim
arreglar ; prenda, ropa, pantal, vestido ; alter
levantar ; muro, tabique, pared ; build
colocar ; azulejo, ladrillo, baldosa, tarima, parqué, pavimento ; lay
colocar ; producto, mercancía ; place
colocar ; ventana, puerta ; fit
montar ; mueble, pieza, estructura, máquina, motor, componente, bicicleta ; assemble
montar ; escaparate, evento, escenario, mesa de sonido ; set up
montar ; andamio ; erect
montar ; ventana, puerta, cocina ; fit
montar ; instalaci, panel, placa, ascensor, caldera, aire acondicionado ; install
sacar ; sangre ; draw
sacar ; foto ; take
pasar ; pedido ; place
mover ; mercancía, palé, palet, carga, mueble ; move
guardar ; documento ; file
ordenar ; almac, sala, habitaci, juguete, archivo ; tidy
ordenar ; documento, expediente ; sort
echar ; gasolina ; pump
apoyar ; alumn, client, paciente, equipo, usuari, joven, jóvenes, persona, mujer, profesor, docente ; support
cortar ; césped ; mow
exponer ; resultado, proyecto, trabajo ; present
cubrir ; vacante, puesto ; fill
cubrir ; baja, turno, noticia, evento, vacaci ; cover
interpretar ; plano ; read
interpretar ; papel, personaje ; play
interpretar ; canci, obra ; perform
celebrar ; reuni, evento, asamblea ; hold
reunir ; requisito ; meet
captar ; client, cuenta ; win
captar ; socio, alumn, donante, voluntari, inversor, fondo ; attract
pedir ; material, producto, mercancía ; order
trasladar ; enfermo, herido ; transfer
vigilar ; paciente, niñ, menor, bañista ; watch over
vigilar ; temperatura, proceso, constante, cámara, nivel ; monitor
ajustar ; prenda ; alter
cerrar ; trato ; close
ofrecer ; concierto, charla ; give
`;
