import { expect, it } from 'vitest';
import { contactLabels } from './contact-labels';
import { entryLabels } from './entry-labels';
import { coOfficialHeadings, sectionHeadings } from './section-headings';

const tables = { sectionHeadings, coOfficialHeadings, contactLabels, entryLabels };

it.each(Object.entries(tables))('%s has no word under two kinds', (_, words) => {
  const all = Object.values(words).flat();
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});
