import { wordList } from '../../language';

/** The word between the last two of a list. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set([
  'y',
  'e',
  'o',
  'u',
  'and',
  'or',
  'ni',
  'plus',
]);

/** What a skill is introduced by. */
export const introducers: ReadonlySet<string> = new Set(
  wordList(`
conocimiento, conocimientos, manejo, dominio, experiencia, lenguaje, lenguajes, programación, herramienta, herramientas, programas, programa, paquete, entorno, tecnologías, tecnología, uso, usuario, nivel, formación, capacidad, programar, código, habilidad, habilidades, competencias, competencia, técnicas, certificación, certificado, carné, carnet, permiso, framework, frameworks, software, dotes,
knowledge, experience, experienced, proficiency, proficient, familiar, familiarity, skills, skill, skilled, expertise, expert, using, language, languages, code, coding, script, scripts, microsoft, ms, programming, tools, tool, technologies, technology, stack, understanding, fluent, ability, command, competent, certified, certification, background, use, training, mastery`),
);

export const AND: ReadonlySet<string> = new Set(['y', 'e', 'and']);

export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'a al de del desde en para por con mediante of for in at to with by on from'.split(' '),
);
