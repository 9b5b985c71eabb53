import { describeError } from '../../../api/describe-error';
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
  if (problem === null) return null;
  return (
    <Alert kind="error">
      <p>{t('document.pagesFailed', { reason: describeError(problem, t, formats) })}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('document.retry')}
      </Button>
    </Alert>
  );
}
