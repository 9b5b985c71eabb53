import { expect, it } from 'vitest';
import { writeSamples } from './write-samples';

it('writes names, labels and values as Prometheus reads them', () => {
  const text = writeSamples([
    {
      name: 'things_total',
      kind: 'counter',
      help: 'Things.',
      samples: [
        { labels: {}, value: 3 },
        { suffix: '_bucket', labels: { le: '+Inf', odd: 'a "b" \\ \n' }, value: 0.5 },
      ],
    },
  ]);
  expect(text).toBe(
    '# HELP things_total Things.\n# TYPE things_total counter\nthings_total 3\nthings_total_bucket{le="+Inf",odd="a \\"b\\" \\\\ \\n"} 0.5\n',
  );
});
