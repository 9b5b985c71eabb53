import type { CvRecord } from '@trayecto/core/contract';
import { FileSearch, ListChecks } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { ReviewActions, ReviewBackLink } from './review-actions';
import type { ReviewModel, ReviewPart } from './review-parts';
import { ReviewProgress } from './review-progress';
import type { OpenPoints } from './use-open-points';

interface ReviewHeadProps {
  readonly record: CvRecord;
  readonly model: ReviewModel;
  readonly walk: OpenPoints;
  readonly actions: Omit<ComponentProps<typeof ReviewActions>, 'className'>;
}

export function ReviewHead({ record, model, walk, actions }: ReviewHeadProps) {
  const t = useTranslate();
  const isOnPage = walk.side === 'source';
  return (
    <div className="border-y border-line">
      <div className="bar-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
        <div className="min-w-0 grow basis-72">
          <PageHeading page={t('review.page')} className="text-[1.75rem] leading-tight">
            {t('review.heading')}
          </PageHeading>
          <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-muted">
            <ReviewBackLink record={record} />
            <span className="hidden xl:inline">{t('review.lead')}</span>
          </p>
        </div>
        <ReviewProgress
          {...model.count}
          at={walk.at}
          points={model.points.length}
          onStep={walk.step}
        />
        <Button className="lg:hidden" onClick={() => walk.setSide(isOnPage ? 'data' : 'source')}>
          {isOnPage ? (
            <ListChecks aria-hidden className="size-4.5" />
          ) : (
            <FileSearch aria-hidden className="size-4.5" />
          )}
          {t(isOnPage ? 'review.seeData' : 'review.seePage')}
        </Button>
        <ReviewActions {...actions} className="hidden lg:flex" />
      </div>
    </div>
  );
}

/** For anyone who would rather have all fields in sight. */
export function UnfoldAll({
  parts,
  walk,
}: {
  readonly parts: readonly ReviewPart[];
  readonly walk: OpenPoints;
}) {
  const t = useTranslate();
  const isAllOpen = parts.every(({ key }) => walk.openKeys.has(key));
  return (
    <Button
      kind="ghost"
      className="mt-4 -ml-5 text-sea"
      onClick={() => walk.setAll(isAllOpen ? [] : parts.map(({ key }) => key))}
    >
      {t(isAllOpen ? 'review.foldAll' : 'review.unfoldAll')}
    </Button>
  );
}
