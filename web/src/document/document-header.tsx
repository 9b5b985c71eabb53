import type { HeaderBlock } from '@trayecto/core/document';
import { keyed } from './keyed';

export function DocumentHeader({ blocks }: { blocks: readonly HeaderBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <header className="document-header">
      {blocks.map((block) => (
        <HeaderBlockView key={block.kind} block={block} />
      ))}
    </header>
  );
}

function HeaderBlockView({ block }: { block: HeaderBlock }) {
  switch (block.kind) {
    case 'name':
      return <h2 className="document-name">{block.text}</h2>;
    case 'tagline':
      return <p className="document-tagline">{block.text}</p>;
    case 'contact':
      return (
        <ul className="document-contact">
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>
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
}
