import { describe, expect, it } from 'vitest';
import { isHardlyKnown } from './hardly-known';

const THINGS = ['Rust', 'macOS', 'Figma', 'Latte art', 'Soldadura TIG'];
const REMARKS = ['a bit', 'a little', 'weekend project', 'side projects', 'at university'];
const NOTAS = ['un poco', 'nociones', 'proyecto personal', 'hace años', 'en clase'];

describe('an entry with the remark that there is little of it', () => {
  it.each(
    THINGS.flatMap((thing) => [...REMARKS, ...NOTAS].map((remark) => `${thing} (${remark})`)),
  )('%s', (line) => {
    expect(isHardlyKnown('skills', line)).toBe(true);
  });

  it.each([
    ...THINGS,
    'Rust (embedded)',
    'Figma (5 years)',
    'Weekend shifts',
    'Trabajo en clase y en el aula',
    'SAP (MM, SD)',
  ])('but: %s', (line) => {
    expect(isHardlyKnown('skills', line)).toBe(false);
  });
});
