import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import {
  documentLanguages,
  layoutCv,
  listSections,
  listTexts,
  type TemplateName,
  templateNames,
  writeText,
} from '.';
import { makeSample, sampleNames, spanishAnalyst } from './fixtures/sample-cvs';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(templateNames)('%s', (template) => {
  describe.each(documentLanguages)('in %s', (language) => {
    it.each(sampleNames)('plain text of "%s" has the tree’s words in their order', (sample) => {
      const tree = layoutCv(makeSample(sample, language), template, language);
      expect(words(writeText(tree))).toEqual(words(listTexts(tree).join(' ')));
    });
  });

  it('shows every text of the CV', () => {
    const printed = listTexts(layoutCv(spanishAnalyst, template, 'es')).join('\n');
    const { personal, work_experience, education, skills, certifications, languages } =
      spanishAnalyst;
    const given = [
      ...Object.values(personal),
      spanishAnalyst.summary,
      ...work_experience.flatMap((item) => [item.title, item.company, item.dates]),
      ...work_experience.flatMap((item) => [item.description, ...item.achievements]),
      ...education.flatMap((item) => [item.degree, item.institution, item.dates]),
      ...skills,
      ...certifications.flatMap((item) => Object.values(item)),
      ...languages.flatMap((item) => Object.values(item)),
      ...Object.values(spanishAnalyst.additional).flat(),
    ];
    expect(given.filter((text) => !printed.includes(text))).toEqual([]);
  });
});

