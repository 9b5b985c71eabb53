import { chromium } from 'playwright-core';
import { mkdirSync, writeFileSync } from 'node:fs';
const base = 'http://localhost:4811';
const out = '/tmp/shots'; mkdirSync(out, { recursive: true });
const posting = `Técnico/a de almacén – Zaragoza\nQué harías: recepción de mercancía, preparación de pedidos con PDA, carga de camiones, inventario mensual.\nRequisitos:\n- Carné de carretillero en vigor\n- 2 años de experiencia en almacén\n- Excel\n- Inglés B1\nSe valora: SAP.\nOfrecemos contrato indefinido y 24.000 €.`;
writeFileSync('/tmp/wrong.zip', Buffer.from('PK\x03\x04nonsense'));
writeFileSync('/tmp/wrong.pdf', Buffer.from('this is not a pdf'));
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const combos = [['es', 1440, 'light'], ['en', 390, 'light'], ['es', 390, 'dark'], ['en', 1440, 'dark']];
for (const [lang, width, scheme] of combos.filter(([l, w]) => !process.argv[2] || process.argv[2] === `${l}${w}`)) {
  const c = await b.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme, locale: lang });
  await c.addInitScript(l => localStorage.setItem('trayecto.language', l), lang);
  const p = await c.newPage(); p.setDefaultTimeout(45000);
  const t0 = Date.now(); let n = 0;
  const log = (...a) => console.log(lang, width, ((Date.now() - t0) / 1000).toFixed(1), ...a);
  p.on('console', m => m.type() === 'error' && log('console', m.text().slice(0, 200)));
  p.on('pageerror', e => log('PAGEERROR', e.message));
  const shot = async name => { await p.screenshot({ path: `${out}/${lang}-${width}-${String(++n).padStart(2, '0')}-${name}.png` }); log('shot', name, p.url().replace(base, '')); };
  try {
    await p.goto(base + '/auth?mode=sign-up'); await shot('auth');
    const mail = `p${Date.now()}@example.com`;
    await c.request.post(base + '/api/auth/sign-up', { data: { email: mail, password: 'una-clave-larga-1', name: 'Ana' } });
    await p.goto(base + '/auth');
    await p.fill('input[type=email]', mail); await p.fill('input[type=password]', 'una-clave-larga-1'); await p.keyboard.press('Enter');
    await p.waitForURL(u => u.pathname !== '/auth', { waitUntil: 'commit' });
    await p.waitForLoadState('networkidle').catch(() => {}); await shot('home');
    await p.goto(base + '/import'); await p.locator('input[type=file]').setInputFiles('/tmp/wrong.pdf'); await p.getByRole('main').getByRole('alert').first().waitFor(); await shot('wrong-file');
    await p.goto(base + '/import'); await p.locator('input[type=file]').setInputFiles('bench/reading/docs/d01.docx');
    await p.waitForURL(u => u.pathname !== '/import', { waitUntil: 'commit' }); await p.waitForTimeout(2500); await shot('review');
    const save = p.getByRole('button', { name: /todo está bien|all (is )?fine|looks right|guardar|save/i }).first();
    if (await save.count()) { await save.dblclick(); await p.waitForTimeout(2500); await shot('after-double-click'); }
    await p.goBack(); await p.waitForTimeout(1500); await shot('back'); await p.goForward(); await p.waitForTimeout(1000);
    const list = await (await c.request.get(base + '/api/cvs')).text(); log('cvs', list.slice(0, 80));
    await p.goto(base + '/edit'); await p.waitForTimeout(4000); await shot('edit');
    await p.goto(base + '/skillgap'); await p.waitForTimeout(1500); await shot('skillgap');
    await p.goto(base + '/applications/new'); await p.waitForTimeout(1200);
    const area = p.locator('textarea').first(); await area.fill(posting); await p.waitForTimeout(800); await shot('new-application');
    const go = p.getByRole('main').getByRole('button').filter({ hasText: /crear|empezar|continuar|preparar|create|start|continue|prepare/i }).first();
    if (await go.count()) { await go.dblclick(); await p.waitForTimeout(5000); await shot('workspace'); }
    await p.goto(base + '/improve'); await p.waitForTimeout(1500); await shot('improve');
  } catch (e) { log('FAILED', e.message.slice(0, 300)); await shot('failed').catch(() => {}); }
  await c.close();
}
await b.close();
