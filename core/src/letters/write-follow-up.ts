import type { LetterKind } from '../assistant';
import type { Language } from '../language';
import { locales } from '../text';
import { sayTitle } from './letter-layout';

interface FollowUpFacts {
  readonly language: Language;
  /** The tone of the letter it comes after. */
  readonly kind: LetterKind;
  readonly title: string;
  readonly name: string;
  readonly sentOn: Date | null;
}

/** A short word for when nobody answers, in the language and the tone of what was sent. */
export function writeFollowUp({ language, kind, title, name, sentOn }: FollowUpFacts): string {
  const date =
    sentOn && new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(sentOn);
  const write = WORDS[language][kind === 'formal' ? 'formal' : 'plain'];
  return write(sayTitle(title.trim()), date ?? '', name).trimEnd();
}

type Write = (title: string, date: string, name: string) => string;

const WORDS: Record<Language, Record<'formal' | 'plain', Write>> = {
  es: {
    formal: (title, date, name) =>
      `Buenos días:

${date === '' ? 'Les' : `El ${date} les`} envié mi candidatura al puesto${title === '' ? ' que han publicado' : ` de ${title}`}. Me sigue interesando mucho. ¿Pueden decirme cuándo tomarán una decisión? Si necesitan algo más de mí, se lo envío.

Les agradezco su atención. Un saludo,
${name}`,
    plain: (title, date, name) =>
      `Hola:

Te escribí${date === '' ? '' : ` el ${date}`} por ${title === '' ? 'tu oferta' : `el puesto de ${title}`}. Me sigue interesando mucho. ¿Sabes ya cómo va la selección? Si te falta algo mío, dímelo y te lo mando.

Gracias y un saludo,
${name}`,
  },
  en: {
    formal: (title, date, name) =>
      `Dear hiring team,

I sent you my application for ${title === '' ? 'the role you advertised' : `the ${title} role`}${date === '' ? '' : ` on ${date}`}. I am still very interested in it. Could you tell me when you expect to make a decision? If you need anything else from me, I will gladly send it.

Thank you for your time.

Kind regards,
${name}`,
    plain: (title, date, name) =>
      `Hello,

I wrote to you${date === '' ? '' : ` on ${date}`} about ${title === '' ? 'the role you advertised' : `the ${title} role`}. I’m still very interested. Do you know yet when you’ll decide? If there’s anything else you need from me, just ask.

Thanks and best wishes,
${name}`,
  },
};
