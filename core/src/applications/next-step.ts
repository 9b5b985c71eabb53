import type { Stage } from './application';

/** Which tab of the workspace a step leads to. */
export type WorkspaceTab =
  | 'posting'
  | 'page'
  | 'fit'
  | 'cv'
  | 'letter'
  | 'email'
  | 'interview'
  | 'notes';

interface NextStep {
  readonly kind: 'own' | 'choose' | 'tailor' | 'write' | 'send' | 'follow' | 'interview' | 'none';
  /** The person's own words, for `own`. */
  readonly words: string;
  readonly on: string | null;
  readonly time: string | null;
  readonly tab: WorkspaceTab;
}

/** Days to wait for an answer before asking. */
export const FOLLOW_UP_DAYS = 7;

/** What it depends on, under the names the HTTP contract has. */
interface Facts {
  readonly stage: Stage;
  readonly next_action: string;
  readonly next_on: string | null;
  readonly next_time: string | null;
  readonly cv_id: string | null;
  readonly tailored_cv_id: string | null;
  readonly has_letter: boolean;
  readonly deadline: string | null;
  readonly sent_on: string | null;
  readonly interview_on: string | null;
}

/** What to do next: what the person wrote down, or else what is still missing. */
export function findNextStep(facts: Facts): NextStep {
  const { next_on: on, next_time: time } = facts;
  if (facts.next_action !== '')
    return { kind: 'own', words: facts.next_action, on, time, tab: 'notes' };
  const step = (kind: NextStep['kind'], tab: WorkspaceTab, day: string | null): NextStep => ({
    kind,
    words: '',
    on: on ?? day,
    time,
    tab,
  });
  switch (facts.stage) {
    case 'preparing':
      if (facts.cv_id === null && facts.tailored_cv_id === null)
        return step('choose', 'page', facts.deadline);
      if (facts.tailored_cv_id === null) return step('tailor', 'cv', facts.deadline);
      if (!facts.has_letter) return step('write', 'letter', facts.deadline);
      return step('send', 'fit', facts.deadline);
    case 'sent':
      return step('follow', 'email', facts.sent_on && addDays(facts.sent_on, FOLLOW_UP_DAYS));
    case 'interview':
      return step('interview', 'interview', facts.interview_on);
    case 'answer':
      return step('none', 'notes', null);
  }
}

/** Whether the day of a step is that of the interview, also under words of the person's own. */
export function isForInterview(
  { stage, interview_on }: Pick<Facts, 'stage' | 'interview_on'>,
  { kind, on }: Pick<NextStep, 'kind' | 'on'>,
): boolean {
  return kind === 'interview' || (stage === 'interview' && on !== null && on === interview_on);
}

type Urgency = 'late' | 'today' | 'soon' | 'later' | 'none';

export function judgeUrgency({ on, kind }: NextStep, today: string): Urgency {
  if (on === null || kind === 'none') return 'none';
  if (on < today) return 'late';
  if (on === today) return 'today';
  return on <= addDays(today, 7) ? 'soon' : 'later';
}

/** `2026-11-16` and so many days. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
