import { expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const phones = ['+353 (0)85 123 4567', 'Móvil 612 345 678', '(404) 555-0126'];
const address = 'ana.ruiz@example.com';
const places = ['Galway, Ireland', 'Villarriba, Comarca Alta', '28013 Madrid'];
const words = ['Find me', 'Say hello', 'Dónde estoy', 'Aquí me tienes:'];

const job = (title: string, dates: string): readonly SourceLine[] => [
  line(title, bold),
  line('Delta Yards Ltd'),
  line(dates),
  bullet('Welded pipes for three plants.'),
];
const above = [
  name,
  line('Welder'),
  heading('Work experience'),
  ...job('Shop lead', 'Mar. 2019 – Present'),
  ...job('Welder', 'Mar. 2015 – Feb. 2019'),
];

/** How the words over the block are set: as the headings are, as names are, or as the text is. */
const drawHeading = {
  heading,
  bold: (text: string) => line(text, bold),
  plain: (text: string) => line(text, { gapBefore: true }),
};
const blocks = phones.flatMap((phone) => [
  { phone, lines: [phone, address] },
  { phone, lines: [address, phone] },
  { phone, lines: [phone, address, places[0] ?? ''] },
  { phone, lines: [phone, places[2] ?? '', address] },
]);

it.each(Object.entries(drawHeading))(
  'a block of contact at the foot is how to reach the person, under any words set as %s',
  (_, draw) => {
    for (const word of words)
      for (const { phone, lines } of blocks) {
        const cv = parse(...above, draw(word), ...lines.map((text) => line(text)));
        const which = [word, ...lines].join(' / ');
        expect(phone, which).toContain(cv.personal.phone);
        expect(cv.personal.phone, which).not.toBe('');
        expect(cv.personal.email, which).toBe(address);
        if (lines.length > 2) expect(lines, which).toContain(cv.personal.location);
        expect(cv.work_experience.at(-1)?.description, which).toBe('');
        expect(cv.personal.title, which).toBe('Welder');
        expect(cv.additional, which).toEqual({});
      }
  },
);

it('a town in no list is read above the number too, where nothing else is under the heading', () => {
  const cv = parse(...above, heading('Where I am'), line(places[1] ?? ''), line('612 345 678'));
  expect(cv.personal).toMatchObject({ location: places[1], phone: '612 345 678' });
});

it('a number under "References" is not the person’s', () => {
  const cv = parse(
    name,
    line('ana.ruiz@example.com · 699 000 111'),
    ...above.slice(1),
    heading('References'),
    line('Eva Soler, head of yard'),
    line('612 345 678'),
  );
  expect(cv.personal.phone).toBe('699 000 111');
});

it('a place that ends the last job is no address', () => {
  const cv = parse(...above, line('Galway, Ireland'));
  expect(cv.personal.location).toBe('');
});
