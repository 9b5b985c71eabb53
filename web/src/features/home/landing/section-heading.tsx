import { classes } from '../../../ui/classes';

interface SectionHeadingProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly className?: string;
}

export function SectionHeading({ id, eyebrow, title, className }: SectionHeadingProps) {
  return (
    <div className={classes('max-w-3xl', className)}>
      <p className="eyebrow text-terracotta">{eyebrow}</p>
      <h2 id={id} className="mt-3 font-serif text-title font-semibold">
        {title}
      </h2>
    </div>
  );
}
