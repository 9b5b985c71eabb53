import type { ChangePart } from '@trayecto/core/improve';
import { keyed } from '../document/keyed';
import { useLanguage } from '../i18n';
import { ChangedWords } from './changed-words';

interface ChangeTextProps {
  readonly part: ChangePart;
  readonly isRefused: boolean;
  readonly chosen: string;
}

/** What goes and what comes, in the text itself. */
export function ChangeText({ part, isRefused, chosen }: ChangeTextProps) {
  const { t } = useLanguage();
  if (part.kind === 'order') {
    return (
      <div translate="no" className="wrap-anywhere">
        <p className="text-sm text-muted">{t('tasks.changeOrder')}</p>
        <ol className="list-decimal pl-6">
          {keyed(chosen.split('\n')).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ol>
      </div>
    );
  }
  const isNames = part.kind === 'names';
  return (
    <p translate="no" className="wrap-anywhere whitespace-pre-line">
      {isRefused ? (
        <span className="text-muted">{isNames ? joinNames(part.before) : part.before}</span>
      ) : isNames ? (
        <ChangedNames before={part.before} after={chosen} />
      ) : (
        <ChangedWords before={part.before} after={chosen} />
      )}
    </p>
  );
}

const joinNames = (text: string) => text.split('\n').join(' · ');

/** A list of names has no words to compare: what is removed, what is added, and the rest. */
function ChangedNames({ before, after }: { before: string; after: string }) {
  const { t } = useLanguage();
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((name) => !now.includes(name));
  return (
    <>
      {keyed(now).map(({ key, item: name }, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          {old.includes(name) ? (
            name
          ) : (
            <ins className="rounded-sheet bg-olive-soft text-olive decoration-olive">
              <span className="sr-only">{`${t('tasks.addedWords')} `}</span>
              {name}
            </ins>
          )}
        </span>
      ))}
      {gone.length > 0 && (
        <span className="mt-2 block text-sm text-muted">
          {`${t('tasks.cut')} `}
          <del className="decoration-danger">{gone.join(' · ')}</del>
        </span>
      )}
    </>
  );
}
