import cart from './ar/cart.json' with { type: 'json' }
import orders from './ar/orders.json' with { type: 'json' }
import overview from './ar/overview.json' with { type: 'json' }
import payments from './ar/payments.json' with { type: 'json' }
import returns from './ar/returns.json' with { type: 'json' }

export default { cart, orders, overview, payments, returns }
