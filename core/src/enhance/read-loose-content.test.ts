import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { readEnhancement } from './read-enhancement';
import { readLooseLines, readLooseText, readLooseWork } from './read-loose-content';

const posts = [
  {
    position: 'Analista',
    company: 'Tienda Alfa',
    duration: '2020 - 2024',
    responsibilities: ['<b>Automaticé</b> informes', 'Formé a cuatro personas'],
  },
];

describe('readLooseText', () => {
  it('makes text of HTML, and takes scripts with what is in them', () => {
    expect(readLooseText('<p>Hola <b>mundo</b></p><script>alert(1)</script>')).toBe('Hola mundo');
    expect(readLooseText('<img src=x onerror="alert(1)">Texto')).toBe('Texto');
    expect(readLooseText('&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Bien')).toBe('Bien');
    expect(readLooseLines('<ul><li>Uno</li><li>Dos</li></ul>')).toEqual(['Uno', 'Dos']);
  });

  it('reads lists, JSON as text, and JSON in a model’s fence', () => {
    expect(readLooseLines(['• Uno', { text: 'Dos' }, 3, null])).toEqual(['Uno', 'Dos', '3']);
    expect(readLooseLines('["Uno","Dos"]')).toEqual(['Uno', 'Dos']);
    expect(readLooseLines('```json\n["Uno"]\n```')).toEqual(['Uno']);
    expect(readLooseText('{"roto": ')).toBe('{"roto":');
    expect(readLooseText(JSON.stringify(posts))).toBe(
      'Analista · Tienda Alfa · 2020 - 2024\nAutomaticé informes\nFormé a cuatro personas',
    );
  });

  it('gives nothing for nothing, and ends where depth and length have no end', () => {
    for (const nothing of [null, undefined, true, {}, [], ' ']) {
      expect(readLooseText(nothing)).toBe('');
    }
    let deep: unknown = 'hondo';
    for (let at = 0; at < 10_000; at++) deep = [deep];
    expect(readLooseText(deep)).toBe('');
    expect(readLooseText('x'.repeat(1_000_000)).length).toBe(200_000);
    expect(readLooseText('a\u202eb\u0000c\ud800')).toBe('a b c�');
  });
});

it('reads posts by any of their names', () => {
  expect(readLooseWork(JSON.stringify(posts))).toEqual([
    {
      title: 'Analista',
      company: 'Tienda Alfa',
      location: '',
      dates: '2020 - 2024',
      description: '',
      achievements: ['Automaticé informes', 'Formé a cuatro personas'],
    },
  ]);
  expect(readLooseWork('no es nada')).toEqual([]);
});

describe('readEnhancement', () => {
  const original = cvSchema.parse({ personal: { name: 'Nora Vidal' }, summary: 'Antes' });

  it('reads a record that has only what the documents name, in any form', () => {
    const read = readEnhancement(
      {
        sectionEnhancements: [
          { section: 'summary', enhancedContent: '<p>Después</p>' },
          { section: 'work_experience', enhancedContent: JSON.stringify(posts) },
          { section: 'Proyectos', enhancedContent: ['Uno', 'Dos'] },
        ],
        keywordAnalysis: [{ keyword: 'SQL' }, 'Python', ...Array(20).fill({ keyword: 'más' })],
        fullEnhancedCvText: '',
      },
      original,
      'es',
    );
    expect(read?.cvData.summary).toBe('Después');
    expect(read?.cvData.work_experience[0]?.title).toBe('Analista');
    expect(read?.cvData.additional).toEqual({ Proyectos: ['Uno', 'Dos'] });
    expect(read?.personalInfo.name).toBe('Nora Vidal');
    expect(read?.keywordAnalysis).toHaveLength(12);
    expect(read?.fullEnhancedCvText).toMatch(/Después/);
  });

  it('falls back to the CV, and knows what is no enhancement', () => {
    const read = readEnhancement({ keywordAnalysis: ['SQL'] }, original, 'es');
    expect(read?.cvData).toEqual(original);
    for (const nothing of [null, 'bla', [], {}, { sectionEnhancements: 3 }])
      expect(readEnhancement(nothing, original, 'es')).toBeNull();
  });
});
