import type { CvSkill, KeywordOptimization, KeywordStatus } from '../assistant';
import { nameEntry } from '../cv';
import type { Language } from '../language';
import type { OptimizeWords } from './optimize-words';
import type { ScoreContext } from './score-context';

const LONGEST_PLACE = 60;

/** Each keyword of the field, whether the CV shows it, and where it belongs. */
export function placeKeywords(
  context: ScoreContext,
  words: OptimizeWords,
  language: Language,
): KeywordOptimization[] {
  return context.keywords.map(({ id, names, relevance }) => {
    const skill = context.skills.get(id);
    const status = judge(skill);
    const use = skill?.places.find(({ section }) => section !== 'skills');
    const place = use === undefined ? '' : namePlace(context, use.pointer, use.section, words);
    return {
      keyword: names[language],
      relevance,
      placement: words.placement(status, place),
      status,
      pointer: (status === 'missing' ? undefined : skill?.places[0]?.pointer) ?? '/skills',
    };
  });
}

function judge(skill: CvSkill | undefined): KeywordStatus {
  if (skill === undefined) return 'missing';
  const isListed = skill.places.some(({ section }) => section === 'skills');
  const isShown = skill.places.some(({ section }) => section !== 'skills');
  return isListed ? (isShown ? 'placed' : 'listed') : 'shown';
}

/** "Experiencia (Enfermera)". */
function namePlace(
  { cv }: ScoreContext,
  pointer: string,
  section: string,
  words: OptimizeWords,
): string {
  const name = words.sections[section === 'personal' ? 'title' : section] ?? section;
  const at = Number(pointer.split('/')[2]);
  const entry =
    section === 'work_experience' || section === 'education' ? cv[section][at] : undefined;
  const label = entry === undefined ? '' : nameEntry(entry).slice(0, LONGEST_PLACE);
  return label === '' ? name.toLowerCase() : `${name.toLowerCase()} (${label})`;
}
