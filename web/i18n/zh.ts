import catalog from './zh/catalog.json' with { type: 'json' }
import content from './zh/content.json' with { type: 'json' }
import home from './zh/home.json' with { type: 'json' }
import sellers from './zh/sellers.json' with { type: 'json' }
import shell from './zh/shell.json' with { type: 'json' }

export default { shell, home, catalog, sellers, content }
