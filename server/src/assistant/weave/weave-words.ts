import type { DocumentLanguage } from '@trayecto/core/document';
import { andLists } from '@trayecto/core/text';

interface WeaveWords {
  readonly foundByModel: string;
  seenByModel(quote: string): string;
  readonly modelWording: string;
  scores(before: number, after: number, proposals: number): string;
  open(checks: readonly string[]): string;
  readonly unknownIndustry: string;
}

/** Sentences of ours around a model's; they are kept with the result, in its language. */
export const weaveWords: Readonly<Record<DocumentLanguage, WeaveWords>> = {
  es: {
    foundByModel: 'Lo ha visto el modelo en la oferta. No cuenta en el porcentaje.',
    seenByModel: (quote) =>
      `El modelo cree que lo muestra «${quote}». Si es así, dilo con sus palabras en tu CV.`,
    modelWording: 'Redacción del modelo, solo con datos de tu CV.',
    scores: (before, after, proposals) =>
      `Tu perfil saca ${before} de 100. Con ${proposals === 1 ? 'el cambio propuesto' : `los ${proposals} cambios propuestos`} llega a ${after}.`,
    open: (checks) =>
      `El resto depende de ti. Lo que más te haría subir: ${andLists.es.format(checks)}.`,
    unknownIndustry:
      'No conocemos ese sector por su nombre, así que las palabras clave son las de tu profesión.',
  },
  en: {
    foundByModel: 'The model found it in the job description. It doesn’t count towards your match.',
    seenByModel: (quote) =>
      `The model thinks “${quote}” shows it. If so, say it in those words in your CV.`,
    modelWording: 'Worded by the model, using only facts from your CV.',
    scores: (before, after, proposals) =>
      `Your profile scores ${before} out of 100. With the ${proposals === 1 ? 'suggested change' : `${proposals} suggested changes`}, it reaches ${after}.`,
    open: (checks) => `The rest is up to you. You’d gain most from: ${andLists.en.format(checks)}.`,
    unknownIndustry:
      'We don’t know that industry by name, so the keywords are those of your profession.',
  },
};
