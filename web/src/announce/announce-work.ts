import type { Endpoint } from '@trayecto/core/contract';
import { languageStore, type PlainKey } from '../i18n';

const finished: Readonly<Record<string, PlainKey>> = {
  improveCv: 'announce.improveCv',
  translateCv: 'announce.translateCv',
  analyzeSkillGaps: 'announce.analyzeSkillGaps',
  extractPdf: 'announce.extractPdf',
  importCv: 'announce.importCv',
};

/** A browser notification that a long task is done, for users in another tab; clicking it returns to the task. */
export async function announceWork(endpoint: Endpoint, outcome: 'done' | 'failed'): Promise<void> {
  await languageStore.addAreas('announce');
  const { t } = languageStore.get();
  const isDone = outcome === 'done';
  const notice = new Notification(t(isDone ? 'announce.doneTitle' : 'announce.failedTitle'), {
    body: t(isDone ? (finished[endpoint.id] ?? 'announce.otherWork') : 'announce.failed'),
    tag: endpoint.id,
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
