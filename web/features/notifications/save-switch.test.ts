import { expect, test } from 'vitest'
import { switchSaver } from './save-switch.ts'

function started() {
  const sent: { on: boolean; resolve: () => void; reject: (error: Error) => void }[] = []
  const shown: boolean[] = []
  const results: unknown[] = []
  const save = switchSaver<'mail'>({
    send: (_, on) =>
      new Promise<void>((resolve, reject) => void sent.push({ on, resolve, reject })),
    show: (_, on) => void shown.push(on),
    onResult: (_, error) => void results.push(error),
  })
  return { sent, shown, results, save }
}

test('changes at once and shows when it is saved', async () => {
  const { sent, shown, results, save } = started()
  const saving = save('mail', true)
  expect(shown).toEqual([true])
  expect(results).toEqual([])
  sent[0]!.resolve()
  await saving
  expect(results).toEqual([undefined])
})

test('of several changes the last one wins, and calls never overlap', async () => {
  const { sent, results, save } = started()
  const saving = save('mail', true)
  void save('mail', false)
  void save('mail', true)
  void save('mail', false)
  expect(sent.map(({ on }) => on)).toEqual([true])
  sent[0]!.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(sent.map(({ on }) => on)).toEqual([true, false])
  sent[1]!.resolve()
  await saving
  expect(results).toEqual([undefined])
})

test('returns to the last saved value on failure', async () => {
  const { sent, shown, results, save } = started()
  const saving = save('mail', true)
  const error = new Error('refused')
  sent[0]!.reject(error)
  await saving
  expect(shown).toEqual([true, false])
  expect(results).toEqual([error])
})
