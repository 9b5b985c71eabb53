import type { Block, Entry, Section, Theme } from '@trayecto/core/document';
import { memo } from 'react';
import { keyed } from './keyed';

interface DocumentSectionsProps {
  readonly sections: readonly Section[];
  readonly theme: Theme;
}

export function DocumentSections({ sections, theme }: DocumentSectionsProps) {
  const isDateFirst = theme.entry.dates === 'gutter';
  return (
    <div className="document-sections">
      {sections.map((section) => (
        <section key={section.id} data-section={section.id}>
          {section.heading !== '' && <h3 className="document-heading">{section.heading}</h3>}
          <Blocks blocks={section.blocks} isDateFirst={isDateFirst} />
        </section>
      ))}
    </div>
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly isDateFirst: boolean;
}

function Blocks({ blocks, isDateFirst }: BlocksProps) {
  return keyed(blocks).map(({ key, item }) => (
    <BlockView key={key} block={item} isDateFirst={isDateFirst} />
  ));
}

interface BlockProps {
  readonly block: Block;
  readonly isDateFirst: boolean;
}

/** Laid out again at each letter, but drawn again only where it says something else. */
const BlockView = memo(DrawnBlock, (before, now) => {
  if (before.isDateFirst !== now.isDateFirst) return false;
  return JSON.stringify(before.block) === JSON.stringify(now.block);
});

function DrawnBlock({ block, isDateFirst }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={block.tone === 'lead' ? 'document-lead' : undefined}>{block.text}</p>;
    case 'bullets':
      return (
        <ul className="document-bullets">
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'entry':
      return <EntryView entry={block} isDateFirst={isDateFirst} />;
    case 'tags':
      return (
        <ul className={`document-tags document-${block.arrangement}`}>
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <ul className={`document-facts document-${block.arrangement}`}>
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>
              {item.label !== '' && <span>{item.label}</span>}
              {item.value !== '' && <span className="document-value">{item.value}</span>}
            </li>
          ))}
        </ul>
      );
  }
}

function EntryView({ entry, isDateFirst }: { entry: Entry; isDateFirst: boolean }) {
  const { lead, detail, dates, blocks } = entry;
  const when = dates !== '' && <span className="document-dates">{dates}</span>;
  return (
    <div className="document-entry">
      {(lead !== '' || dates !== '') && (
        <p className="document-entry-head">
          {isDateFirst && when}
          {lead !== '' && <strong>{lead}</strong>} {!isDateFirst && when}
        </p>
      )}
      {detail.length > 0 && <p className="document-detail">{detail.join(' · ')}</p>}
      <Blocks blocks={blocks} isDateFirst={isDateFirst} />
    </div>
  );
}
