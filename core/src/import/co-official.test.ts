import { describe, expect, test } from 'vitest';
import { parseText } from './parse-text';

const read = (text: string) => parseText(text).cv;

describe('CVs in the other languages of Spain', () => {
  test('Catalan', () => {
    const cv = read(`Mireia Puigdomènech Sala
Infermera
mireia@example.com · 600 000 004 · Manresa

PERFIL PROFESSIONAL
Infermera amb deu anys d'experiència en urgències.

EXPERIÈNCIA LABORAL
Infermera d'urgències
Hospital Sant Climent, Manresa
març 2016 – actualitat
- Triatge de 90 pacients per torn
Infermera
Residència Les Oliveres, Igualada
setembre 2013 – febrer 2016
- Cures i medicació

FORMACIÓ ACADÈMICA
Grau en Infermeria
Universitat de Vic
2009 – 2013

IDIOMES
Català: natiu
Anglès: B2

APTITUDS
Triatge, cures, treball en equip`);
    expect(cv.summary).toContain('urgències');
    expect(cv.work_experience).toMatchObject([
      { title: "Infermera d'urgències", dates: 'març 2016 – actualitat' },
      { title: 'Infermera', dates: 'setembre 2013 – febrer 2016' },
    ]);
    expect(cv.education).toMatchObject([{ degree: 'Grau en Infermeria', dates: '2009 – 2013' }]);
    expect(cv.languages).toMatchObject([
      { language: 'Català', proficiency: 'natiu' },
      { language: 'Anglès', proficiency: 'B2' },
    ]);
    expect(cv.skills).toEqual(['Triatge', 'cures', 'treball en equip']);
  });

  test('Galician', () => {
    const cv = read(`Uxío Loureiro Pena
Mariñeiro
uxio@example.com

TRAXECTORIA PROFESIONAL
Contramestre
Armadora Costa da Morte, Malpica
xaneiro 2018 – actualidade
- Mantemento da cuberta

ESTUDOS
Técnico en Navegación
IES Marítimo, Ribeira
2014 – 2016

LINGUAS
Galego: lingua materna
Inglés: básico

COÑECEMENTOS
Radar, cartografía`);
    expect(cv.work_experience).toMatchObject([{ dates: 'xaneiro 2018 – actualidade' }]);
    expect(cv.education).toMatchObject([{ degree: 'Técnico en Navegación' }]);
    expect(cv.languages.map(({ language }) => language)).toEqual(['Galego', 'Inglés']);
    expect(cv.skills).toEqual(['Radar', 'cartografía']);
  });

  test('Basque', () => {
    const cv = read(`Ane Zubeldia Arregi
Irakaslea
ane@example.com

LAN ESPERIENTZIA
Irakaslea
Harizti Ikastola, Tolosa
2017 – gaur egun
- Matematika eskolak

IKASKETAK
Matematikako Gradua
Euskal Herriko Unibertsitatea
2012 – 2016

HIZKUNTZAK
Euskara: ama hizkuntza
Ingelesa: C1`);
    expect(cv.work_experience).toMatchObject([{ dates: '2017 – gaur egun' }]);
    expect(cv.education).toHaveLength(1);
    expect(cv.languages).toMatchObject([
      { language: 'Euskara', proficiency: 'ama hizkuntza' },
      { language: 'Ingelesa', proficiency: 'C1' },
    ]);
  });
});
