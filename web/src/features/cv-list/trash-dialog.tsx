import { type DeletedCv, purgeCv } from '@trayecto/core/contract';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { bringBack } from '../../cvs/cv-actions';
import { useTrash } from '../../cvs/use-cvs';
import { useLanguage, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { takeFocus } from '../../ui/take-focus';

/** Deleted CVs, for as long as they can be restored. */
export function TrashDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, formats } = useLanguage();
  const trash = useTrash(isOpen);
  const [problem, setProblem] = useProblem();
  const list = useRef<HTMLDivElement>(null);

  async function run(work: () => Promise<unknown>) {
    setProblem(null);
    try {
      await work();
      await trash.refetch();
      // The button that was pressed is gone; what is left is where one goes on.
      requestAnimationFrame(() => (list.current?.querySelector('button') ?? list.current)?.focus());
    } catch (error) {
      setProblem(error);
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('cv.trash')} description={t('cv.trashLine')}>
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {describeError(problem, t, formats)}
        </Alert>
      )}
      {trash.isPending && <LoadingIndicator />}
      {trash.isError && <Alert kind="error">{describeError(trash.error, t, formats)}</Alert>}
      <div ref={list} tabIndex={-1} className="outline-none">
        {trash.data?.length === 0 && (
          <p className="flex items-center gap-3 py-4 text-muted">
            <Trash2 aria-hidden className="size-6" strokeWidth={1.5} />
            {t('cv.trashEmpty')}
          </p>
        )}
        <ul className="flex flex-col gap-3">
          {trash.data?.map((cv) => (
            <TrashItem
              key={cv.id}
              cv={cv}
              onRestore={() => run(() => bringBack(cv.id))}
              onPurge={() => run(() => call(purgeCv, { params: { id: cv.id } }))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface TrashItemProps {
  readonly cv: DeletedCv;
  readonly onRestore: () => Promise<void>;
  readonly onPurge: () => Promise<void>;
}

function TrashItem({ cv, onRestore, onPurge }: TrashItemProps) {
  const { t, formats } = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="rounded-control border border-line p-3">
      <p translate="no" className="truncate font-semibold" title={cv.filename}>
        {cv.filename}
      </p>
      <p className="text-sm text-muted">
        {cv.name !== '' && (
          <span translate="no" className="block truncate">
            {cv.name}
          </span>
        )}
        {t('cv.trashUntil', { date: formats.date(new Date(cv.purged_at)) })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => void onRestore()}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t('cv.bringBack')}
        </Button>
        {isAsking ? (
          <PurgeQuestion onPurge={onPurge} onStay={() => setIsAsking(false)} />
        ) : (
          <Button kind="ghost" onClick={() => setIsAsking(true)}>
            <Trash2 aria-hidden className="size-4.5" />
            {t('cv.purge')}
          </Button>
        )}
      </div>
    </li>
  );
}

function PurgeQuestion({ onPurge, onStay }: { onPurge: () => Promise<void>; onStay: () => void }) {
  const t = useTranslate();
  return (
    <>
      <Button kind="danger" onClick={() => void onPurge()}>
        {t('cv.purgeSure')}
      </Button>
      <Button ref={takeFocus} kind="ghost" onClick={onStay}>
        {t('cv.purgeNo')}
      </Button>
    </>
  );
}
