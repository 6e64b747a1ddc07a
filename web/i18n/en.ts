import catalog from './en/catalog.json' with { type: 'json' }
import content from './en/content.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import sellers from './en/sellers.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }

export default { shell, home, catalog, sellers, content }
