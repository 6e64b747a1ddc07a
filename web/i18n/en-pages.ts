import pages from './en/pages.json' with { type: 'json' }
import results from './en/results.json' with { type: 'json' }
import seller from './en/seller.json' with { type: 'json' }

export default { pages, results, seller }
