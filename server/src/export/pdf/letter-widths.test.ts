import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../fonts';
import { letterWidth, widthAtLeast, widthAtMost } from './face-widths';
import { readLetterWidths } from './letter-widths';
import { startNativeCompiler } from './native-compiler';

const WORKSPACE = '/nonexistent/widths';
const MAIN = `${WORKSPACE}/main.typ`;
const SIZE_PT = 10;

const texts = [
  'Responsable de los informes de riesgo de la red de oficinas del sur.',
  'AVATAR, Tokyo, WAY. "Te" Ty; LT’s fjord',
  'ene. 2020 – actualidad · 1.111,11 € (35 %)',
  'Ángela Ñúñez Öztürk, Łódź & Çeşme',
];

describe.each(Object.keys(fontFiles) as (keyof typeof fontFiles)[])('%s', (family) => {
  it.each([
    ['regular', 400],
    ['semibold', 600],
    ['bold', 700],
  ] as const)('is %s as wide as the engine sets it', (face, weight) => {
    const compiler = startNativeCompiler(WORKSPACE, [readFileSync(fontFiles[family][face])]);
    const source = texts.map(
      (text) => `#context [#metadata(measure(text(${JSON.stringify(text)})).width / 1pt) <told>]`,
    );
    const set = `#set text(font: ${JSON.stringify(family)}, size: ${SIZE_PT}pt, weight: ${weight})`;
    compiler.mapShadow(MAIN, Buffer.from([set, ...source].join('\n')));
    const { result } = compiler.compile({ mainFilePath: MAIN });
    if (!result) throw new Error('The measures could not be taken.');
    const told = compiler.query(result, { selector: '<told>', field: 'value' }) as number[];
    expect(told).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) {
      expect(told[index], text).toBeLessThanOrEqual(widthAtMost(text, family, face, SIZE_PT));
      expect(told[index], text).toBeGreaterThanOrEqual(
        widthAtLeast(text, family, face, SIZE_PT) ?? Infinity,
      );
    }
  });
});

describe('a letter that a font lacks', () => {
  it.each(['漢字', 'שלום', '👩‍🍳', 'a\u200bb'])('may be of any width: %s', (text) => {
    expect(letterWidth(text, 'Lora', 'regular', SIZE_PT)).toBe(Infinity);
    expect(widthAtLeast(text, 'Lora', 'regular', SIZE_PT)).toBeNull();
  });

  it('is not found in what is no font', () => {
    expect(() => readLetterWidths(new Uint8Array(64))).toThrow();
  });
});
