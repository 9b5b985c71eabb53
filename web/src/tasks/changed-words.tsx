import { compareWords } from '@trayecto/core/applications';
import { useLanguage } from '../i18n';

/** What one text has of another: strike and underline beside the colour, and a word for those who hear it. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const { t } = useLanguage();
  let offset = 0;
  return compareWords(before, after).map(({ kind, text }) => {
    const key = offset;
    offset += text.length + 1;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const isGone = kind === 'removed';
    const Tag = isGone ? 'del' : 'ins';
    return (
      <Tag
        key={key}
        className={
          isGone
            ? 'mr-0.5 text-muted decoration-danger'
            : 'rounded-sheet bg-olive-soft text-olive decoration-olive'
        }
      >
        <span className="sr-only">
          {`${t(isGone ? 'tasks.removedWords' : 'tasks.addedWords')} `}
        </span>
        {text}
      </Tag>
    );
  });
}
