import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteCollector } from './byte-collector';

it('gives back all that came, in order, however it was cut', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 9_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, (all) => {
      const collector = new ByteCollector();
      for (const piece of all) collector.add(Buffer.from(piece));
      const whole = Buffer.concat(all);
      expect(collector.size).toBe(whole.length);
      expect(collector.take().equals(whole)).toBe(true);
      expect(collector.take()).toHaveLength(0);
    }),
  );
});

it('takes no more room for a million pieces than for one', () => {
  const collector = new ByteCollector();
  const byte = Buffer.from('a');
  for (let i = 0; i < 1_000_000; i += 1) collector.add(byte);
  expect(collector.take().buffer.byteLength).toBeLessThan(2_100_000);
});
