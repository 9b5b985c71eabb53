import { createLucideIcon, type LucideIconData } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createIcon from './create-icon';

const data: LucideIconData = {
  name: 'menu',
  size: 24,
  aliases: ['lines'],
  node: [
    ['path', { d: 'M4 5h16', key: 'first' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'second' }],
  ],
};
const Icon = createIcon(data);
const LucideIcon = createLucideIcon(data);

describe('an icon', () => {
  it.each([
    {},
    { size: 18 },
    { className: 'shrink-0 text-muted' },
    { 'aria-hidden': true },
    { 'aria-label': 'Menú', role: 'img' },
    { strokeWidth: 1.5, fill: 'currentColor' },
    { 'data-testid': 'x', style: { color: 'red' } },
  ])('is drawn with %j as lucide draws it', (props) => {
    expect(renderToStaticMarkup(<Icon {...props} />)).toBe(
      renderToStaticMarkup(<LucideIcon {...props} />),
    );
  });
});
