import { expect, test, vi } from 'vitest'
import { createFavouriteStore, type FavouriteApi } from './favourite-store.ts'

type Call = { id: string; favourite: boolean; answer: () => void; refuse: () => void }

/** A server that answers when the test lets it. */
function desk(stored: string[] = []) {
  const calls: Call[] = []
  const asked: string[][] = []
  const put = new Set(stored)
  let ask = () => {}
  const server: FavouriteApi = {
    getFavourites: async (ids) => {
      asked.push(ids)
      return ids.filter((id) => put.has(id))
    },
    set: (id, favourite) =>
      new Promise((resolve, reject) => {
        const answer = () => {
          if (favourite) put.add(id)
          else put.delete(id)
          resolve(undefined)
        }
        calls.push({ id, favourite, answer, refuse: () => reject(new Error('refused')) })
      }),
  }
  const store = createFavouriteStore(server, (run) => (ask = run))
  /** Lets the batch delay pass. */
  const gathered = async () => {
    ask()
    await settled()
  }
  return { store, calls, asked, put, gathered }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const requested = (calls: Call[]) => calls.map(({ favourite }) => favourite)

test('all favourite buttons of a page share one request, later ones another', async () => {
  const { store, asked, gathered } = desk(['b'])
  const [a, b] = [vi.fn<(isFavourite: boolean) => void>(), vi.fn<(isFavourite: boolean) => void>()]
  store.follow('a', a)
  store.follow('b', b)
  await gathered()
  expect(asked).toEqual([['a', 'b']])
  expect(a).toHaveBeenLastCalledWith(false)
  expect(b).toHaveBeenLastCalledWith(true)
  store.follow('c', vi.fn<(isFavourite: boolean) => void>())
  await gathered()
  expect(asked).toEqual([['a', 'b'], ['c']])
})

test('requests at most 200 at once', async () => {
  const { store, asked, gathered } = desk()
  for (let n = 0; n < 450; n++) store.follow(`part ${n}`, vi.fn<(isFavourite: boolean) => void>())
  await gathered()
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 50])
})

test('a part is saved at once, and stays so when the server agrees', async () => {
  const { store, calls } = desk()
  const shown = vi.fn<(isFavourite: boolean) => void>()
  store.follow('a', shown)
  const done = store.set('a', true)
  expect(shown).toHaveBeenLastCalledWith(true)
  calls[0]!.answer()
  await done
  expect(store.isFavourite('a')).toBe(true)
})

test('a refused change is rolled back', async () => {
  const { store, calls } = desk()
  const shown = vi.fn<(isFavourite: boolean) => void>()
  store.follow('a', shown)
  const done = store.set('a', true)
  calls[0]!.refuse()
  await expect(done).rejects.toThrow('refused')
  expect(shown).toHaveBeenLastCalledWith(false)
})

test('the last choice wins, and is sent after the previous reply', async () => {
  const { store, calls, put } = desk()
  void store.set('a', true)
  const done = store.set('a', false)
  expect(requested(calls)).toEqual([true])
  calls[0]!.answer()
  await settled()
  expect(requested(calls)).toEqual([true, false])
  calls[1]!.answer()
  await done
  expect(store.isFavourite('a')).toBe(false)
  expect([...put]).toEqual([])
})

test('changing back while waiting sends nothing more', async () => {
  const { store, calls } = desk()
  void store.set('a', true)
  void store.set('a', false)
  const done = store.set('a', true)
  calls[0]!.answer()
  await done
  expect(requested(calls)).toEqual([true])
  expect(store.isFavourite('a')).toBe(true)
})

test('a choice changed while another failed is still sent', async () => {
  const { store, calls } = desk(['a'])
  void store.set('a', false)
  const done = store.set('a', true)
  calls[0]!.refuse()
  await settled()
  calls[1]!.answer()
  await done
  expect(requested(calls)).toEqual([false, true])
  expect(store.isFavourite('a')).toBe(true)
})

test('a reply from before a change does not undo it', async () => {
  const { store, calls, gathered } = desk()
  const shown = vi.fn<(isFavourite: boolean) => void>()
  store.follow('a', shown)
  const answered = gathered()
  const done = store.set('a', true)
  await answered
  expect(shown).toHaveBeenLastCalledWith(true)
  calls[0]!.answer()
  await done
  expect(store.isFavourite('a')).toBe(true)
})

test('changes in other tabs and devices are followed', async () => {
  const { store, asked, put, gathered } = desk()
  const [a, b] = [vi.fn<(isFavourite: boolean) => void>(), vi.fn<(isFavourite: boolean) => void>()]
  const leave = store.follow('a', a)
  store.follow('b', b)
  await gathered()
  store.record('a', true)
  expect(a).toHaveBeenLastCalledWith(true)
  leave()
  put.add('b')
  store.refresh()
  await gathered()
  expect(asked.at(-1)).toEqual(['b'])
  expect(b).toHaveBeenLastCalledWith(true)
})

test('different parts do not wait for each other', () => {
  const { store, calls } = desk()
  void store.set('a', true)
  void store.set('b', true)
  expect(calls.map(({ id }) => id)).toEqual(['a', 'b'])
})
