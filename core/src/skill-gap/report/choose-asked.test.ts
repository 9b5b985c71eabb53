import { describe, expect, it } from 'vitest';
import type { AskedAs, PostingRequirement } from '../../assistant';
import { certificates, degrees } from '../../catalog/credentials';
import { skills } from '../../catalog/skills';
import { makeRequirement } from '../posting/make-requirement';
import { readPosting } from '../posting/read-posting';
import { chooseAsked } from './choose-asked';

const requirementOf = (
  kind: PostingRequirement['kind'],
  { id, es, en }: { id: string; es: string; en: string },
): PostingRequirement =>
  makeRequirement(
    { id, kind, names: { es, en }, demand: 'required' },
    { quote: es, start: 0, end: es.length },
  );

const nameOf = (one: { id: string; es: readonly string[]; en: readonly string[] }) => ({
  id: one.id,
  es: one.es[0] ?? '',
  en: one.en[0] ?? '',
});

describe('how a person is asked about what is missing', () => {
  it('what is had is never asked about as something that is used, in the whole catalogue', () => {
    const papers = [
      ...certificates.map((one) => requirementOf('licence', nameOf(one))),
      ...degrees.map((one) => requirementOf('degree', nameOf(one))),
    ];
    expect(papers.length).toBeGreaterThan(100);
    for (const paper of papers) expect(chooseAsked(paper)).toBe(paper.kind);
    const ways = new Map<string, Set<AskedAs>>();
    for (const skill of skills) {
      const asked = chooseAsked(requirementOf(skill.kind, nameOf(skill)));
      ways.set(skill.kind, (ways.get(skill.kind) ?? new Set()).add(asked));
    }
    expect([...(ways.get('tool') ?? [])]).toEqual(['used']);
    expect([...(ways.get('language') ?? [])]).toEqual(['language']);
    expect(ways.get('soft')).toEqual(new Set(['trait', 'circumstance']));
    expect(ways.get('hard')).toEqual(new Set(['used', 'practised', 'licence']));
  });

  it.each<[string, string, AskedAs]>([
    ['Carné de carretillero', 'forklift-licence', 'licence'],
    ['Forklift licence', 'forklift', 'licence'],
    ['Carretilla elevadora', 'forklift', 'practised'],
    ['Carnet de conducir', 'driving-licence-b', 'licence'],
    ['Carnet de moto', 'motorcycle-licence', 'licence'],
    ['Grado en Derecho', 'law-degree', 'degree'],
    ['Inglés B2', 'english', 'language'],
    ['TypeScript', 'typescript', 'used'],
    ['Kubernetes', 'kubernetes', 'used'],
    ['Atención al cliente', 'customer-service', 'practised'],
    ['Vehículo propio', 'own-vehicle', 'circumstance'],
    ['Paciencia', 'patience', 'trait'],
  ])('%s', (line, id, asked) => {
    const { requirements } = readPosting(`Requisitos\n- ${line}\n- Otra cosa muy distinta`, '');
    const requirement = requirements.find((one) => one.id === id);
    expect(requirement && chooseAsked(requirement)).toBe(asked);
  });

  it.each<[string, AskedAs]>([
    ['Regar las orquídeas del invernadero', 'done'],
    ['Watering the orchids at night', 'done'],
    ['Klinikare', 'used'],
    ['Orquídeas raras del invernadero', 'practised'],
    ['Residencia en Palma', 'circumstance'],
  ])('in the words of the job description alone: %s', (words, asked) => {
    const own = requirementOf('unknown', { id: `unknown:${words}`, es: words, en: words });
    expect(chooseAsked(own)).toBe(asked);
  });
});
