import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const read = (text: string) =>
  readPosting(text).requirements.map(({ evidence, demand, isDuty }) => ({
    quote: evidence[0]?.quote ?? '',
    demand,
    isDuty,
  }));
const DUTIES = [
  'Redactar noticias y reportajes',
  'Visualización de datos',
  'Producir vídeo para redes',
  'Moderar la comunidad de suscriptores',
];

describe('a list without signs', () => {
  it.each(DUTIES.map((_, at) => at))('is read whatever its order is (%i)', (at) => {
    const duties = [...DUTIES.slice(at), ...DUTIES.slice(0, at)];
    const found = read(
      `Redacción\n\nResponsabilidades\n${duties.join('\n')}\n\nRequisitos\nExcel\nInglés alto\nCarnet B`,
    );
    for (const duty of duties) expect(found.map(({ quote }) => quote)).toContain(duty);
  });

  it('is read to its last line', () => {
    const found = read(
      'Track worker\n\nRequirements\nDriving licence\nNight work\nSite Warden duties',
    );
    expect(found.map(({ quote }) => quote).join()).toContain('Site Warden');
  });
});

describe('a heading that says what is not needed', () => {
  it.each([
    'Not essential but helpful',
    'Not required, but useful',
    'No es imprescindible, pero ayuda',
    'No obligatorio',
    'Lo que te hará destacar',
    'Beneficial',
  ])('is over what is a plus: %s', (heading) => {
    const found = read(
      `Worker\n\nRequirements:\n- Excel\n- Word\n\n${heading}\n- Zendesk\n- Access\n`,
    );
    expect(found).toContainEqual({ quote: 'Zendesk', demand: 'optional', isDuty: false });
    expect(found).toHaveLength(4);
  });
});

it('takes neither a share nor a country for a requirement of its own', () => {
  const found = read(
    'Worker\n\nRequirements:\n- Clients in France and Germany\n- Discapacidad igual o superior al 33 %, catalán B1\n- QLab programming',
  ).map(({ quote }) => quote);
  expect(found).not.toContain('France');
  expect(found).not.toContain('superior al 33');
  expect(found).not.toContain('programming');
  expect(found).toContain('QLab');
});
