import { expect, it } from 'vitest';
import { readHtml } from './read-html';

it('reads headings, lists, tables and links of a page saved as .doc', () => {
  const page = `<html><head><title>x</title><style>p{}</style></head><body><script>alert(1)</script>
    <h1>Bego&ntilde;a N&uacute;&#241;ez</h1><p>Contable <b>en</b> Sevilla</p>
    <ul><li>Cierre mensual</li></ul><table><tr><td>Uno</td><td>Dos</td></tr></table>
    <a href="javascript:x()">mal</a> <a href="https://example.com">bien</a></body></html>`;
  const lines = readHtml(new TextEncoder().encode(page)).lines;
  expect(lines.map((line) => line.cells ?? line.text)).toEqual([
    'Begoña Núñez',
    'Contable en Sevilla',
    'Cierre mensual',
    ['Uno', 'Dos'],
    'mal bien',
  ]);
  expect(lines[0]?.headingLevel).toBe(1);
  expect(lines[2]?.bullet).toBe(true);
  expect(lines[4]?.links).toEqual([{ text: 'bien', href: 'https://example.com' }]);
});
