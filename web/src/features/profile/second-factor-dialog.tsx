import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useLanguage } from '../../i18n';
import { CopyButton } from '../../tasks/copy-button';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { PasswordStep, StepForm } from './step-form';
import {
  beginFactor,
  confirmFactor,
  removeFactor,
  renewCodes,
  takePasskeys,
} from './use-second-factor';

export type FactorTask = 'begin' | 'passkeys' | 'renew' | 'remove';

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'app'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface SecondFactorDialogProps {
  readonly task: FactorTask;
  readonly onClose: () => void;
}

/** The password first, then, to turn it on, the app, and at the end the codes for the day the phone is lost. */
export function SecondFactorDialog({ task, onClose }: SecondFactorDialogProps) {
  const { t } = useLanguage();
  const [step, setStep] = useState<Step>({ kind: 'password' });

  async function proceed(password: string) {
    if (task === 'begin') setStep({ kind: 'app', ...(await beginFactor(password)) });
    if (task === 'passkeys') setStep({ kind: 'codes', codes: await takePasskeys(password) });
    if (task === 'renew') setStep({ kind: 'codes', codes: await renewCodes(password) });
    if (task !== 'remove') return;
    await removeFactor(password);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(step.kind === 'codes' ? 'profile.factorCodesTitle' : `profile.factorTask-${task}`)}
      description={t(`profile.factorStep-${step.kind}`)}
    >
      {step.kind === 'password' && <PasswordStep onClose={onClose} onSend={proceed} />}
      {step.kind === 'app' && (
        <AppStep
          {...step}
          onClose={onClose}
          onSend={async (code) => setStep({ kind: 'codes', codes: await confirmFactor(code) })}
        />
      )}
      {step.kind === 'codes' && <CodesStep codes={step.codes} onClose={onClose} />}
    </Dialog>
  );
}

function AppStep(props: {
  readonly secret: string;
  readonly uri: string;
  readonly onClose: () => void;
  readonly onSend: (code: string) => Promise<void>;
}) {
  const { t } = useLanguage();
  const [code, setCode] = useState('');
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(props.uri, { border: 2 }))}`;
  return (
    <StepForm onClose={props.onClose} onSend={() => props.onSend(code)}>
      <img
        src={picture}
        alt={t('profile.factorPicture')}
        className="size-48 self-center rounded-control bg-white"
      />
      <div>
        <p className="mb-1.5 text-sm text-muted">{t('profile.factorSecretLine')}</p>
        <code
          translate="no"
          className="block rounded-control border border-line bg-desk px-4 py-3 text-sm break-all select-all"
        >
          {props.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      <TextField
        label={t('profile.factorCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </StepForm>
  );
}

function CodesStep({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-5">
      <ul
        translate="no"
        className="grid gap-x-6 gap-y-1 rounded-control border border-line bg-desk px-4 py-3 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <CopyButton title={t('profile.factorCodesTitle')} text={codes.join('\n')} />
        <Button kind="primary" onClick={onClose}>
          {t('profile.factorCodesDone')}
        </Button>
      </div>
    </div>
  );
}
