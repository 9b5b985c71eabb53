const PREFERENCES = '/ViewerPreferences <<';
const SHOWN = '\n    /DisplayDocTitle true';

/**
 * A window shows the title rather than the file's name: the engine says so only of a file that claims to be PDF/UA. The
 * catalogue is the last object, so what is put into it moves nothing but the table of objects.
 */
export function showTitle(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const at = file.lastIndexOf(PREFERENCES);
  const start = file.lastIndexOf('startxref\n');
  if (at < 0 || start < at) return pdf;
  const told = file.toString('latin1', start);
  const moved = told.replace(/\d+/, (offset) => `${Number(offset) + SHOWN.length}`);
  const split = at + PREFERENCES.length;
  return Buffer.concat([
    ...[file.subarray(0, split), Buffer.from(SHOWN)],
    ...[file.subarray(split, start), Buffer.from(moved, 'latin1')],
  ]);
}
