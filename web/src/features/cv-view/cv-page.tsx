import type { Cv, EducationItem, WorkItem } from '@trayecto/core/cv';
import type { ReactNode } from 'react';
import { DOCUMENT_WORDS, type DocumentLanguage } from './document-words';
import { keyed } from './keyed';

interface CvPageProps {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
}

const joinFilled = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part.trim() !== '').join(separator);

/** A CV as a sheet of paper on the desk. Everything on it is the person's own. */
export function CvPage({ cv, language }: CvPageProps) {
  const words = DOCUMENT_WORDS[language];
  return (
    <article
      translate="no"
      lang={language}
      className="@container mx-auto w-full max-w-[47rem] rounded-sheet bg-sheet text-[0.875rem] leading-[1.55] text-ink shadow-float"
    >
      <div className="flex flex-col gap-6 px-6 py-8 wrap-anywhere @lg:px-12 @lg:py-12">
        <PageHead personal={cv.personal} />
        {cv.summary.trim() !== '' && (
          <Section title={words.summary}>
            <p className="whitespace-pre-line">{cv.summary}</p>
          </Section>
        )}
        {cv.work_experience.length > 0 && (
          <Section title={words.work}>
            {keyed(cv.work_experience).map(({ key, item }) => (
              <Work key={key} item={item} />
            ))}
          </Section>
        )}
        {cv.education.length > 0 && (
          <Section title={words.education}>
            {keyed(cv.education).map(({ key, item }) => (
              <Education key={key} item={item} />
            ))}
          </Section>
        )}
        {cv.skills.length > 0 && (
          <Section title={words.skills}>
            <p>{cv.skills.join(' · ')}</p>
          </Section>
        )}
        {cv.certifications.length > 0 && (
          <Section title={words.certifications}>
            {keyed(cv.certifications).map(({ key, item }) => (
              <Entry
                key={key}
                title={joinFilled([item.name, item.issuer], ', ')}
                dates={item.date}
              />
            ))}
          </Section>
        )}
        {cv.languages.length > 0 && (
          <Section title={words.languages}>
            <p>
              {cv.languages
                .map(({ language: name, proficiency }) => joinFilled([name, proficiency], ': '))
                .join(' · ')}
            </p>
          </Section>
        )}
        {Object.entries(cv.additional).map(([title, items]) => (
          <Section key={title} title={title}>
            <Bullets items={items} />
          </Section>
        ))}
      </div>
    </article>
  );
}

function PageHead({ personal }: { personal: Cv['personal'] }) {
  const { name, title, email, phone, location, linkedin, github, website } = personal;
  const contact = joinFilled([email, phone, location, linkedin, github, website], ' · ');
  return (
    <header>
      {name && (
        <p className="font-serif text-[1.875rem] leading-tight font-semibold @lg:text-[2.125rem]">
          {name}
        </p>
      )}
      {title && <p className="mt-1 text-[1.0625rem] font-semibold text-terracotta">{title}</p>}
      {contact && <p className="mt-1.5 text-muted">{contact}</p>}
    </header>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="eyebrow mb-2.5 border-b border-sheet-line pb-1.5 text-terracotta">{title}</h3>
      <div className="flex flex-col gap-3.5">{children}</div>
    </section>
  );
}

interface EntryProps {
  readonly title: string;
  readonly dates: string;
  readonly place?: string;
  readonly children?: ReactNode;
}

function Entry({ title, dates, place = '', children }: EntryProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{title}</p>
        <p className="text-muted tabular-nums">{dates}</p>
      </div>
      {place && <p className="text-muted">{place}</p>}
      {children}
    </div>
  );
}

function Work({ item }: { item: WorkItem }) {
  return (
    <Entry
      title={joinFilled([item.title, item.company], ', ')}
      dates={item.dates}
      place={item.location}
    >
      {item.description && <p className="mt-1 whitespace-pre-line">{item.description}</p>}
      <Bullets items={item.achievements} />
    </Entry>
  );
}

function Education({ item }: { item: EducationItem }) {
  return (
    <Entry
      title={joinFilled([item.degree, item.institution], ', ')}
      dates={item.dates}
      place={joinFilled([item.field_of_study, item.location], ' · ')}
    >
      {item.description && <p className="mt-1 whitespace-pre-line">{item.description}</p>}
    </Entry>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-1 list-disc space-y-0.5 pl-5 marker:text-muted">
      {keyed(items).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
}
