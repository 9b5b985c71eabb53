import ArrowRight from 'lucide-react/icons/arrow-right';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { describeError } from '../../api/describe-error';
import { applicationPath, paths } from '../../app/paths';
import { useLanguage } from '../../i18n';

/** A job is pasted here and becomes an application. Pasting anywhere on the page, outside a field, does the same. */
export function PasteBox() {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

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
  }, []);

  async function start(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return field.current?.focus();
    setIsBusy(true);
    setProblem(null);
    try {
      const { startFromText } = await import('../../applications/start-from-text');
      navigate(applicationPath(await startFromText(text)));
    } catch (error) {
      setProblem(describeError(error, t, formats));
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={start} className="min-w-0">
      <div className="flex items-end gap-3 rounded-panel border border-edge bg-surface p-2 pl-6 shadow-float focus-within:outline-2 focus-within:outline-sea">
        <label htmlFor={id} className="sr-only">
          {t('start.paste')}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          maxLength={400_000}
          value={text}
          placeholder={t('start.paste')}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          className="max-h-60 min-h-12 min-w-0 grow resize-none self-center bg-transparent py-3 text-[1.0625rem] outline-none field-sizing-content placeholder:text-muted"
        />
        <button
          type="submit"
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full bg-terracotta px-6 font-semibold text-on-terracotta hover:bg-terracotta-strong disabled:opacity-60"
        >
          {t('start.pasteAction')}
          <ArrowRight aria-hidden className="size-4.5 max-sm:hidden" />
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className="mt-2 flex flex-wrap justify-between gap-x-6 px-6 text-[0.9375rem] text-muted"
      >
        {t('start.pasteHint')}
        <Link href={paths.jobSearch} className="font-semibold text-sea">
          {t('start.pasteNone')}
        </Link>
      </p>
      {problem !== null && (
        <p role="alert" className="mt-2 px-6 text-danger">
          {t('start.pasteFailed', { reason: problem })}
        </p>
      )}
    </form>
  );
}
