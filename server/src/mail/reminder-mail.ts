import type { Stage } from '@trayecto/core/applications';
import type { InterfaceLanguage } from '@trayecto/core/contract';

/** Something to do about an application today. */
export interface DueStep {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly stage: Stage;
  /** The person's own words for it; empty where it follows from the stage. */
  readonly words: string;
  readonly time: string | null;
}

const closing = '\n\nTrayecto\n';

type ReminderTexts = Readonly<
  Record<
    InterfaceLanguage,
    (url: string, steps: readonly DueStep[]) => { readonly subject: string; readonly text: string }
  >
>;

const steps: Readonly<Record<InterfaceLanguage, Readonly<Record<Stage, string>>>> = {
  es: {
    preparing: 'Último día para enviarla',
    sent: 'Escribir si no contestan',
    interview: 'Entrevista',
    answer: 'Pendiente',
  },
  en: {
    preparing: 'Last day to send it',
    sent: 'Follow up if they don’t reply',
    interview: 'Interview',
    answer: 'To do',
  },
};

function listSteps(url: string, language: InterfaceLanguage, due: readonly DueStep[]): string {
  return due
    .map(({ id, title, company, stage, words, time }) => {
      const what = words || steps[language][stage];
      const name = [title, company].filter((part) => part !== '').join(' · ');
      const when = time === null ? '' : ` (${time})`;
      return `- ${what}${when}${name === '' ? '' : `: ${name}`}\n  ${url}/applications/${id}`;
    })
    .join('\n\n');
}

export const reminderMail: ReminderTexts = {
  es: (url, due) => ({
    subject: due.length === 1 ? 'Tienes una cosa para hoy' : `Tienes ${due.length} cosas para hoy`,
    text: `Esto es lo que apuntaste en tus candidaturas para hoy:\n\n${listSteps(url, 'es', due)}\n\nSi no quieres recibir estos avisos, desactívalos en ${url}/profile${closing}`,
  }),
  en: (url, due) => ({
    subject: due.length === 1 ? 'One thing to do today' : `${due.length} things to do today`,
    text: `Here’s what’s due today in your applications:\n\n${listSteps(url, 'en', due)}\n\nIf you don’t want these reminders, turn them off at ${url}/profile${closing}`,
  }),
};
