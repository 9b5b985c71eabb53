import { expect, it } from 'vitest';
import { plainName } from './plain-name';

it.each([
  ['Técnico/a de almacén', 'tecnico-a-de-almacen'],
  ['Currículum Íñigo Núñez.pdf', 'curriculum-inigo-nunez'],
  ['../../etc/passwd', 'etc-passwd'],
  ['履歴書.docx', 'cv'],
])('%s is kept in the export as %s', (name, plain) => expect(plainName(name)).toBe(plain));
