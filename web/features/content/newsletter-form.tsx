import { useId, useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { longestEmail } from '#contract/limits.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

type State = 'ready' | 'sending' | 'done' | { failure: string }

/** Subscribes to the newsletter; the outcome replaces the form or is shown below the box. */
export function NewsletterForm() {
  const { t } = useTranslation('content')
  const { language } = usePage()
  const id = useId()
  const hydrated = useHydrated()
  const [state, setState] = useState<State>('ready')
  const failure = typeof state === 'object' ? state.failure : undefined

  const subscribe = async (email: string) => {
    setState('sending')
    try {
      await browserApi(language).call('subscribeToNewsletter', { email, language })
      setState('done')
    } catch (error) {
      // The server explains what is wrong with the address, in the reader's language.
      const message = error instanceof ApiError && (error.fields?.email ?? error.message)
      setState({ failure: message || t('newsletter.failed') })
    }
  }

  return (
    <section aria-labelledby={`${id}title`} className="newsletter panel">
      <div>
        <h2 id={`${id}title`} className="text-xl">
          {t('newsletter.title')}
        </h2>
        <p className="pt-1 text-soft">{t('newsletter.text')}</p>
      </div>
      {state === 'done' ? (
        <p role="status" className="chip bg-fits-ground p-3 text-base text-fits">
          <Icon name="check" />
          {t('newsletter.done')}
        </p>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void subscribe(String(new FormData(event.currentTarget).get('email')).trim())
          }}
        >
          <label htmlFor={`${id}email`} className="block pb-1 text-sm font-semibold text-soft">
            {t('newsletter.email')}
          </label>
          <div className="flex gap-2">
            <input
              id={`${id}email`}
              name="email"
              type="email"
              required
              maxLength={longestEmail}
              autoComplete="email"
              dir="ltr"
              aria-invalid={failure !== undefined}
              aria-describedby={failure && `${id}failure`}
              className="control"
            />
            {/* Before hydration the browser would submit the address into the URL of the page. */}
            <button
              type="submit"
              disabled={!hydrated || state === 'sending'}
              className="button button-primary"
            >
              {t('newsletter.submit')}
            </button>
          </div>
          <p id={`${id}failure`} role="alert" className="min-h-6 pt-1 text-sm text-danger">
            {failure}
          </p>
        </form>
      )}
    </section>
  )
}
