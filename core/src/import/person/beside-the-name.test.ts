import { expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';

const reaches = [
  { beside: 'Tlf. 600 318 447 – 967 550 283', phone: '600 318 447 – 967 550 283', email: '' },
  { beside: 'Móvil: 600 318 447', phone: '600 318 447', email: '' },
  { beside: '600 318 447 | ana@example.com', phone: '600 318 447', email: 'ana@example.com' },
  { beside: 'ana@example.com', phone: '', email: 'ana@example.com' },
];

it('what is at the other edge of the name’s line is how to reach the person, and no address', () => {
  for (const { beside, phone, email } of reaches) {
    const { personal } = parse(
      row([name.text, beside], { fontSizePt: 15, bold: true }),
      row(['Electricista', 'C/ Pozo de la Nieve, 9, 02006 Albacete']),
      heading('Experiencia laboral'),
      line('Electricista, Montajes Llanos S.L., 2014 – 2020', { bold: true }),
    );
    expect(personal.name, beside).toBe(name.text);
    expect(personal.email, beside).toBe(email);
    expect(phone === '' ? personal.phone : phone, beside).toContain(personal.phone);
    expect(personal.phone === '', beside).toBe(phone === '');
    expect(personal.location, beside).toBe('C/ Pozo de la Nieve, 9, 02006 Albacete');
  }
});

it('two numbers in cells beside each other are two, at the foot of each page', () => {
  const foot = (page: number) =>
    row(['+34 600 555 010', '948 555 020', 'ana@example.com'], { running: true, page });
  const { personal } = parse(
    name,
    heading('Experiencia laboral'),
    line('Electricista, Montajes Llanos S.L., 2014 – 2020', { bold: true }),
    foot(1),
    foot(2),
  );
  expect(personal.phone).toBe('+34 600 555 010 / 948 555 020');
});
