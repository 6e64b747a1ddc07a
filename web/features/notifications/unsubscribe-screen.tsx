import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkOf } from './unsubscribe-link.ts'

const switches = {
  message: 'messageEmail',
  callback: 'callbackEmail',
  price_drop: 'priceEmail',
  order: 'orderEmail',
} as const

/** The target of the link in an e-mail, without login: only the button unsubscribes. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('notifications')
  const [query] = useSearchParams()
  const [done, setDone] = useState(false)
  const [unknown, setUnknown] = useState(false)
  const stopping = useMutation()
  const link = linkOf(query)

  const stop = () =>
    stopping.run(async (api) => {
      try {
        await api.call('unsubscribe', link!)
        setDone(true)
      } catch (error) {
        setUnknown(error instanceof ApiError && error.code === 'unsubscribe.unknown')
        throw error
      }
    })

  if (!link) {
    return (
      <Sheet>
        <p>{t('stop.incomplete')}</p>
        <SettingsLink />
      </Sheet>
    )
  }
  return (
    <Sheet label={t(`settings.switches.${switches[link.kind]}`)}>
      {done ? (
        <>
          {/* The pressed button has been removed. */}
          <p
            ref={(element) => element?.focus()}
            tabIndex={-1}
            className="flex items-center gap-2 text-md font-semibold text-fits"
          >
            <Icon name="check" />
            {t(`stop.done.${link.kind}`)}
          </p>
          <p className="text-soft">{t('stop.still')}</p>
          <SettingsLink />
        </>
      ) : (
        <>
          <p className="text-md">{t(`stop.about.${link.kind}`)}</p>
          <p className="text-soft">{t('stop.still')}</p>
          <FormFailure message={stopping.failure} />
          <div className="flex flex-wrap gap-2">
            {!unknown && (
              <button
                type="button"
                className="button button-primary"
                disabled={stopping.busy}
                onClick={() => void stop()}
              >
                {stopping.busy ? t('stop.busy') : t('stop.button')}
              </button>
            )}
            {stopping.failure && <SettingsLink focused={unknown} />}
          </div>
        </>
      )}
    </Sheet>
  )
}

function Sheet({ label, children }: { label?: string; children: React.ReactNode }) {
  return (
    <section className="panel max-w-prose overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{label}</span>
        <Icon name="mail" />
      </div>
      <div className="grid justify-items-start gap-4 p-5">{children}</div>
    </section>
  )
}

/** `focused`: takes the focus of the removed button. */
function SettingsLink({ focused = false }) {
  const { t } = useTranslation('notifications')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])
  return (
    <Link ref={link} to="/settings#notifications" className="button">
      {t('stop.settings')}
    </Link>
  )
}
