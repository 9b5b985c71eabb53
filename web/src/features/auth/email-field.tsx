import { useTranslate } from '../../i18n';
import { TextField } from '../../ui/text-field';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The address of an account, as browsers and password managers fill it in. */
export function EmailField({ value, onChange }: EmailFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('auth.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
