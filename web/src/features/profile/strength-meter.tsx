import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { measurePassword } from './measure-password';

const TONES = ['bg-danger', 'bg-danger', 'bg-sun', 'bg-olive', 'bg-olive'] as const;
const STEPS = [1, 2, 3, 4] as const;

/** How hard a new password is to guess, while it is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslate();
  if (password === '') return null;
  const strength = measurePassword(password);
  return (
    <div role="status" className="-mt-2.5">
      <div aria-hidden className="flex gap-1.5">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classes(
              'h-1.5 grow rounded-full transition-colors',
              step <= Math.max(1, strength) ? TONES[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {t('profile.strength', { level: t(`profile.strength${strength}`) })}
        {strength < 3 && ` · ${t('profile.strengthHint')}`}
      </p>
    </div>
  );
}
