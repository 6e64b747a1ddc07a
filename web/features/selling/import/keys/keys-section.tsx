import { useRef, useState } from 'react'
import { mostAccessKeys } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { KeyList } from './key-list.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { NewKey } from './new-key.tsx'
import { useKeys } from './use-keys.ts'

/** Access keys, by which a stock system sends the list itself. */
export function KeysSection() {
  const { t } = useTranslation('import')
  const { shown, failure, reload } = useKeys()
  const [stage, setStage] = useState<'rest' | 'asking' | { key: string }>('rest')
  const create = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const focusStart = useFocusAfterRender(() => create.current ?? title.current)
  const rest = () => {
    setStage('rest')
    focusStart()
  }
  return (
    <section aria-labelledby="import-keys" className="panel overflow-hidden">
      <header className="label-strip import-strip">
        <h2 id="import-keys" ref={title} tabIndex={-1}>
          {t('keys.title')}
        </h2>
      </header>
      <div className="import-body">
        <p className="text-soft">
          {t('keys.text')}{' '}
          <a href="/api/docs" className="link">
            {t('keys.docs')}
          </a>
        </p>
        {failure && <LoadFailure message={failure} onRetry={reload} />}
        {!shown && !failure && <div aria-hidden="true" className="skeleton h-20" />}
        {shown?.keys.length === 0 && stage === 'rest' && <p>{t('keys.empty')}</p>}
        {shown && shown.keys.length > 0 && (
          <KeyList
            {...shown}
            onRevoked={() => {
              reload()
              rest()
            }}
          />
        )}
        {typeof stage === 'object' && <NewKey value={stage.key} onStored={rest} />}
        {stage === 'asking' && (
          <NewKeyForm
            onCancel={rest}
            onMade={(key) => {
              setStage({ key })
              reload()
            }}
          />
        )}
        {shown && stage === 'rest' && shown.keys.length >= mostAccessKeys && (
          <p className="text-soft">{t('keys.full')}</p>
        )}
        {shown && stage === 'rest' && shown.keys.length < mostAccessKeys && (
          <button
            ref={create}
            type="button"
            className="button justify-self-start"
            onClick={() => setStage('asking')}
          >
            <Icon name="add" />
            {t('keys.create')}
          </button>
        )}
      </div>
    </section>
  )
}