describe('layoutCv', () => {
  it('headings are in the language of the document', () => {
    const headings = (language: 'es' | 'en') =>
      listSections(layoutCv(spanishAnalyst, 'minimal', language)).map(({ heading }) => heading);
    expect(headings('es').slice(0, 3)).toEqual(['Perfil', 'Experiencia', 'Formación']);
    expect(headings('en').slice(0, 3)).toEqual(['Profile', 'Experience', 'Education']);
  });

  it('a section without content has no heading', () => {
    const cv = cvSchema.parse({
      summary: '  ',
      skills: ['', ' '],
      additional: { Otros: ['\u0000'] },
    });
    expect(listTexts(layoutCv(cv, 'modern', 'es'))).toEqual([]);
  });

  it('an entry leads with the first thing given', () => {
    const cv = cvSchema.parse({ work_experience: [{ company: 'Luz y Hogar', location: 'Lugo' }] });
    const [section] = listSections(layoutCv(cv, 'modern', 'es'));
    expect(section?.blocks[0]).toMatchObject({ lead: 'Luz y Hogar', detail: ['Lugo'] });
  });

  it('a job may lead with its employer; a study always leads with what was learned', () => {
    const leads = (template: TemplateName) =>
      listSections(layoutCv(spanishAnalyst, template, 'es'))
        .filter(({ id }) => id === 'work_experience' || id === 'education')
        .map(({ blocks: [entry] }) => (entry?.kind === 'entry' ? entry.lead : ''));
    const [job, study] = ['Analista de datos sénior', 'Máster en Ciencia de Datos'];
    expect(leads('modern')).toEqual([job, study]);
    expect(leads('executive')).toEqual(['Banco Guadalquivir', study]);
    expect(leads('technical').toSorted()).toEqual(['Banco Guadalquivir', study]);
  });

  it('in a narrow column dates come last, with their place, so that names have its whole width', () => {
    const find = (template: TemplateName) =>
      listSections(layoutCv(spanishAnalyst, template, 'es'))
        .find(({ id }) => id === 'certifications')
        ?.blocks.at(0);
    expect(find('modern')).toMatchObject({
      ...{ dates: '', detail: ['Microsoft', '2022'] },
      detailAt: ['/certifications/0/issuer', '/certifications/0/date'],
    });
    expect(find('classic')).toMatchObject({ dates: '2022', detail: ['Microsoft'] });
  });

  it('what was studied is not said twice', () => {
    const lay = (degree: string) =>
      listTexts(
        layoutCv(
          cvSchema.parse({ education: [{ degree, field_of_study: 'Estadística' }] }),
          'classic',
          'es',
        ),
      );
    expect(lay('Grado en estadística')).toEqual(['Formación', 'Grado en estadística']);
    expect(lay('Máster')).toEqual(['Formación', 'Máster', 'Estadística']);
  });

  it('calls the first of two phones', () => {
    const cv = cvSchema.parse({ personal: { phone: '301 555 01 / 302 555 02' } });
    expect(layoutCv(cv, 'modern', 'es').header[0]).toMatchObject({
      items: [{ text: '301 555 01 / 302 555 02', href: 'tel:30155501' }],
    });
  });

  it('links what can be followed and nothing else', () => {
    const cv = cvSchema.parse({
      personal: {
        email: 'ana@example.com',
        phone: '+34 612 345 678',
        linkedin: 'https://www.linkedin.com/in/ana-ejemplo/',
        website: 'javascript:alert(1)',
      },
    });
    const [contact] = layoutCv(cv, 'modern', 'es').header;
    expect(contact).toEqual({
      kind: 'contact',
      items: [
        {
          kind: 'email',
          at: '/personal/email',
          text: 'ana@example.com',
          href: 'mailto:ana@example.com',
        },
        { kind: 'phone', at: '/personal/phone', text: '+34 612 345 678', href: 'tel:+34612345678' },
        {
          kind: 'web',
          at: '/personal/linkedin',
          text: 'linkedin.com/in/ana-ejemplo',
          href: 'https://www.linkedin.com/in/ana-ejemplo/',
        },
        { kind: 'web', at: '/personal/website', text: 'javascript:alert(1)', href: null },
      ],
    });
  });

  it('says on which site a profile is', () => {
    const personal = {
      linkedin: 'ana-ejemplo',
      github: '@anaejemplo',
      website: 'ana.example.com',
    };
    const [contact] = layoutCv(cvSchema.parse({ personal }), 'modern', 'es').header;
    expect(contact).toMatchObject({
      items: [
        { text: 'linkedin.com/in/ana-ejemplo', href: 'https://linkedin.com/in/ana-ejemplo' },
        { text: 'github.com/anaejemplo', href: 'https://github.com/anaejemplo' },
        { text: 'ana.example.com' },
      ],
    });
  });

  it('sections are in the order the person chose, the others after them', () => {
    const tree = layoutCv(spanishAnalyst, 'classic', 'es', {
      sectionOrder: ['skills', 'Voluntariado', 'education'],
    });
    expect(listSections(tree).map(({ id }) => id)).toEqual([
      'skills',
      'Voluntariado',
      'education',
      'summary',
      'work_experience',
      'certifications',
      'languages',
      'Publicaciones',
    ]);
  });

  it('page, text size and accent follow the options', () => {
    const tree = layoutCv(spanishAnalyst, 'modern', 'es', {
      pageSize: 'letter',
      textSize: 'large',
      accent: '#ffee00',
    });
    expect(tree.page).toEqual({ size: 'letter', widthPt: 612, heightPt: 792 });
    expect(tree.theme.sizesPt.body).toBeGreaterThan(
      layoutCv(spanishAnalyst, 'modern', 'es').theme.sizesPt.body,
    );
    // Bright yellow cannot be read on white: the same hue, darker.
    expect(tree.theme.colours.accent).toMatch(/^#[4-8]/);
  });

  it('a photo is where the template has a place for it, until the person chooses otherwise', () => {
    const photo = { base64: 'AAAA' };
    const hasPhoto = (...[template, language, photoUse]: Parameters<typeof look>) =>
      look(template, language, photoUse).photo !== null;
    const look = (
      template: 'sidebar' | 'modern',
      language: 'es' | 'en',
      use?: 'none' | 'usual' | 'always',
    ) => layoutCv(spanishAnalyst, template, language, { photo: use }, photo);
    expect(hasPhoto('sidebar', 'es')).toBe(true);
    expect(hasPhoto('sidebar', 'en')).toBe(false);
    expect(hasPhoto('sidebar', 'es', 'none')).toBe(false);
    expect(hasPhoto('modern', 'es')).toBe(false);
    expect(hasPhoto('modern', 'es', 'usual')).toBe(true);
  });

  it('a paragraph the person broke stays broken', () => {
    const cv = cvSchema.parse({ summary: 'Uno.\r\n\r\nDos.' });
    expect(listTexts(layoutCv(cv, 'minimal', 'es'))).toEqual(['Perfil', 'Uno.', 'Dos.']);
  });
});
