import { SpellCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../i18n';
import { Button } from '../ui/button';
import { useSettled } from '../ui/use-settled';
import { type Proofreading, useProofState } from './use-proofreading';

interface ProofPanelProps {
  readonly proofreading: Proofreading;
  readonly onGoTo: (pointer: string) => void;
}

/** How much there is to look at, and a way through it. */
export function ProofPanel({ proofreading, onGoTo }: ProofPanelProps) {
  const t = useTranslate();
  const { texts } = useProofState(proofreading);
  const [at, setAt] = useState(-1);
  const count = texts.reduce((sum, { findings }) => sum + findings.length, 0);
  const told = useSettled(count, SETTLED_AFTER_MS, 0);
  const next = texts[(at + 1) % Math.max(1, texts.length)];
  return (
    <>
      {/* Told once the writing rests, not with every letter. */}
      <p role="status" className="sr-only">
        {told > 0 ? t('proof.count', { count: told }) : ''}
      </p>
      {next && (
        <section
          aria-label={t('proof.found')}
          className="flex flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface px-4 py-1.5 text-[0.9375rem]"
        >
          <SpellCheck aria-hidden className="size-5 shrink-0 text-danger" strokeWidth={1.9} />
          <p className="min-w-0 grow basis-32 font-semibold">{t('proof.count', { count })}</p>
          <Button
            kind="ghost"
            className="-mr-2 px-3"
            onClick={() => {
              setAt((at + 1) % texts.length);
              onGoTo(next.pointer);
            }}
          >
            {t(at < 0 ? 'proof.show' : 'proof.next')}
          </Button>
        </section>
      )}
    </>
  );
}

const SETTLED_AFTER_MS = 1_500;
