import type { InterfaceLanguage } from '@trayecto/core/contract';

/** Something to do about an application today. */
export interface DueStep {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly kind: DueKind;
  /** The person's own words for it; empty where it follows from the stage, and where they may not be sent. */
  readonly words: string;
  /** The day, if the server was away on it. */
  readonly missedOn: string | null;
  readonly time: string | null;
}

export type DueKind = 'noted' | 'deadline' | 'prepare' | 'follow' | 'interview';

const closing = '\n\nTrayecto\n';

type ReminderTexts = Readonly<
  Record<
    InterfaceLanguage,
    (url: string, steps: readonly DueStep[]) => { readonly subject: string; readonly text: string }
  >
>;

const steps: Readonly<Record<InterfaceLanguage, Readonly<Record<DueKind, string>>>> = {
  es: {
    noted: 'Algo que apuntaste',
    deadline: 'Último día para enviarla',
    prepare: 'Preparar la candidatura',
    follow: 'Escribir si no contestan',
    interview: 'Entrevista',
  },
  en: {
    noted: 'Something you noted',
    deadline: 'Last day to send it',
    prepare: 'Get the application ready',
    follow: 'Follow up if they don’t reply',
    interview: 'Interview',
  },
};

const locales = { es: 'es-ES', en: 'en-GB' } as const;

function listSteps(url: string, language: InterfaceLanguage, due: readonly DueStep[]): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return due
    .map(({ id, title, company, kind, words, missedOn, time }) => {
      const what = words || steps[language][kind];
      const name = [title, company].filter((part) => part !== '').join(' · ');
      const day = missedOn === null ? [] : [format.format(new Date(`${missedOn}T12:00:00Z`))];
      const when = [...day, ...(time === null ? [] : [time])].join(', ');
      const note = when === '' ? '' : ` (${when})`;
      return `- ${what}${note}${name === '' ? '' : `: ${name}`}\n  ${url}/applications/${id}`;
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
