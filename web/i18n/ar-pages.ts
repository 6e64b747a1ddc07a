import pages from './ar/pages.json' with { type: 'json' }

export default { pages }
