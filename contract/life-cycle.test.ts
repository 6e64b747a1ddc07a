import { readdirSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { accountLifeCycle } from './account-status.ts'
import { callbackLifeCycle } from './callback-status.ts'
import {
  lifeCycle,
  previous,
  statesFor,
  step,
  stepsFrom,
  stepTo,
  type LifeCycle,
} from './life-cycle.ts'
import { creditLifeCycle } from './credit-status.ts'
import { mostDeliveryAttempts } from './limits.ts'
import { listingLifeCycle } from './listing-status.ts'
import { openSteps, sellerOrderLifeCycle } from './order-status.ts'
import { payoutLifeCycle } from './payout-status.ts'
import { returnLifeCycle } from './return-status.ts'
import { sellerLifeCycle } from './seller-status.ts'
import { transferRefundLifeCycle } from './transfer-status.ts'

type Any = LifeCycle<string, string, string>

/** For every state and event who causes what, where several do with a bar between; a dash is a refusal. */
const decided: Record<string, { cycle: Any; table: string }> = {
  accountLifeCycle: {
    cycle: accountLifeCycle,
    table: `
      .          suspend             lift
      active     operator:suspended  -
      suspended  -                   operator:active`,
  },
  listingLifeCycle: {
    cycle: listingLifeCycle,
    table: `
      .          activate       pause          remove          restore          withdraw          return
      active     -              seller:paused  seller:removed  -                system:withdrawn  -
      paused     seller:active  -              seller:removed  -                -                 -
      removed    -              -              -               seller:previous  -                 -
      withdrawn  -              seller:paused  seller:removed  -                -                 system:active`,
  },
  sellerLifeCycle: {
    cycle: sellerLifeCycle,
    table: `
      .           review              approve            ask                  refuse            resend          suspend             lift               change-licence    confirm-licence
      applied     operator:in_review  system:approved    -                    -                 -               -                   -                  -                 -
      in_review   -                   operator:approved  operator:incomplete  operator:refused  -               -                   -                  -                 -
      incomplete  -                   -                  -                    -                 seller:applied  -                   -                  -                 -
      approved    -                   -                  -                    -                 -               operator:suspended  -                  seller:approved   operator:approved
      refused     -                   -                  -                    -                 seller:applied  -                   -                  -                 -
      suspended   -                   -                  -                    -                 -               -                   operator:approved  seller:suspended  -`,
  },
  callbackLifeCycle: {
    cycle: callbackLifeCycle,
    table: `
      .       call           close          undo
      new     seller:called  seller:closed  -
      called  -              seller:closed  seller:new
      closed  -              -              seller:called`,
  },
  sellerOrderLifeCycle: {
    cycle: sellerOrderLifeCycle,
    table: `
      .                  accept           reject           cancel            request-cancel  agree-cancel      pack           ship            deliver          confirm          fail            redeliver       return-to-seller           expire          complete
      placed             seller:accepted  seller:rejected  buyer|operator:cancelled   -               -                 -              -               -                -                -               -               -                          system:expired  -
      accepted           -                -                seller:cancelled  buyer:accepted  seller:cancelled  seller:packed  seller:shipped  -                -                -               -               -                          system:expired  -
      packed             -                -                seller:cancelled  buyer:packed    seller:cancelled  -              seller:shipped  -                -                -               -               -                          system:expired  -
      shipped            -                -                -                 -               -                 -              -               seller:delivered buyer:delivered  seller:shipped  seller:shipped  seller:returned_to_seller  -               -
      delivered          -                -                -                 -               -                 -              -               -                -                -               -               -                          -               system:completed
      completed          -                -                -                 -               -                 -              -               -                -                -               -               -                          -               -
      rejected           -                -                -                 -               -                 -              -               -                -                -               -               -                          -               -
      expired            -                -                -                 -               -                 -              -               -                -                -               -               -                          -               -
      cancelled          -                -                -                 -               -                 -              -               -                -                -               -               -                          -               -
      returned_to_seller -                -                -                 -               -                 -              -               -                -                -               -               -                          -               -`,
  },
  returnLifeCycle: {
    cycle: returnLifeCycle,
    table: `
      .            approve                 decline          withdraw         hand-back          receive          refund                    replace          dispute                       close
      requested    seller|system:approved  seller:declined  buyer:withdrawn  -                  -                -                         -                -                             system:closed
      approved     -                       -                buyer:withdrawn  buyer:handed_back  seller:received  -                         -                -                             system:closed
      declined     -                       -                -                -                  -                -                         -                buyer:disputed                system:closed
      withdrawn    -                       -                -                -                  -                -                         -                -                             -
      handed_back  -                       -                -                -                  seller:received  -                         -                buyer|seller|system:disputed  system:closed
      received     -                       -                -                -                  -                seller:refunded           seller:replaced  buyer|seller|system:disputed  system:closed
      refunded     -                       -                -                -                  -                -                         -                -                             -
      replaced     -                       -                -                -                  -                -                         -                -                             -
      disputed     -                       -                buyer:withdrawn  -                  -                seller|operator:refunded  seller:replaced  -                             operator|system:closed
      closed       -                       -                -                -                  -                -                         -                -                             -`,
  },
  payoutLifeCycle: {
    cycle: payoutLifeCycle,
    table: `
      .          approve            cancel              pay            fail
      open       operator:approved  operator:cancelled  -              -
      approved   -                  -                   operator:paid  operator:failed
      paid       -                  -                   -              -
      failed     -                  -                   -              -
      cancelled  -                  -                   -              -`,
  },
  transferRefundLifeCycle: {
    cycle: transferRefundLifeCycle,
    table: `
      .          approve            withdraw            pay            fail             reopen
      open       operator:approved  operator:withdrawn  -              -                -
      approved   -                  -                   operator:paid  operator:failed  -
      paid       -                  -                   -              -                -
      failed     operator:approved  operator:withdrawn  -              -                buyer:open
      withdrawn  -                  -                   -              -                -`,
  },
  creditLifeCycle: {
    cycle: creditLifeCycle,
    table: `
      .       grant          change         pause          resume         end
      active  -              seller:active  seller:paused  -              seller|system:ended
      paused  -              seller:paused  -              seller:active  seller|system:ended
      ended   seller:active  -              -              -              -`,
  },
}

const cases = Object.entries(decided).flatMap(([name, { cycle, table }]) => {
  const [[, ...events], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/)) as [[string, ...string[]], ...string[][]]
  return rows.flatMap(([state, ...cells]) =>
    events.map((event, at) => ({ name, cycle, state: state!, event, cell: cells[at]! })),
  )
})

