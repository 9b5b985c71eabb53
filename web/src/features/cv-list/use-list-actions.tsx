import type { CvSummary } from '@trayecto/core/contract';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { editPath } from '../../app/edit-path';
import { paths } from '../../app/paths';
import { bringBack, moveToTrash, toggleFavorite } from '../../cvs/cv-actions';
import { CVS_KEY } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { News } from './news-alert';

/** Favourite and delete, from the list: shown at once, taken back when they fail, and deletion can be undone. */
export function useListActions(selectedId: string | null, onNews: (news: News) => void) {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const [doomed, setDoomed] = useState<CvSummary | null>(null);
  const reasonOf = (error: unknown) => describeError(error, t, formats);

  async function favorite(cv: CvSummary) {
    try {
      await toggleFavorite(cv);
      onNews({ words: t('cv.favoriteUpdated') });
    } catch (error) {
      onNews({
        words: t('cv.favoriteUpdateFailed', { reason: reasonOf(error) }),
        isProblem: true,
      });
    }
  }

  async function undo(cv: CvSummary) {
    try {
      await bringBack(cv.id);
      onNews({ words: t('cv.broughtBack') });
      navigate(editPath(cv.id));
    } catch (error) {
      onNews({ words: t('cv.bringBackFailed', { reason: reasonOf(error) }), isProblem: true });
    }
  }

  async function remove(cv: CvSummary) {
    setDoomed(null);
    if (selectedId === cv.id) navigate(paths.edit);
    try {
      await moveToTrash(cv);
      onNews({ words: t('cv.deleted'), onUndo: () => void undo(cv) });
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'not_found';
      const reason = isGone ? t('cv.notOnServer') : reasonOf(error);
      onNews({ words: t('cv.deleteFailed', { reason }), isProblem: true });
      // What another tab or device deleted should not stay in this list.
      if (isGone) await queryClient.invalidateQueries({ queryKey: CVS_KEY });
    }
  }

  const dialog = (
    <Dialog
      isOpen={doomed !== null}
      onClose={() => setDoomed(null)}
      title={t('cv.confirmDeleteTitle')}
      description={t('cv.confirmDelete')}
    >
      <p translate="no" className="mb-4 truncate font-semibold">
        {doomed?.filename}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button data-safe onClick={() => setDoomed(null)}>
          {t('cv.deleteNo')}
        </Button>
        <Button kind="danger" onClick={() => doomed && void remove(doomed)}>
          {t('cv.delete')}
        </Button>
      </div>
    </Dialog>
  );
  // The same function at every drawing: the list draws only the rows that changed.
  const latest = useRef(favorite);
  latest.current = favorite;
  const stableFavorite = useCallback((cv: CvSummary) => void latest.current(cv), []);
  return { favorite: stableFavorite, askDelete: setDoomed, dialog };
}
