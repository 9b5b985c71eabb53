import type { NearTitle } from '@trayecto/core/assistant';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';

interface UnknownGoalProps {
  readonly goal: string;
  readonly titles: readonly NearTitle[];
  readonly onChoose: (name: string) => void;
}

/** A goal that is no job we know: says so and offers the nearest ones. */
export function UnknownGoal({ goal, titles, onChoose }: UnknownGoalProps) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="unknown-goal"
      className="flex flex-col gap-3 rounded-card border border-dashed border-edge p-6"
    >
      <h2 id="unknown-goal" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('careerPlan.unknownTitle', { goal })}
      </h2>
      <p className="text-muted">
        {t(titles.length > 0 ? 'careerPlan.unknownLine' : 'careerPlan.unknownNone')}
      </p>
      {titles.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {titles.map(({ id, name }) => (
            <li key={id}>
              <Button onClick={() => onChoose(name)}>{name}</Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
