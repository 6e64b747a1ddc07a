import { expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { nearestNumbers } from './nearest-numbers.ts'

/** An API with one part number, and what it was asked for. */
function shopWith(number: string) {
  const asked: string[] = []
  const call = async (_name: string, { string }: { string: string }) => {
    asked.push(string)
    const listings = number.startsWith(string) ? [{ partSKU: number }] : []
    return { listings, total: listings.length, understood: { sku: string, words: [] } }
  }
  return { asked, api: { call } as unknown as Api }
}

test.each([
  ['04465-60329', ['04465603'], 1],
  ['0446 599999', ['04465999', '04465'], 1],
  ['9999999999', ['99999999', '99999'], 0],
  ['04469', ['0446'], 1],
  ['0449', [], 0],
  ['BRAKE1', [], 0],
  ['فحمات 12', [], 0],
  ['brake pads', [], 0],
  ['', [], 0],
])('for "%s" the shop is asked for %j', async (text, questions, found) => {
  const { asked, api } = shopWith('0446560320')
  expect(await nearestNumbers(api, text)).toHaveLength(found)
  expect(asked).toEqual(questions)
})
