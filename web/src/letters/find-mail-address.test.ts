import { expect, it } from 'vitest';
import { findMailAddress } from './find-mail-address';

it.each([
  ['Envíanos tu CV a seleccion@puentes.example antes del 4.', 'seleccion@puentes.example'],
  ['From: Ana <ana.ruiz+cv@mail.puentes.example>', 'ana.ruiz+cv@mail.puentes.example'],
  ['CV: jobs@larch.test, JOBS@larch.test.', 'jobs@larch.test'],
  ['ana@puentes.example o luis@puentes.example', null],
  ['Síguenos en @puentes, 2@3, o llama al 600 000 000', null],
])('%s: %s', (posting, address) => {
  expect(findMailAddress(posting)).toBe(address);
});
