import { readNames, readRows } from '../../tables';

const skillKinds = ['hard', 'soft', 'tool', 'language'] as const;
type SkillKind = (typeof skillKinds)[number];

const columns = ['category', 'id', 'kind', 'es', 'en', 'related', 'false friends'] as const;

/** Something a person can be able to do, in the words both languages have for it. */
export interface Skill {
  readonly id: string;
  readonly kind: SkillKind;
  /** What it is part of: "nursing", "accounting". */
  readonly category: string;
  /** Names in each language; the first is the one that is shown. */
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Skills that go with it, by id. */
  readonly related: readonly string[];
  /** Skills whose names look alike and mean something else, by id. */
  readonly falseFriends: readonly string[];
}

/** An empty English cell means: the same names as in Spanish. */
export function readSkills(table: string): readonly Skill[] {
  return readRows(table, columns).map((row) => {
    const { id, category, kind } = row;
    if (!isKind(kind)) throw new Error(`unknown kind "${kind}" of ${id}`);
    const es = readNames(row.es);
    const en = readNames(row.en);
    return {
      id,
      kind,
      category,
      es,
      en: en.length > 0 ? en : es,
      related: readNames(row.related),
      falseFriends: readNames(row['false friends']),
    };
  });
}

function isKind(word: string): word is SkillKind {
  return skillKinds.some((kind) => kind === word);
}
