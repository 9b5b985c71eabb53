import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places';
import { isGoToKey } from './go-to-key';

const place = (name: string, note = '') => ({ href: `/${name}`, name, note });
const names = (query: string, most = 10) =>
  findPlaces(
    [
      place('Administración'),
      place('Plan de carrera'),
      place('núñez-cv.pdf', 'José Núñez'),
      place('Analista de datos', 'Nubla · Enviada'),
      place('Carrera.docx'),
    ],
    query,
    most,
  ).places.map(({ name }) => name);

describe('finding a place by its name', () => {
  it('folds accents and case, and finds by what is beside the name', () => {
    expect(names('NUNEZ')).toEqual(['núñez-cv.pdf']);
    expect(names('administracion')).toEqual(['Administración']);
    expect(names('nubla')).toEqual(['Analista de datos']);
  });

  it('takes the words in any order, and all of them', () => {
    expect(names('datos  analista')).toEqual(['Analista de datos']);
    expect(names('datos carpintero')).toEqual([]);
  });

  it('puts first what begins with what was typed', () => {
    expect(names('carrera')).toEqual(['Carrera.docx', 'Plan de carrera']);
  });

  it('keeps the order given while nothing is typed, and says how many are left out', () => {
    expect(names('  ', 2)).toEqual(['Administración', 'Plan de carrera']);
    expect(findPlaces([place('a'), place('b'), place('c')], '', 2).left).toBe(1);
  });
});

describe('the key that opens it', () => {
  const pressed = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it('is Ctrl K, and Cmd K where Ctrl K edits text', () => {
    const ctrl = { ...pressed, ctrlKey: true };
    const command = { ...pressed, metaKey: true };
    expect([isGoToKey(ctrl, false), isGoToKey(command, false)]).toEqual([true, false]);
    expect([isGoToKey(ctrl, true), isGoToKey(command, true)]).toEqual([false, true]);
    expect(isGoToKey(pressed, false)).toBe(false);
    expect(isGoToKey({ ...ctrl, shiftKey: true }, false)).toBe(false);
  });
});
