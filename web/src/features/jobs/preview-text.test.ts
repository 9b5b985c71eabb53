import { expect, it } from 'vitest';
import { previewText } from './preview-text';

it('shows a hundred characters, no half ones, on one line', () => {
  expect(previewText('Hola:\n\nTe escribo')).toBe('Hola: Te escribo');
  expect(previewText('a'.repeat(100))).toBe('a'.repeat(100));
  expect(previewText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect([...previewText('🎉'.repeat(150))]).toHaveLength(101);
});
