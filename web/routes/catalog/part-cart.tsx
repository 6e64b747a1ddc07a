import { useId, useState } from 'react'
import { fitVerdict, unpackFits } from '#web/features/catalog/fit-verdict.ts'
import type { Part, PartView } from '#web/features/catalog/part-view.ts'
import { namesOf, useVehicle, vehicleText } from '#web/features/catalog/vehicle.ts'
import { AddToCartButton } from '#web/features/orders/add-to-cart/add-to-cart-button.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'

/** How many of the part, and the button that puts them into the cart: for "my vehicle", where it fits. */
export function PartCart({ part, seller }: { part: Part; seller: PartView['seller'] }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const vehicle = useVehicle()
  const id = useId()
  const [text, setText] = useState('1')
  if (part.soldOut) return null
  const typed = Number(text)
  const quantity = Number.isInteger(typed) && typed >= 1 ? Math.min(typed, part.quantity) : 1
  const fits = vehicle && fitVerdict(unpackFits(part.fits), namesOf(vehicle)).kind === 'fits'
  return (
    // Taken without scripts, too, and before they run.
    <form
      method="post"
      action="/cart/lines"
      className="part-cart"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="listing_id" value={part.id} />
      <input type="hidden" name="add" value="1" />
      <label htmlFor={id} className="sr-only">
        {t('cart.quantity')}
      </label>
      <input
        id={id}
        type="number"
        name="quantity"
        className="control part-quantity"
        dir="ltr"
        min={1}
        max={part.quantity}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setText(String(quantity))}
      />
      <AddToCartButton
        key={quantity}
        offer={{ id: part.id, sellerId: seller.id, quantity: part.quantity }}
        quantity={quantity}
        vehicle={fits ? vehicleText(vehicle, language) : undefined}
        className="button button-marker noscript:inline-flex!"
      />
    </form>
  )
}
