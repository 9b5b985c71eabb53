import type { CvMetadata, SectionNames } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';

interface NewTexts {
  readonly parsed_data?: Cv | null | undefined;
  readonly parsed_data_english?: Cv | null | undefined;
}

const NO_NAMES: SectionNames = { original: [], english: [] };

/** The order in which a person's own sections are. */
export function readSectionNames({ section_names = NO_NAMES }: CvMetadata): SectionNames {
  return section_names;
}

/** For the metadata of a CV whose texts are written as given. */
export function noteSectionNames(
  metadata: CvMetadata,
  { parsed_data, parsed_data_english }: NewTexts,
): CvMetadata {
  const before = readSectionNames(metadata);
  return {
    section_names: {
      original: parsed_data ? Object.keys(parsed_data.additional) : before.original,
      english: parsed_data_english ? Object.keys(parsed_data_english.additional) : before.english,
    },
  };
}

/** A text as the database gave it, with its sections in their order; those of unknown place come last. */
export function orderSections<T>(data: T, order: readonly string[]): T {
  const additional: unknown = Object(data).additional;
  if (typeof additional !== 'object' || additional === null) return data;
  const places = new Map(order.map((name, index) => [name, index]));
  const place = (name: string) => places.get(name) ?? order.length;
  const sorted = Object.entries(additional).toSorted(([a], [b]) => place(a) - place(b));
  return { ...data, additional: Object.fromEntries(sorted) };
}
