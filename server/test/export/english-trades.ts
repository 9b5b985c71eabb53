import { type Cv, cvSchema } from '@trayecto/core/cv';

/** People of trades with licences, papers and columns that end alike. */
export const englishTrades: Readonly<Record<string, Cv>> = {
  'lorry driver': cvSchema.parse({
    personal: {
      name: 'Kwame Boateng-Ellis',
      title: 'HGV Class 1 Driver',
      email: 'kwame.be@example.com',
      phone: '07700 900 321',
      location: 'Doncaster, UK',
    },
    summary: 'Class 1 driver with nine years on the road, no points and a clean digicard.',
    work_experience: [
      {
        title: 'HGV Class 1 Driver',
        company: 'Danum Haulage',
        location: 'Doncaster',
        dates: 'Feb 2019 – Present',
        description: 'Night trunks, double-deck trailers.',
        achievements: [
          '400,000 km without an accident.',
          'Trained seven new drivers on load security.',
        ],
      },
      {
        title: 'Class 2 Driver',
        company: 'Ridings Building Supplies',
        location: 'Leeds',
        dates: '2016 – 2019',
        description: 'Moffett deliveries to sites.',
        achievements: ['12 drops a day.'],
      },
      { title: 'Warehouse Operative', company: 'Agency work', dates: '2014 – 2016' },
    ],
    education: [
      {
        degree: 'GCSEs (7, including English and Maths)',
        institution: 'Hall Cross Academy',
        dates: '2007 – 2012',
        location: 'Doncaster',
      },
    ],
    skills: ['Class 1 (C+E)', 'Digital tachograph', 'Moffett', 'ADR packages', 'Load restraint'],
    certifications: [
      { name: 'Driver CPC', issuer: 'DVSA', date: '2024' },
      { name: 'ADR (packages, classes 2–9)', issuer: 'SQA', date: 'March 2022' },
    ],
    languages: [
      { language: 'English', proficiency: 'Native' },
      { language: 'Twi', proficiency: 'Fluent' },
    ],
    additional: { Interests: ['Canal boats', 'Sunday league football'] },
  }),
  'protein scientist': cvSchema.parse({
    personal: {
      name: 'Dr Saoirse Ní Bhriain',
      title: 'Research Scientist, Protein Engineering',
      email: 's.nibhriain@lab.example.com',
      phone: '+353 1 555 0199',
      location: 'Dublin, Ireland',
      linkedin: 'linkedin.com/in/saoirse-ni-bhriain-example',
      website: 'saoirse.example.com/research',
    },
    summary:
      'Biochemist who designs enzymes that work at 70 °C. Eight papers, two patents, one very patient lab group.',
    work_experience: [
      {
        title: 'Research Scientist',
        company: 'Enzara Bio',
        location: 'Dublin',
        dates: 'Oct 2020 – Present',
        description: 'Directed evolution of hydrolases for recycling PET.',
        achievements: [
          'Raised the half-life of our lead enzyme from 20 minutes to 31 hours at 70 °C.',
          'Built a plate-based screen of 12,000 variants a week (Hamilton STAR, Python).',
          'Supervise two research assistants and a PhD student.',
        ],
      },
      {
        title: 'Postdoctoral Researcher',
        company: 'Max Planck Institute for Terrestrial Microbiology',
        location: 'Marburg, Germany',
        dates: '2017 – 2020',
        achievements: ['Published in Nature Catalysis and ACS Synthetic Biology.'],
      },
    ],
    education: [
      {
        degree: 'PhD in Biochemistry',
        institution: 'Trinity College Dublin',
        dates: '2013 – 2017',
        location: 'Dublin',
        description: 'Thesis: “Loop grafting in TIM barrels”. Supervisor: Prof. A. Example.',
      },
      {
        degree: 'BSc (Hons) Biochemistry, 1:1',
        institution: 'University College Cork',
        dates: '2009 – 2013',
        location: 'Cork',
      },
    ],
    skills: [
      'Directed evolution',
      'Rosetta',
      'PyMOL',
      'Python',
      'R',
      'HPLC',
      'LC-MS/MS',
      'X-ray crystallography',
      'CRISPR-Cas9',
    ],
    certifications: [
      {
        name: 'Good Laboratory Practice',
        issuer: 'Irish National Accreditation Board',
        date: '2021',
      },
    ],
    languages: [
      { language: 'Irish', proficiency: 'Native' },
      { language: 'English', proficiency: 'Native' },
      { language: 'German', proficiency: 'B2' },
    ],
    additional: {
      Publications: [
        'Ní Bhriain S, Adeyemi T. Hot loops, cool heads. Nature Catalysis, 2022',
        'Ní Bhriain S et al. PET at 70 °C. ACS Synthetic Biology, 2019',
      ],
      Patents: ['EP 1234567 A1: Thermostable hydrolase, 2021'],
      Awards: ['IRC Enterprise Fellowship, 2020'],
    },
  }),
  'product designer': cvSchema.parse({
    personal: {
      name: 'Mei-Ling Tanaka Rivers',
      title: 'Product Designer (UX/UI)',
      email: 'hello@meiling.example.com',
      phone: '+1 (415) 555-0148',
      location: 'Oakland, CA',
      website: 'https://www.meiling.example.com/work',
    },
    summary: 'I design calm interfaces for people in a hurry: paramedics, dispatchers, parents.',
    work_experience: [
      {
        title: 'Senior Product Designer',
        company: 'Beacon Dispatch, Inc.',
        location: 'Oakland, CA',
        dates: '06/2021 – Present',
        description: 'Design lead for the dispatcher console, used in 41 counties.',
        achievements: [
          'Cut time-to-dispatch by 22 seconds (18%) in a six-month field trial.',
          'Ran 64 ride-along interviews; turned them into 9 shipped changes.',
          'Own the design system: 58 components, WCAG 2.2 AA.',
        ],
      },
      {
        title: 'Product Designer',
        company: 'Fernhill Health',
        location: 'San Francisco, CA',
        dates: '03/2017 – 05/2021',
        achievements: [
          'Redesigned intake forms; completion rose from 61% to 88%.',
          'Hired and coached two junior designers.',
        ],
      },
      {
        title: 'UX Intern → Junior Designer',
        company: 'Studio Ocho',
        location: 'Austin, TX',
        dates: '2015 – 2017',
      },
    ],
    education: [
      {
        degree: 'BFA, Communication Design',
        institution: 'University of Texas at Austin',
        dates: '2011 – 2015',
      },
    ],
    skills: [
      'Figma',
      'Prototyping',
      'User research',
      'Design systems',
      'HTML/CSS',
      'Accessibility',
      'A/B testing',
      'Service design',
    ],
    languages: [
      { language: 'English', proficiency: 'Native' },
      { language: 'Mandarin', proficiency: 'Heritage speaker' },
      { language: 'Japanese', proficiency: 'JLPT N3' },
    ],
    additional: {
      Talks: ['“Interfaces for bad days”, Config 2023'],
      Volunteering: ['Code for America, Oakland brigade, since 2018'],
    },
  }),
  'support worker': cvSchema.parse({
    personal: {
      name: 'Bronagh McAteer',
      title: 'Support Worker',
      email: 'bronagh@example.com',
      phone: '028 9018 0000',
      location: 'Belfast',
    },
    summary: 'Calm, punctual, and good with forms.',
    work_experience: [
      {
        title: 'Support Worker',
        company: 'Lagan Care Trust',
        location: 'Belfast',
        dates: 'Jan. 2022 – Present',
        achievements: [
          'Support six adults with learning disabilities in their own homes.',
          'Key worker for two of them; wrote their care plans with them.',
        ],
      },
      {
        title: 'Shop Assistant',
        company: 'Spar Ormeau',
        location: 'Belfast',
        dates: 'Sept. 2019 – Dec. 2021',
        description: 'Tills, deliveries, lottery.',
      },
    ],
    education: [
      {
        degree: 'Level 3 Diploma in Adult Care',
        institution: 'Belfast Metropolitan College',
        dates: '2021 – 2022',
      },
    ],
    skills: ['Medication', 'Makaton', 'Safeguarding', 'Care plans'],
    certifications: [{ name: 'Safeguarding Adults Level 2', issuer: 'NISCC', date: '2023' }],
    additional: { Hobbies: ['Camogie', 'Baking for the parish fair'] },
  }),
};
