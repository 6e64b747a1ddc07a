import { expect, test } from 'vitest'
import { betterKind } from './better-kind.ts'

const line = { price: 100.1, quantity: 3 }

test('the difference is that of all pieces, without the dust of decimals', () => {
  expect(betterKind(line, { price: 79.8 })).toEqual({ kind: 'cheaper', dirhams: 60.9 })
  expect(betterKind(line, { price: 100.2 })).toEqual({ kind: 'nearer', dirhams: 0.3 })
  expect(betterKind(line, { price: 100.1 })).toEqual({ kind: 'nearerSame', dirhams: 0 })
})

test('in place of what can’t be ordered, the price is named', () => {
  for (const problem of ['gone', 'not_enough'] as const)
    expect(betterKind({ ...line, problem }, { price: 50 })).toEqual({
      ...{ kind: 'instead', dirhams: 150 },
    })
  expect(betterKind({ ...line, problem: 'price_changed' }, { price: 50.1 })).toMatchObject({
    kind: 'cheaper',
  })
})
