import type { Place } from '@trayecto/core/document';
import type { Language } from '@trayecto/core/language';
import { type Finding, isProofPlace } from '@trayecto/core/proofread';
import { useState } from 'react';
import { keyed } from '../../../document/keyed';
import { type Translate, useLanguage, useTranslate } from '../../../i18n';
import { mendAll, mendText } from '../../../proofread/place-findings';
import { ProofNotes } from '../../../proofread/proof-notes';
import { useFindings, useProofreadingHere } from '../../../proofread/use-proofreading';
import { ChangedWords } from '../../../tasks/changed-words';
import { Button } from '../../../ui/button';
import { focusField } from '../focus-field';
import { findPlace, type PageEditing } from '../page/use-page-editing';
import type { Editor } from '../use-editor';
import { CheckRow, CheckWay } from './check-row';
import {
  findDeed,
  findMissingDates,
  type LineAdvice,
  type LineCheck,
  listChecks,
} from './list-checks';
import { useLineAdvice } from './use-line-advice';

interface LineChecksProps {
  readonly at: Place;
  readonly editor: Editor;
  readonly editing: PageEditing;
  readonly language: Language;
  /** How many lines it takes on the page. */
  readonly printedLines: number;
}

/** How what is chosen reads: what is well, what is worth a thought, and another way to say it. */
export function LineChecks({ at, editor, editing, language, printedLines }: LineChecksProps) {
  const t = useTranslate();
  const { cv } = editor;
  const text = editing.readText(at);
  const isProofread = isProofPlace(at);
  const here = useProofreadingHere();
  const findings = useFindings(text, isProofread);
  const deed = findDeed(cv, at);
  const advice = useLineAdvice(text, deed, language);
  const lacking = findMissingDates(cv, at);
  const isRead = isProofread && here?.proofreader.getState().isReady === true;
  const checks = listChecks({
    text,
    deed,
    advice,
    slips: isRead ? findings.length : null,
    printedLines,
    lacksDates: lacking !== null,
  });
  // What only corrects the slips is offered with each of them.
  const mended = mendAll(text, findings);
  const proposals = advice?.proposals.filter((one) => one.text !== mended) ?? [];
  if (checks.length === 0) return null;
  // The button that was pressed is gone; the keys go on from the line on the page.
  const goBack = () => findPlace(at)?.focus();
  const accept = (finding: Finding, suggestion: string) => {
    editing.write(at, mendText(text, finding, suggestion).text);
    goBack();
  };
  return (
    <section aria-labelledby="line-checks" className="border-t border-line pt-4">
      <h3 id="line-checks" className="mb-2 font-semibold">
        {t('editor.checks')}
      </h3>
      <ul className="flex flex-col gap-1.5 text-[0.9375rem]">
        {keyed(checks).map(({ key, item }) => (
          <CheckRow key={key} mark={item.mark}>
            {nameCheck(item, t)}{' '}
            {item.name === 'dates' && lacking !== null && (
              <CheckWay onClick={() => focusField(lacking)}>{t('editor.checkDatesMend')}</CheckWay>
            )}
          </CheckRow>
        ))}
      </ul>
      {here && findings.length > 0 && (
        <ProofNotes
          hasHint={editing.typing !== null}
          value={text}
          findings={findings}
          onAccept={accept}
          onLearn={(word) => {
            here.learn(word);
            goBack();
          }}
          onIgnore={(finding) => {
            here.proofreader.ignore(text, finding);
            goBack();
          }}
        />
      )}
      {proposals.length > 0 && (
        <Proposals
          key={text}
          text={text}
          proposals={proposals}
          onUse={(next) => editing.write(at, next)}
        />
      )}
    </section>
  );
}

function nameCheck(check: LineCheck, t: Translate): string {
  switch (check.name) {
    case 'says-what':
      return t('editor.checkSaysWhat');
    case 'indirect':
      return t('editor.checkIndirect');
    case 'figure':
      return t('editor.checkFigure');
    case 'no-slips':
      return t('editor.checkNoSlips');
    case 'slips':
      return t('editor.checkSlips', { count: check.count });
    case 'long':
      return t('editor.checkLong', { count: check.count });
    case 'dates':
      return t('editor.checkDates');
    case 'asks': {
      const quoted = check.phrases.map((phrase) => t('editor.checkQuoted', { phrase }));
      const asks = t(`editor.asks-${check.code}`);
      return quoted.length === 0 ? asks : `${asks} ${quoted.join(', ')}`;
    }
  }
}

interface ProposalsProps {
  readonly text: string;
  readonly proposals: LineAdvice['proposals'];
  readonly onUse: (text: string) => void;
}

function Proposals({ text, proposals, onUse }: ProposalsProps) {
  const { t } = useLanguage();
  const [at, setAt] = useState(0);
  const proposal = proposals[at % proposals.length];
  if (!proposal) return null;
  return (
    <div className="mt-4 flex flex-col gap-2">
      <h4 className="font-semibold">{t(`editor.proposal-${proposal.kind}`)}</h4>
      <p
        translate="no"
        className="rounded-control border border-line bg-surface px-3.5 py-2.5 text-[0.9375rem] wrap-anywhere"
      >
        <ChangedWords before={text} after={proposal.text} />
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button className="min-h-9! px-4! py-1!" onClick={() => onUse(proposal.text)}>
          {t('editor.proposalUse')}
        </Button>
        {proposals.length > 1 && (
          <Button
            kind="ghost"
            className="min-h-9! px-3! py-1!"
            onClick={() => setAt((at + 1) % proposals.length)}
          >
            {t('editor.proposalOther')}
          </Button>
        )}
        <span className="ml-auto text-sm text-muted">{t('editor.proposalSafe')}</span>
      </div>
    </div>
  );
}
