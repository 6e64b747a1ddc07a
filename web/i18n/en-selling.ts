import dashboard from './en/dashboard.json' with { type: 'json' }
import imports from './en/import.json' with { type: 'json' }
import sell from './en/sell.json' with { type: 'json' }
import stock from './en/stock.json' with { type: 'json' }

export default { sell, stock, import: imports, dashboard }
