import pages from './fr/pages.json' with { type: 'json' }
import results from './fr/results.json' with { type: 'json' }
import seller from './fr/seller.json' with { type: 'json' }

export default { pages, results, seller }
