import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { analyzeSkillGap } from '../analyze-skill-gap';

const NOW = new Date('2026-11-15T00:00:00Z');

function compare(cv: object, jobDescription: string) {
  const result = analyzeSkillGap(
    { cv: cvSchema.parse(cv), jobDescription, jobTitle: '', language: 'es' },
    NOW,
  );
  return {
    matched: result.matchedSkills.map(({ id }) => id),
    missing: result.missingSkills.map(({ id }) => id),
    demandOf: (id: string) => result.posting.requirements.find((one) => one.id === id)?.demand,
  };
}

describe('what is hardly known or not finished', () => {
  it.each([
    ['Figma (nociones)', 'Requisitos:\n- Figma', 'figma'],
    ['PyTorch (online course)', 'Requirements:\n- Deep learning with PyTorch', 'pytorch'],
    ['Python (basic scripting)', 'Requirements:\n- Python', 'python'],
    ['Figma (a few tutorials)', 'Requirements:\n- Figma', 'figma'],
  ])('%s does not show what is asked for', (skill, posting, id) => {
    expect(compare({ skills: [skill] }, posting).missing).toContain(id);
    expect(compare({ skills: [skill.replace(/ \(.*/, '')] }, posting).matched).toContain(id);
  });

  it('is enough where little is asked for', () => {
    expect(compare({ skills: ['SQL (basic)'] }, 'Requirements:\n- Basic SQL').matched).toEqual([
      'sql',
    ]);
  });

  it.each(['CIPD Level 5 (in progress, due 2027)', 'CIPD Level 5, en preparación'])(
    '%s is no certificate yet',
    (name) => {
      const { matched } = compare(
        { certifications: [{ name }] },
        'Requirements:\n- CIPD Level 5 qualified',
      );
      expect(matched).toEqual([]);
    },
  );

  it('a haircut for women is none for men', () => {
    const cv = { work_experience: [{ title: 'Peluquera', achievements: ['Corte de señora'] }] };
    expect(compare(cv, 'Requisitos:\n- Corte de caballero').missing).toEqual(['hair-cutting']);
  });
});

describe('what includes what', () => {
  it.each([
    ['BambooHR', 'HRIS', 'hris'],
    ['Zendesk', 'ticketing systems', 'ticketing-systems'],
    ['BigQuery', 'cloud computing', 'cloud-computing'],
    ['Proxmox', 'virtualización', 'virtualization'],
    ['Mastercam', 'CAM', 'cam'],
  ])('%s shows %s', (skill, asked, id) => {
    expect(compare({ skills: [skill] }, `Requisitos:\n- ${asked}`).matched).toEqual([id]);
  });

  it('takes one of several qualifications, and one of two tools in brackets', () => {
    const { missing } = compare(
      { certifications: [{ name: 'ACCA' }], skills: ['Jenkins'] },
      'Requirements:\n- ACA/ACCA/CIMA qualified\n- CI/CD (GitLab CI, Jenkins)',
    );
    expect(missing).toEqual([]);
  });
});

describe('a name that is said or not', () => {
  const cv = {
    work_experience: [
      {
        title: 'Systems Administrator',
        achievements: [
          'Patch and harden RHEL boxes, write Bash scripts for backups',
          'Automated server builds with Puppet, cutting set-up from two days to an hour',
        ],
      },
    ],
  };

  it('is shown by no likeness: a language for programs', () => {
    expect(compare(cv, 'Requirements:\n- You script in Python').missing).toEqual(['python']);
  });
});

describe('languages', () => {
  it.each(['Full Irish driving licence', 'French passport', 'German citizen'])(
    'are not what a paper of that country speaks: %s',
    (line) => {
      const posting = 'Requirements:\n- Irish\n- French\n- German';
      expect(compare({ summary: line }, posting).matched).toEqual([]);
    },
  );

  it('gives a level to the language behind it', () => {
    const { matched } = compare(
      { languages: [{ language: 'Inglés', proficiency: 'C1' }] },
      'Requirements:\n- Business-level English and native Spanish or Italian',
    );
    expect(matched).toEqual(['english']);
  });

  it('takes English for technical English', () => {
    const cv = { languages: [{ language: 'English', proficiency: 'Native' }] };
    expect(compare(cv, 'Requisitos:\n- Inglés técnico').matched).toEqual(['technical-english']);
  });
});

describe('how a job description goes on', () => {
  it('knows what a day looks like, what would be welcome and what you will be', () => {
    const { matched, demandOf } = compare(
      { skills: ['Zendesk', 'Excel', 'Polish'] },
      'Support Specialist\n\nWhat the day looks like\nYou will answer tickets in Zendesk.\n\nRequirements\n- Troubleshooting\n- Two years of support work\n- You will be an expert in Excel\n- Polish would be welcome',
    );
    expect(matched).toEqual(expect.arrayContaining(['zendesk', 'excel']));
    expect(demandOf('excel')).toBe('required');
    expect(demandOf('polish')).toBe('optional');
  });

  it('reads one noun of a labelled list', () => {
    const posting = 'Peluquería\nRequisitos: mechas.\nDeseable: extensiones, alisados.';
    expect(compare({}, posting).missing.join()).toMatch(/extension/);
  });
});

describe('what was done', () => {
  it.each([
    ['Preparo las facturas y las envío por correo', 'Facturación', 'invoicing'],
    ['Enseño pisos y negocio el precio', 'Capacidad de negociación', 'negotiation'],
    ['On call one week in four', 'Guardias 24x7', 'unknown:guardia 24x7'],
    ['HCPC registered', 'HCPC registration', 'hcpc-registration'],
  ])('%s shows %s', (line, asked, id) => {
    const cv = { work_experience: [{ title: 'Técnica', achievements: [line] }] };
    expect(compare(cv, `Requisitos:\n- ${asked}`).matched).toEqual([id]);
  });

  it.each([
    ['Developers own the Jenkins jobs', 'CI/CD', 'ci-cd'],
    ['Lo mercantil lo derivo a otro despacho', 'Derecho mercantil', 'company-law'],
  ])('%s does not show %s', (line, asked, id) => {
    const cv = { work_experience: [{ title: 'Técnica', achievements: [line] }] };
    expect(compare(cv, `Requisitos:\n- ${asked}`).missing).toEqual([id]);
  });
});

describe('a course', () => {
  const certified = (name: string) => ({ certifications: [{ name }] });

  it.each([
    ['Curso online de xilografía japonesa, 6 h', 'Requisitos:\n- Xilografía japonesa'],
    ['Curso de xilografía japonesa', 'Requisitos:\n- Experiencia en xilografía japonesa'],
  ])('of a morning shows little, and none shows experience: %s', (name, posting) => {
    expect(compare(certified(name), posting).matched).toEqual([]);
  });

  it.each([
    ['Curso de xilografía japonesa, 300 h', 'Requisitos:\n- Xilografía japonesa'],
    ['Primeros auxilios, 6 h', 'Requisitos:\n- Primeros auxilios'],
  ])('that is long, or in what is learned in a morning, shows it: %s', (name, posting) => {
    expect(compare(certified(name), posting).matched).toHaveLength(1);
  });

  it('that was left denies no work', () => {
    const cv = {
      work_experience: [
        {
          title: 'Peón',
          dates: '2019 - 2022',
          achievements: ['Soldaba con electrodo rejas y portones'],
        },
      ],
      education: [{ degree: 'Grado Medio en Soldadura con electrodo (sin terminar)' }],
    };
    expect(compare(cv, 'Requisitos:\n- Soldadura con electrodo').missing).toEqual([]);
  });
});

it('where somebody lives is shown by no work', () => {
  const cv = {
    work_experience: [
      {
        title: 'Recepcionista',
        dates: '2019 - 2022',
        achievements: ['Turnos en el hotel de la isla'],
      },
    ],
  };
  expect(compare(cv, 'Requisitos:\n- Residencia en la isla').matched).toEqual([]);
});

it.each([
  ['Requirements:\n- Customs entry experience', 'customer-experience'],
  ['Requirements:\n- Work a deck oven', 'seamanship'],
])('a word that only asks is no part of a name: %s', (posting, id) => {
  expect(compare({}, posting).missing).not.toContain(id);
});

it('a certificate named after a skill is any certificate of it, another is only itself', () => {
  const certified = (name: string) => ({ certifications: [{ name }] });
  const asked = 'Requirements:\n- First aid certificate';
  expect(compare(certified('First Aid at Work'), asked).missing).toEqual([]);
  const scrum = 'Requirements:\n- CSPO certification';
  expect(compare(certified('Certified ScrumMaster (CSM)'), scrum).matched).toEqual([]);
});

it.each([
  ['AAT Level 4 – started in September', 'Requirements:\n- AAT Level 4 qualified'],
  ['XYQ Level 2', 'Requirements:\n- XYQ 3 certificate'],
])('a step that is begun or lower is not the one asked for: %s', (name, posting) => {
  expect(compare({ certifications: [{ name }] }, posting).matched).toEqual([]);
});

it('a step as high behind letters is', () => {
  const cv = { certifications: [{ name: 'XYQ Level 3' }] };
  expect(compare(cv, 'Requirements:\n- XYQ 3 certificate').matched).toHaveLength(1);
});

it('the Home Office is no program', () => {
  const { matched, missing } = compare({}, 'Requirements:\n- Applications to the Home Office');
  expect([...matched, ...missing]).not.toContain('microsoft-office');
});

it('a degree in sound is none in lighting', () => {
  const cv = {
    education: [{ degree: 'Técnico Superior en Sonido para Audiovisuales y Espectáculos' }],
  };
  const asked = 'Requisitos:\n- Técnico Superior en Iluminación, Captación y Tratamiento de Imagen';
  expect(compare(cv, asked).matched).toEqual([]);
});
