import type { ReactNode, Ref } from 'react';
import { useTranslate } from '../../../i18n';
import { SegmentedChoice } from '../../../ui/segmented-choice';

interface FormAloneProps {
  readonly content: Ref<HTMLDivElement>;
  readonly onPage: () => void;
  readonly children: ReactNode;
}

/** The form where there is no room for the page beside it, and the way to the page. */
export function FormAlone({ content, onPage, children }: FormAloneProps) {
  const t = useTranslate();
  return (
    <>
      <SegmentedChoice
        legend={t('editor.panes')}
        className="mx-4 mt-2"
        value="form"
        onChange={onPage}
        options={[
          { value: 'form', label: t('editor.form') },
          { value: 'page', label: t('editor.livePage') },
        ]}
      />
      <div ref={content} tabIndex={-1} className="px-4 py-5 pb-32 outline-none sm:px-8">
        {children}
      </div>
    </>
  );
}
