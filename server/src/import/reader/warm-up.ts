import type { Pdfium } from '../pdf/pdfium-engine';
import { readPdf } from '../pdf/read-pdf';

const ROUNDS = 6;
const LINES = 40;

/** Reads a page made up here, so that the code a real file needs is already compiled. */
export function warmUp(engine: Pdfium): void {
  const page = new TextEncoder().encode(makeSample());
  for (let round = 0; round < ROUNDS; round++) readPdf(engine, page);
}

function makeSample(): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const y = 780 - 16 * index;
    const date = index % 4 === 0 ? ` BT /F 9 Tf 460 ${y} Td (2019 - 2021) Tj ET` : '';
    return `BT /F 10 Tf 60 ${y} Td (Sample line ${index} with some words in it) Tj ET${date}`;
  });
  const drawing = lines.join('\n');
  return [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj',
    `4 0 obj <</Length ${drawing.length}>> stream\n${drawing}\nendstream endobj`,
    '5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
}
