import catalog from './ar/catalog.json' with { type: 'json' }
import content from './ar/content.json' with { type: 'json' }
import home from './ar/home.json' with { type: 'json' }
import sellers from './ar/sellers.json' with { type: 'json' }
import shell from './ar/shell.json' with { type: 'json' }

export default { shell, home, catalog, sellers, content }
