import type { SectionImprovement } from '@trayecto/core/assistant';
import { useId, useState } from 'react';
import { useLanguage } from '../i18n';
import { classes } from '../ui/classes';
import { BuiltinMark } from './builtin-places';
import { CopyButton } from './copy-button';
import { TextSides } from './text-sides';

interface CopyCardProps {
  readonly improvement: SectionImprovement;
  /** One below the heading it is under. */
  readonly heading?: 'h3' | 'h4';
}

/** A text for a place outside of the CV: it can be touched up, is counted, and is copied. */
export function CopyCard({ improvement, heading: Heading = 'h4' }: CopyCardProps) {
  const { t, formats } = useLanguage();
  const { title, before, after, reason, mostCharacters } = improvement;
  const [text, setText] = useState(after);
  const id = useId();
  const over = mostCharacters === null ? 0 : text.length - mostCharacters;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading className="grow font-semibold">{title}</Heading>
        <CopyButton title={title} text={text} />
      </div>
      <TextSides
        before={before}
        after={
          <>
            <textarea
              translate="no"
              aria-label={t('tasks.editText', { title })}
              aria-describedby={id}
              aria-invalid={over > 0 || undefined}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="field-sizing-content min-h-12 w-full resize-y rounded-control border border-edge bg-surface px-3 py-2 focus:outline-2 focus:outline-sea"
            />
            {mostCharacters !== null && (
              <p
                id={id}
                className={classes(
                  'text-right text-sm tabular-nums',
                  over > 0 ? 'font-semibold text-danger' : 'text-muted',
                )}
              >
                {over > 0
                  ? t('tasks.tooLong', { count: formats.number(over) })
                  : t('tasks.characters', {
                      count: formats.number(text.length),
                      most: formats.number(mostCharacters),
                    })}
              </p>
            )}
          </>
        }
      />
      <p className="text-[0.9375rem] text-muted">
        <span className="font-semibold text-ink">{t('tasks.why')}</span>
        {` ${reason}`}
        <BuiltinMark place={improvement.id} />
      </p>
    </li>
  );
}
