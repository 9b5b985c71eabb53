import { type ContactLabel, contactLabels } from '../../catalog';
import { foldText } from '../../language';
import type { CvLine } from './cv-line';

const labels = new Map<string, ContactLabel>();
for (const kind of [
  'other',
  'website',
  'title',
  'location',
  'github',
  'linkedin',
  'phone',
  'email',
  'name',
] as const) {
  for (const label of contactLabels[kind]) labels.set(label, kind);
}

const closeUp = (label: string) => label.replaceAll(' ', '');
const LEAST_CLOSED = 3;
/** "Nombrey apellidos": in a scan, small words may lose the space before them. */
const closed = new Map(
  [...labels]
    .filter(([label]) => label.split(' ').length >= LEAST_CLOSED)
    .map(([label, kind]) => [closeUp(label), kind] as const),
);

interface LabelledValue {
  readonly kind: ContactLabel;
  readonly label: string;
  readonly value: string;
}

/** Reads "Tel.: 612…", or a row whose first cell is a label. */
export function contactLabelOf(line: CvLine): LabelledValue | null {
  const [first = '', ...others] = line.cells;
  if (/ [|·•] /.test(line.text) && others.length === 0) return null;
  if (others.length > 0) {
    const kind = labelKindByWord(first.replace(/ ?:$/, ''));
    return kind === null
      ? splitLabel(line.text)
      : { kind, label: first.replace(/ ?:$/, ''), value: others.join(' ') };
  }
  return splitLabel(line.text);
}

export function splitLabel(text: string): LabelledValue | null {
  const colon = text.indexOf(':');
  if (colon < 0 || colon > 45 || text.startsWith('//', colon + 1)) return null;
  const label = text.slice(0, colon).trim();
  const kind = labelKindByWord(label);
  return kind === null ? null : { kind, label, value: text.slice(colon + 1).trim() };
}

/** "DNI: 0000 ⇥ Tel: 600 555 010", "Ávila ⇥ GitHub: ana-ruiz": cells with personal data, each value with its label. */
export function hasOwnLabels({ cells: [first = '', ...others] }: CvLine): boolean {
  if (others.length === 0 || labelKindByWord(first.replace(/ ?:$/, '')) !== null) return false;
  const label = splitLabel(first);
  const isLabelled = others.some((cell) => (splitLabel(cell)?.value ?? '') !== '');
  if (label === null || label.value === '') return isLabelled;
  return isLabelled || ['other', 'linkedin', 'github'].includes(label.kind);
}

/** "Tlfs.", "Tfnos.", "Telf.": however the word is shortened. */
const PHONE = /^t(?:el(?:e?fn?o?)?|lf?n?o?|fn?o?)s?\.?$/;

export function labelKind(text: string): ContactLabel | null {
  if (text.length > 45) return null;
  const folded = foldText(text);
  return (
    labels.get(folded) ?? (PHONE.test(folded) ? 'phone' : (closed.get(closeUp(folded)) ?? null))
  );
}

/** For what is before a colon or in its own cell, so that it is a label for sure. */
export function labelKindByWord(text: string): ContactLabel | null {
  return labelKind(text) ?? (text.length > 45 ? null : findTellingWord(foldText(text)));
}

/** Words that say what a label is about, whatever is around them: "Dirección particular", "Office phone". */
const TELLING: readonly (readonly [RegExp, ContactLabel])[] = [
  [/^(?:e ?-?mail|correos?|mail)$/, 'email'],
  [/^(?:linkedin)$/, 'linkedin'],
  [/^(?:github)$/, 'github'],
  [/^(?:web|website|portfolio|portafolio|blog|homepage)$/, 'website'],
  [
    /^(?:nacimiento|birth|nacionalidad(?:es)?|nationality|nationalities|dni|nif|nie|pasaporte|passport)$/,
    'other',
  ],
  [/^(?:telefonos?|movil|celular|phone|telephone|mobile|tel|tlf)$/, 'phone'],
  [/^(?:direccion|domicilio|residencia|address|residence)$/, 'location'],
];
const MOST_LABEL_WORDS = 3;

function findTellingWord(folded: string): ContactLabel | null {
  const words = folded.split(' ');
  // "Tel. 600 555010" is a label with its value.
  if (words.length < 2 || words.length > MOST_LABEL_WORDS || /\d{3}/.test(folded)) return null;
  return TELLING.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? null;
}

const BARE_LABEL =
  /^\(?(?:linkedin|github|web|email|e-mail|link|portfolio|website|blog|mailto|tel|twitter|phone|teléfono|correo)\)?:?$/i;
const WAYS: ReadonlySet<string | null> = new Set([
  'phone',
  'email',
  'linkedin',
  'github',
  'website',
]);

/** "Móvil" of "Móvil 654 09 87 21", once the number is taken. */
export function isBareLabel(text: string): boolean {
  if (BARE_LABEL.test(text)) return true;
  return WAYS.has(labelKind(text.replace(/[\s:]+$/, '')));
}
