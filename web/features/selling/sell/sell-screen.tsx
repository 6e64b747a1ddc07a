import { useSearchParams } from 'react-router'
import { RequireRole } from '#web/shell/members/require-role.tsx'
import type { CardSlot } from './card-preview.tsx'
import { CopyForm } from './copy-form.tsx'
import { SellForm } from './sell-form.tsx'
import './sell.css'

type SellScreenProps = {
  /** The catalogue's card, for the preview. */
  card: CardSlot
}

/** The listing that the new one is to be like. */
export const copyIn = (query: URLSearchParams) => query.get('copy')

/** Lists a part; with `?copy=<id>` one like another. For sellers, others go to register. */
export function SellScreen({ card }: SellScreenProps) {
  const [query] = useSearchParams()
  const copy = copyIn(query)
  return (
    <RequireRole only="SELLER">
      {({ _id }) =>
        copy ? (
          <CopyForm key={copy} {...{ copy, card }} user={_id} />
        ) : (
          <SellForm key={_id} {...{ card }} user={_id} />
        )
      }
    </RequireRole>
  )
}
