import { useMutation } from '#web/shell/members/use-mutation.ts'

/**
 * Leads to the provider's page on which an order is paid; resolves to whether the browser is on its way there.
 * `before` runs once there is a page, for what should be found on coming back by the browser's own button.
 */
export function usePayByCard() {
  const { run, failure, busy } = useMutation()
  const pay = (order: string, before?: () => void | Promise<void>): Promise<boolean> =>
    run(async (api) => {
      const { url } = await api.call('payByCard', { order })
      await before?.()
      window.location.assign(url)
    })
  return { pay, failure, busy }
}
