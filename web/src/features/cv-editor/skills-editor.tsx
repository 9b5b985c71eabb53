import { TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { DraftNote } from './draft-note';
import { useEnglishDrafts } from './english-drafts';
import { FIELD_LOOK } from './field';
import { SkillProofs } from './skill-proofs';

interface SkillsEditorProps {
  readonly skills: readonly string[];
  readonly onChange: (skills: readonly string[]) => void;
}

/** Skills as chips: a comma or Enter ends one, Backspace takes the last one back, arrows move the chosen one. */
export function SkillsEditor({ skills, onChange }: SkillsEditorProps) {
  const t = useTranslate();
  const id = useId();
  const { open, find } = useEnglishDrafts();
  const drafts = open.filter(({ pointer }) => pointer.startsWith('/skills/'));
  const chips = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');

  function addFrom(value: string) {
    const added = value
      .split(/[,;\n]/)
      .map((skill) => skill.trim())
      .filter((skill) => skill !== '' && !skills.includes(skill));
    if (added.length > 0) onChange([...skills, ...new Set(added)]);
    setText('');
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addFrom(text);
    }
    const last = skills.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      onChange(skills.slice(0, -1));
      setText(last);
    }
  }

  function moveChip(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = index + (step ?? 0);
    if (step === undefined || to < 0 || to >= skills.length) return;
    event.preventDefault();
    flushSync(() => onChange(skills.toSpliced(index, 1).toSpliced(to, 0, skills[index] ?? '')));
    chips.current?.querySelectorAll('button')[to]?.focus();
  }

  function removeChip(index: number) {
    flushSync(() => onChange(skills.toSpliced(index, 1)));
    const next = chips.current?.querySelectorAll('button')[Math.max(0, index - 1)];
    (next ?? document.getElementById(id))?.focus();
  }

  return (
    <div className="flex flex-col gap-2" data-draft-field="">
      <ul ref={chips} translate="no" className="flex flex-wrap gap-1.5">
        {keyed(skills).map(({ key, item }, index) => (
          <li
            key={key}
            className={classes(
              'inline-flex max-w-full items-center rounded-full border pl-3 text-[0.9375rem]',
              find(`/skills/${index}`) ? 'border-sun bg-sun-soft' : 'border-line bg-paper',
            )}
          >
            {find(`/skills/${index}`) && (
              <TriangleAlert aria-hidden className="mr-1.5 size-4 shrink-0 text-sun-ink" />
            )}
            <span className="truncate" title={item}>
              {item}
            </span>
            <button
              type="button"
              aria-label={t('editor.removeSkill', { skill: item })}
              onClick={() => removeChip(index)}
              onKeyDown={(event) => moveChip(event, index)}
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <SkillProofs skills={skills} onChange={onChange} />
      {drafts.length > 0 && (
        <ul className="rounded-control border border-sun bg-sun-soft px-3 py-1">
          {drafts.map((draft) => (
            <li key={draft.pointer} className="flex flex-wrap items-baseline gap-x-3">
              <span translate="no" className="font-semibold">
                {draft.draft}
              </span>
              <DraftNote isOpen draft={draft} label={draft.draft} pointer={draft.pointer} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-medium text-muted">
          {t('editor.addSkill')}
        </label>
        <input
          id={id}
          value={text}
          onChange={(event) =>
            /[,;\n]/.test(event.target.value)
              ? addFrom(event.target.value)
              : setText(event.target.value)
          }
          onKeyDown={handleKey}
          onBlur={() => addFrom(text)}
          className={classes(FIELD_LOOK, 'min-h-11 px-3')}
        />
        <p className="mt-1 text-sm text-muted">{t('editor.skillsHint')}</p>
      </div>
    </div>
  );
}
