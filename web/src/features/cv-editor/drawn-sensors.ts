import {
  KeyboardSensor,
  type KeyboardSensorOptions,
  PointerSensor,
  type PointerSensorOptions,
  type SensorProps,
} from '@dnd-kit/core';
import { startTransition, useEffect, useMemo, useState } from 'react';

type End = () => void;

interface DrawnEnd {
  /** Calls the end of a drag when all that came before it is drawn. */
  readonly endOnceDrawn: (end: End) => void;
}

/** What is let go lies where it was last drawn, and a quick hand or a slow machine lets go before that is where it is held. */
function patientProps<Options extends DrawnEnd>(props: SensorProps<Options>): SensorProps<Options> {
  let isLifted = false;
  return {
    ...props,
    onStart(coordinates) {
      isLifted = true;
      props.onStart(coordinates);
    },
    onEnd() {
      if (isLifted) props.options.endOnceDrawn(props.onEnd);
      else props.onEnd();
    },
  };
}

export class DrawnPointerSensor extends PointerSensor {
  constructor(props: SensorProps<PointerSensorOptions & DrawnEnd>) {
    super(patientProps(props));
  }
}

export class DrawnKeyboardSensor extends KeyboardSensor {
  constructor(props: SensorProps<KeyboardSensorOptions & DrawnEnd>) {
    super(patientProps(props));
  }
}

/** A transition is drawn after everything that was asked for before it. */
export function useDrawnEnd(): DrawnEnd {
  const [end, setEnd] = useState<End | null>(null);
  useEffect(() => {
    // It gives back a promise, which React would take for what undoes the effect.
    end?.();
  }, [end]);
  return useMemo(
    () => ({ endOnceDrawn: (next) => startTransition(() => setEnd(() => () => next())) }),
    [],
  );
}
