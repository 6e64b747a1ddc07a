import dashboard from './ar/dashboard.json' with { type: 'json' }
import imports from './ar/import.json' with { type: 'json' }
import sell from './ar/sell.json' with { type: 'json' }
import stock from './ar/stock.json' with { type: 'json' }

export default { sell, stock, import: imports, dashboard }
