import { useRef } from 'react'
import { ApiError } from '#contract/api.ts'
import type { Session } from '#contract/account.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { forgetLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { toSessionView } from './session-view.ts'
import { SettingsSection } from './settings-section.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { sessionsPerPage, useSessions } from './use-sessions.ts'

/** Where one is signed in, with a way to end each, and all at once. */
export function SessionsSection() {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { shown, failure, reload, setPage } = useSessions()
  const ending = useMutation()
  const list = useRef<HTMLUListElement>(null)

  const end = (session: Session) =>
    ending.run(async (api) => {
      try {
        await api.call('endSession', { id: session._id })
      } catch (error) {
        // It has ended by itself meanwhile, which is what was asked for.
        if (!(error instanceof ApiError && error.code === 'session.not_found')) throw error
      }
      toast(t('sessions.ended'))
      // The button that was pressed goes.
      list.current?.focus()
      reload()
    })
  const endAll = () =>
    ending.run(async (api) => {
      await api.call('logoutEverywhere', {})
      location.assign('/')
      forgetLogin()
    })

  return (
    <SettingsSection id="sessions" text={t('sessions.text')}>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!shown && !failure && <div aria-hidden="true" className="skeleton h-28" />}
      {shown && (
        <ul ref={list} tabIndex={-1} className="grid">
          {shown.items.map((session) => (
            <SessionRow
              key={session._id}
              {...{ session, now: shown.at, busy: ending.busy, onEnd: () => end(session) }}
            />
          ))}
        </ul>
      )}
      {shown && (
        <ListPageButtons
          page={shown.page}
          pages={Math.ceil(shown.total / sessionsPerPage)}
          onPage={setPage}
        />
      )}
      <FormFailure message={ending.failure} />
      <div className="settings-row">
        <p className="max-w-prose text-sm text-soft">{t('sessions.everywhereText')}</p>
        <button type="button" className="button" disabled={ending.busy} onClick={endAll}>
          {t('sessions.everywhere')}
        </button>
      </div>
    </SettingsSection>
  )
}

type SessionRowProps = { session: Session; now: number; busy: boolean; onEnd: () => void }

function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const { id, browser, system, country, since, seen, current } = toSessionView(
    session,
    now,
    language,
  )
  const device = browser
    ? system
      ? t('sessions.device', { browser, system })
      : browser
    : t('sessions.unknown')
  return (
    <li className="session">
      <div className="min-w-0">
        <p id={`device${id}`} className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && (
            <span className="chip bg-fits-ground text-fits">
              <Icon name="check" />
              {t('sessions.current')}
            </span>
          )}
        </p>
        <p className="text-sm text-soft">
          {country && <>{country} · </>}
          {t('sessions.since', { age: since })}
          {!current && <> · {t('sessions.seen', { age: seen })}</>}
        </p>
      </div>
      {!current && (
        <button
          type="button"
          id={`end${id}`}
          aria-labelledby={`end${id} device${id}`}
          className="button"
          disabled={busy}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  )
}
