import pages from './fr/pages.json' with { type: 'json' }

export default { pages }
