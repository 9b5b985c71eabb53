import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from './cv-schema';
import { contactKinds, hideContact } from './hide-contact';

const cv = cvSchema.parse({
  personal: {
    name: 'Nuria Casals',
    email: 'nuria@example.com',
    phone: '+34 612 34 56 78',
    location: 'Calle Mayor 3, Girona',
    linkedin: 'https://linkedin.com/in/nuria',
    website: 'nuria.example',
  },
  summary: 'Cocinera. Escríbeme a nuria@example.com o llama al 612345678, de 2019 - 2021 en Lyon.',
  work_experience: [
    {
      title: 'Jefa de cocina',
      location: 'Girona',
      dates: '2019 - 2021',
      achievements: ['Ventas de 1 200 000 euros', 'Tel.: 612 345 678'],
    },
  ],
  additional: {
    Contacto: ['Correo: nuria@example.com', 'Calle Mayor 3, Girona', 'Carné B'],
    'nuria@example.com': ['x'],
  },
});
const told = (shown: Cv) => JSON.stringify(shown);

describe('hideContact', () => {
  it('leaves a CV as it is when nothing is hidden', () => {
    expect(hideContact(cv, [])).toEqual(cv);
  });

  it('takes what is hidden out wherever it is said, and nothing else', () => {
    const shown = hideContact(cv, ['email', 'phone', 'location']);
    expect(told(shown)).not.toMatch(/@|612|Calle/);
    expect(shown.personal).toMatchObject({
      name: 'Nuria Casals',
      email: '',
      phone: '',
      location: '',
      linkedin: cv.personal.linkedin,
    });
    expect(shown.summary).toContain('de 2019 - 2021 en Lyon');
    expect(shown.work_experience[0]).toMatchObject({
      location: 'Girona',
      dates: '2019 - 2021',
      achievements: ['Ventas de 1 200 000 euros'],
    });
    expect(shown.additional.Contacto).toEqual(['Carné B']);
  });

  it.each([
    ['Escríbeme a nuria@example.com o llama al +34 612 345 678.', 'Escríbeme a … o llama al ….'],
    ['Correo: nuria@example.com · Carné B', 'Correo: … · Carné B'],
    ['nuria@example.com | Cocinera', 'Cocinera'],
    ['Cocinera · Tel. 612 345 678', 'Cocinera · Tel. …'],
    ['Cocinera · 612 345 678', 'Cocinera'],
    ['Correo: nuria@example.com. Tel.: 612 345 678', ''],
  ])('leaves no sentence with a hole in it: %s', (summary, left) => {
    expect(hideContact({ ...cv, summary }, ['email', 'phone']).summary).toBe(left);
  });

  it('hides each kind by itself', () => {
    expect(hideContact(cv, ['links']).personal).toEqual({
      ...cv.personal,
      linkedin: '',
      website: '',
    });
    expect(told(hideContact(cv, ['phone']))).toContain('nuria@example.com');
  });

  it('hides the second of two phones in texts too', () => {
    const two = {
      ...cv,
      summary: 'Tel. 4321 5567',
      personal: { ...cv.personal, phone: '600 555 010 / 4321 5567' },
    };
    expect(told(hideContact(two, ['phone']))).not.toContain('4321');
  });

  it('holds for an address anywhere in any field', () => {
    const addresses = ['a.b-c+d@example.com', 'josé@correo.test', 'mailto:x_y@sub.example.test'];
    const around = [' ', '\n', '(', ')', '<', '>', ',', '|', '·', 'x', 'ñ', ''];
    for (const address of addresses) {
      for (const before of around) {
        for (const after of around) {
          const text = `Uno${before}${address}${after}dos`;
          const shown = hideContact(
            cvSchema.parse({
              summary: text,
              skills: [text],
              personal: { title: text, website: text },
              work_experience: [{ title: text, achievements: [text] }],
              additional: { [text]: [text, text] },
            }),
            contactKinds,
          );
          expect(told(shown)).not.toContain('@');
        }
      }
    }
  });

  it('takes a long text without spaces in its stride', () => {
    for (const text of [
      'a'.repeat(300_000),
      '1'.repeat(300_000),
      '@'.repeat(100_000),
      'a@b.c '.repeat(50_000),
    ]) {
      expect(hideContact(cvSchema.parse({ summary: text }), contactKinds).summary).toBeTypeOf(
        'string',
      );
    }
  });
});
