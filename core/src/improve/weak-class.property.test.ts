import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { foldText, type Language, languages } from '../language';
import { type WeakParadigm, weakParadigms } from './fixtures/weak-paradigm';
import { collectFacts, stemWord } from './guard/cv-facts';
import { readNumbers } from './guard/read-numbers';
import { improveCv } from './improve-cv';
import { findEnglishVerbByPast } from './openings/english-verbs';

/** Every opening with every thing or action, in turn with every end: some thousand sentences would tell no more. */
function generate({ office, before, shared, things, deeds, passives, ends }: WeakParadigm) {
  const cross = (openings: readonly string[], objects: readonly string[]) =>
    openings.flatMap((opening, row) =>
      objects.map((object, column) => `${opening} ${object}${ends[(row + column) % ends.length]}`),
    );
  const tails = passives.flatMap((text) => ends.slice(0, 2).map((end) => text + end));
  return [...cross(office, things), ...cross(before, deeds), ...cross(shared, things), ...tails];
}

function improve(lines: readonly string[], language: Language) {
  const cv = cvSchema.parse({
    personal: { title: 'x', email: 'ana@example.com' },
    // One job for each line, so that no line is judged by its neighbours.
    work_experience: lines.map((line, at) => ({
      title: language === 'es' ? 'Empleada' : 'Worker',
      company: `Alba ${String.fromCharCode(65 + (at % 26))}`,
      dates: '2015 - 2018',
      achievements: [line],
    })),
  });
  const input = { cv, language, style: 'formal', focusArea: 'balanced', instructions: '' } as const;
  const result = improveCv(input);
  return { result, again: improveCv({ ...input, cv: result.cv }) };
}

describe.each(languages)('weak sentences by the paradigm (%s)', (language) => {
  const paradigm = weakParadigms[language];
  const lines = generate(paradigm);
  const { result, again } = improve(lines, language);
  const told = lines.map((line, at) => ({
    line,
    texts: result.cv.work_experience[at]?.achievements ?? [],
    questions: result.questions.filter(({ pointer }) =>
      pointer.startsWith(`/work_experience/${at}/`),
    ),
  }));

  it('begin with an action afterwards, or the person is asked', () => {
    const left = told.filter(
      ({ texts, questions }) =>
        texts.some((text) => paradigm.weak.test(text)) &&
        !questions.some(({ phrases = [] }) => phrases.length > 0),
    );
    expect(left.map(({ line, texts }) => `${line} → ${texts.join(' / ')}`)).toEqual([]);
  });

  it('that don’t say who did it are asked about, never decided', () => {
    const passives = told.filter(({ line }) =>
      paradigm.passives.some((passive) => line.startsWith(passive)),
    );
    const left = passives.filter(
      ({ questions }) => !questions.some(({ code }) => code === 'who-did-it'),
    );
    expect(left.map(({ line, texts }) => `${line} → ${texts.join(' / ')}`)).toEqual([]);
  });

  it('keep their numbers and names, lose their “etc.”, and gain no word that is not theirs', () => {
    const verbs = listDeedVerbs(language);
    for (const { line, texts } of told) {
      const text = texts.join(' ');
      const values = readNumbers(text).map(({ value }) => value);
      for (const { value } of readNumbers(line))
        expect(values, `${line} → ${text}`).toContain(value);
      for (const [name] of line.matchAll(/(?<=\p{Ll} )\p{Lu}\p{L}+/gu))
        expect(text).toContain(name);
      expect(text).not.toMatch(/\betc\b|y demás|entre otros|and so on|among others/u);
      const { stems } = collectFacts([line]);
      const added = foldText(text)
        .split(' ')
        .filter((word) => word.length > 3 && !stems.has(stemWord(word)) && !isKin(word, stems));
      expect(
        added.filter((word) => !verbs.has(word)),
        `${line} → ${text}`,
      ).toEqual([]);
    }
  });

  it('stay as they are on a second run', () => {
    expect(again.changes.map(({ before, after }) => `${before} → ${after}`)).toEqual([]);
  });
});

/** "Podé" of "poda" has three letters in common; "took" is of "taking" by its own table. */
function isKin(word: string, stems: ReadonlySet<string>): boolean {
  const verb = findEnglishVerbByPast(word);
  const forms = verb === null ? [word] : [word, verb.base, verb.gerund];
  return [...stems].some((stem) =>
    forms.some((form) => stem.length >= 3 && stem.slice(0, 3) === form.slice(0, 3)),
  );
}

/** The only verbs allowed for a responsibility that names no action. */
function listDeedVerbs(language: Language): ReadonlySet<string> {
  const words =
    language === 'es'
      ? 'gestione coordine supervise dirigi atendi colabore contribui apoye participe lleve vendi reali realice hice'
      : 'managed supervised coordinated contributed collaborated supported served carried handled directed oversaw sold';
  return new Set(words.split(' '));
}
