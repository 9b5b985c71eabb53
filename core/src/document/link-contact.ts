import type { Personal } from '../cv';
import type { ContactItem } from './document-tree';
import { printableLine } from './printable-text';

/** No browser takes much longer ones, and no PDF can be made with them. */
const LONGEST_LINK = 2_000;

/** Contact data in the order people look for it, each with where a click on it leads. */
export function linkContact(personal: Personal): ContactItem[] {
  const { email, phone, location, linkedin, github, website } = personal;
  const items: ContactItem[] = [
    { kind: 'email', at: '/personal/email', text: printableLine(email), href: linkEmail(email) },
    { kind: 'phone', at: '/personal/phone', text: printableLine(phone), href: linkPhone(phone) },
    { kind: 'place', at: '/personal/location', text: printableLine(location), href: null },
    ...[
      { at: '/personal/linkedin', address: completeHandle(linkedin, 'linkedin.com/in/') },
      { at: '/personal/github', address: completeHandle(github, 'github.com/') },
      { at: '/personal/website', address: website },
    ].map(({ at, address }) => ({
      kind: 'web' as const,
      at,
      text: shortenAddress(printableLine(address)),
      href: linkAddress(address),
    })),
  ];
  return items
    .filter((item) => item.text !== '')
    .map((item) =>
      item.href !== null && item.href.length > LONGEST_LINK ? { ...item, href: null } : item,
    );
}

function linkEmail(email: string): string | null {
  const address = email.toWellFormed().trim();
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? `mailto:${encodeURI(address)}` : null;
}

/** Of "600 555 010 / 981 00 44 55", the first is called. */
function linkPhone(phone: string): string | null {
  const [first = ''] = phone.split(' / ');
  const digits = first.replace(/[^\d+]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** A profile name alone doesn't show which site it belongs to. */
function completeHandle(address: string, site: string): string {
  const handle = address.trim().replace(/^@/, '');
  return /^[\p{L}\p{N}_-]+$/u.test(handle) ? `${site}${handle}` : address;
}

/** Only web addresses become links; anything else ("javascript:…") stays text. */
function linkAddress(address: string): string | null {
  const text = address.toWellFormed().trim();
  if (text === '' || /\s/.test(text)) return null;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#].*)?$/iu.test(full)
    ? encodeURI(decodeSafely(full))
    : null;
}

/** An address that is encoded already must not be encoded twice. */
function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function shortenAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
