import { callTimes, type CallTime } from '#contract/talking.ts'
import { useTranslation } from '#web/shell/i18n.ts'

type TimeTilesProps = { value: CallTime; onChange: (time: CallTime) => void }

const hours: Partial<Record<CallTime, string>> = {
  morning: '9 – 12',
  afternoon: '12 – 17',
  evening: '17 – 20',
}

/** The preferred time, as radio tiles. */
export function TimeTiles({ value, onChange }: TimeTilesProps) {
  const { t } = useTranslation('callbacks')
  return (
    <fieldset className="call-times">
      <legend className="field-label">{t('request.time')}</legend>
      {callTimes.map((time) => (
        <label key={time} className="call-time">
          <input
            type="radio"
            name="preferred"
            value={time}
            checked={time === value}
            onChange={() => onChange(time)}
          />
          <span>{t(`times.${time}`)}</span>
          {hours[time] && <bdi dir="ltr">{hours[time]}</bdi>}
        </label>
      ))}
    </fieldset>
  )
}
