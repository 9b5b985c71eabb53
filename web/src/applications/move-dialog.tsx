import {
  type Answer,
  addDays,
  answers,
  FOLLOW_UP_DAYS,
  type Stage,
} from '@trayecto/core/applications';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../i18n';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/text-field';
import { today } from './days';
import type { ApplicationMove } from './use-applications';

interface MoveDialogProps {
  /** Where it is going; null while nothing moves. */
  readonly stage: Stage | null;
  readonly onMove: (move: ApplicationMove) => void;
  readonly onClose: () => void;
}

/** A move asks for one thing at most: the day it was sent, when the interview is, or what they answered. */
export function MoveDialog({ stage, onMove, onClose }: MoveDialogProps) {
  return stage === null ? null : (
    <AskingDialog key={stage} stage={stage} onMove={onMove} onClose={onClose} />
  );
}

/** What the dates of the next step become, whichever way it got there. */
export function planMove(
  stage: Stage,
  on: string,
  time: string | null,
  answer?: Answer,
): ApplicationMove {
  switch (stage) {
    case 'sent':
      return { stage, on, next_action: '', next_on: addDays(on, FOLLOW_UP_DAYS), next_time: null };
    case 'interview':
      return { stage, on, next_action: '', next_on: on, next_time: time };
    case 'answer':
      return { stage, on, answer: answer ?? null, next_action: '', next_on: null, next_time: null };
    case 'preparing':
      return { stage, next_action: '', next_on: null, next_time: null };
  }
}

function AskingDialog({ stage, onMove, onClose }: MoveDialogProps & { stage: Stage }) {
  const t = useTranslate();
  const [on, setOn] = useState(today());
  const [time, setTime] = useState('');
  const [answer, setAnswer] = useState<Answer>('rejected');
  const title = {
    preparing: t('applications.stage-preparing'),
    sent: t('applications.whenSent'),
    interview: t('applications.whenInterview'),
    answer: t('applications.whatAnswer'),
  }[stage];

  function confirm(event: FormEvent) {
    event.preventDefault();
    onMove(planMove(stage, on, time === '' ? null : time, answer));
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form onSubmit={confirm} className="flex flex-col gap-4">
        {stage === 'answer' && (
          <fieldset className="flex flex-col gap-1">
            <legend className="sr-only">{title}</legend>
            {answers.map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="answer"
                  className="size-5 accent-terracotta"
                  checked={one === answer}
                  onChange={() => setAnswer(one)}
                />
                {t(`applications.answer-${one}`)}
              </label>
            ))}
          </fieldset>
        )}
        <TextField
          label={t('applications.day')}
          type="date"
          required
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
        {stage === 'interview' && (
          <TextField
            label={t('applications.hour')}
            type="time"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('applications.cancel')}</Button>
          <Button kind="primary" type="submit">
            {t('applications.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
