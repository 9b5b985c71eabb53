import type { Cv } from '@trayecto/core/cv';

export interface CvLine {
  /** The place in the CV, as a JSON pointer. */
  readonly pointer: string;
  readonly text: string;
  /** What goes with it and is not looked at: a company, dates, a level. */
  readonly note: string;
  readonly look: 'title' | 'line' | 'chip';
}

export interface CvBlock {
  readonly section: string;
  readonly lines: readonly CvLine[];
}

/** A CV as lines one can point at, in the order of its sections. */
export function listCvLines(cv: Cv): readonly CvBlock[] {
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const line = (pointer: string, text: string, look: CvLine['look'], note = ''): CvLine[] =>
    text.trim() === '' && note === '' ? [] : [{ pointer, text, note, look }];
  const blocks: CvBlock[] = [
    { section: 'personal', lines: line('/personal/title', cv.personal.title, 'title') },
    { section: 'summary', lines: line('/summary', cv.summary, 'line') },
    {
      section: 'work_experience',
      lines: cv.work_experience.flatMap((item, index) => {
        const at = `/work_experience/${index}`;
        return [
          ...line(`${at}/title`, item.title, 'title', join(item.company, item.dates)),
          ...line(`${at}/description`, item.description, 'line'),
          ...item.achievements.flatMap((text, number) =>
            line(`${at}/achievements/${number}`, text, 'line'),
          ),
        ];
      }),
    },
    {
      section: 'education',
      lines: cv.education.flatMap((item, index) => {
        const at = `/education/${index}`;
        return [
          ...line(`${at}/degree`, item.degree, 'title', join(item.institution, item.dates)),
          ...line(`${at}/field_of_study`, item.field_of_study, 'line'),
          ...line(`${at}/description`, item.description, 'line'),
        ];
      }),
    },
    {
      section: 'skills',
      lines: cv.skills.flatMap((text, index) => line(`/skills/${index}`, text, 'chip')),
    },
    {
      section: 'certifications',
      lines: cv.certifications.flatMap(({ name, issuer, date }, index) =>
        line(`/certifications/${index}/name`, name, 'line', join(issuer, date)),
      ),
    },
    {
      section: 'languages',
      lines: cv.languages.flatMap(({ language, proficiency }, index) =>
        line(`/languages/${index}/language`, language, 'line', proficiency),
      ),
    },
    ...Object.entries(cv.additional).map(([heading, texts]) => ({
      section: heading,
      lines: texts.flatMap((text, number) => line(`${pointTo(heading)}/${number}`, text, 'line')),
    })),
  ];
  return blocks.filter(({ lines }) => lines.length > 0);
}

function pointTo(heading: string): string {
  return `/additional/${heading.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
