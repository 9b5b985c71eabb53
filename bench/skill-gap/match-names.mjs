const SMALL =
  'a an the of in on with and or to for your you our we de del la el los las un una unos unas en con y o e u al por para su tu sus que is are be as at from by into etc';
/** Words that many requirements have: two that share nothing else are two. */
const COMMON =
  'experience experiencia years year ano anos minimo minima least menos knowledge conocimiento conocimientos nivel level skill skills ability certificate certificado certificacion certification licence license licencia permiso carnet carne clase class title titulo titulacion degree grado manejo dominio uso use using good buen buena strong valid vigor disponibilidad work working trabajo full system systems sistemas sistema management gestion servicio services service curso course formacion training tareas proyectos project projects';
const small = new Set(SMALL.split(' '));
const common = new Set(COMMON.split(' '));
const LEAST_SHARED = 0.5;

/** How well one of the names fits one of the texts: 0 for two that have nothing to do with each other. */
export function fitNames(names, texts) {
  return Math.max(
    0,
    ...names.flatMap((name) => texts.map((text) => compare(read(name), read(text)))),
  );
}

function compare(one, other) {
  if (one.text === other.text) return 2;
  if (one.telling.size > 0 !== other.telling.size > 0) {
    const isPart = (part, whole) => part.all.size > 1 && whole.text.includes(part.text);
    return isPart(one, other) || isPart(other, one) ? LEAST_SHARED : 0;
  }
  const [left, right] = one.telling.size > 0 ? [one.telling, other.telling] : [one.all, other.all];
  const shared = [...left].filter((word) => right.has(word)).length;
  const part = shared / Math.min(left.size, right.size);
  if (!(part >= LEAST_SHARED)) return 0;
  return (part + shared / (left.size + right.size - shared)) / 2;
}

function read(text) {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '' && !small.has(word));
  return {
    text: ` ${fold(text)} `,
    all: new Set(words.map(stem)),
    telling: new Set(words.filter((word) => !common.has(word)).map(stem)),
  };
}

const stem = (word) =>
  word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word.replace(/(?<=...)e?s$/, '');

const fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('c++', 'cplusplus')
    .replace(/([a-z0-9])\+/g, '$1plus')
    .replaceAll('#', 'sharp')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
