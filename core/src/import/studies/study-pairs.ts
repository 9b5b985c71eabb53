import { type HeadPiece, splitPieces } from '../entries/name-roles';
import { leanToDegree } from '../entries/score-roles';
import type { CvLine } from '../lines/cv-line';

/** One course of a list: what, and where. */
interface StudyPair {
  readonly line: CvLine;
  readonly degree: HeadPiece;
  readonly institution: HeadPiece;
  /** "en curso", "finalizado". */
  readonly state: string;
}

const STATE =
  /\s*\((en curso|cursando|culminad[oa]|finalizad[oa]|completad[oa]|terminad[oa]|in progress|ongoing|completed|finished)\)$/i;

const LEAST_PAIRS = 3;
const MOST_PIECE = 90;

/**
 * "• Redes – Aula Norte", "• Cocina fría – Escuela Sal": a list without dates, each of whose items has a dash between what was
 * studied and where. All items have the same order, which those with known words tell. Null where it is no such list.
 */
export function readStudyPairs(lines: readonly CvLine[]): readonly StudyPair[] | null {
  const cut = lines.map((line) => ({
    line,
    state: STATE.exec(line.text)?.[1] ?? '',
    pieces: line.cells.flatMap((cell) => splitPieces(cell.replace(STATE, ''))),
  }));
  const pairs = cut.filter(({ pieces }) => pieces.length === 2);
  const areItems = lines.every(({ bullet, text }) => bullet && text.length <= 2 * MOST_PIECE);
  if (!areItems || lines.length < LEAST_PAIRS || pairs.length < lines.length) return null;
  const vote = pairs.reduce(
    (sum, { pieces: [first = '', second = ''] }) =>
      sum + leanToDegree(first) - leanToDegree(second),
    0,
  );
  if (vote === 0) return null;
  return pairs.map(({ line, state, pieces: [first = '', second = ''] }) => {
    const [degree, institution] = vote > 0 ? [first, second] : [second, first];
    return {
      line,
      state,
      degree: { text: degree, numbers: line.numbers },
      institution: { text: institution, numbers: line.numbers },
    };
  });
}
