import type { Figure } from '@trayecto/core/document';
import { keyed } from './keyed';

/** Each is a sentence, whose figure is large. */
export function DocumentFigures({ items }: { items: readonly Figure[] }) {
  return (
    <ul className="document-figures">
      {keyed(items).map(({ key, item: { before, amount, after } }) => (
        <li key={key}>
          <span>{before}</span> <strong>{amount}</strong> <span>{after}</span>
        </li>
      ))}
    </ul>
  );
}
