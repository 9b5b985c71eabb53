import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

const draw = (text: string) =>
  renderToStaticMarkup(<RichText text={text} marks={{ accent: (words) => <b>{words}</b> }} />);

describe('RichText', () => {
  it('draws marked words and keeps the rest as text', () => {
    expect(draw('Tu experiencia, <accent>bien contada</accent>.')).toBe(
      'Tu experiencia, <b>bien contada</b>.',
    );
  });

  it('makes no HTML out of what it does not know', () => {
    expect(draw('<img src=x> <script>alert(1)</script>')).toBe(
      '&lt;img src=x&gt; &lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });
});
