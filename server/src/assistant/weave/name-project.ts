/** Projects have no id of their own; question and answer know them by this one. */
export const nameProject = (at: number) => `project-${at + 1}`;
