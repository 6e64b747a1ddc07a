import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useVocabularyQuery, weeksBack } from './vocabulary-query.ts'

/** Which seven days are shown. */
export function WeekField() {
  const { t } = useTranslation('operator')
  const { week, set } = useVocabularyQuery()
  return (
    <SelectField
      name="week"
      label={t('vocabulary.week')}
      good={false}
      placeholder={t('vocabulary.lastDays')}
      value={week === 0 ? '' : String(week)}
      options={weeksBack.slice(1).map((count) => ({
        value: String(count),
        label: t('vocabulary.weeksBack', { count }),
      }))}
      onChange={(value) => set('week', value)}
    />
  )
}
