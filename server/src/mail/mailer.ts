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
  let opened: ReturnType<typeof openTransport> | undefined;
  const underWay = new Set<Promise<void>>();
  const deliver = async (mail: Mail): Promise<void> => {
    opened ??= openTransport({ url, from });
    await (await opened).sendMail(mail);
  };
  return {
    send(mail) {
      const sending = deliver(mail)
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
      (await opened?.catch(() => undefined))?.close();
    },
  };
}

/** With the first mail: the start does not wait for it. */
async function openTransport({ url, from }: MailSettings) {
  const { createTransport } = await import('nodemailer');
  return createTransport(
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
}
