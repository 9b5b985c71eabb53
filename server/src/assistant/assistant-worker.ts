import { parentPort } from 'node:worker_threads';
import { guardAgainstInvention, guardTranslation, improveCv } from '@trayecto/core/rewrite';
import { translateCv } from '@trayecto/core/translate';
import type { BuiltinResult, BuiltinTask } from './builtin-assistant';
import { runGuardTask } from './model/guard-task';

function work(task: BuiltinTask): BuiltinResult {
  switch (task.kind) {
    case 'improve': {
      const result = improveCv(task.input);
      const { findings } = guardAgainstInvention(task.input.cv, result.cv, task.input.language);
      // Our own engine has no business inventing: a finding is a bug, and nothing of it reaches anyone.
      if (findings.some(({ reverted }) => reverted))
        return { kind: 'improve', result: { ...result, cv: task.input.cv, changes: [] } };
      return { kind: 'improve', result };
    }
    case 'translate': {
      const { cv, from, to } = task.input;
      const result = translateCv(task.input);
      const guarded = guardTranslation(cv, result.cv, from, to);
      return {
        kind: 'translate',
        result: {
          ...result,
          cv: guarded.cv,
          warnings: [...result.warnings, ...guarded.findings],
        },
      };
    }
    case 'guard-improvement':
    case 'guard-translation':
      return { kind: 'guard', result: runGuardTask(task) };
  }
}

/** The built-in engine in a thread of its own: a long CV must not hold up anyone else's request. */
parentPort?.on('message', (task: BuiltinTask) => parentPort?.postMessage(work(task)));
