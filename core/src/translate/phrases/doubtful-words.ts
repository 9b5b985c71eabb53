/**
 * Spanish words whose English depends on what is spoken of: a sentence that turns on one of them alone is a draft.
 * Inside a longer phrase of these files they are certain ("recurso de apelación").
 */
export const doubtfulSpanish = {
  nouns:
    'contador contadora placa plancha ficha columna cámara pista batería pala cinta tapa funda caña eje correa polo carga sello titular interno bono abono pase tira banquillo apunte atención cierre manejo equipo consejo revista seguridad curso competencia consultora piso salida  actuación aparato aprovechamiento archivo asiento asistencia asistente audiencia ayuda baja banda barra beca cabecera cadena caja captación cargo carta cocina colectivo comisión composición concurso corte cuadro cuota cura declaración demanda depósito despacho destino dieta dirección disposición ejecución ejercicio encargo ensayo entrada envase escritura estado explotación firma fondo formato freno función gama gestor grado guardia guion hoja instancia intervención jornada juego lengua local mando manga manifestación marcha masa materia medio memoria merma nota obra operación oposición orden papel parte partida pasta pendiente permiso plantilla política ponencia práctica prestación principio probador punta rama rato rayo recepción receta recogido recurso régimen registro relación remesa responsable rol sentido señal serie siniestro sociedad solar sonda supuesto terminal tipo toma trato valoración vía vista vuelta mano cabeza pie promoción desviación merma asistencia paso copa cuerpo bolsa capa fuente corriente borrador tirada remate novia'.split(
      ' ',
    ),
  verbs:
    'disponer abonar acoger acordar acusar afiliar aguantar alquilar amortizar animar apuntar aportar asegurar asegurarse atacar canalizar celebrar citar coger colocar comportar conceder conducirse convocar cotizar cuadrar dedicarse dejar depilar depender descontar desempeñar destinar dimensionar dinamizar disponer doblar echar ejercer encajar enganchar entregarse entrar esperar fallar fichar figurar fundir girar guardar haber hacer intervenir labrar lanzarse levantar librar liquidar llegar llevar locutar marcar meter montar mover ocupar ordenar parar pasar pedir peinar picar plantear plegar poner prender purgar quedar recordar rectificar recurrir rendir respaldar rodar saber sacar sacrificar sacudir salir sanear seguir sellar sintetizar soler solar soltar sonar suponer suspender tender tirar tornear traer venir volver reunir resultar captar dirigirse valer'.split(
      ' ',
    ),
  adjectives:
    'estrecho festivo puntual aplicado solvente colectivo abonado adjunto ajeno ambulante autónomo celular determinado dirigido ecológico espacial exterior interior libre medio menor mayor motor patrimonial propio reducido renovado soldado superior terminal viral antiguo particular cierto simple pobre único puro derivado expuesto citado dado tomado puesto hecho seguido llevado pasado colocado dispuesto parado recogido caído metido sacado corriente fresco marcado fijado grave real'.split(
      ' ',
    ),
  fixed:
    'desde hace,en frío,en caliente,en serie,en planta,con el fin de que,de gran consumo,de cara a,bajo normativa,en el centro,gusto por,colegiado en,siempre que,si,cuyo,cuya'.split(
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
  envase: /dise|product|cosm|marca/,
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
  cierre: /contab|mensual|anual|trimestr|tienda/,
  manejo: /carretilla|m.quina|maquinaria|herramient|software|programa/,
  atención: /atención (?:a|al) |urgencias/,
  piso: /inmobil|alquil|propietari|vend/,
  salida: /cultural|escolar|alumn/,
  captar: /client|cuenta|socio|inmueble|proyecto/,
  operación: /venta|inmueb|comercial|compra/,
  sociedad: /contab|fiscal|factur|mercantil|auditor/,
};
