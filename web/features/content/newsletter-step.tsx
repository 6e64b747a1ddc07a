import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '#contract/api.ts'
import { longestToken } from '#contract/limits.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StandIn } from '#web/ui/stand-in.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { failureText } from './failure-text.ts'

const calls = { confirm: 'confirmNewsletter', leave: 'leaveNewsletter' } as const

type State = 'ready' | 'busy' | 'done' | { failure: string; unknown: boolean }

/** The target of a link in an e-mail: programs open links as well, so only the button acts. */
export function NewsletterStep({ step }: { step: 'confirm' | 'leave' }) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const hydrated = useHydrated()
  const [query] = useSearchParams()
  const [state, setState] = useState<State>('ready')
  const token = query.get('token')?.trim().slice(0, longestToken)
  const failed = typeof state === 'object' ? state : undefined

  const press = async () => {
    setState('busy')
    try {
      await browserApi(language).call(calls[step], { token: token! })
      setState('done')
    } catch (error) {
      const words = { unreachable: t('newsletter.unreachable'), failed: t('newsletter.failed') }
      const unknown = error instanceof ApiError && error.code === 'newsletter.unknown'
      setState({ failure: failureText(error, language, words), unknown })
    }
  }

  if (!token) {
    return (
      <Sheet>
        <p>{t('newsletter.incomplete')}</p>
        <HomeLink />
      </Sheet>
    )
  }
  if (state === 'done') {
    return (
      <Sheet>
        {/* The pressed button has been removed. */}
        <p
          ref={(element) => element?.focus()}
          tabIndex={-1}
          className="flex items-center gap-2 text-md font-semibold text-fits"
        >
          <Icon name="check" />
          {t(`newsletter.${step}.done`)}
        </p>
        <p className="text-soft">{t(`newsletter.${step}.after`)}</p>
        <Link to="/news" className="button">
          {t('newsletter.news')}
        </Link>
      </Sheet>
    )
  }
  return (
    <Sheet>
      <p className="text-md">{t(`newsletter.${step}.text`)}</p>
      <StandIn>
        <p className="font-semibold">{t('newsletter.noScript')}</p>
      </StandIn>
      <FormFailure message={failed?.failure} />
      {failed?.unknown ? (
        <HomeLink focused />
      ) : (
        <button
          type="button"
          className="button button-primary"
          disabled={!hydrated || state === 'busy'}
          onClick={() => void press()}
        >
          {state === 'busy' ? t('newsletter.busy') : t(`newsletter.${step}.button`)}
        </button>
      )}
    </Sheet>
  )
}

function Sheet({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('pages')
  return (
    <section aria-label={t('newsletter.label')} className="panel max-w-prose overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{t('newsletter.label')}</span>
        <Icon name="mail" />
      </div>
      <div className="grid justify-items-start gap-4 p-5">{children}</div>
    </section>
  )
}

function HomeLink({ focused = false }: { focused?: boolean }) {
  const { t } = useTranslation('pages')
  return (
    <Link to="/" className="button" ref={(element) => void (focused && element?.focus())}>
      {t('newsletter.home')}
    </Link>
  )
}
