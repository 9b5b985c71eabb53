import { hasParagraph, type KeptLetter } from '@trayecto/core/applications';
import { Plus } from 'lucide-react';
import { useSaidBefore } from '../../applications/use-earlier-answers';
import { RichText, useLanguage } from '../../i18n';
import { Button } from '../../ui/button';

const MOST = 5;

interface EarlierParagraphsProps {
  readonly applicationId: string;
  readonly letter: KeptLetter;
  readonly onAdd: (paragraph: string) => void;
}

/** What the person wrote into other letters in this language, to be used again. */
export function EarlierParagraphs({ applicationId, letter, onAdd }: EarlierParagraphsProps) {
  const { t } = useLanguage();
  const said = useSaidBefore()?.paragraphs ?? [];
  const offered = said
    .filter(
      ({ application_id: id, language, text }) =>
        id !== applicationId && language === letter.language && !hasParagraph(letter, text),
    )
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
    .slice(0, MOST);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="earlier-paragraphs" className="flex flex-col gap-3">
      <h3 id="earlier-paragraphs" className="font-semibold">
        {t('applications.paragraphsTitle')}
      </h3>
      <ul className="flex flex-col gap-2">
        {offered.map(({ application, text }) => (
          <li
            key={text}
            className="flex flex-col items-start gap-2 rounded-control bg-sea-soft p-3"
          >
            <p className="text-sm text-muted">
              <RichText
                text={t('applications.paragraphFrom', {
                  application: application || t('applications.untitled'),
                })}
                marks={{ name: (name) => <strong translate="no">{name}</strong> }}
              />
            </p>
            <q lang={letter.language} translate="no" className="wrap-anywhere text-[0.9375rem]">
              {text}
            </q>
            <Button onClick={() => onAdd(text)}>
              <Plus aria-hidden className="size-4.5" />
              {t('applications.paragraphAdd')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
