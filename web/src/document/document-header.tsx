import type { ContactItem, HeaderBlock, Photo } from '@trayecto/core/document';
import { ContactIcon } from './contact-icon';
import { keyed } from './keyed';

interface DocumentHeaderProps {
  readonly blocks: readonly HeaderBlock[];
  readonly hasIcons: boolean;
  /** Null where there is none, or where it is elsewhere. */
  readonly photo: Photo | null;
}

export function DocumentHeader({ blocks, hasIcons, photo }: DocumentHeaderProps) {
  if (blocks.length === 0) return null;
  return (
    <header className="document-header">
      <div className="document-head">
        {blocks.map((block) => (
          <HeaderBlockView key={block.kind} block={block} hasIcons={hasIcons} />
        ))}
      </div>
      {photo && <DocumentPhoto photo={photo} />}
    </header>
  );
}

/** No alternative text: the name is written beside it. */
export function DocumentPhoto({ photo }: { photo: Photo }) {
  return <img className="document-photo" alt="" src={`data:image/jpeg;base64,${photo.base64}`} />;
}

function HeaderBlockView({ block, hasIcons }: { block: HeaderBlock; hasIcons: boolean }) {
  switch (block.kind) {
    case 'name':
      return <h2 className="document-name">{block.text}</h2>;
    case 'tagline':
      return <p className="document-tagline">{block.text}</p>;
    case 'contact':
      return <ContactItems className="document-contact" items={block.items} hasIcons={hasIcons} />;
  }
}

interface ContactItemsProps {
  readonly className: string;
  readonly items: readonly ContactItem[];
  readonly hasIcons: boolean;
}

export function ContactItems({ className, items, hasIcons }: ContactItemsProps) {
  return (
    <ul className={className}>
      {keyed(items).map(({ key, item }) => (
        <li key={key}>
          {hasIcons && <ContactIcon kind={item.kind} />}
          {item.href === null ? (
            item.text
          ) : (
            <a href={item.href} rel="noopener noreferrer" target="_blank">
              {item.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
