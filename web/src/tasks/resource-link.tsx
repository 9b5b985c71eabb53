import { ExternalLink } from 'lucide-react';
import { useLanguage } from '../i18n';
import { EngineText } from './engine-text';

interface ResourceLinkProps {
  readonly name: string;
  readonly link: string | undefined;
  readonly weight?: 'font-medium' | 'font-semibold';
}

/** A course, a book or a page by its name, as a link where it has an address. */
export function ResourceLink({ name, link, weight = 'font-medium' }: ResourceLinkProps) {
  const { t } = useLanguage();
  // A model's answer, or a kept result, could name any address; only pages are links.
  if (!link || !/^https?:\/\//i.test(link)) {
    return (
      <span className={weight}>
        <EngineText>{name}</EngineText>
      </span>
    );
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={`${weight} text-sea underline underline-offset-3 wrap-anywhere`}
    >
      <span translate="no">{name}</span>
      {/* Kept with the last word, so that it is never on a line by itself. */}
      {'\u00a0'}
      <ExternalLink aria-hidden className="inline size-3.5" />
      <span className="sr-only"> {t('tasks.newTab')}</span>
    </a>
  );
}
