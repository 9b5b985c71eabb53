import type { LucideIconData, LucideProps } from 'lucide-react';
import { createElement } from 'react';

const SAYS_WHAT_IT_IS = /^(aria-|role$|title$)/;

/**
 * Replaces lucide's `createLucideIcon`, which also reads settings from a context and scales strokes: nothing
 * here needs that, and every icon would load it first.
 */
export default function createIcon({ name, aliases = [], node }: LucideIconData) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  const ownClasses = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)];
  return ({ size = 24, className, ...rest }: LucideProps) => {
    const isSilent = !Object.keys(rest).some((prop) => SAYS_WHAT_IT_IS.test(prop));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...ownClasses, ...(className ? [className] : [])].join(' '),
        ...(isSilent ? { 'aria-hidden': 'true' } : {}),
        ...rest,
      },
      children,
    );
  };
}
