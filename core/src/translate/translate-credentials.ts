import { skills } from '../catalog/skills';
import { foldText } from '../language';
import { beginWordWithSmallLetter } from '../text';
import { type Direction, sure, type Translated, unsure } from './direction';
import { knownWords } from './known-words';
import { findAside, writeAside } from './names/find-aside';
import { findThing } from './names/find-thing';
import { readFramed } from './names/framed-skill';
import { readPraised } from './names/praised-skill';
import { measureCover } from './names/word-pairs';
import { writeAttribute } from './names/write-attribute';
import { translateDegree, translateField } from './translate-degree';
import { translateLanguageLine } from './translate-language-line';
import {
  findCertificate,
  findListedSkill,
  findSkill,
  nearTo,
  translateProficiency,
  withFirstLetterOf,
} from './translate-names';

/** "Contabilidad (avanzado)", "Gestión de equipos", "SAP": a name we do not know stays, and is a draft if it has plain words. */
export function translateSkill(name: string, direction: Direction): Translated {
  if (name.trim() === '') return sure(name);
  // Names of the table have no commas; a list keeps them.
  const several = name.includes(',') ? translateSeveral(name, direction) : undefined;
  const listed = several ?? findListedSkill(name, direction);
  if (listed !== undefined) return sure(withFirstLetterOf(name, listed));
  const spoken = translateLanguageLine(name, direction);
  if (spoken !== undefined) return sure(spoken);
  const graded = translateGraded(name, direction);
  if (graded !== undefined) return sure(graded);
  const praised = readPraised(name, direction);
  if (praised !== undefined) {
    const skill = translateSkill(praised.skill, direction);
    return skill.isSure
      ? sure(withFirstLetterOf(name, praised.write(lowerPlain(skill.text))))
      : unsure(name);
  }
  if (isOtherTool(name, direction)) return sure(name);
  const found = findSkill(name, direction);
  if (found?.cover === 1 && !name.includes('(')) return sure(withFirstLetterOf(name, found.text));
  const composed =
    translateNotedSkill(name, direction) ??
    translateSeveral(name, direction) ??
    translateFramed(name, direction);
  if (composed !== undefined) return sure(withFirstLetterOf(name, composed));
  if (found !== undefined) {
    const text = withFirstLetterOf(name, found.text);
    return found.cover === 1 ? sure(text) : nearTo(text, found.cover);
  }
  return isProductName(name) && !beginsWithWord(name, direction) ? sure(name) : unsure(name);
}

/** "Soldadura MIG-MAG": every skill begins with a capital, so the first word may be a plain one. */
function beginsWithWord(name: string, { from }: Direction): boolean {
  const [word = '', next] = name.trim().split(/\s+/);
  return (
    next !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word) && knownWords(from).has(foldText(word))
  );
}

/** "Conocimientos de soldadura", "Reparación de cisternas": what is known or done, and of what. */
function translateFramed(name: string, direction: Direction): string | undefined {
  for (const { name: about, isAttribute, write } of readFramed(name, direction)) {
    const skill = translateSkill(about, direction);
    const text = skill.isSure ? skill.text : findThing(about, direction);
    if (text === undefined) continue;
    return write(isAttribute ? writeAttribute(lowerPlain(text)) : text).replace(USED_TWICE, '');
  }
  return undefined;
}

/** "Using power tools": their use, if the tables call it that. */
const USED_TWICE = /^(?:manejo|uso) de (?=(?:manejo|uso) de )/i;

/** "SQL (intermedio)", "Mecanografía (300 ppm)", "Solfeo, nivel 2": a skill, and how well or in what. */
function translateNotedSkill(name: string, direction: Direction): string | undefined {
  const [, skill = '', bracket, written = '', closing = ''] =
    /^(.+?)(\s*\()([^()]+)(\))$/.exec(name) ??
    /^(.+?)(,\s+)([^,()]+)()$/.exec(name) ??
    /^(.+?)(\s*:\s*|\s+[–-]\s+)([^():]+)()$/.exec(name) ??
    [];
  const note = bracket === undefined ? undefined : translateNote(written, direction);
  if (note === undefined) return undefined;
  const { text, isSure } = translateSkill(skill, direction);
  if (!isSure) return undefined;
  return closing === ')' || bracket?.includes(',')
    ? writeAside(text, bracket ?? '', note, closing)
    : `${text} (${note})`;
}

