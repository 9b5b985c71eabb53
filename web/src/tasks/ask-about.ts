import type { AskedAs, CefrLevel } from '@trayecto/core/assistant';

interface AskedWay {
  readonly askedAs: AskedAs;
  readonly askedLevel: CefrLevel | null;
}

/** A tool is used, a licence is had, a language is spoken, and a level of it is had. */
export function chooseQuestion({ askedAs, askedLevel }: AskedWay) {
  if (askedAs === 'language')
    return askedLevel === null ? 'tasks.asked-spoken' : 'tasks.asked-held';
  if (askedAs === 'licence' || askedAs === 'degree') return 'tasks.asked-held';
  return `tasks.asked-${askedAs}` as const;
}

/** "inglés B2" where the job asks for that much. */
export const nameAsked = (name: string, { askedLevel }: AskedWay): string =>
  askedLevel === null ? name : `${name} ${askedLevel}`;
