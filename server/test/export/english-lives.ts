import { type Cv, cvSchema } from '@trayecto/core/cv';

/** One who stayed long, with long addresses and a column that ends beside another. */
export const englishLives: Readonly<Record<string, Cv>> = {
  'staff engineer': cvSchema.parse({
    personal: {
      name: 'Theodore Achterberg-Nwosu',
      title: 'Staff Software Engineer',
      email: 'theo.achterberg@example.com',
      phone: '+44 20 7946 0123',
      location: 'Bristol, United Kingdom',
      linkedin: 'linkedin.com/in/theodore-achterberg-nwosu',
      github: 'github.com/theo-achterberg-nwosu',
      website: 'https://theodore-achterberg-nwosu-writes-about-systems.example.com/articles',
    },
    summary:
      'Software engineer with eleven years in payments and logistics. I make slow systems fast and frightening systems boring, and I write things down so that others can do it too.',
    work_experience: [
      {
        title: 'Staff Software Engineer',
        company: 'Harbourline Payments',
        location: 'Bristol',
        dates: 'Apr 2021 – Present',
        description: 'Ledger and settlement, 14 engineers in three teams.',
        achievements: [
          'Cut p99 latency of the ledger from 840 ms to 95 ms by moving balance checks from row locks to an append-only log.',
          'Led the migration of 2.3 billion transactions from MySQL to PostgreSQL with 11 minutes of read-only time.',
          'Introduced blameless reviews; repeated incidents fell from nine a quarter to two.',
          'Mentored five engineers, three of whom were promoted to senior.',
        ],
      },
      {
        title: 'Senior Software Engineer',
        company: 'Harbourline Payments',
        location: 'Bristol',
        dates: 'Jan 2019 – Mar 2021',
        achievements: [
          'Designed the reconciliation service that matches 4 million entries a night in 12 minutes.',
          'Replaced a hand-written deployment script with Terraform and GitHub Actions.',
        ],
      },
      {
        title: 'Software Engineer',
        company: 'Parcelwise Ltd',
        location: 'London',
        dates: 'Sep 2015 – Dec 2018',
        description: 'Route planning for 600 vans.',
        achievements: [
          'Rewrote the route optimiser in Rust, which made it 30 times as fast and saved £210,000 a year in servers.',
          'Built the drivers’ app (React Native) with four others; 4.7 stars from 3,100 reviews.',
        ],
      },
      {
        title: 'Graduate Engineer',
        company: 'Aldermoor Systems',
        location: 'Reading',
        dates: '2013 – 2015',
        description: 'Firmware and test tools for railway signalling.',
        achievements: ['Automated 180 hardware tests in Python.'],
      },
    ],
    education: [
      {
        degree: 'MEng Computer Science',
        institution: 'University of Bristol',
        dates: '2009 – 2013',
        location: 'Bristol',
        description: 'First class. Thesis: consensus in lossy networks.',
      },
    ],
    skills: [
      'Go',
      'Rust',
      'Python',
      'TypeScript',
      'C++',
      'PostgreSQL',
      'Kafka',
      'Kubernetes',
      'Terraform',
      'AWS',
      'gRPC',
      'OpenTelemetry',
      'System design',
      'Incident response',
      'CI/CD',
    ],
    certifications: [
      {
        name: 'AWS Certified Solutions Architect – Professional',
        issuer: 'Amazon Web Services',
        date: 'Jun 2022',
      },
      { name: 'Certified Kubernetes Administrator', issuer: 'The Linux Foundation', date: '2020' },
    ],
    languages: [
      { language: 'English', proficiency: 'Native' },
      { language: 'Dutch', proficiency: 'C1' },
      { language: 'Igbo', proficiency: 'Conversational' },
    ],
    additional: {
      Projects: [
        'pgquiet: a PostgreSQL extension that explains lock waits; 1,900 stars on GitHub',
        'Latency for Humans: a free 40-page guide to tail latency, 2023',
      ],
      Talks: [
        '“Boring ledgers”, QCon London 2023',
        '“What your p99 is hiding”, Bristol Tech Week 2021',
      ],
    },
  }),
};
