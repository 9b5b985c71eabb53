import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { applicationPath, paths } from '../../app/paths';
import { useLanguage } from '../../i18n';

interface PasteBoxProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onStart: (text: string) => Promise<string>;
}

/** A job is pasted here and becomes an application. Pasting anywhere on the page, outside a field, does the same. */
export function PasteBox({ field, onStart }: PasteBoxProps) {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();

  useEffect(() => {
    function take(event: ClipboardEvent) {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      const pasted = event.clipboardData?.getData('text') ?? '';
      if (pasted.trim() === '') return;
      setText(pasted);
      field.current?.focus();
    }
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [field]);

  async function start(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return field.current?.focus();
    setIsBusy(true);
    setProblem(null);
    try {
      navigate(applicationPath(await onStart(text)));
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={start} className="paste-box">
      <div className="flex items-end gap-3 rounded-panel border border-edge bg-surface p-2 pl-6 shadow-float focus-within:outline-2 focus-within:outline-sea">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t('start.paste')}
          placeholder={t('start.paste')}
          onChange={(event) => setText(event.target.value)}
          className="max-h-60 min-w-0 grow resize-none self-center outline-none field-sizing-content placeholder:text-muted"
        />
        {text === '' && (
          <kbd
            aria-hidden
            translate="no"
            className="self-center rounded-[6px] border border-line px-1.5 font-sans text-sm whitespace-nowrap text-muted max-sm:hidden pointer-coarse:hidden"
          >
            {/Mac/.test(navigator.userAgent) ? '⌘ V' : 'Ctrl V'}
          </kbd>
        )}
        <button
          type="submit"
          disabled={isBusy}
          className="min-h-12 rounded-full bg-terracotta px-6 font-semibold text-on-terracotta hover:bg-terracotta-strong disabled:opacity-60"
        >
          {t('start.pasteAction')}
        </button>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 px-6 text-muted">
        {t('start.pasteHint')}
        <Link href={paths.jobSearch} className="font-semibold text-sea">
          {t('start.pasteNone')}
        </Link>
      </p>
      {problem !== null && (
        <p role="alert" className="mt-2 px-6 text-danger">
          {describeError(problem, t, formats)}
        </p>
      )}
    </form>
  );
}
