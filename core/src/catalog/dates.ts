/** Month names and their usual short forms, folded. */
export const monthNames: Readonly<Record<string, number>> = {
  enero: 1, ene: 1, january: 1, jan: 1,
  febrero: 2, feb: 2, febr: 2, february: 2,
  marzo: 3, mar: 3, mzo: 3, march: 3,
  abril: 4, abr: 4, april: 4, apr: 4,
  mayo: 5, may: 5,
  junio: 6, jun: 6, june: 6,
  julio: 7, jul: 7, july: 7,
  agosto: 8, ago: 8, agto: 8, august: 8, aug: 8,
  septiembre: 9, setiembre: 9, sept: 9, sep: 9, set: 9, september: 9,
  octubre: 10, oct: 10, october: 10,
  noviembre: 11, nov: 11, novbre: 11, november: 11,
  diciembre: 12, dic: 12, dicbre: 12, december: 12, dec: 12,
};

export const seasonNames: readonly string[] = [
  'primavera', 'verano', 'otono', 'invierno', 'spring', 'summer', 'autumn', 'fall', 'winter',
  'curso', 'curso academico', 'academic year', 'class of', 'promocion', 'promocion de',
];

/** Words for "still going on". Longer ones first, because the first that fits is taken. */
export const presentWords: readonly string[] = [
  'hasta la actualidad', 'hasta la fecha', 'hasta el presente', 'hasta el momento', 'hasta hoy', 'hasta ahora', 'hasta fecha actual',
  'a la actualidad', 'a la fecha', 'al presente', 'al dia de hoy', 'fecha actual', 'la actualidad', 'la fecha', 'el presente', 'dia de hoy',
  'actualidad', 'actualmente', 'actual', 'presente', 'hoy dia', 'hoy', 'ahora', 'en curso', 'cursando', 'en la actualidad', 'en activo', 'vigente', 'continua', 'presente dia',
  'up to present', 'up to now', 'to the present', 'the present', 'to present', 'to date', 'till date', 'till now', 'until now', 'until present', 'present day', 'present', 'currently', 'current', 'ongoing', 'on going',
  'now', 'today', 'date', 'in progress', 'onwards', 'expected',
];

export const sinceWords: readonly string[] = ['a partir de', 'desde el', 'desde', 'since', 'from', 'starting', 'del', 'de'];

export const rangeWords: readonly string[] = [
  'hasta el', 'hasta', 'until', 'till', 'through', 'thru', 'to', 'up to', 'a', 'al', 'y', 'and',
];
