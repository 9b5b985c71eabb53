import type { PartKind } from '@trayecto/core/review';
import type { PlainKey } from '../../i18n';

interface Tone {
  readonly badge: string;
  readonly box: string;
  readonly litBox: string;
}

const SEA: Tone = {
  badge: 'bg-sea text-on-sea',
  box: 'border-sea/60 bg-sea/4',
  litBox: 'border-sea bg-sea/12',
};
const TERRACOTTA: Tone = {
  badge: 'bg-terracotta text-on-terracotta',
  box: 'border-terracotta/60 bg-terracotta/4',
  litBox: 'border-terracotta bg-terracotta/10',
};
const OLIVE: Tone = {
  badge: 'bg-olive text-surface',
  box: 'border-olive/60 bg-olive/4',
  litBox: 'border-olive bg-olive/12',
};
const MUTED: Tone = {
  badge: 'bg-muted text-surface',
  box: 'border-muted/50 bg-muted/4',
  litBox: 'border-muted bg-muted/12',
};

/** The colour of each part of a CV, the same on its page and beside it. */
export const TONES: Readonly<Record<PartKind, Tone>> = {
  personal: SEA,
  summary: MUTED,
  work_experience: TERRACOTTA,
  education: OLIVE,
  skills: MUTED,
  certifications: MUTED,
  languages: MUTED,
  additional: MUTED,
};

export const PART_TITLES: Readonly<Record<PartKind, PlainKey>> = {
  personal: 'review.personal',
  summary: 'review.summary',
  work_experience: 'review.work',
  education: 'review.education',
  skills: 'review.skills',
  certifications: 'review.certifications',
  languages: 'review.languages',
  additional: 'review.additional',
};
