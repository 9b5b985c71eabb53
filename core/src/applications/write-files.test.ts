import { describe, expect, it } from 'vitest';
import { writeCalendar } from './write-calendar';
import { writeTable } from './write-table';

const now = new Date('2026-11-16T08:00:00Z');
const entry = { id: 'a1', title: 'Entrevista', note: '', on: '2026-11-30', time: null };

describe('the calendar of applications', () => {
  it('has whole days and hours of the place, and an alarm for each', () => {
    const text = writeCalendar([entry, { ...entry, id: 'b2', time: '10:30' }], now);
    expect(text).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
    expect(text).toContain('DTSTART:20261130T103000\r\nDURATION:PT1H\r\n');
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('escapes what would end a value, and folds long lines between characters', () => {
    const title = `Llamar a Núñez, Peña; y hijos\n${'ñ😀'.repeat(60)}`;
    const text = writeCalendar([{ ...entry, title }], now);
    expect(text).toContain('Núñez\\, Peña\\; y hijos\\n');
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThan(
      76,
    );
    expect(text.replaceAll('\r\n ', '')).toContain('ñ😀'.repeat(60));
  });
});

describe('the table of applications', () => {
  it('quotes what needs it and makes no formula', () => {
    const rows = [
      ['a', 'b,"c"', null, 3, -2],
      ['=1+1', '@x', '', 'línea\n2'],
    ];
    const table = '\ufeffa,"b,""c""",,3,-2\r\n\'=1+1,\'@x,,"línea\n2"\r\n';
    expect(writeTable(rows, ',')).toBe(table);
  });

  it('parts cells as spreadsheets in Spain do', () => {
    expect(writeTable([['uno, dos', 'tres; cuatro', 5]], ';')).toBe(
      '\ufeffuno, dos;"tres; cuatro";5\r\n',
    );
  });
});
