import { useNavigate } from 'react-router'
import { ApiError, type Api } from '#contract/api.ts'
import type { OrderLine } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Puts the parts of an order into the cart again; those that are no longer on sale are left out. */
export function OrderAgain({ lines }: { lines: OrderLine[] }) {
  const { t } = useTranslation('orders')
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, run } = useMutation()
  const again = () =>
    run(
      async (api) => {
        let added = 0
        for (const line of lines) if (await addToCart(api, line)) added += 1
        if (added === 0) return toast(t('order.againNone'))
        const missing = lines.length - added
        if (missing > 0) toast(t('order.againSome', { count: missing }))
        await navigate('/cart')
      },
      { onFailure: toast },
    )
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void again()}>
      <Icon name="return" />
      {t(busy ? 'order.againBusy' : 'order.again')}
    </button>
  )
}

/** Whether the part is still on sale and is in the cart now. */
async function addToCart(api: Api, line: OrderLine): Promise<boolean> {
  const { listing_id, listing, quantity, ordered, vehicle, substitution } = line
  if (!listing_id || !listing) return false
  try {
    await api.call('setCartLine', {
      ...{ listing_id, quantity: ordered ?? quantity, substitution },
      ...(vehicle && { vehicle }),
    })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'listing.not_found') return false
    throw error
  }
}
