import { describe, expect, it } from 'vitest';
import { cvSchema } from './cv-schema';
import { writeJsonResume } from './json-resume';
import { readCvShape, readCvWhole } from './read-cv-shape';

const canonical = cvSchema.parse({
  personal: {
    name: 'José Núñez Vidal',
    email: 'jose@example.com',
    title: 'Electricista',
    location: 'Lugo',
  },
  summary: 'Electricista con oficio.',
  work_experience: [
    {
      title: 'Oficial',
      company: 'Luz y Hogar',
      dates: 'mar. 2019 – actualidad',
      achievements: ['Cuadros eléctricos'],
    },
  ],
  education: [{ degree: 'Grado medio', institution: 'IES A Ponte', dates: '2014 – 2016' }],
  skills: ['Domótica'],
  certifications: [{ name: 'PRL', issuer: 'FLC', date: '2020' }],
  languages: [{ language: 'Gallego', proficiency: 'nativo' }],
  additional: { Carnés: ['B', 'C'] },
});

describe('readCvShape', () => {
  it('leaves the canonical shape as it is', () => {
    expect(readCvShape(structuredClone(canonical))).toEqual(canonical);
  });

  it.each(['gpt_data', 'structured_data', 'parsed_data', 'cvData'])('looks under %s', (name) => {
    expect(readCvShape({ [name]: { gpt_data: canonical } })).toEqual(canonical);
  });

  it('reads the flat form', () => {
    const cv = readCvShape({
      name: 'Ana',
      job_title: 'Chef',
      linkedin_url: 'linkedin.com/in/ana',
      website_url: 'ana.example',
    });
    expect(cv.personal).toMatchObject({
      name: 'Ana',
      title: 'Chef',
      linkedin: 'linkedin.com/in/ana',
      website: 'ana.example',
    });
  });

  it('reads experience with position, split skills, and certifications among the additional', () => {
    const cv = readCvShape({
      experience: [
        { position: 'Chef', company: 'Bar Sol', duration: '2019', responsibilities: ['Carta'] },
      ],
      skills: { technical: ['Sous-vide'], soft: ['Equipo'] },
      additional: { certifications: ['Manipulador de alimentos'], hobbies: 'Vela\nRemo' },
      languages: ['Inglés'],
    });
    expect(cv.work_experience[0]).toMatchObject({
      title: 'Chef',
      dates: '2019',
      achievements: ['Carta'],
    });
    expect(cv.skills).toEqual(['Sous-vide', 'Equipo']);
    expect(cv.certifications).toEqual([{ name: 'Manipulador de alimentos', issuer: '', date: '' }]);
    expect(cv.additional).toEqual({ hobbies: ['Vela', 'Remo'] });
    expect(cv.languages).toEqual([{ language: 'Inglés', proficiency: '' }]);
  });

  it('takes one thing where a list belongs for a list of one', () => {
    const cv = readCvShape({
      skills: 'Fontanería, gas y calefacción',
      education: { degree: 'Grado medio', achievements: [] },
      work_experience: 'Fontanero en Aguas Claras',
      languages: 'Gallego',
      certifications: { name: 'RITE' },
      additional: { Carnés: 'B' },
    });
    expect(cv).toMatchObject({
      skills: ['Fontanería, gas y calefacción'],
      education: [{ degree: 'Grado medio' }],
      work_experience: [{ title: 'Fontanero en Aguas Claras' }],
      languages: [{ language: 'Gallego' }],
      certifications: [{ name: 'RITE' }],
      additional: { Carnés: ['B'] },
    });
  });

  it.each([null, undefined, 7, 'text', [], { personal: 'no', skills: null, work_experience: {} }])(
    'gives an empty CV for %j',
    (value) => {
      expect(readCvShape(value)).toEqual(cvSchema.parse({}));
    },
  );
});

describe('JSON Resume', () => {
  it('is read whole', () => {
    const cv = readCvShape({
      basics: {
        name: 'Aoife Byrne',
        label: 'Nurse',
        url: 'https://aoife.example',
        location: { city: 'Cork', countryCode: 'IE' },
        profiles: [{ network: 'GitHub', username: 'aoife', url: 'https://github.com/aoife' }],
      },
      work: [
        {
          name: 'Mercy',
          position: 'Staff nurse',
          startDate: '2019-03',
          highlights: ['Night shift'],
        },
      ],
      education: [
        {
          institution: 'UCC',
          area: 'Nursing',
          studyType: 'BSc',
          startDate: '2014',
          endDate: '2018',
        },
      ],
      skills: [{ name: 'Clinical', keywords: ['Triage'] }, { name: 'Driving' }],
      volunteer: [{ organization: 'Red Cross', position: 'Helper' }],
    });
    expect(cv.personal).toMatchObject({
      name: 'Aoife Byrne',
      title: 'Nurse',
      location: 'Cork, IE',
      github: 'https://github.com/aoife',
    });
    expect(cv.work_experience[0]).toMatchObject({
      title: 'Staff nurse',
      company: 'Mercy',
      dates: '2019-03 – present',
    });
    expect(cv.education[0]).toMatchObject({
      degree: 'BSc',
      field_of_study: 'Nursing',
      dates: '2014 – 2018',
    });
    expect(cv.skills).toEqual(['Clinical', 'Triage', 'Driving']);
    expect(cv.additional).toEqual({ volunteer: ['Red Cross · Helper'] });
  });

  it('what we write is what we read', () => {
    expect(readCvShape(JSON.parse(JSON.stringify(writeJsonResume(canonical))))).toEqual(canonical);
  });

  it('what the format has no name for becomes a section', () => {
    const cv = readCvWhole({
      basics: { name: 'Aoife Byrne', image: 'https://aoife.example/me.png' },
      work: [{ name: 'Mercy', shifts: { nights: 'three a week' } }],
      'x-boat': ['licence'],
      meta: { version: '1.0.0' },
    });
    expect(cv.additional).toEqual({
      image: ['https://aoife.example/me.png'],
      work: ['shifts: nights: three a week'],
      'x-boat': ['licence'],
    });
  });
});
