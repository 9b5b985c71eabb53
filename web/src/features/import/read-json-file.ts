import { LONGEST_CV_TEXT } from '@trayecto/core/contract';
import { type Cv, measureCv, readCvShape, readCvWhole } from '@trayecto/core/cv';
import { cleanText, cleanTexts } from '@trayecto/core/text';
import { ImportProblem } from './import-problem';

/** A CV that is data already: JSON Resume, or an export of our own. Nothing has to be extracted. */
export async function readJsonFile(file: File): Promise<{ content: string; cv: Cv }> {
  const content = cleanText((await file.text()).replace(/^\ufeff/, ''));
  if (content.length > LONGEST_CV_TEXT) throw new ImportProblem('tooMuchText');
  const data = parseJson(content);
  // Of what is no CV at all nothing is kept.
  if (measureCv(readCvShape(data)).available_sections.length === 0) {
    throw new ImportProblem('fileEmpty');
  }
  return { content, cv: readCvWhole(data) };
}

function parseJson(text: string): unknown {
  try {
    // Cleaned again: a character written as an escape comes out only now.
    return cleanTexts(JSON.parse(text));
  } catch (cause) {
    throw new ImportProblem('fileDamaged', cause);
  }
}
