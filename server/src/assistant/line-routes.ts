import type { ImproveResult, ProposedChange, RunTask } from '@trayecto/core/assistant';
import { adviseOnLine, type EndpointInput, type EndpointOutput } from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import { findOwnWords } from '../accounts/own-word-store';
import type { Limit } from '../auth/throttle';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import { type BuiltinEngine, createBuiltinAssistant } from './builtin-assistant';

type Line = EndpointInput<typeof adviseOnLine>['body'];
type LineAdvice = EndpointOutput<typeof adviseOnLine>;
type Proposal = LineAdvice['proposals'][number];

/** One question at each pause in typing, and one for each line that is chosen. */
const linesPerUser: Limit = { name: 'line-user', most: 2_400, windowSeconds: 60 * 60 };

interface LineParts {
  readonly database: Database;
  readonly engine: StartedWhenNeeded<BuiltinEngine>;
}

export function createLineRoutes({ database, engine }: LineParts): readonly Route[] {
  return [
    limited(
      linesPerUser,
      route(adviseOnLine, async ({ body, caller: { userId }, signal }) => {
        const ownWords = await database.asUser(userId, (tx) => findOwnWords(tx, userId));
        const { improve } = createBuiltinAssistant(engine, userId);
        return adviseWith(improve, body, ownWords ?? [], signal);
      }),
    ),
  ];
}

/** The line as the only one of a CV: what is done to it then is done because of it alone. */
async function adviseWith(
  improve: RunTask<'improve'>,
  { language, text, kind, dates }: Line,
  ownWords: readonly string[],
  signal: AbortSignal,
): Promise<LineAdvice> {
  const job =
    kind === 'achievement' ? { dates, achievements: [text] } : { dates, description: text };
  const result = await improve(
    {
      cv: cvSchema.parse({ work_experience: [job] }),
      language,
      style: 'formal',
      focusArea: 'balanced',
      instructions: '',
      ownWords: [...ownWords],
    },
    { signal, onProgress: () => {} },
  );
  return { question: findQuestion(result), proposals: listProposals(result, text) };
}

const IN_JOB = '/work_experience/0/';
const questionCode = adviseOnLine.output.shape.question.unwrap().shape.code;

function findQuestion({ questions }: ImproveResult): LineAdvice['question'] {
  for (const { pointer, code, phrases = [] } of questions) {
    const known = questionCode.safeParse(code);
    if (known.success && pointer.startsWith(IN_JOB)) return { code: known.data, phrases };
  }
  return null;
}

/** Each that is one line in place of one line, and differs in more than its full stop. */
function listProposals({ changes }: ImproveResult, text: string): LineAdvice['proposals'] {
  const change = changes.find(({ pointer }) => pointer.startsWith(IN_JOB));
  if (!change) return [];
  const own = typeof change.after === 'string' ? [change.after] : change.after;
  const others = change.lines?.[0]?.alternatives ?? [];
  const all: readonly Proposal[] = [
    ...(own.length === 1 ? [{ kind: nameKind(change), text: own[0] ?? '' }] : []),
    ...others.flatMap(({ kind, text: other }): Proposal[] =>
      kind === 'shorter'
        ? [{ kind: 'shorter', text: other }]
        : kind === 'whole'
          ? [{ kind: nameKind(change), text: other }]
          : [],
    ),
  ];
  return all.filter((one) => !one.text.includes('\n') && bare(one.text) !== bare(text));
}

const bare = (text: string) => text.trim().replace(/\.$/, '');

function nameKind({ reasons }: ProposedChange): Proposal['kind'] {
  if (reasons.some((reason) => reason === 'strong-verb' || reason === 'person-and-tense'))
    return 'direct';
  return reasons.includes('filler-cut') ? 'shorter' : 'tidy';
}
