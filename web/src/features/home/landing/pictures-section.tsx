import { useId } from 'react';
import { useLanguage } from '../../../i18n';
import editorEn from './pictures/editor-en.webp';
import editorEs from './pictures/editor-es.webp';
import { SectionHeading } from './section-heading';

/** The product as it is, with a person made up for the picture. */
export function PicturesSection() {
  const { t, language } = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-width pb-20 lg:pb-28">
      <SectionHeading
        id={id}
        eyebrow={t('landing.picturesEyebrow')}
        title={t('landing.picturesTitle')}
      />
      <figure className="mt-8">
        <img
          src={language === 'en' ? editorEn : editorEs}
          alt={t('landing.pictureEditorAlt')}
          width={1280}
          height={800}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-card border border-line shadow-float"
        />
        <figcaption className="mt-3 text-sm text-muted">{t('landing.pictureEditor')}</figcaption>
      </figure>
    </section>
  );
}
