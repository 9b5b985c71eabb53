import { useLanguage } from '../i18n';

/** What was there and what would be there, side by side; one under the other on a phone. */
export function TextSides({ before, after }: { before: string; after: React.ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Side label={t('tasks.before')}>
        <SideText text={before} />
      </Side>
      <Side label={t('tasks.after')}>{after}</Side>
    </div>
  );
}

function Side({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 rounded-control bg-paper p-4">
      <p className="mb-1 text-sm font-medium text-muted">{label}</p>
      {children}
    </div>
  );
}

export function SideText({ text }: { text: string }) {
  const { t } = useLanguage();
  if (text.trim() === '') return <em className="text-muted">{t('tasks.empty')}</em>;
  return (
    <p translate="no" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
}
