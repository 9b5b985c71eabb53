/** Answers in the shapes the services document. */
export const remotiveAnswer = {
  '0-legal-notice': 'Remotive API Legal Notice',
  'job-count': 2,
  jobs: [
    {
      id: 123,
      url: 'https://remotive.com/remote-jobs/product/lead-developer-123',
      title: 'Lead Developer',
      company_name: 'Example Co',
      company_logo: 'https://remotive.com/job/123/logo',
      category: 'Software Development',
      tags: ['python', 'back end'],
      job_type: 'full_time',
      publication_date: '2026-11-05T10:23:26',
      candidate_required_location: 'Worldwide',
      salary: '$40,000 - $50,000',
      description:
        '<p>The <strong>Python</strong> team is looking for a developer.</p><img src=x onerror=alert(1)>',
    },
    {
      id: 124,
      url: 'javascript:alert(1)',
      title: 'Unsafe',
      company_name: 'Example Co',
      publication_date: '2026-11-05T10:23:26',
      candidate_required_location: 'Europe',
      description: 'x',
    },
  ],
};

export const arbeitnowAnswer = {
  data: [
    {
      slug: 'nurse-berlin-77',
      company_name: 'Klinik Beispiel',
      title: 'Registered Nurse',
      description: '<ul><li>Patient care on the ward with the team</li></ul>',
      remote: false,
      url: 'https://www.arbeitnow.com/jobs/companies/klinik/nurse-berlin-77',
      tags: ['Health'],
      job_types: ['full time'],
      location: 'Berlin',
      created_at: 1_793_000_000,
    },
  ],
  links: { first: 'https://www.arbeitnow.com/api/job-board-api?page=1', next: null },
  meta: { current_page: 1, per_page: 100 },
};

export const adzunaAnswer = {
  __CLASS__: 'Adzuna::API::Response::JobSearchResults',
  count: 1,
  mean: 20_000,
  results: [
    {
      __CLASS__: 'Adzuna::API::Response::Job',
      id: '129698749',
      title: 'Enfermera <strong>urgencias</strong>',
      description: 'Cuidado de los pacientes de la unidad de urgencias…',
      created: '2026-11-08T18:07:39Z',
      redirect_url: 'https://www.adzuna.es/land/ad/129698749?se=abc&v=DEF',
      company: { display_name: 'Hospital Ejemplo' },
      location: { area: ['España', 'Madrid'], display_name: 'Madrid, España' },
      category: { tag: 'healthcare-nursing-jobs', label: 'Sanidad' },
      salary_min: 24_000,
      salary_is_predicted: '0',
    },
  ],
};
