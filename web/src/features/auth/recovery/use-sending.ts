import { useState } from 'react';
import { useProblem } from '../../../api/use-problem';

/** One try at a time, and what became of it. */
export function useSending(send: () => Promise<unknown>) {
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useProblem();

  async function start() {
    setProblem(null);
    setIsSending(true);
    try {
      await send();
      setIsDone(true);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, isDone, problem, start };
}