test('every life cycle of the contract is tested here, with all states and events', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file))
  const modules = await Promise.all(
    files.map(
      (file): Promise<Record<string, unknown>> =>
        import(/* @vite-ignore */ `${import.meta.dirname}/${file}`),
    ),
  )
  const isCycle = (value: unknown) =>
    typeof value === 'object' && value !== null && 'transitions' in value
  const names = modules.flatMap((each) => Object.keys(each).filter((name) => isCycle(each[name])))
  expect(names.toSorted()).toEqual(Object.keys(decided).toSorted())
  for (const [name, { cycle }] of Object.entries(decided)) {
    const own = cases.filter((each) => each.name === name)
    const states = new Set(own.map(({ state }) => state))
    expect([...states].toSorted()).toEqual(cycle.states.toSorted())
    const events = new Set(cycle.transitions.map(({ event }) => event))
    expect(new Set(own.map(({ event }) => event))).toEqual(events)
  }
})

test.for(cases)('$name: $event in $state is $cell', ({ cycle, state, event, cell }) => {
  const [by, to] = cell.split(':')
  const actors = by!.split('|')
  for (const actor of new Set(cycle.transitions.map((each) => each.by))) {
    const before = cycle.states.at(-1)!
    expect(step(cycle, state, { event, by: actor, before })).toEqual(
      actors.includes(actor)
        ? { event, to: to === previous ? before : to }
        : { refused: cycle.refusal },
    )
  }
})

test('a call that names the new state finds the only step there, or none', () => {
  const by = 'seller'
  expect(stepTo(callbackLifeCycle, 'closed', { to: 'called', by })).toEqual({
    ...{ event: 'undo', to: 'called' },
  })
  expect(stepTo(callbackLifeCycle, 'closed', { to: 'new', by })).toEqual({
    refused: 'callback.not_allowed',
  })
})

// Calls of these name the new state, so it has to say which step is meant.
const steppedTo: Any[] = [listingLifeCycle, callbackLifeCycle]

test('no two steps of one actor share a state and an event, or where calls name it, a target', () => {
  for (const { cycle } of Object.values(decided)) {
    const ways = cycle.transitions.flatMap(({ from, event, by, to }) => [
      `${from} ${by} does ${event}`,
      ...(steppedTo.includes(cycle) ? [`${from} ${by} makes ${to}`] : []),
    ])
    expect(new Set(ways).size).toBe(ways.length)
  }
})

test('beside its state, requests and the shipment say which steps of a seller order are open', () => {
  const onTheWay = { state: 'on_the_way', attempts: 1 } as const
  const failed = { state: 'failed', attempts: 1 } as const
  const flags = { cancelRequested: false, awaitsPayment: false }
  const shipped = { state: 'shipped', shipment: onTheWay, ...flags } as const
  const open = (facts: Partial<Parameters<typeof openSteps>[0]>, by: 'buyer' | 'seller') =>
    openSteps({ ...shipped, ...facts }, by).map(({ event }) => event)
  const placed = { state: 'placed', shipment: undefined, awaitsPayment: true } as const
  expect(open(placed, 'seller')).toEqual([])
  expect(open(placed, 'buyer')).toEqual(['cancel'])
  expect(open({}, 'seller')).toEqual(['deliver', 'fail'])
  expect(open({ shipment: failed }, 'seller')).toEqual(['redeliver', 'return-to-seller'])
  expect(open({ shipment: failed }, 'buyer')).toEqual(['confirm'])
  const often = { ...failed, attempts: mostDeliveryAttempts }
  expect(open({ shipment: often }, 'seller')).toEqual(['return-to-seller'])
  const accepted = { state: 'accepted', shipment: undefined } as const
  expect(open(accepted, 'seller')).toEqual(['pack', 'ship', 'cancel'])
  expect(open(accepted, 'buyer')).toEqual(['request-cancel'])
  const requested = { ...accepted, cancelRequested: true }
  expect(open(requested, 'seller')).toEqual(['pack', 'ship', 'cancel', 'agree-cancel'])
  expect(open(requested, 'buyer')).toEqual([])
})

test('menus offer the steps of the table', () => {
  expect(stepsFrom(listingLifeCycle, 'paused', 'seller')).toEqual([
    { event: 'activate', to: 'active' },
    { event: 'remove', to: 'removed' },
  ])
  expect(statesFor(listingLifeCycle, 'remove')).toEqual(['active', 'paused', 'withdrawn'])
})

test('a table can only use its own states', () => {
  const states = ['open', 'shut'] as const
  const transitions = [{ from: 'open', event: 'shut', by: 'all', to: 'shutt' }] as const
  // @ts-expect-error: there is no such state.
  const cycle = lifeCycle({ states, start: 'open', refusal: 'input.invalid', transitions })
  expectTypeOf(cycle.start).toEqualTypeOf<'open' | 'shut'>()
})
