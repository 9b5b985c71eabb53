import { expect, it } from 'vitest';
import { listNewest, readWhatsNew } from './read-changelog';

it('the newest section is shown in plain lines', () => {
  const text =
    '# Changelog\n\n## Next\n\n- One `thing` ([how](docs/one.md)).\n- [Two](two.md) things.\n\n## 0.1.0\n\n- Old.\n';
  expect(listNewest(text)).toEqual(['One thing.', 'Two things.']);
});

it('the project’s own is found from here', async () => {
  expect((await readWhatsNew()).length).toBeGreaterThan(0);
});