function translateNote(note: string, direction: Direction): string | undefined {
  const plain = findAside(note, direction);
  if (plain !== undefined) return plain;
  const level = translateProficiency(note, direction);
  if (level.isSure) return lowerPlain(level.text);
  // "(pandas, scikit-learn)", "(Scrum)"
  const areTools = note
    .split(/,\s+|\s*\/\s*/)
    .every(
      (tool) =>
        isProductName(tool) || foldText(findSkill(tool, direction)?.text ?? '') === foldText(tool),
    );
  if (areTools) return note;
  const known = nameSkill(note, direction) ?? translateSeveral(note, direction);
  return known === undefined ? undefined : lowerPlain(known);
}

const LINK = / (?:y|e|and|&) |, (?:and |y )?|\s*\/\s*/;

/** "Limpieza y planchado", "Corte, peinado y color": skills, each known by itself. */
function translateSeveral(name: string, direction: Direction): string | undefined {
  const parts = name.split(new RegExp(`(${LINK.source})`, 'i'));
  if (parts.length < 3 || /[()]/.test(name)) return undefined;
  const known = parts.map((part, at) => (at % 2 === 1 ? part : nameSkill(part, direction)));
  const isSaidTwice = new Set(known.filter((_, at) => at % 2 === 0)).size < (known.length + 1) / 2;
  if (known.includes(undefined) || isSaidTwice) return undefined;
  return known
    .map((part = '', at) => {
      if (at % 2 === 0) return at === 0 ? part : lowerPlain(part);
      if (!/y|e|and|&/i.test(part)) return part;
      const next = known[at + 1] ?? '';
      return direction.to === 'en' ? ' and ' : /^h?i(?!e)/i.test(next) ? ' e ' : ' y ';
    })
    .join('');
}

/** "Excel avanzado", "Basic Photoshop": how well is part of what the person says, though the catalogue knows it as another name of Excel. */
function translateGraded(name: string, direction: Direction): string | undefined {
  const { skill, level } =
    /^(?<skill>.+?),? (?<level>avanzad[oa]|intermedi[oa]|básic[oa]|expert[oa]|(?:a )?nivel (?:de )?\p{L}+)$/iu.exec(
      name,
    )?.groups ??
    /^(?<level>basic|intermediate|advanced) (?<skill>.+)$/i.exec(name)?.groups ??
    /^(?<skill>.+?),? (?<level>(?:basic|intermediate|advanced|expert|user) level)$/i.exec(name)
      ?.groups ??
    {};
  if (skill === undefined || level === undefined) return undefined;
  const known = nameSkill(skill, direction);
  const graded = translateProficiency(level.replace(/^a /i, ''), direction);
  if (known === undefined || !graded.isSure) return undefined;
  const how =
    direction.to === 'es' ? `nivel ${graded.text.toLowerCase()}` : graded.text.toLowerCase();
  return `${withFirstLetterOf(skill, known)} (${how.replace(/^nivel nivel /, 'nivel ')})`;
}

/** "Comunicación" → "comunicación"; "SAP" and "Next.js" stay. */
const lowerPlain = (text: string): string =>
  isProductName(text) ? text : beginWordWithSmallLetter(text);

let tools: ReadonlySet<string> | undefined;

/** The catalogue has tools under one skill that do the same in each country: "Renta Web" is not "TurboTax". Initials are words: "SGA" is "WMS". */
function isOtherTool(name: string, direction: Direction): boolean {
  tools ??= new Set(
    skills
      .filter(({ kind }) => kind === 'tool')
      .flatMap(({ es, en }) => [...es, ...en].filter((one) => /^\p{Lu}[^ ]*\p{Ll}/u.test(one)))
      .map((one) => foldText(one)),
  );
  const found = tools.has(foldText(name)) ? findSkill(name, direction)?.text : undefined;
  return (
    found !== undefined &&
    (direction.from === 'es' ? measureCover(name, found) : measureCover(found, name)) === 0
  );
}

function nameSkill(skill: string, direction: Direction): string | undefined {
  const found = findSkill(skill, direction);
  if (found?.cover === 1) return found.text;
  return isProductName(skill) ? skill : undefined;
}

