import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { piecesOf, sentenceOf, targetOf } from './notification-view.ts'

const listing = {
  _id: 'l',
  slug: 'brake-disc-43512',
  partName: 'Brake disc',
  partNameAr: 'قرص فرامل',
  partSKU: '43512-60191',
  pic: null,
}
const message: Notification = {
  _id: 'n',
  kind: 'message',
  date: '2026-11-22T08:00:00.000Z',
  read: false,
  from: 'Gulf Parts',
  listing,
  room: 'r',
  callback: null,
  status: null,
  order: null,
  price: null,
}
const callback: Notification = { ...message, kind: 'callback', room: null, callback: 'c' }
const answered: Notification = { ...callback, kind: 'callback_status', status: 'called' }
const cheaper: Notification = {
  ...message,
  kind: 'price_drop',
  room: null,
  price: { was: 250, now: 199.5 },
}

test('each links to its subject', () => {
  expect(targetOf(message)).toBe('/chats/r')
  expect(targetOf({ ...message, room: null })).toBe('/chats')
  expect(targetOf({ ...callback, listing: null })).toBe('/my-callbacks')
  for (const one of [answered, cheaper]) {
    expect(targetOf(one)).toBe('/spare-part-details/brake-disc-43512')
    expect(targetOf({ ...one, listing: null })).toBeNull()
  }
})

test('an order links to the page of its seller or buyer while it exists', () => {
  const order = { seller_order: 's', order: 'o', number: 'R100234-1' }
  const placed: Notification = { ...message, kind: 'order', listing: null, order, status: 'placed' }
  const accepted: Notification = { ...placed, kind: 'order_status', status: 'accepted' }
  expect([placed, accepted].map(sentenceOf)).toEqual(['order', 'orderState'])
  const ordered: Notification = { ...accepted, status: 'placed' }
  expect(sentenceOf(ordered)).toBe('orderState')
  expect([placed, accepted].map(targetOf)).toEqual(['/orders/sales/s', '/orders/s'])
  for (const one of [placed, accepted]) expect(targetOf({ ...one, order: null })).toBeNull()
})

test('a return leads to the returns of its order', () => {
  const order = { seller_order: 's', order: 'o', number: 'R100234-1' }
  const asked: Notification = {
    ...{ ...message, kind: 'return', listing: null, room: null },
    ...{ order, status: 'requested' },
  }
  const withdrawn: Notification = { ...asked, status: 'withdrawn' }
  const approved: Notification = { ...asked, kind: 'return_status', status: 'approved' }
  const both = [asked, withdrawn, approved]
  expect(both.map(sentenceOf)).toEqual(['return', 'returnState', 'returnState'])
  expect([asked, approved].map(targetOf)).toEqual(['/orders/sales/s#returns', '/orders/s#returns'])
  for (const one of both) expect(targetOf({ ...one, order: null })).toBeNull()
})

test('each has a sentence', () => {
  expect([message, callback, answered, cheaper].map(sentenceOf)).toEqual([
    'message',
    'callback',
    'called',
    'priceDrop',
  ])
  expect(sentenceOf({ ...answered, status: 'closed' })).toBe('closed')
  expect(sentenceOf({ ...answered, status: 'new' })).toBe('changed')
  expect(sentenceOf({ ...cheaper, price: null })).toBe('cheaper')
})

test('a text is split at its placeholders, in its own order', () => {
  expect(piecesOf('{{name}} wrote to you about {{part}}')).toEqual([
    { slot: 'name' },
    ' wrote to you about ',
    { slot: 'part' },
  ])
  expect(piecesOf('Nothing to fill')).toEqual(['Nothing to fill'])
})

test('what happened to credit leads to it, and the weekly overview to all that is granted', () => {
  const due: Notification = {
    ...{ ...message, kind: 'credit', listing: null, room: null },
    ...{ status: 'credit_due', credit: 'c1' },
  }
  expect(sentenceOf(due)).toBe('credit.credit_due')
  expect(targetOf(due)).toBe('/payments?credit=c1')
  const { credit: _, ...overview } = { ...due, status: 'credit_overview' as const }
  expect(targetOf(overview)).toBe('/payments?side=credit')
})
