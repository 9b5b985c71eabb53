import { ArrowLeft, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listPath } from '../../../app/edit-path';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import type { Editor } from '../use-editor';

interface PageRowProps {
  readonly filename: string;
  readonly editor: Editor;
  /** A form that is open is closed here. */
  readonly isForm: boolean;
  readonly changes: number;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly mark?: ReactNode;
  readonly meter: ReactNode;
  readonly menu: ReactNode;
}

/** Over the page: which CV, whether it is saved, how long it is, and everything else behind the dots. */
export function PageRow(props: PageRowProps) {
  const t = useTranslate();
  const { editor, filename, isForm } = props;
  const { isDirty, isSaving } = editor;
  const isEditing = isDirty || isForm || isSaving;
  return (
    <div className="sticky top-[var(--bar-height,3.5rem)] z-20 flex min-h-12 items-center gap-x-3 border-b max-md:gap-x-1.5 border-line bg-desk px-3 md:border-0 md:px-6">
      <Link
        href={listPath}
        aria-label={t('cv.back')}
        title={t('cv.back')}
        className="-ml-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-ink/6 md:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <h2 translate="no" title={filename} className="min-w-0 truncate font-semibold">
        {filename}
      </h2>
      {props.mark}
      <SaveState editor={editor} changes={props.changes} />
      {isEditing && (
        <div className="flex shrink-0 items-center gap-1">
          <Button
            kind="primary"
            className="min-h-9! px-4! py-1! max-md:min-h-11!"
            title={t('editor.saveHint')}
            aria-keyshortcuts="Control+S Meta+S"
            isBusy={isSaving}
            disabled={!editor.canSave}
            onClick={props.onSave}
          >
            {t('editor.save')}
          </Button>
          <Button
            kind="ghost"
            className="min-h-9! px-3! py-1! max-md:min-h-11!"
            disabled={isSaving}
            onClick={props.onCancel}
          >
            <X aria-hidden className="size-5 md:hidden" />
            <span className="max-md:sr-only">{t(isDirty ? 'editor.cancel' : 'editor.close')}</span>
          </Button>
        </div>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <div className={isEditing ? 'max-md:hidden' : undefined}>{props.meter}</div>
        {props.menu}
      </div>
    </div>
  );
}

function SaveState({ editor, changes }: { editor: Editor; changes: number }) {
  const t = useTranslate();
  const { isDirty, isSaving } = editor;
  const isDraft = isDirty && !isSaving && editor.isDraftKept;
  return (
    <p
      role="status"
      title={isDraft ? t('editor.draftKept') : undefined}
      className="flex shrink-0 items-center gap-1.5 text-sm"
    >
      {isSaving && (
        <>
          <LoaderCircle aria-hidden className="size-4 text-muted motion-safe:animate-spin" />
          <span className="text-muted">{t('editor.saving')}</span>
        </>
      )}
      {!isSaving && isDirty && (
        <>
          <span aria-hidden className="size-2 rounded-full bg-sun" />
          <span className="sr-only">{t('editor.unsaved')}</span>
          <span className="text-sun-ink">{t('editor.changes', { count: changes })}</span>
          {isDraft && <span className="sr-only">{t('editor.draftKept')}</span>}
        </>
      )}
      {!isSaving && !isDirty && !editor.isUnsaved && (
        <span className="text-muted max-sm:sr-only">{t('editor.saved')}</span>
      )}
    </p>
  );
}
