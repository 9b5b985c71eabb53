/** What people of a trade do, in English. Firms and towns are drawn apart, so that no list of real ones helps. */
export const trades = [
  {
    titles: ['Site Manager', 'Assistant Site Manager', 'Bricklayer', 'Trainee Bricklayer'],
    firms: ['{x} Builders Ltd', '{x} Construction', '{x} & Sons', '{x} Homes'],
    summary:
      'Site manager with a trade behind him: fourteen years on housing and schools, eight of them running the job. Known for tidy sites, straight answers and finishing when I said I would.',
    deeds: [
      'Delivered 62 timber-frame homes three weeks early and 4% under budget.',
      'Cut reported accidents from nine a year to one by starting every day with a short talk.',
      'Led a crew of 28 across groundworks, brickwork and roofing.',
      'Introduced a shared snag list that halved the number of return visits.',
      'Trained seven apprentices, five of whom still work for the company.',
      'Negotiated prices with eleven suppliers and saved £86,000 over two years.',
      'Laid facing brick and blockwork to a tolerance of three millimetres.',
      'Kept daily records of plant, labour and deliveries for the contracts manager.',
    ],
    lines: ['Regional house builder with 140 staff.', 'School extensions and small public works.'],
    skills: [
      ['Site', ['Setting out', 'Scaffold inspection', 'Temporary works']],
      ['Management', ['Programme planning', 'Cost control', 'Method statements']],
      ['Software', ['MS Project', 'AutoCAD', 'Spreadsheets']],
    ],
    degrees: ['HNC in Construction', 'NVQ Level 3 Bricklaying'],
    schools: ['{x} College', '{x} Technical College'],
    certificates: [
      ['Site Management Safety Training Scheme', '{x} Training Board'],
      ['First Aid at Work', 'St {x} Ambulance'],
    ],
  },
  {
    titles: ['Senior Staff Nurse', 'Ward Manager', 'Staff Nurse', 'Healthcare Assistant'],
    firms: ['{x} Hospital', '{x} NHS Trust', '{x} Care Home', '{x} Medical Centre'],
    summary:
      'Registered nurse with ten years in acute medicine. Calm when the corridor is full, careful with drugs charts, and happiest teaching the people who have just arrived.',
    deeds: [
      'Managed a 26-bed ward with a team of 34 nurses and assistants.',
      'Reduced falls by a third with hourly rounding and clearer bay lists.',
      'Mentored twelve students and ran the weekly teaching hour.',
      'Wrote the handover sheet that four wards now use.',
      'Administered intravenous therapy and cared for central lines.',
      'Organized the winter flu clinic, vaccinating 1,900 members of staff.',
      'Audited medication charts monthly and reported to the pharmacy group.',
      'Supported families through end-of-life care at home and on the ward.',
    ],
    lines: [
      'Acute medical unit of a district hospital.',
      'Community nursing across nine villages.',
    ],
    skills: [
      ['Clinical', ['Cannulation', 'Wound care', 'Triage', 'Palliative care']],
      ['Teaching', ['Mentoring', 'Clinical supervision']],
      ['Systems', ['SystmOne', 'Electronic prescribing']],
    ],
    degrees: ['BSc (Hons) Adult Nursing', 'PGCert Clinical Education'],
    schools: ['University of {x}', '{x} University'],
    certificates: [
      ['Advanced Life Support', 'Resuscitation Council of {x}'],
      ['Safeguarding Level 3', '{x} Academy'],
    ],
  },
  {
    titles: ['Senior Software Engineer', 'Data Engineer', 'Software Developer', 'Junior Developer'],
    firms: ['{x}', '{x} Labs', '{x} Systems Inc.', '{x} Software Ltd'],
    summary:
      'Engineer with eight years of shipping services that stay up. I like small changes, honest tests and dashboards somebody actually looks at.',
    deeds: [
      'Rebuilt the billing pipeline and brought the nightly run from six hours to forty minutes.',
      'Migrated 300 services to Kubernetes without a customer-facing outage.',
      'Mentored four engineers and wrote the guide that new starters read first.',
      'Designed an event store that takes 40,000 writes a second.',
      'Replaced a paid search product with an open one and saved $210,000 a year.',
      'Built the mobile check-in screens used by 1.4 million travellers.',
      'Led the response to two security incidents and the reviews that followed.',
      'Introduced contract tests, which cut failed releases by 70%.',
    ],
    lines: ['Payments platform for small shops.', 'Remote team of nine across four time zones.'],
    skills: [
      ['Languages', ['TypeScript', 'Rust', 'Python', 'SQL']],
      ['Platforms', ['AWS', 'Kubernetes', 'Terraform', 'PostgreSQL']],
      ['Practices', ['Code review', 'Incident response']],
    ],
    degrees: ['MSc in Computer Science', 'BSc in Mathematics'],
    schools: ['University of {x}', '{x} Institute of Technology'],
    certificates: [
      ['Certified Kubernetes Administrator', 'The {x} Foundation'],
      ['Solutions Architect – Associate', '{x} Web Services'],
    ],
  },
  {
    titles: [
      'Accounts Manager',
      'Management Accountant',
      'Accounts Assistant',
      'Purchase Ledger Clerk',
    ],
    firms: ['{x} Foods plc', '{x} Accountants', '{x} Logistics', '{x} Group'],
    summary:
      'Qualified accountant who explains numbers to people who would rather not see them. Month end in four days, audits without surprises, and spreadsheets that others can follow.',
    deeds: [
      'Brought month end down from eleven working days to four.',
      'Recovered £240,000 of overdue debt in the first year.',
      'Managed a team of five and their training contracts.',
      'Prepared statutory accounts for seven companies in the group.',
      'Replaced paper purchase orders with an approval screen used by 90 people.',
      'Reconciled fourteen bank accounts in three currencies every week.',
      'Wrote the budget model that the board has used since.',
      'Handled VAT returns and the yearly visit of the auditors.',
    ],
    lines: [
      'Food manufacturer with a turnover of £48m.',
      'Practice of six partners serving farms and shops.',
    ],
    skills: [
      ['Finance', ['Month end', 'Consolidation', 'VAT', 'Cash flow forecasting']],
      ['Software', ['Sage', 'Xero', 'Excel']],
      ['Personal', ['Plain explanations', 'Deadlines']],
    ],
    degrees: ['BA (Hons) Accounting and Finance', 'A-levels in Economics and Mathematics'],
    schools: ['University of {x}', '{x} Sixth Form College'],
    certificates: [
      ['ACCA Qualification', 'Association of {x} Accountants'],
      ['Advanced Excel', '{x} Training'],
    ],
  },
  {
    titles: ['Head Chef', 'Sous Chef', 'Chef de Partie', 'Kitchen Porter'],
    firms: ['The {x} Arms', '{x} Hotel', '{x} Kitchen', 'Café {x}'],
    summary:
      'Chef who cooks what the week brings. Twelve years in pubs and hotels, a steady hand with a young team, and food costs that hold still.',
    deeds: [
      'Held food cost at 27% while the menu changed every fortnight.',
      'Ran a brigade of nine through a summer of 11,000 covers.',
      'Won a rosette within eighteen months of opening.',
      'Set up a bread oven that now supplies three other pubs.',
      'Trained two commis chefs who went on to run sections of their own.',
      'Kept the kitchen at a five-star hygiene rating for six years.',
      'Planned weddings for up to 240 guests with the front-of-house manager.',
      'Bought direct from six growers within twenty miles.',
    ],
    lines: ['Country pub with rooms, 70 covers.', 'Four-star hotel on the coast.'],
    skills: [
      ['Kitchen', ['Butchery', 'Pastry', 'Menu planning', 'Stock control']],
      ['People', ['Rotas', 'Training', 'Recruitment']],
      ['Other', ['Allergen law', 'Supplier negotiation']],
    ],
    degrees: ['NVQ Level 3 Professional Cookery', 'GCSEs'],
    schools: ['{x} Catering College', '{x} School'],
    certificates: [
      ['Food Safety Level 4', '{x} Institute of Food'],
      ['Personal Licence', '{x} Council'],
    ],
  },
];
