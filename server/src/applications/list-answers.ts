import { keptLetter } from '@trayecto/core/applications';
import type { EarlierAnswer, EarlierParagraph, EarlierSpeech } from '@trayecto/core/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { applications, results, type Tx } from '../db';

/** Who answers five questions a job has said what there is to say long before. */
const MOST_APPLICATIONS_READ = 100;

const words = z.record(z.string(), z.string()).catch({});
/** As the workspace notes it; what an older version did not note is missing. */
const notedAnswers = z
  .object({
    answers: words,
    answerKinds: z.record(z.string(), z.enum(['yes', 'some', 'no'])).catch({}),
    answerNames: words,
    answerPlaces: words,
    addedSkills: words,
    addedLines: words,
    interviewAnswers: words,
  })
  .partial();

interface SaidBefore {
  readonly answers: EarlierAnswer[];
  readonly interview: EarlierSpeech[];
  readonly paragraphs: EarlierParagraph[];
}

/**
 * From the comparison that each application has now: one that it had before keeps answers which may have been taken back since.
 */
export async function listAnswersOf(tx: Tx): Promise<SaidBefore> {
  const rows = await tx
    .select({
      id: applications.id,
      title: applications.title,
      company: applications.company,
      letter: applications.letter,
      state: results.state,
    })
    .from(applications)
    .leftJoin(results, and(eq(results.id, applications.fitResultId), isNull(results.deletedAt)))
    .where(isNull(applications.deletedAt))
    .orderBy(desc(applications.updatedAt), applications.id)
    .limit(MOST_APPLICATIONS_READ);
  const said: SaidBefore = { answers: [], interview: [], paragraphs: [] };
  for (const { id, title, company, letter, state } of rows) {
    const where = {
      application_id: id,
      application: [title, company].filter((part) => part !== '').join(' · '),
    };
    said.answers.push(...readAnswers(state).map((answer) => ({ ...answer, ...where })));
    said.interview.push(...readSpeeches(state).map((speech) => ({ ...speech, ...where })));
    said.paragraphs.push(
      ...readParagraphs(letter).map((paragraph) => ({ ...paragraph, ...where })),
    );
  }
  return said;
}

function readSpeeches(state: unknown) {
  const { interviewAnswers = {} } = notedAnswers.catch({}).parse(state);
  return Object.entries(interviewAnswers)
    .filter(([, text]) => text.trim() !== '')
    .map(([question_id, text]) => ({ question_id, text }));
}

function readParagraphs(stored: unknown) {
  const letter = keptLetter.nullable().catch(null).parse(stored);
  return letter ? letter.own.map((text) => ({ text, language: letter.language })) : [];
}

type SaidOnce = Omit<EarlierAnswer, 'application_id' | 'application'>;

function readAnswers(state: unknown): SaidOnce[] {
  const noted = notedAnswers.catch({}).parse(state);
  return Object.keys(noted.answers ?? {}).flatMap((id): SaidOnce[] => {
    const line = noted.addedLines?.[id] ?? '';
    const added = noted.addedSkills?.[id];
    const kind = noted.answerKinds?.[id] ?? guessKind(line, added);
    if (kind === undefined) return [];
    const skill = noted.answerNames?.[id] ?? (kind === 'yes' ? (added ?? '') : '');
    return [{ skill_id: id, skill, kind, where: noted.answerPlaces?.[id] ?? '', line }];
  });
}

/** Where nothing was added it may have been a no, or a skill that was there already: then it is asked again. */
function guessKind(line: string, added: string | undefined): SaidOnce['kind'] | undefined {
  if (line !== '') return 'yes';
  return added === undefined ? undefined : 'some';
}
