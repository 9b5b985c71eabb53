import type { WeakPhrase } from '../../catalog';
import type { Language } from '../../language';
import type { DutyRow } from './duty-row';
import { EN_DUTIES, englishBefore, englishDuties } from './english-duties';
import { ES_DO, ES_DUTIES, ES_WORK, spanishBefore, spanishDuties } from './spanish-duties';

/** An opening by its parts, where the table of phrases has it only in some persons and tenses. */
interface DutyOpening {
  readonly phrase: WeakPhrase;
  readonly pattern: RegExp;
}

function compile(
  rows: readonly DutyRow[],
  language: Language,
  before: string,
): readonly DutyOpening[] {
  return rows.map(([tense, deed, continuations, verbs, source]) => {
    // "Responsable del almacén": the article is part of what follows.
    const words = source
      .replace(/\(\?:de\|del\|al\?\|en\)$/, '(?:de|a|en)(l)?')
      .replace(/\(\?:de\|del\|en\)$/, '(?:de|en)(l)?')
      .replace(/\(\?:de\|del\)$/, 'de(l)?')
      .replace(/ a$/, ' a(l)?')
      .replace(/ de$/, ' de(l)?');
    const pattern = new RegExp(
      `^${before}${words === source ? `${source}()` : words}(?: +|(?<=:))(?=\\S)`,
      'iu',
    );
    const list = (text: string) => text.split(', ');
    return {
      pattern,
      phrase: {
        phrase: nameOpening(source, deed),
        language,
        tense,
        deed,
        continuations: list(continuations).filter(
          (name) => name === 'noun' || name === 'infinitive' || name === 'gerund',
        ),
        verbs: list(verbs),
      },
    };
  });
}

/** The simplest opening of the same kind, whose rules apply to what follows. */
function nameOpening(source: string, deed: WeakPhrase['deed']): string {
  if (source.startsWith(EN_DUTIES) || /duties\|tasks/.test(source)) return 'Duties included';
  if (deed === 'shared') return / a$/.test(source) ? 'Apoyo a' : 'Apoyo en';
  if (/a cabo|efectu/.test(source) && !source.startsWith(ES_DO)) return 'Llevar a cabo';
  return source.startsWith(ES_DUTIES) || source.startsWith(ES_WORK) || source.startsWith(ES_DO)
    ? 'Mis funciones'
    : 'Responsable de';
}

export const dutyOpenings: Readonly<Record<Language, readonly DutyOpening[]>> = {
  es: compile(spanishDuties, 'es', spanishBefore),
  en: compile(englishDuties, 'en', englishBefore),
};
