import type { BuiltinEngine, WorkerAnswer } from '../assistant/builtin-assistant';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import type { AskJobs, JobAnswer, JobCallName } from './job-engine';

/** The job engine lives in the threads of the built-in one, which have read the same tables. */
export function createAskJobs(engine: StartedWhenNeeded<BuiltinEngine>): AskJobs {
  return async (name, input, options) => {
    const answer = await (await engine.get()).run({ kind: 'jobs', name, input }, options);
    if (!isAnswerTo(name, answer)) throw new Error('the engine answered another question');
    return answer.result;
  };
}

function isAnswerTo<Name extends JobCallName>(
  name: Name,
  answer: WorkerAnswer,
): answer is JobAnswer<Name> {
  return answer.kind === 'jobs' && answer.name === name;
}
