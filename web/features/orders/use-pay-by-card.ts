import { useMutation } from '#web/shell/members/use-mutation.ts'

/** Leads to the provider's page on which an order is paid; resolves to whether the browser is on its way there. */
export function usePayByCard() {
  const { run, failure, busy } = useMutation()
  const pay = (order: string): Promise<boolean> =>
    run(async (api) => {
      const { url } = await api.call('payByCard', { order })
      window.location.assign(url)
    })
  return { pay, failure, busy }
}
