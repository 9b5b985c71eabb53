import { type CvShare, SHORTEST_SHARE_PASSWORD } from '@trayecto/core/contract';
import { type ContactKind, contactKinds } from '@trayecto/core/cv';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../i18n';
import { Button } from '../ui/button';
import { Switch } from '../ui/switch';
import { TextField } from '../ui/text-field';
import type { ShareWish } from './use-share';

const lives = ['7', '30', '90', '365'] as const;
type Life = (typeof lives)[number] | 'keep';

interface ShareFormProps {
  /** Null: it is to be made. */
  readonly share: CvShare | null;
  readonly hasEnglish: boolean;
  readonly isBusy: boolean;
  readonly onSave: (wish: ShareWish) => void;
  /** What is to be said beside the button. */
  readonly children: ReactNode;
}

/** What a link shows, to whom, and for how long. */
export function ShareForm({ share, hasEnglish, isBusy, onSave, children }: ShareFormProps) {
  const { t } = useLanguage();
  const isExpired = share?.is_expired === true;
  const canKeep = share !== null && !isExpired;
  const [life, setLife] = useState<Life>(canKeep ? 'keep' : '30');
  const [hidden, setHidden] = useState<readonly ContactKind[]>(
    share?.hidden ?? ['email', 'phone', 'location'],
  );
  const [allowsPdf, setAllowsPdf] = useState(share?.allows_pdf ?? true);
  const [showsEnglish, setShowsEnglish] = useState(share?.shows_english ?? false);
  const [password, setPassword] = useState('');
  const [isOpenToAll, setIsOpenToAll] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const hasPassword = share?.has_password ?? false;
  const isShort = password !== '' && password.length < SHORTEST_SHARE_PASSWORD;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (isShort) return;
    const chosen = isOpenToAll ? null : password || undefined;
    onSave({
      ...(life !== 'keep' && { expires_in_days: Number(life) }),
      ...(chosen !== undefined && { password: chosen }),
      hidden: [...hidden],
      allows_pdf: allowsPdf,
      shows_english: showsEnglish,
    });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LifeChoice life={life} keptUntil={canKeep ? share.expires_at : null} onChange={setLife} />
      <HiddenChoice hidden={hidden} onChange={setHidden} />
      <div className="-my-2 divide-y divide-line">
        <Switch
          label={t('share.pdf')}
          hint={t('share.pdfLine')}
          isOn={allowsPdf}
          onChange={setAllowsPdf}
        />
        {hasEnglish && (
          <Switch
            label={t('share.english')}
            hint={t('share.englishLine')}
            isOn={showsEnglish}
            onChange={setShowsEnglish}
          />
        )}
        {hasPassword && (
          <Switch
            label={t('share.passwordOff')}
            hint={t('share.passwordIs')}
            isOn={isOpenToAll}
            onChange={setIsOpenToAll}
          />
        )}
      </div>
      {!isOpenToAll && (
        <TextField
          label={t(hasPassword ? 'share.passwordNew' : 'share.password')}
          hint={t(hasPassword ? 'share.passwordNewHint' : 'share.passwordHint')}
          error={isAsked && isShort ? t('share.passwordShort') : undefined}
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {children}
      <Button type="submit" kind="primary" isBusy={isBusy} className="self-end">
        {t(isExpired ? 'share.renew' : share ? 'share.save' : 'share.make')}
      </Button>
    </form>
  );
}

interface LifeChoiceProps {
  readonly life: Life;
  /** A link that works may stay as long as it was to. */
  readonly keptUntil: string | null;
  readonly onChange: (life: Life) => void;
}

const DAY_MS = 86_400_000;

/** How long it lasts, each with its last day. */
function LifeChoice({ life, keptUntil, onChange }: LifeChoiceProps) {
  const { t, formats } = useLanguage();
  const id = useId();
  const [openedMs] = useState(Date.now);
  const nameLength = (days: number) =>
    days === 365 ? t('share.daysYear') : t('share.daysCount', { count: days });
  const lastDay = (days: number) => formats.date(new Date(openedMs + days * DAY_MS));
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t('share.days')}
      </label>
      <select
        id={id}
        value={life}
        onChange={({ target }) => onChange(lives.find((one) => one === target.value) ?? 'keep')}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-4 text-base transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea"
      >
        {keptUntil !== null && (
          <option value="keep">
            {t('share.daysKeep', { date: formats.date(new Date(keptUntil)) })}
          </option>
        )}
        {lives.map((value) => (
          <option key={value} value={value}>
            {t('share.daysUntil', {
              length: nameLength(Number(value)),
              date: lastDay(Number(value)),
            })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface HiddenChoiceProps {
  readonly hidden: readonly ContactKind[];
  readonly onChange: (hidden: readonly ContactKind[]) => void;
}

function HiddenChoice({ hidden, onChange }: HiddenChoiceProps) {
  const { t } = useLanguage();
  const toggle = (kind: ContactKind) =>
    onChange(hidden.includes(kind) ? hidden.filter((other) => other !== kind) : [...hidden, kind]);
  return (
    <fieldset>
      <legend className="font-medium">{t('share.hide')}</legend>
      <p className="mt-0.5 text-[0.9375rem] text-muted">{t('share.hideLine')}</p>
      <div className="mt-1 grid sm:grid-cols-2">
        {contactKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={hidden.includes(kind)}
              onChange={() => toggle(kind)}
              className="size-4 accent-sea"
            />
            {t(`share.hide-${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
