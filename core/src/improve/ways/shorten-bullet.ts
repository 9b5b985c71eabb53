import type { Language } from '../../language';
import { readNumbers } from '../guard/read-numbers';
import { findSkillMentions } from '../skill-index';

const MIN_WORDS = 4;

/** Ends of sentences that say what anything is done for, and asides. */
const ENDINGS: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    /,? (?:para|a fin de|con el fin de|con el objetivo de) (?:así )?(?:garantizar|asegurar|lograr|conseguir|ofrecer|mejorar|mantener|facilitar|cumplir|satisfacer|optimizar|favorecer|fomentar|contribuir)\p{L}* [^.;]+(?=\.?$)/u,
    /(?<=^(?!ayud|enseñ|form|prepar|capacit|entren|instru).*),? para \p{Ll}{2,}[aei]r(?:l[aeo]s?|se)? [^.;,]+(?=\.?$)/iu,
    /,? (?:porque|ya que|puesto que|dado que|aunque|para que|incluso)(?![\p{L}])[^.;]*(?=\.?$)/u,
    /,? (?:garantizando|asegurando|logrando|consiguiendo|ofreciendo|manteniendo|facilitando|cumpliendo|favoreciendo|velando) [^.;]+(?=\.?$)/u,
  ],
  en: [
    /,? (?:in order to|so as to|to) (?:ensure|guarantee|achieve|provide|offer|improve|maintain|facilitate|support|optimi[sz]e|foster|help) [^.;]+(?=\.?$)/u,
    /,? (?:because|although|even though|even|so that|so as to|but not)(?![\p{L}])[^.;]*(?=\.?$)/u,
    /,? (?:thereby |thus )?(?:ensuring|guaranteeing|achieving|providing|offering|maintaining|facilitating|supporting|fostering|helping) [^.;]+(?=\.?$)/u,
  ],
};
const ASIDE = / \([^()]*\)/u;

/** The line without its aside or its purpose, where no number, name or skill goes with it; null where nothing can go. */
export function shortenBullet(text: string, language: Language): string | null {
  const shorter = text
    .split('\n')
    .map((line) => [ASIDE, ...ENDINGS[language]].reduce(dropEmpty, line))
    .join('\n');
  return shorter === text ? null : shorter;
}

function dropEmpty(line: string, pattern: RegExp): string {
  const [part] = pattern.exec(line) ?? [];
  if (part === undefined || holdsFact(part)) return line;
  const shorter = line.replace(pattern, '');
  return shorter.trim().split(/\s+/).length < MIN_WORDS ? line : shorter;
}

function holdsFact(part: string): boolean {
  return (
    /[\p{Lu}\d]/u.test(part) || readNumbers(part).length > 0 || findSkillMentions(part).length > 0
  );
}
