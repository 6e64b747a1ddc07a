import { useId } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import './switch-row.css'

type SwitchRowProps = {
  label: string
  hint: string
  on: boolean
  disabled?: boolean
  saved?: boolean
  failure?: string | undefined
  onChange: (on: boolean) => void
}

/** One kind of notification, on or off; below it, whether the change was saved. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, hint, on, disabled, saved, failure, onChange } = props
  const { t } = useTranslation('notifications')
  const id = useId()
  return (
    <div className="switch-row">
      <div className="flex gap-4 items-center justify-between min-h-11">
        <div className="switch-text">
          <label htmlFor={id} className="font-semibold">
            {label}
          </label>
          <p id={`${id}hint`} className="text-sm text-soft">
            {hint}
          </p>
        </div>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          aria-describedby={`${id}hint`}
          aria-checked={on}
          checked={on}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </div>
      <p role="status" className="switch-saved">
        {saved && (
          <>
            <Icon name="check" /> {t('settings.saved')}
          </>
        )}
      </p>
      <p role="alert" className="switch-failed">
        {failure}
      </p>
    </div>
  )
}
