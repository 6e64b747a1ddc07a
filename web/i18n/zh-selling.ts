import dashboard from './zh/dashboard.json' with { type: 'json' }
import imports from './zh/import.json' with { type: 'json' }
import sell from './zh/sell.json' with { type: 'json' }
import stock from './zh/stock.json' with { type: 'json' }

export default { sell, stock, import: imports, dashboard }
