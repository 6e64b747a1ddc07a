import type { InputOf } from '#contract/api.ts'
import type { AtEnd } from './database.ts'
import type { On } from './people-and-parts.ts'
import { trading } from './trade.ts'

type Person = { token: string; no: number }
type Trading = Awaited<ReturnType<typeof trading>>

/** People who trade, and pay by card at the demonstration’s provider. */
export async function tradingByCard(atEnd: AtEnd, on?: On) {
  const world = await trading(atEnd, on)
  const { app, place } = world

  const placeByCard = (buyer: Person, input: Partial<InputOf<'placeOrder'>> = {}) =>
    place(buyer, { payment: 'card', ...input })

  /** The page on which an order is paid, as a path. */
  const checkout = async (buyer: Person, order: string) => {
    const { url } = await app.call('payByCard', { order }, { token: buyer.token })
    return new URL(url).pathname
  }

  /** Presses a button of the provider's form. */
  const press = (path: string, button: 'pay' | 'decline') =>
    app.http.inject({
      ...{ method: 'POST', url: path, payload: `${button}=1` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  const pay = async (buyer: Person, order: string, button: 'pay' | 'decline' = 'pay') =>
    press(await checkout(buyer, order), button)

  return { ...world, placeByCard, checkout, press, pay, jobsDone: () => jobsDone(world) }
}

/** Waits until no refund is about to be asked for. */
async function jobsDone({ app }: Trading): Promise<void> {
  for (;;) {
    const { rowCount } = await app.database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'refund-card'`,
    )
    if (!rowCount) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
