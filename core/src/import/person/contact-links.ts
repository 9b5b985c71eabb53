import { profileSites } from '../../catalog';
import { foldText } from '../../language';
import type { ContactValue } from './read-contact-values';

/** Whether a host is a site where people have profiles: "www.instagram.com", "youtu.be". */
const COMMON_HOSTS = new RegExp(String.raw`(?:^|\.)(?:${profileSites.join('|')})\.[a-z.]{2,6}$`);
const FILE = /\.(?:pdf|docx?|odt|rtf|jpe?g|png|gif|svg|zip|txt)(?:[?#].*)?$/i;

/**
 * Scores how likely a link is the person's own page: zero for a network, a map or a file, highest for a domain that
 * contains their name.
 */
export function rankWebsite(url: string, name: string): number {
  const [host = '', ...path] = plainAddress(url).split('/');
  if (!host.includes('.') || COMMON_HOSTS.test(host) || FILE.test(url)) return 0;
  const words = foldText(name)
    .split(' ')
    .filter((word) => word.length > 2);
  const isOwn = words.some((word) => foldText(host).replace(/ /g, '').includes(word));
  const isWhole = path.every((part) => part === '');
  return 1 + (isOwn ? 2 : 0) + (isWhole ? 1 : 0);
}

/** The full URL of a link whose text shows only its beginning. */
export function completeAddress(shown: string, hrefs: readonly string[]): string {
  const plain = plainAddress(shown);
  const target = hrefs.find((href) => {
    const whole = plainAddress(href);
    return whole.startsWith(plain) && /^[\w%.-]+$/.test(whole.slice(plain.length));
  });
  return target === undefined ? shown : shown + plainAddress(target).slice(plain.length);
}

function plainAddress(url: string): string {
  return url
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

const WHOLE_DOMAIN = /\.[a-z]{2,}$/i;

/** Does a link at a line's end go on with the first word of the next? An address with a whole domain never does. */
export function goesOn(text: string, last: ContactValue, head: string, isAlone: boolean): boolean {
  if (last.kind === 'phone' || !/^[/-]?$/.test(text.slice(last.end))) return false;
  if (!/^[a-z\d._-][a-z\d/._-]{0,39}$/.test(head) || !/[a-z]/.test(head)) return false;
  if (/[-/_.]$/.test(text)) return true;
  if (last.kind === 'email') return !WHOLE_DOMAIN.test(last.text);
  return isAlone && head.length < 15 && last.text.includes('/');
}
