import fc from 'fast-check'
import { expect } from 'vitest'
import { cardDifferences, type CardDifference } from '#contract/money-kinds.ts'
import { anonymousClient } from '../platform/api/caller.ts'
import { repetitions } from '../testing/effort.ts'
import { tradingByCard } from '../testing/cards.ts'
import { testIn } from '../testing/world.ts'
import { setDifferences } from './difference.store.ts'
import { explainDifference } from './differences.ts'

const test = testIn(async (atEnd) => {
  const world = await tradingByCard(atEnd)
  const { person, part, put, placeByCard, checkout } = world
  /** A payment that was begun, by its id and number. */
  const begun = async () => {
    const buyer = await person()
    await put(buyer, await part({ price: 5 }))
    const id = (await checkout(buyer, (await placeByCard(buyer))._id)).split('/').at(-1)!
    const { rows } = await world.app.database.pool.query<{ no: string }>(
      'select no from card_payment where id = $1',
      [id],
    )
    return { id, no: Number(rows[0]!.no) }
  }
  return { ...world, payment: await begun(), operator: await person() }
})

const kind = fc.constantFrom(...cardDifferences)
const figure = fc.constantFrom('a', 'b')
const action = fc.oneof(
  fc.record({
    found: fc.uniqueArray(fc.record({ kind, ours: figure, theirs: figure }), {
      selector: (each) => each.kind,
      maxLength: 3,
    }),
  }),
  fc.record({ explain: kind, ours: figure, theirs: figure }),
)

type State = { ours: string; theirs: string; is: 'open' | 'explained' | 'ended' }

test('whatever is found and explained: a difference is open until it ends, or while it is as explained', async ({
  world: { app, db, payment, operator },
}) => {
  const { pool } = app.database
  const { no, id } = operator
  const caller = { no, id, role: 'OPERATOR' as const, session: '' }
  const stored = async () => {
    const { rows } = await pool.query<{ kind: CardDifference } & State>(
      `select kind, ours, theirs, case when ended_at is null then 'open'
        when is_explained then 'explained' else 'ended' end "is"
       from card_difference where payment_no = $1`,
      [payment.no],
    )
    return new Map(rows.map(({ kind: of, ...state }) => [of, state]))
  }
  // Rows stay from run to run, and so does what they are compared with.
  const model = new Map<CardDifference, State>()
  const find = (found: ({ kind: CardDifference } & Omit<State, 'is'>)[]) => {
    for (const state of model.values()) {
      const isFound = found.some((each) => model.get(each.kind) === state)
      if (!isFound) state.is = 'ended'
    }
    for (const { kind: of, ours, theirs } of found) {
      const before = model.get(of)
      const isSame = before?.ours === ours && before.theirs === theirs
      const stays = isSame && before.is === 'explained'
      model.set(of, { ours, theirs, is: stays ? 'explained' : 'open' })
    }
  }
  const explain = async (of: CardDifference, seen: Omit<State, 'is'>) => {
    const input = { payment: payment.id, kind: of, ...seen, reason: 'Because' }
    const reply = await explainDifference({ db }, input, { caller, client: anonymousClient })
    const state = model.get(of)
    const isOpen = state?.is === 'open' && state.ours === seen.ours && state.theirs === seen.theirs
    expect('message' in reply).toBe(isOpen)
    if (isOpen) state.is = 'explained'
  }
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 20 }), async (actions) => {
      for (const each of actions) {
        if ('found' in each) {
          find(each.found)
          await db.transaction((tx) => setDifferences(tx, payment.no, each.found))
        } else {
          const { explain: of, ...seen } = each
          await explain(of, seen)
        }
        expect(await stored()).toEqual(model)
      }
    }),
    { numRuns: repetitions(10, 200), endOnFailure: true },
  )
})
