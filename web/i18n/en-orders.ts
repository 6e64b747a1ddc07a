import cart from './en/cart.json' with { type: 'json' }
import orders from './en/orders.json' with { type: 'json' }
import overview from './en/overview.json' with { type: 'json' }
import payments from './en/payments.json' with { type: 'json' }
import returns from './en/returns.json' with { type: 'json' }

export default { cart, orders, overview, payments, returns }
