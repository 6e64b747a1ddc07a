import pages from './zh/pages.json' with { type: 'json' }
import seller from './zh/seller.json' with { type: 'json' }

export default { pages, seller }
