import { useState } from 'react'
import type { Cart } from '#contract/carts.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { refreshCarts } from './use-cart.ts'

/** The link that shows a cart to others: `url` once it was asked for, until `close` or `stop`. */
export function useCartShare({ _id: cart }: Pick<Cart, '_id'>) {
  const { t } = useTranslation('cart')
  const toast = useToast()
  const { run } = useMutation()
  const [url, setUrl] = useState<string>()
  const share = async () => {
    const shared = await run(async (api) => setUrl((await api.call('shareCart', { cart })).url), {
      onFailure: toast,
    })
    if (shared) refreshCarts()
  }
  const stop = async () => {
    const stopped = await run((api) => api.call('shareCart', { cart, shared: false }), {
      onFailure: toast,
    })
    if (!stopped) return
    setUrl(undefined)
    refreshCarts()
    toast(t('share.stopped'))
  }
  return { url, share, stop, close: () => setUrl(undefined) }
}
