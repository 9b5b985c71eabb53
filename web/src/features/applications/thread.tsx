import type { RefObject } from 'react';
import { TieCurve } from '../../document/tie-curve';
import { MARK_TEXTS } from './marks';
import type { MarkedSkill } from './use-fit';

interface ThreadProps {
  readonly panes: RefObject<HTMLElement | null>;
  readonly lit: string | null;
  readonly skills: readonly MarkedSkill[];
}

/** From what the job asks for to the line of the page that shows it, or to where it would be told. */
export function Thread({ panes, lit, skills }: ThreadProps) {
  const skill = skills.find(({ id }) => id === lit);
  return (
    <TieCurve
      around={panes}
      tied={skill?.id ?? null}
      findEnds={findThread}
      parts="[data-pane] > *, [data-evidence]"
      isDotted
      className={MARK_TEXTS[skill?.mark ?? 'shown']}
    />
  );
}

function findThread(panes: HTMLElement, id: string) {
  const named = CSS.escape(id);
  const asked = findSeen(panes, `[data-asked="${named}"]`);
  const shown = findSeen(panes, `[data-shows="${named}"]`);
  if (!asked || !shown) return null;
  const sheet = shown.element.offsetParent?.getBoundingClientRect();
  const indent = Number(shown.element.dataset.indent);
  return {
    from: { x: asked.place.right + 2, y: middleOf(asked.place) },
    // Beside its line, so that it crosses as few words as it can.
    to: { x: sheet ? sheet.left + indent - 8 : shown.place.left, y: middleOf(shown.place) },
  };
}

const middleOf = ({ top, height }: DOMRect) => top + height / 2;

/** The first that is not scrolled away in its pane. */
function findSeen(panes: HTMLElement, selector: string) {
  return [...panes.querySelectorAll<HTMLElement>(selector)]
    .map((element) => ({ element, place: element.getBoundingClientRect() }))
    .find(({ element, place }) => {
      const pane = element.closest('[data-pane]')?.getBoundingClientRect();
      return pane && middleOf(place) > pane.top && middleOf(place) < pane.bottom;
    });
}
