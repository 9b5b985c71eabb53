import { describeError } from '../../../api/describe-error';
import { useConnection } from '../../../api/use-account';
import { useLanguage } from '../../../i18n';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';

interface PagesProblemProps {
  readonly problem: unknown;
  readonly onRetry: () => void;
}

/** The pages couldn't be drawn; what is written is shown in its template meanwhile. */
export function PagesProblem({ problem, onRetry }: PagesProblemProps) {
  const { t, formats } = useLanguage();
  const connection = useConnection();
  if (problem === null) return null;
  if (connection !== 'reachable') return <Alert kind="info">{t('document.pagesWait')}</Alert>;
  return (
    <Alert kind="error">
      <p>{t('document.pagesFailed', { reason: describeError(problem, t, formats) })}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('document.retry')}
      </Button>
    </Alert>
  );
}
