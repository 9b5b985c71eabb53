/** Projects have no id; request and answer use this one. */
export const nameProject = (at: number) => `project-${at + 1}`;
