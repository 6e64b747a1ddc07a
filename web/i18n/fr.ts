import catalog from './fr/catalog.json' with { type: 'json' }
import content from './fr/content.json' with { type: 'json' }
import home from './fr/home.json' with { type: 'json' }
import sellers from './fr/sellers.json' with { type: 'json' }
import shell from './fr/shell.json' with { type: 'json' }

export default { shell, home, catalog, sellers, content }
