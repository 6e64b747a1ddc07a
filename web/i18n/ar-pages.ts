import pages from './ar/pages.json' with { type: 'json' }
import results from './ar/results.json' with { type: 'json' }
import seller from './ar/seller.json' with { type: 'json' }

export default { pages, results, seller }
