import { describe, expect, it } from 'vitest';
import { translateCertificate, translateSkill } from '../translate-credentials';
import { translateDegree } from '../translate-degree';
import { skillPairs } from './field-pairs';
import { readFramed } from './framed-skill';

const toEnglish = { from: 'es', to: 'en' } as const;
const toSpanish = { from: 'en', to: 'es' } as const;

describe('what somebody knows or has done, of any skill', () => {
  it.each([
    ['Nociones de carpintería', 'Basic knowledge of carpentry'],
    ['Conocimientos de Photoshop', 'Knowledge of Photoshop'],
    ['Experiencia en soldadura', 'Experience in welding'],
    ['Manejo de AutoCAD', 'Use of AutoCAD'],
    ['Encofrado y soldadura', 'Formwork and welding'],
    ['Nivel alto de inglés', 'High level of English'],
    ['Francés: nivel intermedio', 'French: intermediate'],
  ])('%s', (es, en) => expect(translateSkill(es, toEnglish)).toEqual({ text: en, isSure: true }));

  it.each([
    ['Welding experience', 'Experiencia en soldadura'],
    ['Photoshop experience', 'Experiencia en Photoshop'],
    ['Proficient in AutoCAD', 'Dominio de AutoCAD'],
    ['Good time management', 'Buena gestión del tiempo'],
  ])('%s', (en, es) => expect(translateSkill(en, toSpanish)).toEqual({ text: es, isSure: true }));

  it('comes back with the skill it was read with, whatever row of the table', () => {
    const lost = skillPairs.flatMap(({ en: [skill = ''] }) => {
      const written = readFramed(`Experience in ${skill}`, toSpanish).map(({ write }) =>
        write(skill),
      );
      return written.includes(`experiencia en ${skill}`) ? [] : [skill];
    });
    expect(lost).toEqual([]);
  });

  it('a skill nobody knows leaves all of it to be asked', () => {
    expect(translateSkill('Experiencia en papirología', toEnglish).isSure).toBe(false);
  });
});

describe('a course whose field English has first', () => {
  it.each([
    ['Photography evening course', 'Curso nocturno de Fotografía'],
    ['Bricklaying apprenticeship', 'Formación de aprendiz en Albañilería'],
    ['Hairdressing NVQ Level 2', 'NVQ de nivel 2 en Peluquería'],
    ['Level 2 Hairdressing', 'Peluquería de nivel 2'],
    ['NVQ 2 Hairdressing', 'NVQ de nivel 2 en Peluquería'],
    ['Level 3 Diploma in Plumbing', 'Diploma de nivel 3 en Fontanería'],
  ])('%s', (en, es) => expect(translateDegree(en, toSpanish)).toEqual({ text: es, isSure: true }));

  it('is no name for its capitals, and a name it does not know stays', () => {
    expect(translateCertificate('CNC Machining Workshop', toSpanish).text).toBe(
      'Taller de Mecanizado CNC',
    );
    expect(translateDegree('Papyrology course', toSpanish).isSure).toBe(false);
  });

  it('has its hours in the other language', () => {
    expect(translateCertificate('Curso de soldadura TIG (60 horas)', toEnglish)).toEqual({
      text: 'TIG Welding Course (60 hours)',
      isSure: true,
    });
  });
});
