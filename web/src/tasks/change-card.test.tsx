import type { ChangePart } from '@trayecto/core/improve';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangeCard, type Decision } from './change-card';

const part: ChangePart = {
  id: 'line-1',
  kind: 'line',
  before: 'Formé a cuatro compañeros.',
  after: 'Formé a cuatro compañeros con talleres.',
  isQuiet: false,
  advice: null,
};
const question = '¿De verdad?';
const show = (decision: Decision) =>
  renderToStaticMarkup(
    <ChangeCard
      part={part}
      place="Logros"
      reason="Redacción del modelo"
      doubt={(text) => (text.includes('talleres') ? question : null)}
      decision={decision}
      onDecide={() => {}}
    />,
  );

it('asks of a text that would be kept, or that waits, what nobody knows, apart from the reason, and of no other', () => {
  expect(show(undefined)).toMatch(/<\/svg>¿De verdad\?<\/p>/);
  expect(show('Formé a cuatro compañeros con mis talleres.')).toContain(question);
  expect(show('Formé a cuatro personas.')).not.toContain(question);
  expect(show(null)).toContain(question);
});
