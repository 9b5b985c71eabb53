import { CopyButton } from '../../tasks/copy-button';

interface MadeLinkProps {
  readonly line: string;
  readonly label: string;
  readonly link: string;
}

/** A link that was just created and works once, to be copied. */
export function MadeLink({ line, label, link }: MadeLinkProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-desk p-4">
      <p className="text-sm text-muted">{line}</p>
      <input
        readOnly
        translate="no"
        aria-label={label}
        value={link}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-3 text-sm"
      />
      <CopyButton title={label} text={link} />
    </div>
  );
}
