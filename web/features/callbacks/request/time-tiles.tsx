import { callTimes, type CallTime } from '#contract/callback-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ChoiceTiles } from '#web/ui/form/choice-tiles.tsx'

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
    <ChoiceTiles
      legend={t('request.time')}
      name="preferred"
      value={value}
      options={callTimes.map((time) => ({
        value: time,
        label: t(`times.${time}`),
        note: hours[time],
      }))}
      className="call-times"
      onChange={onChange}
    />
  )
}
