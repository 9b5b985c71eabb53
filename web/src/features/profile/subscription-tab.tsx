import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';

const plans = [
  { name: 'freePlan', contents: ['freeBasic', 'freeStorage', 'freeTemplates'] },
  {
    name: 'proPlan',
    contents: ['proAnalysis', 'proStorage', 'proTemplates', 'proSuggestions', 'proSupport'],
  },
  {
    name: 'enterprisePlan',
    contents: [
      'enterpriseAll',
      'enterpriseTemplates',
      'enterpriseTeam',
      'enterpriseApi',
      'enterpriseSupport',
    ],
  },
] as const;

/** For display: nothing is charged, and nobody has less than all of it. */
export function SubscriptionTab() {
  const t = useTranslate();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">{t('profile.plansLine')}</p>
      {isAsked && (
        <Alert kind="info" onDismiss={() => setIsAsked(false)}>
          {t('profile.planNote')}
        </Alert>
      )}
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map(({ name, contents }) => (
          <li key={name} className="flex">
            <Card className="flex w-full flex-col gap-4 p-5!">
              <h2 className="font-serif text-xl font-semibold">{t(`profile.${name}`)}</h2>
              <ul className="flex grow flex-col gap-2 text-[0.9375rem]">
                {contents.map((content) => (
                  <li key={content} className="flex items-start gap-2">
                    <Check aria-hidden className="mt-1 size-4 shrink-0 text-olive" />
                    {t(`profile.${content}`)}
                  </li>
                ))}
              </ul>
              {name === 'freePlan' ? (
                <p className="flex min-h-11 items-center">
                  <Chip tone="olive">{t('profile.currentPlan')}</Chip>
                </p>
              ) : (
                <Button className="px-3! text-[0.9375rem]!" onClick={() => setIsAsked(true)}>
                  {t('profile.upgrade', { plan: t(`profile.${name}`) })}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
