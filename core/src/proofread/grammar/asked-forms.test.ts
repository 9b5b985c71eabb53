import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

const asked = [
  ['es', 'Ayudo para que los niños aprenden jugando', 'aprenden → aprendan'],
  ['es', 'Quiero que la empresa crece conmigo', 'crece → crezca'],
  ['es', 'Espero que la experiencia sirve para el puesto', 'sirve → sirva'],
  ['es', 'Procuro que los clientes salen contentos', 'salen → salgan'],
  ['es', 'Nosotros hacía el inventario cada mes', 'hacía → hacíamos'],
  ['es', 'Mi compañera y yo preparaba los menús', 'preparaba → preparábamos'],
  ['es', 'Mi tutor valoro mucho mi trabajo', 'valoro → valoró'],
  ['es', 'Conocimientos básico de electricidad', 'básico → básicos'],
  ['es', 'El informe fue redactada por mí', 'redactada → redactado'],
  ['es', 'Mantuve limpio las aulas y los pasillos', 'limpio → limpias'],
  ['es', 'El cliente pedía que quedaba todo en acta', 'quedaba → quedara'],
  ['es', 'A las pacientes mayores las explico la pauta', 'las → les'],
  ['es', 'A la gobernanta la pasaba cada mañana el listado', 'la → le'],
  ['es', 'Formé a siete ayudantes; tres de ellos sigue en plantilla', 'sigue → siguen'],
  ['es', 'Formé a nueve asesoras; dos de ellas hoy dirige su sucursal', 'dirige → dirigen'],
  ['es', 'Aviso en caso de que hayan desplazamientos', 'hayan → haya'],
  ['es', 'Ayudo a los nuevos: he enseñando el almacén a ocho', 'enseñando → enseñado'],
  ['es', 'Traduje el manual del Inglés y formé a veinte personas', 'Inglés → inglés'],
  ['en', 'Kept the logs, and the partners signs about half of them', 'signs → sign'],
  ['en', 'The number of injuries have gone from seven to one', 'have → has'],
  ['en', 'Worked nights during hurricane Irene', 'hurricane → Hurricane'],
  ['en', 'Wrote the log that the judge excepted without changes', 'excepted → accepted'],
  ['en', 'Worked closely to the site manager', 'to → with'],
  ['en', 'A model that is still use by the sales team', 'use → used'],
  ['en', 'I would rather throw a tray away than sold it', 'sold → sell'],
  ['en', 'Ran price tests and written up each one', 'written → wrote'],
  ['en', "I don't mind to run nights", 'to run → running'],
  ['en', 'Able to working on my own', 'working → work'],
  ['en', 'Keen to learning new skills', 'learning → learn'],
  ['en', 'Enjoy to work in a team', 'to work → working'],
  ['en', 'The shop did not opened on Sundays', 'opened → open'],
  ['en', 'Worked as waiter in a busy restaurant', 'as → as a'],
] as const;

describe('a form that the rest of the clause does not take', () => {
  it.each(asked)('%s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });

  it.each(asked)('is not reported once it is right, in %s: %s', (language, text, wanted) => {
    const [wrong = '', right = ''] = wanted.split(' → ');
    const place = text.lastIndexOf(` ${wrong}`);
    const mended = text.slice(0, place + 1) + right + text.slice(place + 1 + wrong.length);
    expect(listSuggestions(place < 0 ? text.replace(wrong, right) : mended, language)).toEqual([]);
  });

  it.each([
    ['es', 'Reviso cada presupuesto antes de que salga por la puerta'],
    ['es', 'Reparé tractores en el campo para que la siega no parara'],
    ['es', 'Las propinas se repartían y yo llevaba la cuenta'],
    ['es', 'Guía canino con perro detector'],
    ['es', 'Cumplí los plazos y el presupuesto establecidos'],
    ['es', 'Vigilo el pienso y el agua clorada de diez naves'],
    ['es', 'Acomodaba la mercancía y mantenía limpia el área'],
    ['es', 'Preparo los pedidos y los cargo en el camión'],
    ['es', 'El lunes empiezo en otro turno'],
    ['es', 'Recuperé 2 millones de pesos de IVA a favor'],
    ['es', 'Reviso la nómina y la envío el día 5 a la gestoría'],
    ['es', 'La empresa la fundé con mi hermana y la considero una escuela'],
    ['es', 'Las habitaciones las reviso una por una'],
    ['es', 'Desarrollador backend senior'],
    ['es', 'Asistente de enología'],
    ['en', 'The pit and motor room were ready on time'],
    ['en', 'Helped the doctor roll out a new system'],
    ['en', 'My team have the lowest attrition on the floor'],
    ['en', 'General duties, from sharpening planes to sweeping the floor'],
    ['en', 'Trained nine students, one of whom is now my line manager'],
    ['en', 'A few water-rights cases'],
    ['en', 'A catalog of 30 items'],
    ['en', 'Made up my mind to study nursing'],
    ['en', 'Worked as driver, guard and messenger'],
    ['en', 'Everything from identifying the need to paying the supplier'],
    ['en', 'Used to working at heights'],
    ['en', 'Made resources, did displays and heard the readers'],
  ] as const)('is right in %s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});
