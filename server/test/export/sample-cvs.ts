import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import { makeSample } from '@trayecto/core/document/fixtures';
import { cvFixtures } from '@trayecto/core/import/fixtures';
import { englishLives } from './english-lives';
import { englishTrades } from './english-trades';
import { spanishLives } from './spanish-lives';
import { spanishTrades } from './spanish-trades';
import { variedCvs } from './varied-cvs';

export interface NamedCv {
  readonly name: string;
  readonly cv: Cv;
}

/** CVs of many trades whose documents are read back to see whether all of them returns. */
export function listSampleCvs(language: DocumentLanguage): NamedCv[] {
  const others =
    language === 'es'
      ? { ...spanishTrades, ...spanishLives }
      : { ...englishTrades, ...englishLives };
  const own = Object.entries(cvFixtures)
    .filter(([, fixture]) => fixture.language === language)
    .map(([name, { cv }]) => ({ name, cv }));
  return [
    { name: 'normal', cv: makeSample('normal', language) },
    { name: 'five pages', cv: makeSample('five pages', language) },
    ...own,
    ...Object.entries({ ...variedCvs[language], ...others }).map(([name, cv]) => ({ name, cv })),
  ];
}
