import { expect, it } from 'vitest';
import { checkConfusions } from './check-confusions';

function mend(text: string, language: 'es' | 'en'): string {
  return checkConfusions(text, language)
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (mended, { from, to, suggestions: [meant = ''] }) =>
        mended.slice(0, from) + meant + mended.slice(to),
      text,
    );
}

it.each([
  ['Sat with a child which was upset.', 'Sat with a child who was upset.'],
  ['We have less complaints now.', 'We have fewer complaints now.'],
  ['The team meets everyday to plan.', 'The team meets every day to plan.'],
  ['Helped customers chose paint.', 'Helped customers choose paint.'],
  ['I am use to heavy lifting.', 'I am used to heavy lifting.'],
  [
    'I have being a driver, thanked for been early.',
    'I have been a driver, thanked for being early.',
  ],
  ['Each of the rooms were checked twice.', 'Each of the rooms was checked twice.'],
  ['I look forward to hear from you.', 'I look forward to hearing from you.'],
  ['Responsible for train new starters.', 'Responsible for training new starters.'],
  ['Fixed vans on me own.', 'Fixed vans on my own.'],
  ['Worked there. I use to carry plates.', 'Worked there. I used to carry plates.'],
  ['A drive were we gave 700 shots.', 'A drive where we gave 700 shots.'],
  ['About 3% of customers has called back.', 'About 3% of customers have called back.'],
  [
    'It was the most highest figure, after one months.',
    'It was the highest figure, after one month.',
  ],
  ['Cut waste with 20%, and non of it was lost.', 'Cut waste by 20%, and none of it was lost.'],
  ['I bought 40 people out safely.', 'I brought 40 people out safely.'],
])('English: %s', (text, mended) => {
  expect(mend(text, 'en')).toBe(mended);
});

it.each([
  ['Propuse de abrir los domingos.', 'Propuse abrir los domingos.'],
  ['Pienso de que el trato importa.', 'Pienso que el trato importa.'],
  ['Me acuerdo que llovía.', 'Me acuerdo de que llovía.'],
  ['Habían muchas quejas ese año.', 'Había muchas quejas ese año.'],
  ['Se me da bien los números.', 'Se me dan bien los números.'],
  [
    'También hacia los arqueos con un error de menos de el 1 %.',
    'También hacía los arqueos con un error de menos del 1 %.',
  ],
  ['Enseñé a tres chicas que siguen hay.', 'Enseñé a tres chicas que siguen ahí.'],
  [
    'Con un coste inferior que 2 euros, gracias que compré bien.',
    'Con un coste inferior a 2 euros, gracias a que compré bien.',
  ],
  ['Tejo chales i hago tamales.', 'Tejo chales y hago tamales.'],
])('Spanish: %s', (text, mended) => {
  expect(mend(text, 'es')).toBe(mended);
});

it.each([
  ['The tools which I use to clean, and fewer than ten people who came.', 'en'],
  ['One of the drivers who were late bought it back.', 'en'],
  ['The most high-end rooms, and more than twenty one months of it.', 'en'],
  ['Apunto lo que hay. El camino va hacia el norte.', 'es'],
  ['Trabajo con hierro y hielo, y me alegra que vuelvan.', 'es'],
  ['Habían llegado muchas cartas y decidí dejar de fumar.', 'es'],
] as const)('has nothing to say about: %s', (text, language) => {
  expect(mend(text, language)).toBe(text);
});
