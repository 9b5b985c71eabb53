import { type ContactItem, contactIcons } from '@trayecto/core/document';

/** Drawn, never read: what kind of address follows. */
export function ContactIcon({ kind }: { kind: ContactItem['kind'] }) {
  return (
    <svg
      className="document-icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={contactIcons[kind]} />
    </svg>
  );
}
