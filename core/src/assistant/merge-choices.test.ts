import { expect, it } from 'vitest';
import { mergeChoices } from './merge-choices';
import type { MissingSkill } from './skill-gap-task';

const makeGap = (name: string, orElse: string[] = []): MissingSkill => ({
  id: name,
  kind: 'tool',
  name,
  names: null,
  importance: 'important',
  description: '',
  evidence: [name],
  postingPlaces: [{ quote: name, start: 0, end: name.length }],
  related: [],
  usualIn: null,
  orElse,
  askedAs: 'used',
  askedLevel: null,
  shownAs: '',
});

it('shows a choice once, with the places of all its names', () => {
  const merged = mergeChoices(
    [
      makeGap('Git'),
      makeGap('Datadog', ['Grafana', 'Prometheus']),
      makeGap('Grafana', ['Datadog', 'Prometheus']),
      makeGap('Prometheus', ['Datadog', 'Grafana']),
    ],
    'es',
  );
  expect(merged.map(({ name }) => name)).toEqual(['Git', 'Datadog, Grafana o Prometheus']);
  expect(merged[1]?.postingPlaces).toHaveLength(3);
});
