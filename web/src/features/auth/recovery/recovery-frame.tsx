import type { ReactNode } from 'react';
import { describeError } from '../../../api/describe-error';
import { useAccount } from '../../../api/use-account';
import { useLanguage } from '../../../i18n';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { PageHeading } from '../../../ui/page-heading';

interface RecoveryFrameProps {
  readonly page: string;
  readonly title: string;
  readonly lead: string;
  readonly problem?: unknown;
  /** What was achieved; the form is over then. */
  readonly done?: string | undefined;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

export function RecoveryFrame(props: RecoveryFrameProps) {
  const { t, formats } = useLanguage();
  const { problem, done } = props;
  const isSignedIn = useAccount().status === 'signed-in';
  return (
    <>
      <PageHeading page={props.page} className="text-title">
        {props.title}
      </PageHeading>
      <p className="mt-3 mb-7 text-muted">{props.lead}</p>
      {problem !== undefined && problem !== null && (
        <Alert kind="error" className="mb-5">
          {describeError(problem, t, formats)}
        </Alert>
      )}
      {done === undefined ? props.children : <Alert kind="success">{done}</Alert>}
      <Button kind="ghost" className="mt-6 -ml-5 text-sea!" onClick={props.onLeave}>
        {t(
          isSignedIn ? 'recovery.goOn' : done === undefined ? 'recovery.back' : 'recovery.backDone',
        )}
      </Button>
    </>
  );
}
