import { guessableWords } from '@trayecto/core/passwords';
import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './check-new-password';

const lucia = { email: 'lucia.fernandez-vega87@correo.test', name: 'Lucía Fernández Vega' };

const refusedAs = (code: string) => expect.objectContaining({ code });

describe('a new password', () => {
  it.each(['1234567', 'ñandú', '👍👍👍👍', 'n\u0303andu\u0301'])('%s is too short', (password) => {
    expect(() => checkNewPassword(password)).toThrow(refusedAs('password_too_short'));
  });

  it.each([
    ...['password', 'PASSWORD1', '12345678', 'qwertyuiop', 'iloveyou', 'aaaaaaaaaaaa'],
    ...[
      'contraseña',
      'Contraseña',
      'CONTRASEÑA',
      'contrasen\u0303a',
      'contraseña1',
      'contraseña2026!',
    ],
    ...['C0ntraseña!', 'c0ntr4s3ñ4', '123contraseña', '¡contraseña!', 'con-tra-se-ña'],
    ...['trayecto', 'Trayecto1', 'trayecto2026', 'Trayecto.2026', 'trayectotrayecto'],
    ...['Alejandro1987', 'barcelona10', 'holahola', 'hola1234', 'teamo2024!', 'bienvenido'],
    ...['contraseñas', 'micontraseña', 'micurriculum', 'mibebe12'],
    ...['abcdefgh', 'zyxwvuts', '87654321', '12341234', 'abcabcabc', 'aaaabbbb', '11223344'],
    ...['\u0301'.repeat(9), '\u00a8\u0301'.repeat(8)],
    ...['asdfghjklñ', 'ñlkjhgfd', 'mnbvcxzl', 'qwerasdfzxcv', '1qaz2wsx', 'abcd1234xyz'],
  ])('%s is too common', (password) => {
    expect(() => checkNewPassword(password, lucia)).toThrow(refusedAs('password_too_common'));
  });

  it.each([
    ...['lucia.fernandez-vega87@correo.test', 'Lucia.Fernandez-Vega87@correo.test1'],
    ...['luciafernandez', 'lucia.fernandez', 'Fernández_Vega', 'vega lucía 1987', 'LuciaVega!'],
    ...['fern4ndezV3ga', 'contraseñalucia', 'lucia.contraseña1', 'correo.test', 'Correo.test2026'],
  ])('%s is made of the person’s own name or address', (password) => {
    expect(() => checkNewPassword(password, lucia)).toThrow(refusedAs('password_too_personal'));
  });

  it.each(['ana.prueba', 'prueba-ana', 'Prueba.Ana.77', 'anapruebap', 'ana12345'])(
    '%s is made of short words of the address too',
    (password) => {
      const ana = { email: 'ana.prueba.p@correo.test' };
      expect(() => checkNewPassword(password, ana)).toThrow(refusedAs('password_too_personal'));
    },
  );

  it.each(['marta.ruiz.19850312', 'Marta.Ruiz.19850312!', '1marta.ruiz.198503122026'])(
    '%s is what is before the @, however many figures it has',
    (password) => {
      const marta = { email: 'marta.ruiz.19850312@correo.test' };
      expect(() => checkNewPassword(password, marta)).toThrow(refusedAs('password_too_personal'));
    },
  );

  it.each([
    ...['correct horse battery staple', 'contraseña de Lucía 1987', 'trayecto de casa al tren'],
    ...['        x', '👩‍🚀🌍🚀✨🌙🪐☄️🔭', 'fernandez 918273645501', 'mi perra se llama Lucía'],
    ...['una frase que nadie adivina', 'Xk2!vega#9qLm', 'quebrantahuesos', 'propertree'],
  ])('%s is fine: no rules about kinds of characters', (password) => {
    expect(() => checkNewPassword(password, lucia)).not.toThrow();
  });

  it('every word of the list is refused, with what people put behind it', () => {
    for (const word of guessableWords) {
      for (const password of [`${word}2026`, `${word.toUpperCase()}!!!!`]) {
        expect(() => checkNewPassword(password), password).toThrow(
          refusedAs('password_too_common'),
        );
      }
    }
  });
});
