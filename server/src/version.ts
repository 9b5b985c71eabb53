import project from '../../package.json' with { type: 'json' };

/** The one place a version is written is the package.json of the whole project. */
export const { version } = project;
