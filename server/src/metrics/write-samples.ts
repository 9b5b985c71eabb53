interface Metric {
  readonly name: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly {
    readonly suffix?: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

/** The text format of Prometheus, version 0.0.4. */
export function writeSamples(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, kind, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      ...samples.map(
        ({ suffix = '', labels, value }) => `${name}${suffix}${writeLabels(labels)} ${value}`,
      ),
    ])
    .join('\n')
    .concat('\n');
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return written.length === 0 ? '' : `{${written.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
}
