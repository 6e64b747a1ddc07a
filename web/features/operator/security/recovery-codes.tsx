import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'

type RecoveryCodesProps = { codes: string[]; done: string; onDone: () => void }

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast(t('codes.copied'))
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t('codes.title')} className="operator-codes">
      <h2 className="text-lg">{t('codes.title')}</h2>
      <p>{t('codes.text')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className="operator-actions">
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('codes.copy')}
        </button>
        <button type="button" className="button button-primary" onClick={onDone}>
          {done}
        </button>
      </div>
    </section>
  )
}
