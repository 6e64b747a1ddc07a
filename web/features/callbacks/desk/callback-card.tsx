import { useRef, useState } from 'react'
import type { Callback } from '#contract/callbacks.ts'
import type { CallbackStatus } from '#contract/callback-status.ts'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RequestedPart } from './requested-part.tsx'
import { CallbackActions } from './callback-actions.tsx'
import type { CallbackView } from './callbacks-query.ts'
import { MovedNote } from './moved-note.tsx'
import { callTimeOf } from './callback-steps.ts'
import { useStep } from './use-step.ts'
import { partNameIn } from '#web/shell/part-name.ts'

type CallbackCardProps = {
  callback: Callback
  /** In ms since 1970, for the age. */
  now: number
  show: (id: string, status: CallbackStatus) => void
  /** The state that is shown: a request that has left it stays until the next reply. */
  view: CallbackView
}

/** A request: the buyer, the time, the part, and its state. */
export function CallbackCard({ callback, now, show, view }: CallbackCardProps) {
  const { t } = useTranslation('callbacks')
  const { language } = usePage()
  const card = useRef<HTMLElement>(null)
  const [hasCalled, setHasCalled] = useState(false)
  const { busy, step } = useStep(callback, show)
  const { _id, date, listing, name, note, phone, preferred, status } = callback
  const part = partNameIn(listing, language)
  const from = view === 'all' || view === status ? undefined : view
  const time = callTimeOf(preferred)
  const message = t('whatsappText', { name, part, sku: listing.partSKU })
  const go = (to: CallbackStatus) => {
    setHasCalled(false)
    // The pressed button is about to disappear.
    card.current?.focus({ preventScroll: true })
    void step(to)
  }
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={_id}
      aria-busy={busy}
      className="callback-card panel"
      data-status={status}
      data-moved={from && true}
    >
      <div className="label-strip callback-strip">
        <span className={status === 'new' ? 'marker-tag' : 'callback-chip'} data-status={status}>
          {t(`status.${status}`)}
        </span>
        <time dateTime={date}>{ageText(Date.parse(date), now, language)}</time>
      </div>
      <div className="callback-body">
        <div className="callback-who">
          <h2 id={_id} dir="auto">
            {name}
          </h2>
          <bdi dir="ltr" className="font-mono text-md font-medium">
            {phoneText(phone)}
          </bdi>
        </div>
        <p className="callback-time">
          <Icon name="time" />
          <bdi>{time ? t(`wanted.${time}`) : preferred}</bdi>
        </p>
        {note && (
          <blockquote dir="auto" className="callback-note">
            {note}
          </blockquote>
        )}
        <RequestedPart listing={listing} name={part} />
      </div>
      <div className="callback-contacts">
        <a
          href={callHref(phone)}
          className={from ? 'button' : 'button button-primary'}
          onClick={() => setHasCalled(true)}
        >
          <Icon name="phone" />
          {t('call')}
        </a>
        <a
          href={whatsappHref(phone, message)}
          target="_blank"
          rel="noopener"
          className="button"
          onClick={() => setHasCalled(true)}
        >
          <Icon name="whatsapp" />
          {t('whatsapp')}
        </a>
      </div>
      {from ? (
        <MovedNote status={status} busy={busy} onUndo={() => go(from)} />
      ) : (
        <CallbackActions
          {...{ name, status, busy, go }}
          hasCalled={hasCalled && status === 'new'}
          onNotYet={() => setHasCalled(false)}
        />
      )}
    </article>
  )
}
