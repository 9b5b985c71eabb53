import type { ColumnName, DocumentOptions } from './document-options';
import type { DocumentTree, Section } from './document-tree';
import { listRegionSections } from './list-sections';
import { templates } from './templates';

/** The sections by id as a person orders them: what opens the page heads the wider column. Null: there is no narrower one. */
export interface SectionPlaces {
  readonly main: readonly string[];
  readonly aside: readonly string[] | null;
  /** At which side the narrower one is. */
  readonly side: 'left' | 'right';
}

export function listSectionPlaces(tree: DocumentTree): SectionPlaces {
  const idsOf = (sections: readonly Section[]) => sections.map(({ id }) => id);
  const main = tree.regions.flatMap((region) =>
    idsOf(region.kind === 'split' ? region.main : listRegionSections(region)),
  );
  const { aside } = templates[tree.template];
  if (aside === null) return { main, aside: null, side: 'right' };
  return {
    main,
    side: aside.side,
    aside: tree.regions.flatMap((region) => (region.kind === 'split' ? idsOf(region.aside) : [])),
  };
}

export function findColumn({ main, aside }: SectionPlaces, id: string): ColumnName | null {
  if (main.includes(id)) return 'main';
  return aside?.includes(id) ? 'aside' : null;
}

export interface SectionMove {
  readonly id: string;
  readonly to: ColumnName;
  /** The section it comes before; null: it comes last. */
  readonly before: string | null;
}

type Order = Pick<DocumentOptions, 'sectionOrder' | 'sectionColumns'>;

/** What to keep of the order once a section has gone to its new place; null where nothing moves. */
export function moveSection(
  places: SectionPlaces,
  kept: Order,
  { id, to, before }: SectionMove,
): Order | null {
  const from = findColumn(places, id);
  if (from === null || before === id || (to === 'aside' && places.aside === null)) return null;
  const put = (ids: readonly string[], column: ColumnName) => {
    const others = ids.filter((other) => other !== id);
    if (column !== to) return others;
    const index = before === null ? -1 : others.indexOf(before);
    return others.toSpliced(index === -1 ? others.length : index, 0, id);
  };
  const sectionOrder = [...put(places.main, 'main'), ...put(places.aside ?? [], 'aside')];
  if (from !== to) return { sectionOrder, sectionColumns: { ...kept.sectionColumns, [id]: to } };
  const former = [...places.main, ...(places.aside ?? [])];
  return sectionOrder.every((other, index) => other === former[index]) ? null : { sectionOrder };
}

/** One place up or down in its column; null at its end. */
export function stepSection(places: SectionPlaces, id: string, step: -1 | 1): SectionMove | null {
  const to = findColumn(places, id);
  const ids = (to && places[to]) ?? [];
  const index = ids.indexOf(id);
  if (to === null || ids[index + step] === undefined) return null;
  return { id, to, before: ids[step === -1 ? index - 1 : index + 2] ?? null };
}
