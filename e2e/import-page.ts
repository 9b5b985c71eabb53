import { expect, type Locator, type Page } from '@playwright/test';
import {
  type CvRecord,
  extractPdf,
  importCv,
  PROGRESS_TYPE,
  parseCvText,
  type Session,
} from '@trayecto/core/contract';
import { es } from '../web/src/i18n/es';
import type { Messages } from '../web/src/i18n/message-types';
import type { SampleFile } from './sample-cvs';

/** The import screen and what it leads to, found by the words people see. */
export class ImportPage {
  constructor(
    private readonly page: Page,
    private readonly words: Messages = es,
  ) {}

  get zone(): Locator {
    return this.page.getByRole('button', { name: this.words.upload.zoneTitle });
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  get progress(): Locator {
    return this.page.getByRole('progressbar', { name: this.words.upload.progressLabel });
  }

  async choose(file: SampleFile): Promise<void> {
    await expect(this.zone).toBeVisible();
    await this.page.locator('input[type=file]').setInputFiles(file);
  }

  /** As a hand does it: files from the desktop, let go over the page. */
  async drop(...files: readonly SampleFile[]): Promise<void> {
    await expect(this.zone).toBeVisible();
    const given = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      base64: buffer.toString('base64'),
    }));
    const transfer = await this.page.evaluateHandle((list) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    }, given);
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await this.page.locator('h1').dispatchEvent(type, { dataTransfer: transfer });
    }
  }

  /** Waits for the review, which is where a good import leads. */
  async expectRead(): Promise<void> {
    await expect(this.page).toHaveURL(/\/edit\?cv=[\w-]+&review=1$/);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
      this.words.review.heading,
    );
  }

  /** All fields of the review in sight. */
  async unfold(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.review.unfoldAll }).click();
  }

  async finishReview(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.review.allFine }).click();
    await expect(this.page).toHaveURL(/\/edit\?cv=[\w-]+$/);
  }

  get sheet(): Locator {
    return this.page.getByRole('article');
  }

  get list(): Locator {
    return this.page.getByRole('navigation', { name: this.words.cv.list });
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }
}

/** Lets no request through until it is told to. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** What an import tells of itself. */
export const IMPORT_CALL = '**/api/import?*';

/** The server reads the file and cannot save it: `last` is what it says then. */
export async function refuseToSave(
  page: Page,
  read: object,
  last: { readonly status: number; readonly body: object },
): Promise<void> {
  const news = [
    { step: 'extract' },
    { step: 'parse' },
    { step: 'recognize', read },
    { step: 'save' },
  ];
  const lines = [...news.map((progress) => ({ progress })), last];
  await page.route(IMPORT_CALL, (route) =>
    route.fulfill({
      contentType: PROGRESS_TYPE,
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    }),
  );
}

/** What the server reads in a file, asked for step by step. */
export async function readByApi(
  baseURL: string,
  { access_token: token }: Session,
  file: SampleFile,
) {
  const form = new FormData();
  form.set('pdf', new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(new URL(extractPdf.path, baseURL), {
    method: 'POST',
    headers,
    body: form,
  });
  const { text } = extractPdf.output.parse(await answer.json());
  const parsed = await fetch(new URL(parseCvText.path, baseURL), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  const { cvData } = parseCvText.output.parse(await parsed.json());
  return { filename: file.name, content: text, parsed_data: cvData, storage_path: null };
}

/** A CV that is already there when the test begins. */
export async function importByApi(
  baseURL: string,
  { access_token: token }: Session,
  file: SampleFile,
): Promise<CvRecord> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }));
  const answer = await fetch(new URL(importCv.path, baseURL), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return importCv.output.parse(await answer.json()).cv;
}
