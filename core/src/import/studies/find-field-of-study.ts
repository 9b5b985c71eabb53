import { foldText } from '../../language';
import { scoreDegree } from '../entries/score-roles';
import { countWords } from '../lines/cv-line';

const JOINED = /^(.{2,60}?) (?:en|in) (?=\p{Lu})(.+)$/u;
const JOINED_BY_DE =
  /^(?:Grado|Graduad[oa]|Licenciatura|Diplomatura|M[áa]ster|Carrera|Estudios|Estudiante|Bachillerato|Ciclo [Ff]ormativo) de (?:la |las |los )?(?=\p{Lu})(.+)$/u;
const LETTERS =
  '(?:B\\.?Sc|M\\.?Sc|B\\.?A|M\\.?A|B\\.?Eng|M\\.?Eng|B\\.?Ed|M\\.?Ed|B\\.?Tech|M\\.?Tech|B\\.?S|M\\.?S|MPhil|MRes|Ph\\.?D|PGDip|PGCert|HND|HNC|FdSc|FdA)\\.?';
const AFTER_LETTERS = new RegExp(`^${LETTERS}(?: ?\\(?Hons?\\)?)? (?=\\p{Lu})(.+)$`, 'u');
const BEFORE_DEGREE = new RegExp(
  `^(\\p{Lu}.+?),? (?:${LETTERS}(?: ?\\(?Hons?\\)?)?|Grado|M[áa]ster|Licenciatura|Diplomatura|Doctorado|T[ée]cnic[oa](?: Superior| Especialista)?|Higher National (?:Diploma|Certificate)|(?:Level \\d )?Diploma)$`,
  'u',
);
/** Levels of schooling, which have no subject. */
const SCHOOLING = /^(?:educacion|ensenanza)s? (?:secundaria|primaria|media|basica|general)|^eso\b/;
const LONGEST_WORDS = 8;

/** What was studied, where the name of the degree says so: "Grado en Ingeniería Informática", "BSc Biology". */
export function findFieldOfStudy(degree: string): string {
  const joined = JOINED.exec(degree);
  const afterDegree = joined && scoreDegree(joined[1] ?? '') > 0 ? joined[2] : undefined;
  const found =
    afterDegree ??
    JOINED_BY_DE.exec(degree)?.[1] ??
    AFTER_LETTERS.exec(degree)?.[1] ??
    BEFORE_DEGREE.exec(degree)?.[1] ??
    '';
  const field = found.split(/,|;|:| ?\(| [–—|-] /)[0]?.trim() ?? '';
  const isSubject = countWords(field) <= LONGEST_WORDS && !SCHOOLING.test(foldText(field));
  return isSubject && field.length > 2 ? field : '';
}
