import type { LinkWord } from '../../sign-in/link-word';
import { AskForm } from './recovery/ask-form';
import { ResetForm } from './recovery/reset-form';
import { EmailForm, VerifyForm } from './recovery/verify-form';

export interface RecoveryFormsProps {
  /** Null: the person has forgotten their password and has no link yet. */
  readonly link: LinkWord | null;
  readonly email: string;
  readonly onLeave: () => void;
}

/** What is in the place of the sign-in form for someone who cannot sign in. */
export default function RecoveryForms({ link, email, onLeave }: RecoveryFormsProps) {
  if (link?.kind === 'reset') return <ResetForm word={link.word} onLeave={onLeave} />;
  if (link?.kind === 'verify') return <VerifyForm word={link.word} onLeave={onLeave} />;
  if (link?.kind === 'email') return <EmailForm word={link.word} onLeave={onLeave} />;
  return <AskForm email={email} onLeave={onLeave} />;
}
