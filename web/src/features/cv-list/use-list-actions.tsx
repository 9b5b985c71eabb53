import type { CvSummary } from '@trayecto/core/contract';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { editPath, listPath } from '../../app/edit-path';
import {
  bringBack,
  duplicateCv,
  moveToTrash,
  renameCv,
  tagCv,
  toggleFavorite,
} from '../../cvs/cv-actions';
import { CVS_KEY } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { DeleteDialog } from './delete-dialog';
import type { News } from './news-alert';
import { RenameDialog } from './rename-dialog';
import { TagsDialog } from './tags-dialog';

/** Favourite, rename, tag, duplicate and delete, from the list: shown at once, taken back when they fail, and deletion can be undone. */
export function useListActions(selectedId: string | null, onNews: (news: News) => void) {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const [doomed, setDoomed] = useState<CvSummary | null>(null);
  const [renamed, setRenamed] = useState<CvSummary | null>(null);
  const [tagged, setTagged] = useState<CvSummary | null>(null);
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

  async function duplicate(cv: CvSummary) {
    try {
      const copy = await duplicateCv(cv.id, t('cv.duplicateName', { filename: cv.filename }));
      onNews({ words: t('cv.duplicated') });
      navigate(editPath(copy.id));
    } catch (error) {
      onNews({ words: t('cv.duplicateFailed', { reason: reasonOf(error) }), isProblem: true });
    }
  }

  async function rename(cv: CvSummary, filename: string) {
    setRenamed(null);
    try {
      await renameCv(cv, filename);
      onNews({ words: t('cv.renamed') });
    } catch (error) {
      onNews({ words: t('cv.renameFailed', { reason: reasonOf(error) }), isProblem: true });
    }
  }

  async function tag(cv: CvSummary, tags: readonly string[]) {
    setTagged(null);
    try {
      await tagCv(cv, tags);
      onNews({ words: t('cv.tagsSaved') });
    } catch (error) {
      onNews({ words: t('cv.tagsFailed', { reason: reasonOf(error) }), isProblem: true });
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
    if (selectedId === cv.id) navigate(listPath);
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
    <>
      <DeleteDialog
        filename={doomed?.filename ?? null}
        onClose={() => setDoomed(null)}
        onDelete={() => doomed && void remove(doomed)}
      />
      {renamed && (
        <RenameDialog
          filename={renamed.filename}
          onClose={() => setRenamed(null)}
          onRename={(filename) => void rename(renamed, filename)}
        />
      )}
      {tagged && (
        <TagsDialog
          tags={tagged.metadata.tags ?? []}
          onClose={() => setTagged(null)}
          onSave={(tags) => void tag(tagged, tags)}
        />
      )}
    </>
  );
  // The same functions at every drawing: the list draws only the rows that changed.
  const latest = useRef({ favorite, duplicate });
  latest.current = { favorite, duplicate };
  const [stable] = useState(() => ({
    favorite: (cv: CvSummary) => void latest.current.favorite(cv),
    duplicate: (cv: CvSummary) => void latest.current.duplicate(cv),
    askDelete: setDoomed,
    askRename: setRenamed,
    askTags: setTagged,
  }));
  return { stable, dialog };
}
