import { es } from '../web/src/i18n/es';
import { findViolations, prepareChecker, usualLooks } from './accessibility';
import { expect, test } from './cv-fixtures';

const { goTo, nav } = es;

test('Ctrl K goes to a screen, a CV or an application by its name, with the keyboard alone', async ({
  page,
  api,
  account,
  saveCv,
  openSignedIn,
}) => {
  const cv = await saveCv({ personal: { name: 'José Núñez' } }, 'currículum.pdf');
  const { access_token: token } = await api.signIn(account);
  const body = { title: 'Analista de datos', company: 'Nubla', posting: 'SQL y Python.' };
  await api.call('POST', '/api/applications', { body, token });
  await openSignedIn('/skillgap');
  const opener = page.getByRole('button', { name: nav.goTo });
  await opener.focus();
  await opener.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: goTo.search });
  const chosen = page.getByRole('option', { selected: true });
  await expect(field).toBeFocused();
  await expect(chosen).toHaveText(/Analista de datos.*Nubla · Preparando/);

  await prepareChecker(page);
  for (const look of usualLooks) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('NUNEZ');
  await expect(page.getByRole('option')).toHaveText([/currículum\.pdf/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/edit\\?cv=${cv.id}`));

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('carpintero de ribera');
  await expect(page.getByText('Nada coincide con «carpintero de ribera».')).toBeVisible();
  await field.fill('nubla');
  await expect(chosen).toHaveText(/Analista de datos/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analista de datos');

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('perf');
  await expect(chosen).toHaveText(/perf/i);
  const first = await chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(first ?? '');
  await page.getByRole('option', { name: goTo.profile }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
