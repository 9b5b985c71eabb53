import type { Place } from '@trayecto/core/document';
import { ArrowDown, ArrowLeftRight, ArrowUp, ChevronRight, PencilLine, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { IconButton } from '../../../ui/icon-button';
import { namePlace } from '../page/name-text';
import { countPlace, findMovable, readTarget } from '../page/place-edits';
import type { PageEditing } from '../page/use-page-editing';
import type { Editor } from '../use-editor';

interface ChosenHeadProps {
  readonly at: Place;
  readonly editor: Editor;
  readonly editing: PageEditing;
}

/** What is chosen, where it is, and what can be done with it. */
export function ChosenHead({ at, editor, editing }: ChosenHeadProps) {
  const t = useTranslate();
  const { path, title } = namePlace(at, editor.cv, t);
  const movable = findMovable(at);
  const place = movable === null ? null : countPlace(editor.cv, movable);
  const target = readTarget(at);
  const isSection = target?.kind === 'section';
  const isOwn = isSection && target.isOwn;
  return (
    <div>
      {path.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-1 pr-10 text-sm text-muted">
          {path.map((part, index) => (
            <span key={part} className="inline-flex min-w-0 items-center gap-1">
              {index > 0 && <ChevronRight aria-hidden className="size-3.5" />}
              <span translate={index > 0 ? 'no' : undefined} className="line-clamp-1">
                {part}
              </span>
            </span>
          ))}
        </p>
      )}
      <h2 className={classes('font-serif text-xl font-semibold', path.length === 0 && 'pr-10')}>
        {title}
      </h2>
      <div className="-mr-2 flex items-center">
        {!isSection && target?.kind !== 'entry' && (
          <Button
            kind="ghost"
            className="-ml-3 min-h-9 px-3 text-sea"
            aria-label={t('editor.typeHere')}
            title={t('editor.typeHere')}
            onClick={() => editing.type(at)}
          >
            <PencilLine aria-hidden className="size-4.5" />
            {t('editor.typeHereShort')}
          </Button>
        )}
        <span className="grow" />
        {(place || isSection) && (
          <>
            <IconButton
              icon={ArrowUp}
              label={t('editor.moveUp')}
              aria-keyshortcuts="Alt+ArrowUp"
              disabled={place?.index === 0}
              className="size-9! disabled:opacity-40"
              onClick={() => editing.move(at, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t('editor.moveDown')}
              aria-keyshortcuts="Alt+ArrowDown"
              disabled={place !== null && place.index >= place.count - 1}
              className="size-9! disabled:opacity-40"
              onClick={() => editing.move(at, 1)}
            />
          </>
        )}
        {isSection && <OtherColumn at={at} editing={editing} />}
        {(place || isOwn) && (
          <IconButton
            icon={Trash2}
            label={t('editor.removeEntry', { name: title })}
            className="size-9!"
            onClick={() => editing.remove(movable ?? at)}
          />
        )}
      </div>
    </div>
  );
}

function OtherColumn({ at, editing }: Pick<ChosenHeadProps, 'at' | 'editing'>) {
  const t = useTranslate();
  if (!editing.hasColumns) return null;
  return (
    <IconButton
      icon={ArrowLeftRight}
      label={t('editor.otherColumn')}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      className="size-9!"
      onClick={() => editing.cross(at, editing.findColumn(at) === 'main' ? 'aside' : 'main')}
    />
  );
}
