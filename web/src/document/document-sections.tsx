import type { Block, DocumentTree, Entry, Region, Section } from '@trayecto/core/document';
import { memo } from 'react';
import { ContactItems } from './document-header';
import { keepShares } from './keep-shares';
import { keyed } from './keyed';

interface DocumentSectionsProps {
  readonly kind: Region['kind'];
  readonly sections: readonly Section[];
  readonly tree: DocumentTree;
}

export function DocumentSections({ kind, sections, tree }: DocumentSectionsProps) {
  const look = { isDateFirst: tree.theme.entry.dates === 'gutter', hasIcons: tree.hasIcons };
  return (
    <div className="document-sections" data-region={kind}>
      {sections.map((section) => (
        <section key={section.id} data-section={section.id}>
          {section.heading !== '' && <h3 className="document-heading">{section.heading}</h3>}
          <Blocks blocks={section.blocks} {...look} />
        </section>
      ))}
    </div>
  );
}

interface BlockLook {
  readonly isDateFirst: boolean;
  readonly hasIcons: boolean;
}

interface BlocksProps extends BlockLook {
  readonly blocks: readonly Block[];
}

function Blocks({ blocks, ...look }: BlocksProps) {
  return keyed(blocks).map(({ key, item }) => <BlockView key={key} block={item} {...look} />);
}

interface BlockProps extends BlockLook {
  readonly block: Block;
}

/** Laid out again at each letter, but drawn again only where it says something else. */
const BlockView = memo(DrawnBlock, (before, now) => {
  if (before.isDateFirst !== now.isDateFirst || before.hasIcons !== now.hasIcons) return false;
  return JSON.stringify(before.block) === JSON.stringify(now.block);
});

function DrawnBlock({ block, isDateFirst, hasIcons }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={block.tone === 'body' ? undefined : `document-${block.tone}`}>
          {keepShares(block.text)}
        </p>
      );
    case 'bullets':
      return (
        <ul className="document-bullets">
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>{keepShares(item)}</li>
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
    case 'contact':
      return <ContactItems className="document-lines" items={block.items} hasIcons={hasIcons} />;
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
  const { lead, detail, dates, blocks, isGrouped } = entry;
  const when = dates !== '' && <span className="document-dates">{dates}</span>;
  return (
    <div className="document-entry" data-grouped={isGrouped}>
      {(lead !== '' || dates !== '') && (
        <p className="document-entry-head">
          {isDateFirst && when}
          {lead !== '' && <strong>{lead}</strong>} {!isDateFirst && when}
        </p>
      )}
      {detail.length > 0 && <p className="document-detail">{detail.join(' · ')}</p>}
      <Blocks blocks={blocks} isDateFirst={isDateFirst} hasIcons={false} />
    </div>
  );
}
