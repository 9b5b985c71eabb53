import type { JobLanguage } from '@trayecto/core/jobs';

/** What is searched for is in the URL: a reload keeps it, and the way back leads to it. */
export interface SearchWish {
  readonly interest: string;
  readonly location: string;
  readonly isRemote: boolean;
  /** Posted in the last days; 0: whenever. */
  readonly days: number;
  readonly language: JobLanguage | null;
  readonly cvId: string | null;
}

export const postedChoices = [0, 1, 7, 30] as const;

export function readSearchWish(search: string): SearchWish {
  const params = new URLSearchParams(search);
  const days = Number(params.get('days'));
  const language = params.get('lang');
  return {
    interest: params.get('q') ?? '',
    location: params.get('l') ?? '',
    isRemote: params.get('remote') === '1',
    days: postedChoices.find((choice) => choice === days) ?? 0,
    language: language === 'es' || language === 'en' ? language : null,
    cvId: params.get('cv'),
  };
}

export function writeSearchWish(wish: SearchWish): string {
  const params = new URLSearchParams();
  if (wish.interest.trim() !== '') params.set('q', wish.interest.trim());
  if (wish.location.trim() !== '') params.set('l', wish.location.trim());
  if (wish.isRemote) params.set('remote', '1');
  if (wish.days > 0) params.set('days', String(wish.days));
  if (wish.language) params.set('lang', wish.language);
  if (wish.cvId) params.set('cv', wish.cvId);
  return params.toString();
}

/** Whether both fields are filled, or neither was touched, or something is missing. */
export function judgeWish({ interest, location }: SearchWish): 'idle' | 'missing' | 'whole' {
  const filled = [interest, location].filter((text) => text.trim() !== '').length;
  if (filled === 2) return 'whole';
  return filled === 0 ? 'idle' : 'missing';
}

/** The first day that still counts. */
export function startOfDays(days: number, now: Date): string | undefined {
  if (days === 0) return undefined;
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
