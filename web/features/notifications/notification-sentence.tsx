import { Fragment } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation, type Translate } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { isOrderState, isReturnState, piecesOf, sentenceOf } from './notification-view.ts'

/** A sentence in which names, numbers and prices keep their own direction. */
export function NotificationSentence({ item }: { item: Notification }) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  const { from, listing, order, price, status } = item
  const sentence = t(`${listing ? 'sentences' : 'gone'}.${sentenceOf(item)}`)
  const filling: Record<string, React.ReactNode> = {
    name: from ? (
      <bdi className="font-semibold">{from}</bdi>
    ) : (
      t(from === null ? 'names.deleted' : 'names.somebody')
    ),
    part: listing && (
      <>
        <bdi className="font-semibold">
          <MixedText text={partNameIn(listing, language)} />
        </bdi>{' '}
        <bdi dir="ltr" className="font-mono text-sm text-soft">
          {listing.partSKU}
        </bdi>
      </>
    ),
    number: order && (
      <bdi dir="ltr" className="font-mono text-sm">
        {order.number}
      </bdi>
    ),
    state: status && stateText(status, t),
    now: price && <Amount dirhams={price.now} />,
    was: price && <Amount dirhams={price.was} />,
  }
  return piecesOf(sentence).map((piece, index) => (
    <Fragment key={index}>{typeof piece === 'string' ? piece : filling[piece.slot]}</Fragment>
  ))
}

function stateText(status: string, t: Translate<'notifications'>): string {
  if (isOrderState(status)) return t(`orderStates.${status}`)
  return isReturnState(status) ? t(`returnStates.${status}`) : ''
}

function Amount({ dirhams }: { dirhams: number }) {
  return <bdi dir="ltr">AED {amountText(dirhams)}</bdi>
}
