import type { Cv } from '@trayecto/core/cv';
import type { UnplacedLine } from '@trayecto/core/review';
import { useId, useState } from 'react';
import { type PlainKey, useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { type LineTarget, listTargets } from './line-targets';

interface LineDialogProps {
  readonly line: UnplacedLine;
  readonly cv: Cv;
  /** The heading for what fits nowhere, in the language of the CV. */
  readonly otherHeading: string;
  readonly onPlace: (target: LineTarget) => void;
  readonly isLeftOut: boolean;
  /** Someone drew a frame around it: leaving it out is no question. */
  readonly isFramed: boolean;
  /** Out of the CV on purpose, or open again. */
  readonly onLeaveOut: (isLeftOut: boolean) => void;
  readonly onClose: () => void;
}

/** A line nobody placed: into a field, or left out on purpose. */
export function LineDialog(props: LineDialogProps) {
  const { line, cv, otherHeading, isLeftOut, isFramed, ...actions } = props;
  const t = useTranslate();
  const id = useId();
  const targets = listTargets(cv, otherHeading);
  const [chosen, setChosen] = useState(0);
  const groups = [...new Set(targets.map(({ group }) => group))];
  const target = targets[chosen];
  return (
    <Dialog isOpen onClose={actions.onClose} title={t('review.lineTitle')}>
      <blockquote
        translate="no"
        className="max-h-40 overflow-y-auto rounded-control border-l-3 border-sun bg-sun-soft px-4 py-3 wrap-anywhere whitespace-pre-line"
      >
        {line.text}
      </blockquote>
      <label htmlFor={id} className="mt-5 mb-1.5 block font-medium">
        {t('review.lineWhere')}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-3 text-base text-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea"
      >
        {groups.map((group) => (
          <TargetGroup key={group} group={group} targets={targets} />
        ))}
      </select>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {!isFramed && (
          <Button onClick={() => actions.onLeaveOut(!isLeftOut)}>
            {t(isLeftOut ? 'review.lineReopen' : 'review.lineLeave')}
          </Button>
        )}
        <Button kind="primary" onClick={() => target && actions.onPlace(target)}>
          {t('review.lineAdd')}
        </Button>
      </div>
    </Dialog>
  );
}

function TargetGroup({ group, targets }: { group: PlainKey; targets: readonly LineTarget[] }) {
  const t = useTranslate();
  return (
    <optgroup label={t(group)}>
      {targets.map((target, index) =>
        target.group === group ? (
          <option key={target.pointer} value={index} translate={target.entry ? 'no' : undefined}>
            {[target.entry, target.label && t(target.label)].filter(Boolean).join(' · ')}
          </option>
        ) : null,
      )}
    </optgroup>
  );
}
