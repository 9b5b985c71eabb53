import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting';

const asked = (line: string): readonly string[] =>
  readPosting(`Requisitos\n- Excel\n- ${line}\n- Inglés B2`).requirements.map(({ id }) => id);

describe('those somebody works with', () => {
  it.each([
    ['Trabajar codo con codo con enfermería, fisioterapia y logopedia', 'physiotherapy'],
    ['Coordinarte con marketing y ventas', 'sales'],
    ['Colaboración estrecha con compras, logística y contabilidad', 'accounting'],
    ['Work closely with marketing and sales', 'marketing'],
    ['Liaise with purchasing, accounting and logistics', 'accounting'],
    ['Run tests alongside marketing and sales', 'sales'],
    ['Serás responsable de trabajar codo con codo con enfermería y fisioterapia', 'physiotherapy'],
    ['In this role you work very closely with purchasing, marketing and sales', 'marketing'],
  ])('are no skills: %s', (line, id) => {
    expect(asked(line)).not.toContain(id);
  });

  it.each([
    ['Experiencia en marketing y ventas', 'sales'],
    ['Experience with accounting and logistics', 'accounting'],
    ['Coordinación de equipos; contabilidad', 'accounting'],
    ['Colaborar con compras y usar SAP', 'sap'],
  ])('but what somebody knows is one: %s', (line, id) => {
    expect(asked(line)).toContain(id);
  });
});
