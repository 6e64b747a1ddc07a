import { useEffect, useId, useRef, useState } from 'react'
import { ageText, waitText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNow } from '../use-now.ts'
import { CallbackButtonPlaceholder } from './callback-button-placeholder.tsx'
import { RequestDialog, type RequestValues } from './request-dialog.tsx'
import { requestView, type RequestView } from './request-view.ts'
import { useRequest } from './use-request.ts'

type CallbackButtonProps = {
  listingId: string
  sellerId: string
  /** Pending from before login: opens the dialog at once. */
  autoStart?: boolean
}

/**
 * Requests a call from the seller of a part, for signed-in users; or shows the state of the
 * request.
 */
export default function CallbackButton({ listingId, sellerId, autoStart }: CallbackButtonProps) {
  const login = useLogin()
  if (!login || login.role === 'OPERATOR') return null
  if (login._id === sellerId) return <OwnPart />
  const { _id, phone } = login
  return <Request key={`${_id} ${listingId}`} {...{ listingId, phone, autoStart }} />
}

function OwnPart() {
  const { t } = useTranslation('callbacks')
  const id = useId()
  return (
    <div className="callback-slot">
      <button type="button" className="button" disabled aria-describedby={id}>
        <Icon name="callback" />
        {t('request.button')}
      </button>
      <p id={id} className="text-soft text-sm">
        {t('request.own')}
      </p>
    </div>
  )
}

type RequestProps = { listingId: string; phone: string; autoStart: boolean | undefined }

function Request({ listingId, phone, autoStart }: RequestProps) {
  const { t } = useTranslation('callbacks')
  const now = useNow()
  const { callback, setCallback } = useRequest(listingId)
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState(false)
  const [draft, setDraft] = useState<RequestValues>()
  const view = callback === undefined ? undefined : requestView(callback, now)
  const beginning = autoStart && view?.kind === 'ask'
  useEffect(() => {
    if (beginning) setOpen(true)
  }, [beginning])
  if (!view) return <CallbackButtonPlaceholder />
  return (
    <div className="callback-slot">
      {view.kind === 'ask' ? (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          <Icon name="callback" />
          {t('request.button')}
        </button>
      ) : (
        <Outcome view={view} now={now} focused={made} />
      )}
      {open && (
        <RequestDialog
          listingId={listingId}
          phone={phone}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setOpen(false)}
          onCreated={(request) => {
            setMade(true)
            setCallback(request)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

type OutcomeProps = {
  view: Exclude<RequestView, { kind: 'ask' }>
  now: number
  /** Takes the focus of the button that it replaces. */
  focused: boolean
}

function Outcome({ view, now, focused }: OutcomeProps) {
  const { t } = useTranslation('callbacks')
  const { language } = usePage()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focused) words.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <p ref={words} tabIndex={-1} role="status" className="callback-outcome" data-kind={view.kind}>
      <Icon name={view.kind === 'closed' ? 'time' : 'check'} />
      <span>
        {view.kind === 'new' && t('request.new', { age: ageText(view.since, now, language) })}
        {view.kind === 'called' && t('request.called')}
        {view.kind === 'closed' && t('request.closed', { when: waitText(view.again, language) })}
      </span>
    </p>
  )
}
