import { createRequire } from 'node:module';
import { drawPage } from '../../src/import/pdf/draw-page';
import { withPdf } from '../../src/import/pdf/open-pdf';
import { startPdfium } from '../../src/import/pdf/pdfium-engine';
import { assemble, stream, writePdf } from './write-pdf';

const TOP_PT = 110;

/** A PDF whose pages are pictures of these lines, one page each list: what a scanner makes. */
export async function writeScan(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const engine = await startPdfium(path);
  const drawn = writePdf(
    pages.map((lines) =>
      lines.map((text, index) => ({ text, x: 40, y: 800 - index * 24, size: 14 })),
    ),
  );
  const pictures = pages.map((_, index) => {
    const picture = withPdf(engine, drawn, (document) => drawPage(engine, document, index));
    if (!picture) throw new Error('the page could not be drawn');
    // The rest of the page is blank, and reading it takes as long as reading text.
    const height = Math.round((picture.height * TOP_PT) / picture.heightPt);
    return { width: picture.width, height, grey: picture.grey.subarray(0, picture.width * height) };
  });
  const kids = pictures.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`,
    ...pictures.flatMap(({ width, height, grey }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${TOP_PT}]/Contents ${4 + 3 * index} 0 R/Resources<</XObject<</P ${5 + 3 * index} 0 R>>>>>>`,
      stream(`595 0 0 ${TOP_PT} 0 0 cm /P Do`),
      stream(
        grey,
        true,
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8`,
      ),
    ]),
  ]);
}
