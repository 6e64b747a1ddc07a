import { emirates } from '#contract/emirates.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useVocabularyQuery } from './vocabulary-query.ts'

/** From which emirate the searches are shown, where that is known. */
export function EmirateField() {
  const { t } = useTranslation('operator')
  const { emirate, set } = useVocabularyQuery()
  return (
    <SelectField
      name="emirate"
      label={t('vocabulary.emirate')}
      good={false}
      placeholder={t('vocabulary.allEmirates')}
      value={emirate ?? ''}
      options={emirates.map((value) => ({ value, label: t(`shell:emirates.${value}`) }))}
      onChange={(value) => set('emirate', value)}
    />
  )
}
