import { describe, expect, it } from 'vitest';
import {
  designSchema,
  fontPairs,
  layoutCv,
  listSections,
  listTexts,
  renameSection,
  templateNames,
} from '.';
import { spanishAnalyst } from './fixtures';
import { contrastWithWhite } from './readable-accent';
import { templates } from './templates';

const lay = (options: Parameters<typeof layoutCv>[3]) =>
  layoutCv(spanishAnalyst, 'classic', 'es', options);

describe('what a person chooses besides the template', () => {
  it('a look that was kept before there were more choices is still one', () => {
    const kept = {
      template: 'executive',
      pageSize: 'letter',
      textSize: 'large',
      accent: '#1f6f78',
    };
    expect(designSchema.parse(kept)).toMatchObject(kept);
  });

  it.each(fontPairs)('faces %s change no word', (fonts) => {
    expect(listTexts(lay({ fonts }))).toEqual(listTexts(lay({})));
  });

  it('density changes gaps, margins the edges, and neither the size of the text', () => {
    const [plain, compact, narrow] = [
      lay({}),
      lay({ density: 'compact' }),
      lay({ margins: 'narrow' }),
    ];
    expect(compact.theme.gapsPt.section).toBeLessThan(plain.theme.gapsPt.section);
    expect(compact.theme.marginsPt).toEqual(plain.theme.marginsPt);
    expect(narrow.theme.marginsPt.left).toBeLessThan(plain.theme.marginsPt.left);
    expect(narrow.theme.gapsPt).toEqual(plain.theme.gapsPt);
    for (const { theme } of [compact, narrow]) expect(theme.sizesPt).toEqual(plain.theme.sizesPt);
  });

  it('headings are renamed or left out, by the id of their section', () => {
    const tree = lay({ sectionTitles: { work_experience: 'Trayectoria', skills: '' } });
    const heading = (id: string) =>
      listSections(tree).find((section) => section.id === id)?.heading;
    expect([heading('work_experience'), heading('skills')]).toEqual(['Trayectoria', '']);
  });

  it('a heading chosen in one language is not shown in the other, and can be given back', () => {
    const titles = renameSection(undefined, 'skills', 'es', 'Lo que sé hacer');
    const heading = (language: 'es' | 'en', sectionTitles: typeof titles) =>
      listSections(layoutCv(spanishAnalyst, 'classic', language, { sectionTitles })).find(
        ({ id }) => id === 'skills',
      )?.heading;
    expect(heading('es', titles)).toBe('Lo que sé hacer');
    expect(heading('en', titles)).toBe(heading('en', undefined));
    expect(heading('es', renameSection(titles, 'skills', 'es', ''))).toBe('');
    expect(renameSection(titles, 'skills', 'es', undefined)).toBeUndefined();
  });

  it('posts at one employer are under its name, and nothing of them is lost', () => {
    const [first, ...others] = spanishAnalyst.work_experience;
    const second = { ...others[0]!, company: first!.company.toUpperCase(), location: 'Sevilla' };
    const cv = { ...spanishAnalyst, work_experience: [first!, second, ...others.slice(1)] };
    const tree = layoutCv(cv, 'modern', 'es', { groupPosts: true });
    const work = listSections(tree).find(({ id }) => id === 'work_experience');
    expect(work?.blocks).toMatchObject([
      { lead: 'Banco Guadalquivir', detail: ['Sevilla'], dates: '' },
      { lead: first!.title, dates: first!.dates, isGrouped: true },
      { lead: second.title, dates: second.dates, isGrouped: true },
      // One job alone is led by its employer too: under the others it would seem to be of theirs.
      { lead: others[1]!.company, detail: [others[1]!.title, others[1]!.location] },
    ]);
  });
});

describe.each(templateNames)('%s', (name) => {
  const { colours, header } = templates[name].theme;

  it('can be read: every text colour has enough contrast on white', () => {
    for (const colour of [colours.ink, colours.muted, colours.accent]) {
      expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('opens with the name, and shows the photo only where it has a place', () => {
    const tree = layoutCv(spanishAnalyst, name, 'es', { photo: 'usual' }, { base64: 'AAAA' });
    expect(tree.header[0]).toMatchObject({ kind: 'name' });
    expect(tree.photo).not.toBeNull();
    expect(header.photoPt).toBeGreaterThan(0);
  });

  it('a photo is left out of an English document unless it is asked for', () => {
    const photo = { base64: 'AAAA' };
    const lay = (language: 'es' | 'en', use: 'none' | 'usual' | 'always') =>
      layoutCv(spanishAnalyst, name, language, { photo: use }, photo).photo;
    expect([lay('en', 'usual'), lay('en', 'always')]).toEqual([null, photo]);
    expect([lay('es', 'none'), lay('es', 'usual')]).toEqual([null, photo]);
  });

  it.each(templateNames)(
    'in %s no reader takes the gap between two letters for a space',
    (name) => {
      // pdftotext sees a space from a tenth of the type size on, the letters’ own room included.
      expect(templates[name].theme.heading.trackingEm).toBeLessThanOrEqual(0.06);
    },
  );
});
