import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePlainText, decodeText } from './decode-text';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['plain UTF-8', new TextEncoder().encode('montaña'), '', 'montaña'],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), '', 'a'],
  ['what Excel saves', latin('montaña'), '', 'montaña'],
  ['a quote and a dash of Excel', latin('\u0093a\u0094 \u0096 b'), '', '“a” – b'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0xf1, 0x00]), '', 'ñ'],
  ['by its own word', latin('<?xml version="1.0" encoding="ISO-8859-1"?>ñ'), 'text/xml', /ñ$/],
  ['by the answer’s word', latin('ñ'), 'text/xml; charset=iso-8859-1', 'ñ'],
  ['by a name nobody knows', latin('ñ'), 'text/xml; charset=klingon', 'ñ'],
  ['by a word that is not true', latin('ñ'), 'text/xml; charset=utf-8', 'ñ'],
] as const)('%s', (_, bytes, contentType, text) => {
  expect(decodeText(bytes, contentType)).toMatch(text);
});

it('any bytes with several NULs among them are no text', () => {
  const bytes = fc.uint8Array({ maxLength: 60 });
  fc.assert(
    fc.property(bytes, bytes, (before, after) => {
      const all = new Uint8Array([...before, 0, 0, 0, ...after]);
      expect(decodePlainText(all)).toBeUndefined();
    }),
  );
});
