import { NEWCOMER } from '../../../app/newcomer';
import { paths } from '../../../app/paths';
import { type PlainKey, RichText, useTranslate } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { PageHeading } from '../../../ui/page-heading';
import { HeroDrawing } from './hero-drawing';
import { STEPS_ID } from './steps-section';

const FACTS: readonly PlainKey[] = [
  'landing.factServer',
  'landing.factNoKeys',
  'landing.factAts',
  'landing.factLanguages',
];

export function LandingHero() {
  const t = useTranslate();
  return (
    <section>
      <div className="page-width grid items-center gap-x-10 gap-y-14 pt-8 pb-16 lg:min-h-[calc(100dvh-10.5rem)] lg:max-h-[54rem] lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:pt-4 lg:pb-14">
        <div>
          <PageHeading page={t('landing.page')} className="text-display">
            <RichText
              text={t('landing.heroTitle')}
              marks={{ accent: (text) => <span className="text-terracotta">{text}</span> }}
            />
          </PageHeading>
          <p className="mt-6 max-w-[36rem] text-lead text-muted">{t('landing.heroLead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={paths.auth} state={NEWCOMER} kind="primary" size="large">
              {t('landing.getStarted')}
            </ButtonLink>
            <ButtonLink href={`#${STEPS_ID}`} size="large">
              {t('landing.seeHow')}
            </ButtonLink>
          </div>
        </div>
        <HeroDrawing />
      </div>
      <div className="page-width">
        <ul
          aria-label={t('landing.factsLabel')}
          className="flex flex-wrap gap-x-10 gap-y-2 border-t border-line py-6 text-muted"
        >
          {FACTS.map((fact) => (
            <li key={fact}>{t(fact)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
