import { parseXml } from '../docx/parse-xml';
import { ReadFailure } from '../read-failure';
import { readCandidate } from './europass-candidate';
import { readSkillsPassport } from './europass-passport';

/** What Europass gives people to take along: "Candidate" since 2020, "SkillsPassport" before. */
export function readEuropass(bytes: Uint8Array): object {
  const root = parseXml(bytes);
  if (root.name === 'Candidate') return readCandidate(root);
  if (root.name === 'SkillsPassport') return readSkillsPassport(root);
  throw new ReadFailure('file_unsupported');
}
