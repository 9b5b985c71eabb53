export const nounForms = ['ms', 'fs', 'mp', 'fp'] as const;
/** Masculine or feminine, singular or plural. */
export type NounForm = (typeof nounForms)[number];

export function readNouns(
  lists: Readonly<Partial<Record<NounForm, string>>> = {},
): ReadonlyMap<string, NounForm> {
  return new Map(
    nounForms.flatMap((form) =>
      (lists[form] ?? '').split(' ').map((noun) => [noun, form] as const),
    ),
  );
}
