import { describe, expect, it } from 'vitest';
import { readSalary } from './read-salary';

describe('the pay', () => {
  it.each([
    ['Con propinas, 9€/h los fines de semana', '9€/h'],
    ['Pago 10 € la hora', '10 € la hora'],
    ['£12.60/hr plus tips', '£12.60/hr'],
    ['$36/hr - $48/hr', '$36/hr - $48/hr'],
    ['£450/day, outside IR35', '£450/day'],
    ['Grade: SO1 £33,366 to £35,235 per annum', '£33,366 to £35,235 per annum'],
    ['Salario entre 24.000 € y 27.000 € brutos al año', 'entre 24.000 € y 27.000 € brutos al año'],
    ['Salary up to £58,000', 'up to £58,000'],
    ['It pays £21,400 pro rata', '£21,400 pro rata'],
    // Without a sign of money, where the line is about nothing else.
    ['Banda salarial: 32-36K', '32-36K'],
    ['40k-48k', '40k-48k'],
    ['Salario mínimo: 1184', '1184'],
    ['Salario: según convenio', ''],
    ['Somos 40k usuarios', ''],
    ['Our estimating office bids some $2 billion of work a year', ''],
    ['Sesiones de 40 h al mes', ''],
  ])('%s: %s', (line, pay) => {
    expect(readSalary([line])).toBe(pay);
  });
});
