import type { Cv } from '@trayecto/core/cv';
import {
  type DocumentLanguage,
  layoutCv,
  type Photo,
  type TemplateName,
  templateNames,
} from '@trayecto/core/document';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { useTranslate } from '../i18n';
import { classes } from '../ui/classes';
import type { Design } from './design';
import { DocumentPage } from './document-page';
import { shortenCv } from './shorten-cv';
import { usePhoto } from './use-photo';
import './page-thumb.css';

interface TemplateChoiceProps {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly design: Design;
  readonly onChange: (template: TemplateName) => void;
}

/** The templates, each as a small picture of this very CV: in its colour and typeface, with its photo. */
export function TemplateChoice({ cv, language, design, onChange }: TemplateChoiceProps) {
  const t = useTranslate();
  const name = useId();
  // Any of them may show it unless the person chose otherwise.
  const photo = usePhoto({ ...design, photo: design.photo ?? 'usual' });
  const beginning = useDeferredValue(useMemo(() => shortenCv(cv), [cv]));
  return (
    <fieldset className="mx-auto flex w-fit max-w-full min-w-0 gap-3 overflow-x-auto p-1 sm:gap-4">
      <legend className="sr-only">{t('document.template')}</legend>
      {templateNames.map((template) => (
        <label
          key={template}
          className="group relative flex shrink-0 cursor-pointer flex-col items-center gap-1.5"
        >
          <input
            type="radio"
            name={name}
            value={template}
            checked={template === design.template}
            onChange={() => onChange(template)}
            className="peer sr-only"
          />
          <span
            aria-hidden
            inert
            className={classes(
              'page-thumb page-thumb-whole rounded-[6px] border-2 shadow-float transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sea',
              template === design.template
                ? 'border-terracotta'
                : 'border-transparent group-hover:border-edge',
            )}
          >
            <Thumbnail {...{ cv: beginning, language, design, photo, template }} />
          </span>
          <span
            className={classes(
              'text-sm font-semibold',
              template === design.template ? 'text-ink' : 'text-muted group-hover:text-ink',
            )}
          >
            {t(`document.${template}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ThumbnailProps {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly design: Design;
  readonly photo: Photo | null;
  readonly template: TemplateName;
}

const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { cv, language, design, photo, template } = props;
  return <DocumentPage tree={layoutCv(cv, template, language, design, photo)} />;
});
