import { LARGEST_FILE_BYTES } from '@trayecto/core/contract';
import { FileUp, Rss } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { BoardWork } from './use-board-work';
import { addFeed, importFile } from './use-job-board';

const endings = ['csv', 'tsv', 'txt', 'json', 'jsonld', 'xml', 'rss', 'atom', 'html', 'htm'];
const accepted = endings.map((ending) => `.${ending}`).join(',');
const LONGEST_ADDRESS = 2_000;

/** Two ways to add listings: a file, or the address of a feed. */
export function FillBoard({ work }: { work: BoardWork }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <FileCard work={work} />
      <FeedCard work={work} />
    </div>
  );
}

const card = 'flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5';

function FileCard({ work }: { work: BoardWork }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
    if (!endings.includes(ending)) return work.say({ kind: 'wrongType', name: file.name });
    if (file.size > LARGEST_FILE_BYTES) return work.say({ kind: 'tooLarge' });
    void work.run('file', async (onStored) => {
      const { origin } = await importFile(file, onStored);
      return { kind: 'read', origin };
    });
  }

  return (
    <div className={card}>
      <h2 className="font-serif text-xl font-semibold">{t('admin.fileTitle')}</h2>
      <p className="text-[0.9375rem] text-muted">{t('admin.fileLine')}</p>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={t('admin.chooseFile')}
        tabIndex={-1}
        className="sr-only"
        onChange={take}
      />
      <Button
        isBusy={work.name === 'file'}
        disabled={work.name !== null}
        className="mt-auto"
        onClick={() => input.current?.click()}
      >
        {work.name !== 'file' && <FileUp aria-hidden className="size-4.5" />}
        {t('admin.chooseFile')}
      </Button>
      {work.name === 'file' && <Progress work={work} />}
    </div>
  );
}

function FeedCard({ work }: { work: BoardWork }) {
  const { t } = useLanguage();
  const [address, setAddress] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    if (address.trim() === '') return;
    const isAdded = await work.run('feed', async (onStored) => {
      const { origin } = await addFeed(address.trim(), onStored);
      return { kind: 'read', origin };
    });
    if (isAdded) setAddress('');
  }

  return (
    <form className={card} noValidate onSubmit={(event) => void add(event)}>
      <h2 className="font-serif text-xl font-semibold">{t('admin.feedTitle')}</h2>
      <p className="text-[0.9375rem] text-muted">{t('admin.feedLine')}</p>
      <div className="w-full">
        <TextField
          type="url"
          inputMode="url"
          label={t('admin.feedAddress')}
          maxLength={LONGEST_ADDRESS}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        isBusy={work.name === 'feed'}
        disabled={work.name !== null || address.trim() === ''}
      >
        {work.name !== 'feed' && <Rss aria-hidden className="size-4.5" />}
        {t('admin.addFeed')}
      </Button>
      {work.name === 'feed' && <Progress work={work} />}
    </form>
  );
}

/** Reading cannot be measured, storing can. */
export function Progress({ work: { progress } }: { work: BoardWork }) {
  const { t } = useLanguage();
  const isStoring = progress !== null && progress.of > 0;
  return (
    <div role="status" className="w-full">
      <p className="text-sm text-muted tabular-nums">
        {isStoring
          ? t('admin.storing', { stored: progress.stored, of: progress.of })
          : t('admin.reading')}
      </p>
      {isStoring && (
        <progress
          aria-hidden
          value={progress.stored}
          max={progress.of}
          className="mt-1.5 h-2 w-full accent-sea"
        />
      )}
    </div>
  );
}
