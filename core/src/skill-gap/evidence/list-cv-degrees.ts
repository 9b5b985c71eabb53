import type { Cv } from '../../cv';
import { detectLanguage, readTokens } from '../../language';
import type { CvDegree } from '../judgement/judge-degree';
import { type DegreeMention, findDegrees } from '../names/find-degrees';
import { listCvFields, readLastUsed } from './list-cv-fields';

/** The degrees of a CV with their places. Vocational ones are often among the certificates. */
export function listCvDegrees(cv: Cv): readonly CvDegree[] {
  const read = (
    section: string,
    pointer: string,
    line: string,
    quote: string,
    dates: string,
  ): readonly CvDegree[] => {
    const place = { section, pointer, line, quote, lastUsed: readLastUsed(dates) };
    const known = findDegrees(readTokens(line), true);
    const ranked = known.length > 0 || section !== 'education' ? known : readRank(line);
    return ranked.map((mention) => ({ ...mention, place }));
  };
  const link = detectLanguage(listCvFields(cv)) === 'es' ? 'en' : 'in';
  return [
    ...cv.education.flatMap(({ degree, field_of_study, dates }, index) => {
      const line = joinField(degree, link, field_of_study);
      return read('education', `/education/${index}/degree`, line, degree, dates);
    }),
    ...cv.certifications.flatMap(({ name, date }, index) =>
      read('certifications', `/certifications/${index}/name`, name, name, date),
    ),
  ];
}

/** What the words of a diploma say of its rank, where the catalogue does not have it. */
const RANKS: readonly (readonly [level: number, pattern: RegExp])[] = [
  [5, /^(?:m\.? ?(?:sc|s|a|eng|ed|res|phil|arch|fin)|m\.?b\.?a|ll\.?m|pg ?(?:dip|cert))\.?(?= )/i],
  [4, /^(?:b\.? ?(?:sc|s|a|eng|ed|com|arch|tech|mus|n)|b\.?(?:b\.?a|f\.?a|s\.?n)|ll\.?b)\.?(?= )/i],
  [3, /^(?:a\.?a\.?s?|a\.?s)\.?(?= )|\bh\.?n\.?[dc]\b\.?/i],
  [3, /\b(?:higher (?:national )?(?:diploma|certificate)|hn[dc]|foundation degree|level [456])\b/i],
  [
    2,
    /^(?:técnic[oa]|tecnic[oa]|oficial|certificado de profesionalidad)\b|\b(?:diploma|certificate|level [23]|apprentice\w*)\b/i,
  ],
];

function readRank(line: string): readonly DegreeMention[] {
  const rank = RANKS.find(([, pattern]) => pattern.test(line));
  if (rank === undefined) return [];
  const of = { id: `rank-${rank[0]}`, es: line, en: line, field: 'other', acceptsSimilar: false };
  return [{ ...of, level: rank[0], first: 0, last: readTokens(line).length - 1 }];
}

/** "Grado en Enfermería" has said its field already. */
function joinField(degree: string, link: 'en' | 'in', field: string): string {
  const isSaid = degree.toLowerCase().includes(field.toLowerCase());
  return isSaid ? degree : `${degree} ${link} ${field}`;
}
