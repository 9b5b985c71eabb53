import { expect, it } from 'vitest';
import { foldText } from './word-list';

/** As Unicode takes letters apart, whatever the language. */
const foldSlowly = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[.'’`´]/g, '')
    .replace(/[^\p{L}\p{N}+#&@/%]+/gu, ' ')
    .trim();

it('folds every letter and sign alike, beside others and alone', () => {
  const signs = Array.from({ length: 0x24f }, (_, code) => String.fromCharCode(code + 0x20));
  const texts = signs.flatMap((sign) => [
    sign,
    `Uno${sign}dos`,
    `ñ ${sign}${sign} É.`,
    `n\u0303${sign}, ’s – C++`,
  ]);
  expect(texts.filter((text) => foldText(text) !== foldSlowly(text))).toEqual([]);
});
