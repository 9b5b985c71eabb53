import type { EmailTemplate, LetterKind } from '@trayecto/core/assistant';
import { Briefcase, type LucideIcon, Rocket, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../i18n';
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
  readonly language: string;
  readonly onOpen: () => void;
}

export function TemplateCard({ template, isOpen, isEdited, language, onOpen }: TemplateCardProps) {
  const t = useTranslate();
  const id = useId();
  const { type, subject, body } = template;
  const Icon = ICONS[type];
  return (
    <li className="flex">
      <button
        type="button"
        aria-pressed={isOpen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-line`}
        onClick={onOpen}
        className={classes(
          'flex w-full cursor-pointer flex-col gap-3 rounded-card border bg-surface p-5 text-left transition-colors',
          isOpen ? 'border-terracotta' : 'border-line hover:border-edge',
        )}
      >
        <span className="flex w-full items-center gap-2.5">
          <Icon aria-hidden className="size-5 shrink-0 text-terracotta" strokeWidth={1.75} />
          <span id={`${id}-name`} className="grow font-serif text-lg font-semibold">
            {t(`jobs.${type}`)}
          </span>
          {isEdited && <Chip tone="sun">{t('jobs.edited')}</Chip>}
        </span>
        <span id={`${id}-line`} className="text-sm text-muted">
          {t(`jobs.${type}Line`)}
        </span>
        <span
          translate="no"
          lang={language}
          className="flex w-full flex-col gap-1.5 border-t border-line pt-3"
        >
          <span className="text-[0.9375rem] font-semibold wrap-anywhere">{subject}</span>
          <span data-preview className="text-[0.9375rem] text-muted wrap-anywhere">
            {previewText(body)}
          </span>
        </span>
      </button>
    </li>
  );
}
