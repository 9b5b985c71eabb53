import { X } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { useLanguage } from '../../i18n';
import { forgetWord, learnWord, useOwnWords } from '../../proofread/own-words';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';

const LONGEST_WORD = 60;

/** The words the proofreader takes as right because the person said so: looked through, added, forgotten. */
export function WordsCard() {
  const { t, formats, language } = useLanguage();
  const words = useOwnWords().toSorted((a, b) => a.localeCompare(b, language));
  const [word, setWord] = useState('');
  const [problem, setProblem] = useProblem();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLFormElement>(null);
  /** The place of the word that is being taken away. */
  const removed = useRef<number | null>(null);

  async function attempt(work: () => Promise<void>) {
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    }
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    const next = word.trim();
    if (/\p{L}/u.test(next) && (await attempt(() => learnWord(next)))) setWord('');
  }

  async function remove(one: string, at: number) {
    removed.current = at;
    if (!(await attempt(() => forgetWord(one)))) removed.current = null;
  }

  // The button is gone with its word: the next one has the focus, or the field where there is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has become another
  useEffect(() => {
    const at = removed.current;
    if (at === null) return;
    removed.current = null;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[Math.min(at, buttons.length - 1)] ?? field.current?.querySelector('input');
    next?.focus();
  }, [words.length]);

  return (
    <Card>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <h2 className="font-serif text-xl font-semibold">{t('profile.wordsTitle')}</h2>
          <p className="text-muted">{t('profile.wordsLine')}</p>
        </div>
        {problem !== null && (
          <Alert kind="error" onDismiss={() => setProblem(null)}>
            {t('profile.wordsFailed', { reason: describeError(problem, t, formats) })}
          </Alert>
        )}
        {words.length === 0 ? (
          <p className="text-muted">{t('profile.wordsNone')}</p>
        ) : (
          <WordList words={words} list={list} onForget={(one, at) => void remove(one, at)} />
        )}
        <form
          ref={field}
          method="post"
          onSubmit={(event) => void add(event)}
          className="flex flex-wrap items-end gap-3"
        >
          <div className="min-w-0 grow basis-56">
            <TextField
              label={t('profile.wordsNew')}
              value={word}
              maxLength={LONGEST_WORD}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setWord(event.target.value)}
            />
          </div>
          <Button type="submit">{t('profile.wordsAdd')}</Button>
        </form>
      </div>
    </Card>
  );
}

interface WordListProps {
  readonly words: readonly string[];
  readonly list: Ref<HTMLUListElement>;
  readonly onForget: (word: string, at: number) => void;
}

function WordList({ words, list, onForget }: WordListProps) {
  const { t } = useLanguage();
  return (
    <ul
      ref={list}
      aria-label={t('profile.wordsTitle')}
      className="flex max-h-72 flex-wrap gap-2 overflow-y-auto"
    >
      {words.map((one, at) => (
        <li
          key={one}
          className="inline-flex items-center rounded-full border border-line bg-surface pl-4"
        >
          <span translate="no" className="wrap-anywhere">
            {one}
          </span>
          <button
            type="button"
            aria-label={t('profile.wordsForget', { word: one })}
            title={t('profile.wordsForget', { word: one })}
            onClick={() => onForget(one, at)}
            className="inline-flex size-11 items-center justify-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
