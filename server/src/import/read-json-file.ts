import { AppError, LONGEST_CV_TEXT } from '@trayecto/core/contract';
import { type Cv, findRoughExcess, measureCv, readCvShape, readCvWhole } from '@trayecto/core/cv';
import { cleanText, cleanTexts } from '@trayecto/core/text';
import { parseJson } from '../http/parse-json';

/** A CV kept as JSON: JSON Resume, our own export, or an older shape of it. */
export function readJsonFile(bytes: Uint8Array): { text: string; parsed: Cv } {
  const text = cleanText(new TextDecoder().decode(bytes).replace(/^\ufeff/, ''));
  if (text.length > LONGEST_CV_TEXT) throw new AppError('file_too_much_text');
  const data = readData(text);
  const excess = findRoughExcess(data);
  if (excess) throw new AppError('cv_too_large', { details: { excess } });
  // Of what is no CV at all nothing is kept.
  if (measureCv(readCvShape(data)).available_sections.length === 0) {
    throw new AppError('file_empty');
  }
  return { text, parsed: readCvWhole(data) };
}

/** As careful as with a request: a file may have a hundred thousand names too, or one name twice. */
function readData(text: string): unknown {
  try {
    // Cleaned again: a character written as an escape comes out only now.
    return cleanTexts(parseJson(Buffer.from(text)));
  } catch (cause) {
    const isTooMuch = cause instanceof AppError && cause.code === 'too_large';
    throw new AppError(isTooMuch ? 'file_too_much_text' : 'file_damaged', { cause });
  }
}
