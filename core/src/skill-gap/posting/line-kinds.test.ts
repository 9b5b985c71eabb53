import { describe, expect, it } from 'vitest';
import { chooseKind, weighBlock, weighHeading, weighSentence } from './line-kinds';

describe('what a line of a job description is about', () => {
  it.each([
    ['Estás colegiada y llevas dos años en consulta.', 'must'],
    ['Sabes leer planos y manejas la sierra.', 'must'],
    ['You have worked in a nursery for at least two years.', 'must'],
    ['Some knowledge of Italian would be welcome.', 'nice'],
    ['Si además hablas portugués, mejor.', 'nice'],
    ['Contrato de un año, 1.400 € netos y comida incluida.', 'offer'],
    ['28 days of holiday, a pension and free parking.', 'offer'],
    ['Somos una panadería familiar con veinte años de historia.', 'about'],
    ['Our clinic opened in 1998 and has grown every year.', 'about'],
    ['Manda tu currículum a correo@example.com.', 'apply'],
    ['Interviews will be held online next month.', 'apply'],
    ['Te encargarás de preparar los pedidos.', 'duty'],
  ])('%s: %s', (line, kind) => {
    expect(chooseKind(weighSentence(line), 0.4)).toBe(kind);
  });

  it('is recognized by an unusual heading', () => {
    expect(chooseKind(weighHeading('Nos haría mucha ilusión'), 0.4)).toBe('nice');
    expect(chooseKind(weighHeading('What you absolutely need'), 0.4)).toBe('must');
    expect(chooseKind(weighHeading('Here is what you get'), 0.4)).toBe('offer');
  });

  it('is what the lines under a heading nobody knows are', () => {
    const asked = ['Experiencia de dos años', 'Carné de conducir', 'Nivel alto de inglés'];
    const given = ['Salario según convenio', 'Seguro médico', '30 días de vacaciones'];
    expect(chooseKind(weighBlock('Zas', asked, false), 0.5)).toBe('must');
    expect(chooseKind(weighBlock('Zas', asked, true), 0.5)).toBe('nice');
    expect(chooseKind(weighBlock('Zas', given, true), 0.5)).toBe('offer');
  });
});
