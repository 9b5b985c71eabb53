import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import { makeSample } from '../../../core/src/document/fixtures/sample-cvs';
import { cvFixtures } from '../../../core/src/import/fixtures';

export interface NamedCv {
  readonly name: string;
  readonly cv: Cv;
}

/** CVs of many trades whose documents are read back to see whether all of them returns. */
export function listSampleCvs(language: DocumentLanguage): NamedCv[] {
  const own = Object.entries(cvFixtures)
    .filter(([, fixture]) => fixture.language === language)
    .map(([name, { cv }]) => ({ name, cv }));
  return [
    { name: 'normal', cv: makeSample('normal', language) },
    { name: 'five pages', cv: makeSample('five pages', language) },
    ...own,
  ];
}
