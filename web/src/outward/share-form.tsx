import { type CvShare, SHORTEST_SHARE_PASSWORD } from '@trayecto/core/contract';
import { type ContactKind, contactKinds } from '@trayecto/core/cv';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../i18n';
import { Button } from '../ui/button';
import { SegmentedChoice } from '../ui/segmented-choice';
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
}

/** What a link shows, to whom, and for how long. */
export function ShareForm({ share, hasEnglish, isBusy, onSave }: ShareFormProps) {
  const { t } = useLanguage();
  const canKeep = share !== null && !share.is_expired;
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
      <LifeChoice life={life} canKeep={canKeep} onChange={setLife} />
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
      <Button type="submit" kind="primary" isBusy={isBusy} className="self-end">
        {t(share ? 'share.save' : 'share.make')}
      </Button>
    </form>
  );
}

interface LifeChoiceProps {
  readonly life: Life;
  /** A link that works may stay as long as it was to. */
  readonly canKeep: boolean;
  readonly onChange: (life: Life) => void;
}

function LifeChoice({ life, canKeep, onChange }: LifeChoiceProps) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p aria-hidden className="font-medium">
        {t('share.days')}
      </p>
      <SegmentedChoice
        legend={t('share.days')}
        className="flex-wrap max-sm:rounded-card"
        options={[
          ...(canKeep ? [{ value: 'keep' as const, label: t('share.daysKeep') }] : []),
          ...lives.map((value) => ({
            value,
            label:
              value === '365'
                ? t('share.daysYear')
                : t('share.daysCount', { count: Number(value) }),
          })),
        ]}
        value={life}
        onChange={onChange}
      />
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
