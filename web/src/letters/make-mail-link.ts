/** What Windows hands to a mail program; longer addresses are cut or refused. */
const LONGEST_LINK = 2_000;

interface Mail {
  /** Left to the person where null. */
  readonly to: string | null;
  readonly subject: string;
  readonly body: string;
}

/** An address that opens the mail program with the whole message; null where the message is too long for one. */
export function makeMailLink({ to, subject, body }: Mail): string | null {
  const link = `${makeSubjectLink(to, subject)}&body=${encode(body.replace(/\r\n?|\n/g, '\r\n'))}`;
  return link.length > LONGEST_LINK ? null : link;
}

export function makeSubjectLink(to: string | null, subject: string): string {
  const address = encode(to ?? '').replace('%40', '@');
  return `mailto:${address}?subject=${encode(subject.replace(/\s+/g, ' ').slice(0, 300))}`;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
