import project from '../../package.json' with { type: 'json' }

/** The version of Ghiyar that runs here. */
export const { version } = project
