import type { WorkItem } from '../cv';

const LEADING =
  /\b(?:equipos?|teams?|cuadrillas?|crews?|a (?:mi|su) cargo|al (?:frente|mando)|encargad[oa] de|liderad|lider[eéo]|dirig|dirij|coordin|supervis|manag|led|leading|head(?:ed|ing))/i;
const PEOPLE =
  /\b(\d{1,3})\s+(?:\p{L}+\s+)?(?:personas?|profesionales|emplead[oa]s|trabajador[ea]s|operari[oa]s|oficiales|peones|albañiles|tecnic[oa]s|técnic[oa]s|enfermer[oa]s|auxiliares|docentes|profesor[ea]s|comerciales|desarrollador[ea]s|ingenier[oa]s|camarer[oa]s|cociner[oa]s|miembros|people|employees|staff|engineers|developers|nurses|members|reports|operators|technicians|teachers|cooks|waiters|assistants|workers)\b/iu;

export interface LedPeople {
  readonly people: number;
  readonly line: string;
  /** A JSON pointer into the post: `/achievements/1`. */
  readonly pointer: string;
  /** Of the posts that were given, the one it is in. */
  readonly post: number;
}

/** The line that tells of the most people led. */
export function findLedPeople(posts: readonly WorkItem[]): LedPeople | null {
  let best: LedPeople | null = null;
  posts.forEach(({ description, achievements }, post) => {
    const texts = [
      { text: description, pointer: '/description' },
      ...achievements.map((text, at) => ({ text, pointer: `/achievements/${at}` })),
    ];
    for (const { text, pointer } of texts) {
      for (const line of text.split(/\n|(?<=[.;])\s/)) {
        const people = Number(PEOPLE.exec(line)?.[1] ?? 0);
        if (people < 2 || !LEADING.test(line)) continue;
        if (best === null || people > best.people)
          best = { people, line: line.trim(), pointer, post };
      }
    }
  });
  return best;
}
