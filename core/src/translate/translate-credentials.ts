import { skills } from '../catalog/skills';
import { foldText } from '../language';
import { beginWordWithSmallLetter } from '../text';
import { type Direction, sure, type Translated, unsure } from './direction';
import { readFramed } from './names/framed-skill';
import { readPraised } from './names/praised-skill';
import { measureCover } from './names/word-pairs';
import { findPlainNote, translateDegree, translateField } from './translate-degree';
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
  const listed = findListedSkill(name, direction);
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
  const framed = readFramed(name, direction);
  if (framed !== undefined) {
    const skill = translateSkill(framed.skill, direction);
    if (skill.isSure) return sure(withFirstLetterOf(name, framed.write(skill.text)));
  }
  const [, skill, level] = /^(.+?)\s*[(:–-]\s*([^()]+?)\)?$/.exec(name) ?? [];
  if (skill !== undefined && level !== undefined) {
    const known = nameSkill(skill, direction);
    const how = translateProficiency(level, direction);
    if (known !== undefined && how.isSure)
      return sure(`${withFirstLetterOf(skill, known)} (${how.text.toLowerCase()})`);
  }
  const both = translateBoth(name, direction);
  if (both !== undefined) return sure(withFirstLetterOf(name, both));
  if (found !== undefined) {
    const text = withFirstLetterOf(name, found.text);
    return found.cover === 1 ? sure(text) : nearTo(text, found.cover);
  }
  return isProductName(name) ? sure(name) : unsure(name);
}

/** "Limpieza y planchado": two skills, each known by itself. */
function translateBoth(name: string, direction: Direction): string | undefined {
  const [, one = '', other = ''] = /^(.+?) (?:y|e|and|&) (.+)$/i.exec(name) ?? [];
  const known = [one, other].map((skill) => findSkill(skill, direction));
  const [first, second] = known.map((found) => (found?.cover === 1 ? found.text : undefined));
  if (first === undefined || second === undefined) return undefined;
  const link = direction.to === 'en' ? 'and' : /^h?i(?!e)/i.test(second) ? 'e' : 'y';
  return `${first} ${link} ${second}`;
}

/** "Excel avanzado": how well is part of what the person says, though the catalogue knows it as another name of Excel. */
function translateGraded(name: string, direction: Direction): string | undefined {
  const [, skill, level] =
    /^(.+?)\s+(avanzad[oa]|intermedi[oa]|básic[oa]|expert[oa])$/iu.exec(name) ?? [];
  if (skill === undefined || level === undefined) return undefined;
  const known = nameSkill(skill, direction);
  const graded = translateProficiency(level, direction);
  if (known === undefined || !graded.isSure) return undefined;
  return `${withFirstLetterOf(skill, known)} (${graded.text.toLowerCase()})`;
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
  const words = name.trim().split(/\s+/);
  const isMarked = (word: string) => /[\d+#&./]|\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(word);
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

/** "Enhanced DBS check (2023)": a certificate we know, and what is said of it. */
function translateNoted(name: string, direction: Direction): Translated | undefined {
  const [, main = '', opening = '', note = '', closing = ''] =
    /^(.+?)(\s*\(|,\s+|\s+[–-]\s+)([^()]+)(\)?)$/.exec(name) ?? [];
  const known = findCertificate(main, direction);
  if (known?.cover !== 1) return undefined;
  const before = `${known.text}${opening}`;
  const plain = findPlainNote(note, direction);
  if (plain !== undefined) return sure(`${before}${plain}${closing}`);
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
