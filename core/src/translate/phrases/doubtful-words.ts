/**
 * Spanish words whose English depends on what is spoken of: a sentence that turns on one of them alone is a draft.
 * Inside a longer phrase of these files they are certain ("recurso de apelación").
 */
export const doubtfulSpanish = {
  nouns:
    'contador contadora placa plancha ficha columna cámara pista batería pala cinta tapa funda caña eje correa polo carga sello titular interno bono abono pase tira banquillo apunte atención cierre manejo equipo consejo revista seguridad curso competencia consultora piso salida actuación aparato aprovechamiento archivo asiento asistencia asistente audiencia ayuda baja banda barra beca cabecera cadena caja captación cargo carta cocina colectivo comisión composición concurso corte cuadro cuota cura declaración demanda depósito despacho destino dieta dirección disposición ejecución ejercicio encargo ensayo entrada envase escritura estado explotación firma fondo formato freno función gama gestor grado guardia guion hoja instancia intervención jornada juego lengua local mando manga manifestación marcha masa materia medio memoria merma nota obra operación oposición orden papel parte partida pasta pendiente permiso suelo matrimonio domótica botánica genómica bioinformática geofísica astrofísica quiropráctica luminotécnica radiofísica electromédica policía campaña siembra plantilla política ponencia práctica prestación principio probador punta rama rato rayo recepción receta recogido recurso régimen registro relación remesa responsable rol sentido señal serie siniestro sociedad solar sonda supuesto terminal tipo toma trato valoración vía vista vuelta mano cabeza pie promoción desviación paso copa cuerpo bolsa capa fuente corriente borrador tirada remate novia recibo rebaja escrito recogida cambio delegado aprobado denuncia descarga traslado planta centro media acogida cubierta talla hilo modelo estudio puesto traje cobro tasa agenda retirada pliego tejido forma manera modo comisario comisaria comida conferencia partido vocal monitor nave escalera estación plazo horario sala instituto figura carrera título campo índice liquidación cotización correo solicitud comunidad promotor parada muelle comedor finca bodega portal librería panel disco escenario instalación garantía patrimonio emisión cabina avance operativo casco foco portada expositor volante oficio reconocimiento pintura restauración montaje traumatología interpretación calificación incorporación animador animadora conserje cargador cargadora envasadora soldadora perforadora rectificadora plegadora montadora ensambladora regadora podadora fumigadora empaquetadora socio billete presa diferencial actualidad posicionamiento servicio oferta baño carné relevo apelación balance conducción canguro patrón gráfico'.split(
      ' ',
    ),
  verbs:
    'disponer abonar acoger acordar acusar afiliar aguantar alquilar amortizar animar apuntar aportar asegurar asegurarse atacar canalizar celebrar citar coger colocar comportar conceder conducirse convocar cotizar cuadrar dedicarse dejar depilar depender descontar desempeñar destinar dimensionar dinamizar disponer doblar echar ejercer encajar enganchar entregarse entrar esperar fallar fichar figurar fundir girar guardar haber hacer intervenir labrar lanzarse levantar librar liquidar llegar llevar locutar marcar meter montar mover ocupar ordenar parar pasar pedir peinar picar plantear plegar poner prender purgar quedar recordar rectificar recurrir rendir respaldar rodar saber sacar sacrificar sacudir salir sanear seguir sellar sintetizar soler solar soltar sonar suponer mantenerse suspender tender tirar tornear traer venir volver reunir resultar captar dirigirse valer'.split(
      ' ',
    ),
  adjectives:
    'estrecho festivo puntual aplicado solvente colectivo abonado adjunto ajeno ambulante autónomo celular determinado dirigido ecológico espacial exterior interior libre medio menor mayor motor patrimonial propio reducido renovado soldado superior terminal viral antiguo particular cierto simple pobre único puro derivado expuesto citado dado tomado puesto hecho llevado pasado colocado dispuesto parado recogido caído metido sacado corriente fresco marcado fijado grave real'.split(
      ' ',
    ),
  fixed:
    'desde hace,en frío,en caliente,en serie,en planta,con el fin de que,de gran consumo,de cara a,bajo normativa,en el centro,gusto por,colegiado en,siempre que,si,cuyo,cuya,a domicilio'.split(
      ',',
    ),
} as const;

