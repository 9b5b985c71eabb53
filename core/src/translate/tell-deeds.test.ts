import { describe, expect, it } from 'vitest';
import { leaveOutSubject, tellOfToday } from './tell-deeds';

describe('what somebody does in a job', () => {
  it.each([
    ['I check the stock', 'Check the stock'],
    ['I check the stock. I order what is missing.', 'Check the stock. Order what is missing.'],
    ['I inject samples; I prepare standards', 'Inject samples; prepare standards'],
    ['I run the shop and I keep the books', 'Run the shop and I keep the books'],
  ])('is told without “I”: %s', (text, told) => {
    expect(leaveOutSubject(text)).toBe(told);
  });

  it.each([
    'I am the contact for suppliers',
    'I was promoted twice',
    'I have trained 12 people',
    'The crane driver lifts. I guide him from below.',
    'IT support for 40 users',
  ])('keeps it where it is needed: %s', (text) => {
    expect(leaveOutSubject(text)).toBe(text);
  });
});

describe('what somebody does in a job that goes on', () => {
  it.each([
    ['Registro de constantes', 'Recorded vital signs', 'Record vital signs'],
    [
      'Cuidado de pacientes, ajuste del respirador y aspiración de secreciones',
      'Cared for patients, adjusted the ventilator and removed secretions',
      'Care for patients, adjust the ventilator and remove secretions',
    ],
    [
      'Montaje de muebles',
      'Built furniture made and sold by others',
      'Build furniture made and sold by others',
    ],
  ])('is told as of today, though the line has no verb: %s', (source, text, told) => {
    expect(tellOfToday(text, source)).toBe(told);
  });

  it.each([
    ['Reduje un 12 % los costes', 'Cut costs by 12%'],
    ['Gestión de la obra que terminé en mayo', 'Managed the site that I finished in May'],
    ['Atendía a 40 pacientes', 'Treated 40 patients'],
    ['Turnos rotatorios', 'Rotating shifts'],
    ['Cuidado y aspiración', 'Cared for patients and zorbed secretions'],
  ])(
    'stays as it is where the line tells of the past, or not every verb is known: %s',
    (source, text) => {
      expect(tellOfToday(text, source)).toBe(text);
    },
  );
});
