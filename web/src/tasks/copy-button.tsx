import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n';
import { Button } from '../ui/button';

const SAID_MS = 3_000;

export function CopyButton({ title, text }: { title: string; text: string }) {
  const { t } = useLanguage();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  }

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        aria-label={t(outcome === 'copied' ? 'tasks.copiedOf' : 'tasks.copyOf', { title })}
        onClick={() => void copy()}
      >
        <Icon aria-hidden className="size-4.5" />
        {t(outcome === 'copied' ? 'tasks.copied' : 'tasks.copy')}
      </Button>
      <span role="status" className={outcome === 'copyFailed' ? 'text-sm text-danger' : 'sr-only'}>
        {outcome === null ? '' : t(`tasks.${outcome}`)}
      </span>
    </>
  );
}
