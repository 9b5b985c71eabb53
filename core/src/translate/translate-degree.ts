import { degrees } from '../catalog/credentials';
import { type Direction, sure, type Translated, unsure } from './direction';
import { PairTable } from './pair-table';
import { findSkill } from './translate-names';

interface DegreeNames {
  readonly whole: PairTable;
  /** "Enfermería" ↔ "Nursing", read off the degrees that name a field. */
  readonly fields: PairTable;
}

let names: DegreeNames | undefined;

function degreeNames(): DegreeNames {
  names ??= { whole: new PairTable(degrees), fields: new PairTable(readFields()) };
  return names;
}

function* readFields(): Iterable<{ es: readonly string[]; en: readonly string[] }> {
  for (const degree of degrees) {
    const es = degree.es.flatMap((name) => /^[^,]*? en (.+)$/.exec(name)?.[1] ?? []);
    const en = degree.en.flatMap(
      (name) => /^(?:.*(?:Degree|Diploma|Technician)) in (.+)$/.exec(name)?.[1] ?? [],
    );
    if (es.length > 0 && en.length > 0) yield { es: [...new Set(es)], en: [...new Set(en)] };
  }
}

/** What comes before the field; the first that fits is taken. */
const KINDS: Readonly<Record<Direction['from'], readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/^doble grado en /i, 'Double Degree in '],
    [/^(?:título de )?(?:grado|graduad[oa]) en /i, "Bachelor's Degree in "],
    [/^(?:licenciatura|licenciad[oa]) en /i, "Bachelor's Degree in "],
    [/^(?:diplomatura|diplomad[oa]) en /i, 'Diploma in '],
    [/^(?:máster|master)(?: universitario| oficial| propio)? (?:en|de) /i, "Master's Degree in "],
    [/^(?:maestría|magíster) en /i, "Master's Degree in "],
    [/^(?:pos(?:t)?grado|diploma de especialización) en /i, 'Postgraduate Diploma in '],
    [/^experto universitario en /i, 'University Expert Diploma in '],
    [/^(?:doctorado|doctora?) (?:en|por) /i, 'PhD in '],
    [
      /^(?:técnic[oa] superior|cfgs|ciclo (?:formativo )?(?:de )?grado superior|(?:(?:fp|formación profesional)(?: de)? )?grado superior|fp superior|fp ii)(?: en| de|:)? /i,
      'Higher Vocational Diploma in ',
    ],
    [
      /^(?:técnic[oa]|cfgm|ciclo (?:formativo )?(?:de )?grado medio|(?:(?:fp|formación profesional)(?: de)? )?grado medio|fp i)(?: en| de|:)? /i,
      'Intermediate Vocational Diploma in ',
    ],
    [/^(?:fp|formación profesional) básica(?: en| de|:)? /i, 'Basic Vocational Training in '],
    [/^(?:fp|formación profesional)(?: en| de|:)? /i, 'Vocational Diploma in '],
    [/^bachillerato (?:de|en) /i, 'Upper Secondary Education in '],
    [/^certificado de profesionalidad (?:en|de) /i, 'Certificate of Professional Competence in '],
    [/^curso (?:superior )?(?:de|en|sobre) /i, 'Course in '],
    [/^bootcamp (?:de|en) /i, 'Bootcamp in '],
    [/^ingenier[oa] en |^ingeniería en /i, 'Degree in Engineering in '],
  ],
  en: [
    [
      /^(?:bachelor'?s? degree|bachelor|b\.?sc\.?|b\.?a\.?|bachelor of (?:science|arts)|degree|undergraduate degree)(?: \(hons\))? (?:in|of) /i,
      'Grado en ',
    ],
    [/^(?:b\.?sc\.?|b\.?a\.?) (?:\(hons\) )?/i, 'Grado en '],
    [
      /^(?:master'?s? degree|master'?s?|m\.?sc\.?|m\.?a\.?|master of (?:science|arts)) (?:in|of) /i,
      'Máster en ',
    ],
    [/^(?:m\.?sc\.?|m\.?a\.?) /i, 'Máster en '],
    [/^(?:ph\.?d\.?|doctorate|doctor of philosophy) in /i, 'Doctorado en '],
    [/^postgraduate (?:diploma|certificate) in /i, 'Posgrado en '],
    [
      /^(?:higher national diploma|hnd|advanced technician|higher vocational diploma) in /i,
      'Técnico Superior en ',
    ],
    [/^(?:(?:intermediate )?vocational diploma|technician) in /i, 'Técnico en '],
    [/^(?:course|training course) in /i, 'Curso de '],
    [/^diploma in /i, 'Diploma en '],
  ],
};

export function translateDegree(degree: string, direction: Direction): Translated {
  const text = degree.trim();
  if (text === '') return sure(degree);
  const found = degreeNames().whole.find(text, direction);
  if (found !== undefined) return sure(found);
  const [, main, note] = /^(.+?)\s*(\([^)]*\))$/.exec(text) ?? [];
  if (main !== undefined && note !== undefined) {
    const { text: inner, isSure } = translateDegree(main, direction);
    if (note === `(${inner})`) return { text: inner, isSure };
    return { text: `${inner} ${note}`, isSure: isSure && /^\([\p{Lu}\d\s.,-]+\)$/u.test(note) };
  }
  for (const [pattern, kind] of KINDS[direction.from]) {
    if (!pattern.test(text)) continue;
    const field = translateField(text.replace(pattern, ''), direction);
    return field.isSure ? sure(kind + field.text) : unsure(text);
  }
  return unsure(degree);
}

/** A field of study: "Administración y Dirección de Empresas". */
export function translateField(field: string, direction: Direction): Translated {
  if (field.trim() === '') return sure(field);
  const found = degreeNames().fields.find(field, direction);
  if (found !== undefined) return sure(found);
  const skill = findSkill(field, direction);
  return skill === undefined ? unsure(field) : sure(capitaliseWords(skill, direction));
}

const capitaliseWords = (text: string, { to }: Direction): string =>
  to === 'en'
    ? text.replace(/(?<![\p{L}'])(?!(?:and|of|in|for|the|with|to)(?!\p{L}))\p{Ll}/gu, (letter) =>
        letter.toUpperCase(),
      )
    : text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
