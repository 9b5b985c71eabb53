import { describe, expect, it } from 'vitest';
import { skillGapResult } from '../assistant/skill-gap-task';
import { cvSchema } from '../cv/cv-schema';
import { compareWithPosting } from './compare-with-posting';
import { labelledCvs } from './fixtures';
import { secondSetPairs } from './fixtures/pairs-second-set';
import type { LabelledCv } from './fixtures/posting-pair';
import { readPosting } from './read-posting';
import { findNames } from './skill-names';
import { readTokens, writeKey } from './tokens';

const NOW = new Date('2025-11-15T00:00:00Z');

function writeCv({
  title,
  summary,
  work,
  education,
  skills,
  certifications,
  languages,
}: LabelledCv) {
  return cvSchema.parse({
    personal: { name: 'Alex Prueba', email: 'alex@example.com', title },
    summary: summary ?? '',
    work_experience: work.map(({ title: post, dates, lines }) => ({
      title: post,
      dates,
      company: 'Example',
      achievements: lines,
    })),
    education: education ?? [],
    skills,
    certifications: (certifications ?? []).map((name) => ({ name })),
    languages: (languages ?? []).map(([language, proficiency]) => ({ language, proficiency })),
  });
}

/** The ids a label may stand for; a term the catalogue has not stands for itself. */
function readLabel(label: string): ReadonlySet<string> {
  const tokens = readTokens(label);
  const whole = findNames(tokens).find(
    ({ first, last }) => first === 0 && last === tokens.length - 1,
  );
  return new Set(whole?.things.map(({ id }) => id) ?? [`unknown:${writeKey(label)}`]);
}

function countHits(labels: readonly string[], found: readonly string[]) {
  const wanted = labels.map((label) => readLabel(label));
  return {
    right: wanted.filter((ids) => found.some((id) => ids.has(id))).length,
    wanted: wanted.length,
    found: found.length,
    lost: labels.filter((_, at) => !found.some((id) => wanted[at]?.has(id))),
    extra: found.filter((id) => wanted.every((ids) => !ids.has(id))),
  };
}

describe('compareWithPosting', () => {
  it.each([
    ['the forty pairs', labelledCvs],
    ['the second set', secondSetPairs],
  ])('finds what recruiters would tick off and miss in %s', (_, pairs) => {
    const totals = {
      matched: { right: 0, wanted: 0, found: 0 },
      missing: { right: 0, wanted: 0, found: 0 },
    };
    const mistakes: string[] = [];
    for (const labelled of pairs) {
      const cv = writeCv(labelled);
      for (const { text, language, matched, missing } of labelled.postings) {
        const posting = readPosting(text);
        expect(posting.language).toBe(language);
        const result = compareWithPosting(cv, posting, NOW, 'es');
        expect(skillGapResult.parse(result)).toEqual(result);
        const pick = (list: readonly { id: string; kind: string }[]) =>
          list.filter(({ kind }) => kind !== 'degree').map(({ id }) => id);
        const counts = {
          matched: countHits(matched, pick(result.matchedSkills)),
          missing: countHits(missing, pick(result.missingSkills)),
        };
        for (const side of ['matched', 'missing'] as const) {
          totals[side].right += counts[side].right;
          totals[side].wanted += counts[side].wanted;
          totals[side].found += counts[side].found;
          const { lost, extra } = counts[side];
          if (lost.length + extra.length > 0)
            mistakes.push(
              `${labelled.profession} ${language} ${side}: lost ${lost.join(', ')}; extra ${extra.join(', ')}`,
            );
        }
      }
    }
    const f1 = ({ right, wanted, found }: typeof totals.matched) => (2 * right) / (wanted + found);
    const report = `matched ${f1(totals.matched).toFixed(3)}, missing ${f1(totals.missing).toFixed(3)}\n${mistakes.join('\n')}`;
    expect(f1(totals.matched), report).toBeGreaterThanOrEqual(0.9);
    expect(f1(totals.missing), report).toBeGreaterThanOrEqual(0.9);
  });
});
