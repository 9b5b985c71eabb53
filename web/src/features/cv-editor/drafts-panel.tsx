import type { Cv } from '@trayecto/core/cv';
import { ChevronDown, ChevronLeft, ChevronRight, ListChecks, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { namePointer } from '../../document/name-pointer';
import { type Translate, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { DraftStep, type DraftTools } from './draft-step';
import { personalFields } from './editor-fields';
import { useEnglishDrafts } from './english-drafts';

interface DraftsPanelProps extends DraftTools {
  readonly cv: Cv;
  readonly isOpenAtFirst: boolean;
}

const RIGHT = '[data-right]';

/** How much of the translation is left to check, and a way through it, one text after the other. */
export function DraftsPanel({ isOpenAtFirst, ...props }: DraftsPanelProps) {
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
        {isOpen && <DraftSteps {...props}>{undo}</DraftSteps>}
      </div>
    </section>
  );
}

interface DraftStepsProps extends Omit<DraftsPanelProps, 'isOpenAtFirst'> {
  readonly children: ReactNode;
}

function DraftSteps({ children, ...props }: DraftStepsProps) {
  const t = useTranslate();
  const { open } = useEnglishDrafts();
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, open.length - 1);
  const draft = open[at];
  if (!draft) return null;
  return (
    <div className="flex flex-col gap-3 pt-1 pb-2">
      <div>
        <div className="flex items-center gap-3">
          <p className="min-w-0 grow font-semibold wrap-anywhere">
            {namePlace(draft.pointer, props.cv, t)}
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
      <DraftStep key={`${draft.pointer} ${draft.draft}`} draft={draft} {...props}>
        {children}
      </DraftStep>
    </div>
  );
}

/** As the form calls it. */
function namePlace(pointer: string, cv: Cv, t: Translate): string {
  const own = personalFields.find(({ name }) => pointer === `/personal/${name}`);
  return own ? t(own.label) : namePointer(pointer, cv, t);
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
