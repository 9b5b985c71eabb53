import { type Cv, findRoughExcess, measureCv, readCvWhole } from '@trayecto/core/cv';
import { cleanTexts } from '@trayecto/core/text';
import { ZipArchive } from '../docx/read-zip';
import { ReadFailure } from '../read-failure';
import { readEuropass } from './read-europass';
import { readLinkedIn } from './read-linkedin';

/** Data that another service holds of a person: its fields are named, so nothing has to be guessed from a page. */
export function readExport(kind: 'linkedin' | 'europass', bytes: Uint8Array): Cv {
  const data = kind === 'linkedin' ? readLinkedIn(new ZipArchive(bytes)) : readEuropass(bytes);
  const cv = readCvWhole(cleanTexts(data));
  // A kilobyte of a table can unpack to more jobs than the server could take in without anybody noticing.
  if (findRoughExcess(cv)) throw new ReadFailure('file_too_much_text');
  if (measureCv(cv).available_sections.length === 0) throw new ReadFailure('file_empty');
  return cv;
}
