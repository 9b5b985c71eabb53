import { describe, expect, it } from 'vitest';
import { parseCv } from '..';
import { bullet, line, name, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const heading = (text: string, page = 1) =>
  line(text, { fontSizePt: 14, bold: true, gapBefore: true, page });
const parse = (...lines: SourceLine[]) => parseCv({ format: 'pdf', pages: 2, lines }).cv;
const head = (title: string, dates: string, page = 1) =>
  row([title, dates], { bold: true, gapBefore: true, page });

describe('jobs', () => {
  it('may be right below the name, with no heading over them', () => {
    const { work_experience, summary } = parse(
      name,
      line('ana@example.com'),
      head('Welder @ Northern Workshops', 'Nov 2019 – Aug 2022'),
      line('Repaired the steam boilers of three plants and taught six apprentices there.'),
      head('Boiler maker @ Southern Works', 'May 2015 – Oct 2019'),
      line('Built boilers for ships and kept the books of the workshop with two others.'),
      heading('Education'),
      head('BSc Engineering @ University of Salamanca', '2011 – 2015'),
      heading('Languages'),
      line('Spanish: native'),
    );
    expect(work_experience.map(({ title, company }) => `${title} | ${company}`)).toEqual([
      'Welder | Northern Workshops',
      'Boiler maker | Southern Works',
    ]);
    expect(summary).toBe('');
  });

  it('go on under the same heading on the next page', () => {
    const { work_experience, education } = parse(
      name,
      heading('Education'),
      head('BSc Engineering, University of Salamanca', '2011 – 2015'),
      heading('Work experience'),
      head('Welder, Northern Workshops Ltd', 'Nov 2019 – Aug 2022'),
      bullet('Repaired the steam boilers of three plants.'),
      heading('Work experience', 2),
      { ...bullet('Taught six apprentices.'), page: 2 },
      head('Boiler maker, Southern Works Ltd', 'May 2015 – Oct 2019', 2),
      { ...bullet('Built boilers for ships.'), page: 2 },
      heading('Languages', 2),
      line('1. Spanish (native)', { page: 2 }),
    );
    expect(education).toHaveLength(1);
    expect(work_experience.map(({ achievements }) => achievements.length)).toEqual([2, 1]);
  });
});

it('a dated line of the text, right of where entries begin, opens none', () => {
  const { education } = parse(
    name,
    heading('Education'),
    row(['University of Navarra', 'September 2020 – Present'], { bold: true, gapBefore: true }),
    line('Bachelor of Biomedical Engineering', { italic: true }),
    line('Class representative (2023/2024)', { xPt: 80 }),
    heading('Skills'),
    line('Reading, writing and arithmetic for people of all ages and trades in the area'),
  );
  expect(education).toMatchObject([{ institution: 'University of Navarra', location: '' }]);
});