/** Every word has a capital, a number or a sign that plain words do not have. */
function isProductName(name: string): boolean {
  // "Level 3 Beauty" and "CSCS Supervisor Card" are no names, though written like one.
  if (
    /(?<!\p{L})(?:(?:level|grade|nivel|grado) \d|(?:badge|card|course|licen[cs]e|ticket|training)$)/iu.test(
      name,
    )
  )
    return false;
  const words = name.trim().split(/\s+/);
  const isMarked = (word: string) => /[\d+#&@./]|\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(word);
  return words.some(isMarked) && words.every((word) => isMarked(word) || /^\p{Lu}/u.test(word));
}

export function translateCertificate(name: string, direction: Direction): Translated {
  if (name.trim() === '') return sure(name);
  const found = findCertificate(name, direction);
  if (found?.cover === 1) return sure(found.text);
  const timed = translateTimed(name, direction);
  if (timed !== undefined) return timed;
  const noted = found === undefined ? translateNoted(name, direction) : undefined;
  if (noted !== undefined) return noted;
  const degree = translateDegree(name, direction);
  if (degree.isSure) return degree;
  if (degree.frame === undefined && isProductName(name)) return sure(name);
  const skill = translateSkill(name, direction);
  if (skill.isSure && (degree.frame === undefined || skill.text !== name)) return skill;
  if (found !== undefined) return nearTo(found.text, found.cover);
  return degree.frame === undefined ? skill : degree;
}

/** What needs neither a comma nor brackets: "Carné ADR en vigor". */
const PLAIN_ASIDE =
  /(?<![,(–-]) ((?:en vigor|vigente|caducado|nivel \p{L}+|renovado en \d+|(?:valid|vigente) (?:until|hasta) \d+))$/iu;

/** "Enhanced DBS check (2023)": a certificate we know, and what is said of it. */
function translateNoted(name: string, direction: Direction): Translated | undefined {
  const [, main = '', opening = '', note = '', closing = ''] =
    /^(.+?)(\s*\(|,\s+|\s+[–-]\s+)([^()]+)(\)?)$/.exec(name.replace(PLAIN_ASIDE, ' ($1)')) ?? [];
  const plain = main === '' ? undefined : findAside(note, direction);
  const known = findCertificate(main, direction);
  if (known?.cover !== 1) {
    const asked = plain === undefined ? undefined : translateCertificate(main, direction);
    if (asked === undefined) return undefined;
    const after = `${opening}${plain}${closing}`;
    if (asked.isSure) return sure(asked.text + after);
    const frame = asked.frame ?? { before: '', source: main, after: '' };
    return { text: name, isSure: false, frame: { ...frame, after: frame.after + after } };
  }
  if (plain !== undefined) return sure(writeAside(known.text, opening, plain, closing));
  const before = `${known.text}${opening}`;
  return /\p{Ll}{2}/u.test(note)
    ? { text: name, isSure: false, frame: { before, source: note, after: closing } }
    : sure(`${before}${note}${closing}`);
}

/** "PRL Metal 20 h electricidad": a course, how long it took, and what the hours were about. */
function translateTimed(name: string, direction: Direction): Translated | undefined {
  const [, written = '', hours = '', field] =
    /^(.+?),?\s+(?:(?:de|of)\s+)?\(?(\d+)\s*(?:horas|hours|hrs|h)\b\.?\)?(?:\s*[,:–-]?\s+(?:de |en |in )?(\P{N}+))?$/iu.exec(
      name.trim(),
    ) ?? [];
  if (written === '') return undefined;
  const course = translateCertificate(written, direction);
  const length = ` (${hours} ${direction.to === 'en' ? 'hours' : 'horas'})`;
  if (!course.isSure) {
    if (field !== undefined) return undefined;
    const { before, after, source, ...rest } = course.frame ?? {
      before: '',
      source: written,
      after: '',
    };
    const frame = { ...rest, before, source, after: `${after}${length}` };
    return { text: name, isSure: false, frame };
  }
  const before = `${course.text}${length}`;
  if (field === undefined) return sure(before);
  const about = translateField(field, direction);
  return about.isSure
    ? sure(`${before}: ${about.text}`)
    : {
        text: name,
        isSure: false,
        frame: { before: `${before}: `, source: field, after: '', isSubject: true },
      };
}
