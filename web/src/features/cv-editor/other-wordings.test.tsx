import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languageStore } from '../../i18n';
import { es } from '../../i18n/es';
import { OtherWordings } from './other-wordings';

const draw = (props: Partial<Parameters<typeof OtherWordings>[0]>) =>
  renderToStaticMarkup(
    <OtherWordings
      wordings={[]}
      problem={null}
      text="Square the box."
      from={null}
      onPick={() => {}}
      {...props}
    />,
  );

describe('other ways to say a translation', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'es' } });
    await languageStore.addAreas('editor');
    vi.unstubAllGlobals();
  });

  it('are listed with what differs marked, each with its key', () => {
    const html = draw({ wordings: ['Balance the till.', 'Square the till.'] });
    expect(html.match(/<kbd[^>]*>\d<\/kbd>/g)).toHaveLength(2);
    expect(html).toMatch(/<mark[^>]*>till<\/mark>/);
  });

  it('that there are none is said only of a word that was chosen, and never where nobody could be asked', () => {
    expect(draw({})).toBe('');
    expect(draw({ from: 'box' })).toContain(es.editor.wordingsNone);
    const failed = draw({ from: 'box', problem: new TypeError('Failed to fetch') });
    expect(failed).not.toContain(es.editor.wordingsNone);
    expect(failed).toContain('box');
  });
});
