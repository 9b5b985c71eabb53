import {
  type DocumentLanguage,
  documentLanguages,
  type TemplateName,
  templateNames,
} from '@trayecto/core/document';

export interface Combination<T> {
  readonly template: TemplateName;
  readonly language: DocumentLanguage;
  readonly sample: T;
  /** Each template, and each sample in each language, is in one that is not long. */
  readonly isLong: boolean;
}

/** Every sample in every template and language; samples of one place in their list take the templates in turn. */
export function combineDocuments<T>(
  listSamples: (language: DocumentLanguage) => readonly T[],
): Combination<T>[] {
  return documentLanguages.flatMap((language, languageAt) =>
    listSamples(language).flatMap((sample, sampleAt) =>
      templateNames.map((template, templateAt) => ({
        template,
        language,
        sample,
        isLong: (sampleAt + languageAt) % templateNames.length !== templateAt,
      })),
    ),
  );
}

export const tagLong = (isLong: boolean) => (isLong ? { tags: ['long'] } : {});
