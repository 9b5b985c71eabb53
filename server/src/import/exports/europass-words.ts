import type { Language } from '@trayecto/core/language';
import { beginWithCapital } from '@trayecto/core/text';
import { childOf, elementsOf, textOf, type XmlElement } from '../docx/parse-xml';

/** The text at the end of a path of element names; empty where the path breaks off. */
export function textAt(from: XmlElement | undefined, ...path: readonly string[]): string {
  return textOf(find(from, ...path)).trim();
}

export function find(
  from: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => childOf(at, name), from);
}

/** All elements of a name, however deep. */
export function findAll(from: XmlElement | undefined, name: string): readonly XmlElement[] {
  return elementsOf(from).flatMap((child) =>
    child.name === name ? [child] : findAll(child, name),
  );
}

/** The first personal page is the website. Networks, recognized by their address, and further pages are profiles. */
export function splitAddresses(addresses: readonly string[]) {
  const isOfNetwork = (address: string) => /linkedin|github/i.test(address);
  const [url, ...others] = addresses.filter((address) => !isOfNetwork(address));
  const profiles = [...addresses.filter(isOfNetwork), ...others];
  return { url, profiles: profiles.map((address) => ({ url: address })) };
}

/** "spa" or "es" → "Español". A code nobody knows stays as it is. */
export function nameLanguage(code: string, language: Language): string {
  return beginWithCapital(nameCode(code, 'language', language));
}

export function nameCountry(code: string, language: Language): string {
  return nameCode(code.toUpperCase(), 'region', language);
}

function nameCode(code: string, type: 'language' | 'region', language: Language): string {
  if (code === '') return '';
  try {
    return new Intl.DisplayNames([language], { type, fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** One level where all agree; else what was said of each, since an average would be our own invention. */
export function joinLevels(levels: readonly (readonly [name: string, level: string])[]): string {
  const given = levels.filter(([, level]) => level !== '');
  const [first] = given;
  if (!first) return '';
  if (given.every(([, level]) => level === first[1])) return first[1];
  return given.map(([name, level]) => `${name} ${level}`).join(', ');
}

export const exportWords = {
  es: {
    native: 'Lengua materna',
    present: 'actualidad',
    listening: 'comprensión auditiva',
    reading: 'comprensión lectora',
    interaction: 'interacción oral',
    production: 'producción oral',
    writing: 'expresión escrita',
    communication: 'Competencias comunicativas',
    organization: 'Competencias organizativas',
    jobRelated: 'Competencias del puesto',
    digital: 'Competencias digitales',
    driving: 'Permiso de conducir',
    other: 'Otras competencias',
  },
  en: {
    native: 'Mother tongue',
    present: 'present',
    listening: 'listening',
    reading: 'reading',
    interaction: 'spoken interaction',
    production: 'spoken production',
    writing: 'writing',
    communication: 'Communication skills',
    organization: 'Organisational skills',
    jobRelated: 'Job-related skills',
    digital: 'Digital skills',
    driving: 'Driving licence',
    other: 'Other skills',
  },
} as const;
