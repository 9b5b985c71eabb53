import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

describe('words that no text of ours has in this form', () => {
  it.each([
    ['es', 'Prensaba naranjas y tostava pan para cien desayunos', 'tostava → tostaba'],
    ['es', 'Nos coordinavamos con el centro de salud', 'coordinavamos → coordinábamos'],
    ['es', 'La cómoda era de cahoba', 'cahoba → caoba'],
    ['en', 'Worked with diffrent kinds of people', 'diffrent → different'],
    ['en', 'Checked the load calculatons of each house', 'calculatons → calculations'],
    ['en', 'Set up the breakfeast room for 160 covers', 'breakfeast → breakfast'],
    ['en', 'I restore vetran motorcycles', 'vetran → veteran'],
    ['en', 'It is suprising how much comes back', 'suprising → surprising'],
  ] as const)('%s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });

  it.each([
    ['es', 'Sexador de pollos con titulación'],
    ['es', 'Manejo de curetas y botadores'],
    ['en', 'Flooring, joists and handrails in a loft'],
    ['en', 'Ran a cake stall and a flowerbed for the parish'],
  ] as const)('are terms otherwise, %s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});
