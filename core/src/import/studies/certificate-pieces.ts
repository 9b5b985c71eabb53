import { trimSeparators } from '../dates/dated-lines';
import { splitPieces } from '../entries/name-roles';
import { isOrganisation } from '../entries/score-roles';

const ISSUED =
  /^(?:issued on|issued|expedido el|fecha|date|obtained|obtenido|expedici[oó]n)\s*:?\s*/i;
const ISSUED_BY =
  /^(?:issued by|expedido por|emitido por|impartido por|by|por|issuer|emisor|entidad|centro|institution|instituci[oó]n)\s*:\s*|^(?:issued by|expedido por|emitido por|impartido por)\s+/i;
const ISSUED_END =
  /[\s,(–—-]*(?:issued on|issued|expedido(?: en| el)?|emitido(?: en| el)?|fecha de expedici[oó]n|fecha|date|obtained|expedici[oó]n|desde|since)\s*:?\s*$/i;

/** A name above the line with issuer and date may have its own dashes. */
export function wholePiece({ text, numbers }: { text: string; numbers: readonly number[] }) {
  return { text: trimSeparators(text), numbers, isIssuer: false };
}

const GIVEN_BY =
  /[\s.,;(–—-]+(?:organizad[oa]|impartid[oa]|expedid[oa]|emitid[oa]|otorgad[oa]|concedid[oa]|issued|awarded|organi[sz]ed|delivered|provided) (?:por|by):? +/i;

type CertificatePiece = {
  readonly text: string;
  readonly numbers: readonly number[];
  readonly isIssuer: boolean;
};

export function cleanPieces({
  text,
  numbers,
}: Omit<CertificatePiece, 'isIssuer'>): readonly CertificatePiece[] {
  const given = GIVEN_BY.exec(text);
  if (given !== null && given.index > 0) {
    const giver = trimSeparators(text.slice(given.index + given[0].length));
    const named = cleanPieces({ text: text.slice(0, given.index), numbers });
    return [...named, { text: giver, numbers, isIssuer: true }];
  }
  const isIssuer = ISSUED_BY.test(text);
  return keepLevels(splitAtOrganisation(text.replace(ISSUED_END, ''))).map((piece) => ({
    text: trimSeparators(piece.replace(ISSUED_BY, '').replace(ISSUED, '')).replace(/\.$/, ''),
    numbers,
    isIssuer,
  }));
}

/** A comma before an organisation parts more surely than a dash: "X – Associate, Big Vendor Inc." */
function splitAtOrganisation(text: string): readonly string[] {
  const pieces = splitPieces(text);
  const cut = text.lastIndexOf(', ');
  if (pieces.length < 2 || cut < 0) return pieces;
  const [name, issuer] = [text.slice(0, cut), text.slice(cut + 2)];
  const isWhole =
    splitPieces(issuer).length === 1 && isOrganisation(issuer.replace(/ ?\(.*\)$/, ''));
  return isWhole ? [name, issuer] : pieces;
}

const LEVEL =
  /^(?:associate|professional|practitioner|foundation|fundamentals|expert|specialist|special(?:i)?ty|especialidad|advanced|intermediate|basic|beginner|b[áa]sico|intermedio|avanzado|experto|profesional|(?:level|nivel) \w+)$/i;

/** "Solutions Architect – Associate": the level belongs to the name. */
function keepLevels(pieces: readonly string[]): readonly string[] {
  const [first, second, ...others] = pieces;
  return first !== undefined && second !== undefined && LEVEL.test(second)
    ? [`${first} – ${second}`, ...others]
    : pieces;
}
