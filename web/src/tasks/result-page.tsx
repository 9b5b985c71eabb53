import type { Engine, RefusedText } from '@trayecto/core/assistant';
import type { InterfaceLanguage, ResultRecord } from '@trayecto/core/contract';
import { RotateCcw, Save } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { PageHeading } from '../ui/page-heading';
import { BuiltinPlaces } from './builtin-places';
import { EngineChip } from './engine-chip';
import { ResultLanguage } from './engine-text';
import { RefusedNote } from './refused-note';

/** What the shell has to say around a result. */
export interface ResultFrame {
  /** Null until it is there. */
  readonly engine: Engine | null;
  readonly language: InterfaceLanguage | undefined;
  readonly record: ResultRecord | null;
  readonly startNew: { readonly label: string; readonly onPress: () => void };
  /** None: it was kept when it was made. */
  readonly save:
    | {
        readonly label: string;
        readonly isSaved: boolean;
        readonly isBusy: boolean;
        readonly onPress: () => void;
      }
    | undefined;
  /** What was done with the result, a new run, or why to run it again. */
  readonly notices: ReactNode;
  /** The same question again; undefined where it can't be asked. */
  readonly again?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly say: (kind: 'error' | 'success', text: string) => void;
}

interface ResultPageProps {
  readonly frame: ResultFrame;
  /** What is in the browser's tab. */
  readonly page: string;
  readonly heading?: ReactNode;
  /** What it is about, beside who made it. */
  readonly about?: ReactNode;
  /** What else can be done with it. */
  readonly actions?: ReactNode;
  readonly refused?: readonly RefusedText[] | undefined;
  readonly byBuiltin?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** The page of a result: what it is, who made it, what can be done with it, and the result itself. */
export function ResultPage(props: ResultPageProps) {
  const { frame, page, actions } = props;
  const { engine, record, startNew, save } = frame;
  const isFresh = engine !== null && record === null;
  // The form was left at its end; the result begins at its beginning.
  useEffect(() => {
    if (isFresh) window.scrollTo({ top: 0 });
  }, [isFresh]);
  return (
    <ResultLanguage value={frame.language}>
      <div className="page-width flex flex-col gap-8 py-10">
        <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <div className="flex min-w-0 grow basis-72 flex-col gap-2">
            <PageHeading page={page} className="text-title wrap-anywhere">
              {props.heading ?? page}
            </PageHeading>
            {engine && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                {props.about}
                <EngineChip engine={engine} />
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            {actions}
            {save && (
              <Button
                kind={actions ? 'secondary' : 'primary'}
                isBusy={save.isBusy}
                disabled={save.isSaved}
                onClick={save.onPress}
              >
                <Save aria-hidden className="size-4.5" />
                {save.label}
              </Button>
            )}
            <Button onClick={startNew.onPress}>
              <RotateCcw aria-hidden className="size-4.5" />
              {startNew.label}
            </Button>
          </div>
        </header>
        {frame.notices}
        <RefusedNote refused={props.refused} />
        <BuiltinPlaces places={props.byBuiltin}>{props.children}</BuiltinPlaces>
      </div>
    </ResultLanguage>
  );
}

interface AgainNoteProps {
  readonly reason: string;
  readonly label: string;
  readonly onPress: () => void;
}

/** Why a result is no longer the last word, and the way to a new one. */
export function AgainNote({ reason, label, onPress }: AgainNoteProps) {
  return (
    <Alert kind="info">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="grow">{reason}</span>
        <Button onClick={onPress}>{label}</Button>
      </span>
    </Alert>
  );
}
