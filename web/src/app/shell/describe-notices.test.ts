import type { Notice } from '@trayecto/core/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { languageStore } from '../../i18n';
import { es } from '../../i18n/es';
import { describeNotices } from './describe-notices';

const now = new Date('2031-05-04T12:00:00Z');
const notice = (kind: Notice['kind'], more: Partial<Notice> = {}): Notice => ({
  id: '7a8ad1c0-0000-4000-8000-000000000000',
  kind,
  at: '2031-05-04T09:00:00Z',
  device: 'Firefox / Linux',
  address: '203.0.113.7',
  is_new: true,
  ...more,
});
const tell = (...notices: Notice[]) => {
  const { t, formats } = languageStore.get();
  return describeNotices(notices, { t, formats, now });
};

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  await languageStore.addAreas('profile');
  vi.unstubAllGlobals();
});

it('one thing is named, with where and when', () => {
  expect(tell(notice('password_changed'))).toBe(
    'Novedad en tu cuenta: Contraseña cambiada (Firefox / Linux, hace 3 horas).',
  );
  expect(tell(notice('quota_set', { device: null }))).toContain('guardar (hace 3 horas).');
});

it('several are named once each, without those that were seen', () => {
  const seen = notice('email_changed', { is_new: false });
  const told = tell(notice('new_device'), seen, notice('new_device'), notice('passkey_added'));
  expect(told).toBe(
    'Novedades en tu cuenta: Entrada con un dispositivo nuevo (2) · Llave de acceso nueva.',
  );
  const kinds = ['new_device', 'passkey_added', 'token_created', 'role_granted'] as const;
  expect(tell(...kinds.map((kind) => notice(kind)))).toContain('creado y 1 más.');
});

it('where the list has nothing new in it, it says no more than is known', () => {
  expect(tell()).toBe(es.profile.noticesNew);
});
