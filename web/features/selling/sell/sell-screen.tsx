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

/** Lists a part; with `?copy=<id>` one like another. For sellers, others go to register. */
export default function SellScreen({ card }: SellScreenProps) {
  const [query] = useSearchParams()
  const copy = query.get('copy')
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
