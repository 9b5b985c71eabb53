import { ArrowLeft } from 'lucide-react';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';
import { ButtonLink } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { PageHeading } from '../../ui/page-heading';
import { PathDrawing } from './path-drawing';

export type NotYetName = 'jobs' | 'enhancer' | 'admin' | 'debug';

/** Says honestly what a page will be, until it is. */
export default function NotYetScreen({ screen }: { screen: NotYetName }) {
  const t = useTranslate();
  const title = t(`soon.${screen}Title`);
  return (
    <div className="page-width grid grow content-center items-center gap-10 py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="flex flex-col items-start gap-5">
        <Chip tone="sun">{t('soon.badge')}</Chip>
        <PageHeading page={title} className="text-title">
          {title}
        </PageHeading>
        <div>
          <p className="eyebrow text-sea">{t('soon.willBe')}</p>
          <p className="mt-2 max-w-[34rem] text-lead text-muted">{t(`soon.${screen}Line`)}</p>
        </div>
        <p className="text-muted">{t('soon.honest')}</p>
        <ButtonLink href={paths.home} className="mt-2">
          <ArrowLeft aria-hidden className="size-4.5" />
          {t('common.backHome')}
        </ButtonLink>
      </div>
      <PathDrawing className="order-first w-full max-w-xs justify-self-center lg:order-none lg:max-w-md" />
    </div>
  );
}
