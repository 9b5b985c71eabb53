import { readNames, readTable } from '../read-table';

const skillKinds = { h: 'hard', s: 'soft', t: 'tool', l: 'language' } as const;
export type SkillKind = (typeof skillKinds)[keyof typeof skillKinds];

/** Something a person can be able to do, in the words both languages have for it. */
export interface Skill {
  readonly id: string;
  readonly kind: SkillKind;
  /** The group it is under in its file: "nursing", "accounting". */
  readonly category: string;
  /** Names in each language; the first is the one that is shown. */
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Skills that go with it, by id. */
  readonly related: readonly string[];
  /** Skills whose names look alike and mean something else, by id. */
  readonly falseFriends: readonly string[];
}

/**
 * Reads lines such as
 * `triage ; h ; triaje, clasificación de pacientes ; triage, patient triage ; emergency-care ;`
 * An empty English column means: the same names as in Spanish.
 */
export function readSkills(source: string): readonly Skill[] {
  return readTable(source, 6).map(({ group, line, columns }) => {
    const [id = '', kind = '', es, en, related, falseFriends] = columns;
    if (!isKind(kind)) throw new Error(`unknown kind "${kind}" in line ${line}`);
    const spanish = readNames(es);
    const english = readNames(en);
    return {
      id,
      kind: skillKinds[kind],
      category: group,
      es: spanish,
      en: english.length > 0 ? english : spanish,
      related: readNames(related),
      falseFriends: readNames(falseFriends),
    };
  });
}

function isKind(letter: string): letter is keyof typeof skillKinds {
  return letter in skillKinds;
}