/** What else in a sentence settles a doubtful word: "plantilla" is a workforce where employees are spoken of. */
export const settledBy: Readonly<Record<string, RegExp>> = {
  plantilla: /emplead|trabajador|person/,
  caja: /client|p.blico|cobr|reposici|efectivo|tienda|dependient|cajer/,
  recepción: /hotel|hu.sped|client|visita/,
  obra: /vivienda|edifici|arquitect|jef[ea] de obra|reforma|hormig|aparejador/,
  facturación: /factur\p{L}+ anual|crec|aument|increment|duplic/u,
  asistente: /event|festival|congres|conferenci|jornada/,
  cocina: /cociner|chef|restaurant|hotel|brigada|men/,
  explotación: /hect|agr|ganad|cultiv|tractor|oliv/,
  plaza: /hotel|aparcam/,
  receta: /farmac|dispens|medic|pacient/,
  seguridad: /riesgo|laboral|obra|f.brica|industrial|salud/,
  curso: /impart|formaci|online|alumn|asist|emplead|dise/,
  dieta: /pacient|nutri|obes|aliment/,
  familiar: /pacient|usuari|mayor|resident/,
  agente: /polic|seguro|comercial|viaje/,
  entrada: /evento|concierto|teatro|museo/,
  papel: /f.brica|reciclad|cart.n/,
  equipo:
    /^(?!.*(?:manten|repar|calibr|instal|monta|limpi|aver|maquin|electr|inform.tic|medici|protecci))/,
  revista: /moda|viaj|decor|maquet|dise|redactor/,
  cierre: /contab|mensual|anual|trimestr/,
  manejo: /carretilla|m.quina|maquinaria|herramient|software|programa/,
  atención:
    /atención (?:a|al|a los|a las) (?:pacient|mayor|person|ni|anci|resident|famil|enferm|usuari)|urgencias/,
  piso: /inmobil|alquil|propietari|vend/,
  salida: /cultural|escolar|alumn/,
  captar: /client|cuenta|socio|inmueble|proyecto/,
  operación: /venta|inmueb|comercial|compra/,
  sociedad: /contab|fiscal|factur|mercantil|auditor/,
  agenda: /gesti|direcci|reuni/,
  carné: /conduc|instalador|carretill|manipul/,
  policías: /./,
  suelo: /^(?!.*(?:muestra|agr|cultiv|hect|erosi|topogr))/,
  campaña:
    /marketing|public|redes|anunci|google|facebook|vacun|concienc|comunic|navidad|email|lanz|digital|sensibil|captaci/,
  planta:
    /jard|reg|poda|invernad|producci|industri|iso \d|de (?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) plantas/,
  servicio: /^(?!.*(?:hospital|urgencias|cirug|pediatr|cardiol|oncol|traumat))/,
  estudio: /^(?!.*(?:fotog|grab|arquitect|tatu|yoga|dise))/,
  puesto: /^(?!.*(?:mercad|ambulant|feria))/,
  título: /universi|grado|t.cnic/,
  solicitud:
    /ayuda|beca|emple|licenc|permis|subvenc|visad|cr.dit|pr.stam|inscripci|tramit|admisi|pasaport|asilo/,
  correo: /electr/,
  comidas: /./,
  plazo: /cumpl|entrega/,
  cambio: /^(?!.*(?:tienda|devoluci|turno|moneda|divisa))/,
  descarga: /carga|cami|contened|mercanc|muelle/,
  oferta: /producto|comercial|econ.mic|precio|promoci/,
  finca: /hect|oliv|agr|vi.ed|ganad|cultiv|cereal|cosech|sembr/,
  bodega: /vino|enol|vendim|uva|marketing|export/,
  billete: /viaj|tren|avi|autob|vend|vuelo|taquill/,
  conferencia: /impart|ofrec/,
  partido: /f.tbol|balonc|jugador|arbitr|liga|deport/,
  instituto: /alumn|clase|profesor|secundari|bachiller|charla|estudiant|educa/,
  estación: /tren|metro|autob|servicio|esqu/,
  monitor: /tiempo libre|comedor|yoga|deport|nataci|esqu|ocio|campament/,
  restauración: /hosteler|turism|sector|cocin|camar/,
  montaje: /l.nea|mueble|pieza|f.brica|estructura|m.quina|mec.nic/,
  librería: /libro|vend|lector|client/,
  panel: /power bi|tableau|looker|indicador|m.tric/,
  escenario: /concierto|actuaci|m.sic|teatro|festival/,
  patrón: /cost|ropa|moda|confecci|cos/,
  recogida: /residuo|paquete|basura|muestra|dato|mercanc|pedido/,
  cobro: /factur|client|pago|impag|tesorer/,
  garantía: /product|venta|repar/,
  cubierta: /tejad|edific|teja|imperm|obra/,
  modelo: /3d|dato|predic|machine|estad|financ|negocio|entren/,
  tejido: /moda|textil|ropa|cos|confecc/,
  talla: /ropa|prenda|moda/,
  denuncia: /polic|guardia|comisar/,
  emisión: /co2|gases|contam|carbono/,
  baño: /limpi|reform|cocina|habitaci|fontan/,
  índice: /absentismo|rotaci|satisfac|siniestr|conversi|.xito/,
  tasa: /absentismo|rotaci|conversi|error|.xito|abandono|desempleo|mortal|retenci|rechazo/,
  portal: /web|inmobil|empleo|internet/,
  comunidad: /^(?!.*(?:vecin|propietari|administr|aut.noma))/,
  instalación: /el.ctr|fontaner|gas|solar|fotovolt|calefac|ilumin|climatiz|tensi|riego/,
};
