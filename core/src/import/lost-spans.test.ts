import { describe, expect, it } from 'vitest';
import { bold, heading, line, name, parse } from './fixtures/drawn-lines';

const job = (when: string, what: string, firm: string) => [
  line(when, { gapBefore: true }),
  line(what),
  line(firm),
];
const before = [
  name,
  heading('Education'),
  line('Lindero College', bold),
  line('BSc in Biology, 2008 – 2012'),
  heading('Experience'),
  ...job('2019 – present', 'Head Gardener', 'Lindero Park, Springfield'),
];

describe('spans of time that would date no entry', () => {
  it('lead to another reading, which finds the jobs below a line that looks like no heading', () => {
    const cv = parse(
      ...before,
      heading('Interests'),
      line('Foraging, old bicycles'),
      line('The years before', { gapBefore: true }),
      ...job('2015 – 2019', 'Gardener', 'Plas Parc, Springfield'),
      ...job('2012 – 2015', 'Apprentice Gardener', 'Riverton Nurseries'),
    );
    expect(cv.work_experience.map(({ title, dates }) => [title, dates])).toEqual([
      ['Head Gardener', '2019 – present'],
      ['Gardener', '2015 – 2019'],
      ['Apprentice Gardener', '2012 – 2015'],
    ]);
    expect(JSON.stringify(cv.additional)).toContain('Foraging');
  });

  it('stay in a section of voluntary work', () => {
    const cv = parse(
      ...before,
      heading('Volunteering'),
      ...job('2015 – 2019', 'Trail manager', 'Plas Parc, Springfield'),
      ...job('2012 – 2015', 'Football coach', 'Riverton Juniors'),
    );
    expect(cv.work_experience).toHaveLength(1);
  });
});
