import { useState } from 'react';

/** One try at a time, and what became of it. */
export function useSending(send: () => Promise<unknown>) {
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

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
