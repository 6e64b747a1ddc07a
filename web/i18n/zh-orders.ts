import cart from './zh/cart.json' with { type: 'json' }
import orders from './zh/orders.json' with { type: 'json' }
import overview from './zh/overview.json' with { type: 'json' }
import payments from './zh/payments.json' with { type: 'json' }
import returns from './zh/returns.json' with { type: 'json' }

export default { cart, orders, overview, payments, returns }
