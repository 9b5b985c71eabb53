import { createTransport } from 'nodemailer';
import type { Logger } from '../logging/create-logger';

export interface MailSettings {
  /** smtp:// or smtps:// with user and password. */
  readonly url: string;
  readonly from: string;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Hands the mail over in the background: the caller learns nothing from how long it takes. */
  send(mail: Mail): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

const CONNECT_MS = 10_000;
const TALK_MS = 30_000;

/** Plain text only: nothing to track, nothing to load, readable everywhere. */
export function createMailer({ url, from }: MailSettings, logger: Logger): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: TALK_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const underWay = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = transport
        .sendMail(mail)
        .then(() => {})
        .catch((error: unknown) => {
          // Neither the address nor the words: the first is a person's, the second may hold a link.
          const code = error instanceof Error && 'code' in error ? error.code : undefined;
          logger.warn({ code }, 'a mail could not be sent');
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
