import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const quotes = (text: string) =>
  readPosting(text).requirements.map(({ evidence }) => evidence[0]?.quote ?? '');

describe('what is done to whom', () => {
  it.each([
    ...['Supervise', 'Teach', 'Tutor', 'Visit'].map((verb) => `${verb} students`),
    ...['Visitar', 'Captar', 'Fidelizar'].map((verb) => `${verb} clientes`),
    'Support users',
  ])('keeps them in a duty: %s', (duty) => {
    const read = quotes(
      `Tutor\n\nFunciones:\n- ${duty}\n- Barrer el aula\n\nRequisitos:\n- Excel\n- Word`,
    );
    expect(read).toContain(duty);
  });

  it('is no duty where only its verb would be left', () => {
    const read = quotes(
      'Tutor\n\nDuties:\n- Manage projects\n- Sweep the classroom\n\nRequirements:\n- Excel',
    );
    expect(read).not.toContain('Manage');
  });
});

describe('where the years were worked', () => {
  it.each(['notaría', 'cantera', 'óptica', 'farmacia', 'hotel', 'imprenta'])(
    'is asked for, though a trade may be called the same: %s',
    (place) => {
      const read = quotes(
        `Auxiliar\n\nRequisitos:\n- Experiencia mínima de 2 años en ${place}.\n- Excel`,
      );
      expect(read).toContain(place);
    },
  );
});
