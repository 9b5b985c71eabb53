import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const quotes = (text: string) =>
  readPosting(text).requirements.map(({ evidence }) => evidence[0]?.quote ?? '');

describe('what a dense job description asks for', () => {
  it('is each entry between semicolons, however short', () => {
    const text =
      'Class 1 driver, Goole\n\nMust have: Cat C+E; nights out; multi-drop with tail lift.\nHelpful: ADR; HIAB.';
    expect(quotes(text)).toContain('nights out');
  });

  it.each([
    ['5 years climbing', 'climbing'],
    ["12 months' Class 1 experience", 'Class 1'],
    ['3 years managing orchards', 'managing orchards'],
  ])('is what the years are of, with nothing between: %s', (line, subject) => {
    const text = `Firm in Leeds\n\nEssential\nFirst aid certificate\n${line}\nDriving licence\n`;
    expect(quotes(text).join(' | ')).toContain(subject);
  });

  it.each([
    '5 years minimum',
    '2 years required',
    '3+ years',
    "3 years' relevant experience",
    '2 years previous experience',
    "5 years' proven experience",
    "2 years' post-qualification experience",
  ])('is no subject: %s', (line) => {
    const text = `Firm in Leeds\n\nEssential\nFirst aid certificate\n${line}\nDriving licence\n`;
    expect(quotes(text)).toHaveLength(2);
  });

  it('is what will be done, behind what is asked for', () => {
    const text =
      "Driver\n\nMust have: Cat C+E; CPC; tail lift.\nYou'll do daily defect checks, tipping and loading with a pump truck and customer service at delivery points.";
    expect(quotes(text).join(' | ')).toMatch(/defect checks.*customer service/);
  });

  it.each([
    'Scope: tube and fitting scaffolds, temporary roofs, inspection and handover.',
    'Alcance: montaje de andamios tubulares, cubiertas provisionales, inspección y entrega.',
  ])('is behind a label that says what the work is: %s', (line) => {
    const text = `Advanced Scaffolder\n\n${line}\nNeed: first aid, driving licence, asbestos awareness.`;
    expect(quotes(text).length).toBeGreaterThan(5);
  });

  it('is each of three bare lines under their heading', () => {
    const text =
      '¿Qué necesitas?\nInglés B1\nPermiso de conducir\nDocumentar con claridad\n\nExtra:\nITIL\nLinux\nAzure (AZ-104)';
    expect(quotes(text)).toContain('Linux');
  });
});
