import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { yearsOrText } from '#web/shell/vehicle-words.ts'
import type { VehicleCandidates } from './vehicle-candidates.ts'
import { vehicleText } from './vehicle.ts'

/** What a decoded number identifies, and what is left to choose. */
export function CandidatesNote({ candidates }: { candidates: VehicleCandidates }) {
  const { t } = useTranslation('results')
  const { language } = usePage()
  const { make, model, models, years } = candidates
  const text =
    make &&
    vehicleText(
      { make, model, year: years.length === 1 ? years[0] : undefined, language },
      language,
    )
  return (
    <div role="status" className="vehicle-candidates">
      <p>
        {t('vin.told')} <strong>{text}</strong>
      </p>
      {!model && <p>{t(models.length > 0 ? 'vin.someModels' : 'vin.noModel')}</p>}
      {years.length > 1 && <p>{t('vin.someYears', { years: yearsOrText(years, language) })}</p>}
      {years.length === 0 && <p>{t('vin.yearMissing')}</p>}
    </div>
  )
}
