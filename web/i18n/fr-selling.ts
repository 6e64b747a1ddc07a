import dashboard from './fr/dashboard.json' with { type: 'json' }
import imports from './fr/import.json' with { type: 'json' }
import sell from './fr/sell.json' with { type: 'json' }
import stock from './fr/stock.json' with { type: 'json' }

export default { sell, stock, import: imports, dashboard }
