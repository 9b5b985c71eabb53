import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';
import { writtenSlips } from './written-slips';

it.each(['es', 'en'] as const)('every slip of the %s table proposes something else', (language) => {
  const same = writtenSlips[language].filter(([, slip, , meant]) => slip === meant);
  expect(same).toEqual([]);
  expect(writtenSlips[language].length).toBeGreaterThan(20);
});

const thingsOf = ['them', 'the orders', 'these renewals', 'my shifts', 'which'];
describe('“must of” before what there is most of', () => {
  it.each(thingsOf)('is “most of” before “%s”', (things) => {
    const text = `Signed 118 contracts, must of ${things} in spring`;
    expect(listSuggestions(text, 'en')).toContain('must → most');
    expect(listSuggestions(text, 'en')).not.toContain('of → have');
  });

  it.each(['been', 'gone', 'taken'])('is “must have” before “%s”', (done) => {
    expect(listSuggestions(`The parcel must of ${done} by train`, 'en')).toContain('of → have');
  });
});

describe('slips that people write are told by what is around them', () => {
  it.each([
    ['es', 'Responsable en la apertura y cierre de la tienda', 'en → de'],
    ['es', 'Me enfoqué a mejorar la atención al cliente', 'a → en'],
    ['es', 'Estoy seguro que puedo hacer bien el trabajo', 'que → de que'],
    ['es', 'Aumenté las ventas de un 15 % en un año', 'de → en'],
    ['es', 'La dije a la clienta que el pedido llegaría tarde', 'La → Le'],
    ['es', 'A las dueñas nuevas las enseñaba cómo cepillar al perro', 'las → les'],
    ['es', 'Para mi abuela la preparé una cena', 'la → le'],
    ['es', 'En verano solían haber tres turnos en la cocina', 'solían → solía'],
    ['es', 'Curso de prevención (Octubre de 2021)', 'Octubre → octubre'],
    ['es', 'No sabía porque fallaba la máquina y lo investigué', 'porque → por qué'],
    ['es', 'Participé la organización del congreso anual', 'Participé la → Participé en la'],
    ['es', 'Me encargaba los pedidos y de la caja', 'Me encargaba los → Me encargaba de los'],
    ['es', 'Habían días de mil comensales', 'Habían → Había'],
    ['es', 'Hablo Inglés y algo de francés', 'Inglés → inglés'],
    ['es', 'Los Lunes hacía inventario en el almacén', 'Lunes → lunes'],
    ['es', 'Subí las ventas un 10 %% en seis meses', '%% → %'],
    ['es', 'Dejé la empresa por que me mudé de ciudad', 'por que → porque'],
    ['es', 'Realize prácticas en una clínica dental', 'Realize → Realicé'],
    ['es', 'Trabajaba de Lunes a Viernes', 'Viernes → viernes'],
    ['es', 'Me consta de que el grupo sigue', 'de que → que'],
    ['es', 'Aviso al médico cuando ahí un fallo', 'ahí → hay'],
    ['es', 'Aunque el dueño valla con prisa, explico el precio', 'valla → vaya'],
    ['es', 'La medición la ago con cuatro micros', 'ago → hago'],
    ['es', 'En el último año an pasado nueve personas por aquí', 'an → han'],
    ['es', 'Hago guardia una semana si y otra no', 'si → sí'],
    ['es', 'Hablo un rato con el antes de la prueba', 'el → él'],
    ['es', 'A parte de la tutoría, llevo la biblioteca', 'A parte de → Aparte de'],
    ['es', 'Busco un plan B,aviso a producción', ', → , '],
    ['en', 'Willing travel for storm work', 'Willing travel → Willing to travel'],
    ['en', 'They lost average of 4 kg each', 'average of → an average of'],
    ['en', 'Trained 18 people; everyone of them passed', 'everyone of → every one of'],
    ['en', 'The passenger walked of the plane', 'of → off'],
    ['en', 'Runs between New Mexico and colorado', 'colorado → Colorado'],
    ['en', 'The manager and I was in charge of the rota', 'was → were'],
    ['en', 'Helped to improved waiting times', 'improved → improve'],
    ['en', 'It was to heavy for one person', 'to → too'],
    ['en', 'Ran the shop when the manager was of sick', 'of → off'],
    ['en', 'Married with a nurse, two children', 'with → to'],
    ['en', 'Prefer early shifts than late ones', 'than → to'],
    ['en', 'From 2016 and 2019 I drove a school bus', 'and → to'],
    ['en', 'Speak not only French and also Dutch', 'and also → but also'],
    ['en', 'Returned back tools to the store', 'Returned back → Returned'],
    ['en', 'Phoned to patients the day before', 'to  → '],
    ['en', 'Born at Cork and trained there', 'at → in'],
    ['en', 'Arrived to late for the first bus', 'to → too'],
    ['en', 'I am very organise and punctual', 'organise → organised'],
    ['en', 'Experience on retail and customer service', 'on → in'],
    ['en', 'Very good in maths and languages', 'in → at'],
    [
      'en',
      'Listened customers and solved their problems',
      'Listened customers → Listened to customers',
    ],
    [
      'en',
      'Explained customers how the machine works',
      'Explained customers → Explained to customers',
    ],
    ['en', 'Passed my driving test in march 2019', 'march → March'],
    ['en', 'Lived in london for ten years', 'london → London'],
    ['en', 'Mentored a student teacher from texas State', 'texas → Texas'],
    ['en', 'A machine who cuts steel plates', 'who → which'],
    ['en', 'Worked very good with the team', 'good → well'],
    ['en', 'Everyone in the team know their role', 'know → knows'],
    ['en', 'The patients of Dr Hale was seen by me', 'was → were'],
    ['en', 'Learned the new volunteers how to lift a patient', 'Learned → Taught'],
    ['en', 'Post advise letters to the tenants', 'advise → advice'],
    ['en', 'Read the gas metres of two streets', 'metres → meters'],
    ['en', 'A farm which lays ten miles from the coast', 'lays → lies'],
    ['en', 'Is important to keep the ledger tidy', 'Is → It is'],
    ['en', 'The shop has doubled its takings in 2016', 'has  → '],
    ['en', 'Laid fifty two tables for the wedding', 'fifty two → fifty-two'],
    ['en', 'Experience with prepare meals for a ward', 'prepare → preparing'],
    ['en', 'Stewarded the halloween parade', 'halloween → Halloween'],
    ['en', 'Weldding', 'Weldding → Welding'],
    ['es', 'Dos fincas de las que cuyos dueños viven fuera', 'de las que  → '],
    ['es', 'Obra nueva, donde se levantó 14 muros', 'levantó → levantaron'],
    ['es', 'Riego de los bancales cadanoche de verano', 'cadanoche → cada noche'],
    [
      'es',
      'Reparto de las cartas, clasificandolas por calles',
      'clasificandolas → clasificándolas',
    ],
    ['es', 'Por si huviera una fuga de gas', 'huviera → hubiera'],
  ] as const)('%s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });

  it.each([
    ['es', 'Los llevaba al colegio cada mañana'],
    ['es', 'La dirección me encargó el proyecto de humanización'],
    ['es', 'Gestioné un lago de datos de 300 TB con costes controlados'],
    ['es', 'Bajé las mermas de fruta de un 7 % a un 3 %'],
    ['es', 'Acepto de buen grado la responsabilidad que conlleva decidir'],
    ['es', 'Participé el 12 de abril en el congreso'],
    ['es', 'Habían trabajado juntos antes'],
    ['en', 'The manager and I were in charge of the rota'],
    ['en', "It's a busy branch with twelve staff"],
    ['en', 'Nine of us worked in the warehouse and I was the one who drove'],
    ['en', 'Waited tables all summer in a seafront café'],
    ['en', 'Preached little, listened a lot and ran the soup kitchen'],
    ['en', 'Prefer early shifts to late ones'],
    ['en', 'Worked for both firms from 2009 and 2013 respectively'],
    ['en', 'Grew up at home with four sisters'],
    ['en', 'I am an experienced teaching assistant'],
    ['en', 'Learned the new system to help the team'],
    ['en', 'The mill has closed twice since a fire in 2016'],
    ['en', 'In charge of support staff'],
    ['es', 'Montaje de equipos Norrsken Krafft en el taller'],
    ['es', 'Dos alumnas, a quienes explico cómo se afila'],
    ['es', 'Noches de 12 horas sola en la residencia'],
    ['en', 'Married with two children, now both at school'],
    ['en', 'Provided information and advice on a wide variety of subjects'],
  ] as const)('is right in %s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});
