import type { EmailTemplate, LetterKind } from '@trayecto/core/assistant';
import { Briefcase, type LucideIcon, Rocket, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import { previewText } from './preview-text';

const ICONS: Record<LetterKind, LucideIcon> = {
  formal: Briefcase,
  startup: Rocket,
  creative: Sparkles,
};

interface TemplateCardProps {
  readonly template: EmailTemplate;
  readonly isOpen: boolean;
  readonly isEdited: boolean;
  /** The built-in engine wrote it, because a model's was not taken or there was none. */
  readonly isReplaced: boolean;
  readonly language: string;
  readonly onOpen: () => void;
}

export function TemplateCard(props: TemplateCardProps) {
  const { template, isOpen, isEdited, isReplaced, language, onOpen } = props;
  const t = useTranslate();
  const id = useId();
  const { type, subject, body } = template;
  const Icon = ICONS[type];
  return (
    <li
      className={classes(
        'relative flex flex-col gap-3 rounded-card border bg-surface p-5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-sea',
        isOpen ? 'border-terracotta' : 'border-line hover:border-edge',
      )}
    >
      <h3 className="flex w-full items-center gap-2.5">
        <Icon aria-hidden className="size-5 shrink-0 text-terracotta" strokeWidth={1.75} />
        {/* The whole card is its button's. */}
        <button
          type="button"
          aria-pressed={isOpen}
          aria-describedby={`${id}-line`}
          onClick={onOpen}
          className="grow cursor-pointer text-left font-serif text-lg font-semibold outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {t(`jobs.${type}`)}
        </button>
        {isReplaced && <EngineChip engine={{ kind: 'builtin' }} />}
        {isEdited && <Chip tone="sun">{t('jobs.edited')}</Chip>}
      </h3>
      <p id={`${id}-line`} className="text-sm text-muted">
        {t(`jobs.${type}Line`)}
      </p>
      <div
        translate="no"
        lang={language}
        className="flex w-full flex-col gap-1.5 border-t border-line pt-3"
      >
        <p className="text-[0.9375rem] font-semibold wrap-anywhere">{subject}</p>
        <p data-preview className="text-[0.9375rem] text-muted wrap-anywhere">
          {previewText(body)}
        </p>
      </div>
    </li>
  );
}
