interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** `2026-11-19` */
  readonly on: string;
  /** `10:30` at the place it happens; null for the whole day. */
  readonly time: string | null;
}

/** RFC 5545 counts bytes, and a line longer than this is folded. */
const LONGEST_LINE_BYTES = 74;

/** A calendar file with one entry for each thing to do. Times have no zone: they are those of the place. */
export function writeCalendar(entries: readonly CalendarEntry[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trayecto//Applications//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => writeEntry(entry, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function writeEntry({ id, title, note, on, time }: CalendarEntry, stamp: string) {
  const day = on.replaceAll('-', '');
  const when =
    time === null
      ? [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${dayAfter(on)}`]
      : [`DTSTART:${day}T${time.replace(':', '')}00`, 'DURATION:PT1H'];
  return [
    'BEGIN:VEVENT',
    `UID:${id}@trayecto`,
    `DTSTAMP:${stamp}`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escapeText(note)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    // On the day itself at nine, or an hour before.
    time === null ? 'TRIGGER:PT9H' : 'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

function dayAfter(on: string): string {
  const next = new Date(`${on}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10).replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');
}

/** Folded between characters, never inside one. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      parts.push(part);
      [part, bytes] = ['', 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
