import { useLanguage } from '../i18n';

/** A large number with its sign smaller, in one piece. */
export function Percent({ of }: { of: number }) {
  const { formats } = useLanguage();
  const text = formats.percent(of);
  const end = text.search(/\D*$/);
  return (
    <span className="whitespace-nowrap">
      {text.slice(0, end)}
      <span className="text-[0.6em]">{text.slice(end)}</span>
    </span>
  );
}
