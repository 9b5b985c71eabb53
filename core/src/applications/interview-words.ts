import type { RequirementKind } from '../assistant';
import type { Language } from '../language';

type ByKind = Partial<Record<RequirementKind, (name: string) => string>> & {
  readonly other: (name: string) => string;
};

interface InterviewWords {
  readonly person: string;
  readonly personAdvice: string;
  readonly shown: ByKind;
  readonly shownAdvice: string;
  noStory(name: string): string;
  readonly missing: ByKind;
  readonly missingAdvice: ByKind;
  nearAdvice(name: string): string;
  readonly deed: string;
  readonly deedAdvice: string;
  readonly noDeed: string;
}

const noPaper = {
  es: 'Tu CV no lo muestra. Si no lo tienes, dilo sin rodeos y cuenta cuándo podrías tenerlo. Si lo tienes, añádelo a tu CV.',
  en: 'Your CV doesn’t show it. If you don’t have it, say so plainly and say when you could. If you do, add it to your CV.',
};

/** What the questions and the advice say; the answers are the person's own lines. */
export const interviewWords: Readonly<Record<Language, InterviewWords>> = {
  es: {
    person: 'Háblame de ti.',
    personAdvice: 'Un minuto: qué haces ahora, qué te ha traído hasta aquí y por qué este puesto.',
    shown: {
      soft: (name) => `Cuéntame una situación en la que hizo falta esto: ${name}.`,
      language: (name) => `¿Qué nivel tienes de ${name}? ¿Para qué lo usas en el trabajo?`,
      degree: (name) => `¿Qué te aportó tu formación (${name}) para este puesto?`,
      licence: (name) => `¿Tienes al día este requisito: ${name}?`,
      unknown: (name) => `Ponme un ejemplo de esto: ${name}.`,
      other: (name) => `¿Qué has hecho con ${name}? ¿Qué conseguiste?`,
    },
    shownAdvice: 'Cuenta la situación, qué hiciste tú y qué cambió. Tu CV ya lo dice así:',
    noStory: (name) =>
      `Tu CV nombra «${name}», pero no cuenta qué hiciste. Ten preparado un ejemplo concreto.`,
    missing: {
      soft: (name) => `Cuéntame una situación en la que hizo falta esto: ${name}.`,
      language: (name) => `¿Qué nivel tienes de ${name}?`,
      degree: (name) => `¿Tienes esta formación: ${name}?`,
      licence: (name) => `¿Tienes esto: ${name}?`,
      unknown: (name) => `¿Tienes experiencia en esto: ${name}?`,
      other: (name) => `¿Qué experiencia tienes con ${name}?`,
    },
    missingAdvice: {
      degree: () => noPaper.es,
      licence: () => noPaper.es,
      other: (name) =>
        `Tu CV no lo muestra. Si es así, dilo sin rodeos y cuenta cómo aprenderías «${name}». Si no, añádelo a tu CV.`,
    },
    nearAdvice: (name) =>
      `Tu CV no muestra «${name}», pero sí algo cercano. Di qué sabes de verdad y parte de aquí:`,
    deed: '¿De qué logro sientes más orgullo?',
    deedAdvice: 'Elige uno que se parezca a lo que pide la oferta:',
    noDeed: 'Tu CV no cuenta logros todavía. Piensa en uno con su resultado y añádelo.',
  },
  en: {
    person: 'Tell me about yourself.',
    personAdvice: 'One minute: what you do now, what brought you here and why this job.',
    shown: {
      soft: (name) => `Tell me about a time you needed this: ${name}.`,
      language: (name) => `How good is your ${name}? What do you use it for at work?`,
      degree: (name) => `How did your education (${name}) prepare you for this job?`,
      licence: (name) => `Is this requirement up to date: ${name}?`,
      unknown: (name) => `Give me an example of this: ${name}.`,
      other: (name) => `What have you done with ${name}? What came of it?`,
    },
    shownAdvice:
      'Say what the situation was, what you did and what changed. Your CV puts it like this:',
    noStory: (name) =>
      `Your CV mentions “${name}” but doesn’t say what you did. Have a concrete example ready.`,
    missing: {
      soft: (name) => `Tell me about a time you needed this: ${name}.`,
      language: (name) => `How good is your ${name}?`,
      degree: (name) => `Do you have this qualification: ${name}?`,
      licence: (name) => `Do you have this: ${name}?`,
      unknown: (name) => `Do you have experience of this: ${name}?`,
      other: (name) => `What experience do you have with ${name}?`,
    },
    missingAdvice: {
      degree: () => noPaper.en,
      licence: () => noPaper.en,
      other: (name) =>
        `Your CV doesn’t show it. If that’s right, say so plainly and explain how you’d learn “${name}”. If not, add it to your CV.`,
    },
    nearAdvice: (name) =>
      `Your CV doesn’t show “${name}”, but it shows something close. Say what you really know and start from here:`,
    deed: 'Which achievement are you proudest of?',
    deedAdvice: 'Choose one that’s close to what the job asks for:',
    noDeed: 'Your CV has no achievements yet. Think of one with its result and add it.',
  },
};
