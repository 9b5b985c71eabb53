import type { Cv } from '@trayecto/core/cv';
import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ListChecks,
  Pencil,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DraftText } from '../../document/draft-text';
import { namePointer } from '../../document/name-pointer';
import { type Translate, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { personalFields } from './editor-fields';
import { useEnglishDrafts } from './english-drafts';

interface DraftsPanelProps {
  readonly cv: Cv;
  readonly isOpenAtFirst: boolean;
  readonly onGoTo: (pointer: string) => void;
}

const RIGHT = '[data-right]';

/** How much of the translation is left to check, and a way through it, one text after the other. */
export function DraftsPanel({ cv, isOpenAtFirst, onGoTo }: DraftsPanelProps) {
  const t = useTranslate();
  const id = useId();
  const { open, takeBack, canTakeBack } = useEnglishDrafts();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [hadSome, setHadSome] = useState(false);
  const section = useRef<HTMLElement>(null);
  if (open.length > 0 && !hadSome) setHadSome(true);

  async function takeBackHere() {
    if (!(await takeBack())) return;
    setIsOpen(true);
    // The button that was pressed may be gone by then.
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(RIGHT)?.focus());
  }

  const undo = canTakeBack && (
    <Button kind="ghost" className="px-3" onClick={() => void takeBackHere()}>
      <Undo2 aria-hidden className="size-4.5" />
      {t('editor.draftTakeBack')}
    </Button>
  );
  if (open.length === 0) return hadSome ? <AllChecked>{undo}</AllChecked> : null;
  return (
    <section
      ref={section}
      aria-label={t('editor.drafts')}
      className="rounded-control border border-sun bg-sun-soft px-4 py-2 text-[0.9375rem]"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <ListChecks aria-hidden className="size-5 shrink-0 text-sun-ink" strokeWidth={1.9} />
        <p role="status" className="min-w-0 grow basis-32 font-semibold">
          {t('editor.draftsCount', { count: open.length })}
        </p>
        <Button
          kind="ghost"
          className="-mr-2 px-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'editor.draftsClose' : 'editor.draftsOpen')}
          <ChevronDown
            aria-hidden
            className={classes('size-4.5 transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <DraftSteps cv={cv} onGoTo={onGoTo}>
            {undo}
          </DraftSteps>
        )}
      </div>
    </section>
  );
}

interface DraftStepsProps extends Omit<DraftsPanelProps, 'isOpenAtFirst'> {
  readonly children: ReactNode;
}

function DraftSteps({ cv, onGoTo, children }: DraftStepsProps) {
  const t = useTranslate();
  const { open, settle } = useEnglishDrafts();
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, open.length - 1);
  const draft = open[at];
  if (!draft) return null;
  return (
    <div className="flex flex-col gap-3 pt-1 pb-2">
      <div>
        <div className="flex items-center gap-3">
          <p className="min-w-0 grow font-semibold wrap-anywhere">
            {namePlace(draft.pointer, cv, t)}
          </p>
          <div className="-mr-2.5 flex shrink-0 items-center">
            <IconButton
              icon={ChevronLeft}
              label={t('editor.draftsBack')}
              disabled={at === 0}
              className="disabled:opacity-40"
              onClick={() => setWanted(at - 1)}
            />
            <span className="tabular-nums">
              {t('editor.draftsPlace', { place: at + 1, count: open.length })}
            </span>
            <IconButton
              icon={ChevronRight}
              label={t('editor.draftsNext')}
              disabled={at === open.length - 1}
              className="disabled:opacity-40"
              onClick={() => setWanted(at + 1)}
            />
          </div>
        </div>
        <p className="text-muted">
          {t('editor.draftsHint')}
          {draft.doubtful && ` ${t('editor.draftsDoubtful')}`}
        </p>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Side label={t('editor.original')}>{draft.source}</Side>
        <Side label={t('editor.english')}>
          <DraftText text={draft.draft} doubtful={draft.doubtful} />
        </Side>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button data-right="" onClick={() => void settle(draft)}>
          <Check aria-hidden className="size-4.5 text-olive" />
          {t('editor.draftRight')}
        </Button>
        <Button kind="ghost" className="px-3" onClick={() => onGoTo(draft.pointer)}>
          <Pencil aria-hidden className="size-4.5" />
          {t('editor.draftMend')}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** As the form calls it. */
function namePlace(pointer: string, cv: Cv, t: Translate): string {
  const own = personalFields.find(({ name }) => pointer === `/personal/${name}`);
  return own ? t(own.label) : namePointer(pointer, cv, t);
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-control bg-surface px-3 py-2">
      <p className="text-sm font-medium text-muted">{label}</p>
      <p translate="no" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </div>
  );
}

/** The button that was pressed last is gone: the focus must not be lost with it. */
function AllChecked({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  }, []);
  return (
    <Alert kind="success">
      <p ref={words} tabIndex={-1} className="outline-none">
        {t('editor.draftsDone')}
      </p>
      {children && <div className="-ml-3">{children}</div>}
    </Alert>
  );
}
