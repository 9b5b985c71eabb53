const DAYS_VALID = 180;

/** The text of /.well-known/security.txt (RFC 9116). Without a contact of this server's own there is none. */
export function writeSecurityContact(contact: string, publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + DAYS_VALID * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
