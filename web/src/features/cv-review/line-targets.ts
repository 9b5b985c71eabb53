import type { Cv } from '@trayecto/core/cv';
import { appendToField, escapeStep, type FieldKind } from '@trayecto/core/review';
import type { PlainKey } from '../../i18n';
import { PERSONAL_FIELDS } from './review-fields';

/** A place in the CV where a line that was left over can go. */
export interface LineTarget {
  readonly pointer: string;
  readonly kind: FieldKind;
  readonly group: PlainKey;
  readonly label: PlainKey | null;
  /** The person's own words: an entry's name, a heading. */
  readonly entry?: string;
}

const nameOf = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(', ');

export function listTargets(cv: Cv, otherHeading: string): readonly LineTarget[] {
  const personal = PERSONAL_FIELDS.filter(({ name }) =>
    Object.entries(cv.personal).some(([key, value]) => key === name && value.trim() === ''),
  ).map(({ name, label, kind }) => ({
    pointer: `/personal/${name}`,
    kind,
    group: 'review.personal' as const,
    label,
  }));
  const work = cv.work_experience.flatMap((item, at): LineTarget[] => {
    const place = { group: 'review.work', entry: nameOf(item.title, item.company) } as const;
    const pointer = `/work_experience/${at}`;
    return [
      { ...place, pointer: `${pointer}/achievements`, kind: 'list', label: 'review.achievements' },
      { ...place, pointer: `${pointer}/description`, kind: 'text', label: 'review.description' },
    ];
  });
  const education = cv.education.map(
    (item, at): LineTarget => ({
      pointer: `/education/${at}/description`,
      kind: 'text',
      group: 'review.education',
      label: 'review.description',
      entry: nameOf(item.degree, item.institution),
    }),
  );
  const headings = [...new Set([...Object.keys(cv.additional), otherHeading])];
  return [
    { pointer: '/summary', kind: 'text', group: 'review.main', label: 'review.summary' },
    { pointer: '/skills', kind: 'list', group: 'review.main', label: 'review.skills' },
    {
      pointer: `/certifications/${cv.certifications.length}/name`,
      kind: 'line',
      group: 'review.main',
      label: 'review.newCertification',
    },
    {
      pointer: `/languages/${cv.languages.length}/language`,
      kind: 'line',
      group: 'review.main',
      label: 'review.newLanguage',
    },
    ...personal,
    ...work,
    ...education,
    ...headings.map(
      (heading): LineTarget => ({
        pointer: `/additional/${escapeStep(heading)}`,
        kind: 'list',
        group: 'review.additional',
        label: null,
        entry: heading,
      }),
    ),
  ];
}

export function placeLine(cv: Cv, target: LineTarget, text: string): Cv {
  return appendToField(cv, target.pointer, target.kind, text);
}
