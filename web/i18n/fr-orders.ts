import cart from './fr/cart.json' with { type: 'json' }
import orders from './fr/orders.json' with { type: 'json' }
import overview from './fr/overview.json' with { type: 'json' }
import payments from './fr/payments.json' with { type: 'json' }
import returns from './fr/returns.json' with { type: 'json' }

export default { cart, orders, overview, payments, returns }
