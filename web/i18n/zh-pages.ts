import pages from './zh/pages.json' with { type: 'json' }

export default { pages }
