import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBodyRoom } from './body-room';

describe('the room for bodies', () => {
  it('refuses anyone who has their share, and everybody when there is none left', () => {
    const room = createBodyRoom({ mostBytes: 100, mostBytesEach: 40 });
    const [ana, anaToo, berta, carla] = [
      room.open('ana'),
      room.open('ana'),
      room.open('berta'),
      room.open('carla'),
    ];
    ana.take(30);
    expect(() => anaToo.take(11)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
    anaToo.take(10);
    berta.take(40);
    expect(() => carla.take(21)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    ana.giveBack();
    carla.take(40);
  });

  it('is empty again when everybody has left, whatever happened', () => {
    const steps = fc.array(
      fc.record({ who: fc.constantFrom('a', 'b', 'c'), bytes: fc.nat(50), leaves: fc.boolean() }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const room = createBodyRoom({ mostBytes: 100, mostBytesEach: 60 });
        const shares = all.map(({ who, bytes, leaves }) => {
          const share = room.open(who);
          try {
            share.take(bytes);
          } catch {
            // Refused: it holds nothing.
          }
          if (leaves) share.giveBack();
          return share;
        });
        for (const share of shares) share.giveBack();
        for (const who of ['a', 'b']) expect(() => room.open(who).take(50)).not.toThrow();
      }),
    );
  });
});
