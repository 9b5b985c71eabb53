import { expect, it } from 'vitest';
import { readTextBlocks } from './read-text-blocks';

it('finds headings, lists and paragraphs, and loses no line', () => {
  const text = [
    'Ana Ruiz Mora',
    'Sevilla, 600 000 000',
    '',
    'EXPERIENCIA',
    'Panadera en el Horno de la Plaza',
    '• Masa madre',
    '- Dos aprendices a su cargo',
    '',
    'Otros datos:',
    'Carnet B',
  ].join('\n');
  expect(readTextBlocks(text)).toEqual([
    { kind: 'paragraph', lines: ['Ana Ruiz Mora', 'Sevilla, 600 000 000'] },
    { kind: 'heading', lines: ['EXPERIENCIA'] },
    { kind: 'paragraph', lines: ['Panadera en el Horno de la Plaza'] },
    { kind: 'list', lines: ['Masa madre', 'Dos aprendices a su cargo'] },
    { kind: 'heading', lines: ['Otros datos:'] },
    { kind: 'paragraph', lines: ['Carnet B'] },
  ]);
});

it('takes no number, no sentence and nothing long for a heading', () => {
  for (const line of ['2019 – 2024', 'C1', 'Hablo inglés, francés: sí.', 'X'.repeat(60)])
    expect(readTextBlocks(line)).toEqual([{ kind: 'paragraph', lines: [line] }]);
});
