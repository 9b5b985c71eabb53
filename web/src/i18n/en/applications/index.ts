import type { Messages } from '../../message-types';
import { board } from './board';
import { documents } from './documents';
import { fit } from './fit';
import { start } from './start';
import { workspace } from './workspace';

/** Going to an application by its name shows its stage: the words come together. */
export { goTo } from '../go-to';

export const applications: Messages['applications'] = {
  ...start,
  ...workspace,
  ...fit,
  ...documents,
  ...board,
};
