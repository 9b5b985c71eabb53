import { useLanguage } from '../../i18n';
import { MARK_NAMES } from './marks';
import type { EvidenceBox } from './use-evidence';
import type { MarkedSkill } from './use-fit';
import { type Linked, markActions } from './use-linked';

interface PageMarksProps {
  readonly boxes: readonly EvidenceBox[];
  readonly slot: EvidenceBox | null;
  readonly skills: readonly MarkedSkill[];
  readonly linked: Linked;
}

const placeOf = ({ left, top, width, height }: EvidenceBox) => ({ left, top, width, height });

/** Lies over the page and makes a button of each mark, so that the page leads to the job description as that leads to it. */
export function PageMarks({ boxes, slot, skills, linked }: PageMarksProps) {
  const { t } = useLanguage();
  if (boxes.length === 0 && !slot) return null;
  return (
    <section
      aria-label={t('applications.evidence')}
      className="pointer-events-none absolute inset-0 print:hidden"
    >
      {boxes.map((box, index) => {
        const skill = skills.find(({ id }) => id === box.id);
        if (!skill) return null;
        const place = {
          'data-evidence': box.key,
          'data-shows': box.id,
          'data-indent': box.indent,
          style: placeOf(box),
        };
        if (box.isCovered)
          return <span key={box.key} aria-hidden {...place} className="absolute" />;
        const isFirst =
          boxes.findIndex(({ id, isCovered }) => id === box.id && !isCovered) === index;
        return (
          <button
            key={box.key}
            type="button"
            {...place}
            aria-pressed={box.id === linked.chosen}
            aria-label={t(MARK_NAMES[skill.mark], { name: skill.name })}
            // A skill with five places on the page is one stop for the keyboard.
            tabIndex={isFirst ? 0 : -1}
            {...markActions(linked, box.id, 'page')}
            className="pointer-events-auto absolute rounded-[3px]"
          />
        );
      })}
      {slot && (
        <span
          aria-hidden
          data-evidence={slot.key}
          data-shows={linked.lit}
          data-indent={slot.indent}
          style={placeOf(slot)}
          className="absolute -m-1 box-content rounded-sheet border border-dashed border-terracotta p-1"
        />
      )}
    </section>
  );
}
