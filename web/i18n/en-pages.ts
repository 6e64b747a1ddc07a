import pages from './en/pages.json' with { type: 'json' }

export default { pages }
