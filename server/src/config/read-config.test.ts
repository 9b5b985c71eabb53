import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingDescriptions } from '../config';

const goodSecret = 'k7Wq2mZ9xT4vB8nL1pR6sD3fG5hJ0yCu';

describe('readConfig', () => {
  it('needs no setting at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', production: false });
    expect(config.dataDir).toMatch(/data$/);
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each([
    ['PORT', { PORT: 'many' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/x' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SECRET_KEY', { SECRET_KEY: 'change-me-change-me-change-me-change-me' }],
    ['SECRET_KEY', { SECRET_KEY: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'file:///etc/passwd' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'https://me:secret@models.example.com/v1' }],
    ['OPENAI_API_KEY', { OPENAI_API_KEY: 'two\nlines' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@example.com' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
    ['EMAIL_VERIFICATION', { EMAIL_VERIFICATION: 'on' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'cv.example.com' }],
    ['PUBLIC_URL', { NODE_ENV: 'production', PUBLIC_URL: 'http://cv.example.com' }],
    ['DATABASE_URL', { NODE_ENV: 'production', DATABASE_URL: 'postgres://app:postgres@db/x' }],
  ])('refuses a bad %s and names it', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  it.each([
    ['none where nobody has said', {}, undefined],
    [
      'that of PUBLIC_URL',
      { PUBLIC_URL: 'https://CV.example.com:8443/trayecto' },
      ['cv.example.com'],
    ],
    ['those of the machine alone in production', { NODE_ENV: 'production' }, []],
    [
      'those that are listed too',
      { PUBLIC_URL: 'https://cv.example.com', ALLOWED_HOSTS: 'Trayecto, inner.example.com' },
      ['cv.example.com', 'trayecto', 'inner.example.com'],
    ],
    ['any where that is said', { NODE_ENV: 'production', ALLOWED_HOSTS: '*' }, undefined],
  ])('knows the names it answers under: %s', (_, env, names) => {
    expect(readConfig(env).ownHosts).toEqual(names);
  });

  it('never repeats a secret in its complaint', () => {
    expect(() =>
      readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://app:changeme@db/x' }),
    ).toThrow(expect.objectContaining({ message: expect.not.stringContaining('changeme') }));
  });

  it('reads a model by the names OpenAI’s own tools use', () => {
    expect(readConfig({}).model).toMatchObject({
      baseUrl: undefined,
      apiKey: undefined,
      name: 'gpt-4',
      temperature: 0.7,
    });
    const openai = {
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      OPENAI_API_KEY: 'sk-a',
      OPENAI_MODEL: 'llama',
    };
    expect(readConfig(openai).model).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: 'sk-a',
      name: 'llama',
    });
  });

  it('accepts a good production setting', () => {
    const env = {
      NODE_ENV: 'production',
      SECRET_KEY: goodSecret,
      PUBLIC_URL: 'https://cv.example.com/',
      DATABASE_URL: 'postgres://app:Vf93kd02@db.internal/trayecto',
    };
    expect(readConfig(env)).toMatchObject({
      production: true,
      publicUrl: 'https://cv.example.com',
    });
  });
});

describe('.env.example', () => {
  const text = readFileSync(
    fileURLToPath(new URL('../../../.env.example', import.meta.url)),
    'utf8',
  );
  const documented = new Map(
    [...text.matchAll(/^# (.+)\n# ([A-Z\d_]+)=/gm)].map(([, words, name]) => [name, words]),
  );

  it('lists every setting with the words of the config, and nothing else', () => {
    expect(Object.fromEntries(documented)).toEqual(settingDescriptions);
  });
});
