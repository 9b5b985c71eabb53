import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { DrawnKeyboardSensor, DrawnPointerSensor, useDrawnEnd } from './drawn-sensors';

interface SortableListProps {
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** Made once: what is new at each drawing would draw every item of every list again at each letter typed. */
function useListSensors() {
  const drawnEnd = useDrawnEnd();
  const pointer = useMemo(
    () => ({ ...drawnEnd, activationConstraint: { distance: 6 } }),
    [drawnEnd],
  );
  const keyboard = useMemo(
    () => ({ ...drawnEnd, coordinateGetter: sortableKeyboardCoordinates }),
    [drawnEnd],
  );
  return useSensors(
    useSensor(DrawnPointerSensor, pointer),
    useSensor(DrawnKeyboardSensor, keyboard),
  );
}

/** A list whose items are put in order with the mouse, a finger or the keyboard. */
export function SortableList({ count, onMove, children }: SortableListProps) {
  const t = useTranslate();
  const id = useId();
  const sensors = useListSensors();
  const items = useMemo(() => Array.from({ length: count }, (_, index) => String(index)), [count]);
  const accessibility = useMemo(() => {
    const place = (value: string | number) => Number(value) + 1;
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('editor.lifted', { place: place(active.id), count }),
      // Lifted, an item is over itself at once: that would talk over the news that it is lifted.
      onDragOver: ({ active, over }) =>
        over
          ? t(over.id === active.id ? 'editor.lifted' : 'editor.over', {
              place: place(over.id),
              count,
            })
          : '',
      onDragEnd: ({ over }) => (over ? t('editor.dropped', { place: place(over.id), count }) : ''),
      onDragCancel: () => t('editor.dragCancelled'),
    };
    return {
      announcements,
      screenReaderInstructions: { draggable: t('editor.dragInstructions') },
    };
  }, [t, count]);

  function finish({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    onMove(Number(active.id), Number(over.id));
    // The item has moved on; the hand that moved it goes along.
    const handle = `[data-sortable="${id}"][data-place="${over.id}"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(handle)?.focus());
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={finish}
      accessibility={accessibility}
    >
      <SortableContext id={id} items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  readonly index: number;
  /** What the handle moves, for screen readers. */
  readonly name: string;
  /** It marks a place and is not moved itself. */
  readonly isFixed?: boolean;
  readonly className?: string;
  readonly children: (handle: ReactNode) => ReactNode;
}

export function SortableItem(props: SortableItemProps) {
  const { index, name, isFixed = false, className, children } = props;
  const t = useTranslate();
  const sortable = useSortable({ id: String(index), disabled: { draggable: isFixed } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    sortable;
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      data-sortable={sortable.data.sortable.containerId}
      data-place={index}
      aria-label={t('editor.move', { name })}
      title={t('editor.moveHint')}
      className="inline-flex size-9 shrink-0 cursor-grab pointer-coarse:size-11 touch-none items-center justify-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(className, sortable.isDragging && 'relative z-10 shadow-float')}
    >
      {children(handle)}
    </li>
  );
}
