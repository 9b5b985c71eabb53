import { AppError, LONGEST_CV_TEXT } from '@trayecto/core/contract';
import { type Cv, measureCv, readCvShape, readCvWhole } from '@trayecto/core/cv';
import { cleanText, cleanTexts } from '@trayecto/core/text';

/** A CV kept as JSON: JSON Resume, our own export, or an older shape of it. */
export function readJsonFile(bytes: Uint8Array): { text: string; parsed: Cv } {
  const text = cleanText(new TextDecoder().decode(bytes).replace(/^\ufeff/, ''));
  if (text.length > LONGEST_CV_TEXT) throw new AppError('file_too_much_text');
  const data = parseJson(text);
  // Of what is no CV at all nothing is kept.
  if (measureCv(readCvShape(data)).available_sections.length === 0) {
    throw new AppError('file_empty');
  }
  return { text, parsed: readCvWhole(data) };
}

function parseJson(text: string): unknown {
  try {
    // Cleaned again: a character written as an escape comes out only now.
    return cleanTexts(JSON.parse(text));
  } catch (cause) {
    throw new AppError('file_damaged', { cause });
  }
}
