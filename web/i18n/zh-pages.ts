import pages from './zh/pages.json' with { type: 'json' }
import results from './zh/results.json' with { type: 'json' }
import seller from './zh/seller.json' with { type: 'json' }

export default { pages, results, seller }
