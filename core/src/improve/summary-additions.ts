import type { FocusArea, ImproveStyle } from '../assistant';
import type { Cv } from '../cv';
import { foldText, type Language } from '../language';
import { beginWithSmallLetter } from '../text';
import type { EditPlan } from './edit-plan';
import { emptyPatterns, isFound } from './empty-patterns';
import { listEmployers } from './list-employers';
import { findTeamLine } from './order-by-focus';
import { findSkills, isNamedTool } from './skill-index';

type Kind = 'tools' | 'study' | 'career' | 'skills' | 'leading' | 'posts';

/** What each style and focus puts into the summary besides the person's own sentences. */
const BY_STYLE: Readonly<Record<ImproveStyle, readonly Kind[]>> = {
  formal: [],
  startup: ['tools', 'skills'],
  academic: ['study'],
  executive: ['career'],
};
const BY_FOCUS: Readonly<Record<FocusArea, readonly Kind[]>> = {
  balanced: [],
  experience: [],
  education: ['study'],
  skills: ['skills'],
  leadership: ['leading', 'posts'],
};
const LABELS: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  es: {
    tools: 'Herramientas',
    study: 'Formación',
    career: 'Trayectoria',
    skills: 'Competencias principales',
    leading: 'Dirección de personas',
    posts: 'Puestos',
  },
  en: {
    tools: 'Tools',
    study: 'Education',
    career: 'Career',
    skills: 'Main skills',
    leading: 'Leading people',
    posts: 'Roles held',
  },
};
const MOST_ITEMS = 4;
const KINDS: readonly Kind[] = ['study', 'tools', 'skills', 'leading', 'posts', 'career'];

/** The person's own sentences, and those that the style and the focus add, each from the CV's own words. */
export function addToSummary(own: string, cv: Cv, plan: EditPlan): string {
  const told = ` ${foldText(own)} `;
  const pick = (kinds: readonly Kind[]) =>
    kinds.find((kind) => {
      const items = listItems(kind, cv);
      return items.length > 0 && !items.every((item) => told.includes(` ${foldText(item)} `));
    });
  const wanted = new Set([pick(BY_STYLE[plan.style]), pick(BY_FOCUS[plan.focusArea])]);
  const added = KINDS.filter((kind) => wanted.has(kind)).map((kind) =>
    sayItems(kind, listItems(kind, cv), plan.language),
  );
  if (added.length === 0) return own;
  return [/[.!?…:)»”"]$/u.test(own) ? own : `${own}.`, ...added].join(' ');
}

/** The summary without what an earlier improvement added, in this style or another. */
export function dropAdditions(summary: string, cv: Cv, language: Language): string {
  const made = KINDS.map((kind) => sayItems(kind, listItems(kind, cv), language)).filter(
    (text) => text !== '',
  );
  let own = summary;
  for (let last: string | undefined = ''; last !== undefined; ) {
    last = made.find((text) => own === text || own.endsWith(` ${text}`));
    if (last !== undefined) own = own.slice(0, own.length - last.length).trimEnd();
  }
  return own;
}

function sayItems(kind: Kind, items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (last === '') return '';
  const and = language === 'en' ? 'and' : /^h?i(?![ae])/i.test(last) ? 'e' : 'y';
  const row = items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
  return `${LABELS[language][kind]}: ${row}${row.endsWith('.') ? '' : '.'}`;
}

function listItems(kind: Kind, cv: Cv): readonly string[] {
  return listWords(kind, cv).filter((item) =>
    /^[\p{L}\p{N}][\p{L}\p{N} .,+#/&'’()%-]*$/u.test(item),
  );
}

function listWords(kind: Kind, cv: Cv): readonly string[] {
  switch (kind) {
    case 'tools':
      return listPlain(cv.skills)
        .filter((text) => findSkills(text).some(({ skill }) => isNamedTool(skill)))
        .slice(0, MOST_ITEMS);
    case 'skills':
      return listPlain(cv.skills)
        .filter((text) =>
          findSkills(text).every(({ skill }) => skill.kind !== 'soft' && skill.kind !== 'language'),
        )
        .slice(0, MOST_ITEMS);
    case 'study': {
      const [first] = cv.education;
      const parts = [first?.degree.trim() ?? '', first?.institution.trim() ?? ''];
      return parts[0] === '' ? [] : [parts.filter((part) => part !== '').join(', ')];
    }
    case 'career':
      return listEmployers(cv).slice(0, 3);
    case 'posts':
      return [...new Set(cv.work_experience.map(({ title }) => title.trim()))]
        .filter((title) => title !== '' && !/[.,;:]/.test(title))
        .slice(0, 3);
    case 'leading': {
      const line = findTeamLine(cv);
      return line === null ? [] : [beginWithSmallLetter(line)];
    }
  }
}

/** Names of skills that can be in a row. */
const listPlain = (skills: readonly string[]) =>
  skills.filter(
    (text) =>
      text.trim() !== '' &&
      text.length <= 40 &&
      !/ (?:y|e|and|&) |[,;:.]/.test(text) &&
      !isClaim(text),
  );

const isClaim = (text: string) =>
  isFound(emptyPatterns.es.claim, text) || isFound(emptyPatterns.en.claim, text);
