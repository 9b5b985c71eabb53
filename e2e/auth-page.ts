import { expect, type Locator, type Page } from '@playwright/test';
import { es } from '../web/src/i18n/es';
import type { Messages } from '../web/src/i18n/message-types';
import type { Account } from './accounts';

/** The sign-in page, found by the words people see. */
export class AuthPage {
  constructor(
    private readonly page: Page,
    private readonly words: Messages = es,
  ) {}

  get email(): Locator {
    return this.page.getByLabel(this.words.auth.email, { exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel(this.words.auth.password, { exact: true });
  }

  get submit(): Locator {
    return this.page.getByRole('main').locator('button[type=submit]');
  }

  get message(): Locator {
    return this.page.getByRole('main').locator('[data-kind]');
  }

  async switchToSignUp(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.auth.toSignUp, exact: true }).click();
    await expect(this.submit).toHaveText(this.words.auth.signUp);
  }

  async send({ email, password }: Account): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Signs in and waits until the form has led elsewhere. */
  async signIn(account: Account): Promise<void> {
    await this.send(account);
    await expect(this.page).not.toHaveURL(/\/auth/);
  }
}
