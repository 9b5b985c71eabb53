import { type ContactPiece, pickTitle, wholeHeadline } from './contact-pieces';
import type { CvLine } from './cv-line';
import { splitTrailingPlace } from './name-roles';
import type { PersonalDraft } from './personal-draft';
import {
  isPlace,
  isPostalAddress,
  isTownBesideContact,
  isTownShaped,
  scorePlace,
} from './recognise-place';
import { scoreTitle } from './score-roles';

/** What is neither link nor number: the place, the title, and the lines that tell about the person, which are handed back. */
export function placePieces(
  pieces: readonly ContactPiece[],
  draft: PersonalDraft,
): readonly CvLine[] {
  const rest: ContactPiece[] = [];
  for (const piece of pieces) {
    const { numbers } = piece.line;
    const place = /\p{L}{2}/u.test(piece.text) ? scorePlace(piece.text) : 0;
    const isAddress = isPostalAddress(piece.text);
    if (draft.personal.location === '' && (place >= 0.5 || isAddress))
      draft.set('location', piece.text, numbers, Math.max(place, 0.6));
    else if ((place > 0 && isPlace(piece.text)) || isAddress)
      draft.append('location', piece.text, numbers);
    else rest.push(piece);
  }
  const title = draft.personal.title === '' ? pickTitle(rest) : null;
  if (draft.personal.location === '') placeUnknownTown(rest, title, draft);
  if (title !== null) placeTitle(title, rest, draft);
  return findProse(rest, title);
}

/** "Site manager, Leeds": a headline may end with the place, where that stands nowhere else. */
function placeTitle(
  title: ContactPiece,
  rest: readonly ContactPiece[],
  draft: PersonalDraft,
): void {
  const whole = wholeHeadline(title, rest);
  const cut = splitTrailingPlace(whole);
  const isPlaced = draft.personal.location === '' && cut.place !== '';
  const { numbers } = title.line;
  draft.set('title', isPlaced ? cut.rest : whole, numbers, scoreTitle(title.text) > 0 ? 0.95 : 0.7);
  if (isPlaced) draft.set('location', cut.place, numbers, 0.8);
}

/** A town in no list stands among the ways of contact, on their line or between them, or under the headline. */
function placeUnknownTown(
  pieces: readonly ContactPiece[],
  title: ContactPiece | null,
  draft: PersonalDraft,
): void {
  const others = pieces.filter((piece) => piece !== title);
  const isUnderTitle = ({ afterName }: ContactPiece) =>
    title !== null && afterName > title.afterName && afterName <= title.afterName + 2;
  const town =
    others.find(({ text, line }) => isTownBesideContact(text, line)) ??
    others.find(
      (piece) =>
        (piece.nearContact || isUnderTitle(piece)) &&
        piece.text === piece.line.text &&
        isTownShaped(piece.text),
    );
  if (town !== undefined) draft.set('location', town.text, town.line.numbers, 0.6);
}

function findProse(pieces: readonly ContactPiece[], title: ContactPiece | null): readonly CvLine[] {
  const prose: CvLine[] = [];
  let last = -1;
  for (const piece of pieces) {
    const at = piece.line.numbers[0] ?? 0;
    const isSentence = piece.text.length > 40 && piece.text.split(' ').length > 6;
    const continues = last > 0 && at - last <= 1 && /^[\p{Ll}\d]|[.!?]$/u.test(piece.text);
    if (piece.line === title?.line || (!isSentence && !continues)) continue;
    prose.push(piece.line);
    last = piece.line.numbers.at(-1) ?? -1;
  }
  return prose;
}
