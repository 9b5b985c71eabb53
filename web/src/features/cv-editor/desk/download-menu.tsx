import type { ExportFormat } from '@trayecto/core/contract';
import { ChevronDown, Copy, Download, FileText, type LucideIcon, Printer } from 'lucide-react';
import type { TakeAlong } from '../../../document/use-take-along';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import { usePanel } from '../../../ui/use-panel';

interface DownloadMenuProps {
  readonly along: TakeAlong;
  /** Asked before the document leaves. `go` takes it along. */
  readonly guard: (go: () => void) => void;
}

/** The PDF at once; every other way to take the document along behind the arrow. */
export function DownloadMenu({ along, guard }: DownloadMenuProps) {
  const t = useTranslate();
  const { isOpen, around, button, panel } = usePanel();
  const isBusy = along.busyFormat !== null;
  const save = (format: ExportFormat) => guard(() => along.download(format));
  return (
    <div className="relative flex" {...around}>
      <Button
        className="rounded-r-none! border-0! bg-ink! pr-3 pl-5 text-paper! hover:opacity-90 max-md:w-11 max-md:px-0!"
        isBusy={along.busyFormat === 'pdf'}
        disabled={isBusy}
        aria-label={t('document.downloadPdf')}
        title={t('document.downloadPdf')}
        onClick={() => save('pdf')}
      >
        {along.busyFormat !== 'pdf' && <Download aria-hidden className="size-4.5" />}
        <span className="max-md:sr-only md:group-data-both/dock:@max-[30.5rem]:sr-only">
          {t('document.download')}
        </span>
      </Button>
      <button
        type="button"
        {...button}
        aria-label={t('document.moreFormats')}
        title={t('document.moreFormats')}
        className="inline-flex w-10 items-center max-md:w-11 justify-center rounded-r-full border-l border-paper/25 bg-ink text-paper hover:opacity-90"
      >
        <ChevronDown aria-hidden className="size-4.5 rotate-180" />
      </button>
      <div
        {...panel}
        className="fade-in absolute right-0 bottom-full z-50 mb-3 flex w-64 flex-col rounded-card border border-line bg-surface p-2 shadow-float outline-none [&[hidden]]:hidden"
      >
        {isOpen && (
          <>
            <Way
              icon={FileText}
              label={t('document.downloadWord')}
              isBusy={along.busyFormat === 'docx'}
              isOff={isBusy}
              onPick={() => save('docx')}
            />
            <Way icon={Copy} label={t('document.copy')} onPick={() => guard(along.copy)} />
            <Way
              icon={Printer}
              label={t('document.print')}
              isBusy={along.isPrinting}
              onPick={() => guard(along.print)}
            />
            {(['txt', 'json'] as const).map((format) => (
              <Way
                key={format}
                icon={Download}
                label={t(format === 'txt' ? 'document.downloadText' : 'document.downloadJson')}
                isOff={isBusy}
                onPick={() => save(format)}
              />
            ))}
          </>
        )}
      </div>
    </div>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly isOff?: boolean;
  readonly onPick: () => void;
}

function Way({ icon: Icon, label, isBusy = false, isOff = false, onPick }: WayProps) {
  return (
    <Button
      kind="ghost"
      className="justify-start text-left"
      isBusy={isBusy}
      disabled={isOff}
      onClick={onPick}
    >
      {!isBusy && <Icon aria-hidden className="size-4.5" />}
      {label}
    </Button>
  );
}
