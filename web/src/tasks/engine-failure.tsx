import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error';
import { describeError } from '../api/describe-error';
import { paths } from '../app/paths';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';

interface EngineFailureProps {
  readonly error: unknown;
  /** What comes before a reason that says nothing of models, such as a lost connection. */
  readonly describe: (reason: string) => ReactNode;
  /** What this screen says when a model fails without a reason; the sentence above unless given. */
  readonly failed?: string;
  readonly onRetry: () => void;
  readonly onBuiltin: () => void;
  /** None: it stays until something else is tried. */
  readonly onDismiss?: () => void;
}

/** Never a silent swap: what failed is said, and the person chooses who tries next. */
export function EngineFailure(props: EngineFailureProps) {
  const { error, describe, failed, onRetry, onBuiltin, onDismiss } = props;
  const { t, formats } = useLanguage();
  const reason = describeError(error, t, formats);
  const code = error instanceof ApiError ? error.code : '';
  const isModel = /^(?:model_|ai_)/.test(code);
  // It says that the model failed and not what at: the screen knows.
  const words = code === 'model_failed' ? (failed ?? describe(reason)) : null;
  return (
    <Alert kind="error" onDismiss={onDismiss}>
      <p>{words ?? (isModel ? reason : describe(reason))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('engine.retry')}</Button>
        {isModel && <Button onClick={onBuiltin}>{t('engine.useBuiltin')}</Button>}
        {code.startsWith('model_key_') && (
          <ButtonLink kind="ghost" href={`${paths.profile}?tab=security`}>
            {t('engine.seeKey')}
          </ButtonLink>
        )}
      </div>
    </Alert>
  );
}
