import { useId, useState } from 'react'
import { fitVerdict, unpackFits } from '#web/features/catalog/fit-verdict.ts'
import type { Part, PartView } from '#web/features/catalog/part-view.ts'
import { namesOf, useVehicle, vehicleText } from '#web/features/catalog/vehicle.ts'
import { AddToCartButton } from '#web/features/orders/add-to-cart/add-to-cart-button.tsx'
import { typedQuantity } from '#web/features/orders/cart/typed-quantity.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'

type PartCartProps = { part: Part; seller: PartView['seller']; pieces: Pieces }

/** How many pieces a buyer wants: as typed, and as a number that is in stock. */
type Pieces = { text: string; quantity: number; type: (text: string) => void }

/** The pieces for the form and for the bar of a phone; another part begins with one. */
export function usePieces({ id, quantity: inStock }: Part): Pieces {
  const [typed, setTyped] = useState({ id, text: '1' })
  const text = typed.id === id ? typed.text : '1'
  const quantity = Math.min(typedQuantity(text) ?? 1, inStock)
  return { text, quantity, type: (text) => setTyped({ id, text }) }
}

const form = 'part-cart'

/** How many of the part, and the button that puts them into the cart. */
export function PartCart(props: PartCartProps) {
  const { part, pieces } = props
  const { t } = useTranslation('catalog')
  const id = useId()
  if (part.soldOut) return null
  return (
    // Taken without scripts, too, and before they run.
    <form
      id={form}
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
        name="quantity"
        className="control part-quantity"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={pieces.text}
        onChange={({ target }) => pieces.type(target.value)}
        onBlur={() => pieces.type(String(pieces.quantity))}
      />
      <PartCartButton {...props} />
    </form>
  )
}

/** Puts the pieces into the cart: for "my vehicle", where the part fits it. */
export function PartCartButton({ part, seller, pieces }: PartCartProps) {
  const { language } = usePage()
  const vehicle = useVehicle()
  if (part.soldOut) return null
  const fits = vehicle && fitVerdict(unpackFits(part.fits), namesOf(vehicle)).kind === 'fits'
  return (
    <AddToCartButton
      key={`${part.id} ${pieces.quantity}`}
      offer={{ id: part.id, sellerId: seller.id, quantity: part.quantity }}
      quantity={pieces.quantity}
      vehicle={fits ? vehicleText(vehicle, language) : undefined}
      form={form}
      className="button button-marker noscript:inline-flex!"
    />
  )
}
