import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListCard } from './list-card';

const render = (props: { error?: unknown; failure?: unknown; done?: string }) =>
  renderToStaticMarkup(
    <ListCard
      title="Sesiones"
      line="…"
      isLoading={false}
      error={null}
      onDismiss={() => {}}
      {...props}
    >
      {null}
    </ListCard>,
  );
const countButtons = (page: string) => page.match(/<button/g)?.length ?? 0;

describe('a card with a list', () => {
  it('lets people dismiss what became of the last change', () => {
    expect(countButtons(render({ done: 'Hecho' }))).toBe(1);
    expect(countButtons(render({ failure: new Error('no') }))).toBe(1);
  });

  it('has no button for a list that is missing, which dismissing would not bring', () => {
    const page = render({ error: new Error('no') });
    expect(page).toContain('role="alert"');
    expect(countButtons(page)).toBe(0);
  });

  it('tells one problem at a time', () => {
    const page = render({ error: new Error('no'), failure: new Error('no') });
    expect(page.match(/role="alert"/g)).toHaveLength(1);
  });
});
