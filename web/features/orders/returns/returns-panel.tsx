import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SellerOrder } from '#contract/orders.ts'
import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { RequestReturn } from './request/request-return.tsx'
import { ReturnCard } from './return-card.tsx'
import { openFirst } from './return-view.ts'
import { orderReturnsData } from './returns-data.ts'
import './returns.css'

/** Links from elsewhere lead to it. */
const anchor = 'returns'

type ReturnsPanelProps = {
  order: SellerOrder
  /** Whether links to the returns of this page lead here: an order may have several such panels. */
  anchored: boolean
  /** After a return was asked for or changed, which may change payment and documents of the order. */
  onChanged: () => void
}

/** The returns of a seller order, and for its buyer the way to ask for one. */
export function ReturnsPanel(props: ReturnsPanelProps) {
  const { state } = props.order
  return state === 'delivered' || state === 'completed' ? <Returns {...props} /> : null
}

function Returns({ order, anchored, onChanged }: ReturnsPanelProps) {
  const { t } = useTranslation('returns')
  const { data: reply, failure, reload, change } = useData(orderReturnsData(order._id))
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const id = useId()
  const focusTitle = useFocusAfterRender(() => document.getElementById(id))
  const isTarget = anchored && hash === `#${anchor}` && Boolean(reply?.returns.length)
  useEffect(() => {
    if (isTarget) section.current?.scrollIntoView()
  }, [isTarget])
  if (!reply) return failure ? <LoadFailure message={failure} onRetry={reload} /> : null
  const show = (shown: Return) => {
    change((page) => ({
      ...page,
      returns: page.returns.map((one) => (one._id === shown._id ? shown : one)),
    }))
    onChanged()
  }
  const { returns } = reply
  return (
    <section
      ref={section}
      id={anchored ? anchor : undefined}
      aria-labelledby={id}
      className="order-returns"
    >
      <h3 id={id} tabIndex={-1} className="text-base" hidden={returns.length === 0}>
        {t('title')}
      </h3>
      {openFirst(returns).map((shown) => (
        <ReturnCard key={shown._id} shown={shown} onReturn={show} />
      ))}
      <RequestReturn
        order={order}
        returns={returns}
        onRequested={() => {
          reload()
          onChanged()
          focusTitle()
        }}
      />
      {failure && <LoadFailure message={failure} onRetry={reload} />}
    </section>
  )
}
