import { describe, expect, it } from 'vitest';
import { PostNames } from './post-names';
import { listTrades } from './trade-words';

const open = (language: 'es' | 'en', ...posts: readonly string[]) => {
  const names = new PostNames<string>(language);
  for (const post of posts) names.add(post, post);
  return (title: string) => names.find(title);
};

describe('a Spanish post is found', () => {
  const find = open('es', 'jefe de cocina', 'ingeniero químico', 'administración pública', 'RRHH');

  it.each([
    ['Jefa de cocina', 'jefe de cocina'],
    ['Jefe/a de cocina', 'jefe de cocina'],
    ['Jefe(a) de Cocina', 'jefe de cocina'],
    ['Jefe/Jefa de cocina', 'jefe de cocina'],
    ['JEFE COCINA', 'jefe de cocina'],
    ['Jefes de la cocina', 'jefe de cocina'],
    ['Ingeniera química sénior', 'ingeniero químico'],
    ['Ingeniera quimica', 'ingeniero químico'],
    ['Técnica de administración pública', 'administración pública'],
    ['Técnico en la Administración Pública', 'administración pública'],
    ['Auxiliar de RR. HH.', 'RRHH'],
  ])('in "%s"', (title, post) => {
    expect(find(title)).toEqual([post]);
  });
});

describe('an English post is found', () => {
  const find = open('en', 'call centre agent', 'front desk', 'logistics coordinator', 'salesman');

  it.each([
    ['Call Center Agent', 'call centre agent'],
    ['Front-desk agent', 'front desk'],
    ['Logistics Co-ordinator', 'logistics coordinator'],
    ['Saleswoman', 'salesman'],
    ['Senior salesperson', 'salesman'],
  ])('in "%s"', (title, post) => {
    expect(find(title)).toEqual([post]);
  });
});

describe('of the posts of a title', () => {
  const find = open(
    'es',
    'camarero',
    'camarero de pisos',
    'técnico de calidad',
    'calidad alimentaria',
  );
  const findEnglish = open('en', 'cook', 'school', 'food safety', 'safety officer');

  it('the longest counts, and of two as long what it is about', () => {
    expect(find('Camarera de pisos')).toEqual(['camarero de pisos']);
    expect(find('Técnico de calidad alimentaria')).toEqual(['calidad alimentaria']);
    expect(findEnglish('Food safety officer')).toEqual(['food safety']);
  });

  it('the head comes first', () => {
    expect(find('Camarera con calidad alimentaria')).toEqual(['camarero', 'calidad alimentaria']);
    expect(findEnglish('School cook')).toEqual(['cook', 'school']);
  });

  it('none goes over a break', () => {
    expect(find('Técnico, de calidad')).toEqual([]);
    expect(find('Camarero / Técnica de calidad')).toEqual(['camarero', 'técnico de calidad']);
  });
});

it.each(['es', 'en'] as const)(
  'each post of the table tells its own trade and no other, %s',
  (language) => {
    const names = new PostNames<string>(language);
    for (const [trade, { posts }] of listTrades())
      for (const post of posts[language]) names.add(post, trade);
    const others = [...listTrades()].flatMap(([trade, { posts }]) =>
      posts[language]
        .map((post) => [post, trade, ...new Set(names.find(post))])
        .filter(([, , ...found]) => found.length !== 1 || found[0] !== trade),
    );
    expect(others).toEqual([]);
  },
);
