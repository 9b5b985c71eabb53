import type { DocumentLanguage } from '@trayecto/core/document';

interface WeaveWords {
  readonly foundByModel: string;
  readonly modelWording: string;
  scores(before: number, after: number, proposals: number): string;
  open(checks: readonly string[]): string;
  readonly unknownIndustry: string;
}

const listEs = new Intl.ListFormat('es');
const listEn = new Intl.ListFormat('en');

/** Sentences of ours around a model's; they are kept with the result, in its language. */
export const weaveWords: Readonly<Record<DocumentLanguage, WeaveWords>> = {
  es: {
    foundByModel: 'Lo señaló el modelo en el anuncio y no cuenta en el porcentaje.',
    modelWording: 'Redacción del modelo, solo con datos de tu CV.',
    scores: (before, after, proposals) =>
      `Tu perfil está en ${before} de 100; con ${proposals === 1 ? 'el cambio propuesto' : `los ${proposals} cambios propuestos`} queda en ${after}.`,
    open: (checks) => `Lo que más puede subir ahora depende de ti: ${listEs.format(checks)}.`,
    unknownIndustry:
      'No conocemos ese sector por su nombre: las palabras clave son las de tu oficio.',
  },
  en: {
    foundByModel: 'The model pointed it out in the posting; it does not count in the percentage.',
    modelWording: 'The model’s wording, with facts of your CV only.',
    scores: (before, after, proposals) =>
      `Your profile stands at ${before} of 100; with the ${proposals === 1 ? 'proposed change' : `${proposals} proposed changes`} it reaches ${after}.`,
    open: (checks) => `What can rise most now is up to you: ${listEn.format(checks)}.`,
    unknownIndustry:
      'We do not know that industry by its name: the keywords are those of your trade.',
  },
};
